"""Takes the pictures of these pages from real runs, in Chromium, and makes the sample report of a wrong product.

Run ``make report`` first, then ``.venv/bin/python docs/make_pictures.py [RUN]``, where RUN is the folder of that
report. Needs Debian's chromium. Takes about a minute.
"""

import os
import platform
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import msgspec
from make_qualification import SAMPLE
from playwright.sync_api import Page, sync_playwright

from defects import CATALOGUE
from reports.matrix import Matrix

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
SAMPLES = HERE / "sample"


def main() -> None:
    """Photograph the first screen of the reference's report, and what a failure looks like."""
    run = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "out" / "reference"
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        page = browser.new_page(viewport={"width": 1120, "height": 860})
        _photograph(page, run / "index.html", HERE / "report.png")
        wrong = _run_of_a_wrong_product(Path(folder))
        SAMPLES.mkdir(exist_ok=True)
        shutil.copyfile(wrong / "index.html", SAMPLES / "index.html")
        matrix = msgspec.json.decode((wrong / "matrix.json").read_bytes(), type=Matrix)
        first = next(case for case in matrix.scenarios if case.outcome == "failed")
        sweep = next(number for number, each in enumerate(matrix.sweeps, start=1) if each.disagreements)
        for name, anchor, above in (
            ("first-screen", "", 0),
            ("failure", first.anchor, 320),
            ("sweep", f"report-sweep-{sweep}", 20),
        ):
            _photograph(page, SAMPLES / "index.html", SAMPLES / f"{name}.png", anchor, above)
        browser.close()


def _run_of_a_wrong_product(folder: Path) -> Path:
    """Run its chapter on the wrong product, as a vendor would, and return the folder of the run."""
    command = [sys.executable, "-m", "pa58", "run", "--adapter", f"python defects serve {SAMPLE}"]
    command += ["--chapter", CATALOGUE[SAMPLE].chapter, "--seed", "1", "--out", str(folder)]
    # The command is to stand in the report as anybody would give it, without this machine's paths.
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    done = subprocess.run(command, cwd=ROOT, env=os.environ | {"PATH": path}, check=False)  # noqa: S603  our own
    if done.returncode != 1:
        sys.exit(f"{SAMPLE} should fail a clause, and the run ended with {done.returncode}.")
    said = (folder / "index.html").read_text(encoding="utf-8")
    for secret in (str(ROOT), str(Path(sys.executable).parent), tempfile.gettempdir() + "/"):
        if secret in said:
            sys.exit(f"the report names {secret}, which is of this machine alone.")
    if re.search(rf"\b{re.escape(platform.node())}\b", said):
        sys.exit("the report names this machine.")
    return folder


def _photograph(page: Page, report: Path, picture: Path, anchor: str = "", above: int = 0) -> None:
    """Take ``picture`` of a report, from ``above`` pixels over ``anchor`` on, or from its beginning."""
    page.goto(report.resolve().as_uri())
    if anchor:
        place = page.locator(f"[id='{anchor}']")
        place.evaluate(
            "node => { for (; node; node = node.parentElement) if ('open' in node) node.open = true; }"
        )
        for _ in range(5):  # what comes into sight takes its place then, and moves the rest
            place.evaluate(
                "(node, above) => window.scrollBy(0, node.getBoundingClientRect().top - above)", above
            )
            page.wait_for_timeout(100)
    page.screenshot(path=picture)


if __name__ == "__main__":
    main()
