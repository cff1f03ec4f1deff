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
_MOST_CALLEES = 100


def with_inlined(steps: list[Step], old: Sequence[str], before: Mapping[str, Sequence[str]]) -> list[Step]:
    """The steps of a function, those of inlined lines as such. `old` is the function, and `before` has all functions, ahead of the pass."""
    made = [at for at, step in enumerate(steps) if step.kind is Kind.ADDED and step.text.startswith("  ")]
    gone = [old[step.old] for step in steps if step.kind is Kind.DROPPED] if made else []
    found = list(steps)
    for callee in _inlined(gone, before):
        lines = before[callee]
        left = [at for at in made if found[at].kind is Kind.ADDED]
        there = [at for at, line in enumerate(lines) if line.startswith("  ")]
        for place, start, size in matching_blocks([_masked(lines[at]) for at in there], [_masked(found[at].text) for at in left]):
            for more in range(size):
                at = left[start + more]
                found[at] = Step(Kind.INLINED, there[place + more], found[at].text, callee)
    return found


def _inlined(gone: Sequence[str], before: Mapping[str, Sequence[str]]) -> Iterator[str]:
    """The functions whose calls are gone, each as often as it was called, and then those that they call."""
    todo = [gone]
    for _ in range(_MOST_CALLEES):
        called = [name for lines in todo for line in lines for name in _CALLED.findall(line) if before.get(name)]
        if not called:
            return
        yield from called[:_MOST_CALLEES]
        todo = [before[name] for name in dict.fromkeys(called)]
        before = {name: lines for name, lines in before.items() if name not in called}


def _masked(line: str) -> str:
    return _LOCAL.sub("%", _ATTACHED.sub("", line))
