"""What an expression may become where only some of its bits are wanted."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from nvopt.tile.expressions import Expression, Pool
from nvopt.tile.kinds import FUNNEL_SHIFTS, MIN_MAX, SHIFTS, VARIADIC, Kind
from nvopt.tile.known_bits import known_bits, trailing_zeros

K = Kind
DEPTH: Final = 4
"""So many operations above each other are looked at."""


def demanded(pool: Pool, node: Expression, wanted: int, depth: int = 0) -> Expression:
    """An expression that agrees with the node in the bits of `wanted`; the node itself where nothing is gained. Flags are not kept."""
    mask = (1 << node.bits) - 1
    wanted &= mask
    if wanted == mask or depth > DEPTH or node.count == 0:
        return node
    if wanted == 0:
        return pool.constant(0, node.bits, node.shape)
    zeros, ones = known_bits(pool, node)
    if (zeros | ones) & wanted == wanted:
        return pool.constant(ones & wanted, node.bits, node.shape)
    of_kind = _OF_KINDS.get(node.kind)
    return of_kind(pool, node, wanted, depth) if of_kind is not None else node


def _on(pool: Pool, node: Expression, operands: list[Expression]) -> Expression:
    """The operation, without flags, where its operands have changed."""
    if node.kind in (K.EK_Add, K.EK_Sub) and operands[1].number == 0:
        return operands[0]
    return pool.make(node.kind, operands) if tuple(operands) != node.operands else node


def _of_arithmetic(pool: Pool, node: Expression, wanted: int, depth: int) -> Expression:
    """Bits of a sum or product depend on lower ones only; the lowest of a product is that of both."""
    kind = node.kind
    if wanted == 1 and kind is K.EK_NegI:
        return demanded(pool, node.first, wanted, depth + 1)
    if wanted == 1 and kind is K.EK_Mul:
        operands = [demanded(pool, operand, wanted, depth + 1) for operand in dict.fromkeys(node.operands)]
        return pool.make(K.EK_AndN, operands) if len(operands) > 1 else operands[0]
    if kind in (K.EK_Add, K.EK_Sub) and (rest := _without_carry(pool, node, wanted)) is not None:
        return demanded(pool, rest, wanted, depth + 1)
    masks = (wanted,) if kind is K.EK_NotI else wanted_of_terms(pool, node, node.operands, wanted)
    return _on(pool, node, [demanded(pool, operand, low, depth + 1) for operand, low in zip(node.operands, masks, strict=True)])


def wanted_of_terms(pool: Pool, node: Expression, operands: tuple[Expression, ...], wanted: int) -> tuple[int, ...]:
    """The bits that a sum, difference or product needs of its operands: the lower ones, too, but of one operand those below the wanted ones
    that nothing is added to."""
    low = (1 << wanted.bit_length()) - 1
    if node.kind in (K.EK_Add, K.EK_Sub):
        below = (wanted & -wanted) - 1
        for at in (0, 1) if node.kind is K.EK_Add else (0,):
            idle = below & ((1 << trailing_zeros(known_bits(pool, operands[1 - at])[0])) - 1)
            if idle:
                return (low & ~idle, low) if at == 0 else (low, low & ~idle)
    return (low,) * len(operands)


def _without_carry(pool: Pool, node: Expression, wanted: int) -> Expression | None:
    """One operand of a sum or difference, where the other has only bits below the wanted ones, and nothing is carried out of these."""
    below = (wanted & -wanted) - 1
    left, right = (~known_bits(pool, operand)[0] & ((1 << node.bits) - 1) for operand in node.operands)
    if node.kind is K.EK_Add:
        if (left & below) + (right & below) > below:
            return None
        return node.second if left <= below else node.first if right <= below else None
    if right <= below and known_bits(pool, node.first)[1] & below >= right:
        return node.first
    return pool.make(K.EK_NegI, (node.second,)) if left <= below and not right & below else None


def _of_choice(pool: Pool, node: Expression, wanted: int, depth: int) -> Expression:
    arms = [demanded(pool, arm, wanted, depth + 1) for arm in (node.second, node.third)]
    return _on(pool, node, [node.first, *arms])


def _of_shift(pool: Pool, node: Expression, wanted: int, depth: int) -> Expression:
    kind, by = node.kind, node.second.number
    if by is None or by >= node.bits:
        return node
    if kind is K.EK_Shl:
        return _on(pool, node, [demanded(pool, node.first, wanted >> by, depth + 1), node.second])
    if kind is K.EK_ShrS and wanted >> (node.bits - by):
        return node
    operand = demanded(pool, node.first, wanted << by & ((1 << node.bits) - 1), depth + 1)
    if kind is K.EK_ShrS and operand is not node.first:
        return pool.make(K.EK_ShrU, (operand, node.second))
    return _on(pool, node, [operand, node.second])


def _of_list(pool: Pool, node: Expression, wanted: int, depth: int) -> Expression:
    kept = []
    for operand in node.operands:
        zeros, ones = known_bits(pool, operand)
        neutral = ones if node.kind is K.EK_AndN else zeros
        if neutral & wanted != wanted:
            kept.append(demanded(pool, operand, wanted, depth + 1))
    if not kept:
        return pool.constant(-1 if node.kind is K.EK_AndN else 0, node.bits, node.shape)
    if len(kept) == 1:
        return kept[0]
    if node.kind is K.EK_XorN and len(kept) == 2 and (kept[1].number or 0) & wanted == wanted:
        return pool.make(K.EK_NotI, kept[:1])
    return pool.make(node.kind, kept) if tuple(kept) != node.operands else node


def _of_extreme(pool: Pool, node: Expression, wanted: int, depth: int) -> Expression:
    """High bits depend on high bits only; max(x, c) and min(x, c) without signs are x where they differ in lower ones only."""
    mask = (1 << node.bits) - 1
    high = mask & ~((wanted & -wanted) - 1)
    limit = node.second.number
    low = limit if node.kind is K.EK_MaxU else limit and ~limit & mask if node.kind is K.EK_MinU else None
    if low is not None and not low & high:
        return demanded(pool, node.first, wanted, depth + 1)
    return _on(pool, node, [demanded(pool, operand, high, depth + 1) for operand in node.operands])


def _of_funnel(pool: Pool, node: Expression, wanted: int, depth: int) -> Expression:
    """A shift of one operand where nothing of the other is wanted."""
    by = node.third.number
    if by is None or by % node.bits == 0:
        return node
    up = by % node.bits if node.kind is K.EK_FunnelL else node.bits - by % node.bits
    if wanted >> up == 0:
        return pool.make(K.EK_ShrU, (node.second, pool.constant(node.bits - up, node.bits, node.shape)))
    if wanted & ((1 << up) - 1) == 0:
        return pool.make(K.EK_Shl, (node.first, pool.constant(up, node.bits, node.shape)))
    return node


def _of_cast(pool: Pool, node: Expression, wanted: int, depth: int) -> Expression:
    operand = node.first
    is_back = operand.payload == "trunc" and operand.first.bits == node.bits
    if is_back and node.payload != "trunc" and not wanted >> operand.bits:
        return demanded(pool, operand.first, wanted, depth + 1)
    if node.payload == "sext" and wanted >> (operand.bits - 1) > 1:
        return node
    inner = demanded(pool, operand, wanted if node.payload == "trunc" else wanted & ((1 << operand.bits) - 1), depth + 1)
    return pool.cast(str(node.payload), inner, node.bits) if inner is not operand else node


_OF_KINDS: Final[dict[Kind, Callable[[Pool, Expression, int, int], Expression]]] = {
    **dict.fromkeys(VARIADIC, _of_list),
    **dict.fromkeys((K.EK_Add, K.EK_Sub, K.EK_Mul, K.EK_NegI, K.EK_NotI), _of_arithmetic),
    **dict.fromkeys(SHIFTS, _of_shift),
    **dict.fromkeys(MIN_MAX, _of_extreme),
    **dict.fromkeys(FUNNEL_SHIFTS, _of_funnel),
    K.EK_Select: _of_choice,
    K.EK_Cast: _of_cast,
}
