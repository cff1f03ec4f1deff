"""printf-lowering: the modules and calls that it leaves alone, and what stays of the old ones."""

from __future__ import annotations

import llvmlite.binding as llvm
import pytest

from nvopt.ir import Module
from nvopt.knobs import KnobValues
from nvopt.passes.base import Context
from nvopt.passes.printf_lowering import PrintfLowering
from nvopt.remarks import RemarkSink
from nvopt.target import TargetOptions

HEAD = '@s = private constant [3 x i8] c"%d\\00"\n'
CUDA = 'target triple = "nvptx64-nvidia-cuda"\n'
CALL = "call i32 (ptr, ...) @printf(ptr @s, i32 1)"
DECLARED = "declare i32 @printf(ptr, ...)\n"


def lower(text: str) -> tuple[bool, str, list[str]]:
    """Whether the module changed, its text, and the remarks."""
    module = Module.parse(str(llvm.parse_assembly(text, llvm.create_context())))
    remarks = RemarkSink(enabled=True)
    changed = PrintfLowering().run(module, Context(TargetOptions(), KnobValues(), remarks))
    llvm.parse_assembly(str(module), llvm.create_context()).verify()
    return changed, str(module), [remark.message for remark in remarks.remarks]


@pytest.mark.parametrize(
    "text",
    [
        DECLARED + f"define void @k() {{\n{CALL}\nret void\n}}\n",
        'target triple = "x86_64-pc-linux-gnu"\n' + DECLARED + f"define void @k() {{\n{CALL}\nret void\n}}\n",
        CUDA + f"define i32 @printf(ptr %f, ...) {{\nret i32 0\n}}\ndefine void @k() {{\n{CALL}\nret void\n}}\n",
        CUDA + "declare void @printf(ptr, ...)\ndefine void @k() {\ncall void (ptr, ...) @printf(ptr @s, i32 1)\nret void\n}\n",
        CUDA + "declare i32 @printf(ptr, i32)\ndefine void @k() {\ncall i32 @printf(ptr @s, i32 1)\nret void\n}\n",
        CUDA + DECLARED + 'define void @k() {\ncall i32 (ptr, ...) @printf(ptr @s, i32 1) [ "other"(i32 1) ]\nret void\n}\n',
    ],
    ids=["no target", "host", "defined", "other result", "no variable arguments", "bundle"],
)
def test_left_alone(text: str) -> None:
    """Nothing changes."""
    changed, after, _ = lower(text + HEAD)
    assert not changed
    assert "vprintf" not in after


def test_vprintf_of_another_type() -> None:
    """The call stays, and a remark says why."""
    text = f"{CUDA}{HEAD}{DECLARED}declare void @vprintf(ptr)\ndefine void @k() {{\n{CALL}\nret void\n}}\n"
    changed, after, messages = lower(text)
    assert not changed
    assert CALL in after
    assert messages == ["printf stays: @vprintf is already a void (ptr)"]


def test_address_taken() -> None:
    """A declaration that something else uses stays; a vprintf that is there is the one called."""
    text = f"{CUDA}{HEAD}@p = global ptr @printf\n{DECLARED}declare i32 @vprintf(ptr, ptr)\ndefine void @k() {{\n{CALL}\nret void\n}}\n"
    changed, after, _ = lower(text)
    assert changed
    assert "declare i32 @printf" in after
    assert "call i32 @vprintf(ptr @s, ptr %vprintfBuffer.local)" in after
    assert after.count("@vprintf(") == 2


def test_printf_of_itself() -> None:
    """As an argument of printf its address is passed like any other."""
    text = f"{CUDA}{HEAD}{DECLARED}define i32 @k() {{\n%r = call i32 (ptr, ...) @printf(ptr @s, ptr @printf)\nret i32 %r\n}}\n"
    changed, after, _ = lower(text)
    assert changed
    assert "store ptr @printf, ptr %vprintfBuffer.local, align 8" in after
    assert "declare i32 @printf" in after
