"""Known bits of vectors put together and taken apart; which lanes of the operands are asked for then.

Source: LLVM's computeKnownBits.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from nvopt.analysis.value_tracking import known_bits
from nvopt.analysis.value_tracking.bits import Bits, conflict, unknown
from nvopt.analysis.values.matching import Operator, integer, lanes
from nvopt.ir import (
    ConstantAggregate,
    ConstantInt,
    Instruction,
    Value,
    VectorType,
)

if TYPE_CHECKING:
    from nvopt.analysis.value_tracking.tracking import ValueTracking


def shufflevector(tracking: ValueTracking, value: Operator, demanded: int, context: Instruction | None, depth: int, bits: int) -> Bits:
    splat = tracking.splat_value(value)
    if splat is not None:
        return known_bits.of_all_lanes(tracking, splat, context, depth + 1)
    wanted = demanded_of_shuffle(value, demanded)
    if wanted is None:
        return unknown(bits)
    known = conflict(bits)
    for operand, part in zip(value.operands, wanted, strict=False):
        if part:
            known = known.either(known_bits.compute(tracking, operand, part, context, depth + 1))
            if known.is_unknown:
                break
    return known


def demanded_of_shuffle(value: Operator, demanded: int) -> tuple[int, int] | None:
    """The lanes of both operands that the lanes `demanded` of a shuffle come from; None where one comes from nowhere."""
    vector, mask = value.operands[0].type, value.operands[2]
    assert isinstance(vector, VectorType)
    if vector.scalable:
        return demanded, demanded
    picked = _mask_lanes(mask, demanded.bit_length())
    found = [0, 0]
    for at, lane in enumerate(picked):
        if not demanded >> at & 1:
            continue
        if lane is None:
            return None
        found[lane // vector.count] |= 1 << lane % vector.count
    return found[0], found[1]


def _mask_lanes(mask: Value, count: int) -> list[int | None]:
    if isinstance(mask, ConstantAggregate):
        return [lane.unsigned if isinstance(lane, ConstantInt) else None for lane in mask.operands]
    return [integer(mask)] * count


def insertelement(tracking: ValueTracking, value: Operator, demanded: int, context: Instruction | None, depth: int, bits: int) -> Bits:
    vector, element, index = value.operands
    assert isinstance(vector.type, VectorType)
    if vector.type.scalable:
        return unknown(bits)
    known, rest = conflict(bits), demanded
    if isinstance(index, ConstantInt) and index.unsigned < vector.type.count:
        rest &= ~(1 << index.unsigned)
        if rest != demanded:
            known = known_bits.of_all_lanes(tracking, element, context, depth + 1)
    else:
        known = known_bits.of_all_lanes(tracking, element, context, depth + 1)
    if rest and not known.is_unknown:
        known = known.either(known_bits.compute(tracking, vector, rest, context, depth + 1))
    return known


def extractelement(tracking: ValueTracking, value: Operator, demanded: int, context: Instruction | None, depth: int, bits: int) -> Bits:
    vector = value.operands[0]
    wanted = demanded_of_extract(value)
    return known_bits.compute(tracking, vector, wanted, context, depth + 1) if wanted else unknown(bits)


def demanded_of_extract(value: Operator) -> int:
    """The lanes that an extractelement may take; 0 for a vector of unknown length."""
    vector, index = value.operands[0].type, value.operands[1]
    assert isinstance(vector, VectorType)
    if vector.scalable:
        return 0
    return 1 << index.unsigned if isinstance(index, ConstantInt) and index.unsigned < vector.count else lanes(vector)
