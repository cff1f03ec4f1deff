"""What the user promises of thread indices, as ranges of the registers that are read."""

from __future__ import annotations

import re

from nvopt.ir import CallBase, Function, IntType
from nvopt.target.special_registers import register_of

_ANY = 1 << 31


def promise_thread_indices(function: Function, largest: int) -> bool:
    """Says of all reads of `tid` that they give `largest` at most, where that says more than before; whether one did."""
    changed = False
    for inst in function.instructions():
        if not isinstance(inst, CallBase) or not isinstance(inst.type, IntType) or not (register_of(inst) or "").startswith("tid."):
            continue
        if largest.bit_length() < inst.type.bits and largest < _most(inst):
            wanted = f"range({inst.type} 0, {largest + 1})"
            inst.return_attributes = inst.return_attributes.with_attribute(wanted)
            changed = True
    return changed


def _most(read: CallBase) -> int:
    """What the read is known to give at most, by its own attribute or the register's."""
    known = [read.return_attributes.value("range")]
    if isinstance(read.callee, Function):
        known.append(read.callee.return_attributes.value("range"))
    found = [int(limits[1]) - 1 for text in known if text and (limits := re.fullmatch(r"i\d+ 0, (\d+)", text))]
    return min(found, default=_ANY)
