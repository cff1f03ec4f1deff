"""Alias scopes for the accesses of one function: each restricted pointer has one, in a domain of the function's.

An access that goes through restricted pointers alone is in their scopes; it denies the scopes of those that it certainly isn't derived
from. What is derived from a pointer of unknown origin may be derived from a restricted one that has escaped. What `noalias` says of a
function holds from one call to the next: where it may be inlined, in a loop say, its entry declares the scopes.

Source: LLVM's inliner, which makes such scopes of the `noalias` parameters of what it inlines (AddAliasScopeMetadata).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from nvopt.analysis.memory.alias_scopes import scopes_of
from nvopt.analysis.memory.pointer_origins import UNKNOWN, Origin
from nvopt.analysis.values.attributes import metadata_of
from nvopt.ir import (
    AllocaInst,
    AtomicCmpXchgInst,
    AtomicRMWInst,
    Builder,
    CallBase,
    Function,
    Instruction,
    LoadInst,
    MDNode,
    MDString,
    StoreInst,
    Value,
)
from nvopt.passes.process_restrict.restricted import Restricted, RestrictedPointers
from nvopt.transforms.alias_scopes import ScopeLists, declare, new_domain, new_scope

_COPIES = ("llvm.memcpy.", "llvm.memmove.")
_FILLS = ("llvm.memset.",)


def add_new_scopes(pointers: RestrictedPointers) -> int:
    """Makes a scope for each restricted pointer; the number of accesses that say something of them then."""
    function = pointers.function
    domain = new_domain(function.module, _domain_name(function))
    scopes = {group: new_scope(function.module, domain, group.name) for group in pointers.with_scopes()}
    added = _add(pointers, scopes)
    if added and not function.is_kernel:
        declare(scopes.values(), Builder.before(next(one for one in function.entry if not isinstance(one, AllocaInst))))
    return added


def add_known_scopes(pointers: RestrictedPointers) -> int:
    """The same with the scopes that an earlier run made, for the accesses that have come since."""
    found = _known_scopes(pointers.function)
    scopes = {group: found[group.name] for group in pointers.with_scopes() if group.name in found}
    return _add(pointers, scopes) if scopes else 0


def _domain_name(function: Function) -> str:
    return f"process-restrict: {function.name}"


def _known_scopes(function: Function) -> dict[str, MDNode]:
    """The scopes of the function's domain by name; without those of a name that copies of the function, inlined into itself, have too."""
    found: dict[str, MDNode | None] = {}
    for instruction in function.instructions():
        for kind in ("alias.scope", "noalias"):
            for scope in _scopes(instruction, kind):
                match scope.operands:
                    case [_, MDNode(operands=[_, MDString(text=domain)]), MDString(text=name)] if domain == _domain_name(function):
                        found[name] = scope if found.get(name, scope) is scope else None
    return {name: scope for name, scope in found.items() if scope is not None}


def _scopes(instruction: Instruction, kind: str) -> list[MDNode]:
    node = metadata_of(instruction, kind)
    return scopes_of(node) if node is not None else []


def _add(pointers: RestrictedPointers, scopes: dict[Restricted, MDNode]) -> int:
    group_of = {value: group for group in pointers.groups for value in group.values}
    escaped = {group for group in pointers.groups if any(_has_escaped(pointers, value) for value in group.values)}
    lists = ScopeLists(pointers.function.module)
    accesses = _accesses(pointers.function)
    return sum([_add_to(access, _origins(pointers, addresses), scopes, group_of, escaped, lists) for access, addresses in accesses])


def _has_escaped(pointers: RestrictedPointers, value: Value) -> bool:
    """Whether others may know the pointer: those that it was passed to, and all who can read what it was loaded from."""
    fates = pointers.fates
    return isinstance(value, LoadInst) or value in fates.escaped or value in fates.passed_roots


def _accesses(function: Function) -> Iterator[tuple[Instruction, list[Value]]]:
    """What touches memory, with the addresses that it goes to."""
    for instruction in function.instructions():
        match instruction:
            case LoadInst() | StoreInst():
                yield instruction, [instruction.pointer]
            case AtomicRMWInst() | AtomicCmpXchgInst():
                yield instruction, [instruction.operands[0]]
            case CallBase() if instruction.callee_name.startswith(_COPIES):
                yield instruction, [*instruction.args[:2]]
            case CallBase() if instruction.callee_name.startswith(_FILLS):
                yield instruction, [instruction.args[0]]


def _origins(pointers: RestrictedPointers, addresses: Iterable[Value]) -> set[Value | Origin]:
    return {origin for address in addresses for origin in pointers.origins.of(address)}


def _add_to(
    access: Instruction,
    origins: set[Value | Origin],
    scopes: dict[Restricted, MDNode],
    group_of: dict[Value, Restricted],
    escaped: set[Restricted],
    lists: ScopeLists,
) -> bool:
    """Adds to one access what is certain of it, and isn't said yet; True where that is something."""
    through = {group_of.get(one) if not isinstance(one, Origin) else None for one in origins}
    inside = [scopes[group] for group in scopes if group in through] if all(group in scopes for group in through) else []
    may_be_any = UNKNOWN in origins
    outside = [scope for group, scope in scopes.items() if group not in through and not (may_be_any and group in escaped)]
    return any([_say(access, "alias.scope", inside, lists), _say(access, "noalias", outside, lists)])


def _say(access: Instruction, kind: str, scopes: list[MDNode], lists: ScopeLists) -> bool:
    known = _scopes(access, kind)
    new = [scope for scope in scopes if scope not in known]
    if new:
        lists.add(access, kind, new)
    return bool(new)
