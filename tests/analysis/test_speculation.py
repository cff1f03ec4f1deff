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
declare void @llvm.assume(i1)
declare void @may_free()
define void @f(ptr dereferenceable({bytes}) align {base} %a, i64 %n, i64 %j, ptr %c) {attributes} {{
entry:
  %box = alloca [100 x i32], align 4
  {ahead}
  br label %loop
loop:
  %i = phi i64 [ {start}, %{before} ], [ %next, %loop ]
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
    "attributes": "",
    "before": "entry",
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


ALIGNED = '"align"(ptr %c, i64 4)'


def there(size: str, type: str = "i64", align: str = ALIGNED) -> str:
    return f'call void @llvm.assume(i1 true) [ {align}, "dereferenceable"(ptr %c, {type} {size}) ]'


ODD = "%k = and i64 %n, 1022\n  %m = or i64 %k, 1\n  %bytes = shl nuw nsw i64 %m, 2\n  "
FREES = "\n  call void @may_free()"
LOADED = "%l = load ptr, ptr %c\n  call void @may_free()\n  "


@pytest.mark.parametrize(
    ("parts", "is_there"),
    [
        ({"ahead": there("399")}, False),
        ({"ahead": there("400")}, True),
        ({"ahead": there("401", "i32")}, True),
        ({"ahead": there("400", align='"align"(ptr %c, i64 2)')}, False),
        ({"ahead": there("400", align='"align"(ptr %c, i64 8)')}, True),
        ({"ahead": there("400", align='"align"(ptr %c, i64 4, i64 2)')}, False),
        ({"ahead": there("400", align='"nonnull"(ptr %c)')}, False),
        ({"ahead": there("400", align='"nonnull"(ptr %c)'), "align": "1"}, True),
        ({"ahead": there("400").replace("ptr %c", "ptr %a")}, False),
        ({"behind": there("400")}, False),
        ({"more": there("400")}, False),
        ({"ahead": there("400") + FREES}, False),
        ({"ahead": FREES + there("400")}, True),
        ({"ahead": there("400") + FREES, "attributes": "nofree nosync"}, True),
        ({"ahead": there("400") + FREES, "attributes": "nofree"}, False),
        ({"ahead": there("400") + FREES, "attributes": "nosync"}, False),
        ({"ahead": there("400") + "\n  store i8 0, ptr %a"}, False),
        ({"ahead": there("400") + "\n  br label %more\nmore:\n  %u = add i64 %n, 1", "before": "more"}, True),
        ({"ahead": there("400") + FREES + "\n  br label %more\nmore:\n  %u = add i64 %n, 1", "before": "more"}, False),
        ({"ahead": LOADED + there("400").replace("%c", "%l") + FREES, "pointer": "%l", "attributes": "nofree nosync"}, False),
        ({"ahead": LOADED + there("400").replace("%c", "%l"), "pointer": "%l"}, True),
        ({"ahead": ODD + there("%bytes"), "end": "%m"}, True),
        ({"ahead": ODD + "%less = sub i64 %bytes, 1\n  " + there("%less"), "end": "%m"}, False),
        ({"ahead": ODD + "%more.bytes = add nuw i64 %bytes, 1\n  " + there("%more.bytes"), "end": "%m"}, True),
        ({"ahead": "%bytes = shl nuw nsw i64 %n, 2\n  " + there("%bytes"), "end": "%n"}, False),  # it may be none
    ],
)
def test_loads_of_what_is_assumed_to_be_there(parts: dict[str, str], is_there: bool) -> None:
    """The last element of what is there, and the one behind it; where nothing can have freed it meanwhile."""
    test_loads_of_what_is_there({"pointer": "%c", "bytes": "4", **parts}, is_there)
