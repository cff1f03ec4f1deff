"""How much work something is: counted, in calls and lines of Python that are executed, so that a busy machine doesn't matter.

Calls are counted by cProfile, which makes the work twice as long; a function of Python's own that is called for each makes it ten times.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from cProfile import Profile
from types import CodeType, FrameType
from typing import Any

import nvopt.analysis

ANALYSES = nvopt.analysis.__path__[0]


def _calls_by_code(action: Callable[[], object]) -> list[tuple[CodeType | str, int]]:
    """What is called, Python's functions by their code and C's by their names, and how often."""
    profile = Profile()
    profile.enable()
    try:
        action()
    finally:
        profile.disable()
    return [(entry.code, entry.callcount) for entry in profile.getstats()]


def calls(action: Callable[[], object]) -> int:
    """How many functions are called, Python's and C's."""
    return sum(count for _, count in _calls_by_code(action))


def calls_of(name: str, action: Callable[[], object]) -> int:
    """How often functions of Python's of that name are called."""
    return sum(count for code, count in _calls_by_code(action) if isinstance(code, CodeType) and code.co_name == name)


def lines(action: Callable[[], object], below: str = "") -> int:
    """How many lines are executed, of the files whose paths begin so."""
    count = 0

    def line(frame: FrameType, event: str, argument: Any) -> Any:
        nonlocal count
        count += event == "line"
        return line

    def called(frame: FrameType, event: str, argument: Any) -> Any:
        return line if frame.f_code.co_filename.startswith(below) else None

    before = sys.gettrace()
    sys.settrace(called)
    try:
        action()
    finally:
        sys.settrace(before)
    return count


def lines_of_analyses(action: Callable[[], object]) -> int:
    return lines(action, ANALYSES)
