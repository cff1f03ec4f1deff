"""What is said of every kind of instruction by itself, as `instructions.expected` has it: no opcode, intrinsic, flag or operand is left out
of a rule unseen.

    python tests/analysis/test_instruction_tables.py      # writes it anew, for review as a diff

The instructions are those of `instructions.ll` and of tests/golden/zoo, which has all that LLVM 22 knows.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from nvopt import parse
from nvopt.analysis.memory import call_effects
from nvopt.analysis.memory.call_effects import MOD, REF
from nvopt.analysis.scev.facts import loop_properties
from nvopt.analysis.speculation import is_safe_to_speculate
from nvopt.analysis.value_tracking import ValueTracking, poison
from nvopt.analysis.value_tracking.poison import POISON, UNDEF
from nvopt.analysis.values import execution
from nvopt.ir import CallBase, Function, Instruction, IntType, PointerType

OWN = Path(__file__).with_name("instructions.ll")
ZOO = Path(__file__).parents[1] / "golden" / "zoo"
EXPECTED = Path(__file__).with_name("instructions.expected")
EFFECTS = {0: "none", REF: "reads", MOD: "writes", REF | MOD: "both"}


def facts(one: Instruction, tracking: ValueTracking) -> Iterator[str]:
    """Words for what holds."""
    execution_facts = {
        "ends here": not execution.transfers(one),
        "has effects": execution.has_side_effects(one),
        "writes": execution.may_write(one),
        "throws": execution.may_throw(one),
        "touches memory": execution.may_read_or_write(one),
        "loop effects": loop_properties.has_side_effects(one),
        "speculatable": is_safe_to_speculate(one, tracking),
        "flags make poison": poison.has_poison_generating_flags(one),
        "makes poison": poison.can_create(one, POISON),
        "makes poison without flags": poison.can_create(one, POISON, consider_flags=False),
        "makes undef": poison.can_create(one, UNDEF),
        "not poison": tracking.is_guaranteed_not_to_be_poison(one),
        "not undef": tracking.is_guaranteed_not_to_be_undef(one),
        "undefined if poison": tracking.program_undefined_if_poison(one),
    }
    yield from (name for name, holds in execution_facts.items() if holds)
    for name, holding in (
        ("passes on", [at for at in range(len(one.operands)) if poison.propagates_poison(one, at)]),
        ("undefined by", [at for at, operand in enumerate(one.operands) if poison.must_trigger_ub(one, {operand})]),
    ):
        if holding:
            yield f"{name} {' '.join(map(str, holding))}"
    if isinstance(one.type, (IntType, PointerType)):
        known = tracking.known_bits(one)
        if known.zeros | known.ones:
            yield f"bits {known.zeros:x}/{known.ones:x}"
        if isinstance(one.type, IntType) and tracking.num_sign_bits(one) > 1:
            yield f"{tracking.num_sign_bits(one)} signs"
        if tracking.is_known_non_zero(one):
            yield "not zero"
    if isinstance(one, CallBase):
        effects = call_effects.effects_of(one)
        yield "memory " + "/".join(EFFECTS[what] for what in effects)
        for at, argument in enumerate(one.args):
            if isinstance(argument.type, PointerType):
                kept = call_effects.kept_of_argument(one, at) or "stays"
                yield f"argument {at} {kept} {EFFECTS[call_effects.effects_on_argument(one, at)]}"


def _lines(function: Function) -> Iterator[tuple[str, str]]:
    tracking = ValueTracking(function)
    for one in function.instructions():
        name = one.callee_name if isinstance(one, CallBase) else ""
        yield f"{one.opcode} {name}".rstrip(), ", ".join(facts(one, tracking))


def tables() -> str:
    """A line for each instruction of OWN, and of the zoo's for those of which the same is said."""
    found = [f"{str(one).strip()}  -->  {', '.join(facts(one, tracking))}" for one, tracking in _own()]
    counted: Counter[tuple[str, str]] = Counter()
    for path in sorted(ZOO.glob("*.ll")):
        for function in parse(path.read_text()).functions:
            if not function.is_declaration:
                counted.update(_lines(function))
    found += [f"{count} x {name}  -->  {said}" for (name, said), count in sorted(counted.items())]
    return "".join(f"{line}\n" for line in found)


def _own() -> Iterator[tuple[Instruction, ValueTracking]]:
    for function in parse(OWN.read_text()).functions:
        if not function.is_declaration:
            tracking = ValueTracking(function)
            yield from ((one, tracking) for one in function.instructions())


def test_what_is_said_of_single_instructions() -> None:
    assert tables().splitlines() == EXPECTED.read_text().splitlines()


if __name__ == "__main__":
    EXPECTED.write_text(tables())
