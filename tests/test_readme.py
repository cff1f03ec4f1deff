"""Every example in the README runs and prints what the README says.

A `sh` block is commands that must succeed. A `console` block is commands (`$ ...`) with what they print. A `python` block is a script; a
`text` block right behind it is what it prints. All run in an empty folder that shows the repository's fixtures.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text()
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```\n(?:\n```text\n(.*?)^```\n)?", re.MULTILINE | re.DOTALL)
BLOCKS = [match.groups(default="") for match in BLOCK.finditer(README)][1:]  # the first names the two make targets


def run(command: list[str], folder: Path) -> str:
    """Run a command in `folder`; what it printed, stdout and stderr together."""
    if not (folder / "fixtures").exists():
        (folder / "fixtures").symlink_to(ROOT / "fixtures")
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    environ = {**os.environ, "PATH": path, "NO_COLOR": "1"}
    done = subprocess.run(command, cwd=folder, env=environ, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, timeout=120)
    assert done.returncode == (1 if "nvopt: " in done.stdout else 0), done.stdout
    return done.stdout


def of_language(*languages: str) -> list[object]:
    blocks = [block for block in BLOCKS if block[0] in languages]
    return [pytest.param(text, printed, id=f"{language}-{index}") for index, (language, text, printed) in enumerate(blocks)]


def test_it_opens_with_the_two_commands() -> None:
    assert re.match(r"```sh\nmake demo\b.*\nmake test\b.*\n```\n", README)


def test_every_block_is_of_a_kind_that_is_tested() -> None:
    assert {language for language, _, _ in BLOCKS} <= {"sh", "console", "python", "llvm", "text"}


@pytest.mark.parametrize(("commands", "printed"), of_language("sh"))
def test_commands_succeed(commands: str, printed: str, tmp_path: Path) -> None:
    said = run(["/bin/sh", "-e", "-c", commands], tmp_path)
    assert "error:" not in said
    assert not printed or said == printed


@pytest.mark.parametrize(("session", "printed"), of_language("console"))
def test_sessions_print_what_is_shown(session: str, printed: str, tmp_path: Path) -> None:
    for step in re.split(r"^\$ ", session, flags=re.MULTILINE)[1:]:
        command, _, expected = step.partition("\n")
        assert run(["/bin/sh", "-c", command], tmp_path) == expected


@pytest.mark.parametrize(("script", "printed"), of_language("python"))
def test_scripts_print_what_is_shown(script: str, printed: str, tmp_path: Path) -> None:
    (tmp_path / "script.py").write_text(script)
    assert run([sys.executable, "script.py"], tmp_path) == printed
