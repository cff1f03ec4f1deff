"""What the branches on the way to a place say of the values there.

    if (x < 8) { ... x & 7 ...            is x
    if (a < b) { ... a <= b ... b == a    are true, and false
    if (n & 1) return; ... n % 2 ...      is 0

An expression stands once for all places of a function, so that what holds at one of them only can't be known of it. Instead each expression
of what a branch speaks of has a twin, as long as the blocks are lifted to which that branch leads: the same operations on symbols of which
more is known. Where folding makes a number of a twin, or what stands somewhere already, that is what the instruction is lifted to.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, NamedTuple, TypeVar

from nvopt.tile.expressions import Expression, Pool, Symbol
from nvopt.tile.kinds import COMPARISONS, Kind
from nvopt.tile.known_bits import known_bits, signed_range, unsigned_range
from nvopt.tile.rules.comparisons import EQUALITIES, SIGNED, outcomes_where, swapped
from nvopt.tile.rules.intervals import intervals_of
from nvopt.tile.walker import CacheKind, Walker, rebuilt

K = Kind
Range = tuple[int, int]
Condition = Callable[[], tuple[Expression, bool] | None]
"""The condition that leads to a block, and whether it was true, if there is one."""
Key = TypeVar("Key")
Held = TypeVar("Held")
MOST_OPERATIONS = 64
"""So many operations of what a twin has been folded to are looked at, for symbols that stand for nothing elsewhere."""
MOST_COMPARISONS = 8
"""So many of the last comparisons of one value are looked at."""


@dataclass(frozen=True, eq=False)
class Guarded:
    """The key of a symbol that stands for `node` where a branch has been taken, and what that branch says of it."""

    pool: Pool
    node: Expression
    unsigned: Range
    signed: Range
    zeros: int = 0
    ones: int = 0

    def known_bits(self) -> tuple[int, int]:
        """The zeros and ones, by the branch and by what the node is."""
        zeros, ones = known_bits(self.pool, self.node)
        return zeros | self.zeros, ones | self.ones

    def unsigned_range(self) -> Range:
        """The least and the greatest number."""
        return _both(self.unsigned, unsigned_range(self.pool, self.node))

    def signed_range(self) -> Range:
        """The same, read as two's complement."""
        return _both(self.signed, signed_range(self.pool, self.node))


class Limit(NamedTuple):
    """A comparison with a number whose outcome is known, and what was known before."""

    comparison: Expression
    holds: bool
    before: Limit | None


def guarded(pool: Pool, node: Expression, limit: Limit | None) -> Guarded:
    """What comparisons of a node, or of a mask of it, say of it."""
    full, least = (1 << node.bits) - 1, 1 << (node.bits - 1)
    unsigned, signed, zeros, ones = (0, full), (-least, least - 1), 0, 0
    for _ in range(MOST_COMPARISONS):
        if limit is None:
            break
        found = intervals_of(limit.comparison)
        numbers = None if found is None else found[1] if limit.holds else found[1].inverse()
        if found is not None and numbers is not None and numbers.edges:
            compared, hull = found[0], numbers.hull()
            if compared is node:
                unsigned, signed = _both(unsigned, hull), _both(signed, numbers.signed_hull())
            elif hull[0] == hull[1]:
                mask = compared.second.number or 0
                zeros, ones = zeros | (mask & ~hull[0]), ones | (mask & hull[0])
        limit = limit.before
    return Guarded(pool, node, unsigned, signed, zeros, ones)


def _both(one: Range, other: Range) -> Range:
    """What two ranges share; the first where that is nothing: no control gets there."""
    low, high = max(one[0], other[0]), min(one[1], other[1])
    return (low, high) if low <= high else one


class Guards:
    """What is known at the place that is being lifted."""

    def __init__(self, pool: Pool) -> None:
        self._pool = pool
        self._walker = Walker(pool)
        self._limits: dict[Expression, Limit] = {}
        """What has been compared with a number on the way."""
        self._outcomes: dict[tuple[Expression, Expression, bool], int] = {}
        """How two operands, the older one first, compare, with signs or without."""
        self._twins: dict[Expression, Expression] = {}
        self._origins: dict[Expression, Expression] = {}
        """What each twin is the twin of."""
        self._conditions: list[Condition] = []
        """On the way to each of the blocks that dominate this one."""
        self._undo: list[list[tuple[dict[Any, Any], Any, Any]]] = []

    def enter(self, depth: int, condition: Condition) -> None:
        """Goes into a block at that depth in the dominator tree, from the one that dominates it."""
        del self._conditions[depth:]
        while len(self._undo) > depth:
            for table, key, before in reversed(self._undo.pop()):
                if before is None:
                    table.pop(key, None)
                else:
                    table[key] = before
        self._conditions.append(condition)

    def _arrive(self) -> None:
        """Notes what has been said on the way to here, which few blocks want to know."""
        for condition in self._conditions[len(self._undo) :]:
            self._undo.append([])
            found = condition()
            if found is not None and found[0].number is None:
                for node, holds in _said(*found):
                    self._put(self._twins, node, self._pool.constant(int(holds), 1))
                    if node.kind in COMPARISONS:
                        self._note(node, holds)

    def _put(self, table: dict[Key, Held], key: Key, value: Held) -> None:
        self._undo[-1].append((table, key, table.get(key)))
        table[key] = value

    def _note(self, comparison: Expression, holds: bool) -> None:
        """Notes the outcome of a comparison."""
        first, second, kind = comparison.first, comparison.second, comparison.kind
        outcomes = outcomes_where(comparison, holds)
        if first.serial > second.serial:
            first, second, outcomes = second, first, swapped(outcomes)
        for is_signed in (False, True):
            if kind in EQUALITIES or is_signed == (kind in SIGNED):
                key = first, second, is_signed
                self._put(self._outcomes, key, outcomes & self._outcomes.get(key, outcomes))
        if first.number is None and second.number is None:
            return
        node = second if first.number is not None else first
        self._limit(node, comparison, holds)
        if node.kind is K.EK_AndN and node.count == 2 and node.second.number is not None:
            self._limit(node.first, comparison, holds)

    def _limit(self, node: Expression, comparison: Expression, holds: bool) -> None:
        if node.number is None:
            self._put(self._limits, node, Limit(comparison, holds, self._limits.get(node)))
            if node in self._twins:
                self._undo[-1].append((self._twins, node, self._twins.pop(node)))

    def lifted(self, node: Expression) -> Expression:
        """What stands for an operation at this place: a number, something simpler, or just the operation."""
        if len(self._undo) < len(self._conditions):
            self._arrive()
        twins = self._twins
        if not twins:
            return node
        twin = twins.get(node)
        if twin is None:
            if node.kind in COMPARISONS and (outcome := self._outcome(node)) is not None:
                return self._pool.constant(int(outcome), 1)
            operands = node.operands
            known = tuple(map(self._twin, operands))
            if known == operands:
                return node
            twin = self._walker.simplify(rebuilt(self._pool, node, known), CacheKind.FOLDS)
            if node.kind is K.EK_Freeze and twin.number is None:
                twin = node  # another freeze need not give what this one gave
            self._put(twins, node, twin)
        if twin.number is not None:
            return twin
        origin = self._origins.get(twin)
        if origin is not None:
            return origin
        if self._holds_elsewhere(twin):
            return twin
        self._put(self._origins, twin, node)
        return node

    def _outcome(self, comparison: Expression) -> bool | None:
        """Whether a comparison is true, by others of the same operands."""
        first, second, kind = comparison.first, comparison.second, comparison.kind
        true = outcomes_where(comparison, True)
        if first.serial > second.serial:
            first, second, true = second, first, swapped(true)
        for is_signed in (False, True):
            outcomes = self._outcomes.get((first, second, is_signed))
            if outcomes is not None and (kind in EQUALITIES or is_signed == (kind in SIGNED)):
                if not outcomes & ~true:
                    return True
                if not outcomes & true:
                    return False
        return None

    def _twin(self, node: Expression) -> Expression:
        """What an operand is at this place; the operand itself where no branch says more of it."""
        twin = self._twins.get(node)
        if twin is None:
            limit = self._limits.get(node)
            if limit is None:
                return node
            key = guarded(self._pool, node, limit)
            low, high = key.unsigned
            twin = self._pool.constant(low, node.bits) if low == high else self._pool.symbol(key, node.bits)
            self._put(self._twins, node, twin)
            if low != high:
                self._put(self._origins, twin, node)
        return twin

    @staticmethod
    def _holds_elsewhere(node: Expression) -> bool:
        """Whether there is nothing in it that a branch says more of."""
        stack, seen = [node], {node}
        while stack:
            inner = stack.pop()
            if isinstance(inner.payload, Symbol) and isinstance(inner.payload.key, Guarded):
                return False
            fresh = [operand for operand in inner.operands if operand not in seen]
            seen.update(fresh)
            stack += fresh
            if len(seen) > MOST_OPERATIONS:
                return False
        return True


def _said(condition: Expression, value: bool) -> Iterator[tuple[Expression, bool]]:
    """A condition that is known, and its parts that follow from it: of `a & b`, where that is true, both; of `a | b`, where it isn't."""
    stack = [(condition, value)]
    seen = set()
    while stack:
        part = node, holds = stack.pop()
        if part in seen:  # parts are shared: there may be any number of ways to one
            continue
        seen.add(part)
        yield part
        if node.kind is K.EK_NotI:
            stack.append((node.first, not holds))
        elif node.kind is (K.EK_AndN if holds else K.EK_OrN):
            stack += [(operand, holds) for operand in node.operands]
        elif node.kind is K.EK_Select and (node.third if holds else node.second).number == int(not holds):
            stack += [(node.first, holds), (node.second if holds else node.third, holds)]
