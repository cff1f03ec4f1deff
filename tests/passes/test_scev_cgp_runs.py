"""scev-cgp on the vectorizer's loops, unrolled so that there are addresses a constant apart: run before and after."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from effort import IS_LONG
from vectorize_runs import EVERY, Runner, defined, with_only

from nvopt import run

LOOPS = sorted(Path(__file__).with_name("vectorize").glob("*.ll"))
KNOBS: dict[str, dict[str, str]] = {
    "blocks": {},
    "functions": {"do-function-scev-cgp": "1", "do-scev-cgp-aggresively": "1"},
    "old": {"do-function-scev-cgp": "1", "scev-cgp-old-base": "1"},
}


@pytest.fixture(scope="module")
def runner() -> Iterator[Runner]:
    with Runner() as one:
        yield one


@pytest.mark.parametrize("knobs", KNOBS)
@pytest.mark.parametrize("path", LOOPS if IS_LONG else LOOPS[8:9], ids=lambda path: path.stem)
def test_loops_do_what_they_did(path: Path, knobs: str, runner: Runner) -> None:
    text = path.read_text()
    some = with_only(text, defined(text)[:: 1 if IS_LONG else 5])
    before = run(some, "loop-unroll<runtime>", knobs={"unroll-count": "3", "unroll-runtime": "1"})
    after = run(before, "scev-cgp", knobs=KNOBS[knobs])
    assert "%scevcgp" in after
    assert runner.compare(before, after, every=1 if IS_LONG else EVERY) == []
