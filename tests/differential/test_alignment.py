"""The alignment passes on random address arithmetic: run on the host, no access may be less aligned than the result says.

Programs compute offsets with wrap-around from numbers that nobody knows, in i16, i32 and i64, around loops and through branches, selects
and calls, and load bytes there that claim nothing. The harness checks what is claimed afterwards. Accesses that do claim alignment stand
behind comparisons that found it, so that a proof that is used where it doesn't hold shows.
"""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import llvmlite.binding as llvm
import pytest
from effort import examples
from harness import Buffer, Inputs, compare
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from test_copies_fixtures import FIXTURES, compare_functions
from test_copies_ptx import CODEGEN, ptxas

import nvopt

LAYOUT = 'target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"\n'
TRIPLE = 'target triple = "nvptx64-nvidia-cuda"\n'
PASSES = "function(set-local-array-alignment),set-global-array-alignment,function(propagate-alignment)"
NOT_ON_THE_HOST = {"libdevice_like", "reduction"}
"""Fixtures that can't be run on the host once LLVM has optimized them, whatever runs behind that."""
ROOM = 256
"""Bytes behind each base that offsets may reach."""
SIZE = 6 * ROOM
# Pointer arguments: what they say, and how they are aligned.
POINTERS = {"a": ("align 16", 16), "b": ("align 4", 4), "c": ("", 16), "d": ("", 1)}
INPUTS = Inputs(buffers={i: Buffer(SIZE, align) for i, (_, align) in enumerate(POINTERS.values())})
BASES = ("%a", "%b", "%c", "%d", "%local", "%sharedp", "%tablep")
STRUCT = "{ i32, [3 x i64], [5 x i8] }"
VARIABLES = f"""
@shared = internal addrspace(3) global [{SIZE} x i8] zeroinitializer, align 4
@small = internal addrspace(3) global [3 x i8] zeroinitializer, align 1
@table = addrspace(1) global [{SIZE} x i8] zeroinitializer, align 8
"""
HELPER = """
define internal i64 @helper(ptr %p, i64 %n, i64 %depth) {{
entry:
  %masked = and i64 %n, 127
  %at = getelementptr i8, ptr %p, i64 %masked
  %byte = load i8, ptr %at, align 1
  %first = load i8, ptr %p, align 1
  %sum = add i8 %byte, %first
  %wide = zext i8 %sum to i64
  %more = icmp ugt i64 %depth, 0
  br i1 %more, label %again, label %done
again:
  %less = sub i64 %depth, 1
  %next = getelementptr i8, ptr %p, i64 {step}
  %rest = call i64 @helper(ptr %next, i64 %n, i64 %less)
  br label %done
done:
  %result = phi i64 [ %wide, %entry ], [ %rest, %again ]
  ret i64 %result
}}
define internal ptr @choose(ptr %p, ptr %q, i1 %c) {{
  br i1 %c, label %one, label %other
one:
  ret ptr %p
other:
  %r = getelementptr i8, ptr %q, i64 {step}
  ret ptr %r
}}
"""


class Program:
    """A function under construction. `sum` is the value that ties every load to the result."""

    def __init__(self, draw: st.DrawFn) -> None:
        self.draw = draw
        self.lines: list[str] = []
        self.names = 0
        self.numbers = {16: ["%n16"], 32: ["%n32"], 64: ["%n", "%m"]}
        self.pointers = list(BASES)
        self.fixed = [f"%{name}" for name in POINTERS]  # addresses that no pass moves, so that they can be looked at
        self.reach: dict[str, int] = {}  # how far behind a base a pointer may be; of a base itself nothing
        self.sum = "%n"
        self.block = "entry"
        self.budget = draw(st.integers(3, 14))

    def emit(self, text: str, stem: str = "v") -> str:
        self.names += 1
        self.lines.append(f"  %{stem}{self.names} = {text}")
        return f"%{stem}{self.names}"

    def text(self) -> str:
        step = self.draw(st.sampled_from([0, 4, 8, 16]))
        self.statements(0)
        params = ", ".join(f"ptr {says} %{name}" for name, (says, _) in POINTERS.items())
        entry = [
            f"  %local = alloca [{SIZE} x i8], align {self.draw(st.sampled_from([1, 4, 8]))}",
            f"  call void @llvm.memset.p0.i64(ptr %local, i8 3, i64 {SIZE}, i1 false)",
            "  %sharedp = addrspacecast ptr addrspace(3) @shared to ptr",
            "  %tablep = addrspacecast ptr addrspace(1) @table to ptr",
            "  %n32 = trunc i64 %n to i32",
            "  %n16 = trunc i64 %m to i16",
        ]
        head = [LAYOUT, TRIPLE, VARIABLES, HELPER.format(step=step), f"define i64 @f({params}, i64 %n, i64 %m) {{", "entry:"]
        intrinsics = ["declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)", "declare void @llvm.assume(i1)"]
        intrinsics += ["declare i32 @llvm.umin.i32(i32, i32)", "declare ptr @llvm.ptrmask.p0.i64(ptr, i64)"]
        return "\n".join([*head, *entry, *self.lines, f"  ret i64 {self.sum}", "}", *intrinsics, ""])

    def statements(self, depth: int) -> None:
        for _ in range(self.draw(st.integers(1, 5))):
            if self.budget <= 0:
                return
            self.budget -= 1
            kinds = [self.access, self.access, self.arithmetic, self.arithmetic, self.pointer, self.pointer, self.proof, self.call]
            if depth < 3:
                kinds += [lambda: self.branch(depth), lambda: self.loop(depth), lambda: self.guarded(depth), lambda: self.guarded(depth)]
            self.draw(st.sampled_from(kinds))()

    # -- numbers

    def number(self, bits: int) -> str:
        if self.draw(st.integers(0, 3)) == 0:
            return str(self.draw(st.sampled_from([0, 1, 3, 4, 8, 12, 16, 20, 48, 64, -1, -4, -16, -32])))
        return self.draw(st.sampled_from(self.numbers[bits]))

    def arithmetic(self) -> str:
        bits = self.draw(st.sampled_from([16, 32, 64]))
        one, other = self.number(bits), self.number(bits)
        kinds = ["add", "sub", "mul", "and", "or", "xor", "shift", "cast", "select", "min", "rem", "freeze", "wrap"]
        kind = self.draw(st.sampled_from(kinds))
        match kind:
            case "shift":
                opcode = self.draw(st.sampled_from(["shl", "lshr", "ashr"]))
                by: object = self.draw(st.integers(0, 5))
                if self.draw(st.booleans()):
                    by = self.emit(f"and i{bits} {other}, 7")
                value = self.emit(f"{opcode} i{bits} {one}, {by}")
            case "cast":
                source = self.draw(st.sampled_from([16, 32, 64]))
                if source == bits:
                    return one
                opcode = "trunc" if source > bits else self.draw(st.sampled_from(["zext", "sext"]))
                value = self.emit(f"{opcode} i{source} {self.number(source)} to i{bits}")
            case "select":
                condition = self.emit(f"icmp ult i{bits} {one}, {other}")
                value = self.emit(f"select i1 {condition}, i{bits} {self.number(bits)}, i{bits} {self.number(bits)}")
            case "min":
                bits = 32
                value = self.emit(f"call i32 @llvm.umin.i32(i32 {self.number(32)}, i32 {self.number(32)})")
            case "rem":
                by = self.draw(st.sampled_from([4, 6, 8, 12, 16]))
                value = self.emit(f"{self.draw(st.sampled_from(['urem', 'srem', 'udiv']))} i{bits} {one}, {by}")
            case "freeze":
                value = self.emit(f"freeze i{bits} {one}")
            case "wrap":
                value = self.emit(f"mul i{bits} {one}, {1 << bits - 2}")
            case _:
                value = self.emit(f"{kind} i{bits} {one}, {other}")
        self.numbers[bits].append(value)
        return value

    # -- addresses

    def near(self, pointer: str) -> str:
        """An address at most ROOM bytes behind one of the bases, computed from numbers."""
        bits = self.draw(st.sampled_from([16, 32, 64]))
        kind = self.draw(st.sampled_from(["bytes", "ints", "struct", "constant"]))
        limit = {"bytes": ROOM - 1, "ints": ROOM // 4 - 1, "struct": 3, "constant": 0}[kind]
        index = self.emit(f"and i{bits} {self.number(bits)}, {limit}")
        match kind:
            case "ints":
                return self.emit(f"getelementptr i32, ptr {pointer}, i{bits} {index}", "p")
            case "struct":
                at = f"i{bits} {index}, i32 1, i64 {self.draw(st.integers(0, 2))}"
                return self.emit(f"getelementptr {STRUCT}, ptr {pointer}, {at}", "p")
            case "constant":
                return self.emit(f"getelementptr i8, ptr {pointer}, i64 {self.draw(st.sampled_from([0, 4, 8, 12, 16, 20, 32, 100]))}", "p")
        return self.emit(f"getelementptr i8, ptr {pointer}, i{bits} {index}", "p")

    def base(self) -> str:
        """One of the pointers, the newer the likelier."""
        near = [pointer for pointer in self.pointers if self.reach.get(pointer, 0) <= 3 * ROOM]
        newest = near[-2:] if len(near) > len(BASES) else []
        return self.draw(st.sampled_from([*near, *newest, *newest]))

    def pointer(self) -> None:
        kind = self.draw(st.sampled_from(["select", "select", "select", "choose", "mask", "integer"]))
        one, other = self.base(), self.base()
        condition = self.emit(f"icmp slt i64 {self.number(64)}, {self.number(64)}")
        match kind:
            case "choose":
                near = self.draw(st.sampled_from(["%a", "%b", "%local"]))
                result = self.emit(f"call ptr @choose(ptr {one}, ptr {near}, i1 {condition})", "q")
                self.sum = self.added(result)
                return
            case "mask":
                result = self.emit(f"call ptr @llvm.ptrmask.p0.i64(ptr {one}, i64 -1)", "q")
            case "integer":
                number = self.emit(f"ptrtoint ptr {one} to i64")
                result = self.emit(f"inttoptr i64 {number} to ptr", "q")
            case _:
                result = self.emit(f"select i1 {condition}, ptr {one}, ptr {other}", "q")
        self.reach[result] = max(self.reach.get(one, 0), self.reach.get(other, 0))
        self.pointers.append(result)

    def added(self, pointer: str) -> str:
        byte = self.emit(f"load i8, ptr {pointer}, align 1", "b")
        wide = self.emit(f"zext i8 {byte} to i64")
        mixed = self.emit(f"mul i64 {self.sum}, 31")
        return self.emit(f"add i64 {mixed}, {wide}", "s")

    def access(self) -> None:
        pointer = self.base()
        for _ in range(self.draw(st.integers(0, 1))):
            pointer = self.near(pointer)
        self.sum = self.added(pointer)
        if self.draw(st.booleans()):
            self.lines.append(f"  store i8 7, ptr {pointer}, align 1")

    def proof(self) -> None:
        """An access, a call or an assumption that claims what is so, in a place that control may not come to."""
        pointer, align = self.draw(st.sampled_from([("%c", 16), ("%a", 16), ("%b", 4)]))
        offset = self.draw(st.sampled_from([0, 4, 8, 16, 32]))
        at = self.emit(f"getelementptr i8, ptr {pointer}, i64 {offset}", "p")
        claimed = min(align, offset & -offset or 16)
        match self.draw(st.sampled_from(["load", "assume", "mask", "copy"])):
            case "load":
                self.emit(f"load i32, ptr {at}, align {claimed}")
            case "assume":
                self.lines.append(f'  call void @llvm.assume(i1 true) [ "align"(ptr {at}, i64 {align}, i64 {offset}) ]')
            case "mask":
                number = self.emit(f"ptrtoint ptr {pointer} to i64")
                masked = self.emit(f"and i64 {number}, {align - 1}")
                zero = self.emit(f"icmp eq i64 {masked}, 0")
                self.lines.append(f"  call void @llvm.assume(i1 {zero})")
            case "copy":
                self.lines.append(f"  call void @llvm.memset.p0.i64(ptr align {claimed} {at}, i8 1, i64 8, i1 false)")

    def call(self) -> None:
        pointer = self.draw(st.sampled_from(["%a", "%a", "%c", "%local", "%sharedp"]))
        result = self.emit(f"call i64 @helper(ptr {pointer}, i64 {self.number(64)}, i64 {self.draw(st.integers(0, 3))})")
        self.sum = self.emit(f"xor i64 {self.sum}, {result}", "s")

    def guarded(self, depth: int) -> None:
        """An access that claims what a comparison has found: what it proves holds behind the comparison only."""
        self.names += 1
        at = self.names
        base = self.draw(st.sampled_from(self.fixed))
        pointer = self.near(base)
        align = self.draw(st.sampled_from([2, 4, 16]))
        number = self.emit(f"ptrtoint ptr {pointer} to i64")
        masked = self.emit(f"and i64 {number}, {align - 1}")
        zero = self.emit(f"icmp eq i64 {masked}, 0")
        before, entry = self.sum, self.block
        self.lines.append(f"  br i1 {zero}, label %aligned{at}, label %both{at}")
        self.start(f"aligned{at}")
        self.emit(f"load i8, ptr {pointer}, align {align}")
        for where in self.draw(st.lists(st.sampled_from([base, pointer]), min_size=1, max_size=3)):
            step = self.draw(st.sampled_from([0, 0, 4, 8, 12, 16]))
            self.sum = self.added(self.emit(f"getelementptr i8, ptr {where}, i64 {step}", "p"))
        self.scoped(depth)
        self.lines.append(f"  br label %both{at}")
        end = (self.sum, self.block)
        self.start(f"both{at}")
        self.sum = self.emit(f"phi i64 [ {before}, %{entry} ], [ {end[0]}, %{end[1]} ]", "j")
        self.sum = self.added(pointer)
        self.reach[pointer] = self.reach.get(base, 0) + ROOM
        self.pointers.append(pointer)
        if self.reach[pointer] <= 2 * ROOM:
            self.fixed.append(pointer)

    # -- control

    def start(self, label: str) -> None:
        self.lines.append(f"{label}:")
        self.block = label

    def scoped(self, depth: int) -> None:
        """Statements whose values are not used afterwards, but for the sum."""
        visible = self.visible()
        self.statements(depth + 1)
        self.numbers, self.pointers, self.fixed = visible

    def visible(self) -> tuple[dict[int, list[str]], list[str], list[str]]:
        return {bits: list(found) for bits, found in self.numbers.items()}, list(self.pointers), list(self.fixed)

    def branch(self, depth: int) -> None:
        self.names += 1
        at = self.names
        condition = self.emit(f"icmp ult i64 {self.number(64)}, {self.number(64)}")
        before = self.sum
        self.lines.append(f"  br i1 {condition}, label %then{at}, label %else{at}")
        ends = []
        for label in (f"then{at}", f"else{at}"):
            self.start(label)
            self.sum = before
            self.scoped(depth)
            pointer = self.base()
            number = self.number(32)
            ends.append((self.sum, pointer, number, self.block))
            self.lines.append(f"  br label %join{at}")
        self.start(f"join{at}")
        merged = []
        for which, type in enumerate(("i64", "ptr", "i32")):
            incoming = ", ".join(f"[ {end[which]}, %{end[3]} ]" for end in ends)
            merged.append(self.emit(f"phi {type} {incoming}", "j"))
        self.sum = merged[0]
        self.reach[merged[1]] = max(self.reach.get(end[1], 0) for end in ends)
        self.pointers.append(merged[1])
        self.numbers[32].append(merged[2])

    def loop(self, depth: int) -> None:
        """Three times around; a number and an address that go on by a step."""
        self.names += 1
        at = self.names
        first, step, width = self.number(32), self.draw(st.sampled_from([1, 4, 8, 16, 24])), self.draw(st.sampled_from([1, 4, 16]))
        base, before, entry = self.base(), self.sum, self.block
        self.lines.append(f"  br label %loop{at}")
        hole = len(self.lines)
        self.start(f"loop{at}")
        self.sum = f"%acc{at}"
        visible = self.visible()
        self.numbers[32].append(f"%i{at}")
        self.lines.append("")
        moving = self.emit(f"getelementptr i8, ptr %w{at}, i64 {self.draw(st.sampled_from([0, 0, 4, 16]))}", "p")
        self.sum = self.added(moving)
        self.statements(depth + 1)
        self.numbers, self.pointers, self.fixed = visible
        phis = [
            f"loop{at}:",
            f"  %acc{at} = phi i64 [ {before}, %{entry} ], [ {self.sum}, %{self.block} ]",
            f"  %k{at} = phi i32 [ 0, %{entry} ], [ %k{at}.next, %{self.block} ]",
            f"  %i{at} = phi i32 [ {first}, %{entry} ], [ %i{at}.next, %{self.block} ]",
            f"  %w{at} = phi ptr [ {base}, %{entry} ], [ %w{at}.next, %{self.block} ]",
        ]
        self.lines[hole : hole + 2] = phis
        self.lines += [
            f"  %k{at}.next = add i32 %k{at}, 1",
            f"  %i{at}.next = add i32 %i{at}, {step}",
            f"  %w{at}.next = getelementptr i8, ptr %w{at}, i64 {width}",
            f"  %more{at} = icmp ult i32 %k{at}.next, 3",
            f"  br i1 %more{at}, label %loop{at}, label %after{at}",
        ]
        self.start(f"after{at}")


@st.composite
def programs(draw: st.DrawFn) -> str:
    return Program(draw).text()


@settings(
    max_examples=examples(30),
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much],
)
@given(programs())
def test_no_access_is_less_aligned_than_it_says(text: str) -> None:
    before = str(llvm.parse_assembly(text, llvm.create_context()))
    compare(before, nvopt.run(before, PASSES), "f", inputs=INPUTS, runs=8)


def without_alignment(text: str) -> str:
    """`text` without what the passes may change, and without the comments that name predecessors."""
    return re.sub(r",? ?\balign \d+| +; preds.*", "", text)


@pytest.mark.parametrize("path", sorted(FIXTURES.glob("*.ll")), ids=lambda path: path.stem)
def test_what_compilers_made_does_what_it_did(path: Path) -> None:
    text = path.read_text()
    before = nvopt.run(nvopt.run(text, "default<O3>"), "verify")
    after = nvopt.run(before, PASSES)
    assert without_alignment(after) == without_alignment(before)
    assert nvopt.run(after, PASSES) == after
    if path.stem not in NOT_ON_THE_HOST:
        names = re.findall(r"^define (?!internal |private )[^@\n]*@(\w+)\(", before, re.M)
        compare_functions(before, after, names)


def ptx_of(text: str) -> str:
    """What LLVM's code generation makes of the module for sm_90."""
    return subprocess.run([sys.executable, "-c", CODEGEN], input=text, capture_output=True, text=True, check=True).stdout


def ptxas_says(ptx: str, folder: Path) -> str:
    """What ptxas tells of registers and memory; it must take the text."""
    (folder / "k.ptx").write_text(ptx)
    command: list[str | Path] = [ptxas(), "-arch=sm_90", "-v", folder / "k.ptx", "-o", folder / "k.cubin"]
    return subprocess.run(command, capture_output=True, text=True, check=True).stderr


def test_shared_and_local_arrays_are_accessed_by_vectors(tmp_path: Path) -> None:
    text = (FIXTURES / "aligned_arrays.ll").read_text()
    vectors, memory = [], []
    for passes in ("default<O3>", f"default<O3>,{PASSES}"):
        ptx = ptx_of(nvopt.run(text, passes, cpu="sm_90"))
        vectors.append(len(re.findall(r"\b(?:ld|st)\.[\w.:]*\bv4\.", ptx)))
        memory.append(re.findall(r"(\d+) bytes (?:smem|stack frame)|local_depot\d+\[(\d+)\]", ptxas_says(ptx, tmp_path) + ptx))
    assert vectors[1] >= vectors[0] + 20
    assert memory[1] == memory[0]
