"""What LLVM's integer operations give: numbers, poison, undefined behaviour, and, of undef, one of several, another one for each use.

A value is the set of what a use of it may see: one number, POISON, or, for undef and what is computed of it, several. Numbers are unsigned,
below 2**bits. Written from LLVM's reference alone, for tests: nothing here is nvopt's.
"""

from __future__ import annotations

import functools
import itertools
from collections.abc import Callable, Iterable
from enum import Enum
from typing import NamedTuple


class Undefined(Enum):
    """What is no number."""

    POISON = "poison"
    UB = "undefined behaviour"
    __hash__ = object.__hash__  # Enum's is written in Python, and sets ask for it often

    def __repr__(self) -> str:
        return self.value


POISON, UB = Undefined.POISON, Undefined.UB
Scalar = int | Undefined
Values = frozenset[Scalar]

POISONED: Values = frozenset({POISON})
UNDEFINED: Values = frozenset({UB})
"""The operation itself is undefined behaviour, for one of the choices at least."""
MOST_CHOICES = 1 << 13


class TooManyChoicesError(Exception):
    """Of so many possible values not all can be tried."""


class Operation(NamedTuple):
    """An instruction or intrinsic: its opcode (`icmp.slt` and `smax`, too), its flags, the bits of its result and of its operands."""

    opcode: str
    flags: frozenset[str]
    bits: int
    operand_bits: tuple[int, ...]


def operation(opcode: str, bits: int, operand_bits: Iterable[int], flags: Iterable[str] = ()) -> Operation:
    return Operation(opcode, frozenset(flags), bits, tuple(operand_bits))


def signed(value: int, bits: int) -> int:
    return value - (1 << bits) if value >> (bits - 1) & 1 else value


@functools.lru_cache
def undef(bits: int) -> Values:
    """All numbers of so many bits."""
    if bits > 16:
        raise TooManyChoicesError(f"undef of {bits} bits")
    return frozenset(range(1 << bits))


def one(value: Scalar) -> Values:
    return frozenset({value})


# -- of numbers


def _fits(exact: int, bits: int, flags: frozenset[str]) -> Callable[[int], bool]:
    """Whether a result that is `exact` when computed of unsigned numbers breaks no `nuw`; the returned test is that for `nsw`."""
    wraps = "nuw" in flags and not 0 <= exact < 1 << bits
    return lambda signed_exact: not wraps and ("nsw" not in flags or -(1 << bits - 1) <= signed_exact < 1 << bits - 1)


def _wrapping(compute: Callable[[int, int], int]) -> Callable[[Operation, int, int], Scalar]:
    def of(op: Operation, a: int, b: int) -> Scalar:
        exact = compute(a, b)
        if not _fits(exact, op.bits, op.flags)(compute(signed(a, op.bits), signed(b, op.bits))):
            return POISON
        return exact & (1 << op.bits) - 1

    return of


def _shl(op: Operation, a: int, b: int) -> Scalar:
    if b >= op.bits or not _fits(a << b, op.bits, op.flags)(signed(a, op.bits) << b):
        return POISON
    return a << b & (1 << op.bits) - 1


def _right(op: Operation, a: int, b: int) -> Scalar:
    if b >= op.bits or ("exact" in op.flags and a & (1 << b) - 1):
        return POISON
    return (signed(a, op.bits) if op.opcode == "ashr" else a) >> b & (1 << op.bits) - 1


def _truncated(a: int, b: int) -> tuple[int, int]:
    """Quotient, rounded towards zero, and remainder."""
    quotient = abs(a) // abs(b) * (-1 if (a < 0) != (b < 0) else 1)
    return quotient, a - quotient * b


def _division(op: Operation, a: int, b: int) -> Scalar:
    if op.opcode[0] == "s":
        a, b = signed(a, op.bits), signed(b, op.bits)
    if b == 0 or (b == -1 and a == -(1 << op.bits - 1)):
        return UB
    quotient, rest = _truncated(a, b)
    if op.opcode.endswith("rem"):
        return rest & (1 << op.bits) - 1
    return POISON if "exact" in op.flags and rest else quotient & (1 << op.bits) - 1


_COMPARED: dict[str, Callable[[int, int], bool]] = {
    "eq": lambda a, b: a == b,
    "ne": lambda a, b: a != b,
    "lt": lambda a, b: a < b,
    "le": lambda a, b: a <= b,
    "gt": lambda a, b: a > b,
    "ge": lambda a, b: a >= b,
}


def _icmp(op: Operation, a: int, b: int) -> Scalar:
    predicate = op.opcode.removeprefix("icmp.")
    bits = op.operand_bits[0]
    if "samesign" in op.flags and (a ^ b) >> (bits - 1):
        return POISON
    if predicate[0] == "s":
        a, b = signed(a, bits), signed(b, bits)
    return int(_COMPARED[predicate[-2:]](a, b))


def _cast(op: Operation, a: int) -> Scalar:
    bits = op.operand_bits[0]
    cut = a & (1 << op.bits) - 1
    match op.opcode:
        case "trunc":
            is_lost = ("nuw" in op.flags and cut != a) or ("nsw" in op.flags and signed(cut, op.bits) != signed(a, bits))
            return POISON if is_lost else cut
        case "zext":
            return POISON if "nneg" in op.flags and a >> (bits - 1) else a
        case "sext":
            return signed(a, bits) & (1 << op.bits) - 1
    return a  # bitcast of an integer


def _clamped(low: int, high: int, value: int, bits: int) -> int:
    return min(max(value, low), high) & (1 << bits) - 1


def _saturated(op: Operation, a: int, b: int) -> Scalar:
    bits, kind = op.bits, op.opcode.removesuffix(".sat")
    low, high = (-(1 << bits - 1), (1 << bits - 1) - 1) if kind[0] == "s" else (0, (1 << bits) - 1)
    if kind.endswith("shl"):
        if b >= bits:
            return POISON
        return _clamped(low, high, (signed(a, bits) if kind[0] == "s" else a) << b, bits)
    if kind[0] == "s":
        a, b = signed(a, bits), signed(b, bits)
    return _clamped(low, high, a + b if kind.endswith("add") else a - b, bits)


def _extremum(op: Operation, a: int, b: int) -> Scalar:
    choose = min if op.opcode.endswith("min") else max
    return choose(a, b, key=(lambda value: signed(value, op.bits)) if op.opcode[0] == "s" else None)


def _three_way(op: Operation, a: int, b: int) -> Scalar:
    if op.opcode == "scmp":
        a, b = (signed(value, op.operand_bits[0]) for value in (a, b))
    return ((a > b) - (a < b)) & (1 << op.bits) - 1


def _abs(op: Operation, a: int, lowest_is_poison: int) -> Scalar:
    if lowest_is_poison and a == 1 << (op.bits - 1):
        return POISON
    return abs(signed(a, op.bits)) & (1 << op.bits) - 1


def _zeros(op: Operation, a: int, zero_is_poison: int) -> Scalar:
    if a == 0:
        return POISON if zero_is_poison else op.bits & (1 << op.bits) - 1
    return (a & -a).bit_length() - 1 if op.opcode == "cttz" else op.bits - a.bit_length()


def _funnel_shift(op: Operation, high: int, low: int, amount: int) -> Scalar:
    amount %= op.bits
    both = high << op.bits | low
    return (both >> (op.bits - amount) if op.opcode == "fshl" else both >> amount) & (1 << op.bits) - 1


def _reversed_bits(op: Operation, a: int) -> Scalar:
    return int(f"{a:0{op.bits}b}"[::-1], 2)


_OF_NUMBERS: dict[str, Callable[..., Scalar]] = {
    "add": _wrapping(lambda a, b: a + b),
    "sub": _wrapping(lambda a, b: a - b),
    "mul": _wrapping(lambda a, b: a * b),
    "shl": _shl,
    **dict.fromkeys(("lshr", "ashr"), _right),
    **dict.fromkeys(("udiv", "sdiv", "urem", "srem"), _division),
    "and": lambda op, a, b: a & b,
    "or": lambda op, a, b: POISON if "disjoint" in op.flags and a & b else a | b,
    "xor": lambda op, a, b: a ^ b,
    **{f"icmp.{predicate}": _icmp for predicate in ("eq", "ne", *(sign + order for sign in "us" for order in ("lt", "le", "gt", "ge")))},
    **dict.fromkeys(("trunc", "zext", "sext", "bitcast"), _cast),
    **dict.fromkeys(("umin", "umax", "smin", "smax"), _extremum),
    **dict.fromkeys(("ucmp", "scmp"), _three_way),
    **{f"{sign}{kind}.sat": _saturated for sign in "us" for kind in ("add", "sub", "shl")},
    **dict.fromkeys(("fshl", "fshr"), _funnel_shift),
    **dict.fromkeys(("ctlz", "cttz"), _zeros),
    "abs": _abs,
    "ctpop": lambda op, a: a.bit_count() & (1 << op.bits) - 1,
    "bswap": lambda op, a: int.from_bytes(a.to_bytes(op.bits // 8, "little"), "big"),
    "bitreverse": _reversed_bits,
}
OPCODES = frozenset(_OF_NUMBERS) | {"select"}
DIVISIONS = frozenset(("udiv", "sdiv", "urem", "srem"))


def of_scalars(op: Operation, *operands: Scalar) -> Scalar:
    """What the operation gives for one choice of its operands; not for `select`."""
    if op.opcode in DIVISIONS:
        a, b = operands
        if b is POISON or b == 0:
            return UB  # a divisor that may be zero
        if a is POISON:
            return UB if op.opcode[0] == "s" and b == (1 << op.bits) - 1 else POISON
    if POISON in operands:
        return POISON
    return _OF_NUMBERS[op.opcode](op, *operands)


# -- of sets


def of_values(op: Operation, *operands: Values) -> Values:
    """What a use of the result may see, where each use of an operand sees what it will; UNDEFINED where one choice is undefined."""
    return computed(op)(*operands)


@functools.lru_cache(1 << 12)
def computed(op: Operation) -> Callable[..., Values]:
    """`of_values` of that operation, which keeps what it has found."""
    known: dict[tuple[Values, ...], Values] = {}

    def of(*operands: Values) -> Values:
        found = known.get(operands)
        if found is None:
            if len(known) > 1 << 16:
                known.clear()
            found = known[operands] = _select(*operands) if op.opcode == "select" else _each(op, operands)
        return found

    return of


def _select(condition: Values, true: Values, false: Values) -> Values:
    arms = {0: false, 1: true, POISON: POISONED}
    return frozenset().union(*(arms[choice] for choice in condition))


def _each(op: Operation, operands: tuple[Values, ...]) -> Values:
    count = 1
    for operand in operands:
        count *= len(operand)
    if count > MOST_CHOICES:
        raise TooManyChoicesError(op.opcode)
    results = frozenset(of_scalars(op, *choice) for choice in itertools.product(*operands))
    return UNDEFINED if UB in results else results


def is_refined(before: Values, after: Values) -> bool:
    """Whether all that `after` may be is what `before` may be. Undefined behaviour may become anything, what may be poison any value."""
    return UB in before or (UB not in after and (POISON in before or after <= before))
