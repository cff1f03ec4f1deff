"""kernels_beside_llvm.py says of a kernel what is so."""

from __future__ import annotations

import pytest
from kernels_beside_llvm import verdict

SUM = """define ptx_kernel void @kernel(ptr %out, ptr %in, i32 %n) {
  %x = load i32, ptr %in
  BODY
  store i32 %y, ptr %out
  ret void
}
"""
ADD, SUBTRACT, DIVIDE = "%y = add i32 %x, %n", "%y = sub i32 %x, %n", "%y = udiv i32 %x, %n"
AT_ZERO = "%z = icmp eq i32 %n, 0\n  %a = add i32 %x, %n\n  %y = select i1 %z, i32 99, i32 %a"
FOLLOW = "%p = load ptr, ptr %in\n  %y = load i32, ptr %p"


@pytest.mark.parametrize(
    ("llvm", "other", "after", "expected"),
    [
        (ADD, ADD, ADD, "same"),
        (ADD, ADD, SUBTRACT, "differs"),
        (ADD, ADD, AT_ZERO, "differs"),
        (ADD, SUBTRACT, SUBTRACT, "unsteady"),  # LLVM doesn't agree with itself
        (ADD, ADD, FOLLOW, "differs"),  # it crashes
        (FOLLOW, FOLLOW, FOLLOW, "unsteady"),
        (DIVIDE, DIVIDE, DIVIDE, "same"),  # by more than zero
        (DIVIDE, DIVIDE, ADD, "differs"),
    ],
)
def test_verdicts(llvm: str, other: str, after: str, expected: str) -> None:
    assert verdict([SUM.replace("BODY", body) for body in (llvm, other, after)], "kernel") == expected


def test_what_cannot_be_called() -> None:
    text = "%two = type { i32, i32 }\ndefine ptx_kernel void @kernel(ptr %out, %two %pair) {\n  ret void\n}\n"
    assert verdict([text] * 3, "kernel") == "not called"
