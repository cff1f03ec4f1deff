"""Ending in good order where the process is told to end (SIGTERM): what it has made for the time being goes first.

A process that is killed can't tidy up. Where it has a parent of ours, that does it: it knows what the names of its temporary files hold.
"""

import os
import signal
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress

_PR_SET_PDEATHSIG = 1

_mark = ""  # stands in the names of this process's temporary files


class Terminated(KeyboardInterrupt):
    """SIGTERM, as an exception that unwinds the stack."""


@contextmanager
def orderly_end() -> Iterator[None]:
    """While it lasts, SIGTERM is raised as Terminated; when the stack is unwound as far as here, it ends the process as it would have. For
    short stretches: Python sees a signal only when LLVM's code returns."""
    if threading.current_thread() is not threading.main_thread() or signal.getsignal(signal.SIGTERM) is not signal.SIG_DFL:
        yield
        return
    signal.signal(signal.SIGTERM, _raise)
    try:
        try:
            yield
        finally:
            signal.signal(signal.SIGTERM, signal.SIG_DFL)
    except Terminated:
        signal.signal(signal.SIGTERM, signal.SIG_DFL)  # it may have come right before the one above
        os.kill(os.getpid(), signal.SIGTERM)


def _raise(*_: object) -> None:
    raise Terminated


@contextmanager
def temporary_folder() -> Iterator[str]:
    """A folder for temporary files, which is removed at the end, be it by SIGTERM."""
    import tempfile  # late: it takes as long as a small input, and files are written without it

    with orderly_end(), tempfile.TemporaryDirectory(prefix=f"nvopt-{_mark}") as folder:
        yield folder


def temporary_name() -> str:
    """A name for a file that is to take another's place: hidden, and nobody else's."""
    return f".nvopt-{_mark}{os.urandom(6).hex()}.tmp"


def name_temporaries(mark: str) -> None:
    """From now on, temporary files and folders of this process have `mark` in their names."""
    global _mark
    _mark = f"{mark}-"


def remove_temporaries(folder: str, mark: str) -> None:
    """Remove what a process with that mark, which is no more, has left in a folder."""
    import glob  # late: processes mostly leave nothing, and are not killed

    for path in glob.glob(os.path.join(glob.escape(folder), f"nvopt-{mark}-*")):
        import shutil  # late: few runs leave a folder behind

        shutil.rmtree(path, ignore_errors=True)
    for path in glob.glob(os.path.join(glob.escape(folder), f".nvopt-{mark}-*.tmp")):
        with suppress(OSError):
            os.unlink(path)


def end_with_parent(parent: int, number: signal.Signals) -> None:
    """Have the system send this process a signal when the thread that started it ends; `parent` is the process of that. Linux only."""
    if not sys.platform.startswith("linux"):
        return
    import ctypes

    ctypes.CDLL(None).prctl(_PR_SET_PDEATHSIG, number)
    if os.getppid() != parent:
        os._exit(1)


def finish_first() -> None:
    """In a child, put off SIGTERM until it has answered: a file that it has written is one that it tells of."""
    if os.name == "posix" and _mark:
        signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGTERM})
