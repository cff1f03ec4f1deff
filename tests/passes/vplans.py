"""Plans of loops for tests, made as the pass makes them."""

from __future__ import annotations

from collections.abc import Iterator

from nvopt import parse
from nvopt.analysis.memory.aliases import AliasAnalysis
from nvopt.analysis.scev.scalar_evolution import ScalarEvolution
from nvopt.ir import Function
from nvopt.knobs import KnobValues
from nvopt.passes.loop_vectorize.hints import Hints
from nvopt.passes.loop_vectorize.legality import Legality
from nvopt.passes.loop_vectorize.outer_planner import OuterPlanner
from nvopt.passes.loop_vectorize.planner import Planner
from nvopt.passes.loop_vectorize.vplan.builder import PlanBuilder
from nvopt.passes.loop_vectorize.vplan.lanes import Lanes
from nvopt.passes.loop_vectorize.vplan.ranges import VFRange
from nvopt.passes.loop_vectorize.vplan.values import VPlan
from nvopt.target import TargetOptions
from nvopt.target.costs import Target
from nvopt.transforms.loops import bring_into_form


def plans_of(text: str, vf: int = 4) -> Iterator[VPlan]:
    """The plans of the innermost loops of a module that may be vectorized, as they are built; not all may be done so many at once."""
    module = parse(text)
    for function in module.functions:
        if not function.is_declaration:
            yield from plans_of_function(function, vf)


def plans_of_function(function: Function, vf: int = 4) -> Iterator[VPlan]:
    """The same of a function."""
    for planner in planners_of_function(function):
        plan = plan_of(planner, VFRange([vf]))
        if plan is not None:
            yield plan


def plan_of(planner: Planner, factors: VFRange) -> VPlan | None:
    """The plan for a loop, as it is built, and for as many of the factors as it is right for."""
    needs_scalar_epilogue = factors.decide_and_clamp(planner.needs_scalar_epilogue)
    lanes = Lanes(planner.legality, planner.blocks, factors, planner.groups)
    return PlanBuilder(planner.legality, lanes, planner.blocks, planner.index_type).build(factors.factors, needs_scalar_epilogue)


def planners_of(text: str, cpu: str | None = None, **told: str) -> Iterator[Planner]:
    """The planners of the innermost loops of a module that may be vectorized, for a GPU or none; `told` are knobs, with _ for -."""
    for function in parse(text).functions:
        if not function.is_declaration:
            yield from planners_of_function(function, cpu, **told)


def planners_of_function(function: Function, cpu: str | None = None, **told: str) -> Iterator[Planner]:
    """The same of a function."""
    values = KnobValues.parse({"force-ordered-reductions": "true"} | {name.replace("_", "-"): value for name, value in told.items()})
    scev = ScalarEvolution(function)
    bring_into_form(scev.dominators, scev.loops)
    scev.forget_all_loops()
    target = Target.of(TargetOptions(cpu), None) if cpu is not None else None
    for loop in [one for one in scev.loops.bottom_up() if not one.subloops]:
        hints = Hints(loop, values)
        legality = Legality(loop, scev, AliasAnalysis(function, scev.tracking, scev.loops), hints, values)
        if legality.can_vectorize():
            yield Planner(legality, hints, values, target)


def outer_plans_of(text: str, name: str, vf: int = 4) -> Iterator[VPlan]:
    """The plans of the outermost loops of a function that have loops inside and may be vectorized."""
    function = next(one for one in parse(text).functions if one.name == name)
    scev = ScalarEvolution(function)
    bring_into_form(scev.dominators, scev.loops)
    scev.forget_all_loops()
    knobs = KnobValues()
    for loop in scev.loops.top_level:
        hints = Hints(loop, knobs)
        legality = Legality(loop, scev, AliasAnalysis(function, scev.tracking, scev.loops), hints, knobs)
        if loop.subloops and legality.can_vectorize():
            hints.width = vf
            chosen = OuterPlanner(legality, hints, knobs, None).decide().chosen
            assert chosen is not None
            yield chosen.plan
