"""`-ptxas-info`: what kernels take, as a table on stderr."""

from __future__ import annotations

import io
import sys
from collections.abc import Iterable

from nvopt.pipeline.ptxas_info import KERNEL, PASS
from nvopt.remarks import Remark
from nvopt.report import listing
from nvopt.visible import visible, visible_name

_COLUMNS = ("kernel", "registers", "stack", "spill stores", "spill loads", "shared", "warps", "of")
_KEYS = ("Registers", "Stack", "SpillStores", "SpillLoads", "SharedMemory", "Warps", "MostWarps")


def print_table(remarks: Iterable[Remark]) -> None:
    """Print the remarks of ptxas; nothing where there are none."""
    rows = [
        (visible_name(remark.function), *(dict(remark.args)[key] for key in _KEYS))
        for remark in remarks
        if remark.pass_name == PASS and remark.name == KERNEL
    ]
    if not rows:
        return
    sections = [listing.Section("Resources of kernels, bytes and warps", _COLUMNS, rows, aligned=True)]
    if sys.stderr.isatty():
        listing.show(sections, sys.stderr)
        return
    text = io.StringIO()
    listing.show(sections, text)
    sys.stderr.write(visible(text.getvalue()))
