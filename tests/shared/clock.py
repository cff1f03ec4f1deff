"""Processor time of what a test does, by itself: what else the process holds isn't searched for garbage meanwhile, however much that is."""

import gc
import math
import time
from collections.abc import Callable


def processor_seconds(work: Callable[[], object], rounds: int = 1) -> float:
    """The least of so many rounds."""
    least = math.inf
    gc.collect()
    gc.disable()
    try:
        for _ in range(rounds):
            start = time.process_time()
            work()
            least = min(least, time.process_time() - start)
    finally:
        gc.enable()
    return least
