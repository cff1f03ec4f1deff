"""LLVM's intrinsics by name: their types, the suffix that these give the name, and the attributes that LLVM declares them with.

    declare_intrinsic(module, "umin", [i32, i32])              # @llvm.umin.i32
    declare_intrinsic(module, "masked.load", [ptr, mask, vector], vector)   # @llvm.masked.load.v4f32.p0
    suffix(VectorType.get(float32, 4))                         # v4f32

Known are those of the table below; others are declared with `Module.declare`.

Source: LLVM 22's Intrinsics.td and IntrinsicsNVVM.td, for types and attributes; Intrinsic::getName, for the suffixes.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from nvopt.ir.attributes import AttributeSet
from nvopt.ir.errors import IRError
from nvopt.ir.types import (
    ArrayType,
    FloatType,
    FunctionType,
    IntType,
    NamedStructType,
    PointerType,
    StructType,
    Type,
    VectorType,
    i1,
    metadata,
    void,
)
from nvopt.patterns import late

if TYPE_CHECKING:
    from nvopt.ir.function import Function
    from nvopt.ir.module import Module

_PURE = "nocallback nofree nosync nounwind speculatable willreturn memory(none)"
_PURE_NO_POISON = "nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)"
_HARMLESS = "nocallback nofree nosync nounwind willreturn"

# (names; result; parameters; what gives the suffix; attributes; those of the result, if any, and of parameters, "number: attributes").
# A type is one word, or says where it comes from: `0` is that of argument 0, `e0` that of its elements, `m0` a mask for it, `o0` it and an
# overflow bit, `r` what the caller says the result is, `*` what the argument is. `?` is the type of the result's elements.
_TABLE: Final = (
    ("umin umax smin smax uadd.sat usub.sat sadd.sat ssub.sat", "0", "* 0", "0", _PURE_NO_POISON),
    ("ushl.sat sshl.sat", "0", "* 0", "0", _PURE),
    ("scmp ucmp", "r", "* 0", "r0", _PURE_NO_POISON, "r: range(? -1, 2)"),
    ("abs ctlz cttz", "0", "* i1", "0", _PURE, "1: immarg"),
    ("ctpop bitreverse bswap", "0", "*", "0", _PURE_NO_POISON),
    ("fshl fshr fma fmuladd", "0", "* 0 0", "0", _PURE_NO_POISON),
    ("fabs sqrt floor ceil trunc rint nearbyint round roundeven canonicalize", "0", "*", "0", _PURE_NO_POISON),
    ("exp exp2 exp10 log log2 log10 sin cos", "0", "*", "0", _PURE_NO_POISON),
    ("tan asin acos atan sinh cosh tanh", "0", "*", "0", _PURE),
    ("atan2", "0", "* 0", "0", _PURE),
    ("smul.fix smul.fix.sat umul.fix umul.fix.sat", "0", "* 0 i32", "0", _PURE, "2: immarg"),
    ("minnum maxnum minimum maximum minimumnum maximumnum copysign pow", "0", "* 0", "0", _PURE_NO_POISON),
    ("powi ldexp", "0", "* *", "01", _PURE_NO_POISON),
    ("uadd.with.overflow usub.with.overflow umul.with.overflow", "o0", "* 0", "0", _PURE_NO_POISON),
    ("sadd.with.overflow ssub.with.overflow smul.with.overflow", "o0", "* 0", "0", _PURE_NO_POISON),
    ("vector.reduce.add vector.reduce.mul vector.reduce.and vector.reduce.or vector.reduce.xor", "e0", "*", "0", _PURE),
    ("vector.reduce.smin vector.reduce.smax vector.reduce.umin vector.reduce.umax", "e0", "*", "0", _PURE),
    ("vector.reduce.fmin vector.reduce.fmax vector.reduce.fminimum vector.reduce.fmaximum", "e0", "*", "0", _PURE),
    ("vector.reduce.fadd vector.reduce.fmul", "e1", "e1 *", "1", _PURE),
    ("fptosi.sat fptoui.sat lrint llrint lround llround", "r", "*", "r0", _PURE_NO_POISON),
    ("is.fpclass", "m0", "* i32", "0", _PURE_NO_POISON, "1: immarg"),
    ("ptrmask", "0", "* *", "01", _PURE_NO_POISON),
    ("vscale", "r", "", "r", _PURE),
    ("stepvector", "r", "", "r", f"{_HARMLESS} memory(none)"),
    ("get.active.lane.mask", "r", "* 0", "r0", _PURE),
    ("vector.insert", "0", "* * i64", "01", _PURE, "2: immarg"),
    ("vector.extract", "r", "* i64", "r0", _PURE, "1: immarg"),
    ("masked.load", "r", "* mr r", "r0", f"{_HARMLESS} memory(argmem: read)", "0: captures(none)"),
    ("masked.store", "void", "* * m0", "01", f"{_HARMLESS} memory(argmem: write)", "1: captures(none)"),
    ("masked.gather", "r", "* mr r", "r0", f"{_HARMLESS} memory(read)"),
    ("masked.scatter", "void", "* * m0", "01", f"{_HARMLESS} memory(write)"),
    ("masked.expandload", "r", "* mr r", "r", f"{_HARMLESS} memory(read)", "0: captures(none)"),
    ("masked.compressstore", "void", "* * m0", "0", f"{_HARMLESS} memory(argmem: write)", "1: captures(none)"),
    (
        *("memcpy", "void", "* * * i1", "012", "nocallback nofree nounwind willreturn memory(argmem: readwrite)"),
        *("0: noalias writeonly captures(none)", "1: noalias readonly captures(none)", "3: immarg"),
    ),
    (
        *("memmove", "void", "* * * i1", "012", "nocallback nofree nounwind willreturn memory(argmem: readwrite)"),
        *("0: writeonly captures(none)", "1: readonly captures(none)", "3: immarg"),
    ),
    (
        *("memset", "void", "* i8 * i1", "02", "nocallback nofree nounwind willreturn memory(argmem: write)"),
        *("0: writeonly captures(none)", "3: immarg"),
    ),
    ("lifetime.start lifetime.end", "void", "*", "0", f"{_HARMLESS} memory(argmem: readwrite)", "0: captures(none)"),
    ("assume", "void", "i1", "", f"{_HARMLESS} memory(inaccessiblemem: write)", "0: noundef"),
    ("expect", "0", "* 0", "0", f"{_HARMLESS} memory(none)"),
    ("donothing", "void", "", "", f"{_HARMLESS} memory(none)"),
    ("experimental.noalias.scope.decl", "void", "metadata", "", f"{_HARMLESS} memory(inaccessiblemem: readwrite)"),
    ("trap", "void", "", "", "cold noreturn nounwind memory(inaccessiblemem: write)"),
    ("nvvm.barrier.cta.sync.aligned.all nvvm.barrier.cta.sync.all", "void", "i32", "", "convergent nocallback nounwind"),
    ("nvvm.membar.gl nvvm.membar.cta nvvm.membar.sys", "void", "", "", "nocallback nounwind"),
    ("nvvm.read.ptx.sreg.tid.x", "i32", "", "", _PURE, "r: noundef range(i32 0, 1024)"),
    ("nvvm.read.ptx.sreg.ntid.x", "i32", "", "", _PURE, "r: noundef range(i32 1, 1025)"),
    ("nvvm.read.ptx.sreg.ctaid.x", "i32", "", "", _PURE, "r: noundef range(i32 0, 2147483647)"),
    ("nvvm.read.ptx.sreg.nctaid.x", "i32", "", "", _PURE, "r: noundef range(i32 1, -2147483648)"),
)
_FLOATS = {"half": "f16", "bfloat": "bf16", "float": "f32", "double": "f64", "x86_fp80": "f80", "fp128": "f128", "ppc_fp128": "ppcf128"}


class Intrinsic(NamedTuple):
    """A row of the table, for one name."""

    result: str
    params: tuple[str, ...]
    suffix: str
    attributes: AttributeSet
    more: tuple[str, ...]


def _attributes(text: str) -> AttributeSet:
    return AttributeSet(_ATTRIBUTE.findall(text))


_ATTRIBUTE = late(r"\w+(?:\([^()]*\))?")
INTRINSICS: Final = {
    name: Intrinsic(row[1], tuple(row[2].split()), row[3], _attributes(row[4]), tuple(row[5:])) for row in _TABLE for name in row[0].split()
}
"""What is known of intrinsics, by name without `llvm.` and suffix."""


def declare_intrinsic(module: Module, name: str, args: Sequence[Type], result: Type | None = None) -> Function:
    """`llvm.<name>` for arguments of these types, declared now if the module has no such declaration. `result` is its type where the
    arguments don't tell. IRError for an intrinsic that is not known, and for types that don't fit it."""
    known = INTRINSICS.get(name)
    if known is None:
        raise IRError(f"llvm.{name} is not among the intrinsics that are known here: Module.declare() declares it")
    if len(args) != len(known.params):
        raise IRError(f"llvm.{name} takes {len(known.params)} arguments, not {len(args)}")
    if result is None and "r" in (known.result, *known.params):
        raise IRError(f"llvm.{name}: the type of the result must be said")
    returned = _type(known.result, args, result)
    for at, word in enumerate(known.params):
        expected = _type(word, args, result) if word != "*" else args[at]
        if args[at] is not expected:
            raise IRError(f"llvm.{name}: argument {at} is of type {args[at]}, it must be {expected}")
    if result is not None and result is not returned:
        raise IRError(f"llvm.{name} gives {returned}, not {result}")
    given = [suffix(returned if letter == "r" else args[int(letter)]) for letter in known.suffix]
    whole = ".".join(("llvm", name, *given))
    found = module.get_function(whole)
    if found is not None:
        return found
    made = module.declare(whole, FunctionType.get(returned, list(args)), known.attributes)
    for text in known.more:
        place, _, said = text.partition(": ")
        said = said.replace("?", str(returned.scalar))
        if place == "r":
            made.return_attributes = _attributes(said)
        else:
            made.args[int(place)].attributes = _attributes(said)
    return made


def _type(word: str, args: Sequence[Type], result: Type | None) -> Type:
    """What a word of the table stands for."""
    if word in _FIXED:
        return _FIXED[word]
    of = result if word[-1] == "r" else args[int(word[-1])]
    assert of is not None
    match word[:-1]:
        case "e":
            return of.scalar
        case "m":
            return _mask(of)
        case "o":
            return StructType.get((of, _mask(of)))
    return of


_FIXED: Final[dict[str, Type]] = {
    "void": void,
    "metadata": metadata,
    **{f"i{bits}": IntType.get(bits) for bits in (1, 8, 32, 64)},
}


def _mask(type: Type) -> Type:
    return VectorType.get(i1, type.count, type.scalable) if isinstance(type, VectorType) else i1


def suffix(type: Type) -> str:
    """The type in names of intrinsics: `i32`, `f32`, `v4f32`, `nxv2i64`, `p1`, `a4i8`, `s_name` and `s`. IRError for others."""
    match type:
        case IntType():
            return f"i{type.bits}"
        case FloatType():
            return _FLOATS[str(type)]
        case PointerType():
            return f"p{type.addrspace}"
        case VectorType():
            return f"{'nx' if type.scalable else ''}v{type.count}{suffix(type.element)}"
        case ArrayType():
            return f"a{type.count}{suffix(type.element)}"
        case NamedStructType():
            return f"s_{type.name}s"
        case StructType():
            return f"sl_{''.join(map(suffix, type.elements))}s"
    raise IRError(f"no intrinsic is overloaded on {type}")
