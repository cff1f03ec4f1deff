"""loop-exit-test: loops with counters of 8 bits, which wrap around soon, before and after, for every limit that there is.

Loops without flags run for every limit: they end by their fuel where the counter leaves the limit out. Those with flags run for limits at
which they are defined.
"""

import itertools
import random

from effort import IS_LONG
from harness import Inputs, Pair

import nvopt

STEPS = (1, 2, 4, 3, -1, -2, 64, -128)
STARTS = (0, 1, 4, 120, 127, -128, -1, -8)
GUARDS = (
    "sgt i8 %n, 0",
    "sge i8 %n, 0",
    "ugt i8 %n, 3",
    "ne i8 %n, 0",
    "slt i8 %n, 0",
    "ult i8 %n, 200",
    "sgt i8 5, %n",
    "eq i8 %n, 1",
    "sle i8 %n, 12",
)
LIMITS = (
    ("%n", ""),
    ("%n", ""),
    ("%m", "  %m = and i8 %n, 124\n"),
    ("%m", "  %m = and i8 %n, -4\n"),
    ("%m", "  %m = and i8 %n, 3\n"),
    ("%m", "  %k = lshr i8 %n, 2\n  %l = add i8 %k, 1\n  %m = and i8 %l, 60\n"),
    ("%m", "  %m = add i8 %n, 1\n"),
    ("%m", "  %m = sub i8 %n, 7\n"),
)
COUNT = 5000 if IS_LONG else 120  # as `make fuzz` asks for


def loop(name: str, rng: random.Random) -> str:
    """A loop by an equality, with none to three branches ahead, a counter that may run into its limit from either side, and fuel."""
    step, start = rng.choice(STEPS), str(rng.choice(STARTS))
    limit, made = rng.choice(LIMITS)
    if rng.random() < 0.3:
        start, limit = limit, start
    asked = f"%next, {limit}" if rng.random() < 0.5 else f"{limit}, %next"
    back_first = rng.random() < 0.5
    text = f"define i32 @{name}(i8 %n) {{\nentry:\n  br label %g0\n"
    guards = [rng.choice(GUARDS) for _ in range(rng.randrange(4))]
    for at, guard in enumerate(guards):
        targets = f"label %g{at + 1}, label %skip" if rng.random() < 0.6 else f"label %skip, label %g{at + 1}"
        text += f"g{at}:\n  %c{at} = icmp {guard}\n  br i1 %c{at}, {targets}\n"
    return (
        text
        + f"""g{len(guards)}:
{made}  br label %loop
loop:
  %i = phi i8 [ {start}, %g{len(guards)} ], [ %next, %latch ]
  %fuel = phi i32 [ 300, %g{len(guards)} ], [ %less, %latch ]
  %hash = phi i32 [ 1, %g{len(guards)} ], [ %hash1, %latch ]
  %w = zext i8 %i to i32
  %x = mul i32 %hash, 31
  %hash1 = add i32 %x, %w
  %less = add i32 %fuel, -1
  %out = icmp eq i32 %less, 0
  br i1 %out, label %exit, label %latch
latch:
  %next = add i8 %i, {step}
  %t = icmp {"ne" if back_first else "eq"} i8 {asked}
  br i1 %t, {"label %loop, label %exit" if back_first else "label %exit, label %loop"}
exit:
  ret i32 %hash1
skip:
  ret i32 7
}}
"""
    )


def every_limit(name: str, function: str) -> str:
    """What a function says of all limits, as one number."""
    return f"""define i32 @{name}() {{
entry:
  br label %all
all:
  %n = phi i32 [ 0, %entry ], [ %n1, %all ]
  %sum = phi i32 [ 0, %entry ], [ %sum1, %all ]
  %narrow = trunc i32 %n to i8
  %one = call i32 @{function}(i8 %narrow)
  %many = mul i32 %sum, 17
  %sum1 = add i32 %many, %one
  %n1 = add i32 %n, 1
  %more = icmp ult i32 %n1, 256
  br i1 %more, label %all, label %end
end:
  ret i32 %sum1
}}
"""


def test_loops_end_where_they_did_for_every_limit() -> None:
    rng = random.Random(3)
    before = 'target triple = "nvptx64-nvidia-cuda"\n' + "".join(loop(f"f{number}", rng) for number in range(COUNT))
    after = nvopt.run(before, "loop-exit-test")
    drivers = "".join(every_limit(f"all{number}", f"f{number}") for number in range(COUNT))
    orders = [
        after.count(f" = icmp {predicate} i8 %next") - before.count(f" = icmp {predicate} i8 %next")
        for predicate in ("sge", "slt", "uge", "sle", "ugt")
    ]
    assert min(orders) > 0, orders
    with Pair(before + drivers, after + drivers) as pair:
        for number in range(COUNT):
            pair.compare(f"all{number}", inputs=Inputs({}, {}), runs=1)


def test_counters_with_flags_end_where_they_did() -> None:
    """Started anywhere, they reach their limit in any number of iterations that they can."""
    text = 'target triple = "nvptx64-nvidia-cuda"\n'
    for number, (step, flags) in enumerate(itertools.product((1, 3, -1, -5), ("nsw", "nuw", "nuw nsw"))):
        if step < 0 and "nuw" in flags:
            continue
        signed = "nsw" in flags
        low, high = (-128 if flags == "nsw" else 0, 127) if signed else (0, 255)
        room = f"sub i32 {high}, %start" if step > 0 else f"sub i32 %start, {low}"
        text += f"""
define i32 @f{number}(i8 %s, i8 %n) {{
entry:
  br label %loop
loop:
  %i = phi i8 [ %s, %entry ], [ %next, %loop ]
  %hash = phi i32 [ 1, %entry ], [ %hash1, %loop ]
  %w = zext i8 %i to i32
  %x = mul i32 %hash, 31
  %hash1 = add i32 %x, %w
  %next = add {flags} i8 %i, {step}
  %t = icmp eq i8 %next, %n
  br i1 %t, label %exit, label %loop
exit:
  ret i32 %hash1
}}
define i32 @g{number}(i8 %s, i8 %k) {{
  %from = {"sext" if flags == "nsw" else "zext"} i8 %s to i32
  %inside = icmp sle i32 %from, {high}
  %start = select i1 %inside, i32 %from, i32 0
  %room = {room}
  %most = udiv i32 %room, {abs(step)}
  %none = icmp eq i32 %most, 0
  br i1 %none, label %out, label %in
in:
  %kk = zext i8 %k to i32
  %rest = urem i32 %kk, %most
  %times = add i32 %rest, 1
  %far = mul i32 %times, {step}
  %limit = add i32 %start, %far
  %s8 = trunc i32 %start to i8
  %l8 = trunc i32 %limit to i8
  %r = call i32 @f{number}(i8 %s8, i8 %l8)
  ret i32 %r
out:
  ret i32 0
}}
"""
    after = nvopt.run(text, "loop-exit-test")
    assert " = icmp eq i8 %next" not in after
    with Pair(nvopt.run(text, "no-op-module"), after) as pair:
        for number in (at for at in range(12) if f"@g{at}(" in text):
            pair.compare(f"g{number}", inputs=Inputs({}, {0: range(256), 1: range(256)}), runs=200, seed=number)
