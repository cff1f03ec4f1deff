"""Which types the lanes of a vector loop hold: they bound how many lanes there may be.

    element_types(legality, blocks, is_gpu)      # [i16, float]: an array's elements, a sum's type

Source: LLVM's collectElementTypesForWidening and collectValuesToIgnore.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from nvopt.analysis.memory.memory_location import accessed_type
from nvopt.analysis.values.execution import has_side_effects
from nvopt.analysis.values.matching import intrinsic
from nvopt.ir import BasicBlock, LoadInst, StoreInst, Type, User
from nvopt.passes.loop_vectorize.vplan.builder import is_in_loop

if TYPE_CHECKING:
    from nvopt.passes.loop_vectorize.legality import Legality


def element_types(legality: Legality, blocks: Sequence[BasicBlock], is_gpu: bool) -> list[Type]:
    """What is loaded and stored, or goes round in vectors. Where that is nothing, what goes round in scalars. `blocks`: the loop's, in
    reverse post-order."""
    idle = idle_values(blocks)
    found = [accessed_type(one) for block in blocks for one in block if isinstance(one, (LoadInst, StoreInst)) and one not in idle]
    reductions = legality.reductions.values()
    found += [one.type for one in reductions if legality.hints.allows_reordering or one.exact_fp is None or not is_in_loop(one, is_gpu)]
    return found or [one.type for one in reductions]


def idle_values(blocks: Sequence[BasicBlock]) -> set[User]:
    """What nothing uses but assumptions, and what is as idle, without going round."""
    idle: set[User] = set()
    for block in reversed(blocks):
        for instruction in reversed(list(block)):
            if intrinsic(instruction) == "assume" or (
                all(user in idle for user in instruction.users) and not instruction.is_terminator and not has_side_effects(instruction)
            ):
                idle.add(instruction)
    return idle
