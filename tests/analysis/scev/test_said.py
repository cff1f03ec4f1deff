"""All that ScalarEvolution says of small functions is what is written below each of them, and holds whenever the function is executed.

`cases/*.ll` have their answers in comments, which `said.py cases/*.ll` writes anew; of the functions of `exact/*.ll`, whose expressions and
counts are those that opt prints, `exact/*.said` has all the rest.
"""

from __future__ import annotations

import random
from functools import cache
from pathlib import Path

import pytest
from claims import Claims, bytes_for
from said import said, said_of
from stored_cases import Case, read_cases

from nvopt.analysis.scev.scalar_evolution import ScalarEvolution
from nvopt.ir import Module

FOLDER = Path(__file__).parent
FILES = sorted(path.name for path in (FOLDER / "cases").glob("*.ll"))
EXACT = sorted(path.stem for path in (FOLDER / "exact").glob("*.said"))
_AT_ONCE = 5
_EXECUTED = 4
_RUNS = 8


@cache
def _cases(file: str) -> list[Case]:
    return read_cases(FOLDER / "cases" / file)


@pytest.mark.parametrize(("file", "first"), [(file, first) for file in FILES for first in range(0, len(_cases(file)), _AT_ONCE)])
def test_what_is_said(file: str, first: int) -> None:
    for code, expected in _cases(file)[first : first + _AT_ONCE]:
        assert said_of(code) == expected, code


@pytest.mark.parametrize("file", FILES)
def test_what_is_said_holds(file: str) -> None:
    """Of some of them: test_by_execution.py tries others."""
    for code, _ in _cases(file)[::_EXECUTED]:
        rng = random.Random(code)
        function = Module.parse(code).functions[0]
        claims = Claims(ScalarEvolution(function), rng)
        for _ in range(_RUNS):
            claims.check([one & 1 if at == 3 else one for at, one in enumerate(bytes_for(function, rng))], {})


def exactly_said(name: str) -> dict[str, list[str]]:
    """What is said of the functions of `exact/NAME.ll`."""
    functions = Module.parse((FOLDER / "exact" / f"{name}.ll").read_text()).functions
    return {one.name: said(one) for one in functions if not one.is_declaration}


@pytest.mark.parametrize("name", EXACT)
def test_what_is_said_beside_what_opt_prints(name: str) -> None:
    found = exactly_said(name)
    text = "".join(f"== {function}\n" + "".join(f"{line}\n" for line in lines) for function, lines in found.items())
    assert text == (FOLDER / "exact" / f"{name}.said").read_text()
