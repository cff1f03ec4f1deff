"""and, or, xor, not: lists of operands, absorption, complements, De Morgan, common members, few operands as a whole."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

from nvopt.tile.evaluation import DISJOINT, evaluate
from nvopt.tile.expressions import Expression, Pool, compact_operands
from nvopt.tile.kinds import SHIFTS, VARIADIC, Kind
from nvopt.tile.known_bits import is_never_undef, known_bits
from nvopt.tile.rules.base import Rules, inverted, is_complement, is_ones, is_zero, on, ones, zero
from nvopt.tile.rules.demanded import DEPTH as DEEPEST
from nvopt.tile.rules.demanded import demanded
from nvopt.tile.rules.subsets import subset_absorbed
from nvopt.tile.rules.truth_tables import ALL, OPERANDS, TABLES, formulas, uses

K = Kind
MOST_MEMBERS: Final = 16
"""So many operands of nested lists are looked at as one list."""
_BITWISE: Final = VARIADIC | {K.EK_NotI}
_DUAL: Final = {K.EK_AndN: K.EK_OrN, K.EK_OrN: K.EK_AndN}


def listed(pool: Pool, kind: Kind, operands: Sequence[Expression]) -> Expression:
    """The variadic operation on a list that may be of one operand."""
    return pool.make(kind, operands) if len(operands) > 1 else operands[0]


def members(node: Expression, kind: Kind) -> list[Expression]:
    """The operands of nested lists of one kind as one list; just the node where it is none."""
    found: list[Expression] = []
    pending = [node]
    while pending:
        at = pending.pop()
        if at.kind is kind and len(found) + len(pending) < MOST_MEMBERS:
            pending += at.operands[::-1]
        else:
            found.append(at)
    return found


def without(listing: Sequence[Expression], one: Expression, other: Expression) -> list[Expression]:
    """A list without two of its members; what else is the same stays: `x ^ x` isn't x."""
    left = list(listing)
    left.remove(one)
    left.remove(other)
    return left


# -- lists


@on(K.EK_Constant)
def neutral_member(pool: Pool, node: Expression) -> Expression | None:
    """x & -1 = x | 0 = x ^ 0 = x"""
    neutral = is_ones if node.kind is K.EK_AndN else is_zero
    kept = [operand for operand in node.operands if not neutral(operand)]
    if len(kept) == node.count:
        return None
    return listed(pool, node.kind, kept) if kept else node.first


@on(K.EK_Constant)
def dominant_member(pool: Pool, node: Expression) -> Expression | None:
    """x & 0 = 0, x | -1 = -1"""
    dominant = is_zero if node.kind is K.EK_AndN else is_ones
    return next((operand for operand in node.operands if dominant(operand)), None)


def same_members(pool: Pool, node: Expression) -> Expression | None:
    """x & x = x | x = x"""
    return node.first if all(operand is node.first for operand in node.operands) else None


def xor_itself(pool: Pool, node: Expression) -> Expression | None:
    """x ^ x = 0"""
    return zero(pool, node) if node.count == 2 and node.first is node.second else None


def complementary_members(pool: Pool, node: Expression) -> Expression | None:
    """x & ~x = 0, x | ~x = x ^ ~x = -1"""
    if node.count == 2 and is_complement(node.first, node.second):
        return zero(pool, node) if node.kind is K.EK_AndN else ones(pool, node)
    return None


@on(*VARIADIC)
def absorbed(pool: Pool, node: Expression) -> Expression | None:
    """x & (x | y) = x, x | (x & y) = x; (x & y) & x = x & y"""
    for one, other in ((node.first, node.second), (node.second, node.first)):
        if node.count == 2 and one in other.operands:
            if other.kind is _DUAL[node.kind]:
                return one
            if other.kind is node.kind:
                return other
    return None


def bits_decided(pool: Pool, node: Expression) -> Expression | None:
    """x & y = x where y has ones wherever x may have; x | y = x where x has ones wherever y may have; a number where all bits are known"""
    zeros, known_ones = known_bits(pool, node)
    mask = (1 << node.bits) - 1
    if zeros | known_ones == mask:
        return pool.constant(known_ones, node.bits, node.shape)
    if node.count != 2 or node.kind is K.EK_XorN:
        return None
    for one, other in ((node.first, node.second), (node.second, node.first)):
        if node.kind is K.EK_AndN and known_bits(pool, one)[0] | known_bits(pool, other)[1] == mask:
            return one
        if node.kind is K.EK_OrN and known_bits(pool, one)[1] | known_bits(pool, other)[0] == mask:
            return one
    return None


def folded_list(pool: Pool, node: Expression) -> Expression | None:
    """x & y & x = x & y, x & y & ~x = 0, and so or; constants of a list become one"""
    kind = node.kind
    if node.count == 2 and node.first.kind is not kind and node.second.kind is not kind:
        return None  # no list but the node's own: what folds two has been asked
    gathered = members(node, kind)
    constants = [operand.number for operand in gathered if operand.number is not None]
    kept = list(dict.fromkeys(operand for operand in gathered if operand.number is None))
    ending = zero(pool, node) if kind is K.EK_AndN else ones(pool, node)
    if constants:
        number = evaluate(kind, constants, node.bits)
        kept.append(pool.constant(number or 0, node.bits, node.shape))
    if any(is_complement(one, other) for i, one in enumerate(kept) for other in kept[:i]):
        return ending
    return listed(pool, kind, kept) if len(kept) < len(gathered) else None


@on(*VARIADIC)
def absorbed_in_list(pool: Pool, node: Expression) -> Expression | None:
    """x & y & (x | z) = x & y, x & (~x | y) = x & y; and so or"""
    kind, dual = node.kind, _DUAL[node.kind]
    gathered = members(node, kind)
    slots: list[Expression | None] = list(gathered)
    changed = False
    for i, operand in enumerate(gathered):
        if operand.kind is not dual:
            continue
        inner = members(operand, dual)
        others = [slot for slot in slots if slot is not None and slot is not operand]
        if any(other in inner for other in others):
            slots[i] = None
            changed = True
            continue
        left = [member for member in inner if not any(is_complement(member, other) for other in others)]
        if len(left) < len(inner) and left:
            slots[i] = listed(pool, dual, left)
            changed = True
    return listed(pool, kind, compact_operands(slots)) if changed else None


def folded_xor(pool: Pool, node: Expression) -> Expression | None:
    """x ^ y ^ x = y, ~x ^ y = ~(x ^ y), x ^ ~x = -1; constants of a list become one"""
    gathered: list[Expression] = []
    number = 0
    mask = (1 << node.bits) - 1
    pending = [node]
    length = 0
    while pending:
        at = pending.pop()
        if at.kind is K.EK_NotI:
            number ^= mask
            length += 1
            pending.append(at.first)
        elif at is node or (at.kind is K.EK_XorN and length + at.count - 1 <= MOST_MEMBERS):
            length += at.count - 1
            pending += at.operands[::-1]
        elif at.number is not None:
            number ^= at.number
        else:
            gathered.append(at)
    kept = [operand for operand, times in Counter(gathered).items() if times % 2]
    for i, one in enumerate(kept):
        for other in kept[:i]:
            if is_complement(one, other):
                return _xor_of(pool, node, [left for left in kept if left is not one and left is not other], number ^ mask)
    return _xor_of(pool, node, kept, number)


def _xor_of(pool: Pool, node: Expression, kept: list[Expression], number: int) -> Expression:
    if not kept:
        return pool.constant(number, node.bits, node.shape)
    if number == (1 << node.bits) - 1:
        return pool.make(K.EK_NotI, (listed(pool, K.EK_XorN, kept),))
    return listed(pool, K.EK_XorN, [*kept, pool.constant(number, node.bits, node.shape)] if number else kept)


@on(*VARIADIC)
def common_member(pool: Pool, node: Expression) -> Expression | None:
    """(x & y) | (x & z) = x & (y | z), (x | y) & (x | z) = x | (y & z), (x & y) ^ (x & z) = x & (y ^ z)"""
    kind = node.kind
    inner = _DUAL.get(kind, K.EK_AndN)
    gathered = members(node, kind)
    lists = [(operand, members(operand, inner)) for operand in gathered if operand.kind is inner]
    if len(lists) < 2:
        return None
    counted = Counter(member for _, listing in lists for member in dict.fromkeys(listing))
    member, times = max(counted.items(), key=lambda item: item[1])
    if times < 2:
        return None
    sharing = [operand for operand, listing in lists if member in listing]
    rests = [[other for other in listing if other is not member] for operand, listing in lists if operand in sharing]
    if not all(rests):
        return None
    factored = pool.make(inner, (member, pool.make(kind, [listed(pool, inner, rest) for rest in rests])))
    return listed(pool, kind, [*(operand for operand in gathered if operand not in sharing), factored])


@on(*VARIADIC, *SHIFTS, K.EK_Cast)
def common_operation(pool: Pool, node: Expression) -> Expression | None:
    """f(x) & f(y) = f(x & y), so or and xor, for f: shifts by one amount, zext, sext and trunc from one width"""
    gathered = members(node, node.kind)
    groups: dict[tuple[object, ...], list[Expression]] = {}
    for operand in gathered:
        if operand.kind in SHIFTS:
            groups.setdefault((operand.kind, operand.second), []).append(operand)
        elif operand.kind is K.EK_Cast:
            groups.setdefault((operand.payload, operand.first.bits), []).append(operand)
    for group in groups.values():
        if len(group) > 1:
            inside = pool.make(node.kind, [operand.first for operand in group])
            first = group[0]
            if first.kind is K.EK_Cast:
                joined = pool.cast(str(first.payload), inside, first.bits)
            else:
                joined = pool.make(first.kind, (inside, first.second))
            return listed(pool, node.kind, [*(operand for operand in gathered if operand not in group), joined])
    return None


@on(K.EK_Select, *VARIADIC)
def choice_of_members(pool: Pool, node: Expression) -> Expression | None:
    """x & y & (c ? x : y) = x & y, and so or"""
    gathered = members(node, node.kind)
    for i, operand in enumerate(gathered):
        if operand.kind is K.EK_Select and operand.second in gathered and operand.third in gathered:
            return listed(pool, node.kind, [*gathered[:i], *gathered[i + 1 :]])
    return None


@on(*VARIADIC, K.EK_NotI)
def de_morgan(pool: Pool, node: Expression) -> Expression | None:
    """~x & ~y = ~(x | y), ~x | ~y = ~(x & y)"""
    gathered = members(node, node.kind)
    negated = [operand for operand in gathered if operand.kind is K.EK_NotI]
    if len(negated) < 2:
        return None
    joined = pool.make(K.EK_NotI, (pool.make(_DUAL[node.kind], [operand.first for operand in negated]),))
    return listed(pool, node.kind, [*(operand for operand in gathered if operand.kind is not K.EK_NotI), joined])


def demanded_by_others(pool: Pool, node: Expression) -> Expression | None:
    """(x | 8) & 7 = x & 7: what only changes bits that another operand clears, or sets in an `or`"""
    return _demanded_by_others(pool, node, 0)


def nearly_demanded_by_others(pool: Pool, node: Expression) -> Expression | None:
    """the same of the operand's own operation only, where others use what lies deeper"""
    return _demanded_by_others(pool, node, DEEPEST)


def _demanded_by_others(pool: Pool, node: Expression, depth: int) -> Expression | None:
    operands = members(node, node.kind)
    for i, operand in enumerate(operands):
        decided = 0
        for j, other in enumerate(operands):
            if i != j:
                decided |= known_bits(pool, other)[0 if node.kind is K.EK_AndN else 1]
        if decided and operand.count:
            simpler = demanded(pool, operand, ((1 << node.bits) - 1) & ~decided, depth)
            if simpler is not operand:
                operands[i] = simpler
                return pool.fold(listed(pool, node.kind, list(dict.fromkeys(operands))))
    return None


@on(*VARIADIC)
def masks_of_one_value(pool: Pool, node: Expression) -> Expression | None:
    """(x & c) | (x & d) | y = x & (c | d) | y, (x & c) ^ (x & d) ^ y = x & (c ^ d) ^ y"""
    gathered = members(node, node.kind)
    masked: dict[Expression, list[Expression]] = {}
    for member in gathered:
        if member.kind is K.EK_AndN and member.count == 2 and member.second.number is not None:
            masked.setdefault(member.first, []).append(member)
    for value, parts in masked.items():
        if len(parts) > 1:
            number = evaluate(node.kind, [part.second.number for part in parts if part.second.number is not None], node.bits)
            joined = pool.make(K.EK_AndN, (value, pool.constant(number or 0, node.bits, node.shape)))
            return listed(pool, node.kind, [*(member for member in gathered if member not in parts), joined])
    return None


@on(*VARIADIC, K.EK_NotI)
def given_another_member(pool: Pool, node: Expression) -> Expression | None:
    """x | (y ^ (x & z)) = x | y: a bit of x counts only where it is 0, so x & (y ^ (x | z)) = x & ~y"""
    gathered = members(node, node.kind)
    for at, operand in enumerate(gathered):
        known: dict[Expression, Expression] = {}
        for other in gathered[:at] + gathered[at + 1 :]:
            _note_decided(pool, other, node.kind, known)
        simpler = _with_decided(pool, operand, known, DEEPEST) if operand.kind in _BITWISE else operand
        if simpler is not operand:
            return pool.fold(listed(pool, node.kind, [*gathered[:at], pool.fold(simpler), *gathered[at + 1 :]]))
    return None


def _note_decided(pool: Pool, member: Expression, kind: Kind, known: dict[Expression, Expression]) -> None:
    """What a member is in those bits that the others of its list decide: all ones in `and`, zeros in `or`."""
    neutral, other = (ones, zero) if kind is K.EK_AndN else (zero, ones)
    if member.number is None:
        known[member] = neutral(pool, member)
        known[inverted(pool, member)] = other(pool, member)


def _with_decided(pool: Pool, node: Expression, known: dict[Expression, Expression], depth: int) -> Expression:
    """A node, of which bit by bit what is known there, with that in its place."""
    if node in known:
        return known[node]
    if depth == 0 or node.kind not in _BITWISE:
        return node
    operands = [_with_decided(pool, operand, known, depth - 1) for operand in node.operands]
    return pool.make(node.kind, operands) if tuple(operands) != node.operands else node


@on(K.EK_AndN, K.EK_XorN)
def part_flipped(pool: Pool, node: Expression) -> Expression | None:
    """x ^ (x & y) ^ z = (x & ~y) ^ z"""
    gathered = members(node, K.EK_XorN)
    for part in gathered:
        for whole in gathered:
            if part.kind is K.EK_AndN and part.count == 2 and whole in part.operands:
                mask = part.second if part.first is whole else part.first
                return listed(pool, K.EK_XorN, [*without(gathered, part, whole), pool.make(K.EK_AndN, (whole, inverted(pool, mask)))])
    return None


@on(K.EK_OrN, K.EK_XorN)
def rest_flipped(pool: Pool, node: Expression) -> Expression | None:
    """x ^ (x | y) ^ z = (~x & y) ^ z"""
    gathered = members(node, K.EK_XorN)
    for whole in gathered:
        for part in gathered:
            if whole.kind is K.EK_OrN and whole.count == 2 and part in whole.operands:
                other = whole.second if whole.first is part else whole.first
                return listed(pool, K.EK_XorN, [*without(gathered, part, whole), pool.make(K.EK_AndN, (other, inverted(pool, part)))])
    return None


@on(K.EK_Cast)
def common_extension(pool: Pool, node: Expression) -> Expression | None:
    """sext(x) & zext(y) = zext(x & y) of one width"""
    one, other = (node.first, node.second) if node.first.payload == "sext" else (node.second, node.first)
    if node.count != 2 or one.payload != "sext" or other.payload != "zext" or one.first.bits != other.first.bits:
        return None
    return pool.cast("zext", pool.make(K.EK_AndN, (one.first, other.first)), node.bits)


@on(K.EK_Add, *VARIADIC)
def disjoint_sum_in_xor(pool: Pool, node: Expression) -> Expression | None:
    """x ^ (x + y) = x ^ (x | y) = y where no bit is set in both"""
    gathered = members(node, K.EK_XorN)
    for total in gathered:
        if total.kind not in (K.EK_Add, K.EK_OrN) or total.count != 2:
            continue
        for part, other in ((total.first, total.second), (total.second, total.first)):
            if part in gathered and are_disjoint(pool, part, other):
                return listed(pool, K.EK_XorN, [*without(gathered, total, part), other])
    return None


def are_disjoint(pool: Pool, one: Expression, other: Expression) -> bool:
    """Whether no bit is set in both."""
    return known_bits(pool, one)[0] | known_bits(pool, other)[0] == (1 << one.bits) - 1


@on(K.EK_ShrS)
def spread_of_sign(pool: Pool, node: Expression) -> Expression | None:
    """x & (x >> bits - 1) = min(x, 0), x | (x >> bits - 1) = max(x, -1), with signs"""
    for one, other in ((node.first, node.second), (node.second, node.first)):
        if node.count == 2 and other.kind is K.EK_ShrS and other.first is one and other.second.number == node.bits - 1:
            if node.kind is K.EK_AndN:
                return pool.make(K.EK_MinS, (one, zero(pool, node)))
            return pool.make(K.EK_MaxS, (one, ones(pool, node)))
    return None


@on(K.EK_Shl)
def sign_bit_flipped(pool: Pool, node: Expression) -> Expression | None:
    """(x >> bits - 1) << c ^ d = x < 0 ? (1 << c) ^ d : d, where the shift to the right is without signs"""
    left, flip = node.first, node.second.number
    if node.count != 2 or flip is None or left.kind is not K.EK_Shl or (by := left.second.number) is None or by >= node.bits:
        return None
    sign = left.first
    if sign.kind is not K.EK_ShrU or sign.second.number != node.bits - 1:
        return None
    is_negative = pool.make(K.EK_LtS, (sign.first, zero(pool, node)))
    return pool.make(K.EK_Select, (is_negative, pool.constant(flip ^ 1 << by, node.bits, node.shape), node.second))


@on(K.EK_NotI)
def or_of_complement(pool: Pool, node: Expression) -> Expression | None:
    """~x | c = ~(x & ~c): what is outside meets other complements"""
    left, right = node.first, node.second
    if node.count != 2 or left.kind is not K.EK_NotI or right.number is None:
        return None
    return pool.make(K.EK_NotI, (pool.make(K.EK_AndN, (left.first, inverted(pool, right))),))


def or_of_disjoint(pool: Pool, node: Expression) -> Expression | None:
    """x | y = x ^ y = x + y where no bit is set in both: then it is a sum, too"""
    if node.count != 2 or node.flags & DISJOINT:
        return None
    return pool.make(K.EK_OrN, node.operands, DISJOINT) if are_disjoint(pool, node.first, node.second) else None


@on(K.EK_Constant)
def xor_of_disjoint(pool: Pool, node: Expression) -> Expression | None:
    """x ^ c = x | c where no bit is set in both: then it is a sum, too"""
    if node.count != 2 or node.second.number is None or not are_disjoint(pool, node.first, node.second):
        return None
    return pool.make(K.EK_OrN, node.operands, DISJOINT)


@on(*VARIADIC)
def constants_of_list(pool: Pool, node: Expression) -> Expression | None:
    """(x & c) & d = x & (c & d), also where others use the inner list; so or and xor"""
    left, right = node.first, node.second
    if node.count != 2 or left.kind is not node.kind or left.count != 2 or right.number is None or left.second.number is None:
        return None
    number = evaluate(node.kind, (left.second.number, right.number), node.bits)
    return pool.make(node.kind, (left.first, pool.constant(number or 0, node.bits, node.shape)))


# -- not


@on(K.EK_NotI)
def not_twice(pool: Pool, node: Expression) -> Expression | None:
    """~~x = x"""
    return node.first.first if node.first.kind is K.EK_NotI else None


def not_of_comparison(pool: Pool, node: Expression) -> Expression | None:
    """~(x < y) = y <= x, and so all comparisons"""
    found = inverted(pool, node.first)
    return found if found.kind is not K.EK_NotI else None


@on(K.EK_AndN, K.EK_OrN)
def not_of_list(pool: Pool, node: Expression) -> Expression | None:
    """~(~x & y) = x | ~y, ~(~x | y) = x & ~y"""
    inner = node.first
    dual = _DUAL.get(inner.kind)
    return pool.make(dual, [inverted(pool, operand) for operand in inner.operands]) if dual is not None else None


@on(K.EK_XorN)
def not_of_xor(pool: Pool, node: Expression) -> Expression | None:
    """~(x ^ ~y) = x ^ y, ~(x ^ c) = x ^ ~c"""
    return folded_xor(pool, node) if node.first.kind is K.EK_XorN else None


@on(K.EK_XorN)
def not_of_first_in_xor(pool: Pool, node: Expression) -> Expression | None:
    """~(x ^ y) = ~x ^ y, where ~x is there"""
    inner = node.first
    return pool.make(K.EK_XorN, (inverted(pool, inner.first), inner.second)) if inner.kind is K.EK_XorN and inner.count == 2 else None


@on(K.EK_XorN)
def not_of_second_in_xor(pool: Pool, node: Expression) -> Expression | None:
    """~(x ^ y) = x ^ ~y, where ~y is there"""
    inner = node.first
    return pool.make(K.EK_XorN, (inner.first, inverted(pool, inner.second))) if inner.kind is K.EK_XorN and inner.count == 2 else None


@on(K.EK_Sub)
def not_of_difference(pool: Pool, node: Expression) -> Expression | None:
    """~(x - y) = ~x + y, where ~x is there"""
    inner = node.first
    return pool.make(K.EK_Add, (inverted(pool, inner.first), inner.second)) if inner.kind is K.EK_Sub else None


@on(K.EK_Add, K.EK_Sub, K.EK_NegI)
def not_of_sum(pool: Pool, node: Expression) -> Expression | None:
    """~(x + c) = ~c - x, ~(c - x) = x + ~c, ~-x = x - 1, ~(~x + y) = x - y, ~(~x - y) = x + y"""
    inner = node.first
    if inner.kind is K.EK_Add:
        if inner.second.number is not None:
            return pool.make(K.EK_Sub, (inverted(pool, inner.second), inner.first))
        for one, other in ((inner.first, inner.second), (inner.second, inner.first)):
            if one.kind is K.EK_NotI:
                return pool.make(K.EK_Sub, (one.first, other))
    if inner.kind is K.EK_Sub and (inner.first.number is not None or inner.first.kind is K.EK_NotI):
        return pool.make(K.EK_Add, (inverted(pool, inner.first), inner.second))
    if inner.kind is K.EK_NegI:
        return pool.make(K.EK_Add, (inner.first, ones(pool, node)))
    return None


@on(K.EK_NegI)
def not_of_negative(pool: Pool, node: Expression) -> Expression | None:
    """~-x = x - 1"""
    return not_of_sum(pool, node) if node.first.kind is K.EK_NegI else None


@on(K.EK_Select)
def not_of_select(pool: Pool, node: Expression) -> Expression | None:
    """~(c ? x : y) = c ? ~x : ~y"""
    inner = node.first
    if inner.kind is not K.EK_Select:
        return None
    return pool.make(K.EK_Select, (inner.first, inverted(pool, inner.second), inverted(pool, inner.third)))


@on(K.EK_Cast, K.EK_ShrS)
def not_of_extension(pool: Pool, node: Expression) -> Expression | None:
    """~sext(x) = sext(~x), ~(x >> y) = ~x >> y with signs"""
    inner = node.first
    if inner.kind is K.EK_Cast and inner.payload == "sext":
        return pool.cast("sext", inverted(pool, inner.first), node.bits)
    if inner.kind is K.EK_ShrS:
        return pool.make(K.EK_ShrS, (inverted(pool, inner.first), inner.second))
    return None


# -- few operands as a whole


@on(*_BITWISE)
def shortest_formula(pool: Pool, node: Expression) -> Expression | None:
    """the shortest formula of three operands for whatever combines them, or a part that comes to the same"""
    atoms = _atoms(node)
    if atoms is None:
        return None
    tables = {atom: TABLES[i] for i, atom in enumerate(atoms)}
    table = _table(node, tables)
    same = next((part for part, other in tables.items() if other == table and part is not node), None)
    if same is not None:
        return same if all(is_never_undef(pool, atom) or _reads(atom, atoms, tables)[same] <= 1 for atom in atoms) else None
    for atom, times in zip(atoms, uses(table), strict=False):
        if times > 1 and not is_never_undef(pool, atom):
            return None
    return _spelled(pool, node, table, atoms)


@on(*_BITWISE)
def two_operands_only(pool: Pool, node: Expression) -> Expression | None:
    """x | (x ^ y) = x | y, also where others use the inner operation: whatever is one operation on two of three operands"""
    found = shortest_formula(pool, node)
    return found if found is not None and found.count == 2 and found.kind in VARIADIC else None


def _atoms(node: Expression) -> list[Expression] | None:
    """Three operands at most that the node combines, as deep as there are no more; None where that is the node's own operation only."""
    found = list(dict.fromkeys(node.operands))
    fixed: set[Expression] = set()
    expanded = 0
    while expanded < MOST_MEMBERS:
        inner = max((atom for atom in found if atom.kind in _BITWISE and atom not in fixed), key=lambda atom: atom.serial, default=None)
        if inner is None:
            break
        wider = list(dict.fromkeys([*(atom for atom in found if atom is not inner), *inner.operands]))
        if len(wider) <= OPERANDS:
            found = wider
            expanded += 1
        else:
            fixed.add(inner)
    found = [atom for atom in found if not is_zero(atom) and not is_ones(atom)]
    return found if expanded and 0 < len(found) <= OPERANDS else None


def _table(node: Expression, tables: dict[Expression, int]) -> int:
    """The truth table of a node over atoms whose tables are given."""
    stack = [node]
    while stack:
        at = stack[-1]
        if at not in tables and (is_zero(at) or is_ones(at)):
            tables[at] = 0 if is_zero(at) else ALL
        if at in tables:
            stack.pop()
            continue
        waiting = [operand for operand in at.operands if operand not in tables]
        if waiting:
            stack += waiting
        elif at.kind is K.EK_NotI:
            tables[at] = ~tables[at.first] & ALL
        else:
            tables[at] = _combined(at.kind, (tables[operand] for operand in at.operands))
    return tables[node]


def _reads(atom: Expression, atoms: Sequence[Expression], parts: Iterable[Expression]) -> dict[Expression, int]:
    """How often each part reads an atom; operands come first. One that is undef makes more of a part that reads it twice than its table
    says."""
    reads = {other: int(other is atom) for other in atoms}
    for part in parts:
        if part not in reads:
            reads[part] = sum(reads[operand] for operand in part.operands)
    return reads


def _combined(kind: Kind, tables: Iterable[int]) -> int:
    return evaluate(kind, list(tables), ALL.bit_length()) or 0


def _spelled(pool: Pool, like: Expression, table: int, atoms: Sequence[Expression]) -> Expression:
    formula = formulas()[table]
    if formula is None:
        return ones(pool, like) if table else zero(pool, like)
    if isinstance(formula, int):
        return atoms[formula]
    kind, one, other = formula
    if kind is K.EK_NotI:
        return inverted(pool, _spelled(pool, like, one, atoms))
    return pool.make(kind, (_spelled(pool, like, one, atoms), _spelled(pool, like, other, atoms)))


_LIST_REWRITES: Final = (
    folded_list,
    absorbed_in_list,
    subset_absorbed,
    choice_of_members,
    given_another_member,
    common_member,
    common_operation,
    de_morgan,
    shortest_formula,
    nearly_demanded_by_others,
    demanded_by_others,
)

FOLDS: Final[Rules] = {
    K.EK_AndN: (neutral_member, dominant_member, same_members, complementary_members, absorbed, bits_decided),
    K.EK_OrN: (neutral_member, dominant_member, same_members, complementary_members, absorbed, bits_decided),
    K.EK_XorN: (neutral_member, xor_itself, complementary_members, bits_decided),
    K.EK_NotI: (not_twice,),
}
REWRITES: Final[Rules] = {
    K.EK_AndN: (spread_of_sign, common_extension, *_LIST_REWRITES),
    K.EK_OrN: (spread_of_sign, masks_of_one_value, *_LIST_REWRITES),
    K.EK_XorN: (
        masks_of_one_value,
        part_flipped,
        rest_flipped,
        disjoint_sum_in_xor,
        common_member,
        common_operation,
        shortest_formula,
        sign_bit_flipped,
    ),
    K.EK_NotI: (
        not_of_comparison,
        not_of_sum,
        not_of_list,
        not_of_select,
        not_of_extension,
        not_of_difference,
        not_of_first_in_xor,
        not_of_second_in_xor,
        shortest_formula,
    ),
}
CANONICAL: Final[Rules] = {
    K.EK_NotI: (not_of_xor,),
    K.EK_AndN: (two_operands_only, constants_of_list),
    K.EK_OrN: (two_operands_only, constants_of_list, or_of_complement, or_of_disjoint),
    K.EK_XorN: (two_operands_only, constants_of_list, folded_xor, xor_of_disjoint),
}
SPELLINGS: Final[Rules] = {
    K.EK_XorN: (rest_flipped,),
    K.EK_NotI: (not_of_extension, not_of_negative),
}
