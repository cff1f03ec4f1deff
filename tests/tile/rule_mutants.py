"""Weakens the rules, one condition at a time, and says which faults no line of rule_cases.txt, rule_faults.txt,
AT_THE_EDGE or WHICH_APPLY notices.

    PYTHONPATH=tests/shared:tests/tile:tests/differential:tests/analysis/scev:tests/mutation python \
        tests/tile/rule_mutants.py [--seconds=5] [--only=FILE] [--seed=1]

The faults are those of tests/mutation/mutants.py, in every function, method and table of nvopt/tile/rules/ but for what runs on import or
is cached. Each is planted in this process and tried on the lines that reach it: more than eight thousand take a minute. Those that
tests/mutation/equivalent.txt lists are left out. With `--seconds`, neighbours of these lines are tried for so long for each function that
has survivors; those on which a rule says something else with the fault are added to rule_faults.txt.
"""

from __future__ import annotations

import argparse
import ast
import contextlib
import fnmatch
import random
import signal
import sys
import time
from collections import defaultdict
from collections.abc import Callable, Collection, Iterable, Iterator
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

import test_mixed_shapes
from expression_semantics import SymbolFacts
from integer_semantics import TooManyChoicesError
from mutants import Mutant, mutants
from mutate import equivalents
from rule_cases import _LARGEST, FAULTS, FILE, Case, _line, _without_idle_facts, applied, read, term_of, text_of
from rule_search import Steps
from terms import Maker, Subject, at, paths, put, symbol
from test_rule_cases import AT_THE_EDGE
from test_rules import RULES, fault

import nvopt.tile.rules

ROOM = Path(nvopt.tile.rules.__file__).parent
FILES = sorted(ROOM.glob("[a-z]*.py"))
ROOT = ROOM.parents[2]
PATIENCE = 2.0
"""Seconds after which a rule is taken not to end."""


@dataclass(frozen=True)
class Line:
    """A rule on a subject, and what it says; with `applies_only`, whether it applies is all that is compared. `is_mixed` is of vectors, but
    for what selects go by."""

    name: str
    subject: Subject
    result: str
    applies_only: bool = False
    is_mixed: bool = False

    def found(self) -> str:
        """What the rule says now."""
        if not self.is_mixed:
            return applied(RULES[self.name][1], self.subject)
        _, after = test_mixed_shapes.applied(self.name, Case(self.subject, ""))
        return "-" if after is None else text_of(after)

    def is_noticing(self) -> bool:
        """Whether the rule says something else now."""
        try:
            with _patience():
                found = self.found()
        except Exception:  # also one that doesn't end
            return True
        return (found == "-") is not (self.result == "-") if self.applies_only else found != self.result


class EndlessError(Exception):
    """A rule that takes too long."""


@contextlib.contextmanager
def _patience() -> Iterator[None]:
    signal.setitimer(signal.ITIMER_REAL, PATIENCE)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)


def _give_up(number: int, frame: FrameType | None) -> None:
    raise EndlessError


def lines() -> list[Line]:
    """All that are committed."""
    found = [Line(name, case.subject, case.result) for file in (FILE, FAULTS) for name, held in read(file).items() for case in held]
    for name, text, facts, applies in AT_THE_EDGE:
        subject = Subject(term_of(text), tuple((key, SymbolFacts(*known)) for key, known in facts.items()))
        found.append(Line(name, subject, "" if applies else "-", applies_only=True))
    for name, text, applies in test_mixed_shapes.WHICH_APPLY:
        found.append(Line(name, Subject(term_of(text)), "" if applies else "-", applies_only=True, is_mixed=True))
    return found


Place = tuple[str, int]
"""A file, and a line in it."""


def reached(line: Line) -> set[Place]:
    """Where it comes to in the rules' files."""
    seen: set[Place] = set()

    def step(frame: FrameType, event: str, argument: Any) -> Any:
        seen.add((frame.f_code.co_filename, frame.f_lineno))
        return step

    outer = sys.gettrace()
    sys.settrace(lambda frame, event, argument: step if frame.f_code.co_filename.startswith(str(ROOM)) else None)
    try:
        line.found()
    finally:
        sys.settrace(outer)
    return seen


# -- planting


@dataclass(frozen=True)
class Fault:
    """A mutant, the function or table that it is in, the lines that are near it, and what plants it; called again, that takes it out."""

    mutant: Mutant
    key: str
    function: str
    near: tuple[Line, ...]
    swap: Callable[[], None]

    @property
    def lines(self) -> range:
        """Of the statement around it."""
        return range(self.mutant.lines[0], self.mutant.lines[1] + 1)

    @contextlib.contextmanager
    def planted(self) -> Iterator[None]:
        """Leaves it in for a while."""
        self.swap()
        try:
            yield
        finally:
            self.swap()


class Planter:
    """Makes the faults of one file."""

    def __init__(self, file: Path, by_place: dict[Place, list[Line]]) -> None:
        self._file, self._source = file, file.read_bytes()
        self._path = str(file.relative_to(ROOT))
        self._starts = [0]
        for text in self._source.splitlines(keepends=True):
            self._starts.append(self._starts[-1] + len(text))
        self._module = sys.modules[self._path.removesuffix(".py").replace("/", ".")]
        self._functions = functions_of(file)
        self._tables = [node for node in ast.parse(self._source).body if isinstance(node, (ast.Assign, ast.AnnAssign))]
        self._by_place = by_place

    def faults(self) -> Iterator[Fault]:
        for mutant in mutants(self._path, self._source):
            if mutant.place == "<module>":
                yield from self._in_table(mutant)
                continue
            place = next((name for name in self._functions if f"{mutant.place}.".startswith(f"{name}.")), None)
            if place is not None and not self._functions[place].name.startswith("on"):  # decorators: they run on import
                yield from self._in_function(mutant, place)

    def _in_function(self, mutant: Mutant, place: str) -> Iterator[Fault]:
        node = self._functions[place]
        owner, _, name = place.rpartition(".")
        target = getattr(getattr(self._module, owner) if owner else self._module, name)
        if not hasattr(target, "__code__"):  # it is cached
            return
        code = next(held for held in _codes(compile(self._changed(mutant, node), str(self._file), "exec")) if held.co_name == name)
        codes = [code, target.__code__]

        def swap() -> None:
            target.__code__ = codes[0]
            codes.reverse()

        near = self._at(self._file, range(mutant.lines[0], mutant.lines[1] + 1))
        yield Fault(mutant, mutant.key(self._source), place, near, swap)

    def _in_table(self, mutant: Mutant) -> Iterator[Fault]:
        """Where rules read it (what they are listed in, and types, are none of these): what holds it in any module holds another."""
        node = next(node for node in self._tables if node.lineno <= mutant.lines[0] <= (node.end_lineno or 0))
        target = node.targets[0] if isinstance(node, ast.Assign) else node.target
        near = self.near(target.id) if isinstance(target, ast.Name) else ()
        if not isinstance(target, ast.Name) or not near:
            return
        old = getattr(self._module, target.id)
        scope = dict(vars(self._module))
        try:
            exec(compile(self._changed(mutant, node), str(self._file), "exec"), scope)
        except Exception:  # the import fails
            return
        values = [scope[target.id], old]
        holders = [module for name, module in sys.modules.items() if name.startswith("nvopt.tile") and vars(module).get(target.id) is old]

        def swap() -> None:
            for module in holders:
                setattr(module, target.id, values[0])
            values.reverse()

        yield Fault(mutant, mutant.key(self._source), target.id, near, swap)

    def _changed(self, mutant: Mutant, node: ast.stmt) -> bytes:
        """A statement with the mutant, at its own place in the file."""
        start, end = self._starts[node.lineno - 1], self._starts[node.end_lineno or 0]
        text = self._source[start : mutant.start] + mutant.text.encode() + self._source[mutant.end : end]
        indented = b"if True:\n" if node.col_offset else b""
        head = b"from __future__ import annotations\n"
        return head + b"\n" * max(0, node.lineno - 1 - head.count(b"\n") - indented.count(b"\n")) + indented + text

    def _at(self, file: Path, numbers: Iterable[int]) -> tuple[Line, ...]:
        return tuple(dict.fromkeys(line for at in numbers for line in self._by_place.get((str(file), at), ())))

    def passage(self, place: str) -> Passage:
        """Through a function; of a table, through all of the file."""
        node = self._functions.get(place)
        return Passage(self._file, range(len(self._starts)) if node is None else range(node.lineno, (node.end_lineno or 0) + 1))

    def near(self, place: str) -> tuple[Line, ...]:
        """What reaches a function, or one that reads a table."""
        if place in self._functions:
            return self._at(self._file, inner_lines(self._functions[place]))
        found = [self._at(file, inner_lines(node)) for file in FILES for node in functions_of(file).values() if reads(node, place)]
        return tuple(dict.fromkeys(line for lines in found for line in lines))


@cache
def functions_of(file: Path) -> dict[str, ast.FunctionDef]:
    """Functions and methods by their qualified names."""
    body = ast.parse(file.read_bytes()).body
    found = {node.name: node for node in body if isinstance(node, ast.FunctionDef)}
    for owner in body:
        if isinstance(owner, ast.ClassDef):
            found |= {f"{owner.name}.{node.name}": node for node in owner.body if isinstance(node, ast.FunctionDef)}
    return found


def inner_lines(node: ast.FunctionDef) -> Iterable[int]:
    return range(node.lineno + 1, (node.end_lineno or 0) + 1)


def reads(node: ast.FunctionDef, name: str) -> bool:
    """Whether a function's body does; for the type of a local name alone it doesn't."""
    types = {held for one in ast.walk(node) if isinstance(one, ast.AnnAssign) for held in ast.walk(one.annotation)}
    return any(isinstance(held, ast.Name) and held.id == name and held not in types for one in node.body for held in ast.walk(one))


def _codes(code: CodeType) -> Iterator[CodeType]:
    for held in code.co_consts:
        if isinstance(held, CodeType):
            yield held


def unnoticed(planted: Iterable[Fault]) -> Iterator[Fault]:
    """Those that no line near them notices."""
    for one in planted:
        with one.planted():
            if not any(line.is_noticing() for line in one.near):
                yield one


# -- the search


class Passage(Steps):
    """The same of one function in a file, and its lines that were reached last."""

    def __init__(self, file: Path, within: Collection[int]) -> None:
        super().__init__()
        self._file, self._within = str(file), within
        self.lines: set[int] = set()

    def watch(self, action: Callable[[], object]) -> tuple[object, bool]:
        self.lines = set()
        return super().watch(action)

    def _enter(self, frame: FrameType, event: str, argument: Any) -> Any:
        code = frame.f_code
        is_within = code.co_filename == self._file and code.co_firstlineno in self._within
        return super()._enter(frame, event, argument) if is_within else None

    def _tracer(self, code: CodeType) -> Callable[[FrameType, str, Any], Any]:
        note = super()._tracer(code)

        def step(frame: FrameType, event: str, argument: Any) -> Any:
            self.lines.add(frame.f_lineno)
            note(frame, event, argument)
            return step

        return step


def search(left: list[Fault], passage: Passage, near: Iterable[Line], rng: random.Random, seconds: float) -> Iterator[Line]:
    """For faults of one function, lines that notice them, near those that reach it; those that are noticed are taken out of `left`."""
    kept: list[tuple[str, Subject]] = [(line.name, line.subject) for line in near if not line.is_mixed]
    for name, subject in kept:
        passage.watch(lambda: applied(RULES[name][1], subject))  # noqa: B023
    makers = Maker(rng), Maker(rng, wide=True)
    end = time.process_time() + seconds
    while left and kept and time.process_time() < end:
        name, subject = kept[max(rng.randrange(len(kept)), rng.randrange(len(kept)))]
        kind, rule = RULES[name]
        subject = _without_idle_facts(replace(_changed(makers[rng.random() < 0.3], subject), shape=None))
        if subject.term.kind is not kind or sum(1 for _ in paths(subject.term)) > _LARGEST or subject.build()[1].kind is not kind:
            continue
        result, is_new = passage.watch(lambda: applied(rule, subject))  # noqa: B023
        assert isinstance(result, str)
        line = Line(name, subject, result)
        met = (one for one in left if one.mutant.place == "<module>" or not passage.lines.isdisjoint(one.lines))
        found = [one for one in met if _is_noticed(one, line)]
        if is_new or found:
            kept.append((name, subject))
        if found and result != "-" and (wrong := _wrong(line)):
            print("WRONG", name, wrong, flush=True)
            continue
        for one in found:
            left.remove(one)
            yield _shortened(one, line)


def _changed(maker: Maker, subject: Subject) -> Subject:
    rng = maker.rng
    if rng.random() < 0.03:
        return maker.subject(subject.term.kind)
    for _ in range(rng.choice((1, 1, 1, 2, 2, 3))):
        subject = maker.changed(subject) if rng.random() < 0.8 else rng.choice([*maker.neighbours(subject), subject])
    return subject


def _wrong(line: Line) -> str | None:
    try:
        return fault(RULES[line.name][1], line.subject)
    except TooManyChoicesError:
        return None


def _is_noticed(one: Fault, line: Line) -> bool:
    with one.planted():
        return line.is_noticing()


def _shortened(one: Fault, line: Line) -> Line:
    """A line of fewer nodes and facts that notices it, too."""
    kind, rule = RULES[line.name]
    is_shorter = True
    while is_shorter:
        is_shorter = False
        for subject in _shorter(line.subject):
            if subject.term.kind is not kind or subject.build()[1].kind is not kind:
                continue
            other = Line(line.name, subject, applied(rule, subject))
            if _is_noticed(one, other) and (other.result == "-") is (line.result == "-"):
                line, is_shorter = other, True
                break
    return line


def _shorter(subject: Subject) -> Iterator[Subject]:
    for path in list(paths(subject.term)):
        old = at(subject.term, path)
        if not path or not old.operands:
            continue
        for new in (*(operand for operand in old.operands if operand.bits == old.bits), symbol("x", old.bits), symbol("y", old.bits)):
            yield _without_idle_facts(replace(subject, term=put(subject.term, path, new)))
    for key, known in subject.facts:
        rest = tuple(pair for pair in subject.facts if pair[0] != key)
        yield replace(subject, facts=rest)
        for field in ("unsigned", "signed", "never_undef", "never_poison", "zeros", "ones"):
            if getattr(known, field) != getattr(SymbolFacts(), field):
                yield replace(subject, facts=(*rest, (key, replace(known, **{field: getattr(SymbolFacts(), field)}))))
    if subject.below:
        yield replace(subject, below=())


def added(found: Iterable[Line]) -> None:
    """Writes them to rule_faults.txt, in the order of the rules."""
    held = {name: list(cases) for name, cases in read(FAULTS).items()}
    for line in found:
        case = Case(line.subject, line.result)
        if case not in held.setdefault(line.name, []):
            held[line.name].append(case)
    with FAULTS.open("w") as file:
        for name in RULES:
            if name in held:
                print(name, *map(_line, held[name]), sep="\n", file=file)
    read.cache_clear()


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=0)
    parser.add_argument("--only", default="*")
    parser.add_argument("--seed", default="1")
    options = parser.parse_args()
    signal.signal(signal.SIGALRM, _give_up)
    by_place: dict[Place, list[Line]] = defaultdict(list)
    for line in lines():
        for place in reached(line):
            by_place[place].append(line)
    total = listed = noticed = 0
    reasons = equivalents()
    for file in FILES:
        if not fnmatch.fnmatch(file.name, options.only):
            continue
        planter = Planter(file, by_place)
        planted = list(planter.faults())
        alike = [one for one in planted if one.key in reasons]
        left: dict[str, list[Fault]] = defaultdict(list)
        for one in unnoticed(one for one in planted if one.key not in reasons):
            left[one.function].append(one)
        for function, held in left.items():
            if options.seconds:
                added(search(held, planter.passage(function), planter.near(function), random.Random(options.seed), options.seconds))
            for one in held:
                print(f"{one.mutant.lines[0]}: {one.key}", flush=True)
        total, listed = total + len(planted), listed + len(alike)
        noticed += len(planted) - len(alike) - sum(map(len, left.values()))
    print(f"{total} faults: {noticed} noticed, {listed} that nobody could tell, {total - noticed - listed} left")


if __name__ == "__main__":
    main()
