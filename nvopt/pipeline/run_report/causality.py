"""Which pass made another one possible, or left it nothing to do: the run again, without one pass at a time (`-report-causality`).

    sroa            made possible:  instcombine on f           without sroa, instcombine leaves f as it is
    nvvm-reflect    pre-empted:     std<O3> on f               without it, std<O3> changes f, which it doesn't now

A pass is left out by its numbers of -opt-bisect-limit, which up to there are the same in each run. Only passes that changed something and
have such numbers are tried; those inside of a pipeline belong to it. What a later pass does counts as the same where it takes and makes the
same lines, numbers and names aside.

Each of these runs is one of its own, in a process of its own where several go at a time. None looks inside of a pipeline; what the passes
of the recorded run did is found by one more.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

from nvopt.llvm import InputError, PassError
from nvopt.pipeline.driver import Driver, Options
from nvopt.pipeline.run_report.recorder import PassRun, Recorder
from nvopt.pipeline.workers import CannotTravelError, ChildEndedError, Children
from nvopt.remarks import RemarkSink
from nvopt.report.html.history import OUTSIDE, History
from nvopt.report.html.steps import Kind, is_change, restored

Effects = dict[str, Counter[str]]
"""By part of the module, the lines that a pass took away and made there."""

_NAME = re.compile(r'[%#!@](?:"[^"]*"|[-\w$.]+)|^[-\w$.]+(?=:)|; preds = .*$', re.ASCII)


class _Seen(NamedTuple):
    """A run: its passes by name, what each did, the functions at the end, names aside, and how many instructions they are."""

    passes: list[str]
    effects: list[Effects]
    end: dict[str, list[str]]
    instructions: int


def causality(recorder: Recorder, driver: Driver, data: bytes, path: str, jobs: int = 1) -> list[dict[str, Any]]:
    """Of each pass that can be left out, the later ones that it made possible (`enabled`), pre-empted or altered, each with the functions,
    and what the end is like without it. `data` is what the recorded run has read; `jobs` runs go at a time."""
    outer = [one for one in recorder.passes if not one.depth]
    tried = [(at, one) for at, one in enumerate(outer) if one.changed and one.numbers[0]]
    options = driver.options._replace(save_reproducer=False)
    each = [options, *(options._replace(left_out=range(one.numbers[0], one.numbers[1] + 1)) for _, one in tried)]
    whole, *others = _runs(each, data, path, jobs)
    return [_told(outer, at, whole, other) for (at, _), other in zip(tried, others, strict=True)]


def _runs(each: Sequence[Options], data: bytes, path: str, jobs: int) -> list[_Seen | str]:
    if jobs == 1:
        return [_run(options, data, path) for options in each]
    with Children() as children, ThreadPoolExecutor(jobs) as threads:
        return list(threads.map(lambda options: _run_in_child(children, options, data, path), each))


def _run_in_child(children: Children, options: Options, data: bytes, path: str) -> _Seen | str:
    try:
        return children.call(_run, options, data, path)
    except (ChildEndedError, CannotTravelError) as error:
        return str(error)


def _run(options: Options, data: bytes, path: str) -> _Seen | str:
    """A run with these options, or the message of what ended it."""
    recorder = Recorder(RemarkSink())
    recorder.looks_inside = False
    try:
        Driver(options).check(data, path, instruments=[recorder], sink=RemarkSink(), echo=lambda *_: None)
    except (InputError, PassError) as error:
        return str(error)
    history = recorder.history
    instructions = sum(part.counts[-1][1] for part in history.parts.values() if part.counts)
    return _Seen([one.name for one in recorder.passes], _effects(recorder), _end(history), instructions)


def _told(outer: list[PassRun], at: int, whole: _Seen | str, other: _Seen | str) -> dict[str, Any]:
    """What the run without the pass `at` says of it."""
    told: dict[str, Any] = {
        "index": outer[at].pass_index,
        "numbers": list(outer[at].numbers),
        "enabled": [],
        "preempted": [],
        "altered": [],
    }
    if isinstance(other, str) or not isinstance(whole, _Seen):
        return {**told, "error": f"The run fails without it: {other if isinstance(other, str) else whole}"}
    for here, there in _pairs(whole.passes, other.passes, at):
        for what, names in _compared(whole.effects[here], other.effects[there]).items():
            if names:
                told[what].append([outer[here].pass_index, names])
    return {**told, "same": other.end == whole.end, "instructions": other.instructions}


def _pairs(passes: list[str], others: list[str], left_out: int) -> Iterator[tuple[int, int]]:
    """The later passes, each by its place in either run, as far as the runs agree on what comes next."""
    for there, name in enumerate(others[left_out:], left_out):
        if there + 1 >= len(passes) or passes[there + 1] != name:
            return
        yield there + 1, there


def _compared(here: Effects, there: Effects) -> dict[str, list[str]]:
    return {
        "enabled": [name for name in here if name not in there],
        "preempted": [name for name in there if name not in here],
        "altered": [name for name in here if name in there and here[name] != there[name]],
    }


def _effects(recorder: Recorder) -> list[Effects]:
    """Of each pass what it did."""
    found: list[Effects] = [{} for _ in recorder.passes]
    for part in recorder.history.parts.values():
        lines: list[str] = []
        for version in part.versions:
            if version.is_change and version.pass_index:
                found[version.pass_index - 1][part.name] = Counter(
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
