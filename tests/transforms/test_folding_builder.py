"""Constants are no code, and what is none is where the builder stands."""

from __future__ import annotations

import pytest

from nvopt.ir import Builder, ConstantInt, FunctionType, Instruction, IRError, Module, Value
from nvopt.ir.types import i1, i8, i32, i64, ptr, void
from nvopt.transforms.folding_builder import FoldingBuilder


def builder() -> tuple[FoldingBuilder, list[Value]]:
    function = Module.parse("").define("f", FunctionType.get(void, [i8, ptr]), ["a", "p"])
    made = Builder(function.entry)
    made.ret()
    end = function.entry.terminator
    assert end is not None
    return FoldingBuilder(Builder.before(end)), list(function.args)


def number(value: int) -> ConstantInt:
    return ConstantInt.get(i8, value)


def test_constants_are_no_code() -> None:
    b, (_, p) = builder()
    assert b.binary("add", number(100), number(100)).ref == "-56"
    assert b.icmp("ult", number(3), number(4)).ref == "true"
    assert b.cast("zext", number(-1), i32).ref == "255"
    assert b.select(ConstantInt.get(i1, 1), number(3), number(4)) is number(3)
    assert b.binary("add", number(100), number(100), flags=("nsw",)).ref == "-56"  # as LLVM has it
    assert number(3).users == []
    assert len(b.builder.block.instructions) == 1  # type: ignore[union-attr]
    assert isinstance(b.gep(i8, p, [ConstantInt.get(i64, 4)]), Instruction)


def test_what_depends_on_a_value_is_code() -> None:
    b, (a, _) = builder()
    found = b.binary("add", a, number(1), "x", ("nuw",))
    assert isinstance(found, Instruction)
    assert str(found) == "%x = add nuw i8 %a, 1"
    assert found.next is b.builder.where
    assert b.cast("zext", a, i8) is a


def test_what_would_trap_stays() -> None:
    b, _ = builder()
    found = b.binary("udiv", number(1), number(0))
    assert found.ref == "poison" or isinstance(found, Instruction)


def test_operands_are_checked() -> None:
    b, (a, _) = builder()
    with pytest.raises(IRError, match=r"^add: operands"):
        b.binary("add", a, ConstantInt.get(i32, 1))
