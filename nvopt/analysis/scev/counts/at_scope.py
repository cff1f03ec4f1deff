"""What an expression is worth seen from a loop, or from behind the loops that it is about.

    for (i = 0; i != 10; ++i) …       at_scope(se, {0,+,1}<%loop>, None) is 9

A recurrence whose loop doesn't hold the scope has its last value, where the number of iterations is known. An instruction that is an
unknown is folded where its operands turn out to be constants at the scope, and a phi of its loop's header where the loop can be executed.

Source: LLVM's ScalarEvolution::getSCEVAtScope.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import TYPE_CHECKING

from nvopt.analysis.scev.cache import Cache
from nvopt.analysis.scev.counts import loop_execution, loop_exits
from nvopt.analysis.scev.expressions import addrec, rewrite
from nvopt.analysis.scev.expressions.kinds import (
    ADD,
    CONSTANT,
    NW,
    PTRTOINT,
    SCEV,
    TRUNCATE,
    UNKNOWN,
    SCEVAddRecExpr,
    SCEVConstant,
    SCEVUnknown,
)
from nvopt.analysis.scev.facts import known
from nvopt.ir import Constant, ConstantInt, Instruction, PHINode
from nvopt.late_modules import late_module

if TYPE_CHECKING:
    from nvopt.analysis import constant_folding as folding
    from nvopt.analysis.loops import Loop
    from nvopt.analysis.scev.scalar_evolution import ScalarEvolution
else:
    folding = late_module("nvopt.analysis.constant_folding")


class ScopeValues(Cache):
    """What expressions are worth behind or in loops."""

    __slots__ = ("nesting", "users", "values")

    def __init__(self) -> None:
        self.values: dict[SCEV, dict[Loop | None, SCEV]] = {}
        self.users: dict[SCEV, dict[tuple[Loop | None, SCEV], None]] = {}
        """For an expression, whose value at which scope it is."""
        self.nesting = 0
        """How many instructions are being folded at a scope for one another."""

    def remember(self, e: SCEV, loop: Loop | None, found: SCEV) -> None:
        """Keeps it, unless what is known of `e` was forgotten meanwhile."""
        known_values = self.values.get(e)
        if known_values is None or loop not in known_values:
            return
        known_values[loop] = found
        if found.kind != CONSTANT:
            self.users.setdefault(found, {})[(loop, e)] = None

    def forget(self, expressions: Collection[SCEV]) -> None:
        for e in expressions:
            for loop, value in self.values.pop(e, {}).items():
                users = self.users.get(value)
                if users is not None:
                    users.pop((loop, e), None)
            for loop, user in self.users.pop(e, ()):
                values = self.values.get(user)
                if values is not None and values.get(loop) is e:
                    del values[loop]

    def clear(self) -> None:
        self.values.clear()
        self.users.clear()


def at_scope(se: ScalarEvolution, e: SCEV, loop: Loop | None) -> SCEV:
    """The value seen from `loop`, or, for None, from behind all loops; `e` itself where nothing better is known."""
    kind = e.kind
    if kind == CONSTANT or (kind == UNKNOWN and not isinstance(e.value, Instruction)):  # type: ignore[attr-defined]
        return e
    known_values = se.scopes.values.get(e)
    if known_values is None:
        known_values = se.scopes.values[e] = {}
    else:
        found = known_values.get(loop)
        if found is not None:
            return found
    if e.size > rewrite.LARGE:
        _prepare(se, e, loop)
    known_values[loop] = e  # where the question comes up again while it is being answered
    found = _compute(se, e, loop)
    if found is not e:
        se.scopes.remember(e, loop, found)
    return found


def _compute(se: ScalarEvolution, e: SCEV, loop: Loop | None) -> SCEV:
    if isinstance(e, SCEVAddRecExpr):
        return _recurrence(se, e, loop)
    if isinstance(e, SCEVUnknown):
        return _unknown(se, e, loop)
    operands = _operands(se, e, loop)
    return e if operands is None else rewrite.with_operands(se, e, operands)


def _operands(se: ScalarEvolution, e: SCEV, loop: Loop | None) -> list[SCEV] | None:
    """The operands at the scope, None where none is another there."""
    made = [one if one.kind == CONSTANT else at_scope(se, one, loop) for one in e.operands]
    for old, new in zip(e.operands, made, strict=True):
        if old is not new:
            return made
    return None


def _recurrence(se: ScalarEvolution, e: SCEVAddRecExpr, loop: Loop | None) -> SCEV:
    operands = _operands(se, e, loop)
    if operands is not None:
        folded = addrec.addrec(se, operands, e.loop, e.flags & NW)
        if not isinstance(folded, SCEVAddRecExpr):
            return folded
        e = folded
    if e.loop.contains_loop(loop):
        return e
    count = loop_exits.backedge_taken_count(se, e.loop)
    return e if count is se.table.could_not_compute else addrec.evaluate_at_iteration(se, e, count)


def _unknown(se: ScalarEvolution, e: SCEVUnknown, loop: Loop | None) -> SCEV:
    instruction = e.value
    assert isinstance(instruction, Instruction)
    if isinstance(instruction, PHINode):
        return _exit_value(se, instruction, loop) or e
    if not folding.can_fold(instruction):
        return e
    operands: list[Constant] = []
    is_better = False
    for operand in instruction.operands:
        if isinstance(operand, Constant):
            operands.append(operand)
            continue
        if not isinstance(operand, Instruction) or not se.is_scevable(operand.type):
            return e
        original = se.get(operand)
        here = _nested(se, original, loop)
        is_better = is_better or here is not original
        constant = constant_of(se, here)
        if constant is None or constant.type is not operand.type:
            return e
        operands.append(constant)
    if not is_better:
        return e
    folded = folding.fold_instruction(instruction, operands, se.layout)
    return e if folded is None else se.get(folded)


def _nested(se: ScalarEvolution, e: SCEV, loop: Loop | None) -> SCEV:
    """`at_scope` for an instruction that takes `e`."""
    if se.scopes.nesting >= _DEEPEST:
        _prepare(se, e, loop)
    se.scopes.nesting += 1
    here = at_scope(se, e, loop)
    se.scopes.nesting -= 1
    return here


_DEEPEST = 40
"""Instructions that are folded for one another before their chain is gone along without recursion."""


def _prepare(se: ScalarEvolution, e: SCEV, loop: Loop | None) -> None:
    """Finds the values at the scope that the one of `e` depends on, so that this takes no deep recursion."""
    for part in rewrite.parts_first(e, lambda one: loop in se.scopes.values.get(one, ()), lambda one: _parts(se, one)):
        at_scope(se, part, loop)


def _parts(se: ScalarEvolution, e: SCEV) -> Iterable[SCEV]:
    """The expressions that the value of `e` depends on: its operands, or, of an instruction, the one that is looked at first."""
    if not isinstance(e, SCEVUnknown):
        return e.operands
    if not isinstance(e.value, Instruction) or not folding.can_fold(e.value):
        return []
    first = next((one for one in e.value.operands if not isinstance(one, Constant)), None)
    return [se.get(first)] if isinstance(first, Instruction) and se.is_scevable(first.type) else []


def _exit_value(se: ScalarEvolution, phi: PHINode, scope: Loop | None) -> SCEV | None:
    """What a phi of a loop's header is worth right behind the loop."""
    assert phi.parent is not None
    loop = se.loops.loop_for(phi.parent)
    if loop is None or loop.parent is not scope or loop.header is not phi.parent:
        return None
    count = loop_exits.backedge_taken_count(se, loop)
    incoming = phi.incoming
    if count.is_zero:
        starts = {value for value, block in incoming if not loop.contains_block(block)}
        if len(starts) == 1:
            return se.get(starts.pop())
    if count is not se.table.could_not_compute and len(incoming) == 2 and known.is_known_non_zero(se, count):
        around = incoming[0 if loop.contains_block(incoming[0][1]) else 1][0]
        if not loop.defines(around):
            return se.get(around)
    if isinstance(count, SCEVConstant):
        left = loop_execution.constant_evolution_loop_exit_value(se, phi, count.value, loop)
        if left is not None:
            return se.get(left)
    return None


def constant_of(se: ScalarEvolution, e: SCEV) -> Constant | None:
    """The expression as a constant of the IR, None where it isn't one: integers, constants of the module, and what sums, truncations
    and addresses as integers make of them (LLVM's BuildConstantFromSCEV)."""
    if isinstance(e, SCEVConstant):
        return ConstantInt.get(e.type, e.value)
    if isinstance(e, SCEVUnknown):
        return e.value if isinstance(e.value, Constant) else None
    if e.kind == ADD:
        return _constant_sum(se, e)
    if e.kind == TRUNCATE or e.kind == PTRTOINT:
        operand = constant_of(se, e.operands[0])
        opcode = "trunc" if e.kind == TRUNCATE else "ptrtoint"
        return None if operand is None else folding.cast_expression(opcode, operand, e.type, se.layout)
    return None


def _constant_sum(se: ScalarEvolution, e: SCEV) -> Constant | None:
    total: Constant | None = None
    for operand in e.operands:
        constant = constant_of(se, operand)
        if constant is None:
            return None
        if total is None:
            total = constant
        elif operand.is_pointer:
            total = folding.pointer_add(constant, total)
        else:
            total = folding.binary_expression("add", total, constant, se.layout)
    return total
