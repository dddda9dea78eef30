"""What a product could reach on this machine, said honestly; and bubblewrap, which lessens it."""

import shutil
import subprocess
from pathlib import Path

from msgspec import Struct

from adapters.errors import SandboxMissing


class Isolation(Struct, frozen=True, kw_only=True):
    """What the process of the product could reach, in sentences for the report."""

    sandbox: bool
    files: str
    network: str
    limits: str

    @property
    def sentences(self) -> tuple[str, ...]:
        """What a report says of it."""
        where = "inside bubblewrap (--sandbox)" if self.sandbox else "without a sandbox"
        return (
            f"The program of the product ran {where}.",
            f"It {self.files}.",
            f"It {self.network}.",
            f"It had {self.limits}.",
        )


_LIMITS = (
    "limits on memory and open files for each process, a clean environment, and a working folder of its own"
)

DEFAULT = Isolation(
    sandbox=False,
    files="could read and write every file that the user who ran pa58 can",
    network="could use the network as the user who ran pa58 can",
    limits=_LIMITS,
)
SANDBOXED = Isolation(
    sandbox=True,
    files="could read the files of the machine (not /run), and write to its own temporary folder only",
    network="had no network; a local socket file outside /run, in a folder it can read, was in reach",
    limits=_LIMITS,
)


def bubblewrap() -> str:
    """Return the path of a bubblewrap that works here; raise ``SandboxMissing`` otherwise."""
    found = shutil.which("bwrap")
    if found is None:
        raise SandboxMissing(
            "--sandbox needs bubblewrap (the program `bwrap`), which is not on this machine. "
            "Install it (Debian: apt-get install bubblewrap), or run without --sandbox."
        )
    trial = [found, "--ro-bind", "/", "/", "--unshare-all", "--", "true"]
    tried = subprocess.run(trial, capture_output=True, check=False)  # noqa: S603 -- bwrap itself, fixed arguments
    if tried.returncode:
        raise SandboxMissing(
            "--sandbox: bubblewrap is installed, but cannot make a sandbox on this machine: "
            f"{tried.stderr.decode(errors='replace').strip()}"
        )
    return found


def wrapped(bwrap: str, command: list[str], folder: Path) -> list[str]:
    """Return the command inside a sandbox in which only ``folder`` can be written."""
    return [
        bwrap,
        *("--ro-bind", "/", "/"),
        *("--dev", "/dev"),
        *("--proc", "/proc"),
        *("--tmpfs", "/run"),
        *("--bind", str(folder), str(folder)),
        *("--chdir", str(folder)),
        "--unshare-all",
        "--die-with-parent",
        "--",
        *command,
    ]
