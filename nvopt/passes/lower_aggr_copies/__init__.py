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
  by a loop over bytes; of what is known to be a multiple of their width nothing is left over.
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

from dataclasses import dataclass

from nvopt.ir import Function, Module
from nvopt.knobs import declare
from nvopt.passes.base import Context, FunctionPass
from nvopt.passes.lower_aggr_copies.suspicion import (
    calls_intrinsics,
    holds_aggregates,
    is_local_definition,
    mentions_intrinsics,
    splits,
)

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

    name = "lower-aggr-copies"
    summary = "Lower aggregates to scalars; memcpy, memmove and memset to loads, stores and loops"

    lower_aggr_func_args: bool = False

    def reads_source(self, source: bytes) -> bool:
        """It does without LLVM where no memory intrinsic is called, of which LLVM upgrades old forms."""
        return not self.lower_aggr_func_args and not mentions_intrinsics(source)

    def begin(self, module: Module, context: Context) -> bool:
        """Takes the signatures of internal functions apart, where that is asked for."""
        if not self.lower_aggr_func_args or not any(map(is_local_definition, module.functions)):
            return False
        from nvopt.passes.lower_aggr_copies.signatures import lower_signatures  # late: the inliner leaves few

        changed = lower_signatures(module, context)
        if changed:
            context.leave_work()
        return changed

    def run(self, function: Function, context: Context) -> bool:
        """Splits what can be split, lowers every copy that can be; True where there was anything."""
        aggregates, intrinsics = holds_aggregates(function), calls_intrinsics(function)
        if not aggregates and not intrinsics:
            return False
        if not function.is_parsed and not intrinsics and not context.remarks.enabled and not splits(function.text):
            from nvopt.passes.lower_aggr_copies.on_text import without_moves

            text = without_moves(function)
            if text is not None:
                function.text = text
                context.leave_work(function)
                return True
        from nvopt.passes.lower_aggr_copies.lowering import lower_copies  # late: most functions have none

        changed = lower_copies(function, context, holds_aggregates=aggregates, calls_intrinsics=intrinsics)
        if changed:
            context.leave_work(function)
        return changed


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
