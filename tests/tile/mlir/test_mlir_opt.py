"""What mlir-opt 22.1.8 says of operations of arith, good and bad, is said at the same line and column, with the same cause.

`mlir_opt.txt` holds the operations, some by hand and some by chance, behind lines `=== 2:21: expected ':'`, or `=== read`.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from nvopt.tile import simplify
from nvopt.tile.mlir.tokens import MlirError

CASES = [case.split("\n", 1) for case in Path(__file__).with_name("mlir_opt.txt").read_text().split("=== ")[1:]]


@pytest.mark.parametrize(("said", "text"), CASES)
def test_as_mlir_opt(said: str, text: str) -> None:
    try:
        simplify(text, name="in.mlir")
    except MlirError as error:
        place, cause = str(error).splitlines()[0].removeprefix("in.mlir:").split(": error: ")
        assert f"{place}: {cause}" == said
    else:
        assert said == "read"
