"""Files that a run writes beside its output: remarks, dumps, traces. None takes the place of what is read."""

from __future__ import annotations

from collections.abc import Iterator

from nvopt.cli.options import Settings
from nvopt.cli.spelling import OptUsageError
from nvopt.pipeline.dump_files import takes_place
from nvopt.pipeline.output import is_same_file


def keep_inputs(settings: Settings) -> None:
    """Refuse what would overwrite what is read: only -o may name an input, or another module."""
    folder = settings.dump_dir
    for path in _other_than_modules(settings):
        if settings.o is not None and is_same_file(path, settings.o):
            raise OptUsageError(f"-o would overwrite what is read: {path}")
    for path in read_files(settings):
        for option, output in settings.side_outputs:
            if is_same_file(path, output):
                raise OptUsageError(f"-{option} would overwrite what is read: {path}")
        if folder is not None and takes_place(folder, path):
            raise OptUsageError(f"-dump-dir={folder} would remove what is read: {path}")


def read_files(settings: Settings) -> Iterator[str]:
    """All files that are read but nvopt's own. InputError where there is no libdevice."""
    yield from (path for path in settings.inputs if path != "-")
    yield from settings.link
    yield from _other_than_modules(settings)


def _other_than_modules(settings: Settings) -> Iterator[str]:
    """Those that no output of nvopt's could be; libdevice is everybody's."""
    yield from settings.load_pass_plugin
    yield from settings.internalize_public_api_file
    if settings.facts is not None:
        yield settings.facts
    if settings.libdevice is not None:
        from nvopt.llvm.libdevice import find

        yield find(settings.libdevice)
