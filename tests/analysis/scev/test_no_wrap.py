"""Flags: what opt prints, and what brute force over all values of 8 bits confirms."""

from __future__ import annotations

import printed
import pytest
from evaluate import signed
from hypothesis import given
from hypothesis import strategies as st

from nvopt.analysis.scev.expressions import add, casts
from nvopt.analysis.scev.expressions.kinds import ADD, ANY_WRAP, MUL, NSW, NUW, SCEV, SMIN, UMIN, SCEVAddRecExpr
from nvopt.analysis.scev.expressions.minmax import min_max
from nvopt.analysis.scev.facts import no_wrap
from nvopt.analysis.scev.scalar_evolution import ScalarEvolution
from nvopt.ir import Instruction, IntType, Module

SOURCE = """
define void @f(i4 %a, i8 %b, i8 %c) {
  %z = zext i4 %a to i8
  %sum = add i8 %z, 100
  %shl = shl i8 %z, 4
  %shl7 = shl i8 %z, 7
  %mul = mul nuw i8 %z, 7
  %wild = add i8 %b, %c
  %done = add nuw nsw i8 %b, 1
  %less = icmp ult i8 %b, 100
  br i1 %less, label %small, label %exit

small:                                            ; preds = %0
  %more = add i8 %b, 5
  %much = add i8 %b, -5
  br label %exit

exit:                                             ; preds = %small, %0
  ret void
}
"""


def analysis() -> ScalarEvolution:
    function = Module.parse(SOURCE).get_function("f")
    assert function is not None
    return ScalarEvolution(function)


@pytest.mark.parametrize("function", printed.functions("no_wrap"))
def test_it_prints_what_opt_does(function: str) -> None:
    assert printed.difference("no_wrap", function) == []


def _overflows(op: str, a: int, b: int, is_signed: bool) -> bool:
    a, b = (signed(a, 8), signed(b, 8)) if is_signed else (a, b)
    result = {"add": a + b, "sub": a - b, "mul": a * b}[op]
    return not (-128 <= result < 128 if is_signed else 0 <= result < 256)


@given(st.sampled_from([ADD, MUL]), st.integers(0, 255), st.integers(1, 255), st.booleans())
def test_strengthened_flags_hold(kind: int, constant: int, limit: int, is_signed: bool) -> None:
    se = analysis()
    i8 = IntType.get(8)
    b = min_max(se, SMIN if is_signed else UMIN, [se.table.unknown(se.function.args[1]), se.table.constant(i8, limit)])
    flags = no_wrap.strengthen(se, kind, [se.table.constant(i8, constant), b], ANY_WRAP)
    op = "add" if kind == ADD else "mul"
    values = [one for one in range(256) if (signed(one, 8) <= signed(limit, 8) if is_signed else one <= limit)]
    for flag in (NUW, NSW):
        if b.operands:
            assert bool(flags & flag) == (not any(_overflows(op, constant, one, flag == NSW) for one in values))


@given(st.sampled_from(["add", "sub", "mul"]), st.booleans(), st.integers(0, 255))
def test_what_will_not_overflow_does_not(op: str, is_signed: bool, constant: int) -> None:
    se = analysis()
    i8 = IntType.get(8)
    z = casts.zext(se, se.table.unknown(se.function.args[0]), i8)
    if no_wrap.will_not_overflow(se, op, is_signed, z, se.table.constant(i8, constant)):
        assert not any(_overflows(op, one, constant, is_signed) for one in range(16))


def test_poison_in_expressions() -> None:
    se = analysis()
    a, b, c = (se.table.unknown(one) for one in se.function.args)
    wide: SCEV = casts.zext(se, a, IntType.get(8))
    both = se.table.nary(ADD, [b, c])
    assert no_wrap.implies_poison(se, b, both)
    assert not no_wrap.implies_poison(se, both, b)
    assert no_wrap.implies_poison(se, se.table.constant(b.type, 1), b)
    assert not no_wrap.is_guaranteed_not_to_be_poison(se, wide)
    assert no_wrap.is_guaranteed_not_to_cause_ub(se, se.table.udiv(b, se.table.constant(b.type, 3)))
    assert not no_wrap.is_guaranteed_not_to_cause_ub(se, se.table.nary(ADD, [se.table.udiv(b, c), c]))


def test_from_where_on_an_expression_is_there() -> None:
    register = "call i32 @llvm.nvvm.read.ptx.sreg.tid.x()"
    text = f"""
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

define ptx_kernel void @f(i32 %a, ptr %p) {{
entry:
  %x = load i32, ptr %p, align 4
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %t = {register}
  %u = {register}
  %l = load i32, ptr %p, align 4
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, %a
  br i1 %c, label %loop, label %end

end:
  ret void
}}
"""
    function = Module.parse(text).functions[-1]
    se = ScalarEvolution(function)
    named = {one.name: one for one in function.instructions()}

    def definition(name: str) -> Instruction | None:
        return no_wrap._definition(se, se.get(named[name]))

    assert definition("x") is named["x"]
    assert definition("l") is named["l"]
    assert definition("i") is definition("j") is named["i"]
    assert definition("t") is None  # another read of it may be executed before
    for e in (
        se.table.unknown(function.args[0]),
        se.table.constant(named["x"].type, 1),
        add.add2(se, se.get(named["x"]), se.get(named["l"])),
    ):
        assert no_wrap._definition(se, e) is None
    named["t"].move_before(named["x"])
    se = ScalarEvolution(function)
    assert no_wrap._definition(se, se.get(named["u"])) is named["t"]


ENDLESS = """
define void @f(ptr %p) {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i8 [ 100, %entry ], [ %next, %loop ]
  %next = add i8 %i, 4
  %more = load volatile i1, ptr %p, align 1
  br i1 %more, label %loop, label %exit

exit:                                             ; preds = %loop
  ret void
}
"""


def test_flags_that_are_found_late_say_more_of_what_was_asked() -> None:
    function = Module.parse(ENDLESS).functions[0]
    se = ScalarEvolution(function)
    ar = se.get(next(one for one in function.instructions() if one.name == "i"))
    assert isinstance(ar, SCEVAddRecExpr)
    assert (se.unsigned_range(ar).unsigned_min, se.signed_range(ar).signed_min) == (0, -128)
    no_wrap.set_addrec_flags(se, ar, NUW)
    assert (se.unsigned_range(ar).unsigned_min, se.signed_range(ar).signed_min) == (100, -128)
    no_wrap.set_addrec_flags(se, ar, NSW)
    assert (se.unsigned_range(ar).unsigned_min, se.signed_range(ar).signed_min) == (100, 100)
