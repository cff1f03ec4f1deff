"""Loops that shift something away: what `opt` prints of them, and how often they really go round."""

from __future__ import annotations

import pytest
from evaluating import scev_of
from interpret import back_edges, execute

from nvopt.analysis.scev.counts import loop_exits
from nvopt.analysis.scev.expressions.kinds import SCEVConstant
from nvopt.analysis.scev.scalar_evolution import ScalarEvolution
from nvopt.ir import Module
from nvopt.knobs import KnobValues

LOOP = """define void @f(i8 %n) {{
entry:
  {start}
  br label %loop

loop:                                             ; preds = %loop, %entry
  %x = phi i8 [ %s, %entry ], [ %next, %loop ]
  %next = {opcode} i8 %x, {amount}
  %c = icmp {condition}
  br i1 %c, label %loop, label %exit

exit:                                             ; preds = %loop
  ret void
}}
"""
ANY, NEGATIVE, POSITIVE = "%s = or i8 %n, 0", "%s = or i8 %n, -128", "%s = and i8 %n, 127"


@pytest.mark.parametrize(
    ("start", "opcode", "amount", "condition", "bound"),
    [
        (ANY, "lshr", 1, "ne i8 %x, 0", 8),
        (ANY, "lshr", 3, "ugt i8 %next, 6", 8),
        (ANY, "shl", 1, "ne i8 %next, 0", 8),
        (ANY, "shl", 2, "slt i8 %x, 0", 8),
        (NEGATIVE, "ashr", 1, "slt i8 %x, -1", 8),
        (NEGATIVE, "ashr", 1, "ne i8 %x, -1", 8),
        (POSITIVE, "ashr", 2, "ugt i8 %x, 3", 8),
        (ANY, "ashr", 1, "ne i8 %x, 0", None),  # -1 stays -1
        (ANY, "lshr", 1, "ult i8 %x, 5", None),  # so does 0
        (ANY, "lshr", 0, "ne i8 %x, 0", None),
        (ANY, "lshr", 1, "ne i8 %n, 0", None),
    ],
)
def test_what_settles_ends(start: str, opcode: str, amount: int, condition: str, bound: int | None) -> None:
    se = scev_of(LOOP.format(start=start, opcode=opcode, amount=amount, condition=condition))
    (loop,) = se.loops
    found = loop_exits.backedge_taken_count(se, loop, loop_exits.CONSTANT_MAXIMUM)
    assert (found.value if isinstance(found, SCEVConstant) else None) == bound
    if bound is not None:
        assert all(back_edges(execute(se.function, [n]), loop)[0] <= bound for n in range(256))


def test_another_shift_than_that_of_the_loop_says_nothing() -> None:
    text = LOOP.format(start=ANY, opcode="lshr", amount=1, condition="ne i8 %y, 0").replace("  %c =", "  %y = shl i8 %x, 1\n  %c =")
    se = scev_of(text)
    (loop,) = se.loops
    assert loop_exits.backedge_taken_count(se, loop, loop_exits.CONSTANT_MAXIMUM) is se.table.could_not_compute


KERNEL = """declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()

define ptx_kernel void @f(i32 %n) #0 {{
entry:
  %ntid = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %half = lshr i32 %ntid, 1
  br label %loop

loop:                                             ; preds = %loop, %entry
  %x = phi i32 [ {start}, %entry ], [ %next, %loop ]
  %next = {opcode} i32 %x, {amount}
  %c = icmp {condition}
  br i1 %c, label %loop, label %exit

exit:                                             ; preds = %loop
  ret void
}}

attributes #0 = {{ "nvvm.maxntid"="600" }}
"""


@pytest.mark.parametrize(
    ("start", "opcode", "amount", "condition", "bound", "bound_of_llvm"),
    [
        ("%half", "lshr", 1, "ugt i32 %next, 0", 8, 32),
        ("%half", "lshr", 1, "ne i32 %x, 0", 9, 32),
        ("%half", "lshr", 1, "ugt i32 %x, 32", 4, 32),
        ("%half", "ashr", 2, "sgt i32 %x, 1", 4, 32),
        ("%n", "lshr", 1, "ugt i32 %x, 0", 32, 32),
        ("%half", "lshr", 1, "ult i32 %x, 5", None, None),  # what is left holds
        ("%half", "lshr", 1, "ult i32 %x, -5", None, None),
        ("%half", "lshr", 1, "eq i32 %next, 0", None, None),
        ("%half", "lshr", 1, "sgt i32 %x, -1", None, None),
        ("1", "shl", 1, "ult i32 %next, %ntid", 9, None),
        ("1", "shl", 1, "slt i32 %x, %ntid", 10, None),
        ("2", "shl", 2, "ule i32 %x, %ntid", 5, None),
        ("1", "shl", 1, "ult i32 %ntid, %x", None, None),
        ("1", "shl", 1, "ugt i32 %ntid, %x", 10, None),
        ("1", "shl", 1, "ult i32 %next, %n", None, None),
        ("0", "shl", 1, "ult i32 %next, %ntid", None, None),
        ("%n", "shl", 1, "ult i32 %next, %ntid", None, None),
    ],
)
def test_special_registers_are_small(
    start: str, opcode: str, amount: int, condition: str, bound: int | None, bound_of_llvm: int | None
) -> None:
    text = KERNEL.format(start=start, opcode=opcode, amount=amount, condition=condition)
    settings: dict[str, str]
    for settings, expected in ({"gpu-scev": "false"}, bound_of_llvm), ({"track-trip-count-more": "false"}, bound_of_llvm), ({}, bound):
        se = ScalarEvolution(Module.parse(text).functions[-1], knobs=KnobValues.parse(settings))
        (loop,) = se.loops
        found = loop_exits.backedge_taken_count(se, loop, loop_exits.CONSTANT_MAXIMUM)
        assert (found.value if isinstance(found, SCEVConstant) else None) == expected
    if bound is not None:
        sizes = [1, 2, 3, 31, 32, 33, 255, 256, 257, 511, 512, 513, 600]
        runs = [execute(se.function, [1 << 31], calls={"llvm.nvvm.read.ptx.sreg.ntid.x": size}) for size in sizes]
        assert max(back_edges(run, loop)[0] for run in runs) == bound
