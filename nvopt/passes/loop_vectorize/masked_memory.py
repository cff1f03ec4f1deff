"""Which targets load and store only some lanes of a vector at once.

    has_masked_accesses(function, i32)      # on x86 with AVX: llvm.masked.load and llvm.masked.store become one instruction

A GPU has no such instructions: there a lane whose mask holds is accessed by itself, behind a branch. Source: LLVM's X86TTIImpl,
isLegalMaskedLoad and isLegalMaskedStore.
"""

from __future__ import annotations

from nvopt.ir import Function, IntType, PointerType, Type
from nvopt.ir.types import bfloat, float32, float64, half


def has_masked_accesses(function: Function, type: Type) -> bool:
    """Whether vectors of the type are loaded and stored under a mask where the function's code runs."""
    if not function.module.triple.startswith(("x86_64", "i386", "i486", "i586", "i686")):
        return False
    has = _features(function)
    if "avx" not in has:
        return False
    if isinstance(type, PointerType) or type in (float32, float64):
        return True
    if isinstance(type, IntType):
        return type.bits in (32, 64) or (type.bits in (8, 16) and "avx512bw" in has)
    return (type is half and "avx512bw" in has) or (type is bfloat and "avx512bf16" in has)


def _features(function: Function) -> set[str]:
    """The features that `target-features` names, with those that they imply; the last word on each counts."""
    found: dict[str, bool] = {}
    for word in (function.attributes.value("target-features") or "").split(","):
        found[word[1:]] = word.startswith("+")
    has = {name for name, is_there in found.items() if is_there}
    if any(name.startswith("avx512") for name in has):
        has.add("avx2")
    if "avx512bf16" in has:
        has.add("avx512bw")
    return has | {"avx"} if "avx2" in has else has
