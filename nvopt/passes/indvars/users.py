"""Users of inductions: what ranges, conditions on the way and the special registers of a GPU tell of them makes them simpler.

    loop:                                                      loop:
      %i = phi i32 [ 0, %entry ], [ %next, %loop ]               %i = phi i32 [ 0, %entry ], [ %next, %loop ]
      %c = icmp sgt i32 %i, 99                                   (%c is false)
      %r = srem i32 %i, 100                                      (%r is %i)
      %q = sdiv i32 %i, 3                             becomes    %q = udiv i32 %i, 3
      %w = sext i32 %i to i64                                    %w = zext nneg i32 %i to i64
      %next = add i32 %i, 1                                      %next = add nuw nsw i32 %i, 1
      %more = icmp slt i32 %next, 100                            %more = icmp samesign ult i32 %next, 100

Low parts of a number that are compared only: the number is, where it is nothing but the part extended.

Beginning with the phis of the header, users of users are looked at as long as they are recurrences of the loop.

Source: LLVM's SimplifyIndVar.
"""

from __future__ import annotations

from collections.abc import Callable

from nvopt.analysis.scev.expressions.kinds import SCEV, SCEVAddRecExpr
from nvopt.analysis.values import execution
from nvopt.ir import (
    BinaryOperator,
    CallInst,
    CastInst,
    CmpInst,
    ConstantInt,
    ExtractValueInst,
    Instruction,
    IntType,
    PHINode,
    SelectInst,
    UnaryOperator,
    User,
    Value,
)
from nvopt.ir.predicates import SLT, ULT, Predicate
from nvopt.ir.types import i1
from nvopt.passes.indvars.editing import REGISTER, LoopWork

_WITHOUT_SIGN = {"sdiv": "udiv", "srem": "urem", "ashr": "lshr"}


def simplify_users(work: LoopWork) -> None:
    """Simplifies what is computed of the loop's inductions, in the loop and in those inside."""
    for phi in [*work.inductions()]:
        _simplify_users_of(work, phi)


def _simplify_users_of(work: LoopWork, phi: PHINode) -> None:
    seen: set[Instruction] = {phi}
    pending = _users(work, phi, seen)
    while pending:
        user = pending.pop()
        if user.parent is None:
            continue
        if not user.is_used and not user.is_terminator and not execution.has_side_effects(user):
            work.dead.append(user)
            continue
        if _is_compared_whole(work, user):
            work.dead.append(user)
            continue
        value = _instead_of(work, user)
        if value is not None:
            pending += _users(work, user, seen)  # with the value they may be simpler, even if that is no induction
            work.replace(user, value)
            if isinstance(value, Instruction) and value not in seen and work.loop.contains_instruction(value):
                pending.append(value)
            continue
        _strengthen(work, user)
        if _goes_on(work, user):
            pending += _users(work, user, seen)


def _users(work: LoopWork, value: Instruction, seen: set[Instruction]) -> list[Instruction]:
    """Its users in the loop that were not looked at before."""
    found = [user for user in value.users if isinstance(user, Instruction) and user not in seen and work.loop.contains_instruction(user)]
    found = [*dict.fromkeys(found)]
    seen.update(found)
    return found


def _goes_on(work: LoopWork, user: Instruction) -> bool:
    """Whether the user's own users are worth a look: it is a recurrence of the loop, or tells whether one would overflow."""
    if not work.scev.is_scevable(user.type):
        return isinstance(user, CallInst) and ".with.overflow." in user.callee_name
    e = work.scev.get(user)
    return isinstance(e, SCEVAddRecExpr) and e.loop is work.loop


# -- another value in its place


def _instead_of(work: LoopWork, user: Instruction) -> Value | None:
    """The value or constant that does instead of the user, or the simpler instruction that was put before it."""
    found = _invariant(work, user)
    if found is None:
        rule = _INSTEAD.get(user.opcode)
        found = rule(work, user) if rule is not None else None
    if found is None:
        found = _same_operand(work, user)
    return found if found is not user else None


def _invariant(work: LoopWork, user: Instruction) -> Value | None:
    """What doesn't change in the loop is computed ahead of it, where that is cheap."""
    if not work.scev.is_scevable(user.type) or isinstance(user, PHINode) or execution.has_side_effects(user):
        return None
    e = work.scev.get(user)
    if not work.scev.is_loop_invariant(e, work.loop) or not work.can_expand(e, cheaply=True):
        return None
    value = work.expand(e)
    return value if value is not None and work.keeps_loops_closed(user, value) else None


def _only_value(work: LoopWork, user: Instruction) -> Value | None:
    """What comes into a phi, where that is one value and the phi closes no loop."""
    assert isinstance(user, PHINode)
    values = {value for value, _ in user.incoming}
    (value,) = values if len(values) == 1 else (user,)
    return value if value is not user and work.keeps_loops_closed(user, value) else None


def _same_operand(work: LoopWork, user: Instruction) -> Value | None:
    """An operand, or an operand of that, whose value the user repeats."""
    if not work.scev.is_scevable(user.type) or not isinstance(user, (BinaryOperator, CastInst, SelectInst)):
        return None
    e = work.scev.get(user)
    near = [one for one in user.operands if isinstance(one, Instruction)]
    near += [far for one in near for far in one.operands if isinstance(far, Instruction)]
    for one in near:
        if one.type is user.type and work.scev.get(one) is e and one is not user and _may_stand_for(work, one, user, e):
            return one
    return None


def _may_stand_for(work: LoopWork, one: Instruction, user: Instruction, e: SCEV) -> bool:
    tree = work.scev.dominators
    return tree.value_dominates(one, user) and work.keeps_loops_closed(user, one) and work.expander.is_no_more_poison(one, e)


def _here(work: LoopWork, value: Value, user: Instruction) -> SCEV:
    """The value's expression where the user stands."""
    return work.scev.at_scope(work.scev.get(value), work.scev.loops.loop_for(user.block))


def _comparison(work: LoopWork, user: Instruction) -> Value | None:
    """The outcome, where it is always the same."""
    assert isinstance(user, CmpInst)
    left, right = user.operands
    if not work.scev.is_scevable(left.type):
        return None
    a, b = _here(work, left, user), _here(work, right, user)
    outcome = work.scev.evaluate_predicate_at(user.predicate, a, b, _only_user(user))
    return None if outcome is None else ConstantInt.get(i1, int(outcome))


def _only_user(user: Instruction) -> Instruction:
    """Where the comparison matters: at its only user, or where it stands."""
    others = user.users
    if len(others) == 1 and isinstance(others[0], Instruction) and not isinstance(others[0], PHINode):
        return others[0]
    return user


def _remainder(work: LoopWork, user: Instruction) -> Value | None:
    """The dividend itself, where it is less than the divisor; where it may be the divisor too, zero then."""
    scev, is_signed = work.scev, user.opcode == "srem"
    dividend, divisor = user.operands
    n, d = _here(work, dividend, user), _here(work, divisor, user)
    if is_signed and not scev.is_known_non_negative(n):
        return None
    less = SLT if is_signed else ULT
    if scev.is_known_predicate_at(less, n, d, user):
        return dividend
    if scev.is_known_predicate_at(less.non_strict, n, d, user):
        return _zero_at_divisor(work, user)
    return None


def _zero_at_divisor(work: LoopWork, user: Instruction) -> Value:
    """`n == d ? 0 : n`; n is needed twice, so it must be the same both times."""
    dividend, divisor = user.operands
    steady = UnaryOperator("freeze", dividend)
    work.insert(steady, user, user)
    is_divisor = CmpInst("icmp", "eq", steady, divisor, name="iv.cmp")
    work.insert(is_divisor, user, user)
    return work.put_before(user, SelectInst(is_divisor, ConstantInt.get(user.type, 0), steady))


def _extract(work: LoopWork, user: Instruction) -> Value | None:
    """The parts of an operation that says whether it overflowed, where it doesn't."""
    assert isinstance(user, ExtractValueInst)
    call = user.operands[0]
    if not isinstance(call, CallInst) or ".with.overflow." not in call.callee_name:
        return None
    kind = call.callee_name.removeprefix("llvm.").split(".")[0]
    if not _never_overflows(work, call, kind):
        return None
    if user.indices[0] == 1:
        return ConstantInt.get(i1, 0)
    return work.put_before(user, _plain(call, kind))


def _saturating(work: LoopWork, user: Instruction) -> Value | None:
    """The plain operation, where it doesn't overflow."""
    assert isinstance(user, CallInst)
    name = user.callee_name.removeprefix("llvm.")
    kind = name.split(".")[0]
    if kind[:4] not in ("uadd", "usub", "sadd", "ssub") or not name.startswith(f"{kind}.sat.") or not isinstance(user.type, IntType):
        return None
    return work.put_before(user, _plain(user, kind)) if _never_overflows(work, user, kind) else None


def _never_overflows(work: LoopWork, call: CallInst, kind: str) -> bool:
    a, b = call.args
    if not isinstance(a.type, IntType):
        return False
    return work.scev.will_not_overflow(kind[1:], kind[0] == "s", _here(work, a, call), _here(work, b, call), call)


def _plain(call: CallInst, kind: str) -> BinaryOperator:
    a, b = call.args
    return BinaryOperator(kind[1:], a, b, ("nsw",) if kind[0] == "s" else ("nuw",))


def _without_sign(work: LoopWork, user: Instruction) -> Value | None:
    """The operation without sign, where no operand that has one is negative."""
    signed = user.operands[:1] if user.opcode == "ashr" else user.operands
    if not all(work.scev.is_known_non_negative(_here(work, one, user)) for one in signed):
        return None
    flags = tuple(flag for flag in user.flags if flag == "exact" and user.opcode != "srem")
    a, b = user.operands
    return work.put_before(user, BinaryOperator(_WITHOUT_SIGN[user.opcode], a, b, flags))


def _signed_remainder(work: LoopWork, user: Instruction) -> Value | None:
    return _remainder(work, user) or _without_sign(work, user)


def _sign_extension(work: LoopWork, user: Instruction) -> Value | None:
    """zext nneg, of what is not negative; of what is a number of threads and the like it is for the GPU the same."""
    if not isinstance(user.type, IntType) or not work.scev.is_known_non_negative(_here(work, user.operands[0], user)):
        return None
    return work.put_before(user, CastInst("zext", user.operands[0], user.type, ("nneg",)))


def _on_integers(rule: Callable[[LoopWork, Instruction], Value | None]) -> Callable[[LoopWork, Instruction], Value | None]:
    return lambda work, user: rule(work, user) if isinstance(user.type, IntType) else None


_INSTEAD: dict[str, Callable[[LoopWork, Instruction], Value | None]] = {
    "phi": _only_value,
    "icmp": _comparison,
    "urem": _on_integers(_remainder),
    "srem": _on_integers(_signed_remainder),
    "sdiv": _on_integers(_without_sign),
    "ashr": _on_integers(_without_sign),
    "sext": _sign_extension,
    "extractvalue": _extract,
    "call": _saturating,
}


# -- low parts


def _is_compared_whole(work: LoopWork, user: Instruction) -> bool:
    """Whether the user was the low part of a number for nothing but comparisons with what doesn't change, and these now ask the number,
    which is nothing but the part extended. Only where that takes no more registers."""
    if user.opcode != "trunc" or not isinstance(user.type, IntType):
        return False
    whole, scev = user.operands[0], work.scev
    assert isinstance(whole.type, IntType)
    tests = user.users
    if whole.type.bits > REGISTER or not all(_is_test_of(work, user, one) for one in tests):
        return False
    e, part = scev.get(whole), scev.get(user)
    with_sign, without = scev.sext(part, whole.type) is e, scev.zext(part, whole.type) is e
    if not all(_keeps_order(one.predicate, with_sign, without) for one in tests if isinstance(one, CmpInst)):
        return False
    for one in tests:
        assert isinstance(one, CmpInst)
        _compare_whole(work, one, user, whole, without)
    return True


def _keeps_order(predicate: Predicate, with_sign: bool, without: bool) -> bool:
    """Whether numbers that are extended with or without sign compare as before."""
    return with_sign if predicate.is_signed else without if predicate.is_unsigned else with_sign or without


def _is_test_of(work: LoopWork, part: Instruction, user: User) -> bool:
    """Whether it compares the part with what doesn't change."""
    if not isinstance(user, CmpInst) or not work.loop.contains_instruction(user):
        return False
    return sum(not work.loop.defines(one) for one in user.operands) == 1 and part in user.operands


def _compare_whole(work: LoopWork, test: CmpInst, part: Instruction, whole: Value, is_without_sign: bool) -> None:
    predicate = test.predicate
    if is_without_sign and all(work.scev.is_known_non_negative(work.scev.get(one)) for one in test.operands):
        predicate = predicate.as_unsigned
    opcode = "sext" if predicate.is_signed or (predicate.is_equality and not is_without_sign) else "zext"
    left, right = (whole if one is part else work.expander.insert(CastInst(opcode, one, whole.type), work.entry) for one in test.operands)
    work.replace(test, work.put_before(test, CmpInst("icmp", predicate, left, right)))


# -- more said of it


def _strengthen(work: LoopWork, user: Instruction) -> None:
    """Adds the flags that are proven; a comparison of what is not negative needs no sign."""
    if user.opcode in ("add", "sub", "mul", "shl") and isinstance(user.type, IntType):
        _add_wrap_flags(work, user)
    elif user.opcode == "zext" and "nneg" not in user.flags and isinstance(user.type, IntType):
        if work.scev.is_known_non_negative(_here(work, user.operands[0], user)):
            work.set_flags(user, ("nneg",))
    elif isinstance(user, CmpInst) and user.opcode == "icmp" and user.predicate.is_signed:
        _compare_without_sign(work, user)


def _add_wrap_flags(work: LoopWork, user: Instruction) -> None:
    a, b = (work.scev.get(one) for one in user.operands)
    opcode = user.opcode
    if opcode == "shl":
        amount = user.operands[1]
        if not isinstance(amount, ConstantInt) or amount.unsigned >= a.bits - 1:
            return
        opcode, b = "mul", work.scev.constant(a.type, 1 << amount.unsigned)
    flags = [
        flag
        for flag, is_signed in (("nuw", False), ("nsw", True))
        if flag in user.flags or work.scev.will_not_overflow(opcode, is_signed, a, b, user)
    ]
    if len(flags) > len(user.flags):
        work.set_flags(user, flags)


def _compare_without_sign(work: LoopWork, user: CmpInst) -> None:
    left, right = user.operands
    if not isinstance(left.type, IntType):
        return
    if all(work.scev.is_known_non_negative(_here(work, one, user)) for one in (left, right)):
        user.predicate = user.predicate.as_unsigned
        work.set_flags(user, ("samesign",))
