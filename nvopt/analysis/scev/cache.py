"""What ScalarEvolution remembers, and how it is told what to forget.

    class Multiples(ExpressionCache[int]):      # beside the code that fills it
        ...

    self.multiples = multiples.Multiples()      # in ScalarEvolution: now it hears, with all others (`se.caches`), what is to be forgotten

A cache knows by itself what of it rests on what; forget.py and edits.py know which expressions, values and loops are concerned.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from typing import TYPE_CHECKING, ClassVar, TypeVar

from nvopt.analysis.scev.expressions.kinds import SCEV

if TYPE_CHECKING:
    from nvopt.analysis.loops import Loop
    from nvopt.ir import PHINode

_K = TypeVar("_K")
_V = TypeVar("_V")

_EVENTS = ("forget", "forget_operands", "forget_phi", "forget_loop", "forget_code", "clear")


class Cache:
    """What a module has found out. Each method forgets what is wrong by then; by itself none does anything."""

    __slots__ = ()
    hears: ClassVar[tuple[str, ...]] = ()
    """The methods that do something."""

    def __init_subclass__(cls) -> None:
        cls.hears = tuple(event for event in _EVENTS if getattr(cls, event) is not getattr(Cache, event))

    def forget(self, expressions: Collection[SCEV]) -> None:
        """Something else may be found out about the expressions now."""

    def forget_operands(self, expressions: Collection[SCEV]) -> None:
        """The expressions' flags have gone: what has been made of them because of these is made anew."""

    def forget_phi(self, phi: PHINode) -> None:
        """The phi, or what its loop computes for it, is another."""

    def forget_loop(self, loop: Loop) -> None:
        """The loop may go round more or less often, and do other things."""

    def forget_code(self) -> None:
        """Some code has changed, wherever it is."""

    def clear(self) -> None:
        """Any code may have changed; `forget_code` follows."""


class Caches(Cache):
    """Those of a ScalarEvolution, as one. Only such are told of something that forget anything then: few of them know of most things."""

    __slots__ = ("_told", "all")

    def __init__(self, held: Iterable[object]) -> None:
        self.all = [one for one in held if isinstance(one, Cache)]
        self._told: dict[str, list[Callable[..., None]]] = {event: [] for event in _EVENTS}
        for one in self.all:
            for event in one.hears:
                self._told[event].append(getattr(one, event))

    def forget(self, expressions: Collection[SCEV]) -> None:
        for forget in self._told["forget"]:
            forget(expressions)

    def forget_operands(self, expressions: Collection[SCEV]) -> None:
        for forget in self._told["forget_operands"]:
            forget(expressions)

    def forget_phi(self, phi: PHINode) -> None:
        for forget in self._told["forget_phi"]:
            forget(phi)

    def forget_loop(self, loop: Loop) -> None:
        for forget in self._told["forget_loop"]:
            forget(loop)

    def forget_code(self) -> None:
        for forget in self._told["forget_code"]:
            forget()

    def clear(self) -> None:
        for clear in self._told["clear"]:
            clear()


class ExpressionCache(dict[SCEV, _V], Cache):
    """One thing about each expression."""

    __slots__ = ()

    def forget(self, expressions: Collection[SCEV]) -> None:
        for e in expressions:
            self.pop(e, None)


class CodeCache(dict[_K, _V], Cache):
    """What is found out anew after any change of the code: it rests on too much."""

    __slots__ = ()

    def forget_code(self) -> None:
        self.clear()
