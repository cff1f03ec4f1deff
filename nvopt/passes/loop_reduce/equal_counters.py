"""Counters that are equal in each iteration become one.

    loop:                                                   loop:
      %i = phi i32 [ 0, %ph ], [ %i.next, %loop ]             %i = phi i32 [ 0, %ph ], [ %i.next, %loop ]
      %niter = phi i32 [ 0, %ph ], [ %niter.next, %loop ]     ...
      ...                                              ->     %i.next = add i32 %i, 4
      %i.next = add nuw nsw i32 %i, 4
      %niter.next = add i32 %niter, 4

LLVM counts by itself in each loop that it unrolls, in which an address may be computed by that, and another by the counter that was there.
Its strength reduction, which is left out here, makes one of both. What remains wraps around only where both may not.
"""

from __future__ import annotations

from nvopt.analysis.dominators import DominatorTree
from nvopt.analysis.loops import Loop
from nvopt.ir import Value
from nvopt.passes.loop_reduce.exit_tests import Counter, counters_of, start_of


def merge_equal_counters(loop: Loop, dominators: DominatorTree) -> None:
    """Lets the first of counters do for the others that begin with the same and go up by the same constant."""
    if loop.preheader is None or loop.latch is None:
        return
    first: dict[tuple[Value, Value], Counter] = {}
    for counter in [*counters_of(loop)]:
        kept = first.setdefault((start_of(counter.phi, loop), counter.following.operands[1]), counter)
        if kept is not counter:
            _merge(kept, counter, dominators)


def _merge(kept: Counter, other: Counter, dominators: DominatorTree) -> None:
    """Both additions are ahead of the end of each iteration, so that one is ahead of the other."""
    if not dominators.value_dominates(kept.following, other.following):
        kept.following.move_before(other.following)
    kept.following.flags = tuple(flag for flag in kept.following.flags if flag in other.following.flags)
    other.following.replace_all_uses_with(kept.following)
    other.phi.replace_all_uses_with(kept.phi)
    other.following.erase()
    other.phi.erase()
