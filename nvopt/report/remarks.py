"""Optimization remarks in LLVM's two forms: a line of text for people (`-pass-remarks=`), YAML for tools (`-pass-remarks-output=`).

    remark: kernel.cu:12:7: copy of 64 bytes became 4 loads and 4 stores
    remark: <unknown>:0:0: in function saxpy: copy of 64 bytes became 4 loads and 4 stores     (without debug information)

    --- !Passed
    Pass:            lower-aggr-copies
    Name:            Unrolled
    DebugLoc:        { File: kernel.cu, Line: 12, Column: 7 }
    Function:        saxpy
    Args:
      - String:          'copy of '
      - Bytes:           '64'
    ...

Source of the YAML layout: llvm/Remarks/YAMLRemarkSerializer.cpp and llvm/Support/YAMLTraits.cpp.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass

from nvopt.remarks import Location, Remark
from nvopt.report.yaml_scalar import scalar
from nvopt.visible import visible, visible_name

_VALUE_COLUMN = 17
_WRAP_COLUMN = 70


@dataclass(frozen=True)
class RemarkFilter:
    """Which remarks the user asked to see as text: one pattern on the pass name per kind of remark, None for none."""

    passed: re.Pattern[str] | None = None
    missed: re.Pattern[str] | None = None
    analysis: re.Pattern[str] | None = None

    def wants(self, remark: Remark) -> bool:
        """Failures are shown always, as LLVM shows them."""
        match remark.kind:
            case "Passed":
                pattern = self.passed
            case "Missed":
                pattern = self.missed
            case "Failure":
                return True
            case _:
                pattern = self.analysis
        return pattern is not None and pattern.search(remark.pass_name) is not None


def to_text(remark: Remark, path: str | None = None) -> str:
    """The line that `opt` prints on stderr for this remark, without the newline. Where the place in the source is unknown, `path` stands
    for the file, and the function is named."""
    severity = "warning" if remark.kind == "Failure" else "remark"
    at = remark.location
    where = f"{visible_name(at.file)}:{at.line}:{at.column}" if at else f"{visible_name(path or '<unknown>')}:0:0"
    if not at and remark.function:
        where += f": in function {visible_name(remark.function)}"
    return f"{severity}: {where}: {visible(remark.message)}"


def to_yaml(remarks: Iterable[Remark]) -> str:
    """The contents of the file that `-pass-remarks-output=` names."""
    return "".join(map(_document, remarks))


def _document(remark: Remark) -> str:
    lines = [f"--- !{remark.kind}", _entry("Pass", remark.pass_name), _entry("Name", remark.name)]
    if remark.location:
        lines.append("DebugLoc:".ljust(_VALUE_COLUMN) + _flow(remark.location))
    lines.append(_entry("Function", remark.function))
    if remark.args:
        lines.append("Args:")
        lines += ["  - " + _entry(key, value) for key, value in remark.args]
    lines.append("...\n")
    return "\n".join(lines)


def _entry(key: str, value: str) -> str:
    return f"{key}: ".ljust(_VALUE_COLUMN) + scalar(value)


def _flow(location: Location) -> str:
    """`{ File: a.cu, Line: 1, Column: 2 }`, broken after a comma where the line is already past LLVM's wrap column."""
    text = f"{{ File: {scalar(location.file)}, "
    column = _VALUE_COLUMN + len(text.encode("utf-8", "surrogateescape"))
    for part in (f"Line: {location.line}, ", f"Column: {location.column} }}"):
        if column > _WRAP_COLUMN:
            text += "\n" + " " * (_VALUE_COLUMN + 2)
            column = _VALUE_COLUMN + 2
        text += part
        column += len(part)
    return text
