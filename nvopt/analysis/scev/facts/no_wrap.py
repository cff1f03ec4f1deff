"""What is known about overflow: the flags of sums, products and recurrences, and the instructions whose own flags may be believed.

    flags = strengthen(se, ADD, [three, x], ANY_WRAP)     # NUW | NSW where the range of %x leaves room for 3 more
    prove_no_wrap_via_constant_ranges(se, recurrence)     # the flags that its range and its loop's count prove
    flags_from_ub(se, instruction)                        # the instruction's nuw and nsw, where the expression has them everywhere

An expression stands for the same computation wherever it may be done. So the flag of an instruction holds for its expression only if the
instruction is executed each time that the expression's parts are there, and only if its being poison would be undefined behaviour.

Source: LLVM's ScalarEvolution (StrengthenNoWrapFlags, willNotOverflow, prove…, getNoWrapFlagsFromUB, isAddRecNeverPoison).
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from typing import TYPE_CHECKING

from nvopt.analysis.scev.cache import Cache
from nvopt.analysis.scev.expressions import add, casts, mul
from nvopt.analysis.scev.expressions.kinds import (
    ADD,
    ADDREC,
    ANY_WRAP,
    CONSTANT,
    MUL,
    NSW,
    NUW,
    NW,
    SCEV,
    SEQUENTIAL_UMIN,
    UDIV,
    UNKNOWN,
    SCEVAddRecExpr,
    SCEVConstant,
    SCEVUnknown,
)
from nvopt.analysis.scev.facts import known, loop_properties, ranges
from nvopt.analysis.scev.gpu import registers
from nvopt.analysis.value_tracking import poison
from nvopt.analysis.values import execution
from nvopt.ir import BasicBlock, BinaryOperator, Instruction, IntType, PHINode, Value
from nvopt.ir.predicates import SGT, SLE, SLT, ULE, ULT, Predicate

if TYPE_CHECKING:
    from nvopt.analysis.loops import Loop
    from nvopt.analysis.scev.scalar_evolution import ScalarEvolution

_BOTH = NUW | NSW
_SCOPE_SEARCH_LIMIT = 30
"""Expressions that are looked at for where an expression's parts are defined."""


class NoWrapFacts(Cache):
    """What was asked of recurrences, and believed of instructions."""

    __slots__ = ("never_poison", "signed_tried", "unsigned_tried")

    def __init__(self) -> None:
        self.never_poison: set[Value] = set()
        """Of which it is believed, because of what uses them anywhere in a loop, that they are no poison (edits.py)."""
        self.signed_tried: set[SCEV] = set()
        """The recurrences that have been asked for NSW by induction."""
        self.unsigned_tried: set[SCEV] = set()
        """The recurrences that have been asked for NUW by induction."""

    def forget(self, expressions: Collection[SCEV]) -> None:
        self.signed_tried.difference_update(expressions)
        self.unsigned_tried.difference_update(expressions)

    def clear(self) -> None:
        self.never_poison.clear()
        self.signed_tried.clear()
        self.unsigned_tried.clear()


# -- flags of expressions that are being made


def strengthen(se: ScalarEvolution, kind: int, ops: Sequence[SCEV], flags: int) -> int:
    """`flags` and what else the operands tell of a sum, product or recurrence (kinds ADD, MUL, ADDREC) of them."""
    if flags & _BOTH == NSW and _are_non_negative(se, ops):
        flags |= NUW
    if kind != ADDREC and flags & _BOTH != _BOTH and se.registers.reads is not None:
        flags |= registers.flags(se, kind, ops)
    if len(ops) != 2:
        return flags
    first, second = ops
    if kind == ADDREC:
        if flags & (NW | NUW) == NW and first.is_zero and ranges.signed_min(se, second) >= 0:
            flags |= NUW
        return flags
    if flags & _BOTH != _BOTH and first.kind == CONSTANT:
        assert isinstance(first, SCEVConstant)
        missing = _BOTH & ~flags
        if missing & NSW and _leaves_signed_room(se, kind, first.signed, second):
            flags |= NSW
        if missing & NUW and _leaves_unsigned_room(se, kind, first.value, second):
            flags |= NUW
    if kind == MUL and not flags & NUW and (_is_multiplied_back(first, second) or _is_multiplied_back(second, first)):
        flags |= NUW
    return flags


def _are_non_negative(se: ScalarEvolution, ops: Sequence[SCEV]) -> bool:
    for one in ops:  # noqa: SIM110  # in all() the ranges of deep expressions would use up C's stack
        if ranges.signed_min(se, one) < 0:
            return False
    return True


def _leaves_signed_room(se: ScalarEvolution, kind: int, constant: int, other: SCEV) -> bool:
    found = ranges.signed_range(se, other)
    if found.is_empty:
        return True
    low, high = found.signed_min, found.signed_max
    if kind == ADD:
        low, high = low + constant, high + constant
    else:
        low, high = (low * constant, high * constant) if constant >= 0 else (high * constant, low * constant)
    sign = 1 << (other.bits - 1)
    return -sign <= low and high < sign


def _leaves_unsigned_room(se: ScalarEvolution, kind: int, constant: int, other: SCEV) -> bool:
    found = ranges.unsigned_range(se, other)
    high = found.unsigned_max
    return (high + constant if kind == ADD else high * constant) >> other.bits == 0 or found.is_empty


def _is_multiplied_back(one: SCEV, other: SCEV) -> bool:
    """Whether `one` is a quotient with `other` as its divisor."""
    return one.kind == UDIV and one.operands[1] is other


def set_addrec_flags(se: ScalarEvolution, ar: SCEVAddRecExpr, flags: int) -> None:
    """Gives the recurrence flags that were proved; what was told without them is forgotten."""
    if ar.flags & flags == flags:
        return
    ar.flags |= flags | NW if flags & _BOTH else flags
    se.ranges.forget((ar,))
    se.multiples.pop(ar, None)


# -- flags of recurrences, proved


def prove_no_wrap_via_constant_ranges(se: ScalarEvolution, ar: SCEVAddRecExpr) -> int:
    """The flags that an affine recurrence lacks and that follow from its range, its step's and how often its loop turns at most."""
    proved = ANY_WRAP
    if not ar.is_affine:
        return proved
    step = ar.operands[1]
    if not ar.flags & NW:
        count = se.constant_max_backedge_taken_count(ar.loop)
        if isinstance(count, SCEVConstant) and count.value.bit_length() + ranges.signed_range(se, step).min_signed_bits <= ar.bits:
            proved |= NW
    if not ar.flags & NSW:
        values, steps = ranges.signed_range(se, ar), ranges.signed_range(se, step)
        sign = 1 << (ar.bits - 1)
        if values.is_empty or (
            values.signed_min + min(0, steps.signed_min) >= -sign and values.signed_max + max(0, steps.signed_max) < sign
        ):
            proved |= NSW
    if not ar.flags & NUW:
        values, steps = ranges.unsigned_range(se, ar), ranges.unsigned_range(se, step)
        if values.is_empty or (values.unsigned_max + steps.unsigned_max) >> ar.bits == 0:
            proved |= NUW
    return proved


def prove_no_signed_wrap_via_induction(se: ScalarEvolution, ar: SCEVAddRecExpr) -> int:
    """The recurrence's flags, with NSW where conditions of its loop keep it from wrapping. Asked once a recurrence."""
    if not _is_worth_induction(se, ar, NSW, se.no_wrap.signed_tried):
        return ar.flags
    limit = signed_overflow_limit(se, ar.operands[1])
    return ar.flags | NSW if limit is not None and _stays_within(se, ar, *limit) else ar.flags


def prove_no_unsigned_wrap_via_induction(se: ScalarEvolution, ar: SCEVAddRecExpr) -> int:
    """The recurrence's flags, with NUW where conditions of its loop keep it from wrapping. Asked once a recurrence."""
    if not _is_worth_induction(se, ar, NUW, se.no_wrap.unsigned_tried):
        return ar.flags
    step = ar.operands[1]
    if not known.is_known_positive(se, step):
        return ar.flags
    return ar.flags | NUW if _stays_within(se, ar, *unsigned_overflow_limit(se, step)) else ar.flags


def _is_worth_induction(se: ScalarEvolution, ar: SCEVAddRecExpr, flag: int, tried: set[SCEV]) -> bool:
    """Whether a proof is missing, wasn't tried before, and can hope: without a count only assumptions and guards give facts."""
    if ar.flags & flag or not ar.is_affine or ar in tried:
        return False
    tried.add(ar)
    return has_facts_for_induction(se, ar.loop)


def has_facts_for_induction(se: ScalarEvolution, loop: Loop) -> bool:
    """Whether the loop's conditions may tell something: its turns are bounded, or there are assumptions, or guards in the module.

    While the loop's count is being found it has none, so that the question doesn't come back to itself.
    """
    count = se.constant_max_backedge_taken_count(loop)
    return count is not se.table.could_not_compute or bool(se.assumptions) or known.has_guards(se)


def _stays_within(se: ScalarEvolution, ar: SCEVAddRecExpr, predicate: Predicate, limit: SCEV) -> bool:
    """Whether the recurrence is on the good side of `limit` each time that its loop turns."""
    return known.is_loop_backedge_guarded_by_cond(se, ar.loop, predicate, ar, limit) or known.is_known_on_every_iteration(
        se, predicate, ar, limit
    )


def signed_overflow_limit(se: ScalarEvolution, step: SCEV) -> tuple[Predicate, SCEV] | None:
    """(predicate, limit): what compares so with the limit grows by `step` without signed overflow. None for a step of any sign."""
    found = ranges.signed_range(se, step)
    sign = 1 << (step.bits - 1)
    if found.signed_min > 0:
        return SLT, se.table.constant(step.type, sign - found.signed_max)
    if found.signed_max < 0:
        return SGT, se.table.constant(step.type, sign - 1 - found.signed_min)
    return None


def unsigned_overflow_limit(se: ScalarEvolution, step: SCEV) -> tuple[Predicate, SCEV]:
    """(predicate, limit): what compares so with the limit grows by `step` without unsigned overflow."""
    return ULT, se.table.constant(step.type, -ranges.unsigned_max(se, step))


def prove_no_wrap_by_varying_start(se: ScalarEvolution, flag: int, start: SCEV, step: SCEV, loop: Loop) -> bool:
    """Whether `{start,+,step}` has `flag` (NUW or NSW) because a recurrence that starts one or two beside it, which exists, has it and
    never comes so close to the limit that the difference would matter."""
    if not isinstance(start, SCEVConstant):
        return False
    table = se.table
    for delta in (-2, -1, 1, 2):
        near = table.find(ADDREC, (table.constant(start.type, start.value - delta), step), loop)
        if near is None or not near.flags & flag:
            continue
        distance = table.constant(start.type, delta)
        limit = signed_overflow_limit(se, distance) if flag == NSW else unsigned_overflow_limit(se, distance)
        if limit is not None and known.is_known_predicate(se, limit[0], near, limit[1]):
            return True
    return False


# -- overflow of single operations

_OPERATIONS: dict[str, Callable[[ScalarEvolution, SCEV, SCEV], SCEV]] = {
    "add": lambda se, a, b: add.add2(se, a, b),
    "sub": lambda se, a, b: add.minus(se, a, b),
    "mul": lambda se, a, b: mul.mul2(se, a, b),
}


def will_not_overflow(se: ScalarEvolution, op: str, signed: bool, a: SCEV, b: SCEV, context: Instruction | None = None) -> bool:
    """Whether `a` op `b` (op: "add", "sub", "mul") is sure not to overflow; with `context`, where that instruction stands."""
    extend = casts.sext if signed else casts.zext
    operation = _OPERATIONS[op]
    wide = IntType.get(2 * a.bits)
    narrow = extend(se, operation(se, a, b), wide)
    if narrow is operation(se, extend(se, a, wide), extend(se, b, wide)):
        return True
    if context is None or op == "mul" or not isinstance(b, SCEVConstant):
        return False
    constant = b.signed if signed else b.value
    sign = 1 << (b.bits - 1)
    low, high = (-sign, sign - 1) if signed else (0, (1 << b.bits) - 1)
    if signed and constant == low:
        return False
    change = -constant if op == "sub" else constant
    at_most = SLE if signed else ULE
    if change < 0 or (change == 0 and op == "sub"):
        return known.is_known_predicate_at(se, at_most, se.table.constant(b.type, low - change), a, context)
    return known.is_known_predicate_at(se, at_most, a, se.table.constant(b.type, high - change), context)


# -- flags of instructions, believed


def flags_of(inst: Instruction) -> int:
    """NUW and NSW of an instruction, as it says."""
    flags = inst.flags
    if not flags:
        return ANY_WRAP
    return (NUW if "nuw" in flags else 0) | (NSW if "nsw" in flags else 0)


def flags_from_ub(se: ScalarEvolution, value: Value) -> int:
    """The flags of a binary operation that hold for its expression, wherever that is computed."""
    if not isinstance(value, BinaryOperator) or not value.flags:
        return ANY_WRAP
    flags = flags_of(value)
    return flags if flags and is_expr_never_poison(se, value) else ANY_WRAP


def is_expr_never_poison(se: ScalarEvolution, inst: Instruction) -> bool:
    """Whether the expression of `inst` is never poison: `inst` is executed whenever its operands are there, and poison would end in
    undefined behaviour."""
    if not se.tracking.program_undefined_if_poison(inst):
        return False
    parts = [se.get(one) for one in inst.operands if se.is_scevable(one.type)]
    return is_guaranteed_to_transfer_execution_to(se, defining_scope_bound(se, parts), inst)


def is_add_rec_never_poison(se: ScalarEvolution, inst: Instruction, loop: Loop) -> bool:
    """Whether `inst`, whose expression is a recurrence of `loop`, is never poison.

    Beside `is_expr_never_poison`: in a loop with one exit, what stands on every way to it is executed if the loop is entered. That a use of
    `inst` there would make poison undefined behaviour is enough.
    """
    if is_expr_never_poison(se, inst):
        return True
    exiting = loop_properties.edges(se, loop).exiting
    if len(exiting) != 1 or not loop_properties.loop_has_no_abnormal_exits(se, loop):
        return False
    se.no_wrap.never_poison.add(inst)
    return any(se.dominators.dominates(block, exiting[0]) for block in _blocks_undefined_by(inst, loop))


def is_undefined_if_poison_comes_around(se: ScalarEvolution, phi: PHINode, inst: Instruction, loop: Loop) -> bool:
    """Whether no iteration of `loop` but the first may begin with `phi`, of its header, being poison because `inst`, the value that comes
    around the back edges, was: the iteration before has executed what dominates the latch, this one will execute what is on every way."""
    se.no_wrap.never_poison |= {phi, inst}
    if se.tracking.program_undefined_if_poison(phi) or _comes_to_undefined(se, phi, loop):
        return True
    latches = loop_properties.edges(se, loop).latches
    for block in _blocks_undefined_by(inst, loop):
        latches = [latch for latch in latches if not se.dominators.dominates(block, latch)]
        if not latches:
            return True
    return False


def _comes_to_undefined(se: ScalarEvolution, phi: PHINode, loop: Loop) -> bool:
    """Whether an iteration that begins with `phi` being poison comes to undefined behaviour, however it ends."""
    edges = loop_properties.edges(se, loop)
    ends = dict.fromkeys((*edges.exiting, *edges.latches))
    for block in _blocks_undefined_by(phi, loop):
        if all(se.dominators.dominates(block, end) for end in ends):
            return loop_properties.loop_has_no_abnormal_exits(se, loop) and all(_ends(se, inner) for inner in loop.subloops)
    return False


def _ends(se: ScalarEvolution, loop: Loop) -> bool:
    """Whether the loop and all that are in it are finite by assumption."""
    return loop_properties.loop_is_finite_by_assumption(se, loop) and all(_ends(se, inner) for inner in loop.subloops)


def _blocks_undefined_by(inst: Instruction, loop: Loop) -> Iterator[BasicBlock]:
    """The blocks that to execute is undefined behaviour where `inst`, of the loop, is poison."""
    poisoned: set[Value] = {inst}
    pending = [inst]
    while pending:
        for user, at in pending.pop().uses:
            assert isinstance(user, Instruction)
            assert user.parent is not None
            if poison.must_trigger_ub(user, poisoned):
                yield user.parent
            if user not in poisoned and poison.propagates_poison(user, at) and loop.contains_instruction(user):
                poisoned.add(user)
                pending.append(user)


def defining_scope_bound(se: ScalarEvolution, ops: Iterable[SCEV]) -> Instruction:
    """An instruction from which on all operands may be there, not before; the function's first one where nothing better is known."""
    return _scope_bound(se, ops)[0]


def _scope_bound(se: ScalarEvolution, ops: Iterable[SCEV]) -> tuple[Instruction, bool]:
    """(the instruction, whether the search saw everything)."""
    pending = list(dict.fromkeys(ops))
    seen = set(pending)
    bound: Instruction | None = None
    is_precise = True
    while pending:
        one = pending.pop()
        at = _definition(se, one)
        if at is not None:
            if bound is None or se.dominators.value_dominates(bound, at):
                bound = at
            continue
        for operand in one.operands:
            if operand in seen:
                continue
            seen.add(operand)
            if len(seen) > _SCOPE_SEARCH_LIMIT:
                is_precise = False
            else:
                pending.append(operand)
    if bound is None:
        bound = se.function.entry.first
        assert bound is not None
    return bound, is_precise


def _definition(se: ScalarEvolution, e: SCEV) -> Instruction | None:
    """The instruction from which on the expression is there; None where its operands tell."""
    if e.kind == ADDREC:
        assert isinstance(e, SCEVAddRecExpr)
        return e.loop.header.first
    if e.kind == UNKNOWN:
        assert isinstance(e, SCEVUnknown)
        value = e.value
        if not isinstance(value, Instruction):
            return None
        # Other reads of the register than the one that stands for it may be executed before; not if that is in the entry block.
        return value if value not in se.registers.shared or value.parent is se.function.entry else None
    return None


def is_guaranteed_to_transfer_execution_to(se: ScalarEvolution, a: Instruction, b: Instruction) -> bool:
    """Whether `b` is executed whenever `a` is: in one block, or from a preheader into its loop's header."""
    if a is b:
        return True
    start, end = a.parent, b.parent
    assert start is not None
    assert end is not None
    if start is end and execution.all_transfer(a, b):
        return True
    loop = se.loops.loop_for(end)
    if loop is None or loop.header is not end or loop.preheader is not start:
        return False
    header = end.first
    assert header is not None
    return execution.all_transfer(a, None) and execution.all_transfer(header, b)


# -- poison and undefined behaviour in expressions


def maybe_poison(se: ScalarEvolution, e: SCEV, through_blocking: bool) -> set[SCEVUnknown]:
    """The unknowns of an expression that may be poison; not `through_blocking`: only those that make it poison for sure."""
    found: set[SCEVUnknown] = set()
    seen = {e}
    pending = [e]
    while pending:
        at = pending.pop()
        if at.kind == UNKNOWN:
            assert isinstance(at, SCEVUnknown)
            if not se.tracking.is_guaranteed_not_to_be_poison(at.value, None):
                found.add(at)
        elif through_blocking or at.kind != SEQUENTIAL_UMIN:
            for operand in at.operands:
                if operand not in seen:
                    seen.add(operand)
                    pending.append(operand)
    return found


def implies_poison(se: ScalarEvolution, assumed: SCEV, e: SCEV) -> bool:
    """Whether `e` is poison if `assumed` is."""
    reasons = maybe_poison(se, assumed, through_blocking=True)
    return not reasons or reasons <= maybe_poison(se, e, through_blocking=False)


def is_guaranteed_not_to_be_poison(se: ScalarEvolution, e: SCEV) -> bool:
    """Whether the expression is never poison."""
    return not maybe_poison(se, e, through_blocking=True)


def is_guaranteed_not_to_cause_ub(se: ScalarEvolution, e: SCEV) -> bool:
    """Whether computing the expression is never undefined behaviour, as dividing by zero or poison is."""
    for one in e.walk():
        if one.kind == UDIV:
            divisor = one.operands[1]
            if not known.is_known_non_zero(se, divisor) or not is_guaranteed_not_to_be_poison(se, divisor):
                return False
    return True
