"""Integer operations on tiles as operations of `arith`.

    %s = cuda_tile.muli %x, %y : tile<4xi32>

becomes

    %x_arith = builtin.unrealized_conversion_cast %x : !cuda_tile.tile<4xi32> to tensor<4xi32>
    %y_arith = builtin.unrealized_conversion_cast %y : !cuda_tile.tile<4xi32> to tensor<4xi32>
    %s_arith = arith.muli %x_arith, %y_arith : tensor<4xi32>
    %s = builtin.unrealized_conversion_cast %s_arith : tensor<4xi32> to !cuda_tile.tile<4xi32>

`arith` takes no tiles: a tile of one element is an integer, any other a tensor, and where operations that stay what they are use or give
tiles, MLIR's own casts for that stand between, as in any partial conversion. Between two operations of `arith` there is none. Constants
stand behind what isn't constant, as MLIR's canonical form has them.
"""

from __future__ import annotations

from nvopt.tile.kinds import COMMUTATIVE, SHIFTS, Kind
from nvopt.tile.mlir.dialects import REARRANGING, ROUNDED, Form, Known
from nvopt.tile.mlir.edits import Edits
from nvopt.tile.mlir.integer_types import IntegerType
from nvopt.tile.mlir.names import Names
from nvopt.tile.mlir.reading import read
from nvopt.tile.mlir.spelling import Operation as Spelled
from nvopt.tile.mlir.spelling import spell
from nvopt.tile.mlir.structure import Block, Chunk, Operation, Value
from nvopt.tile.mlir.tokens import Source

K = Kind


def to_arith(text: str, name: str) -> str:
    """The text with its integer operations on tiles in `arith`; `name` is the file's, for messages. MlirError where it is no MLIR."""
    source = Source(text, name)
    edits = Edits(text)
    for chunk in read(source):
        _Conversion(chunk, edits).run()
    return edits.apply()


class _Conversion:
    """The conversion of one chunk."""

    def __init__(self, chunk: Chunk, edits: Edits) -> None:
        self.chunk = chunk
        self.edits = edits
        self.names = Names(chunk)
        self.converted: dict[Value, str] = {}
        """The names that values have in arith, where they are computed there."""
        self.casts: dict[tuple[Block, Value], str] = {}
        """The names that other values have in arith, in the blocks in which they were cast."""

    def run(self) -> None:
        """Note what is to be written otherwise."""
        for op in self.chunk.operations:
            if op.known is not None and self._is_converted(op):
                value = op.results[0]
                is_shared = any(not self._is_converted(user) for user in value.users)
                self.converted[value] = self.names.fresh(f"{self.names.like(value.text)}_arith") if is_shared else value.text
        for op in self.chunk.operations:
            if op.known is not None and self._is_converted(op):
                start, end = self.chunk.tokens[op.start].start, self.chunk.tokens[op.end - 1].end
                self.edits.replace_operation(start, end, self._lines(op, op.known))

    @staticmethod
    def _is_converted(op: Operation) -> bool:
        """Does an operation on tiles become one of arith? Shifts do where both dialects say the same of them, constants where they are
        operands of what does."""
        known = op.known
        if known is None or known.form.dialect != "cuda_tile" or known.has_attributes or op.results[0].pinned:
            return False
        if known.cast in (*REARRANGING, *ROUNDED):
            return False
        if known.numbers:
            return any(_Conversion._is_converted(user) for user in op.results[0].users)
        if known.kind not in SHIFTS:
            return True
        by = op.operands[1].op
        return by is not None and by.known is not None and by.known.kind is K.EK_Constant and by.known.number < known.type.bits

    def _lines(self, op: Operation, known: Known) -> list[str]:
        """The operation in arith, behind the casts that it needs, and ahead of that of its result, where others need that."""
        lines: list[str] = []
        form = Form("arith", known.form.generic, True, False)
        operands = [self._operand(op, known, index, lines) for index in range(len(op.operands))]
        of, operand_type = _in_arith(known.type), _in_arith(known.operand_type)
        kind = known.kind
        if kind in COMMUTATIVE and _is_constant(op.operands[0]) and not _is_constant(op.operands[1]):
            operands.reverse()
        if kind is K.EK_NegI:
            zero = self.names.fresh("zero")
            lines.append(f"{zero} = {spell(form, Spelled(K.EK_Constant, of, of, numbers=(0,)), ())}{known.location}")
            kind, operands = K.EK_Sub, [zero, *operands]
        value = op.results[0]
        name = self.converted[value]
        spelled = Spelled(kind, of, operand_type, known.flags, known.cast, known.numbers)
        lines.append(f"{name} = {spell(form, spelled, operands)}{known.location}")
        if name != value.text and known.numbers:
            lines.insert(0, self._as_it_was(op))
        elif name != value.text:
            lines.append(f"{value.text} = {_cast(form, name, of.text(), known.type.text())}{known.location}")
        return lines

    def _as_it_was(self, op: Operation) -> str:
        tokens = self.chunk.tokens
        return self.edits.text[tokens[op.start].start : tokens[op.end - 1].end]

    def _operand(self, op: Operation, known: Known, index: int, lines: list[str]) -> str:
        """The name of an operand in arith; a cast is added to `lines` where it is none yet."""
        value = op.operands[index]
        if value in self.converted:
            return self.converted[value]
        key = op.block, value
        if key not in self.casts:
            of = known.type_of_operand(index)
            self.casts[key] = self.names.fresh(f"{self.names.like(value.text)}_arith")
            lines.append(f"{self.casts[key]} = {_cast(known.form, value.text, of.text(), _in_arith(of).text())}{known.location}")
        return self.casts[key]


def _is_constant(value: Value) -> bool:
    return value.op is not None and value.op.known is not None and bool(value.op.known.numbers)


def _in_arith(of: IntegerType) -> IntegerType:
    """The type that stands for one of tiles."""
    return of._replace(container="tensor" if of.dims else "")


def _cast(form: Form, name: str, source: str, result: str) -> str:
    if form.generic:
        return f'"builtin.unrealized_conversion_cast"({name}) : ({source}) -> {result}'
    return f"builtin.unrealized_conversion_cast {name} : {source} to {result}"
