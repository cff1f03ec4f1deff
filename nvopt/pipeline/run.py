"""The run loop: a pipeline over a Unit.

Passes of LLVM's that stand side by side run in one pass manager, and within one `function(...)` function by function, as opt runs them.
While an instrument listens or -opt-bisect-limit counts they run one by one, and where the order of functions and passes could show in the
output they do so on a copy: what is observed never changes the result.
"""

import os
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import zip_longest
from typing import TYPE_CHECKING, Literal, NamedTuple

from nvopt.late_modules import late_module
from nvopt.llvm import InputError, PassError, Unit
from nvopt.llvm.native import Choice, Step
from nvopt.passes.base import Context, Echo, FunctionPass, ModulePass, Pass
from nvopt.pipeline.bisect import MODULE, OptBisect, is_required, shown_name
from nvopt.pipeline.instrument import Instrument, ModuleText, PassEvent
from nvopt.pipeline.registry import FAST_COMPILE_STD, HIDDEN, at_level
from nvopt.pipeline.text import Adaptor, Node, PassNode, Pipeline, leaves
from nvopt.remarks import Remark

if TYPE_CHECKING:
    from nvopt.ir import Function, Module, ReadError
    from nvopt.passes import diagnostics
    from nvopt.pipeline.judging import Trial
else:
    diagnostics = late_module("nvopt.passes.diagnostics")

_PIPELINE = "PassManager"  # what LLVM calls its pipelines
Statistics = Counter[tuple[str, str]]
"""Who counted what -> how many."""


def run_pipeline(
    unit: Unit,
    pipeline: Pipeline,
    context: Context,
    instruments: Sequence[Instrument] = (),
    *,
    verify_each: bool = False,
    bisect: OptBisect | None = None,
    statistics: Statistics | None = None,
) -> bool:
    """Run all passes; True when one changed something, or may have. `bisect` says which may run; `statistics` takes what -stats prints.

    PassError when a pass fails or, where it was looked at, its result is not valid. The last result is checked by `Unit.emit`.
    """
    statistics = statistics if statistics is not None else Counter()
    for node in leaves(pipeline.nodes):
        if node.info.name == "unavailable":
            statistics["schedule", "Number of slots without a pass"] += 1
            statistics["schedule", f"Number of slots without a pass: {node.parameters}"] += 1
    loop = _Loop(unit, context, instruments, verify_each, bisect or OptBisect(), statistics)
    try:
        plan = _plan(pipeline.nodes)
        changed = [loop.run(task, behind) for task, behind in zip_longest(plan, plan[1:])]
    finally:
        loop.printed.flush()
        for instrument in instruments:
            instrument.numbered = loop.bisect.count
            instrument.finished(unit)
    return any(changed)


def reads_source(pipeline: Pipeline, source: bytes) -> bool:
    """Whether the first pass that has something to do in a module of this text can do without LLVM's reading of it."""
    first = next((leaf for leaf in leaves(pipeline.nodes) if leaf.own is None or not leaf.own.skips(source)), None)
    return first is not None and first.own is not None and first.own.reads_source(source)


class _Task(NamedTuple):
    """What runs in one go: one pass of nvopt's, one that the loop carries out, or some of LLVM's on the module or function by function."""

    kind: Literal["own", "builtin", "on module", "on functions"]
    passes: list[PassNode]
    adaptor: Adaptor | None = None  # the function(...) that it shares with others that may print


def _plan(nodes: Sequence[Node]) -> list[_Task]:
    """Flatten the tree into tasks; tasks of LLVM's passes on the module that stand side by side become one."""
    plan: list[_Task] = []
    for task in _tasks(nodes):
        if plan and task.kind == plan[-1].kind == "on module":
            plan[-1].passes.extend(task.passes)
        else:
            plan.append(task)
    return plan


def _tasks(nodes: Sequence[Node]) -> Iterator[_Task]:
    for node in nodes:
        if isinstance(node, PassNode):
            if node.info.name != "unavailable":
                yield _single(node)
        elif isinstance(node, Adaptor) and node.level == "function":
            yield from _function_tasks(node)
        else:
            yield from _tasks(node.nodes)


def _single(node: PassNode) -> _Task:
    if node.own is not None:
        return _Task("own", [node])
    if node.info.kind == "builtin":
        return _Task("builtin", [node])
    return _Task("on functions" if node.info.name == "function-simplification" else "on module", [node])


def _function_tasks(adaptor: Adaptor) -> Iterator[_Task]:
    """LLVM's passes side by side in one function(...) run function by function. A single one on all functions is the same on the module."""
    native: list[PassNode] = []
    singles = [_single(leaf) for leaf in _prepared(adaptor.nodes)]
    together = adaptor if sum(not single.kind.startswith("on ") for single in singles) > 1 else None
    for single in singles:
        if single.kind.startswith("on "):
            native += single.passes
            continue
        yield from _native_task(native, together)
        native = []
        yield single._replace(adaptor=together)
    yield from _native_task(native, together)


_LOOP_PREPARATION = tuple(PassNode(at_level(name, "function")) for name in ("loop-simplify", "lcssa"))


def _prepared(nodes: Sequence[Node]) -> Iterator[PassNode]:
    """The passes in a function(...), in order, and what every loop(...) does first. llvmlite's loop passes bring that with them."""
    for node in nodes:
        if isinstance(node, PassNode):
            yield node
        elif isinstance(node, Adaptor) and node.level == "loop" and all(leaf.info.kind != "native" for leaf in leaves(node.nodes)):
            yield from (*_LOOP_PREPARATION, *leaves(node.nodes))
        else:
            yield from _prepared(node.nodes)


def _native_task(native: list[PassNode], adaptor: Adaptor | None) -> Iterator[_Task]:
    if len(native) == 1:
        yield _single(native[0])._replace(adaptor=adaptor)
    elif native:
        yield _Task("on functions", native, adaptor)


class _Printed:
    """What passes print, on its way out.

    The passes of one function(...) go function by function in opt, and pass by pass here. So what they print of each function is kept until
    the last one is through, and comes out in opt's order.
    """

    def __init__(self, echo: Echo) -> None:
        self.function: str | None = None  # on which a pass is running
        self._echo = echo
        self._adaptor: Adaptor | None = None
        self._texts: dict[str, list[str]] = {}

    def gather(self, adaptor: Adaptor | None) -> None:
        """Called ahead of each task, with the adaptor whose texts are to be put in order."""
        if adaptor is not self._adaptor:
            self.flush()
            self._adaptor = adaptor

    def write(self, text: str, function: str | None = None) -> None:
        """Takes a text on a function, the one on which a pass is running where it isn't told."""
        function = function if function is not None else self.function
        if self._adaptor is None or function is None:
            self._echo(text)
        else:
            self._texts.setdefault(function, []).append(text)

    def flush(self) -> None:
        """Lets out what is kept."""
        for texts in self._texts.values():
            self._echo("".join(texts))
        self._texts.clear()


class _Loop:
    """One run."""

    def __init__(
        self,
        unit: Unit,
        context: Context,
        instruments: Sequence[Instrument],
        verify_each: bool,
        bisect: OptBisect,
        statistics: Statistics,
    ) -> None:
        self.unit = unit
        self.module = ModuleText(unit)
        self.bisect = bisect
        self.printed = _Printed(context.echo)
        self.context = replace(context, echo=self.printed.write, unfinished=set())
        self.instruments = instruments
        self.verify_each = verify_each
        self.count = 0
        self.statistics = statistics
        self.inside_seconds: Mapping[str, float] = {}  # what passes took inside of the pipeline that ran last
        self.watching_seconds = 0.0  # what it took to look inside of that
        self.last_changed = False  # what the last pass of nvopt's said
        self.only: frozenset[str] | None = None  # the functions on which LLVM's passes run, if not all; these are numbered all the same
        self.standardized = False  # std has been over the whole module
        self.trial: Trial | None = None  # of what the pass at work makes, where it has a judge
        self.behind: _Task | None = None  # what is to run next
        self.has_run_ahead = False  # that has run already
        self.changed_since: set[str] | None = set()  # by nvopt's passes since std ran: names of functions; None for any

    def run(self, task: _Task, behind: _Task | None) -> bool:
        """Run a task, `behind` which another one comes."""
        self.behind = behind
        if self.has_run_ahead:
            self.has_run_ahead = False
            return True
        node = task.passes[0]
        self.printed.gather(None if self.instruments or self.bisect.is_on else task.adaptor)
        if node.own is not None:
            own = node.own
            self.last_changed = (
                not self._skips(node) and self._observed(node, self.unit, lambda: self._is_needed(node, own) and self._own(own)) is True
            )
            return self.last_changed
        if task.kind == "builtin":
            return not self._skips(node) and self._observed(node, self.unit, lambda: self._builtin(node)) is not False
        self.only = self._concerned(task.passes)
        if not self.instruments and not self.verify_each and not self.bisect.is_on:
            self._native(task.passes, self.unit, task.kind == "on functions")
        else:
            self._native_observed(task)
        if all(one.finishes for one in task.passes):
            self.context.unfinished.clear()
        return self.only != frozenset()

    def _concerned(self, passes: Sequence[PassNode]) -> frozenset[str] | None:
        """The functions on which passes of LLVM's have something to do, if that depends on what nvopt's did."""
        if all(one.is_cleanup for one in passes) and not self.last_changed:
            return frozenset()
        left = self.context.unfinished
        return frozenset(left) if all(one.finishes for one in passes) and "" not in left else None

    def _observed(self, node: PassNode, unit: Unit, action: Callable[[], bool | None]) -> bool | None:
        """Run one pass with the instruments around it; whether it changed something, None if that is not known."""
        self.module.unit = unit
        index, self.count = self.count, self.count + 1
        if not self.instruments and not self.verify_each:  # nobody hears of it, and a level has more than a hundred
            changed = action()
            if changed is not False:
                self.module.may_have_changed()
            return changed
        is_pipeline = node.info.class_name == _PIPELINE or node.info.name == "std"
        event = PassEvent(node, index, self.module, is_pipeline=is_pipeline)
        self.inside_seconds, self.watching_seconds = {}, 0.0
        for instrument in self.instruments:
            instrument.before_pass(event)
        start = time.perf_counter()
        changed = action()
        event.seconds = time.perf_counter() - start - self.watching_seconds
        event.changed, event.number = changed, self.bisect.count
        event.inside_seconds = self.inside_seconds
        if changed is not False:
            self.module.may_have_changed()
        if self.verify_each and changed is not False:
            unit.verify(event.name)
        for instrument in self.instruments:
            instrument.after_pass(event)
        return changed

    # -- what -opt-bisect-limit leaves out

    def _skips(self, node: PassNode) -> bool:
        """Whether no run of the pass is to happen; each is counted then, as it is when it happens."""
        if self.bisect.leaves_out_next and not is_required(node):
            self.bisect.leave_out()
            return True
        if not self.bisect.is_exhausted or is_required(node) or node.info.name == "std":
            return False
        own = node.own
        if own is not None:
            units = self._own_units(own, self._mirror(own))
        else:
            units = self.unit.function_names() if node.info.kind == "native" and _is_by_function(node) else [MODULE]
        for unit in units:
            self.bisect.should_run(shown_name(node), unit)
        return True

    def _own_units(self, own: Pass, module: "Module") -> list[str]:
        """What a pass of nvopt's runs on, one number each: for a function pass, `begin` and what stands for no functions are the module."""
        names = [function.name for function in module.functions if not function.is_declaration]
        if isinstance(own, FunctionPass):
            return names if names and type(own).begin is FunctionPass.begin else [MODULE, *names]
        return [MODULE]

    # -- nvopt's passes

    def _is_needed(self, node: PassNode, own: Pass) -> bool:
        """Whether the pass may find something to do, told without a look at any function's body. Somebody who watches or numbers the passes
        sees it run in any case."""
        if node.is_cleanup and not self.last_changed:
            return False
        if self.instruments or self.bisect.is_on:
            return True
        source = self.unit.as_written
        if source is not None and own.skips(source):
            return False
        return own.looks_for is None or self.unit.has_function(own.looks_for)

    def _mirror(self, own: Pass) -> "Module":
        from nvopt.ir import ReadError  # late: a pipeline of LLVM's passes does without the mirror

        try:
            return self.unit.mirror(own.reads_source)
        except ReadError as error:
            raise self._not_read(own, error) from error

    def _not_read(self, own: Pass, error: "ReadError") -> Exception:
        """What LLVM makes of the user's text may be readable, or LLVM says what is wrong: the driver tries that where a pass failed."""
        if self.unit.is_direct:
            return _crash(str(own), error)
        return InputError(f"{self.unit.path}: error: nvopt cannot read this module: {error}")

    def _own(self, own: Pass) -> bool:
        from nvopt.ir import ReadError

        self.trial = self._trial(own)
        module = self._mirror(own)
        try:
            if isinstance(own, ModulePass):
                if not own.required:
                    self.bisect.should_run(own.name, MODULE)
                changed = self._touched(own, self._asked(own, "run", module))
            else:
                assert isinstance(own, FunctionPass)
                changed = self._on_functions(own, module)
        except (PassError, MemoryError):
            raise
        except diagnostics.InvalidModuleError as error:
            raise self.unit.broken_rules(error.violations) from None
        except diagnostics.FactsError as error:
            from nvopt.pipeline.facts import input_error

            raise input_error(error) from None
        except diagnostics.StaleAnalysisError as error:
            raise PassError(str(own), str(error), crashed=True) from None
        except ReadError as error:
            raise self._not_read(own, error) from error
        except (Exception, SystemExit) as error:  # sys.exit() in a pass is no way to end a run
            raise _crash(str(own), error) from error
        if changed and self.trial is not None:
            self.has_run_ahead = self.trial.end()
            if self.has_run_ahead:
                self.context.code_changed()
        elif changed:
            self.unit.mirror_changed(str(own))
        elif self.verify_each:
            self.unit.verify_unchanged(str(own))
        return changed

    def _trial(self, own: Pass) -> "Trial | None":
        if not isinstance(own, FunctionPass) or not own.judge:
            return None
        from nvopt.pipeline.judging import Trial  # late: few passes have a judge

        is_watched = bool(self.instruments) or self.verify_each or self.bisect.is_on
        judge_is_next = self.behind is not None and not is_watched and [_step(node) for node in self.behind.passes] == [Step(own.judge)]
        return Trial(own, self.unit, self.context, judge_is_next=judge_is_next)

    def _verify_analyses(self, own: Pass) -> None:
        """PassError where what is kept of the analyses is wrong behind a pass, if that is to be looked at (-verify-scev)."""
        found = self.context.analyses.first_mistake() if "analyses" in vars(self.context) else None
        if found is not None:
            raise PassError(str(own), found, crashed=True)

    def _on_functions(self, own: FunctionPass, module: "Module") -> bool:
        from nvopt.ir import ReadError

        if not own.required and MODULE in self._own_units(own, module):
            self.bisect.should_run(own.name, MODULE)
        changed = self._touched(own, self._asked(own, "begin", module))
        for function in [function for function in module.functions if not function.is_declaration]:
            if not own.required and not self.bisect.should_run(own.name, function.name):
                continue
            self.printed.function = function.name
            text = "" if self.trial is None else function.text
            try:
                if self._asked(own, "run", module, function):
                    changed = self._touched(own, True, function)
                    if self.trial is not None:
                        self.trial.texts[function] = text
            except ReadError as error:
                if self.unit.is_direct:
                    raise  # what LLVM makes of the user's text may be readable
                self._leave(own, function, error)
        self.printed.function = None
        return self._touched(own, self._asked(own, "finish", module)) or changed

    def _asked(self, own: Pass, method: str, module: "Module", function: "Function | None" = None) -> bool:
        """What a method of a pass says, on the module or on `function`: whether it changed something. One that edits and says no is not
        believed, and told of."""
        edits, place = module.edits, function or module
        # Edits of flags, alignments and metadata are not counted: that would cost every reader of them. nvopt's own passes are known.
        before = None if type(own).__module__.startswith("nvopt.") else str(place)
        said = _answer(own, getattr(own, method)(place, self.context), method)
        if said or (module.edits == edits and (before is None or before == str(place))):
            return said
        if self.verify_each:
            self.unit.verify_unchanged(str(own))
        what = f"{type(own).__name__}.{method} returned False, which says that it changed nothing, but it edited"
        self.context.remarks.warn(f"pass '{own}': {what} {function.ref if function is not None else 'the module'}")
        return True

    def _touched(self, own: Pass, changed: bool, function: "Function | None" = None) -> bool:
        """Note what a pass changed, a function or anything: for std, and for the analyses."""
        if changed:
            self.context.code_changed(function, own.preserved)
        self._verify_analyses(own)
        if changed and function is None:
            self.changed_since = None
        elif changed and function is not None and self.changed_since is not None:
            self.changed_since.add(function.name)
        return changed

    def _leave(self, own: FunctionPass, function: "Function", error: Exception) -> None:
        """Tell that `function`, of a form that the mirror does not know, stays as it is."""
        args = (("String", "the function cannot be read, it stays as it is: "), ("Reason", str(error)))
        self.context.remarks.emit(Remark("Missed", own.name, "UnreadableFunction", function.name, args, None))

    # -- passes that the loop itself carries out

    def _builtin(self, node: PassNode) -> bool | None:
        if node.info.name == "std":
            return self._std(node.parameters)
        if not is_required(node):
            self.bisect.should_run(shown_name(node), MODULE)
        if node.info.name == "verify":
            self.unit.verify("verify")
        elif node.info.name == "print" and node.info.level == "module":
            self.context.echo(self.unit.text())
        elif node.info.name == "print":
            for name, text in self.unit.functions().items():
                self.printed.write(f"\n{text}\n", name)
        return False

    def _std(self, level: str) -> bool | None:
        """LLVM's default pipeline; once that has been over the module, its simplification of the functions that nvopt's passes changed
        since. What LLVM's own passes did to the others gives it nothing new, and to look again takes as long as the first time."""
        functions, self.changed_since, self.only = self.changed_since, set(), None
        self.context.unfinished.clear()
        # Loops are vectorized by nvopt's own pass alone, and not at all where compilation is to be fast.
        vectorizers = () if level in FAST_COMPILE_STD else ("SLP",)
        level = FAST_COMPILE_STD.get(level, level)
        if self.standardized and functions is not None and not functions:
            self.statistics["std", "Number of runs that had nothing to do"] += 1
            return False
        # LLVM's default pipelines answer reflect calls too, but know less than nvvm-reflect, which has its own places.
        with self.unit.native().hidden(HIDDEN):
            if self.standardized:
                self._pipeline(Step("function-simplification", level), None if functions is None else frozenset(functions))
            else:
                self._pipeline(Step("default", level, vectorizers))
                self.standardized = True
        self.statistics["std", "Number of runs"] += 1
        return None

    # -- LLVM's passes

    def _native(self, passes: Sequence[PassNode], unit: Unit, by_function: bool) -> None:
        self._run_native(unit, [_step(node) for node in passes], by_function=by_function)

    def _run_native(self, unit: Unit, steps: Sequence[Step], *, by_function: bool = False, wants: Choice | None = None) -> None:
        target = self.context.target
        if self.only is None:
            self.context.code_changed()
            unit.run_native(steps, target.cpu, by_function=by_function, features=target.features, wants=wants)
            return
        if not self.only:
            if wants is not None:
                for name in unit.function_names():
                    wants(0, name)
            return
        self.context.code_changed()
        for index, step in enumerate(steps):  # one after the other, as they are where somebody watches
            unit.run_native([step], target.cpu, by_function=True, features=target.features, wants=self._among(self.only, index, wants))

    @staticmethod
    def _among(only: frozenset[str], index: int, wants: Choice | None) -> Choice:
        """Whether a step runs on a function, where only those in `only` are concerned: all are counted."""
        return lambda _, name: (wants is None or wants(index, name)) and name in only

    def _pipeline(self, step: Step, only: frozenset[str] | None = None) -> None:
        """Run one of LLVM's pipelines, over the functions named in `only` where it goes function by function; the instruments see the
        passes inside of it, and the limit counts them."""
        by_function = step.name == "function-simplification"
        if not self.instruments and not self.bisect.is_on:
            wants = None if only is None else lambda _, name: name in only
            self._run_native(self.unit, [step], by_function=by_function, wants=wants)
            return
        from nvopt.pipeline import sight  # late: most runs are watched by nobody

        target = self.context.target
        job = sight.Job([step], target.cpu, target.features, by_function, only, self.bisect.left)
        start = time.perf_counter()
        self.count += sight.show_inside(self.unit, self.module.text(), job, self.instruments, self.count, self.bisect)
        self.watching_seconds = time.perf_counter() - start
        self.context.code_changed()
        self.inside_seconds = sight.run(self.unit, job, self.instruments, self.bisect)

    def _native_observed(self, task: _Task) -> None:
        by_function = task.kind == "on functions"
        unit = self.unit.copy() if len(task.passes) > 1 and by_function else self.unit
        counts = [self._native_alone(node, unit) for node in task.passes]
        if unit is self.unit:
            return
        if self.bisect.has_skipped:
            self._native_on_first(task.passes, counts)
        else:
            self._native(task.passes, self.unit, by_function)
        self.module.may_have_changed()  # declarations may stand in another order than in the copy

    def _native_alone(self, node: PassNode, unit: Unit) -> int:
        """Run one pass, as far as the limit lets it; on how many functions, for one that runs on functions."""
        if node.info.class_name == _PIPELINE and unit is self.unit:
            self._observed(node, unit, lambda: self._pipeline(_step(node)))
            return 0
        by_function = _is_by_function(node)
        names = unit.function_names() if by_function else []
        alone = node.info.name == "function-simplification"
        if is_required(node) or not self.bisect.is_on:
            if not is_required(node):
                self.bisect.count += len(names) if by_function else 1
            self._observed(node, unit, lambda: self._native([node], unit, alone))
            return len(names)
        if self._skips(node):
            return 0
        ran = 0

        def on_module() -> None:
            self.bisect.should_run(shown_name(node), MODULE)
            self._native([node], unit, alone)

        def wants(_: int, function: str) -> bool:
            nonlocal ran
            runs = self.bisect.should_run(shown_name(node), function)
            ran += runs
            return runs

        def on_functions() -> None:
            self._run_native(unit, [_step(node)], by_function=True, wants=wants)

        self._observed(node, unit, on_functions if by_function else on_module)
        return ran

    def _native_on_first(self, passes: Sequence[PassNode], counts: Sequence[int]) -> None:
        """Run each pass on so many functions, the first ones, function by function."""
        left = list(counts)

        def wants(index: int, _: str) -> bool:
            left[index] -= 1
            return left[index] >= 0

        self._run_native(self.unit, [_step(node) for node in passes], by_function=True, wants=wants)


def _step(node: PassNode) -> Step:
    return Step(node.info.name, node.parameters)


def _is_by_function(node: PassNode) -> bool:
    """Whether one of LLVM's passes runs on each function by itself."""
    return node.info.level in ("function", "loop")


def _answer(own: Pass, answer: object, method: str) -> bool:
    """What a pass returned, which is a promise that the mirror relies on."""
    if isinstance(answer, bool):
        return answer
    code = getattr(getattr(type(own), method), "__code__", None)
    place = f"\n  in {method}, {code.co_filename}:{code.co_firstlineno}" if code else ""
    what = f"{type(own).__name__}.{method} returned {answer!r:.60}: it must return True when it changed something, else False"
    raise PassError(str(own), what + place, crashed=True)


def _crash(name: str, error: BaseException) -> PassError:
    import traceback

    from nvopt import ir

    frames = traceback.extract_tb(error.__traceback__)
    if isinstance(error, ir.IRError):  # the fault is where the mirror was asked for what can't be
        mirror = os.path.dirname(ir.__file__)
        frames = [frame for frame in frames if not frame.filename.startswith(mirror)] or frames  # type: ignore[assignment]
    place = frames[-1]
    return PassError(name, f"{type(error).__name__}: {error}\n  in {place.name}, {place.filename}:{place.lineno}", crashed=True)
