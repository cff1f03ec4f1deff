"""Where operations don't overflow: methods of ConstantRange.

    ConstantRange.make_exact_no_wrap_region("add", 8, 1, signed=False).text()      # '[0,-1)': 0..254

Source: LLVM's ConstantRange.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from nvopt.analysis.constant_range import interval

if TYPE_CHECKING:
    from nvopt.analysis.constant_range.interval import ConstantRange


def make_guaranteed_no_wrap_region(op: str, other: ConstantRange, signed: bool) -> ConstantRange:
    """The x for which `x op y` overflows for no y of `other`; `op` is `add`, `sub`, `mul` or `shl`."""
    return _NO_WRAP_REGIONS[op](other, signed)


def make_exact_no_wrap_region(op: str, bits: int, value: int, signed: bool) -> ConstantRange:
    """The x for which `x op value` doesn't overflow."""
    return _NO_WRAP_REGIONS[op](interval.ConstantRange.of(bits, value), signed)


def _no_wrap_add(other: ConstantRange, signed: bool) -> ConstantRange:
    bits = other.bits
    if not signed:
        return interval.ConstantRange.spanning(bits, 0, (1 << bits) - 1 - other.unsigned_max)
    half = 1 << (bits - 1)
    return interval.ConstantRange.spanning(bits, -half - min(other.signed_min, 0), half - 1 - max(other.signed_max, 0))


def _no_wrap_sub(other: ConstantRange, signed: bool) -> ConstantRange:
    bits = other.bits
    if not signed:
        return interval.ConstantRange.spanning(bits, other.unsigned_max, (1 << bits) - 1)
    half = 1 << (bits - 1)
    return interval.ConstantRange.spanning(bits, max(other.signed_max, 0) - half, half - 1 + min(other.signed_min, 0))


def _no_wrap_mul(other: ConstantRange, signed: bool) -> ConstantRange:
    bits = other.bits
    if not signed:
        factor = other.unsigned_max
        return interval.ConstantRange.spanning(bits, 0, ((1 << bits) - 1) // factor) if factor else interval.ConstantRange.full(bits)
    low = _no_wrap_mul_by(bits, other.signed_min)
    return low if other.single_element is not None else low.intersect(_no_wrap_mul_by(bits, other.signed_max))


def _no_wrap_mul_by(bits: int, factor: int) -> ConstantRange:
    if factor == 0:
        return interval.ConstantRange.full(bits)
    least, largest = -1 << (bits - 1), (1 << (bits - 1)) - 1
    if factor > 0:
        return interval.ConstantRange.spanning(bits, -(-least // factor), largest // factor)
    return interval.ConstantRange.spanning(bits, -(largest // -factor), min(least // factor, largest))


def _no_wrap_shl(other: ConstantRange, signed: bool) -> ConstantRange:
    bits = other.bits
    legal = other.intersect(interval.ConstantRange.non_empty(bits, 0, bits))
    if legal.is_empty:
        return interval.ConstantRange.full(bits)
    by = legal.unsigned_max
    if not signed:
        return interval.ConstantRange.spanning(bits, 0, ((1 << bits) - 1) >> by)
    half = 1 << (bits - 1)
    return interval.ConstantRange.spanning(bits, -half >> by, (half - 1) >> by)


_NO_WRAP_REGIONS: dict[str, Callable[[ConstantRange, bool], ConstantRange]] = {
    "add": _no_wrap_add,
    "sub": _no_wrap_sub,
    "mul": _no_wrap_mul,
    "shl": _no_wrap_shl,
}
