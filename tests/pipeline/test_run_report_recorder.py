"""What the recorder makes of passes one behind the other, and of passes inside of others."""

from __future__ import annotations

from nvopt.llvm import Unit
from nvopt.pipeline.instrument import ModuleText, PassEvent
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


def test_only_small_modules_are_looked_into() -> None:
    for size, looks in ((100_000, True), (100_001, False)):
        recorder = Recorder(RemarkSink())
        recorder.before_pass(event("globaldce", ";" * size))
        assert recorder.looks_inside is looks


def test_a_run_without_passes_has_its_input() -> None:
    recorder = Recorder(RemarkSink())
    recorder.finished(Unit.parse(FUNCTION.encode(), "in.ll"))
    assert "ret i32 0" in recorder.final
