"""What arithmetic makes of known bits.

    add(bits_of(12, 8), bits_of(1, 8))                # 00001101
    udiv(unknown(8), bits_of(16, 8))                  # 0000????

Where operands contradict a flag (`nsw`) the result is poison and any answer is right; it is "all zero" then, as in LLVM.

Source: LLVM's KnownBits, for what each operation concludes.
"""

from __future__ import annotations

from collections.abc import Callable

from nvopt.analysis.integers import high_mask, leading_ones, signed, trailing_ones
from nvopt.analysis.value_tracking.bits import Bits, bits_of, conflict, unknown


def _without_conflict(known: Bits) -> Bits:
    return Bits(known.mask, 0, known.bits) if known.has_conflict else known


# -- sums


def _carried(lhs: Bits, rhs: Bits, carry: int) -> Bits:
    """`lhs + rhs + carry`."""
    mask = lhs.mask
    most, least = lhs.max + rhs.max + carry, lhs.ones + rhs.ones + carry
    carries = ~(most ^ lhs.zeros ^ rhs.zeros) | least ^ lhs.ones ^ rhs.ones
    known = (lhs.zeros | lhs.ones) & (rhs.zeros | rhs.ones) & carries & mask
    return Bits(~most & known, least & known, lhs.bits)


def add(lhs: Bits, rhs: Bits, nsw: bool = False, nuw: bool = False) -> Bits:
    """The sum."""
    return _add_sub(lhs, rhs, True, nsw, nuw)


def sub(lhs: Bits, rhs: Bits, nsw: bool = False, nuw: bool = False) -> Bits:
    """The difference."""
    return _add_sub(lhs, rhs, False, nsw, nuw)


def _add_sub(lhs: Bits, rhs: Bits, is_add: bool, nsw: bool, nuw: bool) -> Bits:
    bits = lhs.bits
    if lhs.is_unknown or rhs.is_unknown:
        known = unknown(bits)
        if lhs.is_unknown and rhs.is_unknown:
            return known
    else:
        known = _carried(lhs, rhs, 0) if is_add else _carried(lhs, ~rhs, 1)
    if nuw:
        known = known.also(_unsigned_bound(lhs, rhs, is_add, nsw))
    if nsw:
        known = known.also(_signed_bound(lhs, rhs, is_add))
    return _without_conflict(known) if nuw or nsw else known


def _below_sign(count: int, bits: int) -> int:
    """The `count` bits right below the sign bit."""
    return high_mask(count, bits - 1) if count else 0


def _unsigned_bound(lhs: Bits, rhs: Bits, is_add: bool, nsw: bool) -> Bits:
    """What not wrapping around without a sign says: high ones of the least sum stay, high zeros of the greatest difference do."""
    bits, rest = lhs.bits, lhs.mask >> 1
    if is_add:
        least = min(lhs.ones + rhs.ones, lhs.mask)
        ones = high_mask(leading_ones(least, bits), bits)
        return Bits(0, ones | _below_sign(leading_ones(least & rest, bits - 1), bits) if nsw else ones, bits)
    most = max(lhs.max - rhs.ones, 0)
    zeros = high_mask(bits - most.bit_length(), bits)
    return Bits(zeros | _below_sign(bits - 1 - (most & rest).bit_length(), bits) if nsw else zeros, 0, bits)


def _signed_bound(lhs: Bits, rhs: Bits, is_add: bool) -> Bits:
    """What not wrapping around with a sign says."""
    bits = lhs.bits
    rest = lhs.mask >> 1
    if is_add:
        least, most = lhs.signed_min + rhs.signed_min, lhs.signed_max + rhs.signed_max
    else:
        least, most = lhs.signed_min - rhs.signed_max, lhs.signed_max - rhs.signed_min
    zeros = ones = 0
    if least >= 0:
        ones |= _below_sign(leading_ones(min(least, rest), bits - 1), bits)
        zeros |= rest + 1
    if most < 0:
        zeros |= _below_sign(bits - 1 - (max(most, -rest - 1) & rest).bit_length(), bits)
        ones |= rest + 1
    return Bits(zeros, ones, bits)


def absolute(value: Bits, min_is_poison: bool = False) -> Bits:
    """`llvm.abs`."""
    if value.is_non_negative:
        return value
    if value.is_negative:
        return _negated(value, min_is_poison)
    bits, sign = value.bits, 1 << (value.bits - 1)
    most, least = value.max_trailing_zeros, value.min_trailing_zeros
    known = Bits((1 << least) - 1, 1 << most if most == least < bits else 0, bits)
    if min_is_poison or value.ones:
        return Bits(known.zeros | sign, known.ones & ~sign, bits)
    return known


def _negated(value: Bits, min_is_poison: bool) -> Bits:
    """`0 - value` of a negative one. Where the least number is poison some bit below the sign is set."""
    bits = value.bits
    if min_is_poison and value.zeros.bit_count() + 2 == bits:
        value = value.with_ones(1 << value.min_trailing_zeros)
    return sub(bits_of(0, bits), value, nsw=min_is_poison)


def saturating(lhs: Bits, rhs: Bits, is_add: bool, is_signed: bool) -> Bits:
    """`llvm.uadd.sat` and its like: the exact result, the least number or the greatest."""
    bits = lhs.bits
    rest = lhs.mask >> 1 if is_signed else lhs.mask
    may_be_least, may_be_greatest = _signed_clamps(lhs, rhs, is_add) if is_signed else _unsigned_clamps(lhs, rhs, is_add)
    exact = _add_sub(lhs, rhs, is_add, is_signed, not is_signed)
    if not may_be_least and not may_be_greatest:
        return exact
    if _always_clamps(lhs, rhs, is_add, is_signed):
        greatest = rest if is_signed else lhs.mask
        return bits_of(greatest if may_be_greatest else ~greatest, bits)
    zeros = exact.zeros & ~rest if may_be_greatest else exact.zeros
    ones = exact.ones & ~rest if may_be_least else exact.ones
    return Bits(zeros, ones, bits)


def _unsigned_clamps(lhs: Bits, rhs: Bits, is_add: bool) -> tuple[bool, bool]:
    """Whether the result may have to be the least number, whether the greatest."""
    if is_add:
        return False, lhs.max + rhs.max > lhs.mask
    return lhs.ones < rhs.max, False


def _always_clamps(lhs: Bits, rhs: Bits, is_add: bool, is_signed: bool) -> bool:
    if not is_signed:
        return lhs.ones + rhs.ones > lhs.mask if is_add else lhs.max < rhs.ones
    left, right = _sign(lhs), _sign(rhs)
    if left is None or right is None or (left == right) != is_add:
        return False
    carry = _carries_into_sign(lhs, rhs, is_add)
    return carry is not None and carry != left


def _carries_into_sign(lhs: Bits, rhs: Bits, is_add: bool) -> bool | None:
    """Whether adding `rhs`, or its negation, carries into the sign bit; None where it isn't known."""
    sign = 1 << (lhs.bits - 1)
    left, right = (Bits(one.zeros | sign, one.ones & ~sign, one.bits) for one in (lhs, rhs))
    found = _sign(_add_sub(left, right, is_add, False, False))
    return found if is_add or found is None else not found


def _signed_clamps(lhs: Bits, rhs: Bits, is_add: bool) -> tuple[bool, bool]:
    """Whether the result may have to be the least number, whether the greatest."""
    left, right = _sign(lhs), _sign(rhs)
    if not is_add and right is not None:
        right = not right
    if left is not None and right is not None and left != right:
        return False, False
    carry = _carries_into_sign(lhs, rhs, is_add)
    may_be_greatest = carry is not False and left is not True and right is not True
    may_be_least = carry is not True and left is not False and right is not False
    return may_be_least, may_be_greatest


def _sign(known: Bits) -> bool | None:
    """Whether it is negative; None where that isn't known."""
    return True if known.is_negative else False if known.is_non_negative else None


def sum_of_lanes(lane: Bits, count: int) -> Bits:
    """The sum of `count` numbers of each of which `lane` is known."""
    if lane.is_constant:
        return bits_of(lane.ones * count, lane.bits)
    lost = (count - 1).bit_length()
    zeros, ones = max(lane.min_leading_zeros - lost, 0), max(lane.min_leading_ones - lost, 0)
    return Bits(high_mask(zeros, lane.bits), high_mask(ones, lane.bits), lane.bits)


# -- products and quotients


def multiply(lhs: Bits, rhs: Bits, is_square: bool = False) -> Bits:
    """The product. A square (both are one number) is `4**n * odd`, and the square of an odd number is one more than a multiple of 8."""
    bits, mask = lhs.bits, lhs.mask
    most = lhs.max * rhs.max
    zeros = high_mask(bits - most.bit_length(), bits) if most <= mask else 0
    known_low, known_low2 = trailing_ones(lhs.zeros | lhs.ones), trailing_ones(rhs.zeros | rhs.ones)
    zeros_low, zeros_low2 = lhs.min_trailing_zeros, rhs.min_trailing_zeros
    count = min(min(known_low - zeros_low, known_low2 - zeros_low2) + zeros_low + zeros_low2, bits)
    low = (1 << count) - 1
    product = (lhs.ones & ((1 << known_low) - 1)) * (rhs.ones & ((1 << known_low2) - 1))
    zeros |= ~product & low
    if is_square:
        exactly = zeros_low < bits and lhs.ones >> zeros_low & 1
        zeros |= (6 if exactly else 2) << 2 * zeros_low & mask
    return Bits(zeros, product & low, bits)


def multiply_high(lhs: Bits, rhs: Bits, is_signed: bool) -> Bits:
    """The upper half of the product of full width."""
    bits = lhs.bits
    if is_signed:
        return multiply(lhs.sext(2 * bits), rhs.sext(2 * bits)).extracted(bits, bits)
    return multiply(lhs.zext(2 * bits), rhs.zext(2 * bits)).extracted(bits, bits)


def _exact_quotient(known: Bits, lhs: Bits, rhs: Bits) -> Bits:
    """What dividing without remainder says of the low bits of the quotient."""
    if lhs.ones & 1:
        known = known.with_ones(1)
    least = lhs.min_trailing_zeros - rhs.max_trailing_zeros
    most = lhs.max_trailing_zeros - rhs.min_trailing_zeros
    if least >= 0:
        known = known.with_low_zeros(least)
        if least == most and least < lhs.bits:
            known = known.with_ones(1 << least)
    elif most < 0:
        return bits_of(0, lhs.bits)
    return _without_conflict(known)


def udiv(lhs: Bits, rhs: Bits, exact: bool = False) -> Bits:
    """The quotient, read without a sign."""
    bits = lhs.bits
    if lhs.is_zero or rhs.is_zero:
        return bits_of(0, bits)
    most = lhs.max // rhs.ones if rhs.ones else lhs.max
    known = Bits(high_mask(bits - most.bit_length(), bits), 0, bits)
    return _exact_quotient(known, lhs, rhs) if exact else known


def sdiv(lhs: Bits, rhs: Bits, exact: bool = False) -> Bits:
    """The quotient, read with a sign, rounded towards zero."""
    bits = lhs.bits
    if lhs.is_non_negative and rhs.is_non_negative:
        return udiv(lhs, rhs, exact)
    if lhs.is_zero or rhs.is_zero:
        return bits_of(0, bits)
    extreme = _extreme_quotient(lhs, rhs, exact)
    known = unknown(bits)
    if extreme is not None:
        count = bits - (extreme if extreme >= 0 else ~extreme).bit_length()
        known = Bits(high_mask(count, bits), 0, bits) if extreme >= 0 else Bits(0, high_mask(count, bits), bits)
    return _exact_quotient(known, lhs, rhs) if exact else known


def _extreme_quotient(lhs: Bits, rhs: Bits, exact: bool) -> int | None:
    """The quotient of largest magnitude, where the signs of both tell the quotient's; None otherwise."""
    if lhs.is_negative and rhs.is_negative:
        return min(-lhs.signed_min // -rhs.signed_max, (1 << (lhs.bits - 1)) - 1)
    if lhs.is_negative and rhs.is_non_negative:
        if exact or -lhs.signed_max >= rhs.signed_max:
            least = rhs.signed_min
            return -(-lhs.signed_min // least) if least else lhs.signed_min
    elif lhs.is_strictly_positive and rhs.is_negative and (exact or lhs.signed_min >= -rhs.signed_min):
        return -(lhs.signed_max // -rhs.signed_max)
    return None


def _remainder_low_bits(lhs: Bits, rhs: Bits) -> Bits:
    """A remainder differs from `lhs` by a multiple of `rhs`."""
    if rhs.is_zero:
        return unknown(lhs.bits)
    mask = (1 << rhs.min_trailing_zeros) - 1
    return Bits(lhs.zeros & mask, lhs.ones & mask, lhs.bits)


def _is_power_of_two(known: Bits) -> bool:
    return known.ones.bit_count() == 1 and known.is_constant


def urem(lhs: Bits, rhs: Bits) -> Bits:
    """The remainder, read without a sign."""
    known = _remainder_low_bits(lhs, rhs)
    if _is_power_of_two(rhs):
        return known.with_zeros(-rhs.ones & rhs.mask)
    return known.with_high_zeros(max(lhs.min_leading_zeros, rhs.min_leading_zeros))


def srem(lhs: Bits, rhs: Bits) -> Bits:
    """The remainder, read with a sign: that of `lhs`. Its magnitude is that of neither operand or less."""
    known = _remainder_low_bits(lhs, rhs)
    if _is_power_of_two(rhs):
        low = rhs.ones - 1
        high = lhs.mask & ~low
        if lhs.is_non_negative or low & ~lhs.zeros == 0:
            known = known.with_zeros(high)
        if lhs.is_negative and low & lhs.ones:
            known = known.with_ones(high)
    elif lhs.is_non_negative:
        known = known.with_high_zeros(max(lhs.min_leading_zeros, rhs.min_sign_bits))
    elif lhs.is_negative and known.ones:
        known = known.with_ones(high_mask(max(lhs.min_leading_ones, rhs.min_sign_bits), lhs.bits))
    return known


# -- shifts

_Step = Callable[[int], Bits]


def _over_amounts(amount: Bits, least: int, most: int, step: _Step, bits: int) -> Bits:
    """What holds after every shift by `least` to `most` that `amount` allows."""
    known = conflict(bits)
    for by in range(least, most + 1):
        if amount.zeros & by or amount.ones & ~by:
            continue
        known = known.either(step(by))
        if known.is_unknown:
            break
    return _without_conflict(known)


def _least_amount(amount: Bits, bits: int, amount_is_non_zero: bool) -> int:
    return min(amount.ones, bits) or int(amount_is_non_zero)


def _most_amount(amount: Bits, bits: int) -> int:
    """The largest amount that makes no poison; for a width that is a power of two the low bits of the largest."""
    return amount.max & (bits - 1) if bits & (bits - 1) == 0 else min(amount.max, bits - 1)


def shl(lhs: Bits, amount: Bits, nuw: bool = False, nsw: bool = False, amount_is_non_zero: bool = False) -> Bits:
    """`lhs << amount`."""
    bits, mask = lhs.bits, lhs.mask
    least = _least_amount(amount, bits, amount_is_non_zero)
    if lhs.is_unknown:
        known = Bits((1 << least) - 1, 0, bits)
        return known.non_negative() if nuw and nsw and least else known
    most = _most_amount(amount, bits)
    if nuw:
        most = min(most, max(lhs.max_leading_zeros - int(nsw), 0))
    if nsw:
        most = min(most, max(lhs.max_leading_zeros, lhs.max_leading_ones) - 1)
    if least == 0 and most == bits - 1 and bits & (bits - 1) == 0:
        known = Bits((1 << lhs.min_trailing_zeros) - 1, mask ^ mask >> 1 if lhs.ones == mask else 0, bits)
        if nsw and lhs.is_non_negative:
            known = known.non_negative()
        return known.negative() if nsw and lhs.is_negative else known

    def step(by: int) -> Bits:
        known = Bits(lhs.zeros << by & mask | (1 << by) - 1, lhs.ones << by & mask, bits)
        if not nsw:
            return known
        if (nuw and by) or lhs.zeros >> (bits - by):
            return known.non_negative()
        return known.negative() if lhs.ones >> (bits - by) else known

    return _over_amounts(amount, least, most, step, bits)


def _most_right(lhs: Bits, amount: Bits, exact: bool) -> int:
    most = _most_amount(amount, lhs.bits)
    return min(most, lhs.max_trailing_zeros) if exact else most


def lshr(lhs: Bits, amount: Bits, amount_is_non_zero: bool = False, exact: bool = False) -> Bits:
    """`lhs >> amount`, clear bits coming in."""
    bits = lhs.bits
    least = _least_amount(amount, bits, amount_is_non_zero)
    if lhs.is_unknown:
        return Bits(high_mask(least, bits), 0, bits)
    most = _most_right(lhs, amount, exact)
    return _over_amounts(amount, least, most, lambda by: Bits(lhs.zeros >> by | high_mask(by, bits), lhs.ones >> by, bits), bits)


def ashr(lhs: Bits, amount: Bits, amount_is_non_zero: bool = False, exact: bool = False) -> Bits:
    """`lhs >> amount`, copies of the sign bit coming in."""
    bits, mask = lhs.bits, lhs.mask
    least = _least_amount(amount, bits, amount_is_non_zero)
    if lhs.is_unknown:
        return bits_of(0, bits) if least == bits else lhs
    zeros, ones = signed(lhs.zeros, bits), signed(lhs.ones, bits)
    most = _most_right(lhs, amount, exact)
    return _over_amounts(amount, least, most, lambda by: Bits(zeros >> by & mask, ones >> by & mask, bits), bits)


# -- minima and maxima


def _at_least(known: Bits, bound: int) -> Bits:
    """What is known besides where the number is known to be `bound` or more: where it can't be more in front, it is as much."""
    count = leading_ones(known.zeros | bound, known.bits)
    return known.with_ones(bound & high_mask(count, known.bits))


def umax(lhs: Bits, rhs: Bits) -> Bits:
    """The greater number, read without a sign."""
    if lhs.ones >= rhs.max:
        return lhs
    if rhs.ones >= lhs.max:
        return rhs
    return _at_least(lhs, rhs.ones).either(_at_least(rhs, lhs.ones))


def umin(lhs: Bits, rhs: Bits) -> Bits:
    """The less number, read without a sign."""
    return ~umax(~lhs, ~rhs)


def _sign_flipped(known: Bits) -> Bits:
    sign = 1 << (known.bits - 1)
    both = (known.zeros ^ known.ones) & sign
    return Bits(known.zeros ^ both, known.ones ^ both, known.bits)


def smax(lhs: Bits, rhs: Bits) -> Bits:
    """The greater number, read with a sign."""
    return _sign_flipped(umax(_sign_flipped(lhs), _sign_flipped(rhs)))


def smin(lhs: Bits, rhs: Bits) -> Bits:
    """The less number, read with a sign."""
    return _sign_flipped(umin(_sign_flipped(lhs), _sign_flipped(rhs)))
