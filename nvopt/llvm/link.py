"""Linking what a module calls from a library, as clang's -mlink-builtin-bitcode does.

    declare float @__nv_cosf(float)                 define internal float @__nv_cosf(float %x) { ... }
    ... call float @__nv_cosf(float %x)    becomes  ... call float @__nv_cosf(float %x)

Only what the module declares and uses comes in, with what that needs in turn, and all of it is internal. The result is that of
`llvm-link -only-needed -internalize`, but for two things: a declaration that nothing uses brings nothing in, and the linked functions get
the attributes by which LLVM chooses instructions (the GPU, what becomes of denormals) that all functions of the module agree on, as from
clang. The module keeps its own triple and data layout.
"""

import re
from collections.abc import Iterable

from nvopt.llvm.engines import engine
from nvopt.llvm.libdevice import MATH_PREFIX, Library
from nvopt.llvm.native import Step
from nvopt.llvm.native_module import NativeModule, function_type, string_attributes
from nvopt.nearest import hint

_INTRINSIC_PREFIX = b"llvm."
_SHARED = ("denormal-fp-math", "denormal-fp-math-f32", "target-cpu", "target-features")
_TARGET_LINE = re.compile(rb"^target (?:triple|datalayout) = .*\n", re.M)
_GROUP_OF_DEFINITION = re.compile(rb"^define .* (#\d+)(?: .*)?\{$", re.M)
_HEAD = re.compile(rb"^define ([^@\n]*)@([-\w.$]+)\(", re.M)
_CONVENTION = re.compile(rb"(?:^| )(\w+_(?:kernel|device|func)|\w+cc|cc ?\d+) ")


class LinkError(Exception):
    """A function cannot be linked; `function` is its name, b"" where it is not one function's fault."""

    def __init__(self, message: str, function: bytes = b"") -> None:
        super().__init__(message)
        self.function = function


def link_needed(native: NativeModule, library: Library, size: int) -> list[str]:
    """Link what `native` calls from `library`; warnings on functions of libdevice's kind that the library does not have. `size` is that of
    the module's text, in bytes. LinkError when a function is declared with another type or calling convention than it has."""
    if all(engine().symbol(pointer).startswith(_INTRINSIC_PREFIX) for pointer in native.declared_functions()):
        return []
    wanted = _used_declarations(native, size)
    known = library.signatures if wanted else {}
    for name in sorted(wanted.keys() & known.keys()):
        if wanted[name] != known[name]:
            shown = name.decode(errors="backslashreplace")
            raise LinkError(f"'{shown}' is declared as '{wanted[name]}', but in {library.path} it is '{known[name]}'", name)
    found = frozenset(wanted.keys() & known.keys())
    if found:
        _check_conventions(native, library, found)
        _link(native, library, found)
    return [_unknown(name, library) for name in wanted if name not in found and name.startswith(MATH_PREFIX)]


def _used_declarations(native: NativeModule, size: int) -> dict[bytes, str]:
    """The functions, no intrinsics, that the module declares and uses, with their types."""
    copy = native.clone()
    copy.run([Step("strip-dead-prototypes")], None, size)
    used = {engine().symbol(pointer): function_type(pointer) for pointer in copy.declared_functions()}
    copy.close()
    return {name: type for name, type in used.items() if not name.startswith(_INTRINSIC_PREFIX)}


def _check_conventions(native: NativeModule, library: Library, names: frozenset[bytes]) -> None:
    """LLVM's linker does not compare calling conventions, and takes a call by another one for code that never runs."""
    there = {name: _convention(head) for head, name in _HEAD.findall(library.extract(names)) if name in names}
    for pointer in native.declared_functions():
        name = engine().symbol(pointer)
        if name not in there:
            continue
        here = _convention(engine().function_text(pointer).partition(b"@")[0])
        if here != there[name]:
            shown = name.decode(errors="backslashreplace")
            raise LinkError(f"'{shown}' is declared with calling convention '{here}', but in {library.path} with '{there[name]}'", name)


def _convention(head: bytes) -> str:
    """The calling convention in what stands before a function's name."""
    found = _CONVENTION.search(head)
    return found[1].decode() if found else "ccc"


def _link(native: NativeModule, library: Library, names: frozenset[bytes]) -> None:
    text = _with_layout(library.extract(names), native)
    text = _with_attributes(text, _common_attributes(native))
    message = native.link_text(text)
    if message:
        said = message.decode(errors="backslashreplace").rstrip("\n")
        raise LinkError(f"cannot link {library.path}: {said}")
    for name in names:
        native.make_internal(name)


def _with_layout(text: bytes, native: NativeModule) -> bytes:
    """`text` with the module's triple and data layout in place of its own: LLVM's linker warns of a difference."""
    lines = (("triple", native.triple), ("datalayout", native.data_layout))
    return "".join(f'target {kind} = "{value}"\n' for kind, value in lines if value).encode() + _TARGET_LINE.sub(b"", text)


def _common_attributes(native: NativeModule) -> dict[str, str]:
    """Those of `_SHARED` that all functions with a body have with the same value."""
    common: dict[str, str] | None = None
    for pointer in native.defined_functions():
        own = {key: value for key, value in string_attributes(pointer) if key in _SHARED}
        common = own if common is None else dict(common.items() & own.items())
        if not common:
            break
    return common or {}


def _with_attributes(text: bytes, attributes: dict[str, str]) -> bytes:
    """`text`, as LLVM prints it, with these attributes on every function with a body."""
    if not attributes:
        return text
    added = "".join(f' "{name}"="{attributes[name]}"' for name in sorted(attributes)).encode()
    for group in sorted(set(_GROUP_OF_DEFINITION.findall(text))):
        start = b"attributes " + group + b" = {"
        text = text.replace(start, start + added)
    return text


def _unknown(name: bytes, library: Library) -> str:
    shown = name.decode(errors="backslashreplace")
    near = hint(shown, _decoded(library.signatures))
    return f"'{shown}' is declared, but {library.path} has no such function; it is left as it is{near}"


def _decoded(names: Iterable[bytes]) -> list[str]:
    return [name.decode(errors="backslashreplace") for name in names if name.startswith(MATH_PREFIX)]
