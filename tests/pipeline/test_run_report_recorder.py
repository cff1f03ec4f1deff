"""What the recorder makes of passes one behind the other, and of passes inside of others."""

from __future__ import annotations

import pytest

from nvopt.llvm import Unit
from nvopt.pipeline.instrument import ModuleText, PassEvent
from nvopt.pipeline.run_report import recorder as recorder_module
from nvopt.pipeline.run_report.recorder import Recorder
from nvopt.pipeline.text import PassNode, make_pipeline
from nvopt.remarks import Remark, RemarkSink

FUNCTION = "define i32 @f() {\n  ret i32 0\n}\n"


class Shown(ModuleText):
    """A text that a test gives."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._is_current = True


def event(name: str, text: str = FUNCTION) -> PassEvent:
    (node,) = make_pipeline(name).nodes
    assert isinstance(node, PassNode)
    return PassEvent(node, 0, Shown(text))


def over(recorder: Recorder, one: PassEvent, text: str, number: int) -> None:
    one.module, one.number = Shown(text), number
    recorder.after_pass(one)


def test_passes_inside_of_another_come_ahead_of_it_and_count_as_its() -> None:
    sink = RemarkSink(enabled=True)
    recorder = Recorder(sink)
    outer, inner, other, behind = event("default<O3>"), event("globalopt"), event("globaldce"), event("nvvm-verify")
    changed = FUNCTION.replace("0", "1")
    recorder.before_pass(outer)
    recorder.before_pass(inner)
    sink.emit(Remark("Passed", "globalopt", "", "f"))
    over(recorder, inner, changed, 4)
    recorder.before_pass(other)
    over(recorder, other, changed, 0)
    over(recorder, outer, changed, 6)
    recorder.before_pass(behind)
    over(recorder, behind, changed, 6)
    assert [(one.pass_index, one.name, one.depth, one.numbers, set(one.changed)) for one in recorder.passes] == [
        (1, "globalopt", 1, (1, 4), {"f"}),
        (2, "globaldce", 1, (0, 0), set()),
        (3, "default<O3>", 0, (1, 6), {"f"}),
        (4, "nvvm-verify", 0, (0, 0), set()),
    ]
    assert [index for index, _ in recorder.remarks] == [1]
    assert recorder.final == changed
    assert set(recorder.texts) == {0, 1}


def begun(text: str, *preferred: str) -> Recorder:
    recorder = Recorder(RemarkSink(), preferred)
    recorder.before_pass(event("globaldce", text))
    return recorder


def test_of_large_modules_as_many_functions_are_watched_as_there_is_time_for(monkeypatch: pytest.MonkeyPatch) -> None:
    large = FUNCTION.replace("@f", "@large").replace("0\n", "0\n" + "  ; more\n" * 9)
    kernel = "; Function Attrs: nounwind\n" + FUNCTION.replace("i32 @f", "ptx_kernel void @kernel").replace("i32 0", "void")
    text = FUNCTION + large + kernel + FUNCTION.replace("@f", '@"a,b"')
    for most, watched in ((3, None), (2, {"large", "kernel"}), (1, {"kernel"}), (0, set())):
        monkeypatch.setattr(recorder_module, "_MOST_PRINTED", most * len(text))
        monkeypatch.setattr(recorder_module, "_LARGE", 1)
        recorder = begun(text)
        assert recorder.watched == watched
        assert recorder.looks_inside is (most > 0)
        assert begun(text, "f", "g").watched == (None if most == 3 else {"f"})


def test_what_others_inside_of_a_pipeline_changed_is_the_pipelines(monkeypatch: pytest.MonkeyPatch) -> None:
    text = FUNCTION + FUNCTION.replace("@f", "@g")
    monkeypatch.setattr(recorder_module, "_MOST_PRINTED", len(text))
    recorder = Recorder(RemarkSink(), ["g"])
    outer, inner = event("default<O3>", text), event("globalopt", text)
    inner.is_inside = True
    changed = text.replace("0", "1")
    recorder.before_pass(outer)
    recorder.before_pass(inner)
    over(recorder, inner, changed, 4)
    over(recorder, outer, changed, 6)
    assert [(one.name, set(one.changed)) for one in recorder.passes] == [("globalopt", {"g"}), ("default<O3>", {"f", "g"})]


def test_a_run_without_passes_has_its_input() -> None:
    recorder = Recorder(RemarkSink())
    recorder.finished(Unit.parse(FUNCTION.encode(), "in.ll"))
    assert "ret i32 0" in recorder.final
