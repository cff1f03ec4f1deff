"""Where memory runs out: one message, whoever asks for the last of it."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from cli_runner import MODULE
from engine_at_work import IS_LLVMLITE

resource = pytest.importorskip("resource")

# 16 kB of text and more are worked on by a thread with a large stack.
LONG = MODULE + "".join(f"define i32 @f{number}(i32 %x) {{\n  %y = add i32 %x, {number}\n  ret i32 %y\n}}\n" for number in range(1000))
PASSES = "-passes=nvvm-reflect,function(sroa,instcombine),lower-aggr-copies"
Program = Callable[..., subprocess.CompletedProcess[bytes]]


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere there is no such limit")
@pytest.mark.parametrize("limit", [190, 210, 230, 250, 270])
def test_little_address_space(tmp_path: Path, limit: int) -> None:
    """In MiB: from where LLVM's library finds no room to where there is enough."""
    (tmp_path / "in.ll").write_text(LONG)
    done = subprocess.run(
        [sys.executable, "-P", "-m", "nvopt", PASSES, "in.ll", "-o", "out.ll"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        timeout=120,
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_AS, (limit << 20, limit << 20)),
        check=False,
    )
    said = done.stderr
    if done.returncode == 0:
        assert (said, (tmp_path / "out.ll").is_file()) == ("", True)
    else:
        # libLLVM, half as large again, may not be mapped; what is told then is of no file.
        told = said.startswith("nvopt: in.ll: error: ") or (not IS_LLVMLITE and said.startswith("nvopt: error: "))
        assert (done.returncode, told, said.count("\n")) == (1, True, 1), said
        assert not (tmp_path / "out.ll").exists()


SPENDS = """
import os, nvopt

class Spends(nvopt.FunctionPass):
    name = "spends"
    summary = "Run out of memory"

    def run(self, function, context):
        WHERE
"""


@pytest.mark.parametrize(
    "where",
    [
        "raise MemoryError",
        'os.write(2, b"LLVM ERROR: out of memory\\nAllocation failed"); os.abort()',
        'os.write(2, b"std::bad_alloc"); os.abort()',
    ],
)
@pytest.mark.skipif(sys.platform == "win32", reason="no signals there")
def test_memory_that_runs_out_in_a_pass_is_no_fault_of_the_pass(program: Program, tmp_path: Path, where: str) -> None:
    (tmp_path / "spends.py").write_text(SPENDS.replace("WHERE", where))
    done = program("-load-pass-plugin=spends.py", "-passes=spends", "in.ll", "-o", "out.ll")
    assert (done.returncode, done.stderr) == (1, b"nvopt: in.ll: error: out of memory\n")
