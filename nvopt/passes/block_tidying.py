"""Drops empty blocks and merges chains of blocks, for passes that fold branches; in time linear in the function, however wide its
switches and joins are.

Both work `among` the blocks that the caller touched, and leave alone those that are `pinned`: the entry, and blocks whose address is taken.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping

from nvopt.analysis.cfg import post_order
from nvopt.ir.constants import PoisonValue
from nvopt.ir.function import BasicBlock, Function
from nvopt.ir.instructions import BranchInst, PHINode, SwitchInst
from nvopt.ir.values import Value
from nvopt.transforms.terminators import branch_instead

Blocks = dict[BasicBlock, None]
"""A set of blocks that keeps its order."""


def replace_values(new: Mapping[Value, Value]) -> None:
    """Replaces all uses of each key by its value, which may be a key itself; keys that only stand for each other become poison.

    Every user is gone through once, however many of the keys it holds: the phi of a wide join may hold thousands.
    """
    settled: dict[Value, Value] = {}
    for old in new:
        passed: dict[Value, None] = {}
        at = old
        while at in new and at not in settled and at not in passed:
            passed[at] = None
            at = new[at]
        end = PoisonValue.get(at.type) if at in passed else settled.get(at, at)
        settled.update(dict.fromkeys(passed, end))
    for user in dict.fromkeys(user for old in new for user in old.users):
        for slot, operand in enumerate(user.operands):
            if operand in settled:
                user.set_operand(slot, settled[operand])
    for old, value in settled.items():
        old.replace_all_uses_with(value)  # what is left: debug records and other metadata


def fold_single_phis(blocks: Iterable[BasicBlock]) -> None:
    """Replaces phis of one entry by it; one of none, in a block that is only kept for its address, by poison."""
    single = [phi for block in blocks for phi in block.phis() if len(phi.operands) <= 2]
    replace_values({phi: phi.operands[0] if phi.operands else PoisonValue.get(phi.type) for phi in single})
    for phi in single:
        phi.erase()


# -- empty blocks


def drop_empty_blocks(function: Function, among: Blocks, pinned: Collection[BasicBlock]) -> None:
    """Makes whoever goes to an empty block go straight to where that leads, where the phis there can tell who came.

    A terminator all of whose edges then go to one block becomes a plain branch. Blocks around what changed are added to `among`.
    """
    work = _Forwarding(among, pinned)
    for block in post_order(function):
        if block in among:
            work.forward(block)
    work.finish(function)


class _Forwarding:
    """Decides first which blocks to drop, and rewrites terminators and phis once, at the end."""

    def __init__(self, among: Blocks, pinned: Collection[BasicBlock]) -> None:
        self.among = among
        self.pinned = pinned
        self.target: dict[BasicBlock, BasicBlock] = {}
        self.replaced_by: dict[BasicBlock, list[BasicBlock]] = {}
        self.sources: dict[BasicBlock, Blocks] = {}
        self.values: dict[BasicBlock, dict[BasicBlock, tuple[Value, ...]]] = {}

    def forward(self, block: BasicBlock) -> None:
        """Notes where `block` leads, if it may be dropped."""
        branch = block.first
        if not isinstance(branch, BranchInst) or branch.is_conditional or block in self.pinned or "llvm.loop" in branch.metadata:
            return
        target = self.where(branch.successors[0])
        sources = self.sources_of(block)
        if target is block or not all(isinstance(source.terminator, (BranchInst, SwitchInst)) for source in sources):
            return
        values = self.values_in(target)
        mine = values[block]
        if any(values.get(source, mine) != mine for source in sources):
            return
        del values[block]
        values.update(dict.fromkeys(sources, mine))
        others = self.sources_of(target)
        del others[block]
        others.update(sources)
        self.target[block] = target
        self.replaced_by[block] = list(sources)

    def where(self, block: BasicBlock) -> BasicBlock:
        """Where an edge to `block` ends after all, dropped blocks being passed over."""
        passed = []
        while block in self.target:
            passed.append(block)
            block = self.target[block]
        for dropped in passed:
            self.target[dropped] = block
        return block

    def sources_of(self, block: BasicBlock) -> Blocks:
        """Who goes to `block`, dropped blocks being passed over."""
        if block not in self.sources:
            self.sources[block] = dict.fromkeys(block.predecessors)
        return self.sources[block]

    def values_in(self, block: BasicBlock) -> dict[BasicBlock, tuple[Value, ...]]:
        """For each source the values that come in from there, one a phi."""
        if block not in self.values:
            columns = [{source: value for value, source in phi.incoming} for phi in block.phis()]  # each phi has an order of its own
            sources = columns[0] if columns else block.predecessors
            self.values[block] = {source: tuple(column[source] for column in columns) for source in sources}
        return self.values[block]

    def finish(self, function: Function) -> None:
        """Rewrites what the decisions change."""
        mended: Blocks = {}
        edges: dict[BasicBlock, Counter[BasicBlock]] = {}
        for block in function.blocks:
            if block not in self.target:
                self._redirect(block, mended)
                edges[block] = Counter(block.successors)
        for block in mended:
            for at, phi in enumerate(block.phis()):
                entries = [entry for entry in self._entries(block, phi, at) for _ in range(edges[entry[1]][block])]
                _set_incoming(phi, entries)
        fold_single_phis(mended)
        for block in self.target:
            branch = block.first
            assert branch is not None
            for record in branch.dbg_records:
                record.drop()
            branch.dbg_records.clear()
            branch.erase()
        function.erase_blocks(self.target)

    def _redirect(self, block: BasicBlock, mended: Blocks) -> None:
        """Makes the terminator of `block` pass over dropped blocks, and a plain branch where one target is left."""
        terminator = block.terminator
        if not isinstance(terminator, (BranchInst, SwitchInst)):
            return
        changed = False
        for at, operand in enumerate(terminator.operands):
            if operand in self.target:
                assert isinstance(operand, BasicBlock)
                terminator.set_operand(at, self.where(operand))
                changed = True
        successors = terminator.successors
        if (changed or block in self.among) and len(successors) > 1 and len(set(successors)) == 1:
            branch_instead(terminator, successors[0])
            changed = True
        if changed:
            mended.update(dict.fromkeys(successors))
            self.among.update(dict.fromkeys((block, *successors)))

    def _entries(self, block: BasicBlock, phi: PHINode, at: int) -> Iterator[tuple[Value, BasicBlock]]:
        """What phi number `at` of `block` gets from each source: in the order it had, a dropped block's sources in its place."""
        values = self.values_in(block)
        seen: set[BasicBlock] = set()
        stack = [source for _, source in reversed(phi.incoming)]
        while stack:
            source = stack.pop()
            if source in seen:
                continue
            seen.add(source)
            if source in self.target:
                stack += reversed(self.replaced_by[source])
            else:
                yield values[source][at], source


def _set_incoming(phi: PHINode, incoming: list[tuple[Value, BasicBlock]]) -> None:
    if phi.incoming != incoming:
        phi.drop_operands()
        for value, source in incoming:
            phi.add_incoming(value, source)


# -- chains


def merge_chains(function: Function, among: Blocks, pinned: Collection[BasicBlock]) -> None:
    """Merges each block into its only predecessor where nothing but the block follows that, if one of the two is `among` the blocks."""
    _Merging(function, among, pinned).run()


class _Merging:
    """Moves instructions at once, and mends what refers to merged blocks and their phis at the end."""

    def __init__(self, function: Function, among: Blocks, pinned: Collection[BasicBlock]) -> None:
        self.function = function
        self.among = among
        self.pinned = pinned
        self.merged: dict[BasicBlock, BasicBlock] = {}
        self.folded: dict[Value, Value] = {}
        self.source: dict[BasicBlock, BasicBlock | None] = {}  # None: more than one
        for block in function.blocks:
            for successor in block.successors:
                self.source[successor] = block if successor not in self.source else None

    def run(self) -> None:
        """Does it."""
        for block in self.function.blocks:
            if block not in self.merged and self.absorber(block) is None:
                while len(following := block.successors) == 1 and self.absorber(following[0]) is block:
                    self.merge(block, following[0])
        replace_values(self.folded)
        for target in dict.fromkeys(successor for block in self.merged.values() for successor in block.successors):
            for phi in target.phis():
                for at, operand in enumerate(phi.operands):
                    if operand in self.merged:
                        assert isinstance(operand, BasicBlock)
                        phi.set_operand(at, self.head_of(operand))
        self.function.erase_blocks(self.merged)

    def head_of(self, block: BasicBlock) -> BasicBlock:
        """Where `block` went: what absorbed it may have been absorbed later on."""
        passed = []
        while block in self.merged:
            passed.append(block)
            block = self.merged[block]
        for merged in passed:
            self.merged[merged] = block
        return block

    def absorber(self, block: BasicBlock) -> BasicBlock | None:
        """The predecessor that `block` can be merged into."""
        source = self.source.get(block)
        if source is None or source is block or block in self.pinned or not (block in self.among or source in self.among):
            return None
        branch = source.terminator
        return source if isinstance(branch, BranchInst) and not branch.is_conditional else None

    def merge(self, block: BasicBlock, successor: BasicBlock) -> None:
        """Moves what is in `successor` behind what is in `block`, its only predecessor; the phis are left behind."""
        branch = block.terminator
        assert branch is not None
        for instruction in successor:
            records = list(instruction.dbg_records)
            instruction.dbg_records.clear()
            if isinstance(instruction, PHINode):
                self.folded[instruction] = instruction.operands[0]
                continue
            instruction.move_before(branch)
            instruction.dbg_records.extend(records)
        branch.erase()
        for following in block.successors:
            if self.source[following] is successor:
                self.source[following] = block
        if block.is_unnamed and not successor.is_unnamed:
            name, successor.name = successor.name, ""
            block.name = name
        self.merged[successor] = block
        if successor in self.among:
            self.among[block] = None
