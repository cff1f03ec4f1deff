"""Which pointers are the only way to what they point to: parameters that are `noalias`, and what users promise of others.

A group of pointers is restricted as a whole: all loads of one field of a struct read the same pointer.
"""

from __future__ import annotations

from dataclasses import dataclass

from nvopt.analysis.constant_folding.addresses import gep_offset
from nvopt.analysis.memory.pointer_fates import pointer_fates
from nvopt.analysis.memory.pointer_origins import PointerOrigins
from nvopt.ir import Argument, CastInst, Constant, DataLayout, Function, GetElementPtrInst, LoadInst, PointerType, Value

COPIED = ("byval", "byref", "inalloca", "preallocated")
"""Such a parameter points to what the call makes for it; users have no pointer to that."""

MOST_SCOPES = 64
"""Pointers of a function that have scopes. Each access says something of each."""


@dataclass(frozen=True)
class Promises:
    """What the user says of pointers that have no mark: those in structs that kernels get, those that marked ones lead to."""

    in_structs: bool
    multi_level: bool


@dataclass(frozen=True, eq=False)
class Restricted:
    """Pointers that are one, and what it is called: `%p`, `%s+8` for a field, `%p.*` for what is loaded through `%p`."""

    name: str
    values: tuple[Value, ...]


class RestrictedPointers:
    """Those of a function, and what becomes of all its pointers. ReadError where it can't be read."""

    __slots__ = ("fates", "function", "groups", "has_fields", "origins")

    def __init__(self, function: Function, promises: Promises) -> None:
        self.function = function
        self.groups = [Restricted(one.ref, (one,)) for one in marked_parameters(function)]
        pointers = [one for one in function.args if isinstance(one.type, PointerType)]
        self.origins = PointerOrigins(function, pointers)
        self.fates = pointer_fates(function, self.origins)
        fields = self._fields() if function.is_kernel else []
        self.has_fields = bool(fields)
        promised = fields if promises.in_structs else []
        promised += self._loaded_through_marked() if promises.multi_level else []
        if promised:
            self.groups += promised
            self.origins = PointerOrigins(function, [*pointers, *(value for group in promised for value in group.values)])
            self.fates = pointer_fates(function, self.origins)

    def with_scopes(self) -> list[Restricted]:
        """The groups that have scopes of their own: the first ones."""
        return self.groups[:MOST_SCOPES]

    def _fields(self) -> list[Restricted]:
        """The pointers in the structs of a kernel that stay as the host filled them in."""
        found: dict[tuple[Argument, int], list[Value]] = {}
        for load in self._loads_of_pointers():
            field = _field(load.pointer, self.function.module.data_layout)
            if field is not None and not self._may_change(field[0]):
                found.setdefault(field, []).append(load)
        return [Restricted(f"{argument.ref}+{offset}", tuple(loads)) for (argument, offset), loads in found.items()]

    def _loaded_through_marked(self) -> list[Restricted]:
        found: dict[Value, list[Value]] = {}
        for load in self._loads_of_pointers():
            origins = self.origins.of(load.pointer)
            root = next(iter(origins)) if len(origins) == 1 else None
            if isinstance(root, Argument) and _is_marked(root) and not self._may_change(root):
                found.setdefault(root, []).append(load)
        return [Restricted(f"{root.ref}.*", tuple(loads)) for root, loads in found.items()]

    def _loads_of_pointers(self) -> list[LoadInst]:
        return [one for one in self.function.instructions() if isinstance(one, LoadInst) and isinstance(one.type, PointerType)]

    def _may_change(self, root: Value) -> bool:
        return root in self.fates.written or root in self.fates.escaped or root in self.fates.passed_roots


def marked_parameters(function: Function) -> list[Argument]:
    """The parameters that say so."""
    return [one for one in function.args if _is_marked(one)]


def _is_marked(argument: Argument) -> bool:
    return isinstance(argument.type, PointerType) and "noalias" in argument.attributes and not is_copied(argument)


def is_copied(argument: Argument) -> bool:
    """Whether the parameter points to a copy."""
    return any(key in argument.attributes for key in COPIED)


def _field(pointer: Value, layout: DataLayout) -> tuple[Argument, int] | None:
    """The struct that a kernel gets by value, and the byte of it, that the pointer is the address of."""
    offset = 0
    while not isinstance(pointer, Argument):
        match pointer:
            case CastInst(opcode="addrspacecast"):
                pointer = pointer.operands[0]
            case GetElementPtrInst():
                indices = [one for one in pointer.indices if isinstance(one, Constant)]
                moved = gep_offset(pointer.source_type, indices, layout) if len(indices) == len(pointer.indices) else None
                if moved is None:
                    return None
                offset, pointer = offset + moved, pointer.pointer
            case _:
                return None
    return (pointer, offset) if "byval" in pointer.attributes else None
