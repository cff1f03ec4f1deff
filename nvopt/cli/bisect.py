"""`-bisect=COMMAND`: which run of which pass makes a command fail."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from typing import NamedTuple

from nvopt.cli.messages import complain
from nvopt.cli.options import Settings
from nvopt.cli.searches import only_input, progress
from nvopt.cli.spelling import OptUsageError
from nvopt.ending import temporary_folder
from nvopt.llvm import display_name, read_input, split_functions
from nvopt.pipeline.driver import Options
from nvopt.pipeline.output import write_output
from nvopt.reduce.bisection import Bisection, BisectionError, Run
from nvopt.reduce.state import Question, StateError, forget, recall, remember
from nvopt.reduce.trials import Trials, digest
from nvopt.report.changes import ChangeReporter, ChangeStyle
from nvopt.report.ir_diff import MODULE, diff
from nvopt.report.terminal import wants_colour
from nvopt.visible import visible_name


def run(settings: Settings, options: Options) -> int:
    """Bisect one input; the exit status."""
    path = _input(settings)
    source = read_input(path)
    question = {"command": settings.bisect or "", "input": digest(source), "pipeline": repr(options)}
    with temporary_folder() as folder:
        bisection = Bisection(source, path, options, Trials(question["command"], folder, options.emit))
        try:
            if settings.resume:
                bisection.go_on(recall(settings.o or "", question))
            else:
                bisection.begin()
        except (BisectionError, StateError) as error:
            return complain(f"{display_name(path)}: error: {error}")
        with progress() as show:
            _step(bisection, settings, question, show)
            found = bisection.search(lambda: _step(bisection, settings, question, show))
        text = _report(bisection, found, colour=settings.o in (None, "-") and wants_colour(sys.stdout, os.environ))
    write_output(settings.o or "-", text.encode(errors="surrogateescape"))
    if settings.o not in (None, "-"):
        forget(settings.o or "")
    return 0


def _input(settings: Settings) -> str:
    """The only input. OptUsageError for options that go with something else."""
    if not settings.pipeline or settings.opt_bisect_limit is not None:
        raise OptUsageError("-bisect needs a level or passes, of which it skips some by an -opt-bisect-limit of its own")
    return only_input(settings, "-bisect", "finds")


def _step(bisection: Bisection, settings: Settings, question: Question, show: Callable[[Callable[[], str]], object]) -> None:
    if settings.o not in (None, "-"):
        remember(settings.o or "", question, bisection.state)
    show(lambda: f"between runs {bisection.low} and {bisection.high}")


def _report(bisection: Bisection, found: Run, *, colour: bool) -> str:
    """The run, what it is given, and what it makes of that."""
    pieces = [
        f"the command fails from run {found.number} of {len(bisection.runs)} on: {visible_name(found.name)} on {visible_name(found.unit)}\n"
    ]
    before, after = bisection.text(found.number - 1), bisection.text(found.number)
    if before is None or after is None:
        return f"{pieces[0]}it fails itself: -opt-bisect-limit={found.number} shows how\n"
    changed = [visible_name(difference.name) for difference in diff(before, after) if difference.name != MODULE]
    pieces.append(f"it changed {', '.join(changed) if changed else 'no function'}; -opt-bisect-limit={found.number} shows it\n\n")
    reporter = ChangeReporter(ChangeStyle(diff=True, quiet=True, colour=colour), None, pieces.append)
    reporter.start(_Module(before))
    reporter.after(found.name, "module", _Module(after))
    return "".join(pieces)


class _Module(NamedTuple):
    """A module's text, for the report of changes."""

    whole: str

    def text(self) -> str:
        return self.whole

    def functions(self) -> dict[str, str]:
        return split_functions(self.whole)
