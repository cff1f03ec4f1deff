"""Which parts of a module that are still text mention a global value.

    mentions = Mentions(module)
    mentions.of("@g")        # the values whose text names @g beyond their own name, in the module's order

The first questions are answered by a look at every text. Then the names in all of them are listed once: who asks for each value of a
module would otherwise read the module as often as it has values.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from nvopt.ir.globals import GlobalValue
from nvopt.patterns import late

if TYPE_CHECKING:
    from nvopt.ir.module import Module

_PATIENCE = 8
"""How many questions are answered without the list; making it costs about as much as these."""
_REF = late(r'@(?=("[^"]*"|[-\w$.]+))', re.ASCII)
"""Every @ that a name may follow, those within strings too, because an odd one there could hide what stands behind it."""


def names_in(text: str) -> list[str]:
    """What may be the name of a global value in `text`, as printed, without its @; each as often as it stands there."""
    return _REF.findall(text)


class Mentions:
    """The index of one module's texts; a text that is read since is no longer in it."""

    __slots__ = ("_asked", "_by_name", "_module")

    def __init__(self, module: Module) -> None:
        self._module = module
        self._asked = 0
        self._by_name: dict[str, list[GlobalValue]] | None = None

    def of(self, ref: str) -> list[GlobalValue]:
        """The values that are text still and mention `ref` (`@f`, `@"a b"`), their own name in their own text aside."""
        self._asked += 1
        if self._by_name is None and self._asked <= _PATIENCE:
            texts = [(value, value._text) for value in self._module.global_values]
            return [value for value, text in texts if text is not None and text.count(ref) > (value._ref == ref)]
        if self._by_name is None:
            by_name: dict[str, list[GlobalValue]] = {}
            for value in self._module.global_values:
                _enter(value, by_name)
            self._by_name = by_name  # whole: another thread may ask meanwhile
        found = self._by_name.get(ref[1:])
        if found:
            found[:] = [value for value in found if value._text is not None]
        return list(found or ())

    def enter(self, value: GlobalValue) -> None:
        """Takes note of `value`, which has got a text."""
        if self._by_name is not None:
            _enter(value, self._by_name)


def _enter(value: GlobalValue, by_name: dict[str, list[GlobalValue]]) -> None:
    if value._text is None:
        return
    assert value._ref is not None
    names = names_in(value._text)
    own = value._ref[1:]
    for name in dict.fromkeys(names):
        if name != own or names.count(own) > 1:
            by_name.setdefault(name, []).append(value)
