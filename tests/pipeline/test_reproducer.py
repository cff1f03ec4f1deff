"""Reproducers: the smallest pipeline and input that still fail, and what is written about them."""

import re
import shlex
import tempfile
from collections.abc import Sequence
from pathlib import Path

import pytest

from nvopt.ir import Function, Module, ReadError
from nvopt.llvm import PassError, Unit
from nvopt.passes.base import Context, FunctionPass, ModulePass
from nvopt.pipeline import registry
from nvopt.pipeline.driver import Driver, Options
from nvopt.pipeline.reduction import Budget, defined_functions, smallest, with_bodies_of, without_unused
from nvopt.pipeline.reproducer import symptom

FIXTURES = Path(__file__).parents[2] / "fixtures"

CALLS = """; ModuleID = 'x.ll'
source_filename = "calls.cu"

@table = internal global [4 x i32] zeroinitializer
@kept = global i32 0

define internal i32 @helper(i32 %x) {
  %y = load i32, ptr @table, align 4
  %z = add i32 %x, %y
  ret i32 %z
}

define i32 @bad(i32 %x) {
  %y = call i32 @helper(i32 %x)
  %z = mul i32 %y, 3
  ret i32 %z
}

define i32 @other(i32 %x) {
  %y = call i32 @bad(i32 %x)
  ret i32 %y
}

define i32 @another(i32 %x) {
  ret i32 %x
}
"""


@pytest.fixture(autouse=True)
def _reproducers_go_here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))


class NoMul(FunctionPass):
    """Fail where something is multiplied."""

    name = "no-mul"
    summary = "Test"

    def run(self, function: Function, context: Context) -> bool:
        for instruction in function.instructions():
            if instruction.opcode == "mul":
                raise LookupError(f"cannot multiply {instruction.operands[0]}")
        return False


class Flag(ModulePass):
    """Set something that no text tells."""

    name = "flag"
    summary = "Test"

    def run(self, module: Module, context: Context) -> bool:
        vars(module)["flag"] = True
        return False


class Forget(Flag):
    """Take it back."""

    name = "forget"

    def run(self, module: Module, context: Context) -> bool:
        vars(module).pop("flag", None)
        return False


class Flagged(ModulePass):
    """Fail behind Flag."""

    name = "flagged"
    summary = "Test"
    required = True

    def run(self, module: Module, context: Context) -> bool:
        if "flag" in vars(module):
            raise LookupError("the flag is set")
        return False


class TwoBodies(ModulePass):
    """Make something invalid of a module that defines both @bad and @another."""

    name = "two-bodies"
    summary = "Test"

    def run(self, module: Module, context: Context) -> bool:
        both = [module.get_function(name) for name in ("bad", "another")]
        if any(function is None or function.is_declaration for function in both):
            return False
        first = next(iter(both[0].entry))  # type: ignore[union-attr]
        first.set_operand(0, first)
        return True


def failure(passes: object, text: str = CALLS, **options: object) -> PassError:
    with pytest.raises(PassError) as caught:
        Driver(Options(passes, **options)).compile(text.encode(), "x.ll")  # type: ignore[arg-type]
    return caught.value


def written(error: PassError) -> tuple[str, str]:
    """The recipe and the module of a reproducer."""
    assert error.reproducer is not None
    recipe, _, text = Path(error.reproducer).read_text().partition("\n")
    assert recipe == f"; {error.command}"
    return error.command, text


def test_one_pass_and_one_function() -> None:
    error = failure(("function(sroa,dce)", NoMul(), "globaldce"))
    command, text = written(error)
    assert command.startswith("the input of the pass ")
    assert "NoMul, which no nvopt command can name" in command
    assert text == (
        "; ModuleID = 'x.ll'\n"
        'source_filename = "calls.cu"\n\n'
        "@kept = global i32 0\n\n"
        "declare i32 @helper(i32)\n\n"
        "define i32 @bad(i32 %x) {\n  %y = call i32 @helper(i32 %x)\n  %z = mul i32 %y, 3\n  ret i32 %z\n}\n"
    )


def test_the_message_names_the_pass_the_file_and_the_command() -> None:
    error = failure((NoMul(),))
    assert str(error).startswith("error: pass 'no-mul' failed; this is a bug in the pass\nLookupError: cannot multiply ")
    assert str(error).endswith(f"\na small input that shows it is in {error.reproducer}\n  {error.command}")


def test_passes_that_fail_only_together() -> None:
    command, text = written(failure(("sroa", Flag(), "nvvm-reflect", Flagged(), "globaldce")))
    assert command.startswith("the input of [flag, flagged], of which no nvopt command can name ")
    assert not defined_functions(text), "the failure needs no function at all"


def test_functions_that_are_needed_together() -> None:
    _, text = written(failure((TwoBodies(),)))
    assert defined_functions(text) == ["bad", "another"]


@pytest.fixture
def in_the_table(monkeypatch: pytest.MonkeyPatch) -> object:
    for made in (NoMul, Flag, Forget, Flagged):
        monkeypatch.setitem(registry._MIRROR, made.name, f"{made.__module__}:{made.__name__}")
    registry.mirror_class.cache_clear()
    registry.lookup.cache_clear()
    yield
    registry.mirror_class.cache_clear()
    registry.lookup.cache_clear()


@pytest.mark.usefixtures("in_the_table")
def test_the_command_fails_in_the_same_way() -> None:
    error = failure("function(sroa),no-mul,globaldce")
    command, text = written(error)
    assert shlex.split(command) == ["nvopt", "-passes=no-mul", error.reproducer]
    again = failure("no-mul", text)
    assert again.message == error.message
    assert written(again)[1] == text.replace("'x.ll'", "'x.ll'"), "it cannot be made smaller"


@pytest.mark.usefixtures("in_the_table")
def test_a_real_module_shrinks_to_one_function() -> None:
    for name in ("demo.ll", "math.ll"):
        text = (FIXTURES / name).read_text()
        if re.search(r" mul ", text):
            _, smaller = written(failure("nvvm-reflect,no-mul", text))
            assert len(defined_functions(smaller)) == 1
            assert len(smaller) < len(text)


@pytest.mark.usefixtures("in_the_table")
def test_a_limit_that_the_failure_needs_is_part_of_the_command() -> None:
    Driver(Options("flag,forget,flagged")).compile(CALLS.encode(), "x.ll")  # nothing fails
    error = failure("flag,forget,flagged", bisect_limit=1)
    assert shlex.split(error.command) == ["nvopt", "-passes=flag,forget,flagged", "-opt-bisect-limit=1", error.reproducer]
    assert "bisect" not in failure("no-mul", bisect_limit=30).command


@pytest.mark.parametrize(
    ("one", "other", "is_same"),
    [
        ("use of %x in @f", "use of %yy.1 in @g", True),
        ("expected 'i32' at 17", "expected 'ptr' at 4", True),
        ("use of %x in @f", "use of %x behind @f", False),
        ("bad !3", "bad #4", True),
        ("bad\nin one", "bad\nin another", True),
    ],
)
@pytest.mark.parametrize("crashed", [False, True])
def test_failures_are_the_same_but_for_names_and_numbers(one: str, other: str, is_same: bool, crashed: bool) -> None:
    first, second = (symptom(PassError("p", text, crashed=crashed)) for text in (one, other))
    assert (first == second) is (is_same if not crashed else False)
    assert symptom(PassError("q", one, crashed=crashed)) != first


@pytest.mark.usefixtures("in_the_table")
def test_where_no_file_can_be_made_nothing_is_reduced(monkeypatch: pytest.MonkeyPatch) -> None:
    tried = []
    monkeypatch.setattr("nvopt.pipeline.reproducer._create", lambda _: None)
    monkeypatch.setattr("nvopt.pipeline.reproducer._smallest", lambda *case: tried.append(case))
    error = failure("no-mul")
    assert error.reproducer is None
    assert tried == []


# -- reduction


def test_smallest() -> None:
    budget = Budget()
    assert smallest(range(100), lambda some: {3, 50, 77} <= set(some), budget) == [3, 50, 77]
    assert smallest(range(100), lambda some: 99 in some, budget) == [99]
    assert smallest(range(100), lambda some: True, budget) == []
    assert smallest([1], lambda some: 1 in some, budget) == [1]
    assert smallest([], lambda some: True, budget) == []
    everything = list(range(20))
    assert smallest(everything, lambda some: len(some) == 20, budget) == everything


@pytest.mark.parametrize(
    ("wanted", "tried"),
    [
        (set(), [""]),
        ({"d"}, ["", "ab", "cd", "", "c", "d", ""]),
        ({"a", "d"}, ["", "ab", "cd", "a", "b", "c", "d", "bcd", "acd", "a", "c", "d", "cd", "ad", "a", "d"]),
        (set("abcd"), ["", "ab", "cd", "a", "b", "c", "d", "bcd", "acd", "abd", "abc"]),
    ],
)
def test_what_is_tried_in_which_order(wanted: set[str], tried: list[str]) -> None:
    """Nothing at all first; then each half by itself; each quarter by itself, and all but each."""
    asked = []

    def fails(some: Sequence[str]) -> bool:
        asked.append("".join(some))
        return wanted <= set(some)

    assert set(smallest("abcd", fails, Budget())) == wanted
    assert asked == tried


def test_what_the_budget_left_still_fails() -> None:
    asked = []

    def fails(some: object) -> bool:
        asked.append(some)
        return 700 in some  # type: ignore[operator]

    left = smallest(range(1000), fails, Budget(attempts=5))
    assert 700 in left
    assert len(left) < 1000
    assert len(asked) <= 5
    assert len(smallest(range(1000), fails, Budget(seconds=0))) == 1000


def test_a_definition_becomes_a_declaration() -> None:
    text = """
$c = comdat any

define weak_odr hidden ptx_kernel void @k(ptr byval(i32) align 4 %p, i32 noundef %x) #0 section "s" comdat($c) align 8 !note !0 {
  ret void
}

define internal ptr @f(...) {
  ret ptr @f
}

define i32 @g() personality ptr @f {
  %x = call ptr (...) @f()
  ret i32 0
}

attributes #0 = { noinline }

!0 = !{i32 1}
"""
    canonical = Unit.parse(text.encode(), "x.ll").emit()
    made = Unit.parse(with_bodies_of(canonical, []).encode(), "x.ll").emit()
    assert "declare ptx_kernel void @k(ptr byval(i32) align 4, i32 noundef) #0 align 8\n" in made
    assert "declare ptr @f(...)\n" in made
    assert "declare i32 @g()\n" in made
    assert defined_functions(with_bodies_of(canonical, ["g"])) == ["g"]
    parsed = Module.parse(canonical)
    parsed.parse_all()
    for function in parsed.functions:
        function.delete_body()
    assert Unit.parse(str(parsed).encode(), "x.ll").emit() == made


def test_unused_things_go() -> None:
    text = Unit.parse(with_bodies_of(CALLS, ["another"]).encode(), "x.ll").emit()
    assert re.findall(r"@\w+", without_unused(text)) == ["@kept", "@another"]


@pytest.mark.parametrize("name", sorted(path.name for path in FIXTURES.glob("*.ll")))
def test_real_modules_without_bodies_are_valid(name: str) -> None:
    text = Unit.parse((FIXTURES / name).read_bytes(), name).emit()
    names = defined_functions(text)
    for kept in ([], names[:1], names[::2]):
        try:
            made = with_bodies_of(text, kept)
        except ReadError:
            continue
        assert defined_functions(Unit.parse(made.encode(), name).emit()) == kept
        assert Unit.parse(without_unused(made).encode(), name).emit()
