"""Whether a vector loop is a gain beyond what its operations cost (cost.py): it must save accesses, and the loop must run for long enough.

    saves_accesses(model, candidate, 2)          # 3 of 8: no; 4 of 8: yes
    is_brief(legality)                           # known to end before vectors would pay

What vectors save on a GPU are memory instructions. A loop whose vectors load four addresses of other loads still has these, one lane after
another, and gains little for twice the code. Of loops nobody knows how often they run; but what is left over by a loop by hand, and what
goes through an array of few elements, is soon done.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from nvopt.analysis.memory.memory_location import accessed_type
from nvopt.analysis.memory.underlying_objects import object_size, underlying_object
from nvopt.analysis.scev.expressions.kinds import SCEVAddRecExpr, SCEVConstant
from nvopt.ir import IntType, LoadInst, StoreInst
from nvopt.passes.loop_vectorize import knobs as settings
from nvopt.passes.loop_vectorize.candidates import LEAST_SAVED_IN_PERCENT
from nvopt.target import address_spaces
from nvopt.target.address_spaces import SHARED

if TYPE_CHECKING:
    from nvopt.analysis.loops import Loop
    from nvopt.analysis.recurrences.inductions import InductionDescriptor
    from nvopt.passes.loop_vectorize.cost import CostModel
    from nvopt.passes.loop_vectorize.legality import Legality
    from nvopt.passes.loop_vectorize.planner import Candidate


def saves_accesses(model: CostModel, candidate: Candidate, scalar_accesses: int) -> bool:
    """Whether vectors take sufficiently fewer memory instructions for the same iterations, each of which takes `scalar_accesses`; a loop
    without any has none to save."""
    before = candidate.vf * scalar_accesses
    saved = before - model.accesses(candidate.plan, candidate.vf, candidate.alignments)
    return saved * 100 >= LEAST_SAVED_IN_PERCENT * before


def is_brief(legality: Legality) -> bool:
    """Whether the loop runs too few times for vectors, by more than its trip count: it goes through an array of few elements, or does what
    another loop, or a wide access, leaves over; or it runs as often as nobody knows, through shared memory. Threads have little of that
    each, and what they do there is mostly to fill it."""
    least = legality.knobs[settings.MIN_TRIP_COUNT]
    if _iterations_of_smallest_array(legality, least) < least:
        return True
    if legality.scev.small_constant_trip_count(legality.loop):
        return False  # too few have been refused before
    return _accesses_shared_memory(legality.loop) or any(
        _ends_within(legality, induction, least) for induction in legality.inductions.values()
    )


def only_adds_integers_in_loop(legality: Legality) -> bool:
    """Whether a loop inside another does nothing but sums and the like of integers. Such additions are what it spends its time on, as all
    loops do on counters and addresses, and vectors don't save them; what comes ahead of vectors and behind is paid for again and again."""
    kinds = [one.type for one in legality.reductions.values()]
    stores = any(isinstance(one, StoreInst) for block in legality.loop.blocks for one in block)
    return legality.loop.parent is not None and bool(kinds) and not stores and all(isinstance(one, IntType) for one in kinds)


def _accesses_shared_memory(loop: Loop) -> bool:
    accesses = [one for block in loop.blocks for one in block if isinstance(one, (LoadInst, StoreInst))]
    return any(address_spaces.of(one.pointer.type) == SHARED for one in accesses)


def _iterations_of_smallest_array(legality: Legality, least: int) -> int:
    """How many iterations an array has room for whose elements are accessed in each, where that is fewer than `least`."""
    fewest = least
    for block in legality.loop.blocks:
        for access in block:
            if not isinstance(access, (LoadInst, StoreInst)) or legality.needs_predication(block):
                continue
            size = object_size(underlying_object(access.pointer), legality.layout)
            if size is None:
                continue
            e = legality.accesses.pointers.expression(access.pointer)
            if isinstance(e, SCEVAddRecExpr) and e.is_affine and isinstance(step := e.operands[1], SCEVConstant) and step.signed:
                room = size - legality.layout.alloc_size(accessed_type(access))
                fewest = min(fewest, room // abs(step.signed) + 1)
    return fewest


def _ends_within(legality: Legality, induction: InductionDescriptor, least: int) -> bool:
    """Whether a test ahead of the loop tells that an induction by 1 ends within 1, 3, 7… of its start, and fewer than `least`."""
    scev, count = legality.scev, legality.under.symbolic_max_backedge_taken_count()
    if induction.constant_step != 1 or induction.start.type is not count.type:
        return False
    start = scev.get(induction.start)
    end = scev.add(scev.add(start, count), scev.constant(count.type, 1))
    lengths = [(2 << bits) - 1 for bits in range((least // 2).bit_length())]
    if isinstance(start, SCEVConstant):
        lengths = lengths[-1:]  # of numbers the largest tells all that smaller ones do
    limits = [scev.add(start, scev.constant(count.type, length)) for length in lengths]
    holds = scev.is_loop_entry_guarded_by_cond
    return any(holds(legality.loop, predicate, end, limit) for limit in limits for predicate in ("sle", "ule"))
