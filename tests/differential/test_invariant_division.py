"""invariant-division: loops that divide, run with the numbers where a reciprocal is nearest to being wrong, beside Python's integers."""

import itertools
import random
from collections.abc import Iterator

import pytest
from effort import IS_LONG
from harness import Buffer, Compiled, Inputs, compare
from host import host_text

import nvopt

RUNS = 200_000 if IS_LONG else 500  # as `make fuzz` asks for
MOST = (1 << 32) - 1
EDGES = sorted({(base + off) & MOST for base in (0, 1 << 8, 1 << 15, 1 << 16, 1 << 31, MOST // 3, 1 << 32) for off in (-2, -1, 0, 1, 2)})
OPCODES = ("udiv", "urem", "sdiv", "srem")
SIGNS = [(dividend, divisor) for dividend in (False, True) for divisor in (False, True)]
"""Whether dividend and divisor are known to have none."""


def loop(opcode: str, plain: tuple[bool, bool]) -> str:
    """Two divisions by the same divisor, each only where it is defined; the sum of 31 times the first result and the second."""
    masks = [2147483647 if one else -1 for one in plain]
    return f"""
define i32 @{opcode}{plain[0]:d}{plain[1]:d}(i32 %first, i32 %given) {{
entry:
  %d = and i32 %given, {masks[1]}
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %hash = phi i32 [ 0, %entry ], [ %hash1, %latch ]
  %sum = add i32 %first, %i
  %n = and i32 %sum, {masks[0]}
  %zero = icmp eq i32 %d, 0
  %least = icmp eq i32 %n, -2147483648
  %minus = icmp eq i32 %d, -1
  %over = and i1 %least, %minus
  %bad = or i1 %zero, %over
  br i1 %bad, label %latch, label %divide
divide:
  %q = {opcode} i32 %n, %d
  br label %latch
latch:
  %r = phi i32 [ 7, %loop ], [ %q, %divide ]
  %x = mul i32 %hash, 31
  %hash1 = add i32 %x, %r
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, 2
  br i1 %more, label %loop, label %end
end:
  ret i32 %hash1
}}
"""


def expected(opcode: str, plain: tuple[bool, bool], first: int, given: int) -> int:
    """By Python's integers."""
    total = 0
    divisor = given & (MOST >> 1) if plain[1] else given
    for i in range(2):
        dividend = (first + i) & (MOST >> 1 if plain[0] else MOST)
        undefined = divisor == 0 or (divisor == MOST and dividend == 1 << 31)
        total = total * 31 + (7 if undefined else divided(opcode, dividend, divisor))
    return total & MOST


def divided(opcode: str, dividend: int, divisor: int) -> int:
    if opcode[0] == "s":
        dividend, divisor = (number - (1 << 32) if number >> 31 else number for number in (dividend, divisor))
    quotient = abs(dividend) // abs(divisor) * (1 if (dividend < 0) == (divisor < 0) else -1)
    return quotient if opcode.endswith("div") else dividend - quotient * divisor


def numbers() -> Iterator[tuple[int, int]]:
    """All edges with one another, multiples of divisors and what is beside them, and whatever."""
    rng = random.Random(7)
    yield from itertools.product(EDGES, EDGES)
    for _ in range(RUNS):
        divisor = rng.getrandbits(rng.randint(1, 32))
        yield (divisor * rng.randint(0, MOST // max(1, divisor)) + rng.randint(-2, 0)) & MOST, divisor
        yield rng.getrandbits(32), rng.getrandbits(32)


@pytest.mark.parametrize("opcode", OPCODES)
def test_results_are_those_of_a_division(opcode: str) -> None:
    text = 'target triple = "nvptx64-nvidia-cuda"\n' + "".join(loop(opcode, plain) for plain in SIGNS)
    after = nvopt.run(text, "invariant-division")
    assert after.count(f" {opcode} ") == (len(SIGNS) if opcode == "udiv" else 0)  # the reciprocals'
    with Compiled(host_text(after)) as compiled:
        for plain in SIGNS:
            run = compiled.function(f"{opcode}{plain[0]:d}{plain[1]:d}")
            for first, given in numbers():
                assert run(first, given) & MOST == expected(opcode, plain, first, given), (plain, first, given)


def chain(opcode: str) -> str:
    """The index of an element in three dimensions, as LLVM leaves it: a quotient and what is left of it, which is divided again."""
    return f"""
define i32 @{opcode}(i32 %first, i32 %d, i32 %e) {{
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %hash = phi i32 [ 0, %entry ], [ %hash3, %loop ]
  %n = add i32 %first, %i
  %frozen = freeze i32 %d
  %q = {opcode} i32 %n, %frozen
  %product = mul i32 %q, %frozen
  %rest = sub i32 %n, %product
  %middle = {opcode} i32 %rest, %e
  %of.middle = mul i32 %middle, %e
  %last = sub i32 %rest, %of.middle
  %x1 = mul i32 %hash, 31
  %hash1 = add i32 %x1, %q
  %x2 = mul i32 %hash1, 31
  %hash2 = add i32 %x2, %middle
  %x3 = mul i32 %hash2, 31
  %hash3 = add i32 %x3, %last
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, 2
  br i1 %more, label %loop, label %end
end:
  ret i32 %hash3
}}
"""


def expected_of_chain(opcode: str, first: int, d: int, e: int) -> int:
    """By Python's integers."""
    total = 0
    rem = opcode.replace("div", "rem")
    for i in range(2):
        n = (first + i) & MOST
        rest = divided(rem, n, d)
        for number in (divided(opcode, n, d), divided(opcode, rest & MOST, e), divided(rem, rest & MOST, e)):
            total = total * 31 + number
    return total & MOST


@pytest.mark.parametrize("opcode", ["udiv", "sdiv"])
def test_what_is_left_is_divided_again(opcode: str) -> None:
    after = nvopt.run('target triple = "nvptx64-nvidia-cuda"\n' + chain(opcode), "invariant-division")
    assert after.count("= udiv i32 -1") == 2 == after.count("div i32")  # the reciprocals'
    assert after.count("@llvm.abs.i32(i32") == (2 + 2 + 1 if opcode == "sdiv" else 0)  # of divisors, of %n beside both, a declaration
    rng = random.Random(11)
    with Compiled(host_text(after)) as compiled:
        run = compiled.function(opcode)
        for first, d in numbers():
            e = rng.choice([rng.getrandbits(rng.randint(1, 32)), rng.choice(EDGES)])
            overflows = opcode == "sdiv" and d == MOST and 1 << 31 in (first, first + 1)
            if d and e and not overflows:
                assert run(first, d, e) & MOST == expected_of_chain(opcode, first, d, e), (first, d, e)


TWO_WAYS = """
define void @f(ptr %to, i32 %n, i32 %given, i1 %c) {
entry:
  %d = or i32 %given, 1
  %last = and i32 %n, 7
  br i1 %c, label %loop, label %other
other:
  %some = icmp ne i32 %last, 0
  br i1 %some, label %loop, label %exit
loop:
  %i = phi i32 [ 0, %entry ], [ 1, %other ], [ %next, %loop ]
  %sum = phi i32 [ 5, %entry ], [ 9, %other ], [ %more, %loop ]
  %product = mul i32 %i, %n
  %x = and i32 %product, 2147483647
  %q = sdiv i32 %x, %d  ; never -2^31 by -1
  %r = urem i32 %x, %d
  %both = xor i32 %q, %r
  %more = add i32 %sum, %both
  %next = add nuw i32 %i, 1
  %again = icmp ult i32 %next, %last
  br i1 %again, label %loop, label %exit
exit:
  %result = phi i32 [ 3, %other ], [ %more, %loop ]
  store i32 %result, ptr %to
  ret void
}
"""


def test_a_block_is_put_ahead_of_a_loop_that_branches_lead_into() -> None:
    after = nvopt.run('target triple = "nvptx64-nvidia-cuda"\n' + TWO_WAYS, "invariant-division")
    assert "\nloop.preheader:" in after
    assert after.count("div i32") == 2  # the reciprocals: one with a sign, one without
    compare(TWO_WAYS, after, "f", inputs=Inputs({0: Buffer(4, align=4)}), runs=200)
