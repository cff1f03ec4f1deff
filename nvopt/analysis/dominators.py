"""Which blocks stand on every way to a block.

    tree = DominatorTree(function)
    tree.children(block)      # the blocks that `block` dominates immediately

Blocks that can't be reached are not in the tree.

Source: Cooper, Harvey and Kennedy, A Simple, Fast Dominance Algorithm, 2001.
"""

from __future__ import annotations

from nvopt.analysis.cfg import reverse_post_order
from nvopt.ir import BasicBlock, Function


class DominatorTree:
    """The dominator tree of a function, as its blocks are now."""

    __slots__ = ("_children",)

    def __init__(self, function: Function) -> None:
        order = reverse_post_order(function)
        place = {block: at for at, block in enumerate(order)}
        predecessors = [[place[one] for one in block.predecessors if one in place] for block in order]
        dominators = _immediate_dominators(predecessors)
        self._children: dict[BasicBlock, list[BasicBlock]] = {block: [] for block in order}
        for block, dominator in zip(order[1:], dominators[1:], strict=True):
            self._children[order[dominator]].append(block)

    def children(self, block: BasicBlock) -> list[BasicBlock]:
        """The blocks whose immediate dominator is `block`, in reverse post-order."""
        return self._children[block]


def _immediate_dominators(predecessors: list[list[int]]) -> list[int]:
    """For each block, as its place in reverse post-order, that of its immediate dominator; the entry's is its own."""
    unknown = len(predecessors)
    found = [0] + [unknown] * (unknown - 1)
    changed = True
    while changed:
        changed = False
        for at in range(1, unknown):
            known = [one for one in predecessors[at] if found[one] != unknown]
            dominator = known[0]
            for other in known[1:]:
                dominator = _common(found, dominator, other)
            if found[at] != dominator:
                found[at], changed = dominator, True
    return found


def _common(found: list[int], one: int, other: int) -> int:
    """The nearest block that dominates both."""
    while one != other:
        if one > other:
            one = found[one]
        else:
            other = found[other]
    return one
