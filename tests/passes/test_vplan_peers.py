"""-vplan-print beside LLVM's own printer (see vplan_peers.py)."""

from __future__ import annotations

import pytest
from vplan_peers import KNOBS, LOOPS, PRINTED_BY_LLVM, plans_in

from nvopt import run


def test_plans_read_as_llvm_prints_them(capfd: pytest.CaptureFixture[str]) -> None:
    run(LOOPS.read_text(), "loop-vectorize", knobs={**KNOBS, "vplan-print": "true"})
    assert plans_in(capfd.readouterr().err) == PRINTED_BY_LLVM.read_text()


def test_each_loop_has_its_plan() -> None:
    assert PRINTED_BY_LLVM.read_text().count("VPlan '") == LOOPS.read_text().count("\ndefine ") == 8
