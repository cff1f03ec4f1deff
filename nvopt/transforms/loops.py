"""Brings loops into the form that loop passes ask for: loop-simplify form, loop-closed SSA form; asks whether they have it.

    simplify_loop(loop, kept)        # a preheader, one latch, exits that only the loop leads to
    form_lcssa(loop, tree, loops)    # what is used outside goes through phis of the exits
    is_simplified(loop)              # LLVM's isLoopSimplifyForm
    is_lcssa_form(loop, tree)
    is_rotated(loop)                 # LLVM's isRotatedForm
    insert_preheader(loop, kept)

      br i1 %c, label %loop, label %x                    br i1 %c, label %loop.preheader, label %x
    loop:                                              loop.preheader:
      %i = phi i32 [ 0, %entry ], [ %n, %loop ]          br label %loop
      %n = add i32 %i, 1                               loop:
      br i1 %d, label %loop, label %x       becomes      %i = phi i32 [ 0, %loop.preheader ], [ %n, %loop ]
    x:                                                   %n = add i32 %i, 1
      %u = phi i32 [ 0, %entry ], [ %n, %loop ]          br i1 %d, label %loop, label %x.loopexit
                                                       x.loopexit:
                                                         %u.ph = phi i32 [ %n, %loop ]
                                                         br label %x
                                                       x:
                                                         %u = phi i32 [ 0, %entry ], [ %u.ph, %x.loopexit ]

`opt`'s passes loop-simplify and lcssa do the same to whole functions; these do it to one loop, and the Loop objects, the tree and what
ScalarEvolution knows of the loop stay.

Source: LLVM's LoopSimplify and LCSSA.
"""

from __future__ import annotations

from nvopt.analysis.dominators import DominatorTree
from nvopt.analysis.loops import Loop, LoopInfo
from nvopt.ir import BasicBlock, Instruction, PHINode, UnaryOperator, Value
from nvopt.ir.types import token
from nvopt.transforms.blocks import CFGAnalyses, can_redirect, split_predecessors, terminator_of
from nvopt.transforms.ssa import SSAUpdater
from nvopt.transforms.terminators import unreachable_instead


def exit_blocks(loop: Loop) -> list[BasicBlock]:
    """The blocks outside that the loop leads to, each once."""
    return list(dict.fromkeys(one for block in loop.blocks for one in block.successors if not loop.contains_block(one)))


def has_dedicated_exits(loop: Loop) -> bool:
    """Whether only blocks of the loop lead to its exits."""
    return all(loop.contains_block(source) for one in exit_blocks(loop) for source in one.predecessors)


def is_simplified(loop: Loop) -> bool:
    """Whether the loop has a preheader, one latch, which leads back by one edge, and dedicated exits."""
    return loop.preheader is not None and loop.latch is not None and has_dedicated_exits(loop)


def is_rotated(loop: Loop) -> bool:
    """Whether the loop's only latch may leave it: LLVM's isRotatedForm. It is then that the body runs once without a test."""
    latch = loop.latch
    return latch is not None and any(not loop.contains_block(one) for one in latch.successors)


def is_lcssa_form(loop: Loop, tree: DominatorTree) -> bool:
    """Whether nothing outside uses what the loop computes but phis of exits, for the edges from the loop. Code that can't be reached does
    not count."""
    return not any(_uses_outside(instruction, loop, tree) for block in loop.blocks for instruction in block)


# -- loop-simplify form


def simplify_loop(loop: Loop, kept: CFGAnalyses) -> bool:
    """Gives the loop what it lacks of loop-simplify form; whether it has it then. Where an indirect branch or an exception leads in or out,
    that edge stays as it is. Blocks that can't be reached lead into the middle of it no more."""
    _cut_off_unreachable(loop)
    insert_preheader(loop, kept)
    if loop.latch is None:
        _insert_unique_latch(loop, kept)
    for one in exit_blocks(loop):
        inside = [source for source in one.predecessors if loop.contains_block(source)]
        if len(inside) < len(one.predecessors) and all(map(can_redirect, inside)):
            split_predecessors(one, inside, ".loopexit", kept)
    _replace_phis_of_one_value(loop.header)
    return is_simplified(loop)


def _replace_phis_of_one_value(header: BasicBlock) -> None:
    """Instead of phis that are the same from wherever one comes, uses that: what goes round a loop is to change."""
    for phi in header.phis():
        value = phi.only_value
        if value is not None:
            phi.replace_all_uses_with(value)
            phi.erase()


def _cut_off_unreachable(loop: Loop) -> None:
    """Ends the blocks outside that lead to other blocks than the header by `unreachable`: nothing leads to them."""
    for block in loop.blocks:
        for source in block.predecessors if block is not loop.header else ():
            if not loop.contains_block(source):
                for target in source.successors:
                    target.remove_predecessor(source)
                unreachable_instead(terminator_of(source))


def may_have_preheader(loop: Loop) -> bool:
    """Whether there is a block ahead of the loop, or all edges into it can be led to one."""
    return loop.preheader is not None or all(map(can_redirect, _entries(loop)))


def insert_preheader(loop: Loop, kept: CFGAnalyses) -> BasicBlock | None:
    """The loop's preheader, a new one where it has none; None where an edge into the loop can't be led elsewhere."""
    if loop.preheader is not None:
        return loop.preheader
    return split_predecessors(loop.header, _entries(loop), ".preheader", kept) if may_have_preheader(loop) else None


def _entries(loop: Loop) -> list[BasicBlock]:
    """The blocks outside that lead to the header."""
    return [source for source in loop.header.predecessors if not loop.contains_block(source)]


def _insert_unique_latch(loop: Loop, kept: CFGAnalyses) -> None:
    latches = loop.latches()
    if all(map(can_redirect, latches)):
        split_predecessors(loop.header, latches, ".backedge", kept)


# -- loop-closed SSA form


def bring_into_form(tree: DominatorTree, loops: LoopInfo) -> bool:
    """Gives all loops loop-simplify and loop-closed SSA form; whether anything changed."""
    module = tree.function.module
    before = module.edits
    for loop in list(loops):
        simplify_loop(loop, CFGAnalyses(tree, loops))
    for loop in list(loops):
        form_lcssa(loop, tree, loops)
    return module.edits != before


def form_lcssa(loop: Loop, tree: DominatorTree, loops: LoopInfo) -> list[PHINode]:
    """Leads what is used outside the loop through phis in the exits, `%x.lcssa` for `%x`; those that were made. Where it is computed in a
    loop inside, that is closed first; loops further on that the values come through are closed, too."""
    return close_values(
        [instruction for block in loop.blocks for instruction in block if _uses_outside(instruction, loop, tree)], tree, loops
    )


def close_values(values: list[Instruction], tree: DominatorTree, loops: LoopInfo) -> list[PHINode]:
    """Does the same for some values, each of which is computed in a loop."""
    pending = [*values]
    made: list[PHINode] = []
    for instruction in pending:
        around = loops.loop_for(instruction.block)
        assert around is not None
        if uses := _uses_outside(instruction, around, tree):
            phis = _close(instruction, uses, around, tree)
            made += phis
            pending += [phi for phi in phis if loops.loop_for(phi.block) is not None]
    for phi in reversed(made):
        if not phi.is_used:
            phi.erase()
    return [phi for phi in made if phi.parent is not None]


def value_outside(value: Instruction, at: Instruction, tree: DominatorTree, loops: LoopInfo) -> tuple[Value, list[PHINode]]:
    """The value as it comes to `at`, outside the loop that it is computed in, through phis of exits; and the phis that were made."""
    stand_in = UnaryOperator("freeze", value)  # a use
    stand_in.insert_before(at)
    made = close_values([value], tree, loops)
    found = stand_in.operands[0]
    stand_in.erase()
    return found, made


def _uses_outside(instruction: Instruction, loop: Loop, tree: DominatorTree) -> list[tuple[Instruction, int]]:
    """The uses outside the loop, in code that can be reached; a phi uses its operands at the ends of the blocks that they come from. A
    token can't go through a phi: its uses stay."""
    if instruction.type is token:
        return []
    found = []
    for user in instruction.users:
        assert isinstance(user, Instruction)
        if not isinstance(user, PHINode) and loop.contains_instruction(user):
            continue
        for at, operand in enumerate(user.operands):
            if operand is instruction and _is_outside(user, at, loop, tree):
                found.append((user, at))
    return found


def _is_outside(user: Instruction, at: int, loop: Loop, tree: DominatorTree) -> bool:
    place = user.operands[at + 1] if isinstance(user, PHINode) else user.block
    assert isinstance(place, BasicBlock)
    return not loop.contains_block(place) and tree.is_reachable(place)


def _close(instruction: Instruction, uses: list[tuple[Instruction, int]], loop: Loop, tree: DominatorTree) -> list[PHINode]:
    """Gives the uses a value that comes out of the loop through phis of its exits; all phis that were made."""
    name = f"{instruction.name}.lcssa" if instruction.name else ""
    updater = SSAUpdater(instruction.type, name)
    closing: dict[BasicBlock, PHINode] = {}
    for one in exit_blocks(loop):
        first = one.first
        if first is not None and tree.value_dominates_block(instruction, one):
            phi = closing[one] = PHINode(instruction.type, name=name or None)
            phi.insert_before(first)
            updater.add_definition(one, phi)
    for one, phi in closing.items():
        for source in one.predecessors:
            for _ in range(source.successors.count(one)):
                phi.add_incoming(instruction, source)
                if not loop.contains_block(source):
                    uses.append((phi, len(phi.operands) - 2))
    for user, at in uses:
        if not isinstance(user, PHINode) and user.block in closing:
            user.set_operand(at, closing[user.block])
        else:
            updater.rewrite_use(user, at)
    return [*closing.values(), *updater.phis]
