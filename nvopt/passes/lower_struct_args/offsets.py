"""The byte offset that a getelementptr adds, as a sum and as code."""

from __future__ import annotations

from nvopt.ir import (
    Builder,
    ConstantInt,
    DataLayout,
    GetElementPtrInst,
    IntType,
    Value,
)
from nvopt.ir.gep import steps_of

Range = tuple[int, int]
"""The bytes [start, end)."""


def terms_of(gep: GetElementPtrInst, layout: DataLayout) -> tuple[int, list[tuple[Value, int]]]:
    """What a getelementptr of a sized, not scalable type adds: bytes that are known, and (index, bytes a step) for the other indices."""
    constant = 0
    terms = []
    for step in steps_of(gep):
        field = step.field(layout)
        if field is not None:
            constant += field
        elif isinstance(step.operand, ConstantInt):
            constant += step.operand.signed * step.stride(layout)
        else:
            terms.append((step.operand, step.stride(layout)))
    return constant, terms


def add_offset(base: Value, gep: GetElementPtrInst, layout: DataLayout) -> Value:
    """`base`, an offset, plus what `gep` adds; computed, where it isn't constant, right before `gep`."""
    type = base.type
    assert isinstance(type, IntType)
    constant, terms = terms_of(gep, layout)
    if isinstance(base, ConstantInt) and not terms:
        return ConstantInt.get(type, base.unsigned + constant)
    builder = Builder.before(gep)
    total = base
    for index, stride in terms:
        step = builder.mul(_as(type, index, builder), ConstantInt.get(type, stride), "offset") if stride != 1 else _as(type, index, builder)
        total = step if isinstance(total, ConstantInt) and total.is_zero else builder.add(total, step, "offset")
    return builder.add(total, ConstantInt.get(type, constant), "offset") if constant else total


def _as(type: IntType, index: Value, builder: Builder) -> Value:
    """An index, which has a sign, in the width that addresses are computed in."""
    assert isinstance(index.type, IntType)
    if index.type is type:
        return index
    return (builder.sext if index.type.bits < type.bits else builder.trunc)(index, type, "index")
