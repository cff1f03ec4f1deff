"""Which vectorization factor (VF) and how many parts (UF) a loop gets: makes plans for the VFs that may be, and compares what they cost.

    decision = Planner(legality, hints, knobs, target).decide()
    decision.chosen.plan, decision.chosen.vf, decision.uf     # None chosen: the loop is left as it is
    decision.diagnostics                                      # and why

On a GPU registers have 32 bits, so that a VF by their width is 2 for 16 bits and 4 for 8; wider ones, up to 4 elements or 16 bytes, must
pay by what they cost. Source: LLVM's LoopVectorizationPlanner, and the public description of cicc's.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from types import MappingProxyType
from typing import TYPE_CHECKING

from nvopt.analysis.memory.interleave_groups import InterleaveGroups
from nvopt.analysis.recurrences.fast_math import fast_math
from nvopt.analysis.scev.expressions.kinds import SCEV
from nvopt.analysis.thread_registers import ThreadRegisters, takes_at_most
from nvopt.ir import Instruction, IntType
from nvopt.ir.types import float32
from nvopt.passes.loop_vectorize import diagnostics as why
from nvopt.passes.loop_vectorize import knobs as settings
from nvopt.passes.loop_vectorize import tail_folding
from nvopt.passes.loop_vectorize.alignment import Alignments, alignments_of
from nvopt.passes.loop_vectorize.candidates import LARGEST_VF
from nvopt.passes.loop_vectorize.cost import CostModel
from nvopt.passes.loop_vectorize.diagnostics import Diagnostic
from nvopt.passes.loop_vectorize.element_types import element_types
from nvopt.passes.loop_vectorize.gain import is_brief, only_adds_integers_in_loop, saves_accesses
from nvopt.passes.loop_vectorize.pressure import added_registers, lost_warps
from nvopt.passes.loop_vectorize.safety import runs_seldom, small_best_known_trip_count
from nvopt.passes.loop_vectorize.trip_count import trip_count_of
from nvopt.passes.loop_vectorize.vplan.builder import PlanBuilder
from nvopt.passes.loop_vectorize.vplan.lanes import Lanes
from nvopt.passes.loop_vectorize.vplan.observer import After, nobody
from nvopt.passes.loop_vectorize.vplan.ranges import VFRange
from nvopt.passes.loop_vectorize.vplan.simplify import optimize
from nvopt.passes.loop_vectorize.vplan.values import VPlan
from nvopt.target import costs
from nvopt.target.costs import Target
from nvopt.target.occupancy import registers_with_all_warps
from nvopt.transforms.loop_metadata import PEELED_COUNT, boolean_property, integer_property

if TYPE_CHECKING:
    from nvopt.knobs import KnobValues
    from nvopt.passes.loop_vectorize.hints import Hints
    from nvopt.passes.loop_vectorize.legality import Legality

REGISTER_BITS = 32
"""Of a GPU's registers; the page's getRegisterBitWidth."""
WIDEST_ACCESS_BITS = 128
LEAST_GAIN_IN_PERCENT = 5
"""A vector loop that saves less is not worth its size."""
_CHECK_COST = {"memory": 6, "difference": 3, "alignment": 4, "predicate": 8}
"""Instructions of one comparison of bounds, or of a distance, one address, one assumption."""


@dataclass(eq=False, repr=False)
class Built:
    """A plan for the VFs that it names, for all of which this is right."""

    lanes: Lanes
    plan: VPlan
    needs_scalar_epilogue: bool
    folds_tail: bool


@dataclass(eq=False, repr=False)
class Candidate:
    """A plan for one of its VFs."""

    vf: int
    lanes: Lanes
    plan: VPlan
    alignments: Alignments
    needs_scalar_epilogue: bool
    folds_tail: bool = False
    """Whether the last vector has lanes that do nothing."""
    ahead: int = 0
    """Iterations that are done ahead of the loop, so that addresses are aligned in it."""
    cost: int = 0
    """Of VF iterations."""

    @property
    def asks(self) -> bool:
        """Whether addresses must be found to be aligned first."""
        return bool(self.alignments.assumed)


@dataclass(eq=False, repr=False)
class Decision:
    """What is to be done with a loop."""

    backedge_taken: SCEV
    index_type: IntType
    chosen: Candidate | None = None
    uf: int = 1
    epilogue: Candidate | None = None
    """For a second vector loop, which does what the first leaves over."""
    least_iterations: int = 0
    """With fewer iterations the vector loop does not pay what is asked ahead of it."""
    diagnostics: list[Diagnostic] = field(default_factory=list)


class Planner:
    """The plans of one loop."""

    def __init__(
        self,
        legality: Legality,
        hints: Hints,
        knobs: KnobValues,
        target: Target | None,
        after: After = nobody,
        thread: Callable[[], ThreadRegisters] | None = None,
    ) -> None:
        """`target`: None where it is no GPU; then nothing is known to pay. `after` is told what becomes of plans. `thread`: the registers
        of a thread in the function as it is, where they needn't be counted for each loop."""
        self.legality, self.hints, self.knobs, self.target, self.after = legality, hints, knobs, target, after
        self.thread = thread or (lambda: ThreadRegisters(legality.scev.function, legality.scev.loops))
        self.loop, self.scev = legality.loop, legality.scev
        self.blocks = legality.loop.in_reverse_post_order()
        self.backedge_taken = legality.under.symbolic_max_backedge_taken_count()
        self.index_type = self._index_type()
        has_groups = knobs[settings.INTERLEAVED_ACCESSES] and not self.loop.subloops
        self.groups = InterleaveGroups(legality.accesses) if has_groups else None
        """The accesses that lie side by side in each iteration, where they may be done at once. What finding them assumes of addresses is
        checked ahead of the loop, with all else that `legality` assumes."""
        self._built: list[Built] = []
        self._asked_for: set[int] = set()
        """The VFs for which plans were made, or can't be."""
        self._paying: dict[int, list[Candidate]] = {}
        """By VF, where somebody asked, the vector plans that cost less than the scalar loop."""

    # -- the decision

    def decide(self) -> Decision:
        """Phase 6: what pays best; what it found on the way is in the decision's diagnostics."""
        decision = Decision(self.backedge_taken, self.index_type)
        if boolean_property(self.loop, "llvm.loop.vectorize.scalable.enable"):
            decision.diagnostics.append(Diagnostic(why.SCALABLE_VF_UNFEASIBLE, self.loop))
        if self.scev.small_constant_trip_count(self.loop) == 1:
            return self._refused(decision, why.SINGLE_ITERATION)
        refusal = self._refusal_of_checks()
        if refusal is not None:
            return self._refused(decision, refusal)
        width = self._within_distance(1, self.hints.width)
        if width < self.hints.width:
            decision.diagnostics.append(Diagnostic(why.unsafe_width(self.hints.width, width), self.loop))
        if width <= 1 and tail_folding.wanted(self.legality) == tail_folding.SCALAR_EPILOGUE:
            self._build([1, *self._candidate_widths()])  # most loops have one plan for all
        scalar = self._candidate(1, may_ask=False) if width <= 1 else None  # ahead of the tail's: the one lane is never idle
        if scalar is None and width <= 1:
            return self._refused(decision)
        if not self._settle_tail():
            return self._refused(decision, *self._why_no_tail())
        forced = self._candidate(width, self._may_ask) if width > 1 else None
        scalar = forced or scalar
        if scalar is None:
            return self._refused(decision)
        best = forced or self.select_vf(scalar, decision)
        uf = self._parts(best, decision)
        best, uf = self._within_occupancy(best, uf, scalar, decision)
        if best.vf == 1 and uf > 1 and self.legality.histograms:
            decision.diagnostics.append(Diagnostic(why.HISTOGRAM_PREVENTS_SCALAR_INTERLEAVING, self.loop))
            return decision
        if best.vf == 1 and uf > 1 and self._price_of_checks(best) > self.knobs[settings.MOST_MEMORY_CHECKS]:
            decision.diagnostics += [Diagnostic(why.CANT_REORDER_MEMORY, self.loop), self.hints.missed()]
            return decision  # parts alone save nothing that could be compared
        self._tell(decision, best, uf)
        if best.vf == 1 and uf == 1:
            return decision
        decision.chosen, decision.uf = best, uf
        decision.epilogue = self.select_epilogue(best, uf)
        return decision

    def _refused(self, decision: Decision, *reasons: why.Reason) -> Decision:
        """There is no plan, and so neither vectors nor parts, whatever somebody asked for."""
        asked = self.hints.interleave
        parts = why.INTERLEAVING_AVOIDED._replace(kind="Missed") if asked > 1 else why.not_interleaved(asked)
        decision.diagnostics += [Diagnostic(one, self.loop) for one in (*reasons, why.VECTORIZATION_NOT_BENEFICIAL, parts)]
        return decision

    def _refusal_of_checks(self) -> why.Reason | None:
        """Why a loop that needs checks when the program runs can't have them: code is to be small, or the loop runs seldom (with a width or
        a number of parts that is forced, or it wouldn't come this far) and nobody asks for vectors."""
        if not tail_folding.is_small_code(self.legality) and not runs_seldom(self.legality):
            return None
        if self.legality.accesses.checks.is_needed:
            return why.POINTER_CHECKS_IN_SMALL_CODE
        return None if self.legality.under.predicate.is_always_true else why.SCEV_CHECKS_IN_SMALL_CODE

    def _settle_tail(self) -> bool:
        """Decides whether the last vector has lanes that do nothing; False where that alone is wanted and can't be."""
        wanted = tail_folding.wanted(self.legality)
        if wanted == tail_folding.SCALAR_EPILOGUE or self.hints.width == 1:
            return True
        if tail_folding.leaves_no_tail(self.legality, (self.hints.width or LARGEST_VF) * max(self.hints.interleave, 1)):
            return True
        self.legality.folds_tail = tail_folding.may_fold_tail(self.legality)
        if self.legality.folds_tail:
            self.groups = None
        return self.legality.folds_tail or wanted != tail_folding.DONT_VECTORIZE

    def _why_no_tail(self) -> Iterator[why.Reason]:
        """What is said where a tail can't be, and must."""
        if tail_folding.is_small_code(self.legality):
            yield why.NO_TAIL_IN_SMALL_CODE
        elif tail_folding.fills_no_vector(self.legality):
            yield why.LOW_TRIP_COUNT

    def _parts(self, best: Candidate, decision: Decision) -> int:
        """How many vectors side by side: what somebody asked for, or what pays."""
        uf, asked = self.select_interleave_count(best), self.hints.interleave
        if asked == 1 and uf > 1:
            decision.diagnostics.append(Diagnostic(why.INTERLEAVING_BENEFICIAL_BUT_DISABLED, self.loop))
        if asked:
            uf = self._within_distance(best.vf, asked)
            if uf == 1 < asked:
                decision.diagnostics.append(Diagnostic(why.INTERLEAVING_UNSAFE, self.loop))
            return uf
        return uf if self.legality.uncountable_exit is None else 1

    def cost_model(self, target: Target) -> CostModel:
        """Phase 5: what plans cost on the GPU."""
        return CostModel(self.legality, target, self.groups)

    def select_vf(self, scalar: Candidate, decision: Decision) -> Candidate:
        """Phase 4: the cheapest of the plans."""
        if self._is_decided:
            return scalar
        assert self.target is not None
        model = self.cost_model(self.target)
        scalar.cost = model.cost(scalar.plan, 1, scalar.alignments)
        best, widths = scalar, self._candidate_widths()
        self._build([vf for vf in widths if vf not in self._asked_for])
        for vf in reversed(widths):
            if best.vf > 1 and vf in best.plan.vfs and best.cost * vf < model.least(best.plan) * best.vf:
                break  # a narrower vector takes more, whatever is known of addresses
            for candidate in self._paying_ways(vf, scalar, model):
                gain = best.cost * vf - candidate.cost * best.vf
                if gain > 0 or (gain == 0 and vf < best.vf):
                    best = candidate
        if best.vf > 1 and not self.hints.force and is_brief(self.legality):
            decision.diagnostics.append(Diagnostic(why.LOW_TRIP_COUNT, self.loop))
            return scalar
        if best.vf > 1 and (only_adds_integers_in_loop(self.legality) or not self._outweighs_checks(best, scalar, decision)):
            return scalar
        if best.vf == 1:
            self._tell_of_alignment(decision)
        return best

    def _paying_ways(self, vf: int, scalar: Candidate, model: CostModel) -> list[Candidate]:
        """The plans for a VF that save enough, with what they cost."""
        if vf not in self._paying:
            accesses = model.accesses(scalar.plan, 1, scalar.alignments)
            paying = self._paying[vf] = []
            for candidate in self._ways(vf):
                candidate.cost = model.cost(candidate.plan, vf, candidate.alignments)
                is_gain = self._pays(candidate, scalar) and saves_accesses(model, candidate, accesses)
                if is_gain and candidate.cost < scalar.cost * vf:
                    paying.append(candidate)
        return self._paying[vf]

    def _ways(self, vf: int) -> list[Candidate]:
        """The plans for a VF: by what is known of addresses, and with questions about them or the first iterations ahead of the loop."""
        asking = self._candidate(vf, self._may_ask)
        if asking is None:
            return []
        first = replace(asking, alignments=asking.alignments.without_questions())
        ways = [first]
        if asking.asks:
            ways.append(asking)
        ahead = first.alignments.iterations_ahead
        if ahead and not asking.asks and self._may_peel(ahead):
            ways.append(replace(first, alignments=alignments_of(self.legality, first.lanes, vf, may_ask=False, ahead=ahead), ahead=ahead))
        return ways

    def _may_peel(self, count: int) -> bool:
        """Whether iterations can be done ahead of the loop, once, and leave it as many as a vector loop needs."""
        if self.loop.exiting_block is not self.loop.latch or integer_property(self.loop, PEELED_COUNT):
            return False
        trips = small_best_known_trip_count(self.scev, self.loop)
        return trips is None or trips - count >= self.knobs[settings.MIN_TRIP_COUNT]

    @property
    def _may_ask(self) -> bool:
        return self.knobs[settings.ALIGN_VERSIONING] and self.target is not None

    def _build(self, widths: Sequence[int]) -> None:
        """Makes the plans for these VFs, one for all that need the same, and brings them into the form that is priced and executed. Where a
        recurrence's users can't be put behind its previous value there is none."""
        left = list(widths)
        self._asked_for.update(widths)
        while left:
            factors = VFRange(left)
            needs_scalar_epilogue = factors.decide_and_clamp(self.needs_scalar_epilogue)
            lanes = Lanes(self.legality, self.blocks, factors, self.groups)
            builder = PlanBuilder(self.legality, lanes, self.blocks, self.index_type, self.target is not None)
            plan = builder.build(factors.factors, needs_scalar_epilogue)
            left = left[len(factors.factors) :]
            if plan is not None:
                optimize(plan, self.after)
                self._built.append(Built(lanes, plan, needs_scalar_epilogue, self.legality.folds_tail))

    def _candidate(self, vf: int, may_ask: bool, asked: Mapping[SCEV, int] = MappingProxyType({})) -> Candidate | None:
        """A VF with its plan, which is made where it hasn't been; None where there is none."""
        if vf not in self._asked_for:
            self._build([vf])
        for built in self._built:
            if vf in built.plan.vfs:
                alignments = alignments_of(self.legality, built.lanes, vf, may_ask, asked)
                return Candidate(vf, built.lanes, built.plan, alignments, built.needs_scalar_epilogue, built.folds_tail)
        return None

    def _candidate_widths(self) -> list[int]:
        """2 and 4, as far as dependences and the widest access allow; at least what fills a register. None where the scalar loop is best in
        any case."""
        if self._is_decided:
            return []
        smallest = min(self._element_bits, default=REGISTER_BITS)
        most = min(LARGEST_VF, max(REGISTER_BITS, WIDEST_ACCESS_BITS) // max(8, smallest))
        return [vf for vf in (2, 4) if vf <= most and self._within_distance(1, vf) == vf]

    # -- what pays

    def _pays(self, candidate: Candidate, scalar: Candidate) -> bool:
        """Whether it saves more than a vector loop's size is worth."""
        saved = scalar.cost * candidate.vf - candidate.cost
        return saved * 100 >= LEAST_GAIN_IN_PERCENT * scalar.cost * candidate.vf

    def _outweighs_checks(self, best: Candidate, scalar: Candidate, decision: Decision) -> bool:
        """Whether the loop may run so often that what it saves outweighs what is asked ahead of it."""
        price = self._price_of_checks(best)
        saved = scalar.cost * best.vf - best.cost  # in each iteration of the vector loop, so that a small loop must run longer
        decision.least_iterations = -(-price * best.vf // saved) if price else 0
        count = small_best_known_trip_count(self.scev, self.loop)
        return count is None or count >= decision.least_iterations

    def _price_of_checks(self, best: Candidate) -> int:
        accesses = self.legality.accesses
        pairs = sum(1 for _ in accesses.checks.pairs) if accesses.checks.is_needed else 0
        check = "memory" if self.legality.differences is None else "difference"
        predicates = len(self.legality.under.predicate.parts)
        questions = len(best.alignments.questions)
        return pairs * _CHECK_COST[check] + predicates * _CHECK_COST["predicate"] + questions * _CHECK_COST["alignment"]

    # -- what it takes

    def _within_occupancy(self, best: Candidate, uf: int, scalar: Candidate, decision: Decision) -> tuple[Candidate, int]:
        """The plan and the number of parts, or less, so that no fewer warps run at a time than before: fewer parts, then fewer lanes."""
        if self.target is None or self.hints.width or best.vf * uf == 1:
            return best, uf
        while best.vf * uf > 1:
            more = added_registers(best.plan, best.vf, uf, scalar.plan)
            if takes_at_most(self.scev.function, registers_with_all_warps(self.target.arch) - more):
                break
            thread = self.thread()
            found = lost_warps(thread.least_registers, thread.least_registers_in(self.loop.outermost.blocks), more, self.target.arch)
            if found is None:
                break
            decision.diagnostics.append(Diagnostic(why.crosses_occupancy_cliff(found), self.loop))
            best, uf = (best, uf // 2) if uf > 1 else (self._narrower(best, scalar, decision), 1)
        return best, uf

    def _narrower(self, best: Candidate, scalar: Candidate, decision: Decision) -> Candidate:
        """The next plan of fewer lanes that pays, the scalar one where there is none."""
        assert self.target is not None
        for vf in reversed(self._candidate_widths()):
            if vf < best.vf and (paying := self._paying_ways(vf, scalar, self.cost_model(self.target))):
                found = min(paying, key=lambda one: one.cost)
                return found if self._outweighs_checks(found, scalar, decision) else scalar
        return scalar

    @property
    def _is_decided(self) -> bool:
        """Whether no costs are compared: a width is given, nothing is known of the target, or ptxas would round otherwise."""
        return bool(self.hints.width) or self.target is None or self._is_fused_by_ptxas

    @cached_property
    def _is_fused_by_ptxas(self) -> bool:
        """Whether ptxas would make one operation, which rounds once, of a packed multiplication and addition that may not be contracted."""
        if self.target is None or not self.target.packs_float:
            return False
        return any(_is_rounded_product(one) for block in self.blocks for one in block)

    # -- parts

    def select_interleave_count(self, best: Candidate) -> int:
        """Phase 6: how many vectors side by side."""
        if self.target is None or (self.hints.width and not self.hints.interleave):
            return 1
        is_vector = best.vf > 1
        most = costs.max_interleave(self.target, is_vector)
        forced = self.knobs[settings.MAX_VECTOR_INTERLEAVE if is_vector else settings.MAX_SCALAR_INTERLEAVE]
        most = forced or most
        if self.knobs[settings.AGGRESSIVE_INTERLEAVE]:
            return self._within_distance(best.vf, _floor(most))
        if not is_vector:
            return 1 if not forced else self._within_distance(1, _floor(most))
        count = most
        trips = small_best_known_trip_count(self.scev, self.loop)
        if trips is not None:
            count = min(_floor(trips // (best.vf * 2)), most)
        small = self.knobs[settings.SMALL_LOOP_COST]
        if best.cost and best.cost < small:
            # The description of cicc bounds it by the number that it is to raise, which does nothing.
            count = max(count, min(most, _floor(small // best.cost)))
        count //= max(self.target.issue_width, self.target.latency)
        count = _floor(max(1, min(count, most)))
        left = self.scev.small_constant_trip_count(self.loop) % (best.vf * count)
        if left and left % best.vf == 0:
            count = left // best.vf & -(left // best.vf)  # with so many parts nothing is left over
        return self._within_distance(best.vf, count)

    def select_epilogue(self, best: Candidate, uf: int) -> Candidate | None:
        """Phase 7: a plan for what is left over, None for the scalar loop alone."""
        if not self.knobs[settings.EPILOGUE] or best.vf == 1 or best.folds_tail:
            return None
        done = best.vf * uf
        width = self.knobs[settings.EPILOGUE_WIDTH]
        if width <= 1:
            width = best.vf if uf > 1 else best.vf // 2
            if done < self.knobs[settings.EPILOGUE_MIN_WIDTH]:
                return None
        if not 1 < width < done or done % width or self._most_left_over(done) < width:
            return None  # it goes on from a multiple of what the first loop does at once, in steps of its own
        found = self._candidate(width, may_ask=False, asked=best.alignments.starts)
        assert found is not None  # what the first loop could be made of
        if found.plan is best.plan:
            found.plan = best.plan.duplicate()
        return found

    def _most_left_over(self, done: int) -> int:
        """Iterations that a loop which does so many at once leaves over, at most; that the last one may have to be the scalar loop's, which
        all `done` are then where none is left over, is no reason for a second loop."""
        trips = self.scev.small_constant_trip_count(self.loop)
        if trips or done & (done - 1):
            return trips % done if trips else done - 1
        count = trip_count_of(self.scev, self.backedge_taken, self.index_type)
        return self.scev.unsigned_range(self.scev.truncate_or_zext(count, IntType.get(done.bit_length() - 1))).unsigned_max

    def _within_distance(self, vf: int, count: int) -> int:
        """So many times `vf` lanes, or as many as dependences allow."""
        most = self.legality.accesses.max_safe_width
        if most is None:
            return count
        return max(1, min(count, _floor(most // self.widest_type_bits() // vf)))

    # -- what is known of the loop

    def needs_scalar_epilogue(self, vf: int) -> bool:
        """Whether the last iteration must be the scalar loop's: another exit may be taken in it, but for an early one, that the vector loop
        looks for itself; or a vector would reach beyond."""
        if self._ends_elsewhere:
            return True
        return self.knobs[settings.SCALAR_EPILOGUE] or (vf > 1 and self.groups is not None and self.groups.requires_scalar_epilogue)

    @cached_property
    def _ends_elsewhere(self) -> bool:
        """Whether the loop doesn't end where it goes round, or early."""
        return self.loop.exiting_block is not self.loop.latch and self.legality.uncountable_exit is None

    def _index_type(self) -> IntType:
        """The type in which iterations are counted."""
        count = self.backedge_taken.type
        assert isinstance(count, IntType)
        widest = self.legality.widest_induction_type
        return count if widest is None or widest.bits < count.bits else widest

    def widest_type_bits(self) -> int:
        """Of what is loaded, stored, or goes round."""
        return max(self._element_bits, default=8)

    @cached_property
    def _element_bits(self) -> list[int]:
        """The sizes of what lanes hold."""
        types = element_types(self.legality, self.blocks, is_gpu=self.target is not None)
        return [self.scev.layout.size_in_bits(one) for one in types]

    # -- what is told

    def _tell(self, decision: Decision, best: Candidate, uf: int) -> None:
        """The decision matrix."""
        vectors, parts = self._not_vectorized(best), self._not_interleaved(uf)
        if vectors is not None and uf > 1:
            vectors = vectors._replace(kind="Analysis")
        if parts is not None and best.vf > 1:
            parts = parts._replace(kind="Analysis")
        told = {one.reason for one in decision.diagnostics}
        if why.INTERLEAVING_BENEFICIAL_BUT_DISABLED in told:
            parts = None
        decision.diagnostics += [Diagnostic(one, self.loop) for one in (vectors, parts) if one is not None]

    def _not_vectorized(self, best: Candidate) -> why.Reason | None:
        return why.VECTORIZATION_NOT_BENEFICIAL if best.vf == 1 else None

    def _not_interleaved(self, uf: int) -> why.Reason | None:
        if uf > 1:
            return None
        return why.not_interleaved(self.hints.interleave)

    def _tell_of_alignment(self, decision: Decision) -> None:
        """Where nothing is done because addresses aren't known to be aligned."""
        if self.knobs[settings.ALIGN_VERSIONING]:
            return
        for vf in self._candidate_widths()[::-1]:
            candidate = self._candidate(vf, may_ask=True)
            assert candidate is not None
            if candidate.asks:
                needed = max(candidate.alignments.assumed.values())
                proved = min(candidate.alignments.proven[one] for one in candidate.alignments.assumed)
                decision.diagnostics.append(Diagnostic(why.lacks_alignment(needed, proved), self.loop))
                return


def _is_rounded_product(one: Instruction) -> bool:
    """Whether it multiplies floats for an addition, and not both may be contracted."""
    if one.opcode != "fmul" or one.type is not float32:
        return False
    sums = [user for user in one.users if isinstance(user, Instruction) and user.opcode in ("fadd", "fsub")]
    return any("contract" not in fast_math(one) & fast_math(user) for user in sums)


def _floor(number: int) -> int:
    """The largest power of two that isn't larger."""
    return 1 << (number.bit_length() - 1) if number > 0 else 1
