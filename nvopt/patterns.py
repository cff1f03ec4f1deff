"""Regular expressions that are compiled when they are first used: a module holds more of them than a run needs, and to compile one takes
as long as to import a small module."""

import re
from typing import AnyStr, cast


class _Late:
    """Stands for a pattern, whose methods it has from the first use on."""

    def __init__(self, pattern: str | bytes, flags: int) -> None:
        self._pattern, self._flags = pattern, flags

    def __getattr__(self, name: str) -> object:
        """What the pattern has under this name; from then on it is found without being asked for here."""
        found: object = getattr(re.compile(self._pattern, self._flags), name)
        setattr(self, name, found)
        return found


def late(pattern: AnyStr, flags: int = 0) -> re.Pattern[AnyStr]:
    """As `re.compile`; what is wrong with the pattern is told when it is used."""
    return cast("re.Pattern[AnyStr]", _Late(pattern, flags))
