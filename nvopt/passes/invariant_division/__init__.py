"""invariant-division: what a loop divides by the same number again and again, it multiplies by that number's reciprocal.

    entry:                                       entry:
      br label %loop                               %d.reciprocal = udiv i32 -1, %d.divisor      ; %d, or 1 for 0
                                                   %d.negative = sub i32 0, %d.divisor
                                                   br label %loop
    loop:                                        loop:
      ...                                          ...
      %q = udiv i32 %n, %d                  ->     %q.low = call i32 @llvm.nvvm.mulhi.ui(i32 %n, i32 %d.reciprocal)
                                                   %q.rest = add i32 %n, (mul i32 %q.low, %d.negative)
                                                   %q.more = icmp uge i32 %q.rest, %d.divisor
                                                   %q = %q.low, and one more if %q.more

A GPU has no instruction for a division. ptxas makes about twenty of each, eight of which depend on the divisor alone; these it takes out of
some loops, not out of all, and what it leaves inside asks twice whether the quotient is large enough, and whether the divisor is zero.

With r = floor((2^32 - 1) / d), n * r / 2^32 is at most n / d and more than n / d - 1. So its integral part is the quotient, or one less, in
which case what remains is d or more. Of a remainder alone that is three instructions, of a quotient four: a GPU multiplies and adds in one,
but can't multiply and subtract, so that the product is by -d. Numbers with signs are divided without them, unless they are known to have
none, by what they are or by the branch that leads to the division; whether the divisor is negative is asked ahead of the loop, and of a
quotient that and the dividend's sign are one instruction.

What is left of one division is often divided again, an index by the sizes of an array's dimensions: its sign is that of the first dividend
then, and nobody asks for it, nor takes it away. LLVM computes a remainder beside the quotient as `n - n / d * d`, with both frozen; that is
`n % d` again, and what was frozen in each iteration is frozen ahead of the loop.

Done for integers of 32 bits in loops, by what is no constant and doesn't change in the loop, or in loops around that either; the reciprocal
stands ahead of the outermost of these, in a block that is put there where branches lead into the loop. Not in a loop around two others, one
in the other: there a division is not what takes time, and the registers for its reciprocal would be held where that is. Nor in a loop
around one other, where fewer warps would run for them, unless that other one divides by the same:

    outer:                                       a thread takes 30 registers, as far as can be told (analysis/register_pressure.py), and
      %q = udiv i32 %i, %d                       would take 33 with those three: 48 warps of sm_90 instead of 64
      br label %inner

Source: nvopt. Division by multiplication is that of Granlund and Montgomery, in the form that takes one division of 32 bits ahead of the
loop: exact reciprocals of 33 bits take fewer instructions in the loop, and three times as many ahead of it, where kernels whose threads
have one element each, or two, would pay for them.
"""

from __future__ import annotations

from nvopt.analysis.dominators import DominatorTree
from nvopt.analysis.loops import LoopInfo
from nvopt.ir import Function
from nvopt.passes.base import Context, FunctionPass

OPCODES = ("udiv", "sdiv", "urem", "srem")


class InvariantDivision(FunctionPass):
    """The pass `invariant-division`."""

    name = "invariant-division"
    summary = "Multiply by reciprocals of what loops divide by"
    preserved = frozenset({DominatorTree, LoopInfo})

    def run(self, function: Function, context: Context) -> bool:
        if "optnone" in function.attributes or not _may_divide(function):
            return False
        from nvopt.passes.invariant_division.divisions import multiply_instead  # late: few functions divide

        return multiply_instead(function, context)


def _may_divide(function: Function) -> bool:
    """By its text: whether there is a division of 32 bits, and a loop that counts."""
    if function.is_parsed:
        return any(inst.opcode in OPCODES for inst in function.instructions())
    text = function.text
    return " = phi " in text and any(f" {opcode} " in text for opcode in OPCODES)
