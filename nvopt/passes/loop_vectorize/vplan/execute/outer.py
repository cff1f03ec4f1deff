"""Makes the code of an outer loop's plan: the loops inside become loops on vectors.

    vector.body -> inner -> inner … -> vector.latch -> vector.body, or middle.block

Source: LLVM's VPlan-native path (VPBasicBlock::execute, VPWidenPHIRecipe).
"""

from __future__ import annotations

from functools import reduce

from nvopt.analysis.dominators import DominatorTree
from nvopt.analysis.loops import Loop, LoopInfo
from nvopt.ir import BasicBlock, PHINode
from nvopt.passes.loop_vectorize.vplan.execute.executor import Executor
from nvopt.passes.loop_vectorize.vplan.recipes import HEADER_PHIS, BranchOnCond, WidenPhi
from nvopt.passes.loop_vectorize.vplan.values import Recipe, VPBasicBlock, VPBlock, VPRegion, basic_blocks_in


class OuterExecutor(Executor):
    """The making of one vector loop with loops inside. Of one part: UF is 1."""

    def _run_body(self) -> None:
        self._code: dict[VPBlock, BasicBlock] = {block: BasicBlock(block.name) for block in basic_blocks_in(self.plan.loop)}
        self._code[self.plan.first_block] = self.blocks.body
        self._inner_phis: list[tuple[WidenPhi, PHINode]] = []
        for code in self._code.values():
            if code is not self.blocks.body:
                self.function.insert_block_before(code, self.blocks.middle)
                self.new_blocks.append(code)
        self._run_blocks(self.plan.loop, None)
        for recipe, phi in self._inner_phis:
            for value, source in zip(recipe.operands, recipe.sources, strict=True):
                came = self.scalar(value, 0, 0) if recipe.is_uniform else self.vector(value, 0)
                phi.add_incoming(came, self._code[source])

    def _run_blocks(self, region: VPRegion, behind: VPBlock | None) -> None:
        """Makes the blocks of a region, which leads to `behind`; the vector loop's own last block ends with a recipe that knows where."""
        for block in region.blocks:
            if isinstance(block, VPRegion):
                (follower,) = block.successors
                self._run_blocks(block, follower)
                continue
            assert isinstance(block, VPBasicBlock)
            self.block = self._code[block]
            self.builder.position_at_end(self.block)
            for recipe in block.recipes:
                if self.behind_phis and not isinstance(recipe, HEADER_PHIS):
                    self._finish_phis()
                self._run_inside(recipe)
            self._end(block, [behind, region] if behind is not None and block is region.blocks[-1] else block.successors)

    def _run_inside(self, recipe: Recipe) -> None:
        if isinstance(recipe, WidenPhi):
            type = recipe.instruction.type
            phi = self.builder.phi(type if recipe.is_uniform else self.widened(type), "")
            if recipe.is_uniform:
                self.set_scalar(recipe, 0, 0, phi)
            else:
                self.set_vector_or_scalar(recipe, 0, phi)
            self._inner_phis.append((recipe, phi))
        elif not isinstance(recipe, BranchOnCond):
            self._run(recipe)

    def _end(self, block: VPBasicBlock, ways: list[VPBlock]) -> None:
        """Ends the code of a block, which leads to the first of `ways`, or by its condition to the other."""
        targets = [self._code[_first_of(one)] for one in ways]
        self.builder.debug_loc = None
        branch = block.recipes[-1] if block.recipes else None
        if isinstance(branch, BranchOnCond):
            condition = self.scalar(branch.operands[0], 0, 0)
            self.builder.debug_loc = branch.instruction.debug_loc
            self.builder.cond_br(condition, *(targets[::-1] if branch.is_negated else targets))
        elif targets:
            self.builder.br(targets[0])

    def tell_analyses(self, tree: DominatorTree, loops: LoopInfo, loop: Loop) -> BasicBlock:
        """Puts the blocks behind the first, which are told, into the tree, and the loops into `loop`; the last of them."""
        for code in self.new_blocks:
            tree.add_block(code, reduce(tree.nearest_common_dominator, filter(tree.is_reachable, code.predecessors)))
        self._tell_loops(self.plan.loop, loops, loop)
        return self.new_blocks[-1]

    def _tell_loops(self, region: VPRegion, loops: LoopInfo, loop: Loop) -> None:
        for block in region.blocks:
            if isinstance(block, VPRegion):
                self._tell_loops(block, loops, loops.add_loop(self._code[_first_of(block)], loop))
            elif block is not region.blocks[0]:
                assert isinstance(block, VPBasicBlock)
                loops.add_block(self._code[block], loop)


def _first_of(block: VPBlock) -> VPBasicBlock:
    while isinstance(block, VPRegion):
        block = block.blocks[0]
    assert isinstance(block, VPBasicBlock)
    return block
