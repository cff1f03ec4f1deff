"""Many inputs: in this process, in worker processes, or on any other `concurrent.futures.Executor` (a cluster's, say).

What is sent to workers and back is plain data. One bad input is one result with an error; the others are done all the same.
"""

import os
import signal
import time
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import BrokenExecutor, Executor, Future, ProcessPoolExecutor
from dataclasses import dataclass
from errno import EPIPE
from functools import lru_cache
from queue import SimpleQueue
from types import TracebackType

from nvopt.llvm import InputError, PassError, display_name, read_input
from nvopt.pipeline.driver import Driver, Options
from nvopt.pipeline.output import OutputError, write_output
from nvopt.remarks import Remark, RemarkSink


@dataclass(frozen=True, slots=True)
class Job:
    """One input. Its bytes are `data`, or what the file `path` holds; the text goes to the file `output`, or into the result."""

    path: str
    output: str | None = None
    data: bytes | None = None


@dataclass(frozen=True, slots=True)
class Result:
    """What became of a job: `error` is the message when it failed (without a program's name in front), else None."""

    path: str
    output: str | None
    text: bytes | None
    error: str | None
    warnings: tuple[str, ...] = ()
    remarks: tuple[Remark, ...] = ()
    seconds: float = 0.0
    index: int = 0  # the job's place in the sequence given


def run_jobs(jobs: Sequence[Job], options: Options, *, executor: Executor | None = None, remarks: bool = False) -> Iterator[Result]:
    """Run the pipeline over every job; results come as jobs finish, each exactly once.

    PipelineError or KnobError at once when the options are wrong.
    """
    _driver(options)
    if executor is None:
        return (run_job(job, options, remarks, index) for index, job in enumerate(jobs))
    return _run_on(executor, jobs, options, remarks)


def run_job(job: Job, options: Options, remarks: bool = False, index: int = 0) -> Result:
    """Run one job in this process; errors of the user and of passes end up in the result."""
    start = time.perf_counter()
    sink = RemarkSink(enabled=remarks)
    text, message = None, None
    try:
        data = read_input(job.path) if job.data is None else job.data
        text = _driver(options).compile(data, job.path, sink=sink)
        if job.output is not None:
            write_output(job.output, text)
            text = None
    except (InputError, PassError, OutputError) as error:
        text, message = None, str(error)
    except BrokenPipeError:
        text, message = None, f"{job.output}: error: {os.strerror(EPIPE)}"
    return Result(job.path, job.output, text, message, tuple(sink.warnings), tuple(sink.remarks), time.perf_counter() - start, index)


@lru_cache(maxsize=8)
def _driver(options: Options) -> Driver:
    return Driver(options)


def _run_on(executor: Executor, jobs: Sequence[Job], options: Options, remarks: bool) -> Iterator[Result]:
    done: SimpleQueue[tuple[int, Future[Result]]] = SimpleQueue()
    futures = []
    lost = []
    try:
        for index, job in enumerate(jobs):
            future = executor.submit(run_job, job, options, remarks, index)
            futures.append(future)
            future.add_done_callback(lambda future, index=index: done.put((index, future)))  # type: ignore[misc]
        for _ in jobs:
            index, future = done.get()
            if isinstance(future.exception(), BrokenExecutor):
                lost.append(index)
            else:
                yield future.result()
    finally:
        for future in futures:
            future.cancel()
    yield from _run_alone(sorted(lost), jobs, options, remarks)


def _run_alone(indices: Iterable[int], jobs: Sequence[Job], options: Options, remarks: bool) -> Iterator[Result]:
    """Run the jobs that went down with a worker one at a time: LLVM may end its process on the worst input, but only on that one."""
    pool = None
    for index in indices:
        pool = pool or process_pool(1)
        try:
            yield pool.submit(run_job, jobs[index], options, remarks, index).result()
        except BrokenExecutor:
            pool = None
            job = jobs[index]
            message = f"{display_name(job.path)}: error: LLVM ended the process that worked on this file"
            yield Result(job.path, job.output, None, message, index=index)
    if pool is not None:
        pool.shutdown()


class _Pool(ProcessPoolExecutor):
    """A process pool that does not finish what is waiting when its `with` block is left by an exception."""

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.shutdown(wait=True, cancel_futures=kind is not None)


def process_pool(workers: int) -> ProcessPoolExecutor:
    """An executor with that many worker processes. Use it in a `with` block."""
    import multiprocessing

    methods = multiprocessing.get_all_start_methods()
    context = multiprocessing.get_context("forkserver" if "forkserver" in methods else "spawn")
    if context.get_start_method() == "forkserver":
        context.set_forkserver_preload(["nvopt.pipeline.batch"])
    return _Pool(workers, context, _leave_interrupts)


def _leave_interrupts() -> None:
    """Ctrl-C reaches all processes of a terminal; the parent alone decides what to do about it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def output_paths(inputs: Iterable[str], directory: str) -> list[str]:
    """The file in `directory` for each input: its name with `.ll`. InputError when two inputs would go to the same file."""
    taken: dict[str, str] = {}
    paths = []
    for path in inputs:
        name = "stdin" if path in ("-", "") else os.path.basename(path)
        stem, suffix = os.path.splitext(name)
        output = os.path.join(directory, stem + ".ll" if suffix in (".bc", "") else name)
        if output in taken:
            other = display_name(taken[output])
            raise InputError(f"{display_name(path)}: error: its output would be the same file as that of {other}: {output}")
        taken[output] = path
        paths.append(output)
    return paths
