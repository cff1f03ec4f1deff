"""How much random input the tests try: by themselves what takes seconds, in `make fuzz` (hypothesis' profile `fuzz`) far more."""

from __future__ import annotations

from hypothesis import settings

TIMES = settings().max_examples // settings.get_profile("default").max_examples
IS_LONG = TIMES > 1


def examples(number: int) -> int:
    """How many examples a property test tries that by itself tries `number`: as many times more in `make fuzz` as the others do."""
    return number * TIMES
