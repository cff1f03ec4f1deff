"""absolute-difference: differences of what lies at the edges, beside Python's integers."""

import itertools

import pytest
from harness import Compiled
from host import host_text

import nvopt

EDGES = (0, 1, 2, -1, -2, 5, (1 << 31) - 1, (1 << 31) - 2, -(1 << 31), -(1 << 31) + 1, 1 << 30)
DIFFERENCES = {
    "sub nsw i32 %a, %b": lambda a, b: a - b,
    "add nsw i32 %a, -5": lambda a, b: a - 5,
    "add nsw i32 %a, 2147483647": lambda a, b: a + (1 << 31) - 1,
    "sub nsw i32 7, %b": lambda a, b: 7 - b,
    "sub nsw i32 %a, -2147483648": lambda a, b: a + (1 << 31),
}


@pytest.mark.parametrize("difference", DIFFERENCES)
@pytest.mark.parametrize("behind", ["add i32 %s, %abs", "add i32 %abs, %s", "mul i32 %abs, %s"])
def test_differences_are_those_of_integers(difference: str, behind: str) -> None:
    text = f"""
target triple = "nvptx64-nvidia-cuda"
declare i32 @llvm.abs.i32(i32, i1)
define i32 @f(i32 %a, i32 %b, i32 %s) {{
  %d = {difference}
  %abs = call i32 @llvm.abs.i32(i32 %d, i1 false)
  %r = {behind}
  ret i32 %r
}}
"""
    after = nvopt.run(text, "absolute-difference")
    assert "call i32 @llvm.abs" not in after
    assert ("%r = call" in after) == ("add" in behind)
    with Compiled(host_text(after)) as compiled:
        run = compiled.function("f")
        for a, b in itertools.product(EDGES, EDGES):
            exact = DIFFERENCES[difference](a, b)
            if not -(1 << 31) <= exact < 1 << 31:
                continue  # poison
            for s in (0, 3, -1):
                expected = abs(exact) + s if "add" in behind else abs(exact) * s
                assert run(a % (1 << 32), b % (1 << 32), s % (1 << 32)) % (1 << 32) == expected % (1 << 32), (a, b, s)
