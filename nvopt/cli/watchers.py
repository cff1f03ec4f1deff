"""Watchers of a run that tools read, or that only few runs have: -debug-pass-manager, -time-trace, -exec-on-ir-change, -print-on-crash,
-opt-bisect-print-ir-path."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable

from nvopt.cli.options import Settings
from nvopt.llvm import InputError, Unit
from nvopt.pipeline.instrument import Instrument, PassEvent
from nvopt.pipeline.output import write_output
from nvopt.visible import visible, visible_name

_INSTRUCTION = re.compile(r"^  [^\s\]]", re.M)
_MICROSECONDS = 1_000_000
_ON_MODULE = "[module]"


class PassManagerLog(Instrument):
    """Says which pass runs on what, as LLVM's new pass manager does; its lines on analyses have nothing that they could speak of."""

    def __init__(self, write: Callable[[str], object]) -> None:
        self._write = write

    def before_pass(self, event: PassEvent) -> None:
        name = event.info.class_name
        if event.info.level == "module":
            self._write(f"Running pass: {name} on {_ON_MODULE}\n")
            return
        for function, text in event.functions().items():
            count = len(_INSTRUCTION.findall(text))
            self._write(f"Running pass: {name} on {visible_name(function)} ({count} instruction{'s' if count != 1 else ''})\n")


class TimeTrace(Instrument):
    """Keeps when each pass ran, for Chrome's trace viewer and Perfetto."""

    def __init__(self) -> None:
        self._start, self._began = time.perf_counter(), time.time()
        self._events: list[tuple[str, str, float, float]] = []  # name, detail, start, duration, in seconds

    def after_pass(self, event: PassEvent) -> None:
        now = time.perf_counter()
        detail = event.name if event.info.level == "module" else f"{event.name} on all functions"
        self._events.append((event.info.class_name, detail, now - event.seconds - self._start, event.seconds))

    def write(self, path: str) -> None:
        """Write the events, and how long each pass took in all. OutputError when that fails."""
        whole = time.perf_counter() - self._start
        made = [self._event(name, 0, at, took, {"detail": detail}) for name, detail, at, took in self._events]
        made.append(self._event("ExecuteCompiler", 0, 0, whole, {}))
        times: dict[str, list[float]] = {}
        for name, _, _, seconds in self._events:
            times.setdefault(name, []).append(seconds)
        totals = sorted(times.items(), key=lambda item: -sum(item[1]))
        for thread, (name, took) in enumerate(totals, 1):
            average = int(1000 * sum(took) / len(took))
            made.append(self._event(f"Total {name}", thread, 0, sum(took), {"count": len(took), "avg ms": average}))
        made.append({"pid": os.getpid(), "tid": 0, "ts": 0, "cat": "", "ph": "M", "name": "process_name", "args": {"name": "nvopt"}})
        text = json.dumps({"traceEvents": made, "beginningOfTime": int(self._began * _MICROSECONDS)}, separators=(",", ":"))
        write_output(path, text.encode())

    def _event(self, name: str, thread: int, start: float, seconds: float, args: dict[str, object]) -> dict[str, object]:
        when = {"ts": int(start * _MICROSECONDS), "dur": int(seconds * _MICROSECONDS)}
        return {"pid": os.getpid(), "tid": thread, "ph": "X", **when, "name": name, "args": args}


class ChangeRunner(Instrument):
    """Runs a program on the IR at the start and whatever a pass changed: with the path of a file, and the name of the pass's class."""

    def __init__(self, program: str) -> None:
        self._program = program
        self._before: tuple[str, dict[str, str]] | None = None

    def before_pass(self, event: PassEvent) -> None:
        if self._before is None:
            self._before = (event.text(), event.functions())
            self._run(event.text(), "Initial IR")

    def after_pass(self, event: PassEvent) -> None:
        assert self._before is not None
        text, functions = self._before
        self._before = (event.text(), event.functions())
        if event.text() == text:
            return
        if event.info.level == "module":
            self._run(event.text(), event.info.class_name)
            return
        for name, body in event.functions().items():
            if functions.get(name) != body:
                self._run(f"{body}\n", event.info.class_name)

    def _run(self, text: str, what: str) -> None:
        with tempfile.NamedTemporaryFile("w", prefix="nvopt-", suffix=".txt", errors="surrogateescape") as file:
            file.write(text)
            file.flush()
            sys.stdout.flush()
            try:
                subprocess.run([self._program, file.name, what], check=False)
            except OSError as error:
                raise InputError(f"for the -exec-on-ir-change option: cannot run '{self._program}': {error.strerror}") from None


class LastIR(Instrument):
    """Remembers the IR ahead of the pass that runs."""

    def __init__(self) -> None:
        self._said = ""

    def before_pass(self, event: PassEvent) -> None:
        self._said = f"*** Dump of IR Before Last Pass {event.info.class_name} Started ***\n{event.text()}"

    def tell(self) -> None:
        """Print it: a pass has failed, or LLVM ended the process."""
        sys.stderr.write(visible(self._said))
        sys.stderr.flush()


class BisectedIR(Instrument):
    """Writes the module where -opt-bisect-limit skips a run for the first time; nothing where it skips none."""

    def __init__(self, path: str, limit: int | None) -> None:
        self._path, self._limit, self._is_written = path, limit, False

    def after_pass(self, event: PassEvent) -> None:
        self._write(event.number, event.text)

    def finished(self, unit: Unit) -> None:
        self._write(self.numbered, unit.text)

    def _write(self, number: int, text: Callable[[], str]) -> None:
        if self._limit is not None and number > self._limit >= 0 and not self._is_written:
            self._is_written = True
            write_output(self._path, text().encode(errors="surrogateescape"))


def from_settings(settings: Settings) -> list[Instrument]:
    """The watchers that the command line asks for; one that keeps times goes last."""
    found: list[Instrument] = []
    if settings.debug_pass_manager:
        found.append(PassManagerLog(sys.stderr.write))
    if settings.print_on_crash:
        found.append(LastIR())
    if settings.exec_on_ir_change is not None:
        found.append(ChangeRunner(settings.exec_on_ir_change))
    if settings.opt_bisect_print_ir_path is not None:
        found.append(BisectedIR(settings.opt_bisect_print_ir_path, settings.opt_bisect_limit))
    if settings.time_trace:
        found.append(TimeTrace())
    return found
