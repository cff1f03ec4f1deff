"""What `!alias.scope` and `!noalias` say: an access in some scopes does not touch what another says that those don't.

    may_alias(scopes, noalias)     # of two accesses, the one's `!alias.scope` and the other's `!noalias`

Scopes belong to domains. Where in some domain all scopes of the one are among those that the other denies, nothing is shared.

Source: LLVM's ScopedNoAliasAA.
"""

from __future__ import annotations

from nvopt.ir import MDNode


def may_alias(scopes: MDNode | None, noalias: MDNode | None) -> bool:
    """Whether an access in these scopes may touch the same byte as one that denies those."""
    if scopes is None or noalias is None:
        return True
    held, denied = _by_domain(scopes), _by_domain(noalias)
    return not any(domain in held and held[domain] <= found for domain, found in denied.items())


def scopes_of(scope_list: MDNode) -> list[MDNode]:
    """The scopes of a list."""
    return [scope for scope in scope_list.operands if isinstance(scope, MDNode)]


def _by_domain(scope_list: MDNode) -> dict[MDNode, set[MDNode]]:
    found: dict[MDNode, set[MDNode]] = {}
    for scope in scopes_of(scope_list):
        domain = scope.operands[1] if len(scope.operands) > 1 else None
        if isinstance(domain, MDNode):
            found.setdefault(domain, set()).add(scope)
    return found
