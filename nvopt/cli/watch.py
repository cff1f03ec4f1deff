"""`-watch`: the same command again whenever a file that it reads has changed.

Each run is a process of its own: plugins are imported anew, and LLVM may end it. What has changed is seen by looking at the files' inodes,
sizes and times a few times a second, which works on every file system and finds files that an editor has put in the place of others.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterable, Iterator, Sequence
from glob import escape, glob

from nvopt.cli.options import Settings
from nvopt.cli.side_outputs import read_files
from nvopt.cli.spelling import OptUsageError
from nvopt.ending import orderly_end
from nvopt.pipeline.output import is_same_file
from nvopt.processes import python_command
from nvopt.visible import visible, visible_name

_INTERVAL = 0.2  # seconds between two looks

_Look = dict[str, tuple[int, ...] | None]
"""What tells each file from what it was or will be; None where there is none."""


def run(settings: Settings, arguments: Sequence[str]) -> int:
    """Run and wait for changes, for ever: Ctrl-C raises KeyboardInterrupt. OptUsageError for what can't be watched."""
    _check(settings)
    command = python_command("from nvopt.__main__ import main; main()", *without_watch(arguments))
    why = "start"
    with orderly_end():
        while True:
            seen = _look(settings)
            start = time.perf_counter()
            status = _run_once(command)
            _say(f"{_outcome(status)} in {time.perf_counter() - start:.2f} s ({why})")
            why = _wait_for_change(settings, seen)


def _check(settings: Settings) -> None:
    """OptUsageError where a run would read what is gone, do something else than running, or change what it is started again by."""
    if not settings.inputs or "-" in settings.inputs:
        raise OptUsageError("-watch reads its input again and again, and standard input can be read once only: name a file")
    instead = {
        "reduce": settings.reduce,
        "bisect": settings.bisect,
        "suggest-facts": settings.suggest_facts,
        "print-pipeline-passes": settings.print_pipeline_passes or None,
        "help or another list": settings.lists or None,
    }
    for option, value in instead.items():
        if value is not None:
            raise OptUsageError(f"-watch runs passes again and again, and -{option} is done once")
    outputs = [*settings.side_outputs, *([("o", settings.o)] if settings.o not in (None, "-") else [])]
    for path in read_files(settings):
        for option, output in outputs:
            if is_same_file(path, output) or os.path.realpath(path) == os.path.realpath(output):
                raise OptUsageError(f"-watch would start again by its own output: -{option} names what is read: {visible_name(path)}")


def without_watch(arguments: Sequence[str]) -> Iterator[str]:
    """The arguments without -watch, however it is written."""
    rest = iter(arguments)
    for argument in rest:
        if argument == "--":
            yield argument
            yield from rest
        elif not argument.startswith("-") or argument.lstrip("-").partition("=")[0] != "watch":
            yield argument


def _run_once(command: list[str]) -> int:
    """Run it to its end, which comes with this process's; the exit status."""
    process = subprocess.Popen(command, stdin=subprocess.DEVNULL)
    try:
        return process.wait()
    except BaseException:
        process.terminate()
        process.wait()
        raise


def _outcome(status: int) -> str:
    if status < 0:
        return f"ended by {signal.Signals(-status).name}"
    return "done" if status == 0 else f"failed with status {status}"


def _look(settings: Settings) -> _Look:
    return {path: _identity(path) for path in dict.fromkeys(_watched(settings))}


def _watched(settings: Settings) -> Iterator[str]:
    """All that is read, and what plugins may import from beside them."""
    yield from read_files(settings)
    for path in settings.load_pass_plugin:
        yield from sorted(glob(os.path.join(escape(os.path.dirname(path)), "*.py")))


def _identity(path: str) -> tuple[int, ...] | None:
    try:
        found = os.stat(path)
    except OSError:
        return None
    return found.st_dev, found.st_ino, found.st_size, found.st_mtime_ns


def _wait_for_change(settings: Settings, seen: _Look) -> str:
    """Wait until a file is another one than was seen, and no further change comes with the next look; what has changed, in words."""
    before = seen
    while True:
        now = _look(settings)
        if now != seen and now == before:
            return _changes(seen, now)
        before = now
        time.sleep(_INTERVAL)


def _changes(seen: _Look, now: _Look) -> str:
    def named(paths: Iterable[str]) -> str:
        return ", ".join(map(visible_name, paths))

    gone = [path for path in seen if seen[path] is not None and now.get(path) is None]
    others = [path for path in now if now[path] is not None and now[path] != seen.get(path)]
    return "; ".join(filter(None, (f"{named(others)} changed" if others else "", f"{named(gone)} gone" if gone else "")))


def _say(text: str) -> None:
    sys.stderr.write(visible(f"nvopt: {time.strftime('%H:%M:%S')} {text}\n"))
    sys.stderr.flush()
