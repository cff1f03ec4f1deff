"""What operations on integers demand of types, words and numbers. What isn't so is told with its place, as MLIR and cuda_tile tell it.

    %0 = cuda_tile.cmpi less %a, %b, signed : tile<i16> -> tile<i1>     there is no predicate `less`
    %0 = arith.extsi %a : i16 to i8                                     that isn't wider
    %0 = cuda_tile.constant <i8: 300> : tile<i8>                        300 has nine bits

Only what is certain is told: a type must be plain (`type_checks.py`), and what stands ahead of it the operation's own syntax.

Source: the operations' definitions in MLIR's dialect `arith`, and cuda_tile's documents.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from enum import Enum
from math import prod
from typing import Final, NamedTuple

from nvopt.tile.kinds import Kind as Operation
from nvopt.tile.mlir.dialects import OVERFLOW, PREDICATES, REARRANGING, SHAPES, TILE_PREDICATES, Shape
from nvopt.tile.mlir.integer_types import MOST_BITS, Aliases
from nvopt.tile.mlir.literals import BOOLS, Literal, UnevenError, is_negative, read_literal
from nvopt.tile.mlir.parser import NotKnownError, Parser
from nvopt.tile.mlir.tokens import Kind, Token
from nvopt.tile.mlir.type_checks import plain_type, shown

E = Operation
_PARTS: Final = re.compile(r"(?:(tile|vector|tensor)<((?:\d{1,18}x)*))?(?!i\d{8})([a-z]\w*)>?", re.ASCII)
"""No integers of more bits than MLIR has, and no sizes of more digits than it reads."""
_INTEGER: Final = re.compile(r"i\d+", re.ASCII)
_DIALECTS: Final = frozenset(["arith", "math", "cuda_tile"])
_SIGNEDNESS: Final = ("signed", "unsigned")
_DECIMAL: Final = "unexpected decimal integer literal for a floating point value"


class Violation(NamedTuple):
    """What is wrong, and the token that it is told of."""

    place: int
    message: str


class _Type(NamedTuple):
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
    def is_integer(self) -> bool:
        """Whether its numbers are integers, also such of unknown width."""
        return self.bits is not None or self.element == "index"


def _parts(plain: str | None) -> _Type | None:
    found = _PARTS.fullmatch(plain) if plain is not None else None
    return _Type(found[0], found[1] or "", found[2] or "", found[3]) if found is not None else None


def _shape_of(name: str) -> Shape | None:
    """Of an operation whose demands are known."""
    shape = SHAPES.get(name) if name.partition(".")[0] in _DIALECTS else None
    return shape if shape is not None and shape.results == 1 else None


class Demands:
    """Looks at the operations of a text."""

    def __init__(self, text: str, tokens: Sequence[Token], aliases: Aliases) -> None:
        self._text, self._tokens, self._aliases = text, tokens, aliases

    def of_generic(self, name: str, place: int, taken: Sequence[str | None], given: Sequence[str | None]) -> Violation | None:
        """What is wrong with the types of an operation in generic syntax, whose name is token `place`."""
        shape = _shape_of(name)
        if shape is None or not taken or len(taken) != shape.operands or len(given) != shape.results:
            return None
        return _told(place, name, shape, [_parts(of) for of in taken], [_parts(of) for of in given])

    def of_custom(self, name: str, place: int) -> Violation | None:
        """What is wrong with an operation in custom syntax, whose name is token `place`."""
        shape = _shape_of(name)
        if shape is None:
            return None
        reader = _Reader(Parser(self._text, self._tokens, place + 1, self._aliases), name, shape)
        try:
            if shape.operands == 0:
                reader.constant()
            else:
                taken, given = reader.types()
                return _told(place, name, shape, taken, given)
        except NotKnownError:
            return None
        except _ViolatedError as error:
            return error.violation._replace(place=place) if error.violation.place < 0 else error.violation
        return None


class _ViolatedError(Exception):
    def __init__(self, message: str, place: int = -1) -> None:
        super().__init__(message)
        self.violation = Violation(place, message)


class _Reader:
    """Reads one operation as far as it is certain what that is; NotKnownError where it isn't."""

    def __init__(self, parser: Parser, name: str, shape: Shape) -> None:
        self.parser, self.name, self.shape = parser, name, shape

    def types(self) -> tuple[list[_Type | None], list[_Type | None]]:
        """The types of its operands and of its result."""
        parser, name, kind = self.parser, self.name, self.shape.kinds[0][1]
        if name.endswith(".cmpi"):
            self._predicate()
        parser.operand()
        for _ in range(self.shape.operands - 1):
            if parser.tokens[parser.i].kind is Kind.VALUE:
                raise _ViolatedError("expected ','", parser.i)
            parser.expect(",")
            parser.operand()
        if name == "cuda_tile.cmpi":
            parser.expect(",")
        signedness = self._signedness() if self.shape.kinds[0][0] else ""
        self._modifiers(signedness)
        parser.expect(":")
        first = self._type()
        if kind is E.EK_Select:
            if name == "arith.select" and not parser.take(","):
                return [None, first, first], [first]
            if name != "arith.select":
                parser.expect(",")
            of = self._type()
            return [first, of, of], [of]
        if kind is E.EK_Cast:
            parser.expect("->" if name.startswith("cuda_tile.") else "to")
            return [first], [self._type()]
        if name.endswith(".cmpi"):
            return [first, first], [self._type() if parser.take("->") else None]
        return [first] * self.shape.operands, [first]

    def _predicate(self) -> None:
        """The word behind a comparison's name."""
        token = self.parser.tokens[self.parser.i]
        is_arith = self.name == "arith.cmpi"
        known: Sequence[str] = PREDICATES if is_arith else tuple(TILE_PREDICATES)
        word = token.text.strip('"') if is_arith else token.text
        if token.kind not in (Kind.WORD, Kind.STRING, Kind.VALUE):
            raise NotKnownError
        if token.kind is Kind.VALUE or word not in known:
            attribute = "predicate" if is_arith else "comparison_predicate"
            raise _ViolatedError(f"'{self.name}' expected '{attribute}' to be one of: {_listed(known)}", self.parser.i)
        self.parser.i += 1
        if is_arith:
            self.parser.expect(",")

    def _signedness(self) -> str:
        """The word that says how integers are read."""
        token = self.parser.tokens[self.parser.i]
        if token.text not in _SIGNEDNESS:
            if token.kind is not Kind.WORD and token.text != ":":
                raise NotKnownError
            raise _ViolatedError(f"'{self.name}' expected signedness to be one of: {_listed(_SIGNEDNESS)}", self.parser.i)
        self.parser.i += 1
        return token.text

    def _modifiers(self, signedness: str) -> None:
        """`overflow<nsw>`, `exact`, `{a = 1}`."""
        parser = self.parser
        while parser.text != ":":
            if parser.text == "{":
                parser.group("{", "}")
                continue
            word = parser.of_kind(Kind.WORD)
            if parser.text == "<":
                begin = parser.i + 1
                parser.group("<", ">")
                self._check_modifier(word, parser.tokens[begin : parser.i - 1], begin, signedness)

    def _check_modifier(self, word: str, given: Sequence[Token], begin: int, signedness: str) -> None:
        """_ViolatedError for `overflow<nsv>` of arith, and for numbers without signs that are rounded down."""
        if word == "overflow" and self.shape.may_overflow and self.name.startswith("arith."):
            for place, token in enumerate(given, begin):
                if token.kind is Kind.WORD and token.text not in OVERFLOW:
                    known = f"::mlir::arith::IntegerOverflowFlags to be one of: {', '.join(OVERFLOW)}"
                    raise _ViolatedError(f"custom op '{self.name}' expected {known}", place)
        if word == "rounding" and signedness == "unsigned" and [token.text for token in given] == ["negative_inf"]:
            raise _ViolatedError(f"'{self.name}' op rounding mode 'negative_inf' is not allowed with 'unsigned' flag")

    def _type(self) -> _Type | None:
        """The type that stands here, if it is plain."""
        parser = self.parser
        start = parser.tokens[parser.i].start
        if parser.tokens[parser.i].kind not in (Kind.WORD, Kind.TYPE):
            raise NotKnownError
        parser.i += 1
        if parser.text == "<":
            parser.group("<", ">")
        return _parts(plain_type(parser.source[start : parser.tokens[parser.i - 1].end], parser.aliases))

    # Constants

    def constant(self) -> None:
        """_ViolatedError where the numbers of a constant don't fit its type."""
        if self.name == "arith.constant":
            self._constant_of_arith()
        elif self.name == "cuda_tile.constant" and self.parser.take("<"):
            self._constant_of_tile()

    def _constant_of_tile(self) -> None:
        """`<i32: 5>`, from the type on, and the tile."""
        parser = self.parser
        element = self._type()
        parser.expect(":")
        literal = self._literal()
        parser.expect(">")
        parser.expect(":")
        of = self._type()
        if element is None or element.container:
            raise NotKnownError
        if of is not None and of.container == "tile" and element.element != of.element:
            said = f"'{element.element}' and the tile element type '{of.element}'"
            raise _ViolatedError(f"mismatch between the element type: {said}")
        _check_shape(literal, of, literal.place)
        self._check_elements(literal, element, "integer constant out of range for type")

    def _constant_of_arith(self) -> None:
        """`5 : i32`, `dense<5> : vector<4xi32>`."""
        parser = self.parser
        if parser.text == "{":
            parser.group("{", "}")
        begin = parser.i
        is_dense = parser.take("dense")
        if is_dense:
            parser.expect("<")
        literal = self._literal()
        if is_dense:
            parser.expect(">")
        parser.expect(":")
        of = self._type()
        if of is None:
            raise NotKnownError
        if is_dense:
            if not of.container:
                raise _ViolatedError("elements literal must be a shaped type", begin)
            _check_shape(literal, of, begin)
            self._check_dense(literal, of)
        else:
            self._check_single(literal, of)
        self._check_elements(literal, of, f"integer constant out of range for {'type' if is_dense else 'attribute'}")

    def _literal(self) -> Literal:
        try:
            return read_literal(self.parser)
        except UnevenError as error:
            raise _ViolatedError("tensor literal is invalid; ranks are not consistent between elements", error.place) from None

    def _check_dense(self, literal: Literal, of: _Type) -> None:
        """_ViolatedError for an element that is no number of the elements' kind."""
        is_integer, bits = of.is_integer, of.bits
        for place in literal.elements:
            text = self.parser.tokens[place].text
            if is_integer and "." in text:
                raise _ViolatedError("expected integer elements, but parsed floating-point", place)
            if is_integer and text in BOOLS and bits != 1:
                raise _ViolatedError("expected i1 type for 'true' or 'false' values", place)
            if not is_integer and text.isdecimal():
                raise _ViolatedError(_DECIMAL, place)

    def _check_single(self, literal: Literal, of: _Type) -> None:
        """_ViolatedError for a number that is none of a type; NotKnownError for `true`, behind which a type is not the constant's."""
        place = literal.elements[0]
        text = self.parser.tokens[place].text
        if literal.sizes or text in BOOLS:
            raise NotKnownError
        if "." in text:
            if of.container or of.is_integer:
                raise _ViolatedError("floating point value not valid for specified type", self.parser.i)
        elif of.container:
            raise _ViolatedError("integer literal not valid for specified type", place)
        elif not of.is_integer and text.isdecimal():
            raise _ViolatedError(_DECIMAL, place)

    def _check_elements(self, literal: Literal, of: _Type, message: str) -> None:
        """_ViolatedError for a number that an integer type doesn't have."""
        bits = of.bits
        if bits is None or bits > MOST_BITS:
            return
        for place in literal.elements:
            number = self._number(place)
            if number is None and self.name == "cuda_tile.constant" and bits != 1:
                raise _ViolatedError("expected integer value", place)
            if number is not None and not -(1 << (bits - 1)) <= number < 1 << bits:
                raise _ViolatedError(message, place)

    def _number(self, place: int) -> int | None:
        """The number at a token, with the sign ahead of it; None for `true`, a float, and more digits than are read."""
        text = self.parser.tokens[place].text
        sign = -1 if is_negative(self.parser, place) else 1
        if "." in text or text in BOOLS or len(text) > 1000:
            return None
        return sign * int(text, 16 if text.startswith("0x") else 10)


def _check_shape(literal: Literal, of: _Type | None, place: int) -> None:
    if of is not None and literal.sizes and literal.sizes != of.sizes:
        raise _ViolatedError(f"inferred shape of elements literal ({literal.sizes}) does not match type ({of.sizes})", place)


def _listed(words: Sequence[str]) -> str:
    return "{" + ", ".join(f"'{word}'" for word in words) + "}"


# Types


def _told(place: int, name: str, shape: Shape, taken: Sequence[_Type | None], given: Sequence[_Type | None]) -> Violation | None:
    """The first demand that the types of an operation, which takes some, don't meet."""
    for message in (*_of_each(name, shape, taken, given), *_of_all(name, shape, taken, given)):
        return Violation(place, f"'{name}' op {message}")
    return None


class _Wanted(Enum):
    """What an operand or a result must be."""

    ANY = 0
    INTEGER = 1
    FIXED = 2
    """An integer, and not an `index`."""
    BOOL = 3


_OF_ARITH: Final = {
    _Wanted.INTEGER: "signless-integer-like",
    _Wanted.FIXED: "signless-fixed-width-integer-like",
    _Wanted.BOOL: "bool-like",
}
_OF_TILES: Final = {
    _Wanted.ANY: "a tile",
    _Wanted.INTEGER: "tile of i1 or i8 or i16 or i32 or i64 values",
    _Wanted.FIXED: "tile of i1 or i8 or i16 or i32 or i64 values",
    _Wanted.BOOL: "tile of i1 values",
}


def _of_each(name: str, shape: Shape, taken: Sequence[_Type | None], given: Sequence[_Type | None]) -> Iterator[str]:
    """What is wrong with types by themselves."""
    is_tile = name.startswith("cuda_tile.")
    for what, types in (("operand", taken), ("result", given)):
        for index, of in enumerate(types):
            wanted = _wanted(name, shape, None if what == "result" else index)
            if of is not None and not _is_wanted(of, wanted, is_tile):
                yield f"{what} #{index} must be {(_OF_TILES if is_tile else _OF_ARITH)[wanted]}, but got '{shown(of.text)}'"


def _wanted(name: str, shape: Shape, operand: int | None) -> _Wanted:
    """What an operand must be, by its number; or the result."""
    kind = shape.kinds[0][1]
    if kind is E.EK_Select:
        return _Wanted.BOOL if operand == 0 else _Wanted.ANY
    if kind is E.EK_Cast:
        return _Wanted.ANY if shape.cast[0][1] in REARRANGING else _Wanted.FIXED
    return _Wanted.BOOL if operand is None and name.endswith(".cmpi") else _Wanted.INTEGER


def _is_wanted(of: _Type, wanted: _Wanted, is_tile: bool) -> bool:
    if wanted is _Wanted.ANY and not is_tile:
        return True
    if is_tile != (of.container == "tile"):
        return False
    match wanted:
        case _Wanted.ANY:
            return True
        case _Wanted.BOOL:
            return of.bits == 1
    return of.bits is not None or (wanted is _Wanted.INTEGER and not is_tile and of.element == "index")


def _of_all(name: str, shape: Shape, taken: Sequence[_Type | None], given: Sequence[_Type | None]) -> Iterator[str]:
    """What is wrong with types beside each other."""
    kind, is_tile = shape.kinds[0][1], name.startswith("cuda_tile.")
    (result,) = given
    if name.endswith(".cmpi"):
        if not _are_same(taken):
            yield "failed to verify that all of {lhs, rhs} have same type"
        if not _have_one_shape([taken[0], result]):
            yield f"failed to verify that {'R' if is_tile else 'r'}esult type has i1 element type and same shape as operands"
    elif kind is E.EK_Select:
        yield from _of_select(is_tile, taken[0], [*taken[1:], result])
    elif shape.cast and shape.cast[0][1] in REARRANGING:
        if taken[0] is not None and result is not None:
            yield from _of_rearranged(shape.cast[0][1], taken[0], result)
    elif kind is E.EK_Cast:
        if taken[0] is not None and result is not None:
            yield from _of_cast(is_tile, shape.cast[0][1] == "trunc", taken[0], result)
    elif not _are_same([*taken, result]):
        yield "requires the same type for all operands and results"


def _are_same(types: Sequence[_Type | None]) -> bool:
    return len({of for of in types if of is not None}) < 2


def _have_one_shape(types: Sequence[_Type | None]) -> bool:
    return len({of.shape for of in types if of is not None}) < 2


def _of_select(is_tile: bool, condition: _Type | None, values: Sequence[_Type | None]) -> Iterator[str]:
    names = "val_if_true, val_if_false, result" if is_tile else "true_value, false_value, result"
    if not _are_same(values):
        yield f"failed to verify that all of {{{names}}} have same type"
    if condition is None or (not is_tile and not condition.container) or _have_one_shape([condition, *values]):
        return
    yield f"failed to verify that all of {{{'cond' if is_tile else 'condition'}, {names}}} have same shape"


def _of_cast(is_tile: bool, is_shorter: bool, source: _Type, result: _Type) -> Iterator[str]:
    if source.shape != result.shape:
        yield (
            "failed to verify that all of {from, to} have same shape" if is_tile else "requires the same shape for all operands and results"
        )
    if source.bits is None or result.bits is None:
        return
    if source.bits <= result.bits if is_shorter else source.bits >= result.bits:
        if is_tile:
            yield "truncating to larger or identical integer" if is_shorter else "extending to smaller or identical integer"
        else:
            yield f"result type '{result.text}' must be {'shorter' if is_shorter else 'wider'} than operand type '{source.text}'"


def _of_rearranged(cast: str, source: _Type, result: _Type) -> Iterator[str]:
    if cast == "splat":
        return
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
