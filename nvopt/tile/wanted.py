"""What becomes of operations of which nobody looks at all bits.

    p = x | 1, q = p ^ y, q >> 1 and q & 6     become q = x ^ y, q >> 1 and q & 6

A rule sees one use of an operation; this sees all of them. What is made of it agrees with it in the bits that any use counts on.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from nvopt.tile.costs import Ledger
from nvopt.tile.expressions import Expression, Pool
from nvopt.tile.kinds import FUNNEL_SHIFTS, MIN_MAX, SHIFTS, Kind
from nvopt.tile.known_bits import known_bits
from nvopt.tile.rules.demanded import DEPTH, demanded, wanted_of_terms

K = Kind
_LOW: Final = frozenset({K.EK_Add, K.EK_Sub, K.EK_Mul, K.EK_NegI})
MOST_REWRITES: Final = 16
"""So many are made at a time: behind each all is looked at anew."""


def leave_unwanted(pool: Pool, ledger: Ledger) -> None:
    """Simplifies what is needed to what agrees with it in the bits that are wanted of it, where that saves something."""
    for _ in range(MOST_REWRITES):
        if not any(_simplified(pool, ledger, node, bits) for node, bits in wanted_bits(pool, ledger).items()):
            return


def _simplified(pool: Pool, ledger: Ledger, node: Expression, wanted: int) -> bool:
    """Whether something simpler has been put in the place of a node."""
    if wanted == (1 << node.bits) - 1:
        return False
    for depth in (0, DEPTH):  # also where others use what lies deeper
        simpler = demanded(pool, node, wanted, depth)
        if simpler is not node and ledger.replace(node, simpler, gain=1):
            return True
    return False


def wanted_bits(pool: Pool, ledger: Ledger) -> dict[Expression, int]:
    """The bits that count of each operation that is needed, users first."""
    live = [node for node in ledger.live() if node.count]
    operands = {node: tuple(map(ledger.current, node.operands)) for node in live}
    waiting = Counter(operand for inner in operands.values() for operand in inner if operand.count)
    wanted = {node: 0 if ledger.uses(node) == waiting[node] else (1 << node.bits) - 1 for node in live}
    ready = [node for node in live if not waiting[node]]
    ordered: dict[Expression, int] = {}
    while ready:
        node = ready.pop()
        ordered[node] = wanted[node]
        for operand, bits in zip(operands[node], _of_operands(pool, node, operands[node], wanted[node]), strict=True):
            if operand.count:
                wanted[operand] |= bits
                waiting[operand] -= 1
                if not waiting[operand]:
                    ready.append(operand)
    return ordered


def _of_operands(pool: Pool, node: Expression, operands: tuple[Expression, ...], wanted: int) -> Iterator[int]:
    """The bits that a node needs of each of its operands, to have the wanted ones right; of flags, all count."""
    kind = node.kind
    if node.flags:
        wanted_of = None
    elif kind in (K.EK_AndN, K.EK_OrN):
        return _of_list(pool, kind, operands, wanted)
    elif kind is K.EK_XorN or kind is K.EK_NotI:
        wanted_of = wanted
    elif kind in _LOW:
        return iter(wanted_of_terms(pool, node, operands, wanted))
    elif kind in MIN_MAX:
        wanted_of = (1 << node.bits) - (wanted & -wanted) if wanted else 0
    elif kind is K.EK_Select:
        return iter((1, wanted, wanted))
    elif kind is K.EK_Cast:
        wanted_of = _of_cast(node, wanted)
    elif kind in SHIFTS and operands[1].number is not None and operands[1].number < node.bits:
        return iter((_of_shift(node, operands[1].number, wanted), 0))
    elif kind in FUNNEL_SHIFTS and operands[2].number is not None:
        return _of_funnel(node, operands[2].number % node.bits, wanted)
    else:
        wanted_of = None
    return iter([(1 << operand.bits) - 1 if wanted_of is None else wanted_of for operand in operands])


def _of_list(pool: Pool, kind: Kind, operands: tuple[Expression, ...], wanted: int) -> Iterator[int]:
    """A bit that one operand decides counts of that one only, the first that does: another one may decide it by that very bit."""
    decided = [known_bits(pool, operand)[0 if kind is K.EK_AndN else 1] for operand in operands]
    by_any = by_former = 0
    for by_one in decided:
        by_any |= by_one
    for by_one in decided:
        yield wanted & ~(by_any & ~(by_one & ~by_former))
        by_former |= by_one


def _of_cast(node: Expression, wanted: int) -> int:
    inner = (1 << node.first.bits) - 1
    is_sign_wanted = node.payload == "sext" and wanted & ~inner
    return wanted & inner | (inner + 1 >> 1 if is_sign_wanted else 0)


def _of_shift(node: Expression, by: int, wanted: int) -> int:
    mask = (1 << node.bits) - 1
    if node.kind is K.EK_Shl:
        return wanted >> by
    is_sign_wanted = node.kind is K.EK_ShrS and wanted >> (node.bits - 1 - by)
    return wanted << by & mask | (mask + 1 >> 1 if is_sign_wanted else 0)


def _of_funnel(node: Expression, by: int, wanted: int) -> Iterator[int]:
    mask = (1 << node.bits) - 1
    up = by if node.kind is K.EK_FunnelL else node.bits - by
    if by == 0:
        return iter((mask, mask, mask))
    return iter((wanted >> up, wanted << (node.bits - up) & mask, 0))
