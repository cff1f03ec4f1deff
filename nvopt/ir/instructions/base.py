"""What every instruction shares: its place in a block, its operands, its attachments and its text."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from nvopt.ir.errors import IRError
from nvopt.ir.listening import Attachments, Said
from nvopt.ir.metadata import DbgRecord, Metadata
from nvopt.ir.types import PointerType, Type, label, quote_name, void
from nvopt.ir.values import LocalValue, User, Value, no_value

if TYPE_CHECKING:
    from nvopt.ir.function import BasicBlock, Function

NO_FLAGS: tuple[str, ...] = ()


def typed(value: Value) -> str:
    """`i32 %x`."""
    return f"{value.type._text} {value._ref or value.ref}"


def words(*words: str) -> str:
    return " ".join(filter(None, words))


class Instruction(User, LocalValue):
    """An instruction, in a block or not yet."""

    __slots__ = ("_flags", "_metadata", "_next", "_prev", "_records", "opcode", "parent")
    opcode: str
    flags = Said[tuple[str, ...]]("_flags")
    """`nuw`, `inbounds`, `fast`…, in the order in which they are printed."""
    _flags: tuple[str, ...]
    parent: BasicBlock | None
    _prev: Instruction | None
    _next: Instruction | None
    _metadata: dict[str, Metadata] | None
    _records: list[DbgRecord] | None

    def __new__(cls, *args: Any, **kwargs: Any) -> Any:
        """The empty instruction: the reader makes these first, so that operands can refer to what is defined further down."""
        self = object.__new__(cls)
        self._ref = self._users = self.parent = self._prev = self._next = self._metadata = self._records = None
        return self

    def _init(self, opcode: str, type: Type, operands: list[Value], flags: tuple[str, ...], name: str | None) -> None:
        self.opcode = opcode
        self.type = type
        self._flags = flags
        self._hold(operands)
        if name:
            self._ref = "%" + quote_name(name)

    # -- what it is

    @property
    def function(self) -> Function | None:
        return self.parent.parent if self.parent is not None else None

    @property
    def successors(self) -> list[BasicBlock]:
        """The blocks it may go to, one entry an edge."""
        return []

    @property
    def next(self) -> Instruction | None:
        """The instruction behind it in its block."""
        return self._next

    @property
    def previous(self) -> Instruction | None:
        """The instruction before it in its block."""
        return self._prev

    def comes_before(self, other: Instruction) -> bool:
        """Whether it stands before `other` in the block that both are in. ValueError where they are not in one block."""
        block = self.parent
        if block is None or block is not other.parent:
            raise ValueError(f"{self.ref} and {other.ref} do not stand in one block")
        return block._place_of(self) < block._place_of(other)

    # -- metadata

    @property
    def metadata(self) -> dict[str, Metadata]:
        """Attachments by name, without `!`: `dbg`, `tbaa`…; change it freely."""
        if type(self._metadata) is not Attachments:
            self._metadata = Attachments(self, self._metadata or {})
        return self._metadata

    def attached(self) -> list[tuple[str, Metadata]]:
        """The attachments with their names, to be looked through: most instructions have none."""
        return list(self._metadata.items()) if self._metadata else []

    def attachment(self, name: str) -> Metadata | None:
        """The attachment of that name, None where there is none."""
        return self._metadata.get(name) if self._metadata else None

    @property
    def debug_loc(self) -> Metadata | None:
        """The `!dbg` attachment."""
        return self.attachment("dbg")

    @debug_loc.setter
    def debug_loc(self, location: Metadata | None) -> None:
        if location is None:
            self.metadata.pop("dbg", None)
        else:
            self._metadata = Attachments(self, {"dbg": location, **{k: v for k, v in (self._metadata or {}).items() if k != "dbg"}})

    @property
    def dbg_records(self) -> list[DbgRecord]:
        """The debug records that stand right before it."""
        if self._records is None:
            self._records = []
        return self._records

    # -- place

    def insert_before(self, where: Instruction) -> None:
        """Puts the instruction, which stands nowhere, before `where`, behind the debug records that stood there. IRError where it stands in
        a block, or `where` in none."""
        self.expect_nowhere()
        where.block._link(self, where)

    def insert_after(self, where: Instruction) -> None:
        """Puts the instruction, which stands nowhere, behind `where`. IRError where it stands in a block, or `where` in none."""
        self.expect_nowhere()
        where.block._link(self, where._next)

    @property
    def block(self) -> BasicBlock:
        """The block that it stands in; IRError where there is none. `parent` is None then."""
        if self.parent is None:
            raise IRError(f"`{self}` stands in no block: it was removed or erased, or never put into one")
        return self.parent

    def expect_nowhere(self) -> None:
        """IRError where the instruction stands in a block."""
        if self.parent is not None:
            raise IRError(f"`{self}` stands in block {self.parent.ref} already: move_before() moves it, clone() copies it")

    def set_operand(self, index: int, value: Value) -> None:
        """Puts `value` in slot `index`. IRError where its type does not fit there; a pointer may take the place of any other, because
        a change of address space goes through the operands one by one."""
        if not isinstance(value, Value):
            raise IRError(no_value(value))
        old = self._operands[index]
        if value.type is not old.type and not (isinstance(value.type.scalar, PointerType) and isinstance(old.type.scalar, PointerType)):
            self._check_with(index, value)
        function = self.parent.parent if self.parent is not None else None
        if function is not None:
            function.module.edits += 1
            if function.listeners:
                for listener in function.heard_by():
                    listener.operand_changes(self, index, value)
        super().set_operand(index, value)

    def _check_with(self, index: int, value: Value) -> None:
        """IRError where the instruction cannot have `value` in slot `index`."""
        from nvopt.ir.operands import check_operands  # late: it is made of the kinds of instructions

        old = self._operands[index]
        self._operands[index] = value
        try:
            check_operands(self, self.function)
        finally:
            self._operands[index] = old

    def remove_from_parent(self) -> None:
        """Takes it out of its block, uses and operands as they are; debug records before it stay in the block."""
        self.block._unlink(self)

    def move_before(self, where: Instruction) -> None:
        """Takes it from where it stands and puts it before `where`."""
        self.remove_from_parent()
        self.insert_before(where)

    def erase(self) -> None:
        """Deletes it. IRError while something uses it; debug records and metadata that speak of it say `poison` afterwards."""
        if self.is_used:
            raise IRError(f"cannot erase {self.ref}: `{self.users[0]}` uses it; replace_all_uses_with() gives its users another value")
        if self._users:
            from nvopt.ir.constants import PoisonValue

            self.replace_all_uses_with(PoisonValue.get(self.type))
        if self.parent is not None:
            self.remove_from_parent()
        self.drop_operands()

    def clone(self) -> Instruction:
        """A copy that stands nowhere and has no name; attachments are shared, debug records are not copied."""
        made = cast(Instruction, Instruction.__new__(type(self)))
        kind = type(self)
        if kind not in _OWN_SLOTS:
            shared = {*Instruction.__slots__, *User.__slots__, *LocalValue.__slots__, *Value.__slots__} - {"_flags"}
            _OWN_SLOTS[kind] = [slot for cls in kind.__mro__ for slot in getattr(cls, "__slots__", ()) if slot not in shared]
        for slot in _OWN_SLOTS[kind]:
            setattr(made, slot, getattr(self, slot))
        made.opcode, made.type = self.opcode, self.type
        made._metadata = dict(self._metadata) if self._metadata else None
        made._hold(list(self._operands))
        return made

    # -- text

    def body(self) -> str:
        """The line without result name and attachments."""
        shown = ", ".join([typed(self._operands[0]), *[operand._ref or operand.ref for operand in self._operands[1:]]])
        return f"{' '.join((self.opcode, *self._flags))} {shown}"

    def __str__(self) -> str:
        text = self.body()
        if self.type is not void:
            text = f"{self._ref or self.ref} = {text}"
        if self._metadata:
            text += "".join(f", !{name} {node.ref}" for name, node in self._metadata.items())
        return text


_OWN_SLOTS: dict[type[Instruction], list[str]] = {}
"""What the instructions of a class hold beside what all do, for each class that has been copied."""


class Terminator(Instruction):
    """Ends a block."""

    __slots__ = ()
    is_terminator = True

    @property
    def successors(self) -> list[BasicBlock]:
        return [operand for operand in self._operands if operand.type is label]  # type: ignore[misc]
