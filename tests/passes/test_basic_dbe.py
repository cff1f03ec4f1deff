"""basic-dbe: what golden files don't show: debug records, tokens, and what is parsed."""

from __future__ import annotations

import pytest
from mirror_run import canonical, run

from nvopt.ir import Function, Module, writer
from nvopt.passes.basic_dbe import SCAN_LIMIT, BasicDeadBarrierElimination, removable_barriers

SYNC = "call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)"
HEAD = """
target triple = "nvptx64-nvidia-cuda"
@g = addrspace(1) global i32 0
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
declare void @llvm.nvvm.barrier.cta.sync.all(i32)
declare void @llvm.nvvm.barrier.cta.sync.aligned.count(i32, i32)
declare i1 @llvm.nvvm.barrier.cta.red.and.aligned.all(i32, i1)
declare token @llvm.experimental.convergence.entry()
declare void @effect()
declare float @pure(float) memory(none)
declare { double, double } @llvm.nvvm.mma.m8n8k4.row.col.f64(double, double, double, double)
"""


def left(lines: str, head: str = "") -> int:
    """How many of the barriers in a kernel of these lines stay."""
    text = f"{HEAD}{head}\ndefine ptx_kernel void @k(i32 %n, i1 %c) convergent {{\n{lines}\nret void\n}}\n"
    results = [run(text, BasicDeadBarrierElimination(), parse_first=parse_first) for parse_first in (False, True)]
    assert results[0].text == results[1].text
    again = run(results[0].text, BasicDeadBarrierElimination())
    assert not again.changed
    assert results[0].changed == (results[0].text != canonical(text))
    return results[0].body("k").count("@llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)")


STORE = "store i32 %n, ptr addrspace(1) @g"


@pytest.mark.parametrize(
    ("between", "stay"),
    [
        ("%a = call float @pure(float 1.0)", 1),
        ("call void @effect()", 2),
        ("%a = call { double, double } @llvm.nvvm.mma.m8n8k4.row.col.f64(double 0.0, double 0.0, double 0.0, double 0.0)", 2),
        ("%a = call i1 @llvm.nvvm.barrier.cta.red.and.aligned.all(i32 0, i1 %c)", 0),
        ("%a = call i1 @llvm.nvvm.barrier.cta.red.and.aligned.all(i32 1, i1 %c)", 2),
        ("call void @llvm.nvvm.barrier.cta.sync.all(i32 0)", 2),
        ("call void @llvm.nvvm.barrier.cta.sync.aligned.count(i32 0, i32 64)", 2),
        ("call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 %n)", 2),
        ('%a = call i32 asm "mov.u32 $0, %laneid;", "=r"()', 2),
        ('%a = call i32 asm "mov.u32 $0, %laneid;", "=r"() memory(none)', 1),
    ],
)
def test_between_two(between: str, stay: int) -> None:
    """What may stand between a barrier that goes and the one that does its work."""
    assert left("\n".join([STORE, SYNC, between, SYNC, STORE])) == stay


@pytest.mark.parametrize(("assembly", "stay"), [("bar.sync 1, 64;", 2), ("barrier.sync 1;", 2), ("nop;", 0), ("mov.u32 $0, foobar.x;", 0)])
def test_assembly_that_has_barriers(assembly: str, stay: int) -> None:
    """Alone keeps those of the function, however little it accesses."""
    assert left(f'call void asm sideeffect "{assembly}", ""() memory(none)\n{SYNC}\n{SYNC}') == stay


def test_long_way() -> None:
    """The search ends somewhere, so that its time grows with the function only."""
    for count, further in ((SCAN_LIMIT, 0), (SCAN_LIMIT + 1, 1)):
        sums = [f"%a{i} = add i32 %n, {i}" for i in range(count)]
        assert left("\n".join([STORE, SYNC, *sums, SYNC, STORE])) == 1 + further
        assert left("\n".join([*sums, SYNC, STORE])) == further


def test_token() -> None:
    """A barrier that controlled convergence speaks of stays, and does as the other one."""
    entry = "%t = call token @llvm.experimental.convergence.entry()"
    controlled = f'{SYNC} [ "convergencectrl"(token %t) ]'
    assert left("\n".join([entry, STORE, controlled, controlled, STORE])) == 2


def test_debug_records_stay() -> None:
    """What is said of variables before a barrier that goes is said before what follows."""
    metadata = """
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!3}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1)
!1 = !DIFile(filename: "k.cu", directory: "/src")
!2 = distinct !DISubprogram(name: "k", file: !1, line: 1, unit: !0, spFlags: DISPFlagDefinition)
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !DILocation(line: 7, column: 3, scope: !2)
!5 = !DILocalVariable(name: "n", scope: !2, file: !1, line: 1)
"""
    record = "#dbg_value(i32 %n, !5, !DIExpression(), !4)"
    body = f"{STORE}, !dbg !4\n{SYNC}, !dbg !4\n{record}\n{SYNC}, !dbg !4\nret void, !dbg !4"
    text = f"{HEAD}define void @k(i32 %n) !dbg !2 {{\n{STORE}, !dbg !4\n{record}\n{body}\n}}\n{metadata}"
    result = run(text, BasicDeadBarrierElimination(), remarks=True)
    assert result.body("k").count("#dbg_value") == 2
    assert result.body("k").count(SYNC) == 1
    passed = next(remark for remark in result.remarks if remark.kind == "Passed")
    assert passed.message == "Removed dead synch: nothing is accessed below"
    assert passed.location is not None
    assert (passed.location.file, passed.location.line) == ("k.cu", 7)


def test_functions_without_barriers_are_not_parsed() -> None:
    """Their text is enough."""
    text = f"{HEAD}define void @other() {{\ncall void @effect()\nret void\n}}\ndefine void @k() {{\n{SYNC}\nret void\n}}\n"
    module = run(text, BasicDeadBarrierElimination()).module
    other, k = module.get_function("other"), module.get_function("k")
    assert other is not None
    assert k is not None
    assert (other.is_parsed, k.is_parsed) == (False, True)


@pytest.mark.parametrize("barriers", [0, 1])
def test_the_text_of_functions_that_were_read_is_not_made(monkeypatch: pytest.MonkeyPatch, barriers: int) -> None:
    lines = "\n".join(["%m = add i32 %n, 1", *[SYNC] * barriers])
    module = Module.parse(canonical(f"{HEAD}define void @f(i32 %n) {{\n{lines}\nret void\n}}\n"))
    (function,) = (one for one in module.functions if not one.is_declaration)
    first = function.entry.first
    assert first is not None
    first.flags = ("nsw",)
    made: list[Function] = []
    monkeypatch.setattr(writer, "function_text", made.append)
    assert len(removable_barriers(function)) == barriers
    assert made == []
