"""Inline assembly that only computes, and so hinders nothing: `asm "{mul.f16 $0,$1,$2;}"`, as cuda_fp16.hpp has it.

Front ends for CUDA say of all inline assembly that it is convergent, and of none that it returns.
"""

from __future__ import annotations

from nvopt.ir import CallInst, Constant, Instruction
from nvopt.patterns import late

_ASM = late(r'asm "(?P<text>[^"]*)", "(?P<constraints>[^"]*)"')
_BREAK = late(r"[;{}]|\\0[AaDd9]|\\09")
_OPCODES = """
    abs add addc and bfe bfi bfind bmsk brev clz cnot copysign cos cvt cvta div dp2a dp4a ex2 fma fns lg2 lop3 mad mad24 madc max min mov
    mul mul24 neg not or popc prmt rcp rem rsqrt sad selp set setp shf shl shr sin slct sqrt sub subc szext tanh testp vabsdiff vabsdiff2
    vabsdiff4 vadd vadd2 vadd4 vavrg2 vavrg4 vmad vmax vmax2 vmax4 vmin vmin2 vmin4 vset vset2 vset4 vshl vshr vsub vsub2 vsub4 xor
"""
_ARITHMETIC = frozenset(_OPCODES.split())
"""Instructions of PTX that compute from registers what comes into registers."""


def settle(instruction: Instruction) -> bool:
    """Says of assembly that only computes that it returns and is not convergent; whether that was not said before."""
    if not isinstance(instruction, CallInst) or not is_arithmetic(instruction):
        return False
    said = instruction.function_attributes
    better = said.without("convergent").with_attribute("willreturn")
    if better == said:
        return False
    function = instruction.function
    assert function is not None
    instruction.attributes = function.module.group_of(better)
    return True


def is_arithmetic(call: CallInst) -> bool:
    """Whether the call is of assembly that does nothing but compute."""
    if not isinstance(call.operands[-1], Constant) or not (found := _ASM.fullmatch(call.operands[-1].ref)):
        return False
    if call.function_attributes.value("memory") != "none" or "memory" in found["constraints"]:
        return False
    words = [one.split()[0] for one in _BREAK.split(found["text"]) if one.strip()]
    return bool(words) and all(word.split(".")[0] in _ARITHMETIC or word == ".reg" for word in words)
