"""Which pointers a pointer may be derived from, where not all arguments are asked for, and other pointers are."""

from __future__ import annotations

from nvopt.analysis.memory.pointer_origins import LOCAL, UNKNOWN, PointerOrigins
from nvopt.ir import Module

TEXT = """
define void @f(ptr %asked, ptr %other, ptr %table) {
  %at = getelementptr i8, ptr %asked, i64 4
  %further = getelementptr i8, ptr %at, i64 4
  %beside = getelementptr i8, ptr %other, i64 4
  %loaded = load ptr, ptr %table
  ret void
}
"""


def test_origins() -> None:
    (function,) = Module.parse(TEXT).functions
    at, further, beside, loaded, _ = function.instructions()
    asked = function.args[0]
    origins = PointerOrigins(function, [asked])
    assert [origins.of(one) for one in (at, further, beside, loaded)] == [{asked}, {asked}, {LOCAL}, {UNKNOWN}]


def test_what_is_asked_for_is_its_own_origin() -> None:
    """Though it is made of another pointer."""
    (function,) = Module.parse(TEXT).functions
    at, further, *_ = function.instructions()
    origins = PointerOrigins(function, [function.args[0], at])
    assert origins.of(at) == origins.of(further) == {at}
