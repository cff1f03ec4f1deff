"""Alias analysis beside LLVM's own: what opt 22 said of each pair of accesses and calls in aliases/ is stored there."""

from __future__ import annotations

from pathlib import Path

import pytest
from aa_eval import expected, lines

from nvopt.analysis.memory.aliases import MAY_ALIAS, MUST_ALIAS, NO_ALIAS, AliasAnalysis, AliasResult
from nvopt.analysis.memory.memory_location import MemoryLocation
from nvopt.analysis.scev.scalar_evolution import ScalarEvolution
from nvopt.ir import Module

FOLDER = Path(__file__).parent / "aliases"


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.ll")), ids=lambda path: path.stem)
def test_nvopt_answers_as_opt_does(path: Path) -> None:
    module = Module.parse(path.read_text())
    told = expected(path.with_suffix(".aa").read_text())
    assert told
    for name, answers in told.items():
        function = module.get_function(name)
        assert function is not None
        assert sorted(answers ^ lines(function)) == []


DISTANCES = """define void @f(ptr %p, i64 %n) {
  %thrice = mul i64 %n, 3
  %twice = shl i64 %n, 1
  %same = sub i64 %thrice, %twice
  %low = getelementptr i8, ptr %p, i64 %same
  %behind = add i64 %n, 4
  %high = getelementptr i8, ptr %p, i64 %behind
  ret void
}
"""


@pytest.mark.parametrize(
    ("low", "high", "result"), [(4, 4, NO_ALIAS), (5, 4, MAY_ALIAS), (4, 99, NO_ALIAS), (3, 1, NO_ALIAS), (None, 4, MAY_ALIAS)]
)
def test_distances_by_scalar_evolution(low: int | None, high: int, result: AliasResult) -> None:
    """Four bytes from one to the other, which the indices themselves don't show."""
    function = Module.parse(DISTANCES).functions[0]
    scev = ScalarEvolution(function)
    places = {"low": low, "high": high}
    one, other = (MemoryLocation(value, places[value.name]) for value in function.instructions() if value.name in places)
    aliases = AliasAnalysis(function, scev.tracking, scev.loops, scev)
    assert (aliases.alias(one, other), aliases.alias(other, one)) == (result, result)
    assert AliasAnalysis(function, scev.tracking, scev.loops).alias(one, other) is MAY_ALIAS


@pytest.mark.parametrize(
    ("size", "other_size", "result"), [(0, 4, NO_ALIAS), (4, 0, NO_ALIAS), (0, 0, NO_ALIAS), (1, 4, MUST_ALIAS), (None, 4, MUST_ALIAS)]
)
def test_nothing_is_shared_with_no_bytes(size: int | None, other_size: int, result: AliasResult) -> None:
    function = Module.parse(DISTANCES).functions[0]
    one, other = (MemoryLocation(function.args[0], number) for number in (size, other_size))
    assert AliasAnalysis(function).alias(one, other) is result
