"""Control flow of a function: orders, reachability, and blocks that something other than a branch refers to."""

from __future__ import annotations

import re
from collections.abc import Callable, Hashable, Iterable
from typing import TypeVar

from nvopt.ir.constants import BlockAddress
from nvopt.ir.function import BasicBlock, Function
from nvopt.ir.reading.cursor import NAME
from nvopt.patterns import late

N = TypeVar("N", bound=Hashable)

_LABEL = late(rf"\n({NAME}): +; preds = (.*)", re.ASCII)
_REF = late(rf"%{NAME}", re.ASCII)


def post_order(function: Function) -> list[BasicBlock]:
    """The blocks that can be reached from the entry, each behind all those that it leads to, back edges aside."""
    return post_order_from(function.entry, lambda block: block.successors)


def post_order_from(start: N, leads_to: Callable[[N], Iterable[N]]) -> list[N]:
    """The nodes that can be reached from `start`, each behind all those that it leads to, edges back aside."""
    seen = {start}
    order: list[N] = []
    stack = [(start, iter(leads_to(start)))]
    while stack:
        block, successors = stack[-1]
        for following in successors:
            if following not in seen:
                seen.add(following)
                stack.append((following, iter(leads_to(following))))
                break
        else:
            order.append(block)
            stack.pop()
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


def single_predecessor(block: BasicBlock) -> BasicBlock | None:
    """The block from which the only edge to `block` comes."""
    found = block.predecessors
    return found[0] if len(found) == 1 and found[0].successors.count(block) == 1 else None


def address_taken_blocks(function: Function) -> list[BasicBlock]:
    """The blocks whose `blockaddress` stands somewhere in the module: these must neither go nor be merged into another."""
    return [block for block in function.blocks if any(isinstance(user, BlockAddress) for user in block.users)]


def may_have_unreachable_blocks(text: str) -> bool:
    """Whether a function whose text, as LLVM prints it, is `text` may have blocks that can't be reached; nothing is parsed for that."""
    return "; No predecessors!" in text or _may_hold_an_island(text)


def _may_hold_an_island(text: str) -> bool:
    """Whether some block is only reached from blocks that stand behind it, or from itself: so it is with the first of those that keep
    each other alive and can't be reached."""
    labels = {f"%{label}": sources for label, sources in _LABEL.findall(text)}
    for label in list(labels):
        shown = labels.pop(label)
        sources = _REF.findall(shown) if '"' in shown else shown.split(", ")
        if sources and all(source == label or source in labels for source in sources):
            return True
    return False
