"""Choices between two values, of a `select` or of a branch and a phi, as minimums and maximums.

    %c = icmp slt i32 %a, %b
    %m = select i1 %c, i32 %b, i32 %a                # (%a smax %b)
    %z = icmp eq i32 %x, 0
    %u = select i1 %z, i32 1, i32 %x                 # (1 umax %x)
    %l = select i1 %p, i1 %q, i1 false               # (%p umin_seq %q)

A choice that is none of these stays unknown.

Source: LLVM's ScalarEvolution::createNodeForSelectOrPHI.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from nvopt.analysis.scev.creation import from_values
from nvopt.analysis.scev.expressions import add, casts, minmax
from nvopt.analysis.scev.expressions.kinds import SCEV, SEQUENTIAL_UMIN, UMIN, ZERO_EXTEND, SCEVConstant
from nvopt.ir import CmpInst, ConstantInt, Instruction, IntType, Value
from nvopt.ir.predicates import NE
from nvopt.ir.types import i1

if TYPE_CHECKING:
    from nvopt.analysis.scev.scalar_evolution import ScalarEvolution


def choice(se: ScalarEvolution, value: Value, condition: Value, if_true: Value, if_false: Value) -> SCEV:
    """The expression of `value`, which is `if_true` where the condition holds and `if_false` otherwise."""
    if isinstance(condition, ConstantInt):
        return from_values.get(se, if_true if condition.unsigned else if_false)
    if isinstance(value, Instruction) and isinstance(condition, CmpInst) and condition.opcode == "icmp":
        found = _by_comparison(se, value, condition, if_true, if_false)
        if found is not None:
            return found
    if value.type is i1 and (isinstance(if_true, ConstantInt) or isinstance(if_false, ConstantInt)):
        found = _logical(se, from_values.get(se, condition), from_values.get(se, if_true), from_values.get(se, if_false))
        if found is not None:
            return found
    return se.table.unknown(value)


def is_surely_unknown(se: ScalarEvolution, select: Instruction) -> bool:
    """Whether the operands need not be looked at: what is compared fits no pattern."""
    condition = select.operands[0]
    if select.type is i1 or isinstance(condition, ConstantInt):
        return False
    if not (isinstance(condition, CmpInst) and condition.opcode == "icmp"):
        return True
    lhs, rhs = condition.operands
    if condition.predicate.is_equality:
        return not _is_zero(rhs)
    return se.table.width(lhs.type) > se.table.width(select.type)


def _by_comparison(se: ScalarEvolution, value: Instruction, condition: CmpInst, if_true: Value, if_false: Value) -> SCEV | None:
    lhs, rhs = condition.operands
    predicate = condition.predicate
    fits = se.table.width(lhs.type) <= se.table.width(value.type)
    if predicate.is_less:
        return _extreme(se, value, predicate.is_signed, rhs, lhs, if_true, if_false) if fits else None
    if predicate.is_greater:
        return _extreme(se, value, predicate.is_signed, lhs, rhs, if_true, if_false) if fits else None
    if not _is_zero(rhs):
        return None
    if predicate is NE:
        if_true, if_false = if_false, if_true
    found = _not_below_one(se, value, lhs, if_true, if_false) if fits else None
    return found if found is not None else _zero_or_minimum(se, value, lhs, if_true, if_false)


def _extreme(
    se: ScalarEvolution, value: Instruction, is_signed: bool, greater: Value, less: Value, if_true: Value, if_false: Value
) -> SCEV | None:
    """`a > b ? a + x : b + x` is max(a, b) + x, and with the choices swapped min(a, b) + x."""
    one, other = from_values.get(se, if_true), from_values.get(se, if_false)
    a, b = from_values.get(se, greater), from_values.get(se, less)
    largest, least = (minmax.smax2, minmax.smin2) if is_signed else (minmax.umax2, minmax.umin2)
    if one.is_pointer:
        if one is a and other is b:
            return largest(se, a, b)
        if one is b and other is a:
            return least(se, a, b)
    a, b = _as_integer(se, a, value, is_signed), _as_integer(se, b, value, is_signed)
    nothing = se.table.could_not_compute
    if a is nothing or b is nothing:
        return None
    rest = add.minus(se, one, a)
    if rest is add.minus(se, other, b):
        return add.add2(se, largest(se, a, b), rest)
    rest = add.minus(se, one, b)
    if rest is add.minus(se, other, a):
        return add.add2(se, least(se, a, b), rest)
    return None


def _as_integer(se: ScalarEvolution, e: SCEV, value: Instruction, is_signed: bool) -> SCEV:
    """As an integer as wide as `value`; could-not-compute for a pointer that has none."""
    if e.is_pointer:
        e = casts.lossless_ptrtoint(se, e)
        if e is se.table.could_not_compute:
            return e
    wide = IntType.get(se.table.width(value.type))
    return casts.noop_or_sext(se, e, wide) if is_signed else casts.noop_or_zext(se, e, wide)


def _not_below_one(se: ScalarEvolution, value: Instruction, tested: Value, if_zero: Value, otherwise: Value) -> SCEV | None:
    """`x == 0 ? C + y : x + y` is umax(x, C) + y, for a C of 0 or 1."""
    x = casts.noop_or_zext(se, from_values.get(se, tested), IntType.get(se.table.width(value.type)))
    zero_value, other_value = from_values.get(se, if_zero), from_values.get(se, otherwise)
    rest = add.minus(se, other_value, x)
    least = add.minus(se, zero_value, rest)
    if isinstance(least, SCEVConstant) and least.value <= 1:
        return add.add2(se, minmax.umax2(se, x, least), rest)
    return None


def _zero_or_minimum(se: ScalarEvolution, value: Instruction, tested: Value, if_zero: Value, otherwise: Value) -> SCEV | None:
    """`x == 0 ? 0 : umin(…, x, …)` is umin_seq(x, umin(…, x, …)), however deep x stands in minimums and zero extensions."""
    if not _is_zero(if_zero):
        return None
    x = from_values.get(se, tested)
    while x.kind == ZERO_EXTEND:
        x = x.operands[0]
    if x.bits > se.table.width(value.type):
        return None
    minimum = from_values.get(se, otherwise)
    if not _takes_minimum_of(minimum, x):
        return None
    wide = IntType.get(se.table.width(value.type))
    return minmax.umin2(se, casts.noop_or_zext(se, x, wide), minimum, sequential=True)


def _takes_minimum_of(root: SCEV, wanted: SCEV) -> bool:
    """Whether `wanted` is `root`, or one of what it is the least of."""
    seen = {root}
    stack = [root]
    while stack:
        at = stack.pop()
        if at is wanted:
            return True
        if at.kind in (SEQUENTIAL_UMIN, UMIN, ZERO_EXTEND):
            fresh = [one for one in at.operands if one not in seen]
            seen.update(fresh)
            stack += fresh
    return False


def _logical(se: ScalarEvolution, condition: SCEV, if_true: SCEV, if_false: SCEV) -> SCEV | None:
    """An i1: `c ? x : C` is C + umin_seq(c, x - C), `c ? C : x` the same of the inverse condition."""
    if isinstance(if_true, SCEVConstant):
        condition, varying, fixed = add.not_(se, condition), if_false, if_true
    elif isinstance(if_false, SCEVConstant):
        varying, fixed = if_true, if_false
    else:
        return None
    return add.add2(se, fixed, minmax.umin2(se, condition, add.minus(se, varying, fixed), sequential=True))


def _is_zero(value: Value) -> bool:
    return isinstance(value, ConstantInt) and value.unsigned == 0
