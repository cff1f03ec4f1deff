"""Finds expressions that a rule applies to, of whatever form, from the rule alone.

Random expressions are changed a little again and again; those are kept on which the rule gets further in its own code than on any before,
so that conditions are met one after the other, and both outcomes of each are tried.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from types import CodeType, FrameType
from typing import Any, NamedTuple

from terms import Maker, Subject, paths, rescaled, widths_of

import nvopt.tile.rules
from nvopt.tile.expressions import Expression, Pool
from nvopt.tile.kinds import Kind

Rule = Callable[[Pool, Expression], Expression | None]
ROOM = str(Path(nvopt.tile.rules.__file__).parent)
LARGEST = 24
"""Nodes of a subject."""


ANEW = 8000
"""After so many calls in vain the search starts anew."""
ALONE = 50
"""After so many it is told of expressions that the rule applies to."""
IN_VAIN = 400
"""After so many there are no more forms that a rule applies to, in a search that may end then."""


class Firing(NamedTuple):
    """A subject that the rule gave something else for, and whether it was reached in a new way."""

    subject: Subject
    is_new: bool


class Steps:
    """Which of Python's instructions in nvopt/tile/rules/ are reached while it is watched."""

    def __init__(self) -> None:
        self.seen: dict[CodeType, set[int]] = {}
        self.tracers: dict[CodeType, Callable[[FrameType, str, Any], Any] | None] = {}

    def watch(self, action: Callable[[], object]) -> tuple[object, bool]:
        """What an action gives, and whether it came to anything new."""
        before = self._count()
        outer = sys.gettrace()
        sys.settrace(self._enter)
        try:
            found = action()
        finally:
            sys.settrace(outer)
        return found, self._count() > before

    def _count(self) -> int:
        return sum(map(len, self.seen.values()))

    def _enter(self, frame: FrameType, event: str, argument: Any) -> Any:
        code = frame.f_code
        if code not in self.tracers:
            self.tracers[code] = self._tracer(code) if code.co_filename.startswith(ROOM) else None
        step = self.tracers[code]
        if step is not None:
            frame.f_trace_opcodes, frame.f_trace_lines = True, False
        return step

    def _tracer(self, code: CodeType) -> Callable[[FrameType, str, Any], Any]:
        """What is called at each instruction of `code`, and when it returns or raises, at one that was reached."""
        reached = self.seen[code] = set()
        note = reached.add

        def step(frame: FrameType, event: str, argument: Any) -> Any:
            note(frame.f_lasti)
            return step

        return step


def firings(
    rule: Rule, kind: Kind, rng: random.Random, calls: int, *, wide: bool = False, examples: Sequence[Subject] = (), least: int = 0
) -> Iterator[Firing]:
    """Subjects with a root of `kind` for which the rule, called so many times, gives another expression; each once. Rules that are hard to
    find any for are given `examples`. With `least`, the search ends when there are so many and no other comes in `IN_VAIN` calls."""
    steps, maker = Steps(), Maker(rng, wide=wide)
    kept: list[Subject] = []
    fired: set[Subject] = set()
    latest = 0
    for call in range(calls):
        if least and len(fired) >= least and call - latest > IN_VAIN:
            return
        if not fired and call == ALONE:
            kept += examples
        if not fired and call % ANEW == ANEW - 1:
            steps, kept = Steps(), []
        subject = _next(maker, kind, kept)
        if subject.term.kind is not kind or sum(1 for _ in paths(subject.term)) > LARGEST:
            continue
        pool, root, _ = subject.build()
        if root.kind is not kind:
            continue
        found, is_new = steps.watch(lambda pool=pool, root=root: rule(pool, root))  # type: ignore[misc]
        if is_new:
            kept.append(subject)
        if found is not None and found is not root and subject not in fired:
            fired.add(subject)
            latest = call
            if len(fired) % 8 == 1:
                kept.append(subject)
            yield Firing(subject, is_new)


def _next(maker: Maker, kind: Kind, kept: list[Subject]) -> Subject:
    rng = maker.rng
    if not kept or rng.random() < 0.1:
        return maker.subject(kind)
    subject = kept[max(rng.randrange(len(kept)), rng.randrange(len(kept)))]  # the latest got furthest
    if rng.random() < 0.05:
        subject = _at_other_widths(maker, subject)
    for _ in range(rng.choice((1, 1, 1, 2, 3))):
        subject = maker.changed(subject)
    return subject


def _at_other_widths(maker: Maker, subject: Subject) -> Subject:
    """The same expression, all widths mapped to others in the same order."""
    widths = sorted(widths_of(subject.term))
    others = sorted(set(maker.widths) - {1})
    if len(widths) > len(others):
        return subject
    return rescaled(subject, dict(zip(widths, sorted(maker.rng.sample(others, len(widths))), strict=True)))
