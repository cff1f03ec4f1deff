"""The calls of a function, where the module has all of them.

    calls = known_calls(function)       # None: others may call it, or somebody holds its address

A block's address is not the function's: it can be jumped to from inside only.
"""

from __future__ import annotations

from nvopt.ir import BlockAddress, Function
from nvopt.ir.instructions import CallBase


def known_calls(function: Function) -> list[CallBase] | None:
    """Every call of a function, of its own type and with an instruction around it, in the order of the uses. None where there may be
    others: what another module sees, a kernel, a use that isn't that of a callee. ReadError where one that may call it can't be read."""
    if function.is_declaration or not function.is_local or function.is_kernel:
        return None
    calls: list[CallBase] = []
    for user, at in function.uses:
        if isinstance(user, BlockAddress):
            continue
        if not isinstance(user, CallBase) or at != len(user.operands) - 1 or user.function_type is not function.function_type:
            return None
        calls.append(user)
    return calls
