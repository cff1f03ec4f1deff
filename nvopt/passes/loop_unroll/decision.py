"""How a loop is unrolled, by the first of these that fits:

    1  unroll.count = N         N at once, or so many as there is room for
    2  unroll.full              all of a known count
    3  a known count            all, where that is not too large, or much of it is constant then
    4  a known limit            all, with every exit test, where that is asked for
    5  a known count, partly    a power of two that divides it
    6  unroll-peel-count        the first iterations ahead of the loop
    7  an unknown count         16, 8, 4 or 2 at once: a waterfall, or 4 where threads may differ

Source: the public description of cicc's unroller, and what libNVVM's code shows where that is otherwise; LLVM's computeUnrollCount.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from nvopt.analysis.loops import Loop
from nvopt.analysis.scev.expressions.kinds import COULD_NOT_COMPUTE, SCEV, SCEVAddRecExpr
from nvopt.analysis.scev.scalar_evolution import ScalarEvolution
from nvopt.knobs import KnobValues
from nvopt.passes.loop_unroll import knobs as settings
from nvopt.passes.loop_unroll import remarks
from nvopt.passes.loop_unroll.candidates import Options
from nvopt.passes.loop_unroll.convergence import is_convergent, is_likely_uniform, is_proven_uniform
from nvopt.passes.loop_unroll.local_arrays import threshold_multiplier
from nvopt.passes.loop_unroll.many_loads import body_of, computes_floats, copies_of, loads_enough, may_pay, shares_addresses
from nvopt.passes.loop_unroll.pragmas import Pragmas
from nvopt.passes.loop_unroll.remarks import Reason
from nvopt.passes.loop_unroll.saving import saving_of
from nvopt.passes.loop_unroll.size import size_of_blocks, unrolled_size
from nvopt.passes.loop_unroll.trip_counts import TripCounts, estimated_trip_count
from nvopt.transforms.blocks import terminator_of
from nvopt.transforms.scev_expander import SCEVExpander

_SMALL_THRESHOLD, _THRESHOLD = 150, 405
_LARGEST_COUNT, _DIVERGENT_COUNT = 16, 4
_CHEAP_EXPANSION = 4
"""Instructions that may compute a count ahead of a loop."""


class Choice(NamedTuple):
    """So many copies: `full`, in the loop's place; `partial`, in the loop; `runtime`, with code for what is left over; `peel`, ahead of
    the loop."""

    kind: str
    copies: int
    left_over: str = ""
    is_explicit: bool = False
    """Whether the program asks for it."""


Step = Callable[[], Choice | None]


class Decision:
    """The decision on one loop, which has the form and may be copied."""

    def __init__(self, loop: Loop, scev: ScalarEvolution, knobs: KnobValues, options: Options) -> None:
        self.loop, self.scev, self.knobs, self.options = loop, scev, knobs, options
        self.missed: list[tuple[Reason, dict[str, int]]] = []
        """Why what the program asks for can't be done."""
        self.pragmas = Pragmas(loop)

    def decide(self) -> Choice | None:
        """None: the loop stays as it is."""
        self.counts = TripCounts(self.loop, self.scev)
        self.body = size_of_blocks(self.loop.blocks)
        self.multiplier = threshold_multiplier(self.loop, self.knobs[settings.ASSUMED_SIZE])
        self.convergent = is_convergent(self.loop)
        if self.options.many_loads:
            steps: tuple[Step, ...] = (self._full, self._by_few) if computes_floats(self.loop) else (self._by_few,)
        else:
            steps = (self._by_count, self._by_full_pragma, self._full, self._bounded, self._peeled, self._partial, self._runtime)
        return next((choice for step in steps if (choice := step()) is not None), None)

    # -- behind another unroller

    def _by_few(self) -> Choice | None:
        """Four or two at once, whatever they take together: the body has its limit."""
        if self.body > self.knobs[settings.RUNTIME_THRESHOLD] or not self._allows_partial():
            return None
        body = body_of(self.loop, self.scev) if may_pay(self.loop) else None
        if body is None or not body.may_gain or not loads_enough(self.loop) or not shares_addresses(self.loop, self.scev):
            return None
        copies = copies_of(self.loop, body)
        if self.counts.multiple % copies == 0:
            return Choice("partial", copies)
        if 0 < self.counts.at_most < copies or not self._allows_runtime():
            return None
        left_over = self._left_over(copies)
        return Choice("runtime", copies, left_over) if left_over else None

    # -- what the program asks for

    def _by_count(self) -> Choice | None:
        asked = self.knobs[settings.COUNT] or self.pragmas.count
        if asked < 2:
            return None
        count = min(asked, self.counts.exact) if self.counts.exact else asked
        room = self.multiplier * self.knobs[settings.PRAGMA_THRESHOLD]
        if unrolled_size(self.body, count) > room:
            self._miss(remarks.COUNT_TOO_LARGE)
            count = next((less for less in range(count - 1, 1, -1) if count % less == 0 and unrolled_size(self.body, less) <= room), 0)
            if count < 2:
                return None
        if count == self.counts.exact:
            return Choice("full", count, is_explicit=True)
        if self.counts.multiple % count == 0:
            return Choice("partial", count, is_explicit=True)
        left_over = self._left_over(count, is_forced=True)
        if left_over:
            return Choice("runtime", count, left_over, is_explicit=True)
        if not self.convergent and not self._is_countable():
            return Choice("partial", count, is_explicit=True)  # with all exit tests
        while self.counts.multiple % count:
            count //= 2
        self._miss(remarks.DIFFERENT_COUNT, TripMultiple=self.counts.multiple, UnrollCount=count)
        return Choice("partial", count, is_explicit=True) if count > 1 else None

    def _by_full_pragma(self) -> Choice | None:
        if not self.pragmas.full:
            return None
        count = self.counts.exact
        room = self.knobs[settings.PRAGMA_THRESHOLD]
        if not count and 0 < self.counts.at_most <= self.knobs[settings.PRAGMA_MAX_UPPER_BOUND]:
            count = self.counts.at_most
        if not count:
            self._miss(remarks.FULL_OF_RUNTIME_COUNT)
        elif not self._may_be_full(count) or unrolled_size(self.body, count) > room:
            self._miss(remarks.FULL_TOO_LARGE)
        else:
            return Choice("full", count, is_explicit=True)
        return None

    # -- known counts

    def _full(self) -> Choice | None:
        count = self.counts.exact
        if not count or not self._may_be_full(count):
            return None
        room = self._threshold()
        fits = unrolled_size(self.body, count) <= room or self._fits_when_folded(count, room)
        return Choice("full", count, is_explicit=self.pragmas.enable) if fits else None

    def _fits_when_folded(self, count: int, room: int) -> bool:
        if count > self.knobs[settings.MAX_ANALYZED]:
            return False
        most = self.knobs[settings.MAX_BOOST]
        saving = saving_of(self.loop, count, room * most // 100, self.scev.layout)
        return saving is not None and saving.unrolled < room * saving.boost(most) // 100

    def _bounded(self) -> Choice | None:
        """All iterations of which there may be less."""
        count = self.counts.at_most
        if not self.options.upper_bound or self.counts.exact or not 0 < count <= self.knobs[settings.MAX_UPPER_BOUND]:
            return None
        fits = self._may_be_full(count) and unrolled_size(self.body, count) <= self._threshold()
        return Choice("full", count) if fits else None

    def _peeled(self) -> Choice | None:
        count = self.knobs[settings.PEEL_COUNT]
        return Choice("peel", count) if count and not (0 < self.counts.at_most <= count) else None

    def _partial(self) -> Choice | None:
        if not self.counts.exact or self.loop.subloops or not self._allows_partial():
            return None
        most = self._most_at_once()
        count = 1 << (most.bit_length() - 1) if most else 0
        while count > 1 and self.counts.exact % count:
            count //= 2
        if count > 1:
            return Choice("partial", count, is_explicit=self.pragmas.enable)
        count = min(_DIVERGENT_COUNT, 1 << (most.bit_length() - 1) if most else 0)
        left_over = self._left_over(count) if count > 1 else ""
        return Choice("runtime", count, left_over, self.pragmas.enable) if left_over else None

    def _most_at_once(self) -> int:
        """The most copies that there is room for in the loop."""
        room = self._partial_threshold()
        most = (room - 2) // max(1, unrolled_size(self.body, 1) - 2)
        limit = self.knobs[settings.MAX_COUNT]
        return min(most, limit, self.counts.exact) if limit else min(most, self.counts.exact)

    # -- counts known when the loop runs

    def _runtime(self) -> Choice | None:
        if self.counts.exact or self.loop.subloops or not self._allows_partial() or not self._allows_runtime():
            return None
        taken = self.scev.backedge_taken_count(self.loop)
        uniform = taken.kind != COULD_NOT_COMPUTE and is_likely_uniform(taken)
        count = self._runtime_count(_LARGEST_COUNT if uniform else _DIVERGENT_COUNT)
        at_most = self.counts.at_most
        if count < 2 or 0 < at_most < count:
            return None
        if self.counts.multiple % count == 0:
            return Choice("partial", count, is_explicit=self.pragmas.enable)
        left_over = self._left_over(count)
        if left_over:
            return Choice("runtime", count, left_over, self.pragmas.enable)
        while self.counts.multiple % count:
            count //= 2
        return Choice("partial", count, is_explicit=self.pragmas.enable) if count > 1 and self.counts.is_left_at_latch_only else None

    def _runtime_count(self, count: int) -> int:
        """So many at once, or a half, a fourth… of them, as there is room for."""
        is_aggressive = self.knobs[settings.AGGRESSIVE]
        if is_aggressive and self.knobs[settings.AGGRESSIVE_FACTOR]:
            return self.knobs[settings.AGGRESSIVE_FACTOR]
        limits = [self.knobs[settings.MAX_COUNT] or count]
        if is_aggressive:
            limits.append(self.knobs[settings.AGGRESSIVE_MAX_FACTOR] or count)
        while count > 1 and (unrolled_size(self.body, count) > self._partial_threshold() or count > min(limits)):
            count //= 2
        return count

    def _allows_runtime(self) -> bool:
        if not self.options.runtime or not self.knobs[settings.RUNTIME] or self.pragmas.disable_runtime:
            return False
        is_large = self.body > self.knobs[settings.RUNTIME_THRESHOLD]
        if is_large and not self.pragmas.enable and not self.knobs[settings.AGGRESSIVE]:
            return False
        estimated = estimated_trip_count(self.loop)
        return estimated is None or estimated >= self.knobs[settings.FLAT]

    def _left_over(self, count: int, *, is_forced: bool = False) -> str:
        """How the iterations are done that `count` at once leave over; "" where they can't be."""
        if not self.knobs[settings.ALLOW_REMAINDER] or self.loop.subloops or not self._is_countable(is_forced=is_forced):
            return ""
        taken = self.scev.backedge_taken_count(self.loop)
        in_kernel = self.scev.function.is_kernel
        if self.convergent and not self.knobs[settings.RUNTIME_CONVERGENT] and not is_proven_uniform(taken, in_kernel=in_kernel):
            return ""
        forced = self.knobs[settings.FORCE_EPILOGUE]
        if forced and count & (count - 1) == 0 and count <= _LARGEST_COUNT and is_likely_uniform(taken) and not self.counts.exact:
            return "waterfall"
        begins_alike = forced and all(map(is_likely_uniform, self._starts()))
        return "epilogue" if self.knobs[settings.RUNTIME_EPILOG] or begins_alike else "prologue"

    def _starts(self) -> list[SCEV]:
        """What the loop's counters begin with."""
        found = [self.scev.get(phi) for phi in self.loop.header.phis() if self.scev.is_scevable(phi.type)]
        return [one.start for one in found if isinstance(one, SCEVAddRecExpr) and one.loop is self.loop]

    def _is_countable(self, *, is_forced: bool = False) -> bool:
        """Whether what is left over can be computed ahead of the loop, which is left behind its last iteration only."""
        if not self.counts.is_left_at_latch_only:
            return False
        taken = self.scev.backedge_taken_count(self.loop)
        preheader = self.loop.preheader
        if taken.kind == COULD_NOT_COMPUTE or preheader is None:
            return False
        at = terminator_of(preheader)
        expander = SCEVExpander(self.scev)
        if not expander.is_safe_to_expand(taken, at):
            return False
        pays_anything = is_forced or self.knobs[settings.EXPENSIVE] or self.knobs[settings.AGGRESSIVE]
        return pays_anything or not expander.is_high_cost(taken, at, _CHEAP_EXPANSION)

    # -- sizes

    def _may_be_full(self, count: int) -> bool:
        limits = (self.knobs[settings.FULL_MAX_COUNT] or count, count if self.options.full_max is None else self.options.full_max)
        return count <= min(limits)

    def _threshold(self) -> int:
        if self.pragmas.enable:
            return self.knobs[settings.PRAGMA_THRESHOLD]
        told = self.knobs[settings.THRESHOLD]
        return self.multiplier * (told if told >= 0 else _SMALL_THRESHOLD if self.options.is_small else _THRESHOLD)

    def _partial_threshold(self) -> int:
        return self.knobs[settings.PRAGMA_THRESHOLD] if self.pragmas.enable else self.knobs[settings.PARTIAL_THRESHOLD]

    def _allows_partial(self) -> bool:
        return self.options.partial and (self.knobs[settings.ALLOW_PARTIAL] or self.pragmas.enable)

    def _miss(self, reason: Reason, **numbers: int) -> None:
        self.missed.append((reason, numbers))
