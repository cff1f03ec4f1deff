"""What is told of a loop: LLVM's remarks, with its tags and messages."""

from __future__ import annotations

from typing import NamedTuple

from nvopt.remarks import Location, Remark, RemarkKind

PASS_NAME = "loop-unroll"


class Reason(NamedTuple):
    """A tag and its message, with the names of numbers in braces."""

    tag: str
    message: str
    number: str = "UnrollCount"
    """What the copies are called in it."""


FULLY = Reason("FullyUnrolled", "completely unrolled loop with {UnrollCount} iterations")
PARTIALLY = Reason("PartialUnrolled", "unrolled loop by a factor of {UnrollCount}")
AT_RUNTIME = Reason("PartialUnrolled", "unrolled loop by a factor of {UnrollCount} with run-time trip count")
PEELED = Reason("Peeled", "peeled loop by {PeelCount} iterations", "PeelCount")
COUNT_TOO_LARGE = Reason(
    "UnrollAsDirectedTooLarge", "Unable to unroll loop as directed by unroll_count pragma because unrolled size is too large."
)
FULL_TOO_LARGE = Reason(
    "FullUnrollAsDirectedTooLarge", "Unable to fully unroll loop as directed by unroll pragma because unrolled size is too large."
)
FULL_OF_RUNTIME_COUNT = Reason(
    "CantFullUnrollAsDirectedRuntimeTripCount",
    "Unable to fully unroll loop as directed by unroll(full) pragma because loop has a runtime trip count.",
)
DIFFERENT_COUNT = Reason(
    "DifferentUnrollCountFromDirected",
    "Unable to unroll loop the number of times directed by unroll_count pragma because remainder loop is restricted (that could"
    " architecture specific or because the loop contains a convergent instruction) and so must have an unroll count that divides the loop"
    " trip multiple of {TripMultiple}.  Unrolling instead {UnrollCount} time(s).",
)


def remark(kind: RemarkKind, reason: Reason, function: str, place: Location | None, numbers: dict[str, int]) -> Remark:
    """The remark, its numbers as arguments of their own."""
    args: list[tuple[str, str]] = []
    rest = reason.message
    for name, number in sorted(numbers.items(), key=lambda item: reason.message.find(f"{{{item[0]}}}")):
        before, _, rest = rest.partition(f"{{{name}}}")
        args += [("String", before), (name, str(number))]
    if rest:
        args.append(("String", rest))
    return Remark(kind, PASS_NAME, reason.tag, function, tuple(args), place)
