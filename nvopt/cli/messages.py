"""What the command line says on stderr: errors, warnings, remarks; and the remark file."""

from __future__ import annotations

import sys
from collections.abc import Iterable

from nvopt.cli.options import Settings
from nvopt.pipeline.output import write_output
from nvopt.remarks import Remark


def complain(message: str) -> int:
    """Print one error; the exit status for it."""
    sys.stderr.write(f"nvopt: {message}\n")
    return 1


def tell(settings: Settings, remarks: Iterable[Remark], warnings: Iterable[str]) -> None:
    """Print the warnings, and the remarks that were asked for as text."""
    for warning in warnings:
        sys.stderr.write(f"warning: {warning}\n")
    if settings.wants_remarks:
        from nvopt.report.remarks import RemarkFilter, to_text

        wanted = RemarkFilter(settings.pass_remarks, settings.pass_remarks_missed, settings.pass_remarks_analysis)
        sys.stderr.write("".join(to_text(remark) + "\n" for remark in remarks if wanted.wants(remark)))


def write_remarks(path: str, remarks: Iterable[Remark]) -> None:
    """Write LLVM's YAML remark file."""
    from nvopt.report.remarks import to_yaml

    write_output(path, to_yaml(remarks).encode("utf-8", "surrogateescape"))
