"""lower-struct-args in whole functions: random programs that read, write, copy, hand out and choose among parts of byval arguments.

An argument passed by value is a plain pointer to a buffer here. What the function writes there is its own business, and is not compared;
what it reads comes out through the number that every program threads through all its blocks, and through `out`. A byte that was not
copied, a read at another offset, a use that still goes to the argument after a write to the copy: each changes the number.
"""

from __future__ import annotations

import re
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest
from effort import examples
from harness import Buffer, Inputs, compare
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from struct_types import LAYOUT, Pool, Scalar, Type, align_of, leaves, pools, size_of
from test_copies_ptx import ptxas

import nvopt

OUT_SIZE = 64
_HELPERS = """
define internal i64 @touch(ptr %p, i64 %size) noinline {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %sum = phi i64 [ 7, %entry ], [ %more, %loop ]
  %at = getelementptr i8, ptr %p, i64 %i
  %old = load i8, ptr %at, align 1
  %wide = zext i8 %old to i64
  %times = mul i64 %sum, 31
  %more = add i64 %times, %wide
  %new = xor i8 %old, 85
  store i8 %new, ptr %at, align 1
  %next = add i64 %i, 1
  %done = icmp eq i64 %next, %size
  br i1 %done, label %exit, label %loop
exit:
  ret i64 %more
}

define internal i64 @take(ptr byval([3 x i8]) align 1 %p) noinline {
  %second = getelementptr i8, ptr %p, i64 1
  %third = getelementptr i8, ptr %p, i64 2
  %a = load i8, ptr %p, align 1
  %b = load i8, ptr %second, align 1
  %c = load i8, ptr %third, align 1
  %ab = xor i8 %a, %b
  %abc = add i8 %ab, %c
  %wide = zext i8 %abc to i64
  ret i64 %wide
}

define internal i64 @pick(ptr %p) noinline {
  %third = getelementptr i8, ptr %p, i64 2
  %v = load i16, ptr %third, align 1
  store i8 77, ptr %p, align 1
  %wide = zext i16 %v to i64
  ret i64 %wide
}

define internal i64 @pick_around(ptr %p, i64 %n) noinline {
  %before = getelementptr i8, ptr %p, i64 -1
  %a = load i8, ptr %before, align 1
  %more = icmp ugt i64 %n, 2
  br i1 %more, label %again, label %end
again:
  %back = getelementptr i8, ptr %p, i64 -3
  %b = call i64 @pick(ptr %back)
  br label %end
end:
  %c = phi i64 [ 0, %0 ], [ %b, %again ]
  %wide = zext i8 %a to i64
  %sum = add i64 %wide, %c
  ret i64 %sum
}

declare void @llvm.assume(i1)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1 immarg)
declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1 immarg)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1 immarg)
"""


@dataclass
class Place:
    """A pointer into an argument with room for `room` bytes; `align`: what is known of its alignment."""

    pointer: str
    room: int
    align: int


@dataclass
class ByVal:
    """An argument: its type, and the alignment that it is declared with, None where it isn't."""

    name: str
    type: Type
    declared: int | None

    @property
    def size(self) -> int:
        return size_of(self.type)

    @property
    def align(self) -> int:
        """The alignment that may be relied on."""
        return self.declared or align_of(self.type)


class Program:
    """A function under construction: `number` is the value that every block passes on, `block` the one being written."""

    def __init__(self, draw: st.DrawFn, pool: Pool, kernel: bool) -> None:
        self.draw, self.pool, self.kernel = draw, pool, kernel
        self.args = [ByVal(f"%s{i}", type, draw(st.sampled_from((None, 1, 2, 4, 8, 16)))) for i, type in enumerate(pool.types)]
        self.lines: list[str] = []
        self.number = "%x"
        self.block = "entry"
        self.names = 0
        self.budget = draw(st.integers(2, 9))
        self.writes = draw(st.booleans())

    def fresh(self, stem: str) -> str:
        self.names += 1
        return f"{stem}{self.names}"

    def line(self, text: str) -> None:
        self.lines.append(f"  {text}")

    def value(self, stem: str, text: str) -> str:
        name = f"%{self.fresh(stem)}"
        self.line(f"{name} = {text}")
        return name

    def start(self, label: str) -> None:
        self.lines.append(f"{label}:")
        self.block = label

    def text(self) -> str:
        self.statements(0)
        params = [f"ptr byval({a.type}){f' align {a.declared}' if a.declared else ''} {a.name}" for a in self.args]
        head = f"define {'ptx_kernel ' if self.kernel else ''}void @f({', '.join([*params, 'ptr %out', 'i64 %x'])}) {{\nentry:"
        end = [f"  store i64 {self.number}, ptr %out, align 1", "  ret void", "}"]
        lines = ["  %slot = alloca ptr, align 8", *self.lines]
        layout = f'target datalayout = "{LAYOUT}"\ntarget triple = "nvptx64-nvidia-cuda"\n'
        return "\n".join([layout, self.pool.definitions, head, *lines, *end, _HELPERS])

    def inputs(self) -> Inputs:
        """What `f` is run on."""
        buffers = {i: Buffer(max(arg.size, 1), arg.align, unseen=frozenset(range(arg.size))) for i, arg in enumerate(self.args)}
        return Inputs(buffers={**buffers, len(self.args): Buffer(OUT_SIZE, 1)})

    # -- pointers

    def place(self, least: int) -> Place | None:
        """Somewhere in an argument, with room for `least` bytes; None where none is that large."""
        large = [arg for arg in self.args if arg.size >= least]
        if not large:
            return None
        arg = self.draw(st.sampled_from(large))
        kinds = [self.constant, self.constant, self.field, self.dynamic, self.chosen, self.walked]
        found = self.draw(st.sampled_from(kinds))(arg, least)
        if self.draw(st.integers(0, 5)) == 0:
            space = 101 if self.kernel else 5
            specific = self.value("specific", f"addrspacecast ptr {found.pointer} to ptr addrspace({space})")
            found.pointer = self.value("generic", f"addrspacecast ptr addrspace({space}) {specific} to ptr")
        return found

    def constant(self, arg: ByVal, least: int) -> Place:
        offset = self.draw(st.integers(0, arg.size - least))
        if offset == 0:
            return Place(arg.name, arg.size, arg.align)
        base, first = arg.name, self.draw(st.integers(0, offset))
        if first:
            base = self.value("part", f"getelementptr inbounds i8, ptr {base}, i64 {first}")
        pointer = self.value("p", f"getelementptr inbounds nuw i8, ptr {base}, i64 {offset - first}")
        return Place(pointer, arg.size - offset, min(arg.align, offset & -offset))

    def field(self, arg: ByVal, least: int) -> Place:
        """A leaf, by its path."""
        some = [leaf for leaf in leaves(arg.type) if leaf.path and arg.size - leaf.offset >= least]
        if not some:
            return self.constant(arg, least)
        leaf = self.draw(st.sampled_from(some))
        indices = "".join(f", i32 {index}" for index in leaf.path)
        pointer = self.value("field", f"getelementptr inbounds {arg.type}, ptr {arg.name}, i64 0{indices}")
        return Place(pointer, arg.size - leaf.offset, min(arg.align, leaf.offset & -leaf.offset) if leaf.offset else arg.align)

    def dynamic(self, arg: ByVal, least: int) -> Place:
        index = self.value("index", f"urem i64 {self.number}, {arg.size - least + 1}")
        if self.draw(st.booleans()):
            short = self.value("short", f"trunc i64 {index} to i32")
            return Place(self.value("q", f"getelementptr [1 x i8], ptr {arg.name}, i32 {short}, i64 0"), least, 1)
        return Place(self.value("q", f"getelementptr inbounds i8, ptr {arg.name}, i64 {index}"), least, 1)

    def chosen(self, arg: ByVal, least: int) -> Place:
        one = self.draw(st.sampled_from([self.constant, self.dynamic, self.field]))(arg, least)
        other = self.draw(st.sampled_from([self.constant, self.dynamic]))(arg, least)
        bit = self.value("bit", f"trunc i64 {self.number} to i1")
        align = min(one.align, other.align)
        if self.draw(st.booleans()):
            pointer = self.value("chosen", f"select i1 {bit}, ptr {one.pointer}, ptr {other.pointer}")
            return Place(pointer, min(one.room, other.room), align)
        then, join, source = self.fresh("then"), self.fresh("join"), self.block
        self.line(f"br i1 {bit}, label %{then}, label %{join}")
        self.start(then)
        self.line(f"br label %{join}")
        self.start(join)
        pointer = self.value("merged", f"phi ptr [ {one.pointer}, %{then} ], [ {other.pointer}, %{source} ]")
        return Place(pointer, min(one.room, other.room), align)

    def walked(self, arg: ByVal, least: int) -> Place:
        """A pointer that a loop moves on, a byte at a time, as far as there is room."""
        base = self.constant(arg, least)
        steps = min(base.room - least, self.draw(st.integers(0, 3)))
        head, done, source = self.fresh("walk"), self.fresh("walked"), self.block
        at, i = f"%{self.fresh('at')}", f"%{self.fresh('i')}"
        self.line(f"br label %{head}")
        self.start(head)
        next_at, next_i = f"%{self.fresh('at')}", f"%{self.fresh('i')}"
        self.line(f"{at} = phi ptr [ {base.pointer}, %{source} ], [ {next_at}, %{head} ]")
        self.line(f"{i} = phi i64 [ 0, %{source} ], [ {next_i}, %{head} ]")
        self.line(f"{next_at} = getelementptr inbounds i8, ptr {at}, i64 1")
        self.line(f"{next_i} = add i64 {i}, 1")
        more = self.value("more", f"icmp ule i64 {next_i}, {steps}")
        self.line(f"br i1 {more}, label %{head}, label %{done}")
        self.start(done)
        return Place(at, least, 1)

    # -- statements

    def statements(self, depth: int) -> None:
        for _ in range(self.draw(st.integers(1, 4))):
            if self.budget <= 0:
                return
            self.budget -= 1
            kinds = [self.load, self.load, self.load_field, self.copy_out, self.assume]
            if self.writes:
                kinds += [self.store, self.fill, self.copy_in, self.escape, self.stash, self.pass_on, self.compare]
                kinds += [self.pick, self.pick_around, self.load_one_of_two]
            if depth < 3 and self.draw(st.integers(0, 2)) == 0:
                self.draw(st.sampled_from([self.branch, self.loop]))(depth)
            else:
                self.draw(st.sampled_from(kinds))()

    def mix(self, value: str, type: str) -> None:
        """Folds an integer into the number."""
        bits = int(type[1:])
        if bits != 64:
            value = self.value("wide", f"{'zext' if bits < 64 else 'trunc'} {type} {value} to i64")
        times = self.value("times", f"mul i64 {self.number}, 31")
        self.number = self.value("sum", f"add i64 {times}, {value}")

    def access(self) -> tuple[str, Place] | None:
        bits = self.draw(st.sampled_from((8, 16, 32, 64)))
        place = self.place(bits // 8)
        return (f"i{bits}", place) if place is not None else None

    def load(self) -> None:
        found = self.access()
        if found is not None:
            type, place = found
            volatile = "volatile " if self.writes and self.draw(st.integers(0, 7)) == 0 else ""
            self.mix(self.value("v", f"load {volatile}{type}, ptr {place.pointer}, align {place.align}"), type)

    def load_field(self) -> None:
        """A leaf as what it is."""
        arg = self.draw(st.sampled_from(self.args))
        whole = [leaf for leaf in leaves(arg.type) if isinstance(leaf.type, Scalar) and leaf.type.is_whole and leaf.path]
        if not whole:
            return
        leaf = self.draw(st.sampled_from(whole))
        indices = "".join(f", i32 {index}" for index in leaf.path)
        pointer = self.value("leaf", f"getelementptr inbounds {arg.type}, ptr {arg.name}, i64 0{indices}")
        align = min(arg.align, leaf.offset & -leaf.offset or arg.align)
        type = leaf.type.text
        value = self.value("v", f"load {type}, ptr {pointer}, align {align}")
        bits = f"i{leaf.type.bits}"
        if "ptr" in type:
            return
        self.mix(value if type.startswith("i") else self.value("bits", f"bitcast {type} {value} to {bits}"), bits)

    def copy_out(self) -> None:
        length = self.draw(st.integers(1, 24))
        place = self.place(length)
        if place is None:
            return
        to = self.value("to", f"getelementptr inbounds i8, ptr %out, i64 {self.draw(st.integers(8, OUT_SIZE - length))}")
        operand = str(length)
        if self.draw(st.integers(0, 2)) == 0:
            operand = self.value("length", f"urem i64 {self.number}, {length + 1}")
        form = self.draw(st.sampled_from(("memcpy", "memmove")))
        self.line(f"call void @llvm.{form}.p0.p0.i64(ptr {to}, ptr align {place.align} {place.pointer}, i64 {operand}, i1 false)")

    def assume(self) -> None:
        place = self.place(1)
        if place is not None:
            self.line(f'call void @llvm.assume(i1 true) [ "nonnull"(ptr {place.pointer}) ]')

    def store(self) -> None:
        found = self.access()
        if found is not None:
            type, place = found
            value = self.number if type == "i64" else self.value("cut", f"trunc i64 {self.number} to {type}")
            self.line(f"store {type} {value}, ptr {place.pointer}, align {place.align}")

    def fill(self) -> None:
        length = self.draw(st.integers(1, 16))
        place = self.place(length)
        if place is not None:
            self.line(f"call void @llvm.memset.p0.i64(ptr align {place.align} {place.pointer}, i8 90, i64 {length}, i1 false)")

    def copy_in(self) -> None:
        """From `out`, or from another part of an argument."""
        length = self.draw(st.integers(1, 16))
        place = self.place(length)
        source = self.place(length) if self.draw(st.booleans()) else Place("%out", OUT_SIZE, 1)
        if place is not None and source is not None:
            operands = f"ptr align {place.align} {place.pointer}, ptr align {source.align} {source.pointer}, i64 {length}"
            self.line(f"call void @llvm.memmove.p0.p0.i64({operands}, i1 false)")

    def escape(self) -> None:
        place = self.place(1)
        if place is not None:
            length = self.draw(st.integers(1, place.room))
            self.mix(self.value("touched", f"call i64 @touch(ptr {place.pointer}, i64 {length})"), "i64")

    def pick(self) -> None:
        """To a function whose reads are at known offsets, behind the pointer or on both sides of it."""
        place = self.place(4)
        if place is not None:
            self.mix(self.value("picked", f"call i64 @pick(ptr {place.pointer})"), "i64")

    def pick_around(self) -> None:
        place = self.place(4)
        if place is not None:
            fourth = self.value("fourth", f"getelementptr i8, ptr {place.pointer}, i64 3")
            self.mix(self.value("picked", f"call i64 @pick_around(ptr {fourth}, i64 {self.number})"), "i64")

    def load_one_of_two(self) -> None:
        """From an argument or from elsewhere."""
        place = self.place(2)
        if place is not None:
            bit = self.value("bit", f"trunc i64 {self.number} to i1")
            pointer = self.value("either", f"select i1 {bit}, ptr {place.pointer}, ptr %out")
            self.mix(self.value("v", f"load i16, ptr {pointer}, align 1"), "i16")

    def stash(self) -> None:
        place = self.place(1)
        if place is not None:
            self.line(f"store ptr {place.pointer}, ptr %slot, align 8")
            again = self.value("again", "load ptr, ptr %slot, align 8")
            self.mix(self.value("v", f"load i8, ptr {again}, align 1"), "i8")

    def pass_on(self) -> None:
        place = self.place(3)
        if place is not None:
            self.mix(self.value("taken", f"call i64 @take(ptr byval([3 x i8]) align 1 {place.pointer})"), "i64")

    def compare(self) -> None:
        place = self.place(1)
        if place is not None:
            same = self.value("same", f"icmp eq ptr {place.pointer}, null")
            self.mix(self.value("bit", f"zext i1 {same} to i8"), "i8")

    def branch(self, depth: int) -> None:
        condition = self.value("c", f"trunc i64 {self.number} to i1")
        then, other, join = self.fresh("if"), self.fresh("else"), self.fresh("end")
        self.line(f"br i1 {condition}, label %{then}, label %{other}")
        before = self.number
        ends = []
        for label in (then, other):
            self.start(label)
            self.number = before
            self.statements(depth + 1)
            ends.append(f"[ {self.number}, %{self.block} ]")
            self.line(f"br label %{join}")
        self.start(join)
        self.number = self.value("joined", f"phi i64 {', '.join(ends)}")

    def loop(self, depth: int) -> None:
        head, done, source, before = self.fresh("loop"), self.fresh("done"), self.block, self.number
        i, carried, following = (f"%{self.fresh('l')}" for _ in range(3))
        self.line(f"br label %{head}")
        self.start(head)
        at = len(self.lines)
        self.number = carried
        self.statements(depth + 1)
        self.line(f"{following} = add i64 {i}, 1")
        more = self.value("more", f"icmp ult i64 {following}, {self.draw(st.integers(1, 3))}")
        self.line(f"br i1 {more}, label %{head}, label %{done}")
        self.lines.insert(at, f"  {i} = phi i64 [ 0, %{source} ], [ {following}, %{self.block} ]")
        self.lines.insert(at, f"  {carried} = phi i64 [ {before}, %{source} ], [ {self.number}, %{self.block} ]")
        self.start(done)


@st.composite
def programs(draw: st.DrawFn) -> tuple[str, Inputs]:
    pool = draw(pools(most=2, bytes=300))
    program = Program(draw, pool, kernel=draw(st.booleans()))
    return program.text(), program.inputs()


KNOBS = st.fixed_dictionaries(
    {
        "lower-read-only-devicefn-byval": st.just("1"),
        "hoist-load-param": st.sampled_from(("0", "1")),
        "max-aggr-copy-size": st.sampled_from(("0", "16", "128", "1000")),
    }
)


@settings(suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])
@given(programs(), st.sampled_from(("lower-struct-args<opt-byval>", "lower-struct-args")), KNOBS, st.booleans())
def test_functions_do_after_what_they_did_before(program: tuple[str, Inputs], name: str, knobs: dict[str, str], copies: bool) -> None:
    text, inputs = program
    after = nvopt.run(text, name, knobs=knobs)
    assert nvopt.run(after, name, knobs=knobs) == after
    if copies:
        after = nvopt.run(after, "lower-aggr-copies", knobs=knobs)
    compare(text, after, "f", inputs=inputs, runs=8)


def test_what_is_only_read_is_read_in_place_in_random_programs() -> None:
    """The programs above aren't all copied: the ones without a write never are."""
    seen = []

    @settings(max_examples=examples(20), suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large], database=None)
    @given(st.data())
    def run(data: st.DataObject) -> None:
        program = Program(data.draw, data.draw(pools(most=2, bytes=300)), kernel=True)  # type: ignore[arg-type]
        program.writes = False
        after = nvopt.run(program.text(), "lower-struct-args<opt-byval>")
        body = re.search(r"@f\(.*?^}", after, re.S | re.M)
        assert body is not None
        assert ".local" not in body[0]
        seen.append("addrspace(101)" in body[0])

    run()
    assert any(seen)


def test_every_byte_of_a_copy_arrives() -> None:
    """Whatever the type, padding and odd leaves too: the copy is handed to a function that reads all of it."""

    @settings(suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large], database=None)
    @given(pools(most=1, bytes=300), st.sampled_from((None, 1, 2, 4, 8, 16)), st.sampled_from(("16", "128", "1000")))
    def run(pool: Pool, declared: int | None, limit: str) -> None:
        arg = ByVal("%s", pool.types[0], declared)
        if not arg.size:
            return
        align = f" align {declared}" if declared else ""
        body = f"  %v = call i64 @touch(ptr %s, i64 {arg.size})\n  store i64 %v, ptr %out, align 1\n  ret void"
        head = f"define ptx_kernel void @f(ptr byval({arg.type}){align} %s, ptr %out) {{"
        text = f'target datalayout = "{LAYOUT}"\n{pool.definitions}\n{head}\n{body}\n}}\n{_HELPERS}'
        after = nvopt.run(text, "lower-struct-args<opt-byval>", knobs={"max-aggr-copy-size": limit})
        assert "%s.local = alloca" in after
        buffer = Buffer(arg.size, arg.align, unseen=frozenset(range(arg.size)))
        compare(text, after, "f", inputs=Inputs(buffers={0: buffer, 1: Buffer(8, 1)}), runs=3)

    run()


@pytest.mark.parametrize("size", [1, 7, 16])
def test_the_comparison_sees_a_missing_byte(size: int) -> None:
    """The test above can fail: a copy that lacks its last byte is told."""
    text = f"define ptx_kernel void @f(ptr byval([{size} x i8]) %s, ptr %out) {{\n  %v = call i64 @touch(ptr %s, i64 {size})\n"
    text += f"  store i64 %v, ptr %out, align 1\n  ret void\n}}\n{_HELPERS}"
    after = nvopt.run(text, "lower-struct-args")
    stores = re.findall(r"^  store i\d+ %split.*\n", after, re.M)
    broken = after.replace(stores[-1], "")
    with pytest.raises(AssertionError):
        compare(text, broken, "f", inputs=Inputs(buffers={0: Buffer(size, 1, unseen=frozenset(range(size))), 1: Buffer(8, 1)}), runs=8)


GOLDEN = Path(__file__).parent.parent / "golden" / "lower-struct-args"
SHAPES = (
    *("in-place", "choices", "copied", "types", "copy-size", "device-functions"),
    *("grid-constant", "hoist", "lowered", "attributes", "local-space"),
)
# In a process of its own: what the target can't do ends the process that asks for it.
CODEGEN = """
import sys
import llvmlite.binding as llvm
llvm.initialize_all_targets()
llvm.initialize_all_asmprinters()
machine = llvm.Target.from_triple("nvptx64-nvidia-cuda").create_target_machine(cpu=sys.argv[1], opt=int(sys.argv[2]))
sys.stdout.write(machine.emit_assembly(llvm.parse_assembly(sys.stdin.read(), llvm.create_context())))
"""


@pytest.mark.parametrize("cpu", ["sm_70", "sm_90"])
@pytest.mark.parametrize("level", ["0", "3"])
@pytest.mark.parametrize("shape", SHAPES)
def test_ptxas_takes_it(shape: str, cpu: str, level: str, tmp_path: Path) -> None:
    """And the code reads parameters where they are: where LLVM converts an address to parameter space, it is that of a local copy."""
    pipeline, knobs = "lower-struct-args<opt-byval>,lower-aggr-copies", {"lower-read-only-devicefn-byval": "1"}
    lowered = nvopt.run((GOLDEN / f"{shape}.ll").read_text(), pipeline, knobs=knobs)
    ptx = subprocess.run([sys.executable, "-c", CODEGEN, cpu, level], input=lowered, capture_output=True, text=True, check=True).stdout
    assert "cvta.to.param" not in ptx
    if shape == "in-place":
        assert "local_depot" not in re.sub(r"\.entry copies\(.*?^}", "", ptx, flags=re.S | re.M)  # that one has a variable of its own
    source = tmp_path / "lowered.ptx"
    source.write_text(ptx)
    done = subprocess.run([ptxas(), "-c", "-arch=sm_90", source, "-o", tmp_path / "lowered.cubin"], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
