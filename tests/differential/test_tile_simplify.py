"""tile-simplify on random integer functions, run before and after."""

from __future__ import annotations

import pytest
from harness import Pair
from integer_functions import functions

import nvopt


@pytest.mark.parametrize("seed", range(4))
def test_integer_functions(seed: int) -> None:
    count = 20
    text = functions(seed, count, is_defined=True)
    before, after = nvopt.run(text, "no-op-module"), nvopt.run(text, "tile-simplify")
    assert len(after.splitlines()) < len(before.splitlines())
    with Pair(before, after) as pair:
        for i in range(count):
            pair.compare(f"f{i}", runs=8, seed=seed)
