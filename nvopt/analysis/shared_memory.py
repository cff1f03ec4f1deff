"""How much static shared memory each kernel takes: that of the variables which it, or what it calls, names."""

from __future__ import annotations

import re

from nvopt.ir.function import Function
from nvopt.ir.globals import GlobalVariable
from nvopt.ir.module import Module
from nvopt.patterns import late
from nvopt.target import address_spaces
from nvopt.target.limits import STATIC_SHARED_BYTES

_REF = late(r'@(?:"[^"]*"|[-\w$.]+)', re.ASCII)


class SharedMemory:
    """Looks for the variables that a kernel reaches, in modules whose shared variables may not all fit."""

    def __init__(self, module: Module) -> None:
        self.module = module
        self._symbols = {value.ref: value for value in module.global_values}
        self._reached: dict[str, set[str]] = {}
        self._variables = {variable.ref: variable for variable in module.globals if takes_shared_memory(variable)}
        self._may_overflow = self._bytes(set(self._variables)) > STATIC_SHARED_BYTES

    def problem(self, kernel: Function) -> str | None:
        """What is wrong with a kernel that takes too much (as ptxas counts it), None for others."""
        if not self._may_overflow:
            return None
        taken = self._bytes(self._reach(kernel))
        if taken <= STATIC_SHARED_BYTES:
            return None
        return f"the kernel uses {taken} bytes of static shared memory, the most is {STATIC_SHARED_BYTES}"

    def places(self, function: Function) -> dict[str, int]:
        """Where the variables lie that `function` reaches, by name: the offset of each in bytes, as ptxas gives them out."""
        return self._places(self._reach(function))[0]

    def _bytes(self, refs: set[str]) -> int:
        return self._places(refs)[1]

    def _places(self, refs: set[str]) -> tuple[dict[str, int], int]:
        """The offsets, and where the last one ends: one behind the other, in the order of the module."""
        layout = self.module.data_layout
        places = {}
        end = 0
        for ref, variable in self._variables.items():
            if ref in refs:
                align = variable.align or layout.abi_align(variable.value_type)
                places[ref] = -(-end // align) * align
                end = places[ref] + layout.alloc_size(variable.value_type)
        return places, end

    def _reach(self, kernel: Function) -> set[str]:
        """What the kernel names, what that names, and so on."""
        reached: set[str] = set()
        waiting = [kernel.ref]
        while waiting:
            ref = waiting.pop()
            if ref not in reached:
                reached.add(ref)
                waiting += self._named_by(ref)
        return reached

    def _named_by(self, ref: str) -> set[str]:
        if ref not in self._reached:
            value = self._symbols.get(ref)
            self._reached[ref] = set(_REF.findall(str(value))) if value is not None else set()
        return self._reached[ref]


def takes_shared_memory(variable: GlobalVariable) -> bool:
    """Whether `variable` is static shared memory of this module's own."""
    return (
        address_spaces.of(variable.type) == address_spaces.SHARED
        and not variable.is_declaration
        and variable.module.data_layout.is_sized(variable.value_type)
    )
