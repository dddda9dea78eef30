"""One life of a product's process: its guardian, its pipes, its folder, and one exchange at a time."""

import contextlib
import fcntl
import os
import select
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from adapters import guardian
from adapters.messages import MAX_RESPONSE_BYTES
from adapters.sandbox import wrapped
from adapters.wire import Violation, excerpt

MEMORY = 4 << 30
"""Bytes of private writable memory that one process of the product may hold."""

OPEN_FILES = 256

STDERR_TAIL = 64 << 10
CHUNK = 1 << 20
WORD_SECONDS = 0.25
"""How long a closed pipe waits for the guardian to say that the program is gone."""

END_SECONDS = guardian.PATIENCE + 5.0
"""How long to wait for the guardian to end everything."""


class Child:
    """A running product. Not for use by two threads."""

    def __init__(self, command: list[str], *, bwrap: str | None = None) -> None:
        """Start ``command``, in a sandbox where ``bwrap`` names one; the first exchange shows if it lives."""
        self._folder = Path(tempfile.mkdtemp(prefix="pa58-product-"))
        if bwrap is not None:
            command = wrapped(bwrap, command, self._folder)
        self._link, far = socket.socketpair()
        with far:
            guarded = [sys.executable, "-I", "-S", guardian.__file__, str(far.fileno())]
            self._guardian = subprocess.Popen(  # noqa: S603 -- the command line is the user's own
                [*guarded, str(MEMORY), str(OPEN_FILES), *command],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                bufsize=0,
                pass_fds=[far.fileno()],
                cwd=self._folder,
                env=_environment(self._folder),
                start_new_session=True,
            )
        self._stdin, self._stdout, self._stderr = (
            stream.fileno()
            for stream in (self._guardian.stdin, self._guardian.stdout, self._guardian.stderr)
            if stream is not None
        )
        for pipe in (self._stdin, self._stdout, self._stderr):
            os.set_blocking(pipe, False)
        _widen(self._stdin)
        _widen(self._stdout)
        self._poll = select.poll()
        self._poll.register(self._stdout, select.POLLIN)
        self._poll.register(self._stderr, select.POLLIN)
        self._unsent = memoryview(b"")
        self._received = bytearray()
        self._tail = bytearray()

    @property
    def stderr(self) -> bytes:
        """The last 64 KiB said on standard error since ``forget_stderr``."""
        return bytes(self._tail[-STDERR_TAIL:])

    def forget_stderr(self) -> None:
        """Begin a new stretch of standard error."""
        self._tail.clear()

    def exchange(self, line: bytes, seconds: float) -> bytes:
        """Send ``line``, and return the first line that comes back within ``seconds``, without its ending.

        Whatever else happens raises ``Violation``; the child must then be killed. What came after that
        line is kept, and makes the next exchange a violation.
        """
        if self._received:
            raise Violation(
                "extra-line",
                f"after its answer came {excerpt(bytes(self._received), 200)}",
                received=bytes(self._received),
            )
        deadline = time.monotonic() + seconds
        self._send(line)
        while True:
            left = deadline - time.monotonic()
            if left <= 0:
                raise Violation(
                    "deadline", f"no answer within {seconds:.3g} s", received=bytes(self._received)
                )
            for descriptor, _ in self._poll.poll(left * 1000):
                if descriptor == self._stderr:
                    self._drain_stderr()
                elif descriptor == self._stdin:
                    self._continue_sending()
                else:
                    answer = self._read_line()
                    if answer is not None:
                        self._drain_stderr()
                        return answer

    def finish(self, seconds: float) -> str:
        """Close its input, wait, and return how it ended ("exit code 0"), or "" if it did not in time."""
        self._close_stdin()
        deadline = time.monotonic() + seconds
        while (left := deadline - time.monotonic()) > 0:
            if select.select([self._link], [], [], min(left, 0.05))[0]:
                return self._word()
            self._drain_stderr()
            with contextlib.suppress(BlockingIOError):
                os.read(self._stdout, CHUNK)
        return ""

    def kill(self) -> None:
        """End the product and everything that it started; safe to call twice."""
        with contextlib.suppress(OSError):
            self._link.send(b".")
        self._link.close()
        try:
            self._guardian.wait(END_SECONDS)
        except subprocess.TimeoutExpired:
            self._guardian.kill()
            self._guardian.wait()
        for stream in (self._guardian.stdin, self._guardian.stdout, self._guardian.stderr):
            if stream is not None:
                stream.close()
        shutil.rmtree(self._folder, ignore_errors=True)

    def _send(self, line: bytes) -> None:
        self._unsent = memoryview(line)
        self._continue_sending()
        if self._unsent:
            self._poll.register(self._stdin, select.POLLOUT)

    def _continue_sending(self) -> None:
        try:
            self._unsent = self._unsent[os.write(self._stdin, self._unsent) :]
        except BlockingIOError:
            return
        except BrokenPipeError:
            raise self._silence("closed-input", "it closed its standard input") from None
        if not self._unsent:
            with contextlib.suppress(KeyError):
                self._poll.unregister(self._stdin)

    def _read_line(self) -> bytes | None:
        """Read what is there; return the line once it is whole."""
        try:
            chunk = os.read(self._stdout, CHUNK)
        except BlockingIOError:
            return None
        if not chunk:
            raise self._silence("end-of-file", "it closed its standard output")
        end = chunk.find(b"\n")
        if len(self._received) + (len(chunk) if end < 0 else end) > MAX_RESPONSE_BYTES:
            received = bytes(self._received[:CHUNK]) + chunk[:CHUNK]
            raise Violation("too-long", "the line has more than 16 MiB", received=received)
        if end < 0:
            self._received += chunk
            return None
        answer = bytes(self._received) + chunk[:end]
        if self._unsent:
            raise Violation("extra-line", "a line came before the request was sent in full", received=answer)
        self._received = bytearray(chunk[end + 1 :])
        return answer.removesuffix(b"\r")

    def _silence(self, kind: str, detail: str) -> Violation:
        """Return the violation for a pipe that closed: with how the process ended, if it did."""
        if select.select([self._link], [], [], WORD_SECONDS)[0] and (word := self._word()):
            kind, detail = "end-of-file", f"the program is gone ({word})"
        self._drain_stderr()
        received = bytes(self._received)
        if received:
            detail += f", after {len(received):,} bytes without a newline"
        return Violation(kind, detail, received=received)

    def _word(self) -> str:
        with contextlib.suppress(OSError):
            return self._link.recv(4096).decode(errors="replace").partition("\n")[0]
        return ""

    def _drain_stderr(self) -> None:
        with contextlib.suppress(BlockingIOError):
            while chunk := os.read(self._stderr, CHUNK):
                self._tail += chunk
                if len(self._tail) > 2 * STDERR_TAIL:
                    del self._tail[:-STDERR_TAIL]
                if len(chunk) < CHUNK:
                    return
            with contextlib.suppress(KeyError):
                self._poll.unregister(self._stderr)

    def _close_stdin(self) -> None:
        if self._guardian.stdin is not None:
            self._guardian.stdin.close()


def _environment(folder: Path) -> dict[str, str]:
    """Return all that a product learns from its environment."""
    return {
        "PATH": os.environ.get("PATH", os.defpath),
        "LANG": "C.UTF-8",
        "TZ": "UTC",
        "HOME": str(folder),
        "TMPDIR": str(folder),
    }


def _widen(pipe: int) -> None:
    """Let a whole batch fit into a pipe, where the system allows it: fewer turns for both sides."""
    if sys.platform == "linux":
        with contextlib.suppress(OSError):
            fcntl.fcntl(pipe, fcntl.F_SETPIPE_SZ, CHUNK)
