"""Expressions made from instructions: what opt prints, and of random functions at 8 bits what they compute when they are executed."""

from __future__ import annotations

import re
import sys

import pytest
from clock import processor_seconds
from effort import IS_LONG, examples
from evaluate import UndefinedError as DividesByZeroError
from evaluate import evaluate, wrong_flags
from hypothesis import given, settings
from hypothesis import strategies as st
from interpret import EndlessError, UndefinedError, execute
from printed import difference, functions

from nvopt.analysis.scev.creation import from_values
from nvopt.analysis.scev.scalar_evolution import ScalarEvolution
from nvopt.ir import Instruction, Module, Value
from nvopt.knobs import KnobValues


@pytest.mark.parametrize("function", functions("creation"))
def test_it_prints_what_opt_prints(function: str) -> None:
    assert difference("creation", function) == []


# -- random functions

_WRAPPING = ["add", "sub", "mul", "shl"]
_PLAIN = ["and", "or", "xor", "lshr", "ashr", "udiv", "urem", "sdiv", "srem", "or disjoint", "lshr exact"]
_CALLS = ["umin", "umax", "smin", "smax", "uadd.sat", "usub.sat"]
_PREDICATES = ["eq", "ne", "ult", "ule", "ugt", "uge", "slt", "sle", "sgt", "sge"]
operand = st.one_of(
    st.integers(0, 30), st.sampled_from([f"c{one}" for one in (0, 1, 2, 3, 4, 7, 8, 12, 15, 31, 64, 127, -128, -1, -2, -4)])
)
step = st.one_of(
    st.tuples(st.sampled_from([f"{one}{flags}" for one in _WRAPPING for flags in ("", " nuw", " nsw", " nuw nsw")]), operand, operand),
    st.tuples(st.sampled_from(_PLAIN), operand, operand),
    st.tuples(st.sampled_from(_CALLS), operand, operand),
    st.tuples(st.sampled_from([f"select {one}" for one in _PREDICATES]), operand, operand, operand, operand),
    st.tuples(st.sampled_from(["narrow zext", "narrow sext", "wide zext", "wide sext", "abs"]), operand),
)
body = st.lists(step, max_size=8)


class _Text:
    """Builds a function over i8; `values` are the names that an operand may pick from."""

    def __init__(self) -> None:
        self.values = ["%a", "%b"]
        self.lines: list[str] = []
        self.made = 0

    def pick(self, which: int | str) -> str:
        return which[1:] if isinstance(which, str) else self.values[-1 - which % len(self.values)]

    def emit(self, text: str) -> str:
        self.made += 1
        self.lines.append(f"  %v{self.made} = {text}")
        return f"%v{self.made}"

    def add(self, kind: str, *operands: int | str) -> None:
        self.values.append(self._made(kind, [self.pick(one) for one in operands]))

    def _made(self, kind: str, of: list[str]) -> str:
        words = kind.split()
        if kind == "abs":
            return self.emit(f"call i8 @llvm.abs.i8(i8 {of[0]}, i1 false)")
        if kind in _CALLS:
            return self.emit(f"call i8 @llvm.{kind}.i8(i8 {of[0]}, i8 {of[1]})")
        if words[0] == "select":
            condition = self.emit(f"icmp {words[1]} i8 {of[0]}, {of[1]}")
            return self.emit(f"select i1 {condition}, i8 {of[2]}, i8 {of[3]}")
        if words[0] == "narrow":
            narrow = self.emit(f"trunc i8 {of[0]} to i4")
            return self.emit(f"{words[1]} i4 {narrow} to i8")
        if words[0] == "wide":
            wide = self.emit(f"{words[1]} i8 {of[0]} to i16")
            more = self.emit(f"mul i16 {wide}, 3")
            return self.emit(f"trunc i16 {more} to i8")
        return self.emit(f"{kind} i8 {of[0]}, {of[1]}")


@st.composite
def sources(draw: st.DrawFn) -> str:
    text = _Text()
    for one in draw(body):
        text.add(*one)
    starts = [text.pick(draw(operand)) for _ in range(3)]
    before = text.lines
    text.lines = []
    text.values += ["%p", "%q", "%r"]
    for one in draw(body):
        text.add(*one)
    p_next = text.emit(
        draw(st.sampled_from(["add i8 %p, 1", "add nuw i8 %p, 1", "add nsw i8 %p, -3", "add i8 %p, %a", "shl i8 %p, 1", "mul i8 %p, 3"]))
    )
    ends = [p_next, text.pick(draw(operand)), text.pick(draw(operand))]
    left, right = (text.pick(draw(operand)) for _ in range(2))
    condition = text.emit(f"icmp {draw(st.sampled_from(_PREDICATES))} i8 {left}, {right}")
    phis = [f"  %{name} = phi i8 [ {start}, %entry ], [ {end}, %loop ]" for name, start, end in zip("pqr", starts, ends, strict=True)]
    jump = [f"  br i1 {condition}, label %loop, label %exit"]
    result = text.pick(draw(operand))
    lines = ["define i8 @f(i8 %a, i8 %b) {", "entry:", *before, "  br label %loop", "", "loop:", *phis, *text.lines, *jump]
    return "\n".join([*_DECLARED, *lines, "", "exit:", f"  ret i8 {result}", "}", ""])


_DECLARED = [f"declare i8 @llvm.{one}.i8(i8, i8)" for one in _CALLS] + ["declare i8 @llvm.abs.i8(i8, i1)", ""]


@settings(max_examples=examples(60), deadline=None)
@given(sources(), st.lists(st.tuples(st.integers(0, 255), st.integers(0, 255)), min_size=4, max_size=8))
def test_expressions_are_worth_what_is_computed(source: str, inputs: list[tuple[int, int]]) -> None:
    function = Module.parse(source).functions[-1]
    se = ScalarEvolution(function)
    (loop,) = se.loops.top_level
    for arguments in inputs:
        try:
            run = execute(function, arguments, limit=40)
        except (UndefinedError, EndlessError):
            continue
        values: dict[Value, int] = dict(zip(function.args, arguments, strict=True))
        iteration = -1
        for instruction, outcome in run.values:
            iteration += instruction is loop.header.first
            values.pop(instruction, None)
            if outcome is not None:
                values[instruction] = outcome
                _check(se, instruction, values, {loop: max(iteration, 0)})


def _check(se: ScalarEvolution, instruction: Instruction, values: dict[Value, int], iterations: dict) -> None:  # type: ignore[type-arg]
    expression = se.get(instruction)
    try:
        assert evaluate(expression, values, iterations) == values[instruction], f"{instruction}  -->  {expression}"
        assert wrong_flags(expression, values, iterations) == [], f"{instruction}  -->  {expression}"
    except (KeyError, DividesByZeroError):
        return  # a part is poison, or stands behind what keeps it from being looked at


# -- long chains


def _chain(kernel: bool, lines: list[str], length: int) -> list[Instruction]:
    head = "define ptx_kernel void" if kernel else "define void"
    made = [line.replace("N", str(at)).replace("M", str(at - 1)) for at in range(1, length + 1) for line in lines]
    text = [
        f"{head} @f(i32 %a, i64 %b, ptr %p) {{",
        "  %v0 = load i32, ptr %p, align 4",
        "  %q0 = freeze ptr %p",
        *made,
        "  ret void",
        "}",
        "declare i32 @g(i32 returned)",
        "declare i32 @llvm.umin.i32(i32, i32)",
    ]
    return [one for one in Module.parse("\n".join(text)).functions[0].instructions() if not one.is_terminator]


CHAINS = {
    "sums": ["  %lN = load i32, ptr %p, align 4", "  %vN = add i32 %vM, %lN"],
    "differences": ["  %lN = load i32, ptr %p, align 4", "  %vN = sub i32 %vM, %lN"],
    "products and casts": ["  %mN = mul i32 %vM, 3", "  %zN = zext i32 %mN to i64", "  %vN = trunc i64 %zN to i32"],
    "exclusive ors": ["  %vN = xor i32 %vM, -1"],
    "unknown exclusive ors": ["  %vN = xor i32 %vM, %a"],
    "addresses": ["  %qN = getelementptr inbounds i32, ptr %qM, i64 %b"],
    "divisions": ["  %vN = sdiv i32 %vM, 1"],
    "copies of pointers": ["  %qN = bitcast ptr %qM to ptr"],
    "calls": ["  %vN = call i32 @llvm.umin.i32(i32 %vM, i32 N)"],
    "calls that return an argument": ["  %vN = call i32 @g(i32 returned %vM)"],
    "selects": ["  %cN = icmp slt i32 %vM, N", "  %vN = select i1 %cN, i32 %vM, i32 N"],
}


@pytest.mark.parametrize("kernel", [False, True] if IS_LONG else [True], ids=lambda kernel: "kernel" if kernel else "device")
@pytest.mark.parametrize("lines", CHAINS.values(), ids=CHAINS)
def test_a_long_chain_takes_no_recursion_and_time_by_its_length(lines: list[str], kernel: bool) -> None:
    instructions = _chain(kernel, lines, 2000 if IS_LONG else 1000)
    whole = ScalarEvolution(instructions[0].function)  # type: ignore[arg-type]
    limit = sys.getrecursionlimit()
    sys.setrecursionlimit(500)
    try:
        assert whole.get(instructions[-1]).type is instructions[-1].type
    finally:
        sys.setrecursionlimit(limit)
    each = ScalarEvolution(instructions[0].function)  # type: ignore[arg-type]
    quarter = len(instructions) // 4
    first = processor_seconds(lambda: [each.get(one) for one in instructions[:quarter]])
    rest = processor_seconds(lambda: [each.get(one) for one in instructions[quarter:]])
    assert rest < 3 * 4 * max(first, 0.05)  # four times as much and some noise: a quadratic one takes fifteen times


AHEAD = {
    "trunc i64 W to i32": 1,
    "zext i32 V to i64": 1,
    "sext i32 V to i64": 1,
    "ptrtoint ptr P to i64": 1,
    "bitcast i32 V to i32": 1,
    "bitcast ptr P to ptr": 1,
    "bitcast float F to i32": 0,
    "sdiv i32 V, V": 2,
    "srem i32 V, V": 2,
    "udiv i32 V, V": 2,
    "urem i32 V, V": 2,
    "add i32 V, V": 2,
    "sub i32 V, V": 2,
    "mul i32 V, V": 2,
    **{f"{opcode} i32 V, V": 0 for opcode in ("shl", "lshr", "ashr", "and", "or", "xor")},
    **{f"{opcode} i32 V, 3": 2 for opcode in ("shl", "lshr", "ashr", "and", "or", "xor")},
    "and i1 B, B": 2,
    "or i1 B, B": 2,
    "xor i1 B, B": 2,
    "getelementptr i32, ptr P, i64 W": 2,
    "getelementptr [4 x i32], ptr P, i64 W, i32 V": 3,
    "freeze i32 V": 0,
    "icmp slt i32 V, V": 0,
    "select i1 B, i32 V, i32 V": 0,
    "select i1 %argument, i32 V, i32 V": 0,
    "select i1 B, i1 B, i1 B": 3,
    "select i1 true, i32 V, i32 V": 3,
    "select i1 LESS, i32 V, i32 V": 3,
    "select i1 LESS, i64 W, i64 W": 3,
    "select i1 LONGER, i32 V, i32 V": 0,
    "select i1 LONGER, i64 W, i64 W": 3,
    "select i1 ZERO, i32 V, i32 V": 3,
    "select i1 ONE, i32 V, i32 V": 0,
    "select i1 UNLESS, i32 V, i32 V": 3,
    "select i1 WZERO, i32 V, i32 V": 3,
    "select i1 FLESS, i32 V, i32 V": 0,
    "call i32 @g(i32 V)": 0,
    "call i32 @llvm.abs.i32(i32 V, i1 true)": 1,
    **{f"call i32 @llvm.{name}.i32(i32 V, i32 V)": 2 for name in ("umin", "umax", "smin", "smax", "uadd.sat", "usub.sat")},
    **{f"call i32 @llvm.{name}.i32(i32 V, i32 V)": 0 for name in ("sadd.sat", "ssub.sat", "ushl.sat")},
    "call i32 @llvm.start.loop.iterations.i32(i32 V)": 1,
    "call i32 @llvm.annotation.i32.p0(i32 V, ptr P, ptr P, i32 V)": 1,
    "call ptr @llvm.ptr.annotation.p0.p0(ptr P, ptr P, ptr P, i32 V, ptr P)": 1,
    "call i32 @llvm.vscale.i32()": 0,
    "call i32 @llvm.ctpop.i32(i32 V)": 0,
}
"""Operations, each V, W (i64), B (i1), P (ptr), F (float) another load, and how many operands get their expressions ahead of theirs."""
COMPARED = {
    "LESS": "icmp slt i32 V, V",
    "LONGER": "icmp ult i64 W, W",
    "ZERO": "icmp eq i32 V, 0",
    "UNLESS": "icmp ne i32 V, 0",
    "ONE": "icmp eq i32 V, 1",
    "WZERO": "icmp eq i64 W, 0",
    "FLESS": "fcmp olt float F, F",
}
_TYPES = {"V": "i32", "W": "i64", "B": "i1", "P": "ptr", "F": "float"}


def _of_loads(operation: str) -> Instruction:
    """The operation, on loads."""
    lines: list[str] = []

    def load(found: re.Match[str]) -> str:
        lines.append(f"  %x{len(lines)} = load {_TYPES[found[0]]}, ptr %p, align 4")
        return f"%x{len(lines) - 1}"

    def loaded(text: str) -> str:
        return re.sub(r"\b[VWBPF]\b", load, text)

    for name, comparison in COMPARED.items():
        if re.search(rf"\b{name}\b", operation):
            lines.append(f"  %c = {loaded(comparison)}")
            operation = re.sub(rf"\b{name}\b", "%c", operation)
    operation = loaded(operation)
    lines.append(f"  %made = {operation}")
    declared = re.match(r"call (\S+) (@\S+?)\((.*)\)", operation)
    head = f"declare {declared[1]} {declared[2]}({re.sub(r' (returned )?%?[a-z0-9]+(?=,|$)', '', declared[3])})\n" if declared else ""
    text = "\n".join([head + "define ptx_kernel void @f(ptr %p, i1 %argument) {", *lines, "  ret void", "}"])
    return next(one for one in Module.parse(text).functions[-1].instructions() if one.name == "made")


@pytest.mark.parametrize(("operation", "count"), AHEAD.items())
def test_which_operands_get_their_expressions_ahead(operation: str, count: int) -> None:
    value = _of_loads(operation)
    needed = from_values._needed(ScalarEvolution(value.function), value)  # type: ignore[arg-type]
    loads = {one for one in value.operands[:count] if isinstance(one, Instruction)}
    assert ({one for one in needed if isinstance(one, Instruction)}, len(needed)) == (loads, count)


def test_a_returned_argument_gets_its_expression_ahead() -> None:
    value = _of_loads("call i32 @r(i32 V, i32 returned V)")
    assert from_values._needed(ScalarEvolution(value.function), value) == (value.operands[1],)  # type: ignore[arg-type]


# -- odds and ends


def _of(text: str, name: str, **knobs: str) -> tuple[ScalarEvolution, Value]:
    function = next(one for one in Module.parse(text).functions if not one.is_declaration)
    values = KnobValues.parse({knob.replace("_", "-"): value for knob, value in knobs.items()})
    found = next(one for one in function.instructions() if one.ref == name)
    return ScalarEvolution(function, knobs=values), found


WARP = """
declare i32 @llvm.nvvm.read.ptx.sreg.warpsize()

define i32 @f() {
  %w = call i32 @llvm.nvvm.read.ptx.sreg.warpsize()
  %x = shl i32 %w, 1
  ret i32 %x
}
"""


def test_a_warp_has_32_threads_where_gpus_are_known() -> None:
    se, value = _of(WARP, "%x")
    assert str(se.get(value)) == "64"
    se, value = _of(WARP, "%x", gpu_scev="false")
    assert str(se.get(value)) == "(2 * %w)"


def test_what_has_been_asked_for_is_kept_until_it_is_erased() -> None:
    se, value = _of(WARP, "%x")
    assert from_values.existing(se, value) is None
    found = se.get(value)
    assert from_values.existing(se, value) is found
    assert list(se.values.by_expression[found]) == [value]
    se.values.erase(value)
    assert from_values.existing(se, value) is None
    assert not se.values.by_expression[found]
    assert se.get(value) is found
