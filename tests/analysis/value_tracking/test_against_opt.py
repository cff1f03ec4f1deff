"""Ranges of frozen values, which are what value tracking knows of them, as `opt -passes='print<scalar-evolution>'` of LLVM 22 prints them.

`*.ll` are functions made at random, in `operations.ll` each operation on values of which something is known; `*.expected` what opt says:
function, value, unsigned range, signed range.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from nvopt.analysis.scev.scalar_evolution import ScalarEvolution
from nvopt.ir import Module

LESS = {("f13", "f42"), ("f15", "f35")}
"""What nvopt leaves open on purpose: the sign of `exp` and `floor` with `nsz`, which may give a zero."""
FOLDER = Path(__file__).parent / "opt_says"


@pytest.mark.parametrize("name", ["integers", "control_flow", "floats_and_vectors", "operations"])
def test_frozen_values(name: str) -> None:
    module = Module.parse((FOLDER / f"{name}.ll").read_text())
    known: dict[str, ScalarEvolution] = {}
    wrong = []
    for line in (FOLDER / f"{name}.expected").read_text().splitlines():
        where, value_name, *ranges = line.split()
        if (where, value_name) in LESS:
            continue
        if where not in known:
            function = module.get_function(where)
            assert function is not None
            known[where] = ScalarEvolution(function)
        scev = known[where]
        value = scev.function.value_named(value_name)
        assert value is not None
        expression = scev.get(value)
        if [scev.unsigned_range(expression).text(), scev.signed_range(expression).text()] != ranges:
            wrong.append((line, scev.unsigned_range(expression).text(), scev.signed_range(expression).text()))
    assert wrong == []
