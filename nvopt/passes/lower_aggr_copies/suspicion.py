"""Which functions lower-aggr-copies may have something to do in: few are read for it, and its rest is imported for these alone."""

from __future__ import annotations

import re

from nvopt.ir import CallInst, Constant, ExtractValueInst, Function, InsertValueInst, Instruction, StoreInst
from nvopt.patterns import late

PREFIXES = ("llvm.mem", "llvm.experimental.memset")
"""A function whose text holds none of these calls no memory intrinsic."""
_FLAGS = r"(?:(?:volatile|fast|nnan|ninf|nsz|arcp|contract|afn|reassoc) )*"
_TYPE = r"(?:[%{\[]|<\{)"
_SPLIT = (
    *(late(rf" = {opcode} {_FLAGS}{_TYPE}") for opcode in ("load", "phi", "freeze")),
    late(rf" = select {_FLAGS}i1 .+?, {_TYPE}"),
    late(rf"\n  store {_FLAGS}{_TYPE}"),
)
"""One by one: what begins with a fixed text is found four times as fast as any of several."""
_NAME = r'(%"[^"]*"|%[-\w$.]+)'
_MOVE = late(rf"\n  {_NAME} = (?:extract|insert)value ")
_TAKEN = late(rf"= extractvalue .*? (?:{_NAME}|[^\s,%]+)(?:, \d+)+(?:, !.*)?$", re.M)
_LOCAL_DEFINITION = late(r"(?:;.*\n)*define (?:internal|private) ")


def holds_aggregates(function: Function) -> bool:
    """Whether a function may have something to split."""
    return any(map(may_be_split, function.instructions())) if function.is_parsed else may_hold_aggregates(function.text)


def calls_intrinsics(function: Function) -> bool:
    """Whether it may call memory intrinsics."""
    if not function.is_parsed:
        return any(map(function.mentions, PREFIXES))
    return any(isinstance(inst, CallInst) and inst.callee_name.startswith(PREFIXES) for inst in function.instructions())


def mentions_intrinsics(source: bytes) -> bool:
    """Whether memory intrinsics stand in the text of a module other than where they are declared."""
    return any(source.count(prefix) > source.count(b"\ndeclare void @" + prefix) for prefix in map(str.encode, PREFIXES))


def handles_aggregate(inst: Instruction) -> bool:
    """Whether it makes an aggregate, stores one or takes something out of one."""
    return inst.type.is_aggregate or (isinstance(inst, (StoreInst, ExtractValueInst)) and inst.operands[0].type.is_aggregate)


def may_be_split(inst: Instruction) -> bool:
    """Whether there is something to split about it, or to remark on: not about what a call or an atomic operation returns, and what is
    taken from that."""
    if isinstance(inst, ExtractValueInst):
        return isinstance(inst.operands[0], (Constant, ExtractValueInst, InsertValueInst))
    return handles_aggregate(inst) and (inst.opcode in ("load", "phi", "select", "freeze", "store") or inst.is_terminator)


def may_hold_aggregates(text: str) -> bool:
    """Whether a function of this text may have something to split: no more than a look at opcodes, types and names.

    An extractvalue has something to it where its operand is itself a rearrangement, or a constant.
    """
    if splits(text):
        return True
    if "= extractvalue " not in text:
        return False
    taken = _TAKEN.findall(text)
    return "" in taken or len(taken) < text.count("= extractvalue ") or not set(_MOVE.findall(text)).isdisjoint(taken)


def splits(text: str) -> bool:
    """Whether a function of this text may load, store, choose or merge aggregates, not only put them together and take them apart."""
    return any(form.search(text) for form in _SPLIT)


def is_local_definition(function: Function) -> bool:
    """Whether a function is the module's own, and its signature so too."""
    if function.is_declaration:
        return False
    if function.is_parsed:
        return function.is_local
    return _LOCAL_DEFINITION.match(function.text) is not None
