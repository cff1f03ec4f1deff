"""When LLVM gives up: a failed assertion or a fatal error inside it ends the whole process by abort(), and a bug may by a bad access.

Damaged bitcode does that now and then, one in some thousand invalid texts does (above all calls of old intrinsics with wrong types, and
debug info with operands of the wrong kind), and some passes do on unusual input. There is no way back from it; what can be had is a clear
last word and a clean exit status.
"""

import ctypes
import os
import stat
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from nvopt.patterns import late
from nvopt.visible import visible

if TYPE_CHECKING:
    import mmap

# python: /build/llvm/include/llvm/IR/User.h:208: ...: Assertion `...' failed.
_ASSERTION = late(r"^[^:]*: \S*/(?=llvm/\S*:\d+: .*: Assertion )")
_LONGEST = 40  # lines of LLVM's message that are shown: it prints whole graphs

_RESERVE = 8 << 20
"""Bytes of address space that are kept for the last word, and that are no memory until then."""

_state: dict[str, object] = {"path": "", "handler": None}
_reserve: "list[mmap.mmap]" = []


def working_on(path: str) -> None:
    """Note which input LLVM is about to see."""
    _state["path"] = path


def guard_aborts(say: Callable[[str], object]) -> None:
    """From now on, when LLVM ends the process, call `say(path of the input)` and leave with status 1. For programs, not for libraries: it
    takes over the process's signals for that. LLVM has printed its own message to standard error by then. Where the stack ran out, there is
    none left to call anything."""
    if os.name != "posix":
        return

    import mmap
    import signal

    if not _reserve:
        _reserve.append(mmap.mmap(-1, _RESERVE))
    fatal = (signal.SIGABRT, signal.SIGSEGV, signal.SIGBUS, signal.SIGILL)

    def handler(_signal: int) -> None:
        try:
            release_reserve()
            for other in fatal:  # once is enough: what goes wrong from here on ends the process at once
                set_handler(other, None)
            say(str(_state["path"]))
        finally:
            os._exit(1)

    # The C library's signal(), not Python's: abort() does not return, so Python would never come to run a handler of its own.
    function = ctypes.CFUNCTYPE(None, ctypes.c_int)(handler)
    _state["handler"] = function  # C keeps only its address
    set_handler = ctypes.CDLL(None).signal
    set_handler.argtypes, set_handler.restype = [ctypes.c_int, ctypes.c_void_p], ctypes.c_void_p
    for number in fatal:
        set_handler(number, ctypes.cast(function, ctypes.c_void_p))


def is_guarded() -> bool:
    """Whether this is a program of ours, whose ends are guarded, and nothing has gone wrong yet."""
    return bool(_reserve)


def release_reserve() -> None:
    """Give back what is kept for the last word: memory has run out, or may have."""
    if _reserve:
        _reserve.pop().close()


def last_words(said: str) -> str:
    """What LLVM printed before it ended the process, without what nobody can use: its stack dump, where LLVM was built, and the middle of a
    very long text."""
    lines = said.partition("PLEASE submit a bug report")[0].rstrip("\n").removeprefix("LLVM ERROR: ").removeprefix("error: ").splitlines()
    lines = [_ASSERTION.sub("assertion failed in ", line) for line in lines]
    if len(lines) > _LONGEST:
        lines[_LONGEST // 2 : -_LONGEST // 2] = [f"[... {len(lines) - _LONGEST} lines ...]"]
    return "\n".join(lines)


_NOTHING = -1
_kept = _NOTHING  # the file with what LLVM has written


@contextmanager
def kept_words() -> Iterator[None]:
    """Keep what LLVM writes to standard error: for `heard`, should it end the process, or else for the end, when it is passed on without
    control characters. For programs: it takes over the process's standard error; Python's own, sys.stderr, writes where it did."""
    global _kept
    if not hasattr(os, "memfd_create") or not _is_usual(sys.stderr):
        yield
        return
    stream, usual = sys.stderr, os.dup(2)
    stream.flush()
    _kept = os.memfd_create("words")
    os.dup2(_kept, 2)
    sys.stderr = os.fdopen(usual, "w", buffering=1, encoding=stream.encoding, errors=stream.errors, closefd=False)
    try:
        yield
    finally:
        sys.stderr.flush()
        sys.stderr = stream
        os.dup2(usual, 2)
        os.close(usual)
        stream.write(visible(heard()))
        os.close(_kept)
        _kept = _NOTHING


def said_during(action: Callable[[], object]) -> str:
    """What is written to the process's standard error while `action` runs, which shows nowhere else."""
    import tempfile

    start = _end_of_own_file()
    if start is not None:  # what ends the process is heard there
        action()
        said = os.pread(2, os.fstat(2).st_size - start, start)
        os.ftruncate(2, start)
        os.lseek(2, start, os.SEEK_SET)
        return said.decode(errors="backslashreplace")
    usual = os.dup(2)
    with tempfile.TemporaryFile() as file:
        os.dup2(file.fileno(), 2)
        try:
            action()
        finally:
            os.dup2(usual, 2)
            os.close(usual)
        file.seek(0)
        return file.read().decode(errors="backslashreplace")


def _end_of_own_file() -> int | None:
    """Where standard error stands, if that is a file that can be read back, as in `kept_words` and in children."""
    try:
        import fcntl

        found = os.fstat(2)
        readable = fcntl.fcntl(2, fcntl.F_GETFL) & os.O_ACCMODE == os.O_RDWR
        at_end = stat.S_ISREG(found.st_mode) and os.lseek(2, 0, os.SEEK_CUR) == found.st_size
    except (ImportError, OSError):
        return None
    return found.st_size if readable and at_end else None


def _is_usual(stream: object) -> bool:
    try:
        return stream.fileno() == 2  # type: ignore[attr-defined, no-any-return]
    except (AttributeError, OSError, ValueError):
        return False


def heard() -> str:
    """What LLVM has written to standard error since `kept_words`."""
    if _kept == _NOTHING:
        return ""
    size = os.fstat(_kept).st_size
    return os.pread(_kept, size, 0).decode(errors="backslashreplace")


def guard_exits(say: Callable[[str], object]) -> None:
    """The same for where LLVM leaves by exit(1), as on an old intrinsic with an alignment that is none. For programs that themselves leave
    by os._exit alone: what is called here is Python, and must not be called after the interpreter's end."""
    register = getattr(ctypes.CDLL(None), "__cxa_atexit", None) if os.name == "posix" else None
    if register is None:
        return
    guarded = os.getpid()

    def handler(_: object) -> None:
        if os.getpid() == guarded:  # not a child, whose end its parent hears of
            try:
                say(str(_state["path"]))
            finally:
                os._exit(1)

    function = ctypes.CFUNCTYPE(None, ctypes.c_void_p)(handler)
    _state["exit handler"] = function
    register(function, None, None)
