"""LLVM's own options hold for the whole process, and some are to be set for one call only."""

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager


class ProcessOptions:
    """Options that some calls want otherwise than others, as written on opt's command line; `usual` is what LLVM starts with. `set_option`
    sets one. Threads whose calls want the same go on at once, others when those are through."""

    def __init__(self, set_option: Callable[[bytes], None], *usual: bytes) -> None:
        self.usual = usual
        self._set_option = set_option
        self._now = usual
        self._users = 0
        self._changed = threading.Condition()

    @contextmanager
    def set(self, *wanted: bytes) -> Iterator[None]:
        """Have the options so meanwhile: one for each of `usual`, in that order."""
        with self._changed:
            self._changed.wait_for(lambda: self._now == wanted or not self._users)
            for option in set(wanted).difference(self._now):
                self._set_option(option)
            self._now = wanted
            self._users += 1
        try:
            yield
        finally:
            with self._changed:
                self._users -= 1
                self._changed.notify_all()
