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


def instructions(text: str) -> dict[str, int]:
    return {
        function.name: sum(1 for _ in function.instructions()) for function in nvopt.parse(text).functions if not function.is_declaration
    }


def test_it_saves_instructions_ahead_of_instcombine() -> None:
    text = functions(0, 60)
    alone = instructions(nvopt.run(text, "function(instcombine)"))
    both = instructions(nvopt.run(text, "function(tile-simplify,instcombine)"))
    level = instructions(nvopt.run(text, "default<O2>"))
    assert [name for name, count in both.items() if count > alone[name]] == []
    assert sum(both.values()) <= 0.92 * sum(alone.values())
    assert sum(both.values()) < sum(level.values())
