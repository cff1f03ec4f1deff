"""Sums, products, quotients, remainders, shifts, min and max, neg and abs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from nvopt.tile.evaluation import EXACT, NSW, NUW, evaluate, signed
from nvopt.tile.expressions import Expression, Pool, Symbol
from nvopt.tile.kinds import MIN_MAX, SHIFTS, VARIADIC, Kind
from nvopt.tile.known_bits import is_never_undef, known_bits, signed_range, unsigned_range
from nvopt.tile.rules.base import Rules, inverted, is_complement, is_ones, is_zero, on, ones, power_of_two, zero
from nvopt.tile.rules.demanded import demanded
from nvopt.tile.rules.subsets import is_always_subset, is_subset

K = Kind


# -- sums


@on(K.EK_Constant)
def add_zero(pool: Pool, node: Expression) -> Expression | None:
    """x + 0 = x"""
    return node.first if is_zero(node.second) else None


@on(K.EK_NegI)
def add_opposite(pool: Pool, node: Expression) -> Expression | None:
    """x + -x = 0"""
    for one, other in ((node.first, node.second), (node.second, node.first)):
        if one.kind is K.EK_NegI and one.first is other:
            return zero(pool, node)
    return None


def add_complement(pool: Pool, node: Expression) -> Expression | None:
    """x + ~x = -1"""
    return ones(pool, node) if is_complement(node.first, node.second) else None


@on(K.EK_Sub)
def add_difference(pool: Pool, node: Expression) -> Expression | None:
    """(x - y) + y = x"""
    for one, other in ((node.first, node.second), (node.second, node.first)):
        if one.kind is K.EK_Sub and one.second is other:
            return one.first
    return None


@on(K.EK_Constant)
def subtract_zero(pool: Pool, node: Expression) -> Expression | None:
    """x - 0 = x"""
    return node.first if is_zero(node.second) else None


def subtract_itself(pool: Pool, node: Expression) -> Expression | None:
    """x - x = 0"""
    return zero(pool, node) if node.first is node.second else None


@on(K.EK_Sub)
def subtract_difference(pool: Pool, node: Expression) -> Expression | None:
    """x - (x - y) = y"""
    right = node.second
    return right.second if right.kind is K.EK_Sub and right.first is node.first else None


@on(K.EK_Add)
def subtract_addend(pool: Pool, node: Expression) -> Expression | None:
    """(x + y) - x = y"""
    left = node.first
    if left.kind is K.EK_Add:
        if left.first is node.second:
            return left.second
        if left.second is node.second:
            return left.first
    return None


@on(K.EK_Constant)
def subtract_constant(pool: Pool, node: Expression) -> Expression | None:
    """x - c = x + -c"""
    number = node.second.number
    if number is None:
        return None
    is_least = number == 1 << (node.bits - 1)
    return pool.make(K.EK_Add, (node.first, pool.constant(-number, node.bits, node.shape)), 0 if is_least else node.flags & NSW)


@on(K.EK_Constant)
def subtract_from_zero(pool: Pool, node: Expression) -> Expression | None:
    """0 - x = -x"""
    return pool.make(K.EK_NegI, (node.second,), node.flags & NSW) if is_zero(node.first) else None


@on(K.EK_Constant)
def subtract_from_ones(pool: Pool, node: Expression) -> Expression | None:
    """-1 - x = ~x"""
    return pool.make(K.EK_NotI, (node.second,)) if is_ones(node.first) else None


@on(K.EK_NotI)
def add_to_complement(pool: Pool, node: Expression) -> Expression | None:
    """~x + c = (c - 1) - x"""
    inner, number = node.first, node.second.number
    if inner.kind is not K.EK_NotI or number is None:
        return None
    return pool.make(K.EK_Sub, (pool.constant(number - 1, node.bits, node.shape), inner.first))


@on(K.EK_NegI)
def negate_twice(pool: Pool, node: Expression) -> Expression | None:
    """-(-x) = x"""
    return node.first.first if node.first.kind is K.EK_NegI else None


@on(K.EK_Sub)
def negate_difference(pool: Pool, node: Expression) -> Expression | None:
    """-(x - y) = y - x"""
    inner = node.first
    return pool.make(K.EK_Sub, (inner.second, inner.first)) if inner.kind is K.EK_Sub else None


@on(K.EK_Add)
def negate_sum(pool: Pool, node: Expression) -> Expression | None:
    """-(x + c) = -c - x"""
    inner = node.first
    if inner.kind is not K.EK_Add or (number := inner.second.number) is None:
        return None
    return pool.make(K.EK_Sub, (pool.constant(-number, node.bits, node.shape), inner.first))


@on(K.EK_NotI)
def subtract_complement(pool: Pool, node: Expression) -> Expression | None:
    """x - ~y = (y + 1) + x"""
    if node.second.kind is not K.EK_NotI:
        return None
    one = pool.constant(1, node.bits, node.shape)
    return pool.make(K.EK_Add, (pool.make(K.EK_Add, (node.second.first, one)), node.first))


@on(K.EK_Add)
def subtract_sum(pool: Pool, node: Expression) -> Expression | None:
    """x - (y + c) = x + (-c - y), x - (y + 1) = x + ~y, where -c - y or ~y is there"""
    inner = node.second
    if inner.kind is not K.EK_Add or (number := inner.second.number) is None:
        return None
    if number == 1:
        opposite = inverted(pool, inner.first)
    else:
        opposite = pool.make(K.EK_Sub, (pool.constant(-number, node.bits, node.shape), inner.first))
    return pool.make(K.EK_Add, (node.first, opposite))


@on(K.EK_NotI)
def negate_complement(pool: Pool, node: Expression) -> Expression | None:
    """-(~x) = x + 1"""
    inner = node.first
    return pool.make(K.EK_Add, (inner.first, pool.constant(1, node.bits, node.shape))) if inner.kind is K.EK_NotI else None


def negate_one_bit(pool: Pool, node: Expression) -> Expression | None:
    """-x = x of one bit"""
    return node.first if node.bits == 1 else None


def add_one_bit(pool: Pool, node: Expression) -> Expression | None:
    """x + y = x - y = x ^ y of one bit"""
    return pool.make(K.EK_XorN, (node.first, node.second)) if node.bits == 1 else None


def multiply_one_bit(pool: Pool, node: Expression) -> Expression | None:
    """x * y = x & y of one bit"""
    return pool.make(K.EK_AndN, (node.first, node.second)) if node.bits == 1 else None


def add_itself(pool: Pool, node: Expression) -> Expression | None:
    """x + x = x << 1"""
    if node.first is not node.second or node.bits == 1:
        return None
    return pool.make(K.EK_Shl, (node.first, pool.constant(1, node.bits, node.shape)), node.flags)


@on(K.EK_AndN)
def subtract_masked_complement(pool: Pool, node: Expression) -> Expression | None:
    """c - (~x & d) = (x & d) + (c - d)"""
    number, masked = node.first.number, node.second
    if number is None or masked.kind is not K.EK_AndN or masked.count != 2 or masked.first.kind is not K.EK_NotI:
        return None
    if (mask := masked.second.number) is None:
        return None
    kept = pool.make(K.EK_AndN, (masked.first.first, masked.second))
    return pool.make(K.EK_Add, (kept, pool.constant(number - mask, node.bits, node.shape)))


@on(K.EK_XorN)
def subtract_xor(pool: Pool, node: Expression) -> Expression | None:
    """c - (x ^ d) = (x ^ ~d) + (c + 1)"""
    number, changed = node.first.number, node.second
    if number is None or changed.kind is not K.EK_XorN or changed.count != 2 or (mask := changed.second.number) is None:
        return None
    other = pool.make(K.EK_XorN, (changed.first, pool.constant(~mask, node.bits, node.shape)))
    return pool.make(K.EK_Add, (other, pool.constant(number + 1, node.bits, node.shape)))


# -- products


@on(K.EK_Constant)
def multiply_by_zero(pool: Pool, node: Expression) -> Expression | None:
    """x * 0 = 0"""
    return node.second if is_zero(node.second) else None


@on(K.EK_Constant)
def multiply_by_one(pool: Pool, node: Expression) -> Expression | None:
    """x * 1 = x"""
    return node.first if node.second.number == 1 else None


@on(K.EK_DivU, K.EK_DivS)
def multiply_exact_quotient(pool: Pool, node: Expression) -> Expression | None:
    """(x / y) * y = x where the division is exact"""
    for one, other in ((node.first, node.second), (node.second, node.first)):
        if one.kind in (K.EK_DivU, K.EK_DivS) and one.flags & EXACT and one.second is other:
            return one.first
    return None


@on(K.EK_Constant)
def multiply_by_minus_one(pool: Pool, node: Expression) -> Expression | None:
    """x * -1 = -x"""
    return pool.make(K.EK_NegI, (node.first,), node.flags & NSW) if is_ones(node.second) else None


@on(K.EK_Constant)
def multiply_by_power(pool: Pool, node: Expression) -> Expression | None:
    """x * 2**k = x << k"""
    power = power_of_two(node.second.number)
    if power is None or power == 0:
        return None
    flags = node.flags & (NUW if power == node.bits - 1 else NUW | NSW)
    return pool.make(K.EK_Shl, (node.first, pool.constant(power, node.bits, node.shape)), flags)


@on(K.EK_NegI)
def multiply_negated(pool: Pool, node: Expression) -> Expression | None:
    """-x * -y = x * y, and -x * c = x * -c"""
    left, right = node.first, node.second
    if left.kind is not K.EK_NegI:
        return None
    if right.kind is K.EK_NegI:
        return pool.make(K.EK_Mul, (left.first, right.first))
    if right.number is not None:
        return pool.make(K.EK_Mul, (left.first, pool.constant(-right.number, node.bits, node.shape)))
    return None


@on(K.EK_Mul, K.EK_Shl)
def multiply_constants(pool: Pool, node: Expression) -> Expression | None:
    """(x * c) * d = x * (c * d), and (x << c) * d = x * (d << c)"""
    left, by = node.first, node.second.number
    if by is None or left.count != 2 or (number := left.second.number) is None:
        return None
    if left.kind is K.EK_Mul:
        return pool.make(K.EK_Mul, (left.first, pool.constant(number * by, node.bits, node.shape)))
    if left.kind is K.EK_Shl and number < node.bits:
        return pool.make(K.EK_Mul, (left.first, pool.constant(by << number, node.bits, node.shape)))
    return None


@on(K.EK_Mul)
def factor_of_product(pool: Pool, node: Expression) -> Expression | None:
    """(x * (y << c)) << d = (x * y) << (c + d), (x * (y << c)) * d = (x * y) * (d << c)"""
    inner, number = node.first, node.second.number
    if inner.kind is not K.EK_Mul or number is None or (node.kind is K.EK_Shl and number >= node.bits):
        return None
    for factor, other in ((inner.first, inner.second), (inner.second, inner.first)):
        by = factor.second.number if factor.kind in (K.EK_Shl, K.EK_Mul) else None
        if by is not None and (factor.kind is K.EK_Mul or by < node.bits):
            times = (by if factor.kind is K.EK_Mul else 1 << by) * (1 << number if node.kind is K.EK_Shl else number)
            return pool.make(K.EK_Mul, (pool.make(K.EK_Mul, (factor.first, other)), pool.constant(times, node.bits, node.shape)))
    return None


@on(K.EK_Shl)
def multiply_shifted(pool: Pool, node: Expression) -> Expression | None:
    """(x << c) * (y >> c) = x * (y & high bits)"""
    for left, right in ((node.first, node.second), (node.second, node.first)):
        if left.kind is not K.EK_Shl or right.kind not in (K.EK_ShrU, K.EK_ShrS) or left.second is not right.second:
            continue
        by = left.second.number
        if by is not None and by < node.bits:
            high = pool.constant(-1 << by, node.bits, node.shape)
            return pool.make(K.EK_Mul, (left.first, pool.make(K.EK_AndN, (right.first, high))))
    return None


# -- quotients and remainders


@on(K.EK_Constant)
def divide_by_one(pool: Pool, node: Expression) -> Expression | None:
    """x / 1 = x"""
    return node.first if node.second.number == 1 else None


@on(K.EK_Constant)
def divide_by_nothing(pool: Pool, node: Expression) -> Expression | None:
    """x / 0 = x % 0 = poison: it is never computed"""
    return pool.poison(node.bits, node.shape) if is_zero(node.second) else None


@on(K.EK_Constant)
def divide_zero(pool: Pool, node: Expression) -> Expression | None:
    """0 / x = 0 % x = 0"""
    return node.first if is_zero(node.first) else None


def divide_by_itself(pool: Pool, node: Expression) -> Expression | None:
    """x / x = 1"""
    return pool.constant(1, node.bits, node.shape) if node.first is node.second else None


def remainder_by_itself(pool: Pool, node: Expression) -> Expression | None:
    """x % x = 0"""
    return zero(pool, node) if node.first is node.second else None


@on(K.EK_Constant)
def remainder_by_one(pool: Pool, node: Expression) -> Expression | None:
    """x % 1 = 0, and x % -1 = 0 with signs"""
    is_one = node.second.number == 1 or (node.kind is K.EK_RemS and is_ones(node.second))
    return zero(pool, node) if is_one else None


@on(K.EK_Mul)
def divide_product(pool: Pool, node: Expression) -> Expression | None:
    """(x * y) / y = x where the product does not overflow"""
    flag = NUW if node.kind is K.EK_DivU else NSW
    left = node.first
    if left.kind is not K.EK_Mul or not left.flags & flag:
        return None
    if left.second is node.second:
        return left.first
    return left.second if left.first is node.second else None


@on(K.EK_Mul)
def remainder_of_product(pool: Pool, node: Expression) -> Expression | None:
    """(x * y) % y = 0 where the product does not overflow"""
    flag = NUW if node.kind is K.EK_RemU else NSW
    left = node.first
    return zero(pool, node) if left.kind is K.EK_Mul and left.flags & flag and node.second in left.operands else None


@on(K.EK_RemU, K.EK_RemS)
def divide_remainder(pool: Pool, node: Expression) -> Expression | None:
    """(x % y) / y = 0"""
    left = node.first
    wanted = K.EK_RemU if node.kind is K.EK_DivU else K.EK_RemS
    return zero(pool, node) if left.kind is wanted and left.second is node.second else None


@on(K.EK_RemU, K.EK_RemS)
def remainder_of_remainder(pool: Pool, node: Expression) -> Expression | None:
    """(x % y) % y = x % y"""
    left = node.first
    return left if left.kind is node.kind and left.second is node.second else None


def is_surely_below(pool: Pool, lesser: Expression, greater: Expression) -> bool:
    """Whether one is less than the other without signs, by their ranges or because the front end says so."""
    if unsigned_range(pool, lesser)[1] < unsigned_range(pool, greater)[0]:
        return True
    if isinstance(lesser.payload, Symbol) and isinstance(greater.payload, Symbol):
        return pool.facts.is_below(lesser.payload.key, greater.payload.key)
    return False


@on(K.EK_Constant)
def divide_by_half(pool: Pool, node: Expression) -> Expression | None:
    """x / c = zext(c <= x) where c is more than half of all numbers, without signs"""
    number = node.second.number
    if number is None or number <= 1 << (node.bits - 1):
        return None
    return pool.cast("zext", pool.make(K.EK_LtU, (pool.constant(number - 1, node.bits, node.shape), node.first)), node.bits)


@on(K.EK_Cast)
def divide_extension(pool: Pool, node: Expression) -> Expression | None:
    """zext(x) / c = zext(x / c), sext(x) / c = sext(x / c) with signs, where the number fits and isn't -1; so remainders"""
    left, number = node.first, node.second.number
    opcode = "sext" if node.kind in (K.EK_DivS, K.EK_RemS) else "zext"
    if left.kind is not K.EK_Cast or left.payload != opcode or not number or is_ones(node.second):
        return None
    bits = left.first.bits
    narrow = pool.constant(number, bits, node.shape)
    if (signed(narrow.payload, bits) & ((1 << node.bits) - 1) if opcode == "sext" else narrow.payload) != number:  # type: ignore[arg-type]
        return None
    return pool.cast(opcode, pool.make(node.kind, (left.first, narrow)), node.bits)


def divide_by_greater(pool: Pool, node: Expression) -> Expression | None:
    """x / y = 0 where x < y, without signs"""
    return zero(pool, node) if is_surely_below(pool, node.first, node.second) else None


def remainder_by_greater(pool: Pool, node: Expression) -> Expression | None:
    """x % y = x where x < y, without signs"""
    return node.first if is_surely_below(pool, node.first, node.second) else None


def _greatest_size(pool: Pool, node: Expression) -> int:
    low, high = signed_range(pool, node)
    return max(abs(low), abs(high))


@on(K.EK_Constant)
def signed_divide_by_greater(pool: Pool, node: Expression) -> Expression | None:
    """x / c = 0 where |x| < |c|, with signs"""
    by = node.second.number
    return zero(pool, node) if by and _greatest_size(pool, node.first) < abs(signed(by, node.bits)) else None


@on(K.EK_Constant)
def signed_remainder_by_greater(pool: Pool, node: Expression) -> Expression | None:
    """x % c = x where |x| < |c|, with signs"""
    by = node.second.number
    return node.first if by and _greatest_size(pool, node.first) < abs(signed(by, node.bits)) else None


@on(K.EK_Constant)
def divide_by_power(pool: Pool, node: Expression) -> Expression | None:
    """x / 2**k = x >> k without signs"""
    power = power_of_two(node.second.number)
    return pool.make(K.EK_ShrU, (node.first, pool.constant(power, node.bits, node.shape)), node.flags) if power else None


@on(K.EK_Constant)
def remainder_by_power(pool: Pool, node: Expression) -> Expression | None:
    """x % 2**k = x & (2**k - 1) without signs"""
    power = power_of_two(node.second.number)
    return pool.make(K.EK_AndN, (node.first, pool.constant((1 << power) - 1, node.bits, node.shape))) if power else None


def divide_non_negative(pool: Pool, node: Expression) -> Expression | None:
    """x / y and x % y are the same without signs where neither is negative"""
    if signed_range(pool, node.first)[0] < 0 or signed_range(pool, node.second)[0] < 0:
        return None
    kind = K.EK_DivU if node.kind is K.EK_DivS else K.EK_RemU
    return pool.make(kind, (node.first, node.second), node.flags)


@on(K.EK_Constant)
def divide_by_minus_one(pool: Pool, node: Expression) -> Expression | None:
    """x / -1 = -x with signs"""
    return pool.make(K.EK_NegI, (node.first,), NSW) if is_ones(node.second) else None


@on(K.EK_DivU, K.EK_ShrU)
def divide_twice(pool: Pool, node: Expression) -> Expression | None:
    """(x / c) / d = (x / c) >> log2(d) = (x >> log2(c)) / d = x / (c * d) without signs; 0 where c * d is too large"""
    left = node.first
    first, second = _divisor(left), _divisor(node)
    if not first or not second or K.EK_DivU not in (left.kind, node.kind):
        return None
    product = first * second
    if product >> node.bits:
        return zero(pool, node)
    return pool.make(K.EK_DivU, (left.first, pool.constant(product, node.bits, node.shape)), left.flags & node.flags)


def _divisor(node: Expression) -> int | None:
    """What an operation divides by, a shift to the right included; None for others, and where that is no number."""
    number = node.second.number if node.kind in (K.EK_DivU, K.EK_ShrU) else None
    if number is None or node.kind is K.EK_DivU:
        return number
    return 1 << number if number < node.bits else None


@on(K.EK_Mul)
def remainder_spelled_out(pool: Pool, node: Expression) -> Expression | None:
    """x - (x / y) * y = x % y"""
    left, right = node.first, node.second
    if right.kind is not K.EK_Mul:
        return None
    for quotient, by in ((right.first, right.second), (right.second, right.first)):
        if quotient.kind in (K.EK_DivU, K.EK_DivS) and quotient.first is left and quotient.second is by:
            return pool.make(K.EK_RemU if quotient.kind is K.EK_DivU else K.EK_RemS, (left, by))
    return None


# -- shifts


@on(K.EK_Constant)
def shift_by_zero(pool: Pool, node: Expression) -> Expression | None:
    """x << 0 = x >> 0 = x"""
    return node.first if is_zero(node.second) else None


@on(K.EK_Constant)
def shift_zero(pool: Pool, node: Expression) -> Expression | None:
    """0 << x = 0 >> x = 0"""
    return node.first if is_zero(node.first) else None


def shift_one_bit(pool: Pool, node: Expression) -> Expression | None:
    """x << y = x >> y = x of one bit"""
    return node.first if node.bits == 1 else None


def shift_signs_right(pool: Pool, node: Expression) -> Expression | None:
    """x >> y = x with signs, where x is 0 or -1"""
    low, high = signed_range(pool, node.first)
    return node.first if low >= -1 and high <= 0 else None


def shift_too_far(pool: Pool, node: Expression) -> Expression | None:
    """x << c = x >> c = poison for c of the width and more"""
    return pool.poison(node.bits, node.shape) if unsigned_range(pool, node.second)[0] >= node.bits else None


def shift_by_itself(pool: Pool, node: Expression) -> Expression | None:
    """x >> x = 0: x is less than 2**x"""
    return zero(pool, node) if node.first is node.second else None


@on(*SHIFTS)
def shift_back(pool: Pool, node: Expression) -> Expression | None:
    """(x << y) >> y = x and (x >> y) << y = x where no bit is lost"""
    left = node.first
    if left.count != 2 or left.second is not node.second:
        return None
    if node.kind is K.EK_Shl:
        is_lossless = left.kind in (K.EK_ShrU, K.EK_ShrS) and left.flags & EXACT
    else:
        is_lossless = left.kind is K.EK_Shl and left.flags & (NUW if node.kind is K.EK_ShrU else NSW)
    return left.first if is_lossless else None


@on(K.EK_Shl)
def shift_partly_back(pool: Pool, node: Expression) -> Expression | None:
    """(x << c) >> d = x << (c - d), or x >> (d - c), where no bit is lost on the way"""
    left, by = node.first, node.second.number
    if left.kind is not K.EK_Shl or by is None or (first := left.second.number) is None:
        return None
    if max(first, by) >= node.bits or first == by:
        return None
    is_lossless = left.flags & (NUW if node.kind is K.EK_ShrU else NSW)
    if not is_lossless and (node.kind is K.EK_ShrS or unsigned_range(pool, left.first)[1] >> (node.bits - first)):
        return None
    amount = pool.constant(abs(first - by), node.bits, node.shape)
    if first > by:
        return pool.make(K.EK_Shl, (left.first, amount), left.flags & (NUW | NSW))
    return pool.make(node.kind, (left.first, amount), node.flags)


@on(*SHIFTS)
def shift_twice(pool: Pool, node: Expression) -> Expression | None:
    """(x << c) << d = x << (c + d); so to the right; 0, or all signs, where that is too far"""
    left, by = node.first, node.second.number
    if left.kind is not node.kind or by is None or (first := left.second.number) is None or max(by, first) >= node.bits:
        return None
    total = first + by
    if total >= node.bits:
        if node.kind is not K.EK_ShrS:
            return zero(pool, node)
        total = node.bits - 1
        return pool.make(node.kind, (left.first, pool.constant(total, node.bits, node.shape)))
    return pool.make(node.kind, (left.first, pool.constant(total, node.bits, node.shape)), left.flags & node.flags)


@on(*SHIFTS)
def shift_left_and_right(pool: Pool, node: Expression) -> Expression | None:
    """(x << c) >> c = x & low bits, (x >> c) << c = x & high bits"""
    left, by = node.first, node.second.number
    if by is None or by >= node.bits or left.count != 2 or left.second is not node.second:
        return None
    mask = (1 << node.bits) - 1
    if node.kind is K.EK_ShrU and left.kind is K.EK_Shl:
        return pool.make(K.EK_AndN, (left.first, pool.constant(mask >> by, node.bits, node.shape)))
    if node.kind is K.EK_Shl and left.kind in (K.EK_ShrU, K.EK_ShrS):
        return pool.make(K.EK_AndN, (left.first, pool.constant(mask << by, node.bits, node.shape)))
    return None


@on(K.EK_ShrU, K.EK_Shl)
def shift_back_and_mask(pool: Pool, node: Expression) -> Expression | None:
    """(x >> c) << d = (x >> c - d) & high bits, or (x << d - c) & high bits; (x << c) >> d so with low bits"""
    left, by = node.first, node.second.number
    if left.kind is node.kind or left.kind not in (K.EK_Shl, K.EK_ShrU) or by is None or (first := left.second.number) is None:
        return None
    if max(first, by) >= node.bits or first == by:
        return None
    mask = (1 << node.bits) - 1
    mask = mask >> first << by if node.kind is K.EK_Shl else (mask << first & mask) >> by
    amount = pool.constant(abs(first - by), node.bits, node.shape)
    shifted = pool.make(node.kind if by > first else left.kind, (left.first, amount))
    return pool.make(K.EK_AndN, (shifted, pool.constant(mask, node.bits, node.shape)))


@on(K.EK_Cast)
def shift_extension(pool: Pool, node: Expression) -> Expression | None:
    """sext(x) >> c = sext(x >> c) with signs, zext(x) >> c = zext(x >> c) without"""
    left, by = node.first, node.second.number
    opcode = "sext" if node.kind is K.EK_ShrS else "zext"
    if left.kind is not K.EK_Cast or left.payload != opcode or by is None or by >= node.bits:
        return None
    bits = left.first.bits
    if by >= bits and opcode == "zext":
        return None
    return pool.cast(opcode, pool.make(node.kind, (left.first, pool.constant(min(by, bits - 1), bits, node.shape))), node.bits)


def shift_to_sign(pool: Pool, node: Expression) -> Expression | None:
    """x >> c = x >> bits - 1 with signs, where nothing else than signs is left"""
    by, last = node.second.number, node.bits - 1
    low, high = signed_range(pool, node)
    if by is None or by >= last or low < -1 or high > 0:
        return None
    return pool.make(K.EK_ShrS, (node.first, pool.constant(last, node.bits, node.shape)))


@on(K.EK_NotI)
def shift_complement(pool: Pool, node: Expression) -> Expression | None:
    """~x >> c = ~(x >> c) with signs"""
    left = node.first
    if left.kind is not K.EK_NotI:
        return None
    return pool.make(K.EK_NotI, (pool.make(K.EK_ShrS, (left.first, node.second)),))


@on(*VARIADIC, K.EK_NotI)
def shift_of_mask(pool: Pool, node: Expression) -> Expression | None:
    """(x & c) >> d = (x >> d) & (c >> d), so | and ^, and ~ as ^ -1; to the left, too"""
    left, by = node.first, node.second.number
    if by is None or by >= node.bits:
        return None
    if left.kind is K.EK_NotI:
        kind, number = K.EK_XorN, (1 << node.bits) - 1
    elif left.kind in VARIADIC and left.count == 2 and left.second.number is not None:
        kind, number = left.kind, left.second.number
    else:
        return None
    shifted = pool.constant(evaluate(node.kind, (number, by), node.bits) or 0, node.bits, node.shape)
    return pool.make(kind, (pool.make(node.kind, (left.first, node.second)), shifted))


def shift_sign_known(pool: Pool, node: Expression) -> Expression | None:
    """x >> y is the same without signs where x is not negative"""
    is_clear = known_bits(pool, node.first)[0] >> (node.bits - 1)
    return pool.make(K.EK_ShrU, (node.first, node.second), node.flags) if is_clear else None


def all_bits_known(pool: Pool, node: Expression) -> Expression | None:
    """a node of which every bit is known is a number"""
    zeros, known_ones = known_bits(pool, node)
    return pool.constant(known_ones, node.bits, node.shape) if zeros | known_ones == (1 << node.bits) - 1 else None


def flags_decide(pool: Pool, node: Expression) -> Expression | None:
    """x - -1 = 0 without overflow: what a sum promises leaves one number"""
    low, high = unsigned_range(pool, node) if node.flags else (0, 1)
    return pool.constant(low, node.bits, node.shape) if low == high else None


# -- min and max

_ABSORBING: Final = {K.EK_MinU: 0, K.EK_MaxU: -1, K.EK_MinS: 1, K.EK_MaxS: -2}
_OPPOSITE: Final = {K.EK_MinU: K.EK_MaxU, K.EK_MaxU: K.EK_MinU, K.EK_MinS: K.EK_MaxS, K.EK_MaxS: K.EK_MinS}


def extreme_of_itself(pool: Pool, node: Expression) -> Expression | None:
    """min(x, x) = max(x, x) = x"""
    return node.first if node.first is node.second else None


@on(K.EK_Constant)
def least_of_one(pool: Pool, node: Expression) -> Expression | None:
    """min(x, 1) = zext(x != 0) without signs"""
    if node.second.number != 1 or node.bits == 1:
        return None
    return pool.cast("zext", pool.make(K.EK_NeBin, (node.first, zero(pool, node))), node.bits)


def extreme_decided(pool: Pool, node: Expression) -> Expression | None:
    """min(x, y) = x where x <= y, max(x, y) = x where x >= y, by their ranges"""
    ranges = unsigned_range if node.kind in (K.EK_MinU, K.EK_MaxU) else signed_range
    left, right = ranges(pool, node.first), ranges(pool, node.second)
    wants_less = node.kind in (K.EK_MinU, K.EK_MinS)
    if left[1] <= right[0]:
        return node.first if wants_less else node.second
    if right[1] <= left[0]:
        return node.second if wants_less else node.first
    return None


_Subset = Callable[[Pool, Expression, Expression], bool]


def never_exceeds(pool: Pool, lesser: Expression, greater: Expression, has_all_bits: _Subset = is_subset) -> bool:
    """Whether one is at most the other without signs, by their form."""
    if lesser.kind is K.EK_MinU and greater in lesser.operands:
        return True
    if lesser.kind in (K.EK_DivU, K.EK_RemU, K.EK_ShrU, K.EK_AbsI) and lesser.first is greater:
        return True
    if greater.kind is K.EK_MaxU and lesser in greater.operands:
        return True
    by = _divisor(greater)
    if by and lesser.count and lesser.first is greater.first and (_divisor(lesser) or 0) >= by:
        return True
    if greater.kind is K.EK_Add and greater.flags & NUW and lesser in greater.operands:
        return True
    return has_all_bits(pool, lesser, greater)


def never_exceeds_signed(pool: Pool, lesser: Expression, greater: Expression, has_all_bits: _Subset = is_subset) -> bool:
    """The same with signs: min(x, y) <= x <= max(x, y), x <= abs(x), x & y <= x where x is not negative, or is so as x & y is."""
    if lesser.kind is K.EK_MinS and greater in lesser.operands:
        return True
    if greater.kind is K.EK_MaxS and lesser in greater.operands:
        return True
    if greater.kind is K.EK_AbsI and greater.first is lesser:
        return True
    return has_all_bits(pool, lesser, greater) and _keeps_sign(pool, lesser, greater)


def _keeps_sign(pool: Pool, part: Expression, whole: Expression) -> bool:
    """Whether `whole`, which has all bits of `part`, is negative only where that is."""
    sign = part.bits - 1
    if known_bits(pool, whole)[0] >> sign or known_bits(pool, part)[1] >> sign:
        return True
    if part.kind is K.EK_AndN and part.count == 2 and part.first is whole:
        return bool(known_bits(pool, part.second)[1] >> sign)
    return whole.kind is K.EK_OrN and whole.count == 2 and whole.first is part and bool(known_bits(pool, whole.second)[0] >> sign)


def extreme_bounded(pool: Pool, node: Expression) -> Expression | None:
    """min(x & y, x) = x & y, max(x, x | y) = x | y, min(x / y, x) = x / y: by their form"""
    exceeds = never_exceeds if node.kind in (K.EK_MinU, K.EK_MaxU) else never_exceeds_signed
    wants_less = node.kind in (K.EK_MinU, K.EK_MinS)
    for one, other in ((node.first, node.second), (node.second, node.first)):
        if exceeds(pool, one, other, is_always_subset):
            return one if wants_less else other
    return None


@on(K.EK_NegI)
def extreme_of_opposites(pool: Pool, node: Expression) -> Expression | None:
    """max(x, -x) with signs = min(x, -x) without = abs(x)"""
    for one, other in ((node.first, node.second), (node.second, node.first)):
        if other.kind is K.EK_NegI and other.first is one:
            return pool.make(K.EK_AbsI, (one,), other.flags & NSW)
    return None


@on(*MIN_MAX)
def extreme_absorbed(pool: Pool, node: Expression) -> Expression | None:
    """min(min(x, y), x) = min(x, y), min(max(x, y), x) = x"""
    for one, other in ((node.first, node.second), (node.second, node.first)):
        if other in one.operands:
            if one.kind is node.kind:
                return one
            if one.kind is _OPPOSITE[node.kind]:
                return other
    return None


@on(*MIN_MAX)
def extreme_of_constants(pool: Pool, node: Expression) -> Expression | None:
    """min(min(x, c), d) = min(x, min(c, d)), and so max"""
    left, right = node.first, node.second
    if left.kind is not node.kind or right.number is None or left.second.number is None:
        return None
    number = evaluate(node.kind, (left.second.number, right.number), node.bits)
    return pool.make(node.kind, (left.first, pool.constant(number or 0, node.bits, node.shape)))


@on(*MIN_MAX)
def extreme_of_constant_last(pool: Pool, node: Expression) -> Expression | None:
    """min(min(x, c), y) = min(min(x, y), c), and so max: what y is may make the number needless"""
    for one, other in ((node.first, node.second), (node.second, node.first)):
        if one.kind is node.kind and one.second.number is not None and other.number is None:
            return pool.make(node.kind, (pool.make(node.kind, (one.first, other)), one.second))
    return None


@on(*MIN_MAX)
def extreme_shared(pool: Pool, node: Expression) -> Expression | None:
    """min(min(x, y), min(x, z)) = min(min(x, y), z)"""
    left, right = node.first, node.second
    if left.kind is not node.kind or right.kind is not node.kind:
        return None
    for one, other in ((left, right), (right, left)):
        rest = [operand for operand in other.operands if operand not in one.operands]
        if len(rest) == 1:
            return pool.make(node.kind, (one, rest[0]))
    return None


@on(K.EK_NotI)
def extreme_of_complements(pool: Pool, node: Expression) -> Expression | None:
    """min(~x, ~y) = ~max(x, y), and so max"""
    left, right = node.first, node.second
    if left.kind is not K.EK_NotI or (right.kind is not K.EK_NotI and right.number is None):
        return None
    other = right.first if right.kind is K.EK_NotI else pool.constant(~right.payload, node.bits, node.shape)  # type: ignore[operator]
    return pool.make(K.EK_NotI, (pool.make(_OPPOSITE[node.kind], (left.first, other)),))


def extreme_without_signs(pool: Pool, node: Expression) -> Expression | None:
    """min and max with signs are those without where neither operand is negative"""
    if signed_range(pool, node.first)[0] < 0 or signed_range(pool, node.second)[0] < 0:
        return None
    return pool.make(K.EK_MinU if node.kind is K.EK_MinS else K.EK_MaxU, (node.first, node.second))


@on(*MIN_MAX)
def sum_of_extremes(pool: Pool, node: Expression) -> Expression | None:
    """min(x, y) + max(x, y) = x + y"""
    left, right = node.first, node.second
    if left.kind in _OPPOSITE and right.kind is _OPPOSITE[left.kind] and left.operands == right.operands:
        return pool.make(node.kind, left.operands)
    return None


# -- abs


def absolute_of_non_negative(pool: Pool, node: Expression) -> Expression | None:
    """abs(x) = x where x is not negative, or the least number, which is its own opposite"""
    is_its_own = signed_range(pool, node.first)[0] >= 0 or unsigned_range(pool, node.first)[1] <= 1 << (node.bits - 1)
    return node.first if is_its_own else None


@on(K.EK_AbsI)
def absolute_twice(pool: Pool, node: Expression) -> Expression | None:
    """abs(abs(x)) = abs(x)"""
    return node.first if node.first.kind is K.EK_AbsI else None


@on(K.EK_ShrS)
def absolute_of_signs(pool: Pool, node: Expression) -> Expression | None:
    """abs(x >> bits - 1) with signs = x >> bits - 1 without"""
    return negate_signs(pool, node) if node.first.kind is K.EK_ShrS else None


@on(K.EK_ShrS, K.EK_ShrU)
def negate_signs(pool: Pool, node: Expression) -> Expression | None:
    """-(x >> bits - 1) with signs = x >> bits - 1 without, and the other way round"""
    inner = node.first
    if inner.kind not in (K.EK_ShrS, K.EK_ShrU) or inner.second.number != node.bits - 1:
        return None
    return pool.make(K.EK_ShrU if inner.kind is K.EK_ShrS else K.EK_ShrS, inner.operands, inner.flags)


@on(K.EK_AbsI)
def square_of_absolute(pool: Pool, node: Expression) -> Expression | None:
    """abs(x) * abs(x) = x * x"""
    inner = node.first
    if inner is not node.second or inner.kind is not K.EK_AbsI or not is_never_undef(pool, inner.first):
        return None
    return pool.make(K.EK_Mul, (inner.first, inner.first))


@on(K.EK_ShrS)
def sign_of_signs(pool: Pool, node: Expression) -> Expression | None:
    """(x >> c) >> bits - 1 = x >> bits - 1 where the outer one is without signs"""
    inner = node.first
    return pool.make(K.EK_ShrU, (inner.first, node.second)) if inner.kind is K.EK_ShrS and node.second.number == node.bits - 1 else None


def shift_demanded(pool: Pool, node: Expression) -> Expression | None:
    """(x | 128) << 1 = x << 1 of 8 bits: what only changes bits that are shifted out"""
    by = node.second.number
    if not by or by >= node.bits or node.first.count == 0:
        return None
    mask = (1 << node.bits) - 1
    inner = demanded(pool, node.first, mask >> by if node.kind is K.EK_Shl else mask << by)
    return pool.make(node.kind, (inner, node.second)) if inner is not node.first else None


@on(K.EK_Constant)
def multiply_demanded(pool: Pool, node: Expression) -> Expression | None:
    """(x | 128) * 6 = x * 6 of 8 bits: what only changes bits that are multiplied out"""
    by = node.second.number
    if not by or by % 2 or node.first.count == 0:
        return None
    inner = demanded(pool, node.first, ((1 << node.bits) - 1) >> ((by & -by).bit_length() - 1))
    return pool.make(K.EK_Mul, (inner, node.second)) if inner is not node.first else None


@on(K.EK_NegI)
def absolute_of_opposite(pool: Pool, node: Expression) -> Expression | None:
    """abs(-x) = abs(x)"""
    return pool.make(K.EK_AbsI, (node.first.first,)) if node.first.kind is K.EK_NegI else None


def absolute_of_negative(pool: Pool, node: Expression) -> Expression | None:
    """abs(x) = -x where x is negative, or 0"""
    return pool.make(K.EK_NegI, (node.first,), node.flags & NSW) if signed_range(pool, node.first)[1] <= 0 else None


_DIVISION_FOLDS: Final = (divide_by_nothing, divide_by_one, divide_zero, divide_by_itself, divide_product, divide_remainder, all_bits_known)
_REMAINDER_FOLDS: Final = (
    divide_by_nothing,
    remainder_by_one,
    divide_zero,
    remainder_by_itself,
    remainder_of_product,
    remainder_of_remainder,
    all_bits_known,
)
_SHIFT_FOLDS: Final = (shift_too_far, shift_one_bit, shift_by_zero, shift_zero, shift_back, all_bits_known)
_EXTREME_FOLDS: Final = (extreme_of_itself, extreme_decided, extreme_absorbed, extreme_bounded)
_EXTREME_REWRITES: Final = (extreme_of_constants, extreme_shared, extreme_of_complements)

FOLDS: Final[Rules] = {
    K.EK_Add: (add_zero, add_opposite, add_complement, add_difference, flags_decide),
    K.EK_Sub: (subtract_zero, subtract_itself, subtract_difference, subtract_addend, flags_decide),
    K.EK_Mul: (multiply_by_zero, multiply_by_one, multiply_exact_quotient, all_bits_known),
    K.EK_DivU: (*_DIVISION_FOLDS, divide_by_greater),
    K.EK_DivS: (*_DIVISION_FOLDS, signed_divide_by_greater),
    K.EK_RemU: (*_REMAINDER_FOLDS, remainder_by_greater),
    K.EK_RemS: (*_REMAINDER_FOLDS, signed_remainder_by_greater),
    K.EK_Shl: _SHIFT_FOLDS,
    K.EK_ShrU: (*_SHIFT_FOLDS, shift_by_itself),
    K.EK_ShrS: (*_SHIFT_FOLDS, shift_by_itself, shift_signs_right),
    K.EK_NegI: (negate_twice, negate_one_bit),
    K.EK_AbsI: (absolute_of_non_negative, absolute_twice),
    **dict.fromkeys(_OPPOSITE, _EXTREME_FOLDS),
}
REWRITES: Final[Rules] = {
    K.EK_Add: (sum_of_extremes,),
    K.EK_Sub: (remainder_spelled_out, subtract_masked_complement, subtract_sum),
    K.EK_Mul: (
        multiply_by_minus_one,
        multiply_by_power,
        multiply_negated,
        sum_of_extremes,
        square_of_absolute,
        multiply_one_bit,
        multiply_demanded,
        multiply_shifted,
        factor_of_product,
    ),
    K.EK_DivU: (divide_by_half,),
    K.EK_DivS: (divide_by_minus_one,),
    K.EK_ShrU: (divide_twice, sign_of_signs, shift_back_and_mask),
    K.EK_Shl: (shift_back_and_mask, factor_of_product),
    K.EK_ShrS: (shift_demanded,),
    K.EK_NegI: (negate_difference, negate_complement, negate_signs),
    K.EK_AbsI: (absolute_of_opposite, absolute_of_signs),
    **dict.fromkeys(_OPPOSITE, _EXTREME_REWRITES),
    **dict.fromkeys((K.EK_MinU, K.EK_MaxS), (*_EXTREME_REWRITES, extreme_of_opposites)),
}
CANONICAL: Final[Rules] = {
    K.EK_Add: (add_one_bit, add_itself, add_to_complement),
    K.EK_Mul: (multiply_constants,),
    K.EK_DivU: (divide_by_power, divide_twice, divide_extension),
    K.EK_RemU: (remainder_by_power, divide_extension),
    K.EK_Shl: (shift_twice, shift_left_and_right, shift_of_mask, shift_demanded),
    K.EK_ShrU: (shift_partly_back, shift_twice, shift_left_and_right, shift_of_mask, shift_demanded),
    K.EK_Sub: (add_one_bit, subtract_constant, subtract_from_zero, subtract_from_ones, subtract_xor),
    K.EK_DivS: (divide_non_negative, divide_extension),
    K.EK_RemS: (divide_non_negative, divide_extension),
    K.EK_ShrS: (shift_partly_back, shift_twice, shift_sign_known, shift_to_sign, shift_complement, shift_of_mask),
    K.EK_AbsI: (absolute_of_negative,),
    **dict.fromkeys((K.EK_MinU, K.EK_MaxU), (extreme_of_constant_last,)),
    **dict.fromkeys((K.EK_MinS, K.EK_MaxS), (extreme_without_signs, extreme_of_constant_last)),
}
SPELLINGS: Final[Rules] = {
    K.EK_Sub: (subtract_complement,),
    K.EK_NegI: (negate_sum, negate_complement),
    K.EK_MinU: (least_of_one,),
    K.EK_ShrU: (shift_extension,),
    K.EK_ShrS: (shift_extension,),
}
