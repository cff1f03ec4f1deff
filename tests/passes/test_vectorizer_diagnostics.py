"""Every reason for which the vectorizer leaves a loop alone is in some golden test: by its tag, or by the line that a user sees."""

from __future__ import annotations

from pathlib import Path

import pytest

from nvopt.passes.loop_vectorize import diagnostics
from nvopt.passes.loop_vectorize.diagnostics import Reason, crosses_occupancy_cliff, lacks_alignment
from nvopt.target.occupancy import Cliff

GOLDEN = Path(__file__).parent.parent / "golden" / "loop-vectorize"
EXPECTED = [path.read_text() for path in GOLDEN.glob("*.expected*")]
REASONS = {name: value for name, value in vars(diagnostics).items() if isinstance(value, Reason)}
NEVER_SEEN = {
    "CONDITIONAL_EARLY_EXIT_LOAD",  # what the block ahead of the latch compares is loaded in every iteration
    "NO_LATCH_EARLY_EXIT",  # a loop in loop-simplify form has one latch
}
_OF_ACCESSES = {  # all but CantCheckMemDepsAtRunTime, which no loop gets: diagnostics.py says why
    "CantComputeNumberOfIterations",
    "CantVectorizeInstruction",
    "NonSimpleLoad",
    "NonSimpleStore",
    "CantIdentifyArrayBounds",
    "CantInsertRuntimeCheckWithConvergent",
    "UnsafeDep",
}


@pytest.mark.parametrize("name", sorted(REASONS.keys() - NEVER_SEEN))
def test_each_reason_is_shown(name: str) -> None:
    reason = REASONS[name]
    message = reason.message.split(". ")[0]  # YAML quotes what has quotes in it
    by_tag = any(f"Name:            {reason.tag}\n" in text and message in text for text in EXPECTED)
    assert by_tag or any(f": {reason.prefix}{reason.message}\n" in text for text in EXPECTED)


@pytest.mark.parametrize("tag", sorted(_OF_ACCESSES))
def test_each_reason_of_accesses_is_shown(tag: str) -> None:
    assert any(f"Name:            {tag}\n" in text for text in EXPECTED)


def test_numbers_in_reasons() -> None:
    assert lacks_alignment(16, 4).message == "needs align 16, proved 4"
    cliff = crosses_occupancy_cliff(Cliff((40, 80), (48, 24))).message
    assert cliff == "80 registers a thread leave 24 warps a multiprocessor, 40 leave 48"
