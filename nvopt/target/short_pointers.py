"""Short pointers: the data layout in which pointers into shared, constant and local memory have 32 bits, and generic ones 64.

LLVM's code generation for NVPTX works with it where it is given `-nvptx-short-ptr`. Triton writes such modules.
"""

from __future__ import annotations

import re

from nvopt.patterns import late

_BEFORE, _BEHIND = ("p3:32:32", "p4:32:32", "p5:32:32"), ("p7:32:32",)  # p6, tensor memory, has 32 bits anyway
_SPEC = late(r"p[3457]:")


def has_short_pointers(layout: str) -> bool:
    """Whether a data layout is such a one."""
    return re.search(r"(?:^|-)p3:32:", layout) is not None and re.search(r"(?:^|-)p(?:0)?:32:", layout) is None


def with_short_pointers(layout: str) -> str:
    """A data layout of a 64-bit GPU with short pointers instead of long ones, in the words of LLVM's own."""
    parts = [part for part in layout.split("-") if not _SPEC.match(part)]
    at = next((at for at, part in enumerate(parts) if part.startswith("p6:")), None)
    if at is None:
        return "-".join([*parts[:1], *_BEFORE, *_BEHIND, *parts[1:]])
    return "-".join([*parts[:at], *_BEFORE, parts[at], *_BEHIND, *parts[at + 1 :]])
