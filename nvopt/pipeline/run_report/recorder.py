"""What the run loop tells the page: each pass with its time and its numbers for -opt-bisect-limit, the states of the module, remarks."""

from __future__ import annotations

import re
from collections.abc import Collection
from dataclasses import dataclass, field
from typing import NamedTuple

from nvopt.llvm import Unit, split_functions
from nvopt.pipeline.instrument import Instrument, ModuleText, PassEvent
from nvopt.remarks import Remark, RemarkSink
from nvopt.report.html.history import History

_MOST_PRINTED = 20_000_000
"""Characters of a module times functions in it. LLVM prints the module around each pass on each function, a good hundred times a function:
so much takes some ten seconds."""
_KERNEL = re.compile(r"^define [^@\n]*\bptx_kernel ", re.MULTILINE)
_LARGE = 4
"""How many functions a large one counts as, that most passes change."""


class PassRun(NamedTuple):
    """One pass. `pass_index` counts from 1, a pass ahead of the one that it runs inside of; `depth` is how many it runs inside of.
    `numbers` are the first and the last that -opt-bisect-limit has for it, (0, 0) where it is not counted; `changed` are the parts of the
    module that it changed, renumbering aside."""

    pass_index: int
    name: str
    class_name: str
    level: str
    numbers: tuple[int, int]
    seconds: float
    changed: frozenset[str]
    depth: int = 0


@dataclass
class _Running:
    """A pass that has begun: the last number ahead of it, and what those inside of it have changed."""

    number: int
    changed: set[str] = field(default_factory=set)


class Recorder(Instrument):
    """Records one run. Of the passes inside of LLVM's pipelines it sees those on the functions in `preferred`, or on as many as there is
    time for, where there isn't for all."""

    def __init__(self, sink: RemarkSink, preferred: Collection[str] = ()) -> None:
        self.history = History()
        self.passes: list[PassRun] = []
        self.remarks: list[tuple[int, Remark]] = []
        """Each with the pass that gave it."""
        self.texts: dict[int, str] = {}
        """The module as it was read, and behind each pass that changed its text."""
        self._preferred = preferred
        self._sink = sink
        self._last: str | None = None
        self._is_whole = True  # all functions were taken from the last text
        self._number = 0
        self._running: list[_Running] = []

    @property
    def final(self) -> str:
        """The module behind the last pass."""
        return self.texts[max(self.texts)]

    def before_pass(self, event: PassEvent) -> None:
        if self._last is None:
            self._record(0, event.text())
            self.watched = _watched(self.texts[0], self._preferred)
            self.looks_inside = self.looks_inside and self.watched != frozenset()
        self._running.append(_Running(self._number))

    def after_pass(self, event: PassEvent) -> None:
        index = len(self.passes) + 1
        running = self._running.pop()
        running.changed |= self._record(index, event.text(), self.watched if event.is_inside else None)
        if self._running:
            self._running[-1].changed |= running.changed
        self._number = max(self._number, event.number)
        numbers = (running.number + 1, self._number) if self._number > running.number else (0, 0)
        kind, depth = event.info, len(self._running)
        self.passes.append(
            PassRun(index, event.name, kind.class_name, kind.level, numbers, event.seconds, frozenset(running.changed), depth)
        )
        self.remarks += ((index, remark) for remark in self._sink.remarks[len(self.remarks) :])

    def finished(self, unit: Unit) -> None:
        if self._last is None:  # no pass ran
            self._record(0, ModuleText(unit).text())

    def _record(self, index: int, text: str, only: Collection[str] | None = None) -> set[str]:
        if (self._is_whole or only is not None) and (text is self._last or text == self._last):
            return set()
        self._is_whole = only is None
        self._last = self.texts[index] = text
        return self.history.record(index, text, only)


def _watched(text: str, preferred: Collection[str]) -> frozenset[str] | None:
    """The functions whose passes are to be seen, kernels and large ones first; None for all. LLVM takes names with commas for several."""
    functions = {name: body for name, body in split_functions(text).items() if "," not in name}
    most = _MOST_PRINTED // len(text)
    if len(functions) <= most:
        return None
    if preferred:
        return frozenset(preferred).intersection(functions)
    order = sorted(functions, key=lambda name: (not _KERNEL.search(functions[name]), -len(functions[name])))
    return frozenset(order[: most // _LARGE])
