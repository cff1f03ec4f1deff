"""Simplifies the integer operations of MLIR text.

    simplify("...")      # the text, in which other operations compute the same

Each known operation becomes an expression; the walker simplifies them; the materializer puts them back where they were, through the
`FrontEnd` of this file, which changes nothing but what is written: operations that nobody needs any longer are taken out, new ones stand
right ahead of the one that asked for them, in its dialect and syntax, and its name goes on. Operations of cuda_tile go that are the same as
others, and each `if` that only chooses becomes a `select` (`merging.py`). Everything else stays as it is, byte for byte.

What is known where: an operation sees what the blocks that dominate its own have computed, and what is around its region, if that may use
it. A region that uses nothing of outside, of an operation of which nothing is known, is taken for one that must not.
"""

from __future__ import annotations

import re
from collections.abc import Hashable, Iterator
from contextlib import suppress
from typing import Final, Generic, NamedTuple, TypeVar

from nvopt.tile.costs import Nest, cost
from nvopt.tile.evaluation import cast, evaluate, signed
from nvopt.tile.expressions import POISON, UNDEF, Expression, Symbol
from nvopt.tile.kinds import COMMUTATIVE, COMPARISONS, SHIFTS, Kind
from nvopt.tile.known_bits import is_never_undef, known_bits, signed_range
from nvopt.tile.materializer import NOWHERE, Materializer, Places, SimplifierResult
from nvopt.tile.mlir.dialects import REARRANGING, ROUNDED, ROUNDED_DOWN, Form, Known
from nvopt.tile.mlir.dominance import dominator_tree
from nvopt.tile.mlir.edits import Edits
from nvopt.tile.mlir.facts import Elements, TextFacts
from nvopt.tile.mlir.integer_types import IntegerType
from nvopt.tile.mlir.loops import Nests
from nvopt.tile.mlir.merging import Choice, choice_of, words_of
from nvopt.tile.mlir.names import Names
from nvopt.tile.mlir.reading import read
from nvopt.tile.mlir.regrouping import Gathered, elements_of, gathered, regrouped
from nvopt.tile.mlir.spelling import NoWordsError, constant_name, public_name, spell
from nvopt.tile.mlir.spelling import Operation as Spelled
from nvopt.tile.mlir.structure import Block, Chunk, Operation, Region, Value
from nvopt.tile.mlir.tokens import MlirError, Source, has_comment
from nvopt.tile.rules.base import power_of_two
from nvopt.tile.walker import CacheKind, Walker, simplify_all

K = Kind
Held = TypeVar("Held")
_TOTAL: Final = COMMUTATIVE | COMPARISONS | {K.EK_Sub, K.EK_NegI, K.EK_NotI, K.EK_AbsI}
"""Kinds that give a number for any numbers, and poison where one operand is that."""
_NAME: Final = re.compile(r"%[\w$.-]+", re.ASCII)
_PASSES: Final = 8
"""The text is gone over so often at most, while anything changes: operations that differ by their flags alone are one only then."""


def simplify_text(text: str, name: str) -> str:
    """The text with its integer operations simplified; `name` is the file's, for messages. MlirError where it is no MLIR."""
    for number in range(_PASSES):
        edits = Edits(text)
        try:
            chunks = read(Source(text, name))
        except MlirError:
            if number:
                return text  # it was read before; what is wrong in it now would be told of a text that nobody wrote
            raise
        for chunk in chunks:
            _Simplifier(chunk, edits).run()
        before, text = text, edits.apply()
        if text == before or _without_names(text) == _without_names(before):
            return before
    return text


def _without_names(text: str) -> str:
    """The text with its values numbered: lists of operations get other names each time that they are made."""
    numbers: dict[str, str] = {}
    return _NAME.sub(lambda found: numbers.setdefault(found[0], f"%{len(numbers)}"), text)


class _New(NamedTuple):
    """An operation that is not in the text."""

    spelled: Spelled
    operands: tuple[Value, ...]
    place: Operation
    """Ahead of which it stands."""


class _Scopes(Generic[Held]):
    """What there is of each key, as the blocks around a place have it."""

    def __init__(self) -> None:
        self.values: dict[Hashable, Held] = {}
        self._undo: list[list[Hashable]] = [[]]

    def put(self, key: Hashable, value: Held) -> None:
        self.values[key] = value
        self._undo[-1].append(key)

    def enter(self) -> None:
        self._undo.append([])

    def leave(self) -> None:
        for key in self._undo.pop():
            del self.values[key]


class _Visible:
    """What there is at a place."""

    def __init__(self, front_end: _Simplifier) -> None:
        self.materializer: Materializer[Value] = Materializer(front_end, front_end.places)
        self.constants: _Scopes[Value] = _Scopes()
        self.same: _Scopes[Operation] = _Scopes()
        """Operations that are the same everywhere, by their words."""

    def enter(self) -> None:
        for scopes in (self.materializer, self.constants, self.same):
            scopes.enter()

    def leave(self) -> None:
        for scopes in (self.materializer, self.constants, self.same):
            scopes.leave()


class _Simplifier:
    """The front end of the simplifier for one chunk: `nvopt.tile.materializer.FrontEnd`, with the text's values."""

    def __init__(self, chunk: Chunk, edits: Edits) -> None:
        self.chunk = chunk
        self.edits = edits
        self.raw: dict[Value, Expression] = {}
        """Each known operation's expression, as it stands there."""
        self.pool = TextFacts(chunk, edits.text, self.raw).pool
        self.lists: dict[Value, Gathered] = {}
        """What operations with constants of several numbers are as lists."""
        self.reshaped: dict[Value, tuple[Value, IntegerType]] = {}
        """What tiles were ahead of all reshapes."""
        self.results: dict[Value, Expression] = {}
        """What those that are needed become."""
        self.made: dict[Value, _New] = {}
        self.ahead: dict[Operation, list[Value]] = {}
        """The new operations ahead of each operation, in their order."""
        self.weakened: dict[Value, int] = {}
        """The flags that are left of operations that lost some."""
        self.forwarded: dict[Value, Value] = {}
        """What stands for a value whose operation is gone."""
        self.names = Names(chunk)
        self.nests = Nests(chunk)
        self.places = NOWHERE
        """Of expressions, once they are simplified."""
        self.original: Operation | None = None
        """The operation that is being materialized."""
        self.root: Expression | None = None
        self.has_computed = False
        """Is there an operation on constants of several numbers that is another one? As an expression it costs nothing."""
        self.choices: dict[Operation, Choice] = {}
        """Each `if` that is a choice."""
        self.alternatives: dict[Value, tuple[Value, Value, Value]] = {}
        """Of each value that a choice gives, the condition and what it chooses between."""
        self.chosen: set[Operation] = set()
        """The operations in these."""
        self.merged: set[Operation] = set()
        """Operations of which another one gives the same."""

    def run(self) -> None:
        """Simplify, and note what is to be written otherwise."""
        for op in self.chunk.operations:
            if op.known is not None:
                self._lift(op, op.known)
        self._choose()
        if not (self.raw and self._walk()):
            self.results = {}  # known operations stay as they are
            if not self.choices and not self._may_merge():
                return
        self.visible = _Visible(self)
        visits = [self._visit_region(self.chunk.top)]
        while visits:
            within = next(visits[-1], None)
            if within is None:
                visits.pop()
            else:
                visits.append(self._visit_region(within))
        self._write()

    def _choose(self) -> None:
        """Find the choices; several results of one name get one each."""
        for op in self.chunk.operations:
            choice = choice_of(op, self.chunk.tokens, self.edits.text)
            if choice is None:
                continue
            self.choices[op] = choice
            self.chosen.update(choice.yields)
            for value, values in zip(op.results, choice.values, strict=True):
                if "#" in value.text:
                    self.forwarded[value] = Value(self.names.fresh(self.names.like(value.text)), None, op.block.region)
                self.alternatives[self._current(value)] = choice.condition, *values

    def _may_merge(self) -> bool:
        """Are there operations that are the same everywhere, with the same words?"""
        words = [words for op in self.chunk.operations if (words := self._words_of(op)) is not None]
        return len(set(words)) < len(words)

    def _words_of(self, op: Operation) -> Hashable | None:
        """What tells an operation that is the same everywhere from others; None where it isn't such a one, or has a comment in it."""
        words = words_of(op, self.chunk.tokens, self._current)
        return None if words is None or has_comment(self.edits.text, self.chunk.tokens, op.start, op.end) else words

    def _walk(self) -> bool:
        """Simplify what is needed; whether anything was saved, or is to be written otherwise in any case: numbers that get another shape
        cost nothing as expressions, nor does what stands for the results of an operation of two, and divisions that are rounded down
        or up are expressions only where they are simpler."""
        loops = self._loops_of_nodes()
        self.results, saved = simplify_all(self.pool, self._roots(), self.raw, loops=loops)
        self.places = Places(loops, set(self.raw.values()) - {self.raw[value] for value in self.results})
        return (
            saved > 0
            or self.has_computed
            or any(
                op.known is not None and (op.known.cast in (*REARRANGING, *ROUNDED) or op.known.results == 2) and self._may_change(op)
                for op in self.chunk.operations
            )
        )

    def _loops_of_nodes(self) -> dict[Expression, Nest]:
        """The loops that each expression is computed in, where any is in one; where it is computed twice, the fewest."""
        found: dict[Expression, Nest] = {}
        for value, node in self.raw.items():
            assert value.op is not None
            nest = self.nests.of(value.op)
            found[node] = min(found.get(node, nest), nest, key=len)
        return found if any(found.values()) else {}

    # Into expressions

    def _lift(self, op: Operation, known: Known) -> None:
        """Make the operation's expression. A tile's shift by what isn't known to be below the width has none; nor has a tile in another
        shape, unless its elements are all the same number, or it has had that shape before."""
        of, kind = known.type, known.kind
        operands = [self._expression(operand, known.type_of_operand(index)) for index, operand in enumerate(op.operands)]
        if (computed := _of_elements(known, operands)) is not None:
            for index, value in enumerate(op.results):
                self.raw[value] = self._elements(computed[index], known.type_of_result(index))
            self.has_computed |= self._may_change(op)
            return
        if kind in SHIFTS and known.form.dialect == "cuda_tile" and not _is_below(operands[1].number, of.bits):
            return
        if known.results == 2:
            self._lift_two(op, known, operands)
            return
        if kind is K.EK_Constant:
            node = self.pool.constant(known.number, of.bits, of.shape)
        elif kind is K.EK_BitVecConst:
            node = self._elements(known.numbers, of) if known.numbers else self.pool.poison(of.bits, of.shape)
        elif known.cast in REARRANGING:
            found = self._rearranged(op, known, operands[0])
            if found is None:
                return
            node = found
        elif known.cast in ROUNDED:
            rounded = self._rounded(known, *operands)
            if rounded is None:
                return
            node = rounded
        elif kind is K.EK_Cast:
            node = self.pool.cast(known.cast, operands[0], of.bits, known.flags)
        else:
            node = self._regrouped(op, known, operands) or self.pool.make(kind, operands, known.flags)
        self.raw[op.results[0]] = node

    def _elements(self, numbers: tuple[int, ...], of: IntegerType) -> Expression:
        """A number for each element."""
        if len(set(numbers)) == 1:
            return self.pool.constant(numbers[0], of.bits, of.shape)
        return self.pool.symbol(Elements(numbers, of.bits), of.bits, of.shape)

    def _regrouped(self, op: Operation, known: Known, operands: list[Expression]) -> Expression | None:
        """An operation with those of its kind that only it uses, where their constants, one at least of several numbers, become one."""
        found = gathered(known.kind, operands, [self._list_of(value, op.block) for value in op.operands])
        if found is None:
            return None
        if self._is_only_known(op):
            self.lists[op.results[0]] = found
        return regrouped(self.pool, found, self._elements(found.numbers, known.type)) if found.constants > 1 else None

    def _list_of(self, value: Value, block: Block) -> Gathered | None:
        """What an operand is as a list, if nobody else uses it, and if it is computed in this block: work isn't to move into a loop."""
        is_near = len(value.users) == 1 and value.op is not None and value.op.block is block
        return self.lists.get(value) if is_near else None

    def _rearranged(self, op: Operation, known: Known, operand: Expression) -> Expression | None:
        """A tile in another shape: a number stays one, and what has its first shape again is what it was."""
        of = known.type
        if operand.number is not None:
            return self.pool.constant(operand.number, of.bits, of.shape)
        if known.operand_type == of:
            return operand
        if known.cast != "reshape":
            return None
        source, first = self.reshaped.get(op.operands[0], (op.operands[0], known.operand_type))
        self.reshaped[op.results[0]] = source, first
        return self._expression(source, first) if first == of else None

    def _rounded(self, known: Known, dividend: Expression, divisor: Expression) -> Expression | None:
        """A division that is rounded down or up, where it is something simpler; that of the least number by -1 has no result."""
        if dividend.number is not None and divisor.number is not None:
            quotient = _quotient(known, dividend.number, divisor.number)
            return self.pool.constant(quotient, divisor.bits, divisor.shape) if quotient is not None else None
        if known.cast == ROUNDED_DOWN:
            return self._rounded_down(dividend, divisor)
        return self._rounded_up(dividend, divisor, known.kind is K.EK_DivS)

    def _rounded_down(self, dividend: Expression, divisor: Expression) -> Expression | None:
        """A signed division rounded down: by a power of two a shift; of what isn't negative, by what is positive, one without signs."""
        by = power_of_two(divisor.number)
        if by is not None and by < divisor.bits - 1:
            return self.pool.make(K.EK_ShrS, (dividend, self.pool.constant(by, divisor.bits, divisor.shape)))
        if signed_range(self.pool, dividend)[0] >= 0 and signed_range(self.pool, divisor)[0] > 0:
            return self.pool.make(K.EK_DivU, (dividend, divisor))
        return None

    def _rounded_up(self, dividend: Expression, divisor: Expression, is_signed: bool) -> Expression | None:
        """A division rounded up: by a power of two a shift of what is a multiple of it."""
        by = power_of_two(divisor.number)
        if by is None or by >= divisor.bits - is_signed or ~known_bits(self.pool, dividend)[0] & ((1 << by) - 1):
            return None
        return self.pool.make(K.EK_ShrS if is_signed else K.EK_ShrU, (dividend, self.pool.constant(by, divisor.bits, divisor.shape)))

    def _lift_two(self, op: Operation, known: Known, operands: list[Expression]) -> None:
        """Make the expressions of the results that are used, where these are numbers or operands, or the first alone is used: an operation
        of one result serves as well then."""
        pool, bits, first = self.pool, known.type.bits, self.pool.make(known.kind, operands)
        used = [value for value in op.results if value.users]
        if used == op.results[:1]:
            self.raw[op.results[0]] = first
            return
        if known.cast == "carry":
            second = pool.make(K.EK_LtU, (first, operands[0]))
        else:
            wide = pool.make(K.EK_Mul, [pool.cast(known.cast, operand, 2 * bits) for operand in operands])
            second = pool.cast("trunc", pool.make(K.EK_ShrU, (wide, pool.constant(bits, 2 * bits, wide.shape))), bits)
        walker = Walker(pool)
        found = {value: walker.simplify(node, CacheKind.FOLDS) for value, node in zip(op.results, (first, second), strict=True)}
        if all(found[value].is_leaf or found[value] in operands for value in used):
            self.raw.update((value, found[value]) for value in used)

    def _expression(self, value: Value, of: IntegerType) -> Expression:
        """The expression of an operand; a number where it can be no other."""
        found = self.raw.get(value)
        if found is not None:
            return found
        symbol = self.pool.symbol(value, of.bits, of.shape)
        low, high = signed_range(self.pool, symbol)
        return symbol if low < high else self.pool.constant(low, of.bits, of.shape)

    def _roots(self) -> Iterator[Expression]:
        """The expressions that the rest of the text needs, one for each use; what nobody uses is needed, too, since it was written."""
        for value, node in self.raw.items():
            stays = sum(not self._may_change(user) for user in value.users)
            for _ in range(stays if value.users else 1):
                yield node

    def _may_change(self, op: Operation) -> bool:
        """May an operation be written otherwise, or go?"""
        return self._is_only_known(op) and any(value in self.raw for value in op.results)

    def _may_go(self, op: Operation) -> bool:
        """May an operation go that nobody needs any longer? So may one that has no expression, as a tile in another shape."""
        return self._may_change(op) or (self._is_only_known(op) and len(op.results) == 1)

    @staticmethod
    def _is_only_known(op: Operation) -> bool:
        """Is all known of an operation, and of where its results are used?"""
        return op.known is not None and not op.known.has_attributes and not any(value.pinned for value in op.results)

    # Back to operations, place by place

    def _visit_region(self, region: Region) -> Iterator[Region]:
        """Materialize the operations of a region; gives each region within, to be visited before this one goes on."""
        around = self.visible
        if not region.is_open:
            self.visible = _Visible(self)
        inside = self.visible
        tree = dominator_tree(region)
        pending: list[Block | None] = [*reversed(tree[None])]
        while pending:
            block = pending.pop()
            if block is None:
                inside.leave()
                continue
            inside.enter()
            for op in block.operations:
                self._visit(op)
                for within in op.regions:
                    yield within
                    self.visible = inside
            pending.append(None)
            pending += reversed(tree.get(block, []))
        self.visible = around

    def _visit(self, op: Operation) -> None:
        """Materialize the expressions of an operation where it stands, or find one that is the same."""
        words = self._words_of(op)
        if words is not None:
            self._merge(op, words)
        if self._may_change(op):
            for value in op.results:
                node = self.results.get(value)
                if node is not None:  # somebody needs it
                    self._materialize(op, value, node)

    def _merge(self, op: Operation, words: Hashable) -> None:
        """Put what another operation gives for what this one does, where that is the same."""
        same = self.visible.same
        found = same.values.get(words)
        if found is None:
            same.put(words, op)
            return
        self.merged.add(op)
        self.forwarded.update(zip(op.results, found.results, strict=True))

    def _materialize(self, op: Operation, value: Value, node: Expression) -> None:
        self.original, self.root = op, node
        if self._is_constant(value):
            if node in self.visible.constants.values:
                self.replace_all_uses(value, self.visible.constants.values[node])
            else:
                self.visible.constants.put(node, value)
            return
        materializer, nest = self.visible.materializer, self.nests.of(op)
        if nest and materializer.moves_into(nest, self.raw[value], node):
            return
        with suppress(NoWordsError):  # it stays as it is
            materializer.materialize(value, node)

    # What the materializer asks

    def operation_name(self, node: Expression) -> str:
        """`arith.addi`; NoWordsError where the node's dialect has no operation for it."""
        return public_name(_dialect_of(node), _spelled(node, node.flags))

    def operands(self, node: Expression, operands: tuple[Value, ...]) -> tuple[Value, ...]:
        """`not` is an exclusive or with all bits, and `neg` a difference, but of tiles."""
        if node.kind is K.EK_NotI:
            return *operands, self.leaf(self.pool.constant(-1, node.bits, node.shape))
        if _written_kind(node) is K.EK_Sub and node.kind is K.EK_NegI:
            return self.leaf(self.pool.constant(0, node.bits, node.shape)), *operands
        return operands

    def attributes(self, node: Expression) -> tuple[Hashable, ...]:
        return _written_kind(node), node.payload, node.bits, node.shape

    def leaf(self, node: Expression) -> Value:
        """A constant, or the symbol's value. Poison may be anything, and so it is 0 where none is written."""
        if isinstance(node.payload, Symbol) and not isinstance(node.payload.key, Elements):
            value = node.payload.key
            assert isinstance(value, Value)
            return self._current(value)
        if node not in self.visible.constants.values and (node.payload is POISON or node.payload is UNDEF):
            node = self.pool.constant(0, node.bits, node.shape)
        found = self.visible.constants.values.get(node)
        if found is None:
            spelled = _spelled(node, 0)
            found = self._make(spelled, (), constant_name(spelled))
            self.visible.constants.put(node, found)
        return found

    def is_operation(self, original: Value, result: SimplifierResult[Value]) -> bool:
        op = original.op
        assert op is not None
        assert op.known is not None
        known, node = op.known, result.expression
        operands = tuple(map(self._current, op.operands))
        if known.results == 2:
            return False
        if self._is_as_good(known, self.raw[original], operands, result):
            return True
        if known.kind is not _written_kind(node) or known.cast != (node.payload or "") or known.flags & ~result.flags:
            return False
        return operands == result.operands or (known.kind in COMMUTATIVE and operands[::-1] == result.operands)

    def _is_as_good(self, known: Known, raw: Expression, operands: tuple[Value, ...], result: SimplifierResult[Value]) -> bool:
        """Does an operation that promises nothing compute the same of the same values, but for constants, and for no more? It then stays
        as it is written."""
        node = result.expression
        if known.flags or not _is_total(raw) or not _is_total(node) or cost(raw) > cost(node):
            return False
        mine, others = self._computed(operands), self._computed(result.operands)
        return set(mine) == set(others) and (len(mine) <= len(others) or is_never_undef(self.pool, raw))

    def _computed(self, operands: tuple[Value, ...]) -> list[Value]:
        """The operands that are no constants."""
        return [value for value in operands if not self._is_constant(value)]

    def build(self, result: SimplifierResult[Value]) -> Value:
        node = result.expression
        # Overflow that a tile's operation promises not to have is undefined behaviour, and not only a value that must not be used: the
        # promise is kept where what stood there gave it, and not within what is computed newly.
        flags = result.flags if node is self.root or _dialect_of(node) != "cuda_tile" else 0
        return self._make(_spelled(node, flags), result.operands, self.names.like(self._place.results[0].text))

    def weaken(self, value: Value, flags: int) -> None:
        made = self.made.get(value)
        if made is not None:
            self.made[value] = made._replace(spelled=made.spelled._replace(flags=made.spelled.flags & flags))
            return
        assert value.op is not None
        assert value.op.known is not None
        before = self.weakened.get(value, value.op.known.flags)
        if before & ~flags:
            self.weakened[value] = before & flags

    def replace_all_uses(self, original: Value, value: Value) -> None:
        self.forwarded[original] = value

    def erase(self, original: Value) -> None:
        """Its uses were replaced: it is not written (`_write`)."""

    @property
    def _place(self) -> Operation:
        assert self.original is not None
        return self.original

    def _make(self, spelled: Spelled, operands: tuple[Value, ...], name: str) -> Value:
        """A new operation, ahead of the one that is being materialized. NoWordsError where its dialect has none."""
        spell(self._form_at(self._place, spelled), spelled, [""] * len(operands))
        value = Value(self.names.fresh(name), None, self._place.block.region)
        self.made[value] = _New(spelled, operands, self._place)
        self.ahead.setdefault(self._place, []).append(value)
        return value

    @staticmethod
    def _form_at(place: Operation, spelled: Spelled) -> Form:
        """How what is new at a place is written: as what stands there."""
        known = place.known
        assert known is not None
        dialect = "cuda_tile" if spelled.type.container == "tile" else "arith"
        return known.form._replace(dialect=dialect)

    def _current(self, value: Value) -> Value:
        while (after := self.forwarded.get(value)) is not None:
            value = after
        return value

    def _is_constant(self, value: Value) -> bool:
        if value in self.made:
            return self.made[value].spelled.kind in (K.EK_Constant, K.EK_BitVecConst)
        return value.op is not None and value.op.known is not None and value.op.known.kind in (K.EK_Constant, K.EK_BitVecConst)

    # Writing

    def _write(self) -> None:
        """Note in the edits what is to be written otherwise."""
        self._hand_names_on()
        needed = self._needed()
        for op in self.chunk.operations:
            start, end = self.chunk.tokens[op.start].start, self.chunk.tokens[op.end - 1].end
            if op in self.chosen:
                continue
            new = [self._new_text(value) for value in self.ahead.get(op, ()) if value in needed]
            if op in self.choices:
                texts = self._choice_texts(op, self.choices[op], needed)
                behind = self.edits.behind_blanks(end)
                if behind is None:
                    self.edits.replace_operation(start, end, texts)
                else:  # a `select` of a syntax that is read line by line
                    self.edits.replace_operation(start, behind, [*texts, ""])
            elif op in self.merged or (self._may_go(op) and op.results[0] not in needed):
                self.edits.replace_operation(start, end, new)
            elif op.known is not None and op.results[0] in self.weakened:
                self.edits.replace_operation(start, end, [*new, self._weakened_text(op, op.known)])
            else:
                self.edits.put_ahead(start, new)
                self._rename_operands(op)

    def _hand_names_on(self) -> None:
        """Where a new operation stands in an old one's place, it takes its name, and uses need not be told."""
        for value, after in self.forwarded.items():
            made = self.made.get(after)
            if made is not None and made.place is value.op and "#" not in value.text:
                after.text = value.text

    def _needed(self) -> set[Value]:
        """The values, of the text and new ones, whose operations are written."""
        needed: set[Value] = set()
        pending: list[Value] = []
        for op in self.chunk.operations:
            if op in self.merged or op in self.chosen:
                continue
            if op in self.choices:
                pending += () if any(value.users for value in op.results) else map(self._current, op.results)
            elif not self._may_go(op):
                pending += map(self._current, op.operands)
            elif not any(value.users for value in op.results):
                after = self._current(op.results[0])
                made = self.made.get(after)
                if after is op.results[0] or (made is not None and made.place is op):
                    pending.append(after)
        while pending:
            value = pending.pop()
            if value in needed:
                continue
            needed.add(value)
            if value in self.alternatives:
                pending += map(self._current, self.alternatives[value])
            elif value in self.made:
                pending += map(self._current, self.made[value].operands)
            elif value.op is not None and (value in self.raw or self._may_go(value.op)):
                pending += map(self._current, value.op.operands)
        return needed

    def _new_text(self, value: Value) -> str:
        made = self.made[value]
        operands = [self._current(operand).text for operand in made.operands]
        known = made.place.known
        assert known is not None
        return f"{value.text} = {spell(self._form_at(made.place, made.spelled), made.spelled, operands)}{known.location}"

    def _choice_texts(self, op: Operation, choice: Choice, needed: set[Value]) -> list[str]:
        """A select for each result of an `if` that anybody needs."""
        texts = []
        for value, of in zip(map(self._current, op.results), choice.types, strict=True):
            if value in needed:
                operands = ", ".join(self._current(operand).text for operand in self.alternatives[value])
                texts.append(f"{value.text} = {choice.select(operands, of)}")
        return texts

    def _weakened_text(self, op: Operation, known: Known) -> str:
        spelled = Spelled(known.kind, known.type, known.operand_type, self.weakened[op.results[0]], known.cast)
        operands = [self._current(operand).text for operand in op.operands]
        return f"{op.results[0].text} = {spell(known.form, spelled, operands)}{known.location}"

    def _rename_operands(self, op: Operation) -> None:
        for place, value in zip(op.places, op.operands, strict=True):
            after = self._current(value)
            if after.text != value.text:
                token = self.chunk.tokens[place]
                self.edits.replace(token.start, token.end, after.text)


def _type_of(node: Expression) -> IntegerType:
    return IntegerType(node.bits, *node.shape) if isinstance(node.shape, tuple) else IntegerType(node.bits, "", "")


def _dialect_of(node: Expression) -> str:
    return "cuda_tile" if _type_of(node).container == "tile" else "arith"


def _written_kind(node: Expression) -> Kind:
    """The kind that a node is written as."""
    if node.kind is K.EK_NotI:
        return K.EK_XorN
    return K.EK_Sub if node.kind is K.EK_NegI and _dialect_of(node) == "arith" else node.kind


def _spelled(node: Expression, flags: int) -> Spelled:
    """The node's operation, to be written."""
    of, kind = _type_of(node), _written_kind(node)
    operand_type = of.with_bits(node.first.bits) if kind in COMPARISONS or kind is K.EK_Cast else of
    numbers = elements_of(node) or (() if node.number is None else (node.number,))
    return Spelled(kind, of, operand_type, flags, str(node.payload) if kind is K.EK_Cast else "", numbers)


def _is_total(node: Expression) -> bool:
    """Does an operation give a number for any numbers, and poison where one operand is that?"""
    return node.kind in _TOTAL or (node.kind is K.EK_Shl and _is_below(node.second.number, node.bits))


def _is_below(number: int | None, limit: int) -> bool:
    return number is not None and number < limit


def _of_elements(known: Known, operands: list[Expression]) -> tuple[tuple[int, ...], ...] | None:
    """What an operation on constants gives for each element, by its results, where one of them at least is of several numbers; None where
    one element has no number, or where elements are repeated."""
    listed = [elements_of(operand) for operand in operands]
    count = next((len(numbers) for numbers in listed if numbers is not None), 0)
    if count == 0 or (known.cast in REARRANGING and known.cast != "reshape"):
        return None
    columns = []
    for operand, numbers in zip(operands, listed, strict=True):
        if numbers is None and operand.number is None:
            return None
        columns.append(numbers if numbers is not None else (operand.number or 0,) * count)
    if known.cast == "reshape":
        return tuple(columns)
    found = [_of_element(known, numbers) for numbers in zip(*columns, strict=True)]
    given = [numbers for numbers in found if numbers is not None]
    return tuple(zip(*given, strict=True)) if len(given) == len(found) else None


def _of_element(known: Known, numbers: tuple[int, ...]) -> tuple[int, ...] | None:
    """What an operation gives of numbers; None where it has no result."""
    bits = known.operand_type.bits
    if known.results == 2:
        return _halves(known, *numbers)
    if known.cast in ROUNDED:
        found = _quotient(known, *numbers)
    elif known.kind is K.EK_Cast:
        found = cast(known.cast, numbers[0], bits, known.type.bits)
    else:
        found = evaluate(known.kind, numbers, bits)
    return None if found is None else (found,)


def _halves(known: Known, one: int, other: int) -> tuple[int, int]:
    """A sum and its carry, or the two halves of a product."""
    bits = known.type.bits
    mask = (1 << bits) - 1
    if known.cast == "carry":
        return one + other & mask, one + other >> bits
    product = signed(one, bits) * signed(other, bits) if known.cast == "sext" else one * other
    return product & mask, product >> bits & mask


def _quotient(known: Known, dividend: int, divisor: int) -> int | None:
    """A quotient that is rounded down or up, below 2**bits; None where that is none."""
    is_signed, bits = known.kind is K.EK_DivS, known.type.bits
    top, by = (signed(number, bits) if is_signed else number for number in (dividend, divisor))
    if by == 0:
        return None
    quotient = top // by if known.cast == ROUNDED_DOWN else -(-top // by)
    return quotient & ((1 << bits) - 1) if quotient < 1 << (bits - is_signed) else None
