"""All that the tables of costs and GPUs say, as `tables.expected` has it: no number changes unseen.

    python tests/target/test_target_tables.py      # writes it anew, for review as a diff

test_measure_costs.py holds the costs against measurements, which leave some room; the rules have their tests in test_costs.py.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import product
from pathlib import Path
from typing import TypeVar

from nvopt.ir.types import FloatType, IntType, PointerType, PrimitiveType, Type, VectorType
from nvopt.target import costs, occupancy, sm
from nvopt.target.address_spaces import GENERIC, GLOBAL, SHARED
from nvopt.target.costs import Target

T = TypeVar("T")
EXPECTED = Path(__file__).with_name("tables.expected")
TARGETS = [
    *(Target(arch, 80) for arch in (350, 520, 530, 620, 700, 750, 800, 860, 900, 1200)),
    *(Target(900, 79), Target(1000, 85), Target(1000, 86), Target(1010, 86), Target(1030, 86), Target(1100, 86)),
]
INTEGERS: list[Type] = [IntType.get(bits) for bits in (1, 8, 16, 24, 32, 64, 128)]
FLOATS: list[Type] = [PrimitiveType.get(name) for name in ("half", "bfloat", "float", "double", "fp128")]
COUNTS = (2, 3, 4)
BY_CONSTANT = ("mul", "shl", "lshr", "ashr", "add", "sub", "udiv", "sdiv", "urem", "srem")
FLOAT_OPERATIONS = ("fadd", "fsub", "fmul", "fneg", "fdiv", "frem")
CASTS = ("trunc", "zext", "sext", "fpext", "fptrunc", "fptosi", "fptoui", "sitofp", "uitofp", "bitcast", "addrspacecast")


def _with_vectors(types: list[Type]) -> list[Type]:
    return [*types, *(VectorType.get(one, count) for count in COUNTS for one in types)]


def _rows(title: str, of: Sequence[T], cost: Callable[[T, Target], int]) -> Iterator[str]:
    """Lines of what an operation costs on each type, one for all GPUs that have the same."""
    rows: dict[str, list[str]] = {}
    for target in TARGETS:
        row = " ".join(str(cost(one, target)) for one in of)
        rows.setdefault(row, []).append(f"{target.arch}/{target.ptx}")
    yield from (f"{title} [{' '.join(where) if len(rows) > 1 else 'all'}]: {row}" for row, where in rows.items())


def _integers() -> Iterator[str]:
    types = _with_vectors(INTEGERS)
    yield "== integers: " + ", ".join(map(str, types))
    for name in sorted(costs._INTEGER.keys() - {"icmp", "select"}):
        yield from _rows(name, types, partial(costs.intrinsic, name))
        yield from _rows(f"{name} in a chain", types, partial(costs.intrinsic, name, in_chain=True))
    for name, constant in product(BY_CONSTANT, (1, 3, 4, -1)):
        yield from _rows(f"{name} by {constant}", types, partial(costs.arithmetic, name, constant=constant))
    for name in ("eq", "ult", "slt"):
        yield from _rows(name, types, partial(costs.comparison, name))
        yield from _rows(f"{name} in a chain", types, partial(costs.comparison, name, in_chain=True))


def _floats() -> Iterator[str]:
    types = _with_vectors(FLOATS)
    yield "== floats: " + ", ".join(map(str, types))
    for name in sorted(costs._FLOAT.keys() - {"fcmp", "select"}):
        cost = costs.arithmetic if name in FLOAT_OPERATIONS else costs.intrinsic
        yield from _rows(name, types, partial(cost, name))
        yield from _rows(f"{name} in a chain", types, partial(cost, name, in_chain=True))
        if name in costs._APPROXIMATE:
            yield from _rows(f"{name} approximately", types, partial(cost, name, approximate=True))
    yield from _rows("olt", types, partial(costs.comparison, "olt"))


def _others() -> Iterator[str]:
    types = _with_vectors([*INTEGERS, *FLOATS, PointerType.get(0)])
    yield "== any: " + ", ".join(map(str, types))
    yield from _rows("registers", types, lambda type, _: costs.registers(type))
    yield from _rows("rearrangement", types, lambda type, _: costs.rearrangement(type))
    yield from _rows("select", types, costs.select)
    yield from _rows("select by lanes", types, partial(costs.select, lanes=True))
    yield from _rows("select by lanes in a chain", types, partial(costs.select, lanes=True, in_chain=True))
    for name in ("assume", "sin.unknown"):
        yield from _rows(name, types, partial(costs.intrinsic, name))
    yield "no instruction: " + ", ".join(sorted(costs._NOTHING))
    newest = Target(1000, 88)
    for align in (1, 2, 4, 8, 16, 32):
        for is_load in (True, False):
            row = " ".join(str(costs.memory(is_load, type, align, GLOBAL, newest)) for type in types)
            yield f"{'load' if is_load else 'store'} align {align}: {row}"


def _casts() -> Iterator[str]:
    scalars: dict[str, list[tuple[Type, Type]]] = {name: [] for name in CASTS}
    for source in [*INTEGERS, *FLOATS[:4]]:
        for result in [*INTEGERS, *FLOATS[:4]]:
            bits = costs.bits(source), costs.bits(result)
            match source, result:
                case IntType(), IntType():
                    names = ["trunc"] * (bits[0] > bits[1]) + ["zext", "sext"] * (bits[0] < bits[1])
                case FloatType(), FloatType():
                    names = ["fptrunc"] * (bits[0] > bits[1]) + ["fpext"] * (bits[0] < bits[1])
                case IntType(), _:
                    names = ["sitofp", "uitofp"]
                case _:
                    names = ["fptosi", "fptoui"]
            for name in names:
                scalars[name].append((source, result))
    spaces = [PointerType.get(space) for space in (GENERIC, GLOBAL, SHARED)]
    scalars["addrspacecast"] = [(one, other) for one in spaces for other in spaces if one is not other]
    scalars["bitcast"] = [(INTEGERS[4], FLOATS[2])]
    yield "== casts"
    counts = (1, *COUNTS)
    for name, pairs in scalars.items():
        for source, result in pairs:
            title, cost = f"{name} {source} {result}", partial(_cast, name, source, result)
            yield from _rows(title, counts, cost)
            yield from _rows(f"{title} in a chain", counts, partial(cost, in_chain=True))
            if name in ("zext", "sext"):
                yield from _rows(f"{title} of a load", counts, partial(cost, of_load=True))


def _cast(name: str, source: Type, result: Type, count: int, target: Target, *, of_load: bool = False, in_chain: bool = False) -> int:
    """Of a scalar, or of a vector of `count` elements."""
    if count > 1:
        source, result = VectorType.get(source, count), VectorType.get(result, count)
    return costs.cast(name, source, result, target, of_load=of_load, in_chain=in_chain)


def _gpus() -> Iterator[str]:
    yield "== GPUs"
    for arch in sorted({sm.cuda_arch(name) for name in sm.known()}):
        of = Target(arch, 88)
        shared = max(kilobytes for kilobytes in range(256) if occupancy.occupancy(8, arch, 32, kilobytes << 10))
        figures = {
            "warps": occupancy.occupancy(8, arch),
            "blocks": occupancy.occupancy(8, arch, 32),
            "shared kilobytes of a block": shared,
            "most registers": occupancy.most_registers(arch),
            "warps of 63 registers": occupancy.occupancy(63, arch),
            "doubles weigh": of.double_weight,
            "starts": of.issue_width,
            "latency": of.latency,
            "widest access": of.widest_access(GLOBAL),
        }
        yield f"{arch}: " + ", ".join(f"{what} {number}" for what, number in figures.items())
    for name in ("packs_half", "packs_bfloat", "compares_bfloat", "packs_minimum", "packs_i16", "packs_float", "has_wide_integers"):
        having = [f"{one.arch}/{one.ptx}" for one in TARGETS if getattr(one, name)]
        yield f"{name}: {' '.join(having)}"


def tables() -> str:
    """The whole text."""
    return "".join(f"{line}\n" for part in (_gpus, _integers, _floats, _others, _casts) for line in part())


def test_the_tables_say_what_they_said() -> None:
    assert tables().splitlines() == EXPECTED.read_text().splitlines()


if __name__ == "__main__":
    EXPECTED.write_text(tables())
