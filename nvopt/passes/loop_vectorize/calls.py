"""Calls in loops: which have a vector form, which may be done lane by lane, and which are nothing to a vector.

Source: LLVM's isTriviallyVectorizable, isVectorIntrinsicWithScalarOpAtArg and getVectorIntrinsicIDForCall.
"""

from __future__ import annotations

from enum import Enum

from nvopt.analysis.values import execution
from nvopt.analysis.values.matching import intrinsic
from nvopt.ir import CallInst, PointerType

_NAMES = """
abs bswap bitreverse ctpop ctlz cttz fshl fshr smax smin umax umin scmp ucmp
sadd.sat ssub.sat uadd.sat usub.sat smul.fix smul.fix.sat umul.fix umul.fix.sat
sqrt asin acos atan atan2 sin cos tan sinh cosh tanh exp exp10 exp2 ldexp log log10 log2 pow powi
fabs minnum maxnum minimum maximum minimumnum maximumnum copysign fma fmuladd is.fpclass canonicalize
floor ceil trunc rint nearbyint round roundeven lrint llrint lround llround fptosi.sat fptoui.sat
"""
VECTORIZABLE = frozenset(_NAMES.split())
"""Intrinsics of which LLVM makes vectors of any length, by name without `llvm.` and types."""
_SCALAR_OPERANDS = {"abs": 1, "ctlz": 1, "cttz": 1, "is.fpclass": 1, "powi": 1} | dict.fromkeys(
    ("smul.fix", "smul.fix.sat", "umul.fix", "umul.fix.sat"), 2
)
_IGNORED = frozenset({"assume", "lifetime.start", "lifetime.end", "sideeffect", "experimental.noalias.scope.decl", "pseudoprobe"})


class CallForm(Enum):
    """What becomes of a call in a vector loop."""

    VECTOR = "vector"
    """An intrinsic on vectors."""
    REPLICATED = "replicated"
    """A call for each lane."""
    IGNORED = "ignored"
    """It does nothing; a vector loop may do without."""


def form_of(call: CallInst) -> CallForm | None:
    """What may become of the call; None where it keeps its loop from being vectorized."""
    name = intrinsic(call)
    if name in VECTORIZABLE:
        return CallForm.VECTOR
    if name in _IGNORED:
        return CallForm.IGNORED
    return CallForm.REPLICATED if _is_pure_libdevice(call) else None


def _is_pure_libdevice(call: CallInst) -> bool:
    """Whether it is libdevice's, and its result is a matter of its arguments alone."""
    if not call.callee_name.startswith("__nv_") or call.has_fn_attribute("convergent"):
        return False
    if any(isinstance(one.type, PointerType) for one in call.args) or isinstance(call.type, PointerType):
        return False
    return not execution.may_read_or_write(call) and not execution.has_side_effects(call)


def scalar_operand(call: CallInst) -> int | None:
    """The argument of a vectorizable intrinsic that is no vector in its vector form: it must be the same in all lanes."""
    return _SCALAR_OPERANDS.get(intrinsic(call))
