"""The integer operations of `arith` and `cuda_tile`, and what each means as an expression; and what MLIR's dialects say poison and the same
number in all elements by.

Signs, rounding and overflow are as the dialects' documents say:

* `arith`: `overflow<nsw, nuw>`, `exact` and `nneg` are promises, poison where broken; a shift by the width and more is poison; division by
  zero, and of the least number by -1, is undefined behaviour. All that is LLVM's.
* `cuda_tile`: `overflow<no_signed_wrap>` and so on are promises, undefined behaviour where broken; division as above, and rounded towards
  zero unless it says otherwise; `absi` of the least number is that number. What a shift by the width and more gives is not said: only those
  by a constant below the width are known.

Divisions of numbers are known however they are rounded. A signed one that is rounded down (`rounding<negative_inf>`, `arith.floordivsi`) is
also known where it is a shift, or where nothing is negative; one that is rounded up (`rounding<positive_inf>`, `arith.ceildivsi`,
`arith.ceildivui`) where nothing is left of what is shifted out.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from nvopt.tile.evaluation import NSW, NUW
from nvopt.tile.kinds import Kind
from nvopt.tile.mlir.integer_types import IntegerType

E = Kind

PREDICATES: Final = ("eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge")
"""arith's, in the order of their numbers."""
TILE_PREDICATES: Final = {
    "equal": "eq",
    "not_equal": "ne",
    "less_than": "lt",
    "less_than_or_equal": "le",
    "greater_than": "gt",
    "greater_than_or_equal": "ge",
}
COMPARISONS: Final = {
    "eq": (E.EK_EqBin, False),
    "ne": (E.EK_NeBin, False),
    "slt": (E.EK_LtS, False),
    "sle": (E.EK_LeS, False),
    "sgt": (E.EK_LtS, True),
    "sge": (E.EK_LeS, True),
    "ult": (E.EK_LtU, False),
    "ule": (E.EK_LeU, False),
    "ugt": (E.EK_LtU, True),
    "uge": (E.EK_LeU, True),
}
"""The kind of each predicate, and whether its operands are exchanged."""
OVERFLOW: Final = {"none": 0, "nsw": NSW, "nuw": NUW}
"""arith's words for what doesn't overflow."""
TILE_OVERFLOW: Final = {"none": 0, "no_signed_wrap": NSW, "no_unsigned_wrap": NUW, "no_wrap": NSW | NUW}


class Shape(NamedTuple):
    """The syntax of an operation, and what it means."""

    kinds: tuple[tuple[str, Kind], ...]
    """The kind for each signedness that it may be told; "" where it is told none."""
    operands: int = 2
    cast: tuple[tuple[str, str], ...] = ()
    """Of a cast, the opcode for each signedness."""
    may_overflow: bool = False
    """Does it take `overflow<...>`?"""
    results: int = 1


def _plain(kind: Kind, operands: int = 2, may_overflow: bool = False) -> Shape:
    return Shape((("", kind),), operands, may_overflow=may_overflow)


def _signed(unsigned: Kind, signed: Kind) -> Shape:
    return Shape((("unsigned", unsigned), ("signed", signed)))


def _cast(opcode: str) -> Shape:
    return Shape((("", E.EK_Cast),), 1, (("", opcode),))


def _extended(kind: Kind, opcode: str) -> Shape:
    return Shape((("", kind),), 2, (("", opcode),), results=2)


ROUNDED_DOWN, ROUNDED_UP = "down", "up"
ROUNDED: Final = (ROUNDED_DOWN, ROUNDED_UP)
"""How divisions may be rounded that are no quotients of expressions by themselves."""
SHAPES: Final = {
    "arith.constant": _plain(E.EK_Constant, 0),
    "arith.addi": _plain(E.EK_Add, may_overflow=True),
    "arith.subi": _plain(E.EK_Sub, may_overflow=True),
    "arith.muli": _plain(E.EK_Mul, may_overflow=True),
    "arith.shli": _plain(E.EK_Shl, may_overflow=True),
    "arith.divui": _plain(E.EK_DivU),
    "arith.divsi": _plain(E.EK_DivS),
    "arith.floordivsi": Shape((("", E.EK_DivS),), cast=(("", ROUNDED_DOWN),)),
    "arith.ceildivsi": Shape((("", E.EK_DivS),), cast=(("", ROUNDED_UP),)),
    "arith.ceildivui": Shape((("", E.EK_DivU),), cast=(("", ROUNDED_UP),)),
    "arith.remui": _plain(E.EK_RemU),
    "arith.remsi": _plain(E.EK_RemS),
    "arith.shrui": _plain(E.EK_ShrU),
    "arith.shrsi": _plain(E.EK_ShrS),
    "arith.andi": _plain(E.EK_AndN),
    "arith.ori": _plain(E.EK_OrN),
    "arith.xori": _plain(E.EK_XorN),
    "arith.minui": _plain(E.EK_MinU),
    "arith.maxui": _plain(E.EK_MaxU),
    "arith.minsi": _plain(E.EK_MinS),
    "arith.maxsi": _plain(E.EK_MaxS),
    "arith.cmpi": _plain(E.EK_EqBin),
    "arith.select": _plain(E.EK_Select, 3),
    "arith.extui": _cast("zext"),
    "arith.extsi": _cast("sext"),
    "arith.trunci": Shape((("", E.EK_Cast),), 1, (("", "trunc"),), may_overflow=True),
    "arith.addui_extended": _extended(E.EK_Add, "carry"),
    "arith.mului_extended": _extended(E.EK_Mul, "zext"),
    "arith.mulsi_extended": _extended(E.EK_Mul, "sext"),
    "math.absi": _plain(E.EK_AbsI, 1),
    "ub.poison": _plain(E.EK_BitVecConst, 0),
    "vector.splat": _cast("splat"),
    "vector.broadcast": _cast("splat"),
    "tensor.splat": _cast("splat"),
    "cuda_tile.constant": _plain(E.EK_Constant, 0),
    "cuda_tile.addi": _plain(E.EK_Add, may_overflow=True),
    "cuda_tile.subi": _plain(E.EK_Sub, may_overflow=True),
    "cuda_tile.muli": _plain(E.EK_Mul, may_overflow=True),
    "cuda_tile.shli": _plain(E.EK_Shl, may_overflow=True),
    "cuda_tile.divi": _signed(E.EK_DivU, E.EK_DivS),
    "cuda_tile.remi": _signed(E.EK_RemU, E.EK_RemS),
    "cuda_tile.shri": _signed(E.EK_ShrU, E.EK_ShrS),
    "cuda_tile.mini": _signed(E.EK_MinU, E.EK_MinS),
    "cuda_tile.maxi": _signed(E.EK_MaxU, E.EK_MaxS),
    "cuda_tile.andi": _plain(E.EK_AndN),
    "cuda_tile.ori": _plain(E.EK_OrN),
    "cuda_tile.xori": _plain(E.EK_XorN),
    "cuda_tile.negi": _plain(E.EK_NegI, 1, may_overflow=True),
    "cuda_tile.absi": _plain(E.EK_AbsI, 1),
    "cuda_tile.cmpi": _signed(E.EK_EqBin, E.EK_EqBin),
    "cuda_tile.select": _plain(E.EK_Select, 3),
    "cuda_tile.exti": Shape((("unsigned", E.EK_Cast), ("signed", E.EK_Cast)), 1, (("unsigned", "zext"), ("signed", "sext"))),
    "cuda_tile.trunci": Shape((("", E.EK_Cast),), 1, (("", "trunc"),), may_overflow=True),
    "cuda_tile.reshape": _cast("reshape"),
    "cuda_tile.broadcast": _cast("broadcast"),
}
"""All operations that are known."""
REARRANGING: Final = frozenset(["reshape", "broadcast", "splat"])
"""Casts that give elements other places: what they make of a number, or of a tile whose elements are all the same number, is known; and a
tile that has its first shape again is what it was."""
ARITH_FLOATS: Final = frozenset(
    f"arith.{name}" for name in ("addf", "subf", "mulf", "divf", "remf", "negf", "maximumf", "minimumf", "maxnumf", "minnumf")
)
"""Operations of arith on floats that are of one type with their result."""
MAY_BE_EXACT: Final = (E.EK_DivU, E.EK_DivS, E.EK_ShrU, E.EK_ShrS)
_OTHERS: Final = """
module entry testing$func global for if loop reduce scan yield continue break return print assert assume iota permute extract cat
load_ptr_tko store_ptr_tko load_view_tko store_view_tko make_tensor_view make_partition_view make_strided_view make_gather_scatter_view
get_tile_block_id get_num_tile_blocks mmaf mmaf_scaled mmai atomic_rmw_tko atomic_cas_tko atomic_red_view_tko memory_fence_alias_tko
join_tokens make_token alloca offset bitcast pack unpack ftof ftoi itof int_to_ptr ptr_to_int ptr_to_ptr get_global get_tensor_shape
get_index_space_shape addf subf mulf divf remf fma maxf minf negf absf cmpf exp exp2 log log2 sqrt rsqrt sin cos tan sinh cosh tanh atan2
pow ceil floor mulhii print_tko
"""
_TILE_NAMES: Final = frozenset([*_OTHERS.split(), *(name.partition(".")[2] for name in SHAPES if name.startswith("cuda_tile."))])


class Form(NamedTuple):
    """How an operation is written; what takes its place is written likewise."""

    dialect: str
    generic: bool
    prefixed: bool
    """Does it name its dialect?"""
    short: bool
    """Are its types written `tile<i32>`?"""


class Known(NamedTuple):
    """A known operation, read."""

    name: str
    form: Form
    kind: Kind
    type: IntegerType
    """The result's."""
    operand_type: IntegerType
    """Of a comparison or a cast, its operands'; otherwise the result's."""
    operands: tuple[int, ...]
    """Their tokens, in the order of the expression."""
    end: int
    """The token behind it."""
    flags: int = 0
    cast: str = ""
    """Of a cast, the opcode; of an operation of two results, `carry`, or how operands are extended whose product has two halves; of a
    division, one of ROUNDED if it is that."""
    numbers: tuple[int, ...] = ()
    """Of a constant, the number, below 2**bits, of all elements; of one whose kind is EK_BitVecConst, that of each, unless it is poison."""
    results: int = 1
    """How many it has; `type` is the first one's."""
    has_attributes: bool = False
    """Does it carry attributes of which nothing is known, or a comment? It then stays as it is."""
    location: str = ""
    """` loc(...)`, where it has one."""

    @property
    def number(self) -> int:
        """Of a constant that is the same in all elements, the number; 0 of anything else."""
        return self.numbers[0] if self.kind is E.EK_Constant else 0

    def type_of_operand(self, index: int) -> IntegerType:
        """The type that it takes its operand for, by its place in the expression."""
        return self.type.with_bits(1) if self.kind is E.EK_Select and index == 0 else self.operand_type

    def type_of_result(self, index: int) -> IntegerType:
        """The type of a result: a carry is one bit."""
        return self.type.with_bits(1) if index and self.kind is E.EK_Add else self.type


def bare_name(word: str) -> str:
    """The whole name of the operation that a word stands for: within cuda_tile's regions its dialect may be left out."""
    return f"cuda_tile.{word}" if word in _TILE_NAMES else word
