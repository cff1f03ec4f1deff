"""Operations of cuda_tile on other values than integers that are one, or a choice, and told so by their text; so choices of scf.

%i, %j, %k = get_tile_block_id : tile<i32>        each gives the same wherever it stands in a kernel, so that the first one serves
%n = iota : tile<64xi32>
%x = constant <f32: 1.0> : tile<f32>
%z = assume div_by<16>, %y : tile<i32>            says what another one has said of the same value

%r = if %c -> (tile<f32>) {                       chooses, and does nothing else: where each element of a tile would be chosen by
  yield %a : tile<f32>                            itself, `select` wants a condition for each, and so this is for tiles of one
} else {
  yield %b : tile<f32>
}

%r = scf.if %c -> (vector<4xf32>) {               so does this, of any number of elements: one condition is enough for `arith.select`
  scf.yield %a : vector<4xf32>
} else {
  scf.yield %b : vector<4xf32>
}
"""

from __future__ import annotations

import re
from collections.abc import Callable, Hashable
from typing import Final, NamedTuple

from nvopt.tile.mlir.dialects import Form
from nvopt.tile.mlir.facts import ASSUME, BLOCK, BLOCKS, IF, IOTA, SCF_IF, YIELDS
from nvopt.tile.mlir.structure import Operation, Region, Value
from nvopt.tile.mlir.tokens import Token, has_comment

CONSTANT: Final = "cuda_tile.constant"
SAME_EVERYWHERE: Final = frozenset([ASSUME, BLOCK, BLOCKS, CONSTANT, IOTA])
"""What gives the same each time that it stands there with the same words, on the same values."""
_OPENING: Final = frozenset("([{<")
_CLOSING: Final = frozenset(")]}>")
_ELEMENT: Final = r"(?:[a-z]\w*|(?:!cuda_tile\.)?ptr<\w+>)"
_TILE: Final = rf"(?:!cuda_tile\.)?tile<{_ELEMENT}>"
_PLAIN: Final = r"(?:index|(?:i|b?f)[1-9]\w*|(?:vector|tensor)<[\w?\[\]]*>)"
_NAME: Final = r"%[\w$.#-]+"


class _Syntax(NamedTuple):
    """How an `if` is written that gives values: the text up to its first region's begin, what stands between its regions, and the text
    from the last one's end. Among the patterns' groups are the types and, in custom syntax, the dialect."""

    head: re.Pattern[str]
    between: tuple[str, ...]
    tail: re.Pattern[str]
    is_generic: bool


def _syntaxes(custom: str, generic: str, of: str) -> tuple[_Syntax, _Syntax]:
    """The custom and the generic syntax of an `if`, by how it is named in each and the types that it may give."""
    given = rf"(?:\(\s*(?P<types>{of}(?:\s*,\s*{of})*)\s*\)|(?P<type>{of}))"
    head = rf"[^=]*=\s*{custom}\s+{_NAME}\s*->\s*{given}\s*\{{"
    tail = rf"\}}\s*\)\s*:\s*\([^()]*\)\s*->\s*{given}"
    return (
        _Syntax(re.compile(head, re.ASCII), ("}", "else", "{"), re.compile(r"\}"), is_generic=False),
        _Syntax(
            re.compile(rf"[^=]*=\s*\"{generic}\"\s*\(\s*{_NAME}\s*\)\s*\(\s*\{{", re.ASCII),
            ("}", ",", "{"),
            re.compile(tail, re.ASCII),
            is_generic=True,
        ),
    )


_CHOOSING: Final = {
    IF: ("cuda_tile", _syntaxes(r"(?P<dialect>cuda_tile\.)?if", r"cuda_tile\.if", _TILE)),
    SCF_IF: ("arith", _syntaxes(r"scf\.if", r"scf\.if", _PLAIN)),
}
"""Of each operation that may be a choice, the dialect of `select`, and how it is written."""


def words_of(op: Operation, tokens: list[Token], current: Callable[[Value], Value]) -> Hashable | None:
    """What tells an operation that is the same everywhere from others: its words, with the values that stand for its operands now; None
    where it isn't such a one, or where it isn't certain what its results' names mean."""
    if op.known is not None or op.name not in SAME_EVERYWHERE or op.regions or not op.results or any(value.pinned for value in op.results):
        return None
    operands = {place: current(value) for place, value in zip(op.places, op.operands, strict=True)}
    start = next(place for place in range(op.start, op.end) if tokens[place].text == "=") + 1
    rest = range(start + 1, _end_of_words(op, tokens))
    is_generic = tokens[start].text.startswith('"')
    return (op.name, is_generic, len(op.results), *(operands.get(place) or _word(tokens[place]) for place in rest))


def _word(token: Token) -> str:
    """A word without its dialect, which types may leave out."""
    return token.text.removeprefix("!cuda_tile.")


def _end_of_words(op: Operation, tokens: list[Token]) -> int:
    """The token behind an operation's last but for its location."""
    depth = 0
    for place in range(op.start, op.end):
        text = tokens[place].text
        if text == "loc" and depth == 0 and tokens[place + 1].text == "(":
            return place
        depth += (text in _OPENING) - (text in _CLOSING)
    return op.end


class Choice(NamedTuple):
    """An `if` whose regions yield values of outside, and do nothing else."""

    condition: Value
    values: list[tuple[Value, Value]]
    """For each result what it is where the condition holds, and where it doesn't."""
    types: list[str]
    """The results' types, as they are written."""
    form: Form
    """How a `select` is written in its place."""
    yields: tuple[Operation, Operation]

    def select(self, operands: str, of: str) -> str:
        """A `select` by the condition, behind its result's name."""
        form = self.form
        of_condition = "i1" if form.dialect == "arith" else f"{of.partition('<')[0]}<i1>"
        if form.generic:
            return f'"{form.dialect}.select"({operands}) : ({of_condition}, {of}, {of}) -> {of}'
        types = of if form.dialect == "arith" else f"{of_condition}, {of}"
        return f"{f'{form.dialect}.' if form.prefixed else ''}select {operands} : {types}"


def choice_of(op: Operation, tokens: list[Token], text: str) -> Choice | None:
    """The choice that an `if` is; `text` is the whole text. None where it is more than one."""
    if op.name not in _CHOOSING or len(op.regions) != 2 or not op.results or any(value.pinned for value in op.results):
        return None
    if has_comment(text, tokens, op.start, op.end):  # that would be gone
        return None
    then, otherwise = map(_only_yield, op.regions)
    if then is None or otherwise is None or len(op.operands) != 1:
        return None
    between = tuple(token.text for token in tokens[then.end : otherwise.start])
    yielded = [token.text for one in (then, otherwise) for token in tokens[one.start : one.end]]
    dialect, syntaxes = _CHOOSING[op.name]
    for syntax in syntaxes:
        head = syntax.head.fullmatch(text, tokens[op.start].start, tokens[then.start - 1].end)
        tail = syntax.tail.fullmatch(text, tokens[otherwise.end].start, tokens[op.end - 1].end)
        if head is None or tail is None or between != syntax.between or "{" in yielded:
            continue
        groups = head.groupdict() | tail.groupdict()
        types = [of.strip() for of in (groups["types"] or groups["type"]).split(",")]
        if len(types) == len(op.results) == len(then.operands) == len(otherwise.operands):
            form = Form(dialect, syntax.is_generic, dialect == "arith" or bool(groups.get("dialect")), short=False)
            return Choice(op.operands[0], list(zip(then.operands, otherwise.operands, strict=True)), types, form, (then, otherwise))
    return None


def _only_yield(region: Region) -> Operation | None:
    """The operation of a region that has no other, where that is a `yield`."""
    operations = region.blocks[0].operations if len(region.blocks) == 1 else []
    return operations[0] if len(operations) == 1 and operations[0].name in YIELDS and not operations[0].regions else None
