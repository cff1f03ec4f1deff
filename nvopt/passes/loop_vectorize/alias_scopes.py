"""What checks of bounds ahead of a vector loop tell of its accesses: alias scopes.

    scopes = scopes_of(legality, module)         # None where nothing is checked, or differences, which tell only of neighbouring iterations
    scopes.annotate(wide_load, load)             # what was made of an access of the loop

Each group of pointers has a scope, and of each pair that is compared the first is said not to touch what is in the other's.

Source: LLVM's LoopVersioning (prepareNoAliasMetadata, annotateInstWithNoAlias). New here: scopes are declared, so that they say nothing of
other runs of the loop.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from nvopt.ir import Builder, Instruction, LoadInst, MDNode, Module, StoreInst, Value
from nvopt.transforms.alias_scopes import ScopeLists, declare, new_domain, new_scope

if TYPE_CHECKING:
    from nvopt.analysis.memory.loop_accesses import LoopAccesses
    from nvopt.passes.loop_vectorize.legality import Legality


def scopes_of(legality: Legality, module: Module) -> AliasScopes | None:
    """What the loop's checks tell."""
    if not legality.accesses.checks.is_needed or legality.differences is not None:
        return None
    return AliasScopes(legality.accesses, module)


class AliasScopes:
    """The scopes of a loop's groups of pointers."""

    def __init__(self, accesses: LoopAccesses, module: Module) -> None:
        self._lists = ScopeLists(module)
        domain = new_domain(module, "LVerDomain")
        groups = accesses.checks.groups
        self._scopes = [new_scope(module, domain) for _ in groups]
        self._apart: list[list[MDNode]] = [[] for _ in groups]
        for one, other in accesses.checks.pairs:
            self._apart[one].append(self._scopes[other])
        self._groups: dict[Value, set[int]] = {}
        for number, group in enumerate(groups):
            for member in group.members:
                self._groups.setdefault(member.pointer, set()).add(number)

    def declare(self, builder: Builder) -> None:
        """Says where the builder is that the scopes begin anew."""
        declare(self._scopes, builder)

    def annotate(self, made: Value, access: Instruction) -> None:
        """Says of what was made of an access what that keeps apart from. Nothing of a pointer that is one of two, in two groups."""
        if not isinstance(made, (LoadInst, StoreInst)) or not isinstance(access, (LoadInst, StoreInst)):
            return
        groups = self._groups.get(access.pointer, ())
        if len(groups) != 1:
            return
        (group,) = groups
        self._lists.add(made, "alias.scope", [self._scopes[group]])
        if self._apart[group]:
            self._lists.add(made, "noalias", self._apart[group])
