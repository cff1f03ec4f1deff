"""Ranges of operations on a constant against all their results: none is missed, and how close the ranges are stays as it is."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pytest
from interpret import _outcome

from nvopt.analysis.value_tracking import ValueTracking
from nvopt.ir import CallBase, Module

BITS = 5
SIZE = 1 << BITS


def signed(number: int) -> int:
    return number - SIZE if number >> (BITS - 1) else number


def result(opcode: str, flag: str, a: int, b: int) -> int | None:
    """`opcode flag a, b`; None for poison and for what is undefined."""
    x, y = signed(a), signed(b)
    fits = range(-SIZE // 2, SIZE // 2)
    match opcode:
        case "add" | "sub" | "mul":
            exact, narrow = {"add": (a + b, x + y), "sub": (a - b, x - y), "mul": (a * b, x * y)}[opcode]
            return None if (flag == "nuw" and exact not in range(SIZE)) or (flag == "nsw" and narrow not in fits) else exact % SIZE
        case "and" | "or" | "xor":
            return {"and": a & b, "or": a | b, "xor": a ^ b}[opcode]
        case "shl":
            if b >= BITS or (flag == "nuw" and a << b >= SIZE) or (flag == "nsw" and x << b not in fits):
                return None
            return (a << b) % SIZE
        case "lshr" | "ashr":
            return None if b >= BITS or (flag and a % (1 << b)) else (a if opcode == "lshr" else x) >> b & (SIZE - 1)
        case "udiv" | "urem":
            return None if b == 0 else a // b if opcode == "udiv" else a % b
    if y == 0 or (x, y) == (-SIZE // 2, -1):
        return None
    quotient = abs(x) // abs(y) * (1 if (x < 0) == (y < 0) else -1)
    return (quotient if opcode == "sdiv" else x - quotient * y) % SIZE


def cases(opcode: str, flag: str) -> Iterator[tuple[str, set[int]]]:
    """The operands, and all results with them."""
    for constant in range(SIZE):
        for left in (True, False):
            found = {result(opcode, flag, *((constant, a) if left else (a, constant))) for a in range(SIZE)} - {None}
            yield f"{signed(constant)}, %a" if left else f"%a, {signed(constant)}", found  # type: ignore[misc]


@pytest.mark.parametrize(
    ("opcode", "flag", "members"),
    [
        ("add", "", 4096),
        ("add", "nuw", 3104),
        ("add", "nsw", 3584),
        ("sub", "", 4096),
        ("sub", "nuw", 3104),
        ("sub", "nsw", 3584),
        ("mul", "", 4096),
        ("and", "", 3104),
        ("or", "", 3104),
        ("xor", "", 4096),
        ("shl", "", 3590),
        ("shl", "nuw", 2476),
        ("shl", "nsw", 2300),
        ("lshr", "", 2876),
        ("lshr", "exact", 2226),
        ("ashr", "", 2396),
        ("ashr", "exact", 2086),
        ("udiv", "", 1408),
        ("sdiv", "", 1574),
        ("urem", "", 2112),
        ("srem", "", 1602),
    ],
)
def test_every_result_is_in_the_range(opcode: str, flag: str, members: int) -> None:
    """`members`: of all ranges together, as intervals of unsigned and of signed numbers."""
    total = 0
    for operands, results in cases(opcode, flag):
        operation = f"{opcode} {flag}{' ' * bool(flag)}i{BITS} {operands}"
        (function,) = Module.parse(f"define void @f(i{BITS} %a) {{\n  %x = {operation}\n  ret void\n}}\n").functions
        value = function.value_named("x")
        assert value is not None
        for for_signed in (False, True):
            found = ValueTracking(function).range_of(value, for_signed)
            total += sum(found.contains(number) for number in range(SIZE))
            assert all(found.contains(number) for number in results), (operands, for_signed)
    assert total == members


CALLS: dict[str, tuple[int, int]] = {
    "umin": (1056, 1056),
    "umax": (1056, 1056),
    "smin": (1056, 1056),
    "smax": (1056, 1056),
    "uadd.sat": (1056, 1056),
    "sadd.sat": (1536, 1536),
    "usub.sat": (1056, 1056),
    "ssub.sat": (1536, 1536),
    "abs": (68, 66),
    "ctlz": (24, 22),
    "cttz": (24, 22),
    "ctpop": (384, 384),
}


@pytest.mark.parametrize("name", CALLS)
def test_every_result_of_a_call_is_in_the_range(name: str) -> None:
    """Members of all ranges together: with a constant in front, and behind it (for abs, ctlz and cttz: without and with poison)."""
    flags = name in ("abs", "ctlz", "cttz")
    types = [f"i{BITS}"] * (1 if name == "ctpop" else 2) if not flags else [f"i{BITS}", "i1"]
    total = [0, 0]
    for constant, in_front in product(range(2 if flags else SIZE), (True, False)):
        arguments = [str(signed(constant)), "%a"] if in_front else ["%a", "true" if flags and constant else str(signed(constant))]
        if name == "ctpop" or (flags and in_front):
            arguments = ["%a", "false"]
        call = f"call i{BITS} @llvm.{name}.i{BITS}({', '.join(map(' '.join, zip(types, arguments, strict=False)))})"
        text = f"define void @f(i{BITS} %a) {{\n  %x = {call}\n  ret void\n}}\ndeclare i{BITS} @llvm.{name}.i{BITS}({', '.join(types)})\n"
        function = Module.parse(text).functions[0]
        value = function.value_named("x")
        assert isinstance(value, CallBase)
        results = {_outcome(value, [getattr(one, "unsigned", number) for one in value.args], {}) for number in range(SIZE)}
        for for_signed in (False, True):
            found = ValueTracking(function).range_of(value, for_signed)
            assert all(found.contains(number) for number in results - {None}), (arguments, for_signed, found)
            total[not in_front] += sum(found.contains(number) for number in range(SIZE))
    assert tuple(total) == CALLS[name]
