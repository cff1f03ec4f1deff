"""NVVMPassOptions: the switches that the slots of a schedule ask.

cicc keeps them in one structure; a switch is known by its offset there, and the guards of `nvopt.pipeline.schedules` are written with
those offsets. Here each has a name as well. `-nvvm-pass-option=disable-licm`, `-nvvm-pass-option=1240` and `-nvvm-pass-option=1240=1` turn
the same switch on, `=0` behind it turns it off.

Source: the public description of cicc v13.0 (offsets, defaults). The names are nvopt's: `disable-PASS` for a switch that takes a pass out.
"""

from __future__ import annotations

from collections.abc import Iterable

from nvopt.knobs import truth
from nvopt.nearest import hint

# Offset and name; `on`: it is on by default.
_SWITCHES = """
     280  disable-dce
     320  disable-tailcallelim
     360  disable-nvvm-late-opt                on
     440  disable-inline-a
     480  disable-inline-b                     on
     520  disable-nvidia-pass-a
     560  disable-nvidia-pass-b
     600  disable-nvvm-verify
     680  disable-function-attrs
     720  disable-sccp
     760  disable-dse
     880  disable-nvvm-reflect
     920  disable-ipconstprop
     960  disable-simplifycfg
    1000  disable-instcombine
    1040  disable-sink
    1080  disable-print
    1120  disable-nvvm-predicate-opt
    1160  disable-loop-index-split
    1200  disable-simplifycfg-early
    1240  disable-licm
    1280  disable-reassociate
    1320  disable-adce
    1360  disable-loop-unroll
    1400  disable-sroa
    1440  disable-early-cse
    1480  disable-adce-early
    1520  disable-loop-simplify
    1640  disable-warp-shuffle
    1840  disable-adce-late
    1960  disable-constmerge
    2000  disable-nvvm-intrinsic-lowering
    2080  disable-branch-dist-a
    2120  disable-branch-dist-b
    2160  disable-nvvm-predicate-opt-variant
    2200  disable-generic-to-nvvm
    2240  disable-lower-alloca-a
    2280  disable-lower-alloca-b
    2320  disable-remat
    2360  disable-unreachable-block-elim       on
    2400  disable-reduction
    2440  disable-sinking2
    2560  disable-generic-addr-opt
    2600  disable-nvvm-verify-ir
    2640  disable-loop-barrier-opt
    2680  disable-memory-space-opt
    2720  disable-instsimplify
    2760  disable-loop-unswitch
    2800  disable-final-verify-a
    2840  adce-late                            on
    2880  licm                                 on
    3000  switch-3000                          on
    3040  correlated-propagation
    3080  nvidia-loop-pass                     on
    3120  memory-space-opt-second              on
    3160  print                                on
    3200  advanced-nvidia-passes               on
    3328  sm-specific-late-passes              on
    3488  barriers-and-memory-space-opt
    3704  licm-early
    4464  disable-final-verify-b
"""

_ROWS = [line.split() for line in _SWITCHES.split("\n") if line.strip()]
OFFSETS = {row[1]: int(row[0]) for row in _ROWS}
_BY_DIGITS = {str(offset): offset for offset in OFFSETS.values()}
"""Name of each switch -> its offset."""
_ON = frozenset(int(row[0]) for row in _ROWS if row[2:] == ["on"])


class PassOptionError(ValueError):
    """A text that names no switch, or gives it no value."""


class PassOptions:
    """The switches of one run: their defaults, and what `-nvvm-pass-option=` says."""

    def __init__(self, settings: Iterable[str] = ()) -> None:
        self._on = set(_ON)
        for text in settings:
            offset, value = _read(text)
            (self._on.add if value else self._on.discard)(offset)

    def __getitem__(self, offset: int) -> bool:
        return offset in self._on


def _read(text: str) -> tuple[int, bool]:
    """The offset and the value in `NAME`, `OFFSET`, `NAME=0`."""
    name, equals, said = text.partition("=")
    offset = OFFSETS.get(name, _BY_DIGITS.get(name.lstrip("0")))
    if offset is None:
        raise PassOptionError(f"for the -nvvm-pass-option option: unknown switch '{name}'{hint(name, OFFSETS)}")
    value = truth(said) if equals else True
    if value is None:
        raise PassOptionError(f"for the -nvvm-pass-option option: '{said}' is invalid value for boolean argument! Try 0 or 1")
    return offset, value
