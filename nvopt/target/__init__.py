"""Facts about NVPTX, and what a run is told about its target.

Here live tables and plain data: SM versions, special registers, address spaces, costs. No IR, no passes, no LLVM.
"""

from typing import NamedTuple


class TargetOptions(NamedTuple):
    """What the command line said about the target. None: nothing was said, the module's own flags and attributes decide."""

    cpu: str | None = None  # "sm_90"; see sm.canonical for other spellings
    ftz: bool | None = None
    prec_div: bool | None = None
    prec_sqrt: bool | None = None
    reflect: tuple[tuple[str, int], ...] = ()  # -nvvm-reflect-add=NAME=INT, the last of a name wins
