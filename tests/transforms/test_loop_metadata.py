"""Properties of loops, read as LLVM reads them, and written so that LLVM reads them."""

from __future__ import annotations

import pytest
from clock import processor_seconds
from effort import IS_LONG
from llvmlite import binding as llvm

from nvopt.analysis.dominators import DominatorTree
from nvopt.analysis.loops import Loop, LoopInfo
from nvopt.ir import Function, MDNode, Module
from nvopt.transforms.blocks import CFGAnalyses, terminator_of
from nvopt.transforms.loop_metadata import (
    TransformationMode,
    boolean_property,
    drop_properties,
    followup_id,
    integer_property,
    property_node,
    set_properties,
    set_property,
    transformations_are_disabled,
    unroll_and_jam_mode,
    unroll_mode,
    vectorize_mode,
)
from nvopt.transforms.loops import insert_preheader, is_rotated

TEXT = """define void @f(i1 %c, i1 %d) {
entry:
  br label %loop
loop:
  br i1 %c, label %one, label %two
one:
  br i1 %d, label %loop, label %exit, !llvm.loop !0
two:
  br i1 %d, label %loop, label %exit, !llvm.loop !0
exit:
  ret void
}

"""


def module(*entries: str) -> Module:
    """A loop with two latches whose node has these entries; without any it has no node."""
    text = TEXT if entries else TEXT.replace(", !llvm.loop !0", "")
    numbers = "".join(f", !{at}" for at in range(1, len(entries) + 1))
    text += f"!0 = distinct !{{!0{numbers}}}\n" + "".join(f"!{at} = !{{{entry}}}\n" for at, entry in enumerate(entries, 1))
    return Module.parse(str(llvm.parse_assembly(text, llvm.create_context())))


def loop_of(where: Module) -> Loop:
    function = where.functions[0]
    return next(iter(LoopInfo(function, DominatorTree(function))))


def loop(*entries: str) -> Loop:
    return loop_of(module(*entries))


def text_of(function: Function) -> str:
    """The module after LLVM has read it."""
    reference = llvm.parse_assembly(str(function.module), llvm.create_context())
    reference.verify()
    return str(reference)


def named(name: str, value: str = "") -> str:
    return f'!"llvm.loop.{name}"' + (f", {value}" if value else "")


# -- reading


def test_properties_are_read() -> None:
    found = loop(named("mustprogress"), named("unroll.count", "i32 4"), named("vectorize.enable", "i1 false"), named("x", '!"y"'))
    assert boolean_property(found, "llvm.loop.mustprogress")
    assert not boolean_property(found, "llvm.loop.vectorize.enable")
    assert boolean_property(found, "llvm.loop.unroll.count")
    assert boolean_property(found, "llvm.loop.x")
    assert integer_property(found, "llvm.loop.unroll.count") == 4
    assert integer_property(found, "llvm.loop.mustprogress") is None
    assert integer_property(found, "llvm.loop.x") is None
    assert property_node(found, "llvm.loop.unroll") is None
    assert not boolean_property(loop(), "llvm.loop.mustprogress")


def test_latches_that_say_different_things_say_nothing() -> None:
    where = module(named("mustprogress"))
    found = loop_of(where)
    del terminator_of(found.latches()[0]).metadata["llvm.loop"]
    assert property_node(found, "llvm.loop.mustprogress") is None


MODES = TransformationMode


@pytest.mark.parametrize(
    ("entries", "mode"),
    [
        ((), MODES.UNSPECIFIED),
        ((named("mustprogress"),), MODES.UNSPECIFIED),
        ((named("unroll.disable"),), MODES.SUPPRESSED),
        ((named("unroll.disable"), named("unroll.count", "i32 4")), MODES.SUPPRESSED),
        ((named("unroll.count", "i32 1"),), MODES.SUPPRESSED),
        ((named("unroll.count", "i32 2"),), MODES.FORCED),
        ((named("unroll.enable"),), MODES.FORCED),
        ((named("unroll.full"),), MODES.FORCED),
        ((named("disable_nonforced"),), MODES.DISABLED),
        ((named("disable_nonforced"), named("unroll.enable")), MODES.FORCED),
    ],
)
def test_unrolling(entries: tuple[str, ...], mode: TransformationMode) -> None:
    assert unroll_mode(loop(*entries)) is mode
    jam = tuple(entry.replace(".unroll.", ".unroll_and_jam.") for entry in entries)
    assert unroll_and_jam_mode(loop(*jam)) is (MODES.UNSPECIFIED if "unroll.full" in "".join(entries) else mode)
    assert transformations_are_disabled(loop(*entries)) == any("nonforced" in entry for entry in entries)


@pytest.mark.parametrize(
    ("entries", "mode"),
    [
        ((), MODES.UNSPECIFIED),
        ((named("vectorize.enable", "i1 false"), named("vectorize.width", "i32 4")), MODES.SUPPRESSED),
        ((named("vectorize.enable", "i1 true"),), MODES.FORCED),
        ((named("vectorize.enable", "i1 true"), named("isvectorized", "i32 1")), MODES.DISABLED),
        ((named("isvectorized", "i32 0"),), MODES.UNSPECIFIED),
        (
            (named("vectorize.enable", "i1 true"), named("vectorize.width", "i32 1"), named("interleave.count", "i32 1")),
            MODES.SUPPRESSED,
        ),
        ((named("vectorize.width", "i32 1"), named("interleave.count", "i32 1")), MODES.DISABLED),
        (
            (named("vectorize.width", "i32 1"), named("interleave.count", "i32 1"), named("vectorize.scalable.enable", "i1 true")),
            MODES.ENABLED,
        ),
        ((named("vectorize.width", "i32 1"),), MODES.UNSPECIFIED),
        ((named("vectorize.width", "i32 2"),), MODES.ENABLED),
        ((named("interleave.count", "i32 2"),), MODES.ENABLED),
        ((named("disable_nonforced"),), MODES.DISABLED),
    ],
)
def test_vectorizing(entries: tuple[str, ...], mode: TransformationMode) -> None:
    assert vectorize_mode(loop(*entries)) is mode


# -- writing


def test_a_property_is_written_on_every_latch() -> None:
    where = module()
    found = loop_of(where)
    set_property(found, "llvm.loop.unroll.disable")
    set_property(found, "llvm.loop.isvectorized", 1)
    set_property(found, "llvm.loop.vectorize.enable", False)
    text = text_of(where.functions[0])
    assert text.count("!llvm.loop !0") == 2
    assert "!0 = distinct !{!0, !1, !2, !3}" in text
    assert '!{!"llvm.loop.isvectorized", i32 1}' in text
    assert '!{!"llvm.loop.vectorize.enable", i1 false}' in text
    assert unroll_mode(found) is MODES.SUPPRESSED


def test_a_property_takes_the_place_of_one_of_its_name() -> None:
    found = loop(named("unroll.count", "i32 4"), named("mustprogress"))
    before = found.loop_id()
    set_property(found, "llvm.loop.unroll.count", 4)
    set_property(found, "llvm.loop.mustprogress")
    assert found.loop_id() is before
    set_property(found, "llvm.loop.unroll.count", 8)
    after = found.loop_id()
    assert after is not None
    assert after is not before
    assert integer_property(found, "llvm.loop.unroll.count") == 8
    assert len(after.operands) == 3
    set_property(found, "llvm.loop.flag", True)
    flagged = found.loop_id()
    set_property(found, "llvm.loop.flag", True)
    assert found.loop_id() is flagged
    set_property(found, "llvm.loop.flag", False)
    assert not boolean_property(found, "llvm.loop.flag")


def test_several_properties_are_written_by_one_node() -> None:
    where = module(named("unroll.count", "i32 4"), named("mustprogress"), named("isvectorized", "i32 0"))
    found = loop_of(where)
    before = where.new_metadata(MDNode(None, "", [])).slot
    assert before is not None
    set_properties(found, {"llvm.loop.isvectorized": 1, "llvm.loop.unroll.runtime.disable": None, "llvm.loop.mustprogress": None})
    assert '!{!"llvm.loop.isvectorized", i32 1}' in text_of(where.functions[0])
    assert integer_property(found, "llvm.loop.unroll.count") == 4
    after = found.loop_id()
    assert after is not None
    assert after.slot == before + 3  # two entries, and the loop's node
    assert len(after.operands) == 5
    set_properties(found, {"llvm.loop.isvectorized": 1, "llvm.loop.unroll.runtime.disable": None})
    assert found.loop_id() is after


def test_properties_are_dropped() -> None:
    where = module(named("unroll.count", "i32 4"), named("unroll.runtime.disable"), named("mustprogress"))
    found = loop_of(where)
    before = found.loop_id()
    drop_properties(found, ["llvm.loop.vectorize."])
    assert found.loop_id() is before
    drop_properties(found, ["llvm.loop.unroll."])
    assert boolean_property(found, "llvm.loop.mustprogress")
    assert integer_property(found, "llvm.loop.unroll.count") is None
    drop_properties(found, ["llvm.loop."])
    assert "llvm.loop !" not in text_of(where.functions[0])


def names(node: MDNode | None) -> list[str]:
    if node is None:
        return []
    assert node.operands[0] is node
    return [entry.operands[0].text for entry in node.operands[1:]]  # type: ignore[union-attr]


FOLLOWED = (named("unroll.count", "i32 4"), named("mustprogress"), named("unroll.followup_all", '!{!"a"}, !{!"b"}'))


def test_followups() -> None:
    both = ["llvm.loop.unroll.followup_all", "llvm.loop.unroll.followup_unrolled"]
    says, node = followup_id(loop(*FOLLOWED), both)
    assert says
    assert names(node) == ["a", "b"]
    assert names(followup_id(loop(*FOLLOWED), both, "llvm.loop.unroll.")[1]) == ["llvm.loop.mustprogress", "a", "b"]
    assert followup_id(loop(*FOLLOWED), ["llvm.loop.unroll.followup_remainder"]) == (False, None)
    says, node = followup_id(loop(*FOLLOWED), [], "llvm.loop.unroll.", always_new=True)
    assert says
    assert names(node) == ["llvm.loop.mustprogress"]
    assert followup_id(loop(*FOLLOWED), [], always_new=True) == (True, None)
    assert followup_id(loop(), both) == (False, None)
    assert followup_id(loop(), both, always_new=True) == (True, None)
    found = loop(named("mustprogress"), named("unroll.followup_all"))
    assert followup_id(found, both, "llvm.loop.vectorize.") == (True, found.loop_id())


# -- form


@pytest.mark.parametrize(
    ("latch", "is_so"),
    [("br i1 %c, label %loop, label %exit", True), ("br label %loop", False), ("br i1 %c, label %loop, label %loop", False)],
)
def test_rotation(latch: str, is_so: bool) -> None:
    text = f"""define void @f(i1 %c) {{
entry:
  br label %loop

loop:                                             ; preds = %body, %entry
  br i1 %c, label %body, label %exit

body:                                             ; preds = %loop
  {latch}

exit:                                             ; preds = %loop
  ret void
}}
"""
    assert is_rotated(loop_of(Module.parse(text))) == is_so


def test_a_preheader_is_found_or_made() -> None:
    where = module()
    function = where.functions[0]
    tree = DominatorTree(function)
    loops = LoopInfo(function, tree)
    found = next(iter(loops))
    assert insert_preheader(found, CFGAnalyses(tree, loops)) is function.entry
    text = TEXT.replace("br label %loop\n", "br i1 %c, label %loop, label %exit\n").replace(", !llvm.loop !0", "")
    function = Module.parse(str(llvm.parse_assembly(text, llvm.create_context()))).functions[0]
    tree = DominatorTree(function)
    loops = LoopInfo(function, tree)
    found = next(iter(loops))
    assert found.preheader is None
    made = insert_preheader(found, CFGAnalyses(tree, loops))
    assert made is found.preheader
    assert made is not None
    assert made.name == "loop.preheader"


def test_an_added_node_costs_the_same_however_many_there_are() -> None:
    def work(count: int) -> float:
        where = module()

        def add() -> None:
            for _ in range(count):
                where.new_metadata(MDNode(None, "", [], True))
            str(where)

        return processor_seconds(add, rounds=3) / count

    count = 1000 if IS_LONG else 500
    assert work(8 * count) < 3 * work(count) + 1e-5
