"""Counters in floating point that hold nothing but small integers are counted in integers, of which it is known how often they step.

    loop:                                                        loop:
      %x = phi float [ 0.0, %entry ], [ %next, %loop ]             %x.int = phi i32 [ 0, %entry ], [ %next.int, %loop ]
      call void @see(float %x)                                     %indvar.conv = sitofp i32 %x.int to float
      %next = fadd float %x, 1.0                         becomes   call void @see(float %indvar.conv)
      %more = fcmp olt float %next, 100.0                          %next.int = add nsw i32 %x.int, 1
      br i1 %more, label %loop, label %exit                        %more = icmp slt i32 %next.int, 100
                                                                   br i1 %more, label %loop, label %exit

Start, step and bound are constants, the test is made in each iteration, and nothing else needs the sum. All that the counter holds, up to
the number with which the loop is left, must fit into 32 bits and be a float itself: 16777216.0 + 1.0 is 16777216.0, and such a loop never
ends.

Source: LLVM's IndVarSimplify::handleFloatingPointIV, which takes a counter whose last step leaves 32 bits for one that never gets there.
"""

from __future__ import annotations

from typing import NamedTuple

from nvopt.ir import BinaryOperator, BranchInst, CastInst, CmpInst, ConstantFP, ConstantInt, IntType, PHINode, PoisonValue, Value
from nvopt.ir.predicates import EQ, NE, SGE, SGT, SLE, SLT, Predicate
from nvopt.passes.indvars.editing import LoopWork

_PRECISION = {"half": 11, "bfloat": 8, "float": 24, "double": 53}
"""By type n, for which all integers up to 2**n are floats."""
_COUNTER = IntType.get(32)
_PREDICATES = {letter + one.removeprefix("s"): one for one in (EQ, NE, SLT, SLE, SGT, SGE) for letter in "ou"}
"""What the comparison of two integers is called, ordered or not."""


class _FloatCounter(NamedTuple):
    """A counter with its test."""

    phi: PHINode
    step: BinaryOperator
    test: CmpInst
    branch: BranchInst
    start: int
    by: int
    bound: int
    predicate: Predicate
    """Of integers, for the test."""


def count_in_integers(work: LoopWork) -> None:
    """Rewrites the counters in floating point for which that is exact."""
    for phi in work.loop.header.phis():
        found = _candidate(work, phi)
        if found is not None and _is_exact(work, found):
            _rewrite(work, found)


def _candidate(work: LoopWork, phi: PHINode) -> _FloatCounter | None:
    """A phi that is stepped by a constant, and tested for an exit in each iteration, all by whole numbers."""
    step = phi.incoming_for(work.latch) if str(phi.type) in _PRECISION else None
    if not isinstance(step, BinaryOperator) or step.opcode != "fadd" or step.operands[0] is not phi:
        return None
    tests = [one for one in step.users if one is not phi]
    if len(tests) != 1 or len(step.users) != 2:
        return None
    test = tests[0]
    if not isinstance(test, CmpInst) or test.operands[0] is not step or len(test.users) != 1:
        return None
    branch = next((branch for _, branch in work.exits() if branch.condition is test), None)
    numbers = [_whole(one) for one in (phi.incoming_for(work.preheader), step.operands[1], test.operands[1])]
    predicate = _PREDICATES.get(test.predicate)
    if branch is None or predicate is None or None in numbers:
        return None
    start, by, bound = numbers
    assert start is not None
    assert by is not None
    assert bound is not None
    return _FloatCounter(phi, step, test, branch, start, by, bound, predicate)


def _whole(value: Value) -> int | None:
    """The integer that a constant is; there is none for -0.0."""
    if not isinstance(value, ConstantFP) or value.ref.startswith("-0.0") or not value.value.is_integer():
        return None
    found = int(value.value)
    return found if value is ConstantFP.get(value.type, float(found)) else None


def _is_exact(work: LoopWork, counter: _FloatCounter) -> bool:
    """Whether all that it holds is the same in 32 bits."""
    last = _last(counter, counter.predicate.inverse if not work.stays_where_true(counter.branch) else counter.predicate)
    if last is None or not all(-(1 << 31) <= one < 1 << 31 for one in (counter.start, counter.by, counter.bound, last)):
        return False
    return max(abs(counter.start), abs(last)) <= 1 << _PRECISION[str(counter.phi.type)]


def _last(counter: _FloatCounter, stays: Predicate) -> int | None:
    """What the counter is when the loop is left by this exit, for a loop that goes on while `stays` compares it so with the bound; None
    where that never comes."""
    _, _, _, _, start, by, bound, _ = counter
    first = start + by
    if not stays.compare(first, bound):
        return first
    if not by:
        return None
    if stays is EQ:
        return first + by
    if stays is NE:
        return bound if (bound - first) % by == 0 and (bound - first) // by > 0 else None
    if stays.is_less != (by > 0):
        return None
    beyond = bound if stays.is_strict else bound + (1 if by > 0 else -1)
    return first + -((first - beyond) // by) * by


def _rewrite(work: LoopWork, counter: _FloatCounter) -> None:
    old, step, test, branch, *_ = counter
    phi = PHINode(_COUNTER, name=f"{old.name}.int" if old.name else "")
    work.insert(phi, old, old)
    following = BinaryOperator("add", phi, ConstantInt.get(_COUNTER, counter.by), ("nsw",), name=f"{step.name}.int" if step.name else "")
    work.insert(following, step, step)
    for block in old.operands[1::2]:
        phi.add_incoming(ConstantInt.get(_COUNTER, counter.start) if block is work.preheader else following, block)  # type: ignore[arg-type]
    asked = work.put_before(test, CmpInst("icmp", counter.predicate, following, ConstantInt.get(_COUNTER, counter.bound)))
    branch.set_operand(0, asked)
    test.erase()
    step.replace_all_uses_with(PoisonValue.get(step.type))
    step.erase()
    if old.is_used:
        first = work.loop.header.first_non_phi
        assert first is not None
        converted = CastInst("sitofp", phi, old.type, name="indvar.conv")
        work.insert(converted, first, old)
        old.replace_all_uses_with(converted)
    old.erase()
