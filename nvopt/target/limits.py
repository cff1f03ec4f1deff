"""How much PTX lets a program have of something. Sizes and alignments are in bytes."""

from __future__ import annotations

CONSTANT_BYTES = 65536
"""Constant memory for the variables of a module (PTX ISA, Constant State Space)."""
STATIC_SHARED_BYTES = 49152
"""Shared memory for the variables that a kernel uses; more must be dynamic (CUDA C++ Programming Guide, compute capabilities)."""
LARGEST_ALIGNMENT = 1 << 31
"""What ptxas still reads behind `.align`."""
PARAMETER_ALIGNMENT = 128
"""What a parameter or result of a function that is no kernel may be aligned to (PTX ISA, `.param` alignment: 1, 2, 4 ... 128)."""
ALLOCA_ALIGNMENT = 1 << 23
"""NVVM IR, `alloca`."""
BLOCK_THREADS = 1024
"""Threads of a block, on every GPU (CUDA C++ Programming Guide, compute capabilities)."""
_PARAMETER_BYTES = 32764
_PARAMETER_BYTES_BEFORE_SM_70 = 4352


def parameter_bytes(cuda_arch: int | None) -> int:
    """What the parameters of a kernel may take on a GPU of that `__CUDA_ARCH__`, None where it isn't known (PTX ISA, Kernel Function
    Parameters)."""
    return _PARAMETER_BYTES if cuda_arch is None or cuda_arch >= 700 else _PARAMETER_BYTES_BEFORE_SM_70
