"""What is said of programs made at random, too much to be stored as text: a line for each program, with four digits for each line said.

    changed(7, lines, expected)           # the lines that are not as they were, "no longer" where there are fewer now

That what is said is right others test, by execution and beside opt; this shows that it stays, all of it: which rule is lost where.
"""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from itertools import zip_longest
from pathlib import Path
from typing import TypeVar

_Name = TypeVar("_Name", int, str)


def digest(line: str) -> str:
    """Four digits."""
    return hashlib.sha256(line.encode()).hexdigest()[:4]


def changed(name: int | str, lines: Sequence[str], expected: Path) -> list[str]:
    """The lines that are not those of which `expected` has the digits."""
    pairs = zip_longest(lines, _stored(expected)[str(name)])
    return ["no longer" if line is None else line for line, digits in pairs if line is None or digest(line) != digits]


@cache
def _stored(expected: Path) -> dict[str, list[str]]:
    found = (line.partition(": ") for line in expected.read_text().splitlines())
    return {name: digits.split() for name, _, digits in found}


def renew(expected: Path, names: Iterable[_Name], said: Callable[[_Name], Sequence[str]]) -> None:
    """Writes the digits anew; prints how many lines there are."""
    found = {name: said(name) for name in names}
    expected.write_text("".join(f"{name}: {' '.join(map(digest, lines))}\n" for name, lines in found.items()))
    print(f"{expected.name}: {sum(map(len, found.values()))} lines on {len(found)} programs", file=sys.stderr)
