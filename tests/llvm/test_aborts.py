"""The last word when LLVM aborts the process."""

import os
import subprocess
import sys

import pytest

_PROGRAM = """
import os, sys
from nvopt.llvm import Unit, guard_aborts
guard_aborts(lambda path: sys.stderr.write(f"{path}: LLVM failed\\n"))
Unit.parse(b"", "in.bc")
os.abort()
"""


@pytest.mark.skipif(os.name != "posix", reason="no signals there")
def test_an_abort_ends_in_a_message_and_status_1() -> None:
    done = subprocess.run([sys.executable, "-c", _PROGRAM], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert done.stderr == "in.bc: LLVM failed\n"


_LEAVES = """
import ctypes, os, sys
from nvopt.llvm import Unit, guard_exits
guard_exits(lambda path: sys.stderr.write(f"{path}: LLVM left\\n"))
Unit.parse(b"", "in.bc")
child = os.fork()
if child == 0:
    ctypes.CDLL(None).exit(3)
print(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]), flush=True)
ctypes.CDLL(None).exit(2)
"""


@pytest.mark.skipif(os.name != "posix", reason="no such function there")
def test_an_exit_ends_in_a_message_and_status_1_but_not_that_of_a_child() -> None:
    done = subprocess.run([sys.executable, "-c", _LEAVES], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (1, "3\n", "in.bc: LLVM left\n")
