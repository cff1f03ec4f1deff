"""The page of a run in a headless Chromium, by clicks and keys. Skipped where there is none."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from browser import Browser, program

from nvopt.pipeline.driver import Driver, Options
from nvopt.pipeline.run_report.making import make_page
from nvopt.pipeline.run_report.recorder import Recorder
from nvopt.remarks import RemarkSink
from nvopt.report.html.history import History
from nvopt.report.html.page import page

pytestmark = pytest.mark.skipif(program() is None, reason="there is no Chromium")

HOSTILE = "</script><img src=x onerror=alert(1)>"
MODULE = f"""\
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @scale(ptr addrspace(1) %p, i32 %n) {{
entry:
  %slot = alloca i32, align 4
  store i32 %n, ptr %slot, align 4
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %at = getelementptr float, ptr addrspace(1) %p, i32 %i
  %x = load float, ptr addrspace(1) %at, align 4
  %y = fmul float %x, 2.0
  store float %y, ptr addrspace(1) %at, align 4
  %next = add nsw i32 %i, 1
  %copy = load i32, ptr %slot, align 4
  %more = icmp slt i32 %next, %copy
  br i1 %more, label %loop, label %done

done:
  ret void
}}

define i32 @helper(i32 %0) {{
  %2 = add i32 %0, 0
  %"{HOSTILE}" = mul i32 %2, 3
  %3 = add i32 %2, %"{HOSTILE}"
  ret i32 %3
}}
"""
PASSES = "nvvm-reflect,function(sroa),globaldce,function(instsimplify),globaldce"


@pytest.fixture(scope="module")
def recorded() -> Recorder:
    recorder = Recorder(RemarkSink(enabled=True))
    Driver(Options(PASSES)).check(MODULE.encode(), "in.ll", instruments=[recorder])
    return recorder


@pytest.fixture(scope="module")
def browser(recorded: Recorder, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    folder = tmp_path_factory.mktemp("browser")
    made = folder / "run.html"
    made.write_text(make_page(recorded, Driver(Options(PASSES)), MODULE.encode(), "in.ll", PASSES, causality_jobs=1))
    with Browser(folder) as browser:
        browser.open(made)
        yield browser
        assert browser.errors == []


def go(browser: Browser, address: str) -> None:
    browser.run(f"location.hash = {json.dumps(address)}")
    browser.settle()


def test_every_state_is_what_the_recorder_saw(browser: Browser, recorded: Recorder) -> None:
    browser.run("window.model = new Model(JSON.parse(document.getElementById('run').textContent)), true")
    for index in recorded.texts:
        for name in recorded.history.parts:
            shown = browser.run(f"model.byName.get({json.dumps(name)}).linesAt({index}).map((line) => line.text)")
            assert [line.replace("; function @", "\x01") for line in shown] == recorded.history.lines_at(name, index)
            blamed = browser.run(f"model.byName.get({json.dumps(name)}).linesAt({index}).map(({{origin}}) => [origin.index, origin.what])")
            assert blamed == [[origin.pass_index, origin.what] for origin in recorded.history.blame(name, index)]


def test_passes_without_effect_are_folded(browser: Browser) -> None:
    go(browser, "pass=0&view=overview")
    assert browser.run("[...document.querySelectorAll('.passes .item')].map((one) => one.querySelector('.name').textContent)") == [
        "input",
        "1 pass without effect",
        "sroa",
        "1 pass without effect",
        "instsimplify",
        "1 pass without effect",
    ]
    browser.click(".passes .folded")
    assert "nvvm-reflect" in browser.text(".passes")


NAMES = "[...document.querySelectorAll('.passes .item')].map((one) => one.querySelector('.name').textContent)"


def test_passes_that_changed_other_functions_are_folded_until_all_are_asked_for(browser: Browser) -> None:
    go(browser, "pass=2&view=diff&function=scale")
    assert browser.run(NAMES)[2:] == ["sroa", "3 passes on others"]
    browser.key("a")
    assert browser.run(NAMES)[2:] == ["sroa", "1 pass without effect", "instsimplify", "1 pass without effect"]
    browser.click("aside button.small")
    assert browser.run(NAMES)[2:] == ["sroa", "3 passes on others"]


def test_a_pass_has_what_those_inside_of_it_changed(browser: Browser) -> None:
    run = "{...JSON.parse(document.getElementById('run').textContent)}"
    depths = "run.passes.forEach((pass, at) => (pass.depth = at === 2 ? 0 : 1))"  # the third has the first two inside of it
    names = "new Model(run).passes.map((pass) => [...pass.inside].map((part) => part.name))"
    assert browser.run(f"(() => {{ const run = {run}; {depths}; return {names}; }})()") == [[], [], [], ["scale"], [], []]


def test_clicks_lead_from_a_pass_to_its_diff_and_the_history_of_a_line(browser: Browser) -> None:
    go(browser, "pass=0&view=overview&function=scale")
    browser.click(".passes .item", "sroa")
    assert browser.run("location.hash") == "#pass=2&function=scale&view=diff"
    removed = browser.text(".panes .left.k1")
    assert "alloca" in removed
    assert "load i32" in removed
    assert browser.text(".panes .right.k4").split() == ["12", "~", "%more", "=", "icmp", "slt", "i32", "%next,", "%n"]
    browser.click(".panes .right.k4")
    assert browser.text(".chain .did").split() == ["input", "rewrote"]
    browser.click(".chain li", "input")
    assert browser.run("location.hash") == "#pass=0&function=scale&view=ir"
    browser.click(".row.ir", "icmp slt")
    assert browser.run("location.hash").endswith("&line=15")
    assert browser.text(".chain .did").split() == ["input", "then", "rewrote"]


def test_keys(browser: Browser) -> None:
    go(browser, "pass=0&view=ir&function=scale")
    browser.key("j")
    assert browser.run("location.hash") == "#pass=2&function=scale&view=ir"
    browser.key("j")
    assert browser.run("location.hash") == "#pass=2&function=scale&view=ir"  # no later pass changed it
    browser.key("J")
    browser.key("k")
    assert browser.run("location.hash") == "#pass=2&function=scale&view=ir"
    browser.key("2")
    assert browser.run("location.hash").endswith("view=diff")
    browser.key("?")
    assert browser.run("document.querySelector('dialog').open")
    browser.key("Escape")


def test_search_finds_passes_functions_and_lines(browser: Browser) -> None:
    go(browser, "pass=0&view=ir&function=scale")
    browser.key("/")
    browser.type("fmul")
    browser.wait("document.querySelectorAll('.found .hit').length === 1")
    browser.key("Enter")
    assert browser.run("location.hash") == "#pass=0&function=scale&view=ir&line=11"
    browser.key("/")
    browser.run("document.querySelector('.search').value = ''")
    browser.type("sc")
    browser.wait("document.querySelectorAll('.found .hit').length > 1")
    assert "scale" in browser.text(".found")
    browser.key("Escape")


def test_graph_loops_code_and_causes_are_there(browser: Browser) -> None:
    go(browser, "pass=2&function=scale&view=graph")
    assert browser.run("[...document.querySelectorAll('.block .label')].map((one) => one.textContent)") == ["entry", "loop", "done"]
    assert browser.run("document.querySelectorAll('path.edge.back').length") == 1
    go(browser, "pass=2&function=scale&view=loops")
    assert "%loop" in browser.text("table")
    assert "peak" in browser.text(".bars")
    go(browser, "pass=5&function=scale&view=machine")
    assert "ld.global" in browser.text(".panes")
    browser.click(".pane:nth-child(2) .row", "ld.global")
    assert "load float" in browser.text(".row.lit")
    go(browser, "pass=5&function=scale&view=causality")
    assert "left out by its numbers" in browser.text("main")


def test_long_lists_draw_only_what_is_seen(browser: Browser) -> None:
    browser.run("window.list = new LongList((row) => el('div', {class: 'row'}, row)), true")
    browser.run("document.querySelector('main').replaceChildren(list.element), true")
    browser.run("list.set(Array.from({length: 50000}, (_, at) => 'row ' + at)), true")
    browser.run("list.goTo(40000), true")
    browser.settle()
    assert "row 40000" in browser.text("main")
    assert browser.run("document.querySelectorAll('main .row').length") < 120


def test_names_are_shown_and_are_no_markup(browser: Browser, tmp_path: Path) -> None:
    history = History()
    history.record(0, f'@"{HOSTILE}" = global i32 0\ndefine void @"{HOSTILE}2"() {{\n  ret void ; \x1b[31m\u202e{HOSTILE}\n}}\n')
    remark = {"index": 0, "kind": "Passed", "pass": HOSTILE, "name": "", "function": f"{HOSTILE}2", "message": HOSTILE, "at": None}
    names = dict.fromkeys(("title", "pipeline", "failure"), HOSTILE)
    told = {**names, "gpu": "", "passes": [], "remarks": [remark], "sources": {}, "facts": {}}
    (tmp_path / "hostile.html").write_text(page(history, told))
    browser.open(tmp_path / "hostile.html")
    for view in ("overview", "diff", "ir", "graph", "loops", "machine", "causality", "remarks"):
        go(browser, f"pass=0&view={view}")
        assert browser.run("document.querySelectorAll('img, script:not([id]) ~ script').length") == 0
        assert f"{HOSTILE}2" in browser.text(".functions")
        assert browser.text(".failure") == HOSTILE
    assert HOSTILE in browser.text("main")
    go(browser, "pass=0&view=ir")
    assert f"ret void ; \\x1b[31m\\x202e{HOSTILE}" in browser.text(".panes")


def test_functions_are_found_by_both_names(browser: Browser, tmp_path: Path) -> None:
    history = History()
    history.record(0, "define void @_Z5scalePfi() {\n  ret void\n}\ndefine void @plain() {\n  ret void\n}\n")
    told = {"title": "in.ll", "pipeline": "", "failure": "", "gpu": "", "passes": [], "remarks": [], "sources": {}, "facts": {}}
    (tmp_path / "names.html").write_text(page(history, {**told, "sourceNames": {"_Z5scalePfi": "scale(float*, int)"}}))
    browser.open(tmp_path / "names.html")
    for wanted in ("float*", "_z5scale"):
        found = browser.run(
            f"new Model(JSON.parse(document.getElementById('run').textContent)).functions.map((one) => one.isCalled('{wanted}'))"
        )
        assert found == [True, False]
    go(browser, "pass=0&function=_Z5scalePfi&view=ir")
    assert "scale(float*, int) behind" in browser.text("main")


def test_the_history_of_an_inlined_line_goes_on_in_its_function(browser: Browser, tmp_path: Path) -> None:
    callee = "define float @half(float %x) {\n  %m = fmul float %x, 5.0\n  ret float %m\n}\n"
    history = History()
    history.record(0, f"define float @f(float %v) {{\n  %y = call float @half(float %v)\n  ret float %y\n}}\n{callee}")
    history.record(1, f"define float @f(float %v) {{\n  %m.i = fmul float %v, 5.0\n  ret float %m.i\n}}\n{callee}")
    told = {"title": "in.ll", "pipeline": "", "failure": "", "gpu": "", "remarks": [], "sources": {}, "facts": {}}
    inline = {"index": 1, "name": "inline", "level": "cgscc", "depth": 0, "numbers": [1, 1], "seconds": 0.1}
    (tmp_path / "inlined.html").write_text(page(history, {**told, "passes": [inline]}))
    browser.open(tmp_path / "inlined.html")
    go(browser, "pass=1&function=f&view=diff")
    assert browser.text(".row.k8").split() == ["2", "↳", "%m.i", "=", "fmul", "float", "%v,", "5.0"]
    browser.click(".row.k8")
    assert browser.text(".chain .did").split() == ["input", "inlined"]
    browser.click(".chain li", "on half")
    assert browser.run("location.hash") == "#pass=0&function=half&view=ir"


def test_metadata_at_the_ends_of_lines_is_hidden(browser: Browser, tmp_path: Path) -> None:
    history = History()
    history.record(0, "define void @f() {\n  %x = load i32, ptr null, align 4, !dbg !3, !tbaa !4\n  ret void, !dbg !3\n}\n")
    told = {"title": "in.ll", "pipeline": "", "failure": "", "gpu": "", "passes": [], "remarks": [], "sources": {}, "facts": {}}
    (tmp_path / "attached.html").write_text(page(history, told))
    browser.open(tmp_path / "attached.html")
    go(browser, "pass=0&function=f&view=ir")
    assert "align 4, !dbg !3, !tbaa !4" in browser.text(".row")
    browser.key("m")
    assert browser.text(".row .text").split("\n")[1:3] == ["  %x = load i32, ptr null, align 4", "  ret void"]
    browser.key("m")
    assert "ret void, !dbg !3" in browser.text(".row")
