"""What the graph costs, and whether a rewrite pays.

    ledger = Ledger(roots)
    ledger.replace(old, new)   # True where the graph is not dearer by it; else nothing has happened

The ledger counts the uses of every node by the nodes that are needed and by the roots, as if each replacement were made everywhere at once.
So a rewrite's price is known exactly: the nodes that it brings to life, less those that nobody needs any longer. A rule that duplicates
what others use, too, is refused here, so that rules need not ask for the number of uses. Nor is anything made for which a loop would
compute more, however much is saved outside of it.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from typing import Final

from nvopt.tile.expressions import Expression
from nvopt.tile.kinds import DIVISIONS, LEAVES, VARIADIC, Kind

AT_ANY_PRICE: Final = -(1 << 62)
"""As a gain: what is replaced by what it has become already."""
INSTRUCTION: Final = 64
"""The cost of an instruction. A product is dearer, but never than two; a division than several: none is made for fewer instructions."""
_FIXED: Final[dict[Kind, int]] = {
    **dict.fromkeys(set(Kind) - VARIADIC - {Kind.EK_Select, Kind.EK_MinU}, INSTRUCTION),
    **dict.fromkeys(LEAVES, 0),
    **dict.fromkeys(DIVISIONS, 5 * INSTRUCTION),
    Kind.EK_Mul: INSTRUCTION + 2,
}
"""The cost of the kinds whose operands don't matter."""

IN_LOOP: Final = 20
"""An instruction in a loop costs as many as two to this power around it: more than there are."""
Nest = tuple[Hashable, ...]
"""The loops around a place, the outermost first."""
MOST_LOOKED_AT: Final = 64
"""So many nodes that are younger than a node are looked at, to see that it isn't replaced by what is computed from it."""


def cost(node: Expression) -> int:
    """What a node costs without its operands: a leaf nothing, a list of n operands n - 1 instructions."""
    kind = node.kind
    fixed = _FIXED.get(kind)
    if fixed is not None:
        return fixed
    if kind in VARIADIC:
        return INSTRUCTION * (node.count - 1)
    if kind is Kind.EK_Select and node.second.number == 0 and node.bits > 1 and node.third.number in (1, (1 << node.bits) - 1):
        return INSTRUCTION * 2  # an extension of the contrary
    if kind is Kind.EK_MinU and node.second.number == 1:
        return INSTRUCTION * 2  # instcombine extends x != 0
    return INSTRUCTION


class Ledger:
    """The uses of the nodes of a graph, kept through replacements. `loops` says in which loops nodes are computed; those that come to life
    are noted there, too."""

    def __init__(self, roots: Iterable[Expression], loops: dict[Expression, Nest] | None = None) -> None:
        self._loops = loops or None
        self._born_in_loops = 0
        """The cost of what has come to life since this was set, less that of what nobody needs, loops weighed."""
        self._uses: dict[Expression, int] = {}
        self.forwarded: dict[Expression, Expression] = {}
        """What each replaced node was replaced by."""
        self.replacements = 0
        """How many there have been."""
        self._before: dict[Expression, int] = {}
        """Of nodes that have been counted since it was last asked which are used more or less often: how often they were used then."""
        self._total = 0
        for root in roots:
            self.acquire(root)
        self._before.clear()

    def uses(self, node: Expression) -> int:
        """How many uses a node has; 0 for what nobody needs."""
        return self._uses.get(node, 0)

    def is_live(self, node: Expression) -> bool:
        """Whether anybody needs the node."""
        return self._uses.get(node, 0) > 0

    def live(self) -> list[Expression]:
        """The nodes that anybody needs."""
        return [node for node, uses in self._uses.items() if uses > 0]

    def total(self) -> int:
        """The cost of all that is needed."""
        return self._total

    def changed(self) -> set[Expression]:
        """The nodes that are used more often, or less often, than when this was asked before."""
        before, self._before = self._before, {}
        return {node for node, uses in before.items() if self._uses[node] != uses}

    def current(self, node: Expression) -> Expression:
        """What stands for the node now."""
        forwarded = self.forwarded
        while (after := forwarded.get(node)) is not None:
            node = after
        return node

    def takes_place(self, node: Expression, after: Expression) -> None:
        """Notes that `after`, which is `node` on other operands, is computed where that is."""
        if self._loops is not None and node in self._loops:
            self._loops.setdefault(after, self._loops[node])

    def acquire(self, node: Expression, times: int = 1, nest: Nest = ()) -> int:
        """One use more of a node, or several, in these loops; the cost of what comes to life."""
        uses, forwarded, loops, held = self._uses, self.forwarded, self._loops, self._before
        born = 0
        stack = [node]
        while stack:
            at = stack.pop()
            while at in forwarded:
                at = forwarded[at]
            before = uses.get(at, 0)
            uses[at] = before + times
            times = 1  # of operands
            held.setdefault(at, before)
            if before == 0 and at.count:
                born += cost(at)
                if loops is not None:
                    around = loops[at] = max(loops.get(at, ()), nest, key=len)
                    self._born_in_loops += cost(at) << IN_LOOP * len(around)
                stack += at.operands
        self._total += born
        return born

    def release(self, node: Expression, times: int = 1) -> int:
        """One use less, or several; the cost of what nobody needs any longer."""
        uses, forwarded, held = self._uses, self.forwarded, self._before
        dead = 0
        stack = [node]
        while stack:
            at = stack.pop()
            while at in forwarded:
                at = forwarded[at]
            before = uses[at]
            after = uses[at] = before - times
            times = 1  # of operands
            held.setdefault(at, before)
            if after == 0 and at.count:
                dead += cost(at)
                if self._loops is not None:
                    self._born_in_loops -= cost(at) << IN_LOOP * len(self._loops.get(at, ()))
                stack += at.operands
        self._total -= dead
        return dead

    def replace(self, old: Expression, new: Expression, gain: int = 0) -> bool:
        """Puts `new` in the place of `old` wherever that is used, if the graph gets cheaper by `gain` at least, and its loops no dearer;
        False where they don't, and where `new` is computed from `old`."""
        if _is_made_of(self.current(new), old):
            return False
        times = self.uses(old)
        if times == 0:
            self.forwarded.setdefault(old, new)  # what stands for it already may be what `new` stands for
            return True
        self._born_in_loops = 0
        born = self.acquire(new, times, self._loops.get(old, ()) if self._loops is not None else ())
        dead = self.release(old, times)
        if gain == AT_ANY_PRICE or (dead - born >= gain and self._born_in_loops <= 0):
            self.forwarded[old] = new
            self.replacements += 1
            return True
        self.acquire(old, times)
        self.release(new, times)
        return False

    def replace_together(self, pairs: Iterable[tuple[Expression, Expression]]) -> bool:
        """Puts each new node in the place of the old one beside it, if the graph gets cheaper by all of it, and its loops no dearer; False
        where they don't, and nothing has happened. No new node is computed from an old one that stands at its own place or before."""
        before, self._born_in_loops = self._total, 0
        made: list[tuple[Expression, Expression, int]] = []
        is_made = True
        for old, new in pairs:
            times = self.uses(old)
            is_made = times > 0 and not _is_made_of(self.current(new), old)
            if not is_made:
                break
            self.acquire(new, times, self._loops.get(old, ()) if self._loops is not None else ())
            self.release(old, times)
            self.forwarded[old] = new
            made.append((old, new, times))
        if is_made and self._total < before and self._born_in_loops <= 0:
            self.replacements += len(made)
            return True
        for old, new, times in reversed(made):
            del self.forwarded[old]
            self.acquire(old, times)
            self.release(new, times)
        return False


def _is_made_of(node: Expression, part: Expression) -> bool:
    """Whether `part` is the node, or among what it is computed from; also where that is too much to look at."""
    seen: set[Expression] = set()
    stack = [node]
    while stack:
        at = stack.pop()
        if at is part or len(seen) > MOST_LOOKED_AT:
            return True
        if at.serial > part.serial and at not in seen:
            seen.add(at)
            stack += at.operands
    return False
