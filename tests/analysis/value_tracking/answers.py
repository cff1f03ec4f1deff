"""All that value tracking says of a function, as lines of text: what it answers to every question about every value and pair of values.

    for line in answers(function): print(line)              # x: 0000??1?, signs 4, nonzero, u[2,16), ...
    PYTHONPATH=tests/analysis/scev python tests/analysis/value_tracking/answers.py *.ll     # writes the answers of these files anew

A value's line has what is known wherever it is; a line `x at loop` what is known besides at the end of that block. What says nothing is
left out.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from stored_cases import renew

from nvopt.analysis.constant_range import ConstantRange
from nvopt.analysis.value_tracking import ValueTracking, fp_class, implied, known_bits, non_zero, poison, sign_bits
from nvopt.analysis.value_tracking.bits import Bits
from nvopt.analysis.value_tracking.conditions import from_condition
from nvopt.analysis.value_tracking.query import Query
from nvopt.analysis.values import execution, patterns
from nvopt.analysis.values.matching import lanes
from nvopt.ir import (
    Argument,
    BinaryOperator,
    CallBase,
    CastInst,
    CmpInst,
    Constant,
    ConstantInt,
    FloatType,
    Function,
    GetElementPtrInst,
    GlobalValue,
    Instruction,
    IntType,
    Module,
    PHINode,
    PointerType,
    Value,
    VectorType,
)

_MOST_PAIRED = 16
"""Of so many values each pair is asked about."""
_MOST_POISONED = 6
"""Of so many, besides constants, whether poison of one means poison of the other."""
_PASSING = (BinaryOperator, CastInst, CmpInst, GetElementPtrInst)
"""What is poison where any operand is; what else passes poison on has a word of its own."""
_KINDS = ("snan", "qnan", "-inf", "-norm", "-sub", "-0", "+0", "+sub", "+norm", "+inf")


def answers(function: Function) -> list[str]:
    """The lines, in the order of the code."""
    return list(_Questions(function).lines())


def answers_of(code: str) -> list[str]:
    """The lines of all functions of a module."""
    return [line for function in Module.parse(code).functions if not function.is_declaration for line in answers(function)]


class _Questions:
    def __init__(self, function: Function) -> None:
        self.function = function
        self.tracking = ValueTracking(function)
        constants = dict.fromkeys(
            operand
            for one in function.instructions()
            for operand in (one.args if isinstance(one, CallBase) else one.operands)
            if isinstance(operand, Constant) and not isinstance(operand, ConstantInt)
        )
        made = (one for one in function.instructions() if str(one.type) != "void")
        self.values: list[Value] = [*constants, *function.args, *made]
        self._known: set[Value] = set()
        ends = [block.terminator for block in function.blocks]
        self.contexts: list[Instruction] = [one for one in ends if one is not None]

    def lines(self) -> Iterator[str]:
        for value in self.values:
            plain = self._facts(value, None)
            yield from _line(self._name(value), [*plain, *self._own_facts(value)])
            self._known.add(value)
            for context in self.contexts:
                assert context.parent is not None
                yield from _line(
                    f"{self._name(value)} at {context.parent.name}", [one for one in self._facts(value, context) if one not in plain]
                )
        for instruction in self.function.instructions():
            if instruction not in self._known:
                yield from _line(self._name(instruction), self._effects(instruction))
        yield from _line("passed", [block.name for block in self.function.blocks if self.tracking.guaranteed_to_transfer_execution(block)])
        yield from self._pairs()
        yield from self._implications()

    def _name(self, value: Value) -> str:
        if isinstance(value, Instruction) and not value.name and value.parent is not None:
            return f"{value.parent.name}#{value.parent.instructions.index(value)}"
        return value.name if isinstance(value, (Argument, Instruction)) else _text(value)

    # -- of one value

    def _facts(self, value: Value, context: Instruction | None) -> list[str]:
        tracking, kind = self.tracking, value.type.scalar
        found = []
        if tracking.is_guaranteed_not_to_be_undef_or_poison(value, context):
            found.append("defined")
        else:
            found += ["no poison"] * tracking.is_guaranteed_not_to_be_poison(value, context)
            found += ["no undef"] * tracking.is_guaranteed_not_to_be_undef(value, context)
        if isinstance(kind, (IntType, PointerType)):
            found += self._numbers(value, context)
        elif isinstance(kind, FloatType):
            found.append(_class(fp_class.compute(Query(tracking, context, lanes(value.type)), value)))
        if isinstance(value.type, VectorType) and not value.type.scalable:
            every = " ".join(self._lane(value, lanes(value.type), context))
            for at in range(value.type.count):
                own = " ".join(self._lane(value, 1 << at, context))
                found += [f"lane {at}: {own}"] * (own != every)
        return found

    def _numbers(self, value: Value, context: Instruction | None) -> Iterator[str]:
        tracking = self.tracking
        bits = tracking.known_bits(value, context)
        if not bits.is_unknown:
            yield _brief(bits)
        signs = tracking.num_sign_bits(value, context)
        if signs > 1:
            yield f"signs {signs}"
        if tracking.is_known_non_zero(value, context):
            yield "nonzero"
        powers = [tracking.is_known_to_be_power_of_two(value, or_zero, context) for or_zero in (False, True)]
        if any(powers):
            yield ("power" if all(powers) else "power or zero") if powers[1] else "power only"
        if isinstance(value.type.scalar, IntType):
            for letter, is_signed in (("u", False), ("s", True)):
                found: ConstantRange = tracking.range_of(value, is_signed, context)
                if not found.is_full:
                    yield letter + found.text()
        for word, holds in (
            ("positive", tracking.is_known_positive(value, context)),
            ("not negative", tracking.is_known_non_negative(value, context)),
            ("negative", tracking.is_known_negative(value, context)),
        ):
            if holds:
                yield word
                break

    def _lane(self, value: Value, lane: int, context: Instruction | None) -> Iterator[str]:
        query = Query(self.tracking, context, lane)
        if isinstance(value.type.scalar, FloatType):
            yield _class(fp_class.compute(query, value))
            return
        if self.tracking.width(value.type):
            bits = known_bits.compute(query, value)
            yield _brief(bits)
            signs = sign_bits.compute(query, value)
            yield from [f"signs {signs}"] * (signs != 1)
            yield from ["nonzero"] * non_zero.compute(query, value)

    def _own_facts(self, value: Value) -> Iterator[str]:
        tracking, name = self.tracking, self._name
        if isinstance(value.type, PointerType):
            aligned = tracking.pointer_alignment(value)
            yield from [f"aligned {aligned}"] * (aligned != 1)
            base, offset = tracking.inbounds_base(value)
            if base is not value:
                yield f"is {name(base)}+{offset}"
        splat = tracking.splat_value(value)
        if splat is not None:
            yield f"splat {name(splat)}"
        if poison.program_undefined_if_poison(value):
            yield "undefined if poison"
        if poison.program_undefined_if_undef_or_poison(value):
            yield "undefined if undef"
        if not isinstance(value, Instruction):
            return
        ends = [end.parent.name for end in self.contexts if end.parent and tracking.must_execute_ub_if_poison_on_path(value, end)]
        if ends:
            yield f"undefined if poison at {' '.join(ends)}"
        yield from self._effects(value)
        for kind, word in ((poison.POISON, "poison"), (poison.UNDEF, "undef")):
            for flags in (True, False):
                if poison.can_create(value, kind, flags):
                    yield f"makes {word}" + ("" if flags else " without flags")
        yield from self._shape(value)

    def _shape(self, value: Instruction) -> Iterator[str]:
        tracking, name = self.tracking, self._name
        if value.opcode == "select":
            pattern = tracking.matches_select_pattern(value)
            if pattern is not None:
                yield f"{pattern.flavor} {name(pattern.lhs)} {name(pattern.rhs)}"
        if isinstance(value, PHINode):
            found = patterns.match_simple_recurrence(value)
            if found is not None:
                yield f"from {name(found.start)} by {found.operation.opcode} {name(found.step)}"
            simple = tracking.simplify_phi(value)
            if simple is not None:
                yield f"simply {name(simple)}"

    def _effects(self, instruction: Instruction) -> Iterator[str]:
        if instruction.opcode != "ret" and not self.tracking.guaranteed_to_transfer_execution(instruction):
            yield "stops"
        yield from ["writes"] * execution.may_write(instruction) + ["throws"] * execution.may_throw(instruction)
        operands = instruction.args if isinstance(instruction, CallBase) else instruction.operands
        passes = [at for at in range(len(operands)) if poison.propagates_poison(instruction, at)]
        if passes != (list(range(len(operands))) if isinstance(instruction, _PASSING) else []):
            yield f"passes {passes}"
        triggers = [at for at, operand in enumerate(operands) if poison.must_trigger_ub(instruction, {operand})]
        if triggers:
            yield f"triggers {triggers}"

    # -- of two

    def _pairs(self) -> Iterator[str]:
        values, tracking = self.values[:_MOST_PAIRED], self.tracking
        few = [one for one in self.values if not isinstance(one, Constant)][:_MOST_POISONED]
        for one in values:
            differ = [
                self._name(other)
                for other in values
                if other is not one
                and one.type is other.type
                and isinstance(one.type.scalar, (IntType, PointerType))
                and tracking.is_known_non_equal(one, other)
            ]
            yield from _line(f"{self._name(one)} differs from", differ)
            poisons = [self._name(other) for other in few if other is not one and tracking.implies_poison(one, other)]
            if len(poisons) < len(few) - 1:  # otherwise it is never poison
                yield from _line(f"{self._name(one)} if poison, so", poisons)

    def _implications(self) -> Iterator[str]:
        conditions = [one for one in self.values if isinstance(one.type.scalar, IntType) and one.type.scalar.bits == 1]
        for condition in conditions:
            for truth in (True, False):
                said = []
                for goal in conditions:
                    found = implied.by_values(condition, goal, truth)
                    if isinstance(goal, CmpInst) and goal.opcode == "icmp":
                        lhs, rhs = goal.operands
                        asked = self.tracking.is_implied_condition(condition, goal.predicate, lhs, rhs, truth, "samesign" in goal.flags)
                        assert asked is found or goal is condition
                    if found is not None and goal is not condition:
                        said.append(f"{'' if found else 'not '}{self._name(goal)}")
                said += self._bits_by(condition, truth)
                yield from _line(f"{'' if truth else 'not '}{self._name(condition)} tells", said)
        for context in self.contexts:
            assert context.parent is not None
            said = []
            for goal in conditions:
                if isinstance(goal, CmpInst) and goal.opcode == "icmp":
                    lhs, rhs = goal.operands
                    found = implied.by_dominating_condition(goal.predicate, lhs, rhs, context)
                    if found is not None:
                        said.append(f"{'' if found else 'not '}{self._name(goal)}")
            yield from _line(f"at {context.parent.name}", said)

    def _bits_by(self, condition: Value, truth: bool) -> Iterator[str]:
        for value in self.values:
            if self.tracking.width(value.type) and value is not condition:
                bits = from_condition(Query(self.tracking), value, condition, not truth)
                if not bits.is_unknown:
                    yield f"{self._name(value)} {_brief(bits)}"


def _line(head: str, said: Iterator[str] | list[str]) -> Iterator[str]:
    found = ", ".join(said)
    if found:
        yield f"{head}: {found}"


def _text(value: Value) -> str:
    """A constant, in one line; of a global its name."""
    return f"@{value.name}" if isinstance(value, GlobalValue) else str(value)


def _brief(bits: Bits) -> str:
    """The bits, with long runs as `0*28`."""
    return re.sub(r"(.)\1{6,}", lambda run: f"({run[1]}*{len(run[0])})", str(bits))


def _class(found: fp_class.FpClass) -> str:
    if found.kinds == fp_class.ALL and found.negative is None:
        return "any"
    kinds = "all" if found.kinds == fp_class.ALL else " ".join(word for at, word in enumerate(_KINDS) if found.kinds >> at & 1)
    return kinds + {None: "", True: " -", False: " +"}[found.negative]


if __name__ == "__main__":
    renew(answers_of)
