"""Rules on instructions, and which functions need reading for them at all."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

from nvopt.ir.constants import (
    ConstantAggregate,
    ConstantAggregateZero,
    ConstantExpr,
    ConstantInt,
    InlineAsm,
    PoisonValue,
    UndefValue,
)
from nvopt.ir.function import Function
from nvopt.ir.globals import GlobalValue
from nvopt.ir.instructions import (
    AllocaInst,
    AtomicCmpXchgInst,
    AtomicRMWInst,
    CallBase,
    CastInst,
    FenceInst,
    GetElementPtrInst,
    Instruction,
    LoadInst,
    PHINode,
    SelectInst,
    StoreInst,
    UnaryOperator,
)
from nvopt.ir.reading.cursor import end_of_head
from nvopt.ir.types import ArrayType, FloatType, IntType, PointerType, StructType, Type, VectorType
from nvopt.ir.values import Value
from nvopt.passes.nvvm_verify.callees import KERNEL_CALLED
from nvopt.passes.nvvm_verify.constants import UNSUPPORTED_TYPES, Constants, cast_problem
from nvopt.passes.nvvm_verify.emitted import emitted_blocks, may_be_deleted
from nvopt.passes.nvvm_verify.findings import Findings, Refused, RefusedWhenOptimizing
from nvopt.passes.nvvm_verify.functions import LARGE_ALIGNMENT, parameter_alignment
from nvopt.target import address_spaces, limits

# NVVM IR, Instructions: of the terminators ret, br, switch and unreachable are supported; the pads of exceptions and va_arg are not.
_UNSUPPORTED = (
    *("invoke", "landingpad", "resume", "catchswitch", "catchpad", "catchret", "cleanuppad", "cleanupret"),
    *("indirectbr", "callbr", "va_arg"),
)
# One of these stands in the text of a function that breaks a rule, calls of forbidden functions aside.
_SUSPICIOUS_WORDS = (
    *(f"{opcode} " for opcode in _UNSUPPORTED),
    *("fence ", " atomic ", "blockaddress(", "inteldialect", "ptx_kernel"),
    *UNSUPPORTED_TYPES,
)
_SUSPICIOUS_SPACE = re.compile(
    r"addrspace\((?![01357]\))"  # one that can't be written, or doesn't exist
    r"|(?<!ptr )addrspace\("  # of an alloca or of a call's function
    r"|addrspacecast[^\n]*addrspace\([^\n]* to [^\n]*addrspace\("
)
# What atomics usually look like: nothing is wrong with these.
_WHERE = r"ptr(?: addrspace\([137]\))? [^\s,(]+"
_HOW = r"(?: syncscope\(\"(?:block|cluster|device)\"\))?(?: \w+)+"
_USUAL_ATOMIC = re.compile(
    rf" = (?:atomicrmw (?:volatile )?\w+ {_WHERE}, (?:(?:i32|float) [^\s,(]+{_HOW}, align 4|(?:i64|double) [^\s,(]+{_HOW}, align 8)"
    rf"|cmpxchg (?:weak )?(?:volatile )?{_WHERE}, (?:i32 [^\s,(]+, i32 [^\s,(]+{_HOW}, align 4|i64 [^\s,(]+, i64 [^\s,(]+{_HOW}, align 8)"
    r")(?=,|\n)"
)
# What may write to constant memory: an instruction that names it, or one behind an address that is made of one there.
_WRITE_TO_CONSTANT = re.compile(r"\n  (?:store |[^\n]*@llvm\.mem(?:cpy|move|set)\.| = (?:atomicrmw|cmpxchg) )[^\n]*addrspace\(4\)")
_MADE_GENERIC = re.compile(r" = (?!load )[^\n]*addrspacecast \(?ptr addrspace\(4\)")
_CALLEE = re.compile(r'@(?:"[^"]*"|[-\w$.]+)(?=\()', re.ASCII)
_MEMORY_INTRINSIC = re.compile(r"llvm\.(?:experimental\.)?(?:(memcpy|memmove)|(memset))\.")
_SCOPES = ("", "singlethread", "block", "cluster", "device")

Rule = Callable[[Instruction], str | None]


class Bodies:
    """Checks the bodies of a module's functions. `callees` are the functions that must not be called, and why."""

    def __init__(self, callees: Mapping[Value, str], constants: Constants, findings: Findings) -> None:
        self.callees = callees
        self.constants = constants
        self.findings = findings
        self._callee_refs = {callee.ref for callee in callees}

    def check(self, function: Function) -> None:
        """Looks at every instruction, where the text does not already show that all is well. ReadError where it can't be read."""
        all_told = self.findings.all_told
        if function.is_declaration or not (
            function.is_parsed or (all_told and self.constants.hidden) or self._is_suspicious(function.text)
        ):
            return
        for block in function.blocks if all_told else emitted_blocks(function):
            for instruction in block:
                for problem in dict.fromkeys(self._problems(instruction)):
                    if problem is not None:
                        self.findings.at_instruction(instruction, problem)

    def _is_suspicious(self, text: str) -> bool:
        body = text[end_of_head(text) :]
        if not self.findings.all_told:
            return _may_be_refused(body) or self._may_call_forbidden(body)
        return (
            any(word in body for word in _SUSPICIOUS_WORDS)
            or ("addrspace(" in body and _SUSPICIOUS_SPACE.search(body) is not None)
            or _has_unusual_atomic(body)
            or LARGE_ALIGNMENT.search(body) is not None
            or self._may_call_forbidden(body)
        )

    def _may_call_forbidden(self, body: str) -> bool:
        return bool(self._callee_refs) and not self._callee_refs.isdisjoint(_CALLEE.findall(body))

    def _problems(self, instruction: Instruction) -> list[str | None]:
        problems = [rule(instruction) for rule in _RULES.get(instruction.opcode, ())]
        problems.append(self.constants.type_problem(instruction.type))
        problems += map(self.constants.problem, instruction.operands)
        match instruction:
            case AllocaInst(allocated_type=type) | GetElementPtrInst(source_type=type):
                problems.append(self.constants.type_problem(type))
            case CallBase():
                problem = self.callees.get(instruction.callee)
                problems.append(str(problem) if problem and may_be_deleted(instruction) else problem)
        return problems


def _may_be_refused(body: str) -> bool:
    """Whether a text may have an instruction that llc or ptxas refuse, calls of forbidden functions aside."""
    if any(word in body for word in ("indirectbr ", "fence ", "inteldialect")) or _has_unusual_atomic(body):
        return True
    return "addrspace(4)" in body and (_WRITE_TO_CONSTANT.search(body) is not None or _MADE_GENERIC.search(body) is not None)


def _has_unusual_atomic(body: str) -> bool:
    count = body.count(" = atomicrmw ") + body.count(" = cmpxchg ")
    return count > 0 and sum(1 for _ in _USUAL_ATOMIC.finditer(body)) != count


def _space(pointer: Value, *, through_freeze: bool = True) -> int:
    """The address space that `pointer` points into, also where it has been cast to a generic one: that of all that it may come from."""
    spaces: set[int] = set()
    seen: set[Value] = set()
    stack = [pointer]
    while stack:
        at = stack.pop()
        if at in seen:
            continue
        seen.add(at)
        space = address_spaces.of(at.type)
        match at:
            case _ if space != address_spaces.GENERIC:
                spaces.add(space)
            case CastInst(opcode="addrspacecast") | GetElementPtrInst() | ConstantExpr(opcode="addrspacecast" | "getelementptr"):
                stack.append(at.operands[0])
            case UnaryOperator(opcode="freeze") if through_freeze:
                stack.append(at.operands[0])
            case SelectInst():
                stack += at.operands[1:]
            case PHINode():
                stack += [value for value, _ in at.incoming]
            case _:
                spaces.add(space)
    return spaces.pop() if len(spaces) == 1 else address_spaces.GENERIC


def _write_problem(what: str, pointer: Value, function: Function | None, *, is_code: bool) -> str | None:
    """NVVM IR, memcpy, memmove, memset: constant memory is read-only, so no destination; PTX ISA, `st`
    and `atom`: not in `.const`, and the parameters of a kernel are read-only. libNVVM says it of memmove and memcpy in these words.

    llc makes `st.const` and the like of whatever `is_code`, which ptxas refuses: from -O1 on also through generic pointers, where llc can
    tell what they point to."""
    space = _space(pointer)
    if space == address_spaces.CONSTANT:
        told = str if not is_code else Refused if address_spaces.of(pointer.type) == space else RefusedWhenOptimizing
        if _space(pointer, through_freeze=False) != space:
            told = str
        return told(f"{what} cannot target constant address space")
    if space == address_spaces.PARAM and function is not None and function.is_kernel:
        return f"{what} cannot target the parameters of a kernel"
    return None


def _write(instruction: Instruction) -> str | None:
    if isinstance(instruction, StoreInst):
        is_code = _is_stored(instruction.value)
        return _write_problem("store", instruction.pointer, instruction.function, is_code=is_code)
    return _write_problem(instruction.opcode, instruction.operands[0], instruction.function, is_code=True)


def _is_stored(value: Value) -> bool:
    """Whether LLVM surely makes a store of a value: not of one without bytes or content, nor of one that may have been there already."""
    if isinstance(value, LoadInst):
        return _space(value.pointer) != address_spaces.CONSTANT
    return _has_content(value)


def _has_content(value: Value) -> bool:
    """Whether some part of a constant is defined; other values have content."""
    match value:
        case UndefValue() | PoisonValue():
            return False
        case ConstantAggregateZero():
            return isinstance(value.type, VectorType) or _has_bytes(value.type)
        case ConstantAggregate():
            return any(map(_has_content, value.operands))
    return _has_bytes(value.type)


def _has_bytes(type: Type) -> bool:
    match type:
        case StructType(elements=elements):
            return any(map(_has_bytes, elements))
        case ArrayType(element=element, count=count):
            return count > 0 and _has_bytes(element)
    return True


def _tensor(instruction: Instruction) -> str | None:
    """PTX ISA, Tensor Memory: it is reached by tcgen05 instructions only."""
    pointer = instruction.operands[1 if isinstance(instruction, StoreInst) else 0]
    if address_spaces.of(pointer.type) == address_spaces.TENSOR:
        return f"{instruction.opcode} cannot access tensor memory"
    return None


def _atomic_access(instruction: Instruction) -> str | None:
    """NVVM IR, `load` and `store`: neither is supported in its atomic form; libNVVM refuses both."""
    assert isinstance(instruction, (LoadInst, StoreInst))
    return "atomic loads and stores are not supported" if instruction.is_atomic else None


def _atomic_space(instruction: Instruction) -> str | None:
    """NVVM IR, `cmpxchg` and `atomicrmw`: on global, shared and generic pointers."""
    space = address_spaces.of(instruction.operands[0].type)
    if space not in (address_spaces.LOCAL, address_spaces.PARAM) or _write(instruction):  # other rules tell of the others
        return None
    # LLVM makes plain loads and stores of an atomicrmw on local memory where it optimizes.
    told = Refused if (instruction.opcode == "cmpxchg") == (space == address_spaces.LOCAL) else str
    return told(f"{instruction.opcode} must be on generic, global or shared memory, not {address_spaces.NAMES[space]}")


def _atomic_type(instruction: Instruction) -> str | None:
    """NVVM IR, `cmpxchg` and `atomicrmw`: i32, i64 and i128, of the latter only `xchg`; libNVVM takes floats and pointers, too."""
    type = instruction.operands[1].type
    exchanges = isinstance(instruction, AtomicCmpXchgInst) or (isinstance(instruction, AtomicRMWInst) and instruction.operation == "xchg")
    if not isinstance(type, IntType) or type.bits in (32, 64) or (type.bits == 128 and exchanges):
        return None
    told = Refused if type.bits > 128 and instruction.opcode == "cmpxchg" else str
    return told(f"{instruction.opcode} of {type} is not supported")


def _atomic_alignment(instruction: Instruction) -> str | None:
    """PTX ISA, `atom`: the address must be naturally aligned; LLVM's NVPTX has no other code for less."""
    assert isinstance(instruction, (AtomicCmpXchgInst, AtomicRMWInst))
    type, function = instruction.operands[1].type, instruction.function
    assert function is not None
    if not isinstance(type, (IntType, FloatType, PointerType, VectorType)) or instruction.align is None:
        return None
    size = function.module.data_layout.store_size(type)
    return f"{instruction.opcode} of {size} bytes is aligned to {instruction.align} only" if instruction.align < size else None


def _scope(instruction: Instruction) -> str | None:
    """LLVM's NVPTX knows four scopes, and that of the system, which has no name. llc refuses others, but of an atomicrmw."""
    assert isinstance(instruction, (AtomicCmpXchgInst, AtomicRMWInst, FenceInst))
    if instruction.syncscope not in _SCOPES:
        told = str if isinstance(instruction, AtomicRMWInst) else Refused
        return told(f'syncscope "{instruction.syncscope}" is not supported')
    return None


def _fence(instruction: Instruction) -> str | None:
    """PTX ISA, `fence`: its scopes are those of a block and wider; LLVM's NVPTX gives up on one of a single thread, and on the one that it
    puts before a sequentially consistent cmpxchg."""
    if isinstance(instruction, FenceInst) and instruction.syncscope == "singlethread":
        return Refused("a fence of a single thread is not supported")
    if (
        isinstance(instruction, AtomicCmpXchgInst)
        and instruction.syncscope == "singlethread"
        and "seq_cst" in (instruction.ordering, instruction.failure_ordering)
    ):
        return Refused("a seq_cst cmpxchg of a single thread is not supported")
    return None


def _cast(instruction: Instruction) -> str | None:
    return cast_problem(instruction.operands[0].type, instruction.type)


def _alloca(instruction: Instruction) -> str | None:
    """NVVM IR, `alloca`: its result is generic, alignment up to 2**23; LLVM's NVPTX also takes one in local memory."""
    assert isinstance(instruction, AllocaInst)
    space = address_spaces.of(instruction.type)
    if space in address_spaces.POINTED_TO - {address_spaces.GENERIC, address_spaces.LOCAL}:  # what doesn't exist is told of elsewhere
        return f"an alloca cannot be in {address_spaces.NAMES[space]} memory"
    if instruction.align is not None and instruction.align > limits.ALLOCA_ALIGNMENT:
        return f"an alloca aligned to {instruction.align} bytes: the most is {limits.ALLOCA_ALIGNMENT}"
    return None


def _unsupported(instruction: Instruction) -> str | None:
    """LLVM's NVPTX makes code of all of these but indirectbr: an invoke is a call, for one."""
    told = Refused if instruction.opcode == "indirectbr" else str
    return told(f"{instruction.opcode} is not supported")


def _memory_intrinsic(instruction: Instruction) -> str | None:
    assert isinstance(instruction, CallBase)
    found = _MEMORY_INTRINSIC.match(instruction.callee_name)
    if found is None:
        return None
    pointer, source, length = instruction.args[:3]
    is_code = _has_content(source) and not (isinstance(length, ConstantInt) and length.unsigned == 0) and ".element." not in found.string
    is_code &= not found[1] or _space(source) != address_spaces.CONSTANT
    return _write_problem("memmove/memcpy" if found[1] else "memset", pointer, instruction.function, is_code=is_code)


def _callee(instruction: Instruction) -> str | None:
    """NVVM IR, Address Space: code has number 0; Inline Assembler Expressions: not in the Intel dialect."""
    assert isinstance(instruction, CallBase)
    callee = instruction.callee
    if isinstance(callee, InlineAsm):
        words = callee.ref.partition('"')[0]
        told = Refused if "sideeffect" in words and not callee.ref.startswith(f'{words}""') else str
        return told("Intel assembly is not supported") if "inteldialect" in words else None
    if address_spaces.of(callee.type) != address_spaces.GENERIC:
        return "a function that is called must be in address space 0"
    if instruction.calling_convention == "ptx_kernel" and not isinstance(callee, GlobalValue):
        return str(KERNEL_CALLED)  # ptxas can't tell
    return None


def _argument_alignment(instruction: Instruction) -> str | None:
    assert isinstance(instruction, CallBase)
    if instruction.callee_name.startswith("llvm."):
        return None
    sets = (instruction.return_attributes, *instruction.arg_attributes)
    problem = next(filter(None, map(parameter_alignment, filter(None, sets))), None)
    return str(problem) if problem else None  # inlining ends it


_CALL: tuple[Rule, ...] = (_memory_intrinsic, _callee, _argument_alignment)
_ATOMIC: tuple[Rule, ...] = (_write, _tensor, _atomic_space, _atomic_type, _atomic_alignment, _scope)
_RULES: dict[str, tuple[Rule, ...]] = {
    **dict.fromkeys(_UNSUPPORTED, (_unsupported,)),
    "invoke": (_unsupported, *_CALL),
    "callbr": (_unsupported, *_CALL),
    "call": _CALL,
    "load": (_atomic_access, _tensor),
    "store": (_atomic_access, _tensor, _write),
    "atomicrmw": _ATOMIC,
    "cmpxchg": (*_ATOMIC, _fence),
    "fence": (_scope, _fence),
    "addrspacecast": (_cast,),
    "alloca": (_alloca,),
}
