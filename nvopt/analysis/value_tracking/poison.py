"""Undef and poison: which values may be, which operations make it or pass it on, and where it is undefined behaviour.

    is_guaranteed_not(query, value, POISON)
    program_undefined_if_poison(value)      # executing what follows is undefined behaviour where `value` is poison
    implies_poison(assumed, value)          # `value` is poison wherever `assumed` is

Source: LLVM's ValueTracking (isGuaranteedNotToBeUndefOrPoison, propagatesPoison, mustTriggerUB, impliesPoison).
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Set
from typing import TYPE_CHECKING

from nvopt.analysis.dominators import DominatorTree
from nvopt.analysis.value_tracking.query import Query
from nvopt.analysis.values.attributes import WELL_DEFINED, argument_keys, result_has, strip_casts_of_same_bits
from nvopt.analysis.values.depth import MAX_DEPTH
from nvopt.analysis.values.execution import transfers
from nvopt.analysis.values.matching import intrinsic, is_zero
from nvopt.ir import (
    AllocaInst,
    Argument,
    BasicBlock,
    BinaryOperator,
    BranchInst,
    CallBase,
    CastInst,
    Constant,
    ConstantAggregate,
    ConstantExpr,
    ConstantFP,
    ConstantInt,
    ConstantPointerNull,
    ConstantSplat,
    Function,
    GlobalVariable,
    Instruction,
    IntType,
    LoadInst,
    MetadataAsValue,
    PHINode,
    PoisonValue,
    SwitchInst,
    UnaryOperator,
    UndefValue,
    Value,
    VectorType,
)

if TYPE_CHECKING:
    from nvopt.analysis.value_tracking.tracking import ValueTracking

POISON, UNDEF = 1, 2
"""What is asked for, as a sum."""
_IMPLICATION_DEPTH = 2
SCANNED = 32
_DIVISIONS = frozenset({"udiv", "sdiv", "urem", "srem"})
_SHIFTS = frozenset({"shl", "lshr", "ashr"})
_FLAGS_MAKE_POISON = frozenset(
    {"add", "sub", "mul", "shl", "trunc", "udiv", "sdiv", "ashr", "lshr", "or", "getelementptr", "uitofp", "zext", "icmp"}
)
_FAST_MATH = frozenset({"fast", "nnan", "ninf"})
_POISON_METADATA = frozenset({"range", "nonnull", "align"})
_POISON_RESULT = frozenset({"range", "nonnull", "align", "nofpclass"})
_NEVER_MAKES = frozenset({"fneg", "phi", "select", "extractvalue", "insertvalue", "freeze", "icmp", "fcmp", "getelementptr"})
_CASTS = frozenset({"trunc", "zext", "sext", "fptrunc", "fpext", "uitofp", "sitofp", "ptrtoint", "ptrtoaddr", "inttoptr", "bitcast"})
_BINARY = frozenset(
    {"add", "sub", "mul", "udiv", "sdiv", "urem", "srem", "shl", "lshr", "ashr", "and", "or", "xor"}
    | {"fadd", "fsub", "fmul", "fdiv", "frem"}
)
_POISON_ON_DEMAND = frozenset({"ctlz", "cttz", "abs"})
"""Intrinsics whose second argument says whether zero, or the least number, gives poison."""
_SHIFTS_SATURATING = frozenset({"sshl.sat", "ushl.sat"})
_INTEGER_ONES = "ctpop ctlz cttz abs smax smin umax umin scmp ucmp is.fpclass ptrmask bitreverse bswap fshl fshr"
_FLOAT_ONES = (
    "pow powi sin sinh cos cosh sincos sincospi tan tanh asin acos atan atan2 canonicalize sqrt exp exp2 exp10 log log2 log10 modf "
    "floor ceil trunc rint nearbyint round roundeven lrint llrint"
)
_PASS_IT_ON = frozenset(
    [f"{sign}{op}.with.overflow" for sign in "su" for op in ("add", "sub", "mul")]
    + [f"{sign}{op}.sat" for sign in "su" for op in ("add", "sub", "shl")]
    + [f"{sign}mul.fix{rest}" for sign in "su" for rest in ("", ".sat")]
    + f"{_INTEGER_ONES} {_FLOAT_ONES}".split()
)
"""Intrinsics whose result is poison where an argument is."""


# -- single operations


def propagates_poison(user: Value, index: int) -> bool:
    """Whether `user` is poison where its operand `index` is."""
    if not isinstance(user, (Instruction, ConstantExpr)):
        return False
    opcode = user.opcode
    if opcode == "select":
        return index == 0
    if opcode == "call":
        return intrinsic(user) in _PASS_IT_ON
    if opcode == "freeze":
        return False
    return opcode in ("icmp", "fcmp", "getelementptr") or isinstance(user, (BinaryOperator, UnaryOperator, CastInst))


def _is_poisoned_by(user: Instruction, poison: Set[Value]) -> bool:
    """Whether `user` is poison, given what is."""
    operands = user.operands
    if poison.isdisjoint(operands):
        return False
    if user.opcode == "select":
        return operands[0] in poison or (operands[1] in poison and operands[2] in poison)
    return propagates_poison(user, 0)  # of other operations every operand does, or none


def has_poison_generating_flags(value: Instruction | ConstantExpr) -> bool:
    """Whether `nsw`, `exact`, `inbounds`, `nnan` or the like may make it poison."""
    flags = value.flags
    if not flags:
        return False
    return value.opcode in _FLAGS_MAKE_POISON or not _FAST_MATH.isdisjoint(flags)


def _has_poison_generating_annotations(value: Instruction | ConstantExpr) -> bool:
    if has_poison_generating_flags(value):
        return True
    if not isinstance(value, Instruction):
        return False
    if value._metadata and not _POISON_METADATA.isdisjoint(value._metadata):
        return True
    return isinstance(value, CallBase) and any(result_has(value, key) for key in _POISON_RESULT)


def _shift_amount_in_range(amount: Value) -> bool:
    if isinstance(amount, ConstantInt):
        return amount.unsigned < amount.bits
    if isinstance(amount, ConstantSplat):
        return _shift_amount_in_range(amount.element)
    if isinstance(amount, ConstantAggregate):
        return all(_shift_amount_in_range(lane) for lane in amount.operands)
    return isinstance(amount, Constant) and isinstance(amount.type, VectorType) and not amount.type.scalable and amount.is_zero


def can_create(value: Instruction | ConstantExpr, kind: int = POISON, consider_flags: bool = True) -> bool:
    """Whether the operation itself may make undef or poison of operands that aren't."""
    if consider_flags and kind & POISON and _has_poison_generating_annotations(value):
        return True
    opcode = value.opcode
    if opcode in _NEVER_MAKES:
        return False
    if opcode in _SHIFTS:
        return kind & POISON != 0 and not _shift_amount_in_range(value.operands[1])
    if opcode in _BINARY or opcode in _CASTS:
        return False
    if isinstance(value, CallBase):
        return _call_can_create(value, kind)
    if opcode in ("insertelement", "extractelement"):
        return kind & POISON != 0 and not _lane_in_range(value)
    if opcode == "shufflevector":
        return kind & POISON != 0 and _mask_has_poison(value.operands[2])
    return True


def _call_can_create(call: CallBase, kind: int) -> bool:
    name = intrinsic(call) if call.opcode == "call" else ""
    if name in _POISON_ON_DEMAND and is_zero(call.operands[1]):
        return False
    if name in _SHIFTS_SATURATING and (not kind & POISON or _shift_amount_in_range(call.operands[1])):
        return False
    if result_has(call, "noundef"):
        return False
    callee = call.operands[-1]
    if "nocreateundeforpoison" in call.function_attributes.keys:
        return False
    return not (isinstance(callee, Function) and "nocreateundeforpoison" in callee.attributes.keys)


def _lane_in_range(value: Instruction | ConstantExpr) -> bool:
    vector, index = value.operands[0].type, value.operands[-1]
    assert isinstance(vector, VectorType)
    return isinstance(index, ConstantInt) and index.unsigned < vector.count


def _mask_has_poison(mask: Value) -> bool:
    return isinstance(mask, UndefValue | PoisonValue) or (
        isinstance(mask, ConstantAggregate) and any(isinstance(lane, UndefValue | PoisonValue) for lane in mask.operands)
    )


# -- undefined behaviour


def _well_defined_operands(instruction: Instruction) -> Iterator[Value]:
    """The operands that are undefined behaviour where they are undef or poison."""
    operands = instruction.operands
    if (at := _UNDEFINED_OPERAND.get(instruction.opcode)) is not None:
        yield operands[at]
    match instruction.opcode:
        case "call" | "invoke":
            assert isinstance(instruction, CallBase)
            if not isinstance(operands[-1], Constant):
                yield operands[-1]
            for index, argument in enumerate(instruction.args):
                if not WELL_DEFINED.isdisjoint(argument_keys(instruction, index)):
                    yield argument
        case "ret":
            function = instruction.function
            if operands and function is not None and "noundef" in function.return_attributes.keys:
                yield operands[0]
        case "br":
            if len(operands) == 3:
                yield operands[0]


_UNDEFINED_OPERAND = {"store": 1, "load": 0, "cmpxchg": 0, "atomicrmw": 0, "switch": 0}
"""Of operations that are always undefined behaviour where one operand is undef or poison: which."""
_UNDEFINED_BEHAVIOUR = frozenset({*_UNDEFINED_OPERAND, "call", "invoke", "ret", "br"})
UNDEFINED_FOR_SOME = _UNDEFINED_BEHAVIOUR | _DIVISIONS
"""The operations that are undefined behaviour for some operands."""


def must_trigger_ub(instruction: Instruction, poison: Collection[Value]) -> bool:
    """Whether executing it is undefined behaviour where all of `poison` is poison."""
    opcode = instruction.opcode
    if (at := _UNDEFINED_OPERAND.get(opcode)) is not None:
        return instruction.operands[at] in poison
    if opcode in _UNDEFINED_BEHAVIOUR:
        return any(operand in poison for operand in _well_defined_operands(instruction))
    return opcode in _DIVISIONS and instruction.operands[1] in poison


def _following(value: Value) -> Instruction | None:
    """Where execution goes on behind the value."""
    if isinstance(value, Instruction):
        return value.next
    if isinstance(value, Argument) and value.parent is not None and not value.parent.is_declaration:
        return value.parent.entry.first
    return None


def program_undefined_if_poison(value: Value) -> bool:
    """Whether what follows is undefined behaviour where the value is poison: some instruction that is executed by then needs it."""
    at = _following(value)
    if at is None:
        return False
    poison = {value}
    block = at.parent
    seen = {block}
    left = SCANNED
    while True:
        while at is not None:
            left -= 1
            if left == 0:
                return False
            if must_trigger_ub(at, poison):
                return True
            if not transfers(at):
                return False
            if _is_poisoned_by(at, poison):
                poison.add(at)
            at = at.next
        assert block is not None
        successors = block.successors
        if len(successors) != 1 or successors[0] in seen:
            return False
        block = successors[0]
        seen.add(block)
        at = block.first_non_phi


def program_undefined_if_undef_or_poison(value: Value) -> bool:
    """The same of undef, which is not followed through operations."""
    at = _following(value)
    for _ in range(SCANNED - 1):
        if at is None:
            return False
        if at.opcode in _UNDEFINED_BEHAVIOUR and any(operand is value for operand in _well_defined_operands(at)):
            return True
        if not transfers(at):
            return False
        at = at.next
    return False


def is_undefined_ahead(tracking: ValueTracking, value: Value, kind: int) -> bool:
    """Whether what follows is undefined behaviour where the value is what `kind` says (POISON, UNDEF); it is noted if so."""
    if not (program_undefined_if_undef_or_poison(value) if kind & UNDEF else _poison_is_undefined(tracking, value)):
        return False
    tracking.undefined_ahead[value] = tracking.undefined_ahead.get(value, 0) | kind
    return True


def _poison_is_undefined(tracking: ValueTracking, value: Value) -> bool:
    answer = tracking.poison_is_undefined.get(value)
    if answer is None:
        answer = tracking.poison_is_undefined[value] = program_undefined_if_poison(value)
    return answer


# -- values


def is_guaranteed_not(query: Query, value: Value, kind: int) -> bool:
    """Whether the value can't be what `kind` says (POISON, UNDEF)."""
    if query.depth >= MAX_DEPTH or isinstance(value, MetadataAsValue):
        return False
    if isinstance(value, Argument):
        if value._attributes.texts and not WELL_DEFINED.isdisjoint(value._attributes.keys):
            return True
    elif isinstance(value, Constant):
        known = _is_constant_without(value, kind)
        if known is not None:
            return known
    if not isinstance(value.type, IntType):
        origin = strip_casts_of_same_bits(value)
        if isinstance(origin, (AllocaInst, GlobalVariable, Function, ConstantPointerNull)):
            return True
    if isinstance(value, (Instruction, ConstantExpr)) and _operation_is_without(query, value, kind):
        return True
    if is_undefined_ahead(query.tracking, value, kind):
        return True
    block = query.context.parent if query.context is not None else None
    if block is None or not query.tracking.dominators.is_reachable(block):
        return False
    query.tracking.context_free = False
    if (not kind & UNDEF or isinstance(value.type, IntType)) and _decided_branch_above(query.tracking.dominators, block, value, kind):
        return True
    return _is_promised(query, value)


def _is_constant_without(value: Constant, kind: int) -> bool | None:
    if isinstance(value, PoisonValue):
        return not kind & POISON
    if isinstance(value, UndefValue):
        return not kind & UNDEF
    if isinstance(value, (ConstantInt, GlobalVariable, ConstantFP, ConstantPointerNull, Function)):
        return True
    if not isinstance(value.type, VectorType) or isinstance(value, ConstantExpr):
        return None
    for lane in value.operands:
        if (isinstance(lane, PoisonValue) and kind & POISON) or (isinstance(lane, UndefValue) and kind & UNDEF):
            return False
    return not any(isinstance(lane, ConstantExpr) for lane in value.operands)


def _operation_is_without(query: Query, value: Instruction | ConstantExpr, kind: int) -> bool:
    """Whether an instruction's operands and attributes say so."""
    opcode = value.opcode
    if opcode == "freeze":
        return True
    if isinstance(value, CallBase):
        if any(result_has(value, key) for key in WELL_DEFINED):
            return True
    elif isinstance(value, LoadInst):
        attached = value._metadata
        return attached is not None and not WELL_DEFINED.isdisjoint(attached)
    if can_create(value, kind):
        return False
    if isinstance(value, PHINode):
        return all(
            one is value or is_guaranteed_not(query.deeper.at(block.terminator if query.context is not None else None), one, kind)
            for one, block in value.incoming
        )
    if opcode == "shufflevector":
        splat = query.tracking.splat_value(value)
        if splat is not None:
            return is_guaranteed_not(query.deeper, splat, kind)
    return all(is_guaranteed_not(query.deeper, one, kind) for one in value.operands)


def _decided_branch_above(dominators: DominatorTree, context: BasicBlock, value: Value, kind: int) -> bool:
    """Whether a branch that dominates the context has been decided by the value, which would have been undefined behaviour."""
    block = dominators.immediate_dominator(context)
    while block is not None:
        terminator = block.terminator
        if isinstance(terminator, SwitchInst) or (isinstance(terminator, BranchInst) and terminator.is_conditional):
            condition = terminator.operands[0]
            if condition is value:
                return True
            if not kind & UNDEF and isinstance(condition, (Instruction, ConstantExpr)) and _passes_on(condition, value):
                return True
        block = dominators.immediate_dominator(block)
    return False


def _passes_on(user: Instruction | ConstantExpr, value: Value) -> bool:
    """Whether `user` is poison where `value` is."""
    return any(operand is value and propagates_poison(user, at) for at, operand in enumerate(user.operands))


def _is_promised(query: Query, value: Value) -> bool:
    """Whether an assumption with `"noundef"` speaks of the value."""
    return any(at is not None and assume.bundles[at].tag == '"noundef"' and query.holds(assume) for assume, at in query.promises(value))


# -- implications


def implies_poison(tracking: ValueTracking, assumed: Value, value: Value, depth: int = 0) -> bool:
    """Whether `value` is poison wherever `assumed` is."""
    if is_guaranteed_not(Query(tracking), assumed, POISON) or _directly_implies(assumed, value, 0):
        return True
    if depth >= _IMPLICATION_DEPTH or not isinstance(assumed, Instruction) or can_create(assumed, POISON):
        return False
    return all(implies_poison(tracking, operand, value, depth + 1) for operand in assumed.operands)


def _directly_implies(assumed: Value, value: Value, depth: int) -> bool:
    if assumed is value:
        return True
    if depth >= _IMPLICATION_DEPTH or not isinstance(value, Instruction):
        return False
    for at, operand in enumerate(value.operands):
        if propagates_poison(value, at) and _directly_implies(assumed, operand, depth + 1):
            return True
    if value.opcode != "extractvalue":
        return False
    overflow = value.operands[0]
    if not intrinsic(overflow).endswith(".with.overflow"):
        return False
    assert isinstance(overflow, CallBase)
    if assumed in overflow.args:
        return True
    return isinstance(assumed, Instruction) and assumed.opcode == "extractvalue" and assumed.operands[0] is overflow


def must_execute_ub_if_poison_on_path(tracking: ValueTracking, root: Instruction, target: Instruction) -> bool:
    """Whether on every way to `target` there would be undefined behaviour where `root` were poison."""
    poison: set[Value] = set()
    pending = [root]
    while pending:
        at = pending.pop()
        if must_trigger_ub(at, poison) and tracking.dominators.value_dominates(at, target):
            return True
        if at is not root and not any(one in poison and propagates_poison(at, index) for index, one in enumerate(at.operands)):
            continue
        if at not in poison:
            poison.add(at)
            pending += [user for user in at.users if isinstance(user, Instruction)]
    return False
