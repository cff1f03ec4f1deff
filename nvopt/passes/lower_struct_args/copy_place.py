"""Where a copy of an argument is made: as late as can be, so that a thread that returns early doesn't wait for it, but only once."""

from __future__ import annotations

from collections.abc import Iterable

from nvopt.analysis.dominators import DominatorTree
from nvopt.analysis.loops import LoopInfo
from nvopt.ir import BasicBlock, Instruction, PHINode


def block_for_copy(accesses: Iterable[Instruction], tree: DominatorTree, loops: LoopInfo) -> BasicBlock:
    """The last block that is on every way to the accesses, and in no loop: there the copy would be made anew over what was written to it.

    `accesses` are no phis. The entry block where they can't be reached, or loops have more than one entry.
    """
    entry = tree.order[0]
    if not _is_reducible(tree):
        return entry
    place: BasicBlock | None = None
    for access in accesses:
        assert not isinstance(access, PHINode)
        assert access.parent is not None
        if tree.is_reachable(access.parent):
            place = access.parent if place is None else _common_dominator(place, access.parent, tree)
    while place is not None and (loop := loops.loop_for(place)) is not None:
        while loop.parent is not None:
            loop = loop.parent
        place = tree.immediate_dominator(loop.header)
    return place or entry


def _common_dominator(block: BasicBlock, other: BasicBlock, tree: DominatorTree) -> BasicBlock:
    """The last block that dominates both."""
    while not tree.dominates(block, other):
        above = tree.immediate_dominator(block)
        assert above is not None  # the entry dominates all
        block = above
    return block


def _is_reducible(tree: DominatorTree) -> bool:
    """Whether every edge that goes back goes to a block that dominates its source."""
    place = {block: at for at, block in enumerate(tree.order)}
    return all(
        tree.dominates(head, source)
        for head in tree.retreats
        for source in head.predecessors
        if source in place and place[source] >= place[head]
    )
