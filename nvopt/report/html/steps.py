"""What became of each line of a function, or of what lies outside of functions, in one pass.

    %7 = load i32, ptr %p          %6 = load i32, ptr %p, align 16       Rewritten(7 -> 6)
    %8 = add i32 %7, 1             %7 = add i32 %6, 1                    Kept
    %9 = mul i32 %8, 0                                                   Dropped

Lines are matched as the IR diff matches them, so that renumbered ones are kept. What that leaves over on both sides is matched again: by
the name of the result, by text that stands elsewhere now, and by likeness. A kept line has no text here: it is the old one, respelled by
the numbers that became others. So a state is restored from the one before it and a short list.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import IntEnum
from itertools import pairwise
from typing import NamedTuple

from nvopt.report.ir_diff import learn_names, match_lines


class Kind(IntEnum):
    """What became of a line. The numbers stand in the page."""

    KEPT = 0
    """It is the same under the renumbering."""
    DROPPED = 1
    ADDED = 2
    RESPELLED = 3
    """It is the same but for a comment, or the number of its debug location."""
    REWRITTEN = 4
    RENAMED = 5
    """It is the same but for names."""
    MOVED = 6
    """It stood elsewhere, and may be rewritten besides."""
    LEFT = 7
    """It stands elsewhere now."""
    INLINED = 8
    """It is a copy of a line of a function that was called here."""


TEXTLESS = (Kind.KEPT, Kind.DROPPED, Kind.LEFT)


class Step(NamedTuple):
    """`old` is a line's place in the state before, -1 for one that is added; `text` is its new text, "" for none or its own. Of an inlined
    line `old` is the place in the function `of`."""

    kind: Kind
    old: int
    text: str = ""
    of: str = ""


Names = dict[str, str]
"""Old numbers to new ones: `%7` to `%6`."""

_NUMBERED = re.compile(r"[%#!@][0-9]+(?![A-Za-z0-9_])")
_NUMBERED_LABEL = re.compile(r"([0-9]+):")
_RESULT = re.compile(r'\s*([%@](?:"[^"]*"|[-\w$.]+)) = ', re.ASCII)
_DEFINES = re.compile(r'\s*(?:[%@](?:"[^"]*"|[-\w$.]+) = )?', re.ASCII)
_CALL_KINDS = ("tail ", "musttail ", "notail ")
_WORD = re.compile(r"[%@!#]?[-\w$.]+", re.ASCII)
_LOCAL_NAME = re.compile(r'%(?:"[^"]*"|[-\w$.]+)', re.ASCII)
_LOCATION = re.compile(r", !dbg ![0-9]+| +; preds = .*$")
_SEEN_AHEAD = 24
_ALIKE = 0.5


def respell(line: str, names: Mapping[str, str]) -> str:
    """The line with its numbers as `names` has them."""
    label = _NUMBERED_LABEL.match(line)
    if label:
        new = names.get("%" + label[1])
        line = line if new is None else new[1:] + line[label.end(1) :]
    return _NUMBERED.sub(lambda found: names.get(found[0], found[0]), line)


def steps_between(old: Sequence[str], new: Sequence[str], names: Names, *, of_function: bool) -> tuple[list[Step], Names]:
    """The steps from `old` to `new`, and the numbers that became others. `names` are those known of the module (`!5`, `#2`, `@3`); what is
    found here outside of functions is added to them."""
    comparison = _Comparison(list(old), list(new), dict(names))
    comparison.match(of_function)
    if not of_function:
        names.update((token, to) for token, to in comparison.names.items() if token[0] != "%")
    changed = {token: to for token, to in comparison.names.items() if token != to}
    return list(comparison.steps(changed)), {token: to for token, to in changed.items() if names.get(token) != to}


def restored(old: Sequence[str], steps: Sequence[Step], names: Mapping[str, str]) -> list[str]:
    """The new state of what was `old`."""
    return [respell(old[step.old], names) if step.kind is Kind.KEPT else step.text for step in steps if is_there(step.kind)]


def is_there(kind: Kind) -> bool:
    """Whether a line of the new state comes of it."""
    return kind not in (Kind.DROPPED, Kind.LEFT)


def is_change(kind: Kind) -> bool:
    """Whether it is more than another spelling of the same."""
    return kind not in (Kind.KEPT, Kind.RESPELLED)


@dataclass
class _Comparison:
    """Two states. `partner` has the new place of an old line, `gap` the number of the stretch that an unmatched line lies in."""

    old: list[str]
    new: list[str]
    names: Names
    named: Names = field(default_factory=dict)
    """Results that have a name, in one state at least, by their old names."""
    partner: dict[int, int] = field(default_factory=dict)
    old_gaps: list[list[int]] = field(default_factory=list)
    new_gaps: list[list[int]] = field(default_factory=list)

    def match(self, of_function: bool) -> None:
        """Find who became whom."""
        i = j = 0
        gap_old: list[int] = []
        gap_new: list[int] = []
        for left, right in match_lines(self.old, self.new):
            if left is not None and right is not None:
                learn_names(left, right, self.names)
                self.partner[i] = j
                if gap_old or gap_new:
                    self.old_gaps.append(gap_old)
                    self.new_gaps.append(gap_new)
                    gap_old, gap_new = [], []
            elif left is not None:
                gap_old.append(i)
            else:
                gap_new.append(j)
            i += left is not None
            j += right is not None
        if gap_old or gap_new:
            self.old_gaps.append(gap_old)
            self.new_gaps.append(gap_new)
        if of_function and any(self.old_gaps) and any(self.new_gaps):
            self._match_results()
            self._match_moved()
            for olds, news in zip(self.old_gaps, self.new_gaps, strict=True):
                self._match_alike(olds, news)

    def _left(self, gaps: list[list[int]], taken: set[int]) -> list[int]:
        return [place for gap in gaps for place in gap if place not in taken]

    def _pair(self, i: int, j: int) -> None:
        self.partner[i] = j
        left, right = _RESULT.match(self.old[i]), _RESULT.match(self.new[j])
        if left and right:
            names = self.names if _is_number(left[1]) and _is_number(right[1]) else self.named
            names.setdefault(left[1], right[1])

    def _match_results(self) -> None:
        """By the name of the result, where it has one."""
        places = {name: j for j in self._left(self.new_gaps, set()) if (name := _named_result(self.new[j]))}
        for i in self._left(self.old_gaps, set()):
            j = places.get(_named_result(self.old[i]), -1)
            if j >= 0:
                self._pair(i, j)

    def _match_moved(self) -> None:
        """By the text, where it occurs once in either state: what computes the same of the same has moved."""
        here: dict[str, list[int]] = {}
        there: dict[str, list[int]] = {}
        for i in self._left(self.old_gaps, set(self.partner)):
            here.setdefault(_computation(respell(self.old[i], self.names)), []).append(i)
        for j in self._left(self.new_gaps, set(self.partner.values())):
            there.setdefault(_computation(self.new[j]), []).append(j)
        for text, places in here.items():
            others = there.get(text, ())
            if len(places) == len(others) == 1 and text.startswith(" "):
                self._pair(places[0], others[0])

    def _match_alike(self, olds: Sequence[int], news: Sequence[int]) -> None:
        """In one stretch, by the operation and by how many words two lines share."""
        taken = set(self.partner.values())
        waiting: dict[str, list[tuple[int, frozenset[str]]]] = {}
        for j in news:
            if j not in taken:
                waiting.setdefault(_operation(self.new[j]), []).append((j, _words(self.new[j])))
        for i in olds:
            operation = _operation(self.old[i])
            candidates = waiting.get(operation)
            if not candidates or not operation or i in self.partner:
                continue
            words = _words(respell(self.old[i], self.names))
            likeness, at = max((_likeness(words, others), -at) for at, (_, others) in enumerate(candidates[:_SEEN_AHEAD]))
            if likeness >= _ALIKE:
                self._pair(i, candidates[-at][0])
                del candidates[: 1 - at]

    def steps(self, names: Names) -> Iterator[Step]:
        """The steps, in the order in which the lines stand."""
        in_place = _rising(self.partner)
        origin = {j: i for i, j in self.partner.items()}
        elsewhere = set(self.partner) - in_place
        j = 0
        for i in range(len(self.old) + 1):
            if i in in_place or i == len(self.old):
                end = self.partner[i] if i < len(self.old) else len(self.new)
                yield from (
                    Step(Kind.MOVED, origin[at], self.new[at]) if at in origin else Step(Kind.ADDED, -1, self.new[at])
                    for at in range(j, end)
                )
                j = end + 1
            if i == len(self.old):
                return
            if i in in_place:
                kind = _kind(self.old[i], self.new[end], names, self.named)
                yield Step(kind, i, "" if kind is Kind.KEPT else self.new[end])
            else:
                yield Step(Kind.LEFT if i in elsewhere else Kind.DROPPED, i)


def _rising(partner: Mapping[int, int]) -> set[int]:
    """The old places of the most lines that stand in the same order in both states."""
    from bisect import bisect_left

    ends: list[int] = []
    lasts: list[int] = []
    before: dict[int, int] = {}
    for i in sorted(partner):
        length = bisect_left(ends, partner[i])
        before[i] = lasts[length - 1] if length else -1
        ends[length : length + 1] = [partner[i]]
        lasts[length : length + 1] = [i]
    chain: set[int] = set()
    i = lasts[-1] if lasts else -1
    while i >= 0:
        chain.add(i)
        i = before[i]
    return chain


def _kind(old: str, new: str, names: Names, named: Names) -> Kind:
    """Of a line that stands where it stood."""
    spelled = respell(old, names)
    if spelled == new:
        return Kind.KEPT
    if _LOCATION.sub("", spelled) == _LOCATION.sub("", new):
        return Kind.RESPELLED
    renamed = _LOCAL_NAME.sub(lambda found: named.get(found[0]) or names.get(found[0], found[0]), _LOCATION.sub("", old))
    return Kind.RENAMED if renamed == _LOCATION.sub("", new) else Kind.REWRITTEN


def _is_number(name: str) -> bool:
    return name[1:].isdigit()


def _named_result(line: str) -> str:
    found = _RESULT.match(line)
    return found[1] if found and not _is_number(found[1]) else ""


def _computation(line: str) -> str:
    """The line without its result and its debug location."""
    text = _LOCATION.sub("", line)
    return "  " + text[_DEFINES.match(text).end() :] if text.startswith("  ") else ""  # type: ignore[union-attr]


def _operation(line: str) -> str:
    """What lines must have in common to be taken for one that was rewritten; "" for those that never are."""
    if not line.startswith("  "):
        return line.partition(" ")[0] if line.startswith(("define ", "; ")) else ""
    text = _computation(line).strip()
    for kind in _CALL_KINDS:
        text = text.removeprefix(kind)
    return text.partition(" ")[0]


def _words(line: str) -> frozenset[str]:
    return frozenset(_WORD.findall(_computation(line) or line))


def _likeness(one: frozenset[str], other: frozenset[str]) -> float:
    return 2 * len(one & other) / (len(one) + len(other)) if one or other else 0.0


def runs(names: Mapping[str, str]) -> list[int | str]:
    """Renumberings as runs of a prefix, an old and a new number, and how many follow on: `["%", 7, 6, 2]` for `%7` to `%6` and `%8` to
    `%7`."""
    numbered = sorted((name[0], int(name[1:]), int(to[1:])) for name, to in names.items() if _is_number(name))
    found: list[int | str] = []
    starts = [0, *(at + 1 for at, (one, two) in enumerate(pairwise(numbered)) if two != (one[0], one[1] + 1, one[2] + 1)), len(numbered)]
    for start, end in pairwise(starts):
        if end > start:
            found += [*numbered[start], end - start]
    return found
