"""All that value tracking says of random programs stays as it is: straight ones, and some with loops.

PYTHONPATH=tests/shared:tests/analysis/scev python tests/analysis/value_tracking/test_tracking_of_programs.py     # writes the digits anew
"""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from answers import answers
from digests import changed, renew
from programs import program
from straight_line import make

from nvopt import parse

FOLDER = Path(__file__).parent
STRAIGHT, BRANCHING = FOLDER / "straight.digits", FOLDER / "branching.digits"
_AT_ONCE = 20


def of_straight(seed: int) -> list[str]:
    """Without branches."""
    return answers(make(seed))


def of_branching(seed: int) -> list[str]:
    """With loops, assumptions and addresses."""
    functions = parse(program(random.Random(1000 + seed))).functions
    return [line for function in functions if not function.is_declaration for line in answers(function)]


@pytest.mark.parametrize("first", range(0, 100, _AT_ONCE))
def test_straight(first: int) -> None:
    assert [(seed, lines) for seed in range(first, first + _AT_ONCE) if (lines := changed(seed, of_straight(seed), STRAIGHT))] == []


@pytest.mark.parametrize("seed", range(8))
def test_branching(seed: int) -> None:
    assert changed(seed, of_branching(seed), BRANCHING) == []


if __name__ == "__main__":
    renew(STRAIGHT, range(100), of_straight)
    renew(BRANCHING, range(8), of_branching)
