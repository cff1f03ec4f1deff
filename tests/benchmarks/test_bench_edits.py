"""The bench of edits runs, and what it edits is right behind each kind of edit."""

from __future__ import annotations

import pytest
from bench_edits import FAMILIES, main, subject

from nvopt.analysis.dominators import DominatorTree
from nvopt.analysis.loops import LoopInfo
from nvopt.analysis.scev.scalar_evolution import ScalarEvolution
from nvopt.llvm import Unit


@pytest.mark.parametrize("name", FAMILIES)
def test_what_is_kept_is_right_behind_the_edits(name: str) -> None:
    s = subject(6)
    for turn in range(12):
        FAMILIES[name](s, turn)
    tree, loops = s.scev.dominators, s.scev.loops
    fresh = DominatorTree(s.scev.function)
    if name != "clone the loop":  # nothing leads to the copies yet
        Unit.parse(str(s.scev.module).encode(), "edited")
        assert list(tree.differences(fresh)) == []
        assert list(loops.differences(LoopInfo(s.scev.function, fresh))) == []
        assert list(s.scev.differences(ScalarEvolution(s.scev.function))) == []


def test_it_prints_times_and_exponents(capsys: pytest.CaptureFixture[str]) -> None:
    main(["10", "20", "loop property", "change"])
    head, *rows = capsys.readouterr().out.splitlines()
    assert head == "1000 edits of one loop of 10, 20: milliseconds; exponent"
    assert [row[:13] for row in rows] == ["loop property", "change       "]
