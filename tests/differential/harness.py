"""Differential execution: a function before and after a pass, both compiled for the host and run on the same random input.

    compare(before_text, after_text, "kernel", runs=50)

Every pointer argument points into one arena of random bytes; around and between the buffers lie guard bytes. Buffers may overlap on
request. After a run the whole arena, the module's variables, the returned value and the checksum of calls to outside functions must
be equal, and the code after the pass must not have touched memory outside the buffers nor have claimed an alignment that isn't there,
unless the code before it did.
"""

from __future__ import annotations

import ctypes
import random
import struct
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

import llvmlite.binding as llvm
from host import FAULTS, TRACE, WINDOW_COUNT, WINDOWS, HostError, checked, host_text

SCALARS: dict[str, Any] = {
    "i1": ctypes.c_uint8,
    "i8": ctypes.c_uint8,
    "i16": ctypes.c_uint16,
    "i32": ctypes.c_uint32,
    "i64": ctypes.c_uint64,
    "float": ctypes.c_float,
    "double": ctypes.c_double,
    "ptr": ctypes.c_void_p,
}
_GUARD = 64
_PAGE = 64


class MismatchError(AssertionError):
    """The two modules behave differently; the message says on what input and where."""


class Compiled:
    """A module compiled for the host. Lives until `close`: addresses are dangling after that."""

    def __init__(self, text: str, *, opt: int = 0, features: str = "") -> None:
        """`text`: host text (see `host_text`); `opt`: code generation's level, 0 is the fastest to compile; `features`: as of `-mattr=`."""
        self._context = llvm.create_context()
        self.module = llvm.parse_assembly(text, self._context)
        self.module.verify()
        machine = llvm.Target.from_default_triple().create_target_machine(opt=opt, features=features)
        self._engine = llvm.create_mcjit_compiler(self.module, machine)
        self._engine.finalize_object()
        self._addresses: dict[str, int] = {}

    def __enter__(self) -> Compiled:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Frees the code. In this order: the engine owns the module, the module lives in the context."""
        self._engine.close()
        del self.module, self._engine, self._context

    def address(self, name: str) -> int:
        """Where function or variable `name` lies."""
        if name not in self._addresses:
            address = self._engine.get_function_address(name) or self._engine.get_global_value_address(name)
            if not address:
                raise HostError(f"no symbol {name}")
            self._addresses[name] = int(address)
        return self._addresses[name]

    def signature(self, name: str) -> tuple[str, list[str]]:
        """Return type and parameter types of function `name`, as LLVM prints them."""
        function = self.module.get_function(name)
        result = str(function.global_value_type).split(" (", 1)[0]
        return result, [str(argument.type) for argument in function.arguments]

    def function(self, name: str) -> Callable[..., Any]:
        """Function `name` as something to call. HostError for types that can't be passed."""
        result, params = self.signature(name)
        if (result != "void" and result not in SCALARS) or any(param not in SCALARS for param in params):
            raise HostError(f"{name}: cannot pass or return one of {result} ({', '.join(params)})")
        prototype = ctypes.CFUNCTYPE(SCALARS.get(result), *(SCALARS[param] for param in params))
        return prototype(self.address(name))

    def type_of(self, variable: str) -> str:
        """The type of a variable, as LLVM prints it."""
        return str(self.module.get_global_variable(variable).global_value_type)

    @cached_property
    def variables(self) -> dict[str, tuple[int, int]]:
        """The module's own variables: name -> (address, bytes). Not those that hold addresses: these differ from module to module."""
        data = llvm.create_target_data(self.module.data_layout) if self.module.data_layout else self._engine.target_data
        found = {}
        for variable in self.module.global_variables:
            name = variable.name
            text = str(variable)
            own = name.startswith(("llvm.", "harness.")) and name != TRACE
            if own or variable.is_declaration or " constant " in text or "ptr" in text:
                continue
            found[name] = (self.address(name), data.get_abi_size(variable.global_value_type))
        return found


@dataclass(frozen=True)
class Buffer:
    """What one pointer argument points to: `size` bytes at an address `align` divides and, unless `over`, 2 * `align` doesn't.

    `overlaps`: index of an earlier pointer argument whose buffer this one may run into (any distance that the alignment allows).
    `unseen`: offsets of bytes that are not compared, since nothing says what they hold: padding of a struct that was stored there.
    """

    size: int = 64
    align: int = 1
    overlaps: int | None = None
    unseen: frozenset[int] = frozenset()


@dataclass
class Inputs:
    """How a function's arguments are made: by argument index, a Buffer for a pointer, a list of values to draw from for a number.

    `contents`: makes what memory holds at first, random bytes otherwise. `unseen`: by variable, offsets that are not compared.
    """

    buffers: Mapping[int, Buffer] = field(default_factory=dict)
    values: Mapping[int, Sequence[int | float]] = field(default_factory=dict)
    unseen: Mapping[str, frozenset[int]] = field(default_factory=dict)
    default: Buffer = Buffer()
    contents: Callable[[random.Random, int], bytes] = random.Random.randbytes


def compare(
    before: str,
    after: str,
    function: str,
    *,
    inputs: Inputs | None = None,
    runs: int = 20,
    seed: int = 0,
    stubs: Mapping[str, str] | None = None,
    check_accesses: bool = True,
) -> None:
    """Runs `function` of both modules on `runs` random inputs. MismatchError where they differ, or where `after` strays.

    Variables that only one of the modules has are not compared: a pass may drop an unused one.
    """
    with Pair(before, after, stubs=stubs, check_accesses=check_accesses) as pair:
        pair.compare(function, inputs=inputs, runs=runs, seed=seed)


class Pair:
    """A module before and after a pass, both compiled; for the comparison of many of its functions. See `compare`."""

    def __init__(self, before: str, after: str, *, stubs: Mapping[str, str] | None = None, check_accesses: bool = True) -> None:
        sides = [host_text(text, stubs) for text in (before, after)]
        self.before, self.after = (Compiled(checked(text) if check_accesses else text) for text in sides)

    def __enter__(self) -> Pair:
        return self

    def __exit__(self, *_: object) -> None:
        self.before.close()
        self.after.close()

    def compare(self, function: str, *, inputs: Inputs | None = None, runs: int = 20, seed: int = 0) -> None:
        """MismatchError where the two differ on one of `runs` random inputs."""
        _Comparison(self.before, self.after, function, inputs or Inputs()).run(runs, random.Random(seed))


class _Comparison:
    def __init__(self, one: Compiled, other: Compiled, name: str, inputs: Inputs) -> None:
        self.sides = (one, other)
        self.name = name
        self.inputs = inputs
        self.result, self.params = one.signature(name)
        if (self.result, self.params) != other.signature(name):
            raise MismatchError(f"{name}: the signature changed")
        self.calls = (one.function(name), other.function(name))
        shared = one.variables.keys() & other.variables.keys()
        self.variables = [{n: where for n, where in side.variables.items() if n in shared} for side in self.sides]
        self.initial = [{n: ctypes.string_at(*where) for n, where in table.items()} for table in self.variables]
        pointers = [i for i, param in enumerate(self.params) if param == "ptr"]
        size = sum(self.buffer(i).size + 2 * self.room(i) + 2 * (_GUARD + _PAGE) for i in pointers) + 2 * _GUARD
        self.arena = ctypes.create_string_buffer(size + _PAGE)
        self.base = -(-ctypes.addressof(self.arena) // _PAGE) * _PAGE
        self.size = size

    def buffer(self, index: int) -> Buffer:
        return self.inputs.buffers.get(index, self.inputs.default)

    def room(self, index: int) -> int:
        """Bytes to leave on either side of a buffer, for those that may run into it: so that they run into no other."""
        longest = max((self.buffer(i).size for i in range(len(self.params)) if self.buffer(i).overlaps == index), default=0)
        return -(-longest // _PAGE) * _PAGE

    def run(self, runs: int, rng: random.Random) -> None:
        for _ in range(runs):
            pattern = self.inputs.contents(rng, self.size)
            arguments, places = self.draw(rng)
            outcomes = [self.call(side, pattern, arguments, places) for side in (0, 1)]
            self.judge(outcomes, arguments, places)

    def draw(self, rng: random.Random) -> tuple[list[int | float], dict[int, int]]:
        """Arguments for one run, and for pointer arguments the buffer's offset in the arena."""
        arguments: list[int | float] = []
        places: dict[int, int] = {}
        free = _GUARD
        for i, param in enumerate(self.params):
            if param == "ptr":
                buffer = self.buffer(i)
                if buffer.overlaps is None:
                    places[i] = free + self.room(i) + _odd_multiple(buffer.align, rng)
                    free = places[i] + buffer.size + self.room(i) + _GUARD
                    free = -(-free // _PAGE) * _PAGE
                else:
                    places[i] = self.overlapping(buffer, places[buffer.overlaps], self.buffer(buffer.overlaps).size, rng)
                arguments.append(self.base + places[i])
            else:
                arguments.append(_number(param, self.inputs.values.get(i), rng))
        return arguments, places

    def overlapping(self, buffer: Buffer, other: int, other_size: int, rng: random.Random) -> int:
        lowest, highest = max(_GUARD, other - buffer.size), min(other + other_size, self.size - _GUARD - buffer.size)
        choices = [place for place in range(lowest, highest + 1) if place % buffer.align == 0]
        return rng.choice(choices)

    def call(self, side: int, pattern: bytes, arguments: list[int | float], places: Mapping[int, int]) -> dict[str, bytes]:
        ctypes.memmove(self.base, pattern, self.size)
        for name, (address, _) in self.variables[side].items():
            data = self.initial[side][name]
            ctypes.memmove(address, data, len(data))
        compiled = self.sides[side]
        windows = [self.base, self.base + self.size]
        for i, place in list(places.items())[: WINDOW_COUNT - 1]:
            windows += [self.base + place, self.base + place + self.buffer(i).size]
        windows += [0] * (2 * WINDOW_COUNT - len(windows))
        ctypes.memmove(compiled.address(WINDOWS), struct.pack(f"{2 * WINDOW_COUNT}Q", *windows), 16 * WINDOW_COUNT)
        faults = ctypes.c_uint64.from_address(compiled.address(FAULTS))
        faults.value = 0
        result = self.calls[side](*arguments)
        nothing: frozenset[int] = frozenset()
        outcome = {n: _blanked(ctypes.string_at(*where), self.inputs.unseen.get(n, nothing)) for n, where in self.variables[side].items()}
        unseen = {place + byte for i, place in places.items() for byte in self.buffer(i).unseen}
        outcome["memory"] = _blanked(ctypes.string_at(self.base, self.size), unseen)
        outcome["result"] = b"" if result is None else bytes(SCALARS[self.result](result))
        outcome["faults"] = faults.value.to_bytes(8, "little") if len(places) < WINDOW_COUNT else b""
        return outcome

    def judge(self, outcomes: list[dict[str, bytes]], arguments: list[int | float], places: Mapping[int, int]) -> None:
        one, other = outcomes
        strayed_before, strays = one.pop("faults"), other.pop("faults")
        if any(strays) and not any(strayed_before):
            raise MismatchError(f"{self.describe(arguments, places)}: an access lies outside the buffers or is less aligned than it says")
        for what, data in one.items():
            if data != other[what]:
                at = next(i for i, (x, y) in enumerate(zip(data, other[what], strict=True)) if x != y)
                raise MismatchError(
                    f"{self.describe(arguments, places)}: {what} differs at byte {at}: "
                    f"{data[at : at + 16].hex(' ')} before, {other[what][at : at + 16].hex(' ')} after"
                )

    def describe(self, arguments: list[int | float], places: Mapping[int, int]) -> str:
        shown = [f"arena+{places[i]}" if i in places else str(argument) for i, argument in enumerate(arguments)]
        return f"{self.name}({', '.join(shown)})"


def _blanked(data: bytes, unseen: Collection[int]) -> bytes:
    """`data` with zeros for the bytes that are not compared."""
    if not unseen:
        return data
    shown = bytearray(data)
    for byte in unseen:
        shown[byte] = 0
    return bytes(shown)


def _odd_multiple(align: int, rng: random.Random) -> int:
    """A small multiple of `align` that isn't one of 2 * `align`, so that a claim of more alignment shows."""
    return align if align * 2 >= _PAGE else align * rng.randrange(1, _PAGE // align, 2)


def _number(type: str, choices: Sequence[int | float] | None, rng: random.Random) -> int | float:
    if choices is not None:
        return rng.choice(choices)
    if type in ("float", "double"):
        return rng.choice([0.0, -0.0, 1.0, -1.5, 3.25, 1e30, rng.uniform(-100, 100)])
    bits = int(type[1:])
    return rng.choice([0, 1, 2, (1 << bits) - 1, 1 << (bits - 1), rng.getrandbits(bits)]) & ((1 << bits) - 1)
