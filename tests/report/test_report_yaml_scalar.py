"""The quoting of YAML scalars is LLVM's. Each pair is a function name and what LLVM 22.1.8's `opt -pass-remarks-output` wrote for it."""

import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st

from nvopt.report.yaml_scalar import scalar

WRITTEN_BY_OPT = [
    ("a'b: {x}", "'a''b: {x}'"),
    ("- dash", "'- dash'"),
    ("true", "'true'"),
    ("12", "'12'"),
    ("0x1F", "'0x1F'"),
    ("tab\tx", "tab\tx"),
    ("nl\nx", '"nl\\nx"'),
    ("é", '"é"'),
    ("null", "'null'"),
    ("~", "'~'"),
    ("a#b", "'a#b'"),
    ("[a", "'[a'"),
    ("a, b", "a, b"),
    ("1e5", "'1e5'"),
    ("1.5", "'1.5'"),
    (" lead", "' lead'"),
    ("trail ", "'trail '"),
    ("%x", "'%x'"),
    ("@x", "'@x'"),
    ("a:b", "'a:b'"),
    ("_Z3fooi.bar$x", "'_Z3fooi.bar$x'"),
    ("back\\slash", "'back\\slash'"),
    ('dq"', "'dq\"'"),
    ("yes", "yes"),
    ("+5", "'+5'"),
    ("-5", "'-5'"),
    (".inf", "'.inf'"),
    ("0o7", "'0o7'"),
    ("a/b", "'a/b'"),
    ("a^b", "a^b"),
    ("(a)", "'(a)'"),
    ("?", "'?'"),
    ("\u2028", '"\\L"'),
    ("bell\a", '"bell\\a"'),
    ("bad\udcff", '"bad\ufffd"'),
    ("del\x7f", '"del\x7f"'),
    ("TRUE", "'TRUE'"),
    ("n", "n"),
    ("a-", "a-"),
    ("...", "..."),
    ("", "''"),
]


@pytest.mark.parametrize(("text", "written"), WRITTEN_BY_OPT)
def test_quotes_as_opt_does(text: str, written: str) -> None:
    assert scalar(text) == written


@given(st.text(alphabet=st.characters(codec="utf-8", exclude_categories=["Cs"], exclude_characters="\x7f\ufeff\ufffe\uffff")))
def test_yaml_reads_back_the_same_string(text: str) -> None:
    assert str(yaml.load(f"a: {scalar(text)}", yaml.BaseLoader)["a"]) == text
