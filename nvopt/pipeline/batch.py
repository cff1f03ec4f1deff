"""Many inputs: in this process, in child processes, or on any `concurrent.futures.Executor` (a cluster's, say).

What is sent to workers and back is plain data. One bad input is one result with an error; the others are done all the same, also when LLVM
ends the process over it: but for what runs in this process, each job runs in a child of whoever has it to do.
"""

import os
import pickle
import stat
import time
from collections import Counter
from collections.abc import Generator, Iterable, Sequence
from concurrent.futures import BrokenExecutor, Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor, wait
from dataclasses import dataclass, field, replace
from errno import EPIPE
from functools import lru_cache, partial
from queue import Empty, SimpleQueue
from typing import NamedTuple, Protocol

from nvopt.ending import finish_first, remove_temporaries
from nvopt.llvm import InputError, PassError, display_name, read_input
from nvopt.llvm.aborts import last_words
from nvopt.passes.base import to_stderr
from nvopt.pipeline.driver import Driver, Options
from nvopt.pipeline.faults import explain_fault
from nvopt.pipeline.forms import Form
from nvopt.pipeline.output import OutputError, write_output
from nvopt.pipeline.run import Statistics
from nvopt.pipeline.text import PipelineError
from nvopt.pipeline.workers import CannotTravelError, ChildEndedError, Children, shared
from nvopt.remarks import Remark, RemarkSink
from nvopt.visible import visible_name

_IN_FLIGHT = 512  # jobs that an executor has at a time: more than it runs, and few enough to hold
_BYTES_IN_FLIGHT = 32 << 20  # of inputs that are sent along
_WAKE = 0.5  # seconds: Ctrl-C right ahead of a wait for a lock is seen behind it only


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


class _Work(Protocol):
    """What runs a job, wherever it is."""

    def __call__(self, job: Job, options: Options, remarks: bool, index: int) -> Result: ...


def run_jobs(
    jobs: Iterable[Job], options: Options, *, executor: Executor | None = None, children: int = 0, remarks: bool = False
) -> Generator[Result, None, None]:
    """Run the pipeline over every job; results come as jobs finish, each exactly once. Closing the iterator cancels what has not begun.

    The jobs run on the executor, each in a child of the process that it comes to; without one, in that many `children` of this process;
    without these, in this process, one after another, and LLVM may end it. PipelineError or KnobError at once when the options are wrong.
    """
    _driver(options)
    if executor is not None:
        if isinstance(executor, ProcessPoolExecutor):
            _check_travel(executor, options)
        return _run_on(executor, run_apart, jobs, options, remarks)
    if children:
        _check_travel_to_child(options)
        return _run_in_children(children, jobs, options, remarks)
    return (run_job(job, options, remarks, index) for index, job in enumerate(jobs))


def run_apart(job: Job, options: Options, remarks: bool, index: int) -> Result:
    """Run one job in a child of this process; in this process where the passes cannot travel to one."""
    try:
        return _run_in_child(shared(), job, options, remarks, index)
    except CannotTravelError:
        return run_job(job, options, remarks, index)


def run_job(job: Job, options: Options, remarks: bool = False, index: int = 0) -> Result:
    """Run one job in this process; errors of the user and of passes end up in the result."""
    start = time.perf_counter()
    sink = RemarkSink(enabled=remarks)
    text, message = None, None
    counted: Statistics = Counter()
    printed: list[str] = []
    try:
        data = read_input(job.path) if job.data is None else job.data
        text = _driver(options).compile(data, job.path, sink=sink, echo=printed.append, statistics=counted)
        if job.output is not None:
            finish_first()
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


def _failed(job: Job, index: int, message: str) -> Result:
    """The result of a job that could not be run, or whose result didn't arrive."""
    return Result(job.path, job.output, None, f"{display_name(job.path)}: {message}", index=index)


def _check_travel(executor: Executor, options: Options) -> None:
    """PipelineError when passes of the user's own cannot be sent to worker processes: said once, not by every worker."""
    if _is_text(options):
        return
    try:
        packed = pickle.dumps(options)
    except Exception as error:
        said = str(error)
    else:
        said = executor.submit(_unpack, packed).result()
    if said:
        raise _cannot_travel("worker processes", options, said)


def _check_travel_to_child(options: Options) -> None:
    if _is_text(options):
        return
    try:
        shared().call(_accept, options)
    except CannotTravelError as error:
        raise _cannot_travel("a child process", options, str(error)) from None


def _accept(_: Options) -> None:
    """They have travelled."""


def _is_text(options: Options) -> bool:
    return isinstance(options.passes, str) or all(isinstance(part, str) for part in options.passes)


def _cannot_travel(who: str, options: Options, said: str) -> PipelineError:
    names = ", ".join(type(part).__qualname__ for part in options.passes if not isinstance(part, str))
    return PipelineError(
        f"{who} cannot import the passes given as objects ({names}): {said}; "
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


def _run_on(executor: Executor, work: _Work, jobs: Iterable[Job], options: Options, remarks: bool) -> Generator[Result, None, None]:
    """Keep the executor busy. What it loses it gets once more in the end, one job at a time: what takes its worker along takes no other."""
    done: SimpleQueue[int] = SimpleQueue()
    waiting: dict[int, tuple[Job, Future[Result]]] = {}
    lost: list[tuple[int, Job]] = []
    numbered = enumerate(jobs)
    held = 0  # bytes of inputs
    try:
        while True:
            while len(waiting) < _IN_FLIGHT and held < _BYTES_IN_FLIGHT and (following := next(numbered, None)) is not None:
                index, job = following
                try:
                    future = executor.submit(work, job, options, remarks, index)
                except Exception:
                    lost.append((index, job))
                else:
                    waiting[index] = job, future
                    held += len(job.data or b"")
                    future.add_done_callback(partial(_put, done, index))
            if not waiting:
                break
            try:
                index = done.get(timeout=_WAKE)
            except Empty:
                continue
            job, future = waiting.pop(index)
            held -= len(job.data or b"")
            result = _result(future)
            if isinstance(result, Result):
                yield result
            else:
                lost.append((index, job))
    finally:
        for _, future in waiting.values():
            future.cancel()
    for index, job in lost:
        yield _run_once_more(executor, work, job, options, remarks, index)


def _run_once_more(executor: Executor, work: _Work, job: Job, options: Options, remarks: bool, index: int) -> Result:
    """Run a job that was lost, and wait for it: in a child of this process where the executor is broken, which it then remains."""
    future: Future[Result] | None = None
    try:
        future = executor.submit(work, job, options, remarks, index)
        while not wait([future], _WAKE).done:
            pass
        result = _result(future)
    except Exception as error:  # it takes nothing any more
        result = error
    finally:
        if future is not None:
            future.cancel()
    if isinstance(result, BrokenExecutor):
        return run_apart(job, options, remarks, index)
    if isinstance(result, Result):
        return result
    return _failed(job, index, f"error: the executor lost it: {' '.join(f'{type(result).__name__}: {result}'.split()).removesuffix(':')}")


def _result(future: Future[Result]) -> Result | BaseException:
    """What became of a future; the exception where it was lost."""
    try:
        return future.result()
    except (KeyboardInterrupt, SystemExit, GeneratorExit):
        raise
    except BaseException as error:  # asyncio's cancellation is no Exception
        return error


def _put(done: SimpleQueue[int], index: int, _: Future[Result]) -> None:
    done.put(index)


def _run_in_children(count: int, jobs: Iterable[Job], options: Options, remarks: bool) -> Generator[Result, None, None]:
    with ThreadPoolExecutor(count) as threads, Children() as children:  # whose end ends those that the threads wait for
        yield from _run_on(threads, partial(_run_in_child, children), jobs, options, remarks)


def _run_in_child(children: Children, job: Job, options: Options, remarks: bool, index: int) -> Result:
    """Run one job in a child, which may end over it. CannotTravelError."""
    try:
        if job.data is None and job.path == "-":  # this process's to read
            job = replace(job, data=read_input(job.path))
        return children.call(run_job, job, options, remarks, index)
    except CannotTravelError:
        raise
    except ChildEndedError as end:
        if job.output is not None:
            remove_temporaries(os.path.dirname(os.path.realpath(job.output)), end.mark)
        why = why_it_ended(children, end, job.data, job.path, options)
        return Result(
            job.path, job.output, None, str(why) if isinstance(why, InputError) else f"{display_name(job.path)}: {why}", index=index
        )
    except InputError as error:
        return Result(job.path, job.output, None, str(error), index=index)
    except Exception as error:
        return _failed(job, index, explain_fault(error))


class _Compiled(NamedTuple):
    """What Driver.compile came to: `made`, or `error`."""

    made: bytes
    error: Exception | None
    remarks: list[Remark]
    warnings: list[str]
    printed: str


def compile_apart(data: bytes, path: str, options: Options, sink: RemarkSink) -> bytes:
    """As Driver.compile, in a child, whose end is InputError or PassError. PipelineError where passes cannot be sent to it."""
    try:
        compiled = shared().call(_compile, data, path, options, sink.enabled)
    except ChildEndedError as end:
        raise why_it_ended(shared(), end, data, path, options) from None
    except CannotTravelError as error:
        raise _cannot_travel("a child process", options, str(error)) from None
    sink.extend(compiled.remarks, compiled.warnings)
    if compiled.printed:
        to_stderr(compiled.printed)
    if compiled.error is not None:
        raise compiled.error
    return compiled.made


def _compile(data: bytes, path: str, options: Options, remarks: bool) -> _Compiled:
    sink = RemarkSink(enabled=remarks)
    printed: list[str] = []
    made, failed = b"", None
    try:
        made = _driver(options).compile(data, path, sink=sink, echo=printed.append)
    except Exception as error:
        failed = error
    return _Compiled(made, failed, sink.remarks, sink.warnings, "".join(printed))


def why_it_ended(children: Children, end: ChildEndedError, data: bytes | None, path: str, options: Options) -> InputError | PassError:
    """What to say of an input that ended its process: the pass that did it, or what LLVM said."""
    from nvopt.pipeline.crashes import explain  # late: few end

    name = display_name(path)
    if end.signal is not None:
        return InputError(f"{name}: error: the process that worked on this file was ended by {end.signal}")
    try:
        found = explain(children, read_input(path) if data is None else data, path, options)
    except InputError as error:
        return error
    if found is not None:
        return found
    words = last_words(end.words)
    return InputError(f"{name}: error: LLVM ended the process that worked on this file{f': {words}' if words else ''}")


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


class OutputPaths:
    """The files in `directory` for inputs: their names with `.ll`, `.bc`, `.ptx` or `.cubin`."""

    def __init__(self, directory: str, form: Form = "ll") -> None:
        self._directory = directory
        self._form = form
        self._taken: dict[str, str] = {}

    def of(self, path: str) -> str:
        """The file for one more input. InputError when that is another's."""
        name = "stdin" if path == "-" else os.path.basename(path)
        stem, suffix = os.path.splitext(name)
        output = os.path.join(self._directory, name if self._form == "ll" and suffix not in (".bc", "") else f"{stem}.{self._form}")
        if output in self._taken:
            other = display_name(self._taken[output])
            raise InputError(f"{display_name(path)}: error: its output would be the same file as that of {other}: {visible_name(output)}")
        self._taken[output] = path
        return output
