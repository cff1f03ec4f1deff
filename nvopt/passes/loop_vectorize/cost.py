"""What a plan costs: issued instructions of one iteration of its vector loop, on the GPU.

    model = CostModel(legality, target)
    model.cost(plan, vf, alignments)        # of VF iterations; that of the scalar loop is the plan's for VF 1

Counted is what vectors change: accesses, operations, conversions. What is done once for all lanes (addresses, the counter, the branch) is
not: ptxas unrolls scalar loops, and there it is done once for several iterations too. Sums saturate. Source of the prices: target/costs.py.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from nvopt.analysis.memory.interleave_groups import InterleaveGroup, InterleaveGroups
from nvopt.analysis.memory.memory_location import accessed_type, align_of
from nvopt.analysis.recurrences.fast_math import fast_math
from nvopt.analysis.recurrences.reductions import RecurKind
from nvopt.analysis.values.matching import intrinsic
from nvopt.ir import (
    CallInst,
    CastInst,
    CmpInst,
    Constant,
    ConstantInt,
    ExtractValueInst,
    GetElementPtrInst,
    Instruction,
    LoadInst,
    PHINode,
    SelectInst,
    StoreInst,
    Type,
    VectorType,
)
from nvopt.passes.loop_vectorize.alignment import WIDEST, Alignments
from nvopt.passes.loop_vectorize.vplan.recipes import (
    Blend,
    BranchOnMask,
    Interleave,
    OfInstruction,
    Reduce,
    Replicate,
    VPInstruction,
    Widen,
    WidenCast,
    WidenIntrinsic,
    WidenLoad,
    WidenSelect,
    WidenStore,
)
from nvopt.passes.loop_vectorize.vplan.values import LiveIn, Recipe, VPBasicBlock, VPlan, VPValue, basic_blocks_in
from nvopt.target import address_spaces, costs
from nvopt.target.costs import Target

if TYPE_CHECKING:
    from nvopt.passes.loop_vectorize.legality import Legality

MOST = (1 << 63) - 1
"""No plan costs more."""


class CostModel:
    """The prices of one loop's plans."""

    def __init__(self, legality: Legality, target: Target, groups: InterleaveGroups | None = None) -> None:
        self.legality, self.target, self.groups = legality, target, groups
        self.layout = legality.layout
        self._prices: dict[tuple[bool, Type, int, int], int] = {}
        """Of accesses, by what they are."""

    def cost(self, plan: VPlan, vf: int, alignments: Alignments) -> int:
        """Of one iteration of the vector loop, which does `vf` of the scalar one."""
        total = 0
        for block in basic_blocks_in(plan.loop):
            total = self._block_cost(block, vf, alignments, total)
        return total

    @staticmethod
    def least(plan: VPlan) -> int:
        """No more than an iteration of the vector loop costs, at any VF of the plan: each vector is accessed by an instruction at least."""
        return sum(isinstance(recipe, _WIDE_ACCESSES) for block in basic_blocks_in(plan.loop) for recipe in block.recipes)

    def accesses(self, plan: VPlan, vf: int, alignments: Alignments) -> int:
        """The memory instructions of one iteration of the vector loop."""
        total = 0
        for block in basic_blocks_in(plan.loop):
            for recipe in block.recipes:
                price = _ACCESSES.get(type(recipe))
                if price is not None and _is_access(recipe):
                    total = min(MOST, total + price(self, recipe, vf, alignments))
        return total

    def _block_cost(self, block: VPBasicBlock, vf: int, alignments: Alignments, total: int) -> int:
        for recipe in block.recipes:
            price = _PRICES.get(type(recipe))
            if price is not None:
                total = min(MOST, total + price(self, recipe, vf, alignments))
        return total

    def _widened(self, type: Type, vf: int) -> Type:
        return type if vf == 1 else VectorType.get(type, vf)

    def _instruction(self, instruction: Instruction, vf: int) -> int:
        """An instruction on `vf` lanes."""
        target = self.target
        match instruction:
            case GetElementPtrInst() | PHINode() | ExtractValueInst():
                return 0
            case CmpInst():
                return costs.comparison(instruction.predicate, self._widened(instruction.operands[0].type, vf), target, in_chain=vf == 1)
            case SelectInst():
                return costs.select(self._widened(instruction.type, vf), target, lanes=vf > 1, in_chain=vf == 1)
            case CastInst():
                source, result = (self._widened(one, vf) for one in (instruction.operands[0].type, instruction.type))
                of_load = isinstance(instruction.operands[0], LoadInst)
                return costs.cast(instruction.opcode, source, result, target, of_load=of_load, in_chain=vf == 1)
            case CallInst():
                approximate = "afn" in fast_math(instruction)
                type = self._widened(instruction.args[0].type if instruction.args else instruction.type, vf)
                return costs.intrinsic(intrinsic(instruction) or "", type, target, approximate=approximate, in_chain=vf == 1)
            case LoadInst() | StoreInst():
                return vf * self._scalar_access(instruction)
        if instruction.opcode == "freeze":
            return 0
        constant = instruction.operands[-1] if len(instruction.operands) == 2 else None
        approximate = "afn" in fast_math(instruction)
        return costs.arithmetic(
            instruction.opcode,
            self._widened(instruction.type, vf),
            target,
            constant=constant.signed if isinstance(constant, ConstantInt) else None,
            approximate=approximate,
            in_chain=vf == 1,
        )

    def _access(self, access: LoadInst | StoreInst, type: Type, align: int | None) -> int:
        space = address_spaces.of(access.pointer.type)
        key = isinstance(access, LoadInst), type, align or align_of(access, self.layout), space
        price = self._prices.get(key)
        if price is None:
            price = self._prices[key] = costs.memory(*key, self.target)
        return price

    def _scalar_access(self, access: LoadInst | StoreInst) -> int:
        """One iteration's. Side by side with others, it may be a part of what code generation makes one access."""
        group = self.groups.group_of(access) if self.groups is not None else None
        each = self._access(access, accessed_type(access), access.align)
        if group is None or not group.is_full or not (wide := self._stretch(group)):
            return each
        return wide if access is group.insert_position else 0

    def _stretch(self, group: InterleaveGroup) -> int:
        """What a group's stretch is as vectors of its known alignment; 0 where that is none."""
        first = group.members[0]
        assert isinstance(first, (LoadInst, StoreInst))
        e = self.legality.accesses.pointers.expression(first.pointer)
        zeros = self.legality.scev.min_trailing_zeros(e)
        align = max(1 << min(zeros, WIDEST.bit_length() - 1), align_of(first, self.layout))
        return self._access(first, VectorType.get(accessed_type(first), group.factor), align)

    def _of_instruction(self, recipe: OfInstruction, vf: int, alignments: Alignments) -> int:
        return self._instruction(recipe.instruction, vf)

    def _replicated(self, recipe: Replicate, vf: int, alignments: Alignments) -> int:
        if recipe.is_uniform:
            return self._instruction(recipe.instruction, 1) if isinstance(recipe.instruction, (LoadInst, StoreInst)) else 0
        return vf * self._instruction(recipe.instruction, 1)

    def _branched(self, recipe: BranchOnMask, vf: int, alignments: Alignments) -> int:
        return 2 * vf

    def _widened_access(self, recipe: WidenLoad | WidenStore, vf: int, alignments: Alignments) -> int:
        access = recipe.instruction
        return self._access(access, self._widened(accessed_type(access), vf), alignments.of(access) or access.align)

    def _widened_store(self, recipe: WidenStore, vf: int, alignments: Alignments) -> int:
        moved = _moved(recipe.operands[1], self._widened(accessed_type(recipe.instruction), vf))
        return self._widened_access(recipe, vf, alignments) + moved

    def _interleaved(self, recipe: Interleave, vf: int, alignments: Alignments) -> int:
        access = recipe.group.insert_position
        element = accessed_type(access)
        wide = VectorType.get(element, recipe.group.factor * vf)
        return self._access(access, wide, recipe.group.align) + costs.rearrangement(wide)

    def _blended(self, recipe: Blend, vf: int, alignments: Alignments) -> int:
        assert recipe.underlying is not None
        each = costs.select(self._widened(recipe.underlying.type, vf), self.target, lanes=vf > 1, in_chain=vf == 1)
        return len(recipe.others) * each

    def _reduced(self, recipe: Reduce, vf: int, alignments: Alignments) -> int:
        each = self._instruction(recipe.instruction, 1)
        return -(-vf // 2) if recipe.descriptor.kind is RecurKind.ADD else vf * each  # IADD3 adds two to the running sum

    def _emitted(self, recipe: VPInstruction, vf: int, alignments: Alignments) -> int:
        return vf if recipe.opcode in _ON_LANES else 0


def _moved(value: VPValue, type: Type) -> int:
    """What it costs to move what all lanes store, but zero, to each further register of a vector, two moves for an access: a wide store has
    registers side by side, and ptxas fills them in each round of the loop rather than keep them."""
    if not isinstance(value, LiveIn) or (isinstance(value.underlying, Constant) and value.underlying.is_zero):
        return 0
    return -(-(costs.registers(type) - costs.registers(type.scalar)) // 2)


def _is_access(recipe: Recipe) -> bool:
    """Whether it, one of what may, loads or stores."""
    return not isinstance(recipe, Replicate) or isinstance(recipe.instruction, (LoadInst, StoreInst))


_WIDE_ACCESSES = (WidenLoad, WidenStore, Interleave)
_Price = Callable[[CostModel, Any, int, Alignments], int]
_ACCESSES: dict[type[Recipe], _Price] = {
    Replicate: CostModel._replicated,
    WidenLoad: CostModel._widened_access,
    WidenStore: CostModel._widened_access,
    Interleave: CostModel._interleaved,
}
"""What may load or store, with the memory instructions that it takes."""
_ON_LANES = ("not", "logical-and", "or", "icmp eq", "icmp ule", "select", "safe-divisor", "fmul", "fneg")
"""What is one instruction a lane."""
_PRICES: dict[type[Recipe], _Price] = {
    Widen: CostModel._of_instruction,
    WidenCast: CostModel._of_instruction,
    WidenSelect: CostModel._of_instruction,
    WidenIntrinsic: CostModel._of_instruction,
    **_ACCESSES,
    WidenStore: CostModel._widened_store,
    BranchOnMask: CostModel._branched,
    Blend: CostModel._blended,
    Reduce: CostModel._reduced,
    VPInstruction: CostModel._emitted,
}
