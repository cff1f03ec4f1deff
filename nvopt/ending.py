"""Ending in good order where the process is told to end (SIGTERM): what it has made for the time being goes first."""

import os
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager


class Terminated(KeyboardInterrupt):
    """SIGTERM, as an exception that unwinds the stack."""


@contextmanager
def orderly_end() -> Iterator[None]:
    """While it lasts, SIGTERM is raised as Terminated; when the stack is unwound as far as here, it ends the process as it would have. For
    short stretches: Python sees a signal only when LLVM's code returns."""
    if threading.current_thread() is not threading.main_thread() or signal.getsignal(signal.SIGTERM) is not signal.SIG_DFL:
        yield
        return
    told = False
    signal.signal(signal.SIGTERM, _raise)
    try:
        yield
    except Terminated:
        told = True
    finally:
        signal.signal(signal.SIGTERM, signal.SIG_DFL)
    if told:
        os.kill(os.getpid(), signal.SIGTERM)


def _raise(*_: object) -> None:
    raise Terminated


@contextmanager
def temporary_folder() -> Iterator[str]:
    """A folder for temporary files, which is removed at the end, be it by SIGTERM."""
    import tempfile  # late: it takes as long as a small input, and files are written without it

    with orderly_end(), tempfile.TemporaryDirectory(prefix="nvopt-") as folder:
        yield folder
