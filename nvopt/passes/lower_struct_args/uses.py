"""What a function does with the memory of one argument: every use of its address and of what is computed from it.

Offsets and sizes are in bytes from the start of the argument.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator

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
from nvopt.passes.lower_struct_args.offsets import Range, terms_of
from nvopt.target.address_spaces import GENERIC, LOCAL

_TRANSFER = re.compile(r"llvm\.(?:memcpy|memmove)(?:\.inline)?\.p\d+\.p\d+\.i\d+\Z")
_FILL = re.compile(r"llvm\.memset(?:\.inline)?\.p\d+\.i\d+\Z")

ReadBy = Callable[[CallBase, int], list[Range] | None]
"""What a call may read through one of its arguments, relative to it; None for anything."""


def _anything(_call: CallBase, _index: int) -> None:
    return None


class ArgumentUses:
    """The uses of `argument`, the address of `size` bytes; `space` is the address space that it lies in.

    `pointers`: the argument and all that is computed from it, each behind what it is computed from (what phis and selects choose from
    aside), with its offset, None where that isn't constant. `read_by` is asked what calls that get a pointer may read.
    """

    __slots__ = (
        "_read_by",
        "_reads",
        "accesses",
        "argument",
        "assumptions",
        "copies",
        "is_only_read",
        "layout",
        "loads",
        "obstacle",
        "passed_on",
        "pointers",
        "size",
        "space",
        "spaces",
    )

    def __init__(self, argument: Argument, space: int, size: int, layout: DataLayout, read_by: ReadBy = _anything) -> None:
        self.argument, self.space, self.size, self.layout = argument, space, size, layout
        self._read_by = read_by
        self.pointers: dict[Value, int | None] = {argument: 0}
        self.accesses: list[Instruction] = []
        """What uses the pointers for more than the computation of another: it reads, writes, compares, or hands them on."""
        self.loads: list[LoadInst] = []
        """Those that are neither volatile nor atomic."""
        self.copies: list[CallInst] = []
        """The calls of memcpy and memmove, not volatile, that read the argument."""
        self.passed_on: list[tuple[CallBase, int]] = []
        """(call, index of its argument) for what passes on a part of the argument by value, where a generic address of it may be made."""
        self.assumptions: list[CallBase] = []
        """The calls of llvm.assume that speak of it."""
        self._reads: list[tuple[Value, list[Range] | None]] = []
        """What may be read through each pointer, relative to it; None for anything."""
        self.obstacle: tuple[str, Instruction | None] | None = None
        """Why it can't be read in place, and the first use that is in the way, if it is a use."""
        self.is_only_read = True
        """Whether all that is in the way are reads through pointers that may point elsewhere, or that take a generic address."""
        self.spaces: set[int] = set()
        """The specific address spaces that its address is cast to."""
        self._walk()
        self._settle_offsets()

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

    @property
    def is_of_scalars(self) -> bool:
        """Whether it is used by nothing but simple loads and stores at constant offsets, so that sroa can make registers of a copy."""
        simple = all(isinstance(access, LoadInst | StoreInst) and access.is_simple for access in self.accesses)
        return simple and self.reads() is not None and all(offset is not None for offset in self.pointers.values())

    def _read_through(self) -> Iterator[Value]:
        yield from (load.pointer for load in self.loads)
        yield from (copy.args[1] for copy in self.copies)

    @property
    def bytes_read(self) -> list[Range]:
        """What may be read: ascending ranges that don't touch each other."""
        reads = self.reads()
        whole = [(0, self.size)] if self.size else []
        if reads is None:
            return whole
        inside = [(max(start, 0), min(end, self.size)) for start, end in reads]
        return merged(range for range in inside if range[0] < range[1])

    def reads(self) -> list[Range] | None:
        """What may be read, relative to the argument, in no order, be it outside of its bytes; None for anything."""
        found: list[Range] = []
        for pointer, ranges in self._reads:
            offset = self.pointers[pointer]
            if offset is None or ranges is None:
                return None
            found += [(offset + start, offset + end) for start, end in ranges]
        return found

    def _walk(self) -> None:
        todo: list[Value] = [self.argument]
        while todo:
            pointer = todo.pop()
            for user, index in pointer.uses:
                assert isinstance(user, Instruction)
                if user not in self.pointers:
                    if self._follow(pointer, user, index):
                        self.pointers[user] = None
                        todo.append(user)
                    else:
                        self.accesses.append(user)
        for choice in self.choices:
            if not all(value in self.pointers or isinstance(value, PoisonValue | UndefValue) for value in chosen_from(choice)):
                self._hinder(f"a {choice.opcode} may choose another pointer", choice, reads=True)
        if self.layout.index_width(self.space) != self.layout.index_width(GENERIC):
            self._hinder("addresses in its address space have another width", None)

    def _settle_offsets(self) -> None:
        """Finds the offset of each pointer. That of a phi or a select is constant where all that it may choose of the argument agrees."""
        reached: set[Value] = {self.argument}
        todo: list[Value] = [self.argument]
        while todo:
            pointer = todo.pop()
            for user in pointer.users:
                if user not in self.pointers:
                    continue
                assert isinstance(user, Instruction)
                offset = self._derived(self.pointers[pointer], user)
                if user not in reached:
                    reached.add(user)
                elif self.pointers[user] in (offset, None):
                    continue
                else:
                    offset = None
                self.pointers[user] = offset
                todo.append(user)

    def _derived(self, offset: int | None, pointer: Instruction) -> int | None:
        """The offset of `pointer`, computed from one at `offset`."""
        return self._moved(offset, pointer) if isinstance(pointer, GetElementPtrInst) else offset

    def _follow(self, pointer: Value, user: Instruction, index: int) -> bool:
        """Takes note of a use of `pointer`; True where `user` is a further pointer into the argument."""
        match user:
            case GetElementPtrInst() if isinstance(user.type, PointerType) and not is_scalable(user.source_type):
                return True
            case CastInst(opcode="bitcast") | PHINode() | SelectInst():
                return True
            case CastInst(opcode="addrspacecast"):
                return self._follow_cast(pointer, user)
            case CallBase():
                self._call(pointer, user, index)
            case LoadInst():
                self._load(pointer, user)
            case StoreInst() if index == 1:
                self._hinder("it is written to", user)
            case AtomicRMWInst() | AtomicCmpXchgInst() if index == 0:
                self._read(pointer, self.layout.store_size(user.operands[1].type))
                self._hinder("it is written to", user)
            case CmpInst():
                self._hinder("its address is compared", user, reads=True)
            case StoreInst():
                self._escape(pointer, "its address is stored", user)
            case _:
                self._escape(pointer, f"its address is used by {user.opcode}", user)
        return False

    def _moved(self, offset: int | None, gep: GetElementPtrInst) -> int | None:
        constant, terms = terms_of(gep, self.layout)
        if offset is None or terms:
            return None
        half = 1 << (self.layout.index_width(GENERIC) - 1)
        return (offset + constant + half) % (2 * half) - half

    def _follow_cast(self, pointer: Value, cast: CastInst) -> bool:
        assert isinstance(cast.type, PointerType)
        space = cast.type.addrspace
        if space != GENERIC:
            self.spaces.add(space)
        if space not in (GENERIC, self.space):
            self._escape(pointer, f"its address is cast to address space {space}", cast)
            return False
        return True

    def _load(self, pointer: Value, load: LoadInst) -> None:
        self._read(pointer, self.layout.store_size(load.type))
        if load.is_simple:
            self.loads.append(load)
        else:
            self._hinder(f"{'a volatile' if load.volatile else 'an atomic'} load reads it", load, reads=True)

    def _call(self, pointer: Value, call: CallBase, index: int) -> None:
        name = call.callee_name
        if index >= len(call.args):
            if name == "llvm.assume":
                self.assumptions.append(call)
            else:
                self._escape(pointer, "its address is used by a call", call)
        elif index <= 1 and _TRANSFER.match(name):
            self._transfer(pointer, call, index)
        elif _FILL.match(name):
            self._hinder("it is written to", call)
        elif "byval" in call.arg_attributes[index]:
            self._pass_on(pointer, call, index)
        else:
            self._reads.append((pointer, self._read_by(call, index)))
            why = f"its address is passed to {f'@{name}' if name else 'a function that is not known'}"
            self._hinder(why, call, reads=_only_reads(call, index))

    def _pass_on(self, pointer: Value, call: CallBase, index: int) -> None:
        type = byval_type(call, index)
        self._read(pointer, None if type is None or not self.layout.is_sized(type) else self.layout.alloc_size(type))
        if self.space == LOCAL:
            self.passed_on.append((call, index))
        else:
            self._hinder("it is passed on by value", call, reads=True)

    def _transfer(self, pointer: Value, call: CallBase, index: int) -> None:
        if index == 0:
            self._hinder("it is written to", call)
            return
        length = call.args[2]
        self._read(pointer, length.unsigned if isinstance(length, ConstantInt) else None)
        volatile = call.args[3]
        if isinstance(volatile, ConstantInt) and volatile.is_zero and isinstance(call, CallInst) and not call.bundles:
            self.copies.append(call)
        else:
            self._hinder("a volatile copy reads it", call, reads=True)

    def _read(self, pointer: Value, size: int | None) -> None:
        """`size` bytes from `pointer` on may be read; anything where that isn't known."""
        self._reads.append((pointer, None if size is None else [(0, size)]))

    def _hinder(self, why: str, use: Instruction | None, *, reads: bool = False) -> None:
        if self.obstacle is None:
            self.obstacle = why, use
        self.is_only_read &= reads

    def _escape(self, pointer: Value, why: str, use: Instruction) -> None:
        """Nothing is known of who reads or writes what."""
        self._read(pointer, None)
        self._hinder(why, use)


def _only_reads(call: CallBase, index: int) -> bool:
    """Whether the call does no more than read through its argument `index`, and keeps no copy of the address."""
    attributes = [call.arg_attributes[index]]
    callee = call.callee
    if isinstance(callee, Function) and index < len(callee.args):
        attributes.append(callee.args[index].attributes)
    return any("readonly" in one or "readnone" in one for one in attributes) and any(one.value("captures") == "none" for one in attributes)


def merged(ranges: Iterable[Range]) -> list[Range]:
    """The same bytes as ascending ranges that don't touch each other."""
    found: list[Range] = []
    for start, end in sorted(ranges):
        if found and start <= found[-1][1]:
            found[-1] = (found[-1][0], max(end, found[-1][1]))
        else:
            found.append((start, end))
    return found


def chosen_from(choice: PHINode | SelectInst) -> list[Value]:
    """What a phi or a select chooses from."""
    return [value for value, _ in choice.incoming] if isinstance(choice, PHINode) else list(choice.operands[1:])


def byval_type(call: CallBase, index: int) -> Type | None:
    """The type that argument `index` of `call` is passed by value as."""
    text = call.arg_attributes[index].value("byval")
    function = call.function
    return Cursor(function.module, text).type() if text and function is not None else None
