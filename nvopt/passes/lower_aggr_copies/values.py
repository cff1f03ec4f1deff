"""Follows the leaves of aggregate values to where they come from.

An aggregate that insertvalue and extractvalue make is only a rearrangement: each of its leaves is a scalar that was put in, or a leaf of
an origin (a load, a phi, a call, an argument...). `trace` finds these; nothing here changes IR.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from nvopt.analysis.leaves import Leaves
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


class Tracer:
    """Traces leaves in one function. `reachable`: its blocks but those that nothing leads to, where values may go in circles."""

    __slots__ = ("leaves", "reachable")

    def __init__(self, leaves: Leaves, reachable: set[BasicBlock]) -> None:
        self.leaves = leaves
        self.reachable = reachable

    def rearranges(self, value: Value) -> bool:
        """Whether `value` is an insertvalue or an extractvalue that can be looked through."""
        return (
            isinstance(value, (InsertValueInst, ExtractValueInst))
            and value.parent in self.reachable
            and self.leaves.has_layout(value.operands[0].type)
        )

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
