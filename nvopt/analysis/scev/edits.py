"""What edits of the function make wrong, found out when somebody next asks.

    edits = Edits(loops)
    function.listen(edits)       # each edit is noted; that costs next to nothing
    settle(se, edits)            # forgets what rests on what was noted; behind it every answer is as of a new analysis, or as true

Forgotten is what is computed from a value that changed, whatever the type of what lies between; where that decides a branch, what rests on
that branch: the loops around it, those that are entered behind it only, phis that it chooses for. What was believed because of a use (that
poison would be undefined behaviour there, that a pointer is accessed) is looked at again when the use goes. Where control may go a new way
from one block that was there before to another, what lies between the two is taken for new, if it is entered and left there only. Else, and
where a new call may not return, everything is forgotten: facts may rest on any of it.

The dominator tree and the loops are right again when the next question comes; that is for whoever changes blocks (`CFGAnalyses`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TYPE_CHECKING

from nvopt.analysis.cfg import single_predecessor
from nvopt.analysis.scev import forget
from nvopt.analysis.scev.expressions.kinds import SCEV
from nvopt.analysis.scev.facts import loop_properties
from nvopt.analysis.scev.gpu import registers
from nvopt.analysis.value_tracking import poison
from nvopt.analysis.values import execution
from nvopt.analysis.values.depth import MAX_DEPTH
from nvopt.analysis.values.matching import comparison_with
from nvopt.analysis.values.zero import excludes_zero
from nvopt.ir import Argument, BasicBlock, BranchInst, CallBase, CmpInst, Constant, GlobalValue, Instruction, PHINode, Value
from nvopt.ir.listening import Listener
from nvopt.ir.types import i1, label

if TYPE_CHECKING:
    from nvopt.analysis.loops import Loop, LoopInfo
    from nvopt.analysis.scev.scalar_evolution import ScalarEvolution

_DEPTH = 4
"""How many operations facts from a comparison look through."""
_LOOKED_THROUGH = MAX_DEPTH + 1
"""How many operations a value is looked for through which something is told of."""


class Edits(Listener):
    """The edits of a function since they were last looked at. It holds no analysis, so that one which nobody holds goes away at once."""

    __slots__ = (
        "altered",
        "anything",
        "assumes",
        "ends",
        "executed",
        "fresh",
        "happened",
        "loops",
        "loops_left",
        "lost_uses",
        "new_blocks",
        "sources",
        "told",
        "values",
    )

    def __init__(self, loops: LoopInfo) -> None:
        self.loops = loops
        self.forget()

    def forget(self) -> None:
        """Begins anew."""
        self.happened = False
        self.anything = False
        """Anything may have changed: nothing more is noted then."""
        self.values: dict[Value, None] = {}
        """What is computed otherwise, or of which another thing is told now."""
        self.told: dict[Value, dict[BasicBlock, None]] = {}
        """What something in these blocks told of a value, there and below, and tells no more: a comparison that decided, an access."""
        self.altered: list[Value] = []
        """Of these what is itself another instruction now, or none."""
        self.lost_uses: dict[Value, None] = {}
        """Of these it may have been believed that they are no poison, because of a use that they have no more."""
        self.ends: dict[BasicBlock, None] = {}
        """Blocks that end otherwise."""
        self.loops_left: dict[Loop, None] = {}
        """The loops around these when that happened."""
        self.sources: dict[BasicBlock, set[BasicBlock]] = {}
        """For blocks with other edges into them now, where those came from before."""
        self.new_blocks: set[BasicBlock] = set()
        self.fresh: set[Instruction] = set()
        """Instructions that were put where they are: nobody has asked since, so that nothing rests on them."""
        self.executed: dict[Instruction, None] = {}
        """What is executed that wasn't, or otherwise."""
        self.assumes: dict[BasicBlock, None] = {}
        """Where assumptions stood that have gone or changed."""

    # -- what is heard

    def operand_changes(self, user: Instruction, index: int, new: Value) -> None:
        if self.anything:
            return
        self.happened = True
        old = user.operands[index]
        self.values[user] = None
        self.altered.append(user)
        if user.is_terminator:
            self._ends_otherwise(user)
            if new.type is label:
                self._gets_edge(new)  # type: ignore[arg-type]
                self._end_tells_no_more(user)
        self._note_assume(user)
        if isinstance(old, (Instruction, Argument)) and user not in self.fresh:
            self.lost_uses[old] = None
            if user.is_terminator:
                self._is_no_longer_told_by(old, [user.block])
            else:
                self._is_no_longer_told(user, old)

    def changes(self, value: Instruction | Argument | None) -> None:
        if self.anything:
            return
        self.happened = True
        if value is None:
            self.anything = True
            return
        self.values[value] = None
        self.altered.append(value)
        if isinstance(value, Instruction):
            self.executed[value] = None
            self._loses_operands(value)
            if value.is_terminator:
                self._ends_otherwise(value)
            self._note_assume(value)

    def inserted(self, instruction: Instruction) -> None:
        if self.anything:
            return
        self.happened = True
        self.fresh.add(instruction)
        if instruction.is_terminator:
            self._ends_otherwise(instruction)
            for target in instruction.successors:
                self._gets_edge(target, instruction)
        else:
            self.executed[instruction] = None

    def removed(self, instruction: Instruction) -> None:
        if self.anything:
            return
        self.happened = True
        self.values[instruction] = None
        self.altered.append(instruction)
        if instruction.is_terminator:
            self._ends_otherwise(instruction)
            for target in instruction.successors:
                self._gets_edge(target)
            self._end_tells_no_more(instruction)
        self._note_assume(instruction)
        self._loses_operands(instruction)

    def block_inserted(self, block: BasicBlock) -> None:
        if self.anything:
            return
        self.happened = True
        self.new_blocks.add(block)
        for instruction in block:
            self.inserted(instruction)

    def take_for_new(self, block: BasicBlock) -> None:
        """The block is as if it had been taken out, and another one put into its place."""
        if block not in self.new_blocks:
            for instruction in block:
                self.removed(instruction)

    def moves(self, source: BasicBlock, first: Instruction, to: BasicBlock) -> None:
        if self.anything:
            return
        self.happened = True
        self.ends[to] = None
        self._end_changes(source)
        for target in source.successors:
            self._gets_edge(target)
            self.sources[target].add(to)
        at: Instruction | None = first
        while at is not None:
            self.values[at] = None
            self.altered.append(at)
            at = at.next

    # -- what is noted

    def _ends_otherwise(self, terminator: Instruction) -> None:
        self._end_changes(terminator.block)

    def _end_changes(self, block: BasicBlock) -> None:
        self.ends[block] = None
        loop = self.loops.loop_for(block)
        while loop is not None and loop not in self.loops_left:  # an outer one may be none when somebody asks, as an inner one never ends
            self.loops_left[loop] = None
            loop = loop.parent

    def _gets_edge(self, target: BasicBlock, new: Instruction | None = None) -> None:
        """Notes where edges to `target` came from, if nobody has; the edges of `new` are there already."""
        if target not in self.sources:
            users = (one for one in target.users if isinstance(one, Instruction) and one.is_terminator and one is not new)
            self.sources[target] = {one.parent for one in users if one.parent is not None}

    def _end_tells_no_more(self, terminator: Instruction) -> None:
        if terminator.operands and terminator not in self.fresh:
            self._is_no_longer_told_by(terminator.operands[0], [terminator.block])

    def _note_assume(self, instruction: Instruction) -> None:
        if isinstance(instruction, CallBase) and instruction.callee_name == "llvm.assume":
            self.assumes[instruction.block] = None

    def _loses_operands(self, user: Instruction) -> None:
        """Facts about operands may rest on a user that is used itself, or that is undefined behaviour for some."""
        if user in self.fresh:
            return
        blocks = _where_it_tells(user)
        if not blocks and not user.is_used and user not in self.lost_uses:
            return
        for operand in user.operands:
            if isinstance(operand, (Instruction, Argument)):
                self.lost_uses[operand] = None
                self._is_no_longer_told(user, operand, blocks)

    def _is_no_longer_told(self, user: Instruction, operand: Instruction | Argument, blocks: Sequence[BasicBlock] | None = None) -> None:
        """The user told something of its operand: it is a comparison that decides a branch, or part of one, or is undefined for some."""
        blocks = _where_it_tells(user) if blocks is None else blocks
        if blocks and operand.type is i1:
            self._is_no_longer_told_by(operand, blocks)
        elif blocks and isinstance(user, CmpInst):
            self._is_doubtful(operand, self._where_it_tells_of_zero(user, operand, blocks))
        elif blocks:
            self._is_doubtful(operand, blocks)

    def _is_no_longer_told_by(self, condition: Value, blocks: Sequence[BasicBlock]) -> None:
        """Branches in these blocks on the condition told something of what is compared there."""
        pending = [(condition, blocks)]
        for _ in range(1 << _DEPTH):
            if not pending:
                return
            at, places = pending.pop()
            if not isinstance(at, (Instruction, Argument)):
                continue
            self._is_doubtful(at, places)
            if isinstance(at, CmpInst):
                told = [(one, self._where_it_tells_of_zero(at, one, places)) for one in at.operands]
                pending += [(one, where) for one, where in told if where]
            elif at.type is i1 and isinstance(at, Instruction):
                pending += [(one, places) for one in at.operands]

    def _is_doubtful(self, value: Instruction | Argument, blocks: Sequence[BasicBlock]) -> None:
        if isinstance(value, CallBase):  # that an operation doesn't overflow is believed above the test, too
            self.values[value] = None
        elif blocks:
            self.told.setdefault(value, {}).update(dict.fromkeys(blocks))

    def _where_it_tells_of_zero(self, compare: CmpInst, operand: Value, blocks: Sequence[BasicBlock]) -> list[BasicBlock]:
        """In which of the blocks a branch on the comparison, or an assumption, may tell that an operand is not zero. All else that is told
        of a value by a branch on a comparison is told in the block behind it only, or of loops (`_Wrong._add_end`)."""
        if compare.predicate[0] != "u" and not any(isinstance(one, Constant) for one in compare.operands):
            return []
        return [one for one in blocks if self._end_tells_of_zero(one, compare, operand)]

    def _end_tells_of_zero(self, block: BasicBlock, compare: CmpInst, operand: Value) -> bool:
        """Whether the operand may be known not to be zero on a way out of the block. An edge back to the header of a loop that the block is
        in tells nothing: the header is come to otherwise, too."""
        end = block.terminator
        if not isinstance(end, BranchInst) or end.operands[0] is not compare:
            return True
        found = comparison_with(compare, operand)
        if found is None:
            return False
        predicate, other = found
        return any(
            excludes_zero(one, other) and not self._is_back_edge(block, target)
            for one, target in zip((predicate, predicate.inverse), end.successors, strict=True)
        )

    def _is_back_edge(self, source: BasicBlock, target: BasicBlock) -> bool:
        loop = self.loops.loop_for(target)
        return loop is not None and loop.header is target and loop.contains_block(source)


def _where_it_tells(user: Instruction) -> list[BasicBlock]:
    """Where facts about what it uses may rest on it: where it is, if it is undefined behaviour for some; where it decides something, if
    it is a comparison or what a comparison looks through."""
    found = [user.block] if user.opcode in poison.UNDEFINED_FOR_SOME else []
    pending, decides = [user], user.type is i1
    for _ in range(_DEPTH):
        behind = [one for at in pending for one in at.users if isinstance(one, Instruction) and not isinstance(one, PHINode)]
        if decides:
            found += [one.block for one in behind if one.is_terminator or isinstance(one, CallBase)]
        if not behind:
            break
        pending = behind
        decides = decides or any(one.type is i1 for one in pending)
    return found


# -- forgetting


def settle(se: ScalarEvolution, edits: Edits) -> None:
    """Forgets what rests on the edits."""
    if edits.anything:
        se.launch.forget()
    passed_by = None if edits.anything or _may_stop(edits.executed) else _passed_by(se, edits)
    if passed_by is None:
        forget.forget_all_loops(se)
    else:
        for block in passed_by:
            edits.take_for_new(block)
        for end in passed_by.values():
            edits.values.update(dict.fromkeys(one for one in end if not one.is_terminator))
        _Wrong(se, passed_by).find(edits)
    edits.forget()


def _may_stop(executed: Iterable[Instruction]) -> bool:
    """Whether what follows one of these may not be executed."""
    return any(one.function is not None and not one.is_terminator and not execution.transfers(one) for one in executed)


def _passed_by(se: ScalarEvolution, edits: Edits) -> dict[BasicBlock, BasicBlock] | None:
    """The blocks that control may pass by on a new way, perhaps by way of new blocks, between two blocks that were there before, and where
    they end: at the block that such a way leads to. None where it can't be told what else is concerned."""
    found: dict[BasicBlock, BasicBlock] = {}
    for block, before in edits.sources.items():
        if block.parent is None or block in edits.new_blocks or _old_sources(block, edits) <= before:
            continue
        between = _between(se, block)
        if between is None or any(_may_stop(one) for one in between) or not found.keys().isdisjoint(between):
            return None
        found.update(dict.fromkeys(between, block))
    return found


def _between(se: ScalarEvolution, end: BasicBlock) -> list[BasicBlock] | None:
    """The blocks on the ways to `end` from the last block on all of them; None where these blocks are entered or left elsewhere, too."""
    start = se.dominators.immediate_dominator(end) if se.dominators.is_reachable(end) else None
    if start is None:
        return None
    found = {start: None}
    pending = end.predecessors
    while pending:
        block = pending.pop()
        if block in found:
            continue
        if block is end or not se.dominators.is_reachable(block):
            return None
        found[block] = None
        pending += block.predecessors
    del found[start]
    inside = found.keys() | {end}
    return list(found) if all(inside.issuperset(block.successors) for block in found) else None


def _old_sources(block: BasicBlock, edits: Edits) -> set[BasicBlock]:
    """The blocks, which were there before, from which control comes to the block."""
    found: set[BasicBlock] = set()
    seen: set[BasicBlock] = set()
    pending = block.predecessors
    while pending:
        source = pending.pop()
        if source not in edits.new_blocks or source in edits.sources[block]:
            found.add(source)
        elif source not in seen:
            seen.add(source)
            pending += source.predecessors
    return found


class _Wrong:
    """What is wrong now, as far as it has been found."""

    def __init__(self, se: ScalarEvolution, passed_by: dict[BasicBlock, BasicBlock]) -> None:
        self.se = se
        self._passed_by = passed_by
        self.expressions: list[SCEV] = []
        self._values: dict[Value, None] = {}
        self._pending: list[Value] = []
        self._assumes: list[CallBase] = []
        self._ends: set[BasicBlock] = set()
        self._loops: set[Loop] = set()

    def find(self, edits: Edits) -> None:
        """Finds it, and forgets it."""
        se = self.se
        for value in edits.values:
            self._add_value(value)
        for value, blocks in edits.told.items():
            self._add_told(value, blocks)
        for value in edits.altered:
            for other in registers.forget_read(se, value):
                self._add_value(other)
        for loop in edits.loops_left:
            self._add_loops_around(loop)
        for block in edits.ends:
            self._add_end(block)
        if any(block.parent is None for block in edits.ends):
            self._drop_loops_that_are_gone()
        self._reconsider_poison(edits)
        for instruction in edits.executed:
            if instruction.function is not None and loop_properties.has_side_effects(instruction):
                self._add_loops_around(se.loops.loop_for(instruction.parent))
        for block in edits.assumes:
            self._drop_assumptions_in(block)
        changed: Iterable[Value] = (*edits.values, *edits.executed)
        while True:
            self._spread()
            told = [one for one in se.assumptions.update((*changed, *self._assumes)) if one not in self._values]
            changed, self._assumes = (), []
            if not told:
                break
            for value in told:
                self._add_value(value)
        self._forget(edits)

    def _forget(self, edits: Edits) -> None:
        """Forgets what has been found to be wrong. By which edges control comes to blocks is so still where no edge is another one: those
        on which something else holds have gone (`_add_end`)."""
        conditions = self.se.conditions
        entry_edges, conditions.entry_edges = conditions.entry_edges, {}
        forget.forget_code(self.se, self.expressions)
        if not edits.sources and not edits.new_blocks:
            conditions.entry_edges = entry_edges

    def _add_value(self, value: Value) -> None:
        if value not in self._values:
            self._values[value] = None
            self._pending.append(value)

    def _add_told(self, value: Value, blocks: Iterable[BasicBlock]) -> None:
        """What is computed, in these blocks and those below, of a value of which something was told there."""
        blocks = self._also_behind(blocks)
        if any(block.parent is None for block in blocks):
            self._add_value(value)
            return
        is_below = self.se.dominators.dominated_by_any(blocks)
        known = self.se.values
        seen = {value}
        pending = [value]
        for _ in range(_LOOKED_THROUGH):
            behind: list[Value] = []
            for at in pending:
                if isinstance(at, Instruction) and (at in known or at.is_terminator) and _is_computed_in(at, is_below):
                    if not at.is_terminator or self._is_known_behind(at.block):
                        self._add_value(at)
                    continue
                fresh = [one for one in at.users if isinstance(one, Instruction) and one not in seen]
                seen.update(fresh)
                behind += fresh
            pending = behind

    def _is_known_behind(self, block: BasicBlock) -> bool:
        """Whether something is known that may rest on where the block's end leads to."""
        se = self.se
        if block in se.conditions.entered_from or any(one in se.values for behind in block.successors for one in behind):
            return True
        loop = se.loops.loop_for(block)
        while loop is not None:
            if loop in se.counts.infos or loop in se.counts.predicated or loop in se.table.recurrences:
                return True
            loop = loop.parent
        return False

    def _also_behind(self, blocks: Iterable[BasicBlock]) -> list[BasicBlock]:
        """The blocks, and those that were below them until there was a way past them."""
        found = dict.fromkeys(blocks)
        pending = list(found)
        while pending:
            end = self._passed_by.get(pending.pop())
            if end is not None and end not in found:
                found[end] = None
                pending.append(end)
        return list(found)

    def _spread(self) -> None:
        """Goes on from the values to what is computed from them."""
        se = self.se
        while self._pending:
            value = self._pending.pop()
            if isinstance(value, Instruction):
                if value.is_terminator and value.parent is not None:
                    self._add_end(value.parent)
                elif isinstance(value, PHINode):
                    se.caches.forget_phi(value)
                elif isinstance(value, CallBase) and value.function is not None and value.callee_name == "llvm.assume":
                    self._assumes.append(value)
                    self._drop_assumptions_in(value.block)
            self._take_expression(value)
            if not isinstance(value, GlobalValue):
                for user in value.users:
                    if isinstance(user, Instruction):
                        self._add_value(user)

    def _take_expression(self, value: Value) -> None:
        se = self.se
        e = se.values.get(value)
        if e is not None:
            self.expressions.append(e)
            se.values.erase(value)
        if se.is_scevable(value.type):
            self.expressions.append(se.table.unknown(value))

    def _add_end(self, block: BasicBlock) -> None:
        """What a branch decides that may go otherwise."""
        if block in self._ends:
            return
        self._ends.add(block)
        se = self.se
        self._add_loops_around(se.loops.loop_for(block))
        behind = [*se.conditions.entered_from.pop(block, ())]
        for entered in behind:
            se.conditions.entry_edges.pop(entered, None)
            behind += se.conditions.entered_from.pop(entered, ())
            loop = se.loops.loop_for(entered)
            while loop is not None and not loop.contains_block(block):
                self._add_loop(loop)
                loop = loop.parent
        if se.dominators.is_reachable(block):
            for child in se.dominators.children(block):
                if single_predecessor(child) is not block:
                    for phi in child.phis():
                        self._add_value(phi)
                    continue
                at = child.first_non_phi
                while at is not None and not at.is_terminator:  # of a difference the branch tells which of the two is greater
                    self._add_value(at)
                    at = at.next

    def _known_loops(self) -> Iterable[Loop]:
        """Those of which something is known."""
        return {**self.se.counts.infos, **self.se.counts.predicated, **self.se.table.recurrences}

    def _drop_loops_that_are_gone(self) -> None:
        for loop in self._known_loops():
            if loop.header.parent is None:
                self._add_loop(loop)

    def _add_loops_around(self, loop: Loop | None) -> None:
        while loop is not None:
            self._add_loop(loop)
            loop = loop.parent

    def _add_loop(self, loop: Loop) -> None:
        """How often it goes round, what its recurrences are, and so for the loops inside."""
        if loop in self._loops:
            return
        self._loops.add(loop)
        se = self.se
        se.caches.forget_loop(loop)
        self.expressions += se.table.recurrences.get(loop, ())
        for phi in loop.header.phis():
            self._add_value(phi)
        for inner in loop.subloops:
            self._add_loop(inner)

    def _drop_assumptions_in(self, block: BasicBlock) -> None:
        """Any loop behind an assumption may owe something to it."""
        dominators = self.se.dominators
        for at in self._also_behind([block]):
            for loop in self._known_loops():
                if loop.contains_block(at) or dominators.dominates(at, loop.header) or not dominators.is_reachable(at):
                    self._add_loop(loop)

    def _reconsider_poison(self, edits: Edits) -> None:
        """What has been believed to be no poison, and may be now: above uses that have gone, and where other code may follow."""
        if not self.se.no_wrap.never_poison and not self.se.tracking.undefined_ahead:
            return
        for block in edits.ends:
            for value in _followed_by(block):
                self._doubt(value)
        for block, before in edits.sources.items():
            if block.parent is not None and not before.isdisjoint(edits.ends):
                for value in block:
                    self._doubt(value)
        seen: set[Value] = set()
        pending = list(edits.lost_uses)
        while pending:
            value = pending.pop()
            if value in seen or not isinstance(value, (Instruction, Argument)):
                continue
            seen.add(value)
            if not self._is_undefined_ahead_still(value):
                self._doubt(value)
            if isinstance(value, Instruction) and not isinstance(value, PHINode):
                pending += value.operands

    def _is_undefined_ahead_still(self, value: Value) -> bool:
        """Whether all that is believed of the value stands, whatever use it has lost: many loops may have one bound."""
        believed = self.se.tracking.undefined_ahead.get(value)
        if believed is None or value in self.se.no_wrap.never_poison:
            return False
        return poison.is_undefined_ahead(self.se.tracking, value, believed)

    def _doubt(self, value: Value) -> None:
        never_poison, undefined_ahead = self.se.no_wrap.never_poison, self.se.tracking.undefined_ahead
        if value in never_poison or value in undefined_ahead:
            never_poison.discard(value)
            undefined_ahead.pop(value, None)
            self._add_value(value)


def _is_computed_in(instruction: Instruction, is_concerned: Callable[[BasicBlock], bool]) -> bool:
    """Whether it is computed in a block that is concerned; a phi is where its values come from, what has gone anywhere."""
    if isinstance(instruction, PHINode):
        return any(is_concerned(block) for _, block in instruction.incoming)
    return instruction.parent is None or is_concerned(instruction.parent)


def _followed_by(block: BasicBlock) -> Iterator[Value]:
    """What may be taken for no poison because of what is executed behind the block in any case."""
    ahead = {block: poison.SCANNED}
    pending = [block]
    while pending:
        block = pending.pop()
        left = ahead[block]
        at = block.terminator
        while at is not None and left:
            yield at
            at, left = at.previous, left - 1
        if not left or block.parent is None:
            continue
        if block is block.parent.entry:
            yield from block.parent.args
        for source in block.predecessors:
            if len(source.successors) == 1 and ahead.get(source, 0) < left:
                ahead[source] = left
                pending.append(source)
