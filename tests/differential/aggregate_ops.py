"""Counts the instructions of a module's text that work on whole aggregates."""

from __future__ import annotations

import re
from collections import Counter

_AGGREGATE = r"(?:\{|<\{|\[|%)"
_FLAGS = r"(?:(?:nnan|ninf|nsz|arcp|contract|afn|reassoc|fast) )*"
_OPERATIONS = {
    "load": re.compile(rf"^  %\S.* = load (?:volatile )?{_AGGREGATE}", re.M),
    "store": re.compile(rf"^  store (?:volatile )?{_AGGREGATE}", re.M),
    "phi": re.compile(rf"^  %\S.* = phi {_FLAGS}{_AGGREGATE}", re.M),
    "select": re.compile(rf"^  %\S.* = select {_FLAGS}i1 [^,]+, {_AGGREGATE}", re.M),
    "freeze": re.compile(rf"^  %\S.* = freeze {_AGGREGATE}", re.M),
}
_BUILDING = {
    "insertvalue": re.compile(r"^  %\S.* = insertvalue ", re.M),
    "extractvalue": re.compile(r"^  %\S.* = extractvalue ", re.M),
}


def aggregate_operations(text: str) -> Counter[str]:
    """How often each of load, store, phi, select and freeze stands in `text`, as LLVM prints it, with an aggregate type."""
    return _count(text, _OPERATIONS)


def building_operations(text: str) -> Counter[str]:
    """How often insertvalue and extractvalue stand in `text`."""
    return _count(text, _BUILDING)


def _count(text: str, patterns: dict[str, re.Pattern[str]]) -> Counter[str]:
    found = {opcode: len(pattern.findall(text)) for opcode, pattern in patterns.items()}
    return Counter({opcode: count for opcode, count in found.items() if count})


def volatile_accesses(text: str) -> Counter[int]:
    """How many volatile loads and stores of scalars and vectors of each size in bytes there are in `text`."""
    return Counter(_size(type) for type in _VOLATILE.findall(text))


_VOLATILE = re.compile(r"^  (?:%\S.* = load|store) volatile (<\d[^>]*>|[^ ,]+(?: addrspace\(\d+\))?)", re.M)
_BITS = {"half": 16, "bfloat": 16, "float": 32, "double": 64, "ptr": 64}


def _size(type: str) -> int:
    vector = re.fullmatch(r"<(\d+) x (.+)>", type)
    count, scalar = (int(vector[1]), vector[2]) if vector else (1, type)
    word = scalar.split(" ")[0]
    bits = _BITS[word] if word in _BITS else int(word[1:])
    return (count * bits + 7) // 8
