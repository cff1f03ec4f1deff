"""The run loop: order, conversions, instruments, failures and reproducers."""

import pickle
import re
import tempfile
from collections.abc import Sequence
from pathlib import Path

import pytest

import nvopt
from nvopt.ir import Function, Module, writer
from nvopt.ir.values import User
from nvopt.knobs import KnobError, KnobValues
from nvopt.llvm import InputError, PassError, Unit
from nvopt.llvm.engines import engine
from nvopt.llvm.native import Step
from nvopt.llvm.native_module import NativeModule
from nvopt.passes.base import Context, FunctionPass, ModulePass
from nvopt.pipeline import registry
from nvopt.pipeline.bisect import OptBisect
from nvopt.pipeline.driver import Driver, Options
from nvopt.pipeline.instrument import Instrument, PassEvent
from nvopt.pipeline.run import run_pipeline
from nvopt.pipeline.text import Adaptor, PassNode, Pipeline, make_pipeline
from nvopt.remarks import Remark, RemarkSink
from nvopt.target import TargetOptions


@pytest.fixture(autouse=True)
def _reproducers_go_here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))


TWO = """; ModuleID = 'x.ll'
source_filename = "two.cu"

define i32 @f(i32 %a, i32 %b) {
  %c = icmp ugt i32 %a, %b
  %d = select i1 %c, i32 %a, i32 %b
  ret i32 %d
}

define i32 @g(i32 %a) {
  %c = icmp slt i32 %a, 0
  %m = sub i32 0, %a
  %d = select i1 %c, i32 %m, i32 %a
  ret i32 %d
}
"""


class Rename(FunctionPass):
    """Call the first instruction of every function `first`."""

    name = "rename"
    summary = "Test"

    def reads_source(self, source: bytes) -> bool:
        return True

    def run(self, function: Function, context: Context) -> bool:
        first = next(iter(function.entry))
        context.remarks.emit(Remark("Passed", self.name, "Renamed", function.name))
        if first.name == "first":
            return False
        first.name = "first"
        return True


class SelfUse(ModulePass):
    """Break the module, unless it has been told not to."""

    name = "self-use"
    summary = "Test"

    def run(self, module: Module, context: Context) -> bool:
        first = next(iter(module.functions[0].entry))
        User.set_operand(first, 0, first)  # past the check of types
        return True


class Crash(FunctionPass):
    """Raise an exception."""

    name = "crash"
    summary = "Test"

    def reads_source(self, source: bytes) -> bool:
        return True

    def run(self, function: Function, context: Context) -> bool:
        raise LookupError("no such thing")


class Log(Instrument):
    """Writes down what happens."""

    def __init__(self) -> None:
        self.lines: list[str] = []

    def before_pass(self, event: PassEvent) -> None:
        self.lines.append(f"{event.index} before {event.name} {event.changed}")

    def after_pass(self, event: PassEvent) -> None:
        assert event.seconds >= 0
        self.lines.append(f"{event.index} after {event.name} {event.changed}")

    def finished(self, unit: Unit) -> None:
        self.lines.append("finished")


def compile(passes: object, text: str = TWO, *instruments: Instrument, sink: RemarkSink | None = None, **options: object) -> str:
    made = Options(passes, **options)  # type: ignore[arg-type]
    return Driver(made).compile(text.encode(), "x.ll", instruments=instruments, sink=sink).decode()


def test_nothing_to_do() -> None:
    assert compile("") == TWO


def test_passes_of_both_kinds_in_their_order() -> None:
    text = compile(("instcombine", Rename(), "strip", Rename()))
    assert "%first = " in text
    assert "%a" not in text
    assert "@llvm.umax.i32" in text


def test_a_pass_that_changes_nothing() -> None:
    assert compile((Rename(), Rename())) == TWO.replace("%c", "%first")


def test_functions_that_our_own_passes_leave_alone_are_not_printed(monkeypatch: pytest.MonkeyPatch) -> None:
    text = TWO.replace("define i32 @f", "define i32 @f(ptr %p) {\n  %v = load i32, ptr %p, align 4\n  ret i32 %v\n}\n\ndefine i32 @h")
    printed: list[str] = []
    real = writer.function_text

    def told(function: Function) -> str:
        printed.append(function.name)
        return real(function)

    monkeypatch.setattr(writer, "function_text", told)
    nvopt.run(text, "propagate-alignment,indvars")
    assert printed == []
    nvopt.run(text, [Rename()])
    assert printed


ASKS = """; ModuleID = 'x.ll'
source_filename = "asks.cu"

@arch = private constant [12 x i8] c"__CUDA_ARCH\\00"

declare i32 @__nvvm_reflect(ptr)

define i32 @f(i32 %a) {
  %arch = call i32 @__nvvm_reflect(ptr @arch)
  %c = icmp ult i32 %arch, 700
  %d = select i1 %c, i32 %a, i32 5
  ret i32 %d
}
"""


@pytest.fixture
def read(monkeypatch: pytest.MonkeyPatch) -> list[bytes]:
    """What LLVM reads, as it does."""
    texts: list[bytes] = []
    real = NativeModule.parse

    def parse(data: bytes, *, bitcode: bool, upgrade: bool = False) -> NativeModule | bytes:
        texts.append(data)
        return real(data, bitcode=bitcode, upgrade=upgrade)

    monkeypatch.setattr(NativeModule, "parse", parse)
    return texts


def test_text_with_answers_is_read_once(read: list[bytes]) -> None:
    """LLVM has found no fault with the user's text then, and is not asked again when functions are read into objects."""
    answered = compile("nvvm-reflect,instsimplify", ASKS, target=TargetOptions(cpu="sm_90"))
    assert "ret i32 5" in answered
    assert len(read) == 2
    assert ASKS.encode() not in read


@pytest.mark.parametrize(
    ("passes", "prints"),
    [
        ("nvvm-reflect,nvvm-reflect-pp", 1),
        ("nvvm-reflect,instsimplify", 2),
    ],
)
def test_only_the_result_is_printed_by_llvm_where_all_passes_read_the_source(
    read: list[bytes], monkeypatch: pytest.MonkeyPatch, passes: str, prints: int
) -> None:
    printed: list[NativeModule] = []
    real = NativeModule.print

    def told(module: NativeModule) -> bytes:
        printed.append(module)
        return real(module)

    monkeypatch.setattr(NativeModule, "print", told)
    compile(passes, ASKS, target=TargetOptions(cpu="sm_90"))
    assert (len(printed), len(read)) == (prints, 2)


def test_text_that_is_read_into_objects_first_is_looked_at_by_llvm(read: list[bytes]) -> None:
    compile((Rename(), "instcombine"))
    assert read.count(TWO.encode()) == 1


WASTE = """define i32 @f(i32 %a) {
  %unused = add i32 %a, 1
  ret i32 %a
}

define i32 @g(i32 %a) {
  %unused = add i32 %a, 2
  ret i32 %a
}
"""


@pytest.mark.parametrize("watch", ["", "instrument", "verify each", "limit"])
@pytest.mark.parametrize(("passes", "runs"), [((Rename(),), True), ((), False), ((Rename(), Rename()), False)])
def test_a_clean_up_of_llvms_runs_where_the_pass_before_it_changed_something(passes: tuple[Rename, ...], runs: bool, watch: str) -> None:
    """Watched or not; what doesn't run has its numbers all the same."""
    cleanup = PassNode(registry.at_level("dce", "function"), is_cleanup=True)
    pipeline = Pipeline((*make_pipeline(passes).nodes, Adaptor("function", "function", (cleanup,))))
    unit, bisect = Unit.parse(WASTE.encode(), "x.ll"), OptBisect(-1 if watch == "limit" else None)
    context = Context(TargetOptions(), KnobValues(), RemarkSink())
    instruments = [Instrument()] if watch == "instrument" else []
    run_pipeline(unit, pipeline, context, instruments, verify_each=watch == "verify each", bisect=bisect)
    assert ("add i32" not in unit.text()) is runs
    if watch == "limit":
        assert bisect.count == 2 * len(passes) + 2


def test_text_as_the_user_wrote_it_and_as_llvm_prints_it_give_the_same() -> None:
    loose = TWO.replace("  %c", "\t%c").replace("; ModuleID = 'x.ll'\n", "")
    assert compile((Rename(),), loose) == compile((Rename(),))


def test_function_by_function_or_observed_the_result_is_the_same() -> None:
    passes = "function(instcombine,simplifycfg,reassociate)"
    text = compile(passes)
    assert compile(passes, TWO, Instrument()) == text
    assert compile(passes, verify_each=True) == text
    assert text.index("@llvm.umax.i32(i32, i32)") < text.index("@llvm.abs.i32(i32,")


def test_instruments_see_every_pass() -> None:
    log = Log()
    compile(("function(sroa,dce),globaldce", Rename(), Rename(), "verify"), TWO, log)
    assert log.lines == [
        *("0 before sroa None", "0 after sroa None", "1 before dce None", "1 after dce None"),
        *("2 before globaldce None", "2 after globaldce None"),
        *("3 before rename None", "3 after rename True", "4 before rename None", "4 after rename False"),
        *("5 before verify None", "5 after verify False", "finished"),
    ]


class Texts(Instrument):
    """Takes the text before and after every pass."""

    def __init__(self) -> None:
        self.before: list[str] = []
        self.after: list[str] = []
        self.functions: list[dict[str, str]] = []

    def before_pass(self, event: PassEvent) -> None:
        self.before.append(event.text())

    def after_pass(self, event: PassEvent) -> None:
        self.after.append(event.text())
        self.functions.append(event.functions())


def test_texts_around_passes() -> None:
    texts = Texts()
    last = compile(("function(instcombine,instnamer)", Rename(), "dce"), TWO, texts)
    assert texts.before[0] == TWO
    assert texts.before[1] == texts.after[0] != TWO
    assert texts.after[-1] == last
    assert all(list(functions) == ["f", "g"] for functions in texts.functions)
    assert "%first" not in texts.before[2]
    assert "%first" in texts.after[2]


def test_looking_does_not_disturb() -> None:
    passes = ("function(instcombine,simplifycfg)", Rename(), "function(reassociate,sroa)", Rename())
    assert compile(passes, TWO, Texts()) == compile(passes)


def test_instruments_hear_the_end_of_a_failed_run() -> None:
    log = Log()
    with pytest.raises(PassError):
        compile((Crash(),), TWO, log)
    assert log.lines[-1] == "finished"


def test_print_and_verify() -> None:
    heard: list[str] = []
    driver = Driver(Options(("print,function(print),verify", Rename())))
    driver.compile(TWO.encode(), "x.ll", echo=heard.append)
    module, *functions = heard
    assert module == TWO
    assert "".join(functions) == "\n" + TWO[TWO.index("define") :]


def test_passes_of_one_adaptor_print_function_by_function() -> None:
    heard: list[str] = []
    driver = Driver(Options("function(print,instcombine,print),function(print)"))
    driver.compile(TWO.encode(), "x.ll", echo=heard.append)
    printed = re.findall(r"@(\w)\(|(llvm)\.", "".join(heard))
    assert ["".join(one) for one in printed] == ["f", "f", "llvm", "g", "g", "llvm", "f", "llvm", "g", "llvm"]


def test_what_was_printed_is_heard_when_a_pass_fails() -> None:
    heard: list[str] = []
    driver = Driver(Options(("function(print<scalar-evolution>)", Crash())))
    with pytest.raises(PassError):
        driver.compile(TWO.encode(), "x.ll", echo=heard.append)
    assert "".join(heard).count("Printing analysis") == 2


def test_print_goes_to_standard_error(capsys: pytest.CaptureFixture[str]) -> None:
    compile((Rename(), "print"))
    assert "%first" in capsys.readouterr().err


def test_bytes_of_names_are_printed_as_they_are(capfdbinary: pytest.CaptureFixture[bytes]) -> None:
    text = 'define void @"\\E4"() {\n  ret void\n}\n\ndefine void @0() {\n  ret void\n}\n'
    Driver(Options("print<scalar-evolution>")).check(text.encode(), "x.ll")
    lines = capfdbinary.readouterr().err.splitlines()
    assert lines[0] == b"Printing analysis 'Scalar Evolution Analysis' for function '\xe4':"
    assert lines[3] == b"Printing analysis 'Scalar Evolution Analysis' for function '':"


def test_remarks_come_once() -> None:
    sink = RemarkSink(enabled=True)
    compile((Rename(),), sink=sink)
    assert [remark.function for remark in sink.remarks] == ["f", "g"]


def reproducer(error: PassError) -> str:
    assert error.reproducer is not None
    path = Path(error.reproducer)
    text = path.read_text()
    path.unlink()
    return text


def test_an_invalid_result_names_the_pass_among_several_and_keeps_its_input() -> None:
    with pytest.raises(PassError) as caught:
        compile((Rename(), SelfUse(), Rename(), "dce"), target=TargetOptions("sm_90", ftz=True, reflect=(("x", 3),)))
    assert caught.value.pass_name == "self-use"
    assert "\n5:32: error: '%b' defined with type 'i32' but expected 'i1'\n" in str(caught.value)
    command, _, text = reproducer(caught.value).partition("\n")
    assert command.startswith("; the input of the pass ")
    assert "test_run.SelfUse, which no nvopt command can name; run it from Python" in command
    assert text == TWO[: TWO.index("\ndefine i32 @g")].replace("%c", "%first")


def test_the_reproducer_of_a_pass_that_is_in_the_table_has_its_command(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry._MIRROR, "self-use", f"{SelfUse.__module__}:SelfUse")
    registry.mirror_class.cache_clear()
    registry.lookup.cache_clear()
    with pytest.raises(PassError) as caught:
        compile(("self-use",), target=TargetOptions("sm_90", ftz=True, reflect=(("x", 3),)))
    assert reproducer(caught.value).startswith("; nvopt -passes=self-use -mcpu=sm_90 -ftz=1 -nvvm-reflect-add=x=3 ")
    registry.mirror_class.cache_clear()
    registry.lookup.cache_clear()


class Forgetful(ModulePass):
    """No `return`."""

    name = "forgetful"
    summary = "Test"

    def run(self, module: Module, context: Context) -> bool:
        return None  # type: ignore[return-value]


class ForgetfulOnFunctions(FunctionPass):
    """No `return`."""

    name = "forgetful-on-functions"
    summary = "Test"

    def run(self, function: Function, context: Context) -> bool:
        return None  # type: ignore[return-value]


class ForgetfulAtTheEnd(Rename):
    """No `return` in finish."""

    name = "forgetful-at-the-end"

    def finish(self, module: Module, context: Context) -> bool:
        return 1  # type: ignore[return-value]


@pytest.mark.parametrize(
    ("made", "said"),
    [
        (Forgetful(), "Forgetful.run returned None"),
        (ForgetfulOnFunctions(), "ForgetfulOnFunctions.run returned None"),
        (ForgetfulAtTheEnd(), "ForgetfulAtTheEnd.finish returned 1"),
    ],
)
def test_a_pass_that_returns_no_bool_is_told(made: ModulePass | FunctionPass, said: str) -> None:
    with pytest.raises(PassError) as caught:
        compile((made,), save_reproducer=False)
    assert caught.value.pass_name == made.name
    assert f"{said}: it must return True when it changed something, else False\n" in caught.value.message
    assert "test_run.py:" in caught.value.message


class Sly(FunctionPass):
    """Change something and say that nothing changed."""

    name = "sly"
    summary = "Test"

    def run(self, function: Function, context: Context) -> bool:
        for instruction in function.instructions():
            if instruction.opcode == "icmp":
                instruction.set_operand(1, function.args[0])
        return False


class Reader(Sly):
    """Read everything, change nothing."""

    name = "reader"

    def run(self, function: Function, context: Context) -> bool:
        return len(list(function.instructions())) < 0


def test_verifying_each_pass_finds_one_that_changes_things_and_denies_it() -> None:
    for passes in ((Sly(),), (Rename(), Sly()), ("dce", Rename(), Sly(), Rename())):
        with pytest.raises(PassError, match="it returned False") as caught:
            compile(passes, verify_each=True, save_reproducer=False)
        assert caught.value.pass_name == "sly"
    assert compile((Reader(), Rename(), Reader()), verify_each=True) == compile((Rename(),))


class Remote(FunctionPass):
    """Change the flags of what stands in the other function; flags are no counted edits, and nobody looks there."""

    name = "remote"
    summary = "Test"

    def run(self, function: Function, context: Context) -> bool:
        assert function.module is not None
        for other in function.module.functions:
            for instruction in other.instructions() if other is not function else ():
                if instruction.opcode == "sub":
                    instruction.flags = ("nsw",)
        return False


def test_verifying_each_pass_finds_what_it_changed_elsewhere() -> None:
    with pytest.raises(PassError, match="it returned False") as caught:
        compile((Remote(),), verify_each=True, save_reproducer=False)
    assert caught.value.pass_name == "remote"


def test_an_invalid_result_is_found_when_each_pass_is_verified() -> None:
    log = Log()
    with pytest.raises(PassError) as caught:
        compile((SelfUse(), Rename()), TWO, log, verify_each=True, save_reproducer=False)
    assert caught.value.pass_name == "self-use"
    assert caught.value.reproducer is None
    assert log.lines == ["0 before self-use None", "finished"]


def test_a_verify_pass_finds_it_too() -> None:
    with pytest.raises(PassError, match="self-use"):
        compile((SelfUse(), "verify"), save_reproducer=False)


def test_a_crash_names_the_pass_and_the_place() -> None:
    with pytest.raises(PassError, match=r"pass 'crash' failed") as caught:
        compile((Rename(), Crash()))
    assert re.search(r"LookupError: no such thing\n  in run, .*test_run\.py:\d+$", caught.value.message)
    assert isinstance(caught.value.__cause__, LookupError)
    assert "%first" in reproducer(caught.value)


def test_a_pass_that_stumbles_over_bad_input_is_not_to_blame() -> None:
    with pytest.raises(InputError, match="use of undefined value '%none'"):
        compile((Crash(),), TWO.replace("ret i32 %d", "ret i32 %none"))


def test_bad_input_stays_bad_through_passes_that_read_it_directly() -> None:
    with pytest.raises(InputError, match="use of undefined value '%none'"):
        compile((Rename(),), TWO.replace("ret i32 %d", "ret i32 %none", 1))


def test_check_makes_no_text() -> None:
    Driver(Options((Rename(),))).check(TWO.encode(), "x.ll")
    with pytest.raises(PassError):
        Driver(Options((SelfUse(),), save_reproducer=False)).check(TWO.encode(), "x.ll")


def test_one_driver_serves_many_inputs() -> None:
    driver = Driver(Options("instcombine"))
    assert {driver.compile(TWO.encode(), "x.ll") for _ in range(3)} == {compile("instcombine").encode()}


@pytest.mark.parametrize("ends_process", [False, True])
def test_what_is_left_to_the_system_is_the_last_module(monkeypatch: pytest.MonkeyPatch, ends_process: bool) -> None:
    left: list[Unit] = []
    monkeypatch.setattr("nvopt.pipeline.driver._left_to_system", left)
    freed: list[int] = []
    dispose = engine().dispose_module

    def dispose_heard(own: object, module: int) -> None:
        freed.append(module)
        dispose(module)

    monkeypatch.setattr(type(engine()), "dispose_module", dispose_heard)
    for wants_text in (True, False):
        driver = Driver(Options("sroa"), ends_process=ends_process)
        if wants_text:
            driver.compile(TWO.encode(), "in.ll")
        else:
            driver.check(TWO.encode(), "in.ll")
        assert (len(freed), len(left)) == ((0, 1) if ends_process else (1, 0))
        left.clear()
        assert len(freed) == 1
        freed.clear()


def test_options_travel() -> None:
    options = Options((Rename(), "sroa"), TargetOptions("sm_90"), (("lower-aggr-unrolled-stores-limit", "8"),))
    assert pickle.loads(pickle.dumps(options)) == options
    assert hash(options)


def test_wrong_knobs_are_refused() -> None:
    with pytest.raises(KnobError, match="did you mean 'lower-aggr-unrolled-stores-limit'"):
        Driver(Options("", knobs=(("lower-aggr-unrolled-store-limit", "8"),)))


def test_the_module_is_printed_once_after_each_pass_however_many_listen(monkeypatch: pytest.MonkeyPatch) -> None:
    printed: list[str] = []
    usual = Unit.text
    monkeypatch.setattr(Unit, "text", lambda unit: printed.append("") or usual(unit))  # type: ignore[func-returns-value]
    compile(("function(sroa,dce)", "globaldce", Rename(), Rename(), Rename()), TWO, Texts(), Texts(), Texts())
    # At the start, after each pass of LLVM's, after function(...) has settled the order of declarations, after the one renaming.
    assert len(printed) == 1 + 3 + 1 + 1


LOOP = """define i32 @f(i32 %n) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %exit

exit:
  ret i32 %next
}
"""


@pytest.mark.parametrize(
    ("passes", "seen"),
    [
        ("no-op-loop", ["loop-simplify", "lcssa", "no-op-loop"]),
        ("loop-mssa(no-op-loop,no-op-loop)", ["loop-simplify", "lcssa", "no-op-loop", "no-op-loop"]),
        ("loop(loop-deletion)", ["loop-deletion"]),  # prepares the loops itself
        ("loop(no-op-loop,loop-deletion)", ["no-op-loop", "loop-deletion"]),
    ],
)
def test_loops_are_prepared_watched_or_not(passes: str, seen: list[str]) -> None:
    plain = compile(passes, LOOP)
    assert "%next.lcssa = phi i32 [ %next, %loop ]" in plain
    log = Log()
    assert compile(passes, LOOP, log) == compile(passes, LOOP, verify_each=True) == plain
    assert [line.split()[2] for line in log.lines if " after " in line] == seen


def test_the_preparation_of_loops_is_counted_as_in_opt() -> None:
    heard: list[str] = []
    skipped = Driver(Options("no-op-loop", bisect_limit=1)).compile(LOOP.encode(), "x.ll", echo=heard.append)
    assert b"lcssa" not in skipped
    assert "".join(heard).splitlines()[:2] == ["BISECT: running pass (1) loop-simplify on f", "BISECT: NOT running pass (2) lcssa on f"]


DECLARED = "declare void @elsewhere()\n"
DEBUG_INFO = """
!llvm.module.flags = !{!0}
!0 = !{i32 2, !"Debug Info Version", i32 3}
"""


@pytest.mark.parametrize("text", [TWO + DECLARED, TWO + DECLARED + DEBUG_INFO])
@pytest.mark.parametrize("passes", ["sroa", "nvvm-reflect,sroa", "instcombine,sroa", "sroa,dce", "function(sroa,dce),globaldce"])
def test_a_pass_of_llvms_that_breaks_the_module_is_told(text: str, passes: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def break_module(native: NativeModule, steps: Sequence[Step], *rest: object) -> None:
        if any(step.name == "sroa" for step in steps):
            native.make_internal(b"elsewhere")  # what nothing defines

    monkeypatch.setattr(NativeModule, "run", break_module)
    monkeypatch.setattr(NativeModule, "run_on_functions", break_module)
    driver = Driver(Options(passes, save_reproducer=False))
    for action in (driver.compile, driver.check):
        with pytest.raises(PassError, match="Global is external, but doesn't have external or weak linkage!") as raised:
            action(text.encode(), "x.ll")
        assert raised.value.pass_name == "sroa"


TWICE = """define i32 @twice(i32 %x) {
entry:
  br label %c

c:                                                ; preds = %entry
  ret i32 0

c:                                                ; preds = %entry
  ret i32 1
}

define void @g() {
  ret void
}
"""


@pytest.mark.parametrize("passes", ["internalize", "internalize,nvvm-verify", "internalize,nvvm-reflect,generic-to-nvvm", "nvvm-verify"])
def test_text_that_a_pass_read_before_llvm_is_refused_in_llvms_words(passes: str) -> None:
    with pytest.raises(InputError, match=r"in\.ll: error: input module is broken!\nTerminator found in the middle of a basic block!"):
        nvopt.run(TWICE, passes, path="in.ll")


def test_what_a_pass_cannot_read_has_llvms_line() -> None:
    with pytest.raises(InputError, match=r"in\.ll:6:3: error: expected instruction opcode"):
        nvopt.run(TWICE.replace("ret i32 0", "r\ufeffet i32 0"), "internalize,nvvm-verify", path="in.ll")
