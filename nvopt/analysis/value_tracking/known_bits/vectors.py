"""Known bits of vectors put together and taken apart; which lanes of the operands are asked for then.

Source: LLVM's computeKnownBits.
"""

from __future__ import annotations

from nvopt.analysis.value_tracking import known_bits
from nvopt.analysis.value_tracking.bits import Bits, conflict, unknown
from nvopt.analysis.value_tracking.query import Query
from nvopt.analysis.values.matching import Operator, integer, lanes
from nvopt.ir import (
    ConstantAggregate,
    ConstantInt,
    Value,
    VectorType,
)


def shufflevector(query: Query, value: Operator, bits: int) -> Bits:
    splat = query.tracking.splat_value(value)
    if splat is not None:
        return known_bits.of_all_lanes(query.deeper, splat)
    wanted = demanded_of_shuffle(value, query.demanded)
    if wanted is None:
        return unknown(bits)
    known = conflict(bits)
    for operand, part in zip(value.operands, wanted, strict=False):
        if part:
            known = known.either(known_bits.compute(query.deeper.of_lanes(part), operand))
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


def insertelement(query: Query, value: Operator, bits: int) -> Bits:
    vector, element, index = value.operands
    assert isinstance(vector.type, VectorType)
    if vector.type.scalable:
        return unknown(bits)
    known, rest = conflict(bits), query.demanded
    if isinstance(index, ConstantInt) and index.unsigned < vector.type.count:
        rest &= ~(1 << index.unsigned)
        if rest != query.demanded:
            known = known_bits.of_all_lanes(query.deeper, element)
    else:
        known = known_bits.of_all_lanes(query.deeper, element)
    if rest and not known.is_unknown:
        known = known.either(known_bits.compute(query.deeper.of_lanes(rest), vector))
    return known


def extractelement(query: Query, value: Operator, bits: int) -> Bits:
    vector = value.operands[0]
    wanted = demanded_of_extract(value)
    return known_bits.compute(query.deeper.of_lanes(wanted), vector) if wanted else unknown(bits)


def demanded_of_extract(value: Operator) -> int:
    """The lanes that an extractelement may take; 0 for a vector of unknown length."""
    vector, index = value.operands[0].type, value.operands[1]
    assert isinstance(vector, VectorType)
    if vector.scalable:
        return 0
    return 1 << index.unsigned if isinstance(index, ConstantInt) and index.unsigned < vector.count else lanes(vector)
