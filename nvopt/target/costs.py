"""What operations cost on a GPU: issued SASS instructions of one thread, by GPU, PTX version and type.

    target = Target.of(context.target, function.attributes.value("target-cpu"))
    arithmetic("fadd", float4, target)                       # 4
    memory(True, float4, 16, GLOBAL, target)                 # 1: ld.global.v4.f32
    memory(True, float4, 4, GLOBAL, target)                  # 4: code generation takes it apart

A thread has no vector registers: a vector is some 32-bit registers, and an operation of it is one per element but for those that the GPU
has in packed form (two halves, two bfloat16, two 16-bit integers, from sm_100 on two floats). What vectors save are instructions of memory.
Elements of 8 and 16 bits are packed into registers where they come from or go to memory, and taken apart (PRMT) for all that is not packed.

An instruction on doubles counts as many times as others could have been issued in its place: the GPUs of graphics cards start a warp's 32
on two units a multiprocessor. A division is counted as it runs for usual operands: one of 64 bits with its subroutine, one of floats
without the rare correction. So are square roots.

Source: the tables hold what tests/benchmarks/measure_costs.py measured: the machine code of ptxas 13.0 for what llc 22 makes of each
operation between a load and a store; tests/benchmarks/measured_costs.tsv keeps that. The rates of doubles: CUDA C++ Programming Guide,
Arithmetic Instructions (results per clock cycle per multiprocessor).
"""

from __future__ import annotations

from typing import Final, NamedTuple

from nvopt.ir.types import FloatType, IntType, PointerType, Type, VectorType
from nvopt.target import TargetOptions, ptx, sm
from nvopt.target.address_spaces import GENERIC, GLOBAL

_DEFAULT_CPU = "sm_30"
"""LLVM's, where nothing names a GPU."""
_WIDEST_ACCESS = 16
_WIDEST_GLOBAL_ACCESS = 32
CALL = 32
"""What a call of an unknown function counts: arguments and results by way of the ABI's registers, and saving what it may change."""
_F64_PIPE_RATIO: Final = {750: 32, 860: 64, 870: 64, 880: 64, 890: 64, 1010: 64, 1030: 64, 1100: 64, 1200: 64, 1210: 64}
"""How many 32-bit float instructions a multiprocessor does in the time of one on doubles, by `__CUDA_ARCH__`; 2 on those for computing."""


class Target(NamedTuple):
    """The GPU and PTX version that code is generated for: all that costs depend on."""

    arch: int
    """`__CUDA_ARCH__`: 900 for sm_90 and sm_90a."""
    ptx: int
    """The PTX version, major * 10 + minor."""

    @classmethod
    def of(cls, options: TargetOptions, named: str | None = None) -> Target:
        """The one of a run, for a function whose "target-cpu" is `named`; where neither tells, or tells no GPU, LLVM's default."""
        cpu = options.cpu or named or _DEFAULT_CPU
        if options.arch(named) is None:
            cpu = _DEFAULT_CPU
        version = max([ptx.least(cpu), *ptx.chosen(options.features)])
        return cls(sm.cuda_arch(cpu), version)

    @property
    def packs_half(self) -> bool:
        """Whether two halves are added, multiplied and fused at once."""
        return self.arch >= 530

    @property
    def packs_bfloat(self) -> bool:
        """Whether two bfloat16 are."""
        return self.arch >= 800

    @property
    def compares_bfloat(self) -> bool:
        """Whether bfloat16 are compared, rounded to integers and made of them without a detour by way of float."""
        return self.arch >= 900

    @property
    def packs_minimum(self) -> bool:
        """Whether there are minimum and maximum of two halves or two bfloat16, and of a float with the rules of IEEE 754-2019."""
        return self.arch >= 800

    @property
    def packs_i16(self) -> bool:
        """Whether two 16-bit integers are added and compared for the lesser at once; sm_110 takes them apart again."""
        return self.arch >= 900 and self.arch != 1100 and self.ptx >= 80

    @property
    def packs_float(self) -> bool:
        """Whether two floats are added, multiplied and fused at once. LLVM uses it on later GPUs too, where ptxas takes them apart.

        ptxas 13.0 makes one rounding of a packed multiplication and an addition of its result, `.rn` and -fmad=false notwithstanding: who
        makes such a pair has to have leave to contract it."""
        return self.arch in (1000, 1030) and self.ptx >= 86

    @property
    def has_wide_integers(self) -> bool:
        """Whether 64-bit integers are added and compared by one instruction."""
        return self.arch >= 1200

    def widest_access(self, space: int) -> int:
        """Bytes of the widest load or store in an address space."""
        wide = self.arch >= 1000 and self.ptx >= 88 and space == GLOBAL
        return _WIDEST_GLOBAL_ACCESS if wide else _WIDEST_ACCESS

    @property
    def double_weight(self) -> int:
        """What an instruction on doubles counts."""
        return _F64_PIPE_RATIO.get(self.arch, 24 if self.arch < 600 else 32 if self.arch in (610, 620) else 2)

    @property
    def issue_width(self) -> int:
        """Instructions of one warp that a scheduler starts in a cycle: two up to Pascal (dual issue), one from Volta on."""
        return 1 if self.arch >= 700 else 2

    @property
    def latency(self) -> int:
        """Cycles from an arithmetic instruction to one that needs its result: 4 from Volta on, 6 on Maxwell and Pascal, 9 before.

        Source: Jia, Maggioni, Staiger, Scarpazza: Dissecting the NVIDIA Volta GPU Architecture via Microbenchmarking (2018), and their
        pages on Turing."""
        return 4 if self.arch >= 700 else 6 if self.arch >= 500 else 9


def max_interleave(target: Target, is_vector: bool) -> int:
    """How many iterations of a loop may be worked at side by side, ahead of `max(issue_width, latency)`, by which the vectorizer divides.

    Other warps hide latency already, and ptxas unrolls scalar loops by four itself, so that a scalar loop gets 1 in the end. A vector loop,
    which ptxas leaves as it is, gets two accesses in flight: 8 / 4.
    """
    return 2 * target.latency if is_vector else 4


def bits(type: Type) -> int:
    """Bits of a value of integers, floats or pointers; TypeError for others."""
    if isinstance(type, VectorType):
        if type.scalable:
            raise TypeError(f"{type} has no size on a GPU")
        return type.count * bits(type.element)
    if isinstance(type, (IntType, FloatType)):
        return type.bits
    if isinstance(type, PointerType):
        return 64
    raise TypeError(f"{type} is no type of registers")


def registers(type: Type) -> int:
    """32-bit registers that a value takes: elements of 8 and 16 bits are packed, single bits are predicates and take none.

    TypeError for aggregates and scalable vectors."""
    element = bits(type.scalar)
    if element == 1 or not bits(type):
        return 0
    if isinstance(type, VectorType) and element < 32:
        return -(-type.count * _power_of_two(max(element, 8)) // 32)
    count = type.count if isinstance(type, VectorType) else 1
    return count * -(-element // 32)


def memory(is_load: bool, type: Type, align: int, space: int, target: Target) -> int:
    """A load or store of a value with an alignment in bytes.

    As many instructions as code generation makes: pieces of powers of two that the alignment allows, of 16 bytes at most (32 in the global
    memory of sm_100 with PTX 8.8). An element in several pieces has to be put together, or taken apart, too."""
    element = -(-bits(type.scalar) // 8)
    size = element * _count(type)
    if is_load and size == 3 and align >= 4:
        size = 4  # code generation reads a whole register
    largest = min(align, target.widest_access(space))
    count = 0
    left = size
    while left:
        left -= min(largest, 1 << left.bit_length() - 1)
        count += 1
    apart = max(0, -(-element // largest) - 1) * _count(type)
    return count + apart


_WIDTHS = (8, 16, 32, 64)
_INTEGER: Final[dict[str, tuple[int, int, int, int]]] = {
    "add": (1, 1, 1, 2),
    "sub": (3, 3, 1, 2),
    "mul": (1, 3, 1, 4),
    "and": (1, 1, 1, 2),
    "or": (1, 1, 1, 2),
    "xor": (1, 1, 1, 2),
    "shl": (4, 4, 1, 2),
    "lshr": (4, 4, 1, 2),
    "ashr": (4, 5, 1, 2),
    "udiv": (17, 17, 18, 80),
    "sdiv": (22, 24, 26, 96),
    "urem": (19, 19, 17, 76),
    "srem": (24, 26, 24, 90),
    "smin": (2, 2, 1, 4),
    "smax": (2, 2, 1, 4),
    "umin": (2, 2, 1, 4),
    "umax": (2, 2, 1, 4),
    "abs": (3, 3, 1, 5),
    "ctpop": (1, 1, 1, 4),
    "ctlz": (2, 2, 2, 7),
    "cttz": (5, 5, 5, 12),
    "bitreverse": (11, 14, 1, 2),
    "bswap": (1, 1, 1, 2),
    "fshl": (8, 12, 1, 10),
    "fshr": (8, 12, 1, 10),
    "uadd.sat": (3, 4, 3, 8),
    "usub.sat": (3, 3, 2, 8),
    "sadd.sat": (5, 10, 5, 10),
    "ssub.sat": (5, 10, 5, 10),
    "icmp": (1, 1, 1, 2),
    "select": (1, 1, 1, 2),
}
"""Instructions of an operation on integers of 8, 16, 32 and 64 bits."""
_BY_CONSTANT: Final[dict[str, tuple[int, int, int, int]]] = {
    "mul": (1, 2, 1, 4),
    "shl": (1, 1, 1, 2),
    "lshr": (1, 1, 1, 2),
    "ashr": (2, 2, 1, 2),
    "sub": (1, 1, 1, 2),
    "udiv": (8, 9, 4, 15),
    "sdiv": (8, 6, 4, 16),
    "urem": (13, 14, 5, 19),
    "srem": (13, 11, 5, 20),
}
"""Where the second operand is a constant."""
_BYTES_IN_VECTORS: Final[dict[str, int]] = {"mul": 4}
"""An operation on bytes that were packed, where it is dearer than one on a byte of its own."""
_BY_POWER_OF_TWO: Final[dict[str, tuple[int, int, int, int]]] = {
    "mul": (1, 1, 1, 2),
    "udiv": (1, 1, 1, 2),
    "sdiv": (7, 6, 3, 5),
    "urem": (1, 1, 1, 2),
    "srem": (8, 8, 4, 6),
}
_WIDE: Final[dict[str, int]] = {
    **dict.fromkeys(("add", "sub", "smin", "smax", "umin", "umax", "icmp", "select"), 1),
    **{"udiv": 70, "sdiv": 80, "urem": 66, "srem": 76, "cttz": 7, "uadd.sat": 4, "usub.sat": 2, "sadd.sat": 6, "ssub.sat": 6},
}
"""Of 64 bits, where the GPU adds and compares such integers."""
_FREE_OF_PACKING: Final = frozenset({"and", "or", "xor"})
_PACKED_I16: Final = frozenset({"add", "smin", "smax", "umin", "umax"})
_ONE_OPERAND: Final = frozenset({"abs", "ctpop", "ctlz", "cttz", "bitreverse", "bswap", "fneg"})

# half and bfloat, float, double.
_FLOAT: Final[dict[str, tuple[int, int, int]]] = {
    "fadd": (1, 1, 1),
    "fsub": (1, 1, 1),
    "fmul": (1, 1, 1),
    "fma": (1, 1, 1),
    "fmuladd": (1, 1, 1),
    "fneg": (1, 1, 1),
    "fabs": (1, 1, 1),
    "canonicalize": (1, 1, 1),
    "minnum": (1, 1, 4),
    "maxnum": (1, 1, 4),
    "minimumnum": (1, 1, 4),
    "maximumnum": (1, 1, 4),
    "minimum": (1, 1, 16),
    "maximum": (1, 1, 16),
    "copysign": (6, 1, 1),
    "fdiv": (16, 12, 23),
    "frem": (21, 18, 31),
    "sqrt": (15, 14, 29),
    "floor": (1, 1, 1),
    "ceil": (1, 1, 1),
    "trunc": (1, 1, 1),
    "rint": (1, 1, 1),
    "nearbyint": (1, 1, 1),
    "roundeven": (1, 1, 1),
    "round": (9, 8, 9),
    "lround": (9, 9, 10),
    "sin": (3, 2, CALL),
    "cos": (3, 2, CALL),
    "exp2": (5, 4, CALL),
    "log2": (5, 4, CALL),
    "fcmp": (1, 1, 1),
    "select": (1, 1, 2),
}
"""Instructions of an operation on floats of 16 (where the GPU has it), 32 and 64 bits."""
_APPROXIMATE: Final[dict[str, int]] = {"fdiv": 5, "sqrt": 4}
"""Of floats, where approximations are allowed (afn)."""
_PACKED_FLOAT: Final = frozenset({"fadd", "fsub", "fmul", "fma", "fmuladd"})
_PACKED_SIXTEEN: Final = _PACKED_FLOAT | {"fneg", "fabs", "copysign", "canonicalize", "fcmp"}
_MINIMA: Final = frozenset({"minnum", "maxnum", "minimumnum", "maximumnum", "minimum", "maximum"})
_NOT_ON_DOUBLE_UNITS: Final = frozenset({"copysign", "select"})
_WITHOUT_MINIMUM: Final[dict[str, int]] = {"minimum": 8, "maximum": 8, "minimumnum": 1, "maximumnum": 1, "minnum": 1, "maxnum": 1}
"""Of floats, before sm_80."""


def arithmetic(
    opcode: str, type: Type, target: Target, *, constant: int | None = None, approximate: bool = False, in_chain: bool = False
) -> int:
    """A binary operator of IR, or `fneg`. `constant` is the second operand where that is a constant integer, of a vector that of all
    elements; `approximate` says that the flags allow approximations (afn). `in_chain`: operands and result of small elements are not
    in memory, and so in registers of their own rather than packed.

    KeyError for an opcode that is none of them."""
    if bits(type.scalar) == 1 and isinstance(type.scalar, IntType):
        return _count(type)
    if isinstance(type.scalar, IntType):
        return _integer(opcode, type, target, constant, in_chain)
    return _float(opcode, type, target, approximate, in_chain)


_NOTHING: Final = frozenset(
    {
        *("annotation", "assume", "dbg.declare", "dbg.label", "dbg.value", "donothing", "expect", "experimental.noalias.scope.decl"),
        *("invariant.end", "invariant.start", "launder.invariant.group", "lifetime.end", "lifetime.start", "pseudoprobe", "ptr.annotation"),
        *("sideeffect", "ssa.copy", "strip.invariant.group", "var.annotation"),
    }
)


def intrinsic(name: str, type: Type, target: Target, *, approximate: bool = False, in_chain: bool = False) -> int:
    """An intrinsic by its name without `llvm.` and types (`fma`, `smin`), of arguments of a type; other calls are `CALL` an element."""
    if name in _NOTHING:
        return 0
    if name in _INTEGER and isinstance(type.scalar, IntType):
        return _integer(name, type, target, None, in_chain)
    if name in _FLOAT and isinstance(type.scalar, FloatType):
        return _float(name, type, target, approximate, in_chain)
    return CALL * _count(type)


def comparison(predicate: str, type: Type, target: Target, *, in_chain: bool = False) -> int:
    """A comparison of integers, pointers or floats; what it yields are predicates. `predicate` is IR's: `slt`, `olt`."""
    if isinstance(type.scalar, FloatType):
        return _float("fcmp", type, target, False, in_chain)
    if bits(type.scalar) == 1:
        return _count(type)
    extended = 2 * _count(type) if predicate[0] == "s" and bits(type.scalar) == 16 and not in_chain else 0
    return max(extended, _repacking(type, 2, False, in_chain)) + _count(type) * _scalar_integer("icmp", bits(type.scalar), target)


def select(type: Type, target: Target, *, lanes: bool = False, in_chain: bool = False) -> int:
    """A select; `lanes`: by a vector of conditions, else one condition chooses between whole registers."""
    if bits(type.scalar) == 1:
        return 2 * _count(type)  # (c & a) | (!c & b), of predicates
    if not lanes:
        return registers(type)
    small = _count(type) if bits(type.scalar) <= 16 and not in_chain else 0
    wide = isinstance(type.scalar, IntType) and target.has_wide_integers
    return small + _count(type) * (1 if wide else max(1, bits(type.scalar) // 32))


def cast(opcode: str, source: Type, result: Type, target: Target, *, of_load: bool = False, in_chain: bool = False) -> int:
    """A conversion. `of_load`: of what a scalar load yields, which extends to 32 bits itself.

    KeyError for an opcode that is no cast."""
    count = _count(source)
    narrow, wide = bits(source.scalar), bits(result.scalar)
    match opcode:
        case "bitcast" | "ptrtoint" | "inttoptr" | "ptrtoaddr":
            return 0
        case "addrspacecast":
            return count * (0 if {_space(source), _space(result)} == {GENERIC, GLOBAL} else 2)
        case "trunc":
            each = 1 if wide == 1 else 0
        case "zext" | "sext":
            each = _extension(opcode, narrow, wide, of_load or isinstance(source, VectorType))
        case "fpext" | "fptrunc" | "fptosi" | "fptoui" | "sitofp" | "uitofp":
            return _float_cast(opcode, source, result, target, in_chain)
        case _:
            raise KeyError(opcode)
    return count * each + (0 if in_chain else _unpacking(source) + _packing(result))


def rearrangement(type: Type) -> int:
    """A shuffle, an insertion or extraction of an element, a splat: nothing where an element is a register, as registers are just named;
    a permutation of bytes a register otherwise."""
    return registers(type) if isinstance(type, VectorType) and 1 < bits(type.element) < 32 else 0


def _space(type: Type) -> int:
    return type.scalar.addrspace if isinstance(type.scalar, PointerType) else GENERIC


def _count(type: Type) -> int:
    return type.count if isinstance(type, VectorType) else 1


def _power_of_two(number: int) -> int:
    return 1 << (number - 1).bit_length()


def _packing(type: Type) -> int:
    """Permutations that put elements of 8 or 16 bits into registers."""
    if not isinstance(type, VectorType) or bits(type.element) not in (8, 16):
        return 0
    return type.count - registers(type)


def _unpacking(type: Type) -> int:
    """Those that take them apart."""
    return type.count if isinstance(type, VectorType) and bits(type.element) in (8, 16) else 0


def _repacking(type: Type, operands: int, packed_result: bool, in_chain: bool) -> int:
    """Both, of an operation on integers. Of two 16-bit integers the lower is used where it is."""
    if in_chain:
        return 0
    unpacking = _unpacking(type) // 2 if bits(type.scalar) == 16 else _unpacking(type)
    return operands * unpacking + (_packing(type) if packed_result else 0)


def _scalar_integer(name: str, width: int, target: Target, constant: int | None = None) -> int:
    table = _INTEGER
    if constant is not None:
        power = constant > 0 and constant.bit_count() == 1
        table = _BY_POWER_OF_TWO if power and name in _BY_POWER_OF_TWO else _BY_CONSTANT if name in _BY_CONSTANT else _INTEGER
    if width > 64:  # not measured but for i128: linear operations by word, others by pairs of words
        words = -(-width // 64)
        return table[name][3] * words * (words if name in ("mul", "udiv", "sdiv", "urem", "srem") else 2)
    if width == 64 and constant is None and target.has_wide_integers and name in _WIDE:
        return _WIDE[name]
    at = next(i for i, known in enumerate(_WIDTHS) if width <= known)
    return table[name][at]


def _integer(name: str, type: Type, target: Target, constant: int | None, in_chain: bool) -> int:
    width, count = bits(type.scalar), _count(type)
    if isinstance(type, VectorType) and width in (8, 16):
        if name in _FREE_OF_PACKING:
            return registers(type)
        if name in _PACKED_I16 and width == 16 and target.packs_i16:
            return -(-count // 2)
    operands = 1 if name in _ONE_OPERAND or constant is not None else 2
    each = _scalar_integer(name, width, target, constant)
    if count > 1 and width == 8 and constant is None:
        each = _BYTES_IN_VECTORS.get(name, each)
    return count * each + _repacking(type, operands, True, in_chain)


def _packs(name: str, type: Type, target: Target) -> bool:
    kind = str(type.scalar)
    if name in _MINIMA:
        return kind in ("half", "bfloat") and target.packs_minimum
    if kind == "half":
        return name in _PACKED_SIXTEEN and target.packs_half
    if kind == "bfloat":
        return name in _PACKED_SIXTEEN and (target.compares_bfloat if name == "fcmp" else target.packs_bfloat)
    return kind == "float" and name in _PACKED_FLOAT and target.packs_float


def _float(name: str, type: Type, target: Target, approximate: bool, in_chain: bool) -> int:
    count = _count(type)
    if count > 1 and _packs(name, type, target):
        return -(-count // 2)
    packing = 0 if in_chain or name == "fcmp" else _packing(type)  # arithmetic on halves takes either half of a register
    return count * _scalar_float(name, str(type.scalar), target, approximate) + packing


def _scalar_float(name: str, kind: str, target: Target, approximate: bool) -> int:
    sixteen, single, double = _FLOAT[name]
    if kind == "double":
        return double if name in _NOT_ON_DOUBLE_UNITS else double * target.double_weight
    if approximate and name in _APPROXIMATE:
        single = _APPROXIMATE[name]
        sixteen = single + 2
    if name in _MINIMA and not target.packs_minimum:
        single = _WITHOUT_MINIMUM[name]
    if kind == "float":
        return single
    if kind not in ("half", "bfloat"):
        return CALL  # no GPU has floats of 80 and 128 bits
    return sixteen if _is_native(name, kind, target) else single + _detour(name, kind, target)


def _is_native(name: str, kind: str, target: Target) -> bool:
    """Whether the operation exists on halves, or on bfloat16."""
    if name in _MINIMA or name == "copysign":
        return target.packs_minimum
    if kind == "half":
        return target.packs_half
    return target.packs_bfloat if name in _PACKED_SIXTEEN - {"fcmp"} else target.compares_bfloat


def _detour(name: str, kind: str, target: Target) -> int:
    """What converting operands to float and the result back costs."""
    if name == "copysign":
        return 1
    if name == "fcmp" or (kind == "bfloat" and target.packs_bfloat):
        return 2
    return 3 if kind == "half" else 7


def _extension(opcode: str, narrow: int, wide: int, extended: bool) -> int:
    if narrow == 1:
        return max(1, wide // 32)
    low = 0 if extended or narrow >= 32 else 1 if opcode == "zext" else 2
    return low + (wide > 32)


def _float_cast(opcode: str, source: Type, result: Type, target: Target, in_chain: bool) -> int:
    count = _count(source)
    kinds = {str(source.scalar), str(result.scalar)}
    each = 1
    if "double" in kinds:
        each = target.double_weight
    if "bfloat" in kinds and not target.compares_bfloat and opcode != "fpext" and kinds != {"float", "bfloat"}:
        each += 1 if opcode in ("fptosi", "fptoui") else 2 if target.packs_bfloat else 6
    elif kinds == {"float", "bfloat"} and opcode == "fptrunc" and not target.packs_bfloat:
        each = 6
    if opcode == "fptrunc" and count > 1 and kinds in ({"float", "half"}, {"float", "bfloat"}) and target.packs_bfloat:
        return -(-count // 2)  # F2FP rounds two and packs them
    halves = bits(source.scalar) == 16  # which a conversion takes from either half of a register
    packed = 0 if in_chain else _packing(result) + (0 if halves else _unpacking(source))
    return count * each + packed
