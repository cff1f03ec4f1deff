"""Passes of a user's own: files given to `-load-pass-plugin`, and entry points of the group `nvopt.passes` in installed packages.

    # small.py
    @dataclass(frozen=True)
    class InlineSmall(nvopt.FunctionPass):
        name = "inline-small"
        summary = "Mark small functions alwaysinline"
        limit: int = 10
        def run(self, function, context): ...

    $ nvopt -load-pass-plugin=small.py -passes='inline-small<limit=3>,always-inline' in.ll

Every pass that the file defines, and does not merely import, goes into the table of passes under its name; knobs that it declares become
options. Nothing else is to be called. An entry point is a pass or a module of passes; installed ones are loaded only when a pipeline or a
list needs them.

A file is executed once per process, as a module by itself. Meanwhile its folder comes first in `sys.path`, as for a script, so that
`import helpers` finds a file beside it; each plugin has such modules to itself, whatever others call theirs. `from . import helpers` works
as well, also inside functions that run later.
"""

import os
import re
import sys
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import fields
from importlib.machinery import ModuleSpec
from importlib.util import module_from_spec
from types import CodeType, ModuleType
from typing import TYPE_CHECKING

from nvopt import knobs
from nvopt.passes.base import FunctionPass, ModulePass, Pass
from nvopt.pipeline import registry
from nvopt.pipeline.registry import Plugin
from nvopt.pipeline.text import ADAPTORS, PipelineError

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint
    from traceback import FrameSummary

GROUP = "nvopt.passes"
_OURS = os.path.dirname(os.path.dirname(os.path.realpath(__file__))) + os.sep
_NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9_.-]*")
_SHARED_LIBRARY = re.compile(r"\.(so(\.\d+)*|dylib|dll)$")
_NOT_PARAMETERS = frozenset(Pass.__annotations__)

_executed: dict[str, Plugin] = {}
"""What each file executed so far brought, by its real path."""


class PluginError(PipelineError):
    """A plugin that cannot be used; str() says why, with its file and line."""


class _ClassError(Exception):
    """What is wrong with a class of a plugin."""

    def __init__(self, made: type[Pass], message: str) -> None:
        super().__init__(message)
        self.made = made


# -- files


def load(path: str) -> tuple[type[Pass], ...]:
    """Put the passes of a file into the table, if they are not there yet, and return their classes. PluginError when that can't be done."""
    try:
        real = os.path.realpath(path)
    except ValueError as error:  # a NUL in the name
        raise _unopened(path, error) from None
    loaded = registry.plugin_files().get(real)
    if loaded is not None:
        return loaded.passes
    if real not in _executed:
        _executed[real] = _execute(real, path)
    plugin = _executed[real]._replace(origin=path)
    try:
        _check_names(plugin)
    except (_ClassError, PluginError) as error:
        said = _said(error, real, path)
        del _executed[real]
        _forget(plugin.passes[0].__module__)
        raise said from None
    registry.add_plugin(plugin)
    return plugin.passes


def _execute(path: str, shown: str) -> Plugin:
    """Execute a file; its passes, each good in itself, and its knobs, which are not in the table yet. `shown` is what messages call it."""
    code = _compiled(path, shown)
    registry.load_knobs()  # what is declared from here on is the plugin's
    before = {knob.name for knob in knobs.table()}
    module = _new_module(path)
    try:
        with _importing_from(os.path.dirname(path)):
            exec(code, vars(module))
        passes = _passes_of(module)
        if not passes:
            raise PluginError(f"{shown}: error: {_no_pass(module)}")
    except (Exception, SystemExit) as error:
        said = _said(error, path, shown)
        _forget(module.__name__)
        raise said from None
    finally:
        others = {knob for plugin in registry.plugin_files().values() for knob in plugin.knobs}  # a plugin may load another
        declared = [knob for knob in knobs.table() if knob.name not in before and knob not in others]
        for knob in declared:
            knobs.remove(knob)
    return Plugin(shown, path, passes, tuple(declared))


def _compiled(path: str, shown: str) -> CodeType:
    if _SHARED_LIBRARY.search(path):
        raise PluginError(
            f"{shown}: error: plugins are Python files; shared libraries, as opt takes them, cannot be loaded through llvmlite"
        )
    try:
        with open(path, "rb") as file:
            source = file.read()
    except (OSError, ValueError) as error:
        raise _unopened(shown, error) from None
    try:
        return compile(source, path, "exec", dont_inherit=True)
    except (SyntaxError, ValueError) as error:
        if getattr(error, "lineno", None) is None:  # a NUL in the text
            raise PluginError(f"{shown}: error: {error}") from None
        raise _said(error, path, shown) from None


def _new_module(path: str) -> ModuleType:
    """An empty module for a file. To Python it is a package in the file's folder, so that it can import relatively."""
    stem = re.sub(r"\W", "_", os.path.splitext(os.path.basename(path))[0])
    spec = ModuleSpec(f"nvopt_plugin_{zlib.crc32(os.fsencode(path)):08x}_{stem}", None, origin=path, is_package=True)
    spec.submodule_search_locations = [os.path.dirname(path)]
    module = module_from_spec(spec)
    module.__file__ = path
    sys.modules[spec.name] = module
    return module


@contextmanager
def _importing_from(folder: str) -> Iterator[None]:
    """Let modules in `folder` be imported by their names. They leave `sys.modules` afterwards, for another plugin may mean another one."""
    if folder in map(os.path.realpath, sys.path):
        yield
        return
    before = set(sys.modules)
    sys.path.insert(0, folder)
    try:
        yield
    finally:
        sys.path.remove(folder)
        new = sys.modules.keys() - before
        beside = {name for name in new if "." not in name and _lies_in(sys.modules[name], folder)}
        for name in [name for name in new if name.partition(".")[0] in beside]:
            del sys.modules[name]


def _lies_in(module: ModuleType, folder: str) -> bool:
    """Whether a module is a file of the folder, or a package right in it."""
    places = [getattr(module, "__file__", None) or "", *getattr(module, "__path__", ())]
    return any(os.path.dirname(os.path.realpath(place)) == folder for place in places)


def _forget(module: str) -> None:
    """Leave nothing of a file that is no good: its author may mend it and try again."""
    for name in [name for name in sys.modules if name == module or name.startswith(f"{module}.")]:
        del sys.modules[name]


# -- installed packages


def load_installed() -> Iterator[str]:
    """Put the passes of all entry points into the table; what went wrong with some, one message each."""
    from importlib.metadata import entry_points

    registry.load_knobs()  # so that a knob declared twice is the plugin's fault
    for point in sorted(entry_points(group=GROUP), key=lambda point: (point.name, point.value)):
        package = f"package {point.dist.name}" if point.dist else "an installed package"
        try:
            plugin = Plugin(package, "", _passes_at(point))
            _check_names(plugin)
        except (Exception, SystemExit) as error:
            problem = str(_said(error))
        else:
            registry.add_plugin(plugin)
            continue
        yield f"the entry point '{point.name} = {point.value}' of {package} cannot be used: {problem}"


def _passes_at(point: "EntryPoint") -> tuple[type[Pass], ...]:
    """The passes that an entry point stands for, less those that another one has brought already."""
    found = point.load()
    if isinstance(found, ModuleType):
        passes = _passes_of(found)
        if not passes:
            raise PluginError(_no_pass(found))
    elif isinstance(found, type) and issubclass(found, Pass):
        _check_class(found)
        passes = (found,)
    else:
        raise PluginError(f"it is {found!r:.60}, which is neither a pass nor a module")
    return tuple(made for made in passes if not registry.has_class(made))


# -- what may be a pass


def _passes_of(module: ModuleType) -> tuple[type[Pass], ...]:
    """The passes that a module defines, in its order. A class without a name is a base of others, and must be one or be abstract."""
    found = [made for made in _pass_classes(module) if made.__module__ == module.__name__]
    passes = []
    for made in found:
        if hasattr(made, "name"):
            _check_class(made)
            passes.append(made)
        elif not _is_abstract(made) and not any(other is not made and issubclass(other, made) for other in found):
            raise _ClassError(made, f"class {made.__name__} has no name to be called by in -passes: name = '...' is missing")
    return tuple(passes)


def _pass_classes(module: ModuleType) -> list[type[Pass]]:
    return list(dict.fromkeys(value for value in vars(module).values() if isinstance(value, type) and issubclass(value, Pass)))


def _no_pass(module: ModuleType) -> str:
    imported = any(made.__module__ != module.__name__ and hasattr(made, "name") for made in _pass_classes(module))
    aside = " (what it imports does not count)" if imported else ""
    return f"it defines no pass: no class derived from nvopt.FunctionPass or nvopt.ModulePass{aside}"


def _is_abstract(made: type[Pass]) -> bool:
    return bool(getattr(made, "__abstractmethods__", ()))


def _check_class(made: type[Pass]) -> None:
    """Refuse a class that can't be run as a pass, or whose parameters can't be written in -passes."""
    who = f"class {made.__name__}"
    if not issubclass(made, (FunctionPass, ModulePass)):
        raise _ClassError(made, f"{who} derives from neither nvopt.FunctionPass nor nvopt.ModulePass")
    if not isinstance(getattr(made, "name", None), str) or not _NAME.fullmatch(made.name):
        raise _ClassError(
            made, f"{who} cannot be called {getattr(made, 'name', None)!r} in -passes: a name has letters, digits, '-', '_' and '.'"
        )
    if made.name in ADAPTORS:
        raise _ClassError(made, f"{who} cannot be called '{made.name}': in -passes that takes a list of passes")
    if _is_abstract(made):
        missing = " and ".join(sorted(made.__abstractmethods__))
        raise _ClassError(made, f"{who}, the pass '{made.name}', is abstract: it does not define {missing}")
    for name in _methods(FunctionPass if issubclass(made, FunctionPass) else ModulePass):
        if not callable(value := getattr(made, name)):
            raise _ClassError(made, f"{who} gives {value!r} the name of a method of {made.level} passes, '{name}'")
    _check_parameters(made, who)


def _methods(base: type[Pass]) -> list[str]:
    """What nvopt may call of a pass."""
    return [name for name in dir(base) if not name.startswith("_") and callable(getattr(base, name))]


def _check_parameters(made: type[Pass], who: str) -> None:
    parameters = {field.name: field for field in fields(made)}
    unread = [name for base in made.__mro__ for name in _annotated(base) if name not in parameters]
    if unread:
        raise _ClassError(made, f"{who} declares {', '.join(unread)} but is no dataclass: write @dataclass(frozen=True) above it")
    for name, field in parameters.items():
        if name in _NOT_PARAMETERS:
            raise _ClassError(made, f"{who} makes a parameter of '{name}' by giving it a type: write {name} = ... without one")
        if not field.init or not isinstance(field.default, (bool, int, str)):
            raise _ClassError(made, f"parameter '{name}' of {who} must have a default that is True, False, a whole number or a text")


def _annotated(base: type) -> list[str]:
    """The names that a class of the user's gives a type to, less class variables."""
    if base.__module__ == Pass.__module__ or not issubclass(base, Pass):
        return []
    return [name for name, kind in vars(base).get("__annotations__", {}).items() if "ClassVar" not in str(kind)]


def _check_names(plugin: Plugin) -> None:
    """Refuse a plugin with names that others have."""
    own: dict[str, type[Pass]] = {}
    for made in plugin.passes:
        if made.name in own:
            raise _ClassError(made, f"class {made.__name__} has the name of class {own[made.name].__name__}, '{made.name}'")
        own[made.name] = made
        origin = registry.origin(made.name)
        if origin is not None:
            raise _ClassError(made, f"class {made.__name__} cannot be called '{made.name}': {origin or 'nvopt'} has a pass of that name")
    for knob in plugin.knobs:
        if knobs.is_declared(knob.name):
            raise PluginError(f"{plugin.origin}: error: knob '{knob.name}' is declared twice")


# -- messages


def _unopened(shown: str, error: Exception) -> PluginError:
    return PluginError(f"{shown}: error: Could not open plugin file: {getattr(error, 'strerror', None) or error}")


def _said(error: BaseException, path: str = "", shown: str = "") -> PluginError:
    """What to say of a plugin that raised an exception or was refused: one in the file `path`, or an entry point."""
    match error:
        case PluginError():
            return error
        case _ClassError():
            return _located(error, shown)
        case SyntaxError(filename=str(), lineno=int()):
            return PluginError(_syntax_error(error, shown if error.filename == path else str(error.filename)))
    return PluginError(_raised(error, path, shown))


def _located(error: _ClassError, shown: str) -> PluginError:
    """What is wrong, with the file and line of its class; `shown` is what to call the file, "" for its own name."""
    import inspect

    try:
        file, line = inspect.getsourcefile(error.made), inspect.getsourcelines(error.made)[1]
    except (OSError, TypeError):
        return PluginError(f"{shown}: error: {error}" if shown else str(error))
    return PluginError(f"{shown or file}:{line}: error: {error}")


def _raised(error: BaseException, path: str, shown: str) -> str:
    """An exception at the user's own line: of the file `path` or one around it; without `path`, of any but nvopt's and Python's own."""
    text = f"error: {type(error).__name__}{f': {error}' if str(error) else ''}{_advice(error)}"
    import traceback

    frames = [frame for frame in traceback.extract_tb(error.__traceback__) if _is_users(frame, path)]
    if not frames:
        return f"{shown}: {text}" if shown else text
    frame = frames[-1]
    quoted = f"\n  {frame.line}" if frame.line else ""
    return f"{shown if frame.filename == path else frame.filename}:{frame.lineno}: {text}{quoted}"


def _syntax_error(error: SyntaxError, shown: str) -> str:
    where = f"{shown}:{error.lineno}:{error.offset or 1}: error: {error.msg}"
    if not error.text:
        return where
    line = error.text.rstrip().replace("\t", " ")
    return f"{where}\n{line}\n{' ' * ((error.offset or 1) - 1)}^"


def _advice(error: BaseException) -> str:
    if isinstance(error, TypeError) and "non-frozen dataclass" in str(error):
        return "; a pass is a frozen one: @dataclass(frozen=True)"
    return ""


def _is_users(frame: "FrameSummary", path: str) -> bool:
    name = frame.filename
    if name.startswith((_OURS, "<frozen ")) or f"{os.sep}importlib{os.sep}" in name:
        return False
    return not path or name == path or (name.startswith(os.path.dirname(path) + os.sep) and f"{os.sep}site-packages{os.sep}" not in name)
