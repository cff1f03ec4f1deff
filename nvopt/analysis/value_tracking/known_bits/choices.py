"""Known bits of select and phi: what all choices share, each with what choosing it says.

    select i1 %c, i8 4, i8 6      # 000001?0

Source: LLVM's computeKnownBits.
"""

from __future__ import annotations

from nvopt.analysis.constant_range import ConstantRange
from nvopt.analysis.integers import high_mask
from nvopt.analysis.value_tracking import conditions, known_bits, poison
from nvopt.analysis.value_tracking.bits import Bits, bits_of_range, conflict, unknown
from nvopt.analysis.value_tracking.query import Query
from nvopt.analysis.values.depth import MAX_DEPTH
from nvopt.analysis.values.matching import Operator, comparison_with, integer, width
from nvopt.analysis.values.patterns import Recurrence, match_simple_recurrence
from nvopt.ir import (
    BasicBlock,
    BranchInst,
    Instruction,
    PHINode,
    PoisonValue,
    UndefValue,
    Value,
)
from nvopt.ir.predicates import Predicate


def select(query: Query, value: Operator, bits: int) -> Bits:
    condition, true, false = value.operands
    known = _arm(query, condition, true, False)
    if known.is_unknown:
        return known
    return known.either(_arm(query, condition, false, True))


def _arm(query: Query, condition: Value, arm: Value, inverted: bool) -> Bits:
    """What is known of an arm where the condition chooses it."""
    known = known_bits.compute(query.deeper, arm)
    if known.is_constant:
        return known
    told = conditions.from_condition(query.deeper, arm, condition, inverted)
    if told.is_unknown:
        return known
    told = told.also(known)
    if told.has_conflict or not poison.is_guaranteed_not(query.deeper, arm, poison.UNDEF):
        return known
    return told


_SHRINKING = frozenset({"lshr", "ashr", "shl", "udiv"})


_KEEPING_LOW_ZEROS = frozenset({"add", "sub", "and", "or", "mul"})


def phi(query: Query, value: Operator, bits: int) -> Bits:
    assert isinstance(value, PHINode)
    recurrence = match_simple_recurrence(value)
    known = _recurrence(query, value, recurrence) if recurrence is not None else unknown(bits)
    if query.depth >= MAX_DEPTH - 1 or not known.is_unknown or not value.operands or _all_same_undef(value):
        return known
    known = conflict(bits)
    for at in range(0, len(value.operands), 2):
        edge = unroll_self_reference(value, at)
        if edge is None:
            continue
        incoming, source, target = edge
        part = known_bits.compute(query.coming_from(source, MAX_DEPTH - 1), incoming)
        if not part.is_constant:
            told = edge_condition(incoming, source, target)
            if told is not None:
                part = part.also(told)
                if part.has_conflict:
                    return unknown(bits)
        known = known.either(part)
        if known.is_unknown:
            break
    return known


def _all_same_undef(phi: PHINode) -> bool:
    """Whether nothing but itself and undef comes in."""
    incoming = [one for one in phi.operands[::2] if one is not phi]
    return not incoming or (isinstance(incoming[0], (UndefValue, PoisonValue)) and all(one is incoming[0] for one in incoming))


def unroll_self_reference(phi: PHINode, at: int) -> tuple[Value, BasicBlock, PHINode] | None:
    """What comes in by operand `at`, from which block, into which phi, seen through a select or phi of the phi itself.

    None for the phi itself.
    """
    value, block = phi.operands[at], phi.operands[at + 1]
    assert isinstance(block, BasicBlock)
    if value is phi:
        return None
    target = phi
    if isinstance(value, Instruction) and value.opcode == "select":
        if value.operands[1] is phi:
            value = value.operands[2]
        elif value.operands[2] is phi:
            value = value.operands[1]
    if isinstance(value, PHINode) and len(value.operands) == 4:
        for mine in (0, 2):
            if value.operands[mine] is phi:
                target = value
                value, block = target.operands[2 - mine], target.operands[3 - mine]
                assert isinstance(block, BasicBlock)
                break
    return None if value is phi else (value, block, target)


def edge_condition(value: Value, source: BasicBlock, target: PHINode) -> Bits | None:
    """What the branch from `source` to the block of `target` says of `value`, by a comparison with a constant."""
    found = edge_comparison(value, source, target)
    bound = integer(found[1]) if found is not None else None
    if found is None or bound is None:
        return None
    return bits_of_range(ConstantRange.exact_icmp_region(found[0], width(found[1].type), bound))


def edge_comparison(value: Value, source: BasicBlock, target: PHINode) -> tuple[Predicate, Value] | None:
    """(predicate, other) that holds of `value` on the way from `source` to the block of `target`."""
    branch = source.terminator
    if not isinstance(branch, BranchInst) or not branch.is_conditional:
        return None
    found = comparison_with(branch.operands[0], value)
    on_true, on_false = branch.operands[1] is target.parent, branch.operands[2] is target.parent
    if found is None or on_true == on_false:
        return None
    return found if on_true else (found[0].inverse, found[1])


def _recurrence(query: Query, phi: PHINode, found: Recurrence) -> Bits:
    """What a phi keeps of its start through any number of iterations."""
    opcode = found.operation.opcode
    if opcode == "urem" or (opcode in _SHRINKING and found.operation.operands[0] is phi):
        start = known_bits.compute(query.deeper.at(phi), found.start)
        return _shrinking(opcode, start)
    if opcode not in _KEEPING_LOW_ZEROS:
        return unknown(query.tracking.width(phi.type))
    at = 0 if phi.operands[0] is found.start else 2
    first, second = phi.operands[at + 1], phi.operands[3 - at]
    assert isinstance(first, BasicBlock)
    assert isinstance(second, BasicBlock)
    start = known_bits.compute(query.deeper.at(first.terminator), found.start)
    step = known_bits.compute(query.deeper.at(second.terminator), found.step)
    known = unknown(start.bits).with_low_zeros(min(start.min_trailing_zeros, step.min_trailing_zeros))
    if "nsw" not in found.operation.flags:
        return known
    if opcode == "sub":
        if found.operation.operands[0] is not phi:
            return known
        step = ~step
    if opcode not in ("add", "sub", "mul"):
        return known
    if start.is_non_negative and step.is_non_negative:
        return known.non_negative()
    return known.negative() if opcode != "mul" and start.is_negative and step.is_negative else known


def _shrinking(opcode: str, start: Bits) -> Bits:
    known = unknown(start.bits)
    if opcode == "shl":
        return known.with_low_zeros(start.min_trailing_zeros)
    known = known.with_high_zeros(start.min_leading_zeros)
    return known.with_ones(high_mask(start.min_leading_ones, start.bits)) if opcode == "ashr" else known
