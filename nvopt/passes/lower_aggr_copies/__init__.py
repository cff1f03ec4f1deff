"""lower-aggr-copies: aggregates become scalars, memory intrinsics become loads, stores and loops.

A GPU's registers hold scalars, and it has no instruction for a bulk copy: every byte of one is loaded and stored by a thread. This pass
takes values of struct and array type apart, and replaces `llvm.memcpy`, `llvm.memmove`, `llvm.memset` and their `.inline` forms by loads
and stores, while the alignments and address spaces that decide how wide they may be are still known.

Aggregates
----------

    %v = load { float, float, i32 }, ptr %p, align 8
    store { float, float, i32 } %v, ptr %q, align 4

becomes

    %vld = load <2 x float>, ptr %p, align 8
    %srcptr = getelementptr inbounds i8, ptr %p, i64 8
    %split = load i32, ptr %srcptr, align 8
    %split1 = extractelement <2 x float> %vld, i32 0
    store float %split1, ptr %q, align 4
    ...                                                     (three stores: %q is not aligned well enough for a vector)

* Loads and stores go leaf by leaf (padding is not touched, vectors are leaves), each with the alignment that the whole's and its offset
  promise. Neighbours that are aligned to their common size make one vector access (`vld`). Only leaves that are needed are loaded.
* phi, select, freeze, insertvalue and extractvalue of aggregates are done leaf by leaf. Calls and returns, whose form is the ABI's, get
  their aggregates by insertvalue; `lower-aggr-copies<lower-aggr-func-args>` takes the signatures of internal functions apart too.
* From `-max-aggr-copy-size` bytes on a load and its store are lowered as a memcpy of that size would be, up to 16 elements where each of
  the two stands, more as a loop in place of the store. Where the source may have changed by then, up to 256 bytes go through registers,
  and of more the load makes a copy on the stack.
* Volatile accesses stay volatile, leaf by leaf, all leaves and no vectors.
* Left alone, with a remark: types without a fixed layout, values of more than 10000 leaves that are more than copied, results of invoke.

Memory intrinsics
-----------------

    call void @llvm.memcpy.p1.p1.i64(ptr addrspace(1) align 4 %dst, ptr addrspace(1) align 4 %src, i64 6, i1 false)

becomes

    %src.memmove.gep.unroll = getelementptr inbounds i8, ptr addrspace(1) %src, i64 0
    %val = load i32, ptr addrspace(1) %src.memmove.gep.unroll, align 4
    %"dst.memmove.gep,unroll" = getelementptr inbounds i8, ptr addrspace(1) %dst, i64 0
    store i32 %val, ptr addrspace(1) %"dst.memmove.gep,unroll", align 4
    %src.memmove.gep.unroll1 = getelementptr inbounds i8, ptr addrspace(1) %src, i64 4
    ...                                                     (an i16: the two bytes that are left)

* Elements are as wide as the smaller of the two alignments, up to 16 bytes (`<4 x i32>`). Up to 16 of them are unrolled, more (or a
  number that isn't known) are copied by a loop. What is left over is copied by 8, 4, 2 and 1 bytes, or, where the length isn't known,
  by a loop over bytes.
* A memcpy is one forward path. A memmove whose buffers may overlap chooses in block `split` between `forward.for` and `reverse.for`,
  which meet in `nonzerotrip`; pointers into different address spaces are compared as generic ones. Where the address spaces are
  disjoint, or where a single access does it all, one path is left. With `-memmove-lowering=load-first` so it is wherever everything can
  be loaded ahead of the first store.
* Volatile stays volatile on every access; `!tbaa`, `!alias.scope`, `!noalias`, access groups and debug locations are carried over,
  `!tbaa.struct` becomes the `!tbaa` of the accesses that lie within one field (not where the buffers may overlap).
* Left alone, with a remark: element-wise atomic copies, pattern fills, calls with operand bundles, writes to constant or parameter
  memory, and what would need a branch ahead of convergence control or llvm.localescape.

Run it late: LLVM's loop-idiom, a part of `default<O1>` and up, makes memory intrinsics of such loops again.

Source: the public descriptions of cicc's struct splitting and memmove unrolling, and what its PTX shows. One thing is not as there: a
reverse copy copies the remainder first, since the whole elements may overwrite its source.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache

from nvopt.analysis.aggregate_layout import Leaves
from nvopt.ir import CallInst, Function, Instruction, Module
from nvopt.knobs import KnobValues, declare
from nvopt.passes.base import Context, FunctionPass
from nvopt.passes.lower_aggr_copies.blocks import ahead_of_anchors, isolate
from nvopt.passes.lower_aggr_copies.calls import PREFIXES, memory_intrinsic_calls, read_call, why_declined
from nvopt.passes.lower_aggr_copies.copy import Copy
from nvopt.passes.lower_aggr_copies.fill import Fill
from nvopt.passes.lower_aggr_copies.large import LargeCopies, LargeOptions
from nvopt.passes.lower_aggr_copies.plan import Shape, plan_constant
from nvopt.passes.lower_aggr_copies.report import PASS_NAME, report_declined, report_lowered
from nvopt.passes.lower_aggr_copies.signatures import lower_signatures
from nvopt.passes.lower_aggr_copies.split import may_hold_aggregates, split_aggregates
from nvopt.passes.lower_aggr_copies.transfer import Transfer

_SOURCE = "cicc v13.0, ctor_265"
_INSTCOMBINE = "cicc v13.0, ctor_086; there of its instcombine"

UNROLLED_STORES_LIMIT = declare(
    "lower-aggr-unrolled-stores-limit",
    16,
    "Most whole elements of a copy or a fill that lower-aggr-copies unrolls; more become a loop",
    source=_SOURCE,
    least=0,
)
MEMMOVE_LOWERING = declare(
    "memmove-lowering",
    "cicc",
    "How a memmove of few elements keeps overlapping buffers right: cicc tests the direction and has two paths, load-first loads "
    "everything before the first store",
    source="nvopt; load-first is what LLVM's code generation does",
    choices=("cicc", "load-first"),
)
LARGE_AGGR_STORE_LIMIT = declare(
    "large-aggr-store-limit",
    10000,
    "Leaves above which a store of an aggregate below -max-aggr-copy-size is lowered like a memcpy too, to a loop where that is long",
    source=_SOURCE,
    least=0,
)
MAX_AGGR_COPY_SIZE = declare(
    "max-aggr-copy-size",
    128,
    "Bytes from which a load and store of a whole aggregate is lowered like a memcpy, not leaf by leaf",
    source=_SOURCE,
    least=0,
)
MAX_AGGR_LOWER_SIZE = declare(
    "max-aggr-lower-size",
    128,
    "Bytes below which instcombine takes aggregates apart. No effect: LLVM's instcombine, which runs here, has a rule of its own",
    source=_INSTCOMBINE,
    least=0,
)
AGGRESSIVE_MAX_AGGR_LOWER_SIZE = declare(
    "aggressive-max-aggr-lower-size",
    256,
    "Most bytes of a large aggregate that goes through registers where a loop would need a copy of its source on the stack",
    source=_INSTCOMBINE,
    least=0,
)
MERGE_STORES = declare(
    "instcombine-merge-stores-from-aggr",
    True,
    "Store neighbouring leaves of an aggregate as one vector where they are aligned well enough",
    source=_INSTCOMBINE,
)
SKIP_SAFETY_CHECK = declare(
    "skiploweraggcopysafechk",
    False,
    "Take the source of a large copy as unchanged between the load and the store, without looking: wrong code where it is not",
    source=_SOURCE,
)


@dataclass(frozen=True)
class LowerAggrCopies(FunctionPass):
    """Take aggregates apart, replace memory intrinsics by loads, stores and loops."""

    name = PASS_NAME
    summary = "Lower aggregates to scalars; memcpy, memmove and memset to loads, stores and loops"

    lower_aggr_func_args: bool = False

    def begin(self, module: Module, context: Context) -> bool:
        """Takes the signatures of internal functions apart, where that is asked for."""
        return self.lower_aggr_func_args and lower_signatures(module, context)

    def run(self, function: Function, context: Context) -> bool:
        """Splits what can be split, lowers every copy that can be; True where there was anything."""
        pinned = cache(lambda: ahead_of_anchors(function))
        transfers: list[Transfer] = []
        split = False
        if function.is_parsed or may_hold_aggregates(function.text):
            large = LargeCopies(Leaves(function.module.data_layout), _large_options(context.knobs), pinned)
            split = split_aggregates(function, context, large, context.knobs[MERGE_STORES])
            transfers += large.transfers.values()
        if function.is_parsed or any(function.mentions(prefix) for prefix in PREFIXES):
            transfers += _lowerable(function, context)
        lowered = _lower(function, context, transfers, pinned)
        return split or lowered


def _large_options(knobs: KnobValues) -> LargeOptions:
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


__all__ = [
    "AGGRESSIVE_MAX_AGGR_LOWER_SIZE",
    "LARGE_AGGR_STORE_LIMIT",
    "MAX_AGGR_COPY_SIZE",
    "MAX_AGGR_LOWER_SIZE",
    "MEMMOVE_LOWERING",
    "MERGE_STORES",
    "SKIP_SAFETY_CHECK",
    "UNROLLED_STORES_LIMIT",
    "LowerAggrCopies",
]
