"""Debug records of an aggregate that becomes scalars: one record per leaf, each about its part of the variable.

      #dbg_value({ i32, float } %s, !7, !DIExpression(), !9)

becomes

      #dbg_value(i32 %s.0, !7, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !9)
      #dbg_value(float %s.1, !7, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !9)

A record that already speaks of a part of its variable is split within that part. A leaf that the variable has no room for gets no record,
one that it has room for in part a `poison` one. Records whose expression computes something, or that hold several values, become `poison`.
So does the value of `#dbg_assign`, whose address still tells where the variable lies.

Source: LLVM's SROA splits records in this way, and its verifier says which fragments there may be.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from nvopt.analysis.aggregate_layout import Leaf
from nvopt.ir import DataLayout, DbgRecord, Function, Instruction, MDNode, Metadata, PoisonValue, Value, ValueAsMetadata
from nvopt.ir.metadata import Field

FRAGMENT = "DW_OP_LLVM_fragment"


class Pieces(NamedTuple):
    """What an aggregate is made of: its leaves, and for each of them the value that it has, None where there is none."""

    leaves: Sequence[Leaf]
    values: Sequence[Value | None]


class Part(NamedTuple):
    """Bits `offset` to `offset + size` of a variable; `size` None for all that there are, where nobody says how many."""

    offset: int
    size: int | None


def split_records_in(function: Function, pieces: Mapping[Value, Pieces], layout: DataLayout) -> None:
    """Puts one record per leaf in the place of each debug record that speaks of one of these aggregates of `function`."""
    if not any(value.has_metadata_uses for value in pieces):
        return
    for instruction in function.instructions():
        if instruction.dbg_records:
            _split_before(instruction, pieces, layout)


def _split_before(instruction: Instruction, pieces: Mapping[Value, Pieces], layout: DataLayout) -> None:
    records: list[DbgRecord] = []
    for record in instruction.dbg_records:
        if any(held.value in pieces for held in record.values):
            records += _split(record, pieces, layout)
        else:
            records.append(record)
    instruction.dbg_records[:] = records


def _split(record: DbgRecord, pieces: Mapping[Value, Pieces], layout: DataLayout) -> list[DbgRecord]:
    """The records that stand for `record`, which holds one of the aggregates."""
    location = record.args[0]
    part = _part_of_variable(record)
    if record.kind != "value" or part is None or not isinstance(location, ValueAsMetadata):
        return [_killed(record, pieces)]
    made = list(_fragments(record, part, pieces[location.value], layout))
    if not made:
        return [_killed(record, pieces)]
    record.drop()
    return made


def _killed(record: DbgRecord, pieces: Mapping[Value, Pieces]) -> DbgRecord:
    for held in record.values:
        if held.value in pieces:
            held.set_operand(0, PoisonValue.get(held.value.type))
    return record


def _fragments(record: DbgRecord, part: Part, pieces: Pieces, layout: DataLayout) -> Iterator[DbgRecord]:
    for leaf, value in zip(pieces.leaves, pieces.values, strict=True):
        start, size = leaf.offset * 8, layout.store_size(leaf.type) * 8
        if part.size is not None and start + size > part.size:
            size, value = part.size - start, None
        if size > 0:
            covers_all = not start and size == part.size
            expression = record.args[2] if covers_all else _fragment(part.offset + start, size)
            held = ValueAsMetadata(value if value is not None else PoisonValue.get(leaf.type))
            yield DbgRecord("value", [held, record.args[1], expression, *record.args[3:]])


def _fragment(offset: int, size: int) -> MDNode:
    return MDNode(None, "DIExpression", [("", FRAGMENT), ("", str(offset)), ("", str(size))])


def _part_of_variable(record: DbgRecord) -> Part | None:
    """The part of its variable that the record's value is, None where the expression does more than name that."""
    expression = record.args[2] if len(record.args) > 2 else None
    if not isinstance(expression, MDNode):
        return None
    match expression.operands:
        case []:
            return Part(0, _variable_bits(record.args[1]))
        case [operation, str(offset), str(size)] if operation == FRAGMENT:
            return Part(int(offset), int(size))
    return None


def _variable_bits(variable: Metadata) -> int | None:
    """Bits of the variable, as LLVM's DIVariable::getSizeInBits finds them: the first size on the way to the base type."""
    type = variable.field("type") if isinstance(variable, MDNode) else None
    seen: list[Field] = []
    while isinstance(type, MDNode) and type not in seen:
        seen.append(type)
        size = type.field("size")
        if isinstance(size, str) and size.isdigit() and int(size):
            return int(size)
        type = type.field("baseType") if type.kind == "DIDerivedType" else None
    return None
