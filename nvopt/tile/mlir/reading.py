"""Where operations, blocks and regions of MLIR text begin and end, and which value each `%name` is.

    for chunk in read(Source(text, "in.mlir")): ...     # a chunk is what stands between lines `// -----`

Operations in generic syntax are read by MLIR's grammar, and those whose custom syntax is known (`known.py`) by theirs. Of all others it is
only known that brackets match, that a brace which isn't an attribute dictionary's opens a region, and that the next operation begins on a
line of its own, or behind a region. What is read as one operation and is two costs nothing but a simplification: names are found all the
same.

Who defines a name in an operation's custom syntax, ahead of its regions, is told by how it is written (`%i =`, `%i in`); where that tells
nothing, a name that nobody has defined yet is taken for an argument of the regions. Such a guess never leads to a rewrite: a value which is
named there, of operations that nothing is known of, is `pinned`.

What MLIR's parser refuses whatever the dialects is an MlirError: brackets that don't match, names and blocks that nobody defines or that
are defined twice, values that are taken for another type than theirs, and words around all regions that are no operation's, as of LLVM IR.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Final

from nvopt.tile.mlir.custom_syntax import Types
from nvopt.tile.mlir.demands import Demands
from nvopt.tile.mlir.dialects import Known, bare_name
from nvopt.tile.mlir.integer_types import IntegerType
from nvopt.tile.mlir.known import parse_known
from nvopt.tile.mlir.parser import ViolatedError
from nvopt.tile.mlir.structure import ISOLATED, TRANSPARENT, Block, Chunk, Operation, Region, Scope, Value, VisibleNames
from nvopt.tile.mlir.tokens import SPLIT, Kind, MlirError, Source, Token, has_comment, tokenize
from nvopt.tile.mlir.type_checks import TypeReader, conflict, note_results, plain_type

_OPENING: Final = {"(": ")", "[": "]", "{": "}", "<": ">"}
_CLOSING: Final = frozenset(_OPENING.values())
_LEADS_ON: Final = frozenset([",", ":", "=", "->", "(", "[", "<", "{", "+", "*"])
"""Tokens behind which an operation goes on, on the next line, too."""
_OF_BUILTIN: Final = frozenset(["func", "module", "unrealized_conversion_cast"])
"""What may stand around all regions without its dialect ahead of it; `func` did once. In regions it is their operation that says so."""


class _OpenOperation:
    """An operation that is being read."""

    __slots__ = ("brackets", "header", "is_generic", "mentions", "name", "op", "results", "types")

    def __init__(self, op: Operation, is_generic: bool, name: int, results: list[tuple[int, list[Value]]]) -> None:
        self.op = op
        self.name = name
        """The token of its name."""
        self.is_generic = is_generic
        self.results = results
        """The tokens that name its results, and what each names: defined behind it, so that its regions may use the names themselves."""
        self.brackets: list[int] = []
        """The tokens of the open brackets."""
        self.mentions: list[int] = []
        """Names that nothing has been made of yet."""
        self.header: Scope | None = None
        """What is defined ahead of its regions."""
        self.types: Types | None = None
        """In generic syntax, the types that it says it has, once these are read."""


def read(source: Source) -> list[Chunk]:
    """The chunks of a text. MlirError where it is no MLIR."""
    tokens = tokenize(source)
    starts = [token.start for token in tokens]
    behind_splits = frozenset(bisect_right(starts, found.start()) for found in SPLIT.finditer(source.text))
    chunks: list[Chunk] = []
    place = 0
    while True:
        reader = _Reader(source, tokens, behind_splits)
        place = reader.read_chunk(place)
        chunks.append(reader.chunk)
        if tokens[place].kind is Kind.END:
            return chunks


class _Reader:
    def __init__(self, source: Source, tokens: list[Token], behind_splits: frozenset[int]) -> None:
        self.source = source
        self.tokens = tokens
        self.chunk = Chunk(tokens)
        self.behind_splits = behind_splits
        """The tokens that follow a line `// -----`; within an operation's brackets that is a comment."""
        self.frames: list[Region | _OpenOperation] = [self.chunk.top]
        self.names = VisibleNames()
        self.types = TypeReader(source.text, tokens, self.chunk.aliases)
        self.demands = Demands(source.text, tokens, self.chunk.aliases)
        self.unresolved: list[tuple[Scope, Operation, int]] = []
        self.jumps: list[tuple[Region, int]] = []
        self.attributes: set[str] = set()
        """The names, `#a`, of attributes."""
        self.guessed: set[str] = set()
        """Names taken for arguments of regions for want of another definition."""

    def error(self, index: int, message: str) -> MlirError:
        return self.source.error(self.tokens[index].start, message)

    def error_behind(self, index: int, message: str) -> MlirError:
        """The error for what a token isn't, told where MLIR expected another one: behind the one ahead of it."""
        return self.source.error(self.tokens[index - 1].end, message)

    def read_chunk(self, i: int) -> int:
        """Read from token `i` to the chunk's end; where the next one begins."""
        first = self.chunk.start = i
        while True:
            frame = self.frames[-1]
            token = self.tokens[i]
            if token.kind is Kind.END or (len(self.frames) == 1 and i in self.behind_splits and i > first):
                if isinstance(frame, _OpenOperation):
                    i = self._finish(frame, i)
                    continue
                if len(self.frames) > 1:
                    raise self._never_closed()
                break
            i = self._scan(frame, i) if isinstance(frame, _OpenOperation) else self._step(frame, i)
        self._resolve()
        self.chunk.end = i
        return i

    def _never_closed(self) -> MlirError:
        """The error for the innermost bracket that nothing closes."""
        opened = next(frame for frame in reversed(self.frames) if isinstance(frame, _OpenOperation) and frame.brackets).brackets[-1]
        return self.error(opened, f"this '{self.tokens[opened].text}' is never closed")

    # Regions: what begins at a token between operations

    def _step(self, region: Region, i: int) -> int:
        token = self.tokens[i]
        match token.kind:
            case Kind.PUNCTUATION if token.text == "}" and len(self.frames) > 1:
                self.names.leave(region.scope)
                self.frames.pop()
                owner = self.frames[-1]
                assert isinstance(owner, _OpenOperation)
                owner.brackets.pop()
                return i + 1
            case Kind.BLOCK:
                return self._label(region, i)
            case Kind.RESOURCES if region.owner is None:
                return i + 1
            case Kind.ATTRIBUTE | Kind.TYPE if region.owner is None and self.tokens[i + 1].text == "=":
                return self._alias(i)
            case Kind.VALUE | Kind.STRING | Kind.WORD:
                return self._begin(region, i)
        raise self.error(i, f"expected an operation, not '{token.text}'")

    def _label(self, region: Region, i: int) -> int:
        label = self.tokens[i].text
        if label in region.labels:
            raise self.error(i, f"redefinition of block '{label}'")
        block = region.blocks[-1]
        if block.operations or region.labels:
            block = Block(region)
            region.blocks.append(block)
        region.labels[label] = block
        i += 1
        if self.tokens[i].text == "(":
            depth = 0
            opened = i
            while True:
                token = self.tokens[i]
                if token.kind is Kind.END:
                    raise self.error(opened, "this '(' is never closed")
                if token.kind is Kind.VALUE and depth == 1:
                    value = Value(token.text, None, region)
                    value.type = self.types.behind_colon(i)
                    self._define(region.scope, i, [value])
                depth += (token.text in _OPENING) - (token.text in _CLOSING or token.text == ">=")
                i += 1
                if depth == 0:
                    break
        if self.tokens[i].text != ":":
            raise self.error(i, "expected ':' behind the name of a block")
        return i + 1

    def _alias(self, i: int) -> int:
        """An alias of a type or an attribute, up to the line on which its brackets are closed."""
        name = self.tokens[i].text
        if name in self.chunk.aliases or name in self.attributes:
            raise self.error(i, f"redefinition of {'type' if name.startswith('!') else 'attribute'} alias id '{name[1:]}'")
        begin = i = i + 2
        opened: list[int] = []
        while True:
            token = self.tokens[i]
            if token.kind is Kind.END or (token.leads and not opened and self.tokens[i - 1].text not in _LEADS_ON):
                break
            i = self._bracket(opened, i)
        if opened:
            raise self.error(opened[-1], f"this '{self.tokens[opened[-1]].text}' is never closed")
        if name.startswith("!"):
            self.chunk.aliases.define(name, self.source.text[self.tokens[begin].start : self.tokens[i - 1].end])
        else:
            self.attributes.add(name)
        return i

    def _bracket(self, opened: list[int], i: int) -> int:
        """Take note of token `i` if it is a bracket; the next token."""
        text = self.tokens[i].text
        if text in _OPENING:
            opened.append(i)
        elif text in _CLOSING or (text == ">=" and opened and self.tokens[opened[-1]].text == "<"):
            if not opened or _OPENING[self.tokens[opened[-1]].text] != text[0]:
                expected = f"expected '{_OPENING[self.tokens[opened[-1]].text]}'" if opened else "nothing is open"
                raise self.error(i, f"unbalanced '{text[0]}': {expected}")
            opened.pop()
        return i + 1

    # Operations

    def _begin(self, region: Region, i: int) -> int:
        """Begin to read the operation at token `i`; a known one is read whole."""
        tokens = self.tokens
        start = i
        names: list[tuple[int, int]] = []
        if tokens[i].kind is Kind.VALUE:
            i = self._result_names(i, names)
        token = tokens[i]
        is_generic = token.kind is Kind.STRING
        if not is_generic and token.kind is not Kind.WORD:
            raise self.error(i, "expected the name of an operation")
        if is_generic and tokens[i + 1].text != "(":
            raise self.error_behind(i + 1, "expected '(' to start operand list")
        name = token.text[1:-1] if is_generic else bare_name(token.text)
        if not is_generic and region.owner is None and "." not in name and name not in _OF_BUILTIN:
            raise self.error(i, f"custom op '{name}' is unknown")
        block = region.blocks[-1]
        op = Operation(name, block, start, len(self.chunk.operations))
        block.operations.append(op)
        self.chunk.operations.append(op)
        results: list[tuple[int, list[Value]]] = []
        for place, count in names:
            text = tokens[place].text
            values = [Value(text if count == 1 else f"{text}#{index}", op, region) for index in range(count)]
            op.results += values
            results.append((place, values))
        known = parse_known(self.source.text, tokens, i, self.chunk.aliases) if op.results else None
        if known is not None and known.results == len(op.results):
            if has_comment(self.source.text, tokens, start, known.end):
                known = known._replace(has_attributes=True)
            if known.has_attributes:
                self._check_known(op, i, is_generic)
            self._take(op, known)
            for named in results:
                self._define(region.scope, *named)
            return known.end
        self.frames.append(_OpenOperation(op, is_generic, i, results))
        return i + 1

    def _check_known(self, op: Operation, name: int, is_generic: bool) -> None:
        """MlirError where the attributes of a known operation, whose name is a token, aren't right."""
        with self._telling():
            if is_generic:
                self.demands.check_attributes(op.name, name, name)
            else:
                self.demands.custom_types(op.name, name, len(op.results))

    def _take(self, op: Operation, known: Known) -> None:
        """Take a known operation for what it is; one that takes a value for what that isn't, in a program that has no meaning, for none."""
        op.known = known
        op.name = known.name
        op.end = known.end
        for place in known.operands:
            self._use(op.block.region.scope, op, place)
        taken = {place: self._plain(known.type_of_operand(index)) for index, place in enumerate(known.operands)}
        self._check_types(op, taken)
        note_results(op, [self._plain(known.type_of_result(index)) for index in range(known.results)])
        if any(_known_type(value) not in (None, known.type_of_operand(index)) for index, value in enumerate(op.operands)):
            op.known = None

    def _plain(self, of: IntegerType) -> str | None:
        return plain_type(of.text(short=True), self.chunk.aliases)

    def _check_types(self, op: Operation, taken: Mapping[int, str | None]) -> None:
        """MlirError where an operation takes a value for another type than its own; `taken` by the operands' tokens."""
        for place, value in zip(op.places, op.operands, strict=True):
            message = conflict(value, taken.get(place))
            if message is not None and _is_certainly_meant(value, op):
                raise self.error(place, message)

    @contextmanager
    def _telling(self) -> Iterator[None]:
        """What isn't right is an MlirError."""
        try:
            yield
        except ViolatedError as error:
            raise self.source.error(error.place, error.message) from None

    def _check_demands(self, frame: _OpenOperation) -> None:
        """MlirError where an operation isn't written as its dialect demands, takes a value for another type than its own, or has other
        types than it may have; its results get theirs."""
        op = frame.op
        with self._telling():
            types = frame.types if frame.is_generic else self._custom_types(frame)
            if types is None and frame.is_generic:
                raise self.error_behind(op.end, "expected ':' followed by operation type")
            taken, given = self.types.of_custom(op) if types is None else (dict(zip(types.places, types.taken, strict=True)), types.given)
            self._check_types(op, taken)
            if types is not None:
                self._check_count(op, len(types.given))
                self.demands.check_counts(op.name, frame.name, types)
                self.demands.check_types(op.name, frame.name, types)
        note_results(op, given)

    def _custom_types(self, frame: _OpenOperation) -> Types | None:
        """The types of an operation in custom syntax, of which all is known; of one that is named without its dialect, where that is
        certain."""
        op, owner = frame.op, frame.op.block.region.owner
        if self.tokens[frame.name].text == op.name or (owner is not None and owner.name.startswith("cuda_tile.")):
            return self.demands.custom_types(op.name, frame.name, len(op.results))
        return None

    def _check_count(self, op: Operation, given: int) -> None:
        """MlirError where an operation has more or fewer results than names for them."""
        if op.results and len(op.results) != given:
            said = f"operation defines {given} results but was provided {len(op.results)} to bind"
            raise self.error(op.start, said if given else "cannot name an operation with no results")

    def _result_names(self, i: int, names: list[tuple[int, int]]) -> int:
        """Read `%a, %b:2 =` into tokens and counts; the token behind."""
        tokens = self.tokens
        while True:
            if tokens[i].kind is not Kind.VALUE or "#" in tokens[i].text:
                raise self.error(i, "expected the name of a result")
            place, count = i, 1
            i += 1
            if tokens[i].text == ":":
                if not re.fullmatch(r"[1-9]\d{0,4}", tokens[i + 1].text, re.ASCII):
                    raise self.error(i + 1, "expected a number of results")
                count = int(tokens[i + 1].text)
                i += 2
            names.append((place, count))
            if tokens[i].text == ",":
                i += 1
                continue
            if tokens[i].text != "=":
                raise self.error(i, "expected '=' behind the names of results")
            return i + 1

    def _scan(self, frame: _OpenOperation, i: int) -> int:
        """Go on reading an operation of which nothing is known, up to its next region or its end."""
        tokens = self.tokens
        op, opened = frame.op, frame.brackets
        while True:
            token = tokens[i]
            kind = token.kind
            if kind is Kind.END:
                return self._finish(frame, i)
            if not opened and self._ends_at(frame, i):
                return self._finish(frame, i)
            if kind is Kind.VALUE:
                frame.mentions.append(i)
            elif kind is Kind.BLOCK:
                op.block.successors.append(token.text)
                self.jumps.append((op.block.region, i))
            elif token.text == "{" and self._opens_region(frame, i):
                opened.append(i)
                return self._open_region(frame, i + 1)
            elif token.text == "loc" and not opened and tokens[i + 1].text == "(":
                behind = self._behind_group(i + 1, "(")
                if self._is_own_location(behind):
                    return self._finish(frame, behind)
            elif frame.is_generic and not opened and token.text == ":":
                return self._finish(frame, self._behind_function_type(frame, i + 1))
            elif kind is Kind.PUNCTUATION or kind is Kind.COMPARISON:
                i = self._bracket(opened, i)
                continue
            i += 1

    def _behind_function_type(self, frame: _OpenOperation, i: int) -> int:
        """The token behind `(i32, i32) -> i32 loc(...)`, where a generic operation ends."""
        tokens = self.tokens
        colon = i - 1
        if tokens[i].text != "(":
            raise self.error(i, "expected function type")
        i = self._behind_group(i, "(")
        if tokens[i].kind is not Kind.ARROW:
            raise self.error_behind(i, "expected '->' in function type")
        arrow = i
        i += 1
        if tokens[i].text == "(":
            i = self._behind_group(i, "(")
        elif tokens[i].kind in (Kind.WORD, Kind.TYPE):
            i += 1
            if tokens[i].text == "<":
                i = self._behind_group(i, "<")
        else:
            raise self.error_behind(i, "expected non-function type")
        operands, taken, given = self.types.of_generic(frame.name, colon, arrow, i)
        with self._telling():
            self.demands.check_attributes(frame.op.name, frame.name, colon)
        if len(taken) != len(operands):
            said = f"{len(operands)} operand type{'' if len(operands) == 1 else 's'} but had {len(taken)}"
            raise self.error(colon + 1, f"expected {said}")
        frame.types = Types(operands, taken, given)
        if tokens[i].text == "loc" and tokens[i + 1].text == "(":
            i = self._behind_group(i + 1, "(")
        return i

    def _behind_group(self, i: int, bracket: str) -> int:
        """The token behind the group that begins at token `i` with `bracket`."""
        opened: list[int] = []
        first = i
        while True:
            if self.tokens[i].kind is Kind.END:
                raise self.error(first, f"this '{bracket}' is never closed")
            i = self._bracket(opened, i)
            if not opened:
                return i

    def _ends_at(self, frame: _OpenOperation, i: int) -> bool:
        """Does the operation that is being read, with no bracket open, end ahead of token `i`?"""
        token, before = self.tokens[i], self.tokens[i - 1]
        if token.text == "}" or (i in self.behind_splits and len(self.frames) == 2):
            return True
        if not token.leads and not (before.text == "}" and frame.op.regions):
            return False
        return before.text not in _LEADS_ON and self._begins_operation(i)

    def _is_own_location(self, behind: int) -> bool:
        """Is a location that ends ahead of token `behind` the operation's, and not that of an operand or an argument, `%i loc("a") = 0`?"""
        token = self.tokens[behind]
        return token.text not in _LEADS_ON and (token.leads or token.text == "}" or self._begins_operation(behind))

    def _begins_operation(self, i: int) -> bool:
        """Does an operation, a block or an alias begin at token `i`, as far as can be told?"""
        tokens = self.tokens
        token, following = tokens[i], tokens[i + 1] if i + 1 < len(tokens) else tokens[i]
        match token.kind:
            case Kind.VALUE:
                while tokens[i].kind is Kind.VALUE:
                    i += 1
                    if tokens[i].text == ":" and tokens[i + 1].kind is Kind.NUMBER:
                        i += 2
                    if tokens[i].text == "=":
                        return tokens[i + 1].kind in (Kind.WORD, Kind.STRING)
                    if tokens[i].text != ",":
                        return False
                    i += 1
                return False
            case Kind.STRING:
                return following.text == "("
            case Kind.WORD:
                return "." in bare_name(token.text) and following.text != "="
            case Kind.BLOCK:
                return following.text in (":", "(")
            case Kind.ATTRIBUTE | Kind.TYPE:
                return following.text == "=" and len(self.frames) == 2
            case Kind.RESOURCES:
                return len(self.frames) == 2
        return False

    def _finish(self, frame: _OpenOperation, i: int) -> int:
        """End an operation ahead of token `i`."""
        if frame.brackets:
            raise self._never_closed()
        if frame.header is not None:
            self.names.leave(frame.header)
        scope = frame.op.block.region.scope
        is_known = frame.is_generic or not frame.op.regions or frame.op.name in TRANSPARENT or frame.op.name in ISOLATED
        is_declaration = not frame.op.regions and not frame.is_generic
        for place in frame.mentions:
            if is_declaration and self._is_declared(frame.op, place, scope):
                continue
            self._use(scope, frame.op, place, pins=not is_known)
        frame.op.end = i
        self._check_demands(frame)
        for place, values in frame.results:
            self._define(scope, place, values)
        self.frames.pop()
        return i

    def _is_declared(self, op: Operation, place: int, scope: Scope) -> bool:
        """Is the name at token `place` an argument's in a declaration, `func.func private @f(%x: i32)`?"""
        tokens = self.tokens
        has_type = tokens[place + 1].text == ":" or tokens[place + 1].kind is Kind.STRING
        if not has_type or self.names.find(scope, tokens[place].text) is not None:
            return False
        return any(token.kind is Kind.SYMBOL for token in tokens[op.start : place])

    # Regions of operations

    def _opens_region(self, frame: _OpenOperation, i: int) -> bool:
        """Is the brace at token `i` a region's, or that of a dictionary of attributes?"""
        tokens, opened = self.tokens, frame.brackets
        if frame.is_generic:
            return len(opened) == 1 and tokens[opened[0]].text == "(" and tokens[opened[0] + 1].text == "{"
        if any(tokens[place].text in "<[" for place in opened):
            return False
        first, second = tokens[i + 1], tokens[i + 2] if i + 2 < len(tokens) else tokens[i + 1]
        match first.kind:
            case Kind.BLOCK:
                return True
            case Kind.VALUE:
                return self._begins_operation(i + 1)
            case Kind.STRING:
                return second.text == "("
            case Kind.WORD if second.text == "}":  # an attribute without a value, or an operation without operands
                return "." in bare_name(first.text) and not opened and tokens[i - 1].text != "attributes"
            case Kind.WORD:
                return second.text not in ("=", ",")
            case Kind.PUNCTUATION:
                return first.text == "}" and tokens[i - 1].text != "attributes"
        return False

    def _open_region(self, frame: _OpenOperation, i: int) -> int:
        op = frame.op
        outside = op.block.region.scope
        if frame.header is None:
            frame.header = Scope(outside, is_region=False, sees_outside=op.name not in ISOLATED)
        if frame.is_generic:
            for place in frame.mentions:
                self._use(outside, op, place)
        else:
            for place in frame.mentions:
                self._sort_mention(frame, place, outside)
        frame.mentions.clear()
        region = Region(op, Scope(frame.header, unique_from=outside.unique_from if op.name in TRANSPARENT else None))
        op.regions.append(region)
        self.frames.append(region)
        return i

    def _sort_mention(self, frame: _OpenOperation, place: int, outside: Scope) -> None:
        """A name ahead of a region in custom syntax: is it used, or an argument of the region?"""
        assert frame.header is not None
        name = frame.op.name
        text = self.tokens[place].text
        base = text.partition("#")[0]
        if name in ISOLATED or self._is_bound(place):
            value = Value(text, None, frame.op)
            value.type = self.types.behind_colon(place) if name in ISOLATED else None
            self.names.define(frame.header, base, [value])
            return
        values = self.names.find(outside, base)
        if name in TRANSPARENT and values is not None:
            self._use(outside, frame.op, place)
        elif values is not None:  # used, or an argument that hides what is outside
            self._use(outside, frame.op, place, pins=True)
            if base not in frame.header.names:
                self.names.define(frame.header, base, [Value(text, None, frame.op) for _ in values])
        else:
            self.guessed.add(base)
            if base not in frame.header.names:
                self.names.define(frame.header, base, [Value(text, None, frame.op)])

    def _is_bound(self, place: int) -> bool:
        """Is the name at token `place` written as one that is given a value: `%i =`, `%i in`, `(%i, %j) =`?"""
        tokens = self.tokens
        if tokens[place + 1].text in ("=", "in"):
            return True
        behind = place + 1
        while tokens[behind].text == "," and tokens[behind + 1].kind is Kind.VALUE:
            behind += 2
        if tokens[behind].text != ")" or tokens[behind + 1].text not in ("=", "in"):
            return False
        while tokens[place - 1].text == "," and tokens[place - 2].kind is Kind.VALUE:
            place -= 2
        return tokens[place - 1].text == "("

    # Names

    def _define(self, scope: Scope, place: int, values: list[Value]) -> None:
        base = self.tokens[place].text.partition("#")[0]
        if self.names.is_taken(scope, base):
            raise self.error(place, f"redefinition of SSA value '{base}'")
        self.names.define(scope, base, values)
        if base in self.guessed:
            for value in values:
                value.pinned = True

    def _use(self, scope: Scope, op: Operation, place: int, pins: bool = False) -> None:
        base, _, index = self.tokens[place].text.partition("#")
        values = self.names.find(scope, base)
        if values is None:
            self.unresolved.append((scope, op, place))
            if op.known is not None:  # of what is defined further down nothing is known
                op.operands.append(Value(self.tokens[place].text, None, op.block.region))
                op.places.append(place)
            return
        value = self._result(values, index, place)
        if pins:  # it may be no use at all
            value.users.append(op)
            value.pinned = True
        else:
            self._note_use(value, op)
        op.operands.append(value)
        op.places.append(place)

    @staticmethod
    def _note_use(value: Value, op: Operation) -> None:
        """An operation uses a value; the regions between see what is around them."""
        value.users.append(op)
        region, home = op.block.region, value.home
        least = home.depth if isinstance(home, Region) else home.block.region.depth + 1
        passed = []
        while region.depth > least:
            if region.beyond is region:
                assert region.owner is not None
                region.is_open = True
                region.beyond = region.owner.block.region
            passed.append(region)
            region = region.beyond
        for inner in passed:
            inner.beyond = region

    def _result(self, values: list[Value], index: str, place: int) -> Value:
        number = int(index[:6] or 0)
        if number >= len(values):
            raise self.error(place, f"reference to invalid result number {index}")
        return values[number]

    def _resolve(self) -> None:
        """Find the definitions of names and blocks that were used ahead of them."""
        for scope, op, place in self.unresolved:
            base, _, index = self.tokens[place].text.partition("#")
            values = scope.find(base)
            if values is None:
                raise self.error(place, f"use of undeclared SSA value name '{base}'")
            value = self._result(values, index, place)
            self._note_use(value, op)
            value.pinned = True
        for region, place in self.jumps:
            if self.tokens[place].text not in region.labels:
                raise self.error(place, f"reference to an undefined block '{self.tokens[place].text}'")


def _known_type(value: Value) -> IntegerType | None:
    """The type of a known operation's result."""
    op = value.op
    return op.known.type_of_result(op.results.index(value)) if op is not None and op.known is not None else None


def _is_certainly_meant(value: Value, op: Operation) -> bool:
    """Whether an operation that names a value must mean this one: an operation around it that nobody knows may see none of outside, and
    define another one of that name further down."""
    region = op.block.region
    while region is not value.home and region.owner is not value.home:
        if region.owner is None or region.owner.name not in TRANSPARENT:
            return False
        region = region.owner.block.region
    return True
