"""What is known of expressions: comparisons that hold wherever both sides are there, or at a place of the program.

    is_known_predicate(se, ULT, a, b)                      # everywhere
    is_loop_entry_guarded_by_cond(se, loop, SLT, a, b)     # whenever the loop begins
    is_loop_backedge_guarded_by_cond(se, loop, SLT, a, b)  # whenever it goes on

False says that nothing is known. The comparisons are proved from ranges, flags and the shape of the expressions, by induction over loops,
and from the conditions of branches, assumptions and guards that stand on every way to the place (implied.py).

Source: LLVM's ScalarEvolution::isKnownPredicate and its like.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from nvopt.analysis.cfg import single_predecessor
from nvopt.analysis.scev.cache import Cache
from nvopt.analysis.scev.expressions import add, addrec, rewrite, udiv
from nvopt.analysis.scev.expressions.kinds import (
    ADD,
    ADDREC,
    MUL,
    NSW,
    NUW,
    NW,
    SCEV,
    SIGN_EXTEND,
    SMAX,
    SMIN,
    UMAX,
    UMIN,
    VSCALE,
    ZERO_EXTEND,
    SCEVAddRecExpr,
    SCEVConstant,
)
from nvopt.analysis.scev.facts import comparisons, dispositions, implied, loop_properties, ranges, relations
from nvopt.analysis.scev.facts.relations import Comparison
from nvopt.analysis.scev.gpu import registers
from nvopt.ir import BasicBlock, BranchInst, CallInst, Function, Instruction, Value
from nvopt.ir.predicates import EQ, NE, SGE, SLE, SLT, UGE, ULE, ULT, Predicate

if TYPE_CHECKING:
    from nvopt.analysis.loops import Loop
    from nvopt.analysis.scev.scalar_evolution import ScalarEvolution

MOST_CONDITIONS = 64
"""Conditions of branches ahead of a place that are looked at, the nearest ones. LLVM looks at all, which in a row of loops takes the square
of their number, and more where each says something of the same value."""
MOST_EXITS_OF_LOOPS = 8
"""How many of these may be conditions on which a loop further ahead was left. They speak of its counter, on which little rests."""
_GUARD = "llvm.experimental.guard"

Condition = tuple[Value, bool]
"""An i1 and whether it is false where the place in question is reached."""
EntryEdge = tuple[BasicBlock | None, BasicBlock, Condition | None, bool]
"""(from, to, condition of the branch, whether a loop is left by it) of an edge; `from` is None where there is none."""


class Conditions(Cache):
    """Which conditions hold where, and which proofs from them are under way."""

    __slots__ = (
        "entered_from",
        "entry_edges",
        "guard_calls",
        "guards_in",
        "has_guards",
        "is_splitting",
        "is_walking_backedges",
        "of_backedges",
    )

    def __init__(self) -> None:
        self.entry_edges: dict[BasicBlock, EntryEdge] = {}
        """By which edge, on which condition, control last comes to a block or the loop around it."""
        self.entered_from: dict[BasicBlock, dict[BasicBlock, None]] = {}
        """The blocks that facts about were found by going back to the block (edits.py)."""
        self.of_backedges: dict[Loop, list[Condition]] = {}
        """Conditions that hold where a loop goes on, its latch's own aside."""
        self.guard_calls: list[CallInst] | None = None
        """The calls of llvm.experimental.guard, where they have been looked for."""
        self.guards_in: dict[BasicBlock | None, list[CallInst]] = {}
        """The same by block."""
        self.has_guards: bool | None = None
        """Whether any function of the module has some, once somebody asks."""
        self.is_walking_backedges = False
        """Whether a proof from conditions that hold where a loop goes on is under way."""
        self.is_splitting = False
        """Whether an unsigned comparison is being proved by signed ones."""

    def forget_code(self) -> None:
        self.entry_edges.clear()
        self.of_backedges.clear()
        self.guard_calls = self.has_guards = None

    def clear(self) -> None:
        self.entered_from.clear()


# -- signs, zero, powers of two, multiples


def is_known_negative(se: ScalarEvolution, e: SCEV) -> bool:
    """Whether the value is always below zero."""
    return ranges.signed_max(se, e) < 0


def is_known_positive(se: ScalarEvolution, e: SCEV) -> bool:
    """Whether the value is always above zero."""
    return ranges.signed_min(se, e) > 0


def is_known_non_negative(se: ScalarEvolution, e: SCEV) -> bool:
    """Whether the value is never below zero."""
    return ranges.signed_min(se, e) >= 0


def is_known_non_positive(se: ScalarEvolution, e: SCEV) -> bool:
    """Whether the value is never above zero."""
    return ranges.signed_max(se, e) <= 0


def is_known_non_zero(se: ScalarEvolution, e: SCEV) -> bool:
    """Whether the value is never zero."""
    while e.kind == SIGN_EXTEND:
        e = e.operands[0]
    return ranges.unsigned_min(se, e) != 0


def is_known_to_be_power_of_two(se: ScalarEvolution, e: SCEV, or_zero: bool = False, or_negative: bool = False) -> bool:
    """Whether the value is always 2**n, or zero, or -2**n, as far as these are allowed."""
    if _is_power_of_two(se, e, or_negative):
        return True
    return e.kind == MUL and all(_is_power_of_two(se, one, or_negative) for one in e.operands) and (or_zero or is_known_non_zero(se, e))


def _is_power_of_two(se: ScalarEvolution, e: SCEV, or_negative: bool) -> bool:
    if not isinstance(e, SCEVConstant):
        return e.kind == VSCALE and "vscale_range" in se.function.attributes
    if e.value.bit_count() == 1:
        return True
    return or_negative and e.signed < 0 and (-e.signed).bit_count() == 1


def is_known_multiple_of(se: ScalarEvolution, e: SCEV, multiple: int) -> bool:
    """Whether `multiple` always divides the value read without a sign."""
    if multiple <= 1:
        return multiple == 1
    if isinstance(e, SCEVAddRecExpr):
        return is_known_multiple_of(se, e.start, multiple) and is_known_multiple_of(se, addrec.step_recurrence(se, e), multiple)
    if isinstance(e, SCEVConstant):
        return e.value % multiple == 0
    rest = udiv.urem(se, e, se.table.constant(e.type, multiple))
    return is_known_predicate(se, EQ, rest, se.table.constant(e.type, 0))


def have_same_sign(se: ScalarEvolution, a: SCEV, b: SCEV) -> bool:
    """Whether both values are never negative, or always."""
    if is_known_non_negative(se, a):
        return is_known_non_negative(se, b)
    return is_known_negative(se, a) and is_known_negative(se, b)


# -- comparisons that hold everywhere


def is_known_predicate(se: ScalarEvolution, pred: Predicate, a: SCEV, b: SCEV) -> bool:
    """Whether the comparison holds wherever both values are there."""
    (simple_pred, simple_a, simple_b), changed = comparisons.simplify_icmp_operands(se, Comparison(pred, a, b))
    return (
        known_via_induction(se, simple_pred, simple_a, simple_b)
        or _known_via_splitting(se, simple_pred, simple_a, simple_b)
        or known_via_non_recursive_reasoning(se, simple_pred, simple_a, simple_b)
        or (changed and _known_by_registers(se, pred, a, b))
    )


def evaluate_predicate(se: ScalarEvolution, pred: Predicate, a: SCEV, b: SCEV) -> bool | None:
    """What the comparison comes to; None where that isn't known."""
    if is_known_predicate(se, pred, a, b):
        return True
    return False if is_known_predicate(se, pred.inverse, a, b) else None


def is_known_predicate_at(se: ScalarEvolution, pred: Predicate, a: SCEV, b: SCEV, context: Instruction) -> bool:
    """Whether the comparison holds where the block of `context` begins."""
    assert context.parent is not None
    return is_known_predicate(se, pred, a, b) or is_block_entry_guarded_by_cond(se, context.parent, pred, a, b)


def evaluate_predicate_at(se: ScalarEvolution, pred: Predicate, a: SCEV, b: SCEV, context: Instruction) -> bool | None:
    """What the comparison comes to where the block of `context` begins; None where that isn't known."""
    known = evaluate_predicate(se, pred, a, b)
    if known is not None:
        return known
    assert context.parent is not None
    if is_block_entry_guarded_by_cond(se, context.parent, pred, a, b):
        return True
    return False if is_block_entry_guarded_by_cond(se, context.parent, pred.inverse, a, b) else None


def is_known_on_every_iteration(se: ScalarEvolution, pred: Predicate, a: SCEVAddRecExpr, b: SCEV) -> bool:
    """Whether the comparison holds in each iteration of the recurrence's loop."""
    return is_loop_entry_guarded_by_cond(se, a.loop, pred, a.start, b) and is_loop_backedge_guarded_by_cond(
        se, a.loop, pred, addrec.post_inc(se, a), b
    )


def known_via_induction(se: ScalarEvolution, pred: Predicate, a: SCEV, b: SCEV) -> bool:
    """Whether the comparison holds in the first iteration of the innermost loop that it depends on, and in each next one."""
    if not rewrite.contains_add_recurrence(se, a) and not rewrite.contains_add_recurrence(se, b):
        return False
    innermost: Loop | None = None
    for loop in {**rewrite.used_loops(a), **rewrite.used_loops(b)}:
        if innermost is None or se.dominators.properly_dominates(innermost.header, loop.header):
            innermost = loop
    assert innermost is not None
    nothing = se.table.could_not_compute
    first_a = rewrite.init_rewriter(se, a, innermost)
    if first_a is nothing:
        return False
    next_a = rewrite.post_inc_rewriter(se, a, innermost)
    first_b = rewrite.init_rewriter(se, b, innermost)
    if first_b is nothing:
        return False
    next_b = rewrite.post_inc_rewriter(se, b, innermost)
    available = dispositions.is_available_at_loop_entry
    if not available(se, first_a, innermost) or not available(se, first_b, innermost):
        return False
    return is_loop_backedge_guarded_by_cond(se, innermost, pred, next_a, next_b) and is_loop_entry_guarded_by_cond(
        se, innermost, pred, first_a, first_b
    )


def _known_via_splitting(se: ScalarEvolution, pred: Predicate, a: SCEV, b: SCEV) -> bool:
    """a ult b, by 0 sle a and a slt b where b is not negative."""
    if pred is not ULT or se.conditions.is_splitting or not is_known_non_negative(se, b):
        return False
    se.conditions.is_splitting = True
    proved = is_known_predicate(se, SGE, a, se.table.constant(a.type, 0)) and is_known_predicate(se, SLT, a, b)
    se.conditions.is_splitting = False
    return proved


def known_via_non_recursive_reasoning(se: ScalarEvolution, pred: Predicate, a: SCEV, b: SCEV) -> bool:
    """Whether the comparison holds by the ranges and the shape of the two sides alone."""
    return (
        _known_by_extension(pred, a, b)
        or known_via_constant_ranges(se, pred, a, b)
        or _known_by_min_max(pred, a, b)
        or _known_by_recurrences_starts(se, pred, a, b)
        or _known_by_common_base(se, pred, a, b)
        or _known_by_registers(se, pred, a, b)
    )


def _known_by_registers(se: ScalarEvolution, pred: Predicate, a: SCEV, b: SCEV) -> bool:
    """What only a GPU knows: the number of a thread is below the size of its block."""
    return se.knobs.gpu_scev and registers.relation(se, pred, a, b)


def _rising(pred: Predicate, a: SCEV, b: SCEV) -> tuple[Predicate, SCEV, SCEV]:
    """The comparison as a "less", or "less or equal"."""
    return (pred.swapped, b, a) if pred.is_greater else (pred, a, b)


def _known_by_extension(pred: Predicate, a: SCEV, b: SCEV) -> bool:
    """sext x sle zext x, zext x ule sext x."""
    if a.kind == ZERO_EXTEND:
        if b.kind != SIGN_EXTEND or pred not in (ULE, SGE):
            return False
    elif a.kind != SIGN_EXTEND or b.kind != ZERO_EXTEND or pred not in (SLE, UGE):
        return False
    return a.operands[0] is b.operands[0]


def known_via_constant_ranges(se: ScalarEvolution, pred: Predicate, a: SCEV, b: SCEV) -> bool:
    """Whether the comparison holds of all values in the ranges of the two sides."""
    if relations.has_same_value(a, b):
        return pred.is_true_when_equal
    if not pred.is_equality:
        of = ranges.signed_range if pred.is_signed else ranges.unsigned_range
        return of(se, a).icmp(pred, of(se, b))
    if pred is EQ:
        return False
    if ranges.signed_range(se, a).icmp(pred, ranges.signed_range(se, b)):
        return True
    if ranges.unsigned_range(se, a).icmp(pred, ranges.unsigned_range(se, b)):
        return True
    difference = add.minus(se, a, b)
    return difference is not se.table.could_not_compute and is_known_non_zero(se, difference)


def _known_by_min_max(pred: Predicate, a: SCEV, b: SCEV) -> bool:
    """min(x, …) <= x, x <= max(x, …)."""
    if not pred.is_relational or pred.is_strict:
        return False
    pred, a, b = _rising(pred, a, b)
    least, greatest = (SMIN, SMAX) if pred is SLE else (UMIN, UMAX)
    return (a.kind == least and b in a.operands) or (b.kind == greatest and a in b.operands)


def _known_by_recurrences_starts(se: ScalarEvolution, pred: Predicate, a: SCEV, b: SCEV) -> bool:
    """Recurrences of one loop in equal steps, that don't wrap, compare as their starts."""
    if a.kind != ADDREC or b.kind != ADDREC or not pred.is_relational:
        return False
    if a.loop is not b.loop or len(a.operands) != 2 or len(b.operands) != 2 or a.operands[1] is not b.operands[1]:  # type: ignore[attr-defined]
        return False
    if not a.flags & b.flags & (NSW if pred.is_signed else NUW):
        return False
    return is_known_predicate(se, pred, a.operands[0], b.operands[0])


def _known_by_common_base(se: ScalarEvolution, pred: Predicate, a: SCEV, b: SCEV) -> bool:
    """x + 3 <= x + 5, of sums that don't wrap."""
    if not pred.is_relational or (a.kind != ADD and b.kind != ADD):
        return False
    pred, a, b = _rising(pred, a, b)
    base, low, low_flags = _base_and_constant(se, a)
    other, high, high_flags = _base_and_constant(se, b)
    if base is not other or low is None or high is None:
        return False
    # Without a sign the greater sum is enough: where it doesn't wrap the smaller doesn't either.
    if pred.is_signed:
        return high_flags & low_flags & NSW != 0 and (low.signed < high.signed or (pred is SLE and low is high))
    return high_flags & NUW != 0 and (low.value < high.value or (pred is ULE and low is high))


def _base_and_constant(se: ScalarEvolution, e: SCEV) -> tuple[SCEV, SCEVConstant | None, int]:
    """(x, c, flags) of c + x; of another sum of two its first addend's place is taken by None; all else is 0 + x."""
    if e.kind == ADD and len(e.operands) == 2:
        constant = e.operands[0]
        return e.operands[1], constant if isinstance(constant, SCEVConstant) else None, e.flags
    return e, se.table.constant(e.type, 0), NUW | NSW


# -- comparisons that hold at a place


def condition_of_edge(source: BasicBlock, target: BasicBlock) -> Condition | None:
    """What holds where the edge is taken: (condition of the branch, whether it is false)."""
    branch = source.terminator
    if not isinstance(branch, BranchInst) or not branch.is_conditional or branch.operands[1] is branch.operands[2]:
        return None
    return branch.condition, branch.operands[1] is not target


def entry_edge(se: ScalarEvolution, block: BasicBlock) -> EntryEdge:
    """The edge that every way to `block` takes last, back edges aside: into it or into the loop around it."""
    found = se.conditions.entry_edges.get(block)
    if found is None:
        source, target = single_predecessor(block), block
        loop = se.loops.loop_for(block)
        if source is None and loop is not None:
            source, target = loop_properties.edges(se, loop).predecessor, loop.header
        if source is None:
            found = None, target, None, False
        else:
            found = source, target, condition_of_edge(source, target), leaves_loop(se, source, target)
            se.conditions.entered_from.setdefault(source, {})[block] = None
        se.conditions.entry_edges[block] = found
    return found


def leaves_loop(se: ScalarEvolution, source: BasicBlock, target: BasicBlock) -> bool:
    """Whether the edge leads out of a loop."""
    loop = se.loops.loop_for(source)
    return loop is not None and not loop.contains_block(target)


def _entry_conditions(se: ScalarEvolution, block: BasicBlock) -> Iterator[Condition]:
    """The conditions of the branches that every way to `block` takes, the last first: as many as are looked at."""
    source, target, condition, leaves = entry_edge(se, block)
    if target is not block:
        return
    left = ConditionsLeft()
    while source is not None and left.conditions:
        if condition is not None and left.takes(leaves):
            yield condition
        source, target, condition, leaves = entry_edge(se, source)


class ConditionsLeft:
    """How many conditions are still to be looked at on a way back through the function, and of these exits of loops."""

    __slots__ = ("conditions", "exits")

    def __init__(self, conditions: int = MOST_CONDITIONS) -> None:
        self.conditions = conditions
        self.exits = MOST_EXITS_OF_LOOPS

    def takes(self, leaves: bool) -> bool:
        """Whether the condition of an edge, by which a loop is left or not, is one of them."""
        self.conditions -= 1
        self.exits -= leaves
        return not leaves or self.exits >= 0


def _backedge_conditions(se: ScalarEvolution, loop: Loop, latch: BasicBlock) -> list[Condition]:
    """The conditions of the branches in the loop that every way to the latch passes, the last first; of guards, too."""
    found = se.conditions.of_backedges.get(loop)
    if found is None:
        found = se.conditions.of_backedges[loop] = [*_guards_in(se, latch)]
        block = latch
        while block is not loop.header:
            found += _guards_in(se, block)
            source = single_predecessor(block)
            if source is not None:
                condition = condition_of_edge(source, block)
                if condition is not None:
                    found.append(condition)
            dominator = se.dominators.immediate_dominator(block)
            assert dominator is not None
            block = dominator
    return found


def guard_calls(se: ScalarEvolution) -> list[CallInst]:
    """The calls of llvm.experimental.guard in the function."""
    known = se.conditions
    if known.guard_calls is None:
        declared = se.module.get(_GUARD)
        users = declared.users if isinstance(declared, Function) else []
        known.guard_calls = [one for one in users if isinstance(one, CallInst) and one.function is se.function]
        known.guards_in = {}
        for call in known.guard_calls:
            known.guards_in.setdefault(call.parent, []).append(call)
    return known.guard_calls


def has_guards(se: ScalarEvolution) -> bool:
    """Whether any function of the module calls llvm.experimental.guard: it is then that LLVM looks for facts from guards in all of them."""
    known = se.conditions
    if known.has_guards is None:
        defined = (one for one in se.module.functions if not one.is_declaration)
        known.has_guards = se.module.get(_GUARD) is not None and any(one.mentions(_GUARD) for one in defined)
    return known.has_guards


def _guards_in(se: ScalarEvolution, block: BasicBlock) -> list[Condition]:
    return [(one.args[0], False) for one in se.conditions.guards_in.get(block, ())] if guard_calls(se) else []


def is_block_entry_guarded_by_cond(se: ScalarEvolution, block: BasicBlock, pred: Predicate, a: SCEV, b: SCEV) -> bool:
    """Whether the comparison holds whenever `block` begins."""
    if not se.dominators.is_reachable(block):
        return True
    if not pred.is_strict:
        return any(
            implied.is_implied_cond(se, Comparison(pred, a, b), *condition, block) for condition in _dominating_conditions(se, block)
        )
    # a < b is also a <= b and a != b, each perhaps from another condition.
    proof = _StrictProof(pred)
    if proof.advances(lambda one: known_via_non_recursive_reasoning(se, one, a, b)):
        return True
    for condition, inverse in _dominating_conditions(se, block):

        def follows(one: Predicate, condition: Value = condition, inverse: bool = inverse) -> bool:
            return implied.is_implied_cond(se, Comparison(one, a, b), condition, inverse, block)

        if follows(pred) or proof.advances(follows):
            return True
    return False


class _StrictProof:
    """A strict comparison, proved in two parts: the one that allows equality, and inequality."""

    __slots__ = ("has_inequality", "has_non_strict", "non_strict")

    def __init__(self, pred: Predicate) -> None:
        self.non_strict = pred.non_strict
        self.has_non_strict = self.has_inequality = False

    def advances(self, follows: Callable[[Predicate], bool]) -> bool:
        """Whether both parts have been found by now."""
        if not self.has_non_strict:
            self.has_non_strict = follows(self.non_strict)
        if not self.has_inequality:
            self.has_inequality = follows(NE)
        return self.has_non_strict and self.has_inequality


def _dominating_conditions(se: ScalarEvolution, block: BasicBlock) -> Iterator[Condition]:
    """What holds whenever the block begins: conditions of branches, assumptions, guards."""
    yield from _entry_conditions(se, block)
    dominates = se.dominators.value_dominates_block
    for call in se.assumptions.assumptions:
        if dominates(call, block):
            yield call.args[0], False
    for call in guard_calls(se):
        if dominates(call, block):
            yield call.args[0], False


def is_loop_entry_guarded_by_cond(se: ScalarEvolution, loop: Loop | None, pred: Predicate, a: SCEV, b: SCEV) -> bool:
    """Whether the comparison, of values that are there when the loop begins, holds then."""
    if loop is None:
        return False
    return known_via_non_recursive_reasoning(se, pred, a, b) or is_block_entry_guarded_by_cond(se, loop.header, pred, a, b)


def is_loop_backedge_guarded_by_cond(se: ScalarEvolution, loop: Loop | None, pred: Predicate, a: SCEV, b: SCEV) -> bool:
    """Whether the comparison holds whenever the loop goes on to its next iteration; True for no loop."""
    if loop is None or not se.dominators.is_reachable(loop.header):
        return True
    if known_via_non_recursive_reasoning(se, pred, a, b):
        return True
    latch = loop_properties.edges(se, loop).latch
    if latch is None:
        return False
    condition = condition_of_edge(latch, loop.header)
    if condition is not None and implied.is_implied_cond(se, Comparison(pred, a, b), *condition):
        return True
    # One walk at a time: walks inside walks would take exponential time.
    if se.conditions.is_walking_backedges:
        return False
    se.conditions.is_walking_backedges = True
    proved = _follows_in_loop(se, loop, latch, pred, a, b)
    se.conditions.is_walking_backedges = False
    return proved


def _follows_in_loop(se: ScalarEvolution, loop: Loop, latch: BasicBlock, pred: Predicate, a: SCEV, b: SCEV) -> bool:
    count = se.exit_count(loop, latch)
    if count is not se.table.could_not_compute:
        constant = se.table.constant
        counter = addrec.addrec2(se, constant(count.type, 0), constant(count.type, 1), loop, NUW | NW)
        if implied.is_implied_by_comparison(se, Comparison(pred, a, b), Comparison(ULT, counter, count)):
            return True
    end = latch.terminator
    assert end is not None
    for call in se.assumptions.assumptions:
        if se.dominators.value_dominates(call, end) and implied.is_implied_cond(se, Comparison(pred, a, b), call.args[0], False):
            return True
    return any(implied.is_implied_cond(se, Comparison(pred, a, b), *condition) for condition in _backedge_conditions(se, loop, latch))
