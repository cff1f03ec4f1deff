"""`fp-contract`: lets code generation fuse multiplications with additions; `fp-contract<off>` forbids it.

    %m = fmul float %a, %b               %m = fmul contract float %a, %b
    %s = fadd float %m, %c      becomes  %s = fadd contract float %m, %c           (one fma.rn.f32 in PTX)

and with `off`

    %m = fmul fast float %a, %b          %m = fmul reassoc nnan ninf nsz arcp afn float %a, %b
    %s = fadd contract float %m, %c      %s = fadd float %m, %c                    (mul.rn.f32 and add.rn.f32, which ptxas leaves alone)
    %t = call float @llvm.fmuladd.f32(   %mul = fmul float %s, %b
           float %s, float %b, float %c) %t = fadd float %mul, %c

A fused operation rounds once: the result is another one, as a rule a more precise one. By itself LLVM fuses what the front end has marked
`contract`; clang marks everything in CUDA sources, as nvcc fuses everything. So this pass is what `-fma=1` and `-fma=0` stand for.

Without `off`, additions, subtractions and multiplications of floats get the mark, of vectors too. With `off` nothing keeps it, and
`llvm.fmuladd`, which may be fused or not, becomes two operations. `llvm.fma` is a fused operation that the source asks for, and stays; so
does `llvm.experimental.constrained.fmuladd`, which a remark tells of.

Source: LLVM's and clang's -fp-contract=fast and =off, nvcc's -fmad, libNVVM's -fma.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from nvopt.analysis.locations import location_of
from nvopt.analysis.recurrences.fast_math import as_flags, fast_math
from nvopt.ir import Builder, CallInst, Function, Instruction
from nvopt.passes.base import Context, FunctionPass
from nvopt.remarks import Remark

_FUSED = frozenset({"fadd", "fmul", "fsub"})
_EITHER = "llvm.fmuladd."
_CONSTRAINED = "llvm.experimental.constrained.fmuladd."
_MARK = frozenset({"contract"})


@dataclass(frozen=True)
class FPContract(FunctionPass):
    """The pass `fp-contract`."""

    name = "fp-contract"
    summary = "Let code generation fuse multiplications with additions, or forbid it"
    required = True  # results would be others where -opt-bisect-limit skips it
    negations: ClassVar[Mapping[str, str]] = {"fast": "off"}
    fast: bool = True

    def run(self, function: Function, context: Context) -> bool:
        if not function.is_parsed and not any(map(function.mentions, _ALLOWED if self.fast else _FORBIDDEN)):
            return False
        changed = False
        for inst in list(function.instructions()):
            changed |= _allow(inst) if self.fast else _forbid(inst, context)
        return changed


_ALLOWED = (" fadd ", " fmul ", " fsub ")
_FORBIDDEN = (" contract ", " fast ", ".fmuladd.")


def _allow(inst: Instruction) -> bool:
    flags = fast_math(inst)
    if inst.opcode not in _FUSED or "contract" in flags:
        return False
    inst.flags = as_flags(flags | _MARK)
    return True


def _forbid(inst: Instruction, context: Context) -> bool:
    flags = fast_math(inst)
    if marked := "contract" in flags:
        inst.flags = as_flags(flags - _MARK)
    if not isinstance(inst, CallInst):
        return marked
    if inst.callee_name.startswith(_EITHER):
        _take_apart(inst)
        return True
    if inst.callee_name.startswith(_CONSTRAINED):
        what = (("Callee", inst.callee_name), ("String", " may be fused all the same"))
        name = inst.function.name if inst.function is not None else ""
        context.remarks.emit(Remark("Missed", FPContract.name, "MayBeFused", name, what, location_of(inst)))
    return marked


def _take_apart(call: CallInst) -> None:
    """Makes a multiplication and an addition of `llvm.fmuladd`."""
    first, second, addend = call.args
    builder = Builder.before(call)
    total = builder.fadd(builder.fmul(first, second, "mul", call.flags), addend, "", call.flags)
    total.take_name(call)
    call.replace_all_uses_with(total)
    call.erase()
