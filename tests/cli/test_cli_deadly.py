"""Invalid text on which an assertion of LLVM's fails: the message names the file, and the others are done."""

from __future__ import annotations

import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest
from cli_runner import MODULE
from engine_at_work import HAS_ASSERTIONS

DEADLY = sorted(Path(__file__).with_name("deadly").glob("*.ll"))
Program = Callable[..., subprocess.CompletedProcess[bytes]]


ENDED = "LLVM gave up on this input and ended the process"
# What a library without assertions makes of them, by the message's beginning; the others it reads, as opt does.
REFUSED = {} if HAS_ASSERTIONS else {"not_metadata": ENDED, "old_intrinsic_argument": "input module is broken!\nCall parameter type"}


def refusal(path: Path) -> str | None:
    """The beginning of what is told of one of them by itself, None where it is read."""
    return f"{ENDED}: assertion failed in llvm/" if HAS_ASSERTIONS else REFUSED.get(path.stem)


@pytest.mark.parametrize("path", DEADLY, ids=lambda path: path.stem)
def test_alone(program: Program, tmp_path: Path, path: Path) -> None:
    (tmp_path / "bad.ll").write_bytes(path.read_bytes())
    done = program("-passes=instcombine", "bad.ll", "-o", "out.ll")
    said, wanted = done.stderr.decode(), refusal(path)
    if wanted is None:
        assert (done.returncode, said, (tmp_path / "out.ll").exists()) == (0, "", True)
        return
    assert (done.returncode, done.stdout) == (1, b"")
    assert said.startswith(f"nvopt: bad.ll: error: {wanted}")
    assert said.count("\n") == (1 if ENDED in wanted else 4)
    assert not (tmp_path / "out.ll").exists()


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_among_others(program: Program, tmp_path: Path, jobs: str) -> None:
    names = []
    for path in DEADLY:
        names += [f"good_{path.name}", path.name]
        (tmp_path / names[-2]).write_text(MODULE)
        (tmp_path / names[-1]).write_bytes(path.read_bytes())
    done = program("-passes=instcombine", *names, "in.ll", "-o", "out", "-j", jobs)
    *lines, total = done.stderr.decode().splitlines()
    refused = [path for path in DEADLY if refusal(path) is not None]
    assert (done.returncode, total) == (1, f"nvopt: {len(refused)} of {len(names) + 1} inputs failed")
    told = [line.partition(": assertion failed in llvm/")[0] for line in lines if line.startswith("nvopt: ")]
    ended = "LLVM ended the process that worked on this file"
    words = [ended if ENDED in str(refusal(path)) else str(refusal(path)).partition("\n")[0] for path in refused]
    assert told == [f"nvopt: {path.name}: error: {word}" for path, word in zip(refused, words, strict=True)]
    kept = {"in.ll", *names}.difference(path.name for path in refused)
    assert {path.name for path in (tmp_path / "out").iterdir()} == kept


SPEAKS = """
import os
import nvopt

class Speaks(nvopt.FunctionPass):
    name = "speaks"
    summary = "Write to standard error as LLVM does"

    def run(self, function, context):
        os.write(2, b"warning: \\x1b[31m red\\n")
        END
        return False
"""


@pytest.mark.parametrize("end", ["", "os.abort()"])
def test_what_llvm_says_has_no_control_characters(program: Program, tmp_path: Path, end: str) -> None:
    (tmp_path / "speaks.py").write_text(SPEAKS.replace("END", end))
    done = program("-load-pass-plugin=speaks.py", "-passes=speaks", "in.ll", "-disable-output")
    assert done.returncode == (1 if end else 0)
    assert b"\x1b" not in done.stderr
    if not end:
        assert done.stderr == b"warning: \\x1b[31m red\n" * 2


# LLVM 22's code generation reads the type of the subprogram without asking whether there is one.
CRASHES_CODEGEN = """\
target triple = "nvptx64-nvidia-cuda"

define void @f() !dbg !3 {
  ret void, !dbg !4
}

!llvm.dbg.cu = !{!1}
!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = distinct !DICompileUnit(language: DW_LANG_C99, file: !2, emissionKind: FullDebug)
!2 = !DIFile(filename: "a.cu", directory: "/src")
!3 = distinct !DISubprogram(name: "f", scope: !2, file: !2, line: 1, spFlags: DISPFlagDefinition, unit: !1)
!4 = !DILocation(line: 2, column: 3, scope: !3)
"""


def test_a_bad_access_of_code_generation_is_told_once(program: Program, tmp_path: Path) -> None:
    (tmp_path / "bad.ll").write_text(CRASHES_CODEGEN)
    done = program("-mcpu=sm_90", "-emit=ptx", "bad.ll", "-o", "bad.ptx")
    said = b"nvopt: bad.ll: error: LLVM can't make PTX of this module: code generation crashed (SIGSEGV)\n"
    assert (done.returncode, done.stderr) == (1, said)
