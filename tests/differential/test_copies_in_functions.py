"""lower-aggr-copies in whole functions: random programs with copies in branches, loops and switches, run before and after.

Every program threads a number through all its blocks, so that each join has a phi, and mixes bytes of its buffers into it: a phi that names
the wrong block, a use that lost its definition or a copy in the wrong place changes the result, or doesn't verify.
"""

from __future__ import annotations

from collections.abc import Callable

from harness import Buffer, Inputs, compare
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import nvopt

SIZE = 96
# Pointer arguments: name -> (address space, alignment, argument whose buffer it may run into).
BUFFERS = {"a": (1, 16, None), "b": (1, 4, 0), "c": (0, 1, 0)}
SHARED = 3
INPUTS = Inputs(
    buffers={i: Buffer(SIZE, align, overlaps) for i, (_, align, overlaps) in enumerate(BUFFERS.values())},
    values={3: list(range(48)), 4: list(range(1 << 16))},
)


class Program:
    """A function under construction: `number` is the value that every block passes on, `block` the one being written."""

    def __init__(self, draw: st.DrawFn) -> None:
        self.draw = draw
        self.lines: list[str] = []
        self.declared: set[str] = set()
        self.number = "%x"
        self.block = "entry"
        self.names = 0
        self.budget = draw(st.integers(2, 9))

    def fresh(self, stem: str) -> str:
        self.names += 1
        return f"{stem}{self.names}"

    def line(self, text: str) -> None:
        self.lines.append(f"  {text}")

    def start(self, label: str) -> None:
        self.lines.append(f"{label}:")
        self.block = label

    def text(self) -> str:
        self.statements(0)
        params = ", ".join(f"{pointer_type(space)} %{name}" for name, (space, _, _) in BUFFERS.items())
        declarations = "\n".join(sorted(self.declared))
        variable = f"@shared = internal addrspace({SHARED}) global [{SIZE} x i8] zeroinitializer, align 16"
        head = f"define i64 @f({params}, i64 %n, i64 %x) {{\nentry:"
        return "\n".join([variable, "", head, *self.lines, f"  ret i64 {self.number}", "}", "", declarations, ""])

    # -- statements

    def statements(self, depth: int) -> None:
        for _ in range(self.draw(st.integers(1, 4))):
            if self.budget <= 0:
                return
            self.budget -= 1
            kinds: list[Callable[..., None]] = [self.copy, self.copy, self.fill, self.mix]
            if depth < 3:
                kinds += [self.branch, self.loop, self.switch]
            kind = self.draw(st.sampled_from(kinds))
            if kind in (self.branch, self.loop, self.switch):
                kind(depth)
            else:
                kind()

    def place(self, name: str, length: int) -> tuple[str, int, int]:
        """A pointer into buffer `name` with `length` bytes behind it: (text with type, address space, alignment)."""
        space, align, _ = BUFFERS.get(name, (SHARED, 16, None))
        step = self.draw(st.sampled_from([1, 2, 4, 8, 16]))
        offset = self.draw(st.integers(0, (SIZE - length) // step)) * step
        known = min(align, offset & -offset or align)
        pointer = f"%{self.fresh('p')}"
        base = f"@{name}" if name == "shared" else f"%{name}"
        self.line(f"{pointer} = getelementptr inbounds i8, {pointer_type(space)} {base}, i64 {offset}")
        return pointer, space, self.draw(st.sampled_from([a for a in (1, 2, 4, 8, 16) if a <= known]))

    def length(self) -> tuple[str, int]:
        """A length operand with its type, and the most that it can be."""
        if self.draw(st.booleans()):
            length = self.draw(st.integers(0, 48))
            return f"i64 {length}", length
        return "i64 %n", 47

    def copy(self) -> None:
        operand, most = self.length()
        shared = self.draw(st.booleans())
        # Buffers in disjoint address spaces are apart, and so they are here: `shared` is a variable, the others are arguments.
        dst_name = self.draw(st.sampled_from(["shared", *BUFFERS])) if shared else self.draw(st.sampled_from(list(BUFFERS)))
        src_name = self.draw(st.sampled_from(["shared", *BUFFERS])) if shared else self.draw(st.sampled_from(list(BUFFERS)))
        apart = (dst_name == "shared") != (src_name == "shared")
        form = self.draw(st.sampled_from(["memcpy", "memmove"])) if apart else "memmove"
        dst, dst_space, dst_align = self.place(dst_name, most)
        src, src_space, src_align = self.place(src_name, most)
        name = f"llvm.{form}.p{dst_space}.p{src_space}.i64"
        types = pointer_type(dst_space), pointer_type(src_space)
        self.declared.add(f"declare void @{name}({types[0]}, {types[1]}, i64, i1 immarg)")
        volatile = self.draw(st.sampled_from(["false", "false", "true"]))
        self.line(f"call void @{name}({types[0]} align {dst_align} {dst}, {types[1]} align {src_align} {src}, {operand}, i1 {volatile})")

    def fill(self) -> None:
        operand, most = self.length()
        dst, space, align = self.place(self.draw(st.sampled_from(["shared", *BUFFERS])), most)
        byte = f"%{self.fresh('byte')}"
        self.line(f"{byte} = trunc i64 {self.number} to i8")
        name = f"llvm.memset.p{space}.i64"
        self.declared.add(f"declare void @{name}({pointer_type(space)}, i8, i64, i1 immarg)")
        self.line(f"call void @{name}({pointer_type(space)} align {align} {dst}, i8 {byte}, {operand}, i1 false)")

    def mix(self) -> None:
        """Folds a byte of a buffer into the number."""
        pointer, space, _ = self.place(self.draw(st.sampled_from(["shared", *BUFFERS])), 1)
        byte, wide, times, total = (f"%{self.fresh('m')}" for _ in range(4))
        self.line(f"{byte} = load i8, {pointer_type(space)} {pointer}, align 1")
        self.line(f"{wide} = zext i8 {byte} to i64")
        self.line(f"{times} = mul i64 {self.number}, 31")
        self.line(f"{total} = add i64 {times}, {wide}")
        self.number = total

    def branch(self, depth: int) -> None:
        bit, condition = f"%{self.fresh('bit')}", f"%{self.fresh('c')}"
        then, other, join = self.fresh("then"), self.fresh("else"), self.fresh("join")
        self.line(f"{bit} = and i64 {self.number}, 1")
        self.line(f"{condition} = icmp eq i64 {bit}, 0")
        self.line(f"br i1 {condition}, label %{then}, label %{other}")
        before = self.number
        ends = []
        for label in (then, other):
            self.start(label)
            self.number = before
            self.statements(depth + 1)
            ends.append(f"[ {self.number}, %{self.block} ]")
            self.line(f"br label %{join}")
        self.join(join, ends)

    def switch(self, depth: int) -> None:
        """Two edges to the join come from the same block: its phi has two equal entries."""
        low = f"%{self.fresh('low')}"
        other, join = self.fresh("case"), self.fresh("join")
        self.copy()
        self.line(f"{low} = and i64 {self.number}, 3")
        self.line(f"switch i64 {low}, label %{join} [ i64 1, label %{other} i64 2, label %{join} ]")
        ends = [f"[ {self.number}, %{self.block} ]"] * 2
        self.start(other)
        self.statements(depth + 1)
        self.line(f"br label %{join}")
        self.join(join, [*ends, f"[ {self.number}, %{self.block} ]"])

    def loop(self, depth: int) -> None:
        head, done = self.fresh("loop"), self.fresh("done")
        i, carried, following, more = (f"%{self.fresh('l')}" for _ in range(4))
        trips = self.draw(st.integers(1, 3))
        before, source = self.number, self.block
        self.line(f"br label %{head}")
        self.start(head)
        at = len(self.lines)
        self.number = carried
        self.statements(depth + 1)
        self.line(f"{following} = add i64 {i}, 1")
        self.line(f"{more} = icmp ult i64 {following}, {trips}")
        self.line(f"br i1 {more}, label %{head}, label %{done}")
        self.lines.insert(at, f"  {i} = phi i64 [ 0, %{source} ], [ {following}, %{self.block} ]")
        self.lines.insert(at, f"  {carried} = phi i64 [ {before}, %{source} ], [ {self.number}, %{self.block} ]")
        self.start(done)

    def join(self, label: str, ends: list[str]) -> None:
        self.start(label)
        self.number = f"%{self.fresh('joined')}"
        self.line(f"{self.number} = phi i64 {', '.join(ends)}")


def pointer_type(space: int) -> str:
    return f"ptr addrspace({space})" if space else "ptr"


@st.composite
def programs(draw: st.DrawFn) -> str:
    return Program(draw).text()


@settings(suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])
@given(programs(), st.sampled_from(["cicc", "load-first"]), st.sampled_from(["0", "2", "16"]))
def test_functions_do_after_what_they_did_before(text: str, mode: str, limit: str) -> None:
    after = nvopt.run(text, "lower-aggr-copies", knobs={"memmove-lowering": mode, "lower-aggr-unrolled-stores-limit": limit})
    assert "call void @llvm.mem" not in after
    compare(text, after, "f", inputs=INPUTS, runs=12)
