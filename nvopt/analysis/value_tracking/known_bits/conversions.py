"""Known bits of casts and of freeze.

    zext i8 %x to i16      # 00000000????????

Source: LLVM's computeKnownBits.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from nvopt.analysis.value_tracking import fp_class, known_bits, poison
from nvopt.analysis.value_tracking.bits import Bits, conflict, unknown
from nvopt.analysis.values.matching import Operator
from nvopt.ir import (
    FloatType,
    Instruction,
    IntType,
    PointerType,
    VectorType,
)

if TYPE_CHECKING:
    from nvopt.analysis.value_tracking.tracking import ValueTracking


def resize(tracking: ValueTracking, value: Operator, demanded: int, context: Instruction | None, depth: int, bits: int) -> Bits:
    """`trunc`, `zext`, `ptrtoint`, `inttoptr`."""
    known = known_bits.compute(tracking, value.operands[0], demanded, context, depth + 1)
    if "nneg" in value.flags and not known.is_negative:
        known = known.non_negative()
    return known.zext_or_trunc(bits)


def sext(tracking: ValueTracking, value: Operator, demanded: int, context: Instruction | None, depth: int, bits: int) -> Bits:
    return known_bits.compute(tracking, value.operands[0], demanded, context, depth + 1).sext(bits)


def bitcast(tracking: ValueTracking, value: Operator, demanded: int, context: Instruction | None, depth: int, bits: int) -> Bits:
    source = value.operands[0]
    kind = source.type
    if isinstance(kind, (IntType, PointerType)) and not isinstance(value.type, VectorType):
        return known_bits.of_all_lanes(tracking, source, context, depth + 1)
    if isinstance(kind.scalar, FloatType):
        same_lanes = isinstance(kind, VectorType) == isinstance(value.type, VectorType) and kind.scalar.bits == bits
        return fp_class.known_bits(tracking, source, demanded, context, depth + 1, bits) if same_lanes else unknown(bits)
    if not isinstance(kind, VectorType) or kind.scalable or not isinstance(kind.element, IntType):
        return unknown(bits)
    if not isinstance(value.type.scalar, IntType):
        return unknown(bits)
    if bits % kind.element.bits == 0:
        return _joined_lanes(tracking, value, kind.element.bits, demanded, context, depth, bits)
    if kind.element.bits % bits == 0:
        return _split_lanes(tracking, value, kind, demanded, context, depth, bits)
    return unknown(bits)


def _joined_lanes(
    tracking: ValueTracking, value: Operator, part: int, demanded: int, context: Instruction | None, depth: int, bits: int
) -> Bits:
    """Lanes of `part` bits make one of `bits` bits."""
    count = bits // part
    first = sum(1 << at * count for at in range(demanded.bit_length()) if demanded >> at & 1)
    known = unknown(bits)
    for at in range(count):
        lane = known_bits.compute(tracking, value.operands[0], first << at, context, depth + 1)
        place = count - 1 - at if tracking.layout.big_endian else at
        known = known.inserted(lane, place * part)
    return known


def _split_lanes(
    tracking: ValueTracking, value: Operator, source: VectorType, demanded: int, context: Instruction | None, depth: int, bits: int
) -> Bits:
    """A lane makes several of `bits` bits."""
    count = tracking.width(source) // bits
    wanted = [at for at in range(demanded.bit_length()) if demanded >> at & 1]
    lane = known_bits.compute(tracking, value.operands[0], sum({1 << at // count for at in wanted}), context, depth + 1)
    known = conflict(bits)
    for at in wanted:
        place = count - 1 - at % count if tracking.layout.big_endian else at % count
        known = known.either(lane.extracted(place * bits, bits))
    return known


def freeze(tracking: ValueTracking, value: Operator, demanded: int, context: Instruction | None, depth: int, bits: int) -> Bits:
    source = value.operands[0]
    if poison.is_guaranteed_not(tracking, source, context, poison.POISON, depth + 1):
        return known_bits.of_all_lanes(tracking, source, context, depth + 1)
    return unknown(bits)
