"""tile-simplify: what the branches ahead say, and where that ends."""

from __future__ import annotations

import pytest
from clock import processor_seconds

import nvopt
from nvopt.passes.tile_simplify.guards import MOST_COMPARISONS


def behind(comparisons: list[str], computed: str) -> str:
    """A function that computes something where all of the comparisons are true."""
    lines = ["define i32 @f(i32 %x, i32 %y) {", "  br label %b0"]
    for at, comparison in enumerate(comparisons):
        lines += [f"b{at}:", f"  %c{at} = icmp {comparison}", f"  br i1 %c{at}, label %b{at + 1}, label %end"]
    return "\n".join([*lines, f"b{len(comparisons)}:", *computed.splitlines(), "end:", "  ret i32 1", "}", ""])


@pytest.mark.parametrize("others", [MOST_COMPARISONS - 2, MOST_COMPARISONS - 1, MOST_COMPARISONS])
def test_the_last_comparisons_of_a_value_count(others: int) -> None:
    comparisons = ["ult i32 %x, 64", *(f"ne i32 %x, {30 + at}" for at in range(others))]
    after = nvopt.run(behind(comparisons, "  %m = and i32 %x, 63\n  ret i32 %m"), "tile-simplify")
    assert ("ret i32 %x" in after) is (others < MOST_COMPARISONS)


@pytest.mark.parametrize(
    ("comparison", "computed", "expected"),
    [
        ("ult i32 %x, 8", "and i32 %x, 7", "%x"),
        ("ult i32 %x, 9", "and i32 %x, 7", "%r"),
        ("ule i32 %x, 7", "and i32 %x, 7", "%x"),
        ("slt i32 %x, 8", "and i32 %x, 7", "%r"),
        ("eq i32 %x, 5", "urem i32 %x, 6", "5"),
        ("ne i32 %x, 5", "urem i32 %x, 6", "%r"),
        ("sgt i32 %x, -1", "lshr i32 %x, 31", "0"),
        ("sgt i32 %x, -2", "lshr i32 %x, 31", "%r"),
        ("ult i32 %x, %y", "call i32 @llvm.umin.i32(i32 %x, i32 %y)", "%r"),
    ],
)
def test_a_comparison_on_both_sides_of_its_boundary(comparison: str, computed: str, expected: str) -> None:
    text = behind([comparison], f"  %r = {computed}\n  ret i32 %r") + "declare i32 @llvm.umin.i32(i32, i32)\n"
    assert f"ret i32 {expected}\n" in nvopt.run(text, "tile-simplify")


def test_many_comparisons_of_one_value_and_long_chains_behind_one_take_no_longer_each() -> None:
    nested = behind([f"ult i32 %x, {9000 - at}" for at in range(1200)], "  %m = and i32 %x, 16383\n  ret i32 %m")
    chain = "\n".join(f"  %v{at} = {('add', 'xor', 'mul')[at % 3]} i32 %v{at - 1}, {('%x', '%y')[at % 2]}" for at in range(1, 2000))
    deep = behind(["ult i32 %x, 8"], f"  %v0 = add i32 %x, %y\n{chain}\n  ret i32 %v1999")
    results: list[str] = []
    assert processor_seconds(lambda: results.extend(nvopt.run(text, "tile-simplify") for text in (nested, deep))) < 10
    assert "ret i32 %x" in results[0]
