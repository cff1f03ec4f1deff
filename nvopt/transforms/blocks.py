"""Splits, joins and redirects blocks and edges, by LLVM's names and with LLVM's names for new blocks.

    kept = CFGAnalyses(tree, loops)                       # what is to stay right; either may be missing
    rest = split_block(instruction, kept)                 # from `instruction` on: %block.split
    between = split_edge(source, target, kept)            # %source.target_crit_edge
    front = split_predecessors(header, outside, ".preheader", kept)
    then = insert_if_then(condition, instruction, kept)   # the terminator of the new block %then
    fold_terminator(block, target, kept)                  # of the edges, one to `target` stays
    merge_into_predecessor(block, kept)

Each costs what it touches: the block, its edges, the phis at the ends of these. Where an edge leaves a loop, the block put there gets the
phis that loop-closed SSA form asks for.

Source: LLVM's BasicBlockUtils and BreakCriticalEdges, for what each does to phis, loops and metadata, and for names.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import NamedTuple

from nvopt.analysis.cfg import single_predecessor
from nvopt.analysis.dominators import DominatorTree
from nvopt.analysis.loops import Loop, LoopInfo
from nvopt.ir import (
    BasicBlock,
    BlockAddress,
    BranchInst,
    Constant,
    Function,
    IndirectBrInst,
    Instruction,
    IRError,
    PHINode,
    PoisonValue,
    SwitchInst,
    Value,
)
from nvopt.transforms.terminators import branch_instead


class CFGAnalyses(NamedTuple):
    """What an edit of blocks keeps right, where it is there. Where blocks can't be reached, loops stay right only beside the tree."""

    dominators: DominatorTree | None = None
    loops: LoopInfo | None = None


NOTHING = CFGAnalyses()


# -- splitting


def split_block(at: Instruction, kept: CFGAnalyses = NOTHING, name: str = "") -> BasicBlock:
    """Moves `at`, which is no phi, and all behind it to a new block that its block then leads to: `%block.split`, or `name`.
    IRError for a phi."""
    block = at.block
    if isinstance(at, PHINode):
        raise IRError(f"cannot split {block.ref} before `{at}`: phis stay at the head of their block")
    location = at.debug_loc
    rest = block.split_before(at, name or _name(block, ".split"))
    terminator_of(block).debug_loc = location
    if kept.dominators is not None:
        kept.dominators.split_block(block, rest)
    if kept.loops is not None:
        kept.loops.add_block(rest, kept.loops.loop_for(block))
    return rest


def split_edge(source: BasicBlock, target: BasicBlock, kept: CFGAnalyses = NOTHING, name: str = "") -> BasicBlock:
    """Puts a new block on the first edge from `source` to `target`: `%source.target_crit_edge`, or `name`. IRError where there is no such
    edge, or it can't be led elsewhere."""
    terminator = terminator_of(source)
    if target not in terminator.successors:
        raise IRError(f"cannot split the edge from {source.ref} to {target.ref}: there is none")
    _check_redirection(source)
    between = BasicBlock(name or _name(source, f".{target.name}_crit_edge" if target.name else "_crit_edge"))
    function_of(source).insert_block_after(between, source)
    branch = between.append(BranchInst(target))
    branch.debug_loc = terminator.debug_loc
    terminator.set_operand(terminator.operands.index(target), between)
    _take_place(between, [source], target, kept)
    left = _left_loops([source], between, kept)
    for phi in target.phis():
        at = phi.operands.index(source)
        value = phi.operands[at - 1]
        phi.set_operand(at, between)
        if any(loop.defines(value) for loop in left):
            closing = PHINode(phi.type, [(value, source)], name=f"{phi.name}.ph" if phi.name else None)
            closing.debug_loc = phi.debug_loc
            closing.insert_before(branch)
            phi.set_operand(at - 1, closing)
    return between


def split_critical_edges(sources: Iterable[BasicBlock], kept: CFGAnalyses = NOTHING) -> list[BasicBlock]:
    """Splits each edge from these blocks that is neither the only one from its block nor the only one to its target; the new blocks.
    Edges that can't be led elsewhere stay as they are."""
    made = []
    for source in sources:
        targets = source.successors
        if len(targets) > 1 and can_redirect(source):
            made += [split_edge(source, target, kept) for target in targets if _edge_count(target) > 1]
    return made


def split_predecessors(block: BasicBlock, sources: Collection[BasicBlock], suffix: str, kept: CFGAnalyses = NOTHING) -> BasicBlock:
    """Leads all edges from `sources`, of which there is at least one, to a new block before `block`, `%block` with `suffix`, which goes on
    to it; phis of what comes from there move to it. IRError where an edge can't be led elsewhere, or where the loop of a header would get a
    second entry."""
    for source in sources:
        _check_redirection(source)
    _check_loop(block, sources, kept)
    front = BasicBlock(_name(block, suffix))
    function_of(block).insert_block_before(front, block)
    branch = front.append(BranchInst(block))
    first = block.first_non_phi
    branch.debug_loc = first.debug_loc if first is not None else None
    for source in sources:
        redirect(source, block, front)
    _take_place(front, sources, block, kept)
    is_closing = bool(_left_loops(sources, front, kept))
    for phi in block.phis():
        _split_phi(phi, set(sources), front, is_closing)
    return front


def _check_loop(header: BasicBlock, sources: Collection[BasicBlock], kept: CFGAnalyses) -> None:
    """IRError where ways into a loop and around it are to be led to one block, but not all of them: there would be two ways in then."""
    loop = kept.loops.loop_for(header) if kept.loops is not None else None
    if loop is None or loop.header is not header:
        return
    tree = kept.dominators
    ways = [source for source in header.predecessors if tree is None or tree.is_reachable(source)]
    sides = {loop.contains_block(source) for source in ways if source in sources}
    if len(sides) == 2 and not all(source in sources for source in ways):
        raise IRError(f"some ways into the loop of {header.ref} and some around it cannot be led to one block")


def _split_phi(phi: PHINode, sources: Collection[BasicBlock], front: BasicBlock, is_closing: bool) -> None:
    """Moves what comes in from `sources` to `front`: to a phi there, unless it is one value and the phi closes no loop, or a constant."""
    moved = [(value, source) for value, source in phi.incoming if source in sources]
    for _, source in moved:
        phi.remove_incoming(source)
    values = {value for value, _ in moved}
    if len(values) == 1 and (not is_closing or isinstance(moved[0][0], Constant)):
        phi.add_incoming(moved[0][0], front)
        return
    merged = PHINode(phi.type, moved, name=f"{phi.name}.ph" if phi.name else None)
    merged.debug_loc = phi.debug_loc
    merged.insert_before(terminator_of(front))
    phi.add_incoming(merged, front)


def _take_place(new: BasicBlock, sources: Collection[BasicBlock], target: BasicBlock, kept: CFGAnalyses) -> None:
    """Tells the tree and the loops of the new block between `sources`, which led to `target`, and `target`."""
    if kept.dominators is not None:
        sources = [source for source in sources if kept.dominators.is_reachable(source)]
        _hang_between(new, sources, target, kept.dominators)
    if kept.loops is not None:
        _enter_loops(new, sources, target, kept.loops)


def _hang_between(new: BasicBlock, sources: Sequence[BasicBlock], target: BasicBlock, tree: DominatorTree) -> None:
    """A way to `target` other than through `new` and around a loop leaves it where it hangs."""
    if not sources:
        return
    others = [one for one in target.predecessors if one is not new and tree.is_reachable(one)]
    if all(tree.dominates(target, one) for one in others) and not all(tree.dominates(target, one) for one in sources):
        dominator = tree.immediate_dominator(target)
        assert dominator is not None
        tree.add_block(new, dominator, over=target)
        return
    dominator, *others = sources
    for source in others:
        dominator = tree.nearest_common_dominator(dominator, source)
    tree.add_block(new, dominator)


def _enter_loops(new: BasicBlock, sources: Collection[BasicBlock], target: BasicBlock, loops: LoopInfo) -> None:
    """The new block belongs to the loops of `target`, but not to one that it leads into from outside. Where the loop is entered and gone
    around through it alone, it is the header."""
    loop = loops.loop_for(target)
    while loop is not None and not any(map(loop.contains_block, sources)):
        loop = loop.parent
    loops.add_block(new, loop)
    if loop is None or loop.header is not target:
        return
    if not all(map(loop.contains_block, sources)):
        loops.change_header(loop, new)
    elif found := [source for source in sources if "llvm.loop" in terminator_of(source).metadata]:
        node = terminator_of(found[0]).metadata["llvm.loop"]
        terminator_of(new).metadata["llvm.loop"] = node
        for source in found:
            del terminator_of(source).metadata["llvm.loop"]


def _left_loops(sources: Iterable[BasicBlock], new: BasicBlock, kept: CFGAnalyses) -> list[Loop]:
    """The innermost loops of the sources, where they are left on the way to the new block."""
    if kept.loops is None:
        return []
    found = dict.fromkeys(loop for source in sources if (loop := kept.loops.loop_for(source)) is not None)
    return [loop for loop in found if not loop.contains_block(new)]


# -- new ways


def insert_if_then(
    condition: Value, before: Instruction, kept: CFGAnalyses = NOTHING, name: str = "then", *, with_else: bool = False
) -> list[Instruction]:
    """Makes code before `before`, which is no phi, depend on `condition`: the terminators of the new block `%then`, which lead to the rest,
    and with `with_else` of a block `%else` for the opposite. New code goes before them."""
    head = before.block
    tail = split_block(before, kept)
    branch = terminator_of(head)
    function = function_of(head)
    ends: list[Instruction] = []
    for label in (name, "else")[: 1 + with_else]:
        block = BasicBlock(label)
        function.insert_block_before(block, tail)
        end = block.append(BranchInst(tail))
        end.debug_loc = branch.debug_loc
        ends.append(end)
        if kept.dominators is not None and kept.dominators.is_reachable(head):
            kept.dominators.add_block(block, head)
        if kept.loops is not None:
            kept.loops.add_block(block, kept.loops.loop_for(head))
    decision = BranchInst(condition, ends[0].block, ends[1].block if with_else else tail)
    decision.debug_loc = branch.debug_loc
    decision.insert_before(branch)
    branch.erase()
    return ends


# -- fewer ways


def fold_terminator(block: BasicBlock, target: BasicBlock, kept: CFGAnalyses = NOTHING) -> list[BasicBlock]:
    """Leads `block` to `target`, one of its successors, always. The blocks that can't be reached any more, where the dominator tree is
    kept, and those that lead to them and never could be: `Function.erase_blocks` deletes them. Keeping the loops right takes the tree.
    IRError where `target` is no successor, or the terminator is no branch."""
    old = terminator_of(block)
    if target not in old.successors:
        raise IRError(f"cannot make `{old}` lead to {target.ref} always: it never does")
    if not isinstance(old, (BranchInst, SwitchInst, IndirectBrInst)):
        raise IRError(f"cannot make a branch of `{old}`: it does more than that")
    targets = old.successors
    targets.remove(target)
    for other in targets:
        other.remove_predecessor(block)
    branch_instead(old, target)
    if kept.dominators is None:
        return []
    gone: list[BasicBlock] = []
    for other in dict.fromkeys(targets):
        gone += kept.dominators.delete_edge(block, other)
    if kept.loops is not None:
        kept.loops.lost_edges([block, *gone], kept.dominators)
    return _with_what_leads_to(gone)


def _with_what_leads_to(blocks: Iterable[BasicBlock]) -> list[BasicBlock]:
    """The blocks, which can't be reached, and all from which they could be."""
    found = dict.fromkeys(blocks)
    pending = list(found)
    while pending:
        ahead = [one for one in pending.pop().predecessors if one not in found]
        found.update(dict.fromkeys(ahead))
        pending += ahead
    return list(found)


def merge_into_predecessor(block: BasicBlock, kept: CFGAnalyses = NOTHING) -> bool:
    """Moves what is in `block` to the end of its only predecessor, where that leads nowhere else and nobody takes the block's address.
    Whether it did. The merged block keeps the predecessor's name, if it has one."""
    source = single_predecessor(block)
    if source is None or source is block or not isinstance(terminator_of(source), BranchInst) or len(source.successors) > 1:
        return False
    if any(isinstance(user, BlockAddress) for user in block.users):
        return False
    for phi in block.phis():
        value = phi.operands[0]
        phi.replace_all_uses_with(PoisonValue.get(phi.type) if value is phi else value)
        phi.erase()
    if kept.dominators is not None:
        kept.dominators.remove_block(block)
    if kept.loops is not None:
        kept.loops.remove_blocks([block])
    terminator_of(source).erase()
    source.absorb(block)
    block.replace_all_uses_with(source)  # in phis further on
    function = function_of(block)
    name = block.name
    function.erase_blocks([block])
    if source.is_unnamed and name:
        source.name = name
    return True


# -- edges


def redirect(source: BasicBlock, old: BasicBlock, new: BasicBlock) -> None:
    """Leads every edge from `source` to `old` to `new`; phis, tree and loops are the caller's to mend."""
    terminator = terminator_of(source)
    for at, operand in enumerate(terminator.operands):
        if operand is old:
            terminator.set_operand(at, new)


def can_redirect(source: BasicBlock) -> bool:
    """Whether the edges from `source` may be led to a block in between; to where an exception or an address leads they may not."""
    return isinstance(terminator_of(source), (BranchInst, SwitchInst))


def _check_redirection(source: BasicBlock) -> None:
    if not can_redirect(source):
        raise IRError(f"no block can be put behind `{terminator_of(source)}`")


def _edge_count(block: BasicBlock) -> int:
    return sum(source.successors.count(block) for source in block.predecessors)


def terminator_of(block: BasicBlock) -> Instruction:
    """The block's terminator; IRError where it has none."""
    if block.terminator is None:
        raise IRError(f"block {block.ref} has no terminator")
    return block.terminator


def function_of(block: BasicBlock) -> Function:
    """The function that the block stands in; IRError where that is none."""
    if block.parent is None:
        raise IRError(f"block {block.ref} stands in no function")
    return block.parent


def _name(block: BasicBlock, suffix: str) -> str:
    """The name of a block that is made of another."""
    return f"{block.name}{suffix}" if block.name else ""
