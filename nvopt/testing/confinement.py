"""What a RUN line may not do: collecting tests, others' too, is to do nothing that their folder doesn't hold.

A command writes below the test's folder and in its temporary folder only, loads plugins that lie beside the test only, and starts no
program.
"""

from __future__ import annotations

import contextlib
import io
import os
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from nvopt.testing.errors import GoldenError

if TYPE_CHECKING:
    from nvopt.cli.options import Settings

_ENGINES = ("auto", "llvmlite")
_PTXAS_FILES = ("-o", "--o", "@")
_LLVM_PROGRAMS = ("load", "print-changed-diff-path", "print-changed-dot-path")


def check_output(paths: Iterable[str], folder: Path, temporary: Path) -> None:
    """GoldenError where one of them lies neither below the test's folder nor below its temporary one."""
    for path in paths:
        whole = (folder.resolve() / path).resolve()
        if path not in ("-", os.devnull) and not any(whole.is_relative_to(place.resolve()) for place in (folder, temporary)):
            raise GoldenError(f"a test may write below its own folder only, not {path}")


def check_command(arguments: Sequence[str], folder: Path, temporary: Path) -> None:
    """GoldenError where nvopt, called with these in the folder, would do what a test may not."""
    import click

    from nvopt.cli.main import read_settings
    from nvopt.cli.response_files import expanded
    from nvopt.cli.spelling import values_ahead
    from nvopt.pipeline.registry import plugins_of_one_run
    from nvopt.pipeline.text import PipelineError

    with contextlib.chdir(folder), plugins_of_one_run(), contextlib.redirect_stdout(io.StringIO()):
        try:
            arguments = expanded(arguments)
            _check_plugins(values_ahead("load-pass-plugin", arguments), folder)  # they are loaded where an option may be one of their knobs
            settings = read_settings(arguments)
        except (click.ClickException, click.exceptions.Exit, PipelineError):
            return  # nvopt will say it, and do nothing
    _check_plugins(settings.load_pass_plugin, folder)
    for option in _programs(settings):
        raise GoldenError(f"a test may start no programs and load no libraries: {option}")
    check_output(_outputs(settings), folder, temporary)


def _check_plugins(paths: Iterable[str], folder: Path) -> None:
    place = folder.resolve()
    for path in paths:
        if (place / path).resolve().parent != place:
            raise GoldenError(f"a test may load plugins of its own folder only, not {path}")


def _outputs(settings: Settings) -> Iterator[str]:
    """All files that a run would write."""
    for path in (settings.o, settings.dump_dir, settings.suggest_facts):
        if path is not None:
            yield path
    yield from (path for _, path in settings.side_outputs)
    if prefix := settings.knobs.get("cfg-dot-filename-prefix"):
        yield prefix


def _programs(settings: Settings) -> Iterator[str]:
    """The options that would run a program or load a library, or have one write where it likes."""
    for option, value in (("reduce", settings.reduce), ("bisect", settings.bisect), ("exec-on-ir-change", settings.exec_on_ir_change)):
        if value is not None:
            yield f"-{option}={value}"
    if settings.watch:
        yield "-watch"
    if settings.engine is not None and settings.engine not in _ENGINES:
        yield f"-engine={settings.engine}"
    for option in settings.xptxas:
        if option.startswith(_PTXAS_FILES) and not option.startswith("--opt-level"):
            yield f"-Xptxas={option}"
    for option in settings.mllvm:
        name = option.lstrip("-").partition("=")[0]
        if name in _LLVM_PROGRAMS or any(separator in option for separator in filter(None, (os.sep, os.altsep))):
            yield f"-mllvm {option}"
