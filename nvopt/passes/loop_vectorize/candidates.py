"""Which loops vectors may pay in, by a look at their instructions: no analysis is made for the others, most of a GPU's loops.

    is_candidate(loop, …)    # True: a load of `a[i + 1]`; False: `a[i * n]`, `a[b[i]]`, or a barrier inside

On a GPU vectors pay where they save accesses (gain.py), so that something must go through memory element by element. Elsewhere, and where
somebody tells how a loop is to be vectorized, all loops are candidates.
"""

from __future__ import annotations

from nvopt.analysis.loops import Loop
from nvopt.analysis.memory.memory_location import accessed_type
from nvopt.analysis.memory.underlying_objects import underlying_object
from nvopt.analysis.values.matching import intrinsic
from nvopt.ir import (
    Argument,
    BasicBlock,
    BinaryOperator,
    CallBase,
    CallInst,
    CastInst,
    CmpInst,
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
from nvopt.passes.loop_vectorize.knobs import AGGRESSIVE_INTERLEAVE, MAX_SCALAR_INTERLEAVE, MIN_TRIP_COUNT
from nvopt.target import TargetOptions
from nvopt.target.costs import Target
from nvopt.target.triples import is_gpu

LARGEST_VF = 4
"""The most iterations at once, where costs decide."""
LEAST_SAVED_IN_PERCENT = 40
"""Of the accesses: a vector loop that saves fewer, like one that has four of a vector and four by themselves where there were eight, is
hardly faster, and its scalar rest is there besides."""
_DEPTH = 12
"""How many operations one behind the other are looked at."""
_SAYS_WHAT_IS_THERE = ("dereferenceable", "byval")
_SAME = ("sext", "zext", "trunc", "bitcast", "addrspacecast")


def gpu_of(function: Function, options: TargetOptions) -> Target | None:
    """The GPU that a function is compiled for; None for another target, on which nothing is known to pay."""
    is_for_gpu = is_gpu(options.triple or function.module.triple)
    return Target.of(options, function.attributes.value("target-cpu")) if is_for_gpu else None


def is_candidate(loop: Loop, target: Target | None, hints: Hints, knobs: KnobValues, layout: DataLayout) -> bool:
    """Whether vectors may pay in a loop, or are asked for."""
    is_told = hints.width or hints.interleave > 1 or hints.force or knobs[AGGRESSIVE_INTERLEAVE] or knobs[MAX_SCALAR_INTERLEAVE]
    if target is None or is_told:
        return True
    return not loop.subloops and not _runs_seldom(loop, knobs[MIN_TRIP_COUNT]) and _saves_accesses(loop, layout)


def _runs_seldom(loop: Loop, least: int) -> bool:
    """Whether constants tell that it runs fewer times: it counts from one to another."""
    latch = loop.latch
    if latch is None or latch.terminator is None or not latch.terminator.operands:
        return False
    condition = latch.terminator.operands[0]
    if not isinstance(condition, CmpInst) or not isinstance(limit := condition.operands[1], ConstantInt):
        return False
    for phi in loop.header.phis():
        update = phi.incoming_for(latch)
        starts = [value for value, block in phi.incoming if block is not latch]
        if condition.operands[0] in (phi, update) and len(starts) == 1 and isinstance(start := starts[0], ConstantInt):
            match update:
                case BinaryOperator(opcode="add", operands=[first, ConstantInt() as step]) if first is phi and step.signed:
                    return abs(limit.signed - start.signed) // abs(step.signed) + 1 < least
    return False


def _saves_accesses(loop: Loop, layout: DataLayout) -> bool:
    """Whether an innermost loop has accesses to vectorize, sufficiently many of all, and nothing that no vector loop has."""
    around = _Steps(loop, layout)
    always = _blocks_of_all_iterations(loop, around.latch)
    steps: list[tuple[int | None, int]] = []
    for block in loop.blocks:
        for instruction in block:
            if isinstance(instruction, CallBase) and not (isinstance(instruction, CallInst) and form_of(instruction) is not None):
                return False
            if isinstance(instruction, (LoadInst, StoreInst)):
                type = accessed_type(instruction)
                size = 0 if is_scalable(type) else layout.alloc_size(type)
                is_wide = block in always or _may_load_for_all(instruction, always)
                steps.append((around.of(instruction.pointer, _DEPTH) if is_wide else None, size))
    by_elements = sum(step is not None and size != 0 and abs(step) == size for step, size in steps)
    saved = by_elements + sum(step == 0 for step, _ in steps)
    most_saved = saved * (LARGEST_VF - 1) * 100
    return by_elements > 0 and most_saved >= LEAST_SAVED_IN_PERCENT * LARGEST_VF * len(steps)


def _blocks_of_all_iterations(loop: Loop, latch: BasicBlock | None) -> set[BasicBlock]:
    """Blocks of which a look tells that no iteration that goes on leaves them out: the header and the latch, and what stands ahead of a
    branch behind the one, or behind a join ahead of the other."""
    always = {loop.header}
    at: BasicBlock | None = loop.header
    while at is not None:
        inside = [one for one in at.successors if loop.contains_block(one)]
        at = inside[0] if len(inside) == 1 and inside[0] not in always else None
        always.update([at] if at is not None else [])
    at = latch
    while at is not None and at not in always:
        always.add(at)
        before = at.predecessors
        at = before[0] if len(before) == 1 else None
    return always


def _may_load_for_all(access: LoadInst | StoreInst, always: set[BasicBlock]) -> bool:
    """Whether an access that only some iterations do may be a load that all may do: what it reads may be known to be there. A GPU has no
    accesses with a mask."""
    if not isinstance(access, LoadInst):
        return False
    base = underlying_object(access.pointer)
    if not isinstance(base, Argument) or any(text.startswith(_SAYS_WHAT_IS_THERE) for text in base.attributes.texts):
        return True
    if any(intrinsic(user) == "assume" for user in base.users):
        return True
    return any(isinstance(user, (LoadInst, StoreInst)) and user.parent in always for user in access.pointer.users)


class _Steps:
    """By how much values go on in an iteration of a loop, wraps aside."""

    __slots__ = ("latch", "layout", "loop")

    def __init__(self, loop: Loop, layout: DataLayout) -> None:
        self.loop, self.layout = loop, layout
        self.latch = loop.latch  # all of the header's phis are gone through to find it: once

    def of(self, value: Value, depth: int) -> int | None:
        """None where it can't be told."""
        if not isinstance(value, Instruction) or not self.loop.defines(value):
            return 0
        if not depth:
            return None
        match value:
            case PHINode():
                return self._of_phi(value)
            case GetElementPtrInst():
                return self._of_address(value, depth - 1)
            case CastInst() if value.opcode in _SAME:
                return self.of(value.operands[0], depth - 1)
            case BinaryOperator():
                return self._of_operation(value, depth - 1)
        return None

    def _of_phi(self, phi: PHINode) -> int | None:
        if phi.parent is not self.loop.header or self.latch is None:
            return None
        match phi.incoming_for(self.latch):
            case BinaryOperator(opcode="add", operands=[first, ConstantInt() as step]) if first is phi:
                return step.signed
            case GetElementPtrInst() as following if following.pointer is phi:
                return _constant_offset(following, self.layout)
        return None

    def _of_address(self, gep: GetElementPtrInst, depth: int) -> int | None:
        total = self.of(gep.pointer, depth)
        for one in steps_of(gep):
            if total is None or not isinstance(gep.type, PointerType) or is_scalable(one.inner):
                return None
            if one.field(self.layout) is None:
                step = self.of(one.operand, depth)
                total = None if step is None else total + step * one.stride(self.layout)
        return total

    def _of_operation(self, operation: BinaryOperator, depth: int) -> int | None:
        first, second = (self.of(one, depth) for one in operation.operands)
        if first is None or second is None:
            return None
        by = operation.operands[1]
        match operation.opcode:
            case "add" | "or":
                return first + second
            case "sub":
                return first - second
            case "xor" if isinstance(by, ConstantInt) and by.signed == -1:
                return -first
            case "mul" if isinstance(by, ConstantInt):
                return first * by.signed
            case "shl" if isinstance(by, ConstantInt) and by.unsigned < by.bits:
                return first << by.unsigned
        return 0 if first == second == 0 else None


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
