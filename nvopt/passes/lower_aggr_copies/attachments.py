"""What an instruction's metadata says of the loads and stores that replace it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from nvopt.ir import ConstantInt, Instruction, MDNode, Metadata, ValueAsMetadata

# True of each byte that is touched, hence of each access. `DIAssignID` ties a store to the debug records of the variable it
# writes, and is for stores only.
_CARRIED = ("tbaa", "alias.scope", "noalias", "llvm.access.group")
# What a load or a store of an aggregate says holds of its leaves as well; of bytes copied without regard to leaves `noundef` does not:
# there may be padding among them.
_CARRIED_FROM_ACCESS = (*_CARRIED, "nontemporal", "invariant.load", "llvm.mem.parallel_loop_access")
_CARRIED_TO_LEAVES = (*_CARRIED_FROM_ACCESS, "noundef", "DIAssignID", "annotation")


class _Field(NamedTuple):
    """An entry of `!tbaa.struct`: these bytes hold a value with that access tag."""

    start: int
    end: int
    tag: Metadata


class Attachments:
    """The metadata for the accesses that replace an instruction."""

    __slots__ = ("_assign", "_carried", "_fields")

    def __init__(self, carried: dict[str, Metadata], assign: Metadata | None = None, fields: Sequence[_Field] = ()) -> None:
        self._carried, self._assign, self._fields = carried, assign, fields

    @classmethod
    def of(cls, call: Instruction, may_overlap: bool) -> Attachments:
        """Those of a memory intrinsic. `may_overlap`: a byte may be loaded as one field and stored as another.

        Then `!tbaa.struct` is of no use: by the fields' tags that load and that store would seem independent of each other.
        """
        metadata = call.metadata
        fields = _struct_fields(metadata.get("tbaa.struct")) if "tbaa" not in metadata and not may_overlap else ()
        return cls({name: metadata[name] for name in _CARRIED if name in metadata}, metadata.get("DIAssignID"), fields)

    @classmethod
    def of_access(cls, access: Instruction, may_overlap: bool) -> Attachments:
        """Those of a load or store of an aggregate, for accesses without regard to its leaves.

        `may_overlap`: its bytes may be those of the store or load that it is paired with, whose `!tbaa` may be another.
        """
        metadata = access.metadata
        carried = {name: metadata[name] for name in _CARRIED_FROM_ACCESS if name in metadata and not (may_overlap and name == "tbaa")}
        return cls(carried, metadata.get("DIAssignID"))

    def attach(self, access: Instruction, start: int, end: int | None) -> None:
        """Gives load or store `access`, which touches bytes [start, end) of the whole's, what holds of it.

        `end` None: anything from `start` on.
        """
        if self._carried:
            access.metadata.update(self._carried)
        tag = self._tag(start, end)
        if tag is not None:
            access.metadata["tbaa"] = tag
        if self._assign is not None and access.opcode == "store":
            access.metadata["DIAssignID"] = self._assign

    def _tag(self, start: int, end: int | None) -> Metadata | None:
        """The access tag of [start, end), where one field, and no other, holds all of it: scalars carry no `!tbaa.struct`."""
        if end is None:
            return None
        touched = [field for field in self._fields if field.start < end and start < field.end]
        if len(touched) == 1 and touched[0].start <= start and end <= touched[0].end:
            return touched[0].tag
        return None


def attach_to_leaf(access: Instruction, whole: Instruction) -> None:
    """Gives `access`, which touches leaves of the aggregate that `whole` loads or stores, what `whole` says of them."""
    metadata = whole.metadata
    if metadata:
        access.metadata.update((name, metadata[name]) for name in _CARRIED_TO_LEAVES if name in metadata)


def _struct_fields(node: Metadata | None) -> list[_Field]:
    if not isinstance(node, MDNode):
        return []
    operands = node.operands
    fields = []
    for start, size, tag in zip(operands[::3], operands[1::3], operands[2::3], strict=False):
        at, length = _integer(start), _integer(size)
        if at is None or length is None or not isinstance(tag, MDNode):
            return []
        fields.append(_Field(at, at + length, tag))
    return fields


def _integer(operand: object) -> int | None:
    if isinstance(operand, ValueAsMetadata) and isinstance(operand.value, ConstantInt):
        return operand.value.unsigned
    return None
