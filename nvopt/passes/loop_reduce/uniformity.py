"""Whether an address is the same in all threads of a warp, as far as that is plain: such a one is in a uniform register."""

from __future__ import annotations

from nvopt.analysis.scev.expressions.kinds import SCEV, SCEVUnknown
from nvopt.ir import AllocaInst, Argument, CastInst, Constant, Value


def is_uniform(e: SCEV) -> bool:
    """Whether it is made of variables, arguments and numbers, and what loops add to those. A wrong answer costs an instruction."""
    return all(_is_uniform_value(part.value) for part in e.walk() if isinstance(part, SCEVUnknown))


def _is_uniform_value(value: Value) -> bool:
    while isinstance(value, CastInst) and value.opcode == "addrspacecast":
        value = value.operands[0]
    return isinstance(value, (AllocaInst, Argument, Constant))
