"""The LLVM inside llvmlite, bound directly with ctypes.

Why not `llvmlite.binding`: importing it takes 50 ms, most of it for parts that nvopt never uses (an IR builder, JITs), where loading the
library alone takes 10; and it passes text as str, where a file's bytes and LLVM's bytes are all that is needed.
"""

import ctypes
import os
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from ctypes import POINTER, byref, c_bool, c_char_p, c_int, c_size_t, c_uint, c_void_p
from functools import cache, cached_property
from typing import Any

from nvopt.llvm.native import DEFAULT_LEVELS, PASSES, VECTORIZERS, Choice, Step
from nvopt.patterns import late

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
    "FunctionBlocksIter": (_Pointer, [_Pointer]),
    "BlocksIterNext": (_Pointer, [_Pointer]),
    "DisposeBlocksIter": (None, [_Pointer]),
    "BlockInstructionsIter": (_Pointer, [_Pointer]),
    "InstructionsIterNext": (_Pointer, [_Pointer]),
    "DisposeInstructionsIter": (None, [_Pointer]),
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
    "CreateTimePassesHandler": (_Pointer, []),
    "EnableTimePasses": (None, [_Pointer, _Pointer]),
    "ReportAndDisableTimePasses": (None, [_Pointer, POINTER(c_void_p)]),
    "DisposeTimePassesHandler": (None, [_Pointer]),
    "GetVersionInfo": (c_uint, []),
}

_INTERNAL_LINKAGE, _DEFAULT_VISIBILITY = 8, 0  # of LLVM's C interface
_STRING_ATTRIBUTE = late(rb'"([^"]*)"(?:="([^"]*)")?')


@cache
def _library() -> ctypes.CDLL:
    import llvmlite
    from llvmlite.utils import get_library_name

    path = os.path.join(os.path.dirname(llvmlite.__file__), "binding", get_library_name())
    return ctypes.CDLL(path)


@cache
def _function(name: str) -> Any:
    """`LLVMPY_<name>`, with its signature. A pass's `module_Add...` and `function_Add...` take one pointer and return nothing."""
    entry = _library()["LLVMPY_" + name]
    entry.restype, entry.argtypes = _SIGNATURES.get(name, (None, [_Pointer]))
    return entry


def _take_string(pointer: c_void_p) -> bytes:
    """Copy a C string that LLVM made for us, and free it."""
    text = ctypes.string_at(pointer)
    _function("DisposeString")(pointer)
    return text


class LlvmliteEngine:
    """llvmlite's library."""

    runs_text = False

    @cached_property
    def name(self) -> str:
        import llvmlite

        return f"llvmlite {llvmlite.__version__}"

    @cached_property
    def version(self) -> str:
        packed = _function("GetVersionInfo")()
        return f"{packed >> 16}.{packed >> 8 & 255}.{packed & 255}"

    def set_option(self, option: bytes) -> None:
        _function("SetCommandLine")(b"nvopt", option)

    def may_be_option(self, name: bytes) -> bool:
        """llvmlite keeps to itself what LLVM says of an unknown one. A name that the library knows stands in it, somewhere."""
        import mmap

        with open(_library()._name, "rb") as file, mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ) as text:
            return text.find(name + b"\0") >= 0

    def prepare_to_throw(self) -> None:
        take = getattr(_library(), "__cxa_get_globals", None)
        if take is not None:
            take()

    # -- modules

    def make_context(self) -> int:
        return _address(_function("ContextCreate")())

    def dispose_context(self, context: int) -> None:
        _function("ContextDispose")(context)

    def parse(self, context: int, data: bytes, *, bitcode: bool) -> int | bytes:
        message = c_void_p()
        if bitcode:
            module = _function("ParseBitcode")(context, data, len(data), byref(message))
        else:
            module = _function("ParseAssembly")(context, data, byref(message))
        return _address(module) or _take_string(message)

    def dispose_module(self, module: int) -> None:
        _function("DisposeModule")(module)

    def verify(self, module: int) -> bytes:
        message = c_void_p()
        broken = _function("VerifyModule")(module, byref(message))
        text = _take_string(message)
        return (text or b"no reason given") if broken else b""

    def print(self, module: int) -> bytes:
        text = c_void_p()
        _function("PrintModuleToString")(module, byref(text))
        return _take_string(text)

    def bitcode(self, module: int) -> bytes:
        start, size = c_void_p(), c_size_t()
        _function("WriteBitcodeToString")(module, byref(start), byref(size))
        data = ctypes.string_at(start, size.value)
        _function("DisposeString")(start)
        return data

    def clone(self, module: int) -> int:
        return _address(_function("CloneModule")(module))

    def link(self, module: int, other: int) -> bytes:
        message = c_void_p()
        failed = _function("LinkModules")(module, other, byref(message))
        said = _take_string(message) if message else b""
        return (said or b"no reason given") if failed else b""

    def set_name(self, module: int, name: bytes) -> None:
        _function("SetModuleName")(module, name)

    def source_name(self, module: int) -> bytes:
        name: bytes = _function("GetModuleSourceFileName")(module)
        return name

    def triple(self, module: int) -> bytes:
        return self._read_string("GetTarget", module)

    def set_triple(self, module: int, triple: bytes) -> None:
        _function("SetTarget")(module, triple)

    def data_layout(self, module: int) -> bytes:
        return self._read_string("GetDataLayout", module)

    def set_data_layout(self, module: int, layout: bytes) -> None:
        _function("SetDataLayout")(module, layout)

    def _read_string(self, name: str, module: int) -> bytes:
        text = c_char_p()
        _function(name)(module, byref(text))
        return text.value or b""

    # -- functions

    def functions(self, module: int) -> Iterator[int]:
        return _listed("Module", "Functions", module)

    def is_declaration(self, function: int) -> bool:
        return bool(_function("IsDeclaration")(function))

    def function_named(self, module: int, name: bytes) -> int:
        return _address(_function("GetNamedFunction")(module, name))

    def symbol(self, function: int) -> bytes:
        name: bytes = _function("GetValueName")(function)
        return name

    def set_symbol(self, function: int, name: bytes) -> None:
        _function("SetValueName")(function, name)

    def make_internal(self, function: int) -> None:
        _function("SetVisibility")(function, _DEFAULT_VISIBILITY)  # local linkage goes with no other
        _function("SetLinkage")(function, _INTERNAL_LINKAGE)

    def function_type(self, function: int) -> bytes:
        return _take_string(_function("PrintType")(_function("GlobalGetValueType")(function)))

    def function_text(self, function: int) -> bytes:
        text = c_void_p()
        _function("PrintValueToString")(function, byref(text))
        return _take_string(text)

    def instruction_count(self, function: int) -> int:
        start, take, end = map(_function, ("BlockInstructionsIter", "InstructionsIterNext", "DisposeInstructionsIter"))
        count = 0
        for block in _listed("Function", "Blocks", function):
            iterator = start(block)
            while take(iterator):
                count += 1
            end(iterator)
        return count

    def string_attributes(self, function: int) -> Iterator[tuple[bytes, bytes]]:
        iterator = _function("FunctionAttributesIter")(function)
        try:
            while text := _function("AttributeListIterNext")(iterator):  # of the function, of its result, of each parameter
                yield from _STRING_ATTRIBUTE.findall(_take_string(text))
        finally:
            _function("DisposeAttributeListIter")(iterator)

    # -- target machines

    def make_machine(self, triple: bytes, cpu: bytes, features: bytes, level: int) -> int:
        _initialize_targets()
        message = c_void_p()
        target = _function("GetTargetFromTriple")(triple, byref(message))
        if not target:
            _take_string(message)
            return 0
        return _address(_function("CreateTargetMachine")(target, triple, cpu, features, level, b"default", b"default", 0, 0, b""))

    def machine_layout(self, machine: int) -> bytes:
        layout = _function("CreateTargetMachineData")(machine)
        text = c_void_p()
        _function("CopyStringRepOfTargetData")(layout, byref(text))
        _function("DisposeTargetData")(layout)
        return _take_string(text)

    def assembly(self, machine: int, module: int) -> bytes:
        _function("InitializeAllAsmPrinters")()
        _function("SetTargetMachineAsmVerbosity")(machine, 1)
        message = c_void_p()
        buffer = _function("TargetMachineEmitToMemory")(machine, module, 0, byref(message))
        if not buffer:
            raise ValueError(_take_string(message).decode(errors="backslashreplace"))
        text = ctypes.string_at(_function("GetBufferStart")(buffer), _function("GetBufferSize")(buffer))
        _function("DisposeMemoryBuffer")(buffer)
        return text

    # -- passes

    def fault_of(self, pipeline: str) -> str:
        return "llvmlite reads no text of pipelines"

    @contextmanager
    def timing(self) -> Iterator[dict[str, float]]:
        seconds: dict[str, float] = {}
        _timed.seconds = seconds
        try:
            yield seconds
        finally:
            _timed.seconds = None

    def run_on_module(self, module: int, steps: Sequence[Step], machine: int) -> None:
        for default, group in _grouped(steps, "default"):
            # A pass builder serves for one run only: a run leaves callbacks in it that point to objects of that run.
            with _builder(machine, group[0]) as builder:
                manager = _default_pipeline(builder, group[0]) if default else _module_passes(group)
                _function("RunNewModulePassManager")(manager, module, builder)
                _function("DisposeNewModulePassManger")(manager)

    def run_on_functions(self, module: int, steps: Sequence[Step], machine: int, wants: Choice | None) -> None:
        alone = "function-simplification"
        groups = _grouped(steps, alone) if wants is None else ((step.name == alone, [step]) for step in steps)
        with _builder(machine) as builder:
            managers = [
                _simplification_pipeline(builder, group[0]) if simplification else _function_passes(group)
                for simplification, group in groups
            ]
        for function in self.functions(module):
            if self.is_declaration(function):
                continue
            for index, manager in enumerate(managers):
                if wants is None or wants(index, self.symbol(function).decode(errors="surrogateescape")):
                    with _builder(machine) as builder:
                        _function("RunNewFunctionPassManager")(manager, function, builder)
        for manager in managers:
            _function("DisposeNewFunctionPassManger")(manager)


def _listed(holder: str, held: str, at: int) -> Iterator[int]:
    """What a module, function or block holds, in order."""
    iterator, take = _function(f"{holder}{held}Iter")(at), _function(f"{held}IterNext")
    try:
        while found := take(iterator):
            yield found
    finally:
        _function(f"Dispose{held}Iter")(iterator)


def _address(pointer: int | None) -> int:
    """ctypes gives None for a null pointer."""
    return pointer or 0


@cache
def _initialize_targets() -> None:
    for name in ("InitializeAllTargetInfos", "InitializeAllTargets", "InitializeAllTargetMCs"):
        _function(name)()


def _grouped(steps: Sequence[Step], alone: str) -> Iterator[tuple[bool, list[Step]]]:
    """Runs of steps that share a pass manager; those named `alone` have one each, and the flag True."""
    group: list[Step] = []
    for step in steps:
        if step.name != alone:
            group.append(step)
            continue
        if group:
            yield False, group
            group = []
        yield True, [step]
    if group:
        yield False, group


@contextmanager
def _builder(machine: int, step: Step | None = None) -> Iterator[int]:
    """A pass builder, tuned for a default pipeline as LLVM's parser of pipelines tunes it."""
    tuning = _function("CreatePipelineTuningOptions")()
    wanted = step.vectorizers if step is not None and step.parameters in ("O2", "O3") else ()
    for vectorizer in VECTORIZERS:
        _function(f"PTOSet{vectorizer}Vectorization")(tuning, vectorizer in wanted)
    builder = _function("CreatePassBuilder")(machine or None, tuning)
    try:
        with _reported(builder):
            yield builder
    finally:
        _function("DisposePassBuilder")(builder)
        _function("DisposePipelineTuningOptions")(tuning)


class _Timed(threading.local):
    """Where the times of passes that a thread runs go, if anybody wants them."""

    seconds: dict[str, float] | None = None


_timed = _Timed()


@contextmanager
def _reported(builder: int) -> Iterator[None]:
    """Add up what passes of a builder take."""
    seconds = _timed.seconds
    if seconds is None:
        yield
        return
    handler = _function("CreateTimePassesHandler")()
    _function("EnableTimePasses")(builder, handler)
    yield
    report = c_void_p()
    _function("ReportAndDisableTimePasses")(handler, byref(report))
    from nvopt.llvm.engines.pass_times import add_report  # late: few runs are timed

    add_report(seconds, _take_string(report).decode(errors="backslashreplace"))
    _function("DisposeTimePassesHandler")(handler)


def _module_passes(steps: Sequence[Step]) -> int:
    manager: int = _function("CreateNewModulePassManager")()
    for step in steps:
        _function(f"module_Add{PASSES[step.name].class_name}")(manager)
    return manager


def _function_passes(steps: Sequence[Step]) -> int:
    manager: int = _function("CreateNewFunctionPassManager")()
    for step in steps:
        _function(f"function_Add{PASSES[step.name].class_name}")(manager)
    return manager


def _default_pipeline(builder: int, step: Step) -> int:
    manager: int = _function("buildPerModuleDefaultPipeline")(builder, DEFAULT_LEVELS.index(step.parameters))
    return manager


def _simplification_pipeline(builder: int, step: Step) -> int:
    manager: int = _function("buildFunctionSimplificationPipeline")(builder, DEFAULT_LEVELS.index(step.parameters))
    return manager
