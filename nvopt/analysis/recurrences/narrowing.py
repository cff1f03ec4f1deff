"""In which type a reduction of integers may be done, where the program masks what comes round: sums of `char` are written in 32 bits.

    %sum = phi i32 [ 0, %entry ], [ %next, %loop ]
    %low = and i32 %sum, 255                             mask_of(%sum) is this, and i8
    %next = add i32 %low, %x                             narrowest_type(%next, …) is i8, where only a byte of it is used behind the loop

Source: LLVM's lookThroughAnd, computeRecurrenceType and collectCastInstrs.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from nvopt.analysis.loops import Loop
from nvopt.analysis.value_tracking import ValueTracking
from nvopt.analysis.values.matching import integer
from nvopt.ir import BinaryOperator, CastInst, Instruction, IntType, PHINode, SelectInst, Value

_DEEPEST = 6
"""How far users are followed in looking for the bits that they need."""


class Mask(NamedTuple):
    """An `and` that leaves the low bits, as many as the type has."""

    instruction: Instruction
    type: IntType


def mask_of(phi: PHINode) -> Mask | None:
    """The `and` with 2**n - 1 that is all that uses the phi, and leaves out some of its bits."""
    if len(phi.uses) != 1:
        return None
    user = phi.users[0]
    if not isinstance(user, BinaryOperator) or user.opcode != "and":
        return None
    lhs, rhs = user.operands
    mask = integer(rhs) if lhs is phi else integer(lhs)
    assert isinstance(phi.type, IntType)
    if not mask or mask & (mask + 1) or mask.bit_length() == phi.type.bits:
        return None
    return Mask(user, IntType.get(mask.bit_length()))


def narrowest_type(result: Instruction, tracking: ValueTracking, loop: Loop) -> tuple[IntType, bool]:
    """The type, of a power of two of bits, that has all bits of the reduction's result that are needed; and whether it is extended by its
    sign."""
    assert isinstance(result.type, IntType)
    bits, is_signed = result.type.bits, False
    needed = _demanded_bits(result, loop, _DEEPEST).bit_length()
    if needed == bits:
        needed = bits - tracking.num_sign_bits(result)
        if not tracking.is_known_non_negative(result):
            is_signed = True
            needed += 1
    return IntType.get(1 << max(needed - 1, 0).bit_length()), is_signed


def _demanded_bits(value: Instruction, loop: Loop, depth: int) -> int:
    """The bits of an integer that its users need. What goes round the loop asks for no higher ones than the others do: it is left out."""
    assert isinstance(value.type, IntType)
    everything = (1 << value.type.bits) - 1
    found = 0
    for user, index in value.uses:
        if isinstance(user, PHINode) and user.parent is loop.header:
            continue
        found |= _demanded_by(user, index, loop, depth) & everything if depth and isinstance(user, Instruction) else everything
        if found == everything:
            break
    return found


def _demanded_by(user: Instruction, index: int, loop: Loop, depth: int) -> int:
    if isinstance(user, CastInst) and isinstance(user.type, IntType):
        below = _demanded_bits(user, loop, depth - 1)
        source = user.operands[0].type
        assert isinstance(source, IntType) or user.opcode == "ptrtoint"
        if user.opcode == "sext" and isinstance(source, IntType) and below >> source.bits:
            below |= 1 << (source.bits - 1)
        return below if user.opcode in ("trunc", "zext", "sext") else -1
    if isinstance(user, (PHINode, SelectInst)) and isinstance(user.type, IntType):
        return -1 if isinstance(user, SelectInst) and index == 0 else _demanded_bits(user, loop, depth - 1)
    if not isinstance(user, BinaryOperator) or not isinstance(user.type, IntType):
        return -1
    below = _demanded_bits(user, loop, depth - 1)
    other = integer(user.operands[1 - index])
    match user.opcode:
        case "or" | "xor":
            return below
        case "and":
            return below & other if other is not None else below
        case "add" | "sub" | "mul":
            return (1 << below.bit_length()) - 1
        case "shl" if index == 0 and other is not None:
            return below >> other
        case "lshr" if index == 0 and other is not None:
            return below << other
    return -1


def cast_away(result: Instruction, type: IntType, loop: Loop) -> Iterator[CastInst]:
    """The casts from the type among what the result is computed from in the loop: nothing, where the reduction is done in that type."""
    seen: set[Value] = {result}
    pending = [result]
    while pending:
        value = pending.pop()
        if isinstance(value, CastInst):
            source = value.operands[0].type
            if source is type:
                yield value
            if type in (source, value.type):
                continue
        for operand in value.operands:
            if isinstance(operand, Instruction) and operand not in seen and loop.contains_instruction(operand):
                seen.add(operand)
                pending.append(operand)
