"""Reductions: phis of a loop's header of which only what is left in the end counts, so that iterations may be taken in another order.

    %sum = phi float [ 0.0, %entry ], [ %next, %loop ]       RecurrenceDescriptor(FADD, %sum, start 0.0, exit_instruction %next,
    %next = fadd reassoc float %sum, %x                                           flags ("reassoc",), chain (%next,))

What a phi is made of are its members: itself, and the instructions of the loop that use a member. Each must be an operation of the kind,
with one member among its operands; or a phi of members; or, for some kinds, a select between members. One of them alone, that which comes
back to the phi, may be used behind the loop, or stored to an address that stays.

Source: LLVM's RecurrenceDescriptor.
"""

from __future__ import annotations

from collections.abc import Iterable, KeysView, Sequence
from enum import StrEnum
from functools import cmp_to_key
from typing import NamedTuple

from nvopt.analysis.loops import Loop
from nvopt.analysis.recurrences.fast_math import ALL, as_flags, fast_math, fast_math_of_function
from nvopt.analysis.recurrences.narrowing import cast_away, mask_of, narrowest_type
from nvopt.analysis.scev.expressions.kinds import SCEVAddRecExpr
from nvopt.analysis.scev.scalar_evolution import ScalarEvolution
from nvopt.analysis.values.matching import intrinsic
from nvopt.analysis.values.patterns import min_max_operands
from nvopt.ir import (
    BasicBlock,
    BinaryOperator,
    CallBase,
    CmpInst,
    ConstantInt,
    Instruction,
    IntType,
    PHINode,
    SelectInst,
    StoreInst,
    Type,
    Value,
)
from nvopt.ir.types import FloatType


class RecurKind(StrEnum):
    """LLVM's kinds, but that differences are sums."""

    ADD = "add"
    """Additions, and subtractions from what was summed up."""
    MUL = "mul"
    OR = "or"
    AND = "and"
    XOR = "xor"
    SMIN = "smin"
    SMAX = "smax"
    UMIN = "umin"
    UMAX = "umax"
    FADD = "fadd"
    """Additions and subtractions of floats."""
    FMUL = "fmul"
    """Multiplications of floats, and divisions of what was multiplied."""
    FMIN = "fmin"
    """Of floats that are no NaNs, whatever the sign of zero."""
    FMAX = "fmax"
    FMINNUM = "fminnum"
    """`llvm.minnum`, where NaNs may occur."""
    FMAXNUM = "fmaxnum"
    FMINIMUM = "fminimum"
    FMAXIMUM = "fmaximum"
    FMINIMUMNUM = "fminimumnum"
    FMAXIMUMNUM = "fmaximumnum"
    FMULADD = "fmuladd"
    ANYOF = "any-of"
    """Whether a condition held in any iteration: the start value, or else another one that doesn't change."""
    FINDFIRST_SMIN = "find-first-iv-smin"
    """Of an induction that falls, its value in the last iteration in which a condition held: the signed minimum of these."""
    FINDFIRST_UMIN = "find-first-iv-umin"
    FINDLAST_SMAX = "find-last-iv-smax"
    """Of an induction that rises, its value in the last iteration in which a condition held: the signed maximum of these."""
    FINDLAST_UMAX = "find-last-iv-umax"


_INTEGER_MIN_MAX = (RecurKind.SMIN, RecurKind.SMAX, RecurKind.UMIN, RecurKind.UMAX)
_FLOAT_MIN_MAX = {
    "minnum": RecurKind.FMIN,
    "maxnum": RecurKind.FMAX,
    "minimum": RecurKind.FMINIMUM,
    "maximum": RecurKind.FMAXIMUM,
    "minimumnum": RecurKind.FMINIMUMNUM,
    "maximumnum": RecurKind.FMAXIMUMNUM,
}
_WITH_NANS = {RecurKind.FMIN: RecurKind.FMINNUM, RecurKind.FMAX: RecurKind.FMAXNUM}
_MIN_MAX = frozenset({*_INTEGER_MIN_MAX, *_FLOAT_MIN_MAX.values(), *_WITH_NANS.values()})
_FIND = frozenset({RecurKind.FINDFIRST_SMIN, RecurKind.FINDFIRST_UMIN, RecurKind.FINDLAST_SMAX, RecurKind.FINDLAST_UMAX})
_OPCODES = {
    RecurKind.ADD: ("add", "sub"),
    RecurKind.MUL: ("mul",),
    RecurKind.OR: ("or",),
    RecurKind.AND: ("and",),
    RecurKind.XOR: ("xor",),
    RecurKind.FMUL: ("fmul", "fdiv"),
    RecurKind.FADD: ("fadd", "fsub"),
    RecurKind.FMULADD: (),
}
_INTEGER_KINDS = (RecurKind.ADD, RecurKind.MUL, RecurKind.OR, RecurKind.AND, RecurKind.XOR)
_FLOAT_KINDS = (RecurKind.FMUL, RecurKind.FADD, RecurKind.FMULADD)
_CONDITIONAL = frozenset({RecurKind.ADD, RecurKind.MUL, RecurKind.FADD, RecurKind.FMUL})
"""Kinds an operation of which may be chosen or not, by a select."""
_STRICT = {RecurKind.SMIN: "slt", RecurKind.SMAX: "sgt", RecurKind.UMIN: "ult", RecurKind.UMAX: "ugt"}
"""How a new minimum or maximum compares with the old one."""
_NOT_COMMUTATIVE = ("sub", "fsub", "fdiv")


class Extremum(NamedTuple):
    """The minimum or maximum that an iteration is looked for by."""

    phi: PHINode
    is_first: bool
    """Whether of several iterations that have it the first is meant, not the last."""


class RecurrenceDescriptor(NamedTuple):
    """What a phi reduces, and how."""

    kind: RecurKind
    phi: PHINode
    start: Value
    exit_instruction: Instruction
    """What comes back to the phi, and may be used behind the loop."""
    type: Type
    """That in which the operations may be done: narrower than the phi's where the higher bits are not needed."""
    is_signed: bool
    """Whether a result of the narrower type is extended by its sign."""
    casts: frozenset[Instruction]
    """Instructions that are nothing in the narrower type."""
    flags: tuple[str, ...]
    """The fast-math flags that all operations have."""
    exact_fp: Instruction | None
    """The first operation on floats that may not be done in another order."""
    is_ordered: bool
    """Whether there is one operation in an iteration, so that they can be done one after another."""
    chain: tuple[Instruction, ...]
    """The members but for the phi, in program order, without compares, phis and casts."""
    members: frozenset[Instruction]
    """All members, the phi too."""
    store: StoreInst | None = None
    """The last store in an iteration, of what comes back to the phi, to an address that stays."""
    sentinel: ConstantInt | None = None
    """For the finding kinds, a value that the induction never has: no iteration was found."""
    extremum: Extremum | None = None
    """For the finding kinds, the minimum or maximum that the iteration found has, where that is what it is found by."""


def reduction_of(phi: PHINode, loop: Loop, scev: ScalarEvolution) -> RecurrenceDescriptor | None:
    """What the phi reduces; None where it is no reduction."""
    if phi.parent is not loop.header or len(phi.operands) != 4 or loop.preheader is None or loop.latch is None:
        return None
    if isinstance(phi.type, IntType):
        kinds: tuple[RecurKind, ...] = _INTEGER_KINDS
    elif isinstance(phi.type, FloatType):
        kinds = ()
    else:
        return None
    search = _Search(phi, loop, scev)
    for kind in kinds:
        if found := search.arithmetic(kind):
            return found
    if found := search.min_max() or search.sought_extremum() or search.any_of() or search.find_iv():
        return found
    for kind in _FLOAT_KINDS if not kinds else ():
        if found := search.arithmetic(kind):
            return found
    return None


_Members = KeysView[Instruction]
"""In the order in which they are found."""


class _Search:
    """The looks at one phi."""

    def __init__(self, phi: PHINode, loop: Loop, scev: ScalarEvolution) -> None:
        assert loop.preheader is not None
        assert loop.latch is not None
        self.phi, self.loop, self.scev = phi, loop, scev
        self._found: dict[Instruction, _Members | None] = {}
        self.start = phi.incoming_for(loop.preheader)
        self.back = phi.incoming_for(loop.latch)

    # -- by kind

    def arithmetic(self, kind: RecurKind) -> RecurrenceDescriptor | None:
        """Sums, products and bit operations."""
        mask = mask_of(self.phi) if kind in _INTEGER_KINDS else None
        members = self._members(mask.instruction if mask is not None else self.phi)
        if members is None or not all(
            self._is_of_kind(one, kind, members) for one in members if mask is None or one is not mask.instruction
        ):
            return None
        found = self._described(kind, members)
        if found is None or mask is None:
            return found
        type, is_signed = narrowest_type(found.exit_instruction, self.scev.tracking, self.loop)
        if type is not mask.type:
            return None
        casts = frozenset({mask.instruction, *cast_away(found.exit_instruction, type, self.loop)})
        chain = tuple(one for one in found.chain if one is not mask.instruction)
        return found._replace(type=type, is_signed=is_signed, casts=casts, chain=chain) if chain else None

    def min_max(self) -> RecurrenceDescriptor | None:
        """Minima and maxima, as intrinsics or compares and selects."""
        kind = self._min_max_kind()
        members = self._members(self.phi) if kind is not None else None
        if kind is None or members is None:
            return None
        if not all(self._is_of_min_max(one, kind, members) for one in members):
            return None
        return self._described(kind, members)

    def any_of(self) -> RecurrenceDescriptor | None:
        """One select by a compare between the phi and what doesn't change."""
        members = self._members(self.phi) if isinstance(self.phi.type, IntType) else None
        if members is None:
            return None
        selects = [one for one in members if isinstance(one, SelectInst)]
        if len(selects) != 1 or any(one is not selects[0] and not isinstance(one, PHINode) for one in members):
            return None
        other = self._chosen_beside_phi(selects[0])
        if other is None or self.loop.defines(other) or not self._joins_are_of(members):
            return None
        return self._described(RecurKind.ANYOF, members)

    def find_iv(self) -> RecurrenceDescriptor | None:
        """One select by a compare between the phi and an induction that goes one way and never is a certain value."""
        if len(self.phi.uses) != 1 or not isinstance(self.phi.type, IntType):
            return None
        members = self._members(self.phi)
        select = self.phi.users[0]
        if members is None or not isinstance(select, SelectInst):
            return None
        if any(one is not select and not isinstance(one, PHINode) for one in members) or not self._joins_are_of(members):
            return None
        other = self._chosen_beside_phi(select)
        found = self._finding_kind(other) if other is not None else None
        if found is None:
            return None
        kind, sentinel = found
        described = self._described(kind, members)
        if described is None:
            return None
        return described._replace(sentinel=ConstantInt.get(self.phi.type, sentinel), extremum=self._extremum_of(select))

    def sought_extremum(self) -> RecurrenceDescriptor | None:
        """A minimum or maximum of integers that is compared, besides, to find an iteration that has it."""
        kind, place = _place_of_extremum(self.phi, self.loop) or (None, None)
        if kind is None or place is None:
            return None
        phis = [one for one in place.operands[1:] if isinstance(one, PHINode) and one.parent is self.loop.header]
        finding = [found for one in phis if (found := _Search(one, self.loop, self.scev).find_iv()) is not None]
        if not any(one.extremum is not None and one.extremum.phi is self.phi for one in finding):
            return None
        assert isinstance(self.back, Instruction)
        return self._described(kind, dict.fromkeys([self.phi, self.back]).keys(), may_be_unused=True)

    def _extremum_of(self, select: SelectInst) -> Extremum | None:
        """The minimum or maximum by which a select finds iterations."""
        condition, true, _ = select.operands
        assert isinstance(condition, CmpInst)
        for phi in condition.operands:
            if not isinstance(phi, PHINode) or (found := _place_of_extremum(phi, self.loop)) is None:
                continue
            kind, _ = found  # the place is this select: there is no other
            predicate = condition.predicate if condition.operands[1] is phi else condition.predicate.swapped
            if true is self.phi:
                predicate = predicate.inverse
            strict = _STRICT[kind]
            if predicate in (strict, strict[:2] + "e"):
                return Extremum(phi, predicate == strict)
        return None

    def _chosen_beside_phi(self, select: SelectInst) -> Value | None:
        """The other arm of a select by a compare, one of whose arms is the phi, which doesn't decide."""
        condition, true, false = select.operands
        if not isinstance(condition, CmpInst) or self.phi in condition.operands:
            return None
        return false if true is self.phi else true if false is self.phi else None

    def _finding_kind(self, value: Value) -> tuple[RecurKind, int] | None:
        """How an induction is found, and what it never is."""
        e = self.scev.get(value)
        if not isinstance(e, SCEVAddRecExpr) or e.loop is not self.loop or not e.is_affine:
            return None
        bits = e.bits
        lowest, highest = -(1 << (bits - 1)), (1 << (bits - 1)) - 1
        step = e.operands[1]
        signed, unsigned = self.scev.signed_range(e), self.scev.unsigned_range(e)
        if self.scev.is_known_positive(step):
            if not signed.contains(lowest % (1 << bits)):
                return RecurKind.FINDLAST_SMAX, lowest
            return (RecurKind.FINDLAST_UMAX, 0) if not unsigned.contains(0) else None
        if self.scev.is_known_negative(step):
            if not signed.contains(highest):
                return RecurKind.FINDFIRST_SMIN, highest
            return (RecurKind.FINDFIRST_UMIN, -1) if not unsigned.contains((1 << bits) - 1) else None
        return None

    # -- members

    def _members(self, start: Instruction) -> _Members | None:
        """The phi, `start`, and the instructions of the loop that use one of these; None where one can't be a member of any reduction."""
        if start not in self._found:
            self._found[start] = self._find_members(start)
        return self._found[start]

    def _find_members(self, start: Instruction) -> _Members | None:
        found = dict.fromkeys([self.phi, start])
        pending = [start]
        while pending:
            member = pending.pop()
            if not member.is_used:
                return None
            for user in member.users:
                if not isinstance(user, Instruction) or not self.loop.contains_instruction(user):
                    if member is not self.back:
                        return None
                elif isinstance(user, StoreInst):
                    if user.pointer is member:
                        return None
                elif user not in found:
                    if not _may_be_member(user, self.phi):
                        return None
                    found[user] = None
                    pending.append(user)
        return found.keys() if self.back in found and self.back is not self.phi else None

    def _is_of_kind(self, member: Instruction, kind: RecurKind, members: _Members) -> bool:
        """Whether it is the phi, or joins members, or is one operation of the kind on one member."""
        if isinstance(member, PHINode):
            return member is self.phi or all(one in members for one in member.operands[::2])
        if isinstance(member, SelectInst):
            return kind in _CONDITIONAL and self._is_conditional_operation(member, kind)
        if kind is RecurKind.FMULADD:
            return _is_fmuladd(member) and member.operands[2] in members and not any(one in members for one in member.operands[:2])
        if member.opcode not in _OPCODES[kind]:
            return False
        if member.opcode in _NOT_COMMUTATIVE and member.operands[0] not in members:
            return False
        return sum(one in members for one in member.operands) == 1

    def _is_conditional_operation(self, select: SelectInst, kind: RecurKind) -> bool:
        """Whether it is `select (compare), (phi op x), phi`, with a compare of its own."""
        condition, true, false = select.operands
        if not isinstance(condition, CmpInst) or len(condition.uses) != 1:
            return False
        if not isinstance(false, PHINode) or isinstance(true, PHINode) or not isinstance(true, BinaryOperator):
            return False
        if true.opcode not in _OPCODES[kind] or (isinstance(true.type, FloatType) and fast_math(true) < ALL) or true.opcode == "fdiv":
            return False
        lhs, rhs = true.operands
        return (lhs if isinstance(lhs, PHINode) else rhs) is false

    def _joins_are_of(self, members: _Members) -> bool:
        joins = [one for one in members if isinstance(one, PHINode) and one is not self.phi]
        return all(operand in members for join in joins for operand in join.operands[::2])

    def _min_max_kind(self) -> RecurKind | None:
        """The kind of the first minimum or maximum on the way back from what comes round."""
        seen: set[Value] = {self.phi}
        pending = [self.back]
        while pending:
            value = pending.pop()
            if value in seen or not isinstance(value, Instruction) or not self.loop.defines(value):
                continue
            seen.add(value)
            if isinstance(value, PHINode):
                pending += value.operands[::2]
            else:
                found = _min_max_of(value)
                return self._by_flags(found[0], value) if found is not None else None
        return None

    def _by_flags(self, kind: RecurKind, operation: Instruction) -> RecurKind | None:
        """The kind in which minima of floats may be taken in another order, by what is assumed of NaNs and zeros."""
        if kind not in _WITH_NANS:
            return kind
        assumed = fast_math(operation) | fast_math_of_function(self.scev.function)
        if {"nnan", "nsz"} <= assumed:
            return kind
        return _WITH_NANS[kind] if isinstance(operation, CallBase) else None

    def _is_of_min_max(self, member: Instruction, kind: RecurKind, members: _Members) -> bool:
        if isinstance(member, PHINode):
            return member is self.phi or all(one in members for one in member.operands[::2])
        if isinstance(member, CmpInst):
            return all(isinstance(user, SelectInst) and user.operands[0] is member and user in members for user in member.users)
        found = _min_max_of(member)
        if found is None or self._by_flags(found[0], member) is not kind:
            return False
        return sum(one in members for one in found[1:]) == 1

    # -- the description

    def _described(self, kind: RecurKind, members: _Members, may_be_unused: bool = False) -> RecurrenceDescriptor | None:
        """`may_be_unused`: behind the loop and in memory."""
        assert isinstance(self.back, Instruction)
        store = self._last_store(members)
        has_stores = any(isinstance(user, StoreInst) and self.loop.contains_instruction(user) for one in members for user in one.users)
        if has_stores and (store is None or store.value is not self.back):
            return None
        is_used_behind = any(isinstance(user, Instruction) and not self.loop.contains_instruction(user) for user in self.back.users)
        if not is_used_behind and store is None and not may_be_unused:
            return None
        operations = [one for one in _in_program_order(members, self.loop) if not isinstance(one, (PHINode, CmpInst))]
        flags, exact = self._float_math(operations)
        return RecurrenceDescriptor(
            kind,
            self.phi,
            self.start,
            self.back,
            self.phi.type,
            is_signed=False,
            casts=frozenset(),
            flags=flags,
            exact_fp=None if kind in _MIN_MAX or kind is RecurKind.ANYOF or kind in _FIND else exact,
            is_ordered=self._is_ordered(kind, exact),
            chain=tuple(operations),
            members=frozenset(members),
            store=store,
        )

    def _last_store(self, members: Iterable[Instruction]) -> StoreInst | None:
        """The last of the stores of members, where all are to one address that stays."""
        stores = [user for one in members for user in one.users if isinstance(user, StoreInst) and self.loop.contains_instruction(user)]
        addresses = {self.scev.get(one.pointer) for one in stores}
        if len(addresses) != 1 or not self.scev.is_loop_invariant(addresses.pop(), self.loop):
            return None
        return next(one for one in reversed(_in_program_order(stores, self.loop)) if isinstance(one, StoreInst))

    def _float_math(self, operations: Sequence[Instruction]) -> tuple[tuple[str, ...], Instruction | None]:
        """The flags that all have, and the first that may not be reordered."""
        if not isinstance(self.phi.type, FloatType):
            return (), None
        common = ALL
        exact: Instruction | None = None
        for one in operations:
            flags = fast_math(one)
            if isinstance(one, SelectInst):
                condition = one.operands[0]
                flags |= fast_math(condition) if isinstance(condition, CmpInst) and condition.opcode == "fcmp" else frozenset()
            elif exact is None and "reassoc" not in flags:
                exact = one
            common &= flags
        return as_flags(common), exact

    def _is_ordered(self, kind: RecurKind, exact: Instruction | None) -> bool:
        """Whether what comes round is the only operation, and is used but once besides."""
        if exact is None or exact is not self.back or len(exact.uses) > 2:
            return False
        if kind is RecurKind.FADD:
            return exact.opcode == "fadd" and self.phi in exact.operands
        return kind is RecurKind.FMULADD and exact.operands[2] is self.phi


def _may_be_member(user: Instruction, phi: PHINode) -> bool:
    if isinstance(user, PHINode):
        return user.parent is not phi.parent
    return isinstance(user, (BinaryOperator, SelectInst, CmpInst)) or _is_fmuladd(user) or intrinsic(user) in _MIN_MAX_INTRINSICS


_MIN_MAX_INTRINSICS = frozenset({*_FLOAT_MIN_MAX, *(str(kind) for kind in _INTEGER_MIN_MAX)})


def _is_fmuladd(value: Value) -> bool:
    return intrinsic(value) == "fmuladd"


def _min_max_of(value: Instruction) -> tuple[RecurKind, Value, Value] | None:
    """The minimum or maximum that an instruction computes, and of what."""
    if isinstance(value, CallBase):
        name = intrinsic(value)
        if name in _FLOAT_MIN_MAX:
            return _FLOAT_MIN_MAX[name], value.operands[0], value.operands[1]
    if isinstance(value.type, IntType):
        for kind in _INTEGER_MIN_MAX:
            operands = min_max_operands(value, str(kind))
            if operands is not None:
                return kind, *operands
    return _float_select(value)


def _place_of_extremum(phi: PHINode, loop: Loop) -> tuple[RecurKind, SelectInst] | None:
    """The kind of a minimum or maximum of integers that comes round to the phi, and the one select besides by its comparison with what is
    new in an iteration."""
    assert loop.latch is not None
    back = phi.incoming_for(loop.latch) if phi.parent is loop.header and isinstance(phi.type, IntType) else None
    if not isinstance(back, Instruction) or not loop.contains_instruction(back):
        return None
    found = _min_max_of(back)
    if found is None or phi not in found[1:] or any(user is not phi and _is_inside(user, loop) for user in back.users):
        return None
    kind, *operands = found
    places: set[SelectInst] = set()
    for user in phi.users:
        if user is back:
            continue
        if not isinstance(user, CmpInst) or not _is_inside(user, loop) or set(user.operands) != set(operands):
            return None
        for decided in user.users:
            if not isinstance(decided, SelectInst) or decided.operands[0] is not user:
                return None
            if decided is not back:
                places.add(decided)
    return (kind, places.pop()) if len(places) == 1 else None


def _is_inside(user: object, loop: Loop) -> bool:
    return isinstance(user, Instruction) and loop.contains_instruction(user)


def _float_select(value: Instruction) -> tuple[RecurKind, Value, Value] | None:
    """`select (fcmp olt x, y), x, y` and its like."""
    if not isinstance(value, SelectInst):
        return None
    condition, true, false = value.operands
    if not isinstance(condition, CmpInst) or condition.opcode != "fcmp":
        return None
    lhs, rhs = condition.operands
    relation = condition.predicate[1:]
    if condition.predicate[0] not in "ou" or relation not in ("lt", "le", "gt", "ge"):
        return None
    is_lesser_chosen = relation in ("lt", "le")
    if true is rhs and false is lhs:
        is_lesser_chosen = not is_lesser_chosen
    elif true is not lhs or false is not rhs:
        return None
    return (RecurKind.FMIN if is_lesser_chosen else RecurKind.FMAX), lhs, rhs


def _in_program_order(instructions: Iterable[Instruction], loop: Loop) -> list[Instruction]:
    """As they stand in the loop's blocks, which come before what they lead to."""
    by_block: dict[BasicBlock | None, list[Instruction]] = {}
    for one in instructions:
        by_block.setdefault(one.parent, []).append(one)
    blocks = loop.blocks if len(by_block) > 1 else by_block
    return [one for block in blocks if block in by_block for one in sorted(by_block[block], key=cmp_to_key(_comes_later))]


def _comes_later(one: Instruction, other: Instruction) -> int:
    return 0 if one is other else -1 if one.comes_before(other) else 1
