"""loop-unroll: several iterations of a loop one behind the other, or all of them in the loop's place.

    loop:                                              loop:
      %i = phi i32 [ 0, %entry ], [ %next, %loop ]       %i = phi i32 [ 0, %entry ], [ %next.3, %loop ]
      call void @f(i32 %i)                               call void @f(i32 %i)
      %next = add nuw nsw i32 %i, 1                ->    %next = add nuw nsw i32 %i, 1
      %c = icmp ne i32 %next, 100                        call void @f(i32 %next)
      br i1 %c, label %loop, label %exit                 …
                                                         %next.3 = add nuw nsw i32 %i, 4
                                                         %c.3 = icmp ne i32 %next.3, 100
                                                         br i1 %c.3, label %loop, label %exit

A GPU gets loads of several iterations under way at once that way, and arrays in local memory whose indices become constants become
registers; it costs registers and code.

* A loop that runs a known number of times is unrolled fully where that is not too large, by size or by what is left when constants are
  folded; launch bounds and ranges count. Where a local array is indexed it may be up to six times as large.
* Otherwise by a power of two that divides the count.
* A loop whose count is known when it runs does 16 iterations at once, or 8, 4 or 2, where all threads have the same count; what is left
  over is a waterfall of 8, 4, 2 and 1, each entered by a bit of the count, the last three behind 16 as a loop. Where threads may differ
  it is four at once, and a loop.
* Where threads wait for one another inside, no iteration goes to other code unless all threads are sure to have the same count.
* `llvm.loop.unroll.count`, `.full`, `.enable`, `.disable` and `.runtime.disable` are followed.
* With `many-loads` only loops are taken in which another unroller left what costs no registers, and nothing that the program asks for:
  fully, or four or two iterations at once, of bodies that load much and compute little else, or that ptxas unrolls once more; and fully,
  where arrays in local memory become registers (many_loads.py).

Parameters: `many-loads`; LLVM's `O0` to `O3`, `partial`, `runtime`, `upperbound`, `full-unroll-max=N`. Knobs: unroll-threshold,
unroll-count and so on (`-help-knobs`).

Source: the public description of cicc's unroller, and what libNVVM's code shows where that is otherwise; LLVM's LoopUnroll.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from nvopt.analysis.dominators import DominatorTree
from nvopt.analysis.loops import LoopInfo
from nvopt.ir import Function
from nvopt.passes.base import Context, FunctionPass
from nvopt.passes.loop_unroll import knobs as knobs  # its knobs are the pass's

if TYPE_CHECKING:
    from nvopt.analysis.loops import Loop
    from nvopt.passes.loop_unroll.candidates import Options


@dataclass(frozen=True)
class LoopUnroll(FunctionPass):
    """The pass `loop-unroll`."""

    name = "loop-unroll"
    summary = "Do several iterations of a loop one behind the other"
    O0: bool = False
    O1: bool = False
    O2: bool = False
    O3: bool = False
    partial: bool = True
    runtime: bool = True
    upperbound: bool = False
    full_unroll_max: int = -1
    many_loads: bool = False

    @classmethod
    def class_name(cls) -> str:
        return "LoopUnrollPass"

    @property
    def preserved(self) -> frozenset[type]:  # type: ignore[override]  # asked of a pass that has changed something
        from nvopt.analysis.scev.scalar_evolution import ScalarEvolution

        return frozenset({DominatorTree, LoopInfo, ScalarEvolution})

    def run(self, function: Function, context: Context) -> bool:
        if context.knobs[knobs.DISABLE] or "optnone" in function.attributes or not (function.is_parsed or self._may_have_loops(function)):
            return False
        loops = context.analyses.get(LoopInfo, function)
        left = [loop for loop in loops.bottom_up() if self._may_take(loop)]
        if not left:
            return False
        from nvopt.analysis.scev.scalar_evolution import ScalarEvolution  # late: LLVM's unroller has marked most loops before many-loads
        from nvopt.passes.loop_unroll.candidates import candidates

        scev, options = context.analyses.get(ScalarEvolution, function), self._options(function)
        found = candidates(left, scev, options)
        if not found:
            return False  # a function of which no loop may be unrolled keeps its form
        from nvopt.passes.loop_unroll.process import LoopUnroller

        return LoopUnroller(scev, context, options).run(found)

    def _may_have_loops(self, function: Function) -> bool:
        """By its text. A loop without phis has no count."""
        return "\n  br " in function.text and not (self.many_loads and " = phi " not in function.text)

    def _may_take(self, loop: Loop) -> bool:
        """Whether the loop may be unrolled, and be of the kind that is taken: all that a look at it tells."""
        from nvopt.passes.loop_unroll.many_loads import goes_over_local_array, may_pay  # late: most functions have no loops

        if self.many_loads and not may_pay(loop) and not goes_over_local_array(loop):
            return False
        from nvopt.passes.loop_unroll.candidates import may_unroll  # late, again: few loops get as far

        return may_unroll(loop)

    def _options(self, function: Function) -> Options:
        from nvopt.passes.loop_unroll.candidates import Options

        small = self.O0 or self.O1 or any(name in function.attributes for name in ("minsize", "optsize"))
        full_max = self.full_unroll_max if self.full_unroll_max >= 0 else None
        return Options(small, self.partial, self.runtime, self.upperbound, full_max, self.many_loads)
