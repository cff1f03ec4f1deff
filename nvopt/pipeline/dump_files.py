"""The files of `--dump-dir`: 0000-input.ll, 0007-sroa.ll... in the order of the passes.

The number is that of `-opt-bisect-limit`. A pass that this does not count (always-inline, say) comes behind the one before it, as in
0007.1-always-inline.ll.

A folder holds the files of one run only: those of an earlier one are removed first. What tells an earlier run is its 0000-input.ll; without
that, files of such names are somebody else's and nothing is touched.
"""

import errno
import os
import re

from nvopt.pipeline.output import OutputError, write_output

_FIRST = "0000-input.ll"
_NAME = re.compile(r"\d{4,}(\.\d+)?-[-\w.]*\.ll")


def takes_place(folder: str, path: str) -> bool:
    """Whether a run that dumps into the folder would remove or overwrite the file `path`, or what that is a link to."""
    for place in (path, os.path.realpath(path)):
        if _NAME.fullmatch(os.path.basename(place)) and os.path.realpath(os.path.dirname(place)) == os.path.realpath(folder):
            return True
    return False


class DumpFiles:
    """Writes them, into a folder that is made if need be. OutputError when the file system does not let it."""

    def __init__(self, folder: str) -> None:
        self._folder = folder
        self._last = (0, 0)

    def begin(self, text: str) -> None:
        """Make the folder, free it of an earlier run's files, and write the module as it was read."""
        try:
            os.makedirs(self._folder, exist_ok=True)
            stale = [name for name in os.listdir(self._folder) if _NAME.fullmatch(name)]
            if stale and _FIRST not in stale:
                said = f"it holds {min(stale)}, but no {_FIRST} of an earlier run; name a new or empty folder"
                raise OutputError(self._folder, OSError(said))
            for name in sorted(stale, reverse=True):  # the first one last: what is left by an error is still known as an earlier run's
                os.unlink(os.path.join(self._folder, name))
        except FileExistsError:
            raise OutputError(self._folder, NotADirectoryError(errno.ENOTDIR, os.strerror(errno.ENOTDIR))) from None
        except OSError as error:
            raise OutputError(self._folder, error) from None
        self._write(_FIRST, text)

    def write(self, number: int, pass_name: str, text: str) -> None:
        """Write the module as pass `number` left it; `pass_name` as typed, with its parameters."""
        last, uncounted = self._last
        self._last = (number, uncounted + 1 if number == last else 0)
        position = f".{self._last[1]}" if self._last[1] else ""
        words = re.sub(r"\W+", "-", pass_name, flags=re.ASCII).strip("-")
        self._write(f"{number:04}{position}-{words[:60]}.ll", text)

    def _write(self, name: str, text: str) -> None:
        write_output(os.path.join(self._folder, name), text.encode(errors="surrogateescape"))
