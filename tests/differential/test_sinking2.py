"""sinking2 on random functions with branches: what it makes refines what there was, and runs the same on the host."""

from __future__ import annotations

import random

from effort import IS_LONG
from integer_programs import MACHINE, SMALL, Program, module_text
from integer_runs import run_both
from refinement import UnsupportedError, counterexample

import nvopt
from nvopt.ir import Function

FUNCTIONS = 2000 if IS_LONG else 40
NO_LIMIT = {"sink-limit": "1000000"}


def functions(text: str) -> dict[str, Function]:
    return {function.name: function for function in nvopt.parse(text).functions if not function.is_declaration}


def before_and_after(widths: tuple[int, ...]) -> tuple[str, str]:
    """New ones each time in a long run."""
    first = random.randrange(1 << 40) if IS_LONG else 7000
    text = module_text([Program(first + at, f"f{first + at}", widths, length=20) for at in range(FUNCTIONS)])
    before = nvopt.run(text, "no-op-module")
    after = nvopt.run(before, "sinking2", knobs=NO_LIMIT)
    assert sum(str(one) != str(functions(after)[name]) for name, one in functions(before).items()) > FUNCTIONS // 5
    return before, after


def test_results_refine() -> None:
    before, after = before_and_after(SMALL)
    targets = functions(after)
    for name, source in functions(before).items():
        try:
            found = counterexample(source, targets[name], most_inputs=20)
        except UnsupportedError:
            continue
        assert found is None, f"{source}\n{targets[name]}\n{found}"


def test_runs_are_the_same() -> None:
    before, after = before_and_after(MACHINE)
    ran = run_both(before, after, functions(before), runs=6)
    assert ran.faults == []
    assert ran.runs > FUNCTIONS
