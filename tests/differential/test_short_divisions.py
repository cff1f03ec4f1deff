"""gpu-codegen-prepare, run: quotients and remainders of 64 bits at the edges of 32, and branches by comparisons made anew."""

import itertools
import random

import pytest
from harness import Compiled
from host import host_text

import nvopt

EDGES = [at + by for at in (0, 1 << 31, 1 << 32, 1 << 63, 1 << 64) for by in (-2, -1, 0, 1, 2)]
NUMBERS = sorted({number % (1 << 64) for number in [*EDGES, 7, 1000, *map(random.Random(3).getrandbits, (20, 31, 33, 40, 64))]})


def divided(opcode: str, n: int, d: int) -> int | None:
    """The result; None where it is undefined."""
    if d == 0:
        return None
    if opcode[0] == "u":
        return n // d if opcode == "udiv" else n % d
    n, d = (number - (number >> 63 << 64) for number in (n, d))
    if d == -1 and n == -(1 << 63):
        return None
    quotient = abs(n) // abs(d) * (1 if (n < 0) == (d < 0) else -1)
    return (quotient if opcode == "sdiv" else n - quotient * d) % (1 << 64)


@pytest.mark.parametrize("sign", ["u", "s"])
@pytest.mark.parametrize("known", ["neither", "dividend", "divisor", "both"])
def test_divisions(sign: str, known: str) -> None:
    short = "  %{0} = and i64 %{0}.in, 4294967295\n"
    same = "  %{0} = or i64 %{0}.in, 0\n"
    narrow_n, narrow_d = known in ("dividend", "both"), known in ("divisor", "both")
    kinds = (short if narrow_n else same).format("n") + (short if narrow_d else same).format("d")
    text = "".join(
        f"define i64 @{order[0]}(i64 %n.in, i64 %d.in, i1 %which) {{\n{kinds}"
        f"  %a = {sign}{order[0]} i64 %n, %d\n  %b = {sign}{order[1]} i64 %n, %d\n"
        "  %r = select i1 %which, i64 %a, i64 %b\n  ret i64 %r\n}\n"
        for order in (("div", "rem"), ("rem", "div"))
    )
    after = nvopt.run(text, "gpu-codegen-prepare")
    assert after.count("\nshort:") == 2 * (known != "both")
    assert after.count("\nlong:") == 2 * (known in ("neither", "divisor") or (known, sign) == ("dividend", "s"))
    assert after.count("div i32") == 2
    with Compiled(host_text(after)) as changed:
        for first, second in (("div", "rem"), ("rem", "div")):
            function = changed.function(first)
            for n, d in itertools.product(NUMBERS, NUMBERS):
                n, d = n % (1 << 32) if narrow_n else n, d % (1 << 32) if narrow_d else d
                for which, opcode in ((1, first), (0, second)):
                    expected = divided(sign + opcode, n, d)
                    if expected is not None and divided(sign + "div", n, d) is not None:
                        assert function(n, d, which) % (1 << 64) == expected, (opcode, n, d)


def branches(seed: int) -> str:
    """Blocks that ask each comparison in any order, and tell by bits which ways they went."""
    chance = random.Random(seed)
    count = 6
    predicates = [chance.choice(("slt", "sle", "ugt", "uge", "eq", "ne")) for _ in range(3)]
    compared = "".join(f"  %c{i} = icmp {one} i32 %{'xyz'[i]}, %{'yzx'[i]}\n" for i, one in enumerate(predicates))
    lines = [f"define i32 @f(i32 %x, i32 %y, i32 %z) {{\nentry:\n{compared}  br i1 %c0, label %b1, label %b2"]
    for i in range(1, count + 1):
        ways = [chance.randrange(i + 1, count + 2) for _ in range(2)]
        asked = chance.randrange(3)
        lines.append(
            f"b{i}:\n  %s{i} = select i1 %c{chance.randrange(3)}, i32 {1 << i}, i32 {1 << (i + 8)}\n"
            f"  call void @mark(i32 %s{i})\n  br i1 %c{asked}, label %b{ways[0]}, label %b{ways[1]}"
        )
    lines.append(f"b{count + 1}:\n  %r = load i32, ptr @sum\n  store i32 0, ptr @sum\n  ret i32 %r\n}}\n")
    return "\n".join(lines)


HEAD = """@sum = internal global i32 0
define internal void @mark(i32 %bit) noinline {
  %old = load i32, ptr @sum
  %t = mul i32 %old, 3
  %new = add i32 %t, %bit
  store i32 %new, ptr @sum
  ret void
}
"""


@pytest.mark.parametrize("seed", range(12))
def test_branches(seed: int) -> None:
    text = HEAD + branches(seed)
    after = nvopt.run(text, "gpu-codegen-prepare")
    assert after.count(" icmp ") > 3
    given = [0, 1, 2, (1 << 31) - 1, 1 << 31, (1 << 32) - 1]
    with Compiled(host_text(text)) as before, Compiled(host_text(after)) as changed:
        for numbers in itertools.product(given, repeat=3):
            assert changed.function("f")(*numbers) == before.function("f")(*numbers), (text, numbers)
