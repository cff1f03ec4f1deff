"""Fast-math flags as sets: what may be assumed of an operation of floats.

fast_math(%x)                       # frozenset({"reassoc", "nsz"}); of `fast` all of them
as_flags({"nsz", "reassoc"})        # ("reassoc", "nsz"), in LLVM's order; ("fast",) for all
"""

from __future__ import annotations

from collections.abc import Set

from nvopt.ir import Function, Instruction

_ORDER = ("reassoc", "nnan", "ninf", "nsz", "arcp", "contract", "afn")
ALL = frozenset(_ORDER)
"""What `fast` says."""
_OF_FUNCTIONS = {"no-nans-fp-math": "nnan", "no-signed-zeros-fp-math": "nsz"}


def fast_math(instruction: Instruction) -> frozenset[str]:
    """The fast-math flags of an instruction."""
    return ALL if "fast" in instruction.flags else ALL.intersection(instruction.flags)


def fast_math_of_function(function: Function | None) -> frozenset[str]:
    """What the function's attributes say of NaNs and the sign of zero, of all its operations."""
    if function is None:
        return frozenset()
    return frozenset(flag for name, flag in _OF_FUNCTIONS.items() if function.attributes.value(name) == "true")


def as_flags(flags: Set[str]) -> tuple[str, ...]:
    """The flags as an instruction has them."""
    return ("fast",) if flags >= ALL else tuple(flag for flag in _ORDER if flag in flags)
