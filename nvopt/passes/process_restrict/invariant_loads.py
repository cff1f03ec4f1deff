"""Loads of what nothing writes while a kernel runs, down the call graph: `!invariant.load`, of which code generation makes `ld.global.nc`.

It starts from the kernels. What a restricted pointer of a kernel points to is read only where neither the kernel, nor any function that it
passes such a pointer to, writes through it or lets it escape. A parameter of an internal function points to such memory where it does in
every call. (`noalias` of a function that is no kernel says nothing of what its callers wrote before.)
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from nvopt.analysis.callers import known_calls
from nvopt.analysis.memory.pointer_origins import CONSTANT, Origin
from nvopt.ir import Argument, Function, LoadInst, MDNode, PointerType, Value
from nvopt.passes.process_restrict.restricted import RestrictedPointers
from nvopt.target.address_spaces import GENERIC, GLOBAL

Readings = Mapping[Function, RestrictedPointers]


def never_written(readings: Readings) -> set[Value]:
    """The pointers, restricted ones of kernels and parameters that these are passed to, to memory that nothing writes."""
    passed_to: dict[Value, list[Argument]] = {}
    for pointers in readings.values():
        for parameter, root in pointers.fates.passed:
            passed_to.setdefault(root, []).append(parameter)
    changed = _with_callers(readings, passed_to)
    roots = [
        value
        for function, pointers in readings.items()
        if function.is_kernel
        for group in pointers.groups
        if not any(one in changed for one in group.values)
        for value in group.values
    ]
    return _kept_down_the_calls(readings, roots, passed_to)


def _with_callers(readings: Readings, passed_to: Mapping[Value, list[Argument]]) -> set[Value]:
    """What may be written through or is lost sight of, there or in a function that it is passed to."""
    passed_from: dict[Argument, list[Value]] = {}
    for root, parameters in passed_to.items():
        for parameter in parameters:
            passed_from.setdefault(parameter, []).append(root)
    found: set[Value] = set()
    pending = [value for pointers in readings.values() for value in (*pointers.fates.written, *pointers.fates.escaped)]
    pending += [parameter for parameter in passed_from if parameter.parent not in readings]
    while pending:
        at = pending.pop()
        if at not in found:
            found.add(at)
            pending += passed_from.get(at, ()) if isinstance(at, Argument) else ()
    return found


def _kept_down_the_calls(readings: Readings, roots: Iterable[Value], passed_to: Mapping[Value, list[Argument]]) -> set[Value]:
    """The roots, and the parameters that get nothing else, in no call: all that can be reached, less what is found to get another."""
    kept = _reached(roots, passed_to)
    pending = [one for one in kept if isinstance(one, Argument) and not _is_kernels(one) and not _gets_only(readings, one, kept)]
    while pending:
        gone = pending.pop()
        if gone in kept:
            kept.remove(gone)
            pending += [one for one in passed_to.get(gone, ()) if one in kept and not _gets_only(readings, one, kept)]
    return kept


def _reached(roots: Iterable[Value], passed_to: Mapping[Value, list[Argument]]) -> set[Value]:
    found = set(roots)
    pending = list(found)
    while pending:
        for parameter in passed_to.get(pending.pop(), ()):
            if parameter not in found:
                found.add(parameter)
                pending.append(parameter)
    return found


def _is_kernels(parameter: Argument) -> bool:
    return parameter.parent is not None and parameter.parent.is_kernel


def _gets_only(readings: Readings, parameter: Argument, kept: set[Value]) -> bool:
    """Whether each call passes what is in `kept`, or constant memory."""
    function = parameter.parent
    assert function is not None
    calls = known_calls(function)
    if calls is None:
        return False
    at = function.args.index(parameter)
    for call in calls:
        caller = readings.get(call.function) if call.function is not None else None
        if caller is None or not all(one is CONSTANT or one in kept for one in caller.origins.of(call.args[at])):
            return False
    return True


def mark_loads(pointers: RestrictedPointers, kept: set[Value]) -> int:
    """Marks the loads of one function; their number. Volatile and atomic ones are left alone."""
    function = pointers.function
    loads = [
        one
        for one in function.instructions()
        if isinstance(one, LoadInst) and one.is_simple and "invariant.load" not in one.metadata and _reads_kept(pointers, one, kept)
    ]
    if loads:
        empty = function.module.new_metadata(MDNode(None, "", []))
        for load in loads:
            load.metadata["invariant.load"] = empty
    return len(loads)


def _reads_kept(pointers: RestrictedPointers, load: LoadInst, kept: set[Value]) -> bool:
    origins = pointers.origins.of(load.pointer)
    is_global = isinstance(load.pointer.type, PointerType) and load.pointer.type.addrspace in (GENERIC, GLOBAL)
    return is_global and any(not isinstance(one, Origin) for one in origins) and all(one is CONSTANT or one in kept for one in origins)
