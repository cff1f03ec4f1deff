"""Makes a plan of a loop: if-conversion by masks, a recipe for each instruction, and what stands around the vector loop.

    builder = PlanBuilder(legality, lanes, blocks)
    plan = builder.build([2, 4])              # None where a recurrence's users can't be put behind its previous value

Source: LLVM's VPRecipeBuilder and LoopVectorizationPlanner::tryToBuildVPlanWithVPRecipes.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING

from nvopt.analysis.memory.memory_location import accessed_type
from nvopt.analysis.recurrences.inductions import InductionDescriptor, InductionKind
from nvopt.analysis.recurrences.reductions import RecurKind, RecurrenceDescriptor
from nvopt.analysis.scev.expressions.kinds import SCEV, SCEVConstant, SCEVUnknown
from nvopt.ir import (
    BasicBlock,
    BranchInst,
    CallInst,
    CastInst,
    ConstantInt,
    GetElementPtrInst,
    Instruction,
    IntType,
    LoadInst,
    PHINode,
    SelectInst,
    StoreInst,
    SwitchInst,
    Value,
)
from nvopt.ir.types import i32
from nvopt.passes.loop_vectorize.calls import scalar_operand, vectorizable_intrinsic
from nvopt.passes.loop_vectorize.trip_count import trip_count_of
from nvopt.passes.loop_vectorize.vplan import recurrences
from nvopt.passes.loop_vectorize.vplan.lanes import VECTOR, Form, Lanes, Widening
from nvopt.passes.loop_vectorize.vplan.recipes import (
    Blend,
    CanonicalInduction,
    DerivedIV,
    ExitPhi,
    FirstOrderRecurrencePhi,
    HistogramUpdate,
    Interleave,
    OfInstruction,
    Reduce,
    ReductionPhi,
    Replicate,
    ResumePhi,
    ScalarSteps,
    VectorPointer,
    VPInstruction,
    Widen,
    WidenCast,
    WidenGEP,
    WidenInduction,
    WidenIntrinsic,
    WidenLoad,
    WidenPointerInduction,
    WidenSelect,
    WidenStore,
)
from nvopt.passes.loop_vectorize.vplan.values import EarlyExit, Recipe, SingleDef, VPBasicBlock, VPlan, VPValue

if TYPE_CHECKING:
    from nvopt.passes.loop_vectorize.histograms import Histogram
    from nvopt.passes.loop_vectorize.legality import Legality

_DIVISIONS = ("udiv", "sdiv", "urem", "srem")
_POISON_FLAGS = frozenset({"nuw", "nsw", "exact", "inbounds", "nusw", "disjoint", "nneg", "samesign"})
_WRAP_FLAGS = frozenset({"nuw", "nsw"})


def is_in_loop(reduction: RecurrenceDescriptor, is_gpu: bool) -> bool:
    """Whether a reduction is done in the loop, with one running value: its operations may not be done in another order, and there is one
    of them in an iteration. A GPU does so with sums of 32 bits, too: it adds two more at once, and partial sums take registers."""
    if len(reduction.chain) != 1:
        return False
    if reduction.exact_fp is not None:
        return reduction.chain[0].opcode != "fdiv"
    return (
        is_gpu and reduction.kind is RecurKind.ADD and reduction.type is i32 and not reduction.casts and reduction.chain[0].opcode == "add"
    )


class PlanBuilder:
    """The making of one plan. `blocks`: the loop's, in reverse post-order."""

    def __init__(self, legality: Legality, lanes: Lanes, blocks: Sequence[BasicBlock], index_type: IntType, is_gpu: bool = False) -> None:
        self.legality, self.lanes, self.blocks, self.is_gpu = legality, lanes, blocks, is_gpu
        self.loop, self.scev = legality.loop, legality.scev
        self.index_type = index_type
        self._values: dict[Value, VPValue] = {}
        self._scalars: dict[Value, VPValue] = {}
        """The scalar steps of inductions."""
        self._results: dict[ReductionPhi, VPValue] = {}
        """What reductions are behind the vector loop."""
        self._ends: dict[PHINode, tuple[VPValue, VPValue]] = {}
        """Start and step of inductions."""
        self._masks: dict[BasicBlock, VPValue | None] = {}
        self._edge_masks: dict[tuple[BasicBlock, BasicBlock], VPValue | None] = {}
        self._in_loop = {
            one: descriptor
            for descriptor in legality.reductions.values()
            if is_in_loop(descriptor, is_gpu)
            for one in descriptor.members
            if one is not descriptor.phi
        }
        self._histograms: dict[Instruction, Histogram] = {one.store: one for one in legality.histograms}
        self._finds = {one for descriptor in legality.reductions.values() if descriptor.sentinel is not None for one in descriptor.chain}
        """The selects by which an iteration is found."""
        self._any_of = {
            one: descriptor for descriptor in legality.reductions.values() if descriptor.kind is RecurKind.ANYOF for one in descriptor.chain
        }

    def build(self, vfs: Sequence[int], needs_scalar_epilogue: bool) -> VPlan | None:
        """The plan for these vectorization factors, for all of which `lanes` is right."""
        self.plan = plan = VPlan(vfs, self.index_type)
        plan.entry.wrapped, plan.scalar_header.wrapped = self._entry, self.loop.header
        plan.trip_count = self._expanded(trip_count_of(self.scev, self.legality.under.symbolic_max_backedge_taken_count(), self.index_type))
        plan.folds_tail = self.legality.folds_tail
        self.body = plan.first_block
        self._make_header_phis()
        for block in self.blocks:
            self._make_masks(block)
            for instruction in block:
                if not (block is self.loop.header and isinstance(instruction, PHINode)):
                    self._make_recipe(instruction)
        self._close_header_phis()
        self._end_iteration(self._early_exit_mask())
        if not recurrences.splice_recurrences(plan):
            return None
        self._make_exit(needs_scalar_epilogue)
        return plan

    # -- values

    def value(self, value: Value) -> VPValue:
        """What stands for a value of the function in the plan."""
        if not self.loop.defines(value):
            return self.plan.live_in(value)
        return self._values.get(value) or self._scalars[value]

    def scalar(self, value: Value) -> VPValue:
        """The same for a user of single lanes: inductions are computed as scalars for it."""
        return self._scalars.get(value) or self.value(value)

    def _expanded(self, e: SCEV) -> VPValue:
        """What an expression is ahead of the loop."""
        if isinstance(e, SCEVUnknown) and self.scev.dominators.value_dominates_block(e.value, self.loop.header):
            return self.plan.live_in(e.value)
        if isinstance(e, SCEVConstant):
            return self.plan.live_in(ConstantInt.get(e.type, e.value))
        return self.plan.expanded(e)

    def _emit(self, recipe: Recipe) -> None:
        self.body.append(recipe)

    # -- the header

    def _make_header_phis(self) -> None:
        plan, legality = self.plan, self.legality
        self.canonical = CanonicalInduction(plan.live_in(ConstantInt.get(self.index_type, 0)), self.index_type)
        self._emit(self.canonical)
        steps: list[Recipe] = []
        for phi in self.loop.header.phis():
            if phi in legality.inductions:
                steps += self._make_induction(phi)
            else:
                start = plan.live_in(phi.incoming_for(self._entry))
                reduction = legality.reductions.get(phi)
                recipe: ReductionPhi | FirstOrderRecurrencePhi
                if reduction is not None:
                    recipe = ReductionPhi(phi, reduction, start, is_in_loop(reduction, self.is_gpu))
                else:
                    recipe = FirstOrderRecurrencePhi(phi, start)
                self._values[phi] = recipe
                self._emit(recipe)
        for one in steps:
            self._emit(one)

    @cached_property
    def _entry(self) -> BasicBlock:
        found = self.loop.preheader
        assert found is not None
        return found

    @cached_property
    def _latch(self) -> BasicBlock:
        found = self.loop.latch
        assert found is not None
        return found

    def _make_induction(self, phi: PHINode) -> list[Recipe]:
        """Puts the induction in as a vector where that is needed; as scalars it comes behind the phis."""
        descriptor = self.legality.inductions[phi]
        needed = self.lanes.needs(phi)
        start, step = self._ends[phi] = self.plan.live_in(descriptor.start), self._step(descriptor)
        made: list[Recipe] = []
        base: VPValue = self.canonical
        if not self._is_canonical(descriptor):
            base = DerivedIV(descriptor, start, self.canonical, step)
            made.append(base)
        steps = self._scalars[phi] = ScalarSteps(descriptor, base, step, self.plan.symbols["VF"])
        made.append(steps)
        if not needed & VECTOR:
            return made
        if descriptor.kind is InductionKind.POINTER:
            addresses = self._values[phi] = WidenPointerInduction(phi, descriptor, steps, step, self.plan.symbols["VF"])
            return [*made, addresses]
        recipe = self._values[phi] = WidenInduction(phi, descriptor, start, step, self.plan.symbols["VF"], phi.type)
        self._emit(recipe)
        return made

    def _is_canonical(self, descriptor: InductionDescriptor) -> bool:
        """Whether an induction counts iterations as the canonical one does."""
        start = descriptor.start
        is_zero = isinstance(start, ConstantInt) and start.is_zero and start.type is self.index_type
        return descriptor.kind is InductionKind.INT and is_zero and descriptor.constant_step == 1

    def _step(self, descriptor: InductionDescriptor) -> VPValue:
        if descriptor.step is None:
            assert descriptor.addend is not None
            return self.plan.live_in(descriptor.addend)
        return self._expanded(descriptor.step)

    def _close_header_phis(self) -> None:
        """Says what goes round."""
        for phi in self.loop.header.phis():
            recipe = self._values.get(phi)
            if isinstance(recipe, (ReductionPhi, FirstOrderRecurrencePhi)):
                following = self.value(phi.incoming_for(self._latch))
                mask = self._masks[self.loop.header]
                if mask is not None and isinstance(recipe, ReductionPhi) and not recipe.is_in_loop:
                    following = self._instruction("select", [mask, following, recipe])
                recipe.add_operand(following)

    def _early_exit_mask(self) -> VPValue | None:
        """The mask of the lanes that leave the loop where it can't be counted; phis behind it get something from the first of them."""
        block = self.legality.uncountable_exit
        if block is None:
            return None
        branch = block.terminator
        assert branch is not None
        target = next(one for one in branch.successors if not self.loop.contains_block(one))
        leaves = self.value(branch.operands[0])
        if branch.successors[0] is not target:
            leaves = self._instruction("not", [leaves])
        early = EarlyExit(VPBasicBlock("middle.split"), VPBasicBlock("vector.early.exit"), VPBasicBlock(target.name, target))
        for phi in target.phis():
            first = VPInstruction("first-active-lane", [leaves, self.value(phi.incoming_for(block))])
            early.first_lane.append(first)
            early.target.append(ExitPhi(phi, first))
        self.plan.early = early
        return leaves

    def _end_iteration(self, leaves: VPValue | None = None) -> None:
        """Steps on, and leaves the loop at its end or where a lane of `leaves` does."""
        following = VPInstruction("canonical-next", [self.canonical, self.plan.symbols["VF * UF"]], "index.next")
        self._emit(following)
        self.canonical.add_operand(following)
        if leaves is not None:
            self._emit(VPInstruction("any-early-exit", [leaves]))
        self._emit(VPInstruction("branch-on-count", [following, self.plan.symbols["vector-trip-count"]]))

    # -- masks

    def _make_masks(self, block: BasicBlock) -> None:
        """The mask under which lanes come to a block; None for all."""
        if block is self.loop.header:
            self._masks[block] = self._header_mask() if self.legality.folds_tail else None
            return
        if not self.legality.needs_predication(block):
            self._masks[block] = None
            return
        found: VPValue | None = None
        for source in dict.fromkeys(block.predecessors):
            edge = self._edge_mask(source, block)
            if edge is None:
                found = None
                break
            found = edge if found is None else self._instruction("or", [found, edge])
        self._masks[block] = found

    def _header_mask(self) -> VPValue:
        """Which lanes stand for iterations that there are."""
        lanes = VPInstruction("wide-canonical-iv", [self.canonical], "vec.iv")
        self._emit(lanes)
        return self._instruction("icmp ule", [lanes, self.plan.symbols["backedge-taken count"]])

    def _edge_mask(self, source: BasicBlock, target: BasicBlock) -> VPValue | None:
        """The mask under which lanes go from one block to another; None for all."""
        key = source, target
        if key not in self._edge_masks:
            self._edge_masks[key] = self._make_edge_mask(source, target)
        return self._edge_masks[key]

    def _make_edge_mask(self, source: BasicBlock, target: BasicBlock) -> VPValue | None:
        mask, terminator = self._masks[source], source.terminator
        inside = {block for block in source.successors if self.loop.contains_block(block)}
        if len(inside) == 1:  # a way out of the loop is not taken in the vector loop
            return mask
        if isinstance(terminator, SwitchInst):
            taken = self._switch_mask(terminator, target)
        else:
            assert isinstance(terminator, BranchInst)
            taken = self.value(terminator.operands[0])
            if terminator.successors[0] is not target:
                taken = self._instruction("not", [taken])
        return taken if mask is None else self._instruction("logical-and", [mask, taken])

    def _switch_mask(self, switch: SwitchInst, target: BasicBlock) -> VPValue:
        """Where a switch goes to `target`, not looking at whether it is reached."""
        condition = self.value(switch.operands[0])
        default = switch.successors[0]
        if target is default:
            others = [self._cases_mask(switch, condition, one) for one in dict.fromkeys(switch.successors) if one is not default]
            return self._instruction("not", [self._any(others)])
        return self._cases_mask(switch, condition, target)

    def _cases_mask(self, switch: SwitchInst, condition: VPValue, target: BasicBlock) -> VPValue:
        values = [value for value, block in switch.cases if block is target]
        return self._any([self._instruction("icmp eq", [condition, self.plan.live_in(one)]) for one in values])

    def _any(self, masks: list[VPValue]) -> VPValue:
        found = masks[0]
        for one in masks[1:]:
            found = self._instruction("or", [found, one])
        return found

    def _instruction(self, opcode: str, operands: list[VPValue]) -> VPInstruction:
        made = VPInstruction(opcode, operands)
        self._emit(made)
        return made

    # -- recipes

    def _make_recipe(self, instruction: Instruction) -> None:
        form = self.lanes.form(instruction)
        if form is Form.DROPPED or instruction.is_terminator:
            return
        histogram = self._histograms.get(instruction)
        if histogram is not None:
            amount = self.value(histogram.update.operands[1])
            self._emit(HistogramUpdate(histogram, self.scalar(histogram.store.pointer), amount))
            return
        if instruction in self._in_loop:
            self._make_reduction_step(instruction)
        elif isinstance(instruction, PHINode):
            self._make_blend(instruction)
        elif isinstance(instruction, (LoadInst, StoreInst)) and form is Form.WIDENED:
            self._make_access(instruction)
        elif instruction in self._any_of:
            self._make_any_of(instruction)
        elif form is Form.WIDENED:
            self._put(instruction, self._widened(instruction))
        else:
            self._make_scalar(instruction, is_uniform=form is Form.UNIFORM)

    def _put(self, instruction: Instruction, recipe: OfInstruction | Blend | Reduce) -> None:
        self._values[instruction] = recipe
        self._emit(recipe)

    def _make_blend(self, phi: PHINode) -> None:
        incoming = [(value, source) for value, source in phi.incoming]
        values = [self.value(value) for value, _ in incoming]
        if all(one is values[0] for one in values):
            self._values[phi] = values[0]
            return
        masks = [self._edge_mask(source, phi.block) for _, source in incoming]
        others = [(value, mask) for value, mask in zip(values[1:], masks[1:], strict=True)]
        assert all(mask is not None for _, mask in others)
        self._put(phi, Blend(phi, values[0], [(value, mask) for value, mask in others if mask is not None]))

    def _make_scalar(self, instruction: Instruction, is_uniform: bool) -> None:
        """One a lane, or one for all."""
        given = list(instruction.operands)
        mask = self._masks[instruction.block] if self.legality.needs_mask(instruction) else None
        recipe = Replicate(
            instruction, [self.scalar(one) for one in given], is_uniform, mask, last=is_uniform and isinstance(instruction, StoreInst)
        )
        self._drop_flags(recipe)
        self._put(instruction, recipe)

    def _widened(self, instruction: Instruction) -> OfInstruction:
        operands = [self.value(one) for one in instruction.operands]
        recipe: OfInstruction
        match instruction:
            case CastInst():
                recipe = WidenCast(instruction, operands)
            case SelectInst():
                if instruction in self._finds:
                    operands[0] = self._instruction("freeze", [operands[0]])  # poison is over where another iteration is found
                recipe = WidenSelect(instruction, operands)
            case GetElementPtrInst():
                recipe = WidenGEP(instruction, operands)
            case CallInst():
                name = vectorizable_intrinsic(instruction)
                recipe = WidenIntrinsic(instruction, operands[: len(instruction.args)], name, scalar_operand(instruction))
            case _:
                if instruction.opcode in _DIVISIONS and self.legality.needs_mask(instruction):
                    mask = self._masks[instruction.block]
                    assert mask is not None
                    operands[1] = self._instruction("safe-divisor", [operands[1], mask])
                recipe = Widen(instruction, operands)
        self._drop_flags(recipe)
        return recipe

    def _drop_flags(self, recipe: OfInstruction) -> None:
        """Forgets flags that hold no longer: sums are taken in another order; and where a lane that does not come here computes an address
        that is accessed all the same, poison must not come in."""
        instruction = recipe.instruction
        if instruction in self._reassociated:
            recipe.flags = tuple(flag for flag in recipe.flags if flag not in _WRAP_FLAGS)
        if instruction in self._speculated_addresses:
            recipe.flags = tuple(flag for flag in recipe.flags if flag not in _POISON_FLAGS)

    @cached_property
    def _reassociated(self) -> set[Instruction]:
        return {instruction for one in self.legality.reductions.values() for instruction in one.members}

    @cached_property
    def _speculated_addresses(self) -> set[Instruction]:
        """What addresses of accesses are computed from that stand under a condition and are done for all lanes."""
        pending: list[Value] = [
            access.pointer
            for access, widening in self.lanes.memory.items()
            if isinstance(access, (LoadInst, StoreInst))
            and self.legality.needs_predication(access.block)
            and (widening in (Widening.WIDEN, Widening.REVERSE) or not self.legality.needs_mask(access))
        ]
        found: set[Instruction] = set()
        while pending:
            one = pending.pop()
            if isinstance(one, Instruction) and one not in found and self.loop.defines(one) and not isinstance(one, (PHINode, LoadInst)):
                found.add(one)
                pending += one.operands
        return found

    # -- memory

    def _make_access(self, access: LoadInst | StoreInst) -> None:
        decision = self.lanes.memory[access]
        if decision is Widening.INTERLEAVE:
            self._make_interleaved(access)
            return
        is_reverse = decision is Widening.REVERSE
        pointer = self.scalar(access.pointer)
        vf = self.plan.symbols["VF"] if is_reverse else None
        address = VectorPointer(pointer, accessed_type(access), self._pointer_flags(access, is_reverse), vf)
        self._emit(address)
        mask = self._masks[access.block] if self.legality.needs_mask(access) else None
        if isinstance(access, LoadInst):
            self._put(access, WidenLoad(access, address, is_reverse, mask))
        else:
            self._emit(WidenStore(access, address, self.value(access.value), is_reverse, mask))

    def _pointer_flags(self, access: LoadInst | StoreInst, is_reverse: bool) -> tuple[str, ...]:
        """What the steps from part to part may say: what the access's own address says, unless it is computed for nothing in some lanes."""
        pointer = access.pointer
        if not isinstance(pointer, GetElementPtrInst) or pointer in self._speculated_addresses:
            return ()
        if is_reverse or self.loop.defines(pointer.pointer):
            return tuple(flag for flag in pointer.flags if flag != "nuw")  # a part lies below, or the base may have wrapped around
        return pointer.flags

    def _make_interleaved(self, access: LoadInst | StoreInst) -> None:
        """A group is accessed where its first load or last store stands."""
        groups = self.lanes.groups
        assert groups is not None
        group = groups.group_of(access)
        assert group is not None
        if access is not group.insert_position:
            return
        stored = [self.value(one.value) for one in group.members.values() if isinstance(one, StoreInst)]
        recipe = Interleave(group, self.scalar(access.pointer), stored)
        self._emit(recipe)
        for value in recipe.loads:
            assert value.underlying is not None
            self._values[value.underlying] = value

    # -- reductions in the loop

    def _make_reduction_step(self, instruction: Instruction) -> None:
        """An operation of a reduction that is done in order; where ways join behind a conditional one, its value is the phi's."""
        descriptor = self._in_loop[instruction]
        chain = descriptor.members
        if isinstance(instruction, PHINode):
            done = next(value for value, _ in instruction.incoming if value is not descriptor.phi)
            self._values[instruction] = self.value(done)
            return
        at = next(i for i, one in enumerate(instruction.operands) if one in chain)
        mask = self._masks[instruction.block]
        running_value = self.value(instruction.operands[at])
        if descriptor.kind is RecurKind.FMULADD:
            product = VPInstruction("fmul", [self.value(one) for one in instruction.operands[:2]], "", instruction)
            self._emit(product)
            added: VPValue = product
        else:
            added = self.value(instruction.operands[1 - at])
            if instruction.opcode == "fsub":
                added = self._instruction("fneg", [added])
        self._put(instruction, Reduce(instruction, descriptor, running_value, added, mask))

    def _make_any_of(self, select: Instruction) -> None:
        """Whether the select has been taken in any iteration: a bit a lane. A condition that is poison makes the result poison only until
        another is true, so that it must not spread."""
        descriptor = self._any_of[select]
        condition, true, _ = select.operands
        running = descriptor.members
        taken = self.value(condition)
        if true in running:
            taken = self._instruction("not", [taken])
        before = self.value(next(one for one in select.operands[1:] if one in running))
        self._values[select] = self._instruction("or", [before, self._instruction("freeze", [taken])])

    # -- behind the vector loop

    def _make_exit(self, needs_scalar_epilogue: bool) -> None:
        """What of the vector loop is used behind it: by the scalar loop, and by the exit's phis."""
        plan, legality = self.plan, self.legality
        ends: dict[Value, VPValue] = {}
        self._reduce_in_order_of_stores()
        for phi in self.loop.header.phis():
            end = self._end_of(phi)
            start = plan.live_in(phi.incoming_for(self._entry))
            name = {True: "bc.resume.val", False: "bc.merge.rdx"}[phi in legality.inductions]
            if phi in legality.fixed_order_recurrences:
                name = "scalar.recur.init"
            plan.scalar_preheader.append(ResumePhi(phi, end, start, name))
            ends[phi] = end
        if needs_scalar_epilogue:
            return
        latch = self._latch
        behind = next(one for one in latch.successors if not self.loop.contains_block(one))
        plan.exit = VPBasicBlock(behind.name, behind)
        for phi in behind.phis():
            plan.exit.append(ExitPhi(phi, self._left(phi.incoming_for(latch), ends)))

    def _end_of(self, phi: PHINode) -> VPValue:
        """With what a header phi goes on in the scalar loop."""
        if phi in self.legality.inductions:
            return self._value_behind(phi, self.plan.symbols["vector-trip-count"])
        recipe = self._values[phi]
        if isinstance(recipe, ReductionPhi):
            return self._reduced(recipe)
        assert isinstance(recipe, FirstOrderRecurrencePhi)
        return self._behind(VPInstruction("extract-last-element", [recipe.operands[1]], "vector.recur.extract"))

    def _value_behind(self, phi: PHINode, iterations: VPValue) -> VPValue:
        """An induction's value behind so many iterations."""
        induction = self.legality.inductions[phi]
        if self._is_canonical(induction):
            return iterations
        start, step = self._ends[phi]
        return self._behind(DerivedIV(induction, start, iterations, step))

    def _reduce_in_order_of_stores(self) -> None:
        """Of reductions that are stored each time the last value is stored behind the loop, in the order of the code: they may have one
        address."""
        stored = {one.store: phi for phi, one in self.legality.reductions.items() if one.store is not None}
        for instruction in (one for block in self.blocks for one in block if len(stored) > 1 and one in stored):
            recipe = self._values[stored[instruction]]
            assert isinstance(recipe, ReductionPhi)
            self._reduced(recipe)

    def _reduced(self, recipe: ReductionPhi) -> VPValue:
        """A reduction's value behind the loop; with the lanes of the minimum or maximum, and itself, where its place is looked for."""
        found = self._results.get(recipe)
        if found is None:
            operands = [recipe, recipe.operands[1]]
            if recipe.descriptor.extremum is not None:
                extremum = self._values[recipe.descriptor.extremum.phi]
                assert isinstance(extremum, ReductionPhi)
                operands += [extremum.operands[1], self._reduced(extremum)]
            found = self._results[recipe] = self._behind(VPInstruction("compute-reduction-result", operands, "", recipe.descriptor))
        return found

    def _behind(self, recipe: SingleDef) -> SingleDef:
        self.plan.middle.append(recipe)
        return recipe

    @cached_property
    def _of_reductions(self) -> dict[Value, PHINode]:
        """What leaves the loop, or goes round, of reductions."""
        found: dict[Value, PHINode] = {}
        for phi, reduction in self.legality.reductions.items():
            for value in (reduction.exit_instruction, phi.incoming_for(self._latch)):
                found.setdefault(value, phi)
        return found

    def _left(self, value: Value, ends: dict[Value, VPValue]) -> VPValue:
        """A value as it is behind the last iteration."""
        legality = self.legality
        if not self.loop.defines(value):
            return self.plan.live_in(value)
        reduction = self._of_reductions.get(value)
        if reduction is not None:
            return ends[reduction]
        for phi, induction in legality.inductions.items():
            if value in (phi, induction.update):
                end = self._value_behind(phi, self.plan.trip_count) if legality.folds_tail else ends[phi]
                if value is induction.update:
                    return end
                _, step = self._ends[phi]
                return self._behind(VPInstruction("induction-escape", [end, step], "ind.escape", induction))
        if isinstance(value, PHINode) and value in legality.fixed_order_recurrences:
            return self._behind(VPInstruction("extract-penultimate-element", [self._values[value]], "vector.recur.extract.for.phi"))
        if not legality.folds_tail:
            return self._behind(VPInstruction("extract-last-element", [self.value(value)]))
        mask = self._masks[self.loop.header]
        assert mask is not None
        return self._behind(VPInstruction("last-active-lane", [mask, self.value(value)]))
