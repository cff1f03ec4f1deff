"""Which scalars the wanted bytes of a type are copied as.

    %struct.S = type { i32, i8, [3 x i16], double }        all 24 bytes wanted
    # i32 at 0, i8 at 4, i8 at 5 (padding), i32 at 6 and i16 at 10 (the array), i32 at 12 (padding), double at 16

where the whole is aligned to 2; arrays of bytes and half-words are copied as wide as the alignment allows. Padding is copied too: the
union that a C program means may have its data there. Offsets, sizes and alignments are in bytes.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from nvopt.analysis.aggregate_layout import Leaf, Leaves
from nvopt.ir import FloatType, IntType, PointerType, Type, VectorType
from nvopt.passes.lower_aggr_copies.plan import alignment_at
from nvopt.passes.lower_struct_args.offsets import Range

_WIDEST_SCALAR = 8
_WIDEST_ACCESS = 16
_NARROW = 2


class Piece(NamedTuple):
    """One load and store."""

    offset: int
    type: Type


def pieces_of(type: Type, of: Leaves, align: int, wanted: Iterable[Range]) -> list[Piece]:
    """The pieces, ascending, that cover the wanted bytes; leaves of which a byte is wanted are copied whole."""
    left = bytearray(of.layout.alloc_size(type))
    for start, end in wanted:
        left[start:end] = b"\1" * (end - start)
    pieces = []
    leaves = of.leaves(type)
    for leaf in _scalars(leaves, of):
        extent = slice(leaf.offset, leaf.offset + of.layout.store_size(leaf.type))
        if any(left[extent]):
            pieces.append(Piece(leaf.offset, leaf.type))
            left[extent] = bytes(extent.stop - extent.start)
    pieces += _integers(left, align)
    return sorted(pieces, key=lambda piece: piece.offset)


def _scalars(leaves: tuple[Leaf, ...], of: Leaves) -> list[Leaf]:
    """The leaves that are copied as what they are: not those of narrow arrays, nor those with bits or a size that no access has."""
    size = of.layout.store_size
    found = []
    for i, leaf in enumerate(leaves):
        neighbours = (*leaves[max(i - 1, 0) : i], *leaves[i + 1 : i + 2])
        in_array = any(near.type is leaf.type and abs(near.offset - leaf.offset) == size(leaf.type) for near in neighbours)
        if _is_access_type(leaf.type, of) and not (in_array and size(leaf.type) <= _NARROW):
            found.append(leaf)
    return found


def _is_access_type(type: Type, of: Leaves) -> bool:
    """Whether a load and a store of `type` copy each bit of it: its size is a power of two, and its elements fill whole bytes."""
    size = of.layout.store_size(type)
    whole = isinstance(type.scalar, IntType | FloatType | PointerType) and of.layout.size_in_bits(type.scalar) % 8 == 0
    return isinstance(type, IntType | FloatType | PointerType | VectorType) and whole and size <= _WIDEST_ACCESS and size.bit_count() == 1


def _integers(wanted: bytearray, align: int) -> list[Piece]:
    """Naturally aligned integers that cover exactly the bytes of `wanted` that aren't zero."""
    pieces = []
    at = 0
    while at < len(wanted):
        if not wanted[at]:
            at += 1
            continue
        width = min(alignment_at(align, at), _WIDEST_SCALAR)
        while not all(wanted[at : at + width]) or at + width > len(wanted):
            width //= 2
        pieces.append(Piece(at, IntType.get(8 * width)))
        at += width
    return pieces
