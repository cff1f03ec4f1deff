"""What expressions of the simplifier's private IR may be, as LLVM says of what they stand for; and whether one refines another.

    counterexample(before, after, facts) is None

Each operand is a use of its own: a symbol that is undef reads as another number in each place. The divisions below a root are all
computed, whatever a select chooses. Symbols keep to what `facts` says of them.
"""

from __future__ import annotations

import functools
import itertools
import random
from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from integer_semantics import (
    POISON,
    POISONED,
    UNDEFINED,
    TooManyChoicesError,
    Values,
    computed,
    is_refined,
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


class _Step(NamedTuple):
    """One node: what computes it (None for a freeze) of what its operands are, which stand at these places in the list of values. A symbol
    has its key instead."""

    node: Expression
    compute: Callable[..., Values] | None
    operands: tuple[int, ...]
    symbol: Symbol | None = None


class Program:
    """An expression, prepared for being evaluated many times."""

    def __init__(self, root: Expression) -> None:
        nodes = list(post_order([root]))
        places = {node: at for at, node in enumerate(nodes)}
        self._steps = [_step(node, tuple(places[operand] for operand in node.operands)) for node in nodes]
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
        for node, compute, operands, symbol in self._steps:
            if symbol is not None:
                found = environment[symbol.key]
            elif compute is None:
                found = _frozen(values[operands[0]], node.bits, tape, widths)
            else:
                found = compute(*[values[at] for at in operands])
                if found is UNDEFINED:
                    return UNDEFINED
            values.append(found)
        return values[-1]


def _step(node: Expression, operands: tuple[int, ...]) -> _Step:
    if isinstance(node.payload, Symbol):
        return _Step(node, None, operands, node.payload)
    return _Step(node, None if node.kind is K.EK_Freeze else _computed(node), operands)


def _computed(node: Expression) -> Callable[..., Values]:
    """What computes the node of its operands' values."""
    bits, flags = node.bits, flag_names(node.flags)
    match node.kind:
        case K.EK_Cast:
            return computed(operation(str(node.payload), bits, (node.first.bits,), flags))
        case K.EK_NotI:
            exclusive, ones = computed(operation("xor", bits, (bits, bits))), one((1 << bits) - 1)
            return lambda value: exclusive(value, ones)
        case K.EK_NegI:
            difference, zero = computed(operation("sub", bits, (bits, bits), flags)), one(0)
            return lambda value: difference(zero, value)
        case K.EK_AbsI:
            absolute, poisoned = computed(operation("abs", bits, (bits, 1))), one(int("nsw" in flags))
            return lambda value: absolute(value, poisoned)
        case K.EK_AndN | K.EK_OrN | K.EK_XorN:
            pairwise = computed(operation(OPCODES[node.kind], bits, (bits, bits), flags))
            return lambda *values: functools.reduce(pairwise, values)
        case kind if kind in OPCODES:
            return computed(operation(OPCODES[kind], bits, [operand.bits for operand in node.operands], flags))
    value = _leaf(node)
    return lambda: value


def _leaf(node: Expression) -> Values:
    """What a leaf that is no symbol may be."""
    if isinstance(node.payload, int):
        return one(node.payload & (1 << node.bits) - 1)
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
