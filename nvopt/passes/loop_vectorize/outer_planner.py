"""What is done with an outer loop: it is vectorized only where the program asks for it and a knob allows it, by a width that somebody asks
for or that fills registers. Costs are not looked at.

Source: LLVM's processLoopInVPlanNativePath and planInVPlanNativePath; the public description of cicc's, for the width of four.
"""

from __future__ import annotations

from nvopt.passes.loop_vectorize import diagnostics as why
from nvopt.passes.loop_vectorize import knobs as settings
from nvopt.passes.loop_vectorize.alignment import alignments_of_nest
from nvopt.passes.loop_vectorize.diagnostics import Diagnostic
from nvopt.passes.loop_vectorize.planner import REGISTER_BITS, Candidate, Decision, Planner
from nvopt.passes.loop_vectorize.vplan.outer_builder import OuterPlanBuilder
from nvopt.passes.loop_vectorize.vplan.outer_lanes import OuterLanes
from nvopt.passes.loop_vectorize.vplan.simplify import optimize
from nvopt.transforms.loop_metadata import boolean_property

FORCED_WIDTH = 4
"""The page's, where registers hold one element."""


class OuterPlanner(Planner):
    """The plan of one outer loop."""

    def decide(self) -> Decision:
        """The plan for the width; none where that is one."""
        decision = Decision(self.backedge_taken, self.index_type)
        if boolean_property(self.loop, "llvm.loop.vectorize.scalable.enable"):
            decision.diagnostics.append(Diagnostic(why.SCALABLE_VF_UNFEASIBLE, self.loop))
        vf = self.hints.width or self._width_by_registers()
        if vf <= 1:
            decision.diagnostics.append(Diagnostic(why.VECTORIZATION_NOT_BENEFICIAL, self.loop))
            return decision
        needs_scalar_epilogue = self.knobs[settings.SCALAR_EPILOGUE]
        lanes = OuterLanes(self.legality, self.blocks, vf)
        plan = OuterPlanBuilder(self.legality, lanes, self.blocks, self.index_type).build([vf], needs_scalar_epilogue)
        optimize(plan, self.after)
        decision.chosen = Candidate(vf, lanes, plan, alignments_of_nest(self.legality, lanes, vf), needs_scalar_epilogue)
        return decision

    def _width_by_registers(self) -> int:
        """As many as the widest type leaves room for in a register."""
        width = REGISTER_BITS // self.widest_type_bits()
        return FORCED_WIDTH if width <= 1 and self.knobs[settings.OUTER_WIDTH] else width
