"""Types of debug info by their identifiers: what stays of them. debug_types.expected.ll is what opt 22 -S makes of debug_types.ll."""

from pathlib import Path

import pytest

from nvopt.llvm import InputError, Unit
from nvopt.llvm.debug_types import united

HERE = Path(__file__).parent
TYPE = '!DICompositeType(tag: DW_TAG_class_type, name: "A", identifier: "A")'


def test_as_opt_reads_them() -> None:
    unit = Unit.parse((HERE / "debug_types.ll").read_bytes(), "debug_types.ll")
    assert unit.emit() == (HERE / "debug_types.expected.ll").read_text()


def test_also_where_a_pass_reads_the_text_first() -> None:
    printed = (HERE / "debug_types.expected.ll").read_bytes()
    unit = Unit.parse(printed.replace(b"= distinct !DICompositeType", b"= !DICompositeType"), "x.ll", lazy=True)
    assert "= distinct !DICompositeType(tag: DW_TAG_enumeration_type" in str(unit.mirror(lambda _: True))
    assert unit.is_direct


@pytest.mark.parametrize(
    "text",
    [
        f"!0 = distinct {TYPE}",
        "!0 = " + TYPE.replace('"A")', '"")'),
        f"; {TYPE}",
        f"!0 = !{{!{TYPE[1:]}}}",
        '!0 = !{!"identifier:"}',
    ],
)
def test_what_needs_no_edit(text: str) -> None:
    assert united(text.encode()) == []


def test_an_error_keeps_its_place() -> None:
    """Behind what was put in, on a line that has gone, and where a reference was another."""
    for text, place in (
        (f"!0 = {TYPE} bad", f"1:{len(TYPE) + 7}"),
        (f"!0 = distinct {TYPE}\n!1 = {TYPE} bad", f"2:{len(TYPE) + 7}"),
        (f"!0 = distinct {TYPE}\n!17 = {TYPE}\n!2 = !{{!17, bad}}", "3:13"),
    ):
        with pytest.raises(InputError) as caught:
            Unit.parse(text.encode(), "x.ll")
        assert str(caught.value).startswith(f"x.ll:{place}: error: ")
