"""Which of several possible intervals is preferred: the smallest, or first of all one that doesn't wrap around without or with sign."""

from __future__ import annotations

from typing import Final

SMALLEST: Final = 0
UNSIGNED: Final = 1
SIGNED: Final = 2
