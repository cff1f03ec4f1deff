"""`basic-dbe`: basic dead barrier elimination: removes the `__syncthreads()` that no memory access needs.

    call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
    %y = fmul float %x, 2.0                                             %y = fmul float %x, 2.0
    call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)  becomes   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
    store float %y, ptr addrspace(3) %p                                 store float %y, ptr addrspace(3) %p
    ret void                                                            ret void

A barrier orders what the threads of a block did before it and what they do behind it. It is dead when one of the two is nothing:

* *below*: on every way from it, another barrier or the end of the kernel comes before any access. What stood before it is ordered with
  what comes behind that other barrier by that one;
* *above*: on every way to it, another barrier or the start of the kernel comes behind any access, and no way has a branch with a
  condition: a barrier is also where the threads of a warp meet again, and what stands behind may count on that.

An access is all that other threads may see, or that may depend on what they do or on when they do it: loads, stores, atomics, fences, and
every call that isn't known to touch no memory or that is convergent (shuffles, votes, matrices, other barriers, asynchronous copies,
clocks). No access are simple loads and stores of the thread's own memory (allocas, `byval` parameters, local memory) and loads of memory
that is constant (`constant` variables, constant and parameter memory, `!invariant.load`).

Only barriers of the form that `__syncthreads()` has go: aligned, barrier 0, all threads, no result. `__syncthreads_or()` and its like stay,
but do as the other barrier. Of all threads each executes the same one: LLVM asks this of aligned barriers. A function that has barriers
of other forms as well (named ones, counted ones, inline assembly) may give its warps different work, and is left alone. Each barrier is
judged with those before it already gone, so that two never stand in for each other, and a loop that had a barrier keeps one.

In cicc the option of that name turns the pass on, and is off by default; here it runs where a pipeline names it.

Source: the public description of cicc's dead barrier elimination (its rule of what is read and written above and below); PTX ISA,
`barrier.cta`; LLVM's user guide for NVPTX, barriers. The rule on branches is nvopt's own.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from nvopt.analysis.locations import location_of
from nvopt.ir.constants import ConstantExpr, ConstantInt
from nvopt.ir.function import Argument, BasicBlock, Function
from nvopt.ir.globals import GlobalVariable
from nvopt.ir.instructions import (
    AllocaInst,
    BinaryOperator,
    BranchInst,
    CallInst,
    CastInst,
    CmpInst,
    ExtractElementInst,
    ExtractValueInst,
    GetElementPtrInst,
    InsertElementInst,
    InsertValueInst,
    Instruction,
    LoadInst,
    PHINode,
    ReturnInst,
    SelectInst,
    ShuffleVectorInst,
    StoreInst,
    SwitchInst,
    UnaryOperator,
    UnreachableInst,
)
from nvopt.ir.types import PointerType
from nvopt.ir.values import Value
from nvopt.passes.base import Context, FunctionPass
from nvopt.remarks import Remark, RemarkKind
from nvopt.target.address_spaces import GENERIC, LOCAL, READ_ONLY

SCAN_LIMIT = 1000
"""Instructions before and behind a barrier that are looked at; one that has more of them around stays."""

_SYNC = "llvm.nvvm.barrier.cta.sync.aligned.all"
_REDUCTION = re.compile(r"llvm\.nvvm\.barrier\.cta\.red\.(?:and|or|popc)\.aligned\.all")
_OTHER_BARRIER = re.compile(r"\bllvm\.nvvm\.barrier\.cta\.(?!(?:sync|red\.\w+)\.aligned\.all\(i32 0\b)|\basm\b.*\bbar(?:rier)?\.")
_NO_MEMORY = (
    PHINode,
    BinaryOperator,
    UnaryOperator,
    CmpInst,
    SelectInst,
    CastInst,
    GetElementPtrInst,
    AllocaInst,
    ExtractElementInst,
    InsertElementInst,
    ShuffleVectorInst,
    ExtractValueInst,
    InsertValueInst,
    BranchInst,
    SwitchInst,
    UnreachableInst,
)
# Their attributes name memory only to keep them in their places.
_MARKERS = ("llvm.assume", "llvm.dbg.", "llvm.experimental.noalias.scope.decl", "llvm.lifetime.", "llvm.pseudoprobe")
_COPIES = ("llvm.memcpy.", "llvm.memmove.")
_FILLS = ("llvm.memset.",)
# A warp multiplies and transposes matrices together, although LLVM does not say that these are convergent.
_MATRIX = re.compile(r"llvm\.nvvm\..*(?:mma|matrix)")
_TOO_LONG = "a way too long to follow"
_ITSELF = "itself, around a loop"  # nothing else holds the iterations together


@dataclass(frozen=True)
class BasicDeadBarrierElimination(FunctionPass):
    """The pass `basic-dbe`."""

    name = "basic-dbe"
    summary = "Remove barriers that no memory access needs"
    looks_for = re.compile(re.escape(_SYNC))

    def run(self, function: Function, context: Context) -> bool:
        text = function.text
        if _SYNC not in text or _OTHER_BARRIER.search(text):
            return False
        removed = False
        for barrier in [instruction for instruction in function.instructions() if _is_removable(instruction)]:
            below = _below(barrier)
            above = _above(barrier) if below is not None else None
            if below is None:
                _remark(context, function, "Passed", "Removed dead synch: nothing is accessed below", barrier)
            elif above is None:
                _remark(context, function, "Passed", "Removed dead synch: nothing is accessed above", barrier)
            else:
                message = f"synch is not dead: above it: {_shown(above)}; below it: {_shown(below)}"
                _remark(context, function, "Missed", message, barrier)
                continue
            barrier.erase()
            removed = True
        return removed


def _below(barrier: Instruction) -> Instruction | str | None:
    """The first thing found behind `barrier` that needs it, None where every way leads to another barrier or the kernel's end."""
    assert barrier.parent is not None
    seen: set[BasicBlock] = set()
    stack = [barrier.next]
    count = 0
    while stack:
        at = stack.pop()
        while at is not None and not _is_full_barrier(at):
            count += 1
            if _is_access(at):
                return at
            if count > SCAN_LIMIT:
                return _TOO_LONG
            if at.is_terminator:
                fresh = [block for block in dict.fromkeys(at.successors) if block not in seen]
                seen.update(fresh)
                stack += [block.first for block in fresh]
            at = at.next
        if at is barrier:
            return _ITSELF
    return None


def _above(barrier: Instruction) -> Instruction | str | None:
    """The first thing found before `barrier` that needs it, None where every way comes from another barrier or the kernel's start."""
    assert barrier.parent is not None
    branch: Instruction | None = None  # an access says more to who reads the remark
    seen: set[BasicBlock] = set()
    stack = [(barrier.parent, barrier.previous)]
    count = 0
    while stack:
        block, at = stack.pop()
        while at is not None and not _is_full_barrier(at):
            count += 1
            if _is_access(at):
                return at
            if count > SCAN_LIMIT:
                return _TOO_LONG
            at = at.previous
        if at is barrier:
            return _ITSELF
        if at is not None:
            continue
        assert block.parent is not None
        if block is block.parent.entry and not block.parent.is_kernel:
            return "what the callers do"
        for source in block.predecessors:
            terminator = source.terminator
            assert terminator is not None
            if not isinstance(terminator, BranchInst) or len(terminator.successors) > 1:
                branch = branch or terminator
            if source not in seen:
                seen.add(source)
                stack.append((source, terminator))
    return branch


def _is_full_barrier(instruction: Instruction) -> bool:
    """Whether all threads of the block meet here, at barrier 0."""
    if not isinstance(instruction, CallInst) or not (instruction.callee_name == _SYNC or _REDUCTION.fullmatch(instruction.callee_name)):
        return False
    number = instruction.args[0]
    return isinstance(number, ConstantInt) and number.unsigned == 0


def _is_removable(instruction: Instruction) -> bool:
    """Whether it is a `__syncthreads()` on which nothing else hangs."""
    return (
        isinstance(instruction, CallInst)
        and instruction.callee_name == _SYNC
        and not instruction.bundles
        and instruction.tail != "musttail"
        and _is_full_barrier(instruction)
    )


def _is_access(instruction: Instruction) -> bool:
    """Whether other threads may see what it does, or it may see what they do."""
    match instruction:
        case LoadInst():
            return not (instruction.is_simple and ("invariant.load" in instruction.metadata or _is_unshared(instruction.pointer)))
        case StoreInst():
            return not (instruction.is_simple and _is_private(instruction.pointer))
        case CallInst():
            return _call_accesses(instruction)
        case ReturnInst():
            function = instruction.function
            return function is None or not function.is_kernel
    return not isinstance(instruction, _NO_MEMORY)


def _call_accesses(call: CallInst) -> bool:
    name = call.callee_name
    if name.startswith(_MARKERS):
        return False
    if name.startswith(_COPIES):
        return not (_is_not_volatile(call) and _is_private(call.args[0]) and _is_unshared(call.args[1]))
    if name.startswith(_FILLS):
        return not (_is_not_volatile(call) and _is_private(call.args[0]))
    if _MATRIX.match(name):
        return True
    if call.has_fn_attribute("convergent"):
        return True
    attributes = [call.function_attributes]
    if isinstance(call.callee, Function):
        attributes.append(call.callee.attributes)
    return not any(one.value("memory") == "none" for one in attributes)


def _is_not_volatile(call: CallInst) -> bool:
    flag = call.args[3]
    return isinstance(flag, ConstantInt) and flag.unsigned == 0


def _is_unshared(pointer: Value) -> bool:
    """Whether no other thread writes what `pointer` points to."""
    if isinstance(pointer.type, PointerType) and pointer.type.addrspace in READ_ONLY:
        return True
    base = _base(pointer)
    return _is_private(pointer) or (isinstance(base, GlobalVariable) and base.is_constant)


def _is_private(pointer: Value) -> bool:
    """Whether `pointer` points to memory that each thread has for itself."""
    if isinstance(pointer.type, PointerType) and pointer.type.addrspace == LOCAL:
        return True
    match base := _base(pointer):
        case AllocaInst():
            return isinstance(base.type, PointerType) and base.type.addrspace in (GENERIC, LOCAL)
        case Argument():
            return "byval" in base.attributes
    return False


def _base(pointer: Value) -> Value:
    """What `pointer` is derived from by offsets and casts."""
    while isinstance(pointer, (GetElementPtrInst, CastInst, ConstantExpr)) and pointer.opcode in (
        "getelementptr",
        "addrspacecast",
        "bitcast",
    ):
        pointer = pointer.operands[0]
    return pointer


def _shown(cause: Instruction | str) -> str:
    """What keeps a barrier, in a remark."""
    return str(cause).partition(", !")[0]


def _remark(context: Context, function: Function, kind: RemarkKind, message: str, barrier: Instruction) -> None:
    if context.remarks.enabled:
        name = "DeadBarrier" if kind == "Passed" else "LiveBarrier"
        remark = Remark(kind, BasicDeadBarrierElimination.name, name, function.name, (("String", message),), location_of(barrier))
        context.remarks.emit(remark)
