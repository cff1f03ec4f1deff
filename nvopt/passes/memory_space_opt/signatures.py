"""Parameters and results of functions that only this module calls get the address space that they have in all calls.

    define internal float @head(ptr %p) {                       define internal float @head(ptr addrspace(3) %p) {
      %v = load float, ptr %p, align 4        becomes             %v = load float, ptr addrspace(3) %p, align 4
      ...                                                         ...
      %x = call float @head(ptr %shared)                          %x = call float @head(ptr addrspace(3) @tile)

It happens to internal and private definitions all of whose uses are direct calls, for the generic pointers among their parameters
through which memory is accessed, and for a generic pointer that is returned. Calls are followed through each other, recursion too. A
pointer that differs between calls, and one that means a place in the frame (`byval`, `sret`), stays as it is.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from nvopt.analysis.callers import known_calls
from nvopt.analysis.signatures import FREE_CONVENTIONS, has_musttail_call
from nvopt.ir import (
    Argument,
    AttributeSet,
    Builder,
    CallInst,
    Function,
    GetElementPtrInst,
    Instruction,
    Module,
    PHINode,
    PointerType,
    ReadError,
    ReturnInst,
    SelectInst,
    Value,
)
from nvopt.ir.types import ptr, void
from nvopt.passes.lower_struct_args.entry import EntryCode
from nvopt.passes.memory_space_opt.accesses import IS_SPACE, accesses_of
from nvopt.passes.memory_space_opt.report import Report
from nvopt.passes.memory_space_opt.spaces import KNOWN, Assumptions, Spaces, name_in_space
from nvopt.patterns import late
from nvopt.target.address_spaces import GENERIC, NAMES

_CANDIDATE = late(r"(?:;.*\n)*define (?:internal|private) .*\bptr(?! addrspace).*$", re.M)
_PINNING = ("naked", "presplitcoroutine", "thunk", "optnone")
"""Attributes of functions whose parameters or bodies must stay as they are."""
_PLACED = ("byval", "byref", "sret", "inalloca", "preallocated", "nest", "swiftself", "swiftasync", "swifterror")
"""Attributes of parameters that say where their memory is, or in which register they come."""
_OF_GENERIC = ("nonnull", "dereferenceable_or_null", "returned")
"""Attributes that may not hold of the pointer in its space: what is null there may be an address here."""


@dataclass(eq=False, repr=False)
class _Candidate:
    """A function that can be changed, with all its calls."""

    function: Function
    calls: list[CallInst]
    arguments: list[int]
    """Positions of the parameters that can be changed."""
    returns: list[Value] = field(default_factory=list)
    """What it returns, where that is a generic pointer that can be changed."""


def specialize_signatures(module: Module, assumptions: Assumptions, report: Report) -> bool:
    """Changes the signatures that it pays to change; True where there were some."""
    candidates = [found for function in module.functions if (found := _candidate(function)) is not None]
    if not candidates:
        return False
    arguments: dict[Value, list[Value]] = {}
    results: dict[Value, list[Value]] = {}
    for candidate in candidates:
        for at in candidate.arguments:
            arguments[candidate.function.args[at]] = [call.args[at] for call in candidate.calls]
        if candidate.returns:
            results[candidate.function] = candidate.returns
    spaces = Spaces(module, assumptions, arguments, results)
    useful = accessed_arguments(argument for argument in arguments if isinstance(argument, Argument))
    changes = []
    for candidate in candidates:
        chosen = {at: spaces.of(candidate.function.args[at]) for at in candidate.arguments if candidate.function.args[at] in useful}
        chosen = {at: space for at, space in chosen.items() if space in KNOWN}
        result = _result_space(candidate, spaces)
        if chosen or result is not None:
            changes.append((candidate, chosen, result))
    for candidate, chosen, result in changes:
        _change(candidate, chosen, result, report)
    return bool(changes)


# -- which functions


def _candidate(function: Function) -> _Candidate | None:
    """The function with all its calls, if its signature can be changed and has a generic pointer in it."""
    if function.is_declaration or not _may_be_candidate(function):
        return None
    try:
        if not function.is_local or is_pinned(function):
            return None
        calls = _calls(function)
    except ReadError:
        return None
    if not calls:
        return None
    arguments = [at for at, arg in enumerate(function.args) if arg.type is ptr and not is_placed(at, arg, calls)]
    returns = _returned(function) if function.function_type.return_type is ptr and any(call.is_used for call in calls) else []
    return _Candidate(function, calls, arguments, returns) if arguments or returns else None


def _may_be_candidate(function: Function) -> bool:
    """Told from its line, without reading it."""
    return function.is_parsed or _CANDIDATE.match(function.text) is not None


def is_pinned(function: Function) -> bool:
    """Whether its signature, or its body, has to stay as it is, or has no generic pointer. ReadError where it can't be read."""
    type = function.function_type
    return (
        function.is_kernel
        or function.calling_convention not in FREE_CONVENTIONS
        or type.vararg
        or ptr not in (*type.params, type.return_type)
        or any(key in function.attributes for key in _PINNING)
        or has_musttail_call(function)
    )


def _calls(function: Function) -> list[CallInst]:
    """All calls of `function`; none where there may be others, or where one keeps its signature as it is."""
    calls = []
    for call in known_calls(function) or ():
        if not isinstance(call, CallInst) or not can_be_made_anew(call, function):
            return []
        calls.append(call)
    return [] if function.has_metadata_uses else calls


def can_be_made_anew(call: CallInst, function: Function) -> bool:
    """Whether a call of the function can become one of another signature, or of a copy."""
    return call.tail != "musttail" and call.calling_convention == function.calling_convention


def is_placed(at: int, argument: Argument, calls: Iterable[CallInst]) -> bool:
    """Whether the parameter's memory, or its register, is settled by how functions are called."""
    sets = (argument.attributes, *(call.arg_attributes[at] for call in calls))
    return any(key in attributes for attributes in sets for key in _PLACED)


def _returned(function: Function) -> list[Value]:
    return [block.terminator.operands[0] for block in function.blocks if isinstance(block.terminator, ReturnInst)]


# -- what pays


def accessed_arguments(arguments: Iterable[Argument]) -> set[Value]:
    """Those of `arguments` through which memory is accessed, be it in a function that is called with them."""
    accessed: set[Value] = set()
    passed_on: dict[Value, list[Value]] = {}
    found = list(arguments)
    for argument in found:
        for user, address in _uses(argument):
            if any(access.pointer is address for access in accesses_of(user, wmma=True)) or (
                isinstance(user, CallInst) and IS_SPACE.match(user.callee_name)
            ):
                accessed.add(argument)
            elif isinstance(user, CallInst) and isinstance(user.callee, Function) and not user.callee.is_declaration:
                for at, arg in enumerate(user.args):
                    if arg is address and at < len(user.callee.args):
                        passed_on.setdefault(user.callee.args[at], []).append(argument)
    todo: list[Value] = list(accessed)
    while todo:
        for caller in passed_on.get(todo.pop(), ()):
            if caller not in accessed:
                accessed.add(caller)
                todo.append(caller)
    return accessed


def _uses(argument: Argument) -> Iterator[tuple[Instruction, Value]]:
    """Who uses `argument` or a pointer computed from it, with that pointer; such computations aside."""
    seen: set[Value] = {argument}
    todo: list[Value] = [argument]
    while todo:
        address = todo.pop()
        for user in address.users:
            if isinstance(user, (GetElementPtrInst, PHINode, SelectInst)):
                if user not in seen:
                    seen.add(user)
                    todo.append(user)
            elif isinstance(user, Instruction):
                yield user, address


def _result_space(candidate: _Candidate, spaces: Spaces) -> int | None:
    if not candidate.returns:
        return None
    found = {space for value in candidate.returns if (space := spaces.known(value)) is not None}
    space = found.pop() if len(found) == 1 else None
    return space if space in KNOWN else None


# -- changing them


def _change(candidate: _Candidate, chosen: dict[int, int], result: int | None, report: Report) -> None:
    function = candidate.function
    args = list(function.args)
    entry = EntryCode(function)
    for at, space in chosen.items():
        report.argument(args[at], NAMES[space])
        args[at] = _in_space(args[at], space, entry)
    return_type = function.function_type.return_type
    if result is not None:
        report.result(function, NAMES[result])
        return_type = PointerType.get(result)
        for block in function.blocks:
            if isinstance(block.terminator, ReturnInst):
                builder = Builder.before(block.terminator)
                block.terminator.set_operand(0, builder.addrspacecast(block.terminator.operands[0], return_type))
        function.return_attributes = _of_space(function.return_attributes)
    function.change_signature(return_type, args)
    for arg in function.args:
        arg.attributes = arg.attributes.without("returned")
    for call in candidate.calls:
        _call_anew(call, function, chosen, result)


def _in_space(old: Argument, space: int, entry: EntryCode) -> Argument:
    """The parameter in its space; a cast of it takes the place of the old one."""
    name = old.name
    old.name = ""
    made = Argument(PointerType.get(space), name or None, _of_space(old.attributes))
    if old.is_used or old.has_metadata_uses:
        generic = entry.addrspacecast(made, ptr, name_in_space(made, GENERIC))
        old.replace_all_uses_with(generic)
    return made


def _call_anew(call: CallInst, function: Function, chosen: dict[int, int], result: int | None) -> None:
    """Puts a call with the new signature in the place of `call`."""
    builder = Builder.before(call)
    args = list(call.args)
    for at, space in chosen.items():
        args[at] = builder.addrspacecast(args[at], PointerType.get(space), name_in_space(args[at], space))
    bundled = [value for _, values in call.bundle_operands() for value in values]
    made = CallInst(function.function_type, function, args, None, call.flags, bundled)
    made.tail, made.calling_convention, made.addrspace = call.tail, call.calling_convention, call.addrspace
    made.attributes, made.bundles = call.attributes, list(call.bundles)
    made.arg_attributes = [(_of_space(old) if at in chosen else old).without("returned") for at, old in enumerate(call.arg_attributes)]
    made.return_attributes = call.return_attributes if result is None else _of_space(call.return_attributes)
    made.metadata.update(call.metadata)
    made.insert_before(call)
    name = call.name
    call.name = ""
    if result is None:
        call.replace_all_uses_with(made)
    elif call.is_used or call.has_metadata_uses:
        call.replace_all_uses_with(builder.addrspacecast(made, ptr, f"{name}.generic" if name else ""))
    call.erase()
    if made.type is not void:
        made.name = name


def _of_space(attributes: AttributeSet) -> AttributeSet:
    """What holds of a generic pointer and of the same pointer in its space."""
    for key in _OF_GENERIC:
        attributes = attributes.without(key)
    return attributes
