"""zext, sext, trunc."""

from __future__ import annotations

from typing import Final

from nvopt.tile.evaluation import NNEG, NSW, cast, signed
from nvopt.tile.expressions import Expression, Pool
from nvopt.tile.kinds import VARIADIC, Kind
from nvopt.tile.known_bits import known_bits, signed_range
from nvopt.tile.rules.base import Rules, on
from nvopt.tile.rules.demanded import demanded

K = Kind
DEPTH: Final = 4


@on(K.EK_Constant)
def cast_number(pool: Pool, node: Expression) -> Expression | None:
    """a cast of a number is a number"""
    number = node.first.number
    if number is None:
        return None
    return pool.constant(cast(str(node.payload), number, node.first.bits, node.bits), node.bits, node.shape)


def cast_bits_known(pool: Pool, node: Expression) -> Expression | None:
    """a cast whose bits are all known is a number"""
    zeros, ones = known_bits(pool, node)
    return pool.constant(ones, node.bits, node.shape) if zeros | ones == (1 << node.bits) - 1 else None


@on(K.EK_Cast)
def truncate_extension(pool: Pool, node: Expression) -> Expression | None:
    """trunc(zext(x)) = trunc(sext(x)) = x of the same width"""
    inner = node.first
    is_back = node.payload == "trunc" and inner.kind is K.EK_Cast and inner.payload != "trunc" and inner.first.bits == node.bits
    return inner.first if is_back else None


@on(K.EK_Cast)
def extend_truncation(pool: Pool, node: Expression) -> Expression | None:
    """zext(trunc(x)) = x where the bits that trunc loses are zero, sext(trunc(x)) = x where they are signs"""
    inner = node.first
    if inner.kind is not K.EK_Cast or inner.payload != "trunc" or node.payload == "trunc" or inner.first.bits != node.bits:
        return None
    value, bits = inner.first, inner.bits
    if node.payload == "zext":
        is_kept = known_bits(pool, value)[0] >> bits == (1 << (node.bits - bits)) - 1
    else:
        low, high = signed_range(pool, value)
        is_kept = -(1 << (bits - 1)) <= low and high < 1 << (bits - 1)
    return value if is_kept else None


# -- rewrites


@on(K.EK_Cast)
def truncate_cast(pool: Pool, node: Expression) -> Expression | None:
    """trunc(trunc(x)) = trunc(x), trunc(zext(x)) = zext(x) or trunc(x)"""
    inner = node.first
    if inner.kind is not K.EK_Cast or node.payload != "trunc":
        return None
    value = inner.first
    opcode = "trunc" if inner.payload == "trunc" or node.bits < value.bits else str(inner.payload)
    return pool.cast(opcode, value, node.bits)


def is_low_bit(node: Expression) -> bool:
    """Whether it is x & 1, spelled zext(trunc(x)): instcombine makes that of it each time it is extended again."""
    return node.kind is K.EK_Cast and node.payload == "zext" and node.first.kind is K.EK_Cast


@on(K.EK_Cast)
def cast_twice(pool: Pool, node: Expression) -> Expression | None:
    """zext(zext(x)) = sext(zext(x)) = zext(x), sext(sext(x)) = sext(x)"""
    inner = node.first
    if inner.kind is not K.EK_Cast or "trunc" in (node.payload, inner.payload) or is_low_bit(inner):
        return None
    outer, opcode, value = node.payload, str(inner.payload), inner.first
    if opcode == "zext" or (outer == "sext" and opcode == "sext"):
        return pool.cast(opcode, value, node.bits)
    return None


@on(K.EK_Cast)
def zero_extend_truncation(pool: Pool, node: Expression) -> Expression | None:
    """zext(trunc(x)) = x & low bits, through a narrower or wider type, too"""
    inner = node.first
    if node.payload != "zext" or inner.kind is not K.EK_Cast or inner.payload != "trunc":
        return None
    value, mask = inner.first, (1 << inner.bits) - 1
    if value.bits > node.bits:
        return pool.make(K.EK_AndN, (pool.cast("trunc", value, node.bits), pool.constant(mask, node.bits, node.shape)))
    return pool.cast("zext", pool.make(K.EK_AndN, (value, pool.constant(mask, value.bits, node.shape))), node.bits)


@on(K.EK_Cast)
def low_bits_of_wider(pool: Pool, node: Expression) -> Expression | None:
    """zext(trunc(x)) = trunc(x & low bits), to a type that is narrower than that of x, where x & low bits is there"""
    inner = node.first
    if node.payload != "zext" or inner.kind is not K.EK_Cast or inner.first.bits <= node.bits:
        return None
    value = inner.first
    mask = pool.constant((1 << inner.bits) - 1, value.bits, node.shape)
    return pool.cast("trunc", pool.make(K.EK_AndN, (value, mask)), node.bits)


@on(K.EK_Cast)
def low_bits_extended_twice(pool: Pool, node: Expression) -> Expression | None:
    """zext(zext(trunc(x))) = x & low bits"""
    middle = node.first
    if node.payload != "zext" or middle.kind is not K.EK_Cast or not is_low_bit(middle):
        return None
    inner = middle.first
    if inner.first.bits != node.bits:
        return None
    return pool.make(K.EK_AndN, (inner.first, pool.constant((1 << inner.bits) - 1, node.bits, node.shape)))


@on(K.EK_Cast)
def sign_extend_low_bit(pool: Pool, node: Expression) -> Expression | None:
    """sext(trunc(x)) = -(x & 1) of one bit: then it is a sum"""
    inner = node.first
    if node.payload != "sext" or inner.bits != 1 or inner.kind is not K.EK_Cast or inner.first.bits != node.bits:
        return None
    return pool.make(K.EK_NegI, (pool.make(K.EK_AndN, (inner.first, pool.constant(1, node.bits, node.shape))),), NSW)


_NARROWED: Final = VARIADIC | {K.EK_Add, K.EK_Sub, K.EK_Mul, K.EK_NotI, K.EK_NegI}


@on(*_NARROWED, K.EK_Select, K.EK_Shl)
def truncate_operation(pool: Pool, node: Expression) -> Expression | None:
    """trunc(zext(x) + zext(y)) = x + y; so -, *, &, |, ^, ~, neg, select and shifts to the left by a number"""
    if node.payload != "trunc" or node.first.kind not in _NARROWED | {K.EK_Select, K.EK_Shl}:
        return None
    return _narrowed(pool, node.first, node.bits, 0)


@on(K.EK_Add, K.EK_NotI, K.EK_NegI, *VARIADIC)
def truncate_operation_with_number(pool: Pool, node: Expression) -> Expression | None:
    """trunc(x & 7) = trunc(x) & 7, so |, ^ and +, ~ and neg, also where others use x & 7, or trunc(x)"""
    inner = node.first
    if node.payload != "trunc" or inner.kind not in (K.EK_Add, K.EK_NotI, K.EK_NegI, *VARIADIC):
        return None
    if inner.count > 1 and inner.operands[-1].number is None:
        return None
    return pool.make(inner.kind, [_narrowed(pool, operand, node.bits, DEPTH) for operand in inner.operands])


def _narrowed(pool: Pool, node: Expression, bits: int, depth: int) -> Expression:
    """The low bits of a node."""
    if node.number is not None:
        return pool.constant(node.number, bits, node.shape)
    if node.kind is K.EK_Cast and node.payload != "trunc":
        inner = node.first
        return pool.cast("trunc", inner, bits) if inner.bits >= bits else pool.cast(str(node.payload), inner, bits)
    if depth < DEPTH:
        if node.kind in _NARROWED:
            return pool.make(node.kind, [_narrowed(pool, operand, bits, depth + 1) for operand in node.operands])
        if node.kind is K.EK_Select:
            arms = [_narrowed(pool, operand, bits, depth + 1) for operand in (node.second, node.third)]
            return pool.make(K.EK_Select, (node.first, *arms))
        if node.kind is K.EK_Shl and node.second.number is not None and node.second.number < bits:
            amount = pool.constant(node.second.number, bits, node.shape)
            return pool.make(K.EK_Shl, (_narrowed(pool, node.first, bits, depth + 1), amount))
    return pool.cast("trunc", node, bits)


@on(K.EK_Cast)
def sum_of_truncation(pool: Pool, node: Expression) -> Expression | None:
    """trunc(x) + c = trunc(x + c), where x + c is there"""
    inner, number = node.first, node.second.number
    if inner.kind is not K.EK_Cast or inner.payload != "trunc" or number is None:
        return None
    value = inner.first
    wide = pool.make(K.EK_Add, (value, pool.constant(signed(number, node.bits), value.bits, node.shape)))
    return pool.cast("trunc", wide, node.bits)


@on(K.EK_Cast)
def choice_of_extension(pool: Pool, node: Expression) -> Expression | None:
    """c ? zext(x) : 1 = zext(c ? x : 1), where the number is one of such; so sext"""
    for extended, other in ((node.second, node.third), (node.third, node.second)):
        if extended.kind is not K.EK_Cast or extended.payload == "trunc" or (number := other.number) is None:
            continue
        value = extended.first
        if cast(str(extended.payload), number & ((1 << value.bits) - 1), value.bits, node.bits) == number:
            narrow = pool.constant(number, value.bits, node.shape)
            arms = (value, narrow) if extended is node.second else (narrow, value)
            return pool.cast(str(extended.payload), pool.make(K.EK_Select, (node.first, *arms)), node.bits)
    return None


@on(K.EK_ShrU, K.EK_ShrS)
def truncate_shifted_extension(pool: Pool, node: Expression) -> Expression | None:
    """trunc(sext(x) >> c) = x >> c with signs, trunc(zext(x) >> c) = x >> c without, where only bits of x, and its signs, are left"""
    shift = node.first
    if node.payload != "trunc" or shift.kind not in (K.EK_ShrU, K.EK_ShrS):
        return None
    extended, by = shift.first, shift.second.number
    if extended.kind is not K.EK_Cast or extended.payload == "trunc" or by is None or by >= shift.bits:
        return None
    value = extended.first
    if extended.payload == "sext":
        if shift.kind is K.EK_ShrU and node.bits + by > shift.bits:
            return None
        kind, by = K.EK_ShrS, min(by, value.bits - 1)
    else:
        kind = K.EK_ShrU
        if by >= value.bits:
            return pool.constant(0, node.bits, node.shape)
    shifted = pool.make(kind, (value, pool.constant(by, value.bits, node.shape)))
    return pool.cast("trunc" if node.bits < value.bits else str(extended.payload), shifted, node.bits)


@on(K.EK_AbsI)
def truncate_absolute(pool: Pool, node: Expression) -> Expression | None:
    """trunc(abs(sext(x))) = abs(x) of the same width"""
    inner = node.first.first if node.first.kind is K.EK_AbsI else node
    if inner is node or node.payload != "trunc" or inner.kind is not K.EK_Cast or inner.payload != "sext":
        return None
    return pool.make(K.EK_AbsI, (inner.first,)) if inner.first.bits == node.bits else None


def truncate_demanded(pool: Pool, node: Expression) -> Expression | None:
    """trunc(x | 256) = trunc(x) to 8 bits: what only changes bits that are lost"""
    if node.payload != "trunc":
        return None
    inner = demanded(pool, node.first, (1 << node.bits) - 1)
    return pool.cast("trunc", inner, node.bits) if inner is not node.first else None


def sign_extend_non_negative(pool: Pool, node: Expression) -> Expression | None:
    """sext(x) = zext(x) where x is not negative"""
    if node.payload != "sext" or not known_bits(pool, node.first)[0] >> (node.first.bits - 1):
        return None
    return pool.cast("zext", node.first, node.bits, NNEG)


FOLDS: Final[Rules] = {
    K.EK_Cast: (cast_number, truncate_extension, extend_truncation, cast_bits_known),
}
REWRITES: Final[Rules] = {
    K.EK_Add: (sum_of_truncation,),
    K.EK_Select: (choice_of_extension,),
    K.EK_Cast: (zero_extend_truncation, truncate_operation, truncate_absolute),
}
CANONICAL: Final[Rules] = {
    K.EK_Cast: (truncate_cast, truncate_demanded, cast_twice, sign_extend_non_negative, truncate_shifted_extension),
}
SPELLINGS: Final[Rules] = {
    K.EK_Cast: (
        low_bits_extended_twice,
        low_bits_of_wider,
        zero_extend_truncation,
        sign_extend_low_bit,
        truncate_operation_with_number,
        truncate_operation,
    ),
}
