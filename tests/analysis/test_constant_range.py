"""Constant ranges: never too small, whatever the operands; and just what LLVM says where several intervals are right."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest
from effort import IS_LONG

from nvopt.analysis.constant_range import (
    SIGNED,
    SMALLEST,
    UNSIGNED,
    ConstantRange,
)
from nvopt.ir import Module

BITS = 4 if IS_LONG else 3
COUNT = 1 << BITS
MASK = COUNT - 1
HALF = COUNT // 2


def _signed(value: int) -> int:
    return (value & MASK ^ HALF) - HALF


def _all_ranges() -> list[ConstantRange]:
    ends = [(lower, upper) for lower in range(COUNT) for upper in range(COUNT) if lower != upper]
    return [ConstantRange.empty(BITS), ConstantRange.full(BITS), *(ConstantRange(BITS, *pair) for pair in ends)]


RANGES = _all_ranges()


def _members(found: ConstantRange) -> int:
    """The members, as a sum of 2**member."""
    first = found.lower
    return sum(1 << ((first + at) % (1 << found.bits)) for at in range(found.size))


def _interval(lower: int, size: int) -> ConstantRange:
    return ConstantRange(BITS, lower, (lower + size) & MASK) if size < COUNT else ConstantRange.full(BITS)


MEMBERS = {one: _members(one) for one in RANGES}


def _pairs(compute: Callable[[int, int], int | None]) -> Iterator[tuple[ConstantRange, ConstantRange, int]]:
    """Every two ranges, with the results that `compute` has for their members as a sum of 2**result; None is no result."""
    single = [[0 if (result := compute(a, b)) is None else 1 << (result & MASK) for b in range(COUNT)] for a in range(COUNT)]
    for other in RANGES:
        by_value = [sum({row[b] for b in range(COUNT) if MEMBERS[other] >> b & 1}) for row in single]
        for lower in range(COUNT):
            results = 0
            for size in range(1, COUNT + (lower == 0)):
                results |= by_value[(lower + size - 1) & MASK]
                yield _interval(lower, size), other, results


def _fits_unsigned(value: int) -> int | None:
    return value if 0 <= value < COUNT else None


def _fits_signed(value: int) -> int | None:
    return value if -HALF <= value < HALF else None


def _quotient(a: int, b: int) -> int | None:
    """a / b of signed numbers, rounded to zero."""
    a, b = _signed(a), _signed(b)
    if b == 0 or (a == -HALF and b == -1):
        return None
    return abs(a) // abs(b) * (1 if (a < 0) == (b < 0) else -1)


def _remainder(a: int, b: int) -> int | None:
    if _signed(b) == 0:
        return None
    quotient = abs(_signed(a)) // abs(_signed(b)) * (1 if (_signed(a) < 0) == (_signed(b) < 0) else -1)
    return _signed(a) - quotient * _signed(b)


def _clamped(value: int, signed: bool) -> int:
    return min(max(value, -HALF), HALF - 1) if signed else min(max(value, 0), MASK)


BINARY: dict[str, Callable[[int, int], int | None]] = {
    "add": lambda a, b: a + b,
    "sub": lambda a, b: a - b,
    "mul": lambda a, b: a * b,
    "udiv": lambda a, b: a // b if b else None,
    "sdiv": _quotient,
    "urem": lambda a, b: a % b if b else None,
    "srem": _remainder,
    "shl": lambda a, b: a << b if b < BITS else None,
    "lshr": lambda a, b: a >> b if b < BITS else None,
    "ashr": lambda a, b: _signed(a) >> b if b < BITS else None,
    "and": lambda a, b: a & b,
    "or": lambda a, b: a | b,
    "xor": lambda a, b: a ^ b,
    "umin": min,
    "umax": max,
    "smin": lambda a, b: min(_signed(a), _signed(b)),
    "smax": lambda a, b: max(_signed(a), _signed(b)),
    "uadd.sat": lambda a, b: _clamped(a + b, False),
    "usub.sat": lambda a, b: _clamped(a - b, False),
    "sadd.sat": lambda a, b: _clamped(_signed(a) + _signed(b), True),
    "ssub.sat": lambda a, b: _clamped(_signed(a) - _signed(b), True),
}
EXACT: dict[str, Callable[[int, int], int]] = {
    "add": lambda a, b: a + b,
    "sub": lambda a, b: a - b,
    "mul": lambda a, b: a * b,
    "shl": lambda a, b: a << b if b < BITS else 1 << 99,
}


def _result(name: str, one: ConstantRange, other: ConstantRange) -> ConstantRange:
    found = ConstantRange.intrinsic(name, [one, other])
    return found if found is not None else one.binary_op(name, other)


@pytest.mark.parametrize("name", BINARY)
def test_binary_operations_hold_every_result(name: str) -> None:
    for one, other, results in _pairs(BINARY[name]):
        found = _result(name, one, other)
        assert results & ~_members(found) == 0, (one, other, found)


@pytest.mark.parametrize("name", ["add", "sub", "umin", "umax", "smin", "smax"])
def test_operations_on_whole_intervals_are_exact_unless_they_wrap_around(name: str) -> None:
    for one, other, results in _pairs(BINARY[name]):
        if not (one.is_wrapped or other.is_wrapped or one.is_sign_wrapped or other.is_sign_wrapped):
            assert _members(_result(name, one, other)) == results, (one, other)


@pytest.mark.parametrize("flags", [(False, False), (True, False), (False, True), (True, True)])
@pytest.mark.parametrize("name", EXACT)
def test_operations_with_flags_hold_every_result_that_does_not_overflow(name: str, flags: tuple[bool, bool]) -> None:
    nuw, nsw = flags

    def compute(a: int, b: int) -> int | None:
        if name == "shl" and b >= BITS:
            return None
        if nuw and _fits_unsigned(EXACT[name](a, b)) is None:
            return None
        signed = EXACT[name](_signed(a), b if name == "shl" else _signed(b))
        return None if nsw and _fits_signed(signed) is None else EXACT[name](a, b)

    for one, other, results in _pairs(compute):
        for preferred in (SMALLEST, UNSIGNED, SIGNED):
            found = getattr(one, {"mul": "multiply"}.get(name, name) + "_with_no_wrap")(other, nuw, nsw, preferred)
            assert results & ~_members(found) == 0, (one, other, found)


def test_saturating_products_hold_every_result() -> None:
    cases: dict[str, Callable[[int, int], int]] = {
        "umul_sat": lambda a, b: _clamped(a * b, False),
        "smul_sat": lambda a, b: _clamped(_signed(a) * _signed(b), True),
    }
    for name, compute in cases.items():
        for one, other, results in _pairs(compute):
            assert results & ~_members(getattr(one, name)(other)) == 0, (name, one, other)


def test_functions_of_one_operand_hold_every_result() -> None:
    def trailing(value: int) -> int:
        return (value & -value).bit_length() - 1 if value else BITS

    for one in RANGES:
        values = [value for value in range(COUNT) if one.contains(value)]
        without_zero = [value for value in values if value]
        for found, results in (
            (one.abs(), [abs(_signed(value)) for value in values]),
            (one.abs(True), [abs(_signed(value)) for value in values if value != HALF]),
            (one.ctlz(), [BITS - value.bit_length() for value in values]),
            (one.ctlz(True), [BITS - value.bit_length() for value in without_zero]),
            (one.cttz(), [trailing(value) for value in values]),
            (one.cttz(True), [trailing(value) for value in without_zero]),
            (one.ctpop(), [value.bit_count() for value in values]),
            (one.not_(), [~value for value in values]),
        ):
            assert all(found.contains(result & MASK) for result in results), (one, found)
            assert found.is_empty or results, (one, found)


def test_casts_hold_every_result() -> None:
    for one in RANGES:
        values = [value for value in range(COUNT) if one.contains(value)]
        for found, results in (
            (one.zext(6), values),
            (one.sext(6), [_signed(value) & 63 for value in values]),
            (one.trunc(2), [value & 3 for value in values]),
        ):
            assert all(found.contains(result) for result in results), (one, found)
        assert one.zext_or_trunc(2) == one.trunc(2)
        assert one.sext_or_trunc(6) == one.sext(6)


@pytest.mark.parametrize("preferred", [SMALLEST, UNSIGNED, SIGNED])
def test_intersection_and_union_are_the_least_intervals_that_do(preferred: int) -> None:
    for one in RANGES:
        for other in RANGES:
            both, either = one.intersect(other, preferred), one.union(other, preferred)
            wanted, together = MEMBERS[one] & MEMBERS[other], MEMBERS[one] | MEMBERS[other]
            assert wanted & ~_members(both) == 0
            assert together & ~_members(either) == 0
            # Where the set itself is an interval, that is the answer.
            assert _members(both) == wanted or wanted not in MEMBERS.values()
            assert _members(either) == together or together not in MEMBERS.values()


def test_the_preferred_interval_does_not_wrap_around() -> None:
    one, other = ConstantRange(8, 10, 20), ConstantRange(8, 200, 210)
    assert one.union(other, UNSIGNED).text() == "[10,-46)"
    assert one.union(other, SIGNED).text() == "[-56,20)"
    assert one.union(other).text() == "[-56,20)"
    wrapped = ConstantRange(8, 250, 100)
    assert wrapped.intersect(ConstantRange(8, 50, 252), UNSIGNED).text() == "[50,-4)"
    assert wrapped.intersect(ConstantRange(8, 50, 252), SIGNED).text() == "[-6,100)"


def test_bounds_are_those_of_the_members() -> None:
    for one in RANGES:
        values = [value for value in range(COUNT) if MEMBERS[one] >> value & 1]
        assert [value for value in range(COUNT) if one.contains(value)] == values
        assert one.size == len(values)
        if values:
            signed = [_signed(value) for value in values]
            assert (one.unsigned_min, one.unsigned_max) == (min(values), max(values))
            assert (one.signed_min, one.signed_max) == (min(signed), max(signed))
            assert one.single_element == (values[0] if len(values) == 1 else None)
            assert one.is_all_negative == all(value < 0 for value in signed)
            assert one.is_all_non_negative == all(value >= 0 for value in signed)
            zeros, ones = one.to_known_bits()
            assert all(value & zeros == 0 and value & ones == ones for value in values)
        assert one.is_full == (len(values) == COUNT)
        assert one.is_empty == (not values)
        assert MEMBERS[one.inverse()] == ((1 << COUNT) - 1) & ~MEMBERS[one]
        missing = [value for value in range(COUNT) if value not in values]
        assert one.single_missing_element == (missing[0] if len(missing) == 1 else None)
        for other in RANGES:
            assert one.contains(other) == (MEMBERS[other] & ~MEMBERS[one] == 0), (one, other)


COMPARE: dict[str, Callable[[int, int], bool]] = {
    "eq": lambda a, b: a == b,
    "ne": lambda a, b: a != b,
    "ult": lambda a, b: a < b,
    "ule": lambda a, b: a <= b,
    "ugt": lambda a, b: a > b,
    "uge": lambda a, b: a >= b,
    "slt": lambda a, b: _signed(a) < _signed(b),
    "sle": lambda a, b: _signed(a) <= _signed(b),
    "sgt": lambda a, b: _signed(a) > _signed(b),
    "sge": lambda a, b: _signed(a) >= _signed(b),
}


@pytest.mark.parametrize("predicate", COMPARE)
def test_regions_and_comparisons(predicate: str) -> None:
    holds = COMPARE[predicate]
    for other in RANGES:
        values = [value for value in range(COUNT) if other.contains(value)]
        allowed = ConstantRange.allowed_icmp_region(predicate, other)
        for value in range(COUNT):
            assert allowed.contains(value) or not any(holds(value, y) for y in values)
        if len(values) == 1:
            assert ConstantRange.exact_icmp_region(predicate, BITS, values[0]) == allowed
            assert {value for value in range(COUNT) if holds(value, values[0])} == {v for v in range(COUNT) if allowed.contains(v)}
    for one in RANGES[::3]:
        for other in RANGES[::5]:
            always = all(holds(a, b) for a in range(COUNT) if one.contains(a) for b in range(COUNT) if other.contains(b))
            assert one.icmp(predicate, other) == always, (one, other)


def test_a_range_is_what_its_comparison_says() -> None:
    for one in RANGES:
        predicate, value, offset = one.equivalent_icmp()
        for x in range(COUNT):
            assert COMPARE[predicate]((x + offset) & MASK, value) == one.contains(x), one


@pytest.mark.parametrize("signed", [False, True])
@pytest.mark.parametrize("name", EXACT)
def test_no_wrap_regions(name: str, signed: bool) -> None:
    def overflows(a: int, b: int) -> bool:
        if signed:
            return _fits_signed(EXACT[name](_signed(a), b if name == "shl" else _signed(b))) is None
        return _fits_unsigned(EXACT[name](a, b)) is None

    for other in RANGES[1:]:
        values = [value for value in range(COUNT) if other.contains(value) and (name != "shl" or value < BITS)]
        region = ConstantRange.make_guaranteed_no_wrap_region(name, other, signed)
        for a in range(COUNT):
            assert not region.contains(a) or not any(overflows(a, b) for b in values), (other, region)
        if len(values) == 1 == other.size:
            assert ConstantRange.make_exact_no_wrap_region(name, BITS, values[0], signed) == region
            assert [a for a in range(COUNT) if not overflows(a, values[0])] == [a for a in range(COUNT) if region.contains(a)]


def test_known_bits() -> None:
    for zeros in range(COUNT):
        for ones in range(COUNT):
            values = [value for value in range(COUNT) if value & zeros == 0 and value & ones == ones]
            for signed in (False, True):
                found = ConstantRange.from_known_bits(zeros, ones, BITS, signed)
                assert all(found.contains(value) for value in values)
                assert found.is_empty == (not values)


def test_what_attributes_and_metadata_say() -> None:
    assert ConstantRange.from_attribute("i32 -5, 10") == ConstantRange(32, (1 << 32) - 5, 10)
    assert ConstantRange.from_attribute(None) is None
    module = Module.parse(
        "define i8 @f(ptr %p) {\n  %x = load i8, ptr %p, align 1, !range !0\n  ret i8 %x\n}\n\n!0 = !{i8 1, i8 3, i8 10, i8 20}\n"
    )
    load = next(iter(module.functions[0].instructions()))
    found = ConstantRange.from_metadata(load.metadata["range"])
    assert found is not None
    assert found.text() == "[1,20)"


def test_text() -> None:
    assert ConstantRange.full(8).text() == "full-set"
    assert ConstantRange.empty(8).text() == "empty-set"
    assert ConstantRange(8, 200, 5).text() == "[-56,5)"
    assert ConstantRange.of(1, 0).text() == "[0,-1)"
    assert repr(ConstantRange(8, 0, 5)) == "<ConstantRange i8 [0,5)>"


LLVM = """\
abs1: i4 [2,-5) [6,-7) -> [2,-8)
abs1: i4 [3,4) [-4,0) -> [3,4)
abs1: i5 [-6,8) [1,-4) -> [0,8)
abs1: i5 [11,14) [-16,-5) -> [11,14)
abs: i4 [1,0) [-8,1) -> [1,-7)
abs: i5 [15,0) [-1,10) -> [1,-15)
abs: i5 [5,-11) [-3,6) -> [5,-15)
add nsw: i4 [-1,0) [-2,3) -> [-3,2)
add nsw: i5 [-16,-7) [1,9) -> [-15,1)
add nsw: i5 [14,-3) [-1,0) -> [13,-4)
add nsw: i8 [-1,0) [124,44) -> [123,43)
add nuw nsw: i4 [-1,1) [1,-8) -> [1,-8)
add nuw nsw: i4 [4,-8) [-5,-1) -> [-1,0)
add nuw nsw: i5 [8,-15) [-9,14) -> [8,0)
add nuw nsw: i8 [-18,-59) [-36,-4) -> [-36,0)
add nuw: i4 [-2,5) [1,-6) -> [1,0)
add nuw: i4 [-6,2) [-2,5) -> [-8,6)
add nuw: i5 [-14,1) [1,4) -> [-13,4)
add nuw: i5 [-16,-15) [3,0) -> [-13,0)
add: i4 [-2,-7) [-3,1) -> [-5,-7)
add: i4 [0,-1) [7,-8) -> [7,6)
add: i5 [1,-15) [3,7) -> [4,-9)
add: i8 [91,-118) [9,-128) -> [100,9)
and: i4 [1,-2) [-8,-1) -> [0,-2)
and: i4 [2,6) [-5,5) -> [0,6)
and: i5 [15,-10) [-7,-11) -> [0,-10)
and: i8 [70,-110) [65,87) -> [0,87)
ashr: i4 [6,-5) [-7,-1) -> [-1,1)
ashr: i5 [-4,-3) [-16,-15) -> [-1,0)
ashr: i5 [14,-11) [3,-1) -> [-2,2)
ashr: i8 [-35,12) [-37,47) -> [-35,12)
ctlz1: i4 [-5,4) [-8,3) -> [0,4)
ctlz1: i5 [-11,14) [12,15) -> [0,5)
ctlz1: i8 [-1,99) [22,-122) -> [0,8)
ctlz1: i8 [-125,-100) [1,-128) -> [0,1)
ctlz: i4 [-4,-5) [-4,-8) -> [0,5)
ctlz: i4 [3,-4) [1,0) -> [0,3)
ctlz: i8 [-18,-65) [38,92) -> [0,9)
ctlz: i8 [101,-102) [-128,0) -> [0,2)
ctpop: i4 [7,-7) [-4,-2) -> [1,4)
ctpop: i5 [10,7) [10,-14) -> [0,6)
ctpop: i5 [13,-7) [10,5) -> [1,5)
ctpop: i8 [127,93) [5,-57) -> [0,9)
cttz1: i4 [-7,-5) [-5,-4) -> [0,2)
cttz1: i4 [0,-2) [-1,-8) -> [0,4)
cttz1: i8 [-81,47) [56,-106) -> [0,7)
cttz1: i8 [42,108) [-22,0) -> [0,7)
cttz: i5 [-16,-5) [-2,0) -> [0,5)
cttz: i8 [-128,-1) [-128,1) -> [0,8)
cttz: i8 [-42,-60) [-58,-59) -> [0,9)
cttz: i8 [-93,64) [27,-23) -> [0,9)
lshr: i8 [-33,113) [-105,-19) -> [0,1)
lshr: i8 [-64,119) [-111,0) -> [0,1)
lshr: i8 [127,-128) [81,-95) -> [0,1)
lshr: i8 [45,60) [-29,-38) -> [0,60)
mul nsw: i5 [-10,-9) [-2,0) -> [10,-16)
mul nsw: i8 [50,64) [-31,-23) -> [-128,-127)
mul nuw nsw: i4 [7,0) [6,-4) -> [-1,0)
mul nuw nsw: i5 [-12,-7) [3,-12) -> [-1,0)
mul nuw nsw: i5 [-5,-1) [0,-16) -> [-16,1)
mul nuw: i4 [-1,0) [-1,-8) -> [-7,2)
mul nuw: i8 [17,-70) [64,-26) -> [-1,0)
mul: i4 [-5,7) [-1,0) -> [-6,6)
mul: i5 [-1,-15) [-1,0) -> [-16,2)
mul: i5 [-7,3) [-1,0) -> [-2,8)
mul: i8 [1,2) [-41,100) -> [-41,100)
or: i4 [7,1) [-3,-2) -> [-3,0)
or: i5 [-2,2) [-13,-3) -> [-13,0)
or: i5 [-8,-11) [4,7) -> [4,0)
or: i5 [14,-11) [6,11) -> [14,0)
sadd.sat: i4 [6,-3) [-1,0) -> [-8,7)
sadd.sat: i4 [7,-2) [-3,-2) -> [-8,5)
sadd.sat: i5 [2,3) [-11,-6) -> [-9,-4)
sadd.sat: i5 [5,7) [12,-2) -> [-11,-16)
sdiv: i4 [1,7) [7,-1) -> [-3,1)
sdiv: i5 [1,-9) [8,0) -> [-15,-16)
sdiv: i5 [4,0) [5,-14) -> [-3,4)
sdiv: i8 [-6,0) [-128,0) -> [0,7)
sext: i4 [-1,-5) [4,-3) -> [-8,8)
sext: i4 [-2,-1) [7,-8) -> [-2,-1)
sext: i5 [-5,5) [1,2) -> [-5,5)
sext: i8 [107,-64) [-128,-127) -> [-128,128)
shl nsw: i4 [-1,0) [-3,4) -> [-8,0)
shl nsw: i4 [1,-8) [-5,-6) -> [1,-8)
shl nsw: i4 [1,6) [-1,1) -> [1,7)
shl nsw: i5 [8,-13) [1,12) -> [-16,15)
shl nuw nsw: i4 [5,1) [2,6) -> [0,-3)
shl nuw nsw: i5 [-14,4) [0,-1) -> [-16,13)
shl nuw nsw: i8 [-108,86) [23,5) -> [-128,127)
shl nuw nsw: i8 [-82,118) [-74,-88) -> [-128,127)
shl nuw: i4 [0,1) [-5,-7) -> [0,1)
shl nuw: i5 [-11,-6) [-15,8) -> [-11,-6)
shl nuw: i8 [-128,-1) [-69,-128) -> [-128,-1)
shl nuw: i8 [111,-89) [0,-124) -> [111,-1)
smax: i5 [-5,-4) [-4,3) -> [-4,3)
smax: i5 [0,-8) [5,-10) -> [0,-8)
smax: i8 [-106,64) [-16,-75) -> [-106,-128)
smax: i8 [116,-4) [-83,-1) -> [-83,-128)
smin: i4 [7,-6) [3,-3) -> [3,-3)
smin: i4 [7,1) [-8,1) -> [-8,1)
smin: i8 [-97,43) [-81,-128) -> [-97,43)
smin: i8 [10,127) [23,74) -> [10,74)
srem: i4 [-7,-6) [-8,-7) -> [-7,-6)
srem: i4 [7,-6) [-5,5) -> [-4,5)
srem: i8 [-55,53) [-51,31) -> [-50,51)
srem: i8 [82,83) [100,-14) -> [0,83)
ssub.sat: i4 [5,3) [-1,0) -> [-7,-8)
ssub.sat: i8 [-5,126) [3,82) -> [-86,123)
ssub.sat: i8 [-91,-90) [127,-128) -> [-128,-127)
ssub.sat: i8 [50,-42) [-52,-1) -> [-126,-128)
sub nsw: i4 [-8,-2) [-4,4) -> [-8,2)
sub nsw: i5 [0,-16) [-1,1) -> [0,-16)
sub nsw: i5 [0,1) [0,11) -> [-10,1)
sub nsw: i8 [-87,0) [-34,-6) -> [-80,34)
sub nuw nsw: i4 [-8,0) [7,0) -> [0,-7)
sub nuw nsw: i4 [0,-1) [1,2) -> [0,-2)
sub nuw nsw: i5 [1,-6) [-1,-2) -> [0,-6)
sub nuw nsw: i8 [-128,0) [60,-2) -> [0,-60)
sub nuw: i4 [1,-8) [-6,4) -> [0,-8)
sub nuw: i4 [2,-7) [-1,-7) -> [0,-7)
sub nuw: i8 [-70,65) [110,-120) -> [51,-110)
sub nuw: i8 [71,-48) [74,-92) -> [0,-122)
sub: i4 [-3,-2) [0,7) -> [7,-2)
sub: i4 [-6,-3) [5,-7) -> [2,-8)
sub: i5 [-1,3) [-10,8) -> [-8,13)
sub: i5 [-2,1) [15,-7) -> [6,-14)
trunc nsw: i4 [0,1) [-8,-7) -> [0,1)
trunc nsw: i5 [-1,1) [-1,1) -> [-1,1)
trunc nsw: i8 [56,68) [-102,-101) -> [-8,4)
trunc nsw: i8 [60,97) [-128,1) -> [-4,-31)
trunc: i5 [12,-14) [-12,3) -> [-4,2)
trunc: i5 [14,-13) [0,1) -> [-2,3)
trunc: i8 [127,-128) [-1,1) -> [-1,0)
uadd.sat: i4 [3,-5) [7,4) -> [3,0)
uadd.sat: i4 [5,-8) [-1,0) -> [-1,0)
uadd.sat: i5 [11,0) [-1,-11) -> [11,0)
uadd.sat: i8 [58,116) [127,1) -> [58,0)
udiv: i4 [-4,2) [7,-6) -> [0,3)
udiv: i4 [-8,-5) [-5,-4) -> [0,1)
udiv: i4 [2,5) [-8,-1) -> [0,1)
udiv: i5 [-2,-12) [-13,-10) -> [0,2)
umax: i5 [-13,0) [4,1) -> [-13,0)
umax: i8 [-23,35) [-118,-14) -> [-118,0)
umax: i8 [1,-128) [127,0) -> [127,0)
umax: i8 [127,0) [127,-1) -> [127,0)
umin: i4 [-3,0) [-4,6) -> [-4,6)
umin: i5 [14,-11) [-16,0) -> [14,-11)
umin: i8 [1,-128) [74,-128) -> [1,-128)
umin: i8 [72,-43) [-95,61) -> [0,-43)
urem: i4 [7,-7) [-4,2) -> [0,-7)
urem: i5 [-10,-5) [4,-1) -> [0,-5)
urem: i5 [-16,-1) [-7,7) -> [0,-1)
urem: i8 [65,-6) [22,-123) -> [0,-124)
usub.sat: i4 [4,-4) [-6,1) -> [0,-4)
usub.sat: i4 [5,-7) [-7,-4) -> [0,1)
usub.sat: i5 [-13,-12) [-5,5) -> [0,-12)
usub.sat: i8 [127,-128) [119,-67) -> [0,9)
xor: i4 [1,-8) [-8,-5) -> [-8,0)
xor: i4 [1,6) [5,-8) -> [0,-8)
xor: i5 [-15,-14) [-16,0) -> [0,-16)
xor: i8 [-1,0) [-1,0) -> [0,1)
zext: i4 [-1,0) [-8,-1) -> [15,16)
zext: i5 [8,0) [-1,-15) -> [8,32)
zext: i8 [-67,1) [82,87) -> [0,256)
zext: i8 [126,-48) [-128,1) -> [126,208)
"""
"""What `opt -passes=ipsccp` infers for `define iN @f(iN range(...) %a, iN range(...) %b)` that returns `OP %a, %b` (casts: by two bits)."""


@pytest.mark.parametrize("line", LLVM.splitlines())
def test_the_choice_is_that_of_llvm(line: str) -> None:
    match = re.match(r"(.*): i(\d+) \[(.*),(.*)\) \[(.*),(.*)\) -> (.*)", line)
    assert match is not None
    operation, bits, wanted = match[1], int(match[2]), match[7]
    one, other = (ConstantRange.non_empty(bits, int(match[at]), int(match[at + 1])) for at in (3, 5))
    name, nuw, nsw = operation.split()[0], "nuw" in operation, "nsw" in operation
    if name in ("zext", "sext"):
        found = getattr(one, name)(bits + 2)
    elif name == "trunc":
        found = one.trunc(bits - 2)
    elif nuw or nsw:
        found = getattr(one, {"mul": "multiply"}.get(name, name) + "_with_no_wrap")(other, nuw, nsw)
    else:
        flag = ConstantRange.of(1, name.endswith("1"))
        intrinsic = ConstantRange.intrinsic(name.rstrip("1"), [one, flag if name.rstrip("1") in ("abs", "ctlz", "cttz") else other])
        found = intrinsic if intrinsic is not None else one.binary_op(name, other)
    assert found.text() == wanted


PRECISION = {
    "intersect": 7096,
    "union": 20552,
    "difference": 7096,
    "add": 20616,
    "sub": 20616,
    "multiply": 23063,
    "umin": 15464,
    "umax": 15464,
    "smin": 15464,
    "smax": 15464,
    "uadd_sat": 16416,
    "sadd_sat": 20178,
    "usub_sat": 16416,
    "ssub_sat": 20178,
    "umul_sat": 20820,
    "smul_sat": 21988,
    "udiv": 13899,
    "sdiv": 15681,
    "urem": 15589,
    "srem": 13539,
    "and_": 17292,
    "or_": 17292,
    "xor": 23576,
    "shl": 23066,
    "lshr": 13443,
    "ashr": 12036,
}


def _ranges_of(bits: int) -> list[ConstantRange]:
    ends = [(lower, upper) for lower in range(1 << bits) for upper in range(1 << bits) if lower != upper]
    return [ConstantRange.empty(bits), ConstantRange.full(bits), *(ConstantRange(bits, *pair) for pair in ends)]


@pytest.mark.parametrize(("operation", "members"), PRECISION.items())
def test_how_close_ranges_are(operation: str, members: int) -> None:
    """What the results for all pairs of 3 bits have together: that they have enough, other tests say."""
    ranges = _ranges_of(3)
    assert sum(getattr(one, operation)(other).size for one in ranges for other in ranges) == members
