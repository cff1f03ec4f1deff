"""`-reduce=COMMAND`: the smallest module on which a command still exits with 0."""

from __future__ import annotations

import gc
import os
import sys
import time
from collections.abc import Callable

from nvopt.cli.messages import complain
from nvopt.cli.options import Settings
from nvopt.cli.searches import only_input, progress
from nvopt.cli.spelling import OptUsageError
from nvopt.ending import temporary_folder
from nvopt.llvm import Unit, display_name, read_input
from nvopt.pipeline.output import write_output
from nvopt.reduce.deltas import DELTAS
from nvopt.reduce.search import Position, Search
from nvopt.reduce.state import Keeper, Question, StateError, forget, resume
from nvopt.reduce.trials import Trials, digest, printed


def run(settings: Settings) -> int:
    """Reduce one input; the exit status. After Ctrl-C the output is the smallest module so far."""
    path = _input(settings)
    gc.enable()  # each step has a module of its own
    source = read_input(path)
    question = {"command": settings.reduce or "", "input": digest(source)}
    with temporary_folder() as folder:
        trials = Trials(question["command"], folder)
        text, position = printed(Unit.parse(source, path).emit()), None
        if settings.resume:
            text, position = _resumed(settings, question, trials)
        status = trials.first(text)
        if status != 0:
            return complain(f"{display_name(path)}: error: the command of -reduce exits with {status}, not with 0, on the module as it is")
        search = Search(text, trials, DELTAS, settings.j or os.cpu_count() or 1, position)
        return _search(settings, Keeper(settings.o, question, trials) if settings.o not in (None, "-") else None, search, trials)


def _input(settings: Settings) -> str:
    """The only input. OptUsageError for options that go with something else."""
    if settings.pipeline or settings.form != "ll" or settings.disable_output:
        raise OptUsageError("-reduce runs no passes and writes text: what is to be run belongs in its command")
    if settings.link:
        raise OptUsageError("-reduce takes one module, and links none: write what -link makes to a file first")
    return only_input(settings, "-reduce", "becomes")


def _resumed(settings: Settings, question: Question, trials: Trials) -> tuple[bytes, Position | None]:
    try:
        return resume(settings.o or "", question, trials)
    except StateError as error:
        raise OptUsageError(str(error)) from None


def _search(settings: Settings, keeper: Keeper | None, search: Search, trials: Trials) -> int:
    lines = _lines(search.text)
    start = time.monotonic()
    with progress() as show:
        try:
            search.run(lambda search: _step(search, keeper, trials, show))
        except BaseException:
            if keeper is None:
                write_output("-", search.text)
            else:
                keeper.write(search)
            raise
    write_output(settings.o or "-", search.text)
    if keeper is not None:
        forget(settings.o or "")
    sys.stderr.write(
        f"reduced from {lines} lines to {_lines(search.text)}; {trials.count} candidates, {len(trials.tried)} of them tried, "
        f"{time.monotonic() - start:.1f} s\n"
    )
    return 0


def _step(search: Search, keeper: Keeper | None, trials: Trials, show: Callable[[Callable[[], str]], object]) -> None:
    if keeper is not None:
        keeper.watch(search)
    show(lambda: _words(search, trials))


def _words(search: Search, trials: Trials) -> str:
    at = search.position
    return f"round {at.round}, {search.delta_name}, chunks of {at.size}: {_lines(search.text)} lines, {trials.count} candidates"


def _lines(text: bytes) -> int:
    return text.count(b"\n")
