"""LLVM's own parser and printer for the mirror's tests."""

from pathlib import Path

import llvmlite.binding as llvm

ROOT = Path(__file__).parents[2]


def canonical(data: str | bytes) -> str:
    """`data` as LLVM prints it."""
    if isinstance(data, str):
        return str(llvm.parse_assembly(data, llvm.create_context()))
    return str(llvm.parse_bitcode(data, llvm.create_context()))


def verified(text: str) -> str:
    """`text` as LLVM prints it, after its verifier took it."""
    module = llvm.parse_assembly(text, llvm.create_context())
    module.verify()
    return str(module)


def libdevice() -> bytes:
    """The bitcode of CUDA's libdevice, from the wheel nvidia-nvvm."""
    import nvidia

    found = [path for base in nvidia.__path__ for path in Path(base).rglob("libdevice.10.bc")]
    return found[0].read_bytes()
