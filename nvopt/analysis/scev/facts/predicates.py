"""What a compiler may check when the program runs to know more of a loop: predicates, and expressions rewritten under them.

    found = convert_to_addrec_with_predicates(se, zext_of_i, loop)
    found[0]            # {1,+,1}<%loop> of i32, where the i8 recurrence itself might wrap around
    found[1]            # [{1,+,1}<%loop> Added Flags: <nusw>]: it must not

Equal predicates of one ScalarEvolution are one object.

Source: LLVM's SCEVPredicate, its kinds and SCEVPredicateRewriter.
"""

from __future__ import annotations

from bisect import bisect_left, insort
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from nvopt.analysis.scev.expressions import add, addrec, casts
from nvopt.analysis.scev.expressions.kinds import (
    ADDREC,
    COULD_NOT_COMPUTE,
    NSW,
    SCEV,
    SIGN_EXTEND,
    ZERO_EXTEND,
    SCEVAddRecExpr,
    SCEVCastExpr,
    SCEVConstant,
    SCEVUnknown,
)
from nvopt.analysis.scev.expressions.rewrite import Rewriter
from nvopt.analysis.scev.facts import known
from nvopt.ir import PHINode
from nvopt.ir.predicates import EQ, SLE, SLT, ULE, Predicate

if TYPE_CHECKING:
    from nvopt.analysis.loops import Loop
    from nvopt.analysis.scev.scalar_evolution import ScalarEvolution

NUSW, NSSW = 1, 2
"""A recurrence's value plus its step, read with sign, does not wrap around: the value read without sign, with sign. As a sum."""

_MOST_IMPLICATION_CHECKS = 16
"""A union of so many predicates does not look for those that follow from others: that would be quadratic."""


class SCEVPredicate:
    """Something that must hold when the program runs."""

    __slots__ = ()

    @property
    def is_always_true(self) -> bool:
        """Whether nothing is left to check."""
        return False

    def implies(self, other: SCEVPredicate, se: ScalarEvolution) -> bool:
        """Whether `other` holds where this does."""
        return False

    def lines(self, indent: int = 0) -> Iterator[str]:
        """The predicate as LLVM prints it, `indent` blanks in front."""
        raise AssertionError

    def __str__(self) -> str:
        return "\n".join(self.lines())


class ComparePredicate(SCEVPredicate):
    """`lhs predicate rhs`."""

    __slots__ = ("lhs", "predicate", "rhs")

    def __init__(self, predicate: Predicate, lhs: SCEV, rhs: SCEV) -> None:
        self.predicate, self.lhs, self.rhs = predicate, lhs, rhs

    def implies(self, other: SCEVPredicate, se: ScalarEvolution) -> bool:
        return isinstance(other, ComparePredicate) and self.predicate is EQ and (other.lhs, other.rhs) == (self.lhs, self.rhs)

    def lines(self, indent: int = 0) -> Iterator[str]:
        if self.predicate is EQ:
            yield f"{' ' * indent}Equal predicate: {self.lhs} == {self.rhs}"
        else:
            yield f"{' ' * indent}Compare predicate: {self.lhs} {self.predicate}) {self.rhs}"


class WrapPredicate(SCEVPredicate):
    """The recurrence doesn't wrap around in the way that `flags` (NUSW, NSSW) say."""

    __slots__ = ("flags", "recurrence")

    def __init__(self, recurrence: SCEVAddRecExpr, flags: int) -> None:
        self.recurrence, self.flags = recurrence, flags

    @property
    def is_always_true(self) -> bool:
        return self.flags & ~(NSSW if self.recurrence.flags & NSW else 0) == 0

    def implies(self, other: SCEVPredicate, se: ScalarEvolution) -> bool:
        if not isinstance(other, WrapPredicate) or other.flags & ~self.flags:
            return False
        if other.recurrence is self.recurrence:
            return True
        return self.flags in (NUSW, NSSW) and self._stays_ahead_of(other.recurrence, se)

    def _stays_ahead_of(self, other: SCEVAddRecExpr, se: ScalarEvolution) -> bool:
        """Whether `other` starts no later, goes on no faster and has no less room, both rising."""
        start, other_start = self.recurrence.start, other.start
        if start.is_pointer != other_start.is_pointer or (start.is_pointer and start.type is not other_start.type):
            return False
        if self.recurrence.bits > other.bits:
            return False
        step, other_step = addrec.step_recurrence(se, self.recurrence), addrec.step_recurrence(se, other)
        if not known.is_known_positive(se, step) or not known.is_known_positive(se, other_step):
            return False
        wider = step.type if step.bits >= other_step.bits else other_step.type
        widen = casts.noop_or_zext if self.flags == NUSW else casts.noop_or_sext
        no_more = ULE if self.flags == NUSW else SLE
        step, other_step = casts.noop_or_zext(se, step, wider), casts.noop_or_zext(se, other_step, wider)
        start, other_start = widen(se, start, wider), widen(se, other_start, wider)
        return known.is_known_predicate(se, no_more, other_step, step) and known.is_known_predicate(se, no_more, other_start, start)

    def lines(self, indent: int = 0) -> Iterator[str]:
        shown = ("<nusw>" if self.flags & NUSW else "") + ("<nssw>" if self.flags & NSSW else "")
        yield f"{' ' * indent}{self.recurrence} Added Flags: {shown}"


class UnionPredicate(SCEVPredicate):
    """All of `parts`, none of which follows from another."""

    __slots__ = ("_ahead", "_wraps", "equal", "parts")

    def __init__(self, parts: Sequence[SCEVPredicate], se: ScalarEvolution) -> None:
        self.parts: list[SCEVPredicate] = []
        self._index(se)
        for part in parts:
            self.add(part, se)

    def add(self, new: SCEVPredicate, se: ScalarEvolution) -> None:
        """Takes in another part, or the parts of another union."""
        if isinstance(new, UnionPredicate):
            for part in new.parts:
                self.add(part, se)
            return
        if len(self.parts) < _MOST_IMPLICATION_CHECKS:
            if self.implies(new, se):
                return
            kept = [part for part in self.parts if not new.implies(part, se)]
            if len(kept) < len(self.parts):
                self.parts = kept
                self._index(se)
        self.parts.append(new)
        self._note(new, se)

    def _index(self, se: ScalarEvolution) -> None:
        """Notes by what the parts are found that something may follow from; asking each of many would be quadratic."""
        self.equal: dict[SCEV, list[SCEV]] = {}
        """What expressions equal, by the parts that say so, the first part's first."""
        self._wraps: dict[SCEVAddRecExpr, list[int]] = {}
        self._ahead: dict[int, _Rising] = {}
        for part in self.parts:
            self._note(part, se)

    def _note(self, part: SCEVPredicate, se: ScalarEvolution) -> None:
        if isinstance(part, ComparePredicate) and part.predicate is EQ:
            self.equal.setdefault(part.lhs, []).append(part.rhs)
        elif isinstance(part, WrapPredicate):
            self._wraps.setdefault(part.recurrence, []).append(part.flags)
            self._ahead.setdefault(part.flags, _Rising()).note(part, se)

    @property
    def is_always_true(self) -> bool:
        return all(part.is_always_true for part in self.parts)

    def implies(self, other: SCEVPredicate, se: ScalarEvolution) -> bool:
        if isinstance(other, UnionPredicate):
            return all(self.implies(part, se) for part in other.parts)
        if isinstance(other, ComparePredicate):
            return other.rhs in self.equal.get(other.lhs, ())
        assert isinstance(other, WrapPredicate)
        if any(not other.flags & ~flags for flags in self._wraps.get(other.recurrence, ())):
            return True
        rising = (found for flags, found in self._ahead.items() if not other.flags & ~flags)
        return any(part.implies(other, se) for found in rising for part in found.no_slower(other, se))

    def lines(self, indent: int = 0) -> Iterator[str]:
        for part in self.parts:
            yield from part.lines(indent)


class _Rising:
    """Predicates about recurrences that go up, or may, by how fast they do."""

    __slots__ = ("_by_step", "_others")

    def __init__(self) -> None:
        self._by_step: list[tuple[int, WrapPredicate]] = []
        self._others: list[WrapPredicate] = []
        """Their step is no constant."""

    def note(self, part: WrapPredicate, se: ScalarEvolution) -> None:
        """Takes in another one."""
        step = addrec.step_recurrence(se, part.recurrence)
        if not isinstance(step, SCEVConstant):
            self._others.append(part)
        elif step.signed > 0:
            insort(self._by_step, (step.signed, part), key=_first)

    def no_slower(self, other: WrapPredicate, se: ScalarEvolution) -> Iterator[WrapPredicate]:
        """Those that may go up as fast as `other` does."""
        step = addrec.step_recurrence(se, other.recurrence)
        start = 0
        if isinstance(step, SCEVConstant):
            start = bisect_left(self._by_step, step.signed, key=_first) if step.signed > 0 else len(self._by_step)
        for at in range(start, len(self._by_step)):
            yield self._by_step[at][1]
        yield from self._others


def _first(pair: tuple[int, WrapPredicate]) -> int:
    return pair[0]


def compare_predicate(se: ScalarEvolution, predicate: Predicate, lhs: SCEV, rhs: SCEV) -> SCEVPredicate:
    """`lhs predicate rhs`; the operands have one type."""
    key = (predicate, lhs, rhs)
    found = se.predicates.get(key)
    if found is None:
        found = se.predicates[key] = ComparePredicate(predicate, lhs, rhs)
    return found


def equal_predicate(se: ScalarEvolution, lhs: SCEV, rhs: SCEV) -> SCEVPredicate:
    """`lhs == rhs`; the operands have one type."""
    return compare_predicate(se, EQ, lhs, rhs)


def wrap_predicate(se: ScalarEvolution, recurrence: SCEVAddRecExpr, flags: int) -> SCEVPredicate:
    """`recurrence` doesn't wrap around as `flags` (NUSW, NSSW) say."""
    key = (recurrence, flags)
    found = se.predicates.get(key)
    if found is None:
        found = se.predicates[key] = WrapPredicate(recurrence, flags)
    return found


def convert_to_addrec_with_predicates(se: ScalarEvolution, e: SCEV, loop: Loop) -> tuple[SCEVAddRecExpr, list[SCEVPredicate]] | None:
    """The expression as a recurrence, and what must hold for that; None where no predicates do it."""
    needed: list[SCEVPredicate] = []
    found = PredicateRewriter(se, loop, needed).visit(e)
    if not isinstance(found, SCEVAddRecExpr) or any(_is_known_to_wrap(se, one) for one in needed):
        return None
    return found, needed


def _is_known_to_wrap(se: ScalarEvolution, predicate: SCEVPredicate) -> bool:
    """Whether the predicate is about a recurrence that counts up by one beyond its signed range."""
    if not isinstance(predicate, WrapPredicate) or predicate.flags != NSSW:
        return False
    recurrence = predicate.recurrence
    count = se.backedge_taken_count(recurrence.loop)
    if count.kind == COULD_NOT_COMPUTE:
        return False
    step = addrec.step_recurrence(se, recurrence)
    if not step.is_one:
        return False
    last = add.add2(se, recurrence.start, casts.truncate_or_sext(se, count, step.type))
    return known.is_known_predicate(se, SLT, last, recurrence.start)


class PredicateRewriter(Rewriter):
    """Makes recurrences of the loop of what would be some, and notes in `needed` what has to hold for that."""

    __slots__ = ("loop", "needed")

    def __init__(self, se: ScalarEvolution, loop: Loop, needed: list[SCEVPredicate]) -> None:
        super().__init__(se)
        self.loop, self.needed = loop, needed

    def assume(self, predicate: SCEVPredicate) -> bool:
        """Whether the predicate may be taken to hold."""
        self.needed.append(predicate)
        return True

    def visit_unknown(self, e: SCEVUnknown) -> SCEV:
        if not isinstance(e.value, PHINode):
            return e
        rewritten = self.se.add_rec_with_casts(e)
        if rewritten is None:
            return e
        recurrence, predicates = rewritten
        for predicate in predicates:
            if isinstance(predicate, WrapPredicate) and predicate.recurrence.loop is not self.loop:
                return e
            if not self.assume(predicate):
                return e
        return recurrence

    def visit_zero_extend(self, e: SCEVCastExpr) -> SCEV:
        return self._extended(e, ZERO_EXTEND, NUSW)

    def visit_sign_extend(self, e: SCEVCastExpr) -> SCEV:
        return self._extended(e, SIGN_EXTEND, NSSW)

    def _extended(self, e: SCEVCastExpr, kind: int, flags: int) -> SCEV:
        """An extension goes into a recurrence of the loop where that doesn't wrap around; the step is signed in both cases."""
        se = self.se
        operand = self.visit(e.operand)
        if operand.kind == ADDREC:
            assert isinstance(operand, SCEVAddRecExpr)
            if operand.loop is self.loop and operand.is_affine and self.assume(wrap_predicate(se, operand, flags)):
                start = casts.cast(se, kind, operand.start, e.type)
                step = casts.sext(se, operand.operands[1], e.type)
                return addrec.addrec2(se, start, step, self.loop, operand.flags)
        return casts.cast(se, kind, operand, e.type)
