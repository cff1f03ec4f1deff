"""Parameters that say where their memory is, or in which register they come, stay generic."""

from __future__ import annotations

import pytest

from nvopt import run

TEXT = """target triple = "nvptx64-nvidia-cuda"
@s = internal addrspace(3) global [64 x i32] undef

define internal {convention} i32 @f(ptr {attribute} %p) {{
  %v = load i32, ptr %p, align 4
  ret i32 %v
}}

define i32 @g() {{
  %v = call {convention} i32 @f(ptr {attribute} addrspacecast (ptr addrspace(3) @s to ptr))
  ret i32 %v
}}
"""


@pytest.mark.parametrize(
    ("attribute", "convention", "moves"),
    [
        ("noundef", "", True),
        ("byval(i32)", "", False),
        ("byref(i32)", "", False),
        ("inalloca(i32)", "", False),
        ("nest", "", False),
        ("swiftself", "", False),
        ("swiftasync", "swifttailcc", False),
    ],
)
def test_which_parameters_become_those_of_a_space(attribute: str, convention: str, moves: bool) -> None:
    text = run(TEXT.format(attribute=attribute, convention=convention), "memory-space-opt")
    (line,) = (line for line in text.splitlines() if line.startswith("define internal"))
    assert ("ptr addrspace(3)" in line) == moves
