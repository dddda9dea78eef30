"""What the tests of reports share: the realistic run, written once."""

from pathlib import Path

import matrices
import pytest
from report_reader import Page

from reports import Matrix, write_outputs


@pytest.fixture(scope="session")
def matrix() -> Matrix:
    return matrices.realistic()


@pytest.fixture(scope="session")
def folder(matrix: Matrix, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("report")
    write_outputs(matrix, folder)
    return folder


@pytest.fixture(scope="session")
def page(folder: Path) -> Page:
    return Page.read((folder / "index.html").read_bytes())


@pytest.fixture(scope="session")
def hostile_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("hostile")
    write_outputs(matrices.hostile(), folder)
    return folder


@pytest.fixture(scope="session")
def hostile_page(hostile_folder: Path) -> Page:
    return Page.read((hostile_folder / "index.html").read_bytes())
