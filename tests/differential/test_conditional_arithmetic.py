"""conditional-arithmetic: each operation with each number that changes nothing, on each side, run with what lies at the edges."""

import itertools
import random
from collections.abc import Iterator

import pytest
from harness import Compiled
from host import host_text

import nvopt

INTEGERS = ("add", "sub", "or", "xor", "shl", "lshr", "ashr", "and", "mul")
FLOATS = ("fadd", "fsub", "fmul", "fadd nsz", "fsub nsz")
NUMBERS = {"i32": ("0", "1", "-1", "7"), "i64": ("0", "1", "-1", "7"), "float": ("0.0", "-0.0", "1.0"), "double": ("0.0", "-0.0", "1.0")}
EDGES = {
    "i32": (0, 1, 31, 0x7FFFFFFF, 0x80000000, 0xFFFFFFFF),
    "i64": (0, 1, 63, 0x7FFFFFFFFFFFFFFF, 0x8000000000000000, 0xFFFFFFFFFFFFFFFF),
    "float": (0, 0x80000000, 0x3F800000, 0x7F800000, 0x7FC00000, 1),  # zeros, 1, infinity, NaN, the least
    "double": (0, 1 << 63, 0x3FF0000000000000, 0x7FF0000000000000, 0x7FF8000000000000, 1),
}
BITS = {"i32": "i32", "i64": "i64", "float": "i32", "double": "i64"}


def operands(kind: str) -> Iterator[str]:
    """What computes %under: a choice between %y and a number either way, and a bit extended."""
    for number in NUMBERS[kind]:
        yield f"%under = select i1 %c, {kind} %y, {kind} {number}"
        yield f"%under = select i1 %c, {kind} {number}, {kind} %y"
    if kind in ("i32", "i64"):
        yield f"%under = zext i1 %c to {kind}"
        yield f"%under = sext i1 %c to {kind}"


def programs(kind: str) -> Iterator[tuple[str, str]]:
    """The name and the text of a function for each operation with each operand on each side. %y is no shift that is too long."""
    bits = BITS[kind]
    number = itertools.count()
    for opcode, operand, is_right in itertools.product(INTEGERS if kind[0] == "i" else FLOATS, operands(kind), (True, False)):
        is_shift = opcode in ("shl", "lshr", "ashr")
        if is_shift and ("-1" in operand or "sext" in operand or not is_right):
            continue
        name = f"{opcode.replace(' ', '.')}.{next(number)}"
        text = f"""
define {bits} @{name}({bits} %a, {bits} %b, i1 %c) {{
  %m = and {bits} %b, {31 if is_shift else -1}
  %x = bitcast {bits} %a to {kind}
  %y = bitcast {bits} %m to {kind}
  {operand}
  %r = {opcode} {kind} {"%x, %under" if is_right else "%under, %x"}
  %s = bitcast {kind} %r to {bits}
  ret {bits} %s
}}
"""
        yield name, text


@pytest.mark.parametrize("kind", EDGES)
def test_results_are_what_they_were(kind: str) -> None:
    bits = 32 if BITS[kind] == "i32" else 64
    numbers = [*EDGES[kind], random.Random(3).getrandbits(bits)]
    functions = dict(programs(kind))
    text = "".join(functions.values())
    after = nvopt.run(text, "conditional-arithmetic")
    with Compiled(host_text(nvopt.run(text, "verify"))) as plain, Compiled(host_text(after)) as changed:
        for name, function in functions.items():
            sign = 1 << (bits - 1) if "nsz" in name else 0  # of zero, which nobody asks for
            before, now = plain.function(name), changed.function(name)
            for a, b, c in itertools.product(numbers, numbers, (0, 1)):
                results = {result if result != sign else 0 for result in (before(a, b, c), now(a, b, c))}
                assert len(results) == 1, (function, a, b, c)


@pytest.mark.parametrize(
    ("opcode", "kind", "number", "sides"),
    [
        *((opcode, kind, "0", 2) for opcode in ("add", "or", "xor") for kind in ("i32", "i64")),
        *((opcode, "i32", "0", 1) for opcode in ("sub", "shl", "lshr", "ashr")),
        *((opcode, "i32", number, 0) for opcode in ("add", "or", "xor", "sub", "shl") for number in ("1", "-1")),
        ("and", "i64", "-1", 2),
        ("and", "i64", "0", 0),
        ("mul", "i32", "1", 2),
        ("mul", "i32", "0", 0),
        ("sdiv", "i32", "1", 0),
        ("fadd", "float", "-0.0", 2),
        ("fadd", "float", "0.0", 0),
        ("fadd nsz", "double", "0.0", 2),
        ("fadd fast", "double", "0.0", 2),
        ("fsub", "float", "0.0", 1),
        ("fsub", "float", "-0.0", 0),
        ("fsub nsz", "double", "-0.0", 1),
        ("fmul", "float", "1.0", 2),
        ("fmul nsz", "float", "0.0", 0),
        ("add", "i16", "0", 0),
        ("add", "i128", "0", 0),
        ("fadd", "half", "-0.0", 0),
    ],
)
def test_numbers_that_change_nothing(opcode: str, kind: str, number: str, sides: int) -> None:
    """`sides`: on how many sides of the operation it changes nothing."""
    done = 0
    for operands, arms in itertools.product(("%x, %under", "%under, %x"), (("%y", number), (number, "%y"))):
        text = f"""
define {kind} @f({kind} %x, {kind} %y, i1 %c) {{
  %under = select i1 %c, {kind} {arms[0]}, {kind} {arms[1]}
  %r = {opcode} {kind} {operands}
  ret {kind} %r
}}
"""
        done += "%under" not in nvopt.run(text, "conditional-arithmetic")
    assert done == 2 * sides
