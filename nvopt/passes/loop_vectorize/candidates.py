"""Which loops vectors may pay in, by a look at their instructions: no analysis is made for the others, most of a GPU's loops.

    is_candidate(loop, …)    # True: a load of `a[i + 1]`; False: `a[i * n]`, `a[b[i]]`, or a barrier inside

On a GPU vectors pay where they save accesses (gain.py), so that something must go through memory element by element. Elsewhere, and where
somebody tells how a loop is to be vectorized, all loops are candidates.
"""

from __future__ import annotations

from nvopt.analysis.loops import Loop
from nvopt.analysis.memory.memory_location import accessed_type
from nvopt.ir import (
    BinaryOperator,
    CallBase,
    CallInst,
    CastInst,
    ConstantInt,
    DataLayout,
    Function,
    GetElementPtrInst,
    Instruction,
    LoadInst,
    PHINode,
    PointerType,
    StoreInst,
    Value,
)
from nvopt.ir.datalayout import is_scalable
from nvopt.ir.gep import steps_of
from nvopt.knobs import KnobValues
from nvopt.passes.loop_vectorize.calls import form_of
from nvopt.passes.loop_vectorize.hints import Hints
from nvopt.passes.loop_vectorize.knobs import AGGRESSIVE_INTERLEAVE, MAX_SCALAR_INTERLEAVE
from nvopt.target import TargetOptions
from nvopt.target.costs import Target
from nvopt.target.triples import is_gpu

_DEPTH = 12
"""How many operations one behind the other are looked at."""
_SAME = ("sext", "zext", "trunc", "bitcast", "addrspacecast")


def gpu_of(function: Function, options: TargetOptions) -> Target | None:
    """The GPU that a function is compiled for; None for another target, on which nothing is known to pay."""
    is_for_gpu = is_gpu(options.triple or function.module.triple)
    return Target.of(options, function.attributes.value("target-cpu")) if is_for_gpu else None


def is_candidate(loop: Loop, target: Target | None, hints: Hints, knobs: KnobValues, layout: DataLayout) -> bool:
    """Whether vectors may pay in a loop, or are asked for."""
    is_told = hints.width or hints.interleave > 1 or hints.force or knobs[AGGRESSIVE_INTERLEAVE] or knobs[MAX_SCALAR_INTERLEAVE]
    return bool(target is None or is_told) or (not loop.subloops and _saves_accesses(loop, layout))


def _saves_accesses(loop: Loop, layout: DataLayout) -> bool:
    """Whether an innermost loop has an access to vectorize, and nothing that no vector loop has."""
    accesses: list[LoadInst | StoreInst] = []
    for block in loop.blocks:
        for instruction in block:
            if isinstance(instruction, CallBase) and not (isinstance(instruction, CallInst) and form_of(instruction) is not None):
                return False
            if isinstance(instruction, (LoadInst, StoreInst)):
                accesses.append(instruction)
    return any(_goes_by_elements(access, loop, layout) for access in accesses)


def _goes_by_elements(access: LoadInst | StoreInst, loop: Loop, layout: DataLayout) -> bool:
    """Whether it accesses the next element, or the one before, in each iteration, as far as its address's operands tell."""
    type = accessed_type(access)
    if is_scalable(type) or not loop.defines(access.pointer):
        return False
    step = _step(access.pointer, loop, layout, _DEPTH)
    return step is not None and abs(step) == layout.alloc_size(type)


def _step(value: Value, loop: Loop, layout: DataLayout, depth: int) -> int | None:
    """By how much a value goes on in an iteration, wraps aside; None where that can't be told."""
    if not isinstance(value, Instruction) or not loop.defines(value):
        return 0
    if not depth:
        return None
    match value:
        case PHINode():
            return _step_of_phi(value, loop, layout)
        case GetElementPtrInst():
            return _step_of_address(value, loop, layout, depth - 1)
        case CastInst() if value.opcode in _SAME:
            return _step(value.operands[0], loop, layout, depth - 1)
        case BinaryOperator():
            return _step_of_operation(value, loop, layout, depth - 1)
    return None


def _step_of_phi(phi: PHINode, loop: Loop, layout: DataLayout) -> int | None:
    latch = loop.latch
    if phi.parent is not loop.header or latch is None:
        return None
    match phi.incoming_for(latch):
        case BinaryOperator(opcode="add", operands=[first, ConstantInt() as step]) if first is phi:
            return step.signed
        case GetElementPtrInst() as following if following.pointer is phi:
            return _constant_offset(following, layout)
    return None


def _constant_offset(gep: GetElementPtrInst, layout: DataLayout) -> int | None:
    """The bytes that it adds, where these are constant."""
    total = 0
    for one in steps_of(gep):
        field = one.field(layout)
        if field is not None:
            total += field
        elif isinstance(one.operand, ConstantInt) and not is_scalable(one.inner):
            total += one.operand.signed * one.stride(layout)
        else:
            return None
    return total


def _step_of_address(gep: GetElementPtrInst, loop: Loop, layout: DataLayout, depth: int) -> int | None:
    total = _step(gep.pointer, loop, layout, depth)
    for one in steps_of(gep):
        if total is None or not isinstance(gep.type, PointerType) or is_scalable(one.inner):
            return None
        if one.field(layout) is None:
            step = _step(one.operand, loop, layout, depth)
            total = None if step is None else total + step * one.stride(layout)
    return total


def _step_of_operation(operation: BinaryOperator, loop: Loop, layout: DataLayout, depth: int) -> int | None:
    steps = [_step(one, loop, layout, depth) for one in operation.operands]
    first, second = steps
    if first is None or second is None:
        return None
    by = operation.operands[1]
    match operation.opcode:
        case "add" | "or":
            return first + second
        case "sub":
            return first - second
        case "mul" if isinstance(by, ConstantInt):
            return first * by.signed
        case "shl" if isinstance(by, ConstantInt) and by.unsigned < by.bits:
            return first << by.unsigned
    return 0 if first == second == 0 else None
