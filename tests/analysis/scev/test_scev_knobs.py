"""The knobs of ScalarEvolution: those of cicc's tables are there, with its defaults, if they do something or a pass to come asks."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from nvopt.analysis import scev
from nvopt.analysis.scev import knobs as settings
from nvopt.knobs import table
from nvopt.passes import scev_cgp

CICC: dict[str, bool | int | None] = {
    "scalar-evolution-complexity-control": True,
    "scalar-evolution-max-expr-size": 384,
    "scalar-evolution-max-expr-failures": 100,
    "scalar-evolution-max-add-items": 500,
    "track-trip-count-more": True,
    "scalar-evolution-classify-expressions": True,
    "aggressive-positive-stride-analysis": None,
    "special-reassociate-for-threadid": None,
    "scev-cgp-tid-max-value": None,
    "scalar-evolution-max-recursion-depth": 100,
    "scalar-evolution-max-iterations": 100,
    "scalar-evolution-max-arith-depth": 32,
    "scalar-evolution-max-cast-depth": 8,
    "scalar-evolution-max-constant-evolving-depth": 32,
    "scalar-evolution-max-scev-compare-depth": 32,
    "scalar-evolution-max-scev-operations-implication-depth": 2,
    "scalar-evolution-max-value-compare-depth": 2,
    "scev-mulops-inline-threshold": 32,
    "scev-addops-inline-threshold": 500,
    "verify-scev": False,
    "do-scev-cgp": None,
    "do-scev-cgp-aggresively": None,
    "do-function-scev-cgp": None,
    "nv-disable-scev-cgp": None,
    "scev-cgp-control": None,
    "scev-cgp-cross-block-limit": None,
    "scev-cgp-idom-level-limit": None,
    "scev-cgp-inst-limit": None,
    "scev-cgp-old-base": None,
    "print-after-scev-cgp": None,
}
"""Names and defaults of the page on cicc's ScalarEvolution, None where it gives none."""


WITHOUT_MEANING = (
    "do-sign-ext-expand",
    "do-sign-ext-simplify",
    "common-factor-with-mr265",
    "scalar-evolution-max-ext-depth",
    "scalar-evolution-max-scc-analysis-depth",
    "scalar-evolution-use-context-for-no-wrap-flag-strenghening",
)
"""Names of cicc's or LLVM's of which nobody can tell what they would change here."""


def test_no_knob_is_there_that_nothing_will_ask() -> None:
    assert not {knob.name for knob in table()} & {*WITHOUT_MEANING}


def test_a_knob_without_effect_says_so() -> None:
    read = {knob.name for knob in settings._KNOBS.values()} | {knob.name for knob in table() if knob.source == scev_cgp.DISABLE.source}
    for name in CICC.keys() - read:
        (knob,) = [knob for knob in table() if knob.name == name]
        assert knob.help.endswith("(without effect yet)")


@pytest.mark.parametrize(("name", "default"), CICC.items())
def test_the_knob_is_there(name: str, default: bool | int | None) -> None:
    (knob,) = [knob for knob in table() if knob.name == name]
    if default is not None:
        assert knob.default is default or knob.default == default
        assert type(knob.default) is type(default)


def test_every_setting_is_read_somewhere() -> None:
    """What a knob sets as an attribute is of use; the others say that they are without effect."""
    here = Path(scev.__file__).parent
    code = "".join(path.read_text() for path in [*here.rglob("*.py"), *here.parents[1].glob("passes/*.py")] if path.name != "knobs.py")
    unread = {name for name in settings.Settings._fields if not re.search(rf"\bknobs\.{name}\b", code)}
    assert unread <= {"aggressive_positive_stride", "no_aggressive_positive_stride"}  # strides_are_positive is of both
    assert "knobs.strides_are_positive" in code


def test_numbers_may_be_zero_and_less_where_that_is_the_default() -> None:
    for knob in settings._KNOBS.values():
        if isinstance(knob.default, int) and not isinstance(knob.default, bool):
            assert knob.least == (-1 if knob.default < 0 else 0), knob.name


def test_a_knob_says_what_it_is_for_and_whose_it_is() -> None:
    for knob in settings._KNOBS.values():
        assert knob.source in ("nvopt", settings._LLVM, settings._CICC, "LLVM's Delinearization"), knob.name
        assert len(knob.help) > 20, knob.name
