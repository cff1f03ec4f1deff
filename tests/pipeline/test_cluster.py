"""On a real cluster of this machine: Dask's, two workers."""

from __future__ import annotations

import logging
import os
import sys
import time
import warnings
from collections.abc import Callable, Iterator
from concurrent.futures import Executor
from pathlib import Path
from typing import Any

import distributed
import pytest
from engine_at_work import CRASH, CRASHES

import nvopt

TEXT = "define i32 @f(i32 %a) {\n  %b = add i32 %a, 0\n  ret i32 %b\n}\n"


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    import dask

    settings = {
        "temporary-directory": str(tmp_path_factory.mktemp("dask")),
        "distributed.scheduler.allowed-failures": 0,
        # A cluster gives a worker up that isn't back after 15 s, as may be on a busy machine; with none left, all would wait for ever.
        "distributed.deploy.lost-worker-timeout": "1 hour",
    }
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        with (
            dask.config.set(settings),
            distributed.LocalCluster(
                n_workers=2, threads_per_worker=1, processes=True, dashboard_address=":0", silence_logs=logging.CRITICAL
            ) as cluster,
            distributed.Client(cluster) as client,
        ):
            yield client


@pytest.fixture
def executor(client: Any) -> Executor:
    made: Executor = client.get_executor(pure=False)
    return made


def errors(results: list[nvopt.Result]) -> dict[str, str]:
    return {result.path: result.error.partition("\n")[0] for result in results if result.error is not None}


def test_texts_there_and_back(executor: Executor, client: Any) -> None:
    workers = client.run(os.getpid)
    texts: dict[str, str | bytes] = {f"m{number}": TEXT.replace("@f", f"@f{number}") for number in range(25)}
    texts |= {"crash": CRASHES, "bad": "bad", "bitcode": nvopt.run(TEXT, "", emit="bc")}
    found = nvopt.run_many(texts, CRASH.pass_name, cpu="sm_90", executor=executor)
    assert [result.path for result in found] == list(texts)
    assert errors(found) == {
        "crash": f"crash: error: pass '{CRASH.pass_name}' failed; this is a bug in the pass",
        "bad": "bad:1:1: error: expected top-level entity",
    }
    assert found[3].text == nvopt.run(texts["m3"], CRASH.pass_name, cpu="sm_90", path="m3").encode()
    assert client.run(os.getpid) == workers, "no worker has ended"


def test_files_and_a_directory_that_all_see(executor: Executor, tmp_path: Path) -> None:
    for number in range(5):
        (tmp_path / f"m{number}.ll").write_text(TEXT)
    found = list(nvopt.run_each(sorted(tmp_path.iterdir()), "instcombine", output=tmp_path / "out", emit="bc", executor=executor))
    assert sorted(result.index for result in found) == list(range(5))
    assert errors(found) == {}
    assert sorted(os.listdir(tmp_path / "out")) == [f"m{number}.bc" for number in range(5)]


@pytest.fixture
def by_value() -> Iterator[None]:
    """This module's classes are sent by value: a child cannot import them, so that the worker itself runs them."""
    import cloudpickle  # type: ignore[import-untyped]

    cloudpickle.register_pickle_by_value(sys.modules[__name__])
    yield
    cloudpickle.unregister_pickle_by_value(sys.modules[__name__])


@pytest.mark.parametrize("deadly", [{0}, {7}])
@pytest.mark.usefixtures("by_value")
def test_a_worker_that_is_lost(executor: Executor, deadly: set[int]) -> None:
    """Its job is told of. Those that were waiting on it are done, though Dask gives them up, too, where it allows no failures."""

    class Deadly(nvopt.ModulePass):
        name = "deadly"
        summary = "End the worker"

        def run(self, module, context):  # type: ignore[no-untyped-def]
            if "die" in str(module):
                os._exit(1)
            return False

    texts = [(str(number), TEXT.replace("@f", "@die" if number in deadly else "@live")) for number in range(8)]
    found = nvopt.run_many(texts, [Deadly()], executor=executor)
    assert list(errors(found)) == [str(number) for number in sorted(deadly)]
    assert all("error: the executor lost it: KilledWorker: " in said for said in errors(found).values())


def wait_until(is_so: Callable[[], bool], seconds: float) -> None:
    limit = time.monotonic() + seconds
    while not is_so() and time.monotonic() < limit:
        time.sleep(0.05)


@pytest.mark.usefixtures("by_value")
def test_leaving_early_cancels_what_has_not_begun(client: Any, tmp_path: Path) -> None:
    """One job ends, so that there is a result; the others wait until all is cancelled."""
    logging.getLogger("tornado.application").disabled = True  # Dask's executor stumbles over what ends while it is cancelled
    gate = tmp_path / "gate"

    class Gated(nvopt.ModulePass):
        name = "gated"
        summary = "Wait for a file"

        def run(self, module, context):  # type: ignore[no-untyped-def]
            limit = time.monotonic() + 60
            while "@free" not in str(module) and not gate.exists() and time.monotonic() < limit:
                time.sleep(0.01)
            return False

    texts = [(f"m{number}", TEXT.replace("@f", "@gated" if number else "@free")) for number in range(100)]
    running = nvopt.run_each(texts, [Gated()], output=tmp_path / "out", executor=client.get_executor(pure=False))
    next(running)
    running.close()
    wait_until(lambda: sum(map(len, client.processing().values())) <= 2, 30)  # word of it takes a while to the workers
    gate.touch()
    wait_until(lambda: not any(client.processing().values()), 60)
    assert len(os.listdir(tmp_path / "out")) < 10
    logging.getLogger("tornado.application").disabled = False


def test_an_executor_without_a_cluster(client: Any) -> None:
    executor = client.get_executor()
    executor.shutdown()
    (result,) = nvopt.run_many({"a": TEXT}, "instcombine", executor=executor)
    assert result.error == "a: error: the executor lost it: RuntimeError: cannot schedule new futures after shutdown"
