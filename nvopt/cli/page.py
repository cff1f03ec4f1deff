"""`-report=FILE.html`: the page of a run, written when the run is over."""

from __future__ import annotations

from collections.abc import Sequence

from nvopt.cli.options import Settings
from nvopt.pipeline.driver import Driver
from nvopt.pipeline.instrument import Instrument
from nvopt.pipeline.output import write_output
from nvopt.pipeline.run_report.making import make_page
from nvopt.pipeline.run_report.recorder import Recorder


def write(settings: Settings, driver: Driver, data: bytes, path: str, instruments: Sequence[Instrument]) -> None:
    """Write the page of what the recorder among `instruments` has seen. OutputError."""
    recorder = next(one for one in instruments if isinstance(one, Recorder))
    made = make_page(recorder, driver, data, path, settings.pipeline, with_causality=settings.report_causality)
    write_output(settings.report or "", made.encode())
