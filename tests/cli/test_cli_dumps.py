"""-opt-bisect-limit and --dump-dir on the command line."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from cli_runner import Nvopt

PASSES = "-passes=nvvm-reflect,function(sroa,instcombine),instnamer,globaldce"


def names(folder: str) -> list[str]:
    return sorted(os.listdir(folder))


def test_bisecting(nvopt: Nvopt) -> None:
    outcome = nvopt("-passes=function(instcombine,sroa)", "-opt-bisect-limit=1", "-disable-output", "in.ll")
    assert (outcome.status, outcome.out) == (0, "")
    assert outcome.err.splitlines() == [
        "BISECT: running pass (1) instcombine on f",
        "BISECT: NOT running pass (2) instcombine on g",
        "BISECT: NOT running pass (3) sroa on f",
        "BISECT: NOT running pass (4) sroa on g",
    ]
    assert nvopt("-passes=instcombine", "-opt-bisect-limit=-1", "in.ll").out == nvopt("-passes=instcombine", "in.ll").out
    assert "%y = add" in nvopt("-passes=instcombine", "-opt-bisect-limit", "0", "in.ll").out


def test_a_limit_is_a_number(nvopt: Nvopt) -> None:
    outcome = nvopt("-passes=sroa", "-opt-bisect-limit=all", "in.ll")
    assert (outcome.status, outcome.out) == (1, "")
    assert outcome.err == "nvopt: for the --opt-bisect-limit option: 'all' value invalid for integer argument!\n"


def test_a_limit_and_dumps_are_for_one_input(nvopt: Nvopt) -> None:
    for option in ("-opt-bisect-limit=1", "--dump-dir=d"):
        outcome = nvopt("-passes=sroa", option, "in.ll", "in.ll", "-disable-output")
        assert outcome.status == 1
        assert "take a single input" in outcome.err


def test_one_file_for_each_pass_that_changed_something(nvopt: Nvopt) -> None:
    outcome = nvopt(PASSES, "--dump-dir=made/here", "in.ll")
    assert (outcome.status, outcome.err) == (0, "")
    assert names("made/here") == ["0000-input.ll", "0006-instcombine.ll", "0008-instnamer.ll", "0009-globaldce.ll"]
    assert Path("made/here/0009-globaldce.ll").read_text() == outcome.out
    assert Path("made/here/0000-input.ll").read_text() == nvopt("in.ll").out


def test_the_numbers_are_those_of_the_limit(nvopt: Nvopt) -> None:
    nvopt(PASSES, "--dump-dir=d", "in.ll")
    limited = nvopt(PASSES, "-opt-bisect-limit=6", "--dump-dir=e", "in.ll")
    assert limited.out == Path("d/0006-instcombine.ll").read_text()
    assert names("e") == ["0000-input.ll", "0006-instcombine.ll"]


def test_passes_without_a_number_come_behind_the_one_before(nvopt: Nvopt) -> None:
    text = (
        Path("in.ll")
        .read_text()
        .replace("@g(i32 %x) {", "@g(i32 %x) alwaysinline {")
        .replace("%y = add", "%z = call i32 @g(i32 %x)\n  %y = add")
    )
    Path("in.ll").write_text(text)
    nvopt("-passes=always-inline,instcombine,always-inline,default<O2>", "--dump-dir=d", "-disable-output", "in.ll")
    inside = ["0020-globalopt.ll", "0069-function-attrs.ll", "0110-function-attrs.ll"]
    assert names("d") == ["0000-input.ll", "0000.1-always-inline.ll", "0002-instcombine.ll", *inside]


def test_only_some_functions(nvopt: Nvopt) -> None:
    nvopt("-passes=function(instcombine),globaldce", "--dump-dir=d", "-filter-print-funcs=g", "-disable-output", "in.ll")
    assert names("d") == ["0000-input.ll"]
    assert Path("d/0000-input.ll").read_text() == "define i32 @g(i32 %x) {\n  ret i32 %x\n}\n"
    nvopt("-passes=function(instcombine),globaldce", "--dump-dir=d", "-filter-print-funcs=f", "-disable-output", "in.ll")
    assert names("d") == ["0000-input.ll", "0002-instcombine.ll"]


def test_two_runs_never_mix(nvopt: Nvopt) -> None:
    nvopt(PASSES, "--dump-dir=d", "-disable-output", "in.ll")
    Path("d/notes.txt").write_text("mine")
    nvopt("--dump-dir=d", "-disable-output", "in.ll")
    assert names("d") == ["0000-input.ll", "notes.txt"]


def test_what_is_no_earlier_run_is_left_alone(nvopt: Nvopt) -> None:
    Path("d").mkdir()
    Path("d/0001-case.ll").write_text("mine")
    outcome = nvopt(PASSES, "--dump-dir=d", "in.ll")
    assert (outcome.status, outcome.out) == (1, "")
    assert outcome.err == "nvopt: d: error: it holds 0001-case.ll, but no 0000-input.ll of an earlier run; name a new or empty folder\n"
    assert names("d") == ["0001-case.ll"]


def test_a_folder_that_cannot_be_is_one_message(nvopt: Nvopt) -> None:
    for folder, said in (("in.ll", "in.ll: error: Not a directory"), ("in.ll/d", "in.ll/d: error: Not a directory")):
        outcome = nvopt(PASSES, f"--dump-dir={folder}", "in.ll")
        assert (outcome.status, outcome.out, outcome.err) == (1, "", f"nvopt: {said}\n")
    outcome = nvopt(PASSES, "--dump-dir=", "in.ll")
    assert (outcome.status, outcome.err) == (1, "nvopt: -dump-dir needs the name of a folder\n")


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="nothing is forbidden to root")
def test_a_folder_that_may_not_be_written_to(nvopt: Nvopt) -> None:
    Path("d").mkdir(mode=0o500)
    assert nvopt(PASSES, "--dump-dir=d", "in.ll").err == "nvopt: d/0000-input.ll: error: Permission denied\n"


def test_bad_input_makes_no_folder(nvopt: Nvopt) -> None:
    Path("bad.ll").write_text("nonsense")
    assert nvopt(PASSES, "--dump-dir=d", "bad.ll").status == 1
    assert not Path("d").exists()
