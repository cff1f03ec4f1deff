"""The schedules on random kernels whose threads work together, run as blocks of threads before and after.

`make fuzz` tries 5,000 for each level.
"""

from __future__ import annotations

import re

import pytest
from effort import IS_LONG
from kernel_machine import Byte, UndefinedError
from kernel_programs import KernelProgram, run

import nvopt

LEVELS = ("O3", "O2", "O1", "Ofcmid", "Ofcmin", "Ofcmax") if IS_LONG else ("O3", "Ofcmid")
SYNC = "  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)\n"


@pytest.mark.parametrize("seed", range(5000 if IS_LONG else 4))
@pytest.mark.parametrize("level", LEVELS)
def test_kernels_do_what_they_did(level: str, seed: int) -> None:
    program = KernelProgram(seed)
    before = run(program, nvopt.run(program.text, "verify"))
    after = nvopt.run(program.text, f"nvopt<{level}>", cpu="sm_90")
    for backwards in (False, True):  # threads that race would show
        found = run(program, after, backwards=backwards)
        assert [byte if known is not None else None for byte, known in zip(found, before, strict=True)] == before, program.text


def test_a_lost_barrier_is_seen() -> None:
    """Each ahead of reading what others wrote; behind these reads, nobody of this program writes the same again."""
    program = KernelProgram(13)
    before = run(program, nvopt.run(program.text, "verify"))
    lost = [program.text[: found.start()] + program.text[found.end() :] for found in re.finditer(re.escape(SYNC), program.text)]
    assert [is_seen(program, text, before) for text in lost] == [True, False] * 3


def is_seen(program: KernelProgram, text: str, before: list[Byte]) -> bool:
    try:
        return any(run(program, nvopt.run(text, "verify"), backwards=backwards) != before for backwards in (False, True))
    except UndefinedError:
        return True
