"""memory-space-opt: how many copies of functions are made."""

from __future__ import annotations

from itertools import islice, product

import pytest

import nvopt

VARIABLES = "@s = internal addrspace(3) global float undef\n@g = global float 0.0\n"
SHARED, GLOBAL = "ptr addrspacecast (ptr addrspace(3) @s to ptr)", "ptr @g"


def defined(text: str, name: str) -> int:
    """How many functions are called `name`, or `name` and the spaces of a copy."""
    heads = [line.partition("(")[0] for line in nvopt.run(text, "memory-space-opt").splitlines() if line.startswith("define")]
    return sum(head.endswith(f"@{name}") or f"@{name}." in head for head in heads)


@pytest.mark.parametrize(("choices", "functions"), [(15, 15), (16, 16), (17, 17), (20, 17)])
def test_a_function_has_sixteen_copies(choices: int, functions: int) -> None:
    """Behind those the calls are left to the original, which is gone where nobody calls it."""
    parameters = [f"ptr %p{at}" for at in range(5)]
    loads = "".join(f"  %v{at} = load float, {one}\n  store float %v{at}, ptr %out\n" for at, one in enumerate(parameters))
    calls = [f"  call void @f(ptr @g, {', '.join(given)})\n" for given in islice(product((SHARED, GLOBAL), repeat=5), choices)]
    text = f"{VARIABLES}define internal void @f(ptr %out, {', '.join(parameters)}) noinline {{\n{loads}  ret void\n}}\n"
    text += f"define ptx_kernel void @k() {{\n{''.join(calls)}  ret void\n}}\n"
    assert defined(f'target triple = "nvptx64-nvidia-cuda"\n{text}', "f") == functions


def test_copies_grow_with_the_functions() -> None:
    """Each function of the chain passes on what it got in two orders: there are 64 choices of the last ones, and more without an end."""
    parameters = [f"%p{at}" for at in range(8)]
    head = ", ".join(f"ptr {one}" for one in parameters)
    lines = ['target triple = "nvptx64-nvidia-cuda"', VARIABLES]
    for at in range(12):
        lines += [f"define internal void @f{at}({head}) noinline {{", *(f"  store float 0.0, ptr {one}" for one in parameters)]
        for first in (7, 6) if at % 2 == 0 else (7,):
            lines += [f"  call void @f{at + 1}({', '.join(f'ptr {one}' for one in (parameters[first], *parameters[:7]))})"]
        lines += ["  ret void", "}"]
    lines += [f"define internal void @f12({head}) noinline {{", *(f"  store float 0.0, ptr {one}" for one in parameters), "  ret void", "}"]
    lines += [
        "define ptx_kernel void @k() {",
        *(f"  call void @f0({', '.join(given * 4)})" for given in ((SHARED, GLOBAL), (GLOBAL, SHARED))),
    ]
    text = "\n".join([*lines, "  ret void", "}", ""])
    assert 13 < nvopt.run(text, "memory-space-opt").count("\ndefine internal") <= 13 * 17
    assert defined(text, "f12") <= 17
