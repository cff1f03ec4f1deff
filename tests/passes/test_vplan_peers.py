"""-vplan-print beside LLVM's own printer (see vplan_peers.py)."""

from __future__ import annotations

from pathlib import Path

import pytest
from vplan_peers import DRAWN_BY_LLVM, KNOBS, LOOPS, PRINTED_BY_LLVM, plans_in

from nvopt import run


@pytest.mark.parametrize(("as_graphs", "expected"), [("false", PRINTED_BY_LLVM), ("true", DRAWN_BY_LLVM)])
def test_plans_read_as_llvm_prints_them(as_graphs: str, expected: Path, capfd: pytest.CaptureFixture[str]) -> None:
    run(LOOPS.read_text(), "loop-vectorize", knobs={**KNOBS, "vplan-print": "true", "vplan-print-in-dot-format": as_graphs})
    assert plans_in(capfd.readouterr().err) == expected.read_text()


def test_each_loop_has_its_plan() -> None:
    assert PRINTED_BY_LLVM.read_text().count("VPlan '") == LOOPS.read_text().count("\ndefine ") == 8
