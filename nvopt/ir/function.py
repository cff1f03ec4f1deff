"""Functions and their blocks. A function keeps the text that it was read from until somebody asks for its blocks."""

from __future__ import annotations

import weakref
from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING

from nvopt.ir.attributes import NONE, AttributeGroup, AttributeSet
from nvopt.ir.constants import BlockAddress, Constant, ConstantExpr, ConstantInt, PoisonValue
from nvopt.ir.errors import IRError
from nvopt.ir.globals import GlobalValue, HeadField
from nvopt.ir.instructions import BranchInst, Instruction, PHINode
from nvopt.ir.listening import Listener
from nvopt.ir.metadata import DbgRecord
from nvopt.ir.types import FunctionType, Type, i32, label, quote_name, void
from nvopt.ir.values import LocalValue, Value

if TYPE_CHECKING:
    from nvopt.ir.module import Module

PREDECESSOR_COLUMN = 50
"""Where LLVM's printer puts a block's `; preds =`."""


_OF_DEFINITIONS = (
    *("linkage", "visibility", "dll_storage", "comdat", "section", "partition"),
    *("gc", "prefix", "prologue", "personality", "attachments"),
)


class Argument(LocalValue):
    """A parameter of a function."""

    __slots__ = ("_attributes", "parent")

    def __init__(self, type: Type, name: str | None = None, attributes: AttributeSet = NONE) -> None:
        self.type = type
        self._users = None
        self._ref = "%" + quote_name(name) if name else None
        self._attributes = attributes
        self.parent: Function | None = None

    @property
    def attributes(self) -> AttributeSet:
        """The parameter's attributes."""
        return self._attributes

    @attributes.setter
    def attributes(self, attributes: AttributeSet) -> None:
        if self.parent is not None:
            self.parent.module.edits += 1
            self.parent.detach()
            for listener in self.parent.heard_by():
                listener.changes(self)
        self._attributes = attributes

    @property
    def function(self) -> Function | None:
        return self.parent


_ROOM = 1 << 60
"""Between the places of two neighbours in a block when they are counted."""


class BasicBlock(LocalValue):
    """A block: a doubly linked list of instructions. Iterating is safe against edits: it walks a snapshot."""

    __slots__ = ("_first", "_last", "_next", "_order", "_preds_text", "_prev", "_snapshot", "_trailing", "parent")

    def __init__(self, name: str | None = None, parent: Function | None = None) -> None:
        """With `parent` the block is put at its end."""
        self.type = label
        self._users = None
        self._ref = "%" + quote_name(name) if name else None
        self.parent: Function | None = None
        self._first: Instruction | None = None
        self._last: Instruction | None = None
        self._prev: BasicBlock | None = None
        self._next: BasicBlock | None = None
        self._preds_text: str | None = None
        self._trailing: list[DbgRecord] = []
        self._order: dict[Instruction, int] | None = None
        self._snapshot: tuple[Instruction, ...] | None = None
        if parent is not None:
            parent.append_block(self)

    @property
    def function(self) -> Function | None:
        return self.parent

    # -- instructions

    @property
    def instructions(self) -> list[Instruction]:
        """The instructions, in order, as a new list."""
        return [*self]

    def __iter__(self) -> Iterator[Instruction]:
        """The snapshot is kept for all who look at the block until it is edited: most passes change nothing in most blocks."""
        if self._snapshot is None:
            found = []
            at = self._first
            while at is not None:
                found.append(at)
                at = at._next
            self._snapshot = tuple(found)
        return iter(self._snapshot)

    @property
    def first(self) -> Instruction | None:
        """The first instruction."""
        return self._first

    @property
    def terminator(self) -> Instruction | None:
        """The last instruction where it ends the block, None while the block is being built."""
        return self._last if self._last is not None and self._last.is_terminator else None

    def phis(self) -> list[PHINode]:
        """The phis at its head."""
        found = []
        at = self._first
        while isinstance(at, PHINode):
            found.append(at)
            at = at._next
        return found

    @property
    def first_non_phi(self) -> Instruction | None:
        """The first instruction that is no phi."""
        at = self._first
        while isinstance(at, PHINode):
            at = at._next
        return at

    def _place_of(self, instruction: Instruction) -> int:
        """Where an instruction of the block stands among the others. Counted when somebody asks; what comes later gets a place between."""
        if self._order is None:
            self._order = {one: at * _ROOM for at, one in enumerate(self.instructions)}
        return self._order[instruction]

    def _give_place(self, new: Instruction) -> None:
        """Gives an instruction that has come a place; where there is no room all are counted anew when somebody asks."""
        assert self._order is not None
        before, behind = new._prev, new._next
        if behind is None:
            self._order[new] = self._order[before] + _ROOM if before is not None else 0
        elif before is None:
            self._order[new] = self._order[behind] - _ROOM
        else:
            place = self._order[before]
            room = self._order[behind] - place
            if room < 2:
                self._order = None
            else:  # the next one stands behind this one, more often than not
                self._order[new] = place + max(1, room >> 4)

    def append(self, instruction: Instruction) -> Instruction:
        """Puts an instruction that stands nowhere at the end. IRError where it stands in a block."""
        instruction.expect_nowhere()
        self._link(instruction, None)
        return instruction

    def _link(self, new: Instruction, before: Instruction | None) -> None:
        previous = self._last if before is None else before._prev
        new.parent, new._prev, new._next = self, previous, before
        if previous is None:
            self._first = new
        else:
            previous._next = new
        if before is None:
            self._last = new
        else:
            before._prev = new
        self._snapshot = None
        if self._order is not None:
            self._give_place(new)
        if (self._trailing if before is None else before._records) and not isinstance(new, PHINode):
            self._adopt_records(new, before)
        if self.parent is not None:
            self.parent.module.edits += 1
            if new._ref is not None:
                self.parent._claim_name(new)
            if self.parent.listeners:
                for listener in self.parent.heard_by():
                    listener.inserted(new)

    def _adopt_records(self, new: Instruction, before: Instruction | None) -> None:
        """Debug records that stood before the place stand before the new instruction now, as in LLVM."""
        if before is None:
            records, self._trailing = self._trailing, []
        else:
            records, before._records = before._records or [], None
        if records:
            new._records = records + (new._records or [])

    def _unlink(self, old: Instruction) -> None:
        if self.parent is not None and self.parent.listeners:
            for listener in self.parent.heard_by():
                listener.removed(old)
        self._snapshot = None
        if self._order is not None:
            del self._order[old]  # the others stand as they stood
        following = old._next
        if old._records:
            if following is None:
                self._trailing = old._records + self._trailing
            else:
                following._records = old._records + (following._records or [])
            old._records = None
        if old._prev is None:
            self._first = following
        else:
            old._prev._next = following
        if following is None:
            self._last = old._prev
        else:
            following._prev = old._prev
        old.parent = old._prev = old._next = None
        if self.parent is not None:
            self.parent.module.edits += 1
            self.parent._forget_name(old)

    # -- edges

    @property
    def successors(self) -> list[BasicBlock]:
        """Where control may go from here, one entry an edge."""
        return self._last.successors if self._last is not None else []

    @property
    def predecessors(self) -> list[BasicBlock]:
        """The blocks whose terminator goes here, each once, in the order in which they came to."""
        return [user.parent for user in self._users or () if user.is_terminator and user.parent is not None]  # type: ignore[attr-defined]

    def split_before(self, instruction: Instruction, name: str | None = None) -> BasicBlock:
        """Moves `instruction` and all behind it to a new block, which this one then branches to; phis further on follow suit.
        IRError where the instruction stands elsewhere."""
        rest = BasicBlock(name)
        if self.parent is None or instruction.parent is not self:
            raise IRError(f"cannot split {self.ref} before `{instruction}`, which does not stand there")
        self.parent.insert_block_after(rest, self)
        for listener in self.parent.heard_by():
            listener.moves(self, instruction, rest)
        at: Instruction | None = instruction
        before = instruction._prev
        rest._first, rest._last, instruction._prev, self._order = instruction, self._last, None, None
        self._snapshot = rest._snapshot = None
        self._last = before
        if before is None:
            self._first = None
        else:
            before._next = None
        while at is not None:
            at.parent = rest
            at = at._next
        for successor in dict.fromkeys(rest.successors):
            for phi in successor.phis():
                phi.replace_operand(self, rest)
        self.append(BranchInst(rest))
        return rest

    def absorb(self, other: BasicBlock) -> None:
        """Moves the instructions of `other`, another block of the function, with their debug records, to the end of this one, which has no
        terminator. Phis and edges are the caller's to mend. IRError where that cannot be."""
        if self.parent is None or other.parent is not self.parent or other is self or self.terminator is not None:
            raise IRError(f"cannot move what is in {other.ref} to the end of {self.ref}: it must be open, and both in one function")
        first, last = other._first, other._last
        if first is not None:
            for listener in self.parent.heard_by():
                listener.moves(other, first, self)
        if first is not None and self._trailing:
            first._records = self._trailing + (first._records or [])
            self._trailing = []
        self._trailing += other._trailing
        other._first = other._last = None
        other._trailing, self._order, other._order = [], None, None
        self._snapshot = other._snapshot = None
        self.parent.module.edits += 1
        if first is None:
            return
        first._prev = self._last
        if self._last is None:
            self._first = first
        else:
            self._last._next = first
        self._last = last
        at: Instruction | None = first
        while at is not None:
            at.parent = self
            at = at._next

    def remove_predecessor(self, block: BasicBlock) -> None:
        """Takes one edge from `block` out of every phi here."""
        for phi in self.phis():
            phi.remove_incoming(block)

    def erase(self) -> None:
        """Deletes the block: its edges leave the phis they went to, uses of its values become poison. IRError where it stands in no
        function."""
        if self.parent is None:
            raise IRError(f"block {self.ref} stands in no function")
        self.parent.erase_blocks([self])

    def drop_contents(self) -> None:
        """Lets go of everything the instructions hold, and of everybody who holds them."""
        assert self.parent is not None
        heard_by = self.parent.heard_by()
        for instruction in self.instructions:
            for listener in heard_by:
                listener.removed(instruction)
            for record in instruction._records or ():
                record.drop()
            if instruction._users:
                instruction.replace_all_uses_with(PoisonValue.get(instruction.type))
            instruction.drop_operands()
            self.parent._forget_name(instruction)

    # -- text

    def head(self, is_entry: bool) -> str:
        """The label line; empty for an entry block without a name."""
        if is_entry:
            return "" if self.is_unnamed else f"{self.ref[1:]}:"
        if self.parent is None:
            return "<unnamed>:" if self.is_unnamed else f"{self.ref[1:]}:"
        return f"{self.ref[1:]}:".ljust(PREDECESSOR_COLUMN - 1) + " " + self._predecessor_comment()

    def _predecessor_comment(self) -> str:
        """The comment as read while it is still true: its order tells the use list's order, which nothing else does."""
        sources: list[str] = []
        for user, count in reversed((self._users or {}).items()):
            if isinstance(user, Instruction) and user.is_terminator and user.parent is not None:
                sources += [user.parent.ref] * count
        if self._preds_text is not None:
            read = self._preds_text.split(", ")
            if read == sources or read[::-1] == sources or sorted(read) == sorted(sources):  # mostly there are two
                return f"; preds = {self._preds_text}"
        return f"; preds = {', '.join(sources)}" if sources else "; No predecessors!"

    def __str__(self) -> str:
        lines: list[str] = []
        self.print_to(lines, self.parent is not None and self.parent._first is self)
        return "\n".join(lines)

    def print_to(self, lines: list[str], is_entry: bool) -> None:
        """Adds the block's lines as LLVM prints them; the label of an entry block may be left out."""
        head = self.head(is_entry)
        if head:
            lines.append(head)
        at = self._first
        while at is not None:
            if at._records:
                lines += [f"    {record}" for record in at._records]
            lines.append("  " + at.__str__())
            at = at._next


class Function(GlobalValue):
    """A function, defined or declared."""

    __slots__ = ("_args", "_body_read", "_first", "_last", "_last_suffix", "_symbols", "listeners")

    calling_convention = HeadField("")
    """`fastcc`, `ptx_kernel`…; empty for C."""
    return_attributes = HeadField(NONE)
    """Attributes of the returned value."""
    attribute_group = HeadField[AttributeGroup | None](None)
    """The group that holds the function's own attributes."""
    gc = HeadField("")
    """The garbage collector's name, as printed between quotes."""
    prefix = HeadField[Constant | None](None)
    """Data before the entry point."""
    prologue = HeadField[Constant | None](None)
    """Data at the entry point."""
    personality = HeadField[Constant | None](None)
    """The personality routine."""

    def __init__(self, module: Module, ref: str, text: str, is_declaration: bool, addrspace: int = 0) -> None:
        """Read from `text`; for a new one see `Module.declare` and `Module.define`."""
        super().__init__(module, ref, text, addrspace, is_declaration)
        self._args: list[Argument] = []
        self._first: BasicBlock | None = None
        self._last: BasicBlock | None = None
        self._symbols: dict[str, Value] = {}
        self._last_suffix = 0
        self._body_read = is_declaration
        self.listeners: tuple[weakref.ref[Listener], ...] = ()
        """Who hears of edits; `listen` enters one."""

    # -- listening

    def listen(self, listener: Listener) -> None:
        """Tells `listener` of each edit from now on, as long as somebody else holds it."""
        if not any(one() is listener for one in self.listeners):
            self.listeners = (*self.listeners, weakref.ref(listener, self._drop_listener))

    def _drop_listener(self, gone: weakref.ref[Listener]) -> None:
        self.listeners = tuple(one for one in self.listeners if one is not gone)

    def heard_by(self) -> list[Listener]:
        """The listeners that are still there."""
        return [listener for one in self.listeners if (listener := one()) is not None]

    def tell_of_anything(self) -> None:
        """Tells listeners that anything of the function may change."""
        for listener in self.heard_by():
            listener.changes(None)

    # -- reading

    @property
    def is_parsed(self) -> bool:
        """Whether the body is objects; otherwise it is `text` still."""
        return self._body_read and not self.is_declaration

    def _read_body(self) -> None:
        if not self._body_read:
            self.module.reader.read_body(self)

    def detach(self) -> None:
        if self._text is not None:
            self._read_body()
            super().detach()

    def mentions(self, word: str) -> bool:
        """Whether `word` stands anywhere in the function's text; no parsing where there was none."""
        return word in self.text

    @property
    def text(self) -> str:
        """The function as printed, from `define` or the comment before it to the brace that closes it."""
        return str(self)

    @text.setter
    def text(self, text: str) -> None:
        self.module.edits += 1
        self.tell_of_anything()
        self.drop_body()
        self._text, self._head = text, None
        self._args, self._first, self._last, self._symbols = [], None, None, {}
        self._body_read = self.is_declaration
        self.module.reader.mentions.enter(self)

    def drop_body(self) -> None:
        """Lets go of everything that the instructions hold; for a function that goes away or is read anew."""
        for block in self._block_list():
            block.drop_contents()

    def delete_body(self) -> None:
        """Makes the function a declaration, with what a declaration may have. It is external then."""
        self.module.edits += 1
        self.tell_of_anything()
        self._read_head()
        self.drop_body()
        self._text, self._first, self._last, self._symbols = None, None, None, {}
        self.is_declaration = self._body_read = True
        for field in _OF_DEFINITIONS:
            self.head.pop(field, None)
        self.drop_operands()

    # -- what it is

    @property
    def function_type(self) -> FunctionType:
        """Its type."""
        value_type = self.value_type
        assert isinstance(value_type, FunctionType)
        return value_type

    @property
    def args(self) -> list[Argument]:
        """The parameters. Of a definition the body is read, for who uses them; `function_type` has the types alone."""
        self._read_body()
        self._read_head()
        return self._args

    @property
    def arg_attributes(self) -> list[AttributeSet]:
        """The parameters' attributes; the body is not read for them."""
        self._read_head()
        return [arg._attributes for arg in self._args]

    @property
    def attributes(self) -> AttributeSet:
        """The function's own attributes (those of its group)."""
        return self.attribute_group.attributes if self.attribute_group is not None else NONE

    @attributes.setter
    def attributes(self, attributes: AttributeSet) -> None:
        self.attribute_group = self.module.group_of(attributes) if attributes else None

    @property
    def is_kernel(self) -> bool:
        """Whether it is an entry point that the host launches."""
        return self.calling_convention == "ptx_kernel"

    @property
    def is_intrinsic(self) -> bool:
        """Whether its name begins with `llvm.`."""
        return self._ref is not None and self._ref.startswith(("@llvm.", '@"llvm.'))

    def change_signature(self, return_type: Type, args: Sequence[Argument]) -> None:
        """Makes the definition return `return_type` and take `args`: parameters that it has already, and such that stand nowhere yet.

        Calls, what the `ret`s return and the attributes of the result are the caller's to change. IRError where a parameter that goes
        away is still used; debug records and metadata that speak of it say `poison` afterwards.
        """
        self.module.edits += 1
        self.tell_of_anything()
        self.detach()
        for arg in self._args:
            if arg not in args and arg.is_used:
                raise IRError(f"cannot drop {arg.ref} of {self.ref}: {arg.users[0]} uses it")
        for arg in self._args:
            if arg not in args:
                if arg._users:
                    arg.replace_all_uses_with(PoisonValue.get(arg.type))
                self._forget_name(arg)
                arg.parent = None
        self.head["value_type"] = FunctionType.get(return_type, [arg.type for arg in args], self.function_type.vararg)
        self._args = list(args)
        for arg in args:
            arg.parent = self
            self._claim_name(arg)

    # -- blocks

    @property
    def blocks(self) -> list[BasicBlock]:
        """The blocks, in order, as a new list."""
        self._read_body()
        return self._block_list()

    def _block_list(self) -> list[BasicBlock]:
        found = []
        at = self._first
        while at is not None:
            found.append(at)
            at = at._next
        return found

    @property
    def entry(self) -> BasicBlock:
        """The first block. IRError for a function without blocks, a declaration for one."""
        self._read_body()
        if self._first is None:
            raise IRError(f"{self.ref} has no blocks: it is declared, not defined" if self.is_declaration else f"{self.ref} has no blocks")
        return self._first

    def instructions(self) -> Iterator[Instruction]:
        """Every instruction, in order; each block is a snapshot."""
        for block in self.blocks:
            yield from block

    def append_block(self, block: BasicBlock) -> None:
        """Puts a block that stands nowhere at the end."""
        self._read_body()
        self._insert(block, None)

    def insert_block_after(self, block: BasicBlock, where: BasicBlock) -> None:
        """Puts a block that stands nowhere behind `where`."""
        self._expect_own(where)
        self._insert(block, where._next)

    def insert_block_before(self, block: BasicBlock, where: BasicBlock) -> None:
        """Puts a block that stands nowhere before `where`."""
        self._expect_own(where)
        self._insert(block, where)

    def _expect_own(self, block: BasicBlock) -> None:
        if block.parent is not self:
            raise IRError(f"block {block.ref} does not stand in {self.ref}")

    def _insert(self, block: BasicBlock, before: BasicBlock | None) -> None:
        if block.parent is not None:
            raise IRError(f"block {block.ref} stands in {block.parent.ref} already")
        self.module.edits += 1
        self._link(block, before)
        for value in (block, *block.instructions):
            if value._ref is not None:
                self._claim_name(value)
        for listener in self.heard_by():
            listener.block_inserted(block)

    def _link(self, block: BasicBlock, before: BasicBlock | None) -> None:
        previous = self._last if before is None else before._prev
        block.parent, block._prev, block._next = self, previous, before
        if previous is None:
            self._first = block
        else:
            previous._next = block
        if before is None:
            self._last = block
        else:
            before._prev = block

    def _unlink(self, block: BasicBlock) -> None:
        if block._prev is None:
            self._first = block._next
        else:
            block._prev._next = block._next
        if block._next is None:
            self._last = block._prev
        else:
            block._next._prev = block._prev
        block.parent = block._prev = block._next = None

    def erase_blocks(self, gone: Iterable[BasicBlock]) -> None:
        """Deletes the blocks, in linear time: their edges leave the phis they went to, uses of their values become poison."""
        doomed = dict.fromkeys(gone)
        self.module.edits += len(doomed)
        for block in doomed:
            for successor in block.successors:
                if successor not in doomed:
                    successor.remove_predecessor(block)
        for block in doomed:
            block.drop_contents()
            for user in block.users:
                if isinstance(user, BlockAddress):  # as LLVM has it: an address that no block has
                    user.replace_all_uses_with(ConstantExpr.get("inttoptr", user.type, [ConstantInt.get(i32, 1)]))
            self._forget_name(block)
        for block in doomed:
            self._unlink(block)

    # -- names

    def _claim_name(self, value: Value) -> None:
        """Enters `value` under its name; where that is taken the name gets a number behind it, as in LLVM."""
        ref = value._ref
        if ref is None:
            return
        if ref[1:].isdigit():
            if self._symbols.get(ref) is not value:
                value._ref = None
            return
        holder = self._symbols.setdefault(ref, value)
        if holder is value:
            return
        quoted = ref.endswith('"')
        stem = ref[:-1] if quoted else ref
        while ref in self._symbols:
            self._last_suffix += 1
            ref = f'{stem}{self._last_suffix}"' if quoted else f"{stem}{self._last_suffix}"
        value._ref = ref
        self._symbols[ref] = value

    def _forget_name(self, value: Value) -> None:
        if value._ref is not None and self._symbols.get(value._ref) is value:
            del self._symbols[value._ref]

    def value_named(self, name: str) -> Value | None:
        """The argument, block or instruction called `name` (without `%`; a number for an unnamed one)."""
        self._read_body()
        return self._symbols.get("%" + (name if name.isdigit() else quote_name(name)))

    def assign_numbers(self) -> None:
        """Gives every unnamed value a number, rising in order of definition; numbers that already rise stay."""
        following = 0
        symbols = self._symbols
        entry = self._first
        for value in self._locals():
            ref = value._ref
            if ref is not None:
                digits = ref[1:]
                if not digits.isdigit():
                    continue
                if (number := int(digits)) >= following and value is not entry:  # the entry's label isn't printed: LLVM counts
                    following = number + 1
                    symbols[ref] = value
                    continue
                if symbols.get(ref) is value:
                    del symbols[ref]
            value._ref = f"%{following}"
            symbols[value._ref] = value
            following += 1

    def _locals(self) -> Iterator[Value]:
        yield from self._args
        for block in self._block_list():
            yield block
            at = block._first
            while at is not None:
                if at.type is not void:
                    yield at
                at = at._next
