"""Loads and stores of an aggregate's leaves: one access a leaf, or one vector access for neighbours that are aligned well enough.

    %a = load { float, float, i32 }, ptr %p, align 8

becomes

    %vld = load <2 x float>, ptr %p, align 8
    %split = extractelement <2 x float> %vld, i32 0
    %split1 = extractelement <2 x float> %vld, i32 1
    %srcptr = getelementptr inbounds i8, ptr %p, i64 8
    %split2 = load i32, ptr %srcptr, align 8

Padding is not touched. Each access has the alignment that the whole's and its offset promise. What is accessed as a whole lies in one
object; volatile accesses may be to no object at all.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from nvopt.analysis.aggregate_layout import Leaf, Leaves
from nvopt.ir import (
    Builder,
    CastInst,
    Constant,
    ConstantAggregate,
    ConstantInt,
    ExtractElementInst,
    FloatType,
    IntType,
    LoadInst,
    PointerType,
    PoisonValue,
    StoreInst,
    Type,
    UndefValue,
    Value,
    VectorType,
)
from nvopt.passes.lower_aggr_copies.attachments import attach_to_leaf
from nvopt.passes.lower_aggr_copies.code import displaced
from nvopt.passes.lower_aggr_copies.plan import MAX_WIDTH, alignment_at

Numbered = tuple[int, Leaf]


class Run(NamedTuple):
    """Leaves that one access serves: a single one, or `lane`s of a vector."""

    leaves: tuple[Numbered, ...]
    lane: Type

    @property
    def offset(self) -> int:
        """Where the access begins, in bytes."""
        return self.leaves[0][1].offset

    @property
    def type(self) -> Type:
        """What is loaded or stored."""
        return VectorType.get(self.lane, len(self.leaves)) if self.is_vector else self.lane

    @property
    def is_vector(self) -> bool:
        """Whether it holds several leaves."""
        return len(self.leaves) > 1


def load_leaves(load: LoadInst, wanted: Sequence[int], of: Leaves, name: str) -> tuple[dict[int, Value], int]:
    """Puts loads of the wanted leaves of `load` before it; the value of each by its number, and how many loads there are.

    `name`: what addresses are called.
    """
    builder = Builder.before(load)
    align = load.align or of.layout.abi_align(load.type)
    values: dict[int, Value] = {}
    count = 0
    for run in _runs([(i, of.leaf(load.type, i)) for i in wanted], align, of, joins=not load.volatile):
        address = displaced(builder, load.pointer, run.offset, name, inbounds=not load.volatile)
        made = builder.load(run.type, address, alignment_at(align, run.offset), load.volatile, "vld" if run.is_vector else "split")
        attach_to_leaf(made, load)
        for lane, (number, leaf) in enumerate(run.leaves):
            values[number] = _from_lane(builder, builder.extract_element(made, lane, "split"), leaf.type) if run.is_vector else made
        count += 1
    return values, count


def store_leaves(store: StoreInst, values: Mapping[int, Value], of: Leaves, name: str, *, joins: bool) -> int:
    """Puts stores of `values`, leaves of what `store` stores by number, behind it; how many there are.

    `joins`: neighbours may share a vector. What is undef or poison need not be stored, unless the store is volatile.
    """
    builder = Builder.before(store)
    assert store.next is not None
    builder.position_before(store.next)
    align = store.align or of.layout.abi_align(store.value.type)
    stored = [
        (i, of.leaf(store.value.type, i)) for i in sorted(values) if store.volatile or not isinstance(values[i], (UndefValue, PoisonValue))
    ]
    count = 0
    for run in _runs(stored, align, of, joins=joins and not store.volatile):
        address = displaced(builder, store.pointer, run.offset, name, inbounds=not store.volatile)
        value = _as_lanes(builder, [values[i] for i, _ in run.leaves], run) if run.is_vector else values[run.leaves[0][0]]
        made = builder.store(value, address, alignment_at(align, run.offset), store.volatile)
        attach_to_leaf(made, store)
        count += 1
    return count


# -- which leaves go together


def _runs(leaves: Sequence[Numbered], align: int, of: Leaves, *, joins: bool) -> Iterator[Run]:
    """The accesses that serve `leaves`: greedily the longest vectors that are aligned to their size and filled to the last byte."""
    at = 0
    while at < len(leaves):
        count = _run_length(leaves[at : at + MAX_WIDTH], align, of) if joins else 1
        chosen = tuple(leaves[at : at + count])
        yield Run(chosen, _lane([leaf.type for _, leaf in chosen], of))
        at += count


def _run_length(leaves: Sequence[Numbered], align: int, of: Leaves) -> int:
    """How many of `leaves`, from the first on, one vector access can serve: a power of two, 16 bytes at most."""
    first = leaves[0][1]
    width = _lane_width(first.type, of)
    if width is None:
        return 1
    most = min(MAX_WIDTH, alignment_at(align, first.offset)) // width
    fitting = 1
    while (
        fitting < min(most, len(leaves))
        and leaves[fitting][1].offset == first.offset + fitting * width
        and _lane_width(leaves[fitting][1].type, of) == width
        and isinstance(leaves[fitting][1].type, PointerType) == isinstance(first.type, PointerType)
        and (leaves[fitting][1].type is first.type or not isinstance(first.type, PointerType))
    ):
        fitting += 1
    return 1 << (fitting.bit_length() - 1)


def _lane_width(type: Type, of: Leaves) -> int | None:
    """The bytes of a scalar that can be a lane: 1, 2, 4 or 8, all of whose bits are in memory; None for other types."""
    if not isinstance(type, (IntType, FloatType, PointerType)):
        return None
    bits = of.layout.size_in_bits(type)
    return bits // 8 if bits in (8, 16, 32, 64) else None


def _lane(types: Sequence[Type], of: Leaves) -> Type:
    """The one type of the leaves, else (integers beside floats) the integer of their size."""
    first = types[0]
    return first if all(type is first for type in types) else IntType.get(of.layout.size_in_bits(first))


def _from_lane(builder: Builder, lane: Value, type: Type) -> Value:
    return lane if lane.type is type else builder.bitcast(lane, type, "split")


# -- making vectors


def _as_lanes(builder: Builder, values: Sequence[Value], run: Run) -> Value:
    """The vector of `values`: the one that they were taken from where that is so."""
    whole = _common_vector(values, run)
    if whole is not None:
        return whole
    constants = [value for value in values if isinstance(value, Constant) and value.type is run.lane]
    if len(constants) == len(values):
        return ConstantAggregate.get(run.type, constants)
    vector: Value = PoisonValue.get(run.type)
    for lane, value in enumerate(values):
        vector = builder.insert_element(vector, _to_lane(builder, value, run.lane), lane)
    return vector


def _to_lane(builder: Builder, value: Value, lane: Type) -> Value:
    if value.type is lane:
        return value
    if isinstance(value, CastInst) and value.opcode == "bitcast" and value.operands[0].type is lane:
        return value.operands[0]
    return builder.bitcast(value, lane)


def _common_vector(values: Sequence[Value], run: Run) -> Value | None:
    """The vector whose lanes, in order and all of them, are `values`."""
    vector = None
    for lane, value in enumerate(values):
        if isinstance(value, CastInst) and value.opcode == "bitcast":
            value = value.operands[0]
        if not isinstance(value, ExtractElementInst) or (vector is not None and value.operands[0] is not vector):
            return None
        index = value.operands[1]
        if not isinstance(index, ConstantInt) or index.unsigned != lane:
            return None
        vector = value.operands[0]
    return vector if vector is not None and vector.type is run.type else None
