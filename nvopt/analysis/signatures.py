"""What keeps the signature of a function as it is, whatever a pass would change in it."""

from __future__ import annotations

from nvopt.ir import Function
from nvopt.ir.instructions import CallBase

FREE_CONVENTIONS = ("", "fastcc", "coldcc", "ptx_device", "spir_func")
"""The calling conventions that promise nothing of registers, of the stack or of tail calls."""


def has_musttail_call(function: Function) -> bool:
    """Whether it calls something in a way that needs both to have the same signature."""
    return any(isinstance(inst, CallBase) and inst.tail == "musttail" for inst in function.instructions())
