"""Counters in bytes, in the place of counters of elements that nothing but addresses and one comparison need.

    for (i = 0; i != 16; ++i) sum += local[i]        for (i = 0; i != 64; i += 4) sum += *(local + i)

The machine adds a counter and a uniform register in the access itself, but does not multiply there.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import TYPE_CHECKING, NamedTuple

from nvopt.analysis.loops import Loop
from nvopt.analysis.scev.expressions.kinds import SCEVAddRecExpr, SCEVConstant
from nvopt.ir import BinaryOperator, CmpInst, ConstantInt, Instruction, IntType, PHINode

if TYPE_CHECKING:
    from nvopt.analysis.scev.scalar_evolution import ScalarEvolution

_WIDTH = 32


class ByteCounter(NamedTuple):
    """A counter that goes up some times as fast as a phi, which is there no more then. All numbers are bytes, with signs."""

    phi: PHINode
    following: BinaryOperator
    """What the phi is in the next iteration."""
    test: CmpInst
    """The only other user of the two; it compares with a constant."""
    start: int
    step: int
    """It is not zero."""
    limit: int
    """What the test compares with."""

    @property
    def is_never_negative(self) -> bool:
        """Whether extensions need no sign: the phi's last value is not known here, so this asks for one that goes up."""
        return self.start >= 0 and self.step > 0


def byte_counters(loop: Loop, steps: Collection[int], dead: Collection[Instruction], scev: ScalarEvolution) -> Iterator[ByteCounter]:
    """The counters of 32 bits that could count by one of the steps, in bytes, if what is `dead` did not need them."""
    most = scev.constant_max_backedge_taken_count(loop)
    latch = loop.latch
    if not isinstance(most, SCEVConstant) or latch is None:
        return
    for phi in loop.header.phis():
        e = scev.get(phi) if phi.type is IntType.get(_WIDTH) else None
        following = phi.incoming_for(latch)
        if not isinstance(e, SCEVAddRecExpr) or e.loop is not loop or not e.is_affine or not isinstance(following, BinaryOperator):
            continue
        start, by = e.operands
        test = _only_test(phi, following, dead)
        if test is None or not isinstance(start, SCEVConstant) or not isinstance(by, SCEVConstant) or by.is_zero:
            continue
        if scev.get(following) is not scev.post_inc(e):
            continue
        limit = test.operands[1]
        assert isinstance(limit, ConstantInt)
        numbers = [start.signed, start.signed + by.signed * (most.value + 1), limit.signed]
        if test.predicate.is_unsigned and min(numbers) < 0:
            continue
        for step in steps:
            scale, rest = divmod(step, by.signed)
            if rest == 0 and scale > 1 and all(map(_fits, [number * scale for number in numbers])):
                yield ByteCounter(phi, following, test, start.signed * scale, step, limit.signed * scale)


def may_count_in_bytes(loop: Loop, dead: Collection[Instruction]) -> bool:
    """Whether there may be such a counter, by a look at the uses of phis, if what is `dead`, or some of it, did not need them."""
    latch = loop.latch
    return latch is not None and any(
        isinstance(following := phi.incoming_for(latch), BinaryOperator) and _only_test(phi, following, dead) is not None
        for phi in loop.header.phis()
    )


def _only_test(phi: PHINode, following: BinaryOperator, dead: Collection[Instruction]) -> CmpInst | None:
    """The comparison with a constant that is the only user beside the counter itself and what is dead."""
    users = {user for one in (phi, following) for user in one.users} - {phi, following} - set(dead)
    if len(users) != 1:
        return None
    (test,) = users
    is_test = isinstance(test, CmpInst) and test.operands[0] in (phi, following) and isinstance(test.operands[1], ConstantInt)
    return test if is_test else None  # type: ignore[return-value]


def _fits(number: int) -> bool:
    """Whether a counter of bytes can hold it, read with a sign. All that it holds on the way lies between such numbers."""
    return -(1 << (_WIDTH - 1)) <= number < 1 << (_WIDTH - 1)
