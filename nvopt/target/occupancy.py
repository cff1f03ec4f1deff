"""How many warps a multiprocessor runs at a time, by the registers that a thread takes.

    occupancy(40, 900)             # 48 warps of sm_90 with 40 registers a thread
    occupancy(40, 900, block=768)  # 48: two blocks of 24 warps
    cliff(40, 41, 900)             # Cliff(registers=(40, 41), warps=(48, 40))

Registers are handed out to warps by 256, so that a thread gets a multiple of 8, and each quarter of a multiprocessor has its own: one more
register a thread may cost several warps, a cliff. What warps there are hides latency.

Source: CUDA C++ Programming Guide, Technical Specifications per Compute Capability; the occupancy calculator's data (cuda_occupancy.h of
the CUDA toolkit) for what is handed out at a time.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from nvopt.target.special_registers import WARP_SIZE

_REGISTERS_AT_A_TIME = 256
"""Of a warp."""
_MOST_REGISTERS = 255
"""That an instruction can name."""


class _Multiprocessor(NamedTuple):
    warps: int
    blocks: int
    shared_kilobytes: int
    registers: int = 65536
    most_registers: int = _MOST_REGISTERS


_MULTIPROCESSORS: Final[dict[int, _Multiprocessor]] = {
    200: _Multiprocessor(48, 8, 48, 32768, 63),
    210: _Multiprocessor(48, 8, 48, 32768, 63),
    300: _Multiprocessor(64, 16, 48, most_registers=63),
    320: _Multiprocessor(64, 16, 48),
    350: _Multiprocessor(64, 16, 48),
    370: _Multiprocessor(64, 16, 112, 131072),
    500: _Multiprocessor(64, 32, 64),
    520: _Multiprocessor(64, 32, 96),
    530: _Multiprocessor(64, 32, 64, 32768),
    600: _Multiprocessor(64, 32, 64),
    610: _Multiprocessor(64, 32, 96),
    620: _Multiprocessor(64, 32, 64),
    700: _Multiprocessor(64, 32, 96),
    720: _Multiprocessor(64, 32, 96),
    750: _Multiprocessor(32, 16, 64),
    800: _Multiprocessor(64, 32, 164),
    860: _Multiprocessor(48, 16, 100),
    870: _Multiprocessor(48, 16, 164),
    880: _Multiprocessor(48, 16, 100),
    890: _Multiprocessor(48, 24, 100),
    900: _Multiprocessor(64, 32, 228),
    1000: _Multiprocessor(64, 32, 228),
    1010: _Multiprocessor(48, 24, 228),
    1030: _Multiprocessor(64, 32, 228),
    1100: _Multiprocessor(48, 24, 228),
    1200: _Multiprocessor(48, 24, 100),
    1210: _Multiprocessor(48, 24, 100),
}
"""By `__CUDA_ARCH__`."""


class Cliff(NamedTuple):
    """More registers a thread, and the warps that this costs."""

    registers: tuple[int, int]
    """A thread's, before and after."""
    warps: tuple[int, int]
    """A multiprocessor's, before and after; the second are fewer."""

    @property
    def text(self) -> str:
        """For a remark."""
        (had, takes), (before, after) = self.registers, self.warps
        return f"{takes} registers a thread leave {after} warps a multiprocessor, {had} leave {before}"


def most_registers(arch: int) -> int:
    """Registers that a thread can have; what is beyond goes into local memory. KeyError for an `arch` (`__CUDA_ARCH__`) that is none."""
    return _MULTIPROCESSORS[arch].most_registers


def allocated(registers: int) -> int:
    """Registers that a thread gets that asks for so many."""
    step = _REGISTERS_AT_A_TIME // WARP_SIZE
    return max(step, -(-registers // step) * step)


def occupancy(registers: int, arch: int, block: int | None = None, shared: int = 0) -> int:
    """Warps that a multiprocessor of `__CUDA_ARCH__` runs at a time where a thread takes so many registers.

    `block` is the number of threads of a block where it is known: only whole blocks run. `shared` is the bytes of shared memory of such a
    block. More registers than a thread can have count as those. 0: not one block fits. KeyError for an `arch` that is none."""
    unit = _MULTIPROCESSORS[arch]
    quarters = 2 if arch < 300 else 4
    a_warp = allocated(min(registers, unit.most_registers)) * WARP_SIZE
    warps = min(unit.warps, unit.registers // quarters // a_warp * quarters)
    if block is None:
        return warps
    of_block = -(-block // WARP_SIZE)
    blocks = min(unit.blocks, warps // of_block, _blocks_by_shared_memory(unit, arch, shared))
    return blocks * of_block


def _blocks_by_shared_memory(unit: _Multiprocessor, arch: int, shared: int) -> int:
    reserved, step = (1024, 128) if arch >= 800 else (0, 256)
    each = -(-(shared + reserved) // step) * step
    return unit.shared_kilobytes * 1024 // each if each else unit.blocks


def registers_with_all_warps(arch: int) -> int:
    """Registers that a thread may take at most where as many warps are to run as ever do. KeyError for an `arch` that is none."""
    unit = _MULTIPROCESSORS[arch]
    step = _REGISTERS_AT_A_TIME // WARP_SIZE
    return min(unit.registers // (unit.warps * WARP_SIZE) // step * step, unit.most_registers)


def cliff(before: int, after: int, arch: int, block: int | None = None, shared: int = 0) -> Cliff | None:
    """What going from so many registers a thread to so many costs in warps; None where it costs none. Parameters as in `occupancy`."""
    warps = occupancy(before, arch, block, shared), occupancy(after, arch, block, shared)
    return Cliff((before, after), warps) if warps[1] < warps[0] else None
