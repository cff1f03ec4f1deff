"""Low bits of values over the bounds of functions of which every call is known."""

from __future__ import annotations

import pytest

from nvopt.analysis.alignment import ClosedFunctions, KnownLowBits
from nvopt.ir import CallInst, Function, Module

TEXT = """define internal i64 @inner(i64 %x, ptr byval(i64) %by) {
  %y = shl i64 %x, 3
  ret i64 %y
}

define internal i64 @two(i1 %c) {
  br i1 %c, label %one, label %other

one:                                              ; preds = %0
  ret i64 24

other:                                            ; preds = %0
  ret i64 40
}

define void @outer(i64 %n, i1 %c, ptr %f, ptr %p) {
  %even = shl i64 %n, 1
  %a = call i64 @inner(i64 %even, ptr byval(i64) %p)
  %b = call i64 @inner(i64 6, ptr byval(i64) %p)
  %d = call i64 @two(i1 %c)
  %e = call i64 %f(i1 %c)
  ret void
}
"""


@pytest.mark.parametrize(
    ("closed", "zeros"),
    [(("inner", "two"), {"a": 4, "b": 4, "d": 3, "e": 0}), (("inner",), {"a": 4, "b": 4, "d": 0, "e": 0}), ((), dict.fromkeys("abde", 0))],
)
def test_what_calls_return(closed: tuple[str, ...], zeros: dict[str, int]) -> None:
    module = Module.parse(TEXT)
    functions = [one for one in module.functions if one.name in closed]
    outer = module.get_function("outer")
    assert isinstance(outer, Function)
    known = KnownLowBits(module.data_layout, ClosedFunctions(functions))
    calls = [one for one in outer.instructions() if isinstance(one, CallInst)]
    known.solve(calls)
    found = {}
    for call in calls:
        bits = known.at(call)
        assert bits is not None
        found[call.name] = bits.zeros
    assert found == zeros
