"""Lists for people: the passes (`-print-passes`) and the knobs (`-help-knobs`). A table on a terminal, aligned plain text in a pipe."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TextIO

from nvopt.visible import visible_name


@dataclass(frozen=True)
class Section:
    """One titled group of rows; `columns` names what the rows hold, also in plain text where it is `aligned` column by column."""

    title: str
    columns: tuple[str, ...]
    rows: Sequence[tuple[str, ...]]
    aligned: bool = False


def show(sections: Sequence[Section], stream: TextIO) -> None:
    """Writes the sections to `stream` in the form that suits it."""
    if stream.isatty():
        _tables(sections, stream)
    else:
        stream.write("".join(map(_plain, sections)))


def _plain(section: Section) -> str:
    """`opt`'s grouping: a title with a colon, then indented lines, the first column aligned."""
    if section.aligned:
        return f"{section.title}:\n" + "".join(_aligned([section.columns, *section.rows]))
    width = max((len(row[0]) for row in section.rows), default=0)
    lines = ["  " + visible_name("  ".join([row[0].ljust(width), *row[1:]]).rstrip()) + "\n" for row in section.rows]
    return f"{section.title}:\n" + "".join(lines)


def _aligned(rows: Sequence[tuple[str, ...]]) -> list[str]:
    """Lines of cells below one another, the first column to the left and the others, which are numbers, to the right."""
    shown = [[visible_name(cell) for cell in row] for row in rows]
    first, *others = (max(map(len, column)) for column in zip(*shown, strict=True))
    return [
        f"  {row[0].ljust(first)}" + "".join(f"  {cell.rjust(width)}" for cell, width in zip(row[1:], others, strict=True)) + "\n"
        for row in shown
    ]


def _tables(sections: Sequence[Section], stream: TextIO) -> None:
    # rich takes longer to import than nvopt needs to run on a small file, so only a terminal pays for it.
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    console = Console(file=stream)
    for section in sections:
        table = Table(title=section.title, title_justify="left", title_style="bold", header_style="bold", expand=False)
        for index, name in enumerate(section.columns):
            numbers = section.aligned and index > 0
            no_wrap = numbers or (index == 0 and not section.aligned)
            table.add_column(name, no_wrap=no_wrap, justify="right" if numbers else "left", style="cyan" if index == 0 else None)
        for row in section.rows:
            table.add_row(*(Text(visible_name(cell)) for cell in row))
        console.print(table)
