"""Division of an expression by another with quotient and remainder, term by term.

    divide(se, 8 * %n * %m + 4 * %k, %n)  ->  quotient 8 * %m, remainder 4 * %k

numerator = quotient * denominator + remainder holds as polynomials; how large the remainder is isn't said. What can't be divided has
quotient zero.

Source: LLVM's ScalarEvolutionDivision; the division of polynomials by terms of Knuth, The Art of Computer Programming, 4.6.1.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from nvopt.analysis.scev.expressions import add, addrec, mul
from nvopt.analysis.scev.expressions.kinds import ADD, MUL, SCEV, SCEVAddRecExpr, SCEVConstant, SCEVUnknown
from nvopt.analysis.scev.expressions.rewrite import Rewriter
from nvopt.ir import IntType

if TYPE_CHECKING:
    from nvopt.analysis.scev.scalar_evolution import ScalarEvolution

Division = tuple[SCEV, SCEV]
"""Quotient and remainder."""


def divide(se: ScalarEvolution, numerator: SCEV, denominator: SCEV) -> Division:
    """The quotient and the remainder; (0, numerator) where it can't be divided."""
    zero, one = (se.table.constant(denominator.type, value) for value in (0, 1))
    if numerator is denominator:
        return one, zero
    if numerator.is_zero:
        return zero, zero
    if denominator.is_one:
        return numerator, zero
    if denominator.kind == MUL:
        return _by_product(se, numerator, denominator)
    found = _by_term(se, numerator, denominator)
    return found if found is not None else (zero, numerator)


def _by_product(se: ScalarEvolution, numerator: SCEV, denominator: SCEV) -> Division:
    """By one factor after the other: all must divide without remainder."""
    quotient, remainder = numerator, se.table.constant(denominator.type, 0)
    for factor in denominator.operands:
        quotient, rest = divide(se, quotient, factor)
        if not rest.is_zero:
            return remainder, numerator
    return quotient, remainder


def _by_term(se: ScalarEvolution, numerator: SCEV, denominator: SCEV) -> Division | None:
    if isinstance(numerator, SCEVConstant):
        return _constants(se, numerator, denominator) if isinstance(denominator, SCEVConstant) else None
    if isinstance(numerator, SCEVAddRecExpr):
        return _recurrence(se, numerator, denominator) if numerator.is_affine else None
    if numerator.kind == ADD:
        quotients, remainders = _each(se, numerator.operands, denominator)
        if not _are_of_type(denominator, quotients + remainders):
            return None
        return add.add(se, quotients), add.add(se, remainders)
    return _product(se, numerator, denominator) if numerator.kind == MUL else None


def _constants(se: ScalarEvolution, numerator: SCEVConstant, denominator: SCEVConstant) -> Division:
    """Rounded towards zero, in the wider of both types."""
    quotient = abs(numerator.signed) // abs(denominator.signed) if denominator.value else 0
    if (numerator.signed < 0) != (denominator.signed < 0):
        quotient = -quotient
    wider = IntType.get(max(numerator.bits, denominator.bits))
    return se.table.constant(wider, quotient), se.table.constant(wider, numerator.signed - quotient * denominator.signed)


def _recurrence(se: ScalarEvolution, numerator: SCEVAddRecExpr, denominator: SCEV) -> Division | None:
    parts = [divide(se, one, denominator) for one in (numerator.start, addrec.step_recurrence(se, numerator))]
    if not _are_of_type(denominator, [one for part in parts for one in part]):
        return None
    (quotient, start_rest), (quotient_step, step_rest) = parts
    loop, flags = numerator.loop, numerator.flags
    return addrec.addrec2(se, quotient, quotient_step, loop, flags), addrec.addrec2(se, start_rest, step_rest, loop, flags)


def _each(se: ScalarEvolution, terms: tuple[SCEV, ...], denominator: SCEV) -> tuple[list[SCEV], list[SCEV]]:
    divided = [divide(se, term, denominator) for term in terms]
    return [quotient for quotient, _ in divided], [remainder for _, remainder in divided]


def _are_of_type(denominator: SCEV, expressions: list[SCEV]) -> bool:
    return all(one.type is denominator.type for one in expressions)


def _product(se: ScalarEvolution, numerator: SCEV, denominator: SCEV) -> Division | None:
    """A product is divided by dividing one factor of it; by an unknown also where that is inside sums."""
    factors: list[SCEV] = []
    has_divided = False
    for factor in numerator.operands:
        if factor.type is not denominator.type:
            return None
        quotient, remainder = divide(se, factor, denominator) if not has_divided else (factor, factor)
        if has_divided or not remainder.is_zero:
            factors.append(factor)
        elif quotient.type is not denominator.type:
            return None
        else:
            has_divided = True
            factors.append(quotient)
    zero = se.table.constant(denominator.type, 0)
    if has_divided:
        return mul.mul(se, factors), zero
    if not isinstance(denominator, SCEVUnknown):
        return None
    remainder = _Replaced(se, denominator, zero).visit(numerator)
    if remainder.is_zero:
        return _Replaced(se, denominator, se.table.constant(denominator.type, 1)).visit(numerator), zero
    difference = add.minus(se, numerator, remainder)
    if difference.size > numerator.size:
        return None
    quotient, rest = divide(se, difference, denominator)
    return (quotient, remainder) if rest.is_zero else None


class _Replaced(Rewriter):
    """One unknown replaced."""

    def __init__(self, se: ScalarEvolution, old: SCEVUnknown, new: SCEV) -> None:
        super().__init__(se)
        self.old = old
        self.new = new

    def visit_unknown(self, e: SCEVUnknown) -> SCEV:
        return self.new if e is self.old else e
