"""The loops that the operations of a chunk stand in: regions that may be run more than once, and cycles of blocks.

A region of an operation of which nothing is known counts as a loop, since it may be one. What stands in more loops than _DEEPEST counts as
if it stood in so many: regions in regions would take memory with the square of their depth.
"""

from __future__ import annotations

from typing import Final

from nvopt.tile.costs import Nest
from nvopt.tile.mlir.dominance import reverse_post_order
from nvopt.tile.mlir.structure import ISOLATED, Block, Chunk, Operation, Region

_ONCE: Final = ISOLATED | {"scf.if", "scf.execute_region", "scf.index_switch", "affine.if", "cuda_tile.if"}
"""Operations whose regions are run once at most, each time that they are themselves."""
_DEEPEST: Final = 64
"""Loops around an operation that are told apart."""


class Nests:
    """The loops around each operation of a chunk."""

    def __init__(self, chunk: Chunk) -> None:
        self._of_blocks: dict[Block, Nest] = {}
        self._visit(chunk.top, ())
        for op in chunk.operations:  # what is around an operation comes ahead of it
            for region in op.regions:
                self._visit(region, self.of(op) if op.name in _ONCE else _within(self.of(op), region))

    def of(self, op: Operation) -> Nest:
        """The loops that an operation stands in, the outermost first: regions, and the blocks that cycles are entered by."""
        return self._of_blocks[op.block]

    def _visit(self, region: Region, around: Nest) -> None:
        self._of_blocks.update(dict.fromkeys(region.blocks, around))
        if len(region.blocks) > 1 or region.blocks[0].successors:
            for header, cycle in _cycles(region):
                for block in cycle:
                    self._of_blocks[block] = _within(self._of_blocks[block], header)


def _within(around: Nest, loop: Region | Block) -> Nest:
    """What is around the code of a loop that stands in others."""
    return (*around, loop) if len(around) < _DEEPEST else around


def _cycles(region: Region) -> list[tuple[Block, set[Block]]]:
    """The cycles of a region's blocks, each with the block that the others are entered by, outer ones first."""
    order = reverse_post_order(region)
    place = {block: index for index, block in enumerate(order)}
    predecessors: dict[Block, list[Block]] = {block: [] for block in order}
    for block in order:
        for label in block.successors:
            predecessors[region.labels[label]].append(block)
    found = []
    for header in order:
        ends = [block for block in predecessors[header] if place[block] >= place[header]]
        cycle = {header}
        while ends:
            block = ends.pop()
            if block not in cycle:
                cycle.add(block)
                ends += [before for before in predecessors[block] if place[before] > place[header]]
        if len(cycle) > 1 or header in predecessors[header]:
            found.append((header, cycle))
    return found
