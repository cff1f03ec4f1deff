"""How many iterations of a loop ptxas makes one of.

ptxas 13.0 for sm_90 unrolls by 4 a loop that has no others inside and one exit, at its end, by a comparison of a counter's next value with
something invariant; the counter goes up by a constant, and the body has no more than 49 instructions of PTX and no calls. What is a
constant distance further in the next copy is part of its accesses then, so that a pointer is stepped once for four iterations; a base and
a multiple of a counter are added in each.
"""

from __future__ import annotations

from nvopt.analysis.loops import Loop
from nvopt.ir import CallBase, CastInst, ConstantInt, GetElementPtrInst, InlineAsm, Instruction
from nvopt.passes.loop_reduce.exit_tests import exit_test, may_ask_following

TOGETHER = 4
"""Iterations that are one then."""
STEP_IN_ROUNDS = 1 / TOGETHER
"""Instructions of a pointer's step in an iteration, if it is by a constant."""
LONGEST = 49
"""Instructions of PTX in a loop that ptxas unrolls."""
_NO_CODE = ("llvm.dbg.", "llvm.lifetime.", "llvm.assume", "llvm.experimental.noalias.", "llvm.pseudoprobe")


def rounds(loop: Loop) -> int:
    """4, or 1 where ptxas leaves the loop as it is."""
    if loop.subloops or loop.has_mark("llvm.loop.unroll.disable") or loop.exiting_block is not loop.latch:
        return 1
    test = exit_test(loop)
    if test is None or not may_ask_following(test):
        return 1
    total = 0
    for block in loop.blocks:
        for inst in block:
            if isinstance(inst, CallBase):
                if not isinstance(inst.callee, InlineAsm) and not inst.callee_name.startswith("llvm."):
                    return 1
                total += not inst.callee_name.startswith(_NO_CODE)
            else:
                total += _length(inst)
            if total > LONGEST:
                return 1
    return TOGETHER


def _length(inst: Instruction) -> int:
    """Instructions of PTX, about, of what is no call."""
    if inst.opcode == "phi":
        return 0
    if inst.opcode == "getelementptr":
        return 2 * sum(not isinstance(index, ConstantInt) for index in inst.operands[1:])
    if isinstance(inst, CastInst):
        return int(any(not isinstance(user, GetElementPtrInst) for user in inst.users))
    if inst.opcode in ("fadd", "fsub") and any(one.opcode == "fmul" for one in inst.operands if isinstance(one, Instruction)):
        return 0  # one instruction with the product
    return 1
