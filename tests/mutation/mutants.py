"""Small faults of the kinds that people make, planted one at a time: the mutants of a Python file.

A comparison at its boundary (`<`, `<=`) or turned round, a number one off (but no -1 for 0: the last of the operands is often the first),
True and False, `and` and `or`, a condition left out or always true or false, arguments swapped, a statement left out, min and max, any and
all, one operand of `&` or `|` alone (a flag kept that doesn't hold), one member less of a set or a table. What no test could ever see is
left alone: annotations, docstrings, imports for types, assertions (`zip(..., strict=True)` is one), `__repr__`, `__slots__`, decorators.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

BOUNDARIES: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot, ast.IsNot: ast.Is, ast.In: ast.NotIn, ast.NotIn: ast.In,
}  # fmt: skip
EXCHANGED = {"min": "max", "max": "min", "any": "all", "all": "any"}
TABLES = ("set", "frozenset", "fromkeys")  # functions whose literal argument is a table
_Node = ast.stmt | ast.expr | ast.pattern
_Edit = tuple[_Node, str]
UNSEEN = ("__repr__", "__slots__", "__all__")


@dataclass(frozen=True)
class Mutant:
    """One fault: the bytes [start, end) of the file at `path`, which is below the repository's root, become `text`.

    `place` is the function or class around it, by its qualified name; `lines` are the first and the last of the statement around it.
    """

    path: str
    place: str
    lines: tuple[int, int]
    start: int
    end: int
    text: str

    def apply(self, source: bytes) -> bytes:
        return source[: self.start] + self.text.encode() + source[self.end :]

    def key(self, source: bytes) -> str:
        """What names it also after edits elsewhere in the file: where it is, and the lines that it changes, before and after."""
        start, end = source.rfind(b"\n", 0, self.start) + 1, source.find(b"\n", self.end)
        after = source[start : self.start] + self.text.encode() + source[self.end : end]
        return f"{self.path}: {self.place}: {_joined(source[start:end])} => {_joined(after)}"


def _joined(text: bytes) -> str:
    return " ".join(text.decode().split())


def mutants(path: str, source: bytes) -> list[Mutant]:
    """All mutants of a file, in the order of its lines."""
    return list(dict.fromkeys(_Finder(path, source).of_body(ast.parse(source).body, ())))


class _Finder:
    """Goes through a file's statements, and makes each one's mutants."""

    def __init__(self, path: str, source: bytes) -> None:
        self._path = path
        self._starts = [0]
        for line in source.splitlines(keepends=True):
            self._starts.append(self._starts[-1] + len(line))

    def of_body(self, body: Iterable[ast.stmt], place: tuple[str, ...]) -> Iterator[Mutant]:
        for statement in body:
            yield from self._of_statement(statement, place)

    def _of_statement(self, statement: ast.stmt, place: tuple[str, ...]) -> Iterator[Mutant]:
        if _is_unseen(statement):
            return
        if isinstance(statement, (ast.FunctionDef, ast.ClassDef)):
            place = (*place, statement.name)
        heads, bodies = _parts(statement)
        last = max((head.end_lineno or 0 for head in heads), default=statement.lineno) if bodies else statement.end_lineno or 0
        edits: list[_Edit] = [(statement, "pass")] if _is_deletable(statement) else []
        edits += (edit for head in heads for node in _nodes(head) for edit in _edits(node))
        edits += _conditions(statement)
        if isinstance(statement, (ast.Assign, ast.AnnAssign)) and not place and statement.value is not None:
            edits += _one_less(statement.value)
        for node, text in edits:
            start, end = self._offset(node.lineno, node.col_offset), self._offset(node.end_lineno or 0, node.end_col_offset or 0)
            yield Mutant(self._path, ".".join(place) or "<module>", (statement.lineno, last), start, end, text)
        for body in bodies:
            yield from self.of_body(body, place)

    def _offset(self, line: int, column: int) -> int:
        return self._starts[line - 1] + column


def _is_unseen(statement: ast.stmt) -> bool:
    match statement:
        case ast.Assert() | ast.Import() | ast.ImportFrom() | ast.Global() | ast.Nonlocal() | ast.Expr(value=ast.Constant()):
            return True
        case ast.FunctionDef(name=name) | ast.Assign(targets=[ast.Name(id=name)]):
            return name in UNSEEN
        case ast.If(test=ast.Name(id="TYPE_CHECKING")):
            return True
    return False


def _is_deletable(statement: ast.stmt) -> bool:
    match statement:
        case ast.Assign(targets=targets):
            return not any(isinstance(target, (ast.Name, ast.Tuple)) for target in targets)  # without a name, hardly anything runs
        case ast.Return(value=value):
            return value is None
        case ast.Expr(value=value):
            return not isinstance(value, (ast.Yield, ast.YieldFrom))  # a function without one is no generator
        case ast.AugAssign() | ast.Continue() | ast.Break() | ast.Delete() | ast.Raise():
            return True
    return False


def _parts(statement: ast.stmt) -> tuple[list[_Node], list[list[ast.stmt]]]:
    """What stands in a statement itself, and the bodies in it."""
    match statement:
        case ast.FunctionDef(args=arguments, body=body):
            return [default for default in (*arguments.defaults, *arguments.kw_defaults) if default is not None], [body]
        case ast.ClassDef(body=body):
            return [], [body]
        case ast.AnnAssign(value=value):
            return [value] if value is not None else [], []
        case ast.If(test=test, body=body, orelse=orelse) | ast.While(test=test, body=body, orelse=orelse):
            return [test], [body, orelse]
        case ast.For(iter=iterable, body=body, orelse=orelse):
            return [iterable], [body, orelse]
        case ast.With(items=items, body=body):
            return [item.context_expr for item in items], [body]
        case ast.Try(body=body, handlers=handlers, orelse=orelse, finalbody=final):
            return [], [body, *(handler.body for handler in handlers), orelse, final]
        case ast.Match(subject=subject, cases=cases):
            return [subject, *(part for case in cases for part in (case.pattern, case.guard) if part)], [case.body for case in cases]
    return [statement], []


def _nodes(head: ast.AST) -> Iterator[ast.AST]:
    """All below, itself included, but for the parts of texts and of assertions for the type checker."""
    if isinstance(head, ast.JoinedStr) or (isinstance(head, ast.Call) and isinstance(head.func, ast.Name) and head.func.id == "cast"):
        return
    if isinstance(head, ast.keyword) and head.arg == "strict":
        return
    yield head
    for child in ast.iter_child_nodes(head):
        yield from _nodes(child)


def _conditions(statement: ast.stmt) -> Iterator[_Edit]:
    match statement:
        case ast.If(test=test):
            yield from ((test, value) for value in ("True", "False") if not isinstance(test, ast.Constant))
        case ast.While(test=test) if not isinstance(test, ast.Constant):
            yield test, "False"
        case ast.Match(cases=cases):
            yield from ((case.guard, "True") for case in cases if case.guard is not None)


def _edits(node: ast.AST) -> Iterator[_Edit]:
    match node:
        case ast.IfExp(test=test):
            yield from ((test, value) for value in ("True", "False"))
        case ast.Compare():
            yield from _comparison_edits(node)
        case ast.Constant(value=bool(value)):
            yield node, str(not value)
        case ast.Constant(value=int(value)):
            yield from ((node, str(value + step)) for step in (1, -1) if value + step >= 0)
        case ast.BoolOp(operator, values):
            other = ast.Or() if isinstance(operator, ast.And) else ast.And()
            yield node, _in_parentheses(ast.BoolOp(other, values))
            for at in range(len(values)):
                rest = [*values[:at], *values[at + 1 :]]
                yield node, _in_parentheses(ast.BoolOp(operator, rest) if len(rest) > 1 else rest[0])
        case ast.BinOp(left=left, op=ast.BitAnd() | ast.BitOr(), right=right):
            yield from ((node, _in_parentheses(operand)) for operand in (left, right))
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            yield node, _in_parentheses(operand)
        case ast.ListComp() | ast.SetComp() | ast.DictComp() | ast.GeneratorExp():
            yield from ((condition, "True") for generator in node.generators for condition in generator.ifs)
        case ast.Call():
            yield from _call_edits(node)
        case ast.Set():
            yield from _one_less(node)
        case ast.MatchOr(patterns):
            yield from _one_pattern_less(node, patterns)


def _comparison_edits(comparison: ast.Compare) -> Iterator[_Edit]:
    operators = comparison.ops
    for at, operator in enumerate(operators):
        turned = [*operators[:at], BOUNDARIES[type(operator)](), *operators[at + 1 :]]
        yield comparison, _in_parentheses(ast.Compare(comparison.left, turned, comparison.comparators))
        if isinstance(operator, (ast.In, ast.NotIn)):
            yield from _one_less(comparison.comparators[at])


def _call_edits(call: ast.Call) -> Iterator[_Edit]:
    name = call.func.attr if isinstance(call.func, ast.Attribute) else call.func.id if isinstance(call.func, ast.Name) else ""
    if isinstance(call.func, ast.Name) and name in EXCHANGED:
        yield call.func, EXCHANGED[name]
    if name in TABLES and call.args:
        yield from _one_less(call.args[0])
    if name == "isinstance":
        yield from _one_less(call.args[1])
    if name in ("isinstance", "min", "max"):
        return  # the order is plain, or no matter
    for at, (first, second) in enumerate(zip(call.args, call.args[1:], strict=False)):
        if not any(isinstance(argument, ast.Starred) for argument in (first, second)) and ast.dump(first) != ast.dump(second):
            swapped = [*call.args[:at], second, first, *call.args[at + 2 :]]
            yield call, ast.unparse(ast.Call(call.func, swapped, call.keywords))


def _one_less(table: ast.expr) -> Iterator[_Edit]:
    """A literal table with each of its members left out, if it has several."""
    match table:
        case ast.Set(members) | ast.Tuple(members) | ast.List(members) if len(members) > 1:
            for at in range(len(members)):
                rest = [*members[:at], *members[at + 1 :]]
                yield table, ast.unparse(type(table)(elts=rest, ctx=ast.Load()) if not isinstance(table, ast.Set) else ast.Set(rest))
        case ast.Dict(keys, values) if len(keys) > 1:
            for at in range(len(keys)):
                yield table, ast.unparse(ast.Dict([*keys[:at], *keys[at + 1 :]], [*values[:at], *values[at + 1 :]]))


def _one_pattern_less(node: ast.MatchOr, patterns: list[ast.pattern]) -> Iterator[_Edit]:
    for at in range(len(patterns)):
        rest = [*patterns[:at], *patterns[at + 1 :]]
        yield node, ast.unparse(ast.MatchOr(rest) if len(rest) > 1 else rest[0])


def _in_parentheses(node: ast.expr) -> str:
    return f"({ast.unparse(node)})"
