"""How far the accesses of a vector loop are aligned, and what would have to be asked ahead of it for them to be vectors.

    load float from {%a,+,4}         vectors of 4 begin at %a + 16 * n: aligned to 16 bytes where %a is
                                     unknown: the loop runs behind `and (ptrtoint %a), 15` = 0, else as it was
    load float from {%a + 4,+,4}     aligned from the fourth iteration on: three are done ahead of the loop

A vector access of less alignment becomes scalar ones again in code generation. No other compiler asks.

Asked is of values that all threads share, of `%a + 4 * (%tid * %width)` of %a and %width: neighbours that go different ways would run both
loops one after the other. Where a thread's own number is what an address depends on, nothing is asked.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import reduce
from types import MappingProxyType
from typing import TYPE_CHECKING

from nvopt.analysis.memory.dependences import Access
from nvopt.analysis.memory.memory_location import accessed_type, align_of
from nvopt.analysis.scev.expressions.kinds import (
    SCEV,
    SCEVAddExpr,
    SCEVAddRecExpr,
    SCEVConstant,
    SCEVMulExpr,
    SCEVNAryExpr,
    SCEVPtrToIntExpr,
    SCEVSignExtendExpr,
    SCEVTruncateExpr,
    SCEVUnknown,
    SCEVZeroExtendExpr,
)
from nvopt.analysis.uniformity import is_uniform
from nvopt.ir import (
    Argument,
    Builder,
    CallBase,
    ConstantInt,
    Instruction,
    LoadInst,
    PointerType,
    StoreInst,
    Value,
)
from nvopt.ir.types import i32
from nvopt.passes.loop_vectorize.parameters import is_in_parameters
from nvopt.passes.loop_vectorize.vplan.lanes import Lanes, Widening
from nvopt.transforms.alignment_check import low_bits
from nvopt.transforms.scev_expander import SCEVExpander

if TYPE_CHECKING:
    from nvopt.analysis.scev.scalar_evolution import ScalarEvolution
    from nvopt.passes.loop_vectorize.legality import Legality

WIDEST = 16
"""Bytes of the widest access of all GPUs."""


@dataclass(eq=False, repr=False)
class Alignments:
    """What is known of the accesses of a plan, and what is asked."""

    proven: dict[Instruction, int] = field(default_factory=dict)
    """Bytes to which the vectors of an access are aligned."""
    assumed: dict[Instruction, int] = field(default_factory=dict)
    """The same behind the question, of those that it is about."""
    starts: dict[SCEV, int] = field(default_factory=dict)
    """Addresses ahead of the loop that are multiples of so much behind the question."""
    questions: dict[SCEV, int] = field(default_factory=dict)
    """What must be a multiple of how much for that."""
    begins: dict[Instruction, tuple[int, int, int]] = field(default_factory=dict)
    """To how many bytes the first of an access's vectors is aligned, which may be more than its size, that behind the question, and the
    size."""
    distances: list[int | None] = field(default_factory=list)
    """After how many iterations each access's vectors would be aligned, as far as constants tell."""

    @property
    def iterations_ahead(self) -> int:
        """How many iterations ahead of the loop bring most of its vectors to where they should begin; 0 where one can't be brought."""
        if not any(self.distances) or None in self.distances:
            return 0
        return min(self.distances, key=lambda count: (-self.distances.count(count), count)) or 0

    def without_questions(self) -> Alignments:
        """What is known where nothing is asked."""
        begins = {access: (known, known, size) for access, (known, _, size) in self.begins.items()}
        return Alignments(self.proven, begins=begins, distances=self.distances)

    def of(self, access: Instruction, part: int = 0, parts: int = 1) -> int | None:
        """The alignment of an access's vectors, of the one for `part` where there are `parts` side by side; None for the access's own.
        Where the parts are aligned as one, code generation makes one access of several: of <4 x i8> at 0 and at 4 one of eight bytes."""
        own = self.assumed.get(access) or self.proven.get(access)
        if own is None or parts == 1 or access not in self.begins:
            return own
        _, known, size = self.begins[access]
        return max(own, min(known, _low_bit(size * parts), _low_bit(size * part) if part else known))


def alignments_of(
    legality: Legality, lanes: Lanes, vf: int, may_ask: bool, asked: Mapping[SCEV, int] = MappingProxyType({}), ahead: int = 0
) -> Alignments:
    """The alignments of a plan's vectors of `vf` lanes; `may_ask`: with questions ahead of the loop, where they help. `asked`: what was
    asked about for another vector loop ahead of this one. `ahead`: iterations that are done before."""
    found = Alignments()
    for access in lanes.memory if vf > 1 else ():
        assert isinstance(access, (LoadInst, StoreInst))
        recurrence = _recurrence(legality, lanes, vf, access)
        if recurrence is None:
            continue
        start, step, wanted = recurrence
        element = legality.layout.alloc_size(accessed_type(access))
        found.distances.append(_iterations_to_alignment(start, step, wanted, element))
        if ahead:
            start = legality.scev.add(start, legality.scev.mul(step, legality.scev.constant(step.type, ahead)))
        multiple = _multiple(legality, start)
        known = max(multiple, align_of(access, legality.layout), asked.get(start, 1))
        found.proven[access] = min(known, wanted)
        aligned, questions = _to_ask(legality.scev, start, known, wanted) if may_ask else (known, {})
        found.begins[access] = min(known, WIDEST), min(aligned, WIDEST), element * vf
        if questions:
            found.assumed[access] = aligned
            found.starts[start] = max(aligned, found.starts.get(start, 1))
            for one, multiple in questions.items():
                found.questions[one] = max(multiple, found.questions.get(one, 1))
    return found


def _iterations_to_alignment(start: SCEV, step: SCEV, wanted: int, element: int) -> int | None:
    """After how many iterations an address is a multiple of what is wanted, by the constant in it and as far as all else is one; None where
    it never is."""
    offset = _constant_part(start) % wanted
    if offset % element:
        return None
    is_up = isinstance(step, SCEVConstant) and step.signed > 0
    return (wanted - offset if is_up and offset else offset) // element


def _constant_part(e: SCEV) -> int:
    """What is added to the rest of an address in its first iterations."""
    if isinstance(e, SCEVAddRecExpr):
        return _constant_part(e.start)
    return sum(one.value for one in e.operands if isinstance(one, SCEVConstant)) if isinstance(e, SCEVAddExpr) else 0


def alignments_of_nest(legality: Legality, lanes: Lanes, width: int) -> Alignments:
    """The alignments of the vectors of an outer loop's plan, as far as they are known: each begins a multiple of VF steps behind the first,
    wherever the loops inside are."""
    found = Alignments()
    for access, widening in lanes.memory.items():
        assert isinstance(access, (LoadInst, StoreInst))
        if widening is Widening.WIDEN and width > 1:
            size = legality.layout.alloc_size(accessed_type(access)) * width
            bits = _zeros_of_vector(legality, legality.scev.get(access.pointer), width)
            found.proven[access] = min(max(1 << bits, align_of(access, legality.layout)), WIDEST, size & -size)
    return found


def _zeros_of_vector(legality: Legality, e: SCEV, vf: int) -> int:
    """How many of the lowest bits of an address are zero in each iteration of an outer loop that is a multiple of `vf`."""
    if isinstance(e, SCEVAddRecExpr) and e.is_affine and legality.loop.contains_loop(e.loop):
        by = e.operands[1]
        if e.loop is legality.loop:
            by = legality.scev.mul(by, legality.scev.constant(by.type, vf))
        zeros = min(_zeros_of_vector(legality, e.start, vf), legality.scev.min_trailing_zeros(by))
    elif isinstance(e, SCEVAddExpr):
        zeros = min(_zeros_of_vector(legality, one, vf) for one in e.operands)
    else:
        zeros = legality.scev.min_trailing_zeros(e)
    return min(zeros, WIDEST.bit_length() - 1)


def _to_ask(scev: ScalarEvolution, start: SCEV, known: int, wanted: int) -> tuple[int, dict[SCEV, int]]:
    """How far an address may be aligned beyond what is known, up to what is wanted, and what must be asked for that."""
    align = wanted
    while align > known:
        questions = questions_about(scev, start, align)
        if questions is not None:
            return align, questions
        align //= 2
    return known, {}


def _recurrence(legality: Legality, lanes: Lanes, vf: int, access: Access) -> tuple[SCEV, SCEV, int] | None:
    """Where the vectors of an access begin, by how much an iteration goes on, and to how many bytes they may be aligned: the access's size,
    or less where they don't go on by that. None for what is no vector."""
    widening = lanes.memory[access]
    if widening not in (Widening.WIDEN, Widening.REVERSE):
        return None
    e = legality.accesses.pointers.expression(access.pointer)
    if not isinstance(e, SCEVAddRecExpr) or not e.is_affine or e.loop is not legality.loop:
        return None
    element = legality.layout.alloc_size(accessed_type(access))
    wanted = min(WIDEST, _low_bit(element * vf))
    start = e.operands[0]
    if widening is Widening.REVERSE:
        start = legality.scev.add(start, legality.scev.constant(e.operands[1].type, -element * (vf - 1)))
    return start, e.operands[1], wanted


def _low_bit(number: int) -> int:
    """The largest power of two of which it is a multiple."""
    return number & -number


def _multiple(legality: Legality, start: SCEV) -> int:
    """Bytes of which the address is known to be a multiple."""
    return 1 << min(legality.scev.min_trailing_zeros(start), WIDEST.bit_length() - 1)


def questions_about(scev: ScalarEvolution, e: SCEV, align: int) -> dict[SCEV, int] | None:
    """What must be a multiple of how much for `e` to be one of `align`, a power of two; only of what all threads share. Empty where it is
    known to be one, None where no such question tells."""
    zeros = align.bit_length() - 1
    if min(zeros, e.bits) <= scev.min_trailing_zeros(e):
        return {}
    if isinstance(e, SCEVConstant):
        return None
    if _is_shared(e) and not (isinstance(e, (SCEVAddExpr, SCEVMulExpr)) and any(isinstance(one, SCEVConstant) for one in e.operands)):
        return {e: align}
    match e:
        case SCEVAddExpr():
            return _about_sum(scev, e, align)
        case SCEVAddRecExpr():
            return _about_all(scev, e.operands, align)
        case SCEVTruncateExpr() | SCEVZeroExtendExpr() | SCEVSignExtendExpr() | SCEVPtrToIntExpr():
            return questions_about(scev, e.operand, align)
        case SCEVMulExpr():
            return _about_product(scev, e, zeros)
    return None


def _about_sum(scev: ScalarEvolution, e: SCEVAddExpr, align: int) -> dict[SCEV, int] | None:
    """All that is added is to be a multiple. What is shared is asked about at once, but for constants: what is allocated is aligned itself,
    hardly the bytes behind it."""
    return _about_all(scev, _grouped(e, scev.add), align)


def _about_product(scev: ScalarEvolution, product: SCEVMulExpr, zeros: int) -> dict[SCEV, int] | None:
    """One of the factors, preferably what is shared, is to bring what the others are not known to have."""
    factors = _grouped(product, scev.mul)
    known = [scev.min_trailing_zeros(one) for one in factors]
    for factor, own in zip(reversed(factors), reversed(known), strict=True):
        asked = questions_about(scev, factor, 1 << max(0, zeros - (sum(known) - own)))
        if asked is not None:
            return asked
    return None


def _grouped(e: SCEVNAryExpr, combined: Callable[[SCEV, SCEV], SCEV]) -> list[SCEV]:
    """The operands, those that are shared but for constants as one, which is the last."""
    constants: list[SCEV] = []
    shared: list[SCEV] = []
    own: list[SCEV] = []
    for one in e.operands:
        (constants if isinstance(one, SCEVConstant) else shared if _is_shared(one) else own).append(one)
    return [*constants, *own, *([reduce(combined, shared)] if shared else [])]


def _about_all(scev: ScalarEvolution, terms: Sequence[SCEV], align: int) -> dict[SCEV, int] | None:
    """Each of the terms is to be a multiple."""
    found: dict[SCEV, int] = {}
    for term in terms:
        asked = questions_about(scev, term, align)
        if asked is None:
            return None
        for one, multiple in asked.items():
            found[one] = max(multiple, found.get(one, 1))
    return found


def _is_shared(e: SCEV) -> bool:
    """Whether all threads of a block have the same value, or it is where something was allocated, which mostly is aligned well."""
    return all(not isinstance(one, (SCEVUnknown, SCEVAddRecExpr)) or _is_shared_value(one) for one in e.walk())


def _is_shared_value(e: SCEVUnknown | SCEVAddRecExpr) -> bool:
    if isinstance(e, SCEVAddRecExpr) or (isinstance(e.value.type, PointerType) and is_in_parameters(e.value)):
        return False
    is_pointer = isinstance(e.value.type, PointerType) and isinstance(e.value, (Argument, CallBase, LoadInst))
    return is_pointer or is_uniform(e.value)


def misalignment_check(questions: dict[SCEV, int], expander: SCEVExpander, at: Instruction) -> Value:
    """Whether, before `at`, one of the values is no multiple of what it should be: an i1."""
    multiples: dict[Value, int] = {}
    for asked, multiple in questions.items():
        value = expander.expand(asked, at)
        multiples[value] = max(multiple.bit_length() - 1, multiples.get(value, 0))
    rest = low_bits(multiples, at, expander.scev.tracking)
    return Builder.before(at).icmp("ne", rest, ConstantInt.get(i32, 0), "misaligned")
