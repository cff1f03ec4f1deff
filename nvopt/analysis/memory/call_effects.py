"""What a call does to memory, and to the pointers that are its arguments, by its attributes and those of the function that it calls."""

from __future__ import annotations

from typing import NamedTuple

from nvopt.analysis.memory.memory_effects import effects_elsewhere
from nvopt.analysis.values.attributes import argument_keys
from nvopt.ir import CallBase, ConstantInt, Function

REF, MOD = 1, 2
"""Reads, writes; as a sum."""
NEITHER, BOTH = 0, REF | MOD
_ARGUMENTS, _NOT_ACCESSIBLE = "argmem: ", "inaccessiblemem: "
_ACCESS = {"none": NEITHER, "read": REF, "write": MOD, "readwrite": BOTH}


class Effects(NamedTuple):
    """What a call may do, REF and MOD: to what its pointer arguments point to, to other memory that code can get at, and to memory that it
    can't."""

    arguments: int
    elsewhere: int
    inaccessible: int

    @property
    def all(self) -> int:
        """To any memory."""
        return self.arguments | self.elsewhere | self.inaccessible


def effects_of(call: CallBase) -> Effects:
    """What a call may do to memory by what stands on it and on the function that it calls."""
    told = [call.function_attributes.value("memory")]
    callee = call.operands[-1]
    if isinstance(callee, Function):
        told.append(callee.attributes.value("memory"))
    if call.bundles and call.callee_name != "llvm.assume":
        told = []
    found = Effects(BOTH, BOTH, BOTH)
    for effects in told:
        if effects is not None:
            found = Effects(*[one & other for one, other in zip(found, _parsed(effects), strict=True)])
    return found


def _parsed(effects: str) -> Effects:
    by_default = _ACCESS[effects_elsewhere(effects)]
    found = {_ARGUMENTS: by_default, _NOT_ACCESSIBLE: by_default}
    elsewhere = by_default
    for part in effects.split(", "):
        kind, colon, access = part.partition(": ")
        if colon and kind + colon in found:
            found[kind + colon] = _ACCESS[access]
        elif colon:
            elsewhere |= _ACCESS[access]
    return Effects(found[_ARGUMENTS], elsewhere, found[_NOT_ACCESSIBLE])


CAPTURES, PASSES_ON = "captures", "passes on"
"""What becomes of a pointer: others may know it from then on; or who knows the result of this does."""


def kept_of_argument(call: CallBase, index: int) -> str:
    """What the call does with the pointer that is its argument: CAPTURES, PASSES_ON or ""."""
    if call.callee_name.startswith(("llvm.memcpy.", "llvm.memmove.", "llvm.memset.")):
        flag = call.args[3]
        return "" if isinstance(flag, ConstantInt) and not flag.unsigned else CAPTURES  # a volatile access shows the address
    told = [call.arg_attributes[index]]
    callee = call.operands[-1]
    if isinstance(callee, Function) and index < len(callee.arg_attributes):
        told.append(callee.arg_attributes[index])
    return min((_kept(attributes.value("captures")) for attributes in told), key=["", PASSES_ON, CAPTURES].index)


def _kept(captures: str | None) -> str:
    """The same by what stands in `captures(...)`. Who knows but the address has no way to the object."""
    if captures is None:
        return CAPTURES
    kept, _, returned = captures.partition("ret:")
    if "provenance" in kept:
        return CAPTURES
    return PASSES_ON if "provenance" in returned else ""


def effects_on_argument(call: CallBase, index: int) -> int:
    """What the call may do to what its argument points to, by the attributes of the argument: of `byval` ones it copies."""
    keys = argument_keys(call, index)
    if "byval" in keys:
        return REF
    if "readnone" in keys:
        return NEITHER
    if "readonly" in keys:
        return REF
    return MOD if "writeonly" in keys else BOTH
