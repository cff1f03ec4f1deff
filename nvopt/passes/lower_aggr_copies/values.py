"""Follows the leaves of aggregate values to where they come from.

An aggregate that insertvalue and extractvalue make is only a rearrangement: each of its leaves is a scalar that was put in, or a leaf of
an origin (a load, a phi, a call, an argument...). `trace` finds these; nothing here changes IR.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from nvopt.analysis.aggregate_layout import Leaves
from nvopt.ir import (
    BasicBlock,
    Constant,
    ConstantAggregate,
    ConstantAggregateZero,
    ConstantInt,
    ConstantString,
    ExtractValueInst,
    InsertValueInst,
    PoisonValue,
    Type,
    UndefValue,
    Value,
    null,
)
from nvopt.ir.types import i8


class Part(NamedTuple):
    """Leaf number `leaf` of aggregate `origin`."""

    origin: Value
    leaf: int


Source = Value | Part
_MANY = 16


class Tracer:
    """Traces leaves in one function. `reachable`: its blocks but those that nothing leads to, where values may go in circles."""

    __slots__ = ("_known", "leaves", "reachable")

    def __init__(self, leaves: Leaves, reachable: set[BasicBlock]) -> None:
        self.leaves = leaves
        self.reachable = reachable
        self._known: dict[tuple[Value, int], Source] = {}

    def rearranges(self, value: Value) -> bool:
        """Whether `value` is an insertvalue or an extractvalue that can be looked through."""
        return (
            isinstance(value, (InsertValueInst, ExtractValueInst))
            and value.parent in self.reachable
            and self.leaves.has_layout(value.operands[0].type)
        )

    def sources(self, value: Value, wanted: Sequence[int]) -> dict[int, Source]:
        """As `trace`, for `source` to know: many leaves in one walk, few of them by `source`, whose walks end where others have been."""
        if len(wanted) < _MANY:
            return {leaf: self.source(value, leaf) for leaf in wanted}
        found = self.trace(value, wanted)
        self._known.update(((value, leaf), source) for leaf, source in found.items())
        return found

    def source(self, value: Value, leaf: int) -> Source:
        """Where one leaf of `value` comes from. Answers are kept, and end the search along a chain that has been asked about before."""
        at, index = value, leaf
        found = self._known.get((at, index))
        while found is None:
            at, index, found = self._step(at, index)
            found = found or self._known.get((at, index))
        self._known[value, leaf] = found
        return found

    def _step(self, at: Value, leaf: int) -> tuple[Value, int, Source | None]:
        """Where the search for a leaf goes on from `at`, or what it finds there."""
        if isinstance(at, Constant):
            return at, leaf, constant_leaf(at, self.leaves, leaf)
        if not self.rearranges(at):
            return at, leaf, Part(at, leaf)
        assert isinstance(at, (InsertValueInst, ExtractValueInst))
        whole = at.operands[0]
        first, member = self.leaves.first_leaf(whole.type, at.indices)
        if isinstance(at, ExtractValueInst):
            return whole, leaf + first, None
        if not first <= leaf < first + self.leaves.count(member):
            return whole, leaf, None
        inserted = at.operands[1]
        return inserted, leaf - first, None if member.is_aggregate else inserted

    def trace(self, value: Value, wanted: Iterable[int]) -> dict[int, Source]:
        """Where the wanted leaves of aggregate `value` come from, by their numbers."""
        found: dict[int, Source] = {}
        # Each entry: an aggregate, and which of its leaves (keys) are which leaves of `value`.
        stack: list[tuple[Value, dict[int, int]]] = [(value, {leaf: leaf for leaf in wanted})]
        while stack:
            at, pending = stack.pop()
            while pending and self.rearranges(at):
                if isinstance(at, ExtractValueInst):
                    first, _ = self.leaves.first_leaf(at.operands[0].type, at.indices)
                    pending = {leaf + first: number for leaf, number in pending.items()}
                else:
                    assert isinstance(at, InsertValueInst)
                    self._take_inserted(at, pending, found, stack)
                at = at.operands[0]
            for leaf, number in pending.items():
                found[number] = constant_leaf(at, self.leaves, leaf) if isinstance(at, Constant) else Part(at, leaf)
        return found

    def _take_inserted(
        self, inst: InsertValueInst, pending: dict[int, int], found: dict[int, Source], stack: list[tuple[Value, dict[int, int]]]
    ) -> None:
        """Moves from `pending` the leaves that `inst` puts in."""
        first, member = self.leaves.first_leaf(inst.type, inst.indices)
        inserted = inst.operands[1]
        if not member.is_aggregate:
            if first in pending:
                found[pending.pop(first)] = inserted
            return
        last = first + self.leaves.count(member)
        taken = {leaf - first: pending.pop(leaf) for leaf in [leaf for leaf in pending if first <= leaf < last]}
        if taken:
            stack.append((inserted, taken))


def constant_leaf(constant: Constant, leaves: Leaves, index: int) -> Constant:
    """Leaf number `index` of a constant aggregate."""
    leaf = leaves.leaf(constant.type, index)
    at = constant
    for step in leaf.path:
        match at:
            case ConstantAggregate():
                inner = at.operands[step]
                assert isinstance(inner, Constant)
                at = inner
            case ConstantString():
                return ConstantInt.get(i8, at.data[step])
            case _:
                break
    return at if at.type is leaf.type else _like(at, leaf.type)


def _like(whole: Constant, type: Type) -> Constant:
    """A part of type `type` of a constant that is the same throughout."""
    match whole:
        case ConstantAggregateZero():
            return null(type)
        case UndefValue():
            return UndefValue.get(type)
        case PoisonValue():
            return PoisonValue.get(type)
    raise AssertionError(f"{whole.ref} has no leaves")
