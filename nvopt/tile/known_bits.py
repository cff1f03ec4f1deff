"""What is known of the bits of an expression, and of the numbers that it may be: from its operations, and from what the front end knows of
symbols."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from nvopt.tile.evaluation import NNEG, NSW, NUW, signed
from nvopt.tile.expressions import POISON, UNDEF, Expression, Pool, Symbol
from nvopt.tile.kinds import Kind

DEPTH: Final = 8
"""So many operations are looked through."""

K = Kind
Known = tuple[int, int]
"""The bits that are zero, and those that are one."""
Range = tuple[int, int]
"""The least and the greatest number."""


def known_bits(pool: Pool, node: Expression, depth: int = 0) -> Known:
    """The zeros and ones of a node."""
    if node.kind is K.EK_Constant:
        number: int = node.payload  # type: ignore[assignment]
        return ~number & ((1 << node.bits) - 1), number
    found = pool.known.get(node)
    if found is None:
        if depth > DEPTH:
            return 0, 0
        found = _computed(pool, node, depth + 1)
        if found[0] & found[1]:
            found = 0, 0  # whatever is said of poison
        pool.known[node] = found
    return found


def _computed(pool: Pool, node: Expression, depth: int) -> Known:
    payload = node.payload
    if isinstance(payload, Symbol):
        return _of_symbol(pool, payload, node.bits)
    if payload is UNDEF or payload is POISON:
        return 0, 0
    transfer = _TRANSFERS.get(node.kind)
    return transfer(pool, node, depth) if transfer is not None else (0, 0)


def _of_symbol(pool: Pool, symbol: Symbol, bits: int) -> Known:
    mask = (1 << bits) - 1
    zeros, ones = (found & mask for found in pool.facts.known_bits(symbol.key))
    interval = pool.facts.unsigned_range(symbol.key)
    if interval is not None:
        more = _of_range(interval, bits)
        zeros, ones = zeros | more[0], ones | more[1]
    return zeros, ones


def _of_range(interval: Range, bits: int) -> Known:
    """The high bits that all numbers of an interval share."""
    low, high = interval
    varying = (1 << (low ^ high).bit_length()) - 1
    mask = ((1 << bits) - 1) & ~varying
    return ~low & mask, low & mask


def trailing_zeros(zeros: int) -> int:
    """How many low bits are known to be zero."""
    return (~zeros & (zeros + 1)).bit_length() - 1


def _low_known(known: Known) -> int:
    """How many low bits are known."""
    return trailing_zeros(known[0] | known[1])


def _and(pool: Pool, node: Expression, depth: int) -> Known:
    zeros, ones = 0, (1 << node.bits) - 1
    for operand in node.operands:
        known = known_bits(pool, operand, depth)
        zeros, ones = zeros | known[0], ones & known[1]
    return zeros, ones


def _or(pool: Pool, node: Expression, depth: int) -> Known:
    zeros, ones = (1 << node.bits) - 1, 0
    for operand in node.operands:
        known = known_bits(pool, operand, depth)
        zeros, ones = zeros & known[0], ones | known[1]
    return zeros, ones


def _xor(pool: Pool, node: Expression, depth: int) -> Known:
    known, value = (1 << node.bits) - 1, 0
    for operand in node.operands:
        zeros, ones = known_bits(pool, operand, depth)
        known &= zeros | ones
        value ^= ones
    return known & ~value, known & value


def _not(pool: Pool, node: Expression, depth: int) -> Known:
    zeros, ones = known_bits(pool, node.first, depth)
    return ones, zeros


def _sum(lhs: Known, rhs: Known, carry: int, bits: int) -> Known:
    """Of the sum: a bit is known where both and the carry into it are."""
    mask = (1 << bits) - 1
    most = (~lhs[0] & mask) + (~rhs[0] & mask) + carry
    least = lhs[1] + rhs[1] + carry
    carry_zeros = ~(most ^ (~lhs[0] & mask) ^ (~rhs[0] & mask))
    carry_ones = least ^ lhs[1] ^ rhs[1]
    known = (lhs[0] | lhs[1]) & (rhs[0] | rhs[1]) & (carry_zeros | carry_ones) & mask
    return ~most & known, least & known


def _add(pool: Pool, node: Expression, depth: int) -> Known:
    lhs, rhs = known_bits(pool, node.first, depth), known_bits(pool, node.second, depth)
    found = _sum(lhs, rhs, 0, node.bits)
    return _with_range(pool, _with_sign(found, node, lhs[0] & rhs[0], lhs[1] & rhs[1]), node, depth)


def _sub(pool: Pool, node: Expression, depth: int) -> Known:
    lhs, rhs = known_bits(pool, node.first, depth), known_bits(pool, node.second, depth)
    found = _sum(lhs, (rhs[1], rhs[0]), 1, node.bits)
    return _with_range(pool, _with_sign(found, node, lhs[0] & rhs[1], lhs[1] & rhs[0]), node, depth)


def _with_range(pool: Pool, found: Known, node: Expression, depth: int) -> Known:
    """What the interval of a sum says, too."""
    more = _by_signed_range(pool, node, depth)
    return found[0] | more[0], found[1] | more[1]


def _with_sign(found: Known, node: Expression, positive: int, negative: int) -> Known:
    """Without overflow two of one sign have a sum of that sign; the bits say of both whether the sign is clear, or set."""
    sign = 1 << (node.bits - 1)
    if node.flags & NSW and not (found[0] | found[1]) & sign:
        return found[0] | (positive & sign), found[1] | (negative & sign)
    return found


def _neg(pool: Pool, node: Expression, depth: int) -> Known:
    zeros, ones = known_bits(pool, node.first, depth)
    return _sum(((1 << node.bits) - 1, 0), (ones, zeros), 1, node.bits)


def _mul(pool: Pool, node: Expression, depth: int) -> Known:
    lhs, rhs = known_bits(pool, node.first, depth), known_bits(pool, node.second, depth)
    mask = (1 << node.bits) - 1
    most = (~lhs[0] & mask) * (~rhs[0] & mask)
    high = mask & ~((1 << most.bit_length()) - 1) if most <= mask else 0
    negative = _by_signed_range(pool, node, depth)
    zeros = min(node.bits, trailing_zeros(lhs[0]) + trailing_zeros(rhs[0]))
    exact = min(_low_known(lhs) + trailing_zeros(rhs[0]), _low_known(rhs) + trailing_zeros(lhs[0]), node.bits)
    low = (1 << max(zeros, exact)) - 1
    value = lhs[1] * rhs[1] & low
    square = 2 & mask if node.first is node.second and is_never_undef(pool, node.first) else 0
    return high | (low & ~value) | (square & ~value) | negative[0], value | negative[1]


def _div_u(pool: Pool, node: Expression, depth: int) -> Known:
    low, high = unsigned_range(pool, node.first, depth)
    least, most = unsigned_range(pool, node.second, depth)
    return _of_range((low // max(most, 1), high // max(least, 1)), node.bits)


def _rem_u(pool: Pool, node: Expression, depth: int) -> Known:
    high = unsigned_range(pool, node.first, depth)[1]
    known = _of_range((0, min(high, max(unsigned_range(pool, node.second, depth)[1] - 1, 0))), node.bits)
    divisor = node.second.number
    if divisor:
        low = (divisor & -divisor) - 1
        zeros, ones = known_bits(pool, node.first, depth)
        known = known[0] | (zeros & low), known[1] | (ones & low)
    return known


def _shl(pool: Pool, node: Expression, depth: int) -> Known:
    zeros, ones = known_bits(pool, node.first, depth)
    by = node.second.number
    mask = (1 << node.bits) - 1
    if by is not None and by < node.bits:
        return (zeros << by | ((1 << by) - 1)) & mask, ones << by & mask
    least = min(unsigned_range(pool, node.second, depth)[0] + trailing_zeros(zeros), node.bits)
    return (1 << least) - 1, 0


def _shr_u(pool: Pool, node: Expression, depth: int) -> Known:
    zeros, ones = known_bits(pool, node.first, depth)
    by = node.second.number
    mask = (1 << node.bits) - 1
    if by is not None and by < node.bits:
        return zeros >> by | (mask & ~(mask >> by)), ones >> by
    most = (~zeros & mask) >> min(unsigned_range(pool, node.second, depth)[0], node.bits)
    return _of_range((0, most), node.bits)


def _shr_s(pool: Pool, node: Expression, depth: int) -> Known:
    zeros, ones = known_bits(pool, node.first, depth)
    by = node.second.number
    mask = (1 << node.bits) - 1
    if by is not None and by < node.bits:
        return signed(zeros, node.bits) >> by & mask, signed(ones, node.bits) >> by & mask
    sign = 1 << (node.bits - 1)
    return zeros & sign, ones & sign


def _select(pool: Pool, node: Expression, depth: int) -> Known:
    return _either(known_bits(pool, node.second, depth), known_bits(pool, node.third, depth))


def _either(one: Known, other: Known) -> Known:
    return one[0] & other[0], one[1] & other[1]


def _min_max(pool: Pool, node: Expression, depth: int) -> Known:
    known = _either(known_bits(pool, node.first, depth), known_bits(pool, node.second, depth))
    is_signed = node.kind in (K.EK_MinS, K.EK_MaxS)
    interval = None if is_signed else _unsigned_of_operation(pool, node, depth)
    more = _by_signed_range(pool, node, depth) if interval is None else _of_range(interval, node.bits)
    return known[0] | more[0], known[1] | more[1]


def _by_signed_range(pool: Pool, node: Expression, depth: int) -> Known:
    """What an operation's interval says where it has one sign."""
    interval = _unsigned_by_signs(pool, node, depth)
    return _of_range(interval, node.bits) if interval is not None else (0, 0)


def _abs(pool: Pool, node: Expression, depth: int) -> Known:
    zeros, ones = known_bits(pool, node.first, depth)
    sign = 1 << (node.bits - 1)
    if zeros & sign:
        return zeros, ones
    low = (1 << trailing_zeros(zeros)) - 1
    more = _of_range(_size_range(pool, node.first, depth), node.bits)
    return low | more[0] | (sign if node.flags & NSW else 0), more[1]


def _size_range(pool: Pool, node: Expression, depth: int) -> Range:
    """The least and the greatest absolute value of a node."""
    low, high = signed_range(pool, node, depth)
    return (0 if low <= 0 <= high else min(abs(low), abs(high))), max(abs(low), abs(high))


def _cast(pool: Pool, node: Expression, depth: int) -> Known:
    operand = node.first
    zeros, ones = known_bits(pool, operand, depth)
    mask, low = (1 << node.bits) - 1, (1 << operand.bits) - 1
    if node.payload == "trunc":
        return zeros & mask, ones & mask
    if node.payload == "zext":
        return zeros | (mask & ~low) | (1 << (operand.bits - 1) if node.flags & NNEG else 0), ones
    return signed(zeros, operand.bits) & mask, signed(ones, operand.bits) & mask


def _funnel(pool: Pool, node: Expression, depth: int) -> Known:
    by = node.third.number
    if by is None:
        return 0, 0
    by %= node.bits
    if node.kind is K.EK_FunnelR:
        by = node.bits - by if by else 0
        if not by:
            return known_bits(pool, node.second, depth)
    high, low = known_bits(pool, node.first, depth), known_bits(pool, node.second, depth)
    mask, back = (1 << node.bits) - 1, node.bits - by
    return (high[0] << by | low[0] >> back) & mask, (high[1] << by | low[1] >> back) & mask


_TRANSFERS: Final[dict[Kind, Callable[[Pool, Expression, int], Known]]] = {
    K.EK_AndN: _and,
    K.EK_OrN: _or,
    K.EK_XorN: _xor,
    K.EK_NotI: _not,
    K.EK_NegI: _neg,
    K.EK_AbsI: _abs,
    K.EK_Add: _add,
    K.EK_Sub: _sub,
    K.EK_Mul: _mul,
    K.EK_DivU: _div_u,
    K.EK_RemU: _rem_u,
    K.EK_DivS: _by_signed_range,
    K.EK_RemS: _by_signed_range,
    K.EK_Shl: _shl,
    K.EK_ShrU: _shr_u,
    K.EK_ShrS: _shr_s,
    K.EK_Select: _select,
    K.EK_MinU: _min_max,
    K.EK_MaxU: _min_max,
    K.EK_MinS: _min_max,
    K.EK_MaxS: _min_max,
    K.EK_Cast: _cast,
    K.EK_FunnelL: _funnel,
    K.EK_FunnelR: _funnel,
}


# -- intervals


def unsigned_range(pool: Pool, node: Expression, depth: int = 0) -> Range:
    """The least and the greatest number that a node may be."""
    found = pool.unsigned.get(node)
    if found is None:
        zeros, ones = known_bits(pool, node, depth)
        found = ones, ~zeros & ((1 << node.bits) - 1)
        if depth > DEPTH:
            return found
        found = pool.unsigned[node] = _both(found, _unsigned_of_operation(pool, node, depth + 1))
    return found


def _both(one: Range, other: Range | None) -> Range:
    """What two intervals share; the first where that is nothing, which is said of poison only."""
    low, high = (max(one[0], other[0]), min(one[1], other[1])) if other is not None else one
    return (low, high) if low <= high else one


def _unsigned_of_operation(pool: Pool, node: Expression, depth: int) -> Range | None:
    kind = node.kind
    if isinstance(node.payload, Symbol):
        return pool.facts.unsigned_range(node.payload.key)
    if kind is K.EK_Cast and node.payload != "sext":
        found = unsigned_range(pool, node.first, depth)
        return found if node.payload == "zext" else _in_numbers(found, node.bits, 0, False)
    if kind is K.EK_DivU or kind is K.EK_RemU:
        low, high = unsigned_range(pool, node.first, depth)
        least, most = unsigned_range(pool, node.second, depth)
        if kind is K.EK_DivU:
            return low // max(most, 1), high // max(least, 1)
        return 0, min(high, max(most - 1, 0))
    if kind is K.EK_MinU or kind is K.EK_MaxU:
        one, other = unsigned_range(pool, node.first, depth), unsigned_range(pool, node.second, depth)
        choose = min if kind is K.EK_MinU else max
        return choose(one[0], other[0]), choose(one[1], other[1])
    if kind is K.EK_Select:
        one, other = unsigned_range(pool, node.second, depth), unsigned_range(pool, node.third, depth)
        return min(one[0], other[0]), max(one[1], other[1])
    if kind is K.EK_AndN:
        return 0, min(unsigned_range(pool, operand, depth)[1] for operand in node.operands)
    if kind is K.EK_OrN:
        return max(unsigned_range(pool, operand, depth)[0] for operand in node.operands), (1 << node.bits) - 1
    if kind in (K.EK_Add, K.EK_Sub, K.EK_NegI, K.EK_Mul):
        return _unsigned_of_sum(pool, node, depth) or _unsigned_by_signs(pool, node, depth)
    if kind is K.EK_AbsI:
        return _size_range(pool, node.first, depth)
    if kind is K.EK_ShrU:
        low, high = unsigned_range(pool, node.first, depth)
        least, most = unsigned_range(pool, node.second, depth)
        return low >> min(most, node.bits), high >> min(least, node.bits)
    if kind is K.EK_Shl and (by := node.second.number) is not None and by < node.bits:
        low, high = unsigned_range(pool, node.first, depth)
        return _in_numbers((low << by, high << by), node.bits, 0, bool(node.flags & NUW))
    return None


def _unsigned_of_sum(pool: Pool, node: Expression, depth: int) -> Range | None:
    """Of a sum, difference or product."""
    kind = node.kind
    one = unsigned_range(pool, node.first, depth) if kind is not K.EK_NegI else (0, 0)
    low, high = unsigned_range(pool, node.operands[-1], depth)
    if kind is K.EK_Mul:
        low, high = one[0] * low, one[1] * high
    elif kind is K.EK_Add:
        low, high = one[0] + low, one[1] + high
    else:
        low, high = one[0] - high, one[1] - low
    return _in_numbers((low, high), node.bits, 0, bool(node.flags & NUW))


def _unsigned_by_signs(pool: Pool, node: Expression, depth: int) -> Range | None:
    """The interval with signs, where that has one sign."""
    interval = _signed_of_operation(pool, node, depth)
    if interval is None or interval[0] > interval[1] or (interval[0] < 0 <= interval[1]):
        return None
    mask = (1 << node.bits) - 1
    return interval[0] & mask, interval[1] & mask


def _in_numbers(interval: Range, bits: int, least: int, is_exact: bool) -> Range | None:
    """The interval modulo all numbers, of which `least` is the first; only what is among them where anything else is poison. None where it
    goes around their end."""
    low, high = interval
    if is_exact:
        return max(low, least), min(high, least + (1 << bits) - 1)
    turns = (low - least) >> bits
    return (low - (turns << bits), high - (turns << bits)) if (high - least) >> bits == turns else None


def signed_range(pool: Pool, node: Expression, depth: int = 0) -> Range:
    """The same, read as two's complement."""
    found = pool.signed.get(node)
    if found is None:
        bits = node.bits
        zeros, ones = known_bits(pool, node, depth)
        sign, mask = 1 << (bits - 1), (1 << bits) - 1
        low = signed(ones | (0 if zeros & sign else sign), bits)
        high = signed(~zeros & mask & ~(0 if ones & sign else sign), bits)
        if depth > DEPTH:
            return low, high
        found = _both((low, high), _signed_of_operation(pool, node, depth + 1))
        unsigned = unsigned_range(pool, node, depth + 1)
        found = pool.signed[node] = _both(found, unsigned if unsigned[1] < sign else None)
    return found


def _signed_of_operation(pool: Pool, node: Expression, depth: int) -> Range | None:
    kind = node.kind
    if isinstance(node.payload, Symbol):
        return pool.facts.signed_range(node.payload.key)
    if kind is K.EK_Cast and node.payload == "sext":
        return signed_range(pool, node.first, depth)
    if kind is K.EK_MinS or kind is K.EK_MaxS:
        one, other = signed_range(pool, node.first, depth), signed_range(pool, node.second, depth)
        choose = min if kind is K.EK_MinS else max
        return choose(one[0], other[0]), choose(one[1], other[1])
    if kind is K.EK_Select:
        one, other = signed_range(pool, node.second, depth), signed_range(pool, node.third, depth)
        return min(one[0], other[0]), max(one[1], other[1])
    if kind is K.EK_NotI:
        low, high = signed_range(pool, node.first, depth)
        return ~high, ~low
    if kind is K.EK_Add or kind is K.EK_Sub or kind is K.EK_NegI:
        one = signed_range(pool, node.first, depth) if kind is not K.EK_NegI else (0, 0)
        low, high = signed_range(pool, node.operands[-1], depth)
        if kind is not K.EK_Add:
            low, high = -high, -low
        return _in_numbers((one[0] + low, one[1] + high), node.bits, -1 << (node.bits - 1), bool(node.flags & NSW))
    if kind is K.EK_Mul:
        one, other = signed_range(pool, node.first, depth), signed_range(pool, node.second, depth)
        corners = [left * right for left in one for right in other]
        return _in_numbers((min(corners), max(corners)), node.bits, -1 << (node.bits - 1), bool(node.flags & NSW))
    if kind is K.EK_Cast and node.payload == "trunc":
        return _in_numbers(signed_range(pool, node.first, depth), node.bits, -1 << (node.bits - 1), False)
    if kind is K.EK_Shl and (by := node.second.number) is not None and by < node.bits:
        low, high = signed_range(pool, node.first, depth)
        return _in_numbers((low << by, high << by), node.bits, -1 << (node.bits - 1), bool(node.flags & NSW))
    if kind is K.EK_ShrS and node.second.number is not None and node.second.number < node.bits:
        low, high = signed_range(pool, node.first, depth)
        return low >> node.second.number, high >> node.second.number
    if kind is K.EK_RemS:  # of the dividend's sign, and less than either
        most = max(_size_range(pool, node.second, depth)[1] - 1, 0)
        low, high = signed_range(pool, node.first, depth)
        return max(-most, min(low, 0)), min(most, max(high, 0))
    if kind is K.EK_DivS and node.second.number and signed(node.second.number, node.bits) > 1:
        low, high = signed_range(pool, node.first, depth)
        by = signed(node.second.number, node.bits)
        return -(-low // by) if low < 0 else low // by, high // by if high >= 0 else -(-high // by)
    return None


# -- undef and poison


def is_never_undef(pool: Pool, node: Expression, depth: int = 0) -> bool:
    """Whether all uses of a node read the same, or poison: only then may a rewrite use it more often than before."""
    kind = node.kind
    if kind is K.EK_Constant or kind is K.EK_Freeze or node.payload is POISON:
        return True
    if kind is K.EK_BitVecConst:
        return isinstance(node.payload, Symbol) and pool.facts.is_never_undef(node.payload.key)
    found = pool.never_undef.get(node)
    if found is None:
        if depth >= DEPTH:
            return False
        found = pool.never_undef[node] = all(is_never_undef(pool, operand, depth + 1) for operand in node.operands)
    return found


def is_never_poison(pool: Pool, node: Expression, depth: int = 0) -> bool:
    """Whether a node is never poison, neither by its operands nor by its flags."""
    kind = node.kind
    if kind is K.EK_Constant or kind is K.EK_Freeze or node.payload is UNDEF:
        return True
    if kind is K.EK_BitVecConst:
        return isinstance(node.payload, Symbol) and pool.facts.is_never_poison(node.payload.key)
    if node.flags or depth >= DEPTH:
        return False
    if kind in (K.EK_Shl, K.EK_ShrU, K.EK_ShrS) and unsigned_range(pool, node.second)[1] >= node.bits:
        return False
    return all(is_never_poison(pool, operand, depth + 1) for operand in node.operands)


__all__ = ["is_never_poison", "is_never_undef", "known_bits", "signed_range", "trailing_zeros", "unsigned_range"]
