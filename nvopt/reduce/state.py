"""What a search leaves behind when it is interrupted, so that another goes on: a file beside the output, which says where it stands and for
which question that is."""

from __future__ import annotations

import json
import os
import time
from collections.abc import Mapping
from contextlib import suppress
from typing import Any

from nvopt.pipeline.output import write_output
from nvopt.reduce.search import Position, Search
from nvopt.reduce.trials import Trials, digest

_SECONDS = 0.5  # between two writes
Question = Mapping[str, str]
"""What a search is about: the command, the input, the options."""


class StateError(Exception):
    """There is nothing to go on from; str() is the message."""


def state_path(output: str) -> str:
    """Where the state of the search that writes `output` is."""
    return f"{output}.state"


def remember(output: str, question: Question, state: object) -> None:
    """Write where a search stands; `state` is anything that JSON can hold. OutputError when that fails."""
    write_output(state_path(output), json.dumps({"question": question, "state": state}).encode())


def recall(output: str, question: Question) -> Any:
    """Where the search that was interrupted stood. StateError where there is none, or one of another question."""
    path = state_path(output)
    try:
        with open(path, encoding="ascii") as file:
            held = json.load(file)
        then, state = held["question"], held["state"]
    except OSError as error:
        raise StateError(f"there is nothing to resume: {path}: {error.strerror}") from None
    except (ValueError, KeyError, TypeError):
        raise StateError(f"there is nothing to resume: {path} is damaged") from None
    other = [name for name in question if then.get(name) != question[name]]
    if other:
        raise StateError(f"{path} is of another {other[0]}; without -resume the search begins anew")
    return state


def forget(output: str) -> None:
    """Remove what a search that has come to its end left."""
    with suppress(OSError):
        os.unlink(state_path(output))


class Keeper:
    """Keeps the output what a reduction has found so far, half a second late at most, and the state beside it.

    The smallest module so far is the output itself. The state is written behind it: where one of them is of another moment, the search
    begins again, with that module.
    """

    def __init__(self, output: str, question: Question, trials: Trials) -> None:
        self._output, self._question, self._trials = output, question, trials
        self._due = 0.0
        self._written = b""

    def watch(self, search: Search) -> None:
        """Write, unless that was a moment ago. OutputError when it fails."""
        if time.monotonic() >= self._due:
            self.write(search)
            self._due = time.monotonic() + _SECONDS

    def write(self, search: Search) -> None:
        """Write the output, where it has become smaller, and the state."""
        if search.text != self._written:
            write_output(self._output, search.text)
            self._written = search.text
        remember(self._output, self._question, [digest(search.text), search.position, sorted(self._trials.tried)])


def resume(output: str, question: Question, trials: Trials) -> tuple[bytes, Position | None]:
    """The module to go on with and where; `trials` learns what has been tried. StateError where there is nothing of this question."""
    best, position, tried = recall(output, question)
    try:
        with open(output, "rb") as module:
            text = module.read()
    except OSError as error:
        raise StateError(f"there is nothing to resume: {output}: {error.strerror}") from None
    trials.tried |= set(tried)
    return text, Position(*position) if digest(text) == best else None
