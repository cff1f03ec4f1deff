"""Which functions of a module must not be called, and why: kernels, and intrinsics that no NVPTX has."""

from __future__ import annotations

import re
from collections.abc import Iterator

from nvopt.ir.function import Function
from nvopt.ir.module import Module
from nvopt.ir.types import FunctionType, IntType, PointerType
from nvopt.ir.values import Value
from nvopt.passes.nvvm_verify.findings import Refused
from nvopt.target import address_spaces

KERNEL_CALLED = Refused("a kernel cannot be called")  # PTX ISA, `call`: of `.func`s only; `.entry` is what the host launches

_REFLECT = re.compile(r"__nvvm_reflect(?:_ocl)?")
# The first parts of the names of other targets' intrinsics (llvm/include/llvm/IR/Intrinsics*.td).
_OTHER_TARGETS = re.compile(r"llvm\.(?:aarch64|amdgcn|arm|bpf|dx|hexagon|loongarch|mips|ppc|r600|riscv|s390|spv|sve|ve|wasm|x86|xcore)\.")
# Where the pointers of intrinsics point that take one into any space (PTX ISA: ldu, wmma.load/.store, ldmatrix, stmatrix, atom).
_SPACES = {
    "ldu": frozenset({address_spaces.GENERIC, address_spaces.GLOBAL}),
    "wmma": frozenset({address_spaces.GENERIC, address_spaces.GLOBAL, address_spaces.SHARED}),
    "ldmatrix": frozenset({address_spaces.GENERIC, address_spaces.SHARED}),
    "stmatrix": frozenset({address_spaces.GENERIC, address_spaces.SHARED}),
    "atomic": address_spaces.WITH_ATOMICS,
}


def forbidden_callees(module: Module) -> dict[Value, str]:
    """Each function or alias that must not be called, with what to say where it is."""
    return dict(_forbidden(module))


def _forbidden(module: Module) -> Iterator[tuple[Value, str]]:
    for function in _unknown_intrinsics(module):
        yield function, f"there is no intrinsic {function.name}"
    for function in module.functions:
        problem = _declaration_problem(function) if function.is_declaration else None
        if problem is not None:
            yield function, problem
        elif _may_be_kernel(function) and function.is_kernel:
            yield function, KERNEL_CALLED
    for alias in module.aliases:
        if isinstance(alias.aliasee, Function) and alias.aliasee.is_kernel:
            yield alias, KERNEL_CALLED


def _unknown_intrinsics(module: Module) -> Iterator[Function]:
    """The functions called `llvm.` that are none of LLVM's: it prints a comment before their declarations."""
    for function in module.functions:
        text = function._text
        if text is not None and text.startswith(";") and "; Unknown intrinsic\n" in text[: text.find("declare ")]:
            yield function


def _may_be_kernel(function: Function) -> bool:
    """Whether it is worth reading the line that defines or declares it."""
    text = function._text
    return text is None or "ptx_kernel " in text[: text.find("@")]


def _declaration_problem(function: Function) -> str | None:
    name = function.name
    if name.startswith("llvm.nvvm."):
        return _pointer_problem(function)  # LLVM's verifier has seen to all other types
    if _OTHER_TARGETS.match(name):
        return Refused(f"{name} is an intrinsic of another target")
    if _REFLECT.fullmatch(name) and not _is_reflect(function.function_type):
        return f"{name} takes one pointer and returns an integer"
    return None


def _is_reflect(type: FunctionType) -> bool:
    """libdevice User's Guide: `int __nvvm_reflect(const char *)`."""
    return not type.vararg and len(type.params) == 1 and isinstance(type.params[0], PointerType) and isinstance(type.return_type, IntType)


def _pointer_problem(intrinsic: Function) -> str | None:
    allowed = _SPACES.get(intrinsic.name.split(".")[2])
    if allowed is None:
        return None
    for type in intrinsic.function_type.params:
        if isinstance(type, PointerType) and type.addrspace not in allowed:
            name = address_spaces.NAMES.get(type.addrspace, f"address space {type.addrspace}")
            return f"{intrinsic.name} cannot take a pointer to {name} memory"
    return None
