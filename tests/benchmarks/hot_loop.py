"""How many memory instructions a kernel spends on each iteration of its source loop, where it does most of its work.

    spent = accesses_an_iteration(section, ITERATION["copy_aligned"])     # 0.5: a load and a store for four iterations

The hot loop is, of the loops without another inside, the one that spends least on an iteration: not what runs ahead of it, what is left
over, or what is done where a question was answered with no. How many iterations of the source one round does is told by the bytes that it
moves. A loop that was unrolled altogether is the whole kernel, of which the accesses count that the source loop has.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from nvopt.report.machine_code import Instruction, _cycles, _read, _successors


class Iteration(NamedTuple):
    """What one iteration of a source loop loads and stores, in bytes."""

    loads: int
    stores: int


ITERATION = {
    **dict.fromkeys(("copy_aligned", "copy_unknown", "copy_misaligned", "copy_may_alias", "copy_16", "copy_256"), Iteration(4, 4)),
    **dict.fromkeys(("scale_aligned", "scale_unknown", "prefix_sums", "copy16", "scale8", "tiles", "strided"), Iteration(4, 4)),
    **dict.fromkeys(("saxpy_unknown", "saxpy_16", "axpy16", "axpy16_overlapping"), Iteration(8, 4)),
    **dict.fromkeys(("dot_aligned", "dot_unknown", "row_dot"), Iteration(8, 0)),
    **dict.fromkeys(("sum_of_integers", "row_sums", "row_sum", "row_sum32", "six", "bodies_mass"), Iteration(4, 0)),
    **dict.fromkeys(("stencil", "stencil8"), Iteration(12, 4)),
    **dict.fromkeys(("halves_copied", "halves_scaled", "half8"), Iteration(2, 2)),
    **dict.fromkeys(("bytes_copied", "bytes_masked", "bytes16"), Iteration(1, 1)),
    **dict.fromkeys(("scale_doubles", "doubles4"), Iteration(8, 8)),
    "bodies_scaled": Iteration(12, 12),
    "move": Iteration(32, 24),
}
"""The kernels of fixtures/contiguous.cu and fixtures/thread_contiguous.cu; `move` has no loop, and is one iteration."""

SAME_AS_LLVM = {
    "strided": "nothing lies side by side",
    "bodies_mass": "a field of each 16 bytes: no two of them in one access",
    "bodies_scaled": "three fields of four: 16 bytes loaded, 8 and 4 stored is the least",
    "prefix_sums": "8 times, which -vectorizer-min-trip-count is above, and not to be unrolled",
}
"""Kernels in which nvopt's hot loop is LLVM's, and why."""


def accesses_an_iteration(section: str, iteration: Iteration) -> float:
    """Of a kernel's machine code."""
    code, _ = _read(section)
    loops = [[code[at] for at in sorted(loop)] for loop in innermost_loops(code)]
    found = [spent for loop in loops if (spent := _spent(loop, iteration, loop)) is not None]
    if found:
        return min(found)
    counted = [one for one in code if (iteration.loads if one.opcode.startswith("LD") else iteration.stores)]
    return _spent(code, iteration, counted) or 0.0


def _spent(code: Sequence[Instruction], iteration: Iteration, counted: Sequence[Instruction]) -> float | None:
    """Memory instructions among `counted` for each iteration that the code does; None where it does none."""
    letters, size = ("ST", iteration.stores) if iteration.stores else ("LD", iteration.loads)
    moved = sum(one.bytes for one in code if one.opcode.startswith(letters))
    return sum(bool(one.bytes) for one in counted) * size / moved if moved else None


def innermost_loops(code: list[Instruction]) -> Iterator[set[int]]:
    """The loops without another inside, as indices of their instructions."""
    successors = [_successors(code, index) for index in range(len(code))]
    pending = list(_cycles(set(range(len(code))), successors))
    while pending:
        loop = pending.pop()
        sources = {at for index in range(len(code)) if index not in loop for at in successors[index]}
        inside = list(_cycles(loop - {min(loop & sources or loop)}, successors))
        pending += inside
        if not inside:
            yield loop
