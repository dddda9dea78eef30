"""A bundle is a zip archive in one form; what zip archives are abused for is refused."""

import io
import stat
import zipfile

import pytest

from pa58.seals import BundleProblem
from pa58.seals.archive import pack, unpack

FILES = {"a.txt": b"alpha", "folder/b.txt": b"beta" * 100}


def archive(*entries, **options):
    """Return a zip archive of ``entries``: (name or ZipInfo, content)."""
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", **options) as file:
        for name, content in entries:
            file.writestr(name, content)
    return buffer.getvalue()


def link(name):
    entry = zipfile.ZipInfo(name)
    entry.create_system = 3
    entry.external_attr = (stat.S_IFLNK | 0o777) << 16
    return entry


class TestABundle:
    def test_can_be_read_by_any_tool_for_zip_archives(self):
        with zipfile.ZipFile(io.BytesIO(pack(FILES))) as file:
            assert file.testzip() is None
            assert {name: file.read(name) for name in file.namelist()} == FILES
            modes = {stat.S_IMODE(entry.external_attr >> 16) for entry in file.infolist()}
            assert modes == {0o644}

    def test_gives_back_what_was_put_in(self):
        assert unpack(pack(FILES)) == FILES

    def test_does_not_depend_on_the_order_of_its_files(self):
        assert pack(dict(reversed(FILES.items()))) == pack(FILES)

    @pytest.mark.parametrize("name", ["../a", "/a", "a/../b", "a//b", "a\\b", ".a", "", "é", "a/", "a\n"])
    def test_holds_no_name_that_could_lead_elsewhere(self, name):
        with pytest.raises(BundleProblem, match="name"):
            pack({name: b""})


class TestRefused:
    @pytest.mark.parametrize("name", ["../evil", "/etc/passwd", "a/../../b", "C:\\evil", "a/./b"])
    def test_a_path_that_leads_out(self, name):
        with pytest.raises(BundleProblem, match="a file of the name"):
            unpack(archive((name, b"x")))

    def test_a_symbolic_link(self):
        with pytest.raises(BundleProblem, match="links"):
            unpack(archive((link("a.txt"), b"/etc/passwd")))

    def test_a_bomb(self):
        bomb = archive(("a.txt", bytes(50_000_000)), compression=zipfile.ZIP_DEFLATED)
        with pytest.raises(BundleProblem, match=r"a\.txt is compressed"):
            unpack(bomb)

    def test_a_size_that_the_archive_does_not_have(self):
        lying = bytearray(pack({"a.txt": b"alpha"}))
        lying[18:26] = b"\xff\xff\xff\x7f" * 2
        with pytest.raises(BundleProblem, match=r"cut off within a\.txt"):
            unpack(bytes(lying))

    def test_a_name_given_twice(self):
        with pytest.warns(UserWarning, match="Duplicate name"):
            doubled = archive(("a.txt", b"one"), ("a.txt", b"two"))
        with pytest.raises(BundleProblem, match=r"holds a\.txt twice"):
            unpack(doubled)

    def test_a_name_that_differs_between_file_and_directory(self):
        data = pack({"a.txt": b"alpha"})
        place = data.rindex(b"a.txt")
        with pytest.raises(BundleProblem, match="around the files"):
            unpack(data[:place] + b"b.txt" + data[place + 5 :])

    def test_something_put_before_between_or_behind(self):
        data = pack(FILES)
        between = data.index(b"PK\3\4", 1)
        for changed in (b"MZ" + data, data + b"\0", data[:between] + b"more" + data[between:]):
            with pytest.raises(BundleProblem):
                unpack(changed)

    def test_a_comment(self):
        buffer = io.BytesIO(pack(FILES))
        with zipfile.ZipFile(buffer, "a") as file:
            file.comment = b"trust me"
        with pytest.raises(BundleProblem, match="around the files"):
            unpack(buffer.getvalue())

    def test_an_archive_that_another_tool_wrote_of_the_same_files(self):
        with pytest.raises(BundleProblem, match="form in which pa58 writes"):
            unpack(archive(*FILES.items()))

    @pytest.mark.parametrize("data", [b"", b"PK\3\4", b"not a zip archive", pack({})])
    def test_what_is_no_bundle(self, data):
        with pytest.raises(BundleProblem):
            unpack(data)
