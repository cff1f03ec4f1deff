"""Copies what is needed of an argument, once, to a variable in local memory that all its uses go to from then on.

%s.local = alloca %struct.S, align 8
%s.param = addrspacecast ptr %s to ptr addrspace(101)
%split = load i32, ptr addrspace(101) %s.param, align 8
store i32 %split, ptr %s.local, align 8
%srcptr = getelementptr inbounds i8, ptr addrspace(101) %s.param, i64 8
...
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from nvopt.analysis.aggregate_layout import Leaves
from nvopt.analysis.memory.memory_effects import with_effects_on_arguments
from nvopt.ir import Argument, AttributeSet, ConstantInt, DataLayout, FunctionType, PointerType, Type, Value
from nvopt.ir.types import i1, i64, void
from nvopt.passes.lower_aggr_copies.code import displaced
from nvopt.passes.lower_aggr_copies.plan import alignment_at
from nvopt.passes.lower_struct_args.entry import EntryCode, HeadCode
from nvopt.passes.lower_struct_args.offsets import Range
from nvopt.passes.lower_struct_args.pieces import Piece, pieces_of
from nvopt.target.address_spaces import GENERIC

_UNTRUE_ONCE_COPIED = ("initializes", "readnone", "writeonly")


class ByVal(NamedTuple):
    """An argument passed by value: its type, its size in bytes, the alignment in bytes that it is known to have, and where it lies."""

    argument: Argument
    type: Type
    size: int
    align: int
    space: int

    @property
    def stem(self) -> str:
        """What the names of its parts begin with."""
        return self.argument.name or "arg"


def copy_to_local(byval: ByVal, wanted: Sequence[Range], by_scalars: bool, entry: EntryCode, place: HeadCode, layout: DataLayout) -> int:
    """Copies the wanted ranges at `place`, by scalars or by a memcpy of each. The number of bytes copied."""
    align = max(byval.align, layout.abi_align(byval.type))
    local: Value = entry.local(byval.type, align, layout.alloca_addrspace, f"{byval.stem}.local")
    local = entry.cast(local, GENERIC, f"{byval.stem}.local.generic")
    byval.argument.replace_all_uses_with(local)
    if not wanted:
        return 0
    source = place.cast(byval.argument, byval.space, f"{byval.stem}.param")
    _allow_reading(byval.argument)
    if not by_scalars:
        for start, end in wanted:
            _copy_range(place, source, local, start, end - start, byval.align, align)
        return sum(end - start for start, end in wanted)
    pieces = pieces_of(byval.type, Leaves(layout), byval.align, wanted)
    for piece in pieces:
        _copy_piece(place, source, local, piece, byval.align, align)
    return sum(layout.store_size(piece.type) for piece in pieces)


def _copy_piece(code: HeadCode, source: Value, local: Value, piece: Piece, source_align: int, local_align: int) -> None:
    at = displaced(code, source, piece.offset, "srcptr")
    value = code.load(piece.type, at, alignment_at(source_align, piece.offset), name="split")
    code.store(value, displaced(code, local, piece.offset, "dstptr"), alignment_at(local_align, piece.offset))


def _copy_range(code: HeadCode, source: Value, local: Value, start: int, length: int, source_align: int, local_align: int) -> None:
    """Leaves `length` bytes from `start` on to lower-aggr-copies."""
    assert isinstance(source.type, PointerType)
    assert code.block is not None
    assert code.block.parent is not None
    type = FunctionType.get(void, [local.type, source.type, i64, i1])
    memcpy = code.block.parent.module.declare(f"llvm.memcpy.p0.p{source.type.addrspace}.i64", type)
    to, at = displaced(code, local, start, "dstptr"), displaced(code, source, start, "srcptr")
    call = code.call(memcpy, [to, at, ConstantInt.get(i64, length), ConstantInt.get(i1, 0)])
    aligns = alignment_at(local_align, start), alignment_at(source_align, start)
    call.arg_attributes[:2] = [AttributeSet([f"align {align}"]) for align in aligns]


def _allow_reading(argument: Argument) -> None:
    """Takes back what the attributes say against the copy: that nobody reads the argument, or that it is written first."""
    for key in _UNTRUE_ONCE_COPIED:
        if key in argument.attributes:
            argument.attributes = argument.attributes.without(key)
    function = argument.parent
    assert function is not None
    effects = function.attributes.value("memory")
    if effects is not None and effects != (needed := with_effects_on_arguments(effects, "read")):
        function.attributes = function.attributes.with_attribute(f"memory({needed})")
