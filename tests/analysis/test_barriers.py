"""What other threads may see, by where it is and how it is read or written."""

from __future__ import annotations

import pytest

from nvopt.analysis import barriers
from nvopt.ir import Module
from nvopt.target.address_spaces import GLOBAL, SHARED

TEXT = """@table = constant [4 x i32] zeroinitializer
@plain = global [4 x i32] zeroinitializer
@tile = internal addrspace(3) global [64 x i32] undef
@outside = external addrspace(3) global [64 x i32]

declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)

define void @f(ptr byval(i32) %by, ptr %p, ptr addrspace(5) %near, ptr addrspace(4) %fixed, ptr addrspace(1) %far, i64 %n) {
  %own = alloca [4 x i32], align 4
  %at = getelementptr i32, ptr %own, i64 %n
  %generic = addrspacecast ptr addrspace(5) %near to ptr
  %in.table = getelementptr i32, ptr @table, i64 %n
  %loaded = load ptr, ptr %own, align 8
  CODE
  ret void
}

!0 = !{}
"""
PLACES = {
    "ptr %own": (False, False), "ptr %at": (False, False), "ptr %by": (False, False), "ptr %p": (True, True),
    "ptr %loaded": (True, True), "ptr addrspace(5) %near": (False, False), "ptr addrspace(4) %fixed": (False, True),
    "ptr addrspace(1) %far": (True, True), "ptr @table": (False, True), "ptr %in.table": (False, True),
    "ptr getelementptr (i8, ptr @table, i64 4)": (False, True), "ptr getelementptr (i8, ptr @plain, i64 4)": (True, True),
    "ptr addrspacecast (ptr addrspace(5) null to ptr)": (True, True), "ptr @plain": (True, True), "ptr addrspace(3) @tile": (True, True),
}  # fmt: skip
"""Whether others may see, or be seen by, a load and a store there."""


def seen(code: str) -> list[bool]:
    """Of the lines of code."""
    module = Module.parse(TEXT.replace("CODE", code))
    function = module.functions[-1]
    instructions = list(function.instructions())
    return [barriers.is_access(one) for one in instructions[5:-1]]


@pytest.mark.parametrize("pointer", PLACES)
def test_accesses_by_place(pointer: str) -> None:
    is_read, is_written = PLACES[pointer]
    code = f"""%x = load i32, {pointer}, align 4
  store i32 0, {pointer}, align 4
  %y = load i32, {pointer}, align 4, !invariant.load !0
  %z = load volatile i32, {pointer}, align 4
  store atomic i32 0, {pointer} monotonic, align 4"""
    assert seen(code) == [is_read, is_written, False, True, True]


@pytest.mark.parametrize("source", ["%own", "%p", "@table"])
@pytest.mark.parametrize("target", ["%own", "%p"])
@pytest.mark.parametrize("volatile", ["false", "true"])
def test_copies_and_fills(source: str, target: str, volatile: str) -> None:
    code = f"""call void @llvm.memcpy.p0.p0.i64(ptr {target}, ptr {source}, i64 8, i1 {volatile})
  call void @llvm.memset.p0.i64(ptr {target}, i8 0, i64 8, i1 {volatile})"""
    is_seen = volatile == "true" or target == "%p"
    assert seen(code) == [is_seen or source == "%p", is_seen]


def test_what_is_plain_and_where() -> None:
    code = """%x = load i32, ptr addrspace(3) @tile, align 4
  store i32 0, ptr addrspace(3) @outside, align 4
  store i32 0, ptr %p, align 4
  %y = load i32, ptr %own, align 4
  store volatile i32 0, ptr %p, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %own, i64 8, i1 false)"""
    module = Module.parse(TEXT.replace("CODE", code))
    found = [barriers.plain_access(one) for one in list(module.functions[-1].instructions())[5:-1]]
    tile = next(one for one in module.globals if one.name == "tile")
    anywhere = frozenset((SHARED, GLOBAL))
    nothing: frozenset[barriers.Place] = frozenset()
    places = [(frozenset((tile,)), nothing), (nothing, frozenset((SHARED,))), (nothing, anywhere), (nothing, nothing)]
    assert found == [*(barriers.PlainAccess(*one) for one in places), None, barriers.PlainAccess(nothing, anywhere)]
    assert barriers.overlap(frozenset((tile,)), frozenset((SHARED,)))
    assert barriers.overlap(anywhere, frozenset((tile,)))
    assert not barriers.overlap(frozenset((tile,)), frozenset((GLOBAL,)))
