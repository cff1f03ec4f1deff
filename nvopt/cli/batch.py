"""Several inputs in one call: `nvopt -passes=... a.ll b.ll -o DIR -j 8`.

What is said about an input is printed in the order of the inputs, whatever order they finish in, so that two runs print the same.
A bad input is reported and the rest is done; the exit status is then 1.
"""

from __future__ import annotations

import errno
import gc
import os
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from contextlib import closing, contextmanager, nullcontext

from nvopt.cli.messages import complain, keep_apart, show_statistics, tell, write_remarks
from nvopt.cli.options import Settings
from nvopt.cli.spelling import OptUsageError
from nvopt.ending import orderly_end
from nvopt.passes.base import to_stderr
from nvopt.pipeline.batch import Job, OutputPaths, Result, check_inputs_stay, run_jobs
from nvopt.pipeline.driver import Options
from nvopt.pipeline.output import OutputError
from nvopt.remarks import Remark

Advance = Callable[[], None]


def run(settings: Settings, options: Options) -> int:
    """Run all inputs; the exit status."""
    gc.enable()  # between them: what is left of one must not wait for the end of the last
    jobs = _jobs(settings)
    workers = min(settings.j or os.cpu_count() or 1, len(jobs))
    failed = 0
    remarks: list[Remark] = []
    counted: Counter[tuple[str, str]] = Counter()
    children = workers if len(jobs) > 1 else 0
    running = run_jobs(jobs, options, children=children, remarks=settings.wants_remarks)
    with orderly_end() if children else nullcontext(), closing(running) as results, _progress(len(jobs)) as advance:
        for result in _in_order(_counted(results, advance)):
            to_stderr(result.printed)
            tell(settings, result.remarks, result.warnings, result.path)
            remarks += result.remarks
            counted.update(result.statistics)
            if result.error is not None:
                complain(result.error)
                failed += 1
    if settings.stats:
        show_statistics(counted)
    if settings.ptxas_info:
        from nvopt.cli.resources import print_table

        print_table(remarks)
    if settings.pass_remarks_output is not None:
        write_remarks(settings.pass_remarks_output, remarks)
    return complain(f"{failed} of {len(jobs)} inputs failed") if failed else 0


def _jobs(settings: Settings) -> list[Job]:
    if settings.watches_passes or settings.opt_bisect_limit is not None:
        raise OptUsageError(
            "-print-before, -print-after, -print-changed, --dump-dir, -report, -time-passes and -opt-bisect-limit take a single input "
            "and no output directory"
        )
    if settings.disable_output:
        return [Job(path) for path in settings.inputs]
    if settings.o is None or settings.o == "-":
        raise OptUsageError("several inputs need -o DIR (or -disable-output)")
    if not settings.names_folder and os.path.splitext(settings.o)[1]:
        raise OptUsageError(f"several inputs need a folder, and -o {settings.o} names a file; {settings.o}{os.sep} is a folder's name")
    inputs = settings.inputs or ("-",)
    if "-" in inputs:
        raise OptUsageError("standard input has no name to write in a directory: give -o FILE")
    outputs = OutputPaths(settings.o, settings.form)
    jobs = [Job(path, outputs.of(path)) for path in inputs]
    check_inputs_stay(inputs, (job.output or "-" for job in jobs))
    keep_apart(settings, (job.output or "-" for job in jobs))
    try:
        os.makedirs(settings.o, exist_ok=True)
    except FileExistsError:
        raise OutputError(settings.o, NotADirectoryError(errno.ENOTDIR, os.strerror(errno.ENOTDIR))) from None
    except OSError as error:
        raise OutputError(settings.o, error) from None
    return jobs


def _in_order(results: Iterable[Result]) -> Iterator[Result]:
    """The results in the order of their jobs, each as soon as it and all before it are there."""
    early: dict[int, Result] = {}
    following = 0
    for result in results:
        early[result.index] = result
        while (due := early.pop(following, None)) is not None:
            yield due
            following += 1


def _counted(results: Iterable[Result], advance: Advance) -> Iterator[Result]:
    for result in results:
        advance()
        yield result


@contextmanager
def _progress(total: int) -> Iterator[Advance]:
    """A progress bar where stderr is a terminal, else nothing."""
    if not sys.stderr.isatty():
        yield lambda: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("nvopt"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(file=sys.stderr), transient=True) as progress:
        task = progress.add_task("", total=total)
        yield lambda: progress.advance(task)
