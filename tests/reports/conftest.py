"""What the tests of reports share: the realistic run, written once."""

from collections.abc import Iterator
from pathlib import Path

import matrices
import pytest
from browsing import Tab, chromium
from playwright.sync_api import Browser
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


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with chromium() as browser:
        yield browser


@pytest.fixture
def tab(browser: Browser) -> Iterator[Tab]:
    context = browser.new_context(viewport={"width": 1280, "height": 900})
    tab = Tab(context)
    yield tab
    context.close()
    assert tab.complaints == []


@pytest.fixture
def report(folder: Path) -> Path:
    return folder / "index.html"
