"""A plan's duplicate is the same plan, made of other things."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest
from vplans import plans_of

import nvopt
from nvopt.passes.loop_vectorize.vplan.builder import PlanBuilder
from nvopt.passes.loop_vectorize.vplan.printer import dot_of, text_of
from nvopt.passes.loop_vectorize.vplan.simplify import optimize
from nvopt.passes.loop_vectorize.vplan.values import VPlan
from nvopt.passes.loop_vectorize.vplan.verifier import verify

FOLDER = Path(__file__).parent / "vectorizer_loops"
LOOPS = sorted(FOLDER.glob("*.ll"))


@pytest.mark.parametrize("path", LOOPS, ids=lambda path: path.stem)
def test_a_duplicate_prints_as_the_original(path: Path) -> None:
    for plan in plans_of(path.read_text()):
        as_built = plan.duplicate()
        before = text_of(plan)
        assert text_of(as_built) == before
        verify(as_built)
        optimize(plan)
        assert text_of(as_built) == before  # and has nothing in common with it
        optimized = plan.duplicate()
        assert (text_of(optimized), dot_of(optimized)) == (text_of(plan), dot_of(plan))
        verify(optimized)
        optimize(as_built)
        assert text_of(as_built) == text_of(plan)


@pytest.mark.parametrize("path", LOOPS, ids=lambda path: path.stem)
def test_a_duplicate_shares_nothing(path: Path) -> None:
    for plan in plans_of(path.read_text()):
        optimize(plan)
        made = plan.duplicate()
        assert not {*made.recipes()} & {*plan.recipes()}
        assert not {*made.live_ins} & {*plan.live_ins}
        assert not {*made.basic_blocks()} & {*plan.basic_blocks()}
        verify(plan)


@pytest.mark.parametrize("name", ["reductions", "reductions_fast"])
def test_a_duplicate_makes_the_same_code(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    text = (FOLDER / f"{name}.ll").read_text()
    knobs = {"force-vector-width": 4, "force-vector-interleave": 2}
    expected = nvopt.run(text, ["loop-vectorize"], knobs=knobs)
    build = PlanBuilder.build

    def a_duplicate(self: PlanBuilder, vfs: Sequence[int], needs_scalar_epilogue: bool) -> VPlan | None:
        plan = build(self, vfs, needs_scalar_epilogue)
        return plan.duplicate() if plan is not None else None

    monkeypatch.setattr(PlanBuilder, "build", a_duplicate)
    assert nvopt.run(text, ["loop-vectorize"], knobs=knobs) == expected
