"""How much static shared memory kernels take, and where it lies."""

from __future__ import annotations

import pytest

from nvopt.analysis.shared_memory import SharedMemory
from nvopt.ir import Function, Module

TEXT = """
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
@byte = internal addrspace(3) global i8 poison
@words = internal addrspace(3) global [3 x i32] poison
@aligned = internal addrspace(3) global i8 poison, align 64
@large = internal addrspace(3) global [{size} x i8] poison
@outside = external addrspace(3) global [0 x i8]
@elsewhere = internal addrspace(1) global [9999 x i8] zeroinitializer

define void @leaf(ptr %p) {{
  store ptr addrspacecast (ptr addrspace(3) @words to ptr), ptr %p, align 8
  call void @round(ptr %p)
  ret void
}}

define void @round(ptr %p) {{
  call void @leaf(ptr %p)
  ret void
}}

define ptx_kernel void @small(ptr %p) {{
  store i8 0, ptr addrspace(3) @byte, align 1
  store i8 0, ptr addrspace(3) @outside, align 1
  store i8 0, ptr addrspace(1) @elsewhere, align 1
  call void @leaf(ptr %p)
  ret void
}}

define ptx_kernel void @big() {{
  store i8 0, ptr addrspace(3) @large, align 1
  store i8 0, ptr addrspace(3) @byte, align 1
  ret void
}}

define ptx_kernel void @spread() {{
  store i8 0, ptr addrspace(3) @aligned, align 1
  store i8 0, ptr addrspace(3) @byte, align 1
  ret void
}}

define ptx_kernel void @none() {{
  ret void
}}
"""


def kernel(module: Module, name: str) -> Function:
    found = module.get_function(name)
    assert found is not None
    return found


def test_places_are_one_behind_the_other() -> None:
    module = Module.parse(TEXT.format(size=100))
    memory = SharedMemory(module)
    found = {name: memory.places(kernel(module, name)) for name in ("small", "round", "big", "spread", "none")}
    assert found == {
        "small": {"@byte": 0, "@words": 4},
        "round": {"@words": 0},
        "big": {"@byte": 0, "@large": 1},
        "spread": {"@byte": 0, "@aligned": 64},
        "none": {},
    }


@pytest.mark.parametrize(("size", "taken"), [(49150, None), (49151, None), (49152, 49153)])
def test_a_kernel_that_takes_too_much(size: int, taken: int | None) -> None:
    module = Module.parse(TEXT.format(size=size))
    memory = SharedMemory(module)
    expected = f"the kernel uses {taken} bytes of static shared memory, the most is 49152" if taken is not None else None
    assert memory.problem(kernel(module, "big")) == expected
    assert memory.problem(kernel(module, "small")) is None
