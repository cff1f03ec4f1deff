"""When to colour, and the few colours that diffs use."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TextIO

RED = "\x1b[31m"
GREEN = "\x1b[32m"
CYAN = "\x1b[36m"
BOLD = "\x1b[1m"
RESET = "\x1b[0m"


def wants_colour(stream: TextIO, environ: Mapping[str, str]) -> bool:
    """Colour goes to terminals only, and not where NO_COLOR is set to anything (https://no-color.org)."""
    return stream.isatty() and not environ.get("NO_COLOR") and environ.get("TERM") != "dumb"


def paint(text: str, style: str) -> str:
    return f"{style}{text}{RESET}"
