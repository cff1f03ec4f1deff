"""Values of options that few runs give: what the table of options calls late, and files of globs.

Most functions take the option and its text, and give the value; OptUsageError where the text is none.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING

import click

from nvopt.cli.spelling import OptUsageError
from nvopt.patterns import late
from nvopt.pipeline.forms import FORMS

if TYPE_CHECKING:
    from nvopt.cli.options import Settings
    from nvopt.llvm.debug_level import DebugLevel

CHANGE_STYLES = ("", "quiet", "diff", "diff-quiet", "cdiff", "cdiff-quiet")

# The name, the sign, 0x, and the digits without the zeros in front.
_REFLECT_VALUE = late(r"([^=]+)=(-?)(?:(0[xX])0*(?=[0-9a-fA-F])|0*(?=[0-9]))((?(3)[0-9a-fA-F]|[0-9])+)", re.DOTALL)


def reflect_value(text: str) -> tuple[str, int]:
    """The name and the number of a -nvvm-reflect-add. OptUsageError where it is no such thing."""
    match = _REFLECT_VALUE.fullmatch(text)
    if match is None:
        raise OptUsageError(f"for the -nvvm-reflect-add option: '{text}' is not NAME=INTEGER, as in __CUDA_ARCH=900")
    sign, prefix, digits = match.group(2, 3, 4)
    value = int(sign + digits, 16 if prefix else 10) if len(digits) < 20 else None
    if value is None or not -(2**31) <= value < 2**32:
        raise OptUsageError(f"for the -nvvm-reflect-add option: the value of '{text}' does not fit in 32 bits")
    return match[1], value


def globs_in(paths: Sequence[str]) -> tuple[str, ...]:
    """The lines of -internalize-public-api-file's files, one glob each."""
    found: list[str] = []
    for path in paths:
        try:
            with open(path, encoding="utf-8", errors="surrogateescape") as file:
                found += filter(None, map(str.strip, file))
        except OSError as error:
            raise OptUsageError(f"for the -internalize-public-api-file option: cannot read '{path}': {error.strerror or error}") from None
    return tuple(found)


def integer(param: click.Parameter, text: str) -> int:
    try:
        return int(text)
    except ValueError:
        raise OptUsageError(f"for the -{param.opts[0]} option: '{text}' value invalid for integer argument!") from None


def directory(param: click.Parameter, text: str) -> str:
    if text == "":
        raise OptUsageError(f"{param.opts[0]} needs the name of a folder")
    return text


def page(param: click.Parameter, text: str) -> str:
    if not text.endswith(".html"):
        raise OptUsageError(f"-report writes a page of HTML: -report=FILE.html, and not '{text}'")
    return text


def form(param: click.Parameter, text: str) -> str:
    if text not in FORMS:
        from nvopt.nearest import hint

        raise OptUsageError(f"for the -emit option: Cannot find option named '{text}'! (known: {', '.join(FORMS)}){hint(text, FORMS)}")
    return text


def dialect(param: click.Parameter, text: str) -> str:
    if text != "arith":
        raise OptUsageError(f"for the -tile-canonicalize-to option: Cannot find option named '{text}'! (known: arith)")
    return text


def cpu(param: click.Parameter, text: str) -> str:
    from nvopt.target.sm import canonical

    try:
        return canonical(text)
    except ValueError as error:
        raise OptUsageError(f"for the -mcpu option: {error}") from None


def change_style(param: click.Parameter, text: str) -> str:
    if text not in CHANGE_STYLES:
        known = ", ".join(filter(None, CHANGE_STYLES))
        raise OptUsageError(f"for the -print-changed option: Cannot find option named '{text}'! (known: {known})")
    return text


def pattern(param: click.Parameter, text: str) -> re.Pattern[str] | None:
    if not text:  # an empty pattern asks for nothing, as in opt
        return None
    from nvopt.cli.patterns import compile_pattern  # late: most runs ask for no remarks

    try:
        return compile_pattern(text)
    except (re.error, FutureWarning) as error:
        raise OptUsageError(f"Invalid regular expression '{text}' in {param.opts[0]}: {error}") from None


def reflect_values(param: click.Parameter, texts: Sequence[str]) -> tuple[tuple[str, int], ...]:
    return tuple(map(reflect_value, texts))


def debug_level(settings: Settings) -> DebugLevel:
    """How much debug info the options ask for, of which one at least is given. OptUsageError for several."""
    given: dict[DebugLevel, bool] = {
        "none": settings.strip_debug,
        "line-directives-only": settings.lineinfo,
        "line-tables-only": settings.gline_tables_only,
        "full": settings.g,
    }
    level, *others = (level for level, wanted in given.items() if wanted)
    if others:
        raise OptUsageError("-strip-debug (or -g0), -lineinfo, -gline-tables-only and -g exclude one another")
    return level
