"""The scalars that an aggregate type is made of: its leaves, in order, with their places in memory.

    of = Leaves(layout)
    of.leaves(parse("{ i32, { float, [2 x i8] } }"))
    # i32 at 0 (path 0), float at 4 (path 1, 0), i8 at 8 (path 1, 1, 0), i8 at 9 (path 1, 1, 1)

Structs and arrays are taken apart, vectors are leaves. The leaves of a member are a run of the whole's, so that a member is spoken of as
a range of leaf numbers. Offsets and sizes are in bytes.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from itertools import accumulate
from typing import NamedTuple

from nvopt.ir.datalayout import DataLayout, is_scalable
from nvopt.ir.types import ArrayType, StructType, Type

MAX_DEPTH = 64


class Leaf(NamedTuple):
    """One scalar (or vector) of an aggregate: the indices that lead to it, as extractvalue takes them, and its offset in bytes."""

    path: tuple[int, ...]
    type: Type
    offset: int


class Leaves:
    """The leaves of every type under one data layout; answers are kept."""

    __slots__ = ("_counts", "_firsts", "_leaves", "_placed", "layout")

    def __init__(self, layout: DataLayout) -> None:
        self.layout = layout
        self._counts: dict[Type, int] = {}
        self._firsts: dict[StructType, tuple[int, ...]] = {}
        self._leaves: dict[Type, tuple[Leaf, ...]] = {}
        self._placed: dict[Type, bool] = {}

    def has_layout(self, type: Type) -> bool:
        """Whether the leaves have known places: those of opaque structs and of scalable vectors don't. Those of a type that is nested
        deeper than any program's count as unknown."""
        found = self._placed.get(type)
        if found is None:
            found = self._placed[type] = not _is_deep(type) and self.layout.is_sized(type) and not is_scalable(type)
        return found

    def count(self, type: Type) -> int:
        """How many leaves `type` has; 1 for a scalar. Costs no enumeration: arrays may be long."""
        found = self._counts.get(type)
        if found is None:
            match type:
                case StructType():
                    found = sum(self.count(element) for element in type.elements)
                case ArrayType():
                    found = type.count * self.count(type.element)
                case _:
                    found = 1
            self._counts[type] = found
        return found

    def leaves(self, type: Type) -> tuple[Leaf, ...]:
        """The leaves of `type`, which has a layout, in order; ask `count` first."""
        found = self._leaves.get(type)
        if found is None:
            found = self._leaves[type] = tuple(self._enumerate(type))
        return found

    def leaf(self, type: Type, index: int) -> Leaf:
        """Leaf number `index` of `type`; costs no enumeration."""
        path: list[int] = []
        offset = 0
        while True:
            match type:
                case StructType():
                    firsts = self._first_of_members(type)
                    member = bisect_right(firsts, index) - 1
                    index -= firsts[member]
                    offset += self.layout.struct_offsets(type)[member]
                    type = type.elements[member]
                case ArrayType():
                    member, index = divmod(index, self.count(type.element))
                    offset += member * self.layout.alloc_size(type.element)
                    type = type.element
                case _:
                    return Leaf(tuple(path), type, offset)
            path.append(member)

    def first_leaf(self, type: Type, path: Sequence[int]) -> tuple[int, Type]:
        """The number of the first leaf of the member that `path` leads to, and the member's type."""
        first = 0
        for index in path:
            if isinstance(type, StructType):
                first += self._first_of_members(type)[index]
                type = type.elements[index]
            else:
                assert isinstance(type, ArrayType)
                first += index * self.count(type.element)
                type = type.element
        return first, type

    def _first_of_members(self, type: StructType) -> tuple[int, ...]:
        found = self._firsts.get(type)
        if found is None:
            counts = [self.count(element) for element in type.elements]
            found = self._firsts[type] = tuple(accumulate(counts, initial=0))
        return found

    def _enumerate(self, type: Type) -> list[Leaf]:
        if not self.count(type):
            return []
        match type:
            case StructType():
                members = zip(type.elements, self.layout.struct_offsets(type), strict=True)
            case ArrayType():
                stride = self.layout.alloc_size(type.element)
                members = zip([type.element] * type.count, range(0, type.count * stride, stride), strict=True)
            case _:
                return [Leaf((), type, 0)]
        return [
            Leaf((index, *leaf.path), leaf.type, offset + leaf.offset)
            for index, (member, offset) in enumerate(members)
            for leaf in self.leaves(member)
        ]


def _is_deep(type: Type) -> bool:
    """Whether `type` is nested so deeply that what walks it by recursion would give up."""
    level = {type}
    for _ in range(MAX_DEPTH):
        level = {member for whole in level for member in _members(whole)}
        if not level:
            return False
    return True


def _members(type: Type) -> Sequence[Type]:
    match type:
        case StructType():
            return type.elements
        case ArrayType():
            return (type.element,)
    return ()
