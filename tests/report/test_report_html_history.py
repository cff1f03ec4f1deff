"""The model behind the page of a run: states restored exactly, and who did what to each line."""

from __future__ import annotations

from effort import examples
from hypothesis import given, settings
from hypothesis import strategies as st

from nvopt.report.html.history import OUTSIDE, History, Origin, instructions
from nvopt.report.html.steps import Kind, Step, respell, runs, steps_between


def module(*body: str, head: str = "", tail: str = "") -> str:
    return head + "define i32 @f(ptr %p, i32 %n) #0 {\n" + "".join(line + "\n" for line in body) + "}\n" + tail


def history(*texts: str) -> History:
    made = History()
    for index, text in enumerate(texts):
        made.record(index, text)
    return made


def chain(origin: Origin | None) -> list[tuple[int, str]]:
    found = []
    while origin is not None:
        found.append((origin.pass_index, origin.what))
        origin = origin.before
    return found


def blame(texts: list[str], line: int, name: str = "f") -> list[tuple[int, str]]:
    return chain(history(*texts).blame(name, len(texts) - 1)[line])


START = module("  %1 = load i32, ptr %p, align 4", "  %2 = mul i32 %n, 0", "  %x = add i32 %1, %n", "  ret i32 %x")


def test_a_line_knows_who_rewrote_renumbered_and_renamed_it() -> None:
    texts = [
        START,
        START.replace("align 4", "align 16"),
        module("  %1 = load i32, ptr %p, align 16", "  %y = add i32 %1, %n", "  ret i32 %y"),
        module("  %1 = call i32 @g()", "  %2 = load i32, ptr %p, align 16", "  %y = add i32 %2, %1", "  ret i32 %y"),
    ]
    made = history(*texts)
    assert [chain(origin) for origin in made.blame("f", 3)] == [
        [(0, "input")],
        [(3, "made")],
        [(1, "rewrote"), (0, "input")],
        [(3, "rewrote"), (2, "renamed"), (0, "input")],
        [(2, "renamed"), (0, "input")],
        [(0, "input")],
    ]
    assert [origin.text for origin in made.blame("f", 3)] == texts[3].splitlines()
    origin = made.blame("f", 3)[2].before
    assert origin is not None
    assert origin.text == "  %1 = load i32, ptr %p, align 4"


def test_a_line_that_stands_elsewhere_has_moved() -> None:
    before = module("  br label %next", "", "next:", "  %a = sdiv i32 %n, 3", "  ret i32 %a")
    after = module("  %a = sdiv i32 %n, 3", "  br label %next", "", "next:", "  ret i32 %a")
    assert blame([before, after], 1) == [(1, "moved"), (0, "input")]
    unnamed = [text.replace("%a", "%1") for text in (before, after)]
    assert blame(unnamed, 1) == [(1, "moved"), (0, "input")]


def test_what_looks_alike_of_other_operands_has_not_moved() -> None:
    before = module("  br label %next", "", "next:", "  %1 = sdiv i32 %n, 3", "  ret i32 %1")
    after = module("  %1 = sdiv i32 %m, 3", "  br label %next", "", "next:", "  ret i32 %1")
    assert blame([before, after], 1) == [(1, "made")]


def test_renumbering_is_no_change() -> None:
    before = module(
        "  %1 = add i32 %n, 1, !tbaa !0", "  ret i32 %1, !dbg !2", tail="attributes #0 = { cold }\n!0 = !{}\n!1 = !{i32 2}\n!2 = !{i32 7}\n"
    )
    after = before.replace("!2", "!1").replace("!1 = !{i32 2}\n", "")
    made = History()
    made.record(0, before)
    assert made.record(1, after) == {OUTSIDE}
    assert made.text_at(1) == after
    assert chain(made.blame("f", 1)[2]) == [(0, "input")]


def test_another_debug_location_is_no_change_but_kept() -> None:
    before = module("  ret i32 %n, !dbg !2")
    after = before.replace("!2", "!7")
    made = history(before, after)
    assert made.text_at(1) == after
    assert not made.parts["f"].versions[1].is_change


def test_functions_come_and_go() -> None:
    one, two = module("  ret i32 1"), module("  ret i32 2").replace("@f(", '@"g [module]"(')
    texts = [one, two + one, two, "", one]
    made = history(*texts)
    assert [made.text_at(index) for index in range(5)] == texts
    assert [bool(made.lines_at("f", index)) for index in range(5)] == [True, True, False, False, True]
    assert made.record(5, one) == set()
    assert chain(made.blame("f", 5)[1]) == [(4, "made")]


def test_functions_of_nearly_one_name_are_apart() -> None:
    made = history('define void @0() {\n  ret void\n}\ndefine void @"0"() {\n  unreachable\n}\ndefine void @"[module]"() {\n  ret void\n}')
    assert set(made.parts) == {OUTSIDE, "0", '"0"', '"[module]"'}
    assert made.lines_at("0", 0)[1] == "  ret void"


LINES = st.sampled_from(
    [
        "  %1 = load i32, ptr %p",
        "  %2 = add i32 %1, 1",
        "  %2 = add i32 %0, %1",
        "  store i32 %2, ptr %p, !dbg !3",
        "3:  ; preds = %1",
        "",
        "x:",
        "  %a = add i32 %2, 1",
        "  %b = add i32 %2, 1",
        "  %a = mul i32 %b, %2, !x !1",
        '  store i32 0, ptr @"a %1 b"',
        "  br label %3",
    ]
)
BODIES = st.lists(LINES, max_size=12)
TAILS = st.lists(
    st.sampled_from(["!0 = !{i32 1}", "!1 = !{i32 1}", "!1 = !{!0}", "attributes #0 = { cold }", "@0 = global i32 1"]), max_size=4
)


@settings(max_examples=examples(40))
@given(st.lists(st.tuples(BODIES, TAILS), min_size=1, max_size=5))
def test_every_state_is_restored_to_the_letter(states: list[tuple[list[str], list[str]]]) -> None:
    texts = [module(*body, tail="\n".join(tail)) for body, tail in states]
    made = history(*texts)
    assert [made.text_at(index) for index in range(len(texts))] == texts
    assert [origin.text for origin in made.blame("f", len(texts))] == made.lines_at("f", len(texts))


def test_runs() -> None:
    names = {"%7": "%6", "%8": "%7", "%10": "%8", "!2": "!5", "%9": "%9"}
    assert runs(names) == ["!", 2, 5, 1, "%", 7, 6, 2, "%", 9, 9, 1, "%", 10, 8, 1]
    assert runs({}) == []


def test_numbers_in_names_and_text_stay() -> None:
    assert respell('%7 %7a %x7 %"7" c"%7d" !7 %77', {"%7": "%6"}) == '%6 %7a %x7 %"7" c"%7d" !7 %77'
    assert respell("7:    ; preds = %7, %8", {"%7": "%6"}) == "6:    ; preds = %6, %8"


def test_steps_of_a_rewritten_line_have_its_text_alone() -> None:
    steps, names = steps_between(["  %1 = add i32 %n, 1", "  ret i32 %1"], ["  %1 = sub i32 %n, -1", "  ret i32 %1"], {}, of_function=True)
    assert [step.kind for step in steps] == [Kind.DROPPED, Kind.ADDED, Kind.KEPT]
    assert names == {}
    steps, _ = steps_between(["  %a = add i32 %n, 1"], ["  %a = sub i32 %n, -1"], {}, of_function=True)
    assert steps == [Step(Kind.REWRITTEN, 0, "  %a = sub i32 %n, -1")]


def test_instructions_are_counted_without_labels_cases_and_records() -> None:
    body = ["; Function Attrs: cold", "define void @f() {", "entry:", "  switch i32 %n, label %a [", "    i32 1, label %b", "  ]", "", "a:"]
    assert instructions([*body, "    #dbg_value(i32 0, !1, !2, !3)", "  ; comment", "  ret void", "}"]) == 2


def test_a_signature_is_rewritten_and_stays_the_functions() -> None:
    before = "; Function Attrs: cold\n" + module("  ret i32 %n")
    after = before.replace("ptr %p,", "ptr addrspace(1) readonly %p,").replace("cold", "cold nounwind")
    assert [chain(origin) for origin in history(before, after).blame("f", 1)[:3]] == [
        [(1, "rewrote"), (0, "input")],
        [(1, "rewrote"), (0, "input")],
        [(0, "input")],
    ]


CALLEE = "define float @half(float %x) {\n  %m = fmul float %x, 5.0\n  %k = call float @deep(float %m) #1\n  ret float %k\n}\n"
DEEP = "define float @deep(float %x) {\n  %d = fdiv float %x, %x\n  ret float %d\n}\n"


def test_a_copy_of_a_line_of_an_inlined_function_has_its_history() -> None:
    caller = "define float @f(float %v) {\n  %y = call float @half(float %v)\n  ret float %y\n}\n"
    changed = CALLEE.replace("5.0", "7.0")
    inlined = (
        "define float @f(float %v) {\n  %m.i = fmul float %v, 7.0, !dbg !3\n  %d.i.i = fdiv float %m.i, %m.i\n"
        "  %new = fneg float %v\n  ret float %d.i.i\n}\n"
    )
    made = history(caller + CALLEE + DEEP, caller + changed + DEEP, inlined + changed.replace("7.0", "9.0") + DEEP)
    assert [chain(origin) for origin in made.blame("f", 2)] == [
        [(0, "input")],
        [(2, "inlined"), (1, "rewrote"), (0, "input")],
        [(2, "inlined"), (0, "input")],
        [(2, "made")],
        [(2, "rewrote"), (0, "input")],
        [(0, "input")],
    ]
    assert made.text_at(2) == inlined + changed.replace("7.0", "9.0") + DEEP


def test_a_line_like_one_of_a_function_that_is_still_called_is_made() -> None:
    caller = "define float @f(float %v) {\n  %y = call float @half(float %v)\n  ret float %y\n}\n"
    more = caller.replace("  ret", "  %m = fmul float %v, 5.0\n  ret")
    assert chain(history(caller + CALLEE + DEEP, more + CALLEE + DEEP).blame("f", 1)[2]) == [(1, "made")]


def test_functions_that_are_not_taken_stay_but_for_numbers_of_the_module() -> None:
    first = START + "define void @g() {\n  fence seq_cst, !x !0\n  ret void\n}\n\n!0 = !{i32 5}\n"
    text = first.replace("align 4", "align 16").replace("ret void", "unreachable").replace("!0", "!1").replace("i32 %n, 0", "i32 %n, 3")
    made = History()
    made.record(0, first)
    assert made.record(1, text, {"f"}) == {"f"}
    assert made.lines_at("g", 1) == ["define void @g() {", "  fence seq_cst, !x !1", "  ret void", "}"]
    assert made.record(2, text) == {"g"}
    assert chain(made.blame("g", 2)[2]) == [(2, "made")]
    assert made.text_at(2) == text


def test_functions_that_call_one_another_and_calls_of_nothing_known() -> None:
    caller = "define void @f() {\n  call void @g()\n  call void @g()\n  call void @unknown()\n  ret void\n}\n"
    callees = "define void @g() {\n  fence seq_cst\n  call void @h()\n  ret void\n}\n"
    callees += "define void @h() {\n  fence acquire\n  call void @g()\n  ret void\n}\n"
    inlined = "define void @f() {\n  fence seq_cst\n  fence acquire\n  fence seq_cst\n  fence release\n  ret void\n}\n"
    made = history(caller + callees, inlined + callees).blame("f", 1)
    assert [origin.what for origin in made[1:5]] == ["inlined", "inlined", "inlined", "made"]


def test_a_call_that_became_one_of_the_functions_is_no_copy() -> None:
    caller = "define void @f(i32 %x) {\n  call void @g(i32 %x, i32 0, i32 1)\n  ret void\n}\n"
    callee = "define void @g(i32 %a, i32 %b, i32 %c) {\n  fence seq_cst\n  call void @h(i32 %a, i32 0, i32 1)\n  ret void\n}\n"
    inlined = "define void @f(i32 %x) {\n  fence seq_cst\n  call void @h(i32 %x, i32 0, i32 1)\n  ret void\n}\n"
    assert [one.what for one in history(caller + callee, inlined + callee).blame("f", 1)[1:3]] == ["inlined", "rewrote"]
