"""Dominators against their definition, on control flow of every shape."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from nvopt.analysis.cfg import reachable_blocks
from nvopt.analysis.dominators import DominatorTree
from nvopt.ir import BasicBlock, ConstantInt, Function, Module, ReturnInst, SwitchInst
from nvopt.ir.types import FunctionType, i32, void

EDGES = st.lists(st.lists(st.integers(0, 9), max_size=3), min_size=1, max_size=10)


def function_with(edges: list[list[int]]) -> Function:
    """A function whose block i goes to `edges[i]`; its entry goes to block 0, which may have predecessors."""
    function = Module.parse("").define("f", FunctionType.get(void, [i32]), ["x"])
    blocks = [BasicBlock(f"b{at}", function) for at in range(len(edges))]
    for block, targets in zip([function.entry, *blocks], [[0], *edges], strict=True):
        chosen = [blocks[target % len(blocks)] for target in targets]
        cases = [(ConstantInt.get(i32, at), one) for at, one in enumerate(chosen[1:])]
        block.append(SwitchInst(function.args[0], chosen[0], cases) if chosen else ReturnInst())
    return function


def reached_around(function: Function, avoided: BasicBlock) -> set[BasicBlock]:
    """The blocks to which a way leads that doesn't pass `avoided`."""
    seen = {function.entry} - {avoided}
    stack = list(seen)
    while stack:
        new = {one for one in stack.pop().successors if one is not avoided and one not in seen}
        seen |= new
        stack += new
    return seen


@given(EDGES)
def test_a_block_dominates_what_no_way_around_it_leads_to(edges: list[list[int]]) -> None:
    function = function_with(edges)
    tree = DominatorTree(function)
    reached = reachable_blocks(function)
    assert set(tree.order) == reached
    for block in reached:
        around = reached_around(function, block)
        assert {other for other in reached if tree.dominates(block, other)} == reached - around


@given(EDGES)
def test_the_immediate_dominator_is_the_nearest(edges: list[list[int]]) -> None:
    function = function_with(edges)
    tree = DominatorTree(function)
    for block in tree.order:
        nearest = tree.immediate_dominator(block)
        assert (nearest is None) == (block is function.entry)
        if nearest is not None:
            assert block in tree.children(nearest)
            assert all(tree.dominates(one, nearest) for one in tree.order if tree.properly_dominates(one, block))


def test_differences_are_told() -> None:
    function = function_with([[1], []])
    _, first, second = function.blocks
    before = DominatorTree(function)
    assert list(before.differences(DominatorTree(function))) == []
    terminator = first.terminator
    assert terminator is not None
    terminator.erase()
    first.append(ReturnInst())
    new = DominatorTree(function)
    line = f"immediate dominator of {second.ref}:"
    assert list(before.differences(new)) == [f"{line} {first.ref}, but out of reach by a new analysis"]
    assert list(new.differences(before)) == [f"{line} out of reach, but {first.ref} by a new analysis"]
