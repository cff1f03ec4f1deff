"""The code that asks whether values are multiples of powers of two."""

from __future__ import annotations

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


def code(**bits: int) -> list[str]:
    """What is made for these arguments, before the return."""
    function = parse(BEFORE).functions[0]
    end = function.blocks[0].terminator
    assert end is not None
    multiples: dict[Value, int] = {one: bits[str(one.name)] for one in function.args if one.name in bits}
    end.set_operand(0, low_bits(multiples, end, ValueTracking(function, DominatorTree(function))))
    return [line.strip() for line in str(function).splitlines()[1:-1]]


def test_one_address() -> None:
    assert code(a=4) == ["%1 = ptrtoint ptr %a to i32", "%misalignment = and i32 %1, 15", "ret i32 %misalignment"]


def test_a_value_that_may_be_poison_is_settled_first() -> None:
    assert code(b=3) == ["%1 = freeze ptr %b", "%2 = ptrtoint ptr %1 to i32", "%misalignment = and i32 %2, 7", "ret i32 %misalignment"]


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
