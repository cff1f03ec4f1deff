"""Causality: which pass made another one possible, found by leaving one out at a time."""

from __future__ import annotations

from typing import Any

from nvopt.pipeline.driver import Driver, Options
from nvopt.pipeline.run_report.causality import causality
from nvopt.pipeline.run_report.recorder import Recorder
from nvopt.remarks import RemarkSink

MODULE = """\
define i32 @f(i32 %x) {
  %p = alloca i32, align 4
  store i32 7, ptr %p, align 4
  %y = load i32, ptr %p, align 4
  %z = add i32 %y, 1
  ret i32 %z
}

define i32 @g(i32 %x) {
  %z = add i32 %x, 0
  ret i32 %z
}

define i32 @untouched(i32 %x) {
  ret i32 %x
}
"""


def causes(passes: str, module: str = MODULE) -> dict[int, dict[str, Any]]:
    driver, recorder = Driver(Options(passes)), Recorder(RemarkSink())
    driver.check(module.encode(), "in.ll", instruments=[recorder])
    return {one["index"]: one for one in causality(recorder, driver, module.encode(), "in.ll")}


DEAD = """\
define void @f(i32 %x) {
  %p = alloca i32, align 4
  store i32 %x, ptr %p, align 4
  %y = load i32, ptr %p, align 4
  ret void
}
"""


def test_a_pass_that_made_another_possible() -> None:
    found = causes("function(sroa),function(instsimplify)")
    assert set(found) == {1, 2}
    assert (found[1]["numbers"], found[1]["enabled"], found[1]["preempted"], found[1]["altered"]) == ([1, 3], [[2, ["f"]]], [], [])
    assert found[2]["enabled"] == found[2]["preempted"] == found[2]["altered"] == []
    assert not found[1]["same"]
    assert (found[1]["instructions"], found[2]["instructions"]) == (7, 5)


def test_a_pass_that_left_another_nothing_to_do() -> None:
    found = causes("function(dce),function(sroa),function(dse)", DEAD)
    assert found[1]["same"]
    assert found[1]["enabled"] == found[1]["preempted"] == []
    assert found[2]["preempted"] == [[3, ["f"]]]
    assert found[2]["same"]  # dse does it then


def test_a_pass_that_does_more_where_another_did_less() -> None:
    module = "define i32 @f(i32 %x) {\n  %a = mul i32 %x, 3\n  %b = add i32 %x, 0\n  ret i32 %b\n}\n"
    found = causes("function(instsimplify),function(instcombine)", module)
    assert found[1]["altered"] == [[2, ["f"]]]
    assert found[1]["same"]


def test_passes_of_both_kinds_in_one_function_adaptor() -> None:
    found = causes("function(sroa,instcombine),nvvm-reflect,function(instsimplify,simplifycfg)")
    assert set(found) == {1, 2}
    assert [index for index, _ in found[2]["preempted"]] == [4]


def test_a_run_that_fails_without_a_pass_says_so() -> None:
    module = "define i32 @f(i32 %x) {\n  %a = add i32 %x, 0\n  ret i32 %a\n}\n"
    driver, recorder = Driver(Options("function(instcombine)")), Recorder(RemarkSink())
    driver.check(module.encode(), "in.ll", instruments=[recorder])
    (found,) = causality(recorder, driver, b"no module", "in.ll")
    assert found["error"].startswith("The run fails without it: in.ll:1:1: error:")


def test_leaving_out_nothing_known_is_the_same_run() -> None:
    options = Options("function(sroa,instcombine),instsimplify")
    whole = Driver(options).compile(MODULE.encode(), "in.ll")
    assert Driver(options._replace(left_out=range(100, 101))).compile(MODULE.encode(), "in.ll") == whole
    without = Driver(options._replace(left_out=range(1, 4))).compile(MODULE.encode(), "in.ll")
    assert without == Driver(Options("function(instcombine),instsimplify")).compile(MODULE.encode(), "in.ll")


def test_several_runs_at_a_time_find_the_same() -> None:
    driver, recorder = Driver(Options("function(sroa),std<O1>,function(instsimplify)")), Recorder(RemarkSink())
    driver.check(MODULE.encode(), "in.ll", instruments=[recorder])
    found = causality(recorder, driver, MODULE.encode(), "in.ll", 2)
    assert [len(one["enabled"]) for one in found] == [0, 0]
    assert found == causality(recorder, driver, MODULE.encode(), "in.ll")
