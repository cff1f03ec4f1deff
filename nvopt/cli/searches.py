"""What -reduce and -bisect have in common: one input, which stays as it is, fork() for what is judged, and a line of progress."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from nvopt.cli.options import Settings
from nvopt.cli.spelling import OptUsageError
from nvopt.pipeline.output import is_same_file


def only_input(settings: Settings, option: str, output: str) -> str:
    """The only input; `output` says what -o is for. OptUsageError for options that go with something else."""
    if len(settings.inputs) > 1 or settings.names_folder:
        raise OptUsageError(f"{option} takes one input, and -o FILE for what it {output}")
    if not hasattr(os, "fork"):
        raise OptUsageError(f"{option} needs fork(), which this system does not have")
    path = settings.inputs[0] if settings.inputs else "-"
    if settings.o is not None and is_same_file(path, settings.o):
        raise OptUsageError(f"{option} leaves its input as it is, and -o names it: {path}")
    if settings.o is not None and is_same_file(path, f"{settings.o}.state"):
        raise OptUsageError(f"{option} leaves its input as it is, and keeps its state there: {path}")
    if settings.resume and settings.o in (None, "-"):
        raise OptUsageError("-resume goes on with what is in -o FILE")
    return path


@contextmanager
def progress() -> Iterator[Callable[[Callable[[], str]], object]]:
    """What shows where a search is, in words that it asks for, on a line of stderr where that is a terminal; else it asks for none."""
    if not sys.stderr.isatty():
        yield lambda words: None
        return
    from rich.console import Console
    from rich.live import Live

    # It has no thread of its own: what is forked must hold none of its locks.
    with Live("", console=Console(file=sys.stderr), auto_refresh=False, transient=True) as live:
        yield lambda words: live.update(f"nvopt: {words()}", refresh=True)
