"""What ScalarEvolution says of a function, checked against executions of it.

    claims = Claims(se, random.Random(1))
    claims.check([3, 250], {"get": 7})     # AssertionError with what was wrong; False for a run that doesn't count

Runs that are undefined or take too long don't count, poison may be anything. Checked are, whenever an instruction has been executed: its
expression's value and flags, the ranges and divisors of all parts, values at scopes; of loops: counts of all kinds, what holds under
predicates, guards, which expressions vary; of random pairs: comparisons and differences that are said to be known.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence

from evaluate import UndefinedError as DividesByZeroError
from evaluate import _Evaluation, signed, wrong_flags
from interpret import EndlessError, Run, UndefinedError, compare, execute

from nvopt.analysis.constant_range import ConstantRange
from nvopt.analysis.loops import Loop
from nvopt.analysis.scev.counts import at_scope, loop_exits
from nvopt.analysis.scev.expressions import constant_difference
from nvopt.analysis.scev.expressions.kinds import (
    ADDREC,
    CONSTANT,
    COULD_NOT_COMPUTE,
    NW,
    SCEV,
    SCEVAddRecExpr,
    SCEVConstant,
    SCEVUnknown,
)
from nvopt.analysis.scev.facts import dispositions, guards, known, multiples, ranges
from nvopt.analysis.scev.facts.predicates import NSSW, NUSW, ComparePredicate, SCEVPredicate, WrapPredicate
from nvopt.analysis.scev.scalar_evolution import ScalarEvolution
from nvopt.ir import BasicBlock, CallInst, Function, Instruction, IntType, PointerType, Value
from nvopt.ir.predicates import EQ, NE, SGE, SGT, SLE, SLT, UGE, UGT, ULE, ULT
from nvopt.target.special_registers import PREFIX

_PREDICATES = [EQ, NE, ULT, ULE, UGT, UGE, SLT, SLE, SGT, SGE]
_PAIRS = 60
_COMPUTED = (SCEVAddRecExpr, SCEVUnknown)
Claim = tuple[str, SCEV, SCEV]


def bytes_for(function: Function, rng: random.Random) -> list[int]:
    """Arguments, with the extremes more often; those whose range is given are in it."""
    found = []
    for argument in function.args:
        value = rng.choice((0, 1, 2, 5, 127, 128, 255, rng.randrange(256), rng.randrange(256), rng.randrange(30)))
        allowed = ConstantRange.from_attribute(argument.attributes.value("range"))
        if allowed is not None and not allowed.contains(value):
            value = (allowed.lower + rng.randrange(allowed.size)) % 256
        found.append(value)
    return found


class Claims:
    """What is said of a function, asked for once."""

    def __init__(self, se: ScalarEvolution, rng: random.Random) -> None:
        self.se = se
        self.function = se.function
        self.loops = list(se.loops)
        self.of = {one: se.get(one) for one in self.function.instructions() if isinstance(one.type, (IntType, PointerType))}
        self.values_of: dict[SCEV, list[Value]] = {}
        """The values that each expression is of."""
        asked = self.of | {one: se.get(one) for one in self.function.args}  # asked again, some have other expressions: more is known
        for one, e in asked.items():
            self.values_of.setdefault(e, []).append(one)
        self.said: dict[SCEV, tuple[object, object, int]] = {}
        self.loop_of = {block: se.loops.loop_for(block) for block in self.function.blocks}
        self.around = {block: self._loops_around(block) for block in self.function.blocks}
        self.scopes = {one: self._scopes(one, e) for one, e in self.of.items()}
        self.pairs = self._pairs(rng)
        self.at_entry = {loop: self._entry_claims(loop, rng) for loop in self.loops}
        self.invariant = {
            loop: [e for e in dict.fromkeys(self.of.values()) if dispositions.is_loop_invariant(se, e, loop)] for loop in self.loops
        }

    # -- what is said

    def _loops_around(self, block: BasicBlock) -> list[Loop]:
        found, loop = [], self.loop_of[block]
        while loop is not None:
            found.append(loop)
            loop = loop.parent
        return found

    def _scopes(self, one: Instruction, e: SCEV) -> list[tuple[Loop | None, SCEV]]:
        assert one.parent is not None
        loops = self.around[one.parent]
        return [(loop, at_scope.at_scope(self.se, e, loop)) for loop in [*loops, None]]

    def _pairs(self, rng: random.Random) -> dict[BasicBlock, list[Claim]]:
        """Comparisons that are known of two values, by the block of the one that is executed last."""
        se, values = self.se, list(self.of)
        found: dict[BasicBlock, list[Claim]] = {}
        for _ in range(_PAIRS if values else 0):
            b = rng.choice(values)
            assert b.parent is not None
            near = [one for one in values if self._is_there(one, b) and one.type is b.type]
            a = rng.choice(near)
            right = self.of[b]
            left = self.of[a] if rng.random() < 0.7 else se.table.constant(IntType.get(right.bits), rng.choice((0, 1, 5, -1, -8, 100)))
            if left.is_pointer != right.is_pointer or left is right:
                continue
            if rng.random() < 0.5:
                left, right = right, left
            claims = found.setdefault(b.parent, [])
            for pred in _PREDICATES:
                if known.is_known_predicate(se, pred, left, right):
                    claims.append((pred, left, right))
                answer = known.evaluate_predicate_at(se, pred, left, right, b)
                if answer is not None:
                    claims.append((pred if answer else pred.inverse, left, right))
            difference = constant_difference.constant_difference(left, right)
            if difference is not None:
                claims.append((f"difference {difference}", left, right))
        return found

    def _is_there(self, a: Instruction, b: Instruction) -> bool:
        return a.parent is b.parent or self.se.dominators.dominates(a.parent, b.parent)  # type: ignore[arg-type]

    def _entry_claims(self, loop: Loop, rng: random.Random) -> tuple[list[Claim], list[Claim], list[tuple[SCEV, SCEV]]]:
        """What is known when the loop is entered; when it goes back to its header; what expressions are rewritten to by its guards."""
        se = self.se
        every = [e for e in dict.fromkeys(self.of.values()) if not e.is_pointer]
        every += [se.get(one) for one in self.function.args if isinstance(one.type, IntType)]
        outside = [e for e in every if dispositions.is_available_at_loop_entry(se, e, loop)]
        evolving = [e for e in every if e in outside or (e.kind == ADDREC and e.loop is loop)]  # type: ignore[attr-defined]
        entered: list[Claim] = []
        again: list[Claim] = []
        for names, claims, ask in (
            (outside, entered, known.is_loop_entry_guarded_by_cond),
            (evolving, again, known.is_loop_backedge_guarded_by_cond),
        ):
            for _ in range(8):
                if not names:
                    break
                a = rng.choice(names)
                others = [e for e in names if e.bits == a.bits and e is not a]
                value = rng.choice((0, 1, 2, 5, 10, -1, -4, 100, -128))
                b = rng.choice(others) if others and rng.random() < 0.6 else se.table.constant(a.type, value)
                claims += [(pred, a, b) for pred in _PREDICATES if ask(se, loop, pred, a, b)]
        counts = [loop_exits.backedge_taken_count(se, loop, kind) for kind in range(3)]
        known_counts = [one for one in counts if one.kind != COULD_NOT_COMPUTE]
        rewritten = [(e, guards.apply_loop_guards(se, e, loop)) for e in [*outside, *known_counts]]
        return entered, again, [(e, other) for e, other in rewritten if other is not e]

    def _ranges(self, e: SCEV) -> tuple[object, object, int]:
        found = self.said.get(e)
        if found is None:
            se = self.se
            multiple = multiples.constant_multiple(se, e)
            found = self.said[e] = (ranges.unsigned_range(se, e), ranges.signed_range(se, e), multiple)
        return found

    # -- checking

    def check(self, arguments: Sequence[int], calls: Mapping[str, int], limit: int = 400) -> bool:
        """Executes the function and checks what is said of it. Whether the run counts."""
        try:
            run = execute(self.function, arguments, limit, calls)
        except (UndefinedError, EndlessError):
            return False
        check = _Check(self, run, dict(zip(self.function.args, arguments, strict=True)))
        reads = (one for one in self.of if isinstance(one, CallInst) and one.callee_name.startswith(PREFIX))
        check.values.update((one, calls[one.callee_name]) for one in reads)  # the same all the time, and one may stand for others
        check.all()
        return True


class _Check:
    """A walk through one run."""

    def __init__(self, claims: Claims, run: Run, values: dict[Value, int]) -> None:
        self.claims, self.run, self.values = claims, run, values
        self.se = claims.se
        self.arguments = dict(values)
        self.iterations: dict[Loop, int] = {}
        self.stamps: dict[Value, dict[Loop, int]] = {}
        self.times: dict[Value | Loop, int] = {}
        """When a value was computed last, and when a loop began its last iteration, in instructions and iterations from the start."""
        self.now = 0
        self.entries: dict[Loop, tuple[dict[Value, int], dict[Loop, int]]] = {}
        self.fixed: dict[Loop, dict[SCEV, int]] = {}

    def all(self) -> None:
        run, before = self.run, None
        ends = [*run.begins[1:], len(run.values)]
        for block, first, last in zip(run.blocks, run.begins, ends, strict=True):
            self._come(before, block)
            done = run.values[first:last]
            phis = [one for one in done if one[0].opcode == "phi"]
            for one, outcome in phis:
                self._set(one, outcome)
            self._enter(before, block)
            for one, _ in phis:
                self._instruction(one)
            for one, outcome in done[len(phis) :]:
                self._set(one, outcome)
                self._instruction(one)
            self._known_here(block)
            before = block
        assert before is not None
        for loop in self.claims.around[before]:
            self._leave(loop, before)
        self._scopes(None)

    def _set(self, one: Instruction, outcome: object) -> None:
        self.values.pop(one, None)
        self._happens(one)
        self.stamps[one] = {loop: self.iterations[loop] for loop in self.claims.around[one.parent]}  # type: ignore[index]
        if isinstance(outcome, int):
            self.values[one] = outcome

    def _happens(self, what: Value | Loop) -> None:
        self.now += 1
        self.times[what] = self.now

    def value(self, e: SCEV) -> int | None:
        """What an expression is now; None where a part of it isn't there."""
        if e.kind == COULD_NOT_COMPUTE:
            return None
        try:
            return _Evaluation(self.values, self.iterations).of(e)
        except (KeyError, DividesByZeroError):
            return None

    def fail(self, what: str, *parts: object) -> None:
        raise AssertionError(f"{what}: {'; '.join(map(str, parts))} for {[*self.arguments.values()]}")

    # -- loops

    def _come(self, before: BasicBlock | None, block: BasicBlock) -> None:
        """The edge is taken; phis aren't set yet."""
        for loop in self.claims.around[before] if before is not None else ():
            if not loop.contains_block(block):
                assert before is not None
                self._leave(loop, before)
            elif block is loop.header:
                for claim in self.claims.at_entry[loop][1]:
                    self._claim("the backedge's guards", claim)
                self.iterations[loop] += 1
                self._happens(loop)
                return
        inner = self.claims.loop_of[block]
        if inner is not None and inner.header is block:
            self.iterations[inner] = 0
            self._happens(inner)

    def _enter(self, before: BasicBlock | None, block: BasicBlock) -> None:
        claims = self.claims
        for loop in claims.around[block]:
            if loop.header is not block:
                continue
            if loop.contains_block(before):
                self._invariants(loop)
                return
            self.entries[loop] = (dict(self.values), dict(self.iterations))
            self._invariants(loop, True)
            entered, _, rewritten = claims.at_entry[loop]
            for claim in entered:
                self._claim("the entry's guards", claim)
            for e, other in rewritten:
                one, two = self.value(e), self.value(other)
                if one is not None and two is not None and one != two:
                    self.fail("guards", loop.header.name, e, one, other, two)

    def _invariants(self, loop: Loop, is_first: bool = False) -> None:
        now = {e: self.value(e) for e in self.claims.invariant[loop]}
        if is_first:
            self.fixed[loop] = {e: value for e, value in now.items() if value is not None}
        for e, value in self.fixed[loop].items():
            if now.get(e) not in (None, value):
                self.fail("not invariant", e, value, now[e])

    def _leave(self, loop: Loop, block: BasicBlock) -> None:
        self._counts(loop, block)
        self._scopes(loop)

    def _scopes(self, left: Loop | None) -> None:
        """Values of the loop that is left at the scope around it; behind everything, where all loops' last iterations computed them."""
        for one, scopes in self.claims.scopes.items():
            if one not in self.values or one not in self.stamps or (left is not None and left not in self.claims.around[one.parent]):  # type: ignore[index]
                continue
            if any(self.iterations.get(loop) != at for loop, at in self.stamps[one].items()):
                continue
            outer = left.parent if left is not None else None
            for loop, e in scopes:
                if loop is outer and not self._is_newer(e, one):
                    value = self.value(e)
                    if value is not None and value != self.values[one]:
                        self.fail("behind the loop", one, e, value, self.values[one])

    def _is_newer(self, e: SCEV, one: Instruction) -> bool:
        """Whether a part of the expression has been computed since the instruction was. In a cycle that is no loop, as it is entered in
        several places, no count of iterations says so."""
        parts = [part.loop if isinstance(part, SCEVAddRecExpr) else part.value for part in e.walk() if isinstance(part, _COMPUTED)]
        return any(self.times.get(part, 0) > self.times[one] for part in parts)

    def _counts(self, loop: Loop, left: BasicBlock) -> None:
        se, count = self.se, self.iterations[loop]
        now = self.values, self.iterations
        self.values, self.iterations = self.entries[loop]
        try:
            self._plain_counts(se, loop, left, count)
            for kind in range(3):
                e, needed = loop_exits.predicated_backedge_taken_count(se, loop, kind)
                value = self.value(e)
                if value is None or not needed or (value >= count and kind != loop_exits.EXACT) or value == count:
                    continue
                if all(self._holds(one, max(count, value)) for one in needed):
                    self.fail("predicated count", loop.header.name, e, value, count, *needed)
        finally:
            self.values, self.iterations = now

    def _plain_counts(self, se: ScalarEvolution, loop: Loop, left: BasicBlock, count: int) -> None:
        exact = loop_exits.backedge_taken_count(se, loop)
        value = self.value(exact)
        if value not in (None, count):
            self.fail("count", loop.header.name, exact, value, count)
        if value is not None:
            self._flags(exact)
        for kind in (loop_exits.CONSTANT_MAXIMUM, loop_exits.SYMBOLIC_MAXIMUM):
            most = loop_exits.backedge_taken_count(se, loop, kind)
            value = self.value(most)
            if value is not None and value < count:
                self.fail("largest count", loop.header.name, most, value, count)
        if loop_exits.is_max_or_zero(se, loop):
            constant = loop_exits.backedge_taken_count(se, loop, loop_exits.CONSTANT_MAXIMUM)
            if count not in (0, constant.value if isinstance(constant, SCEVConstant) else None):
                self.fail("largest or zero", loop.header.name, constant, count)
        trips = loop_exits.small_constant_trip_count(se, loop)
        if trips and trips != count + 1:
            self.fail("trip count", trips, count + 1)
        if (count + 1) % loop_exits.small_constant_trip_multiple(se, loop):
            self.fail("trip multiple", loop_exits.small_constant_trip_multiple(se, loop), count + 1)
        for block in loop.exiting_blocks():
            for kind in range(3):
                e = loop_exits.exit_count(se, loop, block, kind)
                value = self.value(e)
                if value is None:
                    continue
                if value < count or (kind == loop_exits.EXACT and block is left and value != count):
                    self.fail("exit count", loop.header.name, block.name, kind, e, value, count)

    def _holds(self, predicate: SCEVPredicate, count: int) -> bool:
        if isinstance(predicate, ComparePredicate):
            one, other = self.value(predicate.lhs), self.value(predicate.rhs)
            return one is not None and other is not None and compare(predicate.predicate, one, other, predicate.lhs.bits)
        if not isinstance(predicate, WrapPredicate):
            return False
        recurrence = predicate.recurrence
        bits = recurrence.bits
        start, step = self.value(recurrence.start), self.value(recurrence.operands[1])
        if start is None or step is None or len(recurrence.operands) != 2:
            return False
        way = signed(step, bits) * count
        if predicate.flags & NUSW and not 0 <= start + way < 1 << bits:
            return False
        last = signed(start, bits) + way
        return not predicate.flags & NSSW or -1 << (bits - 1) <= last < 1 << (bits - 1)

    # -- values

    def _instruction(self, one: Instruction) -> None:
        if one not in self.values or one not in self.claims.of:
            return
        e = self.claims.of[one]
        outcome = self.values[one]
        evaluation = _Evaluation(self.values, self.iterations)
        try:
            value = evaluation.of(e)
        except (KeyError, DividesByZeroError):
            value = None
        if value is not None and value != outcome:
            self.fail("value", one, e, value, outcome)
        self._ranges(e, outcome)
        for part, its in evaluation.known.items():
            self._ranges(part, its)
        if value is not None:
            self._flags(e)
            for loop, scoped in self.claims.scopes[one]:
                if loop is not None and loop is self.claims.loop_of[one.parent]:  # type: ignore[index]
                    inside = self.value(scoped)
                    if inside not in (None, outcome):
                        self.fail("in its loop", one, scoped, inside, outcome)

    def _ranges(self, e: SCEV, value: int) -> None:
        unsigned, with_sign, multiple = self.claims._ranges(e)
        if not unsigned.contains(value) or not with_sign.contains(value):  # type: ignore[attr-defined]
            self.fail("range", e, value, unsigned, with_sign)
        if value % multiple if multiple else value:
            self.fail("multiple", e, value, multiple)

    def _flags(self, e: SCEV) -> None:
        try:
            wrong = wrong_flags(e, self.values, self.iterations)
        except (KeyError, DividesByZeroError):
            return
        if wrong:
            self.fail("flags", e, *wrong)
        for part in e.walk():
            if isinstance(part, SCEVAddRecExpr) and part.is_affine and part.flags & NW:
                step = self.value(part.operands[1])
                if step is not None and min(step, (1 << part.bits) - step) * self.iterations[part.loop] >= 1 << part.bits:
                    self.fail("no self-wrap", part)

    def _is_poison(self, e: SCEV) -> bool:
        """Whether no value that the expression is of has been computed in this iteration: poison may be anything."""
        return e.kind != CONSTANT and not any(
            one in self.values and all(self.iterations.get(loop) == at for loop, at in self.stamps.get(one, {}).items())
            for one in self.claims.values_of[e]
        )

    def _known_here(self, block: BasicBlock) -> None:
        for claim in self.claims.pairs.get(block, ()):
            self._claim("a comparison", claim)

    def _claim(self, where: str, claim: Claim) -> None:
        pred, a, b = claim
        one, other = self.value(a), self.value(b)
        if one is None or other is None or self._is_poison(a) or self._is_poison(b):
            return
        if pred.startswith("difference"):
            if (one - other - int(pred.split()[1])) % (1 << a.bits):
                self.fail("difference", a, one, b, other, pred)
        elif not compare(pred, one, other, a.bits):
            self.fail(where, pred, a, one, b, other)
