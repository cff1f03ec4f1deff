"""Inductions: phis of a loop's header that go on by the same amount in each iteration.

    %i = phi i64 [ 0, %entry ], [ %next, %loop ]        InductionDescriptor(INT, %i, start 0, step 1, update %next)
    %p = phi ptr [ %a, %entry ], [ %q, %loop ]          POINTER, step in bytes
    %x = phi float [ 0.0, %entry ], [ %y, %loop ]       FP: %y = fadd float %x, %by, with %by from outside the loop

Source: LLVM's InductionDescriptor.
"""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from nvopt.analysis.loops import Loop
from nvopt.analysis.recurrences.fast_math import fast_math
from nvopt.analysis.scev.expressions.kinds import SCEV, UNKNOWN, SCEVAddRecExpr, SCEVConstant
from nvopt.analysis.scev.predicated import PredicatedScalarEvolution
from nvopt.ir import BasicBlock, BinaryOperator, GetElementPtrInst, Instruction, IntType, PHINode, PointerType, Value
from nvopt.ir.types import FloatType, float32, float64, half


class InductionKind(Enum):
    """What goes on."""

    INT = "integer"
    POINTER = "pointer"
    FP = "float"


class InductionDescriptor(NamedTuple):
    """`start`, `start + step`, `start + 2 * step`…"""

    kind: InductionKind
    phi: PHINode
    start: Value
    step: SCEV | None
    """By how much it goes on: of pointers in bytes. None of floats."""
    update: Instruction | None
    """What comes back to the phi, where that is a binary operation or a getelementptr; of floats `fadd` or `fsub`."""
    addend: Value | None = None
    """By how much a float goes on, up for `fadd`, down for `fsub`."""
    casts: tuple[Instruction, ...] = ()
    """Instructions between the phi and its update, the last first, which gives the phi's own value where the predicates hold. It alone may
    be used elsewhere."""

    @property
    def constant_step(self) -> int | None:
        """The step, where it is a constant."""
        return self.step.signed if isinstance(self.step, SCEVConstant) else None

    @property
    def exact_fp(self) -> Instruction | None:
        """The operation on floats that may not be computed in another way."""
        is_exact = self.kind is InductionKind.FP and self.update is not None and "reassoc" not in fast_math(self.update)
        return self.update if is_exact else None


def induction_of(phi: PHINode, loop: Loop, under: PredicatedScalarEvolution, assume: bool = False) -> InductionDescriptor | None:
    """How the phi goes on, None for one that doesn't by the same amount each time. With `assume` predicates may be added to `under`."""
    entry, latch = loop.preheader, loop.latch
    if phi.parent is not loop.header or len(phi.operands) != 4 or entry is None or latch is None:
        return None
    if isinstance(phi.type, FloatType):
        return _float_induction(phi, loop, entry, latch)
    if not isinstance(phi.type, (IntType, PointerType)):
        return None
    known = under.get(phi)
    recurrence = known if isinstance(known, SCEVAddRecExpr) else under.as_addrec(phi) if assume else None
    if recurrence is None or recurrence.loop is not loop or not recurrence.is_affine:
        return None
    casts = _casts_of(phi, latch, loop, under, recurrence) if known.kind == UNKNOWN else ()
    back = phi.incoming_for(latch)
    update = back if isinstance(back, (BinaryOperator, GetElementPtrInst)) else None
    kind = InductionKind.INT if isinstance(phi.type, IntType) else InductionKind.POINTER
    return InductionDescriptor(kind, phi, phi.incoming_for(entry), recurrence.operands[1], update, casts=casts)


def _float_induction(phi: PHINode, loop: Loop, entry: BasicBlock, latch: BasicBlock) -> InductionDescriptor | None:
    if phi.type not in (half, float32, float64):
        return None
    update = phi.incoming_for(latch)
    if not isinstance(update, BinaryOperator):
        return None
    lhs, rhs = update.operands
    if update.opcode in ("fadd", "fsub") and lhs is phi:
        addend = rhs
    elif update.opcode == "fadd" and rhs is phi:
        addend = lhs
    else:
        return None
    if loop.defines(addend):
        return None
    return InductionDescriptor(InductionKind.FP, phi, phi.incoming_for(entry), None, update, addend)


def _casts_of(
    phi: PHINode, latch: BasicBlock, loop: Loop, under: PredicatedScalarEvolution, recurrence: SCEVAddRecExpr
) -> tuple[Instruction, ...]:
    """The instructions on the way from the phi to one that has its value under the predicates, that first."""
    found: list[Instruction] = []
    value = phi.incoming_for(latch)
    while value is not phi:
        if not isinstance(value, Instruction) or not loop.defines(value):
            return ()
        if found or under.get(value) is recurrence:
            if found and len(value.uses) != 1:
                return ()
            found.append(value)
        operand = _varying_operand(value, loop)
        if operand is None:
            return ()
        value = operand
    return tuple(found)


def _varying_operand(value: Value, loop: Loop) -> Value | None:
    """The operand of a binary operation whose other one doesn't change in the loop."""
    if not isinstance(value, BinaryOperator):
        return None
    lhs, rhs = value.operands
    return rhs if not loop.defines(lhs) else lhs if not loop.defines(rhs) else None
