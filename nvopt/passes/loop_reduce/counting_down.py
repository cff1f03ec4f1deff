"""A counter that only its exit test needs counts down to zero.

    loop:                                                   loop:
      %i = phi i32 [ 0, %ph ], [ %next, %loop ]               %left = phi i32 [ %n, %ph ], [ %left.next, %loop ]
      ...                                              ->     ...
      %next = add nuw nsw i32 %i, 1                           %left.next = add i32 %left, -1
      %done = icmp eq i32 %next, %n                           %done = icmp eq i32 %left.next, 0

Nothing need be held for the limit then; and where all threads count alike, so that the counter is in a uniform register, one comparison
with zero makes the predicate that a branch asks, where that of two uniform registers takes two instructions. ptxas unrolls more of these
loops, too. LLVM's strength reduction, which is left out here, does that to innermost loops.

It is done where the test asks whether the two are equal, which the distance between them answers whatever wraps around, and where the limit
isn't a constant.

Source: nvopt; measured with ptxas 13.0 for sm_90.
"""

from __future__ import annotations

from nvopt.analysis.dominators import DominatorTree
from nvopt.analysis.loops import Loop, LoopInfo
from nvopt.ir import BinaryOperator, Builder, ConstantInt, IntType, PHINode
from nvopt.passes.loop_reduce.exit_tests import ExitTest, erase_counter, exit_test, way_of
from nvopt.transforms.blocks import terminator_of
from nvopt.transforms.folding_builder import FoldingBuilder
from nvopt.transforms.loops import bring_into_form


def count_down(loops: LoopInfo, dominators: DominatorTree) -> None:
    """Lets such counters count down. The loops get their form where there are any."""
    if not any(_test_alone(loop) for loop in loops):
        return
    bring_into_form(dominators, loops)
    for loop in loops:
        test = _test_alone(loop)
        if test is not None and loop.preheader is not None:
            _count_down(loop, test)


def _test_alone(loop: Loop) -> ExitTest | None:
    """The loop's test for equality with what isn't a constant, if it alone needs the counter that it asks."""
    test = exit_test(loop)
    if test is None or not test.is_alone or not test.comparison.predicate.is_equality or isinstance(test.limit, ConstantInt):
        return None
    return test


def _count_down(loop: Loop, test: ExitTest) -> None:
    """Makes a counter of the distance to the limit, and erases the other."""
    assert loop.preheader is not None
    assert loop.latch is not None
    assert loop.header.first is not None
    comparison, counter, type = test.comparison, test.counter, test.limit.type
    assert isinstance(type, IntType)
    left = PHINode(type, name="lsr.left")
    left.insert_before(loop.header.first)
    following = BinaryOperator("add", left, ConstantInt.get(type, -test.step), name="lsr.left.next")
    following.debug_loc = test.following.debug_loc
    following.insert_before(test.following)
    ahead = FoldingBuilder(Builder.before(terminator_of(loop.preheader)))
    left.add_incoming(way_of(test, loop, ahead), loop.preheader)
    left.add_incoming(following, loop.latch)
    comparison.set_operand(0, following)
    comparison.set_operand(1, ConstantInt.get(type, 0))
    comparison.flags = ()
    erase_counter(counter, loop)
