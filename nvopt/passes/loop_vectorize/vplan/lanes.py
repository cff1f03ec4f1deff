"""Which lanes of each value the vector loop needs, and with that whether an instruction becomes one on vectors, one a lane, or one for all.

    %p = getelementptr float, ptr %a, i64 %i     first lane only: the load is consecutive       -> uniform
    %x = load float, ptr %p                      consecutive                                    -> widened
    %q = getelementptr float, ptr %b, i64 %x2    all lanes as scalars: the load is gathered     -> replicated
    %y = fadd float %x, %z                       as a vector                                    -> widened

Users say what they need of their operands, from the loop's end backwards. LLVM's cost model finds the same by growing sets of uniform and
scalar instructions.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum, auto
from typing import TYPE_CHECKING

from nvopt.analysis.memory.dependences import Access
from nvopt.analysis.memory.interleave_groups import InterleaveGroups
from nvopt.analysis.memory.memory_location import accessed_type
from nvopt.analysis.values.execution import has_side_effects
from nvopt.ir import BasicBlock, CallBase, CallInst, GetElementPtrInst, Instruction, LoadInst, PHINode, StoreInst, Value
from nvopt.passes.loop_vectorize.calls import CallForm, form_of, is_part_of_struct
from nvopt.passes.loop_vectorize.masked_memory import has_masked_accesses
from nvopt.passes.loop_vectorize.vplan.ranges import VFRange

if TYPE_CHECKING:
    from nvopt.passes.loop_vectorize.legality import Legality


NOTHING, FIRST, SCALARS, VECTOR = 0, 1, 2, 4
"""What is needed of a value, bit by bit: the first lane, or any where all are the same; each lane by itself; a vector."""


class Widening(Enum):
    """How a load or store is widened."""

    WIDEN = "widen"
    REVERSE = "reverse"
    INTERLEAVE = "interleave"
    UNIFORM = "uniform"
    SCALARIZE = "scalarize"


class Form(Enum):
    """What becomes of an instruction."""

    DROPPED = auto()
    UNIFORM = auto()
    REPLICATED = auto()
    WIDENED = auto()


class Lanes:
    """The forms of the loop's instructions for several vectorization factors."""

    def __init__(self, legality: Legality, blocks: Sequence[BasicBlock], factors: VFRange, groups: InterleaveGroups | None) -> None:
        """Leaves those out of `factors` for which something else is right than for the first."""
        self.legality, self.groups = legality, groups
        self.loop = legality.loop
        self.memory: dict[Instruction, Widening] = {}
        self.needed: dict[Value, int] = {}
        self.forms: dict[Instruction, Form] = {}
        self._uniform: set[Instruction] = set()
        """What is the same in all lanes."""
        self._strides: dict[Instruction, int] = {}
        in_order = [instruction for block in blocks for instruction in block]
        self._histogram_parts: set[Instruction] = {part for one in legality.histograms for part in (one.load, one.update)}
        for instruction in in_order:
            if isinstance(instruction, (LoadInst, StoreInst)):
                access = instruction
                self.memory[access] = factors.decide_and_clamp(lambda vf, access=access: self._access(access, vf))  # type: ignore[misc]
            if self._is_same_in_all(instruction):
                self._uniform.add(instruction)
        self._need_from_outside()
        for instruction in reversed(in_order):
            self._decide(instruction)

    def form(self, instruction: Instruction) -> Form:
        """What becomes of an instruction that is no header phi."""
        return self.forms[instruction]

    def needs(self, value: Value) -> int:
        """What is needed of a value."""
        return self.needed.get(value, NOTHING)

    # -- what is known ahead

    def _access(self, access: Access, vf: int) -> Widening:
        legality = self.legality
        masked = legality.needs_mask(access)
        group = self.groups.group_of(access) if self.groups is not None else None
        if group is not None and vf > 1:
            return Widening.INTERLEAVE
        if not self.loop.defines(access.pointer):
            return Widening.SCALARIZE if masked else Widening.UNIFORM
        if vf > 1 and legality.is_uniform_memory_op(access, vf):
            return Widening.UNIFORM
        if self._is_irregular(access) or (masked and not (vf > 1 and self._has_masked_vectors(access))):
            return Widening.SCALARIZE
        if access not in self._strides:
            self._strides[access] = legality.consecutive_stride(accessed_type(access), access.pointer)
        return {1: Widening.WIDEN, -1: Widening.REVERSE}.get(self._strides[access], Widening.SCALARIZE)

    def _has_masked_vectors(self, access: Access) -> bool:
        """Whether the target accesses some lanes of a vector at once."""
        return has_masked_accesses(self.legality.scev.function, accessed_type(access))

    def _is_irregular(self, access: Access) -> bool:
        """Whether an array of the type is laid out otherwise than a vector."""
        layout, type = self.legality.scev.layout, accessed_type(access)
        return layout.size_in_bits(type) != 8 * layout.alloc_size(type)

    def _is_same_in_all(self, instruction: Instruction) -> bool:
        """Whether all lanes compute the same."""
        if isinstance(instruction, PHINode) or instruction.is_terminator or self.legality.needs_mask(instruction):
            return False
        if isinstance(instruction, LoadInst):
            return self.memory[instruction] is Widening.UNIFORM
        if isinstance(instruction, StoreInst) or has_side_effects(instruction):
            return False
        if isinstance(instruction, CallBase) and not instruction.has_fn_attribute("speculatable"):
            return False
        return all(not self.loop.defines(one) or one in self._uniform for one in instruction.operands)

    # -- what is needed

    def _need(self, value: Value, what: int) -> None:
        if self.loop.defines(value):
            self.needed[value] = self.needs(value) | what

    def _need_from_outside(self) -> None:
        """What header phis and code behind the loop need."""
        legality = self.legality
        latch = self.loop.latch
        assert latch is not None
        for phi in self.loop.header.phis():
            if phi not in legality.inductions:
                self._need(phi.incoming_for(latch), VECTOR)
        early = legality.uncountable_exit
        if early is not None:
            assert early.terminator is not None
            self._need(early.terminator.operands[0], VECTOR)
        for phi in [phi for block in (early.successors if early is not None else ()) for phi in block.phis()]:
            if not self.loop.contains_block(phi.block):
                self._need(phi.incoming_for(early), VECTOR)  # type: ignore[arg-type]
        known = {*legality.inductions, *(one.update for one in legality.inductions.values())}
        for block in self.loop.blocks:
            for instruction in block:
                if instruction not in known and any(not self.loop.contains_instruction(user) for user in _instructions(instruction)):
                    self._need(instruction, VECTOR)

    def _decide(self, instruction: Instruction) -> None:
        if instruction.parent is self.loop.header and isinstance(instruction, PHINode):
            return
        form = self.forms[instruction] = self._form(instruction)
        if form is Form.DROPPED:
            return
        what = FIRST if form is Form.UNIFORM else SCALARS if form is Form.REPLICATED else VECTOR
        for at, operand in enumerate(instruction.operands):
            self._need(operand, self._needed_of_operand(instruction, at, what))

    def _needed_of_operand(self, user: Instruction, at: int, what: int) -> int:
        """What an instruction needs of one of its operands, where it usually needs `what`."""
        if isinstance(user, StoreInst):
            if at == 0:
                return SCALARS if what == FIRST else what  # one for all lanes stores what the last one does
            return FIRST if what == VECTOR else what
        if isinstance(user, LoadInst) and what == VECTOR:
            return FIRST
        return what

    def _form(self, instruction: Instruction) -> Form:
        if instruction.is_terminator:
            return Form.WIDENED if self._is_condition(instruction) else Form.DROPPED
        if instruction in self._histogram_parts:
            return Form.DROPPED
        if isinstance(instruction, (LoadInst, StoreInst)):
            return self._form_of_access(instruction)
        if isinstance(instruction, CallInst) and form_of(instruction) is CallForm.IGNORED:
            return Form.DROPPED
        needed = self.needs(instruction)
        if needed == NOTHING and not has_side_effects(instruction):
            return Form.DROPPED
        if isinstance(instruction, PHINode) or (is_part_of_struct(instruction) and instruction not in self._uniform):
            return Form.WIDENED
        if isinstance(instruction, CallInst) and form_of(instruction) is not CallForm.VECTOR:
            return Form.UNIFORM if instruction in self._uniform else Form.REPLICATED
        if instruction in self._uniform or (needed == FIRST and not self.legality.needs_mask(instruction)):
            return Form.UNIFORM
        if isinstance(instruction, GetElementPtrInst) and not needed & VECTOR:
            return Form.REPLICATED
        return Form.WIDENED

    def _form_of_access(self, access: Access) -> Form:
        if isinstance(access, LoadInst) and not self._is_load_needed(access):
            return Form.DROPPED
        if isinstance(access, StoreInst) and self.legality.is_invariant_address_of_reduction(access.pointer):
            return Form.DROPPED  # what a reduction stores there last is stored behind the loop
        match self.memory[access]:
            case Widening.UNIFORM:
                return Form.UNIFORM
            case Widening.SCALARIZE:
                return Form.REPLICATED
        return Form.WIDENED

    def _is_load_needed(self, load: LoadInst) -> bool:
        """Whether somebody needs what it loads, or the rest of the group that is loaded where it stands."""
        if self.memory[load] is not Widening.INTERLEAVE:
            return self.needs(load) != NOTHING
        assert self.groups is not None
        group = self.groups.group_of(load)
        assert group is not None
        members = group.members.values() if group.insert_position is load else [load]
        return any(self.needs(one) != NOTHING for one in members)

    def _is_condition(self, terminator: Instruction) -> bool:
        """Whether a terminator decides which way lanes go inside the loop: one that may leave it never does so in the vector loop."""
        inside = {block for block in terminator.successors if self.loop.contains_block(block)}
        return len(inside) > 1 and len(inside) == len(set(terminator.successors))


def _instructions(value: Instruction) -> list[Instruction]:
    return [user for user in value.users if isinstance(user, Instruction)]
