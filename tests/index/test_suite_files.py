"""The suite is found beside the package in a source tree, and inside it where it is installed."""

import pa58
from pa58.suite_files import suite_root


def test_a_source_tree_has_the_suite_beside_the_package():
    assert (suite_root() / "rules_index.yaml").is_file()
    assert (suite_root() / "features").is_dir()


def test_an_installed_package_carries_the_suite(tmp_path, monkeypatch):
    (tmp_path / "pa58" / "suite").mkdir(parents=True)
    monkeypatch.setattr(pa58, "__file__", str(tmp_path / "pa58" / "__init__.py"))
    assert suite_root() == tmp_path / "pa58" / "suite"
