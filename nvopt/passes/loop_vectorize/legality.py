"""Which loops may be vectorized, and what their phis and accesses are then.

    legality = Legality(loop, scev, aliases, hints, knobs)
    if legality.can_vectorize():
        legality.inductions, legality.reductions, legality.fixed_order_recurrences       # what each phi of the header is
        legality.accesses.checks, legality.under.predicate                               # what must be checked ahead of the loop
    else:
        legality.diagnostics                                                             # why not

It says what is right, not what pays. The loop is in loop-simplify form, and closed. What is said of iterations is about one thread.

Source: LLVM 22's LoopVectorizationLegality.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from math import gcd
from typing import TYPE_CHECKING

from nvopt.analysis.dominators import DominatorTree
from nvopt.analysis.loops import Loop
from nvopt.analysis.memory.aliases import AliasAnalysis
from nvopt.analysis.memory.loop_accesses import LoopAccesses
from nvopt.analysis.memory.loop_pointers import LoopPointers
from nvopt.analysis.memory.memory_location import accessed_type
from nvopt.analysis.recurrences.fast_math import ALL, fast_math
from nvopt.analysis.recurrences.inductions import InductionDescriptor, InductionKind, induction_of
from nvopt.analysis.recurrences.reductions import RecurrenceDescriptor, reduction_of
from nvopt.analysis.scev.expressions.kinds import (
    ADD,
    CASTS,
    COULD_NOT_COMPUTE,
    MUL,
    SCEV,
    UDIV,
    SCEVAddRecExpr,
    SCEVConstant,
)
from nvopt.analysis.scev.predicated import PredicatedScalarEvolution
from nvopt.analysis.scev.scalar_evolution import ScalarEvolution
from nvopt.analysis.values import execution
from nvopt.analysis.values.matching import is_zero
from nvopt.ir import (
    AllocaInst,
    BasicBlock,
    BinaryOperator,
    BranchInst,
    CallBase,
    CallInst,
    CastInst,
    ExtractElementInst,
    Instruction,
    IntType,
    LoadInst,
    PHINode,
    PointerType,
    StoreInst,
    StructType,
    Type,
    Value,
)
from nvopt.ir.types import FloatType, void
from nvopt.knobs import KnobValues
from nvopt.passes.loop_vectorize import diagnostics as why
from nvopt.passes.loop_vectorize import knobs as settings
from nvopt.passes.loop_vectorize.calls import CallForm, form_of, is_made_inline, scalar_operand
from nvopt.passes.loop_vectorize.diagnostics import Diagnostic, Reason
from nvopt.passes.loop_vectorize.hints import Hints
from nvopt.passes.loop_vectorize.parameters import is_in_parameters

if TYPE_CHECKING:
    from nvopt.analysis.recurrences.first_order import FixedOrderRecurrence
    from nvopt.passes.loop_vectorize.checks import Difference
    from nvopt.passes.loop_vectorize.histograms import Histogram

_DIVISIONS = ("udiv", "urem", "sdiv", "srem")
_VOLATILE_WRITE = "write with atomic ordering or volatile write"


class Legality:
    """One loop."""

    def __init__(
        self,
        loop: Loop,
        scev: ScalarEvolution,
        aliases: AliasAnalysis,
        hints: Hints,
        knobs: KnobValues,
        *,
        wants_all_reasons: bool = False,
        assumes_unit_strides: bool = True,
    ) -> None:
        """`wants_all_reasons`: goes on behind the first reason against vectorizing, so that a user is told the others too.
        `assumes_unit_strides`: unknown strides may be taken for one, which is asked ahead of the loop."""
        self.loop, self.scev, self.aliases, self.hints, self.knobs = loop, scev, aliases, hints, knobs
        self.tree: DominatorTree = scev.dominators
        self.layout = scev.layout
        self.wants_all_reasons = wants_all_reasons
        self.assumes_unit_strides = assumes_unit_strides
        self.diagnostics: list[Diagnostic] = []
        """Why it may not be vectorized."""
        self.under = PredicatedScalarEvolution(scev, loop)
        """What values are where `under.predicate` holds; that of `accesses.pointers` once these are known."""
        self.primary_induction: PHINode | None = None
        """A counter 0, 1, 2… of the widest type."""
        self.widest_induction_type: IntType | None = None
        self.inductions: dict[PHINode, InductionDescriptor] = {}
        self.induction_casts: set[Instruction] = set()
        """Instructions that give the value of an induction's phi, under the predicate."""
        self.reductions: dict[PHINode, RecurrenceDescriptor] = {}
        self.fixed_order_recurrences: dict[PHINode, FixedOrderRecurrence] = {}
        self.histograms: list[Histogram] = []
        self.uncountable_exit: BasicBlock | None = None
        """The block with the exit of which it isn't known when it is taken."""
        self._may_read_too_far = False
        """Whether what it loads may not be there behind that exit."""
        self.exact_fp: Instruction | None = None
        """The first operation on floats that may not be done in another order."""
        self.allowed_exits: set[Value] = set()
        """What may be used behind the loop, whatever is assumed; besides phis, which may be as a rule."""
        self.masked: set[Instruction] = set()
        """Accesses that only some iterations do."""
        self.folds_tail = False
        """Whether the last vector has lanes that do nothing; the planner decides that (tail_folding.py)."""
        self._accesses: LoopAccesses | None = None

    @property
    def accesses(self) -> LoopAccesses:
        """The loop's accesses of memory."""
        if self._accesses is None:
            self._accesses = LoopAccesses(self.loop, self.scev, self.aliases, assumes_unit_strides=self.assumes_unit_strides)
        return self._accesses

    @cached_property
    def differences(self) -> list[Difference] | None:
        """The pairs of accesses that may meet, where their distances tell whether they do."""
        from nvopt.passes.loop_vectorize.checks import differences_of  # late: most loops have none, or may not be vectorized

        return differences_of(self.accesses)

    def can_vectorize(self) -> bool:
        """Whether the loop may be vectorized; fills in all the rest."""
        checks: tuple[Callable[[], bool], ...] = (
            self._has_understood_shape,
            self._can_convert_ifs,
            self._can_vectorize_instructions,
            self._has_known_exits,
            self._can_vectorize_memory,
            self._writes_nothing_ahead_of_early_exit,
            self._needs_few_checks,
            self._may_leave_early,
        )
        if self.loop.subloops:
            checks = (self._has_understood_shape, self._can_vectorize_outer_loop, self._needs_few_checks)
        result = True
        for check in checks:
            if not check():
                result = False
                if not self.wants_all_reasons:
                    break
        return result

    def _refuse(self, reason: Reason, at: Instruction | None = None) -> bool:
        self.diagnostics.append(Diagnostic(reason, self.loop, at))
        return False

    # -- shape

    def _has_understood_shape(self) -> bool:
        """Whether the loop, and those inside, are entered and go round in one place."""
        result = True
        pending = [self.loop]
        while pending:
            loop = pending.pop()
            pending += loop.subloops
            if loop.preheader is None:
                result = self._refuse(why.CFG_NOT_UNDERSTOOD)
            if loop.latch is None:
                result = self._refuse(why.CFG_NOT_UNDERSTOOD)
        return result

    def _can_convert_ifs(self) -> bool:
        """Whether the loop's blocks may be done as one."""
        if len(self.loop.blocks) == 1:
            return isinstance(self.loop.header.terminator, BranchInst) or self._refuse(why.CFG_NOT_UNDERSTOOD)
        if not self.knobs[settings.IF_CONVERSION]:
            return self._refuse(why.IF_CONVERSION_DISABLED)
        if self.loop.latch is None:
            return False
        from nvopt.passes.loop_vectorize.if_conversion import IfConversion  # late, as what else few loops need: most are one block

        pointers = LoopPointers(self.scev, self.loop)
        conversion = IfConversion(self.loop, pointers, self.scev.tracking, self.needs_predication)
        refusal = conversion.refusal()
        self.masked = conversion.masked
        return refusal is None or self._refuse(*refusal)

    def _has_known_exits(self) -> bool:
        """Whether it is known when the loop ends, or one early exit is all that isn't."""
        if self.under.backedge_taken_count().kind != COULD_NOT_COMPUTE:
            return True
        if len(self.loop.exiting_blocks()) < 2:
            return self._refuse(why.UNSUPPORTED_UNCOUNTABLE_LOOP)
        if self.reductions or self.fixed_order_recurrences:
            return self._refuse(why.RECURRENCES_IN_EARLY_EXIT_LOOP)
        if not self.wants_all_reasons and not self.knobs[settings.EARLY_EXITS]:
            return self._refuse(why.EARLY_EXITS_DISABLED)  # nobody asks for others
        from nvopt.passes.loop_vectorize.early_exits import EarlyExit

        early = EarlyExit(self.loop, LoopPointers(self.scev, self.loop), self.scev.tracking, self.aliases)
        refusal = early.refusal()
        if refusal is not None:
            return self._refuse(refusal)
        self.uncountable_exit, self._may_read_too_far = early.block, early.may_read_too_far
        return True

    def _may_leave_early(self) -> bool:
        """Whether a loop that may be done in vectors but for its early exit may be so with it."""
        if self.uncountable_exit is None or self.diagnostics:
            return True
        if not self.knobs[settings.EARLY_EXITS]:
            return self._refuse(why.EARLY_EXITS_DISABLED)
        return not self._may_read_too_far or self._refuse(why.POTENTIALLY_FAULTING_LOADS)

    # -- instructions

    def _can_vectorize_instructions(self) -> bool:
        if not self.wants_all_reasons:
            stray = next(filter(self._is_stray_float, self.loop.header.phis()), None)
            if stray is not None:  # seen by its uses: ScalarEvolution isn't asked about the others
                return self._refuse(why.NON_REDUCTION_USED_OUTSIDE, stray)
        result = True
        for block in self.loop.blocks:
            for instruction in block:
                result = self._can_vectorize_instruction(instruction) and result
                if not result and not self.wants_all_reasons:
                    return False
        if not self.inductions and self.primary_induction is None:
            return self._refuse(why.NO_INDUCTION_VARIABLE)
        if self.widest_induction_type is None:
            return self._refuse(why.NO_INTEGER_INDUCTION_VARIABLE)
        if self.primary_induction is not None and self.primary_induction.type is not self.widest_induction_type:
            self.primary_induction = None
        return result

    def _can_vectorize_instruction(self, instruction: Instruction) -> bool:
        if isinstance(instruction, PHINode):
            return self._can_vectorize_phi(instruction)
        if isinstance(instruction, CallInst):
            if form_of(instruction) is None:
                return self._refuse(why.CANT_VECTORIZE_MATH if is_made_inline(instruction) else why.CANT_VECTORIZE_LIBCALL, instruction)
            scalar = scalar_operand(instruction)
            if scalar is not None and not self.is_invariant(instruction.args[scalar]):
                return self._refuse(why.CANT_VECTORIZE_INTRINSIC, instruction)
        if not self._has_vector_type(instruction):
            return self._refuse(why.CANT_VECTORIZE_RETURN_TYPE, instruction)
        if isinstance(instruction, StoreInst) and not _may_be_element(instruction.value.type):
            return self._refuse(why.CANT_VECTORIZE_STORE, instruction)
        if isinstance(instruction, (LoadInst, StoreInst)) and not self._may_be_nontemporal(instruction):
            is_store = isinstance(instruction, StoreInst)
            return self._refuse(why.CANT_VECTORIZE_NONTEMPORAL_STORE if is_store else why.CANT_VECTORIZE_NONTEMPORAL_LOAD, instruction)
        self._note_float_math(instruction)
        if self.under.predicate.is_always_true or instruction in self.allowed_exits or not self.is_used_behind(instruction):
            return True
        return self._refuse(why.VALUE_USED_OUTSIDE, instruction)

    def _has_vector_type(self, instruction: Instruction) -> bool:
        """Whether its results for several iterations make a vector."""
        if isinstance(instruction, ExtractElementInst):
            return False
        if isinstance(instruction, CallInst) and isinstance(instruction.type, StructType):
            return form_of(instruction) is CallForm.VECTOR and all(map(_may_be_element, instruction.type.elements))
        if isinstance(instruction, CastInst) and not _may_be_element(instruction.operands[0].type):
            return False
        return instruction.type is void or _may_be_element(instruction.type)

    def _may_be_nontemporal(self, access: LoadInst | StoreInst) -> bool:
        """Whether it is no nontemporal access, or one of two elements could be one: that must be aligned by its size."""
        if access.attachment("nontemporal") is None:
            return True
        size = 2 * self.layout.store_size(accessed_type(access))
        return size & (size - 1) == 0 and (access.align or 1) >= size

    def _note_float_math(self, instruction: Instruction) -> None:
        if isinstance(instruction.type, FloatType) and isinstance(instruction, (BinaryOperator, CallBase)):
            self.hints.is_potentially_unsafe |= fast_math(instruction) < ALL

    def is_used_behind(self, instruction: Instruction) -> bool:
        """Whether something behind the loop uses the value."""
        return any(not isinstance(user, Instruction) or not self.loop.contains_instruction(user) for user in instruction.users)

    def _can_vectorize_phi(self, phi: PHINode) -> bool:
        if not isinstance(phi.type, (IntType, FloatType, PointerType)):
            return self._refuse(why.CFG_NOT_UNDERSTOOD)
        if phi.parent is not self.loop.header:
            return True
        if len(phi.operands) != 4:
            return self._refuse(why.CFG_NOT_UNDERSTOOD, phi)
        reduction = reduction_of(phi, self.loop, self.scev)
        if reduction is not None:
            self.exact_fp = self.exact_fp or reduction.exact_fp
            self.allowed_exits.add(reduction.exit_instruction)
            self.reductions[phi] = reduction
            return True
        if self._is_induction(phi, assume=False):
            return True
        recurrence = self._fixed_order_recurrence(phi)
        if recurrence is not None:
            self.fixed_order_recurrences[phi] = recurrence
            return True
        return self._is_induction(phi, assume=True) or self._refuse(why.NON_REDUCTION_USED_OUTSIDE, phi)

    def _is_stray_float(self, phi: PHINode) -> bool:
        """Whether the phi is a float that goes on in no way that can be vectorized."""
        if not isinstance(phi.type, FloatType) or reduction_of(phi, self.loop, self.scev) is not None:
            return False
        return induction_of(phi, self.loop, self.under) is None and self._fixed_order_recurrence(phi) is None

    def _fixed_order_recurrence(self, phi: PHINode) -> FixedOrderRecurrence | None:
        from nvopt.analysis.recurrences.first_order import fixed_order_recurrence

        return fixed_order_recurrence(phi, self.loop, self.tree)

    def _is_induction(self, phi: PHINode, assume: bool) -> bool:
        """Whether the phi is an induction that can be vectorized; takes it up."""
        found = induction_of(phi, self.loop, self.under, assume)
        if found is None:
            return False
        if found.kind is InductionKind.POINTER and found.constant_step is None and not self.knobs[settings.STRIDED_POINTERS]:
            return False
        self.inductions[phi] = found
        self.exact_fp = self.exact_fp or found.exact_fp
        self.induction_casts.update(found.casts[:1])
        if not isinstance(phi.type, FloatType):
            self._widen_type(phi.type)
        is_canonical = found.kind is InductionKind.INT and found.constant_step == 1 and is_zero(found.start)
        if is_canonical and (self.primary_induction is None or phi.type is self.widest_induction_type):
            self.primary_induction = phi
        # What comes out is computed from the start and the step, without the loop's predicates.
        if self.under.predicate.is_always_true:
            assert self.loop.latch is not None
            self.allowed_exits.add(phi.incoming_for(self.loop.latch))
        return True

    def _widen_type(self, type: Type) -> None:
        """The type of counters is at least that of the induction, and at least 32 bits, so that the trip count fits."""
        bits = max(self.layout.size_in_bits(type), 32)
        if self.widest_induction_type is None or self.widest_induction_type.bits < bits:
            self.widest_induction_type = IntType.get(bits)

    # -- memory

    def _histogram(self) -> Histogram | None:
        from nvopt.passes.loop_vectorize.histograms import histogram_of

        return histogram_of(self.accesses)

    def _can_vectorize_memory(self) -> bool:
        accesses = self.accesses
        accesses.pointers.under.assume(self.under.predicate)
        self.under = accesses.pointers.under
        if not accesses.is_safe:
            histogram = self._histogram() if self.knobs[settings.HISTOGRAMS] else None
            if histogram is not None:
                self.histograms.append(histogram)
                return True
            self._refuse(why.reason_of_accesses(accesses.report or ""))
            if self._stores_ahead_of_early_exit():
                self._refuse(why.UNSAFE_DEPENDENCES_IN_EARLY_EXIT_LOOP)
            return False
        if accesses.has_load_at_stored_invariant_address:
            return self._refuse(why.STORE_TO_INVARIANT_ADDRESS)
        return self._can_store_to_invariant_addresses()

    def _writes_nothing_ahead_of_early_exit(self) -> bool:
        return not self._stores_ahead_of_early_exit() or self._refuse(why.WRITES_IN_EARLY_EXIT_LOOP)

    def _stores_ahead_of_early_exit(self) -> bool:
        """Whether a loop with an exit that can't be counted stores something, which may come behind the exit."""
        return self.uncountable_exit is not None and any(isinstance(one, StoreInst) for block in self.loop.blocks for one in block)

    def _can_store_to_invariant_addresses(self) -> bool:
        """Whether stores to addresses that stay may be done by the last iteration alone, or behind the loop."""
        stores = self.accesses.stores_to_invariant_addresses
        for store in stores:
            if not self.is_invariant_store_of_reduction(store):
                continue
            assert store.parent is not None
            if self.needs_predication(store.parent):
                return self._refuse(why.CONDITIONAL_STORE_TO_INVARIANT_ADDRESS)
            if self.loop.defines(store.pointer):
                return self._refuse(why.STORE_TO_INVARIANT_ADDRESS)
        if self.accesses.has_stores_at_same_invariant_address:
            left: list[StoreInst] = []
            for store in stores:
                if self.is_invariant_store_of_reduction(store):
                    left = [one for one in left if not self._overwrites(store, one)]
                else:
                    left.append(store)
            if left:
                return self._refuse(why.STORE_TO_INVARIANT_ADDRESS)
        return True

    def _overwrites(self, store: StoreInst, other: StoreInst) -> bool:
        """Whether the store writes all that the other one, to an address that stays too, writes."""
        return self.scev.get(store.pointer) is self.scev.get(other.pointer) and store.value.type is other.value.type

    def is_invariant_store_of_reduction(self, store: StoreInst) -> bool:
        """Whether it is the last store of a reduction's value."""
        return any(one.store is store for one in self.reductions.values())

    def is_invariant_address_of_reduction(self, pointer: Value) -> bool:
        """Whether a reduction's value is stored there in the end."""
        stores = (one.store for one in self.reductions.values())
        return any(store is not None and self.scev.get(store.pointer) is self.scev.get(pointer) for store in stores)

    # -- checks when the program runs

    def _needs_few_checks(self) -> bool:
        knob = settings.PRAGMA_SCEV_CHECKS if self.hints.force else settings.SCEV_CHECKS
        return len(self.under.predicate.parts) <= self.knobs[knob] or self._refuse(why.TOO_MANY_SCEV_CHECKS)

    @property
    def needs_too_many_memory_checks(self) -> bool:
        """Whether more pointers would have to be compared ahead of the loop than that is worth, or some that can't be."""
        checks = self.accesses.checks
        if not checks.is_needed:
            return False
        if checks.are_more_than(self.knobs[settings.MOST_MEMORY_CHECKS]):
            return True
        compared = {place for pair in checks.pairs for place in pair}
        if any(is_in_parameters(one.pointer) for at in compared for one in checks.groups[at].members):
            return True
        if self.hints.allows_reordering or self.hints.interleave > 1:
            return False  # somebody asks for it; the planner asks what they cost
        return checks.are_more_than(self.knobs[settings.MEMORY_CHECKS])

    def can_vectorize_floats(self, with_ordered_reductions: bool) -> bool:
        """Whether the loop's float operations may be done as vectors do them; `with_ordered_reductions`: these may add one lane after
        another."""
        if self.exact_fp is None or self.hints.allows_reordering:
            return True
        if not with_ordered_reductions or any(one.exact_fp is not None for one in self.inductions.values()):
            return False
        return all(one.exact_fp is None or one.is_ordered for one in self.reductions.values())

    # -- questions

    def needs_predication(self, block: BasicBlock) -> bool:
        """Whether some iterations that go on, or lanes that stand for none, leave the block out."""
        if self.loop.subloops:
            return False  # all iterations of an outer loop that may be vectorized go the same way
        if self.folds_tail:
            return True
        if block is self.loop.header:
            return False
        latch = self.loop.latch
        if self.uncountable_exit is not None and block is latch:
            return True  # lanes behind one that leaves don't come there
        return latch is None or not self.tree.dominates(block, latch)

    def needs_mask(self, instruction: Instruction) -> bool:
        """Whether the instruction must not be done for the iterations that leave its block out."""
        if instruction in self.masked or (self.folds_tail and isinstance(instruction, (LoadInst, StoreInst))):
            return True
        block = instruction.parent
        if block is None or instruction.opcode not in _DIVISIONS or not self.needs_predication(block):
            return False
        from nvopt.analysis.speculation import is_safe_to_speculate

        return not is_safe_to_speculate(instruction, self.scev.tracking)

    def consecutive_stride(self, type: Type, pointer: Value) -> int:
        """1 or -1 where the pointer goes on by one element in each iteration, up or down; otherwise 0."""
        attributes = self.scev.function.attributes
        may_assume = "optsize" not in attributes and "minsize" not in attributes
        stride = self.accesses.pointers.stride(pointer, type, assume=may_assume, check_wrap=False)
        return stride if stride in (1, -1) else 0

    def is_invariant(self, value: Value) -> bool:
        """Whether the value is the same in all iterations."""
        if not self.loop.defines(value):
            return True
        return self.scev.is_scevable(value.type) and self.scev.is_loop_invariant(self.scev.get(value), self.loop)

    def is_uniform(self, value: Value, width: int | None = None) -> bool:
        """Whether the value is the same in all iterations, or in the `width` ones that a vector stands for."""
        if self.is_invariant(value):
            return True
        return width is not None and self.scev.is_scevable(value.type) and self._is_uniform_in_vector(self.scev.get(value), width)

    def _is_uniform_in_vector(self, e: SCEV, width: int) -> bool:
        if self.scev.is_loop_invariant(e, self.loop):
            return True
        if e.kind in CASTS or e.kind in (ADD, MUL):
            return all(self._is_uniform_in_vector(one, width) for one in e.operands)
        return e.kind == UDIV and self._has_one_quotient(e.operands[0], e.operands[1], width)

    def _has_one_quotient(self, dividend: SCEV, divisor: SCEV, width: int) -> bool:
        """Whether a counter's quotient changes only between vectors."""
        if not isinstance(dividend, SCEVAddRecExpr) or dividend.loop is not self.loop or not dividend.is_affine:
            return False
        start, step = dividend.operands
        if not isinstance(divisor, SCEVConstant) or not isinstance(start, SCEVConstant) or not isinstance(step, SCEVConstant):
            return False
        by = divisor.value
        if not by or (not dividend.has_nuw and by & (by - 1) != 0):
            return False  # where the counter wraps around, the quotient does something else
        apart = gcd(step.value * width, by)  # vectors begin at all multiples of this behind the least beginning
        return start.value % apart + step.value * (width - 1) < apart

    def is_uniform_memory_op(self, instruction: Instruction, width: int | None = None) -> bool:
        """Whether it is a load or store of the same address in all iterations, or in those of a vector of `width`, that none leaves out."""
        if not isinstance(instruction, (LoadInst, StoreInst)) or instruction.parent is None:
            return False
        return self.is_uniform(instruction.pointer, width) and not self.needs_predication(instruction.parent)

    # -- outer loops

    def _can_vectorize_outer_loop(self) -> bool:
        """Whether the inner loops run equally often in all iterations of the outer one, and nothing else branches by iteration."""
        from nvopt.passes.loop_vectorize import outer_loops  # late: few programs ask for them

        checks: tuple[tuple[Callable[[Loop], bool], Reason], ...] = (
            (outer_loops.has_uniform_branches, why.CFG_NOT_UNDERSTOOD),
            (lambda loop: outer_loops.has_uniform_loops(loop, self.scev), why.CFG_NOT_UNDERSTOOD),
            (outer_loops.has_one_exit, why.CFG_NOT_UNDERSTOOD),
            (self._has_integer_inductions_only, why.UNSUPPORTED_PHI),
            (lambda loop: outer_loops.may_run_in_any_order(loop, self.scev, self.aliases), why.NOT_INNERMOST_LOOP),
            (lambda loop: self.under.backedge_taken_count().kind != COULD_NOT_COMPUTE, why.UNSUPPORTED_UNCOUNTABLE_LOOP),
        )
        for check, reason in checks:
            if not check(self.loop):
                self._refuse(reason)
                if not self.wants_all_reasons:
                    break
        if not self.diagnostics:
            all(self._can_vectorize_in_nest(instruction) for block in self.loop.blocks for instruction in block)
        return not self.diagnostics or self._refuse(why.UNSUPPORTED_OUTER_LOOP)

    def _can_vectorize_in_nest(self, instruction: Instruction) -> bool:
        """Whether an instruction may be done for several iterations of the outer loop at once."""
        if isinstance(instruction, PHINode):
            if not _may_be_element(instruction.type):
                return self._refuse(why.UNSUPPORTED_PHI, instruction)
            is_left = instruction not in self.inductions and self.is_used_behind(instruction)
            return not is_left or self.under.predicate.is_always_true or self._refuse(why.VALUE_USED_OUTSIDE, instruction)
        if isinstance(instruction, (LoadInst, StoreInst)):
            if not instruction.is_simple:
                what = "read with atomic ordering or volatile read" if isinstance(instruction, LoadInst) else _VOLATILE_WRITE
                return self._refuse(why.reason_of_accesses(what), instruction)
        elif isinstance(instruction, AllocaInst) or (not isinstance(instruction, CallInst) and execution.may_read_or_write(instruction)):
            return self._refuse(why.reason_of_accesses("instruction cannot be vectorized"), instruction)
        return self._can_vectorize_instruction(instruction)

    def _has_integer_inductions_only(self, loop: Loop) -> bool:
        for phi in loop.header.phis():
            found = induction_of(phi, loop, self.under)
            if found is None or found.kind is not InductionKind.INT or not self._is_induction(phi, assume=False):
                return False
        return True


def _may_be_element(type: Type) -> bool:
    """Whether there are vectors of it."""
    return isinstance(type, (IntType, FloatType, PointerType))
