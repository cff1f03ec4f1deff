"""Faults of nvopt's own, and of the machine it runs on, as one line."""

import os
import sys
import traceback


def explain_fault(error: Exception) -> str:
    """What to say of an exception that nothing was prepared for. With NVOPT_TRACEBACK in the environment, its traceback is printed."""
    if isinstance(error, MemoryError):
        return "error: out of memory"
    if isinstance(error, OSError):  # stderr cannot be written to, no process can be started...
        return f"error: {error.strerror or error}"
    if os.environ.get("NVOPT_TRACEBACK"):
        traceback.print_exception(error, file=sys.stderr)
    frames = traceback.extract_tb(error.__traceback__)
    where = f" ({os.path.basename(frames[-1].filename)}:{frames[-1].lineno})" if frames else ""
    said = " ".join(str(error).split())
    return f"internal error: {type(error).__name__}: {said}{where}; NVOPT_TRACEBACK=1 in the environment shows the traceback"
