"""When LLVM gives up: a failed assertion or a fatal error inside it ends the whole process by abort().

Damaged bitcode does that now and then (text hardly ever does). There is no way back from it; what can be had is a clear last word and a
clean exit status.
"""

import ctypes
import os
from collections.abc import Callable

_state: dict[str, object] = {"path": "", "handler": None}


def working_on(path: str) -> None:
    """Note which input LLVM is about to see."""
    _state["path"] = path


def guard_aborts(say: Callable[[str], object]) -> None:
    """From now on, when LLVM aborts the process, call `say(path of the input)` and leave with status 1. For programs, not for libraries:
    it takes over the process's SIGABRT. LLVM has printed its own message to standard error by then."""
    if os.name != "posix":
        return

    def handler(number: int) -> None:
        try:
            say(str(_state["path"]))
        finally:
            os._exit(1)

    from signal import SIGABRT

    # The C library's signal(), not Python's: abort() does not return, so Python would never come to run a handler of its own.
    function = ctypes.CFUNCTYPE(None, ctypes.c_int)(handler)
    _state["handler"] = function  # C keeps only its address
    set_handler = ctypes.CDLL(None).signal
    set_handler.argtypes, set_handler.restype = [ctypes.c_int, ctypes.c_void_p], ctypes.c_void_p
    set_handler(SIGABRT, ctypes.cast(function, ctypes.c_void_p))
