"""printf-lowering on the host: what libc's printf prints from the call, and what the arguments in the buffer come to, must be the same.

The buffer is read here by the rule that clang's device printf follows: each argument at the next offset that its size divides.
"""

from __future__ import annotations

import ctypes
import os
import re
import struct
import tempfile

import llvmlite.binding as llvm
from effort import examples
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from nvopt.ir import Module
from nvopt.knobs import KnobValues
from nvopt.passes.base import Context
from nvopt.passes.printf_lowering import PrintfLowering
from nvopt.remarks import RemarkSink
from nvopt.target import TargetOptions

TARGET = 'target triple = "nvptx64-nvidia-cuda"'
# What stands in the format: the type in IR, how the buffer holds it.
KINDS = {"%d": ("i32", "i"), "%lld": ("i64", "q"), "%f": ("double", "d"), "%g": ("float", "d"), "%s": ("ptr", "P"), "%x": ("i32", "I")}
VALUES = {"i32": st.integers(-(2**31), 2**31 - 1), "i64": st.integers(-(2**63), 2**63 - 1), "ptr": st.just("@text")}
NUMBERS = st.integers(-(2**20), 2**20).map(lambda number: f"0x{struct.pack('>d', number / 8).hex()}")  # exact as float too
CALL = st.lists(
    st.sampled_from(sorted(KINDS)).flatmap(lambda kind: st.tuples(st.just(kind), VALUES.get(KINDS[kind][0], NUMBERS))), max_size=7
)


def module_text(calls: list[list[tuple[str, object]]]) -> str:
    lines, formats = [], ['@text = private constant [5 x i8] c"text\\00"']
    for n, call in enumerate(calls):
        format = " ".join(kind for kind, _ in call) + ";"
        formats.append(f'@f{n} = private constant [{len(format) + 1} x i8] c"{format}\\00"')
        args = "".join(f", {KINDS[kind][0]} {value}" for kind, value in call)
        lines.append(f"%r{n} = call i32 (ptr, ...) @printf(ptr @f{n}{args})")
        lines.append(f"%s{n} = add i32 %r{n}, {f'%s{n - 1}' if n else 0}")
    body = "\n".join([*lines, f"ret i32 %s{len(calls) - 1}"])
    return "\n".join([TARGET, *formats, "declare i32 @printf(ptr, ...)", f"define i32 @k(i32 %file) {{\n{body}\n}}\n"])


def lowered(text: str) -> str:
    module = Module.parse(str(llvm.parse_assembly(text, llvm.create_context())))
    assert PrintfLowering().run(module, Context(TargetOptions(), KnobValues(), RemarkSink()))
    assert module.get_function("printf") is None
    return str(module)


def run(text: str, argument: int) -> int:
    """What `k` returns, on the host."""
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    module = llvm.parse_assembly(re.sub(r"^target .*\n", "", text, flags=re.M), llvm.create_context())
    module.verify()
    engine = llvm.create_mcjit_compiler(module, llvm.Target.from_default_triple().create_target_machine())
    engine.finalize_object()
    found: int = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_int)(engine.get_function_address("k"))(argument)
    engine.close()
    return found


def printed_by_libc(text: str) -> tuple[str, int]:
    with tempfile.TemporaryFile() as file:
        host = text.replace("(ptr, ...) @printf(", "(i32, ptr, ...) @dprintf(i32 %file, ").replace("@printf(ptr", "@dprintf(i32, ptr")
        host = host.replace("float 0x", "double 0x")  # what C makes of it
        result = run(host, file.fileno())
        os.lseek(file.fileno(), 0, os.SEEK_SET)
        return file.read().decode(), result


def printed_by_vprintf(text: str) -> tuple[str, int]:
    shown: list[str] = []

    def vprintf(format: int, buffer: int | None) -> int:
        wanted = ctypes.string_at(format).decode()
        values: list[object] = []
        at = 0
        for kind in re.findall(r"%\w+", wanted):
            letter = KINDS[kind][1]
            size = struct.calcsize(letter)
            at = -(-at // size) * size
            assert buffer is not None
            (value,) = struct.unpack(letter, ctypes.string_at(buffer + at, size))
            values.append(ctypes.string_at(value).decode() if kind == "%s" else value)
            at += size
        assert values or buffer is None
        shown.append(wanted.replace("ll", "") % tuple(values))
        return len(shown[-1])

    callback = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p)(vprintf)
    llvm.add_symbol("vprintf", ctypes.cast(callback, ctypes.c_void_p).value)
    result = run(text, 0)
    return "".join(shown), result


@settings(max_examples=examples(30), suppress_health_check=[HealthCheck.too_slow])
@given(st.lists(CALL, min_size=1, max_size=3))
def test_prints_the_same(calls: list[list[tuple[str, object]]]) -> None:
    """Text and results of the calls."""
    text = module_text(calls)
    assert printed_by_vprintf(lowered(text)) == printed_by_libc(text)
