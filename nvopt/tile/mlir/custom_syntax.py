"""The custom syntax of operations whose demands are known, read as MLIR reads it; what stands there otherwise is told in its words.

    arith.addi %a, %b overflow<nsw> {x} : i32
    arith.cmpf olt, %a, %b fastmath<nnan> : vector<4xf32>
    arith.select %c, %a, %b : vector<4xi1>, vector<4xf32>
    arith.extsi %a : i8 to i16
    cuda_tile.exti %a signed : tile<i8> -> tile<i16>

Of arith's and math's operations all is known. Of cuda_tile's it isn't known what words and attributes later versions have.

Source: the assembly formats of MLIR's dialects `arith` and `math`, and cuda_tile's documents.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from nvopt.tile.mlir.constants import check_shape, integer_at, read_constant
from nvopt.tile.mlir.dialects import OVERFLOW, PREDICATES, SHAPES, TILE_PREDICATES
from nvopt.tile.mlir.dictionaries import read_dictionary
from nvopt.tile.mlir.literals import is_in_range, is_negative, read_literal
from nvopt.tile.mlir.parser import NotKnownError, Parser, ViolatedError
from nvopt.tile.mlir.signatures import Relation, Signature, demanded, is_wanted, parts
from nvopt.tile.mlir.tokens import Kind
from nvopt.tile.mlir.type_checks import plain_type, shown

_ORDER: Final = ("eq", "gt", "ge", "lt", "le", "ne")
_FLOAT_PREDICATES: Final = ("false", *(f"o{word}" for word in _ORDER), "ord", *(f"u{word}" for word in _ORDER), "uno", "true")
PREDICATES_OF: Final[Mapping[str, Sequence[str]]] = {"arith.cmpi": PREDICATES, "arith.cmpf": _FLOAT_PREDICATES}
"""The predicates of arith's comparisons, in the order of their numbers."""
_FAST: Final = ("none", "reassoc", "nnan", "ninf", "nsz", "arcp", "contract", "afn", "fast")
_FLAGS: Final = {"overflow": ("IntegerOverflowFlags", tuple(OVERFLOW)), "fastmath": ("FastMathFlags", _FAST)}
_ROUNDING: Final = frozenset(["to_nearest_even", "downward", "upward", "toward_zero", "to_nearest_away"])
_SIGNEDNESS: Final = ("signed", "unsigned")
_TYPE_WORD: Final = re.compile(r"[su]?i[1-9]\d*|b?f\d+\w*|index|none|to|true|false|(?:vector|tensor|memref|complex|tuple|dense)", re.ASCII)
"""Words that are no operation's name."""


class Types(NamedTuple):
    """The types that an operation says it has, where they are plain."""

    places: Sequence[int]
    """The tokens of its operands."""
    taken: Sequence[str | None]
    """Their types."""
    given: Sequence[str | None]
    """Those of its results."""


def _listed(words: Sequence[str]) -> str:
    return "{" + ", ".join(f"'{word}'" for word in words) + "}"


class CustomReader:
    """Reads one operation. NotKnownError where it isn't certain what that is, ViolatedError where it is certainly not right."""

    def __init__(self, parser: Parser, name: str) -> None:
        self.parser, self.name = parser, name
        self.place = parser.tokens[parser.i - 1].start
        """Of the operation's name."""

    def types(self, signature: Signature, results: int) -> Types:
        """The types of an operation that has operands; `results` is how many names its results have, none where it has none."""
        return self._of_tiles(signature) if self.name.startswith("cuda_tile.") else self._of_mlir(signature, results)

    # arith and math

    def _of_mlir(self, signature: Signature, results: int) -> Types:
        parser, relation = self.parser, signature.relation
        if not results and parser.tokens[parser.i].kind is not (Kind.WORD if relation is Relation.COMPARED else Kind.VALUE):
            raise NotKnownError  # the name of an operation may be an argument of another one
        if relation is Relation.COMPARED:
            self._predicate()
        count = len(signature.takes)
        places = self._list(count) if relation is Relation.CHOSEN else self._operands(count)
        for word in signature.modifiers:
            self._modifier(word)
        if parser.text == "{":
            read_dictionary(parser)
        parser.demand(":")
        taken, given = self._types(signature)
        self._end()
        return Types(places, taken, given)

    def _predicate(self) -> None:
        """The word, or string, ahead of what is compared."""
        parser, token = self.parser, self.parser.tokens[self.parser.i]
        known = PREDICATES_OF[self.name]
        if token.kind is Kind.STRING and token.text.strip('"') not in known:
            raise ViolatedError(token.start, f"custom op '{self.name}' invalid predicate attribute specification: {token.text}")
        if token.kind is not Kind.STRING and token.text not in known:
            said = f"expected string or keyword containing one of the following enum values for attribute 'predicate' [{', '.join(known)}]"
            raise ViolatedError(token.start, f"custom op '{self.name}' {said}")
        parser.i += 1
        parser.demand(",")

    def _operand(self, said: str = "expected SSA operand") -> int:
        parser = self.parser
        if parser.tokens[parser.i].kind is not Kind.VALUE:
            raise ViolatedError(parser.behind, said)
        parser.i += 1
        if parser.tokens[parser.i].kind is Kind.ATTRIBUTE:  # `%a #1` is `%a#1`
            raise NotKnownError
        return parser.i - 1

    def _operands(self, count: int) -> list[int]:
        """The tokens of so many operands, with commas between."""
        places = [self._operand()]
        for _ in range(count - 1):
            self.parser.demand(",")
            places.append(self._operand())
        return places

    def _list(self, count: int) -> list[int]:
        """The tokens of operands that are counted once they are read."""
        places = [self._operand("expected operand")]
        while self.parser.take(","):
            places.append(self._operand())
        if len(places) != count:
            raise ViolatedError(self.parser.tokens[places[0]].start, f"custom op '{self.name}' expected {count} operands")
        return places

    def _modifier(self, word: str) -> None:
        """Read a modifier if it stands there."""
        parser = self.parser
        if word == "rounding":
            parser.i += parser.text in _ROUNDING
        elif parser.take(word) and word in _FLAGS:
            parser.demand("<")
            self._flag(word)
            while parser.take(","):
                self._flag(word)
            parser.demand(">")

    def _flag(self, word: str) -> None:
        """One of those in `overflow<nsw, nuw>`."""
        token = self.parser.tokens[self.parser.i]
        said, known = _FLAGS[word]
        if token.kind not in (Kind.WORD, Kind.STRING):
            raise ViolatedError(token.start, f"custom op '{self.name}' expected valid keyword or string")
        if token.text.strip('"') not in known:
            raise ViolatedError(token.start, f"custom op '{self.name}' expected ::mlir::arith::{said} to be one of: {', '.join(known)}")
        self.parser.i += 1

    def _types(self, signature: Signature) -> tuple[list[str | None], list[str | None]]:
        """What stands behind the colon: the types of the operands, and of the results."""
        parser = self.parser
        first = self._type()
        match signature.relation:
            case Relation.COMPARED:
                compared = parts(first)
                if compared is not None and not is_wanted(compared, signature.takes[0], is_tile=False):
                    said = f"'lhs' must be {demanded(signature.takes[0])}, but got '{shown(compared.text)}'"
                    raise ViolatedError(self.place, f"custom op '{self.name}' {said}")
                return [first, first], [None]
            case Relation.CHOSEN:
                if not parser.take(","):
                    return ["i1", first, first], [first]
                of = self._type()
                return [first, of, of], [of]
            case Relation.CAST:
                if not parser.take("to"):
                    raise ViolatedError(parser.here, f"custom op '{self.name}' expected 'to'")
                return [first], [self._type()]
            case Relation.EXTENDED if self.name == "arith.addui_extended":
                parser.demand(",")
                return [first, first], [first, self._type()]
        return [first] * len(signature.takes), [first] * len(signature.gives)

    def _end(self) -> None:
        """ViolatedError where what stands behind the operation certainly begins no other one."""
        parser = self.parser
        parser.location()
        token, following = parser.tokens[parser.i], parser.tokens[min(parser.i + 1, len(parser.tokens) - 1)].text
        match token.kind:
            case Kind.VALUE if following not in (",", ":", "="):
                raise ViolatedError(token.end, "expected '=' after SSA name")
            case Kind.STRING if following != "(":
                raise ViolatedError(token.end, "expected '(' to start operand list")
            case Kind.PUNCTUATION if token.text == "}":
                return
            case Kind.WORD if not _TYPE_WORD.fullmatch(token.text):
                return
            case Kind.WORD | Kind.PUNCTUATION | Kind.ARROW | Kind.COMPARISON | Kind.NUMBER | Kind.SYMBOL:
                raise ViolatedError(parser.behind, "expected operation name in quotes")

    def _type(self) -> str | None:
        """The type that stands here, if it is plain."""
        return plain_type(self.parser.type_text(), self.parser.aliases)

    # cuda_tile

    def _of_tiles(self, signature: Signature) -> Types:
        parser, name = self.parser, self.name
        if signature.relation is Relation.COMPARED:
            self._tile_predicate()
        places = [parser.operand()]
        for _ in signature.takes[1:]:
            if parser.tokens[parser.i].kind is Kind.VALUE:
                raise ViolatedError(parser.behind, "expected ','")
            parser.expect(",")
            places.append(parser.operand())
        if signature.relation is Relation.COMPARED:
            parser.expect(",")
        self._tile_modifiers(self._signedness() if SHAPES[name].kinds[0][0] else "")
        parser.expect(":")
        first = self._type()
        match signature.relation:
            case Relation.CHOSEN:
                parser.expect(",")
                of = self._type()
                return Types(places, [first, of, of], [of])
            case Relation.CAST | Relation.REARRANGED:
                parser.expect("->")
                return Types(places, [first], [self._type()])
            case Relation.COMPARED:
                return Types(places, [first, first], [self._type() if parser.take("->") else None])
        return Types(places, [first] * len(places), [first])

    def _tile_predicate(self) -> None:
        """The word behind a comparison's name."""
        token = self.parser.tokens[self.parser.i]
        if token.kind not in (Kind.WORD, Kind.VALUE):
            raise NotKnownError
        if token.text not in TILE_PREDICATES:
            raise ViolatedError(
                token.start, f"'{self.name}' expected 'comparison_predicate' to be one of: {_listed(list(TILE_PREDICATES))}"
            )
        self.parser.i += 1

    def _signedness(self) -> str:
        """The word that says how integers are read."""
        token = self.parser.tokens[self.parser.i]
        if token.text not in _SIGNEDNESS:
            if token.kind is not Kind.WORD and token.text != ":":
                raise NotKnownError
            raise ViolatedError(token.start, f"'{self.name}' expected signedness to be one of: {_listed(_SIGNEDNESS)}")
        self.parser.i += 1
        return token.text

    def _tile_modifiers(self, signedness: str) -> None:
        """`overflow<no_wrap>`, `rounding<zero>`, `{a = 1}`."""
        parser = self.parser
        while parser.text != ":":
            if parser.text == "{":
                read_dictionary(parser)
                continue
            word = parser.of_kind(Kind.WORD)
            if parser.text == "<":
                mode = parser.group("<", ">")[1:-1].strip()
                if word == "rounding":
                    check_rounding(self.place, self.name, signedness, mode)

    # Constants

    def constant(self, results: int) -> None:
        """ViolatedError where the numbers of a constant don't fit its type."""
        if self.name == "arith.constant":
            if self.parser.text == "{":
                read_dictionary(self.parser)
            read_constant(self.parser)
            if results:
                self._end()
        elif self.name == "cuda_tile.constant" and self.parser.take("<"):
            self._constant_of_tile()

    def _constant_of_tile(self) -> None:
        """`<i32: 5>`, from the type on, and the tile."""
        parser = self.parser
        element = parts(self._type())
        parser.expect(":")
        literal = read_literal(parser)
        parser.expect(">")
        parser.expect(":")
        of = parts(self._type())
        if element is None or element.container:
            raise NotKnownError
        if of is not None and of.container == "tile" and element.element != of.element:
            said = f"'{element.element}' and the tile element type '{of.element}'"
            raise ViolatedError(self.place, f"mismatch between the element type: {said}")
        if of is not None:
            check_shape(literal, of, parser.tokens[literal.place].start)
        bits = element.bits
        for place in literal.elements if bits is not None else ():
            assert bits is not None
            number, start = integer_at(parser, place), parser.tokens[place].start
            if number is None and bits != 1:
                raise ViolatedError(start, "expected integer value")
            if number is not None and not is_in_range(-number if is_negative(parser, place) else number, bits):
                raise ViolatedError(start, "integer constant out of range for type")


def check_rounding(place: int, name: str, signedness: str, mode: str) -> None:
    """ViolatedError at a place for numbers without signs that are rounded down."""
    if signedness == "unsigned" and mode == "negative_inf":
        raise ViolatedError(place, f"'{name}' op rounding mode 'negative_inf' is not allowed with 'unsigned' flag")
