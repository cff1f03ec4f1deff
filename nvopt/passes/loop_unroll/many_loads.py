"""Which loops `many-loads` takes, behind another unroller: of one block, whose body is more work than anything else; and such as go over
arrays in local memory, which become registers.

    loop:                                                         work      rest
      %p = getelementptr float, ptr addrspace(1) %a, i64 %i                        the copies' addresses are a constant distance apart
      %x = load float, ptr addrspace(1) %p                           1
      %j = mul i64 %i, %i                                                      1
      %q = getelementptr float, ptr addrspace(1) %a, i64 %j                    1
      %y = load float, ptr addrspace(1) %q                           1
      %z = fadd float %x, %y                                         1

Copies share the counter, the exit test, and addresses that are a constant distance apart: that is what unrolling gains, and it should be
an eighth of what each of them does. The rest is computed again in each; a division of integers is four instructions of it at least, with a
reciprocal that is there.

* With a known count, all of it, as far as local arrays that become registers leave as many warps. What is loaded from constant tables is
  part of instructions then, if it has 32 bits: coefficients of polynomials, say. Copies of memory have limits of their own
  (`-lower-aggr-unrolled-stores-limit`): there must be arithmetic of floats.
* Such a loop may have several blocks, and need not be work above all, where it goes over a local array: loops over vectors of four elements
  whose function is too long for LLVM's unroller. ptxas keeps such an array in registers by itself, at worst, and compares the index with
  all that it may be.
* Else by four, with eight loads or more from global memory: ptxas has as many values of one iteration under way then as it wants, and
  takes no more registers for four. With less it takes up to 1.4 times as many.
* With less, too, where ptxas unrolls the loop by itself (loop_reduce/rounds.py), no copy of memory: it does so then once more, up to
  sixteen at once, and takes as many registers as leave 64 warps, which it takes for loads under way anyway. By two where four copies are
  too long for that, and two are not: eight at once. Not where they divide, which ptxas has a subroutine for.
* But not where addresses go up by a number that is known only when the loop runs: ptxas takes a pair of registers for each copy's.

Source: measured with ptxas 13.0 for sm_90, over loops of public CUDA.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from nvopt.analysis.loops import Loop
from nvopt.analysis.scev.expressions.kinds import SCEVAddRecExpr, SCEVConstant
from nvopt.ir import (
    BinaryOperator,
    BranchInst,
    CallBase,
    CastInst,
    CmpInst,
    Constant,
    ConstantInt,
    FloatType,
    GetElementPtrInst,
    Instruction,
    LoadInst,
    PHINode,
    PointerType,
    StoreInst,
    Value,
)
from nvopt.passes.loop_reduce.rounds import LONGEST, rounds
from nvopt.passes.loop_unroll.local_arrays import indexed_arrays
from nvopt.passes.loop_unroll.size import DIVISIONS, is_free_call, size
from nvopt.target.address_spaces import GENERIC, GLOBAL
from nvopt.transforms.extensions import extend_by_sign, is_non_negative

if TYPE_CHECKING:
    from nvopt.analysis.scev.scalar_evolution import ScalarEvolution

COPIES = 4
_MANY_LOADS = 8
_LEAST_SHARED = 8
"""One of so many instructions that a copy executes is done for all."""


class Body(NamedTuple):
    """What one iteration executes."""

    work: int
    """Accesses of memory, and arithmetic of floats."""
    rest: int
    """What else each copy computes."""
    shared: int
    """What one does for all."""

    @property
    def may_gain(self) -> bool:
        """Whether it is work above all, and copies share enough of it."""
        return self.work >= max(1, self.rest) and _LEAST_SHARED * self.shared >= self.work + self.rest

    def length(self, copies: int) -> int:
        """Instructions of PTX, about, of so many copies."""
        return copies * (self.work + self.rest) + self.shared


def may_pay(loop: Loop) -> bool:
    """Whether the loop is one block, and has the loads, or a constant limit and floats: asked ahead of all that takes time."""
    if loop.blocks != [loop.header]:
        return False
    branch = loop.header.terminator
    if not isinstance(branch, BranchInst) or not branch.is_conditional:
        return False
    test = branch.condition
    is_limit_constant = isinstance(test, CmpInst) and any(isinstance(one, ConstantInt) for one in test.operands)
    return (is_limit_constant and computes_floats(loop)) or loads_enough(loop)


def goes_over_local_array(loop: Loop) -> bool:
    """Whether the loop has none inside, computes floats, and indexes arrays in local memory."""
    return not loop.subloops and computes_floats(loop) and bool(indexed_arrays(loop))


def is_work(loop: Loop, scev: ScalarEvolution) -> bool:
    """Whether the loop is one block, whose body is more work than anything else; the cheap questions first."""
    return may_pay(loop) and body_of(loop, scev).may_gain


def computes_floats(loop: Loop) -> bool:
    """Whether there is arithmetic of floats; a loop that copies has none."""
    code = (one for block in loop.blocks for one in block if not isinstance(one, (LoadInst, StoreInst, PHINode)))
    return any(map(_is_float_arithmetic, code))


def loads_enough(loop: Loop) -> bool:
    """Whether there are loads from global memory, and so many, or so short a loop, that four iterations at once take no more registers."""
    count = _loads(loop)
    return count >= _MANY_LOADS or (count > 0 and computes_floats(loop) and rounds(loop) > 1)


def _loads(loop: Loop) -> int:
    """The loads from global memory."""
    return sum(isinstance(one, LoadInst) and _space(one.pointer) in (GENERIC, GLOBAL) for one in loop.header)


def _space(pointer: Value) -> int:
    assert isinstance(pointer.type, PointerType)
    return pointer.type.addrspace


def copies_of(loop: Loop, body: Body) -> int:
    """How many iterations a loop of enough work and loads does at once: `COPIES`, or half of them where that many would be too long for
    ptxas to unroll once more."""
    if _loads(loop) >= _MANY_LOADS or any(one.opcode in DIVISIONS for one in loop.header):
        return COPIES
    return COPIES // 2 if body.length(COPIES // 2) <= LONGEST < body.length(COPIES) else COPIES


def shares_addresses(loop: Loop, scev: ScalarEvolution) -> bool:
    """Whether no address goes up by a number that is known only when the loop runs: each copy would have registers for its own."""
    accesses = (one for one in loop.header if isinstance(one, (LoadInst, StoreInst)))
    return not any(isinstance(address := scev.get(one.pointer), SCEVAddRecExpr) and not _is_by_constant(address) for one in accesses)


def body_of(loop: Loop, scev: ScalarEvolution) -> Body:
    """What the loop, which is one block, does in an iteration."""
    work = rest = 0
    end = loop.header.terminator
    test = end.operands[0] if end is not None else None
    shared = 2  # the exit test
    for one in loop.header:
        if one is end or one is test or _is_no_instruction(one):
            continue
        if _is_work(one):
            work += 1
        elif _goes_up_by_constant(one, loop, scev):
            shared += 1
        else:
            rest += size(one) if one.opcode in DIVISIONS else 1
    return Body(work, rest, shared)


def _is_no_instruction(one: Instruction) -> bool:
    match one:
        case PHINode():
            return True
        case CallBase():
            return is_free_call(one)
        case GetElementPtrInst():
            return all(isinstance(index, Constant) for index in one.operands[1:])
        case CastInst():
            return _is_for_addresses(one)
    # a sum of a product is one with that
    return one.opcode in ("fadd", "fsub") and any(isinstance(part, BinaryOperator) and part.opcode == "fmul" for part in one.operands)


def _is_work(one: Instruction) -> bool:
    return isinstance(one, (LoadInst, StoreInst)) or one.opcode in ("atomicrmw", "cmpxchg") or _is_float_arithmetic(one)


def _is_float_arithmetic(one: Instruction) -> bool:
    return any(isinstance(value.type.scalar, FloatType) for value in (one, *one.operands[:1]))


_OF_INDICES = ("add", "or", "shl", "mul", "zext", "sext", "trunc")


def _is_for_addresses(one: Instruction) -> bool:
    """Whether only addresses are computed of it: what an index is extended by is part of that."""
    seen: set[Value] = {one}
    pending: list[Value] = [one]
    while pending:
        value = pending.pop()
        for user in value.users:
            if isinstance(user, (LoadInst, StoreInst)):
                if user.pointer is not value:
                    return False
            elif isinstance(user, Instruction) and user.opcode in _OF_INDICES:
                if user not in seen:
                    seen.add(user)
                    pending.append(user)
            elif not isinstance(user, GetElementPtrInst):
                return False
    return True


def let_copies_share_bases(loop: Loop) -> None:
    """Lets the body extend what isn't negative by its sign. Where the counter begins isn't known to be positive ahead of what is left over,
    so LLVM makes `sext(%i)` and a constant of what copies extend, and that of `zext nneg(%i)` would be another base."""
    for inst in [inst for inst in loop.header if is_non_negative(inst)]:
        extend_by_sign(inst)


def _goes_up_by_constant(one: Value, loop: Loop, scev: ScalarEvolution) -> bool:
    if not scev.is_scevable(one.type):
        return False
    found = scev.get(one)
    return isinstance(found, SCEVAddRecExpr) and found.loop is loop and _is_by_constant(found)


def _is_by_constant(address: SCEVAddRecExpr) -> bool:
    return len(address.operands) == 2 and isinstance(address.operands[1], SCEVConstant)
