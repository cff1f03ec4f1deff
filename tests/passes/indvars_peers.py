"""What `opt -passes=indvars` makes of the C loops and kernels of tests/analysis/scev/peers, beside what nvopt's pass makes of them.

    python tests/passes/indvars_peers.py        # writes indvars_peers.txt; needs opt-22 (`make peers`)

Both get the loops rotated and in form; opt doesn't widen (-indvars-widen-indvars=false), since nvopt does not. A line of the file is of a
function, with how many there are of each thing in it at opt's hands: comparisons by predicate, phis, flags, extensions, branches on
constants. An extension counts whatever its sign: nvopt takes zext where what is extended is not negative.
"""

from __future__ import annotations

import subprocess
from collections import Counter
from pathlib import Path

from nvopt import run
from nvopt.ir import BranchInst, CallInst, CmpInst, Constant, Function, Instruction
from nvopt.llvm import Unit

PEERS = Path(__file__).parents[1] / "analysis" / "scev" / "peers"
SAID_BY_OPT = Path(__file__).with_name("indvars_peers.txt")
FILES = [f"{name}.{level}.ll" for name in ("loops", "kernels") for level in ("O0", "O1")]
_COUNTED = frozenset(["phi", "sdiv", "udiv", "srem", "urem", "select", "trunc", "add", "sub", "mul", "shl"])


def prepared(name: str) -> str:
    """The file's module with loops as indvars meets them."""
    return run((PEERS / name).read_text(), "function(sroa,loop-simplify,lcssa,loop-rotate)")


def features(text: str) -> dict[str, Counter[str]]:
    """By function what there is in it."""
    functions = (one for one in Unit.parse(text.encode(), "peer").mirror().functions if not one.is_declaration)
    return {one.name: _features(one) for one in functions}


def _features(function: Function) -> Counter[str]:
    return Counter(word for instruction in function.instructions() for word in _words(instruction))


def _words(instruction: Instruction) -> list[str]:
    opcode = instruction.opcode
    if isinstance(instruction, CmpInst) and opcode == "icmp":
        return [instruction.predicate]
    if opcode in ("zext", "sext"):
        return ["extension"]
    if isinstance(instruction, BranchInst) and instruction.is_conditional and isinstance(instruction.condition, Constant):
        return ["decided"]
    if isinstance(instruction, CallInst) and instruction.callee_name.startswith(("llvm.umin", "llvm.umax", "llvm.smin", "llvm.smax")):
        return [instruction.callee_name[5:9]]
    if opcode not in _COUNTED:
        return []
    return [opcode, *(f"{opcode}.{flag}" for flag in instruction.flags if opcode != "phi")]


def spelled(found: Counter[str]) -> str:
    """In one line."""
    return " ".join(f"{word}={count}" for word, count in sorted(found.items()))


def main() -> None:
    lines = []
    for name in FILES:
        command = ["opt-22", "-S", "-passes=indvars", "-indvars-widen-indvars=false"]
        done = subprocess.run(command, input=prepared(name), stdout=subprocess.PIPE, check=True, text=True)
        lines += [f"{name} {function}: {spelled(found)}" for function, found in features(done.stdout).items()]
    SAID_BY_OPT.write_text("".join(f"{line}\n" for line in lines))


if __name__ == "__main__":
    main()
