"""How much larger a loop may be for the arrays in local memory that it indexes: with constant indices these become registers.

Source: the public description of cicc's unroller. It scans address space 5; here generic pointers to allocas count too, being the same.
"""

from __future__ import annotations

from nvopt.analysis.loops import Loop
from nvopt.analysis.memory.underlying_objects import underlying_object
from nvopt.ir import AllocaInst, Constant, ConstantInt, GetElementPtrInst, LoadInst, StoreInst, Type
from nvopt.ir.types import ArrayType

_MOST = 6


def threshold_multiplier(loop: Loop, assumed_size: int) -> int:
    """The elements of the largest local array that the loop accesses at an index that isn't constant, 1 to 6. An array of a size that isn't
    known counts as `assumed_size` elements."""
    largest = 1
    for block in loop.blocks:
        for access in block:
            if isinstance(access, (LoadInst, StoreInst)) and not _is_constant(access.pointer):
                array = underlying_object(access.pointer)
                if isinstance(array, AllocaInst):
                    largest = max(largest, _elements(array, assumed_size))
    return min(largest, _MOST)


def _is_constant(pointer: object) -> bool:
    """Whether the address is a constant distance from its object."""
    while isinstance(pointer, GetElementPtrInst):
        if not all(isinstance(index, Constant) for index in pointer.operands[1:]):
            return False
        pointer = pointer.operands[0]
    return True


def _elements(array: AllocaInst, assumed_size: int) -> int:
    """The array's elements, those of arrays in it multiplied."""
    count = array.operands[0] if array.operands else None
    total = 1 if count is None else count.unsigned if isinstance(count, ConstantInt) else assumed_size
    type: Type = array.allocated_type
    while isinstance(type, ArrayType):
        total *= type.count
        type = type.element
    return total
