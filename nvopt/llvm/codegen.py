"""PTX from a module, by LLVM's code generation for NVPTX, in a process of its own.

What a target can't do ("Cannot select", an intrinsic of a newer GPU) LLVM tells by ending its process. So a child process does it; what
LLVM printed before it ended becomes the message of a CodegenError. The results of a fork and of a new process are the same, also in what
goes by the order of uses.
"""

from __future__ import annotations

import re
import signal
import sys
from collections.abc import Collection
from typing import NamedTuple

from nvopt.llvm.aborts import last_words
from nvopt.llvm.children import Done, in_fork, in_new_process, may_fork, serve
from nvopt.llvm.engines import engine
from nvopt.llvm.errors import CodegenError
from nvopt.llvm.machine import leave_loops_alone, leave_out_preparation, make_machine, use_short_pointers
from nvopt.llvm.native_module import NativeModule, function_name, string_attributes
from nvopt.llvm.stack import call_deep
from nvopt.target import codegen_prepare, strength_reduction
from nvopt.target.short_pointers import has_short_pointers

_ANY_GPU = ("", "generic")


def named_gpus(native: NativeModule) -> list[str]:
    """What the functions with a body have as their "target-cpu", which LLVM's code generation for NVPTX does not look at."""
    found = {value for function in native.defined_functions() for key, value in string_attributes(function) if key == "target-cpu"}
    return sorted(found.difference(_ANY_GPU))


class _Done(NamedTuple):
    """What passes have done to a module's functions in LLVM's place."""

    is_prepared: bool
    """Whether LLVM's CodeGenPrepare is left out."""
    are_reduced: bool
    """Whether there are functions whose loops LLVM is to leave alone."""
    left: frozenset[str]
    """The functions, by their names in PTX, whose loops LLVM is to have nevertheless."""


def _done_to(native: NativeModule) -> _Done:
    prepared = reduced = False
    left: set[str] = set()
    for function in native.defined_functions():
        attributes = dict(string_attributes(function))
        prepared |= codegen_prepare.ATTRIBUTE in attributes
        mark = attributes.get(strength_reduction.ATTRIBUTE)
        if mark == strength_reduction.BY_LLVM:
            name = function_name(function)
            left |= {name, re.sub(r"[.@]", "_$_", name)}  # a local one is renamed
        elif mark is not None:
            reduced = True
    return _Done(prepared, reduced, frozenset(left) if reduced else frozenset())


class _Request(NamedTuple):
    """What code generation is asked for."""

    cpu: str
    features: str
    """Of PTX."""
    level: int
    """llc's -O."""
    size: int
    """Bytes of the module's text."""
    is_prepared: bool
    """Whether LLVM's CodeGenPrepare is left out."""
    are_reduced: bool
    """Whether LLVM's strength reduction is."""


class Generated(NamedTuple):
    """PTX, and the warnings that LLVM gave."""

    ptx: bytes
    warnings: tuple[str, ...]


def generate(native: NativeModule, path: str, cpu: str, features: str, level: int, size: int) -> Generated:
    """PTX for a module, which stays as it is. `cpu` and `features` as llc's -mcpu and -mattr, checked by nvopt.target.ptx; `level` as llc's
    -O; `size` is that of the module's text, in bytes. CodegenError, which begins with `path`, with LLVM's own words when it can't."""
    done = _done_to(native)
    request = _Request(cpu, features, level, size, done.is_prepared, done.are_reduced)
    generated = _generate(native, path, request)
    if not done.left:
        return generated
    by_llvm = _generate(native, path, request._replace(are_reduced=False))
    return generated._replace(ptx=with_functions_of(generated.ptx, by_llvm.ptx, done.left))


def _generate(native: NativeModule, path: str, request: _Request) -> Generated:
    done = _fork(native, request) if may_fork() else _spawn(native, request)
    said = done.errors.decode(errors="backslashreplace").rstrip("\n")
    if done.status != 0:
        raise CodegenError(f"{path}: error: LLVM can't make PTX of this module: {_reason(said, done.status)}")
    return Generated(done.output, tuple(line.removeprefix("warning: ") for line in said.splitlines()))


_FUNCTION = re.compile(rb"^[^\n]*// -- Begin function ([^\n]+)\n.*?// -- End function\n\}\n", re.MULTILINE | re.DOTALL)


def with_functions_of(ptx: bytes, other: bytes, names: Collection[str]) -> bytes:
    """PTX, with some functions as they are in other PTX of the same module. As it is where the two don't agree in what stands around
    functions, as debug info may."""
    if _FUNCTION.sub(rb"\1", ptx) != _FUNCTION.sub(rb"\1", other):
        return ptx
    others = {found[1]: found[0] for found in _FUNCTION.finditer(other)}
    taken = {name.encode(errors="surrogateescape") for name in names}
    return _FUNCTION.sub(lambda found: others[found[1]] if found[1] in taken else found[0], ptx)


def _reason(said: str, status: int) -> str:
    words = last_words(said)
    if status < 0 and -status != signal.SIGABRT:
        words += f"\ncode generation crashed ({signal.Signals(-status).name})"
    return words.lstrip("\n") or f"code generation ended with status {status}"


def _assemble(native: NativeModule, request: _Request) -> bytes:
    """PTX, in this process. It changes the module, and LLVM's options where the module wants that."""
    if has_short_pointers(native.data_layout):
        use_short_pointers()
    if request.is_prepared:
        leave_out_preparation()
    if request.are_reduced:
        leave_loops_alone()
    target = make_machine(native.triple, request.cpu, request.features, request.level)
    try:
        return call_deep(request.size, lambda: engine().assembly(target, native.pointer))
    except ValueError as error:
        raise CodegenError(str(error)) from None


def _fork(native: NativeModule, request: _Request) -> Done:
    return in_fork(lambda: _assemble(native, request))


def _spawn(native: NativeModule, request: _Request) -> Done:
    words = (request.cpu, request.features, *(str(int(one)) for one in (request.level, request.is_prepared, request.are_reduced)))
    program = "from nvopt.llvm.codegen import assemble_text; assemble_text()"
    try:
        return in_new_process(program, call_deep(request.size, native.print), *words)
    except FileNotFoundError as error:
        raise CodegenError(f"error: {error}") from None


def assemble_text() -> None:
    """What the new process does: text on standard input, PTX on standard output."""
    serve(_assemble_text)


def _assemble_text(text: bytes) -> bytes:
    cpu, features, *numbers = sys.argv[1:]
    level, is_prepared, are_reduced = map(int, numbers)
    native = call_deep(len(text), lambda: NativeModule.parse(text, bitcode=False))
    if isinstance(native, bytes):
        sys.exit(native.decode(errors="backslashreplace"))
    return _assemble(native, _Request(cpu, features, level, len(text), bool(is_prepared), bool(are_reduced)))
