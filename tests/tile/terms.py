"""Random expressions as terms: nested tuples that are easily changed a little, and built in any pool.

A subject is a term with what is known of its symbols.
"""

from __future__ import annotations

import itertools
import random
from collections.abc import Hashable, Iterator
from dataclasses import dataclass, replace
from typing import NamedTuple

from expression_semantics import KnownFacts, SymbolFacts

from nvopt.tile.evaluation import DISJOINT, EXACT, NNEG, NSW, NUW, SAMESIGN
from nvopt.tile.expressions import Expression, Pool, post_order
from nvopt.tile.kinds import COMPARISONS, DIVISIONS, FUNNEL_SHIFTS, MIN_MAX, SHIFTS, VARIADIC, Kind
from nvopt.tile.walker import Walker

K = Kind


class Term(NamedTuple):
    """A node: `payload` is a cast's opcode, a number, a symbol's name, or "undef" and "poison"."""

    kind: Kind
    bits: int
    flags: int = 0
    payload: int | str | None = None
    operands: tuple[Term, ...] = ()


@dataclass(frozen=True)
class Subject:
    """What a rule is tried on."""

    term: Term
    facts: tuple[tuple[str, SymbolFacts], ...] = ()
    below: tuple[tuple[str, str], ...] = ()
    shape: Hashable = None

    def build(self) -> tuple[Pool, Expression, KnownFacts]:
        """The term in a pool of its own."""
        facts = KnownFacts(dict(self.facts), set(self.below))
        pool = Pool(facts)
        Walker(pool)  # with which rules fold what they ask about
        return pool, _built(self.term, pool, self.shape), facts


Path = tuple[int, ...]


def _built(term: Term, pool: Pool, shape: Hashable) -> Expression:
    if term.kind is K.EK_Constant:
        assert isinstance(term.payload, int)
        return pool.constant(term.payload, term.bits, shape)
    if term.kind is K.EK_BitVecConst:
        if term.payload in ("undef", "poison"):
            return (pool.undef if term.payload == "undef" else pool.poison)(term.bits, shape)
        return pool.symbol(term.payload, term.bits, shape)
    operands = [_built(operand, pool, shape) for operand in term.operands]
    if term.kind is K.EK_Cast:
        return pool.cast(str(term.payload), operands[0], term.bits, term.flags)
    return pool.make(term.kind, operands, term.flags)


def complaints(before: Expression, after: Expression) -> list[str]:
    """What is wrong with the form of a rule's answer."""
    found = []
    if (before.bits, before.shape) != (after.bits, after.shape):
        found.append(f"{after} is {after.bits} bits of shape {after.shape}, {before} is {before.bits} of {before.shape}")
    for node in post_order([after]):
        if node.flags & ~FLAGS.get(node.kind, 0) and node.kind is not K.EK_Cast:
            found.append(f"{node} has a flag that its kind has not")
        if node.kind is K.EK_Cast:
            wider = node.bits > node.first.bits
            if wider is (node.payload == "trunc") or node.bits == node.first.bits or node.flags & ~CAST_FLAGS[str(node.payload)]:
                found.append(f"{node} is no cast of {node.first.bits} to {node.bits} bits")
        elif node.operands:
            checked = node.operands[1:] if node.kind is K.EK_Select else node.operands
            if {operand.bits for operand in checked} != {checked[-1].bits} or (node.kind is K.EK_Select and node.first.bits != 1):
                found.append(f"{node} has operands of widths {[operand.bits for operand in node.operands]}")
        if any(operand.shape != before.shape for operand in (node, *node.operands)):
            found.append(f"{node} is not of shape {before.shape}")
        if node.kind is K.EK_Constant and not 0 <= (node.number or 0) < 1 << node.bits:
            found.append(f"{node} has more than {node.bits} bits")
    return found


# -- what there is to draw from

FLAGS: dict[Kind, int] = {
    **dict.fromkeys((K.EK_Add, K.EK_Sub, K.EK_Mul, K.EK_Shl), NSW | NUW),
    **dict.fromkeys((K.EK_DivU, K.EK_DivS, K.EK_ShrU, K.EK_ShrS), EXACT),
    **dict.fromkeys(COMPARISONS, SAMESIGN),
    **dict.fromkeys((K.EK_NegI, K.EK_AbsI), NSW),
    K.EK_OrN: DISJOINT,
}
CAST_FLAGS = {"trunc": NSW | NUW, "zext": NNEG, "sext": 0}
_ALIKE: list[list[Kind]] = [
    [K.EK_Add, K.EK_Sub, K.EK_Mul, *sorted(DIVISIONS), *sorted(SHIFTS), *sorted(VARIADIC), *sorted(MIN_MAX)],
    sorted(COMPARISONS),
    [K.EK_NotI, K.EK_NegI, K.EK_AbsI, K.EK_Freeze],
    sorted(FUNNEL_SHIFTS),
]
_SIGNED_AND_NOT = (
    (K.EK_DivS, K.EK_DivU),
    (K.EK_RemS, K.EK_RemU),
    (K.EK_ShrS, K.EK_ShrU),
    (K.EK_MinS, K.EK_MinU),
    (K.EK_MaxS, K.EK_MaxU),
    (K.EK_LtS, K.EK_LtU),
    (K.EK_LeS, K.EK_LeU),
)
_OTHER_SIGNS = {one: other for pair in _SIGNED_AND_NOT for one, other in (pair, pair[::-1])}
_WIDTHS = (1, 2, 3, 4, 4, 4, 5, 8)
_WIDE = (1, *(8, 16, 32, 64) * 3)
_NAMES = ("x", "y", "z")


def _longer(interval: tuple[int, int] | None) -> list[tuple[int, int]]:
    """An interval with one number more, at either end."""
    return [(interval[0] - 1, interval[1]), (interval[0], interval[1] + 1)] if interval is not None else []


def _from_minus_one(interval: tuple[int, int] | None) -> list[tuple[int, int]]:
    """An interval of numbers that aren't negative, from -1 on."""
    return [(-1, interval[1])] if interval is not None and interval[0] > 0 else []


class Maker:
    """Makes terms whose widths are small, so that all numbers can be tried, or those of machines."""

    def __init__(self, rng: random.Random, *, wide: bool = False, freeze: bool = True) -> None:
        self.rng = rng
        self.widths = _WIDE if wide else _WIDTHS
        self.freeze = freeze
        self._made: list[Term] = []

    def subject(self, kind: Kind) -> Subject:
        """A term of that kind, with facts."""
        rng = self.rng
        self._made = []
        term = self.of_kind(kind, self._width(), rng.choice((1, 2, 2, 3)))
        subject = Subject(term, shape="2x2" if rng.random() < 0.05 else None)
        return self.with_facts(subject) if rng.random() < 0.3 else subject

    def _width(self) -> int:
        return self.rng.choice(self.widths) if self.rng.random() < 0.5 or self.widths is _WIDE else 4

    # -- terms

    def any(self, bits: int, depth: int) -> Term:
        """A term of that width."""
        rng = self.rng
        same = [term for term in self._made if term.bits == bits]
        if same and rng.random() < 0.4:
            return rng.choice(same)
        if depth == 0 or rng.random() < 0.25:
            term = self.leaf(bits)
        else:
            kinds = [K.EK_Cast, K.EK_Select, *_ALIKE[0], *_ALIKE[2][: 4 if self.freeze else 3], *([] if bits > 1 else _ALIKE[1] * 3)]
            if rng.random() < 0.1:
                kinds = _ALIKE[3]
            term = self.of_kind(rng.choice(kinds), bits, depth)
        self._made.append(term)
        return term

    def leaf(self, bits: int) -> Term:
        roll = self.rng.random()
        if roll < 0.45:
            return Term(K.EK_Constant, bits, payload=self.number(bits))
        if roll < 0.97:
            return symbol(self.rng.choice(_NAMES[: 2 if bits > 1 else 3]), bits)
        return Term(K.EK_BitVecConst, bits, payload=self.rng.choice(("undef", "poison")) if bits <= 8 else "poison")

    def number(self, bits: int) -> int:
        ones, least = (1 << bits) - 1, 1 << bits - 1
        roll = self.rng.random()
        if roll < 0.5:
            return self.rng.choice((0, 1, 2, ones, ones - 1, least, least - 1, bits - 1, bits // 2, 3)) & ones
        if roll < 0.7:
            return 1 << self.rng.randrange(bits)
        if roll < 0.8:
            return (1 << self.rng.randrange(bits + 1)) - 1
        if roll < 0.88:
            return (ones << self.rng.randrange(bits)) & ones
        return self.rng.getrandbits(min(bits, self.rng.choice((4, 64))))

    def of_kind(self, kind: Kind, bits: int, depth: int) -> Term:
        """A term with that root; comparisons have one bit, whatever `bits` says."""
        rng = self.rng
        if kind is K.EK_Cast:
            return self._cast(bits, depth)
        if kind is K.EK_Select:
            return Term(kind, bits, 0, None, (self.any(1, depth - 1), self.any(bits, depth - 1), self.any(bits, depth - 1)))
        count = 1 if kind in _ALIKE[2] else 3 if kind in FUNNEL_SHIFTS else 2
        if kind in VARIADIC and rng.random() < 0.15:
            count = rng.choice((3, 3, 4, 5))
        if kind in COMPARISONS:
            bits = self._width()
        operands = tuple(self.any(bits, depth - 1) for _ in range(count))
        return Term(kind, 1 if kind in COMPARISONS else bits, self._flags(FLAGS.get(kind, 0)), None, operands)

    def _cast(self, bits: int, depth: int) -> Term:
        rng = self.rng
        others = [width for width in self.widths if width != bits]
        source = rng.choice(others)
        opcode = "trunc" if source > bits else rng.choice(("zext", "sext"))
        return Term(K.EK_Cast, bits, self._flags(CAST_FLAGS[opcode]), opcode, (self.any(source, depth - 1),))

    def _flags(self, possible: int) -> int:
        return possible & self.rng.choice((0, 0, 255, self.rng.getrandbits(8)))

    # -- changes

    def changed(self, subject: Subject) -> Subject:
        """The subject with one thing changed: a leaf, flags, a kind, an order, a part, what is known or shared."""
        rng = self.rng
        roll = rng.random()
        if roll < 0.1:
            return self.with_facts(subject)
        if roll < 0.14:
            return replace(subject, facts=(), below=())
        places = list(paths(subject.term))
        path = rng.choice(places)
        self._made = [term for place in places for term in [at(subject.term, place)]]
        old = at(subject.term, path)
        new = self._changed_node(old, is_root=not path)
        return replace(subject, term=put(subject.term, path, new)) if new != old else subject

    def _changed_node(self, old: Term, *, is_root: bool) -> Term:
        rng = self.rng
        if old.kind is K.EK_Constant and rng.random() < 0.75:
            near = (old.payload + rng.choice((1, -1))) % (1 << old.bits)  # type: ignore[operator]
            return old._replace(payload=rng.choice((near, self.number(old.bits), rng.getrandbits(old.bits))))
        changes = []
        if not is_root:
            changes += [
                lambda: self.any(old.bits, 0),
                lambda: self.any(old.bits, 0),
                lambda: self.any(old.bits, 1),
                lambda: self.any(old.bits, 2),
            ]
        possible = CAST_FLAGS[str(old.payload)] if old.kind is K.EK_Cast else FLAGS.get(old.kind, 0)
        if possible:
            changes += [
                lambda: old._replace(flags=self._flags(possible)),
                lambda: old._replace(flags=old.flags ^ rng.choice([f for f in (1, 2, 4, 8, 16, 32) if f & possible])),
            ]
        if len(old.operands) > 1:
            changes.append(lambda: self._reordered(old))
        family = next((kinds for kinds in _ALIKE if old.kind in kinds), None)
        if family is not None and not is_root:
            changes += [lambda: self._as(old, rng.choice(family))] * 2
        if old.kind is K.EK_Cast and old.payload != "trunc":
            changes.append(lambda: old._replace(payload=rng.choice(("zext", "sext")), flags=0))
        if old.operands and not is_root:
            changes.append(lambda: next((operand for operand in old.operands if operand.bits == old.bits), old))
        return rng.choice(changes)() if changes else old

    def _reordered(self, old: Term) -> Term:
        operands = list(old.operands)
        first = 1 if old.kind is K.EK_Select else 0
        if self.rng.random() < 0.5:
            operands[first:] = operands[first:][::-1]
        else:
            source, target = self.rng.randrange(first, len(operands)), self.rng.randrange(first, len(operands))
            operands[target] = operands[source]
        return old._replace(operands=tuple(operands))

    def _as(self, old: Term, kind: Kind) -> Term:
        count = len(old.operands) if kind in VARIADIC else min(len(old.operands), 3 if kind in FUNNEL_SHIFTS else 2)
        return old._replace(kind=kind, operands=old.operands[:count], flags=old.flags & FLAGS.get(kind, 0))

    def neighbours(self, subject: Subject) -> Iterator[Subject]:
        """The subject with one number at an edge, one flag or fact the other way round, one operation with signs instead of without, or a
        range that is longer by one: where conditions of rules end."""
        for path in list(paths(subject.term)):
            old = at(subject.term, path)
            if old.kind is K.EK_Constant:
                least = 1 << old.bits - 1
                for number in sorted({0, 1, least, least - 1, 2 * least - 1, (old.payload or 0) ^ 1} - {old.payload}):  # type: ignore[operator]
                    yield replace(subject, term=put(subject.term, path, old._replace(payload=number & 2 * least - 1)))
            possible = CAST_FLAGS[str(old.payload)] if old.kind is K.EK_Cast else FLAGS.get(old.kind, 0)
            for flag in (EXACT, NSW, NUW, DISJOINT, NNEG, SAMESIGN):
                if flag & possible:
                    yield replace(subject, term=put(subject.term, path, old._replace(flags=old.flags ^ flag)))
            if possible == NSW | NUW:
                yield replace(subject, term=put(subject.term, path, old._replace(flags=old.flags ^ possible)))
            if path and old.kind in _OTHER_SIGNS:
                yield replace(subject, term=put(subject.term, path, old._replace(kind=_OTHER_SIGNS[old.kind])))
        named = {str(term.payload): None for term in _terms(subject.term) if is_symbol(term)}
        for key in sorted(named.keys() - dict(subject.facts).keys()):
            for known in (SymbolFacts(never_undef=True), SymbolFacts(never_poison=True)):
                yield replace(subject, facts=(*subject.facts, (key, known)))
        for i, (key, known) in enumerate(subject.facts):
            for other in (
                replace(known, never_undef=not known.never_undef),
                replace(known, never_poison=not known.never_poison),
                *(replace(known, signed=longer) for longer in (*_longer(known.signed), *_from_minus_one(known.signed))),
                *(replace(known, unsigned=longer) for longer in _longer(known.unsigned)),
            ):
                yield replace(subject, facts=(*subject.facts[:i], (key, other), *subject.facts[i + 1 :]))

    # -- facts

    def with_facts(self, subject: Subject) -> Subject:
        """The subject with other facts about its symbols, of which some number makes each true."""
        rng = self.rng
        symbols = sorted({(str(term.payload), term.bits) for term in _terms(subject.term) if is_symbol(term)})
        facts = tuple((key, self._facts(bits)) for key, bits in symbols if rng.random() < 0.7)
        below: tuple[tuple[str, str], ...] = ()
        for (a, bits), (b, others) in itertools.pairwise(symbols):
            if bits == others and rng.random() < 0.25:
                below = (rng.choice(((a, b), (b, a))),)
                facts = tuple((key, known) for key, known in facts if key not in (a, b))
        return replace(subject, facts=facts, below=below)

    def _facts(self, bits: int) -> SymbolFacts:
        rng = self.rng
        held = self.number(bits)
        zeros = ones = 0
        if rng.random() < 0.5:
            known = self.number(bits) if rng.random() < 0.5 else rng.getrandbits(bits)
            zeros, ones = known & ~held, known & held
        unsigned_range = signed_range = None
        signed_held = held - (1 << bits) if held >> (bits - 1) else held
        if rng.random() < 0.3:
            unsigned_range = held - rng.randrange(held + 1), held + rng.randrange((1 << bits) - held)
        if rng.random() < 0.3:
            signed_range = (
                signed_held - rng.randrange(signed_held + (1 << bits - 1) + 1),
                signed_held + rng.randrange((1 << bits - 1) - signed_held),
            )
        return SymbolFacts(zeros, ones, unsigned_range, signed_range, rng.random() < 0.5, rng.random() < 0.5)


def symbol(name: str, bits: int) -> Term:
    """The leaf of a symbol, one for each width."""
    return Term(K.EK_BitVecConst, bits, payload=f"{name}{bits}")


def is_symbol(term: Term) -> bool:
    return term.kind is K.EK_BitVecConst and term.payload not in ("undef", "poison")


def _terms(term: Term) -> Iterator[Term]:
    yield term
    for operand in term.operands:
        yield from _terms(operand)


def paths(term: Term, path: Path = ()) -> Iterator[Path]:
    """Where there are nodes in it."""
    yield path
    for at, operand in enumerate(term.operands):
        yield from paths(operand, (*path, at))


def at(term: Term, path: Path) -> Term:
    for step in path:
        term = term.operands[step]
    return term


def put(term: Term, path: Path, new: Term) -> Term:
    """The term with another one at that place."""
    if not path:
        return new
    first, *rest = path
    operands = list(term.operands)
    operands[first] = put(operands[first], tuple(rest), new)
    return term._replace(operands=tuple(operands))


def rescaled(subject: Subject, widths: dict[int, int]) -> Subject:
    """The same at other widths; numbers keep what they are by sign, or as the width, the least or the greatest number."""

    def of(term: Term) -> Term:
        bits = term.bits if term.bits == 1 else widths[term.bits]
        payload = term.payload
        if isinstance(payload, int):
            payload = _rescaled_number(payload, term.bits, bits)
        elif is_symbol(term):
            payload = f"{str(payload)[0]}{bits}"
        return Term(term.kind, bits, term.flags, payload, tuple(map(of, term.operands)))

    return replace(subject, term=of(subject.term), facts=(), below=())


def _rescaled_number(number: int, bits: int, to: int) -> int:
    least = 1 << bits - 1
    if number == least:
        return 1 << to - 1
    if number == least - 1:
        return (1 << to - 1) - 1
    if number in (bits - 1, bits) and number > 2:
        return number - bits + to
    if number == bits // 2 and number > 2:
        return to // 2
    return (number - (1 << bits) if number >= least else number) & (1 << to) - 1


def widths_of(term: Term) -> set[int]:
    """All widths above one bit in it."""
    return {inner.bits for inner in _terms(term)} - {1}
