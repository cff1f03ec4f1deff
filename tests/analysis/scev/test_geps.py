"""What becomes of address computations, beside what opt prints."""

from __future__ import annotations

import pytest
from evaluating import scev_of
from printed import difference, functions

from nvopt.analysis.scev.creation.geps import ir_flags
from nvopt.analysis.scev.expressions.kinds import NSW, NUW
from nvopt.ir import GetElementPtrInst


@pytest.mark.parametrize("function", functions("geps"))
def test_it_prints_what_opt_prints(function: str) -> None:
    assert difference("geps", function) == []


@pytest.mark.parametrize(
    ("flags", "expected"),
    [
        ("", 0),
        ("inbounds", NSW),
        ("nusw", NSW),
        ("nuw", NUW),
        ("inbounds nuw", NSW | NUW),
        ("nuw inbounds", NSW | NUW),
        ("nusw nuw", NSW | NUW),
        ("nuw nusw", NSW | NUW),
        ("inbounds nusw nuw", NSW | NUW),
    ],
)
def test_what_flags_promise_in_any_order(flags: str, expected: int) -> None:
    se = scev_of("define void @f(ptr %p, i64 %i) {\n  %q = getelementptr i8, ptr %p, i64 %i\n  ret void\n}\n")
    gep = se.function.entry.first
    assert isinstance(gep, GetElementPtrInst)
    gep.flags = tuple(flags.split())
    assert ir_flags(gep) == expected
