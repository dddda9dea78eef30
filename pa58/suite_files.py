"""Where the suite proper stands: the feature files, the clause index and the wiring of pytest."""

from pathlib import Path

import pa58


def suite_root() -> Path:
    """Return the directory that holds ``features/``, ``rules_index.yaml`` and ``conftest.py``.

    An installed package carries them inside; in a source tree they are beside the package.
    """
    package = Path(pa58.__file__).resolve().parent
    carried = package / "suite"
    return carried if carried.is_dir() else package.parent
