"""loop-unroll beside opt's, on loops of known counts and loops with pragmas: which remarks, and how many copies (see unroll_peers.py)."""

from __future__ import annotations

from unroll_peers import LIMITS, SAID_BY_OPT, cases, decided

from nvopt import run
from nvopt.remarks import RemarkSink

OTHER_COUNT = "a count that nothing divides is told of, and halved"
DIFFERENCES = {
    'barrier, unknown, count", i32 4': OTHER_COUNT,
    'barrier, unknown, count", i32 7': OTHER_COUNT,
    'barrier, multiple of 4, count", i32 7': OTHER_COUNT,
    'barrier, 24 times, count", i32 7': OTHER_COUNT,
}
"""Where nvopt decides otherwise, and why."""


def test_nvopt_decides_as_opt_does() -> None:
    said = dict(line.rsplit(": ", 1) for line in SAID_BY_OPT.read_text().splitlines())
    found = {}
    for name, text in cases():
        sink = RemarkSink(enabled=True)
        run(text, "loop-unroll<no-runtime>", remarks=sink, knobs={**LIMITS, "unroll-max-iteration-count-to-analyze": "10"}, cpu="sm_90")
        found[name] = decided([(one.name, one.message) for one in sink.remarks])
    assert {name for name in said if found[name] != said[name]} == set(DIFFERENCES)
    assert found.keys() == said.keys()
