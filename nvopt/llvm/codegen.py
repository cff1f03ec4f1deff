"""PTX from a module, by LLVM's code generation for NVPTX, in a process of its own.

What a target can't do ("Cannot select", an intrinsic of a newer GPU) LLVM tells by ending its process. So a child process does it; what
LLVM printed before it ended becomes the message of a CodegenError. The results of a fork and of a new process are the same, also in what
goes by the order of uses.
"""

from __future__ import annotations

import ctypes
import re
import signal
import sys
from ctypes import byref, c_void_p
from typing import NamedTuple

from nvopt.llvm.aborts import last_words
from nvopt.llvm.binding import NativeModule, function, function_attributes, take_string
from nvopt.llvm.children import Done, in_fork, in_new_process, may_fork, serve
from nvopt.llvm.errors import CodegenError
from nvopt.llvm.machine import leave_loops_alone, make_machine, use_short_pointers
from nvopt.llvm.stack import call_deep
from nvopt.target.short_pointers import has_short_pointers

_NAMED_GPU = re.compile(r'"target-cpu"="([^"]*)"')
_ANY_GPU = ("", "generic")


def named_gpus(native: NativeModule) -> list[str]:
    """What the functions with a body have as their "target-cpu", which LLVM's code generation for NVPTX does not look at."""
    found = {name for pointer in native.defined_functions() for text in function_attributes(pointer) for name in _NAMED_GPU.findall(text)}
    return sorted(found.difference(_ANY_GPU))


def _has_reduced_loops(native: NativeModule) -> bool:
    """Whether `loop-reduce` has been at a function, which it gives an attribute."""
    return any('"nvopt-loop-reduce"' in text for pointer in native.defined_functions() for text in function_attributes(pointer))


class Generated(NamedTuple):
    """PTX, and the warnings that LLVM gave."""

    ptx: bytes
    warnings: tuple[str, ...]


def generate(native: NativeModule, path: str, cpu: str, features: str, level: int, size: int) -> Generated:
    """PTX for a module, which stays as it is. `cpu` and `features` as llc's -mcpu and -mattr, checked by nvopt.target.ptx; `level` as llc's
    -O; `size` is that of the module's text, in bytes. CodegenError, which begins with `path`, with LLVM's own words when it can't."""
    words = (cpu, features, level, size)
    done = _fork(native, *words) if may_fork() else _spawn(native, *words)
    said = done.errors.decode(errors="backslashreplace").rstrip("\n")
    if done.status != 0:
        raise CodegenError(f"{path}: error: LLVM can't make PTX of this module: {_reason(said, done.status)}")
    return Generated(done.output, tuple(line.removeprefix("warning: ") for line in said.splitlines()))


def _reason(said: str, status: int) -> str:
    words = last_words(said)
    if status < 0 and -status != signal.SIGABRT:
        words += f"\ncode generation crashed ({signal.Signals(-status).name})"
    return words.lstrip("\n") or f"code generation ended with status {status}"


def _assemble(native: NativeModule, cpu: str, features: str, level: int, size: int) -> bytes:
    """PTX, in this process. It changes the module, and LLVM's options where the module wants that."""
    if has_short_pointers(native.data_layout):
        use_short_pointers()
    if _has_reduced_loops(native):
        leave_loops_alone()
    target = make_machine(native.triple, cpu, features, level)
    function("InitializeAllAsmPrinters")()
    function("SetTargetMachineAsmVerbosity")(target, 1)  # comments, as llc writes them
    message = c_void_p()
    buffer = call_deep(size, lambda: function("TargetMachineEmitToMemory")(target, native.pointer, 0, byref(message)))
    if not buffer:
        raise CodegenError(take_string(message).decode(errors="backslashreplace"))
    text = ctypes.string_at(function("GetBufferStart")(buffer), function("GetBufferSize")(buffer))
    function("DisposeMemoryBuffer")(buffer)
    return text


def _fork(native: NativeModule, cpu: str, features: str, level: int, size: int) -> Done:
    return in_fork(lambda: _assemble(native, cpu, features, level, size))


def _spawn(native: NativeModule, cpu: str, features: str, level: int, size: int) -> Done:
    program = "from nvopt.llvm.codegen import assemble_text; assemble_text()"
    try:
        return in_new_process(program, call_deep(size, native.print), cpu, features, str(level))
    except FileNotFoundError as error:
        raise CodegenError(f"error: {error}") from None


def assemble_text() -> None:
    """What the new process does: text on standard input, PTX on standard output."""
    serve(_assemble_text)


def _assemble_text(text: bytes) -> bytes:
    cpu, features, level = sys.argv[1:]
    native = call_deep(len(text), lambda: NativeModule.parse(text, bitcode=False))
    if isinstance(native, bytes):
        sys.exit(native.decode(errors="backslashreplace"))
    return _assemble(native, cpu, features, int(level), len(text))
