"""Sums as a whole: c1*x1 + c2*x2 + ... + c, taken apart through sums, differences, `neg`, `not`, and products and shifts by numbers.

What is the same cancels or is counted together; products share factors; and `x & y`, `x | y` and `x ^ y` of the same operands are
exchanged for
each other by x | y = x + y - (x & y) and x ^ y = x + y - 2*(x & y) where fewer terms are left.
"""

from __future__ import annotations

from collections import Counter
from typing import Final, NamedTuple

from nvopt.tile.evaluation import DISJOINT, NSW, NUW, signed
from nvopt.tile.expressions import Expression, Pool
from nvopt.tile.kinds import VARIADIC, Kind
from nvopt.tile.known_bits import is_never_undef
from nvopt.tile.rules.base import Rules, inverted, on, power_of_two

K = Kind
SUMS: Final = frozenset({K.EK_Add, K.EK_Sub, K.EK_NegI, K.EK_NotI, K.EK_Mul, K.EK_Shl, K.EK_OrN, K.EK_XorN})
"""What may be taken apart; `_summands` says when."""
MOST_TERMS: Final = 16
"""So many terms are taken apart at once."""
MOST_OPERATIONS: Final = 256
"""So many operations are: what others share is met once on each of the ways to it, of which there may be any number."""
SHALLOW: Final = 1
DEEP: Final = 32
"""Through so many operations above each other."""


class Sum(NamedTuple):
    """A number, and multiples of atoms; coefficients are read as two's complement and never 0."""

    terms: dict[Expression, int]
    number: int


def taken_apart(node: Expression, depth: int) -> Sum:
    """The node as a sum of multiples."""
    bits = node.bits
    terms: dict[Expression, int] = {}
    number = 0
    pending = [(node, 1, 0)]
    left = MOST_OPERATIONS
    while pending:
        at, times, level = pending.pop()
        inner = _summands(at) if left and level <= depth and len(terms) + len(pending) < MOST_TERMS else None
        if inner is not None:
            left -= 1
            parts, constant = inner
            number += times * constant
            pending += [(part, times * factor, level + 1) for part, factor in reversed(parts)]
        elif at.number is not None:
            number += times * at.number
        else:
            terms[at] = terms.get(at, 0) + times
    return reduced(terms, number, bits)


def whole_sum(pool: Pool, node: Expression) -> Sum:
    """The node taken apart as deep as may be, which several rules ask for."""
    found = pool.sums.get(node)
    if found is None:
        found = pool.sums[node] = taken_apart(node, DEEP)
    return found


def reduced(terms: dict[Expression, int], number: int, bits: int) -> Sum:
    """The sum modulo 2**bits; of one bit, x and -x are both x."""
    mask = (1 << bits) - 1
    kept = {atom: signed(times & mask, bits) if bits > 1 else 1 for atom, times in terms.items() if times & mask}
    return Sum(kept, signed(number & mask, bits))


def _summands(node: Expression) -> tuple[list[tuple[Expression, int]], int] | None:
    """One level of a sum: its parts with their factors, and a number; None where the node is no sum."""
    kind = node.kind
    if kind is K.EK_Add or (kind is K.EK_OrN and node.flags & DISJOINT and node.count == 2):
        return [(node.first, 1), (node.second, 1)], 0
    if kind is K.EK_Sub:
        return [(node.first, 1), (node.second, -1)], 0
    if kind is K.EK_NegI:
        return [(node.first, -1)], 0
    if kind is K.EK_NotI:
        return [(node.first, -1)], -1
    if kind is K.EK_Mul and node.second.number is not None:
        return [(node.first, node.second.number)], 0
    if kind is K.EK_Shl and node.second.number is not None and node.second.number < node.bits:
        return [(node.first, 1 << node.second.number)], 0
    if kind is K.EK_XorN and node.count == 2 and node.second.number is not None:
        sign = 1 << (node.bits - 1)
        if node.second.number == sign:
            return [(node.first, 1)], sign
        if node.second.number == sign - 1:
            return [(node.first, -1)], sign - 1
    return None


# -- putting together


def put_together(pool: Pool, like: Expression, total: Sum) -> Expression:
    """An expression for a sum, with as few operations as may be: one product for all terms of one factor."""
    groups: dict[int, list[tuple[Expression, int]]] = {}
    for atom, times in total.terms.items():
        groups.setdefault(abs(times), []).append((atom, 1 if times > 0 else -1))
    plus: list[Expression] = []
    minus: list[Expression] = []
    for factor, group in groups.items():
        if factor == 1:
            plus += [atom for atom, sign in group if sign > 0]
            minus += [atom for atom, sign in group if sign < 0]
            continue
        positive = [atom for atom, sign in group if sign > 0]
        negative = [atom for atom, sign in group if sign < 0]
        if positive or power_of_two(factor) is not None:
            inside = _difference(pool, like, positive, negative) if positive else _added(pool, negative)
            (plus if positive else minus).append(_times(pool, inside, factor))
        else:
            plus.append(_times(pool, _added(pool, negative), -factor))
    return _with_number(pool, like, plus, minus, total.number)


def _with_number(pool: Pool, like: Expression, plus: list[Expression], minus: list[Expression], number: int) -> Expression:
    constant = pool.constant(number, like.bits, like.shape)
    if plus:
        found = _difference(pool, like, plus, minus)
        return pool.make(K.EK_Add, (found, constant)) if number else found
    if not minus:
        return constant
    inside = _added(pool, minus)
    if number == 0:
        return _negated(pool, inside)
    return pool.make(K.EK_NotI, (inside,)) if number == -1 else pool.make(K.EK_Sub, (constant, inside))


def _negated(pool: Pool, node: Expression) -> Expression:
    if node.kind is K.EK_Shl and node.second.number is not None and node.second.number < node.bits:
        return pool.make(K.EK_Mul, (node.first, pool.constant(-1 << node.second.number, node.bits, node.shape)))
    return pool.make(K.EK_NegI, (node,))


def _added(pool: Pool, parts: list[Expression]) -> Expression:
    found = parts[0]
    for part in parts[1:]:
        found = pool.make(K.EK_Add, (found, part))
    return found


def _difference(pool: Pool, like: Expression, plus: list[Expression], minus: list[Expression]) -> Expression:
    found = _added(pool, plus)
    return pool.make(K.EK_Sub, (found, _added(pool, minus))) if minus else found


def _times(pool: Pool, node: Expression, factor: int) -> Expression:
    power = power_of_two(factor)
    if power is not None:
        return pool.make(K.EK_Shl, (node, pool.constant(power, node.bits, node.shape)))
    return pool.make(K.EK_Mul, (node, pool.constant(factor, node.bits, node.shape)))


# -- rules


def sign_changed_in_sum(pool: Pool, node: Expression) -> Expression | None:
    """(x + c) ^ s = x + (c + s) for the sign s, (x + c) ^ ~s = ~s - c - x"""
    return terms_collected(pool, node) if is_sum(node) else None


@on(K.EK_Add, K.EK_Sub)
def xor_of_changed_sign(pool: Pool, node: Expression) -> Expression | None:
    """(x + s) ^ c = x ^ (s ^ c) for the sign s, (~s - x) ^ c = x ^ (~s ^ c)"""
    inner, number = node.first, node.second.number
    if node.count != 2 or number is None or inner.kind not in (K.EK_Add, K.EK_Sub):
        return None
    sign = 1 << (node.bits - 1)
    value, by, wanted = (inner.first, inner.second, sign) if inner.kind is K.EK_Add else (inner.second, inner.first, sign - 1)
    return pool.make(K.EK_XorN, (value, pool.constant(number ^ wanted, node.bits, node.shape))) if by.number == wanted else None


@on(K.EK_Add)
def add_constants(pool: Pool, node: Expression) -> Expression | None:
    """(x + c) + d = x + (c + d)"""
    left, by = node.first, node.second.number
    if left.kind is not K.EK_Add or by is None or (first := left.second.number) is None:
        return None
    bits = node.bits
    flags = node.flags & left.flags
    if signed(first, bits) + signed(by, bits) != signed((first + by) & ((1 << bits) - 1), bits):
        flags &= ~NSW
    if (first + by) >> bits:
        flags &= ~NUW
    return pool.make(K.EK_Add, (left.first, pool.constant(first + by, bits, node.shape)), flags)


def is_sum(node: Expression) -> bool:
    """Whether a node can be taken apart."""
    return _summands(node) is not None


def _is_sum_of_sums(node: Expression) -> bool:
    """Whether there is more to take apart than the node itself."""
    return any(map(is_sum, node.operands)) or (node.count == 2 and node.first is node.second)


def terms_collected(pool: Pool, node: Expression) -> Expression | None:
    """c*x + d*x + y - y = (c + d)*x"""
    return put_together(pool, node, whole_sum(pool, node)) if _is_sum_of_sums(node) else None


def complement_collected(pool: Pool, node: Expression) -> Expression | None:
    """~(x - y + c) = y - x - c - 1; but ~(x ^ c) is x ^ ~c, which goes with other bits"""
    inner = node.first
    return None if inner.kind is K.EK_XorN and inner.operands[-1].number is not None else terms_collected(pool, node)


@on(*SUMS)
def near_terms_collected(pool: Pool, node: Expression) -> Expression | None:
    """the same through two operations only, where others use what lies deeper"""
    if not any(is_sum(inner) for operand in node.operands if is_sum(operand) for inner in operand.operands):
        return None
    return put_together(pool, node, taken_apart(node, SHALLOW))


def disjoint_terms_collected(pool: Pool, node: Expression) -> Expression | None:
    """x << 13 | x << 5 = x * 8224: where no bit is set in both an `or` is a sum"""
    return terms_collected(pool, node) if node.flags & DISJOINT else None


@on(*SUMS)
def number_into_factor(pool: Pool, node: Expression) -> Expression | None:
    """4*x + y + 12 = 4*(x + 3) + y, where x + 3 is there"""
    total = whole_sum(pool, node)
    if not total.number:
        return None
    for factor in dict.fromkeys(map(abs, total.terms.values())):
        power = (factor & -factor).bit_length() - 1
        if factor == 1 or total.number & ((1 << power) - 1):
            continue
        number = (total.number >> power) * pow(factor >> power, -1, 1 << node.bits)
        inside = {atom: times // factor for atom, times in total.terms.items() if abs(times) == factor}
        outside = {atom: times for atom, times in total.terms.items() if abs(times) != factor}
        multiple = _times(pool, put_together(pool, node, reduced(inside, number, node.bits)), factor)
        return put_together(pool, node, Sum({**outside, multiple: 1}, 0)) if outside else multiple
    return None


@on(*SUMS)
def common_factor(pool: Pool, node: Expression) -> Expression | None:
    """x*y + x*z = x*(y + z), x*y + c*x = x*(y + c), (x << z) + (y << z) = (x + y) << z"""
    total = whole_sum(pool, node)
    counted: Counter[tuple[Kind, Expression]] = Counter()
    for atom in total.terms:
        if atom.kind is K.EK_Mul:
            counted.update((K.EK_Mul, factor) for factor in dict.fromkeys(atom.operands))
        elif atom.kind is K.EK_Shl:
            counted[K.EK_Shl, atom.second] += 1
    if not counted:
        return None
    (kind, factor), times = max(
        counted.items(), key=lambda item: (item[1] + (item[0][1] in total.terms), abs(total.terms.get(item[0][1], 0)) > 1)
    )
    plain = total.terms.get(factor, 0) if kind is K.EK_Mul else 0
    if times + bool(plain) < 2:
        return None
    inner: dict[Expression, int] = {}
    outer: dict[Expression, int] = {}
    for atom, coefficient in total.terms.items():
        if atom.kind is kind and (atom.second is factor or (kind is K.EK_Mul and atom.first is factor)):
            other = atom.first if atom.second is factor else atom.second
            inner[other] = inner.get(other, 0) + coefficient
        elif atom is not factor or not plain:
            outer[atom] = coefficient
    inside = put_together(pool, node, reduced(inner, plain, node.bits))
    return put_together(pool, node, Sum({**outer, pool.make(kind, (inside, factor)): 1}, total.number))


@on(K.EK_Cast)
def difference_of_truth(pool: Pool, node: Expression) -> Expression | None:
    """x - zext(c) = x + sext(c), x - sext(c) = x + zext(c)"""
    truth = node.second
    if truth.kind is not K.EK_Cast or truth.first.bits != 1:
        return None
    return pool.make(K.EK_Add, (node.first, pool.cast("sext" if truth.payload == "zext" else "zext", truth.first, node.bits)))


@on(K.EK_Cast)
def sum_with_truth(pool: Pool, node: Expression) -> Expression | None:
    """x + zext(c) = x - sext(c), x + sext(c) = x - zext(c), where that extension is there"""
    for truth, other in ((node.first, node.second), (node.second, node.first)):
        if truth.kind is K.EK_Cast and truth.first.bits == 1:
            return pool.make(K.EK_Sub, (other, pool.cast("sext" if truth.payload == "zext" else "zext", truth.first, node.bits)))
    return None


@on(*SUMS, K.EK_ShrU)
def rotated_term(pool: Pool, node: Expression) -> Expression | None:
    """(x << c) + (x >> bits - c) + x = rotated(x, c) + x, where x is not undef: more may read it"""
    total = whole_sum(pool, node)
    for atom, times in total.terms.items():
        value, by = atom.operands if atom.kind is K.EK_ShrU else (atom, atom)
        if value not in total.terms or by.number is None or not 0 < by.number < node.bits:
            continue
        up = node.bits - by.number
        left = total.terms[value] - (times << up)
        if left & ((1 << node.bits) - 1) and not is_never_undef(pool, value):
            continue
        rotated = pool.make(K.EK_FunnelL, (value, value, pool.constant(up, node.bits, node.shape)))
        terms = {other: count for other, count in total.terms.items() if other is not atom and other is not value}
        terms[rotated] = terms.get(rotated, 0) + times
        terms[value] = left
        return put_together(pool, node, reduced(terms, total.number, node.bits))
    return None


@on(K.EK_XorN)
def complement_into_sum(pool: Pool, node: Expression) -> Expression | None:
    """~((c - x) ^ y) = (x + ~c) ^ y, where a sum takes the complement for nothing"""
    inner = node.first
    if inner.kind is not K.EK_XorN:
        return None
    operands = list(inner.operands)
    at = next((i for i, operand in enumerate(operands) if is_sum(operand) and operand.kind is not K.EK_NotI), None)
    if at is None:
        return None
    operands[at] = _complement(pool, operands[at])
    return pool.make(K.EK_XorN, operands)


@on(K.EK_ShrS)
def complement_into_shifted_sum(pool: Pool, node: Expression) -> Expression | None:
    """~((c - x) >> y) = (x + ~c) >> y with signs"""
    inner = node.first
    if inner.kind is not K.EK_ShrS or not is_sum(inner.first) or inner.first.kind is K.EK_NotI:
        return None
    return pool.make(K.EK_ShrS, (_complement(pool, inner.first), inner.second))


def _complement(pool: Pool, node: Expression) -> Expression:
    """`not` of a sum, as a sum."""
    return put_together(pool, node, taken_apart(pool.make(K.EK_NotI, (node,)), DEEP))


@on(*SUMS, *VARIADIC)
def bitwise_terms_joined(pool: Pool, node: Expression) -> Expression | None:
    """(x | y) - (x & y) = x ^ y, x - (x & y) = x & ~y, also where others use the bitwise operations: whatever is one of these itself"""
    found = bitwise_terms_exchanged(pool, node)
    return found if found is not None and found.kind in VARIADIC else None


class _Pair(NamedTuple):
    """A bitwise operation on two, as a sum of these, of their `and`, and of a number."""

    one: Expression
    other: Expression
    of_one: int
    of_other: int
    of_both: int
    number: int


def _as_pair(node: Expression) -> _Pair | None:
    if node.count != 2:
        return None
    one, other = node.first, node.second
    if one.kind is K.EK_NotI:
        one, other = other, one
    if other.kind is K.EK_NotI and one.kind is not K.EK_NotI:
        other = other.first
        values = {K.EK_AndN: (1, 0, -1, 0), K.EK_OrN: (0, -1, 1, -1), K.EK_XorN: (-1, -1, 2, -1)}.get(node.kind)
    else:
        values = {K.EK_AndN: (0, 0, 1, 0), K.EK_OrN: (1, 1, -1, 0), K.EK_XorN: (1, 1, -2, 0)}.get(node.kind)
    if values is None:
        return None
    of_one, of_other, of_both, number = values
    if (other.serial, one.serial) < (one.serial, other.serial):
        return _Pair(other, one, of_other, of_one, of_both, number)
    return _Pair(one, other, of_one, of_other, of_both, number)


@on(*SUMS, *VARIADIC)
def bitwise_terms_exchanged(pool: Pool, node: Expression) -> Expression | None:
    """(x & y) + (x | y) = x + y, (x | y) - (x & y) = x ^ y, x + y - 2*(x & y) = x ^ y, x - (x & y) = x & ~y, also for x that is
    a sum"""
    total = whole_sum(pool, node)
    if len(total.terms) < 2 or all(atom.kind not in VARIADIC for atom in total.terms):
        return None
    pairs = {atom: pair for atom in total.terms if (pair := _as_pair(atom)) is not None}
    for pair in pairs.values():
        group = [atom for atom, other in pairs.items() if other[:2] == pair[:2]]
        found = _exchanged(pool, node, total, pair, [(pairs[atom], total.terms[atom], atom) for atom in group])
        if found is not None:
            return found
    return None


def _exchanged(pool: Pool, node: Expression, total: Sum, pair: _Pair, group: list[tuple[_Pair, int, Expression]]) -> Expression | None:
    """The sum with all bitwise terms of one pair of operands in their best form; None where they have it already."""
    one, other = pair.one, pair.other
    rest = {atom: times for atom, times in total.terms.items() if all(atom is not member for _, _, member in group)}
    x, of_one = _taken_out(rest, one)
    y, of_other = _taken_out(rest, other)
    if len(group) == 1 and not x and not y:
        return None  # one bitwise term for another
    both, number = 0, total.number - of_one - of_other
    for member, times, _ in group:
        x += times * member.of_one
        y += times * member.of_other
        both += times * member.of_both
        number += times * member.number
    fewest = len(total.terms) + len(group)
    best: Sum | None = None
    for ors, xors, alone, alone_other in _splits(x, y, both):
        joint = both + ors + 2 * xors + alone + alone_other
        candidate: dict[Expression, int] = dict(rest)
        shares = [(K.EK_AndN, joint), (K.EK_OrN, ors), (K.EK_XorN, xors)]
        mask = (1 << node.bits) - 1
        reads = 0
        for kind, times in shares:
            if times & mask:
                atom = pool.make(kind, (one, other))
                candidate[atom] = candidate.get(atom, 0) + times
                reads += 1
        for times, inside, outside in ((alone, one, other), (alone_other, other, one)):
            if times & mask:
                atom = pool.make(K.EK_AndN, (inside, inverted(pool, outside)))
                candidate[atom] = candidate.get(atom, 0) + times
                reads += 1
        constant = number
        is_single = True
        for operand, times in ((one, x - ors - xors - alone), (other, y - ors - xors - alone_other)):
            if operand.number is not None:
                constant += times * operand.number
            elif times & mask:
                candidate[operand] = candidate.get(operand, 0) + times
                is_single = is_single and (reads == 0 or is_never_undef(pool, operand))
            if reads > 1 and not is_never_undef(pool, operand):
                is_single = False
        shorter = reduced(candidate, constant, node.bits)
        if is_single and len(shorter.terms) + reads < fewest:
            best, fewest = shorter, len(shorter.terms) + reads
    return put_together(pool, node, best) if best is not None else None


def _taken_out(terms: dict[Expression, int], operand: Expression) -> tuple[int, int]:
    """Takes an operand out of a sum, also where that is a sum itself and has been taken apart: how often it was there, and what number
    goes with it."""
    if operand in terms or not is_sum(operand):
        return terms.pop(operand, 0), 0
    inner, number = taken_apart(operand, DEEP)
    times = min((terms.get(atom, 0) // factor for atom, factor in inner.items()), key=abs, default=0)
    if times == 0 or any(terms.get(atom, 0) != times * factor for atom, factor in inner.items()):
        return 0, 0
    for atom in inner:
        del terms[atom]
    return times, times * number


def _splits(x: int, y: int, both: int) -> list[tuple[int, int, int, int]]:
    """How much of x + y + (x & y) to say by `or`, by `xor`, by x & ~y, and by y & ~x."""
    found = [(0, 0, 0, 0), (x, 0, 0, 0), (y, 0, 0, 0), (-both, 0, 0, 0), (0, x, 0, 0), (0, y, 0, 0)]
    found += [(0, 0, x, 0), (0, 0, -both, 0), (0, 0, 0, y), (0, 0, 0, -both)]
    if both % 2 == 0:
        found.append((0, -both // 2, 0, 0))
    return found


_SUM: Final = (terms_collected, near_terms_collected, common_factor, bitwise_terms_exchanged, number_into_factor, rotated_term)

REWRITES: Final[Rules] = {
    K.EK_Add: (*_SUM, sum_with_truth),
    K.EK_Sub: (*_SUM, difference_of_truth),
    K.EK_NegI: _SUM,
    K.EK_OrN: (disjoint_terms_collected,),
    K.EK_NotI: (complement_collected, near_terms_collected, complement_into_sum, complement_into_shifted_sum),
    K.EK_Mul: (terms_collected, near_terms_collected),
    K.EK_XorN: (sign_changed_in_sum, xor_of_changed_sign),
    K.EK_Shl: (terms_collected, near_terms_collected),
}
CANONICAL: Final[Rules] = {
    K.EK_Add: (add_constants, bitwise_terms_joined),
    K.EK_Sub: (bitwise_terms_joined,),
}
SPELLINGS: Final[Rules] = {
    K.EK_Sub: (difference_of_truth,),
}
