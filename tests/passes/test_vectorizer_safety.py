"""Loops that may be vectorized and are not: those that run too seldom, and whose floats may not be computed so."""

from __future__ import annotations

import pytest
from test_loop_legality import innermost_loops

from nvopt import parse
from nvopt.analysis.memory.aliases import AliasAnalysis
from nvopt.knobs import KnobValues
from nvopt.passes.loop_vectorize import knobs as settings
from nvopt.passes.loop_vectorize.hints import Hints
from nvopt.passes.loop_vectorize.legality import Legality
from nvopt.passes.loop_vectorize.safety import safety_refusal, small_best_known_trip_count, trip_count_refusal

TEXT = """
target triple = "{triple}"
define void @f(ptr noalias %a, ptr noalias %s, i64 %n) {attribute} {{
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %r = phi float [ 0.0, %entry ], [ %sum, %loop ]
  %p = getelementptr inbounds float, ptr %a, i64 %i
  %x = load float, ptr %p, align 4
  %sum = fadd {flags} float %r, %x
  {more}
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, {n}
  br i1 %done, label %exit, label %loop, !llvm.loop !0 {weights}
exit:
  store float %sum, ptr %s, align 4
  ret void
}}
!0 = distinct !{{!0, !1}}
!1 = !{{!"llvm.loop.{hint}}}
!2 = !{{!"branch_weights", i32 {out}, i32 {back}}}
"""
NOTHING = {
    "triple": "nvptx64-nvidia-cuda",
    "attribute": "",
    "flags": "fast",
    "more": "",
    "n": "%n",
    "weights": "",
    "hint": 'mustprogress"',
    "out": "1",
    "back": "1",
}


def legality_of(width: int = 0, ordered: bool = False, **parts: str) -> Legality:
    text = TEXT.format(**{**NOTHING, **parts})
    knobs = KnobValues()
    knobs.set(settings.FORCE_WIDTH, width)
    knobs.set(settings.ORDERED_REDUCTIONS, ordered)
    (function,) = parse(text).functions
    ((loop, scev),) = innermost_loops(function)
    legality = Legality(loop, scev, AliasAnalysis(function, scev.tracking, scev.loops), Hints(loop, knobs), knobs)
    assert legality.can_vectorize()
    return legality


def tag(legality: Legality, may_reorder: bool | None = None) -> str:
    refusal = trip_count_refusal(legality)
    if refusal is None:
        refusal = safety_refusal(legality, may_reorder, with_ordered_reductions=legality.knobs[settings.ORDERED_REDUCTIONS])
    return refusal.tag if refusal is not None else ""


@pytest.mark.parametrize(("n", "said"), [(15, "LowTripCount"), (16, ""), (17, "")])
def test_the_least_trip_count(n: int, said: str) -> None:
    assert tag(legality_of(n=str(n))) == said


def test_a_width_that_is_asked_for_is_looked_at_later() -> None:
    """Lanes may do nothing (tail_folding.py)."""
    assert tag(legality_of(width=4, n="3")) == ""


def test_loops_that_are_told_to_be_vectorized_may_run_seldom() -> None:
    assert tag(legality_of(n="5", hint='vectorize.enable", i1 1')) == ""


@pytest.mark.parametrize(
    ("out", "back", "count"), [("1", "9", 10), ("10", "94", 10), ("10", "95", 11), ("3", "0", 1), ("0", "9", None), ("1", "100", 101)]
)
def test_the_trip_count_of_a_profile(out: str, back: str, count: int | None) -> None:
    legality = legality_of(weights=", !prof !2", out=out, back=back)
    assert small_best_known_trip_count(legality.scev, legality.loop) == count
    assert tag(legality) == ("LowTripCount" if count is not None and count < 16 else "")


def test_what_is_known_exactly_goes_before_a_profile() -> None:
    legality = legality_of(n="100", weights=", !prof !2")
    assert small_best_known_trip_count(legality.scev, legality.loop) == 100


def test_without_implicit_floats() -> None:
    assert tag(legality_of(attribute="noimplicitfloat")) == "NoImplicitFloat"


@pytest.mark.parametrize(
    ("triple", "flags", "said"),
    [
        ("armv7-unknown-linux-gnueabihf", "reassoc", "UnsafeFP"),
        ("armv7-unknown-linux-gnueabihf", "fast", ""),
        ("thumbv7-apple-ios", "reassoc", ""),
        ("nvptx64-nvidia-cuda", "reassoc", ""),
    ],
)
def test_vectors_whose_floats_differ_from_scalars(triple: str, flags: str, said: str) -> None:
    assert tag(legality_of(triple=triple, flags=flags)) == said


def test_the_order_of_floats() -> None:
    assert tag(legality_of(flags="")) == "CantReorderFPOps"
    assert tag(legality_of(flags=""), may_reorder=True) == ""
    assert tag(legality_of(flags="", width=4)) == ""
    assert tag(legality_of(flags="", hint='vectorize.enable", i1 1')) == ""
    assert tag(legality_of(flags="", ordered=True)) == ""
    assert tag(legality_of(flags="", ordered=True), may_reorder=False) == "CantReorderFPOps"
    assert tag(legality_of(flags="reassoc")) == ""
