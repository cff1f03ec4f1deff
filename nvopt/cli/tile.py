"""`nvopt --tile`: the simplifier on MLIR text."""

from __future__ import annotations

from nvopt.cli.messages import for_reader
from nvopt.cli.options import Settings
from nvopt.cli.spelling import OptUsageError
from nvopt.llvm import InputError, display_name, read_input
from nvopt.pipeline.output import write_output
from nvopt.tile import simplify
from nvopt.tile.mlir.tokens import MlirError

_ALLOWED = {"inputs", "o", "f", "disable_output", "tile", "tile_canonicalize_to"}


def run(settings: Settings) -> int:
    """Simplify the one input, and write it. OptUsageError where other options ask for what is LLVM IR's, InputError where it is no MLIR."""
    for field, default in Settings._field_defaults.items():
        if field not in _ALLOWED and getattr(settings, field) != default:
            name = {"s": "S", "level": str(settings.level)}.get(field, field.replace("_", "-"))
            name = next(iter(settings.knobs)) if field == "knobs" else name
            raise OptUsageError(f"-{name} is for LLVM IR, and --tile reads MLIR")
    if len(settings.inputs) > 1 or settings.names_folder:
        raise OptUsageError("--tile reads one file and writes one file")
    path = settings.inputs[0] if settings.inputs else "-"
    text = read_input(path).decode("utf-8", "surrogateescape")
    try:
        simplified = simplify(text, name=display_name(path), canonicalize_to=settings.tile_canonicalize_to)
    except MlirError as error:
        raise InputError(str(error)) from None
    if not settings.disable_output:
        write_output(settings.o or "-", for_reader(settings, simplified.encode("utf-8", "surrogateescape")))
    return 0
