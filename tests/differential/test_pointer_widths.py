"""short-pointers: what it takes does the same with either width, and what it refuses may not."""

from __future__ import annotations

import random
import re
from collections import Counter

import pytest
from pointer_widths import OUT, UndefinedError, run

import nvopt
from nvopt.ir import Module
from nvopt.passes.short_pointers.objections import Objection, first_objection, touched_functions
from nvopt.target.short_pointers import with_short_pointers

LONG = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
HEAD = f"""target datalayout = "{LONG}"
target triple = "nvptx64-nvidia-cuda"
@out = addrspace(1) global [64 x i64] zeroinitializer
@s = internal addrspace(3) global [16 x i32] zeroinitializer
@t = internal addrspace(3) global [16 x i32] zeroinitializer
@c = internal addrspace(4) constant [8 x i32] [i32 7, i32 1, i32 8, i32 2, i32 9, i32 3, i32 11, i32 4]
"""
ARGUMENTS = [(0, 0), (3, 5), (-2, -7), ((1 << 32) + 1, 1), (1 << 31, -(1 << 31)), (-(1 << 33), 12)]
SIZES = {"@s": 64, "@t": 64, "@c": 32}


class Program:
    """A kernel `k(out, i64, i32)`: walks from a variable to another place in it, by way of places that may lie anywhere."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)
        self.lines: list[str] = []
        self.count = self.outputs = 0
        self.tame = self.rng.random() < 0.5  # what the walk sees on its way has a fair chance to be taken
        for _ in range(self.rng.randrange(1, 4)):
            self._walk()
        body = "\n".join(self.lines)
        helper = "define internal i32 @get(ptr addrspace(3) %p) {\n%v = load i32, ptr addrspace(3) %p\nret i32 %v\n}\n"
        self.text = f"{HEAD}{helper}define ptx_kernel void @k(ptr addrspace(1) %out, i64 %i, i32 %n) {{\n{body}\nret void\n}}\n"

    def _new(self, text: str) -> str:
        self.count += 1
        self.lines.append(f"%v{self.count} = {text}")
        return f"%v{self.count}"

    def _out(self, type: str, value: str) -> None:
        self.outputs += 1
        place = f"getelementptr inbounds (i64, ptr addrspace(1) @out, i64 {self.outputs % 64})"
        self.lines.append(f"store {type} {value}, ptr addrspace(1) {place}")

    def _walk(self) -> None:
        rng = self.rng
        base = rng.choice(list(SIZES))
        self.type, pointer = f"ptr addrspace({4 if base == '@c' else 3})", base
        at: int | None = 0  # None while nobody knows
        goal = 4 * rng.randrange(SIZES[base] // 4)
        detour = rng.choice([0, 4, -16, -2048, 1 << 31, 1 << 32, -(1 << 32), -(1 << 33), None])
        for step in (detour, 8, -8, detour):
            if step is None:
                by = "%i" if at is not None else self._new("sub i64 0, %i")
                pointer = self._new(f"getelementptr i32, {self.type} {pointer}, i64 {by}")
                at = None if at is not None else 0
            elif at is None:
                pointer = self._new(f"getelementptr i8, {self.type} {pointer}, i64 {step}")
            else:
                move = -step if at == step and step is detour else step
                inside = all(0 <= place <= SIZES[base] for place in (at, at + move))
                flag = "inbounds " if inside and rng.random() < 0.9 else ""
                pointer, at = self._new(f"getelementptr {flag}i8, {self.type} {pointer}, i64 {move}"), at + move
            if rng.random() < (0.1 if self.tame else 0.5):
                pointer = self._seen(pointer, base)
        pointer = self._new(f"getelementptr i8, {self.type} {pointer}, i64 {goal - (at or 0)}")
        if base != "@c" and rng.random() < 0.5:
            self.lines.append(f"store i32 {rng.randrange(99)}, {self.type} {pointer}")
        self._out("i32", self._new(f"load i32, {self.type} {pointer}"))

    def _seen(self, pointer: str, base: str) -> str:
        """Does something with an address on the way; the pointer with which to go on."""
        space = "addrspace" in self.type
        match self.rng.randrange(8):
            case 0 if space:
                pointer = self._new(f"addrspacecast {self.type} {pointer} to ptr")
                self.type = "ptr"
            case 1:
                self._out("i1", self._new(f"icmp {self.rng.choice(['eq', 'ult', 'ugt', 'slt'])} {self.type} {pointer}, null"))
            case 2 if space:
                self._out("i1", self._new(f"icmp {self.rng.choice(['eq', 'ult', 'ugt'])} {self.type} {pointer}, {base}"))
            case 3:
                self._out("i64", self._new(f"ptrtoint {self.type} {pointer} to i64"))
            case 4:
                wide = self._new(f"ptrtoint {self.type} {pointer} to i64")
                self._out("i32", self._new(f"trunc i64 {wide} to i32"))
            case 5 if space:
                pointer = self._new(f"inttoptr i64 {self._new(f'ptrtoint {self.type} {pointer} to i64')} to {self.type}")
            case 6:
                other = self._new(f"getelementptr i8, {self.type} {pointer}, i64 0")
                pointer = self._new(f"select i1 {self._new('icmp slt i32 %n, 3')}, {self.type} {pointer}, {self.type} {other}")
            case 7 if self.type == "ptr addrspace(3)":
                self._out("i32", self._new(f"call i32 @get(ptr addrspace(3) {pointer})"))
        return pointer


def outcomes(text: str) -> list[bytes | None]:
    """What the kernel does with each pair of arguments, None where it has no meaning."""
    found: list[bytes | None] = []
    module = Module.parse(text)
    for i, n in ARGUMENTS:
        try:
            found.append(run(module, "k", [OUT, i % (1 << 64), n % (1 << 32)]))
        except UndefinedError:
            found.append(None)
    return found


def differs(before: list[bytes | None], after: list[bytes | None]) -> bool:
    """Whether anything that had a meaning has another one now."""
    return any(old is not None and old != new for old, new in zip(before, after, strict=True))


def canonical(text: str) -> str:
    return str(nvopt.parse(text))


def forced(text: str) -> str:
    """The module with short pointers, whatever it does with them."""
    return text.replace(LONG, with_short_pointers(LONG))


def _objection(text: str) -> Objection | None:
    module = Module.parse(text)
    return first_objection(module, touched_functions(module))


INFERRED = "memory-space-opt<second-time;no-warnings>"
"""Computes in the narrow space what was generic, where that is the same."""


def test_programs() -> None:
    """What is taken does the same, also when what follows computes in 32 bits; of what is refused some does not, by each rule."""
    refused = Counter[str]()
    taken = 0
    for seed in range(100):
        text = canonical(Program(seed).text)
        before = outcomes(text)
        objection = _objection(text)
        made = nvopt.run(text, "short-pointers")
        if objection is not None:
            assert made == text
            refused[objection.reason] += differs(before, outcomes(forced(text)))
            continue
        assert made == forced(text)
        taken += any(outcome is not None for outcome in before)
        for then in ("", INFERRED):
            assert not differs(before, outcomes(nvopt.run(made, then) if then else made)), (seed, then)
    assert taken > 30
    assert {reason for reason, count in refused.items() if count} >= {
        "an address as an integer of more than 32 bits",
        "a comparison of addresses that may lie outside of any variable",
        "the generic address of a place that may lie outside of any variable",
    }


def kernel(lines: str) -> str:
    """A kernel of these lines, which has to do with shared memory."""
    end = "store i32 1, ptr addrspace(3) @s\nret void"
    return canonical(f"{HEAD}define ptx_kernel void @k(ptr addrspace(1) %out, i64 %i, i32 %n) {{\n{lines}\n{end}\n}}\n")


STRAY = "%p = getelementptr i32, ptr addrspace(3) @s, i64 %i\n%j = sub i64 1, %i\n"
GENERIC = "%h = addrspacecast ptr addrspace(3) @s to ptr\n%p = getelementptr i32, ptr %h, i64 %i\n%j = sub i64 1, %i\n"
LATER = "%q = getelementptr i32, ptr %{0}, i64 %j\nstore i32 5, ptr %q"


@pytest.mark.parametrize(
    ("lines", "reason"),
    [
        (STRAY + "%x = icmp ugt ptr addrspace(3) %p, @s\nstore i1 %x, ptr addrspace(1) %out", "a comparison of addresses that may"),
        (STRAY + "%g = addrspacecast ptr addrspace(3) %p to ptr\n" + LATER.format("g"), "the generic address of a place"),
        (STRAY + "%x = ptrtoint ptr addrspace(3) %p to i64\nstore i64 %x, ptr addrspace(1) %out", "an address as an integer"),
        ("%p = inttoptr i64 %i to ptr addrspace(3)\n%x = icmp eq ptr addrspace(3) %p, null\nstore i1 %x, ptr addrspace(1) %out",
         "an address from an integer"),
        ("%p = getelementptr ptr addrspace(3), ptr addrspace(1) %out, i32 1\nstore i32 5, ptr addrspace(1) %p", "the size of such"),
        ("%p = getelementptr { i8, ptr addrspace(3), i32 }, ptr addrspace(1) %out, i32 0, i32 2\nstore i32 5, ptr addrspace(1) %p",
         "such pointers are held by"),
        ("store ptr addrspace(3) @s, ptr addrspace(1) %out\n%x = load i64, ptr addrspace(1) %out\n"
         "%p = getelementptr i8, ptr addrspace(1) %out, i64 4\nstore i32 -1, ptr addrspace(1) %p\n"
         "store ptr addrspace(3) @t, ptr addrspace(1) %out", "such a pointer in memory"),
    ],
)  # fmt: skip
def test_what_is_refused_may_differ(lines: str, reason: str) -> None:
    """A program for each rule on addresses and sizes that would mean something else."""
    text = kernel(lines)
    objection = _objection(text)
    assert objection is not None
    assert objection.reason.startswith(reason)
    assert differs(outcomes(text), outcomes(forced(text)))


def test_code_generation_narrows_generic_addresses() -> None:
    """What the rule on generic addresses that are made of such a pointer is for: code generation adds in 32 bits, and then makes the sum
    generic."""
    text = kernel(GENERIC + LATER.format("p") + "\nstore ptr %p, ptr addrspace(1) %out")
    objection = _objection(text)
    assert objection is not None
    assert objection.reason.startswith("a generic address, made of such a pointer")
    ptx = nvopt.run(forced(text), "", emit="ptx")
    assert re.search(r"add\.s32 \t(%r\d+),.*cvt\.u64\.u32 \t(%rd\d+), \1;\n\tcvta\.shared\.u64 \t%rd\d+, \2;", ptx, re.S)
