"""The natural loops of a function and how they nest.

    loops = LoopInfo(function, dominators)
    loops.loop_for(block)     # the innermost loop around the block
    loops.top_level           # the outermost ones, last in program order first, as LLVM lists them

A loop is a header and the blocks that reach one of its back edges without leaving it, so that loops of one header are one loop.

Source: LLVM's LoopInfo, for what a loop is and for the order in which it lists them.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from typing import ClassVar

from nvopt.analysis.cfg import post_order, post_order_from
from nvopt.analysis.dominators import DominatorTree
from nvopt.analysis.recipe import Recipe
from nvopt.ir import BasicBlock, ConstantInt, Function, Instruction, MDNode, MDString, Value, ValueAsMetadata


class Loop:
    """A natural loop. `blocks` begins with the header and is in reverse post-order otherwise; blocks that came to stand at the end."""

    __slots__ = ("_set", "blocks", "depth", "header", "parent", "subloops")

    def __init__(self, header: BasicBlock) -> None:
        self.header = header
        self.parent: Loop | None = None
        self.subloops: list[Loop] = []
        """The loops right inside, in program order."""
        self.blocks: list[BasicBlock] = []
        self._set: set[BasicBlock] = set()
        self.depth = 1
        """1 for a loop that no other contains."""

    def __repr__(self) -> str:
        return f"<Loop {self.header.ref} depth {self.depth}>"

    @property
    def outermost(self) -> Loop:
        """The loop around it that no other contains, or itself."""
        loop = self
        while loop.parent is not None:
            loop = loop.parent
        return loop

    def contains_block(self, block: BasicBlock | None) -> bool:
        """Whether the block belongs to the loop."""
        return block in self._set

    def contains_loop(self, loop: Loop | None) -> bool:
        """Whether `loop` is this one or lies inside it."""
        while loop is not None and loop.depth > self.depth:
            loop = loop.parent
        return loop is self

    def contains_instruction(self, instruction: Instruction) -> bool:
        """Whether the instruction stands in the loop."""
        return instruction.parent in self._set

    def defines(self, value: Value) -> bool:
        """Whether the value is an instruction of the loop; LLVM's `!L->isLoopInvariant(V)`."""
        return isinstance(value, Instruction) and value.parent in self._set

    def latches(self) -> list[BasicBlock]:
        """The blocks in the loop that lead back to the header."""
        return [block for block in self.header.predecessors if block in self._set]

    @property
    def latch(self) -> BasicBlock | None:
        """The block that leads back to the header, where there is one only, and by one edge."""
        found: BasicBlock | None = None
        for block in self.header.predecessors:
            if block in self._set:
                if found is not None:
                    return None
                found = block
        return found if found is not None and found.successors.count(self.header) == 1 else None

    @property
    def predecessor(self) -> BasicBlock | None:
        """The block outside that leads to the header, where there is one only."""
        found = [block for block in self.header.predecessors if block not in self._set]
        return found[0] if len(found) == 1 else None

    @property
    def preheader(self) -> BasicBlock | None:
        """The loop's predecessor, where it leads nowhere else."""
        found = self.predecessor
        return found if found is not None and len(found.successors) == 1 else None

    def exiting_blocks(self) -> list[BasicBlock]:
        """The blocks of the loop that may leave it, in the order of `blocks`."""
        return [block for block in self.blocks if any(one not in self._set for one in block.successors)]

    @property
    def exiting_block(self) -> BasicBlock | None:
        """The block that may leave the loop, where there is one only."""
        found = self.exiting_blocks()
        return found[0] if len(found) == 1 else None

    def in_reverse_post_order(self) -> list[BasicBlock]:
        """The blocks, each before those that it leads to, as they are now."""
        if len(self.blocks) == 1:
            return [self.header]
        return post_order_from(self.header, lambda block: [one for one in block.successors if one in self._set])[::-1]

    def has_other_cycles(self) -> bool:
        """Whether some of its blocks go round otherwise than by way of a loop's header."""
        place = {block: at for at, block in enumerate(self.in_reverse_post_order())}
        back = ((source, target) for source in place for target in source.successors if target in place and place[target] <= place[source])
        return any(not self._has_header(target, source) for source, target in back)

    def _has_header(self, block: BasicBlock, inside: BasicBlock) -> bool:
        """Whether the block is the header of the loop, or of one in it, that has the block `inside`."""
        if block is self.header:
            return True
        around = next((one for one in self.subloops if inside in one._set), None)
        return around is not None and around._has_header(block, inside)

    def described(self) -> str:
        """The loop in words, as a difference to another is told."""
        around = f"in that of {self.parent.header.ref}" if self.parent is not None else "outermost"
        return f"{around}, blocks {' '.join(sorted(block.ref for block in self.blocks))}"

    def loop_id(self) -> MDNode | None:
        """The `!llvm.loop` node that all latches share."""
        found: MDNode | None = None
        for latch in self.latches():
            terminator = latch.terminator
            node = terminator.attachment("llvm.loop") if terminator is not None else None
            if not isinstance(node, MDNode) or found not in (None, node):
                return None
            found = node
        return found

    def has_mark(self, name: str) -> bool:
        """Whether the `!llvm.loop` node has an entry `!{!"name"}` or `!{!"name", i1 true}`."""
        node = self.loop_id()
        for entry in node.operands[1:] if node is not None else ():
            if isinstance(entry, MDNode) and entry.operands and isinstance(entry.operands[0], MDString) and entry.operands[0].text == name:
                if len(entry.operands) == 1:
                    return True
                value = entry.operands[1]
                return isinstance(value, ValueAsMetadata) and isinstance(value.value, ConstantInt) and not value.value.is_zero
        return False


class LoopInfo:
    """The loops of a function. Whoever changes its blocks either makes a new one, or keeps this one right by `add_block` and its siblings:
    then the Loop objects stay what they are, and with them what is known of their values (recurrences speak of these objects)."""

    __slots__ = ("_innermost", "is_reducible", "top_level")

    recipe: ClassVar[Recipe] = Recipe(
        lambda manager, function: LoopInfo(function, manager.get(DominatorTree, function)),
        needs=(DominatorTree,),
        differences=lambda known, new: known.differences(new),
    )

    def __init__(self, function: Function, dominators: DominatorTree) -> None:
        self._innermost: dict[BasicBlock, Loop] = {}
        self.top_level: list[Loop] = []
        """The loops that no other contains, the last in program order first."""
        self.is_reducible = _is_reducible(dominators)
        """Whether all that goes around goes around in these loops. Where not, lost edges may make loops of what was none."""
        if not dominators.retreats:
            return
        headers = [
            block
            for block in _tree_post_order(dominators)
            if block in dominators.retreats and any(_is_back_edge(dominators, one, block) for one in block.predecessors)
        ]
        for header in headers:
            self._discover(Loop(header), dominators)
        if headers:
            self._populate(post_order(function))

    def loop_for(self, block: BasicBlock | None) -> Loop | None:
        """The innermost loop that the block belongs to."""
        return self._innermost.get(block) if block is not None else None

    def depth(self, block: BasicBlock) -> int:
        """How many loops the block belongs to."""
        loop = self._innermost.get(block)
        return loop.depth if loop is not None else 0

    def __iter__(self) -> Iterator[Loop]:
        """Every loop, an inner one before what is around it, in the order in which LLVM's printers go."""
        return _inner_first(self.top_level)

    def bottom_up(self) -> Iterator[Loop]:
        """Every loop, an inner one before what is around it, and outermost ones in program order: as LLVM's loop passes come to them."""
        return _inner_first(self.top_level[::-1])

    def differences(self, new: LoopInfo) -> Iterator[str]:
        """What is wrong here by loops that were just found, a line each."""
        mine, found = ({loop.header: loop for loop in loops} for loops in (self, new))
        for header in dict.fromkeys((*mine, *found)):
            shown = [loops[header].described() if header in loops else "none" for loops in (mine, found)]
            if shown[0] != shown[1]:
                yield f"loop of {header.ref}: {shown[0]}, but {shown[1]} by a new analysis"

    # -- changes

    def add_block(self, block: BasicBlock, loop: Loop | None) -> None:
        """The block, new or of no loop so far, belongs to `loop` and those around it."""
        if loop is not None:
            self._innermost[block] = loop
        while loop is not None:
            loop.blocks.append(block)
            loop._set.add(block)
            loop = loop.parent

    def remove_blocks(self, blocks: Collection[BasicBlock]) -> None:
        """The blocks, none of which is a header, belong to no loop any more."""
        touched: dict[Loop, None] = {}
        for block in blocks:
            loop = self._innermost.pop(block, None)
            while loop is not None:
                loop._set.discard(block)
                touched[loop] = None
                loop = loop.parent
        for loop in touched:
            loop.blocks = [block for block in loop.blocks if block in loop._set]

    def add_loop(self, header: BasicBlock, parent: Loop | None) -> Loop:
        """A new loop with its header, which is new or of no loop so far, inside `parent` or nothing."""
        loop = Loop(header)
        loop.parent = parent
        loop.depth = parent.depth + 1 if parent is not None else 1
        (parent.subloops if parent is not None else self.top_level).append(loop)
        self.add_block(header, loop)
        return loop

    def remove_loop(self, loop: Loop) -> None:
        """`loop` is no loop any more: its blocks and the loops inside belong to what was around it."""
        siblings = loop.parent.subloops if loop.parent is not None else self.top_level
        at = siblings.index(loop)
        siblings[at : at + 1] = loop.subloops if loop.parent is not None else loop.subloops[::-1]
        for block in loop.blocks:
            if self._innermost[block] is loop:
                if loop.parent is not None:
                    self._innermost[block] = loop.parent
                else:
                    del self._innermost[block]
        inside = list(loop.subloops)
        for inner in inside:
            inside += inner.subloops
            inner.depth -= 1
        for inner in loop.subloops:
            inner.parent = loop.parent

    def change_header(self, loop: Loop, header: BasicBlock) -> None:
        """Another of the loop's blocks is its header."""
        loop.header = header
        loop.blocks.remove(header)
        loop.blocks.insert(0, header)

    def lost_edges(self, blocks: Iterable[BasicBlock], dominators: DominatorTree) -> None:
        """Edges from some of the blocks have gone, or the blocks can't be reached any more, and the dominator tree knows: the loops around
        them may have become smaller, may lie beside one another, or be none."""
        if not self.is_reducible:
            self._take_over(LoopInfo(dominators.function, dominators))
            return
        for outermost in dict.fromkeys(loop.outermost for block in blocks if (loop := self.loop_for(block)) is not None):
            self._find_again(outermost, dominators)

    def _take_over(self, fresh: LoopInfo) -> None:
        """Says from now on what another says that was made anew; a loop whose header was one stays the same object."""
        old = {loop.header: loop for loop in self}
        same = {loop: old.get(loop.header, loop) for loop in fresh}
        for found, loop in same.items():
            loop.parent = same[found.parent] if found.parent is not None else None
            loop.subloops = [same[inner] for inner in found.subloops]
            loop.blocks, loop._set, loop.depth = found.blocks, found._set, found.depth
        self.top_level = [same[loop] for loop in fresh.top_level]
        self._innermost = {block: same[loop] for block, loop in fresh._innermost.items()}
        self.is_reducible = fresh.is_reducible

    def _find_again(self, outermost: Loop, dominators: DominatorTree) -> None:
        """Finds what has become of a loop and of those inside; lost edges make none where there was none."""
        blocks = outermost.blocks
        loops = [*_inner_first([outermost])]
        for block in blocks:
            self._innermost.pop(block, None)
        for loop in loops:
            loop.parent, loop.subloops, loop.blocks, loop._set, loop.depth = None, [], [], set(), 1
        for loop in loops:
            if any(_is_back_edge(dominators, one, loop.header) for one in loop.header.predecessors):
                self._discover(loop, dominators)
        at = self.top_level.index(outermost)
        others, self.top_level = self.top_level, []
        inside = set(blocks)
        order = post_order_from(outermost.header, lambda block: [one for one in block.successors if one in inside])
        self._populate([block for block in order if dominators.is_reachable(block)])
        others[at : at + 1] = self.top_level
        self.top_level = others

    # -- finding them

    def _discover(self, loop: Loop, dominators: DominatorTree) -> None:
        """Maps what reaches a back edge of the loop backwards to it; loops found before are inside and become its children."""
        pending = [one for one in loop.header.predecessors if _is_back_edge(dominators, one, loop.header)]
        while pending:
            block = pending.pop()
            inner = self._innermost.get(block)
            if inner is None:
                if not dominators.is_reachable(block):
                    continue
                self._innermost[block] = loop
                if block is not loop.header:
                    pending += block.predecessors
                continue
            while inner.parent is not None:
                inner = inner.parent
            if inner is not loop:
                inner.parent = loop
                pending += [one for one in inner.header.predecessors if self._innermost.get(one) is not inner]

    def _populate(self, order: list[BasicBlock]) -> None:
        for block in order:
            loop = self._innermost.get(block)
            if loop is not None and loop.header is block:
                siblings = loop.parent.subloops if loop.parent is not None else self.top_level
                siblings.append(loop)
                loop.blocks.append(block)
                loop.blocks.reverse()
                loop.subloops.reverse()
                loop._set = set(loop.blocks)
                loop = loop.parent
            while loop is not None:
                loop.blocks.append(block)
                loop = loop.parent
        for loop in [*_inner_first(self.top_level)][::-1]:
            loop.depth = loop.parent.depth + 1 if loop.parent is not None else 1


def _is_reducible(dominators: DominatorTree) -> bool:
    """Whether each edge that goes back in reverse post-order goes to a block that dominates where it comes from."""
    place = {block: at for at, block in enumerate(dominators.order)} if dominators.retreats else {}
    return all(
        place.get(source, -1) < place[block] or dominators.dominates(block, source)
        for block in dominators.retreats
        for source in block.predecessors
    )


def _inner_first(loops: list[Loop]) -> Iterator[Loop]:
    """The loops and those inside, each behind those that it contains."""
    stack = [(loop, False) for loop in reversed(loops)]
    while stack:
        loop, is_ready = stack.pop()
        if is_ready:
            yield loop
        else:
            stack.append((loop, True))
            stack += [(one, False) for one in reversed(loop.subloops)]


def _is_back_edge(dominators: DominatorTree, source: BasicBlock, header: BasicBlock) -> bool:
    return dominators.is_reachable(source) and dominators.dominates(header, source)


def _tree_post_order(dominators: DominatorTree) -> list[BasicBlock]:
    """The blocks, each behind those that it dominates."""
    stack, found = dominators.order[:1], []
    while stack:
        block = stack.pop()
        found.append(block)
        stack += dominators.children(block)
    return found[::-1]
