"""What may be executed where the program doesn't: divisions, calls, and loads of what is there in every iteration."""

from __future__ import annotations

import pytest

from nvopt import parse
from nvopt.analysis.dominators import DominatorTree
from nvopt.analysis.memory.loop_pointers import LoopPointers
from nvopt.analysis.scev.scalar_evolution import ScalarEvolution
from nvopt.analysis.speculation import is_dereferenceable_in_loop, is_safe_to_speculate
from nvopt.analysis.value_tracking import ValueTracking
from nvopt.ir import LoadInst

HEAD = """
declare i32 @sure(i32) memory(none) willreturn nounwind speculatable
declare void @does(i32) speculatable
declare i32 @pure(i32) memory(none) willreturn nounwind
"""


@pytest.mark.parametrize(
    ("code", "is_safe"),
    [
        ("%r = udiv i32 %x, %y", False),
        ("%r = udiv i32 %x, 0", False),
        ("%r = udiv i32 %x, 3", True),
        ("%r = urem i32 %x, -1", True),
        ("%r = sdiv i32 %x, 2", True),
        ("%r = sdiv i32 %x, -2", True),
        ("%r = sdiv i32 %x, -1", False),
        ("%r = srem i32 %x, -1", False),
        ("%r = srem i32 %x, 0", False),
        ("%h = lshr i32 %x, 1\n  %r = sdiv i32 %h, -1", True),
        ("%h = or i32 %x, 1\n  %r = srem i32 %h, -1", False),
        ("%r = call i32 @sure(i32 %x)", True),
        ("%r = call i32 @pure(i32 %x)", False),
        ("call void @does(i32 %x)", False),
        ("%r = load i32, ptr %p", False),
        ("store i32 %x, ptr %p", False),
        ("%r = alloca i32", False),
        ("%r = add nsw i32 %x, %y", True),
        ("%r = fdiv float 1.0, 0.0", True),
        ("fence seq_cst", False),
    ],
)
def test_what_does_no_harm(code: str, is_safe: bool) -> None:
    (function,) = [
        one
        for one in parse(HEAD + f"define void @f(i32 %x, i32 %y, ptr %p) {{\n  {code}\n  ret void\n}}\n").functions
        if not one.is_declaration
    ]
    block = function.blocks[0]
    tracking = ValueTracking(function, DominatorTree(function))
    *_, last, end = block
    assert is_safe_to_speculate(last, tracking) is is_safe
    assert not is_safe_to_speculate(end, tracking)


LOOP = """
@table = global [{size} x i32] zeroinitializer, align 4
@weak = extern_weak global [100 x i32], align 4
declare void @llvm.lifetime.start.p0(ptr)
declare void @llvm.lifetime.end.p0(ptr)
define void @f(ptr dereferenceable({bytes}) align {base} %a, i64 %n, i64 %j) {{
entry:
  %box = alloca [100 x i32], align 4
  {ahead}
  br label %loop
loop:
  %i = phi i64 [ {start}, %entry ], [ %next, %loop ]
  %p = getelementptr i32, ptr {pointer}, i64 {index}
  %x = load i32, ptr %p, align {align}
  {more}
  %next = add nsw i64 %i, {step}
  %done = icmp eq i64 %next, {end}
  br i1 %done, label %exit, label %loop
exit:
  {behind}
  ret void
}}
"""
USUAL = {
    "size": "100",
    "bytes": "400",
    "base": "4",
    "ahead": "",
    "start": "0",
    "pointer": "%a",
    "index": "%i",
    "align": "4",
    "more": "",
    "behind": "",
    "step": "1",
    "end": "100",
}


@pytest.mark.parametrize(
    ("parts", "is_there"),
    [
        ({}, True),
        ({"bytes": "399"}, False),
        ({"bytes": "401"}, True),
        ({"end": "101"}, False),
        ({"end": "99", "bytes": "396"}, True),
        ({"end": "%n"}, False),
        ({"start": "99", "step": "-1", "end": "-1"}, True),
        ({"start": "100", "step": "-1", "end": "0"}, False),
        ({"start": "99", "step": "-1", "end": "-2"}, False),
        ({"index": "99"}, True),
        ({"index": "100"}, False),
        ({"index": "-1"}, False),
        ({"index": "%j"}, False),
        ({"index": "99", "end": "%n"}, True),
        ({"align": "8"}, False),
        ({"align": "8", "base": "8"}, False),
        ({"align": "8", "base": "8", "step": "2"}, True),
        ({"align": "8", "base": "8", "step": "2", "start": "1", "end": "101"}, False),
        ({"pointer": "@table"}, True),
        ({"pointer": "@table", "size": "99"}, False),
        ({"pointer": "@weak"}, False),
        ({"pointer": "%box"}, True),
        ({"pointer": "%box", "more": "call void @llvm.lifetime.end.p0(ptr %box)"}, False),
        ({"pointer": "%box", "ahead": "call void @llvm.lifetime.start.p0(ptr %box)"}, True),
        ({"pointer": "%box", "behind": "call void @llvm.lifetime.end.p0(ptr %box)"}, True),
        ({"pointer": "%box", "size": "99", "end": "101"}, False),
        ({"ahead": "%b = getelementptr i8, ptr %a, i64 4", "pointer": "%b"}, False),
        ({"ahead": "%b = getelementptr i8, ptr %a, i64 4", "pointer": "%b", "end": "99"}, True),
        ({"ahead": "%b = getelementptr i8, ptr %a, i64 -4", "pointer": "%b"}, False),
        ({"ahead": "%b = getelementptr i8, ptr %a, i64 2", "pointer": "%b", "end": "50"}, False),
        ({"ahead": "%b = getelementptr i8, ptr %a, i64 %j", "pointer": "%b"}, False),
    ],
)
def test_loads_of_what_is_there(parts: dict[str, str], is_there: bool) -> None:
    """The last element of what is there, and the one behind it."""
    (function,) = [one for one in parse(LOOP.format(**{**USUAL, **parts})).functions if not one.is_declaration]
    scev = ScalarEvolution(function)
    (loop,) = scev.loops
    (load,) = [one for one in loop.header if isinstance(one, LoadInst)]
    assert is_dereferenceable_in_loop(load, LoopPointers(scev, loop), scev.tracking) is is_there
