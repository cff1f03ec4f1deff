"""The materializer: canonical expressions become values of the public IR again.

    materializer = Materializer(front_end)
    with materializer.scope():                 # a block, inside those that dominate it
        materializer.materialize(operation, value_of_operation, expression)

Each operation that computed an expression is visited at its place, in an order in which operands come first. Four steps, in this order: the
operation's name through the dispatch table; the uniquer, by (name, operands, attributes), which knows what the places that dominate this
one compute already; the builder, on a miss only; and all uses of the original are replaced before it is erased. Constants are uniqued by
the front end before they are operands. Nothing is computed at another place than where an operation asked for it; and in a loop, one
stays what it was where a part that is computed elsewhere would have to be computed there, too, and that is more than it saves.

Only here is the public IR changed.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Mapping, Set
from contextlib import contextmanager
from itertools import combinations
from typing import Final, Generic, NamedTuple, Protocol, TypeVar

from nvopt.tile.costs import Nest, cost
from nvopt.tile.expressions import Expression
from nvopt.tile.kinds import COMMUTATIVE, VARIADIC

V = TypeVar("V")

MOST_PAIRED: Final = 8
"""In lists no longer than this, two operands are looked for that have been combined already."""

Attributes = tuple[Hashable, ...]


class SimplifierResult(NamedTuple, Generic[V]):
    """What is to stand for an operation: the record that the four steps work on."""

    name: str
    operands: tuple[V, ...]
    attributes: Attributes
    flags: int
    expression: Expression


class FrontEnd(Protocol[V]):
    """What the materializer asks of the public IR. Values are hashable, and equal where they are one."""

    def operation_name(self, node: Expression) -> str:
        """The public operation of a kind that is no leaf: `add`, `arith.addi`."""

    def operands(self, node: Expression, operands: tuple[V, ...]) -> tuple[V, ...]:
        """The operation's operands, of the node's: `not` may be spelled with a constant more."""

    def attributes(self, node: Expression) -> Attributes:
        """What else tells it from others on the same operands, flags aside: a predicate, a result type."""

    def leaf(self, node: Expression) -> V:
        """The uniqued constant, undef, poison, or the symbol's own value."""

    def is_operation(self, original: V, result: SimplifierResult[V]) -> bool:
        """Whether the original is this very operation, its flags included, on these operands."""

    def build(self, result: SimplifierResult[V]) -> V:
        """Makes the operation, right before the original that is being materialized."""

    def weaken(self, value: V, flags: int) -> None:
        """Takes from an operation the flags that are not among `flags`: it will stand for one that doesn't promise them."""

    def replace_all_uses(self, original: V, value: V) -> None:
        """Puts `value` in the place of `original` in all operands."""

    def erase(self, original: V) -> None:
        """Deletes an operation that nothing uses."""


class Places(NamedTuple):
    """Where expressions are computed."""

    loops: Mapping[Expression, Nest]
    """The loops around each; nothing where there are none."""
    gone: Set[Expression]
    """Those that nobody needs any longer."""

    def is_in(self, nest: Nest, node: Expression) -> bool:
        """Whether an expression is computed in these loops; one that was computed nowhere is, where it is asked for."""
        return self.loops.get(node, nest)[: len(nest)] == nest


NOWHERE: Final = Places({}, frozenset())


def _parts(root: Expression, counts: Callable[[Expression], bool]) -> set[Expression]:
    """The operations that a node is computed from, itself aside, those that count and what is within these."""
    found: set[Expression] = set()
    pending = list(root.operands)
    while pending:
        node = pending.pop()
        if node.count and node not in found and counts(node):
            found.add(node)
            pending += node.operands
    return found


class _Scoped(Generic[V]):
    """Values by key, as the scopes around a place have them."""

    def __init__(self) -> None:
        self.values: dict[Hashable, V] = {}
        """To look up; changed here only."""
        self._undo: list[list[Hashable]] = [[]]

    def put(self, key: Hashable, value: V) -> None:
        """Notes what nobody around knows yet."""
        self.values[key] = value
        self._undo[-1].append(key)

    def enter(self) -> None:
        self._undo.append([])

    def leave(self) -> None:
        for key in self._undo.pop():
            del self.values[key]


class Materializer(Generic[V]):
    """Puts the results of one walk into the public IR."""

    def __init__(self, front_end: FrontEnd[V], places: Places = NOWHERE) -> None:
        self.front_end = front_end
        self.places = places
        self._credited: set[Expression] = set()
        """What goes from loops for something that came to stand there."""
        self._values: _Scoped[V] = _Scoped()
        """What nodes are, at this place."""
        self._unique: _Scoped[V] = _Scoped()
        """The uniquer: what operations there are, at this place, by name, operands and attributes."""

    @contextmanager
    def scope(self) -> Iterator[None]:
        """What is computed inside isn't known behind it."""
        self.enter()
        yield
        self.leave()

    def enter(self) -> None:
        """Goes into a block, or region, from the one that dominates it."""
        self._values.enter()
        self._unique.enter()

    def leave(self) -> None:
        """Goes back to the one that dominates it."""
        self._values.leave()
        self._unique.leave()

    def materialize(self, original: V, node: Expression) -> V:
        """The value that stands for `original`, whose canonical expression `node` is; the original itself where it computes just that."""
        value = self._value(node, original)
        if value != original:
            self.front_end.replace_all_uses(original, value)
            self.front_end.erase(original)
        return value

    def moves_into(self, nest: Nest, before: Expression, after: Expression) -> bool:
        """Whether a part of `after` that is computed elsewhere, outside of these loops, would have to be computed here, and all that is to
        be computed here costs more than what goes: `before`, and what nobody else needs of its parts."""
        known = self._values.values
        fresh = _parts(after, lambda node: node not in known)
        if after in known or all(self.places.is_in(nest, node) for node in fresh):
            return False
        gone = _parts(before, lambda node: node in self.places.gone and self.places.is_in(nest, node)) - self._credited
        if cost(after) + sum(map(cost, fresh)) > cost(before) + sum(map(cost, gone)):
            return True
        self._credited |= gone
        return False

    def _value(self, root: Expression, original: V) -> V:
        """The node's value at this place."""
        known = self._values.values
        stack = [root]
        while stack:
            node = stack[-1]
            if node in known:
                stack.pop()
                continue
            if node.count == 0:
                self._values.put(node, self.front_end.leaf(node))
                continue
            waiting = [operand for operand in node.operands if operand not in known]
            if waiting:
                stack += waiting
                continue
            self._values.put(node, self._operation(node, original if node is root else None))
        return known[root]

    def _operation(self, node: Expression, original: V | None) -> V:
        """The operation for a node whose operands have values: one that is there, the original, or a new one. A list of n operands takes
        n - 1 operations, of which the last is the node."""
        front_end = self.front_end
        name, attributes = front_end.operation_name(node), front_end.attributes(node)
        known = self._values.values
        operands = [known[operand] for operand in node.operands]
        if node.kind in VARIADIC:
            operands = self._pair_first(name, attributes, operands)
            while len(operands) > 2:
                pair = SimplifierResult(name, (operands[0], operands[1]), attributes, node.flags, node)
                operands[:2] = [self._unique_or_built(pair, None)]
        return self._unique_or_built(
            SimplifierResult(name, front_end.operands(node, tuple(operands)), attributes, node.flags, node), original
        )

    def _pair_first(self, name: str, attributes: Attributes, operands: list[V]) -> list[V]:
        """The list of an operation on several, with two in front that have been combined already, if there are such."""
        if 2 < len(operands) <= MOST_PAIRED:
            for first, second in combinations(operands, 2):
                if (name, frozenset((first, second)), attributes) in self._unique.values:
                    rest = [operand for operand in operands if operand != first and operand != second]
                    return [first, second, *rest]
        return operands

    def _unique_or_built(self, result: SimplifierResult[V], original: V | None) -> V:
        """Steps two and three."""
        commutes = result.expression.kind in COMMUTATIVE
        key = (result.name, frozenset(result.operands) if commutes else result.operands, result.attributes)
        found = self._unique.values.get(key)
        if found is not None:
            self.front_end.weaken(found, result.flags)
            return found
        is_there = original is not None and self.front_end.is_operation(original, result)
        value = original if original is not None and is_there else self.front_end.build(result)
        self._unique.put(key, value)
        return value
