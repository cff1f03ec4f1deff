"""A line diff of IR that sees through renumbering.

When a pass deletes one unnamed value, LLVM renumbers all that follow, and a plain diff marks every later line of the function:

    -  %7 = add i32 %6, 1              -  %6 = call i32 @__nvvm_reflect(ptr @.str)
    +  %6 = add i32 %5, 1         ->      %7 = add i32 %5, 1

Here lines are first matched with their numbers masked (`%#`, `!#`, `#`). Matched lines that define a number say which old number became
which new one; a matched pair is then unchanged if its numbers agree under that renaming, and is shown as removed and added if not.
Functions are matched by name, so the result is a list of hunks under a function's name.
"""

from __future__ import annotations

import re
from bisect import bisect
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from typing import Literal

Tag = Literal[" ", "-", "+"]
Line = tuple[Tag, str]

MODULE = "[module]"
"""The name under which lines outside of functions (globals, attributes, metadata) are reported."""

_DIFFLIB_LINES = 1000
_NUMBER = re.compile(r"(?<=[%#!@])\d+\b")
_LABEL = re.compile(r'("(?:[^"\\]|\\.)*"|[-\w$.]+):')
_NAME = re.compile(r"[%#!@]\d+\b")
_LOCAL = re.compile(r"%\d+\b")
_DEFINITION = re.compile(r"\s*(?:attributes )?([%#!@]\d+) = ")
_FUNCTION_NAME = re.compile(r'@("(?:[^"\\]|\\.)*"|[-\w$.]+)\(')


@dataclass(frozen=True)
class Hunk:
    """Neighbouring changed lines with their context; `block` is the label of the basic block that the hunk starts in ("" at the entry)."""

    block: str
    lines: tuple[Line, ...]


@dataclass(frozen=True)
class Difference:
    """The hunks of one function, or of what lies outside of all functions (`MODULE`)."""

    name: str
    hunks: tuple[Hunk, ...]


def split_functions(text: str) -> dict[str, list[str]]:
    """The lines of each function definition by its name, and all other non-empty lines under `MODULE`, in order of first appearance."""
    parts: dict[str, list[str]] = {MODULE: []}
    current = parts[MODULE]
    for line in text.split("\n"):
        if line.startswith("define ") and (match := _FUNCTION_NAME.search(line)):
            current = parts[plain(match[1])] = [line]
        elif line == "}" and current is not parts[MODULE]:
            current.append(line)
            current = parts[MODULE]
        elif line and (line[0] != ";" or current is not parts[MODULE]):
            current.append(line)
    return parts


def plain(name: str) -> str:
    """A name as LLVM prints it, without its quotes."""
    return name[1:-1] if name.startswith('"') else name


def diff(before: str, after: str, context: int = 3) -> list[Difference]:
    """What changed between two texts of one module or function, with `context` unchanged lines around each change."""
    old, new = split_functions(before), split_functions(after)
    names: dict[str, str] = {}
    result = []
    for name in dict.fromkeys([*old, *new]):
        old_lines, new_lines = old.get(name, []), new.get(name, [])
        if old_lines == new_lines:
            continue
        hunks = _hunks(list(_compare(old_lines, new_lines, names)), context)
        if hunks:
            result.append(Difference(name, tuple(hunks)))
    return result


def _compare(old: list[str], new: list[str], global_names: dict[str, str]) -> Iterator[Line]:
    """All lines, each tagged; `global_names` (numbers of `!1`, `#2`, `@3`: old to new) is read, and filled by the module's own lines."""
    pairs = list(match_lines(old, new))
    names = dict(global_names)
    for left, right in pairs:
        if left is not None and right is not None:
            learn_names(left, right, names)
    global_names.update((token, to) for token, to in names.items() if token[0] != "%")
    removed: list[Line] = []
    added: list[Line] = []
    for left, right in pairs:
        if left is not None and right is not None and _same(left, right, names):
            yield from removed
            yield from added
            removed, added = [], []
            yield " ", right
            continue
        if left is not None:
            removed.append(("-", left))
        if right is not None:
            added.append(("+", right))
    yield from removed
    yield from added


def match_lines(old: list[str], new: list[str]) -> Iterator[tuple[str | None, str | None]]:
    """Pairs of lines that look alike with numbers masked; a line without a partner is paired with None."""
    shapes_old, shapes_new = [shape(line) for line in old], [shape(line) for line in new]
    a = b = 0
    for start_a, start_b, size in [*matching_blocks(shapes_old, shapes_new), (len(old), len(new), 0)]:
        yield from ((line, None) for line in old[a:start_a])
        yield from ((None, line) for line in new[b:start_b])
        a, b = start_a + size, start_b + size
        yield from zip(old[start_a:a], new[start_b:b], strict=True)


def shape(line: str) -> str:
    """The line with its numbers masked; of a label, the comment on its predecessors is left out too."""
    if match := _LABEL.match(line):
        return "#:" if match[1].isdigit() else match[0]
    return _NUMBER.sub("#", line)


def matching_blocks(old: list[str], new: list[str]) -> Iterator[tuple[int, int, int]]:
    """Runs of equal lines, in order: where they start in either list, and how many lines they are.

    Patience diff: lines that occur once on both sides are anchors, and what lies between two anchors is compared by itself. difflib sees
    only the small rest, because its time grows with the square of what it is given.
    """
    todo = [(0, len(old), 0, len(new))]
    while todo:
        a, a_end, b, b_end = todo.pop()
        limit = min(a_end - a, b_end - b)
        size = next((n for n in range(limit) if old[a + n] != new[b + n]), limit)
        if size:
            yield a, b, size
            a, b, limit = a + size, b + size, limit - size
        if not limit:
            continue
        tail = next((n for n in range(limit) if old[a_end - n - 1] != new[b_end - n - 1]), limit)
        if tail:
            todo.append((a_end - tail, a_end, b_end - tail, b_end))
            a_end, b_end = a_end - tail, b_end - tail
        anchors = _anchors(old, new, a, a_end, b, b_end)
        if anchors:
            edges = [(a, b), *anchors, (a_end, b_end)]
            gaps = [(i, i_end, j, j_end) for (i, j), (i_end, j_end) in pairwise(edges)]
            todo += reversed(gaps)
        elif a_end - a + b_end - b <= _DIFFLIB_LINES:
            yield from _difflib_blocks(old, new, a, a_end, b, b_end)


def _anchors(old: list[str], new: list[str], a: int, a_end: int, b: int, b_end: int) -> list[tuple[int, int]]:
    """Places of lines that are unique in either range, as many as can be had with both places rising."""
    places_old, places_new = _unique(old, a, a_end), _unique(new, b, b_end)
    pairs = [(i, places_new[line]) for line, i in places_old.items() if line in places_new]
    tails: list[int] = []  # indices into pairs: the lowest end of a rising sequence of each length
    ends: list[int] = []
    before = [-1] * len(pairs)
    for index, (_, place) in enumerate(pairs):
        length = bisect(ends, place)
        before[index] = tails[length - 1] if length else -1
        tails[length : length + 1] = [index]
        ends[length : length + 1] = [place]
    chain = []
    index = tails[-1] if tails else -1
    while index >= 0:
        chain.append(pairs[index])
        index = before[index]
    return chain[::-1]


def _unique(lines: list[str], start: int, end: int) -> dict[str, int]:
    """The lines that occur once in the range, in order, with their places."""
    counts = Counter(lines[start:end])
    return {lines[place]: place for place in range(start, end) if counts[lines[place]] == 1}


def _difflib_blocks(old: list[str], new: list[str], a: int, a_end: int, b: int, b_end: int) -> Iterator[tuple[int, int, int]]:
    from difflib import SequenceMatcher

    for i, j, size in SequenceMatcher(None, old[a:a_end], new[b:b_end], autojunk=False).get_matching_blocks():
        if size:
            yield a + i, b + j, size


def learn_names(left: str, right: str, names: dict[str, str]) -> None:
    """Notes which old number became which new one, from two matched lines that define the same thing."""
    if left[:1].isdigit():
        names["%" + left[: left.index(":")]] = "%" + right[: right.index(":")]
    elif left.startswith("define "):  # unnamed arguments
        names.update(zip(_LOCAL.findall(left), _LOCAL.findall(right), strict=True))
    elif (match := _DEFINITION.match(left)) and (target := _DEFINITION.match(right)):
        names[match[1]] = target[1]


def _same(left: str, right: str, names: dict[str, str]) -> bool:
    """Are two matched lines the same under the renaming?"""
    if _LABEL.match(left):
        return True  # what may differ is the comment on the predecessors; a number taught its renaming by being matched
    return _NAME.sub(lambda name: names.get(name[0], name[0]), left) == right


def _hunks(lines: list[Line], context: int) -> list[Hunk]:
    keep = [False] * len(lines)
    for index, (tag, _) in enumerate(lines):
        if tag != " ":
            start = max(0, index - context)
            keep[start : index + context + 1] = [True] * len(keep[start : index + context + 1])
    hunks: list[Hunk] = []
    current: list[Line] = []
    block = label = ""
    for kept, line in zip(keep, lines, strict=True):
        if match := _LABEL.match(line[1]):
            label = match[1]
        if kept:
            if not current:
                block = label
            current.append(line)
        elif current:
            hunks.append(Hunk(block, tuple(current)))
            current = []
    if current:
        hunks.append(Hunk(block, tuple(current)))
    return hunks
