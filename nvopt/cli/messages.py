"""What the command line says on stderr: errors, warnings, remarks; and the remark file."""

from __future__ import annotations

import os
import re
import stat
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress

from nvopt.cli.options import Settings
from nvopt.cli.spelling import OptUsageError
from nvopt.pipeline.dump_files import takes_place
from nvopt.pipeline.forms import BINARY
from nvopt.pipeline.output import is_same_file, write_output
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


def warn_about_remarks(settings: Settings) -> None:
    """Say that remarks were asked for which nobody gives: llvmlite has no way to hear those of LLVM's own passes."""
    if not settings.wants_remarks:
        return
    from nvopt.pipeline.text import make_pipeline

    natives = list(dict.fromkeys(info.name for info in make_pipeline(settings.pipeline).passes() if info.kind == "native"))
    patterns = list(filter(None, (settings.pass_remarks, settings.pass_remarks_missed, settings.pass_remarks_analysis)))
    meant = set(natives) if settings.pass_remarks_output is not None else {name for it in patterns for name in _meant(it, natives)}
    silent = [name for name in natives if name in meant]
    if silent:
        sys.stderr.write(f"warning: remarks come from nvopt's own passes only; there are none from LLVM's ({', '.join(silent)})\n")


def _meant(pattern: re.Pattern[str], natives: Sequence[str]) -> Sequence[str]:
    """Those of LLVM's passes that a pattern asks for: all, where it names no pass at all, as it may name one that runs within others."""
    from nvopt.pipeline.registry import own_names

    named = list(filter(pattern.search, natives))
    return natives if not named and not any(map(pattern.search, own_names())) else named


def keep_apart(settings: Settings, outputs: Iterable[str]) -> None:
    """Refuse to write the remarks or the page over an output, or one over the other."""
    outputs = list(outputs)
    remarks, page = settings.pass_remarks_output, settings.report
    if page is not None and any(_same_file(page, output) for output in [*outputs, *([remarks] if remarks is not None else [])]):
        raise OptUsageError(f"-report and another output are the same file: {page}")
    if remarks is not None and any(_same_file(remarks, output) for output in outputs):
        raise OptUsageError(f"-pass-remarks-output and the output are the same file: {'<stdout>' if remarks == '-' else remarks}")


def keep_inputs(settings: Settings) -> None:
    """Refuse remarks, dumps and a page that would take the place of what is read: only -o may name an input."""
    remarks, folder, page = settings.pass_remarks_output, settings.dump_dir, settings.report
    if settings.report_causality and page is None:
        raise OptUsageError("-report-causality goes into the page of -report=FILE.html, and there is none")
    if remarks in (None, "-") and folder is None and page is None:
        return
    for path in _read_files(settings):
        if page is not None and is_same_file(path, page):
            raise OptUsageError(f"-report would overwrite what is read: {path}")
        if remarks not in (None, "-") and is_same_file(path, str(remarks)):
            raise OptUsageError(f"-pass-remarks-output would overwrite what is read: {path}")
        if folder is not None and takes_place(folder, path):
            raise OptUsageError(f"-dump-dir={folder} would remove what is read: {path}")


def _read_files(settings: Settings) -> Iterator[str]:
    """All files that are read but nvopt's own."""
    yield from (path for path in settings.inputs if path != "-")
    yield from settings.load_pass_plugin
    yield from settings.internalize_public_api_file
    if settings.libdevice is not None:
        from nvopt.llvm.libdevice import find

        yield find(settings.libdevice)


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
