"""How often a loop goes round: by exit and over all of them, exactly, at most, and under predicates.

    backedge_taken_count(se, loop)                         # (-1 + %n) for  do { … } while (++i != n)
    backedge_taken_count(se, loop, CONSTANT_MAXIMUM)       # -1: as often as an integer can say
    exit_count(se, loop, block)
    small_constant_trip_multiple(se, loop)                 # 4, where the body runs 4, 8, 12… times

A count is of the back edge: the body of a loop that is not left before its end runs once more. What isn't known is could-not-compute.

Source: LLVM's ScalarEvolution::getBackedgeTakenInfo, BackedgeTakenInfo and getSmallConstantTripMultiple.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from math import gcd
from typing import TYPE_CHECKING

from nvopt.analysis.scev.cache import Cache
from nvopt.analysis.scev.counts import exit_conditions
from nvopt.analysis.scev.counts.exit_limit import ExitLimit
from nvopt.analysis.scev.expressions import add, casts, minmax
from nvopt.analysis.scev.expressions.kinds import CONSTANT, COULD_NOT_COMPUTE, SCEV, SCEVConstant
from nvopt.analysis.scev.facts import guards, known, loop_properties, multiples, ranges
from nvopt.ir import BasicBlock, BranchInst, ConstantInt, IntType, Type
from nvopt.ir.predicates import NE

if TYPE_CHECKING:
    from nvopt.analysis.loops import Loop
    from nvopt.analysis.scev.facts.predicates import SCEVPredicate
    from nvopt.analysis.scev.scalar_evolution import ScalarEvolution

EXACT, CONSTANT_MAXIMUM, SYMBOLIC_MAXIMUM = range(3)
"""Which count: how often exactly; a constant that it doesn't exceed; an expression that it doesn't exceed."""


class BackedgeTakenInfo:
    """What is known of a loop: the limits of those exits of which something is known, and the bound over all of them."""

    __slots__ = ("_has_latch", "_symbolic_max", "constant_max", "is_complete", "limits", "max_or_zero")

    def __init__(
        self, limits: dict[BasicBlock, ExitLimit], is_complete: bool, constant_max: SCEV, max_or_zero: bool, has_latch: bool = False
    ) -> None:
        self.limits = limits
        """By exiting block, in the loop's order."""
        self.is_complete = is_complete
        """Whether every exit's exact count is known."""
        self.constant_max = constant_max
        self.max_or_zero = max_or_zero
        """Whether the loop goes round `constant_max` times or not at all."""
        self._has_latch = has_latch
        """Whether one block leads back to the header."""
        self._symbolic_max: SCEV | None = None

    @property
    def knows_anything(self) -> bool:
        """Whether there is a count or a bound."""
        return bool(self.limits) or self.constant_max.kind != COULD_NOT_COMPUTE

    @property
    def predicates(self) -> list[SCEVPredicate]:
        """What must hold for the loop's counts, exit by exit."""
        return [predicate for limit in self.limits.values() for predicate in limit.predicates]

    def exact(self, se: ScalarEvolution) -> SCEV:
        """The count of the exit that comes first; a later one doesn't matter, be it poison, where an earlier one is taken at once."""
        if not self.is_complete or not self.limits or not self._has_latch:
            return se.table.could_not_compute
        return minmax.umin_mismatched(se, [limit.exact for limit in self.limits.values()], True)

    def symbolic_max(self, se: ScalarEvolution) -> SCEV:
        """The least of what is known of the exits."""
        if self._symbolic_max is None:
            found = [one.symbolic_max for one in self.limits.values() if one.symbolic_max.kind != COULD_NOT_COMPUTE]
            self._symbolic_max = minmax.umin_mismatched(se, found, True) if found else se.table.could_not_compute
        return self._symbolic_max

    def count(self, se: ScalarEvolution, kind: int) -> SCEV:
        """The loop's count."""
        if kind == EXACT:
            return self.exact(se)
        return self.constant_max if kind == CONSTANT_MAXIMUM else self.symbolic_max(se)

    def exit_count(self, se: ScalarEvolution, block: BasicBlock, kind: int) -> SCEV:
        """The count of the exit from `block`."""
        limit = self.limits.get(block)
        if limit is None:
            return se.table.could_not_compute
        return limit.exact if kind == EXACT else limit.constant_max if kind == CONSTANT_MAXIMUM else limit.symbolic_max


class BackedgeCounts(Cache):
    """How often loops go round."""

    __slots__ = ("infos", "predicated", "users")

    def __init__(self) -> None:
        self.infos: dict[Loop, BackedgeTakenInfo] = {}
        """Without predicates; nothing is known while that is being found out."""
        self.predicated: dict[Loop, BackedgeTakenInfo] = {}
        """The same where predicates may be checked."""
        self.users: dict[SCEV, set[tuple[Loop, bool]]] = {}
        """The (loop, with predicates) in whose counts an expression is."""

    def note_use(self, count: SCEV, loop: Loop, with_predicates: bool) -> None:
        """The expression is in a count of the loop."""
        self.users.setdefault(count, set()).add((loop, with_predicates))

    def forget(self, expressions: Collection[SCEV]) -> None:
        for e in expressions:
            for loop, with_predicates in self.users.pop(e, ()):
                self._forget_info(loop, with_predicates)

    def forget_loop(self, loop: Loop) -> None:
        self._forget_info(loop, False)
        self._forget_info(loop, True)

    def _forget_info(self, loop: Loop, with_predicates: bool) -> None:
        info = (self.predicated if with_predicates else self.infos).pop(loop, None)
        if info is None:
            return
        for limit in info.limits.values():
            for count in (limit.exact, limit.symbolic_max):
                self.users.get(count, set()).discard((loop, with_predicates))

    def clear(self) -> None:
        self.infos.clear()
        self.predicated.clear()
        self.users.clear()


# -- finding out


def backedge_taken_info(se: ScalarEvolution, loop: Loop) -> BackedgeTakenInfo:
    """What is known of the loop without predicates. While it is being found out, nothing is."""
    found = se.counts.infos.get(loop)
    if found is None:
        nothing = se.table.could_not_compute
        se.counts.infos[loop] = BackedgeTakenInfo({}, False, nothing, False)
        found = _compute(se, loop, False)
        if found.knows_anything:
            # What was said of the loop's recurrences until now was said without knowing how often it goes round.
            se.forget_memoized_results(list(se.table.recurrences.get(loop, ())))
            for phi in loop.header.phis():
                se.exit_values.forget_phi(phi)
        se.counts.infos[loop] = found
    return found


def predicated_backedge_taken_info(se: ScalarEvolution, loop: Loop) -> BackedgeTakenInfo:
    """What is known of the loop where predicates may be checked before it."""
    plain = backedge_taken_info(se, loop)
    if plain.is_complete:
        return plain
    found = se.counts.predicated.get(loop)
    if found is None:
        nothing = se.table.could_not_compute
        se.counts.predicated[loop] = BackedgeTakenInfo({}, False, nothing, False)
        found = se.counts.predicated[loop] = _compute(se, loop, True)
    return found


def _compute(se: ScalarEvolution, loop: Loop, allow_predicates: bool) -> BackedgeTakenInfo:
    exiting = loop_properties.edges(se, loop).exiting
    is_only_exit = len(exiting) == 1
    limits: dict[BasicBlock, ExitLimit] = {}
    is_complete = True
    bounds = _Bounds(se, loop)
    for block in exiting:
        if _is_never_taken(loop, block):
            continue
        limit = exit_conditions.limit_of_exit(se, loop, block, is_only_exit, allow_predicates)
        is_complete = is_complete and limit.is_exact
        if limit.symbolic_max.kind != COULD_NOT_COMPUTE:
            limits[block] = limit
        bounds.add(block, limit)
    for limit in limits.values():
        for count in (limit.exact, limit.symbolic_max):
            if count.kind != CONSTANT:
                se.counts.note_use(count, loop, allow_predicates)
    return BackedgeTakenInfo(limits, is_complete, bounds.total, is_only_exit and bounds.max_or_zero, bounds.has_latch)


def _is_never_taken(loop: Loop, block: BasicBlock) -> bool:
    """Whether the exit's condition is the constant that stays in the loop."""
    terminator = block.terminator
    if not isinstance(terminator, BranchInst) or not isinstance(terminator.condition, ConstantInt):
        return False
    return terminator.condition.is_zero != loop.contains_block(terminator.successors[0])


class _Bounds:
    """The constant bound over all exits.

    An exit that is passed on every way round bounds the loop alone: the least of them counts. Otherwise the loop is left somewhere at the
    latest when the last of its exits would be, if something is known of each.
    """

    __slots__ = ("_latch", "_latest", "_least", "_se", "max_or_zero")

    def __init__(self, se: ScalarEvolution, loop: Loop) -> None:
        self._se = se
        self._latch = loop_properties.edges(se, loop).latch
        self._least: SCEV | None = None
        self._latest: SCEV | None = None
        self.max_or_zero = False

    def add(self, block: BasicBlock, limit: ExitLimit) -> None:
        bound, se = limit.constant_max, self._se
        is_known = bound.kind != COULD_NOT_COMPUTE
        if is_known and self._latch is not None and se.dominators.dominates(block, self._latch):
            if self._least is None:
                self._least, self.max_or_zero = bound, limit.max_or_zero
            else:
                self._least = minmax.umin_mismatched(se, [self._least, bound])
        elif self._latest is None or not is_known:
            self._latest = bound
        elif self._latest.kind != COULD_NOT_COMPUTE:
            self._latest = minmax.umax_mismatched(se, self._latest, bound)

    @property
    def has_latch(self) -> bool:
        """Whether one block leads back to the header."""
        return self._latch is not None

    @property
    def total(self) -> SCEV:
        """The bound; could-not-compute where there is none."""
        return self._least or self._latest or self._se.table.could_not_compute


# -- counts


def backedge_taken_count(se: ScalarEvolution, loop: Loop, kind: int = EXACT) -> SCEV:
    """How often the loop goes back to its header before it is left."""
    return backedge_taken_info(se, loop).count(se, kind)


def exit_count(se: ScalarEvolution, loop: Loop, block: BasicBlock, kind: int = EXACT) -> SCEV:
    """How often the loop goes round before it is left from `block`, if it isn't left elsewhere before."""
    return backedge_taken_info(se, loop).exit_count(se, block, kind)


def predicated_backedge_taken_count(se: ScalarEvolution, loop: Loop, kind: int = EXACT) -> tuple[SCEV, list[SCEVPredicate]]:
    """The count where predicates may be checked before the loop, and these."""
    info = predicated_backedge_taken_info(se, loop)
    count = info.count(se, kind)
    if kind != CONSTANT_MAXIMUM and count.kind == COULD_NOT_COMPUTE:
        return count, []
    return count, info.predicates


def predicated_exit_count(se: ScalarEvolution, loop: Loop, block: BasicBlock, kind: int = EXACT) -> tuple[SCEV, list[SCEVPredicate]]:
    """The count of the exit from `block` where predicates may be checked before the loop, and these."""
    info = predicated_backedge_taken_info(se, loop)
    limit = info.limits.get(block)
    return info.exit_count(se, block, kind), list(limit.predicates) if limit is not None else []


def is_max_or_zero(se: ScalarEvolution, loop: Loop) -> bool:
    """Whether the loop goes round just as often as its constant maximum says, or not at all."""
    return backedge_taken_info(se, loop).max_or_zero


# -- trip counts: how often the header runs


def trip_count_from_exit_count(se: ScalarEvolution, count: SCEV, type: Type | None = None, loop: Loop | None = None) -> SCEV:
    """One more than `count`, in `type`; by default in one bit more than the count has, which can't overflow.

    With `loop` what guards its entry is looked at, too, to see that the sum doesn't overflow in the count's own type.
    """
    if count.kind == COULD_NOT_COMPUTE:
        return count
    if type is None:
        type = IntType.get(count.bits + 1)
    one = se.table.constant(count.type, 1)
    if se.table.width(type) > count.bits and _can_add_one(se, count, loop):
        return casts.zext(se, add.add2(se, count, one), type)
    return add.add2(se, casts.truncate_or_zext(se, count, type), se.table.constant(type, 1))


def _can_add_one(se: ScalarEvolution, count: SCEV, loop: Loop | None) -> bool:
    largest = (1 << count.bits) - 1
    if not ranges.unsigned_range(se, count).contains(largest):
        return True
    return loop is not None and known.is_loop_entry_guarded_by_cond(se, loop, NE, count, se.table.constant(count.type, largest))


def small_constant_trip_count(se: ScalarEvolution, loop: Loop, block: BasicBlock | None = None) -> int:
    """How often the header runs, before the exit from `block` or any exit is taken; 0 where that isn't known or is 2**32 and more."""
    return _small_trip_count(exit_count(se, loop, block) if block is not None else backedge_taken_count(se, loop))


def small_constant_max_trip_count(se: ScalarEvolution, loop: Loop) -> int:
    """How often the header runs at most; 0 where that isn't known or is 2**32 and more."""
    return _small_trip_count(backedge_taken_count(se, loop, CONSTANT_MAXIMUM))


def _small_trip_count(count: SCEV) -> int:
    return (count.value + 1) & 0xFFFFFFFF if isinstance(count, SCEVConstant) and count.value >> 32 == 0 else 0


def small_constant_trip_multiple(se: ScalarEvolution, loop: Loop, block: BasicBlock | None = None) -> int:
    """A number below 2**32 that divides how often the header runs, before the exit from `block` or any is taken; 1 if none is known."""
    exiting = [block] if block is not None else loop_properties.edges(se, loop).exiting
    return gcd(*_trip_multiples(se, loop, [exit_count(se, loop, one) for one in exiting])) if exiting else 1


def _trip_multiples(se: ScalarEvolution, loop: Loop, found: list[SCEV]) -> Iterator[int]:
    for count in found:
        if count.kind == COULD_NOT_COMPUTE:
            yield 1
            return
        if count.kind != CONSTANT:
            count = guards.apply_loop_guards(se, count, loop)
        multiple = multiples.non_zero_constant_multiple(se, trip_count_from_exit_count(se, count))
        yield multiple if multiple >> 32 == 0 else 1 << min(31, (multiple & -multiple).bit_length() - 1)
