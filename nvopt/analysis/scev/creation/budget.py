"""How much work an expression may be: cicc's simple mode, which bounds it in functions that are no kernels.

A value that nobody has asked for yet goes through three stages:

1. Where more than `scalar-evolution-max-expr-failures` values of the function were too large, it is unknown.
2. Its score is how many parts its expression will have, about, and for each instruction among them how deep in loops it stands. Over
   `scalar-evolution-max-expr-size` it is unknown, and counts as a failure.
3. Otherwise it is analysed with simple mode off, where only nesting is bounded, by `scalar-evolution-max-recursion-depth`, from 0 for each.

Source: the page on cicc's ScalarEvolution, "Simple Mode".
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeGuard

from nvopt.analysis.scev.creation import from_values
from nvopt.analysis.scev.expressions.kinds import SCEV
from nvopt.ir import ConstantExpr, ConstantInt, Instruction, IntType, PointerType, Value
from nvopt.ir.types import i1

if TYPE_CHECKING:
    from nvopt.analysis.scev.scalar_evolution import ScalarEvolution

HALF_MORE, LOOPS_TWICE = 1, 2
"""Bits of `scalar-evolution-complexity-config`."""

_SHIFTS = frozenset({"and", "or", "xor", "shl", "lshr", "ashr"})
"""Taken apart only with a constant, or on single bits."""
_ARITHMETIC = frozenset({"add", "sub", "mul", "udiv", "sdiv", "urem", "srem"})
_CASTS = frozenset({"trunc", "zext", "sext", "bitcast", "ptrtoint"})
_TAKEN_APART = _ARITHMETIC | _CASTS | {"getelementptr", "phi", "select", "icmp", "extractvalue", "call", "invoke"}


class Budget:
    """What is left of it."""

    __slots__ = ("failures", "is_bounded", "is_simple_mode")

    def __init__(self, is_bounded: bool, is_simple_mode: bool) -> None:
        self.is_bounded = is_bounded
        """Whether it is asked at all."""
        self.is_simple_mode = is_simple_mode
        """Whether a value's score is looked at before it is analysed; not while one is being analysed."""
        self.failures = 0
        """How many values were too large."""


def get(se: ScalarEvolution, value: Value) -> SCEV:
    """The expression of a value that has none yet, if it isn't too much."""
    if not se.budget.is_simple_mode:
        return from_values.create(se, value) if se.values.nesting <= se.knobs.max_recursion_depth else se.table.unknown(value)
    if not isinstance(value, (Instruction, ConstantExpr)):
        return from_values.create(se, value)
    if se.budget.failures > se.knobs.max_expr_failures:
        return se.values.remember(value, se.table.unknown(value))
    if not _is_surely_small(se, value) and score(se, value) > se.knobs.max_expr_size:
        se.budget.failures += 1
        return se.values.remember(value, se.table.unknown(value))
    se.budget.is_simple_mode = False
    try:
        return from_values.create(se, value)
    finally:
        se.budget.is_simple_mode = True


def _is_surely_small(se: ScalarEvolution, value: Instruction | ConstantExpr) -> bool:
    """Whether it isn't taken apart, or what its operands are made of, parts counted as often as they stand there, is little enough."""
    if not _is_taken_apart(value):
        return True
    known = se.values
    total = 0
    for operand in value.operands:
        expression = known.get(operand)
        if expression is not None:
            total += expression.size
        elif isinstance(operand, (Instruction, ConstantExpr)):
            return False
        else:
            total += 1
    return se.knobs.complexity_config == 0 and total + _own_score(se, value, 0) <= se.knobs.max_expr_size


def score(se: ScalarEvolution, value: Value) -> int:
    """About how many parts the value's expression will have; right only up to the limit, behind which counting stops.

    What has an expression counts by that, and nothing counts twice.
    """
    limit, config = se.knobs.max_expr_size, se.knobs.complexity_config
    known = se.values
    seen: set[Value] = {value}
    stack: list[tuple[Value, float]] = [(value, 1.0)]
    made: list[SCEV] = []
    total = 0.0
    at_most = 0
    while stack and total <= limit:
        at, weight = stack.pop()
        expression = known.get(at)
        if expression is not None:
            made.append(expression)
            at_most += expression.size
            continue
        if config & HALF_MORE:
            weight *= 1.5
        total += weight * _own_score(se, at, config)
        if _is_taken_apart(at):
            for operand in at.operands:
                if operand not in seen and isinstance(operand.type, (IntType, PointerType)):
                    seen.add(operand)
                    stack.append((operand, weight))
    if total + at_most <= limit or total > limit:
        return int(total) + at_most
    return int(total) + parts(made, limit)


def _own_score(se: ScalarEvolution, value: Value, config: int) -> int:
    if not isinstance(value, Instruction) or value.parent is None:
        return 1
    depth = se.loops.depth(value.parent)
    return 1 + depth * 3 if config & LOOPS_TWICE else 1 + depth


def _is_taken_apart(value: Value) -> TypeGuard[Instruction | ConstantExpr]:
    if not isinstance(value, (Instruction, ConstantExpr)):
        return False
    opcode = value.opcode
    if opcode in _SHIFTS:
        return isinstance(value.operands[1], ConstantInt) or value.type is i1
    return opcode in _TAKEN_APART


def parts(expressions: list[SCEV], limit: int) -> int:
    """How many expressions they are made of, shared ones counted once; counting stops behind `limit`."""
    seen = set(expressions)
    stack = list(seen)
    while stack and len(seen) <= limit:
        fresh = set(stack.pop().operands) - seen
        seen |= fresh
        stack += fresh
    return len(seen)
