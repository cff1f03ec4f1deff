"""Which blocks stand on every way to a block.

    tree = DominatorTree(function)
    tree.children(block)               # the blocks that `block` dominates immediately
    tree.dominates(block, other)       # whether every way from the entry to `other` passes `block`
    tree.value_dominates(value, user)  # whether `value` is computed on every way to `user`

Blocks that can't be reached are not in the tree.

Source: Cooper, Harvey and Kennedy, A Simple, Fast Dominance Algorithm, 2001.
"""

from __future__ import annotations

from nvopt.analysis.cfg import reverse_post_order
from nvopt.ir import BasicBlock, Function, Instruction, InvokeInst, PHINode, Value


class DominatorTree:
    """The dominator tree of a function, as its blocks are now."""

    __slots__ = ("_children", "_dominator", "_first", "_last", "order", "retreats")

    def __init__(self, function: Function) -> None:
        order = reverse_post_order(function)
        place = {block: at for at, block in enumerate(order)}
        predecessors: list[list[int]] = [[] for _ in order]
        self.retreats: set[BasicBlock] = set()
        """The blocks that an edge goes back to in reverse post-order: headers of loops are among them."""
        for at, block in enumerate(order):
            for following in block.successors:
                to = place[following]
                predecessors[to].append(at)
                if to <= at:
                    self.retreats.add(following)
        dominators = _immediate_dominators(predecessors, bool(self.retreats))
        self.order: list[BasicBlock] = order
        """The blocks that can be reached, in reverse post-order."""
        self._children: dict[BasicBlock, list[BasicBlock]] = {block: [] for block in order}
        self._dominator: dict[BasicBlock, BasicBlock] = {}
        for block, dominator in zip(order[1:], dominators[1:], strict=True):
            self._children[order[dominator]].append(block)
            self._dominator[block] = order[dominator]
        self._first: dict[BasicBlock, int] = {}
        self._last: dict[BasicBlock, int] = {}
        self._number()

    def _number(self) -> None:
        """Numbers the tree depth first: a block dominates those whose number lies between its own and its last descendant's."""
        stack = self.order[:1]
        while stack:
            block = stack.pop()
            self._first[block] = len(self._first)
            stack += self._children[block]
        for block in reversed(self.order):
            last = self._first[block]
            for child in self._children[block]:
                last = max(last, self._last[child])
            self._last[block] = last

    def children(self, block: BasicBlock) -> list[BasicBlock]:
        """The blocks whose immediate dominator is `block`, in reverse post-order."""
        return self._children[block]

    def immediate_dominator(self, block: BasicBlock) -> BasicBlock | None:
        """The nearest block that stands on every way to `block`; None for the entry and for what can't be reached."""
        return self._dominator.get(block)

    def is_reachable(self, block: BasicBlock) -> bool:
        """Whether there is a way from the entry to `block`."""
        return block in self._first

    def dominates(self, block: BasicBlock, other: BasicBlock) -> bool:
        """Whether every way to `other` passes `block`. A block dominates itself; every block dominates one that can't be reached."""
        if block is other:
            return True
        at = self._first.get(other)
        if at is None:
            return True
        first = self._first.get(block)
        return first is not None and first < at <= self._last[block]

    def properly_dominates(self, block: BasicBlock, other: BasicBlock) -> bool:
        """Whether `block` dominates `other` and is another block."""
        return block is not other and self.dominates(block, other)

    def edge_dominates(self, source: BasicBlock, target: BasicBlock, block: BasicBlock) -> bool:
        """Whether every way to `block` takes the edge from `source` to `target`."""
        if not self.dominates(target, block):
            return False
        if source.successors.count(target) != 1:
            return False
        return all(one is source or self.dominates(target, one) for one in target.predecessors)

    def value_dominates(self, value: Value, user: Instruction) -> bool:
        """Whether `value` is there on every way to `user`, as LLVM's DominatorTree::dominates(Value, Instruction) tells it.

        An instruction does not dominate itself; a phi uses its operands where it stands (see `value_reaches` for its edges).
        """
        if not isinstance(value, Instruction):
            return True
        assert value.parent is not None
        assert user.parent is not None
        if not self.is_reachable(user.parent):
            return True
        if not self.is_reachable(value.parent) or value is user:
            return False
        if isinstance(value, InvokeInst) or isinstance(user, PHINode) or value.opcode == "callbr":
            return self.value_dominates_block(value, user.parent)
        if value.parent is user.parent:
            return value.comes_before(user)
        return self.dominates(value.parent, user.parent)

    def value_dominates_block(self, value: Value, block: BasicBlock) -> bool:
        """Whether `value` is there wherever `block` begins."""
        if not isinstance(value, Instruction):
            return True
        assert value.parent is not None
        if not self.is_reachable(block):
            return True
        if not self.is_reachable(value.parent) or value.parent is block:
            return False
        if isinstance(value, InvokeInst):
            return self.edge_dominates(value.parent, value.successors[0], block)
        return self.dominates(value.parent, block)


def _immediate_dominators(predecessors: list[list[int]], has_cycles: bool) -> list[int]:
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
                found[at], changed = dominator, has_cycles
    return found


def _common(found: list[int], one: int, other: int) -> int:
    """The nearest block that dominates both."""
    while one != other:
        if one > other:
            one = found[one]
        else:
            other = found[other]
    return one
