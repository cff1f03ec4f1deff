"""What a run does without: searches for garbage."""

from __future__ import annotations

import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

Program = Callable[..., "subprocess.CompletedProcess[bytes]"]

GARBAGE = """
import gc
import os
from dataclasses import dataclass
import nvopt

@dataclass(frozen=True)
class Garbage(nvopt.ModulePass):
    name = "garbage"
    summary = "Leave more objects behind than Python lets be before it looks for garbage"

    def run(self, module, context):
        gc.callbacks.append(lambda phase, info: os.write(2, b"!"))
        for _ in range(200_000):
            cycle = []
            cycle.append(cycle)
        return False
"""


@pytest.mark.parametrize(
    ("arguments", "searches"), [(("in.ll",), False), (("in.ll", "-o", "made.ll"), False), (("in.ll", "two.ll", "-o", "made"), True)]
)
def test_garbage_is_left_until_the_end_of_a_single_run(
    program: Program, tmp_path: Path, arguments: tuple[str, ...], searches: bool
) -> None:
    (tmp_path / "garbage.py").write_text(GARBAGE)
    (tmp_path / "two.ll").write_text("")
    done = program("-load-pass-plugin=garbage.py", "-passes=garbage", *arguments)
    assert (done.returncode, b"!" in done.stderr) == (0, searches)
