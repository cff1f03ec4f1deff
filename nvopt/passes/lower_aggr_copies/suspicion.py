"""Which functions lower-aggr-copies may have something to do in, by their texts: few are read, and its rest is imported for these alone."""

from __future__ import annotations

import re

from nvopt.ir import Function

PREFIXES = ("llvm.mem", "llvm.experimental.memset")
"""A function whose text holds none of these calls no memory intrinsic."""
_FLAGS = r"(?:(?:volatile|fast|nnan|ninf|nsz|arcp|contract|afn|reassoc) )*"
_TYPE = r"(?:[%{\[]|<\{)"
_SPLIT = re.compile(rf"= (?:load|phi|freeze) {_FLAGS}{_TYPE}|= select {_FLAGS}i1 .+?, {_TYPE}|^ +store {_FLAGS}{_TYPE}", re.M)
_NAME = r'(%"[^"]*"|%[-\w$.]+)'
_MOVE = re.compile(rf"^ +{_NAME} = (?:extract|insert)value ", re.M)
_TAKEN = re.compile(rf"= extractvalue .*? (?:{_NAME}|[^\s,%]+)(?:, \d+)+(?:, !.*)?$", re.M)
_LOCAL_DEFINITION = re.compile(r"(?:;.*\n)*define (?:internal|private) ")


def may_hold_aggregates(text: str) -> bool:
    """Whether a function of this text may have something to split: no more than a look at opcodes, types and names.

    An extractvalue has something to it where its operand is itself a rearrangement, or a constant.
    """
    if _SPLIT.search(text):
        return True
    if "= extractvalue " not in text:
        return False
    taken = _TAKEN.findall(text)
    return "" in taken or len(taken) < text.count("= extractvalue ") or not set(_MOVE.findall(text)).isdisjoint(taken)


def is_local_definition(function: Function) -> bool:
    """Whether a function is the module's own, and its signature so too."""
    if function.is_declaration:
        return False
    if function.is_parsed:
        return function.is_local
    return _LOCAL_DEFINITION.match(function.text) is not None
