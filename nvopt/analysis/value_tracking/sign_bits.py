"""How many high bits of a number are known to equal its sign bit, itself included.

    compute(tracking, value, lanes, context, depth)      # 25 for `sext i8 %x to i32`, 4 for `ashr i32 %x, 3`

Source: LLVM's ComputeNumSignBits.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from nvopt.analysis.integers import signed
from nvopt.analysis.value_tracking import known_bits
from nvopt.analysis.value_tracking.bits import Bits
from nvopt.analysis.value_tracking.depth import MAX_DEPTH
from nvopt.analysis.value_tracking.known_bits import vectors
from nvopt.analysis.values.matching import Operator, integer, intrinsic, is_all_ones, is_zero, lanes, operand_of, width
from nvopt.analysis.values.patterns import Clamp, signed_intrinsic_clamp, signed_select_clamp
from nvopt.ir import BasicBlock, CallBase, Constant, ConstantExpr, ConstantInt, Instruction, IntType, PHINode, Value, VectorType

if TYPE_CHECKING:
    from nvopt.analysis.value_tracking.tracking import ValueTracking

_MOST_INCOMING = 4
_Rule = Callable[["ValueTracking", Operator, int, Instruction | None, int, int], int | None]
"""The number, None where the known bits decide; a negative one is the least that these are compared with."""


def compute(tracking: ValueTracking, value: Value, demanded: int, context: Instruction | None, depth: int) -> int:
    """The number of sign bits, at least 1, of the lanes `demanded`."""
    if depth == MAX_DEPTH:
        return 1
    bits = tracking.width(value.type)
    least = 1
    if isinstance(value, (Instruction, ConstantExpr)):
        rule = _RULES.get(value.opcode)
        found = rule(tracking, value, demanded, context, depth, bits) if rule is not None else None
        if found is not None:
            if found > 0:
                return found
            least = -found
    elif isinstance(value, Constant) and isinstance(value.type, VectorType):
        of_lanes = _of_vector_constant(value, demanded, bits)
        if of_lanes is not None:
            return of_lanes
    return max(least, known_bits.compute(tracking, value, demanded, context, depth).min_sign_bits)


def of_number(value: int, bits: int) -> int:
    """The sign bits of a number, read without a sign."""
    number = signed(value, bits)
    return bits - (number if number >= 0 else ~number).bit_length()


def _of_vector_constant(vector: Constant, demanded: int, bits: int) -> int | None:
    assert isinstance(vector.type, VectorType)
    if vector.type.scalable:
        return None if vector.is_zero else 1
    splat = integer(vector)
    if splat is not None:
        return of_number(splat, bits)
    least = bits
    for at, lane in enumerate(vector.operands):
        if demanded >> at & 1:
            if not isinstance(lane, ConstantInt):
                return None
            least = min(least, of_number(lane.unsigned, bits))
    return least if vector.operands else None


def _of(tracking: ValueTracking, value: Value, demanded: int, context: Instruction | None, depth: int) -> int:
    return compute(tracking, value, demanded, context, depth + 1)


def _bitcast(tracking: ValueTracking, value: Operator, demanded: int, context: Instruction | None, depth: int, bits: int) -> int | None:
    source = value.operands[0]
    source_bits = width(source.type)
    if not isinstance(source.type.scalar, IntType) or source_bits % bits or not isinstance(value.type, VectorType):
        return None
    if value.type.scalable or _of(tracking, source, lanes(source.type), context, depth) != source_bits:
        return None
    return bits


def _sext(tracking: ValueTracking, value: Operator, demanded: int, context: Instruction | None, depth: int, bits: int) -> int | None:
    source = value.operands[0]
    return _of(tracking, source, demanded, context, depth) + bits - width(source.type)


def _sdiv(tracking: ValueTracking, value: Operator, demanded: int, context: Instruction | None, depth: int, bits: int) -> int | None:
    divisor = _positive(value.operands[1], bits)
    if divisor is None:
        return None
    return min(bits, _of(tracking, value.operands[0], demanded, context, depth) + divisor.bit_length() - 1)


def _positive(value: Value, bits: int) -> int | None:
    number = integer(value)
    return number if number is not None and 0 < number < 1 << (bits - 1) else None


def _srem(tracking: ValueTracking, value: Operator, demanded: int, context: Instruction | None, depth: int, bits: int) -> int | None:
    found = _of(tracking, value.operands[0], demanded, context, depth)
    divisor = _positive(value.operands[1], bits)
    return max(found, bits - (divisor - 1).bit_length()) if divisor is not None else found


def _ashr(tracking: ValueTracking, value: Operator, demanded: int, context: Instruction | None, depth: int, bits: int) -> int | None:
    found = _of(tracking, value.operands[0], demanded, context, depth)
    amount = integer(value.operands[1])
    if amount is None:
        return found
    return min(found + amount, bits) if amount < bits else None


def _shl(tracking: ValueTracking, value: Operator, demanded: int, context: Instruction | None, depth: int, bits: int) -> int | None:
    amount = integer(value.operands[1])
    if amount is None or amount >= bits:
        return None
    source = value.operands[0]
    narrow = operand_of(source, "zext")
    if narrow is not None and amount >= bits - width(narrow.type):
        found = _of(tracking, narrow, demanded, context, depth) + bits - width(narrow.type)
    else:
        found = _of(tracking, source, demanded, context, depth)
    return found - amount if amount < found else None


def _bitwise(tracking: ValueTracking, value: Operator, demanded: int, context: Instruction | None, depth: int, bits: int) -> int | None:
    found = _of(tracking, value.operands[0], demanded, context, depth)
    if found == 1:
        return None
    return -min(found, _of(tracking, value.operands[1], demanded, context, depth))


def _select(tracking: ValueTracking, value: Operator, demanded: int, context: Instruction | None, depth: int, bits: int) -> int | None:
    clamp = signed_select_clamp(value)
    if clamp is not None:
        return _of_clamp(clamp, bits)
    found = _of(tracking, value.operands[1], demanded, context, depth)
    return min(found, _of(tracking, value.operands[2], demanded, context, depth)) if found != 1 else None


def _of_clamp(clamp: Clamp, bits: int) -> int:
    return min(of_number(bound & ((1 << bits) - 1), bits) for bound in clamp)


def _next_below_zero(known: Bits, count: int) -> int | None:
    """The sign bits of x - 1 and of -x, for an x that has `count`; None where x may be negative."""
    if known.zeros | 1 == known.mask:
        return known.bits
    return count if known.is_non_negative else None


def _add(tracking: ValueTracking, value: Operator, demanded: int, context: Instruction | None, depth: int, bits: int) -> int | None:
    lhs, rhs = value.operands[0], value.operands[1]
    left = _of(tracking, lhs, lanes(lhs.type), context, depth)
    if left == 1:
        return None
    if is_all_ones(rhs):
        below = _next_below_zero(known_bits.compute(tracking, lhs, demanded, context, depth + 1), left)
        if below is not None:
            return below
    right = _of(tracking, rhs, demanded, context, depth)
    return min(left, right) - 1 if right != 1 else None


def _sub(tracking: ValueTracking, value: Operator, demanded: int, context: Instruction | None, depth: int, bits: int) -> int | None:
    lhs, rhs = value.operands[0], value.operands[1]
    right = _of(tracking, rhs, demanded, context, depth)
    if right == 1:
        return None
    if is_zero(lhs):
        below = _next_below_zero(known_bits.compute(tracking, rhs, demanded, context, depth + 1), right)
        if below is not None:
            return below
    left = _of(tracking, lhs, demanded, context, depth)
    return min(left, right) - 1 if left != 1 else None


def _mul(tracking: ValueTracking, value: Operator, demanded: int, context: Instruction | None, depth: int, bits: int) -> int | None:
    left = _of(tracking, value.operands[0], demanded, context, depth)
    if left == 1:
        return None
    right = _of(tracking, value.operands[1], demanded, context, depth)
    if right == 1:
        return None
    valid = (bits - left + 1) + (bits - right + 1)
    return 1 if valid > bits else bits - valid + 1


def _phi(tracking: ValueTracking, value: Operator, demanded: int, context: Instruction | None, depth: int, bits: int) -> int | None:
    assert isinstance(value, PHINode)
    operands = value.operands
    if not 0 < len(operands) <= 2 * _MOST_INCOMING:
        return None
    least = bits
    for at in range(0, len(operands), 2):
        if least == 1:
            break
        block = operands[at + 1]
        assert isinstance(block, BasicBlock)
        least = min(least, compute(tracking, operands[at], demanded, block.terminator, depth + 1))
    return least


def _trunc(tracking: ValueTracking, value: Operator, demanded: int, context: Instruction | None, depth: int, bits: int) -> int | None:
    source = value.operands[0]
    found = _of(tracking, source, lanes(source.type), context, depth)
    return max(found - (width(source.type) - bits), 1)


def _extractelement(
    tracking: ValueTracking, value: Operator, demanded: int, context: Instruction | None, depth: int, bits: int
) -> int | None:
    return _of(tracking, value.operands[0], lanes(value.operands[0].type), context, depth)


def _shufflevector(
    tracking: ValueTracking, value: Operator, demanded: int, context: Instruction | None, depth: int, bits: int
) -> int | None:
    wanted = vectors.demanded_of_shuffle(value, demanded)
    if wanted is None or not isinstance(value, Instruction):
        return 1
    least = bits
    for operand, part in zip(value.operands, wanted, strict=False):
        if part:
            least = min(least, _of(tracking, operand, part, context, depth))
        if least == 1:
            return None
    return least


def _call(tracking: ValueTracking, value: Operator, demanded: int, context: Instruction | None, depth: int, bits: int) -> int | None:
    assert isinstance(value, CallBase)
    name = intrinsic(value)
    if name == "abs":
        found = _of(tracking, value.operands[0], demanded, context, depth)
        return found - 1 if found != 1 else None
    if name in ("smin", "smax"):
        clamp = signed_intrinsic_clamp(value, name)
        return _of_clamp(clamp, bits) if clamp is not None else None
    return None


_RULES: dict[str, _Rule] = {
    "bitcast": _bitcast,
    "sext": _sext,
    "sdiv": _sdiv,
    "srem": _srem,
    "ashr": _ashr,
    "shl": _shl,
    "and": _bitwise,
    "or": _bitwise,
    "xor": _bitwise,
    "select": _select,
    "add": _add,
    "sub": _sub,
    "mul": _mul,
    "phi": _phi,
    "trunc": _trunc,
    "extractelement": _extractelement,
    "shufflevector": _shufflevector,
    "call": _call,
}
