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
    if not loops.is_reducible:
        return entry
    place: BasicBlock | None = None
    for access in accesses:
        assert not isinstance(access, PHINode)
        assert access.parent is not None
        if tree.is_reachable(access.parent):
            place = access.parent if place is None else tree.nearest_common_dominator(place, access.parent)
    while place is not None and (loop := loops.loop_for(place)) is not None:
        place = tree.immediate_dominator(loop.outermost.header)
    return place or entry
