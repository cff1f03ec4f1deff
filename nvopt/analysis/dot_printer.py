r"""Control flow graphs and dominator trees for graphviz's `dot`, as LLVM 22 draws them.

    cfg(function, whole=True)            digraph "CFG for 'f' function" {
    dominator_tree(tree, whole=False)      label="CFG for 'f' function";
    post_dominator_tree(tree, ...)
                                           Node0 [shape=record,label="{entry:\l|  br i1 %c, label %a, label %b\l|{<s0>T|<s1>F}}"];
                                           Node0:s0 -> Node1;
                                           …

`whole`: a block's instructions are in its node, not its name alone. Nodes have numbers where LLVM's have addresses, so that the same
function gives the same text; blocks that run often have no colors.

Source: LLVM's GraphWriter and DOTGraphTraits<DOTFuncInfo *>, the 64 edges that a node shows among them.
"""

from __future__ import annotations

import textwrap
from collections.abc import Callable, Iterable, Sequence
from typing import TypeVar

from nvopt.analysis.dominators import DominatorTree
from nvopt.analysis.post_dominators import PostDominatorTree
from nvopt.analysis.tree_printer import dominated_in_llvm_order
from nvopt.ir import BasicBlock, BranchInst, Function, SwitchInst

Node = TypeVar("Node")
_EDGES = 64
_COLUMNS = 80
_ESCAPED = str.maketrans({"\\": r"\\", '"': r"\"", "<": r"\<", ">": r"\>", "{": r"\{", "}": r"\}", "|": r"\|"})


def cfg(function: Function, *, whole: bool) -> str:
    """The function's blocks, and where they lead."""
    function.assign_numbers()
    numbers = {block: number for number, block in enumerate(function.blocks)}
    lines = []
    for block, number in numbers.items():
        labels = _edge_labels(block)
        lines.append(_node(number, _shown(block, whole), labels))
        for at, target in enumerate(block.successors):
            lines.append(f"Node{number}{f':s{min(at, _EDGES)}' if labels else ''} -> Node{numbers[target]};")
    return _graph("CFG", function, lines)


def dominator_tree(tree: DominatorTree, *, whole: bool) -> str:
    """The blocks that can be reached, each below its immediate dominator."""
    tree.function.assign_numbers()
    children = dominated_in_llvm_order(tree)
    lines = _tree(tree.function.entry, lambda block: children.get(block, ()), lambda block: _shown(block, whole))
    return _graph("Dominator tree", tree.function, lines)


def post_dominator_tree(tree: PostDominatorTree, *, whole: bool) -> str:
    """The blocks, each below its immediate post-dominator; above all the exit, which is no block."""
    tree.function.assign_numbers()

    def shown(block: BasicBlock | None) -> str:
        return "Post dominance root node" if block is None else _shown(block, whole)

    return _graph("Post dominator tree", tree.function, _tree(None, tree.children, shown))


def _graph(kind: str, function: Function, lines: Iterable[str]) -> str:
    title = f"{kind} for '{'' if function.is_unnamed else function.name}' function".translate(_ESCAPED)
    return "\n".join([f'digraph "{title}" {{', f'\tlabel="{title}";', "", *(f"\t{line}" for line in lines), "}", ""])


def _tree(root: Node, children: Callable[[Node], Sequence[Node]], shown: Callable[[Node], str]) -> list[str]:
    numbers: dict[Node, int] = {}
    pending = [root]
    while pending:
        node = pending.pop()
        numbers[node] = len(numbers)
        pending += reversed(children(node))
    lines = []
    for node, number in numbers.items():
        lines.append(_node(number, shown(node), []))
        lines += (f"Node{number} -> Node{numbers[child]};" for child in children(node))
    return lines


def _node(number: int, text: str, edges: Sequence[str]) -> str:
    slots = [f"<s{at}>{label}" for at, label in enumerate(edges[:_EDGES])]
    if len(edges) > _EDGES:
        slots.append(f"<s{_EDGES}>truncated...")
    beside = f"|{{{'|'.join(slots)}}}" if slots else ""
    return f'Node{number} [shape=record,label="{{{text}{beside}}}"];'


def _shown(block: BasicBlock, whole: bool) -> str:
    if not whole:
        return (block.ref if block.is_unnamed else block.name).translate(_ESCAPED)
    code: list[str] = []
    for instruction in block.instructions:
        code += (f"    {record}" for record in instruction.dbg_records)
        code.append(f"  {instruction}")
    return f"{_lines(f'{block.ref[1:]}:')}|{_lines(chr(10).join(code))}"


def _lines(text: str) -> str:
    """The lines, each to the left, and none so long that the node is all that one sees."""
    return "".join(rf"{part.translate(_ESCAPED)}\l" for line in text.split("\n") for part in _broken(line))


def _broken(line: str) -> list[str]:
    return textwrap.wrap(line, _COLUMNS, subsequent_indent="...", drop_whitespace=False, break_on_hyphens=False)


def _edge_labels(block: BasicBlock) -> list[str]:
    """What leads to each of the successors; nothing where there is no choice."""
    match block.terminator:
        case BranchInst() as branch if branch.is_conditional:
            return ["T", "F"]
        case SwitchInst() as switch:
            return ["def", *(value.ref for value, _ in switch.cases)]
    return []
