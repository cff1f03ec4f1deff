"""Queries: what one makes of another, and what it says of the place where control is."""

from __future__ import annotations

import pytest

from nvopt.analysis.value_tracking import ValueTracking
from nvopt.analysis.value_tracking.query import Query
from nvopt.ir import BasicBlock, Function, Instruction, Module

_CODE = """
define i32 @f(i32 %a, i1 %c) {
entry:
  %x = add i32 %a, 1
  br i1 %c, label %then, label %else

then:
  %below = icmp ult i32 %a, 8
  call void @llvm.assume(i1 %below)
  br label %else

else:
  %y = phi i32 [ %x, %entry ], [ %a, %then ]
  ret i32 %y
}

declare void @llvm.assume(i1)
"""


def _function() -> Function:
    return Module.parse(_CODE).functions[0]


def _circumstances(query: Query) -> tuple[Instruction | None, int, int]:
    return query.context, query.demanded, query.depth


def test_what_is_asked_next() -> None:
    function = _function()
    tracking = ValueTracking(function)
    entry, then, _ = function.blocks
    assert _circumstances(Query(tracking)) == (None, 1, 0)
    query = Query(tracking, entry.terminator, 6, 2)
    assert _circumstances(query.deeper) == (entry.terminator, 6, 3)
    assert _circumstances(query.at(then.first)) == (then.first, 6, 2)
    assert query.of_lanes(6) is query
    assert _circumstances(query.of_lanes(1)) == (entry.terminator, 1, 2)
    assert _circumstances(query.deeper.of_lanes(1)) == (entry.terminator, 1, 3)
    assert all(one.tracking is tracking for one in (query.deeper, query.at(None), query.of_lanes(1), query.coming_from(then, 0)))


@pytest.mark.parametrize(("depth", "expected"), [(0, 5), (4, 5), (5, 5), (6, 6)])
def test_what_comes_into_a_phi_is_not_looked_into_far(depth: int, expected: int) -> None:
    function = _function()
    query = Query(ValueTracking(function), None, 3, depth).coming_from(function.blocks[1], 5)
    assert _circumstances(query) == (function.blocks[1].terminator, 3, expected)


def test_promises_depend_on_the_place() -> None:
    function = _function()
    tracking = ValueTracking(function)
    a, c = function.args
    entry, then, end = function.blocks
    (assume,) = tracking.assumptions.assumptions
    assert Query(tracking).promises(a) == []
    assert tracking.context_free
    assert Query(tracking, then.terminator).promises(c) == []
    assert tracking.context_free
    assert Query(tracking, entry.terminator).promises(a) == [(assume, None)]
    assert not tracking.context_free
    assert Query(tracking, then.terminator).holds(assume)
    assert not Query(tracking, end.terminator).holds(assume)
    assert not Query(tracking).holds(assume)
    assert not Query(tracking, assume).holds(assume)
    assert Query(tracking, assume).holds(assume, allow_ephemeral=True)


def test_where_control_has_come_by() -> None:
    function = _function()
    tracking = ValueTracking(function)
    x = function.value_named("x")
    assert x is not None
    entry, then, end = function.blocks
    assert Query(tracking, end.terminator).has_passed(x)
    assert not Query(tracking, entry.first).has_passed(x)
    assert not Query(tracking).has_passed(x)

    def passed(context: Instruction | None, source: BasicBlock, target: BasicBlock) -> bool:
        return Query(tracking, context).has_passed_edge(source, target)

    assert passed(then.first, entry, then)
    assert not passed(end.terminator, entry, then)
    assert not passed(end.terminator, entry, end)
    assert not passed(None, entry, then)


def test_what_a_promise_of_one_bit_gave_is_not_taken_for_another_place() -> None:
    code = """
define i64 @f(i8 %x, i8 %p, i1 %c) {
entry:
  %next = add i8 %p, 1
  %by = call i8 @llvm.umin.i8(i8 %next, i8 7)
  %shifted = shl i8 %x, %by
  %a = zext i8 %shifted to i16
  %b = zext i16 %a to i32
  %d = zext i32 %b to i64
  br i1 %c, label %then, label %else

then:
  %count = call i8 @llvm.ctpop.i8(i8 %p)
  %one = icmp eq i8 %count, 1
  call void @llvm.assume(i1 %one)
  ret i64 %d

else:
  ret i64 0
}

declare i8 @llvm.umin.i8(i8, i8)
declare i8 @llvm.ctpop.i8(i8)
declare void @llvm.assume(i1)
"""
    function = Module.parse(code).functions[0]
    tracking = ValueTracking(function)
    d = function.value_named("d")
    assert d is not None
    _, then, otherwise = function.blocks
    assert tracking.known_bits(d, then.terminator).min_trailing_zeros == 1
    assert tracking.known_bits(d, otherwise.terminator).min_trailing_zeros == 0
