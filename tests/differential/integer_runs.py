"""Runs integer functions before and after a pass on the host, on numbers for which the model of LLVM's integers knows the one answer.

What is poison, undefined, or left to a freeze says nothing of a run: such inputs are left out.
"""

from __future__ import annotations

import ctypes
import random
from collections.abc import Iterable
from typing import NamedTuple

from harness import Compiled, Pair
from host import TRACE
from integer_semantics import TooManyChoicesError
from refinement import Lanes, Program, inputs, shape_of

from nvopt import parse
from nvopt.ir import Function


class Ran(NamedTuple):
    """How many runs there were, and what was not as it should be."""

    runs: int
    faults: list[str]


def run_both(before: str, after: str, names: Iterable[str], *, runs: int = 12, seed: int = 0) -> Ran:
    """Runs each function of both modules, on `runs` drawn inputs less those without one answer."""
    functions = {function.name: function for function in parse(before).functions if not function.is_declaration}
    count, faults = 0, []
    with Pair(before, after, check_accesses=False) as pair:
        for name in names:
            function = functions[name]
            program = Program(function)
            for arguments in inputs(program, random.Random(f"{seed} {name}"), runs, specials=False):
                expected = _one_answer(program, arguments)
                if expected is None:
                    continue
                count += 1
                numbers = [_number(lanes) for lanes in arguments]
                first, second = (_called(side, function, numbers) for side in (pair.before, pair.after))
                if first[0] != expected:
                    faults.append(f"{name}{tuple(numbers)} gives {first[0]}, the model says {expected}")
                elif first != second:
                    faults.append(f"{name}{tuple(numbers)} gave {first} and gives {second}")
    return Ran(count, faults)


def _number(lanes: Lanes) -> int:
    (values,) = lanes
    (number,) = values
    assert isinstance(number, int)
    return number


def _one_answer(program: Program, arguments: tuple[Lanes, ...]) -> int | None:
    """The number that is returned; None where something that is seen is no number, or isn't always the same."""
    try:
        behaviours = program.behaviours(arguments)
    except TooManyChoicesError:
        return None
    if len(behaviours) > 1 or None in behaviours:
        return None
    (events,) = behaviours
    assert events is not None
    seen = [values for _, lanes in events for lane in lanes for values in lane]
    if any(len(values) > 1 or not isinstance(next(iter(values)), int) for values in seen):
        return None
    return _number(events[-1][1][0])


def _called(side: Compiled, function: Function, numbers: list[int]) -> tuple[int, int]:
    """What it returns, and the checksum of its calls."""
    trace = ctypes.c_uint64.from_address(side.address(TRACE))
    trace.value = 0
    _, bits = shape_of(function.function_type.return_type)
    result = side.function(function.name)(*numbers) & (1 << bits) - 1
    return result, trace.value
