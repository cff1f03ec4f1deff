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


def test_what_is_frozen_stays_what_it_was() -> None:
    """%s is %p behind the branch, but %a need not be what another freeze of %p gives: %e is one more than what is stored."""
    text = """define i32 @f(i1 noundef %c, i32 %p, i32 %q, ptr %o) {
  %s = select i1 %c, i32 %p, i32 %q
  %a = freeze i32 %s
  br i1 %c, label %then, label %end
then:
  %t = select i1 %c, i32 %p, i32 %q
  %d = freeze i32 %s
  %e = add i32 %a, 1
  store i32 %a, ptr %o
  store i32 %t, ptr %o
  %f = mul i32 %d, %e
  ret i32 %f
end:
  ret i32 %a
}
"""
    after = nvopt.run(text, "tile-simplify")
    assert "store i32 %p" in after
    assert after.count("freeze") == 1


def test_what_is_frozen_is_the_number_that_it_is() -> None:
    text = behind(["eq i32 %x, 5"], "  %a = freeze i32 %x\n  %b = add i32 %a, %y\n  ret i32 %b")
    assert "add i32 5, %y" in nvopt.run(text, "tile-simplify")


def test_many_comparisons_of_one_value_and_long_chains_behind_one_take_no_longer_each() -> None:
    nested = behind([f"ult i32 %x, {9000 - at}" for at in range(1200)], "  %m = and i32 %x, 16383\n  ret i32 %m")
    chain = "\n".join(f"  %v{at} = {('add', 'xor', 'mul')[at % 3]} i32 %v{at - 1}, {('%x', '%y')[at % 2]}" for at in range(1, 2000))
    deep = behind(["ult i32 %x, 8"], f"  %v0 = add i32 %x, %y\n{chain}\n  ret i32 %v1999")
    results: list[str] = []
    assert processor_seconds(lambda: results.extend(nvopt.run(text, "tile-simplify") for text in (nested, deep))) < 10
    assert "ret i32 %x" in results[0]


def test_a_condition_whose_parts_are_shared_is_read_once() -> None:
    chain = "\n".join(f"  %a{at} = and i1 %a{at - 1}, %a{at - 1}" for at in range(1, 24))
    text = f"""
define i32 @f(i32 %x) {{
entry:
  %a0 = icmp ult i32 %x, 8
{chain}
  br i1 %a23, label %within, label %beyond
within:
  %m = and i32 %x, 7
  ret i32 %m
beyond:
  ret i32 0
}}
"""
    results: list[str] = []
    assert processor_seconds(lambda: results.append(nvopt.run(text, "tile-simplify"))) < 5
    assert "ret i32 %x" in results[0]
