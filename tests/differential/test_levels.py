"""The schedules on what clang made of CUDA sources: every function that can be called here, run before and after."""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path

import pytest
from effort import IS_LONG
from test_copies_fixtures import FIXTURES, compare_functions

import nvopt

NOT_HERE = {
    "address_taken": "calls its argument",
    "through_addrspacecast": "asks for reflection in a form that no pass answers, and nobody else does on the host",
    "_Z10move_sceneP5SceneS_4Vec3": "passes a copy by value, for which the host passes what is copied",
    "_Z7compactPiPjPKii": "writes where a count in memory says",
    "_Z8swap_allP5BatchS_i": "passes a copy by value, too",
}
LEVELS = ("O0", "O1", "O2", "O3", "Ofcmin", "Ofcmid", "Ofcmax")
MODULES = sorted(FIXTURES.glob("*.ll"))
CASES = [(path, level) for at, path in enumerate(MODULES) for place, level in enumerate(LEVELS) if IS_LONG or (at + place) % 2 == 0]
"""Of each file every second level."""


@lru_cache(maxsize=1)  # levels of one file stand in a row
def before_levels(path: Path) -> str:
    return nvopt.run(path.read_text(), "nvvm-reflect", cpu="sm_90")


@pytest.mark.parametrize(("path", "level"), CASES, ids=[f"{path.stem}-{level}" for path, level in CASES])
def test_functions_do_what_they_did(path: Path, level: str) -> None:
    before, after = before_levels(path), nvopt.run(path.read_text(), f"nvopt<{level}>", cpu="sm_90")
    # What only this module can call may be gone, or take other arguments.
    names = set(re.findall(r"^define (?!internal |private )[^@\n]*@(\w+)\(", before, re.M))
    kept = set(re.findall(r"^define [^@\n]*@(\w+)\(", after, re.M))
    assert compare_functions(before, after, sorted((names & kept) - NOT_HERE.keys()))
