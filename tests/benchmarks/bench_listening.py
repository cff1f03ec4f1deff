"""What it costs to watch a run: -print-changed, -print-after-all, --dump-dir, -time-passes, -opt-bisect-limit over 5, 20 and 80 passes of a
module of 5,000 and 20,000 lines. Four times the lines, or four times the passes, may cost four times as much, no more."""

from __future__ import annotations

import itertools
import tempfile
from pathlib import Path

from measure import NVOPT, compare, excerpt, libdevice_text, repeated

PASSES = ("sroa", "instcombine", "nvvm-reflect", "simplifycfg", "reassociate", "lower-aggr-copies", "dce", "newgvn", "instcombine", "adce")
COUNTS = (5, 20, 80)
OPTIONS = {
    "plain": [],
    "-print-changed=quiet": ["-print-changed=quiet"],
    "-print-changed=diff": ["-print-changed=diff"],
    "-print-after-all": ["-print-after-all"],
    "--dump-dir": ["--dump-dir=dumps"],
    "-time-passes": ["-time-passes"],
    "-opt-bisect-limit=-1": ["-opt-bisect-limit=-1"],
}
FORMS = {"function(a),function(b)...": "function({})", "function(a,b...)": "{}"}


def pipeline(form: str, count: int) -> str:
    names = itertools.islice(itertools.cycle(PASSES), count)
    return f"function({','.join(names)})" if form == "{}" else ",".join(form.format(name) for name in names)


def main() -> None:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        small = excerpt(libdevice_text(folder).read_text(), lines=5000)
        modules = {}
        for lines, text in ((5000, small), (20000, repeated(small, 4))):
            modules[lines] = folder / f"{lines}.ll"
            modules[lines].write_text(text)
        for title, form in FORMS.items():
            for option, words in OPTIONS.items():
                report(f"{title} {option}", form, modules, [word.replace("dumps", str(folder / "dumps")) for word in words])


def report(title: str, form: str, modules: dict[int, Path], words: list[str]) -> None:
    """One line of a table: milliseconds of processor time for each number of passes on the small module, and on the large one."""
    commands: dict[str, list[str | Path]] = {
        f"{lines} {count}": [*NVOPT, "-mcpu=sm_90", f"-passes={pipeline(form, count)}", "-disable-output", *words, path]
        for lines, path in modules.items()
        for count in COUNTS
    }
    found = compare(commands, rounds=1, quiet=True)
    cells = []
    for lines in modules:
        times = [found[f"{lines} {count}"].cpu for count in COUNTS]
        cells.append(f"{lines:6} lines: " + " ".join(f"{time * 1e3:7.0f}" for time in times) + " ms")
    print(f"{title:50} {';  '.join(cells)}", flush=True)


if __name__ == "__main__":
    main()
