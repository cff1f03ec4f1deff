"""What the vector loop and the scalar loop are marked with, so that neither is vectorized again and what was asked for holds on.

Source: LLVM's LoopVectorizationPlanner::executePlan.
"""

from __future__ import annotations

from collections.abc import Sequence

from nvopt.analysis.loops import Loop
from nvopt.ir import MDNode
from nvopt.transforms.loop_metadata import drop_properties, followup_id, set_loop_id, set_properties, set_property

FOLLOWUP_ALL = "llvm.loop.vectorize.followup_all"
FOLLOWUP_VECTORIZED = "llvm.loop.vectorize.followup_vectorized"
FOLLOWUP_EPILOGUE = "llvm.loop.vectorize.followup_epilogue"
_NO_RUNTIME_UNROLLING = "llvm.loop.unroll.runtime.disable"
_OWN = ("llvm.loop.vectorize.", "llvm.loop.interleave.")


def mark(loop: Loop, vector_loops: Sequence[Loop], node: MDNode | None) -> None:
    """Marks the vector loops, and the scalar one, whose node was `node`, as vectorized, or with what the program says is to follow. Vector
    loops are not to be unrolled by an unknown number in any case."""
    follows_vectors, vectorized = followup_id(loop, (FOLLOWUP_ALL, FOLLOWUP_VECTORIZED))
    follows_scalars, remainder = followup_id(loop, (FOLLOWUP_ALL, FOLLOWUP_EPILOGUE))
    for one in vector_loops:
        if follows_vectors:
            set_loop_id(one, vectorized)
            set_property(one, _NO_RUNTIME_UNROLLING)
        else:
            if node is not None:
                set_loop_id(one, node)
            set_already_vectorized(one)
    if follows_scalars:
        set_loop_id(loop, remainder)
    else:
        set_already_vectorized(loop)


def set_already_vectorized(loop: Loop) -> None:
    """Takes away what asked for vectors and says that the loop has been vectorized; it is not to be unrolled by an unknown number."""
    drop_properties(loop, _OWN)
    set_properties(loop, {"llvm.loop.isvectorized": 1, _NO_RUNTIME_UNROLLING: None})
