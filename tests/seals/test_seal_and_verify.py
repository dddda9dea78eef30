"""A seal holds for what was sealed, byte for byte, and for nothing else."""

import base64
import json

import pytest
from securesystemslib.signer import CryptoSigner
from small_run import derive

from pa58.seals import BundleProblem, OtherSuite, countersign, seal, verify
from pa58.seals.archive import pack, unpack

CONFORMANCE = "seals/conformance.dsse.json"
TEST_RESULT = "seals/test-result.dsse.json"


def payload(files, name):
    return json.loads(base64.b64decode(json.loads(files[name])["payload"]))


class TestAGoodBundle:
    def test_is_verified(self, bundle, keys):
        found = verify(bundle, keys, derive)
        assert (found.problems, found.undecided, found.signed) == ((), "", ("lab", "vendor"))

    def test_has_the_same_bytes_for_the_same_run_and_keys(self, sources, bundle, lab, vendor):
        assert seal(dict(reversed(sources.items())), derive, {"vendor": vendor, "lab": lab}) == bundle

    def test_is_about_the_build_and_names_clauses_suite_index_and_adapter(self, bundle):
        statement = payload(unpack(bundle), CONFORMANCE)
        predicate = statement["predicate"]
        assert statement["_type"] == "https://in-toto.io/Statement/v1"
        assert statement["subject"] == [{"name": "Game 3", "digest": {"sha256": "c0ffee"}}]
        assert predicate["clauses"] == {"601a.2.a": "passed"}
        assert predicate["suite"]["index_digest"] == "2b"
        assert predicate["suite"]["code_digest"] == "3c"
        assert predicate["adapter"] == {"command": "./game --serve", "files": {"./game": "4d"}}

    def test_has_the_standard_predicate_for_test_results(self, bundle):
        statement = payload(unpack(bundle), TEST_RESULT)
        assert statement["predicateType"] == "https://in-toto.io/attestation/test-result/v0.1"
        assert statement["predicate"]["result"] == "PASSED"
        assert statement["predicate"]["passedTests"] == ["features/a.feature:3"]
        assert {"name": "./game", "digest": {"sha256": "4d"}} in statement["predicate"]["configuration"]

    @pytest.mark.parametrize(
        ("verdict", "result"),
        [
            ("conforms-with-findings", "WARNED"),
            ("not-fully-verified", "FAILED"),
            ("does-not-conform", "FAILED"),
        ],
    )
    def test_passes_only_what_was_shown_to_conform(self, sources, lab, verdict, result):
        def judged(files):
            derived = derive(files)
            derived["matrix.json"] = derived["matrix.json"].replace(b'"conforms"', f'"{verdict}"'.encode())
            return derived

        files = unpack(seal(sources, judged, {"lab": lab}))
        assert payload(files, TEST_RESULT)["predicate"]["result"] == result


class TestAnyChangedByte:
    def test_is_found_wherever_it_stands_in_the_bundle(self, bundle, keys):
        data = bytearray(bundle)
        for place in range(len(data)):
            for change in (0x01, 0x20, 0x80):
                data[place] ^= change
                assert verify(bytes(data), keys, derive).problems, f"byte {place} may change by {change:#x}"
                data[place] ^= change
        assert not verify(bytes(data), keys, derive).problems

    def test_is_found_in_every_file_though_the_archive_is_made_whole_again(self, bundle, keys):
        files = unpack(bundle)
        for name, content in files.items():
            for place in range(len(content)):
                changed = bytearray(content)
                changed[place] ^= 0x01
                found = verify(pack({**files, name: bytes(changed)}), keys, derive)
                assert found.problems, f"byte {place} of {name} may change"

    def test_is_found_where_bytes_are_missing_or_added(self, bundle, keys):
        for place in range(0, len(bundle), 7):
            assert verify(bundle[:place], keys, derive).problems
            assert verify(bundle[:place] + bundle[place + 1 :], keys, derive).problems
            assert verify(bundle[:place] + b"\0" + bundle[place:], keys, derive).problems


class TestFiles:
    def test_a_missing_file_is_named(self, bundle, keys):
        files = unpack(bundle)
        del files["features/a.feature"]
        assert verify(pack(files), keys, derive).problems == (
            "features/a.feature is listed in the manifest, and missing.",
        )

    def test_a_file_too_many_is_named(self, bundle, keys):
        files = {**unpack(bundle), "features/b.feature": b""}
        assert verify(pack(files), keys, derive).problems == (
            "features/b.feature is not listed in the manifest.",
        )

    def test_a_changed_file_is_named(self, bundle, keys):
        files = {**unpack(bundle), "index.html": b"<p>All is well.</p>"}
        [problem] = verify(pack(files), keys, derive).problems
        assert problem.startswith("index.html is not the file that the manifest lists")

    def test_a_changed_file_with_a_manifest_to_match_is_found(self, sources, bundle, keys):
        other = CryptoSigner.generate_ed25519()
        files = unpack(seal({**sources, "features/a.feature": b"Feature: B\n"}, derive, {"lab": other}))
        sealed = unpack(bundle)
        forged = pack({**files, CONFORMANCE: sealed[CONFORMANCE], TEST_RESULT: sealed[TEST_RESULT]})
        assert len(verify(forged, keys, derive).problems) == 2

    def test_a_file_that_no_bundle_has_is_found_though_it_is_signed(self, sources, lab):
        sealed = seal({**sources, "notes.txt": b"look here"}, derive, {"lab": lab})
        assert verify(sealed, {"lab": lab.public_key}, derive).problems == (
            "notes.txt is a file that no bundle has.",
        )

    def test_a_report_that_does_not_come_out_of_the_journal_is_found_though_it_is_signed(self, sources, lab):
        def embellished(files):
            return {**derive(files), "index.html": b"<p>All is well.</p>"}

        sealed = seal(sources, embellished, {"lab": lab})
        assert verify(sealed, {"lab": lab.public_key}, derive).problems == (
            "index.html is not what comes out of the journal.",
        )

    def test_what_only_another_version_can_check_is_said_to_be_unchecked(self, bundle, keys):
        def unable(_):
            raise OtherSuite("another version made it.")

        found = verify(bundle, keys, unable)
        assert (found.problems, found.undecided) == ((), "another version made it.")


class TestSignatures:
    def test_of_a_role_asked_for_must_be_there(self, sources, lab, keys):
        problems = verify(seal(sources, derive, {"lab": lab}), keys, derive).problems
        assert problems == (
            f"{TEST_RESULT}: it is not signed by the vendor.",
            f"{CONFORMANCE}: it is not signed by the vendor.",
        )

    def test_are_never_left_unchecked(self, bundle, lab):
        problems = verify(bundle, {"lab": lab.public_key}, derive).problems
        assert len(problems) == 2
        assert all("--pub vendor=FILE" in problem for problem in problems)

    def test_count_for_the_role_of_their_key_alone(self, bundle, lab, vendor):
        exchanged = {"lab": vendor.public_key, "vendor": lab.public_key}
        assert len(verify(bundle, exchanged, derive).problems) == 4

    def test_by_a_stranger_who_claims_to_be_the_lab_are_refused(self, sources, keys, vendor):
        forged = seal(sources, derive, {"lab": CryptoSigner.generate_ed25519(), "vendor": vendor})
        problems = verify(forged, keys, derive).problems
        assert len(problems) == 2
        assert all("made with another key than the one given" in problem for problem in problems)

    def test_are_in_envelopes_of_one_spelling(self, bundle, keys):
        files = unpack(bundle)
        spelt = files[CONFORMANCE]
        # A 64-byte signature ends in ..== and leaves four bits of its last letter unused.
        place = spelt.index(b'=="')
        alike = spelt[: place - 1] + bytes([spelt[place - 1] + 1]) + spelt[place:]
        for changed in (spelt + b" ", spelt.replace(b'":', b'": '), alike):
            [problem] = verify(pack({**files, CONFORMANCE: changed}), keys, derive).problems
            assert "something in it was changed" in problem

    def test_of_one_statement_do_not_serve_another(self, sources, bundle, keys, lab, vendor):
        other = {**sources, "features/a.feature": b"Feature: B\n"}
        files = unpack(seal(other, derive, {"lab": lab, "vendor": vendor}))
        mine, theirs = json.loads(unpack(bundle)[CONFORMANCE]), json.loads(files[CONFORMANCE])
        mine["signatures"] = theirs["signatures"]
        spelt = json.dumps(mine, sort_keys=True, separators=(",", ":")).encode() + b"\n"
        problems = verify(pack({**unpack(bundle), CONFORMANCE: spelt}), keys, derive).problems
        assert len(problems) == 2
        assert all("does not belong to what it stands under" in problem for problem in problems)

    def test_over_another_type_of_payload_are_refused(self, bundle, keys):
        files = unpack(bundle)
        retyped = files[CONFORMANCE].replace(b"application/vnd.in-toto+json", b"text/plain")
        [problem] = verify(pack({**files, CONFORMANCE: retyped}), keys, derive).problems
        assert "'text/plain'" in problem

    @pytest.mark.parametrize(
        "nonsense",
        [
            b"",
            b"[]",
            b"{}",
            b"[" * 100_000,
            b'{"payload": 1, "payloadType": 2, "signatures": 3}\n',
            b'{"payload":"","payloadType":"","signatures":[{"keyid":[],"role":{},"sig":"AA=="}]}\n',
        ],
    )
    def test_in_an_envelope_that_is_none_are_refused(self, bundle, keys, nonsense):
        files = {**unpack(bundle), CONFORMANCE: nonsense}
        [problem] = verify(pack(files), keys, derive).problems
        assert problem.startswith(CONFORMANCE)


class TestCountersigning:
    def test_gives_the_bundle_that_both_would_have_sealed(self, sources, bundle, lab, vendor):
        assert countersign(seal(sources, derive, {"lab": lab}), derive, {"vendor": vendor}) == bundle

    def test_is_refused_to_who_has_signed(self, bundle, lab):
        with pytest.raises(BundleProblem, match="signed by the lab already"):
            countersign(bundle, derive, {"lab": lab})

    def test_is_refused_for_a_report_that_does_not_come_out_of_the_journal(self, sources, lab, vendor):
        def embellished(files):
            return {**derive(files), "index.html": b"<p>All is well.</p>"}

        with pytest.raises(BundleProblem, match="not what comes out of the journal"):
            countersign(seal(sources, embellished, {"lab": lab}), derive, {"vendor": vendor})
