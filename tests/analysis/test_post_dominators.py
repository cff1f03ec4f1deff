"""Against what defines a post-dominator: without it no way goes on to the end."""

from __future__ import annotations

import random

import pytest
from random_functions import random_function

from nvopt.analysis.post_dominators import PostDominatorTree
from nvopt.ir import BasicBlock, Function, Module

BRANCHES = """define void @f(i1 %c) {
entry:
  br i1 %c, label %a, label %b

a:                                                ; preds = %entry
  %x = add i32 1, 2
  %y = add i32 %x, 2
  br label %m

b:                                                ; preds = %entry
  br i1 %c, label %m, label %x.y

m:                                                ; preds = %b, %a
  ret void

x.y:                                              ; preds = %b
  ret void

dead:                                             ; No predecessors!
  br label %m
}
"""


def parsed(text: str) -> tuple[Function, dict[str, BasicBlock]]:
    function = Module.parse(text).functions[0]
    return function, {block.name: block for block in function.blocks}


def test_the_tree() -> None:
    function, b = parsed(BRANCHES)
    tree = PostDominatorTree(function)
    assert tree.roots == [b["m"], b["x.y"]]
    assert tree.immediate_post_dominator(b["a"]) is b["m"]
    assert tree.immediate_post_dominator(b["entry"]) is None
    assert tree.immediate_post_dominator(b["dead"]) is b["m"]
    assert tree.children(b["m"]) == [b["dead"], b["a"]] or set(tree.children(b["m"])) == {b["a"], b["dead"]}
    assert tree.dominates(b["m"], b["m"])
    assert not tree.properly_dominates(b["m"], b["m"])
    assert tree.properly_dominates(b["m"], b["a"])
    assert not tree.dominates(b["m"], b["b"])
    assert tree.nearest_common_dominator(b["a"], b["dead"]) is b["m"]
    assert tree.nearest_common_dominator(b["a"], b["m"]) is b["m"]
    assert tree.nearest_common_dominator(b["a"], b["b"]) is None
    x, y, end = b["a"].instructions
    assert tree.instruction_dominates(y, x)
    assert not tree.instruction_dominates(x, y)
    assert tree.instruction_dominates(x, x)
    assert tree.instruction_dominates(b["m"].instructions[0], end)


def _without(function: Function, gone: BasicBlock, roots: list[BasicBlock]) -> set[BasicBlock]:
    """The blocks from which a root can be reached without passing `gone`."""
    found = {root for root in roots if root is not gone}
    pending = list(found)
    while pending:
        for source in pending.pop().predecessors:
            if source is not gone and source not in found:
                found.add(source)
                pending.append(source)
    return found


@pytest.mark.parametrize("seed", range(60))
def test_against_the_definition(seed: int) -> None:
    function = random_function(random.Random(seed))
    tree = PostDominatorTree(function)
    for block in function.blocks:
        others = _without(function, block, tree.roots)
        for other in function.blocks:
            assert tree.dominates(block, other) == (other is block or other not in others)


def test_every_block_comes_to_a_root() -> None:
    for seed in range(200):
        function = random_function(random.Random(seed))
        tree = PostDominatorTree(function)
        assert set(function.blocks) == _without(function, BasicBlock("none"), tree.roots)
        assert len(tree.roots) == len(set(tree.roots))
        assert [root for root in tree.roots if not root.successors] == [block for block in function.blocks if not block.successors]


ENDLESS = """define void @f(i1 %c) {
start:
  br i1 %c, label %a, label %b

a:                                                ; preds = %start
  br label %b

b:                                                ; preds = %a, %start
  br label %end

end:                                              ; preds = %end, %b
  br label %end
}
"""


def test_a_root_that_comes_to_another_is_none() -> None:
    """%a is found first, as the last block that is come to; %b and the loop are not on a way back from it."""
    function, b = parsed(ENDLESS)
    tree = PostDominatorTree(function)
    assert tree.roots == [b["end"]]
    assert tree.immediate_post_dominator(b["start"]) is b["b"]
    assert tree.immediate_post_dominator(b["a"]) is b["b"]
