"""Each block that asks a comparison makes it.

    entry:  %c = icmp slt i32 %i, %n                entry:  ...
            ...
    then:   br i1 %c, label %a, label %b    ->      then:   %d = icmp slt i32 %i, %n
                                                            br i1 %d, label %a, label %b

Code generation goes block by block: within one, comparison and branch are together, and the opposite is asked where that is the shorter
way. What comes from another block takes one of seven registers for predicates through all that is between, or, where there are no more,
one of another kind, and is negated by an instruction. Where a comparison that stays stands ahead of another one, code generation would find
that they are the same, and use the first; so a branch asks for the opposite there:

            br i1 %c, label %a, label %b                    br i1 %c, label %a, label %b
    a:      br i1 %c, label %d, label %e    ->      a:      %o = icmp sge i32 %i, %n
                                                            br i1 %o, label %e, label %d

In a loop, the part of another condition that is made ahead of the loop stays there. A comparison takes a predicate as an operand, to which
it adds its own answer, so that one that is there already takes nothing, and one made again takes an instruction in each iteration.
"""

from __future__ import annotations

from nvopt.analysis.dominators import DominatorTree
from nvopt.analysis.loops import LoopInfo
from nvopt.ir import BasicBlock, BranchInst, CmpInst, Function, Instruction, PHINode
from nvopt.passes.gpu_codegen_prepare.copies import copy_for, uses_elsewhere

_CONDITIONS = ("and", "or", "xor")
"""What adds one answer to another; with `select`, public kernels took registers for it, and up to 3 % more."""


def sink_comparisons(function: Function, dominators: DominatorTree, loops: LoopInfo) -> None:
    """Does that for all comparisons of the function."""
    places = {block: place for place, block in enumerate(dominators.order)}
    for inst in [*function.instructions()]:
        if isinstance(inst, CmpInst) and inst.block in places:
            _sink(inst, places, dominators, loops)


def _sink(comparison: CmpInst, places: dict[BasicBlock, int], dominators: DominatorTree, loops: LoopInfo) -> None:
    """Not to what can't be reached."""
    elsewhere = uses_elsewhere(comparison, lambda user, _: user.block in places and _is_made_for(user, comparison, loops))
    stays = len(comparison.uses) > sum(map(len, elsewhere.values()))
    made_in = {comparison.block: comparison.predicate} if stays else {}
    for block in sorted(elsewhere, key=places.__getitem__):  # what dominates comes first
        copy = copy_for(comparison, elsewhere[block])
        assert isinstance(copy, CmpInst)
        ahead = {predicate for other, predicate in made_in.items() if dominators.dominates(other, block)}
        if copy.predicate in ahead and copy.predicate.inverse not in ahead:
            _ask_opposite(copy)
        made_in[block] = copy.predicate
    if elsewhere and not stays:
        comparison.erase()


def _is_made_for(user: Instruction, comparison: CmpInst, loops: LoopInfo) -> bool:
    """Not for phis: what they pass on is made on an edge. Nor for another condition of a loop that it is made ahead of."""
    if isinstance(user, PHINode):
        return False
    loop = loops.loop_for(user.block)
    return user.opcode not in _CONDITIONS or loop is None or loop.contains_block(comparison.block)


def _ask_opposite(comparison: CmpInst) -> None:
    """Makes the opposite of a comparison, if nothing but one branch asks it, of which nothing says how often it goes where."""
    users: list[object] = [*comparison.users]
    if len(users) == 1 and isinstance(branch := users[0], BranchInst) and branch.attachment("prof") is None:
        _, if_true, if_false = branch.operands
        branch.set_operand(1, if_false)
        branch.set_operand(2, if_true)
        comparison.predicate = comparison.predicate.inverse
