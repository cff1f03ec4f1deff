"""Known bits of sums, products, quotients, bitwise operations and shifts.

    and i8 %x, 15      # 0000????

Source: LLVM's computeKnownBits.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from nvopt.analysis.integers import trailing_zeros
from nvopt.analysis.value_tracking import bits_algebra as algebra
from nvopt.analysis.value_tracking import known_bits, poison
from nvopt.analysis.value_tracking.bits import Bits, bits_of
from nvopt.analysis.value_tracking.query import Query
from nvopt.analysis.values.matching import Operator, binary, has_flag, integer, is_all_ones, is_negation_of, other_operand
from nvopt.ir import (
    Value,
    VectorType,
)
from nvopt.ir.predicates import SLE
from nvopt.late_modules import late_modules

if TYPE_CHECKING:
    from nvopt.analysis.value_tracking import implied, non_zero, sign_bits
    from nvopt.analysis.value_tracking.known_bits import Rule
else:
    implied, non_zero, sign_bits = late_modules("nvopt.analysis.value_tracking", "implied", "non_zero", "sign_bits")


def operands(query: Query, value: Operator) -> tuple[Bits, Bits]:
    """What is known of the first two operands."""
    lhs, rhs = value.operands[0], value.operands[1]
    return known_bits.compute(query.deeper, lhs), known_bits.compute(query.deeper, rhs)


def add(query: Query, value: Operator, bits: int) -> Bits:
    return sum_or_difference(query, value.operands[0], value.operands[1], True, value.flags)


def sub(query: Query, value: Operator, bits: int) -> Bits:
    return sum_or_difference(query, value.operands[0], value.operands[1], False, value.flags)


def sum_or_difference(query: Query, lhs: Value, rhs: Value, is_add: bool, flags: tuple[str, ...]) -> Bits:
    """`lhs + rhs` or `lhs - rhs`."""
    nsw, nuw = "nsw" in flags, "nuw" in flags
    right = known_bits.compute(query.deeper, rhs)
    if not flags and right.is_unknown:
        return right
    left = known_bits.compute(query.deeper, lhs)
    if is_add:
        return _interpolated(query, lhs, rhs, algebra.add(left, right, nsw, nuw))
    known = algebra.sub(left, right, nsw, nuw)
    if nsw and not known.is_non_negative:
        query.tracking.context_free = False
        if implied.by_dominating_condition(SLE, rhs, lhs, query.context):
            return known.non_negative()
    return known


def _interpolated(query: Query, lhs: Value, rhs: Value, known: Bits) -> Bits:
    """`a * (b - c) + c * d` of numbers that aren't negative, with b >= c, is no more than the greater of a and d times b."""
    if isinstance(lhs.type, VectorType):
        return known
    found = _match_interpolation(lhs, rhs) or _match_interpolation(rhs, lhs)
    if found is None:
        return known
    difference, factors = found
    parts = []
    for factor in factors:
        part = known_bits.compute(query.deeper, factor) if factor is not None else bits_of(1, known.bits)
        if not part.is_non_negative:
            return known
        parts.append(part)
    a, d, b, c = parts
    if difference == "xor" and c.max & ~b.min:
        return known
    most = max(a.max, d.max) * b.max
    return known.with_high_zeros(known.bits - most.bit_length()) if most <= known.mask else known


_Interpolation = tuple[str, tuple[Value | None, Value | None, Value, Value]]


def _difference(value: Value) -> tuple[str, Value, Value] | None:
    """(opcode, b, c) of `sub nuw b, c` and of `xor c, b`."""
    found = binary(value, "sub") if has_flag(value, "nuw") else None
    if found is not None:
        return "sub", *found
    found = binary(value, "xor")
    return ("xor", found[1], found[0]) if found is not None else None


def _match_interpolation(lhs: Value, rhs: Value) -> _Interpolation | None:
    """(opcode of the difference, (a, d, b, c)) of `a * (b - c) + c * d`; None in place of a factor that isn't there."""
    product = binary(lhs, "mul")
    pairs: list[tuple[Value | None, Value]] = [(product[0], product[1]), (product[1], product[0])] if product is not None else []
    for a, inner in [*pairs, (None, lhs)]:
        found = _difference(inner)
        if found is None:
            continue
        opcode, b, c = found
        if rhs is c:
            return opcode, (a, None, b, c)
        d = other_operand(rhs, "mul", c)
        return (opcode, (a, d, b, c)) if d is not None else None
    return None


def multiply(query: Query, value: Operator, bits: int) -> Bits:
    return product(query, value.operands[0], value.operands[1], value.flags)


def product(query: Query, lhs: Value, rhs: Value, flags: tuple[str, ...]) -> Bits:
    right = known_bits.compute(query.deeper, rhs)
    left = known_bits.compute(query.deeper, lhs)
    negative = _product_sign(left, right, "nuw" in flags, lhs is rhs) if "nsw" in flags else None
    is_square = lhs is rhs and poison.is_guaranteed_not(query.deeper, lhs, poison.UNDEF)
    known = algebra.multiply(left, right, is_square)
    if is_square:
        valid = 2 * (known.bits - sign_bits.compute(query.deeper, lhs) + 1)
        if valid < known.bits:
            known = known.with_high_zeros(known.bits - valid + 1)
    if negative is False and not known.is_negative:
        return known.non_negative()
    if negative and not known.is_non_negative:
        return known.negative()
    return known


def _product_sign(left: Bits, right: Bits, nuw: bool, is_square: bool) -> bool | None:
    """Whether a product that does not wrap around is negative; None where it can't be told."""
    if is_square or (left.is_negative and right.is_negative) or (left.is_non_negative and right.is_non_negative):
        return False
    if nuw and (left.signed_min > 1 or right.signed_min > 1):
        return False
    for one, other in ((left, right), (right, left)):
        if one.is_negative and other.is_strictly_positive:
            return True
    return None


def divided(operation: Callable[[Bits, Bits, bool], Bits]) -> Rule:
    def rule(query: Query, value: Operator, bits: int) -> Bits:
        return operation(*operands(query, value), "exact" in value.flags)

    return rule


def of_both(operation: Callable[[Bits, Bits], Bits]) -> Rule:
    """The rule of an operation that only what is known of two operands decides."""

    def rule(query: Query, value: Operator, bits: int) -> Bits:
        return operation(*operands(query, value))

    return rule


def bitwise(query: Query, value: Operator, bits: int) -> Bits:
    """`and`, `or`, `xor`."""
    opcode = value.opcode
    first, second = value.operands[0], value.operands[1]
    right = known_bits.compute(query.deeper, second)
    left = known_bits.compute(query.deeper, first)
    known = left & right if opcode == "and" else left | right if opcode == "or" else left ^ right
    if left.ones or right.ones:
        known = _lowest_bit_idiom(opcode, first, second, left, right, known)
    if not (known.zeros | known.ones) & 1:
        odd = _distance(first, second) or _distance(second, first)
        if odd is not None and known_bits.compute(query.deeper, odd).ones & 1:
            return known.with_zeros(1) if opcode == "and" else known.with_ones(1)
    return known


def _lowest_bit_idiom(opcode: str, first: Value, second: Value, left: Bits, right: Bits, known: Bits) -> Bits:
    """`x & -x` and `x ^ (x - 1)`."""
    if opcode == "and" and (is_negation_of(second, first) or is_negation_of(first, second)):
        return (left if left.max_trailing_zeros <= right.max_trailing_zeros else right).lowest_one()
    if opcode == "xor":
        if _is_decrement(second, first):
            return left.up_to_lowest_one()
        if _is_decrement(first, second):
            return right.up_to_lowest_one()
    return known


def _is_decrement(value: Value, of: Value) -> bool:
    found = binary(value, "add")
    return found is not None and found[0] is of and is_all_ones(found[1])


def _distance(base: Value, value: Value) -> Value | None:
    """`y` where `value` is `base + y`, `base - y` or `y - base`."""
    added = other_operand(value, "add", base)
    return added if added is not None else other_operand(value, "sub", base)


def shift(query: Query, value: Operator, bits: int) -> Bits:
    """`shl`, `lshr`, `ashr`."""
    source, by = value.operands[0], value.operands[1]
    left = known_bits.compute(query.deeper, source)
    amount = known_bits.compute(query.deeper, by)
    is_non_zero = amount.ones != 0 or (amount.max < bits and non_zero.compute(query.deeper, by))
    if value.opcode == "shl":
        known = algebra.shl(left, amount, "nuw" in value.flags, "nsw" in value.flags, is_non_zero)
        number = integer(source)
        return known.with_low_zeros(trailing_zeros(number, bits)) if number is not None else known
    exact = "exact" in value.flags
    if value.opcode == "ashr":
        return algebra.ashr(left, amount, is_non_zero, exact)
    known = algebra.lshr(left, amount, is_non_zero, exact)
    number = integer(source)
    return known.with_high_zeros(bits - number.bit_length()) if number is not None else known
