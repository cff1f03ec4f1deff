"""indvars on random programs: what they do, and what the pass keeps right of dominators, loops and ScalarEvolution."""

from __future__ import annotations

import random

import pytest
from indvars_runs import compare, simplified

ROUNDS = range(70)


def test_random_programs() -> None:
    found = [compare(random.Random(seed)) for seed in ROUNDS]
    assert sum(one.changed for one in found) > 50
    assert sum(one.runs for one in found) > 150


@pytest.mark.parametrize(
    "settings",
    [
        {"replexitval": "always", "scev-cheap-expansion-budget": "100"},
        {"replexitval": "never", "indvars-predicate-loops": "0"},
        {"replexitval": "noharduse", "disable-lftr": "1"},
        {"replexitval": "unusedindvarinloop", "gpu-scev": "0", "iv-loop-level": "1"},
        {"Disable-unknown-trip-iv": "1", "scev-cheap-expansion-budget": "0"},
    ],
)
def test_knobs_on_random_programs(settings: dict[str, str]) -> None:
    for seed in range(1000, 1015):
        compare(random.Random(seed), settings)


def test_a_function_without_branches_is_not_read() -> None:
    text = "define i32 @f(i32 %a) {\n  ret i32 %a\n}\n"
    assert not simplified(text)[0].is_parsed
