"""What instruments, times and limits see inside of LLVM's pipelines. The expected lists are opt's, from -print-after-all and
-opt-bisect-limit=-1."""

from __future__ import annotations

import re
import time
from itertools import pairwise
from pathlib import Path

import pytest

from nvopt.llvm import inside, split_functions
from nvopt.pipeline import sight
from nvopt.pipeline.driver import Driver, Options
from nvopt.pipeline.instrument import Instrument, PassEvent
from nvopt.target import TargetOptions

FIXTURES = Path(__file__).parents[2] / "fixtures"
HERE = Path(__file__).parent
LOOPS = HERE / "nested_loops.ll"


class Log(Instrument):
    """Every pass: its class, on what it ran, its number, the text behind it."""

    wants_times = True

    def __init__(self) -> None:
        self.seen: list[tuple[PassEvent, str, str, int]] = []  # with the texts ahead of the pass and behind it
        self._before = ""

    def before_pass(self, event: PassEvent) -> None:
        self._before = event.text()

    def after_pass(self, event: PassEvent) -> None:
        self.seen.append((event, self._before, event.text(), event.number))

    @property
    def inside(self) -> list[tuple[PassEvent, str, str, int]]:
        return [row for row in self.seen if row[0].is_inside]


def compiled(passes: str, path: Path, *instruments: Instrument, limit: int | None = None) -> tuple[str, list[str]]:
    """What comes out, and what -opt-bisect-limit says."""
    said: list[str] = []
    driver = Driver(Options(passes, TargetOptions(cpu="sm_90"), bisect_limit=limit))
    made = driver.compile(path.read_bytes(), "in.ll", instruments=instruments, echo=said.append).decode()
    return made, [line for line in "".join(said).splitlines() if line.startswith("BISECT")]


def manager(log: Log) -> PassEvent:
    """That of the manager which deletes what the inliner gave up: it is no pass, has no number, and does so whatever the limit is."""
    (found,) = (event for event, _, _, _ in log.inside if event.info.class_name == "ModuleInlinerWrapperPass")
    return found


@pytest.mark.parametrize(
    ("passes", "path"),
    [
        ("default<O3>", FIXTURES / "reduction.ll"),
        ("function-simplification<O2>", FIXTURES / "demo.ll"),
        ("function(sroa,function-simplification<O1>),globaldce,default<O0>", LOOPS),
        ("nvopt<O2>", LOOPS),
        ("nvopt<Ofcmid>", FIXTURES / "demo.ll"),
    ],
)
def test_who_watches_makes_no_difference(passes: str, path: Path) -> None:
    plain, _ = compiled(passes, path)
    log = Log()
    assert compiled(passes, path, log)[0] == plain
    assert compiled(passes, path, limit=-1)[0] == plain
    for (_, _, text, _), (event, before, _, _) in pairwise(log.seen):
        assert text == before or event.is_pipeline, "each pass goes on where the one before it was"
    assert [row[2] for row in log.seen][-1] == plain
    assert not any(".hidden" in text for _, _, text, _ in log.seen)


def test_functions_without_names_can_be_watched(tmp_path: Path) -> None:
    """LLVM tells of passes `on ` nothing."""
    path = tmp_path / "unnamed.ll"
    path.write_text("define i32 @0(i32 %a) {\n  %b = add i32 %a, 0\n  ret i32 %b\n}\n")
    log = Log()
    assert compiled("default<O1>", path, log) == compiled("default<O1>", path)
    assert "SimplifyCFGPass" in {event.info.class_name for event, _, _, _ in log.inside}


def test_the_passes_inside_are_opts_in_its_order() -> None:
    log = Log()
    compiled("default<O2>", LOOPS, log)
    ran = [(event.info.class_name, event.info.level, event.scope) for event, _, _, _ in log.inside if event is not manager(log)]
    expected = [line.split(" on ", 1) for line in (HERE / "nested_loops.passes.expected").read_text().splitlines()]
    assert [name for name, _, _ in ran] == [name for name, _ in expected]
    for (_, level, scope), (_, unit) in zip(ran, expected, strict=True):
        bare = re.sub(r"^loop .* in function |[()]", "", unit)
        assert (level, scope) == (("module", None) if unit == "[module]" else (level, {bare}))
    assert {level for _, level, _ in ran} == {"module", "cgscc", "function", "loop"}


def test_the_numbers_are_opts() -> None:
    expected = (HERE / "nested_loops.bisect.expected").read_text().splitlines()
    assert compiled("default<O2>", LOOPS, limit=-1)[1] == expected
    log = Log()
    compiled("default<O2>", LOOPS, log)
    assert max(row[3] for row in log.seen) == len(expected)
    assert [row[3] for row in log.seen] == sorted(row[3] for row in log.seen)


def test_a_limit_stops_inside_a_pipeline() -> None:
    """The text after pass N is what -opt-bisect-limit=N gives, but for the function that is deleted whatever the limit is."""

    def kept(text: str) -> list[str]:
        return [re.sub(r" #\d+", "", body) for name, body in split_functions(text).items() if name != "at"]

    log = Log()
    everything, said = compiled("globaldce,default<O2>", LOOPS, log, limit=-1)
    changed = [row[3] for row in log.inside if row[1] != row[2] and row[0] is not manager(log)]
    assert len(changed) > 10
    for number in [0, 1, 2, changed[0] - 1, *changed[::3], len(said) - 1, len(said)]:
        made, told = compiled("globaldce,default<O2>", LOOPS, limit=number)
        assert [line for line in told if "NOT" not in line] == said[:number]
        assert kept(made) == kept([row[2] for row in log.seen if row[3] <= number or row[0].index == 0][-1])
    assert compiled("globaldce,default<O2>", LOOPS, limit=len(said))[0] == everything


def test_a_loop_that_is_gone_shows_where_it_went() -> None:
    log = Log()
    compiled("default<O2>", LOOPS, log)
    stores = [(before.count("store volatile"), after.count("store volatile")) for _, before, after, _ in log.inside]
    unrolled = [
        counts
        for counts, (event, before, after, _) in zip(stores, log.inside, strict=True)
        if event.info.name == "loop-unroll-full" and before != after
    ]
    assert unrolled == [(1, 4), (4, 12)]
    assert [counts for counts in stores if counts[0] != counts[1]] == unrolled


def test_a_process_that_cannot_fork_sees_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    def seen() -> list[tuple[str, str, int]]:
        log = Log()
        compiled("nvopt<Ofcmid>", LOOPS, log)
        return [(event.name, text, number) for event, _, text, number in log.seen]

    monkeypatch.setattr(inside, "may_fork", lambda: True)
    forked = seen()
    monkeypatch.setattr(inside, "may_fork", lambda: False)
    assert seen() == forked


def test_each_pass_inside_has_its_time() -> None:
    log = Log()
    compiled("default<O2>", FIXTURES / "reduction.ll", log)
    (whole,) = (event for event, _, _, _ in log.seen if event.is_pipeline)
    assert {"InstCombinePass", "SROAPass", "GVNPass", "PassManager"} <= set(whole.inside_seconds)
    assert 0 < sum(whole.inside_seconds.values()) <= whole.seconds


def test_what_it_takes_to_look_inside_is_not_the_pipelines_time(monkeypatch: pytest.MonkeyPatch) -> None:
    def slowly(*_: object) -> int:
        time.sleep(0.5)
        return 0

    monkeypatch.setattr(sight, "show_inside", slowly)
    log, start = Log(), time.perf_counter()
    compiled("default<O0>", LOOPS, log)
    (whole,) = (event for event, _, _, _ in log.seen if event.is_pipeline)
    assert 0 < whole.seconds < time.perf_counter() - start - 0.5


def test_only_the_passes_on_watched_functions_are_told_of() -> None:
    name = "_Z5shiftP8Particleii"
    whole, part = Log(), Log()
    part.watched = frozenset({name})
    for log in (whole, part):
        compiled("default<O1>", FIXTURES / "demo.ll", log)

    def on_functions(log: Log) -> list[tuple[str, int, str]]:
        runs = ((event, number, text) for event, _, text, number in log.inside if event.info.level == "function")
        return [(event.info.class_name, number, split_functions(text)[name]) for event, number, text in runs if event.scope == part.watched]

    assert on_functions(part) == on_functions(whole) != []
    assert {name} == {other for event, _, _, _ in part.inside if event.info.level == "function" for other in event.scope or ()}
