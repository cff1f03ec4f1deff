"""`-report=FILE.html`: the page of a run, written when the run is over."""

from __future__ import annotations

import os
from collections.abc import Sequence

from nvopt.cli.options import Settings
from nvopt.pipeline.driver import Driver
from nvopt.pipeline.instrument import Instrument
from nvopt.pipeline.output import write_output
from nvopt.pipeline.run_report.making import make_page
from nvopt.pipeline.run_report.recorder import Recorder


def write(settings: Settings, driver: Driver, data: bytes, path: str, instruments: Sequence[Instrument], failure: str = "") -> None:
    """Write the page of what the recorder among `instruments` has seen, of a run that ended with `failure` up to there. OutputError."""
    recorder = next(one for one in instruments if isinstance(one, Recorder))
    if not recorder.texts:  # not even the input was seen
        return
    jobs = settings.j or os.cpu_count() or 1
    causality_jobs = jobs if settings.report_causality and not failure else 0
    made = make_page(recorder, driver, data, path, settings.pipeline, causality_jobs=causality_jobs, failure=failure)
    write_output(settings.report or "", made.encode())
