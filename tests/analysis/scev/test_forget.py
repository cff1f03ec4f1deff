"""After a change and a word of it, the analysis says what a new one would say."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

import pytest
from claims import Claims, bytes_for
from effort import examples
from evaluating import scev_of
from hypothesis import given, settings
from hypothesis import strategies as st
from llvmlite import binding as llvm
from programs import GET, program
from steps import calls

from nvopt.analysis.scev.counts import at_scope, loop_exits
from nvopt.analysis.scev.expressions.kinds import NSW, NUW, NW, SCEVAddRecExpr
from nvopt.analysis.scev.facts import multiples, no_wrap
from nvopt.analysis.scev.printer import print_analysis
from nvopt.analysis.scev.scalar_evolution import ScalarEvolution
from nvopt.ir import BinaryOperator, Builder, CallInst, CmpInst, ConstantInt, FunctionType, Instruction, IntType, PHINode, Value
from nvopt.ir.types import i1, void

# An analysis raises the recursion limit, which hypothesis lowers for the time of a test.
pytestmark = pytest.mark.filterwarnings("ignore:The recursion limit will not be reset")

TEXT = """define i32 @f(i32 %n, i32 %m) {
entry:
  br label %outer

outer:                                            ; preds = %latch, %entry
  %i = phi i32 [ 0, %entry ], [ %i.next, %latch ]
  %base = mul i32 %i, 5
  br label %inner

inner:                                            ; preds = %inner, %outer
  %j = phi i32 [ 3, %outer ], [ %j.next, %inner ]
  %s = phi i32 [ 1, %outer ], [ %s.next, %inner ]
  %at = add i32 %base, %j
  %wide = zext i32 %at to i64
  %s.next = mul i32 %s, 3
  %j.next = add nuw nsw i32 %j, 1
  %more = icmp ult i32 %j.next, 20
  br i1 %more, label %inner, label %latch

latch:                                            ; preds = %inner
  %left = add i32 %s, %j
  %i.next = add nuw nsw i32 %i, 1
  %again = icmp slt i32 %i.next, 50
  br i1 %again, label %outer, label %exit

exit:                                             ; preds = %latch
  %r = add i32 %left, %base
  ret i32 %r
}
"""


def test_a_loop_with_a_phi_of_another_type() -> None:
    se = scev_of(
        TEXT.replace("  %at = add", "  %x = phi float [ 0.0, %outer ], [ %x, %inner ]\n  %at = add")
        .replace("  %base = mul i32 %i, 5\n", "")
        .replace("%base", "%i")
    )
    for loop in se.loops:
        se.forget_loop(loop)
    assert str(se.backedge_taken_count(se.loops.top_level[0])) == "49"


def changed(se: ScalarEvolution, seed: int) -> Instruction:
    """An instruction of which a constant operand is another now, and its flags are gone."""
    choice = random.Random(seed)
    found = [
        one for one in se.function.instructions() if isinstance(one, (BinaryOperator, CmpInst)) and isinstance(one.operands[1], ConstantInt)
    ]
    instruction = choice.choice(found)
    instruction.set_operand(1, ConstantInt.get(instruction.operands[1].type, choice.randrange(1, 60)))
    instruction.flags = ()
    return instruction


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("how", ["all", "topmost", "value"])
def test_it_says_what_a_new_one_says(how: str, seed: int) -> None:
    se = scev_of(TEXT)
    before = print_analysis(se)
    instruction = changed(se, seed)
    if how == "all":
        se.forget_all_loops()
    else:
        se.forget_topmost_loop(se.loops.top_level[0])
        if how == "value":
            se.forget_value(instruction)
    assert print_analysis(se) == print_analysis(ScalarEvolution(se.function, se.dominators, se.loops))
    assert isinstance(instruction, CmpInst) or print_analysis(se) != before


def test_a_value_that_changed_takes_with_it_what_is_computed_from_it() -> None:
    se = scev_of(TEXT)
    values = {one.name: one for one in se.function.instructions()}
    wide, other = se.get(values["wide"]), se.get(values["s.next"])
    values["base"].set_operand(1, ConstantInt.get(values["base"].type, 8))
    se.forget_value(values["base"])
    assert values["wide"] not in se.values
    assert se.get(values["wide"]) is not wide
    assert se.get(values["s.next"]) is other


def test_what_is_remembered_of_an_expression_goes_with_that_of_its_parts() -> None:
    se = scev_of(TEXT)
    values = {one.name: one for one in se.function.instructions()}
    at = se.get(values["at"])
    se.unsigned_range(at)
    assert at in se.ranges.unsigned
    se.forget_loop(se.loops.top_level[0])
    assert at not in se.ranges.unsigned
    assert values["at"] not in se.values


def test_dispositions_alone() -> None:
    se = scev_of(TEXT)
    print_analysis(se)
    known = dict(se.values)
    se.forget_block_and_loop_dispositions(next(iter(se.function.instructions())))
    assert se.dispositions.in_loops
    se.forget_block_and_loop_dispositions()
    assert not se.dispositions.in_loops
    assert not se.dispositions.in_blocks
    assert se.values == known


FLAGGED = """define i16 @f(i8 %a, i8 %b) {
entry:
  %v = add nsw i8 %a, %b
  %q = udiv i8 1, %v
  %wide = sext i8 %v to i16
  ret i16 %wide
}
"""


def test_what_an_extension_became_goes_with_the_flag_that_let_it() -> None:
    se = scev_of(FLAGGED)
    values = {one.name: one for one in se.function.instructions()}
    assert str(se.get(values["wide"])) == "((sext i8 %a to i16) + (sext i8 %b to i16))<nsw>"
    values["v"].flags = ()
    se.forget_value(values["v"])
    assert str(se.get(values["wide"])) == "(sext i8 (%a + %b) to i16)"


MASKED = """define i16 @f(i8 %a, i8 %b) {
entry:
  %v = and i8 %a, MASK
  %wide = sext i8 %v to i16
  %odd = shl i8 %v, 1
  ret i16 %wide
}
"""


@pytest.mark.parametrize("opcode", ["sext", "zext"])
def test_signs_and_divisors_of_an_operand_are_found_out_anew(opcode: str) -> None:
    """From what can't be negative to what can, and back; multiples and ranges, too."""
    se = scev_of(MASKED.replace("MASK", "12").replace("sext", opcode))
    v, wide, odd = (one for one in se.function.instructions() if one.name)
    for mask in (12, -8, 3, -128, 96):
        v.set_operand(1, ConstantInt.get(v.type, mask))
        se.forget_value(v)
        new = ScalarEvolution(se.function, se.dominators, se.loops)
        for value in (v, wide, odd):
            assert str(se.get(value)) == str(new.get(value))
            assert multiples.constant_multiple(se, se.get(value)) == multiples.constant_multiple(new, new.get(value))
            assert str(se.unsigned_range(se.get(value))) == str(new.unsigned_range(new.get(value)))
            assert str(se.signed_range(se.get(value))) == str(new.signed_range(new.get(value)))


def test_an_operand_that_is_no_constant_is_replaced() -> None:
    """Every answer that there is of the value and of what is made of it is another one then."""
    se = scev_of(TEXT)
    values = {one.name: one for one in se.function.instructions()}
    print_analysis(se)
    values["base"].set_operand(1, se.function.args[0])
    values["wide"].set_operand(0, values["s"])
    for name in ("base", "wide"):
        se.forget_value(values[name])
    assert print_analysis(se) == print_analysis(ScalarEvolution(se.function, se.dominators, se.loops))


def test_what_is_found_out_of_an_unknown_value_is_found_out_anew() -> None:
    """Its operands are no constants, so that it is the same expression as before: only what is remembered of it may be wrong."""
    se = scev_of("""define i8 @f(i8 %a, i8 range(i8 0, 16) %b) {
entry:
  %m = shl i8 %b, 2
  %v = and i8 %a, %m
  %twice = mul i8 %v, 6
  ret i8 %v
}
""")
    m, v, twice, _ = se.function.instructions()
    b = se.function.args[1]
    for operand in (m, b, se.function.args[0], m):
        v.set_operand(1, operand)
        se.forget_value(v)
        new = ScalarEvolution(se.function, se.dominators, se.loops)
        for value in (v, twice):
            assert multiples.constant_multiple(se, se.get(value)) == multiples.constant_multiple(new, new.get(value))
            assert str(se.unsigned_range(se.get(value))) == str(new.unsigned_range(new.get(value)))
            assert str(se.signed_range(se.get(value))) == str(new.signed_range(new.get(value)))


def test_an_argument_is_forgotten_with_what_is_assumed_of_it() -> None:
    text = """declare void @llvm.assume(i1)
define i8 @f(i8 %a) {
  %v = add i8 %a, 5
  %c = icmp ult i8 %v, 40
  call void @llvm.assume(i1 %c)
  %w = add i8 %a, 0
  ret i8 %w
}
"""
    se = scev_of(text)
    v = next(iter(se.function.instructions()))
    before = answers(se)
    v.set_operand(1, ConstantInt.get(v.type, 20))
    se.forget_value(v)
    assert answers(se) == answers(ScalarEvolution(se.function))
    assert answers(se) != before
    assume = v.parent.instructions[2]  # type: ignore[union-attr]
    assume.erase()
    se.forget_value(se.function.args[0])
    assert se.assumptions.assumptions == []
    assert answers(se) == answers(ScalarEvolution(se.function))


# -- any edits


def answers(se: ScalarEvolution) -> list[str]:
    """What may be asked of the function's values, once all flags of the expressions that they share are known."""
    values = [one for one in se.function.instructions() if se.is_scevable(one.type)]
    for value in values:
        se.get(value)
    found = []
    for value in values:
        e = se.get(value)
        found.append(f"{value.ref} {e} {se.unsigned_range(e)} {se.signed_range(e)} {multiples.constant_multiple(se, e)}")
    return found


def _straight(rng: random.Random, believes_flags: bool) -> str:
    """A function without loops of sums, products, casts and selects, with assumptions or with flags, poison of which divides.

    Not with both: whether a flag is believed depends on what is done with the value, which is not told where that changes.
    """
    lines, names = [], ["%a", "%b", "%c"]
    for at in range(24):
        kind, name = rng.randrange(10), f"%v{at}"
        one, other = rng.choice(names[-6:]), rng.choice([*names[-6:], str(rng.randrange(-9, 60))])
        if kind == 0:
            lines.append(f"  %s{at} = {rng.choice(('sext', 'zext'))} i8 {one} to i16\n  {name} = trunc i16 %s{at} to i8")
        elif kind == 1:
            lines.append(
                f"  %s{at} = icmp {rng.choice(('ult', 'slt', 'eq'))} i8 {one}, {other}\n  {name} = select i1 %s{at}, i8 {one}, i8 {other}"
            )
        elif kind == 2 and believes_flags:
            lines.append(f"  %s{at} = udiv i8 1, {one}")
            continue
        elif kind == 2:
            lines.append(f"  %s{at} = icmp {rng.choice(('ult', 'slt', 'ne'))} i8 {one}, {other}\n  call void @llvm.assume(i1 %s{at})")
            continue
        elif kind == 3:
            lines.append(f"  {name} = {rng.choice(('and', 'or', 'lshr', 'shl'))} i8 {one}, {rng.randrange(1, 7)}")
        else:
            flags = rng.choice(("", "", "nuw ", "nsw ")) if believes_flags else ""
            lines.append(f"  {name} = {rng.choice(('add', 'sub', 'mul'))} {flags}i8 {one}, {other}")
        names.append(name)
    body = "\n".join(lines)
    return f"declare void @llvm.assume(i1)\ndefine i8 @f(i8 %a, i8 %b, i8 %c) {{\n{body}\n  ret i8 {names[-1]}\n}}\n"


def _edit(rng: random.Random, se: ScalarEvolution, kinds: Sequence[int] = range(7)) -> list[Value]:
    """Changes the code in some way; what to forget."""
    integers = [one for one in se.function.instructions() if one.type is IntType.get(8) and not isinstance(one, PHINode)]
    instructions = [
        one for one in integers if not any(user.opcode == "udiv" for user in (one, *one.users) if isinstance(user, Instruction))
    ]
    instruction = rng.choice(instructions)
    block = instruction.parent
    assert block is not None
    known = (*se.function.args, *instructions[: instructions.index(instruction)])
    ahead: list[Value] = [one for one in known if one.type is instruction.type and se.dominators.value_dominates(one, instruction)]
    kind = rng.choice(kinds)
    if kind == 0 and isinstance(instruction, BinaryOperator):
        instruction.flags = rng.choice(((), ("nuw",), ("nsw",), ("nuw", "nsw"))) if instruction.opcode in ("add", "sub", "mul") else ()
        return [instruction]
    if kind in (1, 2) and isinstance(instruction, BinaryOperator):
        new = ConstantInt.get(instruction.type, rng.randrange(1, 7)) if kind == 1 else rng.choice(ahead)
        instruction.set_operand(rng.randrange(2) if instruction.opcode in ("add", "sub", "mul") else 1, new)
        return [instruction]
    if kind == 3:
        users = [one for one in instruction.users if isinstance(one, Instruction)]
        instruction.replace_all_uses_with(rng.choice(ahead))
        se.forget_value(instruction)
        if isinstance(instruction, CallInst):
            return [*users]
        instruction.erase()
        return [*users]
    if kind == 4:
        assume = se.module.declare("llvm.assume", FunctionType.get(void, [i1]))
        builder = Builder.before(block.terminator) if block.terminator is not None else Builder(block)
        builder.call(assume, [builder.icmp("ult", instruction, ConstantInt.get(instruction.type, rng.randrange(1, 100)))])
        return [instruction]
    calls = [one for one in se.function.instructions() if isinstance(one, CallInst) and one.callee_name == "llvm.assume"]
    if calls:
        call = rng.choice(calls)
        condition = call.operands[0]
        if isinstance(condition, CmpInst):
            told = [one for one in condition.operands if not isinstance(one, ConstantInt)]
            if kind == 5:
                call.erase()
                return told
            condition.set_operand(1, ConstantInt.get(condition.operands[1].type, rng.randrange(1, 9)))
            return [condition, *told]
    return []


@pytest.mark.parametrize(("believes_flags", "kinds"), [(True, range(1)), (False, range(1, 7))])
@given(st.integers(0, 1 << 40))
def test_after_any_edits_it_says_what_a_new_one_says(believes_flags: bool, kinds: Sequence[int], seed: int) -> None:
    rng = random.Random(seed)
    se = scev_of(str(llvm.parse_assembly(_straight(rng, believes_flags), llvm.create_context())))
    for _ in range(6):
        answers(se)
        for value in _edit(rng, se, kinds):
            se.forget_value(value)
        assert answers(se) == answers(ScalarEvolution(se.function, se.dominators, se.loops))


@settings(max_examples=examples(25))
@given(st.integers(0, 1 << 40))
def test_after_any_edits_in_loops_it_says_what_is_so(seed: int) -> None:
    """What is said of loops depends on the order of the questions too, so that it is their execution which judges."""
    rng = random.Random(seed)
    se = scev_of(str(llvm.parse_assembly(program(rng, pointers=False), llvm.create_context())))
    for _ in range(2):
        print_analysis(se)
        for value in _edit(rng, se):
            se.forget_value(value)
        for loop in se.loops.top_level:
            se.forget_loop(loop)
    claims = Claims(se, rng)
    for _ in range(4):
        claims.check(bytes_for(se.function, rng), {"get": rng.choice(GET)})


# -- what it costs


def _many(count: int) -> str:
    """A loop of `count` address computations, assumptions among them."""
    lines = []
    for at in range(count):
        lines += [
            f"  %a{at} = add i64 %i, {at % 97 + 1}",
            f"  %m{at} = mul i64 %a{at}, 4",
            f"  %p{at} = getelementptr i8, ptr %p, i64 %m{at}",
        ]
        if at % 10 == 0:
            lines += [f"  %c{at} = icmp ult i64 %a{at}, {1000 + at}", f"  call void @llvm.assume(i1 %c{at})"]
    body = "\n".join(lines)
    return f"""declare void @llvm.assume(i1)
define ptx_kernel void @f(ptr %p, i64 %n) {{
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
{body}
  %next = add nuw nsw i64 %i, 1
  %more = icmp ult i64 %next, %n
  br i1 %more, label %loop, label %exit
exit:
  ret void
}}
"""


def _change(se: ScalarEvolution, at: int) -> None:
    value = se.function.value_named(f"a{at}")
    assert isinstance(value, Instruction)
    value.set_operand(1, ConstantInt.get(value.type, at % 53 + 2))
    se.forget_value(value)


def _erase(se: ScalarEvolution, at: int) -> None:
    value = se.function.value_named(f"p{at}")
    assert isinstance(value, Instruction)
    se.forget_value(value)
    value.erase()


def _change_and_ask(se: ScalarEvolution, at: int) -> None:
    if at % 10 == 0:
        return  # an assumption speaks of this one, and so of %i, which all is made of
    _change(se, at)
    value = se.function.value_named(f"m{at}")
    assert value is not None
    se.unsigned_range(se.get(value))


def _assume(se: ScalarEvolution, at: int) -> None:
    assume = se.module.get_function("llvm.assume")
    value = se.function.value_named(f"a{at}")
    assert assume is not None
    assert isinstance(value, Instruction)
    builder = Builder.before(value.next or value)
    builder.call(assume, [builder.icmp("ult", value, ConstantInt.get(value.type, 5000))])
    se.forget_value(value)


def _drop_assumption(se: ScalarEvolution, at: int) -> None:
    value = se.function.value_named(f"c{at // 10 * 10}")
    if value is not None and at % 10 == 0:
        assert isinstance(value, Instruction)
        value.users[0].erase()  # type: ignore[attr-defined]
        se.forget_value(value)


@pytest.mark.parametrize("edit", [_change, _erase, _change_and_ask, _assume, _drop_assumption])
def test_an_edit_costs_the_same_in_a_large_function(edit: Callable[[ScalarEvolution, int], None]) -> None:
    """Counted in calls of Python functions."""

    def work(count: int) -> float:
        se = scev_of(str(llvm.parse_assembly(_many(count), llvm.create_context())))
        print_analysis(se)
        return calls(lambda: [edit(se, at) for at in range(count)]) / count  # type: ignore[func-returns-value]

    small, middle, large = (work(count) for count in (40, 80, 160))
    assert middle < 1.25 * small
    assert large < 1.25 * small


# -- one cache each


def test_what_a_loop_makes_of_a_phi_is_computed_anew_when_its_step_is_another() -> None:
    """As a constant, by executing the loop: its counts are the same as before."""
    se = scev_of(TEXT)
    s, step = (one for one in se.function.instructions() if one.name in ("s", "s.next"))
    outer = se.loops.top_level[0]
    before = str(at_scope.at_scope(se, se.get(s), outer))
    step.set_operand(1, ConstantInt.get(step.type, 5))
    se.forget_value(step)
    assert se.counts.infos
    new = ScalarEvolution(se.function, se.dominators, se.loops)
    after = str(at_scope.at_scope(se, se.get(s), outer))
    assert (before, after) == (str(3**16 % 2**32), str(at_scope.at_scope(new, new.get(s), outer)))


WRAPPING = """define void @f(i8 %a) {
entry:
  %b = mul i8 %a, 5
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i8 [ 1, %entry ], [ %n, %loop ]
  %n = add i8 %i, 1
  %c = icmp sle i8 %n, %b
  br i1 %c, label %loop, label %end

end:                                              ; preds = %loop
  ret void
}
"""


@pytest.mark.parametrize("kind", range(3))
def test_a_count_under_predicates_is_found_out_anew_when_its_bound_is_another(kind: int) -> None:
    se = scev_of(WRAPPING)
    bound, loop = next(iter(se.function.instructions())), se.loops.top_level[0]
    found = []
    for number in (5, 9):
        bound.set_operand(1, ConstantInt.get(bound.type, number))
        se.forget_value(bound)
        new = ScalarEvolution(se.function, se.dominators, se.loops)
        counts = [loop_exits.predicated_backedge_taken_count(one, loop, kind) for one in (se, new)]
        texts = [f"{count} if {' and '.join(map(str, needed))}" for count, needed in counts]
        assert texts[0] == texts[1]
        assert counts[0][1]
        found.append(texts[0])
    assert kind == loop_exits.CONSTANT_MAXIMUM or found[0] != found[1]


def test_flags_that_are_proved_late_narrow_a_range_that_was_asked_for_before() -> None:
    se = scev_of(WRAPPING)
    i = se.get(next(one for one in se.function.instructions() if one.name == "i"))
    assert isinstance(i, SCEVAddRecExpr)
    assert se.unsigned_range(i).is_full
    no_wrap.set_addrec_flags(se, i, 0)
    assert se.unsigned_range(i).is_full
    no_wrap.set_addrec_flags(se, i, NUW)
    assert (i.flags & (NUW | NSW | NW), se.unsigned_range(i).text()) == (NUW | NW, "[1,0)")
