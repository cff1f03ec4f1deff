"""What types say of two accesses: `!tbaa`, where each names a type by its path in a struct.

    may_alias(tag, other)         # tag: !{base type, accessed type, offset, whether it is constant}
    is_constant(tag)

Types form a tree for each language; a struct has fields at offsets. Accesses may be the same where one's struct, followed down at the
access's offset, leads to the other's. Types of different trees say nothing.

Source: LLVM's TypeBasedAliasAnalysis, with types as clang writes them for C and C++ (those with sizes are taken to say nothing).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from nvopt.analysis.values.matching import integer
from nvopt.ir import MDNode, MDString, ValueAsMetadata

_DEEPEST = 1000
"""Steps down a struct; types that go on are taken to go around."""


class _Tag(NamedTuple):
    base: MDNode
    access: MDNode
    offset: int


def may_alias(one: MDNode | None, other: MDNode | None) -> bool:
    """Whether accesses with these tags may touch the same byte; None is an access without a tag."""
    if one is None or other is None or one is other:
        return True
    tag, other_tag = _tag(one), _tag(other)
    if tag is None or other_tag is None:
        return True
    common = _least_common_type(tag.access, other_tag.access)
    if common is None:
        return True
    for base, part in ((tag, other_tag), (other_tag, tag)):
        found = _may_be_part(base, part, common)
        if found is not None:
            return found
    return False


def is_constant(tag: MDNode | None) -> bool:
    """Whether the tag says that the memory never changes."""
    return tag is not None and _is_struct_path(tag) and len(tag.operands) > 3 and bool(_number(tag, 3) & 1)


def _is_struct_path(tag: MDNode) -> bool:
    return len(tag.operands) >= 3 and isinstance(tag.operands[0], MDNode)


def _tag(node: MDNode) -> _Tag | None:
    base, access = node.operands[:2] if _is_struct_path(node) else (None, None)
    if not isinstance(base, MDNode) or not isinstance(access, MDNode) or not _is_plain(base) or not _is_plain(access):
        return None
    return _Tag(base, access, _number(node, 2))


def _is_plain(type: MDNode) -> bool:
    """Whether the type is one without a size: its name stands first."""
    return bool(type.operands) and isinstance(type.operands[0], MDString)


def _number(node: MDNode, at: int) -> int:
    field = node.operands[at] if at < len(node.operands) else None
    return (integer(field.value) or 0) if isinstance(field, ValueAsMetadata) else 0


def _parent(type: MDNode) -> MDNode | None:
    if len(type.operands) < 2:
        return None
    found = type.operands[1]
    return found if isinstance(found, MDNode) else None


def _ancestors(type: MDNode) -> Iterator[MDNode]:
    """The type and what it is a kind of, up to the tree's root."""
    seen: set[MDNode] = set()
    at: MDNode | None = type
    while at is not None and at not in seen:
        seen.add(at)
        yield at
        at = _parent(at)


def _least_common_type(one: MDNode, other: MDNode) -> MDNode | None:
    above = set(_ancestors(one))
    return next((type for type in _ancestors(other) if type in above), None)


def _may_be_part(base: _Tag, part: _Tag, common: MDNode) -> bool | None:
    """Whether the access of `part` may touch that of `base` as a part of the latter's object; None where it is no part of that."""
    if base.access is base.base and base.access is common:
        return True
    at: MDNode | None = base.base
    offset = base.offset
    for _ in range(_DEEPEST):
        if at is None:
            return None
        if at is part.base:
            return offset == part.offset or at is base.access or part.base is part.access
        at, offset = _field(at, offset)
    return True


def _field(type: MDNode, offset: int) -> tuple[MDNode | None, int]:
    """The type of the field in which byte `offset` lies, and how far into it; of a scalar its parent."""
    operands = type.operands
    if len(operands) < 2:
        return None, offset
    at = 1
    if len(operands) > 3:
        for place in range(3, len(operands), 2):
            if _number(type, place + 1) > offset:
                break
            at = place
    found = operands[at]
    return (found if isinstance(found, MDNode) else None), offset - _number(type, at + 1)
