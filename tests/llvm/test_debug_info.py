"""Debug info that is invalid, or of another version: dropped as opt drops it, and no reason to end the process."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

import nvopt
from nvopt.ir import Function
from nvopt.llvm import InputError, Unit
from nvopt.llvm.debug_info import has_version, is_old, without_debug_info
from nvopt.llvm.native_module import NativeModule

INPUTS = Path(__file__).with_name("debug_info")  # NAME.expected.ll is what opt 22 -S -passes= makes of NAME.ll
DROPPED = {
    "invalid": "ignoring invalid debug info in invalid.ll",
    "older": "ignoring debug info with an invalid version (2) in older.ll",
    "unversioned": "ignoring debug info with an invalid version (0) in unversioned.ll",
}
FLAGS = '!llvm.module.flags = !{!0}\n!0 = !{i32 2, !"Debug Info Version", i32 3}\n'
BROKEN = "define void @f() {\n  %a = add i32 %b, 1\n  %b = add i32 1, 2\n  ret void\n}\n"
MARK = '!1 = !DIFile(filename: "a", directory: "b")\n'


@contextmanager
def another_thread() -> Iterator[None]:
    """Makes forking unsafe."""
    done = threading.Event()
    thread = threading.Thread(target=done.wait)
    thread.start()
    try:
        yield
    finally:
        done.set()
        thread.join()


@pytest.mark.parametrize("name", DROPPED)
@pytest.mark.parametrize("lazy", [False, True])
def test_as_opt_drops_it(name: str, lazy: bool, capfd: pytest.CaptureFixture[str]) -> None:
    unit = Unit.parse((INPUTS / f"{name}.ll").read_bytes(), f"{name}.ll", lazy=lazy)
    assert unit.emit() == (INPUTS / f"{name}.expected.ll").read_text()
    assert unit.warnings == [DROPPED[name]]
    assert capfd.readouterr() == ("", "")


@pytest.mark.parametrize("name", DROPPED)
@pytest.mark.parametrize("passes", ["nvvm-reflect", "internalize", "mirror-roundtrip", "nvvm-reflect,instcombine"])
def test_also_behind_passes_that_read_first(name: str, passes: str) -> None:
    text = (INPUTS / f"{name}.ll").read_text()
    with pytest.warns(UserWarning, match="ignoring") as warned:
        made = nvopt.run(text, passes, path=f"{name}.ll", internalize=["f", "g"])
    assert [str(warning.message) for warning in warned] == [DROPPED[name]]
    assert nvopt.run((INPUTS / f"{name}.expected.ll").read_text(), passes, path=f"{name}.ll", internalize=["f", "g"]) == made


@pytest.mark.parametrize("name", DROPPED)
def test_also_where_a_fork_is_unsafe(name: str) -> None:
    with another_thread():
        unit = Unit.parse((INPUTS / f"{name}.ll").read_bytes(), f"{name}.ll")
    assert unit.emit() == (INPUTS / f"{name}.expected.ll").read_text()


def test_bitcode() -> None:
    text = (INPUTS / "invalid.ll").read_bytes()
    read = NativeModule.parse(text, bitcode=False)
    assert isinstance(read, NativeModule)
    unit = Unit.parse(read.bitcode(), "invalid.ll")
    assert "!dbg" not in unit.emit()
    assert unit.warnings == [DROPPED["invalid"]]


@pytest.mark.parametrize("text", [BROKEN + FLAGS, BROKEN + FLAGS + MARK, BROKEN + MARK])
@pytest.mark.parametrize("passes", ["", "nvvm-reflect", "internalize", "mirror-roundtrip", "instcombine", "nvopt<O3>"])
def test_what_more_than_debug_info_breaks_is_an_error_with_its_place(text: str, passes: str, capfd: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(InputError) as raised:
        nvopt.run(text, passes, path="in.ll")
    assert str(raised.value).startswith("in.ll: error: input module is broken!\nInstruction does not dominate all uses!")
    assert "in.ll:3:3: note: it is this one\n  %b = add i32 1, 2\n  ^" in str(raised.value)
    assert capfd.readouterr() == ("", "")


def test_broken_bitcode_is_an_error() -> None:
    read = NativeModule.parse((BROKEN + FLAGS).encode(), bitcode=False)
    assert isinstance(read, NativeModule)
    with pytest.raises(InputError, match="input module is broken"):
        Unit.parse(read.bitcode(), "in.bc")


@dataclass(frozen=True)
class Break(nvopt.FunctionPass):
    """Let an instruction use what comes after it."""

    name = "break"

    def run(self, function: Function, context: nvopt.Context) -> bool:
        first, second, *_ = function.instructions()
        first.set_operand(0, second)
        return True


WITH_DEBUG_INFO = """define i32 @f(i32 %x) !dbg !3 {
  %a = add i32 %x, 1, !dbg !4
  %b = add i32 %a, 2, !dbg !4
  ret i32 %b, !dbg !4
}

!llvm.dbg.cu = !{!1}
!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = distinct !DICompileUnit(language: DW_LANG_C99, file: !2, emissionKind: FullDebug)
!2 = !DIFile(filename: "a.cu", directory: "/src")
!3 = distinct !DISubprogram(name: "f", scope: !2, file: !2, line: 1, spFlags: DISPFlagDefinition, unit: !1)
!4 = !DILocation(line: 2, column: 3, scope: !3)
"""


@pytest.mark.parametrize("text", [WITH_DEBUG_INFO, WITH_DEBUG_INFO.replace("i32 3}", "i32 2}")])
@pytest.mark.parametrize("passes", [[Break()], ["instcombine<no-verify-fixpoint>", Break()], [Break(), "simplifycfg"]])
def test_a_pass_that_breaks_the_module_is_to_blame(text: str, passes: list[Any]) -> None:
    text = text.replace("%x, 1", "%x, %x")
    with pytest.raises(nvopt.PassError, match="Instruction does not dominate all uses!") as raised:
        nvopt.run(text, passes, save_reproducer=False)
    assert raised.value.pass_name == "break"


TODAYS = 'flags: !0\n!llvm.module.flags = !{!9, !0}\n!0 = !{i32 2, !"Debug Info Version", i32 3}\n'


@pytest.mark.parametrize(
    ("text", "old"),
    [
        (TODAYS, False),
        (TODAYS.replace("!9, ", ""), False),
        (TODAYS.replace("i32 2", "i32 7").replace("!0 = ", "!0 = distinct "), False),
        (TODAYS.replace("i32 3", "i32 2"), True),
        (TODAYS.replace("i32 3", "i32 33"), True),
        (TODAYS.replace("i32 3", "i64 3"), True),
        (TODAYS.replace("!9, !0}", "!9}"), True),
        (TODAYS.replace("!9, !0}", "!9, !00}"), True),
        (TODAYS.replace("\n!0", "\n;!0"), True),
        (TODAYS.replace("\n!llvm", "\n;!llvm"), True),
        (TODAYS.replace("Version", "Version "), True),
        (TODAYS + TODAYS, True),
        ("", True),
    ],
)
def test_of_which_version_it_is(text: str, old: bool) -> None:
    assert is_old(text.encode() + b"!1 = !DIExpression()") is old
    assert not is_old(text.encode())  # where there is none


@pytest.mark.parametrize(
    "text", ["!{0} = !DI", "define\n!{0} = !DI", "  !{0} = !DI", "define !dbg !{0}", "@g = global i32 0\n!{0} = !{{}}\n!{1} = !DI"]
)
def test_debug_info_is_found_wherever_it_stands(text: str) -> None:
    assert is_old(text.format(0, 1).encode())


def test_bitcode_says_whether_it_has_a_version() -> None:
    for text, expected in ((FLAGS, True), ("", False)):
        read = NativeModule.parse(text.encode(), bitcode=False)
        assert isinstance(read, NativeModule)
        assert has_version(read.bitcode()) is expected


def test_valid_debug_info_is_not_dropped() -> None:
    assert without_debug_info(WITH_DEBUG_INFO.encode(), bitcode=False) is None
    unit = Unit.parse(WITH_DEBUG_INFO.encode(), "in.ll")
    assert unit.emit().count("!dbg !") == 4
    assert unit.warnings == []


def test_threads_read_at_once() -> None:
    """Those that need LLVM's upgrade and those that need it off."""
    read = NativeModule.parse(b"define void @f() {\n  ret void\n}\n", bitcode=False)
    assert isinstance(read, NativeModule)
    inputs = [read.bitcode(), (BROKEN + FLAGS).encode()] * 4
    failed: list[object] = []

    def work(data: bytes) -> None:
        for _ in range(50):
            try:
                Unit.parse(data, "in")
            except InputError as error:
                failed.append(error)

    threads = [threading.Thread(target=work, args=(data,)) for data in inputs]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(failed) == 200


RECORD_OF_NOTHING = "define void @f(i32 %i) {\n  call void @llvm.dbg.value(i32 %i)\n  ret void\n}\n"


@pytest.mark.parametrize("lazy", [False, True])
def test_what_is_no_record_goes_without_a_word_where_there_is_no_version(lazy: bool) -> None:
    """As opt does it. With a version it warns."""
    unit = Unit.parse(RECORD_OF_NOTHING.encode(), "in.ll", lazy=lazy)
    assert "define void @f(i32 %i) {\n  ret void\n}" in unit.emit()
    assert unit.warnings == []
    unit = Unit.parse((RECORD_OF_NOTHING + FLAGS).encode(), "in.ll", lazy=lazy)
    assert "define void @f(i32 %i) {\n  ret void\n}" in unit.emit()
    assert unit.warnings == ["ignoring invalid debug info in in.ll"]


def test_what_is_invalid_besides_is_told_of_the_text_as_it_was() -> None:
    with pytest.raises(InputError, match=r"(?s)^in\.ll: error: .*does not dominate all uses!.*\nin\.ll:7:3: note: it is this one\n"):
        Unit.parse((RECORD_OF_NOTHING + BROKEN.replace("@f", "@g")).encode(), "in.ll").emit()
