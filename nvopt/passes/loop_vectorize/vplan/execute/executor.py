"""The making of a plan's code: its blocks and regions in order, and what is told to the blocks around."""

from __future__ import annotations

from collections.abc import Mapping

from nvopt.analysis.dominators import DominatorTree
from nvopt.analysis.loops import Loop, LoopInfo
from nvopt.ir import BasicBlock, Instruction, PHINode, Value
from nvopt.passes.loop_vectorize.vplan.execute import exits, inductions, masks, memory, operations, recurrences, reductions, scalars
from nvopt.passes.loop_vectorize.vplan.execute.state import OpcodesCode, RecipesCode, TransformState
from nvopt.passes.loop_vectorize.vplan.recipes import HEADER_PHIS, ExitPhi, VPInstruction
from nvopt.passes.loop_vectorize.vplan.values import Recipe, VPBasicBlock, VPRegion


class Executor(TransformState):
    """The making of one vector loop."""

    def run(self) -> None:
        """Makes the vector loop, and what stands behind it. The preheader and the body have no terminators yet; the middle block and the
        scalar preheader have."""
        self.builder.position_at_end(self.blocks.preheader)
        if self.scopes is not None:
            self.scopes.declare(self.builder)
        for recipe in self.plan.preheader.recipes:
            self._run(recipe)
        self.builder.position_at_end(self.blocks.body)
        self._run_body()
        self._close_phis()
        assert self.blocks.middle.terminator is not None
        self.builder.position_before(self.blocks.middle.terminator)
        for recipe in self.plan.middle.recipes:
            self._run(recipe)

    def _run_body(self) -> None:
        """Makes the vector loop's blocks; ends with that which goes round."""
        for block in self.plan.body:
            if isinstance(block, VPRegion):
                scalars.run_region(self, block)
            else:
                assert isinstance(block, VPBasicBlock)
                for recipe in block.recipes:
                    if self.behind_phis and not isinstance(recipe, HEADER_PHIS):
                        self._finish_phis()
                    self._run(recipe)

    def tell_analyses(self, tree: DominatorTree, loops: LoopInfo, loop: Loop) -> BasicBlock:
        """Puts the blocks behind the first, which `tree` and `loop` know, into these; the last of them."""
        last = self.blocks.body
        for within, after in zip(self.new_blocks[::2], self.new_blocks[1::2], strict=True):
            for one in (within, after):
                loops.add_block(one, loop)
                tree.add_block(one, last)
            last = after
        return last

    def resume_scalar_loop(self, other_ends: Mapping[BasicBlock, Mapping[PHINode, Value]]) -> None:
        """Lets the scalar loop go on: with its own start, what the vector loop leaves, or what comes from further blocks."""
        for recipe in self.plan.resume_phis:
            exits.resume(self, recipe, other_ends)

    def finish_exit(self) -> None:
        """Tells the phis behind the loop what comes from the middle block, which leads there by now."""
        for recipe in self.plan.exit.recipes if self.plan.exit is not None else ():
            assert isinstance(recipe, ExitPhi)
            recipe.phi.add_incoming(self.scalar(recipe.operands[0], 0, 0), self.blocks.middle)

    def _finish_phis(self) -> None:
        for make in self.behind_phis:
            make()
        self.behind_phis = []

    def _close_phis(self) -> None:
        for phi, make in self.phis:
            phi.add_incoming(make(), self.block)

    def _run(self, recipe: Recipe) -> None:
        instruction = getattr(recipe, "instruction", None)
        self.builder.debug_loc = instruction.debug_loc if isinstance(instruction, Instruction) else None
        if isinstance(recipe, VPInstruction):
            _OPCODES[recipe.opcode](self, recipe)
        else:
            _RECIPES[type(recipe)](self, recipe)

    def finish_early_exit(self) -> None:
        """Goes on to where lanes leave early, with the values of the first of them."""
        early, block = self.plan.early, self.early_exit_block
        if early is None or block is None:
            return
        self.builder.position_at_end(block)
        for recipe in early.first_lane.recipes:
            self._run(recipe)
        for recipe in early.target.recipes:
            assert isinstance(recipe, ExitPhi)
            recipe.phi.add_incoming(self.scalar(recipe.operands[0], 0, 0), block)
        self.builder.br(self.early_target)


_RECIPES: RecipesCode = {
    **inductions.RECIPES,
    **reductions.RECIPES,
    **recurrences.RECIPES,
    **operations.RECIPES,
    **scalars.RECIPES,
    **memory.RECIPES,
}
_OPCODES: OpcodesCode = {
    **inductions.OPCODES,
    **reductions.OPCODES,
    **recurrences.OPCODES,
    **masks.OPCODES,
    **exits.OPCODES,
}
