"""What a reduction leaves behind when it is interrupted, so that another goes on: a file beside the output.

The smallest module so far is the output itself. The file says of which input and for which command it is, where the search stands, and what
the command has seen. It is written behind the output: where one of them is of another moment, the search begins again, with that module.
"""

from __future__ import annotations

import json
import time

from nvopt.pipeline.output import write_output
from nvopt.reduce.search import Position, Search
from nvopt.reduce.trials import Trials, digest

_SECONDS = 0.5  # between two writes


class StateError(Exception):
    """There is nothing to go on from; str() is the message."""


def state_path(output: str) -> str:
    """Where the state of the reduction that writes `output` is."""
    return f"{output}.state"


class Keeper:
    """Keeps the output what the search has found so far, a moment late at most, and the state beside it."""

    def __init__(self, output: str, command: str, source: bytes, trials: Trials) -> None:
        """`source`: the input's bytes."""
        self._output, self._trials = output, trials
        self._facts = {"command": command, "input": digest(source)}
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
        best = {"best": digest(search.text), "position": search.position, "tried": sorted(self._trials.tried)}
        write_output(state_path(self._output), json.dumps(self._facts | best).encode())


def resume(output: str, command: str, source: bytes, trials: Trials) -> tuple[bytes, Position | None]:
    """The module to go on with and where; `trials` learns what has been tried. StateError where there is nothing of this input and
    command."""
    path = state_path(output)
    try:
        with open(path, encoding="ascii") as file:
            state = json.load(file)
        with open(output, "rb") as module:
            text = module.read()
        trials.tried |= set(state["tried"])
        position = Position(*state["position"])
        facts = (state["command"], state["input"])
    except OSError as error:
        raise StateError(f"there is no reduction to resume: {error.filename}: {error.strerror}") from None
    except (ValueError, KeyError, TypeError):
        raise StateError(f"there is no reduction to resume: {path} is damaged") from None
    if facts != (command, digest(source)):
        raise StateError(f"{path} is of another {'command' if facts[0] != command else 'input'}; without -resume the reduction begins anew")
    return text, position if digest(text) == state["best"] else None
