"""Loops brought into form: on random control flow, and each rule by itself."""

from __future__ import annotations

import random

import pytest
from random_functions import check, executed, expect, random_function

import nvopt
from nvopt.analysis.dominators import DominatorTree
from nvopt.analysis.loops import LoopInfo
from nvopt.ir import Function
from nvopt.llvm import Unit
from nvopt.transforms.blocks import CFGAnalyses
from nvopt.transforms.loops import bring_into_form, form_lcssa, is_lcssa_form, is_simplified, simplify_loop


def test_random_loops_are_simplified() -> None:
    simplified = 0
    for seed in range(80):
        function = random_function(random.Random(seed))
        before = executed(function)
        tree = DominatorTree(function)
        loops = LoopInfo(function, tree)
        found = list(loops)
        for loop in found:
            assert simplify_loop(loop, CFGAnalyses(tree, loops))
        simplified += len(found)
        assert list(loops) == found
        assert all(map(is_simplified, found))
        check(function, tree, loops)
        expect(function, before)
    assert simplified > 50


def test_random_loops_are_closed() -> None:
    closed = 0
    for seed in range(80):
        rng = random.Random(seed)
        function = random_function(rng)
        before = executed(function)
        tree = DominatorTree(function)
        loops = LoopInfo(function, tree)
        if rng.random() < 0.5:
            for loop in loops:
                simplify_loop(loop, CFGAnalyses(tree, loops))
        for loop in loops:
            closed += len(form_lcssa(loop, tree, loops))
            assert is_lcssa_form(loop, tree), function
        assert all(is_lcssa_form(loop, tree) for loop in loops), function
        check(function, tree, loops)
        expect(function, before)
    assert closed > 40


def test_simplifying_keeps_loops_closed() -> None:
    for seed in range(40):
        function = random_function(random.Random(seed))
        tree = DominatorTree(function)
        loops = LoopInfo(function, tree)
        for loop in loops:
            form_lcssa(loop, tree, loops)
        for loop in loops:
            simplify_loop(loop, CFGAnalyses(tree, loops))
        assert all(is_lcssa_form(loop, tree) for loop in loops), function


# -- each by itself

PAGE = """\
define i32 @f(i1 %c, i1 %d) {
entry:
  br i1 %c, label %loop, label %x

loop:                                             ; preds = %loop, %entry
  %i = phi i32 [ 0, %entry ], [ %n, %loop ]
  %n = add i32 %i, 1
  br i1 %d, label %loop, label %x

x:                                                ; preds = %loop, %entry
  %u = phi i32 [ 0, %entry ], [ %n, %loop ]
  ret i32 %u
}
"""


def parsed(text: str) -> tuple[Function, DominatorTree, LoopInfo]:
    function = Unit.parse(text.encode(), "test").mirror().get_function("f")
    assert function is not None
    tree = DominatorTree(function)
    return function, tree, LoopInfo(function, tree)


def lines(function: Function) -> dict[str, list[str]]:
    return {block.name: [str(instruction) for instruction in block] for block in function.blocks}


def formed(text: str) -> Function:
    """All loops in both forms."""
    function, tree, loops = parsed(text)
    for loop in loops:
        simplify_loop(loop, CFGAnalyses(tree, loops))
    for loop in loops:
        form_lcssa(loop, tree, loops)
    check(function, tree, loops)
    return function


def by_llvm(text: str) -> Function:
    return parsed(nvopt.run(text, "loop-simplify,lcssa"))[0]


def test_a_loop_as_llvm_brings_it_into_form() -> None:
    theirs = lines(by_llvm(PAGE))  # LLVM splits the exit first, and closes the loop then
    assert lines(formed(PAGE)) == {name: [line.replace("%n.lcssa", "%u.ph") for line in code] for name, code in theirs.items()}


PHIS = """\
define i32 @f(i32 %x, i32 %y, i1 %c) {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %constant = phi i32 [ 1, %entry ], [ 1, %loop ]
  %outside = phi i32 [ %x, %entry ], [ %x, %loop ]
  %itself = phi i32 [ %y, %entry ], [ %itself, %loop ]
  %other = phi i32 [ 1, %entry ], [ 2, %loop ]
  %inside = phi i32 [ 1, %entry ], [ %sum, %loop ]
  %a = add i32 %constant, %outside
  %b = add i32 %itself, %other
  %sum = add i32 %a, %b
  br i1 %c, label %loop, label %exit

exit:                                             ; preds = %loop
  %s = phi i32 [ %inside, %loop ]
  ret i32 %s
}
"""


def test_phis_of_one_value_go() -> None:
    assert str(formed(PHIS)) == str(by_llvm(PHIS))
    assert [phi.name for phi in formed(PHIS).blocks[1].phis()] == ["other", "inside"]


INDIRECT = """\
define i32 @f(ptr %p, i1 %d) {
entry:
  indirectbr ptr %p, [label %loop, label %x]

loop:                                             ; preds = %loop, %entry
  br i1 %d, label %loop, label %x

x:                                                ; preds = %loop, %entry
  ret i32 0
}
"""


def test_an_edge_that_cannot_be_split_stays() -> None:
    function, tree, loops = parsed(INDIRECT)
    assert not simplify_loop(loops.top_level[0], CFGAnalyses(tree, loops))
    assert [block.name for block in function.blocks] == ["entry", "loop", "x.loopexit", "x"]
    check(function, tree, loops)


def test_what_has_a_form_is_left_alone() -> None:
    function, tree, loops = parsed(str(formed(PAGE)))
    before = str(function)
    (loop,) = loops
    assert simplify_loop(loop, CFGAnalyses(tree, loops))
    assert form_lcssa(loop, tree, loops) == []
    assert str(function) == before


WHOLE = """\
define i32 @f(i1 %c, i1 %d) {
entry:
  br i1 %c, label %pre, label %x
pre:
  br label %loop
loop:
  br i1 %d, label %latch, label %out
latch:
  br label %loop
out:
  br label %x
x:
  ret i32 0
}
"""


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("pre:\n  br label %loop", "pre:\n  br i1 %d, label %loop, label %x"),
        ("br i1 %c, label %pre, label %x", "br i1 %c, label %pre, label %loop"),
        ("latch:\n  br label %loop", "latch:\n  br i1 %c, label %loop, label %other\nother:\n  br label %loop"),
        ("latch:\n  br label %loop", "latch:\n  br i1 %c, label %loop, label %loop"),
        ("br i1 %c, label %pre, label %x", "br i1 %c, label %pre, label %out"),
    ],
    ids=["no preheader", "two ways in", "two latches", "two edges from the latch", "an exit that others lead to"],
)
def test_each_part_of_simplified_form(old: str, new: str) -> None:
    assert all(map(is_simplified, parsed(WHOLE)[2]))
    text = WHOLE.replace(old, new)
    (loop,) = parsed(text)[2]
    assert not is_simplified(loop)
    assert all(map(is_simplified, parsed(str(formed(text)))[2]))


def test_what_is_in_form_already_is_not_changed() -> None:
    """It says so: whoever asked need not look at the function again."""
    changed = 0
    for seed in range(40):
        function = random_function(random.Random(seed))
        tree = DominatorTree(function)
        loops = LoopInfo(function, tree)
        before = str(function)
        is_other = bring_into_form(tree, loops)
        assert is_other == (str(function) != before)
        assert not bring_into_form(tree, loops)
        changed += is_other
    assert 5 < changed < 40
