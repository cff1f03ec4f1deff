"""Measures what `nvopt.target.costs` says: the machine instructions of operations, on several GPUs, beside the figures of the tables.

    python tests/benchmarks/measure_costs.py            # prints where the two differ
    python tests/benchmarks/measure_costs.py --write    # keeps what was measured in measured_costs.tsv, for the test

Needs llc-22, ptxas and nvdisasm. Each operation stands twice and four times in a kernel, between loads and a store of its own; half of
the difference is the operation, loads, stores and moves of registers aside, which depend on what stands around. `14+23`: 14 and a
subroutine of 23 that is called for some operands.
"""

from __future__ import annotations

import re
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from nvopt.ir.types import FloatType, IntType, PrimitiveType, Type, VectorType
from nvopt.pipeline.nvdisasm import disassemble
from nvopt.pipeline.nvdisasm import find as nvdisasm
from nvopt.target import costs
from nvopt.target.address_spaces import GLOBAL
from nvopt.target.costs import Target

TABLE = Path(__file__).with_name("measured_costs.tsv")
GPUS = {
    "sm_75": Target(750, 63),
    "sm_80": Target(800, 70),
    "sm_86": Target(860, 71),
    "sm_90": Target(900, 80),
    "sm_100": Target(1000, 88),
    "sm_103": Target(1030, 88),
    "sm_110": Target(1100, 90),
    "sm_120": Target(1200, 87),
}
_INSTRUCTION = re.compile(r"^\s+/\*[0-9a-f]{4,}\*/\s+(?:@!?U?P\w+\s+)?([A-Z][A-Z0-9_]*)([^ ;]*)\s*([^;]*);", re.MULTILINE)
_UNCOUNTED = frozenset({"LDG", "STG", "MOV", "NOP", "EXIT"})


@dataclass(frozen=True)
class Operation:
    """IR between loads of `%a`, `%b`, `%c` and a store of `%r`, and what it should cost."""

    name: str
    operands: tuple[Type, ...]
    body: str
    result: Type
    modelled: Callable[[Target], int]
    declaration: str = ""
    doubles: bool = False

    def kernel(self, name: str, copies: int) -> str:
        """A kernel with so many copies of it, each with data of its own."""
        lines = [
            f"define ptx_kernel void @{name}(ptr addrspace(1) noalias %p, ptr addrspace(1) noalias %q) {{",
            "  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()",
            "  %pp = getelementptr i32, ptr addrspace(1) %p, i32 %t",
            "  %qq = getelementptr i32, ptr addrspace(1) %q, i32 %t",
        ]
        for copy in range(copies):
            for at, (letter, type) in enumerate(zip("abc", self.operands, strict=False)):
                lines.append(f"  %g{letter}{copy} = getelementptr i8, ptr addrspace(1) %pp, i64 {copy * 4096 + at * 512}")
                lines.append(f"  %{letter}{copy} = load {type}, ptr addrspace(1) %g{letter}{copy}, align 16")
            lines.append(re.sub(r"%(\w+)", rf"%\g<1>{copy}", self.body))
            lines.append(f"  %gr{copy} = getelementptr i8, ptr addrspace(1) %qq, i64 {copy * 4096}")
            lines.append(f"  store {self.result} %r{copy}, ptr addrspace(1) %gr{copy}, align 16")
        return "\n".join([*lines, "  ret void", "}"])


def _vector(element: Type, count: int) -> Type:
    return VectorType.get(element, count) if count > 1 else element


_I8, _I16, _I32, _I64 = (IntType.get(bits) for bits in (8, 16, 32, 64))
_HALF, _BFLOAT, _FLOAT, _DOUBLE = (PrimitiveType.get(name) for name in ("half", "bfloat", "float", "double"))
_INTEGERS = [_I8, _I16, _I32, _I64, *(_vector(*shape) for shape in ((_I8, 4), (_I16, 2), (_I16, 4), (_I32, 4), (_I64, 2)))]
_FLOATS = [
    _HALF,
    _BFLOAT,
    _FLOAT,
    _DOUBLE,
    *(_vector(*shape) for shape in ((_HALF, 2), (_HALF, 4), (_BFLOAT, 2), (_FLOAT, 4), (_DOUBLE, 2))),
]


def _suffix(type: Type) -> str:
    names = {"half": "f16", "bfloat": "bf16", "float": "f32", "double": "f64"}
    scalar = names.get(str(type.scalar), str(type.scalar))
    return f"v{type.count}{scalar}" if isinstance(type, VectorType) else scalar


def _uses_doubles(*types: Type) -> bool:
    return any(type.scalar is _DOUBLE for type in types)


def _binary(opcode: str, type: Type) -> Operation:
    body = f"  %r = {opcode} {type} %a, %b"
    return Operation(
        f"{opcode} {type}",
        (type, type),
        body,
        type,
        lambda target: costs.arithmetic(opcode, type, target),
        doubles=_uses_doubles(type),
    )


def _by_constant(opcode: str, type: IntType, constant: int) -> Operation:
    body = f"  %r = {opcode} {type} %a, {constant}"
    modelled = lambda target: costs.arithmetic(opcode, type, target, constant=constant)  # noqa: E731
    return Operation(f"{opcode} {type} {constant}", (type,), body, type, modelled)


def _call(name: str, type: Type, operands: int, extra: str = "") -> Operation:
    arguments = ", ".join(f"{type} %{letter}" for letter in "abc"[:operands])
    declared = ", ".join([str(type)] * operands) + (", i1" if extra else "")
    whole = f"@llvm.{name}.{_suffix(type)}"
    return Operation(
        f"{name} {type}",
        (type,) * operands,
        f"  %r = call {type} {whole}({arguments}{extra})",
        type,
        lambda target: costs.intrinsic(name, type, target),
        f"declare {type} {whole}({declared})",
        _uses_doubles(type),
    )


def _approximate(name: str, operands: int) -> Operation:
    if name == "fdiv":
        return Operation(
            "fdiv afn float",
            (_FLOAT, _FLOAT),
            "  %r = fdiv afn float %a, %b",
            _FLOAT,
            lambda target: costs.arithmetic("fdiv", _FLOAT, target, approximate=True),
        )
    arguments = ", ".join(f"float %{letter}" for letter in "abc"[:operands])
    return Operation(
        f"{name} afn float",
        (_FLOAT,) * operands,
        f"  %r = call afn float @llvm.{name}.f32({arguments})",
        _FLOAT,
        lambda target: costs.intrinsic(name, _FLOAT, target, approximate=True),
        f"declare float @llvm.{name}.f32({', '.join(['float'] * operands)})",
    )


def _comparison(type: Type, predicate: str) -> Operation:
    """With a select between 32-bit integers, by each lane."""
    count = type.count if isinstance(type, VectorType) else 1
    chosen, lanes = _vector(_I32, count), _vector(IntType.get(1), count)
    opcode = "fcmp" if isinstance(type.scalar, FloatType) else "icmp"
    return Operation(
        f"{opcode} {predicate} {type}, select",
        (type, type, chosen),
        f"  %x = {opcode} {predicate} {type} %a, %b\n  %r = select {lanes} %x, {chosen} %c, {chosen} zeroinitializer",
        chosen,
        lambda target: costs.comparison(predicate, type, target) + costs.select(chosen, target, lanes=True),
        doubles=_uses_doubles(type),
    )


def _cast(opcode: str, source: Type, result: Type) -> Operation:
    body = f"  %r = {opcode} {source} %a to {result}"
    modelled = lambda target: costs.cast(opcode, source, result, target, of_load=True)  # noqa: E731
    return Operation(f"{opcode} {source} to {result}", (source,), body, result, modelled, doubles=_uses_doubles(source, result))


def operations() -> Iterator[Operation]:
    """All that is measured."""
    for integer in _INTEGERS:
        yield from (_binary(opcode, integer) for opcode in ("add", "sub", "mul", "and", "or", "xor", "shl", "lshr", "ashr"))
        yield from (_call(name, integer, 2) for name in ("smin", "smax", "umin", "umax"))
        yield from (_comparison(integer, predicate) for predicate in ("eq", "slt"))
    for scalar in (_I8, _I16, _I32, _I64):
        yield from (_binary(opcode, scalar) for opcode in ("udiv", "sdiv", "urem", "srem"))
        yield from (_by_constant(opcode, scalar, by) for opcode in ("udiv", "sdiv", "urem", "srem") for by in (7, 8))
        yield from (_by_constant(opcode, scalar, 3) for opcode in ("shl", "lshr", "ashr"))
        yield from (_call(name, scalar, 1) for name in ("ctpop", "bitreverse"))
        yield from (_call(name, scalar, 1, ", i1 false") for name in ("abs", "ctlz", "cttz"))
        yield from (_call(name, scalar, 2) for name in ("uadd.sat", "usub.sat", "sadd.sat", "ssub.sat"))
        yield _call("fshl", scalar, 3)
    yield from (_call("bswap", scalar, 1) for scalar in (_I16, _I32, _I64))
    for floating in _FLOATS:
        yield from (_binary(opcode, floating) for opcode in ("fadd", "fsub", "fmul", "fdiv"))
        yield _call("fma", floating, 3)
        yield from (_call(name, floating, 2) for name in ("minnum", "maxnum", "minimum", "maximum", "copysign"))
        yield from (_call(name, floating, 1) for name in ("fabs", "sqrt", "floor"))
        yield _comparison(floating, "olt")
    yield from (_call(name, floating, 1) for name in ("ceil", "trunc", "rint", "round") for floating in (_FLOAT, _DOUBLE))
    yield from (_binary("frem", floating) for floating in (_FLOAT, _DOUBLE))
    yield from (_approximate(name, 1) for name in ("sqrt", "sin", "cos"))
    yield _approximate("fdiv", 2)
    yield from _casts()


def _casts() -> Iterator[Operation]:
    integers, floats = (_I8, _I16, _I32, _I64), (_HALF, _BFLOAT, _FLOAT, _DOUBLE)
    for at, narrow in enumerate(integers):
        for wide in integers[at + 1 :]:
            yield from (_cast(opcode, narrow, wide) for opcode in ("zext", "sext"))
            yield _cast("trunc", wide, narrow)
        for floating in floats:
            yield from (_cast(opcode, narrow, floating) for opcode in ("sitofp", "uitofp"))
            yield from (_cast(opcode, floating, narrow) for opcode in ("fptosi", "fptoui"))
    for less, more in ((_HALF, _FLOAT), (_BFLOAT, _FLOAT), (_HALF, _DOUBLE), (_FLOAT, _DOUBLE)):
        for count in (1, 2):
            yield _cast("fpext", _vector(less, count), _vector(more, count))
            yield _cast("fptrunc", _vector(more, count), _vector(less, count))
    for count, low, high in ((4, _I8, _I32), (4, _I8, _I16), (2, _I16, _I32), (4, _I16, _I32), (2, _I32, _I64)):
        yield from (_cast(opcode, _vector(low, count), _vector(high, count)) for opcode in ("zext", "sext"))
        yield _cast("trunc", _vector(high, count), _vector(low, count))
    for count, integer in ((4, _I8), (2, _I16), (4, _I32)):
        yield _cast("uitofp", _vector(integer, count), _vector(_FLOAT, count))
        yield _cast("fptoui", _vector(_FLOAT, count), _vector(integer, count))


_LOADED = [_vector(*shape) for shape in ((_I8, 1), (_I16, 1), (_I64, 1), (_I8, 3), (_I8, 4), (_I8, 16), (_HALF, 8), (_FLOAT, 1))]
_LOADED += [_vector(*shape) for shape in ((_FLOAT, 2), (_FLOAT, 3), (_FLOAT, 4), (_FLOAT, 8), (_DOUBLE, 2), (_DOUBLE, 4))]
LOADS = [(type, align) for type in _LOADED for align in (1, 2, 4, 8, 16, 32)]


def modelled_loads(type: Type, align: int, target: Target) -> int:
    """Loads that a load of this alignment should be, what puts elements together aside."""
    together = max(0, -(-costs.bits(type.scalar) // 8 // align) - 1) * (type.count if isinstance(type, VectorType) else 1)
    return costs.memory(True, type, align, GLOBAL, target) - together


def measure(measured: Sequence[Operation], gpu: str) -> list[str]:
    """Of each operation the instructions, and those of the subroutine that it may call."""
    kernels = [one.kernel(f"k{copies}_{at}", copies) for at, one in enumerate(measured) for copies in (2, 4)]
    found = _counts("\n".join([_THREAD, *sorted({one.declaration for one in measured}), *kernels]), gpu)
    cells = []
    for at in range(len(measured)):
        (few, _), (many, called) = found[f"k2_{at}"], found[f"k4_{at}"]
        cells.append(f"{(many - few) / 2:g}+{called}" if called else f"{(many - few) / 2:g}")
    return cells


def measure_loads(gpu: str) -> list[int]:
    """How many loads the load of each type of `LOADS` becomes."""
    kernels = [_THREAD]
    for at, (type, align) in enumerate(LOADS):
        kernels.append(f"""define ptx_kernel void @k{at}(ptr addrspace(1) noalias %p, ptr addrspace(1) noalias %q) {{
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %g = getelementptr [64 x i8], ptr addrspace(1) %p, i32 %t
  %x = load {type}, ptr addrspace(1) %g, align {align}
  store {type} %x, ptr addrspace(1) %q, align 32
  ret void
}}""")
    sections = _sections("\n".join(kernels), gpu)
    return [len(re.findall(r"\bLDG\b", sections[f"k{at}"])) for at in range(len(LOADS))]


_THREAD = "declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()"


def _sections(text: str, gpu: str) -> dict[str, str]:
    """The machine code of each kernel."""
    disassembler = nvdisasm()
    assert disassembler is not None
    with tempfile.TemporaryDirectory() as folder:
        source, ptx, cubin = (Path(folder) / name for name in ("k.ll", "k.ptx", "k.cubin"))
        source.write_text('target triple = "nvptx64-nvidia-cuda"\n' + text)
        version = GPUS[gpu].ptx
        subprocess.run(["llc-22", "-O3", f"-mcpu={gpu}", f"-mattr=+ptx{version}", source, "-o", ptx], check=True)
        subprocess.run(["ptxas", f"-arch={gpu}", ptx, "-o", cubin], check=True)
        code = disassemble(disassembler, cubin.read_bytes())
    return {section.partition(":")[0]: section for section in code.split("\n.text.")[1:]}


def _counts(text: str, gpu: str) -> dict[str, tuple[int, int]]:
    """By kernel the instructions that count: of itself, and of its subroutines, which stand behind labels that begin with $."""
    found = {}
    for name, section in _sections(text, gpu).items():
        own, _, called = section.partition("\n$")
        found[name] = (_counted(own), _counted(called))
    return found


def _counted(code: str) -> int:
    return sum(
        opcode not in _UNCOUNTED and not modifiers.startswith(".MOV") and "-RZ, RZ" not in operands
        for opcode, modifiers, operands in _INSTRUCTION.findall(code)
    )


def main(arguments: list[str]) -> None:
    measured = list(operations())
    lines = [operation.name for operation in measured] + [f"load {type} align {align}" for type, align in LOADS]
    for gpu, target in GPUS.items():
        cells = measure(measured, gpu)
        for operation, cell in zip(measured, cells, strict=True):
            modelled = operation.modelled(target) / (target.double_weight if operation.doubles else 1)
            if not agrees(cell, modelled):
                print(f"{operation.name:40} {gpu:7} measured {cell:>8} modelled {modelled:g}")
        loads = measure_loads(gpu)
        for (type, align), count in zip(LOADS, loads, strict=True):
            if count != modelled_loads(type, align, target):
                print(f"load {type} align {align} {gpu}: measured {count}, modelled {modelled_loads(type, align, target)}")
        lines = [f"{line}\t{cell}" for line, cell in zip(lines, [*cells, *loads], strict=True)]
    if "--write" in arguments:
        TABLE.write_text("\n".join(["operation\t" + "\t".join(GPUS), *lines]) + "\n")


def agrees(measured: str, modelled: float) -> bool:
    """Whether a figure of the tables is what was measured: within 2 or a third; with a subroutine between without and with it."""
    own, _, called = measured.partition("+")
    least = float(own)
    most = least + float(called or 0)
    margin = max(2, least / 3)
    return least - margin <= modelled <= most + margin


if __name__ == "__main__":
    main(sys.argv[1:])
