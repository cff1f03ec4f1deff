"""What operations on numbers demand of syntax, attributes, types and numbers. What isn't so is told with its place, as MLIR and cuda_tile
tell it.

    %0 = cuda_tile.cmpi less %a, %b, signed : tile<i16> -> tile<i1>     there is no predicate `less`
    %0 = arith.extsi %a : i16 to i8                                     that isn't wider
    %0 = cuda_tile.constant <i8: 300> : tile<i8>                        300 has nine bits
    "foo.x"() {a = 300 : i8} : () -> ()                                 whatever `foo.x` is

Only what is certain is told: a type must be plain (`type_checks.py`), and what stands ahead of it the operation's own syntax. That is told
ahead of types, as by MLIR, which reads all of an operation before it looks at what that means.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from nvopt.tile.mlir.custom_syntax import PREDICATES_OF, CustomReader, Types, check_rounding
from nvopt.tile.mlir.dictionaries import read_dictionary
from nvopt.tile.mlir.integer_types import Aliases
from nvopt.tile.mlir.parser import NotKnownError, Parser, ViolatedError
from nvopt.tile.mlir.signatures import SIGNATURES, parts, wrong_types
from nvopt.tile.mlir.tokens import Kind, Token

_CONSTANTS: Final = frozenset(["arith.constant", "cuda_tile.constant"])


class Demands:
    """Looks at the operations of a text; ViolatedError for what isn't right."""

    def __init__(self, text: str, tokens: Sequence[Token], aliases: Aliases) -> None:
        self._text, self._tokens, self._aliases = text, tokens, aliases

    def _parser(self, place: int) -> Parser:
        return Parser(self._text, self._tokens, place, self._aliases)

    def custom_types(self, name: str, place: int, results: int) -> Types | None:
        """The types of an operation in custom syntax, whose name is token `place`, where they are known; `results` is how many names it
        gives its results."""
        signature = SIGNATURES.get(name)
        if signature is None and name not in _CONSTANTS:
            return None
        reader = CustomReader(self._parser(place + 1), name)
        try:
            if signature is not None:
                return reader.types(signature, results)
            reader.constant(results)
        except NotKnownError:
            pass
        return None

    def check_types(self, name: str, place: int, types: Types) -> None:
        """Look at the types of an operation whose name is token `place`."""
        signature = SIGNATURES.get(name)
        if signature is None or len(types.taken) != len(signature.takes) or len(types.given) != len(signature.gives):
            return
        message = wrong_types(name, signature, [*map(parts, types.taken)], [*map(parts, types.given)])
        if message is not None:
            raise ViolatedError(self._tokens[place].start, f"'{name}' op {message}")

    # Generic syntax

    def check_attributes(self, name: str, place: int, colon: int) -> None:
        """Look at the attributes of an operation in generic syntax, whose name is token `place`, and whose types, if it has regions, begin
        with the one at `colon`."""
        parser = self._parser(place + 1)
        entries: dict[str, int] = {}
        try:
            parser.group("(", ")")
            if parser.text == "[":
                parser.group("[", "]")
            if parser.take("<"):
                entries |= read_dictionary(parser)
                parser.expect(">")
            if parser.text == "(":
                parser.i = self._opening(colon - 1) if self._tokens[colon - 1].text == "}" else colon
            if parser.text == "{":
                entries = read_dictionary(parser) | entries
            parser.demand(":", "expected ':' followed by operation type")
        except NotKnownError:
            return
        self._check_predicate(name, place, entries)
        if name == "cuda_tile.divi":
            words = [self._word(entries.get(key)) for key in ("signedness", "rounding")]
            check_rounding(self._tokens[place].start, name, *words)

    def _opening(self, closing: int) -> int:
        """The token of the brace that the one at token `closing` closes."""
        depth, place = 1, closing
        while depth:
            place -= 1
            text = self._tokens[place].text
            depth += (text == "}") - (text == "{")
        return place

    def _word(self, value: int | None) -> str:
        """`signed`, of `#cuda_tile.signedness<signed>` at a token; empty where there is none."""
        if value is None or self._tokens[value].kind is not Kind.ATTRIBUTE or self._tokens[value + 1].text != "<":
            return ""
        return self._tokens[value + 2].text

    def _check_predicate(self, name: str, place: int, entries: Mapping[str, int]) -> None:
        """Look at the number that says how arith compares."""
        known = PREDICATES_OF.get(name)
        if known is None:
            return
        start = self._tokens[place].start
        if "predicate" not in entries:
            raise ViolatedError(start, f"'{name}' op requires attribute 'predicate'")
        text = self._tokens[entries["predicate"]].text
        if text.isdecimal() and len(text) < 1000 and int(text) >= len(known):
            cases = ", ".join(map(str, range(len(known))))
            said = f"failed to satisfy constraint: allowed 64-bit signless integer cases: {cases}"
            raise ViolatedError(start, f"'{name}' op attribute 'predicate' {said}")

    def check_counts(self, name: str, place: int, types: Types) -> None:
        """Look at how many operands and results an operation in generic syntax has, whose name is token `place`."""
        signature, start = SIGNATURES.get(name), self._tokens[place].start
        if signature is None or name.startswith("cuda_tile."):
            return
        if len(types.given) != len(signature.gives):
            raise ViolatedError(start, f"'{name}' op " + ("requires one result" if len(signature.gives) == 1 else "expected 2 results"))
        if len(types.taken) != len(signature.takes):
            count = len(signature.takes)
            said = "requires a single operand" if count == 1 else f"expected {count} operands, but found {len(types.taken)}"
            raise ViolatedError(start, f"'{name}' op {said}")
