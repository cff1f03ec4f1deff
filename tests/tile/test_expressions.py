"""The private expression IR: each node once, few operands inline, tombstones."""

from __future__ import annotations

import pytest

from nvopt.tile.evaluation import NSW, cast, evaluate
from nvopt.tile.expressions import INLINE_OPERANDS, Pool, compact_operands, post_order
from nvopt.tile.kinds import DISPATCH, Kind

NAMES = """EK_Sentinel0 EK_Constant EK_NotI EK_NegI EK_AbsI EK_AndN EK_OrN EK_EqBin EK_Select EK_Add EK_Sub EK_Mul EK_DivU EK_DivS EK_Cast
EK_BitVecConst EK_Sentinel16"""


def test_the_seventeen_kinds() -> None:
    assert [Kind(number).name for number in range(17)] == NAMES.split()
    assert max(Kind) < 1 << 16


def test_dispatch_is_keyed_by_the_enum() -> None:
    names = [DISPATCH[Kind(number)] for number in range(9, 14)]
    assert names == ["addi", "subi", "muli", "divui", "divsi"]


def test_equal_nodes_are_one() -> None:
    pool = Pool()
    x, y = pool.symbol("x", 32), pool.symbol("y", 32)
    assert pool.symbol("x", 32) is x
    assert pool.make(Kind.EK_Add, (x, y)) is pool.make(Kind.EK_Add, (y, x))
    assert pool.make(Kind.EK_Sub, (x, y)) is not pool.make(Kind.EK_Sub, (y, x))
    assert pool.make(Kind.EK_Add, (x, y), NSW) is not pool.make(Kind.EK_Add, (x, y))
    assert pool.constant(-1, 8) is pool.constant(255, 8)
    assert pool.constant(1, 8) is not pool.constant(1, 8, "4x")
    assert pool.cast("zext", x, 64) is not pool.cast("sext", x, 64)
    assert pool.cast("trunc", x, 32) is x


def test_constants_stand_last() -> None:
    pool = Pool()
    one = pool.constant(1, 32)
    x = pool.symbol("x", 32)
    assert pool.make(Kind.EK_Mul, (one, x)).operands == (x, one)


@pytest.mark.parametrize("count", [INLINE_OPERANDS - 1, INLINE_OPERANDS, INLINE_OPERANDS + 1])
def test_few_operands_stand_in_the_node(count: int) -> None:
    pool = Pool()
    leaves = [pool.symbol(i, 8) for i in range(count)]
    node = pool.make(Kind.EK_OrN, leaves, NSW)
    assert node.operands == tuple(leaves)
    assert node.count == count
    assert (node.trailing is not None) == (count > INLINE_OPERANDS)
    assert node.header == Kind.EK_OrN | NSW << 16 | count << 24


def test_compaction_leaves_tombstones() -> None:
    pool = Pool()
    x, y = pool.symbol("x", 8), pool.symbol("y", 8)
    kept, gone = pool.make(Kind.EK_Add, (x, x)), pool.make(Kind.EK_Add, (x, y))
    pool.compact([kept])
    assert len(pool) == 2
    assert kept in pool
    assert gone.kind is Kind.EK_Sentinel0
    assert gone not in pool
    again = pool.make(Kind.EK_Add, (x, pool.symbol("y", 8)))
    assert again is not gone
    assert again in pool


def test_tombstones_in_a_list() -> None:
    x = Pool().symbol("x", 8)
    assert compact_operands([None, x, None]) == [x]


def test_deep_graphs() -> None:
    pool = Pool()
    node = x = pool.symbol("x", 8)
    for _ in range(100_000):
        node = pool.make(Kind.EK_Sub, (x, node))
    order = list(post_order([node]))
    assert len(order) == 100_001
    assert order[-1] is node


@pytest.mark.parametrize(
    ("kind", "numbers", "bits", "expected"),
    [
        (Kind.EK_Add, (200, 100), 8, 44),
        (Kind.EK_DivU, (7, 0), 8, None),
        (Kind.EK_DivS, (0x80, 0xFF), 8, None),
        (Kind.EK_DivS, (0xF9, 2), 8, 0xFD),
        (Kind.EK_RemS, (0xF9, 2), 8, 0xFF),
        (Kind.EK_RemS, (0x80, 0xFF), 8, None),
        (Kind.EK_Shl, (1, 7), 8, 128),
        (Kind.EK_Shl, (1, 8), 8, None),
        (Kind.EK_ShrS, (0x80, 7), 8, 0xFF),
        (Kind.EK_AbsI, (0x80,), 8, 0x80),
        (Kind.EK_MinS, (0x80, 1), 8, 0x80),
        (Kind.EK_MinU, (0x80, 1), 8, 1),
        (Kind.EK_LtS, (0x80, 1), 8, 1),
        (Kind.EK_FunnelL, (0x12, 0x34, 12), 8, 0x23),
        (Kind.EK_FunnelR, (0x12, 0x34, 4), 8, 0x23),
        (Kind.EK_FunnelR, (0x12, 0x34, 8), 8, 0x34),
        (Kind.EK_Select, (1, 2, 3), 8, 2),
        (Kind.EK_XorN, (1, 2, 7), 8, 4),
        (Kind.EK_NotI, (1,), 8, 254),
    ],
)
def test_evaluation(kind: Kind, numbers: tuple[int, ...], bits: int, expected: int | None) -> None:
    assert evaluate(kind, numbers, bits) == expected


def test_casts() -> None:
    assert [cast("zext", 0x80, 8, 16), cast("sext", 0x80, 8, 16), cast("trunc", 0x1234, 16, 8)] == [0x80, 0xFF80, 0x34]
