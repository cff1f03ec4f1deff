"""Expressions of special registers as polynomials over the integers, and what follows of their size and order.

    tid.y * ntid.x + tid.x                     {("ntid.x", "tid.y"): 1, ("tid.x",): 1}, from 0 to 1023
    tid + ctaid * ntid < ntid * nctaid         by 1 + u + v + u * v and more, where ntid = tid + 1 + u and nctaid = ctaid + 1 + v

An index is below the count of what it numbers. So a count is its index, plus one, plus something that is not negative; where the difference
of two polynomials then has no negative coefficient it is not negative either. The threads of a block are no more than the launch allows:
that bounds what is below the product of the block's sizes.

Expressions are worth their polynomial modulo 2**bits. Only where that fits into the bits does a comparison of the one tell of the other.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import prod
from typing import TYPE_CHECKING

from nvopt.analysis.scev.cache import CodeCache
from nvopt.analysis.scev.expressions import kinds as x
from nvopt.analysis.scev.expressions.kinds import SCEV, SCEVConstant, SCEVUnknown
from nvopt.analysis.scev.gpu import launch
from nvopt.ir import CallBase
from nvopt.target.special_registers import BELOW, CONSTANT, register_of

if TYPE_CHECKING:
    from nvopt.analysis.scev.gpu.launch import Limits
    from nvopt.analysis.scev.scalar_evolution import ScalarEvolution

Terms = dict[tuple[str, ...], int]
"""A sum of products: the coefficient of each, by the names of its factors in order."""

_MOST_TERMS = 40
_VOLUMES = (
    (("ntid.x", "ntid.y", "ntid.z"), launch.THREADS),
    (("cluster.nctaid.x", "cluster.nctaid.y", "cluster.nctaid.z"), "cluster.nctarank"),
)
"""Counts whose product has a limit of its own, by name."""
_INDEX_OF = {count: index for index, count in BELOW.items()}


class Polynomial:
    """A polynomial and the least and the largest value that it has."""

    __slots__ = ("high", "low", "terms")

    def __init__(self, terms: Terms, low: int, high: int) -> None:
        self.terms, self.low, self.high = terms, low, high

    def fits(self, bits: int, signed: bool) -> bool:
        """Whether it has no other values than integers of that width."""
        least = -(1 << (bits - 1)) if signed else 0
        return self.low >= least and self.high < 1 << (bits - signed)


class Polynomials(CodeCache[SCEV, Polynomial | None]):
    """Expressions as polynomials; None of those that are none."""

    __slots__ = ()


# -- polynomials of expressions


def of(se: ScalarEvolution, e: SCEV) -> Polynomial | None:
    """The polynomial of an expression of registers that stay the same and of constants; None of others."""
    known = se.polynomials
    if e not in known:
        known[e] = _of(se, e)
    return known[e]


def _of(se: ScalarEvolution, e: SCEV) -> Polynomial | None:
    kind = e.kind
    if isinstance(e, SCEVConstant):
        return Polynomial({(): e.signed} if e.value else {}, e.signed, e.signed)
    if isinstance(e, SCEVUnknown):
        name = register_of(e.value) if isinstance(e.value, CallBase) else None
        return _of_register(launch.limits(se), name) if name in CONSTANT else None
    if kind == x.ADD or kind == x.MUL:
        found = combined(se, kind, e.operands)
        return _kept_by_flags(se, e, found) if found is not None and e.flags & (x.NUW | x.NSW) else found
    if kind in (x.TRUNCATE, x.ZERO_EXTEND, x.SIGN_EXTEND):
        found = of(se, e.operands[0])
        if found is None or kind == x.TRUNCATE:
            return found
        return found if found.fits(e.operands[0].bits, kind == x.SIGN_EXTEND) else None
    return None


def _of_register(limits: Limits, name: str) -> Polynomial | None:
    if name not in limits:
        return None
    low, high = limits[name]
    return Polynomial({(): low} if low == high and low else {(name,): 1} if low != high else {}, low, high)


def combined(se: ScalarEvolution, kind: int, operands: Iterable[SCEV]) -> Polynomial | None:
    """The polynomial of a sum or product (ADD, MUL), whatever its flags."""
    total: Polynomial | None = None
    for operand in operands:
        part = of(se, operand)
        if part is None:
            return None
        total = part if total is None else _sum(total, part) if kind == x.ADD else _product(total, part)
        if total is None:
            return None
    return _bounded(launch.limits(se), total) if total is not None else None


def _sum(a: Polynomial, b: Polynomial) -> Polynomial | None:
    terms = _added(a.terms, b.terms, 1)
    return Polynomial(terms, a.low + b.low, a.high + b.high) if len(terms) <= _MOST_TERMS else None


def _product(a: Polynomial, b: Polynomial) -> Polynomial | None:
    terms = _multiplied(a.terms, b.terms)
    ends = [one * other for one in (a.low, a.high) for other in (b.low, b.high)]
    return Polynomial(terms, min(ends), max(ends)) if terms is not None else None


def _bounded(limits: Limits, found: Polynomial) -> Polynomial:
    """Bounded by how indices are below their counts, and by how many threads a block has, and blocks a cluster, at most."""
    if any(size < 0 for factors, size in found.terms.items() if factors):
        low, high = _least(limits, found.terms), _least(limits, _added({}, found.terms, -1))
        found.low = found.low if low is None else max(found.low, low)
        found.high = found.high if high is None else min(found.high, -high)
    for counts, name in _VOLUMES:
        names = {factor for factors in found.terms for factor in factors}
        if sum(count in names or _INDEX_OF[count] in names for count in counts) < 2:
            continue
        volume: Terms | None = {(): 1}
        for count in counts:
            part = _of_register(limits, count)
            volume = _multiplied(volume, part.terms) if volume is not None and part is not None else None
        least = _least(limits, _added(volume, found.terms, -1)) if volume is not None else None
        if least is not None:
            found.high = min(found.high, limits[name][1] - least)
    return found


def _kept_by_flags(se: ScalarEvolution, e: SCEV, found: Polynomial) -> Polynomial | None:
    """Bounded by an operation's not wrapping around."""
    parts = [part for operand in e.operands if (part := of(se, operand)) is not None]
    low, high = found.low, found.high
    for flag, signed in ((x.NUW, False), (x.NSW, True)):
        if e.flags & flag and all(part.fits(e.bits, signed) for part in parts):
            low = max(low, -(1 << (e.bits - 1)) if signed else 0)
            high = min(high, (1 << (e.bits - signed)) - 1)
    return Polynomial(found.terms, low, high) if low <= high else None


# -- terms


def _added(a: Terms, b: Terms, sign: int) -> Terms:
    found = dict(a)
    for factors, size in b.items():
        size = found.get(factors, 0) + sign * size
        if size:
            found[factors] = size
        else:
            found.pop(factors, None)
    return found


def _multiplied(a: Terms, b: Terms) -> Terms | None:
    if len(a) * len(b) > _MOST_TERMS:
        return None
    found: Terms = {}
    for left, left_size in a.items():
        for right, right_size in b.items():
            factors = tuple(sorted(left + right))
            found[factors] = found.get(factors, 0) + left_size * right_size
    return {factors: size for factors, size in found.items() if size}


# -- order


def least_difference(se: ScalarEvolution, a: SCEV, b: SCEV, signed: bool) -> int | None:
    """A number that b is above a by at least, both read with sign or without; None where a may be above b, or nothing is known."""
    one, other = of(se, a), of(se, b)
    if one is None or other is None or one.low < (-(1 << (a.bits - 1)) if signed else 0) or not other.fits(b.bits, signed):
        return None
    least = _least(launch.limits(se), _added(other.terms, one.terms, -1))
    # That b fits is enough: where a is no more than b it fits as well.
    return least if least is not None and least >= 0 else None


def _least(limits: Limits, terms: Terms) -> int | None:
    """A lower bound of the terms; None where they are too many."""
    found, most = _from_zero(limits, terms)
    if found is None:
        return None
    return sum(size if not factors else size * prod(most[one] for one in factors) if size < 0 else 0 for factors, size in found.items())


def _from_zero(limits: Limits, terms: Terms) -> tuple[Terms | None, dict[str, int]]:
    """The terms in variables that are zero at least, and what these are at most: a count becomes its index, one and the rest."""
    names = {factor for factors in terms for factor in factors}
    most: dict[str, int] = {}
    replaced: dict[str, Terms] = {}
    for name in names:
        low, high = limits[name]
        index = _INDEX_OF.get(name)
        rest = f"{name} - {index or low}"
        if index in names:
            # index < count on every GPU, and both are the same whenever the thread reads them.
            replaced[name] = {(index,): 1, (): 1, (rest,): 1}
            most[rest] = high - 1
        elif low:
            replaced[name] = {(): low, (rest,): 1}
            most[rest] = high - low
        else:
            most[name] = high
    found: Terms = {}
    for factors, size in terms.items():
        product: Terms | None = {(): size}
        for factor in factors:
            product = _multiplied(product, replaced.get(factor) or {(factor,): 1}) if product is not None else None
        if product is None:
            return None, most
        found = _added(found, product, 1)
    return found, most


def flags(se: ScalarEvolution, kind: int, operands: Sequence[SCEV]) -> int:
    """NUW and NSW of a sum or product (ADD, MUL) of registers, where no launch makes it wrap around."""
    found = combined(se, kind, operands)
    parts = [of(se, operand) for operand in operands]
    if found is None or (len(parts) > 2 and any(part is None or part.low < 0 for part in parts)):
        return x.ANY_WRAP
    bits = operands[0].bits
    proved = x.ANY_WRAP
    for flag, signed in ((x.NUW, False), (x.NSW, True)):
        # The integers' sum or product fits, and so do the operands, and with them, none being negative, the sums on the way.
        if found.fits(bits, signed) and all(part is not None and part.fits(bits, signed) for part in parts):
            proved |= flag
    return proved
