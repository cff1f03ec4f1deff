"""A loop that has a counter for its exit test alone asks another one, which is needed anyway.

    loop:                                                        loop:
      %niter = phi i32 [ 0, %ph ], [ %niter.next, %loop ]          %i = phi i32 [ %j, %ph ], [ %i.next, %loop ]
      %i = phi i32 [ %j, %ph ], [ %i.next, %loop ]           ->    ...
      ...                                                          %i.next = add i32 %i, 8
      %i.next = add nsw i32 %i, 8                                  %done = icmp eq i32 %i.next, %limit  ; %limit = %j + 2 * %n, ahead
      %niter.next = add i32 %niter, 4
      %done = icmp eq i32 %niter.next, %n

LLVM counts so in each loop that it unrolls, and in that for what is left over: an instruction more in each iteration, a register more, two
of each in 64 bits. Its strength reduction, which is left out here, makes one counter of both.

Both go up by constants, one by a multiple of the other. The multiple is 1 or -1, or the needed counter has another number in each
iteration, since `%n` is small enough and a multiple of the counter's step. Nobody may have asked the needed counter's next value, which is
poison in the last iteration then: its flags stay only where they are proven, and what it begins with is frozen. An order, which ptxas
rather has than an equality, stays one only where neither side of it overflows. And where threads wait for one another, and all go round as
often, as ptxas sees by the limit, it is to see that by the other counter, too.

Source: nvopt; measured with ptxas 13.0 for sm_90.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

from nvopt.analysis.dominators import DominatorTree
from nvopt.analysis.loops import Loop, LoopInfo
from nvopt.analysis.ranges_ahead import range_ahead, trailing_zeros
from nvopt.analysis.uniformity import is_uniform
from nvopt.analysis.values.matching import is_zero
from nvopt.ir import BinaryOperator, Builder, ConstantInt, IntType, PHINode, Value
from nvopt.ir.predicates import NE, SLT, ULT, Predicate
from nvopt.passes.loop_reduce.exit_tests import ExitTest, counters_of, erase_counter, exit_test, go_on_while, start_of, way_of
from nvopt.passes.loop_unroll.convergence import is_convergent
from nvopt.transforms.blocks import terminator_of
from nvopt.transforms.folding_builder import FoldingBuilder
from nvopt.transforms.loops import bring_into_form

if TYPE_CHECKING:
    from nvopt.analysis.value_tracking.tracking import ValueTracking

_FLAGS = {"nuw": ULT, "nsw": SLT}
"""What keeps the order that a flag is about."""


class _Instead(NamedTuple):
    """A counter that is needed anyway, what it is in the next iteration, and how many times as fast it goes up."""

    counter: PHINode
    following: BinaryOperator
    multiple: int


def ask_needed_counters(loops: LoopInfo, dominators: DominatorTree) -> list[Loop]:
    """Lets exit tests ask counters that are needed anyway; the loops that lost one so. The loops get their form where some may."""
    candidates = [loop for loop in loops if _may_ask_another(loop)]
    if not candidates:
        return []
    from nvopt.analysis.value_tracking.tracking import ValueTracking  # late: many loops have one counter

    bring_into_form(dominators, loops)
    function = candidates[0].header.parent
    assert function is not None
    values = ValueTracking(function, dominators)
    return [loop for loop in candidates if _ask_another(loop, dominators, values)]


def _may_ask_another(loop: Loop) -> bool:
    test = exit_test(loop)
    return test is not None and test.is_alone and test.step > 0 and any(_needed_counters(loop, test))


def _ask_another(loop: Loop, dominators: DominatorTree, values: ValueTracking) -> bool:
    """Lets the exit test ask the counter that is nearest to its own, of those that can be asked; whether there is one."""
    test = exit_test(loop)
    if test is None or loop.preheader is None:
        return False
    stay = _stays_while(loop, test)
    if stay not in (NE, SLT, ULT):
        return False
    for one in sorted(_needed_counters(loop, test), key=lambda one: abs(one.multiple)):
        order = _order(loop, test, one, stay, values)
        if order is not None and _keeps_threads_together(loop, test, one):
            _ask(loop, test, one, order, dominators, values)
            return True
    return False


def _stays_while(loop: Loop, test: ExitTest) -> Predicate:
    """What the counter's next value and the limit are where the loop goes on."""
    assert loop.latch is not None
    predicate = test.comparison.predicate if test.place == 0 else test.comparison.predicate.swapped
    return predicate if loop.latch.successors[0] is loop.header else predicate.inverse


def _needed_counters(loop: Loop, test: ExitTest) -> Iterator[_Instead]:
    """Those that go up by a multiple of what the test's counter does, and that somebody needs, in the loop or behind it."""
    for phi, following in counters_of(loop):
        step = following.operands[1]
        assert isinstance(step, ConstantInt)
        if phi is test.counter or phi.type is not test.counter.type or step.is_zero or step.signed % test.step:
            continue
        if not {*phi.users, *following.users} <= {phi, following}:
            yield _Instead(phi, following, step.signed // test.step)


def _keeps_threads_together(loop: Loop, test: ExitTest, one: _Instead) -> bool:
    """Whether threads that wait for one another are still seen to go round as often."""
    return not is_uniform(test.limit) or is_uniform(start_of(one.counter, loop)) or not is_convergent(loop)


def _order(loop: Loop, test: ExitTest, one: _Instead, stay: Predicate, values: ValueTracking) -> Predicate | None:
    """What the needed counter's next value and its limit are where the loop goes on; None where that can't be said."""
    if stay == NE and abs(one.multiple) == 1:
        return stay
    farthest = _farthest(loop, test, values)
    if farthest is None:
        return None
    if stay == NE:
        assert isinstance(one.counter.type, IntType)
        return stay if abs(one.multiple) * farthest < 1 << one.counter.type.bits else None
    return next((order for order in (SLT, ULT) if one.multiple > 0 and _keeps_order(loop, one, order, farthest, values)), None)


def _farthest(loop: Loop, test: ExitTest, values: ValueTracking) -> int | None:
    """How far the counter of the exit test goes up at most, from a constant below its limit to just that; None where it may not."""
    start, limit, step = start_of(test.counter, loop), test.limit, test.step
    assert isinstance(limit.type, IntType)
    is_power = step & (step - 1) == 0
    if not is_power or min(trailing_zeros(start), trailing_zeros(limit)) < step.bit_length() - 1:
        return None
    known = range_ahead(limit, loop, values)
    if not isinstance(start, ConstantInt) or known.is_empty or not 0 <= start.signed < known.unsigned_min:
        return None
    return known.unsigned_max - start.signed if known.unsigned_max < 1 << (limit.type.bits - 1) else None


def _keeps_order(loop: Loop, one: _Instead, order: Predicate, farthest: int, values: ValueTracking) -> bool:
    """Whether the needed counter comes to its limit without an overflow of unsigned or of signed numbers, as the order has them. Of what is
    to be frozen nothing is known."""
    assert isinstance(one.counter.type, IntType)
    assert loop.preheader is not None
    bits = one.counter.type.bits
    start = start_of(one.counter, loop)
    if not values.is_guaranteed_not_to_be_undef_or_poison(start, terminator_of(loop.preheader)):
        return False
    known = range_ahead(start, loop, values)
    if known.is_empty:
        return False
    if order == ULT:
        return one.multiple > 0 and known.unsigned_max + one.multiple * farthest < 1 << bits
    ends = (known.signed_min + min(one.multiple, 0) * farthest, known.signed_max + max(one.multiple, 0) * farthest)
    return -(1 << (bits - 1)) <= ends[0] and ends[1] < 1 << (bits - 1)


def _ask(loop: Loop, test: ExitTest, one: _Instead, order: Predicate, dominators: DominatorTree, values: ValueTracking) -> None:
    """Makes the test one of the needed counter, and erases the other."""
    _keep_proven_flags(loop, test, one, values)
    own = test.counter
    after = _value_after(loop, test, one, values)
    if not dominators.value_dominates(one.following, test.comparison):
        one.following.move_before(test.comparison)
    go_on_while(test, loop, order)
    test.comparison.set_operand(test.place, one.following)
    test.comparison.set_operand(1 - test.place, after)
    erase_counter(own, loop)


def _value_after(loop: Loop, test: ExitTest, one: _Instead, values: ValueTracking) -> Value:
    """What the needed counter is when the test's has come to its limit, computed ahead of the loop."""
    assert loop.preheader is not None
    assert isinstance(test.limit.type, IntType)
    build = FoldingBuilder(Builder.before(terminator_of(loop.preheader)))
    start = _frozen_start(loop, one.counter, values)
    distance = way_of(test, loop, build)
    if one.multiple == -1:
        return build.binary("sub", start, distance)
    if one.multiple != 1:
        distance = build.binary("mul", distance, ConstantInt.get(test.limit.type, one.multiple))
    return distance if is_zero(start) else build.binary("add", start, distance)


def _keep_proven_flags(loop: Loop, test: ExitTest, one: _Instead, values: ValueTracking) -> None:
    """Of the step to the next value those that hold in the last iteration, too."""
    if one.following.flags:
        farthest = _farthest(loop, test, values)
        is_proven = {flag: farthest is not None and _keeps_order(loop, one, order, farthest, values) for flag, order in _FLAGS.items()}
        one.following.flags = tuple(flag for flag in one.following.flags if is_proven[flag])


def _frozen_start(loop: Loop, counter: PHINode, values: ValueTracking) -> Value:
    """What the counter begins with, which the limit is made of, too: the same number for both."""
    assert loop.preheader is not None
    start, end = start_of(counter, loop), terminator_of(loop.preheader)
    if values.is_guaranteed_not_to_be_undef_or_poison(start, end):
        return start
    frozen = Builder.before(end).freeze(start)
    place = [block for _, block in counter.incoming].index(loop.preheader)
    counter.set_operand(2 * place, frozen)
    return frozen
