"""The materializer on a public IR of three lines: its four steps, what dominates is reused, flags of what is shared."""

from __future__ import annotations

import pytest

from nvopt.tile.evaluation import NSW, NUW
from nvopt.tile.expressions import Expression, Pool
from nvopt.tile.kinds import DISPATCH, Kind
from nvopt.tile.materializer import Attributes, Materializer, Places, SimplifierResult

K = Kind


class Noted:
    """A front end whose values are texts, and which notes what it is asked to do."""

    def __init__(self, originals: dict[str, tuple[str, ...]]) -> None:
        self.originals = originals
        self.steps: list[str] = []

    def operation_name(self, node: Expression) -> str:
        return DISPATCH.get(node.kind, node.kind.name.removeprefix("EK_"))

    def operands(self, node: Expression, operands: tuple[str, ...]) -> tuple[str, ...]:
        return operands

    def attributes(self, node: Expression) -> Attributes:
        return (node.bits,)

    def leaf(self, node: Expression) -> str:
        self.steps.append(f"leaf {node.payload}")
        return str(node.payload)

    def is_operation(self, original: str, result: SimplifierResult[str]) -> bool:
        return self.originals[original] == (result.name, *result.operands)

    def build(self, result: SimplifierResult[str]) -> str:
        self.steps.append(f"build {result.name} {' '.join(result.operands)}")
        return f"<{result.name} {' '.join(result.operands)}>"

    def weaken(self, value: str, flags: int) -> None:
        self.steps.append(f"weaken {value} {flags}")

    def replace_all_uses(self, original: str, value: str) -> None:
        self.steps.append(f"replace {original} {value}")

    def erase(self, original: str) -> None:
        self.steps.append(f"erase {original}")


def test_the_steps_in_their_order() -> None:
    pool = Pool()
    node = pool.make(K.EK_Mul, (pool.symbol("x", 8), pool.constant(3, 8)))
    front_end = Noted({"old": ("addi", "x", "x")})
    assert Materializer(front_end).materialize("old", node) == "<muli x 3>"
    assert sorted(front_end.steps[:2]) == ["leaf 3", "leaf x"]
    assert front_end.steps[2:] == ["build muli x 3", "replace old <muli x 3>", "erase old"]


def test_an_operation_that_is_right_stays() -> None:
    pool = Pool()
    node = pool.make(K.EK_Sub, (pool.symbol("x", 8), pool.symbol("y", 8)))
    front_end = Noted({"old": ("subi", "x", "y")})
    assert Materializer(front_end).materialize("old", node) == "old"
    assert not [step for step in front_end.steps if not step.startswith("leaf")]


def test_the_uniquer_knows_what_dominates() -> None:
    pool = Pool()
    x, y = pool.symbol("x", 8), pool.symbol("y", 8)
    first, second = pool.make(K.EK_Add, (x, y), NSW | NUW), pool.make(K.EK_Add, (x, y), NUW)
    front_end = Noted(dict.fromkeys(("a", "b", "c"), ("addi", "x", "y")))
    materializer = Materializer(front_end)
    with materializer.scope():
        assert materializer.materialize("a", first) == "a"
        with materializer.scope():
            assert materializer.materialize("b", second) == "a"
    with materializer.scope():
        assert materializer.materialize("c", first) == "c"
    assert [step for step in front_end.steps if not step.startswith("leaf")] == [f"weaken a {NUW}", "replace b a", "erase b"]


def test_lists_become_chains_that_share_pairs() -> None:
    pool = Pool()
    w, x, y, z = (pool.symbol(name, 8) for name in "wxyz")
    front_end = Noted({"pair": ("AndN", "x", "z"), "old": ()})
    materializer = Materializer(front_end)
    materializer.materialize("pair", pool.make(K.EK_AndN, (x, z)))
    materializer.materialize("old", pool.make(K.EK_AndN, (w, x, y, z)))
    built = [step for step in front_end.steps if step.startswith("build")]
    assert built == ["build AndN pair w", "build AndN <AndN pair w> y"]


@pytest.mark.parametrize(
    ("loops", "is_seen", "nest", "moves"),
    [
        ({"part": ""}, False, "o", True),  # computed outside of the loop, and not to be seen here
        ({"part": "o"}, False, "oi", True),
        ({"part": "p"}, False, "o", True),  # in another one
        ({"part": "oj"}, False, "oi", True),
        ({"part": "o"}, False, "o", False),  # counted for this loop
        ({"part": "oi"}, False, "o", False),  # and in one inside
        ({}, False, "o", False),  # new, for this operation
        ({"part": ""}, True, "o", False),  # seen
        ({"inner": "", "part": "o"}, False, "o", True),  # a part of a part
        ({"inner": "", "part": "o"}, True, "o", False),
        ({"whole": ""}, False, "o", False),  # it stands here itself
    ],
)
def test_parts_that_would_move_into_a_loop(loops: dict[str, str], is_seen: bool, nest: str, moves: bool) -> None:
    pool = Pool()
    w, x, y, z = (pool.symbol(name, 8) for name in "wxyz")
    inner = pool.make(K.EK_Mul, (x, y))
    nodes = {"inner": inner, "part": pool.make(K.EK_Add, (inner, z))}
    nodes["whole"] = pool.make(K.EK_Sub, (nodes["part"], w))
    places = Places({nodes[name]: tuple(around) for name, around in loops.items()}, frozenset())
    materializer = Materializer(Noted({"seen": ()}), places)
    if is_seen:
        materializer.materialize("seen", nodes["part"])
    before = pool.make(K.EK_Sub, (w, z))
    assert materializer.moves_into(tuple(nest), before, nodes["whole"]) == moves


@pytest.mark.parametrize(
    ("gone", "around", "moves"),
    [
        (True, "o", False),  # (y * z) / w for (x + y) - w: x + y isn't there, but y * z goes
        (False, "o", True),  # others need it
        (True, "", True),  # it goes elsewhere
        (True, "oi", False),
    ],
)
def test_parts_that_go_from_a_loop_make_room(gone: bool, around: str, moves: bool) -> None:
    pool = Pool()
    w, x, y, z = (pool.symbol(name, 8) for name in "wxyz")
    part, old = pool.make(K.EK_Add, (x, y)), pool.make(K.EK_Mul, (y, z))
    places = Places({part: (), old: tuple(around)}, {old} if gone else set())
    materializer = Materializer(Noted({}), places)
    before, after = pool.make(K.EK_Sub, (old, w)), pool.make(K.EK_Sub, (part, w))
    assert materializer.moves_into(("o",), before, after) == moves
    if not moves:  # once
        assert materializer.moves_into(("o",), pool.make(K.EK_XorN, (old, w)), pool.make(K.EK_XorN, (part, w)))


def test_a_dearer_part_moves_into_a_loop_for_none() -> None:
    pool = Pool()
    w, x, y, z = (pool.symbol(name, 8) for name in "wxyz")
    part, old = pool.make(K.EK_Mul, (x, y)), pool.make(K.EK_Add, (y, z))
    materializer = Materializer(Noted({}), Places({part: (), old: ("o",)}, {old}))
    assert materializer.moves_into(("o",), pool.make(K.EK_Sub, (old, w)), pool.make(K.EK_Sub, (part, w)))
