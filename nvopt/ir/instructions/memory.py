"""Instructions on memory: alloca, loads and stores, atomics, address computation."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from nvopt.ir.instructions.base import NO_FLAGS, Instruction, typed, words
from nvopt.ir.listening import Said
from nvopt.ir.types import StructType, Type, VectorType, i1, ptr, void
from nvopt.ir.values import Value

if TYPE_CHECKING:
    pass


class AllocaInst(Instruction):
    """`alloca [4 x i32], i64 %n, align 16, addrspace(5)`; the only operand is the count, None printed where it is absent.

    `align` is in bytes. flags: `inalloca`, `swifterror`.
    """

    __slots__ = ("_align", "_allocated_type")
    align = Said[int | None]("_align")
    allocated_type = Said[Type]("_allocated_type")

    def __init__(
        self,
        allocated_type: Type,
        count: Value | None = None,
        align: int | None = None,
        type: Type = ptr,
        flags: tuple[str, ...] = NO_FLAGS,
        name: str | None = None,
    ) -> None:
        self._allocated_type, self._align = allocated_type, align
        self._init("alloca", type, [count] if count is not None else [], flags, name)

    def body(self) -> str:
        addrspace = getattr(self.type, "addrspace", 0)
        parts = [
            words("alloca", *self.flags, str(self.allocated_type)),
            *map(typed, self._operands),
            *([f"align {self.align}"] if self.align else []),
            *([f"addrspace({addrspace})"] if addrspace else []),
        ]
        return ", ".join(parts)


class MemoryInst(Instruction):
    """What loads, stores and atomics share: `align` in bytes, `volatile`, `ordering` ('' where not atomic), `syncscope` ('' for system)."""

    __slots__ = ("_align", "_ordering", "_volatile", "syncscope")
    align = Said[int | None]("_align")
    ordering = Said[str]("_ordering")
    volatile = Said[bool]("_volatile")

    def _memory(self, align: int | None, volatile: bool, ordering: str, syncscope: str) -> None:
        self._align, self._volatile, self._ordering, self.syncscope = align, volatile, ordering, syncscope

    @property
    def is_atomic(self) -> bool:
        """Whether it has an ordering."""
        return bool(self.ordering)

    @property
    def is_simple(self) -> bool:
        """Neither volatile nor atomic."""
        return not self.volatile and not self.ordering

    def _scope(self) -> str:
        return f'syncscope("{self.syncscope}")' if self.syncscope else ""

    def _head(self) -> str:
        if not self._flags and not self.volatile:
            return self.opcode
        return words(self.opcode, *self._flags, "volatile" if self.volatile else "")

    def _tail(self) -> str:
        align = f", align {self.align}" if self.align else ""
        return (" " + words(self._scope(), self.ordering) if self.ordering else "") + align


class LoadInst(MemoryInst):
    """`load atomic volatile i32, ptr %p syncscope("s") acquire, align 4`."""

    __slots__ = ()

    def __init__(
        self,
        type: Type,
        pointer: Value,
        align: int | None = None,
        volatile: bool = False,
        ordering: str = "",
        syncscope: str = "",
        name: str | None = None,
    ) -> None:
        self._memory(align, volatile, ordering, syncscope)
        self._init("load", type, [pointer], ("atomic",) if ordering else NO_FLAGS, name)

    @property
    def pointer(self) -> Value:
        """The address."""
        return self._operands[0]

    def body(self) -> str:
        return f"{self._head()} {self.type._text}, {typed(self._operands[0])}{self._tail()}"


class StoreInst(MemoryInst):
    """`store atomic volatile i32 %v, ptr %p syncscope("s") release, align 4`."""

    __slots__ = ()

    def __init__(
        self,
        value: Value,
        pointer: Value,
        align: int | None = None,
        volatile: bool = False,
        ordering: str = "",
        syncscope: str = "",
    ) -> None:
        self._memory(align, volatile, ordering, syncscope)
        self._init("store", void, [value, pointer], ("atomic",) if ordering else NO_FLAGS, None)

    @property
    def value(self) -> Value:
        """What is stored."""
        return self._operands[0]

    @property
    def pointer(self) -> Value:
        """The address."""
        return self._operands[1]

    def body(self) -> str:
        return f"{self._head()} {typed(self._operands[0])}, {typed(self._operands[1])}{self._tail()}"


class AtomicCmpXchgInst(MemoryInst):
    """`cmpxchg weak volatile ptr %p, i32 %c, i32 %n syncscope("s") acq_rel monotonic, align 4`."""

    __slots__ = ("failure_ordering",)

    def __init__(
        self,
        pointer: Value,
        compare: Value,
        new: Value,
        ordering: str,
        failure_ordering: str,
        align: int | None = None,
        weak: bool = False,
        volatile: bool = False,
        syncscope: str = "",
        name: str | None = None,
    ) -> None:
        self._memory(align, volatile, ordering, syncscope)
        self.failure_ordering = failure_ordering
        self._init("cmpxchg", StructType.get((compare.type, i1)), [pointer, compare, new], ("weak",) if weak else NO_FLAGS, name)

    def body(self) -> str:
        orderings = words(self._scope(), self.ordering, self.failure_ordering)
        align = f", align {self.align}" if self.align else ""
        return f"{self._head()} {', '.join(map(typed, self._operands))} {orderings}{align}"


class AtomicRMWInst(MemoryInst):
    """`atomicrmw volatile add ptr %p, i32 %v syncscope("s") seq_cst, align 4`."""

    __slots__ = ("operation",)

    def __init__(
        self,
        operation: str,
        pointer: Value,
        value: Value,
        ordering: str,
        align: int | None = None,
        volatile: bool = False,
        syncscope: str = "",
        name: str | None = None,
    ) -> None:
        self._memory(align, volatile, ordering, syncscope)
        self.operation = operation
        self._init("atomicrmw", value.type, [pointer, value], NO_FLAGS, name)

    def body(self) -> str:
        return f"{self._head()} {self.operation} {', '.join(map(typed, self._operands))}{self._tail()}"


class FenceInst(Instruction):
    """`fence syncscope("s") seq_cst`."""

    __slots__ = ("ordering", "syncscope")

    def __init__(self, ordering: str, syncscope: str = "") -> None:
        self.ordering, self.syncscope = ordering, syncscope
        self._init("fence", void, [], NO_FLAGS, None)

    def body(self) -> str:
        return words("fence", f'syncscope("{self.syncscope}")' if self.syncscope else "", self.ordering)


class GetElementPtrInst(Instruction):
    """`getelementptr inbounds nuw %struct.S, ptr %p, i64 0, i32 1`."""

    __slots__ = ("_source_type",)
    source_type = Said[Type]("_source_type")
    """The type that the first index counts in."""

    def __init__(
        self,
        source_type: Type,
        pointer: Value,
        indices: Sequence[Value],
        flags: tuple[str, ...] = NO_FLAGS,
        name: str | None = None,
    ) -> None:
        self._source_type = source_type
        result = pointer.type
        if not isinstance(result, VectorType):
            shape = next((index.type for index in indices if isinstance(index.type, VectorType)), None)
            if shape is not None:
                result = VectorType.get(result, shape.count, shape.scalable)
        self._init("getelementptr", result, [pointer, *indices], flags, name)

    @property
    def pointer(self) -> Value:
        """The base address."""
        return self._operands[0]

    @property
    def indices(self) -> Sequence[Value]:
        """Everything behind the base."""
        return self._operands[1:]

    def body(self) -> str:
        return f"{' '.join(('getelementptr', *self._flags))} {self._source_type._text}, {', '.join(map(typed, self._operands))}"


class VAArgInst(Instruction):
    """`va_arg ptr %ap, i32`."""

    __slots__ = ()

    def __init__(self, pointer: Value, type: Type, name: str | None = None) -> None:
        self._init("va_arg", type, [pointer], NO_FLAGS, name)

    def body(self) -> str:
        return f"va_arg {typed(self._operands[0])}, {self.type}"
