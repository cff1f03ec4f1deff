"""Aggregates one below, at and one above every size at which passes do something else."""

from __future__ import annotations

import re

import pytest
from mirror_run import Outcome, run

from nvopt import parse
from nvopt.analysis.aggregate_layout import Leaves
from nvopt.ir import Constant
from nvopt.passes.lower_aggr_copies import LowerAggrCopies, large
from nvopt.passes.lower_aggr_copies.signatures import LEAF_LIMIT as SIGNATURE_LEAVES
from nvopt.passes.lower_struct_args import LowerStructArgs


def copied(type: str, between: str = "", knobs: dict[str, str] | None = None, align: int = 2) -> Outcome:
    """lower-aggr-copies over a load and a store of `type`."""
    text = (
        f"define void @f(ptr %to, ptr %from) {{\n  %v = load {type}, ptr %from, align {align}\n{between}"
        f"  store {type} %v, ptr %to, align {align}\n  ret void\n}}\n"
    )
    return run(text, LowerAggrCopies(), knobs=knobs, remarks=True)


def loaded(outcome: Outcome) -> set[str]:
    return set(re.findall(r" load ([\w<> ]+),", outcome.body("f")))


# Leaf by leaf a half is loaded as one, as a part of a copy as two bytes.


@pytest.mark.parametrize(("count", "type"), [(7, "half"), (8, "i16"), (9, "i16")])
def test_bytes_from_which_an_aggregate_is_copied(count: int, type: str) -> None:
    assert loaded(copied(f"[{count} x half]", knobs={"max-aggr-copy-size": "16"})) == {type}


@pytest.mark.parametrize(("count", "type"), [(63, "half"), (64, "i16")])
def test_bytes_from_which_it_is_copied_if_nothing_else_is_said(count: int, type: str) -> None:
    assert loaded(copied(f"[{count} x half]")) == {type}


@pytest.mark.parametrize(("count", "type"), [(3, "half"), (4, "i16")])
def test_leaves_above_which_it_is_copied(count: int, type: str) -> None:
    assert loaded(copied(f"[{count} x half]", knobs={"large-aggr-store-limit": "3"})) == {type}


@pytest.mark.parametrize(("count", "slots"), [(32, 0), (33, 1)])
def test_bytes_that_go_through_registers(count: int, slots: int) -> None:
    outcome = copied(f"[{count} x i64]", "  store i8 0, ptr %from, align 1\n", align=8)
    assert outcome.text.count(" alloca ") == slots


@pytest.mark.parametrize(("count", "slots"), [(3, 0), (4, 1)])
def test_bytes_that_go_through_registers_by_the_knob(count: int, slots: int) -> None:
    knobs = {"max-aggr-copy-size": "16", "lower-aggr-unrolled-stores-limit": "2", "aggressive-max-aggr-lower-size": "24"}
    outcome = copied(f"[{count} x i64]", "  store i8 0, ptr %from, align 1\n", knobs, align=8)
    assert outcome.text.count(" alloca ") == slots


@pytest.mark.parametrize(("count", "says"), [(10000, []), (10001, ["[10001 x i8] has more than 10000 leaves"])])
def test_leaves_of_what_is_taken_apart(count: int, says: list[str]) -> None:
    text = (
        f"define i8 @f(i1 %c, ptr %p, ptr %q) {{\n"
        f"  %v = load [{count} x i8], ptr %p, align 1\n  %w = load [{count} x i8], ptr %q, align 1\n"
        f"  %s = select i1 %c, [{count} x i8] %v, [{count} x i8] %w\n  %x = extractvalue [{count} x i8] %s, 9999\n  ret i8 %x\n}}\n"
    )
    outcome = run(text, LowerAggrCopies(), remarks=True)
    assert (" select i1 %c, i8 " in outcome.text) == (not says)
    left = [message for kind, _, message in outcome.said() if kind == "Missed"]
    assert all(says[0] in message for message in left) if says else not left


@pytest.mark.parametrize(("count", "copies"), [(3, True), (4, True), (5, False)])
def test_leaves_that_are_put_into_a_copy(count: int, copies: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(large, "LEAF_LIMIT", 4)
    type = f"{{ [{count} x half], [99 x half] }}"
    text = (
        f"define void @f(ptr %to, ptr %from, ptr %part) {{\n  %v = load {type}, ptr %from, align 2\n"
        f"  %p = load [{count} x half], ptr %part, align 2\n  %w = insertvalue {type} %v, [{count} x half] %p, 0\n"
        f"  store {type} %w, ptr %to, align 2\n  ret void\n}}\n"
    )
    outcome = run(text, LowerAggrCopies(), remarks=True)
    assert ("i16" in loaded(outcome)) == copies


@pytest.mark.parametrize(("count", "fills"), [(4, True), (5, False)])
def test_leaves_of_a_constant_that_fills(count: int, fills: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(large, "LEAF_LIMIT", 4)
    numbers = ", ".join(["i16 1799"] * count)
    text = f"define void @f(ptr %to) {{\n  store [{count} x i16] [{numbers}], ptr %to, align 1\n  ret void\n}}\n"
    outcome = run(text, LowerAggrCopies(), knobs={"max-aggr-copy-size": "1"})
    assert (set(re.findall(r" store (\w+) ", outcome.body("f"))) == {"i8"}) == fills


@pytest.mark.parametrize(("count", "splits"), [(SIGNATURE_LEAVES, True), (SIGNATURE_LEAVES + 1, False)])
def test_leaves_of_a_parameter(count: int, splits: bool) -> None:
    text = (
        f"define internal i8 @f([{count} x i8] %x) {{\n  %y = extractvalue [{count} x i8] %x, 1\n  ret i8 %y\n}}\n"
        f"define i8 @g([{count} x i8] %x) {{\n  %y = call i8 @f([{count} x i8] %x)\n  ret i8 %y\n}}\n"
    )
    outcome = run(text, LowerAggrCopies(lower_aggr_func_args=True))
    assert (f"@f([{count} x i8]" not in outcome.text) == splits


@pytest.mark.parametrize(("bytes_", "by_memcpy"), [(12, 0), (16, 1), (20, 1)])
def test_bytes_of_an_argument_that_are_copied_by_a_memcpy(bytes_: int, by_memcpy: int) -> None:
    head = f"define ptx_kernel void @f(ptr byval([{bytes_} x i8]) align 4 %s)"
    text = f"{head} {{\n  call void @use(ptr %s)\n  ret void\n}}\ndeclare void @use(ptr)\n"
    outcome = run(text, LowerStructArgs(opt_byval=True), knobs={"max-aggr-copy-size": "16"})
    assert outcome.body("f").count("call void @llvm.memcpy") == by_memcpy


# What a part of a source is aligned to: the source's alignment, as far as the part's place keeps it.


def places_and_alignments(outcome: Outcome) -> list[tuple[int, int]]:
    """Of all loads, in the order of the places, both in bytes."""
    found = re.findall(r"ptr %from, i64 (\d+)\n.* load .*, align (\d+)", outcome.body("f"))
    return sorted((int(place), int(align)) for place, align in found)


def part_of(whole: str, extracts: str, knobs: dict[str, str]) -> Outcome:
    text = (
        f"define void @f(ptr noalias %to, ptr noalias %from) {{\n  %v = load {whole}, ptr %from, align 16\n{extracts}"
        "  store [128 x i8] %p, ptr %to, align 16\n  ret void\n}\n"
    )
    return run(text, LowerAggrCopies(), knobs=knobs)


@pytest.mark.parametrize(("first", "type", "align"), [(4, "i32", 4), (8, "i64", 8), (16, "<4 x i32>", 16)])
def test_parts_of_a_source(first: int, type: str, align: int) -> None:
    whole = f"{{ [{first} x i8], [128 x i8] }}"
    extract = f"  %p = extractvalue {whole} %v, 1\n"
    unrolled = part_of(whole, extract, {"lower-aggr-unrolled-stores-limit": "99"})
    assert places_and_alignments(unrolled) == [(place, min(place & -place, 16)) for place in range(first, first + 128, align)]
    loop = part_of(whole, extract, {"lower-aggr-unrolled-stores-limit": "0"})
    assert loaded(unrolled) == loaded(loop) == {type}
    assert re.findall(r" load .*, align (\d+)", loop.body("f")) == [str(align)]


def test_parts_of_parts_of_a_source() -> None:
    whole = "{ i64, { i32, [128 x i8] } }"
    extracts = f"  %i = extractvalue {whole} %v, 1\n  %p = extractvalue {{ i32, [128 x i8] }} %i, 1\n"
    unrolled = part_of(whole, extracts, {"lower-aggr-unrolled-stores-limit": "99"})
    assert places_and_alignments(unrolled) == [(place, min(place & -place, 16)) for place in range(12, 140, 4)]


@pytest.mark.parametrize(("count", "byte"), [(3, 7), (4, 7), (5, None)])
def test_leaves_of_a_constant_that_is_looked_at_for_one_byte(count: int, byte: int | None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(large, "LEAF_LIMIT", 4)
    module = parse(f"@g = global [{count} x i16] [{', '.join(['i16 1799'] * count)}]\n")
    constant = module.globals[0].initializer
    assert isinstance(constant, Constant)
    assert large.repeated_byte(constant, Leaves(module.data_layout)) == byte
