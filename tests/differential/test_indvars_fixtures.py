"""indvars on what clang made of CUDA sources and of loops in C: every function that can be called here, run before and after."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from test_copies_fixtures import FIXTURES, compare_functions
from test_levels import NOT_HERE

import nvopt

PEERS = Path(__file__).parents[1] / "analysis" / "scev" / "peers"
ENDLESS = {"add_until_overflow", "collatz", "never_ends"}
WILD = {"assumed_multiple", "called_bound", "fixed_array", "list_length", "step_not_equal2"}
"""With any arguments they go on for very long, or write where no memory is: also as they were."""
PATHS = [*sorted(FIXTURES.glob("*.ll")), *sorted(PEERS.glob("*.ll"))]


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path.stem)
def test_functions_do_what_they_did(path: Path) -> None:
    before = nvopt.run(path.read_text(), "nvvm-reflect,function(sroa,simplifycfg,loop-rotate)", cpu="sm_90")
    after = nvopt.run(before, "indvars", cpu="sm_90")
    names = set(re.findall(r"^define (?!internal |private )[^@\n]*@(\w+)\(", before, re.M))
    assert compare_functions(before, after, sorted(names - NOT_HERE.keys() - ENDLESS - WILD))
