"""What `print<scalar-evolution>` prints, to the character as LLVM 22 does: every instruction's expression, and how often each
loop runs.

    print_analysis(ScalarEvolution(function))

    Classifying expressions for: @f
      %i = phi i32 [ 0, %entry ], [ %next, %loop ]
      -->  {0,+,1}<nuw><nsw><%loop> U: [0,100) S: [0,100)		Exits: 99		LoopDispositions: { %loop: Computable }
    Determining loop execution counts for: @f
    Loop %loop: backedge-taken count is i32 99
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from nvopt.analysis.scev.counts import at_scope, loop_exits
from nvopt.analysis.scev.creation import from_values
from nvopt.analysis.scev.expressions.kinds import (
    ADD,
    ADDREC,
    CONSTANT,
    COULD_NOT_COMPUTE,
    MUL,
    NSW,
    NUW,
    NW,
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
from nvopt.analysis.scev.facts import dispositions, loop_properties, ranges
from nvopt.ir import BasicBlock, CmpInst, Instruction, IntType, PointerType
from nvopt.ir.slots import FunctionSlots, ModuleSlots

if TYPE_CHECKING:
    from nvopt.analysis.loops import Loop
    from nvopt.analysis.scev.facts.predicates import SCEVPredicate
    from nvopt.analysis.scev.scalar_evolution import ScalarEvolution

_BETWEEN = {
    ADD: " + ",
    MUL: " * ",
    UDIV: " /u ",
    UMAX: " umax ",
    SMAX: " smax ",
    UMIN: " umin ",
    SMIN: " smin ",
    SEQUENTIAL_UMIN: " umin_seq ",
}
_CASTS = {TRUNCATE: "trunc", ZERO_EXTEND: "zext", SIGN_EXTEND: "sext", PTRTOINT: "ptrtoint"}


def text_of(expression: SCEV) -> str:
    """The expression as LLVM prints it."""
    kind = expression.kind
    if kind == CONSTANT:
        assert isinstance(expression, SCEVConstant)
        return ("false", "true")[expression.value] if expression.bits == 1 else str(expression.signed)
    if kind == UNKNOWN:
        assert isinstance(expression, SCEVUnknown)
        return expression.value.ref
    if kind == ADDREC:
        assert isinstance(expression, SCEVAddRecExpr)
        coefficients = ",+,".join([text_of(one) for one in expression.operands])
        return f"{{{coefficients}}}{_recurrence_flags(expression)}<{expression.loop.header.ref}>"
    between = _BETWEEN.get(kind)
    if between is not None:
        shown = f"({between.join([text_of(one) for one in expression.operands])})"
        return shown + _flags(expression) if kind in (ADD, MUL) else shown
    word = _CASTS.get(kind)
    if word is not None:
        operand = expression.operands[0]
        return f"({word} {operand.type} {text_of(operand)} to {expression.type})"
    return "vscale" if kind == VSCALE else "***COULDNOTCOMPUTE***"


def _flags(expression: SCEV) -> str:
    flags = expression.flags
    return ("<nuw>" if flags & NUW else "") + ("<nsw>" if flags & NSW else "")


def _recurrence_flags(expression: SCEV) -> str:
    """Those of a recurrence: `nw` is shown where nothing says more."""
    return "<nw>" if expression.flags & (NW | NUW | NSW) == NW else _flags(expression)


def print_analysis(se: ScalarEvolution, module: ModuleSlots | None = None) -> str:
    """The whole printout, without the line that says for which function it is. `module` has the numbers that instructions are printed
    with; who prints several functions makes it once."""
    se.settle()
    lines = []
    name = se.function.ref
    if se.knobs.classify_expressions:
        lines.append(f"Classifying expressions for: {name}")
        slots = FunctionSlots(se.function, module if module is not None else ModuleSlots(se.module))
        for block in se.function.blocks:
            loop = se.loops.loop_for(block)
            for instruction in block:
                if isinstance(instruction.type, (IntType, PointerType)) and not isinstance(instruction, CmpInst):
                    lines += (f"  {slots.line(instruction)}", _classified(se, instruction, loop))
    lines.append(f"Determining loop execution counts for: {name}")
    for loop in se.loops:
        lines += _execution_counts(se, loop)
    return "\n".join(lines) + "\n"


def _classified(se: ScalarEvolution, instruction: Instruction, loop: Loop | None) -> str:
    expression = from_values.get(se, instruction)
    text = f"  -->  {_with_ranges(se, expression)}"
    here = at_scope.at_scope(se, expression, loop)
    if here is not expression:
        text += f"  -->  {_with_ranges(se, here)}"
    if loop is None:
        return text
    left = at_scope.at_scope(se, expression, loop.parent)
    exit_value = text_of(left) if dispositions.is_loop_invariant(se, left, loop) else "<<Unknown>>"
    shown = ", ".join(f"{one.header.ref}: {_DISPOSITIONS[dispositions.loop_disposition(se, expression, one)]}" for one in _related(loop))
    return f"{text}\t\tExits: {exit_value}\t\tLoopDispositions: {{ {shown} }}"


_DISPOSITIONS = {dispositions.VARIANT: "Variant", dispositions.INVARIANT: "Invariant", dispositions.COMPUTABLE: "Computable"}


def _with_ranges(se: ScalarEvolution, expression: SCEV) -> str:
    text = text_of(expression)
    if expression.kind == COULD_NOT_COMPUTE:
        return text
    return f"{text} U: {ranges.unsigned_range(se, expression).text()} S: {ranges.signed_range(se, expression).text()}"


def _related(loop: Loop) -> Iterator[Loop]:
    """The loop, those around it, from the inside, and those in it, an outer one first."""
    around: Loop | None = loop
    while around is not None:
        yield around
        around = around.parent
    inside = loop.subloops[::-1]
    while inside:
        one = inside.pop()
        yield one
        inside += one.subloops[::-1]


def _execution_counts(se: ScalarEvolution, loop: Loop) -> Iterator[str]:
    header = f"Loop {loop.header.ref}: "
    exiting = loop_properties.edges(se, loop).exiting
    exact = loop_exits.backedge_taken_count(se, loop, loop_exits.EXACT)
    how_many = "" if len(exiting) == 1 else "<multiple exits> "
    yield header + how_many + _count(exact, "backedge-taken count", ".")
    if len(exiting) > 1:
        for block in exiting:
            yield from _exit_count(se, loop, block, loop_exits.EXACT, "exit count")
    or_zero = ", actual taken count either this or zero." if loop_exits.is_max_or_zero(se, loop) else ""
    constant_max = loop_exits.backedge_taken_count(se, loop, loop_exits.CONSTANT_MAXIMUM)
    yield header + _count(constant_max, "constant max backedge-taken count", ". ", or_zero)
    symbolic_max = loop_exits.backedge_taken_count(se, loop, loop_exits.SYMBOLIC_MAXIMUM)
    yield header + _count(symbolic_max, "symbolic max backedge-taken count", ". ", or_zero)
    if len(exiting) > 1:
        for block in exiting:
            yield from _exit_count(se, loop, block, loop_exits.SYMBOLIC_MAXIMUM, "symbolic max exit count")
    for kind, plain, words in (
        (loop_exits.EXACT, exact, "backedge-taken count"),
        (loop_exits.CONSTANT_MAXIMUM, constant_max, "constant max backedge-taken count"),
        (loop_exits.SYMBOLIC_MAXIMUM, symbolic_max, "symbolic max backedge-taken count"),
    ):
        count, predicates = loop_exits.predicated_backedge_taken_count(se, loop, kind)
        if count is not plain:
            shown = f"Predicated {words} is {_typed(count)}" if count.kind != COULD_NOT_COMPUTE else f"Unpredictable predicated {words}."
            yield header + shown
            yield " Predicates:"
            yield from predicate_lines(predicates)
    if exact.kind != COULD_NOT_COMPUTE:
        yield f"{header}Trip multiple is {loop_exits.small_constant_trip_multiple(se, loop)}"


def _count(count: SCEV, words: str, end: str, note: str = "") -> str:
    if count.kind == COULD_NOT_COMPUTE:
        return f"Unpredictable {words}{end}"
    return f"{words} is {_typed(count)}{note}"


def _typed(count: SCEV) -> str:
    return f"{count.type} {text_of(count)}" if count.kind == CONSTANT else text_of(count)


def _exit_count(se: ScalarEvolution, loop: Loop, block: BasicBlock, kind: int, words: str) -> Iterator[str]:
    count = loop_exits.exit_count(se, loop, block, kind)
    yield f"  {words} for {block.name}: {_typed(count)}"
    if count.kind == COULD_NOT_COMPUTE:
        count, predicates = loop_exits.predicated_exit_count(se, loop, block, kind)
        if count.kind != COULD_NOT_COMPUTE:
            yield f"  predicated {words} for {block.name}: {_typed(count)}"
            yield "   Predicates:"
            yield from predicate_lines(predicates)
            yield ""


def predicate_lines(predicates: Sequence[SCEVPredicate]) -> Iterator[str]:
    for predicate in predicates:
        yield from predicate.lines(4)
