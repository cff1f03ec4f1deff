"""LLVM's own shared library, libLLVM, through its C interface.

Passes run by `LLVMRunPasses`, which takes a pipeline as opt does, so that all of opt's passes can be had with their parameters.
Distributions build it without LLVM's assertions: it is faster, and invalid input may end it otherwise than llvmlite's library.
"""

import ctypes
import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from ctypes import CFUNCTYPE, POINTER, byref, c_bool, c_char_p, c_int, c_size_t, c_uint, c_void_p, string_at
from functools import cached_property
from itertools import groupby
from typing import Any

from nvopt.llvm.engines.process_options import ProcessOptions
from nvopt.llvm.errors import EngineError, PassesRefusedError
from nvopt.llvm.native import PASSES, VECTORIZERS, Choice, Step
from nvopt.llvm.opt_passes import PIPELINES, PREFIX, opts

_Pointer, _Out = c_void_p, POINTER(c_void_p)

# name without LLVM -> (result, arguments)
_SIGNATURES: dict[str, tuple[Any, list[Any]]] = {
    "ContextCreate": (_Pointer, []),
    "ContextDispose": (None, [_Pointer]),
    "ContextGetDiagnosticHandler": (_Pointer, [_Pointer]),
    "ContextGetDiagnosticContext": (_Pointer, [_Pointer]),
    "ContextSetDiagnosticHandler": (None, [_Pointer, _Pointer, _Pointer]),
    "GetDiagInfoDescription": (_Pointer, [_Pointer]),
    "GetDiagInfoSeverity": (c_int, [_Pointer]),
    "CreateMemoryBufferWithMemoryRangeCopy": (_Pointer, [c_char_p, c_size_t, c_char_p]),
    "DisposeMemoryBuffer": (None, [_Pointer]),
    "GetBufferStart": (_Pointer, [_Pointer]),
    "GetBufferSize": (c_size_t, [_Pointer]),
    "ParseIRInContext": (c_int, [_Pointer, _Pointer, _Out, _Out]),
    "ParseBitcodeInContext": (c_int, [_Pointer, _Pointer, _Out, _Out]),
    "DisposeModule": (None, [_Pointer]),
    "DisposeMessage": (None, [_Pointer]),
    "VerifyModule": (c_int, [_Pointer, c_int, _Out]),
    "PrintModuleToString": (_Pointer, [_Pointer]),
    "WriteBitcodeToMemoryBuffer": (_Pointer, [_Pointer]),
    "CloneModule": (_Pointer, [_Pointer]),
    "LinkModules2": (c_int, [_Pointer, _Pointer]),
    "GetModuleContext": (_Pointer, [_Pointer]),
    "ParseCommandLineOptions": (None, [c_int, POINTER(c_char_p), c_char_p]),
    "SetModuleIdentifier": (None, [_Pointer, c_char_p, c_size_t]),
    "GetSourceFileName": (_Pointer, [_Pointer, POINTER(c_size_t)]),
    "GetTarget": (c_char_p, [_Pointer]),
    "SetTarget": (None, [_Pointer, c_char_p]),
    "GetDataLayoutStr": (c_char_p, [_Pointer]),
    "SetDataLayout": (None, [_Pointer, c_char_p]),
    "GetFirstFunction": (_Pointer, [_Pointer]),
    "GetNextFunction": (_Pointer, [_Pointer]),
    "GetFirstBasicBlock": (_Pointer, [_Pointer]),
    "GetNextBasicBlock": (_Pointer, [_Pointer]),
    "GetFirstInstruction": (_Pointer, [_Pointer]),
    "GetNextInstruction": (_Pointer, [_Pointer]),
    "IsDeclaration": (c_int, [_Pointer]),
    "GetNamedFunction": (_Pointer, [_Pointer, c_char_p]),
    "GetValueName2": (_Pointer, [_Pointer, POINTER(c_size_t)]),
    "SetValueName2": (None, [_Pointer, c_char_p, c_size_t]),
    "SetLinkage": (None, [_Pointer, c_int]),
    "SetVisibility": (None, [_Pointer, c_int]),
    "GlobalGetValueType": (_Pointer, [_Pointer]),
    "PrintTypeToString": (_Pointer, [_Pointer]),
    "PrintValueToString": (_Pointer, [_Pointer]),
    "CountParams": (c_uint, [_Pointer]),
    "GetAttributeCountAtIndex": (c_uint, [_Pointer, c_uint]),
    "GetAttributesAtIndex": (None, [_Pointer, c_uint, _Out]),
    "IsStringAttribute": (c_int, [_Pointer]),
    "GetStringAttributeKind": (_Pointer, [_Pointer, POINTER(c_uint)]),
    "GetStringAttributeValue": (_Pointer, [_Pointer, POINTER(c_uint)]),
    "GetTargetFromTriple": (c_int, [c_char_p, _Out, _Out]),
    "CreateTargetMachine": (_Pointer, [_Pointer, *[c_char_p] * 3, c_int, c_int, c_int]),
    "CreateTargetDataLayout": (_Pointer, [_Pointer]),
    "CopyStringRepOfTargetData": (_Pointer, [_Pointer]),
    "DisposeTargetData": (None, [_Pointer]),
    "SetTargetMachineAsmVerbosity": (None, [_Pointer, c_int]),
    "TargetMachineEmitToMemoryBuffer": (c_int, [_Pointer, _Pointer, c_int, _Out, _Out]),
    "CreatePassBuilderOptions": (_Pointer, []),
    "DisposePassBuilderOptions": (None, [_Pointer]),
    "RunPasses": (_Pointer, [_Pointer, c_char_p, _Pointer, _Pointer]),
    "RunPassesOnFunction": (_Pointer, [_Pointer, c_char_p, _Pointer, _Pointer]),
    "GetErrorMessage": (_Pointer, [_Pointer]),
    "DisposeErrorMessage": (None, [_Pointer]),
    "GetVersion": (None, [POINTER(c_uint)] * 3),
}

_READ_OPTIONS = "_ZN4llvm2cl23ParseCommandLineOptionsEiPKPKcNS_9StringRefEPNS_11raw_ostreamEPNS_3vfs10FileSystemES2_b"
"""cl::ParseCommandLineOptions(argc, argv, overview, errors, files, variable, long options). The function of the C interface that calls it
tells nobody what is wrong with an option."""
_ERRORS = "_ZN4llvm4errsEv"
"""errs()"""
_TIME_TRACE = (
    "_ZN4llvm27timeTraceProfilerInitializeEjNS_9StringRefEb",
    "_ZN4llvm22timeTraceProfilerWriteENS_9StringRefES0_",
    "_ZN4llvm24timeTraceProfilerCleanupEv",
)
"""timeTraceProfilerInitialize(granularity, program, verbose), timeTraceProfilerWrite(file, file), timeTraceProfilerCleanup(). The C
interface has no way to time passes."""
_BUFFER = b"<string>"  # as llvmlite calls what it reads
_RETURN_STATUS = 2  # LLVMReturnStatusAction
_ERROR = 0  # LLVMDSError
_INTERNAL_LINKAGE, _DEFAULT_VISIBILITY = 8, 0
_RELOCATIONS, _CODE_MODEL, _ASSEMBLY = 0, 0, 0  # the defaults; LLVMAssemblyFile
_OF_FUNCTION = 0xFFFFFFFF  # the index of a function's attributes, beside those of its result and parameters

# The targets that LLVM has, by the names in its functions: which of them a library was built with is seen by what it exports.
_TARGETS = (
    "AArch64", "AMDGPU", "ARC", "ARM", "AVR", "BPF", "CSKY", "DirectX", "Hexagon", "Lanai", "LoongArch", "M68k", "MSP430", "Mips",
    "NVPTX", "PowerPC", "RISCV", "SPIRV", "Sparc", "SystemZ", "VE", "WebAssembly", "X86", "XCore", "Xtensa",
)  # fmt: skip


class LibLLVMEngine:
    """The library in the file `path`, or that the system's loader finds by this name. EngineError where there is none that can be loaded,
    or it is no LLVM of the version that nvopt reads and writes."""

    runs_text = True

    def __init__(self, path: str, major: int) -> None:
        try:
            self._library = ctypes.CDLL(path)
        except OSError as error:
            why = str(error).removeprefix(f"{path}: ")
            raise EngineError(f"{path}: error: cannot load this library: {why}") from None
        self._functions: dict[str, Any] = {}
        self._tuning = ProcessOptions(self.set_option, *_TUNING)
        self.name = path
        self.version = self._version(path)
        if self.version.partition(".")[0] != str(major):
            raise EngineError(f"{path}: error: this is LLVM {self.version}; nvopt works with LLVM {major}")

    def _version(self, path: str) -> str:
        numbers = [c_uint(), c_uint(), c_uint()]
        try:
            self._function("GetVersion")(*map(byref, numbers))
        except AttributeError:
            raise EngineError(f"{path}: error: this library is no LLVM, or one older than LLVM 16") from None
        return ".".join(str(number.value) for number in numbers)

    def _function(self, name: str) -> Any:
        """`LLVM<name>`, with its signature. AttributeError where the library has no such function."""
        found = self._functions.get(name)
        if found is None:
            found = self._library["LLVM" + name]
            found.restype, found.argtypes = _SIGNATURES.get(name, (None, []))
            self._functions[name] = found
        return found

    def _take_string(self, pointer: int | None) -> bytes:
        """Copy a C string that LLVM made for us, and free it."""
        if not pointer:
            return b""
        text = string_at(pointer)
        self._function("DisposeMessage")(pointer)
        return text

    def set_option(self, option: bytes) -> None:
        words = (c_char_p * 2)(b"nvopt", option)
        read, errors = (getattr(self._library, name, None) for name in (_READ_OPTIONS, _ERRORS))
        if read is None or errors is None:
            self._function("ParseCommandLineOptions")(2, words, None)
            return
        errors.restype, errors.argtypes = _Pointer, []
        read.restype, read.argtypes = c_bool, [c_int, POINTER(c_char_p), _Pointer, c_size_t, *[_Pointer] * 3, c_bool]
        read(2, words, None, 0, errors(), None, None, False)

    def may_be_option(self, name: bytes) -> bool:
        return True  # set_option tells

    def prepare_to_throw(self) -> None:
        take = getattr(self._library, "__cxa_get_globals", None)
        if take is not None:
            take()

    # -- modules

    def make_context(self) -> int:
        return _address(self._function("ContextCreate")())

    def dispose_context(self, context: int) -> None:
        self._function("ContextDispose")(context)

    def parse(self, context: int, data: bytes, *, bitcode: bool) -> int | bytes:
        buffer = self._function("CreateMemoryBufferWithMemoryRangeCopy")(data, len(data), b"" if bitcode else _BUFFER)
        module, message = c_void_p(), c_void_p()
        if bitcode:
            failed = self._function("ParseBitcodeInContext")(context, buffer, byref(module), byref(message))
            self._function("DisposeMemoryBuffer")(buffer)
        else:
            failed = self._function("ParseIRInContext")(context, buffer, byref(module), byref(message))  # which takes the buffer
        return self._take_string(message.value) if failed else _address(module.value)

    def dispose_module(self, module: int) -> None:
        self._function("DisposeModule")(module)

    def verify(self, module: int) -> bytes:
        message = c_void_p()
        broken = self._function("VerifyModule")(module, _RETURN_STATUS, byref(message))
        text = self._take_string(message.value)
        return (text or b"no reason given") if broken else b""

    def print(self, module: int) -> bytes:
        return self._take_string(self._function("PrintModuleToString")(module))

    def bitcode(self, module: int) -> bytes:
        return self._take_buffer(self._function("WriteBitcodeToMemoryBuffer")(module))

    def _take_buffer(self, buffer: int | None) -> bytes:
        data = string_at(self._function("GetBufferStart")(buffer), self._function("GetBufferSize")(buffer))
        self._function("DisposeMemoryBuffer")(buffer)
        return data

    def clone(self, module: int) -> int:
        return _address(self._function("CloneModule")(module))

    def link(self, module: int, other: int) -> bytes:
        context = self._function("GetModuleContext")(module)
        with self._heard(context) as said:
            failed = self._function("LinkModules2")(module, other)
        return (b"\n".join(said) or b"no reason given") if failed else b""

    @contextmanager
    def _heard(self, context: int) -> Iterator[list[bytes]]:
        """The errors that LLVM tells of meanwhile; without somebody to hear them it would end the process."""
        said: list[bytes] = []

        def hear(diagnostic: int, _: object) -> None:
            if self._function("GetDiagInfoSeverity")(diagnostic) == _ERROR:
                said.append(self._take_string(self._function("GetDiagInfoDescription")(diagnostic)))

        usual = self._function("ContextGetDiagnosticHandler")(context), self._function("ContextGetDiagnosticContext")(context)
        handler = CFUNCTYPE(None, c_void_p, c_void_p)(hear)
        self._function("ContextSetDiagnosticHandler")(context, ctypes.cast(handler, c_void_p), None)
        try:
            yield said
        finally:
            self._function("ContextSetDiagnosticHandler")(context, *usual)

    def set_name(self, module: int, name: bytes) -> None:
        self._function("SetModuleIdentifier")(module, name, len(name))

    def source_name(self, module: int) -> bytes:
        size = c_size_t()
        start = self._function("GetSourceFileName")(module, byref(size))
        return string_at(start, size.value)

    def triple(self, module: int) -> bytes:
        return self._function("GetTarget")(module) or b""

    def set_triple(self, module: int, triple: bytes) -> None:
        self._function("SetTarget")(module, triple)

    def data_layout(self, module: int) -> bytes:
        return self._function("GetDataLayoutStr")(module) or b""

    def set_data_layout(self, module: int, layout: bytes) -> None:
        self._function("SetDataLayout")(module, layout)

    # -- functions

    def functions(self, module: int) -> Iterator[int]:
        return self._listed("Function", module)

    def _listed(self, what: str, owner: int) -> Iterator[int]:
        """What a module, function or block holds, in order."""
        at, next = self._function(f"GetFirst{what}")(owner), self._function(f"GetNext{what}")
        while at:
            yield at
            at = next(at)

    def is_declaration(self, function: int) -> bool:
        return bool(self._function("IsDeclaration")(function))

    def function_named(self, module: int, name: bytes) -> int:
        return _address(self._function("GetNamedFunction")(module, name))

    def symbol(self, function: int) -> bytes:
        size = c_size_t()
        start = self._function("GetValueName2")(function, byref(size))
        return string_at(start, size.value)

    def set_symbol(self, function: int, name: bytes) -> None:
        self._function("SetValueName2")(function, name, len(name))

    def make_internal(self, function: int) -> None:
        self._function("SetVisibility")(function, _DEFAULT_VISIBILITY)  # local linkage goes with no other
        self._function("SetLinkage")(function, _INTERNAL_LINKAGE)

    def function_type(self, function: int) -> bytes:
        return self._take_string(self._function("PrintTypeToString")(self._function("GlobalGetValueType")(function)))

    def function_text(self, function: int) -> bytes:
        return self._take_string(self._function("PrintValueToString")(function))

    def instruction_count(self, function: int) -> int:
        return sum(1 for block in self._listed("BasicBlock", function) for _ in self._listed("Instruction", block))

    def string_attributes(self, function: int) -> Iterator[tuple[bytes, bytes]]:
        count = self._function("GetAttributeCountAtIndex")(function, _OF_FUNCTION)
        attributes = (c_void_p * count)()
        self._function("GetAttributesAtIndex")(function, _OF_FUNCTION, attributes)
        for attribute in attributes:
            if self._function("IsStringAttribute")(attribute):
                yield self._word("GetStringAttributeKind", attribute), self._word("GetStringAttributeValue", attribute)

    def _word(self, name: str, attribute: int) -> bytes:
        size = c_uint()
        start = self._function(name)(attribute, byref(size))
        return string_at(start, size.value)

    # -- target machines

    @cached_property
    def _targets(self) -> tuple[str, ...]:
        """The targets that the library was built with, made known to it."""
        built = tuple(target for target in _TARGETS if hasattr(self._library, f"LLVMInitialize{target}TargetInfo"))
        for part in ("TargetInfo", "Target", "TargetMC"):
            self._initialize(built, part)
        return built

    def _initialize(self, targets: Sequence[str], part: str) -> None:
        for target in targets:
            if hasattr(self._library, f"LLVMInitialize{target}{part}"):
                self._function(f"Initialize{target}{part}")()

    def make_machine(self, triple: bytes, cpu: bytes, features: bytes, level: int) -> int:
        assert self._targets
        target, message = c_void_p(), c_void_p()
        if self._function("GetTargetFromTriple")(triple, byref(target), byref(message)):
            self._take_string(message.value)
            return 0
        return _address(self._function("CreateTargetMachine")(target, triple, cpu, features, level, _RELOCATIONS, _CODE_MODEL))

    def machine_layout(self, machine: int) -> bytes:
        layout = self._function("CreateTargetDataLayout")(machine)
        text = self._take_string(self._function("CopyStringRepOfTargetData")(layout))
        self._function("DisposeTargetData")(layout)
        return text

    def assembly(self, machine: int, module: int) -> bytes:
        self._initialize(self._targets, "AsmPrinter")
        self._function("SetTargetMachineAsmVerbosity")(machine, 1)
        buffer, message = c_void_p(), c_void_p()
        if self._function("TargetMachineEmitToMemoryBuffer")(machine, module, _ASSEMBLY, byref(message), byref(buffer)):
            raise ValueError(self._take_string(message.value).decode(errors="backslashreplace"))
        return self._take_buffer(buffer.value)

    # -- passes

    def fault_of(self, pipeline: str) -> str:
        context = self.make_context()
        module = self.parse(context, b"", bitcode=False)
        assert isinstance(module, int)
        try:
            self._run("RunPasses", module, pipeline, 0)
        except PassesRefusedError as error:
            return str(error)
        finally:
            self.dispose_module(module)
            self.dispose_context(context)
        return ""

    @contextmanager
    def timing(self) -> Iterator[dict[str, float]]:
        import tempfile  # late: few runs are timed

        from nvopt.llvm.engines.pass_times import own_seconds

        seconds: dict[str, float] = {}
        begin, write, end = (getattr(self._library, name, None) for name in _TIME_TRACE)
        if begin is None or write is None or end is None:
            yield seconds
            return
        begin.restype, begin.argtypes = None, [c_uint, c_char_p, c_size_t, c_bool]
        write.restype, write.argtypes = None, [_Out, c_char_p, c_size_t, c_char_p, c_size_t]
        end.restype, end.argtypes = None, []
        begin(0, b"", 0, False)
        try:
            yield seconds
            with tempfile.NamedTemporaryFile() as file:
                path, error = os.fsencode(file.name), c_void_p()
                write(byref(error), path, len(path), b"", 0)
                seconds.update(own_seconds(file.read()))
        finally:
            end()

    def run_on_module(self, module: int, steps: Sequence[Step], machine: int) -> None:
        for tuning, group in groupby(steps, key=_tuning):
            with self._tuning.set(*tuning):
                self._run("RunPasses", module, ",".join(map(module_text, group)), machine)

    def run_on_functions(self, module: int, steps: Sequence[Step], machine: int, wants: Choice | None) -> None:
        texts = list(map(function_text, steps))
        if wants is None:
            self._run("RunPasses", module, f"function({','.join(texts)})", machine)
            return
        for function in self.functions(module):
            if self.is_declaration(function):
                continue
            for index, text in enumerate(texts):
                if wants(index, self.symbol(function).decode(errors="surrogateescape")):
                    self._run("RunPassesOnFunction", function, text, machine)

    def _run(self, name: str, target: int, pipeline: str, machine: int) -> None:
        options = self._function("CreatePassBuilderOptions")()
        error = self._function(name)(target, pipeline.encode(), machine or None, options)
        self._function("DisposePassBuilderOptions")(options)
        if error:
            pointer = self._function("GetErrorMessage")(error)
            said = string_at(pointer)
            self._function("DisposeErrorMessage")(pointer)
            raise PassesRefusedError(said.decode(errors="backslashreplace"))


def _address(pointer: int | None) -> int:
    """ctypes gives None for a null pointer."""
    return pointer or 0


# -- what opt calls a step

# Which vectorizers `default` has: LLVM's reader of pipelines sets the tuning options for that by itself.
_TUNING = (b"-vectorize-loops=true", b"-vectorize-slp=true")
_WITHOUT = {"Loop": b"-vectorize-loops=false", "SLP": b"-vectorize-slp=false"}


def _tuning(step: Step) -> tuple[bytes, ...]:
    """LLVM's options for a step."""
    if step.name != "default":
        return _TUNING
    return tuple(option if name in step.vectorizers else _WITHOUT[name] for name, option in zip(VECTORIZERS, _TUNING, strict=True))


def module_text(step: Step) -> str:
    """The text of a step that runs on the module."""
    if step.name in ("default", *PIPELINES):
        return f"{step.name}<{step.parameters}>"
    level = _level(step)
    text = function_text(step)
    return text if level == "module" else f"cgscc({text})" if level == "cgscc" else f"function({text})"


def function_text(step: Step) -> str:
    """The text of a step that runs on functions."""
    parameters = _parameters(step)
    name = step.name.removeprefix(PREFIX)
    text = f"{name}<{parameters}>" if parameters else name
    level = _level(step)
    return f"{level}({text})" if level in ("loop", "loop-mssa") else text


def _level(step: Step) -> str:
    if step.name == "function-simplification":
        return "function"
    entry = opts(step.name)
    assert entry is not None, step.name
    return entry.level


_OPPOSITES = {"modify-cfg": "preserve-cfg"}


def _parameters(step: Step) -> str:
    """Those that are given, and of those that the pass has in llvmlite by itself the others, so that a name means the same everywhere."""
    given = step.parameters.split(";") if step.parameters else []
    settled = set(map(_setting, given))
    usual = PASSES[step.name].fixed if step.name in PASSES else ()
    return ";".join([*(parameter for parameter in usual if _setting(parameter) not in settled), *given])


def _setting(parameter: str) -> str:
    """What a parameter is about: the same for `keep-loops` and `no-keep-loops`."""
    return _OPPOSITES.get(parameter, parameter).removeprefix("no-").partition("=")[0]
