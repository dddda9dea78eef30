"""Changes the reference, one small change at a time, and tells which of them the feature files do not notice.

Both tools work on a copy of the suite in `out/mutation`. What has been asked is not asked again: only changed rules
are, and where the feature files have changed, what survived them before.
"""

import hashlib
import os
import shutil
import sqlite3
import subprocess
import sys
from pathlib import Path

from pa58_mutation.survivors import KNOWN, tell

ROOT = Path(__file__).resolve().parents[2]
OUT = ROOT / "out" / "mutation"
WORK = OUT / "suite"
TABLES = WORK / "tables.sqlite"
TOOLS = Path(sys.executable).parent
ASKED = WORK / "asked"

_SUITE = ("adapters", "defects", "features", "pa58", "reference_impl", "reports", "steps")
_FILES = ("conftest.py", "rules_index.yaml")
_OWN = ("pa58_mutation", "pyproject.toml", "tables.toml", "test_the_suite_notices.py")


def main() -> int:
    """Run both tools; return 1 if a change survives that `survivors.yaml` does not know."""
    rules_before, features_before = ASKED.read_text().split() if ASKED.exists() else ("", "")
    _copy()
    rules, features = _digest(WORK / "reference_impl"), _digest(WORK / "features")
    os.chdir(WORK)
    again = _survivors_of_mutmut() if features_before not in ("", features) else []
    _run("mutmut", "run", "--max-children", "1")
    if again:
        _run("mutmut", "run", "--max-children", "1", *again)
    if rules != rules_before or not TABLES.exists():
        _run("cosmic-ray", "init", "--force", "tables.toml", TABLES.name)
        _run("python", "-m", "pa58_mutation.left_to_mutmut", TABLES.name, "tables.toml")
        _run("cr-filter-operators", TABLES.name, "tables.toml")
    elif features != features_before:
        with sqlite3.connect(TABLES) as session:
            session.execute("DELETE FROM work_results WHERE test_outcome = 'SURVIVED'")
    ASKED.write_text(f"{rules} {features}\n")
    _run("cosmic-ray", "exec", "tables.toml", TABLES.name)
    text, unknown = tell(WORK, ROOT / "mutation" / KNOWN)
    (OUT / "report.md").write_text(text, encoding="utf-8")
    sys.stdout.write(text)
    return 1 if unknown else 0


def _copy() -> None:
    """Bring the copy up to date; what the tools keep there stays."""
    WORK.mkdir(parents=True, exist_ok=True)
    for folder, names in ((ROOT, _SUITE + _FILES), (ROOT / "mutation", _OWN)):
        for name in names:
            if (folder / name).is_dir():
                shutil.rmtree(WORK / name, ignore_errors=True)
                shutil.copytree(folder / name, WORK / name, ignore=shutil.ignore_patterns("__pycache__"))
            else:
                shutil.copy2(folder / name, WORK / name)


def _digest(folder: Path) -> str:
    digest = hashlib.sha256()
    for path in sorted(folder.rglob("*.*")):
        if path.suffix in (".py", ".feature"):
            digest.update(path.name.encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()


def _survivors_of_mutmut() -> list[str]:
    command = [str(TOOLS / "mutmut"), "results"]
    listed = subprocess.run(command, check=True, capture_output=True, text=True).stdout  # noqa: S603  our own
    return [line.partition(":")[0].strip() for line in listed.splitlines() if line.endswith(": survived")]


def _run(tool: str, *arguments: str) -> None:
    environment = os.environ | {"PYTHONPATH": "."}  # the copy, not what is installed
    if subprocess.run([str(TOOLS / tool), *arguments], check=False, env=environment).returncode:  # noqa: S603  our own
        raise SystemExit(f"{tool} {arguments[0]} did not come to its end; what it said stands above.")


if __name__ == "__main__":
    sys.exit(main())
