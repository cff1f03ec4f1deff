"""All that ScalarEvolution says of random programs with nested loops, and of kernels that read special registers, stays as it is.

PYTHONPATH=tests/shared:tests/analysis/scev python tests/analysis/scev/test_scev_of_programs.py     # writes the digits anew
"""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from digests import changed, renew
from programs import kernel, program
from said import said

from nvopt import parse

FOLDER = Path(__file__).parent
PROGRAMS, KERNELS = FOLDER / "programs.digits", FOLDER / "kernels.digits"
_AT_ONCE = 4


def of_program(seed: int) -> list[str]:
    """Of small integers, and addresses of 8 bits."""
    return _said(program(random.Random(seed)))


def of_kernel(seed: int) -> list[str]:
    """Of 32 bits."""
    return _said(kernel(random.Random(seed)))


def _said(text: str) -> list[str]:
    return [line for function in parse(text).functions if not function.is_declaration for line in said(function)]


@pytest.mark.parametrize("first", range(0, 32, _AT_ONCE))
def test_programs(first: int) -> None:
    assert [(seed, lines) for seed in range(first, first + _AT_ONCE) if (lines := changed(seed, of_program(seed), PROGRAMS))] == []


@pytest.mark.parametrize("seed", range(8))
def test_kernels(seed: int) -> None:
    assert changed(seed, of_kernel(seed), KERNELS) == []


if __name__ == "__main__":
    renew(PROGRAMS, range(32), of_program)
    renew(KERNELS, range(8), of_kernel)
