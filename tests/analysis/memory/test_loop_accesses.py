"""The printout of `print<access-info>` beside LLVM's own: what opt 22 said of the loops in loops/ is stored there.

distances.c, arrays.c and kernels.cu were compiled by clang 22 (`-O1 -fno-discard-value-names -fno-vectorize -fno-slp-vectorize
-fno-unroll-loops`), forms.ll, forks.ll and refused.ll are written by hand, random.ll by loop_programs.py, many.ll by
many_accesses.py.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from nvopt import run

FOLDER = Path(__file__).parent / "loops"
_FUNCTION = re.compile(r"^Printing analysis 'Loop Access Analysis' for function '(.*)':\n", re.MULTILINE)
EXPLAINED = {
    ("forms", "spaces_101_1"): "PTX keeps kernel parameters in the window of global memory: both may be one byte",
}
"""Functions of which something else is said than by opt, and why."""


def printed(text: str) -> dict[str, list[str]]:
    """What is said of each function."""
    parts = _FUNCTION.split(text)
    return {name: said.splitlines() for name, said in zip(parts[1::2], parts[2::2], strict=True)}


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.ll")), ids=lambda path: path.stem)
def test_nvopt_prints_what_opt_prints(path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    run(path.read_text(), "print<access-info>", knobs={"gpu-scev": "false"})
    got, expected = printed(capfd.readouterr().err), printed(path.with_suffix(".access").read_text())
    assert list(got) == list(expected)
    different = {name for name in expected if got[name] != expected[name]}
    assert different == {name for stem, name in EXPLAINED if stem == path.stem}


def test_there_are_loops_enough() -> None:
    loops = [path.read_text().count("SCEV assumptions:") for path in FOLDER.glob("*.access")]
    assert sum(loops) > 350


def test_what_only_nvopt_knows_of_threads(capfd: pytest.CaptureFixture[str]) -> None:
    """In a block of 32 threads what is written by thread t at i + t is behind what was read at i + 40."""
    text = """
target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @f(ptr %a, i64 %n) "nvvm.maxntid"="32" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %w = zext nneg i32 %t to i64
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %ahead = add nuw nsw i64 %i, 40
  %p = getelementptr inbounds float, ptr %a, i64 %ahead
  %x = load float, ptr %p, align 4
  %at = add nuw nsw i64 %i, %w
  %q = getelementptr inbounds float, ptr %a, i64 %at
  store float %x, ptr %q, align 4
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop
exit:
  ret void
}
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
"""
    said = []
    for knob in ("false", "true"):
        run(text, "print<access-info>", knobs={"gpu-scev": knob})
        said.append(printed(capfd.readouterr().err)["f"])
    assert "run-time checks" in said[0][1]
    assert said[1][1:4] == ["    Memory dependences are safe", "    Dependences:", "      Forward:"]


SELF = """
target triple = "nvptx64-nvidia-cuda"
define void @f(ptr %a, i64 %n, i1 %c) {{
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %p = getelementptr inbounds {element}, ptr %a, i64 %i
  store {one} 1, ptr %p, align 1
  br i1 %c, label %then, label %latch
then:
  store {other} 2, ptr %p, align 1
  br label %latch
latch:
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop
exit:
  ret void
}}
"""


@pytest.mark.parametrize(
    ("element", "one", "other", "is_safe"),
    [
        ("i16", "i16", "i16", True),
        ("i16", "i8", "i16", True),
        ("i32", "i16", "i32", True),
        ("i8", "i16", "i16", False),
        ("i8", "i8", "i16", False),
    ],
)
def test_stores_through_one_pointer(element: str, one: str, other: str, is_safe: bool, capfd: pytest.CaptureFixture[str]) -> None:
    """The second of an iteration may reach what the first of the next one writes, or not. LLVM calls all of them safe."""
    run(SELF.format(element=element, one=one, other=other), "print<access-info>")
    assert ("are safe" in capfd.readouterr().err) is is_safe


def test_stores_to_places_that_are_looked_up(capfd: pytest.CaptureFixture[str]) -> None:
    """`a[k[i]] = 1; if (i == 0) a[k[i]] = 2;` must leave 1 where k[0] == k[1]; LLVM calls it safe."""
    text = """
target triple = "nvptx64-nvidia-cuda"
define void @f(ptr noalias %a, ptr noalias %k, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %kp = getelementptr inbounds i64, ptr %k, i64 %i
  %at = load i64, ptr %kp, align 8
  %p = getelementptr inbounds i32, ptr %a, i64 %at
  store i32 1, ptr %p, align 4
  %is_first = icmp eq i64 %i, 0
  br i1 %is_first, label %then, label %latch
then:
  store i32 2, ptr %p, align 4
  br label %latch
latch:
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop
exit:
  ret void
}
"""
    run(text, "print<access-info>")
    assert "IndirectUnsafe:" in capfd.readouterr().err


PARALLEL = """define void @f(ptr %p, ptr %q, i64 %n) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %a = getelementptr i32, ptr %p, i64 %i
  %x = load i32, ptr %a, align 4, !llvm.mem.parallel_loop_access !0
  %j = load i64, ptr %q, align 8, !llvm.mem.parallel_loop_access !0
  %b = getelementptr i32, ptr %p, i64 %j
  store i32 %x, ptr %b, align 4, !llvm.mem.parallel_loop_access !0
  %next = add nuw nsw i64 %i, 1
  %more = icmp ult i64 %next, %n
  br i1 %more, label %loop, label %exit, !llvm.loop !0

exit:
  ret void
}

!0 = distinct !{!0}
"""


def test_accesses_that_name_their_loop_are_parallel(capfd: pytest.CaptureFixture[str]) -> None:
    """The older way to say so, `llvm.mem.parallel_loop_access`; where one access doesn't, nothing is said."""
    last = "store i32 %x, ptr %b, align 4, !llvm.mem.parallel_loop_access !0"
    said = []
    for text in (PARALLEL, PARALLEL.replace(last, last.partition(", !")[0])):
        run(text, "print<access-info>")
        said.append(printed(capfd.readouterr().err)["f"][1])
    assert said == ["    Memory dependences are safe", "    Report: cannot identify array bounds"]
