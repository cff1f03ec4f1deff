"""NVPTX's address spaces: their numbers, and which of them can hold the same byte.

Source: LLVM's NVPTX usage page, PTX ISA 6.4.1.1 (generic addressing): a generic address may lie in any window; a cluster's shared
memory contains the block's own; the window of kernel parameters lies within global memory.
"""

from __future__ import annotations

from nvopt.ir.types import PointerType, Type

GENERIC = 0
GLOBAL = 1
SHARED = 3
CONSTANT = 4
LOCAL = 5
TENSOR = 6
SHARED_CLUSTER = 7
PARAM = 101

_SPECIFIC = frozenset({GLOBAL, SHARED, CONSTANT, LOCAL, SHARED_CLUSTER, PARAM})
_NESTED = (frozenset({SHARED, SHARED_CLUSTER}), frozenset({GLOBAL, PARAM}))
SHORT = frozenset({SHARED, CONSTANT, LOCAL, SHARED_CLUSTER})
"""The spaces whose addresses fit into 32 bits; that of tensor memory is never another."""
READ_ONLY = frozenset({CONSTANT, PARAM})
POINTED_TO = _SPECIFIC | {GENERIC, TENSOR}
"""The spaces that a pointer can have."""
OF_VARIABLES = frozenset({GENERIC, GLOBAL, SHARED, CONSTANT})
"""Where a variable of the module can be; one in the generic space is put into global memory."""
WITH_ATOMICS = frozenset({GENERIC, GLOBAL, SHARED, SHARED_CLUSTER})
"""Where PTX has atomic operations."""
NAMES = {
    GENERIC: "generic",
    GLOBAL: "global",
    SHARED: "shared",
    CONSTANT: "constant",
    LOCAL: "local",
    TENSOR: "tensor",
    SHARED_CLUSTER: "shared cluster",
    PARAM: "param",
}


def may_alias(one: int, other: int) -> bool:
    """Whether a byte can be reached through both address spaces. True for spaces that NVPTX doesn't define: nothing is known of them."""
    if one == other:
        return True
    pair = frozenset({one, other})
    return not pair <= _SPECIFIC or pair in _NESTED


def casts_to_generic(space: int) -> bool:
    """Whether a pointer into `space` has a generic address that `addrspacecast` gives."""
    return space == GENERIC or space in _SPECIFIC


def casts(source: int, target: int) -> bool:
    """Whether `addrspacecast` can make a pointer into `target` of one into `source`."""
    return GENERIC in (source, target) or source == target or {source, target} == {SHARED, SHARED_CLUSTER}


def of(type: Type) -> int:
    """The address space of a pointer, or of the pointers in a vector. ValueError for other types."""
    scalar = type.scalar
    if not isinstance(scalar, PointerType):
        raise ValueError(f"no pointer: {type}")
    return scalar.addrspace
