"""What the fuzzers start from: modules that are valid, each small, together every construct of LLVM 22."""

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import NamedTuple

from nvopt.llvm import InputError, Unit

TESTS = Path(__file__).parents[1]
_LONGEST = 24_000  # bytes: mutations of longer ones take long and say no more


class Seed(NamedTuple):
    """A module's bytes, and what it is called."""

    name: str
    data: bytes


def sections(path: Path) -> list[Seed]:
    """The modules of a file that stand behind lines `;--- name`, as LLVM's split-file has them."""
    parts = re.split(rb"^;--- (\S+)\n", path.read_bytes(), flags=re.MULTILINE)
    return [Seed(name.decode(), data) for name, data in zip(parts[1::2], parts[2::2], strict=True)]


@dataclass
class Selection:
    """Which seeds there are: langref.ll's alone, so that the cases made of them stay the same when tests are added, or all."""

    langref_alone: bool = False


selection = Selection()


def texts() -> tuple[Seed, ...]:
    """Modules as text: the language reference's constructs, the inputs of golden tests, fixtures."""
    return _langref() if selection.langref_alone else _all_texts()


@cache
def _langref() -> tuple[Seed, ...]:
    return tuple(sections(Path(__file__).parent / "langref.ll"))


@cache
def _all_texts() -> tuple[Seed, ...]:
    files = [path for path in sorted((TESTS / "golden").rglob("*.ll")) if ".expected" not in path.name]
    files += sorted((TESTS / "llvm").rglob("*.ll")) + sorted((TESTS.parent / "fixtures").rglob("*.ll"))
    found = [*_langref()]
    found += [Seed(str(path.relative_to(TESTS.parent)), path.read_bytes()) for path in files if path.stat().st_size <= _LONGEST]
    return tuple(found)


def bitcode() -> tuple[Seed, ...]:
    """The same as bitcode, as far as LLVM takes them."""
    return _bitcode(texts())


@cache
def _bitcode(modules: tuple[Seed, ...]) -> tuple[Seed, ...]:
    found = []
    for seed in modules:
        try:
            found.append(Seed(seed.name, Unit.parse(seed.data, seed.name).bitcode()))
        except InputError:  # some golden tests are about errors
            continue
    return tuple(found)
