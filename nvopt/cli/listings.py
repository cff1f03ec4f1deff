"""`-print-passes`, `-help-knobs`, `-version`, `-print-completion` and `-print-man`."""

from __future__ import annotations

import io
import sys
from collections.abc import Sequence

from nvopt.cli import version
from nvopt.cli.messages import say
from nvopt.cli.options import Settings
from nvopt.report import listing
from nvopt.report.listing import Section
from nvopt.visible import visible

_LEVELS = {"module": "Module passes", "cgscc": "CGSCC passes", "function": "Function passes", "loop": "Loop passes"}


def show(settings: Settings) -> None:
    """Print the list that was asked for."""
    if settings.version:
        version.show()
    elif settings.print_completion is not None:
        from nvopt.cli import completion

        say(completion.script(settings.print_completion))
    elif settings.print_man:
        from nvopt.cli import manual

        say(manual.page())
    else:
        _list(_passes() if settings.print_passes else _knobs())


def _list(sections: Sequence[Section]) -> None:
    if sys.stdout.isatty():
        listing.show(sections, sys.stdout)
        return
    text = io.StringIO()
    listing.show(sections, text)
    say(text.getvalue())


def _passes() -> list[Section]:
    from nvopt.pipeline.registry import all_passes

    _warn_about_plugins()
    rows: dict[str, list[tuple[str, ...]]] = {level: [] for level in _LEVELS}
    for info in all_passes():
        origin = f" (from {info.origin})" if info.origin else ""
        rows[info.level].append((info.name, info.summary + origin, info.params))
    return [Section(_LEVELS[level], ("pass", "what it does", "parameters"), found) for level, found in rows.items() if found]


def _knobs() -> list[Section]:
    from nvopt.knobs import table
    from nvopt.pipeline.pass_options import OFFSETS, PassOptions
    from nvopt.pipeline.registry import load_knobs
    from nvopt.pipeline.switch_effects import effect_of

    _warn_about_plugins()
    load_knobs()
    rows = []
    for knob in table():
        text = knob.help + (f" [{'|'.join(knob.choices)}]" if knob.choices else "") + (f" (from {knob.source})" if knob.source else "")
        default = str(knob.default).lower() if isinstance(knob.default, bool) else str(knob.default)
        rows.append((f"-{knob.name}={default}", text))
    switches = PassOptions()
    slots = [
        (
            f"-nvvm-pass-option={name}={int(switches[offset])}",
            f"or -nvvm-pass-option={offset}={int(switches[offset])}",
            str(effect_of(offset)),
        )
        for name, offset in OFFSETS.items()
    ]
    return [
        Section("Knobs, with their defaults", ("knob", "what it does"), rows),
        Section(
            "Switches of the schedules (NVVMPassOptions), with their defaults, and what turning them over does, besides what std does",
            ("switch", "by offset", "turned over"),
            slots,
        ),
    ]


def _warn_about_plugins() -> None:
    """Say which installed plugins could not be loaded; the lists are of the rest."""
    from nvopt.pipeline.registry import load_installed_plugins

    for failure in load_installed_plugins():
        sys.stderr.write(visible(f"warning: {failure}\n"))
