"""The report of `-stats`, in LLVM's layout."""

from __future__ import annotations

from collections.abc import Mapping

_RULE = "===" + "-" * 73 + "===\n"


def report(counts: Mapping[tuple[str, str], int]) -> str:
    """The counts by what counted and what it counted (`("std", "Number of runs")`), sorted; zeros are left out."""
    rows = sorted((key, value) for key, value in counts.items() if value)
    value_width = max((len(str(value)) for _, value in rows), default=0)
    name_width = max((len(name) for (name, _), _ in rows), default=0)
    lines = [f"{value:{value_width}} {name:{name_width}} - {what}\n" for (name, what), value in rows]
    return f"{_RULE}                          ... Statistics Collected ...\n{_RULE}\n{''.join(lines)}\n"
