"""What register pressure says beside what ptxas takes, which `ptxas_registers.py` has kept."""

from __future__ import annotations

import pytest
from ptxas_registers import TABLE, estimated, fixtures, optimized, rank_correlation


def _pairs() -> list[tuple[int, int]]:
    rows = [line.split("\t") for line in TABLE.read_text().splitlines()[1:]]
    taken = {(module, kernel): int(registers) for module, kernel, registers in rows}
    said = {(path.stem, kernel): count for path in fixtures() for kernel, count in estimated(optimized(path)).items()}
    assert said.keys() == taken.keys()
    return [(said[key], taken[key]) for key in taken]


def test_ranks_of_the_fixtures_kernels_correlate_with_those_of_ptxas() -> None:
    """Less than over the kernels of public CUDA, where it is above 0.9: most fixtures copy large structs in loops that ptxas unrolls."""
    pairs = _pairs()
    assert len(pairs) == 138
    assert rank_correlation(*zip(*pairs, strict=True)) > 0.65


def test_rank_correlation() -> None:
    assert rank_correlation([1, 2, 3], [10, 20, 90]) == pytest.approx(1)
    assert rank_correlation([1, 2, 3], [3, 2, 1]) == pytest.approx(-1)
    assert rank_correlation([1, 1, 2], [5, 5, 9]) == pytest.approx(1)
    assert rank_correlation([1, 2, 3, 4], [2, 1, 4, 3]) == pytest.approx(0.6)
