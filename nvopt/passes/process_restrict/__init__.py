"""process-restrict: what `__restrict__` says becomes alias scopes and `!invariant.load`, also in the functions that a kernel calls.

    define internal float @row(ptr addrspace(1) %p, i64 %i) {         ; in each call %p is %in of the kernel
      %q = getelementptr float, ptr addrspace(1) %p, i64 %i
      %v = load float, ptr addrspace(1) %q, align 4
    ...
    define ptx_kernel void @k(ptr addrspace(1) noalias %in, ptr addrspace(1) noalias %out, i64 %i) {
      %v = call float @row(ptr addrspace(1) %in, i64 %i)
      store float %v, ptr addrspace(1) %out, align 4

becomes

      %v = load float, ptr addrspace(1) %q, align 4, !invariant.load !0
    ...
      store float %v, ptr addrspace(1) %out, align 4, !alias.scope !1, !noalias !2

and the load is `ld.global.nc`, which code generation by itself makes of loads through a kernel's own parameters only.

* A pointer parameter counts as restricted where it is `noalias`; `-nvptx-kernel-params-restrict` makes those of all kernels so, as nvcc's
  `-restrict`. `-allow-restrict-in-struct` takes pointers in structs that kernels get by value for restricted, each field, where nothing is
  written to the struct; `-apply-multi-level-restrict` what is loaded through a restricted pointer. IR has no mark for these two: they are
  the user's promise for all pointers of that kind, and wrong results come of it where that isn't true.
* Each restricted pointer, of the first 64 of a function, has a scope; see `scopes`. A function whose scopes are made gets the attribute
  "nvopt-restrict-processed" and is left alone from then on. With `propagate-only` it is such functions that are looked at: accesses that
  have come since, by inlining or copying, are put into the scopes that are there.
* Memory that a kernel reads through a restricted pointer and writes through none, nor any function that it calls, is invariant while it
  runs; see `invariant_loads`. Loads of a function that is called with other memory as well stay as they are.

Run it behind memory-space-opt, and ahead of what profits: a second run of LLVM's, or code generation.

Source: the public description of cicc's pass for the walk, the knobs and the order; LLVM's inliner for what scopes can say. That loads are
invariant by what kernels do, and not by `noalias` of the functions that they call, is nvopt's own.
"""

from __future__ import annotations

from dataclasses import dataclass

from nvopt.analysis.locations import location_of_function
from nvopt.ir import Argument, Function, Module, PointerType, ReadError, Value
from nvopt.knobs import declare
from nvopt.passes.base import Context, ModulePass
from nvopt.passes.process_restrict.invariant_loads import mark_loads, never_written
from nvopt.passes.process_restrict.restricted import Promises, RestrictedPointers, is_copied, marked_parameters
from nvopt.passes.process_restrict.scopes import add_known_scopes, add_new_scopes
from nvopt.remarks import Remark, RemarkKind, RemarkSink
from nvopt.target.triples import may_be_gpu

_SOURCE = "cicc's process-restrict"
ENABLED = declare("process-restrict", True, "Let process-restrict act on what is restricted", source=_SOURCE)
KERNEL_PARAMETERS = declare(
    "nvptx-kernel-params-restrict", False, "Pointer parameters of kernels are restricted, all of them", source=_SOURCE
)
IN_STRUCTS = declare("allow-restrict-in-struct", False, "Pointers in structs that kernels get are restricted, all of them", source=_SOURCE)
MULTI_LEVEL = declare("apply-multi-level-restrict", False, "Pointers loaded through restricted ones are restricted, too", source=_SOURCE)
DUMP = declare("dump-process-restrict", False, "Print functions before and after", source=_SOURCE)

MARK = "nvopt-restrict-processed"


@dataclass(frozen=True)
class ProcessRestrict(ModulePass):
    """The pass `process-restrict`."""

    name = "process-restrict"
    summary = "Turn noalias of parameters into alias scopes and invariant loads, down the call graph"

    propagate_only: bool = False

    def run(self, module: Module, context: Context) -> bool:
        """True where something is marked that wasn't."""
        if not context.knobs[ENABLED] or not may_be_gpu(module.triple):
            return False
        restricts = context.knobs[KERNEL_PARAMETERS] and not self.propagate_only
        changed = [_restrict(argument) for function in module.functions if restricts and function.is_kernel for argument in function.args]
        readings = self._readings(module, context)
        kept = never_written(readings)
        changed += [self._process(pointers, kept, context) for pointers in readings.values()]
        return any(changed)

    def _readings(self, module: Module, context: Context) -> dict[Function, RestrictedPointers]:
        """The functions with restricted pointers, and those that get them passed."""
        promises = Promises(context.knobs[IN_STRUCTS], context.knobs[MULTI_LEVEL])
        looks_into_structs = promises.in_structs or context.remarks.enabled
        found: dict[Function, RestrictedPointers] = {}
        pending = [one for one in module.functions if not one.is_declaration and _may_have_some(one, looks_into_structs)]
        while pending:
            function = pending.pop()
            if function in found:
                continue
            try:
                found[function] = RestrictedPointers(function, promises)
            except ReadError:
                continue  # it is left as it is, and what is passed to it is lost sight of
            pending += [parameter.parent for parameter, _ in found[function].fates.passed if parameter.parent is not None]
        return {function: found[function] for function in module.functions if function in found}

    def _process(self, pointers: RestrictedPointers, kept: set[Value], context: Context) -> bool:
        function = pointers.function
        before = str(function) if context.knobs[DUMP] else ""
        is_processed = MARK in function.attributes
        scoped = 0
        if pointers.groups and is_processed == self.propagate_only and "optnone" not in function.attributes:
            scoped = add_known_scopes(pointers) if is_processed else add_new_scopes(pointers)
        is_marked = scoped > 0 and not is_processed
        if is_marked:
            function.attributes = function.attributes.with_attribute(f'"{MARK}"')
        invariant = mark_loads(pointers, kept)
        if before and (scoped or invariant):
            context.echo(f"{before}\n{function}\n")
        _report(context.remarks, pointers, scoped, invariant, promised=context.knobs[IN_STRUCTS])
        return scoped > 0 or invariant > 0


def _restrict(argument: Argument) -> bool:
    if not isinstance(argument.type, PointerType) or is_copied(argument) or "noalias" in argument.attributes:
        return False
    argument.attributes = argument.attributes.with_attribute("noalias")
    return True


def _may_have_some(function: Function, looks_into_structs: bool) -> bool:
    """Whether its head shows a restricted parameter, or a struct in which there may be restricted pointers."""
    takes_structs = looks_into_structs and function.is_kernel and any("byval" in one.attributes for one in function.args)
    return takes_structs or bool(marked_parameters(function))


def _report(remarks: RemarkSink, pointers: RestrictedPointers, scoped: int, invariant: int, *, promised: bool) -> None:
    if not remarks.enabled:
        return
    if scoped:
        names = ", ".join(group.name for group in pointers.with_scopes())
        _emit(
            remarks,
            "Passed",
            "Scopes",
            pointers.function,
            f"{_number(scoped, 'access', 'accesses')} in or outside of the scopes of {names}",
        )
    if invariant:
        _emit(
            remarks, "Passed", "InvariantLoads", pointers.function, f"{_number(invariant, 'load', 'loads')} of memory that nothing writes"
        )
    if pointers.has_fields and not promised:
        message = "has pointers in structs: -allow-restrict-in-struct takes them for restricted"
        _emit(remarks, "Missed", "RestrictInStruct", pointers.function, message)


def _number(count: int, one: str, more: str) -> str:
    return f"{count} {one if count == 1 else more}"


def _emit(remarks: RemarkSink, kind: RemarkKind, name: str, function: Function, message: str) -> None:
    remark = Remark(kind, ProcessRestrict.name, name, function.name, (("String", message),), location_of_function(function))
    remarks.emit(remark)
