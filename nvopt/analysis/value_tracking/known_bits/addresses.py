"""Known bits of what is loaded and of addresses.

    getelementptr i32, ptr %aligned, i64 %i      # ends in 00

Source: LLVM's computeKnownBits.
"""

from __future__ import annotations

from nvopt.analysis.integers import trailing_zeros
from nvopt.analysis.value_tracking import bits_algebra as algebra
from nvopt.analysis.value_tracking import known_bits
from nvopt.analysis.value_tracking.bits import Bits, bits_of, unknown
from nvopt.analysis.value_tracking.query import Query
from nvopt.analysis.values.attributes import metadata_of
from nvopt.analysis.values.matching import Operator
from nvopt.ir import (
    AllocaInst,
    Constant,
    ConstantExpr,
    ConstantInt,
    GetElementPtrInst,
    Instruction,
    PointerType,
)
from nvopt.ir.datalayout import is_scalable
from nvopt.ir.gep import steps_of


def load(query: Query, value: Operator, bits: int) -> Bits:
    assert isinstance(value, Instruction)
    node = metadata_of(value, "range")
    return known_bits.of_ranges(node, bits) if node is not None else unknown(bits)


def alloca(query: Query, value: Operator, bits: int) -> Bits:
    assert isinstance(value, AllocaInst)
    return unknown(bits).with_low_zeros((value.align or 1).bit_length() - 1)


def getelementptr(query: Query, value: Operator, bits: int) -> Bits:
    assert isinstance(value, (GetElementPtrInst, ConstantExpr))
    known = known_bits.of_all_lanes(query.deeper, value.operands[0])
    scalar = value.type.scalar
    assert isinstance(scalar, PointerType)
    index_bits = query.tracking.layout.index_width(scalar.addrspace)
    offset = 0
    for step in steps_of(value):
        index, _, inner = step
        if known.is_unknown:
            return known
        if isinstance(index, Constant) and index.is_zero:
            continue
        field = step.field(query.tracking.layout)
        if field is not None:
            offset += field
            continue
        if not query.tracking.layout.is_sized(inner):
            return unknown(bits)
        stride = step.stride(query.tracking.layout)
        if isinstance(index, ConstantInt) and not is_scalable(inner):
            offset += index.signed * stride
            continue
        scale = bits_of(stride, index_bits)
        if is_scalable(inner):
            scale = unknown(index_bits).with_low_zeros(trailing_zeros(stride, index_bits))
        distance = algebra.multiply(known_bits.of_all_lanes(query.deeper, index).sext_or_trunc(index_bits), scale)
        known = _moved(known, distance)
    offset &= (1 << index_bits) - 1
    return _moved(known, bits_of(offset, index_bits)) if offset and not known.is_unknown else known


def _moved(known: Bits, distance: Bits) -> Bits:
    """An address after adding to its low bits."""
    if known.bits == distance.bits:
        return algebra.add(known, distance)
    return known.inserted(algebra.add(known.trunc(distance.bits), distance), 0)
