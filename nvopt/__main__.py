"""`python -m nvopt`, and the entry of the `nvopt` command."""

from __future__ import annotations

import gc
import os
import sys
from typing import NoReturn


def main() -> NoReturn:
    """Run the command line and leave.

    Leaving by `os._exit` skips the teardown of the interpreter and of LLVM, which takes longer than a run on a small file.
    """
    gc.set_threshold(100_000)  # IR is many objects that stay: to search them for garbage every 700 new ones takes 5% of the time
    status = 130
    try:
        from nvopt.cli.main import run

        status = run(sys.argv[1:])
        sys.stdout.flush()
    except BrokenPipeError:
        status = 1
    except KeyboardInterrupt:
        pass
    except OSError as error:
        sys.stderr.write(f"nvopt: error: {error.strerror}\n")
        status = 1
    try:
        sys.stderr.flush()
    finally:
        os._exit(status)


if __name__ == "__main__":
    main()
