"""Inline assembly that only computes, and so hinders nothing: `asm "{mul.f16 $0,$1,$2;}"`, as cuda_fp16.hpp has it.

Front ends for CUDA say of all inline assembly that it is convergent, and of none that it returns. Where that is put right, code generation
moves accesses past it, and joins those, too, of which several in one instruction are no gain: pairs of bytes, say, that have to be taken
apart again. So it is said only where accesses are to be joined.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable

from nvopt.ir import BasicBlock, CallInst, Constant, Instruction
from nvopt.ir.attributes import AttributeGroup, AttributeSet
from nvopt.ir.types import bfloat, float32
from nvopt.patterns import late

Settled = dict[CallInst, AttributeSet | AttributeGroup]

_ASM = late(r'asm "(?P<text>[^"]*)", "(?P<constraints>[^"]*)"')
_BREAK = late(r"[;{}]|\\0[AaDd9]|\\09")
_OPCODES = """
    abs add addc and bfe bfi bfind bmsk brev clz cnot copysign cos cvt cvta div dp2a dp4a ex2 fma fns lg2 lop3 mad mad24 madc max min mov
    mul mul24 neg not or popc prmt rcp rem rsqrt sad selp set setp shf shl shr sin slct sqrt sub subc szext tanh testp vabsdiff vabsdiff2
    vabsdiff4 vadd vadd2 vadd4 vavrg2 vavrg4 vmad vmax vmax2 vmax4 vmin vmin2 vmin4 vset vset2 vset4 vshl vshr vsub vsub2 vsub4 xor
"""
_OF_FLOATS = late(r"\.(?:b?f16(?:x2)?|f32|f64)\b")
_ARITHMETIC = frozenset(_OPCODES.split())
"""Instructions of PTX that compute from registers what comes into registers."""


def settle(blocks: Iterable[BasicBlock]) -> Settled:
    """Says of assembly that only computes that it returns and is not convergent; what was said before, by calls of which that wasn't."""
    found: Settled = {}
    for call in (one for block in blocks for one in block if isinstance(one, CallInst) and is_arithmetic(one)):
        said = call.function_attributes
        better = said.without("convergent").with_attribute("willreturn")
        if better != said:
            function = call.function
            assert function is not None
            found[call] = call.attributes
            call.attributes = function.module.group_of(better)
    return found


def take_back(settled: Settled, but_for: Collection[Instruction]) -> bool:
    """Says of the others what was said before; whether there are some left of which it isn't."""
    left = False
    for call, before in settled.items():
        if call in but_for:
            left = True
        else:
            call.attributes = before
    return left


def is_arithmetic(call: CallInst) -> bool:
    """Whether the call is of assembly that does nothing but compute."""
    if not isinstance(call.operands[-1], Constant) or not (found := _ASM.fullmatch(call.operands[-1].ref)):
        return False
    if call.function_attributes.value("memory") != "none" or "memory" in found["constraints"]:
        return False
    words = [one.split()[0] for one in _instructions(found["text"])]
    return bool(words) and all(word.split(".")[0] in _ARITHMETIC or word == ".reg" for word in words)


def _instructions(text: str) -> list[str]:
    return [one for one in _BREAK.split(text) if one.strip()]


def widens_bfloat(one: Instruction) -> bool:
    """Whether it makes a float of a bfloat16, whose higher half that is."""
    if one.opcode == "fpext":
        return one.operands[0].type is bfloat and one.type is float32
    if not isinstance(one, CallInst) or one.type is not float32 or not is_arithmetic(one):
        return False
    found = _ASM.fullmatch(one.operands[-1].ref)
    return found is not None and ["".join(text.split()) for text in _instructions(found["text"])] == ["cvt.f32.bf16$0,$1"]


def is_on_floats(call: CallInst) -> bool:
    """Whether the call is of assembly that computes with floats, whatever it says that they are: halves are integers to front ends."""
    return is_arithmetic(call) and _OF_FLOATS.search(call.operands[-1].ref) is not None
