"""Lists: plain text in a pipe, tables on a terminal."""

import io

from nvopt.report.listing import Section, show

SECTIONS = [
    Section("Module passes", ("pass", "what it does"), [("globaldce", "Delete dead globals"), ("nvvm-reflect", "Fold __nvvm_reflect")]),
    Section("Function passes", ("pass", "what it does"), [("sroa", "Split [aggregates]")]),
]


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_plain_text_is_grouped_as_opt_does() -> None:
    stream = io.StringIO()
    show(SECTIONS, stream)
    assert stream.getvalue() == (
        "Module passes:\n  globaldce     Delete dead globals\n  nvvm-reflect  Fold __nvvm_reflect\n"
        "Function passes:\n  sroa  Split [aggregates]\n"
    )


def test_terminal_gets_tables() -> None:
    stream = Terminal()
    show(SECTIONS, stream)
    text = stream.getvalue()
    assert "Module passes" in text
    assert "Split [aggregates]" in text, "brackets are text, not markup"
    assert "┃" in text
