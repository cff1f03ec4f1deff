"""What -reduce and -bisect ask of a command line: one input, which stays as it is, and fork() for what is judged."""

from __future__ import annotations

import os

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
    if settings.resume and settings.o in (None, "-"):
        raise OptUsageError("-resume goes on with what is in -o FILE")
    return path
