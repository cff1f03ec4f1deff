"""What all tests share: how much random input the property tests try (`make fuzz` tries more), where temporary files go, and processes
that Ctrl-C ends."""

import gc
import importlib
import os
import pkgutil
import signal
import sys
import tempfile
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings

import nvopt
from nvopt.llvm import children
from nvopt.llvm.stack import callers_waiting

settings.register_profile("default", deadline=None, derandomize=True, max_examples=50)
settings.register_profile("fuzz", deadline=None, max_examples=5000, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("default")


def pytest_collection_finish() -> None:
    """What collecting made lives to the end, and took the collector a tenth of all time to go over again and again; to look for cycles
    after each 700 new objects took another. The limit is the command line's."""
    gc.freeze()
    gc.set_threshold(100_000)


@pytest.fixture(scope="session", autouse=True)
def _temporary_files(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """What nvopt leaves for a user to look at, as the input on which a pass failed, goes the way of pytest's own folders."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("TMPDIR", str(tmp_path_factory.mktemp("tmp")))
        patch.setattr(tempfile, "tempdir", None)
        yield


@pytest.fixture(scope="session", autouse=True)
def _forks() -> Iterator[None]:
    """What may end a process inside LLVM runs in a fork, as it does for the command line, and not in a new Python, 0.1 s for each module:
    pytest's watchdog and xdist's listener, threads that are there all the time, are never inside LLVM."""
    there = len(os.listdir("/proc/self/task")) - 1 if sys.platform.startswith("linux") else 0
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(children, "callers_waiting", lambda: there + callers_waiting())
        yield


@pytest.fixture(scope="session")
def _all_imported() -> None:
    for found in pkgutil.walk_packages(nvopt.__path__, "nvopt."):
        importlib.import_module(found.name)


@pytest.fixture
def pytester(_all_imported: None, pytester: pytest.Pytester) -> pytest.Pytester:
    """pytest's own. It forgets all modules that come while it is there: they would be imported twice, and an error's class with them."""
    return pytester


@pytest.fixture
def interruptible() -> Iterator[None]:
    """Lets SIGINT reach the processes that a test starts, also where pytest was started with it ignored, as a script's `make test &` is."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)
