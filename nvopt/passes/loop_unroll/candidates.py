"""Which loops of a function are looked at more closely; the rest of the unroller is imported for these alone."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, NamedTuple

from nvopt.ir import BlockAddress
from nvopt.passes.loop_unroll.convergence import has_tokens
from nvopt.passes.loop_unroll.many_loads import goes_over_local_array, is_work
from nvopt.passes.loop_unroll.pragmas import Pragmas
from nvopt.transforms.cloning import may_copy
from nvopt.transforms.loop_metadata import TransformationMode, unroll_mode

if TYPE_CHECKING:
    from nvopt.analysis.loops import Loop
    from nvopt.analysis.scev.scalar_evolution import ScalarEvolution


class Options(NamedTuple):
    """What the pass's parameters say."""

    is_small: bool = False
    """Whether code is to be small."""
    partial: bool = True
    runtime: bool = True
    upper_bound: bool = False
    full_max: int | None = None
    many_loads: bool = False
    """Whether only loops are taken whose bodies are mostly work."""


def candidates(loops: Iterable[Loop], scev: ScalarEvolution, options: Options) -> list[Loop]:
    """Those of the loops, which may be unrolled, that are of the kind that the pass is to take."""
    return [loop for loop in loops if _is_asked(loop, scev, options)]


def may_unroll(loop: Loop) -> bool:
    """Whether neither the program nor the code forbids it."""
    if unroll_mode(loop) in (TransformationMode.SUPPRESSED, TransformationMode.DISABLED):
        return False
    if any(isinstance(user, BlockAddress) for block in loop.blocks for user in block.users):
        return False
    return may_copy(loop.blocks) and not has_tokens(loop)


def _is_asked(loop: Loop, scev: ScalarEvolution, options: Options) -> bool:
    """Whether a loop is of the kind that the pass is to take; the cheap questions first."""
    if not options.many_loads:
        return True
    if Pragmas(loop).any:
        return False
    return goes_over_local_array(loop) or is_work(loop, scev)
