"""Known operations, read from generic and from custom syntax.

What stands there and isn't understood to the last token gives None: the operation is then one of which nothing is known.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import reduce
from math import prod
from operator import or_
from typing import Final, NamedTuple

from nvopt.tile.evaluation import EXACT, NNEG, NUW
from nvopt.tile.kinds import Kind as Operation
from nvopt.tile.mlir.dialects import (
    COMPARISONS,
    MAY_BE_EXACT,
    OVERFLOW,
    PREDICATES,
    REARRANGING,
    ROUNDED_DOWN,
    ROUNDED_UP,
    SHAPES,
    TILE_OVERFLOW,
    TILE_PREDICATES,
    Form,
    Known,
    Shape,
    bare_name,
)
from nvopt.tile.mlir.integer_types import Aliases, IntegerType
from nvopt.tile.mlir.literals import BOOLS, Literal, is_in_range, is_negative, read_literal
from nvopt.tile.mlir.parser import NotKnownError, Parser, ViolatedError
from nvopt.tile.mlir.tokens import Kind, Token

E = Operation


def parse_known(text: str, tokens: Sequence[Token], i: int, aliases: Aliases) -> Known | None:
    """Read the operation whose name is token `i`; None where it is not a known one, or is not written as one."""
    token = tokens[i]
    is_generic = token.kind is Kind.STRING
    word = token.text[1:-1] if is_generic else token.text
    name = word if is_generic else bare_name(word)
    shape = SHAPES.get(name)
    if shape is None:
        return None
    parser = Parser(text, tokens, i + 1, aliases)
    try:
        read = _read_generic(parser, name, shape) if is_generic else _read_custom(parser, name, shape)
        location = parser.location()
    except (NotKnownError, ViolatedError):
        return None
    if not parser.at_end():
        return None
    form = Form(name.partition(".")[0], is_generic, is_generic or word == name, read.short)
    return _meaning(name, form, shape, read, parser, location)


MOST_ELEMENTS: Final = 1024
"""Of constants of more numbers than that nothing is computed."""


class _Read(NamedTuple):
    """What stands there, before its meaning is looked at."""

    operands: tuple[int, ...]
    types: tuple[IntegerType, ...]
    """The result's last; ahead of it what else is written."""
    short: bool
    signedness: str = ""
    predicate: str = ""
    rounding: str = ""
    flags: int = 0
    literals: tuple[str, ...] = ()
    """Of a constant, one for all elements, or one for each."""
    has_attributes: bool = False


# Custom syntax


def _read_custom(parser: Parser, name: str, shape: Shape) -> _Read:
    if shape.operands == 0:
        return _read_poison(parser) if name == "ub.poison" else _read_constant(parser, name)
    predicate = _custom_predicate(parser, name) if name.endswith(".cmpi") else ""
    if name == "arith.cmpi":
        parser.expect(",")
    operands = [parser.operand()]
    for _ in range(shape.operands - 1):
        parser.expect(",")
        operands.append(parser.operand())
    if name == "cuda_tile.cmpi":
        parser.expect(",")
    signedness = parser.of_kind(Kind.WORD) if shape.kinds[0][0] else ""
    rounding = parser.group("<", ">")[1:-1].strip() if signedness and parser.take("rounding") else ""
    is_arith = name.startswith("arith.")
    flags = _overflow(parser.group("<", ">"), is_arith) if shape.may_overflow and parser.take("overflow") else 0
    if is_arith and shape.kinds[0][1] in MAY_BE_EXACT and parser.take("exact"):
        flags |= EXACT
    if name == "arith.extui" and parser.take("nneg"):
        flags |= NNEG
    has_attributes = parser.text == "{" and parser.group("{", "}") != "{}"
    parser.expect(":")
    types, short = _custom_types(parser, name, shape.kinds[0][1])
    return _Read(tuple(operands), types, short, signedness, predicate, rounding, flags, (), has_attributes)


def _custom_predicate(parser: Parser, name: str) -> str:
    """`slt`, in `arith` also `"slt"`."""
    is_quoted = name == "arith.cmpi" and parser.tokens[parser.i].kind is Kind.STRING
    return parser.of_kind(Kind.STRING)[1:-1] if is_quoted else parser.of_kind(Kind.WORD)


def _custom_types(parser: Parser, name: str, kind: Operation) -> tuple[tuple[IntegerType, ...], bool]:
    """One type, or two: `i8 to i16` of a cast, `tile<i8> -> tile<i16>`, so of cuda_tile's comparisons; `tile<i1>, tile<i8>` of a select,
    `i8, i1` of a sum and its carry."""
    first, short = parser.type()
    between = ","
    if kind in (E.EK_Cast, E.EK_EqBin):
        between = "->" if name.startswith("cuda_tile.") else "to"
    if name in ("cuda_tile.cmpi", "arith.addui_extended"):
        parser.expect(between)
        return (first, parser.type()[0]), short
    if kind in (E.EK_Select, E.EK_Cast) and parser.take(between):
        return (first, parser.type()[0]), short
    return (first,), short


def _overflow(text: str, is_arith: bool) -> int:
    """The flags in `<nsw, nuw>`, which are several in `arith` only."""
    words = [word.strip() for word in text.strip("<> ").split(",")]
    flags = OVERFLOW if is_arith else TILE_OVERFLOW
    if not flags.keys() >= set(words) or (len(words) > 1 and not is_arith):
        raise NotKnownError
    return reduce(or_, (flags[word] for word in words))


def _read_poison(parser: Parser) -> _Read:
    has_attributes = parser.text == "{" and parser.group("{", "}") != "{}"
    parser.expect(":")
    return _Read((), (parser.type()[0],), short=False, has_attributes=has_attributes)


def _read_constant(parser: Parser, name: str) -> _Read:
    if name == "cuda_tile.constant" and parser.take("<"):
        element = parser.type()[0]
        parser.expect(":")
        literal = read_literal(parser)
        parser.expect(">")
        parser.expect(":")
        of, short = parser.type()
        if element != IntegerType(of.bits, "", ""):
            raise NotKnownError
        literals = _of_all(parser, literal, of)
        has_attributes = parser.text == "{" and parser.group("{", "}") != "{}"
        return _Read((), (of,), short, literals=literals, has_attributes=has_attributes)
    has_attributes = parser.text == "{" and parser.group("{", "}") != "{}"
    return _Read((), *_typed_literal(parser, name), has_attributes)


def _typed_literal(parser: Parser, name: str) -> tuple[tuple[IntegerType, ...], bool, str, str, str, int, tuple[str, ...]]:
    """`5 : i32`, `true`, `dense<5> : vector<4xi32>`; as the fields of what is read from there on."""
    is_dense = parser.take("dense")
    if is_dense:
        parser.expect("<")
    literal = read_literal(parser)
    if is_dense:
        parser.expect(">")
    elif literal.sizes:
        raise NotKnownError
    elif name == "arith.constant" and parser.tokens[literal.place].text in BOOLS:
        return (IntegerType(1, "", ""),), False, "", "", "", 0, (parser.tokens[literal.place].text,)
    parser.expect(":")
    of, short = parser.type()
    if is_dense != bool(of.container):
        raise NotKnownError
    return (of,), short, "", "", "", 0, _of_all(parser, literal, of)


def _of_all(parser: Parser, literal: Literal, of: IntegerType) -> tuple[str, ...]:
    """The literal of all elements, each of which is said, or of all at once; or those of the elements, of which there are not too many."""
    if literal.sizes and ("[" in of.dims or literal.sizes != [*of.sizes]):
        raise NotKnownError
    if not literal.elements:
        raise NotKnownError
    said = tuple(("-" if is_negative(parser, place) else "") + parser.tokens[place].text for place in literal.elements)
    if len(set(said)) > 1 and len(said) > MOST_ELEMENTS:
        raise NotKnownError
    return said if len(set(said)) > 1 else said[:1]


# Generic syntax

_ENTRY: Final = re.compile(r"^(\w+)=(.*)$", re.DOTALL)


def _read_generic(parser: Parser, name: str, shape: Shape) -> _Read:
    parser.expect("(")
    operands: list[int] = []
    while parser.text != ")":
        if operands:
            parser.expect(",")
        operands.append(parser.operand())
    parser.expect(")")
    if len(operands) != shape.operands:
        raise NotKnownError
    entries: dict[str, tuple[int, int]] = {}
    if parser.take("<"):
        _dictionary(parser, entries)
        parser.expect(">")
    if parser.text == "{":
        _dictionary(parser, entries)
    parser.expect(":")
    types = _function_type(parser)
    if len(types) != len(operands) + shape.results:
        raise NotKnownError
    return _interpret(parser, name, shape, tuple(operands), types, entries)


def _dictionary(parser: Parser, entries: dict[str, tuple[int, int]]) -> None:
    """Read `{a = ..., b = ...}` into the tokens from and to which each value stands."""
    parser.expect("{")
    while not parser.take("}"):
        key = parser.text.strip('"')
        parser.i += 1
        start = parser.i
        if parser.take("="):
            start = parser.i
            depth = 0
            while depth or parser.text not in (",", "}"):
                token = parser.tokens[parser.i]
                if token.kind is Kind.END:
                    raise NotKnownError
                if token.kind is Kind.PUNCTUATION:
                    depth += (token.text in "<([{") - (token.text in ">)]}")
                parser.i += 1
        entries[key] = (start, parser.i)
        if not parser.take(",") and parser.text != "}":
            raise NotKnownError


def _function_type(parser: Parser) -> tuple[IntegerType, ...]:
    """`(i32, i32) -> i32`, the result's type last, or those of all in parentheses."""
    types: list[IntegerType] = []
    parser.expect("(")
    while parser.text != ")":
        if types:
            parser.expect(",")
        types.append(parser.type()[0])
    parser.expect(")")
    parser.expect("->")
    parenthesized = parser.take("(")
    types.append(parser.type()[0])
    while parenthesized and parser.take(","):
        types.append(parser.type()[0])
    if parenthesized:
        parser.expect(")")
    return tuple(types)


class _Attributes:
    """The attributes of a generic operation; those that are asked for are taken out."""

    def __init__(self, parser: Parser, entries: dict[str, tuple[int, int]]) -> None:
        self.parser = parser
        self.entries = entries

    def value(self, key: str) -> str | None:
        """The text of an attribute, empty where it has no value; None where it isn't there."""
        if key not in self.entries:
            return None
        start, end = self.entries.pop(key)
        tokens = self.parser.tokens
        return self.parser.source[tokens[start].start : tokens[end - 1].end] if end > start else ""

    def word(self, *keys: str) -> str:
        """`signed`, of `#cuda_tile.signedness<signed>`; empty where none of the attributes is there."""
        for key in keys:
            text = self.value(key)
            if text is not None:
                found = re.fullmatch(r"#[\w.]+<\s*([\w, ]*?)\s*>", text)
                if found is None:
                    raise NotKnownError
                return found[1]
        return ""

    def is_set(self, key: str) -> bool:
        """Is an attribute there that has no value?"""
        return self.value(key) is not None


def _interpret(
    parser: Parser, name: str, shape: Shape, operands: tuple[int, ...], types: tuple[IntegerType, ...], entries: dict[str, tuple[int, int]]
) -> _Read:
    """What the attributes of a generic operation say."""
    attributes = _Attributes(parser, entries)
    predicate = signedness = rounding = ""
    literals: tuple[str, ...] = ()
    flags = 0
    if name == "ub.poison":
        if attributes.value("value") not in (None, "#ub.poison"):
            raise NotKnownError
    elif shape.operands == 0:
        literals = _generic_constant(parser, types[-1], entries)
    if name.endswith(".cmpi"):
        number = attributes.value("predicate")
        predicate = attributes.word("comparison_predicate") if number is None else _generic_predicate(number)
    if shape.kinds[0][0]:
        signedness, rounding = attributes.word("signedness"), attributes.word("rounding")
    if shape.may_overflow:
        flags = _overflow(attributes.word("overflowFlags", "overflow") or "none", name.startswith("arith."))
    if name.startswith("arith.") and shape.kinds[0][1] in MAY_BE_EXACT and attributes.is_set("isExact"):
        flags |= EXACT
    if name == "arith.extui" and attributes.is_set("nonNeg"):
        flags |= NNEG
    return _Read(operands, types, False, signedness, predicate, rounding, flags, literals, bool(entries))


def _generic_constant(parser: Parser, of: IntegerType, entries: dict[str, tuple[int, int]]) -> tuple[str, ...]:
    """The literals of the attribute `value`."""
    if "value" not in entries:
        raise NotKnownError
    inner = Parser(parser.source, parser.tokens, entries.pop("value")[0], parser.aliases)
    types, _, _, _, _, _, literals = _typed_literal(inner, "arith.constant")
    if types[0] != of:
        raise NotKnownError
    return literals


def _generic_predicate(text: str) -> str:
    """`slt`, of `2 : i64`."""
    number = text.partition(":")[0].strip()
    if not number.isdecimal() or int(number[:4]) >= len(PREDICATES):
        raise NotKnownError
    return PREDICATES[int(number)]


# Meaning


def _meaning(name: str, form: Form, shape: Shape, read: _Read, parser: Parser, location: str) -> Known | None:
    """What an operation that was read says, or None where the types don't go together or a word is not known."""
    of = read.types[-1]
    if (of.container == "tile") != (form.dialect == "cuda_tile"):
        return None
    kind = dict(shape.kinds).get(read.signedness)
    if kind is None:
        return None
    rounded = _ROUNDED.get((kind, read.rounding), "")
    if not (read.rounding in ("", "zero") or rounded):
        return None
    operands, operand_type, cast = read.operands, of, ""
    numbers: tuple[int, ...] = ()
    if kind is E.EK_Constant:
        found = tuple(number for literal in read.literals if (number := _number(literal, of)) is not None)
        if len(found) < len(read.literals):
            return None
        kind, numbers = (E.EK_BitVecConst, found) if len(set(found)) > 1 else (kind, found[:1])
    elif name.endswith(".cmpi"):
        compared = _compared(name, read)
        if compared is None:
            return None
        kind, is_swapped, operand_type = compared
        operands = operands[::-1] if is_swapped else operands
        of = operand_type.with_bits(1)
        if len(read.types) > 1 and read.types[-1] != of:
            return None
    else:
        cast = rounded or dict(shape.cast).get(read.signedness, "")
        taken = _operand_type(name, kind, cast, shape.results, read.types)
        if taken is None:
            return None
        operand_type, of = taken, taken if shape.results == 2 else of
    if kind is E.EK_NegI and read.flags & NUW:  # only 0 has a negative that doesn't wrap without signs
        return None
    return Known(
        name, form, kind, of, operand_type, operands, parser.i, read.flags, cast, numbers, shape.results, read.has_attributes, location
    )


_ROUNDED: Final = {
    (E.EK_DivS, "negative_inf"): ROUNDED_DOWN,
    (E.EK_DivS, "positive_inf"): ROUNDED_UP,
    (E.EK_DivU, "positive_inf"): ROUNDED_UP,
}


def _number(literal: str, of: IntegerType) -> int | None:
    """The number that a literal stands for; None where it is none of that width."""
    if literal in BOOLS:
        return int(literal == "true") if of.bits == 1 else None
    if "." in literal or len(literal) > 4000:
        return None
    number = int(literal, 16 if "0x" in literal else 10)
    if number == 0 and literal.startswith("-"):
        return None
    return number & ((1 << of.bits) - 1) if is_in_range(number, of.bits) else None


def _compared(name: str, read: _Read) -> tuple[Operation, bool, IntegerType] | None:
    """The kind of a comparison, whether its operands are exchanged, and their type."""
    predicate = read.predicate
    if name == "cuda_tile.cmpi":
        short = TILE_PREDICATES.get(predicate, "")
        predicate = short if short in ("eq", "ne") else f"{read.signedness[:1]}{short}"
    if predicate not in COMPARISONS or (len(read.types) == 3 and read.types[0] != read.types[1]):
        return None
    if name == "arith.cmpi" and len(read.types) == 2:
        return None
    return *COMPARISONS[predicate], read.types[0]


def _operand_type(name: str, kind: Operation, cast: str, results: int, types: tuple[IntegerType, ...]) -> IntegerType | None:
    """The type of the operands, but for a select's condition; None where the types don't go together."""
    of = types[-1]
    if kind is E.EK_Cast:
        if len(types) == 1:  # no cast but a splat is among these
            types = IntegerType(of.bits, "", ""), of
        return types[0] if len(types) == 2 and _casts(name, cast, types[0], of) else None
    if kind is E.EK_Select:
        return of if _selects(types) else None
    if results == 2:
        first = types[0]
        is_right = of == (first.with_bits(1) if cast == "carry" else first) and all(one == first for one in types[:-1])
        return first if is_right else None
    return of if all(one == of for one in types) else None


def _casts(name: str, cast: str, source: IntegerType, result: IntegerType) -> bool:
    """Is the one type cast to the other by `cast`?"""
    if cast == "splat":
        return source.bits == result.bits and source.container in ("", "vector") and result.container == name.partition(".")[0]
    if cast in REARRANGING:
        return source.bits == result.bits and source.container == result.container and _rearranges(cast, source.sizes, result.sizes)
    return source.shape == result.shape and (source.bits > result.bits if cast == "trunc" else source.bits < result.bits)


def _rearranges(cast: str, source: tuple[int, ...], result: tuple[int, ...]) -> bool:
    """Does a tile of one shape become one of the other?"""
    if cast == "reshape":
        return prod(source) == prod(result)
    return len(source) == len(result) and all(before in (1, after) for before, after in zip(source, result, strict=True))


def _selects(types: tuple[IntegerType, ...]) -> bool:
    """Are the types those of a select that chooses for each element: the condition's, unless it is one bit, and the values'?"""
    of = types[-1]
    if len(types) == 1:
        return not of.container
    return types[0] == of.with_bits(1) and all(one == of for one in types[1:])
