"""Dumps and change reports say what opt says, in opt's words."""

from dataclasses import dataclass

import pytest

from nvopt.report.changes import ChangeReporter, ChangeStyle, dump

F = "define i32 @f(i32 %x) {\n  ret i32 %x\n}\n"
F_CHANGED = "define i32 @f(i32 %x) {\n  ret i32 0\n}\n"
G = "define void @g() {\n  ret void\n}\n"


@dataclass
class Stub:
    """A module of functions, each with its text."""

    parts: dict[str, str]

    def text(self) -> str:
        return "; ModuleID = 'a.ll'\n\n" + "\n".join(self.parts.values())

    def functions(self) -> dict[str, str]:
        return self.parts


BEFORE = Stub({"f": F, "g": G})
AFTER = Stub({"f": F_CHANGED, "g": G})


def report(style: ChangeStyle, level: str, only: frozenset[str] | None = None, after: Stub = AFTER) -> str:
    said: list[str] = []
    reporter = ChangeReporter(style, only, said.append)
    reporter.start(BEFORE)
    reporter.after("SomePass", level, after)
    return "".join(said)


def test_module_dump_is_headed_as_by_opt() -> None:
    assert (
        dump("After", "NVVMReflectPass", "module", BEFORE, None) == f"; *** IR Dump After NVVMReflectPass on [module] ***\n{BEFORE.text()}"
    )


def test_function_passes_dump_function_by_function() -> None:
    expected = f"; *** IR Dump Before SROAPass on f ***\n{F}; *** IR Dump Before SROAPass on g ***\n{G}"
    assert dump("Before", "SROAPass", "function", BEFORE, None) == expected


def test_passes_over_the_call_graph_name_their_component() -> None:
    assert dump("After", "InlinerPass", "cgscc", BEFORE, {"f"}) == f"; *** IR Dump After InlinerPass on (f) ***\n{F}"


@pytest.mark.parametrize(("level", "unit"), [("module", "[module]"), ("function", "g")])
def test_only_the_functions_asked_for_are_dumped(level: str, unit: str) -> None:
    assert dump("After", "SROAPass", level, BEFORE, {"g"}) == f"; *** IR Dump After SROAPass on {unit} ***\n{G}"
    assert dump("After", "SROAPass", level, BEFORE, {"nobody"}) == ""


def test_module_change() -> None:
    start = f"*** IR Dump At Start ***\n{BEFORE.text()}"
    assert report(ChangeStyle(), "module") == f"{start}*** IR Dump After SomePass on [module] ***\n{AFTER.text()}"
    assert report(ChangeStyle(), "module", after=BEFORE) == f"{start}*** IR Dump After SomePass on [module] omitted because no change ***\n"


def test_function_change() -> None:
    said = report(ChangeStyle(), "function").removeprefix(f"*** IR Dump At Start ***\n{BEFORE.text()}")
    assert said == f"*** IR Dump After SomePass on f ***\n{F_CHANGED}*** IR Dump After SomePass on g omitted because no change ***\n"


def test_quiet_says_only_what_changed() -> None:
    assert report(ChangeStyle(quiet=True), "function") == f"*** IR Dump After SomePass on f ***\n{F_CHANGED}"
    assert report(ChangeStyle(quiet=True), "module", after=BEFORE) == ""


def test_filter() -> None:
    assert report(ChangeStyle(quiet=True), "module", frozenset({"g"})) == ""
    said = report(ChangeStyle(), "function", frozenset({"g"}))
    assert "*** IR Dump After SomePass on f filtered out ***\n" in said
    assert "*** IR Dump After SomePass on g omitted because no change ***\n" in said


HUNK = "@@ @@\n define i32 @f(i32 %x) {\n-  ret i32 %x\n+  ret i32 0\n }\n"


def test_diff_of_a_function_pass() -> None:
    assert report(ChangeStyle(diff=True, quiet=True), "function") == f"*** IR Dump After SomePass on f ***\n{HUNK}\n"


def test_diff_of_a_module_pass_names_each_function() -> None:
    said = report(ChangeStyle(diff=True, quiet=True), "module")
    assert said == f"*** IR Dump After SomePass on [module] ***\n\n*** IR for function f ***\n{HUNK}\n"


def test_diff_tells_what_did_not_change() -> None:
    said = report(ChangeStyle(diff=True), "function", frozenset({"g"}))
    assert said.endswith(
        "*** IR Dump After SomePass on f filtered out ***\n*** IR Dump After SomePass on g omitted because no change ***\n"
    )
    said = report(ChangeStyle(diff=True), "module", after=BEFORE)
    assert said.endswith("*** IR Dump After SomePass on [module] omitted because no change ***\n")


def test_diff_of_what_lies_outside_of_functions() -> None:
    without = Stub({"f": F})
    with_global = Stub({"global": "@x = global i32 0\n", "f": F})
    said: list[str] = []
    reporter = ChangeReporter(ChangeStyle(diff=True, quiet=True), None, said.append)
    reporter.start(without)
    reporter.after("SomePass", "module", with_global)
    assert "".join(said) == "*** IR Dump After SomePass on [module] ***\n\n*** IR outside of functions ***\n@@ @@\n+@x = global i32 0\n\n"


def test_colours() -> None:
    said = report(ChangeStyle(diff=True, quiet=True, colour=True), "function")
    assert "\x1b[31m-  ret i32 %x\x1b[0m\n\x1b[32m+  ret i32 0\x1b[0m\n" in said
