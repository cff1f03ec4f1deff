"""The kinds of hostile input that run in a forked child: how a case is made from its number, and what it must come to."""

import os
import re
import shutil
import subprocess
from collections.abc import Callable, Iterator
from functools import cache
from random import Random
from typing import NamedTuple

import mutate_bitcode
import mutate_mlir
import mutate_text
import oracle
import seeds
from forked import Case, Outcome, Ran
from random_pipelines import options, pipeline, quick_pipeline

_NAMES = ("in.ll",) * 12 + (
    "a b.ll",
    "\x1b[2J.ll",
    "n\nl.ll",
    "\udcff.ll",
    "é.ll",
    "-in.ll",
    "in.ll:1:1: error: x",
    "'q'.ll",
    "%s.ll",
    "x" * 200,
)


class Kind(NamedTuple):
    """`case` makes the case of a random generator, `complaints` judges what it came to."""

    case: Callable[[Random, str], Case]
    complaints: Callable[[Outcome], Iterator[str]]


def _text(random: Random, ident: str) -> Case:
    """Read it, take it through the mirror, run a few passes over it and read what comes out."""
    _, data = mutate_text.mutant(random)
    return _steps(ident, random.choice(_NAMES), data, quick_pipeline(random))


def _bitcode(random: Random, ident: str) -> Case:
    _, data = mutate_bitcode.mutant(random)
    return _steps(ident, "in.bc", data, quick_pipeline(random))


def _steps(ident: str, name: str, data: bytes, passes: str) -> Case:
    steps = (
        ("-o", "plain.out", "--", name),
        ("-passes=mirror-roundtrip", "-o", "trip.out", "--", name),
        (f"-passes={passes}", "-o", "made.out", "--", name),
    )
    return Case(ident, ((name, data),), (*steps, ("-disable-output", "made.out")))


def _of_module(outcome: Outcome) -> Iterator[str]:
    """A module is taken or refused, by whatever reads it; what is taken comes back from the mirror as it was."""
    ((name, data),) = outcome.case.files
    shown = oracle.shown(name)
    for ran in outcome.ran[:3]:
        yield from oracle.of_status(ran)
        yield from oracle.of_text(ran)
        yield from oracle.of_message(ran, shown, not data.startswith((b"BC\xc0\xde", b"\xde\xc0\x17\x0b")))
    if len(outcome.ran) < 4 or any(ran.status not in (0, 1) for ran in outcome.ran):
        return
    plain, trip, made, again = outcome.ran
    files = outcome.files
    for ran, path in ((plain, "plain.out"), (trip, "trip.out"), (made, "made.out")):
        if (ran.status == 0) != (path in files):
            yield f"exit status {ran.status}, and {path} is {'there' if path in files else 'missing'}"
    if plain.status != trip.status:
        yield f"mirror-roundtrip ends with {trip.status}, reading alone with {plain.status}: {trip.err[:200]}"
    elif files.get("plain.out") != files.get("trip.out"):
        yield "mirror-roundtrip gives another module"
    if plain.status == 1 and _errors(made) != _errors(plain):
        yield f"the message depends on the passes: {_errors(made)[:200]!r} instead of {_errors(plain)[:200]!r}"
    if made.status == 0 and again.status != 0:
        yield f"what came out is not read back: {again.err[:200]}"
    yield from oracle.of_files(files, "".join(ran.err for ran in outcome.ran), ("plain.out", "trip.out", "made.out"))


def _errors(ran: Ran) -> str:
    """Its errors, without addresses; of the verifier's only that it has some: which of several comes first depends on those."""
    said = re.sub(r"\b0x[0-9a-f]{6,}", "", "\n".join(oracle.messages(ran.err)))
    return re.sub(r"(input module is broken!)\n.*", r"\1", said, flags=re.DOTALL)


def _mlir(random: Random, ident: str) -> Case:
    """Simplify it, also to `arith`, and read what comes out."""
    name = random.choice(_NAMES).replace(".ll", ".mlir")
    _, data = mutate_mlir.mutant(random)
    steps = (
        ("--tile", "-o", "made.out", "--", name),
        ("--tile", "--tile-canonicalize-to=arith", "-o", "arith.out", "--", name),
        ("--tile", "-o", "again.out", "--", "made.out"),
        ("--tile", "-o", "arith-again.out", "--", "arith.out"),
    )
    return Case(ident, ((name, data),), steps)


def _of_mlir(outcome: Outcome) -> Iterator[str]:
    """A program is taken or refused, whatever is to become of it; what comes out is read again."""
    ((name, _),) = outcome.case.files
    for ran in outcome.ran[:2]:
        yield from oracle.of_status(ran)
        yield from oracle.of_text(ran)
        yield from oracle.of_message(ran, oracle.shown(name), is_text=True)
    if len(outcome.ran) < 4 or any(ran.status not in (0, 1) for ran in outcome.ran):
        return
    made, arith, *again = outcome.ran
    if made.status != arith.status or made.err != arith.err:
        yield f"to arith it ends with {arith.status}, else with {made.status}: {arith.err[:200]}{made.err[:200]}"
    for first, second, path in zip((made, arith), again, ("made.out", "arith.out"), strict=True):
        if (first.status == 0) != (path in outcome.files):
            yield f"exit status {first.status}, and {path} is {'there' if path in outcome.files else 'missing'}"
        if first.status == 0 and second.status != 0:
            yield f"what came out is not read back: {second.err[:200]}"
    expected = ("made.out", "arith.out", "again.out", "arith-again.out")
    yield from oracle.of_files(outcome.files, "".join(ran.err for ran in outcome.ran), expected)


def _pipeline(random: Random, ident: str) -> Case:
    """A valid module, passes and options at random."""
    seed = random.choice(_valid())
    words = []
    if random.random() < 0.8:
        words.append(f"-passes={pipeline(random)}")
    if random.random() < 0.6:
        words += options(random)
    if random.random() < 0.1 and words:
        words[0] = words[0].lstrip("-")
    arguments = (*words, "-o", "made.out", *(["in.ll"] * random.choice((1, 1, 1, 1, 1, 1, 0))))
    return Case(ident, (("in.ll", seed.data),), (arguments, ("-disable-output", "made.out")))


def _valid() -> list[seeds.Seed]:
    """Seeds that are short, so that whole levels run over them quickly."""
    return [seed for seed in seeds.texts() if len(seed.data) < 5000]


_LISTS = ("-help", "-h", "-version", "-print-pipeline-passes", "-print-passes", "-help-knobs")


_WRITES = ("-dump-dir=", "-pass-remarks-output=")


def _of_options(outcome: Outcome) -> Iterator[str]:
    ran = outcome.ran[0]
    yield from oracle.of_status(ran)
    yield from oracle.of_text(ran)
    if ran.status not in (0, 1):
        return
    yield from oracle.of_message(ran, None, is_text=False)
    made = "made.out" in outcome.files
    if ran.status == 1 and made:
        yield "an error, and an output"
    if ran.status == 0 and not made and not any(word.startswith(_LISTS) for word in ran.arguments) and not ran.out:
        yield "no error, and no output"
    if (
        made
        and len(outcome.ran) > 1
        and outcome.ran[1].status != 0
        and outcome.files["made.out"].startswith((b";", b"source", b"target", b"BC"))
    ):
        yield f"what came out is not read back: {outcome.ran[1].err[:200]}"
    asked = ["made.out", *(os.path.normpath(word.partition("=")[2]) for word in ran.arguments if word.startswith(_WRITES))]
    others = [path for path in outcome.files if not re.fullmatch(r"(?s)(.*/)?\d{4}-.*\.ll", path) and path not in asked]
    yield from oracle.of_files(others, ran.err, ())


KINDS = {
    "text": Kind(_text, _of_module),
    "bitcode": Kind(_bitcode, _of_module),
    "mlir": Kind(_mlir, _of_mlir),
    "pipeline": Kind(_pipeline, _of_options),
}


def make(kind: str, seed: int, index: int) -> Case:
    """The case of that number. Of seed 0 all cases come from langref.ll."""
    ident = f"{kind}:{seed}:{index}"
    seeds.selection.langref_alone = seed == 0
    return KINDS[kind].case(Random(ident), ident)


# -- beside LLVM's own opt


@cache
def opt() -> str | None:
    """LLVM 22's opt, where it is installed."""
    return shutil.which("opt-22")


def opt_hangs(data: bytes) -> bool:
    """Whether opt, too, takes for ever to read a module and print it."""
    path = opt()
    try:
        return bool(path) and subprocess.run([str(path), "-S", "-o", "/dev/null", "-"], input=data, capture_output=True, timeout=60) is None
    except subprocess.TimeoutExpired:
        return True


def opt_accepts(data: bytes) -> bool | None:
    """Whether opt reads and verifies a module; None where it ends by a signal, or there is none, and for a NUL byte, which it may skip."""
    path = opt()
    if path is None or b"\0" in data:
        return None
    done = subprocess.run([path, "-S", "-o", "/dev/null", "-"], input=data, capture_output=True, timeout=60)
    return done.returncode == 0 if done.returncode in (0, 1) else None
