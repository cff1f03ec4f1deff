"""Operations of cuda_tile on other values than integers that are one, or a choice, and told so by their text.

%i, %j, %k = get_tile_block_id : tile<i32>        each gives the same wherever it stands in a kernel, so that the first one serves
%n = iota : tile<64xi32>
%x = constant <f32: 1.0> : tile<f32>
%z = assume div_by<16>, %y : tile<i32>            says what another one has said of the same value

%r = if %c -> (tile<f32>) {                       chooses, and does nothing else: where each element of a tile would be chosen by
  yield %a : tile<f32>                            itself, `select` wants a condition for each, and so this is for tiles of one
} else {
  yield %b : tile<f32>
}
"""

from __future__ import annotations

import re
from collections.abc import Callable, Hashable
from typing import Final, NamedTuple

from nvopt.tile.mlir.facts import ASSUME, BLOCK, BLOCKS, IF, IOTA, YIELD
from nvopt.tile.mlir.structure import Operation, Region, Value
from nvopt.tile.mlir.tokens import Token

CONSTANT: Final = "cuda_tile.constant"
SAME_EVERYWHERE: Final = frozenset([ASSUME, BLOCK, BLOCKS, CONSTANT, IOTA])
"""What gives the same each time that it stands there with the same words, on the same values."""
_OPENING: Final = frozenset("([{<")
_CLOSING: Final = frozenset(")]}>")
_ELEMENT: Final = r"(?:[a-z]\w*|(?:!cuda_tile\.)?ptr<\w+>)"
_TILE: Final = rf"(?:!cuda_tile\.)?tile<{_ELEMENT}>"
_HEAD: Final = re.compile(rf"[^=]*=\s*((?:cuda_tile\.)?)if\s+%[\w$.#-]+\s*->\s*\(\s*({_TILE}(?:\s*,\s*{_TILE})*)\s*\)\s*\{{", re.ASCII)
"""An `if` that gives tiles of one element: names of its results, its dialect, the condition, the types."""


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
    prefix: str
    """`cuda_tile.`, where that is written."""
    yields: tuple[Operation, Operation]


def choice_of(op: Operation, tokens: list[Token], text: str) -> Choice | None:
    """The choice that an `if` is; `text` is the whole text. None where it is more than one, or is written in generic syntax."""
    if op.name != IF or len(op.regions) != 2 or not op.results or any(value.pinned for value in op.results):
        return None
    then, otherwise = map(_only_yield, op.regions)
    if then is None or otherwise is None or len(op.operands) != 1:
        return None
    found = _HEAD.fullmatch(text, tokens[op.start].start, tokens[then.start - 1].end)
    around = [[token.text for token in tokens[start:end]] for start, end in ((then.end, otherwise.start), (otherwise.end, op.end))]
    yielded = [token.text for one in (then, otherwise) for token in tokens[one.start : one.end]]
    if found is None or around != [["}", "else", "{"], ["}"]] or "{" in yielded:
        return None
    types = [of.strip() for of in found[2].split(",")]
    if not len(types) == len(op.results) == len(then.operands) == len(otherwise.operands):
        return None
    return Choice(op.operands[0], list(zip(then.operands, otherwise.operands, strict=True)), types, found[1], (then, otherwise))


def _only_yield(region: Region) -> Operation | None:
    """The operation of a region that has no other, where that is a `yield`."""
    operations = region.blocks[0].operations if len(region.blocks) == 1 else []
    return operations[0] if len(operations) == 1 and operations[0].name == YIELD and not operations[0].regions else None
