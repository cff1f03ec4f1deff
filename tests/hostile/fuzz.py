"""Hostile input by the thousand, with counts: `python tests/hostile/fuzz.py --text 10000 --bitcode 5000 --pipeline 2000`.

Each case has a name such as text:1:123, from which `--repeat text:1:123` makes it again. A case that has complaints is written to
build/hostile/, reduced where it is text, with how to repeat it.
"""

import argparse
import os
import sys
import time
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))  # also with -P

import batches
import faults
import kinds
import oracle
from forked import Case, Outcome, run_case, run_cases

from nvopt.pipeline.reduction import Budget, smallest

FOUND = Path(__file__).parents[2] / "build" / "hostile"
_REDUCED = 3  # of each kind of complaint
_LISTED = ("typed pointers", "DICompileUnit not listed", "escapes in a target triple", "it holds a NUL, a quotation mark or an escape")
"""What opt takes and nvopt doesn't, as docs/differences.md says, by nvopt's words."""


class Tally:
    """What came of the cases of one kind."""

    def __init__(self, kind: str) -> None:
        self.kind = kind
        self.cases = 0
        self.counts: Counter[str] = Counter()  # of outcomes
        self.complaints: defaultdict[str, list[str]] = defaultdict(list)  # kind of complaint -> names of cases
        self.start = time.monotonic()

    def complain(self, complaint: str, ident: str) -> int:
        """Count a complaint about a case; how many of its kind there have been."""
        idents = self.complaints[oracle.kind_of(complaint)]
        idents.append(ident)
        return len(idents)

    def show(self) -> str:
        """The counts, and each kind of complaint with the first cases that have it."""
        lines = [
            f"{self.kind}: {self.cases} cases in {time.monotonic() - self.start:.0f} s; "
            + ", ".join(f"{n} {what}" for what, n in sorted(self.counts.items()))
        ]
        for complaint, idents in sorted(self.complaints.items(), key=lambda item: -len(item[1])):
            lines.append(f"  {len(idents):5} {complaint}\n        {' '.join(idents[:6])}")
        return "\n".join(lines)


def fuzz(kind: str, seed: int, indices: Iterable[int], *, save: bool = True, beside_opt: bool = False) -> Tally:
    """Run the cases of one kind that run in a forked child."""
    tally = Tally(kind)
    for outcome in run_cases(kinds.make(kind, seed, index) for index in indices):
        tally.cases += 1
        for complaint in judged(kind, outcome, tally.counts, beside_opt):
            if tally.complain(complaint, outcome.case.ident) <= _REDUCED and save:
                _save(kind, outcome, complaint)
    return tally


def judged(kind: str, outcome: Outcome, counts: Counter[str], beside_opt: bool) -> Iterator[str]:
    """The complaints about a case. One that LLVM ended its process on is run again as a user would."""
    last = outcome.ran[-1]
    if last.status is None and kinds.opt_hangs(outcome.case.files[0][1]):
        counts["as long in opt"] += 1
        return
    if last.status is not None and last.status < 0:
        counts["ended by LLVM"] += 1
        yield from batches.of_case_that_kills(outcome.case, last)
        return
    counts["taken" if outcome.ran[0].status == 0 else "refused" if outcome.ran[0].status == 1 else "neither"] += 1
    yield from kinds.KINDS[kind].complaints(outcome)
    if beside_opt and kind == "text":
        accepted = kinds.opt_accepts(outcome.case.files[0][1])
        if accepted is not None and accepted != (outcome.ran[0].status == 0):
            counts["taken by opt alone" if accepted else "taken by nvopt alone"] += 1
            if accepted and not any(known in outcome.ran[0].err for known in _LISTED):
                yield f"opt takes it, nvopt doesn't: {outcome.ran[0].err.partition('error: ')[2][:100]}"


def _save(kind: str, outcome: Outcome, complaint: str) -> None:
    case = _reduced(kind, outcome.case, complaint) if kind == "text" else outcome.case
    folder = FOUND / case.ident.replace(":", "-")
    folder.mkdir(parents=True, exist_ok=True)
    for number, (_, data) in enumerate(outcome.case.files):
        (folder / f"input{number}").write_bytes(data)
        (folder / f"reduced{number}").write_bytes(case.files[number][1])
    ran = "".join(f"{shell(ran.arguments)}\n  {ran.status}\n{ran.err}\n" for ran in outcome.ran)
    (folder / "what").write_text(f"{complaint}\n--repeat {case.ident}\n{ran}", errors="backslashreplace")


def shell(arguments: Sequence[str]) -> str:
    """A command line, to be read."""
    return " ".join(["nvopt", *(repr(word) if set(word) & set(" '\"\\\n\x1b();<>*") else word for word in arguments)])


def _reduced(kind: str, case: Case, complaint: str) -> Case:
    """The case with as few lines as show the same kind of complaint."""
    wanted = oracle.kind_of(complaint)

    def made(lines: Sequence[bytes]) -> Case:
        return case._replace(files=((case.files[0][0], b"".join(lines)),))

    def fails(lines: Sequence[bytes]) -> bool:
        outcome = run_case(made(lines))
        return wanted in map(oracle.kind_of, kinds.KINDS[kind].complaints(outcome))

    lines = case.files[0][1].splitlines(keepends=True)
    return made(smallest(lines, fails, Budget(seconds=15)) if fails(lines) else lines)


def others(kind: str, run: Callable[[int, int], tuple[str, list[str]]], seed: int, indices: Iterable[int]) -> Tally:
    """Run cases of which each runs nvopt as a program; `run` says what a case was about, and gives the complaints."""
    tally = Tally(kind)
    for index in indices:
        tally.cases += 1
        about, complaints = run(seed, index)
        tally.counts[about] += 1
        for complaint in complaints:
            tally.complain(f"{about}: {complaint}", f"{kind}:{seed}:{index}")
    return tally


PROGRAMS = {"batch": batches.run, "fault": faults.run}


def repeat(ident: str) -> int:
    """Run one case again, and show all of it."""
    kind, seed, index = ident.split(":")
    if kind in PROGRAMS:
        about, complaints = PROGRAMS[kind](int(seed), int(index), talk=True)
        print(about, *complaints, sep="\n")
        return bool(complaints)
    outcome = run_case(kinds.make(kind, int(seed), int(index)))
    FOUND.mkdir(parents=True, exist_ok=True)
    for name, data in outcome.case.files:
        (FOUND / "input").write_bytes(data)
        print(f"{name!r} is {FOUND / 'input'}")
    for ran in outcome.ran:
        print(f"{shell(ran.arguments)}\n  exit status {ran.status}\n{ran.err.encode(errors='backslashreplace').decode()}")
    complaints = list(judged(kind, outcome, Counter(), beside_opt=True))
    print(*complaints, sep="\n")
    return bool(complaints)


def main() -> int:
    """Run what the arguments ask for; 1 where anything is complained about."""
    parser = argparse.ArgumentParser(description="Run nvopt on hostile input.")
    for kind, usual in (("text", 10_000), ("bitcode", 5000), ("mlir", 5000), ("pipeline", 2000), ("batch", 100), ("fault", 500)):
        parser.add_argument(f"--{kind}", type=int, default=None, metavar="N", help=f"cases (default {usual}, where no kind is given)")
        parser.set_defaults(**{f"usual_{kind}": usual})
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--first", type=int, default=0, metavar="N", help="the number of the first case")
    parser.add_argument("--repeat", metavar="KIND:SEED:NUMBER")
    given = vars(parser.parse_args())
    if given["repeat"]:
        return repeat(given["repeat"])
    names = ("text", "bitcode", "mlir", "pipeline", "batch", "fault")
    wanted = (
        {kind: given[kind] or 0 for kind in names}
        if any(given[kind] is not None for kind in names)
        else {kind: given[f"usual_{kind}"] for kind in names}
    )
    failed = 0
    for kind, count in wanted.items():
        if not count:
            continue
        indices = range(given["first"], given["first"] + count)
        tally = (
            others(kind, PROGRAMS[kind], given["seed"], indices)
            if kind in PROGRAMS
            else fuzz(kind, given["seed"], indices, beside_opt=True)
        )
        failed += sum(map(len, tally.complaints.values()))
        print(tally.show(), flush=True)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
