"""How many high bits of a number are known to equal its sign bit, itself included.

    compute(query, value)      # 25 for `sext i8 %x to i32`, 4 for `ashr i32 %x, 3`

Source: LLVM's ComputeNumSignBits.
"""

from __future__ import annotations

from collections.abc import Callable

from nvopt.analysis.integers import signed
from nvopt.analysis.value_tracking import known_bits
from nvopt.analysis.value_tracking.bits import Bits
from nvopt.analysis.value_tracking.known_bits import vectors
from nvopt.analysis.value_tracking.query import Query
from nvopt.analysis.values.depth import MAX_DEPTH
from nvopt.analysis.values.matching import Operator, integer, intrinsic, is_all_ones, is_zero, lanes, operand_of, width
from nvopt.analysis.values.patterns import Clamp, signed_intrinsic_clamp, signed_select_clamp
from nvopt.ir import BasicBlock, CallBase, Constant, ConstantExpr, ConstantInt, Instruction, IntType, PHINode, Value, VectorType

_MOST_INCOMING = 4
_Rule = Callable[[Query, Operator, int], int | None]
"""The number, None where the known bits decide; a negative one is the least that these are compared with."""


def compute(query: Query, value: Value) -> int:
    """The number of sign bits, at least 1."""
    if query.depth == MAX_DEPTH:
        return 1
    bits = query.tracking.width(value.type)
    least = 1
    if isinstance(value, (Instruction, ConstantExpr)):
        rule = _RULES.get(value.opcode)
        found = rule(query, value, bits) if rule is not None else None
        if found is not None:
            if found > 0:
                return found
            least = -found
    elif isinstance(value, Constant) and isinstance(value.type, VectorType):
        of_lanes = _of_vector_constant(value, query.demanded, bits)
        if of_lanes is not None:
            return of_lanes
    return max(least, known_bits.compute(query, value).min_sign_bits)


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


def _bitcast(query: Query, value: Operator, bits: int) -> int | None:
    source = value.operands[0]
    source_bits = width(source.type)
    if not isinstance(source.type.scalar, IntType) or source_bits % bits or not isinstance(value.type, VectorType):
        return None
    if value.type.scalable or compute(query.deeper.of_lanes(lanes(source.type)), source) != source_bits:
        return None
    return bits


def _sext(query: Query, value: Operator, bits: int) -> int | None:
    source = value.operands[0]
    return compute(query.deeper, source) + bits - width(source.type)


def _sdiv(query: Query, value: Operator, bits: int) -> int | None:
    divisor = _positive(value.operands[1], bits)
    if divisor is None:
        return None
    return min(bits, compute(query.deeper, value.operands[0]) + divisor.bit_length() - 1)


def _positive(value: Value, bits: int) -> int | None:
    number = integer(value)
    return number if number is not None and 0 < number < 1 << (bits - 1) else None


def _srem(query: Query, value: Operator, bits: int) -> int | None:
    found = compute(query.deeper, value.operands[0])
    divisor = _positive(value.operands[1], bits)
    return max(found, bits - (divisor - 1).bit_length()) if divisor is not None else found


def _ashr(query: Query, value: Operator, bits: int) -> int | None:
    found = compute(query.deeper, value.operands[0])
    amount = integer(value.operands[1])
    if amount is None:
        return found
    return min(found + amount, bits) if amount < bits else None


def _shl(query: Query, value: Operator, bits: int) -> int | None:
    amount = integer(value.operands[1])
    if amount is None or amount >= bits:
        return None
    source = value.operands[0]
    narrow = operand_of(source, "zext")
    if narrow is not None and amount >= bits - width(narrow.type):
        found = compute(query.deeper, narrow) + bits - width(narrow.type)
    else:
        found = compute(query.deeper, source)
    return found - amount if amount < found else None


def _bitwise(query: Query, value: Operator, bits: int) -> int | None:
    found = compute(query.deeper, value.operands[0])
    if found == 1:
        return None
    return -min(found, compute(query.deeper, value.operands[1]))


def _select(query: Query, value: Operator, bits: int) -> int | None:
    clamp = signed_select_clamp(value)
    if clamp is not None:
        return _of_clamp(clamp, bits)
    found = compute(query.deeper, value.operands[1])
    return min(found, compute(query.deeper, value.operands[2])) if found != 1 else None


def _of_clamp(clamp: Clamp, bits: int) -> int:
    return min(of_number(bound & ((1 << bits) - 1), bits) for bound in clamp)


def _next_below_zero(known: Bits, count: int) -> int | None:
    """The sign bits of x - 1 and of -x, for an x that has `count`; None where x may be negative."""
    if known.zeros | 1 == known.mask:
        return known.bits
    return count if known.is_non_negative else None


def _add(query: Query, value: Operator, bits: int) -> int | None:
    lhs, rhs = value.operands[0], value.operands[1]
    left = compute(query.deeper.of_lanes(lanes(lhs.type)), lhs)
    if left == 1:
        return None
    if is_all_ones(rhs):
        below = _next_below_zero(known_bits.compute(query.deeper, lhs), left)
        if below is not None:
            return below
    right = compute(query.deeper, rhs)
    return min(left, right) - 1 if right != 1 else None


def _sub(query: Query, value: Operator, bits: int) -> int | None:
    lhs, rhs = value.operands[0], value.operands[1]
    right = compute(query.deeper, rhs)
    if right == 1:
        return None
    if is_zero(lhs):
        below = _next_below_zero(known_bits.compute(query.deeper, rhs), right)
        if below is not None:
            return below
    left = compute(query.deeper, lhs)
    return min(left, right) - 1 if left != 1 else None


def _mul(query: Query, value: Operator, bits: int) -> int | None:
    left = compute(query.deeper, value.operands[0])
    if left == 1:
        return None
    right = compute(query.deeper, value.operands[1])
    if right == 1:
        return None
    valid = (bits - left + 1) + (bits - right + 1)
    return 1 if valid > bits else bits - valid + 1


def _phi(query: Query, value: Operator, bits: int) -> int | None:
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
        least = min(least, compute(query.deeper.at(block.terminator), operands[at]))
    return least


def _trunc(query: Query, value: Operator, bits: int) -> int | None:
    source = value.operands[0]
    found = compute(query.deeper.of_lanes(lanes(source.type)), source)
    return max(found - (width(source.type) - bits), 1)


def _extractelement(query: Query, value: Operator, bits: int) -> int | None:
    return compute(query.deeper.of_lanes(lanes(value.operands[0].type)), value.operands[0])


def _shufflevector(query: Query, value: Operator, bits: int) -> int | None:
    wanted = vectors.demanded_of_shuffle(value, query.demanded)
    if wanted is None or not isinstance(value, Instruction):
        return 1
    least = bits
    for operand, part in zip(value.operands, wanted, strict=False):
        if part:
            least = min(least, compute(query.deeper.of_lanes(part), operand))
        if least == 1:
            return None
    return least


def _call(query: Query, value: Operator, bits: int) -> int | None:
    assert isinstance(value, CallBase)
    name = intrinsic(value)
    if name == "abs":
        found = compute(query.deeper, value.operands[0])
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
