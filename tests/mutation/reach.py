"""A pytest plugin that records which statements of nvopt each test reaches, and how long it takes. mutate.py loads it.

Python's own tracing takes several times as long as the tests. So nvopt's functions are compiled with a mark ahead of each statement, which
takes a third more. A test that computes for NVOPT_PATIENCE seconds is cut off, and fails: no mutant could afford it.

The environment's NVOPT_REACH is the folder that takes both; each process of a run writes files of its own there.
"""

from __future__ import annotations

import ast
import builtins
import json
import math
import os
import signal
import sys
from collections.abc import Iterator
from importlib.machinery import SourceFileLoader
from pathlib import Path
from types import CodeType, FrameType

import coverage
import pytest

_FOLDER = Path(os.environ["NVOPT_REACH"])
_PATIENCE = float(os.environ["NVOPT_PATIENCE"])
_PLACE = "nvopt/"  # below the folder that pytest starts in
_START = os.getcwd()  # a test may go elsewhere, and be the first to import something
_data = coverage.CoverageData(str(_FOLDER / "lines"), suffix=True)
_seconds: dict[str, float] = {}


# -- marks

_reached = bytearray()  # a byte for each line of each file, in the order of their import
_files: list[tuple[str, int, int]] = []  # their paths, and where their lines begin and end


class _Marker(ast.NodeTransformer):
    """Puts `reached[LINE] = 1` ahead of each statement of a function."""

    def __init__(self, start: int) -> None:
        self._start = start

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.FunctionDef:
        node.body = self._marked(node.body)
        return node

    def _marked(self, body: list[ast.stmt]) -> list[ast.stmt]:
        marked: list[ast.stmt] = []
        for statement in body:
            if not isinstance(statement, ast.Expr) or not isinstance(statement.value, ast.Constant):  # a docstring stays the first
                mark = ast.parse(f"__reached__[{self._start + statement.lineno}] = 1").body[0]
                marked.append(ast.fix_missing_locations(ast.copy_location(mark, statement)))
            for part in (statement, *getattr(statement, "handlers", ()), *getattr(statement, "cases", ())):
                for name in ("body", "orelse", "finalbody"):
                    if getattr(part, name, None):
                        setattr(part, name, self._marked(getattr(part, name)))
            marked.append(statement)
        return marked


def _compile(loader: SourceFileLoader, data: bytes, path: str) -> CodeType:
    name, start = os.path.relpath(path, _START), len(_reached)
    if not name.startswith(_PLACE):
        return compile(data, path, "exec", dont_inherit=True)
    _reached.extend(bytes(data.count(b"\n") + 2))
    _files.append((name, start, len(_reached)))
    return compile(_Marker(start).visit(ast.parse(data)), path, "exec", dont_inherit=True)


def _take_reached() -> dict[str, list[int]]:
    """The lines of each file that were reached since the last call."""
    found = {}
    for path, start, end in _files:
        lines = []
        at = _reached.find(1, start, end)
        while at >= 0:
            lines.append(at - start)
            at = _reached.find(1, at + 1, end)
        if lines:
            found[path] = lines
    _reached[:] = bytes(len(_reached))
    return found


builtins.__reached__ = _reached  # type: ignore[attr-defined]
SourceFileLoader.source_to_code = _compile  # type: ignore[method-assign,assignment]
sys.dont_write_bytecode = True
sys.pycache_prefix = str(_FOLDER / "nothing")  # and none is read


# -- tests


class _TooLong(BaseException):
    """Raised in a test that takes too long."""


def _cut_off(number: int, frame: FrameType | None) -> None:
    raise _TooLong


def _processor_seconds() -> float:
    """What this process and those that it has waited for have computed: unlike the clock it doesn't tell of others that compute."""
    return sum(os.times()[:4])


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    _take_reached()
    _seconds[item.nodeid] = -_processor_seconds()
    try:
        return (yield)
    finally:
        _data.set_context(item.nodeid)
        _data.add_lines(_take_reached())


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Iterator[None]:
    signal.signal(signal.SIGPROF, _cut_off)
    signal.setitimer(signal.ITIMER_PROF, _PATIENCE)
    try:
        return (yield)
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)


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
    _data.write()
