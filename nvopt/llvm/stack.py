"""Room for recursion, LLVM's and the passes'.

LLVM reads and prints nested constants, types and metadata by recursion, some 2.5 kB of stack a level: a few thousand levels overflow a
thread's usual 8 MB, which kills the process without a message. So a call on input that is long enough to nest so deep runs in a thread
with a large stack, of which the system provides only what is touched. Python's limit is as high meanwhile as that stack allows.
"""

import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import TypeVar

R = TypeVar("R")

_SHORT = 16 * 1024  # bytes of text that cannot nest deep enough to matter
_SIZES = (1 << 30, 1 << 28, 1 << 26)  # tried in this order: there may be a limit on address space
_BYTES_A_CALL = 2048
"""What one of Python's recursive calls takes of a stack at most, by way of C too."""

_inside = threading.local()
_size_lock = threading.Lock()


def call_deep(size: int, function: Callable[[], R]) -> R:
    """`function()` with a large stack, unless `size`, the input's in bytes, is small or the caller has a large stack already."""
    if size < _SHORT or getattr(_inside, "deep", False):
        return function()
    from nvopt.llvm import address_space  # late: small input does without

    results: list[R] = []
    errors: list[BaseException] = []

    def work(stack: int) -> None:
        _inside.deep = True
        try:
            address_space.prepare_to_throw()
            with _recursion.limit(stack // _BYTES_A_CALL):
                results.append(function())
        except BaseException as error:
            errors.append(error)

    thread = _start(work, address_space.affordable(_SIZES))
    if thread is None:
        return function()
    thread.join()
    if errors:
        raise errors[0]
    return results[0]


def callers_waiting() -> int:
    """How many threads do nothing but wait for a call of this one's to come back."""
    return int(getattr(_inside, "deep", False))


class _Recursion:
    """Python's limit of recursion, which is one for all threads: the usual one comes back when the last that needs more has ended."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._threads = 0
        self._usual = 0

    @contextmanager
    def limit(self, calls: int) -> Iterator[None]:
        """Allows so many calls in each other, or as many as are allowed already."""
        with self._lock:
            if not self._threads:
                self._usual = sys.getrecursionlimit()
            self._threads += 1
            sys.setrecursionlimit(max(calls, sys.getrecursionlimit()))
        try:
            yield
        finally:
            with self._lock:
                self._threads -= 1
                if not self._threads:
                    sys.setrecursionlimit(self._usual)


_recursion = _Recursion()


def _start(work: Callable[[int], None], sizes: Sequence[int]) -> threading.Thread | None:
    """Start a thread with the first stack of these sizes that can be had; `work` is told its size, in bytes."""
    with _size_lock:  # the stack size of threads to come is one setting for the process
        for size in sizes:
            usual = threading.stack_size(size)
            try:
                thread = threading.Thread(target=work, args=(size,), daemon=True)
                thread.start()
                return thread
            except RuntimeError:
                continue
            finally:
                threading.stack_size(usual)
    return None
