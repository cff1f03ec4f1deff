"""The page's file: the script and the style that lie beside this module, and the run as JSON between them.

Nothing of the run becomes markup: the JSON has no `<` (`\\u003c` says the same), and the script puts it into the page as text alone.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from importlib.resources import files
from itertools import groupby
from typing import Any

from nvopt.report.html.history import OUTSIDE, History, Version
from nvopt.report.html.steps import TEXTLESS, Kind, Step, runs

SCRIPTS = ("basics.js", "model.js", "rows.js", "graph.js", "panes.js", "views.js", "page.js")
"""In the order in which they need one another."""


def page(history: History, run: Mapping[str, Any]) -> str:
    """The page. `run` is what is to be told besides the states, as JSON takes it: `passes`, `remarks`, `facts`, `machine`..."""
    data = json.dumps({**run, **_states(history)}, separators=(",", ":")).replace("<", "\\u003c").replace("\x7f", "\\u007f")
    made = _asset("page.html")
    scripts = "\n".join(_asset(name) for name in SCRIPTS)
    for place, text in (("/*STYLE*/", _asset("page.css")), ("/*SCRIPT*/", scripts), ("/*DATA*/", data)):
        before, _, after = made.rpartition(place)
        made = f"{before}{text}{after}"
    return made


def _asset(name: str) -> str:
    return (files("nvopt.report.html") / name).read_text(encoding="utf-8")


def _states(history: History) -> dict[str, Any]:
    """The states as the script reads them (model.js): each text once, and of each part the steps by numbers of texts."""
    table: dict[str, int] = {}
    parts = [
        {
            "name": part.name,
            "versions": [_version(version, counts, table) for version, counts in zip(part.versions, part.counts, strict=True)],
        }
        for part in history.parts.values()
        if part.name == OUTSIDE or part.versions
    ]
    names = {index: found for index, names in history.names.items() if (found := runs(names))}
    return {"texts": list(table), "parts": parts, "renumbered": names}


def _version(version: Version, counts: tuple[int, int], table: dict[str, int]) -> list[Any]:
    return [version.pass_index, int(version.is_change), *counts, list(_numbers(version.steps, table)), runs(version.names)]


def _numbers(steps: list[Step], table: dict[str, int]) -> Iterator[int]:
    """Steps of a kind in a row as the kind, how many they are, and their texts; where a line has moved, its old place ahead of each, and
    where it was inlined, the function's name, among the texts, and the place there."""
    for kind, group in groupby(steps, lambda step: step.kind):
        row = list(group)
        yield from (int(kind), len(row))
        if kind in TEXTLESS:
            continue
        for step in row:
            if kind is Kind.INLINED:
                yield table.setdefault(step.of, len(table))
            if kind in (Kind.MOVED, Kind.INLINED):
                yield step.old
            yield table.setdefault(step.text, len(table))
