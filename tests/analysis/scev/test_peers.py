"""The printout beside LLVM's own: what opt 22 said of the functions in peers/ is stored there."""

from __future__ import annotations

from pathlib import Path

import pytest
from shares import shares

from nvopt import run

PEERS = Path(__file__).parent / "peers"
LEAST = 0.99


@pytest.mark.parametrize("path", sorted(PEERS.glob("*.ll")), ids=lambda path: path.stem)
def test_nvopt_prints_what_opt_prints(path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    run(path.read_text(), "print<scalar-evolution>", knobs={"gpu-scev": "false"})
    found = shares(path.with_suffix(".scev").read_text(), capfd.readouterr().err)
    for kind, share in found.items():
        print(f"{kind}: {share}")
    assert {kind: (str(share), share.first) for kind, share in found.items() if share.equal < LEAST * share.all} == {}


def test_the_comparison_sees_each_kind_of_difference() -> None:
    text = (PEERS / "loops.O0.scev").read_text()
    assert all(share.equal == share.all for share in shares(text, text).values())
    for word, kind in {
        " U: [": "unsigned ranges",
        " S: [": "signed ranges",
        "Exits: ": "exits",
        ": backedge-taken count is i32 ": "backedge-taken counts",
        "constant max backedge-taken count is i32 ": "constant max counts",
        "symbolic max backedge-taken count is i32 ": "symbolic max counts",
        "Trip multiple is ": "trip multiples",
        "  -->  (": "expressions",
        "  exit count for ": "exit counts",
        ": Computable": "dispositions",
    }.items():
        assert word in text
        found = shares(text, text.replace(word, word + "7"))
        assert found[kind].equal < found[kind].all, kind
