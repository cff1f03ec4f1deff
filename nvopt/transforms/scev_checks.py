"""Makes code that checks, when the program runs, what ScalarEvolution's predicates ask for: `vector.scevcheck` and the like.

    is_violated = expand_predicate(expander, predicate, terminator_of_preheader)     # an i1

    {%s,+,4}<%loop> Added Flags: <nusw>   becomes   %way = call { i32, i1 } @llvm.umul.with.overflow.i32(i32 4, i32 %count)
                                                    %0 = extractvalue { i32, i1 } %way, 0
                                                    %1 = extractvalue { i32, i1 } %way, 1
                                                    %2 = add i32 %s, %0
                                                    %3 = icmp ult i32 %2, %s
                                                    %4 = or i1 %3, %1

Source: LLVM's SCEVExpander::expandCodeForPredicate and generateOverflowCheck.
"""

from __future__ import annotations

from nvopt.analysis.loops import Loop
from nvopt.analysis.scev.expressions.kinds import COULD_NOT_COMPUTE, SCEV
from nvopt.analysis.scev.facts.predicates import NSSW, NUSW, ComparePredicate, SCEVPredicate, UnionPredicate, WrapPredicate
from nvopt.analysis.scev.scalar_evolution import ScalarEvolution
from nvopt.analysis.values.matching import is_zero
from nvopt.ir import CastInst, CmpInst, ConstantInt, ExtractValueInst, Instruction, IntType, IRError, SelectInst, Value
from nvopt.ir.predicates import SLT, ULT, Predicate
from nvopt.ir.types import i1
from nvopt.transforms.scev_expander import SCEVExpander


def expand_predicate(expander: SCEVExpander, predicate: SCEVPredicate, at: Instruction) -> Value:
    """Whether, before `at`, the predicate does not hold: an i1. `at` lies ahead of the predicate's loop. IRError where that can't be
    computed there, or how often the loop goes round isn't known."""
    if isinstance(predicate, UnionPredicate):
        return _any(expander, [expand_predicate(expander, part, at) for part in predicate.parts], at)
    if isinstance(predicate, ComparePredicate):
        lhs, rhs = expander.expand(predicate.lhs, at), expander.expand(predicate.rhs, at)
        return expander.insert(CmpInst("icmp", predicate.predicate.inverse, lhs, rhs), at)
    assert isinstance(predicate, WrapPredicate)
    checks = [_wraps(expander, predicate, less, at) for flag, less in ((NUSW, ULT), (NSSW, SLT)) if predicate.flags & flag]
    return _any(expander, checks, at)


def _any(expander: SCEVExpander, checks: list[Value], at: Instruction) -> Value:
    found: Value = ConstantInt.get(i1, 0)
    for check in checks:
        found = check if is_zero(found) else expander.binary("or", found, check, at)
    return found


def _wraps(expander: SCEVExpander, predicate: WrapPredicate, less: Predicate, at: Instruction) -> Value:
    """Whether the recurrence, its values read with sign (`less` is SLT) or without (ULT), leaves its range on the way from its start to its
    value in the last iteration. The step has a sign in both cases."""
    scev, recurrence = expander.scev, predicate.recurrence
    start, step = recurrence.operands
    type = step.type
    assert isinstance(type, IntType)
    begin, by, times = expander.expand(start, at), expander.expand(step, at), expander.expand(_count(scev, recurrence.loop), at)
    zero = ConstantInt.get(type, 0)
    goes_down = expander.insert(CmpInst("icmp", "slt", by, zero), at)
    size = expander.insert(SelectInst(goes_down, expander.binary("sub", zero, by, at), by), at)
    way, is_long = _product(expander, size, _fitted(expander, times, type, at), at)
    checks = [is_long, _is_cut(expander, times, by, at)] if _bits(times) > type.bits else [is_long]
    beyond: list[Value] = []
    if not scev.is_known_negative(step):
        end = expander.offset(begin, way, at)
        beyond.append(expander.insert(CmpInst("icmp", less, end, begin), at))
    if not scev.is_known_non_negative(step):
        end = expander.offset(begin, expander.binary("sub", zero, way, at), at)
        beyond.insert(0, expander.insert(CmpInst("icmp", less.swapped, end, begin), at))
    last = beyond[0] if len(beyond) == 1 else expander.insert(SelectInst(goes_down, beyond[0], beyond[1]), at)
    return _any(expander, [last, *checks], at)


def _count(scev: ScalarEvolution, loop: Loop) -> SCEV:
    """How often the loop goes round at most; where predicates are needed to tell that, they are in the union that is checked."""
    count = scev.predicated_symbolic_max_backedge_taken_count(loop)[0]
    if count.kind == COULD_NOT_COMPUTE:
        raise IRError(f"how often the loop of {loop.header.ref} goes round is not known: whether something wraps there cannot be checked")
    return count


def _product(expander: SCEVExpander, lhs: Value, rhs: Value, at: Instruction) -> tuple[Value, Value]:
    """The product without sign, and whether it is too large for its type."""
    both = expander.intrinsic("umul.with.overflow", [lhs, rhs], at)
    return expander.insert(ExtractValueInst(both, [0]), at), expander.insert(ExtractValueInst(both, [1]), at)


def _fitted(expander: SCEVExpander, times: Value, type: IntType, at: Instruction) -> Value:
    if times.type is type:
        return times
    return expander.insert(CastInst("zext" if _bits(times) < type.bits else "trunc", times, type), at)


def _is_cut(expander: SCEVExpander, times: Value, by: Value, at: Instruction) -> Value:
    """Whether a step that isn't zero is made more often than its type can count."""
    assert isinstance(by.type, IntType)
    most = ConstantInt.get(times.type, (1 << by.type.bits) - 1)
    is_more = expander.insert(CmpInst("icmp", "ugt", times, most), at)
    moves = expander.insert(CmpInst("icmp", "ne", by, ConstantInt.get(by.type, 0)), at)
    return expander.binary("and", is_more, moves, at)


def _bits(value: Value) -> int:
    assert isinstance(value.type, IntType)
    return value.type.bits
