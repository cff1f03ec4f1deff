"""What is known of expressions: examples, and never what isn't so, in every iteration of executed loops."""

from __future__ import annotations

from typing import Any

from effort import examples
from evaluating import PREDICATES, compare, evaluate, expressions, scev_of
from hypothesis import given, settings
from hypothesis import strategies as st

from nvopt.analysis.scev.creation import from_values
from nvopt.analysis.scev.expressions import add, minmax, mul
from nvopt.analysis.scev.expressions.kinds import NSW, NUW, SCEV, SMAX, SMIN, UMAX, UMIN
from nvopt.analysis.scev.facts import known
from nvopt.ir.predicates import NE, SGE, SLE, SLT, UGE, ULE, ULT

BITS = 4
SE = scev_of("define void @f(i4 %x, i4 %y) {\n  ret void\n}\n")
ARGS = SE.function.args
X, Y = (SE.table.unknown(arg) for arg in ARGS)
VALUES = [dict(zip(ARGS, (x, y), strict=True)) for x in range(1 << BITS) for y in range(1 << BITS)]


def constant(value: int) -> SCEV:
    return SE.table.constant(X.type, value)


def test_signs() -> None:
    seven = constant(7)
    low = minmax.umin2(SE, X, seven)
    assert known.is_known_non_negative(SE, low)
    assert not known.is_known_positive(SE, low)
    assert known.is_known_negative(SE, minmax.smin2(SE, X, constant(-1)))
    assert known.is_known_non_positive(SE, minmax.smin2(SE, X, constant(0)))
    assert known.is_known_non_zero(SE, minmax.umax2(SE, X, constant(1)))
    assert known.have_same_sign(SE, low, seven)
    assert not known.have_same_sign(SE, low, X)


def test_powers_and_multiples() -> None:
    assert known.is_known_to_be_power_of_two(SE, constant(4))
    assert known.is_known_to_be_power_of_two(SE, constant(-8))
    assert not known.is_known_to_be_power_of_two(SE, constant(-4))
    assert known.is_known_to_be_power_of_two(SE, constant(-4), or_negative=True)
    assert not known.is_known_to_be_power_of_two(SE, X)
    assert known.is_known_multiple_of(SE, constant(6), 3)
    assert not known.is_known_multiple_of(SE, X, 2)
    assert known.is_known_multiple_of(SE, mul.mul2(SE, constant(4), X), 4)
    assert known.is_known_multiple_of(SE, X, 1)
    assert not known.is_known_multiple_of(SE, X, 0)


def test_shapes() -> None:
    for kind, below in ((UMAX, ULE), (SMAX, SLE)):
        assert known.is_known_predicate(SE, below, X, minmax.min_max(SE, kind, [X, Y]))
    for kind, above in ((UMIN, UGE), (SMIN, SGE)):
        assert known.is_known_predicate(SE, above, Y, minmax.min_max(SE, kind, [X, Y]))
    # Flags are the table's: each sum says them once and for all.
    three, five = (add.add2(SE, constant(value), Y, NUW | NSW) for value in (3, 5))
    for pred in (ULT, SLT, ULE, SLE):
        assert known.is_known_predicate(SE, pred, three, five)
        assert not known.is_known_predicate(SE, pred, five, three)
    # Even where a caller didn't look first whether both are one.
    assert not known.known_via_non_recursive_reasoning(SE, ULT, three, three)
    assert not known.known_via_non_recursive_reasoning(SE, SLT, three, three)
    assert known.known_via_non_recursive_reasoning(SE, ULE, three, three)
    assert known.evaluate_predicate(SE, ULT, X, constant(0)) is False
    assert known.evaluate_predicate(SE, NE, X, add.add2(SE, X, constant(1))) is True
    assert known.evaluate_predicate(SE, ULT, X, constant(3)) is None


@settings(max_examples=examples(80), deadline=None)
@given(st.data())
def test_known_is_so(data: st.DataObject) -> None:
    se = scev_of("define void @f(i4 %x, i4 %y) {\n  ret void\n}\n")
    args = se.function.args
    inner = expressions(se, [se.table.unknown(arg) for arg in args], 4)
    pred, a, b = data.draw(st.sampled_from(PREDICATES)), data.draw(inner), data.draw(inner)
    found = known.evaluate_predicate(se, pred, a, b)
    for x in range(16) if found is not None else ():
        for y in range(16):
            values = dict(zip(args, (x, y), strict=True))
            sides: tuple[Any, Any] = evaluate(a, values), evaluate(b, values)
            if None not in sides:
                assert compare(pred, *sides, BITS) == found


LOOP = """define void @f(i4 %x, i4 %y) {{
entry:
  %g = icmp {guard} i4 {left}, {right}
  br i1 %g, label %ph, label %exit

ph:                                               ; preds = %entry
  br label %loop

loop:                                             ; preds = %latch, %ph
  %i = phi i4 [ {start}, %ph ], [ %j, %latch ]
  %k = phi i4 [ {other_start}, %ph ], [ %l, %latch ]
  %in = icmp {inside} i4 %i, {bound}
  br i1 %in, label %latch, label %exit

latch:                                            ; preds = %loop
  %j = add {flags}i4 %i, {step}
  %l = add i4 %k, {other_step}
  %again = icmp {exit} i4 %{tested}, {end}
  br i1 %again, label %loop, label %exit

exit:                                             ; preds = %latch, %loop, %entry
  ret void
}}
"""
INPUTS = st.sampled_from(["%x", "%y", "0", "1", "3", "6", "-1", "-4"])
PARTS = st.fixed_dictionaries(
    {
        **dict.fromkeys(("guard", "inside", "exit"), st.sampled_from(PREDICATES)),
        **dict.fromkeys(("left", "right", "start", "other_start", "bound", "end"), INPUTS),
        **dict.fromkeys(("step", "other_step"), st.sampled_from(["1", "-1", "2", "3", "-3"])),
        "flags": st.sampled_from(["", "nsw ", "nuw ", "nuw nsw "]),
        "tested": st.sampled_from(["i", "j", "k", "l"]),
    }
)


def run(parts: dict[str, str], x: int, y: int) -> list[tuple[bool, bool]] | None:
    """Of each iteration, whether its latch is reached and whether the loop goes on; None for a run with undefined behaviour or no end."""
    of = lambda name: {"%x": x, "%y": y}[name] if name in ("%x", "%y") else int(name) & 15  # noqa: E731
    found: list[tuple[bool, bool]] = []
    if not compare(parts["guard"], of(parts["left"]), of(parts["right"]), BITS):
        return found
    i, k = of(parts["start"]), of(parts["other_start"])
    for _ in range(40):
        if not compare(parts["inside"], i, of(parts["bound"]), BITS):
            return [*found, (False, False)]
        step = int(parts["step"])
        j, m = (i + step) & 15, (k + int(parts["other_step"])) & 15
        signed_i = i - 16 if i > 7 else i
        if ("nsw" in parts["flags"] and not -8 <= signed_i + step < 8) or ("nuw" in parts["flags"] and i + (step & 15) > 15):
            return None
        again = compare(parts["exit"], {"i": i, "j": j, "k": k, "l": m}[parts["tested"]], of(parts["end"]), BITS)
        found.append((True, again))
        if not again:
            return found
        i, k = j, m
    return None


@settings(max_examples=examples(80), deadline=None)
@given(PARTS, st.data())
def test_loops_are_so(parts: dict[str, str], data: st.DataObject) -> None:
    se = scev_of(LOOP.format(**parts))
    args, loop = se.function.args, se.loops.top_level[0]
    values_of: dict[str | None, Any] = {value.name: value for value in se.function.instructions() if value.name}
    i, k = (from_values.get(se, values_of[name]) for name in "ik")
    leaves = [se.table.unknown(arg) for arg in args]
    runs: dict[tuple[int, int], Any] = {(x, y): run(parts, x, y) for x in range(16) for y in range(16)}
    if None in runs.values():
        return
    for _ in range(4):
        pred = data.draw(st.sampled_from(PREDICATES))
        a = data.draw(st.sampled_from([i, k, add.add2(se, i, se.table.constant(i.type, 1)), add.minus(se, k, i)]))
        b = data.draw(st.sampled_from([i, k, *leaves, *(se.table.constant(i.type, value) for value in (0, 1, 5, -3))]))
        always = known.evaluate_predicate(se, pred, a, b)
        goes_on = known.is_loop_backedge_guarded_by_cond(se, loop, pred, a, b)
        at_latch = known.is_block_entry_guarded_by_cond(se, values_of["j"].parent, pred, a, b)
        for (x, y), iterations in runs.items():
            values = dict(zip(args, (x, y), strict=True))
            for number, (in_latch, again) in enumerate(iterations):
                sides: tuple[Any, Any] = evaluate(a, values, {loop: number}), evaluate(b, values, {loop: number})
                held = compare(pred, *sides, BITS)
                assert always in (None, held)
                assert held or not (goes_on and again)
                assert held or not (at_latch and in_latch)


MONOTONIC = LOOP.format(
    guard="slt", left="0", right="%x", start="0", other_start="%y", inside="slt", bound="%x",
    flags="nsw ", step="1", other_step="2", exit="slt", tested="j", end="%x",
)  # fmt: skip


def test_guards_of_the_entry_and_the_backedge() -> None:
    se = scev_of(MONOTONIC)
    loop = se.loops.top_level[0]
    i: Any = from_values.get(se, loop.header.phis()[0])
    x, y = (se.table.unknown(arg) for arg in se.function.args)
    assert known.is_loop_entry_guarded_by_cond(se, loop, SLT, i.start, x)
    assert known.is_loop_backedge_guarded_by_cond(se, loop, SLT, i, x)
    assert not known.is_loop_backedge_guarded_by_cond(se, loop, SLT, i, y)
    assert known.is_known_on_every_iteration(se, SLT, i, x)
    assert known.is_known_predicate(se, SGE, i, se.table.constant(i.type, 0))


REGISTERS = """define ptx_kernel void @f() {
  %thread = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %threads = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
"""


def test_special_registers() -> None:
    se = scev_of(REGISTERS)
    thread, threads = (from_values.get(se, value) for value in list(se.function.instructions())[:2])
    assert known.is_known_predicate(se, ULT, thread, threads)
    assert known.is_known_predicate(se, SGE, threads, thread)
    assert not known.is_known_predicate(se, ULT, threads, thread)
