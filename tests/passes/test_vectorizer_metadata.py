"""What the vector loop and the scalar loop are marked with."""

from __future__ import annotations

import re

import pytest

from nvopt import run

TEXT = """
define void @f(ptr noalias %a, ptr noalias %b, i64 %n) {{
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %q = getelementptr inbounds i32, ptr %b, i64 %i
  %x = load i32, ptr %q, align 4
  %p = getelementptr inbounds i32, ptr %a, i64 %i
  store i32 %x, ptr %p, align 4
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop{mark}
exit:
  ret void
}}
{nodes}
"""
DONE = ["llvm.loop.isvectorized 1", "llvm.loop.unroll.runtime.disable"]


def marks(*entries: str, epilogue: bool = False) -> dict[str, list[str]]:
    """What `!llvm.loop` says of each loop, by the block that ends it."""
    nodes = "".join(f"!{number} = !{{{entry}}}\n" for number, entry in enumerate(entries, start=1))
    listed = ", ".join(["!0", *(f"!{number}" for number in range(1, len(entries) + 1))])
    text = TEXT.format(mark=", !llvm.loop !0" if entries else "", nodes=f"!0 = distinct !{{{listed}}}\n{nodes}" if entries else "")
    knobs = {"force-vector-width": "4", "force-vector-interleave": "1", "epilogue-vectorization-force-VF": "2" if epilogue else "1"}
    made = run(text, "loop-vectorize", knobs=knobs)
    node = dict(re.findall(r"^(!\d+) = (?:distinct )?!\{(.*)\}$", made, re.M))
    found = {}
    for block in re.split(r"\n\n", made):
        label, loop = re.search(r"^([\w.]+):", block, re.M), re.search(r"!llvm\.loop (!\d+)", block)
        if label is not None and loop is not None:
            own, *others = node[loop[1]].split(", ")
            assert own == loop[1]
            found[label[1]] = sorted(re.sub(r'[!"]|\bi32 |\bi1 |,', "", node[one]) for one in others)
    return found


def test_both_are_marked_as_vectorized() -> None:
    assert marks() == {"vector.body": DONE, "loop": DONE}
    assert marks(epilogue=True) == {"vector.body": DONE, "vec.epilog.vector.body": DONE, "loop": DONE}


def test_what_asked_for_vectors_goes_and_the_rest_stays() -> None:
    kept = "llvm.loop.unroll.count 2"
    said = ['!"llvm.loop.vectorize.enable", i1 true', '!"llvm.loop.interleave.count", i32 1', '!"llvm.loop.unroll.count", i32 2']
    assert marks(*said) == {"vector.body": sorted([*DONE, kept]), "loop": sorted([*DONE, kept])}


@pytest.mark.parametrize(
    ("followups", "vector", "scalar"),
    [
        (["vectorized"], ["x.vectorized"], None),
        (["epilogue"], None, ["x.epilogue"]),
        (["all"], ["x.all"], ["x.all"]),
        (["all", "vectorized", "epilogue"], ["x.all", "x.vectorized"], ["x.all", "x.epilogue"]),
    ],
)
def test_what_is_to_follow(followups: list[str], vector: list[str] | None, scalar: list[str] | None) -> None:
    """Where somebody says what one of the loops is to be marked with, that is all that it is, but for unrolling; as opt does it."""
    entries = [f'!"llvm.loop.vectorize.followup_{one}", !{{!"x.{one}"}}' for one in followups]
    found = marks(*entries)
    asked = [f"llvm.loop.vectorize.followup_{one}" for one in followups]
    assert [one for one in found["vector.body"] if one.split()[0] not in asked] == (DONE if vector is None else [DONE[1], *vector])
    assert [one for one in found["loop"] if one.split()[0] not in asked] == (DONE if scalar is None else scalar)


def test_what_still_holds_of_a_vector() -> None:
    """Of an access, what is said of each of its elements."""
    nodes = """
!0 = !{!1, !1, i64 0}
!1 = !{!"int", !2}
!2 = !{!"root"}
!3 = !{!4}
!4 = distinct !{!4, !5}
!5 = distinct !{!5}
!6 = distinct !{}
!7 = !{}
!8 = !{!"amdgpu-as", !"local"}
!9 = !{i32 0, i32 9}
"""
    kept = {
        "tbaa": 0, "alias.scope": 3, "noalias": 3, "invariant.load": 7, "llvm.access.group": 6, "mmra": 8,
    }  # fmt: skip
    said = {**kept, "range": 9, "noundef": 7}
    text = TEXT.format(mark="", nodes=nodes)
    text = text.replace("%q, align 4", "%q, align 4" + "".join(f", !{name} !{number}" for name, number in said.items()))
    made = run(text, "loop-vectorize", knobs={"force-vector-width": "4", "force-vector-interleave": "1"})
    wide = re.search(r"load <4 x i32>.*", made)
    assert wide
    assert set(re.findall(r"!([a-z.]+) !", wide[0])) == kept.keys()
