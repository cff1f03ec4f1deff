"""The indices of a getelementptr one by one: into what each goes, and what it adds.

for step in steps_of(gep):          # getelementptr %struct.S, ptr %p, i64 %i, i32 1, i64 %j
    step.field(layout)              # None, 8, None: the bytes before a struct's field
    step.stride(layout)             # 48, -, 4: the bytes by which one more moves
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from nvopt.ir.constants import ConstantAggregate, ConstantExpr, ConstantInt, ConstantSplat
from nvopt.ir.datalayout import DataLayout
from nvopt.ir.instructions import GetElementPtrInst
from nvopt.ir.types import ArrayType, StructType, Type, VectorType
from nvopt.ir.values import Value


class Step(NamedTuple):
    """One index."""

    operand: Value
    """The index."""
    held: Type | None
    """What it goes into; None for the first, which steps over whole objects."""
    inner: Type
    """What it gets to."""

    def field(self, layout: DataLayout) -> int | None:
        """The bytes before the field of a struct that it selects; None where it selects none."""
        return layout.struct_offsets(self.held)[field_number(self.operand)] if isinstance(self.held, StructType) else None

    def stride(self, layout: DataLayout) -> int:
        """The bytes by which one more of the index moves, of a scalable type for each of vscale; not for fields of structs."""
        return layout.store_size(self.inner) if isinstance(self.held, VectorType) else layout.alloc_size(self.inner)


def steps_of(gep: GetElementPtrInst | ConstantExpr) -> Iterator[Step]:
    """The steps of a getelementptr, instruction or constant."""
    assert gep.source_type is not None
    return steps(gep.source_type, gep.operands[1:])


def steps(source_type: Type, indices: Sequence[Value]) -> Iterator[Step]:
    """The steps of indices into a type. A vector of indices of a struct's fields has the same in each lane."""
    held: Type | None = None
    inner = source_type
    for position, index in enumerate(indices):
        if position:
            held = inner
            if isinstance(held, StructType):
                inner = held.elements[field_number(index)]
            else:
                assert isinstance(held, (ArrayType, VectorType))
                inner = held.element
        yield Step(index, held, inner)


def field_number(index: Value) -> int:
    """The number of a struct's field: a constant, or a vector with one in all lanes."""
    lane = index.operands[0] if isinstance(index, (ConstantSplat, ConstantAggregate)) else index
    return lane.unsigned if isinstance(lane, ConstantInt) else 0
