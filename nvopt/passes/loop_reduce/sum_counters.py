"""A counter that only its exit test and one sum need counts by that sum.

    loop:                                                   loop:
      %i = phi i32 [ %a, %ph ], [ %next, %loop ]              %at = phi i32 [ %first, %ph ], [ %at.next, %loop ]   ; %first = %base + %a
      %sum = add nsw i32 %base, %i                            ...
      ...                                              ->     %at.next = add i32 %at, 1
      %next = add nuw nsw i32 %i, 1                           %done = icmp eq i32 %at.next, %last                  ; %last = %base + %n
      %done = icmp eq i32 %next, %n

That is an instruction less in each iteration, and more where ptxas unrolls the loop: the sums of the copies are one and constants. LLVM's
strength reduction, which is left out here, does that.

It is done where the test asks whether the two are equal, which they are with anything added to both, whatever wraps around; what is added
is frozen for that, since the sum may have been poison where nobody asked for it. It isn't done where the number of iterations is a
constant, by which ptxas unrolls, nor where all threads count alike and not all have the same sum: such a counter is in a uniform register,
which takes none of a thread's.

Source: nvopt; measured with ptxas 13.0 for sm_90.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from nvopt.analysis.dominators import DominatorTree
from nvopt.analysis.loops import Loop, LoopInfo
from nvopt.analysis.uniformity import is_uniform
from nvopt.analysis.values.matching import is_zero
from nvopt.ir import BinaryOperator, Builder, Constant, ConstantInt, PHINode, Value
from nvopt.passes.loop_reduce.exit_tests import ExitTest, erase_counter, exit_test, start_of
from nvopt.transforms.blocks import terminator_of
from nvopt.transforms.folding_builder import FoldingBuilder
from nvopt.transforms.loops import bring_into_form

if TYPE_CHECKING:
    from nvopt.analysis.value_tracking.tracking import ValueTracking


def count_by_sums(loops: LoopInfo, dominators: DominatorTree) -> None:
    """Lets such counters count by their sums. The loops get their form where there are any."""
    if not any(_added(loop) for loop in loops):
        return
    from nvopt.analysis.value_tracking.tracking import ValueTracking  # late: few functions have such loops

    bring_into_form(dominators, loops)
    values = ValueTracking(dominators.function, dominators)
    for loop in loops:
        base = _added(loop)
        if base is not None and loop.preheader is not None:
            _count_by_sum(loop, base, values)


def _added(loop: Loop) -> Value | None:
    """What is added to the loop's counter by all that need it, but for a test that may ask the sum."""
    test = exit_test(loop)
    if test is None or not test.asks_following or not test.comparison.predicate.is_equality:
        return None
    if not {*test.following.users} <= {test.counter, test.comparison}:
        return None
    added = {_added_by(user, test.counter, loop) for user in test.counter.users if user is not test.following}
    base = added.pop() if len(added) == 1 else None
    return base if base is not None and _may_ask_sum(loop, test, base) else None


def _added_by(user: object, counter: PHINode, loop: Loop) -> Value | None:
    """What a sum adds to the counter, the same in each iteration; a constant is part of an address, or of another sum."""
    if not isinstance(user, BinaryOperator) or user.opcode != "add" or not loop.contains_instruction(user):
        return None
    first, second = user.operands
    base = second if first is counter else first
    return None if isinstance(base, Constant) or loop.defines(base) else base


def _may_ask_sum(loop: Loop, test: ExitTest, base: Value) -> bool:
    """Whether ptxas sees no less of how often the loop goes round."""
    start, limit = start_of(test.counter, loop), test.limit
    if isinstance(start, ConstantInt) and isinstance(limit, ConstantInt):
        return False
    return is_uniform(base) or not (is_uniform(start) and is_uniform(limit))


def _count_by_sum(loop: Loop, base: Value, values: ValueTracking) -> None:
    """Makes a counter of the sum, and erases the other."""
    test = exit_test(loop)
    assert test is not None
    assert loop.preheader is not None
    assert loop.latch is not None
    counter, end = test.counter, terminator_of(loop.preheader)
    if not values.is_guaranteed_not_to_be_undef_or_poison(base, end):
        base = Builder.before(end).freeze(base)
    at = PHINode(counter.type, name="lsr.at")
    at.insert_before(counter)
    following = BinaryOperator("add", at, test.following.operands[1], name="lsr.at.next")
    following.debug_loc = test.following.debug_loc
    following.insert_before(test.following)
    ahead = FoldingBuilder(Builder.before(end))
    at.add_incoming(_sum(base, start_of(counter, loop), ahead), loop.preheader)
    at.add_incoming(following, loop.latch)
    test.comparison.set_operand(1 - test.place, _sum(base, test.limit, ahead))
    test.comparison.set_operand(test.place, following)
    test.comparison.flags = ()
    for one in [user for user in counter.users if user is not test.following]:
        assert isinstance(one, BinaryOperator)
        one.replace_all_uses_with(at)
        one.erase()
    erase_counter(counter, loop)


def _sum(base: Value, other: Value, build: FoldingBuilder) -> Value:
    return base if is_zero(other) else build.binary("add", base, other)
