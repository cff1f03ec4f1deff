"""Collecting remarks and warnings."""

from nvopt.remarks import Location, Remark, RemarkSink

REMARK = Remark("Passed", "p", "Name", "f", (("String", "did "), ("Callee", "g")), Location("a.cu", 3, 4))


def test_a_remark_reads_as_one_line() -> None:
    assert REMARK.message == "did g"


def test_remarks_are_kept_only_for_listeners() -> None:
    deaf, keen = RemarkSink(), RemarkSink(enabled=True)
    deaf.emit(REMARK)
    keen.emit(REMARK)
    assert deaf.remarks == []
    assert keen.remarks == [REMARK]


def test_warnings_are_always_kept_each_once() -> None:
    sink = RemarkSink()
    for message in ("a", "b", "a"):
        sink.warn(message)
    assert sink.warnings == ["a", "b"]


def test_taking_over_from_another_sink() -> None:
    sink = RemarkSink(enabled=True)
    sink.warn("a")
    sink.extend([REMARK], ["a", "b"])
    assert sink.remarks == [REMARK]
    assert sink.warnings == ["a", "b"]
