"""Alias analysis: whether two pieces of memory can share a byte, and what calls do to memory.

    aliases = AliasAnalysis(function)
    aliases.alias(MemoryLocation.of_access(load, layout), MemoryLocation.of_access(store, layout))      # NO_ALIAS
    aliases.call_effect(call, location)                                                                 # REF, MOD, a sum of these

The answers are LLVM's: NO_ALIAS (no byte is shared), MAY_ALIAS (nothing is known), PARTIAL_ALIAS (some byte is shared), MUST_ALIAS (both
begin at the same byte). They hold for accesses of one thread in one iteration; `crossing=True` asks of any two iterations, in which a value
may have changed between the accesses.

Answers are kept; an edit of the function makes them stale.

Source: LLVM's BasicAliasAnalysis, ScopedNoAliasAA, TypeBasedAliasAnalysis, NVPTXAliasAnalysis, AliasAnalysis. Beyond these nothing is
concluded but by SCEV where `scev` is given: distances of pointers, as LLVM's SCEVAA has them.
"""

from __future__ import annotations

from enum import Enum
from math import gcd
from typing import TYPE_CHECKING, NamedTuple

from nvopt.analysis.constant_range import ConstantRange
from nvopt.analysis.constant_range.arithmetic import add as add_ranges
from nvopt.analysis.constant_range.arithmetic import sub as subtract_ranges
from nvopt.analysis.integers import signed
from nvopt.analysis.loops import LoopInfo
from nvopt.analysis.memory.call_effects import BOTH, MOD, NEITHER, REF, effects_of, effects_on_argument
from nvopt.analysis.memory.decomposed_address import DecomposedAddress, VariableIndex, decompose, index_range
from nvopt.analysis.memory.memory_location import AliasTags, MemoryLocation
from nvopt.analysis.memory.underlying_objects import (
    MAX_LOOKUP,
    aliased_argument,
    is_base_of_object,
    is_escape_source,
    is_identified,
    is_identified_local,
    object_alignment,
    object_size,
    underlying_object,
)
from nvopt.analysis.value_tracking import ValueTracking
from nvopt.analysis.values.attributes import null_is_defined
from nvopt.ir import (
    AllocaInst,
    Argument,
    CallBase,
    CallInst,
    CastInst,
    Constant,
    ConstantExpr,
    ConstantInt,
    ConstantPointerNull,
    Function,
    GetElementPtrInst,
    GlobalVariable,
    Instruction,
    PHINode,
    PointerType,
    PoisonValue,
    SelectInst,
    UndefValue,
    Value,
)
from nvopt.late_modules import late_modules
from nvopt.target import address_spaces

if TYPE_CHECKING:
    from nvopt.analysis.memory import alias_scopes, type_based
    from nvopt.analysis.scev.scalar_evolution import ScalarEvolution
else:
    alias_scopes, type_based = late_modules("nvopt.analysis.memory", "alias_scopes", "type_based")


class AliasResult(Enum):
    """How two pieces of memory lie to one another."""

    NO_ALIAS = "NoAlias"
    MAY_ALIAS = "MayAlias"
    PARTIAL_ALIAS = "PartialAlias"
    MUST_ALIAS = "MustAlias"


NO_ALIAS, MAY_ALIAS = AliasResult.NO_ALIAS, AliasResult.MAY_ALIAS
PARTIAL_ALIAS, MUST_ALIAS = AliasResult.PARTIAL_ALIAS, AliasResult.MUST_ALIAS

_MAX_DEPTH = 32
"""Phis and selects that may be looked through within one another; beyond nothing is concluded."""
_MOST_PHI_OPERANDS = 30
"""A phi of more operands is not looked through."""


class _Piece(NamedTuple):
    """A location as the rules on addresses see it."""

    pointer: Value
    size: int | None
    is_precise: bool = True
    may_be_before: bool = False


class AliasAnalysis:
    """What the memory accesses of a function share."""

    __slots__ = ("_captured", "_crossing", "_found", "_function", "_loops", "_pending", "_plain", "_tracking", "layout", "scev")

    def __init__(
        self,
        function: Function,
        tracking: ValueTracking | None = None,
        loops: LoopInfo | None = None,
        scev: ScalarEvolution | None = None,
    ) -> None:
        self._function, self._tracking, self._loops = function, tracking, loops
        self.layout = function.module.data_layout
        self.scev = scev
        self._captured: dict[Value, bool] = {}
        self._plain: dict[tuple[_Piece, _Piece], AliasResult] = {}
        self._crossing: dict[tuple[_Piece, _Piece], AliasResult] = {}
        self._found = self._plain
        """The answers within an iteration, those between iterations, and which of them are being asked for."""
        self._pending: dict[tuple[bool, _Piece, _Piece], bool] = {}
        """Pairs that are being decided, and whether an answer was based on one of them being NO_ALIAS."""

    @property
    def tracking(self) -> ValueTracking:
        """What is known of the function's values; made when an index is first looked at."""
        if self._tracking is None:
            self._tracking = ValueTracking(self._function)
        return self._tracking

    @property
    def loops(self) -> LoopInfo:
        """The function's loops; found when iterations first matter."""
        if self._loops is None:
            self._loops = LoopInfo(self._function, self.tracking.dominators)
        return self._loops

    # -- two locations

    def alias(self, one: MemoryLocation, other: MemoryLocation, crossing: bool = False) -> AliasResult:
        """How the locations lie to one another. `crossing`: in any two iterations of the loops around."""
        if not self._spaces_meet(one.pointer, other.pointer):
            return NO_ALIAS
        self._found = self._crossing if crossing else self._plain
        found = self._alias(_piece(one), _piece(other), 0)
        if found is not MAY_ALIAS:
            return found
        if not tags_may_alias(one.tags, other.tags):
            return NO_ALIAS
        return NO_ALIAS if not crossing and self.scev is not None and self._lie_apart(self.scev, one, other) else MAY_ALIAS

    def _spaces_meet(self, one: Value, other: Value) -> bool:
        """Whether a byte can be reached through the address spaces that both pointers are known to point into."""
        return address_spaces.may_alias(_space(one), _space(other))

    def _lie_apart(self, scev: ScalarEvolution, one: MemoryLocation, other: MemoryLocation) -> bool:
        """Whether the distance of the pointers is known to be at least the size of the lower one, both ways around."""
        from nvopt.analysis.scev.expressions.kinds import COULD_NOT_COMPUTE

        if one.size is None or other.size is None or one.may_be_before or other.may_be_before:
            return False
        first, second = scev.get(one.pointer), scev.get(other.pointer)
        if first.type is not second.type:
            return False
        for lower, upper, below, above in ((first, second, one.size, other.size), (second, first, other.size, one.size)):
            distance = scev.minus(upper, lower)
            if distance.kind == COULD_NOT_COMPUTE:
                continue
            found = scev.unsigned_range(distance)
            if below <= found.unsigned_min and found.unsigned_max <= (1 << distance.bits) - above:
                return True
        return False

    def _alias(self, one: _Piece, other: _Piece, depth: int) -> AliasResult:
        if one.size == 0 or other.size == 0:
            return NO_ALIAS
        one = one._replace(pointer=_stripped(one.pointer))
        other = other._replace(pointer=_stripped(other.pointer))
        if isinstance(one.pointer, (UndefValue, PoisonValue)) or isinstance(other.pointer, (UndefValue, PoisonValue)):
            return NO_ALIAS
        if self._are_same(one.pointer, other.pointer):
            return MUST_ALIAS
        base, other_base = underlying_object(one.pointer), underlying_object(other.pointer)
        if self._is_null(base) or self._is_null(other_base):
            return NO_ALIAS
        if base is not other_base and self._are_distinct(base, other_base):
            return NO_ALIAS
        if self._does_not_fit(one, other_base) or self._does_not_fit(other, base):
            return NO_ALIAS
        if one.may_be_before or other.may_be_before:
            one, other = _Piece(one.pointer, None, False), _Piece(other.pointer, None, False)
        return self._remembered(one, other, base, other_base, depth)

    def _remembered(self, one: _Piece, other: _Piece, base: Value, other_base: Value, depth: int) -> AliasResult:
        key = (one, other)
        found = self._found.get(key) or self._found.get((other, one))
        if found is not None:
            return found
        crossing = self._found is self._crossing
        for question in ((crossing, one, other), (crossing, other, one)):
            if question in self._pending:
                self._pending[question] = True
                return NO_ALIAS  # they share something only where they do by another way to here
        if depth >= _MAX_DEPTH:
            return MAY_ALIAS
        question = (crossing, one, other)
        self._pending[question] = False
        found = self._by_structure(one, other, base, other_base, depth)
        if found is MAY_ALIAS and base is other_base and self._covers_object(one, other, base):
            found = PARTIAL_ALIAS
        was_assumed = self._pending.pop(question)
        if was_assumed and found is not NO_ALIAS:
            found = MAY_ALIAS
        if not any(self._pending.values()):
            self._found[key] = found
        return found

    def _by_structure(self, one: _Piece, other: _Piece, base: Value, other_base: Value, depth: int) -> AliasResult:
        for first, second in ((one, other), (other, one)):
            if _is_gep(first.pointer):
                found = self._of_addresses(first, second, (base, other_base) if first is one else (other_base, base), depth)
                if found is not MAY_ALIAS:
                    return found
                break
        for first, second in ((one, other), (other, one)):
            if isinstance(first.pointer, PHINode):
                found = self._of_phi(first, first.pointer, second, depth)
                if found is not MAY_ALIAS:
                    return found
                break
        for first, second in ((one, other), (other, one)):
            if isinstance(first.pointer, SelectInst):
                return self._of_select(first, first.pointer, second, depth)
        return MAY_ALIAS

    # -- objects

    def _are_same(self, one: Value, other: Value) -> bool:
        """Whether both are the same value, in all the iterations that are asked of."""
        if one is not other:
            return False
        if self._found is self._plain or not isinstance(one, Instruction):
            return True
        block = one.parent
        return self.loops.is_reducible and self.loops.loop_for(block) is None

    def _is_null(self, base: Value) -> bool:
        if not isinstance(base, ConstantPointerNull):
            return False
        return not null_is_defined(self._function, address_spaces.of(base.type))

    def _are_distinct(self, one: Value, other: Value) -> bool:
        """Whether two objects, known by different values, share nothing."""
        if is_identified(one) and is_identified(other):
            return True
        for first, second in ((one, other), (other, one)):
            is_place = isinstance(first, Constant) and not isinstance(first, ConstantPointerNull)  # where null is one, it may be any
            if is_place and is_identified(second) and not isinstance(second, Constant):
                return True
            if isinstance(first, Argument) and is_identified_local(second):
                return True
            if is_escape_source(first) and not self._may_be_captured(second):
                return True
        return False

    def _may_be_captured(self, base: Value) -> bool:
        """Whether the object may be known elsewhere; so are all that are not this function's own."""
        if not is_identified_local(base):
            return True
        found = self._captured.get(base)
        if found is None:
            from nvopt.analysis.memory.captures import may_be_captured  # late: most objects are the caller's

            found = self._captured[base] = may_be_captured(base)
        return found

    def _does_not_fit(self, piece: _Piece, base: Value) -> bool:
        """Whether just so many bytes as the piece has are more than the object has."""
        if piece.size is None or not piece.is_precise or piece.may_be_before:
            return False
        size = object_size(base, self.layout)
        if size is None:
            return False
        align = object_alignment(base, self.layout)
        return (size + align - 1) // align * align < piece.size

    def _covers_object(self, one: _Piece, other: _Piece, base: Value) -> bool:
        """Whether one of the pieces is the whole object, so that the other, which lies in it, shares something with it."""
        size = object_size(base, self.layout)
        if size is None or one.size is None or other.size is None or not one.is_precise or not other.is_precise:
            return False
        return size in (one.size, other.size)

    # -- addresses

    def _of_addresses(self, one: _Piece, other: _Piece, bases: tuple[Value, Value], depth: int) -> AliasResult:
        """Of two pointers, the first of which is computed from another: their distance decides."""
        if one.size is None and other.size is None:
            if not _is_gep(other.pointer):
                return MAY_ALIAS
            found = self._alias(_anywhere(bases[0]), _anywhere(bases[1]), depth + 1)
            return NO_ALIAS if found is NO_ALIAS else MAY_ALIAS
        address, other_address = decompose(one.pointer, self.tracking), decompose(other.pointer, self.tracking)
        if address.base is one.pointer and other_address.base is other.pointer:
            return MAY_ALIAS
        if address.bits != other_address.bits:
            found = self._alias(_anywhere(bases[0]), _anywhere(bases[1]), depth + 1)
            return NO_ALIAS if found is NO_ALIAS else MAY_ALIAS
        if len(address.indices) < len(other_address.indices):
            address, other_address, one, other = other_address, address, other, one
        self._subtract(address, other_address)
        offset = signed(address.offset, address.bits)
        if not address.indices:
            if address.is_inbounds and other.size is not None and offset >= other.size and is_base_of_object(other_address.base):
                return NO_ALIAS
            if other_address.is_inbounds and one.size is not None and offset <= -one.size and is_base_of_object(address.base):
                return NO_ALIAS
            if offset == 0:
                return self._alias(one._replace(pointer=address.base), other._replace(pointer=other_address.base), depth + 1)
        found = self._alias(_anywhere(address.base), _anywhere(other_address.base), depth + 1)
        if found is not MUST_ALIAS:
            return NO_ALIAS if found is NO_ALIAS else MAY_ALIAS
        return self._by_distance(address, offset, one, other)

    def _subtract(self, address: DecomposedAddress, other: DecomposedAddress) -> None:
        """Makes of the first the difference of both."""
        mask = (1 << address.bits) - 1
        if address.offset < other.offset:
            address.is_nuw = False
        address.offset = (address.offset - other.offset) & mask
        for index in other.indices:
            same = next(
                (
                    at
                    for at in address.indices
                    if self._are_same(at.value.value, index.value.value) and at.value.has_same_casts_as(index.value)
                ),
                None,
            )
            if same is None:
                address.indices.append(VariableIndex(index.value, index.scale, index.context, index.is_nsw, is_negated=True))
                address.is_nuw = False
                continue
            if same.is_negated:
                same.scale, same.is_negated, same.is_nsw = -same.scale & mask, False, False
            if same.scale == index.scale:
                address.indices.remove(same)
                continue
            if same.scale < index.scale:
                address.is_nuw = False
            same.scale, same.is_nsw = (same.scale - index.scale) & mask, False

    def _by_distance(self, address: DecomposedAddress, offset: int, one: _Piece, other: _Piece) -> AliasResult:
        """Of pieces whose distance is `address`, the first being that far behind the other."""
        if not address.indices:
            below, distance = (other, offset) if offset >= 0 else (one, -offset)
            if below.size is None:
                return MAY_ALIAS
            if distance >= below.size:
                return NO_ALIAS
            return PARTIAL_ALIAS
        if address.is_nuw and other.size is not None and address.offset >= other.size:
            return NO_ALIAS
        if one.size is None or other.size is None:
            return MAY_ALIAS
        bits, divisor = address.bits, 0
        offsets = ConstantRange.of(bits, address.offset)
        for index in address.indices:
            scale = signed(index.scale, bits)
            divisor = gcd(divisor, abs(scale) if index.is_nsw else index.scale & -index.scale)
            values = index_range(index, self.tracking, bits)
            offsets = subtract_ranges(offsets, values) if index.is_negated else add_ranges(offsets, values)
        place = offset % divisor
        if place >= other.size and divisor - place >= one.size:
            return NO_ALIAS
        first = add_ranges(offsets, ConstantRange.non_empty(bits, 0, one.size))
        if first.intersect(ConstantRange.non_empty(bits, 0, other.size)).is_empty:
            return NO_ALIAS
        least = self._least_distance(address)
        if least is not None and -(offset - least) >= one.size and offset + least >= other.size:
            return NO_ALIAS
        return NO_ALIAS if self._widened_neighbours(address, one.size, other.size) else MAY_ALIAS

    def _least_distance(self, address: DecomposedAddress) -> int | None:
        """A number that the indices' sum is at least, on either side of zero."""
        bits, indices = address.bits, address.indices
        if len(indices) == 1:
            index = indices[0]
            value = index.value
            if value.trunc or not self.tracking.is_known_non_zero(value.value, index.context):
                return None
            return abs(signed(index.scale, bits)) if self._keeps_apart(index) else None
        if len(indices) != 2 or self._found is self._crossing:
            return None
        one, other = indices
        total = (one.scale + other.scale) if one.is_negated == other.is_negated else one.scale - other.scale
        if total & ((1 << bits) - 1) or one.value.trunc or not one.value.has_same_casts_as(other.value):
            return None
        values = one.value.value, other.value.value
        if values[0].type is not values[1].type or not self.tracking.is_known_non_equal(*values, one.context):
            return None
        return abs(signed(one.scale, bits)) if all(self._keeps_apart(index) for index in indices) else None

    def _keeps_apart(self, index: VariableIndex) -> bool:
        """Whether different values times the scale are at least a scale apart: the product doesn't wrap around."""
        spare = index.value.bits - self.tracking.width(index.value.value.type)
        return index.is_nsw or (spare > 0 and index.scale < 1 << spare)

    def _widened_neighbours(self, address: DecomposedAddress, size: int, other_size: int) -> bool:
        """Whether the distance is that of `zext(x + c)` and `zext(x)`, which is c or that much less than where x wraps around."""
        if len(address.indices) != 2 or self._found is self._crossing:
            return False
        one, other = address.indices
        total = (one.scale + other.scale) if one.is_negated == other.is_negated else one.scale - other.scale
        if total & ((1 << address.bits) - 1) or one.value.trunc or other.value.trunc:
            return False
        if one.value.value.type is not other.value.value.type or (one.value.zext, one.value.sext) != (other.value.zext, other.value.sext):
            return False
        apart = _constant_apart(one.value.value, other.value.value)
        if apart is None:
            return False
        width = self.tracking.width(one.value.value.type)
        least = min(apart % (1 << width), -apart % (1 << width))
        distance = least * abs(signed(one.scale, address.bits))
        if distance >= 1 << (address.bits - 1) or (1 << width) * abs(signed(one.scale, address.bits)) > 1 << address.bits:
            return False
        offset = abs(signed(address.offset, address.bits))
        return distance - offset >= max(size, other_size)

    # -- phis and selects

    def _of_select(self, one: _Piece, select: SelectInst, other: _Piece, depth: int) -> AliasResult:
        pointer = other.pointer
        if isinstance(pointer, SelectInst) and self._are_same(select.operands[0], pointer.operands[0]):
            pairs = [(one._replace(pointer=select.operands[at]), other._replace(pointer=pointer.operands[at])) for at in (1, 2)]
        else:
            pairs = [(one._replace(pointer=select.operands[at]), other) for at in (1, 2)]
        return self._merged(pairs, depth)

    def _of_phi(self, one: _Piece, phi: PHINode, other: _Piece, depth: int) -> AliasResult:
        pointer = other.pointer
        if isinstance(pointer, PHINode) and pointer.parent is phi.parent and self._found is self._plain:
            pairs = [(one._replace(pointer=value), other._replace(pointer=pointer.incoming_for(block))) for value, block in phi.incoming]
            return self._merged(pairs, depth)
        sources: dict[Value, None] = {}
        recurs = False
        for value, _ in phi.incoming:
            if value is phi:
                continue
            if _is_gep(value) and underlying_object(value) is phi:
                recurs = True  # the phi moves within its object
                continue
            sources[value] = None
        if not sources or len(sources) > _MOST_PHI_OPERANDS or (len(sources) > 1 and any(isinstance(one, PHINode) for one in sources)):
            return MAY_ALIAS
        if recurs:
            one = _Piece(one.pointer, None, False, may_be_before=True)
        before, self._found = self._found, self._crossing  # what came in may be another iteration's
        found = self._merged([(one._replace(pointer=source), other) for source in sources], depth)
        self._found = before
        return MAY_ALIAS if recurs and found is not NO_ALIAS else found

    def _merged(self, pairs: list[tuple[_Piece, _Piece]], depth: int) -> AliasResult:
        """What holds of all the pairs."""
        found: AliasResult | None = None
        for one, other in pairs:
            result = self._alias(one, other, depth + 1)
            if found is None or found is result:
                found = result
            elif {found, result} == {PARTIAL_ALIAS, MUST_ALIAS}:
                found = PARTIAL_ALIAS
            else:
                return MAY_ALIAS
            if found is MAY_ALIAS:
                return MAY_ALIAS
        assert found is not None
        return found

    # -- calls

    def may_change(self, location: MemoryLocation) -> int:
        """What can happen to the location at all: NEITHER where it is never written while the function runs, REF where the function
        does not write it."""
        if type_based.is_constant(location.tags.tbaa):
            return NEITHER
        if address_spaces.of(location.pointer.type) in address_spaces.READ_ONLY or _space(location.pointer) in address_spaces.READ_ONLY:
            return NEITHER
        base = underlying_object(location.pointer)
        if isinstance(base, GlobalVariable) and base.is_constant:
            return NEITHER
        if isinstance(base, Argument) and "readonly" in base.attributes and "noalias" in base.attributes:
            return REF
        return BOTH

    def call_effect(self, call: CallBase, location: MemoryLocation) -> int:
        """What the call may do to the location."""
        found = self._by_object(call, location)
        tags = AliasTags.of(call)
        if found and not tags_may_alias(tags, location.tags):
            return NEITHER
        effects = effects_of(call)
        arguments = effects.arguments
        if arguments | effects.elsewhere != effects.elsewhere:
            arguments &= self._by_arguments(call, location)
        found &= arguments | effects.elsewhere
        return found & self.may_change(location) if found else NEITHER

    def _by_arguments(self, call: CallBase, location: MemoryLocation) -> int:
        """What the call may do to the location through its arguments."""
        found = NEITHER
        for index, argument in enumerate(call.args):
            if isinstance(argument.type, PointerType) and self.alias(MemoryLocation.of_argument(call, index), location) is not NO_ALIAS:
                found |= effects_on_argument(call, index)
        return found

    def _by_object(self, call: CallBase, location: MemoryLocation) -> int:
        """What the call may do to an object that only this function knows."""
        base = underlying_object(location.pointer)
        if isinstance(base, AllocaInst) and _outlives_locals(call):
            return NEITHER
        if isinstance(base, Constant) or call is base or self._may_be_captured(base):
            return BOTH
        found = NEITHER
        for index, argument in enumerate(call.operands[:-1]):
            if not isinstance(argument.type, PointerType):
                continue
            effect = effects_on_argument(call, index) if index < len(call.args) else BOTH
            if effect == NEITHER:
                continue
            if self.alias(MemoryLocation.anywhere(argument), MemoryLocation.anywhere(base)) is not NO_ALIAS:
                found |= effect
        return found

    def calls_effect(self, one: CallBase, other: CallBase) -> int:
        """What the first call may do to memory that the second touches: REF where it may read what that writes, MOD where it may write
        what that reads or writes."""
        effects, other_effects = effects_of(one), effects_of(other)
        if not effects.all or not other_effects.all or not (effects.all | other_effects.all) & MOD:
            return NEITHER
        if not tags_may_alias(AliasTags.of(one), AliasTags.of(other)):
            return NEITHER
        most = effects.all
        if not other_effects.elsewhere and not other_effects.inaccessible:
            return self._on_arguments(one, other, most)
        if not effects.elsewhere and not effects.inaccessible:
            return self._by_own_arguments(one, other, most)
        return most

    def _on_arguments(self, one: CallBase, other: CallBase, most: int) -> int:
        """What the first call may do to what the second's arguments point to."""
        found = NEITHER
        for index, argument in enumerate(other.args):
            if isinstance(argument.type, PointerType):
                effect = effects_on_argument(other, index)
                conflicts = BOTH if effect & MOD else MOD if effect & REF else NEITHER
                found |= conflicts & self.call_effect(one, MemoryLocation.of_argument(other, index)) & most
        return found

    def _by_own_arguments(self, one: CallBase, other: CallBase, most: int) -> int:
        """What the first call may do, through its arguments, to what the second touches."""
        found = NEITHER
        for index, argument in enumerate(one.args):
            if isinstance(argument.type, PointerType):
                effect = effects_on_argument(one, index)
                theirs = self.call_effect(other, MemoryLocation.of_argument(one, index))
                if (effect & MOD and theirs) or (effect & REF and theirs & MOD):
                    found |= effect & most
        return found


def _outlives_locals(call: CallBase) -> bool:
    """Whether the call may run when this function's local variables are gone, so that it touches none."""
    return isinstance(call, CallInst) and call.tail == "tail" and not any("byval" in attributes for attributes in call.arg_attributes)


def tags_may_alias(one: AliasTags, other: AliasTags) -> bool:
    """Whether accesses with these tags may touch the same byte."""
    return (
        alias_scopes.may_alias(one.scopes, other.noalias)
        and alias_scopes.may_alias(other.scopes, one.noalias)
        and type_based.may_alias(one.tbaa, other.tbaa)
    )


def _piece(location: MemoryLocation) -> _Piece:
    return _Piece(location.pointer, location.size, location.is_precise and location.size is not None, location.may_be_before)


def _anywhere(pointer: Value) -> _Piece:
    return _Piece(pointer, None, False, may_be_before=True)


def _is_gep(value: Value) -> bool:
    return isinstance(value, (GetElementPtrInst, ConstantExpr)) and value.opcode == "getelementptr"


def _space(pointer: Value) -> int:
    """The address space that the pointer is known to point into."""
    at = pointer
    for _ in range(MAX_LOOKUP):
        space = address_spaces.of(at.type)
        if space != address_spaces.GENERIC:
            return space
        if isinstance(at, (GetElementPtrInst, CastInst, ConstantExpr)) and at.opcode in ("getelementptr", "bitcast", "addrspacecast"):
            at = at.operands[0]
        else:
            return space
    return address_spaces.of(pointer.type)


def _stripped(pointer: Value) -> Value:
    """The pointer without what leaves the address as it is."""
    for _ in range(MAX_LOOKUP):
        below: Value | None = None
        if isinstance(pointer, (CastInst, ConstantExpr)) and pointer.opcode in ("bitcast", "addrspacecast"):
            below = pointer.operands[0]
        elif _is_gep(pointer):
            indices = pointer.operands[1:]  # type: ignore[attr-defined]
            if all(isinstance(index, ConstantInt) and index.is_zero for index in indices):
                below = pointer.operands[0]  # type: ignore[attr-defined]
        elif isinstance(pointer, PHINode) and len(pointer.incoming) == 1:
            below = pointer.operands[0]
        elif isinstance(pointer, CallBase) and not pointer.callee_name.startswith("llvm.ptrmask"):
            below = aliased_argument(pointer)
        if below is None or not isinstance(below.type, PointerType):
            return pointer
        pointer = below
    return pointer


def _constant_apart(one: Value, other: Value) -> int | None:
    """The first less the second, where one is the other and a constant, or both are a third and a constant."""
    (base, offset), (other_base, other_offset) = _plus_constant(one), _plus_constant(other)
    return offset - other_offset if base is other_base else None


def _plus_constant(value: Value) -> tuple[Value, int]:
    if isinstance(value, Instruction) and value.opcode in ("add", "sub") and isinstance(value.operands[1], ConstantInt):
        number = value.operands[1].signed
        return value.operands[0], number if value.opcode == "add" else -number
    return value, 0
