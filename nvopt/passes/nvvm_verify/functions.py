"""Rules on functions, their bodies aside."""

from __future__ import annotations

import re
from collections.abc import Iterator

from nvopt.analysis.shared_memory import SharedMemory
from nvopt.ir.attributes import AttributeSet
from nvopt.ir.constants import ConstantAggregateZero, PoisonValue, UndefValue
from nvopt.ir.function import Function
from nvopt.ir.instructions import ReturnInst
from nvopt.ir.reading.cursor import Cursor
from nvopt.ir.types import void
from nvopt.passes.nvvm_verify.constants import UNSUPPORTED_TYPES, Constants
from nvopt.passes.nvvm_verify.emitted import emitted_blocks
from nvopt.passes.nvvm_verify.findings import Findings, Refused
from nvopt.target import TargetOptions, limits

# NVVM IR, Functions: not supported on them: what stands there by the name of the mirror's field.
_UNSUPPORTED_PARTS = {
    "section": "a section",
    "gc": "a garbage collector",
    "prefix": "prefix data",
    "prologue": "prologue data",
    "personality": "a personality routine",
}
# On a function's first line, one of these stands where a rule may be broken; on most there is none.
_SUSPICIOUS_WORDS = ("...", "kernel", *_UNSUPPORTED_PARTS, *UNSUPPORTED_TYPES)
LARGE_ALIGNMENT = re.compile(r"align(?: |stack\()(?!128\b)\d{3}")
"""An alignment in a text that may be more than 128 bytes."""
_BYVAL = re.compile(r"\bbyval\(")
_SPACE = re.compile(r"addrspace\((?!(?:[013-7]|101)\))|(?<!ptr )addrspace\(")


def check_function(function: Function, target: TargetOptions, constants: Constants, shared: SharedMemory, findings: Findings) -> None:
    """The rules for one function."""
    if function.is_intrinsic or not (constants.hidden or _is_suspicious(function)):
        return
    if function.is_declaration and not findings.all_told:
        return
    problems = [*_parts(function), *_signature(function, constants)]
    if function.is_kernel:
        problems += [*_kernel(function), _parameter_bytes(function, target)]
        if not function.is_declaration:
            problems.append(shared.problem(function))
    else:
        problems += map(parameter_alignment, _attributes(function))
    for problem in filter(None, dict.fromkeys(problems)):
        findings.at_symbol(function, problem)


def _is_suspicious(function: Function) -> bool:
    line = _line(function)
    return not line or any(word in line for word in _SUSPICIOUS_WORDS) or any(p.search(line) for p in (_SPACE, LARGE_ALIGNMENT))


def _parts(function: Function) -> Iterator[str]:
    for field, what in _UNSUPPORTED_PARTS.items():
        if function.head.get(field):
            told = Refused if field in ("prefix", "prologue") else str
            yield told(f"a function cannot have {what}")
    if function.function_type.vararg and not function.is_declaration:
        # NVVM IR, Introduction: its example of what is not supported; libNVVM and llc take them. Calls of such functions are fine.
        yield "a function with variable arguments cannot be defined"
    if function.head.get("addrspace_text", "addrspace(0)") != "addrspace(0)":
        yield "a function must be in address space 0"  # NVVM IR, Address Space: code has the number 0


def _signature(function: Function, constants: Constants) -> Iterator[str | None]:
    yield constants.type_problem(function.function_type.return_type)
    yield from map(constants.type_problem, function.function_type.params)


def _kernel(function: Function) -> Iterator[str | None]:
    if function.function_type.return_type is not void:  # PTX ISA, `.entry`: it has no return value
        told = Refused if _returns_something(function) else str
        yield told("a kernel must return void")
    yield from _launch_bounds(function.attributes)


def _returns_something(function: Function) -> bool:
    """Whether PTX would have to store a result; for one that is undefined, or has no bytes, LLVM stores nothing."""
    returned = [block.terminator for block in emitted_blocks(function)] if not function.is_declaration else []
    return any(
        isinstance(ret, ReturnInst) and not isinstance(ret.operands[0], (UndefValue, PoisonValue, ConstantAggregateZero))
        for ret in returned
    )


def _launch_bounds(attributes: AttributeSet) -> Iterator[str | None]:
    """PTX ISA, Performance-Tuning Directives; LLVM's user guide for NVPTX: up to three integers, or one, of 1 and more."""
    for key in ("nvvm.maxntid", "nvvm.reqntid", "nvvm.cluster_dim"):
        yield _dimensions(attributes, key)
    for key in ("nvvm.minctasm", "nvvm.maxnreg", "nvvm.maxclusterrank"):
        value = attributes.value(key)
        if value is not None and not _is_number(value, 0 if key == "nvvm.maxclusterrank" else 1):
            told = Refused if value and key != "nvvm.maxclusterrank" else str  # what is for clusters counts from sm_90 on
            yield told(f'"{key}"="{value}" must be a positive integer')
    if "nvvm.maxntid" in attributes and "nvvm.reqntid" in attributes:
        told = Refused if attributes.value("nvvm.maxntid") and attributes.value("nvvm.reqntid") else str
        yield told("a kernel cannot have both nvvm.maxntid and nvvm.reqntid")
    if "nvvm.blocksareclusters" in attributes and not ("nvvm.reqntid" in attributes and "nvvm.cluster_dim" in attributes):
        yield "nvvm.blocksareclusters needs nvvm.reqntid and nvvm.cluster_dim"


def _dimensions(attributes: AttributeSet, key: str) -> str | None:
    value = attributes.value(key)
    if not value:
        return None
    numbers = value.split(",")
    if len(numbers) > 3 or not all(_is_number(number, 0 if key == "nvvm.cluster_dim" else 1) for number in numbers):
        bad = [number for number in numbers[:3] if number.strip() and not _is_number(number, 1)]
        told = Refused if bad and len(numbers) <= 3 and key != "nvvm.cluster_dim" else str  # LLVM lets go what is too much or empty
        return told(f'"{key}"="{value}" must be one to three positive integers')
    threads = 1
    for number in numbers:
        threads *= int(number)
    if key == "nvvm.reqntid" and threads > limits.BLOCK_THREADS:
        return f'"{key}"="{value}" asks for {threads} threads, a block has at most {limits.BLOCK_THREADS}'
    return None


def _is_number(text: str, least: int) -> bool:
    text = text.strip()
    return text.isascii() and text.isdigit() and least <= int(text) < 1 << 32


def _line(function: Function) -> str:
    """The line that defines or declares it; empty once the function has been changed, when only the objects are true."""
    text = function._text
    if text is None:
        return ""
    start = text.index("\n") + 1 if text.startswith(";") else 0
    return text[start:].partition("\n")[0]


def _attributes(function: Function) -> Iterator[AttributeSet]:
    """The attributes of the result and, where they tell of a large alignment, of the parameters: asking for those reads the body."""
    yield function.return_attributes
    line = _line(function)
    if not line or LARGE_ALIGNMENT.search(line) is not None:
        yield from (argument.attributes for argument in function.args)


def parameter_alignment(attributes: AttributeSet) -> str | None:
    """What is wrong with how a parameter or a result of a function that is no kernel is aligned, None where nothing is."""
    align = (attributes.integer("align") or 0) if "byval" in attributes else 0
    largest = max(align, int(attributes.value("alignstack") or 0))
    if largest <= limits.PARAMETER_ALIGNMENT:
        return None
    told = Refused if align > limits.PARAMETER_ALIGNMENT else str  # the other one does not count for scalars
    return told(f"a parameter aligned to {largest} bytes: the most is {limits.PARAMETER_ALIGNMENT}")


def _parameter_bytes(kernel: Function, target: TargetOptions) -> str | None:
    limit = limits.parameter_bytes(target.arch(kernel.attributes.value("target-cpu")))
    if not _may_exceed(kernel, limit):
        return None
    layout = kernel.module.data_layout
    end = 0
    for argument in kernel.args:
        type, align = argument.type, None
        if "byval" in argument.attributes:
            text = argument.attributes.value("byval") or ""
            type, align = Cursor(kernel.module, text).type(), argument.attributes.integer("align")
        if not layout.is_sized(type):
            return None
        align = align or layout.abi_align(type)
        end = -(-end // align) * align + layout.alloc_size(type)
    told = Refused if limit == limits.parameter_bytes(None) else str  # no ptxas of today knows the older GPUs
    return told(f"the parameters of a kernel take {end} bytes, they can take {limit}") if end > limit else None


def _may_exceed(kernel: Function, limit: int) -> bool:
    """Whether the parameters may take more than `limit` bytes, by what can be told without reading the body."""
    layout, line = kernel.module.data_layout, _line(kernel)
    if not line or LARGE_ALIGNMENT.search(line) is not None:
        return True
    passed = [Cursor(kernel.module, line, found.end()).type() for found in _BYVAL.finditer(line)]
    sized = [type for type in (*passed, *kernel.function_type.params) if layout.is_sized(type)]
    return sum(layout.alloc_size(type) + limits.PARAMETER_ALIGNMENT for type in sized) > limit
