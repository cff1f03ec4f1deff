"""limit-distance: several sums that are compared with one limit are no sums, but one distance that is compared with constants.

    %a = add nsw i32 %i, 128                                     %left = sub i32 %n, %i
    %b = add nsw i32 %i, 256                                     %c = icmp ugt i32 %left, 128
    %c = icmp slt i32 %a, %n                              ->     %d = icmp ugt i32 %left, 256
    %d = icmp slt i32 %b, %n

A thread that does several elements asks of each whether it is there. What is added to an address is part of the access, so that each of
the sums is an instruction for the comparison alone; a constant that is compared with is part of that.

Done for integers of 32 and 64 bits, to which a constant of at least 0 is added without overflow, where two sums or more go. The distance is
a number without sign that can't overflow where a branch ahead has found the value to be no more than the limit. Else it is one with a
sign, which can't where neither is negative: of the limit it is enough that `samesign` says so.

A sum goes that only comparisons with that limit need, and addresses.

Source: nvopt; measured with ptxas 13.0 for sm_90.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from nvopt.analysis.dominators import DominatorTree
from nvopt.analysis.locations import location_of
from nvopt.analysis.loops import LoopInfo
from nvopt.analysis.values.matching import logical_and, logical_or
from nvopt.ir import (
    BasicBlock,
    BinaryOperator,
    BranchInst,
    Builder,
    CmpInst,
    Constant,
    ConstantInt,
    Function,
    Instruction,
    IntType,
    PHINode,
    Value,
)
from nvopt.ir.predicates import Predicate
from nvopt.passes.base import Context, FunctionPass
from nvopt.patterns import late
from nvopt.remarks import Remark

if TYPE_CHECKING:
    from nvopt.analysis.scev.scalar_evolution import ScalarEvolution

_SUMS = late(r" = (?:add (?:nuw )?(?:nsw )?|or disjoint )i(?:32|64) [^ ]+, -?\d")
_WIDTHS = (32, 64)
_LEAST = 2
"""Sums that have to go: the distance is one instruction."""
_DEEPEST = 6
"""Conditions within one another that a branch asks."""
_FOR_ADDRESSES = frozenset({"sext", "zext", "getelementptr", "add", "sub", "mul", "shl"})


class _Sum(NamedTuple):
    """A comparison of a sum with a limit."""

    comparison: CmpInst
    place: int
    """Which operand the sum is."""
    sum: BinaryOperator


class LimitDistance(FunctionPass):
    """The pass `limit-distance`."""

    name = "limit-distance"
    summary = "Compare the distance to a limit with constants, instead of sums with the limit"
    preserved = frozenset({DominatorTree, LoopInfo})

    def run(self, function: Function, context: Context) -> bool:
        if "optnone" in function.attributes or not (function.is_parsed or len(_SUMS.findall(function.text)) > 1):
            return False
        groups = {pair: sums for pair, sums in _sums_by_limit(function).items() if _going(sums) >= _LEAST}
        if not groups:
            return False
        from nvopt.analysis.scev.scalar_evolution import ScalarEvolution  # late: few functions have such sums

        scev = context.analyses.get(ScalarEvolution, function)
        done = [_measure(of, limit, sums, scev, context) for (of, limit), sums in groups.items()]
        return any(done)


def _sums_by_limit(function: Function) -> dict[tuple[Value, Value], list[_Sum]]:
    """By what is added to, and the limit."""
    found: dict[tuple[Value, Value], list[_Sum]] = {}
    for inst in function.instructions():
        if isinstance(inst, CmpInst) and inst.opcode == "icmp" and inst.predicate.is_relational:
            for place, operand in enumerate(inst.operands):
                limit = inst.operands[1 - place]
                if _is_sum(operand, is_signed=inst.predicate.is_signed) and not isinstance(limit, Constant):
                    assert isinstance(operand, BinaryOperator)
                    found.setdefault((operand.operands[0], limit), []).append(_Sum(inst, place, operand))
                    break
    return found


def _is_sum(value: Value, *, is_signed: bool) -> bool:
    """Whether a constant of at least 0 is added, without overflow as numbers with or without signs."""
    if not isinstance(value, BinaryOperator) or not isinstance(value.type, IntType) or value.type.bits not in _WIDTHS:
        return False
    added = value.operands[1]
    if not isinstance(added, ConstantInt) or added.signed < 0 or isinstance(value.operands[0], Constant):
        return False
    no_overflow = {"add": "nsw" if is_signed else "nuw", "or": "disjoint"}
    return no_overflow.get(value.opcode) in value.flags


def _going(sums: list[_Sum]) -> int:
    """How many sums nothing but these comparisons and addresses needs: one that another comparison asks, as of equality, stays."""
    comparisons = {one.comparison for one in sums}
    users = {one.sum: [user for user in one.sum.users if isinstance(user, Instruction)] for one in sums}
    return sum(all(user in comparisons or user.opcode in _FOR_ADDRESSES for user in by) for by in users.values())


def _measure(of: Value, limit: Value, sums: list[_Sum], scev: ScalarEvolution, context: Context) -> bool:
    """Compares the distance of one value to a limit, where that is known not to overflow and takes less; whether it did."""
    is_positive = scev.signed_min(scev.get(of)) >= 0
    is_limit_positive = is_positive and scev.signed_min(scev.get(limit)) >= 0
    predicates: dict[CmpInst, Predicate] = {}
    for one in sums:
        is_same = "samesign" in one.comparison.flags and _is_sum(one.sum, is_signed=True)
        if is_limit_positive or (is_positive and is_same):
            predicates[one.comparison] = one.comparison.predicate.as_signed
        elif _is_behind(one.comparison, of, limit, scev.dominators):
            predicates[one.comparison] = one.comparison.predicate.as_unsigned
    taken = [one for one in sums if one.comparison in predicates]
    at = _place_behind(of, limit, scev.dominators)
    if _going(taken) < _LEAST or at is None:
        return False
    left = Builder.before(at).insert(BinaryOperator("sub", limit, of, name="left"))
    for one in taken:
        predicate = predicates[one.comparison]
        one.comparison.set_operand(0, left)
        one.comparison.set_operand(1, one.sum.operands[1])
        one.comparison.predicate = predicate if one.place else predicate.swapped
        one.comparison.flags = ()
        if not one.sum.is_used:
            one.sum.erase()
    _report(taken, context)
    return True


def _is_behind(comparison: CmpInst, of: Value, limit: Value, dominators: DominatorTree) -> bool:
    """Whether a branch ahead of a comparison has found, with or without signs as that does, that the value is no more than the limit."""
    block: BasicBlock | None = comparison.block
    while block is not None:
        source = block.predecessors[0] if len(block.predecessors) == 1 else None
        branch = source.terminator if source is not None else None
        if isinstance(branch, BranchInst) and branch.is_conditional and branch.successors[0] is not branch.successors[1]:
            is_true = branch.successors[0] is block
            if _says_no_more(branch.condition, of, limit, is_true=is_true, is_signed=comparison.predicate.is_signed):
                return True
        block = dominators.immediate_dominator(block)
    return False


def _says_no_more(condition: Value, of: Value, limit: Value, *, is_true: bool, is_signed: bool, depth: int = _DEEPEST) -> bool:
    """Whether a value, or a sum of it, is no more than the limit where a condition is true, or where it is false."""
    parts = logical_and(condition) if is_true else logical_or(condition)
    if parts is not None and depth:
        return any(_says_no_more(part, of, limit, is_true=is_true, is_signed=is_signed, depth=depth - 1) for part in parts)
    if not isinstance(condition, CmpInst) or condition.opcode != "icmp":
        return False
    predicate = condition.predicate if is_true else condition.predicate.inverse
    first, second = condition.operands
    if second is not limit:
        first, second, predicate = second, first, predicate.swapped
    if second is not limit or not predicate.is_less or (predicate.is_signed != is_signed and "samesign" not in condition.flags):
        return False
    return first is of or (_is_sum(first, is_signed=is_signed) and isinstance(first, BinaryOperator) and first.operands[0] is of)


def _place_behind(value: Value, other: Value, dominators: DominatorTree) -> Instruction | None:
    """Where the first instruction may stand that both are known to; None where none may, as that of code that can't be reached."""
    first, second = (_first_behind(one, dominators) for one in (value, other))
    if first is None or second is None:
        return None
    assert first.block is not None
    assert second.block is not None
    if first.block is second.block:
        return second if first.comes_before(second) else first
    if dominators.dominates(first.block, second.block):
        return second
    return first if dominators.dominates(second.block, first.block) else None


def _first_behind(value: Value, dominators: DominatorTree) -> Instruction | None:
    if isinstance(value, Instruction) and not isinstance(value, PHINode):
        return value.next
    block = value.block if isinstance(value, PHINode) else dominators.function.entry
    assert block is not None
    return block.first_non_phi


def _report(taken: list[_Sum], context: Context) -> None:
    if context.remarks.enabled:
        first = taken[0].comparison
        function = first.function
        assert function is not None
        args = (("String", "compared the distance to a limit with "), ("Sums", str(len(taken))), ("String", " constants"))
        context.remarks.emit(Remark("Passed", LimitDistance.name, "DistanceCompared", function.name, args, location_of(first)))
