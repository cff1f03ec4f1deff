"""`alloca-hoisting`: local variables of a constant size move into the entry block.

    entry:                                         entry:
      br i1 %c, label %some, label %exit             %buffer = alloca [4 x i32], align 4
    some:                                            br i1 %c, label %some, label %exit
      %buffer = alloca [4 x i32], align 4  becomes some:
      call void @fill(ptr %buffer)                   call void @fill(ptr %buffer)

There they have a place in the stack frame, and SROA may make values of them. Elsewhere they are taken from the stack at run time, which
takes PTX 7.3, a GPU from sm_52 on, and in a loop more memory with each iteration.

* In a cycle each execution gives memory of its own. One place does for all where the variable is only accessed while it is the latest one:
  where its address isn't kept and doesn't come through a phi.
* Sizes known at run time only, `inalloca` and `swifterror` stay, and all variables of a function that restores the stack
  (`llvm.stackrestore`).

No level runs it: of 201 files of public CUDA, as clang makes them, none has such a variable. Ahead of `sroa` it gains most.

Source: the public description of cicc v13.0 for the name; LLVM's notion of a static alloca.
"""

from __future__ import annotations

from nvopt.analysis.cfg import post_order_from
from nvopt.analysis.locations import location_of
from nvopt.analysis.memory.call_effects import CAPTURES, PASSES_ON
from nvopt.analysis.memory.captures import kept_by_use
from nvopt.ir import AllocaInst, BasicBlock, CallInst, ConstantInt, Function, Instruction, PHINode
from nvopt.ir.datalayout import is_scalable
from nvopt.passes.base import Context, FunctionPass
from nvopt.remarks import Remark, RemarkKind

_RESTORES = "llvm.stackrestore"


class AllocaHoisting(FunctionPass):
    """The pass `alloca-hoisting`."""

    name = "alloca-hoisting"
    summary = "Move local variables of a constant size into the entry block"

    def run(self, function: Function, context: Context) -> bool:
        if not function.is_parsed and not function.mentions(" = alloca "):
            return False
        elsewhere = [inst for block in function.blocks[1:] for inst in block if isinstance(inst, AllocaInst)]
        if not elsewhere:
            return False
        restores = any(isinstance(inst, CallInst) and inst.callee_name.startswith(_RESTORES) for inst in function.instructions())
        changed = False
        for alloca in elsewhere:
            why = "the stack is restored" if restores else _why_it_stays(alloca)
            if why is not None:
                _remark(context, "Missed", "AllocaStays", alloca, f" stays where it is: {why}")
                continue
            _remark(context, "Passed", "AllocaHoisted", alloca, " moved into the entry block")
            alloca.move_before(_place(function))
            changed = True
        return changed


def _place(function: Function) -> Instruction:
    """Behind the variables that the entry block begins with."""
    return next(inst for inst in function.entry if not isinstance(inst, AllocaInst))


def _why_it_stays(alloca: AllocaInst) -> str | None:
    assert alloca.parent is not None
    layout = alloca.parent.parent.module.data_layout if alloca.parent.parent is not None else None
    sized = layout is not None and layout.is_sized(alloca.allocated_type) and not is_scalable(alloca.allocated_type)
    if not sized or not all(isinstance(count, ConstantInt) for count in alloca.operands):
        return "its size is not known"
    if alloca.flags:
        return f"it is {' '.join(alloca.flags)}"
    if _is_in_cycle(alloca.parent) and not _is_accessed_as_the_latest_only(alloca):
        return "memory of earlier iterations may be in use"
    return None


def _is_in_cycle(block: BasicBlock) -> bool:
    return any(block in one.successors for one in post_order_from(block, lambda one: one.successors))


def _is_accessed_as_the_latest_only(alloca: AllocaInst) -> bool:
    """Whether no use of its address can come behind a later execution. What is computed of it is of the latest execution, too: on each way
    from there to a use that it dominates it is computed again. Not so what a phi hands on."""
    pending: list[Instruction] = [alloca]
    while pending:
        for user, index in pending.pop().uses:
            kept = kept_by_use(user, index)
            if kept == CAPTURES or isinstance(user, PHINode):
                return False
            if kept == PASSES_ON and isinstance(user, Instruction):
                pending.append(user)
    return True


def _remark(context: Context, kind: RemarkKind, name: str, alloca: AllocaInst, message: str) -> None:
    if context.remarks.enabled and alloca.function is not None:
        args = (("Variable", alloca.ref), ("String", message))
        context.remarks.emit(Remark(kind, AllocaHoisting.name, name, alloca.function.name, args, location_of(alloca)))
