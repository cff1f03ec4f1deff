"""Makes the plan of an outer loop: the loops inside stay loops, as regions in the vector loop, and their phis become vectors.

    <x1> vector loop: {
      vector.body: …
      Successor(s): inner
      <x1> inner: {
        inner:
          EMIT-SCALAR ir<%j> = phi [ ir<0>, vector.body ], [ ir<%j.next>, inner ]
          WIDEN-PHI ir<%s> = phi [ ir<0.0>, vector.body ], [ ir<%s.next>, inner ]
          …
          EMIT branch-on-cond ir<%inner.done>
      }
      Successor(s): vector.latch
      …
    }

Source: LLVM's VPlanConstruction and tryToBuildVPlan, its VPlan-native path.
"""

from __future__ import annotations

from collections.abc import Sequence

from nvopt.analysis.loops import Loop
from nvopt.ir import BasicBlock, BranchInst, PHINode
from nvopt.passes.loop_vectorize.trip_count import trip_count_of
from nvopt.passes.loop_vectorize.vplan.builder import PlanBuilder
from nvopt.passes.loop_vectorize.vplan.lanes import Form
from nvopt.passes.loop_vectorize.vplan.outer_lanes import is_decided_inside
from nvopt.passes.loop_vectorize.vplan.recipes import BranchOnCond, WidenPhi
from nvopt.passes.loop_vectorize.vplan.values import VPBasicBlock, VPBlock, VPlan, VPRegion


class OuterPlanBuilder(PlanBuilder):
    """The making of one plan of an outer loop."""

    def build(self, vfs: Sequence[int], needs_scalar_epilogue: bool) -> VPlan:
        """The plan for these vectorization factors, for all of which `lanes` is right."""
        self.plan = plan = VPlan(vfs, self.index_type)
        plan.entry.wrapped, plan.scalar_header.wrapped = self._entry, self.loop.header
        plan.trip_count = self._expanded(trip_count_of(self.scev, self.legality.under.symbolic_max_backedge_taken_count(), self.index_type))
        self._blocks = {block: VPBasicBlock(self._name_of(block)) for block in self.blocks}
        plan.loop = VPRegion(plan.loop.name, self._parts_of(self.loop))
        self.body = plan.first_block
        self._make_header_phis()
        phis: list[WidenPhi] = []
        for block in self.blocks:
            self.body = self._blocks[block]
            for instruction in block:
                if isinstance(instruction, PHINode):
                    phis += self._make_inner_phi(instruction)
                else:
                    self._make_recipe(instruction)
            self._make_branch(block)
        for phi in phis:
            self._close_phi(phi)
        self._end_iteration()
        self._make_exit(needs_scalar_epilogue)
        return plan

    # -- blocks

    def _name_of(self, block: BasicBlock) -> str:
        return {self.loop.header: "vector.body", self.loop.latch: "vector.latch"}.get(block, block.ref[1:])

    def _parts_of(self, loop: Loop) -> list[VPBlock]:
        """The blocks of a loop, and the regions of the loops inside, each before those that it leads to."""
        parts: dict[BasicBlock, VPBlock] = {}
        own = [block for block in self.blocks if loop.contains_block(block)]
        for block in own:
            inner = next((one for one in loop.subloops if one.contains_block(block)), None)
            if inner is None:
                parts[block] = self._blocks[block]
            elif block is inner.header:
                parts |= dict.fromkeys(inner.blocks, VPRegion(block.ref[1:], self._parts_of(inner)))
        for block in own:
            part = parts[block]
            targets = [parts[one] for one in block.successors if loop.contains_block(one) and one is not loop.header]
            part.successors += [one for one in dict.fromkeys(targets) if one is not part]
        return list(dict.fromkeys(parts.values()))

    # -- recipes

    def _make_inner_phi(self, phi: PHINode) -> list[WidenPhi]:
        """Puts in a phi that is not the outer loop's, without the values that come in: some are computed later."""
        if phi.block is self.loop.header or self.lanes.form(phi) is Form.DROPPED:
            return []
        made = WidenPhi(phi, self.lanes.form(phi) is Form.UNIFORM)
        self._put(phi, made)
        return [made]

    def _close_phi(self, recipe: WidenPhi) -> None:
        for value, source in recipe.instruction.incoming:
            recipe.add_incoming(self.scalar(value) if recipe.is_uniform else self.value(value), self._blocks[source])

    def _make_branch(self, block: BasicBlock) -> None:
        """Ends a block that leads two ways: out of a loop inside or round, or to the one or the other of those that follow."""
        terminator = block.terminator
        if not isinstance(terminator, BranchInst) or not is_decided_inside(terminator, self.legality):
            return
        around = self.scev.loops.loop_for(block)
        goes_round = around is not None and terminator.successors[0] is around.header
        self._emit(BranchOnCond(terminator, self.scalar(terminator.operands[0]), goes_round))
