"""PTX versions: which LLVM 22 writes, and the least that each GPU takes.

LLVM writes the least version of the GPU unless `-mattr=+ptx86` names a later one. Versions are major * 10 + minor: 86 is PTX 8.6.

Source: what llc 22 writes for each -mcpu. LLVM goes by the PTX ISA's release notes, but starts at PTX 3.2, and ends the process when told
to write an earlier version than this.
"""

from __future__ import annotations

from nvopt.nearest import hint
from nvopt.target import sm

VERSIONS = (32, 40, 41, 42, 43, 50, *range(60, 66), *range(70, 79), *range(80, 89), 90)
"""Those that LLVM 22 knows, as `+ptx86`."""

# The least version, and the GPUs that need it.
_SINCE = {
    32: ("sm_20", "sm_21", "sm_30", "sm_35"),
    40: ("sm_32", "sm_50"),
    41: ("sm_37", "sm_52"),
    42: ("sm_53",),
    50: ("sm_60", "sm_61", "sm_62"),
    60: ("sm_70",),
    61: ("sm_72",),
    63: ("sm_75",),
    70: ("sm_80",),
    71: ("sm_86",),
    74: ("sm_87",),
    78: ("sm_89", "sm_90"),
    80: ("sm_90a",),
    86: ("sm_100", "sm_100a", "sm_101", "sm_101a"),
    87: ("sm_120", "sm_120a"),
    88: ("sm_100f", "sm_101f", "sm_103", "sm_103a", "sm_103f", "sm_120f", "sm_121", "sm_121a", "sm_121f"),
    90: ("sm_88", "sm_110", "sm_110a", "sm_110f"),
}
_LEAST = {name: version for version, names in _SINCE.items() for name in names}


def least(cpu: str) -> int:
    """The least PTX version for a GPU named in any of the ways of `sm.canonical`; ValueError for what is no GPU."""
    return _LEAST[sm.canonical(cpu)]


def check_features(text: str, cpu: str | None) -> str:
    """`-mattr`'s value as LLVM takes it: a comma between features, a sign before each. ValueError for one that isn't known, and for a PTX
    version that is too early for the GPU: LLVM would end the process.

    None as the GPU is LLVM's default, which takes every version.
    """
    features = [_signed(part) for part in text.split(",") if part]
    versions = chosen(text)
    if cpu is not None and versions and max(versions) < least(cpu):
        raise ValueError(f"PTX {max(versions) // 10}.{max(versions) % 10} has no {cpu}: +ptx{least(cpu)} is the least that has it")
    return ",".join(features)


def chosen(text: str) -> set[int]:
    """The versions that `-mattr`'s value turns on, of which LLVM writes the latest; ValueError for a feature that isn't known."""
    found: set[int] = set()
    for feature in (_signed(part) for part in text.split(",") if part):
        version = _version(feature)
        if feature.startswith("+"):
            found.add(version)
        else:
            found.discard(version)
    return found


def _signed(feature: str) -> str:
    feature = feature.strip().lower()
    return feature if feature.startswith(("+", "-")) else "+" + feature


def _version(feature: str) -> int:
    name = feature[1:]
    known = {f"ptx{version}": version for version in VERSIONS}
    if name.startswith("sm_"):
        raise ValueError(f"'{feature}' names a GPU, which is -mcpu's to name")
    if name not in known:
        raise ValueError(f"unknown feature '{feature}'{hint(f'+{name}', (f'+{one}' for one in known)) or '; there are +ptx32 to +ptx90'}")
    version: int = known[name]
    return version
