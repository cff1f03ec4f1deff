"""`nvvm-reflect-pp`: folds the conditions that `nvvm-reflect` made constant, and removes the code that can't be reached any more.

    %2 = icmp ne i32 1, 0                                   %4 = call float @llvm.nvvm.floor.ftz.f(float %f)
    br i1 %2, label %3, label %5                            ret float %4
  3:
    %4 = call float @llvm.nvvm.floor.ftz.f(float %f)
    br label %7                                  becomes
  5:
    %6 = call float @llvm.nvvm.floor.f(float %f)
    br label %7
  7:
    %.0 = phi float [ %4, %3 ], [ %6, %5 ]
    ret float %.0

A function in which no condition is constant and every block can be reached is not touched, nor even parsed. In the others:

1. integers that are constant are found, through arithmetic, comparisons, selects and phis, together with the edges that are
   taken given those (`nvopt.analysis.conditional_constants`); comparisons and selects that are decided, what they are computed
   from and what is computed from them are replaced by their values; constant arithmetic elsewhere is left to instcombine;
2. branches and switches on a constant become plain branches; a condition that is poison or undef is left alone;
3. blocks that can't be reached are deleted, whether they became so here or were so before; one whose address is taken stays;
4. around the edges that went, phis with one entry are replaced by it, empty blocks are dropped, and a block is merged into its only
   predecessor where nothing else follows that.

NVIDIA's class is SimplifyConstantConditionalsPass; the command-line name is its own.

Source: the description of cicc's nvvm-reflect-pp; LLVM's BasicBlockUtils for which name a merged block keeps.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass

from nvopt.analysis.cfg import address_taken_blocks, post_order, reachable_blocks
from nvopt.analysis.conditional_constants import ConditionalConstants, target_of
from nvopt.analysis.integer_folding import fold, is_foldable, known_value
from nvopt.analysis.locations import location_of
from nvopt.ir.constants import ConstantInt, PoisonValue
from nvopt.ir.errors import ReadError
from nvopt.ir.function import BasicBlock, Function
from nvopt.ir.instructions import BranchInst, CallInst, CmpInst, Instruction, PHINode, SelectInst, SwitchInst
from nvopt.ir.types import IntType
from nvopt.ir.values import Value
from nvopt.passes.base import Context, FunctionPass
from nvopt.passes.constants_in_text import NAME
from nvopt.remarks import Remark, RemarkKind

_NUMBER = r"(?:-?\d+|true|false)"
_BINARY = "(?:add|sub|mul|and|or|xor|shl|lshr|ashr|udiv|sdiv|urem|srem)"
_DECIDING = (("and", "(?:0|false)"), ("mul", "(?:0|false)"), ("or", "(?:-1|true)"))
_SEEDS = tuple(
    re.compile(pattern, re.M)
    for pattern in (
        rf" = icmp (?:samesign )?[a-z]+ i\d+ {_NUMBER}, {_NUMBER}\b",
        r"  br i1 (?:true|false),",
        rf"  switch i\d+ {_NUMBER},",
        r" = select (?:[a-z]+ )*i1 (?:true|false),",
        r"; No predecessors!",
        rf" = {_BINARY} (?:[a-z]+ )*i\d+ {_NUMBER}, {_NUMBER}\b",
        *(rf" = {opcode} (?:[a-z]+ )*i\d+ (?:{decides},|%{NAME}, {decides}\b)" for opcode, decides in _DECIDING),
        rf" = (?:zext|sext|trunc|bitcast) (?:[a-z]+ )*i\d+ {_NUMBER} to i",
        rf" = freeze i\d+ {_NUMBER}\b",
        rf" = phi i\d+ \[ ({_NUMBER}), %{NAME} \](?:, \[ \1, %{NAME} \])*(?:, !|$)",
        rf"@llvm\.expect\.(?:with\.probability\.)?i\d+\(i\d+ {_NUMBER},",
        rf"@llvm\.[us](?:min|max)\.i\d+\(i\d+ {_NUMBER}, i\d+ {_NUMBER}\)",
    )
)
_LABEL = re.compile(rf"^({NAME}): +; preds = (.*)", re.M)
_REF = re.compile(rf"%({NAME})")
_KEPT_ATTACHMENTS = ("dbg", "llvm.loop", "annotation")


@dataclass(frozen=True)
class SimplifyConstantConditionals(FunctionPass):
    """Fold constant conditions and remove what became unreachable."""

    name = "nvvm-reflect-pp"
    summary = "Fold conditions that are constant and remove the code that cannot be reached (SimplifyConstantConditionalsPass)"

    def run(self, function: Function, context: Context) -> bool:
        try:
            if not has_constant_condition(function):
                return False
            return _Simplifier(function, context).run()
        except ReadError as error:
            _remark(context, function, "Missed", "UnreadableFunction", f"the function cannot be read: {error}", None)
            return False


def has_constant_condition(function: Function) -> bool:
    """Whether something in the function is decided or unreachable at first sight; it is only parsed where its text looks like it."""
    if not function.is_parsed:
        text = function.text
        if not any(seed.search(text) for seed in _SEEDS) and not _may_hold_an_island(text):
            return False
    return len(reachable_blocks(function)) < len(function.blocks) or any(map(_is_seed, function.instructions()))


def _may_hold_an_island(text: str) -> bool:
    """Whether some block is only reached from blocks that stand behind it, or from itself: so it is with the first of those that keep
    each other alive and can't be reached."""
    labels = dict(_LABEL.findall(text))
    for label in list(labels):
        sources = _REF.findall(labels.pop(label))
        if sources and all(source == label or source in labels for source in sources):
            return True
    return False


def _is_seed(instruction: Instruction) -> bool:
    """What `_SEEDS` finds on text."""
    known = [known_value(operand) for operand in instruction.operands]
    match instruction:
        case BranchInst() | SwitchInst() | SelectInst():
            return known[0] is not None
        case PHINode():
            values = known[::2]
            return isinstance(instruction.type, IntType) and values[0] is not None and values.count(values[0]) == len(values)
    if not is_foldable(instruction) or not isinstance(instruction.type, IntType):
        return False
    return fold(instruction, known) is not None or None not in known


Decided = list[tuple[BranchInst | SwitchInst, int]]
"""Terminators that always go one way, each with its condition."""


class _Simplifier:
    """The work on one function. `touched` are the blocks around an edge that went."""

    def __init__(self, function: Function, context: Context) -> None:
        self.function = function
        self.context = context
        self.touched: dict[BasicBlock, None] = {}

    def run(self) -> bool:
        """Does it; whether anything changed."""
        facts = ConditionalConstants(self.function)
        gone = [block for block in self.function.blocks if block not in facts.blocks]
        decided = self._decided_terminators(facts)
        settled = _around_conditions(self.function, facts, decided, gone)
        if not gone and not decided and not settled:
            return False
        for terminator, condition in decided:
            self._fold_terminator(terminator, condition)
        for instruction in settled:
            instruction.replace_all_uses_with(_outcome(instruction, facts))
            instruction.erase()
        self._drop_unreachable(gone)
        for block in self.touched:
            _fold_single_phis(block)
        self._tidy()
        return True

    # -- constants

    def _decided_terminators(self, facts: ConditionalConstants) -> Decided:
        """The branches and switches whose condition is known, each with its condition."""
        found = []
        for block in self.function.blocks:
            terminator = block.terminator
            if block in facts.blocks and isinstance(terminator, (BranchInst, SwitchInst)):
                condition = facts.value_of(terminator.operands[0])
                if condition is not None:
                    found.append((terminator, condition))
        return found

    def _fold_terminator(self, terminator: BranchInst | SwitchInst, condition: int) -> None:
        self._branch_only_to(target_of(terminator, condition), terminator)
        message = f"{terminator.opcode} on a condition that is always {condition}"
        _remark(self.context, self.function, "Passed", "FoldedConditional", message, terminator)
        terminator.erase()

    def _branch_only_to(self, target: BasicBlock, terminator: Instruction) -> None:
        """Puts a branch to `target` before `terminator`; of several edges that went there one stays."""
        block = terminator.parent
        assert block is not None
        lost = terminator.successors
        self._touch(lost)
        self._touch([block])
        lost.remove(target)
        for successor in lost:
            successor.remove_predecessor(block)
        branch = BranchInst(target)
        kept = {name: node for name, node in terminator.metadata.items() if name in _KEPT_ATTACHMENTS}
        branch.metadata.update(kept)
        branch.insert_before(terminator)

    # -- blocks

    def _drop_unreachable(self, gone: list[BasicBlock]) -> None:
        if not gone:
            return
        for block in gone:
            self._touch(block.successors)
        for block in gone:
            self.touched.pop(block, None)
        self.function.erase_blocks(gone)
        _remark(self.context, self.function, "Passed", "RemovedBlocks", f"removed {len(gone)} blocks that cannot be reached", None)

    def _touch(self, blocks: Iterable[BasicBlock]) -> None:
        self.touched.update(dict.fromkeys(blocks))

    def _tidy(self) -> None:
        """Drops empty blocks and merges chains, among the touched blocks and those next to them."""
        if not self.touched:
            return
        pinned = {self.function.entry, *address_taken_blocks(self.function)}
        gone = dict.fromkeys(block for block in post_order(self.function) if block in self.touched and self._forward(block, pinned))
        for block in self.function.blocks:
            if block not in gone and self._absorbable_by(block, pinned) is None:
                self._absorb_chain(block, pinned, gone)
        self.function.erase_blocks(gone)

    def _forward(self, block: BasicBlock, pinned: set[BasicBlock]) -> bool:
        """Makes whoever goes to an empty block go straight to where it leads; False where that can't be."""
        self._join_edges(block)
        branch = block.first
        if not isinstance(branch, BranchInst) or branch.is_conditional or block in pinned or "llvm.loop" in branch.metadata:
            return False
        target, sources = branch.successors[0], block.predecessors
        if target is block or not all(isinstance(source.terminator, (BranchInst, SwitchInst)) for source in sources):
            return False
        phis = target.phis()
        also = set(sources).intersection(target.predecessors) if phis else set()
        if any(phi.incoming_for(source) is not phi.incoming_for(block) for phi in phis for source in also):
            return False
        edges = [source for source in sources for successor in source.successors if successor is block]
        for phi in phis:
            value = phi.incoming_for(block)
            phi.replace_operand(block, edges[0])
            for source in edges[1:]:
                phi.add_incoming(value, source)
        for source in sources:
            assert source.terminator is not None
            source.terminator.replace_operand(block, target)
            self._join_edges(source)
        for record in branch.dbg_records:
            record.drop()
        branch.dbg_records.clear()
        branch.erase()
        self._touch((target, *sources))
        return True

    def _join_edges(self, block: BasicBlock) -> None:
        """Makes a terminator all of whose edges go to one block a plain branch there."""
        terminator = block.terminator
        if isinstance(terminator, (BranchInst, SwitchInst)):
            successors = terminator.successors
            if len(successors) > 1 and len(set(successors)) == 1:
                self._branch_only_to(successors[0], terminator)
                terminator.erase()
                _fold_single_phis(successors[0])

    def _absorbable_by(self, block: BasicBlock, pinned: set[BasicBlock]) -> BasicBlock | None:
        """The predecessor that `block` can be merged into: its only one, from which nothing but this block follows."""
        if block in pinned:
            return None
        sources = block.predecessors
        if len(sources) != 1 or sources[0] is block or not (block in self.touched or sources[0] in self.touched):
            return None
        branch = sources[0].terminator
        return sources[0] if isinstance(branch, BranchInst) and not branch.is_conditional else None

    def _absorb_chain(self, block: BasicBlock, pinned: set[BasicBlock], gone: dict[BasicBlock, None]) -> None:
        while True:
            successors = block.successors
            if len(successors) != 1 or self._absorbable_by(successors[0], pinned) is not block:
                return
            _merge(block, successors[0])
            gone[successors[0]] = None
            if successors[0] in self.touched:
                self._touch([block])


def _around_conditions(function: Function, facts: ConditionalConstants, decided: Decided, gone: list[BasicBlock]) -> list[Instruction]:
    """The instructions that a constant takes the place of: comparisons and selects, what these and the decided terminators are computed
    from, and what is computed from those. Constant arithmetic that has nothing to do with a condition is left alone."""
    losing = {successor for terminator, _ in decided for successor in terminator.successors}
    losing.update(successor for block in gone for successor in block.successors)
    todo = [operand for terminator, _ in decided for operand in terminator.operands[:1] if isinstance(operand, Instruction)]
    reachable = (instruction for block in function.blocks if block in facts.blocks for instruction in block)
    todo += [instruction for instruction in reachable if _is_decided(instruction, facts, losing)]
    reached: set[Instruction] = set()
    while todo:
        instruction = todo.pop()
        if instruction not in reached:
            reached.add(instruction)
            near = (*instruction.operands, *instruction.users)
            todo += [other for other in near if isinstance(other, Instruction) and facts.value_of(other) is not None]
    return [instruction for block in function.blocks for instruction in block if instruction in reached]


def _is_decided(instruction: Instruction, facts: ConditionalConstants, losing: set[BasicBlock]) -> bool:
    """Whether this is a choice of which the outcome is known."""
    match instruction:
        case SelectInst():
            return facts.value_of(instruction.operands[0]) is not None
        case CmpInst() | CallInst():
            return facts.value_of(instruction) is not None
        case PHINode():
            return instruction.parent in losing and facts.value_of(instruction) is not None
    return False


def _outcome(instruction: Instruction, facts: ConditionalConstants) -> Value:
    """What takes the place of a settled instruction: its constant, or the arm that a select chooses."""
    value = facts.value_of(instruction)
    if value is not None:
        return ConstantInt.get(instruction.type, value)
    return instruction.operands[1 if facts.value_of(instruction.operands[0]) else 2]


def _fold_single_phis(block: BasicBlock) -> None:
    """Replaces phis of one entry by it; one of none, in a block that is only kept for its address, by poison."""
    for phi in block.phis():
        if len(phi.incoming) <= 1:
            phi.replace_all_uses_with(phi.incoming[0][0] if phi.incoming else PoisonValue.get(phi.type))
            phi.erase()


def _merge(block: BasicBlock, successor: BasicBlock) -> None:
    """Moves what is in `successor` behind what is in `block`, its only predecessor, and leaves it empty."""
    _fold_single_phis(successor)
    branch = block.terminator
    assert branch is not None
    for instruction in successor:
        records = list(instruction.dbg_records)
        instruction.dbg_records.clear()
        instruction.move_before(branch)
        instruction.dbg_records.extend(records)
    branch.erase()
    successor.replace_all_uses_with(block)
    if block.is_unnamed and not successor.is_unnamed:
        name, successor.name = successor.name, ""
        block.name = name


def _remark(context: Context, function: Function, kind: RemarkKind, name: str, message: str, instruction: Instruction | None) -> None:
    if context.remarks.enabled:
        location = location_of(instruction) if instruction is not None else None
        context.remarks.emit(Remark(kind, SimplifyConstantConditionals.name, name, function.name, (("String", message),), location))
