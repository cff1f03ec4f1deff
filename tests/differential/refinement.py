"""A validator of translations: is a function after a pass a refinement of what it was?

    counterexample(before_text, after_text, "f") is None

Both are evaluated as LLVM's reference says, with poison, undef, flags and undefined behaviour, on all arguments if these have few bits,
on samples of them otherwise. What is observed is the returned value and the arguments of calls of void functions, in their order.
Functions are of integers (and vectors of them), without memory; UnsupportedError names what else is met. Of a loop that goes on for longer
than a few hundred blocks nothing is told.
"""

from __future__ import annotations

import functools
import itertools
import random
import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field

from integer_semantics import (
    OPCODES,
    POISON,
    POISONED,
    UNDEFINED,
    TooManyChoicesError,
    Values,
    computed,
    is_refined,
    of_values,
    one,
    operation,
    undef,
)

from nvopt import parse
from nvopt.ir import Function
from nvopt.ir.attributes import AttributeSet
from nvopt.ir.constants import (
    ConstantAggregate,
    ConstantAggregateZero,
    ConstantInt,
    ConstantSplat,
    PoisonValue,
    UndefValue,
)
from nvopt.ir.function import BasicBlock
from nvopt.ir.instructions import (
    BinaryOperator,
    BranchInst,
    CallInst,
    CastInst,
    CmpInst,
    ExtractElementInst,
    ExtractValueInst,
    InsertElementInst,
    Instruction,
    PHINode,
    ReturnInst,
    SelectInst,
    ShuffleVectorInst,
    SwitchInst,
    UnaryOperator,
    UnreachableInst,
)
from nvopt.ir.types import IntType, Type, VectorType
from nvopt.ir.values import Value

Lanes = tuple[Values, ...]
"""A value; one lane for what is no vector."""
Event = tuple[str, tuple[Lanes, ...]]
Behaviour = tuple[Event, ...] | None
"""What an execution shows, the returned value last; None for undefined behaviour."""

MOST_EXECUTIONS = 600
"""Of one function on one input, by what `freeze` chooses."""
MOST_BLOCKS = 200
"""That one execution goes through."""
MOST_INPUTS = 400
_OVERLOADED = re.compile(r"(?:\.(?:v\d+)?i\d+)+$")
_OVERFLOWS = {f"{sign}{kind}.with.overflow": (kind, sign) for sign in "us" for kind in ("add", "sub", "mul")}


class UnsupportedError(Exception):
    """The function holds what isn't modelled here."""


class _UndefinedBehaviour(Exception):  # noqa: N818
    """The execution comes to undefined behaviour."""


def counterexample(
    before: str | Function, after: str | Function, name: str = "f", *, most_inputs: int = MOST_INPUTS, seed: int = 0, specials: bool = True
) -> str | None:
    """An input on which function `name` of `after` does what that of `before` may not; None where none was found. UnsupportedError where
    nothing can be told.

    `specials`: poison and undef among the arguments, too.
    """
    source, target = (Program(side if isinstance(side, Function) else _function(side, name)) for side in (before, after))
    tried = 0
    for arguments in inputs(source, random.Random(seed), most_inputs, specials=specials):
        try:
            allowed = source.behaviours(arguments)
            found = {None} if None in allowed else target.behaviours(arguments)
        except TooManyChoicesError:
            continue
        tried += 1
        for behaviour in found:
            if not any(_covers(one, behaviour) for one in allowed):
                given = ", ".join(
                    f"{argument.ref} = {_shown(lanes)}" for argument, lanes in zip(source.function.args, arguments, strict=True)
                )
                return f"{given}: {' or '.join(map(_described, itertools.islice(allowed, 3)))} became {_described(behaviour)}"
    if not tried:
        raise UnsupportedError("too many choices on every input")
    return None


def counterexamples(before: str, after: str, *, most_inputs: int = MOST_INPUTS, seed: int = 0) -> dict[str, str]:
    """What `counterexample` finds in each function of a module, by name. UnsupportedError where one is gone, or not modelled."""
    sources, targets = ({f.name: f for f in parse(side).functions if not f.is_declaration} for side in (before, after))
    if sources.keys() - targets.keys():
        raise UnsupportedError(f"gone: {', '.join(sources.keys() - targets.keys())}")
    found = {name: counterexample(source, targets[name], most_inputs=most_inputs, seed=seed) for name, source in sources.items()}
    return {name: text for name, text in found.items() if text is not None}


def _function(text: str, name: str) -> Function:
    return next(function for function in parse(text).functions if function.name == name and not function.is_declaration)


def _covers(allowed: Behaviour, found: Behaviour) -> bool:
    if allowed is None or found is None:
        return allowed is None
    return len(allowed) == len(found) and all(
        name == its_name and all(is_refined(a, b) for old, new in zip(lanes, its_lanes, strict=True) for a, b in zip(old, new, strict=True))
        for (name, lanes), (its_name, its_lanes) in zip(allowed, found, strict=True)
    )


def _described(behaviour: Behaviour) -> str:
    if behaviour is None:
        return "undefined behaviour"
    return ", ".join(f"{name}({', '.join(map(_shown, lanes))})" for name, lanes in behaviour)


def _shown(lanes: Lanes) -> str:
    shown = []
    for values in lanes:
        texts = sorted(map(repr, values), key=lambda text: (len(text), text))
        text = ", ".join(texts[:6]) + (", ..." if len(texts) > 6 else "")
        shown.append(text if len(texts) == 1 else f"{{{text}}}")
    return shown[0] if len(shown) == 1 else f"<{', '.join(shown)}>"


# -- inputs


def inputs(program: Program, rng: random.Random, most: int, *, specials: bool = True) -> Iterator[tuple[Lanes, ...]]:
    """All arguments, or `most` of them, drawn: numbers, poison, undef, and undef of some of the bits."""
    choices = [
        _choices(bits, rng, is_defined=not specials or "noundef" in argument.attributes)
        for argument in program.function.args
        for count, bits in [shape_of(argument.type)]
        for _ in range(count)
    ]
    shapes = [shape_of(argument.type)[0] for argument in program.function.args]
    total = 1
    for choice in choices:
        total *= len(choice)
    if total <= most:
        drawn: Iterable[tuple[Values, ...]] = itertools.product(*choices)
    else:
        drawn = (tuple(map(rng.choice, choices)) for _ in range(most))
    for flat in drawn:
        lanes = iter(flat)
        yield tuple(tuple(itertools.islice(lanes, count)) for count in shapes)


def edges(bits: int) -> list[int]:
    """Numbers at which integers of so many bits behave differently."""
    ones = (1 << bits) - 1
    near = {0, 1, 2, 3, ones, ones - 1, 1 << bits - 1, (1 << bits - 1) - 1, (1 << bits - 1) + 1, bits - 1, bits, bits + 1, 1 << bits // 2}
    return sorted({value & ones for value in near})


def _choices(bits: int, rng: random.Random, *, is_defined: bool) -> list[Values]:
    numbers = list(range(1 << bits)) if bits <= 4 else [*edges(bits), *(rng.getrandbits(bits) for _ in range(12))]
    found = [one(value) for value in numbers]
    if not is_defined:
        found.append(POISONED)
        if bits <= 8:
            found += [undef(bits), frozenset(rng.sample(range(1 << bits), 2))]
    return found


def shape_of(type: Type) -> tuple[int, int]:
    """Lanes, and bits of each. UnsupportedError for what is no integer."""
    scalar = type.scalar
    if not isinstance(scalar, IntType):
        raise UnsupportedError(str(type))
    if isinstance(type, VectorType):
        if type.scalable:
            raise UnsupportedError(str(type))
        return type.count, scalar.bits
    return 1, scalar.bits


# -- execution


@dataclass
class _Execution:
    """One way through a function: the values so far, and which choices the freezes take."""

    values: dict[Value, Lanes]
    tape: list[int]
    widths: list[int] = field(default_factory=list)
    events: list[Event] = field(default_factory=list)
    source: BasicBlock | None = None

    def choose(self, count: int) -> int:
        """The next choice among so many."""
        at = len(self.widths)
        if at == len(self.tape):
            self.tape.append(0)
        self.widths.append(count)
        return self.tape[at]


Step = Callable[[_Execution], None]


class Program:
    """A function, prepared for being evaluated many times."""

    def __init__(self, function: Function) -> None:
        """UnsupportedError where it holds what isn't modelled."""
        self.function = function
        self._ranges = [_range_of(argument.attributes) for argument in function.args]
        self._is_defined = ["noundef" in argument.attributes for argument in function.args]
        self._steps: dict[BasicBlock, list[Step]] = {}
        self._leave: dict[BasicBlock, Callable[[_Execution], BasicBlock | None]] = {}
        self._entry = function.blocks[0]
        for block in function.blocks:
            self._steps[block] = [
                _step(instruction) for instruction in block if not instruction.is_terminator and type(instruction) is not PHINode
            ]
            terminator = block.terminator
            assert terminator is not None
            self._leave[block] = _leaving(terminator)
        self._incoming = {
            block: {source: [(phi, phi.incoming_for(source)) for phi in phis] for source in block.predecessors}
            for block in function.blocks
            if (phis := block.phis())
        }

    def behaviours(self, arguments: Sequence[Lanes]) -> set[Behaviour]:
        """All that the function may show, by what its freezes choose. TooManyChoicesError where that is too much, or takes too long."""
        found: set[Behaviour] = set()
        tape: list[int] | None = []
        count = 0
        while tape is not None:
            count += 1
            if count > MOST_EXECUTIONS:
                raise TooManyChoicesError("freeze")
            run = _Execution({}, tape)
            try:
                self._enter(run, arguments)
                self._walk(run)
                found.add(tuple(run.events))
            except _UndefinedBehaviour:
                found.add(None)
            tape = _next_tape(run)
        return found

    def _enter(self, run: _Execution, arguments: Sequence[Lanes]) -> None:
        for argument, lanes, limits, is_defined in zip(self.function.args, arguments, self._ranges, self._is_defined, strict=True):
            run.values[argument] = _within(lanes, limits)
            if is_defined:
                _expect_defined(run.values[argument])

    def _walk(self, run: _Execution) -> None:
        """Goes from block to block, up to the end."""
        block = self._entry
        for _ in range(MOST_BLOCKS):
            self._take_phis(run, block)
            for step in self._steps[block]:
                step(run)
            run.source, following = block, self._leave[block](run)
            if following is None:
                return
            block = following
        raise TooManyChoicesError("a long loop")

    def _take_phis(self, run: _Execution, block: BasicBlock) -> None:
        if block in self._incoming:
            assert run.source is not None
            run.values.update([(phi, value_of(one, run)) for phi, one in self._incoming[block][run.source]])


def _next_tape(run: _Execution) -> list[int] | None:
    """The choices after these, in order; None behind the last."""
    tape = run.tape[: len(run.widths)]
    while tape:
        if tape[-1] + 1 < run.widths[len(tape) - 1]:
            tape[-1] += 1
            return tape
        tape.pop()
    return None


def _range_of(attributes: AttributeSet) -> tuple[int, int, int] | None:
    """Bits, lower and upper bound of a `range(iN L, U)`."""
    text = attributes.value("range")
    if text is None:
        return None
    type, low, high = text.replace(",", " ").split()
    bits = int(type[1:])
    return bits, int(low) & (1 << bits) - 1, int(high) & (1 << bits) - 1


def _within(lanes: Lanes, limits: tuple[int, int, int] | None) -> Lanes:
    """Numbers out of the range are poison."""
    if limits is None:
        return lanes
    bits, low, high = limits
    size = high - low & (1 << bits) - 1
    return tuple(
        frozenset(POISON if isinstance(value, int) and (value - low & (1 << bits) - 1) >= size else value for value in values)
        for values in lanes
    )


def _expect_defined(lanes: Lanes) -> None:
    if any(len(values) > 1 or POISON in values for values in lanes):
        raise _UndefinedBehaviour


def value_of(value: Value, run: _Execution) -> Lanes:
    """What a use of an operand may see."""
    found = run.values.get(value)
    if found is None:
        found = run.values[value] = _constant(value)
    return found


@functools.lru_cache(1 << 12)
def _constant(value: Value) -> Lanes:
    match value:
        case ConstantInt():
            return (one(value.unsigned),)
        case ConstantSplat():
            return _constant(value.element) * shape_of(value.type)[0]
        case ConstantAggregate():
            return tuple(lane for element in value.operands for lane in _constant(element))
    count, bits = shape_of(value.type)
    match value:
        case ConstantAggregateZero():
            return (one(0),) * count
        case PoisonValue():
            return (POISONED,) * count
        case UndefValue():
            return (undef(bits),) * count
    raise UnsupportedError(f"{type(value).__name__} {value.ref}")


# -- instructions


def _step(instruction: Instruction) -> Step:
    """What evaluates an instruction."""
    match instruction:
        case BinaryOperator() | CastInst():
            return _computing(instruction, instruction.opcode, instruction.operands)
        case CmpInst() if instruction.opcode == "icmp":
            return _computing(instruction, f"icmp.{instruction.predicate}", instruction.operands)
        case SelectInst():
            return _computing(instruction, "select", instruction.operands)
        case UnaryOperator() if instruction.opcode == "freeze":
            return _freezing(instruction)
        case ExtractElementInst() | InsertElementInst() | ShuffleVectorInst():
            return _rearranging(instruction)
        case ExtractValueInst():
            return _extracting(instruction)
        case CallInst():
            return _calling(instruction)
    raise UnsupportedError(str(instruction))


def _computing(instruction: Instruction, opcode: str, operands: Sequence[Value]) -> Step:
    """An operation, lane by lane."""
    if opcode not in OPCODES or instruction.metadata.keys() - {"dbg", "prof"}:
        raise UnsupportedError(str(instruction))
    count, bits = shape_of(instruction.type)
    shapes = [shape_of(operand.type) for operand in operands]
    if any(lanes not in (1, count) for lanes, _ in shapes) or (opcode == "bitcast" and shapes[0][0] != count):
        raise UnsupportedError(str(instruction))  # a bitcast to another number of lanes
    op = operation(opcode, bits, [bits for _, bits in shapes], instruction.flags)
    operands = list(operands)
    compute = computed(op)
    if count == 1:

        def scalar(run: _Execution) -> None:
            values = run.values
            found = compute(*[(values.get(operand) or value_of(operand, run))[0] for operand in operands])
            if found is UNDEFINED:
                raise _UndefinedBehaviour
            values[instruction] = (found,)

        return scalar

    def vector(run: _Execution) -> None:
        given = [value_of(operand, run) for operand in operands]
        lanes = tuple(compute(*[lane[at] if len(lane) > 1 else lane[0] for lane in given]) for at in range(count))
        if UNDEFINED in lanes:
            raise _UndefinedBehaviour
        run.values[instruction] = lanes

    return vector


def _freezing(instruction: UnaryOperator) -> Step:
    """One number of those that the operand may be, the same for all uses; of poison any."""
    bits = shape_of(instruction.type)[1]
    operand = instruction.operands[0]

    def freeze(run: _Execution) -> None:
        lanes = []
        for values in value_of(operand, run):
            choices = numbers_of(values, bits)
            lanes.append(one(choices[run.choose(len(choices))]) if len(choices) > 1 else values)
        run.values[instruction] = tuple(lanes)

    return freeze


@functools.lru_cache(1 << 12)
def numbers_of(values: Values, bits: int) -> list[int]:
    """What a freeze may choose: of poison any number."""
    return sorted(value for value in (undef(bits) if POISON in values else values) if isinstance(value, int))


def _rearranging(instruction: Instruction) -> Step:
    """Lanes taken from operands, at constant places."""
    count = shape_of(instruction.type)[0]
    operands = instruction.operands
    if isinstance(instruction, ShuffleVectorInst):
        mask = [next(iter(lane)) if len(lane) == 1 else POISON for lane in _constant(operands[2])]

        def shuffle(run: _Execution) -> None:
            both = value_of(operands[0], run) + value_of(operands[1], run)
            run.values[instruction] = tuple(both[at] if isinstance(at, int) else POISONED for at in mask)

        return shuffle
    place = operands[-1]
    if not isinstance(place, ConstantInt):
        raise UnsupportedError(str(instruction))
    at = place.unsigned
    if isinstance(instruction, ExtractElementInst):

        def extract(run: _Execution) -> None:
            lanes = value_of(operands[0], run)
            run.values[instruction] = (lanes[at],) if at < len(lanes) else (POISONED,)

        return extract

    def insert(run: _Execution) -> None:
        lanes = value_of(operands[0], run)
        run.values[instruction] = (*lanes[:at], *value_of(operands[1], run), *lanes[at + 1 :]) if at < count else (POISONED,) * count

    return insert


def _extracting(instruction: ExtractValueInst) -> Step:
    """The number, or whether it overflows, of an arithmetic intrinsic with overflow; not of undef, whose two results go together."""
    call = instruction.operands[0]
    kind = _intrinsic(call) if isinstance(call, CallInst) else ""
    if kind not in _OVERFLOWS or not isinstance(call, CallInst):
        raise UnsupportedError(str(instruction))
    (opcode, sign), operands = _OVERFLOWS[kind], call.args
    bits = shape_of(operands[0].type)[1]
    plain = operation(opcode, bits, (bits, bits))
    checking = operation(opcode, bits, (bits, bits), ["nuw" if sign == "u" else "nsw"])
    is_flag = instruction.indices == (1,)

    def extract(run: _Execution) -> None:
        given = [value_of(operand, run) for operand in operands]
        if any(len(lanes) != 1 or len(lanes[0]) != 1 for lanes in given):
            raise TooManyChoicesError(kind)
        values = [lanes[0] for lanes in given]
        if POISONED in values:
            result = POISONED
        elif is_flag:
            result = one(int(of_values(checking, *values) == POISONED))
        else:
            result = of_values(plain, *values)
        run.values[instruction] = (result,)

    return extract


def _intrinsic(call: CallInst) -> str:
    """`umin` of a call of `llvm.umin.i8`; '' for others."""
    name = call.callee_name
    if not name.startswith("llvm."):
        return ""
    return _OVERLOADED.sub("", name.removeprefix("llvm."))


def _calling(call: CallInst) -> Step:
    kind = _intrinsic(call)
    if call.bundles:
        raise UnsupportedError(str(call))
    if kind in _OVERFLOWS:
        return lambda run: None  # its results are asked for one by one
    if kind == "assume":
        condition = call.args[0]

        def assume(run: _Execution) -> None:
            if value_of(condition, run) != (one(1),):
                raise _UndefinedBehaviour

        return assume
    if kind in OPCODES:
        compute, limits = _computing(call, kind, call.args), _range_of(call.return_attributes)
        if limits is None and "noundef" not in call.return_attributes:
            return compute

        def limited(run: _Execution) -> None:
            compute(run)
            run.values[call] = _within(run.values[call], limits)
            if "noundef" in call.return_attributes:
                _expect_defined(run.values[call])

        return limited
    if kind or str(call.type) != "void":
        raise UnsupportedError(str(call))
    shapes = [shape_of(argument.type) for argument in call.args]  # UnsupportedError
    assert shapes
    arguments, name = list(call.args), call.callee_name
    defined = ["noundef" in attributes for attributes in call.arg_attributes]

    def observed(run: _Execution) -> None:
        lanes = tuple(value_of(argument, run) for argument in arguments)
        for lane, is_defined in zip(lanes, defined, strict=True):
            if is_defined:
                _expect_defined(lane)
        run.events.append((name, lanes))

    return observed


def _leaving(terminator: Instruction) -> Callable[[_Execution], BasicBlock | None]:
    """What says where execution goes; None where it ends."""
    match terminator:
        case ReturnInst():
            return _returning(terminator)
        case BranchInst() if not terminator.is_conditional:
            (target,) = terminator.successors
            return lambda run: target
        case BranchInst():
            condition = terminator.condition
            true, false = terminator.successors
            return lambda run: true if _decided(condition, run) else false
        case SwitchInst():
            subject, default = terminator.condition, terminator.default
            targets = {case.unsigned: block for case, block in terminator.cases if isinstance(case, ConstantInt)}
            return lambda run: targets.get(_decided(subject, run), default)
        case UnreachableInst():
            return _unreachable
    raise UnsupportedError(str(terminator))


def _unreachable(run: _Execution) -> None:
    raise _UndefinedBehaviour


def _decided(value: Value, run: _Execution) -> int:
    """The number that control depends on: that of poison or undef is undefined behaviour."""
    (values,) = value_of(value, run)
    _expect_defined((values,))
    (number,) = values
    assert isinstance(number, int)
    return number


def _returning(terminator: ReturnInst) -> Callable[[_Execution], None]:
    if not terminator.operands:
        return lambda run: run.events.append(("ret", ()))
    (operand,) = terminator.operands
    shape_of(operand.type)  # UnsupportedError
    function = terminator.function
    assert function is not None
    is_defined, limits = "noundef" in function.return_attributes, _range_of(function.return_attributes)

    def leave(run: _Execution) -> None:
        lanes = _within(value_of(operand, run), limits)
        if is_defined:
            _expect_defined(lanes)
        run.events.append(("ret", (lanes,)))

    return leave
