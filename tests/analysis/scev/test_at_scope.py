"""What expressions are worth seen from elsewhere: as `opt` prints it, and as the function's execution has it."""

from __future__ import annotations

import evaluate
import interpret
import pytest
from evaluating import scev_of
from hypothesis import given
from hypothesis import strategies as st
from printed import difference, functions

from nvopt.analysis.scev.counts import at_scope
from nvopt.analysis.scev.expressions.kinds import UNKNOWN, SCEVAddRecExpr, SCEVConstant, SCEVUnknown
from nvopt.ir import Argument, ConstantInt, Instruction


@pytest.mark.parametrize("function", functions("at_scope"))
def test_it_prints_what_opt_prints(function: str) -> None:
    assert difference("at_scope", function) == []


LOOP = """define void @f(i8 %a) {{
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i8 [ {start}, %entry ], [ %next, %loop ]
  %x = phi i8 [ {first}, %entry ], [ %x.next, %loop ]
  %next = add i8 %i, {step}
  %y = {opcode} i8 %x, {right}
  %x.next = add i8 %y, {more}
  %sum = add i8 %x, %i
  %wide = zext i8 %sum to i16
  %c = icmp {predicate} i8 %next, {limit}
  br i1 %c, label %loop, label %exit

exit:                                             ; preds = %loop
  %left = mul i8 %sum, 3
  ret void
}}
"""
SMALL = st.integers(-12, 40)


@given(
    start=SMALL,
    first=SMALL,
    step=st.integers(1, 9),
    opcode=st.sampled_from(["add", "mul", "xor", "and", "lshr"]),
    right=st.sampled_from(["1", "2", "5", "%i", "%a"]),
    more=SMALL,
    predicate=st.sampled_from(["ne", "ult", "slt", "ule"]),
    limit=SMALL,
    argument=st.integers(0, 255),
)
def test_values_behind_the_loop_are_those_that_it_leaves(argument: int, **parts: object) -> None:
    se = scev_of(LOOP.format(**parts))
    try:
        run = interpret.execute(se.function, [argument], 300)
    except (interpret.UndefinedError, interpret.EndlessError):
        return
    last = dict(run.values)
    given_values = {se.function.args[0]: argument}
    for instruction, value in last.items():
        if not se.is_scevable(instruction.type) or value is interpret.POISON:
            continue
        left = at_scope.at_scope(se, se.get(instruction), None)
        if all(not isinstance(one, SCEVAddRecExpr) and (one.kind != UNKNOWN or _is_argument(one)) for one in left.walk()):
            assert evaluate.evaluate(left, given_values) == value, f"{instruction}: {left}"


def _is_argument(e: object) -> bool:
    return isinstance(e, SCEVUnknown) and isinstance(e.value, Argument)


def test_sums_with_addresses_are_constants() -> None:
    se = scev_of("@g = global [8 x i8] zeroinitializer\n\ndefine ptr @f() {\n  %1 = getelementptr i8, ptr @g, i64 4\n  ret ptr %1\n}\n")
    instruction = next(iter(se.function.instructions()))
    constant = at_scope.constant_of(se, se.get(instruction))
    assert constant is not None
    assert constant.ref == "getelementptr (i8, ptr @g, i64 4)"


def test_a_long_chain_takes_no_recursion() -> None:
    steps = "".join(f"  %y{at} = xor i32 %x{at}, %x0\n  %x{at + 1} = add i32 %y{at}, 7\n" for at in range(3000))
    se = scev_of(f"define i32 @f(i32 %x0) {{\n{steps}  ret i32 %x3000\n}}\n")
    *_, last, _ = se.function.instructions()
    expression = se.get(last)
    assert at_scope.at_scope(se, expression, None) is expression


def test_a_value_is_remembered_and_forgotten_with_its_expression() -> None:
    se = scev_of(LOOP.format(start=0, first=1, step=1, opcode="add", right=2, more=0, predicate="ult", limit=9))
    values = {one.name: one for one in se.function.instructions() if isinstance(one, Instruction)}
    expression = se.get(values["i"])
    left = at_scope.at_scope(se, se.get(values["i"]), None)
    assert isinstance(left, SCEVConstant)
    assert left.value == 8
    assert at_scope.at_scope(se, expression, None) is left
    values["c"].set_operand(1, ConstantInt.get(values["i"].type, 5))
    se.forget_loop(se.loops.top_level[0])
    again = at_scope.at_scope(se, se.get(values["i"]), None)
    assert isinstance(again, SCEVConstant)
    assert again.value == 4


def test_a_phi_of_several_ways_in_is_not_its_value_around_the_loop() -> None:
    text = """define i8 @f(i1 %c, i8 %n) {
entry:
  br i1 %c, label %one, label %other

one:                                              ; preds = %entry
  br label %loop

other:                                            ; preds = %entry
  br label %loop

loop:                                             ; preds = %loop, %other, %one
  %i = phi i8 [ 0, %one ], [ 0, %other ], [ %next, %loop ]
  %x = phi i8 [ 1, %one ], [ 2, %other ], [ 5, %loop ]
  %next = add nuw i8 %i, 1
  %go = icmp ult i8 %i, 4
  br i1 %go, label %loop, label %exit

exit:                                             ; preds = %loop
  ret i8 %x
}
"""
    se = scev_of(text)
    x = se.function.value_named("x")
    assert isinstance(x, Instruction)
    assert str(at_scope.at_scope(se, se.get(x), None)) == "%x"
