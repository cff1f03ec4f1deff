"""Functions with loops before and after a transformation: run on the same data, they must do the same and touch nothing else.

    with Runner() as runner:
        failures = runner.compare(before_text, after_text)                  # every function with a body; [] is what it should be
        failures = runner.compare(before_text, after_text, ["f"], every=1)  # the long way: every shape, not one of seven

How a function is called follows from its parameters' names (see vectorize/loops.h) and from what it loads and stores. The code
before is run first, in an arena with much room around each array; every access is recorded. So the arrays of the code after are
put where the first or the last byte that may be touched lies at the border of a page that can't be, or somewhere between, with
bytes around that must stay as they are. Arrays that the code doesn't say to be apart overlap by -9 to 9 elements in other runs.
Variables of the module hold data, too, where they are all zeros.
What memory holds and what is returned must be the same: of floats that may be reassociated within a tolerance; a NaN is a NaN.

Processes of their own run the code, since it may crash: then that is what is told, and another process goes on.
"""

from __future__ import annotations

import ctypes
import json
import mmap
import os
import random
import re
import signal
import struct
import subprocess
import sys
import traceback
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any, NoReturn

import llvmlite.binding as llvm

if __name__ == "__main__":
    sys.path.append(str(Path(__file__).parents[1] / "differential"))

from harness import Compiled
from host import TRACE, checked, host_text

from nvopt.ir import Argument, Function, Instruction, LoadInst, StoreInst, Type, Value
from nvopt.llvm import Unit

TRIPS = range(71)
DISTANCES = range(-9, 10)
_TRIPS_OF_A_PATTERN = 6
_PATTERNS = TRIPS[-1] // _TRIPS_OF_A_PATTERN + 1
"""Of each kind of array."""
STRIDES = (1, 2, 0, 3, -1, 5, -3, -2)
EVERY = 7
"""Of the overlapping distances, the share that the test suite runs at each trip count."""
SECONDS = 0.5
"""Of processor time, what a function may take: a loop that doesn't end is one of the faults."""
_WINDOWS, _WINDOW, _PAGE, _SLACK = 8, 1 << 17, mmap.PAGESIZE, 128
_MIDDLE = _WINDOW // 2
_PERIOD = 509
"""Elements after which data repeats itself."""
_PLACEMENTS = ("end", "start", "between")
"""Where an array lies: what may be touched of it ends, or begins, at a page that may not be; or neither."""
_SCALARS = {"float": ctypes.c_float, "double": ctypes.c_double, "ptr": ctypes.c_void_p}
_BITS = {"half": 16, "float": 32, "double": 64, "ptr": 64}
_FUNCTION = re.compile(r"^define [^@\n]*@([\w.]+)\(.*?^}\n", re.M | re.S)
_GLOBAL = re.compile(r"@([-\w.$]+)")
_PARAMETER = re.compile(r"((?:[^,()%]|\([^()]*\))+) %([-\w.$]+)")
"""What is said of a parameter, and its name."""
_ATOMIC = re.compile(r"^ *(?:%\S+ = )?atomicrmw (?:volatile )?\w+ ptr (?P<pointer>%[-\w.$]+), .* align (?P<align>\d+)", re.M)
_FEATURES = "+f16c" if llvm.get_host_cpu_features().get("f16c") else ""
"""Without these instructions x86 calls functions for numbers of 16 bits that may not be there."""
_CODES = {"half": "e", "float": "f", "double": "d"}
_TOLERANCES = {"half": 0.05, "float": 1e-4, "double": 1e-9}
_RECORDER = f"""
@touch.base = global i64 0
@touch.table = global [{3 * _WINDOWS} x i64] zeroinitializer

define void @touch(ptr %pointer, i64 %size, i64 %align) noinline {{
  %start = ptrtoint ptr %pointer to i64
  %end = add i64 %start, %size
  %base = load i64, ptr @touch.base
  %offset = sub i64 %start, %base
  %window = udiv i64 %offset, {_WINDOW}
  %inside = icmp ult i64 %window, {_WINDOWS}
  br i1 %inside, label %note, label %done
note:
  %entry = getelementptr [3 x i64], ptr @touch.table, i64 %window
  %high.at = getelementptr i64, ptr %entry, i64 1
  %align.at = getelementptr i64, ptr %entry, i64 2
  %low.old = load i64, ptr %entry
  %high.old = load i64, ptr %high.at
  %align.old = load i64, ptr %align.at
  %lower = icmp ult i64 %start, %low.old
  %higher = icmp ugt i64 %end, %high.old
  %more = icmp ugt i64 %align, %align.old
  %low = select i1 %lower, i64 %start, i64 %low.old
  %high = select i1 %higher, i64 %end, i64 %high.old
  %most = select i1 %more, i64 %align, i64 %align.old
  store i64 %low, ptr %entry
  store i64 %high, ptr %high.at
  store i64 %most, ptr %align.at
  br label %done
done:
  ret void
}}
"""
"""Notes in the code before where each window was touched: the first byte, that behind the last, the most alignment."""
_ALIGNMENT = """
@touch.misaligned = global i64 0

define void @touch(ptr %pointer, i64 %size, i64 %align) noinline {
  %start = ptrtoint ptr %pointer to i64
  %mask = sub i64 %align, 1
  %low = and i64 %start, %mask
  %wrong = icmp ne i64 %low, 0
  %one = zext i1 %wrong to i64
  %old = load i64, ptr @touch.misaligned
  %new = add i64 %old, %one
  store i64 %new, ptr @touch.misaligned
  ret void
}
"""
"""Counts in the code after what lies where it can't."""


@dataclass(frozen=True)
class Failure:
    """What was seen of one function, and on what input."""

    function: str
    what: str

    def __str__(self) -> str:
        return f"{self.function}: {self.what}"


class Runner:
    """A child process that has code run. Use as a context manager."""

    def __init__(self) -> None:
        self._child: subprocess.Popen[str] | None = None

    def __enter__(self) -> Runner:
        self._child = subprocess.Popen([sys.executable, __file__], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        return self

    def __exit__(self, *_: object) -> None:
        assert self._child is not None
        self._child.communicate()

    def compare(
        self, before: str, after: str, functions: Sequence[str] | None = None, *, every: int = EVERY, seed: int = 0, reorders: bool = False
    ) -> list[Failure]:
        """One failure at most for each function, by default of all that `before` defines.

        `every`: one of how many overlapping distances is run at each trip count; 1 runs all, and all placements.
        `reorders`: floats may be added up in another order where no flag allows that, too: as LLVM does where it is given a width.
        """
        assert self._child is not None
        assert self._child.stdin is not None
        assert self._child.stdout is not None
        names = defined(before) if functions is None else list(functions)
        job = {"before": before, "after": after, "functions": names, "every": every, "seed": seed, "reorders": reorders}
        self._child.stdin.write(json.dumps(job) + "\n")
        self._child.stdin.flush()
        told = self._child.stdout.readline()
        if not told:
            raise RuntimeError("the child that runs code is gone; what it said is on stderr")
        return [Failure(*one) for one in json.loads(told)]


def defined(text: str) -> list[str]:
    """The names of the functions that have a body."""
    return re.findall(r"^define [^@\n]*@([\w.]+)\(", text, re.M)


# What follows runs in the child.

_NOTE = struct.Struct("=4iq")
"""What a process is at: index of the function, side, trip count, placement, distance."""
_ENDS = {int(signal.SIGSEGV): "touches memory that isn't there", int(signal.SIGVTALRM): "does not end"}


@dataclass
class _Parameter:
    name: str
    type: str
    is_signed: bool
    is_noalias: bool
    known: int = 0
    """Bytes from the pointer on that may be read in any case."""
    align: int = 1
    """Bytes of which the pointer is said to be a multiple."""
    kinds: frozenset[str] = frozenset()
    """Types of what is loaded and stored by way of it."""

    @property
    def is_array(self) -> bool:
        return self.type == "ptr" and not self.name.endswith("_end")

    @cached_property
    def element(self) -> int:
        """Bytes of an element."""
        return max((_bytes(kind) for kind in self.kinds), default=4)

    @cached_property
    def step(self) -> int:
        """Bytes between places where the array may begin."""
        return max(self.element, self.align)


@dataclass
class _Plan:
    """How a function is called."""

    name: str
    result: str
    parameters: list[_Parameter]
    is_loose: bool
    """Whether results may differ within a tolerance."""
    has_specials: bool
    """Whether floats may be NaN, infinite, or -0."""
    is_wide: bool
    """Whether integers may be any, since no flag forbids overflow of what is computed of them."""
    has_addresses: bool
    """Whether addresses are stored or returned: then both sides must run at the same place."""
    pairs: list[tuple[int, int]] = field(default_factory=list)
    """Parameters whose arrays may overlap."""


def _bytes(type: str) -> int:
    return (_BITS.get(type) or int(type[1:])) // 8 or 1


def with_only(text: str, names: Collection[str]) -> str:
    """The module without functions that have other names and that nobody calls."""
    for function in list(_FUNCTION.finditer(text)):
        if function[1] not in names and text.count(f"@{function[1]}(") == 1:
            text = text.replace(function[0], "", 1)
    return text


def _touching(text: str, touch: str) -> str:
    """Host text in which every access first calls `touch`."""
    text = _ATOMIC.sub(r"  call void @harness.check(ptr \g<pointer>, i64 \g<align>, i64 \g<align>)\n\g<0>", checked(text))
    return text.replace("call void @harness.check(", "call void @touch(") + touch


def plan_of(function: Function, reorders: bool) -> _Plan:
    """Of a function of host text. `reorders`: floats that go round a loop are added in any order."""
    body = str(function)
    head = re.sub(r" initializes\(.*?\)\)", "", body.split("{\n", 1)[0])
    said = {name: words for words, name in _PARAMETER.findall(head)}
    parameters = []
    for argument in function.args:
        words = said.get(argument.name, "")
        known, align = re.search(r"dereferenceable\((\d+)\)", words), re.search(r"\balign (\d+)", words)
        kinds = frozenset(_accessed(argument)) if str(argument.type) == "ptr" else frozenset()
        parameters.append(
            _Parameter(
                argument.name,
                str(argument.type),
                "signext" in words,
                "noalias" in words,
                int(known[1]) if known else 0,
                int(align[1]) if align else 1,
                kinds,
            )
        )
    fast = set(re.findall(r"\b(fast|reassoc|nnan|ninf|afn|arcp)\b", body))
    plan = _Plan(
        name=function.name,
        result=str(function.function_type.return_type),
        parameters=parameters,
        is_loose=bool(fast & {"fast", "reassoc", "afn", "arcp"})
        or (reorders and re.search(r" = phi (?:float|double|half) ", body) is not None),
        has_specials=not fast & {"fast", "nnan", "ninf"},
        is_wide=not _flags_data(function),
        has_addresses=str(function.function_type.return_type) == "ptr" or re.search(r"^  store ptr ", body, re.M) is not None,
    )
    arrays = [i for i, one in enumerate(parameters) if one.type == "ptr" and one.kinds and not one.name.startswith("idx")]
    arrays = [i for i in arrays if not parameters[i].is_noalias and not parameters[i].name.endswith("_end")]
    arrays = [i for i in arrays if parameters[i].step == parameters[i].element]
    plan.pairs = [(i, j) for i in arrays for j in arrays if i < j and parameters[i].kinds == parameters[j].kinds]
    return plan


def _accessed(argument: Argument) -> Iterator[str]:
    """Types of the loads and stores whose address is computed of a pointer."""
    todo: list[Value] = [argument]
    seen: set[Value] = set()
    while todo:
        value = todo.pop()
        if value in seen:
            continue
        seen.add(value)
        for user in value.users:
            if isinstance(user, LoadInst):
                yield _scalar(user.type)
            elif isinstance(user, StoreInst):
                if user.pointer is value:
                    yield _scalar(user.value.type)
            elif isinstance(user, Instruction) and user.opcode in ("getelementptr", "phi", "select", "bitcast", "freeze", "atomicrmw"):
                if user.opcode == "atomicrmw":
                    yield _scalar(user.type)
                else:
                    todo.append(user)


def _scalar(type: Type) -> str:
    vector = re.fullmatch(r"<\d+ x (\w+)>", str(type))
    return vector[1] if vector else str(type)


def _flags_data(function: Function) -> bool:
    """Whether something that is computed of loaded values or arguments has flags by which it may be poison."""
    todo: list[Value] = [one for one in function.instructions() if isinstance(one, LoadInst)]
    seen: set[Value] = set()
    while todo:
        value = todo.pop()
        if value in seen:
            continue
        seen.add(value)
        if isinstance(value, Instruction) and value.opcode != "getelementptr" and {"nsw", "nuw", "exact"} & set(value.flags):
            return True
        todo += [
            user for user in value.users if isinstance(user, Instruction) and user.opcode not in ("load", "store", "br", "icmp", "fcmp")
        ]
    return False


class _Data:
    """What windows hold at first: for every kind of array some patterns, made once for all functions."""

    def __init__(self) -> None:
        self.rng = random.Random(0)
        self.made: dict[tuple[object, ...], bytes] = {}

    def make(self, plans: Iterable[_Plan]) -> None:
        """Makes what the functions' arrays will hold: before there is a process that runs them, since what that makes ends with it."""
        for plan in plans:
            for parameter in plan.parameters:
                if parameter.is_array:
                    for number in range(_PATTERNS):
                        self.pattern(parameter, plan, number)

    def pattern(self, parameter: _Parameter, plan: _Plan, number: int) -> bytes:
        key = (parameter.name, parameter.kinds, plan.is_wide, plan.has_specials, plan.is_loose, number)
        if key not in self.made:
            self.made[key] = self._make(parameter, plan, number)
        return self.made[key]

    def of_variable(self, name: str, type: str, size: int) -> bytes:
        """What a variable that is all zeros holds instead: small numbers, so that nothing overflows."""
        rng = random.Random(name)
        kinds = set(re.findall(r"\b(?:float|double|i\d+)\b", type))
        if len(kinds) != 1:
            return bytes(rng.choice((0, 0, 0, 1, 2, 3, 64)) for _ in range(size))
        kind = kinds.pop()
        if kind in _CODES:
            floats = (rng.choice((0.0, 1.0, *(rng.uniform(-2, 2) for _ in range(6)))) for _ in range(_PERIOD))
            data = struct.pack(f"<{_PERIOD}{_CODES[kind]}", *floats)
        else:
            values = range(64) if name.startswith("idx") else (*range(-9, 10), *range(6), 60)
            length = _bytes(kind)
            data = b"".join((rng.choice(values) % (1 << 8 * length)).to_bytes(length, "little") for _ in range(_PERIOD))
        return (data * (size // _PERIOD + 1))[:size]

    def _make(self, parameter: _Parameter, plan: _Plan, number: int) -> bytes:
        kind = next(iter(parameter.kinds), "i32") if len(parameter.kinds) < 2 else ""
        if kind in _CODES:
            data = struct.pack(f"<{_PERIOD}{_CODES[kind]}", *(self._float(plan, number) for _ in range(_PERIOD)))
        elif kind:
            bits = _BITS.get(kind) or int(kind[1:])
            is_index = parameter.name.startswith("idx")
            values = (self.rng.randrange(64) if is_index else self._integer(bits, plan, number) for _ in range(_PERIOD))
            data = b"".join((value & ((1 << bits) - 1)).to_bytes(-(-bits // 8), "little") for value in values)
        else:  # of several types: bits that are small integers and ordinary floats
            data = bytes(self.rng.choice((0, 0, 0, 1, 2, 3, 64, 200)) for _ in range(_PERIOD))
        return (data * (_WINDOW // len(data) + 1))[:_WINDOW]

    def _float(self, plan: _Plan, number: int) -> float:
        if plan.is_loose:
            sign = (1, -1, self.rng.choice((-1, 1)))[number % 3]
            return sign * self.rng.uniform(0.5, 1.5) if number % 2 else sign * self.rng.uniform(1.0, 2.0)
        if plan.has_specials and number % 2 and self.rng.random() < 0.2:
            return self.rng.choice((float("nan"), float("inf"), -float("inf"), -0.0, 0.0, 1e-7))
        return self.rng.choice((0.0, 1.0, self.rng.uniform(-4, 4), self.rng.uniform(-4, 4)))

    def _integer(self, bits: int, plan: _Plan, number: int) -> int:
        """Small, so that conditions are true now and then, nearly never, or nearly always; or any, where that is no overflow."""
        kind = number % 6
        if kind == 0:
            return self.rng.randrange(10) if self.rng.random() < 0.9 else self.rng.randrange(-9, 0)
        if kind == 1:
            return self.rng.choice((4, 5, 8, 9)) if self.rng.random() < 0.97 else 3
        if kind == 2:
            return self.rng.choice((0, 2)) if self.rng.random() < 0.96 else self.rng.choice((1, 3, 7))
        if bits == 8 or plan.is_wide:
            return self.rng.choice((0, 1, (1 << bits) - 1, 1 << (bits - 1), *(self.rng.getrandbits(bits) for _ in range(4))))
        limit = {16: 4000, 32: 5000, 64: 1 << 28}.get(bits, 10)
        return self.rng.randrange(-limit, limit + 1)


class _Arena:
    """Windows for the code before, side by side, and for the code after, between pages that can't be touched."""

    def __init__(self) -> None:
        libc = ctypes.CDLL(None, use_errno=True)
        stride = _WINDOW + 2 * _PAGE
        self.size = _WINDOWS * _WINDOW
        self.memory = mmap.mmap(-1, self.size + _WINDOWS * stride + 4 * _PAGE)
        start = ctypes.addressof(ctypes.c_char.from_buffer(self.memory))
        self.start = start
        self.wide = start + _PAGE
        self.tight = [self.wide + self.size + 2 * _PAGE + i * stride for i in range(_WINDOWS)]
        guards = [start, self.wide + self.size, *(at - _PAGE for at in self.tight), *(at + _WINDOW for at in self.tight)]
        for guard in guards:
            if libc.mprotect(ctypes.c_void_p(guard), _PAGE, 0):
                raise OSError(ctypes.get_errno(), "mprotect")

    def bytes(self, window: int, low: int, high: int) -> slice:
        """Where in `memory` so many bytes from the window's begin."""
        offset = window - self.start
        return slice(offset + low, offset + high)


@dataclass(frozen=True)
class _Variable:
    """A variable of both modules: where it lies on either side, and what it holds at first."""

    name: str
    places: tuple[int, int]
    initial: bytes

    def reset(self, side: int) -> None:
        ctypes.memmove(self.places[side], self.initial, len(self.initial))

    def now(self, side: int) -> bytes:
        """What it holds."""
        return ctypes.string_at(self.places[side], len(self.initial))


def _variables(before: Compiled, after: Compiled, data: _Data) -> list[_Variable]:
    """Those of both modules; what is all zeros holds other data in every run."""
    there = after.variables
    found = []
    for name, (place, size) in before.variables.items():
        if name in there and name != TRACE and not name.startswith("touch."):
            initial = ctypes.string_at(place, size)
            if not any(initial):
                initial = data.of_variable(name, before.type_of(name), size)
            found.append(_Variable(name, (place, there[name][0]), initial))
    return found


def _mentioned(text: str) -> dict[str, set[str]]:
    """What each function names, and what functions do that it names, and so on."""
    direct = {found[1]: set(_GLOBAL.findall(found[0])) for found in _FUNCTION.finditer(text)}
    reached = {}
    for name in direct:
        todo, seen = [name], {name}
        while todo:
            more = direct.get(todo.pop(), set()) - seen
            seen |= more
            todo += more
        reached[name] = seen
    return reached


class _Child:
    """Runs what it is told to, in processes of their own, which may crash."""

    def __init__(self) -> None:
        self.note = mmap.mmap(-1, _NOTE.size)
        self.arena = _Arena()
        self.data = _Data()

    def serve(self) -> None:
        for line in sys.stdin:
            print(json.dumps(self.work(json.loads(line))), flush=True)

    def work(self, job: dict[str, Any]) -> list[tuple[str, str]]:
        """What is wrong with the functions of a job: their names, and what."""
        before, after = (host_text(with_only(job[side], job["functions"])) for side in ("before", "after"))
        functions = (one for one in Unit.parse(before.encode(), "before").mirror().functions if one.name in job["functions"])
        plans = {one.name: plan_of(one, job["reorders"]) for one in functions}
        self.data.make(plans.values())
        names: list[str] = job["functions"]
        found: list[tuple[str, str]] = []
        sides = [_touching(before, _RECORDER), _touching(after, _ALIGNMENT)]
        with Compiled(sides[0], features=_FEATURES) as one, Compiled(sides[1], features=_FEATURES) as other:
            variables = _variables(one, other, self.data)
            mentioned = [_mentioned(before), _mentioned(after)] if variables else []
            start = 0
            while start < len(names):
                reader, writer = os.pipe()
                pid = os.fork()
                if pid == 0:
                    os.close(reader)
                    self.run(writer, job, start, plans, (one, other), variables, mentioned)
                os.close(writer)
                with open(reader) as said:
                    found += [(name, what) for name, what in map(json.loads, said)]
                status = os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1])
                if status == 0:
                    break
                if status > 0:
                    raise RuntimeError(f"the process that runs code ended with status {status}")
                crashed, what = self.crash(-status)
                found.append((names[crashed], what))
                start = crashed + 1
        return found

    def run(
        self,
        writer: int,
        job: dict[str, Any],
        start: int,
        plans: dict[str, _Plan],
        sides: tuple[Compiled, Compiled],
        variables: list[_Variable],
        mentioned: list[dict[str, set[str]]],
    ) -> NoReturn:
        """Runs the job's functions from `start` on, in a process that ends with them."""
        status = 1
        try:
            for index, name in list(enumerate(job["functions"]))[start:]:
                signal.setitimer(signal.ITIMER_VIRTUAL, SECONDS * max(1, EVERY // job["every"]))
                rng = random.Random(f"{job['seed']} {name}")
                names = {one for side in mentioned for one in side[name]}
                told = _Function(self, index, plans[name], sides, variables, names, rng).run(job["every"])
                if told:
                    os.write(writer, (json.dumps((name, told)) + "\n").encode())
            status = 0
        except BaseException:
            traceback.print_exc()
        finally:
            os._exit(status)

    def crash(self, ended_by: int) -> tuple[int, str]:
        """Which function the process has ended in, and what is to be said of that."""
        index, side, trips, placement, distance = _NOTE.unpack(self.note[:])
        what = _ENDS.get(ended_by, f"is ended by signal {ended_by}")
        return index, f"the code {'after' if side else 'before'} {what} (n={trips}, {_PLACEMENTS[placement]}, distance {distance})"


@dataclass
class _Shape:
    """One run."""

    trips: int
    distance: int
    pair: tuple[int, int] | None
    placement: str
    number: int
    """Of the data."""


class _Function:
    """One function on both sides, and the runs of it."""

    def __init__(
        self,
        child: _Child,
        index: int,
        plan: _Plan,
        sides: tuple[Compiled, Compiled],
        variables: list[_Variable],
        mentioned: set[str],
        rng: random.Random,
    ) -> None:
        self.child, self.index, self.plan, self.rng = child, index, plan, rng
        self.variables = [one for one in variables if one.name in mentioned]
        self.others = [one for one in variables if one.name not in mentioned]
        """Those that neither side names: looked at when all has been run."""
        self.arena = child.arena
        self.data = child.data
        types = [_ctype(one) for one in plan.parameters]
        result = None if plan.result == "void" else _SCALARS.get(plan.result) or _unsigned(plan.result)
        self.sides = [ctypes.CFUNCTYPE(result, *types)(side.address(plan.name)) for side in sides]
        self.traces = [ctypes.c_uint64.from_address(side.address(TRACE)) for side in sides]
        before, after = sides
        ctypes.c_uint64.from_address(before.address("touch.base")).value = self.arena.wide
        self.misaligned = ctypes.c_uint64.from_address(after.address("touch.misaligned"))
        self.table = (ctypes.c_uint64 * (3 * _WINDOWS)).from_address(before.address("touch.table"))
        arrays = [i for i, one in enumerate(plan.parameters) if one.is_array]
        self.windows = {i: number for number, i in enumerate(arrays)}
        assert len(arrays) <= _WINDOWS, f"{plan.name} has more than {_WINDOWS} arrays"
        self.patterns: list[bytes] = []
        self.filled = -1

    def run(self, every: int) -> str:
        """What is wrong, or nothing."""
        for variable in self.others:
            variable.reset(0)
            variable.reset(1)
        for shape in self.shapes(every):
            if told := self.one(shape):
                where = f"n={shape.trips}, {shape.placement}"
                if shape.pair:
                    first, second = (self.plan.parameters[i].name for i in shape.pair)
                    where += f", {second} is {shape.distance} elements behind {first}"
                return f"{told} ({where})"
        strayed = [one.name for one in self.others if one.now(0) != one.now(1)]
        return f"leaves something else in {strayed[0]}, which it does not name" if strayed else ""

    def shapes(self, every: int) -> Iterator[_Shape]:
        for trips in TRIPS if any(one.name in ("n", "n1") or one.name.endswith("_end") for one in self.plan.parameters) else range(8):
            number = trips // _TRIPS_OF_A_PATTERN
            placements = _PLACEMENTS if every == 1 else (("end", "start") if trips % 3 else ("end", "between"))
            for placement in placements:
                yield _Shape(trips, 0, None, placement, number)
            for pair in self.plan.pairs if every == 1 else self.plan.pairs[trips % max(1, len(self.plan.pairs)) :][:1]:
                for at, distance in enumerate(DISTANCES):
                    if (at + trips * 5) % every == 0:
                        yield _Shape(trips, distance, pair, self.rng.choice(_PLACEMENTS), number)

    def one(self, shape: _Shape) -> str:
        """What is wrong in one run: the code before where there is room, to see what it touches, then the code after between guards.

        Where addresses are stored, the code before runs between the guards, too, so that they are the same.
        """
        plan, arena = self.plan, self.arena
        self.fill(shape.number)
        scalars = self.scalars(shape)
        windows, offsets = self.place(shape)
        used = sorted(set(windows.values()))
        self.note(0, shape)
        for window in used:
            self.table[3 * window : 3 * window + 3] = [(1 << 64) - 1, 0, 1]
        bases = {window: arena.wide + window * _WINDOW for window in used}
        result, trace = self.call(0, {i: bases[windows[i]] + offsets[i] for i in windows}, scalars)
        bounds = {window: self.bounds(window, bases[window], windows, offsets) for window in used}
        seen = {}
        for window, (low, high, _) in bounds.items():
            touched = arena.bytes(bases[window], low, high)
            seen[window] = arena.memory[touched]
            arena.memory[touched] = self.patterns[window][low:high]
        tight = {window: self.tight(window, bounds[window], shape) for window in used}
        sides = [0, 1] if plan.has_addresses else [1]
        self.misaligned.value = 0
        for side in sides:
            spans = {window: self.span(tight[window], bounds[window], window) for window in used}
            looked_at = {window: arena.bytes(tight[window], *span) for window, span in spans.items()}
            for window, (low, high) in spans.items():
                arena.memory[looked_at[window]] = self.patterns[window][low:high]
            self.note(side, shape)
            got, mark = self.call(side, {i: tight[windows[i]] + offsets[i] for i in windows}, scalars)
            memory = {window: arena.memory[place] for window, place in looked_at.items()}
            if side == 0:
                result, trace = got, mark
                seen = {w: memory[w][low - spans[w][0] : high - spans[w][0]] for w, (low, high, _) in bounds.items()}
        return self.judge((result, trace), (got, mark), seen, memory, spans, bounds, windows)

    def fill(self, number: int) -> None:
        if number != self.filled:
            self.filled = number
            self.patterns = [self.data.pattern(self.plan.parameters[i], self.plan, number) for i in self.windows]
            for window, pattern in enumerate(self.patterns):
                ctypes.memmove(self.arena.wide + window * _WINDOW, pattern, _WINDOW)

    def place(self, shape: _Shape) -> tuple[dict[int, int], dict[int, int]]:
        """For each array its window and its offset there, which decides what data it meets."""
        windows = dict(self.windows)
        offsets = {i: _MIDDLE + self.rng.randrange(64) * self.plan.parameters[i].step for i in windows}
        if shape.pair:
            first, second = shape.pair
            windows[second] = windows[first]
            offsets[second] = offsets[first] + shape.distance * self.plan.parameters[second].element
        return windows, offsets

    def bounds(self, window: int, base: int, windows: dict[int, int], offsets: dict[int, int]) -> tuple[int, int, int]:
        """Offsets of the first byte that may be touched and of that behind the last, and the alignment that is asked for."""
        low, high, align = self.table[3 * window : 3 * window + 3]
        untouched = next(offsets[i] for i, at in windows.items() if at == window)
        low, high = (low - base, high - base) if high else (untouched, untouched)
        for i, at in windows.items():
            if at == window:
                align = max(align, self.plan.parameters[i].step)
                if known := self.plan.parameters[i].known:
                    low, high = min(low, offsets[i]), max(high, offsets[i] + known)
        return low, high, align

    def tight(self, window: int, bounds: tuple[int, int, int], shape: _Shape) -> int:
        """Where the window is to begin, so that what may be touched lies as the shape says. Offset 0 of the window lies there."""
        low, high, align = bounds
        start = self.arena.tight[window]
        if shape.placement == "end":
            return start + _WINDOW - (-(-high // align) * align)
        if shape.placement == "start":
            return start - low // align * align
        return start + _PAGE - _MIDDLE + align * self.rng.randrange(16) + _MIDDLE - low // align * align

    def span(self, at: int, bounds: tuple[int, int, int], window: int) -> tuple[int, int]:
        """The part of the window that is looked at: with some bytes before and behind, where memory is."""
        start = self.arena.tight[window]
        low, high, _ = bounds
        return max(low - _SLACK, start - at, 0), min(high + _SLACK, start + _WINDOW - at, _WINDOW)

    def scalars(self, shape: _Shape) -> dict[int, int | float]:
        found: dict[int, int | float] = {}
        for i, one in enumerate(self.plan.parameters):
            if one.type in _CODES:
                found[i] = self.rng.choice((0.5, -1.25, 1.0, 0.75))
            elif one.type != "ptr":
                found[i] = self.integer(one, shape)
        return found

    def integer(self, one: _Parameter, shape: _Shape) -> int:
        bits, trips, choice = int(one.type[1:]), shape.trips, self.rng.choice
        if one.name == "n":
            value = trips
        elif one.name == "n1":
            value = max(trips, 1)
        elif one.name == "m":
            value = choice(range(7))
        elif one.name == "d":
            value = choice(DISTANCES)
        elif one.name == "s":
            value = choice((1, choice(STRIDES)))
        elif one.name == "from":
            top, half = 1 << bits, 1 << (bits - 1)
            value = choice((0, 1, 5, top - 1, top - 2, top - trips, top - trips - 1, top - 35, half - 1, half - trips // 2, half, half - 7))
        elif self.plan.is_wide:
            value = choice((0, 1, 2, 3, 5, 100, -1, 1 << (bits - 1), self.rng.getrandbits(bits)))
        else:
            value = choice((0, 1, 2, 3, 5, 100, -1, -7))
        value &= (1 << bits) - 1
        return value - (1 << bits) if one.is_signed and value >> (bits - 1) else value

    def call(self, side: int, places: dict[int, int], scalars: dict[int, int | float]) -> tuple[Any, tuple[Any, ...]]:
        arguments: list[int | float] = []
        for i, one in enumerate(self.plan.parameters):
            if i in scalars:
                arguments.append(scalars[i])
            elif one.name.endswith("_end"):
                first = next(iter(places))
                arguments.append(places[first] + self.trips * self.plan.parameters[first].element)
            else:
                arguments.append(places[i])
        self.traces[side].value = 0
        for variable in self.variables:
            variable.reset(side)
        result = self.sides[side](*arguments)
        return result, (self.traces[side].value, *(variable.now(side) for variable in self.variables))

    def note(self, side: int, shape: _Shape) -> None:
        self.trips = shape.trips
        _NOTE.pack_into(self.child.note, 0, self.index, side, shape.trips, _PLACEMENTS.index(shape.placement), shape.distance)

    def judge(
        self,
        old: tuple[Any, tuple[Any, ...]],
        new: tuple[Any, tuple[Any, ...]],
        seen: dict[int, bytes],
        memory: dict[int, bytes],
        spans: dict[int, tuple[int, int]],
        bounds: dict[int, tuple[int, int, int]],
        windows: dict[int, int],
    ) -> str:
        if self.misaligned.value:
            return "an access is less aligned than it says"
        if not self.same_number(old[0], new[0]):
            return f"returns {new[0]}, not {old[0]}"
        if old[1][0] != new[1][0]:
            return "calls other functions, or with other arguments"
        if old[1][1:] != new[1][1:]:
            return "leaves something else in a variable"
        for window, (low, high) in spans.items():
            first, last, _ = bounds[window]
            pattern = self.patterns[window]
            expected = pattern[low:first] + seen[window] + pattern[last:high]
            if memory[window] == expected:
                continue
            kinds = {kind for i, at in windows.items() if at == window for kind in self.plan.parameters[i].kinds}
            at = next((i for i, (x, y) in enumerate(zip(expected, memory[window], strict=True)) if x != y), 0) + low
            if bounds[window][0] <= at < bounds[window][1] and self.same_floats(expected, memory[window], kinds, low):
                continue
            name = next(self.plan.parameters[i].name for i, where in windows.items() if where == window)
            start = bounds[window][0]
            return f"the memory around {name} differs at byte {at - start} of the {bounds[window][1] - start} that may be touched"
        return ""

    def same_floats(self, old: bytes, new: bytes, kinds: set[str], low: int) -> bool:
        """Whether memory that differs holds floats that are as good as the same."""
        if len(kinds) != 1 or not kinds <= _CODES.keys():
            return False
        kind = next(iter(kinds))
        size = _bytes(kind)
        skipped = -low % size
        count = (len(old) - skipped) // size
        pairs = zip(*(struct.unpack_from(f"<{count}{_CODES[kind]}", data, skipped) for data in (old, new)), strict=True)
        return all(self.same_float(x, y, _TOLERANCES[kind]) for x, y in pairs)

    def same_number(self, old: float | None, new: float | None) -> bool:
        if old == new or not isinstance(old, float) or not isinstance(new, float):
            return old == new
        return self.same_float(old, new, _TOLERANCES[self.plan.result])

    def same_float(self, old: float, new: float, tolerance: float) -> bool:
        if old != old:
            return new != new or not self.plan.has_specials  # where flags say that there is none, a NaN is poison
        if new != new:
            return False
        if not self.plan.is_loose:
            return struct.pack("<d", old) == struct.pack("<d", new)
        return old == new or abs(old - new) <= tolerance * max(10.0, abs(old), abs(new))


def _ctype(parameter: _Parameter) -> Any:
    return _SCALARS.get(parameter.type) or _unsigned(parameter.type, is_signed=parameter.is_signed)


def _unsigned(type: str, *, is_signed: bool = False) -> Any:
    return getattr(ctypes, f"c_{'' if is_signed else 'u'}int{max(8, int(type[1:]))}")


if __name__ == "__main__":
    _Child().serve()
