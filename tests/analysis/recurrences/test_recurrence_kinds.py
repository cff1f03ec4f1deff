"""Which iteration is found, and by what number that it never has; sums that are cut to fewer bits."""

from __future__ import annotations

import pytest

from nvopt import parse
from nvopt.analysis.recurrences.reductions import RecurKind, RecurrenceDescriptor, reduction_of
from nvopt.analysis.scev.scalar_evolution import ScalarEvolution

FIND = """
define i8 @f(ptr %p, i8 %none) {{
entry:
  br label %loop
loop:
  %i = phi i8 [ {start}, %entry ], [ %next, %loop ]
  %found = phi i8 [ %none, %entry ], [ %now, %loop ]
  %x = load i32, ptr %p
  %is = icmp eq i32 %x, 7
  %now = select i1 %is, i8 %i, i8 %found
  %next = add i8 %i, {step}
  %done = icmp eq i8 %i, {last}
  br i1 %done, label %exit, label %loop
exit:
  ret i8 %now
}}
"""
SUM = """
define i32 @f(ptr %p, i64 %n, i32 %from) {{
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %sum = phi i32 [ {start}, %entry ], [ %more, %loop ]
  %cut = and i32 %sum, {mask}
  %q = getelementptr i8, ptr %p, i64 %i
  %x = load i8, ptr %q
  %wide = zext i8 %x to i32
  %more = add i32 %cut, %wide
  %next = add nuw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop
exit:
  %left = and i32 %more, {mask}
  ret i32 %left
}}
"""


def reduction(text: str) -> RecurrenceDescriptor | None:
    function = next(one for one in parse(text).functions if not one.is_declaration)
    scev = ScalarEvolution(function)
    (loop,) = scev.loops
    _, phi = loop.header.phis()
    return reduction_of(phi, loop, scev)


@pytest.mark.parametrize(
    ("start", "step", "last", "kind", "sentinel"),
    [
        (0, 1, 100, RecurKind.FINDLAST_SMAX, -128),
        (-127, 1, 100, RecurKind.FINDLAST_SMAX, -128),
        (-128, 1, -1, RecurKind.FINDLAST_UMAX, 0),
        (-128, 1, 0, None, None),
        (100, -1, 0, RecurKind.FINDFIRST_SMIN, 127),
        (126, -1, -100, RecurKind.FINDFIRST_SMIN, 127),
        (127, -1, 0, RecurKind.FINDFIRST_UMIN, -1),
        (127, -1, -1, None, None),
        (100, -4, 0, RecurKind.FINDFIRST_SMIN, 127),
        (0, 4, 100, RecurKind.FINDLAST_SMAX, -128),
    ],
)
def test_the_number_that_no_iteration_has(start: int, step: int, last: int, kind: RecurKind | None, sentinel: int | None) -> None:
    """The least, or where an iteration has that, zero of unsigned ones; of what goes down the greatest."""
    found = reduction(FIND.format(start=start, step=step, last=last))
    if kind is None:
        assert found is None
        return
    assert found is not None
    assert found.kind is kind
    assert found.sentinel is not None
    assert getattr(found.sentinel, "signed", None) == sentinel


@pytest.mark.parametrize(("mask", "bits"), [(255, 8), (65535, 16), (1023, None), (0, None)])
def test_sums_that_are_cut(mask: int, bits: int | None) -> None:
    """To whole bytes; the addition is all that is done in a step."""
    found = reduction(SUM.format(start=0, mask=mask))
    if bits is None:
        assert found is None or str(found.type) == "i32"
        return
    assert found is not None
    assert str(found.type) == f"i{bits}"
    assert [one.opcode for one in found.chain] == ["add"]
    assert "and" in {one.opcode for one in found.casts}


LEAST = """
declare float @llvm.minnum.f32(float, float)
define float @f(ptr %p, i64 %n) {{
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %least = phi float [ 0.0, %entry ], [ %now, %loop ]
  %q = getelementptr float, ptr %p, i64 %i
  %x = load float, ptr %q
  {code}
  %next = add nuw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop
exit:
  ret float %now
}}
"""


@pytest.mark.parametrize(
    ("flags", "of_select", "of_call"),
    [
        ("nnan nsz", RecurKind.FMIN, RecurKind.FMIN),
        ("nnan", None, RecurKind.FMINNUM),
        ("nsz", None, RecurKind.FMINNUM),
        ("", None, RecurKind.FMINNUM),
    ],
)
def test_minima_of_floats_without_and_with_nans(flags: str, of_select: RecurKind | None, of_call: RecurKind) -> None:
    select = f"%less = fcmp {flags} olt float %x, %least\n  %now = select {flags} i1 %less, float %x, float %least"
    call = f"%now = call {flags} float @llvm.minnum.f32(float %least, float %x)"
    found = [reduction(LEAST.format(code=code)) for code in (select, call)]
    assert [one.kind if one is not None else None for one in found] == [of_select, of_call]


@pytest.mark.parametrize(("factors", "kind"), [("%x, float %x", RecurKind.FMULADD), ("%x, float %least", None), ("%least, float %x", None)])
def test_a_sum_of_products_of_itself_is_none(factors: str, kind: RecurKind | None) -> None:
    text = LEAST.format(code=f"%now = call reassoc float @llvm.fmuladd.f32(float {factors}, float %least)")
    found = reduction(text.replace("@llvm.minnum.f32(float, float)", "@llvm.fmuladd.f32(float, float, float)"))
    assert (found.kind if found is not None else None) == kind


ORDERED = """
define void @f(ptr %p, ptr %q) {{
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %sum = phi float [ 0.0, %entry ], [ {back}, %loop ]
  %at = getelementptr float, ptr %p, i64 %i
  %x = load float, ptr %at
  %more = fadd float %sum, %x
  %most = fadd float %more, %x
  %next = add nuw i64 %i, 1
  %done = icmp eq i64 %next, 64
  br i1 %done, label %exit, label %loop
exit:
  {exits}
  ret void
}}
"""


@pytest.mark.parametrize(
    ("back", "exits", "expected"),
    [
        ("%more", 1, True),
        ("%more", 2, False),  # used twice besides
        ("%most", 1, False),  # two that must keep their order
    ],
)
def test_sums_in_order(back: str, exits: int, expected: bool) -> None:
    stores = "\n  ".join(f"store float {back}, ptr %q" for _ in range(exits))
    text = ORDERED.format(back=back, exits=stores)
    if back == "%more":
        text = text.replace("  %most = fadd float %more, %x\n", "")
    found = reduction(text)
    assert (found is not None and found.is_ordered) == expected
