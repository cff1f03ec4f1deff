"""The work of the loop vectorizer on a function, loop by loop, in its eight phases.

    1 legality pre-check       check_legality: may this loop be vectorized at all?
    2 inner or outer loop      wants_outer_loop
    3 trip count and safety    check_trip_count_and_safety: does it run often enough; may its floats and accesses be reordered?
    4 selection of the VF      Planner.select_vf: by plans and what they cost (planner.py)
    5 cost model               Planner.cost_model (cost.py)
    6 decision                 Planner.decide: vectorize, interleave, or leave it; Planner.select_interleave_count: how many parts
    7 execution                execute: of the plan, and of Planner.select_epilogue's for what is left over (skeleton.py, vplan/execute/)
    8 metadata                 mark_loops: what both loops are marked with, and that it is done

Source: LLVM's LoopVectorizePass::processLoop, and the public description of cicc's.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING

from nvopt.analysis.locations import location_of_loop
from nvopt.analysis.loops import Loop
from nvopt.analysis.memory.aliases import AliasAnalysis
from nvopt.analysis.thread_registers import ThreadRegisters
from nvopt.passes.loop_vectorize import diagnostics, metadata
from nvopt.passes.loop_vectorize import knobs as settings
from nvopt.passes.loop_vectorize.candidates import gpu_of, is_candidate
from nvopt.passes.loop_vectorize.diagnostics import Diagnostic
from nvopt.passes.loop_vectorize.hints import Hints
from nvopt.passes.loop_vectorize.legality import Legality
from nvopt.passes.loop_vectorize.safety import safety_refusal, trip_count_refusal
from nvopt.remarks import Remark
from nvopt.transforms.blocks import CFGAnalyses
from nvopt.transforms.loops import form_lcssa, is_simplified, simplify_loop

if TYPE_CHECKING:
    from nvopt.analysis.scev.scalar_evolution import ScalarEvolution
    from nvopt.ir import MDNode
    from nvopt.passes.base import Context
    from nvopt.passes.loop_vectorize.planner import Candidate, Decision


class LoopVectorizer:
    """The work on one function."""

    def __init__(self, scev: ScalarEvolution, context: Context, interleave_forced_only: bool, vectorize_forced_only: bool) -> None:
        self.scev, self.context = scev, context
        self.knobs = context.knobs
        self.interleave_forced_only, self.vectorize_forced_only = interleave_forced_only, vectorize_forced_only
        self.target = gpu_of(scev.function, context.target)
        """The GPU; None for another target, on which nothing is known to pay. A GPU adds one lane after another in any case."""

    @cached_property
    def _thread(self) -> ThreadRegisters:
        """The registers of a thread before anything is vectorized: loops don't run at the same time."""
        return ThreadRegisters(self.scev.function, self.scev.loops)

    def _new_aliases(self) -> AliasAnalysis:
        return AliasAnalysis(self.scev.function, self.scev.tracking, self.scev.loops)

    def run(self) -> bool:
        """Does it; whether anything changed."""
        self._aliases = self._new_aliases()
        loops = [*self.scev.loops.bottom_up()]
        nests = [loop for loop in loops if self.wants_outer_loop(loop) and self.process_outer_loop(loop)]
        changed = bool(nests)
        for loop in loops:
            if not loop.subloops and not any(nest.contains_loop(loop) for nest in nests):
                changed |= self.process_loop(loop)
        return changed

    def _hints(self, loop: Loop) -> Hints:
        return Hints(loop, self.knobs, interleave_only_when_forced=self.interleave_forced_only)

    def _is_candidate(self, loop: Loop, hints: Hints) -> bool:
        return is_candidate(loop, self.target, hints, self.knobs, self.scev.layout)

    # -- the phases

    def process_loop(self, loop: Loop) -> bool:
        """Vectorizes a loop, where it may be and that pays; whether anything changed."""
        if not is_simplified(loop):
            return False
        hints = self._hints(loop)
        may_pay = self._is_candidate(loop, hints)
        if (not may_pay and not self.context.remarks.enabled) or loop.has_other_cycles():
            return False
        legality = self.check_legality(loop, hints)
        if legality is None or not self.check_trip_count_and_safety(legality, hints):
            return False
        if not may_pay:
            for reason in (diagnostics.VECTORIZATION_NOT_BENEFICIAL, diagnostics.not_interleaved(hints.interleave)):
                self._report(Diagnostic(reason, loop))
            return False
        from nvopt.passes.loop_vectorize.planner import Planner  # late, as all of plans: few loops get as far
        from nvopt.passes.loop_vectorize.vplan.observer import observer

        decision = Planner(legality, hints, self.knobs, self.target, observer(self.context), lambda: self._thread).decide()
        if decision.chosen is not None and decision.chosen.ahead:
            self.peel(loop, decision.chosen.ahead)
            self.process_loop(loop)
            return True
        for diagnostic in decision.diagnostics:
            self._report(diagnostic)
        if decision.chosen is None:
            return False
        self.execute(legality, decision, decision.chosen)
        return True

    def peel(self, loop: Loop, count: int) -> None:
        """Does the first iterations ahead of a loop, behind which addresses are aligned."""
        from nvopt.passes.loop_unroll.peeling import peel  # late: few loops begin where no vector should

        peel(loop, count, self.scev)
        simplify_loop(loop, CFGAnalyses(self.scev.dominators, self.scev.loops))
        self._aliases = self._new_aliases()

    def wants_outer_loop(self, loop: Loop) -> bool:
        """Phase 2: whether an outer loop is to be vectorized as such: a knob allows it, and the program asks for it."""
        allowed = self.knobs[settings.NATIVE_PATH] or self.knobs[settings.OUTER_WIDTH]
        return bool(allowed) and bool(loop.subloops) and self._hints(loop).force is not None

    def process_outer_loop(self, loop: Loop) -> bool:
        """The other phases, for a loop with loops inside; whether it was vectorized."""
        hints = self._hints(loop)
        if hints.interleave > 1:
            self._report(hints.missed())
            return False
        legality = self.check_legality(loop, hints) if is_simplified(loop) and not loop.has_other_cycles() else None
        if legality is None:
            return False
        from nvopt.passes.loop_vectorize.outer_planner import OuterPlanner  # late: few programs ask for it
        from nvopt.passes.loop_vectorize.vplan.observer import observer

        decision = OuterPlanner(legality, hints, self.knobs, self.target, observer(self.context)).decide()
        for diagnostic in decision.diagnostics:
            self._report(diagnostic)
        if decision.chosen is not None:
            self.execute(legality, decision, decision.chosen)
        return decision.chosen is not None

    def check_legality(self, loop: Loop, hints: Hints) -> Legality | None:
        """Phase 1: what the loop is made of, None where it can't be vectorized."""
        refusal = hints.refusal(self.vectorize_forced_only)
        if refusal is not None:
            self._report(refusal)
            return None
        legality = Legality(
            loop,
            self.scev,
            self._aliases,
            hints,
            self.knobs,
            wants_all_reasons=self.context.remarks.enabled,
            assumes_unit_strides=self.target is None,  # on a GPU an unknown stride is the size of a block or grid
        )
        if legality.can_vectorize():
            return legality
        for diagnostic in legality.diagnostics:
            self._report(diagnostic)
        if not any(one.reason in diagnostics.SAID_ALONE for one in legality.diagnostics):
            self._report(hints.missed())
        return None

    def check_trip_count_and_safety(self, legality: Legality, hints: Hints) -> bool:
        """Phase 3: whether it runs often enough, and its operations may be done in another order. A loop that runs too seldom for vectors
        may still get several parts, where somebody asks for them."""
        told = self.knobs[settings.REORDER_FLOATS]
        ordered = self.knobs[settings.ORDERED_REDUCTIONS] or self.target is not None
        refusal = trip_count_refusal(legality)
        if refusal is not None and hints.interleave > 1:
            self._report(refusal)
            hints.width, refusal = 1, None
        if refusal is None:
            refusal = safety_refusal(legality, None if told == "by-flags" else told == "true", with_ordered_reductions=ordered)
        if refusal is None and legality.needs_too_many_memory_checks:
            refusal = Diagnostic(diagnostics.CANT_REORDER_MEMORY, legality.loop)
        if refusal is not None:
            self._report(refusal)
            self._report(hints.missed())
        return refusal is None

    def execute(self, legality: Legality, decision: Decision, chosen: Candidate) -> None:
        """Phase 7: makes the vector loop, which is marked, as the scalar one is."""
        from nvopt.passes.loop_vectorize.alias_scopes import scopes_of
        from nvopt.passes.loop_vectorize.skeleton import VectorLoop, checks_of
        from nvopt.passes.loop_vectorize.vplan.observer import print_plan

        loop = legality.loop
        node = loop.loop_id()
        for candidate in (chosen, decision.epilogue):
            if candidate is not None and self.knobs[settings.VPLAN_PRINT]:
                print_plan(self.context, candidate.plan)
        scopes = None if loop.subloops else scopes_of(legality, self.scev.module)
        vector_loop = VectorLoop(self.scev, loop, decision.backedge_taken, decision.index_type, scopes)
        checks = checks_of(legality, chosen, chosen.vf * decision.uf)
        made = vector_loop.make(chosen, decision.uf, checks, decision.least_iterations, decision.epilogue)
        tree, loops = self.scev.dominators, self.scev.loops
        for one in (loop, *made):
            simplify_loop(one, CFGAnalyses(tree, loops))  # an exit that both lead to is neither's own
        for one in made:
            form_lcssa(one, tree, loops)
        self._aliases = self._new_aliases()
        self.mark_loops(loop, made, node, chosen.vf, decision.uf)

    def mark_loops(self, loop: Loop, vector_loops: Sequence[Loop], node: MDNode | None, vf: int, uf: int) -> None:
        """Phase 8: says in the loops that it is done, or what is to follow; says so to the user."""
        metadata.mark(loop, vector_loops, node)
        self._report_success(loop, vf, uf)

    # -- remarks

    def _report(self, diagnostic: Diagnostic) -> None:
        if self.context.remarks.enabled:
            self.context.remarks.emit(diagnostic.remark())

    def _report_success(self, loop: Loop, vf: int, uf: int) -> None:
        if not self.context.remarks.enabled:
            return
        function = self.scev.function
        if vf > 1:
            name = "Vectorized"
            args: tuple[tuple[str, str], ...] = (
                ("String", f"vectorized {'outer ' if loop.subloops else ''}loop (vectorization width: "),
                ("VectorizationFactor", str(vf)),
                ("String", ", interleaved count: "),
                ("InterleaveCount", str(uf)),
                ("String", ")"),
            )
        else:
            name = "Interleaved"
            args = (("String", "interleaved loop (interleaved count: "), ("InterleaveCount", str(uf)), ("String", ")"))
        place = location_of_loop(loop)
        self.context.remarks.emit(Remark("Passed", diagnostics.PASS_NAME, name, function.name, args, place))
