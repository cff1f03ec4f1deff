"""Which parts of blocks are worth two versions, and what is to be tested for that."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import NamedTuple

from nvopt.analysis.alignment import KnownLowBits
from nvopt.analysis.dominators import DominatorTree
from nvopt.analysis.loops import Loop, LoopInfo
from nvopt.analysis.memory.aliases import AliasAnalysis
from nvopt.analysis.memory.memory_location import accessed_type
from nvopt.analysis.uniformity import may_differ_by_thread
from nvopt.ir import BasicBlock, FloatType, Instruction, LoadInst, StoreInst, Value
from nvopt.passes.loop_reduce.rounds import rounds
from nvopt.passes.version_alignment.candidates import WIDEST, pieces
from nvopt.passes.version_alignment.chains import Chain, Conflicts, Pair, accesses_joined, chains, contiguous, instructions
from nvopt.passes.version_alignment.conditions import Multiples, Search
from nvopt.passes.version_alignment.places import Place, Places
from nvopt.passes.version_alignment.regions import Region, gathered, in_pieces, is_work_on_integers, takes_code, takes_half, whole
from nvopt.passes.version_alignment.stretches import Access, Stretch, by_kind, stretches

NOT_ALIGNED = "no test ahead of it could tell"
MAY_ALIAS = "other accesses between may touch the same memory"
TOO_LITTLE = "two versions cost more than that brings"


_LEAST_SHARE = 50
"""One of so many instructions that the function executes is to be saved at least."""
_BRANCHES = 2
"""That two versions take: to one of them, and around the other."""
_ROUND = 3
"""What an iteration takes for itself, a step, a test and a branch, which four share where ptxas makes one of them."""
REGISTER = 4
"""Bytes."""
_PIECE = 64
"""Bytes that a piece loads, or stores, at most: four of the widest accesses."""
UNDER_CONDITIONS = 20
"""Instructions of a version at most of which ptxas makes no branch: all of both versions is executed, under conditions. Measured for sm_90:
of loads, and of loads with arithmetic, 20 have none and 21 have one."""
_LEAST_PIECE = 24
"""Instructions of a piece at least: a few more than that."""
_ROUNDS = 8
"""How often a loop is taken to go around."""


class Limits(NamedTuple):
    """What the knobs say."""

    least: int
    """Memory instructions that a chain must have at least."""
    size: int
    """Instructions that a region may have at most."""
    growth: int
    """Instructions that a region may have for each that is saved, a memory instruction for two."""
    checks: bool
    """Whether distances of addresses are tested, too."""
    under_conditions: int
    """Instructions of a version at most of which no branch is made."""


@dataclass(eq=False, repr=False)
class Gain:
    """A chain that becomes fewer memory instructions where its place is aligned to `align` bytes."""

    chain: Chain
    align: int
    before: int
    after: int
    tests: Multiples

    @property
    def is_proven(self) -> bool:
        """Whether no test is needed."""
        return not self.tests and not self.chain.checks

    @property
    def taken_apart(self) -> int:
        """Instructions that put what is narrower than a register into one, or take it out of one: of two halves the usual operations take
        either as it is."""
        narrow = [access.instruction for access in self.chain.accesses if access.size < REGISTER]
        halves = sum(map(_is_half, narrow))
        return len(narrow) - (halves + 1) // 2

    @property
    def moved(self) -> int:
        """Instructions that move a value to each further element that it is stored to: the registers of one access are neighbours."""
        stored = [one.value for access in self.chain.accesses if isinstance(one := access.instruction, StoreInst)]
        return len(stored) - len(set(stored))

    @property
    def saved(self) -> int:
        """Instructions that it saves, a memory instruction for two."""
        return 2 * (self.before - self.after) - self.taken_apart - self.moved

    @property
    def joined(self) -> list[list[Access]]:
        """The accesses by what they become: one access each."""
        return list(accesses_joined(self.chain.accesses, lambda access: access.aligned(self.align)))

    @property
    def between(self) -> Iterator[Instruction]:
        """The instructions from the first of its accesses to the last."""
        accesses = sorted(self.chain.accesses, key=lambda access: access.at)
        at: Instruction | None = accesses[0].instruction
        while at is not None and at is not accesses[-1].instruction:
            yield at
            at = at.next

    @property
    def first(self) -> int:
        """The first access of the chain, counted in its stretch."""
        return min(access.at for access in self.chain.accesses)

    @property
    def last(self) -> int:
        """The last one."""
        return max(access.at for access in self.chain.accesses)


@dataclass(eq=False, repr=False)
class Part:
    """The instructions of a stretch from the first to the last with a gain."""

    stretch: Stretch
    gains: list[Gain]

    @property
    def begin(self) -> int:
        """The first of them, counted in the stretch."""
        return min(gain.first for gain in self.gains)

    @property
    def end(self) -> int:
        """What is behind the last one."""
        return max(gain.last for gain in self.gains) + 1

    @property
    def instructions(self) -> list[Instruction]:
        """All of them."""
        return self.stretch.instructions[self.begin : self.end]

    @property
    def first(self) -> Instruction:
        """The first instruction."""
        return self.stretch.instructions[self.begin]

    @property
    def size(self) -> int:
        """How many there are."""
        return self.end - self.begin

    @property
    def copied_code(self) -> int:
        """Those of them that are code and aren't work on integers: that is copied where it can't stand once, of which `Region` tells."""
        return sum(takes_code(one) and not is_work_on_integers(one) for one in self.instructions)

    @property
    def accesses(self) -> list[Access]:
        """The loads and stores among them."""
        begin, end = self.begin, self.end
        return [access for access in self.stretch.accesses if begin <= access.at < end]

    @property
    def gaining(self) -> set[Instruction]:
        """Those of them that gain."""
        return {access.instruction for gain in self.gains for access in gain.chain.accesses}

    @property
    def saved(self) -> int:
        """Instructions that it saves."""
        return sum(gain.saved for gain in self.gains)

    @property
    def tests(self) -> Multiples:
        """What must be multiples of what."""
        found: Multiples = {}
        for value, bits in (item for gain in self.gains for item in gain.tests.items()):
            found[value] = max(bits, found.get(value, 0))
        return found

    @property
    def checks(self) -> set[Pair]:
        """The pairs of places that must share nothing."""
        return {pair for gain in self.gains for pair in gain.chain.checks}

    @property
    def tested(self) -> list[Value]:
        """The values that the test is made of."""
        return [*self.tests, *(place.base for pair in self.checks for place in pair)]

    def saved_with_test(self, in_place: bool) -> int:
        """What it saves, less the branches, and the test where that is made each time."""
        return self.saved - _BRANCHES - (len(self.tests) + 8 * len(self.checks) if in_place else 0)


@dataclass(eq=False, repr=False)
class Plan:
    """A part of which two versions may pay. The test is made ahead of `loop`, or else of the part."""

    part: Part
    region: Region
    loop: Loop | None

    @property
    def before(self) -> int:
        """The memory instructions of its chains as they are."""
        return sum(gain.before for gain in self.part.gains)

    @property
    def after(self) -> int:
        """What they become."""
        return sum(gain.after for gain in self.part.gains)

    @property
    def profit(self) -> int:
        """Instructions that are saved; each group but the first takes other branches."""
        return self.part.saved_with_test(self.loop is None) - _BRANCHES * (len(self.region.groups) - 1)

    @property
    def is_in_pieces(self) -> bool:
        """Whether all from the first access to the last is there in several pieces, each of them twice."""
        return not self.region.is_gathered and len(self.region.groups) > 1

    @property
    def may_load_early(self) -> bool:
        """Whether its loads may go past its stores, as ptxas may see: nothing is tested for that."""
        return not self.part.checks

    @property
    def wide_accesses(self) -> list[list[Instruction]]:
        """What is in registers all at once."""
        if self.region.is_gathered:
            return self.region.groups
        joined = [found for gain in self.part.gains for found in gain.joined if len(found) > 1]
        return [[access.instruction for access in sorted(found, key=lambda one: one.at)] for found in joined]


class Declined(NamedTuple):
    """Accesses that stay as they are, and why."""

    accesses: list[Access]
    reason: str
    needed: int
    """The least alignment, in bytes, with which fewest memory instructions were left."""


class Planner:
    """Looks through one function."""

    def __init__(self, aliases: AliasAnalysis, loops: LoopInfo, known: KnownLowBits, limits: Limits, tell: bool) -> None:
        self._aliases = aliases
        self._known = known
        self._limits = limits
        self._tree = aliases.tracking.dominators
        self._places = Places(aliases.tracking)
        self._loops = loops
        self._work = 0
        """The instructions that two calls of the function execute."""
        self._tell = tell
        self._by_thread: dict[Place, bool] = {}
        """Of places whether they may be others for other threads, once somebody asked."""
        self.proven: list[Gain] = []
        """Chains of which all is known without a test."""
        self.declined: list[Declined] = []
        """What is not done, where that is to be told."""

    def plans(self, blocks: Iterable[BasicBlock], chained: Container[BasicBlock]) -> Iterator[Plan]:
        """What pays, in the order of the code. `blocks` are all of the function's, `chained` those that may have something to chain."""
        blocks = [block for block in blocks if self._tree.is_reachable(block)]
        self._work = sum(len(block.instructions) * self._times(block) for block in blocks)
        for block in blocks:
            if block in chained:
                yield from self._of_block(block)

    def _of_block(self, block: BasicBlock) -> Iterator[Plan]:
        for stretch in stretches(block, self._places, self._limits.size):
            gains = self._gains(stretch)
            told = list(self.proven)
            for part in self._parts(stretch, gains):
                plan = self._plan_of(part)
                reason = self._reason_against(plan)
                if reason is None:
                    yield plan
                else:
                    self.declined += [Declined(gain.chain.accesses, reason, gain.align) for gain in part.gains]
                told += part.gains
            if self._tell:
                self._tell_of(stretch, gains, {access for gain in told for access in gain.chain.accesses})

    def _parts(self, stretch: Stretch, gains: list[Gain]) -> Iterator[Part]:
        """Parts that pay. What begins before the end of one joins it, what lies behind it where both together are not too large for what
        they bring."""
        gains = sorted((gain for gain in gains if gain.saved > _BRANCHES), key=lambda gain: gain.first)
        while gains:
            part, *left = Part(stretch, gains[:1]), *gains[1:]
            gains = []
            for gain in left:
                joined = Part(stretch, [*part.gains, gain])
                overlaps = gain.first < part.end
                if self._is_testable(joined) and (joined.size <= self._limits.size if overlaps else self._is_worth(joined)):
                    part = joined
                elif not overlaps:
                    gains.append(gain)
            if self._is_testable(part) and self._is_worth(part):
                yield part

    def _reason_against(self, plan: Plan) -> str | None:
        """Why a plan for a part that pays doesn't; None where it does."""
        needless = plan.region.needless(plan.part.gaining)
        if needless > plan.profit:
            return f"{needless} instructions that gain nothing would be there twice, {plan.profit} are saved"
        in_vain = self._executed_in_vain(plan)
        if in_vain and not self._is_enough(plan.profit - in_vain, plan.part):
            return f"{in_vain} accesses to what all threads share would be executed in vain, {plan.profit} instructions are saved"
        return None

    def _executed_in_vain(self, plan: Plan) -> int:
        """Memory instructions that are executed in either version, since ptxas makes no branch, and brought nothing by themselves: what all
        threads of a warp read at one address comes at once. Where each has its own, narrow accesses go to the same lines again and again,
        but for those that are executed in vain."""
        by_access = {access.instruction: access for access in plan.part.accesses}
        found = 0
        for group in plan.region.groups:
            accesses = [by_access[one] for one in group if one in by_access]
            taken = {access: pieces(access.size, access.align) for access in accesses}
            others = sum(takes_code(one) for one in group if one not in by_access)
            if sum(taken.values()) + others <= self._limits.under_conditions:
                found += sum(taken[access] for access in accesses if not self._differs_by_thread(access.place))
        return found

    def _differs_by_thread(self, place: Place) -> bool:
        if place not in self._by_thread:
            self._by_thread[place] = may_differ_by_thread([place.base, *(index[0] for index, _ in place.added)])
        return self._by_thread[place]

    def _is_testable(self, part: Part) -> bool:
        """Whether all that is tested is there ahead of the part."""
        return all(self._tree.value_dominates(value, part.first) for value in part.tested)

    def _is_worth(self, part: Part, pieces: int = 1) -> bool:
        """Whether it brings enough for what is copied, and for all that the function does: what is saved ahead of loops, or behind them,
        is little beside what these do, and how they are compiled may become worse. Each of its pieces but the first takes branches, too."""
        profit = part.saved_with_test(self._loop_ahead_of(part) is None) - _BRANCHES * (pieces - 1)
        profit -= _ROUND if self._is_unrolled(part) else 0
        is_small = part.size <= self._limits.size and self._copied(part) <= self._limits.growth * profit
        return is_small and self._is_enough(profit, part)

    def _is_enough(self, profit: int, part: Part) -> bool:
        """Whether so much is one of so many instructions that the function executes."""
        return _LEAST_SHARE * profit >= self._work_beside(part.first.block)

    def _copied(self, part: Part) -> int:
        """What two versions take in code: of a loop, ptxas makes one for each, with all that is in it."""
        return part.size if self._loops.loop_for(part.first.block) else part.copied_code

    def _is_unrolled(self, part: Part) -> bool:
        """Whether ptxas makes one of several iterations of the loop around it, if there is but one version."""
        loop = self._loops.loop_for(part.first.block)
        return loop is not None and rounds(loop) > 1

    def _loop_ahead_of(self, part: Part) -> Loop | None:
        """The outermost loop around it ahead of which all that is tested is there."""
        found = None
        loop = self._loops.loop_for(part.first.block)
        while loop is not None and all(self._tree.value_dominates_block(value, loop.header) for value in part.tested):
            found, loop = loop, loop.parent
        return found

    def _plan_of(self, part: Part) -> Plan:
        region = whole(part.instructions)
        if region.needless(part.gaining) and not part.checks:
            joined = [found for gain in part.gains for found in gain.joined]
            share = Conflicts(self._aliases, lambda _: False).share
            region = gathered(joined, part.instructions, part.accesses, share) or region
        return Plan(part, region, self._loop_ahead_of(part))

    def in_pieces(self, plan: Plan) -> Iterator[Plan]:
        """The plan in pieces, with what accesses are computed with, where that pays: fewer values are in registers at once; and then with
        accesses half as wide."""
        for most in (WIDEST, WIDEST // 2):
            part = self._with_accesses_of(plan.part, most)
            if not part.tested or not self._is_testable(part):
                continue
            region = in_pieces([found for gain in part.gains for found in gain.joined], part.instructions, _PIECE, _LEAST_PIECE)
            if region is None or min(map(len, region.groups)) < _LEAST_PIECE or not self._is_worth(part, len(region.groups)):
                continue
            smaller = Plan(part, region, self._loop_ahead_of(part))
            if self._reason_against(smaller) is None:
                yield smaller

    def _with_accesses_of(self, part: Part, most: int) -> Part:
        """What becomes of the chains where no access is of more than so many bytes."""
        gains = [self._gain(gain.chain, gain.before, self._search(part.stretch, gain.chain), most) for gain in part.gains]
        return Part(part.stretch, [gain for gain in gains if gain is not None and gain.saved > _BRANCHES])

    def _is_seldom(self, block: BasicBlock) -> bool:
        """Whether the loop around it, if any, may go past it."""
        loop = self._loops.loop_for(block)
        return loop is not None and not all(self._tree.dominates(block, latch) for latch in loop.latches())

    def _times(self, block: BasicBlock) -> int:
        """How often two calls of the function execute the block, by the loops around it; half as often where the innermost may go past it.
        An integer, because loops may be hundreds deep."""
        times: int = _ROUNDS ** self._loops.depth(block)
        return times if self._is_seldom(block) else 2 * times

    def _work_beside(self, block: BasicBlock) -> int:
        """What the function executes for each time that the block is, rounded up."""
        return -(-self._work // self._times(block))

    def _gains(self, stretch: Stretch) -> list[Gain]:
        """What is gained in a stretch: without distances tested, or with them where that brings more than it costs."""
        conflicts = Conflicts(self._aliases, lambda _: self._limits.checks)
        gains = self._gains_of(stretch, chains(stretch, conflicts, assumed=False))
        if conflicts.checks_help:
            more = self._gains_of(stretch, chains(stretch, conflicts, assumed=True))
            gains = max(gains, more, key=lambda found: Part(stretch, found).saved_with_test(in_place=True))
        self.proven += [gain for gain in gains if gain.is_proven]
        return [gain for gain in gains if not gain.is_proven]

    def _gains_of(self, stretch: Stretch, found: list[Chain]) -> list[Gain]:
        gains = []
        for chain in found:
            before = instructions(chain.accesses, lambda access: access.align)
            if before >= self._limits.least:
                gains.append(self._gain(chain, before, self._search(stretch, chain), WIDEST))
        return [gain for gain in gains if gain is not None]

    def _search(self, stretch: Stretch, chain: Chain) -> Search:
        """What can be tested ahead of a chain."""
        first = stretch.instructions[min(access.at for access in chain.accesses)]
        return Search(self._known, self._aliases.layout, self._tree, partial(_is_before, self._tree, first))

    def _gain(self, chain: Chain, before: int, search: Search, most: int) -> Gain | None:
        """What becomes of a chain, of so many instructions, at the least alignment that makes the fewest of it, of those that can be
        tested, of `most` bytes at most."""
        best: Gain | None = None
        align = most
        while align > 1:
            after = _count(chain.accesses, align)
            if after < before and (best is None or after <= best.after):
                tests = search.of_place(chain.accesses[0].place, align.bit_length() - 1)
                best = Gain(chain, align, before, after, tests) if tests is not None else best
            align //= 2
        return best

    def _tell_of(self, stretch: Stretch, gains: list[Gain], done: set[Access]) -> None:
        """Notes what code generation could have done with more known, and why it was not versioned."""
        testable = {access for gain in gains for access in gain.chain.accesses}
        movable = {frozenset(chain.accesses) for chain in chains(stretch, Conflicts(self._aliases, lambda _: False), assumed=False)}
        for found in (one for alike in by_kind(stretch.accesses) for one in contiguous(alike)):
            before = instructions(found, lambda access: access.align)
            counts = {align: _count(found, align) for align in (2, 4, 8, WIDEST)}
            if before >= self._limits.least and counts[WIDEST] < before and done.isdisjoint(found):
                needed = min(align for align, count in counts.items() if count == counts[WIDEST])
                reason = TOO_LITTLE if not testable.isdisjoint(found) else NOT_ALIGNED if frozenset(found) in movable else MAY_ALIAS
                self.declined.append(Declined(found, reason, needed))


def _is_half(access: LoadInst | StoreInst) -> bool:
    """Whether it is of a float of 16 bits: front ends for CUDA have integers, that inline assembly works on."""
    if isinstance(accessed_type(access).scalar, FloatType):
        return True
    beside = access.users if isinstance(access, LoadInst) else [access.value]
    return any(map(takes_half, beside))


def _is_before(tree: DominatorTree, at: Instruction, value: Value) -> bool:
    return tree.value_dominates(value, at)


def _count(chain: list[Access], align: int) -> int:
    """The memory instructions that the chain becomes where its place is aligned to `align` bytes."""
    return instructions(chain, lambda access: access.aligned(align))
