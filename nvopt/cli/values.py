"""Values that few runs give to options: answers to `__nvvm_reflect`, files of globs."""

from __future__ import annotations

import re
from collections.abc import Sequence

from nvopt.cli.spelling import OptUsageError

# The name, the sign, 0x, and the digits without the zeros in front.
_REFLECT_VALUE = re.compile(r"([^=]+)=(-?)(?:(0[xX])0*(?=[0-9a-fA-F])|0*(?=[0-9]))((?(3)[0-9a-fA-F]|[0-9])+)", re.DOTALL)


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
