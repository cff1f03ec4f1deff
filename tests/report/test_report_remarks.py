"""Remarks as text and YAML, against what LLVM 22.1.8's opt wrote for the same remarks."""

import re

import yaml

from nvopt.remarks import Location, Remark
from nvopt.report.remarks import RemarkFilter, to_text, to_yaml

INLINED = Remark(
    "Passed",
    "inline",
    "AlwaysInline",
    "quo",
    (
        ("String", "'"),
        ("Callee", "callee"),
        ("String", "' inlined into '"),
        ("Caller", "quo"),
        ("String", "'"),
        ("String", " with "),
        ("String", "(cost=always)"),
        ("String", ": "),
        ("Reason", "always inline attribute"),
        ("Line", "2"),
    ),
    Location("it's: a file.cu", 5, 0),
)

INLINED_BY_OPT = """\
--- !Passed
Pass:            inline
Name:            AlwaysInline
DebugLoc:        { File: 'it''s: a file.cu', Line: 5, Column: 0 }
Function:        quo
Args:
  - String:          ''''
  - Callee:          callee
  - String:          ''' inlined into '''
  - Caller:          quo
  - String:          ''''
  - String:          ' with '
  - String:          '(cost=always)'
  - String:          ': '
  - Reason:          always inline attribute
  - Line:            '2'
...
"""


def test_yaml_is_what_opt_writes() -> None:
    assert to_yaml([INLINED]) == INLINED_BY_OPT


def test_text_is_what_opt_prints() -> None:
    assert to_text(INLINED) == "remark: it's: a file.cu:5:0: 'callee' inlined into 'quo' with (cost=always): always inline attribute2"


def test_without_a_location() -> None:
    remark = Remark("Missed", "lower-aggr-copies", "TooLarge", "f", (("String", "no"),))
    assert to_text(remark) == "remark: <unknown>:0:0: in function f: no"
    assert to_text(remark, "in.ll") == "remark: in.ll:0:0: in function f: no"
    assert to_text(remark._replace(kind="Failure")) == "warning: <unknown>:0:0: in function f: no"
    assert to_text(remark._replace(function="")) == "remark: <unknown>:0:0: no", "it is on a variable"
    assert "DebugLoc" not in to_yaml([remark])


def test_with_a_location_the_function_is_not_named() -> None:
    remark = Remark("Missed", "lower-aggr-copies", "TooLarge", "f", (("String", "no"),), Location("f.cu", 3, 1))
    assert to_text(remark, "in.ll") == "remark: f.cu:3:1: no"


def test_without_arguments() -> None:
    assert (
        to_yaml([Remark("Analysis", "p", "N", "f")]) == "--- !Analysis\nPass:            p\nName:            N\nFunction:        f\n...\n"
    )


def test_long_file_names_are_wrapped_where_llvm_wraps_them() -> None:
    def location(length: int) -> str:
        remark = Remark("Passed", "p", "N", "f", (), Location("x" * length + ".cu", 5, 0))
        return to_yaml([remark]).partition("DebugLoc:")[2].partition("\nFunction")[0]

    indent = " " * 19
    assert location(20) == f"        {{ File: {'x' * 20}.cu, Line: 5, Column: 0 }}"
    assert location(40) == f"        {{ File: {'x' * 40}.cu, Line: 5, \n{indent}Column: 0 }}"
    assert location(60) == f"        {{ File: {'x' * 60}.cu, \n{indent}Line: 5, Column: 0 }}"


def test_several_documents_are_read_by_a_yaml_parser() -> None:
    class Loader(yaml.SafeLoader):
        pass

    Loader.add_multi_constructor("!", lambda loader, suffix, node: (suffix, loader.construct_mapping(node, deep=True)))
    documents = list(yaml.load_all(to_yaml([INLINED, INLINED]), Loader))
    assert len(documents) == 2
    kind, fields = documents[0]
    assert kind == "Passed"
    assert fields["DebugLoc"] == {"File": "it's: a file.cu", "Line": 5, "Column": 0}
    assert "".join(str(value) for argument in fields["Args"] for value in argument.values()) == INLINED.message


def test_filter_asks_by_kind_and_pass() -> None:
    wanted = RemarkFilter(passed=re.compile("inl"), analysis=re.compile("reflect$"))
    assert wanted.wants(INLINED)
    assert not wanted.wants(Remark("Missed", "inline", "N", "f"))
    assert wanted.wants(Remark("AnalysisAliasing", "nvvm-reflect", "N", "f"))
    assert not wanted.wants(Remark("Analysis", "nvvm-reflect-pp", "N", "f"))


def test_a_failure_is_a_warning_and_always_shown() -> None:
    failure = Remark("Failure", "transform-warning", "N", "f", (("String", "loop not unrolled"),))
    assert RemarkFilter().wants(failure)
    assert to_text(failure) == "warning: <unknown>:0:0: in function f: loop not unrolled"
