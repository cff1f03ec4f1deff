"""After a change and a word of it, the analysis says what a new one would say."""

from __future__ import annotations

import random

import pytest
from evaluating import scev_of

from nvopt.analysis.scev.printer import print_analysis
from nvopt.analysis.scev.scalar_evolution import ScalarEvolution
from nvopt.ir import BinaryOperator, CmpInst, ConstantInt, Instruction

TEXT = """define i32 @f(i32 %n, i32 %m) {
entry:
  br label %outer

outer:                                            ; preds = %latch, %entry
  %i = phi i32 [ 0, %entry ], [ %i.next, %latch ]
  %base = mul i32 %i, 5
  br label %inner

inner:                                            ; preds = %inner, %outer
  %j = phi i32 [ 3, %outer ], [ %j.next, %inner ]
  %s = phi i32 [ 1, %outer ], [ %s.next, %inner ]
  %at = add i32 %base, %j
  %wide = zext i32 %at to i64
  %s.next = mul i32 %s, 3
  %j.next = add nuw nsw i32 %j, 1
  %more = icmp ult i32 %j.next, 20
  br i1 %more, label %inner, label %latch

latch:                                            ; preds = %inner
  %left = add i32 %s, %j
  %i.next = add nuw nsw i32 %i, 1
  %again = icmp slt i32 %i.next, 50
  br i1 %again, label %outer, label %exit

exit:                                             ; preds = %latch
  %r = add i32 %left, %base
  ret i32 %r
}
"""


def changed(se: ScalarEvolution, seed: int) -> Instruction:
    """An instruction of which a constant operand is another now, and its flags are gone."""
    choice = random.Random(seed)
    found = [
        one for one in se.function.instructions() if isinstance(one, (BinaryOperator, CmpInst)) and isinstance(one.operands[1], ConstantInt)
    ]
    instruction = choice.choice(found)
    instruction.set_operand(1, ConstantInt.get(instruction.operands[1].type, choice.randrange(1, 60)))
    instruction.flags = ()
    return instruction


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("how", ["all", "topmost", "value"])
def test_it_says_what_a_new_one_says(how: str, seed: int) -> None:
    se = scev_of(TEXT)
    before = print_analysis(se)
    instruction = changed(se, seed)
    if how == "all":
        se.forget_all_loops()
    else:
        se.forget_topmost_loop(se.loops.top_level[0])
        if how == "value":
            se.forget_value(instruction)
    assert print_analysis(se) == print_analysis(ScalarEvolution(se.function, se.dominators, se.loops))
    assert isinstance(instruction, CmpInst) or print_analysis(se) != before


def test_a_value_that_changed_takes_with_it_what_is_computed_from_it() -> None:
    se = scev_of(TEXT)
    values = {one.name: one for one in se.function.instructions()}
    wide, other = se.get(values["wide"]), se.get(values["s.next"])
    values["base"].set_operand(1, ConstantInt.get(values["base"].type, 8))
    se.forget_value(values["base"])
    assert values["wide"] not in se.values
    assert se.get(values["wide"]) is not wide
    assert se.get(values["s.next"]) is other


def test_what_is_remembered_of_an_expression_goes_with_that_of_its_parts() -> None:
    se = scev_of(TEXT)
    values = {one.name: one for one in se.function.instructions()}
    at = se.get(values["at"])
    se.unsigned_range(at)
    assert at in se.unsigned_ranges
    se.forget_loop(se.loops.top_level[0])
    assert at not in se.unsigned_ranges
    assert values["at"] not in se.values


def test_dispositions_alone() -> None:
    se = scev_of(TEXT)
    print_analysis(se)
    known = dict(se.values)
    se.forget_block_and_loop_dispositions(next(iter(se.function.instructions())))
    assert se.loop_dispositions
    se.forget_block_and_loop_dispositions()
    assert not se.loop_dispositions
    assert not se.block_dispositions
    assert se.values == known
