"""The recipes: what becomes of each instruction of the loop in the vector loop, by LLVM's names.

    WIDEN            one operation on all lanes: Widen, WidenCast, WidenSelect, WidenGEP, WidenIntrinsic, WidenLoad, WidenStore
    REPLICATE        a scalar operation a lane; CLONE: one for all lanes, of which the first's or any is asked for (Replicate)
    WIDEN-INDUCTION  an induction as a vector; DERIVED-IV and SCALAR-STEPS as scalars
    BLEND            a phi where ways join: a select by masks
    EMIT             what no instruction of the loop stands for (VPInstruction)

Each says what it does, its operands and what it needs to know; how code is made of it is in `execute/`, what it costs in `cost.py`, and
how it is printed in `printer.py`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from nvopt.analysis.values.execution import has_side_effects
from nvopt.ir import BranchInst, CallInst, GetElementPtrInst, Instruction, LoadInst, PHINode, StoreInst, Type, Value
from nvopt.passes.loop_vectorize.vplan.values import Recipe, SingleDef, VPBlock, VPValue

if TYPE_CHECKING:
    from nvopt.analysis.memory.interleave_groups import InterleaveGroup
    from nvopt.analysis.recurrences.inductions import InductionDescriptor
    from nvopt.analysis.recurrences.reductions import RecurrenceDescriptor
    from nvopt.passes.loop_vectorize.histograms import Histogram


# -- phis of the vector loop's header


class CanonicalInduction(SingleDef):
    """How many iterations of the scalar loop are done: 0, VF * UF, … Operands: start, the sum with VF * UF."""

    def __init__(self, start: VPValue, type: Type) -> None:
        super().__init__([start])
        self.type = type


class WidenInduction(SingleDef):
    """An integer or float induction in all lanes: <s, s+d, s+2d, …>. Operands: start, step, VF. `type` is narrower than the induction's
    where it is truncated at once."""

    def __init__(self, phi: Instruction, descriptor: InductionDescriptor, start: VPValue, step: VPValue, vf: VPValue, type: Type) -> None:
        super().__init__([start, step, vf], phi)
        self.descriptor, self.type = descriptor, type


class WidenPointerInduction(SingleDef):
    """A pointer induction in all lanes. Operands: the induction's scalar steps (first lane), step in bytes, VF."""

    def __init__(self, phi: PHINode, descriptor: InductionDescriptor, first: VPValue, step: VPValue, vf: VPValue) -> None:
        super().__init__([first, step, vf], phi)
        self.descriptor = descriptor


class ReductionPhi(SingleDef):
    """A reduction's running value: a partial one a lane, or where `is_in_loop` one for all. Operands: start, what goes round."""

    def __init__(self, phi: PHINode, descriptor: RecurrenceDescriptor, start: VPValue, is_in_loop: bool) -> None:
        super().__init__([start], phi)
        self.descriptor, self.is_in_loop = descriptor, is_in_loop


class FirstOrderRecurrencePhi(SingleDef):
    """The vector of the iterations before, of whose last lane the first iteration of this one needs. Operands: start, what goes round."""

    def __init__(self, phi: PHINode, start: VPValue) -> None:
        super().__init__([start], phi)


HEADER_PHIS = (CanonicalInduction, WidenInduction, ReductionPhi, FirstOrderRecurrencePhi)


# -- what is made of instructions


class OfInstruction(SingleDef):
    """A recipe for one instruction. `flags` are those of its flags that still hold."""

    def __init__(self, instruction: Instruction, operands: Sequence[VPValue]) -> None:
        super().__init__(operands, instruction)
        self.instruction = instruction
        self.flags: tuple[str, ...] = instruction.flags


class Widen(OfInstruction):
    """A unary or binary operation, or a comparison, on all lanes."""


class WidenCast(OfInstruction):
    """A conversion of all lanes."""


class WidenSelect(OfInstruction):
    """A select by lanes, or of all lanes where the condition comes from outside."""


class WidenGEP(OfInstruction):
    """The addresses of all lanes."""

    instruction: GetElementPtrInst


class WidenIntrinsic(OfInstruction):
    """An intrinsic (`name`, without `llvm.` and suffix) on all lanes; its argument `scalar_operand` stays scalar."""

    instruction: CallInst

    def __init__(self, call: CallInst, operands: Sequence[VPValue], name: str, scalar_operand: int | None) -> None:
        super().__init__(call, operands)
        self.name, self.scalar_operand = name, scalar_operand


class WidenPhi(OfInstruction):
    """A phi of a loop inside, or where ways join that all lanes take: of all lanes, or where `is_uniform` of the first. Operands: what
    comes in from each of `sources`, told by `add_incoming`."""

    instruction: PHINode

    def __init__(self, phi: PHINode, is_uniform: bool) -> None:
        super().__init__(phi, [])
        self.is_uniform = is_uniform
        self.sources: list[VPBlock] = []

    def add_incoming(self, value: VPValue, source: VPBlock) -> None:
        """A further value, which comes from the end of a block."""
        self.add_operand(value)
        self.sources.append(source)

    def take_over(self, blocks: Mapping[VPBlock, VPBlock]) -> None:
        self.sources = [blocks[one] for one in self.sources]


class BranchOnCond(Recipe):
    """Leaves the region that it ends where the condition holds, or goes to the first of its block's successors; with `is_negated` where it
    doesn't hold. Operand: the condition, the same in all lanes."""

    def __init__(self, branch: BranchInst, condition: VPValue, is_negated: bool) -> None:
        super().__init__([condition])
        self.instruction, self.is_negated = branch, is_negated

    @property
    def has_side_effects(self) -> bool:
        return True


class Replicate(OfInstruction):
    """The instruction as it is, once a lane; `is_uniform`: once for all. Operands: the instruction's, and the mask if `is_predicated`."""

    def __init__(
        self, instruction: Instruction, operands: Sequence[VPValue], is_uniform: bool, mask: VPValue | None = None, last: bool = False
    ) -> None:
        super().__init__(instruction, [*operands, *([mask] if mask is not None else ())])
        self.is_uniform, self.is_predicated = is_uniform, mask is not None
        self.takes_last_lane = last
        """Whether a store to an address that stays stores what the last lane stores."""

    @property
    def mask(self) -> VPValue | None:
        """Which lanes do it; None for all."""
        return self.operands[-1] if self.is_predicated else None

    def drop_mask(self) -> None:
        """Lets go of the mask: something else sees to it that only those lanes do it."""
        assert self.is_predicated
        self.operands.pop().users.remove(self)
        self.is_predicated = False

    @property
    def has_side_effects(self) -> bool:
        return has_side_effects(self.instruction)


class PredicatedPhi(SingleDef):
    """What a predicated instruction computed, behind the branch around it. Operand: the instruction's recipe."""


class BranchOnMask(Recipe):
    """Leads a lane to what is predicated, or around it. Operand: the mask."""

    @property
    def has_side_effects(self) -> bool:
        return True


class Blend(SingleDef):
    """A phi where ways join. Operands: a value, then values each with the mask under which it comes instead."""

    def __init__(self, phi: PHINode, first: VPValue, others: Sequence[tuple[VPValue, VPValue]]) -> None:
        super().__init__([first, *(part for pair in others for part in pair)], phi)
        self.phi = phi

    @property
    def first(self) -> VPValue:
        """The value where no mask holds."""
        return self.operands[0]

    @property
    def others(self) -> list[tuple[VPValue, VPValue]]:
        """(value, mask) pairs."""
        return list(zip(self.operands[1::2], self.operands[2::2], strict=True))


# -- memory


class VectorPointer(SingleDef):
    """The address from which a part's lanes are accessed: `type` elements from the first operand on, or where `is_reverse`, down from it;
    then VF is the second."""

    def __init__(self, pointer: VPValue, type: Type, flags: tuple[str, ...], vf: VPValue | None = None) -> None:
        is_reverse = vf is not None
        super().__init__([pointer, *([vf] if vf is not None else ())])
        self.type, self.is_reverse, self.flags = type, is_reverse, flags


class WidenLoad(OfInstruction):
    """Loads all lanes from consecutive addresses, or those for which a mask holds. Operands: the address, and the mask if there is one."""

    instruction: LoadInst

    def __init__(self, load: LoadInst, address: VPValue, is_reverse: bool, mask: VPValue | None = None) -> None:
        super().__init__(load, [address, *([mask] if mask is not None else ())])
        self.is_reverse = is_reverse

    @property
    def mask(self) -> VPValue | None:
        """Which lanes are loaded; None for all."""
        return self.operands[1] if len(self.operands) > 1 else None


class WidenStore(Recipe):
    """Stores all lanes to consecutive addresses, or those for which a mask holds. Operands: address, value, and the mask if there is
    one."""

    def __init__(self, store: StoreInst, address: VPValue, value: VPValue, is_reverse: bool, mask: VPValue | None = None) -> None:
        super().__init__([address, value, *([mask] if mask is not None else ())])
        self.instruction, self.is_reverse = store, is_reverse

    @property
    def mask(self) -> VPValue | None:
        """Which lanes are stored; None for all."""
        return self.operands[2] if len(self.operands) > 2 else None

    @property
    def has_side_effects(self) -> bool:
        return True


class Interleave(Recipe):
    """Accesses all members of an interleave group at once. Operands: the address of the member at the group's place of insertion, and what
    is stored by members, in their order. Computes the values of the loads."""

    def __init__(self, group: InterleaveGroup, address: VPValue, stored: Sequence[VPValue]) -> None:
        super().__init__([address, *stored])
        self.group = group
        self._forget_users()

    def _forget_users(self) -> None:
        self.loads = [InterleavedValue(self, access) for access in self.group.members.values() if isinstance(access, LoadInst)]

    @property
    def results(self) -> Sequence[VPValue]:
        return self.loads

    @property
    def has_side_effects(self) -> bool:
        return not self.group.is_load


class InterleavedValue(VPValue):
    """What one of the loads of a group loads."""

    def __init__(self, recipe: Interleave, load: LoadInst) -> None:
        super().__init__(load)
        self._recipe = recipe

    @property
    def recipe(self) -> Recipe:
        return self._recipe


class HistogramUpdate(Recipe):
    """Counts in buckets, lane by lane, since several may count in one. Operands: the buckets' addresses, what is added or taken away."""

    def __init__(self, histogram: Histogram, address: VPValue, amount: VPValue) -> None:
        super().__init__([address, amount])
        self.histogram = histogram

    @property
    def has_side_effects(self) -> bool:
        return True


# -- the rest


class DerivedIV(SingleDef):
    """An induction after as many iterations as the index says: start + index * step. Operands: start, index, step."""

    def __init__(self, descriptor: InductionDescriptor, start: VPValue, index: VPValue, step: VPValue) -> None:
        super().__init__([start, index, step])
        self.descriptor = descriptor


class ScalarSteps(SingleDef):
    """The lanes of an induction as scalars: base, base + step, … Operands: the first lane of the first part, step, VF."""

    def __init__(self, descriptor: InductionDescriptor, base: VPValue, step: VPValue, vf: VPValue) -> None:
        super().__init__([base, step, vf])
        self.descriptor = descriptor


class Reduce(SingleDef):
    """One step of a reduction done in the loop, its lanes in order where `descriptor.is_ordered`. Operands: running value, vector, and a
    mask where it is conditional."""

    def __init__(
        self, instruction: Instruction, descriptor: RecurrenceDescriptor, running: VPValue, vector: VPValue, mask: VPValue | None
    ) -> None:
        super().__init__([running, vector, *([mask] if mask is not None else ())], instruction)
        self.descriptor, self.instruction = descriptor, instruction


class VPInstruction(SingleDef):
    """What no instruction of the loop stands for; `opcode` is LLVM's name of it:

    not, logical-and, or, icmp eq     of masks; `logical-and` looks at the second only where the first holds
    freeze                            some bit where the mask is poison
    select                            the second operand where the mask holds, elsewhere the third
    wide-canonical-iv, icmp ule       the iterations that lanes stand for; whether there are these
    first-order splice                the last lane of the first operand, then all but the last of the second
    safe-divisor                      the first operand where the mask holds, and 1 elsewhere
    fmul, fneg                        of what a reduction in order adds
    any-early-exit                    whether the mask of lanes that leave the loop early has any
    first-active-lane                 the second operand's lane that is the first for which the mask holds
    last-active-lane                  the second operand's lane that is the last for which the mask holds, as it does for the first
    branch-on-count                   leaves the loop where both are equal
    canonical-next                    the canonical induction and VF * UF
    compute-reduction-result          one value from the partial ones of a reduction; operand: phi's recipe, partial values
    extract-last-element              the last lane of the last part
    extract-penultimate-element       the one before that
    induction-escape                  an induction's value in the last iteration of the vector loop; operands: its end, step
    """

    def __init__(
        self, opcode: str, operands: Sequence[VPValue], name: str = "", about: object = None, underlying: Value | None = None
    ) -> None:
        super().__init__(operands, underlying)
        self.opcode, self.name = opcode, name
        self.about = about
        """The induction's or reduction's descriptor, where the opcode has to do with one."""

    @property
    def has_side_effects(self) -> bool:
        return self.opcode in ("branch-on-count", "any-early-exit")


class ResumePhi(SingleDef):
    """With what a header phi of the scalar loop goes on. Operands: its value behind the vector loop, and where that was left out."""

    def __init__(self, phi: PHINode, end: VPValue, start: VPValue, name: str) -> None:
        super().__init__([end, start], phi)
        self.phi, self.name = phi, name

    @property
    def has_side_effects(self) -> bool:
        return True


class ExitPhi(Recipe):
    """A phi behind the loop (`phi`), to which the operand comes from the middle block."""

    def __init__(self, phi: PHINode, value: VPValue) -> None:
        super().__init__([value])
        self.phi = phi

    @property
    def has_side_effects(self) -> bool:
        return True
