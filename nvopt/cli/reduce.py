"""`-reduce=COMMAND`: the smallest module on which a command still exits with 0."""

from __future__ import annotations

import gc
import os
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from nvopt.cli.messages import complain
from nvopt.cli.options import Settings
from nvopt.cli.searches import only_input
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
    return only_input(settings, "-reduce", "becomes")


def _resumed(settings: Settings, question: Question, trials: Trials) -> tuple[bytes, Position | None]:
    try:
        return resume(settings.o or "", question, trials)
    except StateError as error:
        raise OptUsageError(str(error)) from None


def _search(settings: Settings, keeper: Keeper | None, search: Search, trials: Trials) -> int:
    lines = _lines(search.text)
    start = time.monotonic()
    with _progress(trials) as show:
        try:
            search.run(lambda search: _step(search, keeper, show))
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


def _step(search: Search, keeper: Keeper | None, show: Callable[[Search], object]) -> None:
    if keeper is not None:
        keeper.watch(search)
    show(search)


def _lines(text: bytes) -> int:
    return text.count(b"\n")


@contextmanager
def _progress(trials: Trials) -> Iterator[Callable[[Search], object]]:
    """A line that tells where the search is, where stderr is a terminal, else nothing."""
    if not sys.stderr.isatty():
        yield lambda search: None
        return
    from rich.console import Console
    from rich.live import Live

    # It has no thread of its own: what is forked must hold none of its locks.
    with Live("", console=Console(file=sys.stderr), auto_refresh=False, transient=True) as live:

        def show(search: Search) -> None:
            at = search.position
            found = f"{_lines(search.text)} lines, {trials.count} candidates"
            live.update(f"nvopt: round {at.round}, {search.delta_name}, chunks of {at.size}: {found}", refresh=True)

        yield show
