"""What expressions of the simplifier's private IR may be, as LLVM says of what they stand for; and whether one refines another.

    counterexample(before, after, facts) is None

Each operand is a use of its own: a symbol that is undef reads as another number in each place. The divisions below a root are all
computed, whatever a select chooses. Symbols keep to what `facts` says of them.
"""

from __future__ import annotations

import itertools
import random
from collections.abc import Hashable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field

from integer_semantics import (
    POISON,
    POISONED,
    UB,
    UNDEFINED,
    Operation,
    TooManyChoicesError,
    Values,
    is_refined,
    of_values,
    one,
    operation,
    signed,
    undef,
)
from refinement import numbers_of

from nvopt.tile.expressions import POISON as POISON_LEAF
from nvopt.tile.expressions import UNDEF, Expression, Symbol, flag_names, post_order
from nvopt.tile.kinds import Kind

K = Kind

OPCODES: dict[Kind, str] = {
    K.EK_Add: "add",
    K.EK_Sub: "sub",
    K.EK_Mul: "mul",
    K.EK_DivU: "udiv",
    K.EK_DivS: "sdiv",
    K.EK_RemU: "urem",
    K.EK_RemS: "srem",
    K.EK_Shl: "shl",
    K.EK_ShrU: "lshr",
    K.EK_ShrS: "ashr",
    K.EK_AndN: "and",
    K.EK_OrN: "or",
    K.EK_XorN: "xor",
    K.EK_MinU: "umin",
    K.EK_MaxU: "umax",
    K.EK_MinS: "smin",
    K.EK_MaxS: "smax",
    K.EK_EqBin: "icmp.eq",
    K.EK_NeBin: "icmp.ne",
    K.EK_LtU: "icmp.ult",
    K.EK_LeU: "icmp.ule",
    K.EK_LtS: "icmp.slt",
    K.EK_LeS: "icmp.sle",
    K.EK_FunnelL: "fshl",
    K.EK_FunnelR: "fshr",
    K.EK_Select: "select",
}
MOST_EXECUTIONS = 512
"""Of one expression on one input, by what `freeze` chooses."""


@dataclass(frozen=True)
class SymbolFacts:
    """What a front end knows of one symbol."""

    zeros: int = 0
    ones: int = 0
    unsigned: tuple[int, int] | None = None
    signed: tuple[int, int] | None = None
    never_undef: bool = False
    never_poison: bool = False

    def numbers(self, bits: int, candidates: Iterable[int]) -> list[int]:
        """Those that the symbol may be."""
        return [
            number
            for number in candidates
            if not number & self.zeros
            and number & self.ones == self.ones
            and (self.unsigned is None or self.unsigned[0] <= number <= self.unsigned[1])
            and (self.signed is None or self.signed[0] <= signed(number, bits) <= self.signed[1])
        ]


@dataclass
class KnownFacts:
    """Facts about symbols, as the pool asks for them."""

    by_key: dict[Hashable, SymbolFacts] = field(default_factory=dict)
    below: set[tuple[Hashable, Hashable]] = field(default_factory=set)

    def of(self, key: Hashable) -> SymbolFacts:
        return self.by_key.get(key, _NOTHING)

    def known_bits(self, key: Hashable) -> tuple[int, int]:
        return self.of(key).zeros, self.of(key).ones

    def unsigned_range(self, key: Hashable) -> tuple[int, int] | None:
        return self.of(key).unsigned

    def signed_range(self, key: Hashable) -> tuple[int, int] | None:
        return self.of(key).signed

    def is_never_undef(self, key: Hashable) -> bool:
        return self.of(key).never_undef

    def is_never_poison(self, key: Hashable) -> bool:
        return self.of(key).never_poison

    def is_below(self, lesser: Hashable, greater: Hashable) -> bool:
        return (lesser, greater) in self.below


_NOTHING = SymbolFacts()
Environment = dict[Hashable, Values]


# -- inputs


def symbols_of(*roots: Expression) -> dict[Hashable, int]:
    """The keys of all symbols below, with their bits."""
    return {node.payload.key: node.bits for node in post_order(roots) if isinstance(node.payload, Symbol)}


def environments(bits_of: dict[Hashable, int], facts: KnownFacts, rng: random.Random, most: int) -> Iterator[Environment]:
    """All values of the symbols at 4 bits and below, or `most` of them, drawn: numbers, poison, undef, and undef of two numbers."""
    choices = [_choices(bits, facts.of(key), rng) for key, bits in bits_of.items()]
    total = 1
    for choice in choices:
        total *= len(choice)
    drawn: Iterable[tuple[Values, ...]] = itertools.product(*choices)
    if total > most:
        drawn = (tuple(map(rng.choice, choices)) for _ in range(most))
    for values in drawn:
        environment = dict(zip(bits_of, values, strict=True))
        if all(_is_below(environment.get(a), environment.get(b)) for a, b in facts.below):
            yield environment


def _choices(bits: int, facts: SymbolFacts, rng: random.Random) -> list[Values]:
    if bits <= 8:
        numbers = facts.numbers(bits, range(1 << bits))
        shown = numbers if bits <= 4 else sorted({*numbers[:6], *numbers[-6:], *rng.sample(numbers, min(12, len(numbers)))})
    else:
        candidates = {*wide_edges(bits), *(rng.getrandbits(bits) for _ in range(8)), *(rng.getrandbits(bits // 2) for _ in range(4))}
        candidates |= {(number & ~facts.zeros) | facts.ones for number in candidates}
        for low, high in filter(None, (facts.unsigned, facts.signed)):
            candidates |= {number & (1 << bits) - 1 for edge in (low, high) for number in (edge - 1, edge, edge + 1)}
        numbers = shown = facts.numbers(bits, sorted(candidates))
    found = [one(number) for number in shown]
    if not facts.never_poison:
        found.append(POISONED)
    if not facts.never_undef and bits <= 8 and len(numbers) > 1:
        found += [frozenset(numbers), frozenset(rng.sample(numbers, 2))]
        if not facts.never_poison:
            found.append(frozenset((rng.choice(numbers), POISON)))
    return found


def wide_edges(bits: int) -> list[int]:
    """Numbers at which integers of so many bits behave differently."""
    ones, least = (1 << bits) - 1, 1 << bits - 1
    return sorted(
        {0, 1, 2, 3, bits - 1, bits, ones, ones - 1, ones - 2, least, least - 1, least + 1, least >> 1, 1 << bits // 2, ones // 3}
    )


def _is_below(lesser: Values | None, greater: Values | None) -> bool:
    """Whether the one is less than the other, whatever they may be."""
    if lesser is None or greater is None:
        return True
    return all(a is POISON or b is POISON or a < b for a in lesser for b in greater)  # type: ignore[operator]


# -- evaluation


@dataclass(frozen=True)
class _Step:
    """One node: what it is of, by the places of its operands in the list of values."""

    node: Expression
    operations: tuple[Operation, ...]
    operands: tuple[int, ...]


class Program:
    """An expression, prepared for being evaluated many times."""

    def __init__(self, root: Expression) -> None:
        nodes = list(post_order([root]))
        places = {node: at for at, node in enumerate(nodes)}
        self._steps = [_Step(node, _operations(node), tuple(places[operand] for operand in node.operands)) for node in nodes]
        self._has_freeze = any(node.kind is K.EK_Freeze for node in nodes)

    def outcomes(self, environment: Environment) -> set[Values]:
        """What it may be, by what its freezes choose; UNDEFINED for undefined behaviour. TooManyChoicesError where that is too much."""
        if not self._has_freeze:
            return {self._run(environment, [], [])}
        found: set[Values] = set()
        tape: list[int] | None = []
        count = 0
        while tape is not None:
            count += 1
            if count > MOST_EXECUTIONS:
                raise TooManyChoicesError("freeze")
            widths: list[int] = []
            found.add(self._run(environment, tape, widths))
            tape = _next(tape, widths)
        return found

    def _run(self, environment: Environment, tape: list[int], widths: list[int]) -> Values:
        values: list[Values] = []
        for step in self._steps:
            node = step.node
            if step.operations:
                found = of_values(step.operations[0], *[values[at] for at in step.operands[: len(step.operations[0].operand_bits)]])
                for at, more in zip(step.operands[2:], step.operations[1:], strict=False):
                    found = of_values(more, found, values[at])
                if UB in found:
                    return UNDEFINED
            elif node.kind is K.EK_Freeze:
                found = _frozen(values[step.operands[0]], node.bits, tape, widths)
            elif node.kind is K.EK_NotI:
                found = of_values(operation("xor", node.bits, (node.bits,) * 2), values[step.operands[0]], one((1 << node.bits) - 1))
            elif node.kind is K.EK_NegI:
                found = of_values(operation("sub", node.bits, (node.bits,) * 2, flag_names(node.flags)), one(0), values[step.operands[0]])
            elif node.kind is K.EK_AbsI:
                poisoned = one(int("nsw" in flag_names(node.flags)))
                found = of_values(operation("abs", node.bits, (node.bits, 1)), values[step.operands[0]], poisoned)
            else:
                found = _leaf(node, environment)
            values.append(found)
        return values[-1]


def _operations(node: Expression) -> tuple[Operation, ...]:
    """What is computed of the operands, the first two (or all, for what isn't variadic) and then one more each."""
    if node.kind is K.EK_Cast:
        return (operation(str(node.payload), node.bits, (node.first.bits,), flag_names(node.flags)),)
    if node.kind not in OPCODES:
        return ()
    opcode, widths = OPCODES[node.kind], [operand.bits for operand in node.operands]
    if node.kind in (K.EK_AndN, K.EK_OrN, K.EK_XorN):
        return (operation(opcode, node.bits, widths[:2], flag_names(node.flags)),) * (len(widths) - 1)
    return (operation(opcode, node.bits, widths, flag_names(node.flags)),)


def _leaf(node: Expression, environment: Environment) -> Values:
    match node.payload:
        case int(number):
            return one(number & (1 << node.bits) - 1)
        case Symbol(key=key):
            return environment[key]
    if node.payload is UNDEF:
        return undef(node.bits)
    assert node.payload is POISON_LEAF, node
    return POISONED


def _frozen(values: Values, bits: int, tape: list[int], widths: list[int]) -> Values:
    """The number among those that it may be that the tape chooses; any for poison."""
    choices = numbers_of(values, bits)
    if len(choices) == 1:
        return one(choices[0])
    if len(widths) == len(tape):
        tape.append(0)
    widths.append(len(choices))
    return one(choices[tape[len(widths) - 1]])


def _next(tape: list[int], widths: Sequence[int]) -> list[int] | None:
    tape = tape[: len(widths)]
    while tape:
        if tape[-1] + 1 < widths[len(tape) - 1]:
            tape[-1] += 1
            return tape
        tape.pop()
    return None


# -- refinement


def counterexample(
    before: Expression, after: Expression, facts: KnownFacts | None = None, *, most_inputs: int = 6000, seed: int = 0
) -> str | None:
    """Symbols' values for which `after` may be what `before` may not; None where none was found. TooManyChoicesError where none could be
    tried."""
    facts = facts or KnownFacts()
    source, target = Program(before), Program(after)
    tried = 0
    for environment in environments(symbols_of(before, after), facts, random.Random(seed), most_inputs):
        try:
            allowed = source.outcomes(environment)
            found = set() if UNDEFINED in allowed else target.outcomes(environment)
        except TooManyChoicesError:
            continue
        tried += 1
        for outcome in found:
            if not any(is_refined(values, outcome) for values in allowed):
                given = ", ".join(f"{key} = {_shown(values)}" for key, values in environment.items())
                return f"{before} is {_shown(*allowed)}, {after} is {_shown(outcome)} where {given}"
    if not tried:
        raise TooManyChoicesError(f"nothing can be tried of {before}")
    return None


def _shown(*alternatives: Values) -> str:
    texts = [", ".join(sorted(map(repr, values), key=lambda text: (len(text), text))[:8]) for values in alternatives[:3]]
    return " or ".join(f"{{{text}}}" if len(values) > 1 else text for text, values in zip(texts, alternatives, strict=False))
