"""All that a small kernel can do: an interpreter of the mirror that runs the threads of a block in every order.

    outcomes(function, threads=2, argument=1)    # every (memory at the end, what each thread read) that some order gives

Integers and pointers to whole variables only. Memory that threads share is accessed one access at a time; what a thread does with its own
is no step. A barrier lets the threads go on when all that have not returned stand at it. UndefinedError is raised where they stand at
different ones: such a program says nothing. The clock tells how many accesses there were so far.
"""

from __future__ import annotations

import operator
from collections.abc import Iterator
from typing import NamedTuple

from nvopt.ir import (
    AllocaInst,
    AtomicRMWInst,
    BasicBlock,
    BinaryOperator,
    BranchInst,
    CallInst,
    CmpInst,
    ConstantInt,
    Function,
    GlobalVariable,
    Instruction,
    LoadInst,
    PHINode,
    ReturnInst,
    StoreInst,
    Value,
)

BARRIER = "llvm.nvvm.barrier.cta."
CLOCK = "llvm.nvvm.read.ptx.sreg.clock"
THREAD = "llvm.nvvm.read.ptx.sreg.tid.x"

Memory = tuple[tuple[str, int], ...]
Outcome = tuple[Memory, tuple[tuple[int, ...], ...]]


_OPERATIONS = {
    "add": operator.add, "sub": operator.sub, "mul": operator.mul, "urem": operator.mod, "and": operator.and_, "shl": operator.lshift,
}  # fmt: skip
_COMPARISONS = {"eq": operator.eq, "ne": operator.ne, "lt": operator.lt, "gt": operator.gt, "ge": operator.ge}
"""By their predicates without a sign: nothing here wraps or is negative."""
STATES = 2000
"""How many states of a run are looked at."""


class UndefinedError(Exception):
    """The program has no meaning."""


class TooManyStatesError(Exception):
    """More than are looked at."""


class Thread(NamedTuple):
    """Where a thread stands (None: it returned), its values by name, its own memory among them, and what it has read."""

    at: Instruction | None
    values: tuple[tuple[Value, int], ...]
    read: tuple[int, ...]


class State(NamedTuple):
    threads: tuple[Thread, ...]
    memory: Memory
    time: int


def outcomes(function: Function, threads: int, argument: int) -> set[Outcome]:
    """What `function` may end with when `threads` threads run it; every argument is `argument`."""
    start = function.entry.first
    assert start is not None
    values = tuple((arg, argument) for arg in function.args)
    memory = tuple((variable.name, 0) for variable in function.module.globals)
    first = State(tuple(_settled(Thread(start, values, ()), number) for number in range(threads)), memory, 0)
    found: set[Outcome] = set()
    seen = {first}
    stack = [first]
    while stack:
        state = stack.pop()
        if all(thread.at is None for thread in state.threads):
            found.add((state.memory, tuple(thread.read for thread in state.threads)))
        for following in _steps(state):
            if following not in seen:
                seen.add(following)
                if len(seen) > STATES:
                    raise TooManyStatesError
                stack.append(following)
    return found


def _steps(state: State) -> Iterator[State]:
    live = [thread.at for thread in state.threads if thread.at is not None]
    if live and all(_is_barrier(at) for at in live):
        if len(set(live)) > 1:
            raise UndefinedError
        yield _past_barrier(state)
        return
    for number, thread in enumerate(state.threads):
        if thread.at is not None and not _is_barrier(thread.at):
            after, memory = _access(thread, dict(state.memory), state.time)
            threads = list(state.threads)
            threads[number] = _settled(after, number)
            yield State(tuple(threads), tuple(memory.items()), state.time + 1)


def _past_barrier(state: State) -> State:
    live = [thread for thread in state.threads if thread.at is not None]
    answers = [_value(thread.at.operands[1], dict(thread.values)) for thread in live if thread.at and len(thread.at.operands) > 2]
    result = int(any(answers)) if answers else None
    threads = [_settled(_stepped(thread, result), i) if thread.at is not None else thread for i, thread in enumerate(state.threads)]
    return State(tuple(threads), state.memory, state.time)


def _is_barrier(at: Instruction) -> bool:
    return isinstance(at, CallInst) and at.callee_name.startswith(BARRIER)


def _access(thread: Thread, memory: dict[str, int], time: int) -> tuple[Thread, dict[str, int]]:
    """One access to what the threads share."""
    at, values = thread.at, dict(thread.values)
    read: int | None = None
    match at:
        case LoadInst():
            read = memory[_variable(at.pointer)]
        case StoreInst():
            memory[_variable(at.pointer)] = _value(at.value, values)
        case AtomicRMWInst():
            place = _variable(at.operands[0])
            read = memory[place]
            memory[place] = read + _value(at.operands[1], values)
        case CallInst():
            assert at.callee_name == CLOCK
            read = time
        case _:
            raise AssertionError(at)
    return _stepped(thread, read), memory


def _stepped(thread: Thread, result: int | None) -> Thread:
    """The thread behind the instruction at which it stood, which gave `result`."""
    assert thread.at is not None
    values = dict(thread.values)
    read = thread.read
    if result is not None:
        values[thread.at] = result
        read = (*read, result)
    return Thread(thread.at.next, tuple(values.items()), read)


def _settled(thread: Thread, number: int) -> Thread:
    """The thread at its next access, barrier or end."""
    values = dict(thread.values)
    at = thread.at
    while at is not None:
        match at:
            case ReturnInst():
                return Thread(None, (), thread.read)
            case BranchInst():
                block = at.parent
                target = at.successors[0 if not at.is_conditional or _value(at.condition, values) else 1]
                assert block is not None
                at = _enter(target, block, values)
                continue
            case BinaryOperator():
                one, other = (_value(operand, values) for operand in at.operands)
                values[at] = _OPERATIONS[at.opcode](one, other)
            case CmpInst():
                one, other = (_value(operand, values) for operand in at.operands)
                values[at] = int(_COMPARISONS[at.predicate.lstrip("us")](one, other))
            case AllocaInst():
                values[at] = 0
            case LoadInst() if isinstance(at.pointer, AllocaInst):
                values[at] = values[at.pointer]
            case StoreInst() if isinstance(at.pointer, AllocaInst):
                values[at.pointer] = _value(at.value, values)
            case CallInst() if at.callee_name == THREAD:
                values[at] = number
            case _:
                break
        at = at.next
    return Thread(at, tuple(values.items()), thread.read)


def _enter(target: BasicBlock, source: BasicBlock, values: dict[Value, int]) -> Instruction | None:
    values.update({phi: _value(phi.incoming_for(source), values) for phi in target.phis()})
    at = target.first
    while isinstance(at, PHINode):
        at = at.next
    return at


def _variable(pointer: Value) -> str:
    assert isinstance(pointer, GlobalVariable)
    return pointer.name


def _value(value: Value, values: dict[Value, int]) -> int:
    return value.signed if isinstance(value, ConstantInt) else values[value]
