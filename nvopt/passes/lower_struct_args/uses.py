"""What a function does with the memory of one argument: every use of its address and of what is computed from it.

Offsets and sizes are in bytes from the start of the argument.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from nvopt.ir import (
    Argument,
    AtomicCmpXchgInst,
    AtomicRMWInst,
    CallBase,
    CallInst,
    CastInst,
    CmpInst,
    ConstantInt,
    DataLayout,
    Function,
    GetElementPtrInst,
    Instruction,
    LoadInst,
    PHINode,
    PointerType,
    PoisonValue,
    SelectInst,
    StoreInst,
    Type,
    UndefValue,
    Value,
)
from nvopt.ir.datalayout import is_scalable
from nvopt.ir.reading.cursor import Cursor
from nvopt.passes.lower_struct_args.offsets import terms_of
from nvopt.target.address_spaces import GENERIC, LOCAL

_TRANSFER = re.compile(r"llvm\.(?:memcpy|memmove)(?:\.inline)?\.p\d+\.p\d+\.i\d+\Z")
_FILL = re.compile(r"llvm\.memset(?:\.inline)?\.p\d+\.i\d+\Z")

Range = tuple[int, int]
"""The bytes [start, end)."""


class ArgumentUses:
    """The uses of `argument`, the address of `size` bytes; `space` is the address space that it lies in.

    `pointers`: the argument and all that is computed from it, each behind what it is computed from (what phis and selects choose from
    aside), with its offset, None where that isn't constant.
    """

    __slots__ = (
        "argument",
        "assumptions",
        "copies",
        "is_only_read",
        "layout",
        "loads",
        "obstacle",
        "passed_on",
        "pointers",
        "reads",
        "size",
        "space",
        "spaces",
    )

    def __init__(self, argument: Argument, space: int, size: int, layout: DataLayout) -> None:
        self.argument, self.space, self.size, self.layout = argument, space, size, layout
        self.pointers: dict[Value, int | None] = {argument: 0}
        self.loads: list[LoadInst] = []
        """Those that are neither volatile nor atomic."""
        self.copies: list[CallInst] = []
        """The calls of memcpy and memmove, not volatile, that read the argument."""
        self.passed_on: list[tuple[CallBase, int]] = []
        """(call, index of its argument) for what passes on a part of the argument by value, where a generic address of it may be made."""
        self.assumptions: list[CallBase] = []
        """The calls of llvm.assume that speak of it."""
        self.reads: list[Range] = []
        """What may be read, in no order."""
        self.obstacle: tuple[str, Instruction | None] | None = None
        """Why it can't be read in place, and the first use that is in the way, if it is a use."""
        self.is_only_read = True
        """Whether all that is in the way are reads through pointers that may point elsewhere, or that take a generic address."""
        self.spaces: set[int] = set()
        """The specific address spaces that its address is cast to."""
        self._walk()

    @property
    def choices(self) -> Iterator[PHINode | SelectInst]:
        """The phis and selects among the pointers."""
        return (pointer for pointer in self.pointers if isinstance(pointer, PHINode | SelectInst))

    @property
    def is_in_place(self) -> bool:
        """Whether all that is read is read through pointers into the address space, to which alone the argument's own address is cast."""
        into = PointerType.get(self.space)
        cast_first = all(isinstance(user, CastInst) and user.type is into for user in self.argument.users)
        return cast_first and all(pointer.type is into for pointer in self._read_through())

    def _read_through(self) -> Iterator[Value]:
        yield from (load.pointer for load in self.loads)
        yield from (copy.args[1] for copy in self.copies)

    @property
    def bytes_read(self) -> list[Range]:
        """What may be read: ascending ranges that don't touch each other."""
        merged: list[Range] = []
        for start, end in sorted(self.reads):
            if merged and start <= merged[-1][1]:
                merged[-1] = (merged[-1][0], max(end, merged[-1][1]))
            else:
                merged.append((start, end))
        return merged

    def _walk(self) -> None:
        todo: list[Value] = [self.argument]
        while todo:
            pointer = todo.pop()
            for user, index in pointer.uses:
                assert isinstance(user, Instruction)
                if user not in self.pointers and self._follow(pointer, user, index):
                    todo.append(user)
        for choice in self.choices:
            if not all(value in self.pointers or isinstance(value, PoisonValue | UndefValue) for value in chosen_from(choice)):
                self._hinder(f"a {choice.opcode} may choose another pointer", choice, reads=True)
        if self.layout.index_width(self.space) != self.layout.index_width(GENERIC):
            self._hinder("addresses in its address space have another width", None)

    def _follow(self, pointer: Value, user: Instruction, index: int) -> bool:
        """Takes note of a use of `pointer`; True where `user` is a further pointer into the argument."""
        offset = self.pointers[pointer]
        match user:
            case GetElementPtrInst() if isinstance(user.type, PointerType) and not is_scalable(user.source_type):
                self.pointers[user] = self._moved(offset, user)
                return True
            case CastInst(opcode="bitcast"):
                self.pointers[user] = offset
                return True
            case CastInst(opcode="addrspacecast"):
                return self._follow_cast(offset, user)
            case PHINode() | SelectInst():
                self.pointers[user] = None
                return True
            case CallBase():
                self._call(offset, user, index)
            case LoadInst():
                self._load(offset, user)
            case StoreInst() if index == 1:
                self._hinder("it is written to", user)
            case AtomicRMWInst() | AtomicCmpXchgInst() if index == 0:
                self._read(offset, self.layout.store_size(user.operands[1].type))
                self._hinder("it is written to", user)
            case CmpInst():
                self._hinder("its address is compared", user, reads=True)
            case StoreInst():
                self._escape("its address is stored", user)
            case _:
                self._escape(f"its address is used by {user.opcode}", user)
        return False

    def _moved(self, offset: int | None, gep: GetElementPtrInst) -> int | None:
        constant, terms = terms_of(gep, self.layout)
        if offset is None or terms:
            return None
        half = 1 << (self.layout.index_width(GENERIC) - 1)
        return (offset + constant + half) % (2 * half) - half

    def _follow_cast(self, offset: int | None, cast: CastInst) -> bool:
        assert isinstance(cast.type, PointerType)
        space = cast.type.addrspace
        if space != GENERIC:
            self.spaces.add(space)
        if space not in (GENERIC, self.space):
            self._escape(f"its address is cast to address space {space}", cast)
            return False
        self.pointers[cast] = offset
        return True

    def _load(self, offset: int | None, load: LoadInst) -> None:
        self._read(offset, self.layout.store_size(load.type))
        if load.is_simple:
            self.loads.append(load)
        else:
            self._hinder(f"{'a volatile' if load.volatile else 'an atomic'} load reads it", load, reads=True)

    def _call(self, offset: int | None, call: CallBase, index: int) -> None:
        name = call.callee_name
        if index >= len(call.args):
            if name == "llvm.assume":
                self.assumptions.append(call)
            else:
                self._escape("its address is used by a call", call)
        elif index <= 1 and _TRANSFER.match(name):
            self._transfer(offset, call, index)
        elif _FILL.match(name):
            self._hinder("it is written to", call)
        elif "byval" in call.arg_attributes[index]:
            self._pass_on(offset, call, index)
        else:
            self._escape(
                f"its address is passed to {f'@{name}' if name else 'a function that is not known'}", call, reads=_only_reads(call, index)
            )

    def _pass_on(self, offset: int | None, call: CallBase, index: int) -> None:
        type = byval_type(call, index)
        if type is None or not self.layout.is_sized(type):
            self._read(None, 0)
        else:
            self._read(offset, self.layout.alloc_size(type))
        if self.space == LOCAL:
            self.passed_on.append((call, index))
        else:
            self._hinder("it is passed on by value", call, reads=True)

    def _transfer(self, offset: int | None, call: CallBase, index: int) -> None:
        if index == 0:
            self._hinder("it is written to", call)
            return
        length = call.args[2]
        if isinstance(length, ConstantInt):
            self._read(offset, length.unsigned)
        else:
            self._read(None, 0)
        volatile = call.args[3]
        if isinstance(volatile, ConstantInt) and volatile.is_zero and isinstance(call, CallInst) and not call.bundles:
            self.copies.append(call)
        else:
            self._hinder("a volatile copy reads it", call, reads=True)

    def _read(self, offset: int | None, size: int) -> None:
        """`size` bytes from `offset` on may be read; all of them where that isn't known."""
        start, end = (0, self.size) if offset is None else (max(offset, 0), min(offset + size, self.size))
        if start < end:
            self.reads.append((start, end))

    def _hinder(self, why: str, use: Instruction | None, *, reads: bool = False) -> None:
        if self.obstacle is None:
            self.obstacle = why, use
        self.is_only_read &= reads

    def _escape(self, why: str, use: Instruction, *, reads: bool = False) -> None:
        """Nothing is known of who reads or, unless `reads`, writes what."""
        self._read(None, 0)
        self._hinder(why, use, reads=reads)


def _only_reads(call: CallBase, index: int) -> bool:
    """Whether the call does no more than read through its argument `index`, and keeps no copy of the address."""
    attributes = [call.arg_attributes[index]]
    callee = call.callee
    if isinstance(callee, Function) and index < len(callee.args):
        attributes.append(callee.args[index].attributes)
    return any("readonly" in one or "readnone" in one for one in attributes) and any(one.value("captures") == "none" for one in attributes)


def chosen_from(choice: PHINode | SelectInst) -> list[Value]:
    """What a phi or a select chooses from."""
    return [value for value, _ in choice.incoming] if isinstance(choice, PHINode) else list(choice.operands[1:])


def byval_type(call: CallBase, index: int) -> Type | None:
    """The type that argument `index` of `call` is passed by value as."""
    text = call.arg_attributes[index].value("byval")
    function = call.function
    return Cursor(function.module, text).type() if text and function is not None else None
