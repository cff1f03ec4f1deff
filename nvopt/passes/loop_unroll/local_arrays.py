"""How much larger a loop may be for the arrays in local memory that it indexes: with constant indices these become registers.

Source: the public description of cicc's unroller. It scans address space 5; here generic pointers to allocas count too, being the same.
"""

from __future__ import annotations

from collections.abc import Iterable

from nvopt.analysis.loops import Loop
from nvopt.analysis.memory.underlying_objects import underlying_object
from nvopt.ir import (
    AllocaInst,
    Constant,
    ConstantInt,
    DataLayout,
    FloatType,
    GetElementPtrInst,
    GlobalVariable,
    IntType,
    LoadInst,
    StoreInst,
    Type,
)
from nvopt.ir.datalayout import is_scalable
from nvopt.ir.types import ArrayType, StructType

_MOST = 6
_REGISTER = 32
"""Bits."""


def threshold_multiplier(loop: Loop, assumed_size: int) -> int:
    """The elements of the largest local array that the loop accesses at an index that isn't constant, 1 to 6. An array of a size that isn't
    known counts as `assumed_size` elements."""
    return min(max((_elements(array, assumed_size) for array in indexed_arrays(loop)), default=1), _MOST)


def indexed_arrays(loop: Loop) -> list[AllocaInst]:
    """The local arrays that the loop accesses at an index that isn't constant."""
    found: dict[AllocaInst, None] = {}
    for block in loop.blocks:
        for access in block:
            if isinstance(access, (LoadInst, StoreInst)) and not _is_constant(access.pointer):
                array = underlying_object(access.pointer)
                if isinstance(array, AllocaInst):
                    found[array] = None
    return list(found)


def loads_of_tables(loop: Loop) -> list[LoadInst]:
    """The loads, by an index that isn't constant, of numbers of 32 bits at most from tables that are constant: with a constant index each
    is part of the instruction that it is for. A number of 64 bits takes two moves there."""
    loads = (one for block in loop.blocks for one in block if isinstance(one, LoadInst))
    return [one for one in loads if _is_short(one.type) and not _is_constant(one.pointer) and _is_table(underlying_object(one.pointer))]


def _is_short(type: Type) -> bool:
    return isinstance(type, (FloatType, IntType)) and type.bits <= _REGISTER


def _is_table(value: object) -> bool:
    return isinstance(value, GlobalVariable) and value.is_constant and value.has_definitive_initializer


def registers_of(arrays: Iterable[AllocaInst], layout: DataLayout) -> int | None:
    """The registers of 32 bits that arrays take which are kept in some; None where that isn't known."""
    total = 0
    for array in arrays:
        count = array.operands[0] if array.operands else None
        if (count is not None and not isinstance(count, ConstantInt)) or is_scalable(array.allocated_type):
            return None
        total += -(-layout.alloc_size(array.allocated_type) * (1 if count is None else count.unsigned) // 4)
    return total


def _is_constant(pointer: object) -> bool:
    """Whether the address is a constant distance from its object."""
    while isinstance(pointer, GetElementPtrInst):
        if not all(isinstance(index, Constant) for index in pointer.operands[1:]):
            return False
        pointer = pointer.operands[0]
    return True


def _elements(array: AllocaInst, assumed_size: int) -> int:
    """The array's elements, those of what is in it counted one by one: a union of an array with a struct is declared as the latter."""
    count = array.operands[0] if array.operands else None
    return _leaves(array.allocated_type) * (1 if count is None else count.unsigned if isinstance(count, ConstantInt) else assumed_size)


def _leaves(type: Type) -> int:
    if isinstance(type, ArrayType):
        return type.count * _leaves(type.element)
    return sum(map(_leaves, type.elements)) if isinstance(type, StructType) else 1
