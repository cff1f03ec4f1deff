"""Which of NVPTX's address spaces can hold the same byte."""

import itertools

import pytest

from nvopt.target.address_spaces import CONSTANT, GENERIC, GLOBAL, LOCAL, PARAM, SHARED, SHARED_CLUSTER, casts_to_generic, may_alias

KNOWN = (GENERIC, GLOBAL, SHARED, CONSTANT, LOCAL, SHARED_CLUSTER, PARAM)


def test_a_space_aliases_itself_and_generic_aliases_all() -> None:
    for space in (*KNOWN, 6, 42):
        assert may_alias(space, space)
        assert may_alias(space, GENERIC)
        assert may_alias(GENERIC, space)


def test_specific_spaces_are_disjoint_but_for_those_within_another() -> None:
    overlapping = {frozenset({SHARED, SHARED_CLUSTER}), frozenset({GLOBAL, PARAM})}
    for one, other in itertools.permutations(KNOWN[1:], 2):
        assert may_alias(one, other) == (frozenset({one, other}) in overlapping)


@pytest.mark.parametrize("unknown", [2, 6, 8, 102])
def test_nothing_is_known_of_other_numbers(unknown: int) -> None:
    assert all(may_alias(unknown, space) for space in KNOWN)
    assert not casts_to_generic(unknown)
