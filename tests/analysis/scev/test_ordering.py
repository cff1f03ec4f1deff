"""The order of operands, as `opt` prints it."""

from hypothesis import given
from hypothesis import strategies as st

from nvopt.analysis.scev.expressions.kinds import ADD, MUL, SCEV, ZERO_EXTEND
from nvopt.analysis.scev.expressions.ordering import compare, group_by_complexity, split_constant
from nvopt.analysis.scev.scalar_evolution import ScalarEvolution
from nvopt.ir import Module
from nvopt.ir.types import i32, i64

SOURCE = """
@z = global i32 0
@a = internal global i32 0
@b = global i32 0
@c = weak global i32 0

define void @f(i32 %x, i32 %y, ptr %p, i8 %n) {
entry:
  %l = load i32, ptr %p, align 4
  %s = alloca i32, align 4
  %t = alloca i32, i32 %x, align 4
  %m = sub i32 %x, %y
  %m2 = sub i32 %l, %y
  %m3 = sub i32 %m, %y
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i32 [ 0, %entry ], [ %i2, %loop ]
  %i2 = sub i32 %i, %x
  %q = load i32, ptr %p, align 4
  br label %loop
}
"""


def analysis() -> tuple[ScalarEvolution, dict[str, SCEV]]:
    module = Module.parse(SOURCE)
    function = next(one for one in module.functions if one.name == "f")
    se = ScalarEvolution(function)
    values = [*function.args, *(one for block in function.blocks for one in block if str(one.type) in ("i32", "ptr"))]
    found: dict[str, SCEV] = {one.name: se.table.unknown(one) for one in values}
    found |= {one.name + "@": se.table.unknown(one) for one in module.globals}
    return se, found


def order(*names: str) -> list[str]:
    se, known = analysis()
    ops = [known[name] for name in names]
    group_by_complexity(se, ops)
    back = {e: name for name, e in known.items()}
    return [back[op] for op in ops]


def test_arguments_stand_by_number_before_instructions() -> None:
    assert order("l", "y", "x") == ["x", "y", "l"]
    assert order("y", "x") == ["x", "y"]


def test_integers_stand_before_pointers() -> None:
    assert order("p", "l", "x") == ["x", "l", "p"]


def test_globals_stand_by_linkage_then_by_name() -> None:
    assert order("c@", "a@", "z@", "b@") == ["b@", "z@", "c@", "a@"]


def test_instructions_stand_by_opcode_then_depth_then_operands() -> None:
    assert order("i", "l", "m") == ["m", "l", "i"]
    assert order("q", "l", "i2", "m") == ["m", "i2", "l", "q"]
    assert order("m2", "m3", "m") == ["m", "m3", "m2"]  # their first operands: an argument, a subtraction, a load


def test_an_alloca_without_count_counts_one() -> None:
    assert order("t", "s") == ["s", "t"]  # a constant stands before an argument


def test_level_values_stay_as_they_stood() -> None:
    assert order("l", "m", "x") == ["x", "m", "l"]
    se, known = analysis()
    table = se.table
    one, other = table.cast(ZERO_EXTEND, known["m"], i64), table.cast(ZERO_EXTEND, known["m3"], i64)
    assert compare(se, one, other) == 0  # one level further down nothing is looked at
    assert compare(se, known["m"], known["m3"]) == -1


def test_equal_ones_are_gathered() -> None:
    se, known = analysis()
    table = se.table
    one, other = (table.nary(MUL, [table.cast(ZERO_EXTEND, known[name], i64)] * 2) for name in ("m", "m3"))
    ops: list[SCEV] = [one, other, one, other, one]
    group_by_complexity(se, ops)
    assert ops == [one, one, one, other, other]


def test_shorter_ones_stand_first() -> None:
    se, known = analysis()
    x, y, m = known["x"], known["y"], known["m"]
    short, long = se.table.nary(ADD, [y, m]), se.table.nary(ADD, [x, y, m])
    assert compare(se, short, long) == -1


@given(st.lists(st.integers(0, 255), max_size=5), st.integers(0, 3))
def test_constants_become_one(numbers: list[int], others: int) -> None:
    se, known = analysis()
    ops: list[SCEV] = [known["x"]] * others + [se.table.constant(i32, number) for number in numbers]
    found = split_constant(se, ops, lambda a, b: a + b)
    assert ops == [known["x"]] * others
    assert (found.value if found is not None else None) == (sum(numbers) if numbers else None)


OPERANDS = (
    *("i32 undef", "i32 poison", "[2 x i8] zeroinitializer", '[2 x i8] c"ab"', "<2 x i32> splat (i32 1)", "i32 5", "float 1.000000e+00"),
    *("[2 x ptr] [ptr @z, ptr null]", "{ i32, ptr } { i32 1, ptr null }", "<2 x ptr> <ptr @z, ptr null>", "i32 %x", "i32 %made"),
    *(
        "ptr null",
        "ptr @g",
        "ptr @alias",
        "ptr @resolved",
        "ptr @z",
        "ptr blockaddress(@g, %loop)",
        "ptr getelementptr (i8, ptr @z, i64 4)",
    ),
    *("ptr dso_local_equivalent @g", "ptr ptrauth (ptr @z, i32 1)", "ptr %p"),
)
"""By their class, in the order in which LLVM numbers these; addresses behind all else."""


def test_instructions_stand_by_the_classes_of_their_operands() -> None:
    calls = "".join(f"  %c{at} = call i32 %p({operand})\n" for at, operand in reversed(list(enumerate(OPERANDS))))
    text = f"""@z = global i32 0

@alias = alias i32, ptr @z

@resolved = ifunc i32 (), ptr @g

define ptr @g() {{
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  br label %loop
}}

define void @f(i32 %x, ptr %p) {{
entry:
  %made = add i32 %x, 1
{calls}  ret void
}}
"""
    se = ScalarEvolution(Module.parse(text).functions[-1])
    ops: list[SCEV] = [se.table.unknown(one) for one in se.function.entry.instructions if one.opcode == "call"]
    group_by_complexity(se, ops)
    assert [str(op) for op in ops] == [f"%c{at}" for at in range(len(OPERANDS))]
