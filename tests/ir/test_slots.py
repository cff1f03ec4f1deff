"""Numbers of metadata and attribute groups for what is printed by itself."""

from __future__ import annotations

import pytest
from llvm_text import canonical

from nvopt.ir import Module
from nvopt.ir.slots import FunctionSlots, ModuleSlots

TEXT = """\
@v = global i32 0, !a !0
declare void @other() #0
declare void @g()
@w = global i32 0, !a !1
define void @f() #1 {
  call void @g() #1, !b !1
  ret void
}
attributes #0 = { nounwind }
attributes #1 = { convergent }
!0 = !{!"of v"}
!1 = !{!"of w and the call"}
"""


def _line(*, with_node: bool, with_group: bool) -> str:
    module = Module.parse(canonical(TEXT))
    variable, other, function = map(module.get, ("v", "other", "f"))
    if not with_node:
        variable.attachments = ()  # type: ignore[union-attr]
    if not with_group:
        other.attribute_group = None  # type: ignore[union-attr]
    return FunctionSlots(function, ModuleSlots(module)).line(function.entry.first)  # type: ignore[arg-type, union-attr]


@pytest.mark.parametrize(
    ("with_node", "with_group", "numbers"),
    [(True, True, "#1, !b !1"), (False, True, "#1, !b !0"), (True, False, "#0, !b !1"), (False, False, "#0, !b !0")],
)
def test_numbers_are_those_of_what_is_left(with_node: bool, with_group: bool, numbers: str) -> None:
    assert _line(with_node=with_node, with_group=with_group) == f"call void @g() {numbers}"
