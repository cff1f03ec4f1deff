"""Value tracking hears of edits: no answer is of the code as it was."""

from __future__ import annotations

import pytest

from nvopt.analysis.value_tracking import ValueTracking
from nvopt.ir import AttributeSet, Builder, CallInst, CmpInst, ConstantInt, Function, Instruction, Module
from nvopt.ir.types import i8

TEXT = """declare void @llvm.assume(i1)

define i8 @f(i8 %a, i8 %b) {
  %m = and i8 %a, 3
  %c = icmp ult i8 %b, 8
  call void @llvm.assume(i1 %c)
  %x = or i8 %m, %b
  %y = add nuw i8 %x, 1
  ret i8 %y
}
"""


@pytest.fixture
def function() -> Function:
    found = Module.parse(TEXT).get_function("f")
    assert found is not None
    return found


def _most(tracking: ValueTracking, name: str) -> int:
    value = tracking.function.value_named(name)
    assert isinstance(value, Instruction)
    return ~tracking.known_bits(value).zeros & 255


def test_an_operand(function: Function) -> None:
    tracking = ValueTracking(function)
    assert _most(tracking, "x") == 7
    m = function.value_named("m")
    assert isinstance(m, Instruction)
    m.set_operand(1, ConstantInt.get(i8, 16))
    assert _most(tracking, "x") == 23


def test_an_assumption_that_comes_changes_and_goes(function: Function) -> None:
    tracking = ValueTracking(function)
    assert _most(tracking, "x") == 7
    c = function.value_named("c")
    assert isinstance(c, CmpInst)
    c.set_operand(1, ConstantInt.get(i8, 32))
    assert _most(tracking, "x") == 31
    c.predicate = "ugt"
    assert _most(tracking, "x") == 255
    x = function.value_named("x")
    assert isinstance(x, Instruction)
    builder = Builder.before(x)
    assume = function.module.get_function("llvm.assume")
    assert assume is not None
    call = builder.call(assume, [builder.icmp("ult", function.args[1], ConstantInt.get(i8, 4))])
    assert _most(tracking, "x") == 3
    call.erase()
    assert _most(tracking, "x") == 255


def test_a_flag_and_an_attribute(function: Function) -> None:
    tracking = ValueTracking(function)
    y = function.value_named("y")
    assert isinstance(y, Instruction)
    assert tracking.is_known_non_zero(y)
    y.flags = ()
    function.args[0].attributes = AttributeSet(["range(i8 0, 2)"])
    call = next(one for one in function.instructions() if isinstance(one, CallInst))
    call.erase()
    assert not tracking.is_known_non_zero(y)
