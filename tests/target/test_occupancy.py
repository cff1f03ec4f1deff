"""Warps of a multiprocessor, against figures of NVIDIA's occupancy calculator, and at the limits."""

import pytest

from nvopt.target import sm
from nvopt.target.occupancy import Cliff, allocated, cliff, most_registers, occupancy, registers_with_all_warps


@pytest.mark.parametrize(("registers", "given"), [(0, 8), (1, 8), (8, 8), (9, 16), (32, 32), (33, 40), (255, 256)])
def test_what_a_thread_gets(registers: int, given: int) -> None:
    assert allocated(registers) == given


@pytest.mark.parametrize(
    ("registers", "warps"),
    [
        (16, 64),
        (32, 64),
        (33, 48),
        (40, 48),
        (41, 40),
        (48, 40),
        (56, 36),
        (64, 32),
        (65, 28),
        (128, 16),
        (129, 12),
        (168, 12),
        (255, 8),
        (400, 8),
    ],
)
def test_warps_of_sm_90(registers: int, warps: int) -> None:
    assert occupancy(registers, 900) == warps


@pytest.mark.parametrize(
    ("arch", "registers", "warps"), [(750, 64, 32), (750, 72, 28), (860, 40, 48), (860, 48, 40), (200, 63, 16), (370, 64, 64)]
)
def test_warps_of_others(arch: int, registers: int, warps: int) -> None:
    assert occupancy(registers, arch) == warps


@pytest.mark.parametrize(
    ("block", "warps"),
    [(32, 32), (64, 40), (256, 40), (288, 36), (512, 32), (640, 40), (1024, 32), (1, 32)],
)
def test_only_whole_blocks_run(block: int, warps: int) -> None:
    assert occupancy(48, 900, block) == warps


def test_a_block_that_does_not_fit() -> None:
    assert occupancy(128, 900, 512) == 16
    assert occupancy(128, 900, 513) == 0


@pytest.mark.parametrize(
    ("shared", "warps"), [(0, 64), (27 * 1024, 64), (28 * 1024 + 384, 56), (100 * 1024, 16), (227 * 1024, 8), (228 * 1024, 0)]
)
def test_shared_memory_of_sm_90(shared: int, warps: int) -> None:
    """Of which each block takes a kilobyte more."""
    assert occupancy(32, 900, 256, shared) == warps


def test_shared_memory_of_sm_75() -> None:
    assert occupancy(32, 750, 256, 64 * 1024) == 8
    assert occupancy(32, 750, 256, 64 * 1024 + 1) == 0


def test_cliffs() -> None:
    assert cliff(40, 41, 900) == Cliff((40, 41), (48, 40))
    assert cliff(33, 40, 900) is None
    assert cliff(41, 40, 900) is None
    assert cliff(30, 40, 900, block=1024) == Cliff((30, 40), (64, 32))


def test_every_gpu_is_known() -> None:
    for name in sm.known():
        arch = sm.cuda_arch(name)
        most = registers_with_all_warps(arch)
        assert cliff(0, most, arch) is None
        assert cliff(0, most + 1, arch) is not None
        assert occupancy(32, arch) > 0
        assert most_registers(arch) == (63 if arch <= 300 else 255)
    with pytest.raises(KeyError):
        occupancy(32, 990)
