"""Whether a plan takes so many registers that fewer warps run at a time, or more predicates than there are.

    pressure = Pressure(function, loops, 900)
    pressure.affordable(plans, planner.in_pieces)     # [(plan, None), …]: it is taken; or why not, with both numbers

What is too much in one piece may do in several, since a branch parts what ptxas has under way. But for loads that go past all stores:
of these, wherever they stand, it has six under way, for each of which an instruction can wait by itself. So are, outside of loops, plans
whose loads would be too much all at once, as ptxas may have them: 20 of 30 kernels of threads that copy, scale or add up 24 to 96 floats
take 34 to 56 registers in one piece, and but for three 24 to 32 in pieces.

What one instruction loads is in registers all at once, and before one stores the last of what it stores must be there.

An order for a low pressure is looked for step by step, and may be worse than the code's own: of 16 loads and stores of two doubles by
turns it puts all loads first. So where pieces are no better, the order in which the code stands counts.

What counts is what a thread can't do without. To hide latency ptxas has more loads under way where that costs no warps, and fewer where it
would. The estimate is off by a few registers, so that what adds less than half of what is handed out at a time tells nothing.

Under way are loads in any case: of wide ones as many as of others, up to four, each of which takes more registers. They come on top of what
the function can't do without, where its block takes as much: ptxas computes ahead of loops what these need. What a thread takes as it is
`ThreadRegisters` tells. Most of 79 loops that add up squares or products of 4 to 16 numbers, beside 1 to 32 more that live, would take so
many registers in two versions that it cost warps.

What one instruction stores is in registers side by side. A value that another stores, too, in another place among its own, is moved for
each, and ptxas does so for two ahead: 32 floats and integers of torch-points-kernels' gridding take 34 registers for 32, as 32 doubles and
integers do 40.

A test that stands ahead of a loop is in a predicate all the while. A thread has seven; conditions beyond are kept in other registers, and
to get there and back takes instructions.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cached_property

from nvopt.analysis.loops import Loop, LoopInfo
from nvopt.analysis.register_pressure import PREDICATES, RegisterPressure
from nvopt.analysis.thread_registers import ThreadRegisters
from nvopt.ir import Constant, Function, StoreInst, Value
from nvopt.passes.version_alignment.plans import REGISTER, Plan
from nvopt.passes.version_alignment.stretches import Access
from nvopt.target.occupancy import Cliff, allocated, cliff

_UNDER_WAY = 6
"""Loads that an instruction can wait for, each by itself."""
_WIDE_UNDER_WAY = 4
"""Wide loads that ptxas has under way at a time, whatever they take."""
_MOVED_AHEAD = 2
"""Wide stores for which ptxas moves values at a time."""


class Pressure:
    """Of a function with the plans that were taken; `arch` is None where nobody knows on what it will run."""

    def __init__(self, function: Function, loops: LoopInfo, arch: int | None) -> None:
        self._function = function
        self._loops = loops
        self._arch = arch
        self._taken: list[Plan] = []

    def affordable(self, plans: Sequence[Plan], in_pieces: Callable[[Plan], Iterable[Plan]]) -> Iterator[tuple[Plan, str | None]]:
        """Each plan with what it costs too much, beside those taken before; with None, and it is taken, where that is nothing. In the place
        of one that takes too many registers comes the first of those `in_pieces` that doesn't; where there is none it is taken all the
        same if it doesn't where nothing is moved."""
        if self._arch is None:
            yield from ((plan, None) for plan in plans)
            return
        refused = {plan: self._refused(plan, self._arch) for plan in plans}
        too_many = self._too_many_registers([plan for plan in plans if refused.get(plan) is None], self._arch)
        for plan in plans:
            smaller = None
            if plan in too_many:
                smaller = self._first_affordable(in_pieces(plan), self._arch)
                if smaller is None and not self._is_too_much_as_it_stands(plan, self._arch):
                    smaller = plan
                    self._taken.append(plan)
            elif plan in self._taken and self._may_load_too_much(plan, self._arch):
                smaller = next((one for one in in_pieces(plan) if one.after == plan.after), None)
            yield (plan, refused.get(plan) or too_many.get(plan)) if smaller is None else (smaller, None)

    def _first_affordable(self, plans: Iterable[Plan], arch: int) -> Plan | None:
        return next((plan for plan in plans if not self._too_many_registers([plan], arch)), None)

    def _is_too_much_as_it_stands(self, plan: Plan, arch: int) -> bool:
        """Whether the plan would cost warps even if each load stayed where it is. Those that are brought together don't."""
        if plan.region.is_gathered:
            return True
        plans = [*self._taken, plan]
        return self._cliff(max(self._pressure(plans).registers_as_it_stands, self._under_way(plans)), arch) is not None

    def _may_load_too_much(self, plan: Plan, arch: int) -> bool:
        """Whether the plan's loads alone would cost warps, were all of them under way at a time, as ptxas may have them. In a loop, where
        branches are taken again and again, ptxas makes less of pieces."""
        if not plan.may_load_early or self._cliff(sum(_loads(plan)), arch) is None:
            return False
        return self._loops.loop_for(plan.part.first.block) is None

    @cached_property
    def _before(self) -> RegisterPressure:
        """Of the function as it is."""
        return self._pressure([])

    def _too_many_registers(self, plans: Sequence[Plan], arch: int) -> dict[Plan, str]:
        """The plans that are too much, with why. All are looked at together first, and where that is too much halves of them: each look
        is at the whole function."""
        taken = len(self._taken)
        self._taken += plans
        found = self._cliff(self._registers(self._taken), arch) if plans else None
        if found is None:
            return {}
        del self._taken[taken:]
        if len(plans) == 1:
            return {plans[0]: found.text}
        half = len(plans) // 2
        return self._too_many_registers(plans[:half], arch) | self._too_many_registers(plans[half:], arch)

    def _refused(self, plan: Plan, arch: int) -> str | None:
        """What the plan costs too much by itself."""
        lack = self._lack_of_predicates(self._before, plan.loop) if plan.loop is not None else None
        return lack if lack is not None else self._too_much_under_way(plan, arch)

    def _too_much_under_way(self, plan: Plan, arch: int) -> str | None:
        """Whether its loads cost warps, of which no more are under way than before, or what is moved for its stores; where accesses are
        brought together all of them are, and counted as such elsewhere."""
        if plan.region.is_gathered:
            return None
        needed = min(self._machine.least_registers, self._machine.registers_in(plan.part.first.block))
        more = max(sum(_wider(plan)[:_WIDE_UNDER_WAY]), sum(_moved(plan)[:_MOVED_AHEAD]))
        found = cliff(self._machine.registers, needed + more, arch)
        return found.text if found is not None else None

    @cached_property
    def _machine(self) -> ThreadRegisters:
        """What the function takes in machine code as it is."""
        return ThreadRegisters(self._function, self._loops)

    @staticmethod
    def _lack_of_predicates(pressure: RegisterPressure, loop: Loop) -> str | None:
        predicates = max(pressure.least_of(block).predicates for block in loop.blocks)
        return f"the loop needs {predicates} of {PREDICATES} predicates itself" if predicates >= PREDICATES else None

    def _registers(self, plans: Sequence[Plan]) -> int:
        """What a thread can't do without, with these."""
        return max(self._pressure(plans).least_registers, self._under_way(plans))

    def _under_way(self, plans: Sequence[Plan]) -> int:
        """The same with the loads that go from one piece to another."""
        in_pieces = [plan for plan in plans if plan.is_in_pieces and plan.may_load_early]
        return max((self._before.least_registers + sum(_loads(plan)[:_UNDER_WAY]) for plan in in_pieces), default=0)

    def _pressure(self, plans: Sequence[Plan]) -> RegisterPressure:
        wide = [accesses for plan in plans for accesses in plan.wide_accesses]
        breaks = {piece[0] for plan in plans if plan.is_in_pieces for piece in plan.region.groups[1:]}
        return RegisterPressure(self._function, self._loops, wide, breaks, self._before if plans else None)

    def _cliff(self, after: int, arch: int) -> Cliff | None:
        if cliff(0, after, arch) is None:
            return None  # as many warps as there can be
        before = self._before.least_registers
        return cliff(before, after, arch) if 2 * (after - before) >= allocated(1) else None


def _loads(plan: Plan) -> list[int]:
    """The registers of each of its loads, those of most first."""
    return sorted(map(_registers, _joined_loads(plan)), reverse=True)


def _wider(plan: Plan) -> list[int]:
    """The registers of each of its loads beyond those of one of the loads that it is made of, those of most first."""
    return sorted((_registers(found) - _registers(found[:1]) for found in _joined_loads(plan)), reverse=True)


def _moved(plan: Plan) -> list[int]:
    """The registers that each of its stores has for values that it stores twice, or another does, those of most first. The same values in
    the same order are in the same registers."""
    joined = [found for gain in plan.part.gains for found in gain.joined if not found[0].is_load]
    stores = {tuple(_stored(access) for access in found): found for found in joined}
    times = Counter(value for values in stores for value in values if not isinstance(value, Constant))
    return sorted((_registers([one for one in found if times[_stored(one)] > 1]) for found in stores.values()), reverse=True)


def _stored(access: Access) -> Value:
    assert isinstance(access.instruction, StoreInst)
    return access.instruction.value


def _joined_loads(plan: Plan) -> list[list[Access]]:
    return [found for gain in plan.part.gains for found in gain.joined if found[0].is_load]


def _registers(found: Sequence[Access]) -> int:
    return -(-sum(access.size for access in found) // REGISTER)
