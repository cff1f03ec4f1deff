"""Room for LLVM's recursion.

LLVM reads and prints nested constants, types and metadata by recursion, some 2.5 kB of stack a level: a few thousand levels overflow a
thread's usual 8 MB, which kills the process without a message. So a call on input that is long enough to nest so deep runs in a thread
with a large stack, of which the system provides only what is touched.
"""

import threading
from collections.abc import Callable
from typing import TypeVar

R = TypeVar("R")

_SHORT = 16 * 1024  # bytes of text that cannot nest deep enough to matter
_SIZES = (1 << 30, 1 << 28, 1 << 26)  # tried in this order: a limit on address space may forbid the larger ones

_inside = threading.local()
_size_lock = threading.Lock()


def call_deep(size: int, function: Callable[[], R]) -> R:
    """`function()` with a large stack, unless `size`, the input's in bytes, is small or the caller has a large stack already."""
    if size < _SHORT or getattr(_inside, "deep", False):
        return function()
    results: list[R] = []
    errors: list[BaseException] = []

    def work() -> None:
        _inside.deep = True
        try:
            results.append(function())
        except BaseException as error:
            errors.append(error)

    thread = _start(work)
    if thread is None:
        return function()
    thread.join()
    if errors:
        raise errors[0]
    return results[0]


def _start(work: Callable[[], None]) -> threading.Thread | None:
    """Start a thread with the largest stack that can be had."""
    with _size_lock:  # the stack size of threads to come is one setting for the process
        for size in _SIZES:
            usual = threading.stack_size(size)
            try:
                thread = threading.Thread(target=work, daemon=True)
                thread.start()
                return thread
            except RuntimeError:
                continue
            finally:
                threading.stack_size(usual)
    return None
