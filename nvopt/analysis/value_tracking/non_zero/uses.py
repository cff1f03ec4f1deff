"""What assumptions and uses of a value say about zero: a division by it, a comparison that decided the way to here.

Source: LLVM's isKnownNonZeroFromAssume and isKnownNonNullFromDominatingCondition.
"""

from __future__ import annotations

from nvopt.analysis.value_tracking.query import Query
from nvopt.analysis.values.attributes import WELL_DEFINED, argument_keys, null_is_defined
from nvopt.analysis.values.matching import comparison_with, intrinsic, logical_and, operand_of
from nvopt.analysis.values.zero import excludes_zero
from nvopt.ir import (
    BasicBlock,
    BranchInst,
    CallBase,
    CmpInst,
    ConstantInt,
    Instruction,
    LoadInst,
    PointerType,
    StoreInst,
    Value,
)
from nvopt.ir.predicates import Predicate

_MOST_USES = 20


_DIVISIONS = frozenset({"udiv", "sdiv", "urem", "srem"})


def is_promised(query: Query, value: Value) -> bool:
    """Whether an assumption that holds where control is says so."""
    for assume, at in query.promises(value):
        if at is None:
            condition = assume.operands[0]
            if not isinstance(condition, CmpInst) or condition.opcode != "icmp":
                continue
            found = comparison_with(condition, value) or _comparison_with_address(condition, value)
            told = found is not None and excludes_zero(*found)
        else:
            told = isinstance(value.type, PointerType) and _bundle_says_so(assume, at, value)
        if told and query.holds(assume):
            return True
    return False


def _comparison_with_address(compare: CmpInst, value: Value) -> tuple[Predicate, Value] | None:
    for operand in compare.operands:
        if operand_of(operand, "ptrtoint") is value:
            return comparison_with(compare, operand)
    return None


def _bundle_says_so(assume: CallBase, at: int, value: Value) -> bool:
    bundle, operands = list(assume.bundle_operands())[at]
    if bundle.tag == '"nonnull"':
        return True
    assert isinstance(value.type, PointerType)
    if bundle.tag != '"dereferenceable"' or null_is_defined(assume.function, value.type.addrspace) or len(operands) < 2:
        return False
    return isinstance(operands[1], ConstantInt) and operands[1].unsigned != 0


def follows_from_use(query: Query, value: Value) -> bool:
    """Whether something that is executed before control gets there would be undefined for zero, or tests for it."""
    if query.context is None:
        return False
    query.tracking.context_free = False
    seen = 0
    for user in reversed(value.users):
        for at, operand in enumerate(user.operands):
            if operand is not value:
                continue
            if seen >= _MOST_USES:
                return False
            seen += 1
            if isinstance(user, Instruction) and _use_says_so(query, user, at, value):
                return True
    return False


def _use_says_so(query: Query, user: Instruction, at: int, value: Value) -> bool:
    if isinstance(value.type, PointerType):
        if isinstance(user, CallBase) and at < len(user.args) and _argument_is_non_null(user, at):
            return query.has_passed(user)
        accesses = isinstance(user, LoadInst) or (isinstance(user, StoreInst) and at == 1)
        if accesses and not null_is_defined(user.function, value.type.addrspace) and query.has_passed(user):
            return True
    if user.opcode in _DIVISIONS:
        return at == 1 and query.holds(user)
    found = comparison_with(user, value)
    if found is None:
        return False
    predicate, other = found
    if excludes_zero(predicate, other):
        return _is_decided_above(query, user, True)
    return excludes_zero(predicate.inverse, other) and _is_decided_above(query, user, False)


def _argument_is_non_null(call: CallBase, at: int) -> bool:
    """Whether passing null would be undefined behaviour."""
    found = argument_keys(call, at)
    argument = call.args[at]
    assert isinstance(argument.type, PointerType)
    if "nonnull" in found and not WELL_DEFINED.isdisjoint(found):
        return True
    return "dereferenceable" in found and not null_is_defined(call.function, argument.type.addrspace)


def _is_decided_above(query: Query, compare: Instruction, is_true: bool) -> bool:
    """Whether control gets there only by a branch on which `compare`, maybe joined with others, is `is_true`."""
    seen: set[Value] = set()
    pending: list[Value] = []
    for user in compare.users:
        if user not in seen:
            seen.add(user)
            pending.append(user)
        while pending:
            at = pending.pop()
            if is_true and logical_and(at) is not None:
                fresh = [one for one in at.users if one not in seen]
                seen.update(fresh)
                pending += fresh
            elif isinstance(at, BranchInst):
                target = at.operands[1 if is_true else 2]
                assert isinstance(target, BasicBlock)
                assert at.parent is not None
                if query.has_passed_edge(at.parent, target):
                    return True
            elif is_true and intrinsic(at) == "experimental.guard" and query.has_passed(at):
                return True
    return False
