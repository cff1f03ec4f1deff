"""Forgetting what was found out, because it was found out too early or because the code has changed.

    forget_loop(se, loop)                    # how often it goes round, and the values computed from its phis
    forget_value(se, instruction)            # its expression, those of what is computed from it, and all made of these
    forget_memoized_results(se, [e])         # what is remembered of an expression and of all that has it as a part

An expression itself stays: it is what it is. What values it is of, its ranges, its value at scopes and its part in loops' counts go; where
the code has changed (the first two) its flags go as well, in which we are more careful than LLVM.

Source: LLVM's ScalarEvolution::forgetLoop, forgetValue, forgetMemoizedResults and their like.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from nvopt.analysis.scev.expressions.kinds import CONSTANT, SCEV, SCEVUnknown
from nvopt.analysis.scev.gpu import registers
from nvopt.analysis.value_tracking import AssumptionCache
from nvopt.ir import Argument, CallInst, GlobalValue, Instruction, PHINode, Value

if TYPE_CHECKING:
    from nvopt.analysis.loops import Loop
    from nvopt.analysis.scev.scalar_evolution import ScalarEvolution


def forget_memoized_results(se: ScalarEvolution, expressions: Iterable[SCEV]) -> None:
    """Forgets what is remembered of the expressions and of all that are made of them."""
    se.caches.forget(_with_users(expressions))


def _with_users(expressions: Iterable[SCEV]) -> dict[SCEV, None]:
    """The expressions and all that are made of them."""
    gone = dict.fromkeys(expressions)
    stack = list(gone)
    while stack:
        e = stack.pop()
        if e.kind != CONSTANT:
            for user in e.users:
                if user not in gone:
                    gone[user] = None
                    stack.append(user)
    return gone


# -- after a change of the code


def forget_code(se: ScalarEvolution, expressions: Iterable[SCEV]) -> None:
    """Forgets what is remembered of the expressions and of all that are made of them, their flags too: the code is why these were so."""
    gone = _with_users(expressions)
    se.caches.forget(gone)
    se.caches.forget_operands(gone)
    se.caches.forget_code()
    for e in gone:
        se.table.drop_flags(e)
    se.tracking.forget()


def forget_all_loops(se: ScalarEvolution) -> None:
    """Forgets everything that depends on the code: any value may have changed."""
    se.caches.clear()
    se.tracking.undefined_ahead.clear()
    for e in se.table.expressions():
        se.table.drop_flags(e)
    se.assumptions = se.tracking.assumptions = AssumptionCache(se.function)
    forget_code(se, ())


def forget_loop(se: ScalarEvolution, loop: Loop) -> None:
    """Forgets what is known of the loop, of those in it and of the values computed from their phis: its trip count may have changed."""
    seen: set[Value] = set()
    gone = _erase_users(se, _assumed_anew(se, (one for block in loop.blocks for one in block)), seen)
    stack = [loop]
    while stack:
        at = stack.pop()
        se.caches.forget_loop(at)
        for phi in at.header.phis():
            se.caches.forget_phi(phi)
        gone += se.table.recurrences.get(at, ())
        gone += _erase_users(se, at.header.phis(), seen)
        stack += at.subloops
    forget_code(se, gone)


def forget_topmost_loop(se: ScalarEvolution, loop: Loop) -> None:
    """`forget_loop` of the outermost loop around."""
    while loop.parent is not None:
        loop = loop.parent
    forget_loop(se, loop)


def forget_value(se: ScalarEvolution, value: Value) -> None:
    """Forgets what is known of a value and of the values computed from it: it has changed, or has lost its loop."""
    forget_code(se, _erase_users(se, [value, *registers.forget_read(se, value), *_assumed_anew(se, [value])], set()))


def _assumed_anew(se: ScalarEvolution, changed: Iterable[Value]) -> list[Value]:
    """The unknowns of which assumptions speak that are new, or speak of a changed value too."""
    told = se.assumptions.update(changed)
    return [one for one in told if isinstance(se.values.get(one), SCEVUnknown)]


def _erase_users(se: ScalarEvolution, roots: Iterable[Value], seen: set[Value]) -> list[SCEV]:
    """Takes the expressions from the values and from what is computed from them; which expressions these were."""
    found: list[SCEV] = []
    stack = [one for one in roots if one not in seen and isinstance(one, (Instruction, Argument, GlobalValue))]
    seen.update(stack)
    while stack:
        value = stack.pop()
        if not se.is_scevable(value.type) and not _is_with_overflow(value):
            continue
        e = se.values.get(value)
        if e is not None:
            found.append(e)
            se.values.erase(value)
        if se.is_scevable(value.type):
            found.append(se.table.unknown(value))
        if isinstance(value, PHINode):
            se.caches.forget_phi(value)
        if isinstance(value, GlobalValue):
            continue  # its users are in other functions, too; here expressions tell of them
        for user in value.users:
            if isinstance(user, Instruction) and user not in seen:
                seen.add(user)
                stack.append(user)
    return found


def _is_with_overflow(value: Value) -> bool:
    return isinstance(value, CallInst) and ".with.overflow." in value.callee_name


def forget_block_and_loop_dispositions(se: ScalarEvolution, value: Value | None = None) -> None:
    """Forgets how expressions behave in loops and blocks; of a value that has moved, of its expression and those made of it only."""
    if value is None:
        se.dispositions.clear()
    elif (e := se.values.get(value)) is not None:
        se.dispositions.forget(_with_users([e]))
