"""What watches a pipeline while it runs: IR dumps, on stderr or in files, change reports, pass times.

The texts come from nvopt.report; here they meet the run loop.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Collection, Sequence

from nvopt.cli.options import Settings
from nvopt.llvm import Unit
from nvopt.llvm.opt_passes import PREFIX, all_names, is_opts
from nvopt.nearest import hint
from nvopt.pipeline.dump_files import DumpFiles
from nvopt.pipeline.instrument import Instrument, ModuleText, PassEvent
from nvopt.pipeline.registry import lookup
from nvopt.pipeline.registry import names as passes
from nvopt.pipeline.text import PipelineError, missing_plugins
from nvopt.remarks import RemarkSink
from nvopt.report.changes import ChangeReporter, ChangeStyle, When, dump
from nvopt.report.terminal import wants_colour
from nvopt.report.timing import Stopwatch, Times
from nvopt.visible import visible_name


class DumpPrinter(Instrument):
    """Prints the IR around passes. `before` and `after` are pass names, or None for all passes."""

    def __init__(
        self,
        before: Collection[str] | None,
        after: Collection[str] | None,
        only: Collection[str] | None,
        write: Callable[[str], object],
        whole: bool = False,
    ) -> None:
        """`whole`: what passes on functions are given is shown as the module, too."""
        self._before, self._after, self._only, self._write, self._whole = before, after, only, write, whole

    def before_pass(self, event: PassEvent) -> None:
        self._dump("Before", self._before, event)

    def after_pass(self, event: PassEvent) -> None:
        self._dump("After", self._after, event)

    def _dump(self, when: When, names: Collection[str] | None, event: PassEvent) -> None:
        if not event.is_pipeline if names is None else _is_among(event, names):
            only = self._only if event.scope is None else _both(self._only, event.scope)
            self._write(dump(when, event.info.class_name, event.info.level, event, only, whole=self._whole))


def _is_among(event: PassEvent, names: Collection[str]) -> bool:
    """Whether a pass has one of these names; LLVM's pass of a name that nvopt's own has, too, also goes without `llvm:`."""
    return event.info.name in names or event.info.name.removeprefix(PREFIX) in names


def _both(only: Collection[str] | None, scope: Collection[str]) -> Collection[str]:
    return scope if only is None else frozenset(only).intersection(scope)


class ChangePrinter(Instrument):
    """Prints what each pass changed."""

    def __init__(self, style: ChangeStyle, only: Collection[str] | None, write: Callable[[str], object]) -> None:
        self._reporter = ChangeReporter(style, only, write)

    def before_pass(self, event: PassEvent) -> None:
        if event.index == 0:
            self._reporter.start(event)

    def after_pass(self, event: PassEvent) -> None:
        if not event.is_pipeline or not self._reporter.knows(event):
            self._reporter.after(event.info.class_name, event.info.level, event, event.scope)


class DumpWriter(Instrument):
    """Writes the module into a folder, a numbered file after each pass that changed it; of the functions in `only` alone, if given."""

    def __init__(self, folder: str, only: Collection[str] | None) -> None:
        self._files = DumpFiles(folder)
        self._only = only
        self._last = ""
        self._begun = False

    def before_pass(self, event: PassEvent) -> None:
        if not self._begun:
            self._begin(event.module)

    def after_pass(self, event: PassEvent) -> None:
        text = self._wanted(event.module)
        if text != self._last:
            self._last = text
            self._files.write(event.number, event.name, text)

    def finished(self, unit: Unit) -> None:
        if not self._begun:  # no pass ran
            self._begin(ModuleText(unit))

    def _begin(self, module: ModuleText) -> None:
        self._begun = True
        self._last = self._wanted(module)
        self._files.begin(self._last)

    def _wanted(self, module: ModuleText) -> str:
        if self._only is None:
            return module.text()
        return "\n".join(f"{text}\n" for name, text in module.functions().items() if name in self._only)


class PassTimer(Instrument):
    """Times each pass, and what comes before the first (reading) and after the last (verifying, printing). Inside of LLVM's pipelines only
    wall time is known; user and system time are shared out by that."""

    looks_inside = False
    wants_times = True

    def __init__(self) -> None:
        self._passes = Stopwatch("Pass execution timing report")
        self._text = Stopwatch("IR reading and writing")
        self._since = Times.now()
        self._first = True

    def before_pass(self, event: PassEvent) -> None:
        if self._first:
            self._text.add("Parse and verify the input", self._lap())
            self._first = False
        self._lap()

    def after_pass(self, event: PassEvent) -> None:
        if event.is_inside:
            return
        whole = self._lap()
        for class_name, seconds in event.inside_seconds.items():
            self._passes.add(class_name, whole * (seconds / whole.wall))
        if not event.inside_seconds:
            self._passes.add(event.info.class_name, whole)

    def finished(self, unit: Unit) -> None:
        self._lap()

    def report(self) -> str:
        """Call once, when the output's text is there."""
        self._text.add("Verify and print the output", self._lap())
        return (self._passes.report() if self._passes.entries else "") + self._text.report()

    def _lap(self) -> Times:
        now = Times.now()
        lap, self._since = now - self._since, now
        return lap


def from_settings(settings: Settings, sink: RemarkSink) -> tuple[PassTimer | None, list[Instrument]]:
    """The instruments that the command line asks for; the timer also by itself, because its report comes last."""
    only = frozenset(settings.filter_print_funcs) or None
    watchers: list[Instrument] = []
    before = None if settings.print_before_all else _known(settings.print_before)
    after = None if settings.print_after_all else _known(settings.print_after)
    if before != frozenset() or after != frozenset():
        watchers.append(DumpPrinter(before, after, only, sys.stderr.write, settings.print_module_scope))
    if settings.print_changed is not None:
        watchers.append(ChangePrinter(_change_style(settings.print_changed), only, sys.stderr.write))
    if settings.dump_dir is not None:
        watchers.append(DumpWriter(settings.dump_dir, only))
    if settings.report is not None:
        from nvopt.pipeline.run_report.recorder import Recorder  # late: few runs have a page

        watchers.append(Recorder(sink, only or ()))
    if settings.has_watchers:
        from nvopt.cli import watchers as others

        watchers += others.from_settings(settings)
    timer = PassTimer() if settings.time_passes else None
    return timer, [*watchers, timer] if timer else watchers


def _known(names: Sequence[str]) -> frozenset[str]:
    for name in names:
        if lookup(name) is None and not is_opts(name):  # which may be inside of a pipeline, whatever the engine has by itself
            raise PipelineError(f"unknown pass name '{visible_name(name)}'{hint(name, [*passes(), *all_names()])}{missing_plugins()}")
    return frozenset(names)


def _change_style(text: str) -> ChangeStyle:
    colour = text.startswith("cdiff") or wants_colour(sys.stderr, os.environ)
    return ChangeStyle(diff="diff" in text, quiet="quiet" in text, colour=colour)
