"""loop-index-split: loops with a condition on their counter, before and after, for bounds inside, outside and at the ends of the range.

Each iteration stores what it is, so that lost, doubled and reordered ones show.
"""

import random
import re

from harness import Buffer, Inputs, Pair

import nvopt

PREDICATES = ("slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge", "eq", "ne")
STEPS = (1, 3, -1, -2)
ENDS = [-(1 << 31), -(1 << 31) + 1, (1 << 31) - 1, (1 << 31) - 2]


def loop(name: str, predicate: str, step: int, rng: random.Random) -> str:
    """A loop of %n iterations, one at least: the counter starts at %s, or %s and more, and is compared with %m on one side or the other."""
    counter = rng.choice(["%i", "%i", "%wide", "%moved"])
    type, bound = ("i64", "%m64") if counter == "%wide" else ("i32", "%m")
    extend = "zext" if predicate[0] == "u" else "sext"
    flags = "nuw nsw" if step > 0 else "nsw"
    asked = f"{counter}, {bound}" if rng.random() < 0.5 else f"{bound}, {counter}"
    again = rng.random() < 0.5
    targets = "label %loop, label %exit" if again else "label %exit, label %loop"
    return f"""
define i32 @{name}(ptr %p, i32 %s, i8 %n, i32 %m) {{
entry:
  %count = zext i8 %n to i32
  %m64 = {extend} i32 %m to i64
  br label %loop
loop:
  %i = phi i32 [ %s, %entry ], [ %i1, %latch ]
  %t = phi i32 [ 0, %entry ], [ %t1, %latch ]
  %hash = phi i32 [ 1, %entry ], [ %hash1, %latch ]
  %moved = add {flags} i32 %i, 5
  %wide = {extend} i32 %i to i64
  %c = icmp {predicate} {type} {asked}
  br i1 %c, label %yes, label %no
yes:
  %x = mul i32 %hash, 31
  %y = xor i32 %x, %i
  br label %latch
no:
  %u = mul i32 %hash, 17
  %v = add i32 %u, %t
  store volatile i32 %v, ptr %p
  br label %latch
latch:
  %hash1 = phi i32 [ %y, %yes ], [ %v, %no ]
  %q = getelementptr i32, ptr %p, i32 %t
  store i32 %hash1, ptr %q
  %i1 = add {flags} i32 %i, {step}
  %t1 = add nuw nsw i32 %t, 1
  %d = icmp {"ult" if again else "uge"} i32 %t1, %count
  br i1 %d, {targets}
exit:
  %last = zext i1 %c to i32
  %both = add i32 %hash1, %last
  %all = xor i32 %both, %i
  ret i32 %all
}}
"""


def test_each_iteration_is_done_once_and_in_order() -> None:
    rng = random.Random(7)
    cases = [(f"f{number}", *case) for number, case in enumerate(rng.sample([(p, s) for p in PREDICATES for s in STEPS], 14))]
    text = 'target triple = "nvptx64-nvidia-cuda"\n' + "".join(loop(*case, rng) for case in cases)
    before = nvopt.run(text, "no-op-module")
    after = nvopt.run(text, "loop-index-split")
    pieces = {}
    for name, predicate, step in cases:
        body = after[after.index(f"@{name}(") :]
        pieces[name] = len(re.findall(r"^loop[^:\n]*split[^:\n]*:", body[: body.index("\n}")], re.M))
        unsigned_down = predicate[0] == "u" and step < 0
        assert bool(pieces[name]) == (not unsigned_down), (name, predicate, step)
    with Pair(before, after) as pair:
        for name, predicate, step in cases:
            starts = range(8) if step > 0 else range(30, 40)
            low, high = min(starts) - 5, max(starts) + 50
            bounds = [*range(max(low, 0) if predicate[0] == "u" else low, high), *ENDS] if step > 0 else [*range(-10, 50), *ENDS]
            inputs = Inputs({0: Buffer(64, align=4)}, {1: list(starts), 2: range(14), 3: bounds})
            pair.compare(name, inputs=inputs, runs=40, seed=len(name))


def test_conditions_within_conditions_and_both_ends_of_a_range() -> None:
    """A halo: two splits, of a loop within a loop whose bounds it doesn't know."""
    text = """target triple = "nvptx64-nvidia-cuda"
define i32 @halo(ptr %p, i8 %rows, i8 %n, i32 %from, i32 %to) {
entry:
  %height = zext i8 %rows to i32
  %count = zext i8 %n to i32
  br label %outer
outer:
  %row = phi i32 [ 0, %entry ], [ %row1, %row.end ]
  %acc = phi i32 [ 0, %entry ], [ %sum1, %row.end ]
  br label %loop
loop:
  %i = phi i32 [ 0, %outer ], [ %i1, %latch ]
  %sum = phi i32 [ %acc, %outer ], [ %sum1, %latch ]
  %low = icmp slt i32 %i, %from
  br i1 %low, label %outside, label %high.test
high.test:
  %high = icmp sge i32 %i, %to
  br i1 %high, label %outside, label %inside
outside:
  %a = phi i32 [ 3, %loop ], [ 5, %high.test ]
  %b = mul i32 %sum, %a
  br label %latch
inside:
  %q = getelementptr i32, ptr %p, i32 %i
  %x = load i32, ptr %q
  %y = xor i32 %x, %row
  store i32 %y, ptr %q
  %z = add i32 %sum, %y
  br label %latch
latch:
  %sum1 = phi i32 [ %b, %outside ], [ %z, %inside ]
  %i1 = add nuw nsw i32 %i, 1
  %more = icmp slt i32 %i1, %count
  br i1 %more, label %loop, label %row.end
row.end:
  %row1 = add nuw nsw i32 %row, 1
  %again = icmp slt i32 %row1, %height
  br i1 %again, label %outer, label %exit
exit:
  ret i32 %sum1
}
"""
    after = nvopt.run(text, "loop-index-split")
    assert len(set(re.findall(r"^(loop[^:\n]*split[^:\n]*):", after, re.M))) >= 2
    with Pair(nvopt.run(text, "no-op-module"), after) as pair:
        values = {1: range(4), 2: range(16), 3: [*range(-2, 18), *ENDS], 4: [*range(-2, 18), *ENDS]}
        pair.compare("halo", inputs=Inputs({0: Buffer(64, align=4)}, values), runs=300)
