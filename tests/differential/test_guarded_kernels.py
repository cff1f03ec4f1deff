"""Kernels that test facts when they begin: the results of the general kernel, whether the facts are right or wrong.

Each kernel does what only a right fact allows to be simplified. So that a guard which lets a wrong fact through would be seen, the kernel
without a guard is run on the same wrong facts, and has to differ.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from pathlib import Path

import pytest
from harness import Buffer, Inputs, MismatchError, Pair, compare

import nvopt
from nvopt.ir import IntType, PointerType

HEAD = """target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.z()
declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
"""
ALIGNED = (
    HEAD
    + """define ptx_kernel void @k(ptr noundef %out, ptr noundef noalias %in) {
  %i1 = getelementptr float, ptr %in, i64 1
  %i2 = getelementptr float, ptr %in, i64 2
  %i3 = getelementptr float, ptr %in, i64 3
  %o1 = getelementptr float, ptr %out, i64 1
  %o2 = getelementptr float, ptr %out, i64 2
  %o3 = getelementptr float, ptr %out, i64 3
  %x0 = load float, ptr %in
  %x1 = load float, ptr %i1
  %x2 = load float, ptr %i2
  %x3 = load float, ptr %i3
  store float %x3, ptr %out
  store float %x2, ptr %o1
  store float %x1, ptr %o2
  store float %x0, ptr %o3
  ret void
}
"""
)
NUMBER = (
    HEAD
    + """define ptx_kernel void @k(ptr noundef %out, i32 noundef %n) {
  %below = icmp slt i32 %n, 4
  %above = icmp sgt i32 %n, 64
  %odd = and i32 %n, 3
  %third = srem i32 %n, 3
  %a = zext i1 %below to i32
  %b = zext i1 %above to i32
  %c = mul i32 %a, 2
  %d = add i32 %b, %c
  %e = mul i32 %d, 100
  %f = add i32 %e, %odd
  %g = mul i32 %f, 100
  %h = add i32 %g, %third
  %at = getelementptr i32, ptr %out, i64 1
  store i32 %h, ptr %out
  store i32 %n, ptr %at
  ret void
}
"""
)
LAUNCH = (
    HEAD
    + """define ptx_kernel void @k(ptr noundef %out) {
  %x = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %y = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %g = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %large = icmp ugt i32 %g, 9
  %odd = and i32 %g, 1
  %beyond = icmp uge i32 %t, 64
  %a = zext i1 %large to i32
  %b = zext i1 %beyond to i32
  %c = mul i32 %a, 2
  %d = add i32 %c, %b
  %e = mul i32 %d, 2
  %f = add i32 %e, %odd
  %o1 = getelementptr i32, ptr %out, i64 1
  %o2 = getelementptr i32, ptr %out, i64 2
  store i32 %x, ptr %out
  store i32 %y, ptr %o1
  store i32 %f, ptr %o2
  ret void
}
"""
)


def versions(text: str, facts: object, passes: str) -> tuple[str, str, str]:
    """The kernel, with facts that are tested, and with facts that are believed."""
    given = {"kernels": {"k": facts}}
    made = nvopt.run(text, passes, facts=given, facts_guard=True, cpu="sm_90")
    assert "$facts" not in made
    return nvopt.run(text, "verify"), made, nvopt.run(text, passes, facts=given, cpu="sm_90")


def stubs(registers: dict[str, int]) -> dict[str, str]:
    """Special registers of these values."""
    named = {f"llvm.nvvm.read.ptx.sreg.{register}": value for register, value in registers.items()}
    return {name: f"define i32 @{name}() {{\n  ret i32 {value}\n}}" for name, value in named.items()}


@pytest.mark.parametrize(("out", "into", "right"), [(16, 16, True), (4, 16, False), (16, 4, False), (8, 16, False), (4, 4, False)])
def test_alignment(out: int, into: int, right: bool) -> None:
    facts = {"args": {"out": {"align": 16, "nonnull": True}, "in": {"align": 16}}}
    before, guarded, believed = versions(ALIGNED, facts, "nvopt<O3>")
    inputs = Inputs({0: Buffer(64, out), 1: Buffer(64, into)})
    compare(before, guarded, "k", inputs=inputs, runs=6)
    if right:
        compare(before, believed, "k", inputs=inputs, runs=6)
    else:
        with pytest.raises(MismatchError):
            compare(before, believed, "k", inputs=inputs, runs=6)


NUMBERS: list[tuple[object, Sequence[int], Sequence[int]]] = [
    ({"min": 4, "max": 64}, [4, 5, 63, 64], [3, 65, 0, 2**31, 2**32 - 1]),
    ({"min": 4}, [4, 2**31 - 1], [3, 0, 2**31]),
    ({"max": 64}, [64, 0, 2**31, 2**32 - 1], [65, 2**31 - 1]),
    ({"divisible": 4}, [0, 4, 2**32 - 4], [1, 2, 3, 2**32 - 1]),
    ({"divisible": 3}, [0, 3, 2**32 - 3, 2**32 - 6], [1, 2, 2**32 - 1, 2**32 - 2]),
    ({"min": 0, "divisible": 3}, [0, 3, 2**31 - 2], [1, 2, 2**31 - 1]),
    ({"value": 12}, [12], [11, 13, 0]),
    ({"min": 4, "max": 64, "divisible": 12}, [12, 60], [6, 66, 3, 13]),
]


@pytest.mark.parametrize("passes", ["", "nvopt<O3>"])
@pytest.mark.parametrize(("facts", "right", "wrong"), NUMBERS, ids=lambda given: str(given)[:30])
def test_numbers(facts: object, right: Sequence[int], wrong: Sequence[int], passes: str) -> None:
    before, guarded, believed = versions(NUMBER, {"args": {"n": facts}}, passes)
    inputs = Inputs({0: Buffer(64, 4)}, {1: [*right, *wrong]})
    compare(before, guarded, "k", inputs=inputs, runs=40)
    compare(before, believed, "k", inputs=Inputs({0: Buffer(64, 4)}, {1: right}), runs=10)
    if passes:
        with pytest.raises(MismatchError):
            compare(before, believed, "k", inputs=Inputs({0: Buffer(64, 4)}, {1: wrong}), runs=20)


RIGHT = {"ntid.x": 64, "ntid.y": 2, "ntid.z": 1, "nctaid.x": 8, "tid.x": 63}


@pytest.mark.parametrize("passes", ["", "nvopt<O3>"])
@pytest.mark.parametrize(
    "wrong", [{}, {"ntid.x": 63, "tid.x": 62}, {"ntid.x": 65, "tid.x": 64}, {"ntid.y": 3}, {"nctaid.x": 10}, {"nctaid.x": 7}], ids=str
)
def test_launches(wrong: dict[str, int], passes: str) -> None:
    facts = {"block": [64, 2], "grid": {"x": {"max": 9, "divisible": 2}}}
    before, guarded, believed = versions(LAUNCH, facts, passes)
    read = stubs(RIGHT | wrong)
    inputs = Inputs({0: Buffer(64, 4)})
    compare(before, guarded, "k", inputs=inputs, runs=2, stubs=read)
    if not wrong:
        compare(before, believed, "k", inputs=inputs, runs=2, stubs=read)
    elif passes or "ntid.x" in wrong or "ntid.y" in wrong:
        with pytest.raises(MismatchError):
            compare(before, believed, "k", inputs=inputs, runs=2, stubs=read)


def test_threads_of_all_directions() -> None:
    facts = {"block": {"threads": {"max": 128}}}
    for y, taken in ((2, True), (3, False)):
        made = nvopt.run(LAUNCH, "", facts={"kernels": {"k": facts}}, facts_guard=True)
        read = stubs(RIGHT | {"ntid.y": y})
        marked = made.replace("store i32 %x.facts", "store i32 77")
        assert marked != made
        inputs = Inputs({0: Buffer(64, 4)})
        if taken:
            with pytest.raises(MismatchError):
                compare(LAUNCH, marked, "k", inputs=inputs, runs=1, stubs=read)
        else:
            compare(LAUNCH, marked, "k", inputs=inputs, runs=1, stubs=read)


def test_random_numbers() -> None:
    """Random facts, and numbers at their ends."""
    rng = random.Random(5)
    for _ in range(12):
        ends = sorted(rng.choice([-5, 0, 3, 64, 1000, -(2**31), 2**31 - 1]) + rng.randrange(-1, 2) for _ in range(2))
        least, most = (max(-(2**31), min(end, 2**31 - 1)) for end in ends)
        divisor = rng.choice([1, 2, 3, 4, 16])
        if most // divisor * divisor < least:
            continue
        facts = {"min": least, "max": most, "divisible": divisor}
        before, guarded, _ = versions(NUMBER, {"args": {"n": facts}}, "nvopt<O2>")
        near = [(end + by) % 2**32 for end in (least, most) for by in (-divisor, -1, 0, 1, divisor)]
        compare(before, guarded, "k", inputs=Inputs({0: Buffer(64, 4)}, {1: near}), runs=25)


def test_kernels_of_a_fixture() -> None:
    """Kernels with barriers and shared memory, with arrays that are aligned as the facts say and such that are not."""
    text = (Path(__file__).parents[2] / "fixtures" / "reduction.ll").read_text()
    kernels = {function.name: function.args for function in nvopt.parse(text).functions if function.is_kernel}
    said: dict[type, object] = {PointerType: {"align": 16}, IntType: {"min": 1, "max": 9, "divisible": 2}}
    facts = {
        name: {
            "block": {"x": {"min": 16, "max": 64}},
            "args": {
                str(at): said[type(arg.type)] for at, arg in enumerate(args) if type(arg.type) in said and "byval" not in arg.attributes
            },
        }
        for name, args in kernels.items()
    }
    before = nvopt.run(text, "nvvm-reflect", cpu="sm_90")
    after = nvopt.run(text, "nvopt<O3>", facts={"kernels": facts}, facts_guard=True, cpu="sm_90")
    with Pair(before, after) as pair:
        for name, args in kernels.items():
            for align in (16, 4):
                buffers = {at: Buffer(1 << 12, align) for at, arg in enumerate(args) if isinstance(arg.type, PointerType)}
                numbers = {at: (0, 1, 2, 8, 9, 10) for at, arg in enumerate(args) if isinstance(arg.type, IntType)}
                pair.compare(name, inputs=Inputs(buffers, numbers), runs=3)
