"""Instructions of constants fold to what LLVM 22 makes of them: `cases.expected` is what its instsimplify printed for `cases.ll`, `-` where
it left an instruction."""

from __future__ import annotations

from pathlib import Path

import pytest

from nvopt.analysis.constant_folding import fold_instruction
from nvopt.ir import CallInst, Function, Instruction, Module

HERE = Path(__file__).parent
EXPECTED = dict(line.split(" ", 1) for line in (HERE / "cases.expected").read_text().splitlines())


def fold(instruction: Instruction, module: Module) -> str:
    """What the instruction folds to, as LLVM prints it; `-` where it stays."""
    found = fold_instruction(instruction, list(instruction.operands), module.data_layout)  # type: ignore[arg-type]
    return "-" if found is None else found.ref


def test_llvms_answers() -> None:
    module = Module.parse((HERE / "cases.ll").read_text())
    function = module.get_function("test")
    assert function is not None
    found = {one.ref: fold(one, module) for one in function.instructions() if one.ref in EXPECTED}
    assert found == EXPECTED


def folded(body: str, heads: str = "") -> list[str]:
    """What the instructions of a function fold to, one by one."""
    module = Module.parse(f"{heads}\ndefine void @f() {{\n{body}\n  ret void\n}}\n")
    function = module.get_function("f")
    assert isinstance(function, Function)
    return [fold(one, module) for one in function.instructions()][:-1]


def test_floats_only_where_the_result_is_the_same_everywhere() -> None:
    body = """
  %1 = fadd float 1.000000e+00, 2.500000e+00
  %2 = fadd fast float 1.000000e+00, 2.500000e+00
  %3 = fadd nnan float 1.000000e+00, 2.500000e+00
  %4 = fdiv double 0.000000e+00, 0.000000e+00
  %5 = call float @llvm.sqrt.f32(float 4.000000e+00)"""
    assert folded(body, "declare float @llvm.sqrt.f32(float)\n") == ["3.500000e+00", "-", "3.500000e+00", "-", "-"]


@pytest.mark.parametrize(
    ("mode", "expected"),
    [("ieee,ieee", "0x36A0000000000000"), ("preserve-sign,preserve-sign", "0.000000e+00"), ("dynamic,dynamic", "-")],
)
def test_denormals_by_the_functions_mode(mode: str, expected: str) -> None:
    text = f"""
define void @f() #0 {{
  %1 = fmul float 0x36A0000000000000, 1.000000e+00
  ret void
}}

attributes #0 = {{ "denormal-fp-math-f32"="{mode}" }}
"""
    module = Module.parse(text)
    function = module.get_function("f")
    assert function is not None
    assert fold(next(iter(function.instructions())), module) == expected


def test_loads_see_what_the_program_will_see() -> None:
    heads = """
@sure = internal constant [4 x i16] [i16 1, i16 2, i16 3, i16 4]
@other = weak constant i32 5
@changes = global i32 5
@host = externally_initialized constant i32 5
"""
    body = """
  %1 = load i32, ptr getelementptr (i8, ptr @sure, i64 2), align 2
  %2 = load i32, ptr @other, align 4
  %3 = load i32, ptr @changes, align 4
  %4 = load i32, ptr @host, align 4
  %5 = load volatile i16, ptr @sure, align 2
  %6 = load i32, ptr getelementptr (i8, ptr @sure, i64 8), align 4"""
    assert folded(body, heads) == ["196610", "-", "-", "-", "-", "poison"]


def test_calls_of_what_is_no_intrinsic_stay() -> None:
    module = Module.parse("declare i32 @g(i32)\n\ndefine i32 @f() {\n  %1 = call i32 @g(i32 1)\n  ret i32 %1\n}\n")
    function = module.get_function("f")
    assert function is not None
    call = next(iter(function.instructions()))
    assert isinstance(call, CallInst)
    assert fold(call, module) == "-"
