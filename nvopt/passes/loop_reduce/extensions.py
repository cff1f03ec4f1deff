"""What a loop extends in both ways it extends by its sign.

    loop:                                                            loop:
      %w = zext nneg i32 %i to i64                                     %w = sext i32 %i to i64
      %p = getelementptr float, ptr %a, i64 %w                         %p = getelementptr float, ptr %a, i64 %w
      %v = sext i32 %i to i64                                  ->      %v = sext i32 %i to i64
      %q = getelementptr float, ptr %a, i64 %v                         %q = getelementptr float, ptr %a, i64 %v
      %r = getelementptr inbounds i8, ptr %q, i64 128                  %r = getelementptr inbounds i8, ptr %q, i64 128

Copies of an unrolled loop extend a sum, of which LLVM makes the extension of the counter by its sign, and a constant: it doesn't know any
more that the counter isn't negative. What the first copy extends without a sign is the same number, but for all that anybody knows another
one: each address would have a base of its own.
"""

from __future__ import annotations

from nvopt.analysis.loops import Loop, LoopInfo
from nvopt.ir import CastInst
from nvopt.transforms.extensions import extend_by_sign, is_non_negative


def extend_alike(loop: Loop, loops: LoopInfo) -> bool:
    """Does that in a loop, but not in loops inside; whether there was anything to do."""
    own = [block for block in loop.blocks if loops.loop_for(block) is loop]
    casts = [inst for block in own for inst in block if isinstance(inst, CastInst)]
    signed = {(inst.operands[0], inst.type) for inst in casts if inst.opcode == "sext"}
    both = [inst for inst in casts if is_non_negative(inst) and (inst.operands[0], inst.type) in signed]
    for inst in both:
        extend_by_sign(inst)
    return bool(both)
