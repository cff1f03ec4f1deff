"""loop-index-split: which comparisons are split at: predicate, direction and flags, what is compared with what, each alone untrue."""

from __future__ import annotations

import pytest

import nvopt
from nvopt.remarks import RemarkSink

TEXT = """target triple = "nvptx64-nvidia-cuda"
declare i1 @more()
declare i32 @number()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
define ptx_kernel void @f(ptr addrspace(1) %o, i32 %m, i32 %k, float %x, i64 %wide) {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %loop
loop:
  %i = phi i32 [ START, %entry ], [ %next, %latch ]
  BODY
  br i1 %c, label %then, label %latch
then:
  store i32 1, ptr addrspace(1) %o
  br label %latch
latch:
  %next = add FLAGS i32 %i, STEP
  %e = call i1 @more()
  br i1 %e, label %loop, label %exit
exit:
  ret void
}
"""
RANGE, ONE = "performed processSplitRangeLoop", "performed processAllButOneIterationLoop"


def said(body: str, flags: str = "nsw", step: str = "1", start: str = "0", old: str = "", new: str = "", **knobs: int) -> list[str]:
    text = TEXT.replace("BODY", body).replace("FLAGS", flags).replace("STEP", step).replace("START", start)
    assert old in text
    sink = RemarkSink(enabled=True)
    nvopt.run(
        text.replace(old, new) if old else text,
        "loop-index-split",
        remarks=sink,
        knobs={key.replace("_", "-"): value for key, value in knobs.items()},
    )
    return [remark.message.removeprefix("LoopIndexSplit: ") for remark in sink.remarks]


@pytest.mark.parametrize("is_swapped", [False, True])
@pytest.mark.parametrize(
    ("predicate", "flags", "step", "expected"),
    [
        *((predicate, "nsw", step, RANGE) for predicate in ("slt", "sle", "sgt", "sge") for step in ("1", "-1", "3")),
        *((predicate, "nuw", "1", None) for predicate in ("slt", "sge")),
        *((predicate, "nuw", step, RANGE) for predicate in ("ult", "ule", "ugt", "uge") for step in ("1", "2")),
        *((predicate, "nuw", "-1", None) for predicate in ("ult", "uge")),
        *((predicate, flags, step, ONE) for predicate in ("eq", "ne") for flags, step in (("nsw", "1"), ("nsw", "-2"), ("nuw", "1"))),
        *((predicate, "nuw", "-1", None) for predicate in ("eq", "ne")),
        *((predicate, "", "1", None) for predicate in ("slt", "ult", "eq")),
        ("slt", "nsw", "%k", None),
    ],
)
def test_what_holds_first_and_then_never_again(predicate: str, flags: str, step: str, expected: str | None, is_swapped: bool) -> None:
    start = "%k" if step != "%k" else "0"  # of which nothing is known
    body = f"%c = icmp {predicate} i32 {'%m, %i' if is_swapped else '%i, %m'}"
    assert said(body, flags, step, start)[:1] == ([expected] if expected else [])


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ("%j = add nsw i32 %i, 5\n  %c = icmp slt i32 %j, %m", RANGE),
        ("%j = sub nsw i32 %i, %k\n  %c = icmp slt i32 %j, %m", RANGE),
        ("%j = sub nsw i32 %k, %i\n  %c = icmp slt i32 %j, %m", RANGE),
        ("%j = mul nsw i32 %i, 3\n  %c = icmp slt i32 %j, %m", RANGE),
        ("%j = shl nsw i32 %i, 1\n  %c = icmp slt i32 %j, %m", RANGE),
        ("%j = sext i32 %i to i64\n  %c = icmp slt i64 %j, %wide", RANGE),
        ("%j = zext i32 %i to i64\n  %c = icmp slt i64 %j, %wide", RANGE),
        ("%j = trunc i32 %i to i8\n  %c = icmp slt i8 %j, 5", None),
        ("%j = trunc nsw i32 %i to i8\n  %c = icmp slt i8 %j, 5", None),
        ("%j = xor i32 %i, 1\n  %c = icmp slt i32 %j, %m", None),
        ("%j = or disjoint i32 %i, 0\n  %c = icmp slt i32 %j, %m", None),
        ("%j = add nsw i32 %i, %i\n  %c = icmp slt i32 %j, %m", None),
        ("%j = mul nsw i32 %i, %i\n  %c = icmp slt i32 %j, %m", None),
        ("%s = call i32 @number()\n  %j = add nsw i32 %i, %s\n  %c = icmp slt i32 %j, %m", None),
        ("%s = call i32 @number()\n  %c = icmp slt i32 %i, %s", None),
        ("%s = call i32 @number()\n  %c = icmp slt i32 %s, %m", None),
        ("%c = icmp slt i32 %k, %m", None),
        ("%c = icmp slt i32 %i, 10", RANGE),
        ("%d = icmp slt i32 %i, %m\n  %c = xor i1 %d, true", None),
        ("%d = icmp slt i32 %i, %m\n  %s = select i1 %d, i32 1, i32 2\n  %c = icmp eq i32 %s, %k", None),
        ("%c = fcmp olt float %x, 1.0", None),
        ("%c = icmp slt i32 %i, %tid", "not split: threads may have other bounds"),
        ("call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)\n  %c = icmp slt i32 %i, %m", "not split: threads may meet inside"),
    ],
)
def test_what_is_compared(body: str, expected: str | None) -> None:
    assert said(body)[:1] == ([expected] if expected else [])


COMPARED = "%c = icmp slt i32 %i, %m"


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ("br i1 %e, label %loop, label %exit", "br i1 %e, label %exit, label %loop", RANGE),
        ("br i1 %e, label %loop, label %exit", "br i1 %c, label %loop, label %exit", RANGE),
        ("br i1 %c, label %then, label %latch", "br i1 %c, label %exit, label %latch", None),
        ("br i1 %c, label %then, label %latch", "br i1 %e1, label %then, label %latch", None),
        ("br i1 %e, label %loop, label %exit", "br label %loop", None),
        ("br i1 %e, label %loop, label %exit", "switch i1 %e, label %loop [ i1 0, label %exit ]", None),
        ("define ptx_kernel void @f(ptr addrspace(1) %o, i32 %m, i32 %k, float %x, i64 %wide) {",
         "define ptx_kernel void @f(ptr addrspace(1) %o, i32 %m, i32 %k, float %x, i64 %wide) optnone noinline {", None),
    ],
)  # fmt: skip
def test_the_loops_form(old: str, new: str, expected: str | None) -> None:
    body = COMPARED + ("\n  %e1 = call i1 @more()" if "%e1" in new else "")
    assert said(body, old=old, new=new)[:1] == ([expected] if expected else [])


@pytest.mark.parametrize(("most", "is_split"), [(7, False), (8, True), (9, True), (0, False)])
def test_so_many_instructions_are_copied(most: int, is_split: bool) -> None:
    found = said(COMPARED, loop_index_split_max_size=most)[0]
    assert found == (RANGE if is_split else f"not split: 8 instructions, {most} may be copied")


def test_a_loop_is_split_twice_at_most() -> None:
    body = "%c0 = icmp slt i32 %i, %m\n  br i1 %c0, label %t0, label %f0\nt0:\n  store i32 2, ptr addrspace(1) %o\n  br label %f0\nf0:\n"
    more = body.replace("%m", "%k").replace("c0", "c1").replace("t0", "t1").replace("f0", "f1")
    found = said(f"{body}  {more}  %c = icmp slt i32 %i, 7")
    assert found[:2] == [RANGE, RANGE]
    assert found.count(RANGE) <= 4
