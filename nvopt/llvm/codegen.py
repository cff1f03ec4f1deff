"""PTX from a module, by LLVM's code generation for NVPTX, in a process of its own.

What a target can't do ("Cannot select", an intrinsic of a newer GPU) LLVM tells by ending its process. So a child process does it; what
LLVM printed before it ended becomes the message of a CodegenError.

Which child: on Linux, in a process with one thread (as the command line and its workers are), a fork. It has the module already, so that
it costs 2 to 3 ms. It would inherit locks that other threads hold inside LLVM, so a process with more threads starts a new Python instead,
which reads the module's text: 50 ms and the time for that. The results are the same, also in what goes by the order of uses.

A child that forks doesn't outlive its parent: Linux kills it when that ends, however it does. Results and messages of a fork go through
files in memory, which never fill up as pipes do.
"""

from __future__ import annotations

import ctypes
import os
import re
import signal
import sys
import threading
import time
from contextlib import suppress
from ctypes import byref, c_void_p
from typing import NamedTuple

from nvopt.llvm.binding import NativeModule, function, function_attributes, take_string
from nvopt.llvm.errors import CodegenError
from nvopt.llvm.machine import has_short_pointers, make_machine, use_short_pointers
from nvopt.llvm.stack import call_deep

_FAILED = 1
_PR_SET_PDEATHSIG = 1
# python: /build/llvm/include/llvm/IR/User.h:208: ...: Assertion `...' failed.
_ASSERTION = re.compile(r"^[^:]*: \S*/(?=llvm/\S*:\d+: .*: Assertion )")
_PATIENCE = 10
_LONGEST = 40  # lines of LLVM's message that are shown: it prints whole graphs


_NAMED_GPU = re.compile(r'"target-cpu"="([^"]*)"')
_ANY_GPU = ("", "generic")


def named_gpus(native: NativeModule) -> list[str]:
    """What the functions with a body have as their "target-cpu", which LLVM's code generation for NVPTX does not look at."""
    found = {name for pointer in native.defined_functions() for text in function_attributes(pointer) for name in _NAMED_GPU.findall(text)}
    return sorted(found.difference(_ANY_GPU))


class Generated(NamedTuple):
    """PTX, and the warnings that LLVM gave."""

    ptx: bytes
    warnings: tuple[str, ...]


def generate(native: NativeModule, path: str, cpu: str, features: str, level: int, size: int) -> Generated:
    """PTX for a module, which stays as it is. `cpu` and `features` as llc's -mcpu and -mattr, checked by nvopt.target.ptx; `level` as llc's
    -O; `size` is that of the module's text, in bytes. CodegenError, which begins with `path`, with LLVM's own words when it can't."""
    words = (cpu, features, level, size)
    done = _fork(native, *words) if _may_fork() else _spawn(native, *words)
    said = done.errors.decode(errors="backslashreplace").rstrip("\n")
    if done.status != 0:
        raise CodegenError(f"{path}: error: LLVM can't make PTX of this module: {_reason(said, done.status)}")
    return Generated(done.output, tuple(line.removeprefix("warning: ") for line in said.splitlines()))


class _Done(NamedTuple):
    """How a child ended: its exit status, negative for a signal's number."""

    status: int
    output: bytes
    errors: bytes


def _reason(said: str, status: int) -> str:
    """LLVM's last words, without what nobody can use: its stack dump, where LLVM was built, and the middle of a very long text."""
    lines = said.partition("PLEASE submit a bug report")[0].rstrip("\n").removeprefix("LLVM ERROR: ").removeprefix("error: ").splitlines()
    lines = [_ASSERTION.sub("assertion failed in ", line) for line in lines]
    if len(lines) > _LONGEST:
        lines[_LONGEST // 2 : -_LONGEST // 2] = [f"[... {len(lines) - _LONGEST} lines ...]"]
    if status < 0 and -status != signal.SIGABRT:
        lines.append(f"code generation crashed ({signal.Signals(-status).name})")
    return "\n".join(lines) or f"code generation ended with status {status}"


def _assemble(native: NativeModule, cpu: str, features: str, level: int, size: int) -> bytes:
    """PTX, in this process. It changes the module, and LLVM's options where the module wants short pointers."""
    if has_short_pointers(native.data_layout):
        use_short_pointers()
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


# -- a fork


def _may_fork() -> bool:
    """Whether this is the only thread, so that nothing can be held that a forked child would wait for."""
    if not sys.platform.startswith("linux") or not hasattr(os, "memfd_create"):
        return False
    if threading.active_count() > 1:
        return False
    for _ in range(_PATIENCE):
        try:
            if len(os.listdir("/proc/self/task")) == 1:
                return True
        except OSError:
            return False
        time.sleep(0.0002)  # a thread that was joined takes a moment to be gone
    return False


def _fork(native: NativeModule, cpu: str, features: str, level: int, size: int) -> _Done:
    with os.fdopen(os.memfd_create("ptx"), "rb") as output, os.fdopen(os.memfd_create("errors"), "rb") as errors:
        parent = os.getpid()
        # Ctrl-C reaches both; the child keeps it blocked, and the parent decides.
        usual = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        child = 0
        status: int | None = None
        try:
            child = os.fork()
            if child == 0:
                _be_child(parent, output.fileno(), errors.fileno(), native, cpu, features, level, size)
            signal.pthread_sigmask(signal.SIG_SETMASK, usual)
            status = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
        finally:
            if child and status is None:
                with suppress(ProcessLookupError, ChildProcessError):
                    os.kill(child, signal.SIGKILL)
                    os.waitpid(child, 0)
            signal.pthread_sigmask(signal.SIG_SETMASK, usual)
        output.seek(0)
        errors.seek(0)
        return _Done(status, output.read(), errors.read())


def _be_child(parent: int, output: int, errors: int, native: NativeModule, cpu: str, features: str, level: int, size: int) -> None:
    """What a forked child does; it doesn't come back."""
    try:
        _prepare_to_end(parent)
        # LLVM may leave by exit(), which writes out what C's streams hold of the parent's: that must go nowhere.
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, 1)
        os.dup2(errors, 2)
        try:
            text = _assemble(native, cpu, features, level, size)
        except BaseException as error:
            os.write(errors, str(error).encode(errors="backslashreplace"))
            os._exit(_FAILED)
        _write_all(output, text)
        os._exit(0)
    finally:
        os._exit(_FAILED)


def _prepare_to_end(parent: int) -> None:
    """Abort plainly, without the parent's handler and without a core file, and go when the parent goes."""
    import resource

    signal.signal(signal.SIGABRT, signal.SIG_DFL)
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    ctypes.CDLL(None).prctl(_PR_SET_PDEATHSIG, signal.SIGKILL)
    if os.getppid() != parent:
        os._exit(_FAILED)


def _write_all(descriptor: int, data: bytes) -> None:
    rest = memoryview(data)
    while rest:
        rest = rest[os.write(descriptor, rest) :]


# -- a new process


def _spawn(native: NativeModule, cpu: str, features: str, level: int, size: int) -> _Done:
    import subprocess  # late: a fork does without both

    from nvopt.processes import python_command

    if not sys.executable:
        raise CodegenError("error: code generation needs a Python to run as a child process, and this one does not know its own program")
    command = python_command("from nvopt.llvm.codegen import serve; serve()", cpu, features, str(level))
    done = subprocess.run(command, input=call_deep(size, native.print), capture_output=True, check=False)
    return _Done(done.returncode, done.stdout, done.stderr)


def serve() -> None:
    """What the new process does: text on standard input, PTX on standard output."""
    if sys.platform.startswith("linux"):
        _prepare_to_end(os.getppid())
    cpu, features, level = sys.argv[1:]
    text = sys.stdin.buffer.read()
    native = call_deep(len(text), lambda: NativeModule.parse(text, bitcode=False))
    if isinstance(native, bytes):
        sys.exit(native.decode(errors="backslashreplace"))
    sys.stdout.buffer.write(_assemble(native, cpu, features, int(level), len(text)))
    sys.stdout.flush()
    os._exit(0)
