"""The SM table: names of GPU architectures and the value of `__CUDA_ARCH` on each.

Variants with `a` (accelerated) and `f` (family) share the value of their base.
"""

from nvopt.nearest import hint

# major * 10 + minor of every architecture that CUDA 13 compiles for, then of the older and withdrawn ones that LLVM 22 still knows.
_CURRENT = (75, 80, 86, 87, 88, 89, 90, 100, 103, 110, 120, 121)
_OLDER = (20, 21, 30, 32, 35, 37, 50, 52, 53, 60, 61, 62, 70, 72, 101)
_ACCELERATED = (90, 100, 101, 103, 110, 120, 121)
_FAMILY = (100, 101, 103, 110, 120, 121)


def _names() -> dict[str, int]:
    names = {}
    for number in sorted(_CURRENT + _OLDER):
        suffixes = ["", *("a" for _ in range(number in _ACCELERATED)), *("f" for _ in range(number in _FAMILY))]
        names.update({f"sm_{number}{suffix}": number * 10 for suffix in suffixes})
    return names


_ARCH = _names()


def known() -> list[str]:
    """Every name, `sm_20` to `sm_121f`, by number."""
    return list(_ARCH)


def canonical(name: str) -> str:
    """`sm_90a` for `sm_90a`, `compute_90a` and `lto_90a`; ValueError, naming the nearest, for a name that is no GPU."""
    for prefix in ("compute_", "lto_"):
        if name.startswith(prefix):
            sm = "sm_" + name.removeprefix(prefix)
            if sm in _ARCH:
                return sm
            known_here = [prefix + arch.removeprefix("sm_") for arch in _ARCH]
            raise ValueError(f"unknown GPU architecture '{name}'{hint(name, known_here)}")
    if name not in _ARCH:
        raise ValueError(f"unknown GPU architecture '{name}'{hint(name, _ARCH) or hint('sm_' + name, _ARCH)}")
    return name


def cuda_arch(name: str) -> int:
    """The value of `__CUDA_ARCH` on the named architecture: 900 for `sm_90`, `sm_90a`, `compute_90`."""
    return _ARCH[canonical(name)]
