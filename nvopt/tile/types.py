"""The type walker: rebuilds a type from the leaves up, each distinct type once.

    context = TypeWalkContext(conditional=frozenset({0x40}))
    walked = walk_cuda_tile_type(context, record, conditional_mode=True)

The kind of a type is one byte within a dense band, FIRST_TYPE_KIND to LAST_TYPE_KIND with reserved ones in between: the numbers from FToFOp
to PtrToIntOp of cuda_tile's bytecode, where they mean operations. Which type each stands for isn't published; nor is which are
conditional, and which have a handler of their own: the context says so.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final, NoReturn

FIRST_TYPE_KIND: Final = 0x2A
LAST_TYPE_KIND: Final = 0x56
INLINE_OPERANDS: Final = 2
"""So many operands stand in the record itself."""


class InvalidTypeKindError(Exception):
    """A kind outside of the band. This is a bug of whoever made the record."""


def bug_invalid_type_kind(kind: int) -> NoReturn:
    """Ends the walk over a type of no kind."""
    raise InvalidTypeKindError(f"there are no types of kind {kind:#x}")


class TypeRecord:
    """A type. `is_heap` is the storage flag: whether the operands stand in `heap`, or in the record."""

    __slots__ = ("heap", "inline", "is_heap", "kind", "original_type")

    def __init__(self, kind: int, operands: tuple[TypeRecord, ...] = (), original_type: object = None) -> None:
        self.kind = kind
        self.is_heap = len(operands) > INLINE_OPERANDS
        self.inline = () if self.is_heap else operands
        self.heap = operands if self.is_heap else None
        self.original_type = original_type if original_type is not None else self
        """What the walk gives for a conditional kind where it isn't in conditional mode."""


def type_record_operands(record: TypeRecord) -> tuple[TypeRecord, ...]:
    """The operands, wherever the storage flag says that they are."""
    if record.is_heap:
        assert record.heap is not None
        return record.heap
    return record.inline


class UniqueType:
    """A type that a walk made; equal ones are one object."""

    __slots__ = ("kind", "operands")

    def __init__(self, kind: int, operands: tuple[object, ...]) -> None:
        self.kind, self.operands = kind, operands


@dataclass
class TypeWalkContext:
    """The uniquer of one walk, the kinds that are walked in conditional mode only, and the handlers of those that don't share the body."""

    conditional: frozenset[int] = frozenset()
    handlers: dict[int, Callable[[TypeRecord, tuple[object, ...]], object]] = field(default_factory=dict)
    _unique: dict[tuple[object, ...], object] = field(default_factory=dict)

    def unique_cuda_tile_type(self, kind: int, operands: tuple[object, ...]) -> object:
        """The one type of this kind on these operands."""
        found = self._unique.get((kind, operands))
        if found is None:
            found = self._unique[kind, operands] = UniqueType(kind, operands)
        return found


def walk_cuda_tile_type(context: TypeWalkContext, record: TypeRecord, conditional_mode: bool) -> object:
    """The type on its walked operands, uniqued; a conditional one as it was unless in conditional mode. InvalidTypeKindError."""
    done: dict[TypeRecord, object] = {}
    stack = [record]
    while stack:
        at = stack[-1]
        if at in done:
            stack.pop()
            continue
        if not FIRST_TYPE_KIND <= at.kind <= LAST_TYPE_KIND:
            bug_invalid_type_kind(at.kind)
        if at.kind in context.conditional and not conditional_mode:
            done[at] = at.original_type
            continue
        operands = type_record_operands(at)
        waiting = [operand for operand in operands if operand not in done]
        if waiting:
            stack += reversed(waiting)
            continue
        walked = tuple(done[operand] for operand in operands)
        handler = context.handlers.get(at.kind)
        done[at] = handler(at, walked) if handler is not None else context.unique_cuda_tile_type(at.kind, walked)
    return done[record]
