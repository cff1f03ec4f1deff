"""Which blocks stand on every way from a block to the function's end.

    tree = PostDominatorTree(function)
    tree.roots                              # where the ways end
    tree.immediate_post_dominator(block)    # None where ways to several ends part
    tree.dominates(block, other)            # whether every way on from `other` passes `block`

Every block is in the tree, one that can't be reached too. The root above all is no block, the exit that all ends lead to. Loops without an
end have one of their blocks for an end, as in LLVM: the furthest from where the loop is entered.

Source: LLVM's PostDominatorTree and SemiNCAInfo::FindRoots, for the ends of what has none and for the order of children.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import ClassVar

from nvopt.analysis.cfg import post_order_from
from nvopt.analysis.dominators import immediate_dominators, sources_by_place
from nvopt.analysis.nested_intervals import NestedIntervals
from nvopt.analysis.recipe import Recipe
from nvopt.ir import BasicBlock, Function, Instruction


class PostDominatorTree:
    """The post-dominator tree of a function, as it is now."""

    __slots__ = ("_children", "_dominator", "_intervals", "function", "roots")

    recipe: ClassVar[Recipe] = Recipe(
        lambda _, function: PostDominatorTree(function), differences=lambda known, new: known.differences(new)
    )

    def __init__(self, function: Function) -> None:
        self.function = function
        self.roots = _find_roots(function.blocks)
        """The blocks that nothing post-dominates but the exit: first those that lead nowhere, in the order of the function."""
        leads_to: dict[BasicBlock | None, Sequence[BasicBlock]] = {block: block.predecessors for block in function.blocks}
        leads_to[None] = self.roots
        order = post_order_from(None, leads_to.__getitem__)[::-1]
        dominators = immediate_dominators(sources_by_place(order, leads_to), has_cycles=True)
        self._dominator: dict[BasicBlock, BasicBlock | None] = {
            block: order[dominator] for block, dominator in zip(order, dominators, strict=True) if block is not None
        }
        self._children: dict[BasicBlock | None, list[BasicBlock]] = {block: [] for block in order}
        for block in depth_first(self.roots, sources_in_llvm_order):
            self._children[self._dominator[block]].append(block)
        self._intervals = NestedIntervals[BasicBlock | None](None, self.children)

    def children(self, block: BasicBlock | None) -> list[BasicBlock]:
        """The blocks whose immediate post-dominator is `block`, or the exit for None, in LLVM's order."""
        return self._children[block]

    def immediate_post_dominator(self, block: BasicBlock) -> BasicBlock | None:
        """The nearest block that every way on from `block` passes; None for the exit."""
        return self._dominator[block]

    def dominates(self, block: BasicBlock, other: BasicBlock) -> bool:
        """Whether every way from `other` to the end passes `block`. A block post-dominates itself."""
        return self._intervals.contains(block, other)

    def properly_dominates(self, block: BasicBlock, other: BasicBlock) -> bool:
        """Whether `block` post-dominates `other` and is another block."""
        return block is not other and self.dominates(block, other)

    def nearest_common_dominator(self, block: BasicBlock, other: BasicBlock) -> BasicBlock | None:
        """The nearest block that post-dominates both; None for the exit."""
        at: BasicBlock | None = block
        while at is not None and not self._intervals.contains(at, other):
            at = self._dominator[at]
        return at

    def instruction_dominates(self, instruction: Instruction, other: Instruction) -> bool:
        """Whether every way on from `other` passes `instruction`."""
        if instruction.block is other.block:
            return instruction is other or other.comes_before(instruction)
        return self.dominates(instruction.block, other.block)

    def differences(self, new: PostDominatorTree) -> Iterator[str]:
        """What is wrong here by a tree that was just made, a line each."""
        for block in self.function.blocks:
            mine, found = (tree._shown(block) for tree in (self, new))
            if mine != found:
                yield f"immediate post-dominator of {block.ref}: {mine}, but {found} by a new analysis"

    def _shown(self, block: BasicBlock) -> str:
        dominator = self._dominator.get(block)
        return dominator.ref if dominator is not None else "the exit" if block in self._dominator else "none"


def depth_first(starts: Sequence[BasicBlock], leads_to: Callable[[BasicBlock], Sequence[BasicBlock]]) -> list[BasicBlock]:
    """The blocks in the order in which LLVM's SemiNCAInfo::runDFS numbers them, from one start after the other."""
    seen: set[BasicBlock] = set()
    found: list[BasicBlock] = []
    for start in starts:
        pending = [start]
        while pending:
            block = pending.pop()
            if block not in seen:
                seen.add(block)
                found.append(block)
                pending += leads_to(block)
    return found


def targets_in_llvm_order(block: BasicBlock) -> list[BasicBlock]:
    """Where the block leads, the last first: what is last on a stack is looked at first."""
    return block.successors[::-1]


def sources_in_llvm_order(block: BasicBlock) -> list[BasicBlock]:
    """What leads to the block, the last that came to first."""
    return block.predecessors[::-1]


def _find_roots(blocks: Sequence[BasicBlock]) -> list[BasicBlock]:
    """The blocks that lead nowhere; and for what never comes to one of these a block of each part that goes around."""
    roots = [block for block in blocks if not block.successors]
    seen = set(depth_first(roots, sources_in_llvm_order))
    if len(seen) == len(blocks):
        return roots
    place = {block: at for at, block in enumerate(blocks)}
    for block in blocks:
        if block not in seen:
            furthest = _furthest_from(block, seen, place)
            roots.append(furthest)
            seen.update(depth_first([furthest], sources_in_llvm_order))
    return _without_redundant(roots)


def _furthest_from(start: BasicBlock, seen: set[BasicBlock], place: Mapping[BasicBlock, int]) -> BasicBlock:
    """The last block that is come to, where targets further down are gone to first."""
    pending, last = [start], start
    visited: set[BasicBlock] = set()
    while pending:
        block = pending.pop()
        if block in visited or block in seen:
            continue
        visited.add(block)
        last = block
        pending += sorted(block.successors, key=place.__getitem__)
    return last


def _without_redundant(roots: list[BasicBlock]) -> list[BasicBlock]:
    """Leaves out those from which another can be reached; the last takes the place of one that goes."""
    at = 0
    while at < len(roots):
        root, known = roots[at], set(roots)
        reached = depth_first([root], targets_in_llvm_order)[1:] if root.successors else []
        if any(block in known for block in reached):
            roots[at] = roots[-1]
            roots.pop()
        else:
            at += 1
    return roots
