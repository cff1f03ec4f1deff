"""A warning to those who ask for remarks that nobody gives."""

from __future__ import annotations

import re
import sys
from collections.abc import Sequence

from nvopt.cli.options import Settings
from nvopt.pipeline.registry import own_names
from nvopt.pipeline.text import make_pipeline


def warn_about_remarks(settings: Settings) -> None:
    """Say that remarks were asked for which nobody gives: llvmlite has no way to hear those of LLVM's own passes."""
    natives = list(dict.fromkeys(info.name for info in make_pipeline(settings.pipeline).passes() if info.kind == "native"))
    patterns = list(filter(None, (settings.pass_remarks, settings.pass_remarks_missed, settings.pass_remarks_analysis)))
    meant = set(natives) if settings.pass_remarks_output is not None else {name for it in patterns for name in _meant(it, natives)}
    silent = [name for name in natives if name in meant]
    if silent:
        sys.stderr.write(f"warning: remarks come from nvopt's own passes only; there are none from LLVM's ({', '.join(silent)})\n")


def _meant(pattern: re.Pattern[str], natives: Sequence[str]) -> Sequence[str]:
    """Those of LLVM's passes that a pattern asks for: all, where it names no pass at all, as it may name one that runs within others."""
    named = list(filter(pattern.search, natives))
    return natives if not named and not any(map(pattern.search, own_names())) else named
