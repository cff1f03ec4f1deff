"""What is said of the phis of random loops, of reductions, inductions and recurrences, stays as it is.

PYTHONPATH=tests/shared python tests/analysis/recurrences/test_recurrences_of_programs.py     # writes the digits anew
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from digests import changed, renew
from recurrence_programs import loop

from nvopt import parse
from nvopt.analysis.recurrences.first_order import fixed_order_recurrence
from nvopt.analysis.recurrences.inductions import induction_of
from nvopt.analysis.recurrences.narrowing import cast_away, mask_of, narrowest_type
from nvopt.analysis.recurrences.reductions import reduction_of
from nvopt.analysis.scev.predicated import PredicatedScalarEvolution
from nvopt.analysis.scev.scalar_evolution import ScalarEvolution
from nvopt.ir import Instruction, IntType, Value

LOOPS = Path(__file__).with_name("loops.digits")
_AT_ONCE = 25


def of_loop(seed: int) -> list[str]:
    """The lines on all phis of the loop."""
    function = parse(loop(random.Random(7000 + seed))).get_function("f")
    assert function is not None
    return list(_lines(ScalarEvolution(function)))


def _lines(scev: ScalarEvolution) -> Iterator[str]:
    (one,) = scev.loops.top_level
    plain, under = PredicatedScalarEvolution(scev, one), PredicatedScalarEvolution(scev, one)
    for phi in one.header.phis():
        found = (
            reduction_of(phi, one, scev),
            induction_of(phi, one, plain),
            induction_of(phi, one, under, assume=True),
            fixed_order_recurrence(phi, one, scev.dominators),
            mask_of(phi),
        )
        yield from (f"{phi.name}: {_text(fact)}" for fact in found if fact is not None)
    for instruction in (held for block in one.blocks for held in block):
        if isinstance(instruction.type, IntType) and instruction.type.bits > 1:
            type, is_signed = narrowest_type(instruction, scev.tracking, one)
            casts = sorted(cast.ref for cast in cast_away(instruction, type, one))
            yield f"{instruction.ref} needs {type} {is_signed} {casts}"


def _text(fact: object) -> str:
    """A fact with all of its fields."""
    match fact:
        case Instruction() | Value():
            return fact.ref
        case frozenset():
            return str(sorted(map(_text, fact)))
        case tuple():
            return f"{type(fact).__name__}({', '.join(map(_text, fact))})"
    return str(fact)


@pytest.mark.parametrize("first", range(0, 150, _AT_ONCE))
def test_loops(first: int) -> None:
    assert [(seed, lines) for seed in range(first, first + _AT_ONCE) if (lines := changed(seed, of_loop(seed), LOOPS))] == []


if __name__ == "__main__":
    renew(LOOPS, range(150), of_loop)
