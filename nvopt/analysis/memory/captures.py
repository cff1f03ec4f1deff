"""Whether an object's address may be known where this function doesn't say it: stored, passed on, made a number.

    may_be_captured(alloca)

Source: LLVM's CaptureTracking, for which uses give an address away. Returning it is no capture: then the function is over. Comparing it
tells something of the address, and no way to the object.
"""

from __future__ import annotations

from nvopt.analysis.memory.call_effects import CAPTURES, MOD, PASSES_ON, effects_of, kept_of_argument
from nvopt.analysis.memory.underlying_objects import SAME_OBJECT
from nvopt.analysis.values.attributes import argument_keys, returned_argument
from nvopt.ir import AtomicCmpXchgInst, AtomicRMWInst, CallBase, LoadInst, StoreInst, User, Value
from nvopt.ir.types import void

MOST_USES = 100
"""Uses that are looked at; an object with more counts as captured. LLVM's limit."""

_PASSES_ON = ("getelementptr", "bitcast", "addrspacecast", "phi", "select", "freeze")
_NO_CAPTURE = ("icmp", "ret")


def may_be_captured(pointer: Value) -> bool:
    """Whether somebody may get at the object by another way than this pointer, while the function runs."""
    seen = {pointer}
    pending = [pointer]
    left = MOST_USES
    while pending:
        at = pending.pop()
        for user, index in at.uses:
            left -= 1
            if left < 0:
                return True
            kept = kept_by_use(user, index)
            if kept == CAPTURES:
                return True
            if kept == PASSES_ON and user not in seen:
                seen.add(user)
                pending.append(user)
    return False


def kept_by_use(user: User, index: int) -> str:
    """What a use does with the pointer: CAPTURES, PASSES_ON or ""."""
    match user:
        case LoadInst():
            return CAPTURES if user.volatile else ""
        case StoreInst() | AtomicRMWInst() | AtomicCmpXchgInst():
            pointer_at = 1 if isinstance(user, StoreInst) else 0
            return CAPTURES if index != pointer_at or user.volatile else ""
        case CallBase():
            return _argument(user, index)
    opcode = getattr(user, "opcode", "")
    if opcode in _NO_CAPTURE:
        return ""
    return PASSES_ON if opcode in _PASSES_ON else CAPTURES


def _argument(call: CallBase, index: int) -> str:
    if index == len(call.operands) - 1:
        return ""  # calling through it
    if index >= len(call.args):
        return CAPTURES
    if not effects_of(call).all & MOD and call.type is void and call.has_fn_attribute("nounwind") and _returns(call):
        return ""  # whatever it learns, it can tell nobody
    if call.callee_name.startswith(SAME_OBJECT) and index == 0:
        return PASSES_ON
    if "byval" in argument_keys(call, index):
        return ""
    kept = kept_of_argument(call, index)
    return PASSES_ON if not kept and returned_argument(call) is call.args[index] else kept


def _returns(call: CallBase) -> bool:
    return call.has_fn_attribute("willreturn")
