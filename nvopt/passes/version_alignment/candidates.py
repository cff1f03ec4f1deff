"""Where versions may pay, by a look at loads, stores and the pointers that they go through: nothing else is made for other code.

may_pay(block, layout, 4)      # whether there are so many loads, or stores
may_chain(block, layout, 4)    # whether so many go through addresses that may be a known number of bytes apart
"""

from __future__ import annotations

from functools import lru_cache

from nvopt.ir import BasicBlock, CastInst, DataLayout, FloatType, GetElementPtrInst, IntType, LoadInst, PointerType, StoreInst, Type, Value
from nvopt.ir.datalayout import is_scalable

WIDEST = 16
"""Bytes of the widest access that every GPU has."""
_DEPTH = 100
"""How many operations one behind the other a pointer is followed through."""


def may_pay(block: BasicBlock, layout: DataLayout, least: int) -> bool:
    """Whether the block has accesses enough for one address. Not where an alloca stands behind an access: in another block it takes a place
    on the stack each time."""
    loads = stores = 0
    for instruction in block:
        if isinstance(instruction, LoadInst):
            loads += _pieces_of(instruction, layout)
        elif isinstance(instruction, StoreInst):
            stores += _pieces_of(instruction, layout)
        elif instruction.opcode == "alloca" and loads + stores:
            return False
    return max(loads, stores) >= least


def may_chain(block: BasicBlock, layout: DataLayout, least: int) -> bool:
    """Whether the block has accesses enough through one pointer that others are computed from."""
    counts: dict[tuple[bool, Value | None], int] = {}
    for instruction in block:
        if isinstance(instruction, (LoadInst, StoreInst)):
            key = isinstance(instruction, LoadInst), _origin(instruction.pointer)
            counts[key] = counts.get(key, 0) + _pieces_of(instruction, layout)
    return max(counts.values(), default=0) >= least


def pieces(size: int, align: int) -> int:
    """The memory instructions that an access of `size` bytes takes."""
    return max(1, size // max(align, 1)) if size <= WIDEST else -(-size // min(align, WIDEST))


@lru_cache(maxsize=1024)
def bytes_of(type: Type, layout: DataLayout) -> int:
    """Bytes of what can be part of a wider access, 0 for other types."""
    if not isinstance(type.scalar, (IntType, FloatType, PointerType)) or is_scalable(type):
        return 0
    size = layout.store_size(type)
    return size if size <= WIDEST and size.bit_count() == 1 and layout.size_in_bits(type) == 8 * size else 0


def _pieces_of(access: LoadInst | StoreInst, layout: DataLayout) -> int:
    size = bytes_of(access.type if isinstance(access, LoadInst) else access.value.type, layout)
    return pieces(size, access.align or 1) if size else 1


def _origin(pointer: Value) -> Value | None:
    """What the pointer is computed from; None for one that is computed in too many steps."""
    for _ in range(_DEPTH):
        if isinstance(pointer, GetElementPtrInst):
            pointer = pointer.pointer
        elif isinstance(pointer, CastInst) and pointer.opcode == "addrspacecast":
            pointer = pointer.operands[0]
        else:
            return pointer
    return None
