"""apply-facts: what the user knows of kernels and no compiler can, as attributes, constants, ranges and assumptions.

A host program launches a kernel with arrays from cudaMalloc, which begin at multiples of 256 bytes, with a width that is a multiple of 4,
in blocks of 256 threads. Nothing in the kernel says so. A file of facts does:

    {"kernels": {"scale": {"block": 256, "args": {"data": {"align": 16, "noalias": true}, "n": {"min": 1, "max": 65536, "divisible": 4}}}}}

    define ptx_kernel void @scale(ptr %data, i32 %n) {
      %threads = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
      ...

becomes

    define ptx_kernel void @scale(ptr noalias align 16 %data, i32 range(i32 1, 65537) %n) #0 {   ; #0 = { "nvvm.reqntid"="256,1,1" }
      %0 = and i32 %n, 3
      %1 = icmp eq i32 %0, 0
      call void @llvm.assume(i1 %1)
      ...                                                                                       ; with 256 for %threads

It belongs ahead of all other passes, where -facts=FILE puts it.

The file is an object with the key `kernels`: an object of kernels, by symbol (`_Z5scalePfi`), by name in C++ without parameters (`scale`,
`ns::scale`) or by a glob of symbols (`_Z5scale*`). Of a kernel it has

* `block`: `256`, or `[32, 8]` as in a dim3, or an object of `x`, `y`, `z` and `threads`, which are those in all directions. It becomes
  `nvvm.reqntid` where all sizes are known, `nvvm.maxntid` of `threads`, and values, ranges and assumptions of `ntid` and `tid`.
* `grid`: the same without `threads`, of `nctaid` and `ctaid`.
* `cluster`: the same of `cluster.nctaid` and `cluster.ctaid`, and `nvvm.cluster_dim` where all sizes are known.
* `args`: an object of arguments by their numbers from 0 on, or by their names in IR, or where it has none, in
  debug information, if that has as many arguments.

A size is a number, or an object of `min`, `max` and `divisible`. Of an argument the file has, of pointers `align` in bytes, `noalias`,
`readonly` (nobody writes there while the kernel runs) and `nonnull`; of integers `value` (or the value itself), `min`, `max` and
`divisible`. With one end alone a number is read with a sign, unless that end is beyond what has one: an unsigned number that may be large
needs both ends, or `"min": 0` and a `max`.

What contradicts the module is an error with its place in the file: an alignment of an integer, an argument that isn't there, a block
that isn't the one of `__launch_bounds__`, a range that an attribute excludes, `readonly` of what is written to. A kernel that isn't
there is a warning, since one file may serve many modules.

A wrong fact is undefined behaviour. With `guard` the kernel stays as it is, and a copy beside it, `scale$facts`, has the facts;
`merge-guarded-kernels` behind all other passes makes one kernel of both, which tests the facts first. -facts-guard runs both passes.
`noalias` and `readonly`, which cannot be tested when the kernel runs, are left out then, with a warning.

Parameters: `file=FILE`, without which nothing is said, and `guard`.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Self

from nvopt.globs import GlobError
from nvopt.ir.function import Argument, Function
from nvopt.ir.module import Module
from nvopt.ir.types import escape_bytes
from nvopt.nearest import hint
from nvopt.passes.apply_facts.arguments import apply_to_argument, argument_of, check_number
from nvopt.passes.apply_facts.document import Document
from nvopt.passes.apply_facts.launch import apply_to_launch
from nvopt.passes.apply_facts.names import matches, source_name
from nvopt.passes.apply_facts.schema import ArgumentFacts, KernelFacts, facts_text, read_facts
from nvopt.passes.base import Context, ModulePass, ParameterError
from nvopt.passes.diagnostics import FactsError
from nvopt.remarks import Remark
from nvopt.transforms.cloning import clone_function, may_copy

GUARDED = "nvopt-guarded-kernel"
"""An attribute of a kernel's copy: the kernel that it is a copy of."""
TESTED = "nvopt-tested-facts"
"""The facts that hold in the copy, as a file of them."""
_FILE = "file="
_CONVERGENCE_ENTRY = "llvm.experimental.convergence.entry"
"""Stands in the entry block of a function only, which the general version's no longer is."""


@dataclass(frozen=True)
class ApplyFacts(ModulePass):
    """Say of kernels what a file of facts says. `text` is what the file holds, where somebody has read it."""

    file: str = ""
    guard: bool = False
    text: str | None = None

    name = "apply-facts"
    summary = "Say of kernels what the user knows: sizes of launches, alignments, ranges"

    @classmethod
    def from_text(cls, parameters: str) -> Self:
        """Make the pass from `file=FILE;guard`."""
        tokens = parameters.split(";") if parameters else []
        files = [token.removeprefix(_FILE) for token in tokens if token.startswith(_FILE)]
        unknown = [token for token in tokens if not token.startswith(_FILE) and token not in ("guard", "no-guard")]
        if unknown or len(files) > 1:
            said = f"invalid ApplyFacts pass parameter '{unknown[0]}'" if unknown else "ApplyFacts takes one file"
            raise ParameterError(f"{said} (known: file=FILE, guard)")
        return cls(files[0] if files else "", "guard" in tokens)

    @classmethod
    def parameters(cls) -> Iterator[str]:
        """As a user may type them."""
        yield _FILE + "FILE"
        yield "guard"

    def __str__(self) -> str:
        texts = [_FILE + self.file] * bool(self.file) + ["guard"] * self.guard
        return f"{self.name}<{';'.join(texts)}>" if texts else self.name

    def run(self, module: Module, context: Context) -> bool:
        """Says it, where there is a file. FactsError for one that is none, and for what can't be so."""
        if not self.file:
            return False
        facts = read_facts(self.file, self.text if self.text is not None else read_file(self.file))
        kernels = [function for function in module.functions if function.is_kernel and not function.is_declaration]
        found: dict[Function, list[KernelFacts]] = {}
        for said in facts.kernels:
            named = _named(kernels, said, facts.document)
            if not named:
                context.remarks.warn(f"{facts.document.place(said.at)}: {_not_there(module, kernels, said.pattern)}")
            for kernel in named:
                found.setdefault(kernel, []).append(said)
        changed = False
        for kernel, said_of_it in found.items():
            if self.guard:
                taken = _guard(kernel, said_of_it, facts.document, context)
            else:
                _apply(kernel, said_of_it, facts.document)
                taken = said_of_it
            if taken:
                _tell(kernel, taken, context)
                changed = True
        return changed


def read_file(path: str) -> str:
    """The text of a file of facts. FactsError where it can't be read."""
    try:
        with open(path, encoding="utf-8") as file:
            return file.read()
    except OSError as error:
        raise FactsError(path, "", None, f"cannot read the file of facts: {error.strerror or error}") from None
    except UnicodeDecodeError:
        raise FactsError(path, "", None, "the file of facts is not UTF-8 text") from None


def _named(kernels: list[Function], said: KernelFacts, document: Document) -> list[Function]:
    try:
        return [kernel for kernel in kernels if matches(said.pattern, kernel.name)]
    except GlobError as error:
        raise document.error(said.at, str(error)) from None


def _not_there(module: Module, kernels: list[Function], pattern: str) -> str:
    if module.get_function(pattern) is not None:
        return f"'{pattern}' is not a kernel that the module defines"
    known = {kernel.name for kernel in kernels} | {name for kernel in kernels if (name := source_name(kernel.name)) is not None}
    return f"no kernel of the module is called '{pattern}'{hint(pattern, known)}"


def _apply(kernel: Function, said: list[KernelFacts], document: Document) -> None:
    for facts in said:
        _check(kernel, facts, document)
    for facts in said:
        for argument in facts.args:
            apply_to_argument(argument_of(kernel, argument, document), argument, document)
        apply_to_launch(kernel, facts, document)


def _check(kernel: Function, facts: KernelFacts, document: Document) -> None:
    """FactsError for what is not of the kernel's arguments, or said of one by two of its names, ahead of any change."""
    keys: dict[Argument, str] = {}
    for argument in facts.args:
        key = keys.setdefault(argument_of(kernel, argument, document), argument.key)
        if key != argument.key:
            raise document.error(argument.at, f"argument '{argument.key}' of {kernel.ref} is '{key}', of which something is said above")
    for register, number in facts.sizes.items():
        check_number(number, 32, register, document)


def _guard(kernel: Function, said: list[KernelFacts], document: Document, context: Context) -> list[KernelFacts]:
    """Makes a copy of the kernel in which the facts hold that it can test, and returns these; no copy where there are none."""
    for facts in said:
        _check(kernel, facts, document)
        for key, at in untestable(facts):
            context.remarks.warn(f"{document.place(at)}: no kernel can test '{key}' when it runs: -facts-guard leaves it out")
    tested = [facts for facts in map(_testable, said) if facts.sizes or facts.args]
    if not tested:
        return []
    if not may_copy(kernel.blocks) or kernel.mentions(_CONVERGENCE_ENTRY):
        context.remarks.warn(f"{document.place(said[0].at)}: {kernel.ref} holds what may not be copied: -facts-guard leaves it as it is")
        return []
    copy = clone_function(kernel, _free_name(kernel))
    copy.linkage = ""
    try:
        _apply(copy, tested, document)
    except FactsError as error:  # which is about the kernel
        raise FactsError(error.name, error.text, error.at, error.message.replace(copy.ref, kernel.ref)) from None
    held = escape_bytes(facts_text([_by_numbers(kernel, facts, document) for facts in tested], indent=None).encode())
    name = escape_bytes(kernel.name.encode("utf-8", "surrogateescape"))
    copy.attributes = copy.attributes.with_attribute(f'"{GUARDED}"="{name}"').with_attribute(f'"{TESTED}"="{held}"')
    return tested


def untestable(facts: KernelFacts) -> Iterator[tuple[str, int]]:
    """The facts, by their keys and places, that no kernel can test when it runs: it doesn't see what others do to memory."""
    for argument in facts.args:
        for key, stated in (("noalias", argument.noalias), ("readonly", argument.readonly)):
            if stated is not None:
                yield key, stated.at


def _testable(facts: KernelFacts) -> KernelFacts:
    args = [argument._replace(noalias=None, readonly=None) for argument in facts.args]
    return facts._replace(args=tuple(argument for argument in args if argument != ArgumentFacts(argument.key, argument.at)))


def _by_numbers(kernel: Function, facts: KernelFacts, document: Document) -> KernelFacts:
    """The same of arguments by their numbers: behind other passes names may be gone, or those of functions that were inlined."""
    args = [argument._replace(key=str(kernel.args.index(argument_of(kernel, argument, document)))) for argument in facts.args]
    return facts._replace(args=tuple(args))


def _free_name(kernel: Function) -> str:
    name = f"{kernel.name}$facts"
    while kernel.module.get(name) is not None:
        name += "$"
    return name


def _tell(kernel: Function, said: list[KernelFacts], context: Context) -> None:
    sizes, args = sum(len(facts.sizes) for facts in said), sum(len(facts.args) for facts in said)
    what = (
        ("String", "took over facts of "),
        ("Args", str(args)),
        ("String", " arguments and "),
        ("Sizes", str(sizes)),
        ("String", " sizes"),
    )
    context.remarks.emit(Remark("Passed", ApplyFacts.name, "FactsApplied", kernel.name, what))
