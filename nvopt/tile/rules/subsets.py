"""Whether all bits that one expression may set are set in another, by their forms.

x & y          x | z                 always
c ? x & 3 : 0  max(x | 7, x)         as far as each way to choose goes
zext(a)        zext(a | b)           as a and a | b
"""

from __future__ import annotations

from typing import Final

from nvopt.tile.expressions import Expression, Pool
from nvopt.tile.kinds import MIN_MAX, SHIFTS, Kind
from nvopt.tile.known_bits import known_bits

K = Kind
DEPTH: Final = 4
"""So many operations of both, together, are looked through."""
_CHOICES: Final = MIN_MAX | {K.EK_Select}


def is_subset(pool: Pool, part: Expression, whole: Expression) -> bool:
    """Whether each bit that is set in `part` is set in `whole`, unless that is poison."""
    return _is_covered(pool, part, whole, (1 << part.bits) - 1, 0)


def _is_covered(pool: Pool, part: Expression, whole: Expression, asked: int, depth: int) -> bool:
    """The same of the bits of `asked` alone."""
    if part is whole:
        return True
    asked &= ~known_bits(pool, part)[0] & ~known_bits(pool, whole)[1]
    if not asked:
        return True
    if depth >= DEPTH:
        return False
    depth += 1
    if part.kind in (K.EK_OrN, K.EK_XorN):
        return all(_is_covered(pool, operand, whole, asked, depth) for operand in part.operands)
    if part.kind in _CHOICES:
        if all(_is_covered(pool, arm, whole, asked, depth) for arm in _arms(part)):
            return True
    elif part.kind is K.EK_AndN and any(_is_covered(pool, operand, whole, asked, depth) for operand in part.operands):
        return True
    if whole.kind is K.EK_AndN:
        return all(_is_covered(pool, part, operand, asked, depth) for operand in whole.operands)
    if whole.kind in _CHOICES:
        return all(_is_covered(pool, part, arm, asked, depth) for arm in _arms(whole))
    if whole.kind is K.EK_OrN:
        return any(_is_covered(pool, part, operand, asked, depth) for operand in whole.operands)
    return _is_same_operation(part, whole) and _is_covered(pool, part.first, whole.first, (1 << part.first.bits) - 1, depth)


def _arms(choice: Expression) -> tuple[Expression, ...]:
    """What a node is one of."""
    return choice.operands[1:] if choice.kind is K.EK_Select else choice.operands


def _is_same_operation(part: Expression, whole: Expression) -> bool:
    """Whether both move the bits of one operand alike."""
    if part.kind is not whole.kind:
        return False
    if part.kind in SHIFTS:
        return part.second is whole.second and part.second.number is not None
    return part.kind is K.EK_Cast and part.payload == whole.payload and part.first.bits == whole.first.bits


def subset_absorbed(pool: Pool, node: Expression) -> Expression | None:
    """x & y = x, x | y = y where all bits of x are in y"""
    values = [operand for operand in node.operands if operand.number is None]  # of numbers, the bits that are known say all
    for one in values:
        for other in values:
            if one is not other and is_subset(pool, one, other):
                needless = other if node.kind is K.EK_AndN else one
                kept = [operand for operand in node.operands if operand is not needless]
                return pool.make(node.kind, kept) if len(kept) > 1 else kept[0]
    return None
