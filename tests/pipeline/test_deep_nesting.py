"""What is nested thousands deep is worked on, or refused by one message."""

from __future__ import annotations

import pytest

import nvopt
from nvopt.remarks import RemarkSink

DEEP = 3_000
PASSES = ["nvopt<O2>", "lower-aggr-copies", "memory-space-opt", "nvvm-verify", "propagate-alignment", "set-global-array-alignment"]
KERNEL = """define ptx_kernel void @k(ptr %p) {{
  %v = load {type}, ptr %p, align 8
  store {type} %v, ptr %p, align 8
  ret void
}}
"""


def structs(depth: int) -> str:
    types = ["%S0 = type { ptr }", *(f"%S{at} = type {{ %S{at - 1} }}" for at in range(1, depth))]
    return "\n".join([*types, f"@g = global %S{depth - 1} zeroinitializer", KERNEL.format(type=f"%S{depth - 1}")])


def arrays(depth: int) -> str:
    type = "[1 x " * depth + "i32" + "]" * depth
    return f"@g = external global {type}\n" + KERNEL.format(type=type)


def constants(depth: int) -> str:
    value = "i64 ptrtoint (ptr @g to i64)"
    for at in range(depth):
        value = f"i64 sub (i64 {at + 1}, {value})"
    return f"@g = global i32 0\n@deep = global {value}\n@array = global [9 x i32] zeroinitializer\n" + KERNEL.format(type="i64")


@pytest.mark.parametrize("text", [structs, arrays], ids=["structs", "arrays"])
@pytest.mark.parametrize("passes", PASSES)
def test_types(passes: str, text: object) -> None:
    made = nvopt.run(text(DEEP), passes, cpu="sm_90", triple="nvptx64-nvidia-cuda")  # type: ignore[operator]
    assert "@k(" in made


@pytest.mark.parametrize("passes", ["nvopt<O2>", "mirror-roundtrip", "generic-to-nvvm", "set-global-array-alignment", "nvvm-verify"])
def test_constants(passes: str) -> None:
    made = nvopt.run(constants(2_000), passes, cpu="sm_90", triple="nvptx64-nvidia-cuda", remarks=RemarkSink())
    assert made.count("sub (i64") >= 2_000


def test_a_pass_that_must_know_every_constant_refuses() -> None:
    with pytest.raises(nvopt.InputError, match=r"^<string>: error: nvopt cannot read this module: @deep: constants nested too deeply$"):
        nvopt.run(constants(2_000), "internalize", cpu="sm_90", triple="nvptx64-nvidia-cuda")
