"""What all tests share: how much random input the property tests try (`make fuzz` tries more), and processes that Ctrl-C ends."""

import signal
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings

settings.register_profile("default", deadline=None, derandomize=True)
settings.register_profile("fuzz", deadline=None, max_examples=5000, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("default")


@pytest.fixture
def interruptible() -> Iterator[None]:
    """Lets SIGINT reach the processes that a test starts, also where pytest was started with it ignored, as a script's `make test &` is."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)
