"""loop-reduce: addresses in loops are computed in the way that takes a GPU least.

    loop:                                                        loop:
      %i = phi i32 [ 0, %entry ], [ %next, %loop ]                 %lsr.iv = phi ptr addrspace(1) [ %a, %entry ], [ %lsr.iv.next, %loop ]
      %w = zext nneg i32 %i to i64                                 %i = phi i32 [ 0, %entry ], [ %next, %loop ]
      %m = mul nsw i64 %w, %stride                                 %x = load float, ptr addrspace(1) %lsr.iv
      %p = getelementptr float, ptr addrspace(1) %a, i64 %m  ->    ...
      %x = load float, ptr addrspace(1) %p                         %next = add nuw nsw i32 %i, 1
      ...                                                          %lsr.iv.next = getelementptr i8, ptr addrspace(1) %lsr.iv, i64 %step
      %next = add nuw nsw i32 %i, 1

LLVM's loop strength reduction, in code generation, makes pointers of 64 bits of nearly all addresses. A GPU adds a 64-bit base and a
multiple of a 32-bit index in one instruction (IMAD.WIDE), and takes two for each step of such a pointer; so most addresses are best left
as they are, unless ptxas unrolls the loop (rounds.py): then a step is for four iterations. For each loop, inner ones first:

1. What a loop extends in both ways it extends by its sign (extensions.py), and what indices under conditions have in common it adds to the
   pointer ahead of the loop (invariant_parts.py); both in a function that is left to LLVM, too. Constants in indices become offsets
   (offsets.py). The addresses that go up by the same in each iteration are put in groups, of those that are a constant distance from one
   another: that is part of an access and takes nothing (addresses.py). Indices of 32 bits are such groups, too, where they may wrap around
   before they are extended, so that nothing is known of the address.
2. For each group there are forms: what is there; a base plus a multiple of a counter; a pointer, or a number, that is stepped, and serves
   other groups that lie in rows of one length beside it, too (rows.py); and, for shared, constant and local memory, whose addresses have
   32 bits, a counter in bytes that takes the place of the loop's own (forms.py, byte_counters.py). Where a variable of theirs is an
   access adds for nothing: one index serves several of them.
3. Those get a new form whose arithmetic takes more instructions, while the loop runs, than the form with what it takes ahead of the loop
   (solution.py). The counter is part of that arithmetic where each of the iterations that ptxas makes one of has it in a register of its
   own (counter_copies.py). What a loop around others holds these hold, too: where fewer warps would run for that, it holds no more
   registers than it did (warps.py).
4. Multiples of what is extended ahead of the loop are computed there (products.py).
5. A counter that only its exit test needs goes where another one can be asked (needed_counters.py), and so do all but one of equal ones
   (equal_counters.py). Exit tests ask the counter's next value, which ptxas wants for unrolling (exit_tests.py). Counters that only
   these and a sum need count by that (sum_counters.py), and such as only these need count down to zero (counting_down.py).
6. Addresses stand in the block of their index's extension (placing.py), in a function that is left to LLVM, too.

With `compare` those functions are left to LLVM's strength reduction in which all that takes no less: some by a look at them
(candidates.py), others by an estimate, with constants as offsets and loops in LLVM's form (estimate.py). Where neither has anything to gain
nothing is done, and LLVM's, which would do something, is left out. Functions with loops get the
attribute "nvopt-loop-reduce": code generation by nvopt leaves their addresses alone then, and those of others, which have "llvm" for its
value, to LLVM's; where all are left to LLVM none has it. llc leaves all alone with `-disable-lsr`.

Knobs: lsr-loop-level, lsr-skip-outer-loop and disable-unknown-trip-lsr, of which loops; lsr-check-rp, lsr-rp-limit and
count-sxt-opt-for-reg-pressure, of which by their registers (analysis/register_pressure.py); do-lsr-64-bit, lsr-sxtopt,
disable-lsr-for-sharedmem32-ptr, filter-bad-formula and disable-lsr-complexity-discount, of which forms.

Source: the public description of cicc's loop strength reduction for the knobs; costs were measured with ptxas 13.0 for sm_90.
"""

from __future__ import annotations

from collections.abc import Container
from dataclasses import dataclass
from typing import TYPE_CHECKING

from nvopt.analysis.dominators import DominatorTree
from nvopt.analysis.locations import location_of, location_of_function
from nvopt.analysis.loops import LoopInfo
from nvopt.ir import Function, Module
from nvopt.knobs import KnobValues
from nvopt.passes.base import Context, FunctionPass
from nvopt.passes.loop_reduce.extensions import extend_alike
from nvopt.passes.loop_reduce.invariant_parts import split_invariants
from nvopt.passes.loop_reduce.knobs import CHECK_PRESSURE, DISABLE_UNKNOWN_TRIP, LOOP_LEVEL, SKIP_OUTER
from nvopt.remarks import Remark
from nvopt.target.strength_reduction import ATTRIBUTE, BY_LLVM
from nvopt.transforms.blocks import terminator_of

if TYPE_CHECKING:
    from nvopt.analysis.loops import Loop
    from nvopt.analysis.register_pressure import RegisterPressure
    from nvopt.analysis.scev.scalar_evolution import ScalarEvolution
    from nvopt.passes.loop_reduce.estimate import Estimate
    from nvopt.passes.loop_reduce.solution import Change, Problem
    from nvopt.passes.loop_reduce.warps import Warps
    from nvopt.transforms.scev_expander import SCEVExpander


@dataclass(frozen=True)
class LoopReduce(FunctionPass):
    """The pass `loop-reduce`, or `loop-reduce<compare>`: of functions in which it takes less than LLVM's alone."""

    compare: bool = False

    name = "loop-reduce"
    summary = "Compute the addresses in loops in the way that takes least"
    preserved = frozenset({DominatorTree, LoopInfo})

    @classmethod
    def class_name(cls) -> str:
        return "LoopStrengthReducePass"

    def run(self, function: Function, context: Context) -> bool:
        if not function.is_parsed and (" = phi " not in function.text or " getelementptr " not in function.text):
            return False
        loops = context.analyses.get(LoopInfo, function)
        if not loops.top_level:
            return False
        are_extended = [extend_alike(loop, loops) for loop in loops]
        dominators = context.analyses.get(DominatorTree, function)
        are_split = [split_invariants(loop, loops, dominators, function.module.data_layout) for loop in loops]
        if any(are_extended) or any(are_split):
            context.code_changed(function, self.preserved)
        takes_less = _reduce_all(function, context, self.compare)
        _place_all(function, context)
        if not takes_less and context.remarks.enabled:
            args = (("String", "left to LLVM's strength reduction"),)
            context.remarks.emit(Remark("Missed", self.name, "LeftToLLVM", function.name, args, location_of_function(function)))
        value = "" if takes_less else f'="{BY_LLVM}"'
        function.attributes = function.attributes.with_attribute(f'"{ATTRIBUTE}"{value}')
        return True

    def finish(self, module: Module, context: Context) -> bool:
        """Where all is left to LLVM nobody need be told."""
        marked = [function for function in module.functions if not function.is_declaration and ATTRIBUTE in function.attributes]
        if not marked or any(function.attributes.value(ATTRIBUTE) != BY_LLVM for function in marked):
            return False
        for function in marked:
            function.attributes = function.attributes.without(ATTRIBUTE)
        return True


def _reduce_all(function: Function, context: Context, compare: bool) -> bool:
    """Reduces the loops; with `compare` if that takes less than LLVM's strength reduction. Whether it did."""
    from nvopt.passes.loop_reduce.addresses import may_take_less  # late, as all that follows: many functions need none of it
    from nvopt.passes.loop_reduce.candidates import may_be_taken, may_gain
    from nvopt.passes.loop_reduce.counting_down import count_down
    from nvopt.passes.loop_reduce.equal_counters import merge_equal_counters
    from nvopt.passes.loop_reduce.exit_tests import ask_following
    from nvopt.passes.loop_reduce.needed_counters import ask_needed_counters
    from nvopt.passes.loop_reduce.offsets import split_offsets
    from nvopt.passes.loop_reduce.products import multiply_ahead
    from nvopt.passes.loop_reduce.rounds import rounds
    from nvopt.passes.loop_reduce.sum_counters import count_by_sums
    from nvopt.passes.loop_reduce.warps import Warps
    from nvopt.transforms.loops import bring_into_form

    loops, dominators = context.analyses.get(LoopInfo, function), context.analyses.get(DominatorTree, function)
    if compare and not may_be_taken(loops):
        return False
    are_split = [split_offsets(loop, loops, dominators, function.module.data_layout) for loop in loops]
    if any(are_split):
        context.code_changed(function, LoopReduce.preserved)
    # What is done to the form, and to other loops, leaves these numbers as they are: those of innermost loops in form.
    together = {loop: rounds(loop) for loop in loops}
    reducible = {loop: count for loop, count in together.items() if may_take_less(loop, loops, count)}
    if reducible:
        # Ahead of ScalarEvolution: one that isn't there yet has nothing to look through for what an edit makes wrong.
        bring_into_form(dominators, loops)
    is_asked = any(may_gain(loop, loops, count) for loop, count in reducible.items())
    expander = _expander_of(function, context) if is_asked else None
    pressure, warps = _pressure(function, context), Warps(function, context)
    solutions = _solutions(reducible, expander, context.knobs, pressure, warps) if expander is not None else {}
    if compare and not _estimate(loops, reducible, solutions).takes_less:
        return False
    if expander is not None:
        _reduce_each(function, solutions, expander, pressure, warps, context)
    multiply_ahead(loops, function.module.data_layout)
    for loop in ask_needed_counters(loops, dominators):
        _report_counter(loop, function, context)
    for loop in loops:
        merge_equal_counters(loop, dominators)
        ask_following(loop, dominators)
    count_by_sums(loops, dominators)
    count_down(loops, dominators)
    return True


def _place_all(function: Function, context: Context) -> None:
    """Places addresses, in what is left to LLVM, too."""
    loops = context.analyses.get(LoopInfo, function)
    if all(len(loop.blocks) == 1 for loop in loops):
        return
    from nvopt.passes.loop_reduce.placing import place_addresses  # late: there is one block to stand in, mostly

    dominators = context.analyses.get(DominatorTree, function)
    for loop in loops:
        place_addresses(loop, loops, dominators)


def _expander_of(function: Function, context: Context) -> SCEVExpander:
    from nvopt.analysis.scev.scalar_evolution import ScalarEvolution
    from nvopt.transforms.scev_expander import SCEVExpander

    return SCEVExpander(context.analyses.get(ScalarEvolution, function), name="lsr.", extends_counters=True)


def _pressure(function: Function, context: Context) -> RegisterPressure | None:
    """The registers that the function takes, where that is asked."""
    if not context.knobs[CHECK_PRESSURE]:
        return None
    from nvopt.analysis.register_pressure import RegisterPressure

    return context.analyses.get(RegisterPressure, function)


def _solutions(
    loops: dict[Loop, int], expander: SCEVExpander, knobs: KnobValues, pressure: RegisterPressure | None, warps: Warps
) -> dict[Loop, tuple[Problem, list[Change]]]:
    """What would be done to each of the loops that may be changed, of which ptxas makes one iteration of so many."""
    from nvopt.passes.loop_reduce.solution import Problem

    left = {loop: together for loop, together in loops.items() if not _is_left_alone(loop, expander.scev, knobs)}
    problems = [Problem(loop, together, expander, knobs, pressure, warps) for loop, together in left.items()]
    return {problem.loop: (problem, problem.solve()) for problem in problems}


def _estimate(loops: LoopInfo, reducible: Container[Loop], solutions: dict[Loop, tuple[Problem, list[Change]]]) -> Estimate:
    """What would be saved by that."""
    from nvopt.passes.loop_reduce.estimate import Estimate

    estimate = Estimate()
    for loop in loops:
        if loop not in reducible:
            estimate.add_untouched(loop, loops)
    for problem, changes in solutions.values():
        estimate.add(problem, changes)
    return estimate


def _reduce_each(
    function: Function,
    solutions: dict[Loop, tuple[Problem, list[Change]]],
    expander: SCEVExpander,
    pressure: RegisterPressure | None,
    warps: Warps,
    context: Context,
) -> None:
    """Reduces the loops. What is done to one changes the code of those around it, which are looked at anew, but none beside it: what that
    has of its values it has through phis behind it."""
    from nvopt.passes.loop_reduce.addresses import may_take_less
    from nvopt.passes.loop_reduce.rewriting import Rewriter
    from nvopt.passes.loop_reduce.rounds import rounds
    from nvopt.passes.loop_reduce.solution import Problem

    others: set[Loop] = set()
    for loop in list(expander.scev.loops.bottom_up()):
        _, changes = solutions.get(loop, (None, []))
        if loop in others:
            is_left_alone, together = _is_left_alone(loop, expander.scev, context.knobs), rounds(loop)
            is_looked_at = not is_left_alone and may_take_less(loop, expander.scev.loops, together)
            changes = Problem(loop, together, expander, context.knobs, pressure, warps).solve() if is_looked_at else []
        if changes:
            Rewriter(loop, expander).rewrite(changes)
            _report(loop, changes, function, context)
            around = loop.parent
            while around is not None:
                others.add(around)
                around = around.parent


def _is_left_alone(loop: Loop, scev: ScalarEvolution, knobs: KnobValues) -> bool:
    from nvopt.analysis.scev.expressions.kinds import COULD_NOT_COMPUTE
    from nvopt.transforms.loops import is_simplified

    if not is_simplified(loop) or (knobs[SKIP_OUTER] and loop.subloops):
        return True
    if knobs[LOOP_LEVEL] and _level(loop) != knobs[LOOP_LEVEL]:
        return True
    return knobs[DISABLE_UNKNOWN_TRIP] and scev.backedge_taken_count(loop).kind == COULD_NOT_COMPUTE


def _level(loop: Loop) -> int:
    """1 of a loop without others inside."""
    return 1 + max(map(_level, loop.subloops), default=0)


def _report(loop: Loop, changes: list[Change], function: Function, context: Context) -> None:
    if context.remarks.enabled:
        addresses = sum(len(change.group.members) for change in changes)
        rest = " address is computed" if addresses == 1 else " addresses are computed"
        args = (("String", "changed how "), ("Addresses", str(addresses)), ("String", rest))
        _tell("AddressesReduced", args, loop, function, context)


def _report_counter(loop: Loop, function: Function, context: Context) -> None:
    if context.remarks.enabled:
        args = (("String", "dropped a counter that only the exit test needed, which asks another one now"),)
        _tell("CounterDropped", args, loop, function, context)


def _tell(name: str, args: tuple[tuple[str, str], ...], loop: Loop, function: Function, context: Context) -> None:
    place = location_of(terminator_of(loop.header)) or location_of_function(function)
    context.remarks.emit(Remark("Passed", LoopReduce.name, name, function.name, args, place))
