"""How much of a printout of `print<scalar-evolution>` equals another, line by line and kind by kind.

shares(expected, got)["backedge-taken counts"] -> Share(equal=120, all=121, first=("@f", "Loop %l: …", "Loop %l: …"))
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

_FUNCTION = re.compile(r"^Printing analysis 'Scalar Evolution Analysis' for function '(.*)':$", re.M)
_VALUE = re.compile(
    r"  -->  (?P<expressions>.*?)(?: U: (?P<unsigned>\S+) S: (?P<signed>\S+?))?(?:  -->  (?P<scope>.*?))?"
    r"(?:\t\tExits: (?P<exits>.*?))?(?:\t\tLoopDispositions: (?P<dispositions>.*))?"
)
_LOOP = re.compile(r"Loop (\S+): (?:<multiple exits> )?(.*)")
_GROUPS = {
    "expressions": "expressions",
    "unsigned": "unsigned ranges",
    "signed": "signed ranges",
    "scope": "values at scope",
    "exits": "exits",
    "dispositions": "dispositions",
}


@dataclass
class Share:
    """How many lines of a kind there are, how many are equal, and the first that is not: function, expected, got."""

    equal: int = 0
    all: int = 0
    first: tuple[str, str, str] | None = None

    def __str__(self) -> str:
        return f"{100 * self.equal / self.all:.2f} % of {self.all}"


def shares(expected: str, got: str) -> dict[str, Share]:
    """The shares by kind. What stands in one printout only counts as not equal."""
    found: dict[str, Share] = {}
    theirs, ours = _functions(expected), _functions(got)
    for name in theirs | ours:
        one, other = dict(_items(theirs.get(name, ""))), dict(_items(ours.get(name, "")))
        for key in one | other:
            share = found.setdefault(key[0], Share())
            share.all += 1
            if one.get(key) == other.get(key):
                share.equal += 1
            elif share.first is None:
                share.first = (name, str(one.get(key)), str(other.get(key)))
    return found


def _functions(text: str) -> dict[str, str]:
    _, *parts = _FUNCTION.split(text)
    return dict(zip(parts[::2], parts[1::2], strict=True))


def _items(text: str) -> Iterator[tuple[tuple[str, ...], str]]:
    """What a function's printout says, each under its kind and its place."""
    values = 0
    seen: Counter[tuple[str, str]] = Counter()
    loop = ""
    for line in text.splitlines():
        if value := _VALUE.fullmatch(line):
            for group, kind in _GROUPS.items():
                if value[group] is not None:
                    yield (kind, str(values)), value[group]
            values += 1
        elif found := _LOOP.match(line):
            loop = found[1]
            yield _placed(seen, _count_kind(found[2]), loop), found[2]
        elif line.startswith(("  exit count", "  symbolic max exit count", "  predicated")):
            yield _placed(seen, "exit counts", loop), line
        elif line:
            yield _placed(seen, "predicates" if loop else "instructions", loop), line


def _placed(seen: Counter[tuple[str, str]], kind: str, loop: str) -> tuple[str, ...]:
    seen[kind, loop] += 1
    return kind, loop, str(seen[kind, loop])


def _count_kind(text: str) -> str:
    text = text.lower()
    if "predicated" in text:
        return "predicated counts"
    if "constant max" in text:
        return "constant max counts"
    if "symbolic max" in text:
        return "symbolic max counts"
    return "trip multiples" if "trip multiple" in text else "backedge-taken counts"
