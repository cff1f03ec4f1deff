"""version-alignment on random code: the same results at every misalignment, and nothing claimed that isn't so.

Programs load and store runs of consecutive elements, from several pointers which may overlap, in stretches, in loops whose addresses move
on and in both; indices are sums, products and shifts in i32 and i64, and claim as much as the element's alignment or nothing at all. What
LLVM makes of the result with all its optimizations is run, too: it believes the alias scopes. Some of the versions are made in pieces, with
accesses of 16 bytes at most or of 8, as where registers are few.

    python tests/differential/test_aligned_versions.py 5000 [SEED]      as many programs
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager, nullcontext

import pytest
from harness import Buffer, Inputs, compare

import nvopt
from nvopt.passes.version_alignment import plans
from nvopt.passes.version_alignment.plans import Plan
from nvopt.passes.version_alignment.pressure import Pressure

SIZE = 1280
MIDDLE = 32
ELEMENTS = {"i8": 1, "i16": 2, "half": 2, "i32": 4, "float": 4, "i64": 8, "double": 8, "<2 x float>": 8, "<4 x i8>": 4, "<2 x half>": 4}
KNOBS = {"version-alignment-min-accesses": "2", "version-alignment-growth": "1000"}


class Program:
    """A function `f` of three pointers and three numbers."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.lines: list[str] = []
        self.names = 0
        self.type = rng.choice([*ELEMENTS])
        self.size = ELEMENTS[self.type]
        self.align = self.size if rng.random() < 0.6 else 1 << rng.randrange(self.size.bit_length())
        self.noalias = rng.random() < 0.3
        self.values: list[str] = []
        self.counter = ""
        self.block = "entry"

    def emit(self, text: str) -> str:
        self.names += 1
        self.lines.append(f"  %v{self.names} = {text}")
        return f"%v{self.names}"

    def text(self) -> str:
        params = ", ".join(f"ptr {'noalias ' if self.noalias else ''}{name}" for name in ("%x", "%y", "%z"))
        for _ in range(self.rng.randrange(1, 4)):
            self.rng.choice([self.stretch, self.loop, self.loop, self.branch])()
        body = "\n".join(self.lines)
        return f"""define void @f({params}, i64 %n, i32 %m, i32 %k) {{
entry:
  %xm = getelementptr i8, ptr %x, i64 {MIDDLE}
  %ym = getelementptr i8, ptr %y, i64 {MIDDLE}
  %zm = getelementptr i8, ptr %z, i64 {MIDDLE}
{body}
  ret void
}}
declare void @side()
"""

    # -- addresses

    def row(self) -> str:
        """A number in elements: at most 4 * 16."""
        by = self.rng.choice([1, 2, 4, 4, 8, 16])
        match self.rng.randrange(6):
            case 0:
                return self.emit(f"mul i64 %n, {by}")
            case 1:
                return self.emit(f"sext i32 {self.emit(f'mul nsw i32 %m, {by}')} to i64")
            case 2:
                return self.emit(f"zext i32 {self.emit(f'shl nuw nsw i32 %m, {by.bit_length() - 1}')} to i64")
            case 3:
                return self.emit(f"sext i32 {self.emit('mul nsw i32 %m, %k')} to i64")
            case 4:
                wide = self.emit(f"sext i32 {self.emit('add nsw i32 %m, %k')} to i64")
                return self.emit(f"mul i64 {wide}, {by}")
        return "0"

    def run_of(self) -> tuple[str, int, list[int]]:
        """A base, in which form an index is made, and the elements of a run, as they are accessed."""
        count = self.rng.choice([2, 3, 4, 4, 6, 8, 8, 16])
        first = self.rng.choice([0, 0, 0, 0, 1, 2, 4])
        order = list(range(first, first + count))
        if self.rng.random() < 0.3:
            self.rng.shuffle(order)
        return self.rng.choice(["%xm", "%ym", "%zm"]), self.rng.randrange(3), order

    def address(self, base: str, row: str, form: int, element: int) -> str:
        if self.counter:
            row = self.emit(f"add i64 {row}, {self.counter}")
        if form == 0:
            at = self.emit(f"getelementptr {self.type}, ptr {base}, i64 {row}")
            return self.emit(f"getelementptr i8, ptr {at}, i64 {element * self.size}")
        if form == 1:
            return self.emit(f"getelementptr {self.type}, ptr {base}, i64 {self.emit(f'add i64 {row}, {element}')}")
        narrow = self.emit(f"trunc i64 {row} to i32")
        index = self.emit(f"sext i32 {self.emit(f'add nsw i32 {narrow}, {element}')} to i64")
        return self.emit(f"getelementptr {self.type}, ptr {base}, i64 {index}")

    # -- code

    def stretch(self) -> None:
        """Runs of loads and stores, each by itself or turn by turn with others."""
        turns: list[list[tuple[str, str]]] = []
        for _ in range(self.rng.randrange(1, 4)):
            base, form, order = self.run_of()
            row = self.row()
            kind = self.rng.choice(["load", "store"])
            turns.append([(kind, self.address(base, row, form, one)) for one in order])
        if self.rng.random() < 0.5:
            steps = [turn[at] for at in range(16) for turn in turns if at < len(turn)]
        else:
            steps = [step for turn in turns for step in turn]
        for kind, pointer in steps:
            self.access(kind, pointer)
            if self.rng.random() < 0.02:
                self.lines.append("  call void @side()")

    def access(self, kind: str, pointer: str) -> None:
        if kind == "load":
            self.values.append(self.emit(f"load {self.type}, ptr {pointer}, align {self.align}"))
            self.values = self.values[-12:]
        else:
            value = self.rng.choice(self.values or ["zeroinitializer"])
            self.lines.append(f"  store {self.type} {value}, ptr {pointer}, align {self.align}")

    def branch(self) -> None:
        self.names += 1
        at, outside = self.names, [*self.values]
        condition = self.emit(f"icmp ult i64 %n, {self.rng.randrange(4)}")
        self.lines += [f"  br i1 {condition}, label %then{at}, label %both{at}", f"then{at}:"]
        self.stretch()
        self.lines += [f"  br label %both{at}", f"both{at}:"]
        self.values = outside
        self.block = f"both{at}"

    def loop(self) -> None:
        """A loop whose addresses move on by elements, 0 to 4 times; what it computes is used behind it."""
        self.names += 1
        at, outside = self.names, [*self.values]
        step = self.rng.choice(["1", "2", "4", "8", "16", "%n"])
        before = self.block
        self.lines += [f"  br label %loop{at}", f"loop{at}:"]
        self.block = f"loop{at}"
        head = len(self.lines)
        self.counter = f"%c{at}"
        self.stretch()
        if self.rng.random() < 0.2:
            self.branch()
        self.counter = ""
        self.lines.insert(head, f"  %c{at} = phi i64 [ 0, %{before} ], [ %d{at}, %{self.block} ]")
        self.lines.insert(head, f"  %t{at} = phi i32 [ 0, %{before} ], [ %u{at}, %{self.block} ]")
        self.lines += [f"  %d{at} = add i64 %c{at}, {step}", f"  %u{at} = add i32 %t{at}, 1", f"  %w{at} = icmp ult i32 %u{at}, %k"]
        self.lines += [f"  br i1 %w{at}, label %loop{at}, label %done{at}", f"done{at}:"]
        self.block = f"done{at}"
        if self.rng.random() < 0.5:
            self.values = outside


def inputs(rng: random.Random, align: int, noalias: bool) -> Inputs:
    """Buffers of the alignments that the accesses ask for at least, some in one another."""
    aligns = [max(align, 1 << rng.choice([0, 1, 2, 3, 4, 4, 4, 5])) for _ in range(3)]
    if rng.random() < 0.4:
        aligns = [max(align, 16)] * 3
    overlaps = [None, None, None] if noalias else [None, rng.choice([None, 0]), rng.choice([None, None, 0, 1])]
    buffers = {at: Buffer(SIZE, aligns[at], overlaps[at]) for at in range(3)}
    return Inputs(buffers, {3: range(5), 4: range(5), 5: range(5)})


def check(seed: int) -> bool:
    """One program; whether there are two versions of anything in it."""
    rng = random.Random(seed)
    program = Program(rng)
    before = nvopt.run(program.text(), "verify")
    with in_pieces(seed % 3) if seed % 3 else nullcontext():
        return is_the_same(program, before, rng, seed)


@contextmanager
def in_pieces(way: int) -> Iterator[None]:
    """Has plans made in pieces: by the last way that there is (1) or the first (2)."""

    def affordable(pressure: Pressure, asked: Sequence[Plan], smaller: Callable[[Plan], Iterable[Plan]]) -> Iterator[tuple[Plan, None]]:
        for plan in asked:
            found = [*smaller(plan)]
            yield (found[way - 2] if found else plan), None

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Pressure, "affordable", affordable)
        patch.setattr(plans, "_PIECE", 16)
        patch.setattr(plans, "_LEAST_PIECE", 1)
        yield


def is_the_same(program: Program, before: str, rng: random.Random, seed: int) -> bool:
    after = nvopt.run(before, "version-alignment,verify<domtree>,verify<loops>", knobs=KNOBS)
    assert isinstance(after, str)
    for turn in range(3):
        compare(before, after, "f", inputs=inputs(rng, program.align, program.noalias), runs=8, seed=seed + turn)
    if rng.random() < 0.5:
        optimized = nvopt.run(after, "default<O3>")
        compare(before, optimized, "f", inputs=inputs(rng, program.align, program.noalias), runs=8, seed=seed, check_accesses=False)
    return ".unaligned" in after


@pytest.mark.parametrize("first", range(0, 80, 20))
def test_random_programs(first: int) -> None:
    assert sum(check(seed) for seed in range(first, first + 20)) >= 6


if __name__ == "__main__":
    start = int(sys.argv[2]) if len(sys.argv) > 2 else 1000
    versioned = 0
    for done in range(1, int(sys.argv[1]) + 1):
        versioned += check(start + done)
        if done % 100 == 0 or done == int(sys.argv[1]):
            print(f"{versioned} of {done} programs have two versions of something", flush=True)
