"""remat on the vectorizer's loops, which count in 64 bits up to a number of 32: run before and after."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from effort import IS_LONG
from vectorize_runs import EVERY, Runner

from nvopt import run

LOOPS = [path for path in sorted(Path(__file__).with_name("vectorize").glob("*.ll")) if path.stem != "kernels"]


@pytest.fixture(scope="module")
def runner() -> Iterator[Runner]:
    with Runner() as one:
        yield one


@pytest.mark.parametrize("path", LOOPS if IS_LONG else LOOPS[4:5], ids=lambda path: path.stem)
def test_loops_do_what_they_did(path: Path, runner: Runner) -> None:
    before = path.read_text()
    after = run(before, "remat", knobs={"remat-iv": "5"})
    assert after.count("%newBaseIV = phi i32 ") > 5
    assert runner.compare(before, after, every=1 if IS_LONG else EVERY) == []
