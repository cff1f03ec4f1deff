"""Facts about the launches of a kernel: sizes of its block, grid and cluster, as attributes and on reads of special registers."""

from __future__ import annotations

from collections.abc import Iterator
from math import prod

from nvopt.analysis.values.attributes import result_range
from nvopt.ir import AttributeSet, Builder, CallBase, CallInst, ConstantInt, Function, FunctionType, Instruction
from nvopt.ir.types import i32
from nvopt.passes.apply_facts.arguments import entry_point
from nvopt.passes.apply_facts.conditions import assume, divisible, interval, within
from nvopt.passes.apply_facts.document import Document
from nvopt.passes.apply_facts.schema import DIRECTIONS, THREADS, KernelFacts, NumberFacts, Stated
from nvopt.target.special_registers import LIMITS, PREFIX, register_of

COUNTS = {"block": "ntid", "grid": "nctaid", "cluster": "cluster.nctaid"}
_INDICES = {"block": "tid", "grid": "ctaid", "cluster": "cluster.ctaid"}
_REQUIRED, _MOST, _CLUSTER = "nvvm.reqntid", "nvvm.maxntid", "nvvm.cluster_dim"


def apply_to_launch(kernel: Function, facts: KernelFacts, document: Document) -> None:
    """Says of a kernel how it is launched. FactsError where its attributes say other."""
    _apply_block(kernel, facts, document)
    cluster = facts.exact("cluster")
    if cluster is not None:
        _require(kernel, _CLUSTER, cluster, facts.sizes["cluster.x"].at, document)
    known = dict(_registers(facts))
    if not known:
        return
    for instruction in list(kernel.instructions()):
        if isinstance(instruction, CallInst) and (register := register_of(instruction)) in known:
            _narrow(instruction, known[register], document)
    if any(map(_is_call_of_code, kernel.instructions())):
        _assume(kernel, known)


def _apply_block(kernel: Function, facts: KernelFacts, document: Document) -> None:
    attributes = kernel.attributes
    required, most = _sizes(attributes, _REQUIRED), _sizes(attributes, _MOST)
    exact = facts.exact("block")
    if exact is not None:
        at = facts.sizes["block.x"].at
        if most and prod(exact) > prod(most):
            raise document.error(at, f'{kernel.ref} has "{_MOST}"="{attributes.value(_MOST)}": no block of {prod(exact)} threads')
        if most:
            kernel.attributes = kernel.attributes.without(_MOST)
        _require(kernel, _REQUIRED, exact, at, document)
        return
    for direction, size in zip(DIRECTIONS, [*required, 1, 1] if required else (), strict=False):
        said = facts.sizes.get(f"block.{direction}")
        if said is not None and not interval(said, 32).contains(size):
            raise document.error(said.at, f'{kernel.ref} has "{_REQUIRED}"="{attributes.value(_REQUIRED)}": {direction} is {size}')
    threads = facts.sizes.get(f"block.{THREADS}")
    if threads is None or threads.most is None:
        return
    if required and prod(required) > threads.most.value:
        raise document.error(threads.most.at, f'{kernel.ref} has "{_REQUIRED}"="{attributes.value(_REQUIRED)}"')
    if not required and (not most or prod(most) > threads.most.value):
        kernel.attributes = kernel.attributes.with_attribute(f'"{_MOST}"="{threads.most.value}"')


def _require(kernel: Function, key: str, sizes: tuple[int, int, int], at: int, document: Document) -> None:
    told = _sizes(kernel.attributes, key)
    if told and (*told, 1, 1)[:3] != sizes:
        said = "x".join(map(str, sizes))
        raise document.error(at, f'{kernel.ref} has "{key}"="{kernel.attributes.value(key)}", and this says {said}')
    if not told:
        kernel.attributes = kernel.attributes.with_attribute(f'"{key}"="{",".join(map(str, sizes))}"')


def _sizes(attributes: AttributeSet, key: str) -> list[int]:
    """The numbers of an attribute; none where it isn't there, or is nothing that the run's checks of NVVM IR would take."""
    parts = (attributes.value(key) or "").replace(" ", "").split(",")
    return [int(part) for part in parts] if all(part.isascii() and part.isdigit() for part in parts) else []


def _registers(facts: KernelFacts) -> Iterator[tuple[str, NumberFacts]]:
    """What is known of special registers: of those that count, and of the indices below them."""
    for what, counter in COUNTS.items():
        for direction in DIRECTIONS:
            said = facts.sizes.get(f"{what}.{direction}")
            if said is None:
                continue
            count = f"{counter}.{direction}"
            said = with_limits(said, count)
            yield count, said
            assert said.most is not None
            below = Stated(said.most.value - 1, said.at)
            yield f"{_INDICES[what]}.{direction}", NumberFacts(said.at, Stated(0, said.at), below)


def with_limits(facts: NumberFacts, register: str) -> NumberFacts:
    """What is known of a special register on every GPU, where nothing closer is."""
    least, most = LIMITS[register]
    return facts._replace(least=facts.least or Stated(least, facts.at), most=facts.most or Stated(most, facts.at))


def _narrow(call: CallInst, facts: NumberFacts, document: Document) -> None:
    """Says of the result of a read of a register what is known of that."""
    value = facts.value
    told = result_range(call)
    possible = interval(facts, 32)
    if told is not None:
        both = told.intersect(possible)
        if both.is_empty:
            raise document.error(facts.at, f"{call.callee_name} is read as {told} here, and this says {possible}")
        possible = both
    if value is not None:
        call.replace_all_uses_with(ConstantInt.get(call.type, value))
        call.erase()
        return
    if possible != told:
        call.return_attributes = call.return_attributes.with_attribute(f"range(i32 {possible.text()[1:-1].replace(',', ', ')})")
    assert call.next is not None
    builder = Builder.before(call.next)
    assume(builder, divisible(builder, call, facts))


def _is_call_of_code(instruction: Instruction) -> bool:
    return isinstance(instruction, CallBase) and not instruction.callee_name.startswith("llvm.")


def _assume(kernel: Function, known: dict[str, NumberFacts]) -> None:
    """Assumes what is known of counts at the entry, for what is inlined later on and reads them, too."""
    builder = Builder.before(entry_point(kernel))
    for register, facts in known.items():
        if register.rpartition(".")[0] in COUNTS.values():
            count = read(builder, register)
            assume(builder, within(builder, count, facts), None if facts.value is not None else divisible(builder, count, facts))


def read(builder: Builder, register: str) -> CallInst:
    """A read of a special register."""
    assert builder.block is not None
    function = builder.block.parent
    assert function is not None
    name = PREFIX + register
    callee = function.module.get_function(name)
    if callee is None:
        callee = function.module.declare(name, FunctionType.get(i32, []), _PURE)
    return builder.call(callee, [])


_PURE = AttributeSet(("nocallback", "nofree", "nosync", "nounwind", "speculatable", "willreturn", "memory(none)"))
