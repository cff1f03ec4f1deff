"""lower-aggr-copies: memory intrinsics become loads, stores and loops.

A GPU has no instruction for a bulk copy: every byte of one is loaded and stored by a thread. This pass replaces `llvm.memcpy`,
`llvm.memmove`, `llvm.memset` and their `.inline` forms by such accesses while the alignments and address spaces that decide how wide
they may be are still known.

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

Source: the public description of cicc's memmove unrolling and what its PTX shows. One thing is not as there: a reverse copy copies the
remainder first, since the whole elements may overwrite its source.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from nvopt.ir import AllocaInst, CallInst, ConstantInt, Function, Instruction
from nvopt.knobs import declare
from nvopt.passes.base import Context, FunctionPass
from nvopt.passes.lower_aggr_copies.calls import PREFIXES, MemoryCall, memory_intrinsic_calls, read_call, why_declined
from nvopt.passes.lower_aggr_copies.copy import Copy
from nvopt.passes.lower_aggr_copies.fill import Fill
from nvopt.passes.lower_aggr_copies.plan import Shape, plan_constant
from nvopt.passes.lower_aggr_copies.report import PASS_NAME, report_argument, report_declined, report_lowered

_SOURCE = "cicc v13.0, ctor_265"

UNROLLED_STORES_LIMIT = declare(
    "lower-aggr-unrolled-stores-limit",
    16,
    "Most whole elements of a copy or a fill that lower-aggr-copies unrolls; more become a loop",
    source=f"{_SOURCE}; the default is what its PTX shows",
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
    16,
    "Elements above which a store of a whole aggregate becomes a loop. No effect yet: whole aggregates are left as they are",
    source=f"{_SOURCE}; the default is what its PTX shows",
)
MAX_AGGR_COPY_SIZE = declare(
    "max-aggr-copy-size",
    128,
    "Bytes from which a load and store of a whole aggregate is lowered like a memcpy. No effect yet: whole aggregates are left as they are",
    source=f"{_SOURCE}; the default is what its PTX shows",
)
SKIP_SAFETY_CHECK = declare(
    "skiploweraggcopysafechk",
    False,
    "Lower copies of whole aggregates without the check that it is safe. No effect yet: whole aggregates are left as they are",
    source=_SOURCE,
)
DEVICE_PARAM_ALWAYS_LOCAL = declare(
    "devicefn-param-always-local",
    False,
    "Take the parameters of device functions to lie in local memory. No effect yet: aggregate arguments are left as they are",
    source=_SOURCE,
)
ANCHORED = ("llvm.experimental.convergence.", "llvm.localescape")
"""Intrinsics that belong to the entry block, or to the head of a cycle."""


@dataclass(frozen=True)
class LowerAggrCopies(FunctionPass):
    """Replace memory intrinsics by loads, stores and loops."""

    name = PASS_NAME
    summary = "Lower memcpy, memmove and memset to loads, stores and loops"

    lower_aggr_func_args: bool = False

    def run(self, function: Function, context: Context) -> bool:
        """Lowers every call that can be; True where there was one."""
        if self.lower_aggr_func_args:
            _report_arguments(function, context)
        if not function.is_parsed and not any(function.mentions(prefix) for prefix in PREFIXES):
            return False
        calls = _without_pinned(function, context, [(call, _choose_shape(call, context)) for call in _lowerable(function, context)])
        _isolate(function, [call.call for call, shape in calls if shape.needs_blocks])
        for call, shape in calls:
            report_lowered(context.remarks, function, call, shape)
            lowering = Fill(call) if call.is_fill else Copy(call)
            lowering.lower(shape)
            call.call.erase()
        return bool(calls)


def _lowerable(function: Function, context: Context) -> list[MemoryCall]:
    calls = []
    for call in memory_intrinsic_calls(function):
        why = why_declined(call)
        if why is None:
            calls.append(read_call(call))
        else:
            report_declined(context.remarks, function, call, why)
    return calls


def _without_pinned(function: Function, context: Context, calls: list[tuple[MemoryCall, Shape]]) -> list[tuple[MemoryCall, Shape]]:
    """`calls` but those that cannot begin a new block, since something behind them has to stay in the block where it is."""
    if not any(shape.needs_blocks for _, shape in calls):
        return calls
    anchors = [call for call in function.instructions() if isinstance(call, CallInst) and call.callee_name.startswith(ANCHORED)]
    ahead = {before for anchor in anchors for before in _before(anchor)}
    for call, shape in calls:
        if shape.needs_blocks and call.call in ahead:
            report_declined(context.remarks, function, call.call, "its block cannot be split ahead of what has to stay in it")
    return [(call, shape) for call, shape in calls if not (shape.needs_blocks and call.call in ahead)]


def _before(instruction: Instruction) -> Iterator[Instruction]:
    """The instructions before `instruction` in its block."""
    at = instruction.previous
    while at is not None:
        yield at
        at = at.previous


def _choose_shape(call: MemoryCall, context: Context) -> Shape:
    length = call.constant_length
    if length is None:
        return Shape(None, two_paths=call.needs_direction)
    plan = plan_constant(length, call.align, context.knobs[UNROLLED_STORES_LIMIT])
    if not call.needs_direction or (not plan.loop and len(plan.unrolled) < 2):
        return Shape(plan)  # a single access is loaded whole before it is stored: no direction to choose
    if not plan.loop and context.knobs[MEMMOVE_LOWERING] == "load-first":
        return Shape(plan, load_first=True)
    return Shape(plan, two_paths=True)


def _isolate(function: Function, calls: list[CallInst]) -> None:
    """Makes each of `calls`, whose lowering branches, begin a new block.

    The last one first: so each instruction is moved once, however many calls its block has. The blocks get their names when the calls are
    lowered, first to last.
    """
    if calls and calls[0].parent is function.entry:
        _lift_allocas(calls[0])
    for call in reversed(calls):
        assert call.parent is not None
        call.parent.split_before(call)


def _lift_allocas(call: CallInst) -> None:
    """Moves allocas of a fixed size from behind `call` in the entry block to before it: outside that block they would be dynamic ones."""
    at = call.next
    while at is not None:
        following = at.next
        if isinstance(at, AllocaInst) and not at.flags and all(isinstance(count, ConstantInt) for count in at.operands):
            at.move_before(call)
        at = following


def _report_arguments(function: Function, context: Context) -> None:
    for argument in function.args:
        if argument.type.is_aggregate or "byval" in argument.attributes:
            report_argument(context.remarks, function, argument.ref)
            context.remarks.warn("lower-aggr-copies<lower-aggr-func-args>: aggregate arguments are not lowered yet, they stay as they are")


__all__ = [
    "DEVICE_PARAM_ALWAYS_LOCAL",
    "LARGE_AGGR_STORE_LIMIT",
    "MAX_AGGR_COPY_SIZE",
    "MEMMOVE_LOWERING",
    "SKIP_SAFETY_CHECK",
    "UNROLLED_STORES_LIMIT",
    "LowerAggrCopies",
]
