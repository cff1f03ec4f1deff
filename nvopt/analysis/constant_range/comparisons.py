"""Where comparisons hold: methods of ConstantRange.

    ConstantRange.exact_icmp_region("ult", 8, 5).text()      # '[0,5)'

Source: LLVM's ConstantRange.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from nvopt.analysis.constant_range import interval

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


def equivalent_icmp(self: ConstantRange) -> tuple[str, int, int]:
    """(predicate, value, offset): `x + offset predicate value` holds just for the members; offset 0 where that is possible."""
    lower, upper = self.lower, self.upper
    half = 1 << (self.bits - 1)
    if lower == upper:
        return ("uge" if lower else "ult"), 0, 0
    if (single := self.single_element) is not None:
        return "eq", single, 0
    if (missing := self.single_missing_element) is not None:
        return "ne", missing, 0
    if lower in (half, 0):
        return ("slt" if lower == half else "ult"), upper, 0
    if upper in (half, 0):
        return ("sge" if upper == half else "uge"), lower, 0
    mask = (1 << self.bits) - 1
    return "ult", (upper - lower) & mask, -lower & mask


def _not_equal_to(other: ConstantRange) -> ConstantRange:
    return other.inverse() if other.single_element is not None else interval.ConstantRange.full(other.bits)


def _below(bits: int, least: int, bound: int) -> ConstantRange:
    """From `least` to right below `bound`."""
    return interval.ConstantRange.spanning(bits, least, bound - 1) if bound > least else interval.ConstantRange.empty(bits)


def _above(bits: int, bound: int, largest: int) -> ConstantRange:
    """From right above `bound` to `largest`."""
    return interval.ConstantRange.spanning(bits, bound + 1, largest) if bound < largest else interval.ConstantRange.empty(bits)


_REGIONS: dict[str, Callable[[ConstantRange], ConstantRange]] = {
    "eq": lambda r: r,
    "ne": _not_equal_to,
    "ult": lambda r: _below(r.bits, 0, r.unsigned_max),
    "ule": lambda r: _below(r.bits, 0, r.unsigned_max + 1),
    "slt": lambda r: _below(r.bits, -1 << (r.bits - 1), r.signed_max),
    "sle": lambda r: _below(r.bits, -1 << (r.bits - 1), r.signed_max + 1),
    "ugt": lambda r: _above(r.bits, r.unsigned_min, (1 << r.bits) - 1),
    "uge": lambda r: _above(r.bits, r.unsigned_min - 1, (1 << r.bits) - 1),
    "sgt": lambda r: _above(r.bits, r.signed_min, (1 << (r.bits - 1)) - 1),
    "sge": lambda r: _above(r.bits, r.signed_min - 1, (1 << (r.bits - 1)) - 1),
}


_COMPARISONS: dict[str, Callable[[ConstantRange, ConstantRange], bool]] = {
    "eq": lambda a, b: a.single_element is not None and a.single_element == b.single_element,
    "ne": lambda a, b: a.inverse().contains(b),
    "ult": lambda a, b: a.unsigned_max < b.unsigned_min,
    "ule": lambda a, b: a.unsigned_max <= b.unsigned_min,
    "ugt": lambda a, b: a.unsigned_min > b.unsigned_max,
    "uge": lambda a, b: a.unsigned_min >= b.unsigned_max,
    "slt": lambda a, b: a.signed_max < b.signed_min,
    "sle": lambda a, b: a.signed_max <= b.signed_min,
    "sgt": lambda a, b: a.signed_min > b.signed_max,
    "sge": lambda a, b: a.signed_min >= b.signed_max,
}
