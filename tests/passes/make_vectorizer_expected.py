"""Writes what opt 22 says of the loops in vectorizer_loops/: `python tests/passes/make_vectorizer_expected.py`.

A line for each reason, `function: tag: message`, or `function: taken`. The width is forced, so that costs have no say.
For loops with reductions, beside it: what opt combines the lanes with, `function: fast fadd v4f32`.
"""

from __future__ import annotations

import re
import subprocess
import tempfile
from pathlib import Path

FOLDER = Path(__file__).parent / "vectorizer_loops"
OPTIONS = ("-passes=loop-vectorize", "-force-vector-width=4", "-force-vector-interleave=1")
_NOT_OF_LEGALITY = {"MissedDetails", "InterleavingBeneficialButDisabled", "InterleavingNotBeneficialAndDisabled", "Vectorized"}


def said_by_opt(path: Path) -> list[str]:
    """The reasons against each function's loop, in opt's order."""
    with tempfile.NamedTemporaryFile("r") as remarks:
        to_file = f"-pass-remarks-output={remarks.name}"
        subprocess.run(["opt-22", *OPTIONS, to_file, "-disable-output", path], check=True, stderr=subprocess.DEVNULL)
        documents = remarks.read().split("\n...\n")
    found: dict[str, list[str]] = {name: [] for name in re.findall(r"^define [^@]*@(\w+)\(", path.read_text(), re.MULTILINE)}
    for document in documents[:-1]:
        tag, function = (re.search(rf"^{key}:\s+'?(\S+?)'?$", document, re.MULTILINE) for key in ("Name", "Function"))
        assert tag is not None
        assert function is not None
        pieces = re.findall(r"^  - \w+:\s+(.*)$", re.sub(r"\n {4,}", " ", document), re.MULTILINE)
        message = "".join(map(_unquoted, pieces))
        if tag[1] not in _NOT_OF_LEGALITY:
            found[function[1]].append(f"{tag[1]}: {message.removeprefix('loop not vectorized: ')}")
    return [f"{name}: {reason}" for name, reasons in found.items() for reason in reasons or ["taken"]]


def combined_by_opt(path: Path) -> list[str]:
    """The horizontal operations behind each function's vector loop."""
    code = subprocess.run(["opt-22", *OPTIONS, "-S", path], check=True, capture_output=True, text=True).stdout
    found = []
    for function in re.finditer(r"^define [^@]*@(\w+)\(.*?^}", code, re.DOTALL | re.MULTILINE):
        calls = re.findall(r"call ([a-z ]*?)\S+ @llvm\.vector\.reduce\.(\w+)\.(\w+)", function[0])
        found += [f"{function[1]}: {''.join(call[0])}{call[1]} {call[2]}" for call in sorted(set(calls))]
    return found


def _unquoted(scalar: str) -> str:
    """A scalar of YAML; a line break in it stays escaped."""
    return scalar[1:-1].replace("''", "'") if scalar[:1] == "'" else scalar.strip('"')


if __name__ == "__main__":
    for source in sorted(FOLDER.glob("*.ll")):
        subprocess.run(["opt-22", "-S", source, "-o", source], check=True)
        text = source.read_text()
        source.write_text(re.sub(r"^; ModuleID = .*$", f"; ModuleID = '{source.stem}.c'", text, flags=re.MULTILINE))
        source.with_suffix(".expected").write_text("\n".join(said_by_opt(source)) + "\n")
        if source.stem.startswith("reductions"):
            source.with_suffix(".combined").write_text("\n".join(combined_by_opt(source)) + "\n")
