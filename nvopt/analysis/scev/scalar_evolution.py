"""ScalarEvolution of one function: what is known so far, and the questions that others ask.

The rooms beside this file (expressions, gpu, facts, counts, creation) import one another in that order only. What one of them asks of a
later one goes through the methods here, under LLVM's names for them.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, ClassVar

from nvopt.analysis.dominators import DominatorTree
from nvopt.analysis.loops import Loop, LoopInfo
from nvopt.analysis.recipe import Recipe
from nvopt.analysis.scev import edits, forget
from nvopt.analysis.scev import knobs as settings
from nvopt.analysis.scev.cache import Caches
from nvopt.analysis.scev.counts import at_scope, loop_execution, loop_exits
from nvopt.analysis.scev.creation import budget, from_values, phis
from nvopt.analysis.scev.edits import Edits
from nvopt.analysis.scev.expressions import add, addrec, casts, minmax, mul, ordering
from nvopt.analysis.scev.expressions.kinds import COULD_NOT_COMPUTE, SCEV, ExpressionTable, SCEVAddRecExpr, SCEVUnknown
from nvopt.analysis.scev.facts import comparisons, dispositions, guards, implied, known, loop_properties, multiples, no_wrap, ranges
from nvopt.analysis.scev.gpu import polynomials, registers, strides
from nvopt.analysis.scev.gpu.launch import LaunchBounds, Launches
from nvopt.analysis.value_tracking import AssumptionCache, ValueTracking
from nvopt.ir import (
    BasicBlock,
    Function,
    GlobalValue,
    Instruction,
    IntType,
    PointerType,
    Type,
    Value,
)
from nvopt.ir.predicates import ICMP, Predicate
from nvopt.ir.values import LocalValue
from nvopt.knobs import KnobValues

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from nvopt.analysis.constant_range import ConstantRange
    from nvopt.analysis.scev.facts.guards import LoopGuards
    from nvopt.analysis.scev.facts.predicates import SCEVPredicate

_RECURSION = 100_000
"""Calls that may be under way: loops that depend on one another nest proofs without end. From CPython 3.11 on calls of Python code take
nothing from the thread's stack."""


class ScalarEvolution:
    """How the integers and pointers of a function evolve, as its code is now.

        scev = ScalarEvolution(function)
        scev.get(value)                     # SCEV
        scev.unsigned_range(scev.get(value))
        for loop in scev.loops:
            scev.backedge_taken_count(loop)

    It hears of edits of the function, and forgets what they make wrong. The dominator tree and the loops must be right when the next
    question comes. A value or loop of another function is a ValueError, what is none at all a TypeError. str() is what
    `print<scalar-evolution>` prints.
    """

    recipe: ClassVar[Recipe] = Recipe(
        lambda manager, function: ScalarEvolution(
            function,
            manager.get(DominatorTree, function),
            manager.get(LoopInfo, function),
            manager.knobs,
            manager.get(LaunchBounds, function.module),
        ),
        needs=(DominatorTree, LoopInfo),
        sees_others=True,
        differences=lambda known, new: known.differences(new),
    )

    def __init__(
        self,
        function: Function,
        dominators: DominatorTree | None = None,
        loops: LoopInfo | None = None,
        knobs: KnobValues | None = None,
        launch_bounds: LaunchBounds | None = None,
    ) -> None:
        if not isinstance(function, Function):
            raise TypeError(f"ScalarEvolution is of a function, not of {_kind(function)}")
        if function.is_declaration:
            raise ValueError(f"{function.ref} is a declaration: it has no code")
        sys.setrecursionlimit(max(sys.getrecursionlimit(), _RECURSION))
        self.function = function
        self.module = function.module
        self.layout = self.module.data_layout
        self.dominators = dominators if dominators is not None else DominatorTree(function)
        self.loops = loops if loops is not None else LoopInfo(function, self.dominators)
        self.assumptions = AssumptionCache(function)
        self.tracking = ValueTracking(function, self.dominators, self.assumptions)
        self.table = ExpressionTable(self.layout)
        self.knobs = settings.Settings.of(knobs if knobs is not None else KnobValues())
        self.predicates: dict[tuple[Any, ...], SCEVPredicate] = {}
        """Every predicate made so far, by what it says (predicates.py)."""
        # What the modules remember, each by itself.
        self.values = from_values.Values()
        self.budget = budget.Budget(not function.is_kernel, self.knobs.complexity_control)
        self.casted_recurrences = phis.CastedRecurrences()
        self.counts = loop_exits.BackedgeCounts()
        self.scopes = at_scope.ScopeValues()
        self.exit_values = loop_execution.ExitValues()
        self.ranges = ranges.Ranges()
        self.multiples = multiples.Multiples()
        self.no_wrap = no_wrap.NoWrapFacts()
        self.conditions = known.Conditions()
        self.comparisons_of = guards.ConditionComparisons()
        self.usual_forms = comparisons.UsualForms()
        self.pending = implied.Pending()
        self.dispositions = dispositions.Dispositions()
        self.loop_facts = loop_properties.LoopFacts()
        self.launch = Launches(launch_bounds)
        self.registers = registers.Registers()
        self.polynomials = polynomials.Polynomials()
        self.grid_strides = strides.GridStrides()
        self.orders = ordering.Orders()
        self.folds = casts.Folds()
        self.min_max = minmax.MinMaxCache()
        self.caches = Caches(vars(self).values())
        """Of these all that are to hear what is to be forgotten."""
        self.edits = Edits(self.loops)
        """What has been changed since the last question (edits.py)."""
        function.listen(self.edits)

    def settle(self) -> None:
        """Forgets what edits have made wrong. Every question here does so first; who asks the functions of this package calls it before."""
        if self.edits.happened:
            edits.settle(self, self.edits)

    @property
    def wants_verification(self) -> bool:
        """Whether it is to be compared with a new one after each pass."""
        return self.knobs.verify_scev or self.knobs.verify_scev_strict or self.knobs.verify_scev_maps

    def differences(self, new: ScalarEvolution) -> Iterator[str]:
        """What is known here and is wrong by one that was just made, a line each (verify.py)."""
        from nvopt.analysis.scev.verify import differences  # late: it asks everything here

        return differences(self, new)

    def __repr__(self) -> str:
        return f"<ScalarEvolution of {self.function.ref}>"

    def __str__(self) -> str:
        from nvopt.analysis.scev.printer import print_analysis  # late: it asks everything here

        return print_analysis(self)

    def get(self, value: Value) -> SCEV:
        """The expression of a value of the function, or of a constant, of integer or pointer type."""
        if self.edits.happened:
            self.settle()
        found = self.values.get(value)
        return found if found is not None else from_values.get(self, self._own_value(value))

    def existing(self, value: Value) -> SCEV | None:
        """The expression of a value that somebody has asked for."""
        return self.values.get(value)

    def add_rec_with_casts(self, name: SCEVUnknown) -> tuple[SCEV, list[SCEVPredicate]] | None:
        """For an unknown that is an integer phi of a loop's header and is incremented through a truncation and an extension: its
        recurrence without these, and what must hold for it."""
        self.settle()
        return phis.add_rec_with_casts(self, name)

    def is_scevable(self, type: Type) -> bool:
        """Whether values of the type have expressions: integers and pointers."""
        return isinstance(type, (IntType, PointerType))

    def unsigned_range(self, e: SCEV) -> ConstantRange:
        """The values of an expression, preferably as an interval that doesn't wrap around without sign."""
        self.settle()
        return ranges.unsigned_range(self, _known(e))

    def signed_range(self, e: SCEV) -> ConstantRange:
        """The values of an expression, preferably as an interval that doesn't wrap around with sign."""
        self.settle()
        return ranges.signed_range(self, _known(e))

    def signed_min(self, e: SCEV) -> int:
        """The least value, read with sign."""
        self.settle()
        return ranges.signed_min(self, _known(e))

    def min_trailing_zeros(self, e: SCEV) -> int:
        """How many low bits are known to be zero; all of them for a known 0."""
        self.settle()
        return multiples.min_trailing_zeros(self, _known(e))

    def step_recurrence(self, e: SCEVAddRecExpr) -> SCEV:
        """By how much it grows in an iteration: a recurrence itself unless `e` is affine."""
        self.settle()
        return addrec.step_recurrence(self, e)

    # -- expressions of expressions

    def constant(self, type: Type, value: int) -> SCEV:
        """An integer of the type, modulo 2**bits."""
        return self.table.constant(type, value)

    def add(self, a: SCEV, b: SCEV) -> SCEV:
        """`a + b`, of one width, at most one of them a pointer."""
        self.settle()
        return add.add2(self, a, b)

    def minus(self, a: SCEV, b: SCEV) -> SCEV:
        """`a - b`; could-not-compute for pointers with different bases."""
        self.settle()
        return add.minus(self, a, b)

    def negative(self, e: SCEV) -> SCEV:
        """`-e`."""
        self.settle()
        return add.negative(self, e)

    def abs(self, e: SCEV) -> SCEV:
        """The absolute value; of the least integer that integer."""
        self.settle()
        return minmax.abs_(self, e, False)

    def umin(self, a: SCEV, b: SCEV) -> SCEV:
        """The smaller one, read without sign."""
        self.settle()
        return minmax.umin2(self, a, b)

    def umax(self, a: SCEV, b: SCEV) -> SCEV:
        """The larger one, read without sign."""
        self.settle()
        return minmax.umax2(self, a, b)

    def pointer_base(self, e: SCEV) -> SCEV:
        """The pointer that integers are added to; of an integer itself."""
        return add.pointer_base(e)

    def mul(self, a: SCEV, b: SCEV) -> SCEV:
        """`a * b`, of one width."""
        self.settle()
        return mul.mul2(self, a, b)

    def trunc(self, e: SCEV, type: Type) -> SCEV:
        """The low bits of an integer, as many as the narrower `type` has."""
        self.settle()
        return casts.trunc(self, e, type)

    def zext(self, e: SCEV, type: Type) -> SCEV:
        """An integer in the wider `type`, read without sign."""
        self.settle()
        return casts.zext(self, e, type)

    def sext(self, e: SCEV, type: Type) -> SCEV:
        """An integer in the wider `type`, read with sign."""
        self.settle()
        return casts.sext(self, e, type)

    def noop_or_zext(self, e: SCEV, type: Type) -> SCEV:
        """`e` in `type`, which is at least as wide, its new bits zero."""
        self.settle()
        return casts.noop_or_zext(self, e, type)

    def noop_or_sext(self, e: SCEV, type: Type) -> SCEV:
        """`e` in `type`, which is at least as wide, its new bits those of its sign."""
        self.settle()
        return casts.noop_or_sext(self, e, type)

    def truncate_or_zext(self, e: SCEV, type: Type) -> SCEV:
        """`e` in `type`, its new bits zero where it is wider."""
        self.settle()
        return casts.truncate_or_zext(self, e, type)

    def truncate_or_sext(self, e: SCEV, type: Type) -> SCEV:
        """`e` in `type`, its new bits those of its sign where it is wider."""
        self.settle()
        return casts.truncate_or_sext(self, e, type)

    def post_inc(self, e: SCEVAddRecExpr) -> SCEVAddRecExpr:
        """The recurrence's value in the next iteration."""
        self.settle()
        return addrec.post_inc(self, e)

    def evaluate_at_iteration(self, e: SCEVAddRecExpr, iteration: SCEV) -> SCEV:
        """The recurrence's value in iteration number `iteration`, an integer of any width, counted from zero."""
        self.settle()
        return addrec.evaluate_at_iteration(self, e, iteration)

    # -- how often loops go round

    def backedge_taken_count(self, loop: Loop) -> SCEV:
        """How often the loop goes back to its header: one less than how often its header runs. Could-not-compute (of kind
        `COULD_NOT_COMPUTE`) where that can't be told."""
        return loop_exits.backedge_taken_count(self, self._own_loop(loop), loop_exits.EXACT)

    def constant_max_backedge_taken_count(self, loop: Loop) -> SCEV:
        """The same at most, as a constant."""
        return loop_exits.backedge_taken_count(self, self._own_loop(loop), loop_exits.CONSTANT_MAXIMUM)

    def symbolic_max_backedge_taken_count(self, loop: Loop) -> SCEV:
        """The same at most, as an expression: other exits may end the loop sooner."""
        return loop_exits.backedge_taken_count(self, self._own_loop(loop), loop_exits.SYMBOLIC_MAXIMUM)

    def predicated_backedge_taken_count(self, loop: Loop) -> tuple[SCEV, list[SCEVPredicate]]:
        """How often the loop goes back to its header where all of the predicates hold, and these."""
        self.settle()
        return loop_exits.predicated_backedge_taken_count(self, self._own_loop(loop), loop_exits.EXACT)

    def predicated_symbolic_max_backedge_taken_count(self, loop: Loop) -> tuple[SCEV, list[SCEVPredicate]]:
        """The same at most."""
        self.settle()
        return loop_exits.predicated_backedge_taken_count(self, self._own_loop(loop), loop_exits.SYMBOLIC_MAXIMUM)

    def exit_count(self, loop: Loop, block: BasicBlock) -> SCEV:
        """How often the loop goes back to its header before it is left from this exiting block, if it isn't left from another."""
        return loop_exits.exit_count(self, self._own_loop(loop), block, loop_exits.EXACT)

    def small_constant_trip_count(self, loop: Loop) -> int:
        """How often the header runs, where that is a constant below 2**32; otherwise 0."""
        return loop_exits.small_constant_trip_count(self, self._own_loop(loop))

    def small_constant_max_trip_count(self, loop: Loop) -> int:
        """How often the header runs at most, where that is a constant below 2**32; otherwise 0."""
        return loop_exits.small_constant_max_trip_count(self, self._own_loop(loop))

    def small_constant_trip_multiple(self, loop: Loop) -> int:
        """A number that divides how often the header runs, 1 where no other is known."""
        return loop_exits.small_constant_trip_multiple(self, self._own_loop(loop))

    def at_scope(self, e: SCEV, loop: Loop | None) -> SCEV:
        """What the expression is in the loop: behind inner loops, recurrences are their last values. None: outside all loops."""
        self.settle()
        return at_scope.at_scope(self, _expression(e), loop if loop is None else self._own_loop(loop))

    # -- where expressions are there

    def is_loop_invariant(self, e: SCEV, loop: Loop | None) -> bool:
        """Whether the expression is the same in every iteration. None: outside of all loops."""
        self.settle()
        return dispositions.is_loop_invariant(self, _expression(e), loop if loop is None else self._own_loop(loop))

    def is_available_at_loop_entry(self, e: SCEV, loop: Loop) -> bool:
        """Whether the expression is the same in every iteration, and there where the loop begins."""
        loop = self._own_loop(loop)
        return dispositions.is_available_at_loop_entry(self, _expression(e), loop)

    def dominates(self, e: SCEV, block: BasicBlock) -> bool:
        """Whether all that the expression is made of is there at the block's end."""
        self.settle()
        return dispositions.dominates(self, _expression(e), block)

    # -- what is known of them

    def is_known_predicate(self, pred: str, a: SCEV, b: SCEV) -> bool:
        """Whether `a pred b` holds wherever both are there; `pred` is icmp's: `slt`, `ne` and so on. False says that it isn't known."""
        predicate = _predicate(pred)
        if COULD_NOT_COMPUTE in (_expression(a).kind, _expression(b).kind):
            return False
        if a.bits != b.bits:
            raise ValueError(f"a comparison of {a.type} with {b.type}")
        self.settle()
        return known.is_known_predicate(self, predicate, a, b)

    def is_known_predicate_at(self, pred: str, a: SCEV, b: SCEV, context: Instruction) -> bool:
        """The same where the block of `context` begins."""
        self.settle()
        return known.is_known_predicate_at(self, _predicate(pred), a, b, context)

    def evaluate_predicate_at(self, pred: str, a: SCEV, b: SCEV, context: Instruction) -> bool | None:
        """What the comparison comes to where the block of `context` begins; None where that isn't known."""
        self.settle()
        return known.evaluate_predicate_at(self, _predicate(pred), a, b, context)

    def will_not_overflow(self, op: str, signed: bool, a: SCEV, b: SCEV, context: Instruction | None = None) -> bool:
        """Whether `a` op `b` (op: "add", "sub", "mul") is sure not to overflow; with `context`, where that instruction stands."""
        self.settle()
        return no_wrap.will_not_overflow(self, op, signed, a, b, context)

    def is_known_via_non_recursive_reasoning(self, pred: str, a: SCEV, b: SCEV) -> bool:
        """The same, by ranges and shapes alone."""
        self.settle()
        return known.known_via_non_recursive_reasoning(self, _predicate(pred), a, b)

    def is_known_negative(self, e: SCEV) -> bool:
        """Whether it is less than zero, read with sign."""
        self.settle()
        return known.is_known_negative(self, e)

    def is_known_positive(self, e: SCEV) -> bool:
        """Whether it is greater than zero, read with sign."""
        self.settle()
        return known.is_known_positive(self, e)

    def is_known_non_negative(self, e: SCEV) -> bool:
        """Whether it is zero or greater, read with sign."""
        self.settle()
        return known.is_known_non_negative(self, e)

    def is_known_non_positive(self, e: SCEV) -> bool:
        """Whether it is zero or less, read with sign."""
        self.settle()
        return known.is_known_non_positive(self, e)

    def is_known_non_zero(self, e: SCEV) -> bool:
        """Whether it is never zero."""
        self.settle()
        return known.is_known_non_zero(self, e)

    def is_known_on_every_iteration(self, pred: str, a: SCEVAddRecExpr, b: SCEV) -> bool:
        """Whether the recurrence compares so with `b`, invariant in its loop, in every iteration."""
        self.settle()
        return known.is_known_on_every_iteration(self, _predicate(pred), a, b)

    def is_loop_entry_guarded_by_cond(self, loop: Loop, pred: str, a: SCEV, b: SCEV) -> bool:
        """Whether `a pred b` holds wherever the loop is entered."""
        self.settle()
        return known.is_loop_entry_guarded_by_cond(self, loop, _predicate(pred), a, b)

    def is_loop_backedge_guarded_by_cond(self, loop: Loop, pred: str, a: SCEV, b: SCEV) -> bool:
        """Whether `a pred b` holds wherever the loop goes back to its header."""
        self.settle()
        return known.is_loop_backedge_guarded_by_cond(self, loop, _predicate(pred), a, b)

    def loop_guards(self, loop: Loop) -> LoopGuards:
        """What the conditions ahead of the loop say of values in its expressions."""
        self.settle()
        return guards.LoopGuards.collect(self, self._own_loop(loop))

    def is_guaranteed_not_to_cause_ub(self, e: SCEV) -> bool:
        """Whether computing the expression is never undefined behaviour, as dividing by zero or poison is."""
        return no_wrap.is_guaranteed_not_to_cause_ub(self, e)

    def implies_poison(self, assumed: SCEV, e: SCEV) -> bool:
        """Whether `e` is poison if `assumed` is."""
        return no_wrap.implies_poison(self, assumed, e)

    def is_executed_with(self, instruction: Instruction, ops: Iterable[SCEV]) -> bool:
        """Whether the instruction is executed whenever control comes to where all of the expressions can first be there."""
        self.settle()
        return no_wrap.is_guaranteed_to_transfer_execution_to(self, no_wrap.defining_scope_bound(self, ops), instruction)

    # -- flags

    def strengthen_no_wrap_flags(self, kind: int, ops: Sequence[SCEV], flags: int) -> int:
        """`flags` and what else the operands tell of a sum, product or recurrence (kinds ADD, MUL, ADDREC) of them."""
        return no_wrap.strengthen(self, kind, ops, flags)

    def set_no_wrap_flags(self, ar: SCEVAddRecExpr, flags: int) -> None:
        """Give the recurrence flags that were proved; what was told without them is forgotten."""
        no_wrap.set_addrec_flags(self, ar, flags)

    def has_facts_for_induction(self, loop: Loop) -> bool:
        """Whether the loop's conditions may tell something: its turns are bounded, or there are assumptions, or guards in the module."""
        return no_wrap.has_facts_for_induction(self, loop)

    def prove_no_signed_wrap_via_induction(self, ar: SCEVAddRecExpr) -> int:
        """The recurrence's flags, with NSW where conditions of its loop keep it from wrapping. Asked once a recurrence."""
        return no_wrap.prove_no_signed_wrap_via_induction(self, ar)

    def prove_no_unsigned_wrap_via_induction(self, ar: SCEVAddRecExpr) -> int:
        """The recurrence's flags, with NUW where conditions of its loop keep it from wrapping. Asked once a recurrence."""
        return no_wrap.prove_no_unsigned_wrap_via_induction(self, ar)

    def prove_no_wrap_by_varying_start(self, flag: int, start: SCEV, step: SCEV, loop: Loop) -> bool:
        """Whether `{start,+,step}` has `flag` (NUW or NSW) because a recurrence that exists and starts beside it has it."""
        return no_wrap.prove_no_wrap_by_varying_start(self, flag, start, step, loop)

    def signed_overflow_limit(self, step: SCEV) -> tuple[Predicate, SCEV] | None:
        """(predicate, limit): what compares so with the limit grows by `step` without signed overflow. None for a step of any sign."""
        return no_wrap.signed_overflow_limit(self, step)

    def unsigned_overflow_limit(self, step: SCEV) -> tuple[Predicate, SCEV]:
        """(predicate, limit): what compares so with the limit grows by `step` without unsigned overflow."""
        return no_wrap.unsigned_overflow_limit(self, step)

    # -- the caller's own

    def _own_value(self, value: Value) -> Value:
        """The value, if it is one that may be asked for here."""
        if not isinstance(value, Value):
            raise TypeError(f"a value of the IR expected, not {_kind(value)}")
        if not self.is_scevable(value.type):
            raise ValueError(f"{value!r} is neither integer nor pointer")
        home = value.module if isinstance(value, GlobalValue) else value.function if isinstance(value, LocalValue) else None
        if home is not None and home is not self.function and home is not self.module:
            raise ValueError(f"{value.ref} is not a value of {self.function.ref}")
        return value

    def _own_loop(self, loop: Loop) -> Loop:
        """The loop, if it is one of `loops`."""
        self.settle()
        if not isinstance(loop, Loop):
            raise TypeError(f"a loop expected (one of `scev.loops`), not {_kind(loop)}")
        if self.loops.loop_for(loop.header) is not loop:
            raise ValueError(f"Loop {loop.header.ref} is none of the loops of {self.function.ref} that are known here")
        return loop

    # -- forgetting

    def forget_loop(self, loop: Loop) -> None:
        """To be called when the loop's trip count may have changed: forgets it, and what is computed from the loop's phis."""
        forget.forget_loop(self, loop)

    def forget_topmost_loop(self, loop: Loop) -> None:
        """`forget_loop` of the outermost loop around."""
        forget.forget_topmost_loop(self, loop)

    def forget_value(self, value: Value) -> None:
        """To be called when the value, or what is assumed of it, has changed or goes away: forgets it and what is computed from it."""
        forget.forget_value(self, value)

    def forget_all_loops(self) -> None:
        """To be called when anything may have changed but which blocks and loops there are."""
        forget.forget_all_loops(self)

    def forget_memoized_results(self, expressions: Iterable[SCEV]) -> None:
        """Forget what follows from these expressions."""
        forget.forget_memoized_results(self, expressions)

    def forget_block_and_loop_dispositions(self, value: Value | None = None) -> None:
        """To be called when the value, or any, has moved to another block."""
        forget.forget_block_and_loop_dispositions(self, value)


def _expression(e: SCEV) -> SCEV:
    if not isinstance(e, SCEV):
        raise TypeError(f"an expression expected (`scev.get(value)`), not {_kind(e)}")
    return e


def _predicate(name: str) -> Predicate:
    found = ICMP.get(name)
    if found is None:
        raise ValueError(f"no predicate of icmp: {name!r} (one of {', '.join(ICMP)} expected)")
    return found


def _known(e: SCEV) -> SCEV:
    """The expression, if it is one that has values."""
    if _expression(e).kind == COULD_NOT_COMPUTE:
        raise ValueError("what could not be computed has no range")
    return e


def _kind(thing: object) -> str:
    name = type(thing).__name__
    return "None" if thing is None else f"{'an' if name[0] in 'AEIOU' else 'a'} {name}"
