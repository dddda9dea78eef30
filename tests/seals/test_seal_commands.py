"""``pa58 seal``, ``pa58 verify`` and ``pa58 key new``, as a person at a terminal meets them."""

import os
import pty
import stat
import subprocess
import sys
from contextlib import suppress

import pytest
from cryptography.hazmat.primitives.serialization import load_pem_private_key

from pa58.seals.archive import pack, unpack

WORDS = "correct horse battery staple"


def pa58(*arguments, passphrase=None):
    command = [sys.executable, "-m", "pa58", *map(str, arguments)]
    environment = {name: value for name, value in os.environ.items() if name != "PA58_PASSPHRASE"}
    if passphrase is not None:
        environment["PA58_PASSPHRASE"] = passphrase
    return subprocess.run(
        command,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
        env=environment,
    )


def at_a_terminal(*arguments, typed):
    """Run a command at a terminal of its own, type a line whenever it asks, and return status and what was seen."""
    ours, theirs = pty.openpty()
    command = [sys.executable, "-m", "pa58", *map(str, arguments)]
    environment = {name: value for name, value in os.environ.items() if name != "PA58_PASSPHRASE"}
    streams = dict.fromkeys(("stdin", "stdout", "stderr"), theirs)
    # In a session of its own it has no other terminal to ask at.
    program = subprocess.Popen(command, start_new_session=True, env=environment, **streams)
    os.close(theirs)
    seen = b""
    lines = list(typed)
    with suppress(OSError):  # which says that the program is gone
        while some := os.read(ours, 4096):
            seen += some
            if lines and seen.endswith(b": "):
                os.write(ours, lines.pop(0).encode() + b"\n")
    os.close(ours)
    return program.wait(timeout=60), seen.decode()


@pytest.fixture(scope="module")
def sealed(tmp_path_factory):
    """Return a folder with a run of one clause, sealed by the lab, and the keys of lab and vendor."""
    folder = tmp_path_factory.mktemp("sealed")
    pa58("run", "--clause", "691.wagers.c.6.iv", "--sweep", "off", "--seed", "1", "--out", folder / "run")
    assert pa58("key", "new", "--no-passphrase", folder / "lab").returncode == 0
    assert pa58("key", "new", "--no-passphrase", folder / "vendor").returncode == 0
    assert pa58("seal", folder / "run", "--key", folder / "lab.key").returncode == 0
    return folder


def test_a_sealed_run_is_verified(sealed):
    done = pa58("verify", sealed / "run" / "bundle.zip", "--pub", sealed / "lab.pub")
    assert done.returncode == 0, done.stdout
    assert "Verified: signatures, every digest, and the report anew" in done.stdout
    assert "Item tested: pa58 reference" in done.stdout
    assert "Signed by: lab" in done.stdout


def test_sealing_again_gives_the_same_bytes(sealed, tmp_path):
    pa58("seal", sealed / "run", "--key", sealed / "lab.key", "--out", tmp_path / "again.zip")
    assert (tmp_path / "again.zip").read_bytes() == (sealed / "run" / "bundle.zip").read_bytes()


def test_the_bundle_holds_journal_report_law_cases_and_what_was_said(sealed, tmp_path):
    (tmp_path / "talk.jsonl").write_text("{}\n")
    out = tmp_path / "b.zip"
    key = sealed / "lab.key"
    pa58("seal", sealed / "run", "--key", key, "--transcript", tmp_path / "talk.jsonl", "--out", out)
    names = unpack(out.read_bytes()).keys()
    assert {
        "evidence.jsonl",
        "index.html",
        "matrix.json",
        "matrix.csv",
        "junit.xml",
        "rules_index.yaml",
        "manifest.json",
        "transcripts/talk.jsonl",
    } <= names
    assert any(name.startswith("features/691/") for name in names)
    assert pa58("verify", out, "--pub", sealed / "lab.pub").returncode == 0


def test_one_changed_byte_in_any_file_is_found(sealed, tmp_path):
    files = unpack((sealed / "run" / "bundle.zip").read_bytes())
    changed = files["evidence.jsonl"].replace(b'"passed"', b'"failed"', 1)
    (tmp_path / "b.zip").write_bytes(pack({**files, "evidence.jsonl": changed}))
    done = pa58("verify", tmp_path / "b.zip", "--pub", sealed / "lab.pub")
    assert done.returncode == 1
    assert "wrong: evidence.jsonl is not the file that the manifest lists" in done.stdout
    assert "NOT VERIFIED" in done.stdout


def test_the_vendor_signs_the_same_bundle_too(sealed, tmp_path):
    both = tmp_path / "both.zip"
    bundle = sealed / "run" / "bundle.zip"
    assert pa58("seal", bundle, "--key", f"vendor={sealed / 'vendor.key'}", "--out", both).returncode == 0
    lab, vendor = sealed / "lab.pub", f"vendor={sealed / 'vendor.pub'}"
    assert "Signed by: lab, vendor" in pa58("verify", both, "--pub", lab, "--pub", vendor).stdout
    assert pa58("verify", both, "--pub", lab).returncode == 1
    assert pa58("verify", bundle, "--pub", lab, "--pub", vendor).returncode == 1


def test_the_build_in_hand_can_be_asked_for(sealed):
    bundle, lab = sealed / "run" / "bundle.zip", sealed / "lab.pub"
    done = pa58("verify", bundle, "--pub", lab, "--subject", "sha256:0000")
    assert done.returncode == 1
    assert "not about sha256:0000" in done.stdout
    [line] = [line for line in done.stdout.splitlines() if "about the build" in line]
    build = line.split("about the build ")[1].split(",")[0]
    assert pa58("verify", bundle, "--pub", lab, "--subject", build).returncode == 0


def test_a_run_of_another_suite_is_not_sealed(sealed, tmp_path):
    journal = (sealed / "run" / "evidence.jsonl").read_text()
    digest = journal.split('"code_digest":"')[1][:64]
    (tmp_path / "evidence.jsonl").write_text(journal.replace(digest, "0" * 64))
    done = pa58("seal", tmp_path, "--key", sealed / "lab.key")
    assert done.returncode == 3
    assert "not the one at hand" in done.stderr
    assert not (tmp_path / "bundle.zip").exists()


def test_a_journal_that_expects_other_cases_than_the_features_is_not_sealed(sealed, tmp_path):
    before, expected, after = (sealed / "run" / "evidence.jsonl").read_text().partition('"expected":')
    (tmp_path / "evidence.jsonl").write_text(
        before + expected + after.replace('"name":"', '"name":"Easy: ', 1)
    )
    done = pa58("seal", tmp_path, "--key", sealed / "lab.key")
    assert done.returncode == 3
    assert "not those of the feature files" in done.stderr


class TestKeys:
    @pytest.mark.skipif(os.name != "posix", reason="file modes are those of POSIX systems")
    def test_the_private_key_is_for_its_owner_alone(self, sealed):
        assert stat.S_IMODE((sealed / "lab.key").stat().st_mode) == 0o600

    def test_a_key_is_never_overwritten(self, sealed):
        before = (sealed / "lab.key").read_bytes()
        done = pa58("key", "new", sealed / "lab", passphrase=WORDS)
        assert done.returncode == 3
        assert "exists already" in done.stderr
        assert (sealed / "lab.key").read_bytes() == before

    def test_a_public_key_that_cannot_be_written_leaves_no_private_one_behind(self, tmp_path):
        (tmp_path / "lab.pub").symlink_to(tmp_path / "nowhere")
        done = pa58("key", "new", "--no-passphrase", tmp_path / "lab")
        assert done.returncode == 3
        assert f"{tmp_path / 'lab.pub'}: cannot be written: File exists; no key was made." in done.stderr
        assert [path.name for path in tmp_path.iterdir()] == ["lab.pub"]
        assert (tmp_path / "lab.pub").is_symlink()

    def test_a_folder_that_is_not_there_is_said(self, tmp_path):
        done = pa58("key", "new", tmp_path / "none" / "lab", passphrase=WORDS)
        assert done.returncode == 3
        assert "cannot be written: No such file or directory" in done.stderr

    @pytest.mark.parametrize("name", [".", "/", "..", "keys/.."])
    def test_a_folder_is_no_name_for_a_key(self, name):
        done = pa58("key", "new", name, passphrase=WORDS)
        assert done.returncode == 3
        assert f"{name}: give the key a name" in done.stderr
        assert "Traceback" not in done.stderr

    @pytest.mark.parametrize(
        "content", ["", "no key", "-----BEGIN PRIVATE KEY-----\nAAAA\n-----END PRIVATE KEY-----\n"]
    )
    def test_what_is_no_key_is_refused_in_words(self, sealed, tmp_path, content):
        (tmp_path / "k").write_text(content)
        for done in (
            pa58("seal", sealed / "run", "--key", tmp_path / "k"),
            pa58("verify", sealed / "run" / "bundle.zip", "--pub", tmp_path / "k"),
        ):
            assert done.returncode == 3
            assert str(tmp_path / "k") in done.stderr
            assert "Traceback" not in done.stderr

    def test_public_and_private_are_told_apart(self, sealed):
        assert pa58("seal", sealed / "run", "--key", sealed / "lab.pub").returncode == 3
        assert pa58("verify", sealed / "run" / "bundle.zip", "--pub", sealed / "lab.key").returncode == 3

    def test_one_key_cannot_stand_for_two_roles(self, sealed):
        key = sealed / "lab.key"
        done = pa58("seal", sealed / "run", "--key", f"lab={key}", "--key", f"vendor={key}")
        assert done.returncode == 3
        assert "two roles" in done.stderr

    def test_a_role_that_there_is_not_is_named_and_not_taken_for_a_file(self, sealed):
        done = pa58("seal", sealed / "run", "--key", f"laboratory={sealed / 'lab.key'}")
        assert done.returncode == 3
        assert "no role is named laboratory; the roles are lab and vendor." in " ".join(done.stderr.split())


@pytest.fixture(scope="module")
def locked(tmp_path_factory):
    """Return a pair of keys, the private one locked."""
    key = tmp_path_factory.mktemp("locked") / "lab"
    done = pa58("key", "new", key, passphrase=WORDS)
    assert done.returncode == 0, done.stderr
    assert "locked with the passphrase" in done.stdout
    return key


class TestPassphrases:
    def seal(self, sealed, key, out, *arguments, **more):
        return pa58("seal", sealed / "run", "--key", f"{key}.key", "--out", out, *arguments, **more)

    def test_the_key_is_for_its_owner_alone_and_opens_with_the_passphrase_only(self, locked):
        file = locked.with_name("lab.key")
        assert stat.S_IMODE(file.stat().st_mode) == 0o600
        load_pem_private_key(file.read_bytes(), WORDS.encode())
        with pytest.raises(TypeError, match="encrypted"):
            load_pem_private_key(file.read_bytes(), None)
        with pytest.raises(ValueError, match="password"):
            load_pem_private_key(file.read_bytes(), b"another")

    @pytest.mark.parametrize(("role", "named"), [("vendor", "vendor={}"), ("lab", "{}"), ("lab", "lab={}")])
    def test_a_passphrase_for_whom_no_key_is_given_is_refused(self, sealed, tmp_path, role, named):
        (tmp_path / "words").write_text(WORDS)
        other = "lab" if role == "vendor" else "vendor"
        key = f"{other}={sealed / other}.key"
        out = tmp_path / "b.zip"
        asked = ("--passphrase-file", named.format(tmp_path / "words"), "--out", out)
        done = pa58("seal", sealed / "run", "--key", key, *asked)
        assert done.returncode == 3
        said = " ".join(done.stderr.split())
        assert f"names the {role}, for whom no key is given: add --key {role}=FILE" in said
        assert not out.exists()

    def test_the_environment_opens_it(self, sealed, locked, tmp_path):
        assert self.seal(sealed, locked, tmp_path / "b.zip", passphrase=WORDS).returncode == 0
        assert pa58("verify", tmp_path / "b.zip", "--pub", f"{locked}.pub").returncode == 0

    @pytest.mark.parametrize("end", ["", "\n", "\r\n", "\nmore\n"])
    def test_the_first_line_of_a_file_opens_it_before_the_environment(self, sealed, locked, tmp_path, end):
        file = tmp_path / "words"
        file.write_bytes((WORDS + end).encode())
        done = self.seal(
            sealed, locked, tmp_path / "b.zip", "--passphrase-file", file, passphrase="not this one"
        )
        assert done.returncode == 0, done.stderr

    def test_each_role_has_a_passphrase_of_its_own(self, sealed, locked, tmp_path):
        (tmp_path / "lab").write_text(WORDS)
        (tmp_path / "vendor").write_text("another")
        pa58("key", "new", tmp_path / "v", "--passphrase-file", tmp_path / "vendor")
        roles = ("--key", f"vendor={tmp_path / 'v.key'}", "--passphrase-file", f"lab={tmp_path / 'lab'}")
        ours = ("--passphrase-file", f"vendor={tmp_path / 'vendor'}")
        assert self.seal(sealed, locked, tmp_path / "b.zip", *roles, *ours).returncode == 0
        assert self.seal(sealed, locked, tmp_path / "c.zip", *roles).returncode == 3

    @pytest.mark.parametrize("passphrase", ["another", ""])
    def test_a_wrong_one_is_said(self, sealed, locked, tmp_path, passphrase):
        done = self.seal(sealed, locked, tmp_path / "b.zip", passphrase=passphrase)
        assert done.returncode == 3
        assert "lab.key: the passphrase is wrong." in done.stderr
        assert "Traceback" not in done.stderr
        assert not (tmp_path / "b.zip").exists()

    def test_where_nobody_can_be_asked_it_is_said_what_to_do(self, sealed, locked, tmp_path):
        done = self.seal(sealed, locked, tmp_path / "b.zip")
        assert done.returncode == 3
        assert (
            "set PA58_PASSPHRASE, name a file with --passphrase-file, or run this at a terminal"
            in done.stderr
        )
        assert list(tmp_path.iterdir()) == []

    def test_a_script_without_a_passphrase_makes_a_key_without_one_and_is_told(self, sealed, tmp_path):
        done = pa58("key", "new", tmp_path / "k")
        assert done.returncode == 0
        assert "It has no passphrase." in done.stdout
        assert self.seal(sealed, tmp_path / "k", tmp_path / "b.zip").returncode == 0

    def test_no_key_is_locked_with_nothing(self, tmp_path):
        (tmp_path / "words").write_text("\n")
        for done in (
            pa58("key", "new", tmp_path / "k", passphrase=""),
            pa58("key", "new", tmp_path / "k", "--passphrase-file", tmp_path / "words"),
        ):
            assert done.returncode == 3
            assert "the passphrase is empty" in done.stderr
        assert not (tmp_path / "k.key").exists()

    def test_a_file_that_is_not_there_is_said(self, sealed, locked, tmp_path):
        done = self.seal(sealed, locked, tmp_path / "b.zip", "--passphrase-file", tmp_path / "none")
        assert done.returncode == 3
        assert f"{tmp_path / 'none'}: cannot be read" in done.stderr

    def test_a_person_is_asked_twice_for_a_new_one_and_once_for_an_old_one_unseen(self, sealed, tmp_path):
        status, seen = at_a_terminal("key", "new", tmp_path / "k", typed=[WORDS, WORDS])
        assert status == 0, seen
        assert "Passphrase for the new key" in seen
        command = ("seal", sealed / "run", "--key", tmp_path / "k.key", "--out", tmp_path / "b.zip")
        opened, asked = at_a_terminal(*command, typed=[WORDS])
        assert opened == 0, asked
        assert f"Passphrase of {tmp_path / 'k.key'}" in asked
        assert WORDS not in seen + asked
        refused, told = at_a_terminal(*command, typed=["another"])
        assert refused == 3
        assert "the passphrase is wrong." in told

    def test_a_person_who_types_two_different_ones_is_asked_again(self, tmp_path):
        status, seen = at_a_terminal("key", "new", tmp_path / "k", typed=[WORDS, "else", WORDS, WORDS])
        assert status == 0, seen
        assert "do not match" in seen


def test_a_bundle_can_be_compared_with_a_run(sealed):
    done = pa58("compare", sealed / "run" / "bundle.zip", sealed / "run")
    assert done.returncode == 0
    assert "No regression." in done.stdout
    assert "Unchanged: 163 clauses" in done.stdout
