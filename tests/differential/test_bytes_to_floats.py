"""gpu-codegen-prepare: each byte of integers is the same float before and after, with a sign and without."""

import itertools
import random

import pytest
from harness import Compiled
from host import host_text

import nvopt


def function(name: str, wide: int, by: int, opcode: str, to: str) -> str:
    return f"""define double @{name}(i64 %x) {{
  %w = trunc i64 %x to i32
  %s = lshr i{wide} {"%x" if wide == 64 else "%w"}, {by}
  %b = trunc i{wide} %s to i8
  %f = {opcode} i8 %b to {to}
  {"%d = fpext float %f to double" if to == "float" else "%d = fadd double %f, 0.0"}
  ret double %d
}}
"""


@pytest.mark.parametrize("wide", [32, 64])
def test_bytes_are_the_same_floats(wide: int) -> None:
    rng = random.Random(wide)
    kinds = [*itertools.product([wide], [*range(0, wide - 7, 8), 3, wide - 4], ["sitofp", "uitofp"], ["float", "double"])]
    texts = [function(f"f{number}", *kind) for number, kind in enumerate(kinds)]
    before = 'target triple = "nvptx64-nvidia-cuda"\n' + "".join(texts)
    after = nvopt.run(before, "gpu-codegen-prepare")
    assert after.count("zext i8") == len(kinds) // 2
    assert after.count("sext i8") == (len(kinds) // 2 if wide == 64 else 0)
    with Compiled(host_text(before)) as one, Compiled(host_text(after)) as other:
        for number, text in enumerate(texts):
            for x in [0, 1 << 63, 0x8080808080808080, 0x7F7F7F7F7F7F7F7F, (1 << 64) - 1, *(rng.getrandbits(64) for _ in range(40))]:
                results = [compiled.function(f"f{number}")(x) for compiled in (one, other)]
                assert results[0] == results[1], (text, x)
