"""Predicates of icmp and fcmp: what each says of others, asked of numbers; and that instructions have them."""

from __future__ import annotations

import copy
import math
import pickle
from itertools import product

import pytest

from nvopt.ir import Builder, CmpInst, IRError, Module
from nvopt.ir.predicates import EQ, FCMP, ICMP, NE, PREDICATES, SGE, SGT, SLE, SLT, UGE, UGT, ULE, ULT, Predicate

NUMBERS = range(8)
FLOATS = (-1.0, 0.0, 2.0, math.nan)


def _holds(name: str, a: float, b: float) -> bool:
    """The same from the definition: integers are of 3 bits."""
    if name in ("true", "false", "ord", "uno"):
        return {"true": True, "false": False, "ord": a == a and b == b, "uno": a != a or b != b}[name]
    if name[0] == "s":
        a, b = (value - 8 if value > 3 else value for value in (a, b))
    if name[0] in "ou" and (a != a or b != b):
        return name[0] == "u"
    return {"eq": a == b, "ne": a != b, "lt": a < b, "le": a <= b, "gt": a > b, "ge": a >= b}[name[-2:]]


@pytest.mark.parametrize("predicate", ICMP.values())
def test_integers(predicate: Predicate) -> None:
    assert (predicate.opcode, predicate.is_signed, predicate.is_unsigned) == ("icmp", predicate[0] == "s", predicate[0] == "u")
    assert (predicate.is_equality, predicate.is_relational) == (predicate in ("eq", "ne"), predicate not in ("eq", "ne"))
    assert predicate.is_true_when_equal == _holds(predicate, 5, 5)
    for a, b in product(NUMBERS, repeat=2):
        held = _holds(predicate, a, b)
        assert _holds(predicate.swapped, b, a) == held
        assert _holds(predicate.inverse, a, b) != held
        assert _holds(predicate.non_strict, a, b) == (held or (a == b and predicate.is_relational))
        assert _holds(predicate.strict, a, b) == (held and (a != b or predicate.is_equality))
        if predicate.is_strict:
            assert not held or a != b
        if a < 4 and b < 4:
            assert predicate.compare(a, b) == held
            assert predicate.is_less == (predicate.is_relational and _holds(predicate, 0, 1))
            assert predicate.is_greater == (predicate.is_relational and _holds(predicate, 1, 0))
            for other in (predicate.as_signed, predicate.as_unsigned, predicate.flipped_signedness):
                assert _holds(other, a, b) == held


def test_signedness() -> None:
    for signed, unsigned in zip((SLT, SLE, SGT, SGE), (ULT, ULE, UGT, UGE), strict=True):
        assert (signed.as_signed, signed.as_unsigned, signed.flipped_signedness) == (signed, unsigned, unsigned)
        assert (unsigned.as_signed, unsigned.as_unsigned, unsigned.flipped_signedness) == (signed, unsigned, signed)
        assert (signed.is_strict, unsigned.is_strict) == (signed in ("slt", "sgt"),) * 2
    for one in (EQ, NE):
        assert one.as_signed is one.as_unsigned is one.flipped_signedness is one.strict is one.non_strict is one


@pytest.mark.parametrize("predicate", FCMP.values())
def test_floats(predicate: Predicate) -> None:
    assert (predicate.opcode, predicate.is_signed, predicate.is_unsigned) == ("fcmp", False, False)
    assert predicate.holds_of_nan == _holds(predicate, math.nan, 1.0)
    assert predicate.is_true_when_equal == all(_holds(predicate, a, a) for a in FLOATS)
    for a, b in product(FLOATS, repeat=2):
        held = _holds(predicate, a, b)
        assert (predicate.holds_of_nan if math.isnan(a) or math.isnan(b) else predicate.compare(a, b)) == held
        assert _holds(predicate.swapped, b, a) == held
        assert _holds(predicate.inverse, a, b) != held
        assert _holds(predicate.non_strict, a, b) == (held or (a == b and predicate.is_relational))


@pytest.mark.parametrize("predicate", [*ICMP.values(), *FCMP.values()])
def test_one_object_each_that_is_its_name(predicate: Predicate) -> None:
    name = str(predicate)
    assert predicate == name
    assert PREDICATES[predicate.opcode][name] is predicate
    assert f"{predicate}" == " ".join([predicate]) == name
    assert copy.copy(predicate) is copy.deepcopy(predicate) is pickle.loads(pickle.dumps(predicate)) is predicate
    assert all(hasattr(predicate, said) for said in Predicate.__slots__)


TEXT = """\
define i1 @f(i32 %a, i32 %b, float %x) {
  %c = icmp ult i32 %a, %b
  %d = fcmp ult float %x, %x
  ret i1 %c
}
"""


def test_instructions_have_them() -> None:
    function = Module.parse(TEXT).get_function("f")
    assert function is not None
    c, d = (one for one in function.instructions() if isinstance(one, CmpInst))
    assert (c.predicate, d.predicate) == (ICMP["ult"], FCMP["ult"])
    assert c.predicate is ULT is not d.predicate
    assert d.predicate is FCMP["ult"]
    clone = c.clone()
    assert isinstance(clone, CmpInst)
    assert clone.predicate is ULT
    a, b = c.operands
    made = Builder.before(c).icmp("slt", a, b)
    assert made.predicate is SLT
    made.predicate = "sge"
    assert made.predicate is SGE
    assert " icmp sge i32 %a, %b" in str(made)
    with pytest.raises(IRError, match="icmp: there is no predicate 'olt'; it has eq, ne, ugt"):
        made.predicate = "olt"
    with pytest.raises(IRError, match="fcmp: there is no predicate 'slt'; it has false, oeq"):
        CmpInst("fcmp", "slt", d.operands[0], d.operands[1])
    with pytest.raises(IRError, match="cmp: it compares nothing"):
        CmpInst("cmp", "slt", a, b)
    assert made.predicate is SGE
