"""The work of nvvm-reflect-pp on a function: what is constant there, and what goes for that."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache

from nvopt.analysis.cfg import address_taken_blocks, may_have_unreachable_blocks, reachable_blocks
from nvopt.analysis.conditional_constants import ConditionalConstants, target_of
from nvopt.analysis.integer_folding import fold, is_foldable, known_value
from nvopt.analysis.locations import location_of
from nvopt.ir.constants import ConstantInt
from nvopt.ir.function import BasicBlock, Function
from nvopt.ir.instructions import BranchInst, CallInst, CmpInst, Instruction, PHINode, SelectInst, SwitchInst
from nvopt.ir.types import IntType
from nvopt.ir.values import Value
from nvopt.passes.base import Context
from nvopt.passes.block_tidying import drop_empty_blocks, fold_single_phis, merge_chains, replace_values
from nvopt.passes.constants_in_text import NAME
from nvopt.passes.simplify_constant_conditionals import SimplifyConstantConditionals
from nvopt.remarks import Remark, RemarkKind
from nvopt.transforms.terminators import branch_instead

_NUMBER = r"(?:-?\d+|true|false)"
_BINARY = "(?:add|sub|mul|and|or|xor|shl|lshr|ashr|udiv|sdiv|urem|srem)"
_DECIDING = (("and", "(?:0|false)"), ("mul", "(?:0|false)"), ("or", "(?:-1|true)"))
_SEEDS = (
    rf" = icmp (?:samesign )?[a-z]+ i\d+ {_NUMBER}, {_NUMBER}\b",
    r"  br i1 (?:true|false),",
    rf"  switch i\d+ {_NUMBER},",
    r" = select (?:[a-z]+ )*i1 (?:true|false),",
    rf" = {_BINARY} (?:[a-z]+ )*i\d+ {_NUMBER}, {_NUMBER}\b",
    *(rf" = {opcode} (?:[a-z]+ )*i\d+ (?:{decides},|%{NAME}, {decides}\b)" for opcode, decides in _DECIDING),
    rf" = (?:zext|sext|trunc|bitcast) (?:[a-z]+ )*i\d+ {_NUMBER} to i",
    rf" = freeze i\d+ {_NUMBER}\b",
    rf" = phi i\d+ \[ ({_NUMBER}), %{NAME} \](?:, \[ \1, %{NAME} \])*(?:, !|$)",
    rf"@llvm\.expect\.(?:with\.probability\.)?i\d+\(i\d+ {_NUMBER},",
    rf"@llvm\.[us](?:min|max)\.i\d+\(i\d+ {_NUMBER}, i\d+ {_NUMBER}\)",
)


def simplify(function: Function, context: Context) -> bool:
    """Does it where something is constant at first sight; whether anything changed."""
    return has_constant_condition(function) and _Simplifier(function, context).run()


@cache
def _seeds() -> list[re.Pattern[str]]:
    """Compiled when they are first used."""
    return [re.compile(pattern, re.M) for pattern in _SEEDS]


def has_constant_condition(function: Function) -> bool:
    """Whether something in the function is decided or unreachable at first sight; it is only parsed where its text looks like it."""
    if not function.is_parsed:
        text = function.text
        if not any(seed.search(text) for seed in _seeds()) and not may_have_unreachable_blocks(text):
            return False
    return len(reachable_blocks(function)) < len(function.blocks) or any(map(_is_seed, function.instructions()))


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
        replace_values({instruction: _outcome(instruction, facts) for instruction in settled})
        for instruction in settled:
            instruction.erase()
        self._drop_unreachable(gone)
        fold_single_phis(self.touched)
        pinned = {self.function.entry, *address_taken_blocks(self.function)}
        drop_empty_blocks(self.function, self.touched, pinned)
        merge_chains(self.function, self.touched, pinned)
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
        """Makes it a plain branch; of several edges that went to the target one stays."""
        message = f"{terminator.opcode} on a condition that is always {condition}"
        _remark(self.context, self.function, "Passed", "FoldedConditional", message, terminator)
        block, target, lost = terminator.parent, target_of(terminator, condition), terminator.successors
        assert block is not None
        self._touch((*lost, block))
        lost.remove(target)
        for successor in lost:
            successor.remove_predecessor(block)
        branch_instead(terminator, target)

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


def _remark(context: Context, function: Function, kind: RemarkKind, name: str, message: str, instruction: Instruction | None) -> None:
    if context.remarks.enabled:
        location = location_of(instruction) if instruction is not None else None
        context.remarks.emit(Remark(kind, SimplifyConstantConditionals.name, name, function.name, (("String", message),), location))
