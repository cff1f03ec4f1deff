"""loop-vectorize: several iterations of a loop at once, in vectors.

    loop:                                              vector.body:
      %p = getelementptr float, ptr %a, i64 %i           %p = getelementptr float, ptr %a, i64 %index
      %x = load float, ptr %p, align 16                  %wide.load = load <4 x float>, ptr %p, align 16
      %y = fmul float %x, %s                        ->   %y = fmul <4 x float> %wide.load, %broadcast.splat
      store float %y, ptr %p, align 16                   store <4 x float> %y, ptr %p, align 16
      %i.next = add i64 %i, 1                            %index.next = add nuw i64 %index, 4
      …                                                  …

A GPU has no vector units to fill: each thread is scalar. What vectors save there is instructions: a load of four floats is one (ld.v4), two
halves are added by one, and so is what goes around a loop. What they cost is registers.

-vplan-print shows the plan of each loop in LLVM's text, -vplan-print-after-all what each transform made of it (with
-vplan-print-in-dot-format as graphs), and -vplan-verify-each verifies plans, all on standard error.

Source: LLVM's LoopVectorize and VPlan, and the public description of cicc's.
"""

from __future__ import annotations

from dataclasses import dataclass

from nvopt.analysis.dominators import DominatorTree
from nvopt.analysis.loops import LoopInfo
from nvopt.ir import Function
from nvopt.passes.base import Context, FunctionPass
from nvopt.passes.loop_vectorize import knobs as knobs  # its knobs are the pass's


@dataclass(frozen=True)
class LoopVectorize(FunctionPass):
    """The pass `loop-vectorize`."""

    name = "loop-vectorize"
    summary = "Do several iterations of a loop at once, in vectors"
    preserved = frozenset({DominatorTree, LoopInfo})
    interleave_forced_only: bool = False
    vectorize_forced_only: bool = False

    @classmethod
    def class_name(cls) -> str:
        return "LoopVectorizePass"

    def run(self, function: Function, context: Context) -> bool:
        if not context.knobs[knobs.VECTORIZE_LOOPS]:
            return False
        # A loop without phis counts nothing, and stays as it is; whoever asks is told so.
        if not (context.remarks.enabled or function.is_parsed or " = phi " in function.text):
            return False
        loops = context.analyses.get(LoopInfo, function)
        if not loops.top_level:
            return False
        has_candidates = self._has_candidates(function, loops, context)
        if not has_candidates and not context.remarks.enabled:
            return False
        from nvopt.analysis.scev.scalar_evolution import ScalarEvolution  # late: most functions have nothing to vectorize
        from nvopt.passes.loop_vectorize.process import LoopVectorizer
        from nvopt.transforms.loops import bring_into_form

        # A function without candidates keeps its form, whether or not a user is told why.
        is_other = has_candidates and bring_into_form(context.analyses.get(DominatorTree, function), loops)
        scev = context.analyses.get(ScalarEvolution, function)
        is_vectorized = LoopVectorizer(scev, context, self.interleave_forced_only, self.vectorize_forced_only).run()
        if is_vectorized:
            context.leave_work(function)
        return is_vectorized or is_other

    def _has_candidates(self, function: Function, loops: LoopInfo, context: Context) -> bool:
        from nvopt.passes.loop_vectorize.candidates import gpu_of, is_candidate  # late: most functions have no loops
        from nvopt.passes.loop_vectorize.hints import Hints

        target, layout = gpu_of(function, context.target), function.module.data_layout
        hinted = ((loop, Hints(loop, context.knobs, interleave_only_when_forced=self.interleave_forced_only)) for loop in loops)
        return any(is_candidate(loop, target, hints, context.knobs, layout) for loop, hints in hinted)
