"""What the tests of the command line share: a small module, and what a run comes back with."""

from collections.abc import Callable
from dataclasses import dataclass

MODULE = """\
target triple = "nvptx64-nvidia-cuda"

declare void @unused()

define i32 @f(i32 %x) {
  %y = add i32 %x, 0
  ret i32 %y
}

define i32 @g(i32 %x) {
  ret i32 %x
}
"""


@dataclass(frozen=True)
class Outcome:
    status: int
    out: str
    err: str


Nvopt = Callable[..., Outcome]
