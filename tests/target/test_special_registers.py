"""Which register a call reads."""

from __future__ import annotations

import pytest

from nvopt.ir import CallBase, Module
from nvopt.target.special_registers import register_of


@pytest.mark.parametrize(
    ("callee", "register"),
    [
        ("@llvm.nvvm.read.ptx.sreg.tid.x", "tid.x"),
        ("@llvm.nvvm.read.ptx.sreg.cluster.ctarank", "cluster.ctarank"),
        ("@llvm.nvvm.read.ptx.sregs", None),
        ("@f", None),
        ("%p", None),
        ("%0", None),
    ],
)
def test_registers(callee: str, register: str | None) -> None:
    declared = f"declare i32 {callee}()\n" if callee[0] == "@" else ""
    text = f"define i32 @g(ptr %p) {{\n  %1 = load ptr, ptr %p, align 8\n  %x = call i32 {callee.replace('%0', '%1')}()\n  ret i32 %x\n}}\n"
    (call,) = [one for one in Module.parse(text + declared).functions[0].instructions() if isinstance(one, CallBase)]
    assert register_of(call) == register
