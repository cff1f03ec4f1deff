"""Shapes that several instructions make together: recurrences, and selects that are a minimum, a maximum or an absolute value.

    match_simple_recurrence(phi)      # (add, start, step) of `%i = phi [ start ], [ %n ]` with `%n = add %i, step`
    match_select_pattern(select)      # ("smax", x, y) of `select (icmp sgt x, y), x, y`

Source: LLVM's matchSimpleRecurrence and matchSelectPattern.
"""

from __future__ import annotations

from typing import NamedTuple

from nvopt.analysis.integers import signed
from nvopt.analysis.values.depth import MAX_DEPTH
from nvopt.analysis.values.matching import (
    binary,
    has_flag,
    integer,
    intrinsic,
    is_all_ones,
    is_negation_of,
    is_not_of,
    is_zero,
    not_operand,
    operand_of,
    width,
)
from nvopt.ir import BinaryOperator, CallBase, CmpInst, Instruction, PHINode, Value
from nvopt.ir.predicates import SGE, SGT, SLE, SLT, UGE, UGT, ULE, ULT, Predicate


class Recurrence(NamedTuple):
    """`start` in the first iteration, `operation` of the phi and `step` in the next."""

    operation: BinaryOperator
    start: Value
    step: Value


def match_simple_recurrence(phi: PHINode) -> Recurrence | None:
    """The recurrence of a phi of two values one of which is a binary operation of the phi."""
    operands = phi.operands
    if len(operands) != 4:
        return None
    for at in (0, 2):
        operation = operands[at]
        if isinstance(operation, BinaryOperator):
            lhs, rhs = operation.operands
            if lhs is phi or rhs is phi:
                return Recurrence(operation, operands[2 - at], rhs if lhs is phi else lhs)
    return None


class SelectPattern(NamedTuple):
    """`flavor` is `smin`, `smax`, `umin`, `umax`, `abs` or `nabs`; `lhs`, `rhs` its operands (of `abs`: the value, its negation)."""

    flavor: str
    lhs: Value
    rhs: Value


_FLAVORS = {
    **dict.fromkeys((UGT, UGE), "umax"),
    **dict.fromkeys((ULT, ULE), "umin"),
    **dict.fromkeys((SGT, SGE), "smax"),
    **dict.fromkeys((SLT, SLE), "smin"),
}
_INVERSE_FLAVOR = {"smin": "smax", "smax": "smin", "umin": "umax", "umax": "umin"}


def match_select_pattern(value: Value, depth: int = 0) -> SelectPattern | None:
    """What a select of integers by an `icmp` computes."""
    if depth >= MAX_DEPTH or not isinstance(value, Instruction) or value.opcode != "select":
        return None
    condition, true, false = value.operands
    if not isinstance(condition, CmpInst):
        return None
    return match_decomposed_select(condition, true, false, depth)


def match_decomposed_select(compare: CmpInst, true: Value, false: Value, depth: int = 0) -> SelectPattern | None:
    """What `compare ? true : false` computes."""
    predicate = compare.predicate
    if compare.opcode != "icmp" or predicate.is_equality:
        return None
    lhs, rhs = compare.operands
    if true is rhs and false is lhs:
        lhs, rhs, predicate = rhs, lhs, predicate.swapped
    if true is lhs and false is rhs:
        return SelectPattern(_FLAVORS[predicate], compare.operands[0], compare.operands[1])
    return _match_absolute(predicate, lhs, rhs, true, false) or _match_min_max(predicate, lhs, rhs, true, false, depth)


def is_known_negation(one: Value, other: Value, need_nsw: bool = False) -> bool:
    """Whether one is zero minus the other, or the one difference of two values and the other the other."""
    if is_negation_of(one, other) and (not need_nsw or has_flag(one, "nsw")):
        return True
    if is_negation_of(other, one) and (not need_nsw or has_flag(other, "nsw")):
        return True
    first, second = binary(one, "sub"), binary(other, "sub")
    if first is None or second is None or first[0] is not second[1] or first[1] is not second[0]:
        return False
    return not need_nsw or (has_flag(one, "nsw") and has_flag(other, "nsw"))


def _is_or_extends(value: Value, source: Value) -> bool:
    return value is source or operand_of(value, "sext") is source


_ZERO_OR_ALL_ONES, _ZERO_OR_ONE = (0, -1), (0, 1)
_SIGN_TESTS = {
    SGT: (_ZERO_OR_ALL_ONES, False),
    SGE: (_ZERO_OR_ONE, False),
    SLT: (_ZERO_OR_ONE, True),
}
"""By predicate the constants that make it a test of the sign (either way for zero), and whether it holds for negatives."""


def _match_absolute(predicate: Predicate, lhs: Value, rhs: Value, true: Value, false: Value) -> SelectPattern | None:
    """`x < 0 ? -x : x` and its like."""
    if not is_known_negation(true, false):
        return None
    bound = integer(rhs)
    constants, if_negative = _SIGN_TESTS.get(predicate, ((), False))
    tested = None if bound is None or signed(bound, width(rhs.type)) not in constants else if_negative
    if _is_or_extends(true, lhs):
        value, negation, chosen_is_value = true, false, True
    elif _is_or_extends(false, lhs):
        if predicate is SGE:
            return None
        value, negation, chosen_is_value = false, true, False
    else:
        return None
    if tested is None:
        return None
    if is_negation_of(lhs, negation):
        value, negation = negation, value
    return SelectPattern("nabs" if tested == chosen_is_value else "abs", value, negation)


def _match_min_max(predicate: Predicate, lhs: Value, rhs: Value, true: Value, false: Value, depth: int) -> SelectPattern | None:
    """Minima and maxima that are not written as such."""
    flavor = (
        _clamp(predicate, lhs, rhs, true, false)
        or _min_max_of_min_max(predicate, lhs, rhs, true, false, depth)
        or _min_max_of_nots(predicate, lhs, rhs, true, false)
        or _unsigned_by_sign(predicate, lhs, rhs, true, false)
    )
    return SelectPattern(flavor, true, false) if flavor is not None else None


_CLAMPS = {SLT: ("smin", "smax"), SGT: ("smax", "smin"), ULT: ("umin", "umax"), UGT: ("umax", "umin")}


def _clamp(predicate: Predicate, lhs: Value, rhs: Value, true: Value, false: Value) -> str | None:
    """`x < c ? c : min(x, d)` with c < d is a maximum, and so on."""
    if rhs is not true:
        predicate, true, false = predicate.swapped, false, true
    bound = integer(rhs) if rhs is true else None
    if bound is None or predicate not in _CLAMPS:
        return None
    inner, outer = _CLAMPS[predicate]
    limit = _min_max_with_constant(false, inner, lhs)
    if limit is None:
        return None
    bits = width(rhs.type)
    if predicate.is_signed:
        bound, limit = signed(bound, bits), signed(limit, bits)
    return outer if predicate.compare(bound, limit) else None


def _min_max_with_constant(value: Value, flavor: str, operand: Value) -> int | None:
    """The constant of `flavor(operand, constant)`, written as an intrinsic or a plain select."""
    pair = min_max_operands(value, flavor)
    return integer(pair[1]) if pair is not None and pair[0] is operand else None


def min_max_operands(value: Value, flavor: str) -> tuple[Value, Value] | None:
    """The operands of an intrinsic or plain select that is a minimum or maximum of this flavor."""
    if not isinstance(value, Instruction):
        return None
    if isinstance(value, CallBase):
        return (value.operands[0], value.operands[1]) if intrinsic(value) == flavor else None
    if value.opcode != "select":
        return None
    condition, true, false = value.operands
    if not isinstance(condition, CmpInst) or condition.opcode != "icmp" or condition.predicate.is_equality:
        return None
    lhs, rhs = condition.operands
    predicate = condition.predicate
    if true is rhs and false is lhs and true is not lhs:
        predicate = predicate.inverse
    elif true is not lhs or false is not rhs:
        return None
    return (lhs, rhs) if _FLAVORS[predicate] == flavor else None


def _min_max_of_min_max(predicate: Predicate, lhs: Value, rhs: Value, true: Value, false: Value, depth: int) -> str | None:
    """`a < c ? min(a, b) : min(b, c)` is a minimum of minima."""
    left = match_select_pattern(true, depth + 1)
    if left is None or left.flavor not in _INVERSE_FLAVOR:
        return None
    right = match_select_pattern(false, depth + 1)
    if right is None or right.flavor != left.flavor:
        return None
    if _FLAVORS[predicate] == _INVERSE_FLAVOR[left.flavor]:
        predicate, lhs, rhs = predicate.swapped, rhs, lhs
    if _FLAVORS[predicate] != left.flavor:
        return None
    for shared, one in ((left.rhs, left.lhs), (left.lhs, left.rhs)):
        for held, other in ((right.rhs, right.lhs), (right.lhs, right.rhs)):
            if shared is held and ((lhs is one and rhs is other) or (is_not_of(other, lhs) and is_not_of(one, rhs))):
                return left.flavor
    return None


_OF_NOTS = {SGT: "smin", SLT: "smax", UGT: "umin", ULT: "umax"}


def _is_inverse(value: Value, source: Value) -> bool:
    """Whether `value` is `~source`, also of constants."""
    if not_operand(value) is source:
        return True
    one, other = integer(value), integer(source)
    return one is not None and other is not None and value.type is source.type and one ^ other == (1 << width(value.type)) - 1


def _min_max_of_nots(predicate: Predicate, lhs: Value, rhs: Value, true: Value, false: Value) -> str | None:
    """`x > y ? ~x : ~y` is the minimum of `~x` and `~y`."""
    flavor = _OF_NOTS.get(predicate)
    if flavor is None:
        return None
    if _is_inverse(true, lhs) and _is_inverse(false, rhs):
        return flavor
    return _INVERSE_FLAVOR[flavor] if _is_inverse(false, lhs) and _is_inverse(true, rhs) else None


def _unsigned_by_sign(predicate: Predicate, lhs: Value, rhs: Value, true: Value, false: Value) -> str | None:
    """`x < 0 ? x : MAX` with the greatest number that has a sign is an unsigned maximum, and so on."""
    chosen_is_lhs = lhs is true
    if not chosen_is_lhs and lhs is not false:
        return None
    limit = integer(false if chosen_is_lhs else true)
    if limit is None:
        return None
    top = 1 << (width(rhs.type) - 1)
    if predicate is SLT and is_zero(rhs) and limit == top - 1:
        return "umax" if chosen_is_lhs else "umin"
    if predicate is SGT and is_all_ones(rhs) and limit == top:
        return "umin" if chosen_is_lhs else "umax"
    return None


class Clamp(NamedTuple):
    """`low <= x <= high`, both read with a sign, which they have."""

    low: int
    high: int


def signed_select_clamp(value: Value) -> Clamp | None:
    """The bounds of `smax(smin(x, high), low)`, or the other way round, written with selects."""
    outer = match_select_pattern(value)
    if outer is None or outer.flavor not in ("smin", "smax"):
        return None
    inner = match_select_pattern(outer.lhs)
    if inner is None or inner.flavor != _INVERSE_FLAVOR[outer.flavor]:
        return None
    return _clamp_between(outer.flavor, outer.rhs, inner.rhs)


def signed_intrinsic_clamp(call: CallBase, name: str) -> Clamp | None:
    """The bounds of `smax(smin(x, high), low)`, or the other way round, written with intrinsics; `name` is the outer one's."""
    inner = call.operands[0]
    if intrinsic(inner) != _INVERSE_FLAVOR[name]:
        return None
    assert isinstance(inner, CallBase)
    return _clamp_between(name, call.operands[1], inner.operands[1])


def _clamp_between(outer: str, outer_bound: Value, inner_bound: Value) -> Clamp | None:
    low, high = integer(outer_bound), integer(inner_bound)
    if low is None or high is None:
        return None
    bits = width(outer_bound.type)
    low, high = signed(low, bits), signed(high, bits)
    if outer == "smin":
        low, high = high, low
    return Clamp(low, high) if low <= high else None
