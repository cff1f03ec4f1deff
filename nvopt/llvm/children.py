"""Child processes for what may end the process inside LLVM.

Which child: on Linux, in a process with one thread (as the command line and its workers are), a fork. It has the module already, so that
it costs 2 to 3 ms. It would inherit locks that other threads hold inside LLVM, so a process with more threads starts a new Python instead,
which reads the module's text: 50 ms and the time for that.

A child that forks doesn't outlive its parent: Linux kills it when that ends, however it does. Results and messages of a fork go through
files in memory, which never fill up as pipes do.
"""

from __future__ import annotations

import os
import signal
import sys
import threading
import time
import warnings
from collections.abc import Callable
from contextlib import suppress
from typing import NamedTuple

from nvopt.ending import end_with_parent
from nvopt.llvm.stack import callers_waiting

_FAILED = 1
_PATIENCE = 10


class Done(NamedTuple):
    """How a child ended: its exit status, negative for a signal's number."""

    status: int
    output: bytes
    errors: bytes


def may_fork() -> bool:
    """Whether this is the only thread but for those that wait for it, so that nothing can be held that a forked child would wait for."""
    if not sys.platform.startswith("linux") or not hasattr(os, "memfd_create"):
        return False
    threads = 1 + callers_waiting()
    if threading.active_count() > threads:
        return False
    for _ in range(_PATIENCE):
        try:
            if len(os.listdir("/proc/self/task")) == threads:
                return True
        except OSError:
            return False
        time.sleep(0.0002)  # a thread that was joined takes a moment to be gone
    return False


def in_fork(action: Callable[[], bytes]) -> Done:
    """What `action` gives in a fork. An exception there is a status that isn't 0, and its text what was written last to standard error."""
    with os.fdopen(os.memfd_create("output"), "rb") as output, os.fdopen(os.memfd_create("errors"), "rb") as errors:
        parent = os.getpid()
        # Ctrl-C reaches both; the child keeps it blocked, and the parent decides.
        usual = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        child = 0
        status: int | None = None
        try:
            with warnings.catch_warnings():
                warnings.simplefilter("ignore", DeprecationWarning)  # of threads, which wait here
                child = os.fork()
            if child == 0:
                _be_child(parent, output.fileno(), errors.fileno(), action)
            signal.pthread_sigmask(signal.SIG_SETMASK, usual)
            status = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
        finally:
            if child and status is None:
                with suppress(ProcessLookupError, ChildProcessError):
                    os.kill(child, signal.SIGKILL)
                    os.waitpid(child, 0)
            signal.pthread_sigmask(signal.SIG_SETMASK, usual)
        output.seek(0)
        errors.seek(0)
        return Done(status, output.read(), errors.read())


def _be_child(parent: int, output: int, errors: int, action: Callable[[], bytes]) -> None:
    """What a forked child does; it doesn't come back."""
    try:
        prepare_to_end(parent)
        # LLVM may leave by exit(), which writes out what C's streams hold of the parent's: that must go nowhere.
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, 1)
        os.dup2(errors, 2)
        try:
            result = action()
        except BaseException as error:
            os.write(errors, str(error).encode(errors="backslashreplace"))
            os._exit(_FAILED)
        _write_all(output, result)
        os._exit(0)
    finally:
        os._exit(_FAILED)


def prepare_to_end(parent: int) -> None:
    """In a child: abort plainly, without the parent's handler and without a core file, and go when the parent goes."""
    import resource

    for number in (signal.SIGABRT, signal.SIGSEGV, signal.SIGBUS, signal.SIGILL):
        signal.signal(number, signal.SIG_DFL)
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    end_with_parent(parent, signal.SIGKILL)


def _write_all(descriptor: int, data: bytes) -> None:
    rest = memoryview(data)
    while rest:
        rest = rest[os.write(descriptor, rest) :]


def in_new_process(program: str, data: bytes, *arguments: str) -> Done:
    """What the Python text `program`, which calls `serve`, gives in a new process for `data` on its standard input. OSError where there is
    no Python to run it."""
    import subprocess  # late: a fork does without both

    from nvopt.processes import python_command

    if not sys.executable:
        raise FileNotFoundError("this needs a Python to run as a child process, and this one does not know its own program")
    done = subprocess.run(python_command(program, *arguments), input=data, capture_output=True, check=False)
    return Done(done.returncode, done.stdout, done.stderr)


def serve(action: Callable[[bytes], bytes]) -> None:
    """What that process does."""
    if sys.platform.startswith("linux"):
        prepare_to_end(os.getppid())
    sys.stdout.buffer.write(action(sys.stdin.buffer.read()))
    sys.stdout.flush()
    os._exit(0)
