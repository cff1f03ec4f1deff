"""Which order of counter and limit an exit test may ask for instead of an equality, and why."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nvopt.analysis.dominators import DominatorTree
from nvopt.analysis.locations import location_of_loop
from nvopt.analysis.loops import Loop, LoopInfo
from nvopt.analysis.ranges_ahead import range_ahead, trailing_zeros
from nvopt.analysis.values.execution import block_transfers
from nvopt.ir import CmpInst, ConstantInt, Function
from nvopt.ir.predicates import SGT, SLT, UGT, ULT, Predicate
from nvopt.passes.base import Context
from nvopt.passes.loop_reduce.exit_tests import ExitTest, exit_test, go_on_while, start_of
from nvopt.remarks import Remark

if TYPE_CHECKING:
    from nvopt.analysis.value_tracking.tracking import ValueTracking

_NO_UNROLLING = ("llvm.loop.unroll.disable", "llvm.loop.unroll.count")


def ask_for_orders(function: Function, context: Context) -> bool:
    """Makes equalities orders where both are the same; whether there was one."""
    tests = [(loop, test) for loop in context.analyses.get(LoopInfo, function) if (test := _equality(loop)) is not None]
    if not tests:
        return False
    from nvopt.analysis.value_tracking.tracking import ValueTracking  # late: few loops end at an equality

    values = ValueTracking(function, context.analyses.get(DominatorTree, function))
    changed = False
    for loop, test in tests:
        order = _by_overflow(loop, test) or _by_ranges(loop, test, values)
        if order is not None:
            go_on_while(test, loop, order)
            _report(loop, order, function, context)
            changed = True
    return changed


def _equality(loop: Loop) -> ExitTest | None:
    """The loop's test, if it goes on until its counter's next value is what isn't known here, and ptxas may unroll it by that."""
    if loop.subloops or any(map(loop.has_mark, _NO_UNROLLING)):
        return None
    test = exit_test(loop)
    if test is None or not test.asks_following or not _ends_at_equality(loop, test.comparison):
        return None
    return None if isinstance(start_of(test.counter, loop), ConstantInt) and isinstance(test.limit, ConstantInt) else test


def _ends_at_equality(loop: Loop, comparison: CmpInst) -> bool:
    """Whether the latch goes back as long as the comparison says that its operands differ, and leaves the loop else: in a loop without
    another inside it can go nowhere else."""
    assert loop.latch is not None
    goes_back = [block is loop.header for block in loop.latch.successors]
    is_eq = comparison.predicate == "eq"
    return comparison.predicate.is_equality and goes_back == [not is_eq, is_eq]


def _by_overflow(loop: Loop, test: ExitTest) -> Predicate | None:
    """What holds of the counter's next value and the limit where the loop goes on, and only there, in a loop that only this test ends, and
    whose counter is poison if it overflows."""
    if loop.exiting_block is not loop.latch or not all(map(block_transfers, loop.blocks)):
        return None
    if "nsw" in test.following.flags:
        return SLT if test.step > 0 else SGT
    return ULT if "nuw" in test.following.flags and test.step > 0 else None


def _by_ranges(loop: Loop, test: ExitTest, values: ValueTracking) -> Predicate | None:
    """The same where start and limit are known to be apart, and the step to divide what lies between them."""
    step, start, limit = test.step, start_of(test.counter, loop), test.limit
    is_power = abs(step) & (abs(step) - 1) == 0
    if loop.predecessor is None or not is_power or min(trailing_zeros(start), trailing_zeros(limit)) < abs(step).bit_length() - 1:
        return None
    first, last = (range_ahead(value, loop, values) for value in (start, limit))
    orders = (SLT, ULT) if step > 0 else (SGT, UGT)
    return next((order for order in orders if first.icmp(order, last)), None)


def _report(loop: Loop, order: Predicate, function: Function, context: Context) -> None:
    if context.remarks.enabled:
        args = (("String", "ends by an order: "), ("Predicate", str(order)))
        context.remarks.emit(Remark("Passed", "loop-exit-test", "ExitByOrder", function.name, args, location_of_loop(loop)))
