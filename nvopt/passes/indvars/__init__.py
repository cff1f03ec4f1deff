"""indvars: counters of loops in simple form, so that loops can be counted, unrolled, deleted.

    loop:                                                        loop:
      %i = phi i32 [ 0, %entry ], [ %next, %loop ]                 %i = phi i32 [ 0, %entry ], [ %next, %loop ]
      %w = sext i32 %i to i64                                      %w = zext nneg i32 %i to i64
      %p = getelementptr float, ptr addrspace(1) %a, i64 %w        %p = getelementptr float, ptr addrspace(1) %a, i64 %w
      store float %x, ptr addrspace(1) %p                 ->       store float %x, ptr addrspace(1) %p
      %next = add i32 %i, 1                                        %next = add nuw nsw i32 %i, 1
      %more = icmp slt i32 %next, 100                              %exitcond = icmp ne i32 %next, 100
      br i1 %more, label %loop, label %done                        br i1 %exitcond, label %loop, label %done
    done:                                                        done:
      %last = phi i32 [ %next, %loop ]                             ret i32 100
      ret i32 %last

For each loop, inner ones first:

1. Loops are brought into loop-simplify form, and closed. Where `iv-loop-level` or `Disable-unknown-trip-iv` say so, a loop is left alone.
2. Counters in floating point that hold small integers become integers (float_counters.py).
3. Users of inductions (users.py): comparisons whose outcome is known, remainders of less than the divisor, operations that need no sign,
   flags that can be proven, what doesn't change in the loop.
4. Counters of which only wider ones are needed become those (widening.py).
5. Exit values (exit_values.py): what is used behind the loop and can be computed without it.
6. Congruent inductions become one (congruent.py).
7. Exit tests (exit_tests.py): exits that are known to be taken at once or never; exits that can be decided ahead of the loop; tests of
   counters for equality.
8. Dead phis go, and what only code behind the loop needs moves there.

What ScalarEvolution knows of a GPU counts: launch bounds, tid below ntid. `opt -passes=indvars` on the same input differs in that, and in
what costs a GPU more than it gains: counters are not widened beyond a register, since there the extension of an index is free (IMAD.WIDE),
and a counter of 64 bits takes two registers.

Knobs: replexitval, scev-cheap-expansion-budget, indvars-widen-indvars, indvars-post-increment-ranges, disable-lftr,
indvars-predicate-loops, Disable-unknown-trip-iv, iv-loop-level, verify-indvars.

Source: the public description of cicc's IndVarSimplify, and LLVM's.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from nvopt.analysis.dominators import DominatorTree
from nvopt.analysis.loops import LoopInfo
from nvopt.analysis.scev.expressions.kinds import COULD_NOT_COMPUTE, SCEV, SCEVConstant
from nvopt.analysis.scev.scalar_evolution import ScalarEvolution
from nvopt.ir import Function, IRError
from nvopt.knobs import declare
from nvopt.passes.base import Context, FunctionPass

if TYPE_CHECKING:
    from nvopt.analysis.loops import Loop

_SOURCE = "cicc's IndVarSimplify"
REPLACE_EXIT_VALUES = declare(
    "replexitval",
    "cheap",
    "Which values behind loops are computed without the loop",
    source=_SOURCE,
    choices=("never", "cheap", "noharduse", "unusedindvarinloop", "always"),
)
DISABLE_LFTR = declare("disable-lftr", False, "Leave the exit tests of loops as they are", source=_SOURCE)
PREDICATE_LOOPS = declare("indvars-predicate-loops", True, "Decide exits of loops without side effects ahead of the loop", source=_SOURCE)
WIDEN = declare("indvars-widen-indvars", True, "Count in 32 bits where nothing but extensions to that needs a counter", source=_SOURCE)
POST_INCREMENT = declare("indvars-post-increment-ranges", True, "Widen a counter also where what comes next is extended", source=_SOURCE)
DISABLE_UNKNOWN_TRIP = declare(
    "Disable-unknown-trip-iv", False, "Leave loops alone of which it isn't known how often they run", source=_SOURCE
)
LOOP_LEVEL = declare(
    "iv-loop-level", 0, "The deepest loops that are looked at, 1 for the outermost ones; 0 for all", source=_SOURCE, least=0
)
VERIFY = declare("verify-indvars", False, "Check that loops go round as often as before", source=_SOURCE)
CHEAP_EXPANSION = declare(
    "scev-cheap-expansion-budget",
    4,
    "Instructions that may compute a value ahead of a loop",
    source="LLVM's ScalarEvolutionExpander",
    least=0,
)


class IndVars(FunctionPass):
    """The pass `indvars`."""

    name = "indvars"
    summary = "Simplify the counters of loops: exit tests, values behind loops, what is computed of them"
    preserved = frozenset({DominatorTree, LoopInfo, ScalarEvolution})

    @classmethod
    def class_name(cls) -> str:
        return "IndVarSimplifyPass"

    def run(self, function: Function, context: Context) -> bool:
        if not function.is_parsed and " = phi " not in function.text and not _may_loop(function.text):
            return False
        loops = context.analyses.get(LoopInfo, function)
        if not loops.top_level:
            return False
        scev = context.analyses.get(ScalarEvolution, function)
        return _Simplifier(scev, context).run()


def _may_loop(text: str) -> bool:
    """Whether there is a branch: a loop of one endless block has no phi."""
    return "\n  br " in text or "\n  switch " in text


class _Simplifier:
    """The work on one function."""

    def __init__(self, scev: ScalarEvolution, context: Context) -> None:
        self.scev = scev
        self.knobs = context.knobs
        self.changed = False

    def run(self) -> bool:
        """Does it; whether anything changed."""
        from nvopt.transforms.loops import bring_into_form

        self.changed = bring_into_form(self.scev.dominators, self.scev.loops)
        for loop in list(self.scev.loops.bottom_up()):
            if not self._is_left_alone(loop):
                self._simplify(loop)
        return self.changed

    def _is_left_alone(self, loop: Loop) -> bool:
        from nvopt.transforms.loops import is_simplified

        deepest = self.knobs[LOOP_LEVEL]
        if (deepest and loop.depth > deepest) or not is_simplified(loop):
            return True
        return self.knobs[DISABLE_UNKNOWN_TRIP] and self.scev.backedge_taken_count(loop).kind == COULD_NOT_COMPUTE

    def _simplify(self, loop: Loop) -> None:
        from nvopt.passes.indvars import congruent, exit_tests, exit_values, float_counters, users, widening
        from nvopt.passes.indvars.editing import LoopWork
        from nvopt.transforms.scev_expander import SCEVExpander

        expander = SCEVExpander(self.scev, is_canonical=False, name="indvars.")
        work = LoopWork(self.scev, loop, expander, self.knobs[CHEAP_EXPANSION])
        float_counters.count_in_integers(work)
        count = self.scev.backedge_taken_count(loop)  # ahead of all: some are found only while little is known
        users.simplify_users(work)
        if self.knobs[WIDEN]:
            widening.widen_counters(work, self.knobs[POST_INCREMENT])
        self._count_again(loop, count)
        policy = self.knobs[REPLACE_EXIT_VALUES]
        if policy != "never":
            exit_values.rewrite_exit_values(work, policy)
        congruent.merge_congruent(work)
        work.drop_dead()
        self._count_again(loop, count)
        exit_tests.fold_exits(work)
        goes_round_less = self.knobs[PREDICATE_LOOPS] and exit_tests.predicate_exits(work)
        if not self.knobs[DISABLE_LFTR]:
            exit_tests.replace_exit_tests(work)
        work.drop_dead()
        expander.undo()
        if self.knobs[VERIFY] and not goes_round_less:
            self._check_count(loop, count)
        congruent.sink_unused(work)
        exit_values.rewrite_first_iteration_values(work)
        congruent.delete_dead_phis(work)
        work.drop_dead()
        self.changed |= work.changed

    def _count_again(self, loop: Loop, before: SCEV) -> None:
        """What is asked for while something else of the loop is looked at may not be found; before all else, it is."""
        if before.kind != COULD_NOT_COMPUTE and self.scev.backedge_taken_count(loop).kind == COULD_NOT_COMPUTE:
            self.scev.forget_loop(loop)
            self.scev.backedge_taken_count(loop)

    def _check_count(self, loop: Loop, before: SCEV) -> None:
        """IRError where the loop is sure to go round another number of times than before."""
        self.scev.forget_loop(loop)
        after = self.scev.backedge_taken_count(loop)
        if COULD_NOT_COMPUTE in (before.kind, after.kind):
            return
        difference = self.scev.minus(self.scev.truncate_or_zext(after, before.type), before)
        if isinstance(difference, SCEVConstant) and not difference.is_zero:
            raise IRError(f"the loop of {loop.header.ref} went round {before} times, and now {after}")
