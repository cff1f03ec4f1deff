"""`make docs`: one page of HTML on what Python programs may use of nvopt, made of docstrings, signatures and types by pdoc.

`python tests/api/api_page.py FILE.html` writes it: what `import nvopt` offers, the mirror, the analyses that a pass may ask for, what
passes share, knobs, front ends, and all passes with their manuals. It fetches nothing and opens from disk.
"""

from __future__ import annotations

import inspect
import pkgutil
import re
import sys
import types
import warnings
from collections.abc import Iterable, Mapping
from importlib import import_module
from pathlib import Path

import pdoc.doc
import pdoc.render

import nvopt
import nvopt.analysis
import nvopt.frontends
import nvopt.transforms
from nvopt.pipeline.registry import all_passes, mirror_class

Names = Mapping[str, object]


def offered() -> Names:
    """What `import nvopt` offers."""
    return {name: getattr(nvopt, name) for name in nvopt.__all__}


def mirror() -> Names:
    """LLVM IR as objects."""
    import nvopt.ir

    found = {name: getattr(nvopt.ir, name) for name in nvopt.ir.__all__ if name not in nvopt.__all__}
    return {name: value for name, value in found.items() if not inspect.ismodule(value)}


def modules_of(package: types.ModuleType) -> list[types.ModuleType]:
    """The modules in a package and in its folders, in the order of their names."""
    return [import_module(info.name) for info in pkgutil.walk_packages(package.__path__, f"{package.__name__}.")]


def defined_in(modules: Iterable[types.ModuleType]) -> Names:
    """The public functions and classes that these modules define."""
    return {
        name: value
        for module in modules
        for name, value in vars(module).items()
        if not name.startswith("_") and (inspect.isfunction(value) or inspect.isclass(value)) and value.__module__ == module.__name__
    }


def analyses() -> Names:
    """The classes that `context.analyses.get` makes objects of: those with a recipe."""
    return {name: value for name, value in defined_in(modules_of(nvopt.analysis)).items() if hasattr(value, "recipe")}


def shared_by_passes() -> Names:
    """What passes share when they change code."""
    return defined_in(modules_of(nvopt.transforms))


def settings() -> Names:
    """Knobs of one's own."""
    return {"declare": import_module("nvopt.knobs").declare}


def front_ends() -> Names:
    """Passes inside other compilers."""
    return defined_in(modules_of(nvopt.frontends))


def passes() -> Names:
    """nvopt's own passes, by their classes."""
    return {(own := mirror_class(info.name)).__name__: own for info in all_passes() if info.kind == "mirror" and not info.origin}


GROUPS = {
    "nvopt": offered,
    "nvopt.ir": mirror,
    "nvopt.knobs": settings,
    "nvopt.analysis": analyses,
    "nvopt.transforms": shared_by_passes,
    "nvopt.frontends": front_ends,
    "nvopt.passes": passes,
}


def page(groups: Mapping[str, Names]) -> str:
    """One page of the groups, in their order; a name is told in the first that has it."""
    pdoc.render.configure(search=False, show_source=False, docformat="markdown")

    parts: list[tuple[str, str, str]] = []
    told: set[str] = set()
    for name, members in groups.items():
        parts.append(_split(_rendered(name, {member: value for member, value in members.items() if member not in told})))
        told |= members.keys()
    heads, navigation, contents = zip(*parts, strict=True)
    body = f'<nav class="pdoc"><div>{"".join(navigation)}</div></nav>\n<main class="pdoc">{"".join(contents)}</main>'
    return f"{heads[0]}\n{_without_dead_links(body)}</body></html>\n"


def _rendered(name: str, members: Names) -> str:
    """pdoc's page of a module that has these members."""
    module = types.ModuleType(name, import_module(name).__doc__)
    vars(module).update(members, __all__=list(members))
    told = pdoc.doc.Module(module)
    for member in told.members.values():
        own = members[member.name]
        if name == "nvopt.passes" and isinstance(own, type):
            member.docstring = inspect.cleandoc(sys.modules[own.__module__].__doc__ or "")  # the manual
    with warnings.catch_warnings(action="ignore"):  # of types that only type checkers import, which are told as they are written
        page = pdoc.render.html_module(told, {name: told}).replace("<h2>API Documentation</h2>", f"<h2>{name}</h2>")
    return _UNPACKED.sub('<a href="#RunOptions">RunOptions</a>', page)


def _without_dead_links(body: str) -> str:
    """pdoc links to members that a base class has, where it tells of the class itself."""
    there = set(re.findall(r'\bid="([^"]+)"', body))
    return re.sub(r'<a href="#([^"]+)">(.*?)</a>', lambda link: link[0] if link[1] in there else link[2], body)


_UNPACKED = re.compile(r"\*&lt;class &#x27;(?:<a [^>]*>)?[\w.]*RunOptions(?:</a>)?&#x27;&gt;")  # pdoc's Unpack[RunOptions]


def _split(html: str) -> tuple[str, str, str]:
    """What stands ahead of the body's parts, the list of members, and the members."""
    found = re.fullmatch(r'(.*<body>).*?<div>(.*?)</div>\s*</nav>.*?<main class="pdoc">(.*)</main>.*', html, re.DOTALL)
    assert found is not None, "pdoc's page is built otherwise now"
    head, navigation, content = found.groups()
    return head, re.sub(r'<a class="(?:attribution|pdoc-button module-list-button)".*?</a>', "", navigation, flags=re.DOTALL), content


if __name__ == "__main__":
    target = Path(sys.argv[1])
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(page({name: members() for name, members in GROUPS.items()}))
