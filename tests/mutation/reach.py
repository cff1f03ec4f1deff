"""A pytest plugin that records which lines of nvopt each test reaches, and how long it takes. mutate.py loads it.

The environment's NVOPT_REACH is the folder that takes both; each process of a run writes files of its own there.
"""

from __future__ import annotations

import json
import math
import os
from collections.abc import Iterator
from pathlib import Path

import coverage
import pytest

_FOLDER = Path(os.environ["NVOPT_REACH"])
_COVERAGE = coverage.Coverage(_FOLDER / "lines", data_suffix=True, source=["nvopt"], config_file=False, messages=False)
_COVERAGE.config.relative_files = True
_COVERAGE.start()
_seconds: dict[str, float] = {}


def _processor_seconds() -> float:
    """What this process and those that it has waited for have computed: unlike the clock it doesn't tell of others that compute."""
    return sum(os.times()[:4])


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    _COVERAGE.switch_context(item.nodeid)
    _seconds[item.nodeid] = -_processor_seconds()
    try:
        return (yield)
    finally:
        _COVERAGE.switch_context("")


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    """Writes down the time of a test that passes: others show nothing. Called in xdist's controller, too, which has run none."""
    if hasattr(report, "node"):
        return
    if not report.passed:
        _seconds[report.nodeid] = math.inf
    elif report.when == "teardown" and math.isfinite(_seconds[report.nodeid]):
        with (_FOLDER / f"seconds.{os.getpid()}").open("a") as file:
            file.write(json.dumps([report.nodeid, _seconds[report.nodeid] + _processor_seconds()]) + "\n")


def pytest_sessionfinish() -> None:
    _COVERAGE.stop()
    _COVERAGE.save()
