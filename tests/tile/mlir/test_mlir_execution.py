"""Programs of arith and cuda_tile compute what they computed before, on random numbers, with poison and undefined behaviour kept apart."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from mlir_programs import Program, UndefinedBehaviourError, interpret

import nvopt.tile.mlir.simplify as simplify_module
from nvopt.tile import simplify

GOLDEN = Path(__file__).parents[2] / "golden" / "tile"

CASES = [(dialect, seed) for dialect in ("arith", "cuda_tile") for seed in range(25)]


def operations(text: str) -> int:
    """How many operations there are, constants aside."""
    return text.count(" = ") - text.count(".constant") - text.count("_cast")


def compare(program: Program, after: str) -> int:
    """Run both on random numbers; on how many of them the program as it was has a meaning."""
    before, meaningful = program.text(), 0
    for _ in range(12):
        numbers = {
            name: program.rng.choice([0, 1, (1 << of.bits) - 1, 1 << (of.bits - 1), program.rng.randrange(1 << of.bits)])
            for name, of in program.arguments
        }
        numbers["%p"] = program.rng.randrange(2)
        try:
            expected = interpret(before, numbers)
        except UndefinedBehaviourError:
            continue
        meaningful += 1
        found = interpret(after, numbers)
        assert all(old is None or old == new for old, new in zip(expected, found, strict=True)), f"{numbers}\n{before}\n{after}"
    return meaningful


@pytest.mark.parametrize(("dialect", "seed"), CASES)
def test_programs_compute_the_same(dialect: str, seed: int) -> None:
    program = Program(random.Random(f"{dialect} {seed}"), dialect, seed % 20 + 5)
    after = simplify(program.text())
    compare(program, after)
    assert operations(after) <= operations(program.text())
    assert operations(simplify(after)) <= operations(after)
    compare(program, simplify(program.text(), canonicalize_to="arith"))


def test_the_comparison_compares() -> None:
    """Most programs have a meaning on most numbers, and get shorter; and a fault is noticed."""
    programs = [Program(random.Random(seed), dialect, 8) for dialect in ("arith", "cuda_tile") for seed in range(20)]
    assert sum(compare(program, simplify(program.text())) for program in programs) > 200
    assert sum(operations(simplify(program.text())) for program in programs) < 0.8 * sum(operations(program.text()) for program in programs)
    noticed = 0
    for program in programs:
        try:
            compare(
                program, program.text().replace("muli", "subi").replace(".ori", ".andi").replace(".xori", ".ori").replace("addi", "subi")
            )
        except (AssertionError, UndefinedBehaviourError):
            noticed += 1
    assert noticed > 8


@pytest.mark.parametrize(("seed", "size"), [*((seed, 12) for seed in range(6)), (500057, 25)])
def test_what_is_simplified_is_not_simplified_further(seed: int, size: int) -> None:
    """The last takes four goes."""
    for dialect in ("arith", "cuda_tile"):
        simpler = simplify(Program(random.Random(seed), dialect, size).text())
        assert simplify(simpler) == simpler


def test_golden_results_stay_as_they_are(monkeypatch: pytest.MonkeyPatch) -> None:
    """Names, too, which may come and go with each of several goes."""
    monkeypatch.setattr(simplify_module, "_PASSES", 1)
    for path in GOLDEN.glob("*.expected.mlir"):
        text = path.read_text()
        assert simplify(text) == text, path
