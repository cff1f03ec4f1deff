"""What operations give on numbers."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from nvopt.tile.kinds import Kind

K = Kind
EXACT, NSW, NUW, DISJOINT, NNEG, SAMESIGN = 1, 2, 4, 8, 16, 32
"""Flags: what an operation promises of its operands, poison where it isn't so. A `trunc` with NUW or NSW loses no bits; NNEG is a
`zext`'s."""


def signed(value: int, bits: int) -> int:
    """A number below 2**bits, read as two's complement."""
    return value - (1 << bits) if value >> (bits - 1) else value


def _quotient(lhs: int, rhs: int) -> int:
    return abs(lhs) // abs(rhs) * (1 if (lhs < 0) == (rhs < 0) else -1)


def _div_s(a: int, b: int, bits: int) -> int | None:
    found = _quotient(signed(a, bits), signed(b, bits)) if b else None
    return None if found is None or found >> (bits - 1) == 1 else found


def _rem_s(a: int, b: int, bits: int) -> int | None:
    found = _div_s(a, b, bits)
    return None if found is None else signed(a, bits) - found * signed(b, bits)


def _abs(a: int, bits: int) -> int:
    return abs(signed(a, bits))


def _funnel_left(high: int, low: int, amount: int, bits: int) -> int:
    by = amount % bits
    return (high << by) | (low >> (bits - by))


def _funnel_right(high: int, low: int, amount: int, bits: int) -> int:
    by = amount % bits
    return ((high << bits | low) >> by) & ((1 << bits) - 1)


_UNARY: dict[Kind, Callable[[int, int], int]] = {
    K.EK_NotI: lambda a, bits: ~a,
    K.EK_NegI: lambda a, bits: -a,
    K.EK_AbsI: _abs,
    K.EK_Freeze: lambda a, bits: a,
}
_BINARY: dict[Kind, Callable[[int, int, int], int | None]] = {
    K.EK_Add: lambda a, b, bits: a + b,
    K.EK_Sub: lambda a, b, bits: a - b,
    K.EK_Mul: lambda a, b, bits: a * b,
    K.EK_DivU: lambda a, b, bits: a // b if b else None,
    K.EK_DivS: _div_s,
    K.EK_RemU: lambda a, b, bits: a % b if b else None,
    K.EK_RemS: _rem_s,
    K.EK_Shl: lambda a, b, bits: a << b if b < bits else None,
    K.EK_ShrU: lambda a, b, bits: a >> b if b < bits else None,
    K.EK_ShrS: lambda a, b, bits: signed(a, bits) >> b if b < bits else None,
    K.EK_MinU: lambda a, b, bits: min(a, b),
    K.EK_MaxU: lambda a, b, bits: max(a, b),
    K.EK_MinS: lambda a, b, bits: min(signed(a, bits), signed(b, bits)),
    K.EK_MaxS: lambda a, b, bits: max(signed(a, bits), signed(b, bits)),
    K.EK_EqBin: lambda a, b, bits: a == b,
    K.EK_NeBin: lambda a, b, bits: a != b,
    K.EK_LtU: lambda a, b, bits: a < b,
    K.EK_LeU: lambda a, b, bits: a <= b,
    K.EK_LtS: lambda a, b, bits: signed(a, bits) < signed(b, bits),
    K.EK_LeS: lambda a, b, bits: signed(a, bits) <= signed(b, bits),
    K.EK_AndN: lambda a, b, bits: a & b,
    K.EK_OrN: lambda a, b, bits: a | b,
    K.EK_XorN: lambda a, b, bits: a ^ b,
}


def evaluate(kind: Kind, numbers: Sequence[int], bits: int) -> int | None:
    """What an operation without flags gives on numbers of `bits` bits, one bit wide for a comparison; None where that is poison, or
    undefined behaviour. Casts, and what has no number, are not asked."""
    if kind in _UNARY:
        found: int | None = _UNARY[kind](numbers[0], bits)
    elif kind is K.EK_Select:
        return numbers[1] if numbers[0] else numbers[2]
    elif kind is K.EK_FunnelL:
        found = _funnel_left(numbers[0], numbers[1], numbers[2], bits)
    elif kind is K.EK_FunnelR:
        found = _funnel_right(numbers[0], numbers[1], numbers[2], bits)
    else:
        operation = _BINARY[kind]
        found = numbers[0]
        for number in numbers[1:]:
            found = operation(found, number, bits) if found is not None else None
    return None if found is None else found & ((1 << bits) - 1)


def cast(opcode: str, number: int, bits: int, to: int) -> int:
    """What a `zext`, `sext` or `trunc` from `bits` to `to` bits gives."""
    return (signed(number, bits) if opcode == "sext" else number) & ((1 << to) - 1)
