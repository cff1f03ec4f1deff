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


DEBUGGED = """\
define i32 @first(ptr %p) {
  %x = load i32, ptr %p, align 4, !range !0
  ret i32 %x
}
define i32 @f(ptr %p) !dbg !4 {
  #dbg_value(ptr %p, !7, !DIExpression(), !8)
  %x = load i32, ptr %p, align 4, !range !9
  ret i32 %x
}
!llvm.dbg.cu = !{!1}
!llvm.module.flags = !{!3}
!0 = !{i32 0, i32 7}
!1 = distinct !DICompileUnit(language: DW_LANG_C, file: !2, emissionKind: FullDebug)
!2 = !DIFile(filename: "a.c", directory: "")
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = distinct !DISubprogram(name: "f", scope: !2, file: !2, line: 1, type: !5, unit: !1, spFlags: DISPFlagDefinition)
!5 = !DISubroutineType(types: !6)
!6 = !{null}
!7 = !DILocalVariable(name: "v", scope: !4, file: !2, line: 2)
!8 = !DILocation(line: 3, scope: !4)
!9 = !{i32 0, i32 9}
"""


def test_variables_and_places_of_debug_records_have_numbers() -> None:
    """As `opt` prints it: what only the function before refers to has none."""
    module = Module.parse(canonical(DEBUGGED))
    loads = [function.entry.first for function in module.functions]
    lines = [FunctionSlots(one.function, ModuleSlots(module)).line(one) for one in loads]  # type: ignore[arg-type, union-attr]
    assert [line.rpartition(", ")[2] for line in lines] == ["!range !3", "!range !8"]


SHIFTED = """\
@u = global i32 0, !a !0
define void @f() {
  call void @g() #1, !a !1, !b !2
  call void @g() #1, !a !1, !b !3
  ret void
}
declare void @g() #0
attributes #0 = { nounwind }
attributes #1 = { convergent }
!0 = !{!"of u"}
!1 = !{!"of both"}
!2 = !{!"of the first"}
!3 = !{!"of the second"}
"""


def test_some_numbers_stay_and_others_move_up() -> None:
    module = Module.parse(canonical(SHIFTED))
    function = module.functions[0]
    first, second, _ = function.entry.instructions
    assert FunctionSlots(function, ModuleSlots(module)).line(second) == "call void @g() #1, !a !1, !b !3"
    del first.metadata["b"]
    assert FunctionSlots(function, ModuleSlots(module)).line(second) == "call void @g() #1, !a !1, !b !2"
