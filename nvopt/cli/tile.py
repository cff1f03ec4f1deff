"""`nvopt --tile`: the simplifier on MLIR text."""

from __future__ import annotations

from nvopt.cli.messages import for_reader
from nvopt.cli.options import Settings
from nvopt.cli.spelling import OptUsageError
from nvopt.llvm import InputError, display_name, read_input
from nvopt.pipeline.batch import Result
from nvopt.pipeline.output import write_output
from nvopt.tile import simplify
from nvopt.tile.mlir.tokens import MlirError

_ALLOWED = {"inputs", "o", "f", "disable_output", "tile", "tile_canonicalize_to", "split_input_file", "verify_diagnostics"}


def run(settings: Settings) -> int:
    """Simplify the one input, and write it. OptUsageError where other options ask for what is LLVM IR's, InputError where it is no MLIR."""
    for field in Settings.__annotations__:
        if field not in _ALLOWED and getattr(settings, field) != getattr(Settings, field):
            name = {"s": "S", "level": str(settings.level)}.get(field, field.replace("_", "-"))
            name = next(iter(settings.knobs)) if field == "knobs" else name
            raise OptUsageError(f"-{name} is for LLVM IR, and --tile reads MLIR")
    if settings.split_input_file or settings.verify_diagnostics:
        from nvopt.cli import parts

        return parts.run_parts(settings, lambda data: _tried(settings, data), "// -----\n")
    if len(settings.inputs) > 1 or settings.names_folder:
        raise OptUsageError("--tile reads one file and writes one file")
    simplified = _simplified(settings, read_input(_path(settings)))
    if not settings.disable_output:
        write_output(settings.o or "-", for_reader(settings, simplified))
    return 0


def _path(settings: Settings) -> str:
    return settings.inputs[0] if settings.inputs else "-"


def _simplified(settings: Settings, data: bytes) -> bytes:
    """What comes of a text. InputError where it is no MLIR."""
    name, text = display_name(_path(settings)), data.decode("utf-8", "surrogateescape")
    try:
        return simplify(text, name=name, canonicalize_to=settings.tile_canonicalize_to).encode("utf-8", "surrogateescape")
    except MlirError as error:
        raise InputError(str(error)) from None


def _tried(settings: Settings, data: bytes) -> Result:
    try:
        return Result(_path(settings), None, _simplified(settings, data), None)
    except InputError as error:
        return Result(_path(settings), None, None, str(error))
