"""What is made of code without names has none that are made of nothing: `None.ph`, `.copy`."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import nvopt

GOLDEN = Path(__file__).parents[1] / "golden"
LARGEST = 3200
"""Bytes of a file that is tried, but for that of loops in two versions."""
_NAMES = re.compile(r"%([\w.$-]+)|^([\w.$-]+):", re.M)
_OF_LLVM = re.compile(r"\.(?:lcssa|thread|critedge|loopexit|split|loopexit\.split-lcssa|sroa\.[\w.]+|tr\d*|preheader|pre|not|mask|cast)\d*")


def names(text: str) -> set[str]:
    """The local names that are no numbers."""
    return {name for pair in _NAMES.findall(text) if (name := pair[0] or pair[1]) and not name.isdigit()}


@pytest.mark.parametrize(
    "passes",
    [
        "loop-unroll", "loop-vectorize", "loop-reduce", "loop-index-split", "indvars", "version-alignment", "lower-aggr-copies",
        "branch-dist", "process-restrict", "sinking2", "remat", "scev-cgp", "lower-struct-args",
    ],
)  # fmt: skip
def test_nothing_is_named_after_nothing(passes: str) -> None:
    for path in sorted((GOLDEN / passes).glob("*.ll")):
        if ".expected" in path.name or (path.stat().st_size > LARGEST and path.name != "loops.ll"):
            continue
        stripped = nvopt.run(path.read_text(), "strip", cpu="sm_90")
        made = names(nvopt.run(stripped, passes, cpu="sm_90")) - names(stripped)
        assert [name for name in made if "None" in name or (name.startswith(".") and not _OF_LLVM.fullmatch(name))] == []
