"""How much work something is: counted, in lines and calls of Python that are executed, so that a busy machine doesn't matter."""

from __future__ import annotations

import sys
from collections.abc import Callable
from types import FrameType
from typing import Any

import nvopt.analysis

ANALYSES = nvopt.analysis.__path__[0]


def lines(action: Callable[[], object]) -> int:
    """How many lines of the analyses are executed."""
    count = 0

    def line(frame: FrameType, event: str, argument: Any) -> Any:
        nonlocal count
        count += event == "line"
        return line

    def called(frame: FrameType, event: str, argument: Any) -> Any:
        return line if frame.f_code.co_filename.startswith(ANALYSES) else None

    before = sys.gettrace()
    sys.settrace(called)
    try:
        action()
    finally:
        sys.settrace(before)
    return count


def calls(name: str, action: Callable[[], object]) -> int:
    """How often functions of that name are called."""
    count = 0

    def called(frame: FrameType, event: str, argument: object) -> None:
        nonlocal count
        count += event == "call" and frame.f_code.co_name == name

    sys.setprofile(called)
    try:
        action()
    finally:
        sys.setprofile(None)
    return count
