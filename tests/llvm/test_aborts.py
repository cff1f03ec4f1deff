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
