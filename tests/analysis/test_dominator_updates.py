"""The dominator tree after edits of the control flow, against one made anew."""

from __future__ import annotations

import random

from hypothesis import given
from hypothesis import strategies as st
from test_loops import function_of

from nvopt.analysis.dominators import DominatorTree
from nvopt.ir import BasicBlock, BranchInst, UnreachableInst

EDGES = st.lists(st.lists(st.integers(1, 11), max_size=2), min_size=12, max_size=12)


def is_right(tree: DominatorTree) -> None:
    """The tree says what one says that is made anew."""
    fresh = DominatorTree(tree.function)
    for block in tree.function.blocks:
        assert tree.immediate_dominator(block) is fresh.immediate_dominator(block), f"{block.ref}\n{tree.function}"
        assert tree.is_reachable(block) == fresh.is_reachable(block)
        if fresh.is_reachable(block):
            assert set(tree.children(block)) == set(fresh.children(block))
        for other in tree.function.blocks:
            assert tree.dominates(block, other) == fresh.dominates(block, other), f"{block.ref} {other.ref}\n{tree.function}"
    for some in (tree.function.blocks[::5], tree.function.blocks[1::2], []):
        is_below = tree.dominated_by_any(some)
        assert all(is_below(block) == any(tree.dominates(one, block) for one in some) for block in tree.function.blocks)
    place = {block: at for at, block in enumerate(tree.order)}
    assert place.keys() == set(fresh.order)
    assert tree.retreats == {to for block in place for to in block.successors if place[to] <= place[block]}


def jump(block: BasicBlock, targets: list[BasicBlock]) -> None:
    """Makes the block lead to these."""
    old = block.terminator
    assert old is not None
    condition = block.function.args[0]  # type: ignore[union-attr]
    new = BranchInst(condition, *targets) if len(targets) == 2 else BranchInst(*targets) if targets else UnreachableInst()
    new.insert_before(old)
    old.erase()


@given(EDGES, st.lists(st.tuples(st.integers(0, 11), st.lists(st.integers(1, 11), max_size=2)), max_size=6))
def test_edges_one_block_at_a_time(edges: list[list[int]], changes: list[tuple[int, list[int]]]) -> None:
    function = function_of(edges)
    tree = DominatorTree(function)
    blocks = function.blocks
    for at, to in changes:
        change(tree, [(blocks[at], [blocks[one] for one in to])])
        is_right(tree)


@given(EDGES, st.lists(st.tuples(st.integers(0, 11), st.lists(st.integers(1, 11), max_size=2)), max_size=6))
def test_edges_of_many_blocks_at_once(edges: list[list[int]], changes: list[tuple[int, list[int]]]) -> None:
    function = function_of(edges)
    tree = DominatorTree(function)
    blocks = function.blocks
    change(tree, [(blocks[at], [blocks[one] for one in to]) for at, to in dict(changes).items()])
    is_right(tree)


def change(tree: DominatorTree, changes: list[tuple[BasicBlock, list[BasicBlock]]]) -> None:
    """Makes all these changes, and then tells the tree of the edges that came and of those that went."""
    before = [(block, set(block.successors)) for block, _ in changes]
    for block, targets in changes:
        jump(block, targets)
    for block, old in before:
        for target in dict.fromkeys(block.successors):
            if target not in old:
                tree.insert_edge(block, target)
    for block, old in before:
        for target in old - set(block.successors):
            tree.delete_edge(block, target)


def test_long_runs() -> None:
    for seed in range(20):
        chance = random.Random(seed)
        count = chance.choice((5, 12, 25))
        function = function_of([[chance.randrange(1, count) for _ in range(chance.randrange(3))] for _ in range(count)])
        tree, blocks = DominatorTree(function), function.blocks
        for _ in range(40):
            change(tree, [(chance.choice(blocks), chance.choices(blocks[1:], k=chance.randrange(3)))])
        is_right(tree)
