"""ScalarEvolution of a loop under predicates that are collected on the way: what holds where all of them do.

    under = PredicatedScalarEvolution(scev, loop)
    under.as_addrec(pointer)      # the pointer's recurrence; `under.predicate` says what must hold for that
    under.get(pointer)            # its expression as it is under all predicates so far

Source: LLVM's PredicatedScalarEvolution.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from nvopt.analysis.scev.counts import loop_exits
from nvopt.analysis.scev.expressions import addrec
from nvopt.analysis.scev.expressions.kinds import NSW, NUW, SCEV, SCEVAddRecExpr, SCEVConstant, SCEVUnknown
from nvopt.analysis.scev.facts.predicates import (
    NSSW,
    NUSW,
    PredicateRewriter,
    SCEVPredicate,
    UnionPredicate,
    convert_to_addrec_with_predicates,
    wrap_predicate,
)
from nvopt.ir import Instruction, Value

if TYPE_CHECKING:
    from nvopt.analysis.loops import Loop
    from nvopt.analysis.scev.scalar_evolution import ScalarEvolution


class PredicatedScalarEvolution:
    """The expressions of a loop's values, and the predicates under which they are that."""

    __slots__ = ("_assumed", "_counts", "_flags", "_rewritten", "loop", "predicate", "scev")

    def __init__(self, scev: ScalarEvolution, loop: Loop) -> None:
        self.scev, self.loop = scev, loop
        self.predicate = UnionPredicate([], scev)
        """All that must hold."""
        self._assumed = 0
        """How often something was assumed so far."""
        self._rewritten: dict[SCEV, tuple[int, SCEV]] = {}
        """What expressions are, and when in terms of `_assumed` that was found."""
        self._flags: dict[Value, int] = {}
        """The wraps that were ruled out for single values."""
        self._counts: dict[int, SCEV] = {}

    def get(self, value: Value) -> SCEV:
        """The value's expression under the predicates so far."""
        e = self.scev.get(value)
        when, found = self._rewritten.get(e, (-1, e))
        if when < self._assumed:
            found = _UnderPredicate(self.scev, self.loop, self.predicate).visit(found)
            self._rewritten[e] = (self._assumed, found)
        return found

    def assume(self, predicate: SCEVPredicate) -> None:
        """From now on the predicate must hold, too."""
        if not self.predicate.implies(predicate, self.scev):
            self.predicate.add(predicate, self.scev)
            self._assumed += 1

    def as_addrec(self, value: Value) -> SCEVAddRecExpr | None:
        """The value's expression as a recurrence; what must hold for that is assumed. None where no predicates make it one."""
        found = convert_to_addrec_with_predicates(self.scev, self.get(value), self.loop)
        if found is None:
            return None
        recurrence, needed = found
        for predicate in needed:
            self.assume(predicate)
        self._rewritten[self.scev.get(value)] = (self._assumed, recurrence)
        return recurrence

    def backedge_taken_count(self) -> SCEV:
        """How often the loop goes round; what must hold for that is assumed."""
        return self._count(loop_exits.EXACT)

    def symbolic_max_backedge_taken_count(self) -> SCEV:
        """The same at most: other exits may end the loop sooner."""
        return self._count(loop_exits.SYMBOLIC_MAXIMUM)

    def _count(self, kind: int) -> SCEV:
        found = self._counts.get(kind)
        if found is None:
            found, predicates = loop_exits.predicated_backedge_taken_count(self.scev, self.loop, kind)
            for predicate in predicates:
                self.assume(predicate)
            self._counts[kind] = found
        return found

    def assume_no_overflow(self, value: Value, flags: int) -> None:
        """From now on the value's recurrence must not wrap around as `flags` (NUSW, NSSW) say."""
        recurrence = self.get(value)
        assert isinstance(recurrence, SCEVAddRecExpr)
        flags &= ~implied_flags(self.scev, recurrence)
        self.assume(wrap_predicate(self.scev, recurrence, flags))
        self._flags[value] = self._flags.get(value, 0) | flags

    def has_no_overflow(self, value: Value, flags: int) -> bool:
        """Whether the value's recurrence is known, or was assumed, not to wrap around as `flags` say."""
        recurrence = self.get(value)
        assert isinstance(recurrence, SCEVAddRecExpr)
        return not flags & ~implied_flags(self.scev, recurrence) & ~self._flags.get(value, 0)

    def rewritten(self) -> Iterator[tuple[Instruction, SCEV, SCEV]]:
        """The instructions of the loop whose expression is another under the predicates: with that and what it is otherwise."""
        for block in self.loop.blocks:
            for instruction in block:
                if self.scev.is_scevable(instruction.type):
                    plain = self.scev.get(instruction)
                    found = self._rewritten.get(plain)
                    if found is not None and found[1] is not plain:
                        yield instruction, plain, found[1]


def implied_flags(scev: ScalarEvolution, recurrence: SCEVAddRecExpr) -> int:
    """The wraps (NUSW, NSSW) that the recurrence's own flags rule out."""
    flags = NSSW if recurrence.flags & NSW else 0
    step = addrec.step_recurrence(scev, recurrence)
    if recurrence.flags & NUW and isinstance(step, SCEVConstant) and step.signed >= 0:
        flags |= NUSW
    return flags


class _UnderPredicate(PredicateRewriter):
    """Rewrites what the predicates allow."""

    __slots__ = ("predicate",)

    def __init__(self, se: ScalarEvolution, loop: Loop, predicate: UnionPredicate) -> None:
        super().__init__(se, loop, [])
        self.predicate = predicate

    def assume(self, predicate: SCEVPredicate) -> bool:
        return self.predicate.implies(predicate, self.se)

    def visit_unknown(self, e: SCEVUnknown) -> SCEV:
        found = self.predicate.equal.get(e)
        return found[0] if found is not None else super().visit_unknown(e)
