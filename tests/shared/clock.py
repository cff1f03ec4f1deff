"""Processor time of what a test does, by itself: what else the process holds isn't searched for garbage meanwhile, however much that is."""

import gc
import math
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager


@contextmanager
def no_collections() -> Iterator[None]:
    """Nothing is searched for garbage within. What was made there is young: `gc.collect(0)` searches that, and nothing else."""
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def processor_seconds(work: Callable[[], object], rounds: int = 1) -> float:
    """The least of so many rounds."""
    least = math.inf
    with no_collections():
        for _ in range(rounds):
            start = time.process_time()
            work()
            least = min(least, time.process_time() - start)
    return least
