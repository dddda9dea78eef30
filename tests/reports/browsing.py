"""A real browser for the tests of pages.

Needs Debian's Chromium. Where there is none the tests are skipped, and say so; under CI they fail.
"""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NoReturn

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Request, sync_playwright

CHROMIUM = Path("/usr/bin/chromium")


def do_without(reason: str) -> NoReturn:
    """Skip the test for ``reason``; under CI, where everything is to be there, fail it."""
    if os.environ.get("CI") == "true":
        pytest.fail(reason)
    pytest.skip(reason)


@contextmanager
def chromium() -> Iterator[Browser]:
    if not CHROMIUM.exists():
        do_without(f"no browser: {CHROMIUM} is missing (apt-get install chromium)")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"]
        )
        yield browser
        browser.close()


class Tab:
    """A page of its own with everything that it complained about."""

    def __init__(self, context: BrowserContext) -> None:
        self.complaints: list[str] = []
        self.page: Page = context.new_page()
        self.page.set_default_timeout(10_000)
        self.page.on("console", lambda message: self.complaints.append(message.text))
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("dialog", lambda dialog: self.complaints.append(dialog.message))
        self.page.on("request", self._requested)

    def _requested(self, request: Request) -> None:
        if not request.url.startswith(("file:", "data:", "blob:")):
            self.complaints.append(request.url)

    def open(self, file: Path, fragment: str = "") -> Page:
        self.page.goto(f"{file.as_uri()}{fragment}")
        return self.page
