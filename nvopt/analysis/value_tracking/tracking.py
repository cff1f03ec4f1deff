"""ValueTracking of one function: what its values are known to be, by the code around them."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from nvopt.analysis.dominators import DominatorTree
from nvopt.analysis.integers import signed
from nvopt.analysis.value_tracking import poison
from nvopt.analysis.value_tracking.assumptions import AssumptionCache
from nvopt.analysis.value_tracking.query import Query
from nvopt.analysis.values import attributes, execution
from nvopt.analysis.values.depth import MAX_DEPTH
from nvopt.analysis.values.matching import integer, is_zero, lanes
from nvopt.ir import (
    Argument,
    BasicBlock,
    CallBase,
    Constant,
    ConstantExpr,
    Function,
    GetElementPtrInst,
    Instruction,
    IntType,
    PHINode,
    PointerType,
    Type,
    User,
    Value,
)
from nvopt.ir.datalayout import is_scalable
from nvopt.ir.gep import steps_of
from nvopt.ir.listening import Listener
from nvopt.ir.predicates import Predicate
from nvopt.late_modules import late_module, late_modules

if TYPE_CHECKING:
    from nvopt.analysis.constant_range import ConstantRange
    from nvopt.analysis.value_tracking import implied, known_bits, non_equal, non_zero, phis, powers, sign_bits, value_range
    from nvopt.analysis.value_tracking.bits import Bits
    from nvopt.analysis.values import patterns
else:
    implied, known_bits, non_equal, non_zero, phis, powers, sign_bits, value_range = late_modules(
        "nvopt.analysis.value_tracking",
        *("implied", "known_bits", "non_equal", "non_zero", "phis", "powers", "sign_bits", "value_range"),
    )
    patterns = late_module("nvopt.analysis.values.patterns")


class ValueTracking(Listener):
    """What is known of the values of a function, as its code is now. It hears of edits of the function; the dominator tree must be right
    when the next question comes.

        tracking = ValueTracking(function)
        tracking.known_bits(value)              # Bits
        tracking.is_known_non_zero(value, at)   # where control is at the instruction `at`

    A `context` is an instruction: assumptions and branches that decide before it count. Known bits and sign bits of an instruction take
    the instruction itself where none is given.
    """

    __slots__ = (
        *("_assumptions", "_changed", "_own_assumptions", "_own_bits", "_own_signs", "_widths"),
        *("context_free", "dominators", "function", "known", "layout", "poison_is_undefined", "undefined_ahead"),
    )

    def __init__(
        self,
        function: Function,
        dominators: DominatorTree | None = None,
        assumptions: AssumptionCache | None = None,
    ) -> None:
        self.function = function
        self.dominators = dominators if dominators is not None else DominatorTree(function)
        self.layout = function.module.data_layout
        self._assumptions = assumptions if assumptions is not None else AssumptionCache(function)
        self._own_assumptions = assumptions is None
        self._changed: dict[Value, None] = {}
        """What assumptions may speak of otherwise, if they are its own: whoever gave them tells them."""
        self.known: list[dict[Value, Bits]] = [{} for _ in range(MAX_DEPTH + 1)]
        """By depth what was found of the bits of instructions, where the context made no difference."""
        self.context_free = True
        """Whether what is being computed doesn't depend on the context so far."""
        self._own_bits: dict[Value, Bits] = {}
        self._own_signs: dict[Value, int] = {}
        """The known bits and sign bits of instructions that were asked for without a context."""
        self._widths: dict[Type, int] = {}
        self.poison_is_undefined: dict[Value, bool] = {}
        """Whether what is executed behind a value is undefined behaviour where that is poison, of what was asked since the last edit."""
        self.undefined_ahead: dict[Value, int] = {}
        """What was found to be no POISON or UNDEF because of what is executed right behind it, for who keeps answers across edits."""
        function.listen(self)

    def forget(self) -> None:
        """Forgets what has been found out, assumptions aside."""
        for known in self.known:  # at most edits nothing has been asked since the last one
            if known:
                known.clear()
        if self._own_bits:
            self._own_bits.clear()
        if self._own_signs:
            self._own_signs.clear()
        if self.poison_is_undefined:
            self.poison_is_undefined.clear()

    @property
    def assumptions(self) -> AssumptionCache:
        """The function's assumptions."""
        if self._changed:
            changed, self._changed = self._changed, {}
            self._assumptions.update(changed)
        return self._assumptions

    @assumptions.setter
    def assumptions(self, assumptions: AssumptionCache) -> None:
        self._assumptions, self._own_assumptions = assumptions, False

    # -- what is heard

    def _hear(self, value: Value) -> None:
        self.forget()
        if self._own_assumptions:
            self._changed[value] = None

    def operand_changes(self, user: Instruction, index: int, new: Value) -> None:
        self._hear(user)

    def changes(self, value: Instruction | Argument | None) -> None:
        self.forget()
        if value is not None:
            self._hear(value)
        elif self._own_assumptions:
            self._assumptions, self._changed = AssumptionCache(self.function), {}

    def inserted(self, instruction: Instruction) -> None:
        self._hear(instruction)

    def removed(self, instruction: Instruction) -> None:
        self._hear(instruction)

    def block_inserted(self, block: BasicBlock) -> None:
        for instruction in block:
            self._hear(instruction)

    def moves(self, source: BasicBlock, first: Instruction, to: BasicBlock) -> None:
        self._hear(first)

    def width(self, type: Type) -> int:
        """Width in bits of an integer or address, or of a lane of a vector of these; 0 for other types."""
        bits = self._widths.get(type)
        if bits is None:
            scalar = type.scalar
            if isinstance(scalar, PointerType):
                bits = self.layout.pointer_spec(scalar.addrspace).bits
            else:
                bits = scalar.bits if isinstance(scalar, IntType) else 0
            self._widths[type] = bits
        return bits

    def _query(self, value: Value, context: Instruction | None) -> Query:
        """What is asked about every lane of the value."""
        return Query(self, context, lanes(value.type))

    def _query_about(self, value: Value, context: Instruction | None) -> Query:
        """The same; without a context that stands somewhere, where control is at the value itself."""
        if context is None or context.parent is None:
            context = value if isinstance(value, Instruction) and value.parent is not None else None
        return Query(self, context, lanes(value.type))

    # -- numbers

    def known_bits(self, value: Value, context: Instruction | None = None) -> Bits:
        """What is known of the bits of an integer or address; of a vector, what holds in every lane."""
        if context is not None or not isinstance(value, Instruction):
            return known_bits.compute(self._query_about(value, context), value)
        found = self._own_bits.get(value)
        if found is None:
            found = self._own_bits[value] = known_bits.compute(self._query_about(value, None), value)
        return found

    def num_sign_bits(self, value: Value, context: Instruction | None = None) -> int:
        """How many high bits are known to equal the sign bit, which counts."""
        if context is not None or not isinstance(value, Instruction):
            return sign_bits.compute(self._query_about(value, context), value)
        found = self._own_signs.get(value)
        if found is None:
            found = self._own_signs[value] = sign_bits.compute(self._query_about(value, None), value)
        return found

    def is_known_non_zero(self, value: Value, context: Instruction | None = None) -> bool:
        """Whether an integer or address can't be zero."""
        return non_zero.compute(self._query(value, context), value)

    def is_known_non_negative(self, value: Value, context: Instruction | None = None) -> bool:
        """Whether the sign bit is known to be clear."""
        return known_bits.compute(self._query(value, context), value).is_non_negative

    def is_known_negative(self, value: Value, context: Instruction | None = None) -> bool:
        """Whether the sign bit is known to be set."""
        return known_bits.compute(self._query(value, context), value).is_negative

    def is_known_positive(self, value: Value, context: Instruction | None = None) -> bool:
        """Whether an integer, read with a sign, is known to be greater than zero."""
        known = known_bits.compute(self._query(value, context), value)
        return known.is_non_negative and (known.is_non_zero or self.is_known_non_zero(value, context))

    def is_known_non_equal(self, one: Value, other: Value, context: Instruction | None = None) -> bool:
        """Whether two values of one type can't be equal."""
        return non_equal.compute(self._query(one, context), one, other)

    def is_known_to_be_power_of_two(self, value: Value, or_zero: bool = False, context: Instruction | None = None) -> bool:
        """Whether exactly one bit is set, or at most one where `or_zero`."""
        return powers.is_power_of_two(self._query_about(value, context), value, or_zero)

    def range_of(self, value: Value, for_signed: bool = False, context: Instruction | None = None) -> ConstantRange:
        """The range of an integer by its operation with a constant, attributes and assumptions; see `value_range`."""
        return value_range.compute(self._query(value, context), value, for_signed)

    def vscale_range(self, bits: int) -> ConstantRange:
        """What `vscale` may be, as a number of `bits` bits."""
        return value_range.vscale_range(self.function, bits)

    # -- addresses

    def pointer_alignment(self, value: Value) -> int:
        """The alignment in bytes that an address is known to have."""
        return attributes.pointer_alignment(value, self.layout)

    def inbounds_base(self, pointer: Value) -> tuple[Value, int]:
        """What an address points into and how many bytes behind its start, seen through `inbounds` getelementptrs of constants."""
        offset = 0
        while isinstance(pointer.type, PointerType):
            bits = self.layout.index_width(pointer.type.addrspace)
            if isinstance(pointer, (GetElementPtrInst, ConstantExpr)) and pointer.opcode == "getelementptr":
                distance = self._constant_distance(pointer) if "inbounds" in pointer.flags else None
                if distance is None:
                    break
                offset = signed(offset + distance & ((1 << bits) - 1), bits)
                pointer = pointer.operands[0]
            elif isinstance(pointer, (Instruction, ConstantExpr)) and pointer.opcode in ("bitcast", "addrspacecast"):
                pointer = pointer.operands[0]
            else:
                returned = attributes.returned_argument(pointer) if isinstance(pointer, CallBase) else None
                if returned is None:
                    break
                pointer = returned
        return pointer, offset

    def _constant_distance(self, pointer: GetElementPtrInst | ConstantExpr) -> int | None:
        offset = 0
        for step in steps_of(pointer):
            number = integer(step.operand)
            if number is None or is_scalable(step.inner):
                return None
            field = step.field(self.layout)
            offset += signed(number, self.width(step.operand.type)) * step.stride(self.layout) if field is None else field
        return offset

    def splat_value(self, value: Value) -> Value | None:
        """What stands in every lane of a vector that a shufflevector spreads from lane 0 of an insertelement."""
        if not isinstance(value, Instruction) or value.opcode != "shufflevector" or not _takes_lane_zero(value.operands[2]):
            return None
        inserted = value.operands[0]
        if not isinstance(inserted, Instruction) or inserted.opcode != "insertelement" or integer(inserted.operands[2]) != 0:
            return None
        return inserted.operands[1]

    # -- poison, undef and undefined behaviour

    def is_guaranteed_not_to_be_poison(self, value: Value, context: Instruction | None = None) -> bool:
        """Whether the value can't be poison."""
        return poison.is_guaranteed_not(self._query(value, context), value, poison.POISON)

    def is_guaranteed_not_to_be_undef(self, value: Value, context: Instruction | None = None) -> bool:
        """Whether the value can't be undef."""
        return poison.is_guaranteed_not(self._query(value, context), value, poison.UNDEF)

    def is_guaranteed_not_to_be_undef_or_poison(self, value: Value, context: Instruction | None = None) -> bool:
        """Whether the value can be neither."""
        return poison.is_guaranteed_not(self._query(value, context), value, poison.UNDEF | poison.POISON)

    def propagates_poison(self, use: tuple[User, int]) -> bool:
        """Whether the user is poison where its operand of that index is."""
        return poison.propagates_poison(*use)

    def can_create_poison(self, value: Instruction | ConstantExpr, consider_flags: bool = True) -> bool:
        """Whether the operation may make poison of operands that aren't."""
        return poison.can_create(value, poison.POISON, consider_flags)

    def can_create_undef_or_poison(self, value: Instruction | ConstantExpr, consider_flags: bool = True) -> bool:
        """Whether the operation may make undef or poison of operands that aren't."""
        return poison.can_create(value, poison.UNDEF | poison.POISON, consider_flags)

    def implies_poison(self, assumed: Value, value: Value) -> bool:
        """Whether `value` is poison wherever `assumed` is."""
        return poison.implies_poison(self, assumed, value)

    def program_undefined_if_poison(self, value: Value) -> bool:
        """Whether what is executed behind the value is undefined behaviour where it is poison."""
        return poison.is_undefined_ahead(self, value, poison.POISON)

    def must_trigger_ub(self, instruction: Instruction, known_poison: Collection[Value]) -> bool:
        """Whether executing it is undefined behaviour where all of `known_poison` is poison."""
        return poison.must_trigger_ub(instruction, known_poison)

    def must_execute_ub_if_poison_on_path(self, root: Instruction, target: Instruction) -> bool:
        """Whether on every way to `target` there would be undefined behaviour where `root` were poison."""
        return poison.must_execute_ub_if_poison_on_path(self, root, target)

    # -- execution

    def guaranteed_to_transfer_execution(self, what: Instruction | BasicBlock) -> bool:
        """Whether control passes on from the instruction, or from the block once it is entered."""
        return execution.block_transfers(what) if isinstance(what, BasicBlock) else execution.transfers(what)

    def range_transfers_execution(self, first: Instruction, end: Instruction | None, limit: int = 32) -> bool:
        """Whether control passes from `first` on to `end`, less than `limit` instructions behind it in its block."""
        return execution.all_transfer(first, end, limit)

    def assumption_holds(self, assume: Instruction, context: Instruction) -> bool:
        """Whether what `assume` tells is true at `context`."""
        return execution.holds_at(assume, context, self.dominators)

    # -- shapes

    def match_simple_recurrence(self, phi: PHINode) -> patterns.Recurrence | None:
        """(operation, start, step) of a phi that a binary operation takes on."""
        return patterns.match_simple_recurrence(phi)

    def matches_select_pattern(self, select: Instruction) -> patterns.SelectPattern | None:
        """(flavor, lhs, rhs) of a select that is a minimum, maximum or absolute value."""
        return patterns.match_select_pattern(select)

    def simplify_phi(self, phi: PHINode) -> Value | None:
        """The one value that the phi is; None where it may be several."""
        return phis.simplify(self, phi)

    def is_implied_condition(
        self, condition: Value, predicate: str, lhs: Value, rhs: Value, is_true: bool = True, same_sign: bool = False
    ) -> bool | None:
        """Whether `condition`, being `is_true`, decides `lhs predicate rhs`; None where it can't be told."""
        return implied.by_condition(condition, Predicate.of("icmp", predicate), lhs, rhs, is_true, 0, same_sign)


def _takes_lane_zero(mask: Value) -> bool:
    return isinstance(mask, Constant) and is_zero(mask)


__all__ = ["ValueTracking"]
