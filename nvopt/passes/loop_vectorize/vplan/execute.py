"""Makes the code of a plan for one vectorization factor (VF) and one number of parts (UF).

A widened value is a vector for each part, made when a user first wants it: from scalars where it was computed as such, by a broadcast where
all lanes are the same. A scalar is taken out of the vector likewise. What is made so stands right behind what it is made of, so that it is
there for whoever asks later. With VF 1 vectors are scalars.

Source: LLVM's VPlan::execute and the recipes' execute, for the code and its names.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from nvopt.analysis.memory.memory_location import align_of
from nvopt.analysis.recurrences.inductions import InductionDescriptor
from nvopt.analysis.recurrences.reductions import RecurrenceDescriptor
from nvopt.ir import (
    BasicBlock,
    BinaryOperator,
    Builder,
    CastInst,
    CmpInst,
    Constant,
    ConstantAggregate,
    ConstantInt,
    Function,
    GetElementPtrInst,
    Instruction,
    LoadInst,
    PHINode,
    PoisonValue,
    SelectInst,
    StoreInst,
    Type,
    UnaryOperator,
    Value,
    VectorType,
)
from nvopt.ir.types import i1, i8
from nvopt.passes.loop_vectorize.vplan import memory_code, reductions
from nvopt.passes.loop_vectorize.vplan.induction_code import addition, derived, lane_steps, moved, times
from nvopt.passes.loop_vectorize.vplan.memory_code import KEPT_METADATA, shuffle_mask
from nvopt.passes.loop_vectorize.vplan.recipes import (
    HEADER_PHIS,
    Blend,
    CanonicalInduction,
    DerivedIV,
    ExitPhi,
    FirstOrderRecurrencePhi,
    HistogramUpdate,
    Interleave,
    OfInstruction,
    PredicatedPhi,
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
from nvopt.passes.loop_vectorize.vplan.values import Expanded, LiveIn, Recipe, VPBasicBlock, VPlan, VPRegion, VPValue
from nvopt.transforms.folding_builder import FoldingBuilder


class Blocks(NamedTuple):
    """The blocks that a plan is made into."""

    preheader: BasicBlock
    body: BasicBlock
    middle: BasicBlock
    scalar_preheader: BasicBlock


class Executor:
    """The making of one vector loop."""

    def __init__(
        self,
        plan: VPlan,
        vf: int,
        uf: int,
        blocks: Blocks,
        expand: Callable[[Expanded], Value],
        symbols: dict[str, Value],
        alignment_of: Callable[[Instruction], int | None],
        starts: dict[VPValue, Value],
    ) -> None:
        """`expand` computes an expression ahead of everything; `symbols` are the values of the plan's symbolic live-ins;
        `alignment_of` an access's vectors' alignment, where more is known of it than the access says; `starts` is with what header phis
        begin where that is not the plan's own start."""
        self.plan, self.vf, self.uf, self.blocks = plan, vf, uf, blocks
        self.expand, self.symbols, self.alignment_of = expand, symbols, alignment_of
        function = blocks.body.parent
        assert function is not None
        self.function: Function = function
        self.layout = function.module.data_layout
        self.builder = Builder(blocks.preheader)
        self.fold = FoldingBuilder(self.builder)
        self.block = blocks.body
        self.new_blocks: list[BasicBlock] = []
        """The blocks of the vector loop behind the first."""
        self.starts = starts
        self._vectors: dict[tuple[VPValue, int], Value] = {}
        self._scalars: dict[tuple[VPValue, int, int], Value] = {}
        self._live: dict[VPValue, Value] = {}
        self.leaves_early: Value | None = None
        """Whether some lane leaves the loop where it can't be counted."""
        self.split_block: BasicBlock | None = None
        self.early_exit_block: BasicBlock | None = None
        self._phis: list[tuple[PHINode, Callable[[], Value]]] = []
        """Header phis, and how to make what goes round."""
        self._behind_phis: list[Callable[[], None]] = []
        """What is made as soon as no phi comes any more."""

    # -- types

    def widened(self, type: Type) -> Type:
        """The type of all lanes."""
        return type if self.vf == 1 else VectorType.get(type, self.vf)

    # -- values

    def live_in(self, value: VPValue) -> Value:
        """A value from outside the plan."""
        found = self._live.get(value)
        if found is None:
            assert isinstance(value, LiveIn)
            if isinstance(value, Expanded):
                found = self.expand(value)
            else:
                found = value.underlying if value.underlying is not None else self.symbols[value.name]
            self._live[value] = found
        return found

    def set_vector(self, value: VPValue, part: int, made: Value) -> None:
        """What a value is in all lanes of a part."""
        self._vectors[value, part] = made

    def set_scalar(self, value: VPValue, part: int, lane: int, made: Value) -> None:
        """What a value is in a lane of a part. One that is set for lane 0 alone is the same in all lanes, or only that is needed."""
        self._scalars[value, part, lane] = made

    def vector(self, value: VPValue, part: int) -> Value:
        """A value in all lanes of a part."""
        if self.vf == 1:
            return self.scalar(value, part, 0)
        if isinstance(value, LiveIn):
            part = 0
        found = self._vectors.get((value, part))
        if found is None:
            found = self._vectors[value, part] = self._made_vector(value, part)
        return found

    def _made_vector(self, value: VPValue, part: int) -> Value:
        if isinstance(value, LiveIn):
            element = self.live_in(value)
            return self._at_end(self.blocks.preheader).splat(self.vf, element, "broadcast")
        first = self._scalars[value, part, 0]
        if (value, part, self.vf - 1) not in self._scalars:
            return self._behind(first, self.blocks.preheader).splat(self.vf, first, "broadcast")
        lanes = [self._scalars[value, part, lane] for lane in range(self.vf)]
        if all(isinstance(one, Constant) for one in lanes):
            return ConstantAggregate.get(self.widened(lanes[0].type), lanes)
        builder = self._behind(lanes[-1], self.block)
        packed: Value = PoisonValue.get(self.widened(lanes[0].type))
        for lane, one in enumerate(lanes):
            packed = builder.insert_element(packed, one, lane)
        return packed

    def scalar(self, value: VPValue, part: int, lane: int) -> Value:
        """A value in one lane of a part."""
        if isinstance(value, LiveIn):
            return self.live_in(value)
        found = self._scalars.get((value, part, lane))
        if found is not None:
            return found
        vector = self._vectors.get((value, part))
        if vector is None:
            return self._scalars[value, part, 0]  # the same in all
        if self.vf == 1 or not isinstance(vector.type, VectorType):
            return vector
        made = self._behind(vector, self.blocks.preheader).extract_element(vector, lane)
        self._scalars[value, part, lane] = made
        return made

    def _at_end(self, block: BasicBlock) -> Builder:
        builder = Builder(block)
        if block.terminator is not None:
            builder.position_before(block.terminator)
        return builder

    def _behind(self, value: Value, otherwise: BasicBlock) -> Builder:
        """A builder right behind what computes the value."""
        if not isinstance(value, Instruction):
            return self._at_end(otherwise)
        following = value.block.first_non_phi if isinstance(value, PHINode) else value.next
        builder = Builder(value.block)
        if following is not None:
            builder.position_before(following)
        return builder

    # -- running

    def run(self) -> None:
        """Makes the vector loop, and what stands behind it. The preheader and the body have no terminators yet; the middle block and the
        scalar preheader have."""
        self.builder.position_at_end(self.blocks.preheader)
        for recipe in self.plan.preheader.recipes:
            self._run(recipe)
        self.builder.position_at_end(self.blocks.body)
        for block in self.plan.body:
            if isinstance(block, VPRegion):
                self._run_region(block)
            else:
                assert isinstance(block, VPBasicBlock)
                for recipe in block.recipes:
                    if self._behind_phis and not isinstance(recipe, HEADER_PHIS):
                        self._finish_phis()
                    self._run(recipe)
        self._close_phis()
        self._place(self.blocks.middle)
        for recipe in self.plan.middle.recipes:
            self._run(recipe)

    def resume_scalar_loop(self, other_ends: Mapping[BasicBlock, Mapping[PHINode, Value]]) -> None:
        """Lets the scalar loop go on: with its own start, what the vector loop leaves, or what comes from further blocks."""
        for recipe in self.plan.resume_phis:
            self._run_resume_phi(recipe, other_ends)

    def finish_exit(self) -> None:
        """Tells the phis behind the loop what comes from the middle block, which leads there by now."""
        for recipe in self.plan.exit.recipes if self.plan.exit is not None else ():
            assert isinstance(recipe, ExitPhi)
            recipe.phi.add_incoming(self.scalar(recipe.operands[0], 0, 0), self.blocks.middle)

    def _place(self, block: BasicBlock) -> None:
        """Goes on at the end of a block, before its terminator."""
        if block.terminator is None:
            self.builder.position_at_end(block)
        else:
            self.builder.position_before(block.terminator)

    def _finish_phis(self) -> None:
        self.builder.debug_loc = None
        for make in self._behind_phis:
            make()
        self._behind_phis = []

    def _close_phis(self) -> None:
        for phi, make in self._phis:
            phi.add_incoming(make(), self.block)

    def _run(self, recipe: Recipe) -> None:
        instruction = getattr(recipe, "instruction", None)
        self.builder.debug_loc = instruction.debug_loc if isinstance(instruction, Instruction) else None
        _EXECUTE[type(recipe)](self, recipe)

    def _run_region(self, region: VPRegion) -> None:
        """What is done for each lane for which a mask holds: pred.x.entry -> pred.x.if -> pred.x.continue, a lane and part."""
        entry, inside, behind = region.blocks
        assert isinstance(entry, VPBasicBlock)
        assert isinstance(inside, VPBasicBlock)
        assert isinstance(behind, VPBasicBlock)
        (branch,) = entry.recipes
        for part in range(self.uf):
            for lane in range(self.vf):
                condition = self.scalar(branch.operands[0], part, lane)
                before = self.block
                within, after = BasicBlock(f"{region.name}.if"), BasicBlock(f"{region.name}.continue")
                for one in (within, after):
                    self.function.insert_block_before(one, self.blocks.middle)
                    self.new_blocks.append(one)
                self.builder.position_at_end(before)
                self.builder.debug_loc = None
                self.builder.cond_br(condition, within, after)
                self.block = within
                self.builder.position_at_end(within)
                for recipe in inside.recipes:
                    assert isinstance(recipe, Replicate)
                    self.builder.debug_loc = recipe.instruction.debug_loc
                    self._replicate(recipe, part, lane)
                self.builder.debug_loc = None
                self.builder.br(after)
                self.block = after
                self.builder.position_at_end(after)
                for recipe in behind.recipes:
                    assert isinstance(recipe, PredicatedPhi)
                    made = self._scalars[recipe.operands[0], part, lane]
                    phi = self.builder.phi(made.type, "", [(PoisonValue.get(made.type), before), (made, within)])
                    self.set_scalar(recipe, part, lane, phi)

    # -- the header's phis

    def _canonical(self, recipe: CanonicalInduction) -> None:
        self.canonical = recipe
        start = self._start_of(recipe, recipe.operands[0])
        phi = self.builder.phi(recipe.type, "index", [(start, self.blocks.preheader)])
        for part in range(self.uf):
            self.set_scalar(recipe, part, 0, phi)
        self._phis.append((phi, lambda: self.scalar(recipe.operands[1], 0, 0)))

    def _start_of(self, recipe: VPValue, otherwise: VPValue) -> Value:
        return self.starts.get(recipe) or self.live_in(otherwise)

    def _widen_induction(self, recipe: WidenInduction) -> None:
        """vec.ind, and its parts, each the part before and VF steps."""
        descriptor = recipe.descriptor
        ahead = self._at_end(self.blocks.preheader)
        start, step = self.live_in(recipe.operands[0]), self.live_in(recipe.operands[1])
        lanes = FoldingBuilder(ahead)
        done = self.starts.get(self.canonical)
        if done is not None:
            start = derived(lanes, descriptor, start, done, step)
        if recipe.type is not start.type:
            start, step = (lanes.cast("trunc", one, recipe.type) for one in (start, step))
        opcode, flags = addition(descriptor)
        first = self._splat(lanes, start)
        if self.vf > 1:
            first = lanes.binary(opcode, first, lane_steps(lanes, descriptor, step, self.vf), "induction", flags)
        by = self._splat(lanes, times(lanes, descriptor, step, self.vf), ".splat")
        phi = self.builder.phi(self.widened(recipe.type), "vec.ind", [(first, self.blocks.preheader)])
        self.set_vector_or_scalar(recipe, 0, phi)
        self._phis.append((phi, lambda: self._stepped(recipe, opcode, flags, by)))
        self._behind_phis.append(lambda: self._further_parts(recipe, opcode, flags, by))

    def _further_parts(self, recipe: WidenInduction, opcode: str, flags: tuple[str, ...], by: Value) -> None:
        for part in range(1, self.uf):
            before = self._vector_or_scalar(recipe, part - 1)
            self.set_vector_or_scalar(recipe, part, self.fold.binary(opcode, before, by, "step.add", flags))

    def _stepped(self, recipe: WidenInduction, opcode: str, flags: tuple[str, ...], by: Value) -> Value:
        """What goes round: the last part and VF steps."""
        builder = FoldingBuilder(self._at_end(self.block))
        return builder.binary(opcode, self._vector_or_scalar(recipe, self.uf - 1), by, "vec.ind.next", flags)

    def _vector_or_scalar(self, value: VPValue, part: int) -> Value:
        return self._vectors[value, part] if self.vf > 1 else self._scalars[value, part, 0]

    def set_vector_or_scalar(self, value: VPValue, part: int, made: Value) -> None:
        """A part's value, which with VF 1 is its scalar."""
        if self.vf > 1:
            self.set_vector(value, part, made)
        else:
            self.set_scalar(value, part, 0, made)

    def _splat(self, fold: FoldingBuilder, value: Value, name: str = ".splat") -> Value:
        return value if self.vf == 1 else fold.builder.splat(self.vf, value, name)

    def _widen_pointer_induction(self, recipe: WidenPointerInduction) -> None:
        """The first lane's address, and the lanes' distances from it."""
        first, step, _ = recipe.operands
        for part in range(self.uf):
            pointer = self.scalar(first, part, 0)
            if self.vf == 1:
                self.set_scalar(recipe, part, 0, pointer)
                continue
            distance = self.live_in(step)
            steps = lane_steps(FoldingBuilder(self._at_end(self.blocks.preheader)), recipe.descriptor, distance, self.vf)
            self.set_vector(recipe, part, self.builder.gep(i8, pointer, [steps], "vector.gep"))

    def _reduction_phi(self, recipe: ReductionPhi) -> None:
        start = self._start_of(recipe, recipe.operands[0])
        ahead = self._at_end(self.blocks.preheader)
        if recipe.is_in_loop:
            phi = self.builder.phi(start.type, "vec.phi", [(start, self.blocks.preheader)])
            self.set_scalar(recipe, 0, 0, phi)
            self._phis.append((phi, lambda: self.scalar(recipe.operands[1], self.uf - 1, 0)))
            return
        for part in range(self.uf):
            first = reductions.first_value(recipe.descriptor, start, part, self.vf, ahead)
            phi = self.builder.phi(first.type, "vec.phi", [(first, self.blocks.preheader)])
            self.set_vector_or_scalar(recipe, part, phi)
            self._phis.append((phi, lambda part=part: self.vector(recipe.operands[1], part)))  # type: ignore[misc]

    def _recurrence_phi(self, recipe: FirstOrderRecurrencePhi) -> None:
        start = self._start_of(recipe, recipe.operands[0])
        first = start
        if self.vf > 1:
            ahead = self._at_end(self.blocks.preheader)
            first = ahead.insert_element(PoisonValue.get(self.widened(start.type)), start, self.vf - 1, "vector.recur.init")
        phi = self.builder.phi(first.type, "vector.recur", [(first, self.blocks.preheader)])
        for part in range(self.uf):
            self.set_vector_or_scalar(recipe, part, phi)
        self._phis.append((phi, lambda: self.vector(recipe.operands[1], self.uf - 1)))

    # -- operations on all lanes

    def copy_metadata(self, made: Value, source: Instruction) -> None:
        """Gives what was made of an instruction what still holds of that."""
        if isinstance(made, Instruction) and source._metadata:
            for name, node in source.metadata.items():
                if name in KEPT_METADATA:
                    made.metadata[name] = node

    def _all_parts(self, recipe: OfInstruction, make: Callable[[int], Value]) -> None:
        for part in range(self.uf):
            made = make(part)
            if isinstance(made, Instruction):
                self.copy_metadata(made, recipe.instruction)
            self.set_vector_or_scalar(recipe, part, made)

    def _widen(self, recipe: Widen) -> None:
        self._all_parts(recipe, lambda part: self._widened(recipe, [self.vector(one, part) for one in recipe.operands]))

    def _widened(self, recipe: Widen, operands: Sequence[Value]) -> Value:
        instruction, flags = recipe.instruction, recipe.flags
        if isinstance(instruction, CmpInst):
            return self.fold.insert(CmpInst(instruction.opcode, instruction.predicate, operands[0], operands[1], flags))
        if len(operands) == 1:
            return self.fold.insert(UnaryOperator(instruction.opcode, operands[0], flags))
        return self.fold.insert(BinaryOperator(instruction.opcode, operands[0], operands[1], flags))

    def _widen_cast(self, recipe: WidenCast) -> None:
        type = self.widened(recipe.instruction.type)
        self._all_parts(
            recipe,
            lambda part: self.fold.insert(CastInst(recipe.instruction.opcode, self.vector(recipe.operands[0], part), type, recipe.flags)),
        )

    def _widen_select(self, recipe: WidenSelect) -> None:
        condition, true, false = recipe.operands

        def make(part: int) -> Value:
            which = self.scalar(condition, part, 0) if isinstance(condition, LiveIn) else self.vector(condition, part)
            return self.fold.insert(SelectInst(which, self.vector(true, part), self.vector(false, part), recipe.flags))

        self._all_parts(recipe, make)

    def _widen_gep(self, recipe: WidenGEP) -> None:
        gep = recipe.instruction

        def make(part: int) -> Value:
            base, *indices = [self.scalar(one, part, 0) if isinstance(one, LiveIn) else self.vector(one, part) for one in recipe.operands]
            if self.vf > 1 and not any(isinstance(one.type, VectorType) for one in (base, *indices)):
                base = self.vector(recipe.operands[0], part)
            return self.builder.insert(GetElementPtrInst(gep.source_type, base, indices, recipe.flags))

        self._all_parts(recipe, make)

    def _widen_intrinsic(self, recipe: WidenIntrinsic) -> None:
        call = recipe.instruction

        def make(part: int) -> Value:
            args = [
                self.scalar(one, part, 0) if at == recipe.scalar_operand else self.vector(one, part)
                for at, one in enumerate(recipe.operands)
            ]
            made = self.builder.intrinsic(recipe.name, args, self.widened(call.type))
            made.flags = recipe.flags
            return made

        self._all_parts(recipe, make)

    def _blend(self, recipe: Blend) -> None:
        for part in range(self.uf):
            found = self.vector(recipe.first, part)
            for value, mask in recipe.others:
                found = self.fold.select(self.vector(mask, part), self.vector(value, part), found, "predphi")
            self.set_vector_or_scalar(recipe, part, found)

    # -- scalars

    def _derived_iv(self, recipe: DerivedIV) -> None:
        """start + index * step, the same for all parts."""
        start, step = self.live_in(recipe.operands[0]), self.live_in(recipe.operands[2])
        made = derived(self.fold, recipe.descriptor, start, self.scalar(recipe.operands[1], 0, 0), step)
        for part in range(self.uf):
            self.set_scalar(recipe, part, 0, made)

    def _scalar_steps(self, recipe: ScalarSteps) -> None:
        """base + (VF * part + lane) * step; lanes behind the first where somebody wants them."""
        descriptor = recipe.descriptor
        lanes = self.vf if self._wants_all_lanes(recipe) else 1
        offset, step = self.scalar(recipe.operands[0], 0, 0), self.live_in(recipe.operands[1])
        for part in range(self.uf):
            for lane in range(lanes):
                number = part * self.vf + lane
                made = offset if number == 0 else moved(self.fold, descriptor, offset, times(self.fold, descriptor, step, number))
                self.set_scalar(recipe, part, lane, made)

    def _wants_all_lanes(self, recipe: ScalarSteps) -> bool:
        return any(not _uses_first_lane_only(user, recipe) for user in recipe.users)

    def _replicate_all(self, recipe: Replicate) -> None:
        """A scalar instruction a lane; or one for all."""
        for part in range(self.uf):
            if recipe.takes_last_lane:
                self._replicate(recipe, part, self.vf - 1)
            else:
                for lane in range(1 if recipe.is_uniform else self.vf):
                    self._replicate(recipe, part, lane)

    def _replicate(self, recipe: Replicate, part: int, lane: int) -> None:
        instruction = recipe.instruction
        made = instruction.clone()
        given = recipe.operands[:-1] if recipe.is_predicated else recipe.operands
        for at, operand in enumerate(given):
            made.set_operand(at, self.scalar(operand, part, lane))
        made.flags = recipe.flags
        if isinstance(made, LoadInst):  # what else is said of the value holds where the program loads it
            for name in [one for one in made.metadata if one not in KEPT_METADATA and one != "dbg"]:
                del made.metadata[name]
        folded = self.fold.insert(made)
        if not isinstance(instruction, StoreInst):
            self.set_scalar(recipe, part, lane, folded)

    # -- reductions in the loop

    def _reduce(self, recipe: Reduce) -> None:
        """The running value and all lanes of each part, one after the other."""
        running: Value | None = None
        for part in range(self.uf):
            if running is None:
                running = self.scalar(recipe.operands[0], 0, 0)
            vector = self.vector(recipe.operands[1], part)
            if len(recipe.operands) == 3:
                neutral = self._splat(self.fold, reductions.identity(recipe.descriptor.kind, vector.type.scalar, ()))
                vector = self.fold.select(self.vector(recipe.operands[2], part), vector, neutral)
            running = reductions.reduced_in_order(recipe.descriptor, running, vector, recipe.instruction.flags, self.builder)
            self.set_scalar(recipe, part, 0, running)

    # -- the rest

    def _instruction(self, recipe: VPInstruction) -> None:
        _OPCODES[recipe.opcode](self, recipe)

    def _masks(self, recipe: VPInstruction, make: Callable[..., Value]) -> None:
        for part in range(self.uf):
            self.set_vector_or_scalar(recipe, part, make(*[self.vector(one, part) for one in recipe.operands]))

    def _not(self, recipe: VPInstruction) -> None:
        self._masks(recipe, lambda mask: self.fold.binary("xor", mask, self._splat(self.fold, ConstantInt.get(i1, 1))))

    def _logical_and(self, recipe: VPInstruction) -> None:
        self._masks(recipe, lambda a, b: self.fold.select(a, b, self._splat(self.fold, ConstantInt.get(i1, 0))))

    def _or(self, recipe: VPInstruction) -> None:
        self._masks(recipe, lambda a, b: self.fold.binary("or", a, b))

    def _equal(self, recipe: VPInstruction) -> None:
        self._masks(recipe, lambda a, b: self.fold.icmp("eq", a, b))

    def _fmul(self, recipe: VPInstruction) -> None:
        flags = recipe.about.flags if isinstance(recipe.about, Instruction) else ()
        self._masks(recipe, lambda a, b: self.fold.binary("fmul", a, b, "", flags))

    def _fneg(self, recipe: VPInstruction) -> None:
        self._masks(recipe, lambda one: self.fold.insert(UnaryOperator("fneg", one)))

    def _safe_divisor(self, recipe: VPInstruction) -> None:
        self._masks(recipe, lambda a, mask: self.fold.select(mask, a, self._splat(self.fold, ConstantInt.get(a.type.scalar, 1))))

    def _splice(self, recipe: VPInstruction) -> None:
        phi, following = recipe.operands
        for part in range(self.uf):
            before = self.vector(phi, 0) if part == 0 else self.vector(following, part - 1)
            if self.vf == 1:
                self.set_scalar(recipe, part, 0, before)
                continue
            lanes = shuffle_mask(range(self.vf - 1, 2 * self.vf - 1))
            self.set_vector(recipe, part, self.builder.shuffle_vector(before, self.vector(following, part), lanes))

    def _canonical_next(self, recipe: VPInstruction) -> None:
        index, by = self.scalar(recipe.operands[0], 0, 0), self.live_in(recipe.operands[1])
        following = self.builder.add(index, by, recipe.name, ("nuw",))
        for part in range(self.uf):
            self.set_scalar(recipe, part, 0, following)

    def _branch_on_count(self, recipe: VPInstruction) -> None:
        done: Value = self.builder.icmp("eq", self.scalar(recipe.operands[0], 0, 0), self.live_in(recipe.operands[1]))
        behind = self.blocks.middle
        if self.leaves_early is not None:
            done = self.builder.or_(self.leaves_early, done)
            behind = self._split_exits(self.leaves_early)
        self.builder.cond_br(done, behind, self.blocks.body)

    def _any_early_exit(self, recipe: VPInstruction) -> None:
        mask = self.vector(recipe.operands[0], 0)
        self.leaves_early = mask if self.vf == 1 else self.builder.intrinsic("vector.reduce.or", [mask])

    def _split_exits(self, leaves_early: Value) -> BasicBlock:
        """The block behind the vector loop that leads on where it was left early; its way out is `early_exit_block`."""
        split, self.early_exit_block = BasicBlock("middle.split"), BasicBlock("vector.early.exit")
        for one in (split, self.early_exit_block):
            self.function.insert_block_before(one, self.blocks.middle)
        Builder(split).cond_br(leaves_early, self.early_exit_block, self.blocks.middle)
        self.split_block = split
        return split

    @property
    def early_target(self) -> BasicBlock:
        """Where lanes go that leave the loop where it can't be counted."""
        assert self.plan.early is not None
        found = self.plan.early.target.wrapped
        assert found is not None
        return found

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

    def _first_active_lane(self, recipe: VPInstruction) -> None:
        mask, value = recipe.operands
        found = self.scalar(value, 0, self.vf - 1)
        for lane in reversed(range(self.vf - 1)):
            found = self.fold.select(self.scalar(mask, 0, lane), self.scalar(value, 0, lane), found)
        self.set_scalar(recipe, 0, 0, found)

    def _reduction_result(self, recipe: VPInstruction) -> None:
        phi, partial = recipe.operands
        descriptor = recipe.about
        assert isinstance(phi, ReductionPhi)
        assert isinstance(descriptor, RecurrenceDescriptor)
        start = self._start_of(phi, phi.operands[0])
        if phi.is_in_loop:
            found = self.scalar(partial, self.uf - 1, 0)
        else:
            parts = [self.vector(partial, part) for part in range(self.uf)]
            found = reductions.result(descriptor, start, parts, self.builder)
        self.set_scalar(recipe, 0, 0, found)
        if descriptor.store is not None:
            store = descriptor.store
            pointer = store.pointer
            self.builder.store(found, pointer, align_of(store, self.layout))

    def _last_element(self, recipe: VPInstruction) -> None:
        self.set_scalar(recipe, 0, 0, self._extracted(recipe.operands[0], 1, recipe.name))

    def _penultimate_element(self, recipe: VPInstruction) -> None:
        phi = recipe.operands[0]
        assert isinstance(phi, FirstOrderRecurrencePhi)
        self.set_scalar(recipe, 0, 0, self._extracted(phi.operands[1], 2, recipe.name))

    def _extracted(self, value: VPValue, from_end: int, name: str) -> Value:
        """The lane so many from the end, of all parts."""
        number = self.vf * self.uf - from_end
        part, lane = divmod(number, self.vf)
        if isinstance(value, LiveIn):
            return self.live_in(value)
        known = self._scalars.get((value, part, lane))
        if known is not None:
            return known
        vector = self._vectors.get((value, part))
        if vector is None or not isinstance(vector.type, VectorType) or self.vf == 1:
            return self.scalar(value, part, lane)
        return self.builder.extract_element(vector, lane, name)

    def _induction_escape(self, recipe: VPInstruction) -> None:
        descriptor = recipe.about
        assert isinstance(descriptor, InductionDescriptor)
        count = self.symbols["vector-trip-count"]
        before = self.fold.binary("sub", count, ConstantInt.get(count.type, 1))
        start, step = (self.live_in(one) for one in recipe.operands)
        self.set_scalar(recipe, 0, 0, derived(self.fold, descriptor, start, before, step))

    def _run_resume_phi(self, recipe: ResumePhi, other_ends: Mapping[BasicBlock, Mapping[PHINode, Value]]) -> None:
        scalar_preheader, middle = self.blocks.scalar_preheader, self.blocks.middle
        end, start = self.scalar(recipe.operands[0], 0, 0), self.live_in(recipe.operands[1])
        ends = {middle: end, **{block: known[recipe.phi] for block, known in other_ends.items()}}
        incoming = [(ends.get(one, start), one) for one in scalar_preheader.predecessors]
        phi = PHINode(start.type, incoming, name=recipe.name)
        first = scalar_preheader.first_non_phi
        assert first is not None
        phi.insert_before(first)
        self.set_scalar(recipe, 0, 0, phi)
        header_phi = recipe.phi
        at = header_phi.operands.index(scalar_preheader)
        header_phi.set_operand(at - 1, phi)


def _uses_first_lane_only(user: Recipe, value: VPValue) -> bool:
    """Whether a recipe looks at the first lane of an operand only."""
    if isinstance(user, Replicate):
        return user.is_uniform and not user.takes_last_lane
    return isinstance(user, (VectorPointer, Interleave, WidenPointerInduction)) and user.operands[0] is value


_EXECUTE: dict[type[Recipe], Callable[[Executor, Any], None]] = {
    CanonicalInduction: Executor._canonical,
    WidenInduction: Executor._widen_induction,
    WidenPointerInduction: Executor._widen_pointer_induction,
    ReductionPhi: Executor._reduction_phi,
    FirstOrderRecurrencePhi: Executor._recurrence_phi,
    Widen: Executor._widen,
    WidenCast: Executor._widen_cast,
    WidenSelect: Executor._widen_select,
    WidenGEP: Executor._widen_gep,
    WidenIntrinsic: Executor._widen_intrinsic,
    Replicate: Executor._replicate_all,
    Blend: Executor._blend,
    VectorPointer: memory_code.vector_pointer,
    WidenLoad: memory_code.widen_load,
    WidenStore: memory_code.widen_store,
    Interleave: memory_code.interleave,
    HistogramUpdate: memory_code.histogram,
    DerivedIV: Executor._derived_iv,
    ScalarSteps: Executor._scalar_steps,
    Reduce: Executor._reduce,
    VPInstruction: Executor._instruction,
}
_OPCODES: dict[str, Callable[[Executor, VPInstruction], None]] = {
    "not": Executor._not,
    "logical-and": Executor._logical_and,
    "or": Executor._or,
    "icmp eq": Executor._equal,
    "fmul": Executor._fmul,
    "fneg": Executor._fneg,
    "safe-divisor": Executor._safe_divisor,
    "first-order splice": Executor._splice,
    "canonical-next": Executor._canonical_next,
    "any-early-exit": Executor._any_early_exit,
    "first-active-lane": Executor._first_active_lane,
    "branch-on-count": Executor._branch_on_count,
    "compute-reduction-result": Executor._reduction_result,
    "extract-last-element": Executor._last_element,
    "extract-penultimate-element": Executor._penultimate_element,
    "induction-escape": Executor._induction_escape,
}
