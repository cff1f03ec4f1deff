"""Which bytes a function may read through a pointer that it is given: what a caller must have copied of the argument behind that."""

from __future__ import annotations

from nvopt.ir import Argument, CallBase, DataLayout, Function, PointerType
from nvopt.passes.lower_struct_args.offsets import Range
from nvopt.passes.lower_struct_args.uses import ArgumentUses, merged
from nvopt.target.address_spaces import GENERIC

_MAX_DEPTH = 16
"""How far calls within calls are followed."""
_EXACT = ("", "external", "internal", "private")
"""Linkages with which the definition that is here is the one that will be called."""


class CalleeReads:
    """The answers for the functions of one module, each looked at once. Offsets are in bytes from the pointer that is passed."""

    def __init__(self, layout: DataLayout) -> None:
        self._layout = layout
        self._known: dict[Argument, list[Range] | None] = {}
        self._depth = 0

    def of(self, call: CallBase, index: int) -> list[Range] | None:
        """What a call may read through its argument `index`; None for anything."""
        callee = call.callee
        if not isinstance(callee, Function) or callee.is_declaration or callee.linkage not in _EXACT:
            return None
        if callee.function_type is not call.function_type or index >= len(callee.args):
            return None
        argument = callee.args[index]
        if argument not in self._known:
            self._known[argument] = None  # what a recursive call may read isn't known yet
            self._known[argument] = self._reads_through(argument)
        return self._known[argument]

    def _reads_through(self, argument: Argument) -> list[Range] | None:
        if argument.type is not PointerType.get(GENERIC) or self._depth >= _MAX_DEPTH:
            return None
        self._depth += 1
        try:
            reads = ArgumentUses(argument, GENERIC, 0, self._layout, self.of).reads()
        finally:
            self._depth -= 1
        return None if reads is None else merged(reads)
