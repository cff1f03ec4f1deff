"""gpu-codegen-prepare: what of LLVM's CodeGenPrepare a GPU takes less with, in its place.

CodeGenPrepare is the last that LLVM does to IR, for the sake of a code generation that goes block by block. Most of what it does is for
machines that extend what they load, and that add a multiple of an index as part of an access. For a GPU it moves the extension of an index
to the load that the index comes from, and from the product that it would be one instruction with:

    entry:  %i = load i32, ptr %p                      entry:  %i = load i32, ptr %p
                                                               %w = sext i32 %i to i64           ; CodeGenPrepare
    loop:   %w = sext i32 %i to i64                ->  loop:   %m = shl i64 %w, 2                ; two instructions, not one (IMAD.WIDE)
            %q = getelementptr float, ptr %a, i64 %w           %q = add i64 %a, %m

and a comparison it moves to each block that asks it, which is as well here. This pass does what is:

1. Divisions of 64 bits are done with 32 where both numbers are that short (slow_division.py).
2. Comparisons are made in the blocks that ask them (comparisons.py).
3. Constant distances in local memory are computed where they are accessed (offsets.py).
4. Indices are multiplied where they are extended (index_products.py).
5. The lowest bit of a count of 64 bits is that of a count of 32 (parity.py).
6. A byte of an integer is extended to 32 bits ahead of its conversion to a float (bytes_to_floats.py).

All functions get the attribute "nvopt-codegen-prepare", and code generation by nvopt leaves CodeGenPrepare out then, as llc does with
`-disable-cgp`. A function that has the attribute already keeps its divisions: the long way would be taken for one that has no short way.

Source: nvopt; what LLVM's does is public. Measured with ptxas 13.0 for sm_90.
"""

from __future__ import annotations

import re
from collections.abc import Collection

from nvopt.analysis.dominators import DominatorTree
from nvopt.analysis.locations import location_of, location_of_function
from nvopt.analysis.loops import LoopInfo
from nvopt.ir import Function
from nvopt.passes.base import Context, FunctionPass
from nvopt.patterns import late
from nvopt.remarks import Remark
from nvopt.target.codegen_prepare import ATTRIBUTE

_DIVISIONS = late(r" = [us](?:div|rem) (?:exact )?i64 ")
_COMPARISONS = late(r" = [if]cmp ")
_EXTENSIONS = late(r" [sz]ext (?:nneg )?i32 \S+ to i64\b")
_COUNTS = late(r" @llvm\.ctpop\.i64\(")
_CONVERSIONS = late(r" = [su]itofp (?:nneg )?i8 ")
_LOCAL = late(r"addrspace\(5\)")


class GPUCodeGenPrepare(FunctionPass):
    """The pass `gpu-codegen-prepare`."""

    name = "gpu-codegen-prepare"
    summary = "Prepare for code generation what LLVM's CodeGenPrepare would, as it suits a GPU"
    preserved = frozenset({DominatorTree, LoopInfo})

    def run(self, function: Function, context: Context) -> bool:
        if "optnone" in function.attributes:
            return False
        if ATTRIBUTE not in function.attributes:
            if _may_hold(_DIVISIONS, ("udiv", "sdiv", "urem", "srem"), function):
                _bypass(function, context)
            function.attributes = function.attributes.with_attribute(f'"{ATTRIBUTE}"')
        if _may_hold(_COMPARISONS, ("icmp", "fcmp"), function):
            from nvopt.passes.gpu_codegen_prepare.comparisons import sink_comparisons

            sink_comparisons(function, context.analyses.get(DominatorTree, function), context.analyses.get(LoopInfo, function))
        if function.is_parsed or _LOCAL.search(function.text):
            from nvopt.passes.gpu_codegen_prepare.offsets import sink_local_offsets

            sink_local_offsets(function)
        if _may_hold(_EXTENSIONS, ("sext", "zext"), function):
            from nvopt.passes.gpu_codegen_prepare.index_products import multiply_indices

            multiply_indices(function, context.analyses.get(DominatorTree, function))
        if _may_hold(_COUNTS, ("call",), function):
            from nvopt.passes.gpu_codegen_prepare.parity import count_parities

            count_parities(function)
        if _may_hold(_CONVERSIONS, ("sitofp", "uitofp"), function):
            from nvopt.passes.gpu_codegen_prepare.bytes_to_floats import extend_bytes

            extend_bytes(function)
        return True


def _bypass(function: Function, context: Context) -> None:
    from nvopt.analysis.value_tracking.tracking import ValueTracking  # late: few functions divide
    from nvopt.passes.gpu_codegen_prepare.slow_division import bypass_slow_divisions
    from nvopt.transforms.blocks import CFGAnalyses

    kept = CFGAnalyses(context.analyses.get(DominatorTree, function), context.analyses.get(LoopInfo, function))
    for result in bypass_slow_divisions(function, ValueTracking(function, kept.dominators), kept):
        if context.remarks.enabled:
            args = (("String", "divides 64 bits as 32 where both numbers are that short"),)
            place = location_of(result) or location_of_function(function)
            context.remarks.emit(Remark("Passed", GPUCodeGenPrepare.name, "ShortDivision", function.name, args, place))


def _may_hold(line: re.Pattern[str], opcodes: Collection[str], function: Function) -> bool:
    """Whether there may be such an instruction: of one of the opcodes, or by the text of a function that nobody has read."""
    if function.is_parsed:
        return any(one.opcode in opcodes for one in function.instructions())
    return line.search(function.text) is not None
