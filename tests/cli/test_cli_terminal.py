"""What a terminal gets: tables, colours, a progress bar; and what a pipe does not."""

from __future__ import annotations

import os
import pty
import re
import subprocess
import sys
from pathlib import Path

import pytest
from cli_runner import MODULE, Nvopt


def on_terminal(folder: Path, *arguments: str, status: int = 0, **environ: str) -> str:
    """All that nvopt writes where stdout and stderr are one terminal."""
    (folder / "in.ll").write_text(MODULE)
    controller, terminal = pty.openpty()
    root = str(Path(__file__).parents[2])
    variables = {name: value for name, value in os.environ.items() if name != "NO_COLOR"}
    variables |= {
        "TERM": "xterm",
        "COLUMNS": "100",
        "PYTHONPATH": os.pathsep.join(filter(None, (root, os.environ.get("PYTHONPATH")))),
        **environ,
    }
    with subprocess.Popen(
        [sys.executable, "-m", "nvopt", *arguments], stdin=terminal, stdout=terminal, stderr=terminal, cwd=folder, env=variables
    ) as process:
        os.close(terminal)
        said = b""
        while True:
            try:
                data = os.read(controller, 65536)
            except OSError:  # the last writer has closed the terminal
                break
            if not data:
                break
            said += data
    os.close(controller)
    assert process.returncode == status
    return said.decode().replace("\r\n", "\n")


def test_diff_is_coloured(tmp_path: Path) -> None:
    said = on_terminal(tmp_path, "-passes=instcombine", "-print-changed=diff-quiet", "-disable-output", "in.ll")
    assert "\x1b[31m-  ret i32 %y\x1b[0m\n" in said


def test_no_color(tmp_path: Path) -> None:
    said = on_terminal(tmp_path, "-passes=instcombine", "-print-changed=diff-quiet", "-disable-output", "in.ll", NO_COLOR="1")
    assert "-  ret i32 %y\n" in said
    assert "\x1b" not in said


@pytest.mark.parametrize("option", ["-print-passes", "-help-knobs"])
def test_lists_are_tables(tmp_path: Path, option: str) -> None:
    assert "┃" in on_terminal(tmp_path, option)


def test_nothing_at_all_shows_the_help(tmp_path: Path) -> None:
    assert on_terminal(tmp_path).startswith("Usage: nvopt")


def test_progress_bar(tmp_path: Path) -> None:
    for number in range(3):
        (tmp_path / f"{number}.ll").write_text(MODULE)
    assert "3/3" in on_terminal(tmp_path, "0.ll", "1.ll", "2.ll", "-o", "out")


EVIL = "e\x1b[31mv\x07\x9b1mil\x7f"
NAMED = f"{EVIL}.ll"
HOSTILE = """\
target triple = "nvptx64-nvidia-cuda"
%"s\\1B[31m" = type { [40 x i64] }

define i32 @"f\\1B[31m\\0Anew\\C2\\9B"(i32 %x, ptr %p, ptr %q) {
  %y = add i32 %x, 0
  %v = load %"s\\1B[31m", ptr %p
  store %"s\\1B[31m" %v, ptr %q
  br label %"b\\1B[31m"
"b\\1B[31m":
  ret i32 %y
}
"""
WRONG = 'define i32 @"f\\1B[31m"() {\n  ret i32 %"x\x1b[31m"\n}\n'
BROKEN = 'define i32 @"f\\1B[31m"() {\n  ret i64 0\n}\n'


@pytest.mark.parametrize(
    ("arguments", "status"),
    [
        ([NAMED], 0),
        ([NAMED, "-o", "/dev/tty"], 1),  # it is nobody's terminal
        ([NAMED, "-emit=ptx"], 1),
        ([NAMED, "-passes=sroa", "-opt-bisect-limit=-1"], 0),
        ([NAMED, "-passes=globaldce,instcombine", "-print-after-all", "-print-before-all"], 0),
        ([NAMED, "-passes=globaldce,instcombine", "-print-changed", "NO_COLOR"], 0),
        ([NAMED, "-passes=globaldce,lower-aggr-copies", "-print-changed=diff", "NO_COLOR"], 0),
        ([NAMED, "-passes=lower-aggr-copies", "-pass-remarks=.", "-pass-remarks-missed=.", "-pass-remarks-analysis=.", "-stats"], 0),
        ([NAMED, "-passes=print<scalar-evolution>", "-time-passes", "-disable-output"], 0),
        ([f"-passes={EVIL}", NAMED], 1),
        ([f"-passes=unavailable<{EVIL}>", "-print-pipeline-passes"], 0),
        ([f"-passes=sroa({EVIL}", NAMED], 1),
        ([f"-{EVIL}", NAMED], 1),
        ([f"-mcpu={EVIL}", NAMED], 1),
        ([f"-print-after={EVIL}", NAMED], 1),
        ([f"-load-pass-plugin={EVIL}.py", NAMED], 1),
        ([f"-mtriple={EVIL}", NAMED], 1),
        ([f"-nvvm-pass-option={EVIL}", "-O1", NAMED], 1),
        ([f"-libdevice={EVIL}", NAMED], 1),
        ([f"missing{EVIL}"], 1),
        ([f"wrong{EVIL}"], 1),
        ([f"broken{EVIL}", "-passes=nvvm-reflect"], 1),
        ([NAMED, f"missing{EVIL}", f"wrong{EVIL}", "-o", f"out{EVIL}", "-j", "2"], 1),
        ([NAMED, "-o", f"no{EVIL}/out.ll"], 1),
        ([NAMED, f"-pass-remarks-output=no{EVIL}/out.yaml"], 1),
        ([NAMED, f"-dump-dir={NAMED}"], 1),
    ],
)
def test_names_do_not_command_the_terminal(tmp_path: Path, arguments: list[str], status: int) -> None:
    (tmp_path / NAMED).write_text(HOSTILE)
    (tmp_path / f"wrong{EVIL}").write_text(WRONG)
    (tmp_path / f"broken{EVIL}").write_text(BROKEN)
    environ = {"NO_COLOR": "1"} if "NO_COLOR" in arguments else {}
    given = [argument for argument in arguments if argument not in environ]
    said = on_terminal(tmp_path, *given, status=status, **environ)
    said = re.sub(r"\x1b\[(?:\d*[ABKJ]|\d*m|\?25[lh])|\r", "", said) if "-j" in given else said  # the progress bar's
    assert re.findall(r"[\x00-\x08\x0b-\x1f\x7f-\x9f]", said) == []


def test_names_are_escaped_in_messages_whoever_reads_them(tmp_path: Path) -> None:
    (tmp_path / NAMED).write_text(HOSTILE)
    environ = {**os.environ, "PYTHONPATH": str(Path(__file__).parents[2])}
    command = [sys.executable, "-m", "nvopt", "-passes=sroa", "-opt-bisect-limit=-1", NAMED]
    done = subprocess.run(command, cwd=tmp_path, env=environ, capture_output=True)
    assert done.stderr.decode().splitlines() == [r"BISECT: running pass (1) sroa on f\x1b[31m\x0anew\x9b"]
    assert done.stdout.startswith(f"; ModuleID = '{NAMED}'\n".encode()), "a pipe gets what LLVM prints"
    missing = subprocess.run([*command[:-1], f"no\n{NAMED}"], cwd=tmp_path, env=environ, capture_output=True)
    assert missing.stderr.decode() == (
        "nvopt: no\\x0ae\\x1b[31mv\\x07\\x9b1mil\\x7f.ll: error: Could not open input file: No such file or directory\n"
    )


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["-passes=fo\no"], r"unknown pass name 'fo\x0ao'; a pipeline has no blanks"),
        (["-passes=sroa<a\nb>"], r"invalid SROA pass parameter 'a\x0ab'"),
        (["-passes=loop-unroll<full-unroll-max=\n>"], r"invalid argument to LoopUnroll pass full-unroll-max parameter: '\x0a'"),
        (["-passes=default<\n>"], r"invalid optimization level '\x0a'"),
        (["-print-after=sr\noa"], r"unknown pass name 'sr\x0aoa'; did you mean 'sroa'?"),
    ],
)
def test_a_name_does_not_end_the_line_of_its_message(nvopt: Nvopt, arguments: list[str], said: str) -> None:
    err = nvopt(*arguments, "in.ll").err
    assert err.startswith(f"nvopt: {said}")
    assert err.count("\n") == 1


SUMMARY = """
import nvopt

class Speaks(nvopt.FunctionPass):
    name = "speaks"
    summary = "Say\\n\\x1b[31m it"

    def run(self, function, context):
        return False
"""


def test_what_plugins_say_of_passes_does_not_command_the_terminal(nvopt: Nvopt, tmp_path: Path) -> None:
    (tmp_path / "speaks.py").write_text(SUMMARY)
    arguments = ("-load-pass-plugin=speaks.py", "-print-passes")
    assert r"Say\x0a\x1b[31m it" in nvopt(*arguments).out
    assert r"Say\x0a\x1b[31m it" in re.sub(r"\s+", " ", on_terminal(tmp_path, *arguments, COLUMNS="200"))
