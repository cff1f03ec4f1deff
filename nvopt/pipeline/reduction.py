"""Making a failing case smaller: fewer passes, fewer functions with a body, nothing that is unused.

`smallest` is delta debugging (Zeller and Hildebrandt, Simplifying and Isolating Failure-Inducing Input, 2002) over any list. It asks as
often as a budget of time and attempts allows; what it has by then is the result, which still fails.
"""

import time
from collections.abc import Callable, Collection, Sequence
from itertools import pairwise
from typing import TypeVar

from nvopt.ir import Function, GlobalValue, Module, ReadError

T = TypeVar("T")

SECONDS = 10.0
ATTEMPTS = 500


class Budget:
    """What a search may cost: seconds and attempts."""

    def __init__(self, seconds: float = SECONDS, attempts: int = ATTEMPTS) -> None:
        self._end = time.monotonic() + seconds
        self._attempts = attempts

    def spend(self) -> bool:
        """Whether one more attempt may be made; it is counted."""
        self._attempts -= 1
        return self._attempts >= 0 and time.monotonic() < self._end


def smallest(items: Sequence[T], fails: Callable[[Sequence[T]], bool], budget: Budget) -> list[T]:
    """A short part of `items`, in their order, that fails as all of them do. No single item more could be left out, if the budget lasts."""
    kept = list(items)
    parts = 1
    while kept:
        found = next((rest for rest in _candidates(kept, parts) if budget.spend() and fails(rest)), None)
        if found is not None:
            parts = 1 if len(found) < len(kept) / 2 else max(parts - 1, 1)
            kept = found
        elif parts >= len(kept) or not budget.spend():
            break
        else:
            parts = min(2 * parts, len(kept))
    return kept


def _candidates(items: list[T], parts: int) -> list[list[T]]:
    """The items cut into so many parts: first each by itself, then all but each."""
    edges = [len(items) * number // parts for number in range(parts + 1)]
    cuts = list(pairwise(edges))
    alone = [items[start:end] for start, end in cuts] if parts > 1 else []
    others = [items[:start] + items[end:] for start, end in cuts] if parts != 2 else []  # with two parts, these are those
    return alone + others


def defined_functions(text: str) -> list[str]:
    """The names of the functions with a body. ReadError when the text cannot be read."""
    return [function.name for function in Module.parse(text).functions if not function.is_declaration]


def with_bodies_of(text: str, names: Collection[str]) -> str:
    """The module with the bodies of these functions only; the others are declared. The result may not be valid: whoever asks must look."""
    module = Module.parse(text)
    for function in module.functions:
        if not function.is_declaration and function.name not in names:
            function.delete_body()
    return str(module)


def without_unused(text: str) -> str:
    """The module without declarations and internal globals that nothing uses."""
    module = Module.parse(text)
    while unused := [value for value in module.global_values if _is_unused(value)]:
        for value in unused:
            module.remove(value)
    return str(module)


def _is_unused(value: GlobalValue) -> bool:
    if not value.is_declaration and not value.is_local:
        return False
    try:
        return not value.is_used and not (isinstance(value, Function) and value.is_kernel)
    except ReadError:
        return False
