"""Equality and order, and what `and`, `or` and `xor` make of several comparisons."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from nvopt.tile.evaluation import NSW, NUW, evaluate, signed
from nvopt.tile.expressions import Expression, Pool
from nvopt.tile.kinds import COMPARISONS, FUNNEL_SHIFTS, MIN_MAX, VARIADIC, Kind
from nvopt.tile.known_bits import known_bits, signed_range, unsigned_range
from nvopt.tile.rules.arithmetic import is_surely_below, never_exceeds, never_exceeds_signed
from nvopt.tile.rules.base import Rules, inverted, is_ones, is_zero, on, truth, zero
from nvopt.tile.rules.bitwise import listed, members, without
from nvopt.tile.rules.demanded import demanded
from nvopt.tile.rules.intervals import Intervals, before_operation, between, comparison_of, intervals_of
from nvopt.tile.rules.sums import SUMS, Sum, is_sum, put_together, taken_apart, whole_sum

K = Kind
EQUALITIES: Final = frozenset({K.EK_EqBin, K.EK_NeBin})
SIGNED: Final = frozenset({K.EK_LtS, K.EK_LeS})
_XORS: Final = frozenset({K.EK_XorN, K.EK_NotI})
_STRICT: Final = frozenset({K.EK_LtU, K.EK_LtS})


# -- decided


def compare_itself(pool: Pool, node: Expression) -> Expression | None:
    """x == x, x <= x: true; x != x, x < x: false"""
    return truth(pool, node.kind in (K.EK_EqBin, K.EK_LeU, K.EK_LeS), node) if node.first is node.second else None


def compare_ranges(pool: Pool, node: Expression) -> Expression | None:
    """x < y is true where the range of x ends below that of y, false where it begins above its end; so <=, == and !="""
    kind = node.kind
    for ranges in (signed_range,) if kind in SIGNED else (unsigned_range,) if kind not in EQUALITIES else (unsigned_range, signed_range):
        left, right = ranges(pool, node.first), ranges(pool, node.second)
        if kind in EQUALITIES:
            outcome = kind is K.EK_NeBin if left[1] < right[0] or right[1] < left[0] else None
        elif kind in _STRICT:
            outcome = True if left[1] < right[0] else False if left[0] >= right[1] else None
        else:
            outcome = True if left[1] <= right[0] else False if left[0] > right[1] else None
        if outcome is not None:
            return truth(pool, outcome, node)
    return None


def compare_bits(pool: Pool, node: Expression) -> Expression | None:
    """x == y is false where a bit is known to differ"""
    left, right = known_bits(pool, node.first), known_bits(pool, node.second)
    return truth(pool, node.kind is K.EK_NeBin, node) if left[0] & right[1] or left[1] & right[0] else None


def compare_bounded(pool: Pool, node: Expression) -> Expression | None:
    """x & y <= x <= x | y, x % y < y, x / y <= x, min(x, y) <= x <= max(x, y), abs(x) <= x, x <= x + y without overflow"""
    left, right = node.first, node.second
    if node.kind in SIGNED:
        if node.kind is K.EK_LeS:
            return truth(pool, True, node) if never_exceeds_signed(pool, left, right) else None
        return truth(pool, False, node) if never_exceeds_signed(pool, right, left) else None
    if is_surely_below(pool, left, right) or (left.kind is K.EK_RemU and left.second is right):
        return truth(pool, True, node)
    if is_surely_below(pool, right, left) or (right.kind is K.EK_RemU and right.second is left):
        return truth(pool, False, node)
    if node.kind is K.EK_LeU and never_exceeds(pool, left, right):
        return truth(pool, True, node)
    return truth(pool, False, node) if node.kind is K.EK_LtU and never_exceeds(pool, right, left) else None


@on(K.EK_Constant)
def compare_bit_with_constant(pool: Pool, node: Expression) -> Expression | None:
    """x == true, x != false: x, of one bit"""
    number = node.second.number
    if node.first.bits != 1 or number is None:
        return None
    return node.first if number == (node.kind is K.EK_EqBin) else None


# -- equality


@on(*SUMS)
def equal_sums(pool: Pool, node: Expression) -> Expression | None:
    """x + y == x + z is y == z, x + c == d is x == d - c, x - y == 0 is x == y, c*x == c*y is x == y for odd c"""
    if not is_sum(node.first) and not is_sum(node.second):
        return None
    bits = node.first.bits
    difference = pool.make(K.EK_Sub, (node.first, node.second))
    total = taken_apart(difference, 8)
    factors = set(map(abs, total.terms.values()))
    number = total.number
    if len(factors) == 1 and (factor := factors.pop()) % 2:
        number = signed(number * pow(factor, -1, 1 << bits) & ((1 << bits) - 1), bits)
        total = Sum({atom: 1 if times > 0 else -1 for atom, times in total.terms.items()}, number)
    plus = {atom: times for atom, times in total.terms.items() if times > 0}
    minus = {atom: -times for atom, times in total.terms.items() if times < 0}
    if not plus:
        plus, minus, number = minus, plus, -number
    left = put_together(pool, node.first, Sum(plus, 0 if not minus else number))
    right = put_together(pool, node.first, Sum(minus, 0 if minus else -number))
    return pool.make(node.kind, (left, right))


@on(K.EK_NegI)
def negative_is_positive(pool: Pool, node: Expression) -> Expression | None:
    """-1 < -x is x - 1 < 0 with signs"""
    if node.second.kind is not K.EK_NegI or not is_ones(node.first):
        return None
    return pool.make(K.EK_LtS, (pool.make(K.EK_Add, (node.second.first, node.first)), zero(pool, node.first)))


@on(K.EK_AndN)
def low_bit_is_set(pool: Pool, node: Expression) -> Expression | None:
    """x & 1 != 0 is trunc(x)"""
    mask = node.first
    if mask.kind is not K.EK_AndN or mask.count != 2 or mask.second.number != 1 or not is_zero(node.second):
        return None
    return pool.cast("trunc", mask.first, 1)


@on(*_XORS)
def equal_xors(pool: Pool, node: Expression) -> Expression | None:
    """x ^ y == 0 is x == y, x ^ y == x ^ z is y == z, x ^ c == d is x == c ^ d"""
    if node.first.kind not in _XORS and node.second.kind not in _XORS:
        return None
    gathered: dict[Expression, int] = {}
    number = 0
    for side in (node.first, node.second):
        for member in members(side, K.EK_XorN):
            inner = member.first if member.kind is K.EK_NotI else member
            number ^= (1 << member.bits) - 1 if inner is not member else 0
            if inner.number is not None:
                number ^= inner.number
            else:
                gathered[inner] = gathered.get(inner, 0) + 1
    kept = [member for member, times in gathered.items() if times % 2]
    constant = pool.constant(number, node.first.bits, node.shape)
    if len(kept) < 2:
        return pool.make(node.kind, (kept[0] if kept else zero(pool, node.first), constant))
    left = listed(pool, K.EK_XorN, [*kept[1:], constant] if number else kept[1:])
    return pool.make(node.kind, (left, kept[0]))


@on(K.EK_NegI, K.EK_NotI)
def equal_opposites(pool: Pool, node: Expression) -> Expression | None:
    """-x == -y is x == y, ~x == ~y is x == y, -x == c is x == -c"""
    left, right = node.first, node.second
    if left.kind not in (K.EK_NegI, K.EK_NotI):
        return None
    if right.kind is left.kind:
        return pool.make(node.kind, (left.first, right.first))
    if right.number is None:
        return None
    number = -right.number if left.kind is K.EK_NegI else ~right.number
    return pool.make(node.kind, (left.first, pool.constant(number, left.bits, node.shape)))


@on(*MIN_MAX)
def equal_extreme(pool: Pool, node: Expression) -> Expression | None:
    """min(x, y) == x is x <= y, max(x, y) == x is y <= x"""
    for one, other in ((node.first, node.second), (node.second, node.first)):
        if one.kind in _ORDER_OF_EXTREME and other in one.operands:
            kind, other_first = _ORDER_OF_EXTREME[one.kind]
            rest = one.first if one.second is other else one.second
            operands = (other, rest) if other_first else (rest, other)
            ordered = pool.make(kind, operands)
            return ordered if node.kind is K.EK_EqBin else inverted(pool, ordered)
    return None


_ORDER_OF_EXTREME: Final = {
    K.EK_MinU: (K.EK_LeU, True),
    K.EK_MaxU: (K.EK_LeU, False),
    K.EK_MinS: (K.EK_LeS, True),
    K.EK_MaxS: (K.EK_LeS, False),
}


@on(K.EK_AndN)
def equal_mask_of_one_bit(pool: Pool, node: Expression) -> Expression | None:
    """(x & 2**k) == 2**k is (x & 2**k) != 0"""
    mask = node.second.number
    left = node.first
    if not mask or mask & (mask - 1) or left.kind is not K.EK_AndN or left.operands[-1].number != mask:
        return None
    return pool.make(K.EK_NeBin if node.kind is K.EK_EqBin else K.EK_EqBin, (left, zero(pool, left)))


@on(K.EK_Shl)
def equal_shifted(pool: Pool, node: Expression) -> Expression | None:
    """(x << c) == d is (x & low bits) == d >> c, where c zeros end d"""
    left, number = node.first, node.second.number
    by = left.second.number if left.kind is K.EK_Shl else None
    if number is None or by is None or by >= left.bits or number & ((1 << by) - 1):
        return None
    low = pool.make(K.EK_AndN, (left.first, pool.constant((1 << (left.bits - by)) - 1, left.bits, left.shape)))
    return pool.make(node.kind, (low, pool.constant(number >> by, left.bits, left.shape)))


@on(K.EK_NegI, K.EK_AbsI, K.EK_Shl)
def equal_zero_through_operation(pool: Pool, node: Expression) -> Expression | None:
    """-x == 0 is x == 0, abs(x) == 0 is x == 0, (x << y) == 0 is x == 0 where no bit is lost"""
    left = node.first
    if not is_zero(node.second):
        return None
    if left.kind in (K.EK_NegI, K.EK_AbsI) or (left.kind is K.EK_Shl and left.flags & (NSW | NUW)):
        return pool.make(node.kind, (left.first, zero(pool, left)))
    return None


def equal_bits(pool: Pool, node: Expression) -> Expression | None:
    """x != y is x ^ y of one bit, x == y is ~x ^ y"""
    if node.first.bits != 1:
        return None
    left = inverted(pool, node.first) if node.kind is K.EK_EqBin else node.first
    return pool.make(K.EK_XorN, (left, node.second))


# -- both


@on(K.EK_Cast)
def compare_extensions(pool: Pool, node: Expression) -> Expression | None:
    """zext(x) < zext(y) is x < y without signs, sext(x) < sext(y) is x < y; so <=, ==, !=, and numbers that fit"""
    left, right = node.first, node.second
    cast = left if left.kind is K.EK_Cast else right
    if cast.kind is not K.EK_Cast or cast.payload == "trunc":
        return None
    bits = cast.first.bits
    operands = []
    for side in (left, right):
        if side.kind is K.EK_Cast and side.payload == cast.payload and side.first.bits == bits:
            operands.append(side.first)
            continue
        number = side.number
        narrow = number & ((1 << bits) - 1) if number is not None else None
        if narrow is None or (signed(narrow, bits) & ((1 << node.first.bits) - 1) if cast.payload == "sext" else narrow) != number:
            return None
        operands.append(pool.constant(narrow, bits, side.shape))
    kind = node.kind
    if cast.payload == "zext":
        kind = {K.EK_LtS: K.EK_LtU, K.EK_LeS: K.EK_LeU}.get(kind, kind)
    return pool.make(kind, operands)


@on(K.EK_NotI)
def compare_complements(pool: Pool, node: Expression) -> Expression | None:
    """~x < ~y is y < x, ~x < c is ~c < x; so <="""
    left, right = node.first, node.second
    sides = [side for side in (left, right) if side.kind is K.EK_NotI]
    if not sides or any(side.kind is not K.EK_NotI and side.number is None for side in (left, right)):
        return None
    return pool.make(node.kind, (inverted(pool, right), inverted(pool, left)))


@on(K.EK_Select)
def compare_arms(pool: Pool, node: Expression) -> Expression | None:
    """(c ? x : y) < z is c, or ~c, or decided, where both arms decide it"""
    for select, other, is_first in ((node.first, node.second, True), (node.second, node.first, False)):
        if select.kind is not K.EK_Select or select.first.shape != node.shape:
            continue
        outcomes = []
        for arm in (select.second, select.third):
            folded = pool.fold(pool.make(node.kind, (arm, other) if is_first else (other, arm)))
            outcomes.append(folded.number)
        if None not in outcomes:
            if outcomes[0] == outcomes[1]:
                return truth(pool, bool(outcomes[0]), node)
            return select.first if outcomes[0] else pool.make(K.EK_NotI, (select.first,))
    return None


@on(K.EK_Add)
def compare_sums_without_overflow(pool: Pool, node: Expression) -> Expression | None:
    """x + y < x + z is y < z where neither overflows, x + c < d is x < d - c"""
    flag = NSW if node.kind in SIGNED else NUW
    left, right = node.first, node.second
    bits = left.bits
    if left.kind is K.EK_Add and right.kind is K.EK_Add and left.flags & right.flags & flag:
        for i, j in ((0, 0), (0, 1), (1, 0), (1, 1)):
            if left.operands[i] is right.operands[j]:
                return pool.make(node.kind, (left.operands[1 - i], right.operands[1 - j]))
    for total, other, is_first in ((left, right, True), (right, left, False)):
        if total.kind is not K.EK_Add or not total.flags & flag or total.second.number is None or other.number is None:
            continue
        if flag == NSW:
            number = signed(other.number, bits) - signed(total.second.number, bits)
            fits = -(1 << (bits - 1)) <= number < 1 << (bits - 1)
        else:
            number = other.number - total.second.number
            fits = 0 <= number < 1 << bits
        if fits:
            constant = pool.constant(number, bits, node.shape)
            return pool.make(node.kind, (total.first, constant) if is_first else (constant, total.first))
    return None


@on(K.EK_Sub)
def compare_difference_with_zero(pool: Pool, node: Expression) -> Expression | None:
    """x - y < 0 is x < y, 0 < x - y is y < x without overflow, with signs; so <="""
    left, right = node.first, node.second
    if left.kind is K.EK_Sub and left.flags & NSW and is_zero(right):
        return pool.make(node.kind, (left.first, left.second))
    if right.kind is K.EK_Sub and right.flags & NSW and is_zero(left):
        return pool.make(node.kind, (right.second, right.first))
    return None


@on(*MIN_MAX)
def compare_extreme(pool: Pool, node: Expression) -> Expression | None:
    """min(x, y) < x is y < x, x <= min(x, y) is x <= y; so max"""
    kinds = (K.EK_MinS, K.EK_MaxS) if node.kind in SIGNED else (K.EK_MinU, K.EK_MaxU)
    is_strict = node.kind in _STRICT
    left, right = node.first, node.second
    if left.kind is kinds[0 if is_strict else 1] and right in left.operands:
        return pool.make(node.kind, (left.first if left.second is right else left.second, right))
    if right.kind is kinds[1 if is_strict else 0] and left in right.operands:
        return pool.make(node.kind, (left, right.first if right.second is left else right.second))
    return None


@on(*FUNNEL_SHIFTS)
def equal_rotated(pool: Pool, node: Expression) -> Expression | None:
    """fshl(x, x, 3) == c is x == fshr(c, c, 3)"""
    left, number = node.first, node.second.number
    if left.kind not in FUNNEL_SHIFTS or left.first is not left.second or left.third.number is None or number is None:
        return None
    back = evaluate(K.EK_FunnelR if left.kind is K.EK_FunnelL else K.EK_FunnelL, (number, number, left.third.number), left.bits)
    return pool.make(node.kind, (left.first, pool.constant(back or 0, left.bits, node.shape)))


def compare_sign_demanded(pool: Pool, node: Expression) -> Expression | None:
    """(x | 5) < 0 is x < 0: what changes other bits than the sign"""
    value = node.first if is_zero(node.second) else node.second
    if value.count == 0 or (value is node.second and not is_ones(node.first)):
        return None
    inner = demanded(pool, value, 1 << (value.bits - 1))
    return pool.make(node.kind, (inner, node.second) if value is node.first else (node.first, inner)) if inner is not value else None


@on(K.EK_NotI, K.EK_NegI, K.EK_AbsI, K.EK_ShrU, K.EK_ShrS, K.EK_Add)
def compare_with_operation(pool: Pool, node: Expression) -> Expression | None:
    """x < ~x is x < 0, -x < x is 0 < x with signs; x < -x is 0 < x with signs; x < x + c is x < -c without; x == x >> c is x == 0;
    x < x >> c is x < -1, abs(x) < x is false, with signs"""
    for value, other, is_first in ((node.first, node.second, True), (node.second, node.first, False)):
        if other.count and other.first is value:
            numbers = _below_operation(node.kind, other, is_first)
            if numbers is not None:
                return comparison_of(pool, value, numbers)
    return None


def _below_operation(kind: Kind, other: Expression, is_first: bool) -> Intervals | None:
    """For which x it is true that it compares so with an operation on x, as the first operand or the second."""
    bits = other.bits
    least, most = 1 << (bits - 1), (1 << bits) - 1
    orders = {K.EK_LtU: (False, True), K.EK_LeU: (False, False), K.EK_LtS: (True, True), K.EK_LeS: (True, False)}
    if kind not in orders or bits == 1:
        shifted = other.second.number if other.kind is K.EK_ShrU else None
        zero_only = between(0, 0, bits)
        return (zero_only if kind is K.EK_EqBin else zero_only.inverse()) if shifted and kind not in orders and shifted < bits else None
    is_signed, is_strict = orders[kind]
    below: Intervals | None = None  # x < f(x)
    equal = Intervals((), bits)
    by = other.second.number if other.count == 2 else None
    if other.kind is K.EK_NotI:
        below = between(least, most, bits) if is_signed else between(0, least - 1, bits)
    elif other.kind is K.EK_NegI:
        below, equal = (
            between(least + 1, most, bits) if is_signed else between(1, least - 1, bits),
            Intervals((0, 1, least, least + 1), bits),
        )
    elif other.kind is K.EK_ShrU and by and by < bits:
        below, equal = between(least, most, bits) if is_signed else Intervals((), bits), between(0, 0, bits)
    elif other.kind is K.EK_ShrS and by and by < bits:
        below, equal = between(least, most - 1, bits), between(most, 0, bits)
    elif other.kind is K.EK_AbsI:
        below, equal = between(least + 1, most, bits) if is_signed else Intervals((), bits), between(0, least, bits)
    elif other.kind is K.EK_Add and by:
        below = _below_sum(is_signed, by, bits)
    if below is None:
        return None
    found = below
    if is_first:
        return found if is_strict else found.combined(K.EK_OrN, equal)
    at_most = found.combined(K.EK_OrN, equal)
    return (at_most if is_strict else found).inverse()


def _below_sum(is_signed: bool, by: int, bits: int) -> Intervals:
    """For which x it is less than x + by, which isn't x."""
    low = 1 << (bits - 1) if is_signed else 0
    return between(low, low - by - 1 & ((1 << bits) - 1), bits)


@on(*SUMS)
def compare_sums_apart(pool: Pool, node: Expression) -> Expression | None:
    """x + y < x + y + c is x + y < -c without signs, ~x < -x with signs is true but of the
    least number: two sums that are a number apart"""
    left, right = node.first, node.second
    if left.bits == 1 or not is_sum(left) or not is_sum(right):
        return None
    first, second = whole_sum(pool, left), whole_sum(pool, right)
    by = second.number - first.number & ((1 << left.bits) - 1)
    if first.terms != second.terms or not first.terms or by == 0:
        return None
    wanted = _below_sum(node.kind in SIGNED, by, left.bits)
    return comparison_of(pool, *(before_operation(left, wanted) or (left, wanted)))


@on(K.EK_Add, K.EK_Sub, K.EK_XorN, K.EK_OrN, K.EK_AndN, K.EK_DivU, K.EK_NegI, K.EK_NotI, K.EK_AbsI, K.EK_ShrU, K.EK_ShrS, *MIN_MAX)
def compare_before_operation(pool: Pool, node: Expression) -> Expression | None:
    """(x >> 3) < 2 is x < 16, abs(x) == 0 is x == 0, x + 7 < 7 is 8 < x: a comparison with a number, of what an operation was made of"""
    found = intervals_of(node)
    if found is None or not found[0].count:
        return None
    value, wanted = found
    for numbers in _as_good(pool, value, wanted):
        before = before_operation(value, numbers)
        plain = _plain_comparison(pool, *before) if before is not None else None
        if plain is not None:
            return plain
    before = before_operation(value, wanted)
    return comparison_of(pool, *before) if before is not None else None


def _as_good(pool: Pool, value: Expression, wanted: Intervals) -> Iterator[Intervals]:
    """The sets that agree with the wanted one in the numbers that a value may be: itself, without all others, and with them. Each once."""
    yield wanted
    mask, given = (1 << value.bits) - 1, {wanted}
    for low, high in (unsigned_range(pool, value), signed_range(pool, value)):
        possible = between(low & mask, high & mask, value.bits)
        if possible.edges != (0,):
            for numbers in (wanted.combined(K.EK_AndN, possible), wanted.combined(K.EK_OrN, possible.inverse())):
                if numbers not in given:
                    given.add(numbers)
                    yield numbers


def _plain_comparison(pool: Pool, value: Expression, wanted: Intervals) -> Expression | None:
    """A comparison of the value itself that is true for the wanted numbers among those that it may be; None where there is none."""
    for numbers in _as_good(pool, value, wanted):
        compared = comparison_of(pool, value, numbers)
        if compared is not None and (compared.is_leaf or value in compared.operands):
            return compared
    return None


def order_of_bounded(pool: Pool, node: Expression) -> Expression | None:
    """x <= x & y is x == x & y, x & y < x is x & y != x, and so with all that is never more, or less, than x"""
    left, right = node.first, node.second
    is_strict = node.kind in _STRICT
    never = never_exceeds_signed if node.kind in SIGNED else never_exceeds
    if not (never(pool, left, right) if is_strict else never(pool, right, left)):
        return None
    return pool.make(K.EK_NeBin if is_strict else K.EK_EqBin, (left, right))


@on(K.EK_Constant)
def order_of_few_bits(pool: Pool, node: Expression) -> Expression | None:
    """x & 240 < 10 is x & 240 == 0, 10 < x & 240 is x & 240 != 0: where x is no other number as small as that"""
    is_less = node.second.number is not None
    value, number = (node.first, node.second.number) if is_less else (node.second, node.first.number)
    if value.number is not None or number is None:
        return None
    zeros, ones = known_bits(pool, value)
    possible = ~zeros & ((1 << value.bits) - 1)
    if ones or not 0 < number + (not is_less) <= possible & -possible:
        return None
    return pool.make(K.EK_EqBin if is_less else K.EK_NeBin, (value, zero(pool, value)))


def order_of_bounded_by_part(pool: Pool, node: Expression) -> Expression | None:
    """x <= x & c is x & ~c == 0, x & c < x is x & ~c != 0, where the sign is in c if it counts"""
    value, masked = (node.second, node.first) if node.kind in _STRICT else (node.first, node.second)
    if masked.kind is not K.EK_AndN or masked.count != 2 or masked.first is not value or (mask := masked.second.number) is None:
        return None
    if node.kind in SIGNED and not mask >> (value.bits - 1):
        return None
    rest = pool.make(K.EK_AndN, (value, pool.constant(~mask, value.bits, node.shape)))
    return pool.make(K.EK_NeBin if node.kind in _STRICT else K.EK_EqBin, (rest, zero(pool, value)))


# -- canonical forms


@on(K.EK_Constant)
def strict_order(pool: Pool, node: Expression) -> Expression | None:
    """x <= c is x < c + 1, c <= x is c - 1 < x"""
    left, right = node.first, node.second
    bits = left.bits
    if node.kind is K.EK_LeU:
        kind, least, most = K.EK_LtU, 0, (1 << bits) - 1
    else:
        kind, least, most = K.EK_LtS, 1 << (bits - 1), (1 << (bits - 1)) - 1
    if right.number is not None and right.number != most:
        return pool.make(kind, (left, pool.constant(right.number + 1, bits, node.shape)))
    if left.number is not None and left.number != least:
        return pool.make(kind, (pool.constant(left.number - 1, bits, node.shape), right))
    return None


@on(K.EK_Constant)
def order_is_equality(pool: Pool, node: Expression) -> Expression | None:
    """x < 1 is x == 0, 0 < x is x != 0 without signs; so at the other ends of the numbers. What x may be doesn't count: loops end by an
    order"""
    bits = node.first.bits
    low = 1 << (bits - 1) if node.kind is K.EK_LtS else 0
    high = low - 1 & ((1 << bits) - 1)
    if bits == 1:
        return None
    for operand, other, end, next_to_end in (
        (node.first, node.second, low, low + 1),
        (node.second, node.first, high, high - 1),
    ):
        if other.number == next_to_end:
            return pool.make(K.EK_EqBin, (operand, pool.constant(end, bits, node.shape)))
        if other.number == (high if end == low else low):
            return pool.make(K.EK_NeBin, (operand, other))
    return None


def order_without_signs(pool: Pool, node: Expression) -> Expression | None:
    """x < y is the same without signs where neither is negative, or both are"""
    left, right = signed_range(pool, node.first), signed_range(pool, node.second)
    if (left[0] >= 0 and right[0] >= 0) or (left[1] < 0 and right[1] < 0):
        return pool.make(K.EK_LtU if node.kind is K.EK_LtS else K.EK_LeU, (node.first, node.second))
    return None


# -- several comparisons

_LESS, _EQUAL, _GREATER = 1, 2, 4
_OUTCOMES: Final = {
    K.EK_EqBin: _EQUAL,
    K.EK_NeBin: _LESS | _GREATER,
    K.EK_LtU: _LESS,
    K.EK_LtS: _LESS,
    K.EK_LeU: _LESS | _EQUAL,
    K.EK_LeS: _LESS | _EQUAL,
}


def swapped(outcomes: int) -> int:
    """The same of the operands the other way round."""
    return (outcomes & _EQUAL) | (_GREATER if outcomes & _LESS else 0) | (_LESS if outcomes & _GREATER else 0)


def outcomes_where(node: Expression, value: bool) -> int:
    """How two operands may compare where a comparison of them is `value`: bits for less, equal and greater."""
    return _OUTCOMES[node.kind] if value else (_LESS | _EQUAL | _GREATER) ^ _OUTCOMES[node.kind]


def _from_outcomes(pool: Pool, outcomes: int, lhs: Expression, rhs: Expression, is_signed: bool) -> Expression:
    less, at_most = (K.EK_LtS, K.EK_LeS) if is_signed else (K.EK_LtU, K.EK_LeU)
    match outcomes:
        case 0:
            return pool.constant(0, 1, lhs.shape)
        case 7:
            return pool.constant(1, 1, lhs.shape)
        case 2:
            return pool.make(K.EK_EqBin, (lhs, rhs))
        case 5:
            return pool.make(K.EK_NeBin, (lhs, rhs))
        case 1:
            return pool.make(less, (lhs, rhs))
        case 4:
            return pool.make(less, (rhs, lhs))
        case 3:
            return pool.make(at_most, (lhs, rhs))
    return pool.make(at_most, (rhs, lhs))


def _same_operands(pool: Pool, kind: Kind, one: Expression, other: Expression) -> Expression | None:
    """x < y | x == y is x <= y, x <= y & x != y is x < y, x < y & y < x is false"""
    left, right = _OUTCOMES[one.kind], _OUTCOMES[other.kind]
    if (one.first, one.second) == (other.second, other.first):
        right = swapped(right)
    elif (one.first, one.second) != (other.first, other.second):
        return None
    orders = [node.kind in SIGNED for node in (one, other) if node.kind not in EQUALITIES]
    if len(orders) == 2 and orders[0] != orders[1]:
        return None
    outcomes = evaluate(kind, (left, right), 3)
    return _from_outcomes(pool, outcomes or 0, one.first, one.second, orders[0] if orders else False)


def _same_value(pool: Pool, kind: Kind, one: Expression, other: Expression) -> Expression | None:
    """c < x & x < d is x - (c + 1) < d - c - 1 without signs; or one of them; or false: comparisons of one value with numbers"""
    left, right = intervals_of(one), intervals_of(other)
    if left is None or right is None or left[0] is not right[0]:
        return None
    joined: Intervals = left[1].combined(kind, right[1])
    return comparison_of(pool, left[0], joined)


def _both_zero(pool: Pool, kind: Kind, one: Expression, other: Expression) -> Expression | None:
    """x == 0 & y == 0 is (x | y) == 0, x != 0 | y != 0 is (x | y) != 0; so -1 with x & y; x < 0 & y < 0 is (x & y) < 0, so | and ^"""
    if one.first.bits != other.first.bits or one.kind is not other.kind:
        return None
    if one.kind is (K.EK_EqBin if kind is K.EK_AndN else K.EK_NeBin) and kind is not K.EK_XorN:
        for test, inner in ((is_zero, K.EK_OrN), (is_ones, K.EK_AndN)):
            if test(one.second) and test(other.second):
                return pool.make(one.kind, (pool.make(inner, (one.first, other.first)), one.second))
    if one.kind is K.EK_LtS and is_zero(one.second) and is_zero(other.second):
        return pool.make(K.EK_LtS, (pool.make(kind, (one.first, other.first)), one.second))
    return None


@on(*COMPARISONS, *VARIADIC)
def comparisons_joined(pool: Pool, node: Expression) -> Expression | None:
    """x < y | x == y is x <= y, c < x & x < d is one comparison, x == 0 & y == 0 is (x | y) == 0"""
    gathered = members(node, node.kind)
    compared = [operand for operand in gathered if operand.kind in COMPARISONS]
    for i, one in enumerate(compared):
        for other in compared[:i]:
            for rule in (_same_operands, _same_value, _both_zero):
                joined = rule(pool, node.kind, one, other)
                if joined is not None:
                    return listed(pool, node.kind, [*without(gathered, one, other), joined])
    return None


_EQUALITY: Final = (
    equal_opposites,
    equal_zero_through_operation,
    equal_extreme,
    compare_arms,
    equal_sums,
    equal_xors,
    equal_rotated,
    compare_before_operation,
)
_ORDER: Final = (
    order_of_bounded_by_part,
    compare_complements,
    compare_arms,
    compare_extreme,
    compare_sums_without_overflow,
    compare_sums_apart,
    compare_before_operation,
)
_ORDER_SIGNED: Final = (*_ORDER, compare_difference_with_zero)
_EQUALITY_FOLDS: Final = (compare_itself, compare_ranges, compare_bits, compare_bit_with_constant)
_ORDER_FOLDS: Final = (compare_itself, compare_ranges, compare_bounded)

FOLDS: Final[Rules] = {
    **dict.fromkeys(EQUALITIES, _EQUALITY_FOLDS),
    **dict.fromkeys(COMPARISONS - EQUALITIES, _ORDER_FOLDS),
}
REWRITES: Final[Rules] = {
    K.EK_EqBin: _EQUALITY,
    K.EK_NeBin: (*_EQUALITY, low_bit_is_set),
    K.EK_LtU: _ORDER,
    K.EK_LeU: _ORDER,
    K.EK_LtS: (*_ORDER_SIGNED, compare_sign_demanded),
    K.EK_LeS: _ORDER_SIGNED,
    K.EK_AndN: (comparisons_joined,),
    K.EK_OrN: (comparisons_joined,),
    K.EK_XorN: (comparisons_joined,),
}
CANONICAL: Final[Rules] = {
    **dict.fromkeys(EQUALITIES, (equal_mask_of_one_bit, equal_bits, compare_extensions, compare_with_operation)),
    K.EK_LtU: (order_is_equality, compare_extensions, order_of_bounded, compare_with_operation),
    K.EK_LtS: (order_is_equality, compare_extensions, order_of_bounded, order_without_signs, compare_with_operation),
    K.EK_LeU: (strict_order, compare_extensions, order_of_bounded, compare_with_operation),
    K.EK_LeS: (strict_order, compare_extensions, order_of_bounded, order_without_signs, compare_with_operation),
}
SPELLINGS: Final[Rules] = {
    K.EK_LtU: (order_of_few_bits,),
    K.EK_LtS: (negative_is_positive,),
    **dict.fromkeys(EQUALITIES, (equal_shifted,)),
}
