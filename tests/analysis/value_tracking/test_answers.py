"""All that is said of small functions is what is written below each of them, and holds whenever the function is executed.

`cases/*.ll` are functions between lines `;----`, each with its answers in comments below, which `answers.py cases/*.ll` writes anew. They
are of rules with one of their conditions untrue, operands the other way round, single lanes, limits and one past them.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path

import pytest
from answers import answers_of
from effort import IS_LONG
from interpret import EndlessError, UndefinedError, execute
from stored_cases import Case, read_cases

from nvopt.analysis.constant_range import ConstantRange
from nvopt.analysis.value_tracking import ValueTracking
from nvopt.analysis.value_tracking.bits import Bits
from nvopt.analysis.value_tracking.sign_bits import of_number
from nvopt.ir import Function, Instruction, IntType, Module, Value

FOLDER = Path(__file__).parent / "cases"
FILES = sorted(path.name for path in FOLDER.glob("*.ll"))
_OF_INTEGERS = ("assumptions", "comparisons", "control_flow", "integers")
_AT_ONCE = 10
_MOST_RUNS = 256 if IS_LONG else 100


@cache
def _cases(file: str) -> list[Case]:
    return read_cases(FOLDER / file)


def _functions(code: str) -> list[Function]:
    return [one for one in Module.parse(code).functions if not one.is_declaration]


@pytest.mark.parametrize(("file", "first"), [(file, first) for file in FILES for first in range(0, len(_cases(file)), _AT_ONCE)])
def test_answers(file: str, first: int) -> None:
    for code, expected in _cases(file)[first : first + _AT_ONCE]:
        assert answers_of(code) == expected, code


# -- by execution


class _Claims:
    """What is said of the numbers of one value at one place."""

    def __init__(self, tracking: ValueTracking, value: Value, context: Instruction | None) -> None:
        self.bits: Bits = tracking.known_bits(value, context)
        self.signs = tracking.num_sign_bits(value, context)
        self.is_non_zero = tracking.is_known_non_zero(value, context)
        self.power, self.power_or_zero = (tracking.is_known_to_be_power_of_two(value, one, context) for one in (False, True))
        self.ranges: list[ConstantRange] = [tracking.range_of(value, one, context) for one in (False, True)]

    def hold(self, number: int) -> bool:
        return (
            not number & self.bits.zeros
            and not ~number & self.bits.ones
            and of_number(number, self.bits.bits) >= self.signs
            and (number != 0 or not self.is_non_zero)
            and (number.bit_count() == 1 or not self.power)
            and (number.bit_count() <= 1 or not self.power_or_zero)
            and all(one.contains(number) for one in self.ranges)
        )


def _inputs(function: Function) -> Iterator[tuple[int, ...]]:
    """All arguments where there are few; else some of each."""
    choices: list[list[int]] = []
    most = _MOST_RUNS
    for argument in function.args:
        bits = argument.type.bits if isinstance(argument.type, IntType) else 0
        allowed = ConstantRange.from_attribute(argument.attributes.value("range"))
        numbers = [one for one in range(1 << min(bits, 8)) if allowed is None or allowed.contains(one)]
        some = max(1, int(most ** (1 / (len(function.args) - len(choices)))))
        choices.append(numbers[:: -(-len(numbers) // some)] if some < len(numbers) else numbers)
        most = max(1, most // len(choices[-1]))
    yield from product(*choices)


def _is_executable(function: Function) -> bool:
    """Whether it is all about integers that the interpreter knows."""
    values = [*function.args, *(operand for one in function.instructions() for operand in (one, *one.operands))]
    kinds = {str(value.type) for value in values if str(value.type) not in ("void", "label", "ptr", "metadata")}
    return all(kind[0] == "i" for kind in kinds) and not any(str(one.type) == "ptr" for one in (*function.args, *function.instructions()))


@pytest.mark.parametrize("file", FILES)
def test_what_is_said_holds(file: str) -> None:
    checked = 0
    for code, _ in _cases(file):
        for function in _functions(code):
            checked += _is_executable(function) and _holds(function)
    assert checked or not file.startswith(_OF_INTEGERS)


def _holds(function: Function) -> bool:
    """Executes the function; whether any execution came to an end."""
    tracking = ValueTracking(function)
    claims: dict[tuple[Value, Instruction | None], _Claims] = {}
    found = False
    for numbers in _inputs(function):
        try:
            run = execute(function, numbers, 100)
        except (UndefinedError, EndlessError, NotImplementedError, KeyError):
            continue
        found = True
        now: dict[Value, int | None] = dict(zip(function.args, numbers, strict=True))
        ends = [*run.begins[1:], len(run.values)]
        for block, first, end in zip(run.blocks, run.begins, ends, strict=True):
            now.update((value, number) for value, number in run.values[first:end] if isinstance(value.type, IntType))
            fresh = [value for value, _ in run.values[first:end] if value in now]
            for value, context in [*((one, None) for one in fresh), *((one, block.terminator) for one in now)]:
                number = now[value]
                if number is None:
                    continue
                if (value, context) not in claims:
                    claims[value, context] = _Claims(tracking, value, context)
                assert claims[value, context].hold(number), (str(function), value, context, number)
    return found
