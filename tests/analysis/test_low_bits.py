"""Every rule of low bits against all numbers of a small width, with wrap-around."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import product

import pytest

from nvopt.analysis import low_bits
from nvopt.analysis.low_bits import UNKNOWN, LowBits

WIDTH = 4
SIZE = 1 << WIDTH
ALL = [LowBits(known, bits) for known in range(WIDTH + 1) for bits in range(1 << known)]


def numbers(one: LowBits) -> Iterator[int]:
    """The numbers of WIDTH bits that `one` allows."""
    return iter(range(one.bits, SIZE, 1 << one.known))


def signed(number: int) -> int:
    return number - SIZE if number >= SIZE // 2 else number


def srem(one: int, other: int) -> int:
    magnitude = abs(signed(one)) % abs(signed(other))
    return -magnitude if signed(one) < 0 else magnitude


def shl(one: LowBits, by: LowBits) -> LowBits:
    return low_bits.shift_left(one, by, WIDTH)


def shr(one: LowBits, by: LowBits) -> LowBits:
    return low_bits.shift_right(one, by, WIDTH)


RULES: dict[str, tuple[Callable[[LowBits, LowBits], LowBits], Callable[[int, int], int | None]]] = {
    "add": (low_bits.add, lambda x, y: x + y),
    "sub": (low_bits.subtract, lambda x, y: x - y),
    "mul": (low_bits.multiply, lambda x, y: x * y),
    "and": (low_bits.bitwise_and, lambda x, y: x & y),
    "or": (low_bits.bitwise_or, lambda x, y: x | y),
    "xor": (low_bits.bitwise_xor, lambda x, y: x ^ y),
    "shl": (shl, lambda x, y: x << y if y < WIDTH else None),
    "lshr": (shr, lambda x, y: x >> y if y < WIDTH else None),
    "ashr": (shr, lambda x, y: signed(x) >> y if y < WIDTH else None),
    "urem": (low_bits.remainder, lambda x, y: x % y if y else None),
    "srem": (low_bits.remainder, lambda x, y: srem(x, y) if y else None),
}
EXACT = {"add", "sub", "and", "or", "xor"}


@pytest.mark.parametrize("name", RULES)
def test_a_rule_holds_of_all_numbers(name: str) -> None:
    rule, compute = RULES[name]
    for one, other in product(ALL, ALL):
        found = rule(one, other).limited(WIDTH)
        results = {result % SIZE for x in numbers(one) for y in numbers(other) if (result := compute(x, y)) is not None}
        assert all(result % (1 << found.known) == found.bits for result in results), (one, other, found)
        if name in EXACT and found.known < WIDTH:
            assert len({result % (2 << found.known) for result in results}) == 2, (one, other, found)


def test_either_holds_of_both_and_says_all_that_does() -> None:
    for one, other in product(ALL, ALL):
        found = low_bits.either(one, other)
        both = {*numbers(one), *numbers(other)}
        assert all(number % (1 << found.known) == found.bits for number in both)
        assert found.known == WIDTH or len({number % (2 << found.known) for number in both}) == 2


def test_knowing_less_of_an_operand_never_says_more() -> None:
    for rule, _ in RULES.values():
        for one, other in product(ALL, ALL):
            found = rule(one, other)
            for count in range(one.known):
                less = rule(one.limited(count), other)
                assert less == found.limited(less.known), (one, other, count)


def test_alignment_is_the_power_of_two_that_divides() -> None:
    assert low_bits.constant(24, 64).align == 8
    assert low_bits.multiple_of(16).align == 16
    assert low_bits.add(low_bits.multiple_of(16), low_bits.constant(4, 64)).align == 4
    assert low_bits.constant(-4, 64).align == 4
    assert UNKNOWN.align == 1
