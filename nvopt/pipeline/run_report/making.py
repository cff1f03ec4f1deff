"""Puts together what the page of a run tells."""

from __future__ import annotations

import os
from functools import partial
from typing import Any

from nvopt.llvm.stack import call_deep
from nvopt.pipeline.driver import Driver
from nvopt.pipeline.run_report.demangling import demangled
from nvopt.pipeline.run_report.function_facts import function_facts
from nvopt.pipeline.run_report.machine import machine_code
from nvopt.pipeline.run_report.recorder import PassRun, Recorder
from nvopt.pipeline.run_report.sources import source_lines
from nvopt.remarks import Remark
from nvopt.report.html.history import OUTSIDE
from nvopt.report.html.page import page

_MOST_LINES = 20_000
"""Of functions between the first and the last state, that analyses look at."""


def make_page(
    recorder: Recorder, driver: Driver, data: bytes, path: str, pipeline: str, *, causality_jobs: int = 0, failure: str = ""
) -> str:
    """The page of a run that is over. `data` is what it has read from `path`, `pipeline` what the user asked to run, `failure` the message
    of the pass that ended it early; with `causality_jobs` runs at a time, it is asked what each pass made possible."""
    first, last = recorder.texts[0], recorder.final
    run = {
        "title": path,
        "pipeline": pipeline,
        "failure": failure,
        "gpu": driver.options.target.cpu or "",
        "passes": [_pass(one) for one in recorder.passes],
        "remarks": [_remark(index, one) for index, one in recorder.remarks],
        "sources": source_lines((first, last), os.path.dirname(path)),
        "sourceNames": {name: found for name in recorder.history.parts if (found := demangled(name))},
        "watched": None if recorder.watched is None else sorted(recorder.watched),
        "facts": _facts(recorder, driver),
        "machine": machine_code(driver, last),
    }
    if causality_jobs:
        from nvopt.pipeline.run_report.causality import causality

        run["causality"] = causality(recorder, driver, data, path, causality_jobs)
    return page(recorder.history, run)


def _pass(one: PassRun) -> dict[str, Any]:
    times = {"numbers": list(one.numbers), "seconds": round(one.seconds, 6)}
    return {"index": one.pass_index, "name": one.name, "level": one.level, "depth": one.depth, **times}


def _remark(index: int, one: Remark) -> dict[str, Any]:
    place = list(one.location) if one.location else None
    return {
        "index": index,
        "kind": one.kind,
        "pass": one.pass_name,
        "name": one.name,
        "function": one.function,
        "message": one.message,
        "at": place,
    }


def _facts(recorder: Recorder, driver: Driver) -> dict[str, dict[int, dict[str, Any]]]:
    """By function and pass. The last and the first state of each function come first, then those between, while there are not too many."""
    found: dict[str, dict[int, dict[str, Any]]] = {}
    for index, names in _moments(recorder).items():
        text = recorder.texts[index]
        known = call_deep(len(text), partial(function_facts, text, names, driver.knobs, driver.options.target))
        for name, facts in known.items():
            found.setdefault(name, {})[index] = facts
    return found


def _moments(recorder: Recorder) -> dict[int, set[str]]:
    """The functions to be looked at, by the pass behind which that is."""
    moments: dict[int, set[str]] = {}
    between = []
    for part in recorder.history.parts.values():
        if part.name == OUTSIDE:
            continue
        there = [(one.pass_index, lines, one.is_change) for one, (lines, _) in zip(part.versions, part.counts, strict=True) if lines]
        for index, _, _ in {there[0], there[-1]}:
            moments.setdefault(index, set()).add(part.name)
        between += [(index, lines, part.name) for index, lines, is_change in there[1:-1] if is_change]
    left = _MOST_LINES
    for index, lines, name in sorted(between):
        left -= lines
        if left >= 0:
            moments.setdefault(index, set()).add(name)
    return moments
