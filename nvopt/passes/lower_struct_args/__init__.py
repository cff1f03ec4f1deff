"""lower-struct-args: arguments passed by value are read where they lie, or what is needed of them is copied to local memory once.

A `byval` argument of a kernel is the address of a struct in parameter memory, which can be read but not written, and which has no
generic address on every GPU. LLVM's code generation copies such an argument to local memory where it can't prove that it is only read
through addresses that it can follow; from 65 bytes on that copy goes byte by byte. This pass decides it on the IR.

With `lower-struct-args<opt-byval>` what is only read is read in place:

    define ptx_kernel void @f(ptr byval(%struct.S) align 8 %s, ptr %out, i64 %i) {
      %x = getelementptr inbounds %struct.S, ptr %s, i64 0, i32 1, i64 %i
      %v = load float, ptr %x, align 4

becomes

      %s.param = addrspacecast ptr %s to ptr addrspace(101)
      %x = getelementptr inbounds %struct.S, ptr addrspace(101) %s.param, i64 0, i32 1, i64 %i
      %v = load float, ptr addrspace(101) %x, align 4

Everything else, and without opt-byval every argument that is used, is copied where it is first needed:

      %s.local = alloca %struct.S, align 8
      ...
    work:                                             (behind an early return, ahead of every loop)
      %s.param = addrspacecast ptr %s to ptr addrspace(101)
      %split = load i32, ptr addrspace(101) %s.param, align 8
      store i32 %split, ptr %s.local, align 8
      ...                                             (all uses of %s go to %s.local)

* Read in place: an argument that is used by nothing but loads (neither volatile nor atomic), memcpy and memmove that read it, and
  llvm.assume, through GEPs, casts, and phis and selects that choose among addresses of that argument. These choose among offsets
  afterwards; a memmove becomes a memcpy, since nothing else is written there; assumptions about the addresses are dropped.
* Only what may be read is copied, also by functions that get the address and whose definitions are here. Where the address goes
  elsewhere, or a read is at an offset that isn't constant, all of it is. The copy is made in the last block that is on every way to the
  uses, and in no loop.
* A copy of less than `-max-aggr-copy-size` bytes is made field by field, each with the alignment that its offset has; padding is copied
  too, by integers, since the data of a C union may be there. From that size on it is one memcpy from parameter memory for each stretch
  of bytes: run lower-aggr-copies behind this pass.
* `-lsa-opt` (on): with `-lsa-opt=0` the pass does nothing, and arguments are left to code generation.
* Device functions are handled with `-lower-read-only-devicefn-byval`: what is only read is read in place, what is only passed on by value
  too. The rest is left alone, since such an argument lies in local memory of its own, where a copy would be a second one. A device
  function's parameters can be addressed as local memory only (PTX ISA, device function parameters; LLVM makes wrong code of a cast to
  parameter space there), so it is address space 5 instead of 101 here, and `-devicefn-param-always-local=0` leaves them alone. Such
  functions must not be inlined afterwards: what a caller passes lies anywhere.
* What a kernel only reads, but not in a way that can be followed (it is passed on by value or to a function that only reads it, its
  address is compared, another may be chosen), is left alone where the GPU is known to be sm_89 or newer: LLVM's code generation reads it in
  place. For older ones it makes a copy, and the one made here is wider.
* `-hoist-load-param`: loads at constant offsets of what is read in place are made in the entry block, each once.
* Left alone, with a remark: grid constants (`"nvvm.grid_constant"`) that can't be read in place, since all threads share their
  address; arguments that are written and cast to an address space; functions that are naked or hold musttail calls; types without a
  fixed layout; modules for another target than NVPTX. What reads its argument through casts to the space it lies in, and nothing else,
  has been lowered already.

The signature stays. A `memory(...)` attribute and attributes of the argument that speak against reading it are corrected. Variables
that debug records tell to be in the argument are in the copy then, of which fields that nobody reads are not set.

Run it late. LLVM's passes may turn addresses in parameter space into phis and selects of such addresses, which LLVM's code generation
gets wrong before PTX 7.7 (the default for GPUs below sm_89): it copies the argument to local memory and reads the copy as parameter space.
cicc runs lower-struct-args<opt-byval>, lower-aggr-copies<lower-aggr-func-args> and memory-space-opt in this order.

Source: names, texts and defaults of the knobs are cicc's; what is right to do was found by LLVM's code generation and ptxas.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from nvopt.analysis.aggregate_layout import Leaves
from nvopt.analysis.dominators import DominatorTree
from nvopt.analysis.loops import LoopInfo
from nvopt.ir import Argument, BasicBlock, CallInst, Function, PointerType, Type
from nvopt.ir.reading.cursor import Cursor
from nvopt.knobs import declare
from nvopt.passes.base import Context, FunctionPass
from nvopt.passes.lower_aggr_copies import MAX_AGGR_COPY_SIZE
from nvopt.passes.lower_struct_args.callee_reads import CalleeReads
from nvopt.passes.lower_struct_args.copy_place import block_for_copy
from nvopt.passes.lower_struct_args.entry import EntryCode, HeadCode
from nvopt.passes.lower_struct_args.hoist import hoist_loads
from nvopt.passes.lower_struct_args.in_place import read_in_place
from nvopt.passes.lower_struct_args.local_copy import ByVal, copy_to_local
from nvopt.passes.lower_struct_args.report import (
    PASS_NAME,
    report_copied,
    report_hoisted,
    report_in_place,
    report_left,
    report_not_in_place,
)
from nvopt.passes.lower_struct_args.uses import ArgumentUses
from nvopt.target.address_spaces import GENERIC, LOCAL, PARAM
from nvopt.target.triples import may_be_gpu

_SOURCE = "cicc v13.0"
OPTIMIZE = declare("lsa-opt", True, "Optimize copying of struct args to local memory", source=_SOURCE)
LOWER_DEVICE_BYVAL = declare(
    "lower-read-only-devicefn-byval", False, "Handling byval attribute of args to device functions as well", source=_SOURCE
)
HOIST_LOADS = declare("hoist-load-param", False, "Generate all ld.param in the entry block", source=_SOURCE)
DEVICE_PARAM_ALWAYS_LOCAL = declare(
    "devicefn-param-always-local", True, "Treat parameter space as local space in device functions", source=_SOURCE
)
_TAKES_BYVAL = re.compile(r"^define .*\bbyval\(", re.M)
_FIRST_ARCH_WITH_CVTA_PARAM = 890
_GRID_CONSTANT = "nvvm.grid_constant"


@dataclass(frozen=True)
class LowerStructArgs(FunctionPass):
    """Read arguments passed by value in place, or copy them once."""

    name = PASS_NAME
    summary = "Read byval arguments in parameter space, or copy them to local memory at the entry"

    opt_byval: bool = False

    def run(self, function: Function, context: Context) -> bool:
        """Lowers every byval argument that can be; True where there was one."""
        if not context.knobs[OPTIMIZE] or (not function.is_parsed and not _TAKES_BYVAL.search(function.text)):
            return False
        arguments = [argument for argument in function.args if "byval" in argument.attributes and argument.is_used]
        why = _why_function_is_left(function, context) if arguments else None
        if why is not None:
            for argument in arguments:
                report_left(context.remarks, argument, why)
            return False
        lowering = _Lowering(function, context, self.opt_byval)
        lowered = [lowering.lower(argument) for argument in arguments]
        return any(lowered)


def _why_function_is_left(function: Function, context: Context) -> str | None:
    """Why the arguments of `function` are left as they are, None where they can be lowered."""
    triple = function.module.triple
    if not may_be_gpu(triple):
        return f"{triple} has no parameter space"
    if not function.is_kernel and not context.knobs[LOWER_DEVICE_BYVAL]:
        return f"it is a device function's, which takes -{LOWER_DEVICE_BYVAL.name}"
    if not function.is_kernel and not context.knobs[DEVICE_PARAM_ALWAYS_LOCAL]:
        return f"a device function's can be addressed as local memory only, which takes -{DEVICE_PARAM_ALWAYS_LOCAL.name}"
    if "naked" in function.attributes:
        return "the function is naked"
    if any(isinstance(call, CallInst) and call.tail == "musttail" for call in function.instructions()):
        return "the function holds a musttail call"
    return None


class _Lowering:
    """The work on one function."""

    def __init__(self, function: Function, context: Context, in_place: bool) -> None:
        self.function, self.context, self.in_place = function, context, in_place
        self.layout = function.module.data_layout
        self.space = PARAM if function.is_kernel else LOCAL
        self.entry = EntryCode(function)
        self.heads: dict[BasicBlock, HeadCode] = {function.entry: self.entry}
        self.callees = CalleeReads(self.layout)

    def lower(self, argument: Argument) -> bool:
        """Lowers one argument; whether anything changed."""
        remarks = self.context.remarks
        if argument.type is not PointerType.get(GENERIC):
            report_left(remarks, argument, "it is no generic pointer")
            return False
        type = _byval_type(argument)
        if not Leaves(self.layout).has_layout(type):
            report_left(remarks, argument, f"{type} has no fixed layout")
            return False
        align = argument.attributes.integer("align") or self.layout.abi_align(type)
        byval = ByVal(argument, type, self.layout.alloc_size(type), align, self.space)
        uses = self._uses(byval)
        lowered = not uses.is_in_place and self._lower(byval, uses)
        return self._hoist(byval) or lowered

    def _lower(self, byval: ByVal, uses: ArgumentUses) -> bool:
        remarks, argument = self.context.remarks, byval.argument
        if self.in_place and uses.obstacle is None:
            report_in_place(remarks, argument, byval.size, "parameter" if self.space == PARAM else "local")
            read_in_place(uses, self.entry.cast(argument, self.space, f"{byval.stem}.param"))
            return True
        why = self._why_not_copied(uses)
        if why is not None:
            report_left(remarks, argument, why, uses.obstacle[1] if uses.obstacle is not None else None)
            return False
        if self.in_place and uses.obstacle is not None:
            report_not_in_place(remarks, argument, *uses.obstacle)
        limit = self.context.knobs[MAX_AGGR_COPY_SIZE]
        copied = copy_to_local(byval, uses.bytes_read, limit, self.entry, self._place_for_copy(uses), self.layout)
        report_copied(remarks, argument, copied, byval.size)
        return True

    def _place_for_copy(self, uses: ArgumentUses) -> HeadCode:
        analyses = self.context.analyses
        block = block_for_copy(uses.accesses, analyses.get(DominatorTree, self.function), analyses.get(LoopInfo, self.function))
        return self.heads.setdefault(block, HeadCode(block))

    def _why_not_copied(self, uses: ArgumentUses) -> str | None:
        """Why an argument that isn't read in place isn't copied either."""
        reason = None
        if self.space == LOCAL:
            reason = "it lies in local memory already"
        elif _GRID_CONSTANT in uses.argument.attributes:
            reason = "it is a grid constant, whose address threads may share"
        elif uses.spaces:
            reason = f"it is cast to address space {min(uses.spaces)}"
        elif self.in_place and uses.is_only_read and self._params_have_generic_addresses():
            reason = "this GPU reads it by a generic address"
        if reason is None or uses.obstacle is None:
            return reason
        return f"{reason}, and not read in place: {uses.obstacle[0]}"

    def _params_have_generic_addresses(self) -> bool:
        """Whether LLVM's code generation knows of `cvta.param`: from PTX 7.7 on, less than what it takes for this GPU by default."""
        arch = self.context.target.arch(self.function.attributes.value("target-cpu"))
        return arch is not None and arch >= _FIRST_ARCH_WITH_CVTA_PARAM

    def _hoist(self, byval: ByVal) -> bool:
        if not self.in_place or not self.context.knobs[HOIST_LOADS]:
            return False
        uses = self._uses(byval)
        if uses.obstacle is not None or not uses.is_in_place:
            return False
        hoisted = hoist_loads(self.function, byval, uses, self.layout)
        if hoisted:
            report_hoisted(self.context.remarks, byval.argument, hoisted)
        return hoisted > 0

    def _uses(self, byval: ByVal) -> ArgumentUses:
        return ArgumentUses(byval.argument, self.space, byval.size, self.layout, self.callees.of)


def _byval_type(argument: Argument) -> Type:
    text = argument.attributes.value("byval")
    assert text is not None
    assert argument.parent is not None
    return Cursor(argument.parent.module, text).type()
