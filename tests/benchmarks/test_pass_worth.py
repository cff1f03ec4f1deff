"""The benchmark of single passes takes out what it says, and counts gains as less than 1."""

from pass_worth import OWN, Worth, elements, pass_name, report, with_only

from nvopt.pipeline.code_figures import Figures
from nvopt.pipeline.pass_options import PassOptions
from nvopt.pipeline.text import Scheduling, parse_pipeline

PIPELINE = "std<O3>,unavailable<sink>,function(loop-unroll<many-loads>),function(instcombine<max-iterations=1>),globaldce"


def figures(spent: int, work: int, registers: int) -> Figures:
    return Figures(1, 0, 0, 0, 0, 0, registers=registers, spent=spent, work=work)


def test_a_pipeline_is_taken_apart_outside_of_brackets() -> None:
    assert list(map(pass_name, elements(PIPELINE))) == ["std", "unavailable", "loop-unroll", "instcombine", "globaldce"]


def test_only_own_passes_go() -> None:
    parts = elements(PIPELINE)
    assert with_only(parts, []) == f"{parts[0]},{parts[3]},{parts[4]}"
    assert with_only(parts, ["loop-unroll", "loop-reduce"]) == f"{parts[0]},{parts[2]},{parts[3]},{parts[4]}"


def test_every_pass_asked_for_is_in_the_level() -> None:
    text = str(parse_pipeline("nvopt<O3>", Scheduling(PassOptions(()), False)))
    assert set(OWN) <= set(map(pass_name, elements(text)))


def test_means_are_over_what_a_pass_changes() -> None:
    found = [
        Worth("loop-reduce", True, figures(100, 400, 10), figures(200, 400, 20)),
        Worth("loop-reduce", True, figures(800, 400, 20), figures(400, 400, 20)),
        Worth("loop-reduce", True, figures(1, 10, 40), figures(9, 10, 20)),  # not enough work, but registers
        Worth("loop-reduce", False, figures(300, 400, 20), figures(400, 400, 20)),
    ]
    (line,) = [line for line in report(found, 200).split("\n") if line.startswith("loop-reduce")]
    assert line.split() == ["loop-reduce", "3", "1.000", "1.000", "1.000", "1", "0.750", "0.750", "1.000"]
