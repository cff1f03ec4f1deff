"""The range of an integer as its operation with a constant, its attributes and assumptions tell it.

    compute(query, value, for_signed)      # [0,5) for `urem i32 %x, 5`
    without_context(value, for_signed)     # constants, and what an operation with a constant gives

Unlike known bits it does not look through operands, selects aside.

Source: LLVM's computeConstantRange.
"""

from __future__ import annotations

from collections.abc import Callable

from nvopt.analysis.constant_range import ConstantRange
from nvopt.analysis.integers import high_mask, leading_ones, signed, trailing_zeros
from nvopt.analysis.value_tracking.query import Query
from nvopt.analysis.values.attributes import argument_range, metadata_of, result_range
from nvopt.analysis.values.depth import MAX_DEPTH
from nvopt.analysis.values.matching import integer, intrinsic, is_negation_of, width
from nvopt.analysis.values.patterns import match_select_pattern
from nvopt.ir import (
    Argument,
    BinaryOperator,
    CallBase,
    CmpInst,
    Constant,
    ConstantAggregate,
    ConstantInt,
    Function,
    Instruction,
    PoisonValue,
    Value,
)

_LARGEST_HALF = 65504
Bounds = tuple[int, int]
"""(lowest, highest), both included, of any sign: -1 is also the highest without one."""
_Rule = Callable[[BinaryOperator, int | None, int | None, int, bool], Bounds | None]
"""(operation, first operand, second operand where they are constants, width, whether a signed range is wanted)."""


def compute(query: Query, value: Value, for_signed: bool) -> ConstantRange:
    """The range of `value`, of integer type."""
    if query.depth == MAX_DEPTH:
        return ConstantRange.full(width(value.type))
    found = without_context(value, for_signed)
    if isinstance(value, Instruction) and value.opcode == "select":
        arms = [compute(query.deeper, arm, for_signed) for arm in value.operands[1:]]
        found = arms[0].union(arms[1]).intersect(found)
    for assume, _ in query.promises(value):
        condition = assume.operands[0]
        if not query.holds(assume):
            continue
        if isinstance(condition, CmpInst) and condition.opcode == "icmp" and condition.operands[0] is value:
            bound = compute(query.deeper.at(assume), condition.operands[1], False)
            found = found.intersect(ConstantRange.allowed_icmp_region(condition.predicate, bound))
    return found


def without_context(value: Value, for_signed: bool) -> ConstantRange:
    """The range of `value` wherever control is, not looking into the arms of selects."""
    bits = width(value.type)
    if isinstance(value, Constant):
        return _of_constant(value, bits)
    found = _of_operation(value, for_signed, bits)
    if isinstance(value, Instruction):
        node = metadata_of(value, "range")
        told = ConstantRange.from_metadata(node) if node is not None else None
        if told is not None:
            found = found.intersect(told)
        if isinstance(value, CallBase):
            told = result_range(value)
            if told is not None:
                found = found.intersect(told)
    return found


def _of_constant(value: Constant, bits: int) -> ConstantRange:
    number = integer(value)
    if number is not None:
        return ConstantRange.of(bits, number)
    if isinstance(value, ConstantAggregate):
        found = ConstantRange.empty(bits)
        for lane in value.operands:
            if isinstance(lane, PoisonValue):
                continue
            if not isinstance(lane, ConstantInt):
                return ConstantRange.full(bits)
            found = found.union(ConstantRange.of(bits, lane.unsigned))
        return found
    return ConstantRange.full(bits)


def _of_operation(value: Value, for_signed: bool, bits: int) -> ConstantRange:
    if isinstance(value, BinaryOperator):
        return _range(_of_binary(value, bits, for_signed), bits)
    if isinstance(value, CallBase):
        return _of_intrinsic(value, bits)
    if isinstance(value, Argument):
        return argument_range(value) or ConstantRange.full(bits)
    if not isinstance(value, Instruction):
        return ConstantRange.full(bits)
    if value.opcode == "select":
        return _range(_of_select_pattern(value, bits), bits)
    if value.opcode in ("fptosi", "fptoui") and str(value.operands[0].type.scalar) == "half":
        is_signed = value.opcode == "fptosi"
        if bits >= 16 + is_signed:
            return ConstantRange.non_empty(bits, -_LARGEST_HALF if is_signed else 0, _LARGEST_HALF + 1)
    return ConstantRange.full(bits)


def _range(bounds: Bounds | None, bits: int) -> ConstantRange:
    return ConstantRange.full(bits) if bounds is None else ConstantRange.non_empty(bits, bounds[0], bounds[1] + 1)


# -- binary operations


def _of_binary(value: BinaryOperator, bits: int, for_signed: bool) -> Bounds | None:
    rule = _RULES.get(value.opcode)
    if rule is None:
        return None
    return rule(value, integer(value.operands[0]), integer(value.operands[1]), bits, for_signed)


def _extremes(bits: int) -> Bounds:
    return -(1 << (bits - 1)), (1 << (bits - 1)) - 1


def _sum_bounds(value: BinaryOperator, number: int, bits: int, for_signed: bool, unsigned: Bounds, is_add: bool) -> Bounds | None:
    """The bounds of a sum or difference with a constant that does not wrap around; without a sign where that is as good."""
    nsw, nuw = "nsw" in value.flags, "nuw" in value.flags
    if nuw and not (for_signed and nsw):
        return unsigned
    if not nsw:
        return None
    least, most = _extremes(bits)
    number = signed(number, bits)
    if is_add:
        return (least + number, most) if number >= 0 else (least, most + number)
    return (number - most, most) if number >= 0 else (least, number - least)


def _sub(value: BinaryOperator, lhs: int | None, rhs: int | None, bits: int, for_signed: bool) -> Bounds | None:
    return _sum_bounds(value, lhs, bits, for_signed, (0, lhs), False) if lhs is not None else None


def _add(value: BinaryOperator, lhs: int | None, rhs: int | None, bits: int, for_signed: bool) -> Bounds | None:
    return _sum_bounds(value, rhs, bits, for_signed, (rhs, -1), True) if rhs else None


def _and(value: BinaryOperator, lhs: int | None, rhs: int | None, bits: int, for_signed: bool) -> Bounds | None:
    first, second = value.operands
    if is_negation_of(first, second) or is_negation_of(second, first):
        return 0, 1 << (bits - 1)
    return (0, rhs) if rhs is not None else None


def _or(value: BinaryOperator, lhs: int | None, rhs: int | None, bits: int, for_signed: bool) -> Bounds | None:
    return (rhs, -1) if rhs is not None else None


def _furthest_shift(value: BinaryOperator, number: int, bits: int) -> int:
    """How far a constant can be shifted right."""
    return trailing_zeros(number, bits) if number and "exact" in value.flags else bits - 1


def _ashr(value: BinaryOperator, lhs: int | None, rhs: int | None, bits: int, for_signed: bool) -> Bounds | None:
    if rhs is not None and rhs < bits:
        least, most = _extremes(bits)
        return least >> rhs, most >> rhs
    if lhs is None:
        return None
    number = signed(lhs, bits)
    shifted = number >> _furthest_shift(value, lhs, bits)
    return (number, shifted) if number < 0 else (shifted, number)


def _lshr(value: BinaryOperator, lhs: int | None, rhs: int | None, bits: int, for_signed: bool) -> Bounds | None:
    if rhs is not None and rhs < bits:
        return 0, ((1 << bits) - 1) >> rhs
    return (lhs >> _furthest_shift(value, lhs, bits), lhs) if lhs is not None else None


def _shl(value: BinaryOperator, lhs: int | None, rhs: int | None, bits: int, for_signed: bool) -> Bounds | None:
    if lhs is not None:
        return _shl_of_constant(value, lhs, bits)
    return (0, high_mask(bits - rhs, bits)) if rhs is not None and rhs < bits else None


def _shl_of_constant(value: BinaryOperator, number: int, bits: int) -> Bounds:
    free = bits - number.bit_length()
    if "nuw" in value.flags:
        return number, number << free
    if "nsw" not in value.flags:
        return number & 1, high_mask(number.bit_count(), bits)
    if number >> (bits - 1):
        return number << (leading_ones(number, bits) - 1) & ((1 << bits) - 1), number
    return number, number << (free - 1)


def _sdiv(value: BinaryOperator, lhs: int | None, rhs: int | None, bits: int, for_signed: bool) -> Bounds | None:
    least, most = _extremes(bits)
    if rhs is not None:
        divisor = signed(rhs, bits)
        if divisor == -1:
            return least + 1, most
        if bits - rhs.bit_length() >= bits - 1:
            return None
        quotients = [_quotient(least, divisor), _quotient(most, divisor)]
        return min(quotients), max(quotients)
    if lhs is None:
        return None
    number = signed(lhs, bits)
    return (least, -least >> 1) if number == least else (-abs(number), abs(number))


def _quotient(number: int, divisor: int) -> int:
    return abs(number) // abs(divisor) * (1 if (number < 0) == (divisor < 0) else -1)


def _udiv(value: BinaryOperator, lhs: int | None, rhs: int | None, bits: int, for_signed: bool) -> Bounds | None:
    if rhs:
        return 0, ((1 << bits) - 1) // rhs
    return (0, lhs) if lhs is not None else None


def _srem(value: BinaryOperator, lhs: int | None, rhs: int | None, bits: int, for_signed: bool) -> Bounds | None:
    if rhs is not None:
        most = abs(signed(rhs, bits)) - 1
        return (-most, most) if most >= 0 else None
    if lhs is None:
        return None
    number = signed(lhs, bits)
    return (number, 0) if number < 0 else (0, number)


def _urem(value: BinaryOperator, lhs: int | None, rhs: int | None, bits: int, for_signed: bool) -> Bounds | None:
    if rhs is not None:
        return (0, rhs - 1) if rhs else None
    return (0, lhs) if lhs is not None else None


_RULES: dict[str, _Rule] = {
    "sub": _sub,
    "add": _add,
    "and": _and,
    "or": _or,
    "ashr": _ashr,
    "lshr": _lshr,
    "shl": _shl,
    "sdiv": _sdiv,
    "udiv": _udiv,
    "srem": _srem,
    "urem": _urem,
}


# -- intrinsics and selects


def _of_intrinsic(call: CallBase, bits: int) -> ConstantRange:
    name = intrinsic(call)
    least, most = _extremes(bits)
    if name in ("ctlz", "cttz"):
        return ConstantRange.non_empty(bits, 0, bits + (integer(call.operands[1]) != 1))
    if name == "ctpop":
        return ConstantRange.non_empty(bits, 0, bits + 1)
    if name == "abs":
        return ConstantRange.non_empty(bits, 0, most + 1 if integer(call.operands[1]) == 1 else most + 2)
    if name == "vscale":
        function = call.function
        return vscale_range(function, bits) if function is not None else ConstantRange.full(bits)
    if name in ("umin", "umax", "smin", "smax", "uadd.sat", "sadd.sat", "usub.sat", "ssub.sat"):
        lhs, rhs = integer(call.operands[0]), integer(call.operands[1])
        if lhs is None and rhs is None:
            return ConstantRange.full(bits)
        if name.startswith(("usub", "ssub")):
            return _range(_of_saturating_sub(name, lhs, rhs, bits), bits)
        number = lhs if lhs is not None else rhs
        assert number is not None
        if name == "sadd.sat":
            number = signed(number, bits)
            return _range((least, most + number) if number < 0 else (least + number, most), bits)
        return _range(_of_min_max("umax" if name == "uadd.sat" else name, number, bits), bits)
    return ConstantRange.full(bits)


def _of_saturating_sub(name: str, lhs: int | None, rhs: int | None, bits: int) -> Bounds:
    if name == "usub.sat":
        if lhs is not None:
            return 0, lhs
        assert rhs is not None
        return 0, ~rhs
    least, most = _extremes(bits)
    if lhs is not None:
        number = signed(lhs, bits)
        return (least, number - least) if number < 0 else (number - most, most)
    assert rhs is not None
    number = signed(rhs, bits)
    return (least - number, most) if number < 0 else (least, most - number)


def _of_min_max(flavor: str, number: int, bits: int) -> Bounds:
    """The bounds of a minimum or maximum with a constant."""
    least, most = _extremes(bits)
    match flavor:
        case "umin":
            return 0, number
        case "umax":
            return number, -1
        case "smin":
            return least, signed(number, bits)
    return signed(number, bits), most


def _of_select_pattern(value: Instruction, bits: int) -> Bounds | None:
    pattern = match_select_pattern(value)
    if pattern is None:
        return None
    least, most = _extremes(bits)
    if pattern.flavor == "abs":
        negation = pattern.rhs
        no_wrap = isinstance(negation, Instruction) and is_negation_of(negation, pattern.lhs) and "nsw" in negation.flags
        return 0, most if no_wrap else most + 1
    if pattern.flavor == "nabs":
        return least, 0
    number = integer(pattern.lhs)
    if number is None:
        number = integer(pattern.rhs)
    return _of_min_max(pattern.flavor, number, bits) if number is not None else None


def vscale_range(function: Function, bits: int) -> ConstantRange:
    """What `vscale` may be in the function."""
    attributes = function.attributes
    bounds = (attributes.value("vscale_range") or "").split(",") if "vscale_range" in attributes.keys else []
    if not bounds:
        return ConstantRange.non_empty(bits, 1, 0)
    least = int(bounds[0])
    if least.bit_length() > bits:
        return ConstantRange.empty(bits)
    most = int(bounds[1]) if len(bounds) > 1 else least
    if not most or most.bit_length() > bits:
        return ConstantRange.non_empty(bits, least, 0)
    return ConstantRange.non_empty(bits, least, most + 1)
