"""How often a recurrence can step before a comparison with it turns out otherwise: `i != 0`, `i < n`, `i > n`.

    far_to_zero(se, loop, minus(i, n), …)       # while (i != n)
    less_than(se, loop, i, n, True, …)          # while (i < n), signed

The count is a formula like `((n + -1 - start) /u stride) + 1`. What makes it hard is what might overflow: the recurrence before it gets to
its end, and the formula itself. Which facts are looked at, and in which order, is LLVM's, for the formula depends on it.

Source: LLVM's ScalarEvolution::howFarToZero, howManyLessThans and howManyGreaterThans.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from nvopt.analysis.scev.counts import at_scope
from nvopt.analysis.scev.counts.exit_limit import ExitLimit
from nvopt.analysis.scev.expressions import add, addrec, casts, minmax, mul, udiv
from nvopt.analysis.scev.expressions.kinds import (
    ADDREC,
    CONSTANT,
    COULD_NOT_COMPUTE,
    NSW,
    NUW,
    NW,
    SCEV,
    SIGN_EXTEND,
    ZERO_EXTEND,
    SCEVAddRecExpr,
    SCEVConstant,
)
from nvopt.analysis.scev.facts import dispositions, guards, known, loop_properties, multiples, no_wrap, predicates, ranges
from nvopt.analysis.scev.gpu import strides
from nvopt.ir import IntType
from nvopt.ir.predicates import EQ, NE, SGE, SGT, SLT, UGE, UGT, ULT, Predicate

if TYPE_CHECKING:
    from nvopt.analysis.loops import Loop
    from nvopt.analysis.scev.facts.predicates import SCEVPredicate
    from nvopt.analysis.scev.scalar_evolution import ScalarEvolution


class _Reading:
    """What differs between numbers read with and without a sign."""

    __slots__ = ("at_least", "flag", "greater", "is_signed", "less", "other_flag", "predicate")

    def __init__(self, is_signed: bool) -> None:
        self.is_signed = is_signed
        self.less, self.greater, self.at_least = (SLT, SGT, SGE) if is_signed else (ULT, UGT, UGE)
        self.flag, self.other_flag = (NSW, NUW) if is_signed else (NUW, NSW)
        self.predicate = predicates.NSSW if is_signed else predicates.NUSW

    def least_of(self, se: ScalarEvolution, e: SCEV) -> int:
        return ranges.signed_min(se, e) if self.is_signed else ranges.unsigned_min(se, e)

    def largest_of(self, se: ScalarEvolution, e: SCEV) -> int:
        return ranges.signed_max(se, e) if self.is_signed else ranges.unsigned_max(se, e)

    def least(self, bits: int) -> int:
        return -(1 << (bits - 1)) if self.is_signed else 0

    def largest(self, bits: int) -> int:
        return (1 << (bits - 1 if self.is_signed else bits)) - 1

    def smaller(self, se: ScalarEvolution, a: SCEV, b: SCEV) -> SCEV:
        return minmax.smin2(se, a, b) if self.is_signed else minmax.umin2(se, a, b)

    def larger(self, se: ScalarEvolution, a: SCEV, b: SCEV) -> SCEV:
        return minmax.smax2(se, a, b) if self.is_signed else minmax.umax2(se, a, b)


_READINGS = (_Reading(False), _Reading(True))


# -- while (x != 0)


def far_to_zero(se: ScalarEvolution, loop: Loop, e: SCEV, controls_only_exit: bool, allow_predicates: bool) -> ExitLimit:
    """How often the loop goes round that goes on while `e` isn't zero."""
    unknown = ExitLimit(se.table.could_not_compute)
    if e.kind == CONSTANT:
        return ExitLimit(e) if e.is_zero else unknown
    needed: list[SCEVPredicate] = []
    recurrence = _recurrence_in(_without_extensions(e))
    if recurrence is None and allow_predicates:
        recurrence, needed = _predicated_recurrence(se, e, loop)
    if recurrence is None or recurrence.loop is not loop:
        return unknown
    if len(recurrence.operands) == 3 and not recurrence.is_pointer:
        return _far_to_zero_of_quadratic(se, recurrence, needed)
    return (
        _far_to_zero_of_affine(se, recurrence, controls_only_exit, needed if allow_predicates else None)
        if recurrence.is_affine
        else unknown
    )


def _far_to_zero_of_quadratic(se: ScalarEvolution, recurrence: SCEVAddRecExpr, needed: list[SCEVPredicate]) -> ExitLimit:
    from nvopt.analysis.scev.expressions import quadratic  # late: most recurrences are affine

    constants = quadratic.coefficients(recurrence)
    found = quadratic.first_zero(constants, recurrence.bits) if constants is not None else None
    if found is None:
        return ExitLimit(se.table.could_not_compute)
    count = se.table.constant(IntType.get(found[1]), found[0])
    return ExitLimit(count, count, count, False, needed)


def _far_to_zero_of_affine(
    se: ScalarEvolution, recurrence: SCEVAddRecExpr, controls_only_exit: bool, needed: list[SCEVPredicate] | None
) -> ExitLimit:
    """The least n with start + step*n = 0. What must hold when the program runs goes to `needed`; None forbids that."""
    unknown = ExitLimit(se.table.could_not_compute)
    loop = recurrence.loop
    start = at_scope.at_scope(se, recurrence.start, loop.parent)
    step = at_scope.at_scope(se, recurrence.operands[1], loop.parent)
    if not dispositions.is_loop_invariant(se, step, loop):
        return unknown
    facts = guards.LoopGuards.collect(se, loop)
    step_inside = guards.apply_loop_guards(se, step, facts)
    counts_down = known.is_known_negative(se, step_inside)
    if not counts_down and not known.is_known_non_negative(se, step_inside):
        return unknown
    distance = start if counts_down else add.negative(se, start)
    if step.is_one or step.is_all_ones:
        bound = se.table.constant(distance.type, _largest_unit_distance(se, loop, distance, facts))
        return ExitLimit(distance, bound, distance, False, needed or ())
    if controls_only_exit and recurrence.flags & NW and loop_properties.loop_has_no_abnormal_exits(se, loop):
        # Whether the step divides the distance doesn't matter: to miss zero is to wrap around, which is undefined.
        may_stand_still = not known.is_known_non_zero(se, step_inside)
        if may_stand_still and not (loop_properties.loop_is_finite_by_assumption(se, loop) and known.is_known_non_zero(se, start)):
            return unknown
        count = udiv.udiv(se, distance, add.negative(se, step) if counts_down else step)
    else:
        if not isinstance(step, SCEVConstant) or step.is_zero:
            return unknown
        count = _least_root(se, loop, step, add.negative(se, start), needed)
        if count.kind == COULD_NOT_COMPUTE:
            return unknown
    bound = se.table.constant(count.type, _largest_with_guards(se, count, facts))
    return ExitLimit(count, bound, count, False, needed or ())


def _largest_with_guards(se: ScalarEvolution, e: SCEV, facts: guards.LoopGuards) -> int:
    return min(ranges.unsigned_max(se, guards.apply_loop_guards(se, e, facts)), ranges.unsigned_max(se, e))


def _largest_unit_distance(se: ScalarEvolution, loop: Loop, distance: SCEV, facts: guards.LoopGuards) -> int:
    """The largest distance. In a rotated loop it is n - 1, which is small where n is, though as an expression it may wrap around."""
    largest = _largest_with_guards(se, distance, facts)
    one, zero = se.table.constant(distance.type, 1), se.table.constant(distance.type, 0)
    following = add.add2(se, distance, one)
    if known.is_loop_entry_guarded_by_cond(se, loop, NE, following, zero):
        largest = min(largest, ranges.unsigned_max(se, following) - 1 & (1 << distance.bits) - 1)
    return largest


def _least_root(se: ScalarEvolution, loop: Loop, factor: SCEVConstant, product: SCEV, needed: list[SCEVPredicate] | None) -> SCEV:
    """The least n with factor*n = product modulo 2**bits; that the product has as many trailing zeros as the factor may go to `needed`."""
    bits = factor.bits
    twos = (factor.value & -factor.value).bit_length() - 1
    zeros = multiples.min_trailing_zeros(se, product)
    if zeros < twos and (predecessor := loop.predecessor) is not None:
        zeros = multiples.min_trailing_zeros(se, product, predecessor.terminator)
    divisor = se.table.constant(product.type, 1 << twos)
    if zeros < twos:
        rest = udiv.urem(se, product, divisor)
        zero = se.table.constant(product.type, 0)
        if not known.is_known_predicate(se, EQ, rest, zero):
            if needed is None or known.is_known_predicate(se, NE, rest, zero):
                return se.table.could_not_compute
            needed.append(predicates.equal_predicate(se, rest, zero))
    inverse = pow(factor.value >> twos, -1, 1 << (bits - twos))
    return udiv.udiv_exact(se, mul.mul2(se, product, se.table.constant(product.type, inverse)), divisor)


def _without_extensions(e: SCEV) -> SCEV:
    """What is zero just where `e` is."""
    while e.kind == ZERO_EXTEND or e.kind == SIGN_EXTEND:
        e = e.operands[0]
    return e


def _recurrence_in(e: SCEV) -> SCEVAddRecExpr | None:
    return e if isinstance(e, SCEVAddRecExpr) else None


def _predicated_recurrence(se: ScalarEvolution, e: SCEV, loop: Loop) -> tuple[SCEVAddRecExpr | None, list[SCEVPredicate]]:
    found = predicates.convert_to_addrec_with_predicates(se, e, loop)
    return found if found is not None else (None, [])


# -- while (x == 0)


def far_to_non_zero(se: ScalarEvolution, e: SCEV) -> ExitLimit:
    """How often a loop goes round that goes on while `e` is zero; told of constants only."""
    if e.kind == CONSTANT and not e.is_zero:
        return ExitLimit(se.table.constant(e.type, 0))
    return ExitLimit(se.table.could_not_compute)


# -- while (x < limit)


def less_than(
    se: ScalarEvolution, loop: Loop, lhs: SCEV, rhs: SCEV, is_signed: bool, controls_only_exit: bool, allow_predicates: bool
) -> ExitLimit:
    """How often the loop goes round that goes on while `lhs < rhs`."""
    nothing = se.table.could_not_compute
    reading = _READINGS[is_signed]
    needed: list[SCEVPredicate] = []
    recurrence = _recurrence_in(lhs)
    is_predicated = False
    if recurrence is None and lhs.kind == ZERO_EXTEND:
        recurrence = _recurrence_under_extension(se, loop, lhs, rhs, controls_only_exit)
    if recurrence is None and allow_predicates:
        recurrence, needed = _predicated_recurrence(se, lhs, loop)
        is_predicated = True
    if recurrence is None or recurrence.loop is not loop or not recurrence.is_affine:
        return ExitLimit(nothing)
    has_no_wrap = controls_only_exit and recurrence.flags & reading.flag != 0
    may_assume = allow_predicates and controls_only_exit and not has_no_wrap and _may_be_assumed_to_rise(se, recurrence)
    if known.is_known_positive(se, recurrence.operands[1]):
        found = _positive_stride(se, recurrence, rhs, reading, has_no_wrap, may_assume)
        is_rising = True
    else:
        found = _any_stride(se, recurrence, rhs, reading, has_no_wrap and not is_predicated, may_assume)
        is_rising = False
    if found is None:
        return ExitLimit(nothing)
    # From here on the recurrence does not overflow before the exit is taken.
    stride, assumed = found
    start, end = _as_integer(se, recurrence.start), _as_integer(se, rhs)
    if start is nothing or end is nothing:
        return ExitLimit(nothing)
    climb = _Climb(se, loop, reading, recurrence, start, stride, end, rhs)
    return climb.exit_limit(is_rising, lhs.bits, [*needed, *assumed], controls_only_exit)


def _may_be_assumed_to_rise(se: ScalarEvolution, recurrence: SCEVAddRecExpr) -> bool:
    """Whether a check when the program runs is worth it: an index that threads share out is unsigned arithmetic, which may wrap around,
    and the launch tells whether it does."""
    return se.knobs.track_trip_count_more and strides.is_shared_out(se, recurrence)


_Stride = tuple[SCEV, "list[SCEVPredicate]"]
"""A stride other than zero, and what has to hold for the recurrence not to overflow before the exit is taken."""


def _positive_stride(
    se: ScalarEvolution, recurrence: SCEVAddRecExpr, rhs: SCEV, reading: _Reading, has_no_wrap: bool, may_assume: bool
) -> _Stride | None:
    stride = recurrence.operands[1]
    if has_no_wrap or not _may_overflow_upwards(se, rhs, stride, reading):
        return stride, []
    return (stride, [predicates.wrap_predicate(se, recurrence, reading.predicate)]) if may_assume else None


def _any_stride(
    se: ScalarEvolution, recurrence: SCEVAddRecExpr, rhs: SCEV, reading: _Reading, has_no_wrap: bool, may_assume: bool
) -> _Stride | None:
    stride = recurrence.operands[1]
    if may_assume:
        # The product of block and grid may be 2**32 and more threads, of which 32 bits tell nothing.
        positive = predicates.compare_predicate(se, SGT, stride, se.table.constant(stride.type, 0))
        return stride, [predicates.wrap_predicate(se, recurrence, reading.predicate), positive]
    if not has_no_wrap or not _must_end(se, recurrence.loop):
        return None
    found = stride if known.is_known_non_zero(se, stride) else _non_zero_stride(se, recurrence, rhs, reading)
    return None if found is None else (found, [])


class _Climb:
    """A way from `start` up to `end`, by `stride` each time, as `recurrence` goes; its start and `original_end` may be pointers still."""

    __slots__ = ("end", "loop", "original_end", "original_start", "reading", "recurrence", "se", "start", "stride")

    def __init__(
        self,
        se: ScalarEvolution,
        loop: Loop,
        reading: _Reading,
        recurrence: SCEVAddRecExpr,
        start: SCEV,
        stride: SCEV,
        end: SCEV,
        original_end: SCEV,
    ) -> None:
        self.se, self.loop, self.reading, self.recurrence = se, loop, reading, recurrence
        self.start, self.stride, self.end = start, stride, end
        self.original_start, self.original_end = recurrence.start, original_end

    def exit_limit(self, is_rising: bool, bits: int, needed: list[SCEVPredicate], controls_only_exit: bool) -> ExitLimit:
        """How often the loop goes round, for certain where that can be told, and at most; `is_rising` is that the stride is positive."""
        nothing = self.se.table.could_not_compute
        if dispositions.is_loop_invariant(self.se, self.end, self.loop):
            count, count_if_taken = self.count()
        elif not is_rising or (to_falling_end := self.count_to_falling_end()) is None:
            bound = self.largest_count(bits)
            return ExitLimit(nothing, bound, bound, False, needed)
        else:
            count, count_if_taken = to_falling_end
        if count.kind == CONSTANT:
            return ExitLimit(count, count, count, False, needed)
        if count_if_taken is not None and count_if_taken.kind == CONSTANT:
            return ExitLimit(count, count_if_taken, count, True, needed)
        bound = self.largest_count(bits)
        if bound is nothing:
            bound = self.se.table.constant(count.type, ranges.unsigned_max(self.se, count))
        if self.recurrence.flags & self.reading.other_flag and ranges.signed_min(self.se, self.stride) > 0:
            bound = _at_most(self.se, bound, _largest_rise(self.se, self.recurrence, self.start, self.stride) + (not controls_only_exit))
        return ExitLimit(count, bound, count, False, needed)

    def _is_guarded(self, predicate: Predicate, a: SCEV, b: SCEV) -> bool:
        return known.is_loop_entry_guarded_by_cond(self.se, self.loop, predicate, a, b)

    def count(self) -> tuple[SCEV, SCEV | None]:
        """The steps to an end that stays where it is, and, where that isn't the same, the steps where there are any."""
        se, start, stride, end = self.se, self.start, self.stride, self.end
        less = self.reading.less
        before = add.minus(se, self.original_start, stride)
        if self._is_guarded(less, before, self.original_start) and self._is_guarded(less, before, self.original_end):
            # The distance to the place before the start is at least one stride less one, so it rounds as it should.
            last = add.add2(se, end, se.table.constant(stride.type, -1))
            return udiv.udiv(se, add.minus(se, last, add.minus(se, start, stride)), stride), None
        count_if_taken = None
        if not self._does_not_start_behind_end():
            end = self.reading.larger(se, end, start)
            count_if_taken = udiv.udiv_ceil(se, add.minus(se, self.end, start), stride)
        less_one = add.minus(se, stride, se.table.constant(stride.type, 1))
        is_safe = known.is_known_to_be_power_of_two(se, stride) or start is stride or start is less_one
        distance = add.minus(se, end, start)
        if is_safe:
            return udiv.udiv(se, add.add2(se, distance, less_one), stride), count_if_taken
        return udiv.udiv_ceil(se, distance, stride), count_if_taken

    def _does_not_start_behind_end(self) -> bool:
        se, loop, start, end = self.se, self.loop, self.original_start, self.original_end
        at_least = self.reading.at_least
        end_inside = guards.apply_loop_guards(se, end, loop)
        start_inside = guards.apply_loop_guards(se, start, loop)
        if self._is_guarded(at_least, end, start) or known.is_known_predicate(se, at_least, end_inside, start_inside):
            return True
        return self._is_guarded(self.reading.greater, end, add.add2(se, start, se.table.constant(start.type, -1)))

    def count_to_falling_end(self) -> tuple[SCEV, SCEV] | None:
        """The steps to an end that comes down, and the steps where there are any; None where the end doesn't come down steadily."""
        se, end = self.se, self.end
        if not isinstance(end, SCEVAddRecExpr) or end.loop is not self.loop or not end.flags:
            return None
        fall = addrec.step_recurrence(se, end)
        if not known.is_known_negative(se, fall) or not no_wrap.will_not_overflow(se, "sub", True, self.stride, fall):
            return None
        closing = add.minus(se, self.stride, fall)
        if not known.is_known_positive(se, closing):
            return None
        highest = self.reading.larger(se, end.start, self.start)
        count = udiv.udiv_ceil(se, add.minus(se, highest, self.start), closing)
        return count, udiv.udiv_ceil(se, add.minus(se, end.start, self.start), closing)

    def largest_count(self, bits: int) -> SCEV:
        """The steps from the lowest start to the highest end by the shortest stride, as a constant."""
        se, reading = self.se, self.reading
        if reading.is_signed and bits == 1:
            return se.table.constant(self.stride.type, 0)
        if reading.is_signed and known.is_known_negative(se, self.stride):
            return se.table.could_not_compute
        lowest = reading.least_of(se, self.start)
        stride = max(1, reading.least_of(se, self.stride))
        highest = max(lowest, min(reading.largest_of(se, self.end), reading.largest(bits) - (stride - 1)))
        return _ceiling(se, bits, highest - lowest, stride)


def bounded_by_flags(se: ScalarEvolution, loop: Loop, limit: ExitLimit, compared: Sequence[SCEV], controls_only_exit: bool) -> ExitLimit:
    """The limit of an exit that a comparison of these decides, with a lesser constant where one of them can't go on for as long: poison
    there would be undefined, unless another exit is taken first. LLVM 22 believes only the flag that the comparison asks for."""
    if limit.max_or_zero:
        return limit
    bound = limit.constant_max
    for e in compared:
        if isinstance(e, SCEVAddRecExpr) and e.loop is loop and _rises_on_one_side(se, e):
            bound = _at_most(se, bound, _largest_rise(se, e, e.start, e.operands[1]) + (not controls_only_exit))
    if bound is limit.constant_max:
        return limit
    return ExitLimit(limit.exact, bound, limit.symbolic_max, False, limit.predicates)


def _rises_on_one_side(se: ScalarEvolution, e: SCEVAddRecExpr) -> bool:
    """Whether the recurrence goes up and is either negative or not, all along."""
    return e.is_affine and not e.is_pointer and bool(e.flags & NUW and e.flags & NSW) and ranges.signed_min(se, e.operands[1]) > 0


def _largest_rise(se: ScalarEvolution, recurrence: SCEVAddRecExpr, start: SCEV, stride: SCEV) -> int:
    """How often a recurrence that wraps around neither with a sign nor without steps up at most. Where it is one step ahead of another
    that wraps neither, it steps once less than that one."""
    longest = 0
    if ranges.signed_max(se, start) >= 0:
        longest = (1 << (start.bits - 1)) - 1 - max(ranges.signed_min(se, start), ranges.unsigned_min(se, start))
    if ranges.signed_min(se, start) < 0:
        longest = max(longest, -1 - ranges.signed_min(se, start))
    steps = longest // ranges.signed_min(se, stride)
    step = recurrence.operands[1]
    before = se.table.find(ADDREC, (add.minus(se, recurrence.start, step), step), recurrence.loop)
    if isinstance(before, SCEVAddRecExpr) and _rises_on_one_side(se, before):
        steps = min(steps, max(0, _largest_rise(se, before, before.start, stride) - 1))
    return steps


def _largest_fall(se: ScalarEvolution, start: SCEV, stride: SCEV) -> int:
    """How often what passes zero neither with a sign nor without steps down at most."""
    longest = max(0, ranges.signed_max(se, start))
    if ranges.signed_min(se, start) < 0:
        longest = max(longest, (1 << (start.bits - 1)) + min(-1, ranges.signed_max(se, start)))
    return longest // ranges.signed_min(se, stride)


def _at_most(se: ScalarEvolution, bound: SCEV, steps: int) -> SCEV:
    """The lesser of both, where more than LLVM knows is asked for."""
    if not se.knobs.gpu_scev or not isinstance(bound, SCEVConstant) or bound.value <= steps:
        return bound
    return se.table.constant(bound.type, steps)


def _ceiling(se: ScalarEvolution, bits: int, distance: int, stride: int) -> SCEV:
    type = IntType.get(bits)
    return udiv.udiv_ceil(se, se.table.constant(type, distance), se.table.constant(type, stride))


def _as_integer(se: ScalarEvolution, e: SCEV) -> SCEV:
    return casts.lossless_ptrtoint(se, e) if e.is_pointer else e


def _must_end(se: ScalarEvolution, loop: Loop) -> bool:
    return loop_properties.loop_is_finite_by_assumption(se, loop) and loop_properties.loop_has_no_abnormal_exits(se, loop)


def _non_zero_stride(se: ScalarEvolution, recurrence: SCEVAddRecExpr, rhs: SCEV, reading: _Reading) -> SCEV | None:
    """What to divide by in a loop that must end, where the stride may be zero; None where the end moves.

    With a stride of zero such a loop can't go round even once, so that the distance is zero and any divisor will do.
    """
    loop, stride = recurrence.loop, recurrence.operands[1]
    if not dispositions.is_loop_invariant(se, rhs, loop):
        return None
    if known.is_loop_entry_guarded_by_cond(se, loop, reading.less, add.minus(se, recurrence.start, stride), rhs):
        return stride
    return minmax.umax2(se, stride, se.table.constant(stride.type, 1))


def _recurrence_under_extension(se: ScalarEvolution, loop: Loop, lhs: SCEV, rhs: SCEV, controls_only_exit: bool) -> SCEVAddRecExpr | None:
    """The recurrence that a zero-extended one is, where the comparison itself keeps the inner one from wrapping around."""
    inner = lhs.operands[0]
    if not isinstance(inner, SCEVAddRecExpr) or inner.loop is not loop or not inner.is_affine:
        return None
    flags = inner.flags
    if not flags & NUW and controls_only_exit and _leaves_before_wrapping(se, inner, rhs):
        flags |= NUW
    no_wrap.set_addrec_flags(se, inner, flags)
    if not inner.flags & NUW:
        return None
    step = casts.zext(se, inner.operands[1], lhs.type)
    return _recurrence_in(addrec.addrec2(se, casts.extended_start(se, ZERO_EXTEND, inner, lhs.type), step, loop, inner.flags))


def _leaves_before_wrapping(se: ScalarEvolution, inner: SCEVAddRecExpr, rhs: SCEV) -> bool:
    """Whether the recurrence gets above `rhs`, which is wider, before it wraps around."""
    step = inner.operands[1]
    if not dispositions.is_loop_invariant(se, rhs, inner.loop) or not known.is_known_non_zero(se, step):
        return False
    highest = (1 << inner.bits) - ranges.unsigned_max(se, step)
    return ranges.unsigned_max(se, guards.apply_loop_guards(se, rhs, inner.loop)) <= highest


def _may_overflow_upwards(se: ScalarEvolution, rhs: SCEV, stride: SCEV, reading: _Reading) -> bool:
    """Whether a step of `stride` from below `rhs` may get beyond the largest number."""
    less_one = add.minus(se, stride, se.table.constant(stride.type, 1))
    return reading.largest_of(se, rhs) + reading.largest_of(se, less_one) > reading.largest(rhs.bits)


def _may_overflow_downwards(se: ScalarEvolution, rhs: SCEV, stride: SCEV, reading: _Reading) -> bool:
    less_one = add.minus(se, stride, se.table.constant(stride.type, 1))
    return reading.least_of(se, rhs) - reading.largest_of(se, less_one) < reading.least(rhs.bits)


# -- while (x > limit)


def greater_than(
    se: ScalarEvolution, loop: Loop, lhs: SCEV, rhs: SCEV, is_signed: bool, controls_only_exit: bool, allow_predicates: bool
) -> ExitLimit:
    """How often the loop goes round that goes on while `lhs > rhs`."""
    nothing = se.table.could_not_compute
    reading = _READINGS[is_signed]
    if not dispositions.is_loop_invariant(se, rhs, loop):
        return ExitLimit(nothing)
    needed: list[SCEVPredicate] = []
    recurrence = _recurrence_in(lhs)
    if recurrence is None and allow_predicates:
        recurrence, needed = _predicated_recurrence(se, lhs, loop)
    if recurrence is None or recurrence.loop is not loop or not recurrence.is_affine:
        return ExitLimit(nothing)
    stride = add.negative(se, recurrence.operands[1])
    if not known.is_known_positive(se, stride):
        return ExitLimit(nothing)
    has_no_wrap = controls_only_exit and recurrence.flags & reading.flag != 0
    may_overflow = not stride.is_one and _may_overflow_downwards(se, rhs, stride, reading)
    if may_overflow and not has_no_wrap:
        return ExitLimit(nothing)
    start, end = recurrence.start, rhs
    is_risky = may_overflow and not known.is_known_to_be_power_of_two(se, stride)
    is_close = not is_risky and known.is_loop_entry_guarded_by_cond(se, loop, reading.greater, add.add2(se, start, stride), rhs)
    if not is_close and not known.is_loop_entry_guarded_by_cond(se, loop, reading.at_least, start, rhs):
        end = reading.smaller(se, rhs, start)
    start, end = _as_integer(se, start), _as_integer(se, end)
    if start is nothing or end is nothing:
        return ExitLimit(nothing)
    distance = add.minus(se, start, end)
    less_one = add.minus(se, stride, se.table.constant(stride.type, 1))
    # LLVM 22 rounds up by adding in any case, which may wrap around: 127, 124… down to -128 takes 85 steps of 3, not none. By powers of two
    # the whole way is a multiple of the stride, so that what is added fits.
    count = udiv.udiv_ceil(se, distance, stride) if is_risky else udiv.udiv(se, add.add2(se, distance, less_one), stride)
    if count.kind == CONSTANT:
        return ExitLimit(count, count, count, False, needed)
    shortest = reading.least_of(se, stride)
    lowest = max(reading.least_of(se, rhs), reading.least(lhs.bits) + (shortest - 1))
    bound = _ceiling(se, lhs.bits, reading.largest_of(se, start) - lowest, shortest)
    if not reading.is_signed and recurrence.flags & NSW:  # NUW says something else of what falls
        bound = _at_most(se, bound, _largest_fall(se, start, stride) + (not controls_only_exit))
    return ExitLimit(count, bound, count, False, needed)
