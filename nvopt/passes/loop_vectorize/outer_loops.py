"""Outer loops, several iterations of which may be done at once where all of them take the same way through the loops inside.

Source: LLVM's canVectorizeOuterLoop. LLVM leaves it to the program that iterations don't depend on one another; here it must say so, or
it must be seen: what is written may be met by no other iteration nearby.

    y[i] = …                  {%y,+,4}<outer>, 4 bytes: each iteration keeps to its own
    a[4 * i + j] = …          {{%a,+,16}<outer>,+,4}<inner>, 16 bytes where the inner loop runs four times: the same
    a[i + j] = …              {{%a,+,4}<outer>,+,4}<inner>: meets its neighbours'
"""

from __future__ import annotations

from typing import NamedTuple

from nvopt.analysis.loops import Loop
from nvopt.analysis.memory.aliases import AliasAnalysis, AliasResult
from nvopt.analysis.memory.memory_location import MemoryLocation, accessed_type
from nvopt.analysis.memory.parallel_loops import is_annotated_parallel
from nvopt.analysis.scev.expressions.kinds import SCEV, SCEVAddRecExpr, SCEVConstant
from nvopt.analysis.scev.scalar_evolution import ScalarEvolution
from nvopt.analysis.values import execution
from nvopt.analysis.values.matching import is_zero
from nvopt.ir import BranchInst, CallInst, CmpInst, Instruction, IntType, LoadInst, StoreInst
from nvopt.passes.loop_vectorize.calls import CallForm, form_of

_MOST_BYTES = 1 << 32
"""Of a step from one iteration to the next: with more, sums of a few might wrap around."""


def has_one_exit(outer: Loop) -> bool:
    """Whether the loop, and those inside, are only left where they would go round."""
    return all(loop.exiting_block is loop.latch for loop in (outer, *_loops_inside(outer)))


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


def may_run_in_any_order(outer: Loop, scev: ScalarEvolution, aliases: AliasAnalysis) -> bool:
    """Whether a few iterations in a row don't depend on one another, because the program says so, or because of where they write."""
    has_effects = any(execution.has_side_effects(one) for block in outer.blocks for one in block if not one.is_terminator)
    return not has_effects or is_annotated_parallel(outer) or _keep_to_their_own(outer, scev, aliases)


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


# -- what iterations write


class _Stretch(NamedTuple):
    """The bytes that an access comes to in one iteration: from `base + low` to before `base + high`, `step` further on in the next."""

    base: SCEV
    step: int
    low: int
    high: int


def _keep_to_their_own(outer: Loop, scev: ScalarEvolution, aliases: AliasAnalysis) -> bool:
    """Whether no iteration writes what another nearby reads or writes."""
    accesses: list[LoadInst | StoreInst] = []
    for one in (instruction for block in outer.blocks for instruction in block):
        if isinstance(one, (LoadInst, StoreInst)):
            accesses.append(one)
        elif execution.may_read_or_write(one) and not _is_ignored(one):
            return False
    stores = [one for one in accesses if isinstance(one, StoreInst)]
    return all(_keep_apart(store, other, outer, scev, aliases) for store in stores for other in accesses)


def _is_ignored(instruction: Instruction) -> bool:
    return isinstance(instruction, CallInst) and form_of(instruction) is CallForm.IGNORED


def _keep_apart(store: StoreInst, other: LoadInst | StoreInst, outer: Loop, scev: ScalarEvolution, aliases: AliasAnalysis) -> bool:
    """Whether what `other` accesses in one iteration is not what the store writes in another."""
    places = MemoryLocation.anywhere(store.pointer), MemoryLocation.anywhere(other.pointer)
    if aliases.alias(*places, crossing=True) is AliasResult.NO_ALIAS:
        return True
    one, two = (_stretch(access, outer, scev) for access in (store, other))
    if one is None or two is None or one.step != two.step:
        return False
    distance = scev.minus(two.base, one.base)
    if not isinstance(distance, SCEVConstant) or not 0 < abs(one.step) < _MOST_BYTES:
        return False
    low, high = min(one.low, two.low + distance.signed), max(one.high, two.high + distance.signed)
    return high - low <= abs(one.step)


def _stretch(access: LoadInst | StoreInst, outer: Loop, scev: ScalarEvolution) -> _Stretch | None:
    """What an access comes to in one iteration of the outer loop, None where that isn't known."""
    e = scev.get(access.pointer)
    step, low, high = 0, 0, scev.layout.store_size(accessed_type(access))
    while isinstance(e, SCEVAddRecExpr) and outer.contains_loop(e.loop):
        by = e.operands[1]
        if not e.is_affine or not isinstance(by, SCEVConstant):
            return None
        if e.loop is outer:
            step = by.signed
        else:
            times = scev.small_constant_max_trip_count(e.loop)
            if not times:
                return None
            reach = by.signed * (times - 1)
            low, high = low + min(0, reach), high + max(0, reach)
        e = e.start
    return _Stretch(e, step, low, high) if scev.is_loop_invariant(e, outer) else None
