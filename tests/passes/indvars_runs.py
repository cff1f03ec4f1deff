"""Random programs before and after `indvars`: the same calls of @see with the same arguments, the same result.

    outcome = compare(random.Random(7))        # AssertionError with both programs and the arguments where they differ
    outcome.changed                            # whether the pass did anything

Where a program is undefined, freezes poison or runs for too long, the other may do what it likes; where it passes poison, the other may
pass anything.
"""

from __future__ import annotations

import random
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from claims import Claims, bytes_for
from interpret import POISON, EndlessError, UndefinedError, execute
from launches import registers
from programs import GET, kernel, program
from random_functions import check

from nvopt.analysis.scev.scalar_evolution import ScalarEvolution
from nvopt.ir import CallInst, ConstantInt, Function, FunctionType, IntType, Value
from nvopt.ir.types import void
from nvopt.knobs import KnobValues
from nvopt.llvm import Unit
from nvopt.passes.base import Context
from nvopt.passes.indvars import IndVars
from nvopt.remarks import RemarkSink
from nvopt.target import TargetOptions
from nvopt.transforms.loops import is_lcssa_form

_WIDTHS = (1, 4, 8, 16, 32, 64)
BOUNDS = ('"nvvm.maxntid"="64,2,8"', '"nvvm.maxntid"="128"', "")
SIZES: dict[str, tuple[int, ...]] = {BOUNDS[0]: (64, 2, 8), BOUNDS[1]: (128,), BOUNDS[2]: ()}


FROZEN = "frozen poison"


@dataclass
class Outcome:
    """What came of a comparison."""

    changed: bool
    runs: int
    """How many executions were compared."""


def text_of(rng: random.Random) -> tuple[str, str]:
    """A random program that counts in widths which its machine has, and a kernel's launch bounds (what isn't one has none)."""
    bounds = rng.choice(BOUNDS)
    is_kernel = rng.random() < 0.25
    text = kernel(rng, bounds) if is_kernel else program(rng)
    if not is_kernel and "target datalayout" in text:
        text = text.replace('e-p:8:8:8:8"', 'e-p:8:8:8:8-n4:8:16"')
    else:
        text = f'target datalayout = "e-n{"16:32:64" if is_kernel else "4:8:16"}"\n{text}'
    effects = rng.choice(("nounwind willreturn memory(inaccessiblemem: readwrite)", "", "nounwind"))
    return f"{text}{''.join(f'declare void @see.i{bits}(i{bits}) {effects}' + chr(10) for bits in _WIDTHS)}", bounds


def _with_calls(rng: random.Random, text: str) -> str:
    """The program with some calls of @see, or none."""
    function = parsed(text)
    share = rng.choice((0, 0.1, 0.3))
    for block in function.blocks:
        for one in block.instructions:
            if isinstance(one.type, IntType) and one.type.bits in _WIDTHS and rng.random() < share:
                see = function.module.declare(f"see.{one.type}", FunctionType.get(void, [one.type]))
                before = block.first_non_phi if one.opcode == "phi" else one.next
                assert before is not None
                CallInst(see.function_type, see, [one]).insert_before(before)
    return str(Unit.parse(str(function.module).encode(), "random").mirror())


def parsed(text: str) -> Function:
    """The last function that has a body."""
    return [function for function in Unit.parse(text.encode(), "random").mirror().functions if not function.is_declaration][-1]


def simplified(text: str, settings: Mapping[str, str] = {}) -> tuple[Function, Context, bool]:
    """The function after the pass, with the context whose analyses the pass kept right, and whether it changed."""
    function, before = parsed(text), str(parsed(text).module)
    context = Context(TargetOptions(), KnobValues.parse(settings), RemarkSink())
    changed = IndVars().run(function, context)
    assert changed or str(function.module) == before, f"no change was told of\n{before}\n->\n{function.module}"
    return function, context, changed


def observed(function: Function, arguments: Sequence[int], calls: Mapping[str, int], limit: int) -> list[object]:
    """What the function passes to @see, and returns; with FROZEN where it makes a number of poison, which could be any."""
    sees = {f"see.i{bits}": 0 for bits in _WIDTHS}
    run = execute(function, arguments, limit, {**calls, **sees})
    known: dict[Value, object] = dict(zip(function.args, arguments, strict=True))
    found: list[object] = []
    for instruction, value in run.values:
        if isinstance(instruction, CallInst) and instruction.callee_name in sees:
            seen = instruction.args[0]
            found.append(seen.unsigned if isinstance(seen, ConstantInt) else known.get(seen))
        if instruction.opcode == "freeze" and known.get(instruction.operands[0], 0) is POISON:
            found.append(FROZEN)
        known[instruction] = value
    return [*found, run.result]


def compare(rng: random.Random, settings: Mapping[str, str] = {}, runs: int = 8, *, thoroughly: bool = True) -> Outcome:
    """Makes a program and compares it with what the pass makes of it; `thoroughly`, what ScalarEvolution says then, too."""
    text, bounds = text_of(rng)
    text = _with_calls(rng, text)
    before = parsed(text)
    after, context, changed = simplified(text, settings)
    if not changed:
        return Outcome(False, 0)
    scev = context.analyses.get(ScalarEvolution, after)
    check(after, scev.dominators, scev.loops)
    for loop in scev.loops:
        assert is_lcssa_form(loop, scev.dominators), after
    claims = Claims(scev, random.Random(rng.random())) if thoroughly else None
    compared = 0
    for _ in range(runs):
        is_kernel = re.search("ptx_kernel void @f", text) is not None
        calls = registers(rng, SIZES[bounds]) if is_kernel else {"get": rng.choice(GET)}
        arguments = [rng.choice((0, 1, 7, 300, rng.randrange(1 << 32))) for _ in before.args] if is_kernel else bytes_for(before, rng)
        try:
            old = observed(before, arguments, calls, 600)
        except (EndlessError, UndefinedError):
            continue
        if FROZEN in old:
            continue
        try:
            new: object = [one for one in observed(after, arguments, calls, 2000) if one is not FROZEN]
        except (EndlessError, UndefinedError) as what:
            new = what
        same = isinstance(new, list) and len(old) == len(new) and all(a in (None, b) for a, b in zip(old, new, strict=True))
        assert same, f"{arguments} {calls}\n{old}\n{new!r}\n{before.module}\n->\n{after.module}"
        compared += 1
        if claims is not None:
            claims.check(arguments, {**calls, **{f"see.i{bits}": 0 for bits in _WIDTHS}})
    return Outcome(True, compared)
