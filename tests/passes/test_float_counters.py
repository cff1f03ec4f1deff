"""Counters in floating point before and after indvars, run on the host: as many rounds, the same numbers."""

from __future__ import annotations

import ctypes
import random

from effort import examples
from llvmlite import binding as llvm

from nvopt import run
from nvopt.ir import ConstantFP
from nvopt.ir.types import float32, float64

_FUNCTION = """
define i64 @f{number}() {{
entry:
  br label %loop
loop:
  %k = phi i32 [ 0, %entry ], [ %k.next, %body ]
  %sum = phi i64 [ 0, %entry ], [ %sum.next, %body ]
  %x = phi {type} [ {start}, %entry ], [ %next, %body ]
  %enough = icmp uge i32 %k, 40
  br i1 %enough, label %exit, label %body
body:
  %bits = bitcast {type} %x to {integer}
  %wide = {widened}
  %seen = xor i64 %wide, {mask}
  %scaled = mul i64 %sum, 31
  %sum.next = add i64 %scaled, {seen}
  %k.next = add i32 %k, 1
  %next = fadd {type} %x, {by}
  %c = fcmp {predicate} {type} %next, {bound}
  br i1 %c, label %{where_true}, label %{where_false}
exit:
  %r = phi i64 [ %sum, %loop ], [ %sum.next, %body ]
  ret i64 %r
}}
"""
LAYOUT = 'target datalayout = "e-n8:16:32:64"\n'
_PREDICATES = [f"{order}{name}" for order in "ou" for name in ("eq", "ne", "lt", "le", "gt", "ge")]
_EDGES = (0.0, 0.0, 2.0**24, -(2.0**24), 2.0**31, -(2.0**31), 2.0**32)


def _function(rng: random.Random, number: int) -> str:
    type, integer, widened = rng.choice(((float32, "i32", "zext i32 %bits to i64"), (float64, "i64", "add i64 %bits, 0")))
    edge, by = rng.choice(_EDGES), rng.choice((1.0, 1.0, 1.0, -1.0, -1.0, 2.0, 3.0, -4.0, 0.0, 0.5))
    start = edge + rng.randrange(-20, 20) + rng.choice((0,) * 9 + (0.5,))
    bound = start + by * rng.randrange(-3, 30) + rng.choice((0, 0, 0, 0, 0, 1, -1, 2, 0.25))
    ways = ["loop", "exit"]
    rng.shuffle(ways)
    values = {"start": start, "by": by, "bound": bound}
    return _FUNCTION.format(
        **{name: ConstantFP.get(type, value).ref for name, value in values.items()},
        **{"number": number, "type": type, "integer": integer, "widened": widened, "predicate": rng.choice(_PREDICATES)},
        **{"where_true": ways[0], "where_false": ways[1], "mask": rng.randrange(1 << 20), "seen": rng.choice(("%seen", "7"))},
    )


def _results(text: str, count: int) -> list[int]:
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    module = llvm.parse_assembly(text, llvm.create_context())
    machine = llvm.Target.from_default_triple().create_target_machine(opt=0)
    engine = llvm.create_mcjit_compiler(module, machine)
    engine.finalize_object()
    of_integer = ctypes.CFUNCTYPE(ctypes.c_uint64)
    return [of_integer(engine.get_function_address(f"f{number}"))() for number in range(count)]


def test_counters_in_floating_point() -> None:
    rng = random.Random(5)
    functions = [_function(rng, number) for number in range(examples(120))]
    text = "".join(functions)
    after = run(f"{LAYOUT}{text}", "indvars").replace(LAYOUT, "")  # the host has another
    assert 1 / 4 < 1 - after.count(" fadd ") / len(functions) < 3 / 4
    assert _results(after, len(functions)) == _results(text, len(functions))
