"""Dominator trees and loops as LLVM 22 prints them.

    print_dominator_tree(function)         # what `print<domtree>` prints, without the line that says of which function
    print_post_dominator_tree(tree)        # `print<postdomtree>`
    print_loops(loops)                     # `print<loops>`

Source: LLVM's DominatorTreeBase::print and LoopBase::print, and Loop::isAnnotatedParallel.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

from nvopt.analysis.dominators import DominatorTree
from nvopt.analysis.loops import Loop, LoopInfo
from nvopt.analysis.memory.parallel_loops import is_annotated_parallel
from nvopt.analysis.post_dominators import PostDominatorTree, depth_first, targets_in_llvm_order
from nvopt.ir import BasicBlock

_RULE = "=============================--------------------------------"
_UNNUMBERED = "{4294967295,4294967295}"


def print_dominator_tree(tree: DominatorTree) -> str:
    """The dominator tree, children in LLVM's order."""
    entry, children = tree.function.entry, dominated_in_llvm_order(tree)
    lines = [_RULE, "Inorder Dominator Tree: DFSNumbers invalid: 0 slow queries."]
    lines += _tree_lines(entry, lambda block: children.get(block, ()) if block is not None else ())
    return "\n".join([*lines, f"Roots: {entry.ref} ", ""])


def dominated_in_llvm_order(tree: DominatorTree) -> Mapping[BasicBlock, Sequence[BasicBlock]]:
    """The blocks that each block is the immediate dominator of; none for those that are nobody's."""
    children: dict[BasicBlock, list[BasicBlock]] = {}
    for block in depth_first([tree.function.entry], targets_in_llvm_order):
        above = tree.immediate_dominator(block)
        if above is not None:
            children.setdefault(above, []).append(block)
    return children


def print_post_dominator_tree(tree: PostDominatorTree) -> str:
    """The post-dominator tree."""
    lines = [_RULE, "Inorder PostDominator Tree: DFSNumbers invalid: 0 slow queries."]
    lines += _tree_lines(None, tree.children)
    return "\n".join([*lines, f"Roots: {''.join(f'{root.ref} ' for root in tree.roots)}", ""])


def _tree_lines(root: BasicBlock | None, children: Callable[[BasicBlock | None], Sequence[BasicBlock]]) -> Iterable[str]:
    pending: list[tuple[BasicBlock | None, int]] = [(root, 1)]
    while pending:
        block, level = pending.pop()
        shown = block.ref if block is not None else " <<exit node>>"
        yield f"{'  ' * level}[{level}] {shown} {_UNNUMBERED} [{level - 1}]"
        pending += [(child, level + 1) for child in reversed(children(block))]


def print_loops(loops: LoopInfo) -> str:
    """The loops, each before those inside."""
    lines: list[str] = []
    pending = list(reversed(loops.top_level))
    while pending:
        loop = pending.pop()
        parallel = "Parallel " if is_annotated_parallel(loop) else ""
        lines.append(f"{'    ' * (loop.depth - 1)}{parallel}Loop at depth {loop.depth} containing: {','.join(_marked(loop))}\n")
        pending += reversed(loop.subloops)
    return "".join(lines)


def _marked(loop: Loop) -> Iterable[str]:
    latches, exiting = set(loop.latches()), set(loop.exiting_blocks())
    for block in loop.blocks:
        marks = (("<header>", block is loop.header), ("<latch>", block in latches), ("<exiting>", block in exiting))
        yield block.ref + "".join(mark for mark, is_so in marks if is_so)
