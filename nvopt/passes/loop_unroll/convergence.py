"""Whether a loop's copies may leave iterations to other code, where threads wait for one another inside.

Threads of a warp that meet at a barrier or a shuffle must be at the same copy of it. Copies of the whole body, as many as divide how often
it runs, keep that: all threads are at the same copy in the same iteration. What does the iterations that are left over is other code; all
threads get there together only if all of them have as many iterations.

Source: LLVM's rule of convergent operations, and of the public description of cicc's unroller what it says of uniform counts.
"""

from __future__ import annotations

from nvopt.analysis.loops import Loop
from nvopt.analysis.scev.expressions.kinds import SCEV, SCEVUnknown
from nvopt.analysis.uniformity import is_uniform
from nvopt.ir import CallBase, Instruction, LoadInst, Value
from nvopt.ir.types import token

_DEPTH = 6


def is_convergent(loop: Loop) -> bool:
    """Whether a call inside must be reached by the same threads together."""
    return any(isinstance(one, CallBase) and one.has_fn_attribute("convergent") for block in loop.blocks for one in block)


def has_tokens(loop: Loop) -> bool:
    """Whether convergence is told by tokens, whose anchors in loops can't just be copied."""
    return any(one.type is token for block in loop.blocks for one in block)


def is_proven_uniform(count: SCEV, *, in_kernel: bool) -> bool:
    """Whether all threads of a block are sure to have the same count. Arguments of functions that are no kernels may differ."""
    return in_kernel and all(is_uniform(part.value) for part in count.walk() if isinstance(part, SCEVUnknown))


def is_likely_uniform(count: SCEV) -> bool:
    """Whether threads have the same count unless somebody writes what they load in between, or calls the function with other arguments."""
    return all(_is_likely_uniform(part.value, _DEPTH) for part in count.walk() if isinstance(part, SCEVUnknown))


def _is_likely_uniform(value: Value, depth: int) -> bool:
    if is_uniform(value):
        return True
    if depth == 0 or not isinstance(value, Instruction) or isinstance(value, CallBase):
        return False
    if isinstance(value, LoadInst):
        return _is_likely_uniform(value.pointer, depth - 1)
    if value.opcode in ("phi", "alloca", "atomicrmw", "cmpxchg", "va_arg", "landingpad"):
        return False
    return all(_is_likely_uniform(operand, depth - 1) for operand in value.operands)
