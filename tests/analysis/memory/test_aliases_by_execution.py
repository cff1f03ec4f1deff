"""Alias analysis against execution: pieces of memory that are said to share nothing, or something, do so whenever both pointers are there.

Random functions over small integers are executed; addresses have few bits, so that offsets wrap around. `python
tests/analysis/memory/test_aliases_by_execution.py 5000` tries as many.
"""

from __future__ import annotations

import random
import sys
from pathlib import Path
from typing import TypeGuard

import llvmlite.binding as llvm
import pytest

sys.path.append(str(Path(__file__).parents[1] / "scev"))

from interpret import POISON, EndlessError, Run, UndefinedError, execute
from programs import GET, program

from nvopt.analysis.dominators import DominatorTree
from nvopt.analysis.memory.aliases import MAY_ALIAS, MUST_ALIAS, NO_ALIAS, AliasAnalysis, AliasResult
from nvopt.analysis.memory.memory_location import MemoryLocation
from nvopt.analysis.scev.scalar_evolution import ScalarEvolution
from nvopt.analysis.values.attributes import argument_range
from nvopt.ir import Argument, Function, Instruction, Module, PointerType, Value

PROGRAMS = 80
RUNS = 12
SIZES = (1, 2, 3, 5)

Claims = dict[tuple[Value, int, Value, int], AliasResult]


def function(seed: int) -> Function:
    """A random function over a pointer."""
    text = str(llvm.parse_assembly(program(random.Random(seed), pointers=True), llvm.create_context()))
    found = Module.parse(text).get_function("f")
    assert found is not None
    return found


def claims(f: Function, rng: random.Random, crossing: bool, scev: ScalarEvolution | None) -> Claims:
    """What is said of pairs of pointers, other than that nothing is known."""
    aliases = AliasAnalysis(f, scev=scev)
    pointers = [one for one in (*f.args, *f.instructions()) if isinstance(one.type, PointerType)]
    found: Claims = {}
    for at, one in enumerate(pointers):
        for other in pointers[: at + (1 if crossing else 0)]:
            size, other_size = rng.choice(SIZES), rng.choice(SIZES)
            answer = aliases.alias(MemoryLocation(one, size), MemoryLocation(other, other_size), crossing)
            assert answer is aliases.alias(MemoryLocation(other, other_size), MemoryLocation(one, size), crossing)
            if answer is not MAY_ALIAS:
                found[one, size, other, other_size] = answer
    return found


def violated(answer: AliasResult, start: int, size: int, other_start: int, other_size: int) -> bool:
    """Whether the pieces lie otherwise than the answer says."""
    share = start < other_start + other_size and other_start < start + size
    if answer is MUST_ALIAS:
        return start != other_start
    return share if answer is NO_ALIAS else not share


def moments(run: Run) -> list[tuple[Instruction, dict[Value, int | None]]]:
    """For each pointer that was computed, all values as they were then."""
    found = []
    known: dict[Value, int | None] = {}
    for instruction, value in run.values:
        known[instruction] = value
        if isinstance(instruction.type, PointerType):
            found.append((instruction, dict(known)))
    return found


def check(seed: int) -> int:
    """How many claims of a random function were put to the test."""
    f = function(seed)
    rng = random.Random(seed)
    width = f.module.data_layout.index_width(0)
    scev = ScalarEvolution(f) if seed % 2 else None
    plain, crossing = claims(f, rng, False, scev), claims(f, rng, True, None)
    tested = set()
    dominators = AliasAnalysis(f).tracking.dominators
    for _ in range(RUNS if plain or crossing else 0):
        arguments = [_drawn(arg, rng, width) for arg in f.args]
        try:
            run = execute(f, arguments, limit=300, calls={"get": rng.choice(GET)})
        except (UndefinedError, EndlessError):
            continue
        given: dict[Value, int | None] = dict(zip(f.args, arguments, strict=True))
        ever: dict[Value, set[int]] = {arg: {value} for arg, value in zip(f.args, arguments, strict=True)}
        for instruction, known in moments(run):
            known.update(given)
            if known[instruction] is not POISON:
                ever.setdefault(instruction, set()).add(known[instruction] or 0)
            for (one, size, other, other_size), answer in plain.items():
                if instruction not in (one, other):
                    continue
                values = [known.get(one), known.get(other)]
                if not all(value is instruction or _is_there(value, instruction, dominators) for value in (one, other)):
                    continue
                if _fits(values[0], size, width) and _fits(values[1], other_size, width):
                    assert values[0] is not None
                    assert values[1] is not None
                    tested.add((one, other))
                    assert not violated(answer, values[0], size, values[1], other_size), (
                        seed,
                        answer,
                        one,
                        size,
                        other,
                        other_size,
                        values,
                    )
        for (one, size, other, other_size), answer in crossing.items():
            for start in ever.get(one, ()):
                for other_start in ever.get(other, ()):
                    if _fits(start, size, width) and _fits(other_start, other_size, width):
                        tested.add((one, other))
                        assert not violated(answer, start, size, other_start, other_size), (seed, answer, one, size, other, other_size)
    return len(tested)


def _drawn(argument: Argument, rng: random.Random, width: int) -> int:
    """A number that the function takes."""
    if isinstance(argument.type, PointerType):
        return rng.randrange(1, 1 << width)
    allowed = argument_range(argument)
    return rng.choice([number for number in range(256) if allowed is None or allowed.contains(number)])


def _is_there(value: Value, at: Instruction, dominators: DominatorTree) -> bool:
    return not isinstance(value, Instruction) or dominators.value_dominates(value, at)


def _fits(start: int | None, size: int, width: int) -> TypeGuard[int]:
    """Whether there may be an object: not at zero, and not across the end of memory."""
    return start is not None and start > 0 and start + size <= 1 << width


@pytest.mark.parametrize("part", range(4))
def test_what_is_claimed_holds(part: int) -> None:
    seeds = range(part * PROGRAMS // 4, (part + 1) * PROGRAMS // 4)
    assert sum(check(seed) for seed in seeds) > PROGRAMS // 10


if __name__ == "__main__":
    total = sum(check(seed) for seed in range(1000, 1000 + int(sys.argv[1])))
    print(f"{total} claims held")
