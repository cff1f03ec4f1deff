"""Each delta pass by itself: what it takes away, and that what is left is a valid module."""

from __future__ import annotations

import pytest

from nvopt.ir import Module
from nvopt.llvm import Unit
from nvopt.reduce.deltas import DELTAS
from nvopt.reduce.trials import printed

MODULE = """\
source_filename = "in.ll"
target triple = "nvptx64-nvidia-cuda"

%pair = type { i32, [4 x float] }

$c = comdat any
$unused = comdat any

@table = internal constant [2 x i32] [i32 7, i32 8], align 4
@other = global ptr @table, comdat($c)

declare void @ext(ptr readonly, i32)

define internal i32 @callee(i32 %a, ptr %p) {
  %1 = load volatile i32, ptr %p, align 4
  %2 = add nsw i32 %a, %1
  ret i32 %2
}

define i32 @top(i32 %x, i1 %c) #0 {
entry:
  %slot = alloca [8 x i32], align 4
  %at = getelementptr inbounds %pair, ptr @other, i64 0, i32 1, i64 %big
  br i1 %c, label %left, label %right

left:
  %r = tail call i32 @callee(i32 %x, ptr nonnull %slot), !range !1
  call void @ext(ptr %at, i32 %r) [ "deopt"(i32 3) ]
  br label %join

right:
  switch i32 %x, label %join [
    i32 4, label %four
    i32 5, label %join
  ]

four:
  %old = load atomic i32, ptr %slot acquire, align 4
  br label %join

join:
  %v = phi i32 [ %r, %left ], [ 9, %right ], [ 9, %right ], [ %old, %four ]
  %w = mul i32 %v, 3
  ret i32 %w
}

attributes #0 = { nounwind "k"="v" }

!named = !{!0}
!0 = !{!"one", !"two"}
!1 = !{i32 0, i32 10}
""".replace("i64 %big", "i64 2")

# What a pass makes of all of its targets, as pieces of text that come and that go.
CASES = {
    "function-bodies": (["declare i32 @callee(i32, ptr)", "declare i32 @top(i32, i1)"], ["define"]),
    "functions": ([], ["@callee", "@top", "@ext"]),
    "global-initializers": (["@table = external constant [2 x i32], align 4", "@other = external global ptr"], ["i32 7"]),
    "global-variables": (["getelementptr inbounds %pair, ptr null"], ["@table", "@other"]),
    "metadata-attachments": (["call i32 @callee(i32 %x, ptr nonnull %slot)\n"], ["!range"]),
    "module-data": (["$c = comdat any"], ["nvptx64", "$unused", "!named", "source_filename"]),
    "simplify-conditionals-true": (["br label %left", "phi i32 [ %r, %left ]"], ["switch", "four"]),
    "simplify-conditionals-false": (["br label %right", "br label %join", "phi i32 [ 9, %right ]"], ["switch", "%r = ", "four:"]),
    "basic-blocks": (["ret i32 0"], ["left", "right", "join", "four"]),
    "returns": (["ret i32 0"], ["left", "right", "join", "four", "br "]),
    "instructions": (["br i1 %c", "ret i32 0", "switch i32 %x"], ["alloca", "call ", "load", "phi", "mul"]),
    "ir-passes": (["icmp eq i32 %x, 4"], ["switch", "%at"]),
    "switch-cases": (["switch i32 %x, label %join [\n  ]", "phi i32 [ %r, %left ], [ 9, %right ]"], ["four", "i32 5"]),
    "instructions-to-args": (["@top(i32 %x, i1 %c, ptr %0, ptr %1", "@callee(i32 %a, ptr %p, i32 %0, i32 %1)"], ["alloca", "add"]),
    "operands-zero": (["br i1 false", "call i32 @callee(i32 0, ptr nonnull null)", "mul i32 0, 0", "[ 0, %left ]"], ["i32 %v"]),
    "operands-skip": (["ptr %slot acquire"], ["[ %old, %four ]\n  %w = mul i32 %v, 3\n  ret i32 %w"]),
    "operands-to-args": (["[ %x, %left ]", "mul i32 %x, 3", "ret i32 %x", "ptr %slot", "add nsw i32 %a, %a"], []),
    "operands-one": (["mul i32 1, 1", "br i1 true", "[ 1, %four ]"], ["i32 3"]),
    "unreachable-returns": (["unreachable"], ["ret i32"]),
    "return-types": (["define internal void @callee", "call void @callee", "call void @ext(ptr", "i32 0)", "ret void"], ["ret i32"]),
    "arguments": (["@callee()", "@top()", "br i1 false", "add nsw i32 0", "switch i32 0"], ["%x", "i32 %a", "ptr %p"]),
    "global-initializers-zero": (["[2 x i32] zeroinitializer", "@other = global ptr null"], ["i32 7"]),
    "attributes": (["@ext(ptr, i32)", "define i32 @top(i32 %x, i1 %c) {", "ptr %slot)"], ["nounwind", "nonnull", "readonly"]),
    "operand-bundles": (["call void @ext(ptr %at, i32 %r)\n"], ["deopt"]),
    "global-values": (
        ["@table = constant [2 x i32] [i32 7, i32 8]\n", "define i32 @callee", "@top(i32 %x, i1 %c) {", "ptr @table\n"],
        ["internal", "nounwind"],
    ),
    "instruction-flags": (["add i32 %a", "load i32, ptr %p", "  %r = call i32 @callee"], ["nsw", "volatile", "inbounds"]),
    "atomic-ordering": (["%old = load i32, ptr %slot, align 4"], ["acquire"]),
    "types": (["alloca i32", "getelementptr i8, ptr @other, i64 2"], ["%pair", "[8 x i32]"]),
    "functions-to-null": (["call void null(ptr %at, i32 %r)", "@callee("], ["@ext"]),
    "global-types": (["@table = internal constant i8 0"], ["[2 x i32]"]),
}
FUNCTION_WITH_RECORD = """\
define void @f(i32 %x) !dbg !4 {
    #dbg_value(i32 %x, !5, !DIExpression(), !6)
  ret void, !dbg !6
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "f.c", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !DISubroutineType(types: null)
!4 = distinct !DISubprogram(name: "f", file: !1, type: !3, unit: !0, spFlags: DISPFlagDefinition)
!5 = !DILocalVariable(name: "x", arg: 1, scope: !4, file: !1)
!6 = !DILocation(line: 1, scope: !4)
"""
BY_NAME = {delta.name: delta for delta in DELTAS}


def reduced(name: str, text: str, start: int = 0, end: int | None = None) -> str:
    module = Module.parse(Unit.parse(text.encode(), "in.ll").emit())
    delta = BY_NAME[name]
    return printed(delta.without(module, delta.targets(module)[start:end])).decode()


def test_each_delta_pass_has_a_case() -> None:
    assert BY_NAME.keys() == {*CASES, "aliases", "dbg-records", "merge-blocks", "metadata"}


@pytest.mark.parametrize("name", CASES)
def test_all_targets_go(name: str) -> None:
    made = reduced(name, MODULE)
    comes, goes = CASES[name]
    assert [text for text in comes if text not in made] == []
    assert [text for text in goes if text in made] == []
    module = Module.parse(made)
    if name not in ("ir-passes", "operands-skip", "operands-to-args", "instructions-to-args"):
        left = BY_NAME[name].targets(module)
        assert len(left) < len(BY_NAME[name].targets(Module.parse(Unit.parse(MODULE.encode(), "in.ll").emit())))


def test_what_is_not_chosen_stays() -> None:
    made = reduced("functions", MODULE, 0, 1)
    assert "@ext" not in made
    assert "call i32 @callee" in made
    assert "i32 7, i32 8" in reduced("global-initializers", MODULE, 1)
    assert "%w = mul" in reduced("instructions", MODULE, 0, -1)
    assert reduced("arguments", MODULE, 1, 2).count("@callee(i32 %") == 2
    assert 'attributes #0 = { "k"="v" }' in reduced("attributes", MODULE, 1, 2)
    assert "i32 5, label %join" in reduced("switch-cases", MODULE, 0, 1)


def test_a_block_is_merged_into_the_only_one_before_it() -> None:
    made = reduced("merge-blocks", "define i32 @f(i32 %x) {\n  br label %on\non:\n  %y = phi i32 [ %x, %0 ]\n  ret i32 %y\n}")
    assert "{\non:\n  ret i32 %x\n}" in made


def test_the_name_of_the_source_does_not_come_back() -> None:
    module = Module.parse("define void @f() {\n  ret void\n}\n")
    passes = BY_NAME["ir-passes"]
    assert printed(passes.without(module, passes.targets(module))) == b"define void @f() {\n  ret void\n}\n"


def test_aliases_and_fields_of_nodes() -> None:
    text = "@g = global i32 0\n@a = alias i32, ptr @g\n@i = ifunc i32 (), ptr @r\n@p = global ptr @a\n"
    made = reduced("aliases", text + "define internal ptr @r() { ret ptr null }")
    assert "alias" not in made
    assert "ifunc" not in made
    assert "@p = global ptr null" in made
    made = reduced("metadata", '!n = !{!0}\n!0 = !{!"one", !"two", !1}\n!1 = !{i32 3}\n', 0, -2)
    assert "!0 = !{!1}" in made
    assert "!1 = !{i32 3}" in made


def test_debug_info_goes_by_pieces() -> None:
    assert "#dbg_value" not in reduced("dbg-records", FUNCTION_WITH_RECORD)
    made = reduced("metadata-attachments", FUNCTION_WITH_RECORD, 1)
    assert "define void @f(i32 %x) !dbg" in made
    assert "ret void\n" in made


def test_an_invoke_becomes_a_branch_and_a_table_of_unused_parts_goes() -> None:
    text = """
declare i32 @may()
declare i32 @personality(...)
define i32 @f() personality ptr @personality {
  %r = invoke i32 @may() to label %on unwind label %pad
on:
  ret i32 %r
pad:
  %l = landingpad { ptr, i32 } cleanup
  resume { ptr, i32 } %l
}
"""
    assert "invoke" not in reduced("functions", text, 0, 1)
    made = reduced("simplify-conditionals-true", text)
    assert "invoke" not in made
    assert "ret i32 0" in made
    assert "ModuleID" not in made
