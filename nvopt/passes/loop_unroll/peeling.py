"""The first iterations of a loop ahead of it.

    preheader:                           preheader:
      br label %loop                       br label %loop.peel      ; what %loop does, with its way out
    loop:                          ->    preheader.peel.next:
      …                                    br label %loop
                                         loop: …

Source: LLVM's peelLoop.
"""

from __future__ import annotations

from nvopt.analysis.loops import Loop
from nvopt.analysis.scev.scalar_evolution import ScalarEvolution
from nvopt.ir import BasicBlock, PHINode
from nvopt.passes.loop_unroll.tidying import fold_all, join_blocks
from nvopt.transforms.blocks import CFGAnalyses, function_of, redirect, split_edge, terminator_of
from nvopt.transforms.cloning import clone_loop
from nvopt.transforms.loop_metadata import PEELED_COUNT, integer_property, set_property


def peel(loop: Loop, count: int, scev: ScalarEvolution) -> None:
    """Does the first `count` iterations ahead of the loop, which is in loop-simplify form and closed."""
    for _ in range(count):
        _peel_one(loop, scev)
    set_property(loop, PEELED_COUNT, count + (integer_property(loop, PEELED_COUNT) or 0))


def _peel_one(loop: Loop, scev: ScalarEvolution) -> None:
    kept = CFGAnalyses(scev.dominators, scev.loops)
    before, latch = loop.preheader, loop.latch
    assert before is not None
    assert latch is not None
    entry = split_edge(before, loop.header, kept, f"{before.name}.peel.next" if before.name else "")
    front, mapped = clone_loop(loop, ".peel", kept)
    header, last = mapped.values[loop.header], mapped.values[latch]
    assert isinstance(header, BasicBlock)
    assert isinstance(last, BasicBlock)
    for phi in loop.header.phis():
        copy = mapped.values[phi]
        assert isinstance(copy, PHINode)
        phi.set_operand(phi.operands.index(entry) - 1, mapped.value(phi.incoming_for(latch)))
        copy.remove_incoming(last)
    redirect(last, header, entry)
    terminator_of(last).metadata.pop("llvm.loop", None)
    redirect(before, entry, front)
    scev.dominators.insert_edge(before, front)
    scev.dominators.delete_edge(before, entry)
    peeled = scev.loops.loop_for(header)
    assert peeled is not None
    blocks = list(peeled.blocks)
    _put_in_front(peeled, loop, scev)
    scev.loops.remove_loop(peeled)
    fold_all(blocks, scev.loops, function_of(before).module.data_layout)
    join_blocks([front, *blocks], kept)


def _put_in_front(peeled: Loop, loop: Loop, scev: ScalarEvolution) -> None:
    """Lists the peeled iteration ahead of the loop; loops that no other contains are listed from back to front."""
    siblings = loop.parent.subloops if loop.parent is not None else scev.loops.top_level
    siblings.remove(peeled)
    siblings.insert(siblings.index(loop) + (loop.parent is None), peeled)
