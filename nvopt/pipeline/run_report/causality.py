"""Which pass made another one possible, or left it nothing to do: the run again, without one pass at a time (`-report-causality`).

    sroa            made possible:  instcombine on f           without sroa, instcombine leaves f as it is
    nvvm-reflect    pre-empted:     std<O3> on f               without it, std<O3> changes f, which it doesn't now

A pass is left out by its numbers of -opt-bisect-limit, which up to there are the same in each run. Only passes that changed something and
have such numbers are tried; those inside of a pipeline belong to it. What a later pass does counts as the same where it takes and makes the
same lines, numbers and names aside.
"""

from __future__ import annotations

import copy
import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

from nvopt.llvm import InputError, PassError
from nvopt.pipeline.driver import Driver
from nvopt.pipeline.run_report.recorder import PassRun, Recorder
from nvopt.remarks import RemarkSink
from nvopt.report.html.history import OUTSIDE, History
from nvopt.report.html.steps import Kind, is_change, restored

Effects = dict[str, Counter[str]]
"""By part of the module, the lines that a pass took away and made there."""

_NAME = re.compile(r'[%#!@](?:"[^"]*"|[-\w$.]+)|^[-\w$.]+(?=:)|; preds = .*$', re.ASCII)


def causality(recorder: Recorder, driver: Driver, data: bytes, path: str) -> list[dict[str, Any]]:
    """Of each pass that can be left out, the later ones that it made possible (`enabled`), pre-empted or altered, each with the functions,
    and what the end is like without it. `data` is what the recorded run has read."""
    effects = _effects(recorder)
    end = _end(recorder.history)
    tried = [one for one in recorder.passes if one.changed and one.numbers[0] and not one.depth]
    return [_without(one, recorder, effects, end, driver, data, path) for one in tried]


def _without(
    left_out: PassRun, recorder: Recorder, effects: dict[int, Effects], end: dict[str, list[str]], driver: Driver, data: bytes, path: str
) -> dict[str, Any]:
    told: dict[str, Any] = {"index": left_out.pass_index, "numbers": list(left_out.numbers), "enabled": [], "preempted": [], "altered": []}
    again = copy.copy(driver)
    first, last = left_out.numbers
    again.options = driver.options._replace(left_out=range(first, last + 1), save_reproducer=False)
    other = Recorder(RemarkSink())
    try:
        again.check(data, path, instruments=[other], sink=RemarkSink(), echo=lambda *_: None)
    except (InputError, PassError) as error:
        return {**told, "error": f"The run fails without it: {error}"}
    others = _effects(other)
    for here, there in _pairs(recorder.passes, other.passes, left_out):
        for what, names in _compared(effects[here], others[there]).items():
            if names:
                told[what].append([here, names])
    instructions = sum(part.counts[-1][1] for part in other.history.parts.values() if part.counts)
    return {**told, "same": _end(other.history) == end, "instructions": instructions}


def _pairs(passes: list[PassRun], others: list[PassRun], left_out: PassRun) -> Iterator[tuple[int, int]]:
    """The later passes, each by its number in either run, as far as the runs agree on what comes next."""
    outer, other_outer = ([one for one in run if not one.depth] for run in (passes, others))
    at = outer.index(left_out)
    for here, there in zip(outer[at + 1 :], other_outer[at:], strict=False):
        if here.name != there.name:
            return
        yield here.pass_index, there.pass_index


def _compared(here: Effects, there: Effects) -> dict[str, list[str]]:
    return {
        "enabled": [name for name in here if name not in there],
        "preempted": [name for name in there if name not in here],
        "altered": [name for name in here if name in there and here[name] != there[name]],
    }


def _effects(recorder: Recorder) -> dict[int, Effects]:
    """Of each pass, by its number, what it and those inside of it did."""
    found: dict[int, Effects] = {one.pass_index: {} for one in recorder.passes if not one.depth}
    outer: dict[int, int] = {}
    enclosing = 0
    for one in reversed(recorder.passes):
        enclosing = enclosing if one.depth else one.pass_index
        outer[one.pass_index] = enclosing
    for part in recorder.history.parts.values():
        lines: list[str] = []
        for version in part.versions:
            if version.is_change and version.pass_index:
                found[outer[version.pass_index]].setdefault(part.name, Counter()).update(
                    _masked(lines[step.old] if step.kind in (Kind.DROPPED, Kind.LEFT) else step.text)
                    for step in version.steps
                    if is_change(step.kind)
                )
            lines = restored(lines, version.steps, recorder.history.names_of(version))
    return found


def _end(history: History) -> dict[str, list[str]]:
    """The functions as the last pass left them, names aside."""
    return {part.name: [_masked(line) for line in part.lines] for part in history.parts.values() if part.name != OUTSIDE and part.lines}


def _masked(line: str) -> str:
    return _NAME.sub("%", line)
