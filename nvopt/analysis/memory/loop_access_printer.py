"""What `print<access-info>` prints of a loop, to the character as LLVM 22 does."""

from __future__ import annotations

from collections.abc import Iterator

from nvopt.analysis.memory.loop_accesses import LoopAccesses
from nvopt.analysis.memory.runtime_checks import CheckGroup
from nvopt.ir import GlobalValue, Instruction, Value
from nvopt.ir.slots import FunctionSlots


def lines(found: LoopAccesses, slots: FunctionSlots) -> Iterator[str]:
    """The printout of a loop."""
    header = found.loop.header
    yield f"  {'' if header.is_unnamed else header.name}:"
    if found.is_safe:
        yield f"    Memory dependences are safe{_limits(found)}"
    if found.has_convergent_call:
        yield "    Has convergent operation in loop"
    if found.report is not None:
        yield f"    Report: {found.report}"
    if found.dependences is None:
        yield "    Too many dependences, not recorded"
    else:
        yield "    Dependences:"
        for dependence in found.dependences:
            yield f"      {dependence.kind.value}:"
            yield f"        {_shown(dependence.source, slots)} -> "
            yield f"        {_shown(dependence.destination, slots)}"
            yield ""
    yield "    Run-time memory checks:"
    groups = found.checks.groups
    for number, (one, other) in enumerate(found.checks.pairs):
        yield f"    Check {number}:"
        yield f"      Comparing group GRP{one}:"
        yield from _members(groups[one], slots)
        yield f"      Against group GRP{other}:"
        yield from _members(groups[other], slots)
    yield "    Grouped accesses:"
    for at, group in enumerate(groups):
        yield f"      Group GRP{at}:"
        yield f"        (Low: {group.low} High: {group.high})"
        yield from (f"          Member: {pointer.expression}" for pointer in group.members)
    if found.checks.is_needed and not found.checks.groups:
        yield "    Generated run-time checks are incomplete"
    yield ""
    was = "" if found.has_conflict_at_invariant_address else "not "
    yield f"    Non vectorizable stores to invariant address were {was}found in loop."
    yield "    SCEV assumptions:"
    yield from found.predicate.lines(4)
    yield ""
    yield "    Expressions re-written:"
    for instruction, plain, rewritten in found.pointers.under.rewritten():
        yield f"    [PSE]{_shown(instruction, slots)}:"
        yield f"      {plain}"
        yield f"      --> {rewritten}"


def _limits(found: LoopAccesses) -> str:
    width, forwarded = found.max_safe_width, found.checker.max_forwarded_width
    text = f" with a maximum safe vector width of {width} bits" if width is not None else ""
    if forwarded is not None:
        text += f", with a maximum safe store-load forward width of {forwarded} bits"
    return text + (" with run-time checks" if found.checks.is_needed else "")


def _members(group: CheckGroup, slots: FunctionSlots) -> Iterator[str]:
    return (f"      {_shown(pointer.pointer, slots)}" for pointer in group.members)


def _shown(value: Value, slots: FunctionSlots) -> str:
    """The value as LLVM prints it by itself: instructions stand in two blanks."""
    if isinstance(value, Instruction):
        return f"  {slots.line(value)}"
    if isinstance(value, GlobalValue):
        return str(value)
    return f"{value.type} {value.ref}"
