"""tile-simplify: which instruction is already the operation that is asked for, what is built of each kind, and what becomes weaker."""

from __future__ import annotations

import pytest

import nvopt
from nvopt.ir import Instruction, Module, Value
from nvopt.passes.tile_simplify.front_end import LLVMFrontEnd
from nvopt.passes.tile_simplify.lifting import Lifted
from nvopt.tile.evaluation import EXACT, NNEG, NSW, NUW
from nvopt.tile.expressions import Expression, Pool
from nvopt.tile.kinds import Kind
from nvopt.tile.materializer import SimplifierResult

K = Kind
_TEXT = """
declare i32 @llvm.abs.i32(i32, i1)
declare i32 @llvm.smin.i32(i32, i32)

define void @f(i32 %x, i32 %y, i8 %z, <4 x i8> %v, i1 %c) {{
  {0}
  ret void
}}
"""


def first(line: str) -> tuple[Instruction, dict[str, Value]]:
    """An instruction, and the function's arguments."""
    module = nvopt.parse(_TEXT.format(line))
    function = module.get_function("f")
    assert function is not None
    return next(iter(function.instructions())), {argument.name: argument for argument in function.args}


def symbols(values: dict[str, Value]) -> tuple[Pool, dict[str, Expression]]:
    pool = Pool()
    lifted = Lifted(pool)
    return pool, {name: lifted.leaf(value) for name, value in values.items()}


@pytest.mark.parametrize(
    ("line", "kind", "operands", "flags", "expected"),
    [
        ("%a = sub nsw i32 %x, %y", K.EK_Sub, "xy", NSW, True),
        ("%a = sub nsw i32 %x, %y", K.EK_Sub, "yx", NSW, False),
        ("%a = sub nsw i32 %x, %y", K.EK_Sub, "xy", 0, False),
        ("%a = sub i32 %x, %y", K.EK_Sub, "xy", NSW, False),
        ("%a = sub i32 %x, %y", K.EK_Add, "xy", 0, False),
        ("%a = add nuw i32 %x, %y", K.EK_Add, "xy", NUW, True),
        ("%a = add nuw i32 %x, %y", K.EK_Add, "yx", NUW, True),
        ("%a = add nuw i32 %x, %x", K.EK_Add, "yx", NUW, False),
        ("%a = icmp ugt i32 %x, %y", K.EK_LtU, "yx", 0, True),
        ("%a = icmp ugt i32 %x, %y", K.EK_LtU, "xy", 0, False),
        ("%a = icmp eq i32 %x, %y", K.EK_EqBin, "yx", 0, True),
        ("%a = fadd float 1.0, 2.0", K.EK_Add, "xy", 0, False),
        ("%a = xor i8 %z, -1", K.EK_NotI, "z", 0, True),
        ("%a = xor <4 x i8> %v, splat (i8 -1)", K.EK_NotI, "v", 0, True),
        ("%a = xor <4 x i8> %v, splat (i8 -1)", K.EK_NotI, "z", 0, False),
    ],
)
def test_an_instruction_is_the_operation(line: str, kind: Kind, operands: str, flags: int, expected: bool) -> None:
    instruction, values = first(line)
    pool, leaves = symbols(values)
    node = pool.make(kind, [leaves[name] for name in operands], flags)
    result = SimplifierResult("", tuple(values[name] for name in operands), (), flags, node)
    assert LLVMFrontEnd(Lifted(pool)).is_operation(instruction, result) is expected


@pytest.mark.parametrize(
    ("line", "opcode", "bits", "flags", "expected"),
    [
        ("%a = sext i8 %z to i32", "sext", 32, 0, True),
        ("%a = sext i8 %z to i32", "zext", 32, 0, False),
        ("%a = zext i8 %z to i32", "sext", 32, 0, False),
        ("%a = zext i8 %z to i32", "zext", 31, 0, False),
        ("%a = zext nneg i8 %z to i32", "zext", 32, 0, False),
        ("%a = zext nneg i8 %z to i32", "zext", 32, NNEG, True),
        ("%a = trunc i8 %z to i4", "trunc", 4, 0, True),
    ],
)
def test_a_cast_is_the_operation(line: str, opcode: str, bits: int, flags: int, expected: bool) -> None:
    instruction, values = first(line)
    pool, leaves = symbols(values)
    node = pool.cast(opcode, leaves["z"], bits, flags)
    result = SimplifierResult(opcode, (values["z"],), (), flags, node)
    assert LLVMFrontEnd(Lifted(pool)).is_operation(instruction, result) is expected


@pytest.mark.parametrize(
    ("kind", "operands", "flags", "expected"),
    [
        (K.EK_LtU, "xy", 0, "icmp ult i32 %x, %y"),
        (K.EK_LtU, "x3", 0, "icmp ult i32 %x, 3"),
        (K.EK_LtU, "3x", 0, "icmp ugt i32 %x, 3"),
        (K.EK_LeU, "3x", 0, "icmp uge i32 %x, 3"),
        (K.EK_LtS, "3x", 0, "icmp sgt i32 %x, 3"),
        (K.EK_LeS, "3x", 0, "icmp sge i32 %x, 3"),
        (K.EK_LeS, "xy", 0, "icmp sle i32 %x, %y"),
        (K.EK_LtU, "33", 0, "icmp ult i32 3, 3"),
        (K.EK_EqBin, "3x", 0, "icmp eq i32 %x, 3"),
        (K.EK_NeBin, "yx", 0, "icmp ne i32 %y, %x"),
        (K.EK_NotI, "x", 0, "xor i32 %x, -1"),
        (K.EK_NotI, "v", 0, "xor <4 x i8> %v, splat (i8 -1)"),
        (K.EK_NegI, "x", NSW, "sub nsw i32 0, %x"),
        (K.EK_NegI, "v", 0, "sub <4 x i8> zeroinitializer, %v"),
        (K.EK_Select, "cxy", 0, "select i1 %c, i32 %x, i32 %y"),
        (K.EK_Freeze, "x", 0, "freeze i32 %x"),
        (K.EK_AbsI, "x", 0, "call i32 @llvm.abs.i32(i32 %x, i1 false)"),
        (K.EK_AbsI, "x", NSW, "call i32 @llvm.abs.i32(i32 %x, i1 true)"),
        (K.EK_MinS, "xy", 0, "call i32 @llvm.smin.i32(i32 %x, i32 %y)"),
        (K.EK_FunnelR, "xy3", 0, "call i32 @llvm.fshr.i32(i32 %x, i32 %y, i32 3)"),
        (K.EK_Sub, "xy", NSW | NUW, "sub nsw nuw i32 %x, %y"),
        (K.EK_ShrU, "x3", EXACT, "lshr exact i32 %x, 3"),
    ],
)
def test_what_is_built(kind: Kind, operands: str, flags: int, expected: str) -> None:
    instruction, values = first("%a = add i32 %x, 3")
    values["3"] = instruction.operands[1]
    pool, leaves = symbols(values)
    front_end = LLVMFrontEnd(Lifted(pool))
    front_end.place(instruction)
    node = pool.make(kind, [leaves[name] for name in operands], flags)
    result = SimplifierResult(front_end.operation_name(node), tuple(values[name] for name in operands), (), flags, node)
    made = front_end.build(result)
    assert str(made).partition(" = ")[2].split(", !")[0] == expected
    assert front_end.changed


@pytest.mark.parametrize(
    ("line", "kept", "expected"),
    [
        ("%a = add nuw nsw i32 %x, %y", NSW, "add nsw i32 %x, %y"),
        ("%a = add nuw nsw i32 %x, %y", NSW | NUW, "add nuw nsw i32 %x, %y"),
        ("%a = add nuw nsw i32 %x, %y", 0, "add i32 %x, %y"),
        ("%a = fadd nnan float 1.0, 2.0", 0, "fadd nnan float 1.000000e+00, 2.000000e+00"),
        ("%a = call i32 @llvm.abs.i32(i32 %x, i1 true)", 0, "call i32 @llvm.abs.i32(i32 %x, i1 false)"),
        ("%a = call i32 @llvm.abs.i32(i32 %x, i1 true)", NSW, "call i32 @llvm.abs.i32(i32 %x, i1 true)"),
        ("%a = call i32 @llvm.abs.i32(i32 %x, i1 false)", 0, "call i32 @llvm.abs.i32(i32 %x, i1 false)"),
        ("%a = call i32 @llvm.smin.i32(i32 %x, i32 %y)", 0, "call i32 @llvm.smin.i32(i32 %x, i32 %y)"),
    ],
)
def test_flags_that_are_not_promised_go(line: str, kept: int, expected: str) -> None:
    instruction, _ = first(line)
    front_end = LLVMFrontEnd(Lifted(Pool()))
    before = str(instruction)
    front_end.weaken(instruction, kept)
    assert str(instruction).partition(" = ")[2] == expected
    assert front_end.changed is (str(instruction) != before)


def test_what_nothing_needs_any_longer_goes_with_what_it_was_computed_of() -> None:
    lines = "%a = add i32 %x, 3\n  %b = sub i32 %a, %x\n  %d = add i32 %b, %y\n  call void @use(i32 %d)"
    after: Module = nvopt.parse(nvopt.run(_TEXT.format(lines) + "declare void @use(i32)\n", "tile-simplify"))
    function = after.get_function("f")
    assert function is not None
    assert [instruction.opcode for instruction in function.instructions()] == ["add", "call", "ret"]
