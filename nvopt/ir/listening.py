"""Who hears of a function's edits: what is known of the code can be forgotten where it changes.

    class Known(Listener):
        def changes(self, value): ...        # what rests on it is wrong from now on

    known = Known()
    function.listen(known)                   # as long as somebody holds `known`

Heard are all edits of operands, of what an instruction says (flags, predicates, attachments…), of instructions, blocks and edges, and of
the attributes of the function and its parameters. Attributes of single arguments of calls are heard of where the list is set, not where one
of its elements is. Other functions and global variables have their own listeners, or none.
"""

from __future__ import annotations

from operator import attrgetter
from typing import TYPE_CHECKING, Any, Generic, TypeVar, overload

from nvopt.ir.metadata import Metadata

if TYPE_CHECKING:
    from nvopt.ir.function import Argument, BasicBlock
    from nvopt.ir.instructions import Instruction
    from nvopt.ir.values import Value

_T = TypeVar("_T")


class Listener:
    """Hears of edits of the functions that it listens to; each method does nothing by itself. What is said to be about to happen has not
    happened yet."""

    __slots__ = ("__weakref__",)

    def operand_changes(self, user: Instruction, index: int, new: Value) -> None:
        """An operand of an instruction that stands in the function is about to become `new`."""

    def changes(self, value: Instruction | Argument | None) -> None:
        """Something else that the instruction or parameter says is about to change; None: anything of the function may."""

    def inserted(self, instruction: Instruction) -> None:
        """The instruction stands in the function now."""

    def removed(self, instruction: Instruction) -> None:
        """The instruction is about to be taken out."""

    def block_inserted(self, block: BasicBlock) -> None:
        """The block, with what is in it, stands in the function now."""

    def moves(self, source: BasicBlock, first: Instruction, to: BasicBlock) -> None:
        """What stands in `source` from `first` on is about to move to the end of `to`."""


if TYPE_CHECKING:

    class Said(Generic[_T]):
        """Something that an instruction says, kept in another slot: setting it is an edit."""

        def __init__(self, slot: str) -> None: ...
        @overload
        def __get__(self, instance: None, owner: type) -> Said[_T]: ...
        @overload
        def __get__(self, instance: Instruction, owner: type) -> _T: ...
        def __get__(self, instance: Instruction | None, owner: type) -> Said[_T] | _T: ...
        def __set__(self, instance: Instruction, value: _T) -> None: ...

else:

    class Said:
        """At run time a property, whose reading is no call of Python code."""

        def __new__(cls, slot: str) -> property:
            def set_said(self: Instruction, value: object) -> None:
                tell_change(self)
                setattr(self, slot, value)

            return property(attrgetter(slot), set_said)

        def __class_getitem__(cls, item: object) -> type:
            return cls


def tell_change(instruction: Instruction) -> None:
    """Tells who listens that something which the instruction says is about to change."""
    block = instruction.parent
    function = block.parent if block is not None else None
    if function is not None and function.listeners:
        for listener in function.heard_by():
            listener.changes(instruction)


class Attachments(dict[str, Metadata]):
    """The attachments of an instruction, by name; a change of one that is no debug location is an edit of the instruction."""

    __slots__ = ("_owner",)

    def __init__(self, owner: Instruction, attached: dict[str, Metadata]) -> None:
        super().__init__(attached)
        self._owner = owner

    def _tell(self, name: str | None = None) -> None:
        if name != "dbg":
            tell_change(self._owner)

    def __setitem__(self, name: str, node: Metadata) -> None:
        self._tell(name)
        super().__setitem__(name, node)

    def __delitem__(self, name: str) -> None:
        self._tell(name)
        super().__delitem__(name)

    def __ior__(self, other: Any) -> Attachments:  # type: ignore[override,misc]
        self.update(other)
        return self

    def update(self, *args: Any, **kwargs: Any) -> None:
        self._tell()
        super().update(*args, **kwargs)

    def setdefault(self, name: str, node: Metadata) -> Metadata:
        if name not in self:
            self[name] = node
        return self[name]

    def pop(self, name: str, *default: Any) -> Any:
        if name in self:
            self._tell(name)
        return super().pop(name, *default)

    def popitem(self) -> tuple[str, Metadata]:
        self._tell()
        return super().popitem()

    def clear(self) -> None:
        self._tell()
        super().clear()

    def copy(self) -> dict[str, Metadata]:
        return dict(self)
