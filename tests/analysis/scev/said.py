"""All that ScalarEvolution says of a function, as lines of text: of every value, every loop, and of pairs of these.

    for line in said(function): print(line)                 # i: {0,+,1}<nuw><nsw><%loop>, u[0,8), s[0,8), behind all: 8
    python tests/analysis/scev/said.py cases/*.ll           # writes what is said of these files' cases anew

What says nothing is left out.
"""

from __future__ import annotations

from collections.abc import Iterator

from stored_cases import renew

from nvopt.analysis.loops import Loop
from nvopt.analysis.scev.counts import at_scope, loop_exits
from nvopt.analysis.scev.expressions import constant_difference
from nvopt.analysis.scev.expressions.kinds import COULD_NOT_COMPUTE, SCEV
from nvopt.analysis.scev.facts import dispositions, guards, known, multiples, no_wrap, ranges
from nvopt.analysis.scev.scalar_evolution import ScalarEvolution
from nvopt.ir import BasicBlock, Function, IntType, Module, PointerType, Value
from nvopt.ir.predicates import EQ, NE, SGE, SGT, SLE, SLT, UGE, UGT, ULE, ULT

_PREDICATES = (EQ, NE, ULT, ULE, UGT, UGE, SLT, SLE, SGT, SGE)
_MOST_PAIRED = 5
"""Of so many expressions each pair is compared."""


def said(function: Function) -> list[str]:
    """The lines, in the order of the code."""
    return list(_Questions(function).lines())


def said_of(code: str) -> list[str]:
    """The lines of all functions of a module."""
    return [line for function in Module.parse(code).functions if not function.is_declaration for line in said(function)]


class _Questions:
    def __init__(self, function: Function) -> None:
        self.function = function
        self.se = ScalarEvolution(function)
        self.loops: list[Loop] = list(self.se.loops)
        values: list[Value] = [*function.args, *function.instructions()]
        self.of = {one: self.se.get(one) for one in values if isinstance(one.type, (IntType, PointerType))}
        self.expressions = list(dict.fromkeys(e for e in self.of.values() if e.bits > 1))
        self.number = {block: at for at, block in enumerate(function.blocks)}

    def lines(self) -> Iterator[str]:
        for value, e in self.of.items():
            yield from _line(value.name, self._facts(value, e))  # type: ignore[attr-defined]
        for loop in self.loops:
            yield from self._loop(loop)
        yield from self._pairs()

    def _block(self, block: BasicBlock) -> str:
        return block.name or str(self.number[block])

    # -- of one value

    def _facts(self, value: Value, e: SCEV) -> Iterator[str]:
        se = self.se
        yield str(e)
        for letter, found in (("u", ranges.unsigned_range(se, e)), ("s", ranges.signed_range(se, e))):
            if not found.is_full:
                yield letter + found.text()
        multiple = multiples.constant_multiple(se, e)
        if multiple != 1:
            yield f"times {multiple}"
        if not e.is_pointer and known.is_known_to_be_power_of_two(se, e, or_zero=True):
            yield "power or zero"
        if no_wrap.is_guaranteed_not_to_be_poison(se, e):
            yield "no poison"
        for loop in self.loops:
            yield from self._in_loop(e, loop)
        scoped = at_scope.at_scope(se, e, None)
        if scoped is not e:
            yield f"behind all: {scoped}"

    def _in_loop(self, e: SCEV, loop: Loop) -> Iterator[str]:
        se, name = self.se, self._block(loop.header)
        found = dispositions.loop_disposition(se, e, loop)
        scoped = at_scope.at_scope(se, e, loop)
        guarded = guards.apply_loop_guards(se, e, loop) if dispositions.is_available_at_loop_entry(se, e, loop) else e
        said = [("varies", "invariant", "computable")[found]] * (found != dispositions.INVARIANT and len(self.loops) > 1)
        said += [f"is {scoped}"] * (scoped is not e) + [f"guarded {guarded}"] * (guarded is not e)
        if said:
            yield f"in {name}: {' '.join(said)}"

    # -- of loops

    def _loop(self, loop: Loop) -> Iterator[str]:
        se, name = self.se, self._block(loop.header)
        counts = [loop_exits.backedge_taken_count(se, loop, kind) for kind in range(3)]
        trips = loop_exits.small_constant_trip_count(se, loop), loop_exits.small_constant_trip_multiple(se, loop)
        yield f"loop {name}: {'; '.join(map(str, counts))}, {trips[0]} x{trips[1]}"
        if loop_exits.is_max_or_zero(se, loop):
            yield f"loop {name}: all or none"
        for count in counts:
            if count.kind != COULD_NOT_COMPUTE:
                guarded = guards.apply_loop_guards(se, count, loop)
                if guarded is not count:
                    yield f"loop {name} guards: {guarded}"
        if len(loop.exiting_blocks()) > 1:
            for block in loop.exiting_blocks():
                by_kind = "; ".join(str(loop_exits.exit_count(se, loop, block, kind)) for kind in range(3))
                yield f"loop {name} by {self._block(block)}: {by_kind}"
        for kind in range(3):
            e, needed = loop_exits.predicated_backedge_taken_count(se, loop, kind)
            if needed:
                yield f"loop {name} if {' and '.join(map(str, needed))}: {e}"
        entered, again = [], []
        some = self.expressions[:_MOST_PAIRED]
        for a in some:
            for b in [*some, *(se.table.constant(a.type, number) for number in (0, 5))]:
                if a is b or a.type is not b.type or a.is_pointer:
                    continue
                entered += [f"{a} {p} {b}" for p in (NE, ULT, SLE) if known.is_loop_entry_guarded_by_cond(se, loop, p, a, b)]
                again += [f"{a} {p} {b}" for p in (NE, ULT, SLE) if known.is_loop_backedge_guarded_by_cond(se, loop, p, a, b)]
        yield from _line(f"entering {name}", entered)
        yield from _line(f"again {name}", again)

    # -- of two

    def _pairs(self) -> Iterator[str]:
        se, some = self.se, self.expressions[-_MOST_PAIRED:]
        ends = [block.terminator for block in self.function.blocks[:6]]
        for at, a in enumerate(some):
            for b in [*some[at + 1 :], *(se.table.constant(a.type, number) for number in (0, 7) if not a.is_pointer)]:
                if a.type is not b.type:
                    continue
                said: list[str] = [p for p in _PREDICATES if known.is_known_predicate(se, p, a, b)]
                difference = constant_difference.constant_difference(a, b)
                said += [f"difference {difference}"] * (difference is not None)
                for end in ends:
                    if end is not None and end.parent is not None and not a.is_pointer:
                        here = [p for p in (NE, ULT, SLT, SGE) if p not in said and known.is_known_predicate_at(se, p, a, b, end)]
                        said += [f"at {self._block(end.parent)} {' '.join(here)}"] * bool(here)
                if not a.is_pointer:
                    for op in ("add", "sub", "mul"):
                        fits = [sign for sign in (False, True) if no_wrap.will_not_overflow(se, op, sign, a, b)]
                        said += [f"{op} fits {' '.join('us'[one] for one in fits)}"] * bool(fits)
                yield from _line(f"{a} and {b}", said)


def _line(head: str, said: Iterator[str] | list[str]) -> Iterator[str]:
    found = ", ".join(said)
    if found:
        yield f"{head}: {found}"


if __name__ == "__main__":
    renew(said_of)
