"""Which types the operations of arith, math and cuda_tile take and give, and what is wrong with others, in MLIR's and cuda_tile's words.

    arith.addi      two of integers, and the same of the result
    arith.sitofp    integers to floats of the same shape
    arith.extf      floats to wider ones

Types are looked at where they are plain (`type_checks.py`); of others nothing is said.

Source: the operations' definitions in MLIR's dialects `arith` and `math`, and cuda_tile's documents.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from enum import Enum
from math import prod
from typing import Final, NamedTuple

from nvopt.tile.kinds import Kind as E
from nvopt.tile.mlir.dialects import ARITH_FLOATS, MAY_BE_EXACT, REARRANGING, SHAPES, Shape
from nvopt.tile.mlir.type_checks import shown

_PARTS: Final = re.compile(r"(?:(tile|vector|tensor)<((?:\d{1,18}x)*))?(?!i\d{8})([a-z]\w*)>?", re.ASCII)
"""No integers of more bits than MLIR has, and no sizes of more digits than it reads."""
_INTEGER: Final = re.compile(r"i\d+", re.ASCII)
_FLOAT: Final = re.compile(r"f(\d{1,3})(?:E\w+)?", re.ASCII)
_OTHER_FLOATS: Final = {"bf16": 16, "tf32": 19}


class PlainType(NamedTuple):
    """A plain type."""

    text: str
    container: str
    dims: str
    element: str

    @property
    def shape(self) -> tuple[str, str]:
        return self.container, self.dims

    @property
    def sizes(self) -> list[int]:
        return [int(size) for size in self.dims.split("x")[:-1]]

    @property
    def bits(self) -> int | None:
        """How wide its integers are; None for other elements."""
        return int(self.element[1:]) if _INTEGER.fullmatch(self.element) else None

    @property
    def float_bits(self) -> int | None:
        """How wide its floats are; None for other elements."""
        found = _FLOAT.fullmatch(self.element)
        return int(found[1]) if found is not None else _OTHER_FLOATS.get(self.element)

    @property
    def is_integer(self) -> bool:
        """Whether its numbers are integers, also such of unknown width."""
        return self.bits is not None or self.element == "index"


def parts(plain: str | None) -> PlainType | None:
    """A plain type's parts; None for what isn't one."""
    found = _PARTS.fullmatch(plain) if plain is not None else None
    return PlainType(found[0], found[1] or "", found[2] or "", found[3]) if found is not None else None


class Wanted(Enum):
    """What an operand or a result must be."""

    ANY = 0
    INTEGER = 1
    FIXED = 2
    """An integer, and not an `index`."""
    BOOL = 3
    FLOAT = 4
    NUMBER = 5
    """What `bitcast` takes: an integer that is no `index`, or a float."""
    INDEX = 6
    """What `index_cast` takes: any integer."""


W = Wanted


class Relation(Enum):
    """How the types of an operation go together."""

    SAME = 0
    COMPARED = 1
    CHOSEN = 2
    CAST = 3
    REARRANGED = 4
    EXTENDED = 5
    """Two results, of which the second is a carry, or the upper half."""


class Signature(NamedTuple):
    """What an operation takes and gives."""

    takes: tuple[Wanted, ...]
    gives: tuple[Wanted, ...]
    relation: Relation
    modifiers: tuple[str, ...] = ()
    """What may stand behind its operands, in that order."""


def _of_shape(name: str, shape: Shape) -> Signature:
    kind = shape.kinds[0][1]
    modifiers = (
        *(("overflow",) if shape.may_overflow else ()),
        *(("exact",) if kind in MAY_BE_EXACT and not shape.cast else ()),
        *(("nneg",) if name == "arith.extui" else ()),
    )
    if name.endswith(".cmpi"):
        return Signature((W.INTEGER, W.INTEGER), (W.BOOL,), Relation.COMPARED)
    if shape.results == 2:
        return Signature((W.INTEGER, W.INTEGER), (W.INTEGER, W.BOOL if kind is E.EK_Add else W.INTEGER), Relation.EXTENDED)
    if kind is E.EK_Select:
        return Signature((W.BOOL, W.ANY, W.ANY), (W.ANY,), Relation.CHOSEN)
    if kind is E.EK_Cast and shape.cast[0][1] in REARRANGING:
        return Signature((W.ANY,), (W.ANY,), Relation.REARRANGED)
    if kind is E.EK_Cast:
        return Signature((W.FIXED,), (W.FIXED,), Relation.CAST, modifiers)
    return Signature((W.INTEGER,) * shape.operands, (W.INTEGER,), Relation.SAME, modifiers)


_ON_FLOATS: Final = ("rounding", "fastmath")
"""What operations on floats may say, all of them to be sure: which ones do has grown from release to release."""
SIGNATURES: Final[Mapping[str, Signature]] = {
    **{
        name: _of_shape(name, shape)
        for name, shape in SHAPES.items()
        if name.partition(".")[0] in ("arith", "math", "cuda_tile") and shape.operands
    },
    **{name: Signature((W.FLOAT,) * (1 if name == "arith.negf" else 2), (W.FLOAT,), Relation.SAME, _ON_FLOATS) for name in ARITH_FLOATS},
    "arith.cmpf": Signature((W.FLOAT, W.FLOAT), (W.BOOL,), Relation.COMPARED, _ON_FLOATS),
    "arith.extf": Signature((W.FLOAT,), (W.FLOAT,), Relation.CAST, _ON_FLOATS),
    "arith.truncf": Signature((W.FLOAT,), (W.FLOAT,), Relation.CAST, _ON_FLOATS),
    "arith.sitofp": Signature((W.FIXED,), (W.FLOAT,), Relation.CAST, _ON_FLOATS),
    "arith.uitofp": Signature((W.FIXED,), (W.FLOAT,), Relation.CAST, ("nneg", *_ON_FLOATS)),
    "arith.fptosi": Signature((W.FLOAT,), (W.FIXED,), Relation.CAST, _ON_FLOATS),
    "arith.fptoui": Signature((W.FLOAT,), (W.FIXED,), Relation.CAST, _ON_FLOATS),
    "arith.bitcast": Signature((W.NUMBER,), (W.NUMBER,), Relation.CAST),
    "arith.index_cast": Signature((W.INDEX,), (W.INDEX,), Relation.CAST),
    "arith.index_castui": Signature((W.INDEX,), (W.INDEX,), Relation.CAST, ("nneg",)),
}
"""All operations on numbers whose types are looked at."""
_OF_ARITH: Final = {
    W.INTEGER: "signless-integer-like",
    W.FIXED: "signless-fixed-width-integer-like",
    W.BOOL: "bool-like",
    W.FLOAT: "floating-point-like",
    W.NUMBER: "signless-integer-or-float-like or memref of signless-integer or float",
    W.INDEX: "signless-integer-like or memref of signless-integer",
}
_OF_TILES: Final = {
    W.ANY: "a tile",
    W.INTEGER: "tile of i1 or i8 or i16 or i32 or i64 values",
    W.FIXED: "tile of i1 or i8 or i16 or i32 or i64 values",
    W.BOOL: "tile of i1 values",
}
Types = Sequence[PlainType | None]


def wrong_types(name: str, signature: Signature, taken: Types, given: Types) -> str | None:
    """The first demand that the types of an operation, which takes some, don't meet."""
    of_each = _of_each(name.startswith("cuda_tile."), signature, taken, given)
    return next(of_each, None) or next(_of_all(name, signature.relation, taken, given), None)


def is_wanted(of: PlainType, wanted: Wanted, is_tile: bool) -> bool:
    """Is a type what an operation must have, of cuda_tile or another dialect?"""
    if wanted is W.ANY and not is_tile:
        return True
    if is_tile != (of.container == "tile"):
        return False
    match wanted:
        case W.ANY:
            return True
        case W.BOOL:
            return of.bits == 1
        case W.FLOAT:
            return of.float_bits is not None
        case W.NUMBER:
            return of.bits is not None or of.float_bits is not None
        case W.FIXED:
            return of.bits is not None
    return of.bits is not None or (not is_tile and of.element == "index")


def demanded(wanted: Wanted, is_tile: bool = False) -> str:
    """What a type must be, in the dialect's words."""
    return (_OF_TILES if is_tile else _OF_ARITH)[wanted]


def _of_each(is_tile: bool, signature: Signature, taken: Types, given: Types) -> Iterator[str]:
    """What is wrong with types by themselves."""
    for what, all_wanted, types in (("operand", signature.takes, taken), ("result", signature.gives, given)):
        for index, (wanted, of) in enumerate(zip(all_wanted, types, strict=True)):
            if of is not None and not is_wanted(of, wanted, is_tile):
                yield f"{what} #{index} must be {demanded(wanted, is_tile)}, but got '{shown(of.text)}'"


def _of_all(name: str, relation: Relation, taken: Types, given: Types) -> Iterator[str]:
    """What is wrong with types beside each other."""
    is_tile, (first, *_), (result, *upper) = name.startswith("cuda_tile."), taken, given
    match relation:
        case Relation.COMPARED:
            if not _are_same(taken):
                yield "failed to verify that all of {lhs, rhs} have same type"
            if not _have_one_shape([first, result]):
                yield f"failed to verify that {'R' if is_tile else 'r'}esult type has i1 element type and same shape as operands"
        case Relation.CHOSEN:
            yield from _of_select(is_tile, first, [*taken[1:], result])
        case Relation.REARRANGED if first is not None and result is not None:
            yield from _of_rearranged(SHAPES[name].cast[0][1], first, result)
        case Relation.CAST if first is not None and result is not None:
            yield from _of_tile_cast(name, first, result) if is_tile else _of_cast(name, first, result)
        case Relation.EXTENDED:
            is_sum = name == "arith.addui_extended"
            if not _are_same([*taken, result, *([] if is_sum else upper)]):
                yield f"failed to verify that all of {{lhs, rhs, {'sum' if is_sum else 'low, high'}}} have same type"
        case Relation.SAME if not _are_same([*taken, result]):
            yield "requires the same type for all operands and results"


def _are_same(types: Types) -> bool:
    return len({of for of in types if of is not None}) < 2


def _have_one_shape(types: Types) -> bool:
    return len({of.shape for of in types if of is not None}) < 2


def _of_select(is_tile: bool, condition: PlainType | None, values: Types) -> Iterator[str]:
    names = "val_if_true, val_if_false, result" if is_tile else "true_value, false_value, result"
    if not _are_same(values):
        yield f"failed to verify that all of {{{names}}} have same type"
    if condition is None or (not is_tile and not condition.container) or _have_one_shape([condition, *values]):
        return
    yield f"failed to verify that all of {{{'cond' if is_tile else 'condition'}, {names}}} have same shape"


def _width(of: PlainType) -> int:
    """In bits; of an `index`, whose width nobody knows, 0."""
    return of.bits or of.float_bits or 0


_CASTS: Final[Mapping[str, Callable[[PlainType, PlainType], bool]]] = {
    **dict.fromkeys(("arith.extsi", "arith.extui", "arith.extf"), lambda source, result: _width(source) < _width(result)),
    **dict.fromkeys(("arith.trunci", "arith.truncf"), lambda source, result: _width(source) > _width(result)),
    **dict.fromkeys(
        ("arith.index_cast", "arith.index_castui"), lambda source, result: (source.element == "index") != (result.element == "index")
    ),
    "arith.bitcast": lambda source, result: _width(source) == _width(result),
}
"""Which elements can be cast to which, where more is demanded than what they are by themselves."""


def _of_cast(name: str, source: PlainType, result: PlainType) -> Iterator[str]:
    tensor_sizes = [of.sizes if of.container == "tensor" else [] for of in (source, result)]
    if tensor_sizes[0] != tensor_sizes[1]:
        yield "failed to verify that input and output have the same tensor dimensions"
    if source.shape != result.shape:
        yield "requires the same shape for all operands and results"
    if name in _CASTS and not _CASTS[name](source, result):
        yield f"operand type '{source.text}' and result type '{result.text}' are cast incompatible"


def _of_tile_cast(name: str, source: PlainType, result: PlainType) -> Iterator[str]:
    if source.shape != result.shape:
        yield "failed to verify that all of {from, to} have same shape"
    is_shorter = SHAPES[name].cast[0][1] == "trunc"
    if _width(source) <= _width(result) if is_shorter else _width(source) >= _width(result):
        yield "truncating to larger or identical integer" if is_shorter else "extending to smaller or identical integer"


def _of_rearranged(cast: str, source: PlainType, result: PlainType) -> Iterator[str]:
    if source.element != result.element:
        yield "requires the same element type for all operands and results"
    if cast == "reshape":
        if prod(source.sizes) != prod(result.sizes):
            yield "expected source tile and result tile to have the same number of elements"
    elif len(source.sizes) != len(result.sizes):
        yield "failed to verify that all of {source, result} have same rank"
    elif not all(before in (1, after) for before, after in zip(source.sizes, result.sizes, strict=True)):
        sizes = " and ".join(", ".join(map(str, of.sizes)) for of in (source, result))
        yield f"expects the shape of source tile to be compatible with that of the result tile, but got: {sizes}"
