"""Edits of blocks and edges: on random control flow, each keeps the tree, the loops and what the function computes; and each by itself."""

from __future__ import annotations

import random
from collections.abc import Callable
from contextlib import suppress

import pytest
from random_functions import check, executed, expect, random_function

from nvopt import parse
from nvopt.analysis.dominators import DominatorTree
from nvopt.analysis.loops import LoopInfo
from nvopt.ir import BasicBlock, ConstantInt, Function, Instruction, IRError
from nvopt.ir.types import i1
from nvopt.llvm import Unit
from nvopt.transforms.blocks import (
    CFGAnalyses,
    fold_terminator,
    insert_if_then,
    merge_into_predecessor,
    split_block,
    split_critical_edges,
    split_edge,
    split_predecessors,
)
from nvopt.transforms.terminators import branch_instead


class Kept(CFGAnalyses):
    """Both are there."""

    dominators: DominatorTree
    loops: LoopInfo


Edit = Callable[[random.Random, Function, Kept], object]


def kept_of(function: Function) -> Kept:
    tree = DominatorTree(function)
    return Kept(tree, LoopInfo(function, tree))


def some_place(rng: random.Random, function: Function) -> Instruction:
    block = rng.choice(function.blocks)
    return rng.choice([one for one in block if one.opcode != "phi"])


def split_somewhere(rng: random.Random, function: Function, kept: Kept) -> None:
    split_block(some_place(rng, function), kept)


def split_some_edge(rng: random.Random, function: Function, kept: Kept) -> None:
    source = rng.choice(function.blocks)
    if source.successors:
        split_edge(source, rng.choice(source.successors), kept)


def split_some_predecessors(rng: random.Random, function: Function, kept: Kept) -> None:
    block = rng.choice(function.blocks)
    if sources := block.predecessors:
        with suppress(IRError):  # a second way into a loop
            split_predecessors(block, rng.sample(sources, rng.randrange(1, len(sources) + 1)), ".front", kept)


def choose_somewhere(rng: random.Random, function: Function, kept: Kept) -> None:
    place = some_place(rng, function)
    insert_if_then(ConstantInt.get(i1, rng.randrange(2)), place, kept, with_else=rng.random() < 0.5)


def merge_somewhere(rng: random.Random, function: Function, kept: Kept) -> None:
    for block in rng.sample(function.blocks, len(function.blocks)):
        if merge_into_predecessor(block, kept):
            break


def split_all_critical(_: random.Random, function: Function, kept: Kept) -> None:
    split_critical_edges(function.blocks, kept)


EDITS: list[Edit] = [
    split_somewhere,
    split_some_edge,
    split_some_predecessors,
    choose_somewhere,
    merge_somewhere,
    split_all_critical,
]


@pytest.mark.parametrize("edit", EDITS)
def test_random_functions(edit: Edit) -> None:
    for seed in range(60):
        rng = random.Random(seed)
        function = random_function(rng)
        before = executed(function)
        kept = kept_of(function)
        for _ in range(4):
            edit(rng, function, kept)
        expect(function, before)
        check(function, kept.dominators, kept.loops)


def test_random_edits_in_a_row() -> None:
    for seed in range(40):
        rng = random.Random(seed)
        function = random_function(rng)
        before = executed(function)
        kept = kept_of(function)
        for _ in range(12):
            rng.choice(EDITS)(rng, function, kept)
        check(function, kept.dominators, kept.loops)
        expect(function, before)


def test_random_folds() -> None:
    for seed in range(150):
        rng = random.Random(seed)
        function = random_function(rng)
        kept = kept_of(function)
        gone = [block for block in function.blocks if not kept.dominators.is_reachable(block)]
        for _ in range(3):
            block = rng.choice(function.blocks)
            if len(block.successors) > 1:
                gone += fold_terminator(block, rng.choice(block.successors), kept)
                if rng.random() < 0.5:
                    function.erase_blocks(gone)
                    gone = []
            check(function, kept.dominators, kept.loops)


# -- each by itself


def function_with(body: str, head: str = "i8 %a, i1 %c", tail: str = "") -> tuple[Function, Kept]:
    text = f"define i8 @f({head}) {{\n{body}}}\n{tail}"
    function = Unit.parse(text.encode(), "test").mirror().get_function("f")
    assert function is not None
    return function, kept_of(function)


def block(function: Function, name: str) -> BasicBlock:
    found = function.value_named(name)
    assert isinstance(found, BasicBlock)
    return found


LOOP = """\
entry:
  br label %loop
loop:
  %i = phi i8 [ 0, %entry ], [ %next, %loop ]
  %next = add i8 %i, 1
  %more = icmp ult i8 %next, %a
  br i1 %more, label %loop, label %exit, !llvm.loop !0
exit:
  %last = phi i8 [ %next, %loop ]
  ret i8 %last
"""
LOOP_NODE = "!0 = distinct !{!0}\n"


def test_the_rest_of_a_block_takes_the_edges() -> None:
    function, kept = function_with(LOOP, tail=LOOP_NODE)
    more = function.value_named("more")
    assert isinstance(more, Instruction)
    rest = split_block(more, kept)
    assert rest.name == "loop.split"
    assert [str(one) for one in rest] == ["%more = icmp ult i8 %next, %a", "br i1 %more, label %loop, label %exit, !llvm.loop !0"]
    loop = kept.loops.loop_for(rest)
    assert loop is not None
    assert loop.latch is rest
    assert str(block(function, "exit").first) == "%last = phi i8 [ %next, %loop.split ]"
    with pytest.raises(IRError, match="phis stay"):
        split_block(block(function, "loop").instructions[0], kept)


def test_a_block_on_the_way_around_has_the_loops_metadata() -> None:
    function, kept = function_with(LOOP, tail=LOOP_NODE)
    loop = block(function, "loop")
    between = split_edge(loop, loop, kept)
    assert [str(one) for one in between] == ["br label %loop, !llvm.loop !0"]
    assert between.name == "loop.loop_crit_edge"
    assert "llvm.loop" not in loop.terminator.metadata  # type: ignore[union-attr]
    assert kept.loops.depth(between) == 1


def test_a_block_on_the_way_out_closes_the_loop() -> None:
    function, kept = function_with(LOOP, tail=LOOP_NODE)
    between = split_edge(block(function, "loop"), block(function, "exit"), kept)
    assert [str(one) for one in between] == ["%last.ph = phi i8 [ %next, %loop ]", "br label %exit"]
    assert str(block(function, "exit").first) == "%last = phi i8 [ %last.ph, %loop.exit_crit_edge ]"
    assert kept.loops.depth(between) == 0


def test_one_of_two_edges_between_the_same_blocks() -> None:
    function, kept = function_with("entry:\n  br i1 %c, label %b, label %b\nb:\n  %p = phi i8 [ 1, %entry ], [ 1, %entry ]\n  ret i8 %p\n")
    between = split_edge(function.entry, block(function, "b"), kept)
    assert function.entry.successors == [between, block(function, "b")]
    assert str(block(function, "b").first) == "%p = phi i8 [ 1, %entry.b_crit_edge ], [ 1, %entry ]"


def test_only_critical_edges_are_split() -> None:
    function, kept = function_with(
        "entry:\n  br i1 %c, label %one, label %both\n"
        "one:\n  br label %both\n"
        "both:\n  %p = phi i8 [ 1, %entry ], [ %a, %one ]\n  ret i8 %p\n"
    )
    assert [made.name for made in split_critical_edges(function.blocks, kept)] == ["entry.both_crit_edge"]
    assert split_critical_edges(function.blocks, kept) == []


def test_different_values_meet_in_a_phi_of_the_new_block_and_one_value_needs_none() -> None:
    function, kept = function_with(
        "entry:\n  switch i8 %a, label %end [ i8 1, label %one\n i8 2, label %two ]\none:\n  br label %end\ntwo:\n  br label %end\n"
        "end:\n  %p = phi i8 [ 1, %entry ], [ 2, %one ], [ 3, %two ]\n"
        "  %q = phi i8 [ 1, %entry ], [ %a, %one ], [ %a, %two ]\n  ret i8 %p\n"
    )
    end = block(function, "end")
    front = split_predecessors(end, [block(function, "one"), block(function, "two")], ".front", kept)
    assert [str(one) for one in front] == ["%p.ph = phi i8 [ 2, %one ], [ 3, %two ]", "br label %end"]
    assert [str(phi) for phi in end.phis()] == [
        "%p = phi i8 [ 1, %entry ], [ %p.ph, %end.front ]",
        "%q = phi i8 [ 1, %entry ], [ %a, %end.front ]",
    ]


def test_all_ways_to_a_header_make_another_header() -> None:
    function, kept = function_with(LOOP, tail=LOOP_NODE)
    loop = kept.loops.top_level[0]
    front = split_predecessors(block(function, "loop"), block(function, "loop").predecessors, ".front", kept)
    assert loop.header is front
    check(function, kept.dominators, kept.loops)


def test_no_second_way_into_a_loop() -> None:
    function, kept = function_with(
        "entry:\n  br i1 %c, label %other, label %loop\n"
        "other:\n  br label %loop\n"
        "loop:\n  br i1 %c, label %loop, label %exit\n"
        "exit:\n  ret i8 1\n"
    )
    before = str(function)
    loop = block(function, "loop")
    with pytest.raises(IRError, match="some ways into the loop of %loop and some around it"):
        split_predecessors(loop, [function.entry, loop], ".front", kept)
    assert str(function) == before
    split_predecessors(loop, [function.entry, block(function, "other")], ".front", kept)
    check(function, kept.dominators, kept.loops)


def test_an_indirect_branch_keeps_its_edges() -> None:
    function, kept = function_with(
        "entry:\n  indirectbr ptr blockaddress(@f, %one), [label %one, label %two]\none:\n  br label %two\ntwo:\n  ret i8 1\n"
    )
    two = block(function, "two")
    before = str(function)
    assert split_critical_edges(function.blocks, kept) == []
    with pytest.raises(IRError, match="no block can be put behind `indirectbr"):
        split_edge(function.entry, two, kept)
    with pytest.raises(IRError, match="no block can be put behind `indirectbr"):
        split_predecessors(two, two.predecessors, ".front", kept)
    with pytest.raises(IRError, match="there is none"):
        split_edge(two, function.entry, kept)
    assert not merge_into_predecessor(block(function, "one"), kept)
    assert str(function) == before


def test_a_block_whose_address_is_taken_stays() -> None:
    function, kept = function_with("entry:\n  br label %one\none:\n  %p = ptrtoint ptr blockaddress(@f, %one) to i8\n  ret i8 %p\n")
    assert not merge_into_predecessor(block(function, "one"), kept)


def test_a_merged_block_brings_its_records_and_its_name() -> None:
    function, kept = function_with(
        "  br label %one\none:\n  %p = phi i8 [ %a, %0 ]\n  %x = add i8 %p, 1\n  br label %two\ntwo:\n  ret i8 %x\n"
    )
    two, one = block(function, "two"), block(function, "one")
    assert merge_into_predecessor(two, kept)
    assert merge_into_predecessor(one, kept)
    assert [str(instruction) for instruction in function.entry] == ["%x = add i8 %a, 1", "ret i8 %x"]
    assert function.entry.name == "one"
    assert not merge_into_predecessor(function.entry, kept)


def test_both_ways_of_a_choice() -> None:
    function, kept = function_with("entry:\n  %x = add i8 %a, 1\n  ret i8 %x\n")
    then, other = insert_if_then(function.args[1], function.entry.instructions[1], kept, with_else=True)
    assert str(function.entry.terminator) == "br i1 %c, label %then, label %else"
    assert [then.block.name, other.block.name] == ["then", "else"]
    assert then.successors == other.successors == [block(function, "entry.split")]
    check(function, kept.dominators, kept.loops)


def test_a_folded_branch_leaves_one_edge() -> None:
    function, kept = function_with(
        "entry:\n  switch i8 %a, label %b [ i8 1, label %b\n i8 2, label %d ]\n"
        "b:\n  %p = phi i8 [ 1, %entry ], [ 1, %entry ]\n  ret i8 %p\n"
        "d:\n  ret i8 0\n"
    )
    d = block(function, "d")
    assert fold_terminator(function.entry, block(function, "b"), kept) == [d]
    assert str(block(function, "b").first) == "%p = phi i8 [ 1, %entry ]"
    with pytest.raises(IRError, match="it never does"):
        fold_terminator(function.entry, d, kept)


def test_a_constant_that_leaves_a_loop_needs_no_phi_to_close_it() -> None:
    function, kept = function_with(
        "entry:\n  br label %loop\n"
        "loop:\n  %i = phi i8 [ 0, %entry ], [ %j, %loop ]\n  %j = add i8 %i, 1\n  br i1 %c, label %loop, label %exit\n"
        "exit:\n  %n = phi i8 [ 7, %loop ]\n  %l = phi i8 [ %j, %loop ]\n  ret i8 %l\n"
    )
    front = split_predecessors(block(function, "exit"), [block(function, "loop")], ".front", kept)
    assert [str(one) for one in front.phis()] == ["%l.ph = phi i8 [ %j, %loop ]"]
    assert [str(one) for one in block(function, "exit").phis()] == [
        "%n = phi i8 [ 7, %exit.front ]",
        "%l = phi i8 [ %l.ph, %exit.front ]",
    ]


def test_what_leads_to_blocks_that_are_reached_no_more_goes_with_them() -> None:
    function, kept = function_with(
        "entry:\n  br i1 %c, label %b, label %d\n"
        "b:\n  ret i8 0\n"
        "d:\n  %p = phi i8 [ 1, %entry ], [ %x, %never ]\n  ret i8 %p\n"
        "first:\n  br label %never\n"
        "never:\n  %x = add i8 %a, 1\n  br i1 %c, label %d, label %b\n"
        "other:\n  br label %b\n"
    )
    gone = fold_terminator(function.entry, block(function, "b"), kept)
    assert gone == [block(function, name) for name in ("d", "never", "first")]
    function.erase_blocks(gone)
    assert [one.name for one in function.blocks] == ["entry", "b", "other"]
    Unit.parse(str(function.module).encode(), "folded")


def test_a_loop_without_a_way_around_is_none() -> None:
    function, kept = function_with(LOOP, tail=LOOP_NODE)
    loop = block(function, "loop")
    assert fold_terminator(loop, block(function, "exit"), kept) == []
    assert kept.loops.top_level == []
    assert kept.loops.loop_for(loop) is None


def test_a_call_is_not_folded_away() -> None:
    text = """declare void @g()
declare i32 @p(...)
define i8 @f(i8 %a) personality ptr @p {
entry:
  invoke void @g() to label %b unwind label %l
b:
  ret i8 %a
l:
  %pad = landingpad { ptr, i32 } cleanup
  ret i8 0
}
"""
    function = Unit.parse(text.encode(), "test").mirror().get_function("f")
    assert function is not None
    kept = kept_of(function)
    before = str(function)
    with pytest.raises(IRError, match="it does more than that"):
        fold_terminator(function.entry, block(function, "b"), kept)
    assert str(function) == before


def test_what_is_kept_of_a_branch_that_becomes_a_plain_one() -> None:
    """What speaks of the place and the loop, not what speaks of the choice."""
    text = """define void @f(i1 %c) {
entry:
  br i1 %c, label %end, label %end, !llvm.loop !0, !annotation !1, !prof !2, !unpredictable !3
end:
  ret void
}
!0 = distinct !{!0}
!1 = !{!"auto-init"}
!2 = !{!"branch_weights", i32 1, i32 2}
!3 = !{}
"""
    (function,) = parse(text).functions
    entry, end = function.blocks
    assert entry.terminator is not None
    branch_instead(entry.terminator, end)
    assert entry.terminator.metadata.keys() == {"llvm.loop", "annotation"}
