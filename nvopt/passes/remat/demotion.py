"""Counters of 64 bits become 32 bits wide."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from nvopt.analysis.loops import Loop
from nvopt.analysis.scev.scalar_evolution import ScalarEvolution
from nvopt.ir import BinaryOperator, CastInst, CmpInst, ConstantInt, GetElementPtrInst, Instruction, IntType, PHINode, PoisonValue, Value
from nvopt.transforms.blocks import terminator_of

_NARROW, _WIDE = IntType.get(32), IntType.get(64)
_LEAST, _MOST = -(1 << 31), (1 << 31) - 1
MARGIN = 1 << 16
"""How far from the limits of 32 bits a counter stays, but at the highest level."""

Kind = Literal["compare", "trunc", "index", "other"]


@dataclass(frozen=True)
class Counter:
    """A phi of a loop's header and what steps it."""

    phi: PHINode
    step: BinaryOperator
    loop: Loop
    scev: ScalarEvolution

    @property
    def by(self) -> Value:
        """What is added or subtracted."""
        return self.step.operands[1] if self.step.operands[0] is self.phi else self.step.operands[0]

    @property
    def values(self) -> tuple[PHINode, BinaryOperator]:
        """The counter, now and in the next iteration."""
        return self.phi, self.step

    def uses(self) -> Iterator[tuple[Instruction, int, Kind]]:
        """Who uses either, by which operand, and for what; not one another."""
        for value in self.values:
            for user, index in value.uses:
                assert isinstance(user, Instruction)
                if user not in self.values:
                    yield user, index, self._kind(user, index)

    def _kind(self, user: Instruction, index: int) -> Kind:
        if isinstance(user, CastInst) and user.opcode == "trunc" and isinstance(user.type, IntType) and user.type.bits <= _NARROW.bits:
            return "trunc"
        if isinstance(user, GetElementPtrInst) and index > 0:
            return "index"
        if isinstance(user, CmpInst) and user.opcode == "icmp" and all(map(self._is_comparable, user.operands)):
            return "compare"
        return "other"

    def _is_comparable(self, operand: Value) -> bool:
        return operand in self.values or (not self.loop.defines(operand) and fits(operand, self.scev, 0))


def has_candidate(loop: Loop) -> bool:
    """Whether the loop has a phi of 64 bits."""
    return loop.preheader is not None and loop.latch is not None and any(phi.type is _WIDE for phi in loop.header.phis())


def demote_counters(loop: Loop, scev: ScalarEvolution, level: int) -> list[str]:
    """Demotes the counters of a loop as far as the level goes; their names."""
    found: list[str] = []
    for phi in [*loop.header.phis()]:
        counter = _counter(phi, loop, scev)
        if counter is not None and (level > 3 or not found) and _may_be_demoted(counter, level) and _pays(counter):
            found.append(phi.ref)
            _demote(counter)
    return found


def fits(value: Value, scev: ScalarEvolution, margin: int) -> bool:
    """Whether a value of 64 bits is known to fit into 32, with sign, and to stay so far from the limits."""
    known = scev.signed_range(scev.get(value))
    return known.signed_min >= _LEAST + margin and known.signed_max <= _MOST - margin


def _counter(phi: PHINode, loop: Loop, scev: ScalarEvolution) -> Counter | None:
    latch = loop.latch
    if phi.type is not _WIDE or latch is None:
        return None
    step = phi.incoming_for(latch)
    if not isinstance(step, BinaryOperator) or step.opcode not in ("add", "sub") or phi not in step.operands:
        return None
    if step.opcode == "sub" and step.operands[0] is not phi:
        return None
    counter = Counter(phi, step, loop, scev)
    return None if counter.by is phi or loop.defines(counter.by) else counter


def _may_be_demoted(counter: Counter, level: int) -> bool:
    margin = 0 if level > 4 else MARGIN
    for user, _, kind in counter.uses():
        if (kind == "compare" and level < 2) or (user.parent is not counter.loop.header and level < 3):
            return False
    return all(fits(value, counter.scev, margin) for value in counter.values) and fits(counter.by, counter.scev, 0)


def _pays(counter: Counter) -> bool:
    """Whether more instructions go than come: one of two to step, to compare, of an address; an extension for each other use."""
    kinds = [kind for _, _, kind in counter.uses()]
    return 1 + kinds.count("compare") + kinds.count("index") > kinds.count("other")


def _demote(counter: Counter) -> None:
    scev, loop = counter.scev, counter.loop
    assert loop.preheader is not None
    assert loop.latch is not None
    is_positive: dict[Value, bool] = {value: scev.signed_range(scev.get(value)).signed_min >= 0 for value in counter.values}
    never_wraps = all(is_positive.values()) and counter.step.opcode == "add" and scev.signed_range(scev.get(counter.by)).signed_min >= 0
    phi = PHINode(_NARROW, name="newBaseIV")
    _insert(phi, counter.phi, counter.phi)
    step = BinaryOperator(counter.step.opcode, phi, _narrowed(counter.by, counter), name="newInc")
    step.flags = ("nuw", "nsw") if never_wraps else ("nsw",)
    _insert(step, counter.step, counter.step)
    phi.add_incoming(_narrowed(counter.phi.incoming_for(loop.preheader), counter), loop.preheader)
    phi.add_incoming(step, loop.latch)
    narrow: dict[Value, Value] = {counter.phi: phi, counter.step: step}
    for user, index, kind in [*counter.uses()]:
        if kind == "compare" and isinstance(user, CmpInst):
            if user.parent is not None:  # not where both of its operands are the counter's
                _compare(user, narrow, counter)
        elif kind == "trunc":
            _replace(user, _truncated(narrow[user.operands[0]], user))
        else:
            value = user.operands[index]
            user.set_operand(index, _extended(narrow[value], is_positive[value], user, index))
    for value in counter.values:  # each is used by the other
        scev.forget_value(value)
        value.replace_all_uses_with(PoisonValue.get(_WIDE))
    for value in counter.values:
        value.erase()
    scev.forget_loop(loop.outermost)


def _compare(compare: CmpInst, narrow: dict[Value, Value], counter: Counter) -> None:
    left, right = (narrow[one] if one in narrow else _narrowed(one, counter) for one in compare.operands)
    new = CmpInst("icmp", compare.predicate, left, right, compare.flags, name="newICmp")
    _insert(new, compare, compare)
    _replace(compare, new)


def _narrowed(value: Value, counter: Counter) -> Value:
    """What doesn't change in the loop, in 32 bits."""
    if isinstance(value, ConstantInt):
        return ConstantInt.get(_NARROW, value.signed)
    assert counter.loop.preheader is not None
    before = terminator_of(counter.loop.preheader)
    return _insert(CastInst("trunc", value, _NARROW, name="newInit"), before, before)


def _truncated(value: Value, trunc: Instruction) -> Value:
    return value if trunc.type is _NARROW else _insert(CastInst("trunc", value, trunc.type), trunc, trunc)


def _extended(value: Value, is_positive: bool, user: Instruction, index: int) -> Instruction:
    """The counter in 64 bits, in the block of its use: code generation makes index, product and sum one instruction there."""
    block = user.operands[index + 1] if isinstance(user, PHINode) else None
    before = user if block is None else block.terminator  # type: ignore[attr-defined]
    new = CastInst("zext" if is_positive else "sext", value, _WIDE, name="demoteIV")
    new.flags = ("nneg",) if is_positive else ()
    return _insert(new, before, before)


def _replace(old: Instruction, new: Value) -> None:
    old.replace_all_uses_with(new)
    old.erase()


def _insert(new: Instruction, before: Instruction, like: Instruction) -> Instruction:
    new.insert_before(before)
    new.debug_loc = like.debug_loc
    return new
