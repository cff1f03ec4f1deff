"""A pytest plugin: only the tests that the file NVOPT_CHOSEN lists, in its order; NVOPT_FAILED is the file for the first that fails."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

_ORDER = {test: number for number, test in enumerate(Path(os.environ["NVOPT_CHOSEN"]).read_text().splitlines())}
_FAILED = Path(os.environ["NVOPT_FAILED"])


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items[:] = sorted((item for item in items if item.nodeid in _ORDER), key=lambda item: _ORDER[item.nodeid])


def pytest_collectreport(report: pytest.CollectReport) -> None:
    _note(report)


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    _note(report)


def _note(report: pytest.CollectReport | pytest.TestReport) -> None:
    if report.failed and not _FAILED.read_text():
        _FAILED.write_text(report.nodeid)
