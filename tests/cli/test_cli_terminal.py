"""What a terminal gets: tables, colours, a progress bar; and what a pipe does not."""

from __future__ import annotations

import os
import pty
import subprocess
import sys
from pathlib import Path

import pytest
from cli_runner import MODULE


def on_terminal(folder: Path, *arguments: str, **environ: str) -> str:
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
    assert process.returncode == 0
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
