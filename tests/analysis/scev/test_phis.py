"""What becomes of phis, beside what opt prints; and whose flags are believed."""

from __future__ import annotations

import pytest
from evaluating import scev_of
from llvmlite import binding as llvm
from printed import difference, functions

from nvopt.analysis.scev.expressions.kinds import NUW


@pytest.mark.parametrize("function", functions("phis"))
def test_it_prints_what_opt_prints(function: str) -> None:
    assert difference("phis", function) == []


LOOP = """define void @f(i8 %n, i8 %s, ptr %p, i1 %c) {{
entry:
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i8 [ 0, %entry ], [ %i.next, %latch ]
  %j = phi i8 [ {start}, %entry ], [ %j.next, %latch ]
  {first}
  %i.next = {other}
  %j.next = add nuw i8 %j, 3
  {last}
  br i1 %c, label %side, label %latch

side:                                             ; preds = %loop
  {aside}
  br label %latch

latch:                                            ; preds = %side, %loop
  {behind}
  %more = icmp ne i8 %i.next, %n
  br i1 %more, label %loop, label %exit

exit:                                             ; preds = %latch
  ret void
}}
"""
STORE = "%at = getelementptr i8, ptr %p, i8 %j.next\n  store i8 0, ptr %at, align 1"
FROZEN = "%k = freeze i8 %j.next\n  %at = getelementptr i8, ptr %p, i8 %k\n  store i8 0, ptr %at, align 1"


@pytest.mark.parametrize(
    ("is_believed", "parts"),
    [
        (False, {}),
        # poison is undefined behaviour in each iteration, or only in some
        (True, {"last": STORE}),
        (True, {"behind": STORE}),
        (False, {"aside": STORE}),
        (False, {"last": FROZEN}),
        (True, {"last": "%q = udiv i8 1, %j.next"}),
        (True, {"first": "%q = udiv i8 1, %j"}),
        (False, {"aside": "%q = udiv i8 1, %j"}),
        (True, {"behind": "%q = udiv i8 1, %j"}),
        (False, {"behind": "%k = freeze i8 %j\n  %q = udiv i8 1, %k"}),
        # what else may have the expression
        (True, {"other": "load i8, ptr %p, align 1"}),
        (True, {"other": "lshr i8 %i, 1"}),
        (False, {"first": "%k = freeze i8 %j", "other": "lshr i8 %k, 1"}),
        (False, {"other": "sub i8 %i, 1"}),
        (False, {"other": "or i8 %i, 1"}),
        (True, {"start": "%s"}),
        (False, {"start": "%s", "last": "%k = add i8 %s, 1"}),
        (False, {"start": "%n"}),
    ],
)
def test_an_increment_is_believed_where_nobody_can_tell_otherwise(is_believed: bool, parts: dict[str, str]) -> None:
    """If it wraps, the phi is poison; another value with the same expression would not be."""
    given = dict.fromkeys(("first", "last", "aside", "behind"), "") | {"start": "0", "other": "add i8 %i, 1"} | parts
    se = scev_of("\n".join(line for line in LOOP.format(**given).splitlines() if line.strip() or not line))
    j = se.function.value_named("j")
    assert j is not None
    assert bool(se.get(j).flags & NUW) == is_believed


BEHIND = """declare void @get()

define void @f(i8 %n, i1 %c) {
entry:
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i8 [ 0, %entry ], [ %i.next, %latch ]
  %j = phi i8 [ 0, %entry ], [ %j.next, %latch ]
  %i.next = add i8 %i, 1
  %j.next = add nuw i8 %j, 3
  BEGIN

inner:                                            ; preds = %inner, %loop
  br i1 %c, label %latch, label %innerMARK

latch:                                            ; preds = %inner, %loop
  %more = icmp ult i8 %j, %n
  br i1 %more, label %loop, label %exit

exit:                                             ; preds = %latch, %loop
  ret void
}

!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.mustprogress"}
"""


@pytest.mark.parametrize(
    ("is_believed", "begin", "mark"),
    [
        (True, "br i1 %c, label %inner, label %latch", ", !llvm.loop !0"),
        (False, "br i1 %c, label %inner, label %latch", ""),  # may go on forever ahead of the branch
        (False, "call void @get()\n  br i1 %c, label %inner, label %latch", ", !llvm.loop !0"),  # may not return
        (True, "call void @get() willreturn nounwind\n  br i1 %c, label %inner, label %latch", ", !llvm.loop !0"),
        (
            False,
            "switch i8 %n, label %latch [ i8 7, label %inner\n i8 9, label %exit ]",
            ", !llvm.loop !0",
        ),  # leaves without a branch on %j
    ],
)
def test_an_iteration_that_comes_to_a_branch_on_poison_is_undefined(is_believed: bool, begin: str, mark: str) -> None:
    """Where it comes there however it goes on."""
    se = scev_of(str(llvm.parse_assembly(BEHIND.replace("BEGIN", begin).replace("MARK", mark), llvm.create_context())))
    j = se.function.value_named("j")
    assert j is not None
    assert bool(se.get(j).flags & NUW) == is_believed
