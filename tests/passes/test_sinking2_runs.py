"""sinking2 on the vectorizer's loops, unrolled so that there are blocks to move to: run before and after."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from effort import IS_LONG
from vectorize_runs import EVERY, Runner

from nvopt import run

LOOPS = sorted(Path(__file__).with_name("vectorize").glob("*.ll"))


@pytest.fixture(scope="module")
def runner() -> Iterator[Runner]:
    with Runner() as one:
        yield one


@pytest.mark.parametrize("path", LOOPS if IS_LONG else LOOPS[1:2], ids=lambda path: path.stem)
def test_loops_do_what_they_did(path: Path, runner: Runner) -> None:
    before = run(path.read_text(), "loop-unroll<runtime>", knobs={"unroll-count": "3", "unroll-runtime": "1"})
    after = run(before, "sinking2", knobs={"sink-limit": "1000000"})
    assert after != before
    assert runner.compare(before, after, every=1 if IS_LONG else EVERY) == []
