"""Alias analysis beside LLVM's own: what opt 22 said of each pair of accesses and calls in aliases/ is stored there."""

from __future__ import annotations

from pathlib import Path

import pytest
from aa_eval import expected, lines

from nvopt.ir import Module

FOLDER = Path(__file__).parent / "aliases"


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.ll")), ids=lambda path: path.stem)
def test_nvopt_answers_as_opt_does(path: Path) -> None:
    module = Module.parse(path.read_text())
    told = expected(path.with_suffix(".aa").read_text())
    assert told
    for name, answers in told.items():
        function = module.get_function(name)
        assert function is not None
        assert sorted(answers ^ lines(function)) == []
