"""When a quadratic recurrence `{L,+,M,+,N}` of constants becomes zero or leaves a range.

After n iterations the recurrence is L + M*n + N*n*(n-1)/2, modulo 2**bits. Twice that is the polynomial N*n**2 + (2*M-N)*n + 2*L; where it
first crosses a multiple of 2**(bits+1) the recurrence wraps around (or, for 2**bits, changes its sign), and only there it can be zero or
leave an interval.

    first_zero((-6, 1, 1), 8)                   # (3, 8): -6, -5, -3, 0

Source: LLVM's SolveQuadraticAddRecExact, SolveQuadraticAddRecRange and APIntOps::SolveQuadraticEquationWrap.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import isqrt
from typing import TYPE_CHECKING

from nvopt.analysis.integers import signed
from nvopt.analysis.scev.expressions.kinds import SCEVAddRecExpr, SCEVConstant

if TYPE_CHECKING:
    from nvopt.analysis.constant_range import ConstantRange

Solution = tuple[int, int]
"""An iteration, and the width of the integer that it is told in: the recurrence's where it fits into that."""


def coefficients(recurrence: SCEVAddRecExpr) -> tuple[int, int, int] | None:
    """L, M and N of a quadratic recurrence, read with sign; None where one isn't constant or there are not three."""
    found = [one.signed for one in recurrence.operands if isinstance(one, SCEVConstant)]
    return (found[0], found[1], found[2]) if len(found) == len(recurrence.operands) == 3 else None


def first_zero(recurrence: tuple[int, int, int], bits: int) -> Solution | None:
    """The first iteration in which the recurrence (L, M, N, of `bits` bits) is zero; None also where it isn't found."""
    at = first_crossing(*_polynomial(recurrence, bits), bits + 1)
    if at is None or _value(recurrence, at, bits):
        return None
    return _narrowed(at, bits)


def first_outside(recurrence: tuple[int, int, int], inside: ConstantRange) -> Solution | None:
    """The first iteration in which the recurrence, zero at first, isn't in `inside`, which has zero; None also where it isn't found."""
    bits = inside.bits
    low, high = (bound - (1 << bits) if bound >> (bits - 1) else bound for bound in (inside.lower, inside.upper))
    found = []
    for bound in (low - 1, high):
        crossings = _crossings(recurrence, bound, bits)
        if crossings is None:
            return None
        leaving = [at for at in crossings if _leaves(recurrence, at, inside)]
        found += leaving[:1]
    return _narrowed(min(found), bits) if found else None


def _crossings(recurrence: tuple[int, int, int], bound: int, bits: int) -> list[int] | None:
    """When the recurrence first crosses `bound`, by a change of sign and by a wrap around, the earlier first; None if one is unknown."""
    a, b, _ = _polynomial(recurrence, bits)
    c = _wrapped(-2 * bound, bits + 1)
    by_sign = first_crossing(a, b, c, bits) if bits > 1 else None
    by_wrap = first_crossing(a, b, c, bits + 1)
    if by_sign is None or by_wrap is None:
        return None
    return sorted((by_sign, by_wrap))


def _leaves(recurrence: tuple[int, int, int], at: int, inside: ConstantRange) -> bool:
    bits = inside.bits
    return not inside.contains(_value(recurrence, at, bits)) and inside.contains(_value(recurrence, at - 1, bits))


def first_crossing(a: int, b: int, c: int, bits: int) -> int | None:
    """The least n >= 0 for which a*n**2 + b*n + c is a multiple of 2**bits or has passed one since n-1.

    None where two are passed at once between n-1 and n, so that nothing is seen at whole numbers; zero for c that is a multiple.
    """
    period = 1 << bits
    if c % period == 0:
        return 0
    if a < 0:
        a, b, c = -a, -b, -c
    takes_smaller_root = False
    if b >= 0:
        # The vertex lies at or before 0: the first multiple to be crossed is the next one above.
        c = -(-c % period)
    else:
        # The vertex lies behind 0. Multiples below it are not reached at all.
        lowest = -(-(c - b * b // (4 * a)) // period) * period
        takes_smaller_root = c > lowest
        c = c % period if takes_smaller_root else c - lowest
    return _first_at_or_behind_root(a, b, c, takes_smaller_root)


def _first_at_or_behind_root(a: int, b: int, c: int, smaller: bool) -> int | None:
    """The least whole n at or behind the smaller or the larger root of a*x**2 + b*x + c; None where the other root comes before n, too."""
    discriminant = b * b - 4 * a * c
    root = isqrt(discriminant)
    is_inexact = root * root != discriminant
    numerator = -b - root - is_inexact if smaller else -b + root
    at, rest = divmod(max(numerator, 0), 2 * a)
    if numerator >= 0 and not is_inexact and not rest:
        return at
    here = (a * at + b) * at + c
    following = here + 2 * a * at + a + b
    if (here < 0) == (following < 0) and (here == 0) == (following == 0):
        return None
    return at + 1


def _polynomial(recurrence: tuple[int, int, int], bits: int) -> tuple[int, int, int]:
    """The coefficients of twice the recurrence, in one bit more than it has."""
    start, step, growth = recurrence
    return growth, _wrapped(2 * step - growth, bits + 1), _wrapped(2 * start, bits + 1)


def _value(recurrence: Sequence[int], at: int, bits: int) -> int:
    start, step, growth = recurrence
    return (start + step * at + growth * (at * (at - 1) // 2)) & (1 << bits) - 1


def _narrowed(at: int, bits: int) -> Solution:
    if bits > 1 and at >> bits == 0:
        return at, bits
    return at, 3 * (bits + 1) if at else bits + 1


def _wrapped(value: int, bits: int) -> int:
    return signed(value & ((1 << bits) - 1), bits)
