"""loop-unroll where threads wait for one another: small kernels run by a block of threads in every order, before and after.

Threads that come to different copies of a barrier are UndefinedError, and memory must end as it did.
"""

from __future__ import annotations

import pytest
from block_of_threads import Outcome, UndefinedError, outcomes

from nvopt import run
from nvopt.llvm import Unit

HEAD = """target triple = "nvptx64-nvidia-cuda"
@a = addrspace(3) global i32 undef
"""


def kernel(count: str, pragma: str) -> str:
    """Each thread waits for the other so often, and adds up the turns that it took."""
    return f"""{HEAD}
define ptx_kernel void @k(i32 %u) {{
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  {count}
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %s = phi i32 [ %t, %entry ], [ %sum, %loop ]
  %sum = add i32 %s, %i
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %next = add nuw i32 %i, 1
  %c = icmp ne i32 %next, %n
  br i1 %c, label %loop, label %exit, !llvm.loop !0
exit:
  %r = phi i32 [ %sum, %loop ]
  %old = atomicrmw add ptr addrspace(3) @a, i32 %r monotonic
  ret void
}}
!0 = distinct !{{!0, !1}}
!1 = !{{!"llvm.loop.{pragma}}}
"""


def ends(text: str, argument: int) -> set[Outcome]:
    function = next(one for one in Unit.parse(text.encode(), "kernel").mirror().functions if one.name == "k")
    return set(outcomes(function, 2, argument))


PLAIN = 'mustprogress"'
UNIFORM = "%n = add i32 %u, 1"
OF_THREAD = "%n = add nuw i32 %t, %u"
EVEN = "%l = add nuw i32 %t, %u\n  %n = shl nuw i32 %l, 1"


@pytest.mark.parametrize(
    ("count", "pragma", "knobs", "barriers"),
    [
        (UNIFORM, PLAIN, {"unroll-max-count": "4"}, 7),
        (UNIFORM, 'unroll.count", i32 3', {}, 4),
        (OF_THREAD, 'unroll.count", i32 3', {}, 1),
        (OF_THREAD, PLAIN, {}, 1),
        (EVEN, 'unroll.count", i32 4', {}, 2),
    ],
)
def test_threads_meet_at_one_copy(count: str, pragma: str, knobs: dict[str, str], barriers: int) -> None:
    before = kernel(count, pragma)
    after = run(before, "loop-unroll", knobs=knobs, cpu="sm_90")
    assert after.count("call void @llvm.nvvm.barrier") == barriers
    for argument in range(1, 7):
        assert ends(after, argument) == ends(before, argument)


def test_they_would_not_where_counts_differ() -> None:
    """What `unroll-runtime-convergent` is off for."""
    after = run(kernel(OF_THREAD, PLAIN), "loop-unroll", knobs={"unroll-runtime-convergent": "true"}, cpu="sm_90")
    with pytest.raises(UndefinedError):
        ends(after, 3)  # one thread goes round three times, the other four times
