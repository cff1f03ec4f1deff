"""Pointers that are one of two by a select or phi: both expressions, where there is one fork.

    forks(pointers, %p)      # [{%a,+,4}<%l>, {%b,+,4}<%l>] of a getelementptr of `select i1 %c, ptr %a, ptr %b`

Source: LLVM's LoopAccessAnalysis (findForkedSCEVs).
"""

from __future__ import annotations

from nvopt.analysis.memory.loop_pointers import LoopPointers
from nvopt.analysis.scev.expressions.kinds import ADDREC, SCEV
from nvopt.ir import BinaryOperator, GetElementPtrInst, Instruction, IntType, PHINode, SelectInst, Value, VectorType

MAX_DEPTH = 5
"""How deep forks are looked for; LLVM's limit."""


def forks(pointers: LoopPointers, value: Value, depth: int = MAX_DEPTH) -> list[SCEV]:
    """The expressions that the value may have: two where there is a fork."""
    scev = pointers.scev
    whole = scev.get(value)
    if whole.kind == ADDREC or not isinstance(value, Instruction) or not pointers.loop.defines(value) or depth == 0:
        return [whole]
    ways: list[SCEV] = []
    match value:
        case GetElementPtrInst() if len(value.operands) == 2 and not isinstance(value.source_type, VectorType):
            bases = forks(pointers, value.operands[0], depth - 1)
            offsets = forks(pointers, value.operands[1], depth - 1)
            index = IntType.get(whole.bits)
            size = scev.constant(index, pointers.layout.alloc_size(value.source_type))
            ways = [scev.add(base, scev.mul(size, scev.truncate_or_sext(offset, index))) for base, offset in _paired(bases, offsets)]
        case SelectInst():
            ways = forks(pointers, value.operands[1], depth - 1) + forks(pointers, value.operands[2], depth - 1)
        case PHINode() if len(value.incoming) == 2:
            ways = [one for source, _ in value.incoming for one in forks(pointers, source, depth - 1)]
        case BinaryOperator(opcode="add" | "sub"):
            combine = scev.add if value.opcode == "add" else scev.minus
            left, right = forks(pointers, value.operands[0], depth - 1), forks(pointers, value.operands[1], depth - 1)
            ways = [combine(one, other) for one, other in _paired(left, right)]
    return ways if len(ways) == 2 else [whole]


def _paired(left: list[SCEV], right: list[SCEV]) -> list[tuple[SCEV, SCEV]]:
    """Each way of the side that forks with the only one of the other; nothing where none or both do."""
    if len(left) == 2 and len(right) == 1:
        return [(one, right[0]) for one in left]
    if len(right) == 2 and len(left) == 1:
        return [(left[0], one) for one in right]
    return []
