"""The page of `make docs`, and the docstrings that it is made of: what there is, in which units, and which errors."""

from __future__ import annotations

import ast
import inspect
import re
import textwrap
from collections.abc import Iterator
from functools import cached_property
from typing import Any

import api_page
import pytest

import nvopt

SIZE = re.compile(r"(?:align|alignment|size|offset|width)s?|bits|bytes")
MANUALS = "nvopt.passes"  # a pass's manual is its module's docstring
GROUPS = [name for name in api_page.GROUPS if name != MANUALS]


def function_of(member: object) -> Any:
    """The function behind a method or a property; None where there is none."""
    match member:
        case classmethod() | staticmethod():
            return member.__func__
        case property():
            member = member.fget
        case cached_property():
            return member.func
    return member if inspect.isfunction(member) else None


def functions(members: api_page.Names) -> Iterator[tuple[str, Any, str]]:
    """Public functions and methods with their names, and what their docstring, or their class's, says."""
    for name, value in members.items():
        if inspect.isfunction(value):
            yield name, value, inspect.getdoc(value) or ""
        elif inspect.isclass(value):
            for own in filter(lambda own: not own.startswith("_"), vars(value)):
                if (function := function_of(inspect.getattr_static(value, own))) is not None:
                    inherited = next((doc for base in value.__mro__ if (doc := inspect.getdoc(vars(base).get(own))) is not None), "")
                    yield f"{name}.{own}", function, f"{inherited}\n{inspect.getdoc(value)}" if inherited else ""


def raised(function: Any) -> set[str]:
    """The errors that a function raises by itself, but for those of faults of nvopt's own."""
    tree = ast.parse(textwrap.dedent(inspect.getsource(function)))
    calls = [node.exc for node in ast.walk(tree) if isinstance(node, ast.Raise)]
    named = [call.func if isinstance(call, ast.Call) else call for call in calls]
    return {one.id for one in named if isinstance(one, ast.Name) and one.id[0].isupper()} - {"AssertionError"}


def sizes(function: Any) -> list[str]:
    """What a function takes or gives that has a unit."""
    signature = inspect.signature(function)
    given = [function.__name__] if signature.return_annotation in ("int", "int | None") else []
    return [name for name in (*signature.parameters, *given) if SIZE.fullmatch(name.rpartition("_")[2])]


@pytest.mark.parametrize("group", GROUPS)
def test_docstrings_say_what_there_is_to_know(group: str) -> None:
    members = api_page.GROUPS[group]()
    assert members
    silent = [name for name, value in members.items() if inspect.isclass(value) and not vars(value).get("__doc__")]
    for name, function, said in functions(members):
        if not said:
            silent.append(name)
        elif missing := sorted(error for error in raised(function) if error not in said):
            silent.append(f"{name}: raises {', '.join(missing)}")
        elif (names := sizes(function)) and not re.search(r"\b(?:bytes?|bits?)\b", said, re.IGNORECASE):
            silent.append(f"{name}: bytes or bits of {', '.join(names)}?")
    assert silent == []


def test_each_pass_has_a_manual() -> None:
    for name, own in api_page.passes().items():
        said = inspect.getmodule(own).__doc__ or ""
        assert len(said.splitlines()) > 3, name


def test_each_argument_of_a_run_is_told() -> None:
    fields = ast.parse(inspect.getsource(nvopt.RunOptions)).body[0]
    assert isinstance(fields, ast.ClassDef)
    body = fields.body[1:]
    for field, told in zip(body[::2], body[1::2], strict=True):
        assert isinstance(field, ast.AnnAssign)
        assert isinstance(told, ast.Expr)


def test_the_page() -> None:
    names = ("nvopt", "nvopt.knobs", "nvopt.frontends")
    page = api_page.page({name: api_page.GROUPS[name]() for name in names})
    there = re.findall(r'<section id="([^"]+)"', page)
    assert there == [*nvopt.__all__, "declare", *api_page.front_ends()]
    assert [re.sub("<.*?>", "", title) for title in re.findall(r"<h2>(.*?)</h2>", page)] == list(names)
    assert '<a href="#RunOptions">RunOptions</a>' in page
    assert re.search(r"\*\*options: (Unpack\[)?RunOptions", re.sub("<.*?>", "", page))  # pdoc writes the first from Python 3.14 on
    assert "*&lt;class" not in page
    assert set(re.findall(r'<a[^>]* href="#([^"]+)"', page)) <= set(re.findall(r'\bid="([^"]+)"', page))
    assert not re.search(r'(?:src|href)="(?!#|data:)', page), "it opens from disk and fetches nothing"
    assert not re.search(r" at 0x[0-9a-f]{6}", page), "the same every time"
