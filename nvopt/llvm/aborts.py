"""When LLVM gives up: a failed assertion or a fatal error inside it ends the whole process by abort(), and a bug may by a bad access.

Damaged bitcode does that now and then (text hardly ever does), and some passes do on unusual input. There is no way back from it; what can
be had is a clear last word and a clean exit status.
"""

import ctypes
import os
from collections.abc import Callable

_state: dict[str, object] = {"path": "", "handler": None}


def working_on(path: str) -> None:
    """Note which input LLVM is about to see."""
    _state["path"] = path


def guard_aborts(say: Callable[[str], object]) -> None:
    """From now on, when LLVM ends the process, call `say(path of the input)` and leave with status 1. For programs, not for libraries: it
    takes over the process's signals for that. LLVM has printed its own message to standard error by then. Where the stack ran out, there is
    none left to call anything."""
    if os.name != "posix":
        return

    import signal

    fatal = (signal.SIGABRT, signal.SIGSEGV, signal.SIGBUS, signal.SIGILL)

    def handler(_signal: int) -> None:
        try:
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
