"""Rules on global values by themselves: linkage, names, variables, aliases."""

from __future__ import annotations

import re

from nvopt.ir.constants import PoisonValue, UndefValue
from nvopt.ir.datalayout import DataLayout
from nvopt.ir.function import Function
from nvopt.ir.globals import GlobalAlias, GlobalIFunc, GlobalValue, GlobalVariable
from nvopt.ir.types import NamedStructType
from nvopt.passes.nvvm_verify.constants import Constants
from nvopt.passes.nvvm_verify.findings import Findings, Refused
from nvopt.target import address_spaces
from nvopt.target.limits import CONSTANT_BYTES, LARGEST_ALIGNMENT

# PTX ISA, Identifiers. LLVM gives local symbols other names where need be.
_IDENTIFIER = re.compile(r"[a-zA-Z][\w$]*|[_$][\w$]+", re.ASCII)
_LISTS_OF_SYMBOLS = ("llvm.used", "llvm.compiler.used")
_ZEROS = ("0", "0.000000e+00", "false", "null", "zeroinitializer")
_WEAK = ("linkonce", "linkonce_odr", "weak", "weak_odr", "available_externally", "common")


def check_symbol(value: GlobalValue, constants: Constants, memory: ConstantMemory, findings: Findings) -> None:
    """The rules for one global value. A function's own are elsewhere."""
    if isinstance(value, Function) and (value.is_intrinsic or not _is_suspicious(value)):
        return
    problems = [_linkage(value), _name(value)]
    if value.dll_storage:  # NVVM IR, DLL Storage Classes: not supported
        problems.append(f"{value.dll_storage} is not supported")
    match value:
        case GlobalVariable():
            problems += _variable(value, constants)
            problems.append(memory.take(value))
        case GlobalAlias():
            problems.append(_alias(value))
        case GlobalIFunc():
            problems.append(Refused("ifuncs are not supported"))  # NVVM IR, Ifuncs: not supported
    for problem in filter(None, dict.fromkeys(problems)):
        findings.at_symbol(value, problem)


def _is_suspicious(function: Function) -> bool:
    """Whether a function may break a rule of this file; most can be let go without reading their line."""
    if _IDENTIFIER.fullmatch(function.name) is None:
        return True
    text = function._text
    if text is None:
        return True
    line = text[: text.find("(", text.find("@"))]
    return "extern_weak" in line or "dll" in line


def _linkage(value: GlobalValue) -> str | None:
    """NVVM IR, Linkage Types: all but `appending` and `extern_weak`; Intrinsic Global Variables: the two lists of symbols."""
    if value.linkage == "appending" and value.name not in _LISTS_OF_SYMBOLS:
        return (
            "llvm.global_ctors and its like are not supported" if value.name.startswith("llvm.") else "appending linkage is not supported"
        )
    if value.linkage == "extern_weak" and not _is_builtin_variable(value):
        return "extern_weak linkage is not supported"
    return None


def _is_builtin_variable(value: GlobalValue) -> bool:
    """Whether it is the `threadIdx` and the like of clang's header, weak objects without content that code only names at -O0."""
    type = value.value_type
    return isinstance(type, NamedStructType) and (type.name or "").startswith("struct.__cuda_builtin_")


def _name(value: GlobalValue) -> str | None:
    """NVVM IR, Identifiers; PTX ISA, Identifiers. A number is no name; what LLVM drops unused is not asked for one."""
    name = value.name
    assert value._ref is not None
    if value.is_local or name.startswith("llvm.") or value._ref[1:].isdigit() or _IDENTIFIER.fullmatch(name):
        return None
    if isinstance(value, Function) and value.is_declaration and not value.is_used:
        return None
    return f"PTX cannot spell the name {value.ref} of an external symbol"


def _variable(variable: GlobalVariable, constants: Constants) -> list[str | None]:
    if variable.name.startswith("llvm."):
        return []
    problems = [
        _space(variable),
        constants.type_problem(variable.value_type),
        constants.problem(variable.initializer) if variable.initializer is not None else None,
    ]
    if variable.thread_local:  # NVVM IR, Thread Local Storage Models: not supported
        problems.append("thread-local variables are not supported")
    if variable.section not in ("", "llvm.metadata"):  # NVVM IR, Global Variables: none has a section of its own
        problems.append("a variable cannot have a section")
    if variable.align is not None and variable.align > LARGEST_ALIGNMENT:
        problems.append(Refused(f"an alignment of {variable.align} is more than {LARGEST_ALIGNMENT} bytes"))
    return problems


def _space(variable: GlobalVariable) -> str | None:
    """NVVM IR, Global Variables: in global, shared or constant memory, or in none for a global one; a shared variable can only be
    initialized with undef, which libNVVM asks for too."""
    space = address_spaces.of(variable.type)
    if space not in address_spaces.OF_VARIABLES:
        return Refused(f"a variable cannot be in address space {space}")
    initial = variable.initializer
    if space != address_spaces.SHARED or initial is None or isinstance(initial, (UndefValue, PoisonValue)):
        return None
    told = str if initial.ref in _ZEROS else Refused  # llc takes zeros, and leaves them out
    return told("a shared variable cannot have an initial value: it must be undef")


def _alias(alias: GlobalAlias) -> str | None:
    """NVVM IR, Aliases: of functions that are no kernels; PTX ISA, `.alias`: neither name may be weak."""
    if alias.linkage in _WEAK:
        return Refused("an alias cannot be weak")
    target = alias.aliasee
    while isinstance(target, GlobalAlias):
        target = target.aliasee
    if not isinstance(target, Function) or target.is_declaration or target.is_kernel:
        return Refused("an alias must be of a defined function that is no kernel")
    return Refused("an alias cannot be of a weak function") if target.linkage in _WEAK else None


class ConstantMemory:
    """How much of it the variables seen so far take (PTX ISA, Constant State Space: 64 KiB for variables of static size)."""

    def __init__(self, layout: DataLayout) -> None:
        self.layout = layout
        self.bytes = 0

    def take(self, variable: GlobalVariable) -> str | None:
        """Adds a variable; what is wrong where it is the one that no longer fits."""
        if address_spaces.of(variable.type) != address_spaces.CONSTANT or variable.initializer is None:
            return None
        if variable.linkage == "available_externally" or not self.layout.is_sized(variable.value_type):
            return None
        before = self.bytes
        align = variable.align or self.layout.abi_align(variable.value_type)
        self.bytes = -(-before // align) * align + self.layout.alloc_size(variable.value_type)
        if before <= CONSTANT_BYTES < self.bytes:
            return Refused(f"the variables in constant memory take {self.bytes} bytes up to here, it has {CONSTANT_BYTES}")
        return None
