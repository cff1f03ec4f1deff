"""What may be executed where the program does not execute it: an instruction that neither traps nor does anything, and a load of memory
that is there in every iteration.

What is there tell objects, attributes, and `call void @llvm.assume(i1 true) ["align"(ptr %p, i64 4), "dereferenceable"(ptr %p, i64 %n)]`
ahead of the loop.

Source: LLVM's isSafeToSpeculativelyExecute and isDereferenceableAndAlignedInLoop.
"""

from __future__ import annotations

from typing import NamedTuple

from nvopt.analysis.cfg import single_predecessor
from nvopt.analysis.loops import Loop
from nvopt.analysis.memory.loop_pointers import LoopPointers, dereferenceable_bytes
from nvopt.analysis.scev.expressions.kinds import COULD_NOT_COMPUTE, SCEV, SCEVAddRecExpr, SCEVConstant, SCEVUnknown
from nvopt.analysis.value_tracking import ValueTracking
from nvopt.analysis.values import execution
from nvopt.analysis.values.matching import integer
from nvopt.ir import AllocaInst, Argument, CallBase, DataLayout, GlobalVariable, Instruction, IntType, LoadInst, PHINode, Value

_DIVISIONS = ("udiv", "urem", "sdiv", "srem")


def is_safe_to_speculate(instruction: Instruction, tracking: ValueTracking) -> bool:
    """Whether executing it can do no harm, whatever its operands are; loads may always trap here."""
    if instruction.opcode in _DIVISIONS:
        return _divides_safely(instruction, tracking)
    if isinstance(instruction, CallBase):
        return instruction.has_fn_attribute("speculatable") and not execution.has_side_effects(instruction)
    if instruction.is_terminator or isinstance(instruction, (PHINode, AllocaInst)):
        return False
    return not execution.may_read_or_write(instruction)


def _divides_safely(division: Instruction, tracking: ValueTracking) -> bool:
    """Whether the divisor is a constant other than zero, and nothing overflows."""
    dividend, divisor = division.operands
    by = integer(divisor)
    if not by:
        return False
    if division.opcode in ("udiv", "urem"):
        return True
    assert isinstance(divisor.type.scalar, IntType)
    bits = divisor.type.scalar.bits
    if by != (1 << bits) - 1:
        return True
    lowest = 1 << (bits - 1)
    return not tracking.range_of(dividend, for_signed=True).contains(lowest)


def is_dereferenceable_in_loop(load: LoadInst, pointers: LoopPointers, tracking: ValueTracking) -> bool:
    """Whether the load could be done in every iteration that runs, at its alignment: what it reads is a piece of an object whose size is
    known. How often the loop runs is taken from what holds under the predicates of `pointers`."""
    e = pointers.under.get(load.pointer)
    first, step = _affine(e, pointers)
    if first is None:
        return False
    base = pointers.scev.pointer_base(first)
    if not isinstance(base, SCEVUnknown) or not _stays(base.value, pointers.loop):
        return False
    offset = pointers.scev.minus(first, base)
    if offset.kind == COULD_NOT_COMPUTE:
        return False
    size = pointers.layout.store_size(load.type)
    align = load.align or 1
    told = promises(base.value, pointers.loop, tracking)
    if (
        max(tracking.pointer_alignment(base.value), told.align) % align
        or step % align
        or pointers.scev.min_trailing_zeros(offset) < align.bit_length() - 1
    ):
        return False
    if any(_stays_in(e, size, reach, pointers) for reach in told.sizes):
        return True
    turns = _most_turns(pointers) if step else 0
    room = _bytes_at(base.value, pointers.layout)
    if turns is None or not room:
        return False
    lowest, highest = _between(pointers.guarded(offset), pointers)
    if step >= 0:
        highest += step * turns
    else:
        lowest += step * turns
    return lowest >= 0 and highest + size <= room


def _stays_in(e: SCEV, size: int, reach: Value, pointers: LoopPointers) -> bool:
    """Whether the loop's accesses of `size` bytes at `e` lie in the first `reach` bytes behind the pointer that it is computed from."""
    scev, most = pointers.scev, pointers.under.symbolic_max_backedge_taken_count()
    if not isinstance(e, SCEVAddRecExpr) or most.kind == COULD_NOT_COMPUTE:
        return False
    step, bytes_there = scev.step_recurrence(e), scev.get(reach)
    return bytes_there.bits <= step.bits and pointers.stays_within(e, most, scev.constant(step.type, size), bytes_there)


class Promises(NamedTuple):
    """What assumptions tell of a pointer, ahead of a loop."""

    align: int
    sizes: list[Value]
    """How many bytes are there from it on, at least as many as each of these."""


def promises(pointer: Value, loop: Loop, tracking: ValueTracking) -> Promises:
    """What `llvm.assume` with bundles says of the pointer where the loop is entered. What was there may be freed meanwhile, by the
    function, or by another thread that it waits for, unless nothing of the kind stands between."""
    align, sizes = 1, list[Value]()
    entry = loop.preheader.terminator if loop.preheader is not None else None
    for assume, place in tracking.assumptions.for_value(pointer):
        if place is None or entry is None or not tracking.assumption_holds(assume, entry):
            continue
        bundle, operands = list(assume.bundle_operands())[place]
        if len(operands) != 2:
            continue
        if bundle.tag == '"align"' and (known := integer(operands[1])) is not None and known.bit_count() == 1:
            align = max(align, known)
        elif bundle.tag == '"dereferenceable"' and (_is_kept(pointer) or _frees_nothing(assume, entry)):
            sizes.append(operands[1])
    return Promises(align, sizes)


def _is_kept(pointer: Value) -> bool:
    """Whether the function, and whoever it waits for, leaves alone what its caller gave it."""
    attributes = pointer.parent.attributes if isinstance(pointer, Argument) and pointer.parent is not None else ()
    return "nofree" in attributes and "nosync" in attributes


def _frees_nothing(first: Instruction, last: Instruction) -> bool:
    """Whether nothing frees memory on the way from the one instruction to the other, which has no forks."""
    at: Instruction | None = last
    while at is not None and at is not first:
        if execution.has_side_effects(at) and not (isinstance(at, CallBase) and at.callee_name.startswith("llvm.assume")):
            return False
        source = single_predecessor(at.block) if at.previous is None else None
        at = at.previous if source is None else source.terminator
    return at is first


def _affine(e: SCEV, pointers: LoopPointers) -> tuple[SCEV | None, int]:
    """Where a pointer begins and by how many bytes it goes on; (None, 0) where it does otherwise."""
    if pointers.is_invariant(e):
        return e, 0
    if not isinstance(e, SCEVAddRecExpr) or e.loop is not pointers.loop or not e.is_affine:
        return None, 0
    step = e.operands[1]
    return (e.start, step.signed) if isinstance(step, SCEVConstant) else (None, 0)


def _most_turns(pointers: LoopPointers) -> int | None:
    """How often the loop goes back to its header at most, as far as a number tells."""
    found: int | None = None
    counts = (
        pointers.scev.constant_max_backedge_taken_count(pointers.loop),
        pointers.guarded(pointers.under.symbolic_max_backedge_taken_count()),
    )
    for count in counts:
        if count.kind != COULD_NOT_COMPUTE:
            most = pointers.scev.unsigned_range(count).unsigned_max
            found = most if found is None else min(found, most)
    return found


def _bytes_at(value: Value, layout: DataLayout) -> int:
    """How many bytes from the pointer on are there for sure; of a variable of another module those of its type."""
    if isinstance(value, GlobalVariable):
        return 0 if value.linkage == "extern_weak" else layout.store_size(value.value_type)
    return dereferenceable_bytes(value, layout)


def _between(offset: SCEV, pointers: LoopPointers) -> tuple[int, int]:
    found = pointers.scev.signed_range(offset)
    return found.signed_min, found.signed_max


def _stays(value: Value, loop: Loop) -> bool:
    """Whether the memory that the value points to is there all the time that the loop runs: what an alloca holds may end in it. Before and
    behind the life of that it can be read, too, as a value that nobody knows."""
    if isinstance(value, AllocaInst):
        markers = [user for user in value.users if isinstance(user, CallBase) and user.callee_name.startswith("llvm.lifetime.")]
        return not any(map(loop.contains_instruction, [value, *markers]))
    return isinstance(value, GlobalVariable) or not loop.defines(value)
