"""Dominators and loops of random control flow, against what the words mean."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from nvopt.analysis.dominators import DominatorTree
from nvopt.analysis.loops import LoopInfo
from nvopt.ir import BasicBlock, Function, Module

EDGES = st.lists(st.lists(st.integers(1, 7), max_size=2), min_size=8, max_size=8)
"""By block to which others it leads; none leads to the first."""


def function_of(edges: list[list[int]]) -> Function:
    """A function with these blocks and edges, as LLVM prints it."""
    sources = {at: [f"%b{source}" for source, targets in enumerate(edges) for one in targets if one == at] for at in range(len(edges))}
    lines = []
    for at, targets in enumerate(edges):
        comment = f"; preds = {', '.join(reversed(sources[at]))}" if sources[at] else "; No predecessors!"
        lines.append(f"b{at}:" if at == 0 else f"b{at}:{' ' * 47}{comment}")
        jump = {0: "ret void", 1: "br label %b{}", 2: "br i1 %c, label %b{}, label %b{}"}[len(targets)]
        lines += [f"  {jump.format(*targets)}", ""]
    function = Module.parse("define void @f(i1 %c) {\n" + "\n".join(lines[:-1]) + "\n}\n").get_function("f")
    assert function is not None
    return function


def reached(start: BasicBlock, without: BasicBlock | None = None, edge: tuple[BasicBlock, BasicBlock] | None = None) -> set[BasicBlock]:
    """The blocks to which there is a way that keeps clear of the block `without` and of the `edge`."""
    found: set[BasicBlock] = set()
    stack = [start]
    while stack:
        at = stack.pop()
        if at is not without and at not in found:
            found.add(at)
            stack += [one for one in at.successors if (at, one) != edge]
    return found


@given(EDGES)
def test_dominators_are_on_every_way(edges: list[list[int]]) -> None:
    function = function_of(edges)
    tree = DominatorTree(function)
    live = reached(function.entry)
    for one in function.blocks:
        assert tree.is_reachable(one) == (one in live)
        for other in live if one in live else ():
            assert tree.dominates(one, other) == (one is other or other not in reached(function.entry, one))
            for target in one.successors:
                if one.successors.count(target) == 1:
                    assert tree.edge_dominates(one, target, other) == (other not in reached(function.entry, edge=(one, target)))


@given(EDGES)
def test_loops_are_what_leads_back_to_a_dominating_header(edges: list[list[int]]) -> None:
    function = function_of(edges)
    tree = DominatorTree(function)
    live = reached(function.entry)
    wanted: dict[BasicBlock, set[BasicBlock]] = {}
    for header in live:
        latches = {one for one in live if header in one.successors and tree.dominates(header, one)}
        if latches:
            wanted[header] = {header} | {one for one in live if latches & reached(one, header)}
    loops = LoopInfo(function, tree)
    found = list(loops)
    assert {one.header: set(one.blocks) for one in found} == wanted
    for block in live:
        around = [one for one in found if block in wanted[one.header]]
        assert loops.depth(block) == len(around)
        assert loops.loop_for(block) is (min(around, key=lambda one: len(one.blocks)) if around else None)
    for one in found:
        assert one.parent is None or wanted[one.header] < wanted[one.parent.header]
        assert one.exiting_blocks() == [block for block in one.blocks if not wanted[one.header].issuperset(block.successors)]
        outside = [block for block in one.header.predecessors if block not in wanted[one.header]]
        assert one.predecessor is (outside[0] if len(outside) == 1 else None)
        back = {(source, other.header) for other in found for source in wanted[other.header] if wanted[other.header] <= wanted[one.header]}
        inside = {block: [to for to in block.successors if to in wanted[one.header] and (block, to) not in back] for block in one.blocks}
        assert one.has_other_cycles() == any(goes_round(block, inside) for block in one.blocks)


def goes_round(start: BasicBlock, ways: dict[BasicBlock, list[BasicBlock]]) -> bool:
    """Whether a way leads back to where it began."""
    found: set[BasicBlock] = set()
    stack = list(ways[start])
    while stack:
        at = stack.pop()
        if at not in found:
            found.add(at)
            stack += ways[at]
    return start in found
