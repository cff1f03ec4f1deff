"""Whether all bits that one expression may set are set in another, by their forms.

x & y          x | z                 always
c ? x & 3 : 0  max(x | 7, x)         as far as each way to choose goes
zext(a)        sext(a | b)           as a and a | b
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from nvopt.tile.expressions import Expression, Pool
from nvopt.tile.kinds import MIN_MAX, SHIFTS, Kind
from nvopt.tile.known_bits import is_never_undef, known_bits

K = Kind
DEPTH: Final = 4
"""So many operations of both, together, are looked through."""
_CHOICES: Final = MIN_MAX | {K.EK_Select}


def is_subset(pool: Pool, part: Expression, whole: Expression) -> bool:
    """Whether each bit that is set in `part` is set in `whole`, unless that is poison, where both read the same of what may be undef: so
    it may be, which decides a comparison."""
    return _shared(pool, part, whole, (1 << part.bits) - 1, 0) is not None


def is_always_subset(pool: Pool, part: Expression, whole: Expression) -> bool:
    """Whether that may be whatever `part` reads, which it does for itself at each place: where two of these have to agree with `whole`,
    they need not agree with one another."""
    shared = _shared(pool, part, whole, (1 << part.bits) - 1, 0)
    return shared is not None and shared < 2


def _shared(pool: Pool, part: Expression, whole: Expression, asked: int, depth: int) -> int | None:
    """How much that may be undef is to be the same in both, so that those of the `asked` bits are set in `whole` that are in `part`; None
    where that isn't enough."""
    if part is whole:
        return int(not is_never_undef(pool, part))
    asked &= ~known_bits(pool, part)[0] & ~known_bits(pool, whole)[1]
    if not asked:
        return 0
    if depth >= DEPTH:
        return None
    depth += 1
    if part.kind in (K.EK_OrN, K.EK_XorN):
        return _each(sum, [_shared(pool, operand, whole, asked, depth) for operand in part.operands])
    if part.kind in _CHOICES:
        found = _each(max, [_shared(pool, arm, whole, asked, depth) for arm in _arms(part)])
    elif part.kind is K.EK_AndN:
        found = _least([_shared(pool, operand, whole, asked, depth) for operand in part.operands])
    else:
        found = None
    if found is not None:
        return found
    if whole.kind is K.EK_AndN:
        return _each(max, [_shared(pool, part, operand, asked, depth) for operand in whole.operands])
    if whole.kind in _CHOICES:
        return _each(max, [_shared(pool, part, arm, asked, depth) for arm in _arms(whole)])
    if whole.kind is K.EK_OrN:
        return _least([_shared(pool, part, operand, asked, depth) for operand in whole.operands])
    if not _is_same_operation(part, whole):
        return None
    return _shared(pool, part.first, whole.first, (1 << part.first.bits) - 1, depth)


def _each(together: Callable[[list[int]], int], counts: list[int | None]) -> int | None:
    """The sum of all, or the greatest, as all have to hold."""
    there = [count for count in counts if count is not None]
    return together(there) if len(there) == len(counts) else None


def _least(counts: list[int | None]) -> int | None:
    """The least, as one has to hold."""
    return min((count for count in counts if count is not None), default=None)


def _arms(choice: Expression) -> tuple[Expression, ...]:
    """What a node is one of."""
    return choice.operands[1:] if choice.kind is K.EK_Select else choice.operands


def _is_same_operation(part: Expression, whole: Expression) -> bool:
    """Whether both move the bits of one operand alike."""
    if part.kind is not whole.kind:
        return False
    if part.kind in SHIFTS:
        return part.second is whole.second and part.second.number is not None
    is_as_wide = part.payload == whole.payload or (part.payload == "zext" and whole.payload == "sext")
    return part.kind is K.EK_Cast and is_as_wide and part.first.bits == whole.first.bits


def subset_absorbed(pool: Pool, node: Expression) -> Expression | None:
    """x & y = x, x | y = y where all bits of x are in y"""
    values = [operand for operand in node.operands if operand.number is None]  # of numbers, the bits that are known say all
    for one in values:
        for other in values:
            if one is not other and is_always_subset(pool, one, other):
                needless = other if node.kind is K.EK_AndN else one
                kept = [operand for operand in node.operands if operand is not needless]
                return pool.make(node.kind, kept) if len(kept) > 1 else kept[0]
    return None
