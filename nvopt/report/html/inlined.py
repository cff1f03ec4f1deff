"""Which lines that a pass made in a function are copies of lines of the functions that it inlined there.

    define float @half(float %x) {          %y = call float @half(float %v)      ->      %m.i = fmul float %v, 5.0e-01
      %m = fmul float %x, 5.0e-01
      ret float %m

The calls that are gone say which functions to look at. Their lines are matched with those that were made, in order, names and numbers
aside: where arguments became constants or something was simplified besides, a line counts as made.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence

from nvopt.report.html.steps import Kind, Step
from nvopt.report.ir_diff import matching_blocks

_CALLED = re.compile(r'(?:call|invoke) [^\n]*?@("[^"]*"|[-\w$.]+)\(', re.ASCII)
_LOCAL = re.compile(r'%(?:"[^"]*"|[-\w$.]+)', re.ASCII)
_ATTACHED = re.compile(r"(?:, !\w[\w.]* ![0-9]+)+$| #[0-9]+|; preds = .*$|\b(?:tail|musttail|notail) (?=call )")
_MOST_COMPARED = 200_000
"""Lines, in one function and one pass; which takes a second."""


def with_inlined(steps: list[Step], old: Sequence[str], before: Mapping[str, Sequence[str]]) -> list[Step]:
    """The steps of a function, those of inlined lines as such. `old` is the function, and `before` has all functions, ahead of the pass."""
    left = [at for at, step in enumerate(steps) if step.kind is Kind.ADDED and step.text.startswith("  ")]
    gone = [name for step in steps if step.kind in (Kind.DROPPED, Kind.REWRITTEN) for name in _called(old[step.old])] if left else []
    found, shapes = list(steps), {at: _masked(steps[at].text) for at in left} if gone else {}
    compared = 0
    for callee in _inlined(gone, before):
        there = [at for at, line in enumerate(before[callee]) if line.startswith("  ")]
        compared += len(there) + len(left)
        if not left or compared > _MOST_COMPARED:
            break
        masked = [_masked(before[callee][at]) for at in there]
        for place, start, size in matching_blocks(masked, [shapes[at] for at in left]):
            for theirs, at in zip(there[place : place + size], left[start : start + size], strict=True):
                found[at] = Step(Kind.INLINED, theirs, steps[at].text, callee)
        left = [at for at in left if found[at].kind is Kind.ADDED]
    return found


def _inlined(gone: Sequence[str], before: Mapping[str, Sequence[str]]) -> Iterator[str]:
    """The functions whose calls are gone, each as often as it was called, and then those that they call."""
    called, seen = list(gone), set[str]()
    while called := [name for name in called if name not in seen and before.get(name)]:
        yield from called
        seen.update(called)
        called = [name for caller in dict.fromkeys(called) for line in before[caller] for name in _called(line)]


def _called(line: str) -> list[str]:
    return _CALLED.findall(line) if "@" in line else []


def _masked(line: str) -> str:
    return _LOCAL.sub("%", _ATTACHED.sub("", line))
