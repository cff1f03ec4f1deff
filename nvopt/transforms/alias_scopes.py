"""Alias scopes: metadata that says of accesses that they keep apart.

domain = new_domain(module, "LVerDomain")
a, b = new_scope(module, domain), new_scope(module, domain)
declare([a, b], builder)                          # they are new each time that control comes here
lists = ScopeLists(module)
lists.add(store, "alias.scope", [a])
lists.add(load, "noalias", [a])                   # what is loaded is not what that stores
"""

from __future__ import annotations

from collections.abc import Iterable

from nvopt.ir import Builder, Instruction, MDNode, MDString, MetadataAsValue, Module
from nvopt.ir.metadata import Field
from nvopt.transforms.blocks import function_of


def new_domain(module: Module, name: str) -> MDNode:
    """Where scopes of one purpose belong to."""
    return _self_reference(module, MDString(name))


def new_scope(module: Module, domain: MDNode, name: str | None = None) -> MDNode:
    """A scope that nothing is in yet."""
    return _self_reference(module, domain, *([MDString(name)] if name is not None else []))


def _self_reference(module: Module, *rest: Field) -> MDNode:
    """A node that nothing else is equal to."""
    node = module.new_metadata(MDNode(None, "", (), distinct=True))
    node.set_fields("", [("", node), *(("", one) for one in rest)], True)
    return node


def declare(scopes: Iterable[MDNode], builder: Builder) -> None:
    """Says where the builder is that what the scopes say holds until control comes here again. Without that a copy of the code, in an
    unrolled loop around it, would be taken for the same accesses."""
    assert builder.block is not None
    module = function_of(builder.block).module
    for scope in scopes:
        listed = module.new_metadata(MDNode(None, "", [("", scope)]))
        builder.intrinsic("experimental.noalias.scope.decl", [MetadataAsValue(listed)])


class ScopeLists:
    """Attaches scopes to a module's instructions: those that get the same ones share a node."""

    def __init__(self, module: Module) -> None:
        self._module = module
        self._made: dict[tuple[Field, ...], MDNode] = {}

    def add(self, instruction: Instruction, kind: str, scopes: Iterable[MDNode]) -> None:
        """Adds scopes to what the instruction's `alias.scope` or `noalias` says."""
        known = instruction.attachment(kind)
        listed = (*(known.operands if isinstance(known, MDNode) else ()), *scopes)
        if listed not in self._made:
            self._made[listed] = self._module.new_metadata(MDNode(None, "", [("", one) for one in listed]))
        instruction.metadata[kind] = self._made[listed]
