"""What a condition that holds says of the bits of a value, and what assumptions say where control is.

    from_condition(query, x, condition, inverted)     # `icmp ult i32 %x, 8`: the upper 29 bits are clear
    with_context(query, x, known)                     # the same of every `llvm.assume` that holds where control is

Source: LLVM's computeKnownBitsFromCond and computeKnownBitsFromContext.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from nvopt.analysis.constant_range import ConstantRange
from nvopt.analysis.integers import high_mask, leading_ones
from nvopt.analysis.value_tracking.bits import Bits, bits_of, bits_of_range, unknown
from nvopt.analysis.value_tracking.query import Query
from nvopt.analysis.values.depth import MAX_DEPTH
from nvopt.analysis.values.matching import (
    Pair,
    binary,
    has_flag,
    integer,
    is_not_of,
    is_zero,
    logical_and,
    logical_or,
    not_operand,
    operand_of,
    width,
)
from nvopt.ir import CallBase, CmpInst, ConstantInt, PointerType, Value

if TYPE_CHECKING:
    from nvopt.analysis.value_tracking.tracking import ValueTracking


def from_condition(query: Query, value: Value, condition: Value, inverted: bool) -> Bits:
    """What is known of the bits of `value` where `condition` holds, or doesn't where `inverted`."""
    bits = query.tracking.width(value.type)
    if query.depth < MAX_DEPTH:
        both = logical_and(condition)
        parts = both or logical_or(condition)
        if parts is not None:
            one, other = (from_condition(query.deeper, value, part, inverted) for part in parts)
            return one.also(other) if (both is not None) != inverted else one.either(other)
    if isinstance(condition, CmpInst):
        if condition.opcode != "icmp":
            return unknown(bits)
        return _from_icmp(query.tracking, value, condition.predicate.inverse if inverted else condition.predicate, condition)
    if operand_of(condition, "trunc") is value:
        return _widened(condition, bits_of(0 if inverted else 1, 1), bits)
    negated = not_operand(condition) if query.depth < MAX_DEPTH else None
    return from_condition(query.deeper, value, negated, not inverted) if negated is not None else unknown(bits)


def _widened(trunc: Value, low: Bits, bits: int) -> Bits:
    """What the bits of a trunc tell of its operand."""
    return low.zext(bits) if has_flag(trunc, "nuw") else low.anyext(bits)


def _from_icmp(tracking: ValueTracking, value: Value, predicate: str, compare: CmpInst) -> Bits:
    lhs, rhs = compare.operands
    bits = tracking.width(value.type)
    if operand_of(lhs, "trunc") is value:
        return _widened(lhs, _from_comparison(tracking, lhs, predicate, lhs, rhs, width(lhs.type)), bits)
    return _from_comparison(tracking, value, predicate, lhs, rhs, bits)


def _from_comparison(tracking: ValueTracking, value: Value, predicate: str, lhs: Value, rhs: Value, bits: int) -> Bits:
    if isinstance(rhs.type.scalar, PointerType):
        return _from_null_test(predicate, bits) if lhs is value and is_zero(rhs) else unknown(bits)
    bound = integer(rhs)
    if bound is None:
        return unknown(bits)
    if predicate == "eq":
        return _from_equality(tracking, value, lhs, bound, bits)
    if predicate == "ne":
        mask = _other(tracking, lhs, "and", value, commutes=False) if bound == 0 else None
        number = integer(mask) if mask is not None else None
        return Bits(0, number, bits) if number is not None and number.bit_count() == 1 else unknown(bits)
    return _from_order(tracking, value, predicate, lhs, bound, bits)


def _from_null_test(predicate: str, bits: int) -> Bits:
    match predicate:
        case "eq":
            return bits_of(0, bits)
        case "sge" | "sgt":
            return unknown(bits).non_negative()
        case "slt":
            return unknown(bits).negative()
    return unknown(bits)


def is_value_or_its_address(tracking: ValueTracking, found: Value, value: Value) -> bool:
    """Whether `found` is the value, or a ptrtoint of it that keeps every bit."""
    if found is value:
        return True
    return operand_of(found, "ptrtoint") is value and tracking.width(value.type) == width(found.type)


def _other(tracking: ValueTracking, expression: Value, opcode: str, value: Value, commutes: bool = True) -> Value | None:
    """The operand besides the value (or its address) of a binary operation."""
    found = binary(expression, opcode)
    if found is None:
        return None
    if is_value_or_its_address(tracking, found[0], value):
        return found[1]
    return found[0] if commutes and is_value_or_its_address(tracking, found[1], value) else None


def _from_equality(tracking: ValueTracking, value: Value, lhs: Value, bound: int, bits: int) -> Bits:
    """`lhs == bound`."""
    if is_value_or_its_address(tracking, lhs, value):
        return bits_of(bound, bits)
    ones = (1 << bits) - 1
    mask = _other(tracking, lhs, "and", value)
    if mask is not None:
        return Bits(~bound & (integer(mask) or 0), bound, bits)
    mask = _other(tracking, lhs, "or", value)
    if mask is not None:
        number = integer(mask)
        return Bits(~bound & ones, bound & ~number if number is not None else 0, bits)
    amount = _other(tracking, lhs, "shl", value, commutes=False)
    if isinstance(amount, ConstantInt) and amount.unsigned < bits:
        return bits_of(bound, bits).moved_right(amount.unsigned)
    amount = _other(tracking, lhs, "lshr", value, commutes=False) or _other(tracking, lhs, "ashr", value, commutes=False)
    if isinstance(amount, ConstantInt) and amount.unsigned < bits:
        return bits_of(bound, bits).moved_left(amount.unsigned)
    return unknown(bits)


def _from_order(tracking: ValueTracking, value: Value, predicate: str, lhs: Value, bound: int, bits: int) -> Bits:
    """`lhs < bound` and its like."""
    known = unknown(bits)
    offset = 0 if is_value_or_its_address(tracking, lhs, value) else _offset_from(tracking, lhs, value)
    if offset is not None:
        known = bits_of_range(ConstantRange.exact_icmp_region(predicate, bits, bound).subtract(offset))
    if predicate in ("ugt", "uge"):
        if _other(tracking, lhs, "and", value) is not None or (
            has_flag(lhs, "nuw") and _other(tracking, lhs, "sub", value, commutes=False) is not None
        ):
            least = (bound + (predicate == "ugt")) & ((1 << bits) - 1)
            known = known.with_ones(high_mask(leading_ones(least, bits), bits))
    elif predicate in ("ult", "ule") and (
        _other(tracking, lhs, "or", value) is not None or (has_flag(lhs, "nuw") and _other(tracking, lhs, "add", value) is not None)
    ):
        most = (bound - (predicate == "ult")) & ((1 << bits) - 1)
        known = known.with_high_zeros(bits - most.bit_length())
    return known


def _offset_from(tracking: ValueTracking, expression: Value, value: Value) -> int | None:
    """The constant of `value + constant`, which an `or disjoint` may be."""
    found: Pair | None = binary(expression, "add") or (binary(expression, "or") if has_flag(expression, "disjoint") else None)
    if found is None or not is_value_or_its_address(tracking, found[0], value):
        return None
    return integer(found[1])


def with_context(query: Query, value: Value, known: Bits) -> Bits:
    """`known`, and what the assumptions that hold where control is say besides."""
    promises = query.promises(value)
    if not promises:
        return known
    for assume, at in promises:
        if at is not None:
            known = known.with_low_zeros(_promised_zeros(query, assume, at, value))
            continue
        condition = assume.operands[0]
        decided = _decided(condition, value, known)
        if decided is not None:
            if query.holds(assume):
                return decided
            continue
        if query.depth == MAX_DEPTH or not isinstance(condition, CmpInst) or condition.opcode != "icmp":
            continue
        if query.holds(assume):
            known = known.also(_from_icmp(query.tracking, value, condition.predicate, condition))
    return unknown(known.bits) if known.has_conflict else known


def _decided(condition: Value, value: Value, known: Bits) -> Bits | None:
    """What is known of a value that is the condition itself, its inverse, or what it is cut from."""
    if condition is value:
        return bits_of(1, 1)
    if is_not_of(condition, value):
        return bits_of(0, 1)
    if operand_of(condition, "trunc") is value:
        return bits_of(1, known.bits) if has_flag(condition, "nuw") else known.with_ones(1)
    return None


def _promised_zeros(query: Query, assume: CallBase, at: int, value: Value) -> int:
    """How many low bits of an address an `"align"` bundle says are clear."""
    bundle, operands = list(assume.bundle_operands())[at]
    if bundle.tag != '"align"' or not isinstance(value.type, PointerType) or len(operands) < 2:
        return 0
    aligned = _bundle_number(operands[1])
    if len(operands) > 2:
        offset = _bundle_number(operands[2])
        aligned = (aligned | offset) & -(aligned | offset)
    if aligned & (aligned - 1) or not aligned or not query.holds(assume, allow_ephemeral=True):
        return 0
    return aligned.bit_length() - 1


def _bundle_number(value: Value) -> int:
    return value.unsigned if isinstance(value, ConstantInt) else 1
