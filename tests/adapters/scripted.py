"""How the tests start the scripted product, and how they find what is left of it."""

import shlex
import sys
import time
from pathlib import Path

from adapters import SupervisedProduct

SCRIPT = Path(__file__).with_name("faulty_product.py")
CASES = [{"cards": "As 4d", "number": number} for number in range(5000)]
RIGHT = [{"ok": {"count": 3 * number + 1}} for number in range(5000)]


def command(fault, where, token, batch=1000):
    """Return the command line of the scripted product."""
    words = [sys.executable, "-I", "-S", SCRIPT, fault, where, token, batch]
    return shlex.join(str(word) for word in words)


def start(fault, where, tmp_path, *, batch=1000, **limits):
    """Start the scripted product under supervision."""
    line = command(fault, where, tmp_path / "token", batch)
    return SupervisedProduct(line, **{"seed": 1, **limits})


def ask(product, cases=CASES):
    return product.evaluate("680a", "point-count", cases)


def processes(token):
    """Return the ids of the processes whose command line holds ``token``: product, offspring, guardian."""
    found = []
    for folder in Path("/proc").iterdir():
        if folder.name.isdigit():
            try:
                if str(token).encode() in (folder / "cmdline").read_bytes():
                    found.append(int(folder.name))
            except OSError:
                continue
    return found


def gone(token, seconds=10.0):
    """Wait until no process holds ``token``; return whether that came about."""
    until = time.monotonic() + seconds
    while processes(token):
        if time.monotonic() > until:
            return False
        time.sleep(0.02)
    return True
