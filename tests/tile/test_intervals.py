"""Sets of numbers as intervals, against the sets themselves: all of three bits, and some of four."""

from __future__ import annotations

from itertools import combinations, product

import pytest

from nvopt.tile.expressions import Pool
from nvopt.tile.kinds import COMPARISONS, Kind
from nvopt.tile.rules.intervals import Intervals, between, intervals_of

K = Kind


def sets(bits: int, most: int = 99) -> list[Intervals]:
    """All sets with so many edges at most."""
    places = range(1 << bits)
    return [Intervals(edges, bits) for count in range(min(most, len(places)) + 1) for edges in combinations(places, count)]


def numbers(found: Intervals) -> set[int]:
    """The numbers in it; each edge goes into the set or out of it."""
    inside, held = False, set()
    for number in range(1 << found.bits):
        inside ^= number in found.edges
        held |= {number} if inside else set()
    return held


@pytest.mark.parametrize(("bits", "most"), [(1, 2), (2, 4), (3, 8), (4, 4)])
def test_least_and_greatest_and_the_others(bits: int, most: int) -> None:
    size, least = 1 << bits, 1 << (bits - 1)
    for found in sets(bits, most):
        held = numbers(found)
        assert [number for number in range(size) if found.has(number)] == sorted(held)
        assert numbers(found.inverse()) == set(range(size)) - held
        assert found.inverse().inverse() == found
        if held:
            assert found.hull() == (min(held), max(held))
            signed = [number - size if number >= least else number for number in held]
            assert found.signed_hull() == (min(signed), max(signed))


@pytest.mark.parametrize(("kind", "expected"), [(K.EK_AndN, set.__and__), (K.EK_OrN, set.__or__), (K.EK_XorN, set.__xor__)])
def test_two_sets(kind: Kind, expected: object) -> None:
    assert callable(expected)
    for one, other in product(sets(3, 3), repeat=2):
        found = one.combined(kind, other)
        assert numbers(found) == expected(numbers(one), numbers(other))
        assert sorted(set(found.edges)) == list(found.edges)
        assert found.bits == 3


@pytest.mark.parametrize("bits", [1, 2, 3, 4])
def test_between_two_numbers_around_the_end(bits: int) -> None:
    size = 1 << bits
    for low, high in product(range(size), repeat=2):
        expected = {(low + more) % size for more in range((high - low) % size + 1)}
        assert numbers(between(low, high, bits)) == expected


@pytest.mark.parametrize("bits", [1, 2, 3])
def test_comparisons_give_sets_in_one_form(bits: int) -> None:
    """Edges are numbers, each is there once, and they are in order: then equal sets are equal."""
    pool = Pool()
    x = pool.symbol("x", bits)
    found = 0
    for kind, number in product(COMPARISONS, range(1 << bits)):
        constant = pool.constant(number, bits)
        for operands in ((x, constant), (constant, x)):
            compared = intervals_of(pool.make(kind, operands))
            if compared is not None:
                edges = compared[1].edges
                assert list(edges) == sorted(set(edges))
                assert all(edge < 1 << bits for edge in edges)
                found += 1
    assert found > 8 * bits
