"""`nv-inline-must`: calls that PTX can't make, or that are nothing but another call, are to be inlined.

    call <4 x float> @fetch(i64 %texture, float %x)                    ... #0     ; #0 = { alwaysinline }, for always-inline behind it
    define internal <4 x float> @fetch(i64 %t, float %x) { ... @llvm.nvvm.tex.1d.v4f32.f32(i64 %t, i64 0, float %x) ... }

Every call is marked of a function

* that accesses a texture, surface or sampler through a parameter by an intrinsic other than the `unified` ones: such a handle is a name in
  PTX, and none that a call can pass;
* that takes or returns a value of more bytes than parameters may have (4,352, from sm_70 on 32,764);
* that is a thin wrapper: of `__nv_*` or an intrinsic, and casts.

What can't be inlined gets a remark: `fetch not AlwaysInline into kernel: it calls itself`. No level runs it: std inlines wrappers, and
public CUDA has none of the others.

Source: the public description of cicc v13.0, which names kinds without limits.
"""

from __future__ import annotations

import re

from nvopt.analysis.call_graph import CallGraph
from nvopt.ir import Argument, CallInst, DataLayout, Function, Module
from nvopt.ir.instructions import CastInst, ReturnInst
from nvopt.ir.types import void
from nvopt.passes.base import Context, ModulePass
from nvopt.passes.inlining import have_inlined, remark, undecided_calls, why_never_inlined, why_not_inlined
from nvopt.target.limits import parameter_bytes

_BY_NAME = re.compile(r"llvm\.nvvm\.(?:tex\.(?!unified)|tld4\.(?!unified)|suld\.|sust\.|suq\.|txq\.)")
_WRAPPED = ("__nv_", "llvm.")


class NVInlineMust(ModulePass):
    """The pass `nv-inline-must`."""

    name = "nv-inline-must"
    summary = "Have calls inlined that PTX can't make, and calls of thin wrappers, for always-inline behind it"

    def run(self, module: Module, context: Context) -> bool:
        graph = CallGraph(module)
        callers = [function for function in module.functions if not function.is_declaration and graph.callees(function)]
        most = parameter_bytes(context.target.arch(None))
        must = {function: None for caller in callers for function in graph.callees(caller)}
        why = {function: _why_it_must(function, module.data_layout, most) for function in must}
        changed = False
        for caller in callers:
            for call, callee in undecided_calls(caller):
                if why.get(callee) is None:
                    continue
                declined = why_never_inlined(callee, graph) or why_not_inlined(call, callee)
                pieces = (("Callee", callee.name), ("String", " AlwaysInline into "), ("Caller", caller.name))
                if declined is not None:
                    pieces = (("Callee", callee.name), ("String", " not AlwaysInline into "), ("Caller", caller.name))
                    remark(context, self.name, "Missed", "NotInlined", call, *pieces, ("String", f": {declined}"))
                    continue
                remark(context, self.name, "Passed", "MustInline", call, *pieces, ("String", f": {why[callee]}"))
                have_inlined(call)
                changed = True
        return changed


def _why_it_must(function: Function, layout: DataLayout, most: int) -> str | None:
    type = function.function_type
    largest = max(
        (layout.alloc_size(one) for one in (*type.params, type.return_type) if one is not void and layout.is_sized(one)), default=0
    )
    if largest > most:
        return f"it passes {largest} bytes"
    if any(_is_handle(argument) for argument in function.args):
        return "PTX has names for what it accesses"
    return "it is a wrapper" if _is_wrapper(function) else None


def _is_handle(argument: Argument) -> bool:
    return any(isinstance(user, CallInst) and _BY_NAME.match(user.callee_name) for user in argument.users)


def _is_wrapper(function: Function) -> bool:
    if len(function.blocks) > 1:
        return False
    rest = [inst for inst in function.entry if not isinstance(inst, (CastInst, ReturnInst))]
    return len(rest) == 1 and isinstance(rest[0], CallInst) and rest[0].callee_name.startswith(_WRAPPED)
