"""Phis: recurrences of loops, and merges that are just one value or a choice between two.

    loop:
      %i = phi i32 [ 0, %entry ], [ %next, %loop ]   # {0,+,1}<nuw><nsw><%loop>
      %next = add nuw nsw i32 %i, 1                  # {1,+,1}<nuw><nsw><%loop>

A phi of a loop's header whose increment is not just `phi + invariant` gets a name for the time being; with that name the value that comes
around the back edge is computed, and where that is the name plus a step, the phi is a recurrence, and all that was computed with the name
is forgotten. `add_rec_with_casts` finds recurrences that are such only where a truncation in the cycle loses nothing.

Source: LLVM's ScalarEvolution::createNodeForPHI and createAddRecFromPHIWithCasts.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING, NamedTuple

from nvopt.analysis.scev.cache import Cache
from nvopt.analysis.scev.creation import decompose, from_values, geps
from nvopt.analysis.scev.creation.decompose import OPERATOR
from nvopt.analysis.scev.expressions import add, addrec, casts, rewrite
from nvopt.analysis.scev.expressions.kinds import (
    ADD,
    ADDREC,
    ANY_WRAP,
    NUW,
    NW,
    SCEV,
    SIGN_EXTEND,
    TRUNCATE,
    ZERO_EXTEND,
    SCEVAddRecExpr,
    SCEVUnknown,
)
from nvopt.analysis.scev.facts import dispositions, known, loop_properties, no_wrap
from nvopt.ir import (
    BasicBlock,
    BinaryOperator,
    BranchInst,
    ConstantInt,
    Instruction,
    IntType,
    LoadInst,
    PHINode,
    SelectInst,
    Type,
    Value,
)
from nvopt.ir.predicates import EQ, NE
from nvopt.ir.types import i1, void
from nvopt.late_modules import late_module

if TYPE_CHECKING:
    from nvopt.analysis.loops import Loop
    from nvopt.analysis.scev.creation import selects
    from nvopt.analysis.scev.facts import predicates as assumed
    from nvopt.analysis.scev.facts.predicates import SCEVPredicate
    from nvopt.analysis.scev.scalar_evolution import ScalarEvolution
else:
    assumed = late_module("nvopt.analysis.scev.facts.predicates")
    selects = late_module("nvopt.analysis.scev.creation.selects")

_ADDITIONS = ("add", "sub", "or")


def phi(se: ScalarEvolution, node: PHINode) -> SCEV:
    """The expression of a phi."""
    loop = se.loops.loop_for(node.parent)
    if loop is not None and loop.header is node.parent:
        found = _recurrence(se, node, loop)
        if found is not None:
            return found
    same = se.tracking.simplify_phi(node)
    if same is not None:
        return from_values.get(se, same)
    found = _identical(se, node) or _choice(se, node)
    return found if found is not None else se.table.unknown(node)


def needed(se: ScalarEvolution, node: PHINode) -> list[Value]:
    """The values whose expressions decide on the phi's: all that comes in, but around the back edges of a loop that begins there."""
    loop = se.loops.loop_for(node.parent)
    if loop is not None and loop.header is node.parent:
        cycle = _cycle(node, loop)
        return [cycle.start] if cycle is not None else []
    return list(node.operands[::2]) if len(node.operands) <= 4 else []


# -- recurrences


class _Cycle(NamedTuple):
    """A phi of a loop's header: the value it starts with and the one that comes around the back edges."""

    phi: PHINode
    loop: Loop
    start: Value
    back: Value


def _cycle(node: PHINode, loop: Loop) -> _Cycle | None:
    """None where several values come in from outside, or around the back edges."""
    start: Value | None = None
    back: Value | None = None
    operands = node.operands
    for at in range(0, len(operands), 2):
        value, block = operands[at], operands[at + 1]
        assert isinstance(block, BasicBlock)
        if loop.contains_block(block):
            if back is not None and back is not value:
                return None
            back = value
        else:
            if start is not None and start is not value:
                return None
            start = value
    return _Cycle(node, loop, start, back) if start is not None and back is not None else None


def _recurrence(se: ScalarEvolution, node: PHINode, loop: Loop) -> SCEV | None:
    cycle = _cycle(node, loop)
    if cycle is None:
        return None
    found = _affine(se, cycle)
    if found is not None:
        return found
    name = se.table.unknown(node)
    se.values.remember(node, name)
    following = from_values.get(se, cycle.back)
    evolve = _incremented if following.kind == ADD else _shifted
    found = evolve(se, cycle, name, following)
    if found is None:
        se.values.erase(node)
    return found


def _replace_name(se: ScalarEvolution, node: PHINode, name: SCEVUnknown, made: SCEV) -> None:
    se.forget_memoized_results([name])
    se.values.remember(node, made)


def _affine(se: ScalarEvolution, cycle: _Cycle) -> SCEV | None:
    """The common case, for which no name is needed: the increment adds what doesn't change in the loop."""
    node, loop, start, back = cycle
    binary = decompose.match(se, back)
    if binary is None or binary.opcode != "add":
        return None
    if binary.lhs is node and not loop.defines(binary.rhs):
        step = from_values.get(se, binary.rhs)
    elif binary.rhs is node and not loop.defines(binary.lhs):
        step = from_values.get(se, binary.lhs)
    else:
        return None
    made = addrec.addrec2(se, from_values.get(se, start), step, loop, _believed(se, cycle, binary.flags))
    se.values.remember(node, made)
    _sharpen(se, made)
    if binary.flags:
        _flag_post_increment(se, cycle, step, binary.flags)
    return made


def _believed(se: ScalarEvolution, cycle: _Cycle, flags: int) -> int:
    """What of the increment's flags the recurrence may have.

    If the increment wraps, the phi is poison in the next iteration, and so is all that is computed from it. But another value may have the
    same expression. So where there may be one, the program must be undefined then, which LLVM 22 doesn't ask for.
    """
    if not flags or not _may_have_double(se, cycle):
        return flags
    if isinstance(cycle.back, Instruction) and no_wrap.is_undefined_if_poison_comes_around(se, cycle.phi, cycle.back, cycle.loop):
        return flags
    return ANY_WRAP


def _may_have_double(se: ScalarEvolution, cycle: _Cycle) -> bool:
    """Whether something may have the phi's expression that is computed without the phi: from another recurrence, and from its start."""
    node, loop, start, _ = cycle
    if not _has_another_recurrence(se, node, loop):
        return False
    first = from_values.get(se, start)
    is_by_itself = isinstance(first, SCEVUnknown) and first.value is start
    return not (is_by_itself and all(user is node or user.type is void for user in start.users))


def _has_another_recurrence(se: ScalarEvolution, node: PHINode, loop: Loop) -> bool:
    """Whether another phi beside `node` may be a recurrence; the first one that may be tells."""
    at = loop.header.first
    while isinstance(at, PHINode):
        if at is not node and _may_be_recurrence(se, at, loop):
            return True
        at = at.next
    return False


def _may_be_recurrence(se: ScalarEvolution, node: PHINode, loop: Loop) -> bool:
    """False only of phis that no step, whatever it is, is added to in each iteration."""
    cycle = _cycle(node, loop) if se.is_scevable(node.type) else None
    if cycle is None or cycle.back is node:
        return False
    back = cycle.back
    merged = back.operands[::2] if isinstance(back, PHINode) else (back,)
    return all(_may_add_to(node, one) for one in merged)


def _may_add_to(node: PHINode, value: Value) -> bool:
    if isinstance(value, LoadInst):
        return False
    if not isinstance(value, BinaryOperator) or value.opcode in _ADDITIONS:
        return True
    return value.operands[0] is not node or not isinstance(value.operands[1], ConstantInt)


def _sharpen(se: ScalarEvolution, made: SCEV) -> None:
    """Finds out by ranges whether the recurrence wraps."""
    if isinstance(made, SCEVAddRecExpr):
        no_wrap.set_addrec_flags(se, made, no_wrap.prove_no_wrap_via_constant_ranges(se, made))


def _flag_post_increment(se: ScalarEvolution, cycle: _Cycle, step: SCEV, flags: int) -> None:
    """The increment's own recurrence has the flags too where the program is undefined if the increment wraps.

    Without flags there is nothing to say of it, but what the increment is made of is looked at anew, now that the recurrence is known.
    """
    if isinstance(cycle.back, Instruction) and no_wrap.is_add_rec_never_poison(se, cycle.back, cycle.loop):
        addrec.addrec2(se, add.add2(se, from_values.get(se, cycle.start), step), step, cycle.loop, flags)


def _incremented(se: ScalarEvolution, cycle: _Cycle, name: SCEVUnknown, following: SCEV) -> SCEV | None:
    """The recurrence, where what comes around is a sum of the phi's name and a step."""
    node, loop, start, _ = cycle
    operands = following.operands
    if name not in operands:
        return None
    at = operands.index(name)
    step = add.add(se, [backedge_condition_folder(se, one, loop) for one in operands[:at] + operands[at + 1 :]])
    is_fixed = dispositions.is_loop_invariant(se, step, loop)
    if not is_fixed and not (isinstance(step, SCEVAddRecExpr) and step.loop is loop):
        return None
    flags = _increment_flags(se, cycle, step)
    made = addrec.addrec2(se, from_values.get(se, start), step, loop, _believed(se, cycle, flags))
    _replace_name(se, node, name, made)
    _sharpen(se, made)
    if is_fixed:
        _flag_post_increment(se, cycle, step, flags)
    return made


def _increment_flags(se: ScalarEvolution, cycle: _Cycle, step: SCEV) -> int:
    node, back = cycle.phi, cycle.back
    binary = decompose.match(se, back)
    if binary is not None:
        return binary.flags if binary.opcode == "add" and binary.lhs is node else ANY_WRAP
    if not isinstance(back, OPERATOR) or back.opcode != "getelementptr" or back.operands[0] is not node:
        return ANY_WRAP
    promised = geps.ir_flags(back)
    if not promised:
        return ANY_WRAP
    never_wraps = promised & NUW or known.is_known_non_negative(se, step)
    return NW | NUW if never_wraps else NW


def _shifted(se: ScalarEvolution, cycle: _Cycle, name: SCEVUnknown, following: SCEV) -> SCEV | None:
    """A phi that is in each iteration what another value was in the one before, and starts as that would have."""
    before = rewrite.shift_rewriter(se, following, cycle.loop)
    first = rewrite.init_rewriter(se, before, cycle.loop, False)
    nothing = se.table.could_not_compute
    if before is nothing or first is nothing:
        return None
    if not no_wrap.is_guaranteed_not_to_cause_ub(se, before) or not no_wrap.implies_poison(se, before, first):
        return None
    if first is not from_values.get(se, cycle.start):
        return None
    _replace_name(se, cycle.phi, name, before)
    return before


# -- merges


def _identical(se: ScalarEvolution, node: PHINode) -> SCEV | None:
    """All that comes in is the same operation on the same operands, done in several places."""
    values = node.operands[::2]
    first = values[0]
    if not isinstance(first, BinaryOperator):
        return None
    for one in values:
        if (
            not isinstance(one, BinaryOperator)
            or one.opcode != first.opcode
            or any(a is not b for a, b in zip(one.operands, first.operands, strict=True))
        ):
            return None
    made = from_values.get(se, first)
    return made if all(from_values.get(se, one) is made for one in values[1:]) else None


def _choice(se: ScalarEvolution, node: PHINode) -> SCEV | None:
    """A phi behind the two sides of one branch."""
    block = node.parent
    assert block is not None
    if len(node.operands) != 4 or not all(se.dominators.is_reachable(one) for _, one in node.incoming):
        return None
    dominator = se.dominators.immediate_dominator(block)
    branch = dominator.terminator if dominator is not None else None
    if not isinstance(branch, BranchInst) or not branch.is_conditional:
        return None
    sides = _sides(se, branch, node)
    if sides is None or not all(dispositions.properly_dominates(se, from_values.get(se, one), block) for one in sides):
        return None
    return selects.choice(se, node, branch.condition, *sides)


def _sides(se: ScalarEvolution, branch: BranchInst, node: PHINode) -> tuple[Value, Value] | None:
    """The phi's values behind the branch's condition true and false."""
    source = branch.parent
    assert source is not None
    left, right = branch.successors
    for at, other in ((0, 2), (2, 0)):
        if all(decompose.edge_dominates_use(se.dominators, source, to, node, use) for to, use in ((left, at), (right, other))):
            return node.operands[at], node.operands[other]
    return None


# -- recurrences under assumptions


class CastedRecurrences(dict[Value, "tuple[SCEV, list[SCEVPredicate]] | None"], Cache):
    """The recurrences of phis that are incremented through casts, and what must hold for them; None where a phi has none."""

    __slots__ = ()

    def forget(self, expressions: Collection[SCEV]) -> None:
        for e in expressions:
            if isinstance(e, SCEVUnknown):
                self.pop(e.value, None)

    def forget_phi(self, phi: PHINode) -> None:
        self.pop(phi, None)


def add_rec_with_casts(se: ScalarEvolution, name: SCEVUnknown) -> tuple[SCEV, list[SCEVPredicate]] | None:
    """For an unknown that is an integer phi of a loop's header and is incremented through a truncation and an extension:
    its recurrence without these, and what must hold for it."""
    node = name.value
    loop = se.loops.loop_for(node.parent) if isinstance(node, PHINode) and isinstance(node.type, IntType) else None
    if not isinstance(node, PHINode) or loop is None or loop.header is not node.parent:
        return None
    if node not in se.casted_recurrences:
        se.casted_recurrences[node] = _recurrence_with_casts(se, name, node, loop)
    return se.casted_recurrences[node]


def _recurrence_with_casts(se: ScalarEvolution, name: SCEVUnknown, node: PHINode, loop: Loop) -> tuple[SCEV, list[SCEVPredicate]] | None:
    cycle = _cycle(node, loop)
    if cycle is None:
        return None
    following = from_values.get(se, cycle.back)
    if following.kind != ADD:
        return None
    operands = following.operands
    at = next((at for at, one in enumerate(operands) if _is_casted(one, name)), None)
    if at is None:
        return None
    step = add.add(se, [*operands[:at], *operands[at + 1 :]])
    if not dispositions.is_loop_invariant(se, step, loop):
        return None
    start = from_values.get(se, cycle.start)
    cast = operands[at]
    needed = _conditions(se, start, step, loop, cast.operands[0].type, cast.kind)
    return None if needed is None else (addrec.addrec2(se, start, step, loop, ANY_WRAP), needed)


def _is_casted(e: SCEV, name: SCEVUnknown) -> bool:
    """Whether it is an extension of a truncation of `name`, to its own width."""
    if e.kind not in (SIGN_EXTEND, ZERO_EXTEND) or e.bits != name.bits:
        return False
    narrow = e.operands[0]
    return narrow.kind == TRUNCATE and narrow.operands[0] is name


def _conditions(se: ScalarEvolution, start: SCEV, step: SCEV, loop: Loop, narrow: Type, extension: int) -> list[SCEVPredicate] | None:
    """What makes the narrow recurrence, extended, the wide one: it doesn't wrap, and start and step fit. None where that can't be."""
    needed: list[SCEVPredicate] = []
    small = addrec.addrec2(se, casts.trunc(se, start, narrow), casts.trunc(se, step, narrow), loop, ANY_WRAP)
    if small.kind == ADDREC:
        assert isinstance(small, SCEVAddRecExpr)
        needed.append(assumed.wrap_predicate(se, small, assumed.NSSW if extension == SIGN_EXTEND else assumed.NUSW))
    pairs = []
    for wide, kind in ((start, extension), (step, SIGN_EXTEND)):
        there_and_back = casts.cast(se, kind, casts.trunc(se, wide, narrow), wide.type)
        if wide is not there_and_back and known.is_known_predicate(se, NE, wide, there_and_back):
            return None
        pairs.append((wide, there_and_back))
    for wide, there_and_back in pairs:
        if wide is not there_and_back and not known.is_known_predicate(se, EQ, wide, there_and_back):
            needed.append(assumed.equal_predicate(se, wide, there_and_back))
    return needed


class _BackedgeCondition(rewrite.Rewriter):
    __slots__ = ("condition", "loop", "outcome")

    def __init__(self, se: ScalarEvolution, loop: Loop, condition: Value | None, outcome: bool) -> None:
        super().__init__(se)
        self.loop, self.condition, self.outcome = loop, condition, outcome

    def visit_unknown(self, e: SCEVUnknown) -> SCEV:
        value = e.value
        if self.se.is_loop_invariant(e, self.loop):
            return e
        if isinstance(value, SelectInst):
            if value.operands[0] is self.condition:
                return from_values.get(self.se, value.operands[1 if self.outcome else 2])
        elif value is self.condition:
            return self.se.table.constant(i1, self.outcome)
        return e


def backedge_condition_folder(se: ScalarEvolution, e: SCEV, loop: Loop) -> SCEV:
    """The expression where the loop goes on: its latch's condition and selects by it are decided (LLVM's SCEVBackedgeConditionFolder)."""
    condition: Value | None = None
    outcome = False
    latch = loop_properties.edges(se, loop).latch
    if latch is not None:
        branch = latch.terminator
        if not isinstance(branch, BranchInst) or not branch.is_conditional:
            return e
        condition, outcome = branch.condition, branch.successors[0] is loop.header
    return _BackedgeCondition(se, loop, condition, outcome).visit(e)


# -- values that a loop leaves behind
