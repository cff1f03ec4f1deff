"""What a value computes, as a binary operation: the form in which ScalarEvolution takes instructions and constant expressions apart.

    %a = or disjoint i32 %x, 4          # add nuw nsw %x, 4
    %b = xor i32 %x, -2147483648        # add %x, -2147483648
    %c = lshr i32 %x, 3                 # udiv %x, 8
    %d = extractvalue { i32, i1 } %o, 0 # add %x, %y, where %o is the sum with its overflow; nsw where all uses stand behind the check

No expression is made here.

Source: LLVM's ScalarEvolution, for which operations are taken for others.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from nvopt.analysis.dominators import DominatorTree
from nvopt.analysis.scev.expressions.kinds import ANY_WRAP, NSW, NUW
from nvopt.ir import (
    BasicBlock,
    BranchInst,
    CallBase,
    ConstantExpr,
    ConstantInt,
    ExtractValueInst,
    Instruction,
    IntType,
    PHINode,
    Value,
)

if TYPE_CHECKING:
    from nvopt.analysis.scev.scalar_evolution import ScalarEvolution

Operator = Instruction | ConstantExpr
OPERATOR = (Instruction, ConstantExpr)

_WRAPS = {(): ANY_WRAP, ("nuw",): NUW, ("nsw",): NSW, ("nuw", "nsw"): NUW | NSW, ("disjoint",): NUW | NSW}
_OVERFLOW_CHECKS = {f"{sign}{word}": (sign, word) for sign in "su" for word in ("add", "sub", "mul")}


class Binary:
    """`opcode lhs, rhs`. `flags`: NUW and NSW as the IR has them; `source`: the instruction or constant expression that does just this."""

    __slots__ = ("flags", "lhs", "opcode", "rhs", "source")

    def __init__(self, opcode: str, lhs: Value, rhs: Value, flags: int = ANY_WRAP, source: Operator | None = None) -> None:
        self.opcode, self.lhs, self.rhs, self.flags, self.source = opcode, lhs, rhs, flags, source


def match(se: ScalarEvolution, value: Value) -> Binary | None:
    """The operation that the value is, None where it is no binary one."""
    if not isinstance(value, OPERATOR):
        return None
    matcher = _MATCHERS.get(value.opcode)
    return matcher(se, value) if matcher is not None else None


def ir_flags(source: Operator) -> int:
    """NUW and NSW as the operation has them; `disjoint` says both."""
    return _WRAPS.get(source.flags, ANY_WRAP)


def _as_it_is(_: ScalarEvolution, source: Operator) -> Binary:
    lhs, rhs = source.operands
    return Binary(source.opcode, lhs, rhs, _WRAPS.get(source.flags, ANY_WRAP), source)


def _or(se: ScalarEvolution, source: Operator) -> Binary:
    if source.flags:
        lhs, rhs = source.operands
        return Binary("add", lhs, rhs, NUW | NSW)
    return _as_it_is(se, source)


def _xor(se: ScalarEvolution, source: Operator) -> Binary:
    lhs, rhs = source.operands
    flips_the_top = isinstance(rhs, ConstantInt) and rhs.unsigned == 1 << (rhs.bits - 1)
    if flips_the_top or (isinstance(source.type, IntType) and source.type.bits == 1):
        return Binary("add", lhs, rhs)
    return _as_it_is(se, source)


def _lshr(se: ScalarEvolution, source: Operator) -> Binary:
    lhs, amount = source.operands
    if isinstance(amount, ConstantInt) and amount.unsigned < amount.bits:
        return Binary("udiv", lhs, ConstantInt.get(amount.type, 1 << amount.unsigned))
    return _as_it_is(se, source)


def _call(_: ScalarEvolution, source: Operator) -> Binary | None:
    if isinstance(source, CallBase) and source.callee_name.startswith("llvm.loop.decrement.reg."):
        return Binary("sub", source.operands[0], source.operands[1])
    return None


def _extract(se: ScalarEvolution, source: Operator) -> Binary | None:
    """The result of an operation that tells its overflow beside it."""
    check = source.operands[0]
    if not (isinstance(source, ExtractValueInst) and source.indices == (0,) and isinstance(check, CallBase)):
        return None
    found = overflow_check(check)
    if found is None:
        return None
    sign, opcode = found
    flags = ANY_WRAP
    if opcode != "mul" and _is_used_without_overflow_only(se.dominators, check):
        flags = NSW if sign == "s" else NUW
    return Binary(opcode, check.operands[0], check.operands[1], flags)


def overflow_check(call: CallBase) -> tuple[str, str] | None:
    """("s" or "u", "add" or "sub" or "mul") of a call of `llvm.sadd.with.overflow` and its like."""
    words = call.callee_name.split(".", 3)
    if len(words) == 4 and words[0] == "llvm" and words[2] == "with" and words[3].startswith("overflow"):
        return _OVERFLOW_CHECKS.get(words[1])
    return None


def _is_used_without_overflow_only(tree: DominatorTree, check: Value) -> bool:
    """Whether one branch on the overflow bit stands before every use of the result, on its side without overflow."""
    results: list[Instruction] = []
    branches: list[BranchInst] = []
    for user in check.users:
        if not isinstance(user, ExtractValueInst):
            return False
        if user.indices[0] == 0:
            results.append(user)
        else:
            branches += [one for one in user.users if isinstance(one, BranchInst)]
    return any(_guards(tree, branch, results) for branch in branches)


def _guards(tree: DominatorTree, branch: BranchInst, results: list[Instruction]) -> bool:
    source, target = branch.parent, branch.successors[1]
    assert source is not None
    if branch.successors[0] is target:
        return False
    for result in results:
        assert result.parent is not None
        if tree.edge_dominates(source, target, result.parent):
            continue
        for user, at in result.uses:
            if not (isinstance(user, Instruction) and edge_dominates_use(tree, source, target, user, at)):
                return False
    return True


def edge_dominates_use(tree: DominatorTree, source: BasicBlock, target: BasicBlock, user: Instruction, operand: int) -> bool:
    """Whether every way to the use takes the edge from `source` to `target`; a phi uses its operand on the edge it comes in by."""
    block = user.parent
    if isinstance(user, PHINode):
        incoming = user.operands[operand + 1]
        assert isinstance(incoming, BasicBlock)
        if block is target and incoming is source:
            return True
        block = incoming
    assert block is not None
    return tree.edge_dominates(source, target, block)


_MATCHERS: dict[str, Callable[[ScalarEvolution, Operator], Binary | None]] = {
    **dict.fromkeys(("add", "sub", "mul", "udiv", "urem", "and", "ashr", "shl"), _as_it_is),
    "or": _or,
    "xor": _xor,
    "lshr": _lshr,
    "extractvalue": _extract,
    "call": _call,
}
