"""All states of a module in a run: of each function, and of what lies outside of functions, the first and how each differs from the one
before; and what is known by that of each line: which pass made, rewrote, renamed or moved it.

    history = History()
    history.record(0, text)             # as it was read
    history.record(3, text)             # as the third pass left it
    history.text_at(3)                  # the same text again
    history.blame("f", 3)[7].pass_index      # the pass that last touched the eighth line
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from nvopt.report.html.inlined import with_inlined
from nvopt.report.html.steps import Kind, Names, Step, is_change, is_there, respell, restored, steps_between
from nvopt.report.ir_diff import plain

OUTSIDE = ""
"""The name of the part outside of functions. Functions have theirs as LLVM prints them: `f`, `"f g"`, `0`."""
PLACE = "\x01"
"""What begins a line that stands for a function in the part outside of functions; LLVM prints no such character."""
_FUNCTION_NAME = re.compile(r'@("[^"]*"|[-\w$.]+)\(', re.ASCII)
_WORDS = {Kind.ADDED: "made", Kind.REWRITTEN: "rewrote", Kind.RENAMED: "renamed", Kind.MOVED: "moved"}


class Origin(NamedTuple):
    """What a pass did to a line, the line's text behind it, and what was before; pass 0 is the input."""

    pass_index: int
    what: str
    text: str
    before: Origin | None


class Version(NamedTuple):
    """A part as a pass left it: the steps from the version before, with the numbers that became others."""

    pass_index: int
    steps: list[Step]
    names: Names

    @property
    def is_change(self) -> bool:
        """Whether it is more than renumbered."""
        return any(is_change(step.kind) for step in self.steps)


@dataclass
class Part:
    """A function, or what lies outside of functions (`OUTSIDE`). A version without lines is one in which it isn't there."""

    name: str
    lines: list[str] = field(default_factory=list)
    """As they stand now."""
    versions: list[Version] = field(default_factory=list)
    counts: list[tuple[int, int]] = field(default_factory=list)
    """Of each version, how many lines and how many instructions it has."""


class History:
    """The states of one module."""

    def __init__(self) -> None:
        self.parts: dict[str, Part] = {}
        self.names: dict[int, Names] = {}
        """By pass, the numbers outside of functions that became others."""

    def record(self, index: int, text: str, only: Collection[str] | None = None) -> set[str]:
        """Take the module's text behind the pass `index`; the parts that it changed, renumbering aside. Call with rising indices. Of the
        functions only those in `only`, by plain name, are taken, None for all; others stay as they are but for the module's numbers."""
        new = split(text)
        names: Names = {}
        changed = set()
        before = {name: part.lines for name, part in self.parts.items() if name != OUTSIDE}
        for name in dict.fromkeys([*new, *self.parts]):
            part = self.parts.setdefault(name, Part(name))
            is_taken = only is None or name == OUTSIDE or plain(name) in only
            lines = new.get(name, []) if is_taken else [respell(line, names) for line in part.lines]
            if self._advance(part, index, lines, names, before):
                changed.add(name)
        self.names[index] = {token: to for token, to in names.items() if token != to}
        return changed

    def _advance(self, part: Part, index: int, lines: list[str], names: Names, before: Mapping[str, list[str]]) -> bool:
        if lines == part.lines:
            return False
        steps, local = steps_between(part.lines, lines, names, of_function=part.name != OUTSIDE)
        if part.name != OUTSIDE:
            steps = with_inlined(steps, part.lines, before)
        version = Version(index, steps, local if part.name != OUTSIDE else {})
        part.versions.append(version)
        part.lines = lines
        part.counts.append((len(lines), instructions(lines) if part.name != OUTSIDE else 0))
        return version.is_change

    def names_of(self, version: Version) -> Mapping[str, str]:
        """All numbers that became others in a version."""
        return {**self.names[version.pass_index], **version.names}

    def lines_at(self, name: str, index: int) -> list[str]:
        """A part as the pass `index` left it; no lines where it wasn't there."""
        lines: list[str] = []
        for version in self._until(name, index):
            lines = restored(lines, version.steps, self.names_of(version))
        return lines

    def text_at(self, index: int) -> str:
        """The module as the pass `index` left it."""
        return "\n".join(self._whole(index))

    def _whole(self, index: int) -> Iterator[str]:
        for line in self.lines_at(OUTSIDE, index):
            if line.startswith(PLACE):
                yield from self.lines_at(line[1:], index)
            else:
                yield line

    def blame(self, name: str, index: int) -> list[Origin]:
        """Of each line of a part, as the pass `index` left it, who touched it last, and who before that."""
        known: list[Origin] = []
        for version in self._until(name, index):
            names = self.names_of(version)
            known = [self._origin(step, version.pass_index, known, names) for step in version.steps if is_there(step.kind)]
        return known

    def _origin(self, step: Step, index: int, known: list[Origin], names: Mapping[str, str]) -> Origin:
        if step.kind is Kind.INLINED:
            return Origin(index, "inlined", step.text, self.blame(step.of, index - 1)[step.old])
        before = known[step.old] if step.old >= 0 else None
        if before is None:
            return Origin(index, "input" if index == 0 else "made", step.text, None)
        if step.kind is Kind.KEPT:
            return before._replace(text=respell(before.text, names))
        if step.kind is Kind.RESPELLED:
            return before._replace(text=step.text)
        return Origin(index, _WORDS[step.kind], step.text, before)

    def _until(self, name: str, index: int) -> Iterator[Version]:
        return (version for version in self.parts[name].versions if version.pass_index <= index)


def split(text: str) -> dict[str, list[str]]:
    """The lines of each function definition, with the comment on its attributes, and those outside with a line for each function."""
    outside: list[str] = []
    parts = {OUTSIDE: outside}
    current = outside
    for line in text.split("\n"):
        if current is outside and line.startswith("define ") and (found := _FUNCTION_NAME.search(line)):
            name = found[1]
            current = [outside.pop()] if outside and outside[-1].startswith("; Function Attrs: ") else []
            outside.append(PLACE + name)
            parts[name] = current
        current.append(line)
        if current is not outside and line == "}":
            current = outside
    return parts


def instructions(lines: list[str]) -> int:
    """How many instructions a function's lines are."""
    return sum(1 for line in lines if line.startswith("  ") and line[2:3] not in ("", " ", "]", "#", ";"))
