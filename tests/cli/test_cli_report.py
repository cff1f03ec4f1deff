"""-report=FILE.html: a page of a run."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from cli_runner import MODULE, Nvopt


def test_a_page_is_written(nvopt: Nvopt, tmp_path: Path) -> None:
    outcome = nvopt("-passes=instcombine", "-report=run.html", "in.ll", "-o", "out.ll")
    assert (outcome.status, outcome.err) == (0, "")
    assert (tmp_path / "run.html").read_text().startswith("<!DOCTYPE html>")
    assert nvopt("-passes=instcombine", "in.ll").out == (tmp_path / "out.ll").read_text()


def test_a_run_without_passes_has_a_page_too(nvopt: Nvopt, tmp_path: Path) -> None:
    assert nvopt("-report=run.html", "-disable-output", "in.ll").status == 0
    assert '"passes":[]' in (tmp_path / "run.html").read_text()


RAISES = """\
from dataclasses import dataclass
import nvopt

@dataclass(frozen=True)
class RaisesPass(nvopt.ModulePass):
    name = "raises"
    summary = "Raise an exception"

    def run(self, module, context):
        raise ValueError("nothing doing")
"""


def test_a_run_that_a_pass_ends_has_a_page_up_to_there(nvopt: Nvopt, tmp_path: Path) -> None:
    (tmp_path / "raises.py").write_text(RAISES)
    run = ("-load-pass-plugin=raises.py", "-passes=function(instcombine),raises,globaldce", "-report=run.html", "in.ll", "-o", "out.ll")
    outcome = nvopt(*run, "-report-causality")
    assert outcome.status == 1
    assert "pass 'raises' failed" in outcome.err
    assert not (tmp_path / "out.ll").exists()
    told = json.loads((tmp_path / "run.html").read_text().partition('id="run">')[2].partition("</script>")[0])
    assert [one["name"] for one in told["passes"]] == ["instcombine"]
    assert told["failure"].startswith("error: pass 'raises' failed")
    assert "nothing doing" in told["failure"]


def test_a_run_that_ends_ahead_of_its_first_pass_has_no_page(nvopt: Nvopt, tmp_path: Path) -> None:
    (tmp_path / "bad.ll").write_text("define")
    assert nvopt("-passes=instcombine", "-report=run.html", "bad.ll").status == 1
    assert not (tmp_path / "run.html").exists()


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["-report=run.txt", "in.ll"], "-report writes a page of HTML: -report=FILE.html, and not 'run.txt'"),
        (["-report=in.html", "in.html"], "-report would overwrite what is read: in.html"),
        (["-report=run.html", "in.ll", "-o", "run.html"], "-report and another output are the same file: run.html"),
        (
            ["-report=run.html", "in.ll", "-pass-remarks-output=run.html", "-disable-output"],
            "-report and another output are the same file: run.html",
        ),
        (["-report-causality", "in.ll"], "-report-causality goes into the page of -report=FILE.html, and there is none"),
        (["-report=run.html", "in.ll", "in.html", "-o", "made/"], "take a single input"),
    ],
)
def test_it_takes_no_place_that_is_taken(nvopt: Nvopt, tmp_path: Path, arguments: list[str], said: str) -> None:
    (tmp_path / "in.html").write_text(MODULE)
    outcome = nvopt("-passes=instcombine", *arguments)
    assert outcome.status == 1
    assert said in outcome.err
    assert (tmp_path / "in.html").read_text() == MODULE
    assert not (tmp_path / "run.html").exists()
