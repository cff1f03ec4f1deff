"""The code that asks whether values are multiples of powers of two."""

from __future__ import annotations

import pytest

from nvopt import parse
from nvopt.analysis.dominators import DominatorTree
from nvopt.analysis.value_tracking import ValueTracking
from nvopt.ir import Value
from nvopt.transforms.alignment_check import low_bits

BEFORE = """
define i32 @f(ptr noundef %a, ptr %b, i64 noundef %n, i16 noundef %s, i32 noundef %k) {
  ret i32 0
}
"""


def code(before: str = BEFORE, **bits: int) -> list[str]:
    """What is made for these values, before the return."""
    function = parse(before).functions[0]
    end = function.blocks[0].terminator
    assert end is not None
    multiples: dict[Value, int] = {one: bits[one.ref[1:]] for one in (*function.args, *function.instructions()) if one.ref[1:] in bits}
    end.set_operand(0, low_bits(multiples, end, ValueTracking(function, DominatorTree(function))))
    return [line.strip() for line in str(function).splitlines()[1:-1]]


def test_one_address() -> None:
    assert code(a=4) == ["%1 = ptrtoint ptr %a to i32", "%misalignment = and i32 %1, 15", "ret i32 %misalignment"]


def test_a_value_that_may_be_poison_is_settled_first() -> None:
    assert code(b=3) == ["%1 = freeze ptr %b", "%2 = ptrtoint ptr %1 to i32", "%misalignment = and i32 %2, 7", "ret i32 %misalignment"]


def test_what_the_host_gives_a_kernel_is_settled() -> None:
    kernel = BEFORE.replace("define i32", "define ptx_kernel void").replace("ret i32 0", "ret void")
    function = parse(kernel).functions[0]
    end, tracking = function.blocks[0].terminator, ValueTracking(function, DominatorTree(function))
    assert end is not None
    low_bits({function.args[1]: 3}, end, tracking)
    assert "freeze" not in str(function)


@pytest.mark.parametrize(
    ("cast", "tested"),
    [
        ("ptr %a to ptr addrspace(1)", "%1 = ptrtoint ptr %a to i32"),
        ("ptr %a to ptr addrspace(3)", "%1 = freeze ptr addrspace(3) %g"),  # the address within a window
        ("ptr addrspace(3) %shared to ptr addrspace(1)", "%1 = freeze ptr addrspace(1) %g"),
        ("ptr addrspace(5) %local to ptr", "%1 = freeze ptr %g"),
    ],
)
def test_of_a_cast_from_generic_to_global_the_generic_address_is_asked(cast: str, tested: str) -> None:
    head = BEFORE.replace("ptr noundef %a,", "ptr noundef %a, ptr addrspace(3) noundef %shared, ptr addrspace(5) noundef %local,")
    assert code(head.replace("  ret", f"  %g = addrspacecast {cast}\n  ret"), g=4)[1] == tested


def test_integers_of_other_sizes_and_multiples() -> None:
    assert code(n=1, s=2, k=4) == [
        "%1 = trunc i64 %n to i32",
        "%2 = shl i32 %1, 3",
        "%3 = zext i16 %s to i32",
        "%4 = shl i32 %3, 2",
        "%5 = or i32 %2, %4",
        "%6 = or i32 %5, %k",
        "%misalignment = and i32 %6, 15",
        "ret i32 %misalignment",
    ]
