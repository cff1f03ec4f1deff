"""What the machine and others do to a run: full disks, limits, closed streams, signals, killed workers, files that change or vanish.

Whatever it is, the run ends, says what was wrong in a user's words, and an output is the whole one, or what was there before, or not there.
"""

import ctypes
import os
import pty
import re
import resource
import shutil
import signal
import subprocess
import tempfile
import threading
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import oracle
import program
from program import Finished, Program

import nvopt

PASSES = "nvvm-reflect,function(sroa,instcombine),lower-aggr-copies"
NOBODY = 65534
BEFORE = b"; what was there before\n"
_IS_ROOT = os.geteuid() == 0


def _module(functions: int) -> bytes:
    bodies = "\n".join(
        f"define i32 @f{number}(ptr %p, i32 %x) {{\n  %a = alloca i32\n  store i32 %x, ptr %a\n  %v = load i32, ptr %a\n"
        f"  %y = add i32 %v, {number}\n  store [3 x i32] zeroinitializer, ptr %p\n  ret i32 %y\n}}\n"
        for number in range(functions)
    )
    return f'target triple = "nvptx64-nvidia-cuda"\n{bodies}'.encode()


SMALL, LARGE = _module(2), _module(400)
BAD = b"define void @f() {\n  ret i32 %undefined\n}\n"
BROKEN_BITCODE = b"BC\xc0\xde" + bytes(64)


@cache
def expected(data: bytes, name: str) -> bytes:
    """What comes out where nothing goes wrong."""
    return nvopt.run(data, PASSES, path=name).encode(errors="surrogateescape")


class Scene:
    """A folder with inputs, in which runs are disturbed."""

    def __init__(self, random: Random, folder: Path, talk: bool) -> None:
        self.random = random
        self.folder = folder
        self.talk = talk
        self.data = random.choice((SMALL, SMALL, LARGE))
        (folder / "in.ll").write_bytes(self.data)
        self.had_output = random.random() < 0.5
        if self.had_output:
            (folder / "out.ll").write_bytes(BEFORE)

    def arguments(self, *more: str) -> list[str]:
        return [f"-passes={PASSES}", "in.ll", *more]

    def several(self, count: int = 6, data: bytes | None = None) -> list[str]:
        """Write more inputs; their names."""
        names = [f"in{number}.ll" for number in range(count)]
        for name in names:
            (self.folder / name).write_bytes(data or self.data)
        return names

    def run(self, *arguments: str, **settings: Any) -> Finished:
        done = program.run(arguments, self.folder, **settings)
        if self.talk:
            print(arguments, done)
        return done

    def end(self, running: Program, data: bytes | None = None) -> Finished:
        done = running.finish(data)
        if self.talk:
            print(running.arguments, done)
        return done

    def after(self, done: Finished, statuses: Sequence[int] = (0, 1), outputs: Iterable[str] = ("out.ll",)) -> Iterator[str]:
        """The complaints about a run and its outputs."""
        yield from done.complaints(statuses)
        if done.status == 1 and not oracle.messages(done.err):
            yield f"status 1 without a message: {done.err[:200]!r}"
        for name in outputs:
            yield from self.whole(name)
        for path in self.folder.rglob("*"):
            if path.name.startswith(".nvopt-"):
                yield f"left behind: {path.name}"

    def whole(self, name: str) -> Iterator[str]:
        """The complaint about an output that is neither the whole one nor as before."""
        path = self.folder / name
        if not path.is_file():
            return
        found = path.read_bytes()
        source = "in.ll" if name.startswith("out.ll") else path.name
        if found not in (BEFORE, expected(self.data, source)):
            yield f"a damaged output of {len(found)} bytes"


def limited(**limits: int) -> Callable[[], None]:
    """Sets limits on resources in the process that is to become nvopt."""

    def prepare() -> None:
        for name, value in limits.items():
            resource.setrlimit(getattr(resource, name), (value, value))

    return prepare


def full_streams(scene: Scene) -> Iterator[str]:
    """stdout or stderr on a full disk."""
    which = scene.random.choice(("stdout", "stderr", "both"))
    with open("/dev/full", "wb") as full:
        streams = {name: full for name in ("stdout", "stderr") if which in (name, "both")}
        more = scene.random.choice(
            ((), ("-print-after-all",), ("-pass-remarks=.",), ("-stats",), ("-help",), ("-print-passes",), ("-time-passes",))
        )
        done = scene.run(*scene.arguments(*more), **streams)
    if which != "stderr" and done.status != 1:
        yield f"status {done.status}, and nothing could be written"
    yield from done.complaints()
    if which == "stdout" and done.status == 1 and "No space left on device" not in done.err:
        yield f"the message does not say why: {done.err[:200]}"


def full_files(scene: Scene) -> Iterator[str]:
    """-o and the files of remarks on a full disk."""
    option = scene.random.choice(("-o", "-pass-remarks-output"))
    done = scene.run(*scene.arguments(f"{option}=/dev/full", *(["-o", "out.ll"] if option != "-o" else [])))
    if option == "-o" and done.status != 1:  # there may be no remarks
        yield f"status {done.status}"
    yield from scene.after(done)


def full_disk(scene: Scene) -> Iterator[str]:
    """A file system that has no room for the outputs."""
    disk = scene.folder / "disk"
    disk.mkdir()
    if subprocess.run(
        ["mount", "-t", "tmpfs", "-o", f"size={scene.random.choice((4, 16, 64))}k", "none", disk], capture_output=True
    ).returncode:
        return
    try:
        names = scene.several()
        jobs = scene.random.choice(("1", "2"))
        done = scene.run(f"-passes={PASSES}", *names, "-o", "disk/", "-j", jobs, variables=scene.random.choice(({}, {"TMPDIR": str(disk)})))
        made = [path.name for path in disk.iterdir()]
        yield from done.complaints()
        for name in names:
            if (name in made) == (f"{name}: error" in done.err):
                yield f"{name} is there: {name in made}, and told of: {done.err[-200:]!r}"
        for name in made:
            yield from scene.whole(f"disk/{name}")
    finally:
        subprocess.run(["umount", disk], capture_output=True)


def file_size(scene: Scene) -> Iterator[str]:
    """No file may be longer than so many bytes."""
    size = scene.random.choice((0, 1, 100, 512, 4096, 20_000))
    more = scene.random.choice(
        (("-o", "out.ll"), ("-o", "out.ll", "-pass-remarks-output=r.yaml"), ("-o", "out.ll", "-dump-dir=dumps"), ("-o", "made.ptx"))
    )
    yield from scene.after(scene.run(*scene.arguments(*more), prepare=limited(RLIMIT_FSIZE=size)))


def file_size_of_several(scene: Scene) -> Iterator[str]:
    """The same with workers."""
    names = scene.several(4)
    size = scene.random.choice((0, 100, 1000, 4096))
    done = scene.run(f"-passes={PASSES}", *names, "-o", "made/", "-j", "2", prepare=limited(RLIMIT_FSIZE=size))
    yield from scene.after(done, outputs=[f"made/{name}" for name in names])


def address_space(scene: Scene) -> Iterator[str]:
    """Little memory."""
    size = scene.random.choice((250, 300, 400, 600, 1200, 2500)) << 20
    more = scene.random.choice((("-o", "out.ll"), ("-o", "made.ptx"), ("-O2", "-o", "out2.ll")))
    arguments = ["in.ll", *more] if "-O2" in more else scene.arguments(*more)
    done = scene.run(*arguments, prepare=limited(RLIMIT_AS=size))
    yield from scene.after(done, (0, 1))


def open_files(scene: Scene) -> Iterator[str]:
    """Few descriptors."""
    count = scene.random.choice((6, 7, 8, 9, 10, 12, 16, 20))
    if scene.random.random() < 0.5:
        yield from scene.after(
            scene.run(*scene.arguments("-o", scene.random.choice(("out.ll", "made.ptx"))), prepare=limited(RLIMIT_NOFILE=count))
        )
    else:
        names = scene.several(3)
        done = scene.run(f"-passes={PASSES}", *names, "-o", "made/", "-j", "2", prepare=limited(RLIMIT_NOFILE=count))
        yield from scene.after(done, outputs=[f"made/{name}" for name in names])


_READ_ANYTHING = 2  # CAP_DAC_READ_SEARCH
_KEEP_CAPABILITIES, _AMBIENT, _RAISE = 8, 47, 2  # of prctl


def become_nobody() -> None:
    """Give up root's rights, but for reading: Python may lie where only root looks."""
    library = ctypes.CDLL(None)
    library.prctl(_KEEP_CAPABILITIES, 1, 0, 0, 0)
    os.setgid(NOBODY)
    os.setuid(NOBODY)
    header, sets = (ctypes.c_uint32 * 2)(0x20080522, 0), (ctypes.c_uint32 * 6)(*[1 << _READ_ANYTHING] * 3, 0, 0, 0)
    library.capset(header, sets)
    library.prctl(_AMBIENT, _RAISE, _READ_ANYTHING, 0, 0)


def _open_to_all(folder: Path) -> None:
    folder.chmod(0o777)
    for path in folder.rglob("*"):
        path.chmod(0o777 if path.is_dir() else 0o666)


def few_processes(scene: Scene) -> Iterator[str]:
    """No process or thread can be started. Root is above that limit."""
    if not _IS_ROOT:
        return
    names = scene.several(3)
    _open_to_all(scene.folder)
    count = scene.random.choice((0, 1, 2, 4))

    def prepare() -> None:
        become_nobody()
        resource.setrlimit(resource.RLIMIT_NPROC, (count, count))

    more = scene.random.choice((["in.ll", "-o", "out.ll"], ["in.ll", "-o", "made.ptx"], [*names, "-o", "made/", "-j", "2"]))
    yield from _as_nobody(scene, [f"-passes={PASSES}", *more], prepare, [*(f"made/{name}" for name in names), "out.ll"])


def _as_nobody(scene: Scene, arguments: Sequence[str], prepare: Callable[[], None], outputs: Sequence[str]) -> Iterator[str]:
    with Program(arguments, scene.folder, prepare=prepare, variables={"PYTHONDONTWRITEBYTECODE": "1"}) as running:
        running.temporary.chmod(0o777)
        done = scene.end(running)
    yield from scene.after(done, outputs=outputs)


def read_only(scene: Scene) -> Iterator[str]:
    """A folder or a file that may not be written, for a user who is not root."""
    if not _IS_ROOT:
        return
    _open_to_all(scene.folder)
    made = scene.folder / "made"
    made.mkdir()
    names = scene.several(3)
    (made / names[0]).write_bytes(BEFORE)
    what = scene.random.choice((scene.folder, made, made / names[0], scene.folder / "in.ll"))
    what.chmod(scene.random.choice((0o555, 0o000)) if what.is_dir() else scene.random.choice((0o444, 0o000)))

    more = scene.random.choice(
        (["in.ll", "-o", "out.ll"], [*names, "-o", "made/", "-j", scene.random.choice("12")], ["in.ll", "-o", "x.ll", "-dump-dir=made/d"])
    )
    yield from _as_nobody(scene, [f"-passes={PASSES}", *more], become_nobody, [*(f"made/{name}" for name in names), "out.ll"])
    scene.folder.chmod(0o777)
    made.chmod(0o777)


def small_stack(scene: Scene) -> Iterator[str]:
    """A stack of few pages."""
    size = scene.random.choice((128, 256, 512, 1024)) << 10
    yield from scene.after(
        scene.run(*scene.arguments("-o", scene.random.choice(("out.ll", "made.ptx"))), prepare=limited(RLIMIT_STACK=size))
    )


def closed_streams(scene: Scene) -> Iterator[str]:
    """Standard streams that are closed, in all combinations."""
    closed = [number for number in (0, 1, 2) if scene.random.random() < 0.6] or [scene.random.randrange(3)]
    inputs = scene.random.choice((["in.ll"], ["-"], ["in.ll", *scene.several(2)]))
    more = (
        ["-o", "made/", "-j", "2"]
        if len(inputs) > 1
        else scene.random.choice((["-o", "out.ll"], [], ["-o", "made.ptx"], ["-print-after-all"]))
    )

    def prepare() -> None:
        for number in closed:
            os.close(number)

    done = scene.run(f"-passes={PASSES}", *inputs, *more, prepare=prepare)
    yield from done.complaints()
    if inputs != ["-"]:  # stdin is another module, an empty one
        yield from scene.whole("out.ll")
    if 1 in closed and done.status == 0 and not more:
        yield "status 0, and nothing could be written"
    if done.status == 1 and 2 not in closed and not oracle.messages(done.err):
        yield "status 1 without a message"
    if done.status == 1 and not {0, 1} & set(closed):
        yield f"status 1: {done.err[:200]}"


SIGNALS = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)


def python_was_starting(err: str) -> bool:
    """Whether this is the traceback of Python's own start: it was interrupted before nvopt's first line."""
    frames = re.findall(r'^  File "([^"]+)"', err, re.MULTILINE)
    return "KeyboardInterrupt" in err and bool(frames) and not any(Path(frame).is_relative_to(program.ROOT / "nvopt") for frame in frames)


def interrupted(scene: Scene) -> Iterator[str]:
    """Ctrl-C, SIGTERM or SIGHUP at any moment, for the process or for all of its group."""
    names = scene.several(5)
    several = scene.random.random() < 0.6
    arguments = (
        [f"-passes={PASSES}", *names, "-o", "made/", "-j", scene.random.choice("12")] if several else scene.arguments("-o", "out.ll")
    )
    number = scene.random.choice(SIGNALS)
    with Program(arguments, scene.folder) as running:
        time.sleep(scene.random.uniform(0.02, 1.2))
        with suppress(ProcessLookupError):
            (os.killpg if scene.random.random() < 0.5 else os.kill)(running.process.pid, number)
        done = scene.end(running)
    outputs = [*(f"made/{name}" for name in names), "out.ll"]
    if number == signal.SIGINT and python_was_starting(done.err):
        for name in outputs:
            yield from scene.whole(name)
    else:
        yield from scene.after(done, (0, 130 if number == signal.SIGINT else -number, -number), outputs)


def killed_workers(scene: Scene) -> Iterator[str]:
    """A process that the run started is killed."""
    names = scene.several(8, LARGE)
    scene.data = LARGE
    number = scene.random.choice((signal.SIGKILL, signal.SIGTERM, signal.SIGSEGV, signal.SIGINT))
    with Program([f"-passes={PASSES}", *names, "-o", "made/", "-j", scene.random.choice("23")], scene.folder) as running:
        time.sleep(scene.random.uniform(0.1, 1.5))
        for victim in scene.random.sample(found, 1) if (found := running.descendants()) else []:
            with suppress(ProcessLookupError):
                os.kill(victim, number)
        done = scene.end(running)
    yield from scene.after(done, outputs=[f"made/{name}" for name in names])
    if done.status is not None:
        yield from _each_came_to_something(scene, done, names)


def _each_came_to_something(scene: Scene, done: Finished, names: Sequence[str]) -> Iterator[str]:
    for name in names:
        made, told = (scene.folder / "made" / name).exists(), f"nvopt: {name}:" in done.err or f"made/{name}: error" in done.err
        if made == told:
            yield f"an input of a batch comes out {made}, is told of {told}"


def concurrent_writers(scene: Scene) -> Iterator[str]:
    """Several runs with one output."""
    several = scene.random.random() < 0.4
    names = scene.several(3)
    arguments = [f"-passes={PASSES}", *names, "-o", "made/"] if several else scene.arguments("-o", "out.ll")
    running = [Program(arguments, scene.folder) for _ in range(3)]
    done = []
    for one in running:
        with one:
            done.append(scene.end(one))
    for one_done in done:
        if one_done.status != 0:
            yield f"status {one_done.status}: {one_done.err[:200]}"
        yield from scene.after(one_done, outputs=[*(f"made/{name}" for name in names), "out.ll"])
    if not (scene.folder / ("made/in0.ll" if several else "out.ll")).exists():
        yield "no output"


def vanishing(scene: Scene) -> Iterator[str]:
    """The folder of the outputs, of the inputs or of temporary files is removed meanwhile."""
    names = scene.several(6)
    inputs = [f"given/{name}" for name in names]
    (scene.folder / "given").mkdir()
    for name in names:
        shutil.move(scene.folder / name, scene.folder / "given" / name)
    what = scene.random.choice(("made", "given", "temporary"))
    with Program([f"-passes={PASSES}", *inputs, "-o", "made/", "-j", scene.random.choice("12")], scene.folder) as running:
        time.sleep(scene.random.uniform(0.05, 1.0))
        if what == "temporary":
            for path in running.temporary.iterdir():
                shutil.rmtree(path, ignore_errors=True)
        else:
            shutil.rmtree(scene.folder / what, ignore_errors=True)
        done = scene.end(running)
    yield from scene.after(done, outputs=())
    for name in names:
        made, told = (scene.folder / "made" / name).exists(), f"{name}: error" in done.err
        if not made and not told and what != "made":
            yield f"{what}: an input of a batch is lost"


def odd_outputs(scene: Scene) -> Iterator[str]:
    """-o names something other than a file."""
    out = scene.folder / "odd"
    what = scene.random.choice(("dir", "link", "dangling", "loop", "null", "inside a file", "long", "missing", "mem", "empty", "dot"))
    path = "odd"
    match what:
        case "dir":
            out.mkdir()
        case "link":
            (scene.folder / "target.ll").write_bytes(BEFORE)
            out.symlink_to("target.ll")
        case "dangling":
            out.symlink_to("no/where")
        case "loop":
            out.symlink_to("odd")
        case _:
            path = {
                "null": "/dev/null",
                "inside a file": "in.ll/x",
                "long": "x" * 300,
                "missing": "no/such/x.ll",
                "mem": "/proc/self/mem",
            }.get(what, "")
            path = "." if what == "dot" else path
    done = scene.run(*scene.arguments("-o", path))
    yield from done.complaints()
    if done.status == 1 and len(oracle.messages(done.err)) != 1:
        yield f"{what}: {len(oracle.messages(done.err))} messages"
    refuses = what == "dot" and "an output would overwrite it" in done.err  # the input lies there
    if what in ("dir", "link", "null", "dot") and done.status != 0 and not refuses:
        yield f"{what}: {done.err[:200]}"
    if what == "link" and not out.is_symlink():
        yield "the link is gone"
    if what == "dangling" and done.status == 0:
        yield "a dangling link was written to"


def fifo(scene: Scene) -> Iterator[str]:
    """The output is a pipe with a name, whose reader reads all of it or leaves early."""
    path = scene.folder / "pipe"
    os.mkfifo(path)
    leaves = scene.random.random() < 0.5
    heard: list[bytes] = []

    def read() -> None:
        with open(path, "rb", buffering=0) as file:
            heard.append((file.read(10) or b"") if leaves else file.read())

    reader = threading.Thread(target=read, daemon=True)
    reader.start()
    done = scene.run(*scene.arguments("-o", "pipe"))
    reader.join(5)
    yield from done.complaints()
    if not leaves and heard != [expected(scene.data, "in.ll")]:
        yield "not all came through the pipe"


def broken_pipe(scene: Scene) -> Iterator[str]:
    """The reader of stdout or stderr leaves."""
    reading, writing = os.pipe()
    stream = scene.random.choice(("stdout", "stderr"))
    more = scene.random.choice(((), ("-print-after-all",), ("-print-passes",), ("-help-knobs",), ("-help",)))
    os.close(reading)
    done = scene.run(*scene.arguments(*more), **{stream: writing})
    os.close(writing)
    yield from done.complaints()
    if stream == "stdout" and done.status != 1:
        yield f"status {done.status}, and nobody read"


def changing_input(scene: Scene) -> Iterator[str]:
    """The inputs are rewritten all the time."""
    names = scene.several(3)
    stop = threading.Event()
    random = Random(scene.random.random())

    def rewrite() -> None:
        while not stop.is_set():
            (scene.folder / random.choice((*names, "in.ll"))).write_bytes(scene.data[: random.choice((0, 10, 1000, len(scene.data)))])

    writer = threading.Thread(target=rewrite, daemon=True)
    writer.start()
    several = scene.random.random() < 0.5
    done = scene.run(f"-passes={PASSES}", *(names if several else ["in.ll"]), "-o", "made/" if several else "made.ll", "-j", "2")
    stop.set()
    writer.join()
    yield from done.complaints()
    if several and done.status is not None:
        yield from _each_came_to_something(scene, done, names)


def odd_inputs(scene: Scene) -> Iterator[str]:
    """Inputs that are no files, or can't be read."""
    (scene.folder / "loop").symlink_to("loop")
    (scene.folder / "folder.ll").mkdir()
    (scene.folder / "empty.bc").write_bytes(b"")
    odd = scene.random.sample(
        (
            "missing.ll",
            "folder.ll",
            "loop",
            "/proc/self/mem",
            "x" * 300,
            "in.ll/x",
            "empty.bc",
            "é.ll",
            os.fsdecode(b"\xff\xfe.ll"),
            "a\nb\x1b[2J.ll",
            "",
            "/dev/null",
        ),
        scene.random.randint(1, 3),
    )
    several = scene.random.random() < 0.5
    arguments = [*odd, "in.ll", "-o", "made/", "-j", scene.random.choice("12")] if several and "" not in odd else [odd[0], "-o", "made.ll"]
    done = scene.run(f"-passes={PASSES}", *arguments)
    yield from done.complaints()
    if done.status == 1 and not oracle.messages(done.err):
        yield "no message"


def environment(scene: Scene) -> Iterator[str]:
    """Variables that are odd, and no home, no temporary folder, no current folder."""
    variables = scene.random.choice(
        (
            {"PYTHONIOENCODING": "ascii"}, {"LC_ALL": "C", "PYTHONUTF8": "0"}, {"TERM": "dumb", "COLUMNS": "0"}, {"HOME": "/nonexistent"},
            {"TMPDIR": "/nonexistent"}, {"TMPDIR": "/proc"}, {"PATH": ""}, {"CUDA_HOME": "\x1b", "CUDA_PATH": "."},
            {"COLUMNS": "x", "LINES": "-1"}, {"PYTHONWARNINGS": "error"}, {"NVOPT_TRACEBACK": "1"}, {"TMPDIR": "/tmp/" + "x" * 200},
        )
    )  # fmt: skip
    bad = scene.random.random() < 0.5
    if bad:
        (scene.folder / "in.ll").write_bytes("; é\n".encode() + BAD)
    names = scene.several(2)
    more = scene.random.choice(
        (
            ["in.ll", "-o", "out.ll"],
            ["in.ll", "-o", "made.ptx"],
            ["in.ll", *names, "-o", "made/", "-j", "2"],
            ["in.ll", "-print-changed=cdiff"],
        )
    )
    done = scene.run(f"-passes={PASSES}", *more, variables=variables)
    yield from scene.after(done, outputs=[f"made/{name}" for name in names])
    if done.status != int(bad):
        yield f"{variables}: status {done.status}: {done.err[:200]}"


def inherited_signals(scene: Scene) -> Iterator[str]:
    """Started with signals ignored or blocked, as by some shells and supervisors, or with a mask that takes all rights."""
    number = scene.random.choice((signal.SIGCHLD, signal.SIGPIPE, signal.SIGINT, signal.SIGTERM, signal.SIGALRM, signal.SIGABRT))
    blocked = scene.random.random() < 0.3

    def prepare() -> None:
        if blocked:
            signal.pthread_sigmask(signal.SIG_BLOCK, {number})
        else:
            signal.signal(number, signal.SIG_IGN)

    names = scene.several(3)
    (scene.folder / "broken.bc").write_bytes(BROKEN_BITCODE)
    more, status = scene.random.choice(
        (
            (["in.ll", "-o", "out.ll"], 0),
            (["in.ll", "-o", "made.ptx"], 0),
            ([*names, "-o", "made/", "-j", "2"], 0),
            (["in.ll", "broken.bc", "-o", "made/"], 1),
        )
    )
    done = scene.run(f"-passes={PASSES}", *more, prepare=prepare)
    yield from scene.after(done, outputs=[*(f"made/{name}" for name in names), "out.ll"])
    if done.status != status:
        yield f"{number.name} {'blocked' if blocked else 'ignored'}: status {done.status}: {done.err[:200]}"


def terminal(scene: Scene) -> Iterator[str]:
    """stdout and stderr are a terminal: nothing that it would obey is written raw, but for colours."""
    name = scene.random.choice(("in.ll", "\x1b]0;x\x07.ll", "a\x9bb.ll"))
    text = scene.random.choice(
        (
            SMALL,
            BAD.replace(b"%undefined", b'%"\\1B[2J"'),
            BAD.replace(b"@f", b'@"\x1b[2J"'),
            b'@"\\1B]0;x\\07" = global i32 0\n',
            b"\x1b[2J",
        )
    )
    (scene.folder / name).write_bytes(text)
    more = scene.random.choice(([], ["-print-after-all"], ["-print-changed=diff"], ["-time-passes"], ["-opt-bisect-limit=-1"]))
    main, other = pty.openpty()
    heard: list[bytes] = []

    def read() -> None:
        with suppress(OSError):
            while data := os.read(main, 65536):
                heard.append(data)

    reader = threading.Thread(target=read, daemon=True)
    reader.start()
    done = scene.run(f"-passes={PASSES}", *more, "--", name, stdout=other, stderr=other)
    os.close(other)
    reader.join(5)
    os.close(main)
    said = b"".join(heard)
    yield from done.complaints()
    if b"\x1b[2J" in said or b"\x1b]0" in said or b"\x07" in said or b"\xc2\x9b" in said:
        yield f"control characters reach the terminal: {said[:200]!r}"
    if b"Traceback" in said or b"internal error" in said:
        yield f"{said[:300]!r}"


def standard_input(scene: Scene) -> Iterator[str]:
    """stdin that is empty, damaged, a folder, or ends early."""
    what = scene.random.choice(("empty", "damaged", "good", "folder", "broken bitcode", "closed for reading"))
    arguments = [f"-passes={PASSES}", "-", "-o", "made.ll"]
    if what == "folder":
        descriptor = os.open(scene.folder, os.O_RDONLY)
        done = scene.run(*arguments, stdin=descriptor)
        os.close(descriptor)
    elif what == "closed for reading":
        with open(os.devnull, "wb") as null:
            done = scene.run(*arguments, stdin=null)
    else:
        data = {"empty": b"", "damaged": BAD, "good": scene.data, "broken bitcode": BROKEN_BITCODE}[what]
        done = scene.run(*arguments, data=data)
    if what != "folder":  # Python itself refuses that
        yield from scene.after(done)
    if done.status != (0 if what in ("empty", "good") else 1):
        yield f"{what}: status {done.status}: {done.err[:100]}"


def removed_folder(scene: Scene) -> Iterator[str]:
    """The current folder has been removed."""
    here = scene.folder / "here"
    here.mkdir()
    path = str(scene.folder / "in.ll")
    more = scene.random.choice((["-o", str(scene.folder / "out.ll")], ["-o", "out.ll"], ["-o", "made/"], ["-emit=ptx"], ["-dump-dir=d"]))

    def prepare() -> None:
        os.chdir(here)
        os.rmdir(here)

    done = scene.run(f"-passes={PASSES}", path, *more, prepare=prepare)
    yield from done.complaints()


FAULTS: list[Callable[[Scene], Iterator[str]]] = [
    full_streams, full_files, full_disk, file_size, file_size_of_several, address_space, open_files, few_processes, read_only, small_stack,
    closed_streams, interrupted, interrupted, killed_workers, killed_workers, concurrent_writers, vanishing, odd_outputs, fifo, broken_pipe,
    changing_input, odd_inputs, environment, inherited_signals, terminal, standard_input, removed_folder,
]  # fmt: skip


@contextmanager
def _folder() -> Iterator[Path]:
    path = Path(tempfile.mkdtemp(prefix="nvopt-hostile-"))
    try:
        yield path
    finally:
        shutil.rmtree(path, ignore_errors=True)


def run(seed: int, index: int, *, talk: bool = False) -> tuple[str, list[str]]:
    """The fault of that number: what it was, and the complaints."""
    random = Random(f"fault:{seed}:{index}")
    fault = FAULTS[index % len(FAULTS)]
    with _folder() as folder:
        return fault.__name__, list(fault(Scene(random, folder, talk)))
