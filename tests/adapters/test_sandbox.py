"""What a product in the sandbox can no longer do, where this machine can make one."""

import contextlib
import shlex
import socket
import sys

import pytest
from scripted import gone, processes

from adapters import SandboxMissing, SupervisedProduct
from adapters.sandbox import bubblewrap

# The ops of this product are things that a product has no business to do.
INTRUDER = """
import os, socket, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from fake_product import FakeProduct
from adapters.serve import serve

class Intruder(FakeProduct):
    def _answer(self, op, case):
        try:
            if op == "write":
                with open(case["path"], "w") as out:
                    out.write("was here")
            elif op == "connect":
                socket.create_connection(("127.0.0.1", case["port"]), timeout=2).close()
        except OSError as error:
            return {"ok": {"refused": type(error).__name__}}
        return {"ok": {"refused": None, "folder": os.getcwd()}}

serve(Intruder())
"""


def usable():
    try:
        bubblewrap()
    except SandboxMissing as missing:
        return str(missing)
    return ""


@pytest.fixture(params=[True, False], ids=["sandbox", "default"])
def intruder(request, tmp_path):
    if request.param and usable():
        pytest.skip(usable())
    file = tmp_path / "intruder.py"
    file.write_text(INTRUDER, encoding="utf-8")
    (tmp_path / "fake_product.py").write_bytes((request.path.parent / "fake_product.py").read_bytes())
    line = shlex.join([sys.executable, str(file)])
    with contextlib.closing(SupervisedProduct(line, seed=1, sandbox=request.param)) as product:
        yield product


def attempt(product, op, **case):
    return product.evaluate("680a", op, [case])[0]["ok"]


def test_files_outside_its_folder_are_read_only_in_the_sandbox_alone(intruder, tmp_path):
    result = attempt(intruder, "write", path=str(tmp_path / "mark"))
    assert (result["refused"] is not None) == intruder.isolation.sandbox
    assert (tmp_path / "mark").exists() != intruder.isolation.sandbox
    assert ("every file" in intruder.isolation.files) != intruder.isolation.sandbox


def test_its_own_folder_can_be_written(intruder):
    assert attempt(intruder, "write", path="mark")["refused"] is None


def test_the_network_is_out_of_reach_in_the_sandbox_alone(intruder):
    with socket.create_server(("127.0.0.1", 0)) as server:
        result = attempt(intruder, "connect", port=server.getsockname()[1])
    assert (result["refused"] is not None) == intruder.isolation.sandbox
    assert ("no network" in intruder.isolation.network) == intruder.isolation.sandbox


def test_nothing_of_the_product_is_left(intruder, tmp_path):
    assert processes(tmp_path)
    intruder.close()
    assert gone(tmp_path, seconds=1.0)


def test_a_missing_sandbox_is_an_error_when_asked_for(tmp_path, monkeypatch):
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(SandboxMissing, match="apt-get install bubblewrap"):
        SupervisedProduct(sys.executable, seed=1, sandbox=True)


def test_a_sandbox_that_cannot_be_made_is_an_error_too(tmp_path, monkeypatch):
    fake = tmp_path / "bwrap"
    fake.write_text("#!/bin/sh\necho 'no namespaces for you' >&2\nexit 1\n", encoding="utf-8")
    fake.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}:/usr/bin:/bin")
    with pytest.raises(SandboxMissing, match="no namespaces for you"):
        SupervisedProduct(sys.executable, seed=1, sandbox=True)
