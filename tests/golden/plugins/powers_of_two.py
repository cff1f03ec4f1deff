"""A pass of a user's own, with a parameter, a knob, remarks and a module beside it."""

from dataclasses import dataclass

from powers import exponent  # powers.py, beside this file

import nvopt
from nvopt import knobs
from nvopt.ir import Builder, ConstantInt, Function

LARGEST = knobs.declare("powers-of-two-largest-shift", 31, "Leave multiplications alone that would shift by more bits")


@dataclass(frozen=True)
class PowersOfTwo(nvopt.FunctionPass):
    name = "powers-of-two"
    summary = "Turn multiplications by powers of two into shifts"
    keep_flags: bool = True
    least: int = 1

    def run(self, function: Function, context: nvopt.Context) -> bool:
        changed = False
        for inst in function.instructions():
            bits = exponent(inst.operands[1]) if inst.opcode == "mul" else None
            if bits is None or not self.least <= bits <= context.knobs[LARGEST]:
                continue
            flags = ("nuw",) if self.keep_flags and "nuw" in inst.flags else ()
            shift = Builder.before(inst).shl(inst.operands[0], ConstantInt.get(inst.type, bits), flags=flags)
            inst.replace_all_uses_with(shift)
            inst.erase()
            said = (("String", "shifted by "), ("Bits", str(bits)))
            context.remarks.emit(nvopt.Remark("Passed", self.name, "Shifted", function.name, said))
            changed = True
        return changed
