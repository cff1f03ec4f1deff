"""Calls in loops: which have a vector form, which may be done lane by lane, and which are nothing to a vector.

Source: LLVM's isTriviallyVectorizable, isVectorIntrinsicWithScalarOpAtArg and getVectorIntrinsicIDForCall.
"""

from __future__ import annotations

from enum import Enum

from nvopt.analysis.values import execution
from nvopt.analysis.values.matching import intrinsic
from nvopt.ir import CallInst, ExtractValueInst, FloatType, Function, FunctionType, Instruction, PointerType, Type, VectorType
from nvopt.ir.types import float32, float64
from nvopt.target.triples import is_gpu

_NAMES = """
abs bswap bitreverse ctpop ctlz cttz fshl fshr smax smin umax umin scmp ucmp
sadd.sat ssub.sat uadd.sat usub.sat smul.fix smul.fix.sat umul.fix umul.fix.sat
sqrt asin acos atan atan2 sin cos tan sinh cosh tanh exp exp10 exp2 ldexp log log10 log2 pow powi
fabs minnum maxnum minimum maximum minimumnum maximumnum copysign fma fmuladd is.fpclass canonicalize
floor ceil trunc rint nearbyint round roundeven lrint llrint lround llround fptosi.sat fptoui.sat
"""
VECTORIZABLE = frozenset(_NAMES.split())
"""Intrinsics of which LLVM makes vectors of any length, by name without `llvm.` and types."""
OF_STRUCTS = frozenset({"sincos", "sincospi", "modf", "frexp"})
"""Intrinsics that give several values, as a struct: on vectors a struct of vectors."""
_SCALAR_OPERANDS = {"abs": 1, "ctlz": 1, "cttz": 1, "is.fpclass": 1, "powi": 1} | dict.fromkeys(
    ("smul.fix", "smul.fix.sat", "umul.fix", "umul.fix.sat"), 2
)
_SAME_IN_C = """
sin cos tan asin acos atan atan2 sinh cosh tanh exp exp2 exp10 log log2 log10 pow sqrt
fabs copysign floor ceil trunc rint nearbyint round roundeven
"""
_BY_C = {one: one for one in _SAME_IN_C.split()} | {
    "fmin": "minnum",
    "fmax": "maxnum",
    "fminimum_num": "minimumnum",
    "fmaximum_num": "maximumnum",
}
"""Intrinsics that do what functions of C's library do, by their names for double."""
_MADE_INLINE = frozenset(_SAME_IN_C.split()) - {"exp", "exp10", "log", "log10", "pow", "roundeven"} | {"fmin", "fmax", "ldexp"}
"""Functions for which code generation has more than a call, by their names for double, where they write no errno."""
_ROOTS_OF_GLIBC = frozenset({"__sqrt_finite", "__sqrtf_finite", "__sqrtl_finite"})
"""The only ones of those that C's library had for -ffinite-math-only."""
_OF_TWO = frozenset(("atan2", "pow", "copysign", "minnum", "maxnum", "minimumnum", "maximumnum"))
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
    name = vectorizable_intrinsic(call)
    if name in VECTORIZABLE or (name in OF_STRUCTS and _is_taken_apart(call)):
        return CallForm.VECTOR
    if name in _IGNORED:
        return CallForm.IGNORED
    return CallForm.REPLICATED if _is_pure_libdevice(call) else None


def vectorizable_intrinsic(call: CallInst) -> str:
    """The intrinsic, without `llvm.` and types, that a call calls, or that does the same as the function of C's library that it calls."""
    return intrinsic(call) or _by_c(call)


def _by_c(call: CallInst) -> str:
    """Of a function of the library on a machine that has one, which tells of no errors: errno would be written."""
    name = _BY_C.get(_name_in_c(call), "")
    if not name or any(one.type is not call.type for one in call.args) or call.bundles:
        return ""
    if len(call.args) != 1 + (name in _OF_TWO) or call.has_fn_attribute("nobuiltin"):
        return ""
    return "" if execution.may_read_or_write(call) else name


def is_made_inline(call: CallInst) -> bool:
    """Whether it calls what would be more than a call if it wrote no errno: a function of C's library, by its name alone, as LLVM takes it,
    whether the module defines it or not."""
    callee = call.callee
    if not isinstance(callee, Function) or not isinstance(call.type, FloatType) or callee.module is None or is_gpu(callee.module.triple):
        return False
    if callee.name in _ROOTS_OF_GLIBC:
        return "-linux-gnu" in callee.module.triple
    return bool({callee.name, callee.name.removesuffix("f"), callee.name.removesuffix("l")} & _MADE_INLINE)


def _name_in_c(call: CallInst) -> str:
    """What a function of floats, of the library on a machine that has one, is called for double; "" for others."""
    callee = call.callee
    if not isinstance(callee, Function) or not callee.is_declaration or callee.module is None or is_gpu(callee.module.triple):
        return ""
    suffix = "f" if call.type is float32 else "" if call.type is float64 else "l"
    return callee.name.removesuffix(suffix) if isinstance(call.type, FloatType) and callee.name.endswith(suffix) else ""


def is_part_of_struct(instruction: Instruction) -> bool:
    """Whether it takes a value out of a struct that a call, of which there is a vector form, gives."""
    call = instruction.operands[0] if isinstance(instruction, ExtractValueInst) else None
    return isinstance(call, CallInst) and intrinsic(call) in OF_STRUCTS


def declared_on_vectors(call: CallInst, lanes: int, result: Type) -> Function:
    """The form for so many lanes of an intrinsic that gives a struct, declared now if it isn't there: `llvm.frexp.v4f32.v4i32`."""
    scalar = call.callee
    assert isinstance(scalar, Function)
    if lanes == 1:
        return scalar
    name = f"llvm.{intrinsic(call)}"
    types = [f"v{lanes}{one}" for one in scalar.name.removeprefix(f"{name}.").split(".")]
    params: list[Type] = [VectorType.get(one.type, lanes) for one in call.args]
    return scalar.module.declare(".".join([name, *types]), FunctionType.get(result, params), scalar.attributes)


def _is_taken_apart(call: CallInst) -> bool:
    """Whether all that uses the struct takes one value out of it."""
    return all(isinstance(user, ExtractValueInst) and len(user.indices) == 1 for user in call.users)


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
