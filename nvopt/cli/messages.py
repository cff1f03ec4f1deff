"""What the command line says on stderr: errors, warnings, remarks; and the remark file."""

from __future__ import annotations

import os
import stat
import sys
from collections import Counter
from collections.abc import Iterable
from contextlib import suppress

from nvopt.cli.options import Settings
from nvopt.cli.spelling import OptUsageError
from nvopt.pipeline.forms import BINARY
from nvopt.pipeline.output import write_output
from nvopt.remarks import Remark
from nvopt.visible import visible


def complain(message: str) -> int:
    """Print one error; the exit status for it."""
    with suppress(OSError):  # a full disk under stderr: the exit status still says it
        sys.stderr.write(f"nvopt: {visible(message)}\n")
        sys.stderr.flush()
    return 1


def say(text: str) -> None:
    """Print an answer on stdout. OutputError when it can't be written."""
    write_output("-", text.encode("utf-8", "surrogateescape"))


def tell(settings: Settings, remarks: Iterable[Remark], warnings: Iterable[str], path: str | None = None) -> None:
    """Print the warnings, and the remarks that were asked for as text; `path` is the input, where there are several."""
    for warning in warnings:
        sys.stderr.write(f"warning: {visible(warning)}\n")
    if settings.wants_remarks:
        from nvopt.report.remarks import RemarkFilter, to_text

        wanted = RemarkFilter(settings.pass_remarks, settings.pass_remarks_missed, settings.pass_remarks_analysis)
        sys.stderr.write("".join(to_text(remark, path) + "\n" for remark in remarks if wanted.wants(remark)))


def keep_apart(settings: Settings, outputs: Iterable[str]) -> None:
    """Refuse to write the remarks or the page over an output, or one over the other."""
    outputs = list(outputs)
    remarks, page = settings.pass_remarks_output, settings.report
    if settings.report_causality and page is None:
        raise OptUsageError("-report-causality goes into the page of -report=FILE.html, and there is none")
    if page is not None and any(_same_file(page, output) for output in [*outputs, *([remarks] if remarks is not None else [])]):
        raise OptUsageError(f"-report and another output are the same file: {page}")
    if remarks is not None and any(_same_file(remarks, output) for output in outputs):
        raise OptUsageError(f"-pass-remarks-output and the output are the same file: {'<stdout>' if remarks == '-' else remarks}")


def keep_off_terminals(settings: Settings) -> None:
    """Refuse to write what is no text to a terminal, in opt's words."""
    if settings.form not in BINARY or settings.f or settings.o not in (None, "-") or sys.stdout is None or not sys.stdout.isatty():
        return
    file, taste = ("bitcode", "LLVM bitcode") if settings.form == "bc" else ("cubin", "a cubin")
    raise OptUsageError(
        f"WARNING: You're attempting to print out a {file} file.\nThis is inadvisable as it may cause display problems. If\n"
        f"you REALLY want to taste {taste} first-hand, you\ncan force output with the `-f' option."
    )


def for_reader(settings: Settings, text: bytes) -> bytes:
    """What comes out as its reader takes it: a terminal gets no control characters, unless it is no text and was asked for."""
    path = settings.o or "-"
    to_terminal = sys.stdout is not None and sys.stdout.isatty() if path == "-" else _is_terminal(path)
    if not to_terminal or settings.form in BINARY:
        return text
    return visible(text.decode(errors="surrogateescape")).encode(errors="surrogateescape")


def _is_terminal(path: str) -> bool:
    with suppress(OSError):
        if stat.S_ISCHR(os.stat(path).st_mode):
            descriptor = os.open(path, os.O_WRONLY | getattr(os, "O_NOCTTY", 0))
            try:
                return os.isatty(descriptor)
            finally:
                os.close(descriptor)
    return False


def _same_file(one: str, other: str) -> bool:
    if "-" in (one, other):
        return one == other
    with suppress(OSError):
        if not stat.S_ISREG(os.stat(one).st_mode):  # /dev/null takes both
            return False
    return os.path.realpath(one) == os.path.realpath(other)


def show_statistics(counted: Counter[tuple[str, str]]) -> None:
    """Print what -stats asks for."""
    from nvopt.report import statistics

    sys.stderr.write(visible(statistics.report(counted)))


def write_remarks(path: str, remarks: Iterable[Remark]) -> None:
    """Write LLVM's YAML remark file."""
    from nvopt.report.remarks import to_yaml

    write_output(path, to_yaml(remarks).encode("utf-8", "surrogateescape"))
