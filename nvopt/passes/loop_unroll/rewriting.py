"""Copies of a loop's body, one behind the other: in the loop, which goes round less often then, or in its place.

    unroll(loop, 4, None, scev, leaves)             # four iterations at once, as long as it goes round
    unroll(loop, 4, END_BEHIND_LAST, scev, leaves)  # the loop runs four times at most, and is none any more

    loop:                                             loop:
      %i = phi i32 [ 0, %entry ], [ %i.next, %loop ]    %i = phi i32 [ 0, %entry ], [ %i.next.1, %loop ]
      call void @f(i32 %i)                              call void @f(i32 %i)
      %i.next = add i32 %i, 1                    ->     %i.next = add i32 %i, 1
      %c = icmp ne i32 %i.next, 8                       call void @f(i32 %i.next)
      br i1 %c, label %loop, label %exit                %i.next.1 = add i32 %i, 2
                                                        %c.1 = icmp ne i32 %i.next.1, 8
                                                        br i1 %c.1, label %loop, label %exit

The loop is in loop-simplify form and closed; what is around it stays so. Dominators and loops are right afterwards. Each copy leaves to the
same exits. What is computed of constants is folded, blocks that follow one another are joined.

Source: LLVM's UnrollLoop.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from nvopt.analysis.dominators import DominatorTree
from nvopt.analysis.loops import Loop, LoopInfo
from nvopt.analysis.scev.scalar_evolution import ScalarEvolution
from nvopt.ir import BasicBlock, BranchInst, Function, PHINode
from nvopt.passes.loop_unroll.tidying import fold_all, join_blocks
from nvopt.transforms.blocks import CFGAnalyses, fold_terminator, function_of, redirect, terminator_of
from nvopt.transforms.cloning import ValueMap, clone_blocks, enter_copies
from nvopt.transforms.loops import bring_into_form, exit_blocks
from nvopt.transforms.terminators import branch_instead, unreachable_instead

Leaves = Callable[[int, BasicBlock], bool | None]
"""Whether the loop is left from an exiting block in a copy, counted from 0: surely, surely not, or None where that isn't known."""


def unroll(loop: Loop, count: int, scev: ScalarEvolution, leaves: Leaves, *, ends: bool) -> None:
    """Makes `count` copies of the body, the first of which is what is there. With `ends`, the loop never goes round more often, and is no
    loop afterwards. The latch ends in a branch; nothing in the loop forbids to be copied."""
    _Unrolling(loop, count, scev, leaves, ends).run()


class _Unrolling:
    def __init__(self, loop: Loop, count: int, scev: ScalarEvolution, leaves: Leaves, ends: bool) -> None:
        self.loop, self.count, self.leaves, self.ends = loop, count, leaves, ends
        self.tree: DominatorTree = scev.dominators
        self.loops: LoopInfo = scev.loops
        self.function: Function = function_of(loop.header)
        latch = loop.latch
        assert latch is not None
        self.header, self.latch = loop.header, latch
        self.blocks = list(loop.blocks)
        self.exits = exit_blocks(loop)
        self.exiting = [block for block in loop.exiting_blocks() if self.loops.loop_for(block) is loop]
        self.phis = {phi: phi.incoming_for(latch) for phi in loop.header.phis()}
        self.around = loop.parent

    def run(self) -> None:
        copies = self._clone()
        headers = [self.header, *(_block(one, self.header) for one in copies)]
        latches = [self.latch, *(_block(one, self.latch) for one in copies)]
        self._enter_exits(copies)
        self._carry_values(copies)
        self._link(headers, latches)
        for at, mapped in enumerate(copies, 1):
            self._decide(at, mapped)
        if not self._join_single_blocks(copies):
            self._tell(copies)
            self._decide_first()
        if self._may_leave_around():
            self.loops.lost_edges([self.header], self.tree)
            bring_into_form(self.tree, self.loops)
        made = [block for block in self._all_blocks(copies) if block.parent is not None]
        exits = [block for block in self.exits if block.parent is not None]  # without those that no copy goes to any more
        fold_all([*made, *exits], self.loops, self.function.module.data_layout)
        join_blocks(made, CFGAnalyses(self.tree, self.loops))

    def _clone(self) -> list[ValueMap]:
        """The copies but the first, from back to front: each is put right behind the originals."""
        found = []
        for at in range(self.count - 1, 0, -1):
            mapped = ValueMap(self.function.module)
            clone_blocks(self.blocks, f".{at}", mapped)
            found.append(mapped)
        return found[::-1]

    def _enter_exits(self, copies: Sequence[ValueMap]) -> None:
        for one in self.exits:
            for phi in one.phis():
                for value, source in phi.incoming:
                    if self.loop.contains_block(source):
                        for mapped in copies:
                            phi.add_incoming(mapped.value(value), _block(mapped, source))

    def _carry_values(self, copies: Sequence[ValueMap]) -> None:
        """What the header's phis were in the copies is what the iteration before has for them."""
        before = ValueMap(self.function.module)
        for mapped in copies:
            incoming = {phi: before.value(value) for phi, value in self.phis.items()}
            for phi, value in incoming.items():
                copy = mapped.values[phi]
                assert isinstance(copy, PHINode)
                copy.replace_all_uses_with(value)
                copy.erase()
                mapped.values[phi] = value
            before = mapped
        for phi, value in self.phis.items():
            phi.remove_incoming(self.latch)
            if not self.ends:
                last = _block(copies[-1], self.latch) if copies else self.latch
                phi.add_incoming(before.value(value), last)

    def _link(self, headers: Sequence[BasicBlock], latches: Sequence[BasicBlock]) -> None:
        """Leads each latch to the next copy, the last to the first one or nowhere."""
        for at, latch in enumerate(latches[:-1]):
            redirect(latch, headers[at], headers[at + 1])
            terminator_of(latch).metadata.pop("llvm.loop", None)
        if not self.ends:
            redirect(latches[-1], headers[-1], self.header)
            return
        last = terminator_of(latches[-1])
        last.metadata.pop("llvm.loop", None)
        out = next((one for one in last.successors if one is not headers[-1]), None)
        if out is not None:
            branch_instead(last, out)
        else:
            unreachable_instead(last)

    def _decide(self, at: int, mapped: ValueMap) -> None:
        """Makes plain branches of the exit tests of a copy, which the dominator tree doesn't know yet, where it is known what they say."""
        for block in self.exiting:
            copy = _block(mapped, block)
            _lead_to(copy, self._decided(at, block, copy))

    def _decide_first(self) -> None:
        for block in self.exiting:
            if block.parent is None:
                continue
            target = self._decided(0, block, block)
            if target is not None:
                gone = fold_terminator(block, target, CFGAnalyses(self.tree, self.loops))
                self.function.erase_blocks(gone)

    def _decided(self, at: int, original: BasicBlock, block: BasicBlock) -> BasicBlock | None:
        """Where the block leads, if that is known."""
        branch = terminator_of(block)
        if not isinstance(branch, BranchInst) or not branch.is_conditional:
            return None
        out = [one for one in branch.successors if one in self.exits]
        leaves = self.leaves(at, original)
        if leaves is None or len(out) != 1:
            return None
        return out[0] if leaves else next(one for one in branch.successors if one is not out[0])

    def _join_single_blocks(self, copies: Sequence[ValueMap]) -> bool:
        """Puts all copies into one block, where the body is one and none but the last may be left; whether that is so."""
        if self.blocks != [self.header] or any(self.leaves(at, self.header) is not False for at in range(self.count - 1)):
            return False
        if copies:
            _lead_to(self.header, self._decided(0, self.header, self.header))
        for mapped in copies:
            copy = _block(mapped, self.header)
            terminator_of(self.header).erase()
            self.header.absorb(copy)
            copy.replace_all_uses_with(self.header)
            self.function.erase_blocks([copy])
            mapped.values[self.header] = self.header
        for one in (self.header, *self.exits):
            self.tree.delete_edge(self.header, one)  # if it is none any more
        if self.ends:
            self.loops.remove_loop(self.loop)
        return True

    def _tell(self, copies: Sequence[ValueMap]) -> None:
        """Tells the dominator tree and the loops of the copies; those that can't be reached go."""
        if copies:
            self.tree.insert_edge(self.latch, _block(copies[0], self.header))
        self.tree.delete_edge(self.latch, self.header)
        lost = []
        for mapped in copies:
            found = [block for block in self.blocks if self.tree.is_reachable(_block(mapped, block))]
            enter_copies(self.loop, found, self.loops, mapped)
            lost += [copy for block in self.blocks if not self.tree.is_reachable(copy := _block(mapped, block))]
        self.function.erase_blocks(lost)
        if self.ends:
            self.loops.remove_loop(self.loop)

    def _may_leave_around(self) -> bool:
        """Whether some of what was the loop may be in the loop around it no more, because nothing leads back from there."""
        if not self.ends or self.around is None:
            return False
        return self.latch not in self.exiting or not all(self.around.contains_block(one) for one in self.exits)

    def _all_blocks(self, copies: Sequence[ValueMap]) -> Iterable[BasicBlock]:
        blocks = dict.fromkeys(self.blocks)
        for mapped in copies:
            blocks.update(dict.fromkeys(_block(mapped, block) for block in self.blocks))
        yield from blocks


def _block(mapped: ValueMap, block: BasicBlock) -> BasicBlock:
    copy = mapped.values[block]
    assert isinstance(copy, BasicBlock)
    return copy


def _lead_to(block: BasicBlock, target: BasicBlock | None) -> None:
    """Leads a block always to one of its two successors, if any; the dominator tree is the caller's to mend."""
    if target is None:
        return
    old = terminator_of(block)
    for other in old.successors:
        if other is not target:
            other.remove_predecessor(block)
    branch_instead(old, target)
