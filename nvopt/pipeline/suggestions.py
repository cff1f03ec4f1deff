"""Which facts about kernels would make better code: found by compiling each kernel with them (`-suggest-facts`).

    with Trials(data, "in.ll", options, count=4) as trials:
        for suggestion in trials.run(advance):
            suggestion.facts        # what a file of facts would say of this kernel, {} where nothing pays

Of each kernel, by itself, the code is made without facts, with all that may be asked, and with each alone. From all together those are
taken out again, one after another, without which the code is as good; a divisor of 16 becomes 4 where that does as well. Several facts
often pay together only: a load of 16 bytes asks for an aligned array and for a width that is a multiple of four.

How good code is, is the sum of its machine instructions that compute, convert and access memory, each counted 8 times for each loop
around it, or, without ptxas and nvdisasm, the number of instructions of the PTX; where two are equal, local memory and then registers.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor, wait
from typing import NamedTuple

from nvopt.ir import Argument, Function, IntType, Module, PointerType
from nvopt.llvm import CodegenError, InputError, PassError
from nvopt.passes.apply_facts.arguments import writer_through
from nvopt.pipeline.code_figures import Figures, figures
from nvopt.pipeline.driver import Driver, Options
from nvopt.pipeline.facts import FactsFile
from nvopt.pipeline.workers import CannotTravelError, ChildEndedError, Children

_WAKE = 0.5  # seconds: Ctrl-C right ahead of a wait is seen behind it only
_ALIGN = 16
_DIVISOR = 16
_WEAKER = 4
_LARGEST = (1 << 31) - 1
"""Of an integer of 64 bits: with no more than that, divisions and comparisons can be done in 32."""
_LAUNCH_BOUNDS = ("nvvm.reqntid", "nvvm.maxntid")
_LINE = {"x": 256, "y": 1, "z": 1}
_PLANE = {"x": 32, "y": 8, "z": 1}
"""Blocks that are tried: the first of kernels in which threads are told apart by x alone."""


class Candidate(NamedTuple):
    """A fact that is tried: `{"align": 16}` of argument `in` is at ("args", "in"), of the block at ("block",)."""

    place: tuple[str, ...]
    said: dict[str, object]

    def __str__(self) -> str:
        said = ", ".join(key if value is True else f"{key} {value}" for key, value in self.said.items())
        what = self.place[-1]
        return f"{f'argument {what}' if what.isdigit() else what}: {said}"


class Trial(NamedTuple):
    """What was said of the kernel, and what came of it; None where it could not be compiled so."""

    said: tuple[Candidate, ...]
    found: Figures | None


class Suggestion(NamedTuple):
    """What came out for one kernel. `alone` are the facts that change the code by themselves, the best first, `together` those that are
    suggested; `error` is why it could not be compiled at all, else ""."""

    kernel: str
    before: Figures | None
    together: Trial | None
    alone: tuple[Trial, ...]
    error: str = ""

    @property
    def facts(self) -> dict[str, object]:
        """What a file of facts would say of the kernel; nothing where nothing pays."""
        return _facts_of(self.together.said) if self.together is not None else {}


class Programs(NamedTuple):
    """What figures are taken with; None for what isn't there."""

    ptxas: str | None
    nvdisasm: str | None


def programs() -> Programs:
    """Those that are there. nvdisasm is of no use without ptxas."""
    from nvopt.pipeline import nvdisasm, ptxas

    try:
        assembler = ptxas.find()
    except ptxas.PtxasNotFoundError:
        return Programs(None, None)
    return Programs(assembler, nvdisasm.find())


def cost(found: Figures) -> tuple[int, int, int]:
    """How good code is: the less the better."""
    work = found.instructions if found.spent is None or found.work is None else found.spent + found.work
    return work, found.local or 0, found.registers or 0


# -- what may be asked


def candidates(kernel: Function) -> tuple[Candidate, ...]:
    """The facts that may matter to a kernel, and that it doesn't have yet."""
    return (*(one for arg in kernel.args for one in _of_argument(kernel, arg)), *_of_launch(kernel))


def _of_argument(kernel: Function, arg: Argument) -> Iterator[Candidate]:
    place = ("args", arg.name if arg.name and not arg.name.isdigit() else str(kernel.args.index(arg)))
    if isinstance(arg.type, IntType) and 16 <= arg.type.bits <= 64 and "range" not in arg.attributes:
        yield Candidate(place, {"divisible": _DIVISOR})
        yield Candidate(place, {"min": 0} if arg.type.bits < 64 else {"min": 0, "max": _LARGEST})
    if not isinstance(arg.type, PointerType) or "byval" in arg.attributes:
        return
    if (arg.attributes.integer("align") or 1) < _ALIGN:
        yield Candidate(place, {"align": _ALIGN})
    if "noalias" not in arg.attributes:
        yield Candidate(place, {"noalias": True})
    if "readonly" not in arg.attributes and writer_through(arg) is None:
        yield Candidate(place, {"readonly": True})


def _of_launch(kernel: Function) -> Iterator[Candidate]:
    text = str(kernel.module)
    if not any(key in kernel.attributes for key in _LAUNCH_BOUNDS) and "sreg.ntid." in text:
        yield Candidate(("block",), dict(_PLANE if kernel.mentions("sreg.tid.y") else _LINE))
    if any(f"sreg.{register}.{at}" in text for register in ("nctaid", "ctaid") for at in "yz"):
        yield Candidate(("grid",), {"y": 1, "z": 1})


def _facts_of(said: Sequence[Candidate]) -> dict[str, object]:
    """What a file says of a kernel."""
    made: dict[str, object] = {}
    for one in said:
        where = made
        for key in one.place:
            where = where.setdefault(key, {})  # type: ignore[assignment]
        where.update(one.said)
    return made


# -- trying


def compile_with(text: bytes, path: str, options: Options, using: Programs) -> Figures | str:
    """The figures of a module; what is wrong where there is none. Runs in a child."""
    try:
        ptx = Driver(options).compile(text, path).decode(errors="surrogateescape")
        return figures(ptx, options.target.cpu or "", *using)
    except (InputError, CodegenError, PassError) as error:
        return str(error)


def kernel_alone(text: bytes, path: str, options: Options, kernel: str) -> bytes:
    """The module with one kernel, and what it needs. Runs in a child."""
    return Driver(options._replace(passes=f"internalize<preserve-gv={kernel}>,globaldce", emit="ll")).compile(text, path)


class Trials:
    """Tries facts on the kernels of one module, in `count` children at a time."""

    def __init__(self, data: bytes, path: str, options: Options, *, count: int, only: Sequence[str] = ()) -> None:
        """`options` say how the module is compiled; `only`: the kernels to look at, all where none is named. InputError."""
        self.using = programs()
        """What figures are taken with."""
        whole = options._replace(passes="", emit="ll", internalize=False, public_api=(), save_reproducer=False)
        self._text = Driver(whole).compile(data, path)
        module = Module.parse(self._text.decode(errors="surrogateescape"))
        kernels = [one for one in module.functions if one.is_kernel and not one.is_declaration and (not only or one.name in only)]
        self._candidates = {one.name: candidates(one) for one in kernels}
        self._path = path
        self._options = whole._replace(passes=options.passes, emit="ptx", libdevice=None, link=())  # they are linked by now
        self._threads = ThreadPoolExecutor(max(count, 1))
        self._children = Children()

    @property
    def total(self) -> int:
        """How often code is made at most."""
        return sum(map(_most_trials, self._candidates.values()))

    def __enter__(self) -> Trials:
        return self

    def __exit__(self, *_: object) -> None:
        self._children.end()  # those that the threads wait for
        self._threads.shutdown(cancel_futures=True)

    def run(self, advance: Callable[[int], object]) -> Generator[Suggestion, None, None]:
        """One suggestion for each kernel, in their order. `advance` hears of each time that code was made, or need not be."""
        waiting = [self._threads.submit(self._suggest, name, advance) for name in self._candidates]
        for one in waiting:
            while not wait([one], _WAKE).done:
                pass
            yield one.result()

    def _suggest(self, kernel: str, advance: Callable[[int], object]) -> Suggestion:
        tried = self._candidates[kernel]
        left = _most_trials(tried)
        try:
            text = self._children.call(kernel_alone, self._text, self._path, self._options, kernel)
            search = _Search(lambda said: self._compile(kernel, text, said), advance)
            try:
                return search.suggestion(kernel, tried)
            finally:
                left -= search.made
        except (InputError, PassError, ChildEndedError, CannotTravelError) as error:
            return Suggestion(kernel, None, None, (), str(error))
        finally:
            advance(left)

    def _compile(self, kernel: str, text: bytes, said: Sequence[Candidate]) -> Figures | str:
        facts = json.dumps({"kernels": {kernel: _facts_of(said)}})
        options = self._options._replace(facts=FactsFile("<facts>", facts) if said else None)
        try:
            return self._children.call(compile_with, text, self._path, options, self.using)
        except ChildEndedError as end:
            return end.words or "the process that worked on it ended"


class _Search:
    """Tries facts on one kernel. `made` counts how often code was made."""

    def __init__(self, make: Callable[[Sequence[Candidate]], Figures | str], advance: Callable[[int], object]) -> None:
        self._make = make
        self._advance = advance
        self.made = 0

    def suggestion(self, kernel: str, tried: Sequence[Candidate]) -> Suggestion:
        """What pays."""
        before = self._make_counted(())
        if isinstance(before, str):
            return Suggestion(kernel, None, None, (), before)
        alone = [self.attempt([one]) for one in tried]
        changing = [one for one in alone if one.found is not None and one.found != before]
        changing.sort(key=lambda one: cost(one.found or before))
        return Suggestion(kernel, before, self.together(before, tried), tuple(changing))

    def together(self, before: Figures, tried: Sequence[Candidate]) -> Trial | None:
        """The fewest facts that do what all do; None where all do nothing."""
        best = self.attempt(tried)
        if best.found is None or cost(best.found) >= cost(before):
            return None
        for one in tried:
            best = _better(self.attempt([other for other in best.said if other is not one]), best)
        for at, one in enumerate(best.said):
            if one.said.get("divisible") == _DIVISOR:
                weaker = one._replace(said={"divisible": _WEAKER})
                best = _better(self.attempt([*best.said[:at], weaker, *best.said[at + 1 :]]), best)
        return best

    def attempt(self, said: Sequence[Candidate]) -> Trial:
        """The code with these facts."""
        found = self._make_counted(said)
        return Trial(tuple(said), found if isinstance(found, Figures) else None)

    def _make_counted(self, said: Sequence[Candidate]) -> Figures | str:
        self.made += 1
        self._advance(1)
        return self._make(said)


def _better(one: Trial, other: Trial) -> Trial:
    """The one of fewer or weaker facts, where it is as good."""
    assert other.found is not None
    return one if one.found is not None and cost(one.found) <= cost(other.found) else other


def _most_trials(tried: Sequence[Candidate]) -> int:
    """Without facts, with all, with each alone, without each, and with weaker ones."""
    return 2 + 2 * len(tried) + sum(1 for one in tried if "divisible" in one.said)
