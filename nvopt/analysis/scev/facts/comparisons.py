"""Comparisons of expressions: the one form that equal comparisons are brought to.

    simplify_icmp_operands(se, Comparison(SGE, five, x))     # `x slt 6`, True: the constant to the right, no "or equal"

Source: LLVM's ScalarEvolution::SimplifyICmpOperands.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from nvopt.analysis.scev.cache import CodeCache
from nvopt.analysis.scev.expressions import add
from nvopt.analysis.scev.expressions.kinds import ADD, ADDREC, CONSTANT, MUL, NSW, NUW, SCEV, VSCALE, SCEVAddRecExpr, SCEVConstant
from nvopt.analysis.scev.facts import dispositions, ranges
from nvopt.analysis.scev.facts.relations import Comparison, has_same_value, holds, match_difference
from nvopt.ir import types
from nvopt.ir.predicates import EQ, NE, SGT, SLE, SLT, UGT, ULE, ULT, Predicate

if TYPE_CHECKING:
    from nvopt.analysis.constant_range import ConstantRange
    from nvopt.analysis.scev.scalar_evolution import ScalarEvolution

_ROUNDS = 3


class UsualForms(CodeCache[Comparison, tuple[tuple[Comparison, bool], tuple["ConstantRange | None", ...]]]):
    """Comparisons in their usual form, and the ranges that this depends on."""

    __slots__ = ()


def simplify_icmp_operands(se: ScalarEvolution, comparison: Comparison, depth: int = 0) -> tuple[Comparison, bool]:
    """The comparison in its usual form, and whether that is another one.

    A constant stands to the right, a recurrence to the left. One that always holds is `0 eq 0`, one that never does `0 ne 0`:
    its operands are one object then, of type i1.
    """
    if depth or (comparison.a.kind == MUL and comparison.b.kind == MUL):
        return _simplified(se, comparison, depth)
    remembered = se.usual_forms.get(comparison)
    if remembered is not None and remembered[1] == _deciding_ranges(se, comparison):
        return remembered[0]
    found = _simplified(se, comparison, 0)
    deciding = _deciding_ranges(se, comparison)
    if None not in deciding:
        se.usual_forms[comparison] = found, deciding
    return found


def _deciding_ranges(se: ScalarEvolution, comparison: Comparison) -> tuple[ConstantRange | None, ...]:
    """What may be known better by and by and then make another comparison of it: the ranges of both sides, for an "or equal"."""
    pred, a, b = comparison
    if pred.is_strict or pred.is_equality:
        return ()
    known = se.ranges.signed if pred.is_signed else se.ranges.unsigned
    return known.get(a), known.get(b)


def _simplified(se: ScalarEvolution, comparison: Comparison, depth: int) -> tuple[Comparison, bool]:
    changed = False
    for _ in range(_ROUNDS - depth):
        made = _simpler(se, comparison)
        if made is None:
            break
        comparison = made
        changed = True
        if made.a is made.b and made.a.bits == 1:
            break
    return comparison, changed


def _simpler(se: ScalarEvolution, comparison: Comparison) -> Comparison | None:
    """One round; None where nothing changes."""
    pred, a, b = comparison
    changed = False
    if a.kind == MUL and b.kind == MUL:
        factors = _factors_of_vscale(pred, a, b)
        if factors is not None:
            (a, b), changed = factors, True
    if a.kind == CONSTANT:
        if b.kind == CONSTANT:
            return _trivial(se, holds(pred, a, b))  # type: ignore[arg-type]
        pred, a, b, changed = pred.swapped, b, a, True
    if isinstance(b, SCEVAddRecExpr):
        header = b.loop.header
        if dispositions.is_loop_invariant(se, a, b.loop) and dispositions.properly_dominates(se, a, header):
            pred, a, b, changed = pred.swapped, b, a, True
    if isinstance(b, SCEVConstant):
        made = _against_constant(se, pred, a, b)
        if made is not None:
            pred, a, b = made
            if a is b:
                return made
            changed = True
    if has_same_value(a, b):
        return _trivial(se, pred.is_true_when_equal)
    made = _stricter(se, pred, a, b)
    if made is not None:
        return made
    return Comparison(pred, a, b) if changed else None


def _trivial(se: ScalarEvolution, outcome: bool) -> Comparison:
    zero = se.table.constant(types.i1, 0)
    return Comparison(EQ if outcome else NE, zero, zero)


def _factors_of_vscale(pred: Predicate, a: SCEV, b: SCEV) -> tuple[SCEV, SCEV] | None:
    """x and y of x * vscale and y * vscale, where these compare as x and y do."""
    flags = a.flags & b.flags
    if not flags & (NSW if pred.is_signed else NSW | NUW) or len(a.operands) != 2 or len(b.operands) != 2:
        return None
    left = [one for one in a.operands if one.kind != VSCALE]
    right = [one for one in b.operands if one.kind != VSCALE]
    return (left[0], right[0]) if len(left) == len(right) == 1 else None


def _against_constant(se: ScalarEvolution, pred: Predicate, a: SCEV, b: SCEVConstant) -> Comparison | None:
    """Decides a comparison at the end of the value range; leaves no "or equal"; a difference from zero compares its two sides."""
    if pred.is_equality:
        sides = match_difference(a) if b.value == 0 else None
        return Comparison(pred, *sides) if sides is not None else None
    if pred.is_signed:
        least, value = -(1 << (b.bits - 1)), b.signed
    else:
        least, value = 0, b.value
    greatest = least + (1 << b.bits) - 1
    strict = pred.is_strict
    if pred.is_less:
        first, last = least, value - strict
    else:
        first, last = value + strict, greatest
    count = last - first + 1
    if count == 0 or count > greatest - least:
        return _trivial(se, count > 0)
    constant = se.table.constant
    if count == 1:
        return Comparison(EQ, a, constant(b.type, first))
    if count == greatest - least:
        return Comparison(NE, a, constant(b.type, least if first > least else greatest))
    if strict:
        return None
    return Comparison(pred.strict, a, constant(b.type, last + 1 if pred.is_less else first - 1))


def _stricter(se: ScalarEvolution, pred: Predicate, a: SCEV, b: SCEV) -> Comparison | None:
    """An "or equal" as a strict comparison with one more or one less on a side where that doesn't wrap."""
    if pred.is_equality or pred.is_strict:
        return None
    bits = b.bits
    if pred.is_signed:
        greatest = (1 << (bits - 1)) - 1
        if pred is SLE:
            if ranges.signed_max(se, b) != greatest:
                return Comparison(SLT, a, _plus(se, b, 1, NSW))
            if ranges.signed_min(se, a) != ~greatest:
                return Comparison(SLT, _plus(se, a, -1, NSW), b)
        else:
            if ranges.signed_min(se, b) != ~greatest:
                return Comparison(SGT, a, _plus(se, b, -1, NSW))
            if ranges.signed_max(se, a) != greatest:
                return Comparison(SGT, _plus(se, a, 1, NSW), b)
        return None
    greatest = (1 << bits) - 1
    if pred is ULE:
        if ranges.unsigned_max(se, b) != greatest:
            return Comparison(ULT, a, _plus(se, b, 1, NUW))
        if ranges.unsigned_min(se, a) != 0:
            return Comparison(ULT, _plus(se, a, -1, 0), b)
        return None
    # One less folds into a constant; elsewhere it loses nuw, and one more on the left is better.
    folds = b.kind == CONSTANT or (b.kind in (ADD, ADDREC) and b.operands[0].kind == CONSTANT)
    if folds and ranges.unsigned_min(se, b) != 0:
        return Comparison(UGT, a, _plus(se, b, -1, 0))
    if ranges.unsigned_max(se, a) != greatest:
        return Comparison(UGT, _plus(se, a, 1, NUW), b)
    if ranges.unsigned_min(se, b) != 0:
        return Comparison(UGT, a, _plus(se, b, -1, 0))
    return None


def _plus(se: ScalarEvolution, e: SCEV, value: int, flags: int) -> SCEV:
    if e.bits == 1 and value == 1:
        flags &= ~NSW  # with a sign, the 1 of an i1 is -1
    return add.add2(se, se.table.constant(e.type, value), e, flags)
