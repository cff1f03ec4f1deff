"""How far the vectors of a loop's parts are aligned: as far as follows from where the array begins, no less and no more."""

from __future__ import annotations

import math
import re

import pytest

from nvopt import run

WIDEST = 16

LOOP = """target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @f(ptr align {align} %p, i64 %n) {{
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %at = getelementptr inbounds {type}, ptr %p, i64 %i
  %x = load {type}, ptr %at, align {size}
  %y = xor {type} %x, 5
  store {type} %y, ptr %at, align {size}
  %next = add nuw nsw i64 %i, 1
  %more = icmp ult i64 %next, %n
  br i1 %more, label %loop, label %exit

exit:
  ret void
}}
"""


def aligns(text: str, parts: int) -> list[int]:
    """Of the vector loop's accesses, in order."""
    knobs = {"force-vector-width": "4", "force-vector-interleave": str(parts), "vectorizer-align-versioning": "false"}
    made = run(text, "loop-vectorize", cpu="sm_90", knobs=knobs)
    body = made[made.index("\nvector.body:") : made.index("\nmiddle.block:")]
    return [int(one) for one in re.findall(r" (?:load|store) <4 x .*align (\d+)", body)]


@pytest.mark.parametrize(("size", "parts"), [(1, 1), (1, 2), (1, 3), (1, 4), (2, 2), (4, 2)])
def test_parts_are_aligned_as_far_as_their_places_tell(size: int, parts: int) -> None:
    for align in (size, 8, 16, 32):
        places = [[4 * size * (parts * turn + part) for turn in range(64)] for part in range(parts)]
        expected = [math.gcd(align, WIDEST, *of_part) for of_part in places]
        if parts == 1:
            expected = [min(align, 4 * size)]  # its own size is all that counts
        assert aligns(LOOP.format(type=f"i{8 * size}", size=size, align=align), parts) == expected * 2, align
