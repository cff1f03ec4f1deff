"""200 small files: one call of nvopt beside 200 calls of opt."""

from __future__ import annotations

import tempfile
from pathlib import Path

from bench_start import SMALL
from measure import NVOPT, compare, opt, show

FILES = 200


def main() -> None:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "out").mkdir()
        paths = [folder / f"{number}.ll" for number in range(FILES)]
        for number, path in enumerate(paths):
            path.write_text(SMALL.replace("@ftz", f"@ftz{number}"))
        commands: dict[str, list[str | Path]] = {
            f"one nvopt, {FILES} files": [*NVOPT, "-passes=nvvm-reflect", *paths, "-o", folder / "out"],
        }
        if opt():
            script = f'for f in "$@"; do {opt()} -passes=nvvm-reflect -S "$f" -o "{folder}/out/${{f##*/}}"; done'
            commands[f"{FILES} calls of opt"] = ["/bin/sh", "-c", script, "sh", *paths]
        show(f"{FILES} small files", compare(commands, rounds=3))


if __name__ == "__main__":
    main()
