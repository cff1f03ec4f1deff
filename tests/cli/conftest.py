"""How the tests of the command line run it: in this process where that is enough, as a program where the process itself is tested."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from cli_runner import MODULE, Nvopt, Outcome

from nvopt.cli.main import run


@pytest.fixture
def nvopt(capsysbinary: pytest.CaptureFixture[bytes], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Nvopt:
    """Runs nvopt in this process, in an empty folder that holds `in.ll`."""
    (tmp_path / "in.ll").write_text(MODULE)
    monkeypatch.chdir(tmp_path)

    def call(*arguments: str, stdin: bytes = b"") -> Outcome:
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(stdin)))
        capsysbinary.readouterr()
        status = run(arguments)
        said = capsysbinary.readouterr()
        return Outcome(status, said.out.decode(), said.err.decode())

    return call


@pytest.fixture
def program(tmp_path: Path) -> Callable[..., subprocess.CompletedProcess[bytes]]:
    """Runs nvopt as a program of its own, in the same folder."""
    (tmp_path / "in.ll").write_text(MODULE)
    root = str(Path(__file__).parents[2])
    environ = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, (root, os.environ.get("PYTHONPATH"))))}

    def call(*arguments: str, **options: object) -> subprocess.CompletedProcess[bytes]:
        settings: dict[str, object] = {"capture_output": True, "cwd": tmp_path, "env": environ, "timeout": 60, **options}
        return subprocess.run([sys.executable, "-m", "nvopt", *arguments], **settings)  # type: ignore[call-overload, no-any-return]

    return call
