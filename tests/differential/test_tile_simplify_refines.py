"""tile-simplify on 600 random integer functions, in long runs 2,000, alone and with instcombine behind it: what it makes refines what there
was, and runs the same on the host."""

from __future__ import annotations

import random

import pytest
from hypothesis import settings
from integer_programs import MACHINE, SMALL, Program, module_text
from integer_runs import run_both
from refinement import Program as Evaluated
from refinement import UnsupportedError, counterexample

import nvopt
from nvopt.ir import Function

FUNCTIONS = 100
IS_LONG = settings().max_examples > 1000  # as `make fuzz` asks for
PARTS = 10 if IS_LONG else 3
PASSES = ("tile-simplify", "tile-simplify,instcombine")


def functions(text: str) -> dict[str, Function]:
    return {function.name: function for function in nvopt.parse(text).functions if not function.is_declaration}


def programs(part: int, widths: tuple[int, ...]) -> list[Program]:
    """New ones each time in a long run."""
    first = random.randrange(1 << 40) if IS_LONG else part * FUNCTIONS
    return [Program(first + at, f"f{first + at}", widths) for at in range(FUNCTIONS)]


@pytest.mark.parametrize("passes", PASSES)
@pytest.mark.parametrize("part", range(PARTS))
def test_results_refine(part: int, passes: str) -> None:
    before = nvopt.run(module_text(programs(part, SMALL)), "no-op-module")
    sources, targets = functions(before), functions(nvopt.run(before, passes))
    untold = 0
    for name, source in sources.items():
        try:
            found = counterexample(source, targets[name], most_inputs=40, seed=part)
        except UnsupportedError:
            untold += 1
            continue
        assert found is None, f"{source}\n{targets[name]}\n{found}"
    assert untold < FUNCTIONS // 20


@pytest.mark.parametrize("passes", PASSES)
@pytest.mark.parametrize("part", range(10, 10 + PARTS))
def test_runs_are_the_same(part: int, passes: str) -> None:
    before = nvopt.run(module_text(programs(part, MACHINE)), "no-op-module")
    ran = run_both(before, nvopt.run(before, passes), functions(before), runs=6, seed=part)
    assert ran.faults == []
    assert ran.runs > FUNCTIONS


def test_arguments_are_taken() -> None:
    """What the generator makes can be evaluated: nothing of it is unknown to the validator."""
    for function in functions(module_text(programs(0, SMALL))).values():
        Evaluated(function)
