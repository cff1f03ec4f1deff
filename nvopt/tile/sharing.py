"""Lists and sums that have parts in common are grouped so that these are computed once.

    (x * y) * z and (z * x) * w          become p * y and p * w, for p = x * z
    (x + y) - z, and y - z elsewhere     becomes x + (y - z)

Rules see what is below a node; this sees all lists of a graph beside each other. A list is an operation that may be regrouped at will,
taken apart through its own kind; a sum, one through sums and differences. What stands for a list reads each of its parts as often as the
list did, so that undef, of which each use may be another number, makes no more of it than before.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Hashable, Iterator
from itertools import combinations
from typing import Final, NamedTuple

from nvopt.tile.costs import Ledger
from nvopt.tile.expressions import Expression, Pool
from nvopt.tile.kinds import MIN_MAX, VARIADIC, Kind
from nvopt.tile.rules.sums import put_together, reduced

K = Kind
_SUMS: Final = frozenset({K.EK_Add, K.EK_Sub})
_LISTS: Final = VARIADIC | MIN_MAX | _SUMS | {K.EK_Mul}
MOST_PARTS: Final = 8
"""Longer lists are left as they are grouped."""
MOST_HOLDERS: Final = 8
"""So many lists are remembered that have one part; a graph may have any number."""

Part = tuple[Expression, int]
"""A member of a list and how often it has been met before in that; a term of a sum and its sign."""
Parts = frozenset[Part]


class Listed(NamedTuple):
    """A list taken apart, and whether it promises anything by its flags, which what takes parts of it doesn't."""

    parts: Parts
    promises: bool


def share(pool: Pool, ledger: Ledger) -> None:
    """Regroups the lists of what is needed, where that saves something."""
    lists = [node for node in ledger.live() if node.kind in _LISTS]
    by_family = Counter(map(_family, lists))
    lists = sorted((node for node in lists if by_family[_family(node)] > 2), key=lambda node: node.serial)
    if lists:
        _reuse_lists(pool, ledger, lists)
        _group_pairs(pool, ledger, [node for node in lists if ledger.is_live(node)])


def _family(node: Expression) -> tuple[Kind, int, Hashable]:
    """Lists with the same may share parts: the kind, for which sums and differences are one, the width and the shape."""
    return K.EK_Add if node.kind in _SUMS else node.kind, node.bits, node.shape


def _is_sum(node: Expression) -> bool:
    return node.kind in _SUMS


def taken_apart(ledger: Ledger, node: Expression, whole: Collection[Expression] = ()) -> Listed | None:
    """The parts of a list, of which those in `whole` are not taken apart; None where there are too many, or where one is in a sum twice:
    of what may be undef that isn't twice the same."""
    family = _family(node)
    found: list[Part] = []
    pending = [(node, 1)]
    flags = 0
    while pending:
        at, sign = pending.pop()
        if at.kind in _LISTS and _family(at) == family and (at is node or at not in whole):
            flags |= at.flags
            first, *rest = map(ledger.current, at.operands)
            pending += [(first, sign), *((other, -sign if at.kind is K.EK_Sub else sign) for other in rest)]
        else:
            found.append((at, sign))
        if len(found) + len(pending) > MOST_PARTS:
            return None
    times = Counter(atom for atom, _ in found)
    if not _is_sum(node):
        return Listed(frozenset((atom, i) for atom, count in times.items() for i in range(count)), flags != 0)
    return Listed(frozenset(found), flags != 0) if max(times.values()) == 1 else None


def in_order(parts: Parts) -> list[Part]:
    """The parts by age, numbers last: a set of them has another order in each run."""
    return sorted(parts, key=lambda part: (part[0].kind is K.EK_Constant, part[0].serial, part[1]))


def _opposite(parts: Parts) -> Parts:
    return frozenset((atom, -sign) for atom, sign in parts)


def _joined(pool: Pool, like: Expression, parts: Parts) -> Expression:
    """A list, or sum, of these parts in their order of age."""
    ordered = in_order(parts)
    if _is_sum(like):
        number = sum(sign * atom.number for atom, sign in ordered if atom.number is not None)
        return put_together(pool, like, reduced({atom: sign for atom, sign in ordered if atom.number is None}, number, like.bits))
    found = ordered[0][0]
    for atom, _ in ordered[1:]:
        found = pool.make(like.kind, (found, atom))
    return found


def _on_some(pool: Pool, node: Expression, parts: Parts, some: Parts, joined: Expression) -> Expression:
    """A list with what stands for some of its parts, or for their opposite; itself where it has that besides."""
    sign = 1 if some <= parts else -1
    rest = parts - (some if sign > 0 else _opposite(some))
    if any(atom is joined for atom, _ in rest):
        return node
    return _joined(pool, node, rest | {(joined, sign)})


# -- lists that are there


def _reuse_lists(pool: Pool, ledger: Ledger, lists: list[Expression]) -> None:
    """x & y & z = p & y, where p = x & z is there."""
    known = {node: listed for node in lists if (listed := taken_apart(ledger, node)) is not None}
    holders: dict[tuple[object, Part], list[Expression]] = {}
    for node, listed in known.items():
        for part in () if listed.promises else in_order(listed.parts):
            held = holders.setdefault((_family(node), part), [])
            if len(held) < MOST_HOLDERS:
                held.append(node)
    for node, listed in known.items():
        if len(listed.parts) > 2 and ledger.is_live(node):
            any(
                ledger.replace(node, _on_some(pool, node, listed.parts, known[other].parts, other), gain=1)
                for other in _among_parts(node, listed.parts, known, holders)
            )


def _among_parts(
    node: Expression, parts: Parts, known: dict[Expression, Listed], holders: dict[tuple[object, Part], list[Expression]]
) -> Iterator[Expression]:
    """The other lists whose parts are all among those of a list, or of its opposite, those with most of them first."""
    family = _family(node)
    for wanted in (parts, _opposite(parts)) if _is_sum(node) else (parts,):
        met = Counter(holder for part in in_order(wanted) for holder in holders.get((family, part), ()))
        for other, times in met.most_common():
            if times > 1 and times == len(known[other].parts) and other is not node and other not in node.operands:
                yield other


# -- pairs that no list has by itself


def _group_pairs(pool: Pool, ledger: Ledger, lists: list[Expression]) -> None:
    """(x & y) & z and (z & w) & x become p & y and p & w, for p = x & z."""
    inside = {operand for node in lists for operand in map(ledger.current, node.operands) if _family(operand) == _family(node)}
    outer = dict.fromkeys(node for node in lists if node not in inside or ledger.uses(node) > 1)
    known: dict[Expression, Parts] = {}
    having: dict[tuple[object, Parts], list[Expression]] = {}
    for node in outer:
        listed = taken_apart(ledger, node, outer)
        if listed is not None and len(listed.parts) > 2:
            known[node] = listed.parts
            for pair in combinations(in_order(listed.parts), 2):
                having.setdefault((_family(node), _positive(node, frozenset(pair))), []).append(node)
    changed: set[Expression] = set()
    for (_, shared), nodes in sorted(having.items(), key=lambda item: -len(item[1])):
        nodes = [node for node in nodes if node not in changed and ledger.is_live(node)]
        if len(nodes) > 1:
            joined = _joined(pool, nodes[0], shared)
            if ledger.replace_together([(node, _on_some(pool, node, known[node], shared, joined)) for node in nodes]):
                changed.update(nodes)


def _positive(node: Expression, pair: Parts) -> Parts:
    """A pair of a sum as its opposite where the older of its two terms is subtracted."""
    if not _is_sum(node):
        return pair
    return pair if min(pair, key=lambda part: part[0].serial)[1] > 0 else _opposite(pair)
