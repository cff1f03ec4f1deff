"""What a value may be where a loop begins, by what it is, and by the constants that branches ahead compare it with.

    br i1 (icmp ult i32 %n, 100), label %loop, ...     ; ahead of %loop, %n is in [0,100), and and(%n, -8) in [0,97)

Source: nvopt.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from nvopt.analysis.loops import Loop
from nvopt.ir import BinaryOperator, BranchInst, CmpInst, ConstantInt, IntType, Value
from nvopt.late_modules import late_module

if TYPE_CHECKING:
    from nvopt.analysis import constant_range
    from nvopt.analysis.constant_range import ConstantRange
    from nvopt.analysis.value_tracking.tracking import ValueTracking
else:
    constant_range = late_module("nvopt.analysis.constant_range")

_NEAREST = 16
"""Blocks up the dominator tree whose branches are looked at."""
_DEEPEST = 4
"""Operations by constants between a value and what branches ask."""
_WIDEST = 1 << 23
"""Bits; as many as LLVM's integers have at most."""


def trailing_zeros(value: Value) -> int:
    """The number of low bits that are known to be zero."""
    if isinstance(value, ConstantInt):
        number = value.signed
    elif isinstance(value, BinaryOperator) and value.opcode == "and" and isinstance(value.operands[1], ConstantInt):
        number = value.operands[1].signed
    else:
        return 0
    return (number & -number).bit_length() - 1 if number else _WIDEST


def range_ahead(value: Value, loop: Loop, values: ValueTracking, depth: int = _DEEPEST) -> ConstantRange:
    """What a value that is the same in all iterations may be where the loop begins, by what it is, and by the constants that
    branches ahead of it compare it, or what it is computed from, with."""
    assert isinstance(value.type, IntType)
    bits = value.type.bits
    if isinstance(value, ConstantInt):
        return constant_range.ConstantRange.of(bits, value.signed)
    known = values.range_of(value)
    for comparison, holds in _conditions(loop, values):
        for place, operand in enumerate(comparison.operands):
            other = comparison.operands[1 - place]
            if operand is value and isinstance(other, ConstantInt):
                predicate = comparison.predicate if place == 0 else comparison.predicate.swapped
                known = known.intersect(
                    constant_range.ConstantRange.exact_icmp_region(predicate if holds else predicate.inverse, bits, other.signed)
                )
    if depth and isinstance(value, BinaryOperator) and isinstance(value.operands[1], ConstantInt):
        lhs, rhs = (range_ahead(operand, loop, values, depth - 1) for operand in value.operands)
        known = known.intersect(lhs.binary_op(value.opcode, rhs))
    return known


def _conditions(loop: Loop, values: ValueTracking) -> Iterator[tuple[CmpInst, bool]]:
    """The comparisons that branches have asked when the loop begins, nearest first, and what they were."""
    block, source = loop.header, loop.predecessor
    for _ in range(_NEAREST):
        branch = source.terminator if source is not None else None
        if isinstance(branch, BranchInst) and branch.is_conditional and branch.successors[0] is not branch.successors[1]:
            condition = branch.condition
            if isinstance(condition, CmpInst) and condition.opcode == "icmp":
                yield condition, branch.successors[0] is block
        above = source or values.dominators.immediate_dominator(block)
        if above is None:
            return
        block = above
        before = block.predecessors
        source = before[0] if len(before) == 1 else None
