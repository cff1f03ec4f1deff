"""Threads under a limit on address space (`ulimit -v`), where memory runs out for one sooner than for the process."""

import ctypes
import os
import sys
from collections.abc import Sequence

from nvopt.llvm.aborts import is_guarded
from nvopt.llvm.engines import engine

_M_ARENA_MAX = -8
"""Of the C library's mallopt: how many heaps there may be."""


def affordable(sizes: Sequence[int]) -> Sequence[int]:
    """The sizes of a stack, in bytes, that leave half of the address space that is left: Python waits for ever for a thread that finds no
    memory as it starts. In a program, threads to come take memory from the one heap that there is."""
    room = _room()
    if room is None:
        return sizes
    if is_guarded():
        _share_one_heap()
    return [size for size in sizes if 2 * size <= room]


def _room() -> int | None:
    """How many bytes of address space may still be taken; None where there is no limit that can be seen."""
    if not sys.platform.startswith("linux"):
        return None
    import resource

    limit = resource.getrlimit(resource.RLIMIT_AS)[0]
    if limit == resource.RLIM_INFINITY:
        return None
    try:
        with open("/proc/self/statm", "rb") as file:
            return limit - int(file.read().split()[0]) * os.sysconf("SC_PAGE_SIZE")
    except OSError:
        return None


def _share_one_heap() -> None:
    """By itself, glibc gives each thread a heap of its own of 64 MiB of address space; where a limit forbids that, every allocation takes a
    page. One heap is no hindrance where one thread works at a time."""
    mallopt = getattr(ctypes.CDLL(None), "mallopt", None)
    if mallopt is not None:
        mallopt(_M_ARENA_MAX, 1)


def prepare_to_throw() -> None:
    """Have the C++ library take now what it needs of this thread's storage to throw. It would be taken with the first exception; where that
    says that memory has run out, the C library ends the process with status 127."""
    engine().prepare_to_throw()
