"""Worker processes: a pool that ends cleanly on Ctrl-C, and what LLVM says before it ends a process.

LLVM may end its process by abort(): on damaged bitcode, on some invalid text, in a pass. What it prints then must be neither lost nor
printed once per attempt, so in a worker the standard error of a job is kept in a file until the job is done.
"""

import multiprocessing
import os
import shutil
import signal
import sys
import tempfile
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager, nullcontext
from types import TracebackType
from typing import ParamSpec, TypeVar

from nvopt.ending import Terminated
from nvopt.processes import safe_helpers

P = ParamSpec("P")
R = TypeVar("R")

_is_worker = False
_sockets: str | None = None  # the folder that multiprocessing made for the sockets of the fork server


class _Pool(ProcessPoolExecutor):
    """A process pool that does not finish what is waiting when its `with` block is left by an exception, and on Ctrl-C nothing at all."""

    def submit(self, function: Callable[P, R], /, *args: P.args, **options: P.kwargs) -> "Future[R]":
        """As usual; an interrupt waits until a process that this starts is known, so that it can be ended."""
        with _blocked(signal.SIGINT), safe_helpers():
            return super().submit(function, *args, **options)

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        if kind is not None and issubclass(kind, KeyboardInterrupt):
            for process in list((self._processes or {}).values()):
                process.terminate()
        self.shutdown(wait=True, cancel_futures=kind is not None)
        if kind is not None and issubclass(kind, Terminated):
            remove_sockets()  # the process ends by the signal, not as usual


def process_pool(workers: int) -> ProcessPoolExecutor:
    """An executor with that many worker processes. Use it in a `with` block."""
    with safe_helpers():  # locks and queues start a helper, too
        return _make_pool(workers)


def _make_pool(workers: int) -> ProcessPoolExecutor:
    methods = multiprocessing.get_all_start_methods()
    context = multiprocessing.get_context("forkserver" if "forkserver" in methods else "spawn")
    if context.get_start_method() == "forkserver":
        context.set_forkserver_preload(["nvopt.pipeline.batch"])
        try:
            _start_forkserver()
        except OSError:  # the name of the folder for temporary files may be too long for a socket in it
            context = multiprocessing.get_context("spawn")
    return _Pool(workers, context, _begin)


def _start_forkserver() -> None:
    """Start the process that workers are forked from with Ctrl-C blocked, which they inherit: it reaches all processes of a terminal, and
    the parent alone decides what to do about it. (A worker could ignore it by itself only after its first imports.)"""
    global _sockets
    from multiprocessing import resource_tracker
    from multiprocessing.forkserver import ensure_running
    from multiprocessing.util import get_temp_dir

    resource_tracker.ensure_running()  # it unblocks Ctrl-C at its end, and the fork server would start it
    with _blocked(signal.SIGINT):
        _sockets = get_temp_dir()
        ensure_running()


def remove_sockets() -> None:
    """Remove the folder with the socket of the process that workers are forked from. Only for a program that leaves by os._exit: no pool
    can be made after that, and a usual exit does it by itself."""
    if _sockets is not None:
        shutil.rmtree(_sockets, ignore_errors=True)


@contextmanager
def _blocked(number: signal.Signals) -> Iterator[None]:
    """Put off a signal to this thread."""
    if os.name != "posix":
        yield
        return
    usual = signal.pthread_sigmask(signal.SIG_BLOCK, {number})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, usual)


def _begin() -> None:
    """The first thing that a worker does."""
    global _is_worker
    _is_worker = True
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def undisturbed() -> Iterator[None]:
    """In a worker, put off its termination until a file is written or given up: no half of one stays behind."""
    with _blocked(signal.SIGTERM) if _is_worker else nullcontext():
        yield


@contextmanager
def kept_errors(path: str | None = None) -> Iterator[None]:
    """In a worker, keep what is written to standard error in the file `path`, or one that is nobody's, and pass it on at the end. A process
    that LLVM ends does not get there."""
    if not _is_worker:
        yield
        return
    with open(path, "w+b") if path else tempfile.TemporaryFile() as file:
        usual = os.dup(2)
        os.dup2(file.fileno(), 2)
        try:
            yield
        finally:
            sys.stderr.flush()
            os.dup2(usual, 2)
            file.seek(0)
            with os.fdopen(usual, "wb") as stream:
                shutil.copyfileobj(file, stream)
