"""The functions of llvmlite's LLVM library that nvopt calls, bound directly with ctypes.

Why not `llvmlite.binding`: importing it takes 50 ms, most of it for parts that nvopt never uses (an IR builder, JITs), where loading the
library alone takes 10; and it passes text as str, where a file's bytes and LLVM's bytes are all that is needed.
"""

import ctypes
import os
import threading
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from ctypes import POINTER, byref, c_bool, c_char_p, c_int, c_size_t, c_uint, c_void_p
from functools import cache
from typing import Any, NamedTuple

_Pointer = c_void_p

# name without LLVMPY_ -> (result, arguments)
_SIGNATURES: dict[str, tuple[Any, list[Any]]] = {
    "ContextCreate": (_Pointer, []),
    "ContextDispose": (None, [_Pointer]),
    "ParseAssembly": (_Pointer, [_Pointer, c_char_p, POINTER(c_void_p)]),
    "ParseBitcode": (_Pointer, [_Pointer, c_char_p, c_size_t, POINTER(c_void_p)]),
    "DisposeModule": (None, [_Pointer]),
    "DisposeString": (None, [_Pointer]),
    "VerifyModule": (c_bool, [_Pointer, POINTER(c_void_p)]),
    "PrintModuleToString": (None, [_Pointer, POINTER(c_void_p)]),
    "CloneModule": (_Pointer, [_Pointer]),
    "SetCommandLine": (None, [c_char_p, c_char_p]),
    "SetModuleName": (None, [_Pointer, c_char_p]),
    "GetModuleSourceFileName": (c_char_p, [_Pointer]),
    "GetTarget": (None, [_Pointer, POINTER(c_char_p)]),
    "GetDataLayout": (None, [_Pointer, POINTER(c_char_p)]),
    "SetTarget": (None, [_Pointer, c_char_p]),
    "SetDataLayout": (None, [_Pointer, c_char_p]),
    "WriteBitcodeToString": (None, [_Pointer, POINTER(c_void_p), POINTER(c_size_t)]),
    "ModuleFunctionsIter": (_Pointer, [_Pointer]),
    "FunctionsIterNext": (_Pointer, [_Pointer]),
    "DisposeFunctionsIter": (None, [_Pointer]),
    "IsDeclaration": (c_int, [_Pointer]),
    "LinkModules": (c_int, [_Pointer, _Pointer, POINTER(c_void_p)]),
    "GetNamedFunction": (_Pointer, [_Pointer, c_char_p]),
    "GetValueName": (c_char_p, [_Pointer]),
    "SetValueName": (None, [_Pointer, c_char_p]),
    "SetLinkage": (None, [_Pointer, c_int]),
    "SetVisibility": (None, [_Pointer, c_int]),
    "GlobalGetValueType": (_Pointer, [_Pointer]),
    "PrintType": (_Pointer, [_Pointer]),
    "PrintValueToString": (None, [_Pointer, POINTER(c_void_p)]),
    "FunctionAttributesIter": (_Pointer, [_Pointer]),
    "AttributeListIterNext": (_Pointer, [_Pointer]),
    "DisposeAttributeListIter": (None, [_Pointer]),
    "InitializeAllTargetInfos": (None, []),
    "InitializeAllTargets": (None, []),
    "InitializeAllTargetMCs": (None, []),
    "InitializeAllAsmPrinters": (None, []),
    "GetTargetFromTriple": (_Pointer, [c_char_p, POINTER(c_void_p)]),
    "CreateTargetMachine": (_Pointer, [_Pointer, *[c_char_p] * 3, c_int, c_char_p, c_char_p, c_int, c_int, c_char_p]),
    "CreateTargetMachineData": (_Pointer, [_Pointer]),
    "CopyStringRepOfTargetData": (None, [_Pointer, POINTER(c_void_p)]),
    "DisposeTargetData": (None, [_Pointer]),
    "SetTargetMachineAsmVerbosity": (None, [_Pointer, c_int]),
    "TargetMachineEmitToMemory": (_Pointer, [_Pointer, _Pointer, c_int, POINTER(c_void_p)]),
    "GetBufferStart": (_Pointer, [_Pointer]),
    "GetBufferSize": (c_size_t, [_Pointer]),
    "DisposeMemoryBuffer": (None, [_Pointer]),
    "CreatePipelineTuningOptions": (_Pointer, []),
    "DisposePipelineTuningOptions": (None, [_Pointer]),
    "PTOSetLoopVectorization": (None, [_Pointer, c_bool]),
    "PTOSetSLPVectorization": (None, [_Pointer, c_bool]),
    "CreatePassBuilder": (_Pointer, [_Pointer, _Pointer]),
    "DisposePassBuilder": (None, [_Pointer]),
    "CreateNewModulePassManager": (_Pointer, []),
    "RunNewModulePassManager": (None, [_Pointer, _Pointer, _Pointer]),
    "DisposeNewModulePassManger": (None, [_Pointer]),
    "CreateNewFunctionPassManager": (_Pointer, []),
    "RunNewFunctionPassManager": (None, [_Pointer, _Pointer, _Pointer]),
    "DisposeNewFunctionPassManger": (None, [_Pointer]),
    "buildPerModuleDefaultPipeline": (_Pointer, [_Pointer, c_int]),
    "buildFunctionSimplificationPipeline": (_Pointer, [_Pointer, c_int]),
    "GetVersionInfo": (c_uint, []),
}


@cache
def library() -> ctypes.CDLL:
    """llvmlite's shared library, loaded on the first call."""
    import llvmlite
    from llvmlite.utils import get_library_name

    path = os.path.join(os.path.dirname(llvmlite.__file__), "binding", get_library_name())
    return ctypes.CDLL(path)


@cache
def function(name: str) -> Any:
    """`LLVMPY_<name>`, with its signature. A pass's `module_Add...` and `function_Add...` take one pointer and return nothing."""
    entry = library()["LLVMPY_" + name]
    entry.restype, entry.argtypes = _SIGNATURES.get(name, (None, [_Pointer]))
    return entry


class Versions(NamedTuple):
    """Which libraries are at work."""

    llvmlite: str
    llvm: str


def versions() -> Versions:
    """llvmlite's version and that of the LLVM inside it."""
    import llvmlite

    packed = function("GetVersionInfo")()
    return Versions(llvmlite.__version__, f"{packed >> 16}.{packed >> 8 & 255}.{packed & 255}")


def take_string(pointer: c_void_p) -> bytes:
    """Copy a C string that LLVM made for us, and free it."""
    text = ctypes.string_at(pointer)
    function("DisposeString")(pointer)
    return text


class _DebugInfoUpgrade:
    """Whether LLVM upgrades debug info as it reads: an option of LLVM's for the whole process. Threads that want the same
    read at once."""

    def __init__(self) -> None:
        self._is_on = True  # LLVM's default
        self._readers = 0
        self._changed = threading.Condition()

    @contextmanager
    def set(self, on: bool) -> Iterator[None]:
        with self._changed:
            self._changed.wait_for(lambda: self._is_on == on or not self._readers)
            if self._is_on != on:
                function("SetCommandLine")(b"nvopt", b"-disable-auto-upgrade-debug-info=" + (b"false" if on else b"true"))
                self._is_on = on
            self._readers += 1
        try:
            yield
        finally:
            with self._changed:
                self._readers -= 1
                self._changed.notify_all()


_upgrade = _DebugInfoUpgrade()

_INTERNAL_LINKAGE, _DEFAULT_VISIBILITY = 8, 0  # of LLVM's C interface


def symbol(pointer: int) -> bytes:
    """What a function is called; empty where it has no name."""
    name: bytes = function("GetValueName")(pointer)
    return name


def function_name(pointer: int) -> str:
    """The same, as the mirror has it."""
    return symbol(pointer).decode(errors="surrogateescape")


def function_type(pointer: int) -> str:
    """A function's type as LLVM prints it: `float (float, ptr)`."""
    return take_string(function("PrintType")(function("GlobalGetValueType")(pointer))).decode(errors="backslashreplace")


def function_text(pointer: int) -> bytes:
    """A function as LLVM prints it; of a declaration that is one line."""
    text = c_void_p()
    function("PrintValueToString")(pointer, byref(text))
    return take_string(text)


def function_attributes(pointer: int) -> Iterator[str]:
    """The attributes of a function, of its result and of each parameter, each set as LLVM prints it."""
    iterator = function("FunctionAttributesIter")(pointer)
    try:
        while text := function("AttributeListIterNext")(iterator):
            yield take_string(text).decode(errors="backslashreplace")
    finally:
        function("DisposeAttributeListIter")(iterator)


class _Context:
    """What modules live in. It is freed with the last of them, by count: of garbage in a cycle, Python finalizes any object first."""

    __slots__ = ("modules", "pointer")

    def __init__(self) -> None:
        self.pointer = function("ContextCreate")()
        self.modules = 0

    def leave(self) -> None:
        self.modules -= 1
        if self.modules <= 0:
            function("ContextDispose")(self.pointer)


class NativeModule:
    """A module inside LLVM, in a context of its own, which it shares with its clones alone: in a shared one, the second parse renames
    struct types."""

    __slots__ = ("_context", "pointer")

    def __init__(self, context: _Context, pointer: int) -> None:
        self._context = context
        self.pointer = pointer
        context.modules += 1

    @classmethod
    def parse(cls, data: bytes, *, bitcode: bool, upgrade: bool = False) -> "NativeModule | bytes":
        """Read text (without NUL bytes) or bitcode; LLVM's message when it is not valid. Nothing is verified yet. With `upgrade`, debug
        info that is invalid or of another version is dropped; LLVM tells of that on standard error, and ends the process where more than
        debug info is invalid."""
        context = _Context()
        message = c_void_p()
        with _upgrade.set(upgrade):
            if bitcode:
                pointer = function("ParseBitcode")(context.pointer, data, len(data), byref(message))
            else:
                pointer = function("ParseAssembly")(context.pointer, data, byref(message))
        if pointer:
            return cls(context, pointer)
        context.leave()
        return take_string(message)

    def verify(self) -> bytes:
        """LLVM's message on what is wrong with the module; empty when nothing is."""
        message = c_void_p()
        broken = function("VerifyModule")(self.pointer, byref(message))
        text = take_string(message)
        return (text or b"no reason given") if broken else b""

    def print(self) -> bytes:
        """The module as LLVM prints it."""
        text = c_void_p()
        function("PrintModuleToString")(self.pointer, byref(text))
        return take_string(text)

    def bitcode(self) -> bytes:
        """The module as bitcode."""
        start, size = c_void_p(), c_size_t()
        function("WriteBitcodeToString")(self.pointer, byref(start), byref(size))
        data = ctypes.string_at(start, size.value)
        function("DisposeString")(start)
        return data

    def set_name(self, name: bytes) -> None:
        """Set what `; ModuleID` says."""
        function("SetModuleName")(self.pointer, name)

    @property
    def source_name(self) -> bytes:
        name: bytes = function("GetModuleSourceFileName")(self.pointer)
        return name

    @property
    def triple(self) -> str:
        return self._read_string("GetTarget")

    @triple.setter
    def triple(self, text: str) -> None:
        function("SetTarget")(self.pointer, text.encode(errors="surrogateescape"))

    @property
    def data_layout(self) -> str:
        return self._read_string("GetDataLayout")

    @data_layout.setter
    def data_layout(self, text: str) -> None:
        function("SetDataLayout")(self.pointer, text.encode())

    def _read_string(self, name: str) -> str:
        text = c_char_p()
        function(name)(self.pointer, byref(text))
        return (text.value or b"").decode(errors="backslashreplace")

    def function_names(self) -> Iterator[str]:
        """The names of all functions, declared ones too, as the mirror has them."""
        return map(function_name, self._functions())

    def defined_functions(self) -> Iterator[int]:
        """Pointers to the functions with a body, in the module's order. Functions may be added meanwhile, none removed."""
        return (pointer for pointer in self._functions() if not function("IsDeclaration")(pointer))

    def declared_functions(self) -> Iterator[int]:
        """Pointers to the functions without a body, in the module's order."""
        return (pointer for pointer in self._functions() if function("IsDeclaration")(pointer))

    def _functions(self) -> Iterator[int]:
        iterator = function("ModuleFunctionsIter")(self.pointer)
        try:
            while pointer := function("FunctionsIterNext")(iterator):
                yield pointer
        finally:
            function("DisposeFunctionsIter")(iterator)

    @contextmanager
    def hidden(self, names: Iterable[str]) -> Iterator[None]:
        """Give the functions of these names other ones for a while, so that no pass knows them."""
        found = {name: function("GetNamedFunction")(self.pointer, name.encode()) for name in names}
        for name, pointer in found.items():
            if pointer:
                function("SetValueName")(pointer, f"{name}.hidden".encode())
        try:
            yield
        finally:
            for name in found:
                if pointer := function("GetNamedFunction")(self.pointer, f"{name}.hidden".encode()):  # a pass may have deleted it
                    function("SetValueName")(pointer, name.encode())

    def clone(self) -> "NativeModule":
        """A copy; it lives in the context of this one, and keeps it."""
        return NativeModule(self._context, function("CloneModule")(self.pointer))

    def link_text(self, text: bytes) -> bytes:
        """Link the module that `text` is into this one; LLVM's message when it cannot be done, after which this module is of no use."""
        message = c_void_p()
        with _upgrade.set(False):
            pointer = function("ParseAssembly")(self._context.pointer, text, byref(message))
        if not pointer:
            return take_string(message)
        failed = function("LinkModules")(self.pointer, pointer, byref(message))  # which takes the other module in any case
        said = take_string(message) if message else b""
        return (said or b"no reason given") if failed else b""

    def make_internal(self, name: bytes) -> None:
        """Let nobody outside see the function `name`, which is defined."""
        pointer = function("GetNamedFunction")(self.pointer, name)
        function("SetVisibility")(pointer, _DEFAULT_VISIBILITY)  # local linkage goes with no other
        function("SetLinkage")(pointer, _INTERNAL_LINKAGE)

    def close(self) -> None:
        """Free the module, and its context where no clone is left."""
        if self.pointer:
            function("DisposeModule")(self.pointer)
            self.pointer = 0
            self._context.leave()

    def __del__(self) -> None:
        self.close()
