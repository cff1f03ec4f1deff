"""Where comparisons hold: methods of ConstantRange.

    ConstantRange.exact_icmp_region("ult", 8, 5).text()      # '[0,5)'

Source: LLVM's ConstantRange.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from nvopt.analysis.constant_range import interval
from nvopt.ir.predicates import EQ, NE, SGE, SGT, SLE, SLT, UGE, UGT, ULE, ULT, Predicate

if TYPE_CHECKING:
    from nvopt.analysis.constant_range.interval import ConstantRange


def allowed_icmp_region(predicate: str, other: ConstantRange) -> ConstantRange:
    """The x for which `x predicate y` can hold for some y of `other`."""
    if other.is_empty:
        return other
    return _REGIONS[predicate](other)


def exact_icmp_region(predicate: str, bits: int, value: int) -> ConstantRange:
    """The x for which `x predicate value` holds."""
    return allowed_icmp_region(predicate, interval.ConstantRange.of(bits, value))


def icmp(self: ConstantRange, predicate: str, other: ConstantRange) -> bool:
    """Whether `x predicate y` holds for every x of this and y of `other`."""
    if self.is_empty or other.is_empty:
        return True
    return _COMPARISONS[predicate](self, other)


def equivalent_icmp(self: ConstantRange) -> tuple[Predicate, int, int]:
    """(predicate, value, offset): `x + offset predicate value` holds just for the members; offset 0 where that is possible."""
    lower, upper = self.lower, self.upper
    half = 1 << (self.bits - 1)
    if lower == upper:
        return (UGE if lower else ULT), 0, 0
    if (single := self.single_element) is not None:
        return EQ, single, 0
    if (missing := self.single_missing_element) is not None:
        return NE, missing, 0
    if lower in (half, 0):
        return (SLT if lower == half else ULT), upper, 0
    if upper in (half, 0):
        return (SGE if upper == half else UGE), lower, 0
    mask = (1 << self.bits) - 1
    return ULT, (upper - lower) & mask, -lower & mask


def _not_equal_to(other: ConstantRange) -> ConstantRange:
    return other.inverse() if other.single_element is not None else interval.ConstantRange.full(other.bits)


def _below(bits: int, least: int, bound: int) -> ConstantRange:
    """From `least` to right below `bound`."""
    return interval.ConstantRange.spanning(bits, least, bound - 1) if bound > least else interval.ConstantRange.empty(bits)


def _above(bits: int, bound: int, largest: int) -> ConstantRange:
    """From right above `bound` to `largest`."""
    return interval.ConstantRange.spanning(bits, bound + 1, largest) if bound < largest else interval.ConstantRange.empty(bits)


_REGIONS: dict[str, Callable[[ConstantRange], ConstantRange]] = {
    EQ: lambda r: r,
    NE: _not_equal_to,
    ULT: lambda r: _below(r.bits, 0, r.unsigned_max),
    ULE: lambda r: _below(r.bits, 0, r.unsigned_max + 1),
    SLT: lambda r: _below(r.bits, -1 << (r.bits - 1), r.signed_max),
    SLE: lambda r: _below(r.bits, -1 << (r.bits - 1), r.signed_max + 1),
    UGT: lambda r: _above(r.bits, r.unsigned_min, (1 << r.bits) - 1),
    UGE: lambda r: _above(r.bits, r.unsigned_min - 1, (1 << r.bits) - 1),
    SGT: lambda r: _above(r.bits, r.signed_min, (1 << (r.bits - 1)) - 1),
    SGE: lambda r: _above(r.bits, r.signed_min - 1, (1 << (r.bits - 1)) - 1),
}


_COMPARISONS: dict[str, Callable[[ConstantRange, ConstantRange], bool]] = {
    EQ: lambda a, b: a.single_element is not None and a.single_element == b.single_element,
    NE: lambda a, b: a.inverse().contains(b),
    ULT: lambda a, b: a.unsigned_max < b.unsigned_min,
    ULE: lambda a, b: a.unsigned_max <= b.unsigned_min,
    UGT: lambda a, b: a.unsigned_min > b.unsigned_max,
    UGE: lambda a, b: a.unsigned_min >= b.unsigned_max,
    SLT: lambda a, b: a.signed_max < b.signed_min,
    SLE: lambda a, b: a.signed_max <= b.signed_min,
    SGT: lambda a, b: a.signed_min > b.signed_max,
    SGE: lambda a, b: a.signed_min >= b.signed_max,
}
