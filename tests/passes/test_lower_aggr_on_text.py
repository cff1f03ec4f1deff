"""lower-aggr-copies on text: what is inserted and extracted again is found there as it is among objects, and all else is left to them."""

from __future__ import annotations

import pytest
from mirror_run import canonical

from nvopt.ir import Module
from nvopt.knobs import KnobValues
from nvopt.passes.base import Context
from nvopt.passes.lower_aggr_copies import LowerAggrCopies
from nvopt.remarks import RemarkSink
from nvopt.target import TargetOptions

HEAD = (
    "%pair = type { i32, i32 }\n%0 = type { i32, i32 }\n"
    "declare %pair @make()\ndeclare { i32, i32 } @two()\ndeclare { %pair, i32 } @deep()\ndeclare void @take(%pair)\n@g = global i32 0\n"
)


def run(body: str, *, parse_first: bool = False, remarks: bool = False) -> tuple[str, bool]:
    """What the pass makes of a function of these lines, and whether it did without objects."""
    module = Module.parse(canonical(f"{HEAD}define i32 @f(i32 %x, i32 %y, i1 %c) {{\n{body}\n}}\n"))
    function = module.get_function("f")
    assert function is not None
    if parse_first:
        assert function.blocks
    LowerAggrCopies().run(function, Context(TargetOptions(), KnobValues(), RemarkSink(remarks)))
    was_text = not function.is_parsed
    return canonical(str(module)), was_text


PAIR = "  %a = insertvalue %pair undef, i32 %x, 0\n  %ab = insertvalue %pair %a, i32 %y, 1\n"
FIRST = PAIR + "  %r = extractvalue %pair %ab, 0\n"


@pytest.mark.parametrize(
    ("body", "result"),
    [
        pytest.param(FIRST + "  ret i32 %r", "%x", id="the first"),
        pytest.param(PAIR + "  %r = extractvalue %pair %ab, 1\n  ret i32 %r", "%y", id="the second"),
        pytest.param(PAIR.replace("undef", "poison") + "  %r = extractvalue %pair %a, 0\n  %s = extractvalue %pair %ab, 1\n"
                     "  %t = add i32 %r, %s\n  ret i32 %t", "%t", id="both"),
        pytest.param(PAIR + "  %c2 = insertvalue %pair %ab, i32 7, 0\n  %r = extractvalue %pair %c2, 0\n  ret i32 %r", "7", id="a number"),
        pytest.param(PAIR.replace("%ab", "%1").replace("%a ", "%2 ").replace("%a,", "%2,").replace("%2", "%q")
                     + "  %r = extractvalue %pair %1, 0\n  ret i32 %r", "%x", id="without names"),
        pytest.param(FIRST + "  %b = insertvalue [2 x i32] undef, i32 %r, 1\n  %s = extractvalue [2 x i32] %b, 1\n  ret i32 %s", "%x",
                     id="out of one and into another"),
        pytest.param(FIRST + "  br i1 %c, label %l, label %m\nl:\n  br label %m\nm:\n  %p = phi i32 [ %r, %0 ], [ 1, %l ]\n  ret i32 %p",
                     "%p", id="into a phi"),
        pytest.param(FIRST + '  %s = call i32 asm "mov $0, %r;", "=r"()\n  %t = add i32 %r, %s\n  ret i32 %t', "%t", id="a string"),
        pytest.param(FIRST + '  %s = call i32 asm "mov $0, 1;", "=r,r"(i32 %r)\n  %t = add i32 %r, %s\n  ret i32 %t', "%t",
                     id="behind strings"),
        pytest.param(FIRST + "  %r1 = add i32 %r, 1\n  %r.1 = add i32 %r1, %r\n  %r-1 = add i32 %r.1, %r1\n"
                     "  %r_ = add i32 %r-1, %r.1\n  %t = add i32 %r_, %r-1\n  ret i32 %t", "%t", id="names that begin with another"),
    ],
)  # fmt: skip
def test_moves_are_looked_through(body: str, result: str) -> None:
    text, was_text = run(body)
    assert text == run(body, parse_first=True)[0]
    assert was_text
    assert "insertvalue" not in text
    assert "extractvalue" not in text
    assert f"ret i32 {result}\n" in text
    assert (text, False) == run(body, remarks=True)


MADE = "  %m = call { i32, i32 } @two()\n  %m0 = extractvalue { i32, i32 } %m, 0\n  %m1 = extractvalue { i32, i32 } %m, 1\n"


@pytest.mark.parametrize(
    ("body", "stays", "goes"),
    [
        pytest.param(FIRST + "  call void @take(%pair %ab)\n  ret i32 %r", ["%a", "%ab"], ["%r"], id="a call wants one whole"),
        pytest.param(FIRST + "  call void @take(%pair %a)\n  ret i32 %r", ["%a"], ["%ab", "%r"], id="a call wants the half of it"),
        pytest.param(FIRST + "  %b = insertvalue %pair undef, i32 %r, 0\n  call void @take(%pair %b)\n  ret i32 0", ["%b"],
                     ["%a", "%ab", "%r"], id="a call wants what was made of what was taken"),
        pytest.param(FIRST + "  %r2 = insertvalue %pair undef, i32 %r, 0\n  ret i32 %r", [], ["%a", "%ab", "%r", "%r2"],
                     id="nobody wants one at all"),
        pytest.param(FIRST + "  %a1 = insertvalue %pair poison, i32 1, 0\n  call void @take(%pair %a1)\n  ret i32 %r", ["%a1"],
                     ["%a", "%ab", "%r"], id="the name of another begins so"),
        pytest.param(MADE + FIRST.replace("%x", "%m0").replace("%y", "%m1") + "  ret i32 %r", ["%m0"], ["%m1", "%a", "%ab", "%r"],
                     id="half of a call's result is for nobody then"),
        pytest.param(MADE + FIRST.replace("%x", "%m0").replace("%y", "%m1") + "  call void @take(%pair %ab)\n  ret i32 %r",
                     ["%m0", "%m1", "%a", "%ab"], ["%r"], id="what is wanted whole needs all of a call's result"),
        pytest.param(MADE + FIRST + "  %s = add i32 %r, %m1\n  ret i32 %s", ["%m1", "%s"], ["%m0", "%a", "%ab", "%r"],
                     id="half of a call's result was for nobody before"),
        pytest.param(FIRST + "  %m = call { %pair, i32 } @deep()\n  %e = extractvalue { %pair, i32 } %m, 0\n"
                     "  %b = insertvalue %pair %e, i32 %r, 0\n  call void @take(%pair %b)\n  ret i32 0", ["%e", "%b"],
                     ["%a", "%ab", "%r"], id="what is wanted whole begins with a part of another"),
    ],
)  # fmt: skip
def test_what_is_wanted_whole_stays(body: str, stays: list[str], goes: list[str]) -> None:
    text, was_text = run(body)
    assert was_text
    assert text == run(body, parse_first=True)[0]
    assert [name for name in (*stays, *goes) if f"\n  {name} = " in text] == stays


@pytest.mark.parametrize(
    "body",
    [
        pytest.param(PAIR.replace("%pair undef", "%pair %m").replace("  %a =", "  %m = call %pair @make()\n  %a =")
                     .replace("i32 %x, 0", "i32 %x, 1")
                     + "  %r = extractvalue %pair %ab, 0\n  ret i32 %r", id="out of a call's result"),
        pytest.param("  %a = insertvalue %pair undef, i32 %x, 0\n  %r = extractvalue %pair %a, 1\n  ret i32 %r", id="what nobody put in"),
        pytest.param(FIRST.replace("undef", "zeroinitializer") + "  ret i32 %r", id="into a constant"),
        pytest.param(FIRST + "  store %pair %ab, ptr @g\n  ret i32 %r", id="stored, too"),
        pytest.param(PAIR + "  %n = insertvalue { %pair, i32 } undef, %pair %ab, 0\n"
                     "  %r = extractvalue { %pair, i32 } %n, 0, 1\n  ret i32 %r",
                     id="nested"),
        pytest.param('  %"a b" = insertvalue %pair undef, i32 %x, 0\n  %r = extractvalue %pair %"a b", 0\n  ret i32 %r',
                     id="quotation marks"),
        pytest.param(FIRST.replace("%r", "%pair") + "  ret i32 %pair", id="a value that is called as a type"),
        pytest.param(FIRST + "  ret i32 %r\nl:\n  br label %l", id="a block that nothing leads to"),
        pytest.param("  %m = call { %pair, i32 } @deep()\n  %e = extractvalue { %pair, i32 } %m, 0\n  %r = extractvalue %pair %e, 1\n"
                     "  ret i32 %r", id="nothing is inserted"),
        pytest.param(FIRST + "  %m = call { %pair, i32 } @deep()\n  %e = extractvalue { %pair, i32 } %m, 0\n"
                     "  %s = extractvalue %pair %e, 1\n  %t = add i32 %r, %s\n  ret i32 %t", id="taken apart in two steps"),
    ],
)  # fmt: skip
def test_what_is_left_to_objects(body: str) -> None:
    text, was_text = run(body)
    assert not was_text
    assert text == run(body, parse_first=True)[0]
