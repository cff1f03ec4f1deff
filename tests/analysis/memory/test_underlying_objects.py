"""How large objects are whose beginning is known."""

from __future__ import annotations

import pytest

from nvopt.analysis.memory.underlying_objects import is_base_of_object, object_size
from nvopt.ir import LoadInst, Module

TEXT = """target datalayout = "e-i64:64"
@array = global [5 x i32] zeroinitializer
@inner = internal constant { i8, i64 } zeroinitializer
@outside = external global i32
@weak = weak global i32 0
@once = linkonce_odr global i32 0
@shared = internal addrspace(3) global [7 x i16] undef
@common = common global i32 0

define void @f(ptr byval({ i8, i32 }) %by, ptr %p, ptr dereferenceable(8) %sized, i64 %n) {
  %one = alloca i32, align 4
  %two = alloca [3 x i16], align 4
  %three = alloca i32, i32 3, align 4
  %none = alloca i32, i32 0, align 4
  %many = alloca i32, i64 %n, align 4
  %long = alloca <vscale x 4 x i32>, align 4
  %moved = getelementptr i8, ptr %one, i64 1
LOADS
  ret void
}
"""
SIZES = {
    "@array": 20, "@inner": 16, "@outside": None, "@weak": None, "@once": 4, "@common": None, "addrspace(3) @shared": 14,
    "%by": 8, "%p": None, "%sized": None, "%one": 4, "%two": 6, "%three": 12, "%none": 0, "%many": None, "%long": None, "%moved": None,
}  # fmt: skip


@pytest.mark.parametrize("pointer", SIZES)
def test_bytes_of_objects(pointer: str) -> None:
    place = pointer if pointer.startswith("addrspace") else f" {pointer}"
    module = Module.parse(TEXT.replace("LOADS", f"  %read = load i8, ptr {place.strip()}, align 1"))
    (load,) = (one for one in module.functions[0].instructions() if isinstance(one, LoadInst))
    assert object_size(load.pointer, module.data_layout) == SIZES[pointer]
    assert is_base_of_object(load.pointer) is (pointer not in ("%by", "%p", "%sized", "%moved"))
