"""Plans of loops for tests, made as the pass makes them."""

from __future__ import annotations

from collections.abc import Iterator

from nvopt import parse
from nvopt.analysis.loops import Loop
from nvopt.analysis.memory.aliases import AliasAnalysis
from nvopt.analysis.scev.scalar_evolution import ScalarEvolution
from nvopt.ir import Function
from nvopt.knobs import KnobValues
from nvopt.passes.base import Context
from nvopt.passes.loop_vectorize import knobs as settings
from nvopt.passes.loop_vectorize.hints import Hints
from nvopt.passes.loop_vectorize.legality import Legality
from nvopt.passes.loop_vectorize.planner import Planner
from nvopt.passes.loop_vectorize.vplan.builder import PlanBuilder
from nvopt.passes.loop_vectorize.vplan.lanes import Lanes
from nvopt.passes.loop_vectorize.vplan.values import VPlan
from nvopt.remarks import RemarkSink
from nvopt.target import TargetOptions
from nvopt.transforms.blocks import CFGAnalyses
from nvopt.transforms.loops import form_lcssa, simplify_loop


def plans_of(text: str, vf: int = 4) -> Iterator[VPlan]:
    """The plans of the innermost loops of a module that may be vectorized, as they are built; not all may be done so many at once."""
    module = parse(text)
    for function in module.functions:
        if not function.is_declaration:
            yield from plans_of_function(function, vf)


def plans_of_function(function: Function, vf: int = 4) -> Iterator[VPlan]:
    """The same of a function."""
    knobs = KnobValues()
    knobs.set(settings.ORDERED_REDUCTIONS, True)
    context = Context(TargetOptions(), knobs, RemarkSink())
    scev = ScalarEvolution(function)
    for loop in scev.loops:
        simplify_loop(loop, CFGAnalyses(scev.dominators, scev.loops))
    for loop in scev.loops:
        form_lcssa(loop, scev.dominators, scev.loops)
    scev.forget_all_loops()
    for loop in [one for one in scev.loops.bottom_up() if not one.subloops]:
        plan = _plan_of(loop, scev, context, vf)
        if plan is not None:
            yield plan


def _plan_of(loop: Loop, scev: ScalarEvolution, context: Context, vf: int) -> VPlan | None:
    hints = Hints(loop, context.knobs)
    legality = Legality(loop, scev, AliasAnalysis(scev.function, scev.tracking, scev.loops), hints, context.knobs)
    if not legality.can_vectorize():
        return None
    planner = Planner(legality, hints, context.knobs, None)
    lanes = Lanes(legality, planner.blocks, vf, planner.groups)
    builder = PlanBuilder(legality, lanes, planner.blocks, planner.index_type)
    return builder.build([vf], planner.needs_scalar_epilogue(vf))
