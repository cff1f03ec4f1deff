"""Which groups of addresses get another form: those whose arithmetic, which goes then, takes more than the form."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple

from nvopt.analysis.loops import Loop
from nvopt.analysis.scev.expressions.kinds import SCEV, SIGN_EXTEND, TRUNCATE, ZERO_EXTEND, SCEVConstant
from nvopt.ir import Instruction, PHINode, PointerType, Value
from nvopt.knobs import KnobValues
from nvopt.passes.loop_reduce.addresses import Group, arithmetic_of, cost, dead_without, groups_of
from nvopt.passes.loop_reduce.byte_counters import ByteCounter, byte_counters
from nvopt.passes.loop_reduce.counter_copies import CounterCopies
from nvopt.passes.loop_reduce.forms import Counted, Form, Indexed, Stepped, counted, indexed, reaches_all, stepped
from nvopt.passes.loop_reduce.knobs import COUNT_EXTENSIONS, EXTEND, FILTER_FORMULAS, NO_DISCOUNT, PRESSURE_LIMIT, SPARE_SHARED, STEP_64_BIT
from nvopt.passes.loop_reduce.rows import in_rows
from nvopt.target.address_spaces import SHARED
from nvopt.transforms.blocks import terminator_of
from nvopt.transforms.scev_expander import SCEVExpander, cost_of_operation

if TYPE_CHECKING:
    from nvopt.analysis.register_pressure import RegisterPressure
    from nvopt.passes.loop_reduce.warps import Warps

_TRIPS = 8
"""How often a loop goes round where nothing is known."""
_MOST_TOGETHER = 12
"""So many groups are tried in all the ways in which one after the other is left out: a number of trials that grows with the square."""


class Change(NamedTuple):
    """A group, the form that it gets, and what that takes ahead of the loop and in an iteration, in instructions."""

    group: Group
    form: Form
    setup: int
    cost: float


class Problem:
    """One loop's addresses."""

    def __init__(
        self,
        loop: Loop,
        rounds: int,
        expander: SCEVExpander,
        knobs: KnobValues,
        pressure: RegisterPressure | None = None,
        warps: Warps | None = None,
    ) -> None:
        """`rounds`: of how many iterations ptxas makes one. `pressure` is that of the function before anything was changed; needed where it
        is to be checked. `warps`: None where it doesn't matter how many run."""
        self.loop = loop
        self.knobs = knobs
        self.pressure = pressure
        self.warps = warps
        self.scev = expander.scev
        self.expander = expander
        assert loop.preheader is not None
        self.entry = terminator_of(loop.preheader)
        self.groups = [group for group in groups_of(loop, self.scev) if not self._is_spared(group)]
        for group in self.groups:
            if group.other_anchors:
                group.anchor = self._common_anchor(group)
        self.rounds = rounds

    @cached_property
    def trips(self) -> int:
        """How often the loop goes round at most, as far as that counts; asked for where there is something to be gained."""
        return min(_TRIPS, self.scev.small_constant_max_trip_count(self.loop) or _TRIPS)

    @cached_property
    def counter_copies(self) -> CounterCopies:
        """What the counter takes in a round of iterations; asked for wherever forms are compared."""
        return CounterCopies(self.loop, self.rounds)

    def _is_spared(self, group: Group) -> bool:
        """Whether the user wants addresses like these left alone."""
        type = group.first.type
        is_shared = isinstance(type, PointerType) and type.addrspace == SHARED
        return self.knobs[SPARE_SHARED] and is_shared and self.scev.layout.index_width(SHARED) == 32

    def _common_anchor(self, group: Group) -> Value | None:
        """What all of a group may be computed from: a pointer into an object, say, promises to be one, where what is computed from
        another pointer promises nothing."""
        anchors = [group.anchor, *group.other_anchors]
        return next((one for one in anchors if one is not None and self._is_no_more_poison(one)), None)

    def _is_no_more_poison(self, value: Value) -> bool:
        """Than what ScalarEvolution makes of it."""
        return not isinstance(value, Instruction) or self.expander.is_no_more_poison(value, self.scev.get(value))

    def _given_to(self, value: Instruction) -> Iterator[Value]:
        """What the arithmetic in the loop by which it is computed begins with in the first iteration."""
        for one in arithmetic_of([value], self.loop):
            for operand in one.operands:
                if isinstance(operand, PHINode) and operand.parent is self.loop.header:
                    yield next(given for given, block in operand.incoming if block is self.loop.preheader)
                elif not self.loop.defines(operand):
                    yield operand

    def solve(self) -> list[Change]:
        """The changes that gain most; none where nothing gains."""
        changes = [change for group in self.groups if (change := self._best(group)) is not None]
        solution = self._best_of(changes)
        others = [*self._by_rows(changes), *self._by_byte_counters(solution), *self._without_counter(changes)]
        best = max([solution, *others], key=self._gain) if others else solution
        if self.knobs[NO_DISCOUNT] or (self.loop.subloops and self._loses_warps(best)):
            best = self._within_registers(best)
        return [] if self._is_crowded(best) else best

    def _within_registers(self, changes: list[Change]) -> list[Change]:
        """Leaves out what gains least, until the forms hold no more registers than go."""
        while changes and self.registers(changes) > 0:
            changes = max(([one for one in changes if one is not out] for out in changes), key=self._gain)
        return changes if self._gain(changes) > 0 else []

    def _loses_warps(self, changes: Sequence[Change]) -> bool:
        """Whether fewer warps run for what they hold."""
        if self.warps is None:
            return False
        more = self.registers(changes)
        return more > 0 and self.warps.are_lost(self.loop, more)

    def registers(self, changes: Sequence[Change]) -> int:
        """Registers of 32 bits that are held through the loop for the forms, above those that no longer are."""
        from nvopt.passes.loop_reduce.registers import held, released  # late: as a rule nobody asks

        counters = {change.form.counter for change in changes if isinstance(change.form, Counted)}
        dead = self._dead(changes)
        stay = sum(not self._goes(counter, dead) for counter in counters)
        return stay + sum(held(change.group, change.form) for change in changes) - released(dead, self.loop)

    def _is_crowded(self, changes: Sequence[Change]) -> bool:
        """Whether the loop has so many registers that it is left alone."""
        if self.pressure is None or not changes:
            return False
        from nvopt.passes.loop_reduce.registers import extended, peak_in

        credit = extended(self._dead(changes), self.pressure) if self.knobs[COUNT_EXTENSIONS] else 0
        return peak_in(self.loop, self.pressure) - credit >= self.knobs[PRESSURE_LIMIT]

    def _best_of(self, changes: list[Change]) -> list[Change]:
        """Those of the changes that gain something."""
        return [change for connected in self._components(changes) for change in self._without_losers(connected)]

    def _by_rows(self, changes: list[Change]) -> Iterator[list[Change]]:
        """The changes with one for each of the groups that lie in rows, instead of one for each row."""
        if not self.knobs[STEP_64_BIT]:
            return
        by_rows = [change for group in in_rows(self.groups, self.loop, self.scev) if (change := self._best_step(group)) is not None]
        if by_rows:
            taken = {value for change in by_rows for value in change.group.values}
            yield self._best_of([*by_rows, *(change for change in changes if not taken.intersection(change.group.values))])

    def _best_step(self, group: Group) -> Change | None:
        possible = [change for form in stepped(group, self.loop, self.scev) if (change := self._change(group, form)) is not None]
        return min(possible, key=lambda change: change.setup, default=None)

    def _by_byte_counters(self, others: list[Change]) -> Iterator[list[Change]]:
        """For each counter in bytes that could be: its groups by that, and the other changes."""
        steps = {
            step.signed
            for group in self.groups
            if group.is_narrow and not group.is_index and isinstance(step := group.first.operands[1], SCEVConstant)
        }
        if not steps:
            return
        dead = dead_without([value for group in self.groups for value in group.values], self.loop)
        for counter in byte_counters(self.loop, steps, dead, self.scev):
            by_counter = [change for group in self.groups if (change := self._counted(group, counter)) is not None]
            taken = {id(change.group) for change in by_counter}
            yield [*by_counter, *(change for change in others if id(change.group) not in taken)]

    def _without_counter(self, changes: list[Change]) -> Iterator[list[Change]]:
        """All of the changes, where it is together that they spare each iteration its counter."""
        if self.counter_copies.spared(self._dead(changes)):
            yield self._without_losers(changes)

    def _components(self, changes: list[Change]) -> Iterator[list[Change]]:
        """The changes in parts that share no arithmetic, so that what one gains is no matter of the others."""
        parts: dict[Instruction, list[Change]] = {}
        for change in changes:
            part = [change]
            for inst in arithmetic_of(change.group.values, self.loop):
                other = parts.get(inst, part)
                if other is not part:
                    part, other = (part, other) if len(part) > len(other) else (other, part)
                    part += other
                    parts.update((one, part) for moved in other for one in arithmetic_of(moved.group.values, self.loop))
                parts[inst] = part
        yield from {id(part): part for part in parts.values()}.values()

    def _best(self, group: Group) -> Change | None:
        """By a counter that is there already, rather than by a pointer that takes as much."""
        forms: list[Form] = []
        if not group.is_index:
            forms += [form for form in indexed(group, self.loop, self.scev) if self.knobs[EXTEND] or not form.extension]
        if group.is_narrow or self.knobs[STEP_64_BIT]:
            forms += stepped(group, self.loop, self.scev)
        possible = [change for form in forms if (change := self._change(group, form)) is not None]
        return min(possible, key=lambda change: change.cost * self.trips + change.setup, default=None)

    def _counted(self, group: Group, counter: ByteCounter) -> Change | None:
        form = None if group.is_index else counted(group, counter, self.scev)
        return None if form is None else self._change(group, form)

    def _change(self, group: Group, form: Form) -> Change | None:
        """The change, if what it needs can be computed ahead of the loop, and accesses reach what they are to."""
        if self.knobs[FILTER_FORMULAS] and not reaches_all(group, form):
            return None
        copied = form.start.copied
        needed = [form.start.distance] if copied is None else []
        if isinstance(form, Stepped):
            needed += [form.step, *dict.fromkeys(group.rows.values())]
        if not all(self.expander.is_safe_to_expand(e, self.entry) for e in needed):
            return None
        if isinstance(form, Indexed) and not self._is_no_more_poison(form.counter):
            return None
        if copied is not None and len(group.members) > 1 and not all(map(self._is_no_more_poison, self._given_to(copied))):
            return None
        setup = self._setup(needed, group)
        if copied is not None:
            setup += sum(cost(one, self.loop) for one in arithmetic_of([copied], self.loop))
        return Change(group, form, setup, form.cost(group, self.rounds))

    def _setup(self, needed: list[SCEV], group: Group) -> int:
        """The instructions that compute it ahead of the loop, beside what is there."""
        seen: set[SCEV] = set()
        pending = list(needed)
        total = 0
        while pending:
            part = pending.pop()
            if part in seen or self.expander.existing(part, self.entry) is not None:
                continue
            seen.add(part)
            is_wide = part.bits > 32 and not group.is_narrow and part.kind not in (ZERO_EXTEND, SIGN_EXTEND, TRUNCATE)
            total += cost_of_operation(part) * (2 if is_wide else 1)
            pending += part.operands
        return total

    def _without_losers(self, changes: list[Change]) -> list[Change]:
        """Leaves out one group after the other as long as that helps: what several share goes only with all of them. Of many all or
        none."""
        gain = self._gain(changes)
        while changes and len(changes) <= _MOST_TOGETHER:
            rests = [[one for one in changes if one is not out] for out in changes]
            gains = [self._gain(rest) for rest in rests]
            better = max(gains)
            if better < gain:
                break
            changes, gain = rests[gains.index(better)], better
        return changes if gain > 0 else []

    def _gain(self, changes: Sequence[Change]) -> float:
        """Instructions that are saved while the loop runs once."""
        if not changes:
            return 0
        return self.saved(changes) * self.trips - sum(change.setup for change in changes)

    def saved(self, changes: Sequence[Change]) -> float:
        """Instructions that are saved in each iteration."""
        dead = self._dead(changes)
        saved = sum(cost(one, self.loop) for one in dead) - sum(change.cost for change in changes)
        saved += self.counter_copies.spared(dead)
        counters = {change.form.counter for change in changes if isinstance(change.form, Counted)}
        if not all(self._goes(counter, dead) for counter in counters):
            saved -= len(counters)
        return saved

    def _dead(self, changes: Sequence[Change]) -> list[Instruction]:
        """What nothing needs once these are made."""
        return dead_without([value for change in changes for value in change.group.values], self.loop)

    def _goes(self, counter: ByteCounter, dead: Sequence[object]) -> bool:
        """Whether the phi that a counter in bytes takes the place of is of no other use."""
        users = {user for one in (counter.phi, counter.following) for user in one.users}
        return users - set(dead) <= {counter.phi, counter.following, counter.test}
