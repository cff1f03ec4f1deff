"""The PTX of a module, the machine code that ptxas makes of it, and which lines of the IR became which of theirs.

Both are made once more of the module with numbered lines (numbered_lines.py). Where that gives the same instructions, and only there, the
lines are linked.
"""

from __future__ import annotations

import re
import subprocess
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from nvopt.llvm import InputError, PassError
from nvopt.pipeline.driver import Driver
from nvopt.pipeline.ptxas_info import resources, usages
from nvopt.pipeline.run_report.numbered_lines import with_numbered_lines
from nvopt.report.html.history import OUTSIDE, PLACE, split
from nvopt.report.machine_code import functions, sums
from nvopt.target.triples import is_gpu

Line = tuple[str, int]
"""Its text, and the line of the function's IR, counted from 0, that it comes from; -1 where that isn't known."""

_TRIPLE = re.compile(r'^target triple = "([^"]*)"', re.MULTILINE)
_HEAD = re.compile(r"^(?:\.\w+ )*\.(?:entry|func)\b\s*(?:\([^)]*\)\s*)?([\w$%]+)")
_TARGET = re.compile(r"^\.target (sm_\w+)", re.MULTILINE)
_PTX_LOCATION = re.compile(r"\s*\.loc\s+[0-9]+ ([0-9]+) ")
_PTX_BESIDES = re.compile(r"\s*(?:\.file|\.section|//|\$L__func|\$L__tmp|\{$|\}$|$)")
_SASS_LOCATION = re.compile(r'\s*//## File "[^"]*", line ([0-9]+)')
_SASS_CODE = re.compile(r"\s+/\*[0-9a-f]{4,}\*/")
_SASS_LABEL = re.compile(r"\.L_\w+:")


@dataclass
class _Code:
    """One function. `figures` are those of ptxas, by name."""

    ptx: list[Line] = field(default_factory=list)
    sass: list[Line] | None = None
    linked: bool = False
    figures: dict[str, Any] = field(default_factory=dict)


def machine_code(driver: Driver, text: str) -> dict[str, Any]:
    """What there is of the module `text`: `functions` by the names that LLVM prints, `gpu`, and a `note` on what is missing."""
    triple = _TRIPLE.search(text)
    if triple is not None and not is_gpu(triple[1]):
        return {"functions": {}, "note": f"The module is for {triple[1]}, of which no PTX is made."}
    try:
        ptx = _ptx(driver, text)
    except (InputError, PassError) as error:
        return {"functions": {}, "note": f"There is no PTX: {error}"}
    try:
        numbered = _ptx(driver, with_numbered_lines(text))
    except (InputError, PassError):
        numbered = ""
    linked = _instructions(numbered) == _instructions(ptx)
    places = _places(text)
    codes = split_ptx(numbered if linked else ptx, places, linked)
    gpu = (_TARGET.search(ptx) or ["", ""])[1]
    note = _add_machine_code(codes, numbered if linked else ptx, gpu, places, linked)
    owners = {_ptx_name(name): name for name in split(text) if name != OUTSIDE}
    named = {owners[name]: _told(code) for name, code in codes.items() if name in owners}
    return {"functions": named, "gpu": gpu, "note": note}


def _ptx(driver: Driver, text: str) -> str:
    options = driver.options._replace(
        passes="",
        plugins=(),
        emit="ptx",
        libdevice=None,
        internalize=False,
        public_api=(),
        facts=None,
        bisect_limit=None,
        knobs=(),
        switches=(),
    )
    return Driver(options).compile(text.encode(errors="surrogateescape"), "module").decode(errors="surrogateescape")


def _ptx_name(name: str) -> str:
    """What code generation calls a function."""
    return re.sub(r"[.@]", "_$_", name.strip('"'))


Place = tuple[str, int]
"""The name of a function in PTX, and the place of a line in it, -1 outside of functions."""


def _places(text: str) -> list[Place]:
    """The place of each line of the module, by the line's number, from 1."""
    parts = split(text)
    nowhere = ("", -1)
    places = [nowhere]
    for line in parts[OUTSIDE]:
        name = line.removeprefix(PLACE)
        places += [(_ptx_name(name), at) for at in range(len(parts[name]))] if line.startswith(PLACE) else [nowhere]
    return places


def _instructions(ptx: str) -> list[str]:
    """The lines without what debug info adds."""
    return [line for line in ptx.split("\n") if not _PTX_LOCATION.match(line) and not _PTX_BESIDES.match(line)]


def split_ptx(ptx: str, places: list[Place], linked: bool) -> dict[str, _Code]:
    """The functions of the PTX by their names there."""
    codes: dict[str, _Code] = {}
    current: _Code | None = None
    name = ""
    at = -1
    for line in ptx.split("\n"):
        if current is None and (head := _HEAD.match(line)):
            name, current, at = head[1], _Code(linked=linked), -1
        if current is None:
            continue
        if location := _PTX_LOCATION.match(line):
            at = _place(places, location[1], name)
        elif not line.lstrip().startswith(("$L__func", "$L__tmp", "// --")):
            is_code = line.startswith("\t") and not line.startswith(("\t.", "\t//"))
            current.ptx.append((line.replace("\t", "  ").rstrip(), at if is_code else -1))
        if line.startswith("{"):
            codes[name] = current
        elif line.startswith("}") or (name not in codes and line.rstrip().endswith(";")):  # a declaration
            current = None
    return codes


def _place(places: list[Place], number: str, name: str) -> int:
    """The place of a line in the function `name`; -1 where it is none of that function's, which others may stand in the code of."""
    owner, at = places[int(number)] if int(number) < len(places) else ("", -1)
    return at if owner == name else -1


def _add_machine_code(codes: dict[str, _Code], ptx: str, gpu: str, places: list[Place], linked: bool) -> str:
    """Let ptxas and nvdisasm say what they know, where they are there; a note on what isn't known."""
    from nvopt.pipeline import nvdisasm, ptxas

    try:
        assembler = ptxas.find()
    except ptxas.PtxasNotFoundError:
        return "No ptxas was found (the pip package nvidia-cuda-nvcc has it): no registers, no machine code."
    try:
        made = ptxas.assemble(assembler, ptx.encode(errors="surrogateescape"), "module", gpu, "-v", *(["-lineinfo"] if linked else []))
    except InputError as error:
        return f"There is no machine code: {error}"
    _add_figures(codes, made.warnings, ptx)
    disassembler = nvdisasm.find()
    if disassembler is None:
        return "No nvdisasm was found (the pip package nvidia-cuda-nvdisasm has it): no machine code, no overhead."
    try:
        sass = nvdisasm.disassemble(disassembler, made.cubin, *(["-g"] if linked else []))
    except (OSError, subprocess.CalledProcessError):
        return f"nvdisasm does not know {gpu}: no machine code, no overhead."
    for name, section in functions(sass).items():
        if name in codes:
            _add_sass(codes[name], name, section, places)
    return ""


def _add_figures(codes: dict[str, _Code], said: Sequence[str], ptx: str) -> None:
    """What `ptxas -v` says of each function, and the warps that each kernel leaves room for."""
    for usage in usages(said):
        if usage.function in codes:
            codes[usage.function].figures |= {"stack": usage.stack, "spills": usage.spill_stores + usage.spill_loads}
    for kernel in resources(said, ptx.encode(errors="surrogateescape")):
        if kernel.usage.function in codes:
            figures = {"registers": kernel.registers, "shared": kernel.usage.shared, "warps": kernel.warps}
            codes[kernel.usage.function].figures |= figures


def _add_sass(code: _Code, name: str, section: str, places: list[Place]) -> None:
    code.sass = []
    at = -1
    for line in section.split("\n"):
        if location := _SASS_LOCATION.match(line):
            at = _place(places, location[1], name)
        elif _SASS_CODE.match(line):
            code.sass.append((re.sub(r"\*/ {12,}", "*/  ", line.strip()), at))
        elif _SASS_LABEL.match(line):
            code.sass.append((line.strip(), -1))
    found = sums(section)
    code.figures["instructions"] = found.instructions
    code.figures["overhead"] = f"{found.spent / found.work:.2f}" if found.work else None


def _told(code: _Code) -> dict[str, Any]:
    lines = Counter(at for _, at in code.ptx)
    return {**code.figures, "ptx": code.ptx, "sass": code.sass, "linked": code.linked and len(lines) > 1}
