"""-O#, -Ofast-compile= and their relatives, -nvvm-pass-option= and -stats."""

from __future__ import annotations

import re

import pytest
from cli_runner import Nvopt


@pytest.mark.parametrize(
    ("arguments", "level"),
    [
        *((f"-{level}", level) for level in ("O0", "O1", "O2", "O3", "Ofcmin", "Ofcmid", "Ofcmax")),
        *((f"-Ofc={tier}", f"Ofc{tier}") for tier in ("min", "mid", "max")),
        *((f"-Ofast-compile={tier}", f"Ofc{tier}") for tier in ("min", "mid", "max")),
        ("--O2", "O2"),
        ("-opt=0", "O0"),
        ("--opt=3", "O3"),
        ("-Ofc mid", "Ofcmid"),
        ("-O2 -Ofast-compile=0", "O2"),
        ("-O3 -Ofast-compile=max", "Ofcmax"),
        ("-O3 -O3", "O3"),
        ("-O3=0 -O1", "O1"),
    ],
)
def test_levels(nvopt: Nvopt, arguments: str, level: str) -> None:
    printed = nvopt(*arguments.split(), "-print-pipeline-passes").out
    assert printed == nvopt(f"-passes=nvopt<{level}>", "-print-pipeline-passes").out != "\n"
    assert nvopt(*arguments.split(), "in.ll") == nvopt(f"-passes=nvopt<{level}>", "in.ll")


def test_no_level(nvopt: Nvopt) -> None:
    assert nvopt("-Ofast-compile=0", "in.ll") == nvopt("in.ll")
    assert nvopt("-Ofast-compile=0", "-passes=dce", "in.ll") == nvopt("-passes=dce", "in.ll")


@pytest.mark.parametrize("level", ["-O0", "-O3", "-Ofc=mid", "-Ofast-compile=max", "-Ofcmin"])
def test_a_level_and_passes_exclude_each_other(nvopt: Nvopt, level: str) -> None:
    outcome = nvopt(level, "-passes=dce", "in.ll")
    assert (outcome.status, outcome.out) == (1, "")
    assert outcome.err == (
        "nvopt: Cannot specify -O#/-Ofast-compile=<min,mid,max> and --passes=/--foo-pass, "
        "use -passes='default<O#>,other-pass' or -passes='default<Ofcmax>,other-pass'\n"
    )


@pytest.mark.parametrize("level", ["O0", "O1", "O2", "O3", "Ofcmin", "Ofcmid", "Ofcmax"])
def test_what_the_message_on_levels_recommends_is_taken(nvopt: Nvopt, level: str) -> None:
    outcome = nvopt(f"-passes=default<{level}>,dce", "in.ll")
    assert (outcome.status, "define i32 @f" in outcome.out) == (0, True)
    printed = nvopt(f"-passes=default<{level}>,dce", "-print-pipeline-passes").out.strip()
    assert nvopt(f"-passes={printed}", "in.ll").out == outcome.out
    assert re.search(rf"^  default +.*<\S*\b{level}\b\S*>$", nvopt("-print-passes").out, re.MULTILINE)


@pytest.mark.parametrize("value", ["4", "fast", "MID", ""])
def test_unsupported_fast_compile_level(nvopt: Nvopt, value: str) -> None:
    outcome = nvopt(f"-Ofast-compile={value}", "in.ll")
    assert (outcome.status, outcome.err) == (1, "nvopt: libnvvm : error: -Ofast-compile called with unsupported level\n")


def test_two_levels(nvopt: Nvopt) -> None:
    outcome = nvopt("-O1", "-O3", "in.ll")
    assert (outcome.status, outcome.err) == (1, "nvopt: Cannot specify multiple -O# (-O1, -O3)\n")


def test_an_unknown_level(nvopt: Nvopt) -> None:
    outcome = nvopt("-O4", "in.ll")
    assert outcome.status == 1
    assert "Unknown command line argument '-O4'" in outcome.err


def test_switches(nvopt: Nvopt) -> None:
    without = nvopt("-O2", "-nvvm-pass-option=disable-nvvm-reflect", "-print-pipeline-passes")
    assert "nvvm-reflect" not in without.out
    assert without == nvopt("-O2", "-nvvm-pass-option=880", "-print-pipeline-passes")
    assert without == nvopt("-O2", "-nvvm-pass-option=880=0", "-nvvm-pass-option", "880=1", "-print-pipeline-passes")


def test_a_bad_switch(nvopt: Nvopt) -> None:
    outcome = nvopt("-O2", "-nvvm-pass-option=disable-reflect", "in.ll")
    assert (outcome.status, outcome.out) == (1, "")
    assert outcome.err.startswith("nvopt: for the -nvvm-pass-option option: unknown switch 'disable-reflect'; did you mean ")


def test_switches_are_listed(nvopt: Nvopt) -> None:
    listed = nvopt("-help-knobs").out
    assert re.search(r"-nvvm-pass-option=disable-nvvm-reflect=0 +or -nvvm-pass-option=880=0", listed)
    assert re.search(r"-nvvm-pass-option=licm=1 +or -nvvm-pass-option=2880=1", listed)


@pytest.mark.parametrize(
    ("switch", "said"),
    [
        ("disable-nvvm-reflect=0 +or -nvvm-pass-option=880=0", "turns off nvvm-reflect .*"),
        ("disable-remat=0 +or -nvvm-pass-option=2320=0", "no pass here: remat"),
        ("disable-licm=0 +or -nvvm-pass-option=1240=0", r"within std: licm \(O1 O2 O3\)"),
        ("disable-nvvm-verify-ir=0 +or -nvvm-pass-option=2600=0", "with -verify-each: nvvm-verify"),
        ("barriers-and-memory-space-opt=0 +or -nvvm-pass-option=3488=0", r"turns on memory-space-opt \(O0\); more runs of .*"),
    ],
)
def test_what_a_switch_does_is_listed(nvopt: Nvopt, switch: str, said: str) -> None:
    listed = nvopt("-help-knobs").out
    assert re.search(rf"^  -nvvm-pass-option={switch}  {said}$", listed, re.MULTILINE)


def test_statistics(nvopt: Nvopt) -> None:
    outcome = nvopt("-O3", "-stats", "-disable-output", "in.ll")
    assert outcome.status == 0
    assert "... Statistics Collected ..." in outcome.err
    found = dict(re.findall(r"^ *(\d+) schedule +- Number of slots without a pass(.*)$", outcome.err, re.M))
    total = next(int(number) for number, name in found.items() if not name)
    assert total == sum(map(int, re.findall(r"^ *(\d+) schedule +- Number of slots without a pass: ", outcome.err, re.M))) > 0
    assert total == nvopt("-O3", "-print-pipeline-passes").out.count("unavailable<")


@pytest.mark.parametrize(
    ("arguments", "level"),
    [("", 2), ("-passes=nvopt<O3>", 2), ("-O0", 0), ("-O1", 1), ("-O2", 2), ("-O3", 2), ("-Ofcmin", 1), ("-Ofcmid", 1), ("-Ofcmax", 1)],
)
def test_the_level_of_code_generation(nvopt: Nvopt, arguments: str, level: int, monkeypatch: pytest.MonkeyPatch) -> None:
    seen = []

    def ptx(unit: object, target: object, level: int) -> bytes:
        seen.append(level)
        return b""

    monkeypatch.setattr("nvopt.llvm.unit.Unit.ptx", ptx)
    assert nvopt(*arguments.split(), "-emit=ptx", "in.ll").status == 0
    assert seen == [level]
