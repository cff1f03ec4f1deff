"""Control flow of a function: orders, reachability, and blocks that something other than a branch refers to."""

from __future__ import annotations

import re
from collections.abc import Iterable
from weakref import WeakKeyDictionary

from nvopt.ir.function import BasicBlock, Function
from nvopt.ir.module import Module

_BLOCK_ADDRESS = re.compile(r'blockaddress\((@(?:[-\w$.]+|"[^"]*")), (%(?:[-\w$.]+|"[^"]*"))\)', re.ASCII)
_taken: WeakKeyDictionary[Module, dict[str, set[str]]] = WeakKeyDictionary()


def post_order(function: Function) -> list[BasicBlock]:
    """The blocks that can be reached from the entry, each behind all those that it leads to, back edges aside."""
    entry = function.entry
    seen = {entry}
    order: list[BasicBlock] = []
    stack = [(entry, iter(entry.successors))]
    while stack:
        block, successors = stack[-1]
        following = next((successor for successor in successors if successor not in seen), None)
        if following is None:
            order.append(block)
            stack.pop()
        else:
            seen.add(following)
            stack.append((following, iter(following.successors)))
    return order


def reverse_post_order(function: Function) -> list[BasicBlock]:
    """The blocks that can be reached from the entry, each before those that it leads to, back edges aside."""
    return post_order(function)[::-1]


def reachable_blocks(function: Function, roots: Iterable[BasicBlock] = ()) -> set[BasicBlock]:
    """The blocks that can be reached from the entry or from `roots`."""
    seen = {function.entry, *roots}
    stack = list(seen)
    while stack:
        for successor in stack.pop().successors:
            if successor not in seen:
                seen.add(successor)
                stack.append(successor)
    return seen


def address_taken_blocks(function: Function) -> list[BasicBlock]:
    """The blocks whose `blockaddress` stands somewhere in the module: these must neither go nor be merged into another."""
    taken = _taken.get(function.module)
    if taken is None:
        taken = _taken[function.module] = _find_block_addresses(function.module)
    refs = taken.get(function.ref)
    return [block for block in function.blocks if block.ref in refs] if refs else []


def _find_block_addresses(module: Module) -> dict[str, set[str]]:
    """Function -> blocks. Looked up once a module, since all of its text has to be read for it."""
    found: dict[str, set[str]] = {}
    for value in module.global_values:
        text = str(value)
        if "blockaddress(" in text:
            for function, block in _BLOCK_ADDRESS.findall(text):
                found.setdefault(function, set()).add(block)
    return found
