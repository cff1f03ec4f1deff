"""Makes code of ScalarEvolution's expressions.

    expander = SCEVExpander(scev)
    if expander.is_safe_to_expand(e, instruction) and not expander.is_high_cost(e, loop, budget=4):
        value = expander.expand(e, instruction)      # there from before `instruction` on
    expander.undo()                                  # takes out again all that was put in and nobody uses

    {(8 + %p),+,4}<%loop>   becomes   %iv = phi i64 [ 8, %preheader ], [ %iv.next, %loop ]
                                      %scevgep = getelementptr i8, ptr %p, i64 %iv

Values that are there already are used again, where they are no more poison than the expression; code goes before the loops in which it
doesn't change; nothing is put where it could trap and the program did not. New code carries no flags: what an expression says of wrapping
is so where its value is used, not where code is put. In canonical mode recurrences are computed from the loop's induction variable 0, 1,
2…, where it has one that is wide enough; otherwise, and in literal mode, each has a phi of its own. Loops stay closed.

What a special register holds is the same everywhere: where its reading is not at hand, it is read anew in the entry block.

Source: LLVM's ScalarEvolutionExpander.
"""

from __future__ import annotations

from collections.abc import Sequence

from nvopt.analysis.scev.expressions.kinds import (
    ADD,
    ADDREC,
    CONSTANT,
    COULD_NOT_COMPUTE,
    MUL,
    PTRTOINT,
    SCEV,
    SEQUENTIAL_UMIN,
    SIGN_EXTEND,
    SMAX,
    SMIN,
    TRUNCATE,
    UDIV,
    UMAX,
    UMIN,
    UNKNOWN,
    VSCALE,
    ZERO_EXTEND,
    SCEVAddRecExpr,
    SCEVConstant,
    SCEVUnknown,
)
from nvopt.analysis.scev.scalar_evolution import ScalarEvolution
from nvopt.ir import (
    BasicBlock,
    BinaryOperator,
    CallInst,
    CastInst,
    CmpInst,
    ConstantInt,
    GetElementPtrInst,
    Instruction,
    IntType,
    IRError,
    PHINode,
    PointerType,
    PoisonValue,
    SelectInst,
    Type,
    UnaryOperator,
    Value,
)
from nvopt.ir.types import i8
from nvopt.transforms.blocks import terminator_of
from nvopt.transforms.folding_builder import folded_to
from nvopt.transforms.loops import value_outside

_CASTS = {TRUNCATE: "trunc", ZERO_EXTEND: "zext", SIGN_EXTEND: "sext", PTRTOINT: "ptrtoint"}
_MIN_MAX = {UMAX: "umax", SMAX: "smax", UMIN: "umin", SMIN: "smin", SEQUENTIAL_UMIN: "umin"}
_GREATER = {UMAX: "ugt", SMAX: "sgt", UMIN: "ult", SMIN: "slt", SEQUENTIAL_UMIN: "ult"}
_DIVISION_COST = 20
"""What a division of 32 bits takes on a GPU, in instructions, more or less: there is none in hardware."""
_MOST_LOOKED_AT = 16
"""A value made of more instructions than this is not looked at for poison of its own."""


class SCEVExpander:
    """Makes code in the function of a ScalarEvolution."""

    def __init__(
        self,
        scev: ScalarEvolution,
        *,
        is_canonical: bool = True,
        name: str = "",
        guards_divisions: bool = False,
        extends_counters: bool = False,
    ) -> None:
        """`name` stands in front of the names of new phis: `%{name}iv`. `guards_divisions`: where a divisor may be zero or poison, the
        code divides by something else instead; for expressions that are not asked for then. `extends_counters`: a narrower induction
        variable that can be extended will do, too."""
        self.scev = scev
        self.guards_divisions = guards_divisions
        self.extends_counters = extends_counters
        self.is_canonical = is_canonical
        self.name = name
        self.inserted: list[Instruction] = []
        """What was put in, in that order."""
        self._made: dict[SCEV, list[Value]] = {}

    # -- questions

    def is_safe_to_expand(self, e: SCEV, at: Instruction) -> bool:
        """Whether code before `at` can compute the expression, and cannot trap."""
        self.scev.settle()
        return all(self._is_safe_part(part, at) for part in e.walk())

    def _is_safe_part(self, e: SCEV, at: Instruction) -> bool:
        if e.kind == COULD_NOT_COMPUTE:
            return False
        if e.kind == UDIV:
            return self.guards_divisions or self._is_safe_divisor(e.operands[1], at)
        if isinstance(e, SCEVAddRecExpr):
            return e.loop.preheader is not None and self.scev.dominators.dominates(e.loop.header, at.block)
        if isinstance(e, SCEVUnknown):
            return e.value in self.scev.registers.shared or self.scev.dominators.value_dominates(e.value, at)
        return True

    def _is_safe_divisor(self, divisor: SCEV, at: Instruction) -> bool:
        """Whether a divisor is neither zero nor poison."""
        if not self.scev.is_known_non_zero(divisor):
            return False
        leaves = (part.value for part in divisor.walk() if isinstance(part, SCEVUnknown))
        return all(self.scev.tracking.is_guaranteed_not_to_be_poison(leaf, at) for leaf in leaves)

    def is_high_cost(self, e: SCEV, at: Instruction, budget: int) -> bool:
        """Whether code for the expression before `at` would take more than `budget` instructions. What is there already costs nothing."""
        self.scev.settle()
        seen: set[SCEV] = set()
        pending = [e]
        while pending:
            part = pending.pop()
            if part in seen or self.existing(part, at) is not None:
                continue
            seen.add(part)
            budget -= cost_of_operation(part)
            if budget < 0:
                return True
            pending += part.operands
        return False

    # -- code

    def expand(self, e: SCEV, at: Instruction) -> Value:
        """The expression's value, from before `at` on. IRError where `is_safe_to_expand` denies it."""
        if isinstance(e, SCEVConstant):  # what many ask for: nothing that is known of the code matters
            return ConstantInt.get(e.type, e.value)
        if not self.is_safe_to_expand(e, at):
            raise IRError(f"{e} cannot be computed before `{at}`")
        return self._closed(self._expand(e, at), at)

    def undo(self) -> None:
        """Erases what was put in and nothing else needs."""
        inserted = [instruction for instruction in self.inserted if instruction.parent is not None]
        ours = set(inserted)
        needed = [one for one in inserted if any(user not in ours for user in one.users)]
        for one in needed:
            needed += [operand for operand in one.operands if operand in ours and operand not in needed]
        dead = [one for one in inserted if one not in set(needed)]
        for one in dead:
            self.scev.forget_value(one)
            if one.is_used:  # by others that go
                one.replace_all_uses_with(PoisonValue.get(one.type))
            one.erase()
        self.inserted = needed
        self._made.clear()

    def _expand(self, e: SCEV, at: Instruction) -> Value:
        """The value, perhaps of a loop that `at` is not in."""
        if isinstance(e, SCEVConstant):
            return ConstantInt.get(e.type, e.value)
        existing = self.existing(e, at)
        if existing is not None:
            return existing
        place = self._place_for(e, at)
        made = self._made.setdefault(e, [])
        found = next((one for one in made if not isinstance(one, Instruction) or self._is_at_hand(one, place)), None)
        if found is None:
            found = self.existing(e, place)
        if found is None:
            found = self._make(e, place)
            made.append(found)
        return found

    def _place_for(self, e: SCEV, at: Instruction) -> Instruction:
        """Ahead of all loops around `at` in which the expression doesn't change, if nothing can trap there."""
        if any(part.kind == UDIV and not _is_nonzero_constant(part.operands[1]) for part in e.walk()):
            return at
        loop = self.scev.loops.loop_for(at.block)
        while loop is not None and self.scev.is_loop_invariant(e, loop):
            preheader = loop.preheader
            if preheader is None or not self._is_there_at(e, preheader):
                break
            at, loop = terminator_of(preheader), loop.parent
        return at

    def _is_there_at(self, e: SCEV, block: BasicBlock) -> bool:
        return self.scev.dominates(e, block)

    def existing(self, e: SCEV, at: Instruction) -> Value | None:
        """Without new code: a value of the function that is the expression's, at hand, and poison only where the expression is."""
        if isinstance(e, SCEVConstant):
            return ConstantInt.get(e.type, e.value)
        if isinstance(e, SCEVUnknown):
            return e.value if self.scev.dominators.value_dominates(e.value, at) else None
        for value in self.scev.values.by_expression.get(e, ()):
            if isinstance(value, Instruction) and value.type is e.type and self._is_at_hand(value, at) and self.is_no_more_poison(value, e):
                return value
        return None

    def _is_at_hand(self, value: Instruction, at: Instruction) -> bool:
        if value.parent is None or not self.scev.dominators.value_dominates(value, at):
            return False
        loop = self.scev.loops.loop_for(value.block)
        return loop is None or loop.contains_instruction(at)

    def is_no_more_poison(self, value: Instruction, e: SCEV) -> bool:
        """Whether each way in which the value may be poison makes the expression poison, or the program undefined. Source: LLVM's
        ScalarEvolution::canReuseInstruction; where that drops flags, the value is not used here."""
        tracking = self.scev.tracking
        if tracking.program_undefined_if_poison(value):
            return True
        allowed = _possible_poison(e)
        seen: set[Value] = set()
        pending: list[Value] = [value]
        while pending:
            one = pending.pop()
            if one in seen:
                continue
            seen.add(one)
            if len(seen) > _MOST_LOOKED_AT:
                return False
            if one in allowed or tracking.is_guaranteed_not_to_be_poison(one):
                continue
            if not isinstance(one, Instruction) or tracking.can_create_poison(one):
                return False
            pending += one.operands
        return True

    # -- by kind

    def _make(self, e: SCEV, at: Instruction) -> Value:
        if isinstance(e, SCEVUnknown):
            return self._read_anew(e.value)
        if isinstance(e, SCEVAddRecExpr):
            return self._recurrence(e, at)
        if e.kind in _CASTS:
            return self.insert(CastInst(_CASTS[e.kind], self._expand(e.operands[0], at), e.type), at)
        if e.kind == ADD:
            return self._sum(e, at)
        if e.kind == MUL:
            return self._product(e, at)
        if e.kind == UDIV:
            return self._quotient(e, at)
        if e.kind in _MIN_MAX:
            return self._min_max(e, at)
        assert e.kind == VSCALE
        return self.intrinsic("vscale", [], at, e.type)

    def _read_anew(self, register: Value) -> Value:
        """What a reading of a special register gives, where none is at hand."""
        assert isinstance(register, Instruction)
        first = self.scev.function.entry.first_non_phi
        assert first is not None
        return self.insert(register.clone(), first)

    def _sum(self, e: SCEV, at: Instruction) -> Value:
        """Addends that change in fewer loops first, so that sums of these stand ahead of the loops."""
        addends = sorted((one for one in e.operands if not one.is_pointer), key=self._depth)
        total: Value | None = None
        for addend in addends:
            if total is None:
                total = self._expand(addend, at)
            elif (negated := _negated(addend)) is not None:
                total = self.binary("sub", total, self._product_of(negated, addend, at), at)
            else:
                total = self.binary("add", total, self._expand(addend, at), at)
        assert total is not None
        base = next((one for one in e.operands if one.is_pointer), None)
        return total if base is None else self.offset(self._expand(base, at), total, at)

    def offset(self, base: Value, offset: Value, at: Instruction) -> Value:
        """The integer or address `base` plus `offset` (bytes, for an address)."""
        if not isinstance(base.type, PointerType):
            return self.binary("add", base, offset, at)
        return self.insert(GetElementPtrInst(i8, base, [offset], name="scevgep"), self._hoisted(at, base, offset))

    def _product(self, e: SCEV, at: Instruction) -> Value:
        if (negated := _negated(e)) is not None:
            return self.binary("sub", ConstantInt.get(e.type, 0), self._product_of(negated, e, at), at)
        return self._product_of(e.operands, e, at)

    def _product_of(self, factors: Sequence[SCEV], e: SCEV, at: Instruction) -> Value:
        """The product of the factors, of the type of `e`; a constant stands first among them."""
        constant = factors[0] if isinstance(factors[0], SCEVConstant) and len(factors) > 1 else None
        product: Value | None = None
        for factor in sorted(factors[constant is not None :], key=self._depth):
            value = self._expand(factor, at)
            product = value if product is None else self.binary("mul", product, value, at)
        assert product is not None
        return product if constant is None else self._times(product, constant, at)

    def _times(self, value: Value, factor: SCEV, at: Instruction) -> Value:
        if factor.is_one:
            return value
        if not isinstance(factor, SCEVConstant):
            return self.binary("mul", value, self._expand(factor, at), at)
        if factor.value & (factor.value - 1) == 0:
            return self.binary("shl", value, ConstantInt.get(factor.type, factor.value.bit_length() - 1), at)
        return self.binary("mul", value, ConstantInt.get(factor.type, factor.value), at)

    def _quotient(self, e: SCEV, at: Instruction) -> Value:
        dividend = self._expand(e.operands[0], at)
        divisor = e.operands[1]
        if isinstance(divisor, SCEVConstant):
            if divisor.value & (divisor.value - 1) == 0:
                return self.binary("lshr", dividend, ConstantInt.get(e.type, divisor.value.bit_length() - 1), at)
            return self.binary("udiv", dividend, ConstantInt.get(e.type, divisor.value), at)
        by = self._expand(divisor, at)
        if self.guards_divisions and not self._is_safe_divisor(divisor, at):
            by = self.intrinsic("umax", [self.insert(UnaryOperator("freeze", by), at), ConstantInt.get(e.type, 1)], at)
        return self.insert(BinaryOperator("udiv", dividend, by), at)

    def _min_max(self, e: SCEV, at: Instruction) -> Value:
        """From the last operand on; of a sequential minimum poison among operands behind the first is frozen."""
        *others, last = e.operands
        result = self._operand_of_min_max(e, last, at)
        for operand in reversed(others):
            value = self._expand(operand, at) if operand is e.operands[0] else self._operand_of_min_max(e, operand, at)
            if e.is_pointer:
                greater = self.insert(CmpInst("icmp", _GREATER[e.kind], value, result), at)
                result = self.insert(SelectInst(greater, value, result), at)
            else:
                result = self.intrinsic(_MIN_MAX[e.kind], [value, result], at)
        return result

    def _operand_of_min_max(self, e: SCEV, operand: SCEV, at: Instruction) -> Value:
        value = self._expand(operand, at)
        return self.insert(UnaryOperator("freeze", value), at) if e.kind == SEQUENTIAL_UMIN else value

    def _recurrence(self, e: SCEVAddRecExpr, at: Instruction) -> Value:
        induction = self._induction_variable(e) if self.is_canonical and e.is_affine else None
        if induction is None:
            return self._phi_of(e)
        start, step = e.operands
        type = step.type
        steps: Value = induction
        if induction.type is not type:
            cast = "trunc" if self.scev.get(induction).bits > e.bits else "zext"
            steps = self.insert(CastInst(cast, induction, type), at)
        steps = self._times(steps, step, at)
        return steps if start.is_zero else self.offset(self._expand(start, at), steps, at)

    def _induction_variable(self, e: SCEVAddRecExpr) -> PHINode | None:
        """The loop's phi 0, 1, 2…, wide enough for the recurrence, or extended so, where there is one."""
        for phi in e.loop.header.phis():
            if not isinstance(phi.type, IntType) or (phi.type.bits < e.bits and not self.extends_counters):
                continue
            found = self.scev.get(phi)
            if phi.type.bits < e.bits:
                found = self.scev.zext(found, e.operands[1].type)
            counts = isinstance(found, SCEVAddRecExpr) and found.loop is e.loop and found.is_affine
            if counts and found.operands[0].is_zero and found.operands[1].is_one and self.is_no_more_poison(phi, found):
                return phi
        return None

    def _phi_of(self, e: SCEVAddRecExpr) -> Value:
        """A new phi that begins with the start, and is increased by the step wherever the loop goes around."""
        loop, header = e.loop, e.loop.header
        preheader = loop.preheader
        assert preheader is not None
        start = self._closed(self._expand(e.start, terminator_of(preheader)), terminator_of(preheader))
        first = header.first
        assert first is not None
        phi = PHINode(e.type, name=f"{self.name}iv")
        phi.insert_before(first)
        self.inserted.append(phi)
        step = e.operands[1] if e.is_affine else self.scev.step_recurrence(e)
        for source in header.predecessors:
            for _ in range(source.successors.count(header)):
                if not loop.contains_block(source):
                    phi.add_incoming(start, source)
                    continue
                end = terminator_of(source)
                by = self._expand(step, end)
                following: Instruction = GetElementPtrInst(i8, phi, [by]) if e.is_pointer else BinaryOperator("add", phi, by)
                following.name = f"{phi.name}.next"
                phi.add_incoming(self.insert(following, end), source)
        return phi

    # -- putting in

    def _depth(self, e: SCEV) -> int:
        """In how many loops the expression changes."""
        depth = 0
        for part in e.walk():
            if isinstance(part, SCEVAddRecExpr):
                depth = max(depth, part.loop.depth)
            elif isinstance(part, SCEVUnknown) and isinstance(part.value, Instruction) and part.value not in self.scev.registers.shared:
                depth = max(depth, self.scev.loops.depth(part.value.block))
        return depth

    def binary(self, opcode: str, lhs: Value, rhs: Value, at: Instruction) -> Value:
        """An operation on two values, before `at` or ahead of loops in which both are the same."""
        return self.insert(BinaryOperator(opcode, lhs, rhs), self._hoisted(at, lhs, rhs))

    def _hoisted(self, at: Instruction, *operands: Value) -> Instruction:
        """Ahead of the loops around `at` in which the operands are not computed."""
        loop = self.scev.loops.loop_for(at.block)
        while loop is not None and loop.preheader is not None and not any(map(loop.defines, operands)):
            at, loop = terminator_of(loop.preheader), loop.parent
        return at

    def intrinsic(self, name: str, args: Sequence[Value], at: Instruction, type: Type | None = None) -> Value:
        """A call of `llvm.<name>`; `type` is its result's where the arguments don't tell."""
        from nvopt.ir.intrinsics import declare_intrinsic  # late: most expressions have none

        function = declare_intrinsic(self.scev.module, name, [arg.type for arg in args], type)
        return self.insert(CallInst(function.function_type, function, args), at)

    def insert(self, instruction: Instruction, at: Instruction) -> Value:
        """Puts an instruction, which is no phi, before `at`, or says what constant it is; `undo` knows of it."""
        folded = folded_to(instruction, self.scev.layout)
        if folded is not None:
            instruction.drop_operands()
            return folded
        instruction.insert_before(at)
        instruction.debug_loc = at.debug_loc
        self.inserted.append(instruction)
        for position, operand in enumerate(instruction.operands):
            closed = self._closed(operand, instruction)
            if closed is not operand:
                instruction.set_operand(position, closed)
        return instruction

    def _closed(self, value: Value, at: Instruction) -> Value:
        """The value as it comes out of loops that `at` is not in."""
        if not isinstance(value, Instruction):
            return value
        loop = self.scev.loops.loop_for(value.block)
        if loop is None or loop.contains_instruction(at):
            return value
        found, phis = value_outside(value, at, self.scev.dominators, self.scev.loops)
        self.inserted += phis
        return found


# -- what expressions are


def cost_of_operation(e: SCEV) -> int:
    """Instructions that the expression takes beside its operands."""
    match e.kind:
        case k if k in (CONSTANT, UNKNOWN, VSCALE):
            return 0
        case k if k == UDIV:
            divisor = e.operands[1]
            is_shift = isinstance(divisor, SCEVConstant) and divisor.value & (divisor.value - 1) == 0
            return 1 if is_shift else _DIVISION_COST
        case k if k == ADDREC:
            return 2 * (len(e.operands) - 1)
        case k if k == SEQUENTIAL_UMIN:
            return 2 * (len(e.operands) - 1)
        case _:
            return max(1, len(e.operands) - 1)


def _negated(e: SCEV) -> Sequence[SCEV] | None:
    """The factors behind a -1, None where the expression is no such product."""
    return e.operands[1:] if e.kind == MUL and e.operands[0].is_all_ones else None


def _is_nonzero_constant(e: SCEV) -> bool:
    return isinstance(e, SCEVConstant) and e.value != 0


def _possible_poison(e: SCEV) -> set[Value]:
    """The values whose poison makes the expression poison: not those behind the first operand of a sequential minimum."""
    found: set[Value] = set()
    pending = [e]
    seen: set[SCEV] = set()
    while pending:
        one = pending.pop()
        if one in seen:
            continue
        seen.add(one)
        if isinstance(one, SCEVUnknown):
            found.add(one.value)
        pending += one.operands[:1] if one.kind == SEQUENTIAL_UMIN else one.operands
    return found
