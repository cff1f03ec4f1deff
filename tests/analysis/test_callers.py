"""Whether all calls of a function are known."""

from __future__ import annotations

import pytest

import nvopt
from nvopt.analysis.callers import known_calls

CALLEE = "define internal i32 @f(i32 %a) {\n  br label %b\n\nb:\n  ret i32 %a\n}\n"


def calls(text: str) -> list[str] | None:
    """The functions around the calls of @f, one entry a call."""
    function = nvopt.parse(text).get_function("f")
    assert function is not None
    found = known_calls(function)
    return None if found is None else [call.function.name for call in found if call.function is not None]


def test_every_call_once() -> None:
    callers = "define void @g() {\n  %x = call i32 @f(i32 1)\n  %y = call i32 @f(i32 %x)\n  ret void\n}\n"
    assert calls(CALLEE + callers + callers.replace("@g", "@h")) == ["g", "g", "h", "h"]
    assert calls(CALLEE) == []


@pytest.mark.parametrize(
    "other",
    [
        "@p = global ptr @f",
        "define ptr @h() {\n  ret ptr @f\n}",
        "define void @h(ptr %p) {\n  store ptr @f, ptr %p\n  ret void\n}",
        "define void @h() {\n  %x = call i32 @f(i32 ptrtoint (ptr @f to i32))\n  ret void\n}",
        "define void @h() {\n  call void @f()\n  ret void\n}",
        "@g = alias i32 (i32), ptr @f",
    ],
    ids=["global", "returned", "stored", "argument", "other type", "alias"],
)
def test_a_use_that_is_no_call_of_it(other: str) -> None:
    assert calls(f"{CALLEE}{other}\n") is None


@pytest.mark.parametrize(("linkage", "convention"), [("", ""), ("weak", ""), ("internal", "ptx_kernel")])
def test_others_may_call(linkage: str, convention: str) -> None:
    assert calls(CALLEE.replace("internal i32", f"{linkage} {convention} i32").replace("ret i32 %a", "ret i32 0")) is None


def test_private_is_local_too() -> None:
    assert calls(CALLEE.replace("internal", "private")) == []


def test_the_address_of_a_block_is_not_that_of_the_function() -> None:
    assert calls(CALLEE + "@b = global ptr blockaddress(@f, %b)\n") == []
