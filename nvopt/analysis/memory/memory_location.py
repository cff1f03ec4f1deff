"""A piece of memory: where it begins, how long it is, and what an access's metadata says of it."""

from __future__ import annotations

from typing import NamedTuple

from nvopt.analysis.values.matching import integer
from nvopt.ir import CallBase, DataLayout, Instruction, LoadInst, MDNode, StoreInst, Type, Value
from nvopt.ir.datalayout import is_scalable


class AliasTags(NamedTuple):
    """What metadata says of an access."""

    tbaa: MDNode | None = None
    scopes: MDNode | None = None
    noalias: MDNode | None = None

    @classmethod
    def of(cls, instruction: Instruction) -> AliasTags:
        """Those of an instruction."""
        attached = instruction._metadata
        if not attached:
            return NO_TAGS
        nodes = [attached.get(kind) for kind in ("tbaa", "alias.scope", "noalias")]
        return cls(*[node if isinstance(node, MDNode) else None for node in nodes])


NO_TAGS = AliasTags()


class MemoryLocation(NamedTuple):
    """`size` bytes from `pointer` on; None where the end isn't known, and `may_be_before` where not even the beginning is: anywhere in the
    object that the pointer points into. With `is_precise` just so many bytes are accessed, otherwise at most."""

    pointer: Value
    size: int | None
    may_be_before: bool = False
    is_precise: bool = True
    tags: AliasTags = NO_TAGS

    @classmethod
    def of_type(cls, pointer: Value, type: Type, layout: DataLayout, tags: AliasTags = NO_TAGS) -> MemoryLocation:
        """What a load or store of the type touches."""
        return cls(pointer, None if is_scalable(type) else layout.store_size(type), tags=tags)

    @classmethod
    def anywhere(cls, pointer: Value, tags: AliasTags = NO_TAGS) -> MemoryLocation:
        """Before or behind the pointer, in the object that it points into."""
        return cls(pointer, None, may_be_before=True, tags=tags)

    @classmethod
    def of_access(cls, instruction: LoadInst | StoreInst, layout: DataLayout) -> MemoryLocation:
        """What a load or store touches."""
        return cls.of_type(instruction.pointer, accessed_type(instruction), layout, AliasTags.of(instruction))

    @classmethod
    def of_argument(cls, call: CallBase, index: int) -> MemoryLocation:
        """What a call touches through a pointer that is its argument, where it touches arguments only."""
        pointer = call.args[index]
        if call.callee_name.startswith(_SIZED_INTRINSICS):
            size = integer(call.args[2])
            tags = AliasTags.of(call)
            return cls(pointer, size, tags=tags)
        return cls.anywhere(pointer, AliasTags.of(call))

    def at(self, pointer: Value) -> MemoryLocation:
        """The same elsewhere."""
        return self._replace(pointer=pointer)


_SIZED_INTRINSICS = ("llvm.memcpy.", "llvm.memmove.", "llvm.memset.")


def accessed_type(access: LoadInst | StoreInst) -> Type:
    """What is loaded or stored."""
    return access.type if isinstance(access, LoadInst) else access.value.type


def align_of(access: LoadInst | StoreInst, layout: DataLayout) -> int:
    """Bytes to which a load or store says that its address is aligned; its type's own alignment where it says nothing."""
    return access.align or layout.abi_align(accessed_type(access))
