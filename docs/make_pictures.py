"""Takes the pictures of these pages from real runs, in Chromium.

Run ``make report`` first, then ``.venv/bin/python docs/make_pictures.py [RUN]``. Needs Debian's chromium.
"""

import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

HERE = Path(__file__).parent


def main() -> None:
    """Photograph the first screen of a report."""
    run = Path(sys.argv[1]) if len(sys.argv) > 1 else HERE.parent / "out" / "reference"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        page = browser.new_page(viewport={"width": 1120, "height": 860})
        page.goto((run / "index.html").resolve().as_uri())
        page.screenshot(path=HERE / "report.png")
        browser.close()


if __name__ == "__main__":
    main()
