"""`nvvm-intrinsic-lowering`: NVPTX intrinsics become what every pass of LLVM's knows, where that means the same.

    %high = call i32 @llvm.nvvm.mulhi.ui(i32 %x, i32 10)                          %wide = zext i32 %x to i64
                                                                                  %product = mul i64 %wide, 10
                                                                      becomes     %upper = lshr i64 %product, 32
                                                                                  %high = trunc i64 %upper to i32
    %n = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()                               (in a kernel of 128 threads: 128)

| intrinsic | becomes |
|---|---|
| `read.ptx.sreg.*` of one value by `nvvm.reqntid` or cluster sizes, in a function by those of all its kernels | it |
| `mulhi.*` | a product of twice the width, shifted |
| `d2i.lo`, `d2i.hi`, `lohi.i2d` | bitcasts: a double is its two halves |
| `prmt` with a known selector | one of its arguments, `bswap`, a funnel shift; a constant of constants |
| `fabs.f32`, `fabs.f64` | `llvm.fabs` |
| `round.f`, `round.d`: to even | `llvm.roundeven` |

What is done to floats holds where denormals are kept: in a function that flushes them (`"denormal-fp-math-f32"`), and of the `.ftz` forms,
`llvm.fabs` and the like are something else. LLVM's instcombine knows most other intrinsics of the kind (`fma.rn`, `ceil`, `floor`, `fmax`,
`isspacep`...). Left alone, since it would be wrong: conversions such as `f2i.rz`, which saturate, where `fptosi` is poison; `add.rn` and
`mul.rn`, which code generation may not fuse, whatever it is told of `fadd` and `fmul`; `.approx`; shuffles and votes, even where their
result is known, as other threads may wait for this one there.

Source: the public description of cicc v13.0 for name, rounds and places; its table of rules isn't public, and that shuffles of a warp's
lanes become `shufflevector`, as it says, would be wrong: these rules are nvopt's, by PTX ISA's semantics.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from nvopt.analysis.locations import location_of
from nvopt.analysis.scev.gpu.launch import LaunchBounds
from nvopt.ir import Builder, CallInst, ConstantInt, Function, Instruction, Value, VectorType
from nvopt.ir.constants import PoisonValue
from nvopt.ir.types import IntType, PrimitiveType, i32, i64
from nvopt.passes.base import Context, FunctionPass
from nvopt.remarks import Remark
from nvopt.target.special_registers import LIMITS, PREFIX, register_of
from nvopt.transforms.folding_builder import FoldingBuilder

_NVVM = "llvm.nvvm."
_MOST_ROUNDS = 30
"""How often a function is gone through at most, as in cicc: what one rule makes may be known to another."""


class NVVMIntrinsicLowering(FunctionPass):
    """The pass `nvvm-intrinsic-lowering`."""

    name = "nvvm-intrinsic-lowering"
    summary = "Make of NVPTX intrinsics what all passes know"
    looks_for = re.compile(r"llvm\.nvvm\.(?:mulhi|d2i|lohi\.i2d|prmt|fabs|round|read\.ptx\.sreg)\b[\w.]*")

    def run(self, function: Function, context: Context) -> bool:
        if not function.is_parsed and not self.looks_for.search(function.text):
            return False
        changed = False
        for _ in range(_MOST_ROUNDS):
            if not _round(function, context):
                break
            changed = True
        return changed


def _round(function: Function, context: Context) -> bool:
    changed = False
    for call in [inst for inst in function.instructions() if isinstance(inst, CallInst) and inst.callee_name.startswith(_NVVM)]:
        lowered = _lowered(call, context)
        if lowered is None:
            continue
        if context.remarks.enabled:
            args = (("String", "lowered "), ("Callee", call.callee_name))
            remark = Remark("Passed", NVVMIntrinsicLowering.name, "Lowered", function.name, args, location_of(call))
            context.remarks.emit(remark)
        if isinstance(lowered, Instruction) and lowered.is_unnamed:
            lowered.take_name(call)
        call.replace_all_uses_with(lowered)
        call.erase()
        changed = True
    return changed


def _lowered(call: CallInst, context: Context) -> Value | None:
    """What the call is, None where it stays."""
    if call.callee_name.startswith(PREFIX):
        return _register(call, context)
    base = call.callee_name.removeprefix(_NVVM)
    rule = _RULES.get(base)
    return rule(call, Builder.before(call)) if rule is not None else None


def _register(call: CallInst, context: Context) -> Value | None:
    """The one value that a special register has in every launch of the kernels from which the function is called."""
    name, function = register_of(call), call.function
    if name not in LIMITS or function is None:
        return None
    low, high = context.analyses.get(LaunchBounds, function.module).of(function).get(name, LIMITS[name])
    return ConstantInt.get(call.type, low) if low == high else None


def _high_product(call: CallInst, b: Builder, *, signed: bool) -> Value:
    """The upper half of a product: PTX's `mul.hi`."""
    assert isinstance(call.type, IntType)
    wide = IntType.get(2 * call.type.bits)
    folding = FoldingBuilder(b)
    x, y = (folding.cast("sext" if signed else "zext", arg, wide) for arg in call.args)
    upper = folding.binary("lshr", folding.binary("mul", x, y), ConstantInt.get(wide, call.type.bits))
    return folding.cast("trunc", upper, call.type)


def _low_half(call: CallInst, b: Builder) -> Value:
    return b.trunc(b.bitcast(call.args[0], i64), i32)


def _high_half(call: CallInst, b: Builder) -> Value:
    return b.trunc(b.lshr(b.bitcast(call.args[0], i64), ConstantInt.get(i64, 32)), i32)


def _of_halves(call: CallInst, b: Builder) -> Value:
    """By a vector, which takes no instruction; shift and or of the halves would."""
    low, high = call.args
    halves = b.insert_element(b.insert_element(PoisonValue.get(VectorType.get(i32, 2)), low, 0), high, 1)
    return b.bitcast(halves, PrimitiveType.get("double"))


def _permuted(call: CallInst, b: Builder) -> Value | None:
    """`prmt`: each byte of the result is one of the eight of `second:first`, by a digit of the selector, or its sign from digit 8 on."""
    first, second, selector = call.args
    if not isinstance(selector, ConstantInt):
        return None
    digits = [selector.unsigned >> 4 * at & 15 for at in range(4)]
    if isinstance(first, ConstantInt) and isinstance(second, ConstantInt):
        return ConstantInt.get(i32, _permute(first.unsigned | second.unsigned << 32, digits))
    halves = ((first, [0, 1, 2, 3]), (second, [4, 5, 6, 7]))
    for source, places in halves:
        if digits == places:
            return source
        if digits == places[::-1]:
            return b.intrinsic("bswap", [source])
    for low, low_places in halves:
        for high, high_places in halves:
            eight = low_places + high_places
            for skipped in range(1, 4):
                if digits == eight[skipped : skipped + 4]:
                    return b.intrinsic("fshr", [high, low, ConstantInt.get(i32, 8 * skipped)])
    return None


def _permute(eight: int, digits: list[int]) -> int:
    found = 0
    for at, digit in enumerate(digits):
        byte = eight >> 8 * (digit & 7) & 255
        if digit & 8:
            byte = 255 if byte & 128 else 0
        found |= byte << 8 * at
    return found


def _keeps_denormals(call: CallInst, b: Builder, intrinsic: str) -> Value | None:
    """LLVM's intrinsic of the same argument, where the function computes with denormals as they are."""
    assert call.function is not None
    keys = call.function.attributes.keys
    flushes = "denormal-fp-math" in keys or "denormal-fp-math-f32" in keys
    return b.intrinsic(intrinsic, call.args, flags=call.flags) if not flushes else None


_RULES: dict[str, Callable[[CallInst, Builder], Value | None]] = {
    **{f"mulhi.{kind}": lambda call, b: _high_product(call, b, signed=True) for kind in ("s", "i", "ll")},
    **{f"mulhi.{kind}": lambda call, b: _high_product(call, b, signed=False) for kind in ("us", "ui", "ull")},
    "d2i.lo": _low_half,
    "d2i.hi": _high_half,
    "lohi.i2d": _of_halves,
    "prmt": _permuted,
    **dict.fromkeys(("fabs.f32", "fabs.f64"), lambda call, b: _keeps_denormals(call, b, "fabs")),
    **dict.fromkeys(("round.f", "round.d"), lambda call, b: _keeps_denormals(call, b, "roundeven")),
}
"""By the intrinsic's name behind `llvm.nvvm.`."""
