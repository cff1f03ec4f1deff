"""lower-aggr-copies<lower-aggr-func-args>: which signatures are split, what they become, and what calls and debug info keep."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st
from mirror_run import Outcome, canonical, run

from nvopt.ir import Module
from nvopt.knobs import KnobValues
from nvopt.passes.base import Context
from nvopt.passes.lower_aggr_copies import LowerAggrCopies
from nvopt.passes.lower_aggr_copies.signatures import LEAF_LIMIT, lower_signatures
from nvopt.remarks import RemarkSink
from nvopt.target import TargetOptions

PAIR = "{ i32, float }"


def lower(text: str) -> Outcome:
    """Runs the signatures' part alone, so that what it makes isn't folded yet."""
    module = Module.parse(canonical(text))
    context = Context(TargetOptions(), KnobValues(), RemarkSink(enabled=True))
    changed = lower_signatures(module, context)
    return Outcome(canonical(str(module)), module, changed, context.remarks.remarks, context.remarks.warnings)


def head(text: str, name: str) -> str:
    """The line of function `name` up to the parenthesis that closes its parameters."""
    found = re.search(rf"^define .*@{re.escape(name)}\(.*\)", text, re.M)
    assert found is not None, text
    return found[0]


# -- what becomes of the types


@pytest.mark.parametrize(
    ("type", "params", "result"),
    [
        ("{ i32 }", "i32 %x.0", "i32"),
        ("{ { { half } } }", "half %x.0.0.0", "half"),
        ("{ i32, float }", "i32 %x.0, float %x.1", "{ i32, float }"),
        (
            "{ i32, { ptr addrspace(3), [2 x i8] } }",
            "i32 %x.0, ptr addrspace(3) %x.1.0, i8 %x.1.1.0, i8 %x.1.1.1",
            "{ i32, ptr addrspace(3), i8, i8 }",
        ),
        ("[2 x double]", "double %x.0, double %x.1", "{ double, double }"),
        ("<{ i8, i64 }>", "i8 %x.0, i64 %x.1", "{ i8, i64 }"),
        ("{ <4 x float>, i1 }", "<4 x float> %x.0, i1 %x.1", "{ <4 x float>, i1 }"),
        ("[1 x <2 x ptr>]", "<2 x ptr> %x.0", "<2 x ptr>"),
        ("%named", "i32 %x.0, i32 %x.1", "{ i32, i32 }"),
        ("{}", "", "void"),
        ("{ {}, [0 x i32], [3 x {}] }", "", "void"),
        ("{ {}, bfloat }", "bfloat %x.1", "bfloat"),
        ("i32", "i32 %x", "i32"),
        ("<4 x i32>", "<4 x i32> %x", "<4 x i32>"),
    ],
)
def test_types(type: str, params: str, result: str) -> None:
    text = f"%named = type {{ i32, i32 }}\ndefine internal {type} @f({type} %x) {{\n  ret {type} %x\n}}\n"
    text += f"define void @g(ptr %p) {{\n  %x = load {type}, ptr %p\n  %y = call {type} @f({type} %x)\n"
    text += f"  store {type} %y, ptr %p\n  ret void\n}}\n"
    out = lower(text)
    assert head(out.text, "f") == f"define internal {result} @f({params})"
    assert out.changed == (params != f"{type} %x")
    assert lower(out.text).text == out.text
    assert not lower(out.text).changed


def test_other_parameters_stay_where_they_are() -> None:
    out = lower(
        f"define internal void @f(ptr noalias %p, {PAIR} %0, i32 signext %n, {PAIR} %1, i8 %2, ptr byval(i32) %b) {{\n"
        "  store i8 %2, ptr %p\n  ret void\n}\n"
        "define void @g(ptr %p) {\n"
        f"  call void @f(ptr %p, {PAIR} zeroinitializer, i32 signext 1, {PAIR} poison, i8 2, ptr byval(i32) %p)\n"
        "  ret void\n}\n"
    )
    params = "ptr noalias %p, i32 %0, float %1, i32 signext %n, i32 %2, float %3, i8 %4, ptr byval(i32) %b"
    assert head(out.text, "f") == f"define internal void @f({params})"
    assert "store i8 %4, ptr %p" in out.text
    assert "i32 signext 1, i32 %3, float %4, i8 2, ptr byval(i32) %p)" in out.text


def test_taken_and_quoted_names() -> None:
    out = lower(f'define internal i32 @f({PAIR} %"a b", i32 %x.0, {PAIR} %x) {{\n  %r = extractvalue {PAIR} %x, 0\n  ret i32 %r\n}}\n')
    assert head(out.text, "f") == 'define internal i32 @f(i32 %"a b.0", float %"a b.1", i32 %x.0, i32 %x.01, float %x.1)'


def test_nested_calls_and_chains() -> None:
    """@outer takes what @inner returns, and both are split; so are functions that call each other in a row."""
    text = (
        f"define internal {PAIR} @inner({PAIR} %x) {{\n  ret {PAIR} %x\n}}\n"
        f"define internal i32 @outer({PAIR} %x) {{\n  %y = call {PAIR} @inner({PAIR} %x)\n"
        f"  %r = extractvalue {PAIR} %y, 0\n  ret i32 %r\n}}\n"
        f"define i32 @g({PAIR} %x) {{\n  %y = call {PAIR} @inner({PAIR} %x)\n  %z = call {PAIR} @inner({PAIR} %y)\n"
        f"  %r = call i32 @outer({PAIR} %z)\n  ret i32 %r\n}}\n"
    )
    out = run(text, LowerAggrCopies(lower_aggr_func_args=True))
    assert head(out.text, "outer") == "define internal i32 @outer(i32 %x.0, float %x.1)"
    assert head(out.text, "g") == f"define i32 @g({PAIR} %x)"
    lines = [line.split(" = ")[-1].strip() for line in out.body("g").splitlines()]
    assert [line.split("(")[0] for line in lines] == [
        *["extractvalue { i32, float } %x, 0", "extractvalue { i32, float } %x, 1", "call { i32, float } @inner"],
        *["extractvalue { i32, float } %y, 0", "extractvalue { i32, float } %y, 1", "call { i32, float } @inner"],
        *["extractvalue { i32, float } %z, 0", "extractvalue { i32, float } %z, 1", "call i32 @outer", "ret i32 %r"],
    ]


def test_calls_in_unreachable_blocks() -> None:
    out = lower(
        "define internal [2 x i32] @f([2 x i32] %x) {\n  ret [2 x i32] %x\n}\n"
        "define void @g() {\n  ret void\nisland:\n  %x = call [2 x i32] @f([2 x i32] %x)\n  br label %island\n}\n"
    )
    assert "%x = call { i32, i32 } @f(i32 %x.0, i32 %x.1)" in out.text


def test_nothing_is_read_where_nothing_qualifies() -> None:
    text = "\n".join(
        [
            f"define internal void @scalars(i32 %x) {{\n  ret void\n}}\ndefine {PAIR} @external({PAIR} %x) {{\n  ret {PAIR} %x\n}}",
            f"define internal void @f({PAIR} %x) {{\n  ret void\n}}",
            f"define void @g({PAIR} %x) {{\n  call void @f({PAIR} %x)\n  ret void\n}}",
        ]
    )
    module = lower(text).module
    assert [function.name for function in module.functions if function.is_parsed] == ["f", "g"]


# -- what is left alone

BODY = "{\n  ret void\n}\n"


def callee(head: str, calls: str = "") -> str:
    return f"define {head} {BODY}define void @g(ptr %p, {PAIR} %x) {{\n{calls}  ret void\n}}\n"


DECLARED = """declare void @other()
@g1 = global ptr null
declare ptr @llvm.call.preallocated.arg(token, i32 immarg)
declare token @llvm.call.preallocated.setup(i32 immarg)
"""
LEFT_ALONE = {
    "a kernel": (f"define internal ptx_kernel void @f({PAIR} %x) {BODY}", "it is a kernel"),
    "convention": (f"define internal tailcc void @f({PAIR} %x) {BODY}", "its calling convention is tailcc"),
    "varargs": (f"define internal void @f({PAIR} %x, ...) {BODY}", "it has variable arguments"),
    "naked": (f"define internal void @f({PAIR} %x) naked {{\n  unreachable\n}}\n", "it is naked"),
    "allocsize": (f"define internal ptr @f({PAIR} %x, i64 %n) allocsize(1) {{\n  ret ptr null\n}}\n", "it is allocsize"),
    "callback": (
        f"define internal void @f({PAIR} %x, ptr %p) !callback !0 {BODY}!0 = !{{!1}}\n!1 = !{{i64 1, i1 false}}\n",
        "its !callback metadata numbers the arguments",
    ),
    "recursion": (f"define internal void @f({PAIR} %x) {{\n  call void @f({PAIR} %x)\n  ret void\n}}\n", "it is recursive"),
    "mutual recursion": (
        f"define internal void @f({PAIR} %x) {{\n  call void @h()\n  ret void\n}}\n"
        f"define internal void @h() {{\n  call void @f({PAIR} zeroinitializer)\n  ret void\n}}\n",
        "it is recursive",
    ),
    "musttail inside": (
        f"define internal void @f({PAIR} %x) {{\n  musttail call void @h({PAIR} %x)\n  ret void\n}}\ndeclare void @h({PAIR})\n",
        "it has a musttail call",
    ),
    "musttail to it": (
        f"define internal void @f({PAIR} %x) {BODY}define void @g({PAIR} %x) {{\n  musttail call void @f({PAIR} %x)\n  ret void\n}}\n",
        "a call of it is musttail",
    ),
    "address stored": (callee(f"internal void @f({PAIR} %x)", "  store ptr @f, ptr %p\n"), "its address is taken"),
    "address in a table": (f"@table = constant [1 x ptr] [ptr @f]\n{callee(f'internal void @f({PAIR} %x)')}", "its address is taken"),
    "llvm.used": (
        f'@llvm.used = appending global [1 x ptr] [ptr @f], section "llvm.metadata"\n{callee(f"internal void @f({PAIR} %x)")}',
        "its address is taken",
    ),
    "alias": (f"@a = alias void ({PAIR}), ptr @f\n{callee(f'internal void @f({PAIR} %x)')}", "its address is taken"),
    "passed to itself": (
        callee(f"internal void @f(ptr %p, {PAIR} %x)", f"  call void @f(ptr @f, {PAIR} %x)\n"),
        "its address is taken",
    ),
    "address in its own body": (
        f"define internal void @f({PAIR} %x, ptr %p) {{\n  store ptr @f, ptr %p\n  ret void\n}}\n",
        "its address is taken",
    ),
    "personality": (
        f"define internal i32 @f({PAIR} %x) {{\n  ret i32 0\n}}\ndefine void @g() personality ptr @f {BODY}",
        "its address is taken",
    ),
    "annotations": (f'define internal void @f({PAIR} %x) {BODY}!a = !{{!0}}\n!0 = !{{ptr @f, !"x", i32 1}}\n', "metadata refers to it"),
    "another type": (
        callee(f"internal void @f({PAIR} %x)", "  call void @f(i32 1)\n"),
        "a call takes it for a function of another type or calling convention",
    ),
    "another convention": (
        callee(f"internal void @f({PAIR} %x)", f"  call fastcc void @f({PAIR} %x)\n"),
        "a call takes it for a function of another type or calling convention",
    ),
    "invoke": (
        f"define internal void @f({PAIR} %x) {BODY}define void @g({PAIR} %x) personality ptr @other {{\n"
        f"  invoke void @f({PAIR} %x) to label %a unwind label %b\na:\n  ret void\n"
        "b:\n  %l = landingpad { ptr, i32 } cleanup\n  ret void\n}\n",
        "it is called by invoke",
    ),
    "bundle": (
        callee(f"internal void @f({PAIR} %x)", f'  call void @f({PAIR} %x) [ "gc-transition"(i32 1) ]\n'),
        'a call of it has a "gc-transition" bundle',
    ),
    "sret": (
        callee(f"internal void @f({PAIR} %x, ptr sret(i32) %r)", f"  call void @f({PAIR} %x, ptr sret(i32) %p)\n"),
        "its sret argument would not be one of the first two",
    ),
    "scalable": ("define internal void @f({ <vscale x 4 x i32> } %x) {\n  ret void\n}\n", "{ <vscale x 4 x i32> } has no fixed layout"),
    "too many": (
        f"define internal void @f([{LEAF_LIMIT + 1} x i8] %x) {BODY}",
        f"[{LEAF_LIMIT + 1} x i8] has {LEAF_LIMIT + 1} scalars, more than {LEAF_LIMIT}",
    ),
}


@pytest.mark.parametrize(
    ("type", "before", "after"),
    [
        ("{ ptr }", "read, argmem: none", "read"),
        ("{ ptr }", "readwrite, argmem: read, inaccessiblemem: none", "readwrite, inaccessiblemem: none"),
        ("{ ptr }", "write, argmem: read", "write, argmem: readwrite"),
        ("{ <2 x ptr> }", "read, argmem: none", "read"),
        # Nothing is behind pointers in aggregates, or none becomes an argument.
        ("{ ptr }", "argmem: read", "argmem: read"),
        ("{ i64 }", "read, argmem: none", "read, argmem: none"),
    ],
)
def test_memory_behind_a_pointer_that_becomes_an_argument(type: str, before: str, after: str) -> None:
    text = lower(
        f"define internal void @f({type} %x) memory({before}) {BODY}"
        f"define void @g() {{\n  call void @f({type} poison) memory({before})\n  ret void\n}}\n"
    ).text
    assert re.findall(r"memory\(([^)]*)\)", text) == [after] * text.count("memory(")
    assert "memory(" in text


@pytest.mark.parametrize("case", LEFT_ALONE)
def test_left_alone(case: str) -> None:
    text, why = LEFT_ALONE[case]
    before = canonical(DECLARED + text)
    out = lower(before)
    assert out.text == before
    assert not out.changed
    assert {message for kind, name, message in out.said() if (kind, name) == ("Missed", "SignatureNotSplit")} == {
        f"aggregates stay in the signature of f: {why}"
    }


@pytest.mark.parametrize("linkage", ["", "linkonce_odr ", "weak ", "weak_odr ", "available_externally ", "ptx_kernel "])
def test_what_others_see_is_not_spoken_of(linkage: str) -> None:
    text = canonical(f"define {linkage}void @f({PAIR} %x) {BODY}")
    out = lower(text)
    assert (out.text, out.said()) == (text, [])


def test_split_all_the_same() -> None:
    """Taken block addresses, calls without a pointer in reach of memory(), and fellows of a function that has to stay."""
    out = lower(
        "define internal void @f({ ptr } %x) memory(argmem: read, inaccessiblemem: write) {\n  br label %a\na:\n  ret void\n}\n"
        "define internal void @g({ i64 } %x) memory(read, argmem: none) {\n  ret void\n}\n"
        "define internal void @h({ ptr } %x) memory(write, argmem: readwrite) {\n  ret void\n}\n"
        "define internal void @sret({ i32 } %x, ptr sret(i32) %r) {\n  ret void\n}\n"
        f"define internal void @mixed({PAIR} %x, [500 x i32] %y) {{\n  ret void\n}}\n"
        "define ptr @k() {\n  ret ptr blockaddress(@f, %a)\n}\n"
    )
    assert head(out.text, "f") == "define internal void @f(ptr %x.0)"
    assert head(out.text, "g") == "define internal void @g(i64 %x.0)"
    assert head(out.text, "h") == "define internal void @h(ptr %x.0)"
    assert head(out.text, "sret") == "define internal void @sret(i32 %x.0, ptr sret(i32) %r)"
    assert head(out.text, "mixed") == "define internal void @mixed(i32 %x.0, float %x.1, [500 x i32] %y)"
    assert "ret ptr blockaddress(@f, %a)" in out.text


# -- what is carried over


def test_the_function_keeps_what_it_is() -> None:
    rest = 'unnamed_addr #0 section "s" comdat align 32 gc "g" prefix i32 7 personality ptr @p !mine !0 {'
    out = lower(
        "$f = comdat any\ndeclare void @p()\n"
        f"define private fastcc noundef {PAIR} @f({PAIR} noundef inreg %x) {rest}\n  ret {PAIR} %x\n}}\n"
        'attributes #0 = { nounwind optnone noinline "target-cpu"="sm_90" }\n!0 = !{i32 1}\n'
    )
    line = next(line for line in out.text.splitlines() if line.startswith("define"))
    assert line == f"define private fastcc noundef {PAIR} @f(i32 noundef %x.0, float noundef %x.1) {rest}"


def test_calls_keep_what_they_are() -> None:
    out = lower(
        "define internal fastcc noundef nofpclass(nan) [2 x float]"
        " @f([2 x float] noundef nofpclass(inf) %x, { i32 } noundef %y, ptr %p) {\n"
        "  ret [2 x float] %x\n}\n"
        "define float @g([2 x float] %x, ptr %p) {\n"
        "  %r = notail call nnan fastcc noundef nofpclass(nan) [2 x float]"
        " @f([2 x float] noundef nofpclass(inf) %x, { i32 } noundef poison, ptr nonnull %p)"
        ' #0 [ "deopt"(ptr %p, i32 3) ], !callalign !0, !mine !0\n'
        "  %v = extractvalue [2 x float] %r, 1\n  ret float %v\n}\n"
        "attributes #0 = { nounwind }\n!0 = !{i32 1}\n"
    )
    called = next(line.strip() for line in out.text.splitlines() if "call" in line)
    assert called == (
        "%r = notail call nnan fastcc noundef nofpclass(nan) { float, float } @f(float noundef nofpclass(inf) %x.0,"
        ' float noundef nofpclass(inf) %x.1, i32 noundef %1, ptr nonnull %p) #0 [ "deopt"(ptr %p, i32 3) ], !mine !0'
    )
    assert head(out.text, "f").startswith(
        "define internal fastcc noundef nofpclass(nan) { float, float } @f(float noundef nofpclass(inf) %x.0,"
    )


def test_flags_and_attributes_go_where_nothing_is_left_for_them() -> None:
    out = lower(
        "define internal noundef [0 x float] @f([0 x float] noundef %x) {\n  ret [0 x float] %x\n}\n"
        "define [0 x float] @g() {\n  %r = call fast noundef [0 x float] @f([0 x float] noundef undef)\n  ret [0 x float] %r\n}\n"
    )
    assert "  call void @f()" in out.text
    assert "define internal void @f() {" in out.text


def test_remarks() -> None:
    out = lower(
        f"define internal {{ {{ i8 }} }} @f({PAIR} %x, {{ i64 }} %y) {{\n  ret {{ {{ i8 }} }} undef\n}}\n"
        f"define internal {PAIR} @g({{}} %x) {{\n  ret {PAIR} undef\n}}\n"
        f"define internal [1 x i8] @h(i32 %x) {{\n  ret [1 x i8] undef\n}}\n"
    )
    assert out.said() == [
        ("Passed", "SignatureSplit", "signature split: 2 aggregate arguments to 3 scalars, the returned { { i8 } } to i8 in f"),
        ("Passed", "SignatureSplit", "signature split: 1 aggregate argument to 0 scalars in g"),
        ("Passed", "SignatureSplit", "signature split: the returned [1 x i8] to i8 in h"),
    ]


# -- debug info

DEBUG = """
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.cu", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !DISubroutineType(flags: DIFlagPrototyped, types: !4)
!4 = !{null}
!5 = distinct !DISubprogram(name: "f", file: !1, line: 1, type: !3, spFlags: DISPFlagDefinition, unit: !0)
!6 = distinct !DISubprogram(name: "g", file: !1, line: 5, type: !3, spFlags: DISPFlagDefinition, unit: !0)
!7 = !DILocation(line: 2, column: 1, scope: !5)
!8 = !DILocation(line: 6, column: 1, scope: !6)
!10 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "S", file: !1, size: 64)
!11 = !DIDerivedType(tag: DW_TAG_typedef, name: "T", baseType: !10)
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !DIBasicType(name: "long", size: 128, encoding: DW_ATE_signed)
!14 = !DIBasicType(name: "odd", size: 48, encoding: DW_ATE_signed)
!20 = !DILocalVariable(name: "s", arg: 1, scope: !5, file: !1, type: !11)
!21 = !DILocalVariable(name: "i", scope: !5, file: !1, type: !12)
!22 = !DILocalVariable(name: "l", scope: !5, file: !1, type: !13)
!23 = !DILocalVariable(name: "o", scope: !5, file: !1, type: !14)
!24 = !DILocalVariable(name: "r", scope: !6, file: !1, type: !10)
!30 = distinct !DIAssignID()
"""


def records(text: str, name: str) -> list[str]:
    """The debug records of function `name`: value and expression."""
    body = re.search(rf"@{name}\(.*?^}}", text, re.S | re.M)
    assert body is not None
    found = re.findall(r"#dbg_(\w+)\((.*), (!\d+), (!DIExpression\([^)]*\))", body[0])
    return [f"{kind} {value} {expression.removeprefix('!DIExpression')}" for kind, value, _, expression in found]


def debug_function(record: str, type: str = PAIR) -> str:
    return (
        f"define internal void @f({type} %x, i32 %n) !dbg !5 {{\n    #dbg_value({record}, !7)\n  ret void, !dbg !7\n}}\n"
        f"define void @g() !dbg !6 {{\n  ret void, !dbg !8\n}}\n{DEBUG}"
    )


@pytest.mark.parametrize(
    ("record", "expected"),
    [
        (f"{PAIR} %x, !20, !DIExpression()", ["i32 %x.0 (DW_OP_LLVM_fragment, 0, 32)", "float %x.1 (DW_OP_LLVM_fragment, 32, 32)"]),
        (
            f"{PAIR} %x, !22, !DIExpression(DW_OP_LLVM_fragment, 64, 64)",
            ["i32 %x.0 (DW_OP_LLVM_fragment, 64, 32)", "float %x.1 (DW_OP_LLVM_fragment, 96, 32)"],
        ),
        (f"{PAIR} %x, !21, !DIExpression()", ["i32 %x.0 ()"]),
        (f"{PAIR} %x, !20, !DIExpression(DW_OP_LLVM_fragment, 32, 32)", ["i32 %x.0 (DW_OP_LLVM_fragment, 32, 32)"]),
        (f"{PAIR} %x, !23, !DIExpression()", ["i32 %x.0 (DW_OP_LLVM_fragment, 0, 32)", "float poison (DW_OP_LLVM_fragment, 32, 16)"]),
        (f"{PAIR} %x, !20, !DIExpression(DW_OP_stack_value)", [f"{PAIR} poison (DW_OP_stack_value)"]),
        ("i32 %n, !21, !DIExpression()", ["i32 %n ()"]),
    ],
)
def test_debug_records_follow_the_leaves(record: str, expected: list[str]) -> None:
    assert records(lower(debug_function(record)).text, "f") == [f"value {one}" for one in expected]


def test_records_of_several_values() -> None:
    expression = "!DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus)"
    out = lower(debug_function(f"!DIArgList([2 x i32] %x, i32 %n), !21, {expression}", "[2 x i32]"))
    assert "#dbg_value(!DIArgList([2 x i32] poison, i32 %n), " in out.text


@pytest.mark.parametrize(
    ("type", "expected"),
    [
        ("{ i64 }", ["i64 %x.0 ()"]),
        ("{}", ["{} poison ()"]),
        (
            "{ i1, i8, i16 }",
            ["i1 %x.0 (DW_OP_LLVM_fragment, 0, 8)", "i8 %x.1 (DW_OP_LLVM_fragment, 8, 8)", "i16 %x.2 (DW_OP_LLVM_fragment, 16, 16)"],
        ),
        ("{ i8, i32 }", ["i8 %x.0 (DW_OP_LLVM_fragment, 0, 8)", "i32 %x.1 (DW_OP_LLVM_fragment, 32, 32)"]),
        ("<{ i8, i32 }>", ["i8 %x.0 (DW_OP_LLVM_fragment, 0, 8)", "i32 %x.1 (DW_OP_LLVM_fragment, 8, 32)"]),
    ],
)
def test_fragments_of_types(type: str, expected: list[str]) -> None:
    text = debug_function(f"{type} %x, !20, !DIExpression()", type)
    assert records(lower(text).text, "f") == [f"value {one}" for one in expected]


def test_debug_records_of_results() -> None:
    """They stand behind the call's leaves, in the order in which they stood; an assignment keeps its address."""
    out = lower(
        "define internal [2 x i32] @f() !dbg !5 {\n  ret [2 x i32] zeroinitializer, !dbg !7\n}\n"
        "define [2 x i32] @g(i32 %n) !dbg !6 {\n  %s = alloca i64, !DIAssignID !30\n    #dbg_value(i32 %n, !24, !DIExpression(), !8)\n"
        "  %r = call [2 x i32] @f(), !dbg !8\n    #dbg_value([2 x i32] %r, !24, !DIExpression(), !8)\n"
        "    #dbg_assign([2 x i32] %r, !24, !DIExpression(), !30, ptr %s, !DIExpression(), !8)\n"
        f"  ret [2 x i32] %r, !dbg !8\n}}\n{DEBUG}"
    )
    lines = [re.sub(r"\(.*", "", line.split(" = ")[-1]).strip() for line in out.body("g").splitlines()]
    assert lines == [
        *["alloca i64, align 8, !DIAssignID !9", "#dbg_value", "call { i32, i32 } @f", "extractvalue { i32, i32 } %r, 0, !dbg !12"],
        *["extractvalue { i32, i32 } %r, 1, !dbg !12", "insertvalue [2 x i32] poison, i32 %r.0, 0, !dbg !12"],
        *[
            "insertvalue [2 x i32] %oldret, i32 %r.1, 1, !dbg !12",
            "#dbg_value",
            "#dbg_value",
            "#dbg_assign",
            "ret [2 x i32] %oldret1, !dbg !12",
        ],
    ]
    assert records(out.text, "g")[1:3] == ["value i32 %r.0 (DW_OP_LLVM_fragment, 0, 32)", "value i32 %r.1 (DW_OP_LLVM_fragment, 32, 32)"]
    assert "#dbg_assign([2 x i32] poison, !" in out.text


def test_debuggers_cannot_call_what_was_split() -> None:
    """Functions that share a type in the debug info keep it, but the one whose signature changed."""
    out = lower(debug_function("i32 0, !21, !DIExpression()"))
    types = dict(re.findall(r"^(!\d+) = !DISubroutineType\((.*)\)", out.text, re.M))
    of = dict(re.findall(r'DISubprogram\(name: "(\w)".* type: (!\d+)', out.text))
    assert types[of["f"]].startswith("flags: DIFlagPrototyped, cc: DW_CC_nocall, types: ")
    assert types[of["g"]].startswith("flags: DIFlagPrototyped, types: ")


# -- any type

SCALARS = st.sampled_from(
    ["i1", "i8", "i16", "i32", "i64", "half", "float", "double", "ptr", "ptr addrspace(1)", "<2 x i32>", "<3 x half>", "i77"]
)


def _aggregates(element: st.SearchStrategy[str]) -> st.SearchStrategy[str]:
    members = st.lists(element, max_size=4).map(", ".join)
    structs = members.map(lambda inner: f"{{ {inner} }}" if inner else "{}")
    arrays = st.tuples(st.integers(0, 3), element).map(lambda drawn: f"[{drawn[0]} x {drawn[1]}]")
    return structs | structs.map(lambda text: f"<{text}>") | arrays


TYPES = st.recursive(SCALARS, _aggregates, max_leaves=12)


@given(st.lists(TYPES, max_size=4), TYPES)
def test_no_aggregate_is_left_in_a_signature(params: list[str], result: str) -> None:
    shown = ", ".join(f"{param} %x{i}" for i, param in enumerate(params))
    loads = "".join(f"  %x{i} = load {param}, ptr %p\n" for i, param in enumerate(params))
    stores = "".join(f"  store volatile {param} %x{i}, ptr %p\n" for i, param in enumerate(params))
    text = (
        f"define internal {result} @f(ptr %p, {shown}".removesuffix(", ")
        + f") {{\n{stores}  %r = load {result}, ptr %p\n  ret {result} %r\n}}\n"
        + f"define void @g(ptr %p) {{\n{loads}  %r = call {result} @f(ptr %p, {shown}".removesuffix(", ")
        + f")\n  store {result} %r, ptr %p\n  ret void\n}}\n"
    )
    out = lower(text)
    line = head(out.text, "f")
    found = re.match(r"define internal (.*) @f\((.*)\)", line)
    assert found is not None
    assert not set("[{") & set(found[2])
    assert "[" not in found[1]
    assert found[1].count("{") <= 1
    assert re.match(r"[^<{]|<\d|\{ ", found[1])
    assert lower(out.text).text == out.text
    folded = run(text, LowerAggrCopies(lower_aggr_func_args=True))
    assert head(folded.text, "f") == line
