"""loop-exit-test: a loop ends where its counter has come as far as the limit, not just where it equals it.

    loop:                                                        loop:
      ...                                                          ...
      %next = add nuw nsw i64 %i, 1                                %next = add nuw nsw i64 %i, 1
      %done = icmp eq i64 %next, %n                    ->          %done = icmp sge i64 %next, %n
      br i1 %done, label %exit, label %loop                        br i1 %done, label %exit, label %loop

LLVM makes an equality of the test wherever it can count the iterations. ptxas unrolls such loops itself, four iterations and then sixteen
at once; but of an equality it doesn't know that few iterations are left behind these, and keeps the rest as one more loop, and tests ahead
of all whether the counter wraps around. Of `<` it knows. For a sum of floats the loop by sixteen and what stands around it are 54 machine
instructions and 17 registers instead of 63 and 19, with a counter of 64 bits 56 and 18 instead of 74 and 22.

Changed are innermost loops that ptxas may unroll, by the test in their latch, of a counter that goes up or down by a constant, where both
tests are the same. That is so

* where the counter has `nsw` or `nuw`, and nothing but this test ends the loop: were the limit on the counter's other side, the counter
  would overflow, and the test be undefined, after some iterations that nobody can stop; or
* where the counter's start is known to lie below the limit, by what both are and the constants that branches ahead of the loop compare
  them with, and the step is known to divide the distance.

The order is that of signed numbers where it may be; of that of unsigned ones ptxas makes more code, but no loop either.

Source: nvopt; the figures are those of ptxas 13.0 for sm_90.
"""

from __future__ import annotations

from nvopt.analysis.dominators import DominatorTree
from nvopt.analysis.loops import LoopInfo
from nvopt.ir import Function
from nvopt.passes.base import Context, FunctionPass


class LoopExitTest(FunctionPass):
    """The pass `loop-exit-test`."""

    name = "loop-exit-test"
    summary = "End loops where their counter is beyond the limit, not where it equals it"
    preserved = frozenset({DominatorTree, LoopInfo})

    def run(self, function: Function, context: Context) -> bool:
        if "optnone" in function.attributes or not (function.is_parsed or " = phi i" in function.text):
            return False
        from nvopt.passes.loop_exit_test.orders import ask_for_orders  # late: many functions have no loop

        return ask_for_orders(function, context)
