"""merge-guarded-kernels: one kernel of a kernel and its copy in which facts hold, which tests these facts when it begins.

`apply-facts<guard>` leaves a kernel as it is and makes a copy for which the facts of the user hold. All passes work on both by themselves.
Behind them

    define ptx_kernel void @scale(ptr %data, i32 %n) {
    entry:
      ...
    define ptx_kernel void @scale$facts(ptr align 16 %data, i32 %n) #0 {  ; #0 = { "nvopt-guarded-kernel"="scale" ... }
    entry:
      ...

becomes

    define ptx_kernel void @scale(ptr %data, i32 %n) {
      %0 = ptrtoint ptr %data to i32
      %1 = and i32 %0, 15
      %2 = icmp eq i32 %1, 0
      br i1 %2, label %entry.facts, label %entry

    entry:
      ...

    entry.facts:
      call void @llvm.assume(i1 true) [ "align"(ptr %data, i64 16) ]
      ...

so that a wrong fact costs time, and never makes a wrong result. What is tested (arguments, sizes of block and grid) is the same for all
threads of a grid: they go the same way, and find each other at barriers. Local variables of one type share their memory, since one of the
two runs.

Run it last: what simplifies code takes what both do to the front of them, with the alignment of the one that knows less.
"""

from __future__ import annotations

from collections.abc import Iterator

from nvopt.ir import AllocaInst, BasicBlock, Builder, Constant, Function, Module, PointerType, Value
from nvopt.ir.constants import ConstantPointerNull
from nvopt.passes.apply_facts import GUARDED, TESTED
from nvopt.passes.apply_facts.arguments import argument_of
from nvopt.passes.apply_facts.conditions import aligned, assume_aligned, divisible, within
from nvopt.passes.apply_facts.document import Document
from nvopt.passes.apply_facts.launch import COUNTS, read, with_limits
from nvopt.passes.apply_facts.schema import DIRECTIONS, THREADS, KernelFacts, NumberFacts, Stated, read_facts
from nvopt.passes.base import Context, ModulePass
from nvopt.remarks import Remark
from nvopt.transforms.cloning import splice_function

_SUFFIX = ".facts"


class MergeGuardedKernels(ModulePass):
    """Make one kernel of each and its copy with facts."""

    name = "merge-guarded-kernels"
    summary = "Make one kernel of each and its copy in which facts hold, and test these"
    required = True

    def run(self, module: Module, context: Context) -> bool:
        """Merges them; a copy whose kernel has gone goes, too."""
        copies = [function for function in module.functions if not function.is_declaration and GUARDED in function.attributes]
        for copy in copies:
            kernel = module.get_function(copy.attributes.value(GUARDED) or "")
            if kernel is not None and not kernel.is_declaration and kernel.function_type is copy.function_type:
                facts = read_facts(copy.name, copy.attributes.value(TESTED) or "{}")
                _merge(kernel, copy, facts.kernels, facts.document)
                context.remarks.emit(Remark("Passed", self.name, "GuardedKernel", kernel.name, (("String", "tests facts at its entry"),)))
            module.remove(copy)
        return bool(copies)


def _merge(kernel: Function, copy: Function, said: tuple[KernelFacts, ...], document: Document) -> None:
    general = kernel.entry
    special, _ = splice_function(copy, kernel, _SUFFIX)
    front = BasicBlock()
    kernel.insert_block_before(front, general)
    builder = Builder(front)
    joined: Value | None = None
    for condition in _tests(builder, kernel, said, document):
        joined = condition if joined is None else builder.and_(joined, condition)
    if joined is None:
        builder.br(special)
    else:
        builder.cond_br(joined, special, general)
    _share_allocas(front, general, special)
    inside = Builder.before(special.instructions[0])
    for facts in said:
        for argument in facts.args:
            if argument.align is not None:
                assume_aligned(inside, argument_of(kernel, argument, document), argument.align.value)


def _tests(builder: Builder, kernel: Function, said: tuple[KernelFacts, ...], document: Document) -> Iterator[Value]:
    """What is to be true for the facts to hold."""
    for facts in said:
        for argument in facts.args:
            given = argument_of(kernel, argument, document)
            value = given if "noundef" in given.attributes else builder.freeze(given)
            if argument.align is not None and argument.align.value > 1:
                yield aligned(builder, value, argument.align.value)
            if argument.nonnull is not None and isinstance(value.type, PointerType):
                yield builder.icmp("ne", value, ConstantPointerNull.get(value.type))
            if argument.number is not None:
                yield from _number_tests(builder, value, argument.number)
        for what, counter in COUNTS.items():
            for direction in DIRECTIONS:
                size = facts.sizes.get(f"{what}.{direction}")
                if size is not None:
                    register = f"{counter}.{direction}"
                    yield from _number_tests(builder, read(builder, register), with_limits(size, register))
        threads = facts.sizes.get(f"block.{THREADS}")
        if threads is not None:
            x, y, z = (read(builder, f"ntid.{direction}") for direction in DIRECTIONS)
            positive = threads._replace(least=threads.least or Stated(1, threads.at))
            yield from _number_tests(builder, builder.mul(builder.mul(x, y), z), positive)


def _number_tests(builder: Builder, number: Value, facts: NumberFacts) -> Iterator[Value]:
    tests = [within(builder, number, facts)] + ([divisible(builder, number, facts)] if facts.value is None else [])
    yield from (test for test in tests if test is not None)


def _share_allocas(front: BasicBlock, general: BasicBlock, special: BasicBlock) -> None:
    """Moves both kernels' local variables of known size to the new entry; one of the second takes the memory of a like one of the first."""
    where = front.instructions[0]
    free: dict[str, list[AllocaInst]] = {}
    for own in _static_allocas(general):
        own.move_before(where)
        free.setdefault(_shape(own), []).append(own)
    for one in _static_allocas(special):
        like = free.get(_shape(one))
        if like:
            one.replace_all_uses_with(like.pop(0))
            one.erase()
        else:
            one.move_before(where)


def _static_allocas(block: BasicBlock) -> list[AllocaInst]:
    return [one for one in block if isinstance(one, AllocaInst) and all(isinstance(size, Constant) for size in one.operands)]


def _shape(alloca: AllocaInst) -> str:
    """What two must have in common to share memory."""
    return alloca.body()
