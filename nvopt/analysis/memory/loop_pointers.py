"""How the pointers of a loop move: strides, wrapping, and the first and last byte that they come to.

    pointers = LoopPointers(scev, loop)
    pointers.stride(pointer, type, assume=True)        # in elements, 0 where it stays; what must hold is then in `pointers.under.predicate`
    pointers.bounds(expression, type)                  # (lowest address, address behind the highest byte)

Source: LLVM's LoopAccessAnalysis: getPtrStride, isNoWrap, getStartAndEndForAccess, collectStridedAccess.
"""

from __future__ import annotations

from nvopt.analysis.dominators import DominatorTree
from nvopt.analysis.loops import Loop
from nvopt.analysis.memory.underlying_objects import object_size
from nvopt.analysis.scev.expressions.kinds import CASTS, COULD_NOT_COMPUTE, PTRTOINT, SCEV, SCEVAddRecExpr, SCEVConstant, SCEVUnknown
from nvopt.analysis.scev.facts.guards import LoopGuards
from nvopt.analysis.scev.facts.predicates import NUSW, equal_predicate
from nvopt.analysis.scev.predicated import PredicatedScalarEvolution
from nvopt.analysis.scev.scalar_evolution import ScalarEvolution
from nvopt.analysis.values import attributes
from nvopt.ir import (
    Argument,
    BasicBlock,
    CallBase,
    ConstantExpr,
    ConstantInt,
    DataLayout,
    GetElementPtrInst,
    IntType,
    LoadInst,
    PointerType,
    PoisonValue,
    StoreInst,
    Type,
    UndefValue,
    Value,
)
from nvopt.ir.datalayout import is_scalable


class LoopPointers:
    """The pointers of an innermost loop, under the predicates that were assumed so far."""

    def __init__(self, scev: ScalarEvolution, loop: Loop) -> None:
        self.scev, self.loop = scev, loop
        self.under = PredicatedScalarEvolution(scev, loop)
        self.layout = scev.layout
        self.dominators: DominatorTree = scev.dominators
        self.symbolic_strides: dict[Value, SCEVUnknown] = {}
        """Pointers that go on by a value that a predicate says is one."""
        self._bounds: dict[tuple[SCEV, SCEV], tuple[SCEV, SCEV] | None] = {}
        self._guards: LoopGuards | None = None

    @property
    def guards(self) -> LoopGuards:
        """What holds where the loop is entered."""
        if self._guards is None:
            self._guards = self.scev.loop_guards(self.loop)
        return self._guards

    def guarded(self, e: SCEV) -> SCEV:
        """The expression with what holds where the loop is entered."""
        return self.guards.rewrite(e)

    def is_invariant(self, e: SCEV) -> bool:
        """Whether it is the same in every iteration."""
        return self.scev.is_loop_invariant(e, self.loop)

    def is_conditional(self, block: BasicBlock) -> bool:
        """Whether some iterations that go on leave the block out."""
        if block is self.loop.header:
            return False
        latch = self.loop.latch
        return latch is None or not self.dominators.dominates(block, latch)

    # -- strides

    def expression(self, pointer: Value) -> SCEV:
        """The pointer's expression, a symbolic stride taken as one."""
        stride = self.symbolic_strides.get(pointer)
        if stride is not None:
            one = self.scev.constant(stride.type, 1)
            self.under.assume(equal_predicate(self.scev, stride, one))
        return self.under.get(pointer)

    def stride(self, pointer: Value, type: Type, assume: bool = False, check_wrap: bool = True) -> int | None:
        """By how many elements of the type the pointer goes on in each iteration; None where that isn't a constant, or the pointer may wrap
        around. `assume`: predicates may be added."""
        e = self.expression(pointer)
        if self.is_invariant(e):
            return 0
        recurrence = e if isinstance(e, SCEVAddRecExpr) else self.under.as_addrec(pointer) if assume else None
        stride = self._stride_of(recurrence, type) if recurrence is not None else None
        if recurrence is None or stride is None or not check_wrap:
            return stride
        return stride if self.is_no_wrap(recurrence, pointer, type, assume, stride) else None

    def _stride_of(self, recurrence: SCEVAddRecExpr, type: Type) -> int | None:
        if is_scalable(type) or recurrence.loop is not self.loop:
            return None
        step = self.scev.step_recurrence(recurrence)
        size = self.layout.alloc_size(type)
        if not isinstance(step, SCEVConstant) or not size:
            return None
        stride, rest = divmod(abs(step.signed), size)
        return None if rest else stride if step.signed >= 0 else -stride

    def is_no_wrap(self, recurrence: SCEVAddRecExpr, pointer: Value | None, type: Type, assume: bool, stride: int | None = None) -> bool:
        """Whether the addresses do not wrap around while the loop runs; with `assume` that is made a predicate where need be."""
        if recurrence.flags:
            return True
        if pointer is not None and self.under.has_no_overflow(pointer, NUSW):
            return True
        if isinstance(pointer, GetElementPtrInst) and {"inbounds", "nusw"} & {*pointer.flags} and self._is_used_always(pointer):
            return True
        if stride is None:
            stride = self._stride_of(recurrence, type)
        if stride in (1, -1):
            space = recurrence.type.addrspace if isinstance(recurrence.type, PointerType) else 0
            if not attributes.null_is_defined(self.scev.function, space):
                return True
        if pointer is not None and assume:
            self.under.assume_no_overflow(pointer, NUSW)
            return True
        return False

    def _is_used_always(self, pointer: GetElementPtrInst) -> bool:
        """Whether each iteration accesses memory there, so that the pointer isn't poison."""
        loop = self.loop
        if loop.header is loop.latch:
            return True
        return any(
            isinstance(user, (LoadInst, StoreInst))
            and user.pointer is pointer
            and loop.contains_instruction(user)
            and user.parent is not None
            and not self.is_conditional(user.parent)
            for user in pointer.users
        )

    def note_symbolic_stride(self, pointer: Value) -> None:
        """Looks whether the pointer goes on by a value that the loop doesn't change."""
        stride = self._symbolic_stride(pointer)
        if stride is None:
            return
        base = stride.operands[0] if stride.kind in CASTS else stride
        assert isinstance(base, SCEVUnknown)
        if isinstance(base.value, (UndefValue, PoisonValue)):
            return
        # Where the stride is no less than how often the loop runs, a stride of one would be a loop that hardly runs.
        scev, count = self.scev, self.under.symbolic_max_backedge_taken_count()
        wide_stride, wide_count = stride, count
        if count.bits >= stride.bits:
            wide_stride = scev.noop_or_sext(stride, count.type)
        else:
            wide_count = scev.zext(count, stride.type)
        if not scev.is_known_positive(scev.minus(wide_stride, wide_count)):
            self.symbolic_strides[pointer] = base

    def _symbolic_stride(self, pointer: Value) -> SCEV | None:
        at = self._varying_operand(pointer)
        e = self.scev.get(at)
        while at is not pointer and e.kind in CASTS and e.kind != PTRTOINT:
            e = e.operands[0]
        if not isinstance(e, SCEVAddRecExpr) or e.loop is not self.loop or not e.is_affine:
            return None
        e = e.operands[1]
        if not self.is_invariant(e):
            return None
        if isinstance(e, SCEVUnknown):
            return e
        if e.kind in CASTS and e.kind != PTRTOINT and isinstance(e.operands[0], SCEVUnknown):
            return e
        return None

    def _varying_operand(self, pointer: Value) -> Value:
        """The only operand of a getelementptr that changes in the loop; otherwise the pointer itself."""
        if not isinstance(pointer, GetElementPtrInst):
            return pointer
        varying = [one for one in pointer.operands if not self.is_invariant(self.scev.get(one))]
        return varying[0] if len(varying) == 1 else pointer

    # -- bounds

    def bounds(self, e: SCEV, type: Type) -> tuple[SCEV, SCEV] | None:
        """The lowest address that a pointer comes to, and that behind the last byte; None where that isn't known."""
        size = self._size(e, type)
        key = (e, size)
        if key not in self._bounds:
            self._bounds[key] = self._find_bounds(e, size)
        return self._bounds[key]

    def _size(self, e: SCEV, type: Type) -> SCEV:
        index = IntType.get(e.bits)
        size = self.scev.constant(index, self.layout.store_size(type))
        return self.scev.mul(size, self.scev.table.vscale(index)) if is_scalable(type) else size

    def _find_bounds(self, e: SCEV, size: SCEV) -> tuple[SCEV, SCEV] | None:
        scev = self.scev
        if self.is_invariant(e):
            return e, scev.add(e, size)
        if not isinstance(e, SCEVAddRecExpr):
            return None
        first, last = e.start, self._last(e, size)
        step = scev.step_recurrence(e)
        if isinstance(step, SCEVConstant):
            low, high = (last, first) if step.signed < 0 else (first, last)
        else:
            low, high = scev.umin(first, last), scev.umax(first, last)
        return low, scev.add(high, size)

    def _last(self, e: SCEVAddRecExpr, size: SCEV) -> SCEV:
        """The address in the last iteration at most."""
        scev, count = self.scev, self.under.backedge_taken_count()
        if count.kind != COULD_NOT_COMPUTE:
            return scev.evaluate_at_iteration(e, count)
        most = self.under.symbolic_max_backedge_taken_count()
        if self._stays_in_object(e, most, size):
            return scev.evaluate_at_iteration(e, most)
        end = ConstantExpr.get("inttoptr", e.type, [ConstantInt.get(IntType.get(size.bits), -1)])
        return scev.add(scev.negative(size), scev.get(end))

    def _stays_in_object(self, e: SCEVAddRecExpr, most: SCEV, size: SCEV) -> bool:
        """Whether the address after `most` iterations lies in the object that the first lies in, so that it hasn't wrapped around."""
        base = self.scev.pointer_base(e.start)
        reach = dereferenceable_bytes(base.value, self.layout) if isinstance(base, SCEVUnknown) else 0
        return bool(reach) and self.stays_within(e, most, size, self.scev.constant(size.type, reach), by_ranges=False)

    def stays_within(self, e: SCEVAddRecExpr, most: SCEV, size: SCEV, reach: SCEV, *, by_ranges: bool = True) -> bool:
        """Whether what is accessed in `most` iterations and the first, `size` bytes each, lies in the first `reach` bytes behind the
        pointer that the address is computed from. `by_ranges`: sums are looked at by the ranges of what is added, too; opt doesn't."""
        scev = self.scev
        base = scev.pointer_base(e.start)
        step = scev.step_recurrence(e)
        rises = scev.is_known_non_negative(step)
        if not (rises or scev.is_known_negative(step)):
            return False
        wide = most.type if most.bits >= step.bits else step.type
        if not scev.is_known_predicate("uge", e.start, base):
            return False
        start = scev.noop_or_zext(scev.minus(e.start, base), wide)
        by = scev.abs(scev.noop_or_sext(step, wide))
        way = self._product(self.guarded(scev.noop_or_zext(most, wide)), by)
        if way is None:
            constant = scev.constant_max_backedge_taken_count(self.loop)
            way = self._product(scev.noop_or_zext(constant, wide), by) if constant.kind != COULD_NOT_COMPUTE else None
        length = self._sum(way, scev.noop_or_zext(size, wide), by_ranges) if way is not None else None
        if length is None:
            return False
        limit = self.guarded(scev.noop_or_zext(reach, wide))
        if rises:
            end = self._sum(start, length, by_ranges)
            return end is not None and scev.is_known_predicate("ule", end, limit)
        return scev.is_known_predicate("sge", start, length) and scev.is_known_predicate("ule", start, limit)

    def _sum(self, a: SCEV, b: SCEV, by_ranges: bool) -> SCEV | None:
        scev = self.scev
        fits = by_ranges and (scev.unsigned_range(a).unsigned_max + scev.unsigned_range(b).unsigned_max) >> a.bits == 0
        return scev.add(a, b) if fits or scev.will_not_overflow("add", False, a, b) else None

    def _product(self, a: SCEV, b: SCEV) -> SCEV | None:
        return self.scev.mul(a, b) if self.scev.will_not_overflow("mul", False, a, b) else None


def dereferenceable_bytes(pointer: Value, layout: DataLayout) -> int:
    """How many bytes from the pointer on are there for sure."""
    told: int | None = None
    if isinstance(pointer, Argument):
        told = pointer.attributes.integer("dereferenceable")
    elif isinstance(pointer, CallBase):
        callee = attributes.callee_of(pointer)
        told = pointer.return_attributes.integer("dereferenceable")
        if told is None and callee is not None:
            told = callee.return_attributes.integer("dereferenceable")
    return told or object_size(pointer, layout) or 0
