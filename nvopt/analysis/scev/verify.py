"""Compares what a ScalarEvolution knows with what another says that was just made.

    for line in differences(known, new): ...      # "backedge-taken count of %loop: 9, but 7 by a new analysis"

Answers depend on the order of the questions, so that two that differ need not contradict each other: of counts and expressions, what
differs by a constant other than zero does, and ranges that have nothing in common. With -verify-scev-strict every other expression or count
is a mistake; what is known of no-wrap flags and of ranges, each question adds to.
-verify-scev-maps looks into the tables that lead from values to expressions and back.

Source: LLVM's ScalarEvolution::verify.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING

from nvopt.analysis.scev.counts import loop_exits
from nvopt.analysis.scev.expressions import add, addrec
from nvopt.analysis.scev.expressions.kinds import (
    ADDREC,
    COULD_NOT_COMPUTE,
    SCEV,
    SCEVAddRecExpr,
    SCEVConstant,
    SCEVCouldNotCompute,
    SCEVUnknown,
    SCEVVScale,
)
from nvopt.analysis.scev.expressions.rewrite import Rewriter
from nvopt.ir import Instruction

if TYPE_CHECKING:
    from nvopt.analysis.loops import Loop
    from nvopt.analysis.scev.scalar_evolution import ScalarEvolution

_FLAGS = re.compile(r"<n[us]?w>")
_COUNTS = (
    (loop_exits.EXACT, "backedge-taken count"),
    (loop_exits.CONSTANT_MAXIMUM, "constant max backedge-taken count"),
)


def differences(known: ScalarEvolution, new: ScalarEvolution) -> Iterator[str]:
    """What of `known` is wrong by `new`, which knows nothing yet and has loops of its own."""
    known.settle()
    if known.knobs.verify_scev_maps:
        yield from _wrong_maps(known)
    check = _Check(known, new)
    for loop in list(known.counts.infos):
        yield from check.counts(loop)
    for value, e in list(known.values.items()):
        if not isinstance(value, Instruction) or value.function is known.function:
            yield from check.expression(value.ref, e, new.get(value))


class _Check:
    def __init__(self, known: ScalarEvolution, new: ScalarEvolution) -> None:
        self.known, self.new = known, new
        self._same = _Same(known)
        self._is_strict = known.knobs.verify_scev_strict

    def counts(self, loop: Loop) -> Iterator[str]:
        """What is wrong of how often a loop goes round."""
        same = self.new.loops.loop_for(loop.header) if loop.header.parent is not None else None
        if same is None or same.header is not loop.header:
            yield f"{loop.header.ref} is the header of no loop"
            return
        info = self.known.counts.infos[loop]
        for kind, what in _COUNTS:
            count, found = info.count(self.known, kind), loop_exits.backedge_taken_count(self.new, same, kind)
            if kind == loop_exits.CONSTANT_MAXIMUM and not self._is_strict:
                found = loop_exits.backedge_taken_count(self.new, same, loop_exits.EXACT)
                differ = isinstance(count, SCEVConstant) and isinstance(found, SCEVConstant) and count.value < found.value
            else:
                differ = self._differ(count, found)
            if differ:
                yield f"{what} of {loop.header.ref}: {count}, but {found} by a new analysis"

    def expression(self, name: str, e: SCEV, found: SCEV) -> Iterator[str]:
        """What is wrong of a value's expression and its ranges."""
        if self._differ(e, found):
            yield f"expression of {name}: {e}, but {found} by a new analysis"
        for sign, ranges, ask in (
            ("unsigned", self.known.ranges.unsigned, self.new.unsigned_range),
            ("signed", self.known.ranges.signed, self.new.signed_range),
        ):
            known = ranges.get(e)
            if known is not None and known.intersect(ask(found)).is_empty:
                yield f"{sign} range of {name}: {known}, but {ask(found)} by a new analysis"

    def _differ(self, known: SCEV, found: SCEV) -> bool:
        if self._is_strict:
            return _without_flags(known) != _without_flags(found)
        if COULD_NOT_COMPUTE in (known.kind, found.kind) or known.bits != found.bits:
            return False
        distance = add.minus(self.known, known, self._same.visit(found))
        return isinstance(distance, SCEVConstant) and not distance.is_zero


def _without_flags(e: SCEV) -> str:
    return _FLAGS.sub("", str(e))


class _Same(Rewriter):
    """The same expression among those of another analysis of the function."""

    def visit_constant(self, e: SCEVConstant) -> SCEV:
        return self.se.table.constant(e.type, e.value)

    def visit_vscale(self, e: SCEVVScale) -> SCEV:
        return self.se.table.vscale(e.type)

    def visit_unknown(self, e: SCEVUnknown) -> SCEV:
        return self.se.table.unknown(e.value)

    def visit_addrec(self, e: SCEVAddRecExpr) -> SCEV:
        loop = self.se.loops.loop_for(e.loop.header)
        assert loop is not None
        return addrec.addrec(self.se, [self.visit(one) for one in e.operands], loop, 0)

    def visit_could_not_compute(self, e: SCEVCouldNotCompute) -> SCEV:
        return self.se.table.could_not_compute


def _wrong_maps(se: ScalarEvolution) -> Iterator[str]:
    """Values that are gone, and tables that do not agree."""
    for value, e in se.values.items():
        if isinstance(value, Instruction) and value.function is not se.function:
            yield f"{e} is known of a value that has gone"
        elif value not in se.values.by_expression.get(e, ()) and e.kind != ADDREC and not isinstance(e, SCEVConstant):
            yield f"{value.ref} is not among the values of {e}"
    for e, values in se.values.by_expression.items():
        for value in values:
            if se.values.get(value) is not e:
                yield f"{value.ref} is among the values of {e}, but its expression is {se.values.get(value)}"
