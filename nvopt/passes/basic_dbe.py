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

from nvopt.analysis.barriers import is_access, is_full_barrier, is_removable
from nvopt.analysis.locations import location_of
from nvopt.ir.constants import InlineAsm
from nvopt.ir.function import BasicBlock, Function
from nvopt.ir.instructions import BranchInst, CallBase, Instruction
from nvopt.passes.base import Context, FunctionPass
from nvopt.patterns import late
from nvopt.remarks import Remark, RemarkKind
from nvopt.target.barriers import SYNC

SCAN_LIMIT = 1000
"""Instructions before and behind a barrier that are looked at, and further ways on; one that has more of them around stays."""

_OTHER_BARRIER = late(r"\bllvm\.nvvm\.barrier\.cta\.(?!(?:sync|red\.\w+)\.aligned\.all\(i32 0\b)|\basm\b.*\bbar(?:rier)?\.")
TOO_LONG = "a way too long to follow"
_ITSELF = "itself, around a loop"  # nothing else holds the iterations together


class BasicDeadBarrierElimination(FunctionPass):
    """The pass `basic-dbe`."""

    name = "basic-dbe"
    summary = "Remove barriers that no memory access needs"
    looks_for = re.compile(re.escape(SYNC))

    def run(self, function: Function, context: Context) -> bool:
        removed = False
        for barrier in removable_barriers(function):
            below = first_access_below(barrier)
            above = first_access_above(barrier) if below is not None else None
            if below is None:
                report(context, self.name, "Passed", "Removed dead synch: nothing is accessed below", barrier)
            elif above is None:
                report(context, self.name, "Passed", "Removed dead synch: nothing is accessed above", barrier)
            else:
                message = f"synch is not dead: above it: {shown(above)}; below it: {shown(below)}"
                report(context, self.name, "Missed", message, barrier)
                continue
            barrier.erase()
            removed = True
        return removed


def removable_barriers(function: Function) -> list[Instruction]:
    """Those that may be judged, in order: none in a function that has barriers of other forms as well."""
    if not function.is_parsed and (SYNC not in function.text or _OTHER_BARRIER.search(function.text)):
        return []
    calls = [instruction for instruction in function.instructions() if isinstance(instruction, CallBase)]
    found: list[Instruction] = [call for call in calls if is_removable(call)]
    return found if found and not any(map(_is_other_barrier, calls)) else []


def _is_other_barrier(call: CallBase) -> bool:
    may_be = isinstance(call.callee, InlineAsm) or call.callee_name.startswith("llvm.nvvm.barrier.cta.")
    return may_be and _OTHER_BARRIER.search(str(call)) is not None


def first_access_below(barrier: Instruction) -> Instruction | str | None:
    """The first thing found behind `barrier` that needs it, None where every way leads to another barrier or the kernel's end."""
    assert barrier.parent is not None
    seen: set[BasicBlock] = set()
    stack = [barrier.next]
    count = 0
    while stack:
        at = stack.pop()
        while at is not None and not is_full_barrier(at):
            count += 1
            if is_access(at):
                return at
            if count > SCAN_LIMIT:
                return TOO_LONG
            if at.is_terminator:
                count += further_ways_on(at)
                if count > SCAN_LIMIT:
                    return TOO_LONG
                fresh = [block for block in dict.fromkeys(at.successors) if block not in seen]
                seen.update(fresh)
                stack += [block.first for block in fresh]
            at = at.next
        if at is barrier:
            return _ITSELF
    return None


def first_access_above(barrier: Instruction) -> Instruction | str | None:
    """The first thing found before `barrier` that needs it, None where every way comes from another barrier or the kernel's start."""
    assert barrier.parent is not None
    branch: Instruction | None = None  # an access says more to who reads the remark
    seen: set[BasicBlock] = set()
    stack = [(barrier.parent, barrier.previous)]
    count = 0
    while stack:
        block, at = stack.pop()
        while at is not None and not is_full_barrier(at):
            count += 1
            if is_access(at):
                return at
            if count > SCAN_LIMIT:
                return TOO_LONG
            at = at.previous
        if at is barrier:
            return _ITSELF
        if at is not None:
            continue
        assert block.parent is not None
        if block is block.parent.entry and not block.parent.is_kernel:
            return "what the callers do"
        count += further_ways_back(block)
        if count > SCAN_LIMIT:
            return TOO_LONG
        for source in block.predecessors:
            terminator = source.terminator
            assert terminator is not None
            if not isinstance(terminator, BranchInst) or len(terminator.successors) > 1:
                branch = branch or terminator
            if source not in seen:
                seen.add(source)
                stack.append((source, terminator))
    return branch


def further_ways_on(terminator: Instruction) -> int:
    """How many successors there are besides the first. Who lists them for each barrier takes the square of a long switch."""
    return len(terminator.operands) // 2


def further_ways_back(block: BasicBlock) -> int:
    """How many predecessors there are besides the first; phis that name the block count."""
    return max(0, block.user_count - 1)


def shown(cause: Instruction | str) -> str:
    """What keeps a barrier, in a remark."""
    return str(cause).partition(", !")[0]


def report(context: Context, pass_name: str, kind: RemarkKind, message: str, barrier: Instruction) -> None:
    """Says of a barrier that it went, or why it stays."""
    function = barrier.function
    if context.remarks.enabled and function is not None:
        name = "DeadBarrier" if kind == "Passed" else "LiveBarrier"
        context.remarks.emit(Remark(kind, pass_name, name, function.name, (("String", message),), location_of(barrier)))
