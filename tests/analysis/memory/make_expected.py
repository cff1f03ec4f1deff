"""Writes what opt 22 says of the .ll files beside this: `python tests/analysis/memory/make_expected.py`."""

from __future__ import annotations

import subprocess
from pathlib import Path

HERE = Path(__file__).parent
AA_EVAL = ("-passes=aa-eval", "-print-all-alias-modref-info", "-evaluate-aa-metadata")
ACCESS_INFO = ("-passes=print<access-info>",)


def opt(path: Path, *options: str) -> str:
    """What opt prints."""
    done = subprocess.run(["opt-22", *options, "-disable-output", path], capture_output=True, text=True, check=True)
    return done.stderr


def canonical(path: Path) -> None:
    """Writes a file as LLVM prints it. It names itself by its place here."""
    name = path.relative_to(HERE)
    subprocess.run(["opt-22", "-S", name, "-o", name], cwd=HERE, check=True)


if __name__ == "__main__":
    for source in sorted((HERE / "aliases").glob("*.ll")):
        canonical(source)
        source.with_suffix(".aa").write_text(opt(source, *AA_EVAL))
    for source in sorted((HERE / "loops").glob("*.ll")):
        canonical(source)
        source.with_suffix(".access").write_text(opt(source, *ACCESS_INFO))
