"""mirror-roundtrip gives back what LLVM prints."""

from pathlib import Path

import pytest

import nvopt
from nvopt.knobs import KnobValues
from nvopt.passes.base import Context
from nvopt.passes.mirror_roundtrip import MirrorRoundtrip
from nvopt.remarks import RemarkSink
from nvopt.target import TargetOptions

FIXTURES = sorted((Path(__file__).parents[2] / "fixtures").glob("*.ll"))


@pytest.mark.parametrize("path", FIXTURES, ids=lambda path: path.stem)
def test_fixtures(path: Path) -> None:
    module = nvopt.parse(path.read_text(), "x.ll")
    sink = RemarkSink(enabled=True)
    assert not MirrorRoundtrip().run(module, Context(TargetOptions(), KnobValues(), sink))
    assert sink.remarks == []
    assert nvopt.run(path.read_text(), "mirror-roundtrip") == nvopt.run(path.read_text(), "")
