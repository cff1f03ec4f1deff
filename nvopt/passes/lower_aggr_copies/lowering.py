"""The work of lower-aggr-copies on a function: which copies and fills become what."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import TYPE_CHECKING

from nvopt.analysis.aggregate_layout import Leaves
from nvopt.ir import CallInst, Function, Instruction
from nvopt.knobs import KnobValues
from nvopt.passes.base import Context
from nvopt.passes.lower_aggr_copies import (
    AGGRESSIVE_MAX_AGGR_LOWER_SIZE,
    LARGE_AGGR_STORE_LIMIT,
    MAX_AGGR_COPY_SIZE,
    MEMMOVE_LOWERING,
    MERGE_STORES,
    SKIP_SAFETY_CHECK,
    UNROLLED_STORES_LIMIT,
)
from nvopt.passes.lower_aggr_copies.blocks import ahead_of_anchors, isolate
from nvopt.passes.lower_aggr_copies.calls import memory_intrinsic_calls, read_call, why_declined
from nvopt.passes.lower_aggr_copies.plan import Shape, plan_constant
from nvopt.passes.lower_aggr_copies.report import report_declined, report_lowered
from nvopt.passes.lower_aggr_copies.transfer import Transfer

if TYPE_CHECKING:
    from nvopt.passes.lower_aggr_copies.large import LargeOptions


def lower_copies(function: Function, context: Context, *, holds_aggregates: bool, calls_intrinsics: bool) -> bool:
    """Splits what can be split, lowers every copy that can be; True where there was anything."""
    pinned = cache(lambda: ahead_of_anchors(function))
    transfers: list[Transfer] = []
    split = False
    if holds_aggregates:
        from nvopt.passes.lower_aggr_copies.large import LargeCopies  # late: many functions have calls alone
        from nvopt.passes.lower_aggr_copies.split import split_aggregates

        large = LargeCopies(Leaves(function.module.data_layout), _large_options(context.knobs), pinned)
        split = split_aggregates(function, context, large, context.knobs[MERGE_STORES])
        transfers += large.transfers.values()
    if calls_intrinsics:
        transfers += _lowerable(function, context)
    lowered = _lower(function, context, transfers, pinned)
    return split or lowered


def _large_options(knobs: KnobValues) -> LargeOptions:
    from nvopt.passes.lower_aggr_copies.large import LargeOptions

    return LargeOptions(
        from_bytes=knobs[MAX_AGGR_COPY_SIZE],
        above_leaves=knobs[LARGE_AGGR_STORE_LIMIT],
        unrolled=knobs[UNROLLED_STORES_LIMIT],
        in_registers=knobs[AGGRESSIVE_MAX_AGGR_LOWER_SIZE],
        skip_check=knobs[SKIP_SAFETY_CHECK],
    )


def _lowerable(function: Function, context: Context) -> Iterator[Transfer]:
    """The calls of memory intrinsics that can be lowered."""
    for call in memory_intrinsic_calls(function):
        why = why_declined(call)
        if why is None:
            yield read_call(call)
        else:
            report_declined(context.remarks, function, call, why)


def _lower(function: Function, context: Context, transfers: Sequence[Transfer], pinned: Callable[[], set[Instruction]]) -> bool:
    """Puts loads, stores and loops in place of `transfers`; True where there was something to do."""
    if not transfers:
        return False
    from nvopt.passes.lower_aggr_copies.copy import Copy  # late: many functions have aggregates alone, which are split
    from nvopt.passes.lower_aggr_copies.fill import Fill

    shaped = [(transfer, _choose_shape(transfer, context)) for transfer in transfers]
    branching = {transfer.at for transfer, shape in shaped if shape.needs_blocks}
    stuck = branching & pinned() if branching else branching
    for transfer, _ in shaped:
        if transfer.at in stuck:
            assert isinstance(transfer.at, CallInst)  # large copies of aggregates do without loops there
            report_declined(context.remarks, function, transfer.at, "its block cannot be split ahead of what has to stay in it")
    lowered = [(transfer, shape) for transfer, shape in shaped if transfer.at not in stuck]
    if branching:
        places = {inst: i for i, inst in enumerate(function.instructions())}
        lowered.sort(key=lambda pair: places[pair[0].at])
        isolate(function, [transfer.at for transfer, shape in lowered if shape.needs_blocks])
    for transfer, shape in lowered:
        report_lowered(context.remarks, function, transfer, shape)
        lowering = Fill(transfer) if transfer.is_fill else Copy(transfer)
        lowering.lower(shape)
        if not transfer.at.is_used:  # a load too large to be split may have users that need it whole
            transfer.at.erase()
    return bool(lowered)


def _choose_shape(transfer: Transfer, context: Context) -> Shape:
    length = transfer.constant_length
    if length is None:
        return Shape(None, two_paths=transfer.needs_direction)
    plan = plan_constant(length, transfer.align, context.knobs[UNROLLED_STORES_LIMIT])
    if not transfer.needs_direction or (not plan.loop and len(plan.unrolled) < 2):
        return Shape(plan)  # a single access is loaded whole before it is stored: no direction to choose
    if not plan.loop and context.knobs[MEMMOVE_LOWERING] == "load-first":
        return Shape(plan, load_first=True)
    return Shape(plan, two_paths=True)
