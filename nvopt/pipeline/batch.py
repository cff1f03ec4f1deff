"""Many inputs: in this process, in worker processes, or on any other `concurrent.futures.Executor` (a cluster's, say).

What is sent to workers and back is plain data. One bad input is one result with an error; the others are done all the same.
"""

import os
import pickle
import stat
import time
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import BrokenExecutor, Executor, Future, ProcessPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, field
from errno import EPIPE
from functools import lru_cache
from queue import SimpleQueue
from typing import Any

from nvopt.ending import Terminated, orderly_end, temporary_folder
from nvopt.llvm import InputError, PassError, display_name, read_input
from nvopt.llvm.aborts import last_words
from nvopt.pipeline.driver import Driver, Options
from nvopt.pipeline.faults import explain_fault
from nvopt.pipeline.forms import Form
from nvopt.pipeline.output import OutputError, write_output
from nvopt.pipeline.run import Statistics
from nvopt.pipeline.text import PipelineError
from nvopt.pipeline.workers import kept_errors, undisturbed
from nvopt.pipeline.workers import process_pool as process_pool
from nvopt.remarks import Remark, RemarkSink
from nvopt.visible import visible_name


@dataclass(frozen=True, slots=True)
class Job:
    """One input. Its bytes are `data`, or what the file `path` holds; the text goes to the file `output`, or into the result."""

    path: str
    output: str | None = None
    data: bytes | None = None


@dataclass(frozen=True, slots=True)
class Result:
    """What became of a job: `text` is what came out, whatever its form; `error` is the message when it failed (without a program's name in
    front), else None."""

    path: str
    output: str | None
    text: bytes | None
    error: str | None
    warnings: tuple[str, ...] = ()
    remarks: tuple[Remark, ...] = ()
    seconds: float = 0.0
    index: int = 0  # the job's place in the sequence given
    statistics: Statistics = field(default_factory=Counter)  # what -stats prints
    printed: str = ""
    """What passes such as `print<scalar-evolution>` printed."""


def run_jobs(jobs: Sequence[Job], options: Options, *, executor: Executor | None = None, remarks: bool = False) -> Iterator[Result]:
    """Run the pipeline over every job; results come as jobs finish, each exactly once.

    Without an executor they run in this process, and all is lost when LLVM ends it; a process pool, be it of one worker, loses the one job
    only. PipelineError or KnobError at once when the options are wrong.
    """
    _driver(options)
    if executor is None:
        return (run_job(job, options, remarks, index) for index, job in enumerate(jobs))
    if isinstance(executor, ProcessPoolExecutor):
        _check_travel(executor, options)
    return _run_on(executor, jobs, options, remarks)


def run_job(job: Job, options: Options, remarks: bool = False, index: int = 0, errors: str | None = None) -> Result:
    """Run one job in this process; errors of the user and of passes end up in the result. In a worker process the file `errors` keeps what
    LLVM prints meanwhile."""
    with kept_errors(errors):
        return _run(job, options, remarks, index)


def _run(job: Job, options: Options, remarks: bool, index: int) -> Result:
    start = time.perf_counter()
    sink = RemarkSink(enabled=remarks)
    text, message = None, None
    counted: Statistics = Counter()
    printed: list[str] = []
    try:
        data = read_input(job.path) if job.data is None else job.data
        text = _driver(options).compile(data, job.path, sink=sink, echo=printed.append, statistics=counted)
        if job.output is not None:
            with undisturbed():
                write_output(job.output, text)
            text = None
    except (InputError, OutputError) as error:
        text, message = None, str(error)
    except PassError as error:
        text, message = None, f"{display_name(job.path)}: {error}"
    except BrokenPipeError:
        text, message = None, f"{visible_name(job.output or '')}: error: {os.strerror(EPIPE)}"
    except Exception as error:
        text, message = None, f"{display_name(job.path)}: {explain_fault(error)}"
    seconds = time.perf_counter() - start
    heard = "".join(printed)
    return Result(job.path, job.output, text, message, tuple(sink.warnings), tuple(sink.remarks), seconds, index, counted, heard)


def _failed(job: Job, index: int, error: Exception) -> Result:
    """The result of a job that could not be run, or whose result didn't arrive."""
    return Result(job.path, job.output, None, f"{display_name(job.path)}: {explain_fault(error)}", index=index)


def _check_travel(executor: Executor, options: Options) -> None:
    """PipelineError when passes of the user's own cannot be sent to worker processes: said once, not by every worker."""
    if isinstance(options.passes, str) or all(isinstance(part, str) for part in options.passes):
        return
    try:
        packed = pickle.dumps(options)
    except Exception as error:
        said = str(error)
    else:
        said = executor.submit(_unpack, packed).result()
    if said:
        names = ", ".join(type(part).__qualname__ for part in options.passes if not isinstance(part, str))
        raise PipelineError(
            f"worker processes cannot import the passes given as objects ({names}): {said}; "
            "define their classes at the top level of a module, outside `if __name__ == '__main__':`"
        )


def _unpack(packed: bytes) -> str:
    """Try to read options in a worker; what went wrong, or ""."""
    try:
        pickle.loads(packed)
    except Exception as error:
        return str(error) or type(error).__name__
    return ""


@lru_cache(maxsize=8)
def _driver(options: Options) -> Driver:
    return Driver(options)


def _run_on(executor: Executor, jobs: Sequence[Job], options: Options, remarks: bool) -> Iterator[Result]:
    done: SimpleQueue[tuple[int, Future[Result]]] = SimpleQueue()
    futures = []
    lost = []
    try:
        for index, job in enumerate(jobs):
            try:
                future = executor.submit(run_job, job, options, remarks, index)
            except BrokenExecutor:  # a worker has ended already
                lost.append(index)
                continue
            futures.append(future)
            future.add_done_callback(lambda future, index=index: done.put((index, future)))  # type: ignore[misc]
        for _ in futures[:]:
            index, future = done.get()
            error = future.exception()
            if isinstance(error, BrokenExecutor):
                lost.append(index)
            elif isinstance(error, Exception):
                yield _failed(jobs[index], index, error)
            else:
                yield future.result()
    finally:
        for future in futures:
            future.cancel()
    yield from _run_alone(sorted(lost), jobs, options, remarks)


def _run_alone(indices: Iterable[int], jobs: Sequence[Job], options: Options, remarks: bool) -> Iterator[Result]:
    """Run the jobs that went down with a worker one at a time: LLVM may end its process on the worst input, but only on that one."""
    with _Isolation(options, remarks) as isolation:
        for index in indices:
            yield isolation.run(jobs[index], index)


class _Isolation:
    """Runs jobs one at a time in a worker process that may die of it. The process is started by the first job."""

    def __init__(self, options: Options, remarks: bool) -> None:
        self.options = options
        self.remarks = remarks
        self.pool: ProcessPoolExecutor | None = None

    def __enter__(self) -> "_Isolation":
        return self

    def __exit__(self, *error: Any) -> None:
        if self.pool is not None:
            self.pool.__exit__(*error)

    def run(self, job: Job, index: int) -> Result:
        try:
            with orderly_end():
                return self._run(job, index)
        except Exception as error:
            return _failed(job, index, error)

    def _run(self, job: Job, index: int) -> Result:
        self.pool = self.pool or process_pool(1)
        with temporary_folder() as folder:
            errors = os.path.join(folder, "errors")
            try:
                return self.pool.submit(run_job, job, self.options, self.remarks, index, errors).result()
            except Terminated as end:
                self.pool.__exit__(Terminated, end, None)
                raise
            except BrokenExecutor:
                self.pool = None
                return Result(job.path, job.output, None, _why_it_ended(job, self.options, errors), index=index)


def _why_it_ended(job: Job, options: Options, errors: str) -> str:
    """What to say of a job that ended its process: the pass that did it, or what LLVM said, which stands in the file `errors`."""
    from nvopt.pipeline.crashes import explain

    found = ""
    with suppress(InputError):
        found = explain(read_input(job.path) if job.data is None else job.data, job.path, options)
    return f"{display_name(job.path)}: {found or f'error: LLVM ended the process that worked on this file{_last_words(errors)}'}"


def _last_words(path: str) -> str:
    """What was written to standard error before the end, behind a colon."""
    try:
        with open(path, errors="backslashreplace") as file:
            text = last_words(file.read())
    except OSError:
        return ""
    return f": {text}" if text else ""


def check_inputs_stay(inputs: Sequence[str], outputs: Iterable[str]) -> None:
    """InputError where an output would take the place of an input: a folder was named for the outputs, not the input."""
    files = {found: path for path in inputs if (found := _identity(path)) is not None}
    for output in outputs:
        if (found := _identity(output)) is not None and found in files:
            raise InputError(f"{display_name(files[found])}: error: an output would overwrite it: {visible_name(output)}")


def _identity(path: str) -> tuple[int, int] | None:
    """What tells a regular file from others, whatever it is called; None where there is none."""
    try:
        status = os.stat(path)
    except (OSError, ValueError):
        return None
    return (status.st_dev, status.st_ino) if stat.S_ISREG(status.st_mode) else None


def output_paths(inputs: Iterable[str], directory: str, form: Form = "ll") -> list[str]:
    """The file in `directory` for each input: its name with `.ll`, `.bc`, `.ptx` or `.cubin`. InputError when two inputs would go to the
    same file."""
    taken: dict[str, str] = {}
    paths = []
    for path in inputs:
        name = "stdin" if path in ("-", "") else os.path.basename(path)
        stem, suffix = os.path.splitext(name)
        output = os.path.join(directory, name if form == "ll" and suffix not in (".bc", "") else f"{stem}.{form}")
        if output in taken:
            other = display_name(taken[output])
            raise InputError(f"{display_name(path)}: error: its output would be the same file as that of {other}: {visible_name(output)}")
        taken[output] = path
        paths.append(output)
    return paths
