"""A small process between pa58 and a product, so that nothing of the product outlives pa58.

Usage: ``python -I -S guardian.py LINK MEMORY FILES COMMAND...``

LINK is the number of an open socket to pa58. The guardian starts the command
as the leader of a session of its own, with limits, and waits. It ends the
command *and everything that the command started* as soon as

- pa58 sends a byte over the link, or is gone, however it went (SIGKILL included);
- the command itself ends: what it left behind must not keep its pipes open.

Where pa58 is gone, it also removes the working directory, which pa58 made for this command alone.

To find also those that moved to another process group, it adopts orphans
(Linux: a child subreaper) and ends its children until none is left. Over the
link it says one line: how the command ended, or why it could not start.

It starts anew with each life of a product: what it imports is counted in milliseconds, so that it does
without ``contextlib``, ``pathlib`` and ``socket``, which would double its start.
"""
# ruff: noqa: SIM105, PTH123 -- see above

import ctypes
import os
import resource
import select
import signal
import sys
import time

PR_SET_PDEATHSIG = 1
PR_SET_CHILD_SUBREAPER = 36
PATIENCE = 5.0


def prctl(option: int, value: int) -> None:
    """Call Linux' ``prctl``; elsewhere do nothing."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(option, value, 0, 0, 0)


def limit(kind: int, amount: int) -> None:
    """Set a limit for good, or leave the lower one that holds already."""
    _, highest = resource.getrlimit(kind)
    if highest != resource.RLIM_INFINITY:
        amount = min(amount, highest)
    resource.setrlimit(kind, (amount, amount))


def start(link: int, memory: int, files: int, command: list[str]) -> int:
    """Start the command under limits, in a session of its own; return its process id."""
    guardian = os.getpid()
    child = os.fork()
    if child:
        return child
    try:
        os.setsid()
        prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
        if os.getppid() != guardian:
            os._exit(1)
        signal.set_wakeup_fd(-1)
        for number in (
            signal.SIGPIPE,
            signal.SIGXFSZ,
            signal.SIGCHLD,
            signal.SIGTERM,
            signal.SIGINT,
            signal.SIGHUP,
        ):
            signal.signal(number, signal.SIG_DFL)
        limit(resource.RLIMIT_DATA, memory)
        limit(resource.RLIMIT_NOFILE, files)
        limit(resource.RLIMIT_CORE, 0)
        os.execvp(command[0], command)  # noqa: S606 -- the command line is the user's own
    except (OSError, ValueError) as error:
        say(link, f"could not start: {error}")
    os._exit(127)


def reap(child: int) -> str | None:
    """Collect those that ended; return how the command ended, if it is among them."""
    ended = None
    try:
        while True:
            pid, status = os.waitpid(-1, os.WNOHANG)
            if pid == 0:
                break
            if pid == child:
                code = os.waitstatus_to_exitcode(status)
                ended = f"exit code {code}" if code >= 0 else f"ended by {signal.Signals(-code).name}"
    except ChildProcessError:
        pass
    return ended


def end_all(child: int) -> None:
    """End the command's process group, then every child and adopted orphan until none is left."""
    until = time.monotonic() + PATIENCE
    try:
        os.killpg(child, signal.SIGKILL)
    except (ProcessLookupError, PermissionError):
        pass
    while time.monotonic() < until:
        for pid in children():
            try:
                os.kill(pid, signal.SIGKILL)
            except ProcessLookupError:
                pass
        reap(child)
        try:
            if os.waitid(os.P_ALL, 0, os.WEXITED | os.WNOHANG | os.WNOWAIT) is None:
                time.sleep(0.001)
        except ChildProcessError:
            return


def children() -> list[int]:
    """Return the guardian's children and adopted orphans, where the system lists them."""
    try:
        with open(f"/proc/self/task/{os.getpid()}/children", encoding="ascii") as listing:
            return [int(pid) for pid in listing.read().split()]
    except OSError:
        return []


def hear(link: int) -> bytes:
    """Return what pa58 said; nothing, if it is gone."""
    try:
        return os.read(link, 1)
    except OSError:
        return b""


def say(link: int, words: str) -> None:
    """Tell pa58, if it is still there."""
    try:
        os.write(link, f"{words}\n".encode())
    except OSError:
        pass


def catch_signals() -> tuple[int, list[int]]:
    """Return a pipe that is readable after each signal, and a list of those that ask for an end."""
    woken, wake = os.pipe()
    os.set_blocking(wake, False)
    signal.set_wakeup_fd(wake, warn_on_full_buffer=False)
    stops: list[int] = []
    signal.signal(signal.SIGCHLD, lambda _number, _frame: None)
    for number in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
        signal.signal(number, lambda number, _frame: stops.append(number))
    return woken, stops


def main() -> None:
    """Guard one command from start to end."""
    parent = os.getppid()
    link = int(sys.argv[1])
    os.set_inheritable(link, False)  # noqa: FBT003 -- the call takes no keyword
    prctl(PR_SET_CHILD_SUBREAPER, 1)
    woken, stops = catch_signals()
    child = start(link, int(sys.argv[2]), int(sys.argv[3]), sys.argv[4:])
    nothing = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(nothing, stream)

    ended: str | None = None
    heard: bytes | None = None
    while ended is None and heard is None and not stops and os.getppid() == parent:
        ready, _, _ = select.select([link, woken], [], [], 0.5)
        if woken in ready:
            os.read(woken, 4096)
            ended = reap(child)
        if link in ready:
            heard = hear(link)
    if ended is not None:
        say(link, ended)
    end_all(child)
    while heard is None and os.getppid() == parent:
        if select.select([link], [], [], 0.5)[0]:
            heard = hear(link)
    if not heard:
        import shutil  # noqa: PLC0415 -- rarely needed, and slow to import

        shutil.rmtree(os.getcwd(), ignore_errors=True)  # noqa: PTH109 -- see above


if __name__ == "__main__":
    main()
