"""Counts of random loops at 8 bits against their execution: never wrong, for no arguments."""

from __future__ import annotations

from itertools import product

import llvmlite.binding as llvm
import pytest
from evaluate import UndefinedError as NoValueError
from evaluate import evaluate
from evaluating import scev_of
from hypothesis import assume, example, given
from hypothesis import strategies as st
from interpret import EndlessError, Run, UndefinedError, back_edges, execute

from nvopt.analysis.loops import Loop
from nvopt.analysis.scev.counts import loop_exits
from nvopt.analysis.scev.expressions.kinds import COULD_NOT_COMPUTE, SCEV, SCEVConstant
from nvopt.analysis.scev.scalar_evolution import ScalarEvolution
from nvopt.ir import BasicBlock, Module
from nvopt.knobs import KnobValues

# An analysis raises the recursion limit, which hypothesis lowers for the time of a test.
pytestmark = pytest.mark.filterwarnings("ignore:The recursion limit will not be reset")

PREDICATES = ("eq", "ne", "ult", "ule", "ugt", "uge", "slt", "sle", "sgt", "sge")
CONSTANTS = st.one_of(st.sampled_from((-128, -127, -3, -2, -1, 0, 1, 2, 3, 4, 5, 7, 12, 126, 127)), st.integers(-128, 127)).map(str)
NUMBER = st.integers(0, 255)


@st.composite
def conditions(draw: st.DrawFn, names: tuple[str, str]) -> tuple[str, str]:
    """(lines, name of the condition) of something that a loop may end by."""
    lines = []
    found = []
    for at in range(draw(st.sampled_from((1, 1, 1, 2)))):
        left = draw(st.sampled_from((*names, names[0], names[1])))
        right = draw(st.one_of(CONSTANTS, st.sampled_from(("%a", "%b", "%masked", "%j"))))
        type = "i8"
        cast = draw(st.sampled_from(("", "", "", "", "zext", "sext")))
        if cast:
            lines.append(f"%w{at} = {cast} i8 {left} to i16")
            left, type = f"%w{at}", "i16"
            if right.startswith("%"):
                lines.append(f"%r{at} = {draw(st.sampled_from(('zext', 'sext')))} i8 {right} to i16")
                right = f"%r{at}"
        lines.append(f"%c{at} = icmp {draw(st.sampled_from(PREDICATES))} {type} {left}, {right}")
        found.append(f"%c{at}")
    if len(found) == 2:
        lines.append(
            draw(
                st.sampled_from(
                    ("%c = and i1 {}, {}", "%c = or i1 {}, {}", "%c = select i1 {}, i1 {}, i1 false", "%c = select i1 {}, i1 true, i1 {}")
                )
            ).format(*found)
        )
        found = ["%c"]
    return "\n  ".join(lines), found[0]


@st.composite
def loops(draw: st.DrawFn) -> str:
    """A function with one loop over two recurrences, with one or two exits."""
    attributes = draw(st.sampled_from(("", "", "mustprogress", "willreturn")))
    flags = st.sampled_from(("", "", "nuw ", "nsw ", "nuw nsw "))
    start = draw(st.one_of(CONSTANTS, st.sampled_from(("%a", "%masked"))))
    step = draw(st.one_of(CONSTANTS, st.sampled_from(("%a", "%small"))))
    other_start = draw(st.one_of(CONSTANTS, st.just("%b")))
    other_step = draw(st.one_of(CONSTANTS, st.just("%i")))
    opcode = draw(st.sampled_from(("add",) * 8 + ("shl", "lshr", "ashr", "mul", "xor")))
    amount = draw(st.sampled_from(("1", "2", "3"))) if opcode in ("shl", "lshr", "ashr") else step
    first = draw(st.sampled_from(("", "first")))
    guard = f"icmp {draw(st.sampled_from(PREDICATES))} i8 {start}, {draw(st.one_of(CONSTANTS, st.sampled_from(('%b', '%masked'))))}"
    ends = draw(conditions(("%i", "%next")))
    early = draw(conditions(("%i", "%j"))) if first else ("", "false")
    sides = draw(st.sampled_from(("label %loop, label %exit", "label %exit, label %loop")))
    early_sides = draw(st.sampled_from(("label %latch, label %exit", "label %exit, label %latch")))
    head = f"br i1 {early[1]}, {early_sides}" if first else "br label %latch"
    is_guarded = draw(st.booleans())
    operation = f"{opcode} {draw(flags) if opcode in ('add', 'mul', 'shl') else ''}"
    renamed = early[0].replace("%c", "%e").replace("%w", "%x").replace("%r", "%s")
    return f"""
define void @f(i8 %a, i8 %b) {attributes} {{
entry:
  %masked = and i8 %b, 60
  %small = and i8 %b, 3
  %g = {guard}
  br i1 {"%g" if is_guarded else "true"}, label %loop, label %exit
loop:
  %i = phi i8 [ {start}, %entry ], [ %next, %latch ]
  %j = phi i8 [ {other_start}, %entry ], [ %following, %latch ]
  {renamed}
  {head.replace("%c", "%e")}
latch:
  %next = {operation}i8 %i, {amount}
  %following = add {draw(flags)}i8 %j, {other_step}
  {ends[0]}
  br i1 {ends[1]}, {sides}
exit:
  ret void
}}
"""


def analysed(text: str) -> tuple[ScalarEvolution, Loop]:
    se = scev_of(str(llvm.parse_assembly(text, llvm.create_context())))
    found = list(se.loops)
    assume(len(found) == 1)
    return se, found[0]


def value(e: SCEV, arguments: list[int], se: ScalarEvolution) -> int | None:
    """The expression's value; None where it isn't known."""
    if e.kind == COULD_NOT_COMPUTE:
        return None
    try:
        return evaluate(e, dict(zip(se.function.args, arguments, strict=True)))
    except NoValueError:
        return None


def leaving_block(run: Run, loop: Loop) -> BasicBlock:
    return [block for block in run.blocks if loop.contains_block(block)][-1]


def check(se: ScalarEvolution, loop: Loop, arguments: list[int]) -> None:
    try:
        run = execute(se.function, arguments, limit=1200)
    except (UndefinedError, EndlessError):
        return
    for count in back_edges(run, loop):
        exact = value(loop_exits.backedge_taken_count(se, loop), arguments, se)
        assert exact in (None, count), f"{loop_exits.backedge_taken_count(se, loop)} is {exact} and not {count} for {arguments}"
        for kind in (loop_exits.CONSTANT_MAXIMUM, loop_exits.SYMBOLIC_MAXIMUM):
            most = value(loop_exits.backedge_taken_count(se, loop, kind), arguments, se)
            assert most is None or count <= most, (
                f"{loop_exits.backedge_taken_count(se, loop, kind)} is {most}, less than {count} for {arguments}"
            )
        constant = loop_exits.backedge_taken_count(se, loop, loop_exits.CONSTANT_MAXIMUM)
        if loop_exits.is_max_or_zero(se, loop):
            assert isinstance(constant, SCEVConstant)
            assert count in (0, constant.value)
        assert (count + 1) % loop_exits.small_constant_trip_multiple(se, loop) == 0 or exact is None
        left = leaving_block(run, loop)
        for block in loop.exiting_blocks():
            of_exit = value(loop_exits.exit_count(se, loop, block), arguments, se)
            if of_exit is not None:
                assert of_exit == count if block is left else of_exit >= count


ZERO_STEP = """
define void @f(i8 %a, i8 %b) mustprogress {
entry:
  br label %loop
loop:
  %i = phi i8 [ %a, %entry ], [ %next, %loop ]
  %next = add nsw i8 %i, %b
  %c = icmp slt i8 %next, 100
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
"""
FAR_DOWN = ZERO_STEP.replace("%i, %b", "%i, -3").replace("slt i8 %next, 100", "sgt i8 %i, %b")
OVERFLOW = """
declare { i8, i1 } @llvm.OPERATION.with.overflow.i8(i8, i8)

define void @f(i8 %a, i8 %b) {
entry:
  br label %loop
loop:
  %i = phi i8 [ %a, %entry ], [ %next, %loop ]
  %both = call { i8, i1 } @llvm.OPERATION.with.overflow.i8(i8 %i, i8 AMOUNT)
  %next = extractvalue { i8, i1 } %both, 0
  %over = extractvalue { i8, i1 } %both, 1
  br i1 %over, label %exit, label %loop
exit:
  ret void
}
"""
SWITCH = """
define void @f(i8 %a, i8 %b) {
entry:
  br label %loop
loop:
  %i = phi i8 [ %a, %entry ], [ %next, %latch ]
  %next = add i8 %i, STEP
  switch i8 %i, label %latch [
    i8 9, label %latch
    i8 CASE, label %exit
  ]
latch:
  br label %loop
exit:
  ret void
}
"""


@example(FAR_DOWN, [(127, 128), (127, 129), (127, 130), (0, 128), (5, 9)])
@example(ZERO_STEP, [(3, 0), (0, 7), (200, 1)])
@given(loops(), st.lists(st.tuples(NUMBER, NUMBER), min_size=5, max_size=5))
def test_counts_are_counted(text: str, arguments: list[tuple[int, int]]) -> None:
    se, loop = analysed(text)
    for pair in arguments:
        check(se, loop, list(pair))


@given(st.sampled_from(("uadd", "sadd", "usub", "ssub")), st.integers(-128, 127).filter(bool))
def test_loops_that_end_by_overflow(operation: str, amount: int) -> None:
    se, loop = analysed(OVERFLOW.replace("OPERATION", operation).replace("AMOUNT", str(amount)))
    for start in range(0, 256, 15):
        check(se, loop, [start, 0])


@given(st.integers(-128, 127), st.integers(-128, 127).filter(lambda one: one != 9))
def test_loops_that_end_by_a_switch(step: int, case: int) -> None:
    se, loop = analysed(SWITCH.replace("STEP", str(step)).replace("CASE", str(case)))
    for start in range(0, 256, 45):
        check(se, loop, [start, 0])


FLAGGED = """
define void @f(i4 %a, i4 %b, i4 range(i4 {least}, 4) %s) mustprogress {{
entry:
  br label %loop
loop:
  %i = phi i4 [ %a, %entry ], [ %next, %loop ]
  %next = {operation} i4 %i, {step}
  %c = icmp {predicate} i4 %{compared}, %b
  br i1 %c, label %loop, label %exit
exit:
  ret void
}}
"""


def most_and_bound(least: int = 1, knobs: KnobValues | None = None, **parts: str) -> tuple[int, int | None]:
    """How often the loop goes back at most, by execution with every start, bound and step; and the constant that it says."""
    text = FLAGGED.format(least=least, **parts)
    function = Module.parse(str(llvm.parse_assembly(text, llvm.create_context()))).functions[0]
    se = ScalarEvolution(function, knobs=knobs)
    (loop,) = se.loops
    said = loop_exits.backedge_taken_count(se, loop, loop_exits.CONSTANT_MAXIMUM)
    most = 0
    for start, bound, step in product(range(16), range(16), range(least, 4) if "%s" in parts["step"] else [0]):
        try:
            most = max(most, *back_edges(execute(function, [start, bound, step], limit=70), loop))
        except (UndefinedError, EndlessError):
            continue
    return most, said.value if isinstance(said, SCEVConstant) else None


@pytest.mark.parametrize("compared", ["i", "next"])
@pytest.mark.parametrize("step", ["1", "2", "3", "%s"])
@pytest.mark.parametrize("predicate", ["slt", "ult", "sle", "ne"])
@pytest.mark.parametrize("flags", ["", "nuw", "nsw", "nuw nsw"])
def test_flags_bound_how_often_a_loop_rises(flags: str, predicate: str, step: str, compared: str) -> None:
    for least in (1, 2) if step == "%s" else (1,):
        most, said = most_and_bound(least, operation=f"add {flags}", step=step, predicate=predicate, compared=compared)
        assert said is None or most <= said
        if flags == "nuw nsw":
            assert said == most == 7 // (least if step == "%s" else int(step)) - (compared == "next")


@pytest.mark.parametrize("compared", ["i", "next"])
@pytest.mark.parametrize("step", ["-1", "-2", "-3"])
@pytest.mark.parametrize("predicate", ["sgt", "ugt", "sge"])
@pytest.mark.parametrize("flags", ["", "nsw"])
def test_flags_bound_how_often_a_loop_falls(flags: str, predicate: str, step: str, compared: str) -> None:
    most, said = most_and_bound(operation=f"add {flags}", step=step, predicate=predicate, compared=compared)
    assert said is None or most <= said
    if flags == "nsw" and predicate == "ugt" and step == "-1":
        assert said == most


def test_what_flags_bound_is_llvms_bound_without_the_gpu() -> None:
    knobs = KnobValues.parse({"gpu-scev": "false"})
    assert most_and_bound(operation="add nuw nsw", step="1", predicate="slt", compared="i", knobs=knobs) == (7, 15)
    assert most_and_bound(operation="add nsw", step="-1", predicate="ugt", compared="i", knobs=knobs) == (7, 15)


GRID_STRIDE = """target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @f(i32 %n) {
entry:
  %block = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %size = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %before = mul nuw nsw i32 %block, %size
  %thread = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %start = add nuw nsw i32 %before, %thread
  %some = icmp slt i32 %start, %n
  br i1 %some, label %ahead, label %exit
ahead:
  %blocks = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %step = mul nuw nsw i32 %size, %blocks
  br label %loop
loop:
  %i = phi i32 [ %start, %ahead ], [ %next, %loop ]
  %next = add nuw nsw i32 %i, %step
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
"""


def test_a_grid_stride_loop_is_bounded_by_its_flags() -> None:
    se = scev_of(str(llvm.parse_assembly(GRID_STRIDE, llvm.create_context())))
    (loop,) = se.loops
    assert str(loop_exits.backedge_taken_count(se, loop, loop_exits.CONSTANT_MAXIMUM)) == "2147483646"
    assert loop_exits.small_constant_max_trip_count(se, loop) == (1 << 31) - 1
