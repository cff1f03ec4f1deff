"""From the condition of one exit to how often the loop goes round before it is left there.

    limit_of_exit(se, loop, block, is_only_exit, allow_predicates)    # ExitLimit

Conditions are taken apart (`and`, `or`, their selects), comparisons brought to `recurrence predicate invariant` and counted
(steps_to_exit.py); what that doesn't solve is run through (loop_execution.py) or bounded by the bits that are shifted out (shift_loops.py).

Source: LLVM's ScalarEvolution::computeExitLimit and what it calls.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeGuard

from nvopt.analysis.constant_range import ConstantRange
from nvopt.analysis.scev.counts import at_scope, loop_execution, steps_to_exit
from nvopt.analysis.scev.counts.exit_limit import ExitLimit
from nvopt.analysis.scev.expressions import add, addrec, casts, minmax
from nvopt.analysis.scev.expressions.kinds import ADDREC, COULD_NOT_COMPUTE, NSW, NUW, NW, SCEV, ZERO_EXTEND, SCEVAddRecExpr, SCEVConstant
from nvopt.analysis.scev.facts import comparisons, dispositions, known, loop_properties, no_wrap, ranges
from nvopt.analysis.scev.facts.relations import Comparison
from nvopt.ir import (
    BasicBlock,
    BinaryOperator,
    BranchInst,
    CallInst,
    CmpInst,
    ConstantInt,
    ExtractValueInst,
    IntType,
    SelectInst,
    SwitchInst,
    Value,
)
from nvopt.ir.predicates import EQ, SLT, ULT, Predicate

if TYPE_CHECKING:
    from nvopt.analysis.loops import Loop
    from nvopt.analysis.scev.scalar_evolution import ScalarEvolution


def limit_of_exit(se: ScalarEvolution, loop: Loop, block: BasicBlock, is_only_exit: bool, allow_predicates: bool) -> ExitLimit:
    """How often the loop goes round before it is left from `block`, its only exit or one of several."""
    latch = loop_properties.edges(se, loop).latch
    if latch is None or not se.dominators.dominates(block, latch):
        return ExitLimit(se.table.could_not_compute)
    terminator = block.terminator
    if isinstance(terminator, BranchInst):
        exit_if_true = not loop.contains_block(terminator.successors[0])
        return limit_of_condition(se, loop, terminator.condition, exit_if_true, is_only_exit, allow_predicates)
    if isinstance(terminator, SwitchInst):
        return _limit_of_switch(se, loop, terminator, is_only_exit)
    return ExitLimit(se.table.could_not_compute)


def limit_of_condition(
    se: ScalarEvolution, loop: Loop, condition: Value, exit_if_true: bool, controls_only_exit: bool, allow_predicates: bool = False
) -> ExitLimit:
    """How often the loop goes round before `condition` takes the exit.

    `controls_only_exit`: the condition decides alone on the only exit, so that to miss it is to run forever.
    """
    return _Conditions(se, loop, exit_if_true, allow_predicates).limit_of(condition, controls_only_exit)


class _Conditions:
    """The limits of a condition and its parts, each found once."""

    __slots__ = ("allow_predicates", "exit_if_true", "known", "loop", "se")

    def __init__(self, se: ScalarEvolution, loop: Loop, exit_if_true: bool, allow_predicates: bool) -> None:
        self.se, self.loop, self.exit_if_true, self.allow_predicates = se, loop, exit_if_true, allow_predicates
        self.known: dict[tuple[Value, bool], ExitLimit] = {}

    def limit_of(self, condition: Value, controls_only_exit: bool) -> ExitLimit:
        key = (condition, controls_only_exit)
        found = self.known.get(key)
        if found is None:
            found = self.known[key] = self._find(condition, controls_only_exit)
        return found

    def _find(self, condition: Value, controls_only_exit: bool) -> ExitLimit:
        se, loop = self.se, self.loop
        if (parts := _parts(condition)) is not None:
            return self._limit_of_both(condition, *parts, controls_only_exit)
        if isinstance(condition, CmpInst) and condition.opcode == "icmp":
            found = self._limit_of_icmp(condition, controls_only_exit, False)
            if found.is_exact or not self.allow_predicates:
                return found
            return self._limit_of_icmp(condition, controls_only_exit, True)
        if isinstance(condition, ConstantInt):
            is_taken = condition.is_zero != self.exit_if_true
            return ExitLimit(se.table.constant(condition.type, 0) if is_taken else se.table.could_not_compute)
        if (comparison := self._overflow_check(condition)) is not None:
            found = limit_of_comparison(se, loop, *comparison, controls_only_exit, self.allow_predicates)
            if found.is_known:
                return found
        return ExitLimit(loop_execution.exit_count_exhaustively(se, loop, condition, self.exit_if_true))

    def _limit_of_both(self, condition: Value, one: Value, other: Value, is_and: bool, controls_only_exit: bool) -> ExitLimit:
        """Of `one and other`, `one or other`: either of the two may take the exit, or it is taken only where both would."""
        either_exits = is_and != self.exit_if_true
        first = self.limit_of(one, controls_only_exit and not either_exits)
        second = self.limit_of(other, controls_only_exit and not either_exits)
        if isinstance(other, ConstantInt):
            return first if other.is_zero != is_and else second
        if isinstance(one, ConstantInt):
            return second if one.is_zero != is_and else first
        se = self.se
        nothing: SCEV = se.table.could_not_compute
        exact = constant_max = symbolic_max = nothing
        if either_exits:
            is_sequential = not isinstance(condition, BinaryOperator)
            if first.is_exact and second.is_exact:
                exact = minmax.umin_mismatched(se, [first.exact, second.exact], is_sequential)
            constant_max = _least_known(se, first.constant_max, second.constant_max, False)
            symbolic_max = _least_known(se, first.symbolic_max, second.symbolic_max, is_sequential)
        elif first.exact is second.exact:
            exact = first.exact
        if constant_max is nothing and exact is not nothing:
            constant_max = se.table.constant(exact.type, ranges.unsigned_max(se, exact))
        if symbolic_max is nothing:
            symbolic_max = constant_max if exact is nothing else exact
        return ExitLimit(exact, constant_max, symbolic_max, False, (*first.predicates, *second.predicates))

    def _limit_of_icmp(self, condition: CmpInst, controls_only_exit: bool, allow_predicates: bool) -> ExitLimit:
        se, loop = self.se, self.loop
        predicate = condition.predicate.inverse if self.exit_if_true else condition.predicate
        lhs, rhs = condition.operands
        compared = se.get(lhs), se.get(rhs)
        found = limit_of_comparison(se, loop, predicate, *compared, controls_only_exit, allow_predicates)
        if found.is_known:
            return steps_to_exit.bounded_by_flags(se, loop, found, compared, controls_only_exit)
        count = loop_execution.exit_count_exhaustively(se, loop, condition, self.exit_if_true)
        if count.kind != COULD_NOT_COMPUTE:
            return ExitLimit(count)
        from nvopt.analysis.scev.counts import shift_loops  # late: few loops shift

        return shift_loops.limit_of_shifts(se, loop, predicate, lhs, rhs)

    def _overflow_check(self, condition: Value) -> tuple[Predicate, SCEV, SCEV] | None:
        """The comparison that must hold for the loop to go on where it ends when `x op constant` overflows."""
        if not isinstance(condition, ExtractValueInst) or condition.indices != (1,):
            return None
        call = condition.operands[0]
        operation = _overflow_operation(call)
        if operation is None or not isinstance(call, CallInst) or not isinstance(constant := call.args[1], ConstantInt):
            return None
        se = self.se
        region = ConstantRange.make_exact_no_wrap_region(operation[1], constant.bits, constant.unsigned, operation[0])
        predicate, bound, offset = region.equivalent_icmp()
        lhs = se.get(call.args[0])
        if offset:
            lhs = add.add2(se, lhs, se.table.constant(constant.type, offset))
        return (predicate if self.exit_if_true else predicate.inverse), lhs, se.table.constant(constant.type, bound)


def _parts(condition: Value) -> tuple[Value, Value, bool] | None:
    """(one, other, is `and`) of `one and other`, `one or other`, also as a select that doesn't look at `other` in vain."""
    if isinstance(condition, BinaryOperator):
        return (*condition.operands, condition.opcode == "and") if condition.opcode in ("and", "or") else None  # type: ignore[return-value]
    if isinstance(condition, SelectInst):
        one, if_true, if_false = condition.operands
        if isinstance(if_false, ConstantInt) and if_false.is_zero:
            return one, if_true, True
        if isinstance(if_true, ConstantInt) and not if_true.is_zero:
            return one, if_false, False
    return None


def _overflow_operation(call: Value) -> tuple[bool, str] | None:
    """(is signed, opcode) of a call of `llvm.uadd.with.overflow.i32` and its like."""
    if not isinstance(call, CallInst):
        return None
    name = call.callee_name
    if not name.startswith("llvm.") or ".with.overflow." not in name:
        return None
    return name[5] == "s", name[6:9]


def _least_known(se: ScalarEvolution, one: SCEV, other: SCEV, is_sequential: bool) -> SCEV:
    if one.kind == COULD_NOT_COMPUTE:
        return other
    return one if other.kind == COULD_NOT_COMPUTE else minmax.umin_mismatched(se, [one, other], is_sequential)


def _limit_of_switch(se: ScalarEvolution, loop: Loop, switch: SwitchInst, is_only_exit: bool) -> ExitLimit:
    """Of a switch one case of which leaves the loop: it goes on while the value isn't that one."""
    outside = {one for one in switch.successors if not loop.contains_block(one)}
    edges = [one for one in switch.successors if one in outside]
    leaving = [value for value, target in switch.cases if target in outside]
    if len(edges) != 1 or len(leaving) != 1:
        return ExitLimit(se.table.could_not_compute)
    value = at_scope.at_scope(se, se.get(switch.condition), loop)
    return steps_to_exit.far_to_zero(se, loop, add.minus(se, value, se.get(leaving[0])), is_only_exit, False)


# -- comparisons


def limit_of_comparison(
    se: ScalarEvolution, loop: Loop, predicate: Predicate, lhs: SCEV, rhs: SCEV, controls_only_exit: bool, allow_predicates: bool
) -> ExitLimit:
    """How often the loop goes round that goes on while `lhs predicate rhs`."""
    lhs, rhs = at_scope.at_scope(se, lhs, loop), at_scope.at_scope(se, rhs, loop)
    if dispositions.is_loop_invariant(se, lhs, loop) and not dispositions.is_loop_invariant(se, rhs, loop):
        lhs, rhs, predicate = rhs, lhs, predicate.swapped
    must_end_here = (
        controls_only_exit
        and loop_properties.loop_has_no_abnormal_exits(se, loop)
        and loop_properties.loop_is_finite_by_assumption(se, loop)
    )
    (predicate, lhs, rhs), _ = comparisons.simplify_icmp_operands(se, Comparison(predicate, lhs, rhs))
    if isinstance(rhs, SCEVConstant) and isinstance(lhs, SCEVAddRecExpr) and lhs.loop is loop:
        inside = ConstantRange.exact_icmp_region(predicate, rhs.bits, rhs.value)
        count = addrec.num_iterations_in_range(se, lhs, inside)
        if count.kind != COULD_NOT_COMPUTE:
            return ExitLimit(count)
    may_add_one = False
    if must_end_here and dispositions.is_loop_invariant(se, rhs, loop):
        _strengthen_flags(se, loop, predicate, lhs)
        may_add_one = se.knobs.finite_loop
    if predicate.is_equality:
        return _limit_of_equality(se, loop, predicate, lhs, rhs, controls_only_exit, allow_predicates)
    is_signed = predicate.is_signed
    if predicate.is_less:
        if not predicate.is_strict:
            if not may_add_one:
                # One more than the right side may overflow: not so in twice the width.
                if not isinstance(lhs.type, IntType):
                    return ExitLimit(se.table.could_not_compute)
                extend, wide = casts.sext if is_signed else casts.zext, IntType.get(2 * lhs.bits)
                lhs, rhs = extend(se, lhs, wide), extend(se, rhs, wide)
            rhs = add.add2(se, se.table.constant(rhs.type, 1), rhs)
        return steps_to_exit.less_than(se, loop, lhs, rhs, is_signed, controls_only_exit, allow_predicates)
    if not predicate.is_strict:
        if not may_add_one:
            return ExitLimit(se.table.could_not_compute)
        rhs = add.add2(se, se.table.constant(rhs.type, -1), rhs)
    return steps_to_exit.greater_than(se, loop, lhs, rhs, is_signed, controls_only_exit, allow_predicates)


def _limit_of_equality(
    se: ScalarEvolution, loop: Loop, predicate: Predicate, lhs: SCEV, rhs: SCEV, controls_only_exit: bool, allow_predicates: bool
) -> ExitLimit:
    nothing = se.table.could_not_compute
    if lhs.is_pointer:
        lhs = casts.lossless_ptrtoint(se, lhs)
    if lhs is not nothing and rhs.is_pointer:
        rhs = casts.lossless_ptrtoint(se, rhs)
    if lhs is nothing or rhs is nothing:
        return ExitLimit(nothing)
    difference = add.minus(se, lhs, rhs)
    if predicate is EQ:
        return steps_to_exit.far_to_non_zero(se, difference)
    return steps_to_exit.far_to_zero(se, loop, difference, controls_only_exit, allow_predicates)


def _strengthen_flags(se: ScalarEvolution, loop: Loop, predicate: Predicate, lhs: SCEV) -> None:
    """What the recurrence may be said not to do in a loop that must end by this comparison with an invariant value.

    By a step of a power of two it would take the same values again, once around: without end. And one that rises but never gets all the way
    around has passed its largest value, so the loop would have ended before it wraps.
    """
    inner = lhs.operands[0] if lhs.kind == ZERO_EXTEND else lhs
    if _is_affine_in(inner, loop) and not inner.flags & NW and known.is_known_to_be_power_of_two(se, inner.operands[1], True, True):
        _add_flags(se, inner, NW)
    if predicate in (SLT, ULT):
        flag = NSW if predicate is SLT else NUW
        if _is_affine_in(lhs, loop) and not lhs.flags & flag and lhs.flags & NW and known.is_known_positive(se, lhs.operands[1]):
            _add_flags(se, lhs, flag)


def _is_affine_in(e: SCEV, loop: Loop) -> TypeGuard[SCEVAddRecExpr]:
    return isinstance(e, SCEVAddRecExpr) and e.loop is loop and e.is_affine


def _add_flags(se: ScalarEvolution, recurrence: SCEVAddRecExpr, flag: int) -> None:
    flags = no_wrap.strengthen(se, ADDREC, list(recurrence.operands), recurrence.flags | flag)
    no_wrap.set_addrec_flags(se, recurrence, flags)
