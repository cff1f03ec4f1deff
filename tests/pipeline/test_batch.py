"""Many inputs: in this process, on executors, with failures."""

import os
import pickle
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Collection, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import nullcontext
from functools import partial
from itertools import product
from multiprocessing import get_context
from pathlib import Path

import pytest
from abort_pass import Abort

import nvopt
from nvopt.llvm import InputError
from nvopt.pipeline import batch
from nvopt.pipeline.batch import Job, OutputPaths, Result, run_job, run_jobs
from nvopt.pipeline.driver import Options
from nvopt.pipeline.text import PipelineError
from nvopt.pipeline.workers import Children


def module(name: str) -> bytes:
    return f"define void @{name}() {{\n  ret void\n}}\n".encode()


def results(jobs: list[Job], passes: object = "", executor: Executor | None = None, children: int = 0) -> list[Result]:
    found = list(run_jobs(jobs, Options(passes), executor=executor, children=children))  # type: ignore[arg-type]
    assert sorted(result.index for result in found) == list(range(len(jobs)))
    return sorted(found, key=lambda result: result.index)


@pytest.fixture
def files(tmp_path: Path) -> list[Job]:
    """A good file, one that is not there, a bad one, a good one."""
    (tmp_path / "a.ll").write_bytes(module("a"))
    (tmp_path / "bad.ll").write_bytes(b"bad\n")
    (tmp_path / "b.ll").write_bytes(module("b"))
    out = tmp_path / "out"
    out.mkdir()
    return [Job(str(tmp_path / name), str(out / name)) for name in ("a.ll", "none.ll", "bad.ll", "b.ll")]


def check(jobs: list[Job], found: list[Result]) -> None:
    a, none, bad, b = found
    assert a.error is None
    assert b.error is None
    assert a.text is None
    assert none.error == f"{jobs[1].path}: error: Could not open input file: No such file or directory"
    assert bad.error == f"{jobs[2].path}:1:1: error: expected top-level entity\nbad\n^"
    out = Path(str(jobs[0].output)).parent
    assert sorted(os.listdir(out)) == ["a.ll", "b.ll"]
    assert "@a()" in (out / "a.ll").read_text()


def test_in_this_process(files: list[Job]) -> None:
    check(files, results(files, "sroa"))


@pytest.mark.parametrize("count", [1, 2])
def test_in_children(files: list[Job], count: int) -> None:
    check(files, results(files, "nvvm-reflect", children=count))


def test_on_processes(files: list[Job]) -> None:
    with ProcessPoolExecutor(2, get_context("spawn")) as pool:
        check(files, results(files, "nvvm-reflect", pool))


def test_on_threads(files: list[Job]) -> None:
    with ThreadPoolExecutor(2) as pool:
        check(files, results(files, "nvvm-reflect,sroa", pool))


class Elsewhere(Executor):
    """A cluster of one: everything is pickled on its way there and back."""

    def submit(self, function: Callable[..., object], /, *args: object, **options: object) -> Future[object]:  # type: ignore[override]
        future: Future[object] = Future()
        work, arguments = pickle.loads(pickle.dumps((function, args)))
        future.set_result(pickle.loads(pickle.dumps(work(*arguments, **options))))
        return future


def test_on_any_executor(files: list[Job]) -> None:
    check(files, results(files, "nvvm-reflect", Elsewhere()))


def test_data_in_text_out() -> None:
    found = results([Job("x.ll", None, module("x")), Job("y.ll", None, module("y"))])
    assert [result.text for result in found] == [
        f"; ModuleID = '{name}.ll'\nsource_filename = \"{name}.ll\"\n\n".encode() + module(name) for name in "xy"
    ]


def test_a_worker_that_dies_takes_only_its_input_with_it() -> None:
    jobs = [Job(f"{i}.ll", None, module("die" if i == 5 else "live")) for i in range(12)]
    found = results(jobs, (Abort(),), children=2)
    assert [result.index for result in found if result.error] == [5]
    assert found[5].error == "5.ll: error: LLVM ended the process that worked on this file: too bad"


def test_wrong_options_are_told_at_once() -> None:
    with pytest.raises(PipelineError):
        run_jobs([], Options("foo"))


def test_leaving_early_cancels_what_waits() -> None:
    jobs = [Job(f"{i}.ll", None, module("f")) for i in range(50)]
    running = run_jobs(jobs, Options("sroa"), children=1)
    next(running)
    running.close()


def test_warnings_and_remarks_come_along() -> None:
    text = b"""define i32 @f() {
  %r = call i32 @__nvvm_reflect(ptr @s)
  ret i32 %r
}

@s = private constant [8 x i8] c"unknown\\00"

declare i32 @__nvvm_reflect(ptr)
"""
    (found,) = run_jobs([Job("x.ll", None, text)], Options("nvvm-reflect"), remarks=True)
    assert found.error is None
    assert {remark.pass_name for remark in found.remarks} == {"nvvm-reflect"}


def test_output_paths() -> None:
    def output_paths(names: list[str], directory: str) -> list[str]:
        return list(map(OutputPaths(directory).of, names))

    names = ["a/x.ll", "b/y.bc", "-", "z", "w.txt"]
    assert output_paths(names, "out") == [os.path.join("out", name) for name in ("x.ll", "y.ll", "stdin.ll", "z.ll", "w.txt")]
    with pytest.raises(InputError, match=r"b/x\.ll: error: its output would be the same file as that of a/x\.ll"):
        output_paths(["a/x.ll", "b/x.ll"], "out")
    with pytest.raises(InputError, match="the same file"):
        output_paths(["a/x.ll", "a/x.ll"], "out")


def bitcode(name: str) -> bytes:
    from llvmlite import binding

    return bytes(binding.parse_assembly(module(name).decode()).as_bitcode())


@pytest.mark.parametrize("workers", [0, 2])
def test_what_passes_print_is_in_the_result(workers: int) -> None:
    with ThreadPoolExecutor(workers) if workers else nullcontext() as executor:
        made = nvopt.run_many({"a.ll": module("a"), "b.ll": module("b")}, "print<scalar-evolution>", executor=executor)
    for result, name in zip(made, "ab", strict=True):
        assert result.printed.startswith(f"Printing analysis 'Scalar Evolution Analysis' for function '{name}':\n")


_DEADLY = """
import os, sys, nvopt
from pathlib import Path
from nvopt.pipeline.batch import Job, run_jobs
from nvopt.pipeline.driver import Options

class Deadly(nvopt.FunctionPass):
    name, summary = "deadly", ""
    def run(self, function, context):
        if function.name == "die":
            os.write(2, b"LLVM ERROR: too bad\\n")
            os.abort()
        print(function, file=sys.stderr)
        return False

if __name__ == "__main__":
    jobs = [Job(name) for name in sys.argv[1:]]
    options = Options((Deadly(),))
    for count in (1, 2):
        for result in sorted(run_jobs(jobs, options, children=count), key=lambda result: result.index):
            print(str(result.error).partition("\\n")[0])
"""


def test_bitcode_on_which_llvm_gives_up_ends_only_itself(tmp_path: Path) -> None:
    names = ["live0", "die1", "live2", "die3", "text4"]
    for name in names:
        (tmp_path / name).write_bytes(module("text") if name.startswith("text") else bitcode(name[:-1]))
    (tmp_path / "program.py").write_text(_DEADLY)
    command = [sys.executable, "program.py", *names]
    done = subprocess.run(command, capture_output=True, text=True, check=True, cwd=tmp_path, env={**os.environ, "TMPDIR": str(tmp_path)})
    died = "{}: error: pass 'deadly' failed; this is a bug in the pass"
    errors = ["None", died.format("die1"), "None", died.format("die3"), "None"]
    assert done.stdout.split("\n") == [*errors, *errors, ""]
    assert "LLVM ERROR" not in done.stderr
    assert done.stderr.count("define void @live()") >= 4  # what others write is passed on
    assert done.stderr.count("define void @text()") >= 2


_PROGRAM = """
import multiprocessing, nvopt
from concurrent.futures import ProcessPoolExecutor
if __name__ == "__main__":
    class Mine(nvopt.FunctionPass):
        name, summary = "mine", ""
        def run(self, function, context):
            return False
    with ProcessPoolExecutor(2, multiprocessing.get_context("spawn")) as pool:
        try:
            nvopt.run_many({str(i): "" for i in range(9)}, [Mine()], executor=pool)
        except nvopt.PipelineError as error:
            print(error)
"""


def test_passes_that_workers_cannot_import_are_told_once(tmp_path: Path) -> None:
    (tmp_path / "program.py").write_text(_PROGRAM)
    done = subprocess.run([sys.executable, str(tmp_path / "program.py")], capture_output=True, text=True, check=True)
    assert done.stderr == ""
    assert done.stdout.startswith("worker processes cannot import the passes given as objects (Mine): ")


def test_a_local_class_cannot_travel() -> None:
    class Local(Abort):
        pass

    with (
        ProcessPoolExecutor(1, get_context("spawn")) as pool,
        pytest.raises(PipelineError, match="cannot import the passes given as objects"),
    ):
        results([Job("x", None, module("f"))], (Local(),), pool)
    with ThreadPoolExecutor(1) as threads:
        assert results([Job("x", None, module("f"))], (Local(),), threads)[0].error is None


_LONG = """
import sys, time, nvopt
from nvopt.pipeline.batch import Job, run_jobs
from nvopt.pipeline.driver import Options

class Sleeps(nvopt.ModulePass):
    name, summary = "sleeps", ""
    def run(self, module, context):
        open("begun", "w").close()
        time.sleep(60)
        return False

if __name__ == "__main__":
    jobs = [Job(str(number), None, b"") for number in range(4)]
    running = run_jobs(jobs, Options((Sleeps(),)), children=2)
    print("ready", flush=True)
    next(running)
"""


@pytest.mark.skipif(os.name != "posix", reason="no process groups there")
@pytest.mark.parametrize("delay", [0.0, 0.1, 1.0])
@pytest.mark.usefixtures("interruptible")
def test_ctrl_c_ends_all_at_once(tmp_path: Path, delay: float) -> None:
    (tmp_path / "program.py").write_text(_LONG)
    command = [sys.executable, "program.py"]
    program = subprocess.Popen(command, cwd=tmp_path, stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True)
    assert program.stdout is not None
    assert program.stdout.readline() == b"ready\n"
    time.sleep(delay)
    start = time.monotonic()
    os.killpg(program.pid, signal.SIGINT)
    _, said = program.communicate(timeout=30)
    assert time.monotonic() - start < 10
    assert said.count(b"Traceback") == 1
    assert b"Process " not in said


class Stepwise(Executor):
    """Runs a job when it is told to, and counts what it was given."""

    def __init__(self, refuses: Collection[int] = (), error: type[Exception] = RuntimeError) -> None:
        self.refuses = refuses
        self.error = error
        self.given: list[tuple[Future[object], Callable[[], object]]] = []
        self.submitted = 0

    def submit(self, function: Callable[..., object], /, *args: object, **options: object) -> Future[object]:  # type: ignore[override]
        index = self.submitted
        self.submitted += 1
        if index in self.refuses:
            raise self.error("full")
        future: Future[object] = Future()
        self.given.append((future, partial(function, *args, **options)))
        threading.Thread(target=self.step).start()
        return future

    def step(self) -> None:
        future, work = self.given.pop(0)
        if future.set_running_or_notify_cancel():
            future.set_result(work())


def jobs_of(count: int) -> list[Job]:
    return [Job(f"{number}.ll", None, module("f")) for number in range(count)]


@pytest.mark.parametrize("count", [0, 1, 2])
@pytest.mark.parametrize("how", ["here", "child", "children", "threads", "processes"])
def test_few_inputs(count: int, how: str) -> None:
    makers = {"threads": lambda: ThreadPoolExecutor(1), "processes": lambda: ProcessPoolExecutor(1, get_context("spawn"))}
    with makers[how]() if how in makers else nullcontext() as executor:
        found = results(jobs_of(count), "sroa", executor, {"child": 1, "children": 2}.get(how, 0))
    assert [(result.index, result.error) for result in found] == [(index, None) for index in range(count)]


DEADLY = {"first": {0}, "last": {4}, "both": {0, 4}, "all": set(range(5))}
WHICH_AND_HOW = [*product(DEADLY, ["child", "children", "threads"]), ("both", "processes")]  # these take seconds to begin


@pytest.mark.parametrize(("which", "how"), WHICH_AND_HOW)
def test_jobs_that_end_their_process(which: str, how: str) -> None:
    deadly = DEADLY[which]
    jobs = [Job(f"{i}.ll", None, module("die" if i in deadly else "live")) for i in range(5)]
    makers = {"threads": lambda: ThreadPoolExecutor(2), "processes": lambda: ProcessPoolExecutor(2, get_context("spawn"))}
    with makers[how]() if how in makers else nullcontext() as executor:
        found = results(jobs, (Abort(),), executor, {"child": 1, "children": 2}.get(how, 0))
    assert {result.index for result in found if result.error} == deadly
    assert {result.error for result in found if result.error} == {
        f"{i}.ll: error: LLVM ended the process that worked on this file: too bad" for i in deadly
    }


@pytest.mark.skipif(os.name != "posix", reason="no signals there")
def test_a_broken_executor() -> None:
    """Where the pool is no more, the rest is done here. (A pool of two that starts its second worker as the first is killed never ends:
    concurrent.futures then joins a worker that nobody has told to end.)"""
    with ProcessPoolExecutor(1, get_context("spawn")) as pool:
        assert pool.submit(os.getpid).result() != os.getpid()
        os.kill(next(iter(pool._processes)), signal.SIGKILL)
        found = results(jobs_of(10), "sroa", pool)
    assert [result.error for result in found] == [None] * 10


@pytest.mark.parametrize("refuses", [{0}, {1}, {0, 1}])
def test_an_executor_that_refuses_once(refuses: set[int]) -> None:
    found = results(jobs_of(2), "sroa", Stepwise(refuses))
    assert [result.error for result in found] == [None, None]


@pytest.mark.parametrize("error", [RuntimeError, ConnectionError])
def test_an_executor_that_refuses_all(error: type[Exception]) -> None:
    found = results(jobs_of(3), "sroa", Stepwise(range(100), error))
    said = f"error: the executor lost it: {error.__name__}: full"
    assert [result.error for result in found] == [f"{index}.ll: {said}" for index in range(3)]


def test_an_executor_that_is_shut_down_meanwhile() -> None:
    pool = ThreadPoolExecutor(1)
    running = run_jobs(jobs_of(20), Options("sroa"), executor=pool)
    first = next(running)
    pool.shutdown(wait=False, cancel_futures=True)
    found = [first, *running]
    assert sorted(result.index for result in found) == list(range(20))
    said = {result.error.partition("error: ")[2] for result in found if result.error}
    assert said == {"the executor lost it: RuntimeError: cannot schedule new futures after shutdown"}


@pytest.mark.parametrize("leave", ["close", "interrupt"])
def test_leaving_early_cancels_what_has_not_begun(leave: str, tmp_path: Path) -> None:
    jobs = [Job(f"{number}.ll", str(tmp_path / f"{number}.ll"), module("f")) for number in range(200)]
    with ThreadPoolExecutor(1) as pool:
        running = run_jobs(jobs, Options("sroa"), executor=pool)
        next(running)
        if leave == "close":
            running.close()
        else:
            with pytest.raises(KeyboardInterrupt):
                running.throw(KeyboardInterrupt())
    assert len(os.listdir(tmp_path)) < 100


def test_an_unexpected_failure_of_a_child_is_the_jobs(monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(*_: object) -> None:
        raise ValueError("no child today")

    monkeypatch.setattr(Children, "call", fails)
    with Children() as children:
        result = batch._run_in_child(children, Job("x.ll", None, module("f")), Options("sroa"), False, 7)
    assert (result.path, result.index, result.text) == ("x.ll", 7, None)
    assert "no child today" in (result.error or "")


def test_a_job_by_itself_is_the_first() -> None:
    assert run_job(Job("x.ll", None, module("f")), Options("sroa")).index == 0


@pytest.mark.parametrize(
    ("limit", "value"), [("_IN_FLIGHT", 3), ("_BYTES_IN_FLIGHT", 3 * len(module("f"))), ("_BYTES_IN_FLIGHT", 2 * len(module("f")) + 1)]
)
def test_jobs_are_asked_for_as_results_come(monkeypatch: pytest.MonkeyPatch, limit: str, value: int) -> None:
    monkeypatch.setattr(f"nvopt.pipeline.batch.{limit}", value)
    asked = []

    def jobs() -> Iterator[Job]:
        for number in range(10):
            asked.append(number)
            yield Job(f"{number}.ll", None, module("f"))

    running = run_jobs(jobs(), Options("sroa"), executor=Stepwise())
    seen = []
    for _ in running:
        seen.append(len(asked))
    assert seen == [3, 4, 5, 6, 7, 8, 9, 10, 10, 10]
