"""Digits: quotients, remainders and fields of bits of one value, as sums of multiples put them together and divisions take them apart.

A digit of x is floor(x / low) mod (high / low), without signs: `x / 5`, `x % 5`, `x / 4 % 8`, `x >> 3 & 7`, `x & 240` (16 times a digit).
Two digits that lie one above the other are one: `(x / 4 % 8) * 4 + x % 4 = x % 32`, which is how an index that was split is joined again.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from nvopt.tile.evaluation import NUW
from nvopt.tile.expressions import Expression, Pool
from nvopt.tile.kinds import Kind
from nvopt.tile.known_bits import is_never_undef, unsigned_range
from nvopt.tile.rules.base import Rules, on, power_of_two
from nvopt.tile.rules.sums import SUMS, Sum, is_sum, put_together, reduced, whole_sum

K = Kind
DEEPEST: Final = 8
"""Through so many divisions above each other."""


class Digit(NamedTuple):
    """`times` * (floor(base / low) mod (high / low)); `high` is 2**bits, or more, where nothing is cut off."""

    base: Expression
    low: int
    high: int
    times: int


def digit_of(node: Expression) -> Digit:
    """The node as a digit of something; of itself where it is no division."""
    chain = [node]
    while len(chain) <= DEEPEST and _division(chain[-1]) is not None:
        chain.append(chain[-1].first)
    found = whole = Digit(chain[-1], 1, 1 << node.bits, 1)
    for at in reversed(chain[:-1]):
        found = _divided(found, at) or whole._replace(base=at)
    return found


def _division(node: Expression) -> tuple[int, int] | None:
    """What a node divides by, and the modulus that it takes what it divides by first, 0 for none; a mask does both and multiplies again.
    None for what is no division by a number."""
    if node.count != 2 or (number := node.second.number) is None or number == 0:
        return None
    if node.kind is K.EK_DivU:
        return number, 0
    if node.kind is K.EK_ShrU:
        return (1 << number, 0) if number < node.bits else None
    if node.kind is K.EK_RemU:
        return 1, number
    if node.kind is K.EK_AndN:
        low = number & -number
        return (low, number + low) if power_of_two(number + low) is not None else None
    return None


def _divided(digit: Digit, node: Expression) -> Digit | None:
    """The digit that a division makes of a digit; None where that is none."""
    division = _division(node)
    assert division is not None
    by, modulus = division
    base, low, high, times = digit
    if modulus:
        if times != 1 or (low * modulus < high and high >> node.bits == 0 and high % (low * modulus)):
            return None
        high = min(high, low * modulus)
    if times % by == 0:
        return Digit(base, low, high, times // by)
    if by % times or (high >> node.bits == 0 and high % (low * (by // times))):
        return None
    low *= by // times
    return Digit(base, low, high, by if node.kind is K.EK_AndN else 1) if low < high else None


def _spelled(pool: Pool, digit: Digit, factor: int) -> tuple[Expression, int]:
    """An expression for a digit `factor` times, and how often that is to be taken."""
    base, low, high, _ = digit
    bits, shape = base.bits, base.shape
    node = base
    shift, width = power_of_two(low), power_of_two(high)
    if shift and width is not None and factor % low == 0:
        mask = (1 << min(width, bits)) - low
        return pool.make(K.EK_AndN, (base, pool.constant(mask, bits, shape))), factor // low
    if shift:
        node = pool.make(K.EK_ShrU, (node, pool.constant(shift, bits, shape)))
    elif low > 1:
        node = pool.make(K.EK_DivU, (node, pool.constant(low, bits, shape)))
    if high >> bits == 0:
        modulus = high // low
        if power_of_two(modulus) is not None:
            node = pool.make(K.EK_AndN, (node, pool.constant(modulus - 1, bits, shape)))
        else:
            node = pool.make(K.EK_RemU, (node, pool.constant(modulus, bits, shape)))
    return node, factor


# -- joined


def _neighbours(terms: Iterable[Expression]) -> Iterator[tuple[Expression, Digit, Expression, Digit]]:
    """Two terms each of which are digits of one number, the second of them the next above the first."""
    if all(_division(term) is None for term in terms):
        return  # of two digits of one number one is a division
    digits = {term: digit_of(term) for term in terms}
    for lower, digit in digits.items():
        for upper, above in digits.items():
            if above.base is digit.base and above.low == digit.high:
                yield lower, digit, upper, above


@on(*SUMS, K.EK_DivU, K.EK_RemU, K.EK_ShrU, K.EK_AndN)
def digits_joined(pool: Pool, node: Expression) -> Expression | None:
    """(x / c) * c + x % c = x, (x / (c * d)) * d + x / c % d = x / c, (x & 12) + (x & 3) = x & 15"""
    total = whole_sum(pool, node)
    if len(total.terms) < 2:
        return None
    mask = (1 << node.bits) - 1
    for lower, digit, upper, above in _neighbours(total.terms):
        weight = total.terms[lower] * digit.times
        if (total.terms[upper] * above.times - weight * (digit.high // digit.low)) & mask == 0:
            rest = {atom: times for atom, times in total.terms.items() if atom is not lower and atom is not upper}
            joined, times = _spelled(pool, digit._replace(high=above.high), weight)
            rest[joined] = rest.get(joined, 0) + times
            return put_together(pool, node, reduced(rest, total.number, node.bits))
    return None


@on(*SUMS, K.EK_DivU, K.EK_RemU, K.EK_ShrU, K.EK_AndN)
def remainder_by_quotient(pool: Pool, node: Expression) -> Expression | None:
    """(x / c) * d + x % c = x + (x / c) * (d - c), where x is not undef: another x has another quotient"""
    total = whole_sum(pool, node)
    if len(total.terms) < 2:
        return None
    for lower, digit, upper, above in _neighbours(total.terms):
        is_all = digit.low == 1 and above.high >> node.bits
        factor = total.terms[upper] * above.times
        if is_all and factor & -factor < digit.high and is_never_undef(pool, digit.base):
            rest = {atom: times for atom, times in total.terms.items() if atom is not lower and atom is not upper}
            weight = total.terms[lower] * digit.times
            quotient, times = _spelled(pool, above, factor - weight * digit.high)
            rest[digit.base] = rest.get(digit.base, 0) + weight
            rest[quotient] = rest.get(quotient, 0) + times
            return put_together(pool, node, reduced(rest, total.number, node.bits))
    return None


@on(*SUMS, K.EK_AndN)
def masks_joined(pool: Pool, node: Expression) -> Expression | None:
    """(x & 5) + (x & 10) = x & 15, also where more is added"""
    total = whole_sum(pool, node)
    masks: dict[tuple[Expression, int], Expression] = {}
    for atom, times in total.terms.items():
        if atom.kind is not K.EK_AndN or atom.count != 2 or (number := atom.second.number) is None:
            continue
        other = masks.setdefault((atom.first, times), atom)
        if other is not atom and not (held := other.second.number or 0) & number:
            rest = {left: count for left, count in total.terms.items() if left is not atom and left is not other}
            joined = pool.make(K.EK_AndN, (atom.first, pool.constant(held | number, node.bits, node.shape)))
            rest[joined] = rest.get(joined, 0) + times
            return put_together(pool, node, reduced(rest, total.number, node.bits))
    return None


@on(*SUMS, K.EK_RemU, K.EK_RemS)
def quotient_and_remainder(pool: Pool, node: Expression) -> Expression | None:
    """(x / y) * y + x % y = x, with signs or without"""
    total = whole_sum(pool, node)
    mask = (1 << node.bits) - 1
    for rest, times in total.terms.items():
        if rest.kind not in (K.EK_RemU, K.EK_RemS):
            continue
        value, by = rest.operands
        for atom, factor in total.terms.items():
            quotient, multiple = _multiple_of_quotient(atom, by)
            if quotient is None or quotient.first is not value or (quotient.kind is K.EK_DivU) != (rest.kind is K.EK_RemU):
                continue
            if (factor - times * multiple) & mask == 0:
                left = {other: count for other, count in total.terms.items() if other is not rest and other is not atom}
                left[value] = left.get(value, 0) + times
                return put_together(pool, node, reduced(left, total.number, node.bits))
    return None


def _multiple_of_quotient(atom: Expression, by: Expression) -> tuple[Expression | None, int]:
    """The quotient by `by` that an atom is a multiple of, and how often that must be counted to give the number that was divided."""
    if atom.kind in (K.EK_DivU, K.EK_DivS) and atom.second is by and by.number is not None:
        return atom, by.number
    if atom.kind is K.EK_Mul:
        for one, other in ((atom.first, atom.second), (atom.second, atom.first)):
            if one.kind in (K.EK_DivU, K.EK_DivS) and one.second is by and other is by:
                return one, 1
    return None, 0


# -- taken apart


@on(K.EK_DivU, K.EK_RemU, K.EK_ShrU, K.EK_AndN)
def quotient_of_digit(pool: Pool, node: Expression) -> Expression | None:
    """(x / 3 & -8) / 200 = x / 600: a digit of a digit, from the value itself"""
    digit = digit_of(node)
    if digit.base is node or digit.base is node.first or digit.times != 1:
        return None
    return _spelled(pool, digit, 1)[0]


@on(*SUMS)
def quotient_of_multiple(pool: Pool, node: Expression) -> Expression | None:
    """(c * x + y) / c = x + y / c and (c * x + y) % c = y % c, where the sum does not overflow"""
    by = _divisor(node)
    if by is None or by < 2:
        return None
    split = _split_by_flags(node.first, by) or _split_by_ranges(pool, node.first, by)
    if split is None:
        return None
    multiples, rest = split
    remaining = put_together(pool, node, rest)
    greatest = unsigned_range(pool, remaining)[1]
    if node.kind in (K.EK_RemU, K.EK_AndN):
        return remaining if greatest < by else pool.make(node.kind, (remaining, node.second))
    quotient = put_together(pool, node, multiples)
    return quotient if greatest < by else pool.make(K.EK_Add, (quotient, pool.make(node.kind, (remaining, node.second))))


def _divisor(node: Expression) -> int | None:
    """What a node divides by, or takes the remainder of."""
    division = _division(node)
    if division is None:
        return None
    by, modulus = division
    if node.kind is K.EK_AndN:
        return modulus if by == 1 else None
    return modulus or by


def _split_by_flags(total: Expression, by: int) -> tuple[Sum, Sum] | None:
    """A sum that says that it does not overflow, as a multiple of `by`, divided by it, and the rest."""
    if total.kind is not K.EK_Add or not total.flags & NUW:
        return None
    for one, other in ((total.first, total.second), (total.second, total.first)):
        if one.count != 2 or not one.flags & NUW or (number := one.second.number) is None:
            continue
        factor = number if one.kind is K.EK_Mul else 1 << number if one.kind is K.EK_Shl and number < one.bits else 0
        if factor and factor % by == 0:
            return Sum({one.first: factor // by}, 0), Sum({other: 1}, 0)
    return None


def _split_by_ranges(pool: Pool, node: Expression, by: int) -> tuple[Sum, Sum] | None:
    """The same of a sum of which the ranges of its terms say that it does not overflow."""
    if not is_sum(node):
        return None
    total = whole_sum(pool, node)
    if total.number < 0 or any(times < 0 for times in total.terms.values()):
        return None
    greatest = total.number + sum(times * unsigned_range(pool, atom)[1] for atom, times in total.terms.items())
    multiples = {atom: times // by for atom, times in total.terms.items() if times % by == 0}
    if greatest >> node.bits or not (multiples or total.number >= by):
        return None
    rest = {atom: times for atom, times in total.terms.items() if times % by}
    return Sum(multiples, total.number // by), Sum(rest, total.number % by)


_JOINED: Final = (digits_joined, masks_joined, quotient_and_remainder, remainder_by_quotient)

REWRITES: Final[Rules] = {
    K.EK_Add: _JOINED,
    K.EK_Sub: _JOINED,
    K.EK_OrN: (digits_joined,),
    K.EK_DivU: (quotient_of_multiple, quotient_of_digit),
    K.EK_RemU: (quotient_of_multiple, quotient_of_digit),
    K.EK_ShrU: (quotient_of_multiple, quotient_of_digit),
    K.EK_AndN: (quotient_of_multiple, quotient_of_digit),
}
