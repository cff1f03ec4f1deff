"""What ScalarEvolution says of random functions is so when they are executed: on small integers, and in legal launches of kernels."""

from __future__ import annotations

import random

import pytest
from claims import Claims, bytes_for
from effort import examples
from hypothesis import given, settings
from hypothesis import strategies as st
from launches import registers
from llvmlite import binding as llvm
from programs import GET, kernel, program

from nvopt.analysis.scev.scalar_evolution import ScalarEvolution
from nvopt.ir import Function, Module
from nvopt.knobs import KnobValues
from nvopt.target.special_registers import PREFIX

SEEDS = st.integers(0, 1 << 40)
BOUNDS = [
    ("", (), ()),
    ('"nvvm.maxntid"="128"', (128,), ()),
    ('"nvvm.maxntid"="64,2,8"', (64, 2, 8), ()),
    ('"nvvm.reqntid"="64,2"', (), (64, 2)),
    ('"nvvm.reqntid"="1"', (), (1,)),
]


def parsed(text: str) -> Function:
    module = Module.parse(str(llvm.parse_assembly(text, llvm.create_context())))
    return next(function for function in module.functions if not function.is_declaration)


ScalarEvolution(parsed(program(random.Random(0))))  # raises the recursion limit, which hypothesis objects to once a test runs


FOUND = {
    "abs: the least integer's negation": """
declare i8 @llvm.abs.i8(i8, i1)

define i16 @f(i8 %a, i8 %b) {
  %1 = call i8 @llvm.abs.i8(i8 %a, i1 true)
  %2 = sub i8 0, %a
  %3 = sext i8 %2 to i16
  ret i16 %3
}
""",
    "nuw: an increment that wraps, beside one that may": """
define i8 @f(i8 %a, i8 %b) {
entry:
  br label %loop

loop:
  %i = phi i8 [ 7, %entry ], [ %i.next, %loop ]
  %j = phi i8 [ 7, %entry ], [ %j.next, %loop ]
  %i.next = add i8 %i, -1
  %j.next = add nuw i8 %j, -1
  %more = icmp sgt i8 %i.next, 3
  br i1 %more, label %loop, label %exit

exit:
  ret i8 %i
}
""",
    "nsw: an increment that wraps, beside a product that may": """
define i8 @f(i8 %a, i8 %b) {
entry:
  br label %loop

loop:
  %i = phi i8 [ 40, %entry ], [ %i.next, %loop ]
  %j = phi i8 [ 120, %entry ], [ %j.next, %loop ]
  %k = mul i8 %i, 3
  %wide = sext i8 %k to i16
  %i.next = add i8 %i, 1
  %j.next = add nsw i8 %j, 3
  %more = icmp ult i8 %i.next, 46
  br i1 %more, label %loop, label %exit

exit:
  ret i8 %i
}
""",
    "count: another exit ahead of the branch on poison": """
define i8 @f(i8 %a, i8 range(i8 -20, -19) %b) mustprogress {
entry:
  br label %loop
loop:
  %i = phi i8 [ %a, %entry ], [ %in, %latch ]
  %j = phi i8 [ %b, %entry ], [ %jn, %latch ]
  %c1 = icmp sle i8 %i, 3
  br i1 %c1, label %exit, label %mid
mid:
  %in = add nsw i8 %i, -16
  %jn = add nuw i8 %j, 3
  br label %latch
latch:
  %c2 = icmp slt i8 %j, 7
  br i1 %c2, label %loop, label %exit
exit:
  ret i8 0
}
""",
    "a value that is older than what its expression is of, behind a cycle of two entries": """
define i8 @f(i8 %a, i8 %b) {
entry:
  %which = icmp eq i8 %a, 9
  br i1 %which, label %second, label %first
first:
  %i = phi i8 [ %a, %entry ], [ %j, %second ]
  %once = icmp eq i8 %i, %a
  br i1 %once, label %beside, label %second
beside:
  %v = add i8 %i, 7
  br label %second
second:
  %from = phi i8 [ %a, %entry ], [ %i, %first ], [ %v, %beside ]
  %j = add i8 %from, 1
  %more = icmp ult i8 %j, 100
  br i1 %more, label %first, label %exit
exit:
  ret i8 %from
}
""",
}
SEEDS_FOUND = [57148]


@pytest.mark.parametrize("text", FOUND.values(), ids=FOUND)
def test_what_was_found(text: str) -> None:
    function = parsed(text)
    claims = Claims(ScalarEvolution(function), random.Random(0))
    depends = text.count("%a") > 1  # on more than its parameters
    for a in range(256 if depends else 8):
        claims.check([a, 236 if "range" in text else (37 * a + 11) % 256], {})


@pytest.mark.parametrize("seed", SEEDS_FOUND)
def test_seeds_that_were_found(seed: int) -> None:
    _check_program(seed)


@settings(max_examples=examples(15))
@given(SEEDS)
def test_small_integers(seed: int) -> None:
    _check_program(seed)


def _check_program(seed: int) -> None:
    rng = random.Random(seed)
    function = parsed(program(rng))
    claims = Claims(ScalarEvolution(function), rng)
    for _ in range(6):
        claims.check(bytes_for(function, rng), {"get": rng.choice(GET)})


@pytest.mark.parametrize("positive", ["true", "false"])
@settings(max_examples=examples(8))
@given(SEEDS)
def test_every_launch(positive: str, seed: int) -> None:
    rng = random.Random(seed)
    attributes, most, required = rng.choice(BOUNDS)
    function = parsed(kernel(rng, attributes))
    claims = Claims(ScalarEvolution(function, knobs=KnobValues.parse({"aggressive-positive-stride-analysis": positive})), rng)
    for _ in range(6):
        launch = registers(rng, most, required)
        claims.check([_bound(rng, launch) for _ in function.args], launch, 200)


def _bound(rng: random.Random, launch: dict[str, int]) -> int:
    """A number of elements: an extreme one, or one that the thread reaches in few strides, which may lead beyond 32 bits."""
    tid, size, block, blocks = (launch[f"{PREFIX}{name}.x"] for name in ("tid", "ntid", "ctaid", "nctaid"))
    start, stride = rng.choice(((block * size + tid, size * blocks), (tid, size)))
    near = start + rng.randrange(5) * stride + rng.randrange(-2, 3)
    extremes = (0, 1, 5, 100, (1 << 31) - 1, (1 << 31) - 2, 1 << 31, (1 << 32) - 1, rng.randrange(1 << 32), rng.randrange(5000))
    return rng.choice((near, rng.choice(extremes))) % (1 << 32)
