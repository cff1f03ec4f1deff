"""Which blocks stand on every way to a block.

    tree = DominatorTree(function)
    tree.children(block)               # the blocks that `block` dominates immediately
    tree.dominates(block, other)       # whether every way from the entry to `other` passes `block`
    tree.value_dominates(value, user)  # whether `value` is computed on every way to `user`

Blocks that can't be reached are not in the tree.

Source: Cooper, Harvey and Kennedy, A Simple, Fast Dominance Algorithm, 2001, for what has cycles that are entered in several places.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from typing import ClassVar

from nvopt.analysis.cfg import N, post_order_from, reverse_post_order
from nvopt.analysis.nested_intervals import NestedIntervals
from nvopt.analysis.recipe import Recipe
from nvopt.ir import BasicBlock, Function, Instruction, InvokeInst, PHINode, Value


class DominatorTree:
    """The dominator tree of a function. Whoever changes the function's edges either makes a new one, or tells this one of each change
    once the blocks have changed: by `insert_edge` and `delete_edge`, or, where it knows what becomes of the tree, by the cheaper
    `add_block`, `split_block`, `change_immediate_dominator` and `remove_block`."""

    __slots__ = ("_children", "_dominator", "_intervals", "_order", "_retreats", "function")

    recipe: ClassVar[Recipe] = Recipe(lambda _, function: DominatorTree(function), differences=lambda known, new: known.differences(new))

    def __init__(self, function: Function) -> None:
        self.function = function
        order = reverse_post_order(function)
        self._order: list[BasicBlock] | None = order
        predecessors = sources_by_place(order, {block: block.successors for block in order})
        self._retreats = _retreats(order, predecessors)
        dominators = immediate_dominators(predecessors, bool(self._retreats))
        self._children: dict[BasicBlock, list[BasicBlock]] = {block: [] for block in order}
        self._dominator: dict[BasicBlock, BasicBlock] = {}
        for block, dominator in zip(order[1:], dominators[1:], strict=True):
            self._children[order[dominator]].append(block)
            self._dominator[block] = order[dominator]
        self._intervals = NestedIntervals(function.entry, self.children)

    @property
    def order(self) -> list[BasicBlock]:
        """The blocks that can be reached, in reverse post-order."""
        if self._order is None:
            self._order = reverse_post_order(self.function)
            self._retreats = _retreats(self._order, sources_by_place(self._order, {block: block.successors for block in self._order}))
        return self._order

    @property
    def retreats(self) -> set[BasicBlock]:
        """The blocks that an edge goes back to in reverse post-order: headers of loops are among them."""
        return self._retreats if self.order else set()

    def children(self, block: BasicBlock) -> list[BasicBlock]:
        """The blocks whose immediate dominator is `block`, in reverse post-order, those that came to since at the end."""
        return self._children[block]

    def immediate_dominator(self, block: BasicBlock) -> BasicBlock | None:
        """The nearest block that stands on every way to `block`; None for the entry and for what can't be reached."""
        return self._dominator.get(block)

    def is_reachable(self, block: BasicBlock) -> bool:
        """Whether there is a way from the entry to `block`."""
        return block in self._children

    def dominates(self, block: BasicBlock, other: BasicBlock) -> bool:
        """Whether every way to `other` passes `block`. A block dominates itself; every block dominates one that can't be reached."""
        if block is other:
            return True
        if other not in self._children:
            return True
        return block in self._children and self._intervals.contains(block, other)

    def dominated_by_any(self, blocks: Collection[BasicBlock]) -> Callable[[BasicBlock], bool]:
        """A function that tells whether one of the blocks dominates a block: for many such questions, until the tree changes."""
        is_below = self._intervals.below_any(block for block in blocks if block in self._children)
        return lambda other: is_below(other) if other in self._children else bool(blocks)

    def properly_dominates(self, block: BasicBlock, other: BasicBlock) -> bool:
        """Whether `block` dominates `other` and is another block."""
        return block is not other and self.dominates(block, other)

    def nearest_common_dominator(self, block: BasicBlock, other: BasicBlock) -> BasicBlock:
        """The nearest block that dominates both, which can be reached."""
        while not self._intervals.contains(block, other):
            block = self._dominator[block]
        return block

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

    def differences(self, new: DominatorTree) -> Iterator[str]:
        """What is wrong here by a tree that was just made, a line each."""
        for block in self.function.blocks:
            mine, found = (tree._shown(block) for tree in (self, new))
            if mine != found:
                yield f"immediate dominator of {block.ref}: {mine}, but {found} by a new analysis"

    def _shown(self, block: BasicBlock) -> str:
        dominator = self._dominator.get(block)
        return dominator.ref if dominator is not None else "none" if self.is_reachable(block) else "out of reach"

    # -- changes

    def add_block(self, block: BasicBlock, dominator: BasicBlock, over: BasicBlock | None = None) -> None:
        """A new block, which `dominator` dominates immediately, and which dominates nothing, or what was its child `over`."""
        self._order = None
        self._intervals.add(block, dominator, over)
        self._children[block] = []
        self._hang(block, dominator)
        if over is not None:
            self._children[dominator].remove(over)
            self._hang(over, block)

    def split_block(self, block: BasicBlock, rest: BasicBlock) -> None:
        """The end of `block` has become the new block `rest`, to which alone it leads."""
        if block not in self._children:
            return
        self._order = None
        self._intervals.add_inside(rest, block)
        below, self._children[block], self._children[rest] = self._children[block], [], []
        self._hang(rest, block)
        for child in below:
            self._hang(child, rest)

    def change_immediate_dominator(self, block: BasicBlock, dominator: BasicBlock) -> None:
        """`block` is immediately dominated by another block now, and so is nothing else."""
        self._order = None
        old = self._dominator[block]
        if old is dominator:
            return
        above: BasicBlock | None = None
        at = old
        while not self._intervals.contains(at, dominator):
            above, at = at, self._dominator[at]
        self._intervals.move(block, above, dominator)
        self._children[old].remove(block)
        self._hang(block, dominator)

    def remove_block(self, block: BasicBlock) -> None:
        """`block` is gone: erased where it could not be reached, or merged into its immediate dominator, which gets what it dominated."""
        if block not in self._children:
            return
        self._order = None
        self._intervals.remove(block)
        dominator = self._dominator.pop(block)
        self._children[dominator].remove(block)
        for child in self._children.pop(block):
            self._hang(child, dominator)

    def _hang(self, block: BasicBlock, dominator: BasicBlock) -> None:
        self._dominator[block] = dominator
        self._children[dominator].append(block)

    def insert_edge(self, source: BasicBlock, target: BasicBlock) -> None:
        """`source` leads to `target` now."""
        self._order = None
        if source not in self._children:
            return
        if target in self._children:
            self._raise_from(source, target)
            return
        for inner, outer in self._add_region(source, target):
            self._raise_from(inner, outer)

    def delete_edge(self, source: BasicBlock, target: BasicBlock) -> list[BasicBlock]:
        """An edge from `source` to `target` has gone. The blocks that can't be reached any more."""
        self._order = None
        if target in source.successors or source not in self._children or target not in self._children or self.dominates(target, source):
            return []
        if self._stays_child(target):
            return []
        gone: list[BasicBlock] = []
        pending = [self._dominator[target]]
        while pending:
            dominator = pending.pop()
            if dominator not in self._children:
                continue
            lowered, lost = self._lowered(dominator)
            for child, above in lowered:
                self.change_immediate_dominator(child, above)
                pending.append(above)
            for child in lost:
                region = self._drop_region(child)
                gone += region
                beyond = dict.fromkeys(below for block in region for below in block.successors if below in self._children)
                pending += [self._dominator[below] for below in beyond]
        return gone

    def _raise_from(self, source: BasicBlock, target: BasicBlock) -> None:
        """Hangs higher what an edge from `source` to `target` leads around some of its dominators: what is reached from `target` by ways on
        which nothing hangs higher than itself. Source: Georgiadis, Konstantinos, Kaplan, Tarjan, An Experimental Study of Dynamic
        Dominators, 2012 (depth-based search), as in LLVM's GenericDomTreeConstruction."""
        top = self.nearest_common_dominator(source, target)
        if top is target or top is self._dominator[target]:
            return
        if not self._leads_beside(target, top):
            self.change_immediate_dominator(target, top)
            return
        from heapq import heappop, heappush  # late: few passes add edges

        depths = {top: 0}
        seen = {target}
        pending = [(-self._depth_below(target, depths), 0, target)]
        raised = []
        while pending:
            depth, _, block = heappop(pending)
            raised.append(block)
            stack = [block]
            while stack:
                for following in stack.pop().successors:
                    if following in seen or not self._lies_below(following, top):
                        continue
                    found = -self._depth_below(following, depths)
                    if found < depth:  # it hangs lower: it stays, and what it leads to may not
                        seen.add(following)
                        stack.append(following)
                    elif found < -1:
                        seen.add(following)
                        heappush(pending, (found, len(seen), following))
        for block in raised:
            self.change_immediate_dominator(block, top)

    def _leads_beside(self, target: BasicBlock, top: BasicBlock) -> bool:
        """Whether a way from `target` may lead to a block that it does not dominate and that hangs more than one level below `top`: only
        such a block is raised with it. What `target` dominates, most of a function maybe, needs no look for that."""
        beside: list[BasicBlock] = []
        above = self._dominator[target]
        while above is not top:
            beside += (block for block in self._children[above] if block is not target)
            above = self._dominator[above]
        return any(
            self._intervals.contains(target, source) for block in beside for source in block.predecessors if source in self._children
        )

    def _lies_below(self, block: BasicBlock, top: BasicBlock) -> bool:
        return block in self._children and block is not top and self._intervals.contains(top, block)

    def _depth_below(self, block: BasicBlock, depths: dict[BasicBlock, int]) -> int:
        """How many levels below the block at depth 0 it hangs; what is found on the way is kept in `depths`."""
        passed = []
        while block not in depths:
            passed.append(block)
            block = self._dominator[block]
        for one in reversed(passed):
            depths[one] = depths[block] + 1
            block = one
        return depths[block]

    def _stays_child(self, block: BasicBlock) -> bool:
        """Whether, as is seen at once, two ways that have nothing in common lead from the immediate dominator to `block`."""
        dominator = self._dominator[block]
        found: set[BasicBlock] = set()
        for source in block.predecessors:
            if source is dominator:
                return True
            if source in self._children and not self._intervals.contains(block, source):
                child = self._child_towards(dominator, source)
                if dominator in child.predecessors:
                    found.add(child)
            if len(found) == 2:
                return True
        return False

    def _child_towards(self, dominator: BasicBlock, block: BasicBlock) -> BasicBlock:
        """The child of `dominator` that `block` lies below, or is."""
        while self._dominator[block] is not dominator:
            block = self._dominator[block]
        return block

    def _lowered(self, dominator: BasicBlock) -> tuple[list[tuple[BasicBlock, BasicBlock]], list[BasicBlock]]:
        """The children of `dominator` that a sibling dominates, each with the one that does immediately, and those that can't be reached.

        The ways between the children are told by one edge for all that lead from below one to another: what a block's immediate dominator
        dominates is all that can lead to the block.
        """
        targets: dict[BasicBlock, list[BasicBlock]] = {block: [] for block in (dominator, *self._children[dominator])}
        for child in self._children[dominator]:
            sources = [one for one in child.predecessors if one in self._children]
            for source in {one if one is dominator else self._child_towards(dominator, one): None for one in sources}:
                if source is not child:
                    targets[source].append(child)
        order = post_order_from(dominator, targets.__getitem__)[::-1]
        found = immediate_dominators(sources_by_place(order, targets), has_cycles=True)
        lowered = [(block, order[above]) for block, above in zip(order, found, strict=True) if above]
        return lowered, [child for child in self._children[dominator] if child not in set(order)]

    def _add_region(self, source: BasicBlock, target: BasicBlock) -> list[tuple[BasicBlock, BasicBlock]]:
        """Adds what can be reached now that `source` leads to `target`; the edges from there to what could be reached before."""
        targets: dict[BasicBlock, list[BasicBlock]] = {}
        back = []
        pending = [target]
        while pending:
            block = pending.pop()
            if block in targets:
                continue
            targets[block] = [one for one in dict.fromkeys(block.successors) if one not in self._children]
            back += [(block, one) for one in dict.fromkeys(block.successors) if one in self._children]
            pending += targets[block]
        order = post_order_from(target, targets.__getitem__)[::-1]
        self.add_block(target, source)
        for block, above in zip(order[1:], immediate_dominators(sources_by_place(order, targets), has_cycles=True)[1:], strict=True):
            self.add_block(block, order[above])
        return back

    def _drop_region(self, target: BasicBlock) -> list[BasicBlock]:
        """Takes out `target` and what it dominates."""
        region = [target]
        for block in region:
            region += self._children[block]
        self._children[self._dominator[target]].remove(target)
        self._intervals.remove_below(target)
        for block in region:
            del self._children[block], self._dominator[block]
        return region


def sources_by_place(order: Sequence[N], targets: Mapping[N, Sequence[N]]) -> list[list[int]]:
    """By a node's place in `order` the places of those that lead to it."""
    place = {block: at for at, block in enumerate(order)}
    found: list[list[int]] = [[] for _ in order]
    for at, block in enumerate(order):
        for following in targets[block]:
            found[place[following]].append(at)
    return found


def _retreats(order: list[BasicBlock], sources: list[list[int]]) -> set[BasicBlock]:
    """The blocks to which an edge leads from their own place in reverse post-order or one behind it."""
    return {block for at, (block, leading) in enumerate(zip(order, sources, strict=True)) if leading and max(leading) >= at}


def immediate_dominators(predecessors: list[list[int]], has_cycles: bool) -> list[int]:
    """For each node, as its place in reverse post-order, that of its immediate dominator; the first's is its own. `predecessors` are
    those of each, as places.

    Where every cycle is entered by one block only, edges back to it add no way that matters: one round does. What nests deeply, or comes
    together from everywhere, takes logarithmic time an edge.
    """
    tree = _GrowingTree(len(predecessors))
    back = []
    for at, sources in enumerate(predecessors):
        if at:
            ahead = [one for one in sources if one < at] if has_cycles else sources
            dominator = ahead[0]
            for other in ahead[1:]:
                dominator = tree.common(dominator, other)
            tree.hang(at, dominator)
        if has_cycles:
            back += [(at, one) for one in sources if one >= at]
    if all(tree.common(at, one) == at for at, one in back):
        return tree.above
    return _dominators_by_rounds(predecessors)


class _GrowingTree:
    """A tree whose root is 0, where the nearest node above any two is found in logarithmic time.

    Source: Myers, An Applicative Random-Access Stack, Information Processing Letters 17, 1983: each node knows one far above, and nodes of
    one depth are equally far from theirs.
    """

    __slots__ = ("_depth", "_far", "above")

    def __init__(self, count: int) -> None:
        self.above = [0] * count
        """The node right above each."""
        self._far = [0] * count
        self._depth = [0] * count

    def hang(self, node: int, above: int) -> None:
        """Puts a new node right below another."""
        depth, far = self._depth, self._far
        self.above[node] = above
        depth[node] = depth[above] + 1
        further = far[above]
        goes_on = depth[above] - depth[further] == depth[further] - depth[far[further]]
        far[node] = far[further] if goes_on else above

    def common(self, one: int, other: int) -> int:
        """The lowest node from which both hang, or are."""
        depth, far, above = self._depth, self._far, self.above
        if depth[one] < depth[other]:
            one, other = other, one
        level = depth[other]
        while depth[one] > level:
            one = far[one] if depth[far[one]] >= level else above[one]
        while one != other:
            if far[one] != far[other]:
                one, other = far[one], far[other]
            else:
                one, other = above[one], above[other]
        return one


def _dominators_by_rounds(predecessors: list[list[int]]) -> list[int]:
    """The same for any function, until nothing changes any more."""
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
