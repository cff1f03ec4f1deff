"""Whole aggregates in what compilers made: none of their operations is left in any fixture, and its functions do what they did."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from aggregate_ops import aggregate_operations, building_operations
from test_copies_fixtures import FIXTURES, compare_functions

import nvopt

FORMS = ("lower-aggr-copies", "lower-aggr-copies<lower-aggr-func-args>")
EVERY = sorted(FIXTURES.glob("*.ll"))


def files_with_aggregates() -> list[Path]:
    texts = {path: path.read_text() for path in EVERY}
    return [path for path, text in texts.items() if aggregate_operations(text) or building_operations(text)]


@pytest.mark.parametrize("passes", FORMS)
@pytest.mark.parametrize("path", EVERY, ids=lambda path: path.stem)
def test_no_operation_on_a_whole_aggregate_is_left(path: Path, passes: str) -> None:
    after = nvopt.run(path.read_text(), passes)
    assert not aggregate_operations(after)
    assert nvopt.run(after, passes) == after


def test_there_were_such_operations() -> None:
    before = sum((aggregate_operations(path.read_text()) for path in EVERY), start=aggregate_operations(""))
    assert set(before) == {"load", "store", "phi", "select", "freeze"}


@pytest.mark.parametrize("passes", FORMS)
@pytest.mark.parametrize("path", files_with_aggregates(), ids=lambda path: path.stem)
def test_functions_do_what_they_did(path: Path, passes: str) -> None:
    text = path.read_text()
    before, after = nvopt.run(text, "verify"), nvopt.run(text, passes)
    # What stands behind an internal function's name may take other arguments afterwards; everybody else's stays as it is.
    names = re.findall(r"^define (?!internal |private )[^@\n]*@(\w+)\(", before, re.M)
    compared = compare_functions(before, after, names)
    assert compared
