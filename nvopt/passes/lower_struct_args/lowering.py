"""The work of lower-struct-args on a function that takes arguments by value."""

from __future__ import annotations

from nvopt.analysis.aggregate_layout import Leaves
from nvopt.analysis.dominators import DominatorTree
from nvopt.analysis.loops import LoopInfo
from nvopt.ir import Argument, BasicBlock, CallInst, Function, PointerType, Type
from nvopt.ir.reading.cursor import Cursor
from nvopt.passes.base import Context
from nvopt.passes.lower_aggr_copies import MAX_AGGR_COPY_SIZE
from nvopt.passes.lower_struct_args import DEVICE_PARAM_ALWAYS_LOCAL, HOIST_LOADS, LOWER_DEVICE_BYVAL
from nvopt.passes.lower_struct_args.callee_reads import CalleeReads
from nvopt.passes.lower_struct_args.copy_place import block_for_copy
from nvopt.passes.lower_struct_args.entry import EntryCode, HeadCode
from nvopt.passes.lower_struct_args.hoist import hoist_loads
from nvopt.passes.lower_struct_args.in_place import read_in_place
from nvopt.passes.lower_struct_args.local_copy import ByVal, copy_to_local
from nvopt.passes.lower_struct_args.report import report_copied, report_hoisted, report_in_place, report_left, report_not_in_place
from nvopt.passes.lower_struct_args.uses import ArgumentUses
from nvopt.target.address_spaces import GENERIC, LOCAL, PARAM
from nvopt.target.triples import may_be_gpu

_FIRST_ARCH_WITH_CVTA_PARAM = 890
_GRID_CONSTANT = "nvvm.grid_constant"


def lower_arguments(function: Function, context: Context, in_place: bool) -> bool:
    """Lowers every byval argument that can be, with `in_place` so that it is read where it lies; True where there was one."""
    arguments = [argument for argument in function.args if "byval" in argument.attributes and argument.is_used]
    why = _why_function_is_left(function, context) if arguments else None
    if why is not None:
        for argument in arguments:
            report_left(context.remarks, argument, why)
        return False
    lowering = _Lowering(function, context, in_place)
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
        wanted = uses.bytes_read
        by_scalars = uses.is_of_scalars or sum(end - start for start, end in wanted) < self.context.knobs[MAX_AGGR_COPY_SIZE]
        copied = copy_to_local(byval, wanted, by_scalars, self.entry, self._place_for_copy(uses), self.layout)
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
