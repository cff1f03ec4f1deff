"""How expressions of one operation are written, in `arith` and in `cuda_tile`, in generic and in custom syntax.

    spell(form, Expression(Kind.EK_Add, of, of, NSW), ["%a", "%b"])     # "arith.addi %a, %b overflow<nsw> : i32"

Of flags those are written that every reader of MLIR knows, `overflow<...>` of sums, products and shifts to the left; the others promise
something, and what promises less is right, too.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from nvopt.tile.evaluation import NSW, NUW, signed
from nvopt.tile.kinds import DISPATCH, Kind
from nvopt.tile.mlir.dialects import PREDICATES, Form
from nvopt.tile.mlir.integer_types import IntegerType

K = Kind

WITH_FLAGS: Final = frozenset({K.EK_Add, K.EK_Sub, K.EK_Mul, K.EK_Shl})
_BITWISE: Final = {K.EK_AndN: "andi", K.EK_OrN: "ori", K.EK_XorN: "xori"}
_ARITH_PREDICATES: Final = {
    K.EK_EqBin: "eq",
    K.EK_NeBin: "ne",
    K.EK_LtU: "ult",
    K.EK_LeU: "ule",
    K.EK_LtS: "slt",
    K.EK_LeS: "sle",
}
_TILE_PREDICATES: Final = {
    K.EK_EqBin: ("equal", "signed"),
    K.EK_NeBin: ("not_equal", "signed"),
    K.EK_LtU: ("less_than", "unsigned"),
    K.EK_LeU: ("less_than_or_equal", "unsigned"),
    K.EK_LtS: ("less_than", "signed"),
    K.EK_LeS: ("less_than_or_equal", "signed"),
}
_TILE_NAMES: Final = {
    **{kind: (name, "") for kind, name in _BITWISE.items()},
    K.EK_Add: ("addi", ""),
    K.EK_Sub: ("subi", ""),
    K.EK_Mul: ("muli", ""),
    K.EK_Shl: ("shli", ""),
    K.EK_DivU: ("divi", "unsigned"),
    K.EK_DivS: ("divi", "signed"),
    K.EK_RemU: ("remi", "unsigned"),
    K.EK_RemS: ("remi", "signed"),
    K.EK_ShrU: ("shri", "unsigned"),
    K.EK_ShrS: ("shri", "signed"),
    K.EK_MinU: ("mini", "unsigned"),
    K.EK_MinS: ("mini", "signed"),
    K.EK_MaxU: ("maxi", "unsigned"),
    K.EK_MaxS: ("maxi", "signed"),
    K.EK_NegI: ("negi", ""),
    K.EK_AbsI: ("absi", ""),
    K.EK_Select: ("select", ""),
}
_CASTS: Final = {"zext": ("extui", ("exti", "unsigned")), "sext": ("extsi", ("exti", "signed")), "trunc": ("trunci", ("trunci", ""))}


class Operation(NamedTuple):
    """What is to be written."""

    kind: Kind
    type: IntegerType
    """The result's."""
    operand_type: IntegerType
    """Of a comparison or a cast, its operands'; otherwise the result's."""
    flags: int = 0
    cast: str = ""
    numbers: tuple[int, ...] = ()
    """Of a constant, the number of all elements; of one whose kind is EK_BitVecConst, that of each."""


class NoWordsError(Exception):
    """A dialect has no operation for what is to be written."""


def spell(form: Form, op: Operation, operands: Sequence[str]) -> str:
    """The operation behind its results' names and ahead of its location; NoWordsError where the dialect has none."""
    if op.numbers:
        return _constant(form, op)
    if form.dialect == "arith":
        return _generic_arith(op, operands) if form.generic else _custom_arith(op, operands)
    return _generic_tile(op, operands) if form.generic else _custom_tile(form, op, operands)


def public_name(dialect: str, op: Operation) -> str:
    """The operation's name, `arith.addi`; NoWordsError where the dialect has none."""
    return _arith_name(op) if dialect == "arith" else f"cuda_tile.{_tile_name(op)[0]}"


def constant_name(op: Operation) -> str:
    """The name that MLIR gives to a constant: `c5_i32`, `true`, `cst` for many elements."""
    if op.type.dims:
        return "cst"
    if op.type.bits == 1:
        return "true" if op.numbers[0] else "false"
    return f"c{_literal(op)}_i{op.type.bits}"


def _literal(op: Operation) -> str:
    """The number, or all in brackets."""
    if op.kind is K.EK_Constant:
        return _number(op.numbers[0], op.type.bits)
    texts = [_number(number, op.type.bits) for number in op.numbers]
    for size in reversed(op.type.sizes):
        texts = [f"[{', '.join(texts[start : start + size])}]" for start in range(0, len(texts), size)]
    return texts[0]


def _number(number: int, bits: int) -> str:
    """The number, with its sign; one bit is a truth value."""
    if bits == 1:
        return "true" if number else "false"
    return str(signed(number, bits))


def _constant(form: Form, op: Operation) -> str:
    literal, of = _literal(op), op.type.text(form.short)
    if form.dialect == "arith":
        if form.generic:
            return f'"arith.constant"() <{{value = {_attribute(op)}}}> : () -> {of}'
        return f"arith.constant {_attribute(op)}"
    if form.generic:
        return f'"cuda_tile.constant"() <{{value = dense<{literal}> : {of}}}> : () -> {of}'
    return f"{_prefix(form)}constant <i{op.type.bits}: {literal}> : {of}"


def _attribute(op: Operation) -> str:
    """`5 : i32`, `true`, `dense<5> : vector<4xi32>`."""
    literal, of = _literal(op), op.type.text()
    if op.type.container:
        return f"dense<{literal}> : {of}"
    return literal if op.type.bits == 1 else f"{literal} : {of}"


def _flag_words(op: Operation, names: tuple[str, str]) -> list[str]:
    if op.kind not in WITH_FLAGS:
        return []
    return [name for flag, name in zip((NSW, NUW), names, strict=True) if op.flags & flag]


# arith


def _arith_name(op: Operation) -> str:
    kind = op.kind
    if kind in DISPATCH:
        return f"arith.{DISPATCH[kind]}"
    if kind in _BITWISE:
        return f"arith.{_BITWISE[kind]}"
    if kind in _ARITH_PREDICATES:
        return "arith.cmpi"
    if kind is K.EK_Cast:
        return f"arith.{_CASTS[op.cast][0]}"
    if kind is K.EK_Select:
        return "arith.select"
    if kind is K.EK_AbsI:
        return "math.absi"
    raise NoWordsError


def _custom_arith(op: Operation, operands: Sequence[str]) -> str:
    name, of, values = _arith_name(op), op.type.text(), ", ".join(operands)
    if op.kind in _ARITH_PREDICATES:
        return f"{name} {_ARITH_PREDICATES[op.kind]}, {values} : {op.operand_type.text()}"
    if op.kind is K.EK_Cast:
        return f"{name} {values} : {op.operand_type.text()} to {of}"
    if op.kind is K.EK_Select:
        condition = f"{op.type.with_bits(1).text()}, " if op.type.container else ""
        return f"{name} {values} : {condition}{of}"
    words = ", ".join(_flag_words(op, ("nsw", "nuw")))
    return f"{name} {values}{f' overflow<{words}>' if words else ''} : {of}"


def _generic_arith(op: Operation, operands: Sequence[str]) -> str:
    properties = ""
    if op.kind in WITH_FLAGS:
        properties = f"overflowFlags = #arith.overflow<{', '.join(_flag_words(op, ('nsw', 'nuw'))) or 'none'}>"
    elif op.kind in _ARITH_PREDICATES:
        properties = f"predicate = {PREDICATES.index(_ARITH_PREDICATES[op.kind])} : i64"
    return _generic(_arith_name(op), op, operands, properties)


# cuda_tile


def _prefix(form: Form) -> str:
    return "cuda_tile." if form.prefixed else ""


def _tile_name(op: Operation) -> tuple[str, str]:
    """The operation's name and its signedness."""
    if op.kind is K.EK_Cast:
        return _CASTS[op.cast][1]
    if op.kind in _TILE_PREDICATES:
        return "cmpi", _TILE_PREDICATES[op.kind][1]
    if op.kind not in _TILE_NAMES:
        raise NoWordsError
    return _TILE_NAMES[op.kind]


def _tile_flags(op: Operation) -> str:
    words = _flag_words(op, ("no_signed_wrap", "no_unsigned_wrap"))
    return "no_wrap" if len(words) == 2 else "".join(words)


def _custom_tile(form: Form, op: Operation, operands: Sequence[str]) -> str:
    bare, signedness = _tile_name(op)
    name, values = f"{_prefix(form)}{bare}", ", ".join(operands)
    of, compared = op.type.text(form.short), op.operand_type.text(form.short)
    if op.kind in _TILE_PREDICATES:
        return f"{name} {_TILE_PREDICATES[op.kind][0]} {values}, {signedness} : {compared} -> {of}"
    if op.kind is K.EK_Select:
        return f"{name} {values} : {op.type.with_bits(1).text(form.short)}, {of}"
    flags = _tile_flags(op)
    words = f" {signedness}" * bool(signedness) + f" overflow<{flags}>" * bool(flags)
    return f"{name} {values}{words} : {f'{compared} -> ' if op.kind is K.EK_Cast else ''}{of}"


def _generic_tile(op: Operation, operands: Sequence[str]) -> str:
    bare, signedness = _tile_name(op)
    properties = []
    if op.kind in _TILE_PREDICATES:
        properties.append(f"comparison_predicate = #cuda_tile.comparison_predicate<{_TILE_PREDICATES[op.kind][0]}>")
    if op.kind in WITH_FLAGS:
        properties.append(f"overflow = #cuda_tile.overflow<{_tile_flags(op) or 'none'}>")
    if bare == "divi":
        properties.append("rounding = #cuda_tile.rounding<zero>")
    if signedness:
        properties.append(f"signedness = #cuda_tile.signedness<{signedness}>")
    return _generic(f"cuda_tile.{bare}", op, operands, ", ".join(properties))


def _generic(name: str, op: Operation, operands: Sequence[str], properties: str) -> str:
    of = [op.operand_type.text()] * len(operands)
    if op.kind is K.EK_Select:
        of[0] = op.type.with_bits(1).text()
    braces = f" <{{{properties}}}>" if properties else ""
    return f'"{name}"({", ".join(operands)}){braces} : ({", ".join(of)}) -> {op.type.text()}'
