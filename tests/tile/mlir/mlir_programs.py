"""Random integer programs as MLIR text, and an interpreter of what simplifying makes of them, of one element of each value.

A number is an int, poison is None, and undefined behaviour an exception.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence

from nvopt.tile.evaluation import EXACT, NNEG, NSW, NUW, cast, evaluate, signed
from nvopt.tile.kinds import DIVISIONS, Kind
from nvopt.tile.mlir.dialects import Form, Known
from nvopt.tile.mlir.integer_types import IntegerType
from nvopt.tile.mlir.reading import read
from nvopt.tile.mlir.spelling import Operation as Spelled
from nvopt.tile.mlir.spelling import spell
from nvopt.tile.mlir.structure import Operation, Region, Value
from nvopt.tile.mlir.tokens import Source

K = Kind
Number = int | None
BINARY = (
    *(K.EK_Add, K.EK_Sub, K.EK_Mul, K.EK_AndN, K.EK_OrN, K.EK_XorN, K.EK_MinU, K.EK_MaxU, K.EK_MinS, K.EK_MaxS),
    *(K.EK_Shl, K.EK_ShrU, K.EK_ShrS, K.EK_DivU, K.EK_DivS, K.EK_RemU, K.EK_RemS),
)
COMPARISONS = (K.EK_EqBin, K.EK_NeBin, K.EK_LtU, K.EK_LeU, K.EK_LtS, K.EK_LeS)
BITS = (4, 8)


class UndefinedBehaviourError(Exception):
    """Anything may happen from here on."""


class Program:
    """A function of integers of 4 and 8 bits, in `arith` or `cuda_tile`; some of it in the arms of an `if`."""

    def __init__(self, rng: random.Random, dialect: str, size: int) -> None:
        self.rng = rng
        self.dialect = dialect
        self.container, self.dims = rng.choice([("tile", ""), ("tile", "4x")] if dialect == "cuda_tile" else [("", ""), ("vector", "4x")])
        self.arguments = [(f"%a{index}", self.of(rng.choice(BITS))) for index in range(4)]
        self.scopes: list[list[tuple[str, IntegerType]]] = [list(self.arguments)]
        self.count = 0
        self.lines: list[str] = []
        self._fill(size, "  ")

    def of(self, bits: int) -> IntegerType:
        return IntegerType(bits, self.container, self.dims)

    def _fill(self, size: int, indent: str) -> None:
        for _ in range(size):
            if self.rng.random() < 0.04 and size > 3 and len(self.scopes) < 3:
                self._branch(size // 2, indent)
            else:
                self._operation(indent)

    def _pick(self, of: IntegerType) -> str:
        """A value of a type: often one of the last, sometimes a number."""
        found = [name for scope in self.scopes for name, other in scope if other == of]
        if not found or self.rng.random() < 0.25:
            number = self.rng.choice([0, 1, 2, (1 << of.bits) - 1, 1 << (of.bits - 1), self.rng.randrange(1 << of.bits)])
            return self._emit(Spelled(K.EK_Constant, of, of, numbers=(number & ((1 << of.bits) - 1),)), [], "  " * len(self.scopes))
        return self.rng.choice(found[-8:])

    def _operation(self, indent: str) -> None:
        of = self.of(self.rng.choice(BITS))
        choice = self.rng.random()
        if choice < 0.7:
            kind = self.rng.choice(BINARY)
            flags = self.rng.choice([0, 0, 0, NSW, NUW, NSW | NUW]) if kind in (K.EK_Add, K.EK_Sub, K.EK_Mul, K.EK_Shl) else 0
            self._emit(Spelled(kind, of, of, flags), [self._pick(of), self._pick(of)], indent)
        elif choice < 0.8:
            self._emit(Spelled(self.rng.choice(COMPARISONS), of.with_bits(1), of), [self._pick(of), self._pick(of)], indent)
        elif choice < 0.9:
            self._emit(Spelled(K.EK_Select, of, of), [self._pick(of.with_bits(1)), self._pick(of), self._pick(of)], indent)
        elif choice < 0.93:
            kind = K.EK_NegI if self.dialect == "cuda_tile" and self.rng.random() < 0.5 else K.EK_AbsI
            self._emit(Spelled(kind, of, of, NSW if kind is K.EK_NegI and self.rng.random() < 0.5 else 0), [self._pick(of)], indent)
        elif choice < 0.97:
            source = self.of(self.rng.choice([1, 4]))
            self._emit(Spelled(K.EK_Cast, self.of(8), source, cast=self.rng.choice(["zext", "sext"])), [self._pick(source)], indent)
        else:
            to = self.of(self.rng.choice([1, 4]))
            self._emit(Spelled(K.EK_Cast, to, self.of(8), cast="trunc"), [self._pick(self.of(8))], indent)

    def _emit(self, spelled: Spelled, operands: list[str], indent: str) -> str:
        form = Form(self.dialect, self.rng.random() < 0.3, True, False)
        name = f"%{self.count}"
        self.count += 1
        text = spell(form, spelled, operands)
        if spelled.kind is K.EK_NegI and spelled.flags:  # read, but never written
            text = f"cuda_tile.negi {operands[0]} overflow<no_signed_wrap> : {spelled.type.text()}"
        self.lines.append(f"{indent}{name} = {text}")
        self.scopes[-1].append((name, spelled.type))
        return name

    def _branch(self, size: int, indent: str) -> None:
        of = self.of(8)
        condition = "%p"
        name = f"%r{self.count}"
        self.count += 1
        head, tail = ("scf.if", "scf.yield") if self.dialect == "arith" else ("cuda_tile.if", "cuda_tile.yield")
        self.lines.append(f"{indent}{name} = {head} {condition} -> ({of.text()}) {{")
        for word in ("} else {", "}"):
            self.scopes.append([])
            self._fill(size, indent + "  ")
            self.lines.append(f"{indent}  {tail} {self._pick(of)} : {of.text()}")
            self.scopes.pop()
            self.lines.append(indent + word)
        self.scopes[-1].append((name, of))

    def text(self) -> str:
        """The program: a function that gives its last values."""
        results = self.scopes[0][-4:]
        arguments = ", ".join(f"{name}: {of.text()}" for name, of in self.arguments)
        types = ", ".join(of.text() for _, of in results)
        given = f"{', '.join(name for name, _ in results)} : {types}"
        if self.dialect == "arith":
            head, tail = f"func.func @f({arguments}, %p: i1) -> ({types})", "func.return"
        else:
            head, tail = f"cuda_tile.entry @f({arguments}, %p: !cuda_tile.tile<i1>)", 'cuda_tile.print "%d",'
        return "\n".join([f"{head} {{", *self.lines, f"  {tail} {given}", "}", ""])


def interpret(text: str, arguments: Mapping[str, int]) -> list[Number]:
    """What the last operation of a text's only function is given. UndefinedBehaviourError where there is some on the way."""
    chunk = read(Source(text, "program.mlir"))[0]
    environment: dict[Value, Number] = {}
    function = chunk.operations[0]

    def look(value: Value) -> Number:
        return environment[value] if value in environment else arguments[value.text]

    def run(region: Region) -> list[Number]:
        for op in region.blocks[0].operations:
            if op.known is not None:
                numbers = [look(value) for value in op.operands]
                given = _halves(op.known, numbers) if op.known.results == 2 else [_result(op.known, numbers)]
                environment.update(zip(op.results, given, strict=True))
            elif op.name.endswith("unrealized_conversion_cast"):
                environment[op.results[0]] = look(op.operands[0])
            elif op.regions:
                chosen = look(op.operands[0])
                if chosen is None:
                    raise UndefinedBehaviourError
                environment[op.results[0]] = run(op.regions[0 if chosen else 1])[0]
            else:
                return [look(value) for value in op.operands]
        raise AssertionError("no terminator")

    assert isinstance(function, Operation)
    return run(function.regions[0])


def _halves(known: Known, numbers: Sequence[Number]) -> list[Number]:
    """A sum and its carry, or the two halves of a product."""
    bits, (a, b) = known.type.bits, numbers
    if a is None or b is None:
        return [None, None]
    exact = signed(a, bits) * signed(b, bits) if known.cast == "sext" else a * b if known.cast == "zext" else a + b
    mask = (1 << bits) - 1
    return [exact & mask, exact >> bits & mask]


def _result(known: Known, numbers: Sequence[Number]) -> Number:
    bits = known.operand_type.bits
    if known.kind is K.EK_Constant:
        return known.number
    if known.kind is K.EK_BitVecConst:
        return None
    if known.kind is K.EK_Select:
        return None if numbers[0] is None else numbers[1] if numbers[0] else numbers[2]
    if known.kind in DIVISIONS and numbers[1] in (None, 0):
        raise UndefinedBehaviourError
    if any(number is None for number in numbers):
        return None
    plain = [number for number in numbers if number is not None]
    if known.kind is K.EK_Cast:
        found: Number = cast(known.cast, plain[0], bits, known.type.bits)
        kept = not known.flags & NNEG or not plain[0] >> (bits - 1)
    else:
        found = evaluate(known.kind, plain, bits)
        if known.kind in DIVISIONS and found is None:
            raise UndefinedBehaviourError
        kept = _keeps_promises(known, plain, bits)
    if not kept and known.form.dialect == "cuda_tile":
        raise UndefinedBehaviourError
    return found if kept else None


def _keeps_promises(known: Known, numbers: list[int], bits: int) -> bool:
    """Is there no overflow that flags promise not to be?"""
    exact = {
        K.EK_Add: lambda a, b: a + b,
        K.EK_Sub: lambda a, b: a - b,
        K.EK_Mul: lambda a, b: a * b,
        K.EK_Shl: lambda a, b: a << b,
    }.get(known.kind)
    assert not known.flags & EXACT
    if known.kind is K.EK_NegI and known.flags:
        return numbers[0] != 1 << (bits - 1)
    if exact is None or not known.flags:
        return True
    by = numbers[1] if known.kind is K.EK_Shl else signed(numbers[1], bits)
    if known.kind is K.EK_Shl and numbers[1] >= bits:
        return True
    signed_result, unsigned_result = exact(signed(numbers[0], bits), by), exact(*numbers)
    fits_signed = -(1 << (bits - 1)) <= signed_result < 1 << (bits - 1)
    return not (known.flags & NSW and not fits_signed) and not (known.flags & NUW and not 0 <= unsigned_result < 1 << bits)
