"""Which functions instsimplify may have something to do in, by their texts."""

from __future__ import annotations

import re

from nvopt.ir.predicates import ICMP
from nvopt.ir.reading.cursor import NAME
from nvopt.passes.instsimplify import at_end_of_range

_TYPE = r"(?:<[^>]*>|ptr addrspace\(\d+\)|[\w.]+|%\S+)"
_FLAGS = r"(?:[a-z]+ )*?"
_VALUE = rf"(?:-?\d+|true|false|%{NAME})"
_CONSTANT = r"(?:-?\d+|true|false)"
_END = r"(?=, !|$)"
_ZERO = r"(?:0|false|zeroinitializer)"
_ONE = r"(?:1|true|splat \(i\d+ (?:1|true)\))"
_ONES = r"(?:-1|true|splat \(i\d+ (?:-1|true)\))"


def _operation(*forms: str) -> re.Pattern[str]:
    """Operands of one of these forms, or two constants."""
    return re.compile(rf"{_FLAGS}{_TYPE} (?:{'|'.join((*forms, f'{_CONSTANT}, {_CONSTANT}'))}){_END}", re.ASCII)


_ANY = r"[^,\n]+(?:\([^\n]*\))?"
_SAME = r"(?P<same>\S[^\n]*?), (?P=same)"
_SHIFT = (rf"{_ANY}, {_ZERO}", rf"{_ZERO}, {_ANY}")
_COMMUTING = (rf"{_ANY}, {_ZERO}", rf"{_ZERO}, {_ANY}")
_MASKS = (rf"{_ANY}, {_ONES}", rf"{_ONES}, {_ANY}")
_FLOAT_ZERO = r"(?:splat \(\w+ )?(?:0\.0+e\+00|0xH0000|0xR0000)\)?"
_FLOAT_NEGATIVE_ZERO = r"(?:splat \(\w+ )?(?:-0\.0+e\+00|0xH8000|0xR8000)\)?"
_FLOAT_ONE = r"(?:splat \(\w+ )?(?:1\.0+e\+00|0xH3C00|0xR3F80)\)?"
_TEXTS = {
    "add": _operation(*_COMMUTING),
    "sub": _operation(rf"{_ANY}, {_ZERO}", _SAME),
    "mul": _operation(*_COMMUTING, rf"{_ANY}, {_ONE}", rf"{_ONE}, {_ANY}"),
    "and": _operation(*_COMMUTING, *_MASKS, _SAME),
    "or": _operation(*_COMMUTING, *_MASKS, _SAME),
    "xor": _operation(*_COMMUTING, _SAME),
    **dict.fromkeys(("shl", "lshr", "ashr"), _operation(*_SHIFT)),
    **dict.fromkeys(("udiv", "sdiv", "urem", "srem"), _operation(rf"{_ANY}, (?:{_ONE}|{_ONES})", rf"{_ZERO}, {_ANY}", _SAME)),
    "fadd": re.compile(rf"{_FLAGS}{_TYPE} (?:{_ANY}, {_FLOAT_NEGATIVE_ZERO}|{_FLOAT_NEGATIVE_ZERO}, {_ANY}){_END}", re.ASCII),
    "fsub": re.compile(rf"{_FLAGS}{_TYPE} {_ANY}, {_FLOAT_ZERO}{_END}", re.ASCII),
    "fmul": re.compile(rf"{_FLAGS}{_TYPE} (?:{_ANY}, {_FLOAT_ONE}|{_FLOAT_ONE}, {_ANY}){_END}", re.ASCII),
    "fdiv": re.compile(rf"{_FLAGS}{_TYPE} {_ANY}, {_FLOAT_ONE}{_END}", re.ASCII),
    "fcmp": re.compile(rf"{_FLAGS}(?:true|false) {_TYPE} ", re.ASCII),
    "select": re.compile(
        rf"{_FLAGS}(?:i1 (?:true|false),|<[^>]*> (?:zeroinitializer|splat)|[^\n]*\bpoison\b|[^\n]*, (?P<arm>[^\n]+), (?P=arm){_END}"
        rf"|i1 [^\n]*, i1 true, i1 false|<[^>]*> [^\n]*, <[^>]*> splat \(i1 true\), <[^>]*> zeroinitializer)",
        re.ASCII,
    ),
    **dict.fromkeys(("zext", "sext", "trunc"), re.compile(rf"{_FLAGS}i\d+ {_CONSTANT} to ", re.ASCII)),
    "bitcast": re.compile(rf"(?:(?P<type>[^\n]+) \S+ to (?P=type){_END}|i\d+ {_CONSTANT} to)", re.ASCII),
    "freeze": re.compile(rf"{_TYPE} (?:{_CONSTANT}|null|[-\d.]+e[-+]\d+|0x\w+){_END}", re.ASCII),
    "getelementptr": re.compile(
        rf"[^\n]*, (?:ptr|ptr addrspace\(\d+\)|<[^>]*>) {_ANY}(?:, (?:i\d+ {_ZERO}|<[^>]*> zeroinitializer))+{_END}", re.ASCII
    ),
    "call": re.compile(r"[^\n]*@llvm\.[us](?:min|max)\.\w+\((?P<arg>[^\n]+), (?P=arg)\)", re.ASCII),
}
_COMPARISON = re.compile(rf"(?:samesign )?(\w+) ({_TYPE}) (?:{_SAME}|({_ANY}), ({_ANY})){_END}", re.ASCII)
_NUMBER = re.compile(r"splat \(i\d+ (\S+)\)|(\S+)", re.ASCII)
_WIDTH = re.compile(r"\bi(\d+)", re.ASCII)
_NUMBERS = {"true": 1, "false": 0, "zeroinitializer": 0}
_INSTRUCTION = re.compile(rf"^  (%{NAME}) = (?:tail |notail )?(\w+) (.*)$", re.M | re.ASCII)
_INCOMING = re.compile(rf"\[ ([^\n]+?), %{NAME} \](?=, \[|, !|$)", re.ASCII)
_OPERAND = re.compile(rf"%{NAME}", re.ASCII)
_CHAINS = {"trunc": ("zext", "sext"), "extractvalue": ("insertvalue",), "extractelement": ("insertelement",), "freeze": ("freeze",)}
"""Instructions that may give back what one of the others, whose result they work on, was given."""


def may_simplify(text: str) -> bool:
    """Whether something in a function's text, as LLVM prints it, looks as if a rule would apply; never false where one does."""
    lines = _INSTRUCTION.findall(text)
    makers: dict[str, set[str]] = {}
    for name, opcode, rest in lines:
        pattern = _TEXTS.get(opcode)
        if pattern is not None and pattern.match(rest):
            return True
        if (opcode == "phi" and _has_one_value(name, rest)) or (opcode == "icmp" and _is_decided(rest)):
            return True
        makers.setdefault(opcode, set()).add(name)
    return any(_gives_back(opcode, rest, makers) for _, opcode, rest in lines if opcode in _CHAINS)


def _has_one_value(name: str, incoming: str) -> bool:
    return len({value for value in _INCOMING.findall(incoming) if value != name}) == 1


def _is_decided(comparison: str) -> bool:
    found = _COMPARISON.match(comparison)
    if found is None:
        return False
    predicate, type, same, *operands = found.groups()
    if same is not None:
        return True
    left, right = map(_number, operands)
    width = _WIDTH.search(type)
    if width is None or (left is None and right is None):
        return False
    bits = int(width[1])
    if left is not None and right is not None:
        return True
    if right is None:
        return left is not None and at_end_of_range(ICMP[predicate].swapped, left % (1 << bits), bits) is not None
    return at_end_of_range(ICMP[predicate], right % (1 << bits), bits) is not None


def _number(operand: str) -> int | None:
    found = _NUMBER.fullmatch(operand)
    text = (found[1] or found[2]) if found is not None else ""
    return _NUMBERS[text] if text in _NUMBERS else int(text) if text.removeprefix("-").isdigit() else None


def _gives_back(opcode: str, rest: str, makers: dict[str, set[str]]) -> bool:
    names = set(_OPERAND.findall(rest))
    return any(not names.isdisjoint(makers.get(maker, ())) for maker in _CHAINS[opcode])
