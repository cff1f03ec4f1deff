"""`-print-man`: the manual page, made of the table of options."""

from __future__ import annotations

import click

from nvopt.cli.options import SECTIONS, OptOption, command


def page() -> str:
    """The page, in the macros of man(7)."""
    from nvopt import __version__

    context = click.Context(command, info_name="nvopt")
    lines = [f'.TH NVOPT 1 "" "nvopt {__version__}"', ".SH NAME", r"nvopt \- opt for CUDA device code", ".SH SYNOPSIS"]
    lines += [".B nvopt", _text("[OPTIONS] [INPUTS]..."), ".SH DESCRIPTION", _text(command.help or ""), ".SH OPTIONS"]
    for section in SECTIONS:
        lines.append(f".SS {_text(section)}")
        for param in command.params:
            if isinstance(param, OptOption) and param.section == section:
                names, help = param.get_help_record(context)
                lines += [".TP", f".B {_text(names)}", _text(help)]
    lines += [".SH EXIT STATUS", _text((command.epilog or "").removeprefix("Exit status: ")), ".SH SEE ALSO", _text("opt(1), llc(1)")]
    return "\n".join(lines) + "\n"


def _text(text: str) -> str:
    """Text that roff takes for nothing else."""
    escaped = text.replace("\\", r"\e").replace("-", r"\-")
    return rf"\&{escaped}" if escaped.startswith((".", "'")) else escaped
