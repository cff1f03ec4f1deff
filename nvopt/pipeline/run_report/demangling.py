"""C++ names as their sources have them, by the C++ runtime that LLVM's library is linked with.

demangled("_Z5scalePfi")       "scale(float*, int)"
"""

from __future__ import annotations

import ctypes
import sys
from collections.abc import Callable
from functools import cache

_RUNTIME = {"darwin": "libc++abi.dylib"}.get(sys.platform, "libstdc++.so.6")


def demangled(name: str) -> str | None:
    """What the name says; None where it isn't mangled, or where there is no such runtime."""
    demangle = _demangler()
    return demangle(name) if demangle is not None and name.startswith("_Z") else None


@cache
def _demangler() -> Callable[[str], str | None] | None:
    try:
        runtime, c = ctypes.CDLL(_RUNTIME), ctypes.CDLL(None)
        function = runtime.__cxa_demangle
    except (OSError, AttributeError, TypeError):  # TypeError: Windows knows no program's own symbols
        return None
    # Itanium C++ ABI, 3.4: char *__cxa_demangle(const char *name, char *buffer, size_t *length, int *status); the result is malloc's.
    function.restype, function.argtypes = ctypes.c_void_p, [ctypes.c_char_p, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p]
    c.free.restype, c.free.argtypes = None, [ctypes.c_void_p]

    def demangle(name: str) -> str | None:
        found = function(name.encode("utf-8", "surrogateescape"), None, None, None)
        if not found:
            return None
        text = ctypes.string_at(found).decode("utf-8", "backslashreplace")
        c.free(found)
        return text

    return demangle
