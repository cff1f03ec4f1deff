"""set-local-array-alignment: arrays in local memory are aligned for vector accesses.

LLVM gives `float sums[8]` the alignment of a float, so that each of its elements is loaded and stored by itself:

      %sums = alloca [8 x float], align 4

becomes

      %sums = alloca [8 x float], align 16

and neighbouring elements can be `ld.local.v4` and `st.local.v4`, once propagate-alignment has told the accesses.

* Arrays, structs and vectors of a constant size in the entry block are aligned to 16 bytes, those of less than 16 bytes to 8.
* Local memory doesn't grow: an array gets the alignment that its place in the stack frame has anyway, and that the size of the whole frame
  is a multiple of. Code generation lays out the variables one behind the other, and rounds the frame up to the largest alignment in it.
* `inalloca` and `swifterror` allocas, and allocas of sizes known at run time only, are left alone.

Run it behind SROA, which takes apart what needs no memory at all, and ahead of propagate-alignment.

Source: the name and the summary are cicc's.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import reduce
from operator import or_

from nvopt.analysis.locations import location_of_function
from nvopt.ir import AllocaInst, CallInst, ConstantInt, DataLayout, Function, Value
from nvopt.ir.datalayout import is_scalable
from nvopt.passes.array_alignment import wanted_align
from nvopt.passes.base import Context, FunctionPass
from nvopt.remarks import Remark


class SetLocalArrayAlignment(FunctionPass):
    """Align local arrays as well as their places in the stack frame allow."""

    name = "set-local-array-alignment"
    summary = "Find good alignment for statically sized local arrays"

    def run(self, function: Function, context: Context) -> bool:
        """Raises what can be raised; True where there was something."""
        if not function.is_parsed and not function.mentions(" = alloca "):
            return False
        layout = function.module.data_layout
        allocas = list(_static_allocas(function, layout))
        end, widest, overlaid = 0, 1, _overlaid(allocas)
        arrays = []
        for alloca, size in allocas:
            align = alloca.align or layout.abi_align(alloca.allocated_type)
            place = -(-end // align) * align
            end, widest = place + size, max(widest, align)
            if not alloca.flags:
                arrays.append((alloca, size, place, align))
        frame = -(-end // widest) * widest
        changed = False
        for alloca, size, place, align in arrays:
            better = wanted_align(alloca.allocated_type, size, place | frame | overlaid)
            if better > align:
                _report(context, function, alloca, align, better)
                alloca.align = better
                changed = True
        return changed


def _static_allocas(function: Function, layout: DataLayout) -> Iterator[tuple[AllocaInst, int]]:
    """The allocas that get a place in the stack frame, in its order, with their sizes in bytes; what has none gets a byte."""
    for one in function.entry:
        if isinstance(one, AllocaInst) and layout.is_sized(one.allocated_type) and not is_scalable(one.allocated_type):
            counts = [count.unsigned if isinstance(count, ConstantInt) else None for count in one.operands]
            if None not in counts:
                yield one, max(layout.alloc_size(one.allocated_type) * (counts[0] or 0 if counts else 1), 1)


def _overlaid(allocas: Iterable[tuple[AllocaInst, int]]) -> int:
    """The bits of the sizes in bytes of all allocas that may have one place with others; 0 where none has."""
    told = [size for one, size in allocas if any(_tells_lifetime(user) for user in one.users)]
    return reduce(or_, told) if len(told) > 1 else 0


def _tells_lifetime(user: Value) -> bool:
    return isinstance(user, CallInst) and user.callee_name.startswith("llvm.lifetime.")


def _report(context: Context, function: Function, alloca: AllocaInst, before: int, after: int) -> None:
    if context.remarks.enabled:
        args = [("String", "raised the alignment of "), ("Variable", alloca.ref), ("String", " from "), ("Before", str(before))]
        args += [("String", " to "), ("After", str(after))]
        name = SetLocalArrayAlignment.name
        context.remarks.emit(Remark("Passed", name, "AlignmentRaised", function.name, tuple(args), location_of_function(function)))
