"""Attributes, bundles, and metadata: attachments, debug records, and what is in nodes."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any

from nvopt.ir import Argument, AttributeSet, CallBase, CallInst, Function, Instruction, MDNode, Module
from nvopt.reduce.edits import Edit, definitions, instructions

Holder = tuple[Any, str, int]
"""What has attributes, the name of the field that holds them, and the number in that."""


def _attributes(module: Module) -> Iterator[tuple[Holder, str]]:
    """Each attribute by itself."""
    for function in module.functions:
        yield from (((function, "attributes", 0), text) for text in function.attributes)
        yield from (((function, "return_attributes", 0), text) for text in function.return_attributes)
        for at, held in enumerate(function.arg_attributes):
            yield from (((function, "arg_attributes", at), text) for text in held)
    for inst in instructions(module):
        if isinstance(inst, CallBase):
            yield from (((inst, "attributes", 0), text) for text in inst.function_attributes)
            yield from (((inst, "return_attributes", 0), text) for text in inst.return_attributes)
            for at, held in enumerate(inst.arg_attributes):
                yield from (((inst, "arg_attributes", at), text) for text in held)


def _drop_attributes(chosen: Sequence[tuple[Holder, str]]) -> None:
    gone: dict[Holder, set[str]] = {}
    for holder, text in chosen:
        gone.setdefault(holder, set()).add(text)
    for (owner, field, at), texts in gone.items():
        match owner, field:
            case Function(), "arg_attributes":
                arg: Argument = owner.args[at]
                arg.attributes = _but(arg.attributes, texts)
            case CallBase(), "arg_attributes":
                owner.arg_attributes = [_but(held, texts) if at == number else held for number, held in enumerate(owner.arg_attributes)]
            case CallBase(), "attributes":
                owner.attributes = _but(owner.function_attributes, texts)
            case _:
                setattr(owner, field, _but(getattr(owner, field), texts))


def _but(attributes: AttributeSet, gone: set[str]) -> AttributeSet:
    return AttributeSet(text for text in attributes if text not in gone)


def _bundled(module: Module) -> list[CallInst]:
    return [inst for inst in instructions(module) if isinstance(inst, CallInst) and inst.bundles]


def _drop_bundles(chosen: Sequence[CallInst]) -> None:
    for call in chosen:
        made = CallInst(call.function_type, call.callee, call.args, None, call.flags)
        made.tail, made.calling_convention, made.addrspace = call.tail, call.calling_convention, call.addrspace
        made.arg_attributes, made.attributes, made.return_attributes = call.arg_attributes, call.attributes, call.return_attributes
        made.insert_before(call)
        if call.is_used:
            call.replace_all_uses_with(made)
        call.erase()


# -- metadata


def _attachments(module: Module) -> Iterator[tuple[Function | Instruction, str]]:
    for function in definitions(module):
        yield from ((function, name) for name, _ in function.attachments)
        for inst in function.instructions():
            if inst._metadata:
                yield from ((inst, name) for name in inst.metadata)


def _detach(chosen: Sequence[tuple[Function | Instruction, str]]) -> None:
    for holder, name in chosen:
        if isinstance(holder, Function):
            holder.attachments = tuple(attached for attached in holder.attachments if attached[0] != name)
        else:
            del holder.metadata[name]


def _records(module: Module) -> Iterator[tuple[Instruction, Any]]:
    for inst in instructions(module):
        yield from ((inst, record) for record in inst._records or ())


def _drop_records(chosen: Sequence[tuple[Instruction, Any]]) -> None:
    for inst, record in chosen:
        record.drop()
        inst.dbg_records.remove(record)


_NODE = re.compile(r"^!(\d+) = ", re.M)


def _fields(module: Module) -> Iterator[tuple[MDNode, int]]:
    """What nodes name: other nodes, strings, values."""
    for slot in _NODE.findall(str(module)):
        node = module.metadata_node(int(slot))
        yield from ((node, at) for at, (_, value) in enumerate(node.fields) if value is not None)


def _drop_fields(chosen: Sequence[tuple[MDNode, int]]) -> None:
    for node in dict.fromkeys(node for node, _ in chosen):
        gone = {at for of, at in chosen if of is node}
        kept = [field for at, field in enumerate(node.fields) if at not in gone]
        node.set_fields(node.kind, kept, node.distinct)


ATTRIBUTES = Edit("attributes", _attributes, _drop_attributes)
OPERAND_BUNDLES = Edit("operand-bundles", _bundled, _drop_bundles)
ATTACHMENTS = Edit("metadata-attachments", _attachments, _detach)
DBG_RECORDS = Edit("dbg-records", _records, _drop_records)
METADATA = Edit("metadata", _fields, _drop_fields)
