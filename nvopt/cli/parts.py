"""`-split-input-file` and `-verify-diagnostics`: an input in parts, each a module of its own, and what is expected to be said of them.

A part is read behind as many empty lines as stand ahead of it, so that messages have the lines of the file.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial

from nvopt.cli.messages import complain, for_reader, keep_apart, show_statistics, tell, write_remarks
from nvopt.cli.options import Settings
from nvopt.cli.spelling import OptUsageError
from nvopt.llvm import InputError, display_name, read_input
from nvopt.llvm.inputs import is_bitcode
from nvopt.llvm.located_errors import at_offset
from nvopt.passes.base import to_stderr
from nvopt.pipeline.batch import Job, Result, run_apart, run_job
from nvopt.pipeline.driver import Options
from nvopt.pipeline.forms import BINARY
from nvopt.pipeline.output import write_output
from nvopt.report.diagnostics import (
    Diagnostic,
    DirectiveError,
    Mismatch,
    expectations,
    mismatches,
    of_message,
    of_remark,
    of_warning,
)
from nvopt.report.remarks import RemarkFilter

_MARKER = re.compile(rb"^(?:;|//) -----[ \t]*\r?(?:\n|\Z)", re.MULTILINE)

Work = Callable[[bytes], Result]
"""What is done to one part."""


def run(settings: Settings, options: Options, *, apart: bool) -> int:
    """Run the passes on each part of the one input, `apart` in a child process, which LLVM may end; the exit status."""
    if settings.watches_passes or settings.opt_bisect_limit is not None:
        raise OptUsageError("-split-input-file and -verify-diagnostics take no dumps, pages, times and -opt-bisect-limit")
    if settings.form in BINARY:
        raise OptUsageError(f"-split-input-file and -verify-diagnostics write text, and -emit={settings.form} is none")
    path = settings.inputs[0] if settings.inputs else "-"
    work = run_apart if apart else run_job
    return run_parts(settings, lambda data: work(Job(path, data=data), options, settings.wants_remarks, 0), "; -----\n")


def run_parts(settings: Settings, work: Work, separator: str) -> int:
    """Do the work on each part, and write what comes of it with separators between; the exit status."""
    if len(settings.inputs) > 1 or settings.names_folder:
        raise OptUsageError("-split-input-file and -verify-diagnostics take one input and write one file")
    path = settings.inputs[0] if settings.inputs else "-"
    keep_apart(settings, [] if settings.disable_output else [settings.o or "-"])
    data = read_input(path)
    name = display_name(path)
    if is_bitcode(data):
        raise InputError(f"{name}: error: -split-input-file and -verify-diagnostics read text, and this is bitcode")
    judge = partial(_differs, settings, name) if settings.verify_diagnostics else partial(_failed, settings)
    results: list[Result] = []
    failed = False
    made: list[bytes] = []
    for ahead, text in parts(data) if settings.split_input_file else [(b"", data)]:
        result = work(ahead + text)
        to_stderr(result.printed)
        failed |= judge(ahead + text, result)
        results.append(result)
        made.append(_whole_lines((result.text or b"").removeprefix(ahead)))  # MLIR comes back as it stands
    if settings.stats:
        show_statistics(sum((result.statistics for result in results), Counter()))
    if settings.pass_remarks_output is not None:
        write_remarks(settings.pass_remarks_output, [remark for result in results for remark in result.remarks])
    if failed:
        return 1
    if not settings.disable_output:
        write_output(settings.o or "-", for_reader(settings, separator.encode().join(made)))
    return 0


def parts(data: bytes) -> Iterator[tuple[bytes, bytes]]:
    """What stands between lines `; -----` or `// -----`, each part with the line ends that stand ahead of it."""
    start = lines = 0
    for marker in [*_MARKER.finditer(data), None]:
        text = data[start : marker.start() if marker is not None else len(data)]
        yield b"\n" * lines, text
        if marker is not None:
            lines += text.count(b"\n") + 1
            start = marker.end()


def _whole_lines(text: bytes) -> bytes:
    return text if text.endswith(b"\n") or not text else text + b"\n"


def _failed(settings: Settings, _: bytes, result: Result) -> bool:
    """Say what there is to say of a part; whether that is an error."""
    tell(settings, result.remarks, result.warnings)
    if result.error is not None:
        complain(result.error)
    return result.error is not None


def _differs(settings: Settings, name: str, part: bytes, result: Result) -> bool:
    """Say where what is said of a part isn't what it expects; whether there is such a thing."""
    text = part.decode("utf-8", "surrogateescape")
    try:
        found = list(mismatches(expectations(text, name), _told(settings, name, result), name))
    except DirectiveError as error:
        found = [Mismatch(error.line, str(error))]
    for mismatch in found:
        complain(_located(part, name, mismatch))
    return bool(found)


def _told(settings: Settings, name: str, result: Result) -> Iterator[Diagnostic]:
    wanted = RemarkFilter(settings.pass_remarks, settings.pass_remarks_missed, settings.pass_remarks_analysis)
    yield from (of_warning(warning, name) for warning in result.warnings)
    yield from (of_remark(remark) for remark in result.remarks if wanted.wants(remark))
    if result.error is not None:
        yield from of_message(result.error, name)


def _located(part: bytes, name: str, mismatch: Mismatch) -> str:
    """The message with its line."""
    lines = part.split(b"\n")
    if not 0 < mismatch.line <= len(lines):
        return f"{name}: error: {mismatch.message}"
    line = lines[mismatch.line - 1]
    start = sum(len(before) + 1 for before in lines[: mismatch.line - 1])
    return str(at_offset(part, start + len(line) - len(line.lstrip()), name, mismatch.message))
