"""What the run loop tells the page: each pass with its time and its numbers for -opt-bisect-limit, the states of the module, remarks."""

from __future__ import annotations

from typing import NamedTuple

from nvopt.llvm import Unit
from nvopt.pipeline.instrument import Instrument, ModuleText, PassEvent
from nvopt.remarks import Remark, RemarkSink
from nvopt.report.html.history import History


class PassRun(NamedTuple):
    """One pass. `pass_index` counts from 1; `numbers` are the first and the last that -opt-bisect-limit has for it, (0, 0) where it is not
    counted; `changed` are the parts of the module that it changed, renumbering aside."""

    pass_index: int
    name: str
    class_name: str
    level: str
    numbers: tuple[int, int]
    seconds: float
    changed: frozenset[str]


class Recorder(Instrument):
    """Records one run."""

    def __init__(self, sink: RemarkSink) -> None:
        self.history = History()
        self.passes: list[PassRun] = []
        self.remarks: list[tuple[int, Remark]] = []
        """Each with the pass that gave it."""
        self.texts: dict[int, str] = {}
        """The module as it was read, and behind each pass that changed its text."""
        self._sink = sink
        self._last: str | None = None
        self._number = 0

    @property
    def final(self) -> str:
        """The module behind the last pass."""
        return self.texts[max(self.texts)]

    def before_pass(self, event: PassEvent) -> None:
        if self._last is None:
            self._record(0, event.text())

    def after_pass(self, event: PassEvent) -> None:
        index = len(self.passes) + 1
        changed = self._record(index, event.text())
        numbers = (self._number + 1, event.number) if event.number > self._number else (0, 0)
        self._number = event.number
        self.passes.append(PassRun(index, event.name, event.info.class_name, event.info.level, numbers, event.seconds, frozenset(changed)))
        self.remarks += ((index, remark) for remark in self._sink.remarks[len(self.remarks) :])

    def finished(self, unit: Unit) -> None:
        if self._last is None:  # no pass ran
            self._record(0, ModuleText(unit).text())

    def _record(self, index: int, text: str) -> set[str]:
        if text is self._last or text == self._last:
            return set()
        self._last = self.texts[index] = text
        return self.history.record(index, text)
