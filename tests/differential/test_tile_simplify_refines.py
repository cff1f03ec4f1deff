"""tile-simplify on 700 random integer functions, in long runs 22,000, some with loops, alone and with instcombine behind it: what it makes
refines what there was, and runs the same on the host."""

from __future__ import annotations

import random

import pytest
from effort import IS_LONG
from integer_programs import MACHINE, SMALL, Program, module_text
from integer_runs import run_both
from refinement import Program as Evaluated
from refinement import UnsupportedError, counterexample

import nvopt
from nvopt.ir import Function

FUNCTIONS = 100
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


@pytest.mark.parametrize("part", range(20, 20 + (200 if IS_LONG else 1)))
def test_results_refine_in_loops(part: int) -> None:
    rng = random.Random() if IS_LONG else random.Random(part)
    widths = rng.choice(((1, 3, 3, 3, 4), (1, 4, 4, 4, 2), (1, 3, 3, 3, 3, 2)))
    made = [Program(rng.randrange(1 << 40), f"f{at}", widths, length=rng.choice((6, 12, 18)), loops=0.6) for at in range(FUNCTIONS)]
    before = nvopt.run(module_text(made), "no-op-module")
    assert before.count("\nloop") > FUNCTIONS // 2
    sources, targets = functions(before), functions(nvopt.run(before, "tile-simplify"))
    untold = 0
    for name, source in sources.items():
        try:
            found = counterexample(source, targets[name], most_inputs=20, seed=part)
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


def index_arithmetic(rng: random.Random, name: str) -> str:
    """A function that splits numbers by division and puts them together again, by the same numbers or by others; its arguments may be
    undef."""
    width = rng.choice((4, 5, 6))
    lines: list[str] = []
    values = ["%a", "%b"]

    def add(operation: str, lhs: str, rhs: object) -> str:
        values.append(f"%v{len(lines)}")
        lines.append(f"  {values[-1]} = {operation} i{width} {lhs}, {rhs}")
        return values[-1]

    for _ in range(rng.randrange(1, 4)):
        value, columns, lanes = rng.choice(values), rng.randrange(2, 8), rng.randrange(2, 5)
        row, column = add("udiv", value, columns), add("urem", value, columns)
        if rng.random() < 0.4:
            tile, lane = add("udiv", row, lanes), add("urem", row, lanes)
            row = add("add", add("mul", tile, rng.choice((lanes, lanes, lanes + 1))), lane)
        if rng.random() < 0.7:
            stride = rng.choice((columns, columns, 2 * columns, columns + 1, -columns))
            add(rng.choice(("add", "sub", "xor", "or")), add("mul", row, stride), column)
        if rng.random() < 0.3:
            add(rng.choice(("shl", "lshr", "ashr")), rng.choice(values), rng.randrange(width))
        if rng.random() < 0.5:
            add(rng.choice(("and", "xor", "sub", "add")), rng.choice(values), rng.choice((1, -1, 6, -4, (1 << width - 1) - 1)))
    result = values[-1]
    for value in rng.sample(values, 2):
        result = add(rng.choice(("add", "xor", "sub")), result, value)
    arguments = ", ".join(f"i{width}{rng.choice(('', ' noundef'))} {argument}" for argument in values[:2])
    return "\n".join([f"define i{width} @{name}({arguments}) {{", *lines, f"  ret i{width} {result}", "}", ""])


def test_results_of_index_arithmetic_refine() -> None:
    rng = random.Random() if IS_LONG else random.Random(1)
    before = nvopt.run("\n".join(index_arithmetic(rng, f"f{at}") for at in range(20_000 if IS_LONG else 120)), "no-op-module")
    sources, targets = functions(before), functions(nvopt.run(before, "tile-simplify"))
    for name, source in sources.items():
        found = counterexample(source, targets[name], most_inputs=40) if str(source) != str(targets[name]) else None
        assert found is None, f"{source}\n{targets[name]}\n{found}"


def test_arguments_are_taken() -> None:
    """What the generator makes can be evaluated: nothing of it is unknown to the validator."""
    for function in functions(module_text(programs(0, SMALL))).values():
        Evaluated(function)
