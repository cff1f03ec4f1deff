"""Outer loops, several iterations of which may be done at once where all of them take the same way through the loops inside.

Source: LLVM's canVectorizeOuterLoop. LLVM leaves it to the program that iterations don't depend on one another; here it must say so.
"""

from __future__ import annotations

from nvopt.analysis.loops import Loop
from nvopt.analysis.memory.parallel_loops import is_annotated_parallel
from nvopt.analysis.scev.expressions.kinds import SCEVAddRecExpr
from nvopt.analysis.scev.scalar_evolution import ScalarEvolution
from nvopt.analysis.values import execution
from nvopt.analysis.values.matching import is_zero
from nvopt.ir import BranchInst, CmpInst, IntType


def has_uniform_branches(outer: Loop) -> bool:
    """Whether all branches but those that end loops go the same way in all iterations."""
    headers = {loop.header for loop in (outer, *_loops_inside(outer))}
    for block in outer.blocks:
        branch = block.terminator
        if not isinstance(branch, BranchInst):
            return False
        if len(branch.successors) == 2 and outer.defines(branch.operands[0]) and not headers.intersection(branch.successors):
            return False
    return True


def has_uniform_loops(outer: Loop, scev: ScalarEvolution) -> bool:
    """Whether the loops inside run equally often in all iterations."""
    return all(_is_uniform(inner, outer, scev) for inner in _loops_inside(outer))


def may_run_in_any_order(outer: Loop) -> bool:
    """Whether no iteration depends on another, because the program says so, or does nothing: dependences are only looked for in
    innermost loops."""
    has_effects = any(execution.has_side_effects(one) for block in outer.blocks for one in block if not one.is_terminator)
    return not has_effects or is_annotated_parallel(outer)


def _loops_inside(outer: Loop) -> list[Loop]:
    found = list(outer.subloops)
    for loop in found:
        found += loop.subloops
    return found


def _is_uniform(inner: Loop, outer: Loop, scev: ScalarEvolution) -> bool:
    """Whether a loop inside counts up from zero by one to a number that doesn't change in the outer one."""
    latch, entry = inner.latch, inner.preheader
    branch = latch.terminator if latch is not None else None
    if latch is None or entry is None or not isinstance(branch, BranchInst) or len(branch.successors) != 2:
        return False
    condition = branch.operands[0]
    if not isinstance(condition, CmpInst) or condition.opcode != "icmp":
        return False
    for phi in inner.header.phis():
        if len(phi.operands) != 4 or not isinstance(phi.type, IntType) or not is_zero(phi.incoming_for(entry)):
            continue
        e, update = scev.get(phi), phi.incoming_for(latch)
        if isinstance(e, SCEVAddRecExpr) and e.loop is inner and e.is_affine and e.operands[1].is_one and update in condition.operands:
            return any(not outer.defines(one) for one in condition.operands)
    return False
