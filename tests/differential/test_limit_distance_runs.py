"""limit-distance: what comparisons say of values and limits at the edges, run, where no sum overflows."""

import itertools
import random

import pytest
from harness import Compiled
from host import host_text

import nvopt

ADDED = (0, 1, 2, 100, (1 << 31) - 1)
SIGNED = {"slt": int.__lt__, "sle": int.__le__, "sgt": int.__gt__, "sge": int.__ge__}
UNSIGNED = {name.replace("s", "u", 1): compare for name, compare in SIGNED.items()}


def program(predicate: str, bits: int, *, guard: str = "", range: str = "", flag: str = "", is_left: bool = True) -> str:
    """A function that answers with a bit for each sum that the comparison holds of; 0, where a branch asks `guard` first, if that doesn't
    hold."""
    kind = f"i{bits}"
    wrap = "nsw" if predicate[0] == "s" else "nuw"
    wraps = "nuw nsw" if flag else wrap
    lines = []
    for number, added in enumerate(ADDED):
        operands = f"%s{number}, %n" if is_left else f"%n, %s{number}"
        lines.append(f"  %s{number} = add {wraps} {kind} %x, {added}\n  %c{number} = icmp {flag}{predicate} {kind} {operands}")
        lines.append(f"  %b{number} = select i1 %c{number}, i32 {1 << number}, i32 0")
        lines.append(f"  %r{number} = or i32 %b{number}, {f'%r{number - 1}' if number else '0'}")
    code = "\n".join(lines)
    ahead = f"  %g = icmp {guard} {kind} %x, %n\n  br i1 %g, label %rest, label %out" if guard else "  br label %rest"
    return f"""define i32 @f({kind} {range}%x, {kind} {range}%n) {{
entry:
{ahead}
rest:
{code}
  ret i32 %r{len(ADDED) - 1}
out:
  ret i32 0
}}
"""


def as_number(value: int, bits: int, *, is_signed: bool) -> int:
    return value - (1 << bits) if is_signed and value >> (bits - 1) else value


def expected(predicate: str, bits: int, x: int, n: int, guard: str, is_left: bool) -> int | None:
    """The answer; None where a sum overflows."""
    is_signed = predicate[0] == "s"
    value, limit = as_number(x, bits, is_signed=is_signed), as_number(n, bits, is_signed=is_signed)
    if guard and not (SIGNED | UNSIGNED)[guard](value, limit):
        return 0
    if value + max(ADDED) >= 1 << (bits - is_signed):
        return None
    compare = (SIGNED | UNSIGNED)[predicate]
    holds = [compare(value + added, limit) if is_left else compare(limit, value + added) for added in ADDED]
    return sum(1 << number for number, one in enumerate(holds) if one)


def numbers(bits: int) -> list[int]:
    chance = random.Random(5)
    top = 1 << (bits - 1)
    near = [at + by for at in (0, top, 1 << 31, top - (1 << 31)) for by in (-101, -100, -99, -2, -1, 0, 1, 2, 99, 100, 101)]
    return sorted({number % (1 << bits) for number in [*near, *(chance.getrandbits(bits) for _ in range(8))]})


def check(text: str, predicate: str, bits: int, guard: str, is_left: bool, given: list[int]) -> None:
    after = nvopt.run(text, "limit-distance")
    assert " sub " in after
    with Compiled(host_text(after)) as changed:
        function = changed.function("f")
        for x, n in itertools.product(given, given):
            answer = expected(predicate, bits, x, n, guard, is_left)
            if answer is not None:
                assert function(x, n) == answer, (text, x, n)


@pytest.mark.parametrize("bits", [32, 64])
@pytest.mark.parametrize("guard", ["slt", "sle", "ult", "ule"])
def test_behind_a_branch(guard: str, bits: int) -> None:
    for predicate, is_left in itertools.product(SIGNED if guard[0] == "s" else UNSIGNED, (True, False)):
        check(program(predicate, bits, guard=guard, is_left=is_left), predicate, bits, guard, is_left, numbers(bits))


@pytest.mark.parametrize("bits", [32, 64])
def test_of_numbers_that_are_not_negative(bits: int) -> None:
    top = 1 << (bits - 1)
    given = [number for number in numbers(bits) if number < top]
    for predicate, is_left in itertools.product({**SIGNED, **UNSIGNED}, (True, False)):
        text = program(predicate, bits, range=f"range(i{bits} 0, -{top}) ", is_left=is_left)
        check(text, predicate, bits, "", is_left, given)


@pytest.mark.parametrize("predicate", [*SIGNED, *UNSIGNED])
def test_of_numbers_of_one_sign(predicate: str) -> None:
    top = 1 << 31
    given = [number for number in numbers(32) if number < top - max(ADDED) or number in (0, 1)]
    text = program(predicate, 32, range=f"range(i32 0, -{top}) ", flag="samesign ").replace(f"range(i32 0, -{top}) %n", "%n")
    check(text, predicate, 32, "", True, given)
