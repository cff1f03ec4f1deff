"""Known bits of casts and of freeze.

    zext i8 %x to i16      # 00000000????????

Source: LLVM's computeKnownBits.
"""

from __future__ import annotations

from nvopt.analysis.value_tracking import known_bits, poison
from nvopt.analysis.value_tracking.bits import Bits, conflict, unknown
from nvopt.analysis.value_tracking.query import Query
from nvopt.analysis.values.matching import Operator
from nvopt.ir import (
    FloatType,
    IntType,
    PointerType,
    VectorType,
)


def resize(query: Query, value: Operator, bits: int) -> Bits:
    """`trunc`, `zext`, `ptrtoint`, `inttoptr`."""
    known = known_bits.compute(query.deeper, value.operands[0])
    if "nneg" in value.flags and not known.is_negative:
        known = known.non_negative()
    return known.zext_or_trunc(bits)


def sext(query: Query, value: Operator, bits: int) -> Bits:
    return known_bits.compute(query.deeper, value.operands[0]).sext(bits)


def bitcast(query: Query, value: Operator, bits: int) -> Bits:
    source = value.operands[0]
    kind = source.type
    if isinstance(kind, (IntType, PointerType)) and not isinstance(value.type, VectorType):
        return known_bits.of_all_lanes(query.deeper, source)
    if isinstance(kind.scalar, FloatType):
        from nvopt.analysis.value_tracking import fp_class  # late: floats are seldom taken apart

        same_lanes = isinstance(kind, VectorType) == isinstance(value.type, VectorType) and kind.scalar.bits == bits
        return fp_class.known_bits(query.deeper, source, bits) if same_lanes else unknown(bits)
    if not isinstance(kind, VectorType) or kind.scalable or not isinstance(kind.element, IntType):
        return unknown(bits)
    if not isinstance(value.type.scalar, IntType):
        return unknown(bits)
    if bits % kind.element.bits == 0:
        return _joined_lanes(query, value, kind.element.bits, bits)
    if kind.element.bits % bits == 0:
        return _split_lanes(query, value, kind, bits)
    return unknown(bits)


def _joined_lanes(query: Query, value: Operator, part: int, bits: int) -> Bits:
    """Lanes of `part` bits make one of `bits` bits."""
    count = bits // part
    first = sum(1 << at * count for at in range(query.demanded.bit_length()) if query.demanded >> at & 1)
    known = unknown(bits)
    for at in range(count):
        lane = known_bits.compute(query.deeper.of_lanes(first << at), value.operands[0])
        place = count - 1 - at if query.tracking.layout.big_endian else at
        known = known.inserted(lane, place * part)
    return known


def _split_lanes(query: Query, value: Operator, source: VectorType, bits: int) -> Bits:
    """A lane makes several of `bits` bits."""
    count = query.tracking.width(source) // bits
    wanted = [at for at in range(query.demanded.bit_length()) if query.demanded >> at & 1]
    lane = known_bits.compute(query.deeper.of_lanes(sum({1 << at // count for at in wanted})), value.operands[0])
    known = conflict(bits)
    for at in wanted:
        place = count - 1 - at % count if query.tracking.layout.big_endian else at % count
        known = known.either(lane.extracted(place * bits, bits))
    return known


def freeze(query: Query, value: Operator, bits: int) -> Bits:
    source = value.operands[0]
    if poison.is_guaranteed_not(query.deeper, source, poison.POISON):
        return known_bits.of_all_lanes(query.deeper, source)
    return unknown(bits)
